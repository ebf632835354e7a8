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
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from symoro.errors import FormatError, InputError, UnknownName
from symoro.expr import NAMED, Expr, Group, Program, magnitude, transform_nodes
from symoro.formats import os_reason, read_file
from symoro.listing.formula import Cells, Value
from symoro.listing.statements import (
    Inputs,
    ListingContext,
    StatementReader,
    first_names,
    output_groups,
)
from symoro.listing.tokens import CLOSING, MAX_CHARACTERS, OPENING, Token, show, tokens

PRE, BATCH = ("_pre", "Pre"), ("_batch", "Batch")  # endings of the companions of a function
MODULES = ("Module", "Block")  # of Mathematica
HELPERS = re.compile(r"sy_\w+|where_|\w+_(sincos|sign|min|max|where)")


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
        data = read_file(path, MAX_CHARACTERS)
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
    groups = output_groups(_output_names(read.reader, outputs, default), read.reader)
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
    filled = list(filter(reader.is_array, companion.arguments))
    named_results = filter(reader.values.__contains__, (*companion.results, *filled))
    results = [*reader.results, *map(reader.values.__getitem__, named_results)]
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
    written = Program(name, (all_statements,), layout, order, is_listing=True)
    opaque = Program(name, groups, layout, order)
    image = transform_nodes(opaque.outputs, lambda n: n.args[0] if n.op is NAMED else n)
    hints: dict[Expr, str] = {}
    for node in opaque.nodes:
        if node.op is NAMED:
            hints.setdefault(magnitude(image[node]), node.payload[0])
    return dataclasses.replace(opaque.mapped(image), hints=hints), written


# --- functions that a listing may be wrapped in, by the syntax of each language -------------------


@dataclass(frozen=True)
class Function:
    """A function of the listing: its arguments, its results if its head names them, its body."""

    name: str
    arguments: tuple[str, ...]
    results: tuple[str, ...]
    body: tuple[Token, ...]
    line: int


class FunctionSplitter:
    """Takes the functions out of a list of tokens; the rest stands outside of them."""

    def __init__(self, words: Sequence[Token], file: str) -> None:
        self.words, self.file, self.at = list(words), file, 0
        self.outside: list[Token] = []
        self.functions: list[Function] = []

    def split(self) -> tuple[list[Token], list[Function]]:
        """The tokens outside of functions, and the functions."""
        readers = (
            self._python,
            self._matlab,
            self._maple,
            self._mathematica,
            self._c,
            self._record,
        )
        while self.words[self.at].kind != "end":
            if not any(read() for read in readers):
                self._statement()
        return [*self.outside, self.words[-1]], self.functions

    # --- tokens ----------------------------------------------------------------------------------

    def _text(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].text if at < len(self.words) else ""

    def _kind(self, k: int = 0) -> str:
        at = self.at + k
        return self.words[at].kind if at < len(self.words) else "end"

    def _find(self, start: int, wanted: Callable[[Token], bool], default: int) -> int:
        """The first place from `start` with a wanted token."""
        places = range(start, len(self.words))
        return next((k for k in places if wanted(self.words[k])), default)

    def _closing(self, at: int) -> int:
        """The place of the bracket that closes the one at `at`."""
        depth = 0
        for k in range(at, len(self.words)):
            if self.words[k].kind == "mark":
                depth += (self.words[k].text in OPENING) - (self.words[k].text in CLOSING)
            if depth == 0:
                return k
        opened = self.words[at]
        problem = f"{show(opened.text)} that is never closed"
        raise FormatError(self.file, opened.line, "", problem, show(OPENING[opened.text]))

    def _names(self, first: int, last: int) -> tuple[str, ...]:
        """The last name before each comma: `const double *q, double *tau` are q and tau."""
        names, name = [], ""
        for word in [*self.words[first:last], Token("mark", ",", 0, 0)]:
            if word.text == "," and name:
                names.append(name)
                name = ""
            elif word.kind == "name":
                name = word.text
        return tuple(names)

    def _add(
        self,
        name: str,
        arguments: tuple[str, ...],
        body: tuple[int, int],
        end: int,
        results: tuple[str, ...] = (),
    ) -> bool:
        """Add a function whose body lies between two places, and go on behind `end`."""
        line = self.words[self.at].line
        inside = self.words[slice(*body)]
        last = Token("end", "", inside[-1].line if inside else line, 0)
        self.functions.append(Function(name, arguments, results, (*inside, last), line))
        self.at = end
        return True

    def _statement(self) -> None:
        """Pass over one statement outside of functions, with its end."""
        depth = 0
        while self._kind() != "end":
            word = self.words[self.at]
            self.outside.append(word)
            self.at += 1
            depth += (word.text in OPENING) - (word.text in CLOSING)
            if depth <= 0 and (word.kind == "newline" or word.text == ";"):
                return

    # --- languages: each returns False if no function of its kind begins here --------------------

    def _python(self) -> bool:
        """def name(arguments):, and the lines that are indented more; a class is passed over."""
        word = self.words[self.at]
        if word.text == "class" and self._kind(1) == "name":
            self.at = self._dedent(word.column)
            return True
        if word.text != "def" or self._kind(1) != "name" or self._text(2) != "(":
            return False
        close = self._closing(self.at + 2)
        colon = self._find(close + 1, lambda w: w.text == ":" or w.kind == "end", close + 1)
        end = self._dedent(word.column)
        body = (min(colon + 1, end), end)
        return self._add(self._text(1), self._names(self.at + 3, close), body, end)

    def _dedent(self, column: int) -> int:
        """The first line after this one that is not indented more than the column."""
        for k in range(self.at + 1, len(self.words)):
            at_start = self.words[k - 1].kind == "newline"
            if self.words[k].kind == "end" or (at_start and self.words[k].column <= column):
                return k
        return len(self.words) - 1

    def _matlab(self) -> bool:
        """function results = name(arguments), up to the next function or the end.

        With braces it is a function of JavaScript.
        """
        if self._text() != "function":
            return False
        at = self.at + 1
        equals = self._find(at, lambda w: w.text in ("=", "(") or w.kind in ("newline", "end"), at)
        results: tuple[str, ...] = ()
        if self.words[equals].text == "=":
            results, at = self._names(at, equals), equals + 1
        name = self.words[at]
        if name.kind != "name":
            expected = "the name of the function"
            raise FormatError(self.file, name.line, "", show(name.text), expected)
        start = at + 1
        arguments: tuple[str, ...] = ()
        if self.words[start].text == "(":
            close = self._closing(start)
            arguments, start = self._names(start + 1, close), close + 1
        if self.words[start].text == "{":
            end = self._closing(start)
            return self._add(name.text, arguments, (start + 1, end), end + 1, results)
        last = len(self.words) - 1
        end = self._find(start, lambda w: w.text == "function" or w.kind == "end", last)
        return self._add(name.text, arguments, (start, end), end, results)

    def _maple(self) -> bool:
        """name := proc(arguments) … end proc:"""
        head = [self._text(k) for k in (1, 2, 3)]
        if self._kind() != "name" or head != [":=", "proc", "("]:
            return False
        last = len(self.words) - 1
        close = self._closing(self.at + 3)
        end = self._find(close, lambda w: w.text == "end", last)
        after = self._find(end, lambda w: w.text in (":", ";") or w.kind == "end", last)
        arguments = self._names(self.at + 4, close)
        return self._add(self._text(), arguments, (close + 1, end), min(after + 1, last))

    def _mathematica(self) -> bool:
        """name[a_, b_] := Module[{locals}, …]"""
        if not (self._kind() == "name" and self._text(1) == "["):
            return False
        close = self._closing(self.at + 1)
        if [w.text for w in self.words[close + 1 : close + 2]] != [":="]:
            return False
        head = [w.text for w in self.words[close + 2 : close + 5]]
        if len(head) < 3 or head[0] not in MODULES or head[1:] != ["[", "{"]:
            raise FormatError(
                self.file,
                self.words[close].line,
                "",
                f"{self._text()}[…] := {' '.join(head[:1])}",
                "Module[{names}, assignments]",
                "Write the body as Module[{…}, …].",
            )
        end = self._closing(close + 3)
        start = self._closing(close + 4) + 1
        body = (min(start + 1, end), end)
        patterns = self._names(self.at + 2, close)  # `q_` names the argument q
        return self._add(self._text(), tuple(p.split("_")[0] for p in patterns), body, end + 1)

    def _c(self) -> bool:
        """type name(arguments) { … }; a declaration without a body is passed over."""
        k = 0
        while self._kind(k) == "name" or self._text(k) == "*":
            k += 1
        if k < 2 or self._text(k) != "(" or self._kind(k - 1) != "name":
            return False
        close = self._closing(self.at + k)
        after = close + 2 if self.words[close + 1].kind == "newline" else close + 1
        if self.words[after].text == ";":
            self.at = after + 1
            return True
        if self.words[after].text != "{":
            return False
        end = self._closing(after)
        arguments = self._names(self.at + k + 1, close)
        return self._add(self._text(k - 1), arguments, (after + 1, end), end + 1)

    def _record(self) -> bool:
        """typedef struct { … } name; is passed over."""
        if self._text() not in ("typedef", "struct"):
            return False
        last = len(self.words) - 1
        opening = self._find(self.at, lambda w: w.text in ("{", ";") or w.kind == "end", self.at)
        end = self._closing(opening) if self.words[opening].text == "{" else opening
        after = self._find(end, lambda w: w.text == ";" or w.kind == "end", last)
        self.at = min(after + 1, last)
        return True
