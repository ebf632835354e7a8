"""Every block of code of the documentation and the README runs as written: Python in one namespace
per page, commands in one folder per page.

Every block is fenced and names its language. A command is a line of a block ```console that begins
with a program of PROGRAMS, with or without `$`. The lines below a command with `$` are its output, with
`…` for any text. A block after a line with nothing but a file's name is written to that file. The folder of a
page is empty but for `examples`; GIVEN has the names that a page of contributors takes for granted.
What is not run says why: commands in ELSEWHERE, blocks in a remark before them, <!-- not run: reason -->
or, where their output is not compared, <!-- output varies: reason -->.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click import Context
from typer.main import get_command
from typer.testing import CliRunner

import symoro as sy
from symoro import catalogue
from symoro.cli.main import app
from symoro.expr import DIV, ZERO, as_expr, interpret, run_program

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
LANGUAGE_PAGES = ROOT / "docs" / "languages"  # tests/languages runs their blocks with `$`
PROGRAMS = ("symoro", "make", "pip", "python", "control/control")
ELSEWHERE = {  # how a command begins → why it is not run here
    "pip install": "the environment is set up",
    "make run": "sets up the environment",
    "make test": "runs these tests",
    "make setup": "sets up the environment",
    "symoro COMMAND": "the form of all commands",
    "symoro generate ROBOT MODEL": "the form of the command",
    "symoro gui": "tests/gui opens the workbench",
    "symoro bench": "takes minutes; tests/e2e runs a small one",
    "symoro cost rx90 #": "takes a minute; tests/e2e counts",
    "symoro excite": "takes a minute; tests/identify looks for trajectories",
    "symoro identify tx40 ": "its log is not ours to give away; tests/identify has it",
    "symoro identify rx90 ": "speaks of a cluster; tests/identify makes one",
    "symoro verify rx90 dgm --lang all": "tests/languages runs every language",
    "symoro verify crx10ia igm-general": "takes long; tests/inverse runs the general method's code",
    "python -m benchmarks": "takes minutes; tests/benchmarks runs a part",
}
FILE = re.compile(r"`([\w./]+)`:")
MARK = re.compile(r"<!-- (not run|output varies): \S.* -->")


@dataclass(frozen=True)
class Block:
    """A block of code: where it is, what it is, and why it is not run or its output not compared."""

    line: int
    kind: str  # the language that the page names, or "example" for one that tests/languages runs
    text: str
    mark: str = ""
    file: str = ""

    @property
    def commands(self) -> list[tuple[str, list[str]]]:
        """Each command with the lines that are shown below it."""
        found: list[tuple[str, list[str]]] = []
        transcript = "$ " in self.text
        for line in self.text.splitlines():
            words = line.removeprefix("$ ").split()
            if words and words[0] in PROGRAMS and (line.startswith("$ ") or not transcript):
                if not any(" ".join([*words, ""]).startswith(start) for start in ELSEWHERE):
                    found.append((line.removeprefix("$ "), []))
            elif found and transcript:
                found[-1][1].append(line)
        return found


def blocks(text: str, compiled: bool = False) -> Iterator[Block]:
    """The fenced blocks of a page, in order.

    On a page of a language, `compiled`, the block ```console with `$` is of the kind "example":
    tests/languages runs it.
    """
    lines, k, mark, file = text.splitlines(), 0, "", ""
    while k < len(lines):
        start = k
        if lines[k].startswith("```"):
            while not lines[k := k + 1].startswith("```"):
                pass
            kind, body = lines[start][3:].strip(), lines[start + 1 : k]
            kind = "example" if compiled and kind == "console" and body[0][0] == "$" else kind
            yield Block(start + 1, kind, textwrap.dedent("\n".join(body)) + "\n", mark, file)
            mark, file = "", ""
        elif lines[k].strip():
            mark, file = (
                found[1] if (found := pattern.fullmatch(lines[k])) else ""
                for pattern in (MARK, FILE)
            )
        k += 1


INDENTED = re.compile(r"(?:^|\n) *\n    +(?!  )(?![-*] |\d+\. )\S[^\n]*")
LANGUAGES = {"console", "text", "python", "c", "cpp", "diff", "fortran", "javascript", "julia", "maple",
             "mathematica", "matlab", "rust", "toml", "xml"}  # fmt: skip


def without_language(text: str) -> list[str]:
    """The blocks of a page that are indented instead of fenced, or whose fence names no language."""
    bare = [f"line {b.line}: ```{b.kind}" for b in blocks(text) if b.kind not in LANGUAGES]
    prose = re.sub(r"^```.*?^```$", "```", text, flags=re.DOTALL | re.MULTILINE)
    return bare + [found.strip() for found in INDENTED.findall(prose)]


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "SECURITY.md", ROOT / "CHANGELOG.md"], ids=lambda p: p.name
)
def test_every_block_is_fenced_and_names_its_language(page: Path) -> None:
    assert not without_language(page.read_text(encoding="utf-8"))


def test_blocks_without_a_language_are_found() -> None:
    assert without_language("a\n\n    symoro robots\n") == ["symoro robots"]
    assert without_language("a\n\n```\nsymoro robots\n```\n") == ["line 3: ```"]
    assert not without_language("- a\n\n  b\n\n```text\n\n    c\n```\n")


# --- what pages take for granted ------------------------------------------------------------------


GIVEN: dict[str, dict[str, Any]] = {
    "adding-a-model.md": {
        name: getattr(catalogue, name) for name in ("_dynamic", "_one_form", "_LOOPS")
    },
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- running --------------------------------------------------------------------------------------


def shown_lines_appear(shown: list[str], printed: str) -> None:
    """Each line that is shown is printed, in this order, however wide the gaps."""
    have = [" ".join(line.split()) for line in printed.splitlines()]
    at = 0
    for line in filter(None, (" ".join(x.split()) for x in shown)):
        pattern = re.compile(re.escape(line).replace("…", ".*"))
        place = next((k for k in range(at, len(have)) if pattern.fullmatch(have[k])), None)
        assert place is not None, f"not printed: {line}\n{printed}"
        at = place + 1


def run(command: str, folder: Path) -> str:
    words = shlex.split(command, comments=True)
    if words[0] == "symoro":
        done = CliRunner().invoke(app, words[1:])
        assert done.exit_code == 0 or (words[1] == "check" and done.exit_code == 1), (
            f"{command}\n{done.output}"
        )
        return done.output
    ran = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
    return ran.stdout


def run_session(text: str, names: dict[str, Any], place: str) -> None:
    """Lines with >>> raise what is shown below them."""
    for statement, shown in re.findall(r"^>>> (.*)\n((?:(?!>>> ).*\n?)*)", text, re.MULTILINE):
        with pytest.raises(sy.SymoroError) as error:
            exec(compile(statement, place, "single"), names)
        shown_lines_appear(
            shown.splitlines(),
            f"{type(error.value).__module__}.{type(error.value).__name__}: {error.value}",
        )


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).with_suffix("").as_posix()


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_the_code_of_a_page_runs(page: Path, folder: Path) -> None:
    names: dict[str, Any] = {"print": lambda *_: None, **GIVEN.get(page.name, {})}
    for block in blocks(page.read_text(encoding="utf-8"), page.parent == LANGUAGE_PAGES):
        place = f"{page.name}, line {block.line}"
        if block.mark == "not run":
            continue
        if block.file:
            (folder / block.file).parent.mkdir(parents=True, exist_ok=True)
            (folder / block.file).write_text(block.text, encoding="utf-8")
            continue
        if block.kind == "python" and block.text.startswith(">>>"):
            run_session(block.text, names, place)
        elif block.kind == "python":
            exec(compile(block.text, place, "exec"), names)
        elif block.kind == "console":
            for command, shown in block.commands:
                printed = run(command, folder)
                if block.mark != "output varies":
                    shown_lines_appear(shown, printed)


def names_of(page: str) -> dict[str, Any]:
    """The names that the Python code of a page for contributors defines."""
    names = dict(GIVEN.get(page, {}))
    for block in blocks((ROOT / "docs" / page).read_text(encoding="utf-8")):
        if block.kind == "python" and block.mark != "not run":
            exec(compile(block.text, page, "exec"), names)
    return names


ROBOTS = Path(__file__).parents[1] / "golden" / "robots"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("scara", {}),
        ("twoarm", {}),
        ("sr400", {}),
        ("rrp", {"floating": True}),
        (ROBOTS / "elastic_rrp.par", {}),
    ],
    ids=["serial", "tree", "closed loop", "floating base", "elastic"],
)
def test_the_model_of_the_page_has_every_structure(
    name: str | Path, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = names_of("adding-a-model.md")["_ROWS"][-1]
    monkeypatch.setitem(catalogue.CATALOGUE, spec.id, spec)
    robot = sy.load(name, **options)
    centre, energy = (sy.generate(robot, id) for id in (spec.id, "energy"))
    rng = np.random.default_rng(5)
    values = {n: rng.uniform(0.3, 1.0) for n in sorted({*centre.inputs, *energy.inputs})}
    values |= {n: 0.0 for n in values if n.startswith(("k", "K"))}  # U has no energy of springs
    masses = [as_expr(b.M) for b in robot.bodies[robot.first_link :]]
    *g, mass = interpret([*map(as_expr, robot.gravity), sum(masses, ZERO)], values)
    com = centre.evaluate({n: values[n] for n in centre.inputs})["com"]
    U = energy.evaluate({n: values[n] for n in energy.inputs})["U"]
    assert -mass * (com @ g) == pytest.approx(float(U), abs=1e-9)


def test_the_pass_of_the_page_keeps_the_values() -> None:
    replace = names_of("adding-a-pass.md")["multiply_by_reciprocals"]
    program = sy.optimize("y = (a + b)/3 + a/b;").program
    assert program.alike.get(DIV)
    new = replace(program)
    values = {"a": 0.7, "b": -1.3}
    assert run_program(new, values)["y"] == pytest.approx(run_program(program, values)["y"])
    assert not [n for n in new.alike[DIV] if n.args[1].level == 0]


SCREW = """
import dataclasses
import numpy as np
import symoro as sy
from symoro.expr import ZERO, Role, symbol

arm = sy.load("rrp")
nut = dataclasses.replace(arm.frames[2], alpha=ZERO, d=ZERO, theta=ZERO, gamma=ZERO, b=ZERO)
screw = dataclasses.replace(arm.joints[2], pitch=symbol("PITCH", Role.GEOMETRIC))
light = type(arm.bodies[2])()
robot = dataclasses.replace(arm, frames=(*arm.frames[:2], nut), joints=(*arm.joints[:2], screw),
                            bodies=(*arm.bodies[:2], light, arm.bodies[3]))
models = [sy.generate(robot, id) for id in ("idm", "inertia", "h")]
rng = np.random.default_rng(3)
values = {n: rng.uniform(0.3, 1.0) for n in sorted({n for m in models for n in m.inputs})}
tau, A, H = (next(iter(m.evaluate({n: values[n] for n in m.inputs}).values())) for m in models)
assert A.shape == (2, 2) and "PITCH" in values
np.testing.assert_allclose(tau, A @ [values["QDP1"], values["QDP2"]] + H, rtol=1e-12)
print("the law holds")
"""


def patched(text: str, diff: str) -> str:
    """The text of a file after a block ```diff, each part of which occurs once in it."""
    for part in re.split(r"^@@.*\n", diff, flags=re.MULTILINE)[1:]:
        old, new = (
            "".join(f"{x[1:]}\n" for x in part.splitlines() if x[:1] != sign) for sign in ("+", "-")
        )
        assert text.count(old) == 1, f"not once in the file:\n{old}"
        text = text.replace(old, new)
    return text


def test_the_structure_of_the_page_touches_two_files(tmp_path: Path) -> None:
    package, copy = ROOT / "src" / "symoro", tmp_path / "symoro"
    text = (ROOT / "docs" / "adding-a-structure.md").read_text(encoding="utf-8")
    changes = re.findall(
        r"^`([\w/]+\.py)`:[^`]*\n\n```diff\n(.*?)^```$", text, re.DOTALL | re.MULTILINE
    )
    assert len(changes) == 2
    without_bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(package, copy, ignore=without_bytecode, copy_function=os.symlink)
    for file, diff in changes:
        (copy / file).unlink()
        new = patched((package / file).read_text(encoding="utf-8"), diff)
        (copy / file).write_text(new, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", SCREW], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.stdout == "the law holds\n", run.stderr


def test_there_is_code_and_little_of_it_is_left_out() -> None:
    found = [
        b
        for page in PAGES
        for b in blocks(page.read_text(encoding="utf-8"), page.parent == LANGUAGE_PAGES)
        if b.kind == "python" or (b.kind == "console" and b.commands)
    ]
    assert len(found) > 40
    assert sum(b.mark == "not run" for b in found) <= 5


# --- nothing escapes the tests above ----------------------------------------------------------------

INLINE = re.compile(r"`(symoro [^`]+)`")
PYTHON = re.compile(r"(?:import|from) symoro\b|.*\bsy\.\w+\(")


def unchecked(page: Path) -> Iterator[str]:
    """The lines of a page that look like a command or like Python in a block that is not run."""
    for block in blocks(page.read_text(encoding="utf-8"), page.parent == LANGUAGE_PAGES):
        where = f"{page_id(page)}, line {block.line}"
        if block.mark == "not run" or block.file or block.kind == "example":
            continue
        for line in block.text.splitlines():
            if block.kind not in ("console", "python") and line.removeprefix("$ ").startswith(
                "symoro "
            ):
                yield f"{where}: {line}"
            if block.kind != "python" and PYTHON.match(line):
                yield f"{where}: {line}"


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_no_command_and_no_python_escapes_the_tests(page: Path) -> None:
    assert not list(unchecked(page))


def all_commands() -> Iterator[tuple[str, str]]:
    """Every command of the program that a page names: in blocks, run or not, and in sentences."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in blocks(text, page.parent == LANGUAGE_PAGES):
            for line in block.text.splitlines():
                if line.removeprefix("$ ").startswith("symoro "):
                    yield page_id(page), line.removeprefix("$ ")
        for command in INLINE.findall(text):
            yield page_id(page), command


def parse_error(command: str) -> str:
    """Why the command line does not understand a command; '' if it does. Nothing is run."""
    words = shlex.split(command.replace("[", "").replace("]", ""), comments=True)[1:]
    if not words or words[0] == "COMMAND" or not words[0].isalpha():
        return ""
    group = get_command(app)
    verb = group.get_command(Context(group), words[0])
    if verb is None:
        return f"no command {words[0]}"
    known = {flag for p in verb.params for flag in (*p.opts, *p.secondary_opts)} | {"--help"}
    flags = [word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)]
    return ", ".join(flag for flag in flags if flag not in known)


def test_every_option_that_a_page_names_exists() -> None:
    commands = sorted(set(all_commands()))
    assert len(commands) > 100
    assert not {pair: why for pair in commands if (why := parse_error(pair[1]))}
