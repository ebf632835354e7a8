"""Julia is seldom at hand: a parser reads its code, and what needs no Julia to be understood is
evaluated.
"""

import math
import re

import numpy as np
import pytest

import symoro as sy
from symoro.emit.languages import find_language
from tests.languages.support import unit_of
from tests.languages.test_operations import PROGRAMS, named_programs


def parsed(text):
    tree_sitter, julia = (
        pytest.importorskip("tree_sitter"),
        pytest.importorskip("tree_sitter_julia"),
    )
    return tree_sitter.Parser(tree_sitter.Language(julia.language())).parse(text.encode()).root_node


def nodes(root):
    yield root
    for child in root.children:
        yield from nodes(child)


@pytest.mark.parametrize("options", [{}, {"scalar": "float"}, {"parameters": "struct"}])
def test_syntax(options):
    models = [
        sy.generate(sy.load(robot), model, mode=mode)
        for robot, model in (("rx90", "idm"), ("scara", "ddm"))
        for mode in ("fast", "symoro")
    ]
    texts = [m.code("julia", **options) for m in models] + [
        find_language("julia").text(unit_of(p)) for p in (*PROGRAMS, *named_programs())
    ]
    for text in texts:
        root = parsed(text)
        assert not root.has_error
        assert sum(n.type == "function_definition" for n in root.children) >= 2


def test_a_broken_line_goes_on():
    """Julia ends a statement where a line could end: what follows an assignment is another one, or
    a return.
    """
    text = sy.generate(sy.load("rx90"), "lagrange", mode="symoro").code("julia")
    assert any(text.splitlines()[k + 1].startswith(" " * 12) for k in range(text.count("\n") - 1))
    functions = [n for n in parsed(text).children if n.type == "function_definition"]
    bodies = [n for f in functions for n in f.children if n.type == "block"] or functions
    kinds = {n.type for body in bodies for n in body.children}
    assert kinds <= {
        "assignment",
        "return_statement",
        "line_comment",
        "function",
        "end",
        "signature",
        "call_expression",
        "comment",
    }


class Counted:
    """An array whose indices count from 1."""

    def __init__(self, values):
        self.values = np.asarray(values, dtype=float)

    def __getitem__(self, place):
        return self.values[tuple(k - 1 for k in (place if isinstance(place, tuple) else (place,)))]

    def __setitem__(self, place, value):
        self.values[tuple(k - 1 for k in (place if isinstance(place, tuple) else (place,)))] = value


def evaluated(text, function, *arguments):
    """The result of a Julia function without choices, its statements read as Python's."""
    names, body = re.search(
        rf"^function {function}\(([^)]*)\)\n(.*?)^end", text, re.DOTALL | re.MULTILINE
    ).groups()
    scope = {name: getattr(math, name) for name in ("sin", "cos", "sqrt")} | dict(
        zip(names.split(", "), map(Counted, arguments), strict=True)
    )
    statements = re.sub(r"\n {12,}", " ", body).replace("^", "**")
    statements = re.sub(r"Array\{R_\}\(undef, ([^)]*)\)", r"Counted(zeros((\1,)))", statements)
    code = "\n".join(
        line.strip()
        for line in statements.splitlines()
        if not line.strip().startswith(("R_ =", "return"))
    )
    exec(code, scope | {"Counted": Counted, "zeros": np.zeros}, scope)
    value = re.search(r"return (.*)", statements)[1]
    return np.array(eval(value, {}, scope)) if value.startswith("[") else scope[value].values


@pytest.mark.parametrize(
    ("model", "mode"),
    [("dgm", "fast"), ("dgm", "symoro"), ("jacobian", "fast"), ("inertia", "symoro")],
)
def test_values(model, mode):
    m = sy.generate(sy.load("rx90"), model, mode=mode)
    q = np.linspace(0.2, 1.4, 6)
    numbers = {name: 0.3 + 0.1 * k for k, name in enumerate(m.parameters)}
    text, name = m.code("julia"), m.unit.function
    c = evaluated(text, f"{name}_pre", list(numbers.values()))
    (expected,) = m.evaluate({**numbers, **dict(zip(m.robot.q, q, strict=True))}).values()
    assert evaluated(text, name, q, c) == pytest.approx(expected)
