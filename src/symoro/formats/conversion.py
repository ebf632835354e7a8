"""From a mechanism, as any foreign file describes it, to a Robot in Khalil-Kleinfinger frames, with a report of what was done.

    snapped → expanded → merged → frames chosen → bodies moved → Robot

Joint variables keep their zeros and signs: q_j of the robot is the value that the file means.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from symoro.errors import FormatError
from symoro.expr.node import PI_NODE, ZERO, Expr, Role, constant, symbol
from symoro.formats.closures import with_cut_axes
from symoro.formats.frames import Axis, Frames, Row, choose, rows_of
from symoro.formats.mechanism import Closure, Import, Link, Mechanism, expanded, freed
from symoro.formats.spatial import (
    NOISE,
    Array,
    Inertia,
    clean_rotation,
    frame_on,
    inverse,
    short,
    transform,
)
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Base, Body, Frame, Joint, Robot, Wrench
from symoro.robot.origin import Coupled, Origin, Placed, Remark
from symoro.robot.validate import validated

LOOSE = 1e-3  # rad: what looks like an exact angle written with few digits
FAR, WOUND = 50.0, 50.0  # m and rad: beyond these a unit is likely to be another
SIGMA = {"revolute": REVOLUTE, "prismatic": PRISMATIC}


def to_robot(m: Mechanism, how: Import | None = None) -> Robot:
    """The robot that a mechanism describes."""
    how = how or Import()
    m = prepared(m, how)
    tree = merged(m)
    if not tree.axes:
        raise FormatError(m.file, 0, "", "no joint that moves", "a robot", "All joints are fixed.")
    base = transform() if m.floating else None
    frames = choose((*tree.axes, *_cut_axes(m, tree)), how.tolerance, base)
    robot = _Build(m, tree, frames, how).robot()
    return validated(robot, m.file)


def prepared(m: Mechanism, how: Import) -> Mechanism:
    """The mechanism with numbers snapped and compound joints taken apart."""
    if how.floating is not False:
        m = freed(m)
    m = dataclasses.replace(m, floating=m.floating if how.floating is None else how.floating)
    return with_cut_axes(expanded(snapped(m, how.tolerance)), how.tolerance)


def snapped(m: Mechanism, tolerance: float) -> Mechanism:
    """Rotations, axes and positions within the tolerance of exact values made exact, each noted."""
    remarks: list[Remark] = []

    def change(link: Link) -> Link:
        R, p = link.placement[:3, :3], link.placement[:3, 3]
        R2 = clean_rotation(R, max(tolerance, NOISE))
        p2 = np.where(np.abs(p) <= tolerance, 0.0, p)
        u = link.axis / np.linalg.norm(link.axis)
        u2 = _clean_axis(u, max(tolerance, NOISE))
        for what, x, y, unit in (
            ("rotation", R, R2, "rad"),
            ("position", p, p2, "m"),
            ("axis", u, u2, "rad"),
        ):
            moved = float(np.abs(x - y).max())
            if moved > NOISE:
                remarks.append(
                    Remark(
                        "snapped",
                        link.joint or link.name,
                        f"{what} by {moved:.2g} {unit}, to exact values",
                    )
                )
        return dataclasses.replace(link, placement=transform(R2, p2), axis=u2)

    links = tuple(change(link) for link in m.links)
    return dataclasses.replace(m, links=links).noting(*remarks, *_nearly(links), *_unusual(links))


def _nearly(links: tuple[Link, ...]) -> list[Remark]:
    """Advice, where numbers look like exact ones that were written with few digits."""
    moves = {}
    for link in links:
        R, u = link.placement[:3, :3], link.axis
        moved = max(
            float(np.abs(R - clean_rotation(R, LOOSE)).max()),
            float(np.abs(u - _clean_axis(u, LOOSE)).max()),
        )
        if moved > NOISE:
            moves[link.joint or link.name] = moved
    if not moves:
        return []
    enough = 10.0 ** math.ceil(math.log10(2 * max(moves.values())))
    text = f"rotations within {max(moves.values()):.1g} rad of exact values are kept as they are; tolerance={enough:g} makes them exact and models smaller"
    return [
        Remark(
            "nearly",
            ", ".join(list(moves)[:6]) + (f" and {len(moves) - 6} more" if len(moves) > 6 else ""),
            text,
        )
    ]


def _unusual(links: tuple[Link, ...]) -> Iterator[Remark]:
    """Numbers that look as if they were in another unit."""
    for link in links:
        away = float(np.linalg.norm(link.placement[:3, 3]))
        if away > FAR:
            yield Remark(
                "unusual",
                link.joint or link.name,
                f"{away:g} m from the link before; lengths are in m, not mm",
            )
        turns = max(
            (abs(x) for x in link.limits[:2] if x is not None and math.isfinite(x)), default=0.0
        )
        if link.kind == "revolute" and turns > WOUND:
            yield Remark(
                "unusual", link.joint, f"a limit of {turns:g} rad; limits are in rad, not degrees"
            )


def _clean_axis(u: Array, tolerance: float) -> Array:
    v = np.where(np.abs(u) <= tolerance, 0.0, u)
    return np.asarray(v / np.linalg.norm(v))


# --- fixed joints --------------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Tree:
    """The moving joints: each with its axis, its link in the mechanism, and the links fixed to it with their places."""

    axes: tuple[Axis, ...]
    links: tuple[int, ...]
    inertias: tuple[Inertia, ...]  # of the base, then of each link, in the mechanism's frame of it
    on: dict[
        int, tuple[int, Array]
    ]  # link of the mechanism → (axis that carries it or -1, its frame there)


def merged(m: Mechanism) -> Tree:
    """The tree of moving joints, whatever is fixed together as one link."""
    on: dict[int, tuple[int, Array]] = {}
    axes: list[Axis] = []
    links: list[int] = []
    inertias = [Inertia.none()]
    for k, link in enumerate(m.links):
        carrier, T = on[link.parent] if link.parent >= 0 else (-1, transform())
        T = T @ link.placement
        if link.kind == "fixed":
            on[k] = (carrier, T)
            inertias[carrier + 1] = inertias[carrier + 1].joined(link.inertia.seen(T))
            continue
        on[k] = (len(axes), transform())
        axes.append(Axis(carrier, _tidy(T), link.axis, link.anchor, link.kind == "prismatic"))
        links.append(k)
        inertias.append(link.inertia)
    return Tree(tuple(axes), tuple(links), tuple(inertias), on)


def _cut_axes(m: Mechanism, tree: Tree) -> list[Axis]:
    """The axes of cut joints as both of their links carry them, so that the frames of these are chosen with an eye to them."""
    found = []
    for c in m.closures:
        assert c.axis is not None
        for k, T in zip(c.links, (transform(), c.seen), strict=True):
            carrier, place = tree.on[k]
            found.append(Axis(carrier, place @ T, c.axis, c.at, False))
    return found


def _tidy(T: Array) -> Array:
    return transform(clean_rotation(T[:3, :3], NOISE), T[:3, 3])


# --- the robot -----------------------------------------------------------------------------------------------


class _Build:
    """Puts the tables of a robot together."""

    def __init__(self, m: Mechanism, tree: Tree, frames: Frames, how: Import) -> None:
        self.m, self.tree, self.chosen, self.how = m, tree, frames, how
        self.remarks: list[Remark] = []
        self.values: dict[str, float] = {}
        self.number: dict[int, int] = {-1: 0}  # axis → frame
        self.frames: list[Frame] = []
        self.joints: list[Joint] = []
        self.bodies: list[Body] = [
            self.body(tree.inertias[0], self.chosen.base, 0) if m.floating else Body()
        ]
        if m.floating:
            self._check_known(-1)

    def robot(self) -> Robot:
        for k, axis in enumerate(self.tree.axes):
            ant = self.number[axis.parent]
            *carriers, own = self.chosen.rows[k]
            for row in carriers:
                ant = self._add_fixed(ant, row, self.m.links[self.tree.links[k]])
            self._add(ant, own, k)
        self._close()
        m = self.m
        self._note_merged()
        Z = self._base_placement()
        W0, V0 = (
            _components(key, Role.BASE) if m.floating else (ZERO,) * 3 for key in ("W0", "V0")
        )  # accelerations are what the models find
        base = Base(Z=Z, W0=W0, V0=V0, floating=m.floating)
        couplings = tuple(self._couplings())
        origin = Origin(
            m.format,
            m.file,
            m.links[0].name,
            self._places(),
            m.meshes,
            (*m.remarks, *self.remarks),
            self.how.tolerance,
            couplings,
        )
        wrenches = (Wrench(),) * len(self.bodies)
        return Robot(m.name, tuple(self.frames), tuple(self.bodies), wrenches, tuple(self.joints), base, self._gravity(),
                     values=self.values, source=f"converted from {m.file}" if m.file else "", origin=origin)  # fmt: skip

    def _add_fixed(self, ant: int, row: Row, link: Link) -> int:
        """A fixed frame between two axes that are nearly parallel."""
        self.frames.append(self._frame(ant, FIXED, row, 0))
        self.joints.append(Joint(name=f"{link.joint}_carrier"))
        self.bodies.append(Body())
        self.remarks.append(
            Remark(
                "added",
                link.joint,
                "its axis is nearly parallel to the one before: a fixed frame between them keeps lengths small",
            )
        )
        return len(self.frames)

    def _add(self, ant: int, row: Row, k: int) -> None:
        link = self.m.links[self.tree.links[k]]
        j = self.number[k] = len(self.frames) + 1
        self.frames.append(self._frame(ant, SIGMA[link.kind], row, int(link.motorised)))
        self._check_known(k)
        self.bodies.append(self.body(self.tree.inertias[k + 1], self.chosen.X[k], j))
        QP, QDP, GAM = (
            symbol(f"QP{j}", Role.VELOCITY),
            symbol(f"QDP{j}", Role.ACCELERATION),
            symbol(f"GAM{j}", Role.TORQUE),
        )
        IA, FV, FS = (
            self._value(f"{key}{j}", x, Role.INERTIAL)
            for key, x in (("IA", link.rotor), ("FV", link.viscous), ("FS", link.dry))
        )
        self.joints.append(
            Joint(QP, QDP, GAM, IA, FV, FS, name=link.joint, limits=self._limits(link))
        )

    def _close(self) -> None:
        """The cut joints of loops behind the links, then their twins [KK86]."""
        ends = [self._ends(k, c) for k, c in enumerate(self.m.closures)]
        for closure, ((ant, row), _) in zip(self.m.closures, ends, strict=True):
            j = len(self.frames) + 1
            self.frames.append(self._frame(ant, REVOLUTE, row, 0))
            self.joints.append(
                Joint(
                    symbol(f"QP{j}", Role.VELOCITY),
                    symbol(f"QDP{j}", Role.ACCELERATION),
                    symbol(f"GAM{j}", Role.TORQUE),
                    name=closure.name,
                )
            )
        for _, (ant, row) in ends:
            self.frames.append(self._frame(ant, FIXED, row, 0))

    def _ends(self, k: int, c: Closure) -> tuple[tuple[int, Row], tuple[int, Row]]:
        """Antecedent and parameters of the cut joint, with its variable 0 where the loop was closed, and of its twin."""
        assert c.axis is not None
        cut = frame_on(c.axis, c.at, self.chosen.X[len(self.tree.axes) + 2 * k][:3, 0])
        return self._end(c.links[0], cut, c.name), self._end(c.links[1], c.seen @ cut, c.name)

    def _end(self, k: int, T: Array, name: str) -> tuple[int, Row]:
        """A frame of link k of the mechanism on our frame, behind a fixed one where their axes are nearly parallel."""
        carrier, place = self.tree.on[k]
        X = self.chosen.base if carrier < 0 else self.chosen.X[carrier]
        *between, last = rows_of(inverse(X) @ place @ T, self.how.tolerance)
        ant = self.number[carrier]
        for row in between:
            ant = self._add_fixed(ant, row, Link(name, joint=name))
        return ant, last

    def _limits(self, link: Link) -> tuple[float | None, ...]:
        low, high, speed, effort = (
            None if x is None or not math.isfinite(x) else x for x in link.limits
        )
        if low is not None and high is not None and low >= high:
            self.remarks.append(
                Remark("dropped", link.joint, f"limits {low:g} and {high:g}, which leave no room")
            )
            low = high = None
        return low, high, speed or None, effort or None

    def _frame(self, ant: int, sigma: int, row: Row, mu: int) -> Frame:
        j = len(self.frames) + 1
        theta, r = self._angle(f"TH{j}", row.theta), self._value(f"RL{j}", row.r, Role.GEOMETRIC)
        q = symbol(f"q{j}", Role.POSITION)
        theta, r = (theta + q if sigma == REVOLUTE else theta), (r + q if sigma == PRISMATIC else r)
        return Frame(ant, sigma, self._angle(f"GA{j}", row.gamma), self._value(f"B{j}", row.b, Role.GEOMETRIC), self._angle(f"AL{j}", row.alpha),
                     self._value(f"D{j}", row.d, Role.GEOMETRIC), theta, r, mu)  # fmt: skip

    def _angle(self, name: str, angle: Fraction | float) -> Expr:
        return (
            constant(angle) * PI_NODE
            if isinstance(angle, Fraction)
            else self._value(name, short(angle), Role.GEOMETRIC)
        )

    def _value(self, name: str, x: float, role: Role) -> Expr:
        """A number, or with `symbolic` a symbol of that value; zeros stay zeros."""
        if not x or not self.how.symbolic:
            return constant(float(x)) if x else ZERO
        self.values[name] = float(x)
        return symbol(name, role)

    def body(self, inertia: Inertia, X: Array, j: int) -> Body:
        """The inertial parameters in the frame that is X in the frame of the inertia [KD 9.46]."""
        seen = inertia.seen(inverse(X))
        J, MS = seen.about_origin, seen.mass * seen.com
        size, reach = float(np.abs(J).max()), float(np.abs(MS).max())
        numbers = {
            f"{'XYZ'[r]}{'XYZ'[c]}": short(float(J[r, c]), size)
            for r in range(3)
            for c in range(r, 3)
        }
        numbers |= {f"M{'XYZ'[r]}": short(float(MS[r]), reach) for r in range(3)} | {
            "M": float(seen.mass)
        }
        return Body(
            **{key: self._value(f"{key}{j}", x, Role.INERTIAL) for key, x in numbers.items()}
        )

    def _check_known(self, axis: int) -> None:
        """Every part of a link that moves must have its inertia."""
        for k, link in enumerate(self.m.links):
            if link.missing and self.tree.on[k][0] == axis:
                raise FormatError(
                    self.m.file,
                    0,
                    f"body {link.name}",
                    f"no inertia ({link.missing})",
                    "its mass and inertia, as it moves",
                    "Give it an <inertial>, or import without masses: inertia_from_geometry=False.",
                )

    # --- base ------------------------------------------------------------------------------------------------

    def _base_placement(self) -> tuple[Expr, ...]:
        return tuple(constant(short(float(x))) if x else ZERO for x in self.chosen.base.ravel())

    def _gravity(self) -> tuple[Expr, ...]:
        if self.m.floating:  # seen from the base it turns
            return _components("G", Role.BASE)
        g = self.chosen.base[:3, :3].T @ np.array(self.m.gravity)
        return tuple(
            self._value(f"G{c}", short(float(x), 10.0), Role.OTHER) for c, x in enumerate(g, 1)
        )

    # --- couplings -------------------------------------------------------------------------------------------

    def _couplings(self) -> Iterator[Coupled]:
        """Joints that follow another one, through those that follow too."""
        links = {self.m.links[k].joint: self.m.links[k] for k in self.tree.links}
        numbers = {
            self.m.links[k].joint: self.number[axis] for axis, k in enumerate(self.tree.links)
        }
        for name, link in links.items():
            slope, offset, master, steps = 1.0, 0.0, link, 0
            while master.mimic is not None and steps <= len(links):
                slope, offset, steps = (
                    slope * master.mimic.multiplier,
                    offset + slope * master.mimic.offset,
                    steps + 1,
                )
                if master.mimic.joint not in links:
                    break
                master = links[master.mimic.joint]
            if link.mimic is None:
                continue
            if master.mimic is not None:
                self.remarks.append(
                    Remark(
                        "dropped",
                        name,
                        f"it mimics '{master.mimic.joint}', which leads back to it or does not move",
                    )
                )
                continue
            yield Coupled(numbers[name], numbers[master.joint], slope, offset)
            text = f"q{numbers[name]} = {slope:g} q{numbers[master.joint]}{f' + {offset:g}' if offset else ''}: a variable of its own unless mimic='joined'"
            self.remarks.append(Remark("coupled", name, text))

    # --- what is kept ----------------------------------------------------------------------------------------

    def _places(self) -> dict[str, Placed]:
        """Each link of the source on our frames."""
        found = {}
        for k, link in enumerate(self.m.links):
            if link.real:
                carrier, T = self.tree.on[k]
                X = self.chosen.base if carrier < 0 else self.chosen.X[carrier]
                found[link.name] = Placed(
                    self.number[carrier],
                    tuple(short(float(x)) for x in _tidy(inverse(X) @ T).ravel()),
                )
        return found

    def _note_merged(self) -> None:
        for k, link in enumerate(self.m.links):
            if link.kind == "fixed" and link.parent >= 0:
                carrier = self.number[self.tree.on[k][0]]
                what = "" if link.inertia.is_none else f", {link.inertia.mass:g} kg"
                self.remarks.append(
                    Remark(
                        "merged",
                        link.joint,
                        f"fixed joint: '{link.name}'{what} is part of link {carrier}",
                    )
                )


def _components(name: str, role: Role) -> tuple[Expr, ...]:
    return tuple(symbol(f"{name}{c}", role) for c in (1, 2, 3))
