"""Limits of a motion: those that are given, else those of the robot file, else none (a position within half a turn)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.identify.parameters import known_values
from symoro.robot.data import Robot

Array = np.ndarray
TURN = np.pi  # rad or m, either way, where a position has no limit


@dataclass(frozen=True)
class Limits:
    """By joint; infinite where there is none."""

    qmin: Array
    qmax: Array
    vmax: Array
    amax: Array
    taumax: Array
    box: tuple[tuple[float, float], ...] | None


def limits_of(
    robot: Robot,
    joints: Sequence[int],
    qmin: Any,
    qmax: Any,
    vmax: Any,
    amax: Any,
    taumax: Any,
    box: Sequence[Sequence[float]] | None,
) -> Limits:
    """Given limits before those of the robot; its torque limits count where it has masses."""
    heavy = any(name.startswith("M") for name in known_values(robot))
    own = [robot.joint(j).limits for j in joints]
    found = Limits(
        _chosen("qmin", qmin, [x[0] for x in own], -TURN), _chosen("qmax", qmax, [x[1] for x in own], TURN),
        _chosen("vmax", vmax, [x[2] for x in own], np.inf), _chosen("amax", amax, [None] * len(own), np.inf),
        _chosen("taumax", taumax, [x[3] if heavy else None for x in own], np.inf), _box(box),
    )  # fmt: skip
    if not np.all(found.qmin < found.qmax):
        raise InputError(
            "limits",
            f"qmin {found.qmin.tolist()} and qmax {found.qmax.tolist()}",
            "qmin below qmax for every joint",
        )
    for name in ("vmax", "amax", "taumax"):
        if not np.all(getattr(found, name) > 0):
            raise InputError(name, str(getattr(found, name).tolist()), "numbers above 0")
    return found


def _chosen(name: str, given: Any, own: Sequence[float | None], default: float) -> Array:
    if given is None:
        return np.array([default if v is None else v for v in own], float)
    values = np.asarray(given, float)
    if values.shape not in ((), (1,), (len(own),)):
        raise InputError(name, f"{values.size} numbers", f"one, or {len(own)}: one per joint")
    return np.broadcast_to(values, (len(own),)).astype(float)


def _box(box: Sequence[Sequence[float]] | None) -> tuple[tuple[float, float], ...] | None:
    if box is None:
        return None
    sides = tuple((float(a), float(b)) for a, b in box)
    if len(sides) != 3 or not all(a < b for a, b in sides):
        raise InputError("box", str(box), "((xmin, xmax), (ymin, ymax), (zmin, zmax)) in m")
    return sides
