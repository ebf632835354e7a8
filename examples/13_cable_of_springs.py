"""A cable as a chain of links with springs and dampers at its joints, released from the horizontal.

    python examples/13_cable_of_springs.py [picture.png]

The joints are passive: they have no rotors, only the stiffness and damping of the cable. The energy
must add up: what the links lose in height and speed is in the springs or went into the dampers.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np

import symoro as sy

LINKS, LENGTH, MASS = 10, 1.0, 0.5  # number, m and kg of the whole cable
STIFFNESS, DAMPING = 0.4, 0.002  # N.m/rad and N.m.s/rad of each joint
DURATION = 2.0  # s


def cable() -> str:
    """The cable as the text of a .par file: links along x in a vertical plane, the first one fixed
    at its beginning by a hinge.
    """
    d, M = LENGTH / LINKS, MASS / LINKS

    def row(key: str, value: float, first: float | None = None) -> str:
        values = [value if first is None else first, *[value] * (LINKS - 1)]
        return f"{key} = {{{', '.join(map(repr, values))}}}"

    return "\n".join(
        [
            f"NL = {LINKS}\nNJ = {LINKS}\nNF = {LINKS}",
            row("d", d, 0.0),
            row("mu", 0),
            row("M", M),
            row("MX", M * d / 2),
            row("YY", M * d * d / 3),
            row("ZZ", M * d * d / 3),
            row("k", STIFFNESS, 0.0),
            row("kd", DAMPING, 0.0),
            "G = {0, -9.81, 0}",
        ]
    )


def shape(q: np.ndarray) -> np.ndarray:
    """The ends of the links (links + 1, 2) in the plane, m, at joint positions q."""
    angles = np.cumsum(q)
    steps = LENGTH / LINKS * np.column_stack([np.cos(angles), np.sin(angles)])
    return np.vstack([[0.0, 0.0], np.cumsum(steps, axis=0)])


def draw(motion: sy.Simulation, path: str) -> None:
    """Draw the cable at ten times, and its energies."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4))
    for k in np.linspace(0, len(motion.t) - 1, 10).astype(int):
        x, y = shape(motion.q[k]).T
        left.plot(x, y, ".-", color=plt.cm.viridis(k / len(motion.t)))
    left.set(aspect="equal", xlabel="x, m", ylabel="y, m", title="cable at ten times")
    for name, value in (
        ("kinetic", motion.kinetic),
        ("height and springs", motion.potential),
        ("dampers", motion.losses),
        ("balance", motion.energy + motion.losses - motion.energy[0]),
    ):
        right.plot(motion.t, value, label=name)
    right.set(xlabel="time, s", ylabel="energy, J")
    right.legend(fontsize="small", ncols=2, loc="lower left")
    right.set_ylim(-3.4, 2.8)
    figure.tight_layout()
    figure.savefig(path, dpi=90)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cable.par"
        file.write_text(cable())
        robot = sy.load(str(file))
    motion = sy.simulate(robot, DURATION, q=[0.0] * LINKS, step=0.005, tolerance=1e-8)
    print(motion)
    print(f"into the dampers: {motion.losses[-1]:.3f} J")
    print(f"energy that is missing: {motion.energy_drift:.1e} of the energy exchanged")
    assert motion.energy_drift < 1e-6
    if len(sys.argv) > 1:
        draw(motion, sys.argv[1])


if __name__ == "__main__":
    main()
