"""Model listings written earlier, by SYMORO+, OpenSYMORO or symoro itself: assignments of formulas, read into a Program.

    listing   = { statement | function }
    statement = [ type ] name [ index ] ( '=' | ':=' | '+=' | '-=' ) ( array | choice )
    array     = ( '[' | '{' ) ( array | choice ) { ( ',' | ';' ) ( array | choice ) } ( ']' | '}' )
    choice    = relation [ '?' choice ':' choice | 'if' relation 'else' choice ]
    relation  = sum [ ( '<' | '<=' | '>' | '>=' | '==' | '=' | '~=' | '!=' | '<>' ) sum ]
    sum       = product { ( '+' | '-' ) product }
    product   = sign { ( '*' | '/' | '.*' | './' ) sign }
    sign      = { '+' | '-' } power
    power     = atom [ ( '^' | '**' | '.^' ) sign ]
    atom      = number | name [ index ] | function ( '(' | '[' ) choice { ',' choice } ( ')' | ']' ) | '(' choice ')' | cast atom

The text is never run as code; size, depth and numbers are bounded. A name may be assigned again: what was computed with its
old value keeps it. A name that is used and not assigned is an input: a variable by its spelling (q1, QP1 …), by the array
that it comes from (q, qd …) or because the caller says so, else a parameter. `name = array[k]` names an input. Where a
function f has a companion f_pre, as in code written by symoro, the companion's result is the last argument of f.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path

from symoro.errors import FormatError, InputError, UnknownName
from symoro.expr.node import ZERO, Expr, magnitude, named
from symoro.expr.ops import NAMED
from symoro.expr.program import Group, Program
from symoro.expr.rewrite import transform
from symoro.listing.formula import Cells, Formula
from symoro.listing.inputs import Inputs, few
from symoro.listing.tokens import Function, Splitter, Token, tokens

MAX_STATEMENTS = 200_000
WORDS = {  # that a statement may start with
    "types": "const static double float real single int auto let var val constexpr inline register",
    "passed over": "global local import from clear clc close format persistent syms restart with option using extern",
    "control": "for while if switch do repeat elseif else elif try case",
    "ends": "end endfunction end_function }",
}
TYPES, PASSED_OVER, CONTROL, ENDS = (frozenset(words.split()) for words in WORDS.values())
PRE, BATCH = ("_pre", "Pre"), ("_batch", "Batch")
HELPERS = re.compile(r"sy_\w+|where_|\w+_(sincos|sign|min|max|where)")
_NUMBERED = re.compile(r"([A-Za-z_$]+?)_?([0-9]+)")


@dataclass(frozen=True)
class Listing:
    """A listing that was read: the formulas of its outputs, and all its statements as they were written."""

    program: Program
    written: Program
    unused: tuple[str, ...]  # assigned and never used


# --- statements ---------------------------------------------------------------------------------

Value = Expr | Cells


class Reader(Formula):
    """Reads the statements of one function, or of a script, in order."""

    def __init__(
        self,
        words: Sequence[Token],
        file: str,
        inputs: Inputs,
        known: Mapping[str, Value],
        first: int,
        is_function: bool,
    ) -> None:
        super().__init__(words, file, first)
        self.inputs, self.is_function = inputs, is_function
        self.values: dict[str, Value] = dict(known)
        self.assigned: dict[str, None] = {}
        self.unused: dict[str, None] = {}
        self.returned: list[str] = []
        self.results: list[Value] = []
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

    def element(self, name: str, index: tuple[int, ...]) -> Expr:
        self.unused.pop(name, None)
        value = self.values.get(name)
        if value is None:
            return self.inputs.element(name, index)
        if not isinstance(value, Cells) or index not in value.cells:
            raise self.wrong(
                f"element {', '.join(map(str, index))} of {name}, which has no value",
                "an element that was assigned before",
            )
        return value.cells[index]

    def is_array(self, name: str) -> bool:
        return isinstance(self.values.get(name), Cells)

    def field(self, record: str, name: str) -> Expr:
        return self.inputs.field(record, name)

    # --- statements ------------------------------------------------------------------------------

    def read(self) -> Reader:
        """All statements."""
        while self.kind() != "end":
            if self.kind() == "newline" or self.text() in (";", ":", ",") or self.text() in ENDS:
                self.take()
            else:
                self.statement()
        return self

    def statement(self) -> None:
        word = self.text()
        if word in PASSED_OVER and self.text(1) not in ("=", ":="):
            self.skip()
        elif word in CONTROL and self.kind() == "name":
            raise self.fail(
                "an assignment",
                "A listing has no loops or branches; write a choice as a formula, or cut it out.",
            )
        elif word == "return" and self.kind() == "name":
            self.take()
            self.give()
        elif self.is_function and (
            word in ("{", "[", "(") or (word in self.values and self.ended(1))
        ):
            self.give()
        else:
            self.assignment()
        if not self.ended():
            raise self.fail(
                "an operator or the end of the statement",
                "A product needs its '*', and a statement its own line or a ';'.",
            )

    def ended(self, k: int = 0) -> bool:
        return self.kind(k) in ("newline", "end") or self.text(k) in (";", ":", ",", "}", "]")

    def skip(self) -> None:
        while self.kind() not in ("newline", "end") and self.text() != ";":
            self.take()

    def give(self) -> None:
        """What a function returns: names, or an array of formulas."""
        end = self.at
        while self.words[end].kind == "name" or self.words[end].text in (
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            ",",
        ):
            end += 1
        only_names = self.words[end].kind in ("newline", "end") or self.words[end].text in (
            ";",
            ":",
        )
        self.returned = (
            [w.text for w in self.words[self.at : end] if w.kind == "name"] if only_names else []
        )
        if self.returned and (
            self.text() == "(" or any(self.is_array(name) for name in self.returned)
        ):
            unknown = [name for name in self.returned if name not in self.values]
            if unknown:
                raise self.wrong(
                    f"'{unknown[0]}', which has no value", "names that were assigned before"
                )
            self.results = [self.values[name] for name in self.returned]
            self.at = end
        elif not self.ended():
            self.results = [self.value()]
            while self.text() == ",":  # a tuple
                self.take()
                self.results.append(self.value())

    def named_results(self, function: str) -> list[str]:
        """What a function returns as formulas, assigned to its name, numbered where there are several."""
        names = (
            [function]
            if len(self.results) == 1
            else [f"{function}{k}" for k in range(1, len(self.results) + 1)]
        )
        for name, value in zip(names, self.results, strict=True):
            self.assign(name, None, value)
        return names

    def assignment(self) -> None:
        while self.text() in TYPES and self.kind() == "name":
            self.take()
        if self.kind() != "name":
            raise self.fail("name = formula", "Put remarks into comments.")
        if (
            self.text() in ("sin", "cos") and self.text(1) == "("
        ):  # an identity that OpenSYMORO remarks on
            self.skip()
            return
        name = self.take().text
        index = self.index(name) if self.text() in ("[", "(") else None
        if self.text() not in ("=", ":=", "+=", "-="):
            if self.ended() and self.words[self.at - 2].text in TYPES:  # a declaration
                self.skip()
                return
            raise self.fail(
                "'='", "Only assignments of formulas are read; remarks go into comments."
            )
        sign = self.take().text
        if sign in ("+=", "-="):
            old = self.name(name) if index is None else self.element(name, index)
            new = self.choice()
            self.assign(name, index, old + new if sign == "+=" else old - new)
        elif index is None and self.alias(name):
            return
        else:
            self.assign(name, index, self.value())

    def alias(self, name: str) -> bool:
        """name = array[k], where the array is an input: the element gets this name."""
        found = self.input_place() if self.text() not in self.values else None
        if found is None:
            return False
        self.values[name] = self.inputs.element(*found, alias=name)
        return True

    def assign(self, name: str, index: tuple[int, ...] | None, value: Value) -> None:
        if len(self.statements) >= MAX_STATEMENTS:
            raise self.fail(f"at most {MAX_STATEMENTS} statements")
        if isinstance(value, Cells):
            if index is not None and value.cells:
                raise self.fail("one formula for one element")
            self.values[name] = Cells(
                {
                    k: self.kept(f"{name}{'_'.join(str(i + 1) for i in k)}", v)
                    for k, v in value.cells.items()
                },
                value.shape,
            )
        elif index is None:
            self.values[name] = self.kept(name, value)
        else:
            old = self.values.get(name)
            cells = old.cells if isinstance(old, Cells) else {}
            cells[index] = self.kept(f"{name}{'_'.join(str(i + 1) for i in index)}", value)
            self.values[name] = old if isinstance(old, Cells) else Cells(cells)
        self.assigned[name] = self.unused[name] = None

    def kept(self, name: str, value: Expr) -> Expr:
        """The value under its name, where it has an operation, as the statement of a listing."""
        found = named(name, value) if magnitude(value).op.cost else value
        self.statements.append(found)
        return found


# --- from the text to a program -----------------------------------------------------------------


def read_listing(
    text: str,
    file: str = "listing",
    *,
    outputs: Sequence[str] | None = None,
    variables: Sequence[str] | None = None,
    function: str = "",
) -> Listing:
    """The program of a listing.

    `outputs` are names that it assigns (default: its results, or what it assigns and never uses), `variables` the inputs that
    change from call to call (names or patterns such as x*; default: by their spelling), `function` which function is meant.
    """
    words = tokens(text, file)
    first = (
        1 if any(w.text == ":=" for w in words) else 0
    )  # index of the first element in square brackets
    loose, functions = Splitter(words, file).split()
    inputs = Inputs(variables)
    reader = Reader(loose, file, inputs, {}, first, False).read()
    statements = list(reader.statements)
    results: Sequence[str] = ()
    if functions:
        main, companion = _chosen(functions, function, file)
        known = dict(reader.values)
        if companion is not None:
            pre = Reader(companion.body, file, inputs, known, first, True).read()
            statements += pre.statements
            known |= _constants(main, companion, pre)
        reader = Reader(main.body, file, inputs, known, first, True).read()
        statements += reader.statements
        results = [
            name for name in main.results or reader.returned if name in reader.values
        ] or reader.named_results(main.name)
    elif function:
        raise UnknownName(
            f"function of {file}", function, [], "The listing has none: leave the name out."
        )
    if not reader.assigned:
        raise InputError(file, "no assignment", "name = formula", "Is this a listing of a model?")
    unused = tuple(reader.unused)
    inputs.check()
    wanted = _outputs(reader, outputs, results or unused or tuple(reader.assigned)[-1:])
    return _program(
        re.sub(r"\W", "_", file.rpartition("/")[2].partition(".")[0]) or "listing",
        wanted,
        reader,
        inputs,
        statements,
        unused,
    )


def read_text(path: Path) -> str:
    """The text of a file: UTF-8, or Latin-1 as SYMORO+ wrote it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise InputError(
            str(path),
            (error.strerror or str(error)).lower(),
            "a listing: a text file with assignments",
        ) from None
    nul = data.find(b"\0")
    if nul >= 0:
        raise FormatError(
            str(path),
            data.count(b"\n", 0, nul) + 1,
            "",
            "a NUL byte",
            "text",
            "The file is binary or damaged.",
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _chosen(
    functions: Sequence[Function], wanted: str, file: str
) -> tuple[Function, Function | None]:
    """The function that is meant, and its companion."""
    names = {f.name: f for f in functions}

    def companion(name: str, endings: Iterable[str]) -> Function | None:
        return next((names[name + e] for e in endings if name + e in names), None)

    if wanted:
        if wanted not in names:
            raise UnknownName(f"function of {file}", wanted, names)
        return names[wanted], companion(wanted, PRE)
    paired = [n for n in names if companion(n, (*PRE, *BATCH))]
    own = paired or [n for n in names if not HELPERS.fullmatch(n)]
    if len(own) != 1:
        raise InputError(
            file,
            f"{len(own)} functions: {', '.join(few(own))}",
            "one",
            "Say which with function=… (on the command line --function).",
        )
    return names[own[0]], companion(own[0], PRE)


def _constants(main: Function, companion: Function, pre: Reader) -> dict[str, Value]:
    """The last array that the function reads and does not fill is what its companion made."""
    filled = [name for name in companion.arguments if pre.is_array(name)]
    made = [pre.values[name] for name in (*companion.results, *filled) if name in pre.values]
    result = next(iter((*pre.results, *made)), None)
    if not isinstance(result, Cells):
        raise InputError(
            f"function {companion.name}, line {companion.line}",
            "no array as its result",
            f"the array of constants that {main.name} takes",
        )
    written = {main.body[k].text for k in range(len(main.body) - 1) if _is_target(main.body, k)}
    read = [name for name in main.arguments if name not in written]
    same = [name for name in filled if name in read]
    return {(same or read)[-1]: result} if read else {}


def _is_target(body: Sequence[Token], k: int) -> bool:
    """An element of this array is assigned here."""
    if (
        body[k].kind != "name"
        or body[k + 1].text != "["
        or (k and body[k - 1].kind == "mark" and body[k - 1].text not in (";", "{", "}"))
    ):
        return False
    close = next((i for i in range(k + 1, len(body)) if body[i].text == "]"), len(body) - 1)
    return body[min(close + 1, len(body) - 1)].text == "="


def _outputs(reader: Reader, wanted: Sequence[str] | None, default: Sequence[str]) -> list[str]:
    if wanted is None:
        return list(default)
    for name in wanted:
        if name not in reader.assigned:
            near = [n for n in reader.assigned if n.lower().startswith(str(name).lower()[:1])]
            raise UnknownName(
                "output: name that the listing assigns",
                name,
                few(list(dict.fromkeys((*default, *near, *reader.assigned)))),
            )
    if not wanted:
        raise InputError("outputs", "no name", f"one or more of {', '.join(few(list(default)))}")
    return list(dict.fromkeys(wanted))


def _program(
    name: str,
    outputs: Sequence[str],
    reader: Reader,
    inputs: Inputs,
    statements: list[Expr],
    unused: tuple[str, ...],
) -> Listing:
    layout, order = inputs.layout(), tuple(inputs.by_name)
    labels = tuple(f"s{k}" for k in range(1, len(statements) + 1))
    written = Program(
        name,
        (Group("statements", (len(statements),), tuple(statements), labels),),
        layout,
        order,
        shared=False,
    )
    groups = _groups(outputs, reader)
    opaque = Program(name, groups, layout, order)
    image = transform(opaque.outputs, lambda n: n.args[0] if n.op is NAMED else n)
    hints: dict[Expr, str] = {}
    for node in opaque.nodes:
        if node.op is NAMED:
            hints.setdefault(magnitude(image[node]), node.payload[0])
    return Listing(dataclasses.replace(opaque.mapped(image), hints=hints), written, unused)


def _groups(outputs: Sequence[str], reader: Reader) -> tuple[Group, ...]:
    """Arrays as they are; numbers whose names differ by their number together, GAM1, GAM2, GAM3 as GAM."""
    stems: dict[str, list[str]] = {}
    for name in outputs:
        match = None if reader.is_array(name) else _NUMBERED.fullmatch(name)
        stems.setdefault(match[1] if match else name, []).append(name)
    groups = []
    for stem, names in stems.items():
        value = reader.values[names[0]]
        if isinstance(value, Cells):
            groups.append(_array(names[0], value))
        elif len(names) == 1:
            groups.append(Group(names[0], (), (value,), (names[0],)))
        else:
            values = {n: v for n in names if isinstance(v := reader.values[n], Expr)}
            places = _matrix(stem, names)
            order = sorted(names, key=lambda n: places[n]) if places else names
            shape = (
                tuple(max(k) for k in zip(*places.values(), strict=True))
                if places
                else (len(names),)
            )
            groups.append(Group(stem, shape, tuple(values[n] for n in order), tuple(order)))
    return tuple(groups)


def _matrix(stem: str, names: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Row and column of each name, if the names are those of a whole matrix: A11, A12 …"""
    digits = {n: n[len(stem) :] for n in names}
    if any(len(d) != 2 or not d.isdigit() for d in digits.values()):
        return {}
    places = {n: (int(d[0]), int(d[1])) for n, d in digits.items()}
    rows, columns = (max(k) for k in zip(*places.values(), strict=True))
    return (
        places
        if set(places.values()) == set(product(range(1, rows + 1), range(1, columns + 1)))
        else {}
    )


def _array(name: str, value: Cells) -> Group:
    shape = value.whole()
    places = list(product(*(range(n) for n in shape)))
    missing = [k for k in places if k not in value.cells]
    if missing and not value.shape:
        place = ", ".join(str(k + 1) for k in missing[0])
        raise InputError(
            f"output {name}",
            f"no value for element {place}",
            f"all {prod(shape)} elements",
            "Count elements from 1 here.",
        )
    wide = "_" if len(shape) > 1 and max(shape) > 9 else ""
    labels = tuple(name + wide.join(str(i + 1) for i in k) for k in places)
    return Group(name, shape, tuple(value.cells.get(k, ZERO) for k in places), labels)
