"""Association: sums and products that nothing shares are put together parameters first and as shallow as possible."""

from __future__ import annotations

from symoro.expr.ops import ADD, MUL
from symoro.expr.program import Program
from symoro.passes.local import proposals, rewritten
from symoro.passes.nary import balanced, chain
from symoro.passes.price import cheapest

HARMLESS = 0.0


def associate(program: Program, objective: str) -> Program:
    """Group parameter-only operands so that they are hoisted, and under the time objective shorten dependency chains."""
    found = proposals(program, (ADD, MUL), lambda op, parts, uses: balanced(op, parts) if objective == "time" else chain(op, parts))
    return cheapest(objective, rewritten(program, found, HARMLESS), program)
