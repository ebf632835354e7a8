"""The late form of a program: statements in order, run-once and run-time ones.

A node becomes a statement of its own when it is used more than once, when it is trigonometric, when
its expression would grow too long to read, or, in symoro mode, exactly when it is a named
intermediate. Everything else is written inside its only user. `names` gives each statement its
name, free of clashes with the program's own symbols.

This module alone decides the order of statements: `make_listing` takes over the order of operations
of `schedule`, `arrange` changes it for a printer (angles first, inputs read just before their first
use, sections by link), `separate_sines` puts sines and cosines next to each other
for vectors, and `last_used` says after which statement an output can be stored. Printers write the
statements as they are given.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from symoro.expr import (
    CONST_LEVEL,
    COS,
    NAMED,
    NEG,
    PARAMETER_LEVEL,
    SIN,
    VARIABLE_LEVEL,
    Expr,
    Program,
    magnitude,
    postorder,
    postorder_by,
)

MAX_INLINE = 12  # operations that one statement may hold


@dataclass(frozen=True)
class Listing:
    """Statements in order: `once` depends on parameters only, `body` may use `once`."""

    program: Program
    once: tuple[Expr, ...]
    body: tuple[Expr, ...]
    names: Mapping[Expr, str]

    @cached_property
    def statements(self) -> tuple[Expr, ...]:
        """All statements in the order of one text: in symoro mode that of the algorithm, else those
        of parameters only first.
        """
        if not self.program.is_listing:
            return (*self.once, *self.body)
        return tuple(n for n in _named_in_order(self.program) if n in self.names)

    @cached_property
    def constants(self) -> tuple[Expr, ...]:
        """Values of parameters that run-time code reads: symbols, then run-once results.

        These are the elements of the array `c` of the calling convention.
        """
        run_time = (*(a for n in self.body for a in n.args), *self.program.outputs)
        used = set(mentioned(run_time, {*self.names, *self.program.symbols}))
        direct = [s for s in self.program.symbols if s in used and s.level == PARAMETER_LEVEL]
        return (*direct, *(n for n in self.once if n in used))


def make_listing(program: Program, schedule: Iterable[Expr] | None = None) -> Listing:
    """The statements of a program; `schedule` orders the nodes (default: as they are built).

    Statements of symoro mode are in the order in which the algorithm names them.
    """
    if not program.is_listing:
        nodes = list(schedule) if schedule is not None else list(program.nodes)
        statements = _statements(program, nodes)
    else:
        statements = _named_in_order(program)
    once = tuple(n for n in statements if n.level < VARIABLE_LEVEL)
    body = tuple(n for n in statements if n.level == VARIABLE_LEVEL)
    return Listing(program, once, body, _names(program, (*once, *body)))


def _named_in_order(program: Program) -> list[Expr]:
    """The named intermediates in the order of the program's hints, operands first."""
    hinted = [n for n in program.hints if n in program.reach]
    return [n for n in postorder((*hinted, *program.outputs)) if n.op is NAMED]


def _statements(program: Program, nodes: list[Expr]) -> list[Expr]:
    """Nodes that get an assignment, in schedule order."""
    uses, hoisted = program.uses, parameter_operands(program)
    inline: dict[Expr, int] = {}  # operations that a node's text holds
    chosen = []
    for n in nodes:
        size = sum(map(inline.__getitem__, n.args))
        if n.op.cost:
            size += 1
            if n.level > CONST_LEVEL and (
                uses[n] > 1 or size > MAX_INLINE or n.op in (SIN, COS) or n in hoisted
            ):
                size = 0
                chosen.append(n)
        inline[n] = size
    return chosen


def parameter_operands(program: Program) -> set[Expr]:
    """Nodes of parameters only that run-time code or the caller uses, without their signs."""
    if not program.parameters:
        return set()
    operands = [
        a for n in program.nodes if n.level == VARIABLE_LEVEL and n.op is not NEG for a in n.args
    ]
    return {m for m in map(magnitude, (*operands, *program.outputs)) if m.level == PARAMETER_LEVEL}


def _names(program: Program, statements: Iterable[Expr]) -> dict[Expr, str]:
    """A unique name for each statement: its hint, or t1, t2 …; symbols keep their names."""
    used_names = {s.payload[0] for s in program.symbols}
    names: dict[Expr, str] = {}
    number = 0
    for n in statements:
        hint = n.payload[0] if n.op is NAMED else program.hints.get(n, "")
        if hint:
            name, k = hint, 1
            while name in used_names:
                k += 1
                name = f"{hint}_{k}"
        else:
            number += 1
            while f"t{number}" in used_names:
                number += 1
            name = f"t{number}"
        used_names.add(name)
        names[n] = name
    return names


# --- the order of statements ----------------------------------------------------------------------


@dataclass(frozen=True)
class Arrangement:
    """The order of run-time code; each entry is a statement, or an input to read there."""

    angles: tuple[Expr, ...]  # sines and cosines that come first, and what they need
    sections: tuple[tuple[Expr, ...], ...]  # all other statements, in at least one section


def arrange(
    listing: Listing,
    statements: Sequence[Expr],
    inputs: Collection[Expr] = (),
    links: Mapping[Expr, int] | None = None,
    angles_first: bool = False,
) -> Arrangement:
    """The order of the given statements of a listing.

    `inputs` are read just before their first use, `links` (statement → link) asks for sections by
    link, `angles_first` moves sines and cosines of the inputs to the front.
    """
    angles = leading_angles(statements) if angles_first else ()
    others = frozenset(statements).difference(angles)
    sections = group_by_link(statements, links) if links else [statements]
    parts = [angles, *([n for n in part if n in others] for part in sections)]
    first, *rest = insert_reads(parts, inputs, listing.names) if inputs else parts
    return Arrangement(tuple(first), tuple(map(tuple, rest)))


def leading_angles(statements: Sequence[Expr]) -> tuple[Expr, ...]:
    """Sines and cosines that can come first, with the statements of their angles.

    Their angles need inputs, constants and each other only.
    """
    known = set(statements)
    angles = {n.first for n in statements if _is_sine_or_cosine(n)}
    ready: set[Expr] = set()
    for n in statements:
        leads = n in angles or _is_sine_or_cosine(n)
        if n.level < VARIABLE_LEVEL or (leads and ready.issuperset(mentioned(n.args, known))):
            ready.add(n)
    if not any(map(_is_sine_or_cosine, ready)):
        return ()
    return tuple(filter(ready.__contains__, statements))


def _is_sine_or_cosine(n: Expr) -> bool:
    return n.op in (SIN, COS) and n.level == VARIABLE_LEVEL


def insert_reads(
    parts: Iterable[Iterable[Expr]], inputs: Iterable[Expr], names: Iterable[Expr]
) -> list[list[Expr]]:
    """The parts with each input just before the first statement that uses it.

    Inputs that only outputs use come last.

    A compiler keeps in a register, or spills, what is read early.
    """
    unread = dict.fromkeys(inputs)
    leaves = {*names, *unread}
    result: list[list[Expr]] = []
    for part in parts:
        result.append([])
        for statement in part:
            reads = [a for a in mentioned(statement.args, leaves) if a in unread] if unread else []
            for a in reads:
                del unread[a]
            result[-1] += [*reads, statement]
    result[-1] += unread
    return result


@dataclass(frozen=True)
class SinesTogether:
    """An arrangement whose first sines and cosines are computed together."""

    before: list[Expr]  # what their angles need
    sines: list[Expr]
    after: list[Expr]  # everything else

    @property
    def angles(self) -> list[Expr]:
        """The angles of the sines and cosines, each once."""
        return list(dict.fromkeys(n.first for n in self.sines))


def separate_sines(arrangement: Arrangement) -> SinesTogether:
    """The arrangement with the leading sines and cosines next to each other.

    An angle that needs a sine or cosine itself comes after them.
    """
    order = SinesTogether([], [], [])
    dependent: set[Expr] = set()
    for n in arrangement.angles:
        is_late = bool(mentioned(n.args, dependent))
        if is_late or _is_sine_or_cosine(n):
            dependent.add(n)
            (order.after if is_late else order.sines).append(n)
        else:
            order.before.append(n)
    order.after.extend(n for part in arrangement.sections for n in part)
    return order


def group_by_link(statements: Sequence[Expr], links: Mapping[Expr, int]) -> list[list[Expr]]:
    """The statements in their order, in runs of one link each."""
    return [list(run) for _, run in groupby(statements, key=links.__getitem__)]


def last_used(
    order: Sequence[Expr], values: Iterable[Iterable[Expr]], names: Iterable[Expr]
) -> list[Expr | None]:
    """For each group of output values the last entry of the order that it uses, or None."""
    number = {n: k for k, n in enumerate(order)}
    leaves = {*names, *number}
    uses = [[number[a] for a in mentioned(group, leaves) if a in number] for group in values]
    return [order[max(numbers)] if numbers else None for numbers in uses]


def mentioned(roots: Iterable[Expr], leaves: Container[Expr]) -> list[Expr]:
    """The leaves that the text of the roots mentions, from left to right, each once."""
    stack = list(roots)
    stack.reverse()
    seen: set[Expr] = set()
    result = []
    while stack:
        n = stack.pop()
        if n in seen:
            continue
        seen.add(n)
        if n in leaves:
            result.append(n)
        else:
            stack.extend(reversed(n.args))
    return result


# --- statements of a bounded size -----------------------------------------------------------------


def split_statements(listing: Listing, most: int) -> Listing:
    """The listing with more statements, so that none has more than `most` operations."""
    names = dict(listing.names)
    fresh = _part_names(set(names.values()) | {s.payload[0] for s in listing.program.symbols})
    once: list[Expr] = []
    body: list[Expr] = []
    for statement in (
        *listing.once,
        *listing.body,
        *(v for v in listing.program.outputs if v not in names),
    ):
        for extra in _parts(statement, names, most):
            names[extra] = next(fresh)
            (body if extra.level == VARIABLE_LEVEL else once).append(extra)
        if statement in listing.names:
            (body if statement.level == VARIABLE_LEVEL else once).append(statement)
    return dataclasses.replace(listing, once=tuple(once), body=tuple(body), names=names)


def _part_names(used_names: set[str]) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        if f"part{number}" not in used_names:
            yield f"part{number}"


def _parts(statement: Expr, names: dict[Expr, str], most: int) -> list[Expr]:
    """Operations inside a statement that must become statements of their own, operands first."""
    size: dict[Expr, int] = {}
    parts = []
    for n in _inside(statement, names):
        size[n] = sum(size.get(a, 0) for a in n.args) + bool(n.op.cost)
        if size[n] > most // 2 and n is not statement and n.op.cost:
            parts.append(n)
            size[n] = 0
    return parts


def _inside(statement: Expr, names: dict[Expr, str]) -> list[Expr]:
    """The nodes that a statement's text is made of, operands first, itself last."""
    return postorder_by([statement], lambda n: [a for a in n.args if a not in names])
