"""The order of statements.

For time: list scheduling, the operation with the longest way to an output first among those whose operands are there, as a
processor with two arithmetic units would see it; while more values live than it has registers, the one that frees most.
Otherwise, and for listings to read: operands close before their use, the needier operand first, so that few values live
at once.
"""

from __future__ import annotations

import heapq

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.program import Program

LATENCY = {"": 0.0, "add": 4.0, "mul": 4.0, "trig": 60.0, "other": 15.0}  # cycles
REGISTERS = 14  # vector registers, less two for what is under way
ISSUE = 0.5  # cycles between two operations
CALL = 1e6  # calls of functions go first: in the middle they would make the processor save whatever it holds


def schedule(program: Program, objective: str = "operations") -> list[Expr]:
    """All nodes, operands first."""
    return _by_critical_path(program) if objective == "time" and program.shared else _by_need(program)


def _by_need(program: Program) -> list[Expr]:
    """Of several operands the one that needs more registers comes first [Sethi-Ullman]."""
    need: dict[Expr, int] = {}
    for n in program.nodes:
        wants = sorted((need[a] for a in n.args), reverse=True)
        need[n] = max((w + k for k, w in enumerate(wants)), default=1)
    order: list[Expr] = []
    seen: set[Expr] = set()
    stack: list[tuple[Expr, bool]] = [(r, False) for r in reversed(program.outputs)]
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            stack.append((node, True))
            stack.extend((a, False) for a in sorted(node.args, key=lambda a: (need[a], a.key)) if a not in seen)
    return order


def _by_critical_path(program: Program) -> list[Expr]:
    """Simulated issue: an operation waits for its operands, then the most urgent goes first."""
    users: dict[Expr, list[Expr]] = {n: [] for n in program.nodes}
    for n in program.nodes:
        for a in dict.fromkeys(n.args):
            users[a].append(n)
    way: dict[Expr, float] = {}
    for n in reversed(program.nodes):
        way[n] = max((way[u] for u in users[n]), default=0.0) + LATENCY[n.op.cost] + (CALL if n.op.cost == "trig" else 0.0)
    rank = {n: k for k, n in enumerate(program.nodes)}
    missing = {n: len(set(n.args)) for n in program.nodes}
    waiting = [(0.0, rank[n], n) for n in program.nodes if not n.args]
    held = _Registers(users)
    ready: dict[Expr, None] = {}
    done: dict[Expr, float] = {}
    clock = 0.0
    while waiting or ready:
        while waiting and (waiting[0][0] <= clock or not ready):
            start, _, n = heapq.heappop(waiting)
            clock = max(clock, start)
            ready[n] = None
        n = min(ready, key=lambda r: (held.relief(r), -way[r], rank[r]))
        del ready[n]
        held.issue(n)
        done[n] = clock + LATENCY[n.op.cost]
        clock += ISSUE if n.op.cost else 0.0
        for u in users[n]:
            missing[u] -= 1
            if not missing[u]:
                heapq.heappush(waiting, (max(done[a] for a in u.args), rank[u], u))
    return list(done)


class _Registers:
    """The values that are computed and still needed."""

    def __init__(self, users: dict[Expr, list[Expr]]) -> None:
        self.left = {n: len(u) for n, u in users.items()}
        self.live: set[Expr] = set()

    def relief(self, n: Expr) -> int:
        """How many more values live after it, which matters only while there are too many."""
        if len(self.live) < REGISTERS or n.op.cost == "trig":
            return 0
        return bool(n.op.cost) - sum(1 for a in set(n.args) if a in self.live and self.left[a] == 1)

    def issue(self, n: Expr) -> None:
        for a in set(n.args):
            self.left[a] -= 1
            if not self.left[a]:
                self.live.discard(a)
        if n.op.cost and n.level == VARIABLE_LEVEL and self.left[n]:
            self.live.add(n)
