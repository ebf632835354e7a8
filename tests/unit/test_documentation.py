"""What the documentation says about the inside is true: files exist, generated tables are current."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import symoro as sy

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "symoro"
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
FILES = {p.relative_to(SOURCE).as_posix() for p in SOURCE.rglob("*.py")}


def script(name: str) -> ModuleType:
    """Return a script of the documentation as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(ROOT / "docs"))  # scripts of the documentation import each other
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.pop(0)
    return module


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_files_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    named = {
        m[1].removeprefix("src/symoro/") for m in re.finditer(r"`([\w/]+/\w+\.py)(?::\d+)?`", text)
    }
    named |= {
        f"{m[1].replace('.', '/')}.py" for m in re.finditer(r"`symoro\.([a-z_]+\.[a-z_.]+)`", text)
    }
    packages = {f"{f.rpartition('/')[0]}.py" for f in FILES}
    missing = [f for f in named if f not in FILES | packages and not (ROOT / f).exists()]
    assert not missing


LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site form them."""
    titles = re.findall(r"^#+ +(.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", t.strip().lower()).replace(" ", "-") for t in titles}


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda p: p.relative_to(ROOT).as_posix()
)
def test_relative_links_lead_somewhere(page: Path) -> None:
    dead = []
    for target in LINK.findall(page.read_text("utf-8")):
        file, _, anchor = target.partition("#")
        place = page.parent / file if file else page
        if re.match(r"[a-z]+:", target):
            continue
        if not place.exists() or (anchor and anchor not in anchors(place)):
            dead.append(target)
    assert not dead


def test_the_page_of_equations_is_current() -> None:
    index = script("equation_index")
    assert index.PAGE.read_text("utf-8") == index.page(), "run python docs/equation_index.py"


def test_every_equation_of_the_papers_is_in_the_code_or_has_a_reason() -> None:
    index = script("equation_index")
    equations, tags = index.listed(), index.tags()
    assert len(equations) > 200
    assert not [key for key in tags if key not in equations]
    assert not [key for key, e in equations.items() if not e.note and key not in tags]
    for key in equations:
        assert index.resolved(key, equations) in equations


def test_notes_on_equations_name_functions_of_their_files() -> None:
    equations = script("equation_index").listed().values()
    places = [
        (file, name.split(".")[0])
        for equation in equations
        for name, file in re.findall(r"`([\w.]+)`(?: of| in) `([\w/]+\.py)`", equation.note)
    ]
    assert len(places) > 20
    assert not [(file, name) for file, name in places if name not in defined(file)]


def test_the_table_of_parts_is_current() -> None:
    architecture = script("architecture_table")
    assert architecture.PAGE.read_text("utf-8") == architecture.page(), (
        "run python docs/architecture_table.py"
    )


def test_the_table_of_models_and_structures_is_current() -> None:
    matrix = script("matrix_table")
    assert matrix.PAGE.read_text("utf-8") == matrix.page(), "run python docs/matrix_table.py"


def defined(file: str) -> set[str]:
    """The names that a module of the source defines."""
    body = ast.parse((SOURCE / file).read_text("utf-8")).body
    targets = [t for node in body if isinstance(node, ast.Assign) for t in node.targets]
    targets += [node.target for node in body if isinstance(node, ast.AnnAssign)]
    functions = {getattr(node, "name", "") for node in body}
    return functions | {t.id for t in targets if isinstance(t, ast.Name)}


def test_decisions_are_where_the_page_says() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(
        r"^\| [^|`]+ \| `([\w/]+\.py)` \| ((?:`\w+`(?:, )?)+) \|$", text, re.MULTILINE
    )
    assert len(rows) > 25
    missing = [
        (file, name)
        for file, names in rows
        for name in re.findall(r"`(\w+)`", names)
        if name not in defined(file)
    ]
    assert not missing


def test_the_page_about_trust_is_current() -> None:
    trust = script("trust_page")
    assert trust.PAGE.read_text("utf-8") == trust.page(), "run python docs/trust_page.py"


def test_the_page_about_trust_counts_failures() -> None:
    trust = script("trust_page")
    assert trust.outcome({"right": 8, "refused": 1, "raw error": 1234}) == (
        "1\N{NO-BREAK SPACE}243 cases, 8 right, 1 refused, 1\N{NO-BREAK SPACE}234 raw error"
    )
    share = {"killed": 9, "survived": 1, "share": 0.9}
    assert "| expr | 9 | 0 | 1 | 0 | 0 | 90 % |" in trust.mutation({"figures": {"expr": share}})
    runs = [{"robot": "rx90", "model": "idm", "passed": x, "reason": ""} for x in (True, False)]
    text = trust.sanitizer({"compiler": "gcc 12", "flags": "-fsanitize=address", "runs": runs})
    assert "1 of 2 models of 1 robots" in text


def test_the_speeds_of_the_readme_are_those_of_the_results() -> None:
    speed = json.loads((ROOT / "benchmarks" / "results" / "speed.json").read_text("utf-8"))
    times = [
        {k["contender"]: k["ns"] for k in race["kernels"] if k["model"] == "idm"}
        for race in speed["robots"]
    ]
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    for contender in ("symoro machine code", "symoro machine code, batch"):
        ratios = [t["Pinocchio C++"] / t[contender] for t in times]
        assert f"{min(ratios):.0f} to {max(ratios):.0f} times as fast" in readme


def test_the_reference_has_every_public_name_with_an_example() -> None:
    text = (ROOT / "docs" / "reference.md").read_text("utf-8")
    assert set(re.findall(r"^::: symoro\.(\w+)$", text, re.MULTILINE)) == set(sy.__all__)
    examples = "".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    shown = {**dict.fromkeys(sy.__all__), "Model": "m.", "Robot": "robot.", "Compute": ".compute."}
    assert not [name for name, use in shown.items() if (use or f"sy.{name}") not in examples]


def test_the_gallery_is_complete() -> None:
    data = json.loads((ROOT / "docs" / "gallery.json").read_text("utf-8"))
    imported = [r for r in data["robots"] if "/" in r["command"]]
    packages = {r["command"].removeprefix("symoro gui ").partition("/")[0] for r in imported}
    assert len(imported) >= 60
    assert packages == {"example-robot-data", "rtb-data", "robosuite", "pybullet", "dm-control"}
    for robot in data["robots"]:
        assert re.fullmatch(r"\d+/\d+", robot["idm"])
        assert robot["idm_ns"] > 0
        assert robot["freedom"] > 0
        assert (ROOT / "docs" / robot["picture"]).is_file()
    titles = [r["title"] for r in data["robots"]]
    assert len(set(titles)) == len(titles)
    assert all(f["file"] and f["reason"] for f in data["failures"])
    pictures = {p.name for p in (ROOT / "docs" / "gallery").glob("*.png")}
    assert pictures == {Path(r["picture"]).name for r in data["robots"]}


def test_versions_of_python_that_are_claimed_were_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    claimed = {m[1] for c in project["classifiers"] if (m := re.search(r"Python :: (3\.\d+)$", c))}
    runs = json.loads((ROOT / "benchmarks" / "results" / "pythons.json").read_text("utf-8"))["runs"]
    good = [r for r in runs if r["failed"] == 0 and r["command line"] and r["tests"] > 500]
    assert claimed
    this = f"{sys.version_info.major}.{sys.version_info.minor}"  # all tests run with it
    assert claimed <= {r["python"].rpartition(".")[0] for r in good} | {this}
    assert len(good) == len(runs)
    assert {r["numpy"].partition(".")[0] for r in good} == {"1", "2"}


def test_texts_have_no_phrase_that_has_to_be_read_twice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = script("../tools/check_words")
    assert words.main([]) == 0, capsys.readouterr().out
    text = "A stated unit is\n# believed, and seconds are dealt to starts."
    assert [(line, phrase) for line, phrase, _ in words.occurrences(text)] == [
        (2, "are dealt to"),
        (1, "stated unit is # believed"),
    ]


def test_pages_of_notebooks_show_what_their_cells_print(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    code = [["x = 2\n"], ["print(x + 1)"]]
    cells = [{"cell_type": "markdown", "source": ["# Title"]}]
    cells += [{"cell_type": "code", "source": lines} for lines in code]
    path = tmp_path / "n.ipynb"
    path.write_text(json.dumps({"cells": cells}), "utf-8")
    page = script("site_pages").notebook_page(path)
    assert page.startswith("# Title\n\n```python\nx = 2\n\n```\n\n```python\nprint(x + 1)\n```")
    assert "```text\n3\n```" in page
    assert page.endswith("[This page as a notebook](n.ipynb)")
