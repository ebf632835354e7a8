"""The general inverse geometric model: set up and run as machine code, its polynomial, and its code
for an arm as one self-contained file in C, Python or MATLAB.

The method is written once, in C. Its Python and MATLAB forms are translations (`make kernels`), in
which NumPy's and MATLAB's own functions stand for the linear algebra; a file adds the numbers of
the arm and of its starts, which are the same in all languages.
"""

from __future__ import annotations

import math
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from symoro.emit.code_unit import identifier
from symoro.emit.comments import comment_safe
from symoro.emit.verify import TIMEOUT, Verification
from symoro.errors import UnknownName, UnsupportedRobot
from symoro.formats import write_text
from symoro.models.inverse.elimination import (
    GAIN,
    StartChoice,
    characteristic_polynomial,
    choose_starts,
    packed_starts,
    plain_start,
    recovered,
    trials,
)
from symoro.models.inverse.method_choice import GeneralArm
from symoro.models.inverse.numeric_chain import Array, Chain
from symoro.solvers.branch_solver import OnePose, function, rigid_poses
from symoro.solvers.certificates import real_polynomial_roots, real_roots
from symoro.solvers.inverse_solver import (
    CallOptions,
    InverseSolver,
    PoseSolver,
    Postures,
    PostureTable,
    calls,
    least_errors,
    nearest_c,
    nearest_postures,
    nearest_text,
    not_a_pose,
    one_pose,
    reaching,
)

COMPARED_POSES = 12  # on which written code is compared


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
        return tuple(m.name for m in self.arm.columns)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The columns of the solutions, by the names of the joints."""
        return self.arm.joint_names

    def latex(self, style: str = "fragment", form: str = "", collect: str = "") -> str:
        """Refused: elimination is a numerical method."""
        raise UnknownName("language of igm-general", "latex", LANGUAGES)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The symbols of the geometry, whose numbers are filled in at set-up."""
        return self.arm.parameters

    @property
    def known(self) -> tuple[str, ...]:
        """The elements of the pose that count, such as Px and nx; the others are ignored."""
        return self.arm.counted

    @property
    def parameter(self) -> str:
        """The joint that is held without a value, such as q7; empty where there is none."""
        return self.arm.parameter

    @property
    def steps(self) -> tuple[str, ...]:
        """Return the steps of the method, in order."""
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

        few = self._is_few
        method = (lambda chain, _: FewerJoints(chain)) if few else prepare
        return InverseSolver(self.arm, method, values, calls(self.options))

    @property
    def _is_few(self) -> bool:
        return len(self.arm.joints) < 6

    def _method(self, values: Mapping[str, float] | None) -> Elimination | FewerJoints:
        """The solver for these values, which written code reproduces."""
        chain = self.arm.numeric(values or {})
        return FewerJoints(chain, calls(self.options)) if self._is_few else Elimination(chain)

    def _elimination(self, values: Mapping[str, float] | None) -> Elimination:
        method = self._method(values)
        if isinstance(method, FewerJoints):
            raise UnsupportedRobot(
                f"{self.robot.name} has {len(self.arm.joints)} joints: its postures are found "
                "without a characteristic polynomial, which needs six."
            )
        return method

    def polynomial(self, pose: Any, values: Mapping[str, float] | None = None) -> Array:
        """Coefficients, highest first, of the characteristic polynomial at a pose, in tan(theta/2)
        of the joint `polynomial_joint`.

        Its degree is 16, or 8 where two joints slide.
        """
        return self._elimination(values).polynomial(pose)[1]

    def polynomial_joint(self, values: Mapping[str, float] | None = None) -> str:
        """The joint in whose half tangent the polynomial is."""
        return self.arm.names[self._elimination(values).polynomial(np.eye(4))[0]]

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
        return self._text(language, self._method(values), self._name(function), comments)

    def _name(self, function: str) -> str:
        return identifier(function or f"{self.robot.name}_{self.id}".lower().replace("-", "_"))

    def _text(
        self, language: str, method: Elimination | FewerJoints, name: str, comments: bool = True
    ) -> str:
        self.arm.check_writable()
        languages = ["c"] if self._is_few else list(LANGUAGES)
        if language not in languages:
            raise UnknownName("language of igm-general", language, languages)
        what = "Nearest postures" if self._is_few else "Inverse geometric model of any six joints"
        title = f"{what} ({self.id}) of {self.robot.name}. SI units."
        names = zip(self.arm.columns, self.joint_names, strict=True)
        columns = tuple(f"{m.name} {joint}" for m, joint in names if m in self.arm.joints)
        limits, arm = self.options["limits"], method.chain.packed
        if isinstance(method, Elimination):
            code = GeneralCode(name, title, self.notes, columns, arm, method.starts, limits)
            return LANGUAGES[language].text(code, comments)
        code = GeneralCode(name, title, self.notes, columns, arm, np.zeros(0), limits)
        text = nearest_c(name, _c_table("ARM", arm), method.calls.weights, limits)
        return (_c_comment(code) if comments else "") + text

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
            (["c"] if self._is_few else LANGUAGES)
            if languages is None
            else languages.split(",")
            if isinstance(languages, str)
            else list(languages)
        )
        method = self._method(values)
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
                results.append(_compared(method, name, text, self.options["limits"]))
            except RuntimeError as error:
                results.append(Verification(name, tool, reason=str(error)))
        return results


def _compared(
    method: Elimination | FewerJoints, language: str, text: str, limits: bool
) -> Verification:
    """The postures that a file gives against those of the solver."""
    chain, tool = method.chain, Path(LANGUAGES[language].name).name
    q = np.random.default_rng(1).uniform(-1.0, 1.0, (COMPARED_POSES, method.chain.n)) * np.where(
        chain.turns, np.pi, chain.size
    )
    poses = chain.poses(q)
    worst = 0.0
    for T, postures in zip(poses, run(language, text, "model", list(poses), chain.n), strict=True):
        expected = method.one(T)[0]
        if limits and chain.n == 6:
            expected = chain.into_limits(expected)
            expected = expected[chain.inside(expected)]
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
    # a minimum is flat: rounding errors of its value move it by their root
    passed = worst < (1e-6 if chain.n == 6 else 1e-4)
    return Verification(
        language, tool, error=worst, passed=passed, reason="" if passed else "other solutions"
    )


# --- elimination of Raghavan and Roth as machine code ---------------------------------------------


MAX_SOLUTIONS = 16  # solutions of the elimination
CERTIFICATE_TRIALS = 4  # of a certificate, with other offsets of the angles
CHECKED_POSTURES = 12  # random postures that tell whether the starts of another arm will do


class Elimination(PoseSolver):
    """The elimination of Raghavan and Roth, prepared for one arm: the best starts on trial poses
    come first.
    """

    def __init__(self, chain: Chain, choices: Sequence[StartChoice] = ()) -> None:
        """`choices` of the starts of a similar arm spare the trials."""
        self.chain, self.arm = chain, chain.packed
        self.choices = list(choices) or choose_starts(chain, self.solve)
        self.starts = packed_starts(chain, self.choices)
        job = (self.arm.ctypes.data, self.starts.ctypes.data, len(self.starts))
        self.one = OnePose("general_one", job, MAX_SOLUTIONS, 6, (self.arm, self.starts))

    def solve(self, starts: Array, poses: Array) -> PostureTable:
        """Every posture at poses (N, 4, 4) from packed starts, one after another."""
        table = PostureTable.empty(len(poses), MAX_SOLUTIONS, 6)
        table.rows[:] = np.arange(MAX_SOLUTIONS)
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
        miss = nearest_text(*least_errors(self.chain, problem))
        return f"the pose is out of reach: no real root of the characteristic polynomial; {miss}"

    def certified(self, problems: Array, counts: Array) -> Array:
        """By the number of real roots of the characteristic polynomial of the first start for which
        it is certain.
        """
        goals = rigid_poses(np.ascontiguousarray(problems))
        return np.asarray(np.array([self._real_roots(goal) for goal in goals]) == counts)

    def _real_roots(self, goal: Array) -> int:
        """The number of real roots of the characteristic polynomial, -1 where it is not certain."""
        for plain in self._plain:
            out, still = self._characteristic(plain, goal), plain[2]
            if len(out) == 9:
                number = real_polynomial_roots(out)
            else:
                equations = out.reshape(-1, 9)
                roots = np.roots(characteristic_polynomial(equations, still))
                number = real_roots(equations, still, roots)
            if number >= 0:
                return number
        return -1

    def _characteristic(self, plain: tuple[Array, int, int], goal: Array) -> Array:
        """The problem whose roots give the postures of a rigid pose: a polynomial of 9 coefficients
        where two joints slide, otherwise the equations.
        """
        out = np.zeros(9 * 18)
        count = function("characteristic")(
            self.arm.ctypes.data, plain[0].ctypes.data, goal.ctypes.data, out.ctypes.data
        )
        return out[:count]

    @cached_property
    def _plain(self) -> list[tuple[Array, int, int]]:
        """Starts that are not displaced: the best without offsets, then with others, with which
        other roots are far from each other.
        """
        best, rng = self.choices[0], np.random.default_rng(1)
        offsets = [np.zeros(6), *rng.uniform(-2.5, 2.5, (CERTIFICATE_TRIALS, 6))]
        return [plain_start(self.chain, StartChoice(best.number, x)) for x in offsets]

    def polynomial(self, pose: Any) -> tuple[int, Array]:
        """The joint (from 0) and the coefficients, highest first, of the polynomial in tan(theta/2)
        of it.
        """
        plain = self._plain[0]
        start, joint, still = plain
        out = self._characteristic(plain, rigid_poses(one_pose(pose)[None]))
        if len(out) == 9:  # the coefficients themselves, where two joints slide
            return joint, out / np.abs(out).max()
        coefficients = characteristic_polynomial(out.reshape(-1, 9), still)
        if start[GAIN + 2] < 0:  # a loop in the other direction counts angles down
            coefficients = coefficients * (-1.0) ** np.arange(17)
        return joint, coefficients


class FewerJoints(PoseSolver):
    """An arm with fewer than six joints: the nearest postures, or those that reach the pose."""

    def __init__(self, chain: Chain, calls: CallOptions | None = None) -> None:
        """With `calls` the nearest postures by these options, otherwise those that reach it."""
        self.chain, self.exact, self.calls = chain, calls is None, calls or CallOptions()

    def one(self, pose: Array) -> Postures:
        table = self.many(pose[None])
        count = int(table.counts[0])
        return table.q[0, :count], np.stack([table.singular[0, :count], table.rows[0, :count]])

    def many(self, poses: Array) -> PostureTable:
        limits, weights = self.calls.limits, self.calls.weights
        near = nearest_postures(self.chain, rigid_poses(poses), weights, limits)
        exact = reaching(self.chain, near)
        if not self.exact:
            exact = np.arange(near.q.shape[1]) < near.counts[:, None]
        order = np.argsort(~exact, axis=1, kind="stable")
        q, flat = (
            np.take_along_axis(near.q, order[..., None], 1),
            np.take_along_axis(near.flat, order, 1),
        )
        rows = np.broadcast_to(np.arange(q.shape[1]), flat.shape)
        return PostureTable(q, flat, rows, exact.sum(axis=1))

    def why_none(self, problem: Array) -> str:
        miss = nearest_text(*least_errors(self.chain, problem))
        return f"the pose is not one that {self.chain.n} joints can give; {miss}"


def elimination(chain: Chain, like: Elimination | None = None) -> Elimination:
    """The solver of an arm; the starts of a similar one are used where they solve this arm too,
    without trials.
    """
    if like is not None:
        method, q = Elimination(chain, like.choices), trials(chain, CHECKED_POSTURES)
        table = method.many(chain.poses(q)) if len(method.starts) == len(like.choices) else None
        if table is not None and recovered(chain, table.q, table.counts, q) == CHECKED_POSTURES:
            return method
    return Elimination(chain)


# --- code for an arm in C, Python or MATLAB, and how such files are run ---------------------------


PARTS = (
    "inverse.c",
    "near_singular.c",
    "linear.c",
    "shared.c",
    "general.c",
    "sliding.c",
    "solve.c",
)
PER_LINE = 6
MATLAB_LIMITS = (
    "[count, found.q, found.singular] = keep_inside(arm, found.q, found.singular, found.count);"
)
SINGLE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""Threads only hinder each other on small matrices."""
COMPILER_FLAGS = ("-std=c99", "-O2", "-Wall", "-Wextra", "-Werror")


@dataclass(frozen=True)
class GeneralCode:
    """The parts of a file: the arm and its starts as packed numbers, and what its header says."""

    function: str
    title: str
    notes: tuple[str, ...]
    joints: tuple[str, ...]
    arm: np.ndarray
    starts: np.ndarray
    limits: bool = False  # only postures within the joint limits

    @property
    def header(self) -> list[str]:
        """Return the notes at the top of the file."""
        columns = f"Columns of the solutions: {', '.join(self.joints)}."
        lines = [self.title, columns, *(f"Note: {note}" for note in self.notes)]
        return [comment_safe(line) for line in lines]


def _source(name: str) -> str:
    return files("symoro.solvers").joinpath(name).read_text(encoding="utf-8")


def c_text(code: GeneralCode, comments: bool = True) -> str:
    """The file: `int function(const double *T, double *q, unsigned char *singular)`."""
    sources = "\n".join(_source(name) for name in PARTS)
    tables = f"{_c_table('ARM', code.arm)}\n{_c_table('STARTS', code.starts.ravel())}"
    entry = f"""
/* Every posture at the pose T (4x4, row by row): the rows of q (16 x 6, rad and m), and 1 in \
`singular` where a joint is free to move.
   Returns their number, -1 where T is not a rigid pose. */
int {code.function}(const double *T, double *q, unsigned char *singular);

int {code.function}(const double *T, double *q, unsigned char *singular)
{{
    return solve_general(ARM, STARTS, {len(code.starts)}, T, {int(code.limits)}, q, singular);
}}
"""
    return "\n".join([*([_c_comment(code)] if comments else []), sources, tables]) + entry


def _c_comment(code: GeneralCode) -> str:
    lines = [*code.header, "Compile with a C99 compiler and link the mathematics library."]
    return "\n".join(["/*", *(f" * {line}" for line in lines), " */", ""])


def _numbers(numbers: Iterable[float]) -> list[str]:
    """Numbers in full, several to a line; infinite limits as numbers that are beyond all."""
    texts = [
        repr(float(x)) if math.isfinite(x) else "1e300" if x > 0 else "-1e300" for x in numbers
    ]
    return [", ".join(texts[k : k + PER_LINE]) for k in range(0, len(texts), PER_LINE)]


def _c_table(name: str, numbers: np.ndarray) -> str:
    rows = ",\n    ".join(_numbers(numbers))
    return f"static const double {name}[{len(numbers)}] = {{\n    {rows}}};\n"


def _start_parts(start: np.ndarray) -> tuple[list[str], int, float]:
    """The numbers of a packed start, the number of zeros that follow, the displacement."""
    used = int(np.flatnonzero(start[:-1])[-1]) + 1
    return _numbers(start[:used]), len(start) - 1 - used, float(start[-1])


def python_text(code: GeneralCode, comments: bool = True) -> str:
    """A module with the function `function(T)`; needs NumPy."""
    arm = ",\n    ".join(_numbers(code.arm))
    starts = "".join(
        "    *[\n        "
        + ",\n        ".join(rows)
        + f"],\n    *[0.0] * {zeros}, {displaced!r},\n"
        for rows, zeros, displaced in map(_start_parts, code.starts)
    )
    tables = f"\n\nARM = _view([\n    {arm}])\nSTARTS = _view([\n{starts}])\n"
    tables += f"LIMITS = {code.limits}\n"
    header = "".join(f"# {line}\n" for line in code.header) if comments else ""
    entry = _source("entry_python.txt").replace("FUNCTION", code.function)
    return header + entry + _source("general_python.txt") + tables


def matlab_text(code: GeneralCode, comments: bool = True) -> str:
    """A file with the function `function(T)`, for MATLAB and Octave."""
    arm = ", ...\n    ".join(_numbers(code.arm))
    starts = "".join(
        "    " + ", ...\n    ".join(rows) + f", zeros(1, {zeros}), {displaced!r}, ...\n"
        for rows, zeros, displaced in map(_start_parts, code.starts)
    )
    read = f"numbers = [{arm}];\n    tables = [ ...\n{starts}];\n"
    data = (
        "\nfunction [arm, starts] = data()\n% The numbers are read once.\n"
        f"persistent numbers tables\nif isempty(numbers)\n    {read}end\n"
        "arm = numbers;\nstarts = tables;\nend\n"
    )
    header = "".join(f"% {line}\n" for line in code.header) if comments else ""
    entry = _source("entry_matlab.txt").replace("FUNCTION", code.function)
    if code.limits:
        entry = entry.replace("count = found.count;", MATLAB_LIMITS)
    return header + entry + _source("general_matlab.txt") + data


def run(
    language: str, text: str, function: str, poses: Sequence[np.ndarray], joints: int = 6
) -> list[np.ndarray]:
    """The postures (count, joints) that a file gives for each pose, run by the language's tool;
    RuntimeError with its message.
    """
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        np.savetxt(at / "poses.txt", [np.ravel(T) for T in poses], fmt="%.17g")
        source = at / f"{function}.{LANGUAGES[language].suffix}"
        main = _c_main(function, joints) if language == "c" else ""
        source.write_text(text + main, encoding="utf-8")
        for command in LANGUAGES[language].commands(source, function):
            ran = subprocess.run(
                command,
                capture_output=True,
                text=True,
                check=False,
                timeout=TIMEOUT,
                cwd=folder,
                env=os.environ | SINGLE_THREAD,
            )
            if ran.returncode != 0:
                raise RuntimeError(ran.stderr.strip() or f"{command[0]} returned {ran.returncode}")
    rows = [[float(x) for x in line.split()] for line in ran.stdout.splitlines() if line.strip()]
    return [np.array(row[1:]).reshape(-1, joints) for row in rows]


def _c_main(function: str, joints: int) -> str:
    """A program that calls a function for every pose of a file; of fewer than six joints the
    function gives errors too.
    """
    arguments = "T, q, singular" if joints == 6 else "T, q, errors, singular"
    main = _C_MAIN if joints == 6 else _C_MAIN.replace("double T", "double errors[128], T")
    return main.replace("CALL", f"{function}({arguments})").replace("JOINTS", str(joints))


@dataclass(frozen=True)
class Tool:
    """The tool that runs files of a language: the program that is needed, the ending of a file, and
    the commands.
    """

    name: str
    suffix: str
    text: Callable[[GeneralCode, bool], str]
    commands: Callable[[Path, str], list[list[str]]]


def _c_commands(source: Path, function: str) -> list[list[str]]:
    program = str(source.with_suffix(""))
    return [["gcc", *COMPILER_FLAGS, str(source), "-o", program, "-lm"], [program]]


def _python_commands(source: Path, function: str) -> list[list[str]]:
    lines = [
        "import numpy as np",
        f"from {function} import {function} as f",
        "for T in np.loadtxt('poses.txt'):",
        "    q, _ = f(T.reshape(4, 4))",
        "    print(len(q), *(repr(float(x)) for x in q.ravel()))",
    ]
    return [[sys.executable, "-c", "\n".join(lines)]]


def _octave_commands(source: Path, function: str) -> list[list[str]]:
    text = (
        "P = load('poses.txt'); for k = 1:size(P, 1); "
        f"q = {function}(reshape(P(k, :), 4, 4)')'; "
        "printf('%d', size(q, 2)); printf(' %.17g', q(:)); printf('\\n'); end"
    )
    return [["octave-cli", "--quiet", "--no-init-file", "--eval", text]]


LANGUAGES = {
    "c": Tool("gcc", "c", c_text, _c_commands),
    "python": Tool(sys.executable, "py", python_text, _python_commands),
    "matlab": Tool("octave-cli", "m", matlab_text, _octave_commands),
}
_C_MAIN = """
#include <stdio.h>
int main(void)
{
    double T[16], q[384];
    unsigned char singular[64];
    FILE *file = fopen("poses.txt", "r");
    for (int k = 0; file && fscanf(file, "%lf", T + k) == 1; k = (k + 1) % 16)
        if (k == 15) {
            int count = CALL;
            printf("%d", count);
            for (int i = 0; i < JOINTS * count; i++)
                printf(" %.17g", q[i]);
            printf("\\n");
        }
    return 0;
}
"""
