"""Imports go one way: the order of the parts is the order of the data flow (docs/house.toml)."""

from __future__ import annotations

import ast
import itertools
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import symoro

ROOT = Path(symoro.__file__).parent
HOUSE = tomllib.loads((Path(__file__).parents[2] / "docs" / "house.toml").read_text("utf-8"))
PARTS = [name.removesuffix(".py") for name in HOUSE["parts"]]
SUBPARTS = {"models": list(HOUSE["models"])}
MODULES = {
    ".".join(("symoro", *p.relative_to(ROOT).with_suffix("").parts)): p
    for p in sorted(ROOT.rglob("*.py"))
    if p.name != "__init__.py"
}
PACKAGES = {
    ".".join(("symoro", *p.parent.relative_to(ROOT).parts)) for p in ROOT.rglob("__init__.py")
}
PUBLIC = "api"  # cli, gui and later parts may use the public names of the package itself
NEED_EXTRAS = {"symoro.gui.command": "symoro.gui.server"}  # imported late: needs the extra gui
LAZY_TABLES = {"symoro", "symoro.cli.main"}  # the modules that name others by strings


def nearest(dotted: str) -> str:
    """Return the own module that a dotted name is in, '' for a name of another package."""
    if dotted.split(".")[0] != "symoro":
        return ""
    while dotted not in MODULES and dotted not in PACKAGES:
        dotted = dotted.rpartition(".")[0]
    return dotted


def imports(name: str, path: Path) -> Iterator[tuple[int, str, bool]]:
    """Yield (line, own module, inside a function) of every import, also of those for type checkers."""
    tree = ast.parse(path.read_text("utf-8"))
    inside = {
        id(x)
        for f in ast.walk(tree)
        if isinstance(f, ast.FunctionDef | ast.AsyncFunctionDef)
        for x in ast.walk(f)
    }
    for node in ast.walk(tree):
        targets: list[str] = []
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}, line {node.lineno}: relative import"
            targets = [f"{node.module}.{alias.name}" for alias in node.names]
        for target in targets:
            module = nearest(target)
            if module and module != name:
                yield node.lineno, module, id(node) in inside


def place(module: str) -> tuple[int, int]:
    """Return the position of a module's part in the house, and of its subfolder where these are
    ordered.
    """
    words = module.split(".")[1:]
    if not words:
        return PARTS.index(PUBLIC), 0
    part, rest = words[0], words[1:]
    order = SUBPARTS.get(part, [])
    return PARTS.index(part), order.index(rest[0]) if rest and rest[0] in order else 0


def test_every_module_has_a_place_in_the_house() -> None:
    assert MODULES
    assert {name.split(".")[1] for name in MODULES} <= set(PARTS)
    folders = {n.split(".")[2] for n in MODULES if n.startswith("symoro.models.")}
    assert folders <= set(SUBPARTS["models"])


@pytest.mark.parametrize("name", MODULES)
def test_a_module_imports_only_from_its_own_or_earlier_parts(name: str) -> None:
    for line, module, _ in imports(name, MODULES[name]):
        assert place(module) <= place(name), f"{name}, line {line}: may not import {module}"


@pytest.mark.parametrize("name", [n for n in MODULES if n not in LAZY_TABLES])
def test_own_modules_are_imported_at_the_top(name: str) -> None:
    late = [
        (line, module)
        for line, module, inside in imports(name, MODULES[name])
        if inside and NEED_EXTRAS.get(name) != module
    ]
    assert not late, f"{name} imports inside functions: {late}"


@pytest.mark.parametrize("name", [n for n in MODULES if n not in LAZY_TABLES])
def test_no_module_is_named_by_a_string(name: str) -> None:
    """A string that names an own module would hide an import from these tests."""
    tree = ast.parse(MODULES[name].read_text("utf-8"))
    docstrings = {id(x.value) for x in ast.walk(tree) if isinstance(x, ast.Expr)}
    programs = {  # python -m symoro.…
        id(after)
        for row in ast.walk(tree)
        if isinstance(row, ast.List | ast.Tuple | ast.Call)
        for before, after in itertools.pairwise(row.args if isinstance(row, ast.Call) else row.elts)
        if isinstance(before, ast.Constant) and before.value == "-m"
    }
    named = [
        x.lineno
        for x in ast.walk(tree)
        if isinstance(x, ast.Constant) and id(x) not in docstrings | programs and x.value in MODULES
    ]
    assert not named, f"{name} names modules in strings, lines {named}"


def test_the_public_names_need_no_code() -> None:
    """No function, class or loop in `symoro/__init__.py`."""
    body = ast.parse((ROOT / "__init__.py").read_text("utf-8")).body
    allowed = ast.Import | ast.ImportFrom | ast.Assign | ast.AnnAssign | ast.Expr
    assert all(isinstance(node, allowed) for node in body)
