"""Values of symbols that a model does not have: left out by options, or grouped into base
parameters.
"""

from __future__ import annotations

import pickle

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName
from tests.strategies import state


def full_values(name: str) -> tuple[sy.Robot, dict[str, float]]:
    robot = sy.load(name)
    return robot, state(robot, np.random.default_rng(5))


@pytest.mark.parametrize("name", ["rx90", "rrp", "puma560", "stanford"])
def test_base_parameters_follow_from_standard_ones(name: str) -> None:
    robot, values = full_values(name)
    expected = sy.generate(robot, "idm", effort=0).evaluate(values)["tau"]
    m = sy.generate(robot, "idm", effort=0, parameters="base")
    np.testing.assert_allclose(m.evaluate(values)["tau"], expected, rtol=1e-9)
    f = m.compile()
    np.testing.assert_allclose(f(values)["tau"], expected, rtol=1e-9)
    np.testing.assert_allclose(pickle.loads(pickle.dumps(f))(values)["tau"], expected, rtol=1e-9)


def test_a_base_parameter_that_is_given_wins() -> None:
    robot, values = full_values("planar2r")
    m = sy.generate(robot, "idm", parameters="base")
    grouped = next(p for p in m.parameters if p.endswith("R"))
    found = [m.evaluate({**values, grouped: x})["tau"] for x in (1.0, 2.0)]
    assert not np.allclose(*found)


def test_known_standard_values_are_grouped() -> None:
    robot = sy.load("planar2r")
    m = sy.generate(robot, "idm", parameters="base")
    state_ = {"q1": 0.1, "q2": 0.4, "QP1": 1.0, "QP2": -0.5, "QDP1": 0.3, "QDP2": 0.2}
    expected = sy.generate(robot, "idm").evaluate(state_)["tau"]
    np.testing.assert_allclose(m.evaluate(state_)["tau"], expected)
    np.testing.assert_allclose(m.compile().rows([0.1, 0.4], [1.0, -0.5], [0.3, 0.2]), expected)
    heavier = {**state_, "M2": 5.0}
    np.testing.assert_allclose(
        m.evaluate(heavier)["tau"], sy.generate(robot, "idm").evaluate(heavier)["tau"]
    )
    assert not np.allclose(m.evaluate(heavier)["tau"], expected)


def test_what_was_left_out_is_passed_over() -> None:
    robot, values = full_values("rx90")
    m = sy.generate(robot, "idm", effort=0, without="friction,wrench,rotor")
    assert "FV1" in values
    assert "FV1" not in m.inputs
    needed = {k: v for k, v in values.items() if k in m.inputs}
    np.testing.assert_array_equal(m.evaluate(values)["tau"], m.evaluate(needed)["tau"])
    np.testing.assert_array_equal(m.compile()(values)["tau"], m.compile()(needed)["tau"])


def test_derivatives_take_the_same_values() -> None:
    robot, values = full_values("rrp")
    whole = sy.generate(robot, "idm", effort=0).derivative("q").evaluate(values)
    grouped = (
        sy.generate(robot, "idm", effort=0, parameters="base").derivative("q").evaluate(values)
    )
    np.testing.assert_allclose(grouped["dtau_dq"], whole["dtau_dq"], atol=1e-12)


def test_other_names_are_still_mistakes() -> None:
    robot, values = full_values("rx90")
    m = sy.generate(robot, "idm", effort=0, parameters="base", without="friction")
    with pytest.raises(UnknownName, match="'ZZ11'"):
        m.evaluate({**values, "ZZ11": 1.0})
    with pytest.raises(UnknownName, match="'ZZ11'"):
        m.compile()({**values, "ZZ11": 1.0})
    with pytest.raises(InputError, match="none for ZZ1R"):
        m.evaluate({k: v for k, v in values.items() if k != "YY2"})
