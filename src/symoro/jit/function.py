"""A model as a function that runs: `f(q, qd, …, p)` by arrays, `f({"q1": …})` by names."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any, Protocol, overload

import numpy as np

from symoro.errors import InputError, MissingTool, UnknownName
from symoro.expr import Program, common_batch, real
from symoro.jit.array_calls import Array, Entry, builtin, builtin_by_names, flat, results
from symoro.jit.backends import THREAD_WORK, Native, Replayed
from symoro.jit.llvm import available, host

BACKENDS = ("auto", "llvm", "numpy")
MAX_PARAMETER_SETS = 8  # parameter sets whose constants are kept
# nanoseconds that a batch may keep Python's lock: longer ones are worth threads
MAX_LOCKED_WORK = 2 * THREAD_WORK


class Grouping(Protocol):
    """Computes the parameters of a call that follow from the given ones."""

    def completed(self, values: Mapping[str, Any]) -> dict[str, Any]: ...


class Rows:
    """The model on arrays of shape (..., n).

    The Python side of `f.rows`: any layout, any batch, every message.
    """

    def __init__(
        self, backend: Native | Replayed, program: Program, values: Mapping[str, float]
    ) -> None:
        self.backend, self.function = backend, program.name
        self.groups = {g.name: g.shape for g in program.groups}
        self.names = tuple(a.name for a in program.arguments)
        self.sizes = tuple(len(a.symbols) for a in program.arguments)
        self.parameters = program.parameters
        self.known = {name: float(values[name]) for name in self.parameters if name in values}
        self._constants: OrderedDict[bytes, Array] = OrderedDict()

    @cached_property
    def default(self) -> Array | None:
        """The parameter vector of the known values, None where some are not known."""
        return (
            np.array([self.known[n] for n in self.parameters])
            if len(self.known) == len(self.parameters)
            else None
        )

    @property
    def signature(self) -> str:
        p = (
            [
                f"p ({len(self.parameters)})"
                if self.default is None
                else f"[p ({len(self.parameters)})]"
            ]
            if self.parameters
            else []
        )
        return ", ".join(
            [*(f"{name} ({size})" for name, size in zip(self.names, self.sizes, strict=True)), *p]
        )

    def __call__(self, *arrays: Any, out: Any = None) -> Any:
        groups = self.run(self._read(arrays), out)
        return groups[0] if len(groups) == 1 else groups

    def _read(self, arrays: Sequence[Any]) -> list[Array]:
        """One array per argument and the parameter vector, shapes checked."""
        expected = len(self.names) + bool(self.parameters)
        if len(arrays) == expected - 1 and self.parameters:
            arrays = (*arrays, self._default_parameters())
        if len(arrays) != expected:
            given = f"{len(arrays)} argument{'' if len(arrays) == 1 else 's'}"
            raise InputError(
                self.function,
                given,
                f"{self.function}({self.signature})",
                "Elements in [] may be left out. One mapping of names is taken too: f.inputs.",
            )
        names, sizes = (*self.names, "p"), (*self.sizes, len(self.parameters))
        checked = [
            real(x, f"{self.function}, {name}") for x, name in zip(arrays, names, strict=False)
        ]
        for x, name, size in zip(checked, names, sizes, strict=False):
            if not x.ndim or x.shape[-1] != size:
                raise InputError(
                    f"{self.function}, {name}",
                    f"shape {x.shape}",
                    f"(..., {size})",
                    "The last axis counts the elements, the leading ones the states.",
                )
        return checked

    def _default_parameters(self) -> Array:
        """The parameter vector of the known values; an error if some are not known."""
        if self.default is None:
            missing = [n for n in self.parameters if n not in self.known]
            raise InputError(
                self.function,
                "no parameters p",
                f"values of {', '.join(missing)}",
                f"Pass p in the order of f.parameters: {self.function}({self.signature}).",
            )
        return self.default

    def run(self, arrays: Sequence[Array], out: Any = None) -> tuple[Array, ...]:
        """The output groups; `arrays` as `_read` gives them."""
        names = (*self.names, "p")
        batch = common_batch({name: x.shape[:-1] for name, x in zip(names, arrays, strict=False)})
        places = results(self.groups, batch, out, arrays)
        if prod(batch) == 0:
            return places.finish()
        inputs = [flat(x, batch, 1) for x in arrays]
        p = inputs.pop() if self.parameters else np.empty(0)
        backend, c = (
            (self.backend.unhoisted, np.zeros(1))
            if p.ndim == 2
            else (self.backend, self.constants(p))
        )
        inputs += [p] if p.ndim == 2 else []
        if not batch:
            backend.single(
                [np.ascontiguousarray(x) for x in inputs],
                c,
                [x.reshape(-1) for x in places.targets],
            )
        else:
            backend.rows(prod(batch), inputs, c, places.targets)
        return places.finish()

    def constants(self, p: Array) -> Array:
        """The run-once part, remembered for the last few parameter sets."""
        key = p.tobytes()
        constants = self._constants.get(key)
        if constants is None:
            constants = self._constants[key] = self.backend.constants(p)
            if len(self._constants) > MAX_PARAMETER_SETS:
                self._constants.popitem(last=False)
        return constants


class Compiled:
    """A model, ready to run.

    The call and `rows` take arrays in the order of `arguments`, then the parameters; the call also
    takes one mapping of names.
    """

    # built-in functions of Python if machine code and this interpreter allow it
    rows: Callable[..., Any]
    _named: Callable[[dict[str, Any]], dict[str, Array] | None]

    def __init__(
        self,
        program: Program,
        values: Mapping[str, float] | None = None,
        backend: str = "auto",
        threads: int | None = None,
        cache: bool = True,
        ignored: Collection[str] = (),
        grouping: Grouping | None = None,
        joint_names: tuple[str, ...] = (),
    ) -> None:
        """`values` are known parameters; `ignored` are names that a call may give though the
        program does not need them.

        `grouping` completes the values of a call by those that follow from them; `joint_names` are
        those of the elements of q, qd, qdd and tau.
        """
        if backend not in BACKENDS:
            raise UnknownName("backend", backend, BACKENDS)
        if threads is not None and threads < 1:
            raise InputError(
                "threads",
                str(threads),
                "a number of 1 or more, or None: as many as the batch is worth",
            )
        if backend == "llvm" and not available():
            raise MissingTool(
                'Machine code needs llvmlite: pip install llvmlite. Without it use backend="numpy".'
            )
        self.program, self.threads = program, threads
        self.ignored, self.grouping = ignored, grouping
        self.joint_names = joint_names
        self._made_of = (program, values, backend, threads, cache, ignored, grouping, joint_names)
        self._backend: Native | Replayed = (
            Native(program, threads, cache)
            if backend != "numpy" and available()
            else Replayed(program)
        )
        self._rows = Rows(self._backend, program, values or {})

    def ready(self, batch: bool = False) -> Compiled:
        """Wait until the machine code of single states (and of batches of rows) is compiled, as the
        first call would do.
        """
        if isinstance(self._backend, Native):
            for kernel in ("single", "rows") if batch else ("single",):
                _ = self._backend.code(kernel).addresses
            _ = self.rows
        return self

    def __getattr__(self, name: str) -> Any:
        """Create `rows` and `_named` at their first use.

        They are no cached properties: before Python 3.12 these hold a lock while they compute, and
        a child process forked meanwhile would inherit the lock.
        """
        if name == "rows":
            native = self._builtin() if isinstance(self._backend, Native) else None
            self.rows = native or self._rows
            return self.rows
        if name == "_named":
            self._named = self._builtin_by_names()
            return self._named
        raise AttributeError(
            f"'{type(self).__name__}' object has no attribute '{name}'", name=name, obj=self
        )

    def _builtin_by_names(self) -> Callable[[dict[str, Any]], dict[str, Array] | None]:
        used = set(self.program.symbols)
        elements = [
            ("" if s is None else s.payload[0], s in used)
            for a in self.program.arguments
            for s in a.symbols
        ]
        return builtin_by_names(self.rows, elements, self.parameters, tuple(self.groups))

    @property
    def joints(self) -> tuple[str, ...]:
        """The variables of the elements of q, qd, qdd and tau."""
        places = next((a.symbols for a in self.program.layout if a.joints), ())
        return tuple(str(s) for s in places)

    @cached_property
    def inputs(self) -> tuple[str, ...]:
        """The symbols of a call by names: variables, then parameters."""
        return tuple(s.payload[0] for s in self.program.symbols)

    @cached_property
    def arguments(self) -> dict[str, tuple[str, ...]]:
        """The arrays of `rows` before the parameters, each with its elements; '' where one is not
        read.
        """
        used = set(self.program.symbols)
        return {
            a.name: tuple(s.payload[0] if s is not None and s in used else "" for s in a.symbols)
            for a in self.program.arguments
        }

    @property
    def parameters(self) -> tuple[str, ...]:
        """The elements of the parameter vector `p`."""
        return self._rows.parameters

    @property
    def known(self) -> dict[str, float]:
        """The parameters that have a known value, which a call may leave out."""
        return dict(self._rows.known)

    @property
    def groups(self) -> dict[str, tuple[int, ...]]:
        """Output groups and their shapes."""
        return dict(self._rows.groups)

    @property
    def backend(self) -> str:
        """llvm or numpy."""
        return self._backend.name

    @property
    def address(self) -> int:
        """The address of the machine code for one state, a C function
        void f(const double *const *in, const double *constants, double *const *out).
        """
        if not isinstance(self._backend, Native):
            raise InputError(
                self.program.name, "the numpy backend, which has no machine code", 'backend="llvm"'
            )
        return self._backend.code("single").addresses["single"]

    @property
    def batch_address(self) -> int:
        """The address of the machine code for n rows of states, n not below `lanes`, a C function
        void f(int64_t n, const double *const *in, const int64_t *steps, const double *constants,
        double *const *out), the steps in bytes.
        """
        assert isinstance(self._backend, Native)
        return self._backend.code("rows").addresses["rows"]

    def share(self, n: int, part: Callable[[int, int], None]) -> None:
        """Run `part(first, last)` on n states, in several threads if the batch is large."""
        assert isinstance(self._backend, Native)
        self._backend.share(n, part)

    def constants(self, values: Mapping[str, float]) -> Array:
        """The constants that the code for one state reads, computed from the parameters once."""
        return self._rows.constants(np.array([float(values[name]) for name in self.parameters]))

    @property
    def lanes(self) -> int:
        """The number of states that one vector instruction of a batch processes."""
        return self._backend.lanes

    @property
    def ir(self) -> str:
        """The LLVM text of the code of single states and of batches of rows."""
        return "\n".join(code.text for code in self._codes())

    @property
    def asm(self) -> str:
        """The machine's instructions."""
        return "\n".join(code.assembly() for code in self._codes())

    @property
    def milliseconds(self) -> float:
        """Milliseconds spent so far on compiling machine code or loading it from disk."""
        return (
            sum(code.milliseconds for code in self._backend.codes.values())
            if isinstance(self._backend, Native)
            else 0.0
        )

    @property
    def cached(self) -> bool:
        """True if all machine code so far was loaded from disk."""
        return isinstance(self._backend, Native) and all(
            code.cached for code in self._backend.codes.values()
        )

    def __reduce__(self) -> tuple[Any, ...]:
        # another process compiles for itself, or loads the code from disk
        return Compiled, self._made_of

    def __repr__(self) -> str:
        how = (
            f"llvm for {host().cpu}, {self.lanes} lanes"
            if isinstance(self._backend, Native)
            else "numpy"
        )
        spent = (
            f", {'loaded' if self.cached else 'compiled'} in {self.milliseconds:.0f} ms"
            if self.milliseconds
            else ""
        )
        signature = f"{self.program.name}({self._rows.signature}) → {', '.join(self.groups)}"
        return f"<{signature}: {how}{spent}>"

    @overload
    def __call__(self, values: Mapping[str, Any], /, *, out: Any = None) -> dict[str, Array]: ...
    @overload
    def __call__(self, *arrays: Any, out: Any = None) -> Any: ...
    def __call__(self, *arrays: Any, out: Any = None) -> Any:
        """The model on arrays in joint order, f(q, qd, qdd), or on inputs by name, f({"q1": …}).

        Arrays of shape (..., n) in the order of `arguments`, then the parameters p where not all
        are known, give what `rows` gives: the array of the single output group, or a tuple of
        arrays. A mapping gives each output group by name, as an array of shape (*batch, *shape);
        its numbers and arrays broadcast.
        """
        if out is None:
            if len(arrays) != 1:
                return self.rows(*arrays)
            result = self._named(arrays[0])
            if result is not None:
                return result
        return self._any_call(arrays, out)

    def _any_call(self, arrays: tuple[Any, ...], out: Any) -> Any:
        """Any call but the common ones of one dictionary or of several arrays."""
        if len(arrays) == 1 and type(arrays[0]) is not Array and isinstance(arrays[0], Mapping):
            return self._by_names(arrays[0], out)
        return self.rows(*arrays) if out is None else self.rows(*arrays, out=out)

    def _by_names(self, values: Mapping[str, Any], out: Any) -> dict[str, Array]:
        """Each output group from inputs by name."""
        if self.grouping is not None:
            values = self.grouping.completed(values)
        self._check(values)
        given = {
            name: real(values[name] if name in values else self._rows.known[name], name)
            for name in self.inputs
        }
        batch = common_batch({name: x.shape for name, x in given.items()})
        p = self._stack(given, self.parameters)
        if batch and all(given[name].ndim == 0 for name in self.parameters):
            outputs = self._by_columns(given, batch, p, out)
        else:
            arrays = [self._stack(given, names) for names in self.arguments.values()]
            outputs = self._rows.run([*arrays, *([p] if self.parameters else [])], out)
        return dict(zip(self.groups, outputs, strict=True))

    def _by_columns(
        self, given: Mapping[str, Array], batch: tuple[int, ...], p: Array, out: Any
    ) -> tuple[Array, ...]:
        """A batch straight from the arrays of its inputs."""
        places = results(self.groups, batch, out, list(given.values()))
        if prod(batch):
            columns = [flat(given[s.payload[0]], batch, 0) for s in self._backend.face.columns]
            self._backend.columns(prod(batch), columns, self._rows.constants(p), places.targets)
        return places.finish()

    def _check(self, values: Mapping[str, Any]) -> None:
        place = f"values for {self.program.name}"
        missing = [
            name for name in self.inputs if name not in values and name not in self._rows.known
        ]
        if missing:
            raise InputError(
                place,
                f"none for {', '.join(missing)}",
                "a number or an array for each input",
                "f.inputs lists them.",
            )
        for name in values:
            if name not in self.inputs and name not in self.ignored:
                raise UnknownName(place, name, self.inputs)

    @staticmethod
    def _stack(given: Mapping[str, Array], names: Sequence[str]) -> Array:
        """The inputs of these names as one array; zero where an element is not read."""
        columns = [given[n] if n else np.zeros(()) for n in names]
        if all(x.ndim == 0 for x in columns):
            return np.array([x.item() for x in columns])
        return np.stack(np.broadcast_arrays(*columns), axis=-1)

    def _codes(self) -> list[Any]:
        if not isinstance(self._backend, Native):
            raise InputError(
                self.program.name, "the numpy backend, which has no machine code", 'backend="llvm"'
            )
        return [self._backend.code(kernel) for kernel in ("single", "rows")]

    def _builtin(self) -> Callable[..., Any] | None:
        native, rows = self._backend, self._rows
        assert isinstance(native, Native)
        code = native.code("single")
        default = rows.default
        return builtin(
            Entry(
                slow=rows,
                single=code.addresses["single"],
                pre=code.addresses.get("pre", 0),
                rows=native.address_of_rows,
                constants=None if default is None else rows.constants(default),
                parameters=len(rows.parameters),
                carried=len(native.face.carried),
                batch=(native.lanes, int(MAX_LOCKED_WORK / native.nanoseconds)),
                arrays=rows.sizes,
                groups=tuple(rows.groups.values()),
                owner=native,
            )
        )
