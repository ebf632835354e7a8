"""Expressions as text: a real grammar, two call styles, bounded; what is printed is read back as
the same object.
"""

from __future__ import annotations

import contextlib
import time
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from symoro.errors import ExpressionError
from symoro.expr import functions as f
from symoro.expr import interpret, ops, postorder, symbols_of
from symoro.expr.expression_parser import FUNCTIONS, MAX_DEPTH, MAX_LENGTH, identifiers, parse
from symoro.expr.expression_text import infix_text, table_text
from symoro.expr.node import ONE, ZERO, Expr, constant, named, symbol
from tests.trees import build, trees

x, y, z = (symbol(s) for s in "xyz")

READS = [
    ("1 + 2*3", constant(7)), ("(1 + 2)*3", constant(9)), ("2^3^2", constant(512)), ("-2^2", constant(-4)), ("(-2)^2", constant(4)), ("2^-1", constant(0.5)),
    ("2**3", constant(8)), ("7/2/2", constant(1.75)), ("7 - 2 - 1", constant(4)), ("--x", x), ("+-+x", -x), ("x - -y", x + y), ("2*-x", -2 * x),
    ("x^-1", 1 / x), ("-x^2", -(x * x)),
    ("x^2*y", x * x * y), ("x/y*z", x / y * z), ("x/(y*z)", x / (y * z)), (" \t x\n", x), ("((x))", x),
    # numbers
    ("1e-3", constant(0.001)), ("1.5*^-3", constant(0.0015)), ("2E2", constant(200)), ("1.", ONE), (".5", constant(0.5)), ("1.5e+2", constant(150)),
    ("00012", constant(12)),
    ("1e300", constant(10**300)), ("1e-324", constant(Fraction(1, 10**324))), ("3*10^2", constant(300)), ("0.1 + 0.2", constant(Fraction(3, 10))),
    # names
    ("pi", f.pi), ("Pi", f.pi), ("PI/2", f.pi / 2), ("pi1", symbol("pi1")), ("E1", symbol("E1")), ("E", symbol("E")), ("e", symbol("e")), ("S", symbol("S")),
    ("N", symbol("N")),
    ("Q", symbol("Q")), ("I", symbol("I")), ("beta", symbol("beta")), ("lambda", symbol("lambda")), ("import", symbol("import")), ("_a", symbol("_a")),
    ("W13", symbol("W13")),
    ("sin", symbol("sin")), ("sin*2", symbol("sin") * 2), ("min + max", symbol("min") + symbol("max")), ("__class__", symbol("__class__")),
    # calls
    ("sin(x)", f.sin(x)), ("Sin[x]", f.sin(x)), ("SIN (x)", f.sin(x)), ("sqrt(4)", constant(2)), ("Sqrt[x]", f.sqrt(x)), ("Cos[Pi/3]", constant(0.5)),
    ("atan2(y, x)", f.atan2(y, x)), ("ArcTan[x, y]", f.atan2(y, x)), ("ArcTan[x]", f.atan2(x, ONE)), ("atan(x)", f.atan2(x, ONE)), ("ArcSin[x]", f.asin(x)),
    ("arccos(x)", f.acos(x)),
    ("Abs[-x]", f.absolute(x)), ("ln(x)", f.log(x)), ("pow(x, 3)", x * x * x), ("Power[x, 2]", x * x), ("Max[x, y]", f.maximum(x, y)),
    ("where(less(x, y), x, y)", f.where(f.less(x, y), x, y)),
    ("sin(cos(x) + Sin[y])", f.sin(f.cos(x) + f.sin(y))),
    # bounded powers: kept as an operation, never multiplied out
    ("2^3^4", f.power(constant(2), constant(81))), ("x^1000", f.power(x, 1000)),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), READS, ids=[r[0] for r in READS])
def test_reads(text, expected):
    assert parse(text) is expected


REFUSED = [
    ("", 1, "nothing"), ("   ", 4, "nothing"), ("1 +", 4, "the end"), ("(x", 3, "the end"), ("x)", 2, r"'\)'"), ("2 x", 3, "'x'"), ("2x", 2, "'x'"),
    ("x y", 3, "'y'"), ("foo(x)", 4, r"'\('"),
    ("sin(x", 6, "the end"), ("sin[x)", 6, r"'\)'"), ("sin()", 5, r"'\)'"), ("sin(x, y)", 9, "'"), ("atan2(x)", 8, "'"), ("where(x, y)", 11, "'"),
    ("x,y", 2, "','"), ("*x", 1, r"'\*'"),
    ("x**", 4, "the end"), ("x^", 3, "the end"), ("1/0", 1, "a division by zero"), ("x/(y-y)", 1, "a division by zero"), ("0^-1", 1, "a division by zero"),
    ("1e999999", 1, "the number"),
    ("1e401", 1, "the number"), ("1" * 401, 1, "the number"), ("1e300*1e300", 1, "a magnitude beyond"), ("(9^64)^64", 1, "a magnitude beyond"),
    ("9" * 60 + "e300", 1, "a magnitude beyond"), ("x = y", 3, "'='"), ("a.b", 2, "'.'"),
    ("x; y", 2, "';'"), ("'x'", 1, '"'), ("x\\y", 2, "'"), ("{x}", 1, "'{'"), ("x!", 2, "'!'"), ("٣", 1, "'٣'"), ("é", 1, "'é'"), ("x\0", 2, "'"),
    ("[x]", 1, r"'\['"), ("1..2", 3, r"'\.2'"),
    ("(" * 10_000, 61, r"'\('"), ("-(" * 4000, 121, "'-'"), ("sin(" * 2000, 241, "'"), ("2^" * 4000 + "2", 121, "'"), ("x+" * 6000, 10_001, "12000 characters"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "column", "found"), REFUSED, ids=[r[0][:12] + f" {len(r[0])}" for r in REFUSED]
)
def test_refuses_with_the_column(text, column, found):
    with pytest.raises(
        ExpressionError, match=f"column {column}: found .*{found}.*expected"
    ) as caught:
        parse(text)
    assert caught.value.column == column - 1
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
def test_both_call_styles(name):
    arity = FUNCTIONS[name][0][0]
    args = ", ".join("xyz"[:arity])
    assert parse(f"{name}({args})") is parse(f"{name.capitalize()}[{args}]")
    with pytest.raises(ExpressionError, match="operand"):
        parse(f"{name}(x, y, z, x)")


def test_identifiers_are_the_symbols_in_order():
    assert identifiers("sin(q1) + E1*Pi - sin*lambda^q1 + 1e5") == [
        "q1",
        "E1",
        "sin",
        "lambda",
        "q1",
    ]


def test_resolve_gives_the_nodes():
    assert parse("a + pi*b", {"a": ONE, "b": ZERO}.__getitem__) is ONE


# --- printing -------------------------------------------------------------------------------------

PRINTS = [
    (x + y, "x + y"), (x - y, "x - y"), (y - x, "-(x - y)"), (-x, "-x"), (2 * x, "2*x"), (x / 2, "x/2"), (2 * x / 3, "2/3*x"), (x / y, "x/y"), (-(x / y),
    "-x/y"), (x * y / z, "x*y/z"),
    (x / (y * z), "x/(y*z)"), (x * (y + z), "x*(y + z)"), (x * x, "x^2"), ((x + y) * (x + y), "(x + y)^2"), (f.power(x, 4), "(x^2)^2"), (f.sin(x) * f.sin(x),
    "sin(x)^2"),
    (2 * (x * y), "2*(x*y)"), (f.power(x, y), "x^y"), (f.power(-x, y), "(-x)^y"), (f.power(x, -y), "x^(-y)"), (f.power(x, Fraction(1, 3)), "x^(1/3)"),
    (constant(0.25), "0.25"),
    (constant(Fraction(1, 3)), "1/3"), (constant(-5), "-5"), (f.pi / 2, "pi/2"), (f.atan2(y, -x), "atan2(y, -x)"), (f.sin(x - y), "sin(x - y)"),
    (x - (y + z), "x - (y + z)"),
    (x + y + z, "x + y + z"), (x * y * z, "x*y*z"), (constant(1e-30), "0." + "0" * 29 + "1"), (constant(1e-300), "1e-300"),
    (constant(Fraction(1, 2**400)), f"1/{2**400}"), (named("A", x), "A"),
]  # fmt: skip


@pytest.mark.parametrize(("expression", "text"), PRINTS, ids=[r[1][:20] for r in PRINTS])
def test_prints(expression, text):
    assert infix_text(expression) == repr(expression) == text
    if expression.op is not ops.NAMED:
        assert parse(text) is expression


@settings(max_examples=800, deadline=None)
@given(trees(size=12))
@example(("add", ("symbol", "x"), ("add", ("symbol", "y"), ("symbol", "z"))))
@example(("mul", ("mul", ("constant", Fraction(2)), ("symbol", "y")), ("symbol", "z")))
def test_what_is_printed_reads_back_as_the_same_object(tree):
    try:
        e = build(tree)
    except (ZeroDivisionError, ValueError):
        assume(False)
    assume(len(infix_text(e)) < MAX_LENGTH)
    numbers = [n for n in postorder([e]) if not symbols_of([n])]
    with np.errstate(all="ignore"):
        try:
            finite = np.isfinite(interpret(numbers, {})).all()
        except (ZeroDivisionError, OverflowError):
            finite = False
    if finite:
        assert parse(infix_text(e)) is e
    else:
        with pytest.raises(ExpressionError):
            parse(infix_text(e))


@settings(max_examples=300, deadline=None)
@given(
    st.floats(allow_nan=False, allow_infinity=False)
    | st.fractions()
    | st.integers(-(10**307), 10**307)
)
@example(5e-324)
@example(1.7976931348623157e308)
@example(2.2250738585072014e-308)
@example(Fraction(1, 2**1000))
def test_every_constant_reads_back(value):
    e = constant(value)
    assert parse(infix_text(e)) is e


def test_printing_is_bounded():
    """A shared DAG of 2^100 leaves when written out is cut, at any limit."""
    e = x
    for k in range(100):
        e = f.sin(e) + e * symbol(f"k{k}")
    assert infix_text(e, 200).endswith("…")
    assert len(infix_text(e)) <= 100_001


# --- fuzzing --------------------------------------------------------------------------------------

PIECES = [
    "x",
    "q1",
    "pi",
    "sin(",
    "Sqrt[",
    "atan2(",
    "(",
    ")",
    "[",
    "]",
    ",",
    "+",
    "-",
    "*",
    "/",
    "^",
    "**",
    "1",
    "2.5",
    "0",
    "1e-3",
    "1*^5",
    "9^9",
    ".",
    " ",
    "64",
    "\n",
    "e",
    "E1",
    "where(",
]


def assert_bounded(text):
    started = time.process_time()
    with contextlib.suppress(ExpressionError):
        identifiers(text)
        assert isinstance(parse(text), Expr)
    assert time.process_time() - started < 2


@settings(max_examples=500, deadline=None)
@given(st.text(max_size=60))
@example("(" * MAX_DEPTH + "x" + ")" * MAX_DEPTH)
@example("\ud800")
@example("1_000")
@example("log(0)")
@example("sqrt(-1) + asin(2) + 0^0")
def test_any_text_is_an_expression_or_an_expression_error(text):
    assert_bounded(text)


@settings(max_examples=800, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_any_sequence_of_tokens_is_an_expression_or_an_expression_error(text):
    assert_bounded(text)


LARGE = [
    "-" * 9999 + "x", "x+" * 4999 + "x", "x*" * 4999 + "y", "(x+1)^64" + "*(x+1)^64" * 900, "((((((x+1)^63)^63)^63)^63)^63)^63", "1/" * 4999 + "3",
    "sin(x)*" * 1400 + "x",
    "+".join(f"a{k}" for k in range(1600)), "*".join(["1e300", "1e-300"] * 700),
    "3^64*" * 1900 + "1", " " * 9999, "x" * 9999, "1" * 9999, "0." + "1" * 9990, "2^64^" * 1900 + "2",
]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    ["9^9^9^9", "2^1024*x", "1e400", "9" * 400, "1e308*10", "0^(-1)"],
)
def test_numbers_without_a_finite_value_are_refused(text):
    with pytest.raises(ExpressionError, match=r"finite value|division by zero"):
        parse(text)


@pytest.mark.usefixtures("only_new_objects_collected")
@pytest.mark.parametrize("text", LARGE, ids=[text[:9] for text in LARGE])
def test_large_texts_take_bounded_time(text):
    assert_bounded(text)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (constant(7.763e-41), "7.763e-41"),
        (-constant(0.23109066719589708), "-0.231091"),
        (x + constant(1.570796325), "x + 1.5708"),
        (constant(Fraction(1, 3)) * x, "x/3"),
        (constant(Fraction(2, 3)) * x, "2/3*x"),
        (constant(Fraction(1, 2**50)) * x, "8.88178e-16*x"),
        (constant(0.25), "0.25"),
        (constant(-12), "-12"),
        (0.1234567891, "0.123457"),
        (1e-20, "1e-20"),
        (3, "3"),
        ("revolute", "revolute"),
        (None, ""),
    ],
)
def test_tables_show_six_digits(value: Expr | float | str | None, text: str) -> None:
    assert table_text(value) == text
