"""Capsules enclose the shapes of links; their clearance is that of Pinocchio and Coal, and exciting
trajectories keep it.
"""

from __future__ import annotations

import dataclasses

import coal
import numpy as np
import pinocchio as pin
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from symoro.errors import InputError
from symoro.formats.mesh_files import (
    enclosing_capsule,
    mesh_segments,
    segment_distances,
    solid_segments,
)
from symoro.identify.excitation import Clearance
from symoro.identify.log_columns import make_setup
from symoro.identify.observation_rows import ObservationModel
from symoro.robot import INERTIAL_PARAMETERS
from tests.identify.support import arm


def random_rotation(rng: np.random.Generator) -> np.ndarray:
    Q = np.linalg.qr(rng.standard_normal((3, 3)))[0]
    return Q * np.sign(np.linalg.det(Q))


def inside(points: np.ndarray, segments: list, slack: float = 1e-9) -> np.ndarray:
    """True for each point (n, 3) that one of the capsules holds."""
    best = np.full(len(points), np.inf)
    for (a, b), radius in segments:
        u = b - a
        s = np.clip((points - a) @ u / max(u @ u, 1e-30), 0, 1)
        best = np.minimum(best, np.linalg.norm(points - a - s[:, None] * u, axis=1) - radius)
    return best <= slack


def test_distances_are_those_of_coal():
    """Random, parallel, crossing and degenerate segments."""
    rng = np.random.default_rng(0)
    a, b = rng.uniform(-1, 1, (2, 400, 2, 3))
    b[:50, 1] = b[:50, 0] + 1.3 * (a[:50, 1] - a[:50, 0])  # parallel
    a[50:60, 1], b[55:65, 1] = a[50:60, 0], b[55:65, 0]  # points
    b[65:75] = a[65:75, ::-1] * 0.5 + 2.0  # parallel and far
    ours = segment_distances(a, b)
    for k in range(len(a)):
        theirs = [capsule_of(x[k], 0.01) for x in (a, b)]
        request, result = coal.DistanceRequest(), coal.DistanceResult()
        distance = coal.distance(*theirs[0], *theirs[1], request, result)
        assert ours[k] == pytest.approx(max(distance + 0.02, 0.0), abs=1e-5) or distance < 0


def capsule_of(ends: np.ndarray, radius: float) -> tuple:
    """A capsule of Coal with its place."""
    u = ends[1] - ends[0]
    length = float(np.linalg.norm(u))
    z = u / length if length > 0 else np.array([0.0, 0.0, 1.0])
    x = np.cross(z, [1.0, 0, 0] if abs(z[0]) < 0.9 else [0, 1.0, 0])
    x /= np.linalg.norm(x)
    R = np.stack([x, np.cross(z, x), z], axis=1)
    return coal.Capsule(radius, length), coal.Transform3s(R, ends.mean(axis=0))


def test_no_pair_of_points_is_nearer_than_the_distance():
    rng = np.random.default_rng(1)
    a, b = rng.uniform(-1, 1, (2, 50, 2, 3))
    s = np.linspace(0, 1, 201)[:, None]
    ours = segment_distances(a, b)
    for k in range(50):
        P, Q = (x[k, 0] + s * (x[k, 1] - x[k, 0]) for x in (a, b))
        nearest = np.linalg.norm(P[:, None] - Q[None], axis=-1).min()
        assert ours[k] <= nearest + 1e-12
        assert ours[k] >= nearest - 0.02


@pytest.mark.parametrize(
    ("shape", "size"),
    [
        ("box", (0.4, 0.1, 0.08)),
        ("box", (0.02, 0.5, 0.4)),
        ("box", (0.3, 0.3, 0.3)),
        ("sphere", (0.1, 0.1, 0.1)),
        ("ellipsoid", (0.1, 0.3, 0.2)),
        ("cylinder", (0.05, 0.05, 0.6)),
        ("cylinder", (0.4, 0.4, 0.05)),
        ("capsule", (0.1, 0.1, 0.3)),
    ],
)
def test_solids_are_enclosed(shape, size):
    """Random points of the solid are in its capsules, and these are not much larger."""
    rng, x = np.random.default_rng(2), np.array(size)
    points = rng.uniform(-1, 1, (20000, 3))
    if shape == "box":
        points *= x / 2
    elif shape in ("sphere", "ellipsoid"):
        points = points[np.linalg.norm(points, axis=1) <= 1] * x
    else:
        reach = size[2] / 2 + (size[0] if shape == "capsule" else 0)
        points *= [size[0], size[0], reach]
        beyond = np.maximum(np.abs(points[:, 2]) - size[2] / 2, 0)
        points = points[np.hypot(np.hypot(points[:, 0], points[:, 1]), beyond) <= size[0]]
    segments = solid_segments(shape, size)
    assert inside(points, segments).all()
    spread = max(np.abs(ends).max() + radius for ends, radius in segments)
    assert spread <= 2 * np.abs(points).max()  # a ball around a cube: 1.73


def test_meshes_are_enclosed_by_capsules_near_their_size():
    """A bent tube of random triangles: all points, and less volume than one capsule."""
    rng = np.random.default_rng(3)
    angle = rng.uniform(0, 2, 600)
    line = np.stack([np.cos(angle), np.sin(angle), 0 * angle], axis=1)
    corners = line[:, None] + rng.uniform(-0.05, 0.05, (600, 3, 3))
    corners = corners @ random_rotation(rng).T + [1.0, 2.0, 3.0]
    weights = rng.dirichlet(np.ones(3), (600, 20))
    points = np.einsum("nkc,ncd->nkd", weights, corners).reshape(-1, 3)
    segments = mesh_segments(corners)
    assert inside(points, segments).all()
    one = enclosing_capsule(corners.reshape(-1, 3), np.eye(3))
    assert inside(points, [one]).all()
    assert max(radius for _, radius in segments) < one[1]


# --- robots --------------------------------------------------------------------------------------


def urdf(rng: np.random.Generator, links: int = 5, balls: int = 2) -> str:
    """A serial arm whose links have balls at random places."""
    parts = ["<robot name='arm'>"]
    for k in range(links + 1):
        shapes = "".join(
            f"<collision><origin xyz='{x:.4f} {y:.4f} {z:.4f}'/>"
            f"<geometry><sphere radius='{r:.4f}'/></geometry></collision>"
            for x, y, z, r in rng.uniform(
                [-0.1, -0.1, 0.0, 0.02], [0.1, 0.1, 0.3, 0.05], (balls, 4)
            )
        )
        inertial = (
            "<inertial><origin xyz='0 0.02 0.1'/><mass value='2'/>"
            "<inertia ixx='0.03' iyy='0.02' izz='0.02' ixy='0' ixz='0' iyz='0.001'/></inertial>"
        )
        parts.append(f"<link name='l{k}'>{inertial if k else ''}{shapes}</link>")
    for k in range(1, links + 1):
        axis = "0 0 1" if k % 2 else "0 1 0"
        x, y, z = rng.uniform([-0.05, -0.05, 0.2], [0.05, 0.05, 0.35])
        parts.append(
            f"<joint name='j{k}' type='revolute'><parent link='l{k - 1}'/><child link='l{k}'/>"
            f"<origin xyz='{x:.4f} {y:.4f} {z:.4f}' rpy='0.3 0.1 0'/><axis xyz='{axis}'/>"
            f"<limit lower='-2.9' upper='2.9' velocity='3' effort='90'/></joint>"
        )
    return "\n".join([*parts, "</robot>"])


@pytest.fixture(scope="module")
def balls(tmp_path_factory):
    path = tmp_path_factory.mktemp("urdf") / "arm.urdf"
    path.write_text(urdf(np.random.default_rng(5)))
    return path


def link_clearances(model, geometry, data, q) -> dict[tuple[str, str], float]:
    """The least distance between the shapes of any two links, by Pinocchio and Coal."""
    placed = pin.GeometryData(geometry)
    pin.updateGeometryPlacements(model, data, geometry, placed, q)
    least: dict[tuple[str, str], float] = {}
    for i, a in enumerate(geometry.geometryObjects):
        for j, b in enumerate(geometry.geometryObjects[:i]):
            pair = tuple(sorted(x.name.rsplit("_", 1)[0] for x in (a, b)))
            places = [
                coal.Transform3s(T.rotation, T.translation) for T in (placed.oMg[i], placed.oMg[j])
            ]
            request, result = coal.DistanceRequest(), coal.DistanceResult()
            d = coal.distance(a.geometry, places[0], b.geometry, places[1], request, result)
            least[pair] = min(least.get(pair, np.inf), d)
    return least


def test_clearances_are_those_of_pinocchio(balls):
    """Links made of balls: every distance of links that are not neighbours, in random postures."""
    robot = sy.load(balls)
    observed = ObservationModel(robot, make_setup(robot, {}))
    bounds = np.full(5, -2.9), np.full(5, 2.9)
    links = Clearance(observed, bounds, 0.0)
    model, geometry = pin.buildModelFromUrdf(str(balls)), None
    geometry = pin.buildGeomFromUrdf(model, str(balls), pin.GeometryType.COLLISION)
    data = model.createData()
    q = np.random.default_rng(6).uniform(-2.9, 2.9, (20, 5))
    ours = links.at(q)
    names = [tuple(sorted(links.links(k))) for k in range(ours.shape[1])]
    neighbours = {tuple(sorted((f"l{k}", f"l{k + 1}"))) for k in range(5)}
    everything = set(link_clearances(model, geometry, data, q[0])) - {
        (f"l{k}",) * 2 for k in range(6)
    }
    assert set(names) | set(links.left_out) == everything - neighbours
    assert len(set(names)) >= 8
    for row, posture in zip(ours, q, strict=True):
        theirs = link_clearances(model, geometry, data, posture)
        for pair in set(names):
            least = min(x for x, name in zip(row, names, strict=True) if name == pair)
            if theirs[pair] > 0:
                assert least == pytest.approx(theirs[pair], abs=1e-6)
            else:
                assert least <= 1e-6


def test_trajectories_keep_clearance_and_floor(balls):
    """Without the check the same search collides; with it Coal finds no contact at any time."""
    limits = {"amax": 8.0, "period": 5.0, "starts": 1, "seed": 0}
    free = sy.excite(balls, collisions=False, **limits)
    safe = sy.excite(balls, floor=0.3, clearance=0.02, **limits)
    model = pin.buildModelFromUrdf(str(balls))
    geometry = pin.buildGeomFromUrdf(model, str(balls), pin.GeometryType.COLLISION)
    data, placed = model.createData(), pin.GeometryData(geometry)
    standing = {"l0", *(link for link, other in safe.clearance.left_out if other == "floor")}

    def least(e) -> tuple[float, float]:
        clearance, height = np.inf, np.inf
        for q in e.q[::10]:
            for pair, d in link_clearances(model, geometry, data, q).items():
                checked = abs(int(pair[0][1:]) - int(pair[1][1:])) > 1
                if checked and pair not in safe.clearance.left_out:
                    clearance = min(clearance, d)
            pin.updateGeometryPlacements(model, data, geometry, placed, q)
            for k, shape in enumerate(geometry.geometryObjects):
                if shape.name[:2] not in standing:
                    height = min(height, placed.oMg[k].translation[2] - shape.geometry.radius)
        return clearance, height

    assert min(least(free)[0] - 0.02, least(free)[1] - 0.3) < -0.01
    clearance, height = least(safe)
    assert clearance > 0.018
    assert height > 0.3 + 0.018
    assert safe.clearance.least == pytest.approx(0.02, abs=0.2)
    assert free.clearance.links == ()
    assert np.abs(safe.qd[[0, -1]]).max() < 1e-9
    assert np.abs(safe.qdd[[0, -1]]).max() < 1e-9


def test_what_is_not_checked_is_told(balls, tmp_path):
    shown = CliRunner().invoke(
        app, ["excite", str(balls), "--starts", "1", "--amax", "5", "-o", str(tmp_path / "a.csv")]
    )
    assert shown.exit_code == 0, shown.output
    assert "Least clearance" in shown.stderr
    assert "Largest expected standard deviations" in shown.stderr
    text = balls.read_text().replace(
        "<sphere radius='0.0", "<mesh filename='none.stl' scale='1 1 1'/><sphere radius='0.0", 1
    )
    broken = tmp_path / "broken.urdf"
    broken.write_text(text)
    robot = sy.load(broken)
    links = Clearance(
        ObservationModel(robot, make_setup(robot, {})), (-np.ones(5), np.ones(5)), 0.0
    )
    assert links.unread == ("none.stl",)
    with pytest.raises(InputError, match="no shapes"):
        sy.excite(sy.load("planar2r"), floor=0.0)
    with pytest.raises(InputError, match="clearance"):
        sy.excite(balls, clearance=-1.0)


# --- payload -------------------------------------------------------------------------------------


def test_expected_deviations_of_a_payload_are_those_of_both_logs():
    """The covariance of the stacked observation: one log without and one with the load."""
    robot, _ = arm(seed=2)
    limits = {"vmax": 2.0, "amax": 8.0, "period": 5.0, "starts": 1, "criterion": "deviations"}
    e = sy.excite(robot, payload={"M": 3.0, "MZ": 0.2}, **limits)
    m = sy.generate(sy.load("tx40"), "id-dynamic", parameters="base")
    D = m.compile().rows(e.q, e.qd, e.qdd).reshape(-1, len(m.columns))
    whole = sy.generate(sy.load("tx40"), "id-dynamic", parameters="standard")
    last = [whole.columns.index(f"{name}6") for name in INERTIAL_PARAMETERS]
    L = whole.compile().rows(e.q, e.qd, e.qdd).reshape(len(D), -1)[:, last]
    both = np.block([[D, np.zeros_like(L)], [D, L]])
    sigma = np.sqrt(np.diag(np.linalg.inv(both.T @ both)))
    names = [*m.columns, *(f"{name}L" for name in INERTIAL_PARAMETERS)]
    assert set(e.sigma) == set(names)
    for name, value in zip(names, sigma, strict=True):
        assert e.sigma[name] == pytest.approx(value, rel=1e-6)


def test_torques_with_the_payload_count():
    robot, _ = arm(seed=2)
    taumax = [150, 150, 60, 25, 20, 12]
    e = sy.excite(robot, payload={"M": 3.0, "MZ": 0.3}, taumax=taumax, vmax=2.0, amax=8.0, starts=1)
    loaded = dict(zip(("M", "MZ"), (3.0, 0.3), strict=True))
    body = robot.bodies[6]
    body = body.__class__(**{k: getattr(body, k) + loaded.get(k, 0.0) for k in INERTIAL_PARAMETERS})
    heavy = dataclasses.replace(robot, bodies=(*robot.bodies[:6], body))
    tau = sy.generate(heavy, "idm").compile().rows(e.q, e.qd, e.qdd)
    assert np.all(np.abs(tau) <= 1.01 * np.array(taumax))
    with pytest.raises(sy.SymoroError, match="payload"):
        sy.excite(robot, payload={"mass": 1.0})
