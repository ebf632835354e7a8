"""`symoro optimize`: the optimiser as a tool of its own, for listings written earlier."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, takes_code_options
from symoro.cli.generate import CommentsOption, FolderOption, LanguagesOption, Target, cost_data
from symoro.cli.output import progress, remark, show_json, show_text
from symoro.cli.selection import split, wanted_languages
from symoro.expr.cost import Cost

STANDARD_INPUT = "-"
FileArgument = Annotated[
    str,
    typer.Argument(help="A listing of assignments in any language that code is written in but LaTeX, or in SYMORO's own form; - reads standard input.",
                   metavar="FILE", show_default=False),
]  # fmt: skip
OutputsOption = Annotated[
    str,
    typer.Option(
        "--outputs",
        help="Names that the listing assigns (default: its results, or what it never uses).",
        metavar="NAME[,NAME…]",
        show_default=False,
    ),
]
VariablesOption = Annotated[
    str, typer.Option("--variables", help="Inputs that change from call to call: names, or patterns such as 'x*' (default: q1, QP1, QDP1, t1, GAM1 …); "
                      "all others are parameters, whose own operations are done once.", metavar="NAME[,NAME…]", show_default=False)
]  # fmt: skip
ObjectiveOption = Annotated[
    str, typer.Option("--objective", help="What is minimised: time, operations, or own-angles.")
]
ChosenFunction = Annotated[
    str,
    typer.Option(
        "--from-function",
        help="Which function of the listing is meant, where it has several.",
        metavar="NAME",
        show_default=False,
    ),
]


@takes_code_options
def optimize(file: FileArgument, *, lang: LanguagesOption = "c", folder: FolderOption = None, outputs: OutputsOption = "", variables: VariablesOption = "",
             objective: ObjectiveOption = "time", from_function: ChosenFunction = "", comments: CommentsOption = True, json: JsonOption = False,
             code: dict[str, Any]) -> None:  # fmt: skip
    """Optimise a model listing written earlier.

    Reads assignments `name = formula` as SYMORO+, OpenSYMORO or symoro wrote them, keeps what the outputs need, optimises it and
    writes it in any language. The operations before and after are shown beside it.
    """
    target = Target(wanted_languages(lang, code), {"comments": comments, **code}, folder)
    source: str | Path = sys.stdin.read() + "\n" if file == STANDARD_INPUT else Path(file)
    model = sy.optimize(
        source,
        outputs=split(outputs) or None,
        objective=objective,
        variables=split(variables) or None,
        function=from_function,
    )
    before = model.cost_before or model.cost
    if json:
        show_json(_as_data(file, model, before, target))
        return
    if folder is None:
        show_text(
            "\n\n".join(target.code(model, language).rstrip("\n") for language in target.languages)
        )
    else:
        show_text(
            "\n".join(
                path
                for language in progress(target.languages, "Code")
                for path in target.write(model, language)
            )
        )
    remark(_comparison(before, model.cost))


def _comparison(before: Cost, after: Cost) -> str:
    """Both counts in both conventions, and what a call costs now: a listing computes everything in each call."""
    old, new = (count.mul + count.add for count in (before.strict, after.hoisted))
    return f"before: {before}\nafter:  {after}\nper call: {new} multiplications and additions instead of {old}"


def _as_data(file: str, model: sy.Model, before: Cost, target: Target) -> dict[str, Any]:
    data: dict[str, Any] = {"file": file, "inputs": model.inputs, "parameters": model.parameters, "groups": model.groups,
                            "outputs": [label for g in model.program.groups for label in g.labels],
                            "before": cost_data(before), "after": cost_data(model.cost)}  # fmt: skip
    if target.folder is None:
        return data | {
            "code": {language: target.code(model, language) for language in target.languages}
        }
    return data | {
        "files": {language: target.write(model, language) for language in target.languages}
    }
