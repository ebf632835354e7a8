"""Text and XML files: decoded, quoted in messages, written in one step, changed in single elements.

XML is read safely as plain data: document types and entities are refused, size and depth are
bounded, every element knows its line and its place in the text.
"""

from __future__ import annotations

import math
import os
import re
import secrets
import stat
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO
from xml.parsers import expat

from symoro.errors import MAX_BITS, FormatError, InputError
from symoro.limits import LIMITS, Limit

MAX_BYTES = LIMITS["robot-file"]
MAX_QUOTED = 60  # characters of a quotation in a message
MAX_FILE_NAME = 100  # characters of a file name that is made from the name of a robot
# flags of open: a pipe is not waited for; Windows leaves line ends as they are
NONBLOCKING, BINARY = getattr(os, "O_NONBLOCK", 0), getattr(os, "O_BINARY", 0)
PRIVATE = 0o600  # mode of a file that only its owner reads
MAX_XML_BYTES = LIMITS["xml-file"]
MAX_ELEMENTS, MAX_DEPTH = LIMITS["xml-elements"], LIMITS["xml-depth"]
MAX_BODIES = LIMITS["xml-links"]  # elements <link> and <body>
BODIES = ("link", "body")
MAX_INCLUDES = LIMITS["xml-includes"]
MAX_KEYS, MAX_ENTRIES = LIMITS["par-keys"], LIMITS["par-entries"]
MAX_NESTING, MAX_EXPANDED = LIMITS["par-nesting"], LIMITS["par-definitions"]
MAGNITUDE = LIMITS["magnitude"]  # no length, mass or angle is larger
LARGEST = float(MAGNITUDE.value)
BOUNDS = {LARGEST: MAGNITUDE}  # by value: the limit that a message names
HINTS = {
    "$": "Expressions are for xacro: name the file .xacro.",
    ",": "Separate numbers by blanks, not by commas.",
}
EXPECTED = {None: "finite numbers", 1: "a finite number"}  # by how many; else with their count
BOMS = (b"\xff\xfe", b"\xfe\xff")  # of UTF-16


def read_float(text: str) -> float:
    """The number that a text of a file states; a ValueError if it states none.

    Python's float also takes underscores and digits of other scripts, which no other reader of
    these files takes for numbers.
    """
    if "_" in text or not text.isascii():
        raise ValueError(f"could not convert string to float: {text!r}")
    return float(text)


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """The tables of a TOML file; its integers fit into a double, its brackets into the stack."""
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise FormatError(file, 0, "", "brackets in too many brackets", "TOML") from None
    except tomllib.TOMLDecodeError as error:
        raise FormatError(file, 0, "", str(error), "TOML") from None
    except ValueError:  # Python converts no text of more than 4300 digits
        tables = {"": 1 << MAX_BITS}
    rest: list[Any] = [tables]
    for value in rest:  # which grows
        if isinstance(value, int) and value.bit_length() > MAX_BITS:
            raise FormatError(file, 0, "", "a whole number of too many digits", "a double")
        rest += (
            value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        )
    return tables


# --- files ----------------------------------------------------------------------------------------


@contextmanager
def open_file(path: Path, limit: Limit, todo: str = "") -> Iterator[BinaryIO]:
    """A file of at most `limit` bytes, open for reading.

    Larger files, folders, pipes and devices are refused at once. The system's errors are left to
    the caller.
    """
    try:
        handle = os.open(path, os.O_RDONLY | NONBLOCKING | BINARY)
    except ValueError as error:  # a NUL in the path
        raise InputError(str(path), str(error), "the path of a file") from None
    with os.fdopen(handle, "rb") as file:
        status = os.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise InputError(str(path), "no regular file", "a file")
        _check_size(path, status.st_size, limit, todo)
        yield file


def read_file(path: Path, limit: Limit = MAX_BYTES, todo: str = "") -> bytes:
    """The bytes of a file of at most `limit`, opened by `open_file`."""
    with open_file(path, limit, todo) as file:
        data = file.read(limit + 1)
    _check_size(path, len(data), limit, todo)  # it may have grown meanwhile
    return data


def _check_size(path: Path, size: int, limit: Limit, todo: str) -> None:
    if size > limit:
        raise InputError(str(path), f"{size} bytes", f"at most {limit}", todo)


def file_state(path: Path) -> tuple[int, ...]:
    """Numbers that change when a file is written or replaced, also if the clock was set back."""
    status = path.stat()
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino


# --- texts ----------------------------------------------------------------------------------------


def file_title(path: Path) -> str:
    """The name of a file without its extension as a name of a robot: bytes that are no UTF-8 and
    control characters are replaced.
    """
    text = path.stem.encode(errors="replace").decode()
    return re.sub(r"[\x00-\x1f\x7f-\x9f]", "_", text)


def quote(text: str) -> str:
    """The text in quotation marks for a message, cut if it is long."""
    return f"'{text}'" if len(text) <= MAX_QUOTED else f"'{text[:MAX_QUOTED]}…'"


def decode(data: bytes, file: str) -> str:
    """The text of a file in UTF-8, or in Latin-1 as SYMORO+ wrote it, with line ends as '\\n'."""
    if len(data) > MAX_BYTES:
        raise FormatError(
            file,
            0,
            "",
            f"{len(data)} bytes",
            f"at most {MAX_BYTES}",
            "A robot of a thousand joints needs less; is this a robot file?",
        )
    nul = data.find(b"\0")
    if nul >= 0:
        line = data.count(b"\n", 0, nul) + 1
        raise FormatError(file, line, "", "a NUL byte", "text", "The file is binary or damaged.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def file_name(text: str, fallback: str = "robot") -> str:
    """A file name, without folder and extension, from the name of a robot, joint or link.

    Letters, digits, '-', '_' and inner dots stay; any other character becomes '_'.
    """
    name = re.sub(r"[^\w.-]+|\.{2,}", "_", text)[:MAX_FILE_NAME].strip("._")
    return name if re.search(r"\w", name) else fallback


def write_text(path: Path, text: str, mode: int | None = None) -> Path:
    """Write a text file in UTF-8 in one step, as `write_bytes` does."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        fault = f"{text[error.start]!a} in the text"
        todo = "It comes from the name of a file or folder that is not in UTF-8: rename it."
        raise InputError(str(path), fault, "characters of Unicode", todo) from None
    return write_bytes(path, data, mode)


def write_bytes(path: Path, data: bytes, mode: int | None = None) -> Path:
    """Write a file in one step and return its path.

    The data go to a temporary file beside it, which is then renamed: a crash or a full disk never
    leaves half a file, and a file that cannot be written stays as it was. A symbolic link is
    followed. The file keeps its mode; a new one has `mode`, by default the one of the umask.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(Path(os.path.realpath(path)), data, mode)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise InputError(str(path), os_reason(error), "a place to write") from None
    return path


def _replace(path: Path, data: bytes, mode: int | None) -> None:
    temporary = path.with_name(f".{path.name[:MAX_FILE_NAME]}.{secrets.token_hex(6)}")
    kept_mode = path.stat().st_mode & 0o777 if path.exists() else mode
    if path.exists() and not path.is_file():
        raise OSError(f"{path} is not a regular file")
    if path.exists() and not os.access(path, os.W_OK):  # the folder alone would allow it
        raise OSError("the file is read-only")
    handle = os.open(
        temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666 if kept_mode is None else PRIVATE
    )
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)  # some file systems find out here that the disk is full
        if kept_mode is not None:
            os.chmod(temporary, kept_mode)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def os_reason(error: OSError | ValueError) -> str:
    """The operating system's reason for a message, such as 'permission denied'."""
    return (getattr(error, "strerror", None) or str(error)).lower()


# --- XML ------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Element:
    """One element: its name, attributes and children, with the file and line it stands in."""

    tag: str
    attributes: dict[str, str]
    file: str
    line: int
    children: list[Element] = field(default_factory=list)
    words: list[str] = field(default_factory=list)  # pieces of its text, where texts are kept
    start: int = -1  # of its start tag in the trimmed text, bytes
    stop: int = -1  # of its end tag, if it has one

    def all(self, *tags: str) -> Iterator[Element]:
        """The children with one of the tags."""
        return (c for c in self.children if c.tag in tags)

    def walk(self) -> Iterator[Element]:
        """The element and everything inside it."""
        stack = [self]
        while stack:
            element = stack.pop()
            yield element
            stack += reversed(element.children)

    def first(self, tag: str) -> Element | None:
        """The first child with the tag, None if there is none."""
        return next(self.all(tag), None)

    def get(self, key: str, default: str = "") -> str:
        """The text of an attribute."""
        return self.attributes.get(key, default)

    def need(self, key: str) -> str:
        """The text of an attribute that must be there."""
        if key not in self.attributes:
            raise self.wrong(key, "nothing", f"an attribute '{key}' of <{self.tag}>")
        return self.attributes[key]

    def child(self, tag: str) -> Element:
        """The first child with the tag, which must be there."""
        element = self.first(tag)
        if element is None:
            raise self.wrong("", f"no <{tag}>", f"a <{tag}> in <{self.tag}>")
        return element

    def number(self, key: str, default: float | None = None, largest: float = LARGEST) -> float:
        """The number in an attribute; without a default the attribute must be there."""
        if default is not None and key not in self.attributes:
            return default
        return self.numbers(key, 1, largest=largest)[0]

    def numbers(
        self,
        key: str,
        count: int | None = None,
        default: tuple[float, ...] | None = None,
        largest: float = LARGEST,
    ) -> tuple[float, ...]:
        """The numbers in an attribute, separated by blanks: `count` of them, or any number.

        Their absolute values are at most `largest`; a bound may be infinite where that is.
        """
        if default is not None and not self.get(key).strip():
            return default
        text = self.need(key)
        try:
            values = tuple(map(read_float, text.split()))
        except ValueError:
            values = (math.nan,)
        counted = count is None or len(values) == count
        if not counted or not all(abs(x) <= largest for x in values):
            hint = next((hint for sign, hint in HINTS.items() if sign in text), "")
            expected = EXPECTED.get(count, f"{count} finite numbers")
            if any(largest < abs(x) < math.inf for x in values):
                expected += f" of at most {BOUNDS.get(largest, largest)}"
            raise self.wrong(key, quote(text), expected, hint)
        return values

    def colour(self, key: str) -> str:
        """A colour of three or four numbers from 0 to 1 as #rrggbbaa; '' if it is none."""
        try:
            levels = [min(1.0, max(0.0, read_float(x))) for x in self.get(key).split()]
        except ValueError:
            return ""
        if len(levels) not in (3, 4) or not all(map(math.isfinite, levels)):
            return ""
        return "#" + "".join(f"{round(255 * x):02x}" for x in (*levels, 1.0)[:4])

    def wrong(self, key: str, problem: str, expected: str = "", todo: str = "") -> FormatError:
        """The error that something in this element is not as it should be."""
        name = self.get("name") or self.get("class")
        place = f"<{self.tag}{f' {name}' if name else ''}>{f' {key}' if key else ''}"
        return FormatError(self.file, self.line, place, problem, expected, todo)


def read_data(path: Path) -> bytes:
    """The bytes of an XML file."""
    return read_file(path, MAX_XML_BYTES)


def read_xml(path: Path) -> Element:
    """The root element of a file."""
    return parse_xml(read_data(path), path.name)


def parse_xml(data: bytes | str, file: str, texts: bool = False) -> Element:
    """The root element of a text; with `texts` elements keep the texts between their tags."""
    data = data.encode() if isinstance(data, str) else data
    if len(data) > MAX_XML_BYTES:
        raise FormatError(file, 0, "", f"{len(data)} bytes", f"at most {MAX_XML_BYTES}")
    builder = _Builder(file)
    if texts:
        builder.parser.CharacterDataHandler = builder.text
    if not data.strip():
        raise FormatError(file, 0, "", "an empty file", "XML")
    start = trimmed(data)
    builder.skipped = data[: len(data) - len(data.lstrip())].count(b"\n")
    try:
        builder.parser.Parse(start, True)
    except expat.ExpatError as error:
        line = error.lineno + builder.skipped
        problem = f"{expat.ErrorString(error.code)} in column {error.offset + 1}"
        raise FormatError(file, line, "", problem, "well-formed XML") from None
    except (ValueError, LookupError) as error:  # an unknown encoding
        raise FormatError(file, 1, "", str(error), "XML in UTF-8") from None
    assert builder.root is not None
    return builder.root


def trimmed(data: bytes) -> bytes:
    """The text without blanks before the declaration or zeros behind the end, as in some files."""
    return data if data.startswith(BOMS) else data.lstrip().rstrip(b"\0\r\n\t ")


class _Builder:
    """Builds the elements from the events of expat."""

    def __init__(self, file: str) -> None:
        self.file, self.skipped = file, 0
        self.count = self.bodies = 0
        self.root: Element | None = None
        self.open: list[Element] = []
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse

    @property
    def line(self) -> int:
        return self.parser.CurrentLineNumber + self.skipped

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self.count += 1
        self.bodies += tag in BODIES
        counts = {MAX_ELEMENTS: self.count, MAX_BODIES: self.bodies, MAX_DEPTH: len(self.open) + 1}
        for limit, count in counts.items():
            if count > limit:
                number = f"{count} {limit.unit}"
                expected = f"at most {limit}"
                raise FormatError(self.file, self.line, "", number, expected, "Is this a robot?")
        element = Element(tag, attributes, self.file, self.line)
        element.start = self.parser.CurrentByteIndex
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, tag: str) -> None:
        self.open.pop().stop = self.parser.CurrentByteIndex

    def text(self, words: str) -> None:
        self.open[-1].words.append(words)

    def _refuse(self, *_: object) -> None:
        raise FormatError(
            self.file,
            self.line,
            "",
            "a document type or entity declaration",
            "plain XML",
            "Robot files need none; delete it.",
        )


# --- changes of single elements of an XML text; the rest stays as it is ---------------------------


ATTRIBUTE = re.compile(rb"""\s+([^\s=<>/"']+)\s*=\s*("[^"]*"|'[^']*')""")
TAG_NAME = re.compile(rb"<[^\s/>]+")
DECLARED = re.compile(rb"""<\?xml[^>]*encoding\s*=\s*["']([^"']+)""")
DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
ESCAPES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\t": "&#9;",
}


def as_utf8(data: bytes, file: str) -> bytes:
    """The trimmed text in UTF-8, since edits are made in bytes; a last line end stays."""
    end = b"\n" if data.endswith(b"\n") else b""
    declared = DECLARED.match(trimmed(data)[:200])
    encoding = "utf-16" if data.startswith(BOMS) else declared and declared.group(1).decode()
    if encoding is None or encoding.lower() in ("utf-8", "us-ascii", "ascii"):
        return trimmed(data) + end
    try:
        text = data.decode(encoding)
    except (ValueError, LookupError) as error:
        raise FormatError(file, 1, "", str(error), "XML in UTF-8") from None
    return trimmed(DECLARATION.sub("", text, count=1).encode()) + end


def quoted(text: str) -> str:
    """An attribute's value in quotation marks."""
    return f'"{"".join(ESCAPES.get(sign, sign) for sign in text)}"'


class XmlEdits:
    """Changes of elements of a text. Comments, order and layout of the rest stay as they are.

    The elements come from `parse_xml` of the same data, which `as_utf8` has trimmed.
    """

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.attributes: dict[int, dict[str, str | None]] = {}  # by start of the element
        self.replaced: list[tuple[int, int, bytes]] = []  # start, stop, new text
        self.opened: dict[int, list[str]] = {}  # children of elements without any

    def set(self, element: Element, attributes: Mapping[str, str | None]) -> None:
        """Set attributes of an element; None removes one."""
        self.attributes.setdefault(element.start, {}).update(attributes)

    def remove(self, element: Element) -> None:
        """Remove an element with the blanks before it."""
        start, stop = element.start, self._end_of(element)
        while start > 0 and self.data[start - 1 : start].isspace():
            start -= 1
        self.replaced.append((start, stop, b""))

    def replace(self, element: Element, text: bytes) -> None:
        """Replace a whole element by other text."""
        self.replaced.append((element.start, self._end_of(element), text))

    def contents(self, element: Element) -> bytes:
        """The text between the tags of an element, as it was."""
        return self.data[self._tag_end(element.start) : element.stop]

    def insert(self, parent: Element, text: str, first: bool = False) -> None:
        """Add an element, given as text, as the first or last child of another one."""
        if not parent.children:
            self.opened.setdefault(parent.start, []).append(text)
            return
        sibling = parent.children[0 if first else -1]
        place = self._tag_end(parent.start) if first else self._end_of(sibling)
        self.replaced.append((place, place, self._line(self._indent(sibling.start), text)))

    def text(self) -> bytes:
        """The text after all changes."""
        edits = list(self.replaced)
        for start in {*self.attributes, *self.opened}:
            edits.append((start, self._tag_end(start), self._start_tag(start)))
        # An insertion at the end of a changed tag comes behind that tag.
        parts, end = [], len(self.data)
        for start, stop, new in reversed(sorted(edits, key=lambda e: (e[1], e[0]))):
            if stop > end:  # inside an element that is removed
                continue
            parts += [self.data[stop:end], new]
            end = start
        return b"".join([self.data[:end], *reversed(parts)])

    def _start_tag(self, start: int) -> bytes:
        """The start tag with its new attributes, and the children of an element that had none."""
        name = TAG_NAME.match(self.data, start)
        assert name is not None
        tag, place = name.group(), name.end()
        changes = dict(self.attributes.get(start, {}))
        while (match := ATTRIBUTE.match(self.data, place)) is not None:
            key = match.group(1).decode()
            value = changes.pop(key, match.group(2)) if key in changes else match.group()
            if isinstance(value, str):
                value = self.data[match.start() : match.start(2)] + quoted(value).encode()
            tag, place = tag + (value or b""), match.end()
        for key, new in changes.items():
            tag += b"" if new is None else f" {key}={quoted(new)}".encode()
        end = self.data[place : self._tag_end(start)]
        if start not in self.opened:
            return tag + end
        children = self.opened[start]
        indent = self._indent(start)
        tag += b">" + b"".join(self._line(indent + b"  ", child) for child in children)
        return tag + (b"\n" + indent + b"</" + name.group()[1:] + b">" if b"/" in end else b"")

    def _tag_end(self, start: int) -> int:
        """The end of the tag that begins at `start`."""
        name = TAG_NAME.match(self.data, start)
        assert name is not None
        place = name.end()
        while (match := ATTRIBUTE.match(self.data, place)) is not None:
            place = match.end()
        return self.data.index(b">", place) + 1

    def _end_of(self, element: Element) -> int:
        """The end of an element, its end tag included."""
        tag_end = self._tag_end(element.start)
        if self.data[tag_end - 2 : tag_end] == b"/>":
            return tag_end
        return self.data.index(b">", element.stop) + 1

    def _indent(self, start: int) -> bytes:
        """The blanks at the beginning of an element's line."""
        line = self.data[self.data.rfind(b"\n", 0, start) + 1 : start]
        return line[: len(line) - len(line.lstrip())]

    def _line(self, indent: bytes, text: str) -> bytes:
        lines = [indent + line.encode() for line in text.splitlines()]
        return b"\n" + b"\n".join(lines)
