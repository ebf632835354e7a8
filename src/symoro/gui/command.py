"""`symoro gui`: starts the server of the workbench."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from symoro.cli.output import remark
from symoro.errors import MissingTool

FirstRobot = Annotated[
    str,
    typer.Argument(
        help="A built-in robot or the path of a robot file to open first.",
        metavar="[ROBOT]",
        show_default=False,
    ),
]
FolderOption = Annotated[
    Path | None,
    typer.Option(
        "--folder",
        help="Folder to open and save files in "
        "(default: the folder of the robot file, or the current folder).",
        show_default=False,
    ),
]
PortOption = Annotated[
    int,
    typer.Option(
        "--port",
        help="Port on this machine (default: a free one).",
        show_default=False,
        min=0,
        max=65535,
    ),
]
OpenOption = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in the browser.")]


def gui(
    robot: FirstRobot = "",
    folder: FolderOption = None,
    port: PortOption = 0,
    open_page: OpenOption = True,
) -> None:
    """Open the workbench in the browser.

    Describe a robot in tables, see it move, choose a model, read its equations and download its
    code. The server accepts connections from this machine only and needs no internet. Open robots
    are stored and restored at the next start.
    """
    try:
        from symoro.gui.server import start  # it needs NiceGUI, an optional extra
    except ModuleNotFoundError as error:
        if error.name not in ("nicegui", "pygments"):
            raise
        raise MissingTool(
            "The workbench needs NiceGUI, which is not installed: pip install 'symoro[gui]'"
        ) from None
    start(
        robot,
        folder,
        port,
        open_page,
        lambda address: remark(f"The workbench is at {address}   (Ctrl+C stops it)"),
    )
