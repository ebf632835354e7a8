"""`symoro base`: the base inertial parameters of a robot."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.guard import options_are_checked
from symoro.cli.output import remark, show_json, show_text
from symoro.expr.infix import display
from symoro.formats.files import save_robot, write_text

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
