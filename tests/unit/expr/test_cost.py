"""Operation counts in the published convention."""

from __future__ import annotations

from collections import Counter

import pytest

from symoro.expr import functions as f
from symoro.expr.cost import (
    depth,
    operation_count,
    program_cost,
    run_time_operations,
    tally,
    times_written,
    written_operations,
)
from symoro.expr.node import ONE, VARIABLE_LEVEL, Role, named, symbol
from symoro.expr.program import Group, Program

q1, q2 = symbol("q1", Role.POSITION), symbol("q2", Role.POSITION)
L, M = symbol("L", Role.GEOMETRIC), symbol("M", Role.INERTIAL)


def program(*values, is_listing=False):
    return Program(
        "p",
        (Group("y", (len(values),), values, tuple(f"y{k}" for k in range(len(values)))),),
        is_listing=is_listing,
    )


ROWS = [
    # expression, (mul, add, trig, other) per call, strict
    (q1 + q2, (0, 1, 0, 0), (0, 1, 0, 0)),
    (q1 - q2, (0, 1, 0, 0), (0, 1, 0, 0)),
    (-q1, (0, 0, 0, 0), (0, 0, 0, 0)),
    (-(q1 * q2), (1, 0, 0, 0), (1, 0, 0, 0)),
    (q1 / q2, (1, 0, 0, 0), (1, 0, 0, 0)),
    (f.power(q1, 2), (1, 0, 0, 0), (1, 0, 0, 0)),
    (f.sin(q1) * f.cos(q1), (1, 0, 1, 0), (1, 0, 1, 0)),
    (f.sin(q1) * f.cos(q2), (1, 0, 2, 0), (1, 0, 2, 0)),
    (f.tan(q1) + f.atan2(q1, q2), (0, 1, 2, 0), (0, 1, 2, 0)),
    (f.sqrt(q1) + f.sign(q2), (0, 1, 0, 2), (0, 1, 0, 2)),
    (L * M + L, (0, 0, 0, 0), (1, 1, 0, 0)),
    (L * M * q1, (1, 0, 0, 0), (2, 0, 0, 0)),
    (f.sin(L) * q1, (1, 0, 0, 0), (1, 0, 1, 0)),
    (f.sqrt(2 * f.pi) * q1, (1, 0, 0, 0), (2, 0, 0, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("expression", "hoisted", "strict"), ROWS, ids=[repr(r[0]) for r in ROWS])
def test_counts(expression, hoisted, strict):
    found = program_cost(program(expression))
    assert (found.mul, found.add, found.trig, found.other) == hoisted
    assert (found.strict.mul, found.strict.add, found.strict.trig, found.strict.other) == strict
    assert found.strict.total == found.once.total + found.hoisted.total
    assert found.total == hoisted[0] + hoisted[1] + hoisted[3]


def test_shared_work_is_counted_once():
    shared = f.sin(q1) * q2
    assert program_cost(program(shared + 1, shared + 2)).mul == 1


def test_symoro_mode_counts_what_is_written():
    """Without sharing, a repeated product costs each time, a named intermediate once."""
    product = q1 * q2
    assert program_cost(program(product + 1, product + 2, is_listing=True)).mul == 2
    a = named("A", product)
    assert program_cost(program(a + 1, a + 2, is_listing=True)).mul == 1
    assert times_written(program(a + 1, is_listing=True)) == {
        a + 1: 1,
        product: 1,
        q1: 1,
        q2: 1,
        ONE: 1,
    }


def test_operations_of_a_text_that_doubles_are_counted_at_once():
    x = q1
    for _ in range(200):
        x = f.sin(x * x + q2)
    listing = program(x, is_listing=True)
    assert program_cost(listing).add == 2**200 - 1
    assert written_operations(listing) > 2**200


def test_text_names_the_convention():
    text = str(program_cost(program(L * M * q1 + f.exp(q2))))
    assert (
        text
        == "1 mul, 1 add, 0 trig, 1 other (hoisted: parameter-only work not counted); 2 mul, 1 add, 0 trig, 1 other (strict: every operation counted)"
    )
    assert tally({}) == (Counter(), Counter())


@pytest.mark.parametrize(
    ("roots", "expected"),
    [
        ([], 0),
        ([q1], 0),
        ([-q1], 0),
        ([L * M], 0),
        ([q1 * q2], 1),
        ([(q1 * q2 + q1) * q2], 3),
        ([q1 + q2, f.sin(q1 * q2) + 1], 3),
    ],
)
def test_depth(roots, expected):
    assert depth(roots) == expected


def test_operations_of_values_are_counted_once():
    x, p = symbol("q1", Role.POSITION), symbol("P")
    shared = x * p
    assert operation_count([shared, shared + 1, -shared, 3, 0.5]) == 2
    assert operation_count([p * p, x * (p * p)]) == 2
    assert operation_count([p * p, x * (p * p)], VARIABLE_LEVEL) == 1
    assert operation_count([x, -x, 0]) == 0


def test_run_time_operations_count_a_sine_and_a_cosine_as_two():
    x, p = symbol("q1", Role.POSITION), symbol("P")
    assert run_time_operations(program(f.sin(x) * f.cos(x) + p * p)) == 4
