"""A robot of one's own from a text in the .par format: base parameters, torques, code.

python examples/10_own_robot.py
"""

from __future__ import annotations

import symoro as sy
from symoro.formats.par import loads

CRANE = """
(* Robotname = 'Crane' *)
(*@ title = Trolley on a horizontal rail with a hanging arm; q2 = 0 hangs down *)
(*@ values = {M1 = 5, M2 = 1, MX2 = 0.4, ZZ2 = 0.2, FV1 = 3, G3 = -9.81} *)
NL = 2
sigma = {1, 0}
gamma = {0, -pi/2}
alpha = {pi/2, pi/2}
r     = {q1, 0}
theta = {0, q2}
M  = {M1, M2}
MX = {0, MX2}
ZZ = {0, ZZ2}
FV = {FV1, 0}
G  = {0, 0, G3}
"""


def main() -> None:
    """Describe, reduce, evaluate, generate."""
    robot = loads(CRANE)
    print(f"{robot.name}: joints {', '.join(robot.q)}\n")
    print(sy.generate(robot, "base-parameters").report())
    gravity = sy.generate(robot, "gravity")
    print(
        f"to hold the arm 0.1 rad off the vertical takes {gravity.evaluate({'q2': 0.1})['Q'][1]:.4f} N.m\n"
    )
    print(sy.generate(robot, "idm", parameters="base").code("python", comments=False))


if __name__ == "__main__":
    main()
