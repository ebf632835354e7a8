"""The DAG of nodes: walks without recursion, tables that make equal expressions one object, and
digests that order nodes.

A table knows nodes in two ways. Recent results are kept alive, because generation asks for most of
them again; there is a bounded number of them. Older nodes are known by weak references and live as
long as something else uses them. Nodes refer to their operands only, never to their users, so that
reference counting frees what is no longer used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from symoro.expr.ops import SYMBOL

if TYPE_CHECKING:
    from symoro.expr.node import Expr
import hashlib
from collections.abc import Hashable
from itertools import count
from weakref import ref

from symoro.expr.ops import CONSTANT, PI, Op

PAIR_SHIFT = 48  # a pair of nodes has the key  first number << PAIR_SHIFT | second number
HEIGHT_SHIFT = 128  # an order key is the height above this bit, a digest below


def postorder(roots: Iterable[Expr]) -> list[Expr]:
    """Every node below the roots once, operands before their users."""
    order: dict[Expr, None] = {}
    stack = [*roots]
    stack.reverse()
    while stack:
        node = stack.pop()
        while node not in order:
            for a in node.args:
                if a not in order:
                    stack.append(node)
                    node = a
                    break
            else:
                order[node] = None
    return list(order)


def postorder_by(roots: Iterable[Expr], operands: Callable[[Expr], Iterable[Expr]]) -> list[Expr]:
    """The same along the operands that a function gives, those it gives last walked first."""
    order: list[Expr] = []
    seen: set[Expr] = set()
    stack = [(r, False) for r in roots]
    stack.reverse()
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            stack.append((node, True))
            stack.extend((a, False) for a in operands(node) if a not in seen)
    return order


def reachable(roots: Iterable[Expr]) -> set[Expr]:
    """Every node below the roots, in no order: for sums and questions, twice as fast."""
    seen = set(roots)
    nodes = list(seen)
    for node in nodes:  # which grows meanwhile
        for a in node.args:
            if a not in seen:
                seen.add(a)
                nodes.append(a)
    return seen


def use_counts(roots: Iterable[Expr]) -> dict[Expr, int]:
    """The same with the number of uses of each, by others and as a root."""
    uses: dict[Expr, int] = dict(Counter(roots))
    nodes = list(uses)
    get = uses.get
    for node in nodes:  # which grows meanwhile
        a, b = node.first, node.second
        if a is None:
            continue
        if known := get(a):
            uses[a] = known + 1
        else:
            uses[a] = 1
            nodes.append(a)
        if b is None:
            continue
        if known := get(b):
            uses[b] = known + 1
        else:
            uses[b] = 1
            nodes.append(b)
        if (c := node.third) is not None:
            if known := get(c):
                uses[c] = known + 1
            else:
                uses[c] = 1
                nodes.append(c)
    return uses


def symbols_of(roots: Iterable[Expr]) -> list[Expr]:
    """The symbols below the roots in order of appearance."""
    return [n for n in postorder(roots) if n.op is SYMBOL]


# --- tables of nodes ------------------------------------------------------------------------------


MAX_RECENT = 1 << 17  # results in one table that are kept alive
ROOM = 1 << 16  # weak references in one table before those of freed nodes are looked for

MERSENNE, FACTOR = (1 << 61) - 1, 0x9E3779B97F4A7C15  # of digests

# : Numbers of nodes, never used again: even ones; the negative of a node has the odd number that
# follows.
numbers = count(0, 2)


class Table:
    """Nodes and results by key: the numbers of the operands and all else that identifies a node."""

    def __init__(self, op: Op | None = None) -> None:
        self.op = op  # a table of sums or products also holds results that are other nodes
        self.recent: dict[Hashable, Expr] = {}
        self.older: dict[Hashable, ref[Expr]] = {}
        self.limit, self.room = MAX_RECENT, ROOM
        TABLES.append(self)

    def find(self, key: Hashable) -> Expr | None:
        """The node with this key, if it still exists."""
        node = self.recent.get(key)
        if node is not None:
            return node
        older = self.older.get(key)
        return None if older is None else older()

    def insert(self, key: Hashable, node: Expr) -> Expr:
        """Add a new node.

        Returns the one that another thread has added meanwhile, otherwise the node itself.
        """
        if len(self.recent) > self.limit:
            self.release()
        return self.recent.setdefault(key, node)

    def release(self) -> None:
        """Let recent nodes go that nothing else uses, and forget the older ones that were freed."""
        self.forget_freed(self._let_go())
        if len(self.older) > self.room:
            self.forget_freed(list(self.older))
            self.room = max(ROOM, 2 * len(self.older))

    def _let_go(self) -> list[Hashable]:
        """Know the recent nodes by weak references only. Returns their keys."""
        results = self.recent.copy()
        own = {key: ref(node) for key, node in results.items() if self._is_own(key, node)}
        self.older.update(own)  # before they go: another thread finds a node at any time
        for key in results:
            self.recent.pop(key, None)
        return list(own)

    def _is_own(self, key: Hashable, node: Expr) -> bool:
        """True if the key names the node, False if the node is the simplified result for other
        operands.
        """
        return self.op is None or (node.op is self.op and key == pair_key(*node.args))

    def forget_freed(self, keys: list[Hashable]) -> None:
        """Remove those of the keys whose node was freed."""
        for key in keys:
            node = self.older.get(key)
            if node is not None and node() is None:
                self.older.pop(key, None)


TABLES: list[Table] = []


def pair_key(a: Expr, b: Expr) -> int:
    """The key of a sum or product of two nodes."""
    return a.number << PAIR_SHIFT | b.number


def release() -> int:
    """Let every node go that nothing uses. Returns how many nodes are left."""
    for table in TABLES:
        table.release()
    for table in TABLES:
        table.forget_freed(list(table.older))
    return sum(len(table.older) for table in TABLES)


def leaf_digest(op: Op, payload: object) -> int:
    """The order of leaves: constants, pi, then symbols alphabetically; a digest tells long names
    apart.
    """
    head = payload[0].encode()[:8].ljust(8, b"\0") if isinstance(payload, tuple) else b""
    tail = hashlib.blake2b(f"{op.name} {payload}".encode(), digest_size=7).digest()
    return (CONSTANT, PI, SYMBOL).index(op) << 120 | int.from_bytes(head + tail, "big")
