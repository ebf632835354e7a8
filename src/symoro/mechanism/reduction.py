"""The tree's speeds v from fewer independent ones: v = G nu, dv/dt = G dnu/dt + gamma.

Loops and joints that follow others make some joints of the tree depend on the rest. By virtual work
the efforts of the independent coordinates are Gamma = G^T Gamma_tree and their inertia is A = G^T
A_tree G [KC97 (22)]. G is the identity where no joint depends on others: then nothing is
computed. Vectors and matrices of the tree may begin with the six coordinates of a free base, which
G leaves as they are.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from symoro.expr import ONE, ZERO, Expr, Scalar, Structured, along, as_expr, dot, is_zero
from symoro.mechanism.drives import (
    Transmission,
    check_ends,
    drive_joint,
    loaded_joints,
    motor_from_joint,
    motor_joints,
    times,
    tree_joints,
    with_still_rotors,
    without_accelerations,
)
from symoro.robot import Robot
from symoro.tracing import Trace

Vector = Sequence[Scalar]
Matrix = Sequence[Vector]


@dataclass(frozen=True)
class Reduction:
    """G and gamma by dependent joint, over the independent ones.

    `placed` is the robot with the positions of dependent joints as expressions where they are known
    so.
    """

    robot: Robot
    placed: Robot
    independent: tuple[int, ...]
    G: Mapping[int, Vector]
    gamma: Mapping[int, Scalar]

    @property
    def dependent(self) -> tuple[int, ...]:
        """The joints whose speeds follow from the independent ones."""
        return tuple(self.G)

    @property
    def is_identity(self) -> bool:
        """True where every joint of the robot is independent."""
        return not self.G and self.robot.NJ == self.robot.NL

    @property
    def speeds(self) -> dict[int, Scalar]:
        """G nu of the dependent joints."""
        nu = [self.robot.joint(k).QP for k in self.independent]
        return {j: dot(row, nu) for j, row in self.G.items()}

    # --- the tree's motion -----------------------------------------------------------------------

    def moving_tree(self) -> Robot:
        """The tree with the accelerations of the independent joints as given."""
        if self.is_identity:
            return self.robot
        return self._tree([self.robot.joint(k).QDP for k in self.independent])

    def tree_without_accelerations(self) -> Robot:
        """The tree whose independent joints do not accelerate: gamma remains."""
        if self.is_identity:
            return without_accelerations(self.robot)
        return with_still_rotors(self._tree([ZERO] * len(self.independent)))

    def held_tree(self, joints: Iterable[int]) -> Robot:
        """The tree in which of the drives only those of the named joints accelerate: independent
        joints, and the rotors of elastic ones.
        """
        driven = set(joints)
        given = driven.difference(self.robot.elastic_joints)
        rates = [self.robot.joint(k).QDP if k in given else ZERO for k in self.independent]
        if self.is_identity:
            rate = dict(zip(self.independent, rates, strict=True))
            held = (
                dataclasses.replace(x, QDP=rate.get(j, ZERO))
                for j, x in enumerate(self.robot.joints, 1)
            )
            return with_still_rotors(dataclasses.replace(self.robot, joints=tuple(held)), driven)
        return with_still_rotors(self._tree(rates), driven)

    def _tree(self, rates: Vector) -> Robot:
        """The tree alone, its joints moving as `rates`, the accelerations of the independent ones,
        ask.
        """
        robot, speeds = self.placed, self.speeds
        given = dict(zip(self.independent, rates, strict=True))
        joints = []
        for j, x in enumerate(robot.joints[: robot.NL], 1):
            if j in speeds:
                rate = dot(self.G[j], rates) + self.gamma[j]
                x = dataclasses.replace(x, QP=speeds[j], QDP=rate, GAM=ZERO)
            elif j in given:
                x = dataclasses.replace(x, QDP=given[j])
            joints.append(x)
        tree = dataclasses.replace(robot, frames=robot.frames[: robot.NL], joints=tuple(joints))
        return self._with_measured_efforts(tree) if loaded_joints(tree) else tree

    def _with_measured_efforts(self, tree: Robot) -> Robot:
        """The tree with the efforts of the independent joints at the ends of all drives, so that
        C^T times them are those of the motors of these joints; friction by load depends on them.
        """
        if not tree.coupling:
            return tree
        drives = self.transmission(tree)
        efforts = drives.motor_efforts([tree.joint(k).GAM for k in self.independent])
        of_motors = dict(zip(self.independent, efforts, strict=True))
        inverse, joints = motor_from_joint(tree), tree_joints(tree)
        at_ends = times(list(zip(*inverse, strict=True)), [of_motors.get(j, ZERO) for j in joints])
        together = list(tree.joints)
        for j, effort in zip(joints, at_ends, strict=True):
            together[j - 1] = dataclasses.replace(together[j - 1], GAM=effort)
        return dataclasses.replace(tree, joints=tuple(together))

    def transmission(self, tree: Robot) -> Transmission:
        """The drives of the independent joints of a tree that moves as the reduction asks."""
        if not tree.coupling:
            drives = [drive_joint(tree, j) for j in self.independent]
            return Transmission(self.independent, drives, (), ())
        joints, inverse = tree_joints(tree), motor_from_joint(tree)
        of_joints = dict(zip(joints, motor_joints(tree), strict=True))
        of_motors = [of_joints[k] for k in self.independent]
        if self.is_identity:
            return Transmission(self.independent, of_motors, tree.coupling, inverse)
        rows = dict(zip(joints, inverse, strict=True))
        check_ends(self.robot, self.independent, self.G, rows)
        motors = [self.project(rows[k]) for k in self.independent]
        ends = Structured(motors).inverse()
        return Transmission(self.independent, of_motors, ends, motors)

    # --- projections -----------------------------------------------------------------------------

    def project(self, tree: Vector) -> list[Scalar]:
        """G^T times efforts of the tree, or a row of a Jacobian matrix times G."""
        if self.is_identity:
            return list(tree)
        joints = tree_joints(self.robot)
        base = len(tree) - len(joints)
        by_joint = dict(zip(joints, tree[base:], strict=True))
        return [*tree[:base], *self.project_joints(by_joint)]

    def project_efforts(self, tree: Vector) -> list[Scalar]:
        """G^T times efforts of the tree whose last ones are those of the rotors of elastic joints,
        which are coordinates of their own.
        """
        end = len(tree) - len(self.robot.elastic_joints)
        return [*self.project(tree[:end]), *tree[end:]]

    def project_joints(self, tree: Mapping[int, Scalar]) -> list[Scalar]:
        """Gamma_a + W^T Gamma_p, from values by joint of the tree."""
        values: list[Scalar] = []
        for c, k in enumerate(self.independent):
            total = tree[k]
            for j, row in self.G.items():  # [KC97 (22)]
                if not is_zero(row[c]) and not is_zero(tree[j]):
                    total = total + row[c] * tree[j]
            values.append(total if not is_zero(total) else ZERO)
        return values

    def project_matrix(self, tree: Matrix, trace: Trace) -> list[list[Scalar]]:
        """G^T A G of a symmetric matrix of the tree, product after product; its last rows are those
        of the rotors of elastic joints.
        """
        if self.is_identity:
            return [list(row) for row in tree]
        rotors = [f"M{j}" for j in self.robot.elastic_joints]
        base = len(tree) - len(tree_joints(self.robot)) - len(rotors)
        names = self._names(base, rotors)
        rows = self._rows(base, rotors)
        half = {}
        for p, (label, _) in rows.items():
            half[p] = [
                trace(f"AG{label}_{name}", _dot(tree[p], {q: g[c] for q, (_, g) in rows.items()}))
                for c, name in enumerate(names)
            ]
        size = range(len(names))
        upper = {}
        for r, c in combinations_with_replacement(size, 2):
            column = {p: g[r] for p, (_, g) in rows.items()}
            product = _dot({p: row[c] for p, row in half.items()}, column)
            upper[r, c] = trace(f"AM{r + 1}_{c + 1}", product)
        return [[upper[min(r, c), max(r, c)] for c in size] for r in size]

    def _names(self, base: int, rotors: Sequence[str]) -> list[str]:
        """The index of each coordinate in names."""
        return [*(f"0{k}" for k in range(1, base + 1)), *map(str, self.independent), *rotors]

    def _rows(self, base: int, rotors: Sequence[str]) -> dict[int, tuple[str, Vector]]:
        """Label and row of G by place in the tree's vectors: base, independent, other joints,
        rotors.
        """
        joints, last = tree_joints(self.robot), base + len(self.independent)
        size = last + len(rotors)

        def unit(place: int) -> Vector:
            return [ONE if c == place else ZERO for c in range(size)]

        place = {j: base + p for p, j in enumerate(joints)}
        rows: dict[int, tuple[str, Vector]] = {p: (f"0{p + 1}", unit(p)) for p in range(base)}
        rows |= {place[k]: (str(k), unit(base + p)) for p, k in enumerate(self.independent)}
        end = [ZERO] * len(rotors)
        rows |= {place[j]: (str(j), [*[ZERO] * base, *g, *end]) for j, g in self.G.items()}
        ends = enumerate(rotors)
        return rows | {base + len(joints) + p: (name, unit(last + p)) for p, name in ends}

    # --- derivatives along the motion -----------------------------------------------------------

    def row_rates(self, trace: Trace) -> dict[int, list[Scalar]]:
        """dG/dt by dependent joint, over the independent ones."""
        speeds = self.speeds | {k: self.robot.joint(k).QP for k in self.independent}
        rates = {as_expr(self.robot.variable(j)): as_expr(v) for j, v in speeds.items()}
        entries = [as_expr(x) for row in self.G.values() for x in row]
        supply = iter(along(entries, rates))
        return {j: [trace(f"WJP{j}_{k}", next(supply)) for k in self.independent] for j in self.G}

    def coordinate_derivatives(self, values: Sequence[Expr]) -> list[list[Expr]]:
        """Rows of d value / d q_k by the independent joints k, which the others follow."""
        columns = []
        for c, k in enumerate(self.independent):
            rates = {as_expr(self.robot.variable(j)): as_expr(row[c]) for j, row in self.G.items()}
            columns.append(along(values, rates | {as_expr(self.robot.variable(k)): ONE}))
        return [list(row) for row in zip(*columns, strict=True)]


def _dot(row: Vector | Mapping[int, Scalar], factors: Mapping[int, Scalar]) -> Scalar:
    """The sum of row[p] times factors[p], without products that are zero by structure."""
    total: Scalar = ZERO
    for p, factor in factors.items():
        if not is_zero(factor) and not is_zero(row[p]):
            total = total + row[p] * factor
    return total


def identity(robot: Robot) -> Reduction:
    """The reduction of a robot whose joints are all independent."""
    return Reduction(robot, robot, tuple(tree_joints(robot)), {}, {})
