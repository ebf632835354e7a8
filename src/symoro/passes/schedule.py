"""The order of statements.

For time: list scheduling, the operation with the longest way to an output first among those whose operands are there, as a
processor with two arithmetic units would see it; while more values live than it has registers, the one that frees most.
Otherwise, for large programs (where what is computed early would have to be fetched from memory), and for listings to
read: operands close before their use, the needier operand first, so that few values live at once.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.program import Program
from symoro.expr.walk import postorder_by

LATENCY = {"": 0.0, "add": 4.0, "mul": 4.0, "trig": 60.0, "other": 15.0}  # cycles
REGISTERS = 14  # vector registers, less two for what is under way
ISSUE = 0.5  # cycles between two operations
LARGE = 1200  # operations; measured: panda's derivatives 10 % and a humanoid's torques 7 % faster by need, panda's ddm (1009) 5 % slower
CALL = 1e6  # calls of functions go first: in the middle they would make the processor save whatever it holds


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
    nodes = program.nodes
    number = {n: k for k, n in enumerate(nodes)}
    operands = [[*dict.fromkeys([number[a] for a in n.args])] for n in nodes]
    users: list[list[int]] = [[] for _ in nodes]
    for k, args in enumerate(operands):
        for a in args:
            users[a].append(k)
    latency = [LATENCY[n.op.cost] for n in nodes]
    way = [0.0] * len(nodes)
    for k in reversed(range(len(nodes))):
        way[k] = max([way[u] for u in users[k]], default=0.0) + latency[k] + (CALL if nodes[k].op.cost == "trig" else 0.0)
    missing = [len(args) for args in operands]
    waiting = [(0.0, k) for k, args in enumerate(operands) if not args]
    ready = _Ready(nodes, operands, users, way)
    done: dict[int, float] = {}
    clock = 0.0
    while waiting or ready.relief:
        while waiting and (waiting[0][0] <= clock or not ready.relief):
            start, k = heapq.heappop(waiting)
            clock = max(clock, start)
            ready.add(k)
        k = ready.issue()
        done[k] = clock + latency[k]
        clock += ISSUE if nodes[k].op.cost else 0.0
        for u in users[k]:
            missing[u] -= 1
            if not missing[u]:
                heapq.heappush(waiting, (max([done[a] for a in operands[u]]), u))
    return [nodes[k] for k in done]


class _Ready:
    """Operations (by their number) whose operands are there, and the values that are computed and still needed.

    Two queues hold the same operations: by urgency, and for while registers are short by relief first. A relief only falls,
    when an operand comes to its last user; the operation is then queued again, and what has changed or gone is skipped.
    """

    def __init__(self, nodes: Sequence[Expr], operands: Sequence[Sequence[int]], users: Sequence[Sequence[int]], way: Sequence[float]) -> None:
        self.operands, self.users, self.way = operands, users, way
        self.works = [bool(n.op.cost) for n in nodes]
        self.lives = [bool(n.op.cost) and n.level == VARIABLE_LEVEL for n in nodes]
        self.left = [len(u) for u in users]
        self.live: set[int] = set()
        self.relief: dict[int, int] = {}  # how many more values live after an operation
        self.urgent: list[tuple[float, int]] = []
        self.relieving: list[tuple[bool, int, float, int]] = []

    def add(self, k: int) -> None:
        left, live = self.left, self.live
        self.relief[k] = self.works[k] - sum([left[a] == 1 and a in live for a in self.operands[k]])
        heapq.heappush(self.urgent, (-self.way[k], k))
        self._queue(k)

    def _queue(self, k: int) -> None:
        heapq.heappush(self.relieving, (self.way[k] < CALL, self.relief[k], -self.way[k], k))

    def issue(self) -> int:
        """Take the next operation; relief matters only while too many values live."""
        k, left = self._next(), self.left
        del self.relief[k]
        for a in self.operands[k]:
            left[a] -= 1
            if not left[a]:
                self.live.discard(a)
            elif left[a] == 1 and a in self.live:
                for u in self.users[a]:
                    if u in self.relief:
                        self.relief[u] -= 1
                        self._queue(u)
        if self.lives[k] and left[k]:
            self.live.add(k)
        return k

    def _next(self) -> int:
        while len(self.live) < REGISTERS:
            _, k = heapq.heappop(self.urgent)
            if k in self.relief:
                return k
        while True:
            _, relief, _, k = heapq.heappop(self.relieving)
            if self.relief.get(k) == relief:
                return k
