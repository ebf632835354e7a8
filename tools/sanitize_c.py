"""Build the emitted C and the C of the solvers with sanitizers, run it, and write what was found.

A `gcc` that adds -fsanitize=address,undefined is put first on the path; `verify` then compiles every
model below, runs it on random states and compares the numbers. An access outside an array, a use of
freed memory, a leak or undefined behaviour ends the program and fails the verification.

    python tools/sanitize_c.py -o benchmarks/results/sanitizer.json
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import symoro as sy

FLAGS = "-g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer"
SAMPLE = {
    "rx90": ("dgm", "jacobian", "idm", "inertia", "ddm", "igm", "lagrange"),
    "puma560": ("idm", "igm"),
    "general6r": ("igm",),
    "fourbar": ("loop-geometry", "idm"),
    "sr400": ("idm",),
    "ur5": ("igm", "ddm"),
}
FAULT = "int main(void) { int a[2] = {1, 2}; volatile int k = 2; return a[k]; }\n"


def put_on_path(folder: Path) -> str:
    """Put a gcc with sanitizers first on the path; return its version."""
    real = shutil.which("gcc")
    if real is None:
        raise SystemExit("gcc is needed")
    wrapper = folder / "gcc"
    wrapper.write_text(f'#!/bin/sh\nexec {real} {FLAGS} "$@"\n')
    wrapper.chmod(0o755)
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run([real, "-dumpfullversion"], capture_output=True, text=True).stdout.strip()


def finds_a_fault(folder: Path) -> bool:
    """True if a program that reads behind an array is stopped: the sanitizers work here."""
    (folder / "fault.c").write_text(FAULT)
    subprocess.run(["gcc", "-o", "fault", "fault.c"], cwd=folder, check=True)
    return subprocess.run([folder / "fault"], capture_output=True).returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    output = parser.parse_args().output
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        version = put_on_path(Path(folder))
        if not finds_a_fault(Path(folder)):
            raise SystemExit("the sanitizers of this gcc do not stop a wrong program")
        for robot, models in SAMPLE.items():
            for model in models:
                try:
                    (done,) = sy.generate(sy.load(robot), model).verify("c")
                    row = {"passed": bool(done.passed), "reason": str(done.reason)[:300]}
                except sy.SymoroError as error:
                    row = {"passed": None, "reason": str(error)[:300]}
                rows.append({"robot": robot, "model": model, **row})
                print(robot, model, row["passed"], row["reason"], flush=True)
    result = {"compiler": f"gcc {version}", "flags": FLAGS, "runs": rows}
    output.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
