"""The text of functions from the pieces of a unit.

`Functional` is for languages whose functions return their outputs, as nested lists row by row;
`Procedural` for those whose functions fill arrays that the caller hands over: C, C++, Fortran.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from symoro.emit.code_unit import Register, Unit
from symoro.emit.printer import Array, Assignment, Language, Output, Pieces, comma_lines


class Functional(Language):
    """Templates of a function.

    {name}, {arguments} and {lines} are its parts, {local} its local names, {result} its type or ''.
    """

    definition: ClassVar[str] = "def {name}({arguments}):\n{lines}\n"
    return_line: ClassVar[str] = "return {0}"
    several_results: ClassVar[str] = "{0}"  # separated by commas
    brackets: ClassVar[tuple[str, str]] = ("[", "]")
    separator: ClassVar[str] = "\n"  # between functions
    indent: ClassVar[str] = "    "
    return_remark: ClassVar[str] = "Returns {groups}: nested lists, row by row."
    # The value of the batch function: {function}, {rows} the arrays, {first} of them, {items} of
    # one state, {c}.
    batch_value: ClassVar[str] = ""
    batch_item: ClassVar[str] = "{0}[k_]"
    input_argument: ClassVar[str] = "{name}"  # an array in the list of arguments
    batch_argument: ClassVar[str] = ""  # an array of states, where that differs
    batch_type: ClassVar[str] = ""
    local_names: ClassVar[str] = ""  # how local names are declared

    def compose(self, unit: Unit) -> dict[str, str]:
        return {f"{unit.function}{self.extension}": self.file_text(self.pieces(unit))}

    def file_text(self, pieces: Pieces) -> str:
        start = self.header_comment(pieces, self.return_note(pieces)) + self.preamble(pieces)
        helpers = [*self.record_type(pieces), *self.helper_functions(pieces)]
        return self.separator.join([*([start] if start else []), *helpers, *self.functions(pieces)])

    def preamble(self, pieces: Pieces) -> str:
        """The text before the functions: imports, attributes."""
        return ""

    def record_type(self, pieces: Pieces) -> list[str]:
        """The type of the record of parameters, where the language declares one."""
        return []

    def return_note(self, pieces: Pieces) -> str:
        together = " together" if len(pieces.outputs) > 1 else ""
        groups = ", ".join(o.array.name for o in pieces.outputs)
        return self.return_remark.format(groups=groups + together)

    # --- functions --------------------------------------------------------------------------------

    def functions(self, pieces: Pieces) -> list[str]:
        """Run once (where there are parameters), one state, many states."""
        once = [self.once_function(pieces)] if pieces.c else []
        return [*once, self.main_function(pieces), *self.batch_functions(pieces)]

    def function(
        self,
        name: str,
        arguments: Sequence[str],
        lines: Sequence[str],
        local: Sequence[str] = (),
        result: str = "",
    ) -> str:
        """The text of a function; `local` are the names that it declares, `result` is its type."""
        text = self.indented(lines, self.indent)
        rows = f",\n{self.indent}{self.indent}".join(comma_lines(local, self.width - 20))
        names = self.local_names.format(rows) if local else ""
        return self.definition.format(
            name=name, arguments=", ".join(arguments), lines=text, local=names, result=result
        )

    def once_function(self, pieces: Pieces) -> str:
        record = pieces.unit.record
        p = self.declare_record(pieces) if record else self.declare_input(pieces.p)
        value = self.return_line.format(self.list_text(pieces.constants))
        return self.function(
            self.function_names(pieces.unit)[1],
            [p],
            [*self.once_lines(pieces), value],
            names_of(pieces.parameters, pieces.once),
            self.result_type(pieces.c),
        )

    def main_function(self, pieces: Pieces) -> str:
        lines = self.body_lines(pieces)
        for o in pieces.outputs:
            assigned = self.statement.format(name=o.array.name, value="\0", real=self.real)
            start, end = assigned.split("\0")
            lines += self.nested_lines(start, o.values, o.array.shape, end)
        arrays = [o.array for o in pieces.outputs]
        lines.append(self.return_line.format(self.join_results([a.name for a in arrays])))
        return self.function(
            pieces.unit.function,
            [self.declare_input(a) for a in (*pieces.arguments, *pieces.c)],
            lines,
            [*names_of(pieces.inputs, pieces.statements), *(a.name for a in arrays)],
            self.result_type(arrays),
        )

    def batch_functions(self, pieces: Pieces) -> list[str]:
        """Return the text of the function that maps rows of states to a list of results.

        The list is empty if no argument has the number of states.
        """
        rows = pieces.arguments
        if not rows or not self.batch_value:
            return []
        value = self.batch_value.format(
            function=pieces.unit.function,
            rows=", ".join(a.name for a in rows),
            first=rows[0].name,
            count=self.batch_count(rows[0]),
            items=", ".join(map(self.batch_state, rows)),
            c="".join(f", {a.name}" for a in pieces.c),
        )
        inputs = [*map(self.declare_batch, pieces.arguments), *map(self.declare_input, pieces.c)]
        result = self.batch_type.format(self.result_type([o.array for o in pieces.outputs]))
        lines = [self.return_line.format(value)]
        return [self.function(self.function_names(pieces.unit)[2], inputs, lines, result=result)]

    def batch_state(self, array: Array) -> str:
        """The array of one state out of those of all."""
        return self.batch_item.format(array.name)

    def batch_count(self, array: Array) -> str:
        """The states of an array, as the batch function counts them."""
        return ""

    # --- arguments and results --------------------------------------------------------------------

    def declare_input(self, array: Array) -> str:
        """An array in the list of arguments."""
        return self.input_argument.format(
            name=array.name, type=self.array_type(array), **self.words
        )

    def declare_batch(self, array: Array) -> str:
        """The states of a batch in the list of arguments."""
        template = self.batch_argument or self.input_argument
        return template.format(name=array.name, type=self.array_type(array), **self.words)

    def array_type(self, array: Array) -> str:
        """The type of an array, where the language says it."""
        return ""

    def declare_record(self, pieces: Pieces) -> str:
        """The record of the parameters in the list of arguments."""
        return self.declare_input(pieces.p)

    def result_type(self, arrays: Sequence[Array]) -> str:
        """The type of a result, where the language says it."""
        return ""

    def join_results(self, names: Sequence[str]) -> str:
        return names[0] if len(names) == 1 else self.several_results.format(", ".join(names))

    def list_text(self, values: Sequence[str]) -> str:
        return f"{self.brackets[0]}{', '.join(values)}{self.brackets[1]}"

    def nested_lines(
        self, start: str, values: Sequence[str], shape: tuple[int, ...], end: str
    ) -> list[str]:
        """The values as nested lists: a row on a line where it fits, else one value per line."""
        if not shape:
            return [f"{start}{values[0]}{end}"]
        row = f"{start}{self.list_text(values)}{end}"
        if len(shape) == 1 and len(row) <= self.width - 3 * len(self.indent):
            return [row]
        opening, closing = self.brackets
        lines = []
        size = len(values) // shape[0] if shape[0] else 0
        for k in range(shape[0]):
            comma = "," if k < shape[0] - 1 else ""
            lines += self.nested_lines("", values[k * size : (k + 1) * size], shape[1:], comma)
        inner = [f"{self.indent}{line}" for line in lines]
        return [f"{start}{opening}", *inner, f"{closing}{end}"]


def names_of(*parts: Sequence[Assignment]) -> list[str]:
    """The names that assignments define."""
    return [name for part in parts for name, _ in part]


# --- functions that fill arrays ---


INDENT = "    "


@dataclass(frozen=True)
class Procedure:
    """A procedure to print.

    Its arrays come each with the template of its declaration.
    """

    name: str
    arrays: Sequence[tuple[Array, str]]
    lines: list[str]
    local: Sequence[str] = ()
    count: str = ""  # the argument that says how many states there are; '' for one state


class Procedural(Language):
    """Templates of a procedure.

    {name}, {size} and {dims} describe an array, {n} and {k} name the number of states and an index.
    """

    compiled = True
    output_label: ClassVar[str] = ""  # a comment behind an output element
    empty_output: ClassVar[str] = ""  # a statement about an output without elements
    input_argument: ClassVar[str] = "{name}"  # an array argument
    output_argument: ClassVar[str] = "{name}"
    record_argument: ClassVar[str] = "{name}"
    batch_loop: ClassVar[tuple[str, str]] = ("", "")  # over the states of a batch
    state_slice: ClassVar[str] = ""  # the array of one state out of those of all
    call: ClassVar[str] = "{function}({arguments});"
    indent: ClassVar[str] = INDENT

    @abstractmethod
    def procedure(self, p: Procedure, pieces: Pieces) -> str:
        """The text of a procedure."""

    @abstractmethod
    def output_element(self, output: Output, k: int) -> str:
        """The k-th element of an output."""

    def compose(self, unit: Unit) -> dict[str, str]:
        return {f"{unit.function}{self.extension}": self.file_text(self.pieces(unit))}

    @abstractmethod
    def file_text(self, pieces: Pieces) -> str:
        """The text of the file."""

    def procedures(self, pieces: Pieces) -> list[Procedure]:
        """Run once (where there are parameters), one state, many states."""
        main, pre, batch = self.function_names(pieces.unit)
        record = self.record_argument if pieces.unit.record else self.input_argument
        arrays = [
            *((a, self.input_argument) for a in (*pieces.arguments, *pieces.c)),
            *((o.array, self.output_argument) for o in pieces.outputs),
        ]
        local = [name for name, _ in (*pieces.inputs, *pieces.statements)]
        count = self.loop_names(pieces)[0]
        procedures = [
            Procedure(main, arrays, self.state_body(pieces), local),
            Procedure(batch, arrays, self.batch_lines(pieces), count=count),
        ]
        if pieces.c:
            once = [name for name, _ in (*pieces.parameters, *pieces.once)]
            in_out = [(pieces.p, record), *((c, self.output_argument) for c in pieces.c)]
            procedures.insert(0, Procedure(pre, in_out, self.once_body(pieces), once))
        return procedures

    def procedure_texts(self, pieces: Pieces) -> list[str]:
        return [self.procedure(p, pieces) for p in self.procedures(pieces)]

    def once_body(self, pieces: Pieces) -> list[str]:
        """The lines of the run-once procedure, which fills c."""
        places = (self.element_at(pieces.scope.c, k) for k in range(len(pieces.constants)))
        stores = map(self.store_line, places, pieces.constants)
        return [*self.once_lines(pieces), *stores]

    def state_body(self, pieces: Pieces) -> list[str]:
        """The lines of the procedure of one state."""
        comments = pieces.unit.comments
        stores = [line for o in pieces.outputs for line in self.output_lines(o, comments)]
        return [*self.body_lines(pieces), *stores]

    def output_lines(self, o: Output, comments: bool) -> list[str]:
        """An output, element by element."""
        if not o.values and self.empty_output:
            return [self.empty_output.format(name=o.array.name, **self.words)]
        labels = [self.output_label.format(label) if comments else "" for label in o.group.labels]
        return [
            self.store_line(self.output_element(o, k), value) + label
            for k, (value, label) in enumerate(zip(o.values, labels, strict=True))
        ]

    def store_line(self, place: str, value: str) -> str:
        return f"{place} = {value}" + (";" if self.statement.endswith(";") else "")

    def batch_lines(self, pieces: Pieces) -> list[str]:
        """A loop over the states."""
        n, k = self.loop_names(pieces)
        start, end = (line.format(n=n, k=k) for line in self.batch_loop)
        return [start, f"{self.indent}{self.batch_call(pieces, pieces.unit.function)}", end]

    def batch_call(self, pieces: Pieces, function: str) -> str:
        """The call of a function for the state of the loop's index."""
        k = self.loop_names(pieces)[1]
        arrays = [
            *(self.state_argument(a, k) for a in pieces.arguments),
            *(c.name for c in pieces.c),
            *(self.state_argument(o.array, k) for o in pieces.outputs),
        ]
        return self.call.format(function=function, arguments=", ".join(arrays))

    def state_argument(self, array: Array, k: str) -> str:
        axes = "".join(":," for _ in array.shape)
        ones = "".join("1," for _ in array.shape)
        return self.state_slice.format(name=array.name, size=array.size, axes=axes, ones=ones, k=k)

    def loop_names(self, pieces: Pieces) -> tuple[str, str]:
        """Names of the number of states and of the index of the batch loop."""
        scope = pieces.scope
        in_use = (*scope.arguments, *scope.groups, scope.c, *self.function_names(pieces.unit))
        n, k = Register(in_use, self.fold_case, self.letters, self.filler).claim_all(["n", "k"])
        return n, k
