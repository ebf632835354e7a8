"""`symoro optimize`: optimises a model listing that was written earlier."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, requested_languages, split_names, takes_code_options
from symoro.cli.costs import cost_data
from symoro.cli.generate import CommentsOption, FolderOption, LanguagesOption, Target
from symoro.cli.output import progress, remark, show_json, show_text
from symoro.expr import Cost

STANDARD_INPUT = "-"
FileArgument = Annotated[
    str,
    typer.Argument(
        help="A listing of assignments in SYMORO's own form or in any language that symoro writes "
        "except LaTeX; - reads standard input.",
        metavar="FILE",
        show_default=False,
    ),
]
OutputsOption = Annotated[
    str,
    typer.Option(
        "--outputs",
        help="Names that the listing assigns (default: its results, or the names that it does not "
        "use itself).",
        metavar="NAME[,NAME…]",
        show_default=False,
    ),
]
VariablesOption = Annotated[
    str,
    typer.Option(
        "--variables",
        help="Inputs that change from call to call: names, or patterns such as 'x*' (default: q1, "
        "QP1, QDP1, t1, GAM1 …). All others are parameters; operations on parameters only run "
        "once.",
        metavar="NAME[,NAME…]",
        show_default=False,
    ),
]
ObjectiveOption = Annotated[
    str, typer.Option("--objective", help="What is minimised: time, operations, or own-angles.")
]
FunctionOption = Annotated[
    str,
    typer.Option(
        "--from-function",
        help="The function of the listing to optimise, if it has several.",
        metavar="NAME",
        show_default=False,
    ),
]


@takes_code_options
def optimize(
    file: FileArgument,
    *,
    lang: LanguagesOption = "c",
    folder: FolderOption = None,
    outputs: OutputsOption = "",
    variables: VariablesOption = "",
    objective: ObjectiveOption = "time",
    from_function: FunctionOption = "",
    comments: CommentsOption = True,
    json: JsonOption = False,
    code: dict[str, Any],
) -> None:
    """Optimise a model listing written earlier.

    Reads assignments `name = formula` as SYMORO+, OpenSYMORO or symoro wrote them, removes what the
    outputs do not need, optimises the rest and writes it in any language. The operations before and
    after are printed on standard error.
    """
    target = Target(requested_languages(lang, code), {"comments": comments, **code}, folder)
    source: str | Path = sys.stdin.read() + "\n" if file == STANDARD_INPUT else Path(file)
    model = sy.optimize(
        source,
        outputs=split_names(outputs) or None,
        objective=objective,
        variables=split_names(variables) or None,
        function=from_function,
    )
    before = model.cost_before or model.cost
    if json:
        show_json(_listing_data(file, model, before, target))
        return
    if folder is None:
        show_text("\n\n".join(target.codes(model)))
    else:
        files = [target.write(model, language) for language in progress(target.languages, "Code")]
        show_text("\n".join(path for paths in files for path in paths))
    remark(_comparison(before, model.cost))


def _comparison(before: Cost, after: Cost) -> str:
    """Return both costs, and the operations per call.

    Before the optimisation all operations run in each call, so its strict count is compared.
    """
    old, new = (count.mul + count.add for count in (before.strict, after.hoisted))
    return (
        f"before: {before}\nafter:  {after}\n"
        f"per call: {new} multiplications and additions instead of {old}"
    )


def _listing_data(file: str, model: sy.Model, before: Cost, target: Target) -> dict[str, Any]:
    return {
        "file": file,
        "inputs": model.inputs,
        "parameters": model.parameters,
        "groups": model.groups,
        "outputs": [label for g in model.program.groups for label in g.labels],
        "before": cost_data(before),
        "after": cost_data(model.cost),
        **target.data(model),
    }
