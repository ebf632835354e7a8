"""Identify a robot: rehearsed on data made here, or on the measured log of a Stäubli TX40.

    python examples/identify.py                          # rehearsal: excite, "measure", identify, compare
    python examples/identify.py tx40_raw.csv.gz out/     # the log, with examples/tx40.toml; report in out/
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import symoro as sy


def rehearsal() -> None:
    """Trajectory, torques with noise, parameters; the truth is known."""
    robot = sy.load("planar2r")
    path = sy.excite(robot, period=6.0, vmax=2.0, starts=1)
    tau = sy.generate(robot, "idm").compile().rows(path.q, path.qd, path.qdd)
    noise = np.random.default_rng(0).standard_normal(tau.shape)
    found = sy.identify(robot, {"t": path.t, "q": path.q, "QP": path.qd, "QDP": path.qdd, "GAM": tau + 0.02 * noise})
    truth = sy.generate(robot, "base-parameters").values()
    print(f"condition number {path.condition:.3g}, errors {found.training}")
    for name, value in found.values.items():
        print(f"{name:6s} {value:9.5f} ± {found.sigma[name]:.5f}   true {truth[name]:.5f}")


def measured(log: str, folder: str) -> None:
    """The same on a real log, split in time, with consistent standard parameters."""
    robot, setup = sy.load("tx40"), Path(__file__).with_name("tx40.toml")
    found = sy.identify(robot, log, setup=setup, physical=True, report=folder)
    print(f"training {found.training}")
    print("\n".join(f"{name:6s} {found.values[name]:10.5f}  {found.relative[name]:8.2f} %" for name in found.names))
    print(f"report in {folder}")


if __name__ == "__main__":
    measured(*sys.argv[1:3]) if len(sys.argv) > 2 else rehearsal()
