"""Small windows that ask: a new robot, an example, a file, a name, a model's options, yes or no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from nicegui import events, ui

import symoro as sy
from symoro.errors import SymoroError
from symoro.gui.document import STRUCTURES, Document, from_robot, new_document
from symoro.gui.pages.bars import reasons
from symoro.gui.pages.option_form import OptionForm
from symoro.gui.storage import MAX_UPLOAD, READABLE, Folder, read_upload, upload_bytes
from symoro.gui.widgets import upload


@contextmanager
def window(title: str, hint: str = "") -> Iterator[ui.dialog]:
    """A dialog with a title, of the page and not of what asked for it; what is made inside is its contents."""
    with (
        ui.context.client.content,
        ui.dialog() as dialog,
        ui.element("div").classes("dialog q-card"),
    ):
        dialog._props["aria-label"] = title  # as data: a name may hold quotes
        _title(title)
        if hint:
            ui.label(hint).classes("hint")
        yield dialog
    dialog.on("hide", dialog.delete)
    dialog.open()


def _title(text: str) -> None:
    with ui.element("h2"):
        ui.label(text)


def ends(dialog: ui.dialog, action: str, do: Callable[[], Any]) -> None:
    """The buttons at the end of a dialog."""
    with ui.element("div").classes("ends"):
        ui.button("Cancel", on_click=dialog.close).props("flat no-caps")
        ui.button(action, on_click=do).props("unelevated no-caps color=primary")


def closing(dialog: ui.dialog) -> None:
    """The button at the end of a dialog that only shows."""
    with ui.element("div").classes("ends"):
        ui.button("Close", on_click=dialog.close).props("flat no-caps")


def new_robot(take: Callable[[Document], None]) -> None:
    """Structure and number of links and joints."""
    with window("New robot", "The parameters are typed into the tables afterwards.") as dialog:
        name = ui.input("Name", value="robot").props("dense outlined autofocus")
        structure = ui.select(list(STRUCTURES), value=STRUCTURES[0], label="Structure").props(
            "dense outlined"
        )
        links = ui.number("Moving links", value=3, min=1, precision=0).props("dense outlined")
        joints = ui.number("Joints", value=3, min=1, precision=0).props("dense outlined")
        wrong = ui.label().classes("wrong").props('role="alert"')

        def follow() -> None:
            closed = structure.value == STRUCTURES[2]
            joints.set_enabled(closed)
            if not closed or (joints.value or 0) <= (links.value or 0):
                joints.set_value((links.value or 0) + (1 if closed else 0))

        def make() -> None:
            try:
                made = new_document(
                    name.value, structure.value, int(links.value or 0), int(joints.value or 0)
                )
            except ValueError as error:
                wrong.set_text(str(error))
                return
            dialog.close()
            take(made)

        structure.on_value_change(follow)
        links.on_value_change(follow)
        follow()
        ends(dialog, "Create", make)


def examples(take: Callable[[str], None]) -> None:
    """The built-in robots."""
    with window("Examples", "Built-in robots, each with its source.") as dialog:

        def pick(name: str) -> None:
            dialog.close()
            take(name)

        found = [(name, sy.load(name)) for name in sy.robot_names()]
        search = ui.input("Search").props("dense outlined clearable autofocus")
        with ui.list().props("dense separator").classes("examples") as listing:
            for name, robot in found:
                with ui.item(on_click=partial(pick, name)) as item, ui.item_section():
                    ui.item_label(robot.title or robot.name)
                    ui.item_label(
                        f"{name} · {STRUCTURES[robot.kind]}, {robot.NL} links, {robot.NJ} joints"
                    ).props("caption")
                item.bind_visibility_from(
                    search,
                    "value",
                    partial(_matches, f"{name} {robot.title} {STRUCTURES[robot.kind]}".lower()),
                )
        listing.props('aria-label="Built-in robots"')


def _matches(words: str, wanted: str | None) -> bool:
    return not wanted or wanted.lower() in words


def open_file(
    folder: Folder, take: Callable[[str], None], uploaded: Callable[[Document], None]
) -> None:
    """A file of the folder, or one from anywhere, uploaded."""
    kinds = ", ".join(READABLE)
    with window("Open", f"Files in {folder.path}") as dialog:
        wrong = ui.label().classes("wrong").props('role="alert"')

        def pick(name: str) -> None:
            try:
                take(name)
                dialog.close()
            except SymoroError as error:
                wrong.set_text(str(error))

        async def received(e: events.UploadEventArguments) -> None:
            try:
                robot = await read_upload(e.file)
            except SymoroError as error:
                wrong.set_text(str(error))
                uploader.reset()
                return
            dialog.close()
            uploaded(from_robot(robot))

        names = folder.robots()
        if names:
            with ui.list().props("dense separator").classes("examples"):
                for name in names:
                    ui.item(name, on_click=partial(pick, name))
        else:
            ui.label(f"There are no robot files here ({kinds}).").classes("hint")
        ui.label("or a file from elsewhere").classes("hint")
        uploader = upload(f"Choose or drop a file ({kinds})", received, MAX_UPLOAD, wrong.set_text)
        closing(dialog)


def import_file(uploaded: Callable[[Document, str], None]) -> None:
    """A file of another system, with the options of the conversion."""
    kinds = ", ".join(suffix for suffix, f in READABLE.items() if f.describe)
    with window("Import", "A robot of another system, converted to Khalil's frames.") as dialog:
        symbolic = ui.checkbox("Symbols for its numbers (their values are kept)").props("dense")
        floating = ui.checkbox("The root moves freely").props("dense")
        wrong = ui.label().classes("wrong").props('role="alert"')

        async def received(e: events.UploadEventArguments) -> None:
            options = {
                "symbolic": bool(symbolic.value),
                **({"floating": True} if floating.value else {}),
            }
            try:
                robot = await read_upload(e.file, **options)
            except SymoroError as error:
                wrong.set_text(str(error))
                uploader.reset()
                return
            dialog.close()
            uploaded(from_robot(robot), robot.origin.report() if robot.origin else "")

        uploader = upload(f"Choose or drop a file ({kinds})", received, MAX_UPLOAD, wrong.set_text)
        closing(dialog)


def tell(title: str, text: str) -> None:
    """Something to read."""
    with window(title) as dialog:
        ui.label(text).style("white-space: pre-wrap; max-height: 55dvh; overflow: auto").classes(
            "hint"
        )
        closing(dialog)


def ask_name(title: str, value: str, hint: str, take: Callable[[str], None]) -> None:
    """A file name; what `take` refuses is shown."""
    with window(title, hint) as dialog:
        name = ui.input("File name", value=value).props("dense outlined autofocus")
        wrong = ui.label().classes("wrong").props('role="alert"')

        def done() -> None:
            try:
                take(name.value.strip())
                dialog.close()
            except SymoroError as error:
                wrong.set_text(str(error))

        name.on("keydown.enter", done)
        ends(dialog, "Save", done)


def ask(title: str, hint: str, actions: dict[str, Callable[[], Any]]) -> None:
    """A question with some answers, and Cancel."""
    with window(title, hint) as dialog, ui.element("div").classes("ends"):
        ui.button("Cancel", on_click=dialog.close).props("flat no-caps")
        for words, do in actions.items():
            ui.button(words, on_click=partial(_answered, dialog, do)).props(
                "unelevated no-caps color=primary"
            )


def _answered(dialog: ui.dialog, do: Callable[[], Any]) -> None:
    dialog.close()
    do()


def model_options(
    spec: Any,
    robot: sy.Robot,
    given: dict[str, Any],
    take: Callable[[dict[str, Any]], Awaitable[None] | None],
) -> None:
    """The options of a model."""
    with window(spec.title, f"{spec.id} of {robot.name}") as dialog:
        ui.label(reasons(spec, robot)[0]).classes("hint warn")
        form = OptionForm(spec, robot, given)
        wrong = ui.label().classes("wrong").props('role="alert"')

        def done() -> None:
            complaints = form.complaints()
            wrong.set_text("\n".join(complaints))
            if not complaints:
                dialog.close()
                take(form.values)

        ends(dialog, "Generate", done)


KINDS = "Assignments as SYMORO+, OpenSYMORO or symoro wrote them: MATLAB, C, Python, Mathematica, Maple or SYMORO's own form."
OBJECTIVES = ["time", "operations", "own-angles"]


def optimizer(take: Callable[[str, dict[str, Any]], None]) -> None:
    """Ask for the text of a listing."""
    with window("Optimise a listing", KINDS) as dialog:
        text = ui.textarea("Listing").props(
            "outlined input-style='font-family: monospace; height: 32vh'"
        )
        wrong = ui.label().classes("wrong").props('role="alert"')

        async def received(e: events.UploadEventArguments) -> None:
            try:
                text.set_value((await upload_bytes(e.file)).decode("utf-8", "replace"))
            except SymoroError as error:
                wrong.set_text(str(error))

        upload("or a file", received, MAX_UPLOAD, wrong.set_text)
        outputs = ui.input("Outputs (default: the results)").props("dense outlined")
        variables = ui.input("Inputs that change from call to call (default: q1, QP1 …)").props(
            "dense outlined"
        )
        objective = ui.select(OBJECTIVES, value=OBJECTIVES[0], label="What is minimised").props(
            "dense outlined"
        )

        def done() -> None:
            if "=" not in (text.value or ""):
                wrong.set_text("A listing has assignments: name = formula.")
                return
            dialog.close()
            chosen = {
                "outputs": outputs.value.strip(),
                "variables": variables.value.strip(),
                "objective": objective.value,
            }
            take(text.value, {k: v for k, v in chosen.items() if v and v != OBJECTIVES[0]})

        ends(dialog, "Optimise", done)
