"""Arrays of a call: inputs are checked and broadcast, outputs are allocated or taken from `out`,
without copies where possible.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName

Array = np.ndarray


def flat(x: Array, batch: tuple[int, ...], inner: int) -> Array:
    """Join the axes of the batch to one; an array that is the same for all states loses them.

    The last `inner` axes stay.
    """
    own = x.shape[: x.ndim - inner]
    rest = x.shape[x.ndim - inner :]
    if prod(own) == 1:
        return x.reshape(rest)
    if own != batch:
        x = np.broadcast_to(x, (*batch, *rest))
    return x.reshape((prod(batch), *rest))


@dataclass(frozen=True)
class Results:
    """The arrays that a call returns, and the targets of shape (states, elements) that it writes:
    views of these arrays or temporary arrays.
    """

    arrays: tuple[Array, ...]
    targets: tuple[Array, ...]

    def finish(self) -> tuple[Array, ...]:
        """Copy temporary arrays to the returned ones; return these."""
        for array, target in zip(self.arrays, self.targets, strict=True):
            if not np.may_share_memory(array, target):
                array[...] = target.reshape(array.shape)
        return self.arrays


def results(
    groups: Mapping[str, tuple[int, ...]], batch: tuple[int, ...], out: Any, inputs: Sequence[Array]
) -> Results:
    """Arrays for the output groups: new ones, or those of `out`. If one of these overlaps an input,
    a temporary array is written first.
    """
    if out is None:
        arrays = tuple(np.empty((*batch, *shape)) for shape in groups.values())
    else:
        arrays = tuple(
            _given(name, (*batch, *shape), x)
            for (name, shape), x in zip(groups.items(), _listed(groups, out), strict=True)
        )
    clashing = inputs if out is not None else ()
    targets = tuple(
        _target(x, prod(batch), prod(shape), clashing, dense=not batch)
        for x, shape in zip(arrays, groups.values(), strict=True)
    )
    return Results(arrays, targets)


def _listed(groups: Mapping[str, tuple[int, ...]], out: Any) -> list[Any]:
    if isinstance(out, Mapping):
        for name in out:
            if name not in groups:
                raise UnknownName("out", name, groups)
        return [out.get(name) for name in groups]
    listed = [out] if len(groups) == 1 and not isinstance(out, tuple | list) else list(out)
    if len(listed) != len(groups):
        raise InputError("out", f"{len(listed)} arrays", f"{len(groups)}: {', '.join(groups)}")
    return listed


def _given(name: str, shape: tuple[int, ...], x: Any) -> Array:
    if x is None:
        return np.empty(shape)
    if (
        not isinstance(x, np.ndarray)
        or x.dtype != np.float64
        or not x.dtype.isnative
        or x.shape != shape
    ):
        kind = f"{x.dtype} of shape {x.shape}" if isinstance(x, np.ndarray) else type(x).__name__
        raise InputError(f"out, {name}", kind, f"an array of float64 of shape {shape}")
    if not x.flags.writeable:
        raise InputError(f"out, {name}", "an array that is read-only", "one that can be written")
    return x


def _target(x: Array, states: int, size: int, inputs: Sequence[Array], dense: bool) -> Array:
    view = x.reshape((states, size))  # a temporary copy if the axes cannot be joined
    clash = (
        not view.flags.aligned
        or (dense and not view.flags.c_contiguous)
        or any(np.may_share_memory(view, y) for y in inputs)
    )
    return np.empty((states, size)) if clash else view
