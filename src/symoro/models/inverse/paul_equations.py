"""Paul's equations: the elements of U_k = T_kn for every place where the chain can be cut [KC97
§3.3].

With the base and the tool moved to the side of the target, U = C0^-1 T Cn^-1 = Z1 C1 ... Zn. Cut
behind joint k, Zk^-1 ... Z1^-1 U = Ck Zk+1 ... Zn: nine elements of rotation, three of position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from symoro.expr import ZERO, Expr, Mat3, Role, Scalar, Transform, Vec3, as_expr, constant, symbol
from symoro.mechanism import START, PendingTransform, Screw
from symoro.models.inverse.serial_arm import Arm
from symoro.robot import PRISMATIC
from symoro.tracing import PriceTrace, Trace

QUIET = PriceTrace()
Inner = tuple[Transform, tuple[tuple[Expr, Expr], ...]]


@dataclass(frozen=True)
class Equation:
    """left = right, an element of a cut."""

    left: Expr
    right: Expr
    cut: int
    place: str  # row and column, 1..3 and 1..4
    order: int = 0  # 0 an element, 1 of the inverse matrix

    @cached_property
    def difference(self) -> Expr:
        return self.left - self.right


def as_transform(elements: Sequence[Scalar]) -> Transform:
    rows = [elements[0:4], elements[4:8], elements[8:12]]
    return Transform(Mat3.from_rows([row[:3] for row in rows]), Vec3(*(row[3] for row in rows)))


def joint_screw(arm: Arm, k: int) -> Screw:
    """Zk, k from 0."""
    m = arm.joints[k]
    x = constant(m.factor) * m.variable
    return Screw("z", ZERO, x) if m.sigma == PRISMATIC else Screw("z", x, ZERO)


def behind(start: Transform, screws: Sequence[Screw], trace: Trace) -> list[PendingTransform]:
    """The inverses of the first screws, of none to all of them, applied from the left."""
    return list(
        accumulate(
            screws, lambda at, s: at.step(s.inverse(), trace), initial=PendingTransform(start, 0, 0)
        )
    )


def product(screws: Sequence[Screw], trace: Trace) -> Transform:
    at = START
    for s in screws:
        at = at.step(s, trace)
    return Transform(at.rotation(trace), at.P)


def without_base_and_tool(arm: Arm, trace: Trace) -> Transform:
    """U = C0^-1 T Cn^-1."""
    inner = behind(as_transform(arm.target), arm.constants[0], trace)[-1].complete(trace)
    return inner @ product(arm.constants[-1], trace).inverse() if arm.constants[-1] else inner


def inner_symbols(arm: Arm) -> Inner:
    """U as a transform of symbols, and the values of those that are not elements of T; kept with
    the arm.
    """
    return arm.derived("inner", lambda: _inner_symbols(arm))


def _inner_symbols(arm: Arm) -> Inner:
    elements, named = [], []
    for k, x in enumerate(without_base_and_tool(arm, QUIET).elements[:12]):
        if x in arm.target:
            elements.append(x)
            continue
        name = f"U{k // 4 + 1}{k % 4 + 1}"
        u = symbol(name + "_" * (name in arm.robot.symbols), Role.POSE)
        elements.append(u)
        named.append((u, x))
    return as_transform(elements), tuple(named)


def inner_screws(arm: Arm) -> tuple[list[Screw], list[int]]:
    """The screws from the first to the last joint, and the places where the chain is cut: behind
    each joint and before the next.
    """
    screws: list[Screw] = []
    cuts = [0]
    for k in range(len(arm.joints)):
        if k:
            screws += arm.constants[k]
            cuts.append(len(screws))
        screws.append(joint_screw(arm, k))
        cuts.append(len(screws))
    return screws, list(dict.fromkeys(cuts))


def equations(arm: Arm, extended: bool = False) -> list[Equation]:
    """All elements of all cuts, kept with the arm; extended: also the positions of the inverse
    matrices.
    """
    return arm.derived(("equations", extended), lambda: _equations(arm, extended))


def _equations(arm: Arm, extended: bool) -> list[Equation]:
    screws, cuts = inner_screws(arm)
    lefts = behind(inner_symbols(arm)[0], screws, QUIET)
    elements: list[Equation] = []
    for number, cut in enumerate(cuts):
        left, right = lefts[cut].complete(QUIET), product(screws[cut:], QUIET)
        elements += _elements(left, right, number, 0)
        if extended:
            elements += [
                e
                for e in _elements(left.inverse(), right.inverse(), number, 1)
                if e.place.endswith("4")
            ]
    return elements


def _elements(left: Transform, right: Transform, cut: int, order: int) -> list[Equation]:
    pairs = zip(left.elements[:12], right.elements[:12], strict=True)
    return [
        Equation(as_expr(a), as_expr(b), cut, f"{k // 4 + 1}{k % 4 + 1}", order)
        for k, (a, b) in enumerate(pairs)
    ]
