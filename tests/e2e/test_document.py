"""`symoro document`: the files it writes, and that LaTeX typesets them within the page."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from symoro.cli.main import app
from symoro.cli.robot_document import merged_meanings


def write(*arguments: str) -> None:
    result = CliRunner().invoke(app, ["document", *arguments])
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("robot", "models"),
    [
        ("rx90", "dgm,jacobian,determinant,inertia,gravity,base-parameters"),
        ("planar2r", "lagrange,idm"),
        ("fourbar", "inertia,gravity,idm,igm"),
        ("kr6r900", "determinant,velocities"),
    ],
)
def test_latex_compiles_and_fits_the_page(tmp_path: Path, robot: str, models: str) -> None:
    if shutil.which("pdflatex") is None:
        pytest.skip("pdflatex is not installed")
    write(robot, "-o", str(tmp_path / "arm.tex"), "--models", models)
    assert (tmp_path / "arm_frames.png").read_bytes().startswith(b"\x89PNG")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "arm.tex"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:]
    wide = [float(x) for x in re.findall(r"Overfull \\hbox \(([0-9.]+)pt", run.stdout)]
    assert max(wide, default=0) <= 50


def test_html_loads_nothing_from_other_hosts(tmp_path: Path) -> None:
    write("planar2r", "-o", str(tmp_path / "arm.html"), "--models", "dgm,inertia")
    text = (tmp_path / "arm.html").read_text("utf-8")
    assert not re.search(r"""(?:src|href)=["']?(?:https?:)?//|url\((?!data:)|@import""", text)
    assert text.count('class="math"') >= 2
    assert "KaTeX" in text


def test_markdown_has_tables_and_formulas(tmp_path: Path) -> None:
    write("planar2r", "-o", str(tmp_path / "arm.md"), "--models", "gravity,base-parameters")
    text = (tmp_path / "arm.md").read_text("utf-8")
    assert "| $j$ |" in text
    assert text.count("$$") % 2 == 0
    assert "ZZ_{1R}" in text


def test_conditions_and_parameters_are_formulas_and_letters_are_explained_once(
    tmp_path: Path,
) -> None:
    path = tmp_path / "arm.md"
    write("kr6r900", "-o", str(path), "--models", "determinant,gravity,base-parameters,inertia")
    text = path.read_text("utf-8")
    assert "$S_{5} = 0$; $0.42\\,S_{3} - 0.035\\,C_{3} = 0$" in text
    assert r"$q_{3} - \frac{\pi}{2}$" in text
    assert text.count(r"\text{mass of link j}") == 1
    assert merged_meanings([r"M_{3} &: mass of link 3", r"M_{2}, M_{4} &: mass of link j"]) == [
        r"M_{2}, \dots, M_{4} &: mass of link j"
    ]


def test_other_endings_are_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["document", "rx90", "-o", str(tmp_path / "arm.doc")])
    assert result.exit_code != 0
    assert not list(tmp_path.iterdir())


def test_code_and_everyday_names(tmp_path: Path) -> None:
    write(
        "planar2r", "-o", str(tmp_path / "arm.md"), "--models", "forward-kinematics", "--code", "c"
    )
    text = (tmp_path / "arm.md").read_text("utf-8")
    assert "## Forward kinematics: direct geometric model (dgm)" in text
    assert "### dgm (c)" in text
    assert "void planar2r_dgm(const double *q" in text
    result = CliRunner().invoke(
        app, ["document", "rx90", "-o", str(tmp_path / "x.md"), "--models", "dgn"]
    )
    assert result.exit_code != 0
    assert "Did you mean 'dgm'" in result.output
