"""Calls of a model with arrays: their checks in Python, and `f.rows` as a built-in function.

Inputs are checked and broadcast, outputs are allocated or taken from `out`, without copies where
possible. The built-in function does this for plain arrays in a few hundred nanoseconds. Its `self`
is a bytes object with the addresses that its machine code needs (`call.ll`); it also keeps the
objects at these addresses alive. If the objects of this interpreter or of NumPy are not laid out as
expected, the Python function is used instead.
"""

from __future__ import annotations

import ctypes
import platform
import struct
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import prod
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.jit.llvm import call_once
from symoro.jit.machine_code import BYTES, TUPLE, support

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


# --- `f.rows` as a built-in function of Python ----------------------------------------------------


FASTCALL, KEYWORDS, ONE_ARGUMENT = 0x80, 0x02, 0x08
MAX_ARRAYS, MAX_GROUPS, MAX_AXES, MAX_NAMES = 16, 16, 4, 4000
NEW_FROM_DESCR = 94  # index in NumPy's table of functions
OUT = sys.intern("out")
FLOAT64 = np.dtype(np.float64)


class Context(bytes):
    """The addresses that the machine code uses; `owners` keeps the objects there alive."""

    owners: tuple[Any, ...]


@dataclass(frozen=True)
class Entry:
    """The data of a model that its built-in function needs."""

    slow: Callable[..., Any]
    single: int
    pre: int
    rows: Any  # a place that holds the address of the batch kernel, 0 until there is one
    constants: np.ndarray | None  # of the known parameters
    parameters: int
    carried: int
    batch: tuple[int, int]  # least and most rows
    arrays: Sequence[int]
    groups: Sequence[tuple[int, ...]]
    owner: Any


class _MethodDef(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("function", ctypes.c_void_p),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    )


def builtin(entry: Entry) -> Callable[..., Any] | None:
    """The built-in function of a model, None if the interpreter or the model does not allow it."""
    fits = (
        0 < len(entry.arrays) < MAX_ARRAYS
        and 0 < len(entry.groups) <= MAX_GROUPS
        and all(len(g) <= MAX_AXES for g in entry.groups)
    )
    if not fits or not _usual():
        return None
    function: Callable[..., Any] = _make()(ctypes.addressof(_method()), _context(entry), None)
    return function


def builtin_by_names(
    rows: Callable[..., Any],
    elements: Sequence[tuple[str, bool]],
    parameters: Sequence[str],
    groups: Sequence[str],
) -> Callable[[dict[str, Any]], dict[str, Array] | None]:
    """The built-in function of a model on a dictionary of numbers; None where it does not answer.

    `rows` is what `builtin` gave (any other function: no dictionary is answered); `elements` are
    the symbols of all arrays, each with whether the model reads it.
    """
    context = getattr(rows, "__self__", None)
    if not isinstance(context, Context) or len(elements) + len(parameters) > MAX_NAMES:
        return _no_answer
    names = [(sys.intern(name) if name else "", read) for name, read in elements]
    names += [(sys.intern(name), True) for name in parameters]
    texts = [sys.intern(name) for name in groups]
    table = [x for name, read in names for x in (id(name) if name else 0, int(read))]
    layout, keys = np.zeros(len(names) + 3, np.uint64), [None] * len(names)
    layout[2] = LAYOUTS
    slots = {name: k for k, (name, _) in enumerate(names) if name}
    fields = [
        id(context) + BYTES, id(dict), id(float), id(np.float64), id(int), id(None),
        *map(_address, DICTIONARY_API), layout.ctypes.data, id(keys), id(slots),
        len(elements), *table, *map(id, texts),
    ]  # fmt: skip
    own = Context(struct.pack(f"<{len(fields)}Q", *fields))
    own.owners = (context, names, texts, layout, keys, slots, support())
    answer: Callable[[dict[str, Any]], dict[str, Array] | None] = _make()(
        ctypes.addressof(_method_by_names()), own, None
    )
    return answer


DICTIONARY_API = (
    "PyDict_GetItem",
    "PyDict_Size",
    "PyDict_New",
    "PyDict_SetItem",
    "PyLong_AsDouble",
    "PyErr_Occurred",
    "PyErr_Clear",
    "PyDict_Next",
    "PyList_SetItem",
)
LAYOUTS = 64  # orders of keys that are learnt: later ones are looked up name by name


def _no_answer(values: dict[str, Any]) -> None:
    return None


@call_once
def _method_by_names() -> _MethodDef:
    """The method definition of all models by names; never freed, as `_method`."""
    doc = b"The model on a dictionary of numbers; None where it is not as simple as that."
    return _MethodDef(b"named", support().addresses["named"], ONE_ARGUMENT, doc)


@call_once
def _make() -> Callable[..., Any]:
    return ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)(
        ("PyCFunction_NewEx", ctypes.pythonapi)
    )


@call_once
def _method() -> _MethodDef:
    """The method definition of all models. It is never freed, since Python reads it when it frees a
    function.
    """
    doc = (
        b"rows($self, /, *arrays, out=None)\n--\n\n"
        b"The model on arrays of shape (..., n): "
        b"in the order of `arguments`, then the parameters p."
    )
    return _MethodDef(b"rows", support().addresses["call"], FASTCALL | KEYWORDS, doc)


def _context(entry: Entry) -> Context:
    constants, last = np.empty(entry.carried + 1), np.full(entry.parameters + 1, np.nan)
    # a NaN that no caller passes: the first parameter vector always differs from the last one
    last.view(np.uint64)[:] = 0x7FF8_DEAD_BEEF_0000
    api = [
        _address(name)
        for name in (
            "PyObject_Vectorcall",
            "PyTuple_New",
            "PyTuple_SetItem",
            "Py_IncRef",
            "Py_DecRef",
        )
    ]
    known = 0 if entry.constants is None else entry.constants.ctypes.data
    table: list[int] = []
    for g in entry.groups:
        table += [len(g), *g, *[0] * (MAX_AXES - len(g))]
    fields = [
        id(np.ndarray), id(FLOAT64), _new_array(), *api, id(entry.slow), id(OUT),
        entry.single, entry.pre, ctypes.addressof(entry.rows),
        known, constants.ctypes.data, last.ctypes.data, entry.parameters, *entry.batch,
        len(entry.arrays), len(entry.groups), *entry.arrays, *table,
    ]  # fmt: skip
    context = Context(struct.pack(f"<{len(fields)}Q", *fields))
    context.owners = (entry, constants, last, support())
    return context


@cache
def _address(name: str) -> int:
    return ctypes.cast(getattr(ctypes.pythonapi, name), ctypes.c_void_p).value or 0


@cache
def _new_array() -> int:
    """The address of PyArray_NewFromDescr."""
    pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
        ("PyCapsule_GetPointer", ctypes.pythonapi)
    )
    module = import_module(
        "numpy._core._multiarray_umath"
        if np.lib.NumpyVersion(np.__version__) >= "2.0.0"
        else "numpy.core._multiarray_umath"
    )
    table = pointer(module._ARRAY_API, None)
    return ctypes.c_void_p.from_address(table + 8 * NEW_FROM_DESCR).value or 0


@cache
def _usual() -> bool:
    """True for CPython with a global lock whose objects have the memory layout that the machine
    code expects.
    """
    if (
        platform.python_implementation() != "CPython"
        or sysconfig.get_config_var("Py_GIL_DISABLED")
        or sys.byteorder != "little"
    ):
        return False
    try:
        return (
            _layout_holds()
            and _numbers_and_lists_hold()
            and bool(_new_array())
            and all(map(_address, ("PyObject_Vectorcall", "PyCFunction_NewEx", "Py_IncRef")))
        )
    except (AttributeError, ImportError, ValueError):
        return False


def _word(address: int) -> int:
    return ctypes.c_uint64.from_address(address).value


def _numbers_and_lists_hold() -> bool:
    """True if floats and lists have the expected layout."""
    items: list[Any] = [OUT, FLOAT64]
    doubles = [ctypes.c_double.from_address(id(x) + 16).value for x in (1.5, np.float64(2.5))]
    places = [_word(_word(id(items) + 24) + 8 * k) for k in range(len(items))]
    return doubles == [1.5, 2.5] and places == [id(x) for x in items]


def _layout_holds() -> bool:
    sample = np.arange(6.0).reshape(2, 3)
    at = id(sample)

    content = Context(b"12345678")
    names = (OUT,)
    right = (
        _word(at + 8) == id(np.ndarray)
        and _word(at + 16) == sample.ctypes.data
        and ctypes.c_int32.from_address(at + 24).value == 2
    )
    right = (
        right
        and [_word(_word(at + 32) + 8 * k) for k in (0, 1)] == [2, 3]
        and _word(at + 56) == id(sample.dtype) == id(FLOAT64)
    )
    right = right and ctypes.c_int32.from_address(at + 64).value & 0x501 == 0x501
    return (
        right
        and ctypes.string_at(id(content) + BYTES, 8) == b"12345678"
        and _word(id(names) + 8 * TUPLE) == id(OUT)
        and _word(id(names) + 16) == 1
    )
