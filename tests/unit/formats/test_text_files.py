"""Files are written in one step, with the right mode, where they were asked for."""

from __future__ import annotations

import os
import stat

import pytest

import symoro as sy
from symoro.errors import InputError
from symoro.formats.mesh_files import triangles
from symoro.formats.text_files import PRIVATE, file_name, parse_xml, write_text
from symoro.identify.log_columns import read_setup
from symoro.simulate.motion_record import read_columns, read_values


def mode(path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def umask():
    """Set the umask of the process for one test."""
    before = os.umask(0o027)
    yield
    os.umask(before)


@pytest.mark.usefixtures("umask")
def test_a_new_file_has_the_mode_of_the_umask(tmp_path):
    assert mode(write_text(tmp_path / "a", "x")) == 0o640


@pytest.mark.usefixtures("umask")
def test_a_private_file_is_private(tmp_path):
    assert mode(write_text(tmp_path / "a", "x", PRIVATE)) == 0o600


@pytest.mark.parametrize("kept", [0o600, 0o664, 0o755])
def test_saving_keeps_the_mode(tmp_path, kept):
    path = write_text(tmp_path / "a", "old")
    path.chmod(kept)
    write_text(path, "new")
    assert mode(path) == kept
    assert path.read_text() == "new"


def test_saving_follows_a_symbolic_link(tmp_path):
    target = write_text(tmp_path / "target", "old")
    (tmp_path / "folder").mkdir()
    link = tmp_path / "folder" / "link"
    link.symlink_to(target)
    write_text(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert [p.name for p in (tmp_path / "folder").iterdir()] == ["link"]


@pytest.mark.parametrize("name", ["pipe", "folder", "nul\0byte"])
def test_what_is_no_place_for_a_file_is_refused(tmp_path, name):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    with pytest.raises(InputError, match="a place to write"):
        write_text(tmp_path / name, "x")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder", "pipe"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("rx90", "rx90"),
        ("UR-5e v1.2", "UR-5e_v1.2"),
        ("../../evil", "evil"),
        ("/abs/evil", "abs_evil"),
        ("C:\\evil", "C_evil"),
        ("bras_mécanique", "bras_mécanique"),
        ("..", "robot"),
        ("", "robot"),
        ("a\nb\0c", "a_b_c"),
    ],
)
def test_names_of_files(text, name):
    assert file_name(text) == name


def test_long_names_are_cut():
    assert len(file_name("x" * 5000)) == 100


READERS = {
    "robot.par": sy.load,
    "robot.urdf": sy.load,
    "robot.xml": sy.load,
    "table.toml": sy.load,
    "table.csv": sy.load,
    "setup.toml": read_setup,
    "listing.m": sy.optimize,
    "values.txt": read_values,
    "columns.csv": read_columns,
    "mesh.stl": triangles,
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("kind", ["large", "pipe", "folder"])
def test_what_cannot_be_read_is_refused_at_once(tmp_path, name, kind):
    """A sparse file of 3 GB would not fit into the memory, a pipe would be waited for."""
    path = tmp_path / name
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path.touch()
        os.truncate(path, 3 * 1024**3)
    with pytest.raises(InputError, match="at most" if kind == "large" else "regular|directory"):
        READERS[name](path)


@pytest.mark.parametrize("tag", ["link", "body"])
def test_links_are_counted_while_they_are_read(tag):
    text = "<robot>" + f"<{tag}/>" * 400_000 + "</robot>"
    with pytest.raises(
        InputError,
        match=r"line 1.*10001 links or bodies, expected at most 10000 links or bodies .limit xml-links",
    ):
        parse_xml(text, "a.urdf")
