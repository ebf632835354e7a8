"""`symoro convert`, `symoro base`, `symoro singularities` and `symoro optimize`: a robot as another
file, with base parameters or by its singular postures, a model listing as optimised code.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import (
    JsonOption,
    RobotArgument,
    ToleranceOption,
    complete_list,
    load_robot,
    option_values,
    optional,
    requested_languages,
    split_names,
    takes_code_options,
)
from symoro.cli.costs import cost_data
from symoro.cli.generate import CommentsOption, FolderOption, LanguagesOption, Target
from symoro.cli.output import (
    options_as_wrong_use,
    progress,
    remark,
    show_json,
    show_paragraph,
    show_text,
)
from symoro.expr import TABLE_DIGITS, Cost, display_text
from symoro.formats import write_text
from symoro.robot import Remark

REPORT_SUFFIX = ".regp"
MAX_REMARKS = 40  # of one kind

TargetArgument = Annotated[
    Path,
    typer.Argument(
        help="The file to write; its extension is the format (.par, .urdf, .xml: MJCF).",
        metavar="FILE",
        show_default=False,
    ),
]
SymbolicOption = Annotated[
    bool,
    typer.Option(
        "--symbolic",
        help="Replace numbers by named symbols (D3, RL4, M1 …) and store their values.",
    ),
]
FloatingOption = Annotated[
    bool | None,
    typer.Option(
        "--floating/--fixed", help="A floating or a fixed root link (default: as in the file)."
    ),
]
ShapesOption = Annotated[
    bool | None,
    typer.Option(
        "--inertia-from-geometry/--given-inertia",
        help="MJCF: compute masses from the shapes of the bodies (default: as in the file).",
    ),
]
RootOption = Annotated[
    Path | None,
    optional(
        "--root",
        "MJCF: the folder that included files and meshes are in (default: the file's package "
        "or folder).",
        "FOLDER",
    ),
]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="Print no report.")]
BaseOutput = Annotated[
    Path | None,
    optional(
        "--output -o",
        "Write the base robot (.par; .urdf or .xml: masses with the same dynamics) and beside "
        "it the report (.regp).",
        "FILE",
    ),
]
WithoutOption = Annotated[
    str,
    typer.Option(
        help="Leave out effects: rotor, gravity …",
        metavar="NAMES",
        autocompletion=complete_list(partial(option_values, "without")),
    ),
]


def convert(
    robot: RobotArgument,
    target: TargetArgument,
    symbolic: SymbolicOption = False,
    floating: FloatingOption = None,
    tolerance: ToleranceOption = None,
    inertia_from_geometry: ShapesOption = None,
    root: RootOption = None,
    quiet: QuietOption = False,
    json: JsonOption = False,
) -> None:
    """Write a robot as another file.

    The formats follow from the extensions. URDF, xacro, MJCF and DH tables become a robot in
    Khalil-Kleinfinger frames. A report lists what was rounded to exact values, merged, dropped or
    added. A robot from a URDF or MJCF file is written into the text of that file: comments, meshes
    and everything else in it stay.
    """
    options = {
        "symbolic": symbolic or None,
        "floating": floating,
        "tolerance": tolerance,
        "inertia_from_geometry": inertia_from_geometry,
        "root": root,
    }
    loaded = sy.load(robot, **{name: v for name, v in options.items() if v is not None})
    written = loaded.save(target)
    remarks = loaded.origin.remarks if loaded.origin is not None else ()
    if json:
        show_json(
            {
                "file": str(written),
                "remarks": [vars(r) for r in remarks],
                "symbols": dict(loaded.values),
            }
        )
        return
    show_text(str(written))
    if not quiet:
        for line in _remark_lines(remarks):
            remark(line)
        if proposal := sy.propose(loaded):
            remark(str(proposal))


def _remark_lines(remarks: tuple[Remark, ...]) -> list[str]:
    """Return the remarks by kind, at most MAX_REMARKS of each."""
    lines: list[str] = []
    for kind in dict.fromkeys(r.kind for r in remarks):
        of_kind = [str(r) for r in remarks if r.kind == kind]
        lines += of_kind[:MAX_REMARKS]
        if len(of_kind) > MAX_REMARKS:
            lines.append(f"{kind}: {len(of_kind) - MAX_REMARKS} more")
    return lines


def base(
    robot: RobotArgument,
    output: BaseOutput = None,
    without: WithoutOption = "",
    tolerance: ToleranceOption = None,
    json: JsonOption = False,
) -> None:
    """Find the base inertial parameters.

    Prints the grouping relations and the remaining parameters. With -o it writes them as a robot
    file, which every other command reads.
    """
    with options_as_wrong_use():
        result = sy.generate(load_robot(robot, tolerance), "base-parameters", without=without)
    if output is not None:
        written = result.robot.save(output)
        report = write_text(output.with_suffix(REPORT_SUFFIX), result.report())
        remark(f"{written}\n{report}")
    if json:
        show_json(
            {
                "robot": result.robot.name,
                "count": result.count,
                "parameters": result.parameters,
                "no_effect": result.no_effect,
                "grouped": result.grouped,
                "relations": {name: display_text(e) for name, e in result.relations.items()},
            }
        )
    elif output is None:
        show_text(result.report(TABLE_DIGITS).rstrip())


# --- symoro optimize: a listing that was written earlier ------------------------------------------


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
    optional(
        "--outputs",
        "Names that the listing assigns (default: its results, or the names that it does not "
        "use itself).",
        "NAME[,NAME…]",
    ),
]
VariablesOption = Annotated[
    str,
    optional(
        "--variables",
        "Inputs that change from call to call: names, or patterns such as 'x*' (default: q1, "
        "QP1, QDP1, t1, GAM1 …). All others are parameters; operations on parameters only run "
        "once.",
        "NAME[,NAME…]",
    ),
]
ObjectiveOption = Annotated[
    str,
    typer.Option(
        "--objective",
        help="What is minimised: time, operations, or own-angles.",
        autocompletion=complete_list(partial(option_values, "objective")),
    ),
]
FunctionOption = Annotated[
    str,
    optional(
        "--from-function", "The function of the listing to optimise, if it has several.", "NAME"
    ),
]


LimitsFlag = Annotated[
    bool, typer.Option("--limits", help="Only postures within the joint limits.")
]
PicturesFolder = Annotated[
    Path | None,
    optional("--output -o", "Write data and pictures into this folder.", "FOLDER"),
]
PosesOption = Annotated[
    int,
    typer.Option(
        "--poses", help="Random poses that are tried for two postures in one aspect.", min=0
    ),
]


def singularities(
    robot: RobotArgument,
    folder: PicturesFolder = None,
    limits: LimitsFlag = False,
    poses: PosesOption = 200,
    tolerance: ToleranceOption = None,
    json: JsonOption = False,
) -> None:
    """Find the singular postures of an arm.

    It prints the factors of the determinant of the Jacobian matrix, the aspects between their
    zeros, and whether two postures of one pose lie in one aspect (cuspidal arm).

    With -o FOLDER also singularities.json, locus.csv (singular postures) and pictures.
    """
    postures = sy.singularities(load_robot(robot, tolerance), limits=limits, poses=poses)
    files = postures.write(folder) if folder is not None else []
    if json:
        show_json({**postures.data(), "files": [str(f) for f in files]})
        return
    show_paragraph(postures.report().rstrip())
    for file in files:
        show_text(f"Wrote {file}")


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
