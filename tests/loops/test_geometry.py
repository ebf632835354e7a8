"""Passive joints from the motorised ones: every assembly closes, nothing is invented where none
exists.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr.program import interpret
from symoro.mechanism.closed_configurations import closed_configurations
from symoro.mechanism.loop_assemblies import (
    closed_forms,
    combined_assemblies,
    linear_passive_joints,
    positions,
)
from symoro.robot.data import PRISMATIC, Robot
from symoro.robot.structure import active_joints
from symoro.solvers.loop_solver import LoopSolver
from tests.loops.support import CLOSED_FORM, EXTRA, robot_of

ASSEMBLIES = {"fourbar": 2, "slidercrank": 2, "fivebar": 2, "palletiser": 1, "bennett": 1, "sr400": 1, "delta": 2,
              "sliding cut": 2, "welded": 2, "yoke": 1, "spherical": 2, "six-bar": 4, "wedge": 1, "lift": 2,
              "twin on twin": 4}  # fmt: skip
CLOSED = (*CLOSED_FORM, *EXTRA)


def random_motors(robot: Robot, count: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(1)
    return {
        str(robot.variable(j)): rng.uniform(-np.pi, np.pi, count)
        * (0.1 if robot.sigma(j) == PRISMATIC else 1.0)
        for j in active_joints(robot)
    }


@pytest.mark.parametrize("name", CLOSED)
def test_every_assembly_closes_at_a_thousand_positions(name: str) -> None:
    robot = robot_of(name)
    solved = closed_forms(robot)
    assert solved is not None
    found = closed_configurations(robot)
    motors = random_motors(robot, 1000)
    total = 0
    for a in combined_assemblies(robot, solved, crossed=True):
        exists, q = positions(robot, a, {**found.values, **motors}, 1000)
        assert np.isfinite(q).all()
        total += int(exists.sum())
        assert np.abs(found.f.misfit(q[exists])).max() < 1e-12
        assert found.f.closed(q[exists]).all()
    assert total > 500


@pytest.mark.parametrize("name", [n for n in CLOSED if n != "delta"])  # its platform may also turn
def test_configurations_found_otherwise_are_among_the_assemblies(name: str) -> None:
    robot = robot_of(name)
    found = closed_configurations(robot, 30)
    turns = np.array([robot.sigma(j) != PRISMATIC for j in robot.moving])
    nearest = np.full(len(found.q), np.inf)
    for a in combined_assemblies(robot, closed_forms(robot) or (), crossed=True):
        _, q = positions(robot, a, found.symbols, len(found.q))
        gap = np.where(
            turns, np.abs(np.remainder(q - found.q + np.pi, 2 * np.pi) - np.pi), np.abs(q - found.q)
        )
        nearest = np.minimum(nearest, gap.max(axis=1))
    assert nearest.max() < 1e-6


@pytest.mark.parametrize("name", CLOSED)
def test_the_number_of_assemblies(name: str) -> None:
    f = sy.generate(robot_of(name), "loop-geometry").compile()
    found = f.batch(random_motors(robot_of(name), 200))
    assert found.count.max() == ASSEMBLIES[name]
    assert len(set(found.branches)) == ASSEMBLIES[name]
    single = f({k: float(v[0]) for k, v in random_motors(robot_of(name), 200).items()})
    assert single.count == found.count[0]
    assert np.allclose(single.solutions, found.solutions[0][found.exists[0]])


def test_the_sr400_is_answered_linearly() -> None:
    robot = sy.load("sr400")
    texts = {j: str(e) for j, e in linear_passive_joints(robot).items()}
    assert set(texts) == {3, 8, 9}
    q2, q7 = 0.3, -1.1
    values = {
        j: float(interpret([e], {"q2": q2, "q7": q7})[0])
        for j, e in linear_passive_joints(robot).items()
    }
    assert values == pytest.approx({3: math.pi / 2 - q2 + q7, 8: q2 - q7, 9: math.pi - q2 + q7})
    m = sy.generate(robot, "loop-geometry")
    assert (m.passive, m.branches) == (("q3", "q8"), ("parallelogram",))
    assert m.cost.mul == m.cost.trig == 0
    assert sy.generate(robot, "loop-geometry", crossed="yes").branches == (
        "parallelogram",
        "crossed",
    )


def test_the_palletiser_keeps_its_flange_level() -> None:
    robot = sy.load("palletiser")
    m = sy.generate(robot, "dgm", frame=8, passive="solved")
    assert set(m.inputs) >= {"q1", "q2", "q3", "q8"}
    assert not {"q4", "q5", "q6", "q7"} & set(m.inputs)
    T = m.evaluate({"q1": 0.4, "q2": -0.9, "q3": 1.3, "q8": 0.2})["T"]
    assert T[:3, 2] == pytest.approx([0, 0, 1], abs=1e-15)


def test_bennetts_formula() -> None:
    """tan(t1/2) tan(t2/2) = K with t2 = q2 + pi, as the frames of the other side are laid along the
    opposite direction.
    """
    robot = sy.load("bennett")
    f = sy.generate(robot, "loop-geometry").compile()
    alpha, beta = robot.values["ALPHA"], robot.values["BETA"]
    K = math.sin((beta + alpha) / 2) / math.sin((beta - alpha) / 2)
    for q1 in np.linspace(-3.1, 3.1, 41):
        q2, q3 = f({"q1": q1}).solutions[0]
        assert math.tan(q2 / 2) == pytest.approx(-K * math.tan(q1 / 2), rel=1e-9)
        assert q2 == pytest.approx(q3, abs=1e-9)


def test_an_unreachable_position_has_no_assembly_and_says_so() -> None:
    robot = dataclasses.replace(
        sy.load("fivebar"), values={**sy.load("fivebar").values, "L2": 0.2, "L4": 0.2}
    )
    f = sy.generate(robot, "loop-geometry").compile()
    found = f({"q1": math.pi, "q3": 0.0})
    assert (found.count, found.branches, found.solutions.shape) == (0, (), (0, 2))
    assert "no assembly" in found.reason
    many = f.batch({"q1": np.full(5, math.pi), "q3": np.zeros(5)})
    assert (many.count == 0).all()
    assert np.isfinite(many.solutions).all()


CRANKS = ("fourbar", "slidercrank", "sliding cut", "welded", "six-bar", "lift")
LONGER = {name: {"L1": 0.4} for name in CRANKS} | {"fivebar": {"L1": 0.5}, "spherical": {"A1": 1.4}}


@pytest.mark.parametrize(("name", "lengths"), LONGER.items())
def test_cranks_that_cannot_turn_fully_say_where(name: str, lengths: dict[str, float]) -> None:
    robot = dataclasses.replace(robot_of(name), values={**robot_of(name).values, **lengths})
    f = sy.generate(robot, "loop-geometry").compile()
    motors = random_motors(robot, 400)
    many = f.batch(motors)
    assert np.isfinite(many.solutions).all()
    assert 20 < (many.count == 0).sum() < 380
    for k in np.flatnonzero(many.count == 0)[:10]:
        found = f({key: float(v[k]) for key, v in motors.items()})
        assert found.count == len(found.solutions) == len(found.branches) == 0
        assert "no assembly" in found.reason
    known = closed_configurations(robot)  # whatever Newton's method closes has an assembly
    again = f.batch(
        {name: known.q[:, k] for k, name in enumerate(known.f.of.variables) if name in f.active}
    )
    assert (again.count > 0).all()


def test_assemblies_that_meet_are_singular() -> None:
    robot = sy.load("slidercrank")
    longer = dataclasses.replace(robot, values={**robot.values, "L1": 0.4, "E": 0.0})
    f = sy.generate(longer, "loop-geometry").compile()
    edge = math.asin(0.35 / 0.4)
    assert not f({"q1": edge - 0.1}).singular.any()
    assert f({"q1": edge - 1e-12}).singular.all()
    assert f({"q1": edge + 1e-3}).count == 0


def test_an_assembly_is_followed_by_continuity() -> None:
    f = sy.generate(sy.load("fourbar"), "loop-geometry").compile()
    start = f({"q1": 0.0})
    for k in range(2):
        path = f.follow({"q1": np.linspace(0, 4 * math.pi, 400)}, start.solutions[k])
        assert np.abs(np.diff(path, axis=0)).max() < 0.1
        assert path[-1, 1] == pytest.approx(path[0, 1], abs=1e-9)
    nearest = f({"q1": 0.01}, near={"q2": start.solutions[1][0], "q3": start.solutions[1][1]})
    assert nearest.branches[0] == start.branches[1]


def test_inputs_of_the_solver_are_checked() -> None:
    f = sy.generate(sy.load("fivebar"), "loop-geometry").compile()
    with pytest.raises(InputError, match="no value for q3"):
        f({"q1": 0.0})
    with pytest.raises(UnknownName, match="q9"):
        f({"q1": 0.0, "q3": 0.0, "q9": 0.0})
    with pytest.raises(InputError, match=r"q3.*nan.*finite"):
        f({"q1": 0.0, "q3": math.nan})
    with pytest.raises(InputError, match="no value for q1, q3"):
        f.batch({})
    with pytest.raises(InputError, match="near"):
        f({"q1": 0.0, "q3": 1.0}, near=[0.0])


@pytest.mark.parametrize("name", ["sr400", "palletiser", "delta", "fivebar", "lift", "three arms"])
def test_the_solver_asks_for_the_inputs_of_the_model(name: str) -> None:
    robot = robot_of(name)
    m = sy.generate(robot, "loop-geometry")
    f, motors = m.compile(), [q for q in m.inputs if q in robot.q]
    assert not set(m.inputs) & set(m.passive)
    known = closed_configurations(robot)
    at = dict(zip(known.f.of.variables, known.q[0], strict=True))
    given = {name: at.get(name, robot.values.get(name)) for name in m.inputs}
    assert f(given).count
    assert f({q: given[q] for q in motors}).count  # the values of the robot are its defaults
    for q in motors:
        with pytest.raises(InputError, match=f"no value for {q}"):
            f({other: given[other] for other in motors if other != q})


# --- Newton ---------------------------------------------------------------------------------------


def arms() -> tuple[LoopSolver, dict[str, float], np.ndarray]:
    """The solver of a platform on three arms in a plane, and a closed configuration."""
    robot = robot_of("three arms")
    m, known = sy.generate(robot, "loop-geometry"), closed_configurations(robot)
    q = dict(zip(known.f.of.variables, known.q[0], strict=True))
    return (
        m.compile(),
        {name: q[name] for name in ("q1", "q4", "q6")},
        np.array([q[name] for name in m.passive]),
    )


def test_a_step_of_newton_asks_for_the_last_positions() -> None:
    m = sy.generate(robot_of("three arms"), "loop-geometry")
    assert set(m.inputs) == {"q1", "q4", "q6", "D", "L1", "L2", "LP"}
    with pytest.raises(InputError, match=r"none for q2.*last positions of the passive joints"):
        m.evaluate({"q1": 0.5, "q4": 0.5, "q6": 0.5})


def test_a_platform_on_three_arms_is_solved_from_its_last_state() -> None:
    f, motors, passive = arms()
    assert not f.closed
    start = f(motors, near=passive)
    assert start.count == 1
    assert start.solutions[0] == pytest.approx(passive, abs=1e-9)
    t = np.linspace(0, 0.1, 20)
    path = f.follow({name: q + t for name, q in motors.items()}, start.solutions[0])
    assert np.abs(np.diff(path, axis=0)).max() < 0.1
    ends = {name: q + t[-1] for name, q in motors.items()}
    assert f(ends, near=path[-1]).solutions[0] == pytest.approx(path[-1], abs=1e-9)


def test_a_platform_that_cannot_close_is_told() -> None:
    f, motors, passive = arms()
    found = f({**motors, "D": 5.0}, near=passive)
    assert found.count == 0
    assert "no assembly" in found.reason


def test_newton_is_honest_about_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    f, motors, passive = arms()
    monkeypatch.setattr(f, "platform", None)  # as a mechanism without elimination
    found = f({**motors, "D": 5.0}, near=passive)
    assert found.count == 0
    assert "did not close" in found.reason


def test_newton_starts_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    f, motors, _ = arms()
    monkeypatch.setattr(f, "platform", None)
    found = f(motors)
    assert found.count == 1
    assert f(motors, near=found.solutions[0]).solutions == pytest.approx(found.solutions, abs=1e-9)


def test_whole_turns_of_the_motors_change_nothing() -> None:
    f, motors, _ = arms()
    turned = {name: q + 2 * math.pi * k for k, (name, q) in enumerate(motors.items())}
    assert f(turned).solutions == pytest.approx(f(motors).solutions, abs=1e-9)


def test_assemblies_have_the_same_number_everywhere() -> None:
    """Those with crossed parallelograms come last."""
    robot = sy.load("palletiser")
    plain, every = (sy.generate(robot, "loop-geometry", crossed=c).branches for c in ("no", "yes"))
    assert every[: len(plain)] == plain
    assert len(every) == 4
    assert all("crossed" in label for label in every[len(plain) :])


def test_a_loop_cut_through_a_link_is_the_same_mechanism() -> None:
    robot = robot_of("welded")
    f = sy.generate(robot, "loop-geometry").compile()
    four = sy.generate(sy.load("fourbar"), "loop-geometry").compile()
    for start in four({"q1": 0.7}).solutions:
        found = f({"q1": 0.7}, near=[start[0], start[1], 0.7 + start[0] - start[1] - math.pi])
        assert found.solutions[0][:2] == pytest.approx(start, abs=1e-9)


# --- the direct geometric model -------------------------------------------------------------------


@pytest.mark.parametrize("assembly", ["up", "down", 1, "2"])
def test_the_direct_geometric_model_in_terms_of_the_motors(assembly: object) -> None:
    robot = sy.load("fivebar")
    f = sy.generate(robot, "loop-geometry").compile()
    motors = {"q1": 2.0, "q3": 1.0}
    m = sy.generate(robot, "dgm", frame=5, passive="solved", assembly=assembly)
    assert set(m.inputs) & set(robot.q) == {"q1", "q3"}  # the cut joint is solved too
    k = {"up": 0, "down": 1, 1: 0, "2": 1}[assembly]
    q = dict(zip(("q2", "q4"), f(motors).solutions[k], strict=True))
    tree = sy.generate(robot, "dgm", frame=6).evaluate({**motors, **q})["T"]
    assert m.evaluate(motors)["T"] == pytest.approx(tree, abs=1e-12)


def test_solved_positions_need_a_closed_form() -> None:
    with pytest.raises(UnsupportedRobot, match="without a closed form"):
        sy.generate(robot_of("three arms"), "dgm", passive="solved")
    with pytest.raises(UnknownName, match="up, down"):
        sy.generate(sy.load("fourbar"), "dgm", passive="solved", assembly="left")


@pytest.mark.parametrize("name", ["fourbar", "delta", "three arms"])
def test_the_generated_program_is_the_same_in_c_and_python(name: str) -> None:
    found = sy.generate(robot_of(name), "loop-geometry").verify("python,c")
    assert all(v.passed or v.missing for v in found)


@pytest.mark.parametrize("name", ["fivebar", "fourbar", "slidercrank", "bennett"])
def test_rates_are_expressed_in_every_frame(name: str) -> None:
    """In a cut frame or one of the frames behind it: the rates turned by the transform."""
    robot = sy.load(name)

    def run(model: str, **options: Any) -> dict[str, np.ndarray]:
        m = sy.generate(robot, model, **options)
        return m.evaluate({name: 0.3 + sum(map(ord, name)) % 13 / 10 for name in m.inputs})

    own = run("velocities", effort=0)["W"]
    for frame in range(robot.NL, robot.NF + 1):
        R = [run("dgm", frame=j, wrt=frame)["T"][:3, :3] for j in range(1, robot.NL + 1)]
        turned = run("velocities", wrt=frame, effort=0)["W"]
        np.testing.assert_allclose(
            turned, [R_j @ w for R_j, w in zip(R, own, strict=True)], atol=1e-12
        )
        for model in ("accelerations", "jpqp"):
            assert sy.generate(robot, model, wrt=frame, effort=0).groups
