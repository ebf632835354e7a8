"""Limits of what is read and computed, in one table: value, unit, what they bound and why.

Files come from strangers, and a damaged file must not take all memory or time. A refusal prints the
limit by its name; `raise_limit` and the command's option `--limit` change it for this process.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.errors import InputError, UnknownName

MIB, GIB = 1 << 20, 1 << 30


@dataclass(eq=False)
class Limit:
    """A bound that compares and calculates as its value and prints with its name."""

    name: str
    value: int
    unit: str
    of: str
    reason: str
    largest: int = 0  # it can be raised to; 0: as far as the memory goes

    @property
    def is_fixed(self) -> bool:
        return self.value == self.largest

    def __str__(self) -> str:
        how = "fixed" if self.is_fixed else f"--limit {self.name}=N raises it"
        number = f"{self.value} {self.unit}" if self.unit else f"{self.value:g}"
        return f"{number} (limit {self.name}; {how})"

    def __index__(self) -> int:
        return self.value

    def __lt__(self, other: float) -> bool:
        return self.value < other

    def __le__(self, other: float) -> bool:
        return self.value <= other

    def __gt__(self, other: float) -> bool:
        return self.value > other

    def __ge__(self, other: float) -> bool:
        return self.value >= other

    def __add__(self, other: int) -> int:
        return self.value + other


PARSER = "the parser recurses, and Python bounds recursion"
_TABLE = (
    # robot files
    Limit("robot-file", 4 * MIB, "bytes",
          "a `.par` file, a DH table, a set-up file", "1 000 joints need less"),
    Limit("links", 2000, "links",
          "a robot", "work on a robot grows with the square of its links"),
    Limit("par-keys", 1000, "assignments",
          "a `.par` file", "there are about 60 keys"),
    Limit("par-entries", 20_000, "entries",
          "a list of a `.par` file", "an entry per frame or pair of joints"),
    Limit("par-nesting", 100, "levels",
          "comments and brackets of a `.par` file", "none is deeper than a few"),
    Limit("par-definitions", 200_000, "operands",
          "a value with its definitions put in", "definitions of definitions double it"),
    Limit("xml-file", 32 * MIB, "bytes",
          "a URDF or MJCF file", "robots of public collections have less than a tenth"),
    Limit("xml-elements", 500_000, "elements",
          "an XML file", "memory"),
    Limit("xml-links", 10_000, "links or bodies",
          "an XML file", "refused while they are counted, before the robot is built"),
    Limit("xml-depth", 200, "levels",
          "elements of an XML file", PARSER, 200),
    Limit("xml-includes", 100, "files",
          "`<include>` of an MJCF file", "a file may include itself"),
    Limit("expression", 10_000, "characters",
          "a value that is an expression", "a longer one is a model, not a parameter"),
    Limit("expression-depth", 60, "levels",
          "brackets of an expression", PARSER, 60),
    Limit("digits", 400, "digits",
          "a number", "a double has an exponent of at most 308", 400),
    Limit("magnitude", 10**30, "",
          "a number of a URDF, MJCF or DH file, of `Builder`, or of a log",
          "products of larger ones exceed a double", 10**30),
    # meshes
    Limit("mesh-file", 64 * MIB, "bytes",
          "a mesh", "a mesh is read into memory as a whole"),
    Limit("mesh-nodes", 20_000, "nodes",
          "a COLLADA scene", "nodes may contain each other"),
    Limit("mesh-materials", 1 * MIB, "bytes",
          "a library of colours beside a mesh", "it is text about a few colours"),
    Limit("mesh-triangles", 500_000, "triangles",
          "a mesh on the page", "the browser draws all of them"),
    # listings
    Limit("listing", 8 * MIB, "characters",
          "a model listing", "memory and time grow with it"),
    Limit("listing-words", 2_000_000, "words",
          "a model listing", "memory"),
    Limit("listing-statements", 200_000, "statements",
          "a model listing", "time grows with them"),
    Limit("listing-brackets", 100, "levels",
          "brackets that span lines", "none is deeper than a few"),
    Limit("listing-depth", 60, "levels",
          "a formula", PARSER, 60),
    Limit("listing-array", 100_000, "elements",
          "an array of a listing", "`zeros(10000, 10000)` is one line"),
    Limit("listing-index", 10_000, "elements",
          "a row or column of an array, by its index", "an array has this length at least"),
    Limit("written-operations", 200_000, "operations",
          "a text without shared results (mode symoro)", "a text can double with each joint"),
    # logs and values
    Limit("csv-file", 2 * GIB, "bytes",
          "a table that is read as a whole", "memory"),
    Limit("values-file", 10 * MIB, "bytes",
          "a file of values", "it has a line per symbol"),
    Limit("log-line", 1 * MIB, "characters",
          "a line of a log", "a binary file may have no line end"),
    Limit("log-memory", 1 * GIB, "bytes",
          "arrays of a `.npz`, `.mat` or `.mcap` log", "read as a whole; other logs are not"),
    Limit("samples", 1_000_000, "samples",
          "a simulation", "time and memory"),
    # the workbench
    Limit("upload", 4 * MIB, "bytes",
          "a robot file that a browser sends", "as robot-file"),
    Limit("log-upload", 50 * MIB, "bytes",
          "a log that a browser sends", "a request is held in memory"),
    Limit("state", 64 * MIB, "bytes",
          "the stored state of the workbench", "it is read when the workbench starts"),
    Limit("open-robots", 24, "robots",
          "robots open at a time", "each has a page and models in memory"),
)  # fmt: skip
LIMITS = {limit.name: limit for limit in _TABLE}


def raise_limit(name: str, value: object) -> None:
    """Change a limit for this process."""
    if not isinstance(name, str) or name not in LIMITS:
        raise UnknownName("limit", name, LIMITS)
    limit = LIMITS[name]
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise InputError(f"limit {name}", repr(value), "a whole number from 1")
    if limit.largest and value > limit.largest:
        raise InputError(
            f"limit {name}", str(value), f"at most {limit.largest}", f"{limit.reason}."
        )
    limit.value = value


def limits_table() -> str:
    """The limits as a table in Markdown; the documentation shows it."""
    rows = ["| limit | value | bounds | reason |", "|---|---|---|---|"]
    for limit in LIMITS.values():
        number = f"{limit.value:,}".replace(",", " ") if limit.unit else f"{limit.value:g}"
        in_bytes = limit.unit == "bytes"
        value = f"{limit.value // MIB} MiB" if in_bytes else f"{number} {limit.unit}".strip()
        fixed = ", fixed" if limit.is_fixed else ""
        rows.append(f"| `{limit.name}` | {value}{fixed} | {limit.of} | {limit.reason} |")
    return "\n".join(rows)
