"""The parameter tables of a robot: their definition, their cells, and the panel that shows them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from nicegui import ui

from symoro.expr import table_text
from symoro.formats.par.syntax import BASE, DRIVE, EXTENDED_DRIVE, INERTIAL, LIMITS, MOTION, WRENCH
from symoro.gui.document import EMPTY, NAMES, VALUES, Cell, Document
from symoro.gui.scene.numeric_robot import assumed, format_unit, parameters
from symoro.gui.widgets import CellChange, Column, Grid, GridCell, GridRow
from symoro.gui.workbench import OpenRobot, Workbench
from symoro.notation import SYMBOLS

LONG_NUMBER = re.compile(r"(?<![\w.])\d*\.\d{5,}(?:[eE][+-]?\d+)?(?![\w.])")

GEOMETRY, DYNAMICS, GENERAL, VALUE_GROUP = "Geometry", "Dynamics", "General", "Values"
KEY_TEXTS = {  # key → label, unit, meaning, of keys that the notation does not have
    NAMES: ("name", "", "name of joint j in the source"),
    "qmin": ("qmin", "rad or m", "lower limit of the position of joint j"),
    "qmax": ("qmax", "rad or m", "upper limit of the position of joint j"),
    "vmax": ("vmax", "", "largest speed of joint j"),
    "taumax": ("Γmax", "", "largest torque or force of joint j"),
}
AMBIGUOUS_UNIT = " or "  # a unit that depends on the type of the joint stands in the tip only
VALUES_NOTE = (
    "They are used to draw the robot and to evaluate its models; generated code contains the "
    "symbols. Pale numbers are assumed."
)


@dataclass(frozen=True)
class Sheet:
    """A table: one column per key and one row per frame, link or joint.

    With `by_row` one row per key and the columns x, y, z; with `width` one key that fills a matrix.
    """

    title: str
    corner: str
    keys: tuple[str, ...]
    by_row: bool = False
    width: int = 0

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell of the document at a place of the table."""
        if self.width:
            return self.keys[0], self.width * row + column
        return (self.keys[row], column) if self.by_row else (self.keys[column], row)

    def _joint_names(self, document: Document) -> dict[str, str]:
        """Return the names of the joints by the head of their row; none if it has such a column."""
        if self.by_row or self.width or NAMES in self.keys:
            return {}
        names = document.cells.get(NAMES, ())
        return {str(j): name for j, name in enumerate(names, 1)}

    def row_heads(self, document: Document) -> list[str]:
        """Return the heads of the rows."""
        if self.by_row:
            return list(self.keys)
        count = document.count(self.keys[0])
        if self.width:
            return [str(k + 1) for k in range(count // self.width)]
        first = document.first_number(self.keys[0])
        return [str(first + k) for k in range(count)]

    def columns(self) -> list[Column]:
        """Return the columns for the grid."""
        if self.width:
            return [self._matrix_column(k) for k in range(1, self.width + 1)]
        if self.by_row:
            return [{"key": x, "label": x, "name": f"component {x}", "tip": ""} for x in "xyz"]
        return [_key_column(key) for key in self.keys]

    def _matrix_column(self, k: int) -> Column:
        return {
            "key": f"{self.keys[0]}{k}",
            "label": str(k),
            "name": f"{self.title}, column {k}",
            "tip": _key_texts(self.keys[0])[2],
        }

    def rows(self, document: Document) -> list[GridRow]:
        """Return the rows for the grid, with the errors of the cells."""
        columns = range(len(self.columns()))
        names = self._joint_names(document)
        return [
            {
                "head": head,
                "name": names.get(head, ""),
                "tip": _key_texts(head)[2] if self.by_row else names.get(head, ""),
                "cells": [_grid_cell(document, *self.cell(row, column)) for column in columns],
            }
            for row, head in enumerate(self.row_heads(document))
        ]


def _key_texts(key: str) -> tuple[str, str, str]:
    """Return label, unit and meaning of a key."""
    if key in KEY_TEXTS:
        return KEY_TEXTS[key]
    entry = SYMBOLS[key]
    return entry.symbol, entry.unit, entry.meaning.format(j="j")


def _key_column(key: str) -> Column:
    label, unit, meaning = _key_texts(key)
    tip = f"{key}: {meaning}" + (f" ({format_unit(unit)})" if unit else "")
    shown_unit = "" if AMBIGUOUS_UNIT in unit else format_unit(unit)
    return {"key": key, "label": label, "name": key, "unit": shown_unit, "tip": tip}


def _text_cell(text: str) -> GridCell:
    """Return a cell that shows numbers with six digits; they are edited with all of them."""
    short = LONG_NUMBER.sub(lambda number: table_text(float(number.group())), text)
    return {"text": text} if short == text else {"text": text, "short": short}


def _grid_cell(document: Document, key: str, k: int) -> GridCell:
    text = document.cells[key][k]
    cell = _text_cell("" if EMPTY.get(key) == text else text)
    error = document.checked.errors.get((key, k))
    if error:
        cell["error"] = error
    return cell


SHEETS = {
    GEOMETRY: (
        Sheet(
            "Geometric parameters",
            "j",
            ("ant", "sigma", "mu", "gamma", "b", "alpha", "d", "theta", "r"),
        ),
    ),
    DYNAMICS: (
        Sheet("Inertial parameters of the links", "j", INERTIAL),
        Sheet("Rotor inertia and friction", "j", DRIVE),
        Sheet("External force and moment on the environment", "j", WRENCH),
    ),
    GENERAL: (
        Sheet("Joints: motion, effort, elasticity", "j", (*MOTION, "eta", "k", *EXTENDED_DRIVE)),
        Sheet("Names and limits", "j", (NAMES, *LIMITS)),
        Sheet("Gravity and motion of the base", "", ("G", *BASE), by_row=True),
        Sheet("Placement Z of the base", "", ("Z",), width=4),
    ),
}
VALUE_COLUMNS: list[Column] = [
    {
        "key": "value",
        "label": "value",
        "name": "value of",
        "tip": "a number; a pale one is assumed",
    },
    {"key": "unit", "label": "unit", "name": "unit of", "tip": ""},
    {"key": "meaning", "label": "meaning", "name": "meaning of", "tip": "", "wide": True},
]


def value_rows(opened: OpenRobot) -> list[GridRow]:
    """Return the symbols of a robot with their numbers; assumed numbers are shown pale."""
    if opened.robot is None:
        return []
    document, guesses = opened.document, assumed(opened.robot)
    names = list(document.values)
    errors = {names[k]: text for (key, k), text in document.checked.errors.items() if key == VALUES}
    rows: list[GridRow] = []
    for name, about in parameters(opened.robot).items():
        value = _text_cell(document.values.get(name, ""))
        value["guess"] = table_text(guesses.get(name, 0.0))
        if name in errors:
            value["error"] = errors[name]
        unit: GridCell = {"text": format_unit(about.unit), "locked": True}
        meaning: GridCell = {"text": about.meaning, "locked": True}
        rows.append({"head": name, "tip": about.meaning, "cells": [value, unit, meaning]})
    return rows


class ParameterTables:
    """The panel with the tables of one robot, and the first error or remark above them."""

    def __init__(self, bench: Workbench, opened: OpenRobot) -> None:
        self.bench, self.opened = bench, opened
        self.grids: list[tuple[Grid, Callable[[], list[GridRow]]]] = []  # with their contents
        self._build()
        self.refresh()

    def _build(self) -> None:
        groups = [*SHEETS, VALUE_GROUP]
        with ui.element("div").classes("tables"):
            with ui.element("div").classes("tables-head"):
                self.choice = ui.toggle(groups, value=GEOMETRY, on_change=self._choose)
                self.choice.props('dense no-caps unelevated aria-label="Which parameters"')
                ui.space()
                self.name = ui.input("Robot", value=self.opened.document.name)
                self.name.props("dense outlined").classes("robot-name")
                self.name.on("change", self._rename)
            self.message = ui.label().classes("table-message")
            self.message.props('role="status" aria-live="polite"')
            self.panels = {group: ui.element("div").classes("table-group") for group in groups}
        self._choose()

    def _fill(self, group: str) -> None:
        """Build the tables of a group; called when it is shown for the first time."""
        for sheet in SHEETS.get(group, ()):
            self._add_sheet(sheet)
        if group == VALUE_GROUP:
            ui.label("Numbers for the symbols").classes("table-title")
            ui.label(VALUES_NOTE).classes("table-note")
            rows = value_rows(self.opened)
            grid = Grid(
                "Values of symbols", "symbol", VALUE_COLUMNS, rows, self._edit_values, self._done
            )
            self.grids.append((grid, lambda: value_rows(self.opened)))

    def _add_sheet(self, sheet: Sheet) -> None:
        ui.label(sheet.title).classes("table-title")

        def edit(changes: list[CellChange], live: bool) -> None:
            edits = [(*sheet.cell(row, column), text) for row, column, text in changes]
            self.bench.edit(self.opened, edits, edits[0][:2] if live else None)

        rows = sheet.rows(self.opened.document)
        grid = Grid(sheet.title, sheet.corner, sheet.columns(), rows, edit, self._done)
        self.grids.append((grid, lambda: sheet.rows(self.opened.document)))

    def _edit_values(self, changes: list[CellChange], live: bool) -> None:
        names = list(parameters(self.opened.robot)) if self.opened.robot else []
        values = {
            names[row]: text for row, column, text in changes if column == 0 and row < len(names)
        }
        self.bench.set_values(self.opened, values, ("value", *values) if live else None)

    def _rename(self) -> None:
        self.bench.replace(self.opened, self.opened.document.renamed(self.name.value))

    def _done(self) -> None:
        self.opened.last_edit = None

    def _choose(self) -> None:
        for group, panel in self.panels.items():
            is_chosen = group == self.choice.value
            panel.set_visibility(is_chosen)
            if is_chosen and not panel.default_slot.children:
                with panel:
                    self._fill(group)
        self._show_message()

    def refresh(self) -> None:
        """Show the document as it is now."""
        for grid, rows in self.grids:
            grid.show(rows())
        if self.name.value != self.opened.document.name:
            self.name.set_value(self.opened.document.name)
        self._show_message()

    def _show_message(self) -> None:
        message = next(self._messages(), "")
        is_error = bool(message) and self.opened.document.checked.robot is None
        self.message.set_text(message)
        self.message.classes(replace="table-message" + (" wrong" if is_error else ""))
        self.message.set_visibility(bool(message))

    def _messages(self) -> Iterator[str]:
        """Yield errors, and remarks about the tables that are shown."""
        checked = self.opened.document.checked
        if checked.trouble:
            yield checked.trouble
        for (key, k), text in checked.errors.items():
            yield f"{key}[{k + 1}]: {text}" if key != VALUES else text
        keys = [key for sheet in SHEETS.get(self.choice.value, ()) for key in sheet.keys]
        yield from (text for text in checked.remarks if text.partition("[")[0] in keys)
