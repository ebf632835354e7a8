"""Arguments that many commands take."""

from __future__ import annotations

from typing import Annotated

import typer

RobotArgument = Annotated[
    str,
    typer.Argument(
        help="A built-in robot (see `symoro robots`) or the path of a robot file.",
        metavar="ROBOT",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]
