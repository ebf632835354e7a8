"""Pictures of a motion."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symoro.errors import UnknownName
from symoro.formats.files import write_bytes
from symoro.simulate.tables import columns_of, variables

if TYPE_CHECKING:
    from symoro.simulate.motion import Simulation

PICTURES = ("png", "svg", "pdf")


def plot_motion(s: Simulation, path: Path) -> Path:
    """Positions, speeds, torques, energies and their balance; closure of the loops, or accelerations where there are none."""
    kind = path.suffix.lower().removeprefix(".")
    if kind not in PICTURES:
        raise UnknownName(f"picture {path}", path.suffix, [f".{p}" for p in PICTURES])
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 8), layout="constrained")
    figure.suptitle(s.robot.title or s.robot.name)
    (positions, speeds), (torques, energies), (balance, last) = figure.subplots(3, 2, sharex=True)
    _lines(positions, s.t, s.q, variables(s.robot, s.joints), "position, rad or m")
    if s.wanted is not None:
        positions.plot(s.t, s.wanted, "k:", linewidth=0.8)
    _lines(speeds, s.t, s.qd, columns_of(s.robot, "QP", s.joints), "speed, rad/s or m/s")
    _lines(torques, s.t, s.tau, columns_of(s.robot, "GAM", s.motors), "torque, N.m or N")
    for name, values in (
        ("kinetic", s.kinetic),
        ("potential", s.potential - s.potential[0]),
        ("work of motors", s.work),
        ("losses", s.losses),
    ):
        energies.plot(s.t, values, label=name, linewidth=1)
    _finish(energies, "energy, J")
    balance.plot(s.t, s.imbalance, color="k", linewidth=0.8)
    _finish(balance, f"imbalance, J (drift {s.energy_drift:.1e})")
    if s.robot.has_closed_loops:
        last.plot(s.t, s.closure, color="k", linewidth=0.8)
        _finish(last, "loop closure, m and rad")
    else:
        _lines(
            last, s.t, s.qdd, columns_of(s.robot, "QDP", s.joints), "acceleration, rad/s² or m/s²"
        )
    for axes in (balance, last):
        axes.set_xlabel("t, s")
    picture = io.BytesIO()
    figure.savefig(picture, format=kind, dpi=130)
    return write_bytes(path, picture.getvalue())


def _lines(axes: Any, t: Any, values: Any, names: tuple[str, ...], label: str) -> None:
    for k, name in enumerate(names):
        axes.plot(t, values[:, k], label=name, linewidth=1)
    _finish(axes, label)


def _finish(axes: Any, label: str) -> None:
    axes.set_ylabel(label)
    axes.grid(alpha=0.3)
    if axes.get_legend_handles_labels()[1]:
        axes.legend(fontsize="x-small", ncols=3)
