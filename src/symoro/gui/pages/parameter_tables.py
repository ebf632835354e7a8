"""The parameter tables of a robot: which there are, what their cells hold, and the panel that shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from nicegui import ui

from symoro.formats.par.syntax import BASE, DRIVE, EXTENDED_DRIVE, INERTIAL, LIMITS, WRENCH
from symoro.gui.document import EMPTY, VALUES, Cell, Document
from symoro.gui.scene.numeric_robot import assumed, parameters, tidy
from symoro.gui.widgets import Grid
from symoro.gui.workbench import Open, Workbench
from symoro.notation import SYMBOLS

TIPS = {
    "names": ("name", "", "name of joint j in the source"), "qmin": ("qmin", "rad or m", "lower limit of the position of joint j"),
    "qmax": ("qmax", "rad or m", "upper limit of the position of joint j"), "vmax": ("vmax", "", "largest speed of joint j"),
    "taumax": ("Γmax", "", "largest torque or force of joint j"),
}  # fmt: skip
UNITS = {
    "rad/s or m/s": "",
    "rad/s2 or m/s2": "",
    "N.m or N": "",
    "N.m.s/rad or N.s/m": "",
    "kg.m2 or kg": "",
    "N.m/rad or N/m": "",
    "rad or m": "",
}


@dataclass(frozen=True)
class Sheet:
    """A table: one column per key and one row per frame, link or joint; or one row per key."""

    title: str
    corner: str
    keys: tuple[str, ...]
    across: bool = False  # True: a row per key, x y z as columns
    width: int = 0  # for one key that fills a matrix

    def cell(self, r: int, c: int) -> Cell:
        if self.width:
            return self.keys[0], self.width * r + c
        return (self.keys[r], c) if self.across else (self.keys[c], r)

    def heads(self, d: Document) -> list[str]:
        if self.width:
            return [str(k + 1) for k in range(d.rows(self.keys[0]) // self.width)]
        if self.across:
            return [f"{k}" for k in self.keys]
        first = d.first_link() if self.keys[0] in (*INERTIAL, *DRIVE, *WRENCH) else 1
        return [str(first + k) for k in range(d.rows(self.keys[0]))]

    def columns(self) -> list[dict[str, Any]]:
        if self.width:
            return [
                {
                    "key": f"{self.keys[0]}{k}",
                    "label": str(k),
                    "name": f"{self.title}, column {k}",
                    "tip": _tip(self.keys[0])[2],
                }
                for k in (1, 2, 3, 4)
            ]
        if self.across:
            return [{"key": a, "label": a, "name": f"component {a}", "tip": ""} for a in "xyz"]
        return [{"key": k, "label": label, "name": k, "unit": tidy(UNITS.get(unit, unit)), "tip": f"{k}: {meaning}" + (f" ({tidy(unit)})" if unit else "")}
                for k in self.keys for label, unit, meaning in (_tip(k),)]  # fmt: skip


GEOMETRY, DYNAMICS, GENERAL, NUMBERS = "Geometry", "Dynamics", "General", "Values"
SHEETS = {
    GEOMETRY: (Sheet("Geometric parameters", "j", ("ant", "sigma", "mu", "gamma", "b", "alpha", "d", "theta", "r")),),
    DYNAMICS: (Sheet("Inertial parameters of the links", "j", INERTIAL), Sheet("Rotor inertia and friction", "j", DRIVE),
               Sheet("External force and moment on the environment", "j", WRENCH)),
    GENERAL: (Sheet("Joints: motion, effort, elasticity", "j", ("QP", "QDP", "GAM", "eta", "k", *EXTENDED_DRIVE)),
              Sheet("Names and limits", "j", ("names", *LIMITS)),
              Sheet("Gravity and motion of the base", "", ("G", *BASE), across=True), Sheet("Placement Z of the base", "", ("Z",), width=4)),
}  # fmt: skip


def _tip(key: str) -> tuple[str, str, str]:
    if key in TIPS:
        return TIPS[key]
    entry = SYMBOLS[key]
    return entry.symbol, entry.unit, entry.meaning.format(j="j")


def sheet_rows(sheet: Sheet, d: Document) -> list[dict[str, Any]]:
    """The cells as the page shows them."""
    errors = d.checked.errors
    width = len(sheet.columns())
    rows = []
    for r, head in enumerate(sheet.heads(d)):
        cells = []
        for c in range(width):
            key, k = sheet.cell(r, c)
            text = d.cells[key][k]
            cells.append(
                {
                    "t": "" if EMPTY.get(key) == text else text,
                    **({"e": errors[key, k]} if (key, k) in errors else {}),
                }
            )
        rows.append({"head": head, "tip": _tip(head)[2] if sheet.across else "", "cells": cells})
    return rows


def value_rows(opened: Open) -> list[dict[str, Any]]:
    """Symbols with their numbers; an assumed one is shown pale."""
    if opened.robot is None:
        return []
    d, guesses = opened.document, assumed(opened.robot)
    errors = {
        list(d.values)[k]: text for (key, k), text in d.checked.errors.items() if key == VALUES
    }
    return [
        {"head": name, "tip": m.meaning, "cells": [
            {"t": d.values.get(name, ""), "g": f"{guesses.get(name, 0.0):g}", **({"e": errors[name]} if name in errors else {})},
            {"t": tidy(m.unit), "l": True}, {"t": m.meaning, "l": True}]}
        for name, m in parameters(opened.robot).items()
    ]  # fmt: skip


VALUE_COLUMNS: list[dict[str, Any]] = [
    {
        "key": "value",
        "label": "value",
        "name": "value of",
        "tip": "a number; pale ones are assumed where none is given",
    },
    {"key": "unit", "label": "unit", "name": "unit of", "tip": ""},
    {"key": "meaning", "label": "meaning", "name": "meaning of", "tip": "", "wide": True},
]


class Tables:
    """The panel of one robot: a choice of tables, and what is wrong below it."""

    def __init__(self, bench: Workbench, opened: Open) -> None:
        self.bench, self.opened = bench, opened
        self.grids: list[
            tuple[Grid, Callable[[], list[dict[str, Any]]]]
        ] = []  # with what each is to show
        self.build()
        self.refresh()

    def build(self) -> None:
        with ui.element("div").classes("tables"):
            with ui.element("div").classes("tables-head"):
                self.choice = ui.toggle([*SHEETS, NUMBERS], value=GEOMETRY, on_change=self._choose)
                self.choice.props('dense no-caps unelevated aria-label="Which parameters"')
                ui.space()
                self.name = (
                    ui.input("Robot", value=self.opened.document.name)
                    .props("dense outlined")
                    .classes("robot-name")
                )
                self.name.on("change", self._renamed)
            self.message = (
                ui.label().classes("table-message").props('role="status" aria-live="polite"')
            )
            self.parts = {
                group: ui.element("div").classes("table-group") for group in (*SHEETS, NUMBERS)
            }
        self._choose()

    def _fill(self, group: str) -> None:
        """The tables of a group, made at its first sight."""
        for sheet in SHEETS.get(group, ()):
            self._sheet(sheet)
        if group == NUMBERS:
            ui.label("Numbers for the symbols").classes("table-title")
            ui.label(
                "They draw the robot and run its models; generated code keeps the symbols. Pale numbers are assumed."
            ).classes("table-note")
            grid = Grid(
                "Values of symbols",
                "symbol",
                VALUE_COLUMNS,
                value_rows(self.opened),
                self._valued,
                self._done,
            )
            self.grids.append((grid, lambda: value_rows(self.opened)))

    def _sheet(self, sheet: Sheet) -> None:
        ui.label(sheet.title).classes("table-title")

        def edited(changes: list[tuple[int, int, str]], live: bool) -> None:
            found = [(*sheet.cell(r, c), text) for r, c, text in changes]
            self.bench.edit(self.opened, found, about=found[0][:2] if live else None)

        rows = sheet_rows(sheet, self.opened.document)
        grid = Grid(sheet.title, sheet.corner, sheet.columns(), rows, edited, self._done)
        self.grids.append((grid, lambda: sheet_rows(sheet, self.opened.document)))

    def _valued(self, changes: list[tuple[int, int, str]], live: bool) -> None:
        names = list(parameters(self.opened.robot)) if self.opened.robot else []
        found = {names[r]: text for r, c, text in changes if c == 0 and r < len(names)}
        self.bench.value(self.opened, found, about=("value", *found) if live else None)

    def _renamed(self) -> None:
        self.bench.replace(self.opened, self.opened.document.called(self.name.value))

    def _done(self) -> None:
        self.opened.merging = None

    def _choose(self) -> None:
        for group, part in self.parts.items():
            part.set_visibility(group == self.choice.value)
            if group == self.choice.value and not part.default_slot.children:
                with part:
                    self._fill(group)
        self._tell()

    def refresh(self) -> None:
        """Show the document as it is now."""
        for grid, rows in self.grids:
            grid.show(rows())
        if self.name.value != self.opened.document.name:
            self.name.set_value(self.opened.document.name)
        self._tell()

    def _tell(self) -> None:
        found = list(self._remarks())
        self.message.set_text(found[0] if found else "")
        self.message.classes(
            replace="table-message"
            + (" wrong" if found and self.opened.document.checked.robot is None else "")
        )
        self.message.set_visibility(bool(found))

    def _remarks(self) -> Iterator[str]:
        """What is wrong, or worth a look, in words."""
        checked = self.opened.document.checked
        if checked.trouble:
            yield checked.trouble
        for (key, k), text in checked.errors.items():
            yield f"{key}[{k + 1}]: {text}" if key != VALUES else text
        keys = [key for sheet in SHEETS.get(self.choice.value, ()) for key in sheet.keys]
        yield from (text for text in checked.remarks if text.partition("[")[0] in keys)
