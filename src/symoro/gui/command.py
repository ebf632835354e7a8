"""`symoro gui`: opens the workbench in the browser.

NiceGUI is imported when the server starts, so that `symoro gui --help` and a wrong argument answer
at once.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from symoro.errors import InputError, missing_extra
from symoro.gui.workbench import HOST, Folder, OpenRobot, Workbench
from symoro.library import load, robot_file, robot_names

FIRST_PORT = 8765
TRIED_PORTS = 50
FirstRobot = Annotated[
    str,
    typer.Argument(
        help="A built-in robot or the path of a robot file to open first.",
        metavar="ROBOT",
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
    is_file = bool(robot) and robot.lower() not in robot_names()
    path = robot_file(robot)
    own = is_file and path == Path(robot)  # not a file of an installed package
    place = folder or (path.parent if own else Path.cwd())
    if not place.is_dir():
        raise InputError(str(place), "no such folder", "a folder to open and save files in")
    if is_file:
        load(robot)  # raises for a wrong file before the server starts
    serve = _import_server()
    bench = Workbench(Folder(place.resolve()))
    opened = _open_first(bench, path if is_file else robot) if robot else None
    serve(bench, free_port(port), opened.id if opened else None, open_page)


def _import_server() -> Callable[[Workbench, int, int | None, bool], None]:
    """Return the function that serves a workbench; say what to install if its extra is missing."""
    try:
        from symoro.gui.server import serve  # needs the extra gui, and takes 2 s
    except ImportError as error:
        if (error.name or "").startswith("symoro"):
            raise
        raise missing_extra("gui", "This command", error) from None
    return serve


def _open_first(bench: Workbench, robot: Path | str) -> OpenRobot:
    """Open a file, or a built-in robot by its name."""
    if isinstance(robot, str):
        return bench.add_builtin(robot.lower())
    if robot.resolve().parent == bench.folder.path:
        return bench.add_file(robot.name)
    return bench.add_path(robot)


def free_port(port: int = 0) -> int:
    """Return the given port if it is free, or with 0 the first free one."""
    for candidate in [port] if port else range(FIRST_PORT, FIRST_PORT + TRIED_PORTS):
        with socket.socket() as probe:
            if sys.platform != "win32":  # else a port that was just closed would count as used
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, candidate))
            except OSError:
                continue
            return candidate
    raise InputError(
        "port",
        f"{port or f'{FIRST_PORT} to {FIRST_PORT + TRIED_PORTS - 1}'} in use",
        "a free port",
        "Choose another with --port.",
    )
