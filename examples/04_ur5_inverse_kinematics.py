"""Every posture of the UR5 for a pose of its flange, from a URDF file, in closed form.

    python examples/04_ur5_inverse_kinematics.py [ur5.urdf]

Without an argument the built-in UR5 is written as URDF first. The pose is made by the direct model,
so the posture that made it must be found.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np

import symoro as sy


def main() -> None:
    path = (
        Path(sys.argv[1])
        if len(sys.argv) > 1
        else sy.load("ur5").save(Path(tempfile.mkdtemp()) / "ur5.urdf")
    )
    robot = sy.load(path, tolerance=1e-5)
    forward = sy.generate(robot, "dgm").compile()
    inverse = sy.generate(robot, "igm")
    print(inverse.notes[0])
    q = np.array([0.3, -1.1, 1.4, -0.5, 0.9, 0.2])
    T = forward.rows(q)
    found = inverse.compile()(T)
    for row, branch in zip(found.solutions, found.branches, strict=True):
        miss = np.abs(forward.rows(row) - T).max()
        print("  ".join(f"{x:+8.4f}" for x in row), f"  miss {miss:.0e}  {branch}")
        assert miss < 1e-9
    turn = (found.solutions - q + np.pi) % (2 * np.pi) - np.pi
    assert np.abs(turn).max(axis=1).min() < 1e-8, "the posture that made the pose is among them"
    print(f"{found.count} postures")


if __name__ == "__main__":
    main()
