"""Every operation of the op table, in every language, against the interpreter."""

import itertools
from dataclasses import replace

import pytest

from symoro.emit.code_unit import Unit
from symoro.emit.languages import LANGUAGES, find_language
from symoro.emit.verify import Case
from symoro.expr import functions as f
from symoro.expr import ops
from symoro.expr.node import Role, constant, named, operation, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.passes.statement_order import make_listing
from tests.languages.support import NUMERIC, SLOW, require_verified, unit_of

X, Y, Z = (symbol(n, Role.POSITION) for n in ("x", "y", "z"))
A, B = symbol("a"), symbol("b")
LEAVES = {ops.SYMBOL, ops.CONSTANT, ops.PI, ops.NAMED}


def program(name, values, is_listing=False):
    """One value alone and the others as an array, to be compared each at its own scale."""
    first, *rest = values
    groups = (
        Group("alone", (), (first,), ("alone",)),
        Group("out", (len(rest),), tuple(rest), tuple(f"out{k}" for k in range(1, len(rest) + 1))),
    )
    return Program(
        name,
        groups if rest else groups[:1],
        (Argument("q", (X, Y, Z)),),
        ("a", "b"),
        is_listing=is_listing,
    )


def programs(make, size=40):
    """The values in programs of a few outputs each."""
    values = list(make())
    return [
        program(f"op_{make.__name__}_{k}", values[k : k + size])
        for k in range(0, len(values), size)
    ]


def every_operation():
    """Each operation on plain operands, on sums, on negated operands, on parameters, and inside
    another operation.
    """
    for op in ops.TABLE.values():
        if op not in LEAVES:
            for operands in ((X, Y, Z), (X + Y, Z * X, A), (A, B, A), (X * Y, B + 1, Y - Z)):
                plain = f.CONSTRUCTORS[op](*operands[: op.arity])
                yield from (plain, -plain, plain * plain, 1 / (2 + plain), plain - (X + plain))


def plain_operations():
    """Each operation once."""
    yield from (
        f.CONSTRUCTORS[op](*(X, Y, Z)[: op.arity]) for op in ops.TABLE.values() if op not in LEAVES
    )


def precedence():
    """All pairs of nested arithmetic, either operand."""
    makers = (lambda u, v: u + v, lambda u, v: u - v, lambda u, v: u * v, lambda u, v: u / v, lambda u, v: -u * v,
              lambda u, v: f.power(f.absolute(u), v), lambda u, v: v * v - u)  # fmt: skip
    for outer, inner in itertools.product(makers, makers):
        yield outer(inner(X, Y), Z)
        yield outer(Z, inner(X, Y))
        yield -outer(inner(X, A), inner(B, Y))


def constants():
    """Numbers of every size; the value of a constant expression; exact fractions."""
    numbers = (0, 1, -1, 2, 10**15, 10**17 + 1, 0.1, -0.1, 1e-5, 1e-300, 1e300, 2**53 + 1)
    yield from (constant(n) for n in numbers)
    yield from (constant(n) * X for n in numbers if n)
    yield from (
        constant(1) / 3,
        X / 3,
        X * 2 / 7,
        f.pi,
        X + f.pi,
        f.sqrt(constant(2)) * X,
        f.cos(constant(2)) * X + f.cos(constant(2)),
        X - f.cos(constant(2)),
    )


def choices():
    less = f.less(X, Y)
    yield from (
        f.where(less, X, Y),
        less + f.where(less, Z, X),
        f.where(X, Y, Z),
        f.where(f.equal(X, X + 1), 1, Y),
    )
    yield f.where(X - Y, A, f.where(f.less_equal(Z, A), X, B))
    yield from (
        f.where(f.less(A, B), X, A),
        f.minimum(f.maximum(X, Y), Z),
        f.sign(f.sign(X - Y) + f.absolute(Z)),
        f.less(X, Y) * f.less_equal(X, Y),
    )


PROGRAMS = [p for make in (every_operation, precedence, constants, choices) for p in programs(make)]
BRIEF = [p for make in (plain_operations, constants) for p in programs(make)] + programs(
    precedence
)[:1]


def test_table_is_covered():
    for make in (every_operation, plain_operations):
        seen = {n.op for p in programs(make) for n in p.nodes}
        assert seen | LEAVES == set(ops.TABLE.values())


def signed_programs():
    """Numbers and choices again, with operands of either sign."""
    return [replace(p, name=f"signed_{p.name}") for p in (*programs(constants), *programs(choices))]


def named_programs():
    """Symoro mode: named intermediates of every level, one of a constant, one of another name, one
    unnamed square.
    """
    t1 = named("U1", X + A)
    t2, t3, t4 = named("U2", A * B), named("U3", f.cos(constant(2))), named("U4", t1)
    values = [t1 * t4, t2, -t2, t3 * X, (t1 + t2) * (t1 + t2), t3]
    no_parameters = [t3 * X, t3, named("U5", f.sin(X))]
    return [
        program("op_named", values, is_listing=True),
        program("op_named_only", no_parameters, is_listing=True),
    ]


@pytest.mark.parametrize("language", NUMERIC)
def test_operations(language):
    positive = [
        Case(unit_of(p), 0.05, 0.95, elementwise=True)
        for p in (BRIEF if language in SLOW else PROGRAMS)
    ]
    either = [Case(unit_of(p), elementwise=True) for p in (*signed_programs(), *named_programs())]
    require_verified([*positive, *either], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_sum_does_not_recurse(language):
    """One statement of 3000 terms in symoro mode."""
    total = X
    for k in range(1, 3000):
        total = operation(ops.ADD, total, constant(k) * Y)
    unit = Unit(make_listing(program("long_sum", [total], is_listing=True)), "long_sum")
    assert "2999" in find_language(language).text(unit)


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        (X - Y, "x - y"), (Y - X, "y - x"), (-(X + Y), "-(x + y)"), (X - (Y + Z), "x - (y + z)"), (X * (Y + Z), "x*(y + z)"), (X / (Y * Z), "x/(y*z)"),
        (X * Y / Z, "x*y/z"), (2 * X * Y, "2.0*x*y"), (X * X, "x*x"), (X / 3, "0.3333333333333333*x"), (-X * Y, "-x*y"), (1 / X, "1.0/x"),
        (X + 10**17, "1e+17 + x"),
    ],
)  # fmt: skip
def test_minimal_parentheses(expression, text):
    pieces = find_language("c").pieces(Unit(make_listing(program("one", [expression])), "one"))
    assert [o.values for o in pieces.outputs] == [[text]]
