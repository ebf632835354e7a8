"""The one view of a robot that models are written against: a tree, and how its joints depend on
fewer coordinates.

A serial arm, a tree, a free base, closed loops, joints that follow others, coupled drives and
elastic joints are values of a `Mechanism`. A model takes the tree's motion from it, runs the tree's
recursion and projects the result onto the independent coordinates (`Reduction`); it does not ask
for the structure. A model is available for every structure unless it stands in `LIMITS`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from symoro.errors import UnsupportedRobot
from symoro.expr import (
    ONE,
    SYMBOL,
    ZERO,
    Argument,
    Expr,
    Role,
    Scalar,
    as_expr,
    constant,
    dot,
    is_zero,
    substitute,
    symbol,
)
from symoro.mechanism.drives import NO_MOTION, loaded_joints
from symoro.mechanism.loop_assemblies import (
    chosen_assembly,
    linear_passive_joints,
    with_positions,
)
from symoro.mechanism.passive_rates import LoopMotion, loop_motion
from symoro.mechanism.planar_loops import CROSSED
from symoro.mechanism.reduction import Reduction, identity
from symoro.robot import ROTOR, Robot, coupling_findings
from symoro.tracing import Options, Trace

BY_JOINT = ("q", "qd", "qdd", "tau")  # arguments with a place for each joint
GIVEN, FREE = "given", "free"  # the acceleration of a moving base: an input, or solved for


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
    def moving_base(self) -> bool:
        """True where the six speeds of the base [V; w], in frame 0, are the first coordinates."""
        return self.robot.has_moving_base

    @property
    def free_base(self) -> bool:
        """True where the acceleration of a moving base follows from the forces."""
        return self.moving_base and base_motion_of(self.robot, self.options) == FREE

    @property
    def joints(self) -> tuple[int, ...]:
        """The independent joints: motorised ones of closed loops, all but followers, else all."""
        return self.reduction.independent

    @property
    def coordinates(self) -> tuple[int, ...]:
        """The joint of each coordinate: 0 for the six of a moving base, then the independent
        ones.
        """
        rotors = (ROTOR + j for j in self.elastic)
        return (*(0,) * (6 if self.moving_base else 0), *self.joints, *rotors)

    @property
    def passive(self) -> tuple[int, ...]:
        """The joints that closed loops move."""
        return tuple(self.loop_motion.passive) if self.has_loops else ()

    @property
    def elastic(self) -> tuple[int, ...]:
        """The joints whose rotor is a coordinate of its own, behind a spring."""
        return self.robot.elastic_joints

    @property
    def is_bound(self) -> bool:
        """True where loops, followers or coupled drives bind joints of different branches."""
        return self.robot.has_coupled_drives or not self.reduction.is_identity

    # --- the tree ---------------------------------------------------------------------------------

    @cached_property
    def reduction(self) -> Reduction:
        """G and gamma: how the joints of the tree follow from the independent ones."""
        robot = self.robot
        whole = self.loop_motion.reduction if self.has_loops else identity(robot)
        if is_joined(robot, self.options):
            whole = follow(whole)
        return whole if whole.is_identity else check_rotors(whole)

    @cached_property
    def accelerating(self) -> Robot:
        """The tree, its speeds G nu and accelerations G dnu/dt + gamma as given, and those of the
        base.
        """
        return self.reduction.moving_tree()

    @cached_property
    def moving(self) -> Robot:
        """The accelerating tree, but for a free base, which does not accelerate."""
        return resting_base(self.accelerating) if self.free_base else self.accelerating

    @cached_property
    def without_accelerations(self) -> Robot:
        """The tree, its speeds G nu as given, while neither the independent joints nor a moving
        base accelerate.
        """
        tree = self.reduction.tree_without_accelerations()
        return resting_base(tree) if self.moving_base else tree

    @cached_property
    def placed(self) -> Robot:
        """The robot, cut joints included, with the positions of dependent joints as expressions."""
        if not self.has_loops:
            return self.reduction.placed
        placed = self.robot
        if self.options["passive"] != "inputs":
            linear, positions = passive_positions(self.robot, self.options)
            assumed = linear_passive_joints(self.robot) if linear else {}
            placed = with_positions(self.robot, {**assumed, **positions})
        return joined_robot(placed, self.robot) if is_joined(self.robot, self.options) else placed

    def held(self, joints: Sequence[int]) -> Robot:
        """The tree in which of the independent joints only the named ones accelerate, and a base
        whose motion is given.
        """
        tree = self.reduction.held_tree(joints)
        return resting_base(tree) if self.free_base else tree

    # --- closed loops -----------------------------------------------------------------------------

    @cached_property
    def loop_motion(self) -> LoopMotion:
        """The constraints of the loops, solved for the passive joints."""
        return loop_motion(self.robot, *passive_positions(self.robot, self.options), self.trace)

    @cached_property
    def constraints(self) -> LoopMotion:
        """The constraints with the rows of parallelograms too, for their matrices and reactions."""
        assumed, positions = passive_positions(self.robot, self.options)
        linear = linear_passive_joints(self.robot) if assumed else {}
        return loop_motion(self.robot, False, {**linear, **positions}, self.trace)

    # --- systems of equations ---------------------------------------------------------------------

    def parents(self, joints: Sequence[int], with_base: bool, rotors: int = 0) -> list[int]:
        """For each unknown, the base's first if they are unknown, the position of the next one
        towards the base, -1 if none. The last are rotors of elastic joints.

        Accelerations of a tree are eliminated from the tips: unknowns of other branches do not
        meet. Loops, followers and coupled drives connect the branches: then every joint hangs on
        the one before.
        """
        chain = list(range(-1, len(joints) - 1))
        above = chain if self.is_bound else _tree_parents(self.robot, joints)
        if with_base:
            above = [*range(-1, 5), *(6 + p if p >= 0 else 5 for p in above)]
        if self.robot.has_coupled_drives:
            return [*above, *range(len(above) - 1, len(above) - 1 + rotors)]
        return [*above, *[-1] * rotors]


def check_rotors(reduction: Reduction) -> Reduction:
    """Refuse a rotor behind a spring, and friction by load, at a joint without a motor of its
    own.
    """
    robot, loaded = reduction.robot, loaded_joints(reduction.robot)
    for j in reduction.G:
        if j in robot.elastic_joints and robot.frame(j).mu and j not in followers(robot):
            raise UnsupportedRobot(
                f"{robot.name} has more motors than degrees of freedom, and joint {j}, which "
                f"follows from the others, is elastic: motorise joints before it, or clear its eta."
            )
        if j in robot.elastic_joints:
            raise UnsupportedRobot(
                f"{robot.name}: joint {j} depends on other joints and has no motor, so that its "
                f"spring has no rotor: set eta[{j}] to 0 for a spring parallel to the joint."
            )
        if j in loaded:
            raise UnsupportedRobot(
                f"{robot.name}: joint {j} depends on other joints, so that no drive carries "
                f"the effort of the links: set FL[{j}] to 0."
            )
    return reduction


def mechanism_of(robot: Robot, o: Options, trace: Trace) -> Mechanism:
    """The robot as its models see it; traces for a price share one."""
    key = ("mechanism", *(str(o.get(x)) for x in ("passive", "assembly", "mimic", "base")))
    return trace.shared(robot, key, lambda: Mechanism(robot, o, trace))


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


# --- a moving base --------------------------------------------------------------------------------


def base_motion_of(robot: Robot, o: Options) -> str:
    """The motion of a moving base, "free" or "given": option `base`, by default free where it
    floats.
    """
    return str(o.get("base") or (FREE if robot.has_floating_base else GIVEN))


def resting_base(tree: Robot) -> Robot:
    """The tree on a base that does not accelerate."""

    def make() -> Robot:
        base = dataclasses.replace(tree.base, VP0=NO_MOTION, WP0=NO_MOTION)
        return dataclasses.replace(tree, base=base)

    return tree.derived("resting base", make)


def with_base_acceleration(robot: Robot) -> Robot:
    """The robot with the symbols VP01 … WP03 for the acceleration of its base where it has none.

    An acceleration that the robot's data name otherwise stays as it is.
    """

    def make() -> Robot:
        b = robot.base
        VP0, WP0 = _named_rate("VP0", b.VP0), _named_rate("WP0", b.WP0)
        return dataclasses.replace(robot, base=dataclasses.replace(b, VP0=VP0, WP0=WP0))

    return robot.derived("base acceleration", make)


def _named_rate(name: str, rate: tuple[Scalar, ...]) -> tuple[Scalar, ...]:
    return base_symbols(name) if all(is_zero(x) for x in rate) else rate


def base_symbols(name: str) -> tuple[Expr, ...]:
    """The three components of a vector of the base, by name: VP01, VP02, VP03."""
    return tuple(symbol(f"{name}{c}", Role.BASE) for c in (1, 2, 3))


# --- joints that follow others --------------------------------------------------------------------


def is_joined(robot: Robot, o: Options) -> bool:
    """True where joints follow others (option `mimic`) and are no coordinates."""
    return o.get("mimic") == "joined" and bool(robot.mimics)


class Follower(NamedTuple):
    """The law of a joint that follows another one, which follows none: q = multiplier q_k + o."""

    master: int
    multiplier: Expr
    offset: Expr


def followers(robot: Robot) -> dict[int, Follower]:
    """The joints that follow others, each in terms of a joint that follows none."""
    laws = {
        c.joint: Follower(c.master, constant(c.multiplier), constant(c.offset))
        for c in robot.mimics
    }
    return {j: _independent_law(robot, j, laws) for j in laws}


def _independent_law(robot: Robot, j: int, laws: Mapping[int, Follower]) -> Follower:
    """The law of joint j in terms of a joint that follows none."""
    master, multiplier, offset = laws[j]
    way = {j}
    while master in laws:
        if master in way:
            raise UnsupportedRobot(
                f"{robot.name}: joint {j} follows joint {laws[j].master}, which leads back to it: "
                f"use mimic='free', or remove one of the followers."
            )
        way.add(master)
        above = laws[master]
        offset = multiplier * above.offset + offset
        multiplier, master = multiplier * above.multiplier, above.master
    return Follower(master, multiplier, offset)


def follow(whole: Reduction) -> Reduction:
    """The reduction of a robot whose followers move as q_j = m q_k + o, composed with the one of
    its closed loops: the columns of followers are added to those of the joints that they follow.
    """
    robot, laws = whole.robot, followers(whole.robot)
    for j in laws:
        if j not in whole.independent:
            raise UnsupportedRobot(
                f"{robot.name}: joint {j} follows joint {laws[j].master}, and a closed loop moves "
                f"joint {j} already: use mimic='free'."
            )
    rows = _JoinedRows(whole, laws)
    joined = _joined_values(whole.placed, robot, {})
    G = {j: joined(rows.of(j)) for j in (*whole.G, *laws)}
    nu = [robot.joint(k).QP for k in rows.independent]
    joined = _joined_values(whole.placed, robot, {j: dot(G[j], nu) for j in laws})
    rates = joined([rows.drift(j) for j in G])
    gamma = dict(zip(G, rates, strict=True))
    return Reduction(robot, joined_robot(whole.placed, robot), rows.independent, G, gamma)


class _JoinedRows:
    """The rows of G and the elements of gamma of joints that follow others, directly or through
    closed loops, over the joints that follow none.
    """

    def __init__(self, whole: Reduction, laws: Mapping[int, Follower]) -> None:
        self.whole, self.laws = whole, laws
        self.independent = tuple(k for k in whole.independent if k not in laws)
        self.place = {k: c for c, k in enumerate(self.independent)}

    def of(self, j: int, way: tuple[int, ...] = ()) -> list[Scalar]:
        """The row of a joint; `way` are the joints that led to it."""
        row: list[Scalar] = [ZERO] * len(self.independent)
        if j in self.place:
            row[self.place[j]] = ONE
            return row
        if j in way:
            self._refuse_circle(way)
        for k, factor in self._moving(j):
            for c, x in enumerate(self.of(k, (*way, j))):
                if not is_zero(x):
                    row[c] = row[c] + factor * x
        return row

    def drift(self, j: int) -> Scalar:
        """The element of gamma of a joint."""
        total = self.whole.gamma.get(j, ZERO)
        for k, factor in self._moving(j):
            if k not in self.place and not is_zero(more := self.drift(k)):
                total = total + factor * more
        return total

    def _moving(self, j: int) -> list[tuple[int, Scalar]]:
        """The joints that move a dependent one, with their factors."""
        if j in self.laws:
            return [(self.laws[j].master, self.laws[j].multiplier)]
        factors = zip(self.whole.independent, self.whole.G[j], strict=True)
        return [(k, x) for k, x in factors if not is_zero(x)]

    def _refuse_circle(self, way: Sequence[int]) -> None:
        j = next(k for k in way if k in self.laws)
        raise UnsupportedRobot(
            f"{self.whole.robot.name}: joint {j} follows joint {self.laws[j].master}, which moves "
            f"with it through a closed loop: use mimic='free'."
        )


def joined_robot(placed: Robot, robot: Robot) -> Robot:
    """A robot with its followers' positions as expressions, and the expressions of others in
    them.
    """
    values = _joined_values(placed, robot, {})
    frames = [
        dataclasses.replace(f, theta=values([f.theta])[0], r=values([f.r])[0])
        for f in placed.frames
    ]
    coupling = tuple(tuple(values(list(row))) for row in placed.coupling)
    springs = {j: as_expr(values([placed.position(j)])[0]) for j in robot.sprung_joints}
    known = placed.at_positions(springs)
    return dataclasses.replace(known, frames=tuple(frames), coupling=coupling)


def _joined_values(
    placed: Robot, robot: Robot, speeds: Mapping[int, Scalar]
) -> Callable[[Sequence[Scalar]], list[Scalar]]:
    """Replaces positions of followers in expressions, and the given speeds."""
    known: dict[Expr, Expr] = {}
    for j, law in followers(robot).items():
        q = robot.variable(j)
        assert q is not None
        known[q] = as_expr(law.multiplier * _position(placed, robot, law.master) + law.offset)
        own = robot.joint(j).QP
        if j in speeds and isinstance(own, Expr) and own.op is SYMBOL:
            known[own] = as_expr(speeds[j])
    return lambda values: list(substitute([as_expr(x) for x in values], known))


def _position(placed: Robot, robot: Robot, j: int) -> Expr:
    """The variable of joint j, or the expression in its place where a loop gives it."""
    q, moving = robot.variable(j), as_expr(robot.frame(j).moving)
    assert q is not None
    if placed.frame(j).moving is robot.frame(j).moving:
        return q
    at_zero, at_one = (substitute([moving], {q: x})[0] for x in (ZERO, ONE))
    return as_expr((placed.frame(j).moving - at_zero) / (at_one - at_zero))


def followers_note(robot: Robot) -> str:
    """The relations of the followers, for the reader of a model."""
    relations = ", ".join(
        f"q{j} = {law.multiplier} q{law.master}" for j, law in followers(robot).items()
    )
    return f"joined: {relations}"


def independent_layout(robot: Robot, layout: Sequence[Argument]) -> tuple[Argument, ...]:
    """The array arguments without the places of joints that follow others."""
    following = followers(robot)
    places = [p for p, j in enumerate(robot.moving) if j not in following]
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


# --- structures and data that a model does not have, each with what to do about it ----------------

OF_LOOPS = ("loop-geometry", "loop-kinematics")


@dataclasses.dataclass(frozen=True)
class Limit:
    """A structure of robots that some models do not have, and what to do instead."""

    structure: str
    applies: Callable[[Robot], bool]
    models: frozenset[str]
    todo: str


LIMITS = (
    Limit(
        "no closed loop",
        lambda robot: not robot.has_closed_loops,
        frozenset(OF_LOOPS),
        "The model describes the constraints of closed loops.",
    ),
)


def check_available(model: str, robot: Robot) -> None:
    """Refuse a robot whose structure a model does not have; the message says what to do."""
    for limit in LIMITS:
        if model in limit.models and limit.applies(robot):
            raise UnsupportedRobot(f"{model}: {robot.name} has {limit.structure}. {limit.todo}")
    for finding in coupling_findings(robot):
        raise UnsupportedRobot(f"{model}: {robot.name}, {finding}")
