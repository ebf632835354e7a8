"""Where frames are drawn, against the models; numbers for symbols; loops closed in pictures."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.formats.par import dumps, loads
from symoro.gui.scene.numeric_robot import assumed, numbers, numeric_robot, parameters
from symoro.gui.worker import numeric_tasks
from tests.formats.support import robot_file
from tests.gui.support import closure_error

OPEN = [name for name in sy.robot_names() if sy.load(name).kind != 2]
CLOSED = [name for name in sy.robot_names() if sy.load(name).kind == 2]


def quiet(part: float | None, text: str) -> None:
    """Progress that nobody looks at."""


@pytest.mark.parametrize("name", OPEN)
def test_frames_are_where_the_direct_model_says(name: str) -> None:
    robot = sy.load(name)
    at = numeric_robot(robot)
    q = at.initial_posture()
    T = at.transforms(q)
    for frame in {robot.NL, max(1, robot.NL // 2)}:
        model = sy.generate(robot, "dgm", frame=frame, effort=0)
        known = {
            k: v for k, v in {**at.values, **q}.items() if k in model.inputs or k in robot.symbols
        }
        assert np.allclose(np.linalg.inv(T[0]) @ T[frame], model.evaluate(known)["T"], atol=1e-12)


def test_an_imported_robot_begins_at_zero_or_in_the_posture_of_its_file(tmp_path: Path) -> None:
    panda = numeric_robot(sy.load(robot_file("panda.urdf"))).initial_posture()
    assert panda == dict.fromkeys(panda, 0.0) | {"q4": -0.0698}
    path = tmp_path / "arm.xml"
    path.write_text(
        """<mujoco><worldbody><body name="a"><freejoint name="f"/><geom size="1"/><body name="b">
        <joint name="ball" type="ball"/><geom size="1"/><body name="c"><joint name="hinge"/><geom size="1"/>
        <body name="d"><joint name="slide" type="slide" range="0 0.5"/><geom size="1"/></body></body></body></body>
        </worldbody><keyframe><key name="rest"/><key name="home" qpos="0 0 0 1 0 0 0  1 0 0 0  0.4 0.9"/>
        </keyframe></mujoco>"""
    )
    robot = sy.load(path)
    assert robot.origin is not None
    assert robot.origin.home == {"hinge": 0.4, "slide": 0.9}
    for same in (robot, loads(dumps(robot))):
        posture = numeric_robot(same).initial_posture()
        assert list(posture.values()) == [0.0, 0.0, 0.0, 0.4, 0.5]


@pytest.mark.parametrize("name", CLOSED)
def test_a_closed_loop_begins_closed_and_follows_its_motors(name: str) -> None:
    robot = sy.load(name)
    at, par = numeric_robot(robot), dumps(robot)
    q = numeric_tasks.home({"par": par}, quiet)["q"]
    assert closure_error(at, q) < 1e-9
    motor = at.active[0]
    found = numeric_tasks.passive(
        {"par": par, "q": {**q, motor: q[motor] + 0.02}, "near": q}, quiet
    )
    assert found["q"][motor] == q[motor] + 0.02
    assert closure_error(at, found["q"]) < 1e-9
    assert max(abs(found["q"][k] - q[k]) for k in robot.q) < 0.5  # the same assembly


@pytest.mark.parametrize("name", ["rx90", "puma560", "stanford"])
def test_a_posture_is_marked_where_the_determinant_vanishes(name: str) -> None:
    robot = sy.load(name)
    at = numeric_robot(robot)
    q = {**dict.fromkeys(robot.q, 0.7), "q5": 0.0}
    model = sy.generate(robot, "determinant", effort=0)
    known = {k: v for k, v in at.values.items() if k in model.inputs}
    values = {k: v for k, v in q.items() if k in model.inputs}
    assert abs(float(model.evaluate({**known, **values})["det"])) < 1e-12
    assert at.is_singular(q)
    assert not at.is_singular({**q, "q5": 0.9})


FEW_OR_MANY = [
    ("scara", {"q2": 0.0}, {"q2": 0.8}),
    ("panda", {"q2": 0.0, "q4": 0.0, "q6": 0.0}, {"q4": -1.0, "q6": 1.0}),
]


@pytest.mark.parametrize(("name", "singular", "regular"), FEW_OR_MANY)
def test_arms_with_few_or_many_joints_are_marked_too(
    name: str, singular: dict[str, float], regular: dict[str, float]
) -> None:
    robot = sy.load(name)
    at, q = numeric_robot(robot), dict.fromkeys(robot.q, 0.4)
    assert at.is_singular({**q, **singular})
    assert not at.is_singular({**q, **regular})


def test_every_symbol_gets_a_number_and_known_ones_stay() -> None:
    robot = sy.load("rrp")
    guesses = assumed(robot)
    assert set(guesses) | set(robot.values) >= set(parameters(robot))
    assert not set(guesses) & set(robot.values)
    assert guesses["M2"] > 0
    assert guesses["XX3"] > 0
    assert numbers(robot)["G3"] == robot.values["G3"]
    assert not {*robot.q, *robot.qd, *robot.qdd} & set(parameters(robot))


def test_a_robot_without_lengths_can_be_drawn() -> None:
    from symoro.gui.document import new_document

    robot = new_document("x", "serial", 3, 3).checked.robot
    assert robot is not None
    at = numeric_robot(robot)
    assert at.size > 0
    assert np.isfinite(at.transforms(at.initial_posture())).all()


def test_values_that_are_not_finite_draw_nothing() -> None:
    from symoro.gui.document import from_robot

    robot = (
        from_robot(sy.load("rrp")).edited([("d", 0, "1/d1")]).with_values({"d1": "0"}).checked.robot
    )
    assert robot is not None
    assert numeric_robot(robot).placed(dict.fromkeys(robot.q, 0.1)) == {"T": [], "r": []}
