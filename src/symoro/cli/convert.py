"""`symoro convert` and `symoro base`: a robot written as another file, or with base parameters."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.output import options_as_wrong_use, remark, show_json, show_text
from symoro.expr import TABLE_DIGITS, display_text
from symoro.formats.description import TOLERANCE
from symoro.formats.text_files import write_text
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
        help="Replace numbers by named symbols (D3, RL4, M1 …) and store their values beside.",
    ),
]
FloatingOption = Annotated[
    bool | None,
    typer.Option(
        "--floating/--fixed", help="A floating or a fixed root link (default: as in the file)."
    ),
]
ToleranceOption = Annotated[
    float | None,
    typer.Option(
        "--tolerance",
        help="Distance in rad and m below which a number is replaced by an exact value "
        f"(default {TOLERANCE:g}; 1e-5 for angles like 1.5708).",
    ),
]
ShapesOption = Annotated[
    bool | None,
    typer.Option(
        "--inertia-from-geometry/--given-inertia",
        help="MJCF: compute masses from the shapes of the bodies (default: as in the file).",
    ),
]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="Print no report.")]
BaseOutput = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        help="Write the base robot (.par; .urdf or .xml: masses with the same dynamics) and beside "
        "it the report (.regp).",
        metavar="FILE",
        show_default=False,
    ),
]
WithoutOption = Annotated[
    str, typer.Option(help="Leave out effects: rotor, gravity …", metavar="NAMES")
]


def convert(
    robot: RobotArgument,
    target: TargetArgument,
    symbolic: SymbolicOption = False,
    floating: FloatingOption = None,
    tolerance: ToleranceOption = None,
    inertia_from_geometry: ShapesOption = None,
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
    json: JsonOption = False,
) -> None:
    """Find the base inertial parameters.

    Prints the grouping relations and the remaining parameters. With -o it writes them as a robot
    file, which every other command reads.
    """
    with options_as_wrong_use():
        result = sy.generate(sy.load(robot), "base-parameters", without=without)
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
