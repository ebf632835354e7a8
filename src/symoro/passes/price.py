"""The price of a program in three cost models.

*operations* is the published convention: multiplications and additions, trigonometry free (a tie
goes to fewer sines). *own-angles* counts the same but takes no more angles than there are joints:
no phase angles. *time* weighs what a processor does: a product and the sum that takes it in are one
instruction, a sine and cosine of one angle cost as much as twenty products, a division several, and
each step of the longest chain of dependent operations one more.
"""

from __future__ import annotations

from symoro.expr import VARIABLE_LEVEL, Count, Expr, Program, depth, fused, program_cost

WEIGHTS = {  # per multiplication, addition, trigonometric evaluation, other function
    "time": (1.0, 1.0, 18.0, 6.0),
    "operations": (1.0, 1.0, 0.01, 1.0),
    "own-angles": (1.0, 1.0, 0.01, 1.0),
}
OBJECTIVES = tuple(WEIGHTS)
ONCE = 0.001
STEP = 1.0  # time per operation on the longest chain
FUSED = 0.8  # time less for a product that is added at once
SURPLUS = {"own-angles": 20.0}  # more for each angle beyond the joints' number


def price(program: Program, objective: str) -> float:
    """The price of one call; run-once work counts a thousandth, to break ties."""
    return program.derived(("price", objective), lambda: _price(program, objective))


def _price(program: Program, objective: str) -> float:
    total = program_cost(program)
    beyond = max(0, total.trig - sum(len(a.symbols) for a in program.layout if a.name == "q"))
    run = _weigh(total.hoisted, objective) + SURPLUS.get(objective, 0.0) * beyond
    if objective == "time":
        run += STEP * depth(program.outputs) - FUSED * fused(program)
    return run + ONCE * _weigh(total.once, objective)


def _weigh(count: Count, objective: str) -> float:
    mul, add, trig, other = WEIGHTS[objective]
    return mul * count.mul + add * count.add + trig * count.trig + other * count.other


def operation_price(node: Expr) -> float:
    """The price of one operation alone, where only its kind of work counts: 1 at run time, ONCE if
    run once, 0 for none.
    """
    if not node.op.cost:
        return 0.0
    return 1.0 if node.level == VARIABLE_LEVEL else ONCE


def cheapest(objective: str, first: Program, *others: Program) -> Program:
    """The cheapest of equivalent programs, the earliest among equals."""
    return min((first, *others), key=lambda p: price(p, objective))
