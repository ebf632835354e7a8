"""Where the robot files of example-robot-data are, and small files of our own."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from benchmarks.imports import folder_of
from symoro.expr.node import Expr
from symoro.expr.program import interpret
from symoro.robot.data import Robot


def robot_file(name: str) -> Path:
    """A file of the package example-robot-data, by its name or the end of its path."""
    folder = folder_of("example-robot-data", None)
    if folder is None:
        pytest.fail("example-robot-data is not installed: pip install example-robot-data")
    found = sorted(p for p in folder.rglob(Path(name).name) if p.as_posix().endswith(name))
    assert found, f"{name} is not in example-robot-data"
    return found[0]


def number(x: object, values: dict[str, float]) -> float:
    return float(interpret([x], values)[0]) if isinstance(x, Expr) else float(x)  # type: ignore[arg-type]


def screw(axis: str, angle: float, shift: float) -> np.ndarray:
    c, s, T = math.cos(angle), math.sin(angle), np.eye(4)
    T[:3, :3] = (
        [[1, 0, 0], [0, c, -s], [0, s, c]] if axis == "x" else [[c, -s, 0], [s, c, 0], [0, 0, 1]]
    )
    T["xyz".index(axis), 3] = shift
    return T


def placed(robot: Robot, j: int, values: dict[str, float]) -> np.ndarray:
    """Frame j seen from the fixed frame of the file, multiplied out of the table of parameters."""
    T = np.eye(4)
    while j > 0:
        f = robot.frame(j)
        gamma, b, alpha, d, theta, r = (
            number(getattr(f, k), values) for k in ("gamma", "b", "alpha", "d", "theta", "r")
        )
        T = screw("z", gamma, b) @ screw("x", alpha, d) @ screw("z", theta, r) @ T
        j = f.ant
    return np.array([number(x, values) for x in robot.base.Z]).reshape(4, 4) @ T


def link_pose(robot: Robot, link: str, values: dict[str, float]) -> np.ndarray:
    """A link of the file in its own frame, seen from the file's fixed frame."""
    assert robot.origin is not None
    found = robot.origin.links[link]
    return placed(robot, found.frame, values) @ np.array(found.T).reshape(4, 4)
