"""The inputs of a listing: variables, parameters, and the arrays that they come in."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from symoro.errors import UnknownName
from symoro.expr.node import Expr, Role, symbol
from symoro.expr.program import Argument

MAX_LISTED = 40  # names in a message
ROLES: dict[str, Role] = {  # of the arrays that hold variables
    "q": Role.POSITION,
    "qd": Role.VELOCITY,
    "qdd": Role.ACCELERATION,
    "tau": Role.TORQUE,
    "qM": Role.POSITION,
    "qMd": Role.VELOCITY,
    "qMdd": Role.ACCELERATION,
    "fe": Role.WRENCH,
    "base": Role.BASE,
}
SPELLINGS = {  # of an element that has no name of its own: its array → the start of its name
    "q": "q",
    "qd": "QP",
    "qdd": "QDP",
    "tau": "GAM",
    "qM": "QM",
    "qMd": "QMP",
    "qMdd": "QMDP",
}
PATTERNS: tuple[tuple[str, str], ...] = (  # spelling of a variable, the array that it belongs to
    (r"(q|t|th|theta)_?[0-9]+|t|time", "q"),
    (r"(QP|qp|qd|dq)_?[0-9]+", "qd"),
    (r"(QDP|qdp|qdd|ddq)_?[0-9]+", "qdd"),
    (r"(GAM|tau)_?[0-9]+", "tau"),
    (r"QM_?[0-9]+", "qM"),
    (r"QMP_?[0-9]+", "qMd"),
    (r"QMDP_?[0-9]+", "qMdd"),
    (r"[FC][XYZ]_?[0-9]+", "fe"),
    (r"(W|WP|V|VP)[123]?0[123]?", "base"),
)


def first_names(names: Sequence[str]) -> list[str]:
    """The first names of a long list for a message."""
    return [*names[:MAX_LISTED], *(["…"] if len(names) > MAX_LISTED else [])]


@dataclass
class Input:
    """A symbol, and its place in an array of the listing if it has one."""

    symbol: Expr
    array: str = ""
    index: int = -1

    @property
    def home(self) -> str:
        """The array that a variable belongs to: its own, or one by its spelling or its role."""
        name, role = self.symbol.payload
        spelled = _array_of(name)
        if self.array in ROLES:
            return self.array
        if spelled and ROLES[spelled] is role:
            return spelled
        return next(array for array, r in ROLES.items() if r is role)


@dataclass
class Inputs:
    """The symbols of a listing by name, and by place in an array.

    `variables` are the names or patterns of the inputs that change from call to call; None: they
    follow from the spelling.
    """

    variables: Sequence[str] | None
    by_name: dict[str, Input] = field(default_factory=dict)
    by_place: dict[tuple[str, tuple[int, ...]], Input] = field(default_factory=dict)

    def free(self, name: str) -> Expr:
        """The input that a name stands for."""
        if name not in self.by_name:
            self.by_name[name] = Input(symbol(name, self.role(name)))
        return self.by_name[name].symbol

    def element(self, array: str, place: tuple[int, ...], alias: str = "") -> Expr:
        """The input at a place of an array, called `alias` if it gets that name."""
        key = (array, place)
        if key not in self.by_place:
            name = alias or SPELLINGS.get(array, array) + "_".join(str(k + 1) for k in place)
            while name in self.by_name:
                name += "_"
            index = place[0] if len(place) == 1 else -1
            new = Input(symbol(name, self.role(name, array)), array, index)
            self.by_name[name] = self.by_place[key] = new
        return self.by_place[key].symbol

    def field(self, record: str, name: str) -> Expr:
        """The input that is a field of a record."""
        key = (f"{record}.{name}", ())
        if key not in self.by_place:
            self.by_place[key] = Input(self.free(name), record)
        return self.by_place[key].symbol

    def role(self, name: str, array: str = "") -> Role:
        """The role of an input: that of a variable, by the caller or its spelling, or OTHER."""
        home = array if array in ROLES else _array_of(name)
        if self.variables is not None:
            is_variable = any(fnmatchcase(name, pattern) for pattern in self.variables)
            return ROLES.get(home, Role.POSITION) if is_variable else Role.OTHER
        return Role.OTHER if array == "p" else ROLES.get(home, Role.OTHER)

    def check(self) -> None:
        """Raise if a name or pattern of the caller's list is no input."""
        for pattern in self.variables or ():
            if not any(fnmatchcase(name, pattern) for name in self.by_name):
                known = first_names(list(self.by_name))
                raise UnknownName("variables: input of the listing", pattern, known)

    def layout(self) -> tuple[Argument, ...]:
        """The arrays of the variables as in the listing; those without a place follow."""
        variables = [i for i in self.by_name.values() if not i.symbol.payload[1].is_parameter]
        arguments = (_argument(array, [i for i in variables if i.home == array]) for array in ROLES)
        return tuple(argument for argument in arguments if argument.symbols)


def _argument(array: str, inputs: Sequence[Input]) -> Argument:
    placed = {i.index: i.symbol for i in inputs if i.array == array and i.index >= 0}
    others = (i.symbol for i in inputs if i.symbol not in placed.values())
    ordered = [placed.get(k) for k in range(max(placed, default=-1) + 1)]
    return Argument(array, (*ordered, *sorted(others, key=_natural_key)))


def _array_of(name: str) -> str:
    """The array that a variable belongs to by its spelling, '' for anything else."""
    return next((array for pattern, array in PATTERNS if re.fullmatch(pattern, name)), "")


def _natural_key(s: Expr) -> list[tuple[int, str]]:
    """A sort key of a symbol in which the numbers inside its name count as numbers."""
    return [
        (int(part), "") if part.isdigit() else (-1, part)
        for part in re.split(r"([0-9]+)", s.payload[0])
    ]
