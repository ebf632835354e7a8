"""What the worker process can be asked for: plain data in, plain data out.

Robots and models stay in the worker, found again by the texts they were made from, so that a second question about a model
is answered at once.
"""

from __future__ import annotations

import json
import math
import tempfile
import warnings
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

import symoro as sy
from symoro.cli.published import GOAL, published
from symoro.emit.languages.registry import LANGUAGES
from symoro.expr.text import identifiers, parse
from symoro.formats.par import dumps, loads
from symoro.gui.highlight import highlighted
from symoro.gui.mathematics import blocks, latex_of
from symoro.gui.pose import closed_postures, geometry
from symoro.gui.values import numbers
from symoro.models.inverse.arm import read_fixed
from symoro.notation import explain, explain_output, glossary

Ask = Mapping[str, Any]
Tell = Callable[
    [float | None, str], None
]  # progress: a part of 1 where it is known, and what is being done
MAX_SHOWN = 400_000  # characters of code that a page shows; the download has all
MAX_SERIES = 40
SAMPLES = 241


@lru_cache(maxsize=16)
def robot_of(par: str) -> sy.Robot:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return loads(par, "robot")


@lru_cache(maxsize=32)
def _made(par: str, model: str, options: str, listing: str) -> Any:
    given = json.loads(options)
    made = (
        sy.optimize(listing + "\n", **given)
        if listing
        else sy.generate(robot_of(par), model, **given)
    )
    if isinstance(made, sy.Model):
        made.optimised  # noqa: B018  here, where progress is told
    return made


@lru_cache(maxsize=8)
def _solver(par: str, model: str, options: str, listing: str) -> Any:
    return _made(par, model, options, listing).compile()


def _key(ask: Ask) -> tuple[str, str, str, str]:
    return (
        ask["par"],
        ask["model"],
        json.dumps(ask["options"], sort_keys=True),
        ask.get("listing", ""),
    )


def model(ask: Ask) -> Any:
    """The model that is asked about."""
    return _made(*_key(ask))


# --- a model -------------------------------------------------------------------------------------------------


def generate(ask: Ask, tell: Tell) -> dict[str, Any]:
    """Everything that the page of a model shows at once."""
    tell(None, "deriving the equations")
    made = model(ask)
    tell(None, "writing them down")
    page: dict[str, Any] = {
        "id": getattr(made, "id", ask["model"]),
        "notes": list(getattr(made, "notes", ())),
    }
    if hasattr(made, "relations"):
        return page | _base(made)
    if hasattr(made, "joints"):
        page |= {
            "joints": list(made.joints),
            "branches": list(getattr(made, "branches", ())),
            "report": made.report(),
        }
    return page | (
        _program(made, ask)
        if isinstance(made, sy.Model)
        else {"math": [], "listing": made.report()}
    )


def _program(made: sy.Model, ask: Ask) -> dict[str, Any]:
    before = made.cost_before
    known = glossary(made.robot)
    return {
        "math": blocks(made.latex()),
        "listing": made.code("matlab", style="script", comments=False),
        "inputs": [
            [m.name, m.meaning, m.unit]
            for m in ((known.get(name) or explain(name)) for name in made.inputs)
        ],
        "groups": [
            [name, list(shape), explain_output(name).meaning, explain_output(name).unit]
            for name, shape in made.groups.items()
        ],
        "cost": _cost(made, before),
        "published": [
            _figure(p, made)
            for p in published(ask.get("builtin", ""), made.id)
            if p.source != GOAL and _same(p.options, made.options)
        ],
        "factors": [
            {
                "tex": latex_of(parse(text)),
                "text": text,
                "moving": bool(set(identifiers(text)) & set(made.robot.q)),
            }
            for text in made.factors
        ],
        "columns": list(made.columns),
        "passive": list(getattr(made, "passive", ())),
        "varying": _varying(made),
    }


def _varying(made: sy.Model) -> bool:
    """True where a motion of the joints says what the inputs are."""
    return bool(
        {*made.robot.q, *made.robot.qd, *made.robot.qdd} & set(made.inputs)
    ) and not hasattr(made, "branches")


def _cost(made: sy.Model, before: Any) -> list[list[Any]]:
    rows = [
        ("per call", made.cost.hoisted),
        ("once per parameter set", made.cost.once),
        ("every operation (strict)", made.cost.strict),
    ]
    rows += [("as it was written", before.strict)] if before else []
    return [[name, c.mul, c.add, c.trig, c.other] for name, c in rows]


def _figure(p: Any, made: sy.Model) -> list[Any]:
    ours = made.cost.strict if p.convention == "strict" else made.cost.hoisted
    return [
        f"{p.source}{'; ' + p.note if p.note else ''}",
        p.convention,
        p.mul,
        p.add,
        f"{(ours.mul + ours.add) / p.total:.2f}",
    ]


def _same(wanted: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """A published figure counts where it was counted under the options of this model; effects that it says nothing of are in."""

    def text(value: Any) -> str:
        return (
            ",".join(sorted(value))
            if isinstance(value, tuple)
            else ",".join(sorted(str(value).split(",")))
        )

    named = {"parameters": "standard", "without": "", **wanted}
    return all(
        text(options.get(name, "")) == text(value)
        for name, value in named.items()
        if name in options
    )


BASE = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M", "IA")


def _base(found: Any) -> dict[str, Any]:
    """Base parameters: the relations as mathematics, the rest as tables and texts."""
    robot = found.robot
    relations = " \\\\\n".join(
        f"{latex_of(name)} &= {latex_of(e)}" for name, e in _relations(found)
    )
    rows = [
        [str(j), *(str(getattr(robot.joint(j) if k == "IA" else robot.bodies[j], k)) for k in BASE)]
        for j in range(1, robot.NL + 1)
    ]
    return {
        "count": found.count, "no_effect": list(found.no_effect), "grouped": list(found.grouped), "report": found.report(), "par": dumps(robot),
        "math": blocks(f"\\begin{{align*}}\n{relations}\n\\end{{align*}}") if relations else [], "table": [["j", *BASE], *rows], "listing": found.report(),
    }  # fmt: skip


def _relations(found: Any) -> list[tuple[Any, Any]]:
    """Each grouped parameter as a symbol, and what it is."""
    symbols = {str(v): v for b in found.robot.bodies for v in vars(b).values()} | {
        str(x.IA): x.IA for x in found.robot.joints
    }
    return [(symbols[name], e) for name, e in found.relations.items()]


# --- code ----------------------------------------------------------------------------------------------------


def code(ask: Ask, tell: Tell) -> dict[str, Any]:
    """The model in a language: files for the download, and a highlighted text for the page."""
    made, language, options = model(ask), ask["language"], ask.get("code") or {}
    tell(None, f"writing {LANGUAGES[language].title}")
    with tempfile.TemporaryDirectory() as folder:
        files = {
            path.name: path.read_text(encoding="utf-8")
            for path in made.write(language, folder, **options)
        }
    text = made.code(language, **options)
    shown = text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "\n…"
    return {"files": files, "text": text, "html": highlighted(shown, language)}


def verify(ask: Ask, tell: Tell) -> list[dict[str, Any]]:
    """The outcome of the real tool, language by language."""
    made, rows = model(ask), []
    for k, language in enumerate(ask["languages"]):
        tell(k / len(ask["languages"]), f"running {LANGUAGES[language].title}")
        [v] = made.verify([language])
        rows.append(
            {
                "language": language,
                "title": LANGUAGES[language].title,
                "passed": v.passed,
                "missing": v.missing,
                "text": str(v).partition(": ")[2],
            }
        )
    return rows


# --- numbers -------------------------------------------------------------------------------------------------


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
    solver = _solver(*_key(ask))
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
