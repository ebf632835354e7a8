"""Which elements of the arrays a program has, and in which order.

Dead code: only the wanted outputs stay, and with them only what they need. Joints may come in
another order than that of the robot.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence

import numpy as np

from symoro.errors import UnknownName
from symoro.expr import Argument, Group, Joints, Program


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
    labels = tuple([group.labels[k] for k in places])
    along = group.joints[0] if len(group.shape) == 1 and group.joints else ()
    axes = (tuple([along[k] for k in places]),) if along else ()
    return Group(group.name, (len(places),), values, labels, axes)


# --- order of the joints --------------------------------------------------------------------------


def reorder(program: Program, joints: Sequence[int]) -> Program:
    """The program with the elements of its arrays in this order of joints; their names and what
    they compute do not change.

    Coordinates that are no joint's come first, products of speeds follow their joints.
    """
    rank = {j: k for k, j in enumerate(joints)}
    groups = tuple(_reordered(g, rank) for g in program.groups)
    layout = tuple(_reordered_places(a, rank) for a in program.layout)
    return dataclasses.replace(program, groups=groups, layout=layout)


def _places(axis: Joints, rank: Mapping[int, int]) -> list[int]:
    """The old place of each new one along an axis."""

    def key(place: int) -> tuple[bool, list[int]]:
        entry = axis[place]
        if isinstance(entry, int):
            return False, [rank.get(entry, -1 if entry == 0 else len(rank) + entry)]
        return entry[0] == entry[1], sorted(rank[j] for j in entry)

    return sorted(range(len(axis)), key=key)


def _reordered_places(argument: Argument, rank: Mapping[int, int]) -> Argument:
    if not argument.joints:
        return argument
    places = _places(argument.joints, rank)
    return dataclasses.replace(
        argument,
        symbols=tuple([argument.symbols[k] for k in places]),
        joints=tuple([argument.joints[k] for k in places]),
    )


def _reordered(group: Group, rank: Mapping[int, int]) -> Group:
    order = np.arange(len(group.values)).reshape(group.shape)
    axes = []
    for k, axis in enumerate(group.all_joints):
        places = _places(axis, rank)
        axes.append(tuple([axis[p] for p in places]))
        order = order.take(places, axis=k) if axis else order
    return Group(
        group.name,
        group.shape,
        tuple([group.values[k] for k in order.ravel()]),
        tuple([group.labels[k] for k in order.ravel()]),
        tuple(axes),
    )


def _trim_hints(program: Program) -> Program:
    if not program.hints or program.hints.keys() <= program.reach:
        return program
    return program.with_hints({n: h for n, h in program.hints.items() if n in program.reach})
