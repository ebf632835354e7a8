"""Equations and source code for display: LaTeX of expressions, HTML with syntax colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Any

import pygments
from pygments import token
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from symoro.emit.expressions import ATOM, Text
from symoro.emit.languages.latex import Latex
from symoro.expr.node import Expr
from symoro.expr.ops import SYMBOL
from symoro.expr.walk import postorder
from symoro.notation import latex_name

LEXERS = {  # language id → name of the pygments lexer, where the two differ
    "fortran77": "fortranfixed",
    "numpy": "python",
    "casadi": "python",
    "jax": "python",
}
# Tokens without a colour of their own. They are most of a program, and a span around each of them
# would make the page slow.
PLAIN_TOKENS = {token.Name, token.Operator, token.Punctuation, token.Text, token.Whitespace}


def latex_expression(root: Expr) -> str:
    """Return the LaTeX of one expression in Khalil's notation."""
    language, texts = Latex(), dict[Expr, Text]()
    for node in postorder([root]):
        if node.op is SYMBOL:
            texts[node] = latex_name(node.payload[0]), ATOM
        else:
            texts[node] = language.node_text(node, texts, {})
    return texts[root][0]


def highlight(text: str, language: str) -> str:
    """Return source code as escaped HTML with the CSS classes of pygments.

    The text is only escaped if pygments does not know the language.
    """
    try:
        lexer = get_lexer_by_name(LEXERS.get(language, language), stripnl=False)
    except ClassNotFound:
        return escape(text)
    return str(pygments.format(_merge_plain(lexer.get_tokens(text)), HtmlFormatter(nowrap=True)))


def _merge_plain(tokens: Iterable[tuple[Any, str]]) -> Iterator[tuple[Any, str]]:
    """Join neighbouring tokens of the same colour."""
    for kind, run in groupby(
        tokens, key=lambda item: token.Text if item[0] in PLAIN_TOKENS else item[0]
    ):
        yield kind, "".join(text for _, text in run)


def highlight_css(style: str, scope: str) -> str:
    """Return the CSS rules of a pygments style for elements inside the selector `scope`."""
    return str(HtmlFormatter(style=style).get_style_defs(scope))
