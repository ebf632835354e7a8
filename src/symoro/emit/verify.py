"""Verification: the real tool runs generated code and is compared with the interpreter."""

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
from functools import cache, partial
from pathlib import Path
from typing import Unpack

import numpy as np

from symoro.emit.code_unit import Unit
from symoro.emit.driver import Trial
from symoro.emit.languages import find_language
from symoro.emit.printer import Language
from symoro.emit.source_code import CodeOptions, configure
from symoro.errors import MissingTool
from symoro.expr import Expr, run_program

TOLERANCE = {"double": 1e-12, "float": 2e-4}  # relative to the largest value of the output group
STATES = 6  # more than four, which a batch may take together
DRAWN = 16 * STATES  # random states, from which those with finite outputs are chosen
SEED = 20240229
POISON = 1e30  # in places of arguments that the code must not read
# names that a function to be tried cannot have, since the driver has them
DRIVER_NAMES = frozenset(("a0", "b", "b0", "c", "driver", "np", "p", "show"))
UNREADABLE = str.maketrans("[](){},`", " " * 8)  # around the numbers of lists
TIMEOUT = 600  # seconds that a tool may take
NO_TOOL = "structure only"  # version of a tool that is not installed and not needed


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


@dataclass(frozen=True)
class Case:
    """A unit to verify, with the range of its inputs and the options of its code.

    `elementwise` compares each element at its own scale instead of the group's.
    """

    unit: Unit
    low: float = -2.0
    high: float = 2.0
    options: CodeOptions = field(default_factory=CodeOptions)
    elementwise: bool = False

    def configured(self, language: Language) -> Unit:
        style = self.unit.style if self.unit.style in language.styles else None
        unit = configure(
            self.unit, language, {"comments": self.unit.comments, "style": style, **self.options}
        )
        if unit.function.lower() in DRIVER_NAMES:
            return dataclasses.replace(unit, function=f"{unit.function}0")
        return unit


def verify_units(
    units: Sequence[Unit], language: str, **options: Unpack[CodeOptions]
) -> list[Verification]:
    """Verify several units with distinct function names by one run of the tool.

    The options are those of `code`.
    """
    return verify_cases([Case(u, options=options) for u in units], language)


def verify_cases(cases: Sequence[Case], language: str) -> list[Verification]:
    """Verify cases with distinct function names and the same scalar by one run of the tool."""
    target = find_language(language)
    units = [case.configured(target) for case in cases]
    result = partial(Verification, target.id, _tool(target))
    try:
        result = partial(result, tool_version(target))
        if not target.check.numeric:
            return [_verify_structure(target, unit, result) for unit in units]
        pairs = [_trial(unit, case.low, case.high) for unit, case in zip(units, cases, strict=True)]
        numbers = _run(target, [trial for trial, _ in pairs])
    except MissingTool as error:
        return [result(reason=str(error), missing=True) for _ in cases]
    except RuntimeError as error:
        return [result(reason=str(error)) for _ in cases]
    return _compare(pairs, numbers, cases, target, result)


# --- the tool -------------------------------------------------------------------------------------


def _tool(language: Language) -> str:
    return language.check.tool.format(python=Path(sys.executable).name)


def tool_version(language: Language) -> str:
    """The version of the language's tool; MissingTool says which package has it."""
    check = language.check
    if not check.tool:
        raise MissingTool(
            f"{language.title} cannot be verified: its class names no tool. "
            f"Give it check and driver."
        )
    path = shutil.which(check.tool.format(python=sys.executable))
    if path is None and not check.numeric:
        return NO_TOOL
    version = _first_line(check.version) if path else ""
    if not version:
        raise MissingTool(
            f"The tool of {language.title} was not found: install the {check.package}."
        )
    tool = check.tool.format(python="")
    return version if tool in version.lower() else f"{tool} {version}"


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
    if ran.returncode != 0:
        return ""
    return (ran.stdout.strip() or ran.stderr.strip()).partition("\n")[0]


def _run(language: Language, trials: list[Trial]) -> np.ndarray:
    """The numbers that the driver prints; RuntimeError with the tool's words where it fails."""
    check, driver = language.check, language.driver
    assert driver is not None, f"{language.title} has a check without a driver program"
    with tempfile.TemporaryDirectory() as folder:
        files = {
            name: _adapted(text, check.adapt)
            for t in trials
            for name, text in language.files(t.unit).items()
        }
        sources = sorted(name for name in files if name.endswith(language.extension))
        files |= driver.files(type(language)(trials[0].unit.scalar), trials)
        sources += [driver.file] if driver.file.endswith(language.extension) else []
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
    """The numbers of an output, one per line or in lists of any language.

    RuntimeError quotes an output that is not numbers.
    """
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
        message = (ran.stderr or ran.stdout).strip()[:2000]
        raise RuntimeError(f"{Path(words[0]).name} exits with {ran.returncode}: {message}")
    return ran.stdout


# --- numbers --------------------------------------------------------------------------------------


def _trial(unit: Unit, low: float, high: float) -> tuple[Trial, dict[str, np.ndarray]]:
    """Random states where the reference is finite, and the reference there."""
    values = _random_inputs(unit, low, high)
    with np.errstate(all="ignore"):
        reference = run_program(unit.program, values)
    chosen = _finite_states(reference, unit)
    states = {name: v[chosen] if v.ndim else v for name, v in values.items()}
    rows = [
        [[_value(states, s, k) for s in a.symbols] for k in range(len(chosen))]
        for a in unit.program.arguments
    ]
    p = [float(values[s.payload[0]]) for s in unit.parameters]
    if unit.program.arguments:
        reference = {name: x[chosen] for name, x in reference.items()}
    expected = {
        g.name: np.broadcast_to(reference[g.name], (len(chosen), *g.shape))
        for g in unit.program.groups
    }
    return Trial(unit, len(chosen), p, rows), expected


def _random_inputs(unit: Unit, low: float, high: float) -> dict[str, np.ndarray]:
    """A number for each parameter, DRAWN numbers for each other symbol.

    Parameters that the robot knows have its values.
    """
    generator = np.random.default_rng(SEED)
    known = unit.robot.values if unit.robot is not None else {}
    values: dict[str, np.ndarray] = {}
    for s in unit.program.symbols:
        name, is_parameter = s.payload[0], s.payload[1].is_parameter
        if is_parameter:
            drawn = generator.uniform(low, high)
            positive = np.abs(drawn) + 0.1 if low < 0 else drawn
            values[name] = np.asarray(known.get(name, positive))
        else:
            values[name] = generator.uniform(low, high, DRAWN)
    if unit.states is not None:
        parameters = {name: float(v) for name, v in values.items() if not v.ndim}
        values |= unit.states({**known, **parameters}, DRAWN)
    return values


def _finite_states(reference: Mapping[str, np.ndarray], unit: Unit) -> list[int]:
    """The first few states whose reference is finite everywhere."""
    if not unit.program.arguments:
        return list(range(STATES))
    outputs = [reference[g.name] for g in unit.program.groups]
    finite = [k for k in range(DRAWN) if all(np.isfinite(x[k]).all() for x in outputs)]
    return finite[:STATES] or [0]


def _value(states: Mapping[str, np.ndarray], s: Expr | None, k: int) -> float:
    """The number of a symbol in state k, POISON for a place that the program does not use."""
    name = s.payload[0] if s is not None else ""
    return float(states[name][k]) if name in states else POISON


def _compare(
    pairs: Sequence[tuple[Trial, dict[str, np.ndarray]]],
    numbers: np.ndarray,
    cases: Sequence[Case],
    language: Language,
    result: Callable[..., Verification],
) -> list[Verification]:
    """Each unit's share of the printed numbers against its reference."""
    sizes = [2 * sum(x.size for x in expected.values()) for _, expected in pairs]
    if len(numbers) != sum(sizes):
        reason = f"prints {len(numbers)} numbers, expected {sum(sizes)}"
        return [result(reason=reason) for _ in pairs]
    slack = language.check.slack
    shares = np.split(numbers, np.cumsum(sizes)[:-1])
    results = []
    for (trial, expected), share, case in zip(pairs, shares, cases, strict=True):
        error, reason = _error(trial, expected, share, case.elementwise)
        allowed = TOLERANCE[trial.unit.scalar] * slack
        passed = bool(error <= allowed)
        if not passed and not reason:
            reason = (
                f"differs from the interpreter by {error:.1e} of the output's scale, "
                f"allowed {allowed:.0e}"
            )
        results.append(result(error=error, passed=passed, reason=reason))
    return results


def _error(
    trial: Trial, expected: Mapping[str, np.ndarray], share: np.ndarray, elementwise: bool
) -> tuple[float, str]:
    """The largest difference relative to the scale of its group, or inf and the reason.

    Single calls and the batch count alike.
    """
    half = len(share) // 2
    single, batch = share[:half].reshape(trial.count, -1), share[half:]
    worst, column = 0.0, 0
    for reference in expected.values():
        flat = reference.reshape(trial.count, -1)
        first, column = column, column + flat.shape[1]
        if not flat.size:
            continue
        one = single[:, first:column]
        many = batch[trial.count * first : trial.count * column].reshape(flat.shape)
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


# --- languages without numbers --------------------------------------------------------------------


def _verify_structure(
    language: Language, unit: Unit, result: Callable[..., Verification]
) -> Verification:
    """Check the structure of a text, and compile it where the tool is installed."""
    (name, text), *_ = language.files(unit).items()
    reason = language.structure_problem(text)
    if not reason and tool_version(language) != NO_TOOL and language.stands_alone(unit):
        reason = _compile_problem(language, name, text)
    return result(passed=not reason, reason=reason or "structure balanced")


def _compile_problem(language: Language, name: str, text: str) -> str:
    """The message of the tool about a file, '' if it compiles."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, name).write_text(text, encoding="utf-8")
        try:
            call(language.check.commands[0], [name], folder)
        except RuntimeError as error:
            return str(error)
    return ""


def verify_all(
    unit: Unit, languages: Iterable[str], **options: Unpack[CodeOptions]
) -> list[Verification]:
    """One unit in several languages; options as for `code`."""
    return [verify_units([unit], language, **options)[0] for language in languages]
