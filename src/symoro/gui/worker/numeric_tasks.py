"""Tasks of the worker that compute numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

import symoro as sy
from symoro.formats.par import dumps
from symoro.gui.scene.numeric_robot import closed_postures, geometry, numbers
from symoro.gui.worker.model_tasks import Ask, Tell, cached_model, model, model_key, robot_of
from symoro.models.inverse.serial_arm import read_fixed

MAX_SERIES = 40
SAMPLES = 241


@lru_cache(maxsize=8)
def _solver(par: str, model: str, options: str, listing: str) -> Any:
    return cached_model(par, model, options, listing).compile()


def _values(made: sy.Model, ask: Ask) -> dict[str, Any]:
    """Numbers for all that a model may be given: parameters known or assumed, the motion asked for, rest elsewhere."""
    robot = robot_of(ask["par"])
    motion = {name: 0.0 for name in (*robot.q, *robot.qd, *robot.qdd, *robot.tau)}
    wanted = {*made.inputs, *robot.symbols}
    return {
        name: v
        for name, v in {**motion, **numbers(robot), **ask.get("values", {})}.items()
        if name in wanted
    }


def evaluate(ask: Ask, tell: Tell) -> dict[str, Any]:
    """Every output at one state."""
    made = model(ask)
    with np.errstate(all="ignore"):
        found = made.evaluate(_values(made, ask))
    return {
        "groups": {name: _plain(x) for name, x in found.items()},
        "labels": {g.name: list(g.labels) for g in made.program.groups if len(g.shape) == 1},
    }


def _plain(x: np.ndarray) -> Any:
    return (
        np.where(np.isfinite(x), x, np.nan).tolist()
        if np.isfinite(x).all()
        else [[None if not math.isfinite(v) else v for v in np.ravel(x).tolist()]]
    )


def trajectory(ask: Ask, tell: Tell) -> dict[str, Any]:
    """Outputs along a smooth motion between two postures: a polynomial of degree five, at rest at both ends."""
    made, robot = model(ask), robot_of(ask["par"])
    T = float(ask["duration"])
    t = np.linspace(0.0, T, SAMPLES)
    x = t / T
    s, sd, sdd = (
        x**3 * (10 - 15 * x + 6 * x * x),
        30 * x * x * (1 - x) ** 2 / T,
        60 * x * (1 - x) * (1 - 2 * x) / T**2,
    )
    motion: dict[str, np.ndarray] = {}
    for q, qd, qdd in zip(robot.q, robot.qd, robot.qdd, strict=True):
        a, b = float(ask["start"].get(q, 0.0)), float(ask["end"].get(q, 0.0))
        motion |= {q: a + (b - a) * s, qd: (b - a) * sd, qdd: (b - a) * sdd}
    tell(None, "closing the loops along the way" if robot.kind == 2 else "evaluating")
    motion |= _followed(robot, motion, t, ask["start"]) if robot.kind == 2 else {}
    with np.errstate(all="ignore"):
        found = made.compile()(
            {
                **_values(made, ask),
                **{n: v for n, v in motion.items() if n in {*made.inputs, *robot.symbols}},
            }
        )
    series = [
        (f"{label}", column)
        for g in made.program.groups
        for label, column in zip(g.labels, np.reshape(found[g.name], (len(t), -1)).T, strict=True)
    ]
    shown = [
        [label, np.round(column, 12).tolist()]
        for label, column in series[:MAX_SERIES]
        if np.isfinite(column).all()
    ]
    return {
        "t": t.tolist(),
        "series": shown,
        "left_out": len(series) - len(shown),
        "q": {name: motion[name].tolist() for name in robot.q},
    }


def _followed(
    robot: sy.Robot, motion: Mapping[str, np.ndarray], t: np.ndarray, start: Mapping[str, float]
) -> dict[str, np.ndarray]:
    """Positions, speeds and accelerations of the passive joints along a motion of the motors."""
    from scipy.interpolate import CubicSpline

    solver = _loops(dumps(robot))
    path = solver.follow(
        {name: motion[name] for name in solver.active}, [start[name] for name in solver.passive]
    )
    spline = CubicSpline(t, path)
    index = {name: k for k, name in enumerate(robot.q)}
    found: dict[str, np.ndarray] = {}
    for k, name in enumerate(solver.passive):
        j = index[name]
        found |= {
            name: path[:, k],
            robot.qd[j]: spline(t, 1)[:, k],
            robot.qdd[j]: spline(t, 2)[:, k],
        }
    return found


# --- geometry ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _loops(par: str) -> Any:
    robot = robot_of(par)
    known = {name: v for name, v in numbers(robot).items() if name in robot.symbols}
    return sy.generate(robot, "loop-geometry").compile(values=known)


def passive(ask: Ask, tell: Tell) -> dict[str, Any]:
    """Positions of the passive joints for those of the motors, near the last ones."""
    tell(None, "preparing the loops")
    solver = _loops(ask["par"])
    near = ask["near"] if all(name in ask["near"] for name in solver.passive) else None
    found = solver(
        {name: ask["q"][name] for name in solver.active},
        near={name: near[name] for name in solver.passive} if near else None,
    )
    if not found.count:
        return {"reason": found.reason}
    q = {**ask["q"], **dict(zip(solver.passive, found.solutions[0].tolist(), strict=True))}
    return {"q": with_cuts(robot_of(ask["par"]), q)}


def home(ask: Ask, tell: Tell) -> dict[str, Any]:
    """A posture to begin with, loops closed."""
    at = geometry(robot_of(ask["par"]))
    found = [with_cuts(at.robot, q) for q in closed_postures(at, _loops(ask["par"]))]
    return (
        {"q": max(found, key=at.looks)}
        if found
        else {"reason": "no posture was found in which they do"}
    )


def with_cuts(robot: sy.Robot, q: dict[str, float]) -> dict[str, float]:
    """Positions of the cut joints too, from where the two frames of each are."""
    from symoro.robot.structure import loops

    at, straight = geometry(robot), dict.fromkeys(robot.q, 0.0)
    for loop in loops(robot):
        variable = robot.variable(loop.cut)
        if variable is not None:
            T = at.transforms({**straight, **q, str(variable): 0.0})
            R = np.linalg.inv(T[loop.cut]) @ T[loop.twin]
            q[str(variable)] = float(
                math.atan2(R[1, 0], R[0, 0]) if robot.sigma(loop.cut) == 0 else R[2, 3]
            )
    return q


def solve(ask: Ask, tell: Tell) -> dict[str, Any]:
    """Every posture that reaches the pose which the robot has at the given joint positions, or a pose that is given."""
    tell(None, "deriving the solution")
    made, robot = model(ask), robot_of(ask["par"])
    held = {
        name: ask["q"][name] if v is None else v
        for name, v in read_fixed(robot, "fixed", ask["options"].get("fixed")).items()
    }
    q = {**ask["q"], **held}
    solver = _solver(*model_key(ask))
    known = {
        name: v
        for name, v in {**numbers(robot), **held}.items()
        if name in robot.symbols or name in solver.arm.parameters
    }
    tell(None, "solving, compiled at the first time")
    pose = np.array(ask["pose"], dtype=float) if ask.get("pose") else _pose(robot, q, ask, made)
    found = solver(pose, values=known, q0=[q[name] for name in solver.joints])
    return {
        "joints": list(solver.joints), "held": held, "solutions": found.solutions.tolist(), "branches": list(found.branches),
        "singular": [bool(s) for s in found.singular], "reason": found.reason, "pose": pose.tolist(),
    }  # fmt: skip


def _pose(robot: sy.Robot, q: Mapping[str, float], ask: Ask, made: Any) -> np.ndarray:
    """Of the model's frame seen from frame 0."""
    T = geometry(robot).transforms(q)
    frame = ask["options"].get("frame")
    return np.asarray(
        np.linalg.inv(T[0])
        @ T[
            int(frame)
            if frame is not None
            else made.arm.frame
            if hasattr(made, "arm")
            else made.facts["arm"].frame
        ]
    )
