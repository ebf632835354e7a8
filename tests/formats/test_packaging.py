"""What a user gets by `pip install` and `import`: a quick import, types, a version."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from importlib import metadata, resources
from pathlib import Path

import symoro as sy

HEAVY = ("scipy", "matplotlib", "llvmlite", "sympy", "casadi", "nicegui", "rich", "typer", "cvxpy", "pyarrow", "dask", "pinocchio", "mujoco", "xacro")


def seconds(statement: str, tmp_path: Path) -> float:
    """Processor time of a statement in a process of its own, bytecode kept; the least of five."""
    environment = {"PYTHONPYCACHEPREFIX": str(tmp_path), "PATH": ""}
    found = []
    for _ in range(6):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", statement], check=True, env=environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found[1:])


def test_import_is_quick(tmp_path: Path) -> None:
    """Under 0.3 s on a machine where NumPy takes 0.08 s; a busy machine slows both."""
    numpy, all_of_it = seconds("import numpy", tmp_path), seconds("import symoro", tmp_path)
    assert all_of_it < 0.3 * max(1.0, numpy / 0.08), f"import symoro takes {all_of_it:.2f} s, import numpy {numpy:.2f} s"


def test_import_does_not_load_what_few_need() -> None:
    loaded = subprocess.run([sys.executable, "-c", "import symoro, sys; print(*sys.modules)"], capture_output=True, text=True, check=True).stdout.split()
    assert "symoro.api" in loaded
    assert not {name.partition(".")[0] for name in loaded} & set(HEAVY)


def test_types_are_shipped_and_the_version_is_that_of_the_distribution() -> None:
    assert (resources.files("symoro") / "py.typed").is_file()
    assert sy.__version__ == metadata.version("symoro")
    assert re.match(r"\d+\.\d+", sy.__version__)
