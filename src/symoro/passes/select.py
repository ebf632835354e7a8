"""Dead code: only the wanted outputs stay, and with them only what they need."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from symoro.errors import UnknownName
from symoro.expr.program import Group, Program


def select(program: Program, outputs: Sequence[str] | None) -> Program:
    """Keep the named outputs: whole groups by name, or single elements by label (they make a one-row group)."""
    wanted = None if outputs is None else (outputs,) if isinstance(outputs, str) else tuple(outputs)
    if wanted is None:
        return _trim_hints(program)
    labels = [label for g in program.groups for label in g.labels]
    for name in wanted:
        if name not in labels and name not in (g.name for g in program.groups):
            raise UnknownName("output", name, (*(g.name for g in program.groups), *labels))
    groups = tuple(g for g in (_narrow(g, wanted) for g in program.groups) if g.values)
    return _trim_hints(dataclasses.replace(program, groups=groups))


def _narrow(group: Group, wanted: Sequence[str]) -> Group:
    if group.name in wanted:
        return group
    kept = [k for k, label in enumerate(group.labels) if label in wanted]
    return Group(
        group.name,
        (len(kept),),
        tuple(group.values[k] for k in kept),
        tuple(group.labels[k] for k in kept),
    )


def _trim_hints(program: Program) -> Program:
    if not program.hints or program.hints.keys() <= program.reach:
        return program
    return program.with_hints({n: h for n, h in program.hints.items() if n in program.reach})
