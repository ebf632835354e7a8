"""Pieper's method: the centre anywhere, every type of the position joints, and the automatic choice."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import symoro as sy
from symoro.errors import UnsupportedRobot
from symoro.models.inverse.numeric import Chain
from symoro.models.inverse.pieper import PieperMethod, structure_of
from tests.inverse.arms import chain, contains, postures, recall, screw_x, screw_z

KINDS = {"general": (0.7, 0.6), "parallel": (0.0, 0.6), "meeting": (0.7, 0.0), "right": (np.pi / 2, 0.6)}
TYPES = ["".join(t) for t in itertools.product("RP", repeat=3)]


def arm(first: int, types: str, kind: str) -> Chain:
    """A spherical triple from joint `first` (0..3) on; the others, in the order of the loop, have the types and the kind between the first two."""
    rng = np.random.default_rng(4)
    links = [screw_x(rng.uniform(0.4, 1.2), rng.uniform(0.3, 1)) @ screw_z(0.3, rng.uniform(0.3, 1)) for _ in range(7)]
    links[first + 1] = screw_x(1.2, 0) @ screw_z(0.3, 0)
    links[first + 2] = screw_x(-0.9, 0) @ screw_z(0.2, 0.4)
    order = [(first + 3 + k) % 6 for k in range(3)]
    alpha, d = KINDS[kind]
    if order[0] < 5:
        links[order[0] + 1] = screw_x(alpha, d) @ screw_z(0.3, 0.5)
    shape = ["R"] * 6
    for k, t in zip(order, types, strict=True):
        shape[k] = t
    return chain(links, "".join(shape))


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("types", TYPES)
def test_every_position_case_with_the_centre_anywhere(first: int, types: str) -> None:
    for kind in KINDS:
        if kind == "parallel" and types[:2] == "PP":
            continue  # two sliding joints along one line: no inverse
        c = arm(first, types, kind)
        method = PieperMethod(c)
        q = postures(c, 20)
        poses = c.poses(q)
        found = method.candidates(poses)
        owner, row = np.nonzero(found.exists)
        polished, miss = c.polished(found.q[owner, row], poses[owner])
        there = np.full(found.q.shape, np.inf)
        there[owner[miss < 1e-10], row[miss < 1e-10]] = polished[miss < 1e-10]
        with np.errstate(invalid="ignore"):
            assert contains(c, there, q).all(), kind


@pytest.mark.parametrize(("name", "count"), [("puma560", 8), ("stanford", 8), ("th8", 4), ("rx90", 8)])
def test_built_in_arms(name: str, count: int) -> None:
    m = sy.generate(sy.load(name), "igm-pieper")
    hits, counts = recall(m.compile(), 60)
    assert (hits, counts.max()) == (60, count)
    assert "m = 5" in m.notes[0]


def test_a_nearly_spherical_wrist_is_none() -> None:
    c = arm(3, "RRR", "general")
    assert structure_of(c) is not None
    off = c.constants.copy()
    off[5][0, 3] += 1e-5
    assert structure_of(chain(list(off), "RRRRRR")) is None
    with pytest.raises(UnsupportedRobot, match="igm-general"):
        PieperMethod(chain(list(off), "RRRRRR"))


# --- the automatic choice --------------------------------------------------------------------------------------


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


def test_a_redundant_arm_wants_a_joint_held() -> None:
    with pytest.raises(UnsupportedRobot, match=r"q7=0\.3"):
        sy.generate(sy.load("panda"), "igm")
