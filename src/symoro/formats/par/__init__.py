"""SYMORO's `.par` files. `loads` and `dumps` read and write the text of one; both are public.

The workbench edits the text of a file: it uses the names of the syntax too.
"""

from symoro.formats.par.read import loads
from symoro.formats.par.syntax import (
    BASE,
    DRIVE,
    EXTENDED_DRIVE,
    HEADER,
    INERTIAL,
    LIMITS,
    MOTION,
    WRENCH,
    assignments,
    name_text,
    remark_text,
    robot_name_text,
    split_comments,
)
from symoro.formats.par.write import dumps

__all__ = [
    "BASE",
    "DRIVE",
    "EXTENDED_DRIVE",
    "HEADER",
    "INERTIAL",
    "LIMITS",
    "MOTION",
    "WRENCH",
    "assignments",
    "dumps",
    "loads",
    "name_text",
    "remark_text",
    "robot_name_text",
    "split_comments",
]
