"""Loops in space with three unknown revolute joints, axes skew or meeting.

    Rz(t1) K1 Rz(t2) K2 Rz(t3) K3 = 1

The angle between the axes of U1 and U3, seen through K1 Rz(t2) K2 and through K3, is an equation of
type 2 in t2; then t1 and t3 turn known directions into each other (type 3). In a spherical linkage,
whose axes meet, both roots are assemblies. In an over-constrained one such as Bennett's the origins
must meet too, which one of the two roots satisfies.
"""

from __future__ import annotations

from collections.abc import Sequence

from symoro.expr import (
    UNIT,
    VARIABLE_LEVEL,
    Expr,
    Mat3,
    Root,
    Transform,
    aligned,
    as_expr,
    cos,
    either,
    is_zero,
    less_equal,
    simplified,
    sin,
    symbols_of,
    type2,
    where,
)
from symoro.mechanism.loop_constraints import CycleScrew
from symoro.mechanism.planar_loops import ELBOWS, Assembly
from symoro.mechanism.tree_kinematics import screw_transform
from symoro.robot import REVOLUTE
from symoro.tracing import Trace


def transforms(links: Sequence[CycleScrew]) -> list[tuple[CycleScrew, Transform]]:
    """Return [(U1, K1), (U2, K2) ...] of a cycle that starts with an unknown joint."""
    parts: list[tuple[CycleScrew, Transform]] = []
    for link in links:
        if link.joint:
            parts.append((link, UNIT))
        else:
            unknown, T = parts[-1]
            parts[-1] = (unknown, T @ screw_transform(link.screw, Trace()))
    return parts


def _variables(T: Transform) -> int:
    elements = [x for x in (*T.R.s, *T.R.n, *T.R.a, *T.P) if isinstance(x, Expr)]
    return sum(s.level == VARIABLE_LEVEL for s in symbols_of(elements))


def spatial_assemblies(links: Sequence[CycleScrew]) -> list[Assembly] | None:
    """All assemblies of a loop with three unknown revolute joints, axes skew or meeting; None where
    that does not apply.
    """
    parts = transforms(links)
    if len(parts) != 3 or any(u.kind != REVOLUTE for u, _ in parts):
        return None
    shift = min(
        range(3), key=lambda k: _variables(parts[k][1]) + _variables(parts[(k + 1) % 3][1])
    )  # what moves is in K3
    (u1, K1), (u2, K2), (u3, K3) = (*parts[shift:], *parts[:shift])
    roots = middle_roots(K1, K2, K3)
    if roots is None:
        return None
    candidates = [candidate(root, (u1, u2, u3), (K1, K2, K3)) for root in roots]
    spherical = all(is_zero(as_expr(x)) for K in (K1, K2, K3) for x in K.P)
    return [a for a, _ in candidates] if spherical else [_nearer(*candidates)]


def middle_roots(K1: Transform, K2: Transform, K3: Transform) -> list[Root] | None:
    """t2 from the angle between the axes of U1 and U3: (K1 Rz(t2) K2)_33 = (K3)_33."""
    a, b = K1.R.T.a, K2.R.a
    X, Y = simplified(as_expr(a.y * b.x - a.x * b.y)), simplified(as_expr(a.x * b.x + a.y * b.y))
    return None if is_zero(X) and is_zero(Y) else type2(X, Y, as_expr(K3.R.a.z - a.z * b.z))


def turn_about_z(angle: Expr) -> Mat3:
    s, c = sin(angle), cos(angle)
    return Mat3.from_rows([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def candidate(
    root: Root,
    unknowns: tuple[CycleScrew, CycleScrew, CycleScrew],
    motions: tuple[Transform, Transform, Transform],
) -> tuple[Assembly, Expr]:
    """The assembly of a root, and the square of the distance by which it fails to close."""
    K1, K2, K3 = motions
    t2 = as_expr(root.values[0])
    M = K1.R @ turn_about_z(t2) @ K2.R  # Rz(t1) M Rz(t3) = K3^-1
    goal = K3.R.T
    first = aligned(M.a.x, M.a.y, goal.a.x, goal.a.y)  # the third columns
    w, g = M.T.a, goal.T.a  # the third rows: w Rz(t3) = g
    third = aligned(g.x, g.y, w.x, w.y)
    t3 = as_expr(third.values[0])
    joints = {
        u.joint: as_expr(u.sign * t)
        for u, t in zip(unknowns, (first.values[0], t2, t3), strict=True)
    }
    gap = K1.P + K1.R @ (turn_about_z(t2) @ (K2.P + K2.R @ (turn_about_z(t3) @ K3.P)))
    return Assembly(
        ELBOWS[root.label],
        joints,
        root.exists,
        either(root.free, either(first.free, third.free)),
        root.double,
    ), as_expr(gap.dot(gap))


def _nearer(one: tuple[Assembly, Expr], other: tuple[Assembly, Expr]) -> Assembly:
    """Of two roots the one that closes."""
    (a, gap_a), (b, gap_b) = one, other
    closer = less_equal(gap_a, gap_b)
    joints = {j: as_expr(where(closer, a.joints[j], b.joints[j])) for j in a.joints}
    return Assembly("", joints, where(closer, a.exists, b.exists), where(closer, a.free, b.free), 0)
