"""Base parameters of closed-loop robots: their number is the rank, and grouping changes no torque."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError
from symoro.expr.node import Role, symbol
from symoro.models.identification.dependent_parameters import numeric_base
from symoro.robot.data import Body, Robot
from tests.loops.support import BODY, close, extra, robot_of, states, tree_of

COUNTS = {
    "fourbar": 8,
    "fivebar": 11,
    "slidercrank": 6,
    "bennett": 7,
    "palletiser": 23,
    "sr400": 42,
    "delta": 40,  # its platform does not turn
}


def full(robot: Robot) -> Robot:
    """The robot with every inertial parameter of its links as a symbol."""
    bodies = tuple(
        Body(**{k: symbol(f"{k}{j}", Role.INERTIAL) for k in BODY}) if j else b
        for j, b in enumerate(robot.bodies)
    )
    return dataclasses.replace(robot, bodies=bodies)


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_the_number_of_base_parameters_is_the_rank(name: str, count: int) -> None:
    robot = full(robot_of(name))
    rank = numeric_base(robot).count
    assert rank == count
    assert sy.generate(robot, "base-parameters").count == rank


def test_the_sr400_has_42_and_43_with_rotors_on_its_passive_joints() -> None:
    robot = sy.load("sr400")
    assert numeric_base(robot).count == sy.generate(robot, "base-parameters").count == 42
    assert numeric_base(tree_of(robot)).count == 55
    rotors = tuple(
        dataclasses.replace(x, IA=symbol(f"IA{j}", Role.INERTIAL)) if j in (3, 8) else x
        for j, x in enumerate(robot.joints, 1)
    )
    assert numeric_base(dataclasses.replace(robot, joints=rotors)).count == 43


def test_relations_of_a_parallelogram_are_symbolic() -> None:
    found = sy.generate(sy.load("sr400"), "base-parameters")
    assert found.notes == ()
    assert {"MX8", "XX8", "ZZ7", "IA7"} <= set(found.grouped)
    assert "D8" in str(found.relations["MX7R"])
    assert "D3" in str(found.relations["MX7R"])


@pytest.mark.parametrize("name", ["fourbar", "sr400", "palletiser"])
def test_grouping_changes_no_torque(name: str) -> None:
    s = states(name)
    base = sy.generate(s.robot, "base-parameters")
    numbers = {k: v for k, v in s.known.items() if np.ndim(v) == 0}
    known = {**s.known, **base.values(numbers)}
    m = sy.generate(base.robot, "idm", effort=0)
    expected = sy.generate(s.robot, "idm", effort=0).evaluate(s.known)["tau"]
    assert close(m.evaluate({k: v for k, v in known.items() if k in m.inputs})["tau"], expected)


def test_numbers_are_asked_for_where_the_grouping_needs_them() -> None:
    robot = dataclasses.replace(sy.load("bennett"), values={})
    with pytest.raises(InputError, match=r"no value for.*L1.*give values"):
        sy.generate(robot, "base-parameters")
    assert "grouped by numbers" in sy.generate(sy.load("bennett"), "base-parameters").report()


def test_a_spherical_linkage_is_grouped_too() -> None:
    robot = extra("spherical")
    assert sy.generate(robot, "base-parameters").count <= numeric_base(robot).count


@pytest.mark.parametrize("name", ["fourbar", "palletiser", "bennett", "sr400"])
def test_the_identification_models_are_linear_in_the_parameters(name: str) -> None:
    s = states(name)
    m = sy.generate(s.robot, "id-dynamic", effort=0, without="wrench")
    D = m.evaluate({k: v for k, v in s.known.items() if k in m.inputs})["D"]
    K = np.array([s.known[c] for c in m.columns])
    assert close(
        D @ K, sy.generate(s.robot, "idm", effort=0, without="wrench").evaluate(s.known)["tau"]
    )
    h = sy.generate(s.robot, "id-energy", without="friction,wrench")
    out = sy.generate(s.robot, "energy").evaluate(s.known)
    found = h.evaluate({k: v for k, v in s.known.items() if k in h.inputs})["h"] @ np.array(
        [s.known[c] for c in h.columns]
    )
    assert close(found[:, None], (out["E"] + out["U"])[:, None])


@pytest.mark.parametrize("name", ["fourbar", "sr400"])
def test_the_power_model_is_that_of_the_motors(name: str) -> None:
    s = states(name)
    m = sy.generate(s.robot, "id-power", without="wrench")
    found = m.evaluate({k: v for k, v in s.known.items() if k in m.inputs})["dh"] @ np.array(
        [s.known[c] for c in m.columns]
    )
    tau = sy.generate(s.robot, "idm", effort=0, without="wrench").evaluate(s.known)["tau"]
    assert close(found[:, None], np.einsum("bi,bi->b", tau, s.qd)[:, None])


def test_the_regressor_of_base_parameters_has_full_rank() -> None:
    robot = sy.load("sr400")
    s = states("sr400")
    m = sy.generate(robot, "id-dynamic", parameters="base", effort=0, without="friction,wrench")
    D = m.evaluate({k: v for k, v in s.known.items() if k in m.inputs})["D"]
    assert len(m.columns) == np.linalg.matrix_rank(D.reshape(-1, len(m.columns))) == 42


@pytest.mark.parametrize("name", ["fourbar", "fivebar", "slidercrank", "six-bar", "spherical"])
def test_base_parameters_of_other_loops_are_symbolic(name: str) -> None:
    """A mass on the axis of the cut joint belongs to either link; no value of a length is used."""
    robot = full(robot_of(name))
    without = dataclasses.replace(robot, values={})
    base = sy.generate(without, "base-parameters")
    assert base.count == numeric_base(robot).count
    assert not base.notes
    s = states(name)
    standard = {f"{k}{j}": v for (k, j), v in inertias(robot).items()}
    known = {**s.known, **standard}
    tau = sy.generate(robot, "idm", effort=0, without="friction,rotor,wrench")
    grouped = sy.generate(
        robot, "idm", effort=0, parameters="base", without="friction,rotor,wrench"
    )
    expected = tau.evaluate({k: known[k] for k in tau.inputs})["tau"]
    rotors = {f"IA{j}": 0.0 for j in range(1, robot.NL + 1)}
    values = base.values({**robot.values, **standard, **rotors})
    found = grouped.evaluate({k: {**known, **values}[k] for k in grouped.inputs})["tau"]
    assert close(found, expected)


def inertias(robot: Robot) -> dict[tuple[str, int], float]:
    rng = np.random.default_rng(3)
    return {(k, j): float(rng.uniform(0.5, 1.5)) for j in range(1, robot.NL + 1) for k in BODY}
