"""Laws that geometric and kinematic models obey, each model against a different one or against its
own derivatives.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from scipy.optimize import brentq

import symoro as sy
from symoro.catalogue import CATALOGUE
from symoro.expr import PI_NODE, Role, constant, interpret, parse, symbol
from symoro.expr.program import run_program
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Body, Frame, Joint, Robot, Wrench
from symoro.tracing.trace import ListingTrace, Trace
from tests.strategies import as_numbers, robots, seeds, state

SETTINGS = settings(deadline=None, derandomize=True, max_examples=15)
FEW = settings(SETTINGS, max_examples=6)
STEP = 1e-6  # of central differences
SIX = ["rx90", "puma560", "stanford", "th8", "tx40", "ur5", "general6r"]
PLAIN = ["dgm", "fgm", "jacobian", "velocities", "accelerations", "jpqp"]
KINEMATIC = [*PLAIN, "inverse-jacobian", "determinant"]

arms = robots(moving_base=False, placed=False)


def close(found: Any, expected: Any, tolerance: float = 1e-9) -> None:
    found, expected = np.asarray(found), np.asarray(expected)
    assert found.shape == expected.shape
    assert np.all(np.isfinite(found))
    np.testing.assert_allclose(
        found, expected, rtol=0, atol=tolerance * max(1.0, np.abs(expected).max(initial=0))
    )


def same(
    found: dict[str, np.ndarray], expected: dict[str, np.ndarray], tolerance: float = 1e-9
) -> None:
    assert found.keys() == expected.keys()
    for name in expected:
        close(found[name], expected[name], tolerance)


def vector(values: dict[str, Any], names: tuple[str, ...]) -> np.ndarray:
    return np.array([values[n] for n in names])


def vee(S: np.ndarray) -> np.ndarray:
    """The vector of a skew matrix; the last axis may hold several."""
    return np.array([S[2, 1] - S[1, 2], S[0, 2] - S[2, 0], S[1, 0] - S[0, 1]]) / 2


def twists(T: np.ndarray, dT: np.ndarray) -> np.ndarray:
    """[V; w] per unit of each variable from dT[:, :, k]."""
    return np.vstack([dT[:3, 3], vee(np.einsum("rck,sc->rsk", dT[:3, :3], T[:3, :3]))])


def differences(
    m: sy.Model, group: str, values: dict[str, Any], names: tuple[str, ...]
) -> np.ndarray:
    """Central differences with respect to each name, along a last axis."""
    columns = []
    for name in names:
        low, high = (m.evaluate({**values, name: values[name] + h})[group] for h in (-STEP, STEP))
        columns.append((high - low) / (2 * STEP))
    return np.stack(columns, axis=-1)


def conditioned(J: np.ndarray, limit: float = 1e4) -> bool:
    return bool(np.all(np.isfinite(J))) and np.linalg.cond(J) < limit


# --- geometry -------------------------------------------------------------------------------------


@SETTINGS
@given(robot=robots(), rng=seeds(), data=st.data())
def test_transforms_are_rigid_compose_and_invert(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values = state(robot, rng)
    i, j, k = (data.draw(st.integers(0, robot.NF)) for _ in range(3))
    T = {
        (a, b): sy.generate(robot, "dgm", wrt=a, frame=b).evaluate(values)["T"]
        for a, b in ((i, j), (j, k), (i, k), (j, i))
    }
    R_ij = T[i, j][:3, :3]
    close(R_ij @ R_ij.T, np.eye(3))
    assert np.linalg.det(R_ij) == pytest.approx(1)
    close(T[i, j][3], [0, 0, 0, 1])
    close(T[i, j] @ T[j, k], T[i, k])
    close(T[i, j] @ T[j, i], np.eye(4))


@pytest.mark.parametrize("name", ["fourbar", "sr400"])
def test_transforms_of_a_closed_loop_follow_its_tree(name: str) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(4))
    for j in range(1, robot.NF + 1):
        T_0j, T_0i, T_ij = (
            sy.generate(robot, "dgm", wrt=a, frame=b).evaluate(values)["T"]
            for a, b in ((0, j), (0, robot.ant(j)), (robot.ant(j), j))
        )
        close(T_0i @ T_ij, T_0j)


# --- first order ----------------------------------------------------------------------------------


@SETTINGS
@given(robot=arms, rng=seeds(), data=st.data())
def test_jacobian_is_the_derivative_of_the_direct_model(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values = state(robot, rng)
    frame = data.draw(st.integers(0, robot.NF))
    m = sy.generate(robot, "dgm", frame=frame)
    T, dT = m.evaluate(values)["T"], m.derivative("q").evaluate(values)["dT_dq"]
    J = sy.generate(robot, "jacobian", frame=frame).evaluate(values)["J"]
    close(J, twists(T, dT))
    close(J, twists(T, differences(m, "T", values, robot.q)), 1e-7)


@SETTINGS
@given(robot=arms, rng=seeds())
def test_velocities_are_jacobian_times_joint_velocities(
    robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    found = sy.generate(robot, "velocities").evaluate(values)
    for j in range(1, robot.NL + 1):
        J = sy.generate(robot, "jacobian", frame=j, projection=j, effort=0).evaluate(values)["J"]
        close(np.concatenate([found["V"][j - 1], found["W"][j - 1]]), J @ vector(values, robot.qd))


# --- second order ---------------------------------------------------------------------------------


def rates(robot: Robot, values: dict[str, Any]) -> dict[str, float]:
    """d/dt of every variable: q' = QP, QP' = QDP, W0' = WP0, and V0' = VP0 - W0 x V0 as frame 0
    turns.
    """
    found = dict(zip(robot.q, vector(values, robot.qd), strict=True)) | dict(
        zip(robot.qd, vector(values, robot.qdd), strict=True)
    )
    if "W01" in values:
        W0, WP0, V0, VP0 = (
            vector(values, tuple(f"{k}{c}" for c in (1, 2, 3))) for k in ("W0", "WP0", "V0", "VP0")
        )
        found |= {f"W0{c}": x for c, x in enumerate(WP0, 1)} | {
            f"V0{c}": x for c, x in enumerate(VP0 - np.cross(W0, V0), 1)
        }
    return found


@pytest.mark.parametrize("base", [False, "always"], ids=["fixed base", "moving base"])
@settings(SETTINGS, max_examples=10)
@given(data=st.data(), rng=seeds())
def test_accelerations_are_the_time_derivatives_of_velocities(
    base: bool | str, data: st.DataObject, rng: np.random.Generator
) -> None:
    """In a link's own frame: WP = dW/dt and VP = dV/dt + W x V."""
    robot = data.draw(robots(joints=(1, 6), moving_base=base))
    values = state(robot, rng)
    m, found = (
        sy.generate(robot, "velocities"),
        sy.generate(robot, "accelerations").evaluate(values),
    )
    V, W = m.evaluate(values).values()
    rate = rates(robot, values)
    d = m.derivative(list(rate)).evaluate(values)
    slope = np.array(list(rate.values()))
    low, high = (
        m.evaluate({**values, **{n: values[n] + h * r for n, r in rate.items()}})
        for h in (-STEP, STEP)
    )
    for name, dotted, turning in (("V", "VP", np.cross(W, V)), ("W", "WP", np.zeros_like(W))):
        close(
            d[f"d{name}_dx" if len(rate) > 1 else f"d{name}_d{next(iter(rate))}"] @ slope + turning,
            found[dotted],
        )
        close((high[name] - low[name]) / (2 * STEP) + turning, found[dotted], 1e-7)


@SETTINGS
@given(robot=robots(moving_base="always"), rng=seeds())
def test_jpqp_is_what_joint_accelerations_leave_of_the_accelerations(
    robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    found, JPQP = (
        sy.generate(robot, "accelerations").evaluate(values),
        sy.generate(robot, "jpqp").evaluate(values)["JPQP"],
    )
    for j in range(1, robot.NL + 1):
        J = sy.generate(robot, "jacobian", frame=j, projection=j, effort=0).evaluate(values)["J"]
        close(
            JPQP[j - 1],
            np.concatenate([found["VP"][j - 1], found["WP"][j - 1]])
            - J @ vector(values, robot.qdd),
        )


# --- inverse and determinant ----------------------------------------------------------------------


def check_penrose(J: np.ndarray, X: np.ndarray, tolerance: float) -> None:
    """The four conditions that only the pseudo-inverse fulfils."""
    for A, B in ((J @ X @ J, J), (X @ J @ X, X), ((J @ X).T, J @ X), ((X @ J).T, X @ J)):
        close(A, B, tolerance)


six_joints = robots(
    joints=(6, 6),
    sigmas=(REVOLUTE, REVOLUTE, REVOLUTE, PRISMATIC),
    serial=True,
    moving_base=False,
    placed=False,
)


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize("name", SIX)
def test_inverse_and_determinant_of_six_joint_robots(name: str, mode: str) -> None:
    robot = sy.load(name)
    inverse, det = (
        sy.generate(robot, "inverse-jacobian", mode=mode),
        sy.generate(robot, "determinant", mode=mode),
    )
    for seed in range(5):
        values = state(robot, np.random.default_rng(seed))
        J = sy.generate(robot, "jacobian").evaluate(values)["J"]
        close(J @ inverse.evaluate(values)["Jinv"], np.eye(6), 1e-12 * np.linalg.cond(J))
        assert det.evaluate(values)["det"] == pytest.approx(np.linalg.det(J), rel=1e-9)


@pytest.mark.parametrize("name", ["rx90", "ur5", "th8"])
def test_inverse_is_the_same_through_every_intermediate_frame(name: str) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(8))
    J = sy.generate(robot, "jacobian", projection=2).evaluate(values)["J"]
    for intermediate in range(robot.NL + 1):
        Jinv = sy.generate(
            robot, "inverse-jacobian", projection=2, intermediate=intermediate
        ).evaluate(values)["Jinv"]
        close(Jinv @ J, np.eye(6), 1e-12 * np.linalg.cond(J))


@settings(SETTINGS, max_examples=8)
@given(robot=six_joints, rng=seeds(), data=st.data())
def test_inverse_and_determinant_of_random_six_joint_robots(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values = state(robot, rng)
    projection = data.draw(st.integers(0, robot.NF))
    J = sy.generate(robot, "jacobian", projection=projection).evaluate(values)["J"]
    det = sy.generate(robot, "determinant", projection=projection).evaluate(values)["det"]
    close(det, np.linalg.det(J))
    if conditioned(J):
        close(
            sy.generate(robot, "inverse-jacobian", projection=projection).evaluate(values)["Jinv"]
            @ J,
            np.eye(6),
            1e-8,
        )


@SETTINGS
@given(
    robot=robots(joints=(1, 8), serial=True, moving_base=False, placed=False),
    rng=seeds(),
    mode=st.sampled_from(["fast", "symoro"]),
)
def test_pseudo_inverse_of_chains_of_any_length(
    robot: Robot, rng: np.random.Generator, mode: str
) -> None:
    values = state(robot, rng)
    J = sy.generate(robot, "jacobian").evaluate(values)["J"]
    assume(conditioned(J, 1e2))
    check_penrose(
        J, sy.generate(robot, "inverse-jacobian", mode=mode).evaluate(values)["Jinv"], 1e-8
    )


@SETTINGS
@given(robot=robots(joints=(2, 6), moving_base=False, placed=False), rng=seeds(), data=st.data())
def test_pseudo_inverse_of_a_branch_leaves_the_other_branches_alone(
    robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    """Joints of other branches have zero columns in J and zero rows in its pseudo-inverse."""
    values = state(robot, rng)
    frame = data.draw(st.integers(0, robot.NF))
    J = sy.generate(robot, "jacobian", frame=frame).evaluate(values)["J"]
    own = J[:, np.any(J != 0, axis=0)]
    assume(own.shape[1] == 0 or conditioned(own, 1e2))
    check_penrose(
        J, sy.generate(robot, "inverse-jacobian", frame=frame).evaluate(values)["Jinv"], 1e-8
    )


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize("name", ["planar2r", "cartpole", "rrp", "scara", "lwr", "panda"])
def test_pseudo_inverse_of_built_in_robots(name: str, mode: str) -> None:
    robot = sy.load(name)
    for seed in range(3):
        values = state(robot, np.random.default_rng(seed))
        J = sy.generate(robot, "jacobian").evaluate(values)["J"]
        check_penrose(
            J, sy.generate(robot, "inverse-jacobian", mode=mode).evaluate(values)["Jinv"], 1e-8
        )


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize("name", ["planar2r", "rrp", "scara", "lwr", "panda"])
def test_determinant_of_other_sizes_is_the_square_of_the_manipulability(
    name: str, mode: str
) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(5))
    J = sy.generate(robot, "jacobian").evaluate(values)["J"]
    G = J @ J.T if J.shape[1] > 6 else J.T @ J
    assert sy.generate(robot, "determinant", mode=mode).evaluate(values)["det"] == pytest.approx(
        np.linalg.det(G), rel=1e-9
    )


def chain(joints: str, lengths: list[float], alphas: list[float]) -> Robot:
    """A serial arm of joints "R" and "P" with distances d and twists alpha, and a fixed tool."""
    rows = [
        Frame(j, "RP".index(kind), alpha=constant(Fraction(a)) * PI_NODE, d=constant(d))
        for j, (kind, d, a) in enumerate(zip(joints, lengths, alphas, strict=False))
    ]
    frames = [f.with_moving(symbol(f"q{j}", Role.POSITION)) for j, f in enumerate(rows, 1)]
    frames.append(Frame(len(rows), FIXED, d=constant(lengths[-1])))
    count = len(frames) + 1
    motion = [Joint(QP=symbol(f"QP{j}", Role.VELOCITY)) for j in range(1, count - 1)]
    return Robot("arm", tuple(frames), (Body(),) * count, (Wrench(),) * count, (*motion, Joint()))


SMALL_ARMS = {  # joints, lengths, twists in half turns, factors, rows of J that lose rank
    "2R planar": ("RR", [0, 0.5, 0.4], [0, 0], {"sin(q2)"}, 3),
    "3R planar": ("RRR", [0, 0.5, 0.4, 0.3], [0, 0, 0], {"sin(q2)"}, 6),
    "3R": ("RRR", [0, 0, 0.5, 0.25], [0, 0.5, 0], {"sin(q3)", "cos(q2 + q3)/4 + cos(q2)/2"}, 3),
    "wrist": ("RRR", [0, 0, 0, 0], [0, 0.5, -0.5], {"sin(q2)"}, 6),
    "pan and tilt": ("RR", [0, 0, 0.4], [0, 0.5], {"cos(q2)"}, 3),
    "scara": ("RRRP", [0, 0.5, 0.4, 0, 0], [0, 0, 0, 0], {"sin(q2)"}, 6),
    "4R": ("RRRR", [0, 0, 0.5, 0.4, 0.1], [0, 0.5, 0, 0], {"sin(q3)"}, 6),
    "5R": ("RRRRR", [0, 0, 0.5, 0.4, 0, 0.1], [0, 0.5, 0, 0, 0.5], {"sin(q3)"}, 6),
    "gantry": ("PP", [0, 0, 0.1], [0, 0.5], set(), 3),
}  # fmt: skip


@pytest.mark.parametrize("name", SMALL_ARMS)
def test_singular_factors_of_fewer_than_six_joints(name: str) -> None:
    """The factors are the known ones; where one vanishes, J or its position rows lose rank."""
    joints, lengths, alphas, factors, rows = SMALL_ARMS[name]
    robot = chain(joints, lengths, alphas)
    m = sy.generate(robot, "determinant", frame=len(joints) + 1)
    assert set(m.factors) == factors
    assert m.notes[-1].startswith("position of frame") == (rows == 3)
    J = sy.generate(robot, "jacobian", frame=len(joints) + 1)
    rng = np.random.default_rng(2)
    q = dict(zip(robot.q, rng.uniform(0.5, 1.2, len(robot.q)), strict=True))
    assert np.linalg.svd(J.evaluate(q)["J"][:rows], compute_uv=False)[len(joints) - 1] > 1e-2
    for factor in m.factors:
        value, last = parse(factor), "q2" if "q2" in factor else "q3"

        def of(x: float, value: Any = value, last: str = last) -> float:
            return float(interpret([value], q | {last: x})[0])

        found = q | {last: brentq(of, -0.3, 2.9, xtol=1e-14)}
        assert (
            np.linalg.svd(J.evaluate(found)["J"][:rows], compute_uv=False)[len(joints) - 1] < 1e-9
        )


def test_the_built_in_scara_is_singular_stretched_and_folded() -> None:
    assert "sin(q2)" in sy.generate(sy.load("scara"), "determinant").factors
    assert set(sy.generate(sy.load("rrp"), "determinant").factors) == {"q3", "sin(q2)"}


# --- the same model in other ways -----------------------------------------------------------------


@pytest.mark.parametrize("model", PLAIN)
@FEW
@given(robot=robots(), rng=seeds())
def test_modes_and_objectives_give_the_same_values(
    model: str, robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    expected = sy.generate(robot, model).evaluate(values)
    same(sy.generate(robot, model, mode="symoro").evaluate(values), expected)
    for effort in (0, 2):
        same(
            sy.generate(robot, model, objective="operations", effort=effort).evaluate(values),
            expected,
        )


@pytest.mark.parametrize("model", KINEMATIC)
@pytest.mark.parametrize("name", ["rx90", "lwr", "ur5", "scara"])
def test_modes_and_objectives_of_built_in_robots_give_the_same_values(
    name: str, model: str
) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(6))
    expected = sy.generate(robot, model).evaluate(values)
    same(sy.generate(robot, model, objective="operations").evaluate(values), expected, 1e-8)
    same(sy.generate(robot, model, mode="symoro").evaluate(values), expected, 1e-8)


@pytest.mark.parametrize("model", PLAIN)
@FEW
@given(robot=robots(), rng=seeds(), data=st.data())
def test_selected_outputs_equal_those_of_the_full_model(
    model: str, robot: Robot, rng: np.random.Generator, data: st.DataObject
) -> None:
    values = state(robot, rng)
    m = sy.generate(robot, model)
    full = m.evaluate(values)
    elements = {
        label: full[g.name].ravel()[k] for g in m.program.groups for k, label in enumerate(g.labels)
    }
    wanted = data.draw(
        st.lists(st.sampled_from(sorted(elements)), min_size=1, max_size=6, unique=True)
    )
    part = sy.generate(robot, model, outputs=wanted)
    labels = [label for g in part.program.groups for label in g.labels]
    assert sorted(labels) == sorted(wanted)
    assert part.cost.total <= m.cost.total
    close(
        np.concatenate([v.ravel() for v in part.evaluate(values).values()]),
        [elements[label] for label in labels],
    )
    for g in m.program.groups:
        same(sy.generate(robot, model, outputs=[g.name]).evaluate(values), {g.name: full[g.name]})


@pytest.mark.parametrize("model", PLAIN)
@FEW
@given(robot=robots(), rng=seeds(), objective=st.sampled_from(["time", "operations"]))
def test_every_pass_keeps_the_values(
    model: str, robot: Robot, rng: np.random.Generator, objective: str
) -> None:
    values = state(robot, rng)
    stages = sy.generate(robot, model, objective=objective).optimised.stages
    assert next(iter(stages)) == "trace"
    assert len(stages) > 3
    expected = run_program(stages["trace"], values)
    for program in stages.values():
        same(run_program(program, values), expected)


def built(robot: Robot, m: sy.Model) -> dict[str, np.ndarray]:
    """The model's algorithm itself, run on the numbers of a robot."""
    traced = CATALOGUE[m.id].build(
        robot, m.options, (ListingTrace if m.options["mode"] == "symoro" else Trace)()
    )
    return {
        g.name: np.stack(
            np.broadcast_arrays(*(np.asarray(v, dtype=float) for v in g.values)), axis=-1
        )
        for g in traced.groups
    }


def flat(groups: dict[str, np.ndarray], m: sy.Model) -> dict[str, np.ndarray]:
    """Each group with its elements along one last axis."""
    return {
        name: v.reshape(*v.shape[: v.ndim - len(m.groups[name])], -1) for name, v in groups.items()
    }


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize("model", PLAIN)
@FEW
@given(robot=robots(), rng=seeds())
def test_the_algorithm_on_floats_equals_the_interpreted_trace(
    model: str, mode: str, robot: Robot, rng: np.random.Generator
) -> None:
    values = state(robot, rng)
    m = sy.generate(robot, model, mode=mode)
    expected = flat(m.evaluate(values), m)
    same(built(as_numbers(robot, values), m), expected)
    same(built(as_numbers(robot, values, exact=False), m), expected)


@pytest.mark.parametrize("model", KINEMATIC)
@pytest.mark.parametrize("name", ["rx90", "lwr", "scara"])
def test_the_algorithm_on_floats_of_built_in_robots(name: str, model: str) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(7))
    m = sy.generate(robot, model)
    same(built(as_numbers(robot, values), m), flat(m.evaluate(values), m), 1e-8)


@pytest.mark.parametrize("model", PLAIN)
@FEW
@given(robot=robots(), rng=seeds())
def test_batches_equal_loops(model: str, robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng, batch=(2, 3))
    m = sy.generate(robot, model)
    found = {
        name: np.broadcast_to(v, (2, 3, *m.groups[name])) for name, v in m.evaluate(values).items()
    }  # constants have no batch
    on_arrays = built(as_numbers(robot, values), m)
    same(
        {name: np.broadcast_to(v, (2, 3, v.shape[-1])) for name, v in on_arrays.items()},
        flat(found, m),
    )
    for k in np.ndindex(2, 3):
        one = {n: v[k] if np.ndim(v) else v for n, v in values.items()}
        same({name: v[k] for name, v in found.items()}, m.evaluate(one))


def test_accelerations_of_a_moving_base_are_inputs() -> None:
    """Without names for them in its file, the base has the accelerations VP01 … WP03."""
    robot = sy.load("rrp", floating=True)
    m = sy.generate(robot, "accelerations", effort=0)
    rates = {f"{v}0{c}" for v in ("VP", "WP") for c in (1, 2, 3)}
    assert rates <= set(m.inputs)
    rng = np.random.default_rng(0)
    values = {name: float(rng.uniform(-1, 1)) for name in m.inputs}
    still = m.evaluate(values | dict.fromkeys(rates, 0.0))
    moved = m.evaluate(values)
    dgm = sy.generate(robot, "dgm", frame=1, effort=0)
    R = dgm.evaluate({name: values.get(name, 0.0) for name in dgm.inputs})["T"][:3, :3]
    WP = np.array([values[f"WP0{c}"] for c in (1, 2, 3)])
    assert moved["WP"][0] - still["WP"][0] == pytest.approx(R.T @ WP, abs=1e-12)
