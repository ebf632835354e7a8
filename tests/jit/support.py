"""Programs and comparisons for the tests of machine code."""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from symoro.expr.node import Role, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.jit import backends as native
from symoro.jit import function
from symoro.jit import machine_code as machine
from symoro.jit.function import Compiled
from symoro.jit.llvm import Target, available, host

X, Y, Z = (symbol(n, Role.POSITION) for n in ("x", "y", "z"))
needs_llvm = pytest.mark.skipif(
    not available(), reason="llvmlite is not installed: pip install llvmlite"
)


def program(values, name="test", layout=(X, Y, Z)):
    """Each value is an output group of its own."""
    groups = tuple(Group(f"out{k}", (), (value,), (f"out{k}",)) for k, value in enumerate(values))
    return Program(name, groups, (Argument("q", layout),), ("a", "b"))


def evaluated(model, values):
    """The interpreter's answer, without its warnings."""
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return model.evaluate(values)


def assert_close(found, expected, tolerance=1e-12):
    """Every group within `tolerance` of its largest value; not-a-number in the same places."""
    assert found.keys() == expected.keys()
    assert found
    for name, right in expected.items():
        assert found[name].shape == right.shape, name
        scale = np.max(np.abs(right[np.isfinite(right)]), initial=0.0)
        np.testing.assert_allclose(
            found[name], right, rtol=tolerance, atol=tolerance * scale, err_msg=name
        )


@contextmanager
def other_machine(monkeypatch: pytest.MonkeyPatch, **changes) -> Iterator[Target]:
    """Machine code for another kind of processor that this one can also run."""
    target = dataclasses.replace(host(), **changes)
    with monkeypatch.context() as patch:
        for place in (function, machine, native):
            patch.setattr(place, "host", lambda: target)
        yield target


def columns(f: Compiled, rng: np.random.Generator, n: int) -> list[np.ndarray]:
    """Random arrays for `rows`."""
    return [rng.uniform(-2.0, 2.0, (n, len(names))) for names in f.arguments.values()]
