"""Derivatives of the dynamic models in closed form: against the differentiated program, against
differences, and against laws of mechanics.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.errors import InputError, UnknownName
from symoro.expr.node import ONE, ZERO, as_expr, constant
from symoro.expr.program import interpret
from symoro.models.dynamic import closed_form_derivatives
from symoro.models.forms.choices import Choices
from symoro.models.forms.search_space import choice_space
from symoro.robot.data import Robot
from symoro.tracing.trace import Trace
from tests.laws.test_dynamics import model, run
from tests.laws.test_kinematics import close, vector
from tests.strategies import robots, seeds, state

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=12, phases=[Phase.explicit, Phase.generate]
)
SETS = {"idm": ["q", "qd", "qdd"], "h": ["q", "qd"], "gravity": ["q"], "ddm": ["q", "qd", "tau"]}
BUILT_IN = [
    "rx90",
    "puma560",
    "panda",
    "ur5",
    "scara",
    "stanford",
    "th8",
    "twoarm",
    "rrp",
    "cartpole",
    "general6r",
    "planar2r",
]

any_base = robots(joints=(1, 6), tools=0)
base_at_rest = robots(joints=(1, 5), tools=0, moving_base=False)


def compared(m: sy.Model, sets: list[str], values: dict[str, Any], tolerance: float = 1e-8) -> None:
    """The closed form against the program differentiated forwards."""
    closed, forward = (
        run(m.derivative(sets, "closed"), values),
        run(m.derivative(sets, "forward"), values),
    )
    assert list(closed) == list(forward)
    for name, expected in forward.items():
        close(closed[name], expected, tolerance)


@SETTINGS
@given(robot=any_base, rng=seeds(), name=st.sampled_from(["idm", "h", "gravity"]))
def test_torques_of_any_tree(robot: Robot, rng: np.random.Generator, name: str) -> None:
    """Revolute, prismatic and fixed joints, branches, wrenches, friction, rotors, moving bases."""
    assume(not robot.base.floating)
    compared(model(robot, name), SETS[name], state(robot, rng))


@settings(SETTINGS, max_examples=8)
@given(robot=base_at_rest, rng=seeds(), method=st.sampled_from(["matrix", "recursive"]))
def test_accelerations_of_any_tree(robot: Robot, rng: np.random.Generator, method: str) -> None:
    compared(model(robot, "ddm", method=method), SETS["ddm"], state(robot, rng), 1e-6)


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("parameters", ["standard", "base"])
def test_built_in_robots(name: str, parameters: str) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(5))
    for id in ("idm", "gravity"):
        m = model(robot, id, parameters=parameters)
        compared(
            m,
            SETS[id],
            {
                **values,
                **{
                    k: 0.1 * len(k) + 0.01 * n
                    for n, k in enumerate(m.parameters)
                    if k not in values
                },
            },
        )


@SETTINGS
@given(robot=any_base, rng=seeds(), data=st.data())
def test_any_choice_gives_the_same_derivatives(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    """Groups of parallel axes, frames, gauges, shed masses, moved origins, units: the same numbers."""
    assume(not robot.base.floating)
    m = model(robot, "idm")
    values = state(robot, rng)
    expected = run(m.derivative(SETS["idm"], "forward"), values)
    variables = closed_form_derivatives.differentiable_variables("idm", m.robot, {})
    chosen = Choices.plain(m.robot.NL).updated(
        {
            choice: data.draw(st.sampled_from(values), label=str(choice))
            for choice, values in choice_space(m.robot, True).items()
            if choice.kind not in ("fold_into_antecedent", "gather_folded")
        }
    )
    columns = closed_form_derivatives.derivative_columns("idm", m.robot, m.options, chosen, Trace())
    known = {**m.robot.values, **values}
    matrix = np.array(
        [interpret([as_expr(v) for v in columns[x]], known) for x in variables], dtype=float
    ).T
    close(matrix, np.hstack([expected[f"dtau_d{s}"] for s in SETS["idm"]]), 1e-7)


@pytest.mark.parametrize("name", ["rx90", "stanford", "twoarm"])
def test_against_differences(name: str) -> None:
    """Central differences of the torques themselves."""
    robot, step = sy.load(name), 1e-6
    values = {**robot.values, **state(robot, np.random.default_rng(2))}
    m = model(robot, "idm")
    found = run(m.derivative(["q", "qd"], "closed"), values)
    for group, names in (("dtau_dq", robot.q), ("dtau_dqd", robot.qd)):
        columns = [
            (
                run(m, {**values, x: values[x] + step})["tau"]
                - run(m, {**values, x: values[x] - step})["tau"]
            )
            / (2 * step)
            for x in names
        ]
        np.testing.assert_allclose(found[group], np.array(columns).T, rtol=1e-6, atol=1e-6)


@SETTINGS
@given(robot=base_at_rest, rng=seeds())
def test_the_equations_of_motion_come_from_a_lagrangian(
    robot: Robot, rng: np.random.Generator
) -> None:
    """Helmholtz: dtau/dqdd is symmetric, and the symmetric part of dtau/dqd is the rate of A;
    without motion dtau/dq is symmetric.
    """
    values, bare = state(robot, rng), ("friction", "wrench")
    m = model(robot, "idm", without=bare)
    d = run(m.derivative(["q", "qd", "qdd"], "closed"), values)
    close(d["dtau_dqdd"], d["dtau_dqdd"].T)
    A_rate = run(model(robot, "inertia").derivative("q"), values)["dA_dq"] @ vector(
        values, robot.qd
    )
    close((d["dtau_dqd"] + d["dtau_dqd"].T) / 2, A_rate, 1e-8)
    K = run(model(robot, "gravity", without=bare).derivative("q", "closed"), values)["dQ_dq"]
    close(K, K.T)


@settings(SETTINGS, max_examples=6)
@given(robot=base_at_rest, rng=seeds())
def test_the_inverse_function_has_the_inverse_derivative(
    robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    inverse = run(model(robot, "ddm").derivative(["q", "qd", "tau"], "closed"), values)
    qdd = run(model(robot, "ddm"), values)["qdd"]
    moving = {**values, **dict(zip(robot.qdd, qdd, strict=True))}
    d = run(model(robot, "idm").derivative(["q", "qd", "qdd"], "closed"), moving)
    A = d["dtau_dqdd"]
    close(inverse["dqdd_dtau"] @ A, np.eye(len(A)), 1e-6)
    for by in ("q", "qd"):
        close(A @ inverse[f"dqdd_d{by}"], -d[f"dtau_d{by}"], 1e-6)


def test_coupled_drives_and_motor_torques() -> None:
    rows = ((ONE, ZERO, ZERO), (constant(0.5), ONE, ZERO), (ZERO, constant(-0.3), ONE))
    planar = sy.load("rrp")
    robot = dataclasses.replace(planar, coupling=rows)
    values = state(robot, np.random.default_rng(3))
    for coordinates in ("joint", "motor"):
        compared(model(robot, "idm", coordinates=coordinates), SETS["idm"], values)
    compared(model(robot, "ddm"), SETS["ddm"], values, 1e-7)


# --- where the closed form does not hold ----------------------------------------------------------


def test_a_variable_used_twice_is_differentiated_as_a_program() -> None:
    """Two joints driven by one variable, and a body that depends on a position."""
    robot = sy.load("planar2r")
    q1 = robot.variable(1)
    shared = dataclasses.replace(
        robot, frames=(robot.frame(1), dataclasses.replace(robot.frame(2), theta=q1))
    )
    odd = dataclasses.replace(
        robot, bodies=(*robot.bodies[:2], dataclasses.replace(robot.bodies[2], MX=q1))
    )
    geared = dataclasses.replace(
        robot,
        frames=(
            dataclasses.replace(robot.frame(1), theta=2 * robot.frame(1).theta),
            robot.frame(2),
        ),
    )
    for changed in (shared, odd, geared):
        assert closed_form_derivatives.differentiable_variables("idm", changed, {}) == []
    assert closed_form_derivatives.differentiable_variables("idm", robot, {})
    with pytest.raises(InputError, match="no closed form"):
        model(robot, "idm").derivative("MX2", "closed")
    assert sy.generate(robot, "idm").derivative(robot.frame(2).d.payload[0]).groups


def test_unknown_methods_and_variables_are_explained() -> None:
    m = model(sy.load("planar2r"), "idm")
    with pytest.raises(UnknownName, match="closed"):
        m.derivative("q", "backwards")
    with pytest.raises(UnknownName, match="q9"):
        m.derivative(["q", "q9"])


# --- what is asked for ----------------------------------------------------------------------------


def test_several_sets_give_several_groups() -> None:
    m = model(sy.load("planar2r"), "idm")
    d = m.derivative(["q", "qd"])
    assert d.id == "idm-dq-dqd"
    assert d.groups == {"dtau_dq": (2, 2), "dtau_dqd": (2, 2)}
    assert d.program.groups[1].labels[:2] == ("dGAM1_dQP1", "dGAM1_dQP2")
    assert m.derivative(["q1", "QP2"]).groups == {"dtau_dx": (2, 2)}
    assert m.derivative(["q", "QP2"]).groups == {"dtau_dx": (2, 3)}


def test_single_outputs_and_single_variables() -> None:
    robot = sy.load("rx90")
    values = state(robot, np.random.default_rng(8))
    full = run(model(robot, "idm").derivative("q", "forward"), values)["dtau_dq"]
    some = run(model(robot, "idm", outputs="GAM2,GAM4").derivative(["q3", "q5"], "closed"), values)[
        "dtau_dx"
    ]
    close(some, full[np.ix_([1, 3], [2, 4])])


def test_numbers_for_parameters_reach_the_closed_form() -> None:
    robot = sy.load("rx90")
    values = {**state(robot, np.random.default_rng(8)), **robot.values}
    m = model(robot, "idm")
    numbers = {k: values[k] for k in m.parameters}
    folded = m.with_values(numbers).derivative(["q", "qd"], "closed")
    assert folded.parameters == ()
    expected = run(m.derivative(["q", "qd"], "closed"), values)
    for name, found in run(folded, values).items():
        close(found, expected[name])


# --- price ----------------------------------------------------------------------------------------

# multiplications and additions of dtau/dq, dtau/dqd and dtau/dqdd together, inertial parameters in
# base form
CEILINGS = {
    "rx90": 1400, "puma560": 1400, "panda": 2200, "twoarm": 1150,
}  # fmt: skip


@pytest.mark.parametrize("name", CEILINGS)
def test_the_closed_form_is_cheaper_than_the_differentiated_program(name: str) -> None:
    m = sy.generate(
        sy.load(name), "idm", parameters="base", without=("friction", "wrench"), effort=0
    )
    cost = m.derivative(SETS["idm"]).cost
    assert cost.total <= CEILINGS[name]
    assert cost.total < 0.8 * m.derivative(SETS["idm"], "reverse").cost.total


def test_the_first_joint_turns_about_gravity() -> None:
    """dtau/dq1 is zero by structure where gravity is along the first axis."""
    d = model(sy.load("rx90"), "idm").derivative("q", "closed")
    assert all(d.program.groups[0].values[6 * r] is ZERO for r in range(6))


def test_a_joint_whose_speed_is_a_number_has_no_column() -> None:
    robot = sy.load("planar2r")
    still = dataclasses.replace(
        robot, joints=(robot.joint(1), dataclasses.replace(robot.joint(2), QP=ZERO))
    )
    assert [
        s.payload[0] for s in closed_form_derivatives.differentiable_variables("h", still, {})
    ] == [
        "q1",
        "q2",
        "QP1",
    ]
    values = state(robot, np.random.default_rng(1))
    expected = run(model(robot, "h").derivative("qd", "forward"), {**values, "QP2": 0.0})["dH_dqd"]
    close(run(model(still, "h").derivative("qd", "closed"), values)["dH_dqd"], expected[:, :1])
