"""Buttons, fields and tables in the one look that the page has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import ui

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
