"""The registry of robot file formats; a robot is read and saved by the extension of its file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path

from symoro.errors import InputError, UnknownName
from symoro.expr import table_text
from symoro.formats import dh
from symoro.formats.conversion import to_robot
from symoro.formats.description import Import, RobotDescription
from symoro.formats.mjcf import read as mjcf_reader
from symoro.formats.mjcf import write as mjcf_writer
from symoro.formats.par import read as par_reader
from symoro.formats.par import write as par_writer
from symoro.formats.text_files import os_reason, read_xml, write_text
from symoro.formats.urdf import read as urdf_reader
from symoro.formats.urdf import write as urdf_writer
from symoro.notation import GEOMETRY, INERTIA
from symoro.robot import Robot


@dataclass(frozen=True)
class Format:
    """One file format: how it is read and, where we can, how it is written.

    A format in Khalil's notation has `read`; any other has `describe`, and its description is
    converted to a robot.
    """

    extension: str
    title: str
    read: Callable[[Path], Robot] | None = None
    describe: Callable[[Path, Import], RobotDescription] | None = None
    write: Callable[[Robot, Path | None], str] | None = None  # the folder of the file


def _write_par(robot: Robot, folder: Path | None) -> str:
    """A .par file refers to no other file: its text is the same in every folder."""
    return par_writer.dumps(robot)


def _describe_xml(path: Path, how: Import) -> RobotDescription:
    """MJCF, or URDF in a file with the extension .xml."""
    is_urdf = read_xml(path).tag == "robot"
    return urdf_reader.read(path, how) if is_urdf else mjcf_reader.read(path, how)


FORMATS = {
    f.extension: f
    for f in (
        Format(".par", "SYMORO parameter file", read=par_reader.read, write=_write_par),
        Format(".urdf", "URDF", describe=urdf_reader.read, write=urdf_writer.dumps),
        Format(".xacro", "URDF with macros", describe=urdf_reader.read),
        Format(".xml", "MJCF (or URDF)", describe=_describe_xml, write=mjcf_writer.dumps),
        Format(".mjcf", "MJCF", describe=mjcf_reader.read, write=mjcf_writer.dumps),
        Format(".toml", "DH table", describe=dh.read_toml),
        Format(".csv", "DH table", describe=dh.read_csv),
    )
}


def read_robot(path: Path, how: Import | None = None) -> Robot:
    """The robot in a file, by its extension; `how` is for formats that are converted."""
    if path.suffix.lower() not in FORMATS:
        raise UnknownName(f"file type of {path}", path.suffix, FORMATS)
    try:
        return _read(FORMATS[path.suffix.lower()], path, how)
    except FileNotFoundError:
        raise InputError(
            str(path), "no such file", "a robot file", "`symoro robots` lists the built-in robots."
        ) from None
    except OSError as error:
        raise InputError(str(path), os_reason(error), "a readable file") from None


def _read(file_format: Format, path: Path, how: Import | None) -> Robot:
    if file_format.describe is not None:
        return to_robot(file_format.describe(path, how or Import()), how)
    assert file_format.read is not None
    if how is not None:
        raise InputError(
            str(path),
            f"options of an import for a {file_format.title}",
            "none",
            "The file holds a robot in Khalil's frames already; nothing is converted.",
        )
    return file_format.read(path)


def save_robot(robot: Robot, path: Path) -> Path:
    """Write the robot in the format of the path's extension; returns the path."""
    writers = {extension: f.write for extension, f in FORMATS.items() if f.write is not None}
    extension = path.suffix.lower()
    if extension not in writers:
        raise UnknownName(f"file type of {path}", path.suffix, writers)
    return write_text(path, writers[extension](robot, path.parent))


# --- tables as HTML for notebooks -----------------------------------------------------------------


def html_table(heads: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    """An HTML table; every text is escaped."""
    head = "".join(f"<th>{escape(str(x))}</th>" for x in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(str(x))}</td>" for x in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def robot_tables(robot: Robot) -> str:
    """The geometric parameters of a robot, and its inertial parameters below a fold."""
    names = robot.frame_names
    frames = html_table(
        ["j", *(entry.symbol for entry in GEOMETRY.values()), *(["joint"] if names else [])],
        (
            [j, *(table_text(getattr(f, key)) for key in GEOMETRY), *names[j - 1 : j]]
            for j, f in enumerate(robot.frames, 1)
        ),
    )
    links = html_table(
        ["j", *INERTIA],
        (
            [j, *(table_text(getattr(robot.bodies[j], key)) for key in INERTIA)]
            for j in range(robot.first_link, robot.NL + 1)
        ),
    )
    gravity = ", ".join(map(table_text, robot.gravity))
    about = f"{robot.structure}, {robot.NL} links, {robot.NJ} joints, gravity {gravity}"
    title = f"<b>{escape(robot.name)}</b> {escape(robot.title)}<br>{escape(about)}"
    fold = f"<details><summary>Inertial parameters</summary>{links}</details>"
    return f"<div>{title}{frames}{fold}</div>"
