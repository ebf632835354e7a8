"""Driver programs, by which `verify` runs generated code with the tool of its language.

For each unit the driver program calls the run-once function, then the function for each state and
prints its outputs group by group, row by row; then it calls the batch function and prints each
group with all its states. A language gives the templates.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import TYPE_CHECKING

from symoro.emit.code_unit import Unit
from symoro.expr import Expr

if TYPE_CHECKING:
    from symoro.emit.printer import Language

Words = Mapping[str, object]  # what the fields of a template stand for


@dataclass(frozen=True)
class Check:
    """The tool that compiles or runs a language, the package that has it, and the commands.

    The last command prints numbers, unless the tool only compiles. {sources} stands for the emitted
    files, {objects} for what they compile to, {python} for the Python interpreter.
    """

    tool: str
    package: str
    version: tuple[str, ...]
    commands: tuple[tuple[str, ...], ...]
    # (pattern, replacement) for syntax that this tool spells differently from the language itself
    adapt: tuple[tuple[str, str], ...] = ()
    numeric: bool = True  # False where the tool prints no numbers
    slack: float = 1.0  # factor on the tolerance, where the tool does not compute in doubles


@dataclass(frozen=True)
class Trial:
    """Numbers to run a unit on: p, and for each argument one row per state."""

    unit: Unit
    count: int
    p: list[float]
    rows: list[list[list[float]]]


@dataclass(frozen=True)
class Driver:
    """Templates; those of a line become '' where the language needs no such line.

    {function}, {pre}, {batch} are the names of the functions, {name} is that of an array, {values}
    its numbers, {size} and {shape} its size, {count} the number of states, {item} picks a group out
    of several.
    """

    file: str
    frame: str  # the whole program: {imports}, {blocks}, {runs}, {real}, {suffix}
    vector: str  # an array of numbers
    rows: str  # an array of states from {rows}, each written by `row`, or from all their {values}
    call: str  # {results} = {function}({arguments})
    show: str
    show_batch: str
    call_record: str = ""  # of the run-once function with a record, where it differs from `call`
    call_batch: str = ""  # like `call`, with the name of the batch function, and {count}
    row: str = "[{values}]"
    # a matrix from its {rows}, each written by `row`, its {values} row by row or its {value};
    # '' where it is a vector of rows
    matrix: str = ""
    matrix_value: str = ""  # from the {rows}; '' where it is a row of rows
    matrices: str = ""  # many from their {items}; '' where they are rows of `rows`
    record: str = ""  # p with named {fields}, each written by `field`
    field: str = "{name} = {value}"
    output: str = ""  # declares an array for an output of one state
    output_batch: str = ""
    constants: str = ""  # declares c
    array_argument: str = "{0}"
    record_argument: str = "{0}"
    batch_argument: str = "{0}"
    several_results: str = "{0}"  # separated by commas
    item: str = "[{i}]"
    separator: str = ", "  # of numbers
    imports: str = ""  # once per unit
    block: str = "{lines}\n"  # the lines of a unit, number {k}
    run: str = ""  # once per unit, number {k}
    number: Callable[[float], str] = repr

    def files(self, language: Language, trials: Sequence[Trial]) -> dict[str, str]:
        """The driver program for all trials: file name → text."""
        blocks, imports, runs = [], [], []
        for k, trial in enumerate(trials):
            unit = language.with_short_statements(trial.unit)
            function, pre, batch = language.function_names(unit)
            words = {"function": function, "pre": pre, "batch": batch, "k": k}
            calls = _Calls(
                self,
                dataclasses.replace(trial, unit=unit),
                language.scope(unit).local,
                {**words, "real": language.real},
            )
            lines = "\n".join(calls.lines())
            blocks.append(self.block.format(lines=lines, **calls.words))
            imports.append(self.imports.format(**calls.words))
            runs.append(self.run.format(**calls.words))
        text = self.frame.format(
            imports="".join(imports),
            blocks="".join(blocks),
            runs="".join(runs),
            real=language.real,
            suffix=language.suffix,
        )
        return {self.file: text}


class _Calls:
    """The lines of the driver program for one unit, declarations first."""

    def __init__(
        self, driver: Driver, trial: Trial, local: Mapping[Expr, str], words: Words
    ) -> None:
        self.driver, self.trial, self.local, self.words = driver, trial, local, words
        self.shapes = [g.shape for g in trial.unit.program.groups]
        has_constants = trial.unit.has_parameters
        self.constants = [driver.array_argument.format("c")] if has_constants else []

    def lines(self) -> list[str]:
        d, t = self.driver, self.trial
        parts = [self.once()] if self.constants else []
        parts += [self.one_state(s) for s in range(t.count)]
        if t.rows or "{count}" in d.call_batch:
            parts.append(self.batch())
        else:  # nothing tells the batch function how many states there are
            parts.append(([], self.repeated()))
        declarations, calls = (chain.from_iterable(lines) for lines in zip(*parts, strict=True))
        return [line for line in chain(declarations, calls) if line]

    def once(self) -> tuple[list[str], list[str]]:
        """Declarations and call of the run-once function."""
        d, t = self.driver, self.trial
        pairs = zip(t.unit.parameters, t.p, strict=True)
        if t.unit.record:
            fields = [d.field.format(name=self.local[s], value=d.number(v)) for s, v in pairs]
            text = d.separator.join(fields)
            p = d.record.format(fields=text, name="p", **self.words)
            call, argument = d.call_record or d.call, d.record_argument.format("p")
        else:
            p, call, argument = self.array("p", t.p), d.call, d.array_argument.format("p")
        c = self.shaped(d.constants, "c", (len(t.unit.constants),), 1)
        pre = {**self.words, "function": self.words["pre"]}
        return [p, c], [self.call(call, [argument], ["c"], pre)]

    def one_state(self, s: int) -> tuple[list[str], list[str]]:
        """Declarations and call of the function for state number s."""
        d, t = self.driver, self.trial
        arrays = [f"a{i}s{s}" for i in range(len(t.rows))]
        results = [f"o{i}s{s}" for i in range(len(self.shapes))]
        shaped = list(zip(results, self.shapes, strict=True))
        arguments = [*map(d.array_argument.format, arrays), *self.constants]
        declared = [
            self.array(name, rows[s], a.shape)
            for name, rows, a in zip(arrays, t.rows, t.unit.program.arguments, strict=True)
        ]
        declared += [self.shaped(d.output, name, shape, t.count) for name, shape in shaped]
        shown = [self.shaped(d.show, name, shape, t.count) for name, shape in shaped]
        return declared, [self.call(d.call, arguments, results, self.words), *shown]

    def repeated(self) -> list[str]:
        """The outputs of single calls once more, in the order of a batch."""
        return [
            self.shaped(self.driver.show, f"o{i}s{s}", shape, 1)
            for i, shape in enumerate(self.shapes)
            for s in range(self.trial.count)
        ]

    def batch(self) -> tuple[list[str], list[str]]:
        """Declarations and call of the batch function."""
        d, t = self.driver, self.trial
        results = [f"b{i}" for i in range(len(self.shapes))]
        shaped = list(zip(results, self.shapes, strict=True))
        declared = [
            self.rows(f"a{i}", rows, a.shape)
            for i, (rows, a) in enumerate(zip(t.rows, t.unit.program.arguments, strict=True))
        ]
        declared += [self.shaped(d.output_batch, name, shape, t.count) for name, shape in shaped]
        arrays = [d.batch_argument.format(f"a{i}") for i in range(len(t.rows))]
        words = {**self.words, "count": t.count}
        call = self.call(d.call_batch or d.call, [*arrays, *self.constants], results, words)
        several = len(results) > 1
        shown = [
            self.shaped(
                d.show_batch, name, shape, t.count, d.item.format(i=i, i1=i + 1) if several else ""
            )
            for i, (name, shape) in enumerate(shaped)
        ]
        return declared, [call, *shown]

    def numbers(self, values: Sequence[float]) -> str:
        return self.driver.separator.join(map(self.driver.number, values))

    def array(self, name: str, values: Sequence[float], shape: tuple[int, ...] = ()) -> str:
        """The declaration of an array of numbers, of a matrix where there is a shape."""
        d, numbers = self.driver, self.numbers(values)
        words = {**self.words, "name": name, "size": len(values)}
        if not shape:
            return d.vector.format(values=numbers, **words)
        rows = self.matrix_rows(values, shape)
        if not d.matrix:
            return d.vector.format(values=rows, **words)
        sizes = ", ".join(map(str, shape))
        value = self.matrix_value(values, shape)
        return d.matrix.format(values=numbers, rows=rows, value=value, shape=sizes, **words)

    def rows(self, name: str, rows: Sequence[Sequence[float]], shape: tuple[int, ...] = ()) -> str:
        """The declaration of an array of states."""
        d = self.driver
        write = self.matrix_value if shape else self.row
        items = d.separator.join(write(row, shape) for row in rows)
        template = d.matrices if shape and d.matrices else d.rows
        return template.format(
            name=name,
            rows=items,
            items=items,
            values=self.numbers([x for row in rows for x in row]),
            size=len(rows[0]),
            shape=", ".join(map(str, shape)),
            count=self.trial.count,
            **self.words,
        )

    def row(self, values: Sequence[float], shape: tuple[int, ...] = ()) -> str:
        return self.driver.row.format(values=self.numbers(values))

    def matrix_rows(self, values: Sequence[float], shape: tuple[int, ...]) -> str:
        """The rows of a matrix, separated."""
        width = shape[-1]
        rows = [self.row(values[k : k + width]) for k in range(0, len(values), width)]
        return self.driver.separator.join(rows)

    def matrix_value(self, values: Sequence[float], shape: tuple[int, ...]) -> str:
        """A matrix of numbers."""
        d, rows = self.driver, self.matrix_rows(values, shape)
        return d.matrix_value.format(rows=rows) if d.matrix_value else d.row.format(values=rows)

    def shaped(
        self, template: str, name: str, shape: tuple[int, ...], count: int, item: str = ""
    ) -> str:
        """A line about an output array of a shape."""
        axes = shape or (1,)
        words = {
            "name": name,
            "item": item,
            "size": prod(axes),
            "room": max(prod(axes), 1),
            "count": count,
            "dims": "".join(f"{n}," for n in shape),
            "shape": ", ".join(map(str, axes)),
            "array": f"({', '.join(map(str, shape))})" if shape else "",
        }
        return template.format(**{**self.words, **words})

    def call(
        self, template: str, arguments: Sequence[str], results: Sequence[str], words: Words
    ) -> str:
        """The call of a function with its results."""
        d = self.driver
        several = d.several_results.format(", ".join(results))
        outputs = map(d.array_argument.format, results)
        return template.format(
            arguments=", ".join(arguments),
            everything=", ".join([*arguments, *outputs]),
            results=results[0] if len(results) == 1 else several,
            **words,
        )
