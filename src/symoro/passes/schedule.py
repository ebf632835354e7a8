"""The order of statements.

For time: list scheduling, the operation with the longest way to an output first among those whose operands are there, as a
processor with two arithmetic units would see it; while more values live than it has registers, the one that frees most.
Otherwise, for programs that are very large or have many results for their work (where what is computed early would have to be
fetched from memory), and for listings to read: operands close before their use, the needier operand first, so that few values
live at once.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence

from symoro.expr.node import VARIABLE_LEVEL, Expr, magnitude
from symoro.expr.program import Program
from symoro.expr.walk import postorder_by

LATENCY = {"": 0.0, "add": 4.0, "mul": 4.0, "trig": 60.0, "other": 15.0}  # cycles
REGISTERS = 14  # vector registers, less two for what is under way
ISSUE = 0.5  # cycles between two operations
LARGE = 1200  # operations; measured in C: panda's derivatives (2177) and a humanoid's torques (2532) 40 % faster in batches by need
SMALL = 200  # operations: the order matters little
WIDE = 6  # operations per result; measured: regressors (4 to 6) 3 to 17 % faster by need, lagrange (6 to 8) 4 to 13 % slower
CALL = 1e6  # calls of functions go first: in the middle they would make the processor save whatever it holds
WAY = {**LATENCY, "trig": LATENCY["trig"] + CALL}
FIRST = 4  # more than the values that one operation can free


def schedule(program: Program, objective: str = "operations", large: int = LARGE) -> list[Expr]:
    """All nodes, operands first; a program with more than `large` operations is for few live values in any case."""
    make = (
        _by_critical_path
        if objective == "time" and program.shared and not _is_spread(program, large)
        else _by_need
    )
    return list(program.derived(make, lambda: make(program)))


def _is_spread(program: Program, large: int) -> bool:
    """Very large, or with many results for its work."""
    work = sum(
        [n.level for n in nodes].count(VARIABLE_LEVEL)
        for op, nodes in program.alike.items()
        if op.cost
    )
    results = {magnitude(v) for v in program.outputs if v.level == VARIABLE_LEVEL}
    return work > large or SMALL < work < WIDE * len(results)


def _by_need(program: Program) -> list[Expr]:
    """Of several operands the one that needs more registers comes first [Sethi-Ullman]."""
    need: dict[Expr, int] = {}
    operands: dict[Expr, Sequence[Expr]] = {}
    for n in program.nodes:
        operands[n] = ordered = (
            sorted(n.args, key=lambda a: (need[a], a.key)) if len(n.args) > 1 else n.args
        )
        need[n] = max([need[a] + k for k, a in enumerate(reversed(ordered))]) if ordered else 1
    return postorder_by(program.outputs, operands.__getitem__)


def _by_critical_path(program: Program) -> list[Expr]:
    """What costs nothing and waits for nothing, then all work as it would be issued."""
    way = _ways(program.nodes)
    free: dict[Expr, None] = {}
    work = []
    for n in program.nodes:
        if n.op.cost or (n.args and n.args[0] not in free):
            work.append(n)
        else:
            free[n] = None
    work.sort(key=way.__getitem__, reverse=True)
    return [*free, *_issued(work, sum([way[n] >= CALL for n in work]))]


def _ways(nodes: Sequence[Expr]) -> dict[Expr, float]:
    """The longest way from the start of each operation to an output, in cycles."""
    way = dict.fromkeys(nodes, 0.0)
    for n in reversed(nodes):
        way[n] = own = way[n] + WAY[n.op.cost]
        for a in n.args:
            if way[a] < own:
                way[a] = own
    return way


def _issued(work: Sequence[Expr], calls: int) -> list[Expr]:
    """Simulated issue: an operation waits for its operands, then for its turn. Operations are numbers, the more urgent the lower."""
    operands, users = _edges(work)
    missing = [len(args) for args in operands]
    latency = [LATENCY[n.op.cost] for n in work]
    start = [0.0] * len(work)
    waiting = {
        0.0: [k for k in range(len(work)) if not missing[k]]
    }  # by the time when the operands are there
    ready = _Ready(work, operands, users, calls)
    order: list[Expr] = []
    clock = 0.0
    while len(order) < len(work):
        if not ready.ranks:
            clock = min(waiting)
        if clock in waiting:
            ready.add(waiting.pop(clock))
        k = ready.take()
        order.append(work[k])
        end = clock + latency[k]
        clock += ISSUE if latency[k] else 0.0
        for u in users[k]:
            missing[u] -= 1
            if start[u] < end:
                start[u] = end
            if not missing[u]:
                waiting.setdefault(start[u], []).append(u)
    return order


class _Ready:
    """Operations whose operands are there, in the order of relief: by how many more values live after them, then by urgency.

    Those before number `calls`, which lead to calls of functions, come before all others.
    """

    def __init__(
        self,
        work: Sequence[Expr],
        operands: Sequence[set[int]],
        users: Sequence[Sequence[int]],
        calls: int,
    ) -> None:
        self.operands, self.users, self.count = operands, users, len(work)
        self.left = [
            len(u) if n.op.cost and n.level == VARIABLE_LEVEL else 0
            for n, u in zip(work, users, strict=True)
        ]  # of what lives in registers
        self.rank = [
            (bool(n.op.cost) - (FIRST if k < calls else 0)) * len(work) + k
            for k, n in enumerate(work)
        ]
        self.ranks: list[int] = []  # of those that are ready
        self.is_ready = [False] * len(work)
        self.live = 0

    def add(self, numbers: Iterable[int]) -> None:
        for k in numbers:
            insort(self.ranks, self.rank[k])
            self.is_ready[k] = True

    def take(self) -> int:
        """The next operation; relief matters only while too many values live."""
        left, count, ranks = self.left, self.count, self.ranks
        k = ranks[0] % count if self.live >= REGISTERS else min([r % count for r in ranks])
        ranks.remove(self.rank[k])
        self.is_ready[k] = False
        for a in self.operands[k]:
            left[a] -= 1
            if left[a] == 1:
                self._relieve(self.users[a])
            elif not left[a]:
                self.live -= 1
        if left[k]:
            self.live += 1
            if left[k] == 1:
                self._relieve(self.users[k])
        return k

    def _relieve(self, users: Iterable[int]) -> None:
        """The last one of these that is still to come frees a register."""
        rank, ranks = self.rank, self.ranks
        for k in users:
            if self.is_ready[k]:
                ranks.remove(rank[k])
                insort(ranks, rank[k] - self.count)
            rank[k] -= self.count


def _edges(work: Sequence[Expr]) -> tuple[list[set[int]], list[list[int]]]:
    """The operands and the users of each operation, by their numbers."""
    number = {n: k for k, n in enumerate(work)}
    operands = [{number[a] for a in n.args if a in number} for n in work]
    users: list[list[int]] = [[] for _ in work]
    for k, args in enumerate(operands):
        for a in args:
            users[a].append(k)
    return operands, users
