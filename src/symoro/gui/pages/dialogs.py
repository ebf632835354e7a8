"""Dialogs: a new robot, an example, a file, a name, a listing, a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from nicegui import events, ui

import symoro as sy
from symoro.errors import SymoroError
from symoro.gui.document import CLOSED_LOOP, Document, from_robot, new_document
from symoro.gui.storage import MAX_UPLOAD, READABLE, Folder, read_upload, upload_bytes
from symoro.gui.widgets import upload_field
from symoro.robot import STRUCTURES

LISTING_FORMS = (
    "Assignments as SYMORO+, OpenSYMORO or symoro wrote them: "
    "MATLAB, C, Python, Mathematica, Maple or SYMORO's own form."
)
OBJECTIVES = ["time", "operations", "own-angles"]
SUFFIXES = ", ".join(READABLE)


# --- parts of dialogs -----------------------------------------------------------------------------


@contextmanager
def dialog_window(title: str, hint: str = "") -> Iterator[ui.dialog]:
    """Open a dialog; elements that are created inside become its contents.

    It belongs to the page, not to the menu or button that opened it, and is deleted when closed.
    """
    with (
        ui.context.client.content,
        ui.dialog() as dialog,
        ui.element("div").classes("dialog q-card"),
    ):
        dialog._props["aria-label"] = title  # not by props(): the title may contain quotes
        with ui.element("h2"):
            ui.label(title)
        if hint:
            ui.label(hint).classes("hint")
        yield dialog
    dialog.on("hide", dialog.delete)
    dialog.open()


def error_label() -> ui.label:
    """Add a label for an error message."""
    return ui.label().classes("wrong").props('role="alert"')


def dialog_buttons(
    dialog: ui.dialog, actions: dict[str, Callable[[], Any]], cancel: str = "Cancel"
) -> None:
    """Add the buttons at the end of a dialog."""
    with ui.element("div").classes("ends"):
        ui.button(cancel, on_click=dialog.close).props("flat no-caps")
        for text, action in actions.items():
            ui.button(text, on_click=action).props("unelevated no-caps color=primary")


# --- general dialogs ------------------------------------------------------------------------------


def show_message(title: str, text: str) -> None:
    """Show a text."""
    with dialog_window(title) as dialog:
        label = ui.label(text).classes("hint")
        label.style("white-space: pre-wrap; max-height: 55dvh; overflow: auto")
        dialog_buttons(dialog, {}, "Close")


def ask_file_name(title: str, value: str, hint: str, save: Callable[[str], None]) -> None:
    """Ask for a file name; an error of `save` is shown in the dialog."""
    with dialog_window(title, hint) as dialog:
        name = ui.input("File name", value=value).props("dense outlined autofocus")
        error_text = error_label()

        def done() -> None:
            try:
                save(name.value.strip())
                dialog.close()
            except SymoroError as error:
                error_text.set_text(str(error))

        name.on("keydown.enter", done)
        dialog_buttons(dialog, {"Save": done})


def ask_question(title: str, hint: str, actions: dict[str, Callable[[], Any]]) -> None:
    """Ask a question with some answers, and Cancel."""

    def close_and(action: Callable[[], Any]) -> None:
        dialog.close()
        action()

    with dialog_window(title, hint) as dialog:
        answers = {text: partial(close_and, action) for text, action in actions.items()}
        dialog_buttons(dialog, {**answers})


# --- robots ---------------------------------------------------------------------------------------


def new_robot(create: Callable[[Document], None]) -> None:
    """Ask for the structure and the numbers of links and joints of a new robot."""
    with dialog_window("New robot", "The parameters are entered in the tables.") as dialog:
        name = ui.input("Name", value="robot").props("dense outlined autofocus")
        structure = ui.select(list(STRUCTURES), value=STRUCTURES[0], label="Structure")
        structure.props("dense outlined")
        links = ui.number("Moving links", value=3, min=1, precision=0).props("dense outlined")
        joints = ui.number("Joints", value=3, min=1, precision=0).props("dense outlined")
        error_text = error_label()

        def update_joints() -> None:
            loops = 1 if structure.value == CLOSED_LOOP else 0
            joints.set_enabled(bool(loops))
            if not loops or (joints.value or 0) <= (links.value or 0):
                joints.set_value((links.value or 0) + loops)

        def done() -> None:
            sizes = int(links.value or 0), int(joints.value or 0)
            try:
                document = new_document(name.value, structure.value, *sizes)
            except ValueError as error:
                error_text.set_text(str(error))
                return
            dialog.close()
            create(document)

        structure.on_value_change(update_joints)
        links.on_value_change(update_joints)
        update_joints()
        dialog_buttons(dialog, {"Create": done})


def choose_example(choose: Callable[[str], None]) -> None:
    """Show the built-in robots with a search field."""
    with dialog_window("Examples", "Built-in robots, each with its source.") as dialog:

        def pick(name: str) -> None:
            dialog.close()
            choose(name)

        robots = {name: sy.load(name) for name in sy.robot_names()}
        search = ui.input("Search").props("dense outlined clearable autofocus")
        with ui.list().props("dense separator").classes("examples") as listing:
            for name, robot in robots.items():
                about = f"{robot.structure}, {robot.NL} links, {robot.NJ} joints"
                with ui.item(on_click=partial(pick, name)) as item, ui.item_section():
                    ui.item_label(robot.title or robot.name)
                    ui.item_label(f"{name} · {about}").props("caption")
                text = f"{name} {robot.title} {robot.structure}".lower()
                item.bind_visibility_from(search, "value", partial(_matches, text))
        listing.props('aria-label="Built-in robots"')


def _matches(text: str, search: str | None) -> bool:
    return not search or search.lower() in text


def open_file(
    folder: Folder, choose: Callable[[str], None], uploaded: Callable[[Document], None]
) -> None:
    """Ask for a file of the folder, or for an upload."""
    with dialog_window("Open", f"Files in {folder.path}") as dialog:
        error_text = error_label()

        def pick(name: str) -> None:
            try:
                choose(name)
                dialog.close()
            except SymoroError as error:
                error_text.set_text(str(error))

        names = folder.robots()
        if names:
            with ui.list().props("dense separator").classes("examples"):
                for name in names:
                    ui.item(name, on_click=partial(pick, name))
        else:
            ui.label(f"There are no robot files here ({SUFFIXES}).").classes("hint")
        ui.label("or a file from elsewhere").classes("hint")
        _robot_upload(dialog, SUFFIXES, error_text, lambda robot: uploaded(from_robot(robot)), dict)
        dialog_buttons(dialog, {}, "Close")


def import_file(imported: Callable[[Document, str], None]) -> None:
    """Ask for a file of another system and options of the conversion.

    `imported` gets the document and a report of the conversion.
    """
    suffixes = ", ".join(suffix for suffix, f in READABLE.items() if f.describe)
    hint = "A robot of another system, converted to Khalil's frames."
    with dialog_window("Import", hint) as dialog:
        symbolic = ui.checkbox("Replace numbers by symbols (their values are stored)")
        floating = ui.checkbox("Floating base")
        for field in (symbolic, floating):
            field.props("dense")
        error_text = error_label()

        def options() -> dict[str, bool]:
            base = {"floating": True} if floating.value else {}
            return {"symbolic": bool(symbolic.value), **base}

        def loaded(robot: sy.Robot) -> None:
            imported(from_robot(robot), robot.origin.report() if robot.origin else "")

        _robot_upload(dialog, suffixes, error_text, loaded, options)
        dialog_buttons(dialog, {}, "Close")


def _robot_upload(
    dialog: ui.dialog,
    suffixes: str,
    error_text: ui.label,
    loaded: Callable[[sy.Robot], None],
    options: Callable[[], dict[str, Any]],
) -> None:
    """Add an upload field for a robot file; the dialog closes when the robot is read."""

    async def received(e: events.UploadEventArguments) -> None:
        try:
            robot = await read_upload(e.file, **options())
        except SymoroError as error:
            error_text.set_text(str(error))
            uploader.reset()
            return
        dialog.close()
        loaded(robot)

    label = f"Choose or drop a file ({suffixes})"
    uploader = upload_field(label, received, MAX_UPLOAD, error_text.set_text)


# --- listings -------------------------------------------------------------------------------------


def ask_listing(optimise: Callable[[str, dict[str, Any]], None]) -> None:
    """Ask for the text of a listing and options of the optimiser."""
    with dialog_window("Optimise a listing", LISTING_FORMS) as dialog:
        listing = ui.textarea("Listing")
        listing.props("outlined input-style='font-family: monospace; height: 32vh'")
        error_text = error_label()

        async def received(e: events.UploadEventArguments) -> None:
            try:
                listing.set_value((await upload_bytes(e.file)).decode("utf-8", "replace"))
            except SymoroError as error:
                error_text.set_text(str(error))

        upload_field("or a file", received, MAX_UPLOAD, error_text.set_text)
        outputs = ui.input("Outputs (default: the results)")
        variables = ui.input("Inputs that change from call to call (default: q1, QP1 …)")
        objective = ui.select(OBJECTIVES, value=OBJECTIVES[0], label="Objective")
        for field in (outputs, variables, objective):
            field.props("dense outlined")

        def done() -> None:
            if "=" not in (listing.value or ""):
                error_text.set_text("Expected assignments: name = formula.")
                return
            dialog.close()
            options = {"outputs": outputs.value.strip(), "variables": variables.value.strip()}
            if objective.value != OBJECTIVES[0]:
                options["objective"] = objective.value
            optimise(listing.value, {name: v for name, v in options.items() if v})

        dialog_buttons(dialog, {"Optimise": done})
