"""From the command line to a running workbench."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import symoro as sy
from symoro.errors import InputError
from symoro.gui.folder import Folder
from symoro.gui.server import free_port, serve
from symoro.gui.session import Workbench


def start(
    robot: str, folder: Path | None, port: int, show: bool, ready: Callable[[str], None]
) -> None:
    """Serve the workbench, with a robot opened where one is named."""
    is_file = bool(robot) and robot.lower() not in sy.robot_names()
    place = folder or (Path(robot).parent if is_file else Path.cwd())
    if not place.is_dir():
        raise InputError(str(place), "no such folder", "a folder to open and save files in")
    if is_file:
        sy.load(robot)  # a wrong name or file is told here
    bench = Workbench(Folder(place.resolve()))
    opened = None
    if is_file:
        opened = (
            bench.add_file(Path(robot).name)
            if Path(robot).resolve().parent == bench.folder.path
            else bench.add_path(Path(robot))
        )
    elif robot:
        opened = bench.add_builtin(robot.lower())
    serve(bench, free_port(port), opened.id if opened else None, show, ready)
