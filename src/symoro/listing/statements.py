"""The statements of one function of a listing, or of a script, their inputs and their outputs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import product
from math import prod

from symoro.errors import InputError, UnknownName
from symoro.expr import ZERO, Argument, Expr, Group, Role, magnitude, named, symbol
from symoro.listing.formula import Cells, FormulaReader, Place, Value
from symoro.listing.tokens import MAX_STATEMENTS, Token

# --- inputs --------------------------------------------------------------------------------------

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
class ListingInput:
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
    by_name: dict[str, ListingInput] = field(default_factory=dict)
    by_place: dict[tuple[str, tuple[int, ...]], ListingInput] = field(default_factory=dict)

    def free(self, name: str) -> Expr:
        """The input that a name stands for."""
        if name not in self.by_name:
            self.by_name[name] = ListingInput(symbol(name, self.role(name)))
        return self.by_name[name].symbol

    def element(self, array: str, place: tuple[int, ...], alias: str = "") -> Expr:
        """The input at a place of an array, called `alias` if it gets that name."""
        key = (array, place)
        if key not in self.by_place:
            name = alias or SPELLINGS.get(array, array) + "_".join(str(k + 1) for k in place)
            while name in self.by_name:
                name += "_"
            index = place[0] if len(place) == 1 else -1
            new = ListingInput(symbol(name, self.role(name, array)), array, index)
            self.by_name[name] = self.by_place[key] = new
        return self.by_place[key].symbol

    def field(self, record: str, name: str) -> Expr:
        """The input that is a field of a record."""
        key = (f"{record}.{name}", ())
        if key not in self.by_place:
            self.by_place[key] = ListingInput(self.free(name), record)
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


def _argument(array: str, inputs: Sequence[ListingInput]) -> Argument:
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


# --- statements ----------------------------------------------------------------------------------

WORDS = {  # that a statement may begin with
    "types": "const static double float real single int auto let var val constexpr inline register",
    "passed over": "global local import from clear clc close format persistent syms restart with "
    "option using extern",
    "control": "for while if switch do repeat elseif else elif try case",
    "ends": "end endfunction end_function }",
}
TYPES, PASSED_OVER, CONTROL, ENDS = (frozenset(words.split()) for words in WORDS.values())
BRACKETS_AND_COMMA = frozenset(["[", "]", "{", "}", "(", ")", ","])


@dataclass(frozen=True)
class ListingContext:
    """The data that all functions of a listing share: file, inputs, index of a first element."""

    file: str
    inputs: Inputs
    first: int


class StatementReader(FormulaReader):
    """Reads the statements of a function or a script; `known` are names with a value before it."""

    def __init__(
        self,
        words: Sequence[Token],
        context: ListingContext,
        known: Mapping[str, Value],
        is_function: bool,
    ) -> None:
        super().__init__(words, context.file, context.first)
        self.inputs, self.is_function = context.inputs, is_function
        self.values: dict[str, Value] = dict(known)
        self.assigned: dict[str, None] = {}
        self.unused: dict[str, None] = {}  # assigned and not used since
        self.returned: list[str] = []  # names in a return statement
        self.results: list[Value] = []  # values of a return statement
        self.statements: list[Expr] = []

    # --- what names stand for --------------------------------------------------------------------

    def name(self, name: str) -> Expr:
        self.unused.pop(name, None)
        value = self.values.get(name)
        if value is None:
            return self.inputs.free(name)
        if isinstance(value, Cells):
            raise self.wrong(f"the array {name}", "a number", "Take one of its elements.")
        return value

    def element(self, name: str, place: Place) -> Expr:
        self.unused.pop(name, None)
        value = self.values.get(name)
        if value is None:
            return self.inputs.element(name, place)
        if not isinstance(value, Cells) or place not in value.cells:
            raise self.wrong(
                f"element {', '.join(map(str, place))} of {name}, which has no value",
                "an element that was assigned before",
            )
        return value.cells[place]

    def is_array(self, name: str) -> bool:
        return isinstance(self.values.get(name), Cells)

    def field(self, record: str, name: str) -> Expr:
        return self.inputs.field(record, name)

    # --- statements ------------------------------------------------------------------------------

    def read(self) -> StatementReader:
        """Read all statements; returns the reader itself."""
        while self.kind() != "end":
            if self.kind() == "newline" or self.text() in (";", ":", ",") or self.text() in ENDS:
                self.take()
            else:
                self._statement()
        return self

    def _statement(self) -> None:
        word, is_name = self.text(), self.kind() == "name"
        if word in PASSED_OVER and self.text(1) not in ("=", ":="):
            self._skip()
        elif word in CONTROL and is_name:
            raise self.unexpected(
                "an assignment",
                "A listing has no loops or branches; write a choice as a formula, or cut it out.",
            )
        elif word == "return" and is_name:
            self.take()
            self._return()
        elif self.is_function and self._is_result(word):
            self._return()
        else:
            self._assignment()
        if not self._at_end():
            raise self.unexpected(
                "an operator or the end of the statement",
                "A product needs its '*', and a statement its own line or a ';'.",
            )

    def _is_result(self, word: str) -> bool:
        """True if a result stands here without `return`, as in Mathematica or Rust."""
        return word in ("{", "[", "(") or (word in self.values and self._at_end(1))

    def _at_end(self, k: int = 0) -> bool:
        return self.kind(k) in ("newline", "end") or self.text(k) in (";", ":", ",", "}", "]")

    def _skip(self) -> None:
        while self.kind() not in ("newline", "end") and self.text() != ";":
            self.take()

    # --- results ---------------------------------------------------------------------------------

    def _return(self) -> None:
        """The results of a function: names, or an array of formulas."""
        end = self._end_of_names()
        self.returned = [w.text for w in self.words[self.at : end] if w.kind == "name"]
        if self.returned and (self.text() == "(" or any(map(self.is_array, self.returned))):
            self.results = [self._assigned_value(name) for name in self.returned]
            self.at = end
        elif not self._at_end():
            self.results = [self.value()]
            while self.text() == ",":  # a tuple
                self.take()
                self.results.append(self.value())

    def _assigned_value(self, name: str) -> Value:
        if name not in self.values:
            raise self.wrong(f"'{name}', which has no value", "names that were assigned before")
        return self.values[name]

    def _end_of_names(self) -> int:
        """The end of a statement of names in brackets; the cursor's place if it has formulas."""
        end = self.at
        while self.words[end].kind == "name" or self.words[end].text in BRACKETS_AND_COMMA:
            end += 1
        word = self.words[end]
        return end if word.kind in ("newline", "end") or word.text in (";", ":") else self.at

    def name_results(self, function: str) -> list[str]:
        """Assign formulas that a function returns to its name, numbered if there are several."""
        count = len(self.results)
        names = [function] if count == 1 else [f"{function}{k}" for k in range(1, count + 1)]
        for name, value in zip(names, self.results, strict=True):
            self._assign(name, None, value)
        return names

    # --- assignments -----------------------------------------------------------------------------

    def _assignment(self) -> None:
        while self.text() in TYPES and self.kind() == "name":
            self.take()
        if self.text() in ("sin", "cos") and self.text(1) == "(":  # an identity of OpenSYMORO
            self._skip()
        elif self.kind() == "name":
            self._assignment_to(self.take().text)
        else:
            raise self.unexpected("name = formula", "Put remarks into comments.")

    def _assignment_to(self, name: str) -> None:
        place = self.index(name) if self.text() in ("[", "(") else None
        if self.text() in ("=", ":="):
            self.take()
            if place is not None or not self._name_input(name):
                self._assign(name, place, self.value())
        elif self.text() in ("+=", "-="):
            self._accumulate(name, place)
        elif self._at_end() and self.words[self.at - 2].text in TYPES:  # a declaration
            self._skip()
        else:
            todo = "Only assignments of formulas are read; remarks go into comments."
            raise self.unexpected("'='", todo)

    def _accumulate(self, name: str, place: Place | None) -> None:
        """name += formula, or name -= formula."""
        plus = self.take().text == "+="
        old = self.name(name) if place is None else self.element(name, place)
        term = self.choice()
        self._assign(name, place, old + term if plus else old - term)

    def _name_input(self, name: str) -> bool:
        """name = array[k], where the array is an input: the element gets this name."""
        element = self.input_element() if self.text() not in self.values else None
        if element is None:
            return False
        self.values[name] = self.inputs.element(*element, alias=name)
        return True

    def _assign(self, name: str, place: Place | None, value: Value) -> None:
        if len(self.statements) >= MAX_STATEMENTS:
            raise self.unexpected(f"at most {MAX_STATEMENTS}")
        if isinstance(value, Cells):
            if place is not None and value.cells:
                raise self.unexpected("one formula for one element")
            cells = {k: self._record(_element_name(name, k), v) for k, v in value.cells.items()}
            self.values[name] = Cells(cells, value.shape)
        elif place is None:
            self.values[name] = self._record(name, value)
        else:
            array = self.values.get(name)
            if not isinstance(array, Cells):
                array = self.values[name] = Cells()
            array.cells[place] = self._record(_element_name(name, place), value)
        self.assigned[name] = self.unused[name] = None

    def _record(self, name: str, value: Expr) -> Expr:
        """The value as a statement of the listing, under its name if it has an operation."""
        statement = named(name, value) if magnitude(value).op.cost else value
        self.statements.append(statement)
        return statement


def _element_name(name: str, place: Place) -> str:
    return f"{name}{'_'.join(str(i + 1) for i in place)}"


# --- groups of outputs ---------------------------------------------------------------------------

_NUMBERED = re.compile(r"([A-Za-z_$]+?)_?([0-9]+)")


def output_groups(outputs: Sequence[str], reader: StatementReader) -> tuple[Group, ...]:
    """The output groups: arrays as they are, numbered names together (GAM1, GAM2, GAM3 as GAM)."""
    stems: dict[str, list[str]] = {}
    arrays = {name for name in outputs if reader.is_array(name)}
    for name in outputs:
        match = None if name in arrays else _NUMBERED.fullmatch(name)
        stem = match[1] if match and match[1] not in arrays else name
        stems.setdefault(stem, []).append(name)
    return tuple(_group(stem, names, reader) for stem, names in stems.items())


def _group(stem: str, names: list[str], reader: StatementReader) -> Group:
    value = reader.values[names[0]]
    if isinstance(value, Cells):
        return _array_group(names[0], value)
    if len(names) == 1:
        return Group(names[0], (), (value,), (names[0],))
    values = {n: v for n in names if isinstance(v := reader.values[n], Expr)}
    places = _matrix_places(stem, names)
    if not places:
        return Group(stem, (len(names),), tuple(values[n] for n in names), tuple(names))
    order = sorted(names, key=lambda n: places[n])
    rows, columns = (max(k) for k in zip(*places.values(), strict=True))
    return Group(stem, (rows, columns), tuple(values[n] for n in order), tuple(order))


def _matrix_places(stem: str, names: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Row and column of each name if they are the names of a whole matrix (A11 …), else {}."""
    digits = {n: n[len(stem) :] for n in names}
    if any(len(d) != 2 or not d.isdigit() for d in digits.values()):
        return {}
    places = {n: (int(d[0]), int(d[1])) for n, d in digits.items()}
    rows, columns = (max(k) for k in zip(*places.values(), strict=True))
    whole = set(product(range(1, rows + 1), range(1, columns + 1)))
    return places if set(places.values()) == whole else {}


def _array_group(name: str, array: Cells) -> Group:
    shape = array.whole_shape()
    places = list(product(*(range(n) for n in shape)))
    missing = next((place for place in places if place not in array.cells), None)
    if missing is not None and not array.shape:
        raise InputError(
            f"output {name}",
            f"no value for element {', '.join(str(k + 1) for k in missing)}",
            f"all {prod(shape)} elements",
            "Count elements from 1 here.",
        )
    cells = tuple(array.cells.get(place, ZERO) for place in places)
    return Group(name, shape, cells, _element_labels(name, shape, places))


def _element_labels(
    name: str, shape: tuple[int, ...], places: Iterable[tuple[int, ...]]
) -> tuple[str, ...]:
    separator = "_" if len(shape) > 1 and max(shape) > 9 else ""
    return tuple(name + separator.join(str(i + 1) for i in place) for place in places)
