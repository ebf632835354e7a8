"""A model for a notebook: its operations, outputs and first equations as HTML.

The LaTeX of a model is split into blocks, each short enough for a browser to typeset.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import TypedDict

from symoro.expr import Cost
from symoro.formats.files import html_table
from symoro.notation import explain_output

FIRST_BLOCKS = 3  # blocks of equations that a notebook shows; the method latex() has all
MAX_BLOCK_LINES = 24  # a browser typesets several short blocks faster than one long block
LINE_BREAK = " \\\\\n"
_BLOCK = re.compile(
    r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}"
    r"|\\\[\n(.*?)\n\\\]"
    r"|\\paragraph\{([^\n]*)\} ([^\n]*)\n",
    re.DOTALL,
)


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


def model_html(
    title: str, robot: str, cost: Cost, groups: Mapping[str, tuple[int, ...]], latex: str
) -> str:
    """Operations, outputs and first equations of a model of a robot; the notebook typesets them."""
    counts = {"per call": cost.hoisted, "strict": cost.strict}
    operations = html_table(
        ["", "multiplications", "additions", "angles"],
        ([name, c.mul, c.add, c.trig] for name, c in counts.items()),
    )
    outputs = html_table(
        ["output", "size", "meaning"],
        (
            [group, " × ".join(map(str, shape)) or 1, explain_output(group).meaning]
            for group, shape in groups.items()
        ),
    )
    blocks = latex_blocks(latex)
    equations = "".join(map(_block_html, blocks[:FIRST_BLOCKS]))
    rest = "<div>… <code>m.latex()</code> has all.</div>" if len(blocks) > FIRST_BLOCKS else ""
    head = f"<b>{escape(title)}</b> of {escape(robot)}"
    return f"<div>{head}{operations}{outputs}{equations}{rest}</div>"


def _block_html(block: LatexBlock) -> str:
    if "math" in block:
        return f"<div>$${escape(block['math'])}$$</div>"
    return f"<p><b>{escape(block['head'])}</b> {escape(block['tail'])}</p>"
