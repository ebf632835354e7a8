"""A unit of generated code: the listing of a model, what its header says about it, and its names.

Every array, symbol and statement gets a name that is free in its language. A name that is legal and
free stays as it is. A reserved word, or a name in use, gets underscores appended until it is free
(dollar signs where a language has no underscores). The user's own names are never changed: an
illegal one is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.expr import Cost, Expr, Program, program_cost
from symoro.passes import Listing
from symoro.robot import Robot

# parameters and a count → that many numbers of each input
States = Callable[[Mapping[str, float], int], Mapping[str, np.ndarray]]


@dataclass(frozen=True)
class ExplicitSource:
    """The source of the explicit form of a model: the program as traced, and the same results
    by the named quantities of its listing.
    """

    program: Program
    named_steps: Callable[[], Program] | None = None


@dataclass(frozen=True)
class Unit:
    """The text to print: one function (or script) with its run-once part."""

    listing: Listing
    function: str
    title: str = ""
    robot: Robot | None = None
    options: Mapping[str, object] = field(default_factory=dict)  # of the model
    notes: tuple[str, ...] = ()
    inertial: bool = False  # the header shows the inertial parameters
    torque: str = ""  # which effects the efforts of a dynamic model have
    comments: bool = True
    style: str = ""  # the form of the code; before options are applied: the preferred one
    scalar: str = "double"
    layout: str = ""
    record: bool = False  # the parameters are fields of a record instead of elements of p
    names: Mapping[str, str] = field(default_factory=dict)  # the user's spelling of symbols
    form: str = "code"  # or "explicit"
    collect: str = "shortest"  # of the explicit form
    source: ExplicitSource | None = None  # of the explicit form; None where there is none
    # draws inputs that belong together, such as the elements of poses; None where any numbers will
    # do
    states: States | None = None

    @property
    def program(self) -> Program:
        return self.listing.program

    @cached_property
    def cost(self) -> Cost:
        return program_cost(self.program)

    @property
    def has_parameters(self) -> bool:
        """True if there are arrays p and c and a run-once function."""
        return bool(self.parameters)

    @property
    def once(self) -> tuple[Expr, ...]:
        """Statements of the run-once function; without parameters there is none."""
        return self.listing.once if self.has_parameters else ()

    @property
    def body(self) -> tuple[Expr, ...]:
        """Statements of the function of one state."""
        once = () if self.has_parameters else self.listing.once
        return (*once, *self.listing.body)

    @property
    def constants(self) -> tuple[Expr, ...]:
        """The elements of the array c."""
        return self.listing.constants if self.has_parameters else ()

    @cached_property
    def parameters(self) -> tuple[Expr, ...]:
        """The elements of the array p."""
        return tuple(s for s in self.program.symbols if s.payload[1].is_parameter)


def identifier(text: str) -> str:
    """A name that every language accepts, from any text."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", text)
    return name if re.match(r"[A-Za-z]", name) else f"f_{name.lstrip('_')}"


# --- names ---


LETTERS = "A-Za-z0-9_"  # of a name after its first letter
MAX_NAME_LENGTH = 240  # letters of a name: files are called like functions


class Register:
    """The names in use, and the rule for names of a language.

    `letters` are those that a name may have after the first, `filler` is appended until a name is
    free, `max_length` is the number of letters that a name may have. With `fold_case`, names that
    differ in case only are the same.
    """

    def __init__(
        self,
        in_use: Iterable[str],
        fold_case: bool = False,
        letters: str = LETTERS,
        filler: str = "_",
        max_length: int = MAX_NAME_LENGTH,
    ) -> None:
        self.fold = str.lower if fold_case else str
        self.in_use = {self.fold(name) for name in in_use}
        self.letters, self.filler, self.max_length = letters, filler, max_length

    def is_legal(self, name: str) -> bool:
        letters_fit = re.fullmatch(f"[A-Za-z][{self.letters}]*", name) is not None
        return letters_fit and len(name) <= self.max_length

    @property
    def rule(self) -> str:
        """The rule for names, in words."""
        underscores = ", underscores" if "_" in self.letters else ""
        dollars = ", dollar signs" if "$" in self.letters else ""
        letters = f"letters, digits{underscores}{dollars}"
        return f"a letter, then {letters}, at most {self.max_length} in all"

    def is_free(self, name: str) -> bool:
        return self.fold(name) not in self.in_use

    def claim(self, name: str) -> str:
        """The name, or the nearest free one; it is in use from now on."""
        name = re.sub(f"[^{self.letters}]", self.filler, name)
        if not name[:1].isalpha():
            name = f"x{name}"
        free, count = name[: self.max_length], 0
        while not self.is_free(free):
            count += 1
            free = name[: self.max_length - count] + self.filler * count
        self.in_use.add(self.fold(free))
        return free

    def claim_all(self, names: Sequence[str]) -> list[str]:
        """Free names for all of them; those that can keep their own are served first."""
        claimed: dict[int, str] = {}
        for k, name in enumerate(names):
            if self.is_legal(name) and self.is_free(name):
                claimed[k] = name
                self.in_use.add(self.fold(name))
        return [claimed[k] if k in claimed else self.claim(name) for k, name in enumerate(names)]


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
    named = [(n, unit.listing.names[n]) for n in statements]
    local = make_locals(unit, register, unit.program.symbols, named)
    return Scope(tuple(arguments), tuple(groups), p, c, local, register)


def make_locals(
    unit: Unit, register: Register, symbols: Sequence[Expr], statements: Sequence[tuple[Expr, str]]
) -> dict[Expr, str]:
    """Names of the input symbols, the user's where there are any, then of the statements."""
    nodes = [*symbols, *(n for n, _ in statements)]
    wanted = [*(symbol_name(unit, s) for s in symbols), *(name for _, name in statements)]
    return dict(zip(nodes, register.claim_all(wanted), strict=True))


def symbol_name(unit: Unit, s: Expr) -> str:
    """The user's name of a symbol, or its own."""
    name: str = s.payload[0]
    return unit.names.get(name, name)


def check_names(unit: Unit, register: Register) -> None:
    """Refuse the option `names` unless it gives symbols legal and free names, all different."""
    symbols = [s.payload[0] for s in unit.program.symbols]
    in_layout = {s.payload[0] for a in unit.program.layout for s in a.symbols if s is not None}
    known = in_layout.union(symbols, unit.program.order)
    final = [register.fold(unit.names.get(n, n)) for n in dict.fromkeys((*symbols, *unit.names))]
    for symbol, name in unit.names.items():
        if symbol not in known:
            raise UnknownName("option names: symbol", symbol, symbols)
        where, advice = f"option names: {symbol}", "Choose another name."
        if not register.is_legal(name):
            raise InputError(where, f"'{name}'", register.rule, advice)
        if not register.is_free(name) or final.count(register.fold(name)) > 1:
            problem = f"'{name}', which is reserved or means something else here"
            raise InputError(where, problem, "a free name", advice)
