"""Model listings written earlier, by SYMORO+, OpenSYMORO or symoro itself, read into a Program.

    listing   = { statement | function }
    statement = [ type ] name [ index ] ( '=' | ':=' | '+=' | '-=' ) ( array | choice )
    array     = ( '[' | '{' ) ( array | choice ) { ( ',' | ';' ) ( array | choice ) } ( ']' | '}' )
    choice    = relation [ '?' choice ':' choice | 'if' relation 'else' choice ]
    relation  = sum [ ( '<' | '<=' | '>' | '>=' | '==' | '=' | '~=' | '!=' | '<>' ) sum ]
    sum       = product { ( '+' | '-' ) product }
    product   = sign { ( '*' | '/' | '.*' | './' ) sign }
    sign      = { '+' | '-' } power
    power     = atom [ ( '^' | '**' | '.^' ) sign ]
    atom      = number | name [ index ] | '(' choice ')' | cast atom
              | function ( '(' | '[' ) choice { ',' choice } ( ')' | ']' )

The text is never run as code; size, depth and numbers are bounded. A name may be assigned again:
what was computed with its old value keeps it. A name that is used and not assigned is an input: a
variable by its spelling (q1, QP1 …), by the array that it comes from (q, qd …) or because the
caller says so, else a parameter. `name = array[k]` names an input. If a function f has a companion
f_pre, as in code written by symoro, the companion's result is the last argument of f.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path

from symoro.errors import FormatError, InputError, UnknownName
from symoro.expr import NAMED, ZERO, Expr, Group, Program, magnitude, transform_nodes
from symoro.formats.text_files import os_reason
from symoro.listing.formula import Cells, Value
from symoro.listing.function_bodies import Function, FunctionSplitter
from symoro.listing.statements import Inputs, ListingContext, StatementReader, first_names
from symoro.listing.tokens import Token, tokens

PRE, BATCH = ("_pre", "Pre"), ("_batch", "Batch")  # endings of the companions of a function
HELPERS = re.compile(r"sy_\w+|where_|\w+_(sincos|sign|min|max|where)")
_NUMBERED = re.compile(r"([A-Za-z_$]+?)_?([0-9]+)")


@dataclass(frozen=True)
class ParsedListing:
    """A listing as programs: the formulas of its outputs, and all its statements as written."""

    program: Program
    written: Program
    unused: tuple[str, ...]  # assigned and never used


@dataclass(frozen=True)
class _ReadStatements:
    """The statements of the whole listing, and the reader of the function that is meant."""

    reader: StatementReader
    statements: list[Expr]
    results: Sequence[str]  # names of the function's results


def read_text(path: Path) -> str:
    """The text of a file in UTF-8, or in Latin-1 as SYMORO+ wrote it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        expected = "a listing: a text file with assignments"
        raise InputError(str(path), os_reason(error), expected) from None
    nul = data.find(b"\0")
    if nul >= 0:
        line = data.count(b"\n", 0, nul) + 1
        todo = "The file is binary or damaged."
        raise FormatError(str(path), line, "", "a NUL byte", "text", todo)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def read_listing(
    text: str,
    file: str = "listing",
    *,
    outputs: Sequence[str] | None = None,
    variables: Sequence[str] | None = None,
    function: str = "",
) -> ParsedListing:
    """The program of a listing.

    `outputs` are names that it assigns (default: its results, or what it assigns and never uses),
    `variables` the inputs that change from call to call (names or patterns such as x*; default: by
    their spelling), `function` the function that is meant.
    """
    inputs = Inputs(variables)
    read = _read_statements(text, file, inputs, function)
    if not read.reader.assigned:
        raise InputError(file, "no assignment", "name = formula", "Is this a listing of a model?")
    inputs.check()
    unused = tuple(read.reader.unused)
    default = read.results or unused or tuple(read.reader.assigned)[-1:]
    groups = _groups(_output_names(read.reader, outputs, default), read.reader)
    name = re.sub(r"\W", "_", file.rpartition("/")[2].partition(".")[0]) or "listing"
    program, written = _programs(name, groups, inputs, read.statements)
    return ParsedListing(program, written, unused)


def _read_statements(text: str, file: str, inputs: Inputs, function: str) -> _ReadStatements:
    words = tokens(text, file)
    outside, functions = FunctionSplitter(words, file).split()
    counts_from_one = any(word.text == ":=" for word in words)  # Maple and Mathematica
    context = ListingContext(file, inputs, int(counts_from_one))
    reader = StatementReader(outside, context, {}, False).read()
    if not functions:
        if function:
            todo = "The listing has none: leave the name out."
            raise UnknownName(f"function of {file}", function, [], todo)
        return _ReadStatements(reader, reader.statements, ())
    main, companion = _choose_function(functions, function, file)
    statements, known = list(reader.statements), dict(reader.values)
    if companion is not None:
        constants = StatementReader(companion.body, context, known, True).read()
        statements += constants.statements
        known |= _constants(main, companion, constants)
    reader = StatementReader(main.body, context, known, True).read()
    statements += reader.statements
    results = [name for name in main.results or reader.returned if name in reader.values]
    if not results:
        count = len(reader.statements)
        results = reader.name_results(main.name)
        statements += reader.statements[count:]
    return _ReadStatements(reader, statements, results)


# --- functions ----------------------------------------------------------------------------------


def _choose_function(
    functions: Sequence[Function], wanted: str, file: str
) -> tuple[Function, Function | None]:
    """The function that is meant, and its companion f_pre if it has one."""
    by_name = {f.name: f for f in functions}

    def companion(name: str, endings: Iterable[str]) -> Function | None:
        return next((by_name[name + e] for e in endings if name + e in by_name), None)

    if wanted:
        if wanted not in by_name:
            raise UnknownName(f"function of {file}", wanted, by_name)
        return by_name[wanted], companion(wanted, PRE)
    paired = [name for name in by_name if companion(name, (*PRE, *BATCH))]
    candidates = paired or [name for name in by_name if not HELPERS.fullmatch(name)]
    if len(candidates) != 1:
        raise InputError(
            file,
            f"{len(candidates)} functions: {', '.join(first_names(candidates))}",
            "one",
            "Say which with function=… (on the command line --function).",
        )
    return by_name[candidates[0]], companion(candidates[0], PRE)


def _constants(main: Function, companion: Function, reader: StatementReader) -> dict[str, Value]:
    """The array of constants that the companion computes, under its name in the main function.

    That is the last array which the main function reads and does not fill.
    """
    filled = [name for name in companion.arguments if reader.is_array(name)]
    named_results = [n for n in (*companion.results, *filled) if n in reader.values]
    results = [*reader.results, *(reader.values[name] for name in named_results)]
    constants = results[0] if results else None
    if not isinstance(constants, Cells):
        raise InputError(
            f"function {companion.name}, line {companion.line}",
            "no array as its result",
            f"the array of constants that {main.name} takes",
        )
    read = _read_arguments(main)
    same = [name for name in filled if name in read]
    return {(same or read)[-1]: constants} if read else {}


def _read_arguments(function: Function) -> list[str]:
    """The arguments of a function whose elements it does not assign."""
    body = function.body
    written = {body[k].text for k in range(len(body) - 1) if _is_target(body, k)}
    return [name for name in function.arguments if name not in written]


def _is_target(body: Sequence[Token], k: int) -> bool:
    """True if an element of the array at place k is assigned there."""
    if body[k].kind != "name" or body[k + 1].text != "[":
        return False
    if k and body[k - 1].kind == "mark" and body[k - 1].text not in (";", "{", "}"):
        return False
    close = next((i for i in range(k + 1, len(body)) if body[i].text == "]"), len(body) - 1)
    return body[min(close + 1, len(body) - 1)].text == "="


# --- the program --------------------------------------------------------------------------------


def _output_names(
    reader: StatementReader, wanted: Sequence[str] | None, default: Sequence[str]
) -> list[str]:
    if wanted is None:
        return list(default)
    for name in wanted:
        if name not in reader.assigned:
            similar = [n for n in reader.assigned if n.lower().startswith(str(name).lower()[:1])]
            known = list(dict.fromkeys((*default, *similar, *reader.assigned)))
            kind = "output: name that the listing assigns"
            raise UnknownName(kind, name, first_names(known))
    if not wanted:
        known = first_names(list(default))
        raise InputError("outputs", "no name", f"one or more of {', '.join(known)}")
    return list(dict.fromkeys(wanted))


def _programs(
    name: str, groups: tuple[Group, ...], inputs: Inputs, statements: list[Expr]
) -> tuple[Program, Program]:
    """The program of the outputs, with the listing's names as hints, and that of all statements."""
    layout, order = inputs.layout(), tuple(inputs.by_name)
    labels = tuple(f"s{k}" for k in range(1, len(statements) + 1))
    all_statements = Group("statements", (len(statements),), tuple(statements), labels)
    written = Program(name, (all_statements,), layout, order, shared=False)
    opaque = Program(name, groups, layout, order)
    image = transform_nodes(opaque.outputs, lambda n: n.args[0] if n.op is NAMED else n)
    hints: dict[Expr, str] = {}
    for node in opaque.nodes:
        if node.op is NAMED:
            hints.setdefault(magnitude(image[node]), node.payload[0])
    return dataclasses.replace(opaque.mapped(image), hints=hints), written


def _groups(outputs: Sequence[str], reader: StatementReader) -> tuple[Group, ...]:
    """The output groups: arrays as they are, numbered names together (GAM1, GAM2, GAM3 as GAM)."""
    stems: dict[str, list[str]] = {}
    for name in outputs:
        match = None if reader.is_array(name) else _NUMBERED.fullmatch(name)
        stems.setdefault(match[1] if match else name, []).append(name)
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
