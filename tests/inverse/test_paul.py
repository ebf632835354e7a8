"""Paul's method: steps, branches, recall, degenerate poses, code."""

from __future__ import annotations

import dataclasses
import time

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.expr.node import as_expr
from symoro.models.inverse.angle_polynomials import PolynomialCollector
from symoro.models.inverse.paul import PaulSearch
from symoro.models.inverse.serial_arm import ELEMENTS, equations, make_arm
from symoro.models.inverse.solution_search import sample_numbers
from symoro.robot.data import PRISMATIC, REVOLUTE, Frame
from tests.inverse.arms import eight_joints, pose_of, recall, serial, values_of

ARMS = {
    "rx90": 8,
    "puma560": 8,
    "tx40": 8,
    "stanford": 8,
    "th8": 4,
    "ur5": 8,
    "scara": 2,
    "rrp": 1,
    "planar2r": 1,
}


def with_frames(name: str, *more: Frame, take: int | None = None) -> sy.Robot:
    """A built-in robot with fixed frames behind it."""
    robot = sy.load(name)
    frames = robot.frames[:take] if take else robot.frames
    return dataclasses.replace(robot, frames=(*frames, *more))


@pytest.mark.parametrize("name", ARMS)
def test_every_posture_is_found_again_and_every_branch_reaches_the_pose(name: str) -> None:
    m = sy.generate(sy.load(name), "igm-paul")
    assert len(m.branches) == ARMS[name]
    hits, counts = recall(m.compile(), 100)
    assert hits == 100
    assert counts.max() == ARMS[name]


def test_gantry_with_a_spherical_wrist() -> None:
    right = np.pi / 2
    robot = serial([(PRISMATIC, 0, 0, 0, 0), (PRISMATIC, -right, 0, -right, 0), (PRISMATIC, -right, 0, 0, 0), (REVOLUTE, 0, 0, 0, 0.3),
                    (REVOLUTE, right, 0, 0, 0), (REVOLUTE, -right, 0, 0, 0.1)])  # fmt: skip
    m = sy.generate(robot, "igm-paul")
    hits, counts = recall(m.compile(), 60)
    assert hits == 60
    assert counts.max() == 2
    assert [s.type for s in m.steps].count(1) == 3


def test_planar_arm_with_three_joints_uses_the_sum_of_its_angles() -> None:
    robot = serial([(REVOLUTE, 0, 0, 0, 0), (REVOLUTE, 0, 0.5, 0, 0), (REVOLUTE, 0, 0.4, 0, 0)])
    m = sy.generate(robot, "igm-paul")
    hits, counts = recall(m.compile(), 60)
    assert (hits, counts.max()) == (60, 2)
    assert "q123" in [name for step in m.steps for name in step.names]


def test_parallel_axes_of_a_ur_arm_are_one_unknown() -> None:
    m = sy.generate(sy.load("ur5"), "igm-paul")
    assert "q234" in [name for step in m.steps for name in step.names]
    assert "q4 = " in m.report()


def test_a_tool_frame_is_taken_off_first() -> None:
    tool = Frame(6, 2, alpha=as_expr(0.3), d=as_expr(0.1), theta=as_expr(0.5), r=as_expr(0.2))
    robot = with_frames("puma560", tool)
    m = sy.generate(robot, "igm-paul")
    assert recall(m.compile(), 40)[0] == 40
    assert "without base and tool" in m.report()


@pytest.mark.usefixtures("only_new_objects_collected")
def test_generating_takes_less_than_two_seconds() -> None:
    robot = dataclasses.replace(sy.load("puma560"))
    start = time.process_time()
    sy.generate(robot, "igm-paul")
    assert time.process_time() - start < 2


def test_position_alone_counts_where_asked() -> None:
    f = sy.generate(sy.load("scara"), "igm-paul", known="position,sx,sy").compile()
    T = pose_of(f, [0.3, 0.4, 0.1, 0.5])
    assert f(T, values_of(f)).count == 2


# --- degenerate poses -----------------------------------------------------------------------------


def test_a_stretched_wrist_is_flagged_and_still_reached() -> None:
    f = sy.generate(sy.load("puma560"), "igm-paul").compile()
    T = pose_of(f, [0.3, 0.5, -0.4, 0.2, 0.0, 0.7])
    found = f(T)
    assert found.count >= 4
    assert found.singular.any()
    assert np.abs(f.chain.poses(found.solutions) - T).max() < 1e-10


def test_a_stretched_wrist_is_flagged_beside_other_singularities_too() -> None:
    """Rounding errors of a pose are larger in q5 where the shoulder is nearly singular."""
    f = sy.generate("puma560", "igm").compile()
    q = np.random.default_rng(0).uniform(-3, 3, (5000, 6))
    q[:, 4] = 0.0
    found = f.batch(f.chain.poses(q))
    gap = np.abs(np.sin((found.solutions - q[:, None])[..., :3] / 2)).max(axis=-1)
    own = np.where(found.exists, gap, np.inf).argmin(axis=1)
    assert np.take_along_axis(found.singular, own[:, None], axis=1).all()


@pytest.mark.parametrize("backend", ["auto", "numpy"])
def test_a_free_joint_takes_a_value_that_the_others_can_follow(backend: str) -> None:
    f = sy.generate(sy.load("ur5"), "igm-paul").compile(backend)
    q = np.random.default_rng(1).uniform(-3, 3, (100, 6))
    q[:, 4] = 0.0
    found = f.batch(f.chain.poses(q))
    assert (found.count > 0).all()
    assert (found.singular & found.exists).any(axis=1).all()
    owner, row = np.nonzero(found.exists)
    assert np.abs(f.chain.poses(found.solutions[owner, row]) - f.chain.poses(q)[owner]).max() < 1e-9


@pytest.mark.parametrize("name", ["puma560", "rx90", "tx40", "stanford", "ur5"])
def test_poses_on_a_grid_of_right_angles_are_reached(name: str) -> None:
    f = sy.generate(sy.load(name), "igm-paul").compile()
    values = values_of(f)
    c = f.arm.numeric(values)
    grid = (
        np.array(np.meshgrid(*[[0.0, np.pi / 2, np.pi]] * 4, [np.pi / 2], [0.0, -np.pi / 2]))
        .reshape(6, -1)
        .T
    )
    grid = np.where(c.turns, grid, 0.5)
    found = f.batch(c.poses(grid), values)
    assert (found.count > 0).all()
    owner, row = np.nonzero(found.exists)
    assert np.abs(c.poses(found.solutions[owner, row]) - c.poses(grid)[owner]).max() < 1e-9


def test_out_of_reach_says_which_equation_failed_and_by_how_much() -> None:
    f = sy.generate(sy.load("puma560"), "igm-paul").compile()
    T = np.eye(4)
    T[:3, 3] = 5, 0, 0
    found = f(T)
    assert found.count == 0
    assert found.solutions.shape == (0, 6)
    assert "step 2" in found.reason
    assert "needs |Z| <=" in found.reason


def test_verification_runs_the_code_on_poses() -> None:
    m = sy.generate(sy.load("scara"), "igm-paul")
    states = m.unit.states(m.robot.values, 12)  # type: ignore[misc]
    x = [
        np.array([states[name] for name in row])
        for row in (("sx", "sy", "sz"), ("nx", "ny", "nz"), ("ax", "ay", "az"))
    ]
    assert np.abs(np.cross(x[0].T, x[1].T) - x[2].T).max() < 1e-12
    exists = m.evaluate(states)["exists"]
    assert exists.any(axis=1).tolist() == [k % 6 != 5 for k in range(12)]


def test_a_pose_that_few_joints_cannot_give_is_refused() -> None:
    f = sy.generate(sy.load("scara"), "igm-paul").compile()
    T = pose_of(f, [0.3, 0.4, 0.1, 0.5])
    tilt = np.eye(4)
    tilt[1:3, 1:3] = [[0.8, -0.6], [0.6, 0.8]]
    found = f(T @ tilt, values_of(f))
    assert found.count == 0
    assert "4 joints" in found.reason
    assert "misses it by" in found.reason


# --- calls ----------------------------------------------------------------------------------------


def test_solutions_are_sorted_and_filtered() -> None:
    f = sy.generate(sy.load("puma560"), "igm-paul").compile()
    q = [0.3, 0.5, -0.4, 0.2, 0.6, 0.7]
    T = pose_of(f, q)
    near = f(T, q0=q)
    assert near.count == 8
    assert np.abs(near.solutions[0] - q).max() < 1e-9
    assert near.branches[0] in f(T).branches
    inside = f(T, limits=True)
    assert 0 < inside.count < 8
    assert (inside.solutions >= f.chain.low).all()
    turned = f(T, q0=np.add(q, [0, 0, 0, 0, 0, 2 * np.pi]))
    assert turned.count == 8


def test_wrong_poses_and_values_are_explained() -> None:
    f = sy.generate(sy.load("rx90"), "igm-paul").compile()
    with pytest.raises(InputError, match=r"4x4|\(4, 4\)"):
        f(np.eye(3))
    with pytest.raises(InputError, match="orthonormal"):
        f(2 * np.eye(4), {"D3": 0.4, "RL4": 0.4})
    with pytest.raises(UnknownName, match="D4"):
        f(np.eye(4), {"D4": 1})
    g = sy.generate(sy.load("puma560"), "igm-paul").compile()
    T = pose_of(g, [0.3, 0.5, -0.4, 0.2, 0.6, 0.7])
    with pytest.raises(InputError, match="q0"):
        g(T, q0=[0, 1])


def test_redundant_and_unsolvable_arms_are_refused_with_advice() -> None:
    with pytest.raises(UnsupportedRobot, match="fixed="):
        sy.generate(eight_joints(), "igm-paul")
    with pytest.raises(UnsupportedRobot, match="igm-pieper"):
        sy.generate(sy.load("panda"), "igm-paul")
    with pytest.raises(UnsupportedRobot, match="igm-general"):
        sy.generate(sy.load("general6r"), "igm-paul")
    with pytest.raises(UnknownName, match="q9"):
        sy.generate(sy.load("panda"), "igm", fixed={"q9": 1})
    with pytest.raises(UnknownName, match="Qx"):
        sy.generate(sy.load("puma560"), "igm", known="Qx")


# --- text and code --------------------------------------------------------------------------------


def test_steps_are_readable() -> None:
    m = sy.generate(sy.load("rx90"), "igm-paul")
    assert [s.type for s in m.steps] == [2, 7, 3, 2, 3, 3]
    text = m.report()
    assert "Py*cos(q1) - Px*sin(q1) = 0" in text
    latex = m.latex()
    assert latex.count("\\begin{align*}") == latex.count("\\end{align*}")
    assert "C_{1}\\,P_{y} - S_{1}\\,P_{x} &= 0" in latex
    assert m.latex("document").startswith("\\documentclass")


def test_the_listing_of_symoro_mode_solves_too() -> None:
    m = sy.generate(sy.load("ur5"), "igm-paul", mode="symoro")
    assert recall(m.compile(), 20)[0] == 20
    assert m.cost.strict.mul < 5000


@pytest.mark.parametrize("name", ["puma560", "ur5", "scara"])
def test_code_agrees_with_the_interpreter(name: str) -> None:
    results = sy.generate(sy.load(name), "igm-paul").verify("c,python,matlab")
    assert [
        (r.language, r.passed or r.missing, r.reason)
        for r in results
        if not r.passed and not r.missing
    ] == []
    assert any(r.passed for r in results)


def test_the_elements_that_count_are_told_in_the_order_of_the_pose() -> None:
    m = sy.generate(sy.load("rrp"), "igm", known="Pz,Px,Py")
    assert m.options["known"] == ("Px", "Py", "Pz")
    assert "known = Px, Py, Pz" in m.code("c")


@pytest.mark.parametrize("name", ["rx90", "stanford", "ur5"])
def test_equations_collected_again_are_those_collected_anew(name: str) -> None:
    arm = make_arm(sy.load(name), {"frame": 6, "wrt": 0, "fixed": {}})
    search = PaulSearch(arm, sample_numbers(arm), equations=list(equations(arm)))
    kept = []
    while not search.done:
        before = dict(search.collect.polynomials)
        search.refresh()
        left = [e.difference for e in equations(arm)]
        assert search.collect(left, search.known, search.lengths) == PolynomialCollector(left)(
            left, search.known, search.lengths
        )
        kept.append(sum(before.get(n) is p for n, p in search.collect.polynomials.items()))
        step = search.best()
        assert step is not None
        search.learn(step[1]())
    assert any(kept)


@pytest.mark.parametrize("element", ["sx", "sy", "Px", "Py", "Pz"])
def test_of_a_partly_known_pose_every_known_element_counts_and_no_other(element: str) -> None:
    known = ("sx", "sy", "Px", "Py", "Pz")
    robot = sy.load("scara")
    f = sy.generate(robot, "igm-paul", known=",".join(known)).compile()
    rows = np.array([e in known for e in ELEMENTS]).reshape(3, 4)
    T = f.chain.poses(np.array([[0.4, 0.7, -0.3, 0.2]]))[0]
    q = f(T).solutions
    assert len(q) == 2
    assert np.abs((f.chain.poses(q) - T)[:, :3][:, rows]).max() < 1e-9
    proposed = f.method().run(T.reshape(1, 16))[0][0]
    errors = np.zeros((3, 4))
    errors.flat[ELEMENTS.index(element)] = 1e-3
    wrong = T.copy()
    wrong[:3] += errors
    q, _ = f.method()._checked(proposed, np.broadcast_to(wrong, (len(proposed), 4, 4)))
    assert np.abs(f.chain.poses(q) - f.chain.poses(proposed)).max() > 1e-5
    unknown = T.copy()
    unknown[:3][~rows] += 1e-3
    q, missed = f.method()._checked(proposed, np.broadcast_to(unknown, (len(proposed), 4, 4)))
    assert missed.max() < 1e-9
    assert np.abs(f.chain.poses(q) - f.chain.poses(proposed)).max() < 1e-9


def test_of_a_known_position_newton_corrects_the_known_coordinates_alone() -> None:
    f = sy.generate(sy.load("rrp"), "igm-paul", known="position").compile()
    q = np.array([[0.3, 0.5, 0.4]])
    T = f.chain.poses(q)
    T[0, :3, :3] = np.eye(3)  # not the rotation of the posture
    polished, missed = f.method()._checked(q + 1e-3, T)
    assert missed.max() < 1e-12
    assert np.abs(f.chain.poses(polished)[0, :3, 3] - T[0, :3, 3]).max() < 1e-9


def test_offsets_of_micrometres_do_not_decide_an_angle(tmp_path) -> None:
    """Five joints, pi/2 written as 1.5708: an equation with the factor 1e-7 m is not used."""
    path = tmp_path / "arm.par"
    path.write_text(
        "NF = 5\nNL = 5\nNJ = 5\nsigma = {0,0,0,0,0}\nant = {0,1,2,3,4}\n"
        "alpha = {0,0,0,1.5708,1.5708}\nd = {0,0.132,0.075,0,-1.25e-7}\n"
        "theta = {q1,q2,q3,1.5708 + q4,q5}\nr = {0,0,-0.011925,-2.5e-4,0}\n"
    )
    arm = sy.load(path)
    pose = sy.generate(arm, "dgm").compile()
    solve = sy.generate(arm, "igm").compile()
    for q in np.random.default_rng(3).uniform(-1, 1, (20, 5)):
        solutions = solve(pose(q)).solutions
        assert np.abs(solutions - q).max(axis=1).min() < 1e-8
        assert np.abs(pose(solutions) - pose(q)).max() < 1e-9


@pytest.mark.parametrize("distance", [1e-11, 2e-9, 5e-8])
def test_a_nearly_special_arm_has_the_steps_of_the_special_one(distance: float) -> None:
    """Three nearly parallel axes: no equation with a coefficient of that size decides an angle."""
    right, size = np.pi / 2, np.array([0.7, -1.0, 0.4, 0.9]) * distance
    rows = [(0.0, 0.0), (right, 0.002), (0.0, 0.147), (0.0, 0.178)]
    arm = serial([(REVOLUTE, a + x, d + x, -x, x) for (a, d), x in zip(rows, size, strict=True)])
    m = sy.generate(arm, "igm")
    assert len(m.branches) == 2
    assert any("right angle" in note for note in m.notes)
    hits, _ = recall(m.compile(), 60)
    assert hits == 60
    q = np.array([0.3, -0.5, 0.9, 0.2])
    T = m.compile().arm.numeric({}).poses(q[None])
    written = m.evaluate({str(s): T[0, k // 4, k % 4] for k, s in enumerate(m.details.arm.target)})
    assert (np.abs(written["solutions"] - q).max(axis=1) < 20 * distance).any()


def test_a_pose_that_only_rounding_errors_miss_is_not_called_out_of_reach() -> None:
    right, size = np.pi / 2, np.array([0.7, -1.0, 0.4, 0.9]) * 1e-5
    rows = [(0.0, 0.0), (right, 0.002), (0.0, 0.147), (0.0, 0.178)]
    arm = serial([(REVOLUTE, a + x, d + x, -x, x) for (a, d), x in zip(rows, size, strict=True)])
    solve = sy.generate(arm, "igm").compile()
    poses = solve.chain.poses(np.random.default_rng(2).uniform(-3, 3, (60, 4)))
    missed = [T for T in poses if not solve(T).count]
    assert missed
    for T in missed[:3]:
        assert "nearest=True" in solve(T).reason
        nearest = solve(T, nearest=True)
        assert np.abs(solve.chain.poses(nearest.solutions[:1]) - T).max() < 1e-9
