"""Draw docs/pictures/which-arm.png: sketches of the arms that docs/which-arm.md tells apart.

Links are lines between the origins of neighbouring frames, revolute joints are cylinders seen as
short bars along their axes, sliding joints are squares; motors are filled.

python docs/pictures/make_arms.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import symoro as sy
from symoro.robot import PRISMATIC

HERE = Path(__file__).parent
LINK, TURN, SLIDE, HAND = "#5b6470", "#4c78a8", "#f58518", "#d62728"
SIX = {"q1": 0.4, "q2": -1.1, "q3": 0.4, "q4": 0.3, "q5": 0.9, "q6": 0.0}
LIFTED = {"q1": 0.4, "q2": -1.3, "q4": 0.3, "q5": 0.9, "q6": 0.0, "q7": -0.4}
ARMS: tuple[tuple[str, str, dict[str, float], float], ...] = (
    ("1  six joints, spherical wrist", "rx90", {**SIX, "q2": 1.2, "q3": -0.3}, -60.0),
    ("2  six joints, parallel axes", "ur5", {**SIX, "q2": -1.0, "q3": 1.2, "q5": 1.2}, -50.0),
    ("3  six joints, no special axes", "crx10ia", SIX, -60.0),
    ("4  fewer than six joints", "scara", {"q1": 0.5, "q2": 0.8, "q3": -0.1, "q4": 0.2}, -60.0),
    ("5  seven joints", "panda", {**SIX, "q3": 0.3, "q4": -1.6, "q6": 1.6, "q7": 0.5}, -60.0),
    ("6  arm with a parallelogram", "sr400", LIFTED, -80.0),
    ("7  planar loop", "fivebar", {"q1": 2.2, "q3": 0.9}, -90.0),
    ("8  parallel robot", "delta", {"q1": 0.2, "q6": 0.2, "q10": 0.2}, -60.0),
)


def posture(robot: sy.Robot, given: dict[str, float]) -> dict[str, float]:
    """Positions of all joints: those that are given, the others such that the loops close."""
    q = {name: given.get(name, 0.0) for name in robot.q}
    if robot.has_closed_loops:
        model = sy.generate(robot, "loop-geometry")
        assemblies = model.compile()(given).solutions
        q |= dict(zip(model.passive, assemblies[-1].tolist(), strict=True))
    return q


def frames(robot: sy.Robot, q: dict[str, float]) -> list[np.ndarray]:
    """The poses of frames 0 … NF, (4, 4) each."""
    known = {name: robot.values.get(name, 0.3) for name in robot.symbols} | q
    poses = [np.eye(4)]
    for j in range(1, robot.NF + 1):
        model = sy.generate(robot, "dgm", frame=j, frames="khalil", passive="inputs", effort=0)
        poses.append(model.evaluate({name: known[name] for name in model.inputs})["T"])
    return poses


def draw(ax: Any, robot: sy.Robot, poses: list[np.ndarray], hand: int) -> None:
    points = np.array([T[:3, 3] for T in poses])
    size = float(np.ptp(points, axis=0).max())
    for j in range(1, robot.NF + 1):
        ax.plot(*points[[robot.frame(j).ant, j]].T, color=LINK, lw=2.5, zorder=1)
    for j in robot.moving:
        axis = poses[j][:3, 2] * 0.05 * size
        kind = SLIDE if robot.sigma(j) == PRISMATIC else TURN
        ends = np.array([points[j] - axis, points[j] + axis]).T
        ax.plot(*ends, color=kind, lw=6 if robot.frame(j).mu else 3, solid_capstyle="butt")
    ax.plot(*points[[hand]].T, "o", color=HAND, ms=6)
    ax.plot(*points[[0]].T, "s", color="black", ms=7)
    middle = 0.5 * (points.min(axis=0) + points.max(axis=0))
    for k, limits in enumerate((ax.set_xlim, ax.set_ylim, ax.set_zlim)):
        limits(middle[k] - 0.5 * size, middle[k] + 0.5 * size)


def main() -> None:
    figure = plt.figure(figsize=(12, 6.4))
    for k, (title, name, given, azimuth) in enumerate(ARMS, 1):
        robot = sy.load(name)
        ax: Any = figure.add_subplot(2, 4, k, projection="3d")
        hand = sy.generate(robot, "dgm", effort=0).options["frame"]
        draw(ax, robot, frames(robot, posture(robot, given)), hand)
        ax.view_init(elev=90.0 if name == "fivebar" else 18.0, azim=azimuth)
        ax.set_axis_off()
        ax.set_title(f"{title}\n({name})", fontsize=10)
    figure.subplots_adjust(0, 0, 1, 0.93, 0, 0.05)
    figure.savefig(HERE / "which-arm.png", dpi=90)


if __name__ == "__main__":
    main()
