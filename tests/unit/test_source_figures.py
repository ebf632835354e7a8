"""Limits that keep the source readable: complexity, length, imports, suppressed warnings.

The complexity of a function is 1 plus its branches, loops, handlers, cases, conditional expressions,
comprehensions with their conditions, and the further operands of `and` and `or`.
"""

from __future__ import annotations

import ast
import io
import re
import statistics
import tokenize
from collections import Counter
from pathlib import Path

import symoro
from tests.unit.test_imports import MODULES, imports

ROOT = Path(symoro.__file__).parent
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.py"))}
BRANCHES = (
    *(ast.If, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler),
    *(ast.IfExp, ast.comprehension, ast.match_case),
)
SUPPRESSED = re.compile(r"#\s*(?:type:\s*ignore(?:\[[^\]]*\])?|noqa(?::\s*[A-Z]+\d+)?)(.*)")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def own_nodes(node):
    """Yield the nodes of a function without those of functions and classes inside it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            yield child
            yield from own_nodes(child)


def complexity(function):
    total = 1
    for node in own_nodes(function):
        total += isinstance(node, BRANCHES)
        total += len(node.ifs) if isinstance(node, ast.comprehension) else 0
        total += len(node.values) - 1 if isinstance(node, ast.BoolOp) else 0
    return total


def length(function):
    """Lines of a function without its docstring."""
    lines = function.end_lineno - function.lineno + 1
    first = function.body[0]
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        lines -= first.end_lineno - first.lineno + 1
    return lines


def functions():
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, FUNCTIONS):
                yield f"{path.relative_to(ROOT)}:{node.lineno} {node.name}", node


def share_over(figures, limit):
    return sum(x > limit for x in figures) / len(figures)


def test_functions_are_simple_and_short():
    simple = {where: complexity(f) for where, f in functions()}
    assert len(simple) > 2000
    assert not {where: x for where, x in simple.items() if x > 12}
    assert share_over(simple.values(), 10) <= 0.01
    assert not {where: x for where, f in functions() if (x := length(f)) > 40}


def test_modules_are_few_and_import_little():
    figures = {name: len({m for _, m, _ in imports(name, path)}) for name, path in MODULES.items()}
    assert len(figures) <= 200
    assert statistics.median(figures.values()) <= 4
    assert share_over(figures.values(), 9) <= 0.1
    assert not {name: x for name, x in figures.items() if x > 22}


def test_modules_of_one_user_are_few():
    """A module with a single importer in its own folder is usually part of that importer.

    The `__init__` of a package that offers a module's names to other parts counts as an importer.
    """
    users = Counter[str]()
    last = {}
    packages = {
        ".".join(p.parent.relative_to(ROOT.parent).parts): p for p in TREES if p.stem == "__init__"
    }
    for name, path in (MODULES | packages).items():
        for module in {m for _, m, _ in imports(name, path)}:
            users[module] += 1
            last[module] = name
    exempt = ("symoro.passes.", "symoro.cli.", "symoro.emit.languages.")
    lone = [
        m
        for m in MODULES
        if users[m] == 1
        and last[m].rpartition(".")[0] == m.rpartition(".")[0]
        and not m.startswith(exempt)
    ]
    assert len(lone) <= 30, lone


def test_names_of_modules_are_unique():
    names = Counter(name.rpartition(".")[2] for name in MODULES)
    assert [n for n, k in names.items() if k > 1] in (["read", "write"], ["write", "read"])


def test_suppressed_warnings_are_few_and_say_why():
    total, silent = 0, []
    for path in TREES:
        lines = path.read_text("utf-8").splitlines()
        for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
            match = SUPPRESSED.search(token.string) if token.type == tokenize.COMMENT else None
            if match:
                total += 1
                above = lines[token.start[0] - 2].strip()
                reason = match[1] + (above if above.startswith("#") else "")
                if len(re.findall(r"[a-z]{2,}", reason)) < 2:
                    silent.append(f"{path.relative_to(ROOT)}:{token.start[0]}")
    assert total <= 30
    assert not silent


def test_the_garbage_collector_belongs_to_the_user():
    changed = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, tree in TREES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "gc"
        and node.attr in ("set_threshold", "freeze", "disable")
    ]
    assert not changed
