"""The panel with the 3D view, a slider for each joint, and the player of motions.

The passive joints of closed loops are computed by a worker process while the motors move.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

import numpy as np
from nicegui import background_tasks, ui

from symoro.errors import InputError, SymoroError
from symoro.formats import file_state
from symoro.formats.mesh_files import (
    MAX_TRIANGLES,
    READERS,
    Colour,
    is_mesh,
    mesh_name,
    mesh_near,
    read_mesh,
)
from symoro.gui.scene.numeric_robot import NumericRobot, PlacedFrames, numeric_robot
from symoro.gui.widgets import Range, View, icon_button
from symoro.gui.workbench import Folder, OpenRobot, Workbench
from symoro.gui.worker.protocol import LoopQuestion, Positions, PostureAnswer, Worker
from symoro.robot import Mesh

SWITCHES = (  # part of the view, title, icon, shown at first
    ("frames", "Frames", "view_in_ar", True),
    ("labels", "Numbers of the frames", "looks_one", True),
    ("axes", "Joint axes", "straighten", False),
    ("meshes", "Shapes of the links", "category", True),
)
MARKS = ("frames", "labels")
MAX_MARKED = 12  # frames of a robot with shapes that are marked at first
MAX_FRAMES = 240  # of a film
MAX_NAMED = 4  # missing meshes in a message
VIEW_LABEL = "Robot in 3D. Arrow keys turn the view, plus and minus zoom, f shows everything."


@dataclass(frozen=True)
class JointRow:
    """The controls of one joint."""

    slider: Range
    number: ui.number
    text: ui.label  # the position in degrees or mm


class ScenePanel:
    """The 3D view of one robot; it follows the document."""

    def __init__(self, bench: Workbench, opened: OpenRobot, loop_worker: Worker) -> None:
        self.bench, self.opened, self.loop_worker = bench, opened, loop_worker
        self.numeric: NumericRobot | None = None
        self.rows: dict[str, JointRow] = {}
        self.pending: Positions | None = None  # the newest positions to close the loops for
        self.is_closing = False  # a closing task runs
        self.has_closed = False  # the loops have been closed once
        self._build()
        self.refresh()
        self._warn_of_missing_meshes()

    def _build(self) -> None:
        with ui.element("div").classes("scene"):
            self.view = View(VIEW_LABEL, _notify_damaged_meshes)
            with ui.element("div").classes("scene-note"):
                self.note = ui.label().classes("chip").props('role="status"')
                self.singular = ui.label("near a singular posture").classes("chip bad")
                self.singular.props('role="status"')
            with ui.element("div").classes("scene-tools"):
                icon_button("Show everything", "fit_screen", self.view.fit, "size=sm")
                for part, title, icon, on in SWITCHES:
                    if part != "meshes" or visible_shapes(self.opened):
                        self._switch(part, title, icon, on and not self._is_hidden(part))
                icon_button("Joints back to the start", "restart_alt", self.restart, "size=sm")
        self.joints = ui.element("section").classes("joints").props('aria-label="Joint positions"')

    def _is_hidden(self, part: str) -> bool:
        """True for frames and their numbers if they would cover the shapes of a large robot."""
        robot = self.opened.robot
        is_large = robot is not None and robot.NF > MAX_MARKED
        is_hidden = part in MARKS and is_large and bool(visible_shapes(self.opened))
        if is_hidden:
            self.view.set_visible(**{part: False})
        return is_hidden

    def _switch(self, part: str, title: str, icon: str, on: bool) -> None:
        """Add a button that shows or hides a part of the view."""

        def look(is_on: bool) -> str:
            pressed, colour = ("true", "primary") if is_on else ("false", "grey")
            return f"aria-pressed={pressed} color={colour}"

        def toggle() -> None:
            nonlocal on
            on = not on
            button.props(look(on))
            self.view.set_visible(**{part: on})

        button = icon_button(title, icon, toggle, f"size=sm {look(on)}")
        if part == "meshes":
            button.set_enabled(bool(shown_shapes(self.opened, self.bench.folder)))

    def _warn_of_missing_meshes(self) -> None:
        """Say which meshes are not drawn, since their files are not there."""
        missing = missing_meshes(self.opened, self.bench.folder)
        if missing:
            more = f" and {len(missing) - MAX_NAMED} more" if len(missing) > MAX_NAMED else ""
            place = self.opened.path.parent if self.opened.path else self.bench.folder.path
            listed = ", ".join(missing[:MAX_NAMED])
            _notify_damaged_meshes([f"no file for {listed}{more} near {place}."])

    # --- following the document -------------------------------------------------------------------

    @property
    def _has_loops(self) -> bool:
        return self.numeric is not None and self.numeric.robot.has_closed_loops

    def refresh(self) -> None:
        """Show the robot as its document describes it now; joints keep their positions."""
        robot = self.opened.robot
        if robot is None:
            self.note.set_text("The robot is drawn when its cells have no errors.")
            return
        before, self.numeric = self.numeric, numeric_robot(robot)
        is_new = not self.opened.q.keys() >= set(robot.q)
        start = self.numeric.initial_posture() if is_new else {}
        positions = {**start, **self.opened.q}
        self.opened.q = {name: positions.get(name, 0.0) for name in robot.q}
        if before is None or _slider_setup(before) != _slider_setup(self.numeric):
            self._build_sliders()
        if self._has_loops:
            self._close_loops({} if is_new else dict(self.opened.q))
        if self._has_loops and not self.has_closed:
            self.note.set_text("Closing the loops …")
        else:
            self._draw()

    def _draw(self) -> None:
        if self.numeric is None:
            return
        pose = self.numeric.placed(self.opened.q)
        shapes = shown_shapes(self.opened, self.bench.folder)
        self.view.set_robot(self.numeric.skeleton(), self.numeric.size, pose, shapes)
        self._show_state(bool(pose["T"]))

    def _show_state(self, is_finite: bool) -> None:
        """Update the notes in the view and the positions of the passive joints."""
        assert self.numeric is not None
        self.note.set_text("" if is_finite else "The values give no finite geometry.")
        self.note.set_visibility(not is_finite)
        self.singular.set_visibility(is_finite and self.numeric.is_singular(self.opened.q))
        positions = [f"{n} {v:.4f}" for n, v in self.opened.q.items() if n not in self.rows]
        self.passive.set_text(f"Passive: {'   '.join(positions)}")
        self.passive.set_visibility(bool(positions))

    # --- sliders ----------------------------------------------------------------------------------

    def _build_sliders(self) -> None:
        assert self.numeric is not None
        self.rows = {}
        self.joints.clear()
        with self.joints:
            titles = dict(zip(self.numeric.robot.q, self.numeric.robot.joint_names, strict=True))
            for name in self.numeric.active:
                self._build_row(name, titles[name])
            self.passive = ui.label().classes("passive")

    def _build_row(self, name: str, title: str) -> None:
        assert self.numeric is not None
        value = self.opened.q[name]
        with ui.element("div").classes("joint"):
            with ui.element("div").classes("name").tooltip(title):
                ui.label(name)
                if not title.startswith("joint"):  # a name of the file
                    ui.label(title).classes("title")
            low, high = self.numeric.limits[name]
            ui.label(f"{low:.3g}").classes("limit")
            slider = Range(
                f"Position of {name}",
                (low, high),
                value,
                lambda v: self.move({name: v}),
                lambda: self._released(name),
            )
            ui.label(f"{high:.3g}").classes("limit right")
            number = ui.number(value=round(value, 4), step=0.01, format="%.4f")
            number.props("dense borderless")
            unit = "m" if name in self.numeric.prismatic else "rad"
            number._props["aria-label"] = f"{name}, {unit}"
            text = ui.label().classes("deg")
        self.rows[name] = JointRow(slider, number, text)
        number.on("change", lambda: self._typed(name))
        self._show_position(name, value)

    def _released(self, name: str) -> None:
        """Let the slider show the position of its joint after the user has let go."""
        if not self.is_closing:
            self._show_position(name, self.opened.q[name])
        self.bench.store()

    def _typed(self, name: str) -> None:
        value = self.rows[name].number.value
        if value is not None and math.isfinite(value):
            self.move({name: float(value)})
            self.bench.store()

    def _show_position(self, name: str, value: float) -> None:
        assert self.numeric is not None
        row = self.rows[name]
        in_mm, in_degrees = f"{1000 * value:.0f} mm", f"{math.degrees(value):.1f}°"
        row.text.set_text(in_mm if name in self.numeric.prismatic else in_degrees)
        row.slider.set_position(value)
        if row.number.value is None or abs(row.number.value - value) > 5e-5:
            row.number.set_value(round(value, 4))

    # --- moving -----------------------------------------------------------------------------------

    def restart(self) -> None:
        """Move the joints to the initial posture."""
        if self._has_loops:
            self._close_loops({})
        elif self.numeric is not None:
            self.move(self.numeric.initial_posture())

    def move(self, q: Positions) -> None:
        """Move some joints; passive joints of closed loops follow."""
        if self.numeric is None or (self._has_loops and not self.has_closed):
            return
        target = {**self.opened.q, **q}
        if not self._has_loops:
            self._set_positions(target)
            return
        for name in q:
            if name in self.rows:
                self._show_position(name, q[name])
        self._close_loops(target)

    def _set_positions(self, q: Positions) -> None:
        assert self.numeric is not None
        self.opened.q = q
        for name in self.rows:
            self._show_position(name, q[name])
        pose = self.numeric.placed(q)
        self.view.place(pose)
        self._show_state(bool(pose["T"]))

    def show_current(self) -> None:
        """Show the robot at the positions of its sliders, after a film."""
        if self.numeric is not None:
            self.view.place(self.numeric.placed(self.opened.q))

    # --- closed loops -----------------------------------------------------------------------------

    def _close_loops(self, q: Positions) -> None:
        """Ask for the passive joints at some motor positions; {} asks for an initial posture.

        Only the newest request is answered.
        """
        self.pending = q
        if not self.is_closing:
            self.is_closing = True
            background_tasks.create(self._close_pending(), name="closing loops")

    async def _close_pending(self) -> None:
        try:
            while self.pending is not None and not self.view.is_deleted:
                q, self.pending, numeric = self.pending, None, self.numeric
                answer = await self._ask_posture(q)
                if numeric is self.numeric:  # else the document has changed meanwhile
                    self._show_answer(answer)
        except SymoroError as error:
            self._show_open_loops(str(error))
        finally:
            self.is_closing = False

    async def _ask_posture(self, q: Positions) -> PostureAnswer:
        par = self.opened.document.text
        answer: PostureAnswer
        if q:
            question: LoopQuestion = {"par": par, "q": q, "near": self.opened.q}
            answer = await self.loop_worker.ask("passive", question)
        else:
            answer = await self.loop_worker.ask("home", {"par": par})
        return answer

    def _show_answer(self, answer: PostureAnswer) -> None:
        if "q" not in answer:
            self._show_open_loops(answer["reason"])
            return
        is_first, self.has_closed = not self.has_closed, True
        self._set_positions(answer["q"])
        if is_first:
            self._draw()

    def _show_open_loops(self, reason: str) -> None:
        """Say why the loops cannot be closed, and move the sliders back."""
        if not self.has_closed:
            self._draw()
        self.note.set_text(f"The loops cannot be closed there: {reason}")
        self.note.set_visibility(True)
        for name in self.rows:
            self._show_position(name, self.opened.q[name])

    # --- other postures ---------------------------------------------------------------------------

    def film_frames(self, motion: dict[str, list[float]]) -> list[PlacedFrames]:
        """Return the postures of a motion; `motion` has the positions of joints at equal steps."""
        if self.numeric is None or not motion:
            return []
        count = len(next(iter(motion.values())))
        postures = [
            {**self.opened.q, **{name: column[k] for name, column in motion.items()}}
            for k in range(0, count, max(1, count // MAX_FRAMES))
        ]
        return [self.numeric.placed(q) for q in postures]

    def show_ghosts(self, postures: list[Positions]) -> None:
        """Draw other postures, transparent."""
        if self.numeric is not None:
            self.view.set_ghosts([self.numeric.placed({**self.opened.q, **q}) for q in postures])


def _slider_setup(numeric: NumericRobot) -> tuple[object, ...]:
    """Return everything that the sliders depend on."""
    return numeric.active, numeric.limits, numeric.prismatic


def _notify_damaged_meshes(messages: list[str]) -> None:
    ui.notify(
        "\n".join(("Not drawn:", *messages)),
        type="warning",
        position="bottom",
        timeout=8000,
        close_button="Close",
        multi_line=True,
    )


class Player:
    """Plays a motion in the 3D view: a button to play and pause, and a slider over its time."""

    def __init__(self, scene: ScenePanel) -> None:
        self.scene, self.seconds, self.is_playing = scene, 1.0, False
        with ui.element("div").classes("player") as self.row:
            self.button = ui.button(icon="play_arrow", on_click=self._toggle)
            self.button.props('flat dense round aria-label="Play"')
            self.slider = Range("Time of the motion", (0.0, 1.0), 0.0, self._seek)
            self.clock = ui.label("0.00 s")
        self.row.set_visibility(False)
        scene.view.watchers.append(self._show_progress)

    def load(self, motion: dict[str, list[float]], seconds: float) -> None:
        """Load a motion: positions of joints at equal time steps."""
        frames = self.scene.film_frames(motion)
        self.seconds = seconds
        self.row.set_visibility(bool(frames))
        self._set_playing(False)
        self.scene.view.load_film(frames, seconds)
        self.slider.set_position(0.0)
        self._show_time(0.0)

    def leave(self) -> None:
        """Stop the motion and show the robot at its sliders: another page is shown."""
        if self.row.visible:
            self._set_playing(False)
            self.scene.view.stop()
            self.scene.show_current()

    def _toggle(self) -> None:
        self._set_playing(not self.is_playing)
        if self.is_playing:
            self.scene.view.play()
        else:
            self.scene.view.stop()

    def _seek(self, part: float) -> None:
        self._set_playing(False)
        self.scene.view.seek(part)
        self._show_time(part)

    def _show_progress(self, part: float) -> None:
        if self.is_playing:
            self.slider.set_position(part)
            self._show_time(part)
            if part >= 1.0:
                self._set_playing(False)

    def _show_time(self, part: float) -> None:
        self.clock.set_text(f"{part * self.seconds:.2f} s")

    def _set_playing(self, playing: bool) -> None:
        self.is_playing = playing
        icon, label = ("pause", "Pause") if playing else ("play_arrow", "Play")
        self.button.props(f'icon={icon} aria-label="{label}"')


# --- meshes for the browser ----------------------------------------------------------------------


Array = np.ndarray
ADDRESS = "/symoro-mesh"
MESH, VISUAL = "mesh", "visual"
MAX_FOLDERS = 4  # leading folders of a mesh's name that need not exist here


# --- shapes --------------------------------------------------------------------------------------


class Shape(TypedDict):
    """A shape as the page gets it; `T` is its place in frame `frame`, row by row.

    `url` is the address of a mesh's triangles; the sizes of a solid are in `scale`.
    """

    kind: str
    url: str
    frame: int
    T: list[float]
    scale: list[float]
    colour: str


def visible_shapes(opened: OpenRobot) -> list[Mesh]:
    """The shapes of the robot's source that are drawn.

    These are the visual shapes; the collision shapes of bodies that have no others (MJCF).
    """
    origin = opened.robot.origin if opened.robot else None
    if origin is None:
        return []
    seen = {mesh.link for mesh in origin.meshes if mesh.use == VISUAL}
    draws_contacts = origin.format == "mjcf"
    return [
        mesh
        for mesh in origin.meshes
        if mesh.link in origin.links
        and (mesh.use == VISUAL or (draws_contacts and mesh.link not in seen))
    ]


def mesh_files(opened: OpenRobot, folder: Folder) -> list[Path | None]:
    """The files of the visible shapes; None for a solid, and for a mesh that is not there."""
    return [locate(mesh.file, folder, opened.path) for mesh in visible_shapes(opened)]


def missing_meshes(opened: OpenRobot, folder: Folder) -> list[str]:
    """The names of visible meshes whose files are not there, each once."""
    shapes = zip(visible_shapes(opened), mesh_files(opened, folder), strict=True)
    return list(dict.fromkeys(m.file for m, path in shapes if m.shape == MESH and path is None))


def shown_shapes(opened: OpenRobot, folder: Folder) -> list[Shape]:
    """The shapes that can be shown; the addresses of meshes do not reveal a path."""
    shown: list[Shape] = []
    shapes = zip(visible_shapes(opened), mesh_files(opened, folder), strict=True)
    for k, (mesh, path) in enumerate(shapes):
        if mesh.shape == MESH and path is None:
            continue
        assert opened.robot is not None
        assert opened.robot.origin is not None
        placed = opened.robot.origin.links[mesh.link]
        T = np.reshape(placed.T, (4, 4)) @ np.reshape(mesh.T, (4, 4))
        shown.append(
            {
                "kind": mesh.shape,
                "url": f"{ADDRESS}/{opened.id}/{k}" if path is not None else "",
                "frame": placed.frame,
                "T": T.ravel().tolist(),
                "scale": list(mesh.scale),
                "colour": mesh.colour,
            }
        )
    return shown


def locate(name: str, folder: Folder, robot_file: Path | None = None) -> Path | None:
    """The file that a mesh names, also behind `package://`; None if it is not there."""
    if not name:
        return None
    parts = Path(mesh_name(name).lstrip("/")).parts
    root = folder.path.resolve()
    for k in range(min(len(parts), MAX_FOLDERS)):
        path = root.joinpath(*parts[k:]).resolve()
        if path.is_relative_to(root) and is_mesh(path):
            return path
    return mesh_near(name, robot_file) if robot_file is not None else None


# --- triangles -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Solid:
    """Triangles: corners (n, 3, 3), normals at the corners (n, 3, 3), colours (n, 4) as bytes.

    A colour with alpha 0 is none.
    """

    corners: Array
    normals: Array
    colours: np.ndarray

    def packed(self) -> bytes:
        """For the page: all corners, all normals as 32-bit floats, then all colours as bytes."""
        return (
            self.corners.astype("<f4").tobytes()
            + self.normals.astype("<f4").tobytes()
            + self.colours.astype("u1").tobytes()
        )


@lru_cache(maxsize=64)
def _packed(path: Path, state: tuple[int, ...]) -> bytes:
    return read_solid(path).packed()


def packed(path: Path) -> bytes:
    """A mesh file for the page; it is read again only after it has changed."""
    return _packed(path, file_state(path))


def read_solid(path: Path) -> Solid:
    """The triangles of a mesh file; raises an InputError if it is damaged or too large."""
    parts = read_mesh(path, READERS)
    count = sum(len(part.corners) for part in parts)
    if count > MAX_TRIANGLES:
        expected = f"at most {MAX_TRIANGLES}"
        raise InputError(path.name, f"{count} triangles", expected, "Reduce the mesh.")
    normals = [
        part.normals if part.normals is not None else flat_normals(part.corners) for part in parts
    ]
    colours = [np.tile(_colour_bytes(part.colour), (len(part.corners), 1)) for part in parts]
    return Solid(
        np.concatenate([part.corners for part in parts]),
        np.nan_to_num(np.concatenate(normals)),
        np.concatenate(colours),
    )


def flat_normals(corners: Array) -> Array:
    """The normal of each triangle, at its three corners."""
    n = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    n = n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-30)
    return np.repeat(n[:, None], 3, axis=1)


def _colour_bytes(colour: Colour) -> np.ndarray:
    levels = [round(255 * min(1.0, max(0.0, x))) if math.isfinite(x) else 0 for x in colour]
    return np.array(levels, dtype="u1")
