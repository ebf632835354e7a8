"""Write the tables of docs/trust.md from the results of the last runs in benchmarks/results.

Run `python docs/trust_page.py` after a change of these results; a test compares the two.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from marked_blocks import filled

import symoro as sy
from symoro.cli.example import COVERAGE_GOAL
from symoro.emit.languages import LANGUAGES

FOLDER = Path(__file__).parent
PAGE = FOLDER / "trust.md"
RESULTS = FOLDER.parent / "benchmarks" / "results"
PARSED = ("julia",)  # languages whose tool no package of Debian or PyPI has
GOAL = "{:.0f} to {:.0f} %".format(*(100 * share for share in COVERAGE_GOAL))


def result(name: str) -> Any:
    """The results of a run."""
    return json.loads((RESULTS / f"{name}.json").read_text("utf-8"))


def table(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    """A Markdown table."""
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def number(n: int) -> str:
    """1234567 as 1 234 567."""
    return f"{n:,}".replace(",", "\N{NO-BREAK SPACE}")


# --- random cases ---------------------------------------------------------------------------------

OUTCOMES = ("right", "refused", "wrong", "raw error", "hang", "crash")


def robots(soak: dict[str, Any]) -> str:
    data = soak["robots"]
    parts = {"all": data["counts"], **dict(sorted(data["parts"].items()))}
    rows = [
        [
            part or "ended before the robot was known",
            number(sum(c.values())),
            *(number(c.get(o, 0)) for o in OUTCOMES),
        ]
        for part, c in parts.items()
    ]
    text = table(["robots", "cases", *OUTCOMES], rows)
    return f"{text}\n\nThe largest error relative to the size of the numbers was {data['worst_error']:.1e}."


def fuzzing(soak: dict[str, Any]) -> str:
    names = {"files": "damaged files", "guided": "damaged files that reach new lines",
             "calls": "calls with random arguments", "commands": "random command lines"}  # fmt: skip
    rows = [
        [title, number(soak[kind]["cases"]), *(number(soak[kind]["counts"].get(o, 0)) for o in OUTCOMES)]
        for kind, title in names.items() if kind in soak
    ]  # fmt: skip
    text = table(["kind", "cases", *OUTCOMES], rows)
    formats = ", ".join(sorted(soak["files"]["parts"]))
    return f"{text}\n\nKinds of files: {formats}."


# --- comparisons ----------------------------------------------------------------------------------


def languages() -> str:
    rows = []
    for language in LANGUAGES.values():
        check = language.check
        what = "compared as numbers" if check.numeric else "compiled"
        if language.id in PARSED:
            what = "parsed; compared as numbers where the tool is installed"
        tool = f"`{check.tool.format(python='python')}` ({check.package})"
        rows.append([f"[{language.title}](languages/{language.id}.md)", tool, what])
    return table(["language", "checked with", "result"], rows)


def imports(rows: list[dict[str, Any]]) -> str:
    lines = []
    for package in dict.fromkeys(row["package"] for row in rows):
        own = [row for row in rows if row["package"] == package]
        counts = Counter(row["verdict"] for row in own)
        worst = max((row["error"] for row in own if row["verdict"] == "equal"), default=0.0)
        cells = (counts["equal"], counts["DIFFERS"], counts["still"], counts["no"])
        lines.append([package, *cells, f"{worst:.0e}"])
    head = ["package", "equal", "different", "nothing moves", "not compared", "largest error"]
    return table(head, lines)


def inverse(rows: list[dict[str, Any]]) -> str:
    lines = []
    for row in (r for r in rows if "found" in r):
        most, error = row.get("solutions_max", ""), row.get("error")
        share = f"{number(row['found'])} of {number(row['poses'])}"
        lines.append([row["arm"], row["method"], share, most, f"{error:.0e}" if error else ""])
    return table(["arm", "method", "poses solved", "most solutions", "error (m, rad)"], lines)


def nearest(data: dict[str, Any]) -> str:
    rows = [
        [arm, r["poses"], r["in reach"], r["worse"] or "none"] for arm, r in data["arms"].items()
    ]
    return table(["arm", "poses", "in reach", "worse than the grid"], rows)


def feasible(data: dict[str, Any]) -> str:
    wrong = ("postures outside", "intervals missed", "not feasible", "ends not exact")
    rows = [
        [arm, number(r["poses"]), number(r["intervals"]), *(r[what] or "none" for what in wrong)]
        for arm, r in data["arms"].items()
    ]
    return table(["arm", "poses", "intervals", *wrong], rows)


def intervals(data: dict[str, Any]) -> str:
    rows = [[kind, f"{100 * share:.1f} %", GOAL] for kind, share in data["coverage"].items()]
    head = ["noise", "intervals with the true value", "goal"]
    return f"{table(head, rows)}\n\n{data['logs']} logs of each kind of noise."


# --- the tests and the code -----------------------------------------------------------------------


def mutation(data: dict[str, Any]) -> str:
    columns = ("killed", "timeout", "survived", "open", "equivalent")
    rows = [
        [
            part,
            *(v.get(c, 0) for c in columns),
            "" if v["share"] is None else f"{100 * v['share']:.0f} %",
        ]
        for part, v in data["figures"].items()
    ]
    return table(["part of the source", *columns, "share killed"], rows)


def sanitizer(data: dict[str, Any]) -> str:
    runs = data["runs"]
    passed = sum(run["passed"] is True for run in runs)
    count = len({run["robot"] for run in runs})
    return (
        f"Generated C and the C sources of the solvers were compiled with {data['compiler']} and `{data['flags']}` and run on random states: "
        f"{passed} of {len(runs)} models of {count} robots ran without a finding (`tools/sanitize_c.py`)."
    )


def pythons(data: dict[str, Any]) -> str:
    names = ("python", "numpy", "scipy", "llvmlite", "matplotlib", "typer")
    rows = [
        [*(run[n] for n in names), number(run["tests"] - run["skipped"]), run["failed"]]
        for run in data["runs"]
    ]
    head = ["Python", "NumPy", "SciPy", "llvmlite", "matplotlib", "Typer", "tests", "failed"]
    folders = ", ".join(f"`{name}`" for name in data["tests"])
    return f"{table(head, rows)}\n\nThe tests are those of {folders}."


def limits() -> str:
    cells = sy.matrix()
    refused = sum(cell is not True for cell in cells.values())
    compared = [row for row in result("imports") if row["verdict"] == "no"]
    shown = json.loads((FOLDER / "gallery.json").read_text("utf-8"))
    lines = [
        f"{refused} of {number(len(cells))} combinations of a model with a structure, or a pair of structures, are refused: [models and structures](matrix.md).",
        f"{len(compared)} files of the packages above cannot be compared; they are macros without a robot, invalid files, or files that Pinocchio and MuJoCo refuse. The site lists each with the reason.",
        f"{len(shown['failures'])} robots of the [gallery](gallery.md) could not be shown; `gallery.json` has the reasons.",
    ]
    return "\n".join(f"- {line}" for line in lines)


# --- the summary ----------------------------------------------------------------------------------


def summary() -> str:
    soak, files = result("soak"), result("imports")
    rows = [
        ["models of random robots", "Pinocchio, the algorithm on floats, physical laws",
         "first seeds in `make test`; `make soak` for hours", outcome(soak["robots"]["counts"])],
        ["damaged files", "a result, or an error that names the place", "the same",
         outcome(Counter(soak["files"]["counts"]) + Counter(soak["guided"]["counts"]))],
        ["calls with wrong arguments", "a result, or an error that names the argument", "the same",
         outcome(soak["calls"]["counts"])],
        ["generated code", "the language's own tool", "in `make test`",
         f"{len(LANGUAGES)} languages"],
        ["imported files", "Pinocchio, MuJoCo", "before a release",
         f"{sum(r['verdict'] == 'equal' for r in files)} equal, {sum(r['verdict'] == 'DIFFERS' for r in files)} different"],
        ["published tables and listings", "the papers ([list](reproduce.md))", "in `make test`", papers()],
        ["inverse kinematics", "the posture that made the pose", "a part in `make test`; `python -m benchmarks.igm`", poses()],
        ["rounding", "arithmetic with 50 digits ([table](accuracy.md))", "`python -m benchmarks.accuracy`", rounding()],
        ["confidence intervals", "logs simulated with known parameters", "a part in `make test`; `symoro study intervals`", coverage()],
        ["the tests", "faults put into the source", "`python -m benchmarks.mutation`",
         f"{100 * result('mutation')['figures']['all']['share']:.0f} % of the faults killed"],
        ["memory errors of generated C", "sanitizers of gcc", "after a change of the C sources",
         f"{sum(r['passed'] is True for r in result('sanitizer')['runs'])} of {len(result('sanitizer')['runs'])} models without a finding"],
        ["Python and NumPy", "a part of the tests", "before a release (`make pythons`)", versions()],
    ]  # fmt: skip
    return table(["subject", "compared with", "how often", "last result"], rows)


def outcome(counts: dict[str, int]) -> str:
    """Cases by outcome, those that occur."""
    cases = f"{number(sum(counts.values()))} cases"
    return ", ".join([cases, *(f"{number(counts[o])} {o}" for o in OUTCOMES if counts.get(o))])


def papers() -> str:
    rows = (FOLDER / "reproduce.md").read_text("utf-8").splitlines()
    verdicts = Counter(re.findall(r"\| (equal|fewer|different) \|", "\n".join(rows)))
    return (
        f"{verdicts['equal']} equal, {verdicts['fewer']} with fewer operations, "
        f"{verdicts['different']} different with the reason"
    )


def poses() -> str:
    rows = [row for row in result("igm") if "found" in row]
    solved, tried = (sum(row[key] for row in rows) for key in ("found", "poses"))
    return f"{number(solved)} of {number(tried)} poses"


def rounding() -> str:
    rows = [row for row in result("accuracy") if row["states"] == "limits"]
    solving = {"inverse-jacobian", "opspace", "determinant", "reactions"}
    worst = max(row["fast double"] for row in rows if row["model"] not in solving)
    return f"at most {worst:.0e} relative, except {', '.join(f'`{m}`' for m in sorted(solving))}"


def coverage() -> str:
    shares = result("intervals")["coverage"].values()
    return (
        f"{100 * min(shares):.1f} to {100 * max(shares):.1f} % contain the true value (goal {GOAL})"
    )


def versions() -> str:
    runs = result("pythons")["runs"]
    names = sorted({run["python"].rpartition(".")[0] for run in runs}, key=lambda v: int(v[2:]))
    return f"Python {', '.join(names)}; {sum(run['failed'] for run in runs)} failed tests"


def blocks() -> dict[str, str]:
    """The generated parts by the name of their marks."""
    soak = result("soak")
    return {
        "summary": summary(),
        "robots": robots(soak),
        "fuzzing": fuzzing(soak),
        "languages": languages(),
        "imports": imports(result("imports")),
        "inverse": inverse(result("igm")),
        "nearest": nearest(result("nearest")),
        "feasible": feasible(result("feasible_intervals")),
        "intervals": intervals(result("intervals")),
        "mutation": mutation(result("mutation")),
        "sanitizer": sanitizer(result("sanitizer")),
        "pythons": pythons(result("pythons")),
        "limits": limits(),
    }


def page() -> str:
    """Return docs/trust.md with the current figures."""
    return filled(PAGE, blocks())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
