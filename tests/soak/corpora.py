"""Valid files of every format: the library, the test robots, and files that the package writes."""

from __future__ import annotations

import contextlib
import gzip
import io
import json
import os
import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np

import symoro as sy
from symoro import cache as stored_results
from symoro.emit.languages import LANGUAGES
from symoro.formats.par import loads
from symoro.gui.document import from_robot
from symoro.gui.workbench import OpenRobot
from tests.formats import test_coupled, test_mjcf, test_originals
from tests.gui import test_mesh_display
from tests.unit.test_listing import FORMS

ROOT = Path(__file__).parents[2]
SMALL = ("rrp", "planar2r", "cartpole", "scara", "twoarm", "fourbar", "slidercrank")
NAMES = ("t", "q1", "q2", "QP1", "QP2", "QDP1", "QDP2", "GAM1", "GAM2")
DH_TOML = b"""convention = "modified"
name = "arm"
gravity = [0, 0, -9.81]
[[joint]]
a = 0.1
alpha = "pi/2"
d = 0.3
qmin = -1
qmax = 2
mass = 2.5
com = [0.1, 0, 0.02]
inertia = [0.1, 0.2, 0.15, 0.01, 0.02, 0.03]
[[joint]]
type = "prismatic"
a = 0
alpha = 0.5
theta = 0.2
name = "slide"
"""
DH_CSV = b"# convention = standard\n# a comment\na,alpha,d,qmin,qmax\n0.1,pi/2,0.3,-1,2\n0.4,0,0,-1,2\n0,-pi/2,0.2,-1,2\n"
FULL_SETUP = b"""[log]
columns = { t = "time", q = ["q1", "q2"], qd = "v*", tau = "i*" }
units = { q = "deg", tau = "mN.m" }
rate = 500
from_time = 0.5
to_time = 9
[transmission]
ratios = [100, -50]
coupling = [[2, 1, 0.5]]
offsets = 0.1
gains = [0.1, 0.2]
[filter]
cutoff = 40
order = 4
decimate = 50
dead_zone = 0.01
[model]
drives = ["FO", "FV"]
horizon = 2
[controller]
kp = [1, 2]
kd = [0.1, 0.2]
"""


def _written(robot: sy.Robot, extension: str) -> bytes:
    """The robot in another format; nothing where the format cannot express it."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            return robot.save(Path(folder) / f"robot{extension}").read_bytes()
        except sy.SymoroError:
            return b""


@cache
def par() -> list[bytes]:
    folders = (ROOT / "src/symoro/library/data", ROOT / "tests/golden/robots", ROOT / "examples")
    return [p.read_bytes() for folder in folders for p in sorted(folder.glob("*.par"))]


@cache
def urdf() -> list[bytes]:
    texts = [
        _written(sy.load(name), ".urdf") for name in ("rrp", "scara", "twoarm", "ur5", "panda")
    ]
    own = [(ROOT / "tests/golden/robots/gripper.urdf").read_bytes()]
    return [t for t in (*own, *texts) if t]


@cache
def mjcf() -> list[bytes]:
    texts = [
        test_coupled.ARM, test_mjcf.FRAMED, test_mjcf.FINGERS, test_originals.FOURBAR, test_originals.SPATIAL,
        *(test_mjcf.BARS.format(end=a, tip=b, equality=c) for a, b, c in test_mjcf.LOOPS.values()),
        *(test_originals.MJCF.format(root=root).replace('<include file="classes.xml"/>', re.sub("</?mujocoinclude>", "", test_originals.CLASSES))
          for root in ("", "<freejoint/>")),
    ]  # fmt: skip
    return [t.encode() for t in texts] + [
        t for n in ("scara", "twoarm") if (t := _written(sy.load(n), ".xml"))
    ]


def dh_toml() -> list[bytes]:
    return [DH_TOML, re.sub(rb"(?m)^(mass|com|inertia).*\n", b"", DH_TOML)]


def dh_csv() -> list[bytes]:
    return [DH_CSV, DH_CSV.replace(b"standard", b"modified"), DH_CSV.replace(b",", b";")]


@cache
def listings() -> list[bytes]:
    """Small models in every language, and statements in the forms of other programs."""
    own = [
        sy.generate("rrp", model, effort=0, mode=mode).code(language)
        for model, mode in (("dgm", "fast"), ("gravity", "symoro"))
        for language in LANGUAGES
        if language != "latex"
    ]
    return [t.encode() for t in (*own, *FORMS.values())]


def setups() -> list[bytes]:
    return [FULL_SETUP, b"[log]\nrate = 100\n[filter]\ncutoff = 5\n"]


# --- logs -----------------------------------------------------------------------------------------


@cache
def _table() -> np.ndarray:
    t = np.arange(40) / 100
    waves = [np.sin(k * t + k) for k in range(1, len(NAMES))]
    return np.column_stack([t, *waves])


def csv_logs() -> list[bytes]:
    """With commas, semicolons and tabulators, with and without names."""
    rows = [[f"{x:.5g}" for x in row] for row in _table()[:12]]
    return [
        "\n".join(sep.join(row) for row in ([list(NAMES), *rows] if head else rows)).encode()
        + b"\n"
        for sep in (",", ";", "\t", " ")
        for head in (True, False)
    ]


def identified_logs() -> list[bytes]:
    """A log of two joints from which a robot can be identified."""
    rows = (",".join(f"{x:.6g}" for x in row) for row in _table())
    return ["\n".join((",".join(NAMES), *rows)).encode()]


def motions() -> list[bytes]:
    """Columns with names, separated by commas."""
    return csv_logs()[:1]


def gz_logs() -> list[bytes]:
    return [gzip.compress(text, mtime=0) for text in csv_logs()[:2]]


def _saved(save: object, *arguments: object, **named: object) -> bytes:
    stream = io.BytesIO()
    save(stream, *arguments, **named)  # type: ignore[operator]  # functions of NumPy and SciPy
    return stream.getvalue()


@cache
def npy_logs() -> list[bytes]:
    table = _table()
    record = np.rec.fromarrays(table.T, names=list(NAMES))
    return [
        _saved(np.save, x) for x in (table, np.asfortranarray(table), record, table.astype("f4"))
    ]


def _signals() -> dict[str, np.ndarray]:
    table = _table()
    return {"t": table[:, 0], "q": table[:, 1:3], "QP": table[:, 3:5], "QDP": table[:, 5:7], "GAM": table[:, 7:]}  # fmt: skip


@cache
def npz_logs() -> list[bytes]:
    return [_saved(save, **_signals()) for save in (np.savez, np.savez_compressed)]


@cache
def mat_logs() -> list[bytes]:
    from scipy.io import savemat

    return [_saved(savemat, _signals(), do_compression=c) for c in (False, True)]


@cache
def parquet_logs() -> list[bytes]:
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.table(dict(zip(NAMES, _table().T, strict=True)))
    buffer = pyarrow.BufferOutputStream()
    parquet.write_table(table, buffer, row_group_size=15)
    return [buffer.getvalue().to_pybytes()]


JOINT_STATE = """std_msgs/Header header
string[] name
float64[] position
float64[] velocity
float64[] effort
================================================================================
MSG: std_msgs/Header
builtin_interfaces/Time stamp
string frame_id
================================================================================
MSG: builtin_interfaces/Time
int32 sec
uint32 nanosec"""


def joint_states(table: np.ndarray, names: list[str], velocities: bool = True) -> bytes:
    """An MCAP file of messages JointState: time, then positions, velocities and efforts."""
    from mcap_ros2.writer import Writer

    stream, n = io.BytesIO(), len(names)
    writer = Writer(stream)
    schema = writer.register_msgdef("sensor_msgs/msg/JointState", JOINT_STATE)
    for row in table:
        t = 1_700_000_000_000_000_000 + round(1e9 * row[0])
        message = {
            "header": {"stamp": {"sec": t // 10**9, "nanosec": t % 10**9}, "frame_id": ""},
            "name": names,
            "position": row[1 : n + 1].tolist(),
            "velocity": row[n + 1 : 2 * n + 1].tolist() if velocities else [],
            "effort": row[-n:].tolist(),
        }
        writer.write_message("/joint_states", schema, message, log_time=t, publish_time=t)
    writer.finish()
    return stream.getvalue()


@cache
def mcap_logs() -> list[bytes]:
    return [joint_states(_table(), ["joint1", "joint2"], v) for v in (True, False)]


def values_text() -> list[bytes]:
    return [b"M1 = 2.5, ZZ1R = 0.3 # a remark\nFV1 = 1e-3\n", b"q1=1\nq2=-2\n"]


def values_json() -> list[bytes]:
    return [json.dumps({"M1": 2.5, "ZZ1R": 0.3, "FV1": 1}).encode()]


# --- meshes, cache, workbench ---------------------------------------------------------------------


def stl() -> list[bytes]:
    header = b"binary".ljust(80) + (4).to_bytes(4, "little")
    corners = np.hstack([np.zeros((4, 3)), test_mesh_display.CORNERS.reshape(4, 9)]).astype("<f4")
    binary = header + b"".join(row.tobytes() + b"\0\0" for row in corners)
    return [test_mesh_display.STL.encode(), binary]


def obj() -> list[bytes]:
    return [
        test_mesh_display.OBJ.encode(),
        b"v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1//1 2//1 3//1 4\nf -1 -2 -3\n",
    ]


def msh() -> list[bytes]:
    points = np.array(test_mesh_display.TETRAHEDRON, dtype="<f4")
    faces = np.array(test_mesh_display.FACES, dtype="<i4")
    return [np.array([4, 0, 0, 4], dtype="<i4").tobytes() + points.tobytes() + faces.tobytes()]


def dae() -> list[bytes]:
    shapes = (test_mesh_display.TRIANGLES, test_mesh_display.POLYLIST, test_mesh_display.POLYGONS)
    return [test_mesh_display.dae(shape, "<rotate>0 0 1 90</rotate>").encode() for shape in shapes]


@contextlib.contextmanager
def cache_in(folder: str | Path) -> Iterator[Path]:
    """Stored searches are in this folder."""
    before = os.environ.get("XDG_CACHE_HOME")
    os.environ["XDG_CACHE_HOME"] = str(folder)
    try:
        yield stored_results.folder()
    finally:
        os.environ.pop("XDG_CACHE_HOME")
        if before is not None:
            os.environ["XDG_CACHE_HOME"] = before


def searched_text() -> str:
    """A model whose forms are searched, generated from a robot without results in memory."""
    robot = loads((ROOT / "src/symoro/library/data/rrp.par").read_bytes())
    return sy.generate(robot, "idm").code("c")


@cache
def searches() -> tuple[dict[str, bytes], str]:
    """The stored searches of this model by file name, and its text."""
    with tempfile.TemporaryDirectory() as home, cache_in(home) as folder:
        text = searched_text()
        return {p.name: p.read_bytes() for p in sorted(folder.glob("*.json"))}, text


def cache_entries() -> list[bytes]:
    return list(searches()[0].values())


@cache
def workbench_states() -> list[bytes]:
    opened = [
        OpenRobot(k, from_robot(sy.load(name))) for k, name in enumerate(("rrp", "fourbar"), 1)
    ]
    return [json.dumps({"dark": None, "robots": [o.as_data() for o in opened]}).encode()]
