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
    """A procedure to print: its arrays, each with the template of its declaration, its lines and local names."""

    name: str
    arrays: Sequence[tuple[Array, str]]
    lines: list[str]
    local: Sequence[str] = ()
    count: str = ""  # the argument that says how many states there are; '' for one state


class Procedural(Language):
    """Templates of a procedure; {name}, {size} and {dims} describe an array, {n} and {k} name the number of states and an index."""

    compiled = True
    label: ClassVar[str] = ""  # a comment behind an output element
    empty: ClassVar[str] = ""  # what is said of an output without elements
    takes: ClassVar[str] = "{name}"  # an array argument, in and out
    gives: ClassVar[str] = "{name}"
    takes_record: ClassVar[str] = "{name}"
    loop: ClassVar[tuple[str, str]] = ("", "")  # over the states of a batch
    part: ClassVar[str] = ""  # the array of one state out of those of all
    call: ClassVar[str] = "{function}({arguments});"
    indent: ClassVar[str] = INDENT

    @abstractmethod
    def procedure(self, p: Procedure, pieces: Pieces) -> str:
        """The text of a procedure."""

    @abstractmethod
    def place(self, output: Output, k: int) -> str:
        """The k-th element of an output."""

    def compose(self, unit: Unit) -> dict[str, str]:
        return {f"{unit.function}{self.extension}": self.page(self.pieces(unit))}

    @abstractmethod
    def page(self, pieces: Pieces) -> str:
        """The text of the file."""

    def procedures(self, pieces: Pieces) -> list[Procedure]:
        """Run once (where there are parameters), one state, many states."""
        main, pre, batch = self.functions_of(pieces.unit)
        record = self.takes_record if pieces.unit.record else self.takes
        arrays = [
            *((a, self.takes) for a in (*pieces.arguments, *pieces.c)),
            *((o.array, self.gives) for o in pieces.outputs),
        ]
        local = [name for name, _ in (*pieces.inputs, *pieces.statements)]
        count = self.counters(pieces)[0]
        procedures = [
            Procedure(main, arrays, self.body_stored(pieces), local),
            Procedure(batch, arrays, self.batch_lines(pieces), count=count),
        ]
        if pieces.c:
            once = [name for name, _ in (*pieces.parameters, *pieces.once)]
            in_out = [(pieces.p, record), *((c, self.gives) for c in pieces.c)]
            procedures.insert(0, Procedure(pre, in_out, self.once_stored(pieces), once))
        return procedures

    def procedure_texts(self, pieces: Pieces) -> list[str]:
        return [self.procedure(p, pieces) for p in self.procedures(pieces)]

    def once_stored(self, pieces: Pieces) -> list[str]:
        stored = [
            self.stored(self.at_index(pieces.scope.c, k), value)
            for k, value in enumerate(pieces.carried)
        ]
        return [*self.once_lines(pieces), *stored]

    def body_stored(self, pieces: Pieces) -> list[str]:
        return [
            *self.body_lines(pieces),
            *(line for o in pieces.outputs for line in self.output_lines(o, pieces.unit.comments)),
        ]

    def output_lines(self, o: Output, comments: bool) -> list[str]:
        """An output, element by element."""
        labels = [self.label.format(label) if comments else "" for label in o.group.labels]
        lines = [
            self.stored(self.place(o, k), value) + label
            for k, (value, label) in enumerate(zip(o.values, labels, strict=True))
        ]
        return (
            lines
            if o.values or not self.empty
            else [self.empty.format(name=o.array.name, **self.words)]
        )

    def stored(self, place: str, value: str) -> str:
        return f"{place} = {value}" + (";" if self.statement.endswith(";") else "")

    def batch_lines(self, pieces: Pieces) -> list[str]:
        """A loop over the states."""
        n, k = self.counters(pieces)
        start, end = (line.format(n=n, k=k) for line in self.loop)
        return [start, f"{self.indent}{self.batch_call(pieces, pieces.unit.function)}", end]

    def batch_call(self, pieces: Pieces, function: str) -> str:
        """The call of a function for the state of the loop's index."""
        k = self.counters(pieces)[1]
        arrays = [
            *(self.one_state(a, k) for a in pieces.arguments),
            *(c.name for c in pieces.c),
            *(self.one_state(o.array, k) for o in pieces.outputs),
        ]
        return self.call.format(function=function, arguments=", ".join(arrays))

    def one_state(self, array: Array, k: str) -> str:
        axes = "".join(":," for _ in array.shape)
        ones = "".join("1," for _ in array.shape)
        return self.part.format(name=array.name, size=array.size, axes=axes, ones=ones, k=k)

    def counters(self, pieces: Pieces) -> tuple[str, str]:
        """Names of the number of states and of the loop's index."""
        scope = pieces.scope
        taken = (*scope.arguments, *scope.groups, scope.c, *self.functions_of(pieces.unit))
        n, k = Register(taken, self.fold_case, self.letters, self.spare).claim_all(["n", "k"])
        return n, k
