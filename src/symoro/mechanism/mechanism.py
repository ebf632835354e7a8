"""The one view of a robot that models are written against: a tree, and how its joints depend on
fewer coordinates.

A serial arm, a tree, a free base, closed loops, joints that follow others, coupled drives and
elastic joints are values of a `Mechanism`. A model takes the tree's motion from it, runs the tree's
recursion and projects the result onto the independent coordinates (`Reduction`); it does not ask
for the structure.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from functools import cached_property

from symoro.errors import UnsupportedRobot
from symoro.expr import Argument, Expr, Scalar, constant
from symoro.mechanism.drives import link_side, tree_joints
from symoro.mechanism.loop_assemblies import (
    CROSSED,
    chosen_assembly,
    linear_relations,
    with_positions,
)
from symoro.mechanism.passive_rates import LoopMotion, loop_motion
from symoro.mechanism.reduction import Reduction, identity
from symoro.mechanism.refusals import check_followers, check_loops
from symoro.robot import Robot
from symoro.tracing import Options, Trace

BY_JOINT = ("q", "qd", "qdd", "tau")  # arguments with a place for each joint


class Mechanism:
    """A robot under the options `passive`, `assembly` and `mimic`; what is asked for is traced
    once.
    """

    def __init__(self, robot: Robot, o: Options, trace: Trace) -> None:
        self.robot, self.options, self.trace = robot, o, trace

    # --- coordinates ------------------------------------------------------------------------------

    @property
    def has_loops(self) -> bool:
        """True where passive joints move as closed loops ask."""
        return self.robot.has_closed_loops

    @property
    def free_base(self) -> bool:
        """True where the six speeds of the base [V; w], in frame 0, are the first coordinates."""
        return self.robot.has_floating_base

    @property
    def joints(self) -> tuple[int, ...]:
        """The independent joints: motorised ones of closed loops, all but followers, else all."""
        return self.reduction.independent

    @property
    def coordinates(self) -> tuple[int, ...]:
        """The joint of each coordinate: 0 for the six of a free base, then the independent ones."""
        return (*(0,) * (6 if self.free_base else 0), *self.joints)

    @property
    def passive(self) -> tuple[int, ...]:
        """The joints that closed loops move."""
        return self.reduction.dependent if self.has_loops else ()

    @property
    def elastic(self) -> tuple[int, ...]:
        """The joints whose rotor is a coordinate of its own, behind a spring."""
        return self.robot.elastic_joints

    # --- the tree ---------------------------------------------------------------------------------

    @cached_property
    def reduction(self) -> Reduction:
        """G and gamma: how the joints of the tree follow from the independent ones."""
        robot = link_side(self.robot) if self.elastic else self.robot
        if self.has_loops:
            check_loops(robot)
            return self.loop_motion.reduction
        return follow(robot) if is_joined(robot, self.options) else identity(robot)

    @cached_property
    def moving(self) -> Robot:
        """The tree, its speeds G nu and accelerations G dnu/dt + gamma as given."""
        return self.reduction.moving_tree()

    @cached_property
    def still(self) -> Robot:
        """The tree, its speeds G nu as given, while the independent joints do not accelerate."""
        return self.reduction.still_tree()

    @cached_property
    def placed(self) -> Robot:
        """The robot, cut joints included, with the positions of dependent joints as expressions."""
        if not self.has_loops:
            return self.reduction.placed
        if self.options["passive"] == "inputs":
            return self.robot
        linear, positions = passive_positions(self.robot, self.options)
        assumed = linear_relations(self.robot) if linear else {}
        return with_positions(self.robot, {**assumed, **positions})

    # --- closed loops -----------------------------------------------------------------------------

    @cached_property
    def loop_motion(self) -> LoopMotion:
        """The constraints of the loops, solved for the passive joints."""
        return loop_motion(self.robot, *passive_positions(self.robot, self.options), self.trace)

    @cached_property
    def constraints(self) -> LoopMotion:
        """The constraints with the rows of parallelograms too, for their matrices and reactions."""
        assumed, positions = passive_positions(self.robot, self.options)
        linear = linear_relations(self.robot) if assumed else {}
        return loop_motion(self.robot, False, {**linear, **positions}, self.trace)

    # --- systems of equations ---------------------------------------------------------------------

    def parents(self, joints: Sequence[int]) -> list[int]:
        """For each unknown, the base's first, the position of the next one towards the base, -1 if
        none.

        Accelerations of a tree are eliminated from the tips: unknowns of other branches do not
        meet. Loops, followers and coupled drives connect the branches: then every joint hangs on
        the one before.
        """
        chain = list(range(-1, len(joints) - 1))
        connected = self.robot.has_coupled_drives or not self.reduction.is_identity
        above = chain if connected else _tree_parents(self.robot, joints)
        if not self.free_base:
            return above
        return [*range(-1, 5), *(6 + p if p >= 0 else 5 for p in above)]


def mechanism_of(robot: Robot, o: Options, trace: Trace) -> Mechanism:
    """The robot as its models see it; traces for a price share one."""
    if is_joined(robot, o):
        check_followers(robot)
    if not trace.quiet:
        return Mechanism(robot, o, trace)
    key = ("mechanism", o.get("passive"), str(o.get("assembly")), o.get("mimic"))
    return robot.derived(key, lambda: Mechanism(robot, o, trace))


def _tree_parents(robot: Robot, joints: Sequence[int]) -> list[int]:
    parents = []
    for j in joints:
        i = robot.ant(j)
        while i and i not in joints:
            i = robot.ant(i)
        parents.append(joints.index(i) if i else -1)
    return parents


def passive_positions(robot: Robot, o: Options) -> tuple[bool, dict[int, Expr]]:
    """True if parallelograms are solved linearly, and the passive positions in closed form."""
    if o["passive"] != "solved":
        return o["passive"] == "auto", {}
    assembly = chosen_assembly(robot, o["assembly"])
    return CROSSED not in assembly.label, dict(assembly.joints)


# --- joints that follow others --------------------------------------------------------------------


def is_joined(robot: Robot, o: Options) -> bool:
    """True where joints follow others (option `mimic`) and are no coordinates."""
    return o.get("mimic") == "joined" and bool(robot.mimics)


def follow(robot: Robot) -> Reduction:
    """The reduction of a robot whose followers move as q_j = m q_k + o: G has the multipliers."""
    followers = {c.joint: c for c in robot.mimics}
    independent = tuple(j for j in tree_joints(robot) if j not in followers)
    positions: dict[int, Expr] = {}
    G: dict[int, list[Scalar]] = {}
    for j, c in followers.items():
        if c.master not in independent:
            raise UnsupportedRobot(
                f"{robot.name}: joint {j} follows joint {c.master}, which is no independent joint: "
                f"use mimic='free'."
            )
        m = constant(c.multiplier)
        master = robot.variable(c.master)
        assert master is not None
        positions[j] = m * master + constant(c.offset)
        G[j] = [m if k == c.master else constant(0) for k in independent]
    placed = with_positions(robot, positions)
    return Reduction(robot, placed, independent, G, dict.fromkeys(G, constant(0)))


def followers_note(robot: Robot) -> str:
    """The relations of the followers, for the reader of a model."""
    relations = ", ".join(f"q{c.joint} = {c.multiplier:g} q{c.master}" for c in robot.mimics)
    return f"joined: {relations}"


def independent_layout(robot: Robot, layout: Sequence[Argument]) -> tuple[Argument, ...]:
    """The array arguments without the places of joints that follow others."""
    followers = {c.joint for c in robot.mimics}
    places = [p for p, j in enumerate(robot.moving) if j not in followers]
    return tuple(
        dataclasses.replace(
            a,
            symbols=tuple(a.symbols[p] for p in places),
            joints=tuple(a.joints[p] for p in places),
        )
        if a.name in BY_JOINT
        else a
        for a in layout
    )
