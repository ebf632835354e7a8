"""`robot.compute`: every model of a robot as a function on arrays, compiled at its first call.

    arm = sy.load("panda")
    tau = arm.compute.inverse_dynamics(q, qd, qdd)

The functions are kept with the robot, one for each model and set of options.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from keyword import iskeyword
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.catalogue import CATALOGUE, ModelSpec, find_model
from symoro.errors import InputError, SymoroError, UnknownName
from symoro.robot import Robot

WRENCH = "fe"  # the argument that may be left out: external wrenches are then zero
Key = tuple[tuple[str, str], ...]


class Compute:
    """The models of one robot as functions: `compute.idm(q, qd, qdd)`.

    Names are ids with underscores (`idm`, `id_dynamic`) and the other names of the catalogue
    (`inverse_dynamics`, `mass_matrix`, `rnea` …); `dir(robot.compute)` lists them.
    """

    def __init__(self, robot: Robot) -> None:
        self._robot = robot
        self._functions: dict[str, ModelFunction] = {}

    def __getattr__(self, name: str) -> ModelFunction:
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            spec = find_model(name)
        except UnknownName as error:
            raise UnknownAttribute(error) from None
        if spec.id not in self._functions:
            self._functions[spec.id] = _function_of(self._robot, spec)
        return self._functions[spec.id]

    def __dir__(self) -> list[str]:
        names = [
            name.replace("-", "_")
            for spec in CATALOGUE.values()
            if spec.id != "base-parameters" and _has_structure(spec, self._robot)
            for name in (spec.id, *spec.names)
        ]
        return sorted(names)

    def __repr__(self) -> str:
        return f"<models of {self._robot.name} as functions: {', '.join(self.__dir__())}>"


class UnknownAttribute(UnknownName, AttributeError):
    """A model that does not exist; `hasattr` and completion treat it as a missing attribute."""

    def __init__(self, error: UnknownName) -> None:
        SymoroError.__init__(self, str(error))
        self.place, self.found, self.expected = error.place, error.found, error.expected
        self.todo, self.known = error.todo, error.known


def _has_structure(spec: ModelSpec, robot: Robot) -> bool:
    """True unless the model does not exist for the robot's structure."""
    try:
        spec.check(robot)
    except SymoroError:
        return False
    return True


def _function_of(robot: Robot, spec: ModelSpec) -> ModelFunction:
    if spec.id == "base-parameters":
        todo = 'Use sy.generate(robot, "base-parameters").'
        raise InputError(f"compute of {robot.name}", spec.id, "a model with array inputs", todo)
    poses = any(option.name == "fixed" for option in spec.options)
    kind = PoseFunction if poses else LoopFunction if spec.solver else ModelFunction
    return kind(robot, spec)


class ModelFunction:
    """One model of one robot as a function on arrays."""

    summary = "arrays of shape (..., n) in joint order, whose leading axes broadcast"

    def __init__(self, robot: Robot, spec: ModelSpec) -> None:
        self.robot, self.spec = robot, spec
        self.__name__ = spec.id.replace("-", "_")
        self.__doc__ = _documentation(spec, self.summary)
        self._compiled: dict[Key, Any] = {}

    def __repr__(self) -> str:
        return f"<{self.spec.title} of {self.robot.name}: compute.{self.__name__}>"

    def model(self, derivative: Any = None, **options: Any) -> Any:
        """The generated model under these options; `derivative` as for `Model.derivative`."""
        model = generate(self.robot, self.spec.id, **options)
        return model if derivative is None else model.derivative(derivative)

    def compiled(self, **options: Any) -> Any:
        """The compiled model under these options, kept for the next call."""
        key = tuple((name, repr(options[name])) for name in sorted(options)) if options else ()
        if key not in self._compiled:
            self._compiled[key] = self.model(**options).compile()
        return self._compiled[key]

    @property
    def arguments(self) -> dict[str, tuple[str, ...]]:
        """The arrays of a call with default options, each with its elements ('': not read)."""
        arguments: dict[str, tuple[str, ...]] = self.compiled().arguments
        return arguments

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters that the model reads with default options, in the order of `p`."""
        parameters: tuple[str, ...] = self.compiled().parameters
        return parameters

    def __call__(
        self,
        *arrays: Any,
        p: Any = None,
        values: Mapping[str, Any] | None = None,
        out: Any = None,
        **options: Any,
    ) -> Any:
        f = self.compiled(**options)
        arrays = _with_wrench(f, arrays)
        vector = p if values is None else _parameter_vector(f, values, p)
        if vector is not None:
            if len(arrays) > len(f.arguments):
                raise InputError(f.program.name, "parameters twice", "p or values once")
            arrays = (*arrays, vector)
        result = f(*arrays, out=out)
        return result if len(f.program.groups) == 1 else _named(self.__name__, f, result)


def _with_wrench(f: Any, arrays: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arrays for the compiled model f, with zeros for external wrenches that are left out."""
    if WRENCH not in f.arguments or len(arrays) != len(f.arguments) - 1:
        return arrays
    place = list(f.arguments).index(WRENCH)
    return (*arrays[:place], np.zeros(len(f.arguments[WRENCH])), *arrays[place:])


def _parameter_vector(f: Any, values: Mapping[str, Any], p: Any) -> Any:
    """The parameter vector of the compiled model f from values by name and known ones."""
    place = f"values for {f.program.name}"
    if not isinstance(values, Mapping):
        raise InputError(place, repr(values)[:60], "a dictionary, parameter name to number")
    if p is not None:
        raise InputError(place, "p beside it", "one of them")
    for name in values:
        if name not in f.parameters and name not in f.ignored:
            raise UnknownName(place, name, f.parameters)
    known = {**f.known, **(f.grouping.completed(values) if f.grouping else values)}
    missing = [name for name in f.parameters if name not in known]
    if missing:
        raise InputError(place, f"none for {', '.join(missing)}", "a number for each parameter")
    if not f.parameters:
        return None
    return np.stack(np.broadcast_arrays(*(known[name] for name in f.parameters)), axis=-1)


def _named(name: str, f: Any, arrays: tuple[Any, ...]) -> Any:
    """The arrays of several output groups as a named tuple."""
    fields = [f"{group}_" if iskeyword(group) else group for group in f.groups]
    return namedtuple(name, fields)(*arrays)


class PoseFunction(ModelFunction):
    """An inverse geometric model as a function of poses."""

    summary = "a pose T (4, 4), or poses (N, 4, 4)"

    def __call__(self, T: Any, **options: Any) -> Any:  # type: ignore[override]  # takes a pose
        own = {option.name for option in self.spec.options}
        f = self.compiled(**{name: x for name, x in options.items() if name in own})
        rest = {name: x for name, x in options.items() if name not in own}
        return f.batch(T, **rest) if np.ndim(T) == 3 else f(T, **rest)


class LoopFunction(ModelFunction):
    """The geometry of closed loops as a function of the motorised joints."""

    summary = "positions (..., motors) of the motorised joints, in joint order"

    def __call__(self, q: Any, **options: Any) -> Any:  # type: ignore[override]  # motors only
        f = self.compiled(**options)
        motors = np.asarray(q, float)
        if not motors.ndim or motors.shape[-1] != len(f.active):
            expected = f"(..., {len(f.active)}): {', '.join(f.active)}"
            raise InputError(f"{self.robot.name}, q", f"shape {motors.shape}", expected)
        given = {name: motors[..., k] for k, name in enumerate(f.active)}
        return f.batch(given) if motors.ndim > 1 else f({n: float(x) for n, x in given.items()})


def _documentation(spec: ModelSpec, summary: str) -> str:
    names = f" Other names: {', '.join(spec.names)}." if spec.names else ""
    options = "\n".join(f"    {o.name} = {o.default!r}: {o.help}" for o in spec.options)
    outputs = ", ".join(spec.groups)
    return (
        f"{spec.title} ({spec.id}).{names}\n\n"
        f"Arguments: {summary}; `arguments` lists them.\n"
        f"External wrenches fe may be left out: they are then zero.\n"
        f"Parameters without a known value: p=vector in the order of `parameters`, or\n"
        f"values={{name: number}}. Result: {outputs}.\n\nOptions:\n{options}\n"
    )
