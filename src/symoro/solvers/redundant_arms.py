"""Redundant arms: the intervals of a parameter in which a posture within the joint limits reaches a
pose, and the best posture in them.

The parameter is the arm angle, or a joint. Of the arm angle every end of an interval is a root of
an equation a cos + b sin + c = 0. Of a joint the cells of a grid are divided until it is certain
which of them are feasible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.models.inverse.numeric_chain import ArmAngle, Array, Chain
from symoro.models.inverse.serial_arm import Arm
from symoro.robot import PRISMATIC

RANGE_SAMPLES = 361  # of the range of a joint
CELL_DIVISIONS = np.array([0.25, 0.5, 0.75])  # at which a cell that is not certain is divided
# around a predicted end: parts of a cell in a ratio at which postures near a fold are MAX_CURVATURE
OFFSETS_AROUND_ENDS = np.outer([-1.0, 1.0], 3.0 ** -np.arange(1, 12)).ravel()
POSE_TOLERANCE = 1e-12  # rad and parts of the size by which a continued posture may miss the pose
# rad and m between postures that are one, as accurate as they are near a fold
POSTURE_TOLERANCE = 1e-6
OUTSIDE_MARGIN = 1e-3  # rad and m outside the limits of a posture that is continued into parts
MAX_CELLS = 4000  # that are looked at together
FAR_OUTSIDE = 0.5  # rad and m outside the limits at which a posture does not come inside in a cell
MAX_CURVATURE = 0.1  # of a motion by which it may differ from its mean slope
MAX_CELL_MOTION = 0.5  # rad and m that a joint moves in a cell
MIN_INTERVAL = 1e-10  # rad or m: a shorter interval is a rounding error of its ends
MIN_CELL = 4e-10  # rad or m: a cell that is not divided, since ends are exact to 1e-9
MIN_GAP = 1e-9  # rad or m: a shorter gap between intervals of a joint is a rounding error
COSINE_TOLERANCE = 1e-13  # of a cosine above 1, at which a limit is touched and not passed
Slack = Callable[[Array], Array]
"""How far the best posture for each of some values (N,) is within its limits, rad and m; negative
outside, -inf where there is none."""


def parameter_range(arm: Arm, name: str) -> tuple[float, float]:
    """The limits of a joint; without, one turn for a revolute one and for the arm angle."""
    if name == arm.arm_angle:
        return -np.pi, np.pi
    robot = arm.robot
    joint = robot.moving[robot.q.index(name)]
    low, high, *_ = robot.joint(joint).limits
    if low is not None and high is not None:
        return float(low), float(high)
    if robot.sigma(joint) == PRISMATIC:
        raise InputError(f"intervals of {name}", "a sliding joint without limits", "limits")
    if low is None and high is None:
        return -np.pi, np.pi
    if low is None:
        return float(high or 0.0) - 2 * np.pi, float(high or 0.0)
    return float(low), float(low) + 2 * np.pi


def slack_of(chain: Chain, q: Array, exists: Array) -> Array:
    """(N,) how far the best of postures (N, rows, joints) is within the limits."""
    q = chain.into_limits(q)
    slack = np.minimum(q - chain.low, chain.high - q).min(axis=-1)
    return np.asarray(np.where(exists, slack, -np.inf).max(axis=1, initial=-np.inf))


# --- the arm angle --------------------------------------------------------------------------------


def arm_angle_intervals(angle: ArmAngle, pose: Array, slack: Slack) -> Array:
    """(count, 2): intervals of the arm angle in [-pi, pi] with a posture within the limits."""
    ends = np.sort(np.concatenate([[-np.pi, np.pi], arm_angle_ends(angle, pose)]))
    ends = ends[np.concatenate([[True], np.diff(ends) > MIN_INTERVAL])]
    ends[-1] = np.pi
    inside = slack(0.5 * (ends[1:] + ends[:-1])) >= 0
    edges = np.diff(np.concatenate([[0], inside.astype(int), [0]]))
    return np.stack([ends[edges[: len(ends)] > 0], ends[edges[: len(ends)] < 0]], axis=1)


def arm_angle_ends(angle: ArmAngle, pose: Array) -> Array:
    """(count,) the arm angles, rad, at which a joint is at a limit or a shoulder or wrist is
    stretched; feasibility can change at these only.

    The rotation of the upper arm is linear in sine and cosine of the angle, and with Za A Zb B Zc =
    M a joint of a spherical triple at a given value is a linear condition on M.
    """
    equations = []
    for R, elbow in _upper_arm_rotations(angle, pose):
        C, f = angle.chain.constants[:, :3, :3], angle.chain.factors
        Z = rotation_z(np.array([elbow]))[0]
        shoulder = C[0].T @ R @ C[3].T
        wrist = (Z @ C[4]).T @ np.swapaxes(R, 1, 2) @ (pose[:3, :3] @ C[7].T)
        for first, M in ((0, shoulder), (4, wrist)):
            low, high = (x[first : first + 3] * f[first : first + 3] for x in _ranges(angle.chain))
            equations.append(_triple_equations(C[first + 1], C[first + 2], M, low, high))
    if not equations:
        return np.zeros(0)
    return _wave_roots(np.concatenate(equations))


def _ranges(chain: Chain) -> tuple[Array, Array]:
    """The limits; NaN of a joint that can take every angle."""
    whole = ~np.isfinite(chain.low + chain.high) | (chain.high - chain.low >= 2 * np.pi)
    return np.where(whole, np.nan, chain.low), np.where(whole, np.nan, chain.high)


def _upper_arm_rotations(angle: ArmAngle, pose: Array) -> list[tuple[Array, float]]:
    """For each angle of the elbow's joint: matrices (3, 3, 3) of 1, cos and sin of the arm angle
    that sum up to the rotation from the base to the frame before the elbow; and the joint's angle.
    """
    (reach,), (w,), (x,), (y,) = angle.directions(pose[None])
    s, f = angle.upper, angle.fore
    X, Y = s[1] * f[0] - s[0] * f[1], s[0] * f[0] + s[1] * f[1]
    Z = 0.5 * (f @ f + s @ s - reach**2) - s[2] * f[2]
    cosine = Z / np.hypot(X, Y)
    if abs(cosine) > 1 + 1e-9 or reach == 0:
        return []
    middle, half = np.arctan2(X, Y), np.arccos(np.clip(cosine, -1, 1))
    rotations = []
    for theta in (middle + half, middle - half):
        a = (rotation_z(np.array([theta]))[0] @ f - s) / reach
        e = np.array([-s[0], -s[1], 0.0])
        across = e - a * (a @ e)
        if np.linalg.norm(across) < 1e-9 * np.linalg.norm(e):
            across = np.array([-a[1], a[0], 0.0])
        b = across / np.linalg.norm(across)
        c = np.cross(a, b)
        rotations.append(
            (
                np.stack(
                    [
                        np.outer(w, a),
                        np.outer(x, b) + np.outer(y, c),
                        np.outer(y, b) - np.outer(x, c),
                    ]
                ),
                float(theta),
            )
        )
    return rotations


def _triple_equations(A: Array, B: Array, M: Array, low: Array, high: Array) -> Array:
    """(count, 3): coefficients of cos, sin and 1 of the arm angle in the equations of Za A Zb B Zc
    = M (3, 3, 3: of 1, cos and sin) whose roots are limits of a, b or c, or where b is stretched.
    """
    limits = np.stack([low, high])  # (2, 3)
    turned = rotation_z(limits)  # (2, 3, 3, 3)
    left, right = turned[:, 0] @ A[:, 2], np.swapaxes(turned[:, 2], 1, 2) @ B[2]
    rows = [np.einsum("li,kij,j->lk", left, M, [0, 0, 1.0]) - [B[2, 2], 0, 0]]
    rows += [np.einsum("i,kij,lj->lk", [0, 0, 1.0], M, right) - [A[2, 2], 0, 0]]
    middle = np.einsum("i,lij,j->l", A[2], turned[:, 1], B[:, 2])
    spread = np.hypot(A[2, 0], A[2, 1]) * np.hypot(B[0, 2], B[1, 2])
    level = A[2, 2] * B[2, 2]
    for value in (*middle, level + spread, level - spread):
        rows += [(M[:, 2, 2] - [value, 0, 0])[None]]
    equations = np.concatenate(rows)
    return np.asarray(equations[np.isfinite(equations).all(axis=1)][:, [1, 2, 0]])


def rotation_z(angles: Array) -> Array:
    """Rotations (…, 3, 3) about z."""
    c, s = np.cos(angles), np.sin(angles)
    Z = np.zeros((*angles.shape, 3, 3))
    Z[..., 0, 0], Z[..., 0, 1], Z[..., 1, 0], Z[..., 1, 1] = c, -s, s, c
    Z[..., 2, 2] = np.where(np.isnan(c), np.nan, 1.0)
    return Z


def _wave_roots(equations: Array) -> Array:
    """The roots in [-pi, pi] of a cos + b sin + c = 0, equations (count, 3)."""
    a, b, c = equations.T
    size = np.hypot(a, b)
    real = (np.abs(c) <= size * (1 + COSINE_TOLERANCE)) & (size > 1e-14)
    middle = np.arctan2(b, a)[real]
    half = np.arccos(np.clip(-c[real] / size[real], -1, 1))
    roots = np.concatenate([middle + half, middle - half])
    return np.asarray(np.pi - np.remainder(np.pi - roots, 2 * np.pi))


# --- a joint --------------------------------------------------------------------------------------


Postures = Callable[[Array], tuple[Array, Array]]
"""Postures (N, rows, joints) for values (N,) of the parameter; whether each exists (N, rows)."""


@dataclass(frozen=True)
class Samples:
    """Postures (N, rows, joints) for values x (N,), how far each is within the limits (N, rows),
    -inf where it does not exist, and the derivatives by x of those that are not far outside.
    """

    x: Array
    q: Array
    slack: Array
    slopes: Array

    def at(self, places: Array) -> Samples:
        """Some of the samples."""
        return Samples(self.x[places], self.q[places], self.slack[places], self.slopes[places])


@dataclass(frozen=True)
class SelfMotion:
    """The postures of an arm of seven joints that reach a pose (4, 4), by values of one of them,
    column `place`.
    """

    chain: Chain
    place: int
    pose: Array
    postures: Postures

    def sampled(self, x: Array) -> Samples:
        """The postures for values x (N,)."""
        return self.samples(x, *self.postures(x))

    def samples(self, x: Array, q: Array, exists: Array) -> Samples:
        """Postures (N, rows, joints) for values x (N,) as samples."""
        chain = self.chain
        turned = chain.into_limits(q)
        slack = np.where(exists, self._slack(turned), -np.inf)
        slopes = np.full(q.shape, np.nan)
        near = slack > -FAR_OUTSIDE
        slopes[near] = chain.slopes(q[near], self.place)
        return Samples(x, turned, slack, slopes)

    def _slack(self, q: Array) -> Array:
        return np.asarray(np.minimum(q - self.chain.low, self.chain.high - q).min(axis=-1))

    def completed(self, x: Array, q: Array, exists: Array) -> tuple[Array, Array]:
        """Postures (cells, N, rows, joints) for values x (cells, N) in the order of each cell, with
        those that Newton's method finds from neighbours that have more of them: solvers lose some
        near double roots.
        """
        tried = np.zeros((2, *x.shape), int)
        for _ in range(x.shape[1]):
            before = exists.sum(axis=-1)
            for side in (0, 1):
                counts = exists.sum(axis=-1)
                beside = np.zeros_like(counts)
                own, other = (slice(1, None), slice(-1)) if side else (slice(-1), slice(1, None))
                beside[:, own] = counts[:, other]
                lost = (beside > counts) & (beside > tried[side])
                tried[side][lost] = beside[lost]
                if lost.any():
                    step = -1 if side else 1
                    q, exists = self._from_neighbours(x, q, exists, np.nonzero(lost), step)
            if (exists.sum(axis=-1) == before).all():
                break
        return q, exists

    def _from_neighbours(
        self, x: Array, q: Array, exists: Array, lost: tuple[Array, ...], step: int
    ) -> tuple[Array, Array]:
        """Postures with those at places `lost` that continue postures of the neighbour a step
        away.
        """
        cell, k = lost
        starts = self.chain.into_limits(q[cell, k + step])
        used = exists[cell, k + step] & (self._slack(starts) >= -OUTSIDE_MARGIN)
        more, there = self._continued(x[cell, k], np.where(used[..., None], starts, np.nan))
        if not there.any():
            return q, exists
        here = np.concatenate([q[cell, k], more], axis=1)
        here, there = self._distinct(here, np.concatenate([exists[cell, k], there], axis=1))
        wider = [(0, 0), (0, 0), (0, max(0, there.shape[1] - q.shape[2]))]
        q, exists = np.pad(q, [*wider, (0, 0)]), np.pad(exists, wider)
        exists[cell, k] = False
        rows = slice(there.shape[1])
        q[cell, k, rows], exists[cell, k, rows] = here, there
        return q, exists

    def _distinct(self, q: Array, exists: Array) -> tuple[Array, Array]:
        """Postures (N, rows, joints) each once, those that exist first."""
        gap = q[:, :, None] - q[:, None]
        gap = np.where(self.chain.turns, gap - 2 * np.pi * np.round(gap / (2 * np.pi)), gap)
        equal = (np.abs(gap).max(axis=-1) < POSTURE_TOLERANCE) & exists[:, None]
        exists = exists & ~np.tril(equal, -1).any(axis=2)
        order = np.argsort(~exists, axis=1, kind="stable")[:, : int(exists.sum(axis=1).max())]
        rows = np.arange(len(q))[:, None]
        return q[rows, order], exists[rows, order]

    def _continued(self, x: Array, starts: Array) -> tuple[Array, Array]:
        q = starts.copy()
        q[..., self.place] = x[:, None]
        there = np.isfinite(q).all(axis=-1)
        solved, left = self.chain.continued(q[there], self.pose[None], self.place)
        near = np.abs(np.remainder(solved - q[there] + np.pi, 2 * np.pi) - np.pi).max(
            axis=1, initial=0.0
        )
        q[there] = solved
        there[there] = (left <= POSE_TOLERANCE) & (near <= MAX_CELL_MOTION)
        q[..., self.place] = x[:, None]
        return np.where(there[..., None], q, 0.0), there


def joint_intervals(motion: SelfMotion, ends: tuple[float, float]) -> Array:
    """(count, 2): intervals of a joint in which a posture of the family is within the limits.

    A cell of a grid is feasible where a posture that is inside at one end is continued inside to
    the other, by cubics through values and derivatives; infeasible where none is inside or can come
    inside. Other cells are divided close to the predicted ends of intervals, down to MIN_CELL.
    """
    cells = motion.sampled(np.linspace(*ends, RANGE_SAMPLES))
    left, right = cells.at(np.arange(RANGE_SAMPLES - 1)), cells.at(np.arange(1, RANGE_SAMPLES))
    good: list[tuple[Array, Array]] = []
    while len(left.x):
        feasible, open_ = _judged(motion.chain, left, right)
        narrow = right.x - left.x <= MIN_CELL
        if len(left.x) > MAX_CELLS:
            narrow[:] = True
        touching = (left.slack >= 0).any(axis=1) & (right.slack >= 0).any(axis=1)
        sure = feasible | (open_ & narrow & touching)
        good.append((left.x[sure], right.x[sure]))
        divided = open_ & ~narrow
        left, right = _divided(motion, left.at(divided), right.at(divided))
    return _joined(good)


@dataclass(frozen=True)
class Pieces:
    """Postures at the left ends of cells that are continued to postures at the right ends: cubics
    (N, joints) from `start` by `gap`, with slopes s0 and s1 per cell.
    """

    cell: Array  # (N,) and the rows of its ends
    i: Array
    j: Array
    start: Array
    gap: Array
    s0: Array
    s1: Array

    def at(self, t: Array) -> tuple[Array, Array]:
        """The cubics and their derivatives at parts (N, 1) of the cells."""
        a, b = self.s0 + self.s1 - 2 * self.gap, 3 * self.gap - 2 * self.s0 - self.s1
        value = self.start + ((a * t + b) * t + self.s0) * t
        return value, (3 * a * t + 2 * b) * t + self.s0


def _pieces(chain: Chain, left: Samples, right: Samples) -> Pieces:
    """The postures near the limits that are continued through their cell."""
    near = left.slack > -FAR_OUTSIDE, right.slack > -FAR_OUTSIDE
    cell, i, j = np.nonzero(near[0][:, :, None] & near[1][:, None])
    h = (right.x - left.x)[cell, None]
    start, s0, s1 = left.q[cell, i], h * left.slopes[cell, i], h * right.slopes[cell, j]
    gap = right.q[cell, j] - start
    gap = np.where(chain.turns, gap - 2 * np.pi * np.round(gap / (2 * np.pi)), gap)
    with np.errstate(invalid="ignore", over="ignore"):
        moved = np.abs(gap).max(axis=1, initial=0.0)
        off = np.abs(gap - 0.5 * (s0 + s1)).max(axis=1, initial=0.0)
        same = (off <= MAX_CURVATURE * moved + 1e-9) & (moved <= MAX_CELL_MOTION)
    return Pieces(*(x[same] for x in (cell, i, j, start, gap, s0, s1)))


def _judged(chain: Chain, left: Samples, right: Samples) -> tuple[Array, Array]:
    """(cells,) whether a cell is feasible, and whether that is not certain."""
    p = _pieces(chain, left, right)
    lowest, highest = _slack_range(chain, p)
    feasible, passing = np.zeros((2, len(left.x)), bool)
    feasible[p.cell[lowest >= 0]], passing[p.cell[highest >= 0]] = True, True
    h = (right.x - left.x)[:, None, None]
    for at, row in ((left, p.i), (right, p.j)):
        alone = at.slack > -FAR_OUTSIDE
        alone[p.cell, row] = False
        passing |= _may_enter(chain, at, np.abs(h * at.slopes), alone)
    return feasible, ~feasible & passing


def _slack_range(chain: Chain, p: Pieces) -> tuple[Array, Array]:
    """(N,) The least slack on cubics, and a bound of the largest one."""
    a, b = p.s0 + p.s1 - 2 * p.gap, 3 * p.gap - 2 * p.s0 - p.s1  # a t^3 + b t^2 + s0 t
    root = np.sqrt(np.maximum(b * b - 3 * a * p.s0, 0.0))
    lean = -(b + np.where(b >= 0, root, -root))
    times = [
        np.divide(lean, 3 * a, out=np.zeros_like(lean), where=np.abs(a) > 1e-300),
        np.divide(p.s0, lean, out=np.zeros_like(lean), where=np.abs(lean) > 1e-300),
    ]
    lowest = highest = p.start
    for t in (*(np.clip(x, 0.0, 1.0) for x in times), np.ones(1)):
        x = p.at(t)[0]
        lowest, highest = np.minimum(lowest, x), np.maximum(highest, x)
    least = np.minimum(lowest - chain.low, chain.high - highest)
    largest = np.minimum(highest - chain.low, chain.high - lowest)
    return least.min(axis=1, initial=np.inf), largest.min(axis=1, initial=np.inf)


def _may_enter(chain: Chain, at: Samples, reach: Array, alone: Array) -> Array:
    """(cells,) whether one of the postures that are not continued, `alone` (cells, rows), may be
    inside somewhere in the cell: each joint is, or moves twice as far as it needs to.
    """
    outside = np.maximum(np.maximum(chain.low - at.q, at.q - chain.high), 0.0)
    able = (outside <= 2 * np.where(np.isfinite(reach), reach, np.inf)).all(axis=-1)
    return np.asarray((able & alone).any(axis=1))


def _divided(motion: SelfMotion, left: Samples, right: Samples) -> tuple[Samples, Samples]:
    """The parts of cells."""
    if not len(left.x):
        return left, right
    parts = _parts(motion.chain, left, right)
    x = left.x[:, None] + parts * (right.x - left.x)[:, None]
    q, exists = motion.postures(x.ravel())
    rows = max(q.shape[1], left.q.shape[1], right.q.shape[1])
    inner = _widened(q, rows).reshape(*x.shape, rows, -1), _widened(exists, rows)
    first, last = ((_widened(s.q, rows), _widened(s.slack > -np.inf, rows)) for s in (left, right))
    x = np.concatenate([left.x[:, None], x, right.x[:, None]], axis=1)
    every = np.concatenate([first[0][:, None], inner[0], last[0][:, None]], axis=1)
    there = inner[1].reshape(len(x), -1, rows)
    there = np.concatenate([first[1][:, None], there, last[1][:, None]], axis=1)
    every, there = motion.completed(x, every, there)
    flat = motion.samples(
        x.ravel(), every.reshape(-1, *every.shape[2:]), there.reshape(-1, there.shape[2])
    )
    places = np.arange(x.size).reshape(x.shape)
    return flat.at(places[:, :-1].ravel()), flat.at(places[:, 1:].ravel())


def _widened(x: Array, rows: int) -> Array:
    """An array (N, rows, …) with more rows, of zeros."""
    more = rows - x.shape[1]
    return np.pad(x, [(0, 0), (0, more), *[(0, 0)] * (x.ndim - 2)]) if more else x


def _parts(chain: Chain, left: Samples, right: Samples) -> Array:
    """(cells, parts) where cells are divided, in parts of 1: evenly, and close to the predicted
    ends of an interval.
    """
    h, t = right.x - left.x, _crossings(chain, left, right)
    for side in (left, right):
        fold = (_folds(chain, side) - left.x) / h
        t = np.where(np.isnan(t) & (fold > 0) & (fold < 1), fold, t)
    around = np.clip(np.where(np.isnan(t), 0.5, t)[:, None] + OFFSETS_AROUND_ENDS, 0.0, 1.0)
    evenly = np.broadcast_to(CELL_DIVISIONS, (len(h), len(CELL_DIVISIONS)))
    return np.sort(np.concatenate([around, evenly], axis=1), axis=1)


def _crossings(chain: Chain, left: Samples, right: Samples) -> Array:
    """(cells,) where a posture passes a limit, in parts of the cell; NaN where none does."""
    p, t = _pieces(chain, left, right), np.full(len(left.x), np.nan)
    inside = left.slack[p.cell, p.i] >= 0, right.slack[p.cell, p.j] >= 0
    passes = np.flatnonzero(inside[0] != inside[1])
    p = Pieces(*(getattr(p, name)[passes] for name in p.__dataclass_fields__))
    outer = np.where(inside[0][passes, None], p.start + p.gap, p.start)
    joint = np.minimum(outer - chain.low, chain.high - outer).argmin(axis=1)
    rows, x = np.arange(len(joint)), np.full((len(joint), 1), 0.5)
    level = np.where((outer < chain.low)[rows, joint], chain.low[joint], chain.high[joint])
    for _ in range(8):
        value, slope = (y[rows, joint] for y in p.at(x))
        with np.errstate(all="ignore"):
            step = (value - level) / slope
        x = np.clip(x - np.where(np.isfinite(step), step, 0.0)[:, None], 0.0, 1.0)
    t[p.cell] = x[:, 0]
    return t


def _folds(chain: Chain, at: Samples) -> Array:
    """(cells,) the values at which two postures of an end of each cell meet, the nearest; NaN where
    there are none. Near a fold x0 they are q0 ± c sqrt(x - x0).
    """
    with np.errstate(all="ignore"):
        gap = at.q[:, :, None] - at.q[:, None]
        gap = np.where(chain.turns, gap - 2 * np.pi * np.round(gap / (2 * np.pi)), gap)
        slopes = at.slopes[:, :, None] - at.slopes[:, None]
        away = (gap * slopes).sum(axis=-1) / (2 * (slopes * slopes).sum(axis=-1))
        away = np.where(np.isfinite(away), away, np.inf).reshape(len(at.x), -1)
    if not away.shape[1]:
        return np.full(len(at.x), np.nan)
    return np.asarray(at.x - away[np.arange(len(away)), np.abs(away).argmin(axis=1)])


def _joined(cells: list[tuple[Array, Array]]) -> Array:
    """(count, 2): intervals of neighbouring cells; those shorter than MIN_INTERVAL left out."""
    low = np.concatenate([a for a, _ in cells])
    order = np.argsort(low)
    low, high = low[order], np.concatenate([b for _, b in cells])[order]
    if not len(low):
        return np.zeros((0, 2))
    high = np.maximum.accumulate(high)
    first = np.concatenate([[True], low[1:] > high[:-1] + MIN_GAP])
    intervals = np.stack([low[first], high[np.concatenate([first[1:], [True]])]], axis=1)
    return np.asarray(intervals[intervals[:, 1] - intervals[:, 0] > MIN_INTERVAL])


# --- the best posture -----------------------------------------------------------------------------


CRITERIA = ("distance", "limits", "manipulability")
INTERVAL_SAMPLES = 48
REFINED_CELLS, REFINEMENTS, REFINEMENT_SAMPLES = 4, 9, 17  # the best cells, how often, samples


def posture_costs(chain: Chain, criterion: str, q0: Array | None) -> Callable[[Array], Array]:
    """A cost of postures (N, joints), the least for the best: the largest distance of a joint from
    q0; the largest of a joint from the middle of its range, in halves of it; or minus the product
    of the Jacobian's singular values, lengths in parts of the arm's size.
    """
    if criterion == "distance":
        if q0 is None:
            raise InputError("best", "'distance' without q0", "a posture q0=[…] to be near to")
        return lambda q: np.asarray(np.abs(near_turns(chain, q, q0) - q0).max(axis=1, initial=0.0))
    if criterion == "manipulability":
        return lambda q: -chain.manipulability(q)
    if criterion != "limits":
        raise InputError("best", f"{criterion!r}", f"one of {', '.join(CRITERIA)}")
    limited = np.isfinite(chain.low) & np.isfinite(chain.high)
    if not limited.any():
        raise InputError("best", "'limits' of a robot without joint limits", "joint limits")
    middle = 0.5 * (chain.low + chain.high)[limited]
    half = np.maximum(0.5 * (chain.high - chain.low)[limited], 1e-12)
    return lambda q: np.asarray(
        np.abs((chain.into_limits(q)[:, limited] - middle) / half).max(axis=1, initial=0.0)
    )


def near_turns(chain: Chain, q: Array, q0: Array) -> Array:
    """Postures (N, joints) on the turns nearest to q0, where the limits allow them."""
    near = np.where(chain.turns, q0 + np.remainder(q - q0 + np.pi, 2 * np.pi) - np.pi, q)
    return np.where((near >= chain.low) & (near <= chain.high), near, q)


def best_value(cost: Callable[[Array], Array], intervals: Array) -> Array:
    """(1,) the value in some intervals (count, 2) at which a function of values (N,) is least: the
    least of a grid in each interval, the best few of which are refined.
    """
    parts = np.linspace(0.0, 1.0, INTERVAL_SAMPLES)
    x = (intervals[:, :1] + parts * (intervals[:, 1:] - intervals[:, :1])).ravel()
    y = cost(x)
    owner = np.repeat(np.arange(len(intervals)), INTERVAL_SAMPLES)
    best = np.argsort(y, kind="stable")[:REFINED_CELLS]
    middle, width = (
        x[best],
        (intervals[:, 1] - intervals[:, 0])[owner[best]] / (INTERVAL_SAMPLES - 1),
    )
    low, high = intervals[owner[best], 0], intervals[owner[best], 1]
    least = y[best]
    for _ in range(REFINEMENTS):
        grid = middle[:, None] + width[:, None] * np.linspace(-1.0, 1.0, REFINEMENT_SAMPLES)
        grid = np.clip(grid, low[:, None], high[:, None])
        costs = cost(grid.ravel()).reshape(grid.shape)
        k = costs.argmin(axis=1)
        rows = np.arange(len(grid))
        better = costs[rows, k] < least
        middle = np.where(better, grid[rows, k], middle)
        least = np.minimum(least, costs[rows, k])
        width = 2 * width / (REFINEMENT_SAMPLES - 1)
    return np.asarray(middle[[int(np.argmin(least))]])
