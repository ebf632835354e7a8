"""Load a robot, generate a model, look at its cost, evaluate it, write it as C.

python examples/08_quick_start.py
"""

from __future__ import annotations

import tempfile

import numpy as np

import symoro as sy


def main() -> None:
    """The inverse dynamic model of the Puma 560, whose parameters are all known."""
    robot = sy.load("puma560")
    model = sy.generate(robot, "idm")
    print("outputs:", model.groups)
    print("cost:   ", model.cost)

    moving = {
        **dict.fromkeys((*robot.q, *robot.qd, *robot.qdd), 0.0),
        "q2": np.linspace(0.0, 1.5, 4),
    }
    print("torques of joint 2 while q2 goes from 0 to 1.5 rad, at rest (N.m):")
    print(np.round(model.evaluate(moving)["tau"][:, 1], 3))

    with tempfile.TemporaryDirectory() as folder:
        print("files:  ", [path.name for path in model.write("c", folder)])
    print(*model.verify("python"), sep="\n")


if __name__ == "__main__":
    main()
