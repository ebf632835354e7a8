"""What a user gets by `pip install` and `import`: a quick import, types, a version, and a wheel
with everything in it.
"""

from __future__ import annotations

import ast
import os
import re
import resource
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib import import_module, metadata, resources
from pathlib import Path

import pytest

import symoro as sy
from symoro.errors import install_command
from symoro.lazy_names import version

ROOT = Path(__file__).parents[2]
LIMIT = 0.3  # s
HEAVY = (
    "numpy",
    "scipy",
    "matplotlib",
    "llvmlite",
    "sympy",
    "casadi",
    "nicegui",
    "rich",
    "cvxpy",
    "pyarrow",
    "dask",
    "pinocchio",
    "mujoco",
    "xacro",
)
COMMAND = "import sys; sys.argv = ['symoro', '{}']; from symoro.cli.main import run; run()"


def seconds(statement: str, tmp_path: Path) -> float:
    """Processor time of a process of its own that runs a statement, interpreter and all, bytecode
    kept; the least of three.
    """
    environment = {"PYTHONPYCACHEPREFIX": str(tmp_path), "PATH": ""}
    found = []
    for _ in range(4):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-c", statement],
            check=True,
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found[1:])


def loaded(statement: str) -> set[str]:
    """The modules that a process has loaded at its end."""
    text = (
        f"import atexit, sys; atexit.register(lambda: print('loaded:', *sys.modules)); {statement}"
    )
    out = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, check=True
    ).stdout
    return set(out.partition("loaded: ")[2].split())


@pytest.mark.parametrize(
    "statement",
    ["import symoro", COMMAND.format("--version"), COMMAND.format("--help")],
    ids=["import", "version", "help"],
)
def test_the_start_is_quick(statement: str, tmp_path: Path) -> None:
    assert seconds(statement, tmp_path) < LIMIT
    modules = loaded(statement)
    assert "symoro.lazy_names" in modules
    assert not {name.partition(".")[0] for name in modules} & set(HEAVY)


def test_what_a_robot_needs_does_not_load_what_few_need() -> None:
    modules = loaded("import symoro as sy; sy.generate(sy.load('planar2r'), 'idm')")
    assert {"numpy", "symoro.api"} <= modules
    assert not {name.partition(".")[0] for name in modules} & (set(HEAVY) - {"numpy"})


# --- the public face ------------------------------------------------------------------------------


def stub() -> dict[str, str]:
    """Public name → module, as type checkers see them."""
    tree = ast.parse((resources.files("symoro") / "__init__.pyi").read_text(encoding="utf-8"))
    return {
        alias.name: str(node.module)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_the_interpreter_and_type_checkers_find_the_same_names_in_the_same_places() -> None:
    assert {**stub(), "__version__": "symoro.lazy_names"} == sy._modules
    assert sorted(stub()) == sorted(sy.__all__)
    for name, module in stub().items():
        assert getattr(sy, name) is getattr(import_module(module), name)
        assert name in dir(sy)


def test_a_function_keeps_its_name_when_the_folder_of_that_name_is_imported() -> None:
    folders = "symoro.simulate.motion_record, symoro.tracing.trace, symoro.identify.estimation"
    out = run(
        sys.executable,
        "-c",
        f"import symoro as sy, {folders}; print(*map(callable, (sy.simulate, sy.models, sy.identify)))",
        folder=ROOT,
    )
    assert out.split() == ["True"] * 3


def test_a_name_that_does_not_exist_is_an_error_with_the_nearest_one() -> None:
    with pytest.raises(AttributeError, match="no attribute 'genrate'"):
        _ = sy.genrate  # type: ignore[attr-defined]
    out = subprocess.run(
        [sys.executable, "-c", "import symoro; symoro.genrate"], capture_output=True, text=True
    )
    assert "Did you mean: 'generate'?" in out.stderr


def test_types_are_shipped_and_the_version_is_that_of_the_distribution() -> None:
    assert (resources.files("symoro") / "py.typed").is_file()
    assert sy.__version__ == metadata.version("symoro")
    assert re.match(r"\d+\.\d+", sy.__version__)


def test_sources_that_are_not_installed_have_no_version(monkeypatch):
    def missing(name):
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    assert version.__wrapped__() == "unknown"


# --- wheel and source archive ---------------------------------------------------------------------

SMOKE = """
import sys
import tomllib
import symoro as sy
model = sy.generate(sy.load("panda"), "idm")
print(sy.__version__, sy.__file__, *model.compile().rows([0.1] * 7, [0.2] * 7, [0.3] * 7).shape)
print(*{name.partition(".")[0] for name in sys.modules})
"""


def run(*command: object, folder: Path, **settings: str) -> str:
    found = subprocess.run(
        [str(c) for c in command],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, **settings},
        check=False,
    )
    assert found.returncode == 0, found.stdout[-3000:] + found.stderr[-3000:]
    return found.stdout


def tagged(there: Path) -> Path:
    """The files of this repository as they are now, in a repository of their own with a tag."""
    shutil.copytree(
        ROOT,
        there,
        ignore=shutil.ignore_patterns(
            ".git", ".venv", "build", "out", ".*_cache", "__pycache__", ".hypothesis", "*.egg-info"
        ),
    )
    git = (
        "git",
        "-c",
        "user.name=test",
        "-c",
        "user.email=test@example.org",
        "-c",
        "commit.gpgsign=false",
    )
    for command in (
        ("init", "-q"),
        ("add", "-A"),
        ("commit", "-q", "-m", "all"),
        ("tag", "v9.8.7"),
    ):
        run(*git, *command, folder=there)
    return there


def installed(wheel: Path, folder: Path) -> tuple[Path, Path]:
    """The programs and packages of an environment with this wheel, whose other packages are those
    of ours.
    """
    venv.create(folder, with_pip=False)
    (site,) = folder.glob("lib/python*/site-packages")
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        folder,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        wheel,
        folder=folder,
    )
    (site / "others.pth").write_text(
        str(Path(str(metadata.distribution("numpy").locate_file(""))).resolve()), encoding="utf-8"
    )
    return folder / "bin", site


def dependencies(name: str, known: frozenset[str] = frozenset()) -> frozenset[str]:
    """The distributions that one needs without extras, itself included."""
    if name in known:
        return known
    known |= {name}
    for text in metadata.requires(name) or ():
        needed = re.match(r"[\w.-]+", text)
        assert needed
        if ";" not in text:
            known = dependencies(needed[0].lower().replace("_", "-"), known)
    return known


def test_the_wheel_of_a_tagged_repository_is_complete_and_works_by_itself(tmp_path: Path) -> None:
    """Archive from the repository, wheel from the archive, installed where nothing else of ours is."""
    there = tagged(tmp_path / "symoro")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist", folder=there)
    wheel, archive = sorted((there / "dist").iterdir())
    assert (wheel.name, archive.name) == ("symoro-9.8.7-py3-none-any.whl", "symoro-9.8.7.tar.gz")

    kept = {
        name.removeprefix("src/")
        for name in run("git", "ls-files", "src", folder=there).splitlines()
    }
    assert len(kept) > 200
    assert kept <= set(zipfile.ZipFile(wheel).namelist())

    programs, site = installed(wheel, tmp_path / "clean")
    assert run(programs / "symoro", "--version", folder=tmp_path) == "symoro 9.8.7\n"
    assert "rx90_idm(" in run(
        programs / "symoro",
        "generate",
        "rx90",
        "idm",
        "--lang",
        "c",
        "--parameters",
        "base",
        folder=tmp_path,
    )
    first, modules = run(programs / "python", "-c", SMOKE, folder=tmp_path).splitlines()
    assert first.split() == ["9.8.7", str(site / "symoro" / "__init__.py"), "7"]

    known = metadata.packages_distributions()
    owners = {owner.lower() for name in modules.split() for owner in known.get(name, ())}
    assert "llvmlite" in owners
    assert owners <= dependencies("symoro")


# --- without extras -------------------------------------------------------------------------------

BLOCKED = """
import sys
import tomllib
from importlib.abc import MetaPathFinder

class Blocker(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named '{{name}}'", name=name)

sys.meta_path.insert(0, Blocker())
sys.argv = ["symoro", *{arguments}]
from symoro.cli.main import run
run()
"""
EXTRAS = {  # packages that `pip install symoro` does not install
    "nicegui", "fastapi", "starlette", "uvicorn", "cvxpy", "clarabel", "pyarrow", "threadpoolctl",
    "dask", "distributed", "sympy", "casadi", "xacro",
}  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [
        (["gui"], "fastapi", "gui"),
        (["gui", "rx90", "--no-open"], "fastapi", "gui"),
        (["identify", "planar2r", "log.parquet"], "pyarrow", "identify"),
        (["identify", "planar2r", "log.csv", "--scheduler", "tcp://127.0.0.1:1"], "distributed",
         "cluster"),
        (["show", "arm.urdf.xacro"], "xacro", "xacro"),
    ],
    ids=lambda x: " ".join(x[:2]) if isinstance(x, list) else x,
)  # fmt: skip
def test_a_missing_extra_is_named_with_the_command_that_installs_it(
    arguments: list[str], package: str, extra: str, tmp_path: Path
) -> None:
    for name in ("log.parquet", "arm.urdf.xacro"):
        (tmp_path / name).write_text("", encoding="utf-8")
    if "log.csv" in arguments:
        sy.simulate(sy.load("planar2r"), 1.0, q=[0.5, 0.2]).save(tmp_path / "log.csv")
    ran = subprocess.run(
        [sys.executable, "-c", BLOCKED.format(packages=EXTRAS, arguments=arguments)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        timeout=60,
        check=False,
    )
    assert ran.returncode == 1, ran.stderr
    assert f"needs {package}" in ran.stderr
    assert install_command(extra) in ran.stderr
    assert "Internal error" not in ran.stderr


def test_an_extra_that_does_not_fit_is_reported_with_the_command_too(tmp_path: Path) -> None:
    """nicegui is installed in a version without what the workbench uses."""
    (tmp_path / "nicegui").mkdir()
    (tmp_path / "nicegui" / "__init__.py").write_text("app = ui = None", encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", COMMAND.format("gui")],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT / 'src'}"},
        timeout=60,
        check=False,
    )
    assert ran.returncode == 1
    assert install_command("gui") in ran.stderr
    assert "Internal error" not in ran.stderr


def test_results_print_as_one_short_line() -> None:
    motion = sy.simulate("planar2r", 0.05, q=[0.3, 0.2])
    path = sy.excite("planar2r", vmax=1, amax=5, starts=1, period=2, harmonics=2)
    base = sy.generate("rx90", "base-parameters")
    for result in (motion, path, base, sy.models()[0], sy.generate("rx90", "dgm"), sy.load("rx90")):
        assert "\n" not in repr(result)
        assert len(repr(result)) < 200, repr(result)


@pytest.mark.parametrize("extra", ["", "gui", "identify", "cluster", "interop", "xacro"])
def test_dependencies_have_a_lower_and_an_upper_bound(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = project["optional-dependencies"][extra] if extra else project["dependencies"]
    assert needed
    assert not [line for line in needed if ">=" not in line or ",<" not in line]
