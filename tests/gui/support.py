"""Measures that several tests of the workbench need."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from symoro.gui.scene.numeric_robot import NumericRobot
from symoro.robot.structure import loops


def closure_error(numeric: NumericRobot, q: Mapping[str, float]) -> float:
    """Return the largest distance (m) between the two frames of a cut joint; 0 without loops."""
    T = numeric.transforms(q)
    distances = [np.linalg.norm(T[x.cut][:3, 3] - T[x.twin][:3, 3]) for x in loops(numeric.robot)]
    return float(max(distances, default=0.0))
