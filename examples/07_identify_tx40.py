"""Identify the parameters of a Stäubli TX40: rehearsed with bodies that are made up, so that the
truth is known, or from its measured log.

python examples/07_identify_tx40.py                          # rehearsal: move, "measure", identify,
compare python examples/07_identify_tx40.py tx40_raw.csv.gz out/     # the log, with
examples/tx40.toml; report in out/
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import symoro as sy

RATE, SECONDS, HARMONICS = 500.0, 8.0, 5  # Hz, s


def motion(joints: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Times, and a finite Fourier series for each joint with its speed and acceleration, (n,
    joints).
    """
    t = np.arange(round(RATE * SECONDS)) / RATE
    w = 2 * np.pi / SECONDS * np.arange(1, HARMONICS + 1)
    a, b = np.random.default_rng(1).uniform(-1, 1, (2, HARMONICS, joints))
    s, c = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    return t, (s / w) @ a - (c / w) @ b, c @ a + s @ b, (c * w) @ b - (s * w) @ a


def bodies(robot: sy.Robot) -> dict[str, float]:
    """A cloud of points for each link, and friction and a rotor for each drive."""
    rng, numbers = np.random.default_rng(0), {}
    for j in range(1, robot.NL + 1):
        points, masses = rng.uniform(-0.2, 0.2, (8, 3)) / np.sqrt(j), rng.uniform(0.1, 1.5, 8) / j
        J = sum(
            m * (p @ p * np.eye(3) - np.outer(p, p)) for m, p in zip(masses, points, strict=True)
        )
        numbers |= {f"{'XYZ'[r]}{'XYZ'[c]}{j}": J[r, c] for r in range(3) for c in range(r, 3)}
        numbers |= {f"M{'XYZ'[r]}{j}": masses @ points[:, r] for r in range(3)} | {
            f"M{j}": masses.sum()
        }
        numbers |= {f"IA{j}": 0.4 / j, f"FV{j}": 4.0 / j, f"FS{j}": 3.0 / j}
    return numbers


def rehearsal() -> None:
    """Torques with noise from known numbers, and the base parameters found from them."""
    robot = sy.load("tx40")
    numbers = {**bodies(robot), **robot.values}
    t, q, qd, qdd = motion(robot.NL)
    idm = sy.generate(robot, "idm")
    tau = idm.compile().rows(q, qd, qdd, np.array([numbers[name] for name in idm.parameters]))
    noise = 0.2 * np.random.default_rng(2).standard_normal(tau.shape)  # N.m
    found = sy.identify(
        robot, {"t": t, "q": q, "GAM": tau + noise}, cutoff=20.0, decimate=50
    )  # positions and efforts, as a log has them
    truth = numbers | sy.generate(robot, "base-parameters").values(numbers)
    print(
        f"{len(found.names)} parameters, condition number {found.condition:.3g}, errors {found.training}"
    )
    for name in found.names:
        print(
            f"{name:6s} {found.values[name]:9.4f} ± {found.sigma[name]:.4f}   true {truth[name]:9.4f}"
        )
    off = np.array(
        [abs(found.values[name] - truth[name]) / found.sigma[name] for name in found.names]
    )
    print(
        f"half of them within {np.median(off):.2f} standard deviations, all within {off.max():.2f}"
    )
    assert np.median(off) < 1.5, "the estimates are not where their deviations say"
    assert found.training.total < 0.1


def measured(log: str, folder: str) -> None:
    """The same on a real log, with standard parameters that bodies can have."""
    robot, setup = sy.load("tx40"), Path(__file__).with_name("tx40.toml")
    found = sy.identify(robot, log, setup=setup, physical=True, report=folder)
    print(f"training {found.training}")
    print(
        "\n".join(
            f"{name:6s} {found.values[name]:10.5f}  {found.relative[name]:8.2f} %"
            for name in found.names
        )
    )
    print(f"report in {folder}")


if __name__ == "__main__":
    measured(*sys.argv[1:3]) if len(sys.argv) > 2 else rehearsal()
