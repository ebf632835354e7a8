"""Models that are no plain program: inverse geometry in closed form and the geometry of closed
loops, whose rows are solutions, and base parameters.

The first two compile to a callable that returns every solution, or says why there is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from symoro.emit.code_unit import States, Unit
from symoro.emit.explicit_text import relations_latex
from symoro.emit.languages.latex import PREAMBLE, latex_steps
from symoro.expr import Program
from symoro.jit.function import Compiled
from symoro.model import Model
from symoro.models.identification.base_parameters import BaseParameters
from symoro.models.inverse.branch_program import BranchSolutions, with_argument, with_misses
from symoro.models.inverse.paul import NEARLY_SPECIAL
from symoro.models.inverse.solution_search import Step
from symoro.passes import Optimised, associate, fold, optimise
from symoro.solvers.branch_solver import closed_form
from symoro.solvers.certificates import NEARLY_SPECIAL_ERROR, POSE_ERROR, certificate_program
from symoro.solvers.inverse_solver import InverseSolver, calls
from symoro.solvers.loop_solver import LoopSolver
from symoro.tracing import LoopAssemblies


class GroupedParameters(BaseParameters):
    """Base parameters with the text of their grouping relations."""

    def latex(self, style: str = "fragment") -> str:
        """The grouping relations in Khalil's notation: a fragment, or a whole document."""
        text = relations_latex(self.relations) if self.relations else ""
        return f"{PREAMBLE}{text}\\end{{document}}\n" if style == "document" else text

    def _repr_latex_(self) -> str:
        return self.latex()


class LoopModel(Model):
    """The geometry of closed loops: it compiles to a callable that returns every assembly."""

    @property
    def _assemblies(self) -> LoopAssemblies:
        assert isinstance(self.details, LoopAssemblies)
        return self.details

    @property
    def passive(self) -> tuple[str, ...]:
        """The joint of each column."""
        return tuple(str(self.robot.variable(j)) for j in self._assemblies.passive)

    @property
    def branches(self) -> tuple[str, ...]:
        """A label for each row: the assemblies."""
        return self._assemblies.branches

    @property
    def inputs(self) -> tuple[str, ...]:
        """The symbols that the solver needs: motorised joints of the loops, then parameters."""
        return tuple(name for name in self._program_inputs if name not in self.passive)

    @property
    def _about_inputs(self) -> str:
        return (
            "m.inputs lists those of the solver, m.compile(). Its program is one step of Newton's "
            "method where the loops have no closed form, and takes the last positions of the "
            "passive joints too."
        )

    def compile(  # type: ignore[override]  # a solver calls the compiled program
        self,
        backend: str = "auto",
        *,
        values: Mapping[str, float] | None = None,
        threads: int | None = None,
        cache: bool = True,
    ) -> LoopSolver:
        """The model as a callable: f({"q1": …}) has `.solutions`, `.count`, `.branches` …"""
        whole = Model(self.robot, self.id, self.traced, {**self.options, "outputs": None})
        known = {name: v for name, v in (values or {}).items() if name in whole.parameters}
        return LoopSolver(
            self.robot,
            whole.compile(backend, values=known, threads=threads, cache=cache),
            self.branches,
            values,
            whole.inputs,
        )


class InverseModel(Model):
    """An inverse geometric model in closed form: its steps, and a program with a row for each
    branch.
    """

    @property
    def _solution(self) -> BranchSolutions:
        assert isinstance(self.details, BranchSolutions)
        return self.details

    @property
    def _explicit_source(self) -> None:
        """None: rows are branches of solutions, whose steps `latex` writes."""

    @cached_property
    def unit(self) -> Unit:
        """Return the unit from which code is generated."""
        self._solution.arm.check_writable()
        return super().unit

    @property
    def _preferred_style(self) -> str:
        """Batches in vectors: a loop of calls of the library takes six times as long."""
        return "simd"

    @property
    def _states(self) -> States | None:
        return self._solution.states

    @cached_property
    def _optimised(self) -> Optimised:
        """The optimised program, kept with the program that equivalent models share."""
        objective, outputs = self.options["objective"], self.options["outputs"]
        return self.traced.derived(
            ("optimised", objective, outputs), lambda: optimise(self.traced, objective, outputs)
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        """The equations that are solved, in order, with their type; str() of one shows it."""
        return self._solution.solved.steps

    @property
    def _joint_numbers(self) -> tuple[int, ...]:
        """The joints of the columns of the solutions."""
        return self._solution.arm.numbers

    @property
    def known(self) -> tuple[str, ...]:
        """The elements of the pose that count, such as Px and nx; the others are ignored."""
        return self._solution.arm.counted

    @property
    def branches(self) -> tuple[str, ...]:
        """A label for each row."""
        return self._solution.solved.branches

    @property
    def parameter(self) -> str:
        """The joint that is held without a value, such as q7, or the arm angle psi; empty where
        there is none.
        """
        return self._solution.arm.parameter

    def report(self) -> str:
        """The steps as text."""
        joints = ", ".join(self.joints)
        title = f"{self.id} of {self.robot.name}: joints {joints}, {len(self.branches)} branch(es)"
        return f"{title}\n{self._solution.solved.text()}"

    def latex(self, style: str = "fragment", form: str = "", collect: str = "") -> str:
        """The steps of the solution in Khalil's notation: a fragment, or a whole document."""
        return latex_steps(self._solution.solved, style)

    def compile(  # type: ignore[override]  # a solver calls the compiled program
        self,
        backend: str = "auto",
        *,
        values: Mapping[str, float] | None = None,
        threads: int | None = None,
        cache: bool = True,
    ) -> InverseSolver:
        """The model as a callable: f(T) has `.solutions`, `.count`, `.branches`, `.singular` …"""
        solved = self._solution.solved
        compiled = self.traced.derived(
            ("solver", backend, threads, cache),
            lambda: Compiled(self._checked, self.robot.values, backend, threads, cache),
        )
        return InverseSolver(
            self._solution.arm,
            lambda chain, given: closed_form(
                solved, compiled, chain, given, lambda: self._proof(backend, threads, cache)
            ),
            values,
            calls(self.options),
        )

    def _proof(self, backend: str, threads: int | None, cache: bool) -> Compiled | None:
        """The program that tells whether the rows are certain, compiled once; None where it has an
        operation without bounds.
        """

        def make() -> Compiled | None:
            solved = self._solution.solved
            nearly = NEARLY_SPECIAL in solved.remarks
            error = NEARLY_SPECIAL_ERROR if nearly else POSE_ERROR
            whole = with_misses(self.traced, self._solution)
            program = certificate_program(whole, solved.target, error)
            if program is None:
                return None
            return Compiled(program, self.robot.values, backend, threads, cache)

        return self.traced.derived(("proof", backend, threads, cache), make)

    @cached_property
    def _checked(self) -> Program:
        """The rows and the pose error of each, after the passes that pay before machine code."""
        whole, angle = with_misses(self.traced, self._solution), self._solution.arm.arm_angle
        whole = with_argument(whole, angle) if angle else whole
        return associate(fold(whole), self.options["objective"])
