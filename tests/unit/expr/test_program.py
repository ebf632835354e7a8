"""Programs: inputs in order, groups of outputs, names that follow a rewrite, the reference
interpreter.
"""

from __future__ import annotations

import numpy as np
import pytest

from symoro.expr import functions as f
from symoro.expr.functions import transform_nodes
from symoro.expr.node import ZERO, Role, constant, symbol
from symoro.expr.program import Argument, Group, Program, run_program

q1, q2, q3 = (symbol(f"q{k}", Role.POSITION) for k in (1, 2, 3))
v1 = symbol("QP1", Role.VELOCITY)
L, M, W13 = symbol("L", Role.GEOMETRIC), symbol("M", Role.INERTIAL), symbol("W13")
LAYOUT = (
    Argument("q", (q1, None, q2, q3)),
    Argument("qd", (v1,)),
    Argument("qdd", (symbol("QDP1", Role.ACCELERATION),)),
)


def program(*values, **more):
    return Program(
        "p",
        (Group("y", (len(values),), values, tuple(f"y{k}" for k in range(len(values)))),),
        **more,
    )


def names(symbols):
    return [None if s is None else s.payload[0] for s in symbols]


def test_symbols_follow_the_layout_then_the_preferred_order():
    p = program(M * q2 + L * v1 + W13 * q1, layout=LAYOUT, order=("M", "W13"))
    assert names(p.symbols) == ["q1", "q2", "QP1", "M", "W13", "L"]
    assert p.parameters == ("M", "W13", "L")


def test_only_used_arguments_are_asked_for():
    p = program(q2 * L, layout=LAYOUT)
    assert [(a.name, names(a.symbols)) for a in p.arguments] == [("q", ["q1", None, "q2", "q3"])]


def test_symbols_outside_the_layout_come_last():
    tau = symbol("GAM1", Role.TORQUE)
    p = program(q1 + tau, layout=LAYOUT)
    assert [(a.name, names(a.symbols)) for a in p.arguments] == [
        ("q", ["q1", None, "q2", "q3"]),
        ("tau", ["GAM1"]),
    ]


@pytest.mark.parametrize(
    ("shape", "values", "labels"),
    [((2,), (q1,), ("a",)), ((1,), (q1,), ()), ((2, 2), (q1,) * 3, ("a",) * 3)],
)
def test_a_group_fits_its_shape(shape, values, labels):
    with pytest.raises(ValueError, match=r"group g: shape .* holds"):
        Group("g", shape, values, labels)


def test_outputs_nodes_and_replacement():
    p = program(q1 + q2, q1)
    assert p.outputs == (q1 + q2, q1)
    assert p.nodes == (q1, q2, q1 + q2)
    assert p.with_outputs([ZERO, L]).outputs == (ZERO, L)
    assert p.with_outputs([ZERO, L]).groups[0].labels == ("y0", "y1")


def test_hints_follow_a_rewrite():
    s = f.sin(q1 + q2)
    p = program(s * L, hints={s: "S12", q1 + q2: "Q12", M * L: "unused"})
    image = transform_nodes(p.outputs, lambda n: q3 if n is q1 + q2 else n)
    mapped = p.mapped(image)
    assert mapped.outputs == (f.sin(q3) * L,)
    assert mapped.hints == {f.sin(q3): "S12", q3: "Q12"}


def test_run_shapes_and_broadcasting():
    p = Program(
        "p",
        (
            Group("T", (2, 2), (q1, q2, constant(3), q1 * q2), ("a", "b", "c", "d")),
            Group("n", (1,), (L,), ("n",)),
            Group("e", (0,), (), ()),
        ),
    )
    one = run_program(p, {"q1": 1, "q2": 2, "L": 5.0, "unused": 9})
    assert one["T"].tolist() == [[1, 2], [3, 2]]
    assert one["n"].tolist() == [5]
    assert one["e"].shape == (0,)
    many = run_program(p, {"q1": np.arange(4.0), "q2": np.ones((3, 1)), "L": 5.0})
    assert many["T"].shape == (3, 4, 2, 2)
    assert many["n"].shape == (3, 4, 1)
    assert many["T"][2, 3].tolist() == [[3, 1], [3, 3]]


def test_run_gives_a_scalar_group():
    assert run_program(Program("p", (Group("E", (), (q1,), ("E",)),)), {"q1": 2.0})["E"].shape == ()


def test_run_names_what_is_missing():
    with pytest.raises(KeyError, match="q2, L"):
        run_program(program(q1 * q2 + L, layout=LAYOUT), {"q1": 1.0})
