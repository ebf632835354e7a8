"""Tasks of the worker that compute numbers.

Outputs of models, closed loops, inverse solutions, a simulation, an identification from a log.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from scipy.interpolate import CubicSpline

import symoro as sy
from symoro.errors import InputError
from symoro.formats import dumps
from symoro.gui.scene.numeric_robot import closed_postures, numbers, numeric_robot
from symoro.gui.worker.model_tasks import cached_model, model_key, model_of, robot_of
from symoro.gui.worker.protocol import (
    EffortTrace,
    EvaluateAnswer,
    EvaluateQuestion,
    IdentificationAnswer,
    IdentificationQuestion,
    LoopQuestion,
    ModelQuestion,
    Positions,
    PostureAnswer,
    Report,
    ReportQuestion,
    RobotQuestion,
    Series,
    SimulationAnswer,
    SimulationQuestion,
    SolveAnswer,
    SolveQuestion,
    TrajectoryAnswer,
    TrajectoryQuestion,
)
from symoro.identify.identification_result import Identification, csv_table, html_page, json_data
from symoro.robot import loops
from symoro.simulate import PD, ComputedTorque, Quintic, Simulation

MAX_SERIES = 40  # outputs in a plot
TRAJECTORY_SAMPLES = 241
SIMULATION_SAMPLES = 600
MAX_POSTURES = 240  # of the animation of a simulation
LAST_RESULT: dict[str, Identification] = {}  # the last identification, by its log file
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
    t = np.linspace(0.0, float(question["duration"]), TRAJECTORY_SAMPLES)
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
    at = [q[name] for name in solver.joints]
    here = solver.method(values).chain.poses(np.array([at]))[0]
    pose = np.array(question.get("pose") or here.tolist(), dtype=float)
    solutions = solver(pose, values=values, q0=at)
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


# --- simulation -----------------------------------------------------------------------------------


def simulate(question: SimulationQuestion, report: Report) -> SimulationAnswer:
    """Return the motion from a posture, free or controlled to another one."""
    robot, duration = robot_of(question["par"]), float(question["time"])
    in_tree = {str(robot.variable(j)) for j in robot.moving if j <= robot.NL}
    report(None, "preparing the direct dynamic model")
    motion = sy.simulate(
        robot,
        duration,
        q={name: v for name, v in question["q"].items() if name in in_tree},
        controller=_controller(question["controller"], Quintic(question["goal"], duration)),
        values={name: v for name, v in numbers(robot).items() if name in robot.symbols},
        without=question["without"],
        step=duration / SIMULATION_SAMPLES,
        progress=lambda part: report(float(part), "integrating"),
    )
    columns = motion.columns()
    return {
        "t": motion.t.tolist(),
        "report": motion.report(),
        "complete": motion.complete,
        "csv": _csv_text(columns),
        "q": _joint_positions(robot, columns),
        "plots": _plots(robot, motion, columns),
    }


def _controller(kind: str, goal: Quintic) -> ComputedTorque | PD | None:
    if kind == "computed-torque":
        return ComputedTorque(goal)
    return PD(goal, gravity=True) if kind == "pd" else None


def _plots(
    robot: sy.Robot, motion: Simulation, columns: Mapping[str, np.ndarray]
) -> dict[str, list[Series]]:
    energies = {
        "kinetic": motion.kinetic,
        "potential": motion.potential,
        "work of the motors": motion.work,
        "losses": motion.losses,
    }
    return {
        "positions": _series({name: columns[name] for name in robot.q if name in columns}),
        "speeds": _series({name: columns[name] for name in robot.qd if name in columns}),
        "torques": _series({name: columns[name] for name in robot.tau if name in columns}),
        "energies": _series(energies),
    }


def _series(columns: Mapping[str, np.ndarray]) -> list[Series]:
    return [{"name": name, "samples": column.tolist()} for name, column in columns.items()]


def _csv_text(columns: Mapping[str, np.ndarray]) -> str:
    vectors = {name: column for name, column in columns.items() if np.ndim(column) == 1}
    rows = np.column_stack(list(vectors.values()))
    lines = [",".join(vectors), *(",".join(repr(float(x)) for x in row) for row in rows)]
    return "\n".join(lines) + "\n"


def _joint_positions(robot: sy.Robot, columns: Mapping[str, np.ndarray]) -> dict[str, list[float]]:
    """Return the positions of all joints, cut joints included, at about MAX_POSTURES times."""
    known = {name: columns[name] for name in robot.q if name in columns}
    count = len(next(iter(known.values())))
    postures: list[Positions] = [
        {name: float(column[k]) for name, column in known.items()}
        for k in range(0, count, max(1, count // MAX_POSTURES))
    ]
    if robot.has_closed_loops:
        postures = [with_cut_joints(robot, q) for q in postures]
    return {name: [q[name] for q in postures] for name in postures[0]}


# --- identification -------------------------------------------------------------------------------


def identify(question: IdentificationQuestion, report: Report) -> IdentificationAnswer:
    """Return the parameters that are identified from a log."""
    report(None, "reading the log")

    def track(items: Iterable[Any], total: int) -> Iterator[Any]:
        for k, item in enumerate(items, 1):
            report(k / max(1, total), f"reading the log, part {k} of {total}")
            yield item

    settings = {k: v for k, v in question["settings"].items() if v not in (None, "")}
    result = sy.identify(robot_of(question["par"]), Path(question["log"]), track=track, **settings)
    LAST_RESULT.clear()
    LAST_RESULT[question["log"]] = result
    return {
        "data": _finite_data(json_data(result)),
        "csv": csv_table(result),
        "par": dumps(result.robot),
        "name": result.robot.name,
        "traces": list(_effort_traces(result)),
    }


def identification_report(question: ReportQuestion, report: Report) -> str:
    """Return the report of the last identification, an HTML page with plots."""
    report(None, "drawing the report")
    if question["log"] not in LAST_RESULT:
        raise InputError(
            "report",
            "an identification that is no longer in memory",
            "the last one",
            "Identify again.",
        )
    return html_page(LAST_RESULT[question["log"]])


def _effort_traces(result: Identification) -> Iterator[EffortTrace]:
    """Yield measured and predicted effort of each group in the first log."""
    for trace in result.traces[:1]:
        t = trace.rows.t.tolist()
        columns = result.system.columns
        for rows, used, group in zip(trace.rows.groups, columns, result.groups, strict=True):
            predicted = rows[:, :-1] @ result.x[used]
            yield {
                "group": group,
                "t": t,
                "measured": rows[:, -1].tolist(),
                "predicted": predicted.tolist(),
            }


def _finite_data(value: Any) -> Any:
    """Return plain data for JSON; numbers that are not finite become None."""
    if isinstance(value, Mapping):
        return {str(k): _finite_data(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_finite_data(v) for v in value]
    if isinstance(value, float | np.floating):
        return float(value) if np.isfinite(value) else None
    return value.item() if isinstance(value, np.generic) else value
