"""Verification: generated code is compiled or run by the real tool and compared with the reference interpreter."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from symoro.emit.languages import configure, find_language
from symoro.emit.printer import Language, Trial
from symoro.emit.unit import Unit, identifier
from symoro.errors import MissingTool
from symoro.expr.interpret import run
from symoro.expr.program import Program
from symoro.passes.listing import make_listing

TOLERANCE = 1e-12  # relative to the largest value of the output group
STATES = 4
SEED = 20240229
POISON = 1e99  # in places of arguments that the code has no business to read
TIMEOUT = 600  # seconds that a tool may take


@dataclass(frozen=True)
class Verification:
    """The outcome for one unit in one language; `missing` where the tool is not installed."""

    language: str
    tool: str
    version: str = ""
    error: float = math.nan
    passed: bool = False
    reason: str = ""
    missing: bool = False

    def __str__(self) -> str:
        state = "passed" if self.passed else "tool missing" if self.missing else "failed"
        detail = f"largest relative error {self.error:.1e}" if self.passed and not math.isnan(self.error) else self.reason
        return f"{self.language}: {state} ({self.version or self.tool}; {detail})"


def verify_program(program: Program, language: str, **more: float) -> Verification:
    """Verify any program, optimised or not, in a language."""
    return verify_units([Unit(make_listing(program), identifier(program.name))], language, **more)[0]


def verify_units(units: Sequence[Unit], language: str, low: float = -2.0, high: float = 2.0) -> list[Verification]:
    """Verify several units with distinct function names by one run of the tool; inputs are drawn from low to high."""
    target = find_language(language)
    ready = [configure(u, target, {"function": u.function, "comments": u.comments, "style": u.style or None}) for u in units]
    try:
        version = tool_version(target)
    except MissingTool as error:
        return [Verification(target.id, _tool(target), reason=str(error), missing=True) for _ in units]
    if target.id in STRUCTURAL:
        return [STRUCTURAL[target.id](target, u, version) for u in ready]
    pairs = [_trial(u, low, high) for u in ready]
    try:
        numbers = _run(target, [t for t, _ in pairs])
    except RuntimeError as error:
        return [Verification(target.id, _tool(target), version, reason=str(error)) for _ in units]
    return _compare(target, version, pairs, numbers)


# --- the tool ------------------------------------------------------------------------------------------------


def _tool(language: Language) -> str:
    assert language.check is not None
    return language.check.tool.format(python=Path(sys.executable).name)


def tool_version(language: Language) -> str:
    """The version of the language's tool; MissingTool says which package has it."""
    check = language.check
    assert check is not None
    if language.id in STRUCTURAL and shutil.which(check.tool) is None:
        return "structure only"
    if shutil.which(check.tool.format(python=sys.executable)) is None:
        raise MissingTool(f"{language.title} needs {check.tool}, which is not installed: get the {check.package}.")
    return f"{check.tool.format(python='')} {_first_line(check.version)}".strip()


@cache
def _first_line(command: tuple[str, ...]) -> str:
    ran = subprocess.run([part.format(python=sys.executable) for part in command], capture_output=True, text=True, check=False, timeout=TIMEOUT)
    return (ran.stdout.strip() or ran.stderr.strip()).partition("\n")[0]


def _run(language: Language, trials: list[Trial]) -> np.ndarray:
    """The numbers that the driver prints; RuntimeError with the tool's words where it fails."""
    assert language.check is not None
    with tempfile.TemporaryDirectory() as folder:
        files = {name: text for t in trials for name, text in language.files(t.unit).items()} | language.driver(trials)
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        sources = sorted(name for name in files if name.endswith(language.extension))
        output = ""
        for command in language.check.commands:
            output = call(command, sources, folder)
    return np.array([float(x) for x in output.split()])


def call(command: tuple[str, ...], sources: list[str], folder: str) -> str:
    """Run one command of a check in a folder and return what it prints."""
    words = [w for part in command for w in (sources if part == "{sources}" else [part.format(python=sys.executable)])]
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, timeout=TIMEOUT)
    if ran.returncode != 0:
        raise RuntimeError(f"{Path(words[0]).name} exits with {ran.returncode}: {(ran.stderr or ran.stdout).strip()[:2000]}")
    return ran.stdout


# --- numbers -------------------------------------------------------------------------------------------------


def _trial(unit: Unit, low: float, high: float) -> tuple[Trial, dict[str, np.ndarray]]:
    """Random states where the reference is finite, and the reference there."""
    generator = np.random.default_rng(SEED)
    known = unit.robot.values if unit.robot is not None else {}
    values: dict[str, np.ndarray] = {}
    for s in unit.program.symbols:
        name, is_parameter = s.payload[0], s.payload[1].is_parameter
        drawn = generator.uniform(low, high, () if is_parameter else 16 * STATES)
        values[name] = np.abs(drawn) + 0.1 if is_parameter and low < 0 else drawn
        if is_parameter and name in known:
            values[name] = np.asarray(known[name])
    with np.errstate(all="ignore"):
        reference = run(unit.program, values)
    kept = _finite(reference, unit)
    states = {n: v[kept] if v.ndim else v for n, v in values.items()}
    count = len(kept)
    rows = [[[_value(states, s, k) for s in a.symbols] for k in range(count)] for a in unit.program.arguments]
    chosen = {name: x[kept] if unit.program.arguments else x for name, x in reference.items()}
    expected = {g.name: np.broadcast_to(chosen[g.name], (count, *g.shape)) for g in unit.program.groups}
    return Trial(unit, count, [float(values[s.payload[0]]) for s in unit.parameters], rows), expected


def _finite(reference: Mapping[str, np.ndarray], unit: Unit) -> list[int]:
    """The first few states whose reference is finite everywhere."""
    if not unit.program.arguments:
        return list(range(STATES))
    good = [k for k in range(16 * STATES) if all(np.isfinite(reference[g.name][k]).all() for g in unit.program.groups)]
    return good[:STATES] or [0]


def _value(states: Mapping[str, np.ndarray], s: object, k: int) -> float:
    name = s.payload[0] if s is not None else ""  # type: ignore[attr-defined]
    return float(states[name][k]) if name in states else POISON


def _compare(language: Language, version: str, pairs: list[tuple[Trial, dict[str, np.ndarray]]], numbers: np.ndarray) -> list[Verification]:
    """Each unit's share of the printed numbers against its reference."""
    results, start = [], 0
    for trial, expected in pairs:
        size = sum(x.size for x in expected.values())
        share = numbers[start : start + 2 * size]
        start += 2 * size
        error, reason = _error(trial, expected, share) if len(share) == 2 * size else (math.inf, f"prints {len(share)} numbers, expected {2 * size}")
        passed = bool(error <= TOLERANCE)
        reason = reason if passed or reason else f"differs from the interpreter by {error:.1e} of the output's scale, allowed {TOLERANCE:.0e}"
        results.append(Verification(language.id, _tool(language), version, error, passed, reason))
    if start != len(numbers):
        return [Verification(r.language, r.tool, r.version, reason=f"prints {len(numbers)} numbers, expected {start}") for r in results]
    return results


def _error(trial: Trial, expected: Mapping[str, np.ndarray], share: np.ndarray) -> tuple[float, str]:
    """The largest difference relative to the scale of its group, and of the batch entry point to single calls."""
    single, batch = share[: len(share) // 2].reshape(trial.count, -1), share[len(share) // 2 :]
    worst, column, offset = 0.0, 0, 0
    for reference in expected.values():
        flat = reference.reshape(trial.count, -1)
        width = flat.shape[1]
        one, many = single[:, column : column + width], batch[offset : offset + flat.size].reshape(flat.shape)
        column, offset = column + width, offset + flat.size
        if not flat.size:
            continue
        if not np.isfinite(flat).all():
            return math.inf, "the interpreter has no finite outputs at any of the states that were tried"
        scale = np.max(np.abs(flat)) or 1.0
        difference = np.max(np.abs([one - flat, many - flat])) / scale
        if math.isnan(difference):
            return math.inf, "not a number where the interpreter has one"
        worst = max(worst, float(difference))
    return worst, ""


# --- languages without numbers -------------------------------------------------------------------------------


def _latex(language: Language, unit: Unit, version: str) -> Verification:
    """Braces, \\left and \\right, environments and dollars pair up; pdflatex compiles it where it is installed."""
    text = language.files(unit)[f"{unit.function}.tex"]
    reason = balance(text)
    if not reason and version != "structure only" and unit.style != "fragment":
        try:
            with tempfile.TemporaryDirectory() as folder:
                Path(folder, f"{unit.function}.tex").write_text(text, encoding="utf-8")
                assert language.check is not None
                call(language.check.commands[0], [f"{unit.function}.tex"], folder)
        except RuntimeError as error:
            reason = str(error)
    return Verification(language.id, _tool(language), version, passed=not reason, reason=reason or "structure balanced")


def balance(text: str) -> str:
    """What does not pair up in a LaTeX text, '' where all does."""
    closing: list[str] = []
    for token in re.finditer(r"\\left(?![a-zA-Z])|\\right(?![a-zA-Z])|\\(?:begin|end)\{([a-z]+\*?)\}|\\\[|\\\]|\\.|[{}$]", text):
        mark = token[0]
        ends = {r"\left": r"\right", "{": "}", r"\[": r"\]"}.get(mark, rf"\end{{{token[1]}}}" if mark.startswith(r"\begin") else "")
        if mark == "$" and "$" not in closing:
            ends = "$"
        if ends:
            closing.append(ends)
        elif (mark in (r"\right", "}", r"\]", "$") or mark.startswith(r"\end{")) and (not closing or closing.pop() != mark):
            return f"'{mark}' at character {token.start()} closes nothing"
    return f"'{closing[-1]}' is missing" if closing else ""


STRUCTURAL: dict[str, Callable[[Language, Unit, str], Verification]] = {"latex": _latex}


def verify_all(unit: Unit, languages: Iterable[str]) -> list[Verification]:
    """One unit in several languages."""
    return [verify_units([unit], language)[0] for language in languages]
