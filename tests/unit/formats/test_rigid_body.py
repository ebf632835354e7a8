"""Rotations, transforms and inertias as numbers, against formulas written another way."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from symoro.formats.description import (
    RigidInertia,
    from_quaternion,
    from_rpy,
    inverse,
    screw,
    short,
    sincos,
    snapped_angle,
    to_rpy,
    transform,
    turn,
)


@pytest.mark.parametrize("q", [(0.3, -0.5, 0.7, 0.2), (2.0, 1.0, -3.0, 0.5), (0.0, 0.0, 1.0, 0.0)])
def test_the_rotation_of_a_quaternion(q: tuple[float, ...]) -> None:
    w, x, y, z = q
    assert np.allclose(from_quaternion(q), Rotation.from_quat([x, y, z, w]).as_matrix())


@pytest.mark.parametrize("rpy", [(0.4, -1.2, 2.9), (0.0, 0.3, -0.2), (-3.0, 1.0, 0.5)])
def test_roll_pitch_yaw_turn_about_fixed_axes_and_come_back(rpy: tuple[float, ...]) -> None:
    R = from_rpy(rpy)
    assert np.allclose(R, Rotation.from_euler("xyz", rpy).as_matrix())
    assert np.allclose(to_rpy(R), rpy)


def test_a_pitch_of_a_quarter_turn_has_roll_zero() -> None:
    for pitch in (math.pi / 2, -math.pi / 2):
        R = from_rpy((0.7, pitch, 0.2))
        roll, _, _ = to_rpy(R)
        assert roll == 0.0
        assert np.allclose(from_rpy(to_rpy(R)), R)


def test_sines_of_quarter_turns_are_exact_and_others_are_not_rounded() -> None:
    assert [sincos(k * math.pi / 2) for k in range(-1, 4)] == [
        (-1.0, 0.0),
        (0.0, 1.0),
        (1.0, 0.0),
        (0.0, -1.0),
        (-1.0, 0.0),
    ]
    near = math.pi / 2 + 1e-12
    assert sincos(near) == (math.sin(near), math.cos(near))


def test_a_screw_turns_about_and_moves_along_its_axis() -> None:
    T = screw("x", 0.3, 2.0)
    assert np.allclose(T, transform(turn([1, 0, 0], 0.3), [2.0, 0, 0]))
    assert np.allclose(T @ inverse(T), np.eye(4))


def test_angles_snap_to_fractions_of_pi_within_the_tolerance() -> None:
    assert snapped_angle(math.pi / 3 + 1e-7, 1e-6) * 3 == 1
    assert snapped_angle(-math.pi, 0.0) == 1
    assert snapped_angle(math.pi / 3 + 1e-5, 1e-6) == math.pi / 3 + 1e-5
    assert snapped_angle(2 * math.pi + 0.1, 1e-9) == pytest.approx(0.1)


def test_short_keeps_numbers_with_more_than_rounding_behind_the_digits() -> None:
    assert short(0.1 + 0.2) == 0.3
    assert short(1 / 3) == 1 / 3
    assert short(1e-17) == 0.0
    assert short(1e-17, 1e-10) == 1e-17


def test_two_bodies_fixed_together_have_the_sum_of_their_inertias_about_any_point() -> None:
    a = RigidInertia(2.0, np.array([0.1, -0.2, 0.3]), np.diag([0.3, 0.2, 0.4]))
    b = RigidInertia(1.5, np.array([-0.4, 0.5, 0.0]), np.diag([0.1, 0.3, 0.2]))
    both = a.joined(b)
    assert both.mass == 3.5
    assert np.allclose(both.mass * both.com, 2.0 * a.com + 1.5 * b.com)
    assert np.allclose(both.about_origin, a.about_origin + b.about_origin)
    T = transform(turn([0, 0.6, 0.8], 0.7), [0.3, 0.1, -0.9])
    assert np.allclose(both.seen(T).about_origin, a.seen(T).joined(b.seen(T)).about_origin)
