"""What the worker process can be asked for: plain data in, plain data out.

Robots and models stay in the worker, found again by the texts they were made from, so that a second question about a model
is answered at once.
"""

from __future__ import annotations

import json
import tempfile
import warnings
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import symoro as sy
from symoro.cli.published_counts import GOAL, published_counts
from symoro.emit.languages.registry import LANGUAGES
from symoro.emit.notebook_html import latex_blocks
from symoro.expr.text import identifiers, parse
from symoro.formats.par import dumps, loads
from symoro.gui.typesetting import highlight, latex_expression
from symoro.notation import explain, explain_output, glossary

Ask = Mapping[str, Any]
Tell = Callable[
    [float | None, str], None
]  # progress: a part of 1 where it is known, and what is being done
MAX_SHOWN = 400_000  # characters of code that a page shows; the download has all


@lru_cache(maxsize=16)
def robot_of(par: str) -> sy.Robot:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return loads(par, "robot")


@lru_cache(maxsize=32)
def cached_model(par: str, model: str, options: str, listing: str) -> Any:
    given = json.loads(options)
    made = (
        sy.optimize(listing + "\n", **given)
        if listing
        else sy.generate(robot_of(par), model, **given)
    )
    if isinstance(made, sy.Model):
        made.optimised  # noqa: B018  here, where progress is told
    return made


def model_key(ask: Ask) -> tuple[str, str, str, str]:
    return (
        ask["par"],
        ask["model"],
        json.dumps(ask["options"], sort_keys=True),
        ask.get("listing", ""),
    )


def model(ask: Ask) -> Any:
    """The model that is asked about."""
    return cached_model(*model_key(ask))


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
        "math": latex_blocks(made.latex()),
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
            for p in published_counts(ask.get("builtin", ""), made.id)
            if p.source != GOAL and _same(p.options, made.options)
        ],
        "factors": [
            {
                "tex": latex_expression(parse(text)),
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
        f"{latex_expression(name)} &= {latex_expression(e)}" for name, e in _relations(found)
    )
    rows = [
        [str(j), *(str(getattr(robot.joint(j) if k == "IA" else robot.bodies[j], k)) for k in BASE)]
        for j in range(1, robot.NL + 1)
    ]
    return {
        "count": found.count, "no_effect": list(found.no_effect), "grouped": list(found.grouped), "report": found.report(), "par": dumps(robot),
        "math": latex_blocks(f"\\begin{{align*}}\n{relations}\n\\end{{align*}}") if relations else [],
        "table": [["j", *BASE], *rows], "listing": found.report(),
    }  # fmt: skip


def _relations(found: Any) -> list[tuple[Any, Any]]:
    """Each grouped parameter as a symbol, and what it is."""
    symbols = {str(v): v for b in found.robot.bodies for v in vars(b).values()} | {
        str(x.IA): x.IA for x in found.robot.joints
    }
    return [(symbols[name], e) for name, e in found.relations.items()]


# --- code ----------------------------------------------------------------------------------------------------


def code(ask: Ask, tell: Tell) -> dict[str, Any]:
    """The model in a language: files for the download, and a highlight text for the page."""
    made, language, options = model(ask), ask["language"], ask.get("code") or {}
    tell(None, f"writing {LANGUAGES[language].title}")
    with tempfile.TemporaryDirectory() as folder:
        files = {
            path.name: path.read_text(encoding="utf-8")
            for path in made.write(language, folder, **options)
        }
    text = made.code(language, **options)
    shown = text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "\n…"
    return {"files": files, "text": text, "html": highlight(shown, language)}


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
