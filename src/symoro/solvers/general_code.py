"""The general inverse geometric model as one self-contained C file, the numbers of the arm and the sources that run them; and how code is run."""

from __future__ import annotations

import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np

from symoro.emit.verify import TIMEOUT
from symoro.models.inverse.elimination_starts import Way, displaced_arm, start_of, two_slide
from symoro.models.inverse.numeric_chain import Chain

PARTS = ("inverse.c", "walk.c", "linear.c", "shared.c", "general.c", "sliding.c", "solve.c")
PER_LINE = 6
ALONE = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
}  # threads only hinder each other on small matrices
FLAGS = ("-std=c99", "-O2", "-Wall", "-Wextra", "-Werror")


@dataclass(frozen=True)
class Prepared:
    """What a file is made of: the arm and its starts as packed numbers, and what its header says."""

    function: str
    title: str
    notes: tuple[str, ...]
    joints: tuple[str, ...]
    arm: np.ndarray
    starts: np.ndarray


def c_text(p: Prepared, comments: bool = True) -> str:
    """The file: `int function(const double *T, double *q, unsigned char *singular)`."""
    sources = "\n".join(
        files("symoro.solvers").joinpath(name).read_text(encoding="utf-8") for name in PARTS
    )
    tables = f"{_table('ARM', p.arm)}\n{_table('STARTS', p.starts.ravel())}"
    entry = f"""
/* Every posture at the pose T (4x4, row by row): the rows of q (16 x 6, rad and m), and 1 in `singular` where a joint is free to move.
   Returns their number, -1 where T is not a rigid pose. */
int {p.function}(const double *T, double *q, unsigned char *singular);

int {p.function}(const double *T, double *q, unsigned char *singular)
{{
    return solve_general(ARM, STARTS, {len(p.starts)}, T, q, singular);
}}
"""
    return "\n".join([*([_comment(p)] if comments else []), sources, tables]) + entry


def header(p: Prepared) -> list[str]:
    """What a reader should know first."""
    return [
        p.title,
        f"Columns of the solutions: {', '.join(p.joints)}.",
        *(f"Note: {note}" for note in p.notes),
    ]


def _comment(p: Prepared) -> str:
    lines = [*header(p), "Compile with a C99 compiler and link the mathematics library."]
    return "\n".join(["/*", *(f" * {line}" for line in lines), " */", ""])


def _table(name: str, numbers: np.ndarray) -> str:
    """A constant array; infinite limits as numbers that are beyond all."""
    texts = [
        repr(float(x)) if math.isfinite(x) else "1e300" if x > 0 else "-1e300" for x in numbers
    ]
    rows = [", ".join(texts[k : k + PER_LINE]) for k in range(0, len(texts), PER_LINE)]
    return f"static const double {name}[{len(texts)}] = {{\n    " + ",\n    ".join(rows) + "};\n"


def run(language: str, text: str, function: str, poses: Sequence[np.ndarray]) -> list[np.ndarray]:
    """What a file gives for poses, run by the language's tool; RuntimeError with its words."""
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        np.savetxt(at / "poses.txt", [np.ravel(T) for T in poses], fmt="%.17g")
        source = at / f"{function}.{LANGUAGES[language].suffix}"
        source.write_text(
            text + (_C_MAIN.replace("FUNCTION", function) if language == "c" else ""),
            encoding="utf-8",
        )
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
    """How code in a language is run: the program that is needed, the ending of a file, and the commands."""

    name: str
    suffix: str
    commands: Callable[[Path, str], list[list[str]]]


def _c_commands(source: Path, function: str) -> list[list[str]]:
    return [
        ["gcc", *FLAGS, str(source), "-o", str(source.with_suffix("")), "-lm"],
        [str(source.with_suffix(""))],
    ]


def _python_commands(source: Path, function: str) -> list[list[str]]:
    text = f"import numpy as np\nfrom {function} import {function} as f\nfor T in np.loadtxt('poses.txt'):\n    q, _ = f(T.reshape(4, 4))\n"
    return [
        [sys.executable, "-c", text + "    print(len(q), *(repr(float(x)) for x in q.ravel()))"]
    ]


def _octave_commands(source: Path, function: str) -> list[list[str]]:
    text = f"P = load('poses.txt'); for k = 1:size(P, 1); q = {function}(reshape(P(k, :), 4, 4)')'; printf('%d', size(q, 2)); "
    return [
        [
            "octave-cli",
            "--quiet",
            "--no-init-file",
            "--eval",
            text + "printf(' %.17g', q(:)); printf('\\n'); end",
        ]
    ]


LANGUAGES = {
    "c": Tool("gcc", "c", _c_commands),
    "python": Tool(sys.executable, "py", _python_commands),
    "matlab": Tool("octave-cli", "m", _octave_commands),
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


def _text(name: str) -> str:
    return files("symoro.solvers").joinpath(name).read_text(encoding="utf-8")


def _method(chain: Chain) -> str:
    return "sliding" if two_slide(chain) else "elimination"


def starts(chain: Chain, ways: Sequence[Way]) -> list[dict[str, Any]]:
    """The numbers of each start by name."""
    if two_slide(chain):
        arms = [displaced_arm(chain, way.displaced) for way in ways]
        return [
            {
                "displaced": w.displaced,
                "first": w.number,
                "angle": w.offsets[0],
                "constants": a.constants,
            }
            for w, a in zip(ways, arms, strict=True)
        ]
    names = (
        "order",
        "gain",
        "offsets",
        "turns",
        "before",
        "behind",
        "place",
        "inverse",
        "constants",
    )
    return [
        {"displaced": way.displaced} | {name: getattr(start_of(chain, way), name) for name in names}
        for way in ways
    ]


def python_text(function: str, chain: Chain, ways: Sequence[Way], header: list[str]) -> str:
    """A module with the function `function(T)`; needs NumPy."""
    tables = {
        name: repr(np.asarray(getattr(chain, name)).tolist())
        for name in ("constants", "turns", "factors")
    }
    rows = [
        "    {"
        + ", ".join(f'"{name}": {np.asarray(x).tolist()!r}' for name, x in start.items())
        + "},\n"
        for start in starts(chain, ways)
    ]
    body = _text("general_python.txt").format(
        **tables, size=repr(chain.size), starts=f"[\n{''.join(rows)}]", function=function
    )
    return "".join(f"# {line}\n" for line in header) + body + _text(f"{_method(chain)}_python.txt")


def matlab_text(function: str, chain: Chain, ways: Sequence[Way], header: list[str]) -> str:
    """A file with the function `function(T)`, for MATLAB and Octave."""
    arm = {
        "turns": chain.turns,
        "factors": chain.factors,
        "size": chain.size,
        "constants": chain.constants,
    }
    lines = _fields("d", arm)
    for k, start in enumerate(starts(chain, ways), 1):
        lines += _fields(f"d.starts{{{k}}}", start)
    body = _text("general_matlab.txt").format(function=function, data="\n".join(lines))
    return "".join(f"% {line}\n" for line in header) + body + _text(f"{_method(chain)}_matlab.txt")


def _fields(owner: str, values: Mapping[str, Any]) -> list[str]:
    """Assignments; several matrices are a list of them."""
    return [
        f"{owner}.{name} = {_matrix(x) if np.ndim(x) < 3 else '{' + ', '.join(map(_matrix, x)) + '}'};"
        for name, x in values.items()
    ]


def _matrix(x: Any) -> str:
    rows = [
        ", ".join(repr(float(v)) for v in row) for row in np.atleast_2d(np.asarray(x, dtype=float))
    ]
    return "[" + "; ".join(rows) + "]"
