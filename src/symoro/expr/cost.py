"""The cost of a program: operation counts in the published convention, and prices.

Counts: each binary + or - is one addition; each *, / or square is one multiplication; unary minus
is free; sin, cos and other functions are counted apart. *Strict* counts everything; *hoisted*
leaves out what depends on parameters only, which generated code computes once.

Prices, by which equivalent programs are compared, have three cost models. *operations* is the
published convention: multiplications and additions, trigonometry free (a tie goes to fewer sines).
*own-angles* counts the same but takes no more angles than there are joints: no phase angles. *time*
weighs what a processor does: a product and the sum that takes it in are one instruction, a sine and
cosine of one angle cost as much as eighteen products, a division several, and each step of the
longest chain of dependent operations one more.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from symoro.expr.dag import postorder_by, reachable
from symoro.expr.node import CONST_LEVEL, VARIABLE_LEVEL, Expr
from symoro.expr.ops import ADD, COS, MUL, NAMED, NEG, SIN, Op
from symoro.expr.program import Program

WEIGHTS = {  # per multiplication, addition, trigonometric evaluation, other function
    "time": (1.0, 1.0, 18.0, 6.0),
    "operations": (1.0, 1.0, 0.01, 1.0),
    "own-angles": (1.0, 1.0, 0.01, 1.0),
}
RUN_ONCE_WEIGHT = 0.001
STEP = 1.0  # time per operation on the longest chain
FUSED = 0.8  # time less for a product that is added at once
SURPLUS = {"own-angles": 20.0}  # more for each angle beyond the joints' number


@dataclass(frozen=True)
class Count:
    """Numbers of operations; `convention` says which ones are counted."""

    mul: int = 0
    add: int = 0
    trig: int = 0
    other: int = 0
    convention: str = ""

    @property
    def total(self) -> int:
        return self.mul + self.add + self.other

    def __str__(self) -> str:
        rest = f", {self.other} other" if self.other else ""
        return f"{self.mul} mul, {self.add} add, {self.trig} trig{rest} ({self.convention})"


@dataclass(frozen=True)
class Cost(Count):
    """The count per call (hoisted) with both views: `.strict` counts everything, `.hoisted`
    run-time work only. `.before` counts every operation before the optimiser: of the statements of
    symoro mode, or of a listing as it was read; None in fast mode.
    """

    strict: Count = field(default_factory=Count)
    once: Count = field(default_factory=Count)
    before: Count | None = None

    @property
    def hoisted(self) -> Count:
        return Count(self.mul, self.add, self.trig, self.other, self.convention)

    def __str__(self) -> str:
        return f"{self.hoisted}; {self.strict}"


def tally(
    alike: Mapping[Op, Sequence[Expr]], times: Mapping[Expr, int] | None = None
) -> tuple[Counter[str], Counter[str]]:
    """Numbers of operations at run time and run once, a sine and cosine of one angle being one
    trigonometric evaluation. `times`: how often each operation is written, by default once.
    """
    run: Counter[str] = Counter()
    once: Counter[str] = Counter()
    angles = {n.first for op in (SIN, COS) for n in alike.get(op, ())}
    run["trig"] = [n.level for n in angles].count(VARIABLE_LEVEL)
    once["trig"] = len(angles) - run["trig"]
    for op, nodes in alike.items():
        if not op.cost or op is SIN or op is COS:
            continue
        often, total = _tally_alike(nodes, times)
        run[op.cost] += often
        once[op.cost] += total - often
    return run, once


def _tally_alike(nodes: Sequence[Expr], times: Mapping[Expr, int] | None) -> tuple[int, int]:
    """Numbers of operations at run time and of all operations."""
    if times is None:
        return [n.level for n in nodes].count(VARIABLE_LEVEL), len(nodes)
    often = sum([times[n] for n in nodes if n.level == VARIABLE_LEVEL])
    return often, sum([times[n] for n in nodes])


def operation_count(values: Iterable[object], level: int = CONST_LEVEL) -> int:
    """The number of operations that compute the values, each shared one once; numbers cost nothing.

    Operations below `level` are left out: with VARIABLE_LEVEL only run-time work is counted.
    """
    roots = [v for v in values if isinstance(v, Expr)]
    return sum([bool(n.op.cost) and n.level >= level for n in reachable(roots)])


def run_time_operations(program: Program) -> int:
    """The number of operations in one call, a sine and a cosine being two."""
    return sum(
        [n.level for n in nodes].count(VARIABLE_LEVEL)
        for op, nodes in program.alike.items()
        if op.cost
    )


def times_written(program: Program) -> Mapping[Expr, int] | None:
    """How often a listing writes each operation: a repeated one in every statement that has it.

    None where shared operations are written once.
    """
    if not program.is_listing:
        return None
    return _times_written([n.first for n in program.alike[NAMED]] + list(program.outputs))


def _times_written(statements: Sequence[Expr]) -> Mapping[Expr, int]:
    """The operations of statements, each written out down to named quantities.

    A text can double with each operation, therefore the operations are counted, not walked through.
    """
    times = Counter(n for n in statements if n.op is not NAMED)
    below = postorder_by(times, lambda n: [a for a in n.args if a.op is not NAMED])
    for n in reversed(below):
        for a in n.args:
            if a.op is not NAMED:
                times[a] += times[n]
    return times


def _tally_written(times: Mapping[Expr, int]) -> tuple[Counter[str], Counter[str]]:
    alike: dict[Op, list[Expr]] = defaultdict(list)
    for n in times:
        alike[n.op].append(n)
    return tally(alike, times)


def written_operations(program: Program) -> int:
    """The number of operations that a text of the program has."""
    times = times_written(program)
    run, once = tally(program.alike) if times is None else _tally_written(times)
    return (run + once).total()


def cost_before(program: Program) -> Count | None:
    """The operations of every statement that symoro mode traced, used or not; None in fast mode."""
    if not program.is_listing:
        return None
    statements = [n.first for n in program.hints] + [
        n for n in program.outputs if n.op is not NAMED
    ]
    run, once = _tally_written(_times_written(statements))
    return Count(**run + once, convention="before the optimiser: every statement counted")


def program_cost(program: Program) -> Cost:
    """The cost of one evaluation of the program."""
    times = times_written(program)
    run, once = tally(program.alike) if times is None else _tally_written(times)
    every, rest = (
        Count(**run + once, convention="strict: every operation counted"),
        Count(**once, convention="run once per parameter set"),
    )
    return Cost(
        mul=run["mul"],
        add=run["add"],
        trig=run["trig"],
        other=run["other"],
        convention="hoisted: parameter-only work not counted",
        strict=every,
        once=rest,
    )


def depth(roots: Iterable[Expr]) -> int:
    """The longest chain of dependent run-time operations."""
    return max((r.depth for r in roots), default=0)


def fused(program: Program) -> int:
    """Products that vanish into a sum as one multiply-add: used by that sum alone; a sum takes in
    one of them.
    """
    uses, alike = program.uses, program.alike
    products = {n for n in alike[MUL] if uses[n] == 1 and n.level == VARIABLE_LEVEL}
    products.update([n for n in alike[NEG] if n.first in products])
    return sum([n.first in products or n.second in products for n in alike[ADD]])


# --- prices ---------------------------------------------------------------------------------------


OBJECTIVES = tuple(WEIGHTS)


def price(program: Program, objective: str) -> float:
    """The price of one call; run-once work counts a thousandth, to break ties."""
    return program.derived(("price", objective), lambda: _price(program, objective))


def _price(program: Program, objective: str) -> float:
    total = program_cost(program)
    beyond = max(0, total.trig - sum(len(a.symbols) for a in program.layout if a.name == "q"))
    run = _weigh(total.hoisted, objective) + SURPLUS.get(objective, 0.0) * beyond
    if objective == "time":
        run += STEP * depth(program.outputs) - FUSED * fused(program)
    return run + RUN_ONCE_WEIGHT * _weigh(total.once, objective)


def _weigh(count: Count, objective: str) -> float:
    mul, add, trig, other = WEIGHTS[objective]
    return mul * count.mul + add * count.add + trig * count.trig + other * count.other


def unit_price(node: Expr) -> float:
    """The price of one operation alone, where only its kind of work counts: 1 at run time, ONCE if
    run once, 0 for none.
    """
    if not node.op.cost:
        return 0.0
    return 1.0 if node.level == VARIABLE_LEVEL else RUN_ONCE_WEIGHT


def cheapest(objective: str, first: Program, *others: Program) -> Program:
    """The cheapest of equivalent programs, the earliest among equals."""
    return min((first, *others), key=lambda p: price(p, objective))
