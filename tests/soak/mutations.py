"""Mutations of files: of elements and attributes, of tokens and numbers, of lines, of bytes.

A mutation takes a random generator, the text and the other texts of the corpus, from which it may
take material, and returns a text. `mutated` applies one to four of them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from xml.etree import ElementTree

Mutation = Callable[[random.Random, bytes, Sequence[bytes]], bytes]
MAX_BYTES = 200_000  # larger results of repetition are cut

NUMBER = re.compile(rb"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
TOKEN = re.compile(rb"[A-Za-z_][\w.]*|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|\s+|[^\s\w]")
NUMBERS = (
    b"0", b"-0.0", b"1", b"-1", b"2", b"3", b"1e308", b"1.7e309", b"-1e308", b"1e155", b"1e-155", b"5e-324", b"1e-310", b"nan", b"inf", b"-inf",
    b"9" * 400, b"1" + b"0" * 40, b"0." + b"0" * 330 + b"1", b"2^100000", b"2**64", b"1e999999999", b"0x10", b"1_000", b"1,5", b"1.5.2", b"1e", b".",
    b"1/0", b"0/0", b"1/3", b"pi", b"-pi/2", b"100", b"255", b"65536", b"2147483648", b"-2147483649", b"18446744073709551616", b"1e16", b"10001", b"true",
    "\u0663".encode(), "½".encode(), b"1d3", b"1j", b"None", b"''", b"",
)  # fmt: skip
WORDS = (
    b"{", b"}", b"{{", b"(", b")", b"((", b"[", b"]", b"=", b"==", b":=", b",", b";", b"(*", b"*)", b"/*", b"*/", b"//", b"#", b"%", b"\"", b"'", b"\\", b"\0",
    b"\n", b"\r", b"\t", b"\xff\xfe", b"\xef\xbb\xbf", b"\xe9", "é".encode(), "\u2028".encode(), b"<", b">", b"</", b"/>", b"<!--", b"-->", b"<![CDATA[", b"&amp;",
    b"&#0;", b"&x;", b"<!DOCTYPE a [<!ENTITY b \"c\">]>", b"sin(", b"sqrt(-1)", b"^", b"**", b"^-1", b"_", b"../", b"/etc/passwd", b"~", b"%s", b"${x}", b"$(arg a)",
    b"__class__", b"nan", b"None", b"end", b"function", b"return", b"if", b"q1", b"T", b"pi", b"-", b"--", b"+", b"*", b"/", b".", b":", b"@", b"!", b"a" * 300,
    b"(" * 300, b"[" * 300, b"-" * 300, b"1+" * 300,
)  # fmt: skip


# --- tokens and numbers ---------------------------------------------------------------------------


def _spans(pattern: re.Pattern[bytes], text: bytes) -> list[tuple[int, int]]:
    return [m.span() for m in pattern.finditer(text)]


def _replaced(text: bytes, span: tuple[int, int], new: bytes) -> bytes:
    return text[: span[0]] + new + text[span[1] :]


def change_number(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    spans = _spans(NUMBER, text)
    if not spans:
        return text
    new = rng.choice(NUMBERS) if rng.random() < 0.8 else str(rng.randint(-20, 40)).encode()
    return _replaced(text, rng.choice(spans), new)


def scale_number(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    spans = _spans(NUMBER, text)
    if not spans:
        return text
    span = rng.choice(spans)
    power = rng.choice((-300, -200, -30, -8, -3, 3, 8, 30, 150, 250, 308))
    return _replaced(text, span, text[slice(*span)].partition(b"e")[0] + f"e{power}".encode())


def drop_token(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    spans = _spans(TOKEN, text)
    return _replaced(text, rng.choice(spans), b"") if spans else text


def repeat_token(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    spans = _spans(TOKEN, text)
    if not spans:
        return text
    a, b = rng.choice(spans)
    return _replaced(text, (a, b), text[a:b] * rng.choice((2, 2, 3, 50)))


def swap_tokens(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    spans = [s for s in _spans(TOKEN, text) if text[slice(*s)].strip()]
    if len(spans) < 2:
        return text
    (a, b), (c, d) = sorted(rng.sample(spans, 2))
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def foreign_token(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    """A token replaced by one of another file of the same format."""
    spans, source = _spans(TOKEN, text), rng.choice(others)
    start = rng.randrange(max(1, len(source) - 400))
    tokens = TOKEN.findall(source[start : start + 400])
    return _replaced(text, rng.choice(spans), rng.choice(tokens)) if spans and tokens else text


def insert_word(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    spans = _spans(TOKEN, text) or [(0, 0)]
    at = rng.choice(rng.choice(spans))
    return text[:at] + rng.choice(WORDS) + text[at:]


# --- lines ----------------------------------------------------------------------------------------


def drop_lines(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    lines = text.splitlines(keepends=True)
    k = rng.randrange(max(1, len(lines)))
    return b"".join(lines[:k] + lines[k + rng.choice((1, 1, 2, 5)) :])


def repeat_line(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    lines = text.splitlines(keepends=True) or [b""]
    k = rng.randrange(len(lines))
    return b"".join([*lines[:k], *[lines[k]] * rng.choice((2, 2, 3, 200)), *lines[k + 1 :]])


def move_line(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    lines = text.splitlines(keepends=True) or [b""]
    line = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randint(0, len(lines)), line)
    return b"".join(lines)


def foreign_lines(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    lines, source = text.splitlines(keepends=True), rng.choice(others).splitlines(keepends=True)
    if not source:
        return text
    k, at = rng.randrange(len(source)), rng.randint(0, len(lines))
    return b"".join(lines[:at] + source[k : k + rng.randint(1, 4)] + lines[at:])


# --- bytes ----------------------------------------------------------------------------------------


def change_byte(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    if not text:
        return text
    k = rng.randrange(len(text))
    new = rng.choice((rng.randrange(256), text[k] ^ 1 << rng.randrange(8), 0, 255))
    return text[:k] + bytes((new,)) + text[k + 1 :]


def drop_bytes(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    k = rng.randrange(max(1, len(text)))
    return text[:k] + text[k + rng.choice((1, 1, 2, 4, 16, 100)) :]


def insert_bytes(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    k = rng.randint(0, len(text))
    return text[:k] + rng.randbytes(rng.choice((1, 2, 4, 16))) + text[k:]


def repeat_block(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    a = rng.randrange(max(1, len(text)))
    b = min(len(text), a + rng.choice((4, 20, 100, 1000)))
    return text[:b] + text[a:b] * rng.choice((1, 2, 30)) + text[b:]


def truncate(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    return text[: rng.randint(0, len(text))]


def splice(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    other = rng.choice(others)
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


# --- elements of XML ------------------------------------------------------------------------------


def _change_attribute(
    rng: random.Random, root: ElementTree.Element, donor: ElementTree.Element
) -> None:
    element = rng.choice([e for e in root.iter() if e.attrib] or [root])
    if not element.attrib:
        return
    key = rng.choice(list(element.attrib))
    value = element.attrib[key]
    numbers = _spans(NUMBER, value.encode())
    if numbers and rng.random() < 0.7:
        new = change_number(rng, value.encode(), ()).decode(errors="replace")
    else:
        values = [v for e in donor.iter() for v in e.attrib.values()] or [""]
        new = rng.choice((rng.choice(values), "", value + " 1", " ".join(value.split()[:-1])))
    element.set(key, new)


def _change_elements(
    rng: random.Random, root: ElementTree.Element, donor: ElementTree.Element
) -> None:
    parent = rng.choice([e for e in root.iter() if len(e)] or [root])
    children = list(parent)
    action = rng.randrange(5)
    if action == 0 and children:
        parent.remove(rng.choice(children))
    elif action == 1 and children:
        parent.append(rng.choice(children))
    elif action == 2 and children:  # moved below another element; a cycle is not possible
        moved = rng.choice(children)
        parent.remove(moved)
        rng.choice(list(root.iter())).append(moved)
    elif action == 3:
        parent.append(rng.choice(list(donor.iter())[1:] or [donor]))
    else:
        element = rng.choice(list(root.iter()))
        element.tag = rng.choice(list(donor.iter())).tag


def _rename_attribute(
    rng: random.Random, root: ElementTree.Element, donor: ElementTree.Element
) -> None:
    element = rng.choice(list(root.iter()))
    pairs = [pair for e in donor.iter() for pair in e.attrib.items()]
    if element.attrib and rng.random() < 0.5:
        element.attrib.pop(rng.choice(list(element.attrib)))
    if pairs and rng.random() < 0.7:
        element.set(*rng.choice(pairs))


def change_xml(rng: random.Random, text: bytes, others: Sequence[bytes]) -> bytes:
    """A change of elements or attributes that leaves the document well formed."""
    try:
        root, donor = ElementTree.fromstring(text), ElementTree.fromstring(rng.choice(others))
    except (ElementTree.ParseError, ValueError, LookupError):
        return change_number(rng, text, others)
    rng.choice((_change_attribute, _change_attribute, _change_elements, _rename_attribute))(
        rng, root, donor
    )
    try:
        return ElementTree.tostring(root)
    except (TypeError, ValueError, RecursionError):
        return text


# --- choice ---------------------------------------------------------------------------------------

BYTES: tuple[Mutation, ...] = (
    change_byte,
    drop_bytes,
    insert_bytes,
    repeat_block,
    truncate,
    splice,
)
TEXT: tuple[Mutation, ...] = (
    change_number, change_number, change_number, scale_number, drop_token, repeat_token, swap_tokens, foreign_token, foreign_token, insert_word, insert_word,
    drop_lines, repeat_line, move_line, foreign_lines, *BYTES,
)  # fmt: skip
XML: tuple[Mutation, ...] = (*(change_xml,) * 20, *TEXT)


def mutated(
    rng: random.Random, text: bytes, others: Sequence[bytes], mutations: Sequence[Mutation]
) -> bytes:
    """The text after one to four mutations."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        text = rng.choice(mutations)(rng, text, others)[:MAX_BYTES]
    return text
