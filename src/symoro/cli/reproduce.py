"""`symoro reproduce`: tables, figures and listings of the papers, recomputed and compared.

A row compares one published figure with ours: `equal`, `fewer` (operations), or `different` with
the reason. The figures are in `published.toml`; the counts of a general robot with n joints follow
from their formulas.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, complete_robot
from symoro.cli.costs import PUBLISHED, PublishedCount, read_published
from symoro.cli.output import progress, show_json, show_paragraph, show_text

EQUAL, FEWER, DIFFERENT = "equal", "fewer", "different"
COLUMNS = ("source", "robot", "model", "published", "ours", "verdict", "reason")
TOLERANCE = 1e-12  # relative, of formulas at random numbers
INERTIAL = ("XX", "XY", "XZ", "YZ", "MX", "MY")  # that links behind the first keep
SIZE = 10  # inertial parameters of a link
LEAST_SQUARES_TOLERANCE = 1e-9
RPR = """NL = 3
ant = {{0,1,2}}
sigma = {{0,1,0}}
alpha = {{0,{alpha},AL3}}
d = {{0,D2,D3}}
theta = {{q1,{theta},q3}}
r = {{0,q2,RL3}}
MX = {{MX1,MX2,MX3}}
MY = {{MY1,MY2,MY3}}
MZ = {{MZ1,MZ2,MZ3}}
M = {{M1,M2,M3}}
ZZ = {{ZZ1,ZZ2,ZZ3}}
G = {{0,0,G3}}
"""
JOINTS = (3, 4, 5, 6, 7)  # numbers of joints for which the formulas in n are compared

NameArgument = Annotated[
    str | None,
    typer.Argument(
        help="A robot (rx90), or part of a source (Table 9.5, OpenSYMORO, encyclopedia).",
        metavar="NAME",
        show_default=False,
        autocompletion=complete_robot,
    ),
]


@dataclass(frozen=True)
class Row:
    """One published figure and ours; `claim` is the verdict that must come out, '' for any."""

    source: str
    robot: str
    model: str
    published: str
    ours: str
    verdict: str
    reason: str = ""
    claim: str = ""

    @property
    def fails(self) -> bool:
        """True if the figure is claimed to be equal and is not."""
        return self.claim == EQUAL and self.verdict != EQUAL


@dataclass(frozen=True)
class Figure:
    """A published figure that is still to be compared."""

    source: str
    robot: str
    compare: Callable[[], Row]


# --- operation counts -----------------------------------------------------------------------------


def count_figures() -> Iterator[Figure]:
    """Yield the published counts, goals left out."""
    for p in PUBLISHED:
        if not p.is_goal:
            yield Figure(p.source, p.robot, lambda p=p: _count_row(p))  # type: ignore[misc]  # bound now


def _count_row(p: PublishedCount) -> Row:
    mode = {"mode": "symoro"} if p.listing else {}
    cost = sy.generate(p.robot, p.model, **p.options, **mode).cost
    ours = cost.strict if p.convention == "strict" else cost.hoisted
    total = ours.mul + ours.add
    text = f"{total} in all" if p.in_all else f"{ours.mul}/{ours.add}"
    notes = [_mode_text(p), p.convention, p.note]
    strict, hoisted = cost.strict, cost.hoisted
    if not p.listing and hoisted.mul + hoisted.add < p.total <= strict.mul + strict.add:
        notes.append(f"strict {_text(strict)}, hoisted {_text(hoisted)}")
    verdict = _verdict(text == p.text, total < p.total)
    if DIFFERENT in (verdict, p.listing):
        notes.append(p.reason)
    return Row(p.source, p.robot, p.model, p.text, text, verdict, _joined(notes), p.listing)


def _mode_text(p: PublishedCount) -> str:
    options = [f"{k}={v}" for k, v in p.options.items()]
    return " ".join(["mode=symoro" if p.listing else "fast mode", *options])


def _verdict(same: bool, fewer: bool = False) -> str:
    return EQUAL if same else FEWER if fewer else DIFFERENT


def _joined(notes: Iterable[str]) -> str:
    return "; ".join(note for note in notes if note)


def before_figures(sources: Mapping[str, str]) -> Iterator[Figure]:
    """Yield the counts before the optimiser, and Luh's formula for three joints [LK22 §3.8]."""
    source = f"{sources['LK22']}, section 3.8"
    rows = (
        ("standard", "173/152", "one multiplication more: the article prints no listing of it"),
        ("base", "141/108", ""),
    )
    for parameters, published, reason in rows:
        yield Figure(
            source,
            "rrp",
            lambda a=(parameters, published, reason): _before_row(source, *a),  # type: ignore[misc]  # bound now
        )

    def luh() -> Row:
        ours = sy.generate("rrp", "idm").cost.strict
        fewer = ours.mul + ours.add < 389 + 292
        note = "fast mode; 137n - 22 and 101n - 11, the general numeric program"
        return Row(source, "rrp", "idm", "389/292", _text(ours), _verdict(False, fewer), note)

    yield Figure(source, "rrp", luh)


def _text(count: Any) -> str:
    return f"{count.mul}/{count.add}"


def _before_row(source: str, parameters: str, published: str, reason: str) -> Row:
    model = sy.generate("rrp", "idm", mode="symoro", parameters=parameters)
    assert model.cost.before is not None
    ours = _text(model.cost.before)
    note = _joined([f"before the optimiser, {parameters} parameters", reason])
    claim = DIFFERENT if reason else EQUAL
    return Row(source, "rrp", "idm", published, ours, _verdict(ours == published), note, claim)


def general_robot(n: int, gravity: str = "0,0,G3", base: bool = False) -> sy.Robot:
    """A serial robot with n revolute joints under the conditions of section 9.6.3 of the book: only
    r1, d1, alpha1 and rn are zero; rotor inertias on all joints, wrench on the last link.

    `base`: the links have base parameters alone; gravity is then along z0.
    """
    return load_text(f"general{n}r", robot_text(n, gravity, base))


def load_text(name: str, text: str) -> sy.Robot:
    """The robot of a file's text."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{name}.par"
        path.write_text(text, encoding="utf-8")
        return sy.load(path)


def robot_text(n: int, gravity: str, base: bool) -> str:
    """The robot file of `general_robot`."""

    def first(j: int) -> bool:
        return j == 1

    def last(j: int) -> bool:
        return j == n

    zeros: dict[str, Callable[[int], bool]] = {  # key → joints at which it is zero
        **dict.fromkeys(("sigma", "b", "gamma"), lambda j: True),
        **dict.fromkeys(("D", "AL"), first),
        "RL": lambda j: first(j) or last(j),
        **dict.fromkeys(INERTIAL, lambda j: base and first(j)),
        **dict.fromkeys(("YY", "MZ", "M"), lambda j: base),
        **dict.fromkeys(("ZZ", "IA", "q", "QP", "QDP"), lambda j: False),
        **dict.fromkeys(("FX", "FY", "FZ", "CX", "CY", "CZ"), lambda j: not last(j)),
    }
    spelling = {"D": "d", "AL": "alpha", "RL": "r", "q": "theta"}

    def row(key: str) -> str:
        cells = ("0" if zeros[key](j) else f"{key}{j}" for j in range(1, n + 1))
        return f"{spelling.get(key, key)} = {{{','.join(cells)}}}"

    lines = [f"{key} = {n}" for key in ("NL", "NJ", "NF")]
    lines += [f"ant = {{{','.join(map(str, range(n)))}}}", f"mu = {{{','.join('1' * n)}}}"]
    return "\n".join([*lines, *map(row, zeros), f"G = {{{gravity}}}"])


def general_figures(sources: Mapping[str, str]) -> Iterator[Figure]:
    """Yield 92n - 127 and 81n - 117 for several numbers of joints."""
    source = f"{sources['KD02']}, Table 9.5 (92n - 127, 81n - 117)"
    for n in JOINTS:
        yield Figure(source, f"general{n}r", lambda n=n: _general_row(source, n))  # type: ignore[misc]  # bound now


def _general_row(source: str, n: int) -> Row:
    robot = general_robot(n, base=True)
    ours = _text(sy.generate(robot, "idm", mode="symoro").cost.hoisted)
    published = f"{92 * n - 127}/{81 * n - 117}"
    note = (
        "mode=symoro; base parameters of the links, a rotor inertia on each joint, gravity along z0"
    )
    verdict = _verdict(ours == published)
    return Row(source, f"general{n}r", "idm", published, ours, verdict, note, EQUAL)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


# --- names, formulas and statements ---------------------------------------------------------------


def table_figures(tables: Mapping[str, Any]) -> Iterator[Figure]:
    """Yield the figures of the tables in which an entry has a text."""
    compared: dict[str, Callable[[Mapping[str, Any]], tuple[str, str, bool]]] = {
        "statements": _compare_statements,
        "names": _compare_names,
        "formulas": _compare_formulas,
        "numbers": _compare_numbers,
        "transforms": _compare_transform,
        "groupings": _compare_grouping,
        "files": _compare_file,
    }
    for kind, compare in compared.items():
        for entry in tables[kind]:
            source = f"{tables['sources'][entry['source']]}, {entry['place']}"

            def row(entry: Any = entry, source: str = source, compare: Any = compare) -> Row:
                published, ours, same = compare(entry)
                model, note = entry.get("model", "base-parameters"), entry.get("note", "")
                verdict = _verdict(same)
                return Row(source, entry["robot"], model, published, ours, verdict, note, EQUAL)

            yield Figure(source, entry["robot"], row)


def _compare_statements(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """The assignments of a listing, one by one."""
    published = entry["text"].splitlines()
    model = sy.generate(entry["robot"], entry["model"], mode="symoro", **entry["options"])
    text = model.code("matlab", style="script", comments=False).replace(" ...\n", "")
    ours = [line for line in text.splitlines() if "=" in line]
    alike = sum(_squeezed(a) == _squeezed(b) for a, b in zip(published, ours, strict=False))
    same = alike == len(published) == len(ours)
    return f"{len(published)} statements", f"{alike} alike of {len(ours)}", same


def _squeezed(line: str) -> str:
    return line.replace(" ", "")


def _compare_names(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """Base parameters of a robot, or the intermediates of a listing, in their order."""
    published = entry["text"].split()
    result = sy.generate(entry["robot"], entry["model"], **entry.get("options", {}))
    if isinstance(result, sy.Model):
        listing = result.optimised.listing
        ours = [listing.names[n] for n in listing.statements]
    else:
        ours = list(result.parameters)
    same = ours == published if isinstance(result, sy.Model) else set(ours) == set(published)
    return f"{len(published)} {entry['what']}", f"{len(ours)} {entry['what']}", same


def _compare_formulas(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """Formulas at random numbers, against the model or the grouping relations."""
    formulas = sy.optimize(entry["text"])
    robot = sy.load(entry["robot"])
    zero = tuple(map(str, entry.get("zero_links", ())))
    rng = np.random.default_rng(1)
    names = sorted({*formulas.inputs, *robot.symbols})
    numbers = {n: 0.0 if n.endswith(zero) and zero else rng.uniform(0.3, 1.7) for n in names}
    numbers |= {n: rng.uniform(0.3, 1.7) for n in ("D3", "RL4", *robot.q)}
    published = _by_label(formulas, numbers)
    if entry["model"] == "base-parameters":
        ours = sy.generate(robot, "base-parameters").values(numbers)
    else:
        ours = _by_label(sy.generate(robot, entry["model"]), numbers)
    alike = sum(abs(ours[k] - v) <= TOLERANCE * (1 + abs(v)) for k, v in published.items())
    return _count(len(published), "formula"), f"{alike} alike", alike == len(published)


def _by_label(model: sy.Model, numbers: Mapping[str, float]) -> dict[str, float]:
    values = model.evaluate({name: numbers[name] for name in model.inputs})
    return {
        label: float(x)
        for g in model.program.groups
        for label, x in zip(g.labels, np.ravel(values[g.name]), strict=True)
    }


def _compare_numbers(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """The number of base parameters of the links, or of links and rotors."""
    base = sy.generate(general_robot(6, "G1,G2,G3"), "base-parameters")
    links = [name for name in base.parameters if not name.startswith("IA")]
    count = str(len(links) if entry["what"] == "links" else base.count)
    return entry["text"], count, count == entry["text"]


def _compare_transform(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """The elements of lambda in h_j = h_i lambda, which holds while joint j rests [KD 9.45].

    Ours come from energy functions in random states.
    """
    j = entry["joint"]
    model = sy.generate(general_robot(j + 1, "G1,G2,G3"), entry["model"])
    rng = np.random.default_rng(1)
    fixed = {n: rng.uniform(0.3, 1.7) for n in (f"q{j}", *model.parameters)} | {f"QP{j}": 0.0}
    states = [{n: rng.uniform(-2, 2) for n in model.inputs} | fixed for _ in range(3 * SIZE)]
    h = np.array([model.evaluate({n: s[n] for n in model.inputs})["h"] for s in states])
    before, after = (h[:, _columns(model, link)] for link in (j - 1, j))
    ours = np.linalg.lstsq(before, after, rcond=None)[0]
    angles = {"": fixed[f"q{j}"], "a": fixed[f"AL{j}"]}
    values = {"C" + k: np.cos(x) for k, x in angles.items()}
    values |= {"S" + k: np.sin(x) for k, x in angles.items()}
    formulas = sy.optimize(entry["text"])
    elements = _by_label(formulas, values | {"d": fixed[f"D{j}"], "r": fixed[f"RL{j}"]})
    published = np.zeros((SIZE, SIZE))
    for label, x in elements.items():
        row, _, column = label.removeprefix("L").partition("_")
        published[int(row) - 1, int(column) - 1] = x
    alike = int(np.sum(np.abs(ours - published) < LEAST_SQUARES_TOLERANCE))
    return f"{published.size} elements", f"{alike} alike", alike == published.size


def _columns(model: sy.Model, link: int) -> list[int]:
    names = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
    return [model.columns.index(f"{name}{link}") for name in names]


def _compare_grouping(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """The grouping relations of a prismatic joint between two revolute ones, or its parameter
    without effect.
    """
    robot = load_text("rpr", RPR.format(**entry["geometry"]))
    base = sy.generate(robot, "base-parameters")
    if "no_effect" in entry:
        name = entry["no_effect"]
        without = name in base.no_effect
        return f"{name} without effect", f"with{'out' * without} effect", without
    rng = np.random.default_rng(1)
    numbers = {n: 0.0 if n in ("MZ3", "M3") else rng.uniform(0.3, 1.2) for n in robot.symbols}
    alpha = numbers.get("AL2", np.pi / 2)
    theta = numbers["TH2"]
    axis = np.sin(theta) * np.sin(alpha), np.cos(theta) * np.sin(alpha), np.cos(alpha)
    formulas = sy.optimize(entry["text"])
    published = _by_label(formulas, {**numbers, **dict(zip(("ax", "ay", "az"), axis, strict=True))})
    ours = base.values(numbers)
    alike = sum(abs(ours.get(k, np.inf) - x) <= TOLERANCE for k, x in published.items())
    return _count(len(published), "formula"), f"{alike} alike", alike == len(published)


def _compare_file(entry: Mapping[str, Any]) -> tuple[str, str, bool]:
    """The lists of a robot file, each read and written again."""
    ours = sy.load(entry["robot"])
    if entry.get("base"):
        ours = sy.generate(ours, "base-parameters").robot
    published = _lists(load_text("published", entry["text"]))
    keys = [line.partition(" =")[0] for line in entry["text"].strip().splitlines()]
    names = [{"p": "ant"}.get(key, key) for key in keys]
    alike = sum(published[name] == _lists(ours)[name] for name in names)
    return f"{len(names)} lists", f"{alike} alike", alike == len(names)


def _lists(robot: sy.Robot) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "robot.par"
        robot.save(path)
        lines = path.read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(" = ") for line in lines if " = {" in line)
    return {key: value for key, _, value in pairs}


# --- the command ----------------------------------------------------------------------------------


def figures() -> list[Figure]:
    """Every published figure that is compared."""
    tables = read_published()
    sources = tables["sources"]
    return [
        *table_figures(tables),
        *before_figures(sources),
        *general_figures(sources),
        *count_figures(),
    ]


def chosen_figures(name: str | None) -> list[Figure]:
    """The figures of a robot or of a source; all without a name."""
    every = figures()
    if name is None:
        return every
    word = name.lower()
    robots = [f for f in every if f.robot == word]
    matching = robots or [f for f in every if word in f.source.lower()]
    if not matching:
        known = ", ".join(sorted({f.robot for f in every}))
        raise sy.SymoroError(
            f"robot or source: found {name!r}, expected one of {known}, or part of a source, "
            f"such as 'Table 9.5'"
        )
    return matching


def reproduce(name: NameArgument = None, json: JsonOption = False) -> None:
    """Recompute the tables, figures and listings of the papers.

    One row per published figure: equal, fewer (operations), or different with the reason. The exit
    status is 0 if every figure that is claimed to be equal is equal.
    """
    rows = [f.compare() for f in progress(chosen_figures(name), "Figures")]
    if json:
        show_json([asdict(row) for row in rows])
    else:
        show_lines(rows)
    if any(row.fails for row in rows):
        raise typer.Exit(1)


def show_lines(rows: list[Row]) -> None:
    """Print one line per row, however long, the columns below each other; then the sources."""
    tables = read_published()
    short = {tables["sources"][key]: name for key, name in tables["short"].items()}
    lines: list[Sequence[str]] = [COLUMNS, *(_cells(row, short) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        show_text("   ".join(map(str.ljust, line, widths)).rstrip())
    show_text()
    show_paragraph(_summary(rows))
    for whole in dict.fromkeys(_whole_source(row, short) for row in rows):
        if short.get(whole, whole) != whole:
            show_paragraph(f"{short[whole]}: {whole}")


def _whole_source(row: Row, short: Mapping[str, str]) -> str:
    return next((x for x in short if row.source.startswith(x)), "")


def _cells(row: Row, short: Mapping[str, str]) -> list[str]:
    """The columns of a row, its source by the short name."""
    whole = _whole_source(row, short)
    source = row.source.replace(whole, short[whole]) if whole else row.source
    return [source, *(getattr(row, column) for column in COLUMNS[1:])]


def _summary(rows: list[Row]) -> str:
    counts = {v: sum(row.verdict == v for row in rows) for v in (EQUAL, FEWER, DIFFERENT)}
    numbers = ", ".join(f"{n} {verdict}" for verdict, n in counts.items())
    failed = sum(row.fails for row in rows)
    wrong = f" {failed} claimed equal and not equal." if failed else ""
    return f"{len(rows)} figures: {numbers}.{wrong} Counts: multiplications/additions."
