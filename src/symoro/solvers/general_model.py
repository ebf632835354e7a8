"""The general inverse geometric model: set up and run as machine code, its polynomial, its code
with the numbers of an arm.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symoro.emit.unit import identifier
from symoro.emit.verify import Verification
from symoro.errors import UnknownName
from symoro.formats.text_files import write_text
from symoro.models.inverse.elimination import GAIN, characteristic_polynomial
from symoro.models.inverse.elimination_starts import (
    Way,
    chosen_ways,
    packed_starts,
    plain_start,
    recovered,
    trials,
    why_unreachable,
)
from symoro.models.inverse.method_choice import GeneralArm
from symoro.models.inverse.numeric_chain import Array, Chain
from symoro.solvers.branch_solver import OnePose, function, rigid_poses
from symoro.solvers.general_code import LANGUAGES, GeneralCode, run
from symoro.solvers.inverse_solver import (
    InverseSolver,
    PoseSolver,
    PostureTable,
    not_a_pose,
    one_pose,
)

POSES = 12  # on which written code is compared


class GeneralModel(GeneralArm):
    """An inverse geometric model by elimination; numbers of the geometry are needed when it is
    compiled or written.
    """

    @classmethod
    def of(cls, arm: GeneralArm) -> GeneralModel:
        """The model of an arm that the general method is for."""
        return cls(arm.robot, arm.id, arm.arm, arm.notes, arm.options)

    @property
    def joints(self) -> tuple[str, ...]:
        """The columns of the solutions, by variable."""
        return self.arm.names

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The columns of the solutions, by the names of the joints."""
        return self.arm.joint_names

    @property
    def parameters(self) -> tuple[str, ...]:
        """The symbols of the geometry, whose numbers are filled in at set-up."""
        return self.arm.parameters

    @property
    def steps(self) -> tuple[str, ...]:
        """What the method does, in order."""
        return self.notes

    def report(self) -> str:
        return (
            "\n".join(
                [f"{self.id} of {self.robot.name}: joints {', '.join(self.joints)}", *self.notes]
            )
            + "\n"
        )

    def compile(
        self, backend: str = "auto", *, values: Mapping[str, float] | None = None, **_: Any
    ) -> InverseSolver:
        """A callable: f(T) has `.solutions`, `.count`, `.branches`, `.singular` and `.reason`."""
        last: list[Elimination] = []

        def prepare(chain: Chain, given: Mapping[str, float]) -> Elimination:
            last[:] = [elimination(chain, *last)]
            return last[0]

        return InverseSolver(self.arm, prepare, values)

    def polynomial(self, pose: Any, values: Mapping[str, float] | None = None) -> Array:
        """Coefficients, highest first, of the characteristic polynomial at a pose, in tan(theta/2)
        of the joint `polynomial_joint`.

        Its degree is 16, or 8 where two joints slide.
        """
        return Elimination(self.arm.numeric(values or {})).polynomial(pose)[1]

    def polynomial_joint(self, values: Mapping[str, float] | None = None) -> str:
        """The joint in whose half tangent the polynomial is."""
        return self.joints[Elimination(self.arm.numeric(values or {})).polynomial(np.eye(4))[0]]

    def code(
        self,
        language: str = "c",
        *,
        values: Mapping[str, float] | None = None,
        function: str = "",
        comments: bool = True,
        **others: Any,
    ) -> str:
        """One self-contained file (C, Python, MATLAB) with the numbers of this arm; `values` for
        the geometry that the robot leaves symbolic.
        """
        for name in others:
            raise UnknownName(
                "option of the code of igm-general", name, ["function", "comments", "values"]
            )
        return self._text(
            language, Elimination(self.arm.numeric(values or {})), self._name(function), comments
        )

    def _name(self, function: str) -> str:
        return identifier(function or f"{self.robot.name}_{self.id}".lower().replace("-", "_"))

    def _text(self, language: str, method: Elimination, name: str, comments: bool = True) -> str:
        if language not in LANGUAGES:
            raise UnknownName("language of igm-general", language, LANGUAGES)
        title = (
            f"Inverse geometric model of any six joints ({self.id}) of {self.robot.name}. SI units."
        )
        code = GeneralCode(name, title, self.notes, self.joints, method.arm, method.starts)
        return LANGUAGES[language].text(code, comments)

    def write(self, language: str = "c", folder: str | Path = ".", **options: Any) -> list[Path]:
        """The file, written into a folder; options as for `code`."""
        text = self.code(language, **options)
        return [
            write_text(
                Path(folder)
                / f"{self._name(options.get('function', ''))}.{LANGUAGES[language].suffix}",
                text,
            )
        ]

    def verify(
        self,
        languages: str | Iterable[str] | None = None,
        values: Mapping[str, float] | None = None,
        **options: Any,
    ) -> list[Verification]:
        """The files run by their tools (gcc, Python, Octave) on poses, compared with what the
        solver finds.
        """
        names = (
            LANGUAGES
            if languages is None
            else languages.split(",")
            if isinstance(languages, str)
            else list(languages)
        )
        method = Elimination(self.arm.numeric(values or {}))
        results = []
        for name in (n.strip() for n in names):
            text = self._text(name, method, "model", **options)
            tool = LANGUAGES[name].name
            if shutil.which(tool) is None:
                results.append(
                    Verification(
                        name,
                        tool,
                        reason=f"{name} is checked with {tool}, which is not installed.",
                        missing=True,
                    )
                )
                continue
            try:
                results.append(_compared(method, name, text))
            except RuntimeError as error:
                results.append(Verification(name, tool, reason=str(error)))
        return results


def _compared(method: Elimination, language: str, text: str) -> Verification:
    """The postures that a file gives against those of the solver."""
    chain, tool = method.chain, Path(LANGUAGES[language].name).name
    q = np.random.default_rng(1).uniform(-1.0, 1.0, (POSES, 6)) * np.where(
        chain.turns, np.pi, chain.size
    )
    poses = chain.poses(q)
    worst = 0.0
    for T, postures in zip(poses, run(language, text, "model", list(poses)), strict=True):
        expected = method.one(T)[0]
        if len(postures) != len(expected):
            return Verification(
                language, tool, reason=f"{len(postures)} solutions instead of {len(expected)}"
            )
        gap = postures[:, None] - expected
        gap = np.abs(np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)).max(
            axis=2
        )
        worst = max(
            worst, float(gap.min(axis=1).max(initial=0.0)), float(gap.min(axis=0).max(initial=0.0))
        )
    passed = worst < 1e-6
    return Verification(
        language, tool, error=worst, passed=passed, reason="" if passed else "other solutions"
    )


# --- elimination of Raghavan and Roth as machine code ---------------------------------------------


MOST = 16  # solutions of the elimination
CHECKED = 12  # random postures that tell whether the ways of another arm will do


class Elimination(PoseSolver):
    """The elimination of Raghavan and Roth, prepared for one arm: the best starts on trial poses
    come first.
    """

    def __init__(self, chain: Chain, ways: Sequence[Way] = ()) -> None:
        """`ways` of an arm that is much the same spare the trials."""
        self.chain, self.arm = chain, chain.packed
        self.ways = list(ways) or chosen_ways(chain, self.solve)
        self.starts = packed_starts(chain, self.ways)
        job = (self.arm.ctypes.data, self.starts.ctypes.data, len(self.starts))
        self.one = OnePose("general_one", job, MOST, 6, (self.arm, self.starts))

    def solve(self, starts: Array, poses: Array) -> PostureTable:
        """Every posture at poses (N, 4, 4) from packed starts, one after another."""
        table = PostureTable.empty(len(poses), MOST, 6)
        table.rows[:] = np.arange(MOST)
        arrays = (np.ascontiguousarray(poses), table.q, table.singular, table.counts)
        function("general_many")(
            len(poses),
            self.arm.ctypes.data,
            starts.ctypes.data,
            len(starts),
            *(x.ctypes.data for x in arrays),
        )
        if (table.counts < 0).any():
            bad = int(np.argmax(table.counts < 0))
            raise not_a_pose(poses[bad], f"pose {bad}" if len(poses) > 1 else "pose")
        return table

    def many(self, poses: Array) -> PostureTable:
        return self.solve(self.starts, poses)

    def why_none(self, problem: Array) -> str:
        return why_unreachable(self.chain, problem)

    def polynomial(self, pose: Any) -> tuple[int, Array]:
        """The joint (from 0) and the coefficients, highest first, of the polynomial in tan(theta/2)
        of it.
        """
        start, joint, still = plain_start(self.chain, self.ways[0])
        out, goal = np.zeros(9 * 18), rigid_poses(one_pose(pose)[None])
        count = function("characteristic")(
            self.arm.ctypes.data, start.ctypes.data, goal.ctypes.data, out.ctypes.data
        )
        if count == 9:  # the coefficients themselves, where two joints slide
            return joint, out[:9] / np.abs(out[:9]).max()
        coefficients = characteristic_polynomial(out[:count].reshape(-1, 9), still)
        if start[GAIN + 2] < 0:  # a loop in the other direction counts angles down
            coefficients = coefficients * (-1.0) ** np.arange(17)
        return joint, coefficients


def elimination(chain: Chain, like: Elimination | None = None) -> Elimination:
    """The solver of an arm; the ways of a similar one are taken over where they solve this arm too,
    without trials.
    """
    if like is not None:
        method, q = Elimination(chain, like.ways), trials(chain, CHECKED)
        table = method.many(chain.poses(q)) if len(method.starts) == len(like.ways) else None
        if table is not None and recovered(chain, table.q, table.counts, q) == CHECKED:
            return method
    return Elimination(chain)
