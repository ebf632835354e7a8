"""Draw docs/pictures/gallery.png: skeletons of robots, each frame where its direct geometric model puts it.

    python docs/pictures/make_gallery.py
"""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import symoro as sy
from symoro.robot.data import PRISMATIC

HERE = Path(__file__).parent
ROBOTS = {"rx90": 0.4, "puma560": 0.3, "panda": 0.5, "ur10e": -0.5, "iiwa14": 0.4, "stanford": 0.4, "scara": 0.4, "irb6700": 0.3}


def values(robot: sy.Robot, bend: float) -> dict[str, float]:
    """A posture, and lengths where the robot has none."""
    numbers = {name: robot.values.get(name, 0.4) for name in robot.symbols}
    joints = zip(robot.moving, robot.q, strict=True)
    return numbers | {name: bend * (0.5 if robot.sigma(j) == PRISMATIC else (-1) ** k * 1.5) for k, (j, name) in enumerate(joints)}


def places(robot: sy.Robot, bend: float) -> np.ndarray:
    """The frames seen from frame 0, (frames + 1, 4, 4)."""
    known = values(robot, bend)
    found = [np.eye(4)]
    for j in range(1, robot.NF + 1):
        model = sy.generate(robot, "dgm", frame=j, effort=0)
        found.append(model.evaluate({k: known[k] for k in model.inputs})["T"])
    return np.array(found)


def draw(axes: plt.Axes, name: str, bend: float) -> None:
    robot = sy.load(name)
    T = places(robot, bend)
    size = max(np.ptp(T[:, :3, 3], axis=0).max(), 0.1)
    for j in range(1, robot.NF + 1):
        ends = T[[robot.ant(j), j], :3, 3]
        axes.plot(*ends.T, color="#444", lw=4, solid_capstyle="round")
    for j in range(1, robot.NL + 1):
        at, z = T[j, :3, 3], T[j, :3, 2] * size * 0.12
        axes.plot(*np.array([at - z, at + z]).T, color="#f58518" if robot.sigma(j) == PRISMATIC else "#4c78a8", lw=3)
    centre = T[:, :3, 3].mean(axis=0)
    for axis, c in zip("xyz", centre, strict=True):
        getattr(axes, f"set_{axis}lim")(c - size * 0.6, c + size * 0.6)
    axes.set_box_aspect((1, 1, 1), zoom=1.45)
    axes.set_axis_off()
    axes.set_title(f"{name}: {robot.title.split(',')[0] or robot.name}", fontsize=9)
    axes.view_init(20, -60)


def main() -> None:
    figure = plt.figure(figsize=(12, 6.2), dpi=90)
    for k, (name, bend) in enumerate(ROBOTS.items(), 1):
        draw(figure.add_subplot(2, 4, k, projection="3d"), name, bend)
    figure.tight_layout()
    figure.savefig(HERE / "gallery.png")


if __name__ == "__main__":
    main()
