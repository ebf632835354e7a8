"""Run a part of the tests with other versions of Python and NumPy, and write the results.

    python tools/try_pythons.py -o benchmarks/results/pythons.json

Each case has an environment of its own below build/pythons, with the package installed as a user
installs it. An interpreter is looked for on the path and among those of pyenv. A case whose
interpreter is missing is not in the results; a test compares these with the versions that
pyproject.toml claims.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CASES = (("3.11", "1.26"), ("3.11", "2"), ("3.12", "1.26"), ("3.12", "2"), ("3.13", "2"))
TOOLS = ("pytest", "hypothesis", "sympy", "threadpoolctl")
SLICE = (
    "tests/unit/expr",
    "tests/unit/robot",
    "tests/jit/test_operations.py",
    "tests/golden/test_golden.py",
    "tests/identify/test_least_squares.py",
)
SHOWN = ("numpy", "scipy", "llvmlite", "matplotlib", "typer")
VERSIONS = f"""
import importlib.metadata, json, platform
found = {{name: importlib.metadata.version(name) for name in {SHOWN!r}}}
print(json.dumps({{"python": platform.python_version(), **found}}))
"""


def interpreter(version: str) -> str | None:
    """The path of a Python of this version, or None."""
    on_path = shutil.which(f"python{version}")
    roots = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    of_pyenv = sorted(roots.glob(f"{version}.*/bin/python"))
    return on_path or (str(of_pyenv[-1]) if of_pyenv else None)


def environment(python: str, numpy: str, folder: Path) -> Path:
    """The interpreter of an environment with the package and this NumPy; it is kept for later."""
    inside = folder / "bin" / "python"
    install = [str(inside), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if not (folder / "bin" / "pytest").exists():
        subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
        subprocess.run([*install, str(ROOT), f"numpy=={numpy}.*", *TOOLS], check=True)
    subprocess.run([*install, "--no-deps", "--force-reinstall", str(ROOT)], check=True)
    return inside


def counted(report: Path) -> dict[str, int]:
    """Numbers of tests, failures and skips of a JUnit report."""
    suite = ET.parse(report).getroot().find("testsuite")
    assert suite is not None
    counts = {
        name: int(suite.get(name, "0")) for name in ("tests", "failures", "errors", "skipped")
    }
    return {
        "tests": counts["tests"],
        "failed": counts["failures"] + counts["errors"],
        "skipped": counts["skipped"],
    }


def run(version: str, numpy: str) -> dict[str, Any] | None:
    """Versions and counts of one case, None without its interpreter."""
    python = interpreter(version)
    if python is None:
        print(f"Python {version} is not installed: not run", flush=True)
        return None
    folder = ROOT / "build" / "pythons" / f"{version}-numpy-{numpy}"
    inside = environment(python, numpy, folder)
    report = folder / "report.xml"
    # The tests are those of the tree; PYTHONPATH has no src, so that they import the installed package.
    variables = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    command = [str(inside), "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--junitxml={report}"]
    subprocess.run([*command, *SLICE], cwd=ROOT, env=variables, check=False)
    shown = [str(folder / "bin" / "symoro"), "verify", "rx90", "idm,igm", "--lang", "python,numpy"]
    verified = subprocess.run(shown, cwd=folder, env=variables, check=False).returncode == 0
    text = subprocess.run([str(inside), "-c", VERSIONS], capture_output=True, text=True, check=True)
    return {**json.loads(text.stdout), **counted(report), "command line": verified}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--only", help="one case, such as 3.12-numpy-2; the other rows stay")
    given = parser.parse_args()
    if sys.platform == "win32":
        raise SystemExit("this script was written for Linux and macOS")
    rows = json.loads(given.output.read_text("utf-8"))["runs"] if given.output.exists() else []
    for version, numpy in CASES:
        if given.only not in (None, f"{version}-numpy-{numpy}"):
            continue
        row = run(version, numpy)
        same = re.compile(rf"{re.escape(version)}\..* {re.escape(numpy)}\.")
        rows = [r for r in rows if not same.match(f"{r['python']} {r['numpy']}")]
        rows += [row] if row else []
        rows.sort(key=lambda r: [[*map(int, r[k].split("."))] for k in ("python", "numpy")])
        text = json.dumps({"tests": SLICE, "runs": rows}, indent=1)
        given.output.write_text(text + "\n", encoding="utf-8")
        print(row, flush=True)


if __name__ == "__main__":
    main()
