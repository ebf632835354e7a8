"""Derivatives: forward equals reverse, and both equal finite differences."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from symoro.expr import functions as f
from symoro.expr import ops
from symoro.expr import program as program_module
from symoro.expr.node import ONE, ZERO, named, symbol
from symoro.expr.program import (
    Group,
    Program,
    arranged,
    forward,
    interpret,
    jacobian,
    partials,
    reverse,
    run_program,
)
from tests.trees import (
    DIFFERENTIABLE,
    SYMBOLS,
    Undefined,
    build,
    evaluate,
    points,
    trees,
    well_defined,
)

x, y, z = (symbol(s) for s in SYMBOLS)
VARIABLES = [x, y, z]
STEP = 1e-5


def slopes(tree, point):
    """Central differences of the tree, Undefined where the two sides disagree: a kink, or too much
    curvature to measure.
    """
    found = []
    for s in SYMBOLS:
        behind, here, ahead = (evaluate(tree, {**point, s: point[s] + d}) for d in (-STEP, 0, STEP))
        slope = (ahead - behind) / (2 * STEP)
        if abs(ahead - 2 * here + behind) / STEP > 1e-3 * (1 + abs(slope)):
            raise Undefined
        found.append(slope)
    return found


def check(tree, point):
    point = {
        name: value + 0.00137 * k for k, (name, value) in enumerate(point.items(), 1)
    }  # off the ties that round numbers make
    try:
        well_defined(tree, point)
        expected = slopes(tree, point)
        root = build(tree)
        rows = forward([root], VARIABLES)[0], reverse([root], VARIABLES)[0]
    except (Undefined, ZeroDivisionError, ValueError):
        assume(False)
    for row in rows:
        values = [float(v) for v in interpret(row, point)]
        assert values == pytest.approx(expected, rel=1e-3, abs=1e-3)


@settings(max_examples=300, deadline=None)
@given(trees(DIFFERENTIABLE, size=8), points)
def test_against_finite_differences(tree, point):
    check(tree, point)


@pytest.mark.parametrize("op", [*DIFFERENTIABLE, "where"])
@settings(max_examples=15, deadline=None)
@given(st.data(), points)
def test_every_operation_against_finite_differences(op, data, point):
    check(data.draw(trees((op,), size=3)), point)


@settings(max_examples=100, deadline=None)
@given(trees(("add", "sub", "mul", "neg", "sin", "cos", "div"), size=10), points)
def test_forward_equals_reverse(tree, point):
    try:
        well_defined(tree, point)
        root = build(tree)
        rows = [
            interpret(method([root, root * x], VARIABLES)[1], point)
            for method in (forward, reverse)
        ]
    except (Undefined, ZeroDivisionError):
        assume(False)
    assert [float(v) for v in rows[0]] == pytest.approx(
        [float(v) for v in rows[1]], rel=1e-6, abs=1e-6
    )


@pytest.mark.parametrize(
    ("root", "expected"),
    [
        (x * y, [y, x, ZERO]),
        (x + y, [ONE, ONE, ZERO]),
        (f.sin(x), [f.cos(x), ZERO, ZERO]),
        (f.cos(x), [-f.sin(x), ZERO, ZERO]),
        (x * x, [2 * x, ZERO, ZERO]),
        (named("A", x * y), [y, x, ZERO]),
        (f.sign(x), [ZERO] * 3),
        (f.less(x, y), [ZERO] * 3),
        (ZERO, [ZERO] * 3),
        (x, [ONE, ZERO, ZERO]),
        (f.exp(y), [ZERO, f.exp(y), ZERO]),
    ],
)
@pytest.mark.parametrize("method", [forward, reverse])
def test_closed_forms(method, root, expected):
    assert method([root], VARIABLES) == [expected]


def test_every_operation_with_operands_has_partials():
    a = [symbol(n) for n in "abc"]
    for op in ops.TABLE.values():
        if op.arity:
            node = named("N", a[0]) if op is ops.NAMED else f.CONSTRUCTORS[op](*a[: op.arity])
            assert [v for v, _ in partials(node)] == list(node.args)


@pytest.mark.parametrize("method", ["auto", "forward", "reverse"])
def test_a_program_gains_an_axis(method):
    program = Program(
        "p", (Group("v", (2,), (x * y, f.sin(z)), ("v1", "v2")), Group("w", (), (x,), ("w",)))
    )
    d = arranged(program, jacobian(program.outputs, VARIABLES, method), [("q", VARIABLES)])
    assert d.name == "p_dq"
    assert [(g.name, g.shape) for g in d.groups] == [("dv_dq", (2, 3)), ("dw_dq", (3,))]
    assert d.groups[0].labels[:2] == ("dv1_dx", "dv1_dy")
    result = run_program(d, {"x": 2.0, "y": 3.0, "z": 0.0})
    assert result["dv_dq"].tolist() == [[3, 2, 0], [0, 0, 1]]
    assert result["dw_dq"].tolist() == [1, 0, 0]


def test_no_variables():
    assert forward([x, y], []) == [[], []]
    assert reverse([x, y], []) == [[], []]


def test_several_sets_make_a_group_each():
    program = Program(
        "p", (Group("v", (2,), (x * y, z), ("v1", "v2")), Group("w", (), (x,), ("w",)))
    )
    rows = jacobian(program.outputs, [x, y, z])
    d = arranged(program, rows, [("q", [x]), ("u", [y, z])])
    assert d.name == "p_dq_du"
    assert [(g.name, g.shape) for g in d.groups] == [
        ("dv_dq", (2, 1)),
        ("dw_dq", (1,)),
        ("dv_du", (2, 2)),
        ("dw_du", (2,)),
    ]
    assert [g.values for g in d.groups] == [(y, ZERO), (ONE,), (x, ZERO, ZERO, ONE), (ZERO, ZERO)]
    assert d.groups[2].labels == ("dv1_dy", "dv1_dz", "dv2_dy", "dv2_dz")


@pytest.mark.parametrize(
    ("outputs", "variables", "expected"), [([x], [x, y], "reverse"), ([x, y], [x], "forward")]
)
def test_auto_sweeps_over_the_fewer(outputs, variables, expected, monkeypatch):
    called = []
    monkeypatch.setattr(
        program_module,
        "MODES",
        {
            name: lambda o, v, name=name: called.append(name) or forward(o, v)
            for name in ("forward", "reverse")
        },
    )
    jacobian(outputs, variables)
    assert called == [expected]
