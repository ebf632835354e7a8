"""Where results go: zeros and constants among values, arrays that begin anywhere in a line of the
cache, many angles in a loop.
"""

import numpy as np
import pytest

from symoro.expr import functions as f
from symoro.expr.node import ZERO, Role, constant, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.jit.function import Compiled
from symoro.jit.trigonometry import MIN_LOOP_ANGLES
from tests.jit.support import X, Y, needs_llvm, other_machine

pytestmark = needs_llvm
GUARD = 16  # numbers before and after a result that must stay as they are


def of_one_group(values, symbols=(X, Y)):
    labels = tuple(f"v{k}" for k in range(len(values)))
    return Program(
        "test",
        (Group("out", (len(values),), tuple(values), labels),),
        (Argument("q", symbols),),
        (),
    )


def mixed(size, every, tail=0):
    """A value now and then among zeros, some ones, and a tail of zeros."""
    found = [
        (X + k if k % 3 else -(X * Y + k))
        if k % every == 0
        else constant(1)
        if k % 7 == 0
        else ZERO
        for k in range(size - tail)
    ]
    return [*found, *[ZERO] * tail]


LAYOUTS = {
    "mostly zeros": mixed(130, 11), "just sparse enough": mixed(64, 3), "runs of zeros": mixed(40, 9), "zeros at the end": mixed(61, 2, 30),
    "long rows": mixed(300, 20), "constants first": [*[ZERO] * 20, *[constant(2)] * 3, X], "nothing constant": [X + k for k in range(13)],
}  # fmt: skip


@pytest.fixture(scope="module", params=LAYOUTS)
def compiled(request):
    program = of_one_group(LAYOUTS[request.param])
    return Compiled(program, cache=False), Compiled(program, backend="numpy")


def written(function, q, shape, offset):
    """The result in an array that begins `offset` numbers after a page; what lies around it must
    not change.
    """
    room = np.full(4096 + int(np.prod(shape)) + 2 * GUARD, np.nan)
    start = -room.ctypes.data // 8 % 512 + GUARD + offset
    out = room[start : start + int(np.prod(shape))].reshape(shape)
    function.rows(q, out=out)
    assert np.isnan(room[:start]).all()
    assert np.isnan(room[start + out.size :]).all()
    return out


@pytest.mark.parametrize("offset", [0, 1, 2, 5, 7])
def test_one_state_wherever_the_array_begins(compiled, offset):
    native, numpy = compiled
    q = np.array([0.3, -1.7])
    expected = numpy.rows(q)
    np.testing.assert_allclose(written(native, q, expected.shape, offset), expected, rtol=1e-15)


@pytest.mark.parametrize("offset", [0, 3])
@pytest.mark.parametrize("count", [8, 9, 21])
def test_batches_wherever_the_array_begins(compiled, count, offset):
    native, numpy = compiled
    q = np.random.default_rng(count).normal(size=(count, 2))
    expected = numpy.rows(q)
    np.testing.assert_allclose(written(native, q, expected.shape, offset), expected, rtol=1e-15)


@pytest.mark.parametrize("lanes", [2, 4])
@pytest.mark.parametrize("layout", ["mostly zeros", "zeros at the end"])
def test_narrower_registers(layout, lanes, monkeypatch):
    program, q = of_one_group(LAYOUTS[layout]), np.random.default_rng(lanes).normal(size=(9, 2))
    expected = Compiled(program, backend="numpy").rows(q)
    with other_machine(monkeypatch, lanes=lanes):
        native = Compiled(program, cache=False)
        np.testing.assert_allclose(native.rows(q), expected, rtol=1e-15)
        np.testing.assert_allclose(native.rows(q[0]), expected[0], rtol=1e-15)


@pytest.mark.parametrize("huge", [None, (0, 0), (12, 5), (3, MIN_LOOP_ANGLES)])
def test_many_angles_by_a_loop(huge):
    symbols = tuple(symbol(f"q{k}", Role.POSITION) for k in range(MIN_LOOP_ANGLES + 2))
    native = Compiled(
        of_one_group([g(s) for s in symbols for g in (f.sin, f.cos)], symbols), cache=False
    )
    q = np.random.default_rng(5).uniform(-4, 4, (21, len(symbols)))
    if huge:
        q[huge] = 1e9
    expected = np.stack([np.sin(q), np.cos(q)], axis=-1).reshape(len(q), -1)
    np.testing.assert_allclose(native.rows(q), expected, rtol=0, atol=4e-16)


def test_opposites_of_values_that_are_used_themselves():
    """An output -(x y + 2) whose opposite other outputs need, by product, sum and multiply-add."""
    inner = X * Y + 2
    values = [-inner, inner * Y, inner + X, X - inner, -(X - Y), (X - Y) * X, X * Y - inner * X]
    native, numpy = (
        Compiled(of_one_group(values), **options)
        for options in ({"cache": False}, {"backend": "numpy"})
    )
    q = np.random.default_rng(6).normal(size=(11, 2))
    np.testing.assert_allclose(native.rows(q), numpy.rows(q), rtol=1e-13, atol=1e-15)
    np.testing.assert_allclose(native.rows(q[0]), numpy.rows(q[0]), rtol=1e-13, atol=1e-15)
