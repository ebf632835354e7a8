"""Joints that follow others (mimic): q_j = m q_k + o. A model is put into the independent joints by substitution and virtual work.

With q = S q_i + o the velocities are S qd_i, so that torques become S' tau, an inertia matrix S' A S and a Jacobian J S. What is not
linear in these, such as an inverse, is composed of models that are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr.block_matrix import Structured
from symoro.expr.interpret import interpret
from symoro.expr.linear import IDENTITY
from symoro.expr.node import ZERO, Expr, as_expr, constant
from symoro.expr.program import Argument, Group, Program
from symoro.expr.rewrite import transform
from symoro.expr.walk import symbols_of
from symoro.mechanism.tree_elimination import solve
from symoro.models.dynamic.lagrange import pairs
from symoro.models.kinematic.determinant import factored, gram_determinant
from symoro.models.kinematic.inverse_jacobian import independent_columns, pseudo_inverse
from symoro.robot.data import Robot
from symoro.robot.origin import Coupled
from symoro.tracing.trace import Trace, group, matrix_group

Rows = list[list[Expr]]
Row = TypeVar("Row")
ROWS, COLUMNS = (
    ("tau", "H", "Q", "A", "B", "C", "D", "D1", "D2"),
    ("A", "C", "J"),
)  # groups with a row, or a column, for each joint
PAIRS = ("B",)  # groups with a column for each product of two joint velocities
UNCHANGED = ("T", "V", "W", "VP", "WP", "JPQP", "E", "U", "h", "dh", "base")
BY_JOINT = ("q", "qd", "qdd", "tau")  # arguments with a place for each joint


def couplings(robot: Robot) -> tuple[Coupled, ...]:
    return robot.origin.couplings if robot.origin is not None else ()


def joined(program: Program, robot: Robot) -> Program:
    """The program in the independent joints."""
    followers = {c.joint: c for c in couplings(robot)}
    rule = _substitution(robot, followers)
    image = transform(program.outputs, lambda node: rule.get(node, node))
    replaced = program.mapped(image)
    groups = tuple(_reduced(g, robot, followers, program) for g in replaced.groups)
    keep = [k for k, j in enumerate(_columns(robot)) if j not in followers]
    layout = tuple(_kept(a, keep) for a in program.layout)
    return dataclasses.replace(replaced, groups=groups, layout=layout)


def joined_direct(A: Program, H: Program, robot: Robot) -> Program:
    """Accelerations of the independent joints, from the inertia matrix and the torques of rest in them: A qdd = tau - H."""
    trace = Trace()
    (a,), (h,) = joined(A, robot).groups, joined(H, robot).groups
    size = h.shape[0]
    names = [label.replace("H", "QDP", 1) for label in h.labels]
    torques = [
        robot.joint(j).GAM for j in _columns(robot) if j not in {c.joint for c in couplings(robot)}
    ]
    forces = [ZERO] * (size - len(torques)) + torques
    rows = [list(a.values[k * size : (k + 1) * size]) for k in range(size)]
    qdd = solve(
        rows,
        [t - x for t, x in zip(forces, h.values, strict=True)],
        range(-1, size - 1),
        names,
        trace,
    )
    layout = joined(H, robot).layout
    groups = tuple(g for g in (group("base", (size - len(torques),), qdd[: size - len(torques)], names[: size - len(torques)]),
                               group("qdd", (len(torques),), qdd[size - len(torques) :], names[size - len(torques) :])) if g.values)  # fmt: skip
    return dataclasses.replace(
        H,
        name=H.name.removesuffix("_h") + "_ddm",
        groups=tuple(reversed(groups)),
        layout=layout,
        hints=trace.hints,
    )


def joined_inverse(J: Program, robot: Robot) -> Program:
    """The inverse of the Jacobian matrix in the independent joints, or its pseudo-inverse."""
    found, rows = joined(J, robot), _rows(joined(J, robot).groups[0])
    rng = np.random.default_rng(0)
    values = {s.payload[0]: rng.uniform(0.5, 2.5) for s in symbols_of(found.outputs)}
    numbers = np.array(interpret(found.outputs, values), dtype=float).reshape(len(rows), -1)
    trace = Trace()
    made = pseudo_inverse(rows, independent_columns(numbers), IDENTITY, trace)
    return dataclasses.replace(
        found,
        name=J.name.replace("_jacobian", "_inverse_jacobian"),
        groups=expressions(made.groups),
        hints=trace.hints,
    )


def joined_determinant(J: Program, robot: Robot) -> Program:
    """The determinant of the Jacobian matrix in the independent joints, or of its square where it is not square."""
    found, rows = joined(J, robot), _rows(joined(J, robot).groups[0])
    trace = Trace()
    made = (
        factored(Structured(rows).factors())
        if len(rows) == len(rows[0])
        else gram_determinant(rows, trace)
    )
    return dataclasses.replace(
        found,
        name=J.name.replace("_jacobian", "_determinant"),
        groups=expressions(made.groups),
        hints=trace.hints,
    )


COMPOSED: dict[
    str, tuple[tuple[str, ...], Callable[..., Program]]
] = {  # model → the models that it is made of, and how
    "ddm": (("inertia", "h"), joined_direct),
    "ddm-recursive": (("inertia", "h"), joined_direct),
    "inverse-jacobian": (("jacobian",), joined_inverse),
    "determinant": (("jacobian",), joined_determinant),
}


def expressions(groups: Sequence[Group]) -> tuple[Group, ...]:
    """The groups with every value as an expression."""
    return tuple(group(g.name, g.shape, [as_expr(v) for v in g.values], g.labels) for g in groups)


def _rows(g: Group) -> Rows:
    width = g.shape[1] if len(g.shape) == 2 else 1
    return [list(g.values[k * width : (k + 1) * width]) for k in range(g.shape[0])]


def _columns(robot: Robot) -> list[int]:
    return [j for j in robot.moving if j <= robot.NL]


def _substitution(robot: Robot, followers: dict[int, Coupled]) -> dict[Expr, Expr]:
    """The followers' variables in terms of their masters'."""
    found: dict[Expr, Expr] = {}
    for j, c in followers.items():
        m, o, master, joint = (
            constant(c.multiplier),
            constant(c.offset),
            robot.joint(c.master),
            robot.joint(j),
        )
        q, q_master = robot.variable(j), robot.variable(c.master)
        assert q is not None
        assert q_master is not None
        found |= {q: m * q_master + o, joint.QP: m * master.QP, joint.QDP: m * master.QDP}
    return found


def _kept(a: Argument, keep: list[int]) -> Argument:
    return Argument(a.name, tuple(a.symbols[k] for k in keep)) if a.name in BY_JOINT else a


def _reduced(g: Group, robot: Robot, followers: dict[int, Coupled], program: Program) -> Group:
    """A group with the followers' rows and columns added to their masters'."""
    if g.name in UNCHANGED:
        return g
    if g.name not in (*ROWS, *COLUMNS):
        known = ", ".join(dict.fromkeys((*ROWS, *COLUMNS, *UNCHANGED, "qdd (ddm)", "Jinv", "det")))
        raise UnsupportedRobot(
            f"{program.name}: with mimic='joined' there is no form of {g.name}, only of {known}. Take mimic='free'."
        )
    rows, joints = _rows(g), _columns(robot)
    width = len(rows[0])
    labels = [list(g.labels[k * width : (k + 1) * width]) for k in range(g.shape[0])]
    if g.name in PAIRS:
        rows, labels = _paired(rows, joints, followers), _kept_pairs(labels, joints, followers)
    if g.name in ROWS:
        base = len(rows) - len(joints)
        rows, labels = (
            _added(rows, joints, followers, base),
            _dropped(labels, joints, followers, base),
        )
    if g.name in COLUMNS:
        base = width - len(joints)
        rows = _flipped(_added(_flipped(rows), joints, followers, base))
    if len(g.shape) == 1 or g.name in PAIRS:
        shape = (len(rows),) if len(g.shape) == 1 else (len(rows), len(rows[0]))
        return group(
            g.name, shape, [x for row in rows for x in row], [x for row in labels for x in row]
        )
    return matrix_group(g.name, rows)


def _added(rows: Rows, joints: Sequence[int], followers: dict[int, Coupled], base: int) -> Rows:
    found = [list(row) for row in rows]
    for k, j in enumerate(joints):
        if j in followers:
            m, master = constant(followers[j].multiplier), base + joints.index(followers[j].master)
            found[master] = [x + m * y for x, y in zip(found[master], rows[base + k], strict=True)]
    return _dropped(found, joints, followers, base)


def _paired(rows: Rows, joints: Sequence[int], followers: dict[int, Coupled]) -> Rows:
    """Columns of products of velocities, those of followers added to their masters': qd_j qd_k = m_j m_k qd_M(j) qd_M(k)."""
    free = [j for j in joints if j not in followers]
    place = {pair: k for k, pair in enumerate(pairs(len(free)))}
    masters = [
        (free.index(followers[j].master), followers[j].multiplier)
        if j in followers
        else (free.index(j), 1.0)
        for j in joints
    ]
    found: Rows = [[ZERO] * len(place) for _ in rows]
    for column, (j, k) in enumerate(pairs(len(joints))):
        (a, m_a), (b, m_b) = masters[j], masters[k]
        for target, row in zip(found, rows, strict=True):
            at = place[min(a, b), max(a, b)]
            target[at] = target[at] + constant(m_a * m_b) * row[column]
    return found


def _kept_pairs(
    labels: list[list[str]], joints: Sequence[int], followers: dict[int, Coupled]
) -> list[list[str]]:
    kept = [
        k
        for k, pair in enumerate(pairs(len(joints)))
        if not any(joints[i] in followers for i in pair)
    ]
    return [[row[k] for k in kept] for row in labels]


def _dropped(
    rows: list[Row], joints: Sequence[int], followers: dict[int, Coupled], base: int
) -> list[Row]:
    return rows[:base] + [
        row for row, j in zip(rows[base:], joints, strict=True) if j not in followers
    ]


def _flipped(rows: Rows) -> Rows:
    return [list(column) for column in zip(*rows, strict=True)]
