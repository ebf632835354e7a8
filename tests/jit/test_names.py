"""`f({...})` of one state in machine code: equal to the Python code in every case, and nearly as fast as
`f.rows`.
"""

from __future__ import annotations

import gc
import sys
import timeit
from collections import OrderedDict

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError
from symoro.jit.function import Compiled


def state(f: Compiled, seed: int = 0, parameters: bool = False) -> dict[str, float]:
    """A number for every symbol of the arrays, read or not, and for the parameters if wanted."""
    rng = np.random.default_rng(seed)
    symbols = [s.payload[0] for a in f.program.arguments for s in a.symbols if s is not None]
    names = [*symbols, *(f.parameters if parameters else ())]
    return {name: float(x) for name, x in zip(names, rng.uniform(0.1, 1, len(names)), strict=True)}


def by_python(f: Compiled, values) -> dict[str, np.ndarray]:
    return f._by_names(values, None)


def same(f: Compiled, values) -> None:
    answer, right = f(values), by_python(f, values)
    assert list(answer) == list(right)
    for name, x in right.items():
        assert answer[name].shape == x.shape
        np.testing.assert_array_equal(answer[name], x)


CASES = [
    ("panda", "idm"),
    ("rx90", "idm"),
    ("rx90", "dgm"),
    ("cartpole", "energy"),
    ("scara", "lagrange"),
]


@pytest.mark.parametrize(("robot", "model"), CASES)
def test_numbers_are_those_of_the_python_code(robot: str, model: str) -> None:
    f = sy.generate(robot, model).compile()
    every = state(f, 1, parameters=True)
    assert f._named(every) is not None
    same(f, every)
    same(f, every)  # now by the remembered layout
    backwards = dict(reversed(every.items()))
    same(f, backwards)
    same(f, every)
    if f._rows.default is not None:
        same(f, state(f, 2))
        assert f._named(state(f, 2)) is not None
    needed = {name: x for name, x in every.items() if name in f.inputs}
    same(f, needed)
    same(f, {"".join(list(name)): np.float64(x) for name, x in every.items()})
    same(f, {name: k + 1 for k, name in enumerate(every)})
    same(f, {name: -1 for name in every})


def test_what_is_not_simple_is_left_to_python() -> None:
    f = sy.generate("panda", "idm").compile()
    values = state(f)
    for other in (
        OrderedDict(values),
        {**values, "q2": np.zeros(3)},
        {**values, "q2": np.zeros(1)},
        {**values, "q2": np.float32(0.5)},
        {**values, "q2": True},
        {name: x for name, x in values.items() if name != "q1"},
    ):
        assert f(other)["tau"].shape == by_python(f, other)["tau"].shape
        np.testing.assert_array_equal(f(other)["tau"], by_python(f, other)["tau"])
    assert f({**values, "q2": np.zeros(1)})["tau"].shape == (1, 7)
    for wrong in ({}, {**values, "nothing": 1.0}, {**values, "q2": "x"}, {**values, "q2": None}):
        with pytest.raises(InputError):
            f(wrong)
    with pytest.raises((InputError, OverflowError)):
        f({**values, "q2": 10**400})
    out = np.empty(7)
    assert f(values, out=out)["tau"] is out


def test_a_remembered_layout_is_not_taken_for_another_one() -> None:
    f = sy.generate("panda", "idm").compile()
    values = state(f)
    f(values)
    for _ in range(200):  # more layouts than are learnt, each from strings that are freed
        names = list(values)
        np.random.default_rng(len(names)).shuffle(names)
        same(f, {"".join(list(name)): values[name] for name in names})
    swapped = dict(zip(values, [*list(values.values())[1:], 0.5], strict=True))
    same(f, swapped)
    renamed = {("x" if name == "q3" else name): x for name, x in values.items()}
    with pytest.raises(InputError, match="none for q3"):
        f(renamed)


def test_references_are_balanced() -> None:
    f = sy.generate("panda", "idm").compile()
    values = {"".join(list(name)): x for name, x in state(f).items()}
    keys = list(values)
    f(values)
    before = [sys.getrefcount(x) for x in (*keys, *values.values())]
    none = sys.getrefcount(None)
    for _ in range(1000):
        f(values)
        f({**values, "q2": np.float32(1)})
    assert [sys.getrefcount(x) for x in (*keys, *values.values())] == before
    assert abs(sys.getrefcount(None) - none) < 500
    array = f(values)["tau"]
    assert sys.getrefcount(array) == 2
    del f
    gc.collect()
    assert all(sys.getrefcount(key) < 6 for key in keys)


def fastest(*calls) -> list[float]:
    """Seconds of each call, the least of many short rounds that take turns."""
    best = [float("inf")] * len(calls)
    for _ in range(150):
        for k, call in enumerate(calls):
            best[k] = min(best[k], timeit.timeit(call, number=200))
    return best


def test_a_call_by_names_takes_at_most_three_times_that_by_rows() -> None:
    f = sy.generate("panda", "idm").compile().ready()
    values = state(f)
    arrays = [np.array([values[s.payload[0]] for s in a.symbols]) for a in f.program.arguments]
    rows, call, names = fastest(lambda: f.rows(*arrays), lambda: f(*arrays), lambda: f(values))
    assert names < 3 * rows
    assert call < 2.2 * rows
