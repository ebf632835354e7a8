"""Source text as HTML with classes for colours; every character of the text is escaped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Any

from pygments import format
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.token import Name, Operator, Punctuation, Text, Whitespace
from pygments.util import ClassNotFound

LEXERS = {
    "fortran77": "fortranfixed",
    "numpy": "python",
    "casadi": "python",
    "jax": "python",
}  # where pygments calls it otherwise

PLAIN = {
    Name,
    Operator,
    Punctuation,
    Text,
    Whitespace,
}  # without a colour: most of a program, and as spans they would make a page slow


def highlighted(text: str, language: str) -> str:
    """Spans with pygments' classes, or the plain text escaped where the language has no colours."""
    try:
        lexer = get_lexer_by_name(LEXERS.get(language, language), stripnl=False)
    except ClassNotFound:
        return escape(text)
    return str(format(_merged(lexer.get_tokens(text)), HtmlFormatter(nowrap=True)))


def _merged(tokens: Iterable[tuple[Any, str]]) -> Iterator[tuple[Any, str]]:
    """Runs of tokens that look the same as one."""
    for kind, run in groupby(tokens, key=lambda token: Text if token[0] in PLAIN else token[0]):
        yield kind, "".join(text for _, text in run)


def colours(style: str, scope: str) -> str:
    """The rules of a colour scheme for what is inside `scope`."""
    return str(HtmlFormatter(style=style).get_style_defs(scope))
