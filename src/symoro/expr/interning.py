"""The table of nodes that makes equal expressions one object, and the digests that order them.

An entry is named by the identities of the operands: a key of nodes would keep them, and by their negatives their users, alive
for ever. An entry whose node is gone is a miss; while a node lives so do its operands, and their identities are theirs alone.
"""

from __future__ import annotations

import gc
import hashlib
import time
import weakref
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from symoro.expr.ops import CONSTANT, PI, SYMBOL, Op

if TYPE_CHECKING:
    from symoro.expr.node import Expr

Given = ParamSpec("Given")
Made = TypeVar("Made")
Identity = tuple[Any, ...]  # the operation's number, then what tells its nodes apart
TABLE: dict[Identity, weakref.ref[Expr]] = {}
_room = ROOM = 1 << 16  # entries before those of freed nodes are looked for
MOST = 1 << 18  # results remembered at a time

MERSENNE, FACTOR = (1 << 61) - 1, 0x9E3779B97F4A7C15  # of digests
HEIGHT_SHIFT = 128  # an order key is the height above this bit, a digest below


def keep(identity: Identity, node: Expr) -> Expr:
    """The node itself, now in the table."""
    TABLE[identity] = weakref.ref(node)
    tidy()
    return node


def tidy() -> None:
    """Now and then."""
    if len(TABLE) > _room:
        sweep()


def sweep() -> int:
    """Forget the nodes that are gone; how many are left."""
    global _room
    for identity, node in [item for item in list(TABLE.items()) if item[1]() is None]:
        if TABLE.get(identity) is node:
            del TABLE[identity]
    _room = max(ROOM, 2 * len(TABLE))
    return len(TABLE)


def leaf_digest(op: Op, payload: Any) -> int:
    """Leaves sort as a reader would: constants, pi, then symbols alphabetically; a digest tells long names apart."""
    head = payload[0].encode()[:8].ljust(8, b"\0") if op is SYMBOL else b""
    tail = hashlib.blake2b(f"{op.name} {payload}".encode(), digest_size=7).digest()
    return (CONSTANT, PI, SYMBOL).index(op) << 120 | int.from_bytes(head + tail, "big")


class _Making:
    """While nodes are made by the thousand: Python's search for cycles is rare, it would look at all of them again and again.

    What was made then goes among the old objects unseen, since nearly all of it stays; all are looked at after very many, and
    in a process that has so many that this takes long, seldom.
    """

    OFTEN = 200_000  # objects between two searches
    UNSEEN = 500_000  # objects made between two looks at all
    SHARE = 20  # a look takes no more than this part of the time

    def __init__(self) -> None:
        self.lock, self.depth, self.unseen, self.rests, self.before = (
            Lock(),
            0,
            0,
            0.0,
            gc.get_threshold(),
        )
        self.results: list[Results] = []

    def __enter__(self) -> None:
        with self.lock:
            if not self.depth:
                self.before = gc.get_threshold()
                gc.set_threshold(
                    max(self.OFTEN, self.before[0]) if self.before[0] else 0, *self.before[1:]
                )
            self.depth += 1

    def __exit__(self, *_: object) -> None:
        with self.lock:
            self.depth -= 1
            if not self.depth:
                for results in self.results:
                    results.clear()
                tidy()
                if gc.isenabled() and self.before[0] and not gc.get_freeze_count():
                    self._settle()
                gc.set_threshold(*self.before)

    def _settle(self) -> None:
        self.unseen += gc.get_count()[0]
        start = time.perf_counter()
        if self.unseen > self.UNSEEN and start > self.rests:
            self.unseen = 0
            gc.collect()
            end = time.perf_counter()
            self.rests = end + self.SHARE * (end - start)
        else:
            gc.freeze()
            gc.unfreeze()


_making = _Making()
Pair = tuple["Expr", "Expr"]


class Results(dict[Pair, "Expr"]):
    """Results of an operation on two nodes, remembered in the same time: most are asked for again and again."""

    def __init__(self, make: Callable[[Expr, Expr], Expr]) -> None:
        self.make = make
        _making.results.append(self)

    def __missing__(self, pair: Pair) -> Expr:
        a, b = pair
        made = self.make(a, b)
        if _making.depth:
            self[pair] = made
            if len(self) > MOST:
                self.clear()
                tidy()
        else:
            tidy()
        return made


def seldom_collected(make: Callable[Given, Made]) -> Callable[Given, Made]:
    """A function that makes very many nodes, with fewer searches for cycles and results remembered meanwhile."""

    @wraps(make)
    def made(*args: Given.args, **options: Given.kwargs) -> Made:
        with _making:
            return make(*args, **options)

    return made
