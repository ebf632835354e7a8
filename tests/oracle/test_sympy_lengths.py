"""The explicit form is at most as long as the best of SymPy's simplify, trigsimp, collect and
factor; for arms given in numbers, at most 1.25 times. `benchmarks/sympy_lengths.py` recorded them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import symoro as sy
from symoro.emit.explicit_text import ExplicitText, text_length
from symoro.emit.languages import find_language
from symoro.emit.source_code import configure

LENGTHS = json.loads((Path(__file__).parent / "sympy_lengths.json").read_text("utf-8"))
IN_NUMBERS = {"kr6r900", "ur5"}
CASES = list(dict.fromkeys(tuple(key.split(" ")[:2]) for key in LENGTHS))


def with_code_names(latex: str) -> str:
    """The text with the symbols that SymPy's text has: QP for a velocity, G for gravity."""
    text = latex.replace(r"\ddot{q}", "QDP").replace(r"\dot{q}", "QP")
    return re.sub(r"\bIa_", "IA_", text)


@pytest.mark.parametrize(("robot", "model"), CASES)
def test_entries_are_as_short_as_the_best_of_sympy(robot: str, model: str) -> None:
    m = sy.generate(robot, model)
    text = ExplicitText(configure(m.unit, find_language("latex"), {}))
    factor = 1.25 if robot in IN_NUMBERS else 1.0
    steps = sum(text_length(name + value) for name, value, _ in text.steps)
    compared = 0
    longer = {}
    for e in text.entries:
        best = LENGTHS.get(f"{robot} {model} {e.label}")
        if best is not None:
            ours = text_length(with_code_names(e.value)) + steps
            compared += 1
            if ours > factor * best:
                longer[e.label] = (ours, best, e.value)
    assert compared > 0
    assert not longer
