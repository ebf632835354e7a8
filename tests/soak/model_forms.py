"""Forms in which a model is used: machine code, text in a language, a selection of its outputs."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

import symoro as sy
from symoro.emit.code_unit import Unit
from symoro.emit.languages import LANGUAGES
from tests.soak.outcome import WrongResult

Groups = dict[str, np.ndarray]
Check = Callable[[sy.Model, Mapping[str, float], Groups, np.random.Generator], float]
TOLERANCE = 1e-9
STEP = 1e-6  # of central differences
READABLE = tuple(name for name in LANGUAGES if name != "latex")


def _error(found: Any, wanted: np.ndarray, what: str, tolerance: float = TOLERANCE) -> float:
    a, b = np.ravel(np.asarray(found, dtype=float)), np.ravel(wanted)
    if a.shape != b.shape:
        raise WrongResult(f"{what}: {a.size} elements, expected {b.size}")
    error = float(np.abs(a - b).max(initial=0) / max(1.0, np.abs(b).max(initial=0)))
    if not error <= tolerance:
        raise WrongResult(f"{what}: differs by {error:.1e} of its size", error)
    return error


def check_machine_code(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """The compiled model at this state, alone and in a batch."""
    function = m.compile()
    alone = function(dict(inputs))
    worst = max((_error(alone[k], v, f"machine code, {k}") for k, v in found.items()), default=0.0)
    batch = function({k: np.full(5, v) for k, v in inputs.items()}) if inputs else {}
    for k, v in batch.items():
        row = v[3] if v.ndim > found[k].ndim else v
        worst = max(worst, _error(row, found[k], f"batch of machine code, {k}"))
    return worst


def check_python_text(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """The text in Python or NumPy, executed."""
    language = str(rng.choice(["python", "numpy"]))
    names: dict[str, Any] = {}
    exec(compile(m.code(language), f"<{m.id}>", "exec"), names)  # text of our own
    unit: Unit = m.unit
    arguments = [
        np.array([inputs.get(s.payload[0], 0.0) if s is not None else 0.0 for s in a.symbols]).reshape(a.axes).tolist()
        for a in m.program.arguments
    ]  # fmt: skip
    if m.parameters:
        p = [inputs[name] for name in m.parameters]
        arguments.append(names[f"{unit.function}_pre"](p))
    results = names[unit.function](*arguments)
    results = (results,) if len(found) == 1 else results
    return max((_error(x, v, f"text in {language}, {k}") for x, (k, v) in zip(results, found.items(), strict=True)), default=0.0)  # fmt: skip


def check_listing(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """The text in some language, read back as a program."""
    if not all(x.size for x in found.values()):
        return 0.0  # an array without elements is not written
    language = str(rng.choice(READABLE))
    back = sy.optimize(m.code(language, comments=bool(rng.integers(2))))
    other = {f"{k}_": x for k, x in inputs.items()}  # names beside equal outputs
    other |= {k.replace("_", "$"): x for k, x in inputs.items()}  # Mathematica's letters
    known = {**inputs, **other}
    results = back.evaluate({k: known.get(k, 0.0) for k in back.inputs})
    named = {name.rstrip("_$"): x for name, x in results.items()}  # in the order of the text
    return max((_error(named[k], v, f"listing in {language}, {k}") for k, v in found.items()), default=0.0)  # fmt: skip


def check_c(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """The text in C, compiled and run; nothing where there is no compiler."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        return 0.0
    result = m.verify("c")[0]
    if not result.passed:
        raise WrongResult(str(result), result.error)
    return result.error


def check_selection(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """Some of the outputs by name equal those of the whole model."""
    elements = {
        label: found[g.name].ravel()[k]
        for g in m.program.groups
        for k, label in enumerate(g.labels)
    }
    if not elements:
        return 0.0
    count = int(rng.integers(1, min(6, len(elements)) + 1))
    wanted = [str(x) for x in rng.choice(sorted(elements), count, replace=False)]
    options = {k: v for k, v in m.options.items() if k not in ("outputs", "forms")}
    part = sy.generate(m.robot, m.id, **options, outputs=wanted)
    values = part.evaluate({k: inputs[k] for k in part.inputs})
    labels = [label for g in part.program.groups for label in g.labels]
    if sorted(labels) != sorted(wanted):
        raise WrongResult(f"outputs {labels}, asked for {wanted}")
    return _error(np.concatenate([v.ravel() for v in values.values()]), np.array([elements[x] for x in labels]), f"outputs {wanted}", 1e-7)  # fmt: skip


def check_derivative(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """d/dx for one input against central differences."""
    variables = [s.payload[0] for a in m.program.arguments for s in a.symbols if s is not None]
    variables = [name for name in variables if name in inputs]
    if not variables:
        return 0.0
    name = str(rng.choice(variables))
    derivative = m.derivative([name])
    exact = derivative.evaluate({k: inputs[k] for k in derivative.inputs})
    low, high = (m.evaluate({**inputs, name: inputs[name] + h}) for h in (-STEP, STEP))
    size = max([1.0, *(float(np.abs(v).max(initial=0)) for v in found.values())])
    worst = 0.0
    for (group, slope), wanted in zip(exact.items(), found, strict=True):
        numeric = (high[wanted] - low[wanted]) / (2 * STEP)
        steep = max(1.0, float(np.abs(slope).max(initial=0)))
        error = float(np.abs(slope.ravel() - numeric.ravel()).max(initial=0)) / max(steep, size)
        if not error <= 1e-4 * steep:
            raise WrongResult(f"{group}: differs by {error:.1e} from differences", error)
        worst = max(worst, 0.0)
    return worst


def check_nothing(m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    return 0.0


FORMS: Mapping[str, tuple[Check, float]] = {  # and how often they are drawn
    "interpreter": (check_nothing, 8),
    "machine code": (check_machine_code, 4),
    "python text": (check_python_text, 4),
    "listing": (check_listing, 2),
    "selection": (check_selection, 2),
    "derivative": (check_derivative, 1),
    "c": (check_c, 0.4),
}


def check_form(form: str, m: sy.Model, inputs: Mapping[str, float], found: Groups, rng: np.random.Generator) -> float:  # fmt: skip
    """The largest error of the model in this form; raises where it differs."""
    return FORMS[form][0](m, inputs, found, rng)
