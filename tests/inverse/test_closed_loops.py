"""Inverse geometric models of closed-loop robots: the posture that made a pose is found, every
solution closes the loops and gives the pose, and a numeric search finds no other.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.mechanism import assembled_configurations
from symoro.mechanism.closed_configurations import loop_equations
from symoro.models.inverse.serial_arm import ELEMENTS
from symoro.robot.structure import active_joints
from symoro.solvers.inverse_solver import counted_elements
from tests.e2e.test_cli import done
from tests.loops.support import EXTRA, robot_of
from tests.loops.test_random import random_loop

LIBRARY = ("sr400", "palletiser", "fivebar", "delta", "fourbar", "slidercrank", "bennett")
Array = np.ndarray


def geometry(robot: sy.Robot) -> dict[str, float]:
    return dict(assembled_configurations(robot).values)


def direct(robot: sy.Robot, q: Array, **options: Any) -> Array:
    """Poses of the hand at positions of all joints (count, joints)."""
    m = sy.generate(robot, "dgm", passive="inputs", effort=0, **options)
    known = geometry(robot) | dict(zip(robot.q, q.T, strict=True))
    T = m.evaluate({name: known[name] for name in m.inputs})["T"]
    return np.broadcast_to(T, (len(q), 4, 4))


def difference(robot: sy.Robot, names: tuple[str, ...], a: Array, b: Array) -> Array:
    """The largest difference of postures, angles up to whole turns."""
    slides = [robot.sigma(robot.moving[robot.q.index(name)]) == 1 for name in names]
    gap = a - b
    return np.abs(np.where(slides, gap, np.remainder(gap + np.pi, 2 * np.pi) - np.pi)).max(-1)


def searched(robot: sy.Robot, T: Array, names: tuple[str, ...], **options: Any) -> Array:
    """Distinct postures at a pose by Newton's method from random starts, with derivatives by
    differences.
    """
    f, rng = loop_equations(robot, geometry(robot)), np.random.default_rng(1)

    def error(q: Array) -> Array:
        gap = direct(robot, q, **options)[:, :3] - T[:3]
        return np.concatenate([f.misfit(q), gap.reshape(len(q), 12)], axis=1)

    q = rng.uniform(-np.pi, np.pi, (300, len(robot.q)))
    for _ in range(40):
        e = error(q)
        J = np.stack([(error(q + h) - e) / 1e-7 for h in 1e-7 * np.eye(q.shape[1])], axis=2)
        step = -(np.linalg.pinv(J, rcond=1e-6) @ e[:, :, None])[:, :, 0]
        q = q + step * np.minimum(1.0, 0.7 / (np.abs(step).max(axis=1, keepdims=True) + 1e-9))
    q = q[(np.abs(error(q)).max(axis=1) < 1e-9) & f.closed(q)]
    rows: list[Array] = []
    for row in q[:, [robot.q.index(name) for name in names]]:
        if not rows or difference(robot, names, np.array(rows), row).min() > 1e-5:
            rows.append(row)
    return np.array(rows)


def check_round_trip(robot: sy.Robot, poses: int = 12, **options: Any) -> None:
    """The posture that made a pose is among the solutions, and the motors of each solution lead
    back to the pose by loop-geometry and the direct model.
    """
    f = sy.generate(robot, "igm", **options).compile()
    values, q = geometry(robot), assembled_configurations(robot).q[:poses]
    own = {name: x for name, x in values.items() if name in f.arm.parameters}
    motors = [str(robot.variable(j)) for j in active_joints(robot)]
    assert set(motors) <= set(f.joints)
    loops = sy.generate(robot, "loop-geometry", crossed="yes").compile()
    passive = [robot.q.index(name) for name in loops.passive]
    counted = counted_elements(f.arm)
    for at, T in zip(q, direct(robot, q, **options), strict=True):
        found = f(T, values=own)
        wanted = at[[robot.q.index(name) for name in f.joints]]
        assert found.count
        assert difference(robot, f.joints, found.solutions, wanted).min() < 1e-7
        for row in found.solutions:
            motor = dict(zip(f.joints, row.tolist(), strict=True))
            given = {name: motor[name] for name in motors}
            assemblies = loops({**values, **given}).solutions
            every = np.tile(at, (len(assemblies), 1))
            every[:, passive] = assemblies
            for name, x in given.items():
                every[:, robot.q.index(name)] = x
            gap = (direct(robot, every, **options) - T)[:, :3][:, counted]
            assert np.abs(gap).max(axis=1).min() < 1e-8


@pytest.mark.parametrize("name", [*LIBRARY, *EXTRA])
def test_motors_lead_back_to_the_pose(name: str) -> None:
    check_round_trip(robot_of(name))


@pytest.mark.parametrize("seed", range(12))
def test_random_loops_make_the_round_trip(seed: int) -> None:
    robot = random_loop(seed)
    motors = {str(robot.variable(j)) for j in active_joints(robot)}
    solved = 0
    for frame in range(1, robot.NL + 1):
        try:
            m = sy.generate(robot, "igm", frame=frame)
        except sy.SymoroError:
            continue
        if motors <= set(m.joints):
            check_round_trip(robot, 4, frame=frame)
            solved += 1
        else:
            assert any("does not determine" in note for note in m.notes)
    assert solved


@pytest.mark.parametrize(
    ("name", "counts"), [("sr400", {4, 8}), ("palletiser", {2, 4}), ("fivebar", {2})]
)
def test_a_numeric_search_finds_the_same_postures(name: str, counts: set[int]) -> None:
    robot = robot_of(name)
    f = sy.generate(robot, "igm", crossed="yes").compile()
    own = {k: x for k, x in geometry(robot).items() if k in f.arm.parameters}
    T = direct(robot, assembled_configurations(robot).q[2:3])[0]
    found, other = f(T, values=own).solutions, searched(robot, T, f.joints)
    assert len(found) == len(other)
    for row in other:
        assert difference(robot, f.joints, found, row).min() < 1e-6
    plain = sy.generate(robot, "igm").compile()(T, values=own)
    assert plain.count in counts


def test_legs_of_a_platform_have_one_length_each() -> None:
    robot = sy.load("gough")
    f = sy.generate(robot, "igm").compile()
    assert f.joints == ("q3", "q9", "q14", "q19", "q24", "q29")
    q = assembled_configurations(robot).q[:6]
    lengths = np.abs(q[:, [robot.q.index(name) for name in f.joints]])
    answers = f.batch(direct(robot, q))
    assert (answers.count == 1).all()
    assert np.abs(answers.solutions[:, 0] - lengths).max() < 1e-9


def test_a_delta_takes_positions_and_refuses_to_turn() -> None:
    robot = sy.load("delta")
    T = direct(robot, assembled_configurations(robot).q[:1])[0].copy()
    whole = sy.generate(robot, "igm").compile()
    place = sy.generate(robot, "igm", known="position").compile()
    turned = T.copy()
    turned[:3, :3] = turned[:3, :3] @ [[0.6, -0.8, 0.0], [0.8, 0.6, 0.0], [0.0, 0.0, 1.0]]
    assert whole(T).count == place(T).count == place(turned).count == 8
    assert whole(turned).count == 0
    assert "not one that Delta can give" in whole(turned).reason
    T[2, 3] += 9.0
    assert "out of reach" in place(T).reason


@pytest.mark.parametrize(("name", "frame"), [("fivebar", 6), ("fourbar", 5)])
def test_every_solution_reaches_the_whole_pose(name: str, frame: int) -> None:
    robot = robot_of(name)
    m = sy.generate(robot, "igm", frame=frame)
    assert m.known == ELEMENTS
    check_round_trip(robot, frame=frame)
    T = direct(robot, assembled_configurations(robot).q[:1], frame=frame)[0].copy()
    T[:2, :2] = np.eye(2)  # another turn of the link than that of the closed robot
    f = m.compile()
    found = f(T, values={k: x for k, x in geometry(robot).items() if k in f.arm.parameters})
    assert found.count == 0
    assert 'known="position"' in found.reason or "cannot close" in found.reason


def test_the_pin_of_a_five_bar_is_placed_in_its_plane() -> None:
    robot = sy.load("fivebar")
    f = sy.generate(robot, "igm", frame=6, known="position").compile()
    T = direct(robot, assembled_configurations(robot).q[:1], frame=6)[0].copy()
    T[:2, :2] = np.eye(2)  # the turn of the last link is ignored
    assert f(T).count == 4
    assert f(T).branches[0] == "q4+ q5 up"
    T[2, 3] = 0.1
    assert f(T).count == 0
    assert f(T).reason


@pytest.mark.parametrize("name", ["sr400", "delta", "gough"])
def test_derivatives_and_tracks_agree_with_neighbouring_solutions(name: str) -> None:
    robot = sy.load(name)
    f = sy.generate(robot, "igm").compile()
    own = {k: x for k, x in geometry(robot).items() if k in f.arm.parameters}
    T = direct(robot, assembled_configurations(robot).q[:1])[0]
    found = f(T, values=own)
    assert found.derivative.shape == (found.count, len(f.joints), 6)
    assert not found.free.any()
    for k in range(3):
        beside = [T.copy(), T.copy()]
        for pose, h in zip(beside, (1e-6, -1e-6), strict=True):
            pose[k, 3] += h
        rates = np.subtract(*(f(x, values=own).solutions for x in beside)) / 2e-6
        assert np.abs(rates - found.derivative[:, :, k]).max() < 1e-6
    path = np.repeat(T[None], 8, axis=0)
    path[:, :3, 3] += np.linspace(0, 0.02, 8)[:, None] * [1.0, 0.5, -1.0]
    tracks, answers = f.follow(path, values=own), f.batch(path, values=own)
    assert len(tracks) == found.count
    for track in tracks:
        assert track.complete
        assert not track.singular.any()
        for k, row in enumerate(track.solutions):
            assert difference(robot, f.joints, answers[k].solutions, row).min() < 1e-7


def test_joints_of_loops_are_not_held() -> None:
    with pytest.raises(sy.SymoroError, match="is a joint of a closed loop"):
        sy.generate("sr400", "igm", fixed={"q3": 0.1})
    with pytest.raises(sy.SymoroError, match="has closed loops on the way"):
        sy.generate("sr400", "igm-general")


def test_written_code_gives_the_rows() -> None:
    assert "passed" in done("verify", "sr400", "igm-pieper", "--lang", "c,python")
    assert "passed" in done("verify", "delta", "igm", "--lang", "c,matlab")
