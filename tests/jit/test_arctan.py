"""Arc tangents of machine code against the mathematics library."""

from __future__ import annotations

import numpy as np

import symoro as sy

LISTING = "a = atan2(y, x)\nb = sin(a)*x\nc = atan2(b, x + y)\n"


def test_arc_tangents_are_within_two_units_in_the_last_place() -> None:
    m = sy.optimize(LISTING, outputs="a,c", variables="x,y")
    f = m.compile()
    rng = np.random.default_rng(0)
    x, y = rng.normal(size=(2, 20_001)) * 10.0 ** rng.integers(-9, 9, (2, 20_001))
    x[:6], y[:6] = [0, 0, -1, 1, 0, -2], [0, 1, 0, 0, -3, -0.0]
    found = f({"x": x, "y": y})
    expected = np.arctan2(y, x)
    assert (np.abs(found["a"].ravel() - expected) <= 2 * np.spacing(np.abs(expected))).all()
    for k in range(50):
        one = f({"x": x[k], "y": y[k]})
        assert abs(float(one["a"].item()) - expected[k]) <= 2 * np.spacing(abs(expected[k]))
        assert (
            abs(float(one["c"].item()) - float(np.arctan2(np.sin(expected[k]) * x[k], x[k] + y[k])))
            < 1e-15 * 4
        )
    assert np.isnan(f({"x": np.nan, "y": 1.0})["a"]).all()
