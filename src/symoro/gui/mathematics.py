"""LaTeX of a model cut into blocks that a page can show one by one, and of single expressions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from symoro.emit.expressions import ATOM, Text
from symoro.emit.languages.latex import Latex
from symoro.expr.node import Expr
from symoro.expr.ops import SYMBOL
from symoro.expr.walk import postorder
from symoro.notation import latex_name

LINES = 24  # of an aligned block: large models are drawn piece by piece
_BLOCK = re.compile(
    r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}|\\\[\n(.*?)\n\\\]|\\paragraph\{([^\n]*)\} ([^\n]*)\n",
    re.DOTALL,
)


def blocks(latex: str) -> list[dict[str, Any]]:
    """Blocks {"math": TeX} and {"head": text with $mathematics$, "tail": plain text} in order."""
    found: list[dict[str, Any]] = []
    at = 0
    for match in _BLOCK.finditer(latex):
        found += _plain(latex[at : match.start()])
        at = match.end()
        if match[1] is not None:
            found += [
                {"math": f"\\begin{{aligned}}\n{part}\n\\end{{aligned}}"}
                for part in _parts(match[1])
            ]
        elif match[2] is not None:
            found.append({"math": match[2]})
        else:
            found.append({"head": match[3], "tail": match[4]})
    return found + _plain(latex[at:])


def _plain(text: str) -> list[dict[str, Any]]:
    return [{"head": line, "tail": ""} for line in text.strip().splitlines() if line]


def _parts(body: str) -> Iterator[str]:
    """The lines of an aligned block in pieces; a continued line stays with its equation."""
    piece: list[str] = []
    for line in body.split(" \\\\\n"):
        if len(piece) >= LINES and not line.startswith("&"):
            yield " \\\\\n".join(piece)
            piece = []
        piece.append(line)
    if piece:
        yield " \\\\\n".join(piece)


def latex_of(root: Expr) -> str:
    """One expression in Khalil's notation."""
    language, text = Latex(), dict[Expr, Text]()
    for n in postorder([root]):
        text[n] = (latex_name(n.payload[0]), ATOM) if n.op is SYMBOL else language.node(n, text, {})
    return text[root][0]
