"""Model predictive control of the cart-pole with CasADi's solver and our derivatives.

    python examples/03_mpc_casadi.py        needs: pip install casadi

Every 30 ms the direct dynamic model is linearised where the robot is, with the derivatives by q, qd
and tau in one function of machine code, and a quadratic program over 1.2 s, the force limited to 12
N, is solved. The pole, 0.5 rad from upright, is caught and the cart brought home.
"""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca
import numpy as np

import symoro as sy

Function = Callable[[dict[str, float]], dict[str, np.ndarray]]
N, DT, LIMIT = 40, 0.03, 12.0
WEIGHTS, EFFORT = np.diag([4.0, 30.0, 1.0, 1.0]), 0.01


def state(robot: sy.Robot, q: np.ndarray, qd: np.ndarray, force: float = 0.0) -> dict[str, float]:
    """The inputs of the models by name; only the cart has a motor."""
    return dict(zip((*robot.q, *robot.qd, *robot.tau), (*q, *qd, force, 0.0), strict=True))


def upright(robot: sy.Robot, rate: Function, slopes: Function) -> float:
    """The angle of the pole at which it stands: balanced, and unstable."""
    angles = [
        q
        for q in (0.0, np.pi / 2, np.pi, -np.pi / 2)
        if abs(rate(state(robot, np.array([0.0, q]), np.zeros(2)))["qdd"][1]) < 1e-9
    ]
    return max(
        angles, key=lambda q: slopes(state(robot, np.array([0.0, q]), np.zeros(2)))["dqdd_dq"][1, 1]
    )


def prediction(
    A: np.ndarray, B: np.ndarray, c: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """x over the horizon as F x0 + G u + h, for x+ = A x + B u + c."""
    n, m = B.shape
    F, G, h = np.zeros((N * n, n)), np.zeros((N * n, N * m)), np.zeros(N * n)
    power, offset = np.eye(n), np.zeros(n)
    for k in range(N):
        row = slice(k * n, (k + 1) * n)
        if k:
            G[row] = A @ G[(k - 1) * n : k * n]
        G[row, k * m : (k + 1) * m] = B
        power, offset = A @ power, A @ offset + c
        F[row], h[row] = power, offset
    return F, G, h


def main() -> None:
    robot = sy.load("cartpole")
    model = sy.generate(robot, "ddm", without="friction")
    rate = model.compile()
    slopes = model.derivative(["q", "qd", "tau"]).compile()
    Q = np.kron(np.eye(N), WEIGHTS)
    solver = ca.conic(
        "qp",
        "qpoases",
        {"h": ca.DM.ones(N, N).sparsity(), "a": ca.Sparsity(0, N)},
        {"printLevel": "none"},
    )
    top = upright(robot, rate, slopes)
    q, qd, worst_force = np.array([0.5, top + 0.5]), np.zeros(2), 0.0
    for _ in range(150):
        d, a = slopes(state(robot, q, qd)), rate(state(robot, q, qd))["qdd"]
        A = np.block(
            [[np.eye(2), DT * np.eye(2)], [DT * d["dqdd_dq"], np.eye(2) + DT * d["dqdd_dqd"]]]
        )
        B = np.concatenate([np.zeros((2, 1)), DT * d["dqdd_dtau"][:, :1]])
        x = np.concatenate([q - [0, top], qd])
        ahead = np.concatenate([x[:2] + DT * qd, qd + DT * a])
        F, G, h = prediction(A, B, ahead - A @ x)
        found = solver(
            h=G.T @ Q @ G + EFFORT * np.eye(N), g=G.T @ Q @ (F @ x + h), lbx=-LIMIT, ubx=LIMIT
        )
        force = float(found["x"][0])
        worst_force = max(worst_force, abs(force))
        for _ in range(30):  # the plant, in steps of a millisecond
            qd = qd + 1e-3 * rate(state(robot, q, qd, force))["qdd"]
            q = q + 1e-3 * qd
    print(
        f"after 4.5 s: cart at {q[0]:+.4f} m, pole {q[1] - top:+.5f} rad from upright, largest force {worst_force:.1f} N"
    )
    assert abs(q[1] - top) < 0.02
    assert abs(q[0]) < 0.1
    assert worst_force <= LIMIT + 1e-6


if __name__ == "__main__":
    main()
