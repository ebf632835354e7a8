"""The table of limits: every reader refuses what is beyond them, by name, and they can be raised."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from symoro.formats.mesh_files import READERS, read_mesh
from symoro.gui.scene.scene_panel import read_solid
from symoro.identify.log_files import open_log
from symoro.limits import LIMITS, limits_table, raise_limit
from symoro.simulate.motion_record import read_columns, read_values

DOCS = Path(__file__).parents[2] / "docs" / "command-line.md"
URDF = (
    "<robot name='r'><link name='a'/><link name='b'/><joint name='j' type='revolute'>"
    "<parent link='a'/><child link='b'/><axis xyz='0 0 1'/></joint></robot>"
)
MJCF = "<mujoco><worldbody><body><joint/><geom size='1'/></body></worldbody>{}</mujoco>"
PAR = "NL = 2\nant = {0, 1}\nsigma = {0, 0}\n"
TRIANGLE = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"
DAE = (
    "<COLLADA><library_visual_scenes><visual_scene><node/><node/></visual_scene>"
    "</library_visual_scenes></COLLADA>"
)


def file(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def npz() -> bytes:
    data = io.BytesIO()
    np.savez(data, t=np.arange(9.0), q1=np.arange(9.0))
    return data.getvalue()


def load(name, content):
    return lambda folder: sy.load(file(folder, name, content))


def optimized(text):
    return lambda folder: sy.optimize(text)


def blocks(path):
    return list(open_log(path).blocks(0, None, ["q1"]))


# limit: a lower value, and what is then beyond it
BEYOND = {
    "robot-file": (20, load("a.par", PAR)),
    "links": (1, load("a.urdf", URDF)),
    "par-keys": (2, load("a.par", PAR)),
    "par-entries": (1, load("a.par", PAR)),
    "par-nesting": (1, load("a.par", "(* (* a *) *)" + PAR)),
    "par-definitions": (
        3,
        load("a.par", PAR + "d = {0, b*b}\n(*@ definitions = {a = L + 1, b = a*a} *)\n"),
    ),
    "xml-file": (50, load("a.urdf", URDF)),
    "xml-elements": (3, load("a.urdf", URDF)),
    "xml-links": (1, load("a.urdf", URDF)),
    "xml-depth": (1, load("a.urdf", URDF)),
    "xml-includes": (1, load("a.xml", MJCF.format("<include file='b.xml'/>" * 2))),
    "expression": (3, load("a.par", PAR + "d = {0, 12345}\n")),
    "expression-depth": (60, load("a.par", PAR + f"d = {{0, {'(' * 90}1{')' * 90}}}\n")),
    "digits": (400, load("a.par", PAR + f"d = {{0, {'1' * 500}}}\n")),
    "magnitude": (10**30, lambda f: sy.Builder().link("a", mass=1e31)),
    "mesh-file": (20, lambda f: read_mesh(file(f, "a.obj", TRIANGLE), READERS)),
    "mesh-nodes": (1, lambda f: read_mesh(file(f, "a.dae", DAE), READERS)),
    "mesh-triangles": (1, lambda f: read_solid(file(f, "a.obj", TRIANGLE + "f 1 3 2\n"))),
    "listing": (5, optimized("y = x + 1\n")),
    "listing-words": (3, optimized("y = x + 1\n")),
    "listing-statements": (1, optimized("y = x + 1\nz = y*x\n")),
    "listing-depth": (60, optimized("y = " + "(" * 90 + "x" + ")" * 90 + "\n")),
    "listing-array": (3, optimized("y = zeros(2, 2);\ny(1, 1) = x;\n")),
    "listing-index": (3, optimized("y = zeros(4, 1);\ny(1) = x;\n")),
    "written-operations": (3, lambda f: sy.generate("rrp", "dgm", mode="symoro").code("c")),
    "csv-file": (5, lambda f: read_columns(file(f, "a.csv", "t,q1\n0,0\n1,1\n"))),
    "values-file": (5, lambda f: read_values(file(f, "a.csv", "L1 = 1\nL2 = 2\n"))),
    "log-line": (9, lambda f: blocks(file(f, "a.csv", "t,q1\n" + "0" * 20 + ",1\n"))),
    "log-memory": (5, lambda f: open_log(file(f, "a.npz", npz()))),
    "samples": (5, lambda f: sy.simulate(sy.load("rx90"), time=1.0, step=0.1)),
}
# refused elsewhere: tests/gui; a comment is refused as never closed; a library is left out
ELSEWHERE = {"upload", "log-upload", "state", "open-robots", "listing-brackets", "mesh-materials"}


def test_every_limit_is_tried() -> None:
    assert BEYOND.keys() | ELSEWHERE == LIMITS.keys()


@pytest.mark.parametrize("name", BEYOND)
def test_a_refusal_names_its_limit(name, tmp_path, monkeypatch):
    value, read = BEYOND[name]
    file(tmp_path, "b.xml", "<mujoco/>")
    monkeypatch.setattr(LIMITS[name], "value", value)
    with pytest.raises(sy.SymoroError, match=f"limit {name};") as caught:
        read(tmp_path)
    how = "fixed" if LIMITS[name].is_fixed else f"--limit {name}=N raises it"
    assert how in str(caught.value)


def test_limits_are_raised_for_the_process(tmp_path, monkeypatch):
    path = file(tmp_path, "a.par", PAR + "(*" + " " * (5 << 20) + "*)")
    with pytest.raises(sy.SymoroError, match="limit robot-file; --limit robot-file=N raises it"):
        sy.load(path)
    monkeypatch.setattr(LIMITS["robot-file"], "value", LIMITS["robot-file"].value)
    sy.raise_limit("robot-file", 6 << 20)
    assert sy.load(path).NL == 2


def test_the_command_raises_limits(tmp_path, monkeypatch):
    monkeypatch.setattr(LIMITS["robot-file"], "value", 20)
    path = str(file(tmp_path, "a.par", PAR))
    run = CliRunner().invoke
    assert run(app, ["show", path]).exit_code == 1
    assert run(app, ["--limit", "robot-file=100", "show", path]).exit_code == 0
    for wrong in ("robot-file=x", "robot-file", "nothing=3", "xml-depth=1000"):
        assert run(app, ["--limit", wrong, "show", path]).exit_code == 1


@pytest.mark.parametrize(("name", "value"), [("x", 3), ("links", 0), ("links", 1.5), ("xml-depth", 999)])  # fmt: skip
def test_wrong_limits_are_explained(name, value):
    with pytest.raises(sy.SymoroError, match="limit"):
        raise_limit(name, value)


def test_the_documentation_shows_the_table():
    text = DOCS.read_text()
    shown = text.split("<!-- limits: begin -->")[1].split("<!-- limits: end -->")[0]
    assert shown.strip() == limits_table()
