"""Synthetic robots and logs whose parameters are known."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np

import symoro as sy
from symoro.expr.node import constant
from symoro.identify.excitation import trajectory_families
from symoro.identify.least_squares import RecursiveLeastSquares
from symoro.robot import INERTIAL_PARAMETERS
from symoro.robot.data import Body

TX40 = (
    Path(__file__).parents[3] / "shared" / "data" / "tx40"
)  # ../shared/data/tx40 from the root of the project
SETUP = Path(__file__).parents[2] / "examples" / "tx40.toml"


def solid(rng: np.random.Generator, mass: float, size: float) -> dict[str, float]:
    """The ten parameters of a cloud of points: a body that exists."""
    points = rng.uniform(-size, size, (12, 3)) + rng.uniform(-size, size, 3)
    m = rng.uniform(0.5, 1.5, 12)
    m *= mass / m.sum()
    J = sum(w * (p @ p * np.eye(3) - np.outer(p, p)) for w, p in zip(m, points, strict=True))
    MS = m @ points
    return dict(
        zip(
            INERTIAL_PARAMETERS,
            [J[0, 0], J[0, 1], J[0, 2], J[1, 1], J[1, 2], J[2, 2], *MS, mass],
            strict=True,
        )
    )


def arm(name: str = "tx40", seed: int = 0) -> tuple[sy.Robot, dict[str, float]]:
    """A built-in geometry with bodies that exist, rotors and friction; and all its numbers."""
    rng, robot = np.random.default_rng(seed), sy.load(name)
    bodies = [solid(rng, 8.0 / j, 0.15 / np.sqrt(j)) for j in range(1, robot.NL + 1)]
    drives = [{"IA": 0.4 / j, "FV": 2.0 / j, "FS": 3.0 / j} for j in range(1, robot.NL + 1)]
    numbers = {f"{k}{j}": v for j, entry in enumerate(bodies, 1) for k, v in entry.items()}
    numbers |= {f"{k}{j}": v for j, entry in enumerate(drives, 1) for k, v in entry.items()}
    made = dataclasses.replace(
        robot, bodies=(Body(), *(Body(**{k: constant(v) for k, v in entry.items()}) for entry in bodies)),
        joints=tuple(dataclasses.replace(x, **{k: constant(v) for k, v in entry.items()}) for x, entry in zip(robot.joints, drives, strict=True)),
    )  # fmt: skip
    return made, numbers


def motion(
    robot: sy.Robot, period: float, rate: float, seed: int, size: float = 1.0, harmonics: int = 5
) -> dict[str, np.ndarray]:
    """A random Fourier motion, (n, joints), exact in speed and acceleration."""
    t = np.arange(round(period * rate) + 1) / rate
    rng = np.random.default_rng(seed)
    found = []
    for f in trajectory_families("fourier", len(robot.moving), t, period, harmonics):
        c = rng.standard_normal(f.q.shape[1])
        c *= size / np.ptp(f.q @ c)
        offset = rng.uniform(-0.5, 0.5)
        found.append((offset + f.q @ c, f.qd @ c, f.qdd @ c))
    q, qd, qdd = (np.stack(x, axis=1) for x in zip(*found, strict=True))
    return {"t": t, "q": q, "QP": qd, "QDP": qdd}


def point_to_point(
    robot: sy.Robot, period: float, rate: float, seed: int, size: float = 2.0
) -> dict[str, np.ndarray]:
    """Motions by polynomials of degree 5 between random postures, with rests, (n, joints)."""
    t, rng = np.arange(round(period * rate) + 1) / rate, np.random.default_rng(seed)
    at = rng.uniform(-0.5, 0.5, len(robot.moving))
    q, qd, qdd = (np.zeros((len(t), len(at))) for _ in range(3))
    start, q[:] = 0.3, at
    while start < period:
        duration, step = rng.uniform(0.6, 1.6), rng.uniform(-size / 2, size / 2, len(at)) - at
        s = np.clip((t - start) / duration, 0, 1)[:, None]
        q += step * (10 * s**3 - 15 * s**4 + 6 * s**5)
        qd += step * (30 * s**2 - 60 * s**3 + 30 * s**4) / duration
        qdd += step * (60 * s - 180 * s**2 + 120 * s**3) / duration**2
        at, start = at + step, start + duration + rng.choice([0.1, 0.3, 0.6])
    return {"t": t, "q": q, "QP": qd, "QDP": qdd}


def log(
    robot: sy.Robot, move: dict[str, np.ndarray], noise: float = 0.0, seed: int = 0
) -> dict[str, np.ndarray]:
    """The motion with its torques, and noise on them."""
    tau = robot.compute.idm(move["q"], move["QP"], move["QDP"])
    return {**move, "GAM": tau + noise * np.random.default_rng(seed).standard_normal(tau.shape)}


def base_values(result, numbers: dict[str, float]) -> np.ndarray:
    """The true base parameters in the order of a result."""
    return result.parameters.of_standard(numbers)


def recursive_estimates(rows: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The estimates of recursive least squares after each row, (rows, parameters)."""
    state, history = RecursiveLeastSquares.start(rows.shape[1]), []
    for row, value in zip(rows, y, strict=True):
        state = state.after(row, float(value))
        history.append(state.x)
    return np.array(history)
