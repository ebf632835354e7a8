"""Equations and source code for display: blocks of LaTeX, and HTML with syntax colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Any, TypedDict

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

MAX_BLOCK_LINES = 24  # a browser typesets several short blocks faster than one long block
LINE_BREAK = " \\\\\n"
_BLOCK = re.compile(
    r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}"
    r"|\\\[\n(.*?)\n\\\]"
    r"|\\paragraph\{([^\n]*)\} ([^\n]*)\n",
    re.DOTALL,
)
LEXERS = {  # language id → name of the pygments lexer, where the two differ
    "fortran77": "fortranfixed",
    "numpy": "python",
    "casadi": "python",
    "jax": "python",
}
# Tokens without a colour of their own. They are most of a program, and a span around each of them
# would make the page slow.
PLAIN_TOKENS = {token.Name, token.Operator, token.Punctuation, token.Text, token.Whitespace}


class LatexBlock(TypedDict, total=False):
    """Either a formula (`math`, LaTeX) or a heading (`head`, text with $formulas$, and `tail`)."""

    math: str
    head: str
    tail: str


def latex_blocks(latex: str) -> list[LatexBlock]:
    """Split the LaTeX document of a model into formulas and headings, in order."""
    blocks: list[LatexBlock] = []
    position = 0
    for match in _BLOCK.finditer(latex):
        blocks += _headings(latex[position : match.start()])
        position = match.end()
        aligned, displayed, head, tail = match.groups()
        if aligned is not None:
            blocks += [
                {"math": f"\\begin{{aligned}}\n{piece}\n\\end{{aligned}}"}
                for piece in _aligned_pieces(aligned)
            ]
        elif displayed is not None:
            blocks.append({"math": displayed})
        else:
            blocks.append({"head": head, "tail": tail})
    return blocks + _headings(latex[position:])


def _headings(text: str) -> list[LatexBlock]:
    return [{"head": line, "tail": ""} for line in text.strip().splitlines() if line]


def _aligned_pieces(body: str) -> Iterator[str]:
    """Split an aligned block after MAX_BLOCK_LINES lines, but never inside an equation."""
    piece: list[str] = []
    for line in body.split(LINE_BREAK):
        if len(piece) >= MAX_BLOCK_LINES and not line.startswith("&"):
            yield LINE_BREAK.join(piece)
            piece = []
        piece.append(line)
    if piece:
        yield LINE_BREAK.join(piece)


def latex_expression(root: Expr) -> str:
    """Return the LaTeX of one expression in Khalil's notation."""
    language, texts = Latex(), dict[Expr, Text]()
    for node in postorder([root]):
        if node.op is SYMBOL:
            texts[node] = latex_name(node.payload[0]), ATOM
        else:
            texts[node] = language.node(node, texts, {})
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
