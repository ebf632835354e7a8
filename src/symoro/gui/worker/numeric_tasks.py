"""Tasks of the worker that compute numbers: outputs of models, closed loops, inverse solutions."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
from scipy.interpolate import CubicSpline

import symoro as sy
from symoro.formats.par import dumps
from symoro.gui.scene.numeric_robot import closed_postures, numbers, numeric_robot
from symoro.gui.worker.model_tasks import cached_model, model_key, model_of, robot_of
from symoro.gui.worker.protocol import (
    EvaluateAnswer,
    EvaluateQuestion,
    LoopQuestion,
    ModelQuestion,
    Positions,
    PostureAnswer,
    Report,
    RobotQuestion,
    Series,
    SolveAnswer,
    SolveQuestion,
    TrajectoryAnswer,
    TrajectoryQuestion,
)
from symoro.robot import loops

MAX_SERIES = 40  # outputs in a plot
SAMPLES = 241  # of a trajectory
Motion = dict[str, np.ndarray]  # symbol → samples


# --- outputs of a model ---------------------------------------------------------------------------


def evaluate(question: EvaluateQuestion, report: Report) -> EvaluateAnswer:
    """Return every output at one state."""
    model = model_of(question)
    with np.errstate(all="ignore"):
        outputs = model.evaluate(_input_values(model, question, question.get("values", {})))
    vectors = [group for group in model.program.groups if len(group.shape) == 1]
    return {
        "groups": {name: _json_array(x) for name, x in outputs.items()},
        "labels": {group.name: list(group.labels) for group in vectors},
    }


def _input_values(
    model: sy.Model, question: ModelQuestion, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Return numbers for all inputs of a model.

    Parameters have their known or assumed value; velocities, accelerations and torques are zero
    unless given.
    """
    robot = robot_of(question["par"])
    rest = dict.fromkeys((*robot.q, *robot.qd, *robot.qdd, *robot.tau), 0.0)
    accepted = {*model.inputs, *robot.symbols}
    values = {**rest, **numbers(robot), **given}
    return {name: value for name, value in values.items() if name in accepted}


def _json_array(x: np.ndarray) -> Any:
    """Return an array as nested lists; one with values that are not finite as a row with None."""
    if np.isfinite(x).all():
        return x.tolist()
    return [[v if math.isfinite(v) else None for v in np.ravel(x).tolist()]]


def trajectory(question: TrajectoryQuestion, report: Report) -> TrajectoryAnswer:
    """Return the outputs along a motion between two postures, at rest at both ends."""
    model, robot = model_of(question), robot_of(question["par"])
    t = np.linspace(0.0, float(question["duration"]), SAMPLES)
    motion = _quintic_motion(robot, question["start"], question["end"], t)
    if robot.has_closed_loops:
        report(None, "closing the loops along the motion")
        motion |= _passive_motion(robot, motion, t, question["start"])
    else:
        report(None, "evaluating")
    with np.errstate(all="ignore"):
        outputs = model.compile()(_input_values(model, question, motion))
    series = [
        (label, column)
        for group in model.program.groups
        for label, column in zip(
            group.labels, np.reshape(outputs[group.name], (len(t), -1)).T, strict=True
        )
    ]
    shown: list[Series] = [
        {"name": label, "samples": np.round(column, 12).tolist()}
        for label, column in series[:MAX_SERIES]
        if np.isfinite(column).all()
    ]
    return {
        "t": t.tolist(),
        "series": shown,
        "left_out": len(series) - len(shown),
        "q": {name: motion[name].tolist() for name in robot.q},
    }


def _quintic_motion(robot: sy.Robot, start: Positions, end: Positions, t: np.ndarray) -> Motion:
    """Return q, qd, qdd along a polynomial of degree five from rest to rest."""
    T = t[-1]
    x = t / T
    s = x**3 * (10 - 15 * x + 6 * x * x)
    sd = 30 * x * x * (1 - x) ** 2 / T
    sdd = 60 * x * (1 - x) * (1 - 2 * x) / T**2
    motion: Motion = {}
    for q, qd, qdd in zip(robot.q, robot.qd, robot.qdd, strict=True):
        first = float(start.get(q, 0.0))
        distance = float(end.get(q, 0.0)) - first
        motion |= {q: first + distance * s, qd: distance * sd, qdd: distance * sdd}
    return motion


def _passive_motion(robot: sy.Robot, motion: Motion, t: np.ndarray, start: Positions) -> Motion:
    """Return positions, velocities and accelerations of the passive joints along a motion."""
    solver = _loop_solver(dumps(robot))
    path = solver.follow(
        {name: motion[name] for name in solver.active}, [start[name] for name in solver.passive]
    )
    spline = CubicSpline(t, path)
    velocities, accelerations = spline(t, 1), spline(t, 2)
    passive: Motion = {}
    for k, name in enumerate(solver.passive):
        j = robot.q.index(name)
        passive[name] = path[:, k]
        passive[robot.qd[j]] = velocities[:, k]
        passive[robot.qdd[j]] = accelerations[:, k]
    return passive


# --- closed loops ---------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _loop_solver(par: str) -> Any:
    robot = robot_of(par)
    values = {name: v for name, v in numbers(robot).items() if name in robot.symbols}
    return sy.generate(robot, "loop-geometry").compile(values=values)


def passive(question: LoopQuestion, report: Report) -> PostureAnswer:
    """Return a posture with closed loops for given motor positions, near the previous one."""
    report(None, "preparing the loops")
    solver, near = _loop_solver(question["par"]), question["near"]
    known = all(name in near for name in solver.passive)
    solutions = solver(
        {name: question["q"][name] for name in solver.active},
        near={name: near[name] for name in solver.passive} if known else None,
    )
    if not solutions.count:
        return {"reason": solutions.reason}
    positions = dict(zip(solver.passive, solutions.solutions[0].tolist(), strict=True))
    return {"q": with_cut_joints(robot_of(question["par"]), {**question["q"], **positions})}


def home(question: RobotQuestion, report: Report) -> PostureAnswer:
    """Return an initial posture with closed loops."""
    numeric = numeric_robot(robot_of(question["par"]))
    postures = [
        with_cut_joints(numeric.robot, q)
        for q in closed_postures(numeric, _loop_solver(question["par"]))
    ]
    if not postures:
        return {"reason": "no posture with closed loops was found"}
    return {"q": max(postures, key=numeric.visibility)}


def with_cut_joints(robot: sy.Robot, q: Positions) -> Positions:
    """Return the positions with those of the cut joints, computed from their two frames."""
    numeric, zeros = numeric_robot(robot), dict.fromkeys(robot.q, 0.0)
    complete = dict(q)
    for loop in loops(robot):
        variable = robot.variable(loop.cut)
        if variable is None:
            continue
        T = numeric.transforms({**zeros, **complete, str(variable): 0.0})
        T_cut_twin = np.linalg.inv(T[loop.cut]) @ T[loop.twin]
        angle = math.atan2(T_cut_twin[1, 0], T_cut_twin[0, 0])
        is_revolute = robot.sigma(loop.cut) == 0
        complete[str(variable)] = angle if is_revolute else float(T_cut_twin[2, 3])
    return complete


# --- inverse geometry -----------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _inverse_solver(par: str, model: str, options: str, listing: str) -> Any:
    return cached_model(par, model, options, listing).compile()


def solve(question: SolveQuestion, report: Report) -> SolveAnswer:
    """Return every posture that reaches a pose: the given one, or that of the robot at `q`."""
    report(None, "deriving the solution")
    robot = robot_of(question["par"])
    held = _held_joints(robot, question)
    q = {**question["q"], **held}
    solver = _inverse_solver(*model_key(question))
    accepted = {*robot.symbols, *solver.arm.parameters}
    values = {name: v for name, v in {**numbers(robot), **held}.items() if name in accepted}
    report(None, "solving; the first time includes compilation")
    pose = np.array(question.get("pose") or _frame_pose(robot, q, solver.arm.frame), dtype=float)
    solutions = solver(pose, values=values, q0=[q[name] for name in solver.joints])
    return {
        "joints": list(solver.joints),
        "held": held,
        "solutions": solutions.solutions.tolist(),
        "branches": list(solutions.branches),
        "singular": [bool(s) for s in solutions.singular],
        "reason": solutions.reason,
        "pose": pose.tolist(),
    }


def _held_joints(robot: sy.Robot, question: SolveQuestion) -> Positions:
    """Return the joints that the option `fixed` holds; without a value they keep their position."""
    spec = next(spec for spec in sy.models() if spec.id == question["model"])
    [option] = [o for o in spec.options if o.name == "fixed"]
    fixed = option.read(robot, option.name, question["options"].get("fixed"))
    return {name: question["q"][name] if v is None else v for name, v in fixed.items()}


def _frame_pose(robot: sy.Robot, q: Positions, frame: int) -> list[list[float]]:
    """Return T_0j of a frame j at the given positions."""
    T = numeric_robot(robot).transforms(q)
    pose: list[list[float]] = (np.linalg.inv(T[0]) @ T[frame]).tolist()
    return pose
