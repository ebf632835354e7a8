"""Operation counts in the published convention.

Each binary + or - is one addition; each *, / or square is one multiplication; unary minus is free; sin, cos and
other functions are counted apart. *Strict* counts everything; *hoisted* leaves out what depends on parameters
only, which generated code computes once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from operator import attrgetter

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.ops import ADD, COS, MUL, NAMED, NEG, SIN
from symoro.expr.program import Program


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
    """The count per call (hoisted) with both views: `.strict` counts everything, `.hoisted` run-time work only."""

    strict: Count = field(default_factory=Count)
    once: Count = field(default_factory=Count)

    @property
    def hoisted(self) -> Count:
        return Count(self.mul, self.add, self.trig, self.other, self.convention)

    def __str__(self) -> str:
        return f"{self.hoisted}; {self.strict}"


_op = attrgetter("op")


def tally(nodes: Collection[Expr], convention: str) -> Count:
    """The count of the given nodes, a sine and cosine of one angle being one trigonometric evaluation."""
    found = Counter(map(_op, nodes))
    totals = {"mul": 0, "add": 0, "trig": 0, "other": 0}
    for op, count in found.items():
        if op.cost:
            totals[op.cost] += count
    if found[SIN] or found[COS]:
        totals["trig"] -= found[SIN] + found[COS] - len({n.args[0] for n in nodes if n.op is SIN or n.op is COS})
    return Count(**totals, convention=convention)


def written_nodes(program: Program) -> Collection[Expr]:
    """The operations as the listing writes them: shared ones once, or in symoro mode once per statement."""
    if program.shared:
        return program.reach
    nodes: list[Expr] = []
    for root in [n.args[0] for n in program.nodes if n.op is NAMED] + list(program.outputs):
        nodes.extend(_tree(root))
    return nodes


def _tree(root: Expr) -> Iterable[Expr]:
    """The operations of one statement: down to named intermediates, repeated ones as often as they are written."""
    stack = [root]
    while stack:
        n = stack.pop()
        if n.op is not NAMED:
            yield n
            stack.extend(n.args)


def cost(program: Program) -> Cost:
    """What one evaluation of the program costs."""
    nodes = written_nodes(program)
    run = tally([n for n in nodes if n.level == VARIABLE_LEVEL], "hoisted: parameter-only work not counted")
    once = tally([n for n in nodes if n.level < VARIABLE_LEVEL], "run once per parameter set")
    every = Count(run.mul + once.mul, run.add + once.add, run.trig + once.trig, run.other + once.other, "strict: every operation counted")
    return Cost(run.mul, run.add, run.trig, run.other, run.convention, every, once)


def depth(roots: Iterable[Expr]) -> int:
    """The longest chain of dependent run-time operations."""
    return max((r.depth for r in roots), default=0)


def fused(program: Program) -> int:
    """Products that vanish into a sum as one multiply-add: used by that sum alone; a sum takes in one of them."""
    uses = program.uses

    def vanishes(term: Expr) -> bool:
        core = term.args[0] if term.op is NEG else term
        return core.op is MUL and uses[core] == 1 and core.level == VARIABLE_LEVEL

    return sum(1 for n in program.reach if n.op is ADD and (vanishes(n.args[0]) or vanishes(n.args[1])))
