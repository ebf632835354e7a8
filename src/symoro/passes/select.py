"""Dead code: only the wanted outputs stay, and with them only what they need."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from symoro.errors import UnknownName
from symoro.expr import Group, Program


def select(program: Program, outputs: Sequence[str] | None) -> Program:
    """Keep the named outputs, all if None, and what they need.

    A name is that of a whole group or the label of one element; elements make a group of one row.
    """
    if outputs is None:
        return _trim_hints(program)
    wanted = [outputs] if isinstance(outputs, str) else list(outputs)
    names = [g.name for g in program.groups]
    labels = [label for g in program.groups for label in g.labels]
    for name in wanted:
        if name not in labels and name not in names:
            raise UnknownName("output", name, (*names, *labels))
    groups = [_narrow(g, wanted) for g in program.groups]
    return _trim_hints(dataclasses.replace(program, groups=tuple(filter(_is_not_empty, groups))))


def _is_not_empty(group: Group) -> bool:
    return bool(group.values)


def _narrow(group: Group, wanted: Sequence[str]) -> Group:
    """The group, or those of its elements whose labels are wanted."""
    if group.name in wanted:
        return group
    places = [k for k, label in enumerate(group.labels) if label in wanted]
    values = tuple([group.values[k] for k in places])
    return Group(group.name, (len(places),), values, tuple([group.labels[k] for k in places]))


def _trim_hints(program: Program) -> Program:
    if not program.hints or program.hints.keys() <= program.reach:
        return program
    return program.with_hints({n: h for n, h in program.hints.items() if n in program.reach})
