"""The public objects: `generate` a model of a robot, look at it, write it, run it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.expr.cost import Cost, cost
from symoro.expr.derivative import differentiate
from symoro.expr.interpret import run
from symoro.expr.node import Expr, Role
from symoro.expr.program import Program
from symoro.models.catalogue import CATALOGUE, ModelSpec, check_structure
from symoro.models.options import read_options
from symoro.models.trace import Namer, Traced, make_program
from symoro.passes.pipeline import Optimised, optimise
from symoro.passes.price import price
from symoro.passes.select import select
from symoro.robot.data import Robot


@dataclass(frozen=True)
class Model:
    """A generated model: a program with its optimised form, for one robot and one set of options."""

    robot: Robot
    id: str
    traced: Program
    options: Mapping[str, Any]
    notes: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def optimised(self) -> Optimised:
        return optimise(self.traced, self.options["objective"], self.options["outputs"])

    @property
    def program(self) -> Program:
        """The program after all passes."""
        return self.optimised.program

    @property
    def inputs(self) -> tuple[str, ...]:
        """The symbols that it needs, in SYMORO's spelling: variables, then parameters."""
        return tuple(s.payload[0] for s in self.program.symbols)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameters that it needs, in the order of the array `p` of generated code."""
        return self.program.parameters

    @property
    def groups(self) -> dict[str, tuple[int, ...]]:
        """Output groups and their shapes."""
        return {g.name: g.shape for g in self.program.groups}

    @cached_property
    def cost(self) -> Cost:
        """Operations per call."""
        return cost(self.program)

    @property
    def factors(self) -> tuple[str, ...]:
        """For a determinant: the factors whose zeros are the singular configurations."""
        return tuple(str(f) for f in self.facts.get("factors", ()))

    def evaluate(self, values: Mapping[str, Any] | None = None) -> dict[str, np.ndarray]:
        """Each output group as an array (*batch, *shape); floats or arrays per symbol, known values of the robot filled in."""
        known = {**self.robot.values, **(values or {})}
        missing = [name for name in self.inputs if name not in known]
        if missing:
            raise InputError(f"values for {self.id}", f"none for {', '.join(missing)}", "a number or an array for each input", "m.inputs lists them.")
        unknown = [name for name in (values or {}) if name not in self.robot.symbols and name not in self.inputs]
        if unknown:
            raise UnknownName(f"values for {self.id}", unknown[0], self.inputs)
        return run(self.program, known)

    def derivative(self, wrt: str | Iterable[str] = "q", method: str = "auto") -> Model:
        """The model's derivatives with respect to q, qd, qdd, tau, fe or any list of inputs; groups are named dT_dq …"""
        variables, suffix = self._variables(wrt)
        program = differentiate(select(self.traced, self.options["outputs"]), variables, suffix, method)
        return Model(self.robot, f"{self.id}-d{suffix}", program, {**self.options, "outputs": None}, (f"derivatives of {self.id} with respect to {suffix}",))

    def _variables(self, wrt: str | Iterable[str]) -> tuple[list[Expr], str]:
        by_role = {a.name: [s for s in a.symbols if s is not None] for a in self.traced.layout}
        if isinstance(wrt, str) and wrt in by_role:
            return by_role[wrt], wrt
        names = [wrt] if isinstance(wrt, str) else list(wrt)
        symbols = {s.payload[0]: s for s in (*self.traced.symbols, *(x for xs in by_role.values() for x in xs))}
        for name in names:
            if name not in symbols:
                raise UnknownName(f"derivative of {self.id} with respect to", name, (*by_role, *symbols))
        return [symbols[n] for n in names], names[0] if len(names) == 1 else "x"


def models() -> tuple[ModelSpec, ...]:
    """The catalogue of models: id, menu, title, groups, options."""
    return tuple(CATALOGUE.values())


def generate(robot: Robot, model: str, **options: Any) -> Model:
    """The model of a robot; options are keywords, wrong ones raise with the list of those that exist."""
    if model not in CATALOGUE:
        raise UnknownName("model", model, CATALOGUE)
    spec = CATALOGUE[model]
    check_structure(spec, robot)
    chosen = read_options(model, spec.options, robot, options)
    best = min((_trace(spec, robot, chosen | variant) for variant in spec.variants(robot, chosen)), key=lambda m: _price(m, chosen))
    return best


def _trace(spec: ModelSpec, robot: Robot, options: dict[str, Any]) -> Model:
    namer = Namer(opaque=options["mode"] == "symoro")
    traced: Traced = spec.build(robot, options, namer)
    program = make_program(f"{robot.name}_{spec.id}".replace("-", "_").lower(), robot, traced, namer)
    return Model(robot, spec.id, program, options, traced.notes, traced.facts)


def _price(model: Model, options: Mapping[str, Any]) -> float:
    return price(select(model.traced, options["outputs"]), options["objective"])


__all__ = ["Model", "Role", "generate", "models"]
