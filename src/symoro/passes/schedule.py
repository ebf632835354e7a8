"""The order of a program's nodes: the one scheduler, for source text and for machine code.

Two orders. *By critical path* is list scheduling for time: among the operations whose operands are
ready, the one with the longest path to an output goes first, as a processor with two arithmetic
units would issue them; while more values are live than it has registers, the one that frees most
goes first. *By need* computes operands shortly before their use, the operand that needs more
registers first [Sethi-Ullman], so that few values are live: for listings to read, for very large
programs, and for programs with many results for their work, whose early values would have to be
spilled to memory.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Sequence

from symoro.expr import VARIABLE_LEVEL, Expr, Program, magnitude, postorder_by, run_time_operations

# The processor that _issue_order simulates, with two arithmetic units: round numbers for today's
# x86-64 cores, chosen by hand. No recorded measurement stands behind them.
LATENCY = {"": 0.0, "add": 4.0, "mul": 4.0, "trig": 60.0, "other": 15.0}  # cycles
ISSUE_INTERVAL = 0.5  # cycles between two operations
REGISTERS = 14  # of the 16 vector registers; two hold intermediate values of the current operations

# Sizes at which the order changes, in run-time operations, chosen by hand from single measurements:
# in C, the derivatives of panda (2177 operations) and the torques of a humanoid (2532) were 40 %
# faster in batches by need; in machine code, a humanoid's ddm (4972) and inertia (1543) were 8 %
# faster by need, panda's ddm-recursive (1400) 8 % slower; by need, regressors (4 to 6 operations
# per result) were 3 to 17 % faster and lagrange models (6 to 8) 4 to 13 % slower.
# benchmarks/tuning/schedule_sizes.py repeats this for single calls of machine code. Its records of
# 2026-11-17 (15 models of four robots, one run on a busy machine) do not determine the limits: they
# only show that these lose less than 2 % against the best limits for the recorded models, which
# would be 1053 operations and 126 per result. MAX_BY_PATH["source"] is not covered.
MAX_BY_PATH = {"source": 1200, "machine code": 1500}  # larger programs are ordered by need
MIN_WIDE = 200  # below, the order of a program with many results matters little
WIDE_PROGRAM = 6  # operations per result; programs with fewer are ordered by need

# function calls go first: later they would make the processor save all live registers
CALL_URGENCY = 1e6
URGENCY = {**LATENCY, "trig": LATENCY["trig"] + CALL_URGENCY}
CALLS_FIRST = 4  # ranks; more than the number of values that one operation can free


def schedule_operations(
    program: Program, objective: str = "operations", target: str = "source"
) -> list[Expr]:
    """All nodes of a program in the order of computation, operands first; `target` is a key of
    MAX_BY_PATH.
    """
    by_path = objective == "time" and not program.is_listing and not _holds_many(program, target)
    order = _order_by_critical_path if by_path else _order_by_need
    return list(program.derived(order, lambda: order(program)))


def _holds_many(program: Program, target: str) -> bool:
    """True if the program is so large, or has so many results, that early values would not stay in
    registers.
    """
    work = run_time_operations(program)
    results = {magnitude(v) for v in program.outputs if v.level == VARIABLE_LEVEL}
    return work > MAX_BY_PATH[target] or MIN_WIDE < work < WIDE_PROGRAM * len(results)


def _order_by_need(program: Program) -> list[Expr]:
    """Depth first; of several operands the one that needs more registers first [Sethi-Ullman]."""
    registers: dict[Expr, int] = {}
    operands: dict[Expr, Sequence[Expr]] = {}
    for n in program.nodes:
        operands[n] = ordered = (
            sorted(n.args, key=lambda a: (registers[a], a.key)) if len(n.args) > 1 else n.args
        )
        needs = [registers[a] + k for k, a in enumerate(reversed(ordered))]
        registers[n] = max(needs) if needs else 1
    return postorder_by(program.outputs, operands.__getitem__)


def _order_by_critical_path(program: Program) -> list[Expr]:
    """First the nodes that cost nothing and depend on no work, then all work in order of issue."""
    path = _path_lengths(program.nodes)
    free: dict[Expr, None] = {}
    work = []
    for n in program.nodes:
        if n.op.cost or (n.args and n.first not in free):
            work.append(n)
        else:
            free[n] = None
    work.sort(key=path.__getitem__, reverse=True)
    return [*free, *_issue_order(work, sum([path[n] >= CALL_URGENCY for n in work]))]


def _path_lengths(nodes: Sequence[Expr]) -> dict[Expr, float]:
    """The longest path from the start of each operation to an output, in cycles."""
    path = dict.fromkeys(nodes, 0.0)
    for n in reversed(nodes):
        path[n] = own = path[n] + URGENCY[n.op.cost]
        for a in n.args:
            if path[a] < own:
                path[a] = own
    return path


def _issue_order(work: Sequence[Expr], calls: int) -> list[Expr]:
    """Simulate the issue of operations: each waits for its operands, then for its turn.

    Operations are known by their index in `work`, the most urgent first; the first `calls` lead to
    function calls.
    """
    operands, users = _edges(work)
    missing = [len(args) for args in operands]
    latency = [LATENCY[n.op.cost] for n in work]
    start = [0.0] * len(work)
    waiting = {0.0: [k for k in range(len(work)) if not missing[k]]}  # by the time they are ready
    ready = _ReadyOperations(work, operands, users, calls)
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
        clock += ISSUE_INTERVAL if latency[k] else 0.0
        for u in users[k]:
            missing[u] -= 1
            if start[u] < end:
                start[u] = end
            if not missing[u]:
                waiting.setdefault(start[u], []).append(u)
    return order


class _ReadyOperations:
    """Operations whose operands are computed, sorted by rank: by how many more values are live
    after them, then by urgency.

    The first `calls` operations, which lead to function calls, come before all others.
    """

    def __init__(
        self,
        work: Sequence[Expr],
        operands: Sequence[set[int]],
        users: Sequence[Sequence[int]],
        calls: int,
    ) -> None:
        self.operands, self.users, self.count = operands, users, len(work)
        self.uses_left = [
            len(u) if n.op.cost and n.level == VARIABLE_LEVEL else 0
            for n, u in zip(work, users, strict=True)
        ]  # of values that are held in registers
        self.rank = [
            (bool(n.op.cost) - (CALLS_FIRST if k < calls else 0)) * len(work) + k
            for k, n in enumerate(work)
        ]
        self.ranks: list[int] = []  # of the ready operations, sorted
        self.indices: list[int] = []  # of the ready operations, sorted
        self.is_ready = [False] * len(work)
        self.live = 0

    def add(self, operations: Iterable[int]) -> None:
        """Operations that have become ready."""
        for k in operations:
            insort(self.ranks, self.rank[k])
            insort(self.indices, k)
            self.is_ready[k] = True

    def take(self) -> int:
        """Remove and return the next operation; freed registers matter only while too many values
        are live.
        """
        left, count, ranks = self.uses_left, self.count, self.ranks
        k = ranks[0] % count if self.live >= REGISTERS else self.indices[0]
        _remove(ranks, self.rank[k])
        _remove(self.indices, k)
        self.is_ready[k] = False
        for a in self.operands[k]:
            left[a] -= 1
            if left[a] == 1:
                self._prefer(self.users[a])
            elif not left[a]:
                self.live -= 1
        if left[k]:
            self.live += 1
            if left[k] == 1:
                self._prefer(self.users[k])
        return k

    def _prefer(self, users: Iterable[int]) -> None:
        """Raise the rank of the users of a value that one of them, the last, will free."""
        rank, ranks = self.rank, self.ranks
        for k in users:
            if self.is_ready[k]:
                _remove(ranks, rank[k])
                insort(ranks, rank[k] - self.count)
            rank[k] -= self.count


def _remove(ordered: list[int], value: int) -> None:
    """Remove a value from a sorted list."""
    del ordered[bisect_left(ordered, value)]


def _edges(work: Sequence[Expr]) -> tuple[list[set[int]], list[list[int]]]:
    """The operands and the users of each operation, by index."""
    index = {n: k for k, n in enumerate(work)}
    operands = [{index[a] for a in n.args if a in index} for n in work]
    users: list[list[int]] = [[] for _ in work]
    for k, args in enumerate(operands):
        for a in args:
            users[a].append(k)
    return operands, users
