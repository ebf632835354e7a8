"""Rounding errors of the models, measured against arithmetic of 50 digits.

    python -m benchmarks.accuracy [--robots rx90,panda] [--models idm,ddm] [--states 40] [-o results.json]

The exact values are those of the model as it is traced in symoro mode (no search of forms, no pass), evaluated by
mpmath with exact constants; the program of the fast mode, as traced, must agree with them in 50 digits as well. Measured
are the final programs of both modes, each operation rounded to a double or to a float (which is what generated code with
`scalar="float"` computes), and machine code. Inputs are exact in both precisions.

The error of an output element is the largest difference over the states, divided by the largest magnitude that the
element has over the states (a thousandth of the largest of its group where that is more; the largest of its group where
the element is zero). The states:

    limits     positions uniform over the joint limits, speeds and accelerations up to 1
    singular   each joint some 1e-6 from a multiple of a right angle: wrists and elbows are straight
    far        as limits, the base 1 km from the origin of the world
    long       as limits, 1 km between two links in the middle

For each pass of the pipeline, the error of an element (median over the states) after it is divided by that before it; an error below half a unit in the last place counts as that. The status is 1 where a pass makes an
error WORSE times larger on the library.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import math
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import mpmath
import numpy as np

import symoro as sy
from symoro.errors import SymoroError
from symoro.expr import CONSTANT, SYMBOL, Expr, Program, as_expr, constant, postorder
from symoro.library import robot_names
from symoro.mechanism import random_closed_states
from symoro.models.identification.base_parameters import grouping
from symoro.robot import PRISMATIC, Robot

RESULTS = Path(__file__).parent / "results" / "accuracy.json"
DIGITS = 50
WORSE = 4.0  # times an error that no pass may reach on the library
SMALL = 1e-3  # of the largest element of its group: a smaller element is measured against this
ZERO = 1e-20  # of the largest element of its group: a smaller element is zero and measured against that
UNIT = 2.0**-53
TYPES = {"double": np.float64, "float": np.float32}
BASE = ("idm", "inertia", "ddm", "lagrange", "id-dynamic")  # also with base parameters
KILOMETRE = 1000
INERTIA = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
Array = np.ndarray
Values = dict[str, Array]  # one number per state for each symbol


# --- programs in other arithmetic -----------------------------------------------------------------


def _compare(test: Callable[[Any, Any], bool]) -> Callable[[Any, Any], Any]:
    return lambda x, y: mpmath.mpf(test(x, y))


EXACT: dict[str, Callable[..., Any]] = {
    "pi": lambda: +mpmath.pi, "neg": lambda x: -x, "named": lambda x: x,
    "add": lambda x, y: x + y, "mul": lambda x, y: x * y, "div": lambda x, y: x / y,
    "pow": mpmath.power, "sqrt": mpmath.sqrt, "sin": mpmath.sin, "cos": mpmath.cos, "tan": mpmath.tan,
    "asin": mpmath.asin, "acos": mpmath.acos, "atan2": mpmath.atan2, "abs": abs, "sign": mpmath.sign,
    "exp": mpmath.exp, "log": mpmath.log, "min": min, "max": max,
    "less": _compare(lambda x, y: x < y), "less_equal": _compare(lambda x, y: x <= y), "equal": _compare(lambda x, y: x == y),
    "where": lambda c, x, y: x if c else y,
}  # fmt: skip


def exact_values(program: Program, values: Mapping[str, Array], count: int) -> list[list[Any]]:
    """The outputs of each state in 50 digits."""
    nodes, rows = postorder(program.outputs), []
    once = [n for n in nodes if n.level < 2]
    always = [n for n in nodes if n.level == 2]
    with mpmath.workdps(DIGITS):
        known: dict[Expr, Any] = {}
        for k in range(count):
            for n in always if k else (*once, *always):
                if n.op is SYMBOL:
                    column = np.atleast_1d(values[n.payload[0]])
                    known[n] = mpmath.mpf(float(column[k % len(column)]))
                elif n.op is CONSTANT:
                    known[n] = mpmath.mpf(n.payload.numerator) / n.payload.denominator
                else:
                    known[n] = EXACT[n.op.name](*(known[a] for a in n.args))
            rows.append([known[v] for v in program.outputs])
    return rows


def rounded_values(program: Program, values: Mapping[str, Array], count: int, real: type) -> Array:
    """The outputs of each state, (states, elements), every operation rounded to a type."""
    known: dict[Expr, Any] = {}
    with np.errstate(all="ignore"):
        for n in postorder(program.outputs):
            if n.op is SYMBOL:
                known[n] = np.asarray(values[n.payload[0]], real)
            elif n.op is CONSTANT:
                known[n] = real(float(n.payload))
            else:
                assert n.op.value is not None
                known[n] = np.asarray(n.op.value(*(known[a] for a in n.args))).astype(real)
    return np.stack([np.broadcast_to(known[v], count) for v in program.outputs], axis=-1)


def compiled_values(m: sy.Model, code: Any, values: Mapping[str, Array], count: int) -> Array:
    """The outputs of machine code, (states, elements)."""
    groups = code({n: values[n] for n in m.inputs})
    columns = [
        np.broadcast_to(groups[name], (count, *shape)).reshape(count, -1)
        for name, shape in m.groups.items()
    ]
    return np.concatenate(columns, axis=1)


# --- errors ---------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class Reference:
    """Exact outputs (states, elements) as sums of two doubles, and the scale of each element."""

    high: Array
    low: Array
    scale: Array

    @classmethod
    def of(cls, program: Program, values: Mapping[str, Array], count: int) -> Reference:
        high, low = in_two_doubles(exact_values(program, values, count))
        size = np.abs(high).max(axis=0)
        scale, at = np.empty_like(size), 0
        for g in program.groups:
            own = size[at : at + len(g.values)]
            largest = own.max(initial=0.0) or 1.0
            small = np.maximum(own, SMALL * largest)
            scale[at : at + len(own)] = np.where(own > ZERO * largest, small, largest)
            at += len(own)
        return cls(high, low, scale)

    def errors(self, values: Array) -> Array:
        """Differences (states, elements) of each element in units of its scale."""
        with np.errstate(invalid="ignore"):
            errors = np.abs((values.astype(float) - self.high) - self.low) / self.scale
        return np.where(np.isfinite(errors), errors, np.inf)

    def distance(self, rows: list[list[Any]]) -> float:
        """The largest difference of other exact values, of the first states, in units of the scale."""
        high, low = in_two_doubles(rows)
        gap = (high - self.high[: len(high)]) + (low - self.low[: len(low)])
        return float((np.abs(gap) / self.scale).max(initial=0.0))


def in_two_doubles(rows: list[list[Any]]) -> tuple[Array, Array]:
    """Numbers of 50 digits as sums of two doubles."""
    with mpmath.workdps(DIGITS):
        high = [[float(x) for x in row] for row in rows]
        low = [
            [float(x - h) for x, h in zip(*pair, strict=True)]
            for pair in zip(rows, high, strict=True)
        ]
    return np.array(high), np.array(low)


def typical(errors: Array) -> Array:
    """The median over the states of each element's error, at least half a unit in the last place."""
    return np.maximum(np.median(errors, axis=0), UNIT)


def worsened(
    stages: Mapping[str, Program], reference: Reference, values: Values, count: int
) -> dict[str, float]:
    """For each pass that changes the program, the largest ratio of an element's error after it to
    that before.
    """
    ratios = {}
    before: Array | None = None
    last: Program | None = None
    for name, program in stages.items():
        if last is not None and program.outputs == last.outputs:
            continue
        after = typical(reference.errors(rounded_values(program, values, count, np.float64)))
        if before is not None and len(before) == len(after):
            ratios[name] = float((after / before).max(initial=0.0))
        before, last = after, program
    return ratios


# --- robots and states ----------------------------------------------------------------------------


def inertia(A: Array) -> Array:
    """The inertia matrix of a body whose mass is spread as A Aᵀ."""
    spread = A @ A.T + 0.01 * np.eye(3)
    return np.trace(spread) * np.eye(3) - spread


def random_robot(seed: int) -> Robot:
    """A tree of six to eight joints whose geometry and bodies are random; each fourth joint slides."""
    rng = np.random.default_rng(seed)
    builder = sy.Builder(f"random{seed}").link("link0")
    for k in range(1, 7 + seed % 3):
        A = rng.uniform(-0.3, 0.3, (3, 3))
        builder.link(
            f"link{k}",
            mass=rng.uniform(0.5, 10.0),
            com=rng.uniform(-0.2, 0.2, 3),
            inertia=inertia(A),
        )
        parent = max(0, k - 1 - int(seed % 2 and rng.integers(0, 2)))
        builder.joint(
            f"joint{k}",
            f"link{parent}",
            f"link{k}",
            "prismatic" if rng.uniform() < 0.25 else "revolute",
            axis=rng.normal(size=3),
            xyz=rng.uniform(-0.5, 0.5, 3),
            rpy=rng.uniform(-3, 3, 3),
        )
    return builder.robot()


def placements(robot: Robot, id: str) -> Iterator[tuple[Robot, dict[str, Any], tuple[str, ...]]]:
    """The robot as it is, far away and with a long link; options of the model and sets of states."""
    tree = not robot.has_closed_loops and len(robot.moving) > 1
    yield robot, {}, ("limits", "singular") if tree else ("limits",)
    if id in ("dgm", "fgm"):
        Z = [as_expr(z) for z in robot.base.Z]
        for k, metres in zip((3, 7, 11), (KILOMETRE, -KILOMETRE // 2, 31), strict=True):
            Z[k] = Z[k] + constant(metres)
        base = dataclasses.replace(robot.base, Z=tuple(Z))
        yield dataclasses.replace(robot, base=base), {"wrt": "world"}, ("far",)
    if tree:
        j = robot.moving[len(robot.moving) // 2]
        frames = list(robot.frames)
        frames[j - 1] = dataclasses.replace(frames[j - 1], d=constant(KILOMETRE))
        yield dataclasses.replace(robot, frames=tuple(frames)), {}, ("long",)


def body_values(robot: Robot, rng: np.random.Generator) -> dict[str, float]:
    """Numbers of real bodies for inertial parameters that are symbols."""
    values = {}
    for body in robot.bodies:
        M, S, A = rng.uniform(1, 8), rng.uniform(-0.2, 0.2, 3), rng.uniform(-0.2, 0.2, (3, 3))
        J = inertia(A) + M * (S @ S * np.eye(3) - np.outer(S, S))
        numbers = (J[0, 0], J[0, 1], J[0, 2], J[1, 1], J[1, 2], J[2, 2], *(M * S), M)
        for name, number in zip(INERTIA, numbers, strict=True):
            field = as_expr(getattr(body, name))
            if field.op is SYMBOL:
                values[field.payload[0]] = float(number)
    return values


def drawn_states(robot: Robot, m: sy.Model, states: str, count: int, seed: int) -> Values:
    """Numbers for all inputs of a model, exact as floats."""
    rng = np.random.default_rng(seed)
    values: dict[str, Any] = {**body_values(robot, rng), **robot.values}
    drives = [s.payload[0] for s in robot.drive_symbols]
    values = {**{name: rng.uniform(0.1, 0.9) for name in drives}, **values}
    group = grouping(m.given, m.options) if m.given else None
    values = {**m.robot.values, **(group.completed(values) if group else values)}
    for s in m.traced.symbols:
        name, role = s.payload
        if name not in values:
            size = 9.81 if name in ("G1", "G2", "G3") else 1.0
            values[name] = (
                rng.uniform(0.1, 0.9) if role.is_parameter else rng.uniform(-size, size, count)
            )
    values |= positions(robot, states, count, rng)
    if robot.has_closed_loops:
        closed, _ = random_closed_states(robot, count, seed=seed)
        values |= {n: np.resize(x, count) for n, x in closed.items() if n not in robot.values}
    return {n: np.asarray(x, np.float32).astype(float) for n, x in values.items()}


def positions(robot: Robot, states: str, count: int, rng: np.random.Generator) -> Values:
    """Joint positions within the limits, or next to right angles."""
    drawn = {}
    for name, j in zip(robot.q, robot.moving, strict=True):
        low, high, *_ = robot.joint(j).limits
        span = 1.0 if robot.sigma(j) == PRISMATIC else math.pi
        low, high = sorted((-span if low is None else low, span if high is None else high))
        drawn[name] = rng.uniform(low, high, count)
        if states == "singular" and robot.sigma(j) != PRISMATIC:
            near = 1e-6 * rng.uniform(0.3, 1, count) * rng.choice((-1, 1), count)
            drawn[name] = math.pi / 2 * rng.integers(-1, 3, count) + near
    return drawn


# --- measurement ----------------------------------------------------------------------------------


def variants() -> Iterator[tuple[str, dict[str, Any]]]:
    """The models that are programs, with their options."""
    for spec in sy.models():
        if spec.solver or spec.result is not None or spec.resolve is not None:
            continue
        yield spec.id, {}
        if spec.id in BASE:
            yield spec.id, {"parameters": "base"}


@dataclasses.dataclass(frozen=True)
class Pair:
    """A model in both modes, and its machine code."""

    robot: Robot
    fast: sy.Model
    plain: sy.Model
    code: Any

    @classmethod
    def of(cls, robot: Robot, id: str, options: Mapping[str, Any]) -> Pair | None:
        """None where the robot has no such model."""
        try:
            plain = sy.generate(robot, id, mode="symoro", **options)
            fast = sy.generate(robot, id, **options)
        except SymoroError:
            return None
        return cls(robot, fast, plain, fast.compile(cache=False))


def measure(pair: Pair, states: str, count: int) -> dict[str, Any]:
    """The errors of one model on one set of states."""
    robot, fast, plain = pair.robot, pair.fast, pair.plain
    values = drawn_states(robot, plain, states, count, seed=len(fast.id))
    values |= drawn_states(robot, fast, states, count, seed=len(fast.id))
    reference = own = Reference.of(plain.traced, values, count)
    few = exact_values(fast.traced, values, 3)
    row: dict[str, Any] = {"agreement": reference.distance(few)}
    if robot.has_closed_loops:  # positions are rounded and close the loops only nearly: each mode has exact values of its own
        own = Reference.of(fast.traced, values, count)
    for mode, m, exact in (("fast", fast, own), ("symoro", plain, reference)):
        for real in TYPES:
            errors = exact.errors(rounded_values(m.program, values, count, TYPES[real]))
            row[f"{mode} {real}"] = float(errors.max(initial=0.0))
    errors = own.errors(compiled_values(fast, pair.code, values, count))
    row["machine code"] = float(errors.max(initial=0.0))
    row["passes"] = worsened(fast.optimised.stages, own, values, count)
    return row


def measured(name: str, models: list[str], count: int) -> Iterator[dict[str, Any]]:
    """One row for each model of a robot, choice of parameters and set of states."""
    robot = random_robot(int(name[6:])) if name.startswith("random") else sy.load(name)
    for id, options in variants():
        if models and id not in models:
            continue
        head = {"robot": name, "model": id, **options}
        for placed, more, sets in placements(robot, id):
            pair = Pair.of(placed, id, {**options, **more})
            for states in sets if pair else ():
                yield {**head, "states": states, **measure(pair, states, count)}


def line(row: dict[str, Any]) -> str:
    name = f"{row['robot']:14}{row['model']:17}{row.get('parameters', ''):5}{row['states']:9}"
    kinds = ("fast double", "symoro double", "machine code", "fast float", "symoro float")
    numbers = "".join(f"{row[k]:9.1e}" for k in kinds)
    bad = {k: round(x, 1) for k, x in row["passes"].items() if x > 2}
    return f"{name}{numbers}  {row['agreement']:.0e} {bad or ''}"


def rounded(row: dict[str, Any]) -> dict[str, Any]:
    """The row with numbers of two digits."""
    short = {k: float(f"{x:.1e}") if isinstance(x, float) else x for k, x in row.items()}
    return {**short, "passes": {k: float(f"{x:.2g}") for k, x in row["passes"].items()}}


def stored(file: Path | None) -> list[dict[str, Any]]:
    """The rows of an earlier run."""
    return json.loads(file.read_text("utf-8")) if file and file.exists() else []


COLUMNS = ("fast double", "machine code", "symoro double", "fast float", "symoro float")


def table(rows: list[dict[str, Any]]) -> str:
    """For each model the largest errors over all robots, in Markdown."""
    lines = [
        "| model | fast | machine code | symoro | fast, float | symoro, float | fast, singular | fast, 1 km |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for model in dict.fromkeys(row["model"] for row in rows):
        own = [row for row in rows if row["model"] == model]
        cells = [largest(own, ("limits",), kind) for kind in COLUMNS]
        cells += [
            largest(own, ("singular",), COLUMNS[0]),
            largest(own, ("far", "long"), COLUMNS[0]),
        ]
        lines.append(f"| `{model}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def pass_table(rows: list[dict[str, Any]]) -> str:
    """For each pass the number of programs that it changes and where it changes an error most, in
    Markdown.
    """
    lines = ["| pass | programs | median | largest | where |", "|---|---|---|---|---|"]
    for name in dict.fromkeys(name for row in rows for name in row["passes"]):
        own = [row for row in rows if name in row["passes"]]
        worst = max(own, key=lambda row: row["passes"][name])
        place = f"{worst['robot']}, {worst['model']}, {worst['states']}"
        middle = float(np.median([row["passes"][name] for row in own]))
        lines.append(
            f"| `{name}` | {len(own)} | {middle:.1f} | {worst['passes'][name]:.1f} | {place} |"
        )
    return "\n".join(lines)


def largest(rows: list[dict[str, Any]], states: tuple[str, ...], kind: str) -> str:
    """The largest error of a kind on some sets of states, '–' where there is none."""
    errors = [row[kind] for row in rows if row["states"] in states]
    return f"{max(errors):.0e}".replace("e-0", "e-") if errors else "–"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    library = (*robot_names(), *(f"random{k}" for k in range(1, 7)))
    parser.add_argument("--robots", default=",".join(library))
    parser.add_argument("--models", default="")
    parser.add_argument("--states", type=int, default=40, help="random states of each set")
    parser.add_argument(
        "-o", "--output", type=Path, help="robots that are in it are not measured again"
    )
    wanted = parser.parse_args()
    start = time.monotonic()
    models = [m for m in wanted.models.split(",") if m]
    rows = stored(wanted.output)
    known = {row["robot"] for row in rows}
    for name in wanted.robots.split(","):
        for row in measured(name, models, wanted.states) if name not in known else ():
            rows.append(rounded(row))
            print(line(row), flush=True)
        if wanted.output:
            text = ",\n".join(map(json.dumps, rows))
            wanted.output.write_text(f"[\n{text}\n]\n", encoding="utf-8")
    bad = [row for row in rows if max(row["passes"].values(), default=0.0) > WORSE]
    print(
        f"{len(rows)} measurements in {time.monotonic() - start:.0f} s; a pass makes an error more than {WORSE:g} times larger in {len(bad)}"
    )
    print(table(rows))
    print(pass_table(rows))
    return int(bool(bad))


if __name__ == "__main__":
    raise SystemExit(main())
