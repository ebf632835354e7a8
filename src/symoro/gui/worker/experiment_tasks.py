"""Tasks of the worker that take their time: a simulation, and an identification from a log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.errors import InputError
from symoro.formats.par import dumps
from symoro.gui.scene.numeric_robot import numbers
from symoro.gui.worker.model_tasks import Ask, Tell, robot_of
from symoro.gui.worker.numeric_tasks import with_cuts
from symoro.identify.identification_result import Identification, csv_table, html_page, json_data
from symoro.robot.data import CLOSED
from symoro.simulate import PD, ComputedTorque, Quintic

SAMPLES = 600
FOUND: dict[str, Identification] = {}  # the last one, by its log


def simulate(ask: Ask, tell: Tell) -> dict[str, Any]:
    """The motion from a posture, free or driven to another one."""
    robot, T = robot_of(ask["par"]), float(ask["time"])
    goal = Quintic({name: float(v) for name, v in ask["goal"].items()}, T)
    law = {"none": None, "computed-torque": ComputedTorque(goal), "pd": PD(goal, gravity=True)}[
        ask["controller"]
    ]
    tree = {str(robot.variable(j)) for j in robot.moving if j <= robot.NL}
    known = {name: v for name, v in numbers(robot).items() if name in robot.symbols}
    tell(None, "preparing the direct model")
    found = sy.simulate(robot, T, q={name: v for name, v in ask["q"].items() if name in tree}, controller=law, values=known, without=ask["without"],
                        step=T / SAMPLES, progress=lambda part: tell(float(part), "integrating"))  # fmt: skip
    columns = found.columns()
    every = {name: columns[name] for name in robot.q if name in columns}
    return {
        "t": found.t.tolist(), "report": found.report(), "complete": found.complete, "csv": _csv(columns), "q": _all_joints(robot, every),
        "plots": {
            "positions": [[name, columns[name].tolist()] for name in robot.q if name in columns],
            "speeds": [[name, columns[name].tolist()] for name in robot.qd if name in columns],
            "torques": [[name, columns[name].tolist()] for name in robot.tau if name in columns],
            "energies": [["kinetic", found.kinetic.tolist()], ["potential", found.potential.tolist()], ["work of the motors", found.work.tolist()],
                         ["losses", found.losses.tolist()]],
        },
    }  # fmt: skip


def _csv(columns: Mapping[str, np.ndarray]) -> str:
    rows = np.column_stack([columns[name] for name in columns if np.ndim(columns[name]) == 1])
    names = [name for name in columns if np.ndim(columns[name]) == 1]
    return (
        "\n".join([",".join(names), *(",".join(repr(float(x)) for x in row) for row in rows)])
        + "\n"
    )


def _all_joints(robot: sy.Robot, columns: Mapping[str, np.ndarray]) -> dict[str, list[float]]:
    """Positions with those of the cut joints, at fewer times."""
    count = len(next(iter(columns.values())))
    states = [
        {name: float(column[k]) for name, column in columns.items()}
        for k in range(0, count, max(1, count // 240))
    ]
    if robot.kind == CLOSED:
        states = [with_cuts(robot, q) for q in states]
    return {name: [q[name] for q in states] for name in states[0]}


def identify(ask: Ask, tell: Tell) -> dict[str, Any]:
    """Parameters from a log, with a report."""
    robot = robot_of(ask["par"])
    tell(None, "reading the log")

    def track(items: Iterable[Any], total: int) -> Iterator[Any]:
        for k, item in enumerate(items):
            tell((k + 1) / max(1, total), f"reading the log, part {k + 1} of {total}")
            yield item

    options = {name: value for name, value in ask["settings"].items() if value not in (None, "")}
    found = sy.identify(robot, Path(ask["log"]), track=track, **options)
    FOUND.clear()
    FOUND[ask["log"]] = found
    return {
        "data": _finite(json_data(found)),
        "csv": csv_table(found),
        "par": dumps(found.robot),
        "name": found.robot.name,
        "traces": _traces(found),
    }


def identification_report(ask: Ask, tell: Tell) -> str:
    """The report of the identification that was just made, a page with pictures."""
    tell(None, "drawing the report")
    if ask["log"] not in FOUND:
        raise InputError(
            "report",
            "an identification that is no longer at hand",
            "the last one",
            "Identify again.",
        )
    return html_page(FOUND[ask["log"]])


def _traces(found: Identification) -> list[dict[str, Any]]:
    """Measured and predicted, of each group, for pictures."""
    shown = []
    for trace in found.traces[:1]:
        columns = found.system.columns
        for rows, used, group in zip(trace.rows.groups, columns, found.groups, strict=True):
            predicted = rows[:, :-1] @ found.x[used]
            shown.append(
                {
                    "group": group,
                    "t": trace.rows.t.tolist(),
                    "measured": rows[:, -1].tolist(),
                    "predicted": predicted.tolist(),
                }
            )
    return shown


def _finite(value: Any) -> Any:
    """Plain data without numbers that JSON does not know."""
    if isinstance(value, Mapping):
        return {str(k): _finite(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(v) for v in value]
    if isinstance(value, float | np.floating):
        return float(value) if np.isfinite(value) else None
    return value.item() if isinstance(value, np.generic) else value
