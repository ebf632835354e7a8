"""The order of statements.

For time: list scheduling, the operation with the longest way to an output first among those whose operands are there, as a
processor with two arithmetic units would see it; while more values live than it has registers, the one that frees most.
Otherwise, for large programs (where what is computed early would have to be fetched from memory), and for listings to
read: operands close before their use, the needier operand first, so that few values live at once.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.program import Program
from symoro.expr.walk import postorder_by

LATENCY = {"": 0.0, "add": 4.0, "mul": 4.0, "trig": 60.0, "other": 15.0}  # cycles
REGISTERS = 14  # vector registers, less two for what is under way
ISSUE = 0.5  # cycles between two operations
LARGE = 1200  # operations; measured: panda's derivatives 10 % and a humanoid's torques 7 % faster by need, panda's ddm (1009) 5 % slower
CALL = 1e6  # calls of functions go first: in the middle they would make the processor save whatever it holds

Operands = Mapping[Expr, Sequence[Expr]]


def schedule(program: Program, objective: str = "operations") -> list[Expr]:
    """All nodes, operands first."""
    make = _by_critical_path if objective == "time" and program.shared and not _is_large(program) else _by_need
    return list(program.derived(make, lambda: make(program)))


def _is_large(program: Program) -> bool:
    return sum(1 for n in program.reach if n.op.cost and n.level == VARIABLE_LEVEL) > LARGE


def _by_need(program: Program) -> list[Expr]:
    """Of several operands the one that needs more registers comes first [Sethi-Ullman]."""
    need: dict[Expr, int] = {}
    for n in program.nodes:
        wants = sorted((need[a] for a in n.args), reverse=True)
        need[n] = max((w + k for k, w in enumerate(wants)), default=1)
    return postorder_by(program.outputs, lambda n: sorted(n.args, key=lambda a: (need[a], a.key)))


def _by_critical_path(program: Program) -> list[Expr]:
    """Simulated issue: an operation waits for its operands, then the most urgent goes first."""
    operands = {n: tuple(dict.fromkeys(n.args)) for n in program.nodes}
    users: dict[Expr, list[Expr]] = {n: [] for n in program.nodes}
    for n, args in operands.items():
        for a in args:
            users[a].append(n)
    way: dict[Expr, float] = {}
    for n in reversed(program.nodes):
        way[n] = max([way[u] for u in users[n]], default=0.0) + LATENCY[n.op.cost] + (CALL if n.op.cost == "trig" else 0.0)
    rank = {n: k for k, n in enumerate(program.nodes)}
    missing = {n: len(args) for n, args in operands.items()}
    waiting = [(0.0, rank[n], n) for n in program.nodes if not n.args]
    ready = _Ready(operands, users, way, rank)
    done: dict[Expr, float] = {}
    clock = 0.0
    while waiting or ready.relief:
        while waiting and (waiting[0][0] <= clock or not ready.relief):
            start, _, n = heapq.heappop(waiting)
            clock = max(clock, start)
            ready.add(n)
        n = ready.issue()
        done[n] = clock + LATENCY[n.op.cost]
        clock += ISSUE if n.op.cost else 0.0
        for u in users[n]:
            missing[u] -= 1
            if not missing[u]:
                heapq.heappush(waiting, (max([done[a] for a in u.args]), rank[u], u))
    return list(done)


class _Ready:
    """Operations whose operands are there, and the values that are computed and still needed.

    Two queues hold the same operations: by urgency, and for while registers are short by relief first. A relief only falls,
    when an operand comes to its last user; the operation is then queued again, and what has changed or gone is skipped.
    """

    def __init__(self, operands: Operands, users: Operands, way: Mapping[Expr, float], rank: Mapping[Expr, int]) -> None:
        self.operands, self.users, self.way, self.rank = operands, users, way, rank
        self.left = {n: len(u) for n, u in users.items()}
        self.live: set[Expr] = set()
        self.relief: dict[Expr, int] = {}  # how many more values live after an operation
        self.urgent: list[tuple[float, int, Expr]] = []
        self.relieving: list[tuple[bool, int, float, int, Expr]] = []

    def add(self, n: Expr) -> None:
        self.relief[n] = bool(n.op.cost) - sum(1 for a in self.operands[n] if self.left[a] == 1 and a in self.live)
        heapq.heappush(self.urgent, (-self.way[n], self.rank[n], n))
        self._queue(n)

    def _queue(self, n: Expr) -> None:
        heapq.heappush(self.relieving, (self.way[n] < CALL, self.relief[n], -self.way[n], self.rank[n], n))

    def issue(self) -> Expr:
        """Take the next operation; relief matters only while too many values live."""
        n = self._next()
        del self.relief[n]
        for a in self.operands[n]:
            self.left[a] -= 1
            if not self.left[a]:
                self.live.discard(a)
            elif self.left[a] == 1 and a in self.live:
                for u in self.users[a]:
                    if u in self.relief:
                        self.relief[u] -= 1
                        self._queue(u)
        if n.op.cost and n.level == VARIABLE_LEVEL and self.left[n]:
            self.live.add(n)
        return n

    def _next(self) -> Expr:
        while len(self.live) < REGISTERS:
            *_, n = heapq.heappop(self.urgent)
            if n in self.relief:
                return n
        while True:
            _, relief, _, _, n = heapq.heappop(self.relieving)
            if self.relief.get(n) == relief:
                return n
