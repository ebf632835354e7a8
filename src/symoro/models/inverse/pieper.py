"""Pieper's method: three axes through one point, or three sliding joints [KC97 §3.3, KD4].

The joints and the pose close a loop. Behind the centre of a spherical triple stand the other joints
i, j, k; the point does not move with the triple, so Zi Ci Zj Cj Zk c = P gives these three,
wherever in the chain the triple is. With u = Zj g and g = Cj Zk c two equations are free of joint
i, each of the form v.u + kappa |u|^2 + delta = 0. They leave a conic in the sine and cosine of
joint k (or in its length and the square of it), a quartic; where the equations in u are dependent,
an equation of type 2. The triple follows from the rotation. As in Paul's method the numbers of
random postures tell which coefficients vanish, and every step is an equation with its roots as
expressions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import (
    ONE,
    ZERO,
    Expr,
    Mat3,
    Role,
    Transform,
    Vec3,
    as_expr,
    cos,
    less_equal,
    maximum,
    sin,
    sqrt,
    symbol,
    where,
)
from symoro.models.inverse.numeric_chain import ArmAngle, Chain, spherical
from symoro.models.inverse.pieper_steps import PieperSteps, Position
from symoro.models.inverse.serial_arm import (
    ELEMENTS,
    GROUPS,
    PRICE_TRACE,
    Arm,
    as_transform,
    influence,
    product,
)
from symoro.models.inverse.solution_search import ZERO_TOLERANCE, Solved

NULL_SQUARE = 1e-280  # of a length that counts as none
Named = tuple[tuple[Expr, Expr], ...]  # symbols and their values


@dataclass(frozen=True)
class Structure:
    """The place of the spherical triple (0..3), or -1 for three sliding joints."""

    first: int

    def notes(self, arm: Arm) -> tuple[str, ...]:
        names = arm.names
        if self.first < 0:
            turning = [n for n, t in zip(names, arm.types, strict=True) if t == "R"]
            sliding = [n for n, t in zip(names, arm.types, strict=True) if t == "P"]
            return (
                f"three sliding joints: the rotation gives {', '.join(turning)} (2 solutions), "
                f"then the position gives {', '.join(sliding)}",
            )
        triple = names[self.first : self.first + 3]
        rest = [names[(self.first + 3 + k) % 6] for k in range(3)]
        types = "".join(arm.types[(self.first + 3 + k) % 6] for k in range(3))
        m, axes, order = self.first + 2, ", ".join(triple), ", then ".join(reversed(rest))
        return (
            f"spherical centre m = {m}: the axes of {axes} meet in one point",
            f"position case ({', '.join(rest)}), {types}: {order}",
            f"then the rotation gives {axes} (2 solutions)",
        )


def meeting(A: Transform) -> tuple[Expr, Expr]:
    """The point at which the axis z of frame A is nearest to the axis z of the reference, as
    distances along the reference and along A.
    """
    a, p = A.R.a, A.P
    t = -(p.x * a.x + p.y * a.y) / (a.x * a.x + a.y * a.y)
    return p.z + t * a.z, t


def pieper_structure(chain: Chain) -> Structure | None:  # [KD4 Pieper arms]
    """The spherical triple, the last one first, or three sliding joints."""
    if chain.n != 6:
        return None
    if (~chain.turns).sum() == 3:
        return Structure(-1)
    for m in (3, 2, 1, 0):
        if chain.turns[m : m + 3].all() and spherical(chain, m):
            return Structure(m)
    return None


def find_structure(arm: Arm) -> Structure:
    """The structure for any values of the parameters; UnsupportedRobot where there is none."""
    rng = np.random.default_rng(5)
    numbers = {name: float(rng.uniform(0.3, 1.3)) for name in arm.parameters}
    structure = pieper_structure(arm.numeric(numbers)) if len(arm.joints) == 6 else None
    if structure is None:
        what = (
            f"{len(arm.joints)} joints"
            if len(arm.joints) != 6
            else "no three consecutive axes that meet in one point, and no three sliding joints"
        )
        todo = (
            "Hold the others with fixed={joint: value}."
            if len(arm.joints) > 6
            else "igm-paul solves some such arms, igm-general any with six joints."
        )
        raise UnsupportedRobot(
            f"igm-pieper: {arm.robot.name} has {what}, expected six joints with a spherical wrist "
            f"or with three prismatic joints. {todo}"
        )
    return structure


# [KD4 Pieper orientation]
def solve_triple(p: PieperSteps, joints: tuple[int, int, int], A: Mat3, B: Mat3, M: Mat3) -> None:
    """Za A Zb B Zc = M: joint b, then a, then c; any a where a and c turn about one line."""
    a, b, c = joints
    r, col = A.rows[2], B.a
    p.type2(
        b,
        as_expr(r.y * col.x - r.x * col.y),
        as_expr(r.x * col.x + r.y * col.y),
        as_expr(M.a.z - r.z * col.z),
    )
    K = A @ (p.Z(b).R @ B)
    p.turned(a, as_expr(K.a.x), as_expr(K.a.y), as_expr(M.a.x), as_expr(M.a.y))
    rest = (p.Z(a).R @ K).T @ M.s
    p.turned(c, ONE, ZERO, as_expr(rest.x), as_expr(rest.y))


def solve_spherical(p: PieperSteps, first: int) -> None:
    """The joints behind the centre, then the triple."""
    order = [(first + k) % 6 for k in range(6)]
    C = [p.loop[k] for k in order]
    before, _ = meeting(C[0])
    _, behind = meeting(C[1])
    c = C[5].R.a * before + C[5].P
    back = p.back(order[2])
    P = back.R.a * behind + back.P
    # [KD4 Pieper position]
    Position(p, (order[3], order[4], order[5]), C[3], C[4], c, P).solve()
    R = C[2].R
    for k in (3, 4, 5):
        R = R @ (p.Z(order[k]).R @ C[k].R)
    solve_triple(p, (order[0], order[1], order[2]), C[0].R, C[1].R, R.T)


def solve_sliding(p: PieperSteps) -> None:  # [KD4 Pieper sliding]
    """Three sliding joints: the rotation gives the others, then the position is linear."""
    C = [product(group, PRICE_TRACE) for group in p.arm.constants]
    turning = [k for k in range(6) if not p.slides(k)]
    R, between = C[0].R, []
    for k in range(6):
        if k in turning:
            between.append(R)
            R = C[k + 1].R
        else:
            R = R @ C[k + 1].R
    M = between[0].T @ (as_transform(p.target).R @ R.T)
    solve_triple(p, (turning[0], turning[1], turning[2]), between[1], between[2], M)
    at, axes = C[0], {}
    for k in range(6):
        if p.slides(k):
            axes[k] = at.R.a
            at = at @ C[k + 1]
        else:
            at = at @ (p.Z(k) @ C[k + 1])
    gap = as_transform(p.target).P - at.P
    a, b, c = axes.values()
    det = as_expr(a.dot(b.cross(c)))
    for k, right in zip(
        axes, (gap.dot(b.cross(c)), a.dot(gap.cross(c)), a.dot(b.cross(gap))), strict=True
    ):
        p.length(k, det, as_expr(right))


# --- the arm angle --------------------------------------------------------------------------------


def has_arm_angle(arm: Arm) -> bool:
    """True if the first three and the last three of seven axes meet in a point each, for any values
    of the parameters.
    """
    rng = np.random.default_rng(5)
    numbers = {name: float(rng.uniform(0.3, 1.3)) for name in arm.geometry}
    return len(arm.joints) == 7 and ArmAngle.of_chain(arm.numeric(numbers)) is not None


def solve_arm_angle(arm: Arm) -> Solved:  # [EW stereographic SEW]
    """The elbow by the distance of shoulder and wrist, the rotation of the upper arm by the arm
    angle, then shoulder and wrist as spherical triples; `ArmAngle` defines the angle.
    """
    p = PieperSteps(arm)
    C, T = [product(group, PRICE_TRACE) for group in arm.constants], as_transform(p.target)
    S = C[0].R.a * meeting(C[1])[0] + C[0].P
    W = _behind(C[7], meeting(C[6])[1])
    upper, fore = _behind(C[3], meeting(C[2])[1]), C[4].R.a * meeting(C[5])[0] + C[4].P
    reach = T.R @ W + T.P - S
    p.type2(
        3,
        as_expr(upper.y * fore.x - upper.x * fore.y),
        as_expr(upper.x * fore.x + upper.y * fore.y),
        as_expr((fore.dot(fore) + upper.dot(upper) - reach.dot(reach)) / 2 - upper.z * fore.z),
    )
    F, inner = _from_arm_angle(p, C[0].R, reach)
    R = F @ _of_upper_arm(p, upper, fore, inner[0][0]).T
    solve_triple(p, (0, 1, 2), C[1].R, C[2].R, C[0].R.T @ (R @ C[3].R.T))
    wrist = R @ (p.Z(3).R @ C[4].R)
    solve_triple(p, (4, 5, 6), C[5].R, C[6].R, wrist.T @ (T.R @ C[7].R.T))
    joints = {m.name: m.variable for m in arm.joints}
    return Solved(arm, p.target, inner, tuple(p.steps), joints, _arm_angle_notes(arm))


def _arm_angle_notes(arm: Arm) -> tuple[str, ...]:
    names, psi = arm.names, arm.arm_angle
    return (
        f"spherical shoulder ({', '.join(names[:3])}) and wrist ({', '.join(names[4:])}): "
        f"{names[3]} by their distance, then both by the arm angle {psi}",
        f"{psi}: angle about w = SW/|SW| from ((w - t) x r) x w to the part of SE across w, with S "
        "and W the centres of shoulder and wrist, E the point of the elbow's axis nearest to S, "
        "t = -z and r = x of the frame in which the first joint turns; undefined where w = t",
    )


def _behind(A: Transform, along: Expr) -> Vec3:
    """A point on the axis z of the reference, seen from frame A."""
    inverse = A.inverse()
    return inverse.R.a * along + inverse.P


def _from_arm_angle(p: PieperSteps, base: Mat3, reach: Vec3) -> tuple[Mat3, Named]:
    """w, the direction at the arm angle across it, and the third axis, as symbols F11 … F33, and
    their values; the first of these is SW, the distance of shoulder and wrist.

    In the axes r, t x r, -t of the base ((w - t) x r) x w = (D - wx^2, -wx wy, -D wx), of length
    D = 1 + wz, which is (wx^2 + wy^2)/(1 - wz) without cancellation near w = t.
    """
    pairs: list[tuple[Expr, Expr]] = []

    def named(name: str, value: Any) -> Expr:
        pairs.append(p.named(name, value))
        return pairs[-1][0]

    def axis(column: int, v: Vec3) -> Vec3:
        return Vec3(*(named(f"F{row}{column}", x) for row, x in enumerate(v, 1)))

    SW = named("SW", sqrt(maximum(reach.dot(reach), NULL_SQUARE)))
    w = axis(1, reach * (1 / SW))
    b = base.T @ w
    flat = b.x * b.x + b.y * b.y
    D = maximum(where(less_equal(b.z, 0), flat / maximum(1 - b.z, 1), 1 + b.z), NULL_SQUARE)
    part = named("K", b.x / D)
    x = base @ Vec3(1 - part * b.x, -part * b.y, -b.x)
    psi = symbol(p.arm.arm_angle, Role.GEOMETRIC)
    y = axis(2, x * cos(psi) + w.cross(x) * sin(psi))
    return Mat3(w, y, axis(3, w.cross(y))), tuple(pairs)


def _of_upper_arm(p: PieperSteps, upper: Vec3, fore: Vec3, SW: Expr) -> Mat3:
    """The same axes in the frame before the elbow; where the arm is stretched, the limit of the
    second one.
    """
    w = (p.Z(3).R @ fore - upper) * (1 / SW)
    if p.tidy(as_expr(w.z)) is ZERO:  # a plane arm: E is beside w in its plane
        side = as_expr(w.x * upper.y - w.y * upper.x)
        sign = where(less_equal(side, 0), ONE, -ONE)
        return Mat3(w, Vec3(-w.y, w.x, ZERO) * sign, Vec3(ZERO, ZERO, sign))
    e = Vec3(-upper.x, -upper.y, ZERO)
    across = e - w * e.dot(w)
    y = across * (1 / sqrt(maximum(across.dot(across), NULL_SQUARE)))
    return Mat3(w, y, w.cross(y))


def known_part_case(arm: Arm) -> str:
    """'position' or 'rotation' where three joints are given by that part of a partly known pose,
    else ''.
    """
    known = set(arm.known or ())
    if len(arm.joints) != 3:
        return ""
    for part in ("position", "rotation"):
        rates = influence(arm)[[ELEMENTS.index(name) for name in GROUPS[part]]]
        enough = np.linalg.matrix_rank(rates, tol=ZERO_TOLERANCE) == 3
        if enough and known.issuperset(GROUPS[part]):
            return part
    return ""


def solve_known_part(arm: Arm) -> Solved:
    """The three joints that a known position or rotation gives; other known elements are checked
    afterwards.
    """
    p = PieperSteps(arm)
    C, T = [product(group, PRICE_TRACE) for group in arm.constants], as_transform(p.target)
    part = known_part_case(arm)
    if part == "position":  # [KD4 Pieper position]
        base = C[0].inverse()
        Position(p, (0, 1, 2), C[1], C[2], C[3].P, base.R @ T.P + base.P).solve()
    else:  # [KD4 Pieper orientation]
        solve_triple(p, (0, 1, 2), C[1].R, C[2].R, C[0].R.T @ (T.R @ C[3].R.T))
    joints = {m.name: m.variable for m in arm.joints}
    remark = f"{part} case ({', '.join(arm.names)}), {arm.types}"
    return Solved(arm, p.target, (), tuple(p.steps), joints, (remark,))


def solve_pieper(arm: Arm) -> Solved:
    """Pieper's solution of an arm; UnsupportedRobot where it has no such structure."""
    if known_part_case(arm):
        return solve_known_part(arm)
    if arm.arm_angle:
        return solve_arm_angle(arm)
    structure = find_structure(arm)
    p = PieperSteps(arm)
    if structure.first < 0:
        solve_sliding(p)
    else:
        solve_spherical(p, structure.first)
    return Solved(
        arm,
        p.target,
        (),
        tuple(p.steps),
        {m.name: m.variable for m in arm.joints},
        structure.notes(arm),
    )
