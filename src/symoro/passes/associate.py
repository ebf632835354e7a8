"""Association: sums and products that nothing shares are put together parameters first and as
shallow as possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symoro.expr import ADD, MUL, Expr, Op, Program
from symoro.passes.price import cheapest
from symoro.passes.sums_and_products import balanced, chain, proposals, rewritten

HARMLESS = 0.0


def associate(program: Program, objective: str) -> Program:
    """Group parameter-only operands so that they are hoisted, and under the time objective shorten
    dependency chains.
    """
    put = balanced if objective == "time" else chain

    def together(op: Op, parts: Sequence[Expr], _: Mapping[Expr, int]) -> Expr:
        return put(op, parts)

    return cheapest(
        objective,
        rewritten(program, proposals(program, (ADD, MUL), together, least=3), together, HARMLESS),
        program,
    )
