"""Names in generated code: every array, symbol and statement gets one that is free in its language.

A name that is fine stays as it is. One that is a reserved word, or taken, gets underscores appended until it is free
(dollar signs where a language has no underscores). The user's own names are never changed: one that cannot be is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from symoro.emit.unit import Unit
from symoro.errors import InputError, UnknownName
from symoro.expr.node import Expr

LETTERS = "A-Za-z0-9_"  # of a name after its first letter
LONGEST = 240  # letters of a name: files are called like functions


class Register:
    """The names in use, and the letters that a name may have; `spare` is the one that makes a name another, `longest` how many it may have."""

    def __init__(
        self,
        taken: Iterable[str],
        fold_case: bool = False,
        letters: str = LETTERS,
        spare: str = "_",
        longest: int = LONGEST,
    ) -> None:
        self.fold = str.lower if fold_case else str
        self.taken = {self.fold(t) for t in taken}
        self.letters, self.spare, self.longest = letters, spare, longest

    def legal(self, name: str) -> bool:
        return (
            re.fullmatch(f"[A-Za-z][{self.letters}]*", name) is not None
            and len(name) <= self.longest
        )

    @property
    def allowed(self) -> str:
        """What a name may look like, in words."""
        more = [
            sign
            for letter, sign in (("_", ", underscores"), ("$", ", dollar signs"))
            if letter in self.letters
        ]
        return f"a letter, then letters, digits{''.join(more)}, at most {self.longest} in all"

    def free(self, name: str) -> bool:
        return self.fold(name) not in self.taken

    def claim(self, name: str) -> str:
        """The name, or the nearest free one."""
        name = re.sub(f"[^{self.letters}]", self.spare, name)
        if not name[:1].isalpha():
            name = f"x{name}"
        found, spares = name[: self.longest], 0
        while not self.free(found):
            spares += 1
            found = name[: self.longest - spares] + self.spare * spares
        self.taken.add(self.fold(found))
        return found

    def claim_all(self, names: Sequence[str]) -> list[str]:
        """Free names for all of them, those that can keep their own first."""
        wanted = [n if self.legal(n) and self.free(n) else None for n in names]
        for k, n in enumerate(wanted):
            if n is not None:
                wanted[k] = n if self.free(n) else None
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


def make_scope(unit: Unit, register: Register) -> Scope:
    """Names for everything that the unit's functions use."""
    arguments = register.claim_all([a.name for a in unit.program.arguments])
    p, c = register.claim_all(["p", "c"])
    groups = register.claim_all([g.name for g in unit.program.groups])
    check_names(unit, register)
    statements = (*unit.listing.once, *unit.listing.body)
    local = make_locals(
        unit, register, unit.program.symbols, [(n, unit.listing.names[n]) for n in statements]
    )
    return Scope(tuple(arguments), tuple(groups), p, c, local, register)


def make_locals(
    unit: Unit, register: Register, symbols: Sequence[Expr], statements: Sequence[tuple[Expr, str]]
) -> dict[Expr, str]:
    """Names of the input symbols, in the user's spelling where there is one, then of the statements."""
    nodes = [*symbols, *(n for n, _ in statements)]
    names = register.claim_all(
        [*(spelled(unit, s) for s in symbols), *(name for _, name in statements)]
    )
    return dict(zip(nodes, names, strict=True))


def spelled(unit: Unit, s: Expr) -> str:
    """The user's name of a symbol, or its own."""
    name: str = s.payload[0]
    return unit.names.get(name, name)


def check_names(unit: Unit, register: Register) -> None:
    """The user's names are those of symbols, can be names in the language, and differ from all others."""
    symbols = [s.payload[0] for s in unit.program.symbols]
    known = {
        *symbols,
        *(s.payload[0] for a in unit.program.layout for s in a.symbols if s is not None),
        *unit.program.order,
    }
    final = [register.fold(unit.names.get(n, n)) for n in dict.fromkeys((*symbols, *unit.names))]
    for symbol, name in unit.names.items():
        if symbol not in known:
            raise UnknownName("option names: symbol", symbol, symbols)
        if not register.legal(name):
            raise InputError(
                f"option names: {symbol}", f"'{name}'", register.allowed, "Choose another name."
            )
        if not register.free(name) or final.count(register.fold(name)) > 1:
            raise InputError(
                f"option names: {symbol}",
                f"'{name}', which is reserved or means something else here",
                "a free name",
                "Choose another name.",
            )
