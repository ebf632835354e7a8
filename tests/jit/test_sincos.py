"""Own sines and cosines: two units in the last place at most, everywhere."""

import numpy as np
import pytest
from mpmath import mp, mpf

from symoro.emit import vector_math as scheme
from symoro.expr import functions as f
from symoro.jit.function import Compiled
from tests.jit.support import X, needs_llvm, other_machine, program

pytestmark = needs_llvm
PROGRAM = program([f.sin(X), f.cos(X)], layout=(X,))
MACHINES = {
    "host": {},
    "two lanes": {"lanes": 2},
    "eight lanes": {"lanes": 8},
    "not fused": {"fused": False, "lanes": 2},
}


def angles():
    rng = np.random.default_rng(0)
    near = np.concatenate([np.arange(-200, 200), rng.integers(-630_000, 630_000, 300)]) * (
        np.pi / 2
    )
    return np.concatenate([
        rng.uniform(-4, 4, 400), rng.uniform(-1e3, 1e3, 300), rng.uniform(-1e5, 1e5, 300), rng.uniform(-1e6, 1e6, 300),
        near, np.nextafter(near, np.inf), near + np.pi / 4, 10.0 ** rng.uniform(-300, 0, 100), 10.0 ** rng.uniform(5.9, 300, 100),
        [scheme.LIMIT, np.nextafter(scheme.LIMIT, 0), np.nextafter(scheme.LIMIT, np.inf), -scheme.LIMIT, 1e22],
    ])  # fmt: skip


def exact(x):
    with mp.workprec(1300):
        return [(mp.sin(mpf(float(v))), mp.cos(mpf(float(v)))) for v in x]


ANGLES = angles()
EXACT = exact(ANGLES)


@pytest.mark.parametrize("name", MACHINES)
def test_error_in_units_of_the_last_place(name, monkeypatch):
    changes = dict(MACHINES[name])
    if name == "not fused":
        changes |= {
            "cpu": "generic",
            "features": "",
        }  # no more than every processor of this kind has
    with other_machine(monkeypatch, **changes):
        found = Compiled(PROGRAM, cache=False)({"x": ANGLES})
    with mp.workprec(200):
        for k, (s, c) in enumerate(EXACT):
            for value, right in ((found["out0"][k], s), (found["out1"][k], c)):
                assert abs(mpf(float(value)) - right) <= 2 * np.spacing(abs(float(right))), ANGLES[
                    k
                ]


def test_single_states_take_the_same_polynomials():
    f1 = Compiled(PROGRAM)
    batch = f1({"x": ANGLES})
    for k in range(0, len(ANGLES), 37):
        assert f1({"x": ANGLES[k]})["out0"] == batch["out0"][k]
        assert f1({"x": ANGLES[k]})["out1"] == batch["out1"][k]


def test_special_angles():
    found = Compiled(PROGRAM)({"x": np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, 1e300])})
    assert found["out0"][:2].tobytes() == np.array([0.0, -0.0]).tobytes()
    assert (found["out1"][:2] == 1.0).all()
    assert np.isnan(found["out0"][2:5]).all()
    assert np.isnan(found["out1"][2:5]).all()
    assert found["out0"][5] == 5e-324
    assert found["out0"][6] == np.sin(1e300)


@pytest.mark.parametrize("huge", [0, 2, 5])
def test_one_huge_angle_among_others_changes_none_of_them(huge):
    x = np.linspace(-3, 3, 6)
    right = np.sin(x)
    x[huge], right[huge] = 1e9, np.sin(1e9)
    np.testing.assert_allclose(Compiled(PROGRAM)({"x": x})["out0"], right, rtol=4e-16)


def test_the_parts_of_pi():
    with mp.workprec(400):
        for parts, bits in ((scheme.HALF_PI_FUSED, 158), (scheme.HALF_PI_SPLIT, 150)):
            assert abs(sum(map(mpf, parts)) - mp.pi / 2) < mpf(2) ** -bits
    for part in scheme.HALF_PI_SPLIT[:-1]:
        assert (part / 2.0 ** (np.frexp(part)[1] - 33)).is_integer()
    assert scheme.LIMIT * 2 / np.pi < 2**20  # times 33 bits is exact
