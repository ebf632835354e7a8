"""The keys of a `.par` file, and the assignments of one file by key with checked access."""

from __future__ import annotations

import difflib
import re
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields

from symoro.errors import FormatError
from symoro.expr.node import Role
from symoro.formats.par import provenance
from symoro.formats.par.syntax import Assignment, Item
from symoro.formats.text_files import quote
from symoro.robot.data import Body, Wrench

HEADER = ("NL", "NJ", "NF", "Type", "is_floating", "is_mobile")
GEOMETRIC = ("ant", "sigma", "b", "d", "r", "gamma", "alpha", "mu", "theta")
DRIVE = ("IA", "FV", "FS")
INERTIAL = tuple(f.name for f in fields(Body))
WRENCH = tuple(f.name for f in fields(Wrench))
MOTION = ("QP", "QDP", "GAM")
JOINT = ("eta", "k", *MOTION)
BASE = ("W0", "WP0", "V0", "VP0")

# Keys that the classical format does not have; they are written inside comments (*@ key = value *).
EXTENDED_DRIVE = ("FT", "VT", "FO")
LIMITS = ("qmin", "qmax", "vmax", "taumax")
TEXTS = ("title", "source")
EXTENDED = (*EXTENDED_DRIVE, "names", *LIMITS, "coupling", "values", *TEXTS, *provenance.KEYS)

ALIASES = {"p": "ant", "n": "NL"}  # of the encyclopedia's dialect
CLASSICAL = (*HEADER, *GEOMETRIC, *INERTIAL, *DRIVE, *WRENCH, *JOINT, *BASE, "G", "Z")
KEYS = {key.lower(): key for key in CLASSICAL} | ALIASES
EXTENDED_KEYS = {key.lower(): key for key in EXTENDED}

ROLES: dict[str, Role] = (  # of the symbols that stand under a key
    {k: Role.GEOMETRIC for k in (*GEOMETRIC, "Z")}
    | {k: Role.INERTIAL for k in (*INERTIAL, *DRIVE, *EXTENDED_DRIVE, "k", "coupling")}
    | {k: Role.WRENCH for k in WRENCH}
    | {k: Role.BASE for k in BASE}
    | {"QP": Role.VELOCITY, "QDP": Role.ACCELERATION, "GAM": Role.TORQUE, "G": Role.OTHER}
)
PRIORITY = (  # the role of a symbol that stands under several keys is the first of these
    Role.POSITION,
    Role.VELOCITY,
    Role.ACCELERATION,
    Role.TORQUE,
    Role.WRENCH,
    Role.BASE,
    Role.GEOMETRIC,
    Role.INERTIAL,
    Role.OTHER,
)
TRUTH = {"true": "1", "yes": "1", "false": "0", "no": "0"}
_INTEGER = re.compile(r"[+-]?\d{1,6}")


@dataclass
class Table:
    """The assignments of one file by canonical key; access raises errors with file and line."""

    file: str
    entries: dict[str, Assignment] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)  # title and source
    unknown: list[Assignment] = field(default_factory=list)

    def put(self, entry: Assignment, keys: Mapping[str, str]) -> None:
        """Store an assignment under its canonical key; `keys` maps lower-case spellings to keys."""
        key = keys.get(entry.key.lower())
        if key is None:
            self.unknown.append(entry)
            return
        if key in self.entries:
            todo = f"The first is on line {self.entries[key].line}."
            raise FormatError(self.file, entry.line, key, "a second value", "one", todo)
        self.entries[key] = entry

    def check_unknown(self) -> None:
        """Raise for an unknown key that looks like a missing one, warn of any other."""
        for entry in self.unknown:
            name = entry.key.lower()
            similar = difflib.get_close_matches(name, GEOMETRIC, n=3) if len(name) > 3 else []
            missing = [key for key in similar if key not in self.entries]
            if missing:
                raise FormatError(
                    self.file,
                    entry.line,
                    entry.key,
                    "an unknown key",
                    f"'{missing[0]}', which is missing",
                    "Rename it, or put it into (* … *).",
                )
            warnings.warn(
                f"{self.file}, line {entry.line}: unknown key '{entry.key}' is ignored",
                stacklevel=3,
            )

    def line(self, key: str) -> int:
        """The line of a key, 0 if it is missing."""
        return self.entries[key].line if key in self.entries else 0

    def integer(self, key: str, default: int) -> int:
        """A whole number; `true`, `yes`, `false` and `no` are 1 and 0."""
        if key not in self.entries:
            return default
        entry = self.entries[key]
        text = entry.items[0].text if entry.items else ""
        text = TRUTH.get(text.lower(), text)
        if entry.is_list or not _INTEGER.fullmatch(text):
            value = "a list" if entry.is_list else quote(text)
            raise FormatError(self.file, entry.line, key, value, "a whole number")
        return int(text)

    def items(self, key: str, length: int, default: Callable[[int], str]) -> list[Item]:
        """The items of a list of known length; a missing key gives `default(index)` for each."""
        if key not in self.entries:
            return [Item(default(k), 0) for k in range(length)]
        entry = self.entries[key]
        if len(entry.items) != length or (not entry.is_list and length != 1):
            value = f"{len(entry.items)} entries" if entry.is_list else quote(entry.items[0].text)
            raise FormatError(
                self.file,
                entry.line,
                key,
                value,
                f"a list of {length}",
                "The header (NL, NJ, NF) and the lists must agree.",
            )
        for k, item in enumerate(entry.items, 1):
            if not item.text:
                expected = "a number or an expression"
                raise FormatError(self.file, item.line, key, f"an empty entry {k}", expected)
        return list(entry.items)

    def integers(
        self, key: str, length: int, default: Callable[[int], str], allowed: range
    ) -> list[int]:
        """The whole numbers of a list, each within a range."""
        values = []
        for k, item in enumerate(self.items(key, length, default), 1):
            if not _INTEGER.fullmatch(item.text) or int(item.text) not in allowed:
                raise FormatError(
                    self.file,
                    item.line,
                    f"{key}[{k}]",
                    quote(item.text),
                    f"a whole number from {allowed[0]} to {allowed[-1]}",
                )
            values.append(int(item.text))
        return values
