"""Elements of the page that NiceGUI does not have: a sheet of cells, the robot in space, mathematics, and a plain slider."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import nicegui
from nicegui import background_tasks, ui
from nicegui.element import Element

STATIC = Path(__file__).parent / "static"
THREE = (
    Path(nicegui.__file__).parent / "elements" / "scene" / "dist"
)  # three.js as it comes with NiceGUI


class Grid(Element, component=str(STATIC / "grid.js")):
    """Cells as in a spreadsheet. `edited` gets (row, column, text) of each change and whether it is still being typed."""

    def __init__(self, label: str, corner: str, columns: list[dict[str, Any]], rows: list[dict[str, Any]],
                 edited: Callable[[list[tuple[int, int, str]], bool], None], done: Callable[[], None] = lambda: None) -> None:  # fmt: skip
        super().__init__()
        self._props |= {"label": label, "corner": corner, "columns": columns, "rows": rows}
        self.on(
            "edit",
            lambda e: edited(
                [(int(r), int(c), str(t)) for r, c, t in e.args["changes"][:100_000]],
                bool(e.args["live"]),
            ),
        )
        self.on("done", lambda _: done())

    def show(self, rows: list[dict[str, Any]]) -> None:
        """Other contents; nothing is sent where they are the same."""
        if rows != self._props["rows"]:
            self._props["rows"] = rows
            self.update()


class Formulas(Element, component=str(STATIC / "formula.js")):
    """Blocks of mathematics and headings."""

    def __init__(self, blocks: list[dict[str, Any]]) -> None:
        super().__init__()
        self._props["blocks"] = blocks


class View(Element, component=str(STATIC / "view.js"), esm={"nicegui-scene": str(THREE)}):
    """The robot in space."""

    def __init__(self, label: str, damaged: Callable[[list[str]], None]) -> None:
        super().__init__()
        show = {"frames": True, "labels": True, "axes": False, "meshes": True}
        self._props |= {
            "label": label,
            "skeleton": [],
            "size": 1.0,
            "pose": {},
            "ghosts": [],
            "meshes": [],
            "show": show,
        }
        self.watchers: list[Callable[[float], None]] = []  # told which part of the film is shown
        self.on("damaged", lambda e: damaged([str(text)[:300] for text in e.args[:20]]))
        self.on("film", lambda e: [tell(float(e.args["part"])) for tell in self.watchers])

    def robot(
        self,
        skeleton: list[dict[str, Any]],
        size: float,
        pose: dict[str, Any],
        meshes: Sequence[Mapping[str, Any]],
    ) -> None:
        """Another robot, or the same with other lengths."""
        self._props |= {"skeleton": skeleton, "size": size, "pose": pose, "meshes": meshes}
        self.update()

    def place(self, pose: dict[str, Any]) -> None:
        """Another posture; one small message."""
        with self._props.suspend_updates():
            self._props["pose"] = pose
        self.run_method("place", pose)

    def ghosts(self, poses: list[dict[str, Any]]) -> None:
        """Other postures, drawn transparent."""
        self._props["ghosts"] = [{"pose": pose} for pose in poses]
        self.update()

    def single(self, k: int) -> None:
        """One of the ghosts more than the others; all alike for -1."""
        self.run_method("single", k)

    def showing(self, **what: bool) -> None:
        self._props["show"] = {**self._props["show"], **what}
        self.update()

    def fit(self) -> None:
        self.run_method("fit")

    def film(self, frames: list[dict[str, Any]], seconds: float) -> None:
        """Postures at equal times, to be run or looked at."""
        self.run_method("film", frames, seconds)

    def run(self) -> None:
        self.run_method("run")

    def seek(self, part: float) -> None:
        """Stand still at a part of the film, 0 to 1."""
        self.run_method("seek", part)

    def stop(self) -> None:
        self.run_method("stop")


class Range(Element, component=str(STATIC / "range.js")):
    """The browser's own slider: the keyboard and screen readers know it."""

    def __init__(
        self,
        label: str,
        low: float,
        high: float,
        value: float,
        moved: Callable[[float], None],
        left: Callable[[], None],
    ) -> None:
        super().__init__()
        self._props |= {
            "label": label,
            "low": low,
            "high": high,
            "step": (high - low) / 720 or 0.001,
            "value": value,
        }
        self.on("moved", lambda e: moved(float(e.args)), throttle=0.04)
        self.on("left", lambda _: left())

    def put(self, value: float) -> None:
        """Another position, unless a hand holds it."""
        with self._props.suspend_updates():
            self._props["value"] = value
        self.run_method("put", value)


MAIN, PLAIN, PALE = "unelevated color=primary", "outline", "flat"


def button(
    words: str, do: Callable[..., Any], icon: str | None = None, look: str = PLAIN
) -> ui.button:
    """A button with words: MAIN for what a page is for, PLAIN for the rest, PALE for what is seldom wanted."""
    return ui.button(words, icon=icon, on_click=do).props(f"dense no-caps {look}")


def icon_button(title: str, icon: str, do: Callable[..., Any], look: str = "") -> ui.button:
    """A button with a picture, whose words are a tip."""
    made = ui.button(icon=icon, on_click=do).props(f"flat dense {look}").tooltip(title)
    made._props["aria-label"] = title  # as data: it may hold quotes
    return made


def number(label: str, value: float | None = None, width: int = 92, **more: Any) -> ui.number:
    """A small field for a number."""
    return (
        ui.number(label, value=value, **more)
        .props("dense outlined stack-label")
        .style(f"width: {width}px")
    )


def choice(label: str, options: Any, value: Any, width: int, **more: Any) -> ui.select:
    """A small field for one or several of some values."""
    return (
        ui.select(options, value=value, label=label, **more)
        .props("dense outlined options-dense")
        .style(f"width: {width}px")
    )


def upload(
    label: str, received: Callable[..., Any], most: int, refused: Callable[[str], Any]
) -> ui.upload:
    """A place for one file that is not too large."""
    return ui.upload(
        label=label, on_upload=received, auto_upload=True, max_file_size=most, max_files=1,
        on_rejected=lambda: refused(f"Not taken: at most one file of {most // 1024 // 1024} MB."),
    ).props("flat bordered").style("width: 100%")  # fmt: skip


def say(place: ui.label, text: str, bad: bool = False) -> None:
    """A remark in its place, or what went wrong."""
    place.set_text(text)
    place.classes(add="bad" if bad else "model-note", remove="model-note" if bad else "bad")


def plain_table(heads: list[str], rows: list[list[Any]], numbers: range = range(0)) -> ui.element:
    """A table of texts; every text is shown as it is."""
    with ui.element("table").classes("plain") as table:
        with ui.element("thead"), ui.element("tr"):
            for c, head in enumerate(heads):
                with ui.element("th").props("scope=col").classes("n" if c in numbers else ""):
                    ui.label(head)
        with ui.element("tbody"):
            for row in rows:
                with ui.element("tr"):
                    for c, text in enumerate(row):
                        with ui.element("td").classes("n" if c in numbers else ""):
                            ui.label(str(text))
    return table


def soon(element: Element, do: Callable[[], Awaitable[None]]) -> None:
    """Run a coroutine inside an element; it ends with it, not with the dialog or menu that asked for it."""

    async def run() -> None:
        if not element.is_deleted:
            with element:
                try:
                    await do()
                except RuntimeError:
                    if (
                        not element.is_deleted
                    ):  # else the window was closed meanwhile, and nobody waits for it
                        raise

    background_tasks.create(run(), name="page work")
