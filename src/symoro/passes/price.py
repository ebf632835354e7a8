"""What a program is worth: two cost models.

*operations* is the published convention: multiplications and additions, trigonometry free (a tie goes to fewer
sines). *time* weighs what a processor does: a sine and cosine of one angle cost as much as a dozen products, a
division several.
"""

from __future__ import annotations

from symoro.expr.cost import Count, cost
from symoro.expr.node import VARIABLE_LEVEL
from symoro.expr.program import Program
from symoro.expr.walk import postorder

WEIGHTS = {  # per multiplication, addition, trigonometric evaluation, other function
    "operations": (1.0, 1.0, 0.01, 1.0),
    "time": (1.0, 1.0, 12.0, 6.0),
}
OBJECTIVES = tuple(WEIGHTS)
ONCE = 0.001


def weigh(count: Count, objective: str) -> float:
    mul, add, trig, other = WEIGHTS[objective]
    return mul * count.mul + add * count.add + trig * count.trig + other * count.other


def price(program: Program, objective: str) -> float:
    """The price of one call; run-once work counts a thousandth, to break ties."""
    if not program.shared:
        total = cost(program)
        return weigh(total.hoisted, objective) + ONCE * weigh(total.once, objective)
    mul, add, trig, other = WEIGHTS[objective]
    weight = {"mul": mul, "add": add, "trig": trig / 2, "other": other}  # a sine and a cosine make one evaluation
    run = once = 0.0
    for node in postorder(program.outputs):
        if node.op.cost:
            if node.level == VARIABLE_LEVEL:
                run += weight[node.op.cost]
            else:
                once += weight[node.op.cost]
    return run + ONCE * once


def cheapest(objective: str, first: Program, *others: Program) -> Program:
    """The cheapest of equivalent programs, the earliest among equals."""
    return min((first, *others), key=lambda p: price(p, objective))
