"""`symoro convert`: a robot from one file to another, with a report of what the conversion did."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.failures import options_are_checked
from symoro.cli.output import remark, show_json, show_text
from symoro.expr.infix import display
from symoro.formats.files import save_robot, write_text
from symoro.formats.mechanism import TOLERANCE
from symoro.robot.origin import Remark

TargetArgument = Annotated[
    Path,
    typer.Argument(
        help="The file to write; its extension is the format (.par, .urdf).",
        metavar="FILE",
        show_default=False,
    ),
]
SymbolicOption = Annotated[
    bool,
    typer.Option(
        "--symbolic", help="Named symbols (D3, RL4, M1 …) for numbers, their values kept beside."
    ),
]
FloatingOption = Annotated[
    bool | None,
    typer.Option(
        "--floating/--fixed", help="The root moves freely, or is held (default: as the file says)."
    ),
]
ToleranceOption = Annotated[
    float | None,
    typer.Option(
        "--tolerance",
        help=f"rad and m: what is nearer to an exact value is taken to be it (default {TOLERANCE:g}; 1e-5 for angles like 1.5708).",
    ),
]
ShapesOption = Annotated[
    bool | None,
    typer.Option(
        "--inertia-from-geometry/--given-inertia",
        help="MJCF: masses from the bodies' shapes (default: as the file says).",
    ),
]
QuietOption = Annotated[bool, typer.Option("--quiet", "-q", help="No report.")]


def convert(robot: RobotArgument, target: TargetArgument, symbolic: SymbolicOption = False, floating: FloatingOption = None, tolerance: ToleranceOption = None,
            inertia_from_geometry: ShapesOption = None, quiet: QuietOption = False, json: JsonOption = False) -> None:  # fmt: skip
    """Write a robot as another file.

    The formats are those of the extensions. URDF, xacro, MJCF and DH tables become a robot in Khalil-Kleinfinger frames; what was
    snapped, merged, dropped or added on the way is reported.
    """
    wishes = {
        "symbolic": symbolic or None,
        "floating": floating,
        "tolerance": tolerance,
        "inertia_from_geometry": inertia_from_geometry,
    }
    found = sy.load(robot, **{name: value for name, value in wishes.items() if value is not None})
    written = save_robot(found, target)
    remarks = found.origin.remarks if found.origin is not None else ()
    if json:
        show_json(
            {
                "file": str(written),
                "remarks": [vars(r) for r in remarks],
                "symbols": dict(found.values),
            }
        )
        return
    show_text(str(written))
    if not quiet:
        for line in in_short(remarks):
            remark(line)


def in_short(remarks: tuple[Remark, ...], longest: int = 40) -> list[str]:
    """The remarks by kind; a kind with very many is cut."""
    lines: list[str] = []
    for kind in dict.fromkeys(r.kind for r in remarks):
        of_kind = [r for r in remarks if r.kind == kind]
        lines += [str(r) for r in of_kind[:longest]]
        lines += [f"{kind}: {len(of_kind) - longest} more"] if len(of_kind) > longest else []
    return lines


REPORT = ".regp"


def base(
    robot: RobotArgument,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output",
            "-o",
            help="Write the base robot (.par) and beside it the report (.regp).",
            metavar="FILE",
            show_default=False,
        ),
    ] = None,
    without: Annotated[
        str, typer.Option(help="Leave out effects: rotor, gravity …", metavar="NAMES")
    ] = "",
    json: JsonOption = False,
) -> None:
    """Find the base inertial parameters.

    Prints the grouping relations and the parameters that remain; with -o writes them as a robot that every model takes.
    """
    with options_are_checked():
        found = sy.generate(sy.load(robot), "base-parameters", without=without)
    if output is not None:
        save_robot(found.robot, output)
        report = write_text(output.with_suffix(REPORT), found.report())
        remark(f"{output}\n{report}")
    if json:
        show_json({
            "robot": found.robot.name, "count": found.count, "parameters": found.parameters, "no_effect": found.no_effect,
            "grouped": found.grouped, "relations": {name: display(e) for name, e in found.relations.items()},
        })  # fmt: skip
    elif output is None:
        show_text(found.report().rstrip())
