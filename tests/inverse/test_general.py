"""The general method: published arms with many solutions, recall on random arms, degenerate poses."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import symoro as sy
from symoro.errors import UnsupportedRobot
from symoro.models.inverse.general import RaghavanRoth, representation
from tests.inverse.arms import chain, contains, postures, random_chain, recall, screw_x, screw_z

DEGREE = np.pi / 180
ROWS = [[-0.760117, -0.641689, 0.102262, -1.140175], [0.133333, 0, 0.991071, 0], [-0.635959, 0.766965, 0.085558, 0]]


def manseur_doty() -> tuple[RaghavanRoth, np.ndarray]:
    """Manseur and Doty's arm and pose with 16 real solutions (A robot manipulator with 16 real inverse kinematic solutions, 1989)."""
    a, alpha, d = (0.3, 1, 0, 1.5, 0, 0), (90, 1, 90, 1, 90, 1), (0, 0, 0.2, 0, 0, 0)
    links = [screw_z(0, r) @ screw_x(t * DEGREE, x) for x, t, r in zip(a, alpha, d, strict=True)]
    T = np.eye(4)
    T[:3] = ROWS
    u, _, v = np.linalg.svd(T[:3, :3])
    T[:3, :3] = u @ v
    return RaghavanRoth(chain([np.eye(4), *links], "RRRRRR")), T


def test_the_14_functions_are_a_representation_of_rigid_motions() -> None:
    A, B = screw_z(0.3, 0.7) @ screw_x(1.1, -0.4), screw_x(-0.6, 0.9) @ screw_z(2.0, 0.2)
    assert np.abs(representation(A @ B) - representation(A) @ representation(B)).max() < 1e-12


def test_manseur_and_doty_have_16_solutions() -> None:
    method, T = manseur_doty()
    found = method.candidates(T[None])
    q = found.q[0][found.exists[0]]
    assert len(q) == 16
    assert np.abs(method.chain.poses(q) - T).max() < 1e-10


def test_the_polynomial_has_degree_16_and_its_real_roots() -> None:
    method, T = manseur_doty()
    roots = np.roots(method.polynomial(T))
    assert len(roots) == 16
    assert (np.abs(roots.imag) < 1e-5 * (1 + np.abs(roots))).all()


@pytest.mark.parametrize("types", ["RRRRRR", "RRPRRR", "PRRRRR", "RRRRRP", "RPPRRR", "PRRRRP", "RRPRPR"])
def test_random_arms_give_their_postures_back(types: str) -> None:
    rng = np.random.default_rng(3)
    for _ in range(3 if types == "RRRRRR" else 1):
        method = RaghavanRoth(random_chain(types, rng))
        q = postures(method.chain, 40)
        found = method.candidates(method.chain.poses(q))
        there = np.where(found.exists[:, :, None], found.q, np.inf)
        with np.errstate(invalid="ignore"):
            assert contains(method.chain, there, q).all()


def test_a_shape_whose_elimination_is_singular_is_refused() -> None:
    with pytest.raises(UnsupportedRobot, match="RPRRPR"):
        RaghavanRoth(random_chain("RPRRPR", np.random.default_rng(3)))


def test_model_of_an_arm_with_symbols() -> None:
    m = sy.generate(sy.load("general6r"), "igm-general")
    hits, counts = recall(m.compile(), 40)
    assert hits == 40
    assert (counts % 2 == 0).all()
    with pytest.raises(UnsupportedRobot, match="igm-paul"):
        m.code("c")


@pytest.mark.parametrize("name", ["crx10ia", "jaco2"])
def test_regular_poses_on_a_grid_of_right_angles_are_complete(name: str) -> None:
    f = sy.generate(sy.load(name), "igm-general").compile()
    q = np.array(list(itertools.product([0, np.pi / 2, np.pi, -np.pi / 2], repeat=4)))
    q = np.column_stack([np.full(len(q), np.pi / 2), q, np.zeros(len(q))])
    T, axes, points = f.chain.forward(q)
    regular = np.linalg.svd(f.chain.jacobian(axes, points, T[:, :3, 3]), compute_uv=False)[:, -1] > 1e-3
    found = f.batch(T[regular])
    there = np.where(found.exists[:, :, None], found.solutions, np.inf)
    assert regular.sum() > 50
    with np.errstate(invalid="ignore"):
        assert contains(f.chain, there, q[regular]).all()


def test_out_of_reach_has_a_reason() -> None:
    f = sy.generate(sy.load("general6r"), "igm-general").compile(values={n: 0.5 for n in sy.generate(sy.load("general6r"), "igm-general").parameters})
    T = np.eye(4)
    T[:3, 3] = 50, 0, 0
    found = f(T)
    assert found.count == 0
    assert "out of reach" in found.reason


def test_other_numbers_of_joints_are_refused() -> None:
    with pytest.raises(UnsupportedRobot, match="six joints"):
        sy.generate(sy.load("panda"), "igm-general")
    with pytest.raises(UnsupportedRobot, match="igm-paul"):
        sy.generate(sy.load("scara"), "igm-general")
