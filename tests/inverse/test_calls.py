"""What a call gives beside the postures: labels, free directions, limits, the nearest posture,
sweeps, wrong input, speed paths.
"""

from __future__ import annotations

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName
from symoro.solvers.inverse_solver import InverseSolver
from tests.inverse.arms import contains, pose_of

POSTURE = [0.3, 0.5, -0.4, 0.2, 0.6, 0.7]


@pytest.fixture(scope="module")
def puma() -> InverseSolver:
    return sy.generate(sy.load("puma560"), "igm").compile()  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("name", "q"),
    [("puma560", POSTURE), ("ur5", [0.3, -1.2, 1.5, -0.5, 1.0, 0.7]), ("irb120", POSTURE)],
)
def test_eight_postures_have_eight_names(name: str, q: list[float]) -> None:
    f = sy.generate(sy.load(name), "igm").compile()
    found = f(pose_of(f, q))
    assert found.count == len(set(found.branches)) == 8
    assert all(
        b.startswith("shoulder ") and ", elbow " in b and ", wrist " in b for b in found.branches
    )
    assert len(set(found.signs)) == 8


@pytest.mark.parametrize("name", ["puma560", "rx90", "ur10e", "irb120", "kr6r900", "tx40"])
def test_an_elbow_that_is_up_lies_above_the_line_from_shoulder_to_wrist(name: str) -> None:
    robot = sy.load(name)
    f = sy.generate(robot, "igm").compile()
    poses = [sy.generate(robot, "dgm", frame=j, frames="khalil") for j in (1, 2, 3, 4, 5)]
    rng, seen = np.random.default_rng(4), set()
    for q in rng.uniform(-2, 2, (8, 6)):
        found = f(pose_of(f, list(q)))
        for posture, names in zip(found.solutions, found.branches, strict=True):
            numbers = {**robot.values, **dict(zip(robot.q, posture, strict=True))}
            T = [m.evaluate({x: numbers[x] for x in m.inputs})["T"] for m in poses]
            plane = np.eye(3) - np.outer(T[1][:3, 2], T[1][:3, 2])  # in which the arm bends
            base, shoulder, elbow, far, hand = (plane @ x[:3, 3] for x in T)
            arm = (far if name == "ur10e" else hand) - shoulder
            height = (elbow - shoulder - arm * ((elbow - shoulder) @ arm) / (arm @ arm))[2]
            beside = arm[:2] @ (hand - base)[:2] < 0.02  # in front of one axis, behind the other
            if not beside and abs(height) > 0.01:
                seen.add(word := "up" if height > 0 else "down")
                assert f"elbow {word}" in names, (posture, names)
    assert seen == {"up", "down"}


def test_names_change_only_through_singularities(puma: InverseSolver) -> None:
    q = np.array(POSTURE)
    for joint, part in ((4, "wrist"), (2, "elbow")):
        other = q.copy()
        other[joint] = -0.6 if joint == 4 else 1.8
        before, after = (puma(pose_of(puma, list(p)), q0=p).branches[0] for p in (q, other))
        changed = [
            a.split()[0]
            for a, b in zip(before.split(", "), after.split(", "), strict=True)
            if a != b
        ]
        assert changed == [part]


def test_arms_without_a_shoulder_have_signs() -> None:
    f = sy.generate(sy.load("stanford"), "igm").compile()
    found = f(
        pose_of(f, [0.3, 0.5, 0.4, 0.2, 0.6, 0.7]),
        {n: 0.5 for n in f.arm.parameters if n not in f.arm.robot.values},
    )
    assert found.branches == found.signs


def test_a_free_direction_leaves_the_pose_alone(puma: InverseSolver) -> None:
    T = pose_of(puma, [0.3, 0.5, -0.4, 0.2, 0.0, 0.7])
    found = puma(T)
    assert found.singular.any()
    step = 1e-6
    moved = puma.chain.poses(found.solutions + step * found.free)
    assert np.abs(moved - T)[found.singular].max() < 1e-11
    assert np.abs(np.linalg.norm(found.free, axis=1) - found.singular).max() < 1e-12
    regular = puma(pose_of(puma, POSTURE))
    assert not regular.singular.any()
    assert not regular.free.any()


def test_the_nearest_posture_points_to_a_pose_out_of_reach(puma: InverseSolver) -> None:
    T = np.eye(4)
    T[:3, 3] = 3, 0, 0
    assert puma(T).count == 0
    near = puma(T, nearest=True)
    assert near.count > 0
    assert near.nearest
    assert "out of reach" in near.reason
    others = np.random.default_rng(1).uniform(-3, 3, (20_000, 6))
    assert near.errors[0, 0] < puma.chain.errors(others, T)[:, 0].min()
    reachable = puma(pose_of(puma, POSTURE), nearest=True)
    assert not reachable.nearest
    assert reachable.count == 8


def test_a_held_joint_is_swept() -> None:
    f = sy.generate(sy.load("panda"), "igm", fixed="q7").compile()
    assert f.arm.parameters == ("q7",)
    q = np.array([[0.3, 0.4, -0.2, -1.5, 0.6, 1.2]])
    T = f.arm.numeric({"q7": 0.4}).poses(q)[0]
    found = f.sweep(T, q7=[0.0, 0.4, 0.8])
    assert [bool(contains(f.arm.numeric({"q7": 0.4}), s.solutions[None], q)[0]) for s in found] == [
        False,
        True,
        False,
    ]
    for s, x in zip(found, (0.0, 0.4, 0.8), strict=True):
        assert np.abs(f.arm.numeric({"q7": x}).poses(s.solutions) - T).max(initial=0.0) < 1e-10
    with pytest.raises(UnknownName, match="q7"):
        f.sweep(T, q3=[0.0])
    with pytest.raises(InputError, match="q7"):
        f(T)


def test_one_pose_a_few_and_many_agree(puma: InverseSolver) -> None:
    q = np.random.default_rng(3).uniform(-3, 3, (40, 6))
    T = puma.chain.poses(q)
    many = puma.batch(T)
    few = puma.batch(T[:3])
    for k in range(40):
        one = puma(T[k])
        assert np.abs(many[k].solutions - one.solutions).max() < 1e-12
        assert many[k].signs == one.signs
        if k < 3:
            assert np.abs(few[k].solutions - one.solutions).max() < 1e-12
    assert contains(puma.chain, many.solutions, q).all()


def test_any_array_that_holds_the_pose_will_do(puma: InverseSolver) -> None:
    T = pose_of(puma, POSTURE)
    expected = puma(T).solutions
    for other in (T.tolist(), np.asfortranarray(T), np.repeat(T, 2, axis=1)[:, ::2], T[None]):
        assert np.abs(puma(other).solutions - expected).max() < 1e-12
    rough = T.copy()
    rough[:3, :3] = np.round(T[:3, :3], 8)
    assert np.abs(puma(rough).solutions - expected).max() < 1e-6


def test_numpy_gives_what_machine_code_gives(puma: InverseSolver) -> None:
    plain = sy.generate(sy.load("puma560"), "igm").compile("numpy")
    T = puma.chain.poses(np.random.default_rng(3).uniform(-3, 3, (20, 6)))
    a, b = puma.batch(T), plain.batch(T)
    assert (a.count == b.count).all()
    assert np.abs(a.solutions - b.solutions).max() < 1e-9
    with pytest.raises(InputError, match="orthonormal"):
        plain(2 * np.eye(4))


def test_what_is_no_pose_is_explained(puma: InverseSolver) -> None:
    wrong = np.eye(4)
    wrong[0, 0] = np.nan
    with pytest.raises(InputError, match="finite"):
        puma(wrong)
    with pytest.raises(InputError, match="rigid pose"):
        puma(np.diag([1.0, 1.0, -1.0, 1.0]))
    with pytest.raises(InputError, match="pose 1"):
        puma.batch([np.eye(4), 2 * np.eye(4)])
    with pytest.raises(InputError, match=r"f\.batch"):
        puma(np.tile(np.eye(4), (2, 1, 1)))


def test_what_is_no_number_is_explained(puma: InverseSolver) -> None:
    T = pose_of(puma, POSTURE)
    for q0 in ("text", [np.nan] * 6, [0.0] * 5):
        with pytest.raises(InputError, match="q0"):
            puma(T, q0=q0)
    m = sy.generate(sy.load("rx90"), "igm")
    with pytest.raises(InputError, match="'long' for D3"):
        m.compile()(T, {"D3": "long", "RL4": 0.5})
    with pytest.raises(InputError, match="fixed"):
        sy.generate(sy.load("panda"), "igm", fixed={"q7": np.nan})
    general = sy.generate(sy.load("crx10ia"), "igm")
    with pytest.raises(UnknownName, match="D9"):
        general.code("c", values={"D9": 1.0})
    with pytest.raises(InputError, match=r"\(3, 3\)"):
        general.polynomial(np.eye(3))


def test_a_quartic_without_roots_says_by_how_much() -> None:
    f = sy.generate(sy.load("panda"), "igm", fixed={"q7": 0.3}).compile()
    T = np.eye(4)
    T[:3, 3] = 2, 0, 0
    assert "sides differ by" in f(T).reason


def test_values_are_folded_in_or_given_with_the_call() -> None:
    m = sy.generate(sy.load("rx90"), "igm")
    values = {"D3": 0.45, "RL4": 0.5}
    f, g = m.compile(), m.compile(values=values)
    T = g.chain.poses(np.array([POSTURE]))[0]
    assert np.abs(f(T, values).solutions - g(T).solutions).max() < 1e-12


def test_the_program_alone_marks_what_exists() -> None:
    m = sy.generate(sy.load("puma560"), "igm")
    T = pose_of(m.compile(), POSTURE)
    found = m.evaluate(
        dict(zip((s.payload[0] for s in m.details.solved.target), T.ravel(), strict=False))
    )
    assert found["exists"].tolist() == [1.0] * 8


@pytest.mark.parametrize(("name", "joint"), [("panda", "q7"), ("iiwa14", "q3")])
def test_a_sweep_gives_what_calls_give(name: str, joint: str) -> None:
    model = sy.generate(name, "igm", fixed=joint)
    f = model.compile()
    assert model.parameter == f.parameter == joint
    T = f.arm.numeric({joint: 0.4}).poses(np.array([[0.3, 0.4, -0.2, -1.5, 0.6, 1.2]]))[0]
    values = np.linspace(-2.5, 2.5, 21)
    found = f.sweep(T, values)
    assert len(found) == 21
    for x, answer in zip(values, found, strict=True):
        alone = f(T, values={joint: x})
        assert answer.count == alone.count
        gap = np.remainder(answer.solutions[:, None] - alone.solutions + np.pi, 2 * np.pi) - np.pi
        assert (np.abs(gap).max(axis=2).min(axis=1, initial=9.0) < 1e-7).all()
        assert answer.branches == alone.branches
        assert (answer.errors < 1e-9).all()
    with pytest.raises(InputError, match="not finite"):
        f.sweep(T, [0.0, np.nan])


@pytest.mark.parametrize(("name", "joint"), [("panda", "q7"), ("iiwa14", "q3")])
def test_intervals_are_those_of_dense_sampling(name: str, joint: str) -> None:
    f = sy.generate(name, "igm", fixed=joint).compile()
    chain = f.arm.numeric({joint: 0.4})
    rng = np.random.default_rng(3)
    narrow = 0
    for q in rng.uniform(chain.low, chain.high, (3, 6)):
        T = chain.poses(q[None])[0]
        intervals = f.intervals(T)
        assert ((intervals[:, 0] <= 0.4) & (intervals[:, 1] >= 0.4)).any()
        assert (np.diff(intervals.ravel()) > 0).all()
        values = rng.uniform(-2.8, 2.8, 60)
        inside = ((intervals[:, :1] <= values) & (values <= intervals[:, 1:])).any(axis=0)
        reached = [f(T, values={joint: x}, limits=True).count > 0 for x in values]
        assert inside.tolist() == reached
        for end in intervals.ravel()[(np.abs(intervals.ravel()) < 2.89)]:
            sides = [f(T, values={joint: end + x}, limits=True).count > 0 for x in (-1e-7, 1e-7)]
            assert sides[0] != sides[1]
            narrow += 1
    assert narrow > 0
    with pytest.raises(InputError, match="fixed"):
        sy.generate("puma560", "igm").compile().intervals(np.eye(4))


@pytest.mark.parametrize(
    "call",
    [
        lambda f, T: f(10**400),
        lambda f, T: f.batch([10**400]),
        lambda f, T: f.follow(np.zeros((0, 4, 4))),
        lambda f, T: f(T, limits=np.zeros(3)),
        lambda f, T: f(T, certify=np.zeros(3)),
        lambda f, T: f.batch(T, limits="x"),
        lambda f, T: f(T, values=3),
        lambda f, T: f(T, values=np.zeros(2)),
    ],
)
def test_wrong_arguments_of_a_call_are_refused(call):
    f = sy.generate("planar2r", "igm", effort=0).compile()
    with pytest.raises(sy.SymoroError):
        call(f, np.eye(4))
