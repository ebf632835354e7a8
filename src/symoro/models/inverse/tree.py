"""Paul's solution as a program: every branch a row, what branches have in common computed once."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.expr.functions import absolute, less_equal
from symoro.expr.infix import display
from symoro.expr.interpret import interpret
from symoro.expr.node import ONE, ZERO, Expr, as_expr
from symoro.expr.ops import ADD, NAMED, SYMBOL
from symoro.expr.program import Argument, Program
from symoro.expr.rewrite import substitute
from symoro.models.geometric.chain import Screw
from symoro.models.inverse.arm import make_arm
from symoro.models.inverse.choice import redundant, solved_by_paul
from symoro.models.inverse.equations import both, either
from symoro.models.inverse.numeric import Array, Chain
from symoro.models.inverse.paul import Solved
from symoro.models.inverse.solver import Candidates, Method
from symoro.models.inverse.steps import Step, wrapped
from symoro.models.inverse.systems import joint_screw, product
from symoro.models.options import Options
from symoro.models.trace import Namer, Traced, group
from symoro.robot.data import PRISMATIC, Robot

REACHES = 1e-6  # sum of the differences of the 12 elements at which a posture counts as reaching the pose
Run = Callable[..., tuple[Array, ...]]  # of poses (N, 16) and the parameters: solutions, exists, singular, miss


@dataclass(frozen=True)
class Branch:
    """The values of the unknowns along one way down the tree."""

    values: Mapping[Expr, Expr]
    exists: Expr = ONE
    singular: Expr = ZERO

    def put(self, x: Any) -> Expr:
        return substitute([as_expr(x)], self.values)[0]


def grown(branch: Branch, step: Step, n: Namer, first: int) -> list[Branch]:
    """The branch with the unknowns of one more step, once for each root; `first` numbers them."""
    found = []
    for k, r in enumerate(step.roots, first):
        values = {u: as_expr(n(f"{u}b{k}", branch.put(x))) for u, x in zip(step.unknowns, r.values, strict=True)}
        exists = both(1 if branch.exists is ONE else branch.exists, 1 if as_expr(r.exists) is ONE else branch.put(r.exists))
        singular = either(branch.singular, branch.put(either(r.free, r.double)))
        found.append(Branch({**branch.values, **values}, as_expr(n(f"Eb{k}", exists)), as_expr(n(f"Sb{k}", singular))))
    return found


def branches(solved: Solved, n: Namer) -> list[Branch]:
    """Every way down the tree of roots."""
    found = [Branch({u: as_expr(n(str(u), x)) for u, x in solved.inner})]
    for step in solved.steps:
        found = [more for k, b in enumerate(found) for more in grown(b, step, n, k * len(step.roots) + 1)]
    return found


def joint_values(solved: Solved, branch: Branch) -> list[Expr]:
    """The joints of a branch, angles within half a turn of 0."""
    found = []
    for m in solved.arm.joints:
        own = solved.joints[m.name]
        x = branch.put(own)
        core = x.args[0] if x.op is NAMED else x
        found.append(x if m.sigma == PRISMATIC or core.op is not ADD else wrapped(x, 2 if own.op is SYMBOL else 4))
    return found


def gap(solved: Solved, q: Sequence[Expr]) -> Expr:
    """The sum of the differences between the pose of a posture and the target, element by element."""
    screws: list[Screw] = list(solved.arm.constants[0])
    for k in range(len(solved.arm.joints)):
        screws += [joint_screw(solved.arm, k), *solved.arm.constants[k + 1]]
    T = product(screws, Namer(quiet=True))
    put = dict(zip((m.variable for m in solved.arm.joints), q, strict=True))
    elements = substitute([as_expr(x) for x in T.elements[:12]], put)
    total = ZERO
    for x, goal in zip(elements, solved.target, strict=True):
        total = total + absolute(x - goal)
    return total


def paul_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """solutions: a row for each branch; exists, singular: one element for each."""
    arm = make_arm(robot, o["frame"], o["fixed"])
    if len(arm.joints) > 6:
        raise UnsupportedRobot(redundant(arm))
    solved = solved_by_paul(robot, arm, o)
    found = branches(solved, n)
    rows = [joint_values(solved, b) for b in found]
    exists = [b.exists for b in found]
    checked = len(arm.joints) < 6 and o["known"] is None
    checked = checked or (o["known"] is None and not _all_reach(solved, rows, exists))
    if checked:
        exists = [as_expr(both(1 if e is ONE else e, less_equal(gap(solved, q), REACHES))) for e, q in zip(exists, rows, strict=True)]
    for k, q in enumerate(rows, 1):
        for name, x in zip(arm.names, q, strict=True):
            n(f"{name}_{k}", x)
    count = range(1, len(found) + 1)
    groups = (
        group("solutions", (len(found), len(arm.joints)), [x for q in rows for x in q], [f"{name}_{k}" for k in count for name in arm.names]),
        group("exists", (len(found),), exists, [f"exists{k}" for k in count]),
        group("singular", (len(found),), [b.singular for b in found], [f"singular{k}" for k in count]),
    )
    order = "; ".join(f"{', '.join(s.names)} by type {s.type}" for s in solved.steps)
    notes = [f"Paul's method: {order}", f"rows: branches {', '.join(solved.branches) or '1'}; columns: joints {', '.join(arm.names)}"]
    notes += ["a branch exists only where its direct model gives the pose"] if checked else []
    notes += [line for k, s in enumerate(solved.steps, 1) for line in s.summary(k)]
    pose = Argument("T", (*solved.target, None, None, None, None))
    return Traced(groups, tuple(notes), {"solved": solved, "arm": arm, "known": o["known"], "rows": rows}, (pose,))


def with_misses(program: Program, solved: Solved, rows: Sequence[Sequence[Expr]]) -> Program:
    """The program with one more output: by how much each row misses the pose."""
    misses = group("miss", (len(rows),), [gap(solved, q) for q in rows], [f"miss{k}" for k in range(1, len(rows) + 1)])
    return dataclasses.replace(program, groups=(*program.groups, misses))


def _all_reach(solved: Solved, rows: Sequence[Sequence[Expr]], exists: Sequence[Expr]) -> bool:
    """Whether on random poses every row that exists reaches its pose: no root of a step is a stray one."""
    rng = np.random.default_rng(3)
    arm, count = solved.arm, 24
    geometry = {name: arm.robot.values.get(name, rng.uniform(0.3, 1.3)) for name in arm.parameters}
    chain = arm.numeric(geometry)
    poses = chain.poses(rng.uniform(-1.5, 1.5, (count, chain.n)))
    numbers: dict[str, Any] = {**geometry, **{t.payload[0]: poses[:, k // 4, k % 4] for k, t in enumerate(solved.target)}}
    with np.errstate(all="ignore"):
        found = interpret([*(x for q in rows for x in q), *exists], numbers)
    values = [np.broadcast_to(np.asarray(x, dtype=float), (count,)) for x in found]
    n = chain.n
    for k in range(len(rows)):
        q = np.stack(values[k * n : (k + 1) * n], axis=1)
        there = values[len(rows) * n + k] > 0.5
        if there.any() and np.abs(chain.poses(q[there]) - poses[there]).max() > REACHES:
            return False
    return True


class PaulMethod(Method):
    """Rows of the compiled program as candidates."""

    def __init__(self, solved: Solved, run: Run, parameters: Sequence[str], chain: Chain, values: Mapping[str, float]) -> None:
        """`parameters` are those of the program, in its order."""
        self.solved, self.run, self.chain = solved, run, chain
        self.values = {k: v for k, v in {**solved.arm.robot.values, **values}.items() if k in solved.arm.parameters}
        self.p = [np.array([self.values[name] for name in parameters])] if parameters else []

    def _numbers(self, poses: Array) -> dict[str, Any]:
        T = poses.reshape(-1, 16)
        return {**self.values, **{t.payload[0]: T[:, k] for k, t in enumerate(self.solved.target)}}

    def candidates(self, poses: Array) -> Candidates:
        if not len(poses):
            return Candidates(np.zeros((0, 0, self.chain.n)), np.zeros((0, 0), bool))
        if len(poses) == 1:  # the entry point for one state is the fastest
            q, exists, singular, miss = (x[None] for x in self.run(poses.reshape(16), *self.p))
        else:
            q, exists, singular, miss = self.run(poses.reshape(-1, 16), *self.p)
        return Candidates(q, (exists > 0.5) & np.isfinite(miss), self.solved.branches, singular > 0.5, miss)

    def why_none(self, pose: Array) -> str:
        """The first step that no branch passes, and by how much."""
        ways: list[dict[str, Any]] = [{k: float(np.asarray(v).reshape(-1)[0]) for k, v in self._numbers(pose[None]).items()}]
        for u, x in self.solved.inner:
            ways[0][u.payload[0]] = float(interpret([x], ways[0])[0])
        for number, step in enumerate(self.solved.steps, 1):
            passed = []
            for way in ways:
                for r in step.roots:
                    exists, *values = interpret([as_expr(r.exists), *map(as_expr, r.values)], way)
                    if exists > 0.5:
                        passed.append({**way, **dict(zip(step.names, map(float, values), strict=True))})
            if not passed:
                return _failed(number, step, ways)
            ways = passed
        few = len(self.solved.arm.joints)
        return "" if few >= 6 else f"the pose is not one that {few} joints can give: no branch reproduces all of it"


def _failed(number: int, step: Step, ways: Sequence[Mapping[str, Any]]) -> str:
    shown = "; ".join(f"{display(a, 80)} = {display(b, 80)}" for a, b in step.equations)
    text = f"out of reach at step {number}, {', '.join(step.names)} by type {step.type}: {shown}"
    named = dict(step.coefficients)
    if {"X", "Y", "Z"} <= set(named):
        found = [[float(v) for v in interpret([named["X"], named["Y"], named["Z"]], way)] for way in ways]
        X, Y, Z = min(found, key=lambda f: abs(f[2]) - np.hypot(f[0], f[1]))
        text += f" (X S + Y C = Z needs |Z| <= {np.hypot(X, Y):.6g}, found |Z| = {abs(Z):.6g})"
    return text
