"""Languages whose functions fill arrays that the caller hands over: C, C++, Fortran."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from symoro.emit.names import Register
from symoro.emit.printer import Array, Language, Output, Pieces
from symoro.emit.unit import Unit

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
