"""Simulation of the SR400, a six-axis robot with a parallelogram: from rest to rest under computed
torque.

    python examples/05_sr400_simulation.py [picture.png]

The file of the robot has its geometry; masses and inertias here are those of plausible links. The
loop must stay closed and the energy must add up.
"""

from __future__ import annotations

import sys

import symoro as sy
from symoro.simulate import ComputedTorque, Quintic

MASSES = {1: 80.0, 2: 60.0, 3: 40.0, 4: 15.0, 5: 8.0, 6: 3.0, 7: 20.0, 8: 25.0}  # kg
LEVERS = {2: 0.4, 3: 0.1, 7: 0.2, 8: 0.4}  # m, centre of mass along x
RADIUS = 0.15  # m, radius of gyration


def inertia() -> dict[str, float]:
    """Inertial parameters about the origins of the frames."""
    found = {}
    for j, M in MASSES.items():
        c = LEVERS.get(j, 0.0)
        found |= {
            f"M{j}": M,
            f"MX{j}": M * c,
            f"XX{j}": M * RADIUS**2,
            f"YY{j}": M * (RADIUS**2 + c * c),
            f"ZZ{j}": M * (RADIUS**2 + c * c),
        }
    return found


def main() -> None:
    robot = sy.load("sr400")
    given = inertia()
    ours = [
        name for name in robot.symbols if name not in (*robot.q, *robot.qd, *robot.qdd, *robot.tau)
    ]
    values = {name: given.get(name, 0.0) for name in ours if name not in robot.values}
    motors = [str(robot.variable(j)) for j in robot.moving if robot.frame(j).mu and j <= robot.NL]
    start = {name: 0.3 for name in motors}
    goal = {name: 0.9 for name in motors}
    motion = sy.simulate(
        robot, 1.5, q=start, values=values, controller=ComputedTorque(Quintic(goal, 1.2)), step=0.01
    )
    print(motion.report())
    if len(sys.argv) > 1:
        print(motion.plot(sys.argv[1]))
    assert motion.complete
    assert motion.loop_drift < 1e-9
    assert motion.energy_drift < 1e-5


if __name__ == "__main__":
    main()
