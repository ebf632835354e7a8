"""Languages whose functions return their outputs, as nested lists row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.printer import Array, Language, Pieces, filled_lines
from symoro.emit.unit import Unit


class Functional(Language):
    """Templates of a function: {name}, {arguments}, {lines}, {local} names, {result} its type or nothing."""

    define: ClassVar[str] = "def {name}({arguments}):\n{lines}\n"
    give: ClassVar[str] = "return {0}"
    several: ClassVar[str] = "{0}"  # several results, separated by commas
    brackets: ClassVar[tuple[str, str]] = ("[", "]")
    gap: ClassVar[str] = "\n"  # between functions
    indent: ClassVar[str] = "    "
    returned: ClassVar[str] = "Returns {groups}: nested lists, row by row."
    states: ClassVar[str] = (
        ""  # the value of the batch function: {function}, {rows} the arrays, {first} of them, {items} of one state, {c}
    )
    each: ClassVar[str] = "{0}[k_]"  # an item
    takes: ClassVar[str] = "{name}"  # an array in the list of arguments
    takes_rows: ClassVar[str] = ""  # one of states, where that differs
    type_rows: ClassVar[str] = ""
    locals: ClassVar[str] = ""  # how local names are declared

    def compose(self, unit: Unit) -> dict[str, str]:
        pieces = self.pieces(unit)
        return {f"{unit.function}{self.extension}": self.page(pieces)}

    def page(self, pieces: Pieces) -> str:
        start = self.head(pieces, self.returns(pieces)) + self.start(pieces)
        functions = [*self.record(pieces), *self.needed(pieces), *self.functions(pieces)]
        return self.gap.join([*([start] if start else []), *functions])

    def start(self, pieces: Pieces) -> str:
        """What stands before the functions: imports, attributes."""
        return ""

    def record(self, pieces: Pieces) -> list[str]:
        """The type of the record of parameters, where the language declares one."""
        return []

    def returns(self, pieces: Pieces) -> str:
        groups = ", ".join(o.array.name for o in pieces.outputs)
        return self.returned.format(
            groups=groups + (" together" if len(pieces.outputs) > 1 else "")
        )

    def functions(self, pieces: Pieces) -> list[str]:
        """Run once (where there are parameters), one state, many states."""
        once = [self.once(pieces)] if pieces.c else []
        return [*once, self.main(pieces), *self.batch(pieces)]

    def function(
        self,
        name: str,
        arguments: Sequence[str],
        lines: Sequence[str],
        local: Sequence[str] = (),
        result: str = "",
    ) -> str:
        text = self.indented(lines, self.indent)
        names = (
            self.locals.format(
                f",\n{self.indent}{self.indent}".join(filled_lines(local, self.width - 20))
            )
            if local
            else ""
        )
        return self.define.format(
            name=name, arguments=", ".join(arguments), lines=text, local=names, result=result
        )

    def taken(self, array: Array) -> str:
        """An array in the list of arguments."""
        return self.takes.format(name=array.name, size=array.size, **self.words)

    def taken_rows(self, array: Array) -> str:
        """The states of a batch in the list of arguments."""
        return (
            self.takes_rows.format(name=array.name, size=array.size, **self.words)
            if self.takes_rows
            else self.taken(array)
        )

    def taken_record(self, pieces: Pieces) -> str:
        return self.taken(pieces.p)

    def once(self, pieces: Pieces) -> str:
        p = self.taken_record(pieces) if pieces.unit.record else self.taken(pieces.p)
        lines = [*self.once_lines(pieces), self.give.format(self.listed(pieces.carried))]
        return self.function(
            self.functions_of(pieces.unit)[1],
            [p],
            lines,
            names_of(pieces.parameters, pieces.once),
            self.type_of(pieces.c),
        )

    def main(self, pieces: Pieces) -> str:
        lines = self.body_lines(pieces)
        for o in pieces.outputs:
            start, end = self.statement.format(name=o.array.name, value="\0", real=self.real).split(
                "\0"
            )
            lines += self.nested(start, o.values, o.array.shape, end)
        arrays = [o.array for o in pieces.outputs]
        lines.append(self.give.format(self.together([a.name for a in arrays])))
        local = [*names_of(pieces.inputs, pieces.statements), *(a.name for a in arrays)]
        return self.function(
            pieces.unit.function,
            [self.taken(a) for a in (*pieces.arguments, *pieces.c)],
            lines,
            local,
            self.type_of(arrays),
        )

    def batch(self, pieces: Pieces) -> list[str]:
        """Rows of states in, a list of results out; none where nothing tells how many states there are."""
        rows = [a.name for a in pieces.arguments]
        if not rows or not self.states:
            return []
        words = {
            "function": pieces.unit.function,
            "rows": ", ".join(rows),
            "first": rows[0],
            "items": ", ".join(map(self.each.format, rows)),
        }
        value = self.states.format(c="".join(f", {a.name}" for a in pieces.c), **words)
        arguments = [*map(self.taken_rows, pieces.arguments), *map(self.taken, pieces.c)]
        result = self.type_of([o.array for o in pieces.outputs])
        return [
            self.function(
                self.functions_of(pieces.unit)[2],
                arguments,
                [self.give.format(value)],
                result=self.type_rows.format(result),
            )
        ]

    def type_of(self, arrays: Sequence[Array]) -> str:
        """The type of a result, where the language says it."""
        return ""

    def together(self, names: Sequence[str]) -> str:
        return names[0] if len(names) == 1 else self.several.format(", ".join(names))

    def listed(self, values: Sequence[str]) -> str:
        return f"{self.brackets[0]}{', '.join(values)}{self.brackets[1]}"

    def nested(
        self, start: str, values: Sequence[str], shape: tuple[int, ...], end: str
    ) -> list[str]:
        """The values as nested lists: a row on a line where it fits, else one value per line."""
        if not shape:
            return [f"{start}{values[0]}{end}"]
        row = f"{start}{self.listed(values)}{end}"
        if len(shape) == 1 and len(row) <= self.width - 3 * len(self.indent):
            return [row]
        size = len(values) // shape[0] if shape[0] else 0
        rows = [
            self.nested(
                "", values[k * size : (k + 1) * size], shape[1:], "," if k < shape[0] - 1 else ""
            )
            for k in range(shape[0])
        ]
        opening, closing = self.brackets
        return [
            f"{start}{opening}",
            *(f"{self.indent}{line}" for lines in rows for line in lines),
            f"{closing}{end}",
        ]


def names_of(*pairs: Sequence[tuple[str, str]]) -> list[str]:
    return [name for part in pairs for name, _ in part]
