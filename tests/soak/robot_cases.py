"""Draws of model and options for a drawn robot; each robot is used for several of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from symoro.catalogue import CATALOGUE
from symoro.formats.par import loads
from symoro.robot import Robot
from symoro.tracing.options import EFFECTS, ROWS
from tests.soak.model_checks import Case, check
from tests.soak.model_forms import FORMS
from tests.soak.outcome import Outcome, judged
from tests.soak.robot_draws import DrawnRobot, chosen, draw_robot

PER_ROBOT = 5  # cases of one robot
SHARE = 0.35  # of the options that are drawn; the others have their default
FIELDS = ("structure", "model", "options", "form", "seed")
# Models that take long, or that few robots have, are drawn less often.
WEIGHTS = {"base-parameters": 0.4, "coriolis": 0.5, "opspace": 0.5, "igm-general": 0.2, "igm": 0.6, "lagrange": 0.5, "loop-kinematics": 0.4, "loop-geometry": 0.4}  # fmt: skip
METHODS = {"ddm": ("auto", "matrix", "recursive", "multipliers"), "lagrange": ("derivative", "recursive"), "idm": ("auto", "multipliers")}  # fmt: skip
ALWAYS = ("effort", "frames")  # drawn each time: the default search would take most of the time


def _some(rng: np.random.Generator, names: tuple[str, ...], share: float) -> list[str]:
    return [name for name in names if rng.random() < share]


def _one_of(*values: Any) -> Callable[[Robot, np.random.Generator], Any]:
    return lambda robot, rng: values[int(rng.integers(len(values)))]


def _frame(robot: Robot, rng: np.random.Generator) -> int:
    return int(rng.integers(0, robot.NF + 1))


OPTIONS: Mapping[str, Callable[[Robot, np.random.Generator], Any]] = {
    "mode": _one_of("fast", "fast", "symoro"),
    "effort": _one_of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2),
    "objective": _one_of("time", "time", "operations", "own-angles"),
    "frame": _frame,
    "wrt": _frame,
    "projection": _frame,
    "frames": _one_of("khalil"),
    "intermediate": lambda robot, rng: int(rng.integers(0, robot.NL + 1)),
    "mimic": _one_of("free", "joined"),
    "parameters": _one_of("standard", "base"),
    "without": lambda robot, rng: _some(rng, EFFECTS, 0.3),
    "coordinates": _one_of("joint", "motor"),
    "passive": _one_of("auto", "inputs", "solved"),
    "base": _one_of("given", "free"),
    "accelerated": lambda robot, rng: [int(j) for j in robot.moving if rng.random() < 0.5],
    "rows": lambda robot, rng: _some(rng, ROWS, 0.5) or ["vx"],
}


def draw_options(robot: Robot, model: str, rng: np.random.Generator) -> dict[str, Any]:
    names = [o.name for o in CATALOGUE[model].options_for(robot)]
    drawn = [n for n in names if n in OPTIONS and (n in ALWAYS or rng.random() < SHARE)]
    options = {name: OPTIONS[name](robot, rng) for name in drawn}
    if model in METHODS and rng.random() < SHARE:
        options["method"] = str(rng.choice(METHODS[model]))
    return options


@lru_cache(maxsize=4)
def _robot(seed: int) -> DrawnRobot:
    return draw_robot(seed)


def draw(seed: int) -> Case:
    """The case of a seed."""
    drawn, rng = _robot(seed // PER_ROBOT), np.random.default_rng([seed, 2])
    of_loops = drawn.robot.has_closed_loops
    models = [name for name in CATALOGUE if of_loops or not name.startswith("loop-")]
    model = chosen(rng, {name: WEIGHTS.get(name, 1.0) for name in models})
    options = draw_options(drawn.robot, model, rng)
    form = chosen(rng, {name: weight for name, (_, weight) in FORMS.items()})
    return Case(drawn.structure, drawn.robot, model, options, form, seed)


def _outcome(case: Case) -> Outcome:
    return judged(case.structure, case.content, lambda: check(case))


def run(seed: int) -> Outcome:
    return _outcome(draw(seed))


def replay(content: Mapping[str, Any]) -> Outcome:
    return _outcome(Case(robot=loads(content["robot"]), **{k: content[k] for k in FIELDS}))


def content_of(seed: int) -> Mapping[str, Any]:
    """What is kept of a case that does not return."""
    return draw(seed).content
