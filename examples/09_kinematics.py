"""The position, the Jacobian matrix and the singularities of a robot, and its code.

python examples/09_kinematics.py
"""

from __future__ import annotations

import numpy as np

import symoro as sy


def main() -> None:
    """Look at the kinematics of the RX-90."""
    robot = sy.load("rx90")
    q = dict(zip(robot.q, (0.1, -0.4, 0.7, 0.2, 0.5, -0.3), strict=True))

    position = sy.generate(robot, "dgm")
    print("T of frame 6 in frame 0, lengths from the data sheet:")
    print(np.round(position.evaluate(q)["T"], 4))
    print(f"cost: {position.cost}\n")

    singular = sy.generate(robot, "determinant")
    print("The Jacobian matrix is singular where one of these is zero:")
    print("\n".join(f"  {factor}" for factor in singular.factors), "\n")

    print(sy.generate(robot, "jacobian", projection=3).code("c"))


if __name__ == "__main__":
    main()
