"""Robot files: each format is read into a `Robot`, foreign ones by way of a neutral description.

The names below are what other parts use. Importing any part of this package gives `Robot` its
method `save` and its tables in a notebook.
"""

from symoro.formats.files import FORMATS, html_table, read_robot, robot_tables, save_robot
from symoro.formats.par import dumps, loads
from symoro.formats.text_files import (
    LARGEST,
    MAGNITUDE,
    PRIVATE,
    file_name,
    file_state,
    open_file,
    os_reason,
    parse_toml,
    read_file,
    read_float,
    write_bytes,
    write_text,
)
from symoro.robot import register_services

__all__ = [
    "FORMATS",
    "LARGEST",
    "MAGNITUDE",
    "PRIVATE",
    "dumps",
    "file_name",
    "file_state",
    "html_table",
    "loads",
    "open_file",
    "os_reason",
    "parse_toml",
    "read_file",
    "read_float",
    "read_robot",
    "write_bytes",
    "write_text",
]

register_services(save=save_robot, tables=robot_tables)
