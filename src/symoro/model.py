"""A model of a robot: its program, looked at, written in a language, run, differentiated."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import numpy as np

from symoro.catalogue import CATALOGUE, ModelSpec
from symoro.emit.code_unit import ExplicitSource, States, Unit, identifier
from symoro.emit.languages import LANGUAGES
from symoro.emit.source_code import CONSTANTS, emit, emit_text, model_html, to_sympy
from symoro.emit.verify import Verification, verify_all
from symoro.errors import InputError, MissingValues, UnknownName, checked_types
from symoro.expr import (
    DIV,
    MODES,
    MUL,
    PARAMETER_LEVEL,
    Cost,
    Expr,
    Program,
    Role,
    arranged,
    cost_before,
    display_text,
    jacobian,
    magnitude,
    price,
    program_cost,
    run_program,
)
from symoro.formats import write_text
from symoro.formats.export import with_parameter_values
from symoro.formats.pinocchio_model import regressor_map
from symoro.jit.function import Compiled
from symoro.mechanism import torque_text
from symoro.models.dynamic.closed_form_derivatives import closed_form_programs, labels_by_joint
from symoro.models.identification.base_parameters import Grouping, grouping
from symoro.passes import Optimised, optimise, select, unknown_outputs, with_numbers
from symoro.robot import Robot, joint_order
from symoro.tracing import (
    COMMON,
    FRAME_OPTIONS,
    KHALIL,
    NO_DETAILS,
    NOTED,
    SELDOM,
    Details,
    RegressorColumns,
    SingularFactors,
    default_view,
    listed_names,
    read_options,
)

DIVIDES = "divides by parameters"
EFFORTS = {  # models with efforts of all effects → the name of these
    **dict.fromkeys(("idm", "ddm", "ddm-recursive", "hybrid", "id-dynamic"), "tau"),
    **dict.fromkeys(("h", "coriolis"), "H"),
}
METHODS = ("auto", *MODES, "closed")  # of derivatives
# nodes times rows and columns up to which a program is differentiated for the price alone
QUICK = 15_000

Sets = list[tuple[str, list[Expr]]]  # variables by the name of their group


@dataclass(frozen=True)
class Model:
    """A generated model: a program and its optimised form, for one robot and one set of options."""

    robot: Robot
    id: str
    traced: Program
    options: Mapping[str, Any]
    notes: tuple[str, ...] = ()
    details: Details = NO_DETAILS
    given: Robot | None = None  # as asked for, before options left out or grouped parameters
    written: Program | None = None  # of a listing that was read: the program as it was written
    folded: Mapping[str, float] = field(default_factory=dict)  # parameters put in as numbers
    # generates the model of another robot of the same structure, with these outputs
    rebuild: Callable[..., Model] | None = field(default=None, compare=False)

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
        return self._program_inputs

    @property
    def _program_inputs(self) -> tuple[str, ...]:
        return tuple(s.payload[0] for s in self.program.symbols)

    @property
    def joints(self) -> tuple[str, ...]:
        """The variables of the joints, in the order of its arrays."""
        return tuple(str(self.robot.variable(j)) for j in self._joint_numbers)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The names of the joints, in the order of its arrays."""
        names = dict(zip(self.robot.moving, self.robot.joint_names, strict=True))
        return tuple(names[j] for j in self._joint_numbers)

    @property
    def _joint_numbers(self) -> tuple[int, ...]:
        return next((a.joints for a in self.traced.layout if a.joints), ())

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
        """Operations per call; `.before` are those before the optimiser in symoro mode, or of a
        listing as it was read.
        """
        read = self.cost_before
        before = cost_before(self.traced) if read is None else read.strict
        return dataclasses.replace(program_cost(self.program), before=before)

    @property
    def cost_before(self) -> Cost | None:
        """For a listing that was read: operations as it was written."""
        return None if self.written is None else program_cost(self.written)

    @property
    def columns(self) -> tuple[str, ...]:
        """For an identification model: the parameter of each column."""
        return self.details.names if isinstance(self.details, RegressorColumns) else ()

    @cached_property
    def to_pinocchio(self) -> np.ndarray:
        """For an identification model with standard parameters: the matrix P with which D @ P is
        Pinocchio's joint torque regressor.

        P has a row for each of `columns` and ten columns for each moving joint, in the order of the
        rows of D: m, m c (3), Ixx, Ixy, Iyy, Ixz, Iyz, Izz of the link behind the joint, the
        inertia about the origin of the link's frame, in that frame; links fixed to it are part of
        it. Our parameters are P times Pinocchio's.
        """
        if not isinstance(self.details, RegressorColumns):
            raise InputError("to_pinocchio", self.id, "an identification model such as id-dynamic")
        if self.options["parameters"] != "standard":
            raise InputError(
                "to_pinocchio", f"parameters='{self.options['parameters']}'", "'standard'"
            )
        order = joint_order(self.robot, self.options["order"])
        joints = [j for j in order if j <= self.robot.NL]
        return regressor_map(self.robot, self.columns, joints)

    @property
    def factors(self) -> tuple[str, ...]:
        """For a determinant: the factors whose zeros are the singular configurations."""
        factors = self.details.factors if isinstance(self.details, SingularFactors) else ()
        return tuple(display_text(f) for f in factors)

    @property
    def lost(self) -> tuple[str, ...]:
        """For the determinant of an arm with a spherical wrist: the motion that is lost where each
        of `factors` is zero; '' where it is not known.
        """
        return self.details.lost if isinstance(self.details, SingularFactors) else ()

    @checked_types
    def evaluate(self, values: Mapping[str, Any] | None = None) -> dict[str, np.ndarray]:
        """Each output group as an array (*batch, *shape); floats or arrays per symbol, known values
        of the robot filled in.
        """
        known = {**self.robot.values, **self._completed(values or {})}
        needed = self._program_inputs
        missing = [name for name in needed if name not in known]
        if missing:
            raise InputError(
                f"values for {self.id}",
                f"none for {', '.join(missing)}",
                "a number or an array for each input",
                self._about_inputs,
            )
        self._check_names(values or {}, needed, self.inputs)
        return run_program(self.program, known)

    def _check_names(
        self, values: Mapping[str, Any], used: Sequence[str], listed: Sequence[str]
    ) -> None:
        """Refuse a value whose name neither the robot nor the program has, and propose `listed`."""
        for name in values:
            if name not in self._accepted and name not in used:
                raise UnknownName(f"values for {self.id}", name, listed)

    @checked_types
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
            program,
            self.robot.values,
            backend,
            threads,
            cache,
            self._accepted,
            self._grouping,
            self.joint_names,
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
    def _about_inputs(self) -> str:
        """The advice of the error about a missing input."""
        return "m.inputs lists them."

    @property
    def _states(self) -> States | None:
        """Draws inputs that belong together, to compare written code; None where any numbers do."""
        return None

    @cached_property
    def unit(self) -> Unit:
        """Return the unit from which code is generated: listing, header and names."""
        spec = self._spec
        inertial = (spec is not None and spec.menu == "dynamic") or any(
            s.payload[1] is Role.INERTIAL for s in self.program.symbols
        )
        return Unit(
            self.run_passes().listing,
            identifier(self.program.name),
            self._title,
            self.robot if self.robot.frames else None,
            self._shown_options,
            self.notes,
            inertial,
            self._torque,
            style=self._preferred_style,
            states=self._states,
            source=self._explicit_source,
        )

    @property
    def _preferred_style(self) -> str:
        """The style of code in languages that have it; '' for each language's first one."""
        return ""

    @property
    def _explicit_source(self) -> ExplicitSource | None:
        """The source of the explicit form."""
        program = select(self.traced, self.options["outputs"])
        return ExplicitSource(program, self._named_steps if self.rebuild is not None else None)

    def _named_steps(self) -> Program:
        """The same results by the named quantities of the listing."""
        if self.traced.is_listing or self.rebuild is None:
            return select(self.traced, self.options["outputs"])
        listed = self.rebuild(self.robot, self.options["outputs"], mode="symoro")
        steps = select(listed.traced, self.options["outputs"])
        # parameters without effect on the results, which the listing does not cancel
        without_effect = set(steps.parameters) - set(self.program.parameters)
        return with_numbers(steps, dict.fromkeys(sorted(without_effect), 0.0))

    @property
    def _torque(self) -> str:
        """The effects that the efforts include; '' where the model has no such efforts."""
        spec = self._spec
        name = EFFORTS.get(spec.id, "") if spec is not None else ""
        return torque_text(self.robot, self.given, name) if name else ""

    @property
    def _spec(self) -> ModelSpec | None:
        """The row of the catalogue, for a derivative that of its model; None for a listing."""
        base = self.id
        while base not in CATALOGUE and "-d" in base:  # idm-dq: a derivative of idm
            base = base.rpartition("-d")[0]
        return CATALOGUE.get(base)

    @property
    def _title(self) -> str:
        spec = self._spec
        if spec is None:
            return f"Optimised {self.id}"
        return f"{spec.full_title}{'' if spec.id == self.id else ', derivatives'} ({self.id})"

    @property
    def _defaults(self) -> dict[str, Any]:
        """The defaults of the options; of those that some robots do not have, as read for this."""
        spec = self._spec
        return {
            o.name: o.read(self.robot, o.name, o.default) if o.name in SELDOM else o.default
            for o in (spec.options if spec else ())
        }

    @property
    def _shown_options(self) -> dict[str, Any]:
        """The options that the header of generated code lists."""
        known = self._defaults
        imported, view = default_view(self.robot) != KHALIL, self.options.get("frames")
        noted = {*NOTED, *(FRAME_OPTIONS if imported and view != KHALIL else ())}
        if not imported or known.keys().isdisjoint(FRAME_OPTIONS):
            noted.add("frames")
        return {
            name: self.options[name]
            for name, default in known.items()
            if name in self.options and name not in noted
            if name not in SELDOM or self.options[name] != default
        }

    @checked_types
    def with_values(self, values: Mapping[str, float] | None = None) -> Model:
        """The model with every parameter as a number: the robot's known values, completed and
        overridden by `values`; parameters of drives without a value are zero.

        The model is generated with the numbers in the robot, so that terms which they make zero or
        equal are never computed.
        """
        values = values or {}
        needed = select(self.traced, self.options["outputs"]).parameters
        if not needed:
            return self
        zero = self._drives_without_value(values)
        known = {**self.robot.values, **self._completed({**dict.fromkeys(zero, 0.0), **values})}
        missing = [name for name in needed if name not in known]
        if missing:
            raise MissingValues(f"constants of {self.id}", missing)
        self._check_names(values, self.traced.parameters, needed)
        traced = _folded(self.traced, known)  # refuses what is no number
        notes = _notes_on_constants({name: float(known[name]) for name in needed}, zero)
        own = (n for n in self.notes if not n.startswith(DIVIDES))
        folded = dataclasses.replace(
            self, traced=traced, notes=(*own, *notes), folded=known, rebuild=None
        )
        return with_conditions(self._cheaper_with_numbers(folded, notes))

    def _drives_without_value(self, values: Mapping[str, float]) -> list[str]:
        """The drive parameters of the robot for which no number is known."""
        names = (s.payload[0] for s in (self.given or self.robot).drive_symbols)
        return [n for n in names if n not in self.robot.values and n not in values]

    def _cheaper_with_numbers(self, folded: Model, notes: Sequence[str]) -> Model:
        """The model generated with the numbers in the robot, unless the folded one is cheaper."""
        if self.rebuild is None:
            return folded
        # only those that the model depends on: others are the columns of identification models
        used = [name for name in self.traced.parameters if name in folded.folded]
        numbers = {name: float(folded.folded[name]) for name in used}
        anew = self.rebuild(with_parameter_values(self.robot, numbers), self.options["outputs"])
        objective = self.options["objective"]
        if price(folded.program, objective) < price(anew.program, objective):
            return folded
        return dataclasses.replace(anew, notes=(*anew.notes, *notes), rebuild=None)

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
            model = self._with_outputs(wanted["outputs"])
        if str(rest.get("parameters")) == CONSTANTS:
            model = model.with_values(values)
        elif values is not None and values != {}:
            raise InputError(
                "option values",
                "numbers for parameters that stay inputs",
                f"parameters='{CONSTANTS}' with it",
            )
        return model, rest

    def _with_outputs(self, outputs: tuple[str, ...]) -> Model:
        """The model with these outputs alone; steps of the listing need another trace."""
        if self.rebuild is not None and unknown_outputs(self.traced, outputs):
            return dataclasses.replace(self.rebuild(self.robot, outputs), rebuild=self.rebuild)
        return dataclasses.replace(self, options={**self.options, "outputs": outputs})

    @checked_types
    def code(self, language: str, **options: Any) -> str:
        """The model as one text in a language.

        Options: `function` (name), `comments` (True, False), `style` and `layout` (of the
        language), `scalar` ("double", "float"), `parameters` ("arguments", "struct", "constants",
        with `values` beyond those of the robot), `names` (your spelling of symbols), `outputs`
        (only these).
        """
        model, rest = self._chosen(options)
        return emit_text(model, language, **rest)

    @checked_types
    def write(self, language: str, folder: str | Path = ".", **options: Any) -> list[Path]:
        """The model's files in a language, written into a folder; options as for `code`."""
        model, rest = self._chosen(options)
        return [
            write_text(Path(folder) / name, text)
            for name, text in emit(model, language, **rest).items()
        ]

    @checked_types
    def latex(self, style: str = "fragment", form: str = "", collect: str = "") -> str:
        """The equations in Khalil's notation: a fragment to include, or a whole document.

        `form`: "explicit" (the default) writes the results out for a reader, "code" as statements;
        `collect`: the terms of the explicit form "shortest", by "parameters" or by "angles".
        """
        return emit_text(self, "latex", style=style, form=form, collect=collect)

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
        given = LANGUAGES if languages is None else languages
        names = listed_names("languages", given, "names of languages")
        model, rest = self._chosen(options)
        return verify_all(model.unit, names, **rest)

    @checked_types
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
        programs = [*closed, *self._differentiated(program, sets, method, rival=bool(closed))]
        if not programs:
            raise InputError(
                f"derivative of {self.id}",
                "no closed form by these variables",
                f"one of {', '.join(METHODS[:-1])}",
            )
        cheapest = (
            min(programs, key=lambda p: price(p, self.options["objective"]))
            if len(programs) > 1
            else programs[0]
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
                rebuild=partial(_derivative_anew, self, wrt, method) if self.rebuild else None,
            )
        )

    def _closed_forms(self, program: Program, sets: Sets, method: str) -> list[Program]:
        """The derivatives as closed forms give them, where there are any."""
        if method not in ("auto", "closed") or self.traced.is_listing:
            return []
        programs = closed_form_programs(
            self.id, self.robot, self.options, labels_by_joint(self.traced), program, sets
        )
        return [_folded(p, self.folded) for p in programs] if self.folded else programs

    def _differentiated(
        self, program: Program, sets: Sets, method: str, rival: bool
    ) -> list[Program]:
        """The program differentiated, unless that takes long."""
        wanted = _variables(sets)
        if method == "closed" or (
            rival and len(program.nodes) * (len(wanted) + len(program.outputs)) > QUICK
        ):
            return []
        return [arranged(program, jacobian(program.outputs, wanted, method), sets)]

    def _sets(self, wrt: str | Iterable[str]) -> Sets:
        """The variables by the name of their group: whole arguments, or a list of inputs."""
        by_argument = _argument_symbols(self.traced)
        names = listed_names("argument of derivative", wrt, "names of arguments or inputs")
        if names and by_argument.keys() >= set(names):
            return [(name, by_argument[name]) for name in dict.fromkeys(names)]
        places = _variables(by_argument.items())
        symbols = {s.payload[0]: [s] for s in (*self.traced.symbols, *places)} | by_argument
        for name in names:
            if name not in symbols:
                raise UnknownName(f"derivative of {self.id} with respect to", name, symbols)
        label = names[0] if len(names) == 1 else "x"
        return [(label, [s for name in names for s in symbols[name]])]


def _derivative_anew(
    model: Model, wrt: str | Iterable[str], method: str, robot: Robot, outputs: Any, mode: str = ""
) -> Model:
    """The derivative of the model of another robot of the same structure."""
    assert model.rebuild is not None
    derived = model.rebuild(robot, model.options["outputs"], mode).derivative(wrt, method)
    return dataclasses.replace(derived, options={**derived.options, "outputs": outputs})


def _argument_symbols(program: Program) -> dict[str, list[Expr]]:
    """The symbols of each array argument, without the places that hold none."""
    return {a.name: [s for s in a.symbols if s is not None] for a in program.layout}


def _variables(sets: Iterable[tuple[str, list[Expr]]]) -> list[Expr]:
    """All variables of the groups, in their order."""
    return [x for _, variables in sets for x in variables]


def _folded(program: Program, values: Mapping[str, float]) -> Program:
    """The program with numbers for those of its parameters that have a value."""
    return with_numbers(program, {n: values[n] for n in program.parameters if n in values})


def _notes_on_constants(numbers: Mapping[str, float], zero: Iterable[str]) -> list[str]:
    """Return the note of the header about parameters that are numbers."""
    zeros = [name for name in numbers if name in set(zero)]
    given = ", ".join(f"{name} = {x!r}" for name, x in numbers.items() if name not in zeros)
    notes = [f"parameters folded in: {given or 'none'}"]
    if zeros:
        notes.append(f"drive parameters without a value are 0: {', '.join(zeros)}")
    return notes


def _parameter_factors(divisor: Expr) -> Iterator[Expr]:
    """The divisor if it has parameters only, else its factors that do."""
    stack = [magnitude(divisor)]
    while stack:
        x = stack.pop()
        if x.level == PARAMETER_LEVEL:
            yield x
        elif x.op is MUL:
            stack += map(magnitude, x.args)


def with_conditions(model: Model) -> Model:
    """The model with a note of the parameters that it divides by."""
    program = select(model.traced, model.options["outputs"])
    divisors = {d for n in program.nodes if n.op is DIV for d in _parameter_factors(n.args[1])}
    if not divisors:
        return model
    names = ", ".join(sorted(display_text(d, 60) for d in divisors))
    return dataclasses.replace(
        model, notes=(*model.notes, f"{DIVIDES}, which must not be zero: {names}")
    )
