"""The program that `verify` runs: it calls the generated functions on given numbers and prints every output.

For each unit it calls the run-once function, then the function for each state and prints group by group, row by row; then
the batch function and prints each group with all its states. A language gives the templates.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING

from symoro.emit.unit import Unit
from symoro.expr.node import Expr

if TYPE_CHECKING:
    from symoro.emit.printer import Language


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

    {function}, {pre}, {batch} are the functions' names, {name} is that of an array, {values} its numbers, {size} and {shape} its size,
    {reversed} and {order} the shape and the axes last first, {count} the number of states, {item} picks a group out of several.
    """

    file: str
    frame: str  # the whole program: {imports}, {blocks}, {runs}, {real}, {suffix}
    vector: str  # an array of numbers
    rows: str  # an array of states, out of {rows}, each made by `row`, or {values}, all of them
    call: str  # {results} = {function}({arguments})
    show: str
    show_batch: str
    call_record: str = ""  # of the run-once function with a record, where it differs from `call`
    call_batch: str = ""  # like `call`, with the name of the batch function, and {count}
    row: str = "[{values}]"
    record: str = ""  # p with named {fields}, each made by `field`
    field: str = "{name} = {value}"
    output: str = ""  # declares an array for an output of one state
    output_batch: str = ""
    constants: str = ""  # declares c
    by: str = "{0}"  # how an array is handed over
    by_record: str = "{0}"
    by_rows: str = "{0}"
    several: str = "{0}"  # several results, separated by commas
    item: str = "[{i}]"
    between: str = ", "  # numbers
    imports: str = ""  # once per unit
    block: str = "{lines}\n"  # the lines of a unit, number {k}
    run: str = ""  # once per unit, number {k}
    number: Callable[[float], str] = repr

    def files(self, language: Language, trials: Sequence[Trial]) -> dict[str, str]:
        blocks, imports, runs = [], [], []
        for k, trial in enumerate(trials):
            t = dataclasses.replace(trial, unit=language.bounded(trial.unit))
            function, pre, batch = language.functions_of(t.unit)
            names: dict[str, object] = {
                "function": function,
                "pre": pre,
                "batch": batch,
                "real": language.real,
                "k": k,
            }
            blocks.append(
                self.block.format(
                    lines="\n".join(_lines(self, t, language.scope(t.unit).local, names)), **names
                )
            )
            imports.append(self.imports.format(**names))
            runs.append(self.run.format(**names))
        text = self.frame.format(
            imports="".join(imports),
            blocks="".join(blocks),
            runs="".join(runs),
            real=language.real,
            suffix=language.suffix,
        )
        return {self.file: text}


def _lines(d: Driver, t: Trial, local: Mapping[Expr, str], names: dict[str, object]) -> list[str]:
    """The lines of one unit: declarations first, as some languages want them."""
    groups = [g.shape for g in t.unit.program.groups]
    carried = [d.by.format("c")] if t.unit.has_parameters else []
    declared, lines = _once(d, t, local, names) if carried else ([], [])
    for s in range(t.count):
        arrays = [f"a{i}s{s}" for i in range(len(t.rows))]
        results = [f"o{i}s{s}" for i in range(len(groups))]
        declared += [
            _array(d.vector, d, name, rows[s], names)
            for name, rows in zip(arrays, t.rows, strict=True)
        ]
        declared += [
            _shaped(d.output, name, shape, t.count, names)
            for name, shape in zip(results, groups, strict=True)
        ]
        lines.append(_call(d, d.call, [*map(d.by.format, arrays), *carried], results, names))
        lines += [
            _shaped(d.show, name, shape, t.count, names)
            for name, shape in zip(results, groups, strict=True)
        ]
    if t.rows or "{count}" in d.call_batch:
        more, calls = _batch(d, t, names, carried)
        declared, lines = [*declared, *more], [*lines, *calls]
    else:  # nothing tells the batch function how many states there are
        lines += [
            _shaped(d.show, f"o{i}s{s}", shape, 1, names)
            for i, shape in enumerate(groups)
            for s in range(t.count)
        ]
    return [line for line in (*declared, *lines) if line]


def _once(
    d: Driver, t: Trial, local: Mapping[Expr, str], names: dict[str, object]
) -> tuple[list[str], list[str]]:
    if t.unit.record:
        fields = d.between.join(
            d.field.format(name=local[s], value=d.number(v))
            for s, v in zip(t.unit.parameters, t.p, strict=True)
        )
        first, handed = d.record.format(fields=fields, name="p", **names), d.by_record.format("p")
    else:
        first, handed = _array(d.vector, d, "p", t.p, names), d.by.format("p")
    declared = _shaped(d.constants, "c", (len(t.unit.carried),), 1, names)
    return [first, declared], [
        _call(
            d,
            d.call_record or d.call if t.unit.record else d.call,
            [handed],
            ["c"],
            {**names, "function": names["pre"]},
        )
    ]


def _batch(
    d: Driver, t: Trial, names: dict[str, object], carried: list[str]
) -> tuple[list[str], list[str]]:
    groups = [g.shape for g in t.unit.program.groups]
    results = [f"b{i}" for i in range(len(groups))]
    declared = []
    for i, rows in enumerate(t.rows):
        text = d.between.join(
            d.row.format(values=d.between.join(map(d.number, row))) for row in rows
        )
        flat = d.between.join(d.number(x) for row in rows for x in row)
        declared.append(
            d.rows.format(
                name=f"a{i}", rows=text, values=flat, size=len(rows[0]), count=t.count, **names
            )
        )
    declared += [
        _shaped(d.output_batch, name, shape, t.count, names)
        for name, shape in zip(results, groups, strict=True)
    ]
    handed = [*(d.by_rows.format(f"a{i}") for i in range(len(t.rows))), *carried]
    lines = [_call(d, d.call_batch or d.call, handed, results, {**names, "count": t.count})]
    for i, shape in enumerate(groups):
        item = d.item.format(i=i, i1=i + 1) if len(groups) > 1 else ""
        lines.append(_shaped(d.show_batch, f"b{i}", shape, t.count, {**names, "item": item}))
    return declared, lines


def _array(
    template: str, d: Driver, name: str, values: Sequence[float], names: dict[str, object]
) -> str:
    return template.format(
        name=name, values=d.between.join(map(d.number, values)), size=len(values), **names
    )


def _shaped(
    template: str, name: str, shape: tuple[int, ...], count: int, names: dict[str, object]
) -> str:
    """A template about an output array."""
    axes = shape or (1,)
    words = {
        "name": name,
        "size": prod(axes),
        "room": max(prod(axes), 1),
        "count": count,
        "rank": len(axes) + 1,
    }
    words |= {
        "dims": "".join(f"{n}," for n in shape),
        "shape": ", ".join(map(str, axes)),
        "reversed": ", ".join(map(str, axes[::-1])),
    }
    words["order"] = ", ".join(str(k) for k in range(len(axes), 0, -1))
    words["array"] = f"({', '.join(map(str, shape))})" if shape else ""
    words["type"] = _nested(str(names["real"]), shape)
    return template.format(**{**names, **words})


def _nested(real: str, shape: tuple[int, ...]) -> str:
    for n in reversed(shape):
        real = f"[{real}; {n}]"
    return real


def _call(
    d: Driver,
    template: str,
    arguments: Sequence[str],
    results: Sequence[str],
    names: dict[str, object],
) -> str:
    given = results[0] if len(results) == 1 else d.several.format(", ".join(results))
    plain = [*arguments, *map(d.by.format, results)]
    return template.format(
        arguments=", ".join(arguments), everything=", ".join(plain), results=given, **names
    )
