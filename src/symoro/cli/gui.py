"""`symoro gui`: the workbench in the browser."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Annotated

import typer

from symoro.cli.output import remark
from symoro.errors import MissingTool


def gui(
    robot: Annotated[
        str,
        typer.Argument(
            help="A built-in robot or the path of a robot file to begin with.",
            metavar="[ROBOT]",
            show_default=False,
        ),
    ] = "",
    folder: Annotated[
        Path | None,
        typer.Option(
            "--folder",
            help="Where files are opened and saved (default: the robot file's, else this one).",
            show_default=False,
        ),
    ] = None,
    port: Annotated[
        int,
        typer.Option(
            "--port",
            help="Port on this machine (default: a free one).",
            show_default=False,
            min=0,
            max=65535,
        ),
    ] = 0,
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in the browser.")
    ] = True,
) -> None:
    """Open the workbench in the browser.

    Describe a robot in tables, see it move, choose a model, read the equations, take the code. The server listens on this
    machine only and needs no internet; what is open is kept and comes back at the next start.
    """
    try:
        workbench = importlib.import_module("symoro.gui.start")  # here: NiceGUI is an extra
    except ModuleNotFoundError as error:
        if error.name not in ("nicegui", "pygments"):
            raise
        raise MissingTool(
            "The workbench needs NiceGUI, which is not installed: pip install 'symoro[gui]'"
        ) from None
    workbench.start(
        robot,
        folder,
        port,
        open_page,
        lambda address: remark(f"The workbench is at {address}   (Ctrl+C stops it)"),
    )
