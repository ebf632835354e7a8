"""The bar at the top: the menus of SYMORO+, those of the models made from the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import ui

import symoro as sy
from symoro.cli.wanted import why_not
from symoro.models.inverse.arm import FIXED_JOINTS
from symoro.robot.data import CLOSED

TITLES = {
    "geometric": "Geometric",
    "kinematic": "Kinematic",
    "dynamic": "Dynamic",
    "identification": "Identification",
}
POSE = 6  # numbers of a pose: an arm with more joints needs some held
Entry = tuple[str, str, Callable[[], Any]]  # words, key, action


def menu_titles() -> dict[str, str]:
    """Every menu of the catalogue, in its order."""
    return {spec.menu: TITLES.get(spec.menu, spec.menu.capitalize()) for spec in sy.models()}


def plain_menu(title: str, entries: list[Entry | None]) -> None:
    """A menu of actions; None separates."""
    with (
        ui.button(title).props("flat no-caps dense text-color=white").mark(f"menu-{title}"),
        ui.menu().props("auto-close"),
    ):
        for entry in entries:
            if entry is None:
                ui.separator()
                continue
            words, key, action = entry
            with ui.menu_item(on_click=action).mark(
                f"entry-{words.removesuffix(' …').replace(' ', '-')}"
            ):
                with ui.item_section():
                    ui.label(words)
                if key:
                    with ui.item_section().props("side"):
                        ui.label(key).classes("pale")


def model_menu(
    menu: str,
    title: str,
    robot: Callable[[], sy.Robot | None],
    choose: Callable[[Any], None],
    more: list[Entry] | None = None,
) -> None:
    """The models of a menu; those that do not apply to the robot say why, and are pale unless holding a joint may help."""
    items = []
    with (
        ui.button(title).props("flat no-caps dense text-color=white").mark(f"menu-{title}"),
        ui.menu() as drop,
    ):
        for spec in (s for s in sy.models() if s.menu == menu):
            with ui.menu_item(on_click=lambda spec=spec: choose(spec)).mark(
                f"model-{spec.id}"
            ) as item:
                with ui.item_section():
                    ui.label(f"{spec.title} …")
                    reason = ui.item_label().props("caption").classes("reason")
                with ui.item_section().props("side"):
                    ui.label(spec.id).classes("pale")
            items.append((spec, item, reason))
        for entry in more or ():
            ui.separator()
            ui.menu_item(f"{entry[0]} …", on_click=entry[2])

    def look() -> None:
        now = robot()
        for spec, item, reason in items:
            why, never = reasons(spec, now)
            item.set_enabled(not never)
            reason.set_text(why)
            reason.set_visibility(bool(why))

    drop.on_value_change(lambda e: look() if e.value else None)


def reasons(spec: Any, robot: sy.Robot | None) -> tuple[str, bool]:
    """Why a model does not apply as it is, and whether options of its own cannot change that; remembered with the robot."""
    if robot is None:
        return "Open a robot first.", True
    why = str(robot.derived(("gui", "why not", spec.id), lambda: why_not(spec, robot)))
    return why, bool(why) and (
        robot.kind == CLOSED or FIXED_JOINTS not in spec.options or len(robot.moving) <= POSE
    )
