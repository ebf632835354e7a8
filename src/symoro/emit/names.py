"""Names in generated code: every array, symbol and statement gets one that is free in its language.

A name that is fine stays as it is. One that is a reserved word, or taken, gets underscores appended until it is free.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from symoro.emit.unit import Unit
from symoro.expr.node import Expr


class Register:
    """The names in use."""

    def __init__(self, taken: Iterable[str], fold_case: bool = False) -> None:
        self.fold = str.lower if fold_case else str
        self.taken = {self.fold(t) for t in taken}

    def claim(self, name: str) -> str:
        """The name, or the nearest free one."""
        name = re.sub(r"[^A-Za-z0-9_]", "_", name)
        if not name[:1].isalpha():
            name = f"x{name}"
        while self.fold(name) in self.taken:
            name += "_"
        self.taken.add(self.fold(name))
        return name

    def claim_all(self, names: Sequence[str]) -> list[str]:
        """Free names for all of them, those that can keep their own first."""
        wanted = [n if re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", n) and self.fold(n) not in self.taken else None for n in names]
        for k, n in enumerate(wanted):
            if n is not None:
                wanted[k] = n if self.fold(n) not in self.taken else None
                self.taken.add(self.fold(n))
        return [self.claim(name) if w is None else w for name, w in zip(names, wanted, strict=True)]


@dataclass(frozen=True)
class Scope:
    """The names of one unit: arrays by position, symbols and statements by node."""

    arguments: tuple[str, ...]
    groups: tuple[str, ...]
    p: str
    c: str
    local: dict[Expr, str]
    register: Register


def functions_of(unit: Unit) -> tuple[str, str, str]:
    return unit.function, f"{unit.function}_pre", f"{unit.function}_batch"


def make_scope(unit: Unit, reserved: Iterable[str], fold_case: bool = False) -> Scope:
    """Names for everything that the unit's functions use."""
    register = Register((*reserved, *functions_of(unit)), fold_case)
    arguments = register.claim_all([a.name for a in unit.program.arguments])
    p, c = register.claim_all(["p", "c"])
    groups = register.claim_all([g.name for g in unit.program.groups])
    statements = (*unit.listing.once, *unit.listing.body)
    local = make_locals(register, unit.program.symbols, [(n, unit.listing.names[n]) for n in statements])
    return Scope(tuple(arguments), tuple(groups), p, c, local, register)


def make_locals(register: Register, symbols: Sequence[Expr], statements: Sequence[tuple[Expr, str]]) -> dict[Expr, str]:
    """Names of the input symbols, then of the statements."""
    nodes = [*symbols, *(n for n, _ in statements)]
    names = register.claim_all([*(s.payload[0] for s in symbols), *(name for _, name in statements)])
    return dict(zip(nodes, names, strict=True))
