"""Languages whose functions fill arrays that the caller hands over: C, C++, Fortran."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.names import Register
from symoro.emit.printer import Array, Language, Output, Pieces
from symoro.emit.unit import Unit

INDENT = "    "


class Procedural(Language):
    """Templates of a procedure; {name}, {size} and {dims} describe an array, {n} and {k} name the number of states and an index."""

    close = True
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
    def procedure(
        self,
        name: str,
        arrays: Sequence[tuple[Array, str]],
        lines: list[str],
        pieces: Pieces,
        local: Sequence[str] = (),
        batch: str = "",
    ) -> str:
        """A procedure: its arrays with the template of each, its lines, its local names; `batch` names the number of states."""

    @abstractmethod
    def place(self, output: Output, k: int) -> str:
        """The k-th element of an output."""

    def compose(self, unit: Unit) -> dict[str, str]:
        return {f"{unit.function}{self.extension}": self.page(self.pieces(unit))}

    @abstractmethod
    def page(self, pieces: Pieces) -> str:
        """The text of the file."""

    def procedures(self, pieces: Pieces) -> list[str]:
        """Run once (where there are parameters), one state, many states."""
        main, pre, batch = self.functions_of(pieces.unit)
        record = self.takes_record if pieces.unit.record else self.takes
        local = [name for name, _ in (*pieces.inputs, *pieces.statements)]
        once = [name for name, _ in (*pieces.parameters, *pieces.once)]
        arrays = [
            *((a, self.takes) for a in (*pieces.arguments, *pieces.c)),
            *((o.array, self.gives) for o in pieces.outputs),
        ]
        made = (
            [
                self.procedure(
                    pre,
                    [(pieces.p, record), *((c, self.gives) for c in pieces.c)],
                    self.once_stored(pieces),
                    pieces,
                    once,
                )
            ]
            if pieces.c
            else []
        )
        made.append(self.procedure(main, arrays, self.body_stored(pieces), pieces, local))
        return [
            *made,
            self.procedure(
                batch, arrays, self.batch_lines(pieces), pieces, batch=self.counters(pieces)[0]
            ),
        ]

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
        arrays = [
            *(self.one_state(a, k) for a in pieces.arguments),
            *(c.name for c in pieces.c),
            *(self.one_state(o.array, k) for o in pieces.outputs),
        ]
        start, end = self.loop
        call = self.call.format(function=pieces.unit.function, arguments=", ".join(arrays))
        return [start.format(n=n, k=k), f"{self.indent}{call}", end.format(n=n, k=k)]

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
