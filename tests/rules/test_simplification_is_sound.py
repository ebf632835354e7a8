"""The simplifier changes neither the value of an expression nor, for the worse, its cost."""

from __future__ import annotations

import contextlib
from fractions import Fraction
from itertools import product

import pytest
import sympy
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from symoro.expr import ops
from symoro.expr.dag import postorder
from symoro.expr.functions import CONSTRUCTORS
from symoro.expr.node import Expr
from symoro.expr.program import Group, Program, check_rules, interpret
from tests.trees import (
    ALGEBRAIC,
    VALUE,
    Undefined,
    build,
    evaluate,
    operations,
    points,
    run_time_operations,
    symbols,
    trees,
    well_defined,
)

X, Y = ("symbol", "x"), ("symbol", "y")
ONE = ("constant", Fraction(1))
SIN_SQUARED = ("mul", ("sin", X), ("sin", X))
COMMUTATIVE = ("add", "mul", "min", "max", "equal")


def built(tree):
    try:
        return build(tree)
    except (ZeroDivisionError, ValueError):  # a zero denominator or a constant beyond every float
        assume(False)


# every tree of two or three operands over the patterns of the rules: operations, then operands
NEGATIVE, TWO, HALVES = ("neg", X), ("constant", Fraction(2)), ("constant", Fraction(-3, 2))
TURNS = tuple(("mul", ("constant", Fraction(k, 2)), ("pi",)) for k in range(-3, 5))
COS_SQUARED, OTHER_SQUARED = ("mul", ("cos", X), ("cos", X)), ("mul", ("cos", Y), ("cos", Y))
SQUARES = (
    SIN_SQUARED,
    COS_SQUARED,
    OTHER_SQUARED,
    ("mul", Y, SIN_SQUARED),
    ("mul", ("mul", Y, ("cos", X)), ("cos", X)),
    ("mul", TWO, COS_SQUARED),
    Y,
    TWO,
    ONE,
)
FAMILIES = {
    "algebra": (ALGEBRAIC[1:], (X, Y, NEGATIVE, ONE, TWO, HALVES)),
    "roots": (("mul", "div"), (X, Y, NEGATIVE, ("sqrt", X), ("sqrt", Y), TWO)),
    "squares": (("add", "sub"), SQUARES),
    "shifts": (("add", "sub"), (X, NEGATIVE, Y, *TURNS)),
}


def family(name):
    binary, operands = FAMILIES[name]
    pairs = [(op, a, b) for op in binary for a, b in product(operands, repeat=2)]
    triples = [
        (op, *order)
        for op in binary
        for pair in pairs
        for c in operands
        for order in ((pair, c), (c, pair))
    ]
    return (
        [(f, tree) for f in ("sin", "cos", "tan") for tree in pairs + triples[::7]]
        if name == "shifts"
        else pairs + triples
    )


@pytest.mark.parametrize("name", FAMILIES)
def test_the_value_stays_in_every_tree_of_a_family(name):
    point, checked = {"x": 0.7, "y": 1.9}, 0
    for tree in family(name):
        with contextlib.suppress(Undefined, ZeroDivisionError):
            assert float(interpret([build(tree)], point)[0]) == pytest.approx(
                evaluate(tree, point), rel=1e-9, abs=1e-9
            ), tree
            checked += 1
    assert checked > 800


@settings(max_examples=800, deadline=None)
@given(trees(), points)
@example(("sub", ONE, SIN_SQUARED), {"x": 0.3, "y": 0, "z": 0})
@example(("tan", ("mul", ("constant", Fraction(-1, 5)), ("pi",))), {"x": 0, "y": 0, "z": 0})
@example(
    ("add", ("add", ("pi",), ("constant", Fraction(2))), ("constant", Fraction(3))),
    {"x": 0, "y": 0, "z": 0},
)
def test_the_value_stays(tree, point):
    try:
        expected = well_defined(tree, point)
    except Undefined:
        assume(False)
    [value] = interpret([built(tree)], point)
    assert float(value) == pytest.approx(expected, rel=1e-6, abs=1e-6)


@pytest.mark.parametrize("op", VALUE)
@settings(max_examples=30, deadline=None)
@given(st.data(), points)
def test_every_operation_keeps_its_value(op, data, point):
    tree = data.draw(trees((op,), size=4))
    try:
        expected = well_defined(tree, point)
    except Undefined:
        assume(False)
    assert float(interpret([built(tree)], point)[0]) == pytest.approx(expected, rel=1e-6, abs=1e-6)


@settings(max_examples=500, deadline=None)
@given(trees(size=20))
def test_simplification_never_grows(tree):
    assert run_time_operations(built(tree)) <= operations(tree)


@settings(max_examples=500, deadline=None)
@given(trees(size=20))
def test_the_result_is_legal_and_stable(tree):
    """The verifier accepts it, and building it once more from its own operands changes nothing."""
    root = built(tree)
    check_rules(Program("p", (Group("y", (), (root,), ("y",)),)))
    for n in postorder([root]):
        if n.args:
            assert CONSTRUCTORS[n.op](*n.args) is n


@settings(max_examples=300, deadline=None)
@given(trees(COMMUTATIVE, size=8), trees(COMMUTATIVE, size=8), st.sampled_from(COMMUTATIVE))
def test_commutative_operations_commute(a, b, op):
    assert built((op, a, b)) is built((op, b, a))


# --- SymPy ----------------------------------------------------------------------------------------

SYMPY = {
    "neg": lambda x: -x,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "mul": lambda x, y: x * y,
    "div": lambda x, y: x / y,
    "sin": sympy.sin,
    "cos": sympy.cos,
}


def expr_to_sympy(root: Expr):
    known = {}
    for n in postorder([root]):
        if n.op is ops.SYMBOL:
            known[n] = sympy.Symbol(n.payload[0])
        elif n.op is ops.CONSTANT:
            known[n] = sympy.Rational(n.payload.numerator, n.payload.denominator)
        else:
            known[n] = SYMPY[n.op.name](*(known[a] for a in n.args))
    return known[root]


def tree_to_sympy(tree):
    op, *args = tree
    if op == "symbol":
        return sympy.Symbol(args[0])
    if op == "constant":
        return sympy.Rational(args[0].numerator, args[0].denominator)
    return SYMPY[op](*map(tree_to_sympy, args))


rational_leaves = symbols | st.builds(
    lambda p, q: ("constant", Fraction(p, q)), st.integers(-6, 6), st.integers(1, 4)
)


@settings(max_examples=150, deadline=None)
@given(trees(ALGEBRAIC, rational_leaves, size=7))
def test_rational_functions_agree_with_sympy(tree):
    ours, theirs = built(tree), tree_to_sympy(tree)
    assume(not theirs.has(sympy.zoo, sympy.nan, sympy.oo))
    assert sympy.cancel(sympy.together(expr_to_sympy(ours) - theirs)) == 0


@settings(max_examples=200, deadline=None)
@given(trees(("neg", "add", "sub", "mul"), st.sampled_from(SQUARES), size=5))
def test_trigonometric_polynomials_agree_with_sympy(tree):
    """The difference of the two lies in the ideal of sin^2 + cos^2 - 1."""
    difference = expr_to_sympy(build(tree)) - tree_to_sympy(tree)
    for angle in sympy.symbols("x y"):
        s = sympy.Dummy()
        difference = sympy.rem(
            sympy.expand(difference.subs(sympy.sin(angle), s)), s**2 + sympy.cos(angle) ** 2 - 1, s
        ).subs(s, sympy.sin(angle))
    assert sympy.expand(difference) == 0
