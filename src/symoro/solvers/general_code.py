"""The general inverse geometric model as one self-contained file in C, Python or MATLAB, and how
such files are run.

The method is written once, in C. Its Python and MATLAB forms are translations (`make kernels`), in
which NumPy's and MATLAB's own functions stand for the linear algebra; a file adds the numbers of
the arm and of its starts, which are the same in all languages.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import numpy as np

from symoro.emit.verify import TIMEOUT

PARTS = ("inverse.c", "walk.c", "linear.c", "shared.c", "general.c", "sliding.c", "solve.c")
PER_LINE = 6
ALONE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""Threads only hinder each other on small matrices."""
FLAGS = ("-std=c99", "-O2", "-Wall", "-Wextra", "-Werror")


@dataclass(frozen=True)
class GeneralCode:
    """The parts of a file: the arm and its starts as packed numbers, and what its header says."""

    function: str
    title: str
    notes: tuple[str, ...]
    joints: tuple[str, ...]
    arm: np.ndarray
    starts: np.ndarray

    @property
    def header(self) -> list[str]:
        """What a reader should know first."""
        columns = f"Columns of the solutions: {', '.join(self.joints)}."
        return [self.title, columns, *(f"Note: {note}" for note in self.notes)]


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
    return solve_general(ARM, STARTS, {len(code.starts)}, T, q, singular);
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
    data = f"\nfunction [arm, starts] = data()\narm = [{arm}];\nstarts = [ ...\n{starts}];\nend\n"
    header = "".join(f"% {line}\n" for line in code.header) if comments else ""
    entry = _source("entry_matlab.txt").replace("FUNCTION", code.function)
    return header + entry + _source("general_matlab.txt") + data


def run(language: str, text: str, function: str, poses: Sequence[np.ndarray]) -> list[np.ndarray]:
    """The postures (count, 6) that a file gives for each pose, run by the language's tool;
    RuntimeError with its message.
    """
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        np.savetxt(at / "poses.txt", [np.ravel(T) for T in poses], fmt="%.17g")
        source = at / f"{function}.{LANGUAGES[language].suffix}"
        main = _C_MAIN.replace("FUNCTION", function) if language == "c" else ""
        source.write_text(text + main, encoding="utf-8")
        for command in LANGUAGES[language].commands(source, function):
            ran = subprocess.run(
                command,
                capture_output=True,
                text=True,
                check=False,
                timeout=TIMEOUT,
                cwd=folder,
                env=os.environ | ALONE,
            )
            if ran.returncode != 0:
                raise RuntimeError(ran.stderr.strip() or f"{command[0]} returned {ran.returncode}")
    rows = [[float(x) for x in line.split()] for line in ran.stdout.splitlines() if line.strip()]
    return [np.array(row[1:]).reshape(-1, 6) for row in rows]


@dataclass(frozen=True)
class Tool:
    """How files in a language are written and run: the program that is needed, the ending of a
    file, and the commands.
    """

    name: str
    suffix: str
    text: Callable[[GeneralCode, bool], str]
    commands: Callable[[Path, str], list[list[str]]]


def _c_commands(source: Path, function: str) -> list[list[str]]:
    program = str(source.with_suffix(""))
    return [["gcc", *FLAGS, str(source), "-o", program, "-lm"], [program]]


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
    double T[16], q[96];
    unsigned char singular[16];
    FILE *file = fopen("poses.txt", "r");
    for (int k = 0; file && fscanf(file, "%lf", T + k) == 1; k = (k + 1) % 16)
        if (k == 15) {
            int count = FUNCTION(T, q, singular);
            printf("%d", count);
            for (int i = 0; i < 6 * count; i++)
                printf(" %.17g", q[i]);
            printf("\\n");
        }
    return 0;
}
"""
