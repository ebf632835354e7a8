"""Every operation of the op table, and random programs, on one state and on batches."""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from symoro.expr import functions as f
from symoro.expr import ops
from symoro.expr.node import constant, named, symbol
from symoro.expr.program import run_program
from symoro.jit.function import Compiled
from symoro.jit.function_body import fuse
from symoro.jit.llvm import LIBRARY, OPERATIONS, host
from tests.jit.support import X, Y, Z, assert_close, needs_llvm, other_machine, program
from tests.trees import Undefined, build, points, trees, well_defined

pytestmark = needs_llvm
LEAVES = {ops.SYMBOL, ops.CONSTANT, ops.PI, ops.NAMED}
A, B = symbol("a"), symbol("b")
SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.0, 1e-310, 1e308, np.inf, -np.inf, np.nan]


def interpreted(p, values):
    with np.errstate(all="ignore"):
        return run_program(p, values)


def test_the_tables_cover_every_operation():
    arithmetic = (
        {op.name for op in ops.TABLE.values()}
        - {op.name for op in LEAVES}
        - {"sin", "cos", "atan2"}
    )
    assert arithmetic == (set(OPERATIONS) | set(LIBRARY)) & arithmetic


@pytest.mark.parametrize("lanes", [1, 2, 4, 8])
@pytest.mark.parametrize("backend", ["llvm", "numpy"])
def test_every_operation_on_ordinary_and_special_numbers(backend, lanes, monkeypatch):
    values = []
    for op in ops.TABLE.values():
        if op not in LEAVES:
            values += [
                f.CONSTRUCTORS[op](*operands[: op.arity])
                for operands in ((X, Y, Z), (A, X, B), (X + Y, Z * X, A), (A, B, A))
            ]
    p = program(
        [
            *values,
            f.pi * X,
            f.sqrt(constant(2)),
            named("n", X * Y) + Z,
            named("m", A) * X,
            named("k", X),
        ]
    )
    x, y, z = (v.ravel() for v in np.meshgrid(SPECIAL, SPECIAL, [0.3, -1.2, np.nan]))
    given = {"x": x, "y": y, "z": z, "a": 0.7, "b": -1.3}
    right = interpreted(p, given)
    with other_machine(monkeypatch, **({"lanes": lanes} if lanes > 1 else {})):
        if lanes > 1:
            compiled = Compiled(p, backend=backend, cache=False)
            assert_close(compiled(given), right, 1e-14)
        else:
            compiled = Compiled(p, backend=backend)
            for k in range(0, len(x), 17):
                assert_close(
                    compiled({n: v if np.ndim(v) == 0 else v[k] for n, v in given.items()}),
                    {n: v[k] for n, v in right.items()},
                    1e-14,
                )


@settings(max_examples=60)
@given(st.lists(trees(size=10), min_size=1, max_size=3), st.lists(points, min_size=1, max_size=9))
def test_random_programs(expressions, states):
    kept = []
    for s in states:
        try:
            for tree in expressions:
                well_defined(tree, s)
            kept.append(s)
        except (Undefined, OverflowError):
            pass
    assume(kept)
    try:
        built = [build(tree) for tree in expressions]
    except (ZeroDivisionError, ValueError):
        assume(False)
    p = program(built)
    given_values = {n: np.array([s[n] for s in kept]) for n in kept[0]}
    given_values = {n: v for n, v in given_values.items() if n in {s.payload[0] for s in p.symbols}}
    right = interpreted(p, given_values)
    for backend in ("llvm", "numpy"):
        found = Compiled(p, backend=backend, cache=False, ignored=("x", "y", "z"))(given_values)
        for name in right:
            np.testing.assert_allclose(found[name], right[name], rtol=1e-7, atol=1e-7)


def test_angles_that_depend_on_other_sines_come_in_a_later_stage():
    p = program([f.sin(X + f.cos(Y + f.sin(Z))), f.cos(X) * f.sin(X + Y)])
    given = {"x": np.linspace(-3, 3, 11), "y": 0.2, "z": np.linspace(1, 2, 11)}
    assert_close(Compiled(p)(given), interpreted(p, given), 1e-15)


def test_products_disappear_into_sums():
    m, n = X * Y, Y * Z
    both, single, kept = m + Z, m - X, n * n + X
    outputs = (both, single, kept, n)
    nodes = program(outputs).nodes
    taken, gone = fuse(nodes, outputs)
    assert gone == {m, n * n}
    assert set(taken) == {both, magnitude_of(single), kept}


def magnitude_of(x):
    return x.args[0] if x.op is ops.NEG else x


def test_multiply_adds_are_fused_where_the_machine_has_them():
    if not host().fused:
        pytest.skip("no fused multiply-add on this machine")
    asm = Compiled(program([X * Y + Z, Z - X * Y])).asm
    assert "fma" in asm or "fmadd" in asm
    assert "fnmadd" in asm or "fmsub" in asm
