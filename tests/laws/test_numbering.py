"""The numbers of frames have no meaning: a robot whose fixed links are numbered after its joints, as
imports number them, has the models of the robot that is numbered from the base outward.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings

import symoro as sy
from symoro.robot import FIXED, Robot, last_frame, path
from symoro.robot.validate import findings
from tests.laws.test_kinematics import close
from tests.strategies import robots, seeds, state

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=6, phases=[Phase.explicit, Phase.generate]
)
BY_JOINT = ("idm", "ddm", "ddm-recursive", "inertia", "h", "gravity", "lagrange", "energy")
REGRESSORS = ("id-dynamic", "id-filtered", "id-energy", "id-power")
BY_LINK = ("velocities", "accelerations", "jpqp")


def renumbered(robot: Robot) -> tuple[Robot, dict[int, int]]:
    """The robot with its fixed links after its joints, and the new number of each frame."""
    links = sorted(range(1, robot.NL + 1), key=lambda j: robot.sigma(j) == FIXED)
    order = [*links, *range(robot.NL + 1, robot.NF + 1)]
    number = {0: 0} | {j: k for k, j in enumerate(order, 1)}
    frames = (dataclasses.replace(robot.frame(j), ant=number[robot.ant(j)]) for j in order)
    return dataclasses.replace(
        robot,
        frames=tuple(frames),
        bodies=tuple(robot.bodies[j] for j in (0, *links)),
        wrenches=tuple(robot.wrenches[j] for j in (0, *links)),
        joints=tuple(robot.joint(j) for j in links),
    ), number


def values(robot: Robot, model: str, at: dict[str, Any], **options: Any) -> dict[str, np.ndarray]:
    return sy.generate(robot, model, effort=0, **options).evaluate(at)


@SETTINGS
@given(robot=robots(joints=(3, 5), moving_base=False, tools=0), rng=seeds())
def test_dynamics_do_not_depend_on_the_numbers_of_frames(
    robot: Robot, rng: np.random.Generator
) -> None:
    other, _ = renumbered(robot)
    assert other.q == robot.q
    assert other.is_serial == robot.is_serial
    assert not any(finding.error for finding in findings(other))
    at = state(robot, rng)
    for model in BY_JOINT:
        expected = values(robot, model, at)
        for name, value in values(other, model, at).items():
            close(value, expected[name], 1e-7)
    symoro = values(other, "idm", at, mode="symoro")["tau"]
    close(symoro, values(robot, "idm", at)["tau"], 1e-7)
    derivative = sy.generate(other, "idm", effort=0).derivative("q").evaluate(at)["dtau_dq"]
    close(
        derivative,
        sy.generate(robot, "idm", effort=0).derivative("q").evaluate(at)["dtau_dq"],
        1e-7,
    )


@SETTINGS
@given(robot=robots(joints=(2, 6), moving_base=False, tools=0), rng=seeds())
def test_regressors_do_not_depend_on_the_numbers_of_frames(
    robot: Robot, rng: np.random.Generator
) -> None:
    other, _ = renumbered(robot)
    at = state(robot, rng)
    for model in REGRESSORS:
        ours, theirs = sy.generate(other, model, effort=0), sy.generate(robot, model, effort=0)
        if theirs.columns:
            a, b = ours.evaluate(at), theirs.evaluate(at)
            for name in a:  # the columns follow the links
                close(np.sort(a[name], axis=-1), np.sort(b[name], axis=-1), 1e-7)


@SETTINGS
@given(robot=robots(joints=(2, 6), moving_base=True), rng=seeds())
def test_kinematics_do_not_depend_on_the_numbers_of_frames(
    robot: Robot, rng: np.random.Generator
) -> None:
    other, number = renumbered(robot)
    at = state(robot, rng)
    for model in BY_LINK:
        expected = values(robot, model, at)
        rows = [number[j] - 1 for j in range(1, robot.NL + 1)]
        for name, value in values(other, model, at).items():
            close(value[rows], expected[name])
    for j in range(1, robot.NF + 1):
        close(
            values(other, "dgm", at, frame=number[j])["T"], values(robot, "dgm", at, frame=j)["T"]
        )
    J = values(other, "jacobian", at, frame=number[robot.NF])["J"]
    close(J, values(robot, "jacobian", at, frame=robot.NF)["J"])


def test_the_default_frame_is_no_carrier() -> None:
    robot = sy.load("rx90")
    frames = list(robot.frames)
    carrier = dataclasses.replace(frames[4], ant=4, sigma=FIXED, mu=0)
    frames[4] = dataclasses.replace(frames[4], ant=7)
    carried = dataclasses.replace(
        robot,
        frames=(*frames, dataclasses.replace(carrier, theta=carrier.r)),
        bodies=(*robot.bodies, robot.bodies[0]),
        wrenches=(*robot.wrenches, robot.wrenches[0]),
        joints=(*robot.joints, type(robot.joints[0])()),
    )
    assert last_frame(carried) == 6
    assert path(carried, 6) == (1, 2, 3, 4, 7, 5, 6)
    assert carried.outward == (1, 2, 3, 4, 7, 5, 6)
    assert carried.is_serial


@pytest.mark.parametrize("ants", [(2, 1, 2), (0, 3, 2), (0, 1, 3)])
def test_antecedents_in_a_circle_are_refused(ants: tuple[int, ...]) -> None:
    robot = sy.load("rx90")
    frames = tuple(
        dataclasses.replace(f, ant=ant, sigma=sigma)
        for f, ant, sigma in zip(robot.frames[:3], ants, (0, 2, 2), strict=True)
    )
    small = dataclasses.replace(
        robot,
        frames=frames,
        bodies=robot.bodies[:4],
        wrenches=robot.wrenches[:4],
        joints=robot.joints[:3],
    )
    assert any(finding.error and finding.place.startswith("ant") for finding in findings(small))
