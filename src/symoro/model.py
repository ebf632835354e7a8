"""A model of a robot: its program, looked at, written in a language, run, differentiated."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from symoro.catalogue import CATALOGUE
from symoro.emit.languages.registry import LANGUAGES
from symoro.emit.notebook_html import model_html
from symoro.emit.source_code import CONSTANTS, emit, emit_text, to_sympy
from symoro.emit.unit import States, Unit, identifier
from symoro.emit.verify import Verification, verify_all
from symoro.errors import InputError, UnknownName
from symoro.expr.cost import Cost, cost
from symoro.expr.derivative import MODES, arranged, jacobian
from symoro.expr.infix import display
from symoro.expr.interpret import run
from symoro.expr.node import PARAMETER_LEVEL, Expr, Role, as_expr
from symoro.expr.ops import DIV
from symoro.expr.program import Program
from symoro.formats.text_files import write_text
from symoro.jit.function import Compiled
from symoro.models.dynamic import closed_form_derivatives
from symoro.models.identification.base_parameters import Grouping, grouping
from symoro.passes.fold import with_numbers
from symoro.passes.pipeline import Optimised, optimise
from symoro.passes.price import price
from symoro.passes.select import select
from symoro.robot.data import Robot
from symoro.tracing.options import COMMON, NOTED, SELDOM, read_options
from symoro.tracing.trace import NO_DETAILS, Details, RegressorColumns, SingularFactors, Trace

DIVIDES = "divides by parameters"
METHODS = ("auto", *MODES, "closed")  # of derivatives
QUICK = 15_000  # nodes times rows and columns up to which a program is differentiated for the price alone

Sets = list[tuple[str, list[Expr]]]  # variables by the name of their group


@dataclass(frozen=True)
class Model:
    """A generated model: a program with its optimised form, for one robot and one set of options."""

    robot: Robot
    id: str
    traced: Program
    options: Mapping[str, Any]
    notes: tuple[str, ...] = ()
    details: Details = NO_DETAILS
    given: Robot | None = None  # as asked for, before options left out or grouped parameters
    written: Program | None = None  # of a listing that was read: the program as it was written
    folded: Mapping[str, float] = field(default_factory=dict)  # parameters put in as numbers

    def __repr__(self) -> str:
        return f"<{self.id} of {self.robot.name}>"

    def run_passes(self) -> Optimised:
        """Run the passes, if they have not run yet."""
        return self._optimised

    @property
    def optimised(self) -> Optimised:
        """The program after each pass (`stages`) and its listing."""
        return self.run_passes()

    @cached_property
    def _optimised(self) -> Optimised:
        return optimise(self.traced, self.options["objective"], self.options["outputs"])

    @property
    def program(self) -> Program:
        """The program after all passes."""
        return self.run_passes().program

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
    def cost_before(self) -> Cost | None:
        """For a listing that was read: operations as it was written."""
        return None if self.written is None else cost(self.written)

    @property
    def columns(self) -> tuple[str, ...]:
        """For an identification model: the parameter of each column."""
        return self.details.names if isinstance(self.details, RegressorColumns) else ()

    @property
    def factors(self) -> tuple[str, ...]:
        """For a determinant: the factors whose zeros are the singular configurations."""
        factors = self.details.factors if isinstance(self.details, SingularFactors) else ()
        return tuple(display(f) for f in factors)

    def evaluate(self, values: Mapping[str, Any] | None = None) -> dict[str, np.ndarray]:
        """Each output group as an array (*batch, *shape); floats or arrays per symbol, known values
        of the robot filled in.
        """
        known = {**self.robot.values, **self._completed(values or {})}
        missing = [name for name in self.inputs if name not in known]
        if missing:
            raise InputError(
                f"values for {self.id}",
                f"none for {', '.join(missing)}",
                "a number or an array for each input",
                "m.inputs lists them.",
            )
        unknown = [
            name
            for name in (values or {})
            if name not in self._accepted and name not in self.inputs
        ]
        if unknown:
            raise UnknownName(f"values for {self.id}", unknown[0], self.inputs)
        return run(self.program, known)

    def compile(
        self,
        backend: str = "auto",
        *,
        values: Mapping[str, float] | None = None,
        threads: int | None = None,
        cache: bool = True,
    ) -> Compiled:
        """The model as a function that runs: machine code ("llvm"), or "numpy" where llvmlite is
        missing ("auto").

        `values` are parameters to fold in as numbers; `threads` limits those of a batch (None: as
        many as it is worth); `cache` keeps machine code on disk. Known values of the robot are used
        where a call gives none.
        """
        program = (
            optimise(
                with_numbers(self.traced, values),
                self.options["objective"],
                self.options["outputs"],
            ).program
            if values
            else self.program
        )
        return Compiled(
            program, self.robot.values, backend, threads, cache, self._accepted, self._grouping
        )

    @cached_property
    def _accepted(self) -> frozenset[str]:
        """Symbols whose values may be given though the model does not need them."""
        places = (s.payload[0] for a in self.traced.layout for s in a.symbols if s is not None)
        return frozenset(
            (*self.robot.symbols, *(self.given.symbols if self.given else ()), *places)
        )

    @cached_property
    def _grouping(self) -> Grouping | None:
        return grouping(self.given, self.options) if self.given else None

    def _completed(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """The values, with those of base parameters that follow from standard ones."""
        return self._grouping.completed(values) if self._grouping else values

    @property
    def _states(self) -> States | None:
        """Draws inputs that belong together, to compare written code; None where any numbers do."""
        return None

    @cached_property
    def unit(self) -> Unit:
        """What generated code is made of."""
        base = self.id
        while base not in CATALOGUE and "-d" in base:  # idm-dq: a derivative of idm
            base = base.rpartition("-d")[0]
        spec = CATALOGUE.get(base)
        title = (
            f"{spec.title}{'' if base == self.id else ', derivatives'} ({self.id})"
            if spec
            else f"Optimised {self.id}"
        )
        inertial = (spec is not None and spec.menu == "dynamic") or any(
            s.payload[1] is Role.INERTIAL for s in self.program.symbols
        )
        told = [
            o
            for o in (spec.options if spec else ())
            if o.name not in NOTED
            and (o.name not in SELDOM or self.options.get(o.name) != o.default)
        ]
        options = {o.name: self.options[o.name] for o in told if o.name in self.options}
        robot = self.robot if self.robot.frames else None
        return Unit(
            self.run_passes().listing,
            identifier(self.program.name),
            title,
            robot,
            options,
            self.notes,
            inertial,
            states=self._states,
        )

    def with_values(self, values: Mapping[str, float] | None = None) -> Model:
        """The model with every parameter as a number: the robot's known values, completed and
        overridden by `values`.
        """
        known = {**self.robot.values, **self._completed(values or {})}
        needed = select(self.traced, self.options["outputs"]).parameters
        missing = [name for name in needed if name not in known]
        if missing:
            todo = "Give the others with values={name: number}."
            raise InputError(
                f"constants of {self.id}",
                f"no value for {', '.join(missing)}",
                "a number for each parameter",
                todo,
            )
        unknown = [
            name
            for name in (values or {})
            if name not in self._accepted and name not in self.traced.parameters
        ]
        if unknown:
            raise UnknownName(f"values for {self.id}", unknown[0], needed)
        traced = with_numbers(
            self.traced, {name: known[name] for name in self.traced.parameters if name in known}
        )
        folded = f"parameters folded in: {', '.join(f'{n} = {float(known[n])!r}' for n in needed) or 'none'}"
        notes = (*(n for n in self.notes if not n.startswith(DIVIDES)), folded)
        return with_conditions(dataclasses.replace(self, traced=traced, notes=notes, folded=known))

    def _chosen(self, options: Mapping[str, Any]) -> tuple[Model, dict[str, Any]]:
        """The model that options of code ask for (selected outputs, numbers for parameters), and
        the options of the language.
        """
        rest = dict(options)
        outputs, values, model = rest.pop("outputs", None), rest.pop("values", None), self
        if outputs is not None:
            wanted = read_options(
                self.id,
                [o for o in COMMON if o.name == "outputs"],
                self.robot,
                {"outputs": outputs},
            )
            model = dataclasses.replace(self, options={**self.options, **wanted})
        if rest.get("parameters") == CONSTANTS:
            model = model.with_values(values)
        elif values:
            raise InputError(
                "option values",
                "numbers for parameters that stay inputs",
                f"parameters='{CONSTANTS}' with it",
            )
        return model, rest

    def code(self, language: str, **options: Any) -> str:
        """The model as one text in a language.

        Options: `function` (name), `comments` (True, False), `style` and `layout` (of the
        language), `scalar` ("double", "float"), `parameters` ("arguments", "struct", "constants",
        with `values` beyond those of the robot), `names` (your spelling of symbols), `outputs`
        (only these).
        """
        model, rest = self._chosen(options)
        return emit_text(model, language, **rest)

    def write(self, language: str, folder: str | Path = ".", **options: Any) -> list[Path]:
        """The model's files in a language, written into a folder; options as for `code`."""
        model, rest = self._chosen(options)
        return [
            write_text(Path(folder) / name, text)
            for name, text in emit(model, language, **rest).items()
        ]

    def latex(self, style: str = "fragment") -> str:
        """The equations in Khalil's notation: a fragment to include, or a whole document."""
        return emit_text(self, "latex", style=style)

    def _repr_html_(self) -> str:
        """Operations and equations, in a notebook."""
        return model_html(self.unit.title, self.robot.name, self.cost, self.groups, self.latex())

    def _repr_latex_(self) -> str:
        return self.latex()

    def to_sympy(self) -> dict[str, Any]:
        """Each output group as a sympy Matrix, exact, in the robot's symbols."""
        return to_sympy(self.program)

    def verify(
        self, languages: str | Iterable[str] | None = None, **options: Any
    ) -> list[Verification]:
        """Emit, compile or run with the real tool and compare with the interpreter, in each
        language (default: all); options as for `code`.
        """
        names = (
            LANGUAGES
            if languages is None
            else languages.split(",")
            if isinstance(languages, str)
            else languages
        )
        model, rest = self._chosen(options)
        return verify_all(model.unit, [name.strip() for name in names], **rest)

    def derivative(self, wrt: str | Iterable[str] = "q", method: str = "auto") -> Model:
        """The model's derivatives with respect to q, qd, qdd, tau, fe, several of these, or any
        list of inputs; groups are named dT_dq …

        Several together share what they have in common: `derivative(["q", "qd"])` has the groups
        dtau_dq and dtau_dqd. `method`: the program differentiated "forward" or in "reverse", the
        "closed" form that the dynamic models have, or "auto": the cheapest.
        """
        if method not in METHODS:
            raise UnknownName("method of derivative", method, METHODS)
        sets = self._sets(wrt)
        program = select(self.traced, self.options["outputs"])
        closed = self._closed_forms(program, sets, method)
        found = [*closed, *self._differentiated(program, sets, method, rival=bool(closed))]
        if not found:
            raise InputError(
                f"derivative of {self.id}",
                "no closed form by these variables",
                f"one of {', '.join(METHODS[:-1])}",
            )
        cheapest = (
            min(found, key=lambda p: price(p, self.options["objective"]))
            if len(found) > 1
            else found[0]
        )
        names = [name for name, _ in sets]
        note = f"derivatives of {self.id} with respect to {', '.join(names)}"
        id = "-".join([self.id, *(f"d{name}" for name in names)])
        return with_conditions(
            Model(
                self.robot,
                id,
                cheapest,
                {**self.options, "outputs": None},
                (note,),
                given=self.given,
            )
        )

    def _closed_forms(self, program: Program, sets: Sets, method: str) -> list[Program]:
        """The derivatives as closed forms give them, where there are any."""
        wanted = [x for _, variables in sets for x in variables]
        known = (
            set(closed_form_derivatives.differentiable_variables(self.id, self.robot, self.options))
            if method in ("auto", "closed") and self.traced.shared and wanted
            else set()
        )
        if not known.issuperset(wanted):
            return []
        place = {
            label: k
            for k, label in enumerate(label for g in self.traced.groups for label in g.labels)
        }
        elements = [place[label] for g in program.groups for label in g.labels]
        found = []
        for choices in closed_form_derivatives.candidate_forms(self.robot):
            trace = Trace()
            columns = closed_form_derivatives.derivative_columns(
                self.id, self.robot, self.options, choices, trace
            )
            rows = [[as_expr(columns[x][k]) for x in wanted] for k in elements]
            found.append(arranged(dataclasses.replace(program, hints=trace.hints), rows, sets))
        if not self.folded:
            return found
        return [
            with_numbers(p, {n: self.folded[n] for n in p.parameters if n in self.folded})
            for p in found
        ]

    def _differentiated(
        self, program: Program, sets: Sets, method: str, rival: bool
    ) -> list[Program]:
        """The program differentiated, unless that takes long."""
        wanted = [x for _, variables in sets for x in variables]
        if method == "closed" or (
            rival and len(program.nodes) * (len(wanted) + len(program.outputs)) > QUICK
        ):
            return []
        return [arranged(program, jacobian(program.outputs, wanted, method), sets)]

    def _sets(self, wrt: str | Iterable[str]) -> Sets:
        """The variables by the name of their group: whole arguments, or a list of inputs."""
        by_role = {a.name: [s for s in a.symbols if s is not None] for a in self.traced.layout}
        names = [wrt] if isinstance(wrt, str) else list(wrt)
        if names and all(name in by_role for name in names):
            return [(name, by_role[name]) for name in dict.fromkeys(names)]
        symbols = {
            s.payload[0]: [s]
            for s in (*self.traced.symbols, *(x for xs in by_role.values() for x in xs))
        } | by_role
        for name in names:
            if name not in symbols:
                raise UnknownName(f"derivative of {self.id} with respect to", name, symbols)
        return [
            (names[0] if len(names) == 1 else "x", [s for name in names for s in symbols[name]])
        ]


def with_conditions(model: Model) -> Model:
    """The model with a note of the parameters that it divides by."""
    program = select(model.traced, model.options["outputs"])
    divisors = {
        n.args[1] for n in program.nodes if n.op is DIV and n.args[1].level == PARAMETER_LEVEL
    }
    if not divisors:
        return model
    names = ", ".join(sorted(display(d, 60) for d in divisors))
    return dataclasses.replace(
        model, notes=(*model.notes, f"{DIVIDES}, which must not be zero: {names}")
    )
