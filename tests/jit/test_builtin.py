"""The built-in function behind `f.rows`: what it handles itself, and that it neither leaks nor
outlives its code.
"""

import gc
import inspect
import sys
import timeit
import tracemalloc
import types
import weakref

import numpy as np
import pytest

import symoro as sy
from symoro.jit import array_calls as fastcall
from tests.jit.support import needs_llvm

pytestmark = [
    needs_llvm,
    pytest.mark.skipif(
        not fastcall._usual(), reason="this Python or NumPy is laid out in another way"
    ),
]


@pytest.fixture(scope="module")
def model():
    return sy.generate(sy.load("puma560"), "idm", effort=0)


@pytest.fixture(scope="module")
def f(model):
    return model.compile()


def states(n=None, seed=0):
    shape = (3, 6) if n is None else (3, n, 6)
    return list(np.random.default_rng(seed).uniform(-2, 2, shape))


def counted(model, monkeypatch):
    """A compiled model and the list of its calls that went to Python."""
    calls, original = [], type(model.compile()._rows).__call__
    monkeypatch.setattr(
        "symoro.jit.function.Rows.__call__",
        lambda self, *a, **k: calls.append(a) or original(self, *a, **k),
    )
    return model.compile(), calls


def test_it_is_a_built_in_function(f):
    assert isinstance(f.rows, types.BuiltinFunctionType)
    assert f.rows.__name__ == "rows"
    assert str(inspect.signature(f.rows)) == "(*arrays, out=None)"


def test_plain_arrays_never_reach_python(model, monkeypatch):
    f, calls = counted(model, monkeypatch)
    q, p, out = states(), np.array([-9.81]), np.empty(6)
    f.rows(*q)
    f.rows(*q, p)
    f.rows(*q, out=out)
    f.rows(*q, p, out=out)
    assert not calls
    f.rows(*states(100))  # compiles the batch
    assert len(calls) == 1
    f.rows(*states(100))
    f.rows(states(100)[0], states()[1], states()[2], p)
    assert len(calls) == 1


def test_everything_else_reaches_python(model, monkeypatch):
    f, calls = counted(model, monkeypatch)
    q, qd, qdd = states()
    f.rows(*states(50))
    others = [
        q.astype(np.float32),
        q.tolist(),
        np.repeat(q, 2)[::2],
        q.astype(">f8"),
        q[None, None],
        q.view(type("Sub", (np.ndarray,), {})),
    ]
    for k, other in enumerate(others, 2):
        f.rows(other, qd, qdd)
        assert len(calls) == k
    before = len(calls)
    f.rows(*states(2))
    f.rows(*states(5), out=np.empty((5, 6)))
    f.rows(*states(100_000))
    f.rows(q, qd, qdd, np.array([[-9.81]]))
    assert len(calls) == before + 4


def test_results_are_new_plain_arrays(f):
    first, second = f.rows(*states()), f.rows(*states(seed=1))
    assert type(first) is np.ndarray
    assert first.flags.owndata
    assert first.flags.c_contiguous
    assert first.flags.writeable
    assert first.dtype == float
    assert not np.shares_memory(first, second)
    assert sys.getrefcount(first) == sys.getrefcount(second) == 2


def test_references_stay_balanced(f):
    q, p, out, dtype = states(), np.array([-9.81]), np.empty(6), np.dtype(float)
    many = states(16)
    f.rows(*many)

    def use():
        for _ in range(500):
            f.rows(*q)
            f.rows(*q, p)
            f.rows(*q, out=out)
            f.rows(*many)
            with pytest.raises(sy.SymoroError):
                f.rows(q[0])

    watched = [*q, p, out, dtype, np.ndarray, f.rows, fastcall.OUT]
    use()
    before = [sys.getrefcount(x) for x in watched]
    use()
    assert max(abs(sys.getrefcount(x) - n) for x, n in zip(watched, before, strict=True)) <= 2


@pytest.mark.parametrize("name", ["energy", "idm"])
def test_memory_does_not_grow(name):
    f = sy.generate(sy.load("planar2r"), name).compile()
    arrays = [*(np.zeros(len(a)) for a in f.arguments.values()), np.ones(len(f.parameters))]

    def use(n):
        for _ in range(n):
            f.rows(*arrays)

    use(1000)
    tracemalloc.start()
    try:
        use(1000)
        gc.collect()
        start = tracemalloc.get_traced_memory()[0]
        use(5000)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - start < 5000
    finally:
        tracemalloc.stop()


def test_the_function_lives_without_its_owner_and_dies_with_its_last_user(model):
    f = model.compile(cache=False)
    rows, alive = f.rows, weakref.ref(f._backend)
    right = f.rows(*states())
    del f
    gc.collect()
    np.testing.assert_array_equal(rows(*states()), right)
    with pytest.raises(sy.SymoroError, match="q \\(6\\)"):
        rows(1)
    del rows
    gc.collect()
    assert alive() is None


def test_a_call_costs_under_a_microsecond(f):
    q = states()
    assert min(timeit.repeat(lambda: f.rows(*q), number=2000, repeat=20)) / 2000 < 1e-6


def test_another_layout_of_objects_means_the_python_function(model, monkeypatch):
    monkeypatch.setattr(fastcall, "_usual", lambda: False)
    f = model.compile()
    assert not isinstance(f.rows, types.BuiltinFunctionType)
    np.testing.assert_array_equal(f.rows(*states()), model.compile().rows(*states()))
