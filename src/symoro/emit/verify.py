"""Verification: generated code is compiled or run by the real tool and compared with the reference interpreter."""

from __future__ import annotations

import dataclasses
import math
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from symoro.emit.driver import Trial
from symoro.emit.languages.registry import find_language
from symoro.emit.printer import Language
from symoro.emit.source_code import configure
from symoro.emit.unit import Unit, identifier
from symoro.errors import MissingTool
from symoro.expr.interpret import run
from symoro.expr.program import Program
from symoro.passes.listing import make_listing

TOLERANCE = {"double": 1e-12, "float": 2e-4}  # relative to the largest value of the output group
STATES = 6  # more than four, which a batch may take together
SEED = 20240229
POISON = 1e30  # in places of arguments that the code has no business to read
DRIVERS_OWN = frozenset(
    ("a0", "b", "b0", "c", "driver", "np", "p", "show")
)  # names that a function to be tried cannot have beside it
UNREADABLE = str.maketrans("[](){},`", " " * 8)  # around the numbers of lists
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
        detail = (
            f"largest relative error {self.error:.1e}"
            if self.passed and not math.isnan(self.error)
            else self.reason
        )
        return f"{self.language}: {state} ({self.version or self.tool}; {detail})"


def verify_program(program: Program, language: str, **more: Any) -> Verification:
    """Verify any program, optimised or not, in a language."""
    return verify_units([Unit(make_listing(program), identifier(program.name))], language, **more)[
        0
    ]


@dataclass(frozen=True)
class Case:
    """A unit to verify: the range of its inputs, the options of its code, and whether each element is compared at its own scale."""

    unit: Unit
    low: float = -2.0
    high: float = 2.0
    options: Mapping[str, Any] = field(default_factory=dict)
    elementwise: bool = False

    def configured(self, language: Language) -> Unit:
        style = self.unit.style if self.unit.style in language.styles else None
        unit = configure(
            self.unit, language, {"comments": self.unit.comments, "style": style, **self.options}
        )
        return (
            dataclasses.replace(unit, function=f"{unit.function}0")
            if unit.function.lower() in DRIVERS_OWN
            else unit
        )


def verify_units(units: Sequence[Unit], language: str, **options: Any) -> list[Verification]:
    """Verify several units with distinct function names by one run of the tool; options as for `code`."""
    return verify_cases([Case(u, options=options) for u in units], language)


def verify_cases(cases: Sequence[Case], language: str) -> list[Verification]:
    """Verify cases with distinct function names and the same scalar by one run of the tool."""
    target = find_language(language)
    ready = [case.configured(target) for case in cases]
    try:
        version = tool_version(target)
    except MissingTool as error:
        return [
            Verification(target.id, _tool(target), reason=str(error), missing=True) for _ in cases
        ]
    if target.id in STRUCTURAL:
        return [STRUCTURAL[target.id](target, u, version) for u in ready]
    pairs = [_trial(u, case.low, case.high) for u, case in zip(ready, cases, strict=True)]
    try:
        numbers = _run(target, [t for t, _ in pairs])
    except RuntimeError as error:
        return [Verification(target.id, _tool(target), version, reason=str(error)) for _ in cases]
    return _compare(target, version, pairs, numbers, [case.elementwise for case in cases])


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
    found = shutil.which(check.tool.format(python=sys.executable)) and _first_line(check.version)
    if not found:
        raise MissingTool(
            f"{language.title} is checked with the {check.package}, which is not installed."
        )
    tool = check.tool.format(python="")
    return found if tool in found.lower() else f"{tool} {found}"


@cache
def _first_line(command: tuple[str, ...]) -> str:
    """The first line that a command prints, '' where it fails."""
    ran = subprocess.run(
        [part.format(python=sys.executable) for part in command],
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
    )
    return (
        (ran.stdout.strip() or ran.stderr.strip()).partition("\n")[0] if ran.returncode == 0 else ""
    )


def _run(language: Language, trials: list[Trial]) -> np.ndarray:
    """The numbers that the driver prints; RuntimeError with the tool's words where it fails."""
    check, drive = language.check, language.drive
    assert check is not None
    assert drive is not None
    with tempfile.TemporaryDirectory() as folder:
        files = {
            name: _adapted(text, check.adapt)
            for t in trials
            for name, text in language.files(t.unit).items()
        }
        sources = sorted(name for name in files if name.endswith(language.extension))
        speaking = type(language)(trials[0].unit.scalar)
        files |= drive.files(speaking, trials)
        sources += [drive.file] if drive.file.endswith(language.extension) else []
        for name, text in files.items():
            Path(folder, name).write_text(text, encoding="utf-8")
        output = ""
        for command in check.commands:
            output = call(command, sources, folder)
    return numbers_in(output)


def _adapted(text: str, changes: Iterable[tuple[str, str]]) -> str:
    for pattern, new in changes:
        text = re.sub(pattern, new, text, flags=re.MULTILINE)
    return text


def numbers_in(output: str) -> np.ndarray:
    """The numbers of an output, one per line or in lists of any language; what is no number is an error in the tool's words."""
    words = re.sub(r'"[^"]*"', " ", output).replace("*^", "e").translate(UNREADABLE).split()
    try:
        return np.array([float(x) for x in words])
    except ValueError as error:
        raise RuntimeError(f"{error} in: {output[:2000]}") from None


def call(command: tuple[str, ...], sources: list[str], folder: str) -> str:
    """Run one command of a check in a folder and return what it prints."""
    lists = {
        "{sources}": sources,
        "{objects}": [str(Path(name).with_suffix(".o")) for name in sources],
    }
    words = [w for part in command for w in lists.get(part) or [part.format(python=sys.executable)]]
    ran = subprocess.run(
        words,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT,
        stdin=subprocess.DEVNULL,
    )
    if ran.returncode != 0:
        raise RuntimeError(
            f"{Path(words[0]).name} exits with {ran.returncode}: {(ran.stderr or ran.stdout).strip()[:2000]}"
        )
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
    if unit.states is not None:
        values |= unit.states(
            {**known, **{name: float(v) for name, v in values.items() if not v.ndim}}, 16 * STATES
        )
    with np.errstate(all="ignore"):
        reference = run(unit.program, values)
    kept = _finite(reference, unit)
    states = {n: v[kept] if v.ndim else v for n, v in values.items()}
    count = len(kept)
    rows = [
        [[_value(states, s, k) for s in a.symbols] for k in range(count)]
        for a in unit.program.arguments
    ]
    chosen = {name: x[kept] if unit.program.arguments else x for name, x in reference.items()}
    expected = {
        g.name: np.broadcast_to(chosen[g.name], (count, *g.shape)) for g in unit.program.groups
    }
    return Trial(
        unit, count, [float(values[s.payload[0]]) for s in unit.parameters], rows
    ), expected


def _finite(reference: Mapping[str, np.ndarray], unit: Unit) -> list[int]:
    """The first few states whose reference is finite everywhere."""
    if not unit.program.arguments:
        return list(range(STATES))
    good = [
        k
        for k in range(16 * STATES)
        if all(np.isfinite(reference[g.name][k]).all() for g in unit.program.groups)
    ]
    return good[:STATES] or [0]


def _value(states: Mapping[str, np.ndarray], s: object, k: int) -> float:
    name = s.payload[0] if s is not None else ""  # type: ignore[attr-defined]
    return float(states[name][k]) if name in states else POISON


def _compare(
    language: Language,
    version: str,
    pairs: list[tuple[Trial, dict[str, np.ndarray]]],
    numbers: np.ndarray,
    elementwise: Sequence[bool],
) -> list[Verification]:
    """Each unit's share of the printed numbers against its reference."""
    results, start = [], 0
    for (trial, expected), alone in zip(pairs, elementwise, strict=True):
        size = sum(x.size for x in expected.values())
        share = numbers[start : start + 2 * size]
        start += 2 * size
        short = f"prints {len(share)} numbers, expected {2 * size}"
        error, reason = (
            _error(trial, expected, share, alone) if len(share) == 2 * size else (math.inf, short)
        )
        allowed = TOLERANCE[trial.unit.scalar] * (language.check.slack if language.check else 1.0)
        passed = bool(error <= allowed)
        reason = (
            reason
            if passed or reason
            else f"differs from the interpreter by {error:.1e} of the output's scale, allowed {allowed:.0e}"
        )
        results.append(Verification(language.id, _tool(language), version, error, passed, reason))
    if start != len(numbers):
        return [
            Verification(
                r.language,
                r.tool,
                r.version,
                reason=f"prints {len(numbers)} numbers, expected {start}",
            )
            for r in results
        ]
    return results


def _error(
    trial: Trial, expected: Mapping[str, np.ndarray], share: np.ndarray, elementwise: bool
) -> tuple[float, str]:
    """The largest difference relative to the scale of its group, and of the batch entry point to single calls."""
    single, batch = share[: len(share) // 2].reshape(trial.count, -1), share[len(share) // 2 :]
    worst, column, offset = 0.0, 0, 0
    for reference in expected.values():
        flat = reference.reshape(trial.count, -1)
        width = flat.shape[1]
        one, many = (
            single[:, column : column + width],
            batch[offset : offset + flat.size].reshape(flat.shape),
        )
        column, offset = column + width, offset + flat.size
        if not flat.size:
            continue
        if not np.isfinite(flat).all():
            return (
                math.inf,
                "the interpreter has no finite outputs at any of the states that were tried",
            )
        scale = np.max(np.abs(flat), axis=0 if elementwise else None)
        difference = np.max(np.abs([one - flat, many - flat]) / np.where(scale == 0, 1.0, scale))
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
    return Verification(
        language.id,
        _tool(language),
        version,
        passed=not reason,
        reason=reason or "structure balanced",
    )


def balance(text: str) -> str:
    """What does not pair up in a LaTeX text, '' where all does."""
    closing: list[str] = []
    for token in re.finditer(
        r"\\left(?![a-zA-Z])|\\right(?![a-zA-Z])|\\(?:begin|end)\{([a-z]+\*?)\}|\\\[|\\\]|\\.|[{}$]",
        text,
    ):
        mark = token[0]
        ends = {r"\left": r"\right", "{": "}", r"\[": r"\]"}.get(
            mark, rf"\end{{{token[1]}}}" if mark.startswith(r"\begin") else ""
        )
        if mark == "$" and "$" not in closing:
            ends = "$"
        if ends:
            closing.append(ends)
        elif (mark in (r"\right", "}", r"\]", "$") or mark.startswith(r"\end{")) and (
            not closing or closing.pop() != mark
        ):
            return f"'{mark}' at character {token.start()} closes nothing"
    return f"'{closing[-1]}' is missing" if closing else ""


STRUCTURAL: dict[str, Callable[[Language, Unit, str], Verification]] = {"latex": _latex}


def verify_all(unit: Unit, languages: Iterable[str], **options: Any) -> list[Verification]:
    """One unit in several languages; options as for `code`."""
    return [verify_units([unit], language, **options)[0] for language in languages]
