"""Redundant arms: the intervals of a parameter in which a posture within the joint limits reaches a
pose, and the best posture in them.

The parameter is the arm angle, or a joint. Of the arm angle every end of an interval is a root of
an equation a cos + b sin + c = 0. Of a joint the intervals are searched on a grid, and their ends
by bisection.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from symoro.errors import InputError
from symoro.models.inverse.numeric_chain import Array, ArmAngle, Chain
from symoro.models.inverse.serial_arm import Arm
from symoro.robot import PRISMATIC

SAMPLES, FINER, REFINEMENTS, BISECTIONS = 721, 15, 3, 44  # of intervals of a held joint
NARROW = 1e-10  # rad or m: a shorter interval is a rounding error of its ends
TOUCHES = 1e-13  # of a cosine above 1, at which a limit is touched and not passed
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
    ends = ends[np.concatenate([[True], np.diff(ends) > NARROW])]
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
    """(count, 3): coefficients of cos, sin and 1 of the arm angle in the equations of Za A Zb B Zc =
    M (3, 3, 3: of 1, cos and sin) whose roots are limits of a, b or c, or where b is stretched.
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
    return equations[np.isfinite(equations).all(axis=1)][:, [1, 2, 0]]


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
    real = (np.abs(c) <= size * (1 + TOUCHES)) & (size > 1e-14)
    middle = np.arctan2(b, a)[real]
    half = np.arccos(np.clip(-c[real] / size[real], -1, 1))
    roots = np.concatenate([middle + half, middle - half])
    return np.asarray(np.pi - np.remainder(np.pi - roots, 2 * np.pi))


# --- a joint --------------------------------------------------------------------------------------


def joint_intervals(slack: Slack, low: float, high: float) -> Array:
    """(count, 2): intervals in [low, high] in which a function of values (N,) is not negative.

    It is sampled on a grid, then more densely where it comes near to zero without changing its
    sign; the ends are found by bisection.
    """
    x = np.linspace(low, high, SAMPLES)
    y = slack(x)
    for _ in range(REFINEMENTS):
        near = np.flatnonzero(_turns_back(y))
        if not len(near):
            break
        parts = np.linspace(0.0, 1.0, FINER + 2)[1:-1]
        more = np.concatenate([x[k] + parts * (x[k + 1] - x[k]) for k in _cells(near, len(x))])
        x, order = np.unique(np.concatenate([x, more]), return_index=True)
        y = np.concatenate([y, slack(more)])[order]
    good = y >= 0
    steps = np.flatnonzero(good[1:] != good[:-1])
    a, b, rising = x[steps], x[steps + 1], good[steps + 1]
    for _ in range(BISECTIONS if len(steps) else 0):
        middle = 0.5 * (a + b)
        upper = (slack(middle) >= 0) == rising
        a, b = np.where(upper, a, middle), np.where(upper, middle, b)
    ends = np.where(rising, b, a)
    first = [low] if good[0] else []
    last = [high] if good[-1] else []
    intervals = np.array([*first, *ends, *last]).reshape(-1, 2)
    return np.asarray(intervals[intervals[:, 1] - intervals[:, 0] > NARROW])


def _turns_back(y: Array) -> Array:
    """(N,) where samples of a function come near to zero without reaching it: the greatest of
    negative neighbours, the least of positive ones, as far from zero as they differ at most.
    """
    left, right = np.r_[y[0], y[:-1]], np.r_[y[1:], y[-1]]
    size = np.abs(y)
    with np.errstate(invalid="ignore"):
        change = np.maximum(np.abs(left - y), np.abs(right - y))
        nearest = (size <= np.abs(left)) & (size <= np.abs(right)) & (size <= 2 * change)
    alike = (np.sign(left) == np.sign(y)) & (np.sign(right) == np.sign(y))
    return np.asarray(nearest & alike & np.isfinite(y))


def _cells(near: Array, count: int) -> Array:
    """The cells on both sides of samples, each once."""
    cells = np.unique(np.concatenate([near - 1, near]))
    return cells[(cells >= 0) & (cells < count - 1)]


# --- the best posture -----------------------------------------------------------------------------


CRITERIA = ("distance", "limits", "manipulability")
SPREAD, BESTS, ZOOMS, PARTS = 48, 4, 9, 17  # samples of an interval, cells that are refined


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
    parts = np.linspace(0.0, 1.0, SPREAD)
    x = (intervals[:, :1] + parts * (intervals[:, 1:] - intervals[:, :1])).ravel()
    y = cost(x)
    owner = np.repeat(np.arange(len(intervals)), SPREAD)
    best = np.argsort(y, kind="stable")[:BESTS]
    middle, width = x[best], (intervals[:, 1] - intervals[:, 0])[owner[best]] / (SPREAD - 1)
    low, high = intervals[owner[best], 0], intervals[owner[best], 1]
    least = y[best]
    for _ in range(ZOOMS):
        grid = middle[:, None] + width[:, None] * np.linspace(-1.0, 1.0, PARTS)
        grid = np.clip(grid, low[:, None], high[:, None])
        costs = cost(grid.ravel()).reshape(grid.shape)
        k = costs.argmin(axis=1)
        rows = np.arange(len(grid))
        better = costs[rows, k] < least
        middle = np.where(better, grid[rows, k], middle)
        least = np.minimum(least, costs[rows, k])
        width = 2 * width / (PARTS - 1)
    return np.asarray(middle[[int(np.argmin(least))]])
