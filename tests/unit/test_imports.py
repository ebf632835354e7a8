"""Imports go one way: folder order is data-flow order (DESIGN, "The house")."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import symoro

ORDER = (
    "lazy_names",
    "version",
    "errors",
    "cache",
    "progress",
    "expr",
    "robot",
    "notation",
    "formats",
    "library",
    "listing",
    "tracing",
    "mechanism",
    "models",
    "catalogue",
    "passes",
    "emit",
    "jit",
    "solvers",
    "model",
    "api",
    "simulate",
    "identify",
    "cli",
    "gui",
    "__main__",
)
ROOT = Path(symoro.__file__).parent
MODULES = sorted(p for p in ROOT.rglob("*.py") if p != ROOT / "__init__.py")


def package_of(path: Path) -> str:
    """The part of the house that a file belongs to."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """(line, part of the house) of every import, late and type-checking ones included; '' is the public face, `symoro` itself."""
    here = ("symoro", *path.relative_to(ROOT).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = (
                ".".join((*here[: len(here) - node.level], *([node.module] if node.module else [])))
                if node.level
                else node.module or ""
            )
            names = [f"{base}.{alias.name}" for alias in node.names] if base == "symoro" else [base]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[0] == "symoro":
                yield node.lineno, parts[1] if len(parts) > 1 and parts[1] in ORDER else ""


def test_every_module_has_a_place_in_the_house() -> None:
    assert MODULES
    assert {package_of(p) for p in MODULES} <= set(ORDER)


@pytest.mark.parametrize("path", MODULES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_module_imports_only_from_its_own_or_earlier_packages(path: Path) -> None:
    own = ORDER.index(package_of(path))
    public_face = ORDER.index("api")
    for line, package in imported(path):
        needed = ORDER.index(package) if package else public_face + 1
        assert needed <= own, (
            f"{path}, line {line}: {ORDER[own]} may not import {package or 'the public names of symoro'}"
        )


def test_the_public_face_holds_names_only() -> None:
    """No function, class or loop in `symoro/__init__.py`."""
    body = ast.parse((ROOT / "__init__.py").read_text(encoding="utf-8")).body
    assert all(
        isinstance(node, ast.Import | ast.ImportFrom | ast.Assign | ast.AnnAssign | ast.Expr)
        for node in body
    )
