"""The order of what a compiled language reads and computes: an input just before its first use, the angles first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from symoro.emit.unit import Unit
from symoro.expr.node import VARIABLE_LEVEL, Expr
from symoro.expr.ops import COS, SIN

Assignment = tuple[str, str]


class Written:
    """Statements as they are written out one after the other, with the inputs that were not read before."""

    def __init__(self, texts: Mapping[Expr, Assignment], inputs: Mapping[Expr, Assignment]) -> None:
        self.texts, self.waiting = texts, dict(inputs)

    def out(self, statements: Iterable[Expr]) -> list[Assignment]:
        found: list[Assignment] = []
        for n in statements:
            found += [self.waiting.pop(s) for s in self._inputs_of(n)]
            found.append(self.texts[n])
        return found

    def rest(self) -> list[Assignment]:
        """The inputs that only outputs need."""
        return list(self.waiting.values())

    def _inputs_of(self, statement: Expr) -> list[Expr]:
        """The waiting inputs that a statement uses, from left to right."""
        found: dict[Expr, None] = {}
        stack, seen = list(reversed(statement.args)) if self.waiting else [], set()
        while stack:
            n = stack.pop()
            if n in self.waiting:
                found[n] = None
            elif n not in self.texts and n not in seen:
                seen.add(n)
                stack.extend(reversed(n.args))
        return list(found)


def lead(unit: Unit) -> tuple[Expr, ...]:
    """What can come first: sines and cosines whose angles need inputs and constants only, with the statements of these."""
    statements = set(unit.body)
    angles = {n.args[0] for n in unit.body if _is_wave(n)}
    ready: set[Expr] = set()
    for n in unit.body:
        if n.level < VARIABLE_LEVEL or (
            (n in angles or _is_wave(n)) and ready.issuperset(_statements_below(n, statements))
        ):
            ready.add(n)
    waves = [n for n in unit.body if n in ready and _is_wave(n)]
    asked = {n.args[0] for n in waves}
    return (
        tuple(
            n
            for n in unit.body
            if n in ready and (_is_wave(n) or n in asked or n.level < VARIABLE_LEVEL)
        )
        if waves
        else ()
    )


def _statements_below(n: Expr, statements: Collection[Expr]) -> set[Expr]:
    found, stack = set(), list(n.args)
    while stack:
        a = stack.pop()
        if a in statements:
            found.add(a)
        else:
            stack.extend(a.args)
    return found


def _is_wave(n: Expr) -> bool:
    return n.op in (SIN, COS) and n.level == VARIABLE_LEVEL
