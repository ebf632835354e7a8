"""Source text as HTML with classes for colours; every character of the text is escaped."""

from __future__ import annotations

from html import escape

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

LEXERS = {"fortran77": "fortranfixed", "numpy": "python", "casadi": "python", "jax": "python"}  # where pygments calls it otherwise


def highlighted(text: str, language: str) -> str:
    """Spans with pygments' classes, or the plain text escaped where the language has no colours."""
    try:
        lexer = get_lexer_by_name(LEXERS.get(language, language), stripnl=False)
    except ClassNotFound:
        return escape(text)
    return str(highlight(text, lexer, HtmlFormatter(nowrap=True)))


def colours(style: str, scope: str) -> str:
    """The rules of a colour scheme for what is inside `scope`."""
    return str(HtmlFormatter(style=style).get_style_defs(scope))
