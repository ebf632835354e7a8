"""Mutation testing of the core: small faults are put into the source one at a time; a test must
fail for each.

    python -m benchmarks.mutation [--count 300] [--seed 1] [--seconds 3600] [--only mechanism] [-o results.json]
    python -m benchmarks.mutation --again          # only the survivors and the open ones of the file of results

A mutant is one change of one expression: an operator or a comparison exchanged, a constant changed, a condition
negated, a sign dropped, a returned value replaced by None. Every test of TESTS is recorded once (which functions of
the core it calls, how long it takes; `--record` adds new tests); a mutant meets tests that call its function, quickest
first, and is killed by the first one that fails or by the time limit. Mutants are drawn at random, the
draw is that of `--seed`, and a run goes on where the last one ended. One process at a time, at the lowest priority.

mutmut and cosmic-ray were weighed: both change the sources in place or in a copied tree and run a fixed list of tests in
a new process per mutant; here tests are chosen by function and run in a fork of a process that has imported the
libraries, so that a mutant does not pay for their import.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import cProfile
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
RESULTS = ROOT / "benchmarks" / "results" / "mutation.json"
RECORDS = ROOT / "build" / "mutation-tests.json"  # which test calls which functions
PARTS = (
    *("expr", "passes", "mechanism"),
    *(f"models/{part}" for part in ("forms", "dynamic", "kinematic", "inverse")),
)
TESTS = (
    *(f"tests/unit/{part}" for part in ("expr", "passes", "robot", "mechanism", "models")),
    *("tests/rules", "tests/laws", "tests/loops", "tests/inverse", "tests/golden"),
    *("tests/oracle/test_pinocchio_dynamics.py", "tests/oracle/test_pinocchio_kinematics.py"),
)
ENOUGH = 10.0  # seconds of tests, as recorded, that a mutant meets
FOCUSED = 40  # tests that call few functions beside the mutant's, and as many random ones
LONGEST = 15.0  # seconds of a test, as recorded, that is used at all
MEMORY = 6 << 30  # bytes that a mutant may use
EXCHANGED: dict[type, str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.Div: "*", ast.FloorDiv: "*", ast.Mod: "//", ast.Pow: "*", ast.MatMult: "+",
    ast.BitXor: "|", ast.BitAnd: "|", ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of the source."""

    file: str  # below src/symoro
    function: str  # with the classes and functions around it; '' at module level
    kind: str
    before: str
    after: str
    occurrence: int  # among equal changes of the function

    @property
    def part(self) -> str:
        return next(p for p in PARTS if self.file.startswith(p))

    def __str__(self) -> str:
        return f"{self.file} {self.function}: {self.before!r} -> {self.after!r}"


# --- changes --------------------------------------------------------------------------------------


class Changes(ast.NodeVisitor):
    """Collects the changes of a module: place, kind and replaced text."""

    def __init__(self, text: str) -> None:
        self.text = text.encode()
        self.starts = [0]
        for line in self.text.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.within: list[str] = []
        self.changes: list[tuple[str, str, int, int, str]] = []  # function, kind, from, to, text

    def span(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.starts[node.lineno - 1] + node.col_offset,
            self.starts[node.end_lineno - 1] + node.end_col_offset,
        )

    def note(self, kind: str, node: ast.expr, text: str) -> None:
        self.changes.append((".".join(self.within), kind, *self.span(node), text))

    def source(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()

    def named(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        if node.name in ("__repr__", "__str__"):
            return
        self.within.append(node.name)
        for child in node.body:
            self.visit(child)
        self.within.pop()

    visit_FunctionDef = visit_ClassDef = named

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in ("strict", "maxsize"):  # which change no result
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) == "TYPE_CHECKING":
            return
        self.negated(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.negated(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.negated(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negated(test)
        self.generic_visit(node)

    def negated(self, test: ast.expr) -> None:
        self.note("condition", test, f"(not ({self.source(test)}))")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and ast.unparse(node.value) != "None":
            self.note("return", node.value, "None")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in EXCHANGED and not self.is_text(node):
            operator = EXCHANGED[type(node.op)]
            self.note(
                "operator",
                node,
                f"(({self.source(node.left)}) {operator} ({self.source(node.right)}))",
            )
        self.generic_visit(node)

    def is_text(self, node: ast.BinOp) -> bool:
        texts = (ast.JoinedStr,)
        return any(
            isinstance(x, texts) or (isinstance(x, ast.Constant) and isinstance(x.value, str))
            for x in (node.left, node.right)
        )

    def visit_Compare(self, node: ast.Compare) -> None:
        if len(node.ops) == 1:
            operator = EXCHANGED[type(node.ops[0])]
            self.note(
                "comparison",
                node,
                f"(({self.source(node.left)}) {operator} ({self.source(node.comparators[0])}))",
            )
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        operator = " or " if isinstance(node.op, ast.And) else " and "
        self.note(
            "operator", node, f"({operator.join(f'({self.source(v)})' for v in node.values)})"
        )
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, (ast.USub, ast.Not)):
            self.note("sign", node, f"({self.source(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note("constant", node, str(not node.value))
        elif isinstance(node.value, (int, float)):
            self.note("constant", node, f"({node.value!r} + 1)")


def changes_of(path: Path) -> Changes:
    """The changes that a file offers."""
    text = path.read_text("utf-8")
    found = Changes(text)
    found.visit(ast.parse(text))
    return found


def all_mutants() -> dict[Mutant, tuple[Path, int, int]]:
    """Every mutant of the core with its place: file, first and last byte."""
    places = {}
    for part in PARTS:
        for path in sorted((SOURCE / "symoro" / part).rglob("*.py")):
            offered, seen = changes_of(path), Counter[tuple[str, ...]]()
            for function, kind, start, end, after in offered.changes:
                before = offered.text[start:end].decode()
                file = path.relative_to(SOURCE / "symoro").as_posix()
                key = (function, kind, before, after)
                seen[key] += 1
                places[Mutant(file, *key, seen[key])] = (path, start, end)
    return places


# --- tests by function ----------------------------------------------------------------------------


class Recorder:
    """Plugin of pytest: which functions of the core each test calls, and how long it takes."""

    def __init__(self, source: Path) -> None:
        self.prefix = str(source / "symoro") + os.sep
        self.tests: dict[str, dict[str, Any]] = recorded()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid not in self.tests]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        start, profile = time.process_time(), cProfile.Profile(builtins=False)
        profile.enable()
        yield
        profile.disable()
        seconds = time.process_time() - start
        codes = [row.code for row in profile.getstats() if not isinstance(row.code, str)]
        names = {
            f"{Path(c.co_filename).relative_to(self.prefix).as_posix()} {plain(c.co_qualname)}"
            for c in codes
            if c.co_filename.startswith(self.prefix)
        }
        functions = sorted(n for n in names if n.startswith(PARTS))
        self.tests[item.nodeid] = {"seconds": seconds, "functions": functions}
        if len(self.tests) % 100 == 0:
            self.save()

    def save(self) -> None:
        RECORDS.parent.mkdir(exist_ok=True)
        RECORDS.write_text(json.dumps(self.tests))


def plain(qualified: str) -> str:
    """The name of a function as `Mutant.function` has it: comprehensions and lambdas belong to the function around them."""
    parts = [p for p in qualified.split(".") if not p.startswith("<")]
    return ".".join(parts)


def recorded() -> dict[str, Any]:
    """What earlier runs have noted."""
    tests: dict[str, Any] = json.loads(RECORDS.read_text()) if RECORDS.exists() else {}
    return tests


def record(tests: tuple[str, ...]) -> dict[str, Any]:
    """Run tests once that were not recorded yet, and note what they call."""
    recorder = Recorder(SOURCE)
    sys.path.insert(0, str(SOURCE))
    pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[recorder])
    recorder.save()
    return recorder.tests


def tests_by_function(tests: dict[str, Any]) -> dict[str, list[str]]:
    """For each function the tests that are tried: those that call the fewest other functions, then
    random ones, quickest first.
    """
    callers = defaultdict(list)
    for name, test in tests.items():
        if test["seconds"] <= LONGEST:
            for function in test["functions"]:
                callers[function].append(name)
            for file in {function.split()[0] for function in test["functions"]}:
                callers[file].append(name)  # for what stands at module level
    chosen = {}
    for function, names in callers.items():
        names.sort(key=lambda name: (len(tests[name]["functions"]), tests[name]["seconds"], name))
        rest = names[FOCUSED:]
        random.Random(function).shuffle(rest)
        total, few = 0.0, []
        for name in [*names[:FOCUSED], *rest[:FOCUSED]]:
            total += tests[name]["seconds"]
            if total < ENOUGH or not few:
                few.append(name)
        chosen[function] = sorted(few, key=lambda name: tests[name]["seconds"])
    return chosen


# --- the run --------------------------------------------------------------------------------------


class Workshop:
    """A copy of the sources in which one mutant at a time is tried."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "src"
        shutil.copytree(SOURCE, self.source, ignore=shutil.ignore_patterns("__pycache__"))
        self.log, self.failed = folder / "log", folder / "failed"
        self.sound: dict[str, bool] = {}  # tests that pass without a mutant

    def try_mutant(self, place: tuple[Path, int, int], after: str, tests: list[str]) -> str:
        """'timeout', 'survived' or the test that fails, '' for one that could not be imported."""
        path, start, end = place
        original = path.read_bytes()
        target = self.source / path.relative_to(SOURCE)
        target.write_bytes(original[:start] + after.encode() + original[end:])
        try:
            return self._run(tests)
        finally:
            target.write_bytes(original)

    def is_sound(self, test: str) -> bool:
        """True if a test passes without a mutant."""
        if test not in self.sound:
            self.sound[test] = self._run([test]) == "survived"
        return self.sound[test]

    def _run(self, tests: list[str]) -> str:
        self.failed.write_text("")
        child = os.fork()
        if child == 0:
            self._child(tests)
        deadline = time.monotonic() + 60.0 + 30 * ENOUGH
        while time.monotonic() < deadline:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                passed = os.waitstatus_to_exitcode(status) == 0
                return "survived" if passed else self.failed.read_text()
            time.sleep(0.05)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return "timeout"

    def _child(self, tests: list[str]) -> None:
        status = 1
        try:
            os.setsid()
            os.nice(19)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            output = os.open(self.log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(output, 1)
            os.dup2(output, 2)
            sys.dont_write_bytecode = True
            os.environ["PYTHONPATH"] = str(self.source)
            sys.path.insert(0, str(self.source))
            options = ["-q", "-x", "-p", "no:cacheprovider"]
            options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
            status = int(pytest.main([*options, *tests], plugins=[Quick(self.failed)]))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)


class Quick:
    """Plugin of pytest: examples of hypothesis are not made smaller; the test that fails is noted."""

    def __init__(self, failed: Path) -> None:
        self.failed = failed

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self) -> None:
        settings.register_profile(
            "mutation", settings.default, phases=(Phase.explicit, Phase.generate), database=None
        )
        settings.load_profile("mutation")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.write_text(report.nodeid)


def import_libraries() -> None:
    """What most tests import, so that a fork has it already."""
    for name in (
        "numpy",
        "scipy.linalg",
        "scipy.optimize",
        "hypothesis",
        "mpmath",
        "llvmlite.binding",
        "pinocchio",
    ):
        with contextlib.suppress(ImportError):
            __import__(name)


def stored(file: Path) -> dict[str, Any]:
    return json.loads(file.read_text()) if file.exists() else {"mutants": []}


def summary(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Numbers of mutants by part, and the share that is killed of those that are not equivalent;
    mutants that have not met all their tests yet (open) count as not killed.
    """
    table: dict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        for part in (row["part"], "all"):
            table[part][row["verdict"]] += 1
    figures: dict[str, Any] = {}
    for part, counts in sorted(table.items()):
        killed, judged = counts["killed"] + counts["timeout"], counts.total() - counts["equivalent"]
        figures[part] = {**counts, "share": round(killed / judged, 3) if judged else None}
    return figures


def save(file: Path, rows: list[dict[str, Any]]) -> None:
    """The figures and one line for each mutant."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    figures = json.dumps(summary(rows))
    file.write_text(f'{{"figures": {figures},\n"mutants": [\n{lines}\n]}}\n', encoding="utf-8")


def key(row: dict[str, Any]) -> Mutant:
    return Mutant(**{name: row[name] for name in Mutant.__dataclass_fields__})


def judged(
    workshop: Workshop, place: tuple[Path, int, int], after: str, tests: list[str]
) -> tuple[str, str]:
    """The verdict on a mutant, and the test that killed it; a test that fails by itself does not
    count.
    """
    left = list(tests)
    while left:
        result = workshop.try_mutant(place, after, left)
        if result in ("survived", "timeout"):
            return result, ""
        if workshop.is_sound(result or left[0]):
            return "killed", result
        left.remove(result or left[0])
    return "no test", ""


def run(wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Try mutants until their number or the time is reached."""
    places = all_mutants()
    tests = recorded() if RECORDS.exists() and not wanted.record else record(TESTS)
    chosen = tests_by_function(tests)
    rows = {key(row): row for row in stored(wanted.output)["mutants"]}
    rows = {m: row for m, row in rows.items() if m in places}
    draw = sorted(places, key=str)
    random.Random(wanted.seed).shuffle(draw)
    draw = [m for m in draw if m.file.startswith(wanted.only)]
    if wanted.again:
        again = ("survived", "no test", "open")
        draw = [m for m in draw if m in rows and rows[m]["verdict"] in again]
    else:
        draw = [m for m in draw if m not in rows][: wanted.count]
    import_libraries()
    end = time.monotonic() + wanted.seconds
    with tempfile.TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder))
        for mutant in draw:
            if time.monotonic() > end:
                break
            start = time.monotonic()
            names = chosen.get(f"{mutant.file} {mutant.function}") or chosen.get(mutant.file, [])
            verdict, killer = judged(workshop, places[mutant], mutant.after, names)
            rows[mutant] = {**asdict(mutant), "part": mutant.part, "verdict": verdict}
            seconds = f"{time.monotonic() - start:6.1f} s {len(names):4} tests"
            print(f"{verdict:9}{seconds}  {mutant}  {killer}", flush=True)
            save(wanted.output, list(rows.values()))
    return list(rows.values())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=300, help="further mutants")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--only", default="", help="files that begin with this")
    parser.add_argument("--again", action="store_true", help="the survivors of the results")
    parser.add_argument("--record", action="store_true", help="record what new tests call")
    parser.add_argument("-o", "--output", type=Path, default=RESULTS)
    rows = run(parser.parse_args())
    for part, counts in summary(rows).items():
        print(f"{part:18}{json.dumps(counts)}")
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    raise SystemExit(main())
