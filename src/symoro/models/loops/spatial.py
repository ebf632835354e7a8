"""Loops of revolute joints in space in closed form: three unknown angles about axes that are not parallel.

    Rz(t1) K1 Rz(t2) K2 Rz(t3) K3 = 1

The angle between the axes of U1 and U3, seen through K1 Rz(t2) K2 and through K3, is an equation of type 2 in t2; then t1
and t3 turn known directions into each other (type 3). In a spherical linkage, whose axes meet, both roots are assemblies.
In an over-constrained one such as Bennett's the origins must meet too, which one of the two roots satisfies.
"""

from __future__ import annotations

from collections.abc import Sequence

from symoro.expr.functions import cos, is_zero, less_equal, sin, where
from symoro.expr.linear import UNIT, Mat3, Transform
from symoro.expr.node import VARIABLE_LEVEL, Expr, as_expr
from symoro.expr.polynomial import simplified
from symoro.expr.walk import symbols_of
from symoro.models.geometric.transforms import screw_transform
from symoro.models.inverse.equations import Root, aligned, either, type2
from symoro.models.loops.cycle import Link
from symoro.models.loops.planar import ELBOWS, Assembly
from symoro.robot.data import REVOLUTE
from symoro.tracing.trace import Trace


def transforms(links: Sequence[Link]) -> list[tuple[Link, Transform]]:
    """[(U1, K1), (U2, K2) ...] of a cycle that starts with an unknown."""
    found: list[tuple[Link, Transform]] = []
    for link in links:
        if link.joint:
            found.append((link, UNIT))
        else:
            unknown, T = found[-1]
            found[-1] = (unknown, T @ screw_transform(link.screw, Trace()))
    return found


def _variables(T: Transform) -> int:
    elements = [x for x in (*T.R.s, *T.R.n, *T.R.a, *T.P) if isinstance(x, Expr)]
    return sum(s.level == VARIABLE_LEVEL for s in symbols_of(elements))


def spatial_assemblies(links: Sequence[Link]) -> list[Assembly] | None:
    """All assemblies of a loop with three unknown revolute joints, axes skew or meeting; None where that does not apply."""
    parts = transforms(links)
    if len(parts) != 3 or any(u.kind != REVOLUTE for u, _ in parts):
        return None
    shift = min(
        range(3), key=lambda k: _variables(parts[k][1]) + _variables(parts[(k + 1) % 3][1])
    )  # what moves is in K3
    (u1, K1), (u2, K2), (u3, K3) = (*parts[shift:], *parts[:shift])
    roots = _middle(K1, K2, K3)
    if roots is None:
        return None
    found = [_candidate(root, (u1, u2, u3), (K1, K2, K3)) for root in roots]
    spherical = all(is_zero(as_expr(x)) for K in (K1, K2, K3) for x in K.P)
    return [a for a, _ in found] if spherical else [_nearer(*found)]


def _middle(K1: Transform, K2: Transform, K3: Transform) -> list[Root] | None:
    """t2 from the angle between the axes of U1 and U3: (K1 Rz(t2) K2)_33 = (K3)_33."""
    a, b = K1.R.T.a, K2.R.a
    X, Y = simplified(as_expr(a.y * b.x - a.x * b.y)), simplified(as_expr(a.x * b.x + a.y * b.y))
    return None if is_zero(X) and is_zero(Y) else type2(X, Y, as_expr(K3.R.a.z - a.z * b.z))


def _turn(angle: Expr) -> Mat3:
    s, c = sin(angle), cos(angle)
    return Mat3.from_rows([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def _candidate(
    root: Root, unknowns: tuple[Link, Link, Link], motions: tuple[Transform, Transform, Transform]
) -> tuple[Assembly, Expr]:
    """The assembly of a root, and the square of the distance by which it fails to close."""
    K1, K2, K3 = motions
    t2 = as_expr(root.values[0])
    M = K1.R @ _turn(t2) @ K2.R  # Rz(t1) M Rz(t3) = K3^-1
    goal = K3.R.T
    first = aligned(M.a.x, M.a.y, goal.a.x, goal.a.y)  # the third columns
    w, g = M.T.a, goal.T.a  # the third rows: w Rz(t3) = g
    third = aligned(g.x, g.y, w.x, w.y)
    t3 = as_expr(third.values[0])
    joints = {
        u.joint: as_expr(u.sign * t)
        for u, t in zip(unknowns, (first.values[0], t2, t3), strict=True)
    }
    gap = K1.P + K1.R @ (_turn(t2) @ (K2.P + K2.R @ (_turn(t3) @ K3.P)))
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
