"""Files that a released project has: citation, forms, workflows, recipe, container."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("citation-file-format", ["CITATION.cff"]),
        ("github-workflows", sorted((ROOT / ".github/workflows").glob("*.yml"))),
        ("github-issue-config", [".github/ISSUE_TEMPLATE/config.yml"]),
        (
            "github-issue-forms",
            [".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/feature.yml"],
        ),
    ],
)
def test_files_have_the_form_of_their_schema(schema: str, files: list[str]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--force-filetype", "yaml"]
    ran = subprocess.run(
        [*command, "--builtin-schema", f"vendor.{schema}", *map(str, files)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert files
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_recipe_has_the_requirements_of_the_package() -> None:
    recipe = (ROOT / "recipe/meta.yaml").read_text("utf-8")
    run = recipe.split("  run:")[1].split("\ntest:")[0]
    listed = {name: bounds for name, bounds in re.findall(r"- ([\w-]+) (\S+)", run)}
    assert listed.pop("python") == PROJECT["requires-python"]
    wanted = dict(re.fullmatch(r"([\w-]+)(.*)", d).groups() for d in PROJECT["dependencies"])
    assert {name.removesuffix("-base"): bounds for name, bounds in listed.items()} == wanted
    assert (ROOT / "recipe" / re.search(r"path: (\S+)", recipe)[1]).resolve() == ROOT


def test_the_container_installs_extras_that_exist() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    words = [line.split()[0] for line in lines if line and not line.startswith("#")]
    assert words[0] == "FROM"
    assert set(words) <= {"FROM", "COPY", "RUN", "WORKDIR", "ENTRYPOINT", "CMD"}
    extras = re.search(r"\[([\w,]+)\]", "\n".join(lines))[1].split(",")
    assert set(extras) <= set(PROJECT["optional-dependencies"])


def test_one_version_is_stated() -> None:
    texts = {
        "CITATION.cff": r"^version: (\S+)$",
        "recipe/meta.yaml": r'set version = "(\S+)"',
        "Dockerfile": r"PRETEND_VERSION=(\S+)",
        "pyproject.toml": r'fallback_version = "(\S+)"',
        "CHANGELOG.md": r"^## \[(\d\S+)\]",
    }
    found = {
        name: re.search(pattern, (ROOT / name).read_text("utf-8"), re.MULTILINE)[1]
        for name, pattern in texts.items()
    }
    assert set(found.values()) == {"1.0.0"}, found


def test_addresses_of_the_project_are_in_one_place() -> None:
    assert {"Homepage", "Documentation", "Source", "Issues", "Changelog"} == set(PROJECT["urls"])
    assert all(url.startswith("https://example.org/") for url in PROJECT["urls"].values())
