"""Changes of single elements of an XML text; the rest of the text stays as it is."""

from __future__ import annotations

import re
from collections.abc import Mapping

from symoro.errors import FormatError
from symoro.formats.text_files import BOMS, Element, trimmed

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
