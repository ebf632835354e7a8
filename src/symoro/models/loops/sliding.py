"""Loops of slides alone: nothing turns, and the unknown slides follow from linear equations, K + e1 r1 + e2 r2 + e3 r3 = 0."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from symoro.expr.block_matrix import Minors
from symoro.expr.functions import is_zero
from symoro.expr.linear import IDENTITY, Vec3
from symoro.expr.node import VARIABLE_LEVEL, as_expr
from symoro.expr.polynomial import simplified
from symoro.models.loops.cycle import Link
from symoro.models.loops.linear import LinearSystem
from symoro.models.loops.planar import Assembly, rotation
from symoro.robot.data import PRISMATIC


def sliding_assembly(links: Sequence[Link]) -> Assembly | None:
    """The one assembly of a loop with up to three unknown slides; None where something turns or they are not independent."""
    Q, offset, unknown = IDENTITY, Vec3(0, 0, 0), []
    for link in links:
        axis = Q.a if link.screw.axis == "z" else Q.s
        if link.joint:
            if link.kind != PRISMATIC:
                return None
            unknown.append((link.joint, axis * link.sign))
            continue
        if as_expr(link.screw.angle).level == VARIABLE_LEVEL:
            return None
        offset = offset + axis * link.screw.shift
        Q = Q if is_zero(link.screw.angle) else Q @ rotation(link.screw.axis, link.screw.angle)
    rows = [[as_expr(tuple(e)[r]) for _, e in unknown] for r in range(3)]
    every = tuple(range(len(unknown)))
    for chosen in combinations(range(3), len(unknown)):
        if not is_zero(simplified(as_expr(Minors(rows).minor(chosen, every)))):
            system = LinearSystem([rows[r] for r in chosen], np.empty(0))
            values = system.solve([-as_expr(tuple(offset)[r]) for r in chosen])
            return Assembly(
                "",
                {
                    joint: simplified(as_expr(x))
                    for (joint, _), x in zip(unknown, values, strict=True)
                },
            )
    return None
