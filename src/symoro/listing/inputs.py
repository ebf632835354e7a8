"""The inputs of a listing: what is a variable, what is a parameter, and the arrays that they come in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from symoro.errors import UnknownName
from symoro.expr.node import Expr, Role, symbol
from symoro.expr.program import Argument

SHOWN_NAMES = 40  # of a long list in a message
ROLES: dict[str, Role] = {  # of the arrays that hold inputs
    "q": Role.POSITION, "qd": Role.VELOCITY, "qdd": Role.ACCELERATION, "tau": Role.TORQUE,
    "qM": Role.POSITION, "qMd": Role.VELOCITY, "qMdd": Role.ACCELERATION, "fe": Role.WRENCH, "base": Role.BASE,
}  # fmt: skip
SPELLED = {
    "q": "q",
    "qd": "QP",
    "qdd": "QDP",
    "tau": "GAM",
    "qM": "QM",
    "qMd": "QMP",
    "qMdd": "QMDP",
}  # an element that has no name of its own
PATTERNS: tuple[tuple[str, str], ...] = (  # spelling of a variable → the array that it goes to
    (r"(q|t|th|theta)_?[0-9]+|t|time", "q"), (r"(QP|qp|qd|dq)_?[0-9]+", "qd"), (r"(QDP|qdp|qdd|ddq)_?[0-9]+", "qdd"), (r"(GAM|tau)_?[0-9]+", "tau"),
    (r"QM_?[0-9]+", "qM"), (r"QMP_?[0-9]+", "qMd"), (r"QMDP_?[0-9]+", "qMdd"), (r"[FC][XYZ]_?[0-9]+", "fe"), (r"(W|WP|V|VP)[123]?0[123]?", "base"),
)  # fmt: skip


def few(names: Sequence[str]) -> list[str]:
    """The first of many names."""
    return [*names[:SHOWN_NAMES], *(["…"] if len(names) > SHOWN_NAMES else [])]


@dataclass
class Input:
    """A symbol, and the place that it has in an array of the listing."""

    symbol: Expr
    array: str = ""
    index: int = -1

    @property
    def home(self) -> str:
        """The array that a variable goes to: its own, or one by its spelling, or by its role."""
        name, role = self.symbol.payload
        spelled = _home(name)
        return (
            self.array
            if self.array in ROLES
            else spelled
            if spelled and ROLES[spelled] is role
            else next(a for a, r in ROLES.items() if r is role)
        )


@dataclass
class Inputs:
    """The symbols of a listing by name, and by place."""

    variables: Sequence[str] | None
    by_name: dict[str, Input] = field(default_factory=dict)
    by_place: dict[tuple[str, tuple[int, ...]], Input] = field(default_factory=dict)

    def free(self, name: str) -> Expr:
        """The input that a name stands for."""
        if name not in self.by_name:
            self.by_name[name] = Input(symbol(name, self.role(name)))
        return self.by_name[name].symbol

    def element(self, array: str, index: tuple[int, ...], alias: str = "") -> Expr:
        """The input at a place of an array, called `alias` where it gets that name."""
        place = (array, index)
        if place not in self.by_place:
            name = alias or SPELLED.get(array, array) + "_".join(str(k + 1) for k in index)
            while name in self.by_name:
                name += "_"
            self.by_name[name] = self.by_place[place] = Input(
                symbol(name, self.role(name, array)), array, index[0] if len(index) == 1 else -1
            )
        return self.by_place[place].symbol

    def field(self, record: str, name: str) -> Expr:
        """The input that is a field of a record."""
        key = (f"{record}.{name}", ())
        if key not in self.by_place:
            self.by_place[key] = Input(self.free(name), record)
        return self.by_place[key].symbol

    def role(self, name: str, array: str = "") -> Role:
        home = array if array in ROLES else _home(name)
        if self.variables is not None:
            chosen = any(fnmatchcase(name, pattern) for pattern in self.variables)
            return ROLES.get(home, Role.POSITION) if chosen else Role.OTHER
        return Role.OTHER if array == "p" else ROLES.get(home, Role.OTHER)

    def check(self) -> None:
        """Every name of the caller's list is an input."""
        for pattern in self.variables or ():
            if not any(fnmatchcase(name, pattern) for name in self.by_name):
                raise UnknownName(
                    "variables: input of the listing", pattern, few(list(self.by_name))
                )

    def layout(self) -> tuple[Argument, ...]:
        """The arrays of the variables: places as in the listing, then what had none, by number."""
        found = []
        variables = [i for i in self.by_name.values() if not i.symbol.payload[1].is_parameter]
        for array in ROLES:
            here = [i for i in variables if i.home == array]
            placed = {i.index: i.symbol for i in here if i.array == array and i.index >= 0}
            loose = sorted(
                (i.symbol for i in here if i.symbol not in placed.values()), key=_natural
            )
            found.append(
                Argument(
                    array, (*(placed.get(k) for k in range(max(placed, default=-1) + 1)), *loose)
                )
            )
        return tuple(a for a in found if a.symbols)


def _home(name: str) -> str:
    """The array that a variable goes to by its spelling, '' for anything else."""
    return next((array for pattern, array in PATTERNS if re.fullmatch(pattern, name)), "")


def _natural(s: Expr) -> list[tuple[int, str]]:
    return [
        (int(part), "") if part.isdigit() else (-1, part)
        for part in re.split(r"([0-9]+)", s.payload[0])
    ]
