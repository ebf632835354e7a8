"""Tasks of the worker about a model: its equations, operations, code, and verification.

Robots and models are cached by the texts that they were made from, so that a second question about
a model is answered at once.
"""

from __future__ import annotations

import json
import tempfile
import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from html import escape
from itertools import groupby
from typing import Any

import pygments
from pygments import token
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

import symoro as sy
from symoro.cli.costs import PublishedCount, published_counts
from symoro.emit.languages import LANGUAGES
from symoro.emit.languages.latex import latex_expression
from symoro.emit.source_code import latex_blocks
from symoro.expr import identifiers, parse
from symoro.formats import dumps, loads
from symoro.gui.worker.protocol import (
    CodeAnswer,
    CodeQuestion,
    Factor,
    ModelAnswer,
    ModelQuestion,
    Report,
    VerifyAnswer,
    VerifyQuestion,
)
from symoro.notation import explain, explain_output, glossary

MAX_SHOWN = 400_000  # characters of code on the page; the download has all
INERTIAL = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")


@lru_cache(maxsize=16)
def robot_of(par: str) -> sy.Robot:
    """Return the robot of a `.par` text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return loads(par, "robot")


def model_key(question: ModelQuestion) -> tuple[str, str, str, str]:
    """Return the texts that determine a model."""
    options = json.dumps(question["options"], sort_keys=True)
    return question["par"], question["model"], options, question.get("listing", "")


@lru_cache(maxsize=32)
def cached_model(par: str, model: str, options: str, listing: str) -> Any:
    """Return the model, or the optimised listing, with all its passes done."""
    result = _generate(par, model, json.loads(options), listing)
    if isinstance(result, sy.Model):
        result.run_passes()  # here, where progress is reported
    return result


def _generate(par: str, model: str, options: dict[str, Any], listing: str) -> Any:
    if listing:
        return sy.optimize(listing + "\n", **options)
    return sy.generate(robot_of(par), model, **options)


def model_of(question: ModelQuestion) -> Any:
    """Return the model that a question is about."""
    return cached_model(*model_key(question))


# --- equations and operations ---------------------------------------------------------------------


def generate(question: ModelQuestion, report: Report) -> ModelAnswer:
    """Return everything that the page of a model shows at once."""
    report(None, "deriving the equations")
    model = model_of(question)
    report(None, "writing the equations")
    answer: ModelAnswer = {
        "id": getattr(model, "id", question["model"]),
        "notes": list(getattr(model, "notes", ())),
        "math": [],
        "listing": "",
    }
    if hasattr(model, "relations"):
        _add_base_parameters(answer, model)
        return answer
    if hasattr(model, "report"):
        answer["joints"] = list(model.joints)
        answer["branches"] = list(getattr(model, "branches", ()))
        answer["report"] = answer["listing"] = model.report()
    if isinstance(model, sy.Model):
        _add_program(answer, model, question.get("builtin", ""))
    return answer


def _add_program(answer: ModelAnswer, model: sy.Model, builtin: str) -> None:
    """Add equations, interface and operations of a model that is a program."""
    answer["math"] = latex_blocks(model.latex())
    answer["elements"] = [label for g in model.program.groups for label in g.labels]
    answer["listing"] = model.code("matlab", style="script", comments=False)
    known = glossary(model.robot)
    meanings = [known.get(name) or explain(name) for name in model.inputs]
    answer["inputs"] = [[m.name, m.meaning, m.unit] for m in meanings]
    answer["groups"] = [
        [name, list(shape), explain_output(name).meaning, explain_output(name).unit]
        for name, shape in model.groups.items()
    ]
    answer["cost"] = _cost_rows(model)
    answer["published"] = [
        _published_row(p, model)
        for p in published_counts(builtin, model.id)
        if not p.is_goal and _same_options(p.options, model.options)
    ]
    answer["factors"] = [_factor(text, model.robot) for text in model.factors]
    answer["columns"] = list(model.columns)
    motion = {*model.robot.q, *model.robot.qd, *model.robot.qdd}
    answer["varying"] = not motion.isdisjoint(model.inputs) and not hasattr(model, "branches")


def _factor(text: str, robot: sy.Robot) -> Factor:
    moving = not set(robot.q).isdisjoint(identifiers(text))
    return {"tex": latex_expression(parse(text)), "text": text, "moving": moving}


def _cost_rows(model: sy.Model) -> list[list[Any]]:
    rows = [
        ("per call", model.cost.hoisted),
        ("once per parameter set", model.cost.once),
        ("every operation (strict)", model.cost.strict),
    ]
    if model.cost_before:
        rows.append(("in the original listing", model.cost_before.strict))
    return [[name, c.mul, c.add, c.trig, c.other] for name, c in rows]


def _published_row(p: PublishedCount, model: sy.Model) -> list[Any]:
    ours = model.cost.strict if p.convention == "strict" else model.cost.hoisted
    source = f"{p.source}; {p.note}" if p.note else p.source
    return [source, p.convention, p.mul, p.add, f"{(ours.mul + ours.add) / p.total:.2f}"]


def _same_options(published: Mapping[str, Any], options: Mapping[str, Any]) -> bool:
    """Return True if a published count applies to a model with these options.

    A published count with no option about effects includes all of them.
    """

    def names(value: Any) -> set[str]:
        return set(value if isinstance(value, tuple) else str(value).split(",")) - {""}

    required = {"parameters": "standard", "without": "", **published}
    return all(
        names(options.get(name, "")) == names(value)
        for name, value in required.items()
        if name in options
    )


# --- base parameters ------------------------------------------------------------------------------


def _add_base_parameters(answer: ModelAnswer, base: Any) -> None:
    """Add the grouping relations as mathematics, the other results as tables and texts."""
    robot = base.robot
    if base.relations:
        answer["math"] = latex_blocks(base.latex())
    answer["count"] = base.count
    answer["no_effect"] = list(base.no_effect)
    answer["grouped"] = list(base.grouped)
    answer["report"] = answer["listing"] = base.report()
    answer["par"] = dumps(robot)
    rows = [
        [str(j), *(str(getattr(robot.bodies[j], k)) for k in INERTIAL), str(robot.joint(j).IA)]
        for j in range(1, robot.NL + 1)
    ]
    answer["table"] = [["j", *INERTIAL, "IA"], *rows]


# --- code -----------------------------------------------------------------------------------------


def code(question: CodeQuestion, report: Report) -> CodeAnswer:
    """Return the model in a language: files for the download, and highlighted text for the page."""
    model, language, options = model_of(question), question["language"], question.get("code") or {}
    report(None, f"writing {LANGUAGES[language].title}")
    with tempfile.TemporaryDirectory() as folder:
        files = {
            path.name: path.read_text(encoding="utf-8")
            for path in model.write(language, folder, **options)
        }
    text = model.code(language, **options)
    shown = text if len(text) <= MAX_SHOWN else text[:MAX_SHOWN] + "\n…"
    return {"files": files, "text": text, "html": highlight(shown, language)}


def verify(question: VerifyQuestion, report: Report) -> list[VerifyAnswer]:
    """Run the code of each language with its tool and return the results."""
    model, languages = model_of(question), question["languages"]
    answers: list[VerifyAnswer] = []
    for k, language in enumerate(languages):
        title = LANGUAGES[language].title
        report(k / len(languages), f"running {title}")
        [result] = model.verify([language])
        answers.append(
            {
                "language": language,
                "title": title,
                "passed": result.passed,
                "missing": result.missing,
                "text": str(result).partition(": ")[2],
            }
        )
    return answers


LEXERS = {  # language id → name of the pygments lexer, where the two differ
    "fortran77": "fortranfixed",
    "numpy": "python",
    "casadi": "python",
    "jax": "python",
}
# Tokens without a colour of their own. They are most of a program, and a span around each of them
# would make the page slow.
PLAIN_TOKENS = {token.Name, token.Operator, token.Punctuation, token.Text, token.Whitespace}


def highlight(text: str, language: str) -> str:
    """Return source code as escaped HTML with the CSS classes of pygments.

    The text is only escaped if pygments does not know the language.
    """
    try:
        lexer = get_lexer_by_name(LEXERS.get(language, language), stripnl=False)
    except ClassNotFound:
        return escape(text)
    return str(pygments.format(_merge_plain(lexer.get_tokens(text)), HtmlFormatter(nowrap=True)))


def _merge_plain(tokens: Iterable[tuple[Any, str]]) -> Iterator[tuple[Any, str]]:
    """Join neighbouring tokens of the same colour."""
    for kind, run in groupby(
        tokens, key=lambda item: token.Text if item[0] in PLAIN_TOKENS else item[0]
    ):
        yield kind, "".join(text for _, text in run)


def highlight_css(style: str, scope: str) -> str:
    """Return the CSS rules of a pygments style for elements inside the selector `scope`."""
    return str(HtmlFormatter(style=style).get_style_defs(scope))
