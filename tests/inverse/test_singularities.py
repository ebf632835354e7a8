"""Singular postures: factors of the determinant, aspects, cuspidal arms, files and pictures."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.errors import UnsupportedRobot
from tests.inverse.arms import contains


def test_aspects_of_an_arm_with_a_spherical_wrist() -> None:
    found = sy.singularities(sy.load("rx90"), poses=40)
    assert found.joints == ("q2", "q3", "q5")
    assert len(found.aspects) == 8  # shoulder, elbow and wrist, two each
    assert not found.cuspidal
    assert sum(a.share for a in found.aspects) == pytest.approx(1.0)
    f = sy.generate("rx90", "igm").compile()
    q = np.zeros((len(found.locus), 6))
    q[:, [1, 2, 4]] = found.locus
    assert f.chain.singular_distance(q[::500]).max() < 0.02  # linear between cells of 6 degrees
    postures = np.array([a.posture for a in found.aspects])
    assert f.chain.singular_distance(postures).min() > 0.05


def test_two_postures_in_one_aspect_give_one_pose() -> None:
    found = sy.singularities(sy.load("general6r"))
    assert found.cuspidal
    assert found.cusp is not None
    f = sy.generate("general6r", "igm").compile()
    pair = np.stack([found.cusp.first, found.cusp.second])
    assert np.abs(f.chain.poses(pair) - found.cusp.pose).max() < 1e-9
    assert not contains(f.chain, pair[:1, None], pair[1:])[0]
    assert len(set(f.chain.orientation(pair).tolist())) == 1


def test_files_and_refusals(tmp_path: Path) -> None:
    found = sy.singularities(sy.load("puma560"), limits=True)
    files = found.write(tmp_path)
    data = json.loads((tmp_path / "singularities.json").read_text())
    assert data["determinant_depends_on"] == ["q2", "q3", "q5"]
    assert len(data["aspects"]) == len(found.aspects) > 0
    assert sum(f.suffix == ".png" for f in files) == 3
    for a in found.aspects:
        for x, j in zip(a.posture, found.robot.moving, strict=True):
            low, high = found.robot.joint(j).limits[:2]
            assert low <= x <= high or x == 0.0
    assert len((tmp_path / "locus.csv").read_text().splitlines()) == len(found.locus) + 1
    with pytest.raises(UnsupportedRobot, match="7 joints"):
        sy.singularities(sy.load("panda"))
    with pytest.raises(UnsupportedRobot, match="closed loops"):
        sy.singularities(sy.load("fivebar"))
