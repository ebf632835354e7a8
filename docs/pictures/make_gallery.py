"""Draw docs/pictures/postures.png (the eight postures of an arm for one pose), gallery.png and
imported.png: robots as tubes between their joints, in postures that show them well, closed loops
closed.

python docs/pictures/make_gallery.py
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import to_rgb
from mpl_toolkits.mplot3d.art3d import Poly3DCollection

import symoro as sy
from benchmarks.imports import folder_of
from symoro.formats.model_frames import first_link_on
from symoro.gui.scene.numeric_robot import EYE, NumericRobot, closed_postures, numeric_robot
from symoro.robot.data import CLOSED, PRISMATIC, SERIAL

HERE = Path(__file__).parent
LIBRARY = ("rx90", "puma560", "panda", "iiwa14", "ur10e", "lwr", "irb120", "irb6700", "kr6r900", "crx10ia", "jaco2", "tx40", "stanford", "scara", "th8",
           "twoarm", "sr400", "palletiser", "delta", "gough", "fivebar", "bennett", "fourbar", "slidercrank")  # fmt: skip
IMPORTED = {"talos_full_v2.urdf": "TALOS", "g1_29dof_rev_1_0.urdf": "Unitree G1", "anymal.urdf": "ANYmal", "solo12.urdf": "Solo 12", "baxter.urdf": "Baxter",
            "pr2.urdf": "PR2", "tiago.urdf": "TIAGo", "ur5_gripper.urdf": "UR5 with a gripper"}  # fmt: skip
LINK, TURN, SLIDE, BASE, SHADE = (
    np.array(to_rgb(c)) for c in ("#e9e4da", "#2f6690", "#e07a3f", "#4a4a4f", "#d9dbe0")
)
AXES = [np.array(to_rgb(c)) for c in ("#c8423b", "#3f9142", "#3461c1")]
LIGHT = np.array([0.5, -0.6, 1.0]) / np.linalg.norm([0.5, -0.6, 1.0])
SIDES = 18
FLAT = 0.35  # height over width of a robot that would be seen lying on the floor
ARM, POSTURE = "ur10e", (0.5, -1.5, 1.7, -1.1, 1.2, 0.4)  # of postures.png
TINTS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#0072b2", "#d55e00", "#c9b500", "#777777")


@dataclass(frozen=True)
class Solid:
    """Faces of four corners, (n, 4, 3), and their colour."""

    faces: np.ndarray
    colour: np.ndarray


def across(z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors at right angles to a third."""
    x = np.cross(z, np.eye(3)[np.argmin(np.abs(z))])
    x /= np.linalg.norm(x)
    return x, np.cross(z, x)


def swept(centres: np.ndarray, radii: np.ndarray, z: np.ndarray, sides: int = SIDES) -> np.ndarray:
    """Rings about a line joined to a surface."""
    x, y = across(z)
    turn = np.linspace(0, 2 * np.pi, sides + 1) + np.pi / sides
    rings = centres[:, None] + radii[:, None, None] * (
        np.cos(turn)[:, None] * x + np.sin(turn)[:, None] * y
    )
    return np.stack(
        [rings[:-1, :-1], rings[1:, :-1], rings[1:, 1:], rings[:-1, 1:]], axis=2
    ).reshape(-1, 4, 3)


def capsule(p: np.ndarray, q: np.ndarray, radius: float, colour: np.ndarray) -> Solid:
    """A tube with round ends."""
    length = np.linalg.norm(q - p)
    z = (q - p) / length if length > 1e-9 else np.array([0.0, 0.0, 1.0])
    bend = np.linspace(0, np.pi / 2, 6)
    along = np.concatenate([-radius * np.cos(bend), length + radius * np.sin(bend)])
    radii = np.concatenate([radius * np.sin(bend), radius * np.cos(bend)])
    return Solid(swept(p + along[:, None] * z, radii, z), colour)


def drum(
    at: np.ndarray,
    z: np.ndarray,
    half: float,
    radius: float,
    colour: np.ndarray,
    sides: int = SIDES,
) -> Solid:
    """A cylinder with flat ends, or with four sides a box."""
    along, radii = (
        np.array([-half, -half, -0.85 * half, 0.85 * half, half, half]),
        radius * np.array([0, 0.85, 1, 1, 0.85, 0]),
    )
    return Solid(swept(at + along[:, None] * z, radii, z, sides), colour)


# --- robots ---------------------------------------------------------------------------------------


def posture(at: NumericRobot) -> dict[str, float]:
    """Of some postures the one that shows the robot best."""
    if at.robot.kind != CLOSED:
        return at.initial_posture()
    cut = dict.fromkeys(at.robot.q, 0.0)  # a cut joint's own angle shows nowhere
    solver = sy.generate(at.robot, "loop-geometry").compile()
    legs = all(at.robot.sigma(j) == PRISMATIC for j in at.robot.moving if at.robot.frame(j).mu)
    motors = (
        dict.fromkeys(solver.active, 0.4 * at.size) if legs else None
    )  # equal, a platform level
    return max(
        ({**cut, **q} for q in closed_postures(at, solver, motors)),
        key=lambda q: at.visibility(q) + float(np.ptp(at.transforms(q)[:, 2, 3])) / at.size,
    )


def standing(at: NumericRobot) -> dict[str, float]:
    """All joints at zero, or a posture that shows the robot better where zero lays it flat."""
    zero = dict.fromkeys(at.robot.q, 0.0)
    if not is_flat(at.transforms(zero)[:, :3, 3]):
        return zero
    return max([zero, *at.candidates(at.robot.q)], key=at.visibility)


def is_flat(points: np.ndarray) -> bool:
    """True if points extend much less in height than along the floor."""
    width, depth, height = np.ptp(points.reshape(-1, 3), axis=0)
    return bool(height < FLAT * max(width, depth))


def upright(faces: np.ndarray) -> np.ndarray:
    """Faces of a robot; one that moves in a horizontal plane is turned about x to stand in it."""
    turned = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, -1.0], [0.0, 1.0, 0.0]])
    return faces @ turned.T if is_flat(faces) else faces


def bones(at: NumericRobot, q: dict[str, float]) -> Iterator[tuple[np.ndarray, np.ndarray, float]]:
    """The links of a robot of ours, along the parameters of their frames: b, then d, then r."""
    T = at.transforms(q)
    for j, (f, p) in enumerate(zip(at.robot.frames, at.parameters(q), strict=True), 1):
        bend = T[f.ant][:3, 3] + p[1] * T[f.ant][:3, 2]
        elbow = T[j][:3, 3] - p[5] * T[j][:3, 2]
        yield from (
            (a, b, 1.0) for a, b in ((T[f.ant][:3, 3], bend), (bend, elbow), (elbow, T[j][:3, 3]))
        )
    last = at.robot.NF
    if len(at.robot.moving) <= 2 and at.robot.sigma(last) != PRISMATIC:
        # The last link has no frame at its end; it would not be seen.
        yield T[last][:3, 3], T[last][:3, 3] + 0.7 * at.size * T[last][:3, 0], 1.0


def link_origins(at: NumericRobot, T: np.ndarray) -> dict[str, np.ndarray]:
    """The origins that the file of an imported robot gives its links, by name."""
    links = {} if at.robot.origin is None else at.robot.origin.links
    return {name: (T[x.frame] @ np.array(x.T).reshape(4, 4))[:3, 3] for name, x in links.items()}


def own_bones(
    at: NumericRobot, q: dict[str, float]
) -> Iterator[tuple[np.ndarray, np.ndarray, float]]:
    """The links of an imported robot, between the origins that its file gives them; thin to those
    that are fixed to others.
    """
    robot, T = at.robot, at.transforms(q)
    assert robot.origin is not None
    origins = link_origins(at, T)
    of_frame = {j: origins.get(first_link_on(robot, j), T[j][:3, 3]) for j in (0, *robot.moving)}
    for j in robot.moving:
        i = robot.ant(j)
        while i not in of_frame:
            i = robot.ant(i)
        yield of_frame[i], of_frame[j], 1.0
    for name, placed in robot.origin.links.items():
        if np.linalg.norm(origins[name] - of_frame[placed.frame]) < 0.35:
            yield of_frame[placed.frame], origins[name], 0.55


def solids(at: NumericRobot, q: dict[str, float], thick: float) -> Iterator[Solid]:
    """Tubes for links, a drum at each joint, a foot, and the axes of the last frame."""
    T, robot, foreign = at.transforms(q), at.robot, at.robot.origin is not None
    origins = link_origins(at, T)
    drawn = [(a, b, s) for a, b, s in (own_bones if foreign else bones)(at, q)]
    height = np.ptp(np.array([p for a, b, _ in drawn for p in (a, b)]), axis=0).max()
    radius = thick * height
    for a, b, share in drawn:
        if np.linalg.norm(b - a) > 0.02 * height:
            yield capsule(a, b, share * radius, LINK)
    for j in robot.moving:
        slides = robot.sigma(j) == PRISMATIC
        yield drum(
            origins.get(first_link_on(robot, j), T[j][:3, 3]) if foreign else T[j][:3, 3],
            T[j][:3, 2],
            1.7 * radius,
            1.4 * radius,
            SLIDE if slides else TURN,
            4 if slides else SIDES,
        )
    if not foreign:
        yield drum(T[0][:3, 3], T[0][:3, 2], 0.5 * radius, 2.4 * radius, BASE)
    if robot.kind == SERIAL:
        for k, colour in enumerate(AXES):
            yield capsule(
                T[-1][:3, 3], T[-1][:3, 3] + 5 * radius * T[-1][:3, k], 0.28 * radius, colour
            )


def picture(
    axes: plt.Axes,
    robot: sy.Robot,
    title: str,
    thick: float = 0.03,
    q: dict[str, float] | None = None,
) -> None:
    at = numeric_robot(robot)
    parts = list(solids(at, posture(at) if q is None else q, thick))
    show(axes, upright(np.concatenate([s.faces for s in parts])), parts)
    caption(axes, title)


def show(axes: plt.Axes, faces: np.ndarray, parts: list[Solid]) -> None:
    """Draw faces with the colours of their parts, light from above and a shadow on the floor."""
    low = faces[..., 2].min()
    shadow = faces - (faces[..., 2:] - low) * np.append(LIGHT[:2] / LIGHT[2], 1.0)
    axes.add_collection3d(Poly3DCollection(shadow, facecolors=SHADE, edgecolors="none", zorder=1))
    normals = np.cross(faces[:, 2] - faces[:, 0], faces[:, 3] - faces[:, 1])
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    bright = 0.55 + 0.45 * np.abs(normals @ LIGHT)
    shine = 0.25 * np.clip(normals @ ((LIGHT + EYE) / np.linalg.norm(LIGHT + EYE)), 0, 1) ** 24
    colours = (
        np.concatenate([np.tile(s.colour, (len(s.faces), 1)) for s in parts]) * bright[:, None]
        + shine[:, None]
    )
    axes.add_collection3d(
        Poly3DCollection(
            faces,
            facecolors=np.clip(colours, 0, 1),
            edgecolors="none",
            zorder=2,
            antialiaseds=False,
        )
    )
    frame(axes, faces.reshape(-1, 3))


def frame(axes: plt.Axes, points: np.ndarray) -> None:
    """Look along EYE, without perspective, at what just holds the points."""
    side = np.cross([0.0, 0.0, 1.0], EYE) / np.linalg.norm(np.cross([0.0, 0.0, 1.0], EYE))
    up = np.cross(EYE, side)
    seen = points @ np.column_stack([side, up, EYE])
    low, high = seen.min(axis=0), seen.max(axis=0)
    middle, half = (
        np.column_stack([side, up, EYE]) @ ((low + high) / 2),
        0.5 * float((high - low)[:2].max()),
    )
    for axis, c in zip("xyz", middle, strict=True):
        getattr(axes, f"set_{axis}lim")(c - half, c + half)
    axes.set_box_aspect((1, 1, 1), zoom=1.46)
    axes.set_axis_off()
    axes.set_proj_type("ortho")
    axes.view_init(np.degrees(np.arcsin(EYE[2])), np.degrees(np.arctan2(EYE[1], EYE[0])))


def caption(axes: plt.Axes, text: str) -> None:
    axes.text2D(0.5, -0.04, text, transform=axes.transAxes, ha="center", fontsize=10, color="#333")


def sheet(
    robots: dict[str, sy.Robot], columns: int, file: str, thick: float, stretched: bool = False
) -> None:
    rows = -(-len(robots) // columns)
    figure = plt.figure(figsize=(2.6 * columns, 2.75 * rows), dpi=100)
    figure.subplots_adjust(0.005, 0.03, 0.995, 0.99, 0.04, 0.12)
    for k, (title, robot) in enumerate(robots.items(), 1):
        axes = figure.add_subplot(rows, columns, k, projection="3d", computed_zorder=False)
        picture(axes, robot, title, thick, standing(numeric_robot(robot)) if stretched else None)
    figure.savefig(HERE / file, facecolor="white")
    plt.close(figure)


def title_of(robot: sy.Robot, name: str) -> str:
    """The title of a robot without its explanations; the name of one without a title."""
    title = re.split(r"[,:;]| whose | \(", robot.title)[0].strip()
    simplified = ", symmetric links" if name.endswith("_simplified") else ""
    return f"{title.partition(' with symmetric')[0]}{simplified}" if title else name


def postures() -> None:
    """All solutions of an arm for one pose: together on the left, one by one on the right."""
    robot = sy.load(ARM)
    at = numeric_robot(robot)
    solver = sy.generate(robot, "igm").compile()
    solutions = solver(robot.compute.dgm(list(POSTURE)))
    figure = plt.figure(figsize=(13, 5.2), dpi=100)
    grid = figure.add_gridspec(2, 6, left=0.005, right=0.995, bottom=0.06, top=0.97, wspace=0.02)
    own = [
        [Solid(s.faces, np.array(to_rgb(tint)) if s.colour is LINK else s.colour) for s in
         solids(at, dict(zip(robot.q, q, strict=True)), 0.03)]
        for q, tint in zip(solutions.solutions, TINTS, strict=True)
    ]  # fmt: skip
    places = [grid[:, :2], *(grid[k // 4, 2 + k % 4] for k in range(len(own)))]
    texts = [
        f"{robot.title.split(',')[0]}: all {len(own)} postures for one pose",
        *solutions.branches,
    ]
    for place, text, parts in zip(
        places, texts, [[s for arm in own for s in arm], *own], strict=True
    ):
        axes = figure.add_subplot(place, projection="3d", computed_zorder=False)
        show(axes, np.concatenate([s.faces for s in parts]), parts)
        caption(axes, text.replace(", wrist", ",\nwrist"))
    figure.savefig(HERE / "postures.png", facecolor="white")
    plt.close(figure)


def main() -> None:
    warnings.simplefilter("ignore")
    postures()
    sheet(
        {title_of(sy.load(name), name): sy.load(name) for name in LIBRARY}, 6, "gallery.png", 0.028
    )
    folder = folder_of("example-robot-data", None)
    assert folder is not None, "pip install example-robot-data"
    sheet(
        {title: sy.load(next(folder.rglob(name))) for name, title in IMPORTED.items()},
        4,
        "imported.png",
        0.016,
        stretched=True,
    )


if __name__ == "__main__":
    main()
