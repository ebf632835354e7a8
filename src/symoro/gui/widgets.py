"""Elements of the pages: buttons, fields, tables, plots, and components that NiceGUI lacks.

The components are a grid of cells, the 3D view, typeset formulas, and the browser's own slider.
"""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

import nicegui
from nicegui import background_tasks, ui
from nicegui.element import Element

from symoro.emit.source_code import LatexBlock
from symoro.gui.scene.numeric_robot import FrameShape, PlacedFrames
from symoro.gui.worker.protocol import Series

STATIC = Path(__file__).parent / "static"
THREE = Path(nicegui.__file__).parent / "elements" / "scene" / "dist"  # NiceGUI's three.js
MAX_CHANGES = 100_000  # cells in one paste
MAX_DAMAGED = 20  # messages about meshes in one notification
PRIMARY, NORMAL, FLAT = "unelevated color=primary", "outline", "flat"  # looks of buttons

AXIS_COLOUR = "#7d8894"  # readable on light and on dark
PALETTE = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6fd1", "#7f7f7f"]
TOOLTIP = {
    "trigger": "axis",
    "confine": True,
    "backgroundColor": "#27313b",
    "borderWidth": 0,
    "textStyle": {"color": "#f2f6fa"},
}

CellChange = tuple[int, int, str]  # row, column, new text


# --- buttons, fields, tables ----------------------------------------------------------------------


def button(
    text: str, action: Callable[..., Any], icon: str | None = None, look: str = NORMAL
) -> ui.button:
    """Add a button: PRIMARY for the main action of a page, FLAT for one that is seldom used."""
    return ui.button(text, icon=icon, on_click=action).props(f"dense no-caps {look}")


def icon_button(title: str, icon: str, action: Callable[..., Any], look: str = "") -> ui.button:
    """Add a button with an icon; its title is shown as a tooltip."""
    element = ui.button(icon=icon, on_click=action).props(f"flat dense {look}").tooltip(title)
    element._props["aria-label"] = title  # not by props(): the title may contain quotes
    return element


def number_field(label: str, value: float | None = None, width: int = 92, **more: Any) -> ui.number:
    """Add a small field for a number; `width` in pixels."""
    field = ui.number(label, value=value, **more).props("dense outlined stack-label")
    return field.style(f"width: {width}px")


def choice_field(label: str, options: Any, value: Any, width: int, **more: Any) -> ui.select:
    """Add a small field for one or several of some options; `width` in pixels."""
    field = ui.select(options, value=value, label=label, **more)
    return field.props("dense outlined options-dense").style(f"width: {width}px")


def upload_field(
    label: str, received: Callable[..., Any], max_bytes: int, refused: Callable[[str], Any]
) -> ui.upload:
    """Add a field for the upload of one file."""
    megabytes = max_bytes // 1024 // 1024
    field = ui.upload(
        label=label,
        on_upload=received,
        auto_upload=True,
        max_file_size=max_bytes,
        max_files=1,
        on_rejected=lambda: refused(f"Not accepted: at most one file of {megabytes} MB."),
    )
    return field.props("flat bordered").style("width: 100%")


def set_note(label: ui.label, text: str, bad: bool = False) -> None:
    """Set the text of a note; `bad` marks an error."""
    label.set_text(text)
    label.classes(add="bad" if bad else "model-note", remove="model-note" if bad else "bad")


def plain_table(
    heads: list[str], rows: Iterable[Iterable[Any]], right: Iterable[int] = ()
) -> ui.element:
    """Add a table of texts; the columns in `right` are right-aligned."""
    right_aligned = set(right)

    def cell(tag: str, column: int, text: Any) -> None:
        with ui.element(tag).classes("n" if column in right_aligned else "") as element:
            ui.label(str(text))
        if tag == "th":
            element.props("scope=col")

    with ui.element("table").classes("plain") as table:
        with ui.element("thead"), ui.element("tr"):
            for c, head in enumerate(heads):
                cell("th", c, head)
        with ui.element("tbody"):
            for row in rows:
                with ui.element("tr"):
                    for c, text in enumerate(row):
                        cell("td", c, text)
    return table


def number_table(value: Any, labels: list[str] | None = None) -> None:
    """Add a table of a scalar, a vector, a matrix, or several matrices (nested lists).

    `labels` are the names of the rows.
    """
    rows = _as_rows(value)
    if rows and rows[0] and isinstance(rows[0][0], list):
        for part in rows:
            number_table(part)
        return
    heads = labels if labels and len(labels) == len(rows) else None
    with ui.element("table").classes("plain matrix"), ui.element("tbody"):
        for k, row in enumerate(rows):
            with ui.element("tr"):
                if heads:
                    with ui.element("th").props("scope=row"):
                        ui.label(heads[k])
                for x in row:
                    with ui.element("td").classes("n"):
                        ui.label(_number_text(x))


def _as_rows(value: Any) -> list[list[Any]]:
    if not isinstance(value, list):
        return [[value]]
    return [x if isinstance(x, list) else [x] for x in value]


def _number_text(x: float | None) -> str:
    return "not finite" if x is None or not math.isfinite(x) else f"{x:.6g}"


def plot_options(t: list[float], series: Iterable[Series], unit: str = "") -> dict[str, Any]:
    """Return the options of an echart with lines over time."""
    axis = {
        "type": "value",
        "axisLabel": {"color": AXIS_COLOUR},
        "nameTextStyle": {"color": AXIS_COLOUR},
        "splitLine": {"lineStyle": {"color": "rgba(125,136,148,.25)"}},
    }
    time_axis = {
        "name": "time, s",
        "nameLocation": "middle",
        "nameGap": 28,
        "max": t[-1] if t else 1,
        "axisLine": {"onZero": False},
    }
    return {
        "animation": False,
        "color": PALETTE,
        "grid": {"left": 60, "right": 20, "top": 44, "bottom": 44},
        "legend": {"type": "scroll", "top": 4, "textStyle": {"color": AXIS_COLOUR}},
        "tooltip": TOOLTIP,
        "xAxis": {**axis, **time_axis},
        "yAxis": {**axis, "name": unit, "scale": True},
        "series": [
            {
                "name": s["name"],
                "type": "line",
                "showSymbol": False,
                "data": list(zip(t, s["samples"], strict=True)),
            }
            for s in series
        ],
    }


def run_in_background(element: Element, work: Callable[[], Awaitable[None]]) -> None:
    """Run a coroutine in the slot of an element, independent of the event that started it.

    A coroutine started by a dialog or a menu would otherwise end with it.
    """

    async def run() -> None:
        if element.is_deleted:
            return
        with element:
            try:
                await work()
            except RuntimeError:
                if not element.is_deleted:  # else the page was closed: nobody waits for the result
                    raise

    background_tasks.create(run(), name="page work")


# --- components -----------------------------------------------------------------------------------


class Column(TypedDict, total=False):
    """A column of a grid; `wide` columns take the remaining width."""

    key: str
    label: str
    name: str
    unit: str
    tip: str
    wide: bool


class GridCell(TypedDict, total=False):
    """A cell: its text, its error, a guess that is shown pale; a locked cell cannot be edited.

    `short` is shown instead of a text with long numbers until the cell is edited.
    """

    text: str
    short: str
    error: str
    guess: str
    locked: bool


class GridRow(TypedDict, total=False):
    """A row of a grid; `name` is shown below its head."""

    head: str
    name: str
    tip: str
    cells: list[GridCell]


class Grid(Element, component=str(STATIC / "grid.js")):
    """Cells as in a spreadsheet.

    `edited` is called with the changes and True while the user is still typing.
    """

    def __init__(
        self,
        label: str,
        corner: str,
        columns: list[Column],
        rows: list[GridRow],
        edited: Callable[[list[CellChange], bool], None],
        done: Callable[[], None],
    ) -> None:
        super().__init__()
        self._props |= {"label": label, "corner": corner, "columns": columns, "rows": rows}
        self.on("edit", lambda e: edited(_cell_changes(e.args["changes"]), bool(e.args["live"])))
        self.on("done", lambda _: done())

    def show(self, rows: list[GridRow]) -> None:
        """Replace the contents; nothing is sent if they are the same."""
        if rows != self._props["rows"]:
            self._props["rows"] = rows
            self.update()


def _cell_changes(changes: list[Any]) -> list[CellChange]:
    return [(int(row), int(column), str(text)) for row, column, text in changes[:MAX_CHANGES]]


class Formulas(Element, component=str(STATIC / "formula.js")):
    """Typeset formulas and headings."""

    def __init__(self, blocks: list[LatexBlock]) -> None:
        super().__init__()
        self._props["blocks"] = blocks


class View(Element, component=str(STATIC / "view.js"), esm={"nicegui-scene": str(THREE)}):
    """The 3D view of a robot. `damaged` is called with messages about meshes that failed."""

    def __init__(self, label: str, damaged: Callable[[list[str]], None]) -> None:
        super().__init__()
        self._props |= {
            "label": label,
            "skeleton": [],
            "size": 1.0,
            "pose": {},
            "ghosts": [],
            "meshes": [],
            "show": {"frames": True, "labels": True, "axes": False, "meshes": True},
        }
        self.watchers: list[Callable[[float], None]] = []  # called with the position of the film
        self.on("damaged", lambda e: damaged([str(text)[:300] for text in e.args[:MAX_DAMAGED]]))
        self.on("film", lambda e: [tell(float(e.args["part"])) for tell in self.watchers])

    def set_robot(
        self,
        skeleton: list[FrameShape],
        size: float,
        pose: PlacedFrames,
        meshes: Sequence[Mapping[str, Any]],
    ) -> None:
        """Draw another robot, or the same with other lengths; `size` in m."""
        self._props |= {"skeleton": skeleton, "size": size, "pose": pose, "meshes": meshes}
        self.update()

    def place(self, pose: PlacedFrames) -> None:
        """Move the robot to another posture with one small message."""
        with self._props.suspend_updates():
            self._props["pose"] = pose
        self.run_method("place", pose)

    def set_ghosts(self, poses: list[PlacedFrames]) -> None:
        """Draw other postures, transparent."""
        self._props["ghosts"] = [{"pose": pose} for pose in poses]
        self.update()

    def highlight_ghost(self, k: int) -> None:
        """Emphasise the ghost number k, or none with -1."""
        self.run_method("single", k)

    def set_visible(self, **parts: bool) -> None:
        """Show or hide frames, labels, axes or meshes."""
        self._props["show"] = {**self._props["show"], **parts}
        self.update()

    def fit(self) -> None:
        """Move the camera so that the whole robot is visible."""
        self.run_method("fit")

    def load_film(self, frames: list[PlacedFrames], seconds: float) -> None:
        """Load postures at equal time steps, to be played or stepped through."""
        self.run_method("film", frames, seconds)

    def play(self) -> None:
        """Play the film."""
        self.run_method("run")

    def seek(self, part: float) -> None:
        """Show the posture at a fraction 0..1 of the film."""
        self.run_method("seek", part)

    def stop(self) -> None:
        """Stop the film."""
        self.run_method("stop")


class Range(Element, component=str(STATIC / "range.js")):
    """The browser's own slider, which the keyboard and screen readers can use.

    `moved` is called with each new position, `released` when the user lets go.
    """

    def __init__(
        self,
        label: str,
        limits: tuple[float, float],
        value: float,
        moved: Callable[[float], None],
        released: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        low, high = limits
        self._props |= {
            "label": label,
            "low": low,
            "high": high,
            "step": (high - low) / 720 or 0.001,
            "value": value,
        }
        self.on("moved", lambda e: moved(float(e.args)), throttle=0.04)
        self.on("left", lambda _: released())

    def set_position(self, value: float) -> None:
        """Move the slider, unless the user holds it."""
        with self._props.suspend_updates():
            self._props["value"] = value
        self.run_method("put", value)
