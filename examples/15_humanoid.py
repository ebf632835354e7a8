"""A humanoid with parallel ankles that swings its legs in free fall.

    python examples/15_humanoid.py [picture.png]

The trunk is a floating base. Each leg has motors at hip, knee and shin; the motor at the shin turns a
crank, and a rod moves the foot, so that crank, rod, foot and shin are a closed loop. Nothing but
gravity acts from outside, so that the energy changes by the work of the motors alone.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np

import symoro as sy

DURATION = 0.8  # s
START = {"q2": -0.3, "q3": 0.6, "q4": 1.4, "q8": 0.1, "q9": 0.2, "q10": 1.6}  # rad; others 0
WANTED = {"q2": 0.5, "q3": 0.2, "q8": -0.6, "q9": 0.9}  # rad, of hips and knees


def leg(first: int, side: float) -> dict[str, list[object]]:
    """Columns of a leg whose first link has the number `first`: hip roll, hip pitch, knee, crank,
    foot, rod. `side` is the distance of the hip from the middle, m.
    """
    q = [f"q{first + k}" for k in range(6)]
    return {
        "ant": [0, first, first + 1, first + 2, first + 2, first + 3],
        "mu": [1, 1, 1, 1, 0, 0],
        "gamma": ["pi/2", "pi/2", 0, 0, 0, 0],
        "alpha": ["pi/2", "pi/2", 0, 0, 0, 0],
        "d": [side, 0, 0.4, 0.1, 0.42, 0.09],
        "theta": [q[0], f"{q[1]} + pi", *q[2:]],
        "M": [1.0, 6.0, 3.0, 0.3, 1.2, 0.3],
        "MX": [0, 1.1, 0.5, 0.01, 0.05, 0.045],
        "XX": [0.01, 0.03, 0.01, 0.001, 0.002, 0.0003],
        "YY": [0.01, 0.28, 0.12, 0.001, 0.006, 0.011],
        "ZZ": [0.01, 0.28, 0.12, 0.001, 0.006, 0.011],
        "IA": [0.05, 0.05, 0.05, 0.01, 0, 0],
    }


TRUNK = {"M": 20, "MX": 0, "XX": 1.5, "YY": 1.3, "ZZ": 0.4, "IA": 0}  # and its centre 0.25 m up


def humanoid() -> sy.Robot:
    """The humanoid from the text of its .par file: two legs on a floating trunk; the rods are cut
    from the feet.
    """
    left, right = leg(1, 0.1), leg(7, -0.1)
    columns = {key: left[key] + right[key] for key in left}
    columns["ant"] += [6, 12, 5, 11]  # the cut joints on the rods, their twins on the feet
    columns["mu"] += [0, 0, 0, 0]
    columns["gamma"] += [0, 0, 0, 0]
    columns["alpha"] += [0, 0, 0, 0]
    columns["d"] += [0.32, 0.32, 0.08, 0.08]
    columns["theta"] += ["q13", "q14", 0, 0]
    columns["sigma"] = [*[0] * 14, 2, 2]
    for key, value in TRUNK.items():
        columns[key] = [value, *columns[key]]
    lines = [f"{key} = {{{', '.join(map(str, row))}}}" for key, row in columns.items()]
    header = [
        "NL = 12",
        "NJ = 14",
        "NF = 16",
        "Type = 2",
        "is_floating = 1",
        f"MZ = {{5{', 0' * 12}}}",
    ]
    base = ["W0 = {W01, W02, W03}", "V0 = {V01, V02, V03}", "G = {0, 0, -9.81}"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "humanoid.par"
        file.write_text("\n".join([*header, *lines, *base]))
        return sy.load(str(file))


def torques(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    """Efforts of the eight motors: hips and knees go to a posture, cranks are damped."""
    motors = ("q1", "q2", "q3", "q4", "q7", "q8", "q9", "q10")
    wanted = np.array([WANTED.get(name, START.get(name, 0.0)) for name in motors])
    return 60.0 * (wanted - q) - 6.0 * qd


BODY = [
    (-0.07, -0.03),
    (0.07, -0.03),
    (0.1, 0.4),
    (0.04, 0.52),
    (-0.04, 0.52),
    (-0.09, 0.4),
]  # x, z
FOOT = np.array(
    [[0.0, 0.0, 0.0], [-0.07, 0.07, 0.0], [0.2, 0.07, 0.0], [0.08, 0.0, 0.0], [0.0, 0.0, 0.0]]
)


def side_view(robot: sy.Robot, q: np.ndarray) -> list[np.ndarray]:
    """Lines (points, 2) along the links of both legs, in the x-z plane of the trunk: thigh, shin,
    foot, then crank and rod, which close the loop at the ankle.
    """
    at = dict(zip(robot.q, q, strict=False))

    def pose(frame: int) -> np.ndarray:
        m = sy.generate(robot, "dgm", frame=frame)
        return np.asarray(m.evaluate({n: at[n] for n in m.inputs})["T"])

    lines = []
    for first, twin in ((1, 15), (7, 16)):
        hip, knee, crank, ankle, rod = (pose(first + k) for k in (1, 2, 3, 4, 5))
        foot = FOOT @ ankle[:3, :3].T + ankle[:3, 3]
        chain = [T[:3, 3] for T in (crank, rod, pose(twin))]
        lines += [np.array([T[:3, 3] for T in (hip, knee, ankle)]), foot, np.array(chain)]
    return [line[:, ::2] for line in lines]


def draw(robot: sy.Robot, motion: sy.Simulation, path: str) -> None:
    """Draw the humanoid in the axes of its trunk at four times, and the energies without those of
    the fall.
    """
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(
        1, 2, figsize=(11, 4.2), width_ratios=(3, 2), layout="constrained"
    )
    colors = ["tab:blue", "tab:blue", "tab:orange", "tab:cyan", "tab:cyan", "tab:orange"]
    for n, share in enumerate((0.0, 0.2, 0.45, 1.0)):
        k, shift = int(share * (len(motion.t) - 1)), np.array([0.9 * n, 0.0])
        left.fill(*(np.array(BODY) + shift).T, color="0.75")
        left.add_patch(plt.Circle((shift[0], 0.6), 0.09, color="0.75"))
        for line, color in zip(side_view(robot, motion.q[k]), colors, strict=True):
            left.plot(*(line + shift).T, "o-", color=color, ms=3, lw=2.5)
        left.text(shift[0], 0.75, f"{motion.t[k]:.2f} s", ha="center")
    left.set(
        aspect="equal",
        xlabel="x of the trunk, m (shifted by 0.9 m each)",
        ylabel="z, m",
        ylim=(-1.1, 0.9),
    )
    left.set_title("legs (blue), cranks and rods of the ankles (orange)", fontsize="medium")
    right.plot(motion.t, motion.kinetic + motion.potential - motion.energy[0], label="energy")
    right.plot(motion.t, motion.work, "--", label="work of the motors")
    right.plot(motion.t, motion.energy - motion.energy[0] - motion.work, "k:", label="balance")
    right.set(xlabel="time, s", ylabel="change of energy, J")
    right.legend()
    figure.savefig(path, dpi=90)


def main() -> None:
    robot = humanoid()
    motion = sy.simulate(robot, DURATION, q=START, controller=torques, step=0.005, tolerance=1e-9)
    print(motion)
    print(f"work of the motors {motion.work[-1]:.2f} J, loop closure {motion.loop_drift:.1e}")
    print(f"energy that is missing: {motion.energy_drift:.1e} of the energy exchanged")
    assert motion.energy_drift < 1e-6
    if len(sys.argv) > 1:
        draw(robot, motion, sys.argv[1])


if __name__ == "__main__":
    main()
