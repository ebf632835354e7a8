"""XML as plain data, read safely.

Document types and entities are refused, size and depth are bounded, every element knows its line.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from symoro.errors import FormatError
from symoro.formats.text_files import quote

MAX_BYTES = 32 * 1024 * 1024
MAX_ELEMENTS = 500_000
MAX_DEPTH = 200
LARGEST = 1e30  # no length, mass or angle is larger
HINTS = {
    "$": "Expressions are for xacro: name the file .xacro.",
    ",": "Separate numbers by blanks, not by commas.",
}
EXPECTED = {None: "finite numbers", 1: "a finite number"}  # by how many; else with their count
BOMS = (b"\xff\xfe", b"\xfe\xff")  # of UTF-16


@dataclass(eq=False)
class Element:
    """One element: its name, attributes and children, with the file and line it stands in."""

    tag: str
    attributes: dict[str, str]
    file: str
    line: int
    children: list[Element] = field(default_factory=list)
    words: list[str] = field(default_factory=list)  # pieces of its text, where texts are kept

    def all(self, *tags: str) -> Iterator[Element]:
        """The children with one of the tags."""
        return (c for c in self.children if c.tag in tags)

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
            values = tuple(float(x) for x in text.split())
        except ValueError:
            values = (math.nan,)
        counted = count is None or len(values) == count
        if not counted or not all(abs(x) <= largest for x in values):
            hint = next((hint for sign, hint in HINTS.items() if sign in text), "")
            raise self.wrong(key, quote(text), EXPECTED.get(count, f"{count} finite numbers"), hint)
        return values

    def wrong(self, key: str, problem: str, expected: str = "", todo: str = "") -> FormatError:
        """The error that something in this element is not as it should be."""
        name = self.get("name") or self.get("class")
        place = f"<{self.tag}{f' {name}' if name else ''}>{f' {key}' if key else ''}"
        return FormatError(self.file, self.line, place, problem, expected, todo)


def read_xml(path: Path) -> Element:
    """The root element of a file."""
    with path.open("rb") as file:
        return parse_xml(file.read(MAX_BYTES + 1), path.name)


def parse_xml(data: bytes | str, file: str, texts: bool = False) -> Element:
    """The root element of a text; with `texts` elements keep the texts between their tags."""
    data = data.encode() if isinstance(data, str) else data
    if len(data) > MAX_BYTES:
        raise FormatError(file, 0, "", f"more than {MAX_BYTES} bytes", "a robot description")
    builder = _Builder(file)
    if texts:
        builder.parser.CharacterDataHandler = builder.text
    if not data.strip():
        raise FormatError(file, 0, "", "an empty file", "XML")
    # Some files have blanks before the declaration, or zeros behind the end.
    start = data if data.startswith(BOMS) else data.lstrip().rstrip(b"\0\r\n\t ")
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


class _Builder:
    """Builds the elements from the events of expat."""

    def __init__(self, file: str) -> None:
        self.file, self.count, self.skipped = file, 0, 0
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
        if self.count > MAX_ELEMENTS or len(self.open) >= MAX_DEPTH:
            raise FormatError(
                self.file,
                self.line,
                "",
                "too many or too deep elements",
                f"at most {MAX_ELEMENTS}, {MAX_DEPTH} deep",
            )
        element = Element(tag, attributes, self.file, self.line)
        if self.open:
            self.open[-1].children.append(element)
        else:
            self.root = element
        self.open.append(element)

    def _end(self, tag: str) -> None:
        self.open.pop()

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
