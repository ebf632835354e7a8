"""Every pose of a platform on six legs of given lengths, by parameter homotopy.

Leg k asks for |P + R C_k - A_k|^2 = s_k. With the pose as a dual quaternion z = (x, y), x.y = 0,
|x|^2 R c = x c x*, |x|^2 P = 2 y x*, each of these is a quadratic form z^T Q_k z = 0, as is Study's
condition x.y = 0. For generic A, C and s the seven forms have 40 solutions in projective space with
|x|^2 not zero [R93, H96]. `platform_start.txt` has a generic complex problem with its 40 solutions,
which were found by monodromy. As its parameters move on a straight line to those of a robot, the
solutions move to those of the robot [SW05]; what diverges or becomes equal on the way is no
solution of a special robot, such as an octahedral one with 16.

[R93] F. Ronga, T. Vust, Stewart platforms without computer? Real analytic and algebraic geometry,
1995. [H96] M. Husty, An algorithm for solving the direct kinematics of general Stewart-Gough
platforms, Mech. Mach. Theory 31, 1996. [SW05] A. Sommese, C. Wampler, The numerical solution of
systems of polynomials, 2005, chapter 7.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np

Array = np.ndarray
Problem = tuple[Array, Array, Array]  # A (6, 3), C (6, 3), s (6,)
NEWTON = 1e-9  # the last correction of a step that counts as converged, relative
REACH = (1e-3, 1e-5)  # the largest first correction of a step; the second where paths met
SHORTEST = 1e-10  # step at which a path counts as divergent
MEETING = 1e-7  # distance of solutions that count as equal
NOT_REAL = 1e-6  # imaginary part of a solution that counts as complex
ROUNDS = 4000


# --- the quadratic forms --------------------------------------------------------------------------


def _product(p: Array, q: Array) -> Array:
    """The product of quaternions (…, 4)."""
    (a, b, c, d), (e, f, g, h) = np.moveaxis(p, -1, 0), np.moveaxis(q, -1, 0)
    return np.stack(
        [
            a * e - b * f - c * g - d * h,
            a * f + b * e + c * h - d * g,
            a * g - b * h + c * e + d * f,
            a * h + b * g - c * f + d * e,
        ],
        axis=-1,
    )


def _units() -> tuple[Array, Array, Array]:
    """The bilinear maps (x, x) -> |x|^2 R (3, 3, 4, 4), (x, y) -> y x* and x* y (3, 4, 4)."""
    unit, conjugate = np.eye(4), np.diag([1.0, -1.0, -1.0, -1.0])
    x, y = unit[:, None], unit[None]
    outer, inner = _product(y, x @ conjugate), _product(x @ conjugate, y)
    turned = [_product(_product(x, np.eye(4)[k]), y @ conjugate) for k in (1, 2, 3)]
    R = np.moveaxis(np.stack(turned)[..., 1:], (0, 3), (1, 0))
    return (
        (R + np.swapaxes(R, 2, 3)) / 2,
        np.moveaxis(outer[..., 1:], 2, 0),
        np.moveaxis(inner[..., 1:], 2, 0),
    )


TURN, OUTER, INNER = _units()


def quadratic_forms(problem: Problem) -> Array:
    """Q (7, 8, 8): the six legs and Study's condition."""
    A, C, s = problem
    Q = np.zeros((7, 8, 8), dtype=complex)
    size = (A * A).sum(axis=1) + (C * C).sum(axis=1) - s
    Q[:6, :4, :4] = size[:, None, None] * np.eye(4)
    Q[:6, :4, :4] -= 2 * np.einsum("ki,ijrs,kj->krs", A, TURN, C)
    mixed = 2 * np.einsum("ki,irs->krs", C, INNER) - 2 * np.einsum("ki,irs->krs", A, OUTER)
    Q[:6, :4, 4:], Q[:6, 4:, :4] = mixed, np.swapaxes(mixed, 1, 2)
    Q[:6, 4:, 4:] = 4 * np.eye(4)
    Q[6, :4, 4:] = Q[6, 4:, :4] = np.eye(4) / 2
    return Q


def pose(z: Array) -> tuple[Array, Array]:
    """R (…, 3, 3) and P (…, 3) of dual quaternions (…, 8)."""
    x, y = z[..., :4], z[..., 4:]
    size = (x * x).sum(axis=-1)
    R = np.einsum("...r,ijrs,...s->...ij", x, TURN, x) / size[..., None, None]
    return R, 2 * np.einsum("...r,irs,...s->...i", x, OUTER, y) / size[..., None]


# --- paths ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """The forms Q0 + t Q1 + t^2 Q2 between two problems, whose parameters move on a line."""

    Q0: Array
    Q1: Array
    Q2: Array

    @classmethod
    def between(cls, start: Problem, goal: Problem) -> Way:
        middle = tuple((u + v) / 2 for u, v in zip(start, goal, strict=True))
        Q0, half, end = (
            quadratic_forms(p) for p in (start, (middle[0], middle[1], middle[2]), goal)
        )
        Q2 = 2 * (Q0 + end - 2 * half)
        return cls(Q0, end - Q0 - Q2, Q2)

    def _lines(self, t: Array, z: Array, patch: Array) -> tuple[Array, Array]:
        """Jacobian (count, 8, 8) and values (count, 8) of the forms and of patch* z = 1."""
        t = t[:, None, None, None]
        Qz = np.einsum("bkij,bj->bki", self.Q0 + t * (self.Q1 + t * self.Q2), z)
        values = np.empty_like(z)
        values[:, :7] = np.einsum("bki,bi->bk", Qz, z)
        values[:, 7] = np.einsum("bi,bi->b", patch.conj(), z) - 1
        return np.concatenate([2 * Qz, patch.conj()[:, None]], axis=1), values

    def slope(self, t: Array, z: Array, patch: Array) -> Array:
        """dz/dt."""
        J, _ = self._lines(t, z, patch)
        change = self.Q1 + 2 * t[:, None, None, None] * self.Q2
        right = np.zeros_like(z)
        right[:, :7] = -np.einsum("bi,bkij,bj->bk", z, change, z)
        return _solve(J, right)

    def correction(self, t: Array, z: Array, patch: Array) -> Array:
        """A step of Newton's method."""
        J, values = self._lines(t, z, patch)
        return _solve(J, -values)


def _solve(J: Array, right: Array) -> Array:
    try:
        return np.asarray(np.linalg.solve(J, right[..., None])[..., 0])
    except np.linalg.LinAlgError:  # a path through a singular point: it counts as rejected
        return np.asarray(np.einsum("bij,bj->bi", np.linalg.pinv(J), right))


def _unit(z: Array) -> Array:
    return np.asarray(z / np.linalg.norm(z, axis=-1, keepdims=True))


def track(z: Array, way: Way, reach: float = REACH[0]) -> tuple[Array, Array]:
    """Solutions (count, 8) moved along a way, and how far t each of them came; 1 is the goal."""
    z, t = _unit(z), np.zeros(len(z))
    step, accepted = np.full(len(z), 0.05), np.zeros(len(z), dtype=int)
    for _ in range(ROUNDS):
        on = np.flatnonzero((t < 1) & (step > SHORTEST))
        if not len(on):
            break
        to = np.minimum(t[on] + step[on], 1.0)
        ahead = _predicted(way, z[on], t[on], to - t[on])
        good = np.ones(len(on), dtype=bool)
        for k in range(3):
            change = way.correction(to, ahead, z[on])
            ahead = ahead + change
            size = np.linalg.norm(change, axis=1) / np.linalg.norm(ahead, axis=1)
            good &= (size < reach) if k == 0 else np.isfinite(size)
        good &= size < NEWTON
        moved = on[good]
        z[moved], t[moved] = _unit(ahead[good]), to[good]
        accepted[moved] += 1
        longer = moved[accepted[moved] % 3 == 0]
        step[longer] = np.minimum(2 * step[longer], 0.25)
        step[on[~good]] /= 2
        accepted[on[~good]] = 0
    return z, t


def _predicted(way: Way, z: Array, t: Array, step: Array) -> Array:
    """Runge and Kutta's step of the fourth order."""
    h = step[:, None]
    k1 = way.slope(t, z, z)
    k2 = way.slope(t + step / 2, z + h / 2 * k1, z)
    k3 = way.slope(t + step / 2, z + h / 2 * k2, z)
    k4 = way.slope(t + step, z + h * k3, z)
    return np.asarray(z + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4))


def _meet(z: Array) -> bool:
    """True if two of the solutions are equal."""
    alike = np.abs(z.conj() @ z.T) > 1 - MEETING
    return bool(alike.sum() > len(z))


# --- poses ----------------------------------------------------------------------------------------


@cache
def start_problem() -> tuple[Problem, Array]:
    """A generic problem with its 40 solutions."""
    text = files("symoro.solvers").joinpath("platform_start.txt").read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    numbers = np.array([[complex(x) for x in row] for row in rows[:12]])
    s, z = (
        np.array([complex(x) for x in rows[12]]),
        [[complex(x) for x in row] for row in rows[13:]],
    )
    return (numbers[:6], numbers[6:], s), np.array(z)


class PlatformPoses:
    """Finds every pose of a platform; problems that differ in the lengths alone start from a
    generic one with the same points.
    """

    def __init__(self) -> None:
        self._start: tuple[Problem, Array] | None = None

    def __call__(self, A: Array, C: Array, squares: Array) -> Array:
        """Poses (count, 3, 4) of the platform with |P + R C - A|^2 = s.

        They are sorted by the angle from the orientation in which the points C are nearest to A.
        """
        a, c = A.mean(axis=0), C.mean(axis=0)
        size = float(np.sqrt(((A - a) ** 2).sum(axis=1).mean())) or 1.0
        goal = ((A - a) / size, (C - c) / size, squares / size**2)
        z = _tracked(*self._nearest_start(goal), goal)
        z = _real(z, quadratic_forms(goal).real)
        R, P = pose(z)
        P = size * P + a - R @ c
        order = np.lexsort((*np.round(-P.T, 9), -np.round(_alignment(R, goal), 9)))
        return np.concatenate([R, P[..., None]], axis=2)[order]

    def _nearest_start(self, goal: Problem) -> tuple[Problem, Array]:
        """The generic lengths for the points of a problem, with their solutions."""
        points = None if self._start is None else self._start[0]
        if points is None or any(not np.array_equal(points[k], goal[k]) for k in (0, 1)):
            angle = np.arange(1.0, 7.0)
            lengths = np.abs(goal[2]).mean() * (1.0 + 0.3 * np.cos(angle)) * np.exp(1j * angle)
            between = (goal[0], goal[1], lengths)
            self._start = (between, _tracked(*start_problem(), between))
        assert self._start is not None
        return self._start


def _alignment(R: Array, problem: Problem) -> Array:
    """The traces of the rotations from the orientation in which C fits A best."""
    U, _, V = np.linalg.svd(problem[0].T @ problem[1])
    best = U @ np.diag([1.0, 1.0, np.linalg.det(U @ V)]) @ V
    return np.asarray(np.einsum("bij,ij->b", R, best))


def _tracked(start: Problem, z: Array, goal: Problem) -> Array:
    """The solutions of a problem from those of another one: again with short steps if paths met."""
    way, ends = Way.between(start, goal), z
    for reach in REACH:
        ends, t = track(z, way, reach)
        ends = ends[t >= 1]
        if not _meet(ends):
            break
    return np.asarray(ends[np.abs((ends[:, :4] ** 2).sum(axis=1)) > MEETING])


def _real(z: Array, Q: Array) -> Array:
    """The real ones of the solutions, made accurate by Newton's method, each once."""
    largest = np.take_along_axis(z, np.abs(z[:, :4]).argmax(axis=1)[:, None], axis=1)
    z = z / largest
    z = z.real[np.abs(z.imag).max(axis=1, initial=0.0) < NOT_REAL]
    if not len(z):
        return np.zeros((0, 8))
    z = _unit(z)
    for _ in range(3):
        Qz = np.einsum("kij,bj->bki", Q, z)
        J = np.concatenate([2 * Qz, z[:, None]], axis=1)
        values = np.concatenate([np.einsum("bki,bi->bk", Qz, z), np.zeros((len(z), 1))], axis=1)
        z = _unit(z - np.einsum("bij,bj->bi", np.linalg.pinv(J), values))
    alike = np.tril(np.abs(z @ z.T) > 1 - MEETING**2, -1).any(axis=1)
    return np.asarray(z[~alike])
