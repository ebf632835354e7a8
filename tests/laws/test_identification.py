"""Torques are linear in the parameters: the identification model times the parameters is the
inverse dynamic model.
"""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from hypothesis import given, settings

import symoro as sy
from symoro.errors import UnsupportedRobot
from symoro.expr.node import as_expr
from symoro.expr.program import interpret
from symoro.models.identification.base_parameters import prepared_robot as prepared
from symoro.models.identification.regressor import DRIVES, column_name
from symoro.robot import INERTIAL_PARAMETERS
from tests.strategies import robots, state

RNG = np.random.default_rng


def parameter_values(robot, values):
    """The number of every parameter that may have a column, by its name."""
    entries = {
        f"{key}{j}": getattr(robot.bodies[j], key)
        for j in range(1, robot.NL + 1)
        for key in INERTIAL_PARAMETERS
    }
    entries |= {
        f"{key}{j}": getattr(robot.joint(j), key) for j in range(1, robot.NL + 1) for key in DRIVES
    }
    return {
        column_name(x, name): float(interpret([as_expr(x)], values)[0])
        for name, x in entries.items()
    }


def require_linear(robot, values, **options):
    m, idm = sy.generate(robot, "id-dynamic", **options), sy.generate(robot, "idm", **options)
    modelled = prepared(robot, m.options)
    known = {**modelled.values, **values, **base_values(robot, values, options)}
    D = m.evaluate({k: known[k] for k in m.inputs})["D"]
    numbers = parameter_values(modelled, known)
    tau = idm.evaluate({k: known[k] for k in idm.inputs})["tau"]
    np.testing.assert_allclose(
        D @ [numbers[c] for c in m.columns], tau, rtol=1e-9, atol=1e-9 * max(1.0, np.abs(tau).max())
    )


def base_values(robot, values, options):
    if options.get("parameters") != "base":
        return {}
    return sy.generate(robot, "base-parameters", without=options.get("without", ())).values(
        {**robot.values, **values}
    )


@pytest.mark.parametrize("parameters", ["standard", "base"])
@pytest.mark.parametrize(
    "name", ["rx90", "stanford", "th8", "rrp", "scara", "twoarm", "general6r", "puma560", "panda"]
)
def test_the_model_times_the_parameters_is_the_torque(name, parameters):
    robot = sy.load(name)
    require_linear(robot, state(robot, RNG(4)), without=("wrench",), parameters=parameters)


@settings(max_examples=25, deadline=None)
@given(robots(joints=(1, 5)))
def test_on_random_trees(robot):
    require_linear(robot, state(robot, RNG(5)), without=("wrench",), effort=0)


@pytest.mark.parametrize(("parameters", "mul", "add"), [("standard", 428, 329), ("base", 352, 256)])
def test_counts_do_not_get_worse(parameters, mul, add):
    """Far below the 1249/681 and 877/501 that OpenSYMORO writes for the RX-90."""
    cost = sy.generate(
        sy.load("rx90"), "id-dynamic", parameters=parameters, objective="operations"
    ).cost
    assert cost.mul <= mul
    assert cost.add <= add


FRICTIONLESS = {"without": ("wrench", "friction")}
ARMS = ["rx90", "stanford", "th8", "rrp", "scara", "twoarm", "general6r"]


def numbers_of(m, robot, values):
    known = {**robot.values, **values}
    numbers = parameter_values(robot, known)
    return known, np.array([numbers[c] for c in m.columns])


@pytest.mark.parametrize("name", ARMS)
def test_energy_is_linear_in_the_parameters(name):
    """h K = E + U."""
    robot = sy.load(name)
    m, energy = sy.generate(robot, "id-energy"), sy.generate(robot, "energy")
    known, K = numbers_of(m, robot, state(robot, RNG(6)))
    total = energy.evaluate({k: known[k] for k in energy.inputs})
    assert m.evaluate({k: known[k] for k in m.inputs})["h"] @ K == pytest.approx(
        float(total["E"] + total["U"]), rel=1e-9, abs=1e-9
    )


@pytest.mark.parametrize("parameters", ["standard", "base"])
@pytest.mark.parametrize("name", ARMS)
def test_power_is_torque_times_velocity(name, parameters):
    """dh K = tau qd, friction included."""
    robot, options = sy.load(name), {"without": ("wrench",), "parameters": parameters}
    m, idm = sy.generate(robot, "id-power", **options), sy.generate(robot, "idm", **options)
    modelled, values = prepared(robot, m.options), state(robot, RNG(7))
    known, K = numbers_of(m, modelled, {**values, **base_values(robot, values, options)})
    tau = idm.evaluate({k: known[k] for k in idm.inputs})["tau"]
    speeds = np.array([known.get(s, 0.0) for s in robot.qd])
    assert m.evaluate({k: known[k] for k in m.inputs})["dh"] @ K == pytest.approx(
        float(tau @ speeds), rel=1e-9, abs=1e-9
    )


def test_power_is_the_rate_of_the_energy():
    """Without friction dh is the time derivative of h, column by column."""
    robot = sy.load("rx90")
    h, dh = (
        sy.generate(robot, "id-energy", **FRICTIONLESS),
        sy.generate(robot, "id-power", **FRICTIONLESS),
    )
    assert h.columns == dh.columns
    known = state(robot, RNG(8))
    np.testing.assert_allclose(
        rate(h, "h", robot, known),
        dh.evaluate({k: known[k] for k in dh.inputs})["dh"],
        rtol=1e-5,
        atol=1e-6,
    )


def rate(model, group, robot, known, step=1e-6):
    """Central difference along the motion."""

    def at(t):
        moved = dict(known)
        for q, v, a in zip(robot.q, robot.qd, robot.qdd, strict=True):
            moved[q], moved[v] = known[q] + t * known[v], known[v] + t * known[a]
        return model.evaluate({k: moved[k] for k in model.inputs})[group]

    return (at(step) - at(-step)) / (2 * step)


@pytest.mark.parametrize("parameters", ["standard", "base"])
@pytest.mark.parametrize("name", ARMS)
def test_the_filtered_model_is_the_dynamic_model(name, parameters):
    """d(D1)/dt + D2 = D, column by column (41)."""
    robot, options = sy.load(name), {"without": ("wrench",), "parameters": parameters}
    filtered, dynamic = (
        sy.generate(robot, "id-filtered", **options),
        sy.generate(robot, "id-dynamic", **options),
    )
    assert filtered.columns == dynamic.columns
    assert not set(robot.qdd).intersection(filtered.inputs)
    values = state(robot, RNG(9))
    known = {**robot.values, **values, **base_values(robot, values, options)}
    D2 = filtered.evaluate({k: known[k] for k in filtered.inputs})["D2"]
    D = dynamic.evaluate({k: known[k] for k in dynamic.inputs})["D"]
    np.testing.assert_allclose(
        rate(filtered, "D1", robot, known) + D2, D, rtol=1e-5, atol=1e-6 * np.abs(D).max()
    )


@settings(max_examples=15, deadline=None)
@given(robots(joints=(1, 4), moving_base=False))
def test_the_filtered_model_on_random_trees(robot):
    known = {**robot.values, **state(robot, RNG(10))}
    filtered, dynamic = (
        sy.generate(robot, "id-filtered", without="wrench"),
        sy.generate(robot, "id-dynamic", without="wrench", effort=0),
    )
    D = dynamic.evaluate({k: known[k] for k in dynamic.inputs})["D"]
    found = (
        rate(filtered, "D1", robot, known)
        + filtered.evaluate({k: known[k] for k in filtered.inputs})["D2"]
    )
    np.testing.assert_allclose(
        found, D, rtol=1e-5, atol=1e-5 * max(1.0, np.abs(D).max(initial=0.0))
    )


def test_a_moving_base_has_no_energy_model():
    robot = sy.load("planar2r")
    moving = dataclasses.replace(
        robot, base=dataclasses.replace(robot.base, W0=(as_expr(0), as_expr(0), as_expr(1)))
    )
    for model in ("id-energy", "id-power"):
        with pytest.raises(UnsupportedRobot, match="moving base"):
            sy.generate(moving, model)


def test_columns_are_named_in_order():
    m = sy.generate(sy.load("rx90"), "id-dynamic", parameters="base", without=("friction",))
    assert m.groups == {"D": (6, len(m.columns))}
    assert m.columns[:4] == ("ZZ1R", "XX2R", "XY2", "XZ2R")
    assert m.columns[-1] == "IA6"


def test_a_row_has_what_moves_with_the_joint_only():
    """A link further in does not load a joint further out."""
    m = sy.generate(sy.load("rx90"), "id-dynamic")
    D = m.evaluate({k: 0.3 + 0.1 * i for i, k in enumerate(m.inputs)})["D"]
    assert np.all(D[5, [c.endswith("1") for c in m.columns]] == 0)
    assert np.any(D[0, [c.endswith("6") for c in m.columns]] != 0)


def test_stribeck_friction_has_a_column_at_its_given_speed():
    robot = sy.load("planar2r")
    joints = tuple(dataclasses.replace(j, FT=as_expr(1), VT=as_expr(2)) for j in robot.joints)
    m = sy.generate(dataclasses.replace(robot, joints=joints), "id-dynamic")
    D = m.evaluate({k: -0.8 for k in m.inputs})["D"]
    assert D[1, m.columns.index("FT2")] == pytest.approx(-np.exp(-0.4))
