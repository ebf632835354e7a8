"""Pieper's method: three axes through one point, or three sliding joints [KC97 §3.3, KD
chapter 4].

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

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr import ONE, ZERO, Expr, Mat3, Transform, as_expr
from symoro.models.inverse.numeric_chain import Chain
from symoro.models.inverse.pieper_steps import PieperSteps, Position
from symoro.models.inverse.serial_arm import (
    ELEMENTS,
    GROUPS,
    QUIET,
    Arm,
    as_transform,
    influence,
    product,
)
from symoro.models.inverse.solution_search import VANISHES, Solved

EXACT = 1e-10  # parts of the arm's size, and rad, within which axes count as meeting or parallel


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


def structure_of(chain: Chain) -> Structure | None:
    """The spherical triple, the last one first, or three sliding joints."""
    if chain.n != 6:
        return None
    if (~chain.turns).sum() == 3:
        return Structure(-1)
    for m in (3, 2, 1, 0):
        if chain.turns[m : m + 3].all() and _spherical(chain, m):
            return Structure(m)
    return None


def _spherical(chain: Chain, m: int) -> bool:
    """True if the axes of three consecutive joints meet in one point, and neighbours are not
    parallel.
    """
    along = []
    for A in (chain.constants[m + 1], chain.constants[m + 2]):
        a, p = A[:3, 2], A[:3, 3]
        if np.hypot(a[0], a[1]) < 1e-6:
            return False
        t = -float(p[0] * a[0] + p[1] * a[1]) / float(a[0] ** 2 + a[1] ** 2)
        point = p + t * a
        if np.hypot(point[0], point[1]) > EXACT * chain.size:
            return False
        along.append((float(point[2]), t))
    return abs(along[0][1] - along[1][0]) < EXACT * chain.size


def find_structure(arm: Arm) -> Structure:  # [KD4 Pieper arms]
    """The structure for any values of the parameters; UnsupportedRobot where there is none."""
    rng = np.random.default_rng(5)
    numbers = {name: float(rng.uniform(0.3, 1.3)) for name in arm.parameters}
    structure = structure_of(arm.numeric(numbers)) if len(arm.joints) == 6 else None
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
    C = [product(group, QUIET) for group in p.arm.constants]
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


def known_part_case(arm: Arm) -> str:
    """'position' or 'rotation' where three joints are given by that part of a partly known pose,
    else ''.
    """
    known = set(arm.known or ())
    if len(arm.joints) != 3:
        return ""
    for part in ("position", "rotation"):
        rates = influence(arm)[[ELEMENTS.index(name) for name in GROUPS[part]]]
        enough = np.linalg.matrix_rank(rates, tol=VANISHES) == 3
        if enough and known.issuperset(GROUPS[part]):
            return part
    return ""


def solve_known_part(arm: Arm) -> Solved:
    """The three joints that a known position or rotation gives; other known elements are checked
    afterwards.
    """
    p = PieperSteps(arm)
    C, T = [product(group, QUIET) for group in arm.constants], as_transform(p.target)
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
