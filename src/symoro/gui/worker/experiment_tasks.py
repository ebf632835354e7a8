"""Tasks of the worker for experiments: a simulation, and an identification from a log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.errors import InputError
from symoro.formats.par import dumps
from symoro.gui.scene.numeric_robot import numbers
from symoro.gui.worker.model_tasks import robot_of
from symoro.gui.worker.numeric_tasks import with_cut_joints
from symoro.gui.worker.protocol import (
    EffortTrace,
    IdentificationAnswer,
    IdentificationQuestion,
    Positions,
    Report,
    ReportQuestion,
    Series,
    SimulationAnswer,
    SimulationQuestion,
)
from symoro.identify.identification_result import Identification, csv_table, html_page, json_data
from symoro.simulate import PD, ComputedTorque, Quintic, Simulation

SAMPLES = 600  # of a simulation
MAX_POSTURES = 240  # of its animation
LAST_RESULT: dict[str, Identification] = {}  # the last identification, by its log file


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
        step=duration / SAMPLES,
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
