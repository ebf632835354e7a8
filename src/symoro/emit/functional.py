"""Languages whose functions return their outputs, as nested lists row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.printer import Array, Assignment, Language, Pieces, comma_lines
from symoro.emit.unit import Unit


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
        """Rows of states in, a list of results out.

        None where there is no argument that tells how many states there are.
        """
        rows = [a.name for a in pieces.arguments]
        if not rows or not self.batch_value:
            return []
        value = self.batch_value.format(
            function=pieces.unit.function,
            rows=", ".join(rows),
            first=rows[0],
            items=", ".join(map(self.batch_item.format, rows)),
            c="".join(f", {a.name}" for a in pieces.c),
        )
        inputs = [*map(self.declare_batch, pieces.arguments), *map(self.declare_input, pieces.c)]
        result = self.batch_type.format(self.result_type([o.array for o in pieces.outputs]))
        lines = [self.return_line.format(value)]
        return [self.function(self.function_names(pieces.unit)[2], inputs, lines, result=result)]

    # --- arguments and results --------------------------------------------------------------------

    def declare_input(self, array: Array) -> str:
        """An array in the list of arguments."""
        return self.input_argument.format(name=array.name, size=array.size, **self.words)

    def declare_batch(self, array: Array) -> str:
        """The states of a batch in the list of arguments."""
        template = self.batch_argument or self.input_argument
        return template.format(name=array.name, size=array.size, **self.words)

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
