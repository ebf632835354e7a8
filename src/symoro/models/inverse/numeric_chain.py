"""A serial arm in numbers: its direct model and Jacobian on many postures at once, and Newton's
method.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symoro.errors import InputError

Array = np.ndarray
# how well a solution reproduces the pose, rad and parts of the arm's size (at least 1 m)
POSE_TOLERANCE = 1e-10
MISFIT_TOLERANCE = 1e-13  # a misfit that needs no further step
POLISHING_STEPS = 12
LIMIT_TOLERANCE = 1e-9  # rad or m by which a joint may pass its limit
SAME_POSTURE = 1e-6  # rad or parts of the arm's size between postures that count as one
SINGULAR_VALUE = 1e-5  # the least singular value of the Jacobian at which a joint counts as free


@dataclass(frozen=True)
class Chain:
    """T = C0 Z1 C1 ... Zn Cn with constants (n+1, 4, 4); `turns` says which joints are revolute."""

    constants: Array
    turns: Array
    factors: Array
    low: Array
    high: Array

    @property
    def n(self) -> int:
        return len(self.turns)

    @cached_property
    def size(self) -> float:
        """A length that is typical of the arm."""
        return float(np.linalg.norm(self.constants[:, :3, 3], axis=1).sum()) or 1.0

    @cached_property
    def packed(self) -> Array:
        """The numbers that compiled code reads: n, size, turns, factors, limits (6 each), 7
        constants (3x4).
        """
        if self.n > 6:
            raise InputError(
                "arm", f"{self.n} joints", "6 at most", "Hold the others with fixed={joint: value}."
            )
        six = np.zeros((4, 6))
        six[:, : self.n] = self.turns, self.factors, self.low, self.high
        constants = np.tile(np.eye(4), (7, 1, 1))
        constants[: self.n + 1] = self.constants
        return np.concatenate([[self.n, self.size], six.ravel(), constants[:, :3].ravel()])

    def inside(self, q: Array) -> Array:
        """(…,) whether the joints of postures (…, n) are within their limits."""
        return np.asarray(
            np.all((q >= self.low - LIMIT_TOLERANCE) & (q <= self.high + LIMIT_TOLERANCE), axis=-1)
        )

    def forward(self, q: Array) -> tuple[Array, Array, Array]:
        """Poses (N, 4, 4), axes (N, n, 3) and points on them (N, n, 3), all in the base frame, of
        postures (N, n).
        """
        T = np.broadcast_to(self.constants[0], (len(q), 4, 4))
        axes, points = np.empty((len(q), self.n, 3)), np.empty((len(q), self.n, 3))
        for k in range(self.n):
            axes[:, k], points[:, k] = T[:, :3, 2], T[:, :3, 3]
            T = self._moved(T, k, q[:, k] * self.factors[k]) @ self.constants[k + 1]
        return T, axes, points

    def _moved(self, T: Array, k: int, x: Array) -> Array:
        out = np.array(T)
        if self.turns[k]:
            c, s = np.cos(x)[:, None], np.sin(x)[:, None]
            out[:, :3, 0], out[:, :3, 1] = (
                T[:, :3, 0] * c + T[:, :3, 1] * s,
                T[:, :3, 1] * c - T[:, :3, 0] * s,
            )
        else:
            out[:, :3, 3] += T[:, :3, 2] * x[:, None]
        return out

    def poses(self, q: Array) -> Array:
        return self.forward(np.atleast_2d(q))[0]

    def jacobian(self, axes: Array, points: Array, tip: Array) -> Array:
        """(N, 6, n): velocity of the tip, then angular velocity."""
        z, d = axes * self.factors[:, None], tip[:, None] - points
        J = np.zeros((len(axes), 6, self.n))
        for k in range(3):
            turned = z[..., k - 2] * d[..., k - 1] - z[..., k - 1] * d[..., k - 2]
            J[:, k] = np.where(self.turns, turned, z[..., k])
            J[:, k + 3] = np.where(self.turns, z[..., k], 0.0)
        return J

    def misfit(self, T: Array, goal: Array) -> Array:
        """(N, 6): position over the arm's size, and rotation in rad, from T to the goal."""
        error = np.empty((len(T), 6))
        error[:, :3] = (goal[:, :3, 3] - T[:, :3, 3]) / self.size
        R = goal[:, :3, :3] @ np.swapaxes(T[:, :3, :3], 1, 2)
        turn = 0.5 * np.stack(
            [R[:, 2, 1] - R[:, 1, 2], R[:, 0, 2] - R[:, 2, 0], R[:, 1, 0] - R[:, 0, 1]], axis=-1
        )
        cosine = 0.5 * (np.trace(R, axis1=1, axis2=2) - 1)
        sine = np.linalg.norm(turn, axis=1)
        angle = np.arctan2(sine, cosine)
        factor = np.where(sine > 1e-9, angle / np.where(sine > 1e-9, sine, 1.0), 1.0)
        error[:, 3:] = turn * factor[:, None]
        error[:, 3] += np.where((sine <= 1e-9) & (cosine < 0), np.pi, 0.0)
        return error

    def polished(self, q: Array, goal: Array, passes: int = POLISHING_STEPS) -> tuple[Array, Array]:
        """Newton's method on the direct model, as far as it helps: postures and how much of the
        pose they miss (N,).

        Postures that are near or beyond a singularity move by the least step.
        """
        scale = np.array([self.size] * 3 + [1.0] * 3)[:, None]
        q = np.array(q, dtype=float)
        best, left = q.copy(), np.full(len(q), np.inf)
        active = np.arange(len(q))
        for _ in range(passes + 1):
            T, axes, points = self.forward(q[active])
            error = self.misfit(T, goal[active])
            miss = np.abs(error).max(axis=1, initial=0.0)
            better = miss < left[active]
            best[active[better]], left[active[better]] = q[active[better]], miss[better]
            going = (
                (better | (left[active] > POSE_TOLERANCE))
                & (miss > MISFIT_TOLERANCE)
                & np.isfinite(miss)
            )  # beside a singularity it may get worse first
            if not going.any():
                break
            active = active[going]
            J = self.jacobian(axes[going], points[going], T[going][:, :3, 3]) / scale
            step = (np.linalg.pinv(J, rcond=1e-9) @ error[going][:, :, None])[:, :, 0]
            q[active] = (
                q[active]
                + step
                * np.minimum(
                    1.0, 1.0 / np.maximum(np.abs(step).max(axis=1, initial=1e-300), 1e-300)
                )[:, None]
            )
        return self.wrapped(best), left

    def continued(self, q: Array, goal: Array, held: int) -> tuple[Array, Array]:
        """Newton's method on the direct model of an arm with seven joints, without moving joint
        `held`, from postures near solutions of one pose: postures and how much of the pose they
        miss (N,). A posture is given up when a step, the first excepted, does not nearly halve its
        misfit: beside a fold the first step goes too far.
        """
        scale = np.array([self.size] * 3 + [1.0] * 3)[:, None]
        q, left = np.array(q, dtype=float), np.full(len(q), np.inf)
        others, active = np.delete(np.arange(self.n), held), np.arange(len(q))
        at, last = q.copy(), np.full(len(q), np.inf)
        for k in range(2 * POLISHING_STEPS):
            T, axes, points = self.forward(at)
            error = self.misfit(T, goal)
            miss = np.abs(error).max(axis=1, initial=0.0)
            better = miss < left[active]
            q[active[better]], left[active[better]] = at[better], miss[better]
            going = (miss > MISFIT_TOLERANCE) & ((miss < 0.6 * last) | (k == 1))
            J = self.jacobian(axes, points, T[:, :3, 3])[:, :, others] / scale
            going[going] = np.linalg.det(J[going]) != 0.0
            if not going.any():
                break
            active, at, last = active[going], at[going], miss[going]
            at[:, others] += np.linalg.solve(J[going], error[going, :, None])[..., 0]
        return self.wrapped(q), left

    def element_rates(self, q: Array) -> tuple[Array, Array]:
        """Poses (N, 4, 4) and the derivatives of their elements (N, 3, 4, n) by the joints."""
        T, axes, points = self.forward(q)
        J = self.jacobian(axes, points, T[:, :3, 3])
        rates = np.empty((len(q), 3, 4, self.n))
        rates[:, :, 3] = J[:, :3]
        for c in range(3):
            rates[:, :, c] = np.cross(J[:, 3:], T[:, :3, c, None], axis=1)
        return T, rates

    def polished_elements(
        self, q: Array, goal: Array, counted: Array, passes: int = POLISHING_STEPS
    ) -> tuple[Array, Array]:
        """Newton's method on some elements of the pose, where `counted` (3, 4): postures, and how
        much of these elements they miss (N,), lengths in parts of the arm's size.
        """
        q = np.array(q, dtype=float)
        best, left = q.copy(), np.full(len(q), np.inf)
        scale = np.where(np.arange(4) == 3, self.size, 1.0) * np.ones((3, 1))
        for _ in range(passes + 1):
            T, rates = self.element_rates(q)
            error = ((goal - T)[:, :3] / scale)[:, counted]
            miss = np.abs(error).max(axis=1, initial=0.0)
            better = miss < left
            best[better], left[better] = q[better], miss[better]
            if not len(q) or not ((left > MISFIT_TOLERANCE) & np.isfinite(miss)).any():
                break
            J = (rates / scale[:, :, None])[:, counted]
            step = (np.linalg.pinv(J, rcond=1e-9) @ error[:, :, None])[:, :, 0]
            longest = np.abs(step).max(axis=1, initial=1e-300)[:, None]
            q = q + step * np.minimum(1.0, 1.0 / longest)
        return self.wrapped(best), left

    def wrapped(self, q: Array) -> Array:
        """Angles in (-pi, pi]."""
        return np.where(self.turns, np.pi - np.remainder(np.pi - q, 2 * np.pi), q)

    def into_limits(self, q: Array) -> Array:
        """Angles on the turn nearest the middle of their range; with one limit, on the first turn
        within it.
        """
        low, high = self.low, self.high
        limited = np.isfinite(low) & np.isfinite(high)
        middle = 0.5 * (np.where(limited, low, 0) + np.where(limited, high, 0))
        x = q - 2 * np.pi * np.ceil((q - middle) / (2 * np.pi) - 0.5)
        below = np.where(np.isfinite(low), np.ceil((low - LIMIT_TOLERANCE - x) / (2 * np.pi)), 0)
        above = np.where(np.isfinite(high), np.ceil((x - high - LIMIT_TOLERANCE) / (2 * np.pi)), 0)
        turns = np.where(limited, 0, np.maximum(below, 0) - np.maximum(above, 0))
        return np.where(self.turns, x + 2 * np.pi * turns, q)

    def _scaled_jacobian(self, q: Array) -> Array:
        """(N, 6, n), lengths in units of the arm's size."""
        T, axes, points = self.forward(q)
        J = self.jacobian(axes, points, T[:, :3, 3])
        J[:, :3] /= self.size
        return J

    def singular(self, q: Array) -> Array:
        """(N,) whether some joint can move without moving the tip."""
        return self.singular_distance(q) < SINGULAR_VALUE

    def singular_distance(self, q: Array) -> Array:
        """(N,): the least singular value of the Jacobian, lengths in parts of the arm's size."""
        if not len(q):
            return np.zeros(0)
        return np.asarray(np.linalg.svd(self._scaled_jacobian(q), compute_uv=False)[:, -1])

    def slopes(self, q: Array, k: int) -> Array:
        """(N, n): derivatives of the joints by joint k while the tip stays, of arms with seven
        joints; infinite where the others cannot follow.
        """
        J = self._scaled_jacobian(q)
        others = np.delete(np.arange(self.n), k)
        A, out = J[:, :, others], np.ones_like(q)
        try:
            out[:, others] = -np.linalg.solve(A, J[:, :, k, None])[..., 0]
        except np.linalg.LinAlgError:
            stuck = np.linalg.det(A) == 0.0
            A[stuck] = np.eye(6)
            out[:, others] = -np.linalg.solve(A, J[:, :, k, None])[..., 0]
            out[np.ix_(stuck, others)] = np.inf
        return out

    def manipulability(self, q: Array) -> Array:
        """(N,): the product of the singular values of the Jacobian, lengths in parts of the arm's
        size.
        """
        return np.asarray(np.linalg.svd(self._scaled_jacobian(q), compute_uv=False).prod(axis=1))

    def pose_derivative(self, q: Array) -> Array:
        """(N, n, 6): derivatives of the joints by the position of the tip (m) and by a rotation
        (rad), both in the base frame. The least change where a joint is free.
        """
        scale = np.array([self.size] * 3 + [1.0] * 3)
        return np.asarray(np.linalg.pinv(self._scaled_jacobian(q), rcond=SINGULAR_VALUE) / scale)

    def predicted(self, q: Array, pose: Array, goal: Array) -> Array:
        """Postures (N, n) at a pose, moved to the first order to another pose."""
        error = self.misfit(pose[None], goal[None])[0]
        return np.asarray(q + np.linalg.pinv(self._scaled_jacobian(q), rcond=1e-7) @ error)

    def orientation(self, q: Array) -> Array:
        """(N,): the sign of the Jacobian's determinant, 0 where it is singular; of six joints."""
        if self.n != 6:
            return np.zeros(len(q))
        det = np.linalg.det(self._scaled_jacobian(q))
        return np.where(self.singular(q), 0.0, np.sign(det))

    def free_directions(self, q: Array, singular: Array) -> Array:
        """(N, n): for singular postures the direction, of length 1, in which the joints move while
        the tip stays; zero for others.
        """
        out = np.zeros_like(q)
        which = np.asarray(singular) > 0
        if which.any():
            v = np.linalg.svd(self._scaled_jacobian(q[which]))[2][:, -1]
            out[which] = v * np.where(
                np.take_along_axis(v, np.abs(v).argmax(axis=1)[:, None], axis=1) < 0, -1.0, 1.0
            )
        return out

    def errors(self, q: Array, goal: Array) -> Array:
        """(N, 2): the distance (m) and the angle (rad) between the poses of postures (N, n) and a
        goal (4, 4).
        """
        error = self.misfit(self.poses(q), np.broadcast_to(goal, (len(q), 4, 4)))
        lengths = np.linalg.norm(error.reshape(-1, 2, 3), axis=2)
        return np.asarray(lengths * [self.size, 1.0])


def distinct(chain: Chain, q: Array, owner: Array) -> Array:
    """Indices of the first of each group of equal postures of one pose, in order; the owners
    ascend.
    """
    keep = np.ones(len(q), dtype=bool)
    tolerance = np.where(chain.turns, SAME_POSTURE, SAME_POSTURE * chain.size)
    for shift in range(1, int(np.bincount(owner).max(initial=0))):
        k = np.arange(shift, len(q))
        gap = q[k] - q[k - shift]
        gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
        keep[k] &= ~((owner[k] == owner[k - shift]) & np.all(np.abs(gap) < tolerance, axis=1))
    return np.flatnonzero(keep)


def rigid_inverse(T: Array) -> Array:
    """Inverses of rigid transforms (..., 4, 4)."""
    out = np.zeros_like(T)
    R = np.swapaxes(T[..., :3, :3], -1, -2)
    out[..., :3, :3], out[..., 3, 3] = R, 1.0
    out[..., :3, 3] = -(R @ T[..., :3, 3:])[..., 0]
    return out


def screw_z(turns: bool, x: float) -> Array:
    """Z(x), (4, 4): a turn about z, or a slide along it."""
    Z = np.eye(4)
    if turns:
        Z[0, 0], Z[0, 1], Z[1, 0], Z[1, 1] = np.cos(x), -np.sin(x), np.sin(x), np.cos(x)
    else:
        Z[2, 3] = x
    return Z


PARALLEL_SINE = 1e-9
# parts of the arm's size, and rad, within which axes count as meeting or parallel
AXIS_TOLERANCE = 1e-10


def spherical(chain: Chain, m: int) -> bool:
    """True if the axes of three consecutive joints meet in one point, and neighbours are not
    parallel.
    """
    along = []
    for A in (chain.constants[m + 1], chain.constants[m + 2]):
        a, p = A[:3, 2], A[:3, 3]
        if np.hypot(a[0], a[1]) < 1e-6:
            return False
        before, behind = _nearest_points(A)
        point = p + behind * a
        if np.hypot(point[0], point[1]) > AXIS_TOLERANCE * chain.size:
            return False
        along.append((before, behind))
    return abs(along[0][1] - along[1][0]) < AXIS_TOLERANCE * chain.size


def _nearest_points(A: Array) -> tuple[float, float]:
    """The points where the axis z of frame A and that of the reference are nearest: distances along
    the reference and along A.
    """
    a, p = A[:3, 2], A[:3, 3]
    t = -float(p[0] * a[0] + p[1] * a[1]) / float(a[0] ** 2 + a[1] ** 2)
    return float(p[2] + t * a[2]), t


@dataclass(frozen=True)
class ArmAngle:
    """The stereographic arm angle (shoulder, elbow, wrist) of an arm of seven revolute joints whose
    first three and last three axes meet in a point each [EW].

    S and W are the centres of shoulder and wrist, E is the point of the elbow's axis nearest to S.
    The angle is that about w = SW/|SW| from ((w - t) x r) x w to the part of SE across w, with
    t = -z1 and r = x1 of the frame in which joint 1 turns: it is undefined only where w = t.

    [EW] A. J. Elias, J. T. Wen, Redundancy parameterization and inverse kinematics of 7-DOF
    revolute manipulators, Mechanism and Machine Theory 204, 2024.
    """

    chain: Chain
    S: Array  # in the base frame
    W: Array  # in the frame whose pose is given
    upper: Array  # S in the frame before the elbow
    fore: Array  # W in the frame behind the elbow

    @staticmethod
    def of_chain(chain: Chain) -> ArmAngle | None:
        """The arm angle, None where the arm has none."""
        if chain.n != 7 or not chain.turns.all():
            return None
        if not (spherical(chain, 0) and spherical(chain, 4)):
            return None
        C = chain.constants

        def on_axis(T: Array, distance: float) -> Array:
            return np.asarray(T[:3, 2] * distance + T[:3, 3])

        S = on_axis(C[0], _nearest_points(C[1])[0])
        upper = on_axis(rigid_inverse(C[3]), _nearest_points(C[2])[1])
        fore = on_axis(C[4], _nearest_points(C[5])[0])
        W = on_axis(rigid_inverse(C[7]), _nearest_points(C[6])[1])
        apart = min(np.hypot(*upper[:2]), np.hypot(*fore[:2]))
        return ArmAngle(chain, S, W, upper, fore) if apart > AXIS_TOLERANCE * chain.size else None

    def directions(self, poses: Array) -> tuple[Array, Array, Array, Array]:
        """The distance |SW| (N,), w, and the axes across it (N, 3) from which and to which the
        angle turns by a quarter, of poses (N, 4, 4).
        """
        p = poses[:, :3, :3] @ self.W + poses[:, :3, 3] - self.S
        reach = np.linalg.norm(p, axis=1)
        w = p / np.maximum(reach, 1e-300)[:, None]
        base = self.chain.constants[0][:3, :3]
        b = w @ base
        flat = b[:, 0] ** 2 + b[:, 1] ** 2
        D = np.where(b[:, 2] <= 0, flat / np.maximum(1 - b[:, 2], 1), 1 + b[:, 2])
        part = b[:, 0] / np.maximum(D, 1e-280)
        x = np.stack([1 - part * b[:, 0], -part * b[:, 1], -b[:, 0]], axis=1) @ base.T
        return reach, w, x, np.cross(w, x)

    def of(self, q: Array) -> Array:
        """(N,) the arm angles of postures (N, 7), rad in (-pi, pi]."""
        T, axes, points = self.chain.forward(q)
        z, p = axes[:, 3], points[:, 3]
        E = p + z * np.sum(z * (self.S - p), axis=1, keepdims=True)
        _, _, x, y = self.directions(T)
        e = E - self.S
        return np.asarray(np.arctan2(np.sum(e * y, axis=1), np.sum(e * x, axis=1)))


def has_anatomy(chain: Chain) -> bool:
    """Six revolute joints, the second and third axes parallel, and the last three through one
    point, or the fourth parallel too.
    """
    if (
        chain.n != 6
        or not chain.turns.all()
        or abs(abs(chain.constants[1][2, 2]) - 1) < PARALLEL_SINE
    ):
        return False
    second, third = chain.constants[2], chain.constants[3]
    return abs(abs(second[2, 2]) - 1) < PARALLEL_SINE and (
        abs(abs(third[2, 2]) - 1) < PARALLEL_SINE or _meet(chain)
    )


def _meet(chain: Chain) -> bool:
    """True if axes 4, 5, 6 meet in one point."""
    _, axes, points = chain.forward(np.full((1, 6), 0.4))
    z, p = axes[0, 3:], points[0, 3:]
    A = np.concatenate([np.eye(3) - np.outer(a, a) for a in z])
    b = np.concatenate([(np.eye(3) - np.outer(a, a)) @ x for a, x in zip(z, p, strict=True)])
    centre = np.linalg.lstsq(A, b, rcond=None)[0]
    return bool(np.abs(A @ centre - b).max() < PARALLEL_SINE * chain.size)


def anatomy(chain: Chain, q: Array) -> tuple[str, ...]:
    """Shoulder, elbow and wrist of postures (count, 6); empty where the arm has none.

    The shoulder is in front where the wrist lies on the side of the first axis to which x1 points;
    the elbow is up where it lies above the line from the shoulder to the wrist (z0 points upwards);
    the wrist is flipped where the axes 4, 5, 6 are left-handed.
    """
    if not len(q) or not has_anatomy(chain):
        return ()
    _, z, p = chain.forward(q)
    wrist = p[:, 4]
    side = -1.0 if chain.constants[1][1, 2] > 0 else 1.0  # of z1 x z2 and x1
    front = side * np.einsum("ni,ni->n", np.cross(z[:, 0], z[:, 1]), wrist - p[:, 0])
    up = np.einsum(
        "ni,ni->n",
        z[:, 1],
        np.cross(
            p[:, 2] - p[:, 1],
            p[:, 3] - p[:, 2] if abs(chain.constants[3][2, 2]) > 0.5 else wrist - p[:, 2],
        ),
    )
    straight = np.einsum("ni,ni->n", np.cross(z[:, 3], z[:, 4]), z[:, 5])
    # z2 is -side (z1 x x1), so that the signs of x1, z1 and the shoulder decide what is above.
    up = -side * up * np.where(front >= 0, 1.0, -1.0) * np.where(z[:, 0, 2] < 0, -1.0, 1.0)
    words = (("front", "back"), ("up", "down"), ("straight", "flipped"))
    return tuple(
        ", ".join(
            f"{part} {pair[0] if s >= 0 else pair[1]}"
            for part, pair, s in zip(("shoulder", "elbow", "wrist"), words, row, strict=True)
        )
        for row in zip(front, up, straight, strict=True)
    )
