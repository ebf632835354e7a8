"""Pieper's method: the centre anywhere, every type of the position joints, its code, and the
automatic choice.
"""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest

import symoro as sy
from symoro.errors import UnsupportedRobot
from symoro.expr.equation_types import Conic, circle_roots, length_roots
from symoro.expr.node import as_expr
from symoro.models.inverse.branch_program import pose_states
from symoro.robot.data import PRISMATIC, REVOLUTE
from tests.inverse.arms import contains, eight_joints, interpreted, postures, recall, serial

KINDS = {
    "general": (0.7, 0.6),
    "parallel": (0.0, 0.6),
    "meeting": (0.7, 0.0),
    "right": (np.pi / 2, 0.6),
}
TYPES = ["".join(t) for t in itertools.product("RP", repeat=3)]


# --- quartics against eigenvalues -----------------------------------------------------------------


def companion_roots(p: np.ndarray) -> np.ndarray:
    K = np.zeros((len(p), 4, 4), dtype=p.dtype)
    K[:, 0], K[:, [1, 2, 3], [0, 1, 2]] = -p[:, 1:] / p[:, :1], 1.0
    return np.linalg.eigvals(K)


def test_a_conic_meets_the_circle_in_the_roots_of_its_quartic() -> None:
    F = Conic(*np.random.default_rng(0).normal(size=(6, 20_000)))
    angles = 2 * np.pi * np.arange(5) / 5
    c = np.fft.fft(np.array([F.at(np.cos(a), np.sin(a)) for a in angles]).T, axis=1) / 5
    z = companion_roots(c[:, [2, 1, 0, 4, 3]])
    real = np.abs(np.abs(z) - 1) < 1e-9
    found = circle_roots(F)
    values, exists = (
        np.array(x).T for x in ([r.values[0] for r in found], [r.exists for r in found])
    )
    gap = np.abs(np.remainder(np.angle(z)[:, :, None] - values[:, None] + np.pi, 2 * np.pi) - np.pi)
    gap = np.where(exists[:, None] > 0.5, gap, np.inf).min(axis=2)
    assert real.sum() > 20_000
    assert gap[real].max() < 1e-5


def test_a_conic_meets_the_parabola_in_the_roots_of_its_quartic() -> None:
    F = Conic(*np.random.default_rng(1).normal(size=(6, 20_000)))
    x = companion_roots(np.stack([F.yy, 2 * F.xy, F.xx + 2 * F.yw, 2 * F.xw, F.ww], axis=1))
    real = np.abs(x.imag) < 1e-9 * (1 + np.abs(x))
    found = length_roots(F)
    values, exists = (
        np.array(v).T for v in ([r.values[0] for r in found], [r.exists for r in found])
    )
    gap = np.abs(x.real[:, :, None] - values[:, None]) / (1 + np.abs(x[:, :, None]))
    assert real.sum() > 20_000
    assert np.where(exists[:, None] > 0.5, gap, np.inf).min(axis=2)[real].max() < 1e-5


# --- arms -----------------------------------------------------------------------------------------


def arm(first: int, types: str, kind: str) -> sy.Robot:
    """A spherical triple from joint `first` (0..3) on; the others, in the order of the loop, have
    the types and the kind between the first two.
    """
    rng = np.random.default_rng(4)
    links = [
        [rng.uniform(0.4, 1.2), rng.uniform(0.3, 1), 0.3, rng.uniform(0.3, 1)] for _ in range(7)
    ]
    links[first + 1], links[first + 2] = [1.2, 0.0, 0.3, 0.0], [-0.9, 0.0, 0.2, 0.4]
    order = [(first + 3 + k) % 6 for k in range(3)]
    if order[0] < 5:
        links[order[0] + 1] = [*KINDS[kind], 0.3, 0.5]
    shape = [REVOLUTE] * 6
    for k, t in zip(order, types, strict=True):
        shape[k] = PRISMATIC if t == "P" else REVOLUTE
    alpha, d, theta, r = links[6]
    return serial(
        [(s, a, b, t, z) for s, (a, b, t, z) in zip(shape, links[:6], strict=True)],
        (alpha, d, theta, r),
    )


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("types", TYPES)
def test_every_position_case_with_the_centre_anywhere(first: int, types: str) -> None:
    for kind in KINDS if first == 3 else ("general",):
        if kind == "parallel" and types[:2] == "PP":
            continue  # two sliding joints along one line: no inverse
        method = interpreted(sy.generate(arm(first, types, kind), "igm-pieper"))
        q = postures(method.chain, 20)
        found = method.many(method.chain.poses(q))
        there = np.where(
            np.arange(found.q.shape[1])[:, None] < found.counts[:, None, None], found.q, 1e9
        )
        assert contains(method.chain, there, q).all(), kind


@pytest.mark.parametrize(
    ("name", "count"), [("puma560", 8), ("stanford", 8), ("th8", 4), ("rx90", 8)]
)
def test_built_in_arms(name: str, count: int) -> None:
    m = sy.generate(sy.load(name), "igm-pieper")
    hits, counts = recall(m.compile(), 60)
    assert (hits, counts.max()) == (60, count)
    assert "m = 5" in m.notes[0]


def test_steps_are_readable_and_in_latex() -> None:
    m = sy.generate(sy.load("panda"), "igm-pieper", fixed={"q7": 0.3})
    assert [s.type for s in m.steps] == [10, 3, 3, 2, 3, 3]
    assert "four roots" in m.report()
    latex = m.latex()
    assert latex.count("\\begin{align*}") == latex.count("\\end{align*}") > 0


def test_code_with_a_quartic_agrees_with_the_interpreter() -> None:
    results = sy.generate(sy.load("panda"), "igm-pieper", fixed={"q5": 0.3}).verify(
        "c,python,matlab"
    )
    assert [(r.language, r.reason) for r in results if not r.passed and not r.missing] == []
    assert any(r.passed for r in results)


def test_a_calibrated_arm_goes_to_the_general_method() -> None:
    robot = sy.load("puma560")
    frames = list(robot.frames)
    frames[4] = dataclasses.replace(frames[4], d=as_expr(2e-4))
    frames[2] = dataclasses.replace(frames[2], alpha=as_expr(3e-4))
    calibrated = dataclasses.replace(robot, frames=tuple(frames))
    with pytest.raises(UnsupportedRobot, match="igm-general"):
        sy.generate(calibrated, "igm-pieper")
    m = sy.generate(calibrated, "igm")
    assert m.id == "igm-general"
    f = m.compile()
    q = postures(f.chain, 400)
    q = q[np.linalg.svd(f.chain._scaled_jacobian(q), compute_uv=False)[:, -1] > 1e-2]
    found = f.batch(f.chain.poses(q))
    assert len(q) > 200
    assert contains(f.chain, np.where(found.exists[:, :, None], found.solutions, 1e9), q).all()


# --- the automatic choice -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "joint", "method"), [
    ("puma560", "", "igm-paul"), ("ur5", "", "igm-paul"), ("scara", "", "igm-paul"), ("general6r", "", "igm-general"),
    ("ur10e", "", "igm-paul"), ("irb120", "", "igm-paul"), ("irb6700", "", "igm-paul"), ("lrmate200id", "", "igm-paul"), ("kr6r900", "", "igm-paul"),
    ("crx10ia", "", "igm-general"), ("jaco2", "", "igm-general"), ("iiwa14", "q3", "igm-pieper"),
    ("panda", "q7", "igm-pieper"), ("panda", "q5", "igm-pieper"), ("panda", "q3", "igm-general"), ("lwr", "q3", "igm-pieper"),
])  # fmt: skip
def test_igm_chooses_and_says_why(name: str, joint: str, method: str) -> None:
    m = sy.generate(sy.load(name), "igm", fixed={joint: 0.3} if joint else {})
    assert m.id == method
    assert m.notes[0].startswith(f"igm: {method}, since")
    assert recall(m.compile(), 25)[0] == 25


def test_an_arm_of_eight_joints_wants_a_joint_held() -> None:
    with pytest.raises(UnsupportedRobot, match=r"q8=0\.3"):
        sy.generate(eight_joints(), "igm")


@pytest.mark.parametrize("name", ["kr6r900", "irb6700"])
def test_the_roots_of_a_quartic_are_listed_piece_by_piece(name: str) -> None:
    robot = sy.load(name)
    fast, listed = (sy.generate(robot, "igm-pieper", mode=mode) for mode in ("fast", "symoro"))
    assert 10 in {step.type for step in listed.steps}
    assert len(listed.code("c", comments=False)) < 4 * len(fast.code("c", comments=False))
    values = {
        **{p: 0.4 for p in fast.parameters},
        **pose_states(fast.details.solved, robot.values, 12),
    }
    a, b = fast.evaluate(values), listed.evaluate(values)
    assert np.array_equal(a["exists"] > 0.5, b["exists"] > 0.5)
    assert (a["exists"] > 0.5).any()
    np.testing.assert_allclose(
        np.where(a["exists"][..., None] > 0.5, a["solutions"] - b["solutions"], 0.0), 0.0, atol=1e-7
    )
