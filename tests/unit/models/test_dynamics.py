"""Bad input of dynamic models is explained, and small models have their closed form."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, SymoroError, UnknownName, UnsupportedRobot
from symoro.expr.functions import cos, sin
from symoro.expr.node import ONE, ZERO, Expr, Role, constant, symbol
from symoro.expr.program import interpret
from symoro.mechanism.drives import without_effects
from symoro.mechanism.linear_systems import factorise, solve_tree_system
from symoro.models.forms.parameter_grouping import is_divisor
from symoro.models.identification.linear_relations import Relations, independent_terms, vanishes
from symoro.robot.data import Body, Robot
from symoro.tracing.trace import Trace
from tests.strategies import state


def massless(robot: Robot, *links: int) -> Robot:
    """The robot without inertia and rotors of some links."""
    bodies = tuple(Body() if j in links else b for j, b in enumerate(robot.bodies))
    joints = tuple(
        dataclasses.replace(x, IA=ZERO) if j in links else x for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, bodies=bodies, joints=joints)


def moving(robot: Robot, **base: Any) -> Robot:
    return dataclasses.replace(robot, base=dataclasses.replace(robot.base, **base))


# --- masses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [{"method": "matrix"}, {"method": "recursive"}, {"method": "auto"}, {"mode": "symoro"}],
    ids=str,
)
def test_direct_dynamics_of_a_massless_robot_says_what_is_singular(options: dict[str, Any]) -> None:
    with pytest.raises(
        InputError, match=r"inertia seen by QDP3: found 0, expected a positive one.*IA"
    ):
        sy.generate(massless(sy.load("rrp"), 1, 2, 3), "ddm", effort=0, **options)


@pytest.mark.parametrize("model", ["ddm", "ddm-recursive", "opspace"])
def test_a_massless_tip_is_singular(model: str) -> None:
    with pytest.raises(InputError, match="inertia seen by QDP6"):
        sy.generate(massless(sy.load("rx90"), 6), model, effort=0)


def test_a_massless_joint_in_hybrid_dynamics() -> None:
    robot = massless(sy.load("rx90"), 6)
    with pytest.raises(InputError, match="inertia seen by QDP6"):
        sy.generate(robot, "hybrid", accelerated=[1, 2, 3, 4, 5], effort=0)
    assert sy.generate(robot, "hybrid", accelerated=[6], effort=0).groups == {
        "tau": (1,),
        "qdd": (5,),
    }


def test_a_massless_floating_robot_says_so() -> None:
    robot = moving(massless(sy.load("rrp"), 1, 2, 3), floating=True)
    with pytest.raises(InputError, match="inertia seen by"):
        sy.generate(robot, "ddm")
    with pytest.raises(InputError, match="inertia seen by WP30"):
        sy.generate(robot, "idm")


@pytest.mark.parametrize("model", ["idm", "h", "gravity", "inertia", "energy", "lagrange"])
def test_models_without_division_take_a_massless_robot(model: str) -> None:
    robot = massless(sy.load("rrp"), 1, 2, 3)
    for value in sy.generate(robot, model, effort=0).evaluate().values():
        np.testing.assert_array_equal(value, np.zeros_like(value))
    assert sy.generate(robot, "base-parameters").count == 0


def test_negative_masses_are_computed_as_they_are() -> None:
    """Grouped parameters may be negative: the torques are linear in them."""
    robot = sy.load("rrp")
    values = state(robot, np.random.default_rng(1))
    m = sy.generate(robot, "idm", effort=0)
    inertial = [n for n in m.parameters if n not in ("a1", "G3")]
    tau = m.evaluate({k: v for k, v in values.items() if k in m.inputs})["tau"]
    mirrored = m.evaluate(
        {k: -v if k in inertial else v for k, v in values.items() if k in m.inputs}
    )["tau"]
    np.testing.assert_allclose(mirrored, -tau, atol=1e-12)


def elastic(robot: Robot, **joint: Any) -> Robot:
    return dataclasses.replace(
        robot, joints=tuple(dataclasses.replace(x, eta=1, **joint) for x in robot.joints)
    )


def test_elastic_joints_need_a_stiffness_and_a_rotor() -> None:
    with pytest.raises(InputError, match=r"k\[1\]: found 0"):
        sy.generate(elastic(sy.load("rrp")), "idm", effort=0)
    with pytest.raises(InputError, match="rotor of joint"):
        sy.generate(elastic(sy.load("rrp"), k=ONE), "ddm", effort=0)


# --- structures -----------------------------------------------------------------------------------


def test_joints_that_are_bound_have_the_recursive_model_by_the_matrix() -> None:
    m = sy.generate(sy.load("fourbar"), "ddm-recursive")
    assert any("inertia matrix, since loops" in note for note in m.notes)
    assert m.cost == sy.generate(sy.load("fourbar"), "ddm", effort=0).cost


def test_the_matrices_of_a_floating_base_have_six_more_rows() -> None:
    m = sy.generate(moving(sy.load("rrp"), floating=True), "lagrange")
    assert m.groups == {"A": (9, 9), "B": (9, 45), "C": (9, 9), "Q": (9,)}


def test_a_listing_of_lagranges_model_names_its_derivatives() -> None:
    """Written out in full they would be 19000 products on this arm."""
    m = sy.generate(sy.load("rx90"), "lagrange", mode="symoro")
    assert m.cost.mul <= 1105
    assert m.cost.add <= 680
    names = set(m.optimised.listing.names.values())
    assert {"CS1_12", "D2C2"} <= names


@pytest.mark.parametrize("model", ["inertia", "ddm", "ddm-recursive"])
def test_a_listing_has_one_sine_for_an_angle_and_its_opposite(model: str) -> None:
    names = sy.generate(sy.load("rx90"), model, mode="symoro").optimised.listing.names.values()
    assert "S2" in names
    assert not [name for name in names if name.startswith("S") and "_" in name]


def test_lagrange_needs_a_base_at_rest() -> None:
    with pytest.raises(UnsupportedRobot, match=r"base at rest.*idm, h or ddm"):
        sy.generate(moving(sy.load("rrp"), W0=(ZERO, ZERO, symbol("W03", Role.BASE))), "lagrange")


def test_the_recursion_of_coupled_drives_is_the_matrix_method() -> None:
    robot = dataclasses.replace(sy.load("planar2r"), coupling=((ONE, ZERO), (ONE, ONE)))
    recursive, matrix = (sy.generate(robot, "ddm", method=m) for m in ("recursive", "matrix"))
    assert "inertia matrix" in " ".join(recursive.notes)
    at = {name: 0.3 + 0.1 * k for k, name in enumerate(matrix.inputs)}
    np.testing.assert_allclose(recursive.evaluate(at)["qdd"], matrix.evaluate(at)["qdd"])


# --- options --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "options", "text"),
    [
        ("idm", {"parameter": "base"}, "Did you mean 'parameters'"),
        ("idm", {"parameters": "bases"}, "Did you mean 'base'"),
        ("idm", {"without": ("frictions",)}, "Did you mean 'friction'"),
        ("idm", {"without": "gravity,rotors"}, "Did you mean 'rotor'"),
        ("idm", {"method": "matrix"}, "one of auto, multipliers"),
        ("idm", {"accelerated": 1}, "option of idm"),
        ("idm", {"effort": 4}, "0, 1, 2, 3"),
        ("idm", {"mode": "quick"}, "fast, symoro"),
        ("idm", {"objective": "size"}, "time, operations"),
        ("idm", {"coordinates": "motors"}, "Did you mean 'motor'"),
        ("ddm", {"method": "matrices"}, "Did you mean 'matrix'"),
        ("lagrange", {"method": "matrix"}, "derivative, recursive"),
        ("hybrid", {"accelerated": [7]}, "joint1, joint2, joint3"),
        ("opspace", {"rows": "vx,vu"}, "vx, vy, vz, wx, wy, wz"),
        ("opspace", {"frame": 7}, "a frame from 0 to 6"),
        ("base-parameters", {"effort": 1}, "option of base-parameters"),
    ],
)
def test_wrong_options_are_explained(model: str, options: dict[str, Any], text: str) -> None:
    with pytest.raises(SymoroError, match=text):
        sy.generate(sy.load("rx90"), model, **options)


def test_rows_that_cannot_be_moved_apart_are_refused() -> None:
    with pytest.raises(InputError, match="rows that Planar2R can move apart"):
        sy.generate(sy.load("planar2r"), "opspace", rows=["vx", "vy", "vz"], effort=0)


def test_all_task_rows_are_tried_by_default() -> None:
    assert sy.generate(sy.load("planar2r"), "opspace", effort=0).groups == {
        "Lambda": (2, 2),
        "mu": (2,),
    }
    assert sy.generate(sy.load("rx90"), "opspace", effort=0).groups == {
        "Lambda": (6, 6),
        "mu": (6,),
    }


def test_unknown_values_are_refused() -> None:
    with pytest.raises(UnknownName, match="'QQ1'"):
        sy.generate(sy.load("planar2r"), "idm", effort=0).evaluate(
            {n: 1.0 for n in sy.generate(sy.load("planar2r"), "idm", effort=0).inputs}
            | {"QQ1": 1.0}
        )


def test_base_parameter_values_say_what_is_missing() -> None:
    with pytest.raises(InputError, match="none for"):
        sy.generate(sy.load("rx90"), "base-parameters").values({})


# --- parts ----------------------------------------------------------------------------------------


def test_nothing_is_left_of_a_robot_without_any_effect() -> None:
    bare = without_effects(sy.load("rx90"), ("friction", "rotor", "wrench", "gravity"))
    assert not {s[:2] for s in bare.symbols} & {"FV", "FS", "IA", "FX", "CX"}
    assert "G3" not in bare.symbols


def test_a_length_that_is_known_to_be_zero_divides_nothing() -> None:
    robot = dataclasses.replace(sy.load("general6r"), values={"D6": 0.0, "D5": 1.5})
    assert not is_divisor(robot, symbol("D6", Role.GEOMETRIC))
    assert not is_divisor(robot, ZERO)
    assert is_divisor(robot, symbol("D5", Role.GEOMETRIC))
    assert is_divisor(robot, symbol("unknown", Role.GEOMETRIC))


@pytest.mark.parametrize("model", ["idm", "inertia", "ddm"])
def test_lengths_and_twists_that_are_zero_spoil_no_model(model: str) -> None:
    """The search would divide by them where it may; these are the numbers of a real arm [Manseur
    and Doty 89].
    """
    arm = sy.load("general6r")
    zeros = dict.fromkeys(("D2", "D4", "D6", "RL2", "RL4", "RL5", "AL3", "AL5"), 0.0)
    robot = dataclasses.replace(arm, values={**arm.values, **zeros})
    values = state(robot, np.random.default_rng(1))
    plain, searched = (
        sy.generate(robot, model, mode="symoro"),
        sy.generate(robot, model, objective="operations"),
    )
    for name, value in searched.evaluate(
        {k: v for k, v in values.items() if k in searched.inputs}
    ).items():
        np.testing.assert_allclose(
            value,
            plain.evaluate({k: v for k, v in values.items() if k in plain.inputs})[name],
            rtol=1e-7,
        )


@pytest.mark.parametrize(
    "name", [name for name in sy.robot_names() if sy.load(name).NJ == sy.load(name).NL]
)
@pytest.mark.parametrize("model", ["idm", "inertia"])
def test_built_in_robots_give_finite_numbers_with_their_own_values(name: str, model: str) -> None:
    robot = sy.load(name)
    m = sy.generate(robot, model, objective="operations", effort=0)
    values = {
        k: v
        for k, v in state(robot, np.random.default_rng(1)).items()
        if k in m.inputs and k not in robot.values
    }
    assert all(np.all(np.isfinite(v)) for v in m.evaluate(values).values())


def test_elimination_on_numbers_solves_any_tree() -> None:
    """Two branches on a root: the pattern of the tree, against the dense solution."""
    rng = np.random.default_rng(3)
    parents = [-1, 0, 0, 1, 2]
    A = np.diag(rng.uniform(5, 6, 5))
    for r, c in ((0, 1), (0, 2), (0, 3), (1, 3), (0, 4), (2, 4)):
        A[r, c] = A[c, r] = rng.uniform(-1, 1)
    b = rng.normal(size=5)
    rows: list[list[Any]] = [[float(x) if x else 0 for x in row] for row in A]
    names = [f"x{k}" for k in range(5)]
    np.testing.assert_allclose(
        solve_tree_system(rows, list(b), parents, names, Trace()), np.linalg.solve(A, b)
    )
    L, _ = factorise(rows, parents, names, Trace())
    assert [sorted(row) for row in L] == [[], [0], [0], [0, 1], [0, 2]]


# --- relations between functions ------------------------------------------------------------------

q1, q2, qd = symbol("q1", Role.POSITION), symbol("q2", Role.POSITION), symbol("QP1", Role.VELOCITY)
a, d = symbol("a", Role.GEOMETRIC), symbol("d", Role.GEOMETRIC)


def evaluated(e: Expr, **values: float) -> float:
    return float(interpret([e], values)[0])


@pytest.mark.parametrize(
    "text",
    [
        "sin(q1)*cos(q2)",
        "sin(q1)*sin(q2)",
        "cos(q1)*sin(q2)*QP1",
        "cos(q1)*cos(q1)*d",
        "sin(q1 - 2*q2 + a)*cos(a - q1)",
    ],
)
def test_terms_keep_the_value(text: str) -> None:
    e = eval(text, {"sin": sin, "cos": cos, "q1": q1, "q2": q2, "QP1": qd, "a": a, "d": d})
    values = {"q1": 0.7, "q2": -1.2, "QP1": 0.4, "a": 0.9, "d": 1.3}
    total = 0.0
    for (powers, angle, sine), c in independent_terms(e).items():
        x = sum(float(f) * evaluated(s, **values) for s, f in angle)
        total += (
            evaluated(c, **values)
            * np.prod([evaluated(s, **values) ** p for s, p in powers])
            * (np.sin(x) if sine else np.cos(x))
        )
    assert total == pytest.approx(evaluated(e, **values))


def test_relations_see_through_angles() -> None:
    found: Relations[str] = Relations()
    assert found.add("sin", sin(q1 + q2)) is None
    assert found.add("cos", cos(q1 + q2)) is None
    turned = found.add("turned", d * sin(q1 + a) * cos(q2) + d * cos(q1 + a) * sin(q2))
    assert turned is not None
    assert evaluated(turned["sin"], a=0.3, d=2.0) == pytest.approx(2 * np.cos(0.3))
    assert evaluated(turned["cos"], a=0.3, d=2.0) == pytest.approx(2 * np.sin(0.3))
    assert found.add("constant", sin(q1) * sin(q1) + cos(q1) * cos(q1)) == {}
    assert found.add("new", qd * sin(q1)) is None


def test_what_vanishes_is_seen_in_numbers() -> None:
    x, y = constant(0.1), constant(0.2)
    assert vanishes(sin(x) * cos(y) + cos(x) * sin(y) - sin(constant(0.3)))
    assert vanishes(sin(a) * sin(a) * d - d + cos(a) * d * cos(a))
    assert not vanishes(sin(a) * d - cos(a))
