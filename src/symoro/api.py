"""The public objects: `generate` a model of a robot, look at it, write it, run it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from symoro.cache import digest, remembered
from symoro.emit import interchange
from symoro.emit.languages import LANGUAGES, emit, emit_text
from symoro.emit.options import CONSTANTS
from symoro.emit.unit import Unit, identifier
from symoro.emit.verify import Verification, verify_all
from symoro.errors import InputError, UnknownName
from symoro.expr.cost import Cost, cost
from symoro.expr.derivative import differentiate
from symoro.expr.infix import display
from symoro.expr.interpret import run
from symoro.expr.node import PARAMETER_LEVEL, Expr, Role
from symoro.expr.ops import DIV
from symoro.expr.program import Program
from symoro.formats.files import write_text
from symoro.jit.function import Compiled
from symoro.models.catalogue import CATALOGUE, ModelSpec, check_structure
from symoro.models.dynamic.search import FORMS_VERSION, plausible
from symoro.models.options import COMMON, read_options
from symoro.models.trace import Build, Namer, Traced, make_program
from symoro.passes.pipeline import Optimised, optimise
from symoro.passes.price import price
from symoro.passes.select import select
from symoro.passes.substitute import with_numbers
from symoro.robot.data import Robot

DIVIDES = "divides by parameters"


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
        return tuple(display(f) for f in self.facts.get("factors", ()))

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

    def compile(self, backend: str = "auto", *, values: Mapping[str, float] | None = None, threads: int | None = None, cache: bool = True) -> Compiled:
        """The model as a function that runs: machine code ("llvm"), or "numpy" where llvmlite is missing ("auto").

        `values` are parameters to fold in as numbers; `threads` limits those of a batch (None: as many as it is worth);
        `cache` keeps machine code on disk. Known values of the robot are used where a call gives none.
        """
        program = optimise(with_numbers(self.traced, values), self.options["objective"], self.options["outputs"]).program if values else self.program
        return Compiled(program, self.robot.values, backend, threads, cache, ignored=frozenset(self.robot.symbols))

    @cached_property
    def unit(self) -> Unit:
        """What generated code is made of."""
        base = self.id
        while base not in CATALOGUE and "-d" in base:  # idm-dq: a derivative of idm
            base = base.rpartition("-d")[0]
        spec = CATALOGUE.get(base)
        title = f"{spec.title if spec else self.id}{'' if base == self.id else ', derivatives'} ({self.id})"
        inertial = (spec is not None and spec.menu == "dynamic") or any(s.payload[1] is Role.INERTIAL for s in self.program.symbols)
        options = {o.name: self.options[o.name] for o in (spec.options if spec else ()) if o.name in self.options}
        return Unit(self.optimised.listing, identifier(self.program.name), title, self.robot, options, self.notes, inertial)

    def with_values(self, values: Mapping[str, float] | None = None) -> Model:
        """The model with every parameter as a number: the robot's known values, completed and overridden by `values`."""
        known = {**self.robot.values, **(values or {})}
        needed = select(self.traced, self.options["outputs"]).parameters
        missing = [name for name in needed if name not in known]
        if missing:
            todo = "Give the others with values={name: number}."
            raise InputError(f"constants of {self.id}", f"no value for {', '.join(missing)}", "a number for each parameter", todo)
        unknown = [name for name in (values or {}) if name not in self.robot.symbols and name not in self.traced.parameters]
        if unknown:
            raise UnknownName(f"values for {self.id}", unknown[0], needed)
        traced = with_numbers(self.traced, {name: known[name] for name in self.traced.parameters if name in known})
        folded = f"parameters folded in: {', '.join(f'{n} = {float(known[n])!r}' for n in needed) or 'none'}"
        notes = (*(n for n in self.notes if not n.startswith(DIVIDES)), folded)
        return _with_conditions(dataclasses.replace(self, traced=traced, notes=notes))

    def _chosen(self, options: Mapping[str, Any]) -> tuple[Model, dict[str, Any]]:
        """The model that options of code ask for (selected outputs, numbers for parameters), and the options of the language."""
        rest = dict(options)
        outputs, values, model = rest.pop("outputs", None), rest.pop("values", None), self
        if outputs is not None:
            wanted = read_options(self.id, [o for o in COMMON if o.name == "outputs"], self.robot, {"outputs": outputs})
            model = dataclasses.replace(self, options={**self.options, **wanted})
        if rest.get("parameters") == CONSTANTS:
            model = model.with_values(values)
        elif values:
            raise InputError("option values", "numbers for parameters that stay inputs", f"parameters='{CONSTANTS}' with it")
        return model, rest

    def code(self, language: str, **options: Any) -> str:
        """The model as one text in a language.

        Options: `function` (name), `comments` (True, False), `style` and `layout` (of the language), `scalar` ("double", "float"),
        `parameters` ("arguments", "struct", "constants", with `values` beyond those of the robot), `names` (your spelling of symbols),
        `outputs` (only these).
        """
        model, rest = self._chosen(options)
        return emit_text(model, language, **rest)

    def write(self, language: str, folder: str | Path = ".", **options: Any) -> list[Path]:
        """The model's files in a language, written into a folder; options as for `code`."""
        model, rest = self._chosen(options)
        return [write_text(Path(folder) / name, text) for name, text in emit(model, language, **rest).items()]

    def latex(self, style: str = "fragment") -> str:
        """The equations in Khalil's notation: a fragment to include, or a whole document."""
        return emit_text(self, "latex", style=style)

    def to_sympy(self) -> dict[str, Any]:
        """Each output group as a sympy Matrix, exact, in the robot's symbols."""
        return interchange.to_sympy(self.program)

    def verify(self, languages: str | Iterable[str] | None = None, **options: Any) -> list[Verification]:
        """Emit, compile or run with the real tool and compare with the interpreter, in each language (default: all); options as for `code`."""
        names = LANGUAGES if languages is None else languages.split(",") if isinstance(languages, str) else languages
        model, rest = self._chosen(options)
        return verify_all(model.unit, [name.strip() for name in names], **rest)

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


def generate(robot: Robot, model: str, **options: Any) -> Any:
    """The model of a robot, a `Model` (for base-parameters a `BaseParameters`); options are keywords, wrong ones raise with the list of those that exist."""
    if model not in CATALOGUE:
        raise UnknownName("model", model, CATALOGUE)
    spec = CATALOGUE[model]
    check_structure(spec, robot)
    chosen = read_options(model, spec.options, robot, options)
    if spec.result is not None:
        return spec.result(robot, chosen)
    modelled = spec.prepare(robot, chosen)

    def price_of(build: Build, choices: Mapping[str, Any], thorough: bool = False) -> float:
        traced = _trace(spec, build, modelled, {**chosen, **choices}, quiet=True).traced
        if thorough:
            return price(optimise(traced, chosen["objective"], chosen["outputs"]).program, chosen["objective"])
        return price(traced if chosen["outputs"] is None else select(traced, chosen["outputs"]), chosen["objective"])

    def choose() -> dict[str, Any]:
        return dict(spec.choose(modelled, chosen, price_of))

    searched = spec.menu == "dynamic" and chosen["mode"] == "fast" and chosen["effort"] > 0
    choices = remembered(_content(spec, modelled, chosen), choose, plausible) if searched else choose()
    return _with_conditions(_trace(spec, spec.build, modelled, {**chosen, **choices}, robot.name))


def _with_conditions(model: Model) -> Model:
    """The model with a note of the parameters that it divides by."""
    program = select(model.traced, model.options["outputs"])
    divisors = {n.args[1] for n in program.nodes if n.op is DIV and n.args[1].level == PARAMETER_LEVEL}
    if not divisors:
        return model
    names = ", ".join(sorted(display(d, 60) for d in divisors))
    return dataclasses.replace(model, notes=(*model.notes, f"{DIVIDES}, which must not be zero: {names}"))


def _content(spec: ModelSpec, robot: Robot, options: Mapping[str, Any]) -> str:
    """What a search depends on: the model traced plainly, by its structural keys, and the options."""
    plain = _trace(spec, spec.build, robot, options).traced
    return digest(FORMS_VERSION, spec.id, dict(options), [n.key for n in plain.outputs])


def _trace(spec: ModelSpec, build: Build, robot: Robot, options: Mapping[str, Any], name: str = "", quiet: bool = False) -> Model:
    namer = Namer(opaque=options["mode"] == "symoro", quiet=quiet and options["mode"] != "symoro")
    traced: Traced = build(robot, options, namer)
    program = make_program(f"{name}_{spec.id}".replace("-", "_").lower(), robot, traced, namer)
    return Model(robot, spec.id, program, options, traced.notes, traced.facts)


__all__ = ["Model", "Role", "generate", "models"]
