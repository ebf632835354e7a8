"""Each language has a page whose example runs as written."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.emit.languages import LANGUAGES
from symoro.emit.verify import numbers_in, tool_version
from symoro.errors import MissingTool
from tests.languages.support import NUMERIC, missing

PAGES = Path(__file__).parents[2] / "docs" / "languages"
SOURCE = re.compile(r"^`(?P<name>[\w.]+)`:\n\n```\w+\n(?P<text>.*?)^```", re.DOTALL | re.MULTILINE)
CONSOLE = re.compile(r"^```console\n(?P<text>\$ .*?)^```", re.DOTALL | re.MULTILINE)
STATE = {"QP1": 1, "QP2": 0, "QDP1": 0, "QDP2": 2, "q1": 0, "q2": 0.5}
PARAMETERS = {"L1": 0.5, "ZZ1": 1.202, "ZZ2": 0.05644, "MX2": 0.15, "MY2": 0.075, "M2": 2.0}


def test_every_language_has_a_page():
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    assert {p.stem for p in PAGES.glob("*.md")} == {*LANGUAGES, "index"}
    assert all(f"({name}.md)" in index for name in LANGUAGES)


def run(command, folder):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    settings = {
        "cwd": folder,
        "env": {**os.environ, "PATH": path},
        "capture_output": True,
        "text": True,
        "stdin": subprocess.DEVNULL,
    }
    ran = subprocess.run(command, shell=True, check=False, **settings)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("language", NUMERIC)
def test_example(language, tmp_path):
    """The example prints what its page says, and that is right."""
    page = (PAGES / f"{language}.md").read_text(encoding="utf-8")
    source, console = SOURCE.search(page), CONSOLE.search(page)
    assert source
    assert console
    *commands, shown = console["text"].splitlines()
    assert all(line.startswith("$ ") for line in commands)
    assert "$ symoro generate planar2r idm" in commands[0]
    expected = sy.generate(sy.load("planar2r"), "idm").evaluate({**PARAMETERS, **STATE})["tau"]
    assert numbers_in(shown) == pytest.approx(expected, abs=1e-8)
    (tmp_path / source["name"]).write_text(source["text"], encoding="utf-8")
    try:
        tool_version(LANGUAGES[language])
    except MissingTool as error:
        missing(str(error))
    printed = [run(line.removeprefix("$ "), tmp_path) for line in commands][-1]
    assert np.round(numbers_in(printed), 8) == pytest.approx(np.round(expected, 8), abs=1e-8)


def test_options_of_the_index_run():
    """The Python example of the index page."""
    index = (PAGES / "index.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```", index, re.DOTALL | re.MULTILINE)
    exec(compile(code, "index.md", "exec"), {"print": lambda text: None})
