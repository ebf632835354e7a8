"""The statements of a listing in sections, one per link, each with the equations that it computes.

Only in symoro mode, where the statements are those of the recursion: link by link outwards, then inwards. In fast mode the
optimiser decides on the order.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterable
from itertools import pairwise

from symoro.emit.unit import Unit
from symoro.expr.node import Expr
from symoro.expr.ops import NAMED

# SYMORO's intermediates: number of indices before that of the link, and the equation of [KC97], Khalil and Creusot 1997
FAMILIES = {
    "WI": (1, "(6)"), "W": (1, "(6)"), "V": (1, "(6)"), "WP": (1, "(8)"), "DV": (2, "(9)"), "U": (2, "(9)"), "VSP": (1, "(10)"), "VP": (1, "(10)"),
    "F": (1, "(15)"), "No": (1, "(16)"), "PIS": (1, "(16)"), "E": (1, "(17)"), "N": (1, "(19)"), "FDI": (1, "(18)"), "GAM": (0, "(20)"),
    "S": (0, ""), "C": (0, ""),
}  # fmt: skip
ANGLES = ("S", "C")
Section = tuple[str, list[Expr]]


def sections(unit: Unit) -> list[Section]:
    """Title and statements of each section; one without a title where there is nothing to tell."""
    links = {n: link_of(unit.listing.names[n]) for n in unit.body}
    tagged = any(_family(unit.listing.names[n]) not in ANGLES for n in unit.body)
    if unit.program.shared or None in links.values() or len(set(links.values())) < 2 or not tagged:
        return [("", list(unit.body))]
    found: list[list[Expr]] = []
    for n in _by_link(unit, links):
        if found and links[found[-1][-1]] == links[n]:
            found[-1].append(n)
        else:
            found.append([n])
    return [(_title(links[part[0]], (unit.listing.names[n] for n in part)), part) for part in found]


def link_of(name: str) -> int | None:
    """The link that an intermediate belongs to, None for a name that is not in the table."""
    parts = re.fullmatch(r"([A-Za-z]+)(\d+)", name)
    if parts is None or parts[1] not in FAMILIES:
        return None
    number = parts[2][FAMILIES[parts[1]][0] :]
    if parts[1] in ANGLES and _is_sum(number):
        number = number[-1]
    return int(number) if number else None


def _family(name: str) -> str:
    return re.sub(r"\d+", "", name)


def _is_sum(number: str) -> bool:
    """23 of S23, the sine of q2 + q3."""
    return all(int(b) == int(a) + 1 for a, b in pairwise(number))


def _title(link: int | None, names: Iterable[str]) -> str:
    families = dict.fromkeys(map(_family, names))
    tags = sorted(
        {FAMILIES[f][1] for f in families if FAMILIES[f][1]}, key=lambda tag: int(tag.strip("()"))
    )
    return f"link {link}: {', '.join(families)}" + (f" [KC97 {', '.join(tags)}]" if tags else "")


def _by_link(unit: Unit, links: dict[Expr, int | None]) -> list[Expr]:
    """Operands first; as long as a link has statements that can be made, no other link's."""
    body = {n: k for k, n in enumerate(unit.body)}
    needs = {n: _statements_below(n, body) for n in body}
    users: dict[Expr, list[Expr]] = {n: [] for n in body}
    for n, operands in needs.items():
        for a in operands:
            users[a].append(n)
    missing = {n: len(operands) for n, operands in needs.items()}
    ready: dict[int, list[tuple[int, Expr]]] = {}
    order: list[Expr] = []

    def offer(n: Expr) -> None:
        heapq.heappush(ready.setdefault(links[n] or 0, []), (body[n], n))

    for n in body:
        if not missing[n]:
            offer(n)
    here = min(ready, default=0)
    while ready:
        here = here if here in ready else min(ready)
        _, n = heapq.heappop(ready[here])
        if not ready[here]:
            del ready[here]
        order.append(n)
        for u in users[n]:
            missing[u] -= 1
            if not missing[u]:
                offer(u)
    return order


def _statements_below(n: Expr, body: dict[Expr, int]) -> set[Expr]:
    """The statements that a statement uses."""
    stack, seen, found = [*n.args], set(), set()
    while stack:
        a = stack.pop()
        if a in seen:
            continue
        seen.add(a)
        if a in body and a.op is NAMED:
            found.add(a)
        else:
            stack.extend(a.args)
    return found
