"""Mesh files as the view draws them: places, normals and colours; damaged and hostile files are
errors.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symoro.errors import SymoroError
from symoro.gui.scene.scene_panel import packed
from symoro.gui.scene.scene_panel import read_solid as read
from symoro.limits import LIMITS

TETRAHEDRON = [(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.0, 2.0, 0.0), (0.0, 0.0, 3.0)]
FACES = [(0, 2, 1), (0, 1, 3), (0, 3, 2), (1, 2, 3)]
CORNERS = np.array([[TETRAHEDRON[i] for i in face] for face in FACES])

OBJ = (
    "mtllib paint.mtl\n"
    + "".join(f"v {x} {y} {z}\n" for x, y, z in TETRAHEDRON)
    + "usemtl red\nf 1 3 2\nf 1 2 4\nusemtl none\nf -4 -1 -2\nf 2 3 4\n"
)
LOOPS = ["".join(f"vertex {x} {y} {z}\n" for x, y, z in face) for face in CORNERS]
STL = "solid x\n" + "".join(
    f"facet normal 0 0 0\nouter loop\n{loop}endloop\nendfacet\n" for loop in LOOPS
)


def dae(primitive: str, node: str = "", unit: str = '<unit meter="1"/>', extra: str = "") -> str:
    """A tetrahedron in COLLADA."""
    numbers = " ".join(str(x) for p in TETRAHEDRON for x in p)
    return f"""<?xml version="1.0"?>{extra}<COLLADA version="1.4.1"><asset>{unit}<up_axis>Y_UP</up_axis></asset>
<library_effects><effect id="e"><profile_COMMON><technique><phong><diffuse><color>0 0.5 1 1</color></diffuse></phong></technique>
</profile_COMMON></effect></library_effects>
<library_materials><material id="m"><instance_effect url="#e"/></material></library_materials>
<library_geometries><geometry id="g"><mesh><source id="p"><float_array id="a" count="12">{numbers}</float_array>
<technique_common><accessor source="#a" count="4" stride="3"/></technique_common></source>
<vertices id="v"><input semantic="POSITION" source="#p"/></vertices>{primitive}</mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="s"><node>{node}<instance_geometry url="#g"><bind_material><technique_common>
<instance_material symbol="paint" target="#m"/></technique_common></bind_material></instance_geometry></node></visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#s"/></scene></COLLADA>"""


INPUT = '<input semantic="VERTEX" source="#v" offset="0"/>'
TRIANGLES = f'<triangles material="paint" count="4">{INPUT}<p>{" ".join(str(i) for f in FACES for i in f)}</p></triangles>'
POLYLIST = f'<polylist material="paint" count="4">{INPUT}<vcount>3 3 3 3</vcount><p>{" ".join(str(i) for f in FACES for i in f)}</p></polylist>'
POLYGONS = f'<polygons material="paint" count="4">{INPUT}{"".join("<p>" + " ".join(map(str, f)) + "</p>" for f in FACES)}</polygons>'
QUAD = f'<polylist count="1">{INPUT}<vcount>4</vcount><p>0 1 2 3</p></polylist>'


def file(tmp_path: Path, name: str, text: str) -> Path:
    (tmp_path / name).write_text(text)
    return tmp_path / name


def by_rows(corners: np.ndarray) -> list[list[float]]:
    return sorted(corners.reshape(-1, 9).tolist())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.stl", STL),
        ("a.obj", OBJ),
        ("a.dae", dae(TRIANGLES)),
        ("b.dae", dae(POLYLIST)),
        ("c.dae", dae(POLYGONS)),
    ],
)
def test_every_format_gives_the_same_triangles_with_outward_normals(
    name: str, text: str, tmp_path: Path
) -> None:
    found = read(file(tmp_path, name, text))
    assert np.allclose(by_rows(found.corners), by_rows(CORNERS))
    middle = found.corners.mean(axis=(0, 1))
    outward = found.corners.mean(axis=1) - middle
    assert (np.einsum("ni,ni->n", found.normals[:, 0], outward) > 0).all()
    assert np.allclose(np.linalg.norm(found.normals, axis=2), 1)


def test_colours_come_from_the_material_or_the_library_beside_the_file(tmp_path: Path) -> None:
    assert (
        read(file(tmp_path, "a.dae", dae(TRIANGLES))).colours.tolist() == [[0, 128, 255, 255]] * 4
    )
    file(tmp_path, "paint.mtl", "newmtl red\nKd 1 0 0\n")
    assert (
        read(file(tmp_path, "a.obj", OBJ)).colours.tolist()
        == [[255, 0, 0, 255]] * 2 + [[0, 0, 0, 0]] * 2
    )
    assert not read(file(tmp_path, "a.stl", STL)).colours.any()


def test_units_and_the_transforms_of_nodes_count(tmp_path: Path) -> None:
    node = "<translate>10 0 0</translate><rotate>0 0 1 90</rotate><scale>2 2 2</scale>"
    found = read(file(tmp_path, "a.dae", dae(TRIANGLES, node, '<unit meter="0.1"/>')))
    x, y, z = CORNERS[..., 0], CORNERS[..., 1], CORNERS[..., 2]
    assert np.allclose(
        by_rows(found.corners), by_rows(0.1 * np.stack([10 - 2 * y, 2 * x, 2 * z], axis=-1))
    )


def test_a_polygon_is_cut_like_a_fan(tmp_path: Path) -> None:
    expected = np.array([[TETRAHEDRON[i] for i in face] for face in ((0, 1, 2), (0, 2, 3))])
    assert np.allclose(by_rows(read(file(tmp_path, "a.dae", dae(QUAD))).corners), by_rows(expected))


def test_what_is_packed_is_sent_as_it_is(tmp_path: Path) -> None:
    path = file(tmp_path, "a.dae", dae(TRIANGLES))
    data = packed(path)
    assert len(data) == 4 * 76
    assert np.allclose(np.frombuffer(data, "<f4", 36).reshape(4, 3, 3), read(path).corners)
    assert data[-4:] == bytes([0, 128, 255, 255])


ENTITIES = '<!DOCTYPE COLLADA [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
AGAIN = '<instance_node url="#n"/>'
LOOP = f'<library_nodes><node id="n">{AGAIN}</node></library_nodes>'
WRONG = {
    "entities.dae": dae(TRIANGLES, extra=ENTITIES),
    "outside.dae": dae(TRIANGLES).replace('url="#g"', 'url="file:///etc/passwd#g"'),
    "endless.dae": dae(TRIANGLES).replace("<scene>", f"{LOOP}<scene>").replace("</node></visual_scene>", f"{AGAIN}</node></visual_scene>"),
    "far.dae": dae(TRIANGLES.replace("<p>0", "<p>99")), "negative.dae": dae(TRIANGLES.replace("<p>0", "<p>-1")),
    "words.dae": dae(TRIANGLES.replace("<p>0", "<p>x")),
    "short.dae": dae(POLYLIST.replace("3 3 3 3", "3 3 3 9")), "other.dae": "<svg/>", "none.dae": dae(""),
    "far.obj": "v 0 0 0\nf 1 2 3\n", "none.obj": "v 0 0 0\n", "inf.obj": "v 0 0 inf\nv 1 0 0\nv 0 1 0\nf 1 2 3\n",
    "none.stl": "solid x\n", "words.stl": "solid\nvertex a b c\n",
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_damaged_and_hostile_files_are_errors(name: str, tmp_path: Path) -> None:
    with pytest.raises(SymoroError, match=name):
        read(file(tmp_path, name, WRONG[name]))


def test_sizes_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = file(tmp_path, "a.dae", dae(TRIANGLES))
    monkeypatch.setattr(LIMITS["mesh-triangles"], "value", 3)
    with pytest.raises(SymoroError, match="4 triangles"):
        read(path)
    monkeypatch.setattr(LIMITS["mesh-file"], "value", 100)
    with pytest.raises(SymoroError, match="at most 100"):
        read(path)


def test_a_library_of_colours_is_looked_for_beside_the_file_only(tmp_path: Path) -> None:
    (tmp_path / "inside").mkdir()
    file(tmp_path, "paint.mtl", "newmtl red\nKd 1 0 0\n")
    found = read(file(tmp_path / "inside", "a.obj", OBJ.replace("paint.mtl", "../paint.mtl")))
    assert not found.colours.any()
