"""Dialogs: a new robot, an example, a file, a name, a listing, a question, options of a model."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from nicegui import events, ui

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.gui.document import CLOSED_LOOP, Document, from_robot, new_document
from symoro.gui.widgets import upload_field
from symoro.gui.workbench import MAX_UPLOAD, READABLE, Folder, read_upload, upload_bytes
from symoro.robot import STRUCTURES
from symoro.tracing import COMMON, Option

LISTING_FORMS = (
    "Assignments as SYMORO+, OpenSYMORO or symoro wrote them: "
    "MATLAB, C, Python, Mathematica, Maple or SYMORO's own form."
)
OBJECTIVES = ["time", "operations", "own-angles"]
SUFFIXES = ", ".join(READABLE)
POSE_SIZE = 6  # an arm with more joints needs some of them held


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
            except sy.SymoroError as error:
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


def search_models(choose: Callable[[ModelSpec], None]) -> None:
    """Show all models with a search field for their ids, titles and other names."""
    with dialog_window("Find a model", "By its title, id or everyday name.") as dialog:

        def pick(spec: ModelSpec) -> None:
            dialog.close()
            choose(spec)

        search = ui.input("Search").props("dense outlined clearable autofocus").mark("search-model")
        with ui.list().props("dense separator").classes("examples") as listing:
            for spec in sy.models():
                with ui.item(on_click=partial(pick, spec)) as item, ui.item_section():
                    ui.item_label(spec.title)
                    ui.item_label(" · ".join((spec.id, *spec.names))).props("caption")
                item.mark(f"found-{spec.id}")
                item.bind_visibility_from(search, "value", partial(_matches_model, spec))
        listing.props('aria-label="Models"')


def _matches_model(spec: ModelSpec, search: str | None) -> bool:
    return spec.matches(search or "")


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
            except sy.SymoroError as error:
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
        except sy.SymoroError as error:
            error_text.set_text(str(error))
            uploader.reset()
            return
        dialog.close()
        loaded(robot)

    label = f"Choose or drop a file ({suffixes})"
    uploader = upload_field(label, received, MAX_UPLOAD.value, error_text.set_text)


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
            except sy.SymoroError as error:
                error_text.set_text(str(error))

        upload_field("or a file", received, MAX_UPLOAD.value, error_text.set_text)
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


# --- options of a model: each option says which values it accepts ---------------------------------


@dataclass(frozen=True)
class FieldKind:
    """The field in which an option is entered: one of some choices, several of them, or a text."""

    choices: tuple[Any, ...] = ()
    several: bool = False


def field_kind(option: Option, robot: sy.Robot) -> FieldKind:
    """Return the kind of field for an option.

    A wrong value raises an error that lists the known ones; frames are found by trying them.
    """
    frames = [j for j in range(robot.NF + 2) if not option_error(option, robot, j)]
    if frames == list(range(robot.NF + 1)):
        words = [w for w in ("best", "world") if not option_error(option, robot, w)]
        return FieldKind((*words, *frames, *_link_names(option, robot)))
    known = tuple(v for v in option.known_values(robot) if not option_error(option, robot, v))
    several = bool(known) and _accepts_list(option, robot, known[0])
    if known and (several or str(option.default) in ("None", *map(str, known))):
        return FieldKind(known, several)
    return FieldKind()


def _link_names(option: Option, robot: sy.Robot) -> list[str]:
    """Return the links of an imported robot's file that an option accepts as frames."""
    links = robot.origin.links if robot.origin is not None else {}
    return [name for name in links if not option_error(option, robot, name)]


def _accepts_list(option: Option, robot: sy.Robot, value: Any) -> bool:
    if option_error(option, robot, [value]):
        return False
    return isinstance(option.read(robot, option.name, [value]), tuple)


def option_error(option: Option, robot: sy.Robot, value: Any) -> str:
    """Return what is wrong with a value of an option, '' if nothing is."""
    try:
        option.read(robot, option.name, value)
    except (sy.SymoroError, TypeError, ValueError, AttributeError) as error:
        return str(error) or type(error).__name__
    return ""


class OptionForm:
    """The fields of a model's options."""

    def __init__(self, spec: ModelSpec, robot: sy.Robot, given: dict[str, Any]) -> None:
        self.spec, self.robot, self.given = spec, robot, given
        self.readers: dict[str, Callable[[], Any]] = {}  # option → its value in the form
        options = spec.options_for(robot)
        own = [o for o in options if o not in COMMON]
        common = [o for o in options if o in COMMON]
        for option in own:
            self._add_field(option)
        if not common:
            return
        is_open = not own or any(o.name in given for o in common)
        with ui.expansion("More options", value=is_open).props("dense").style("width: 100%"):
            for option in common:
                self._add_field(option)

    def _add_field(self, option: Option) -> None:
        kind = field_kind(option, self.robot)
        value = self.given.get(option.name, option.default)
        label = option.name.replace("_", " ")
        with ui.element("div").classes("option"):
            if kind.several:
                reader = _add_multiple_choice(label, kind, value)
            elif kind.choices:
                reader = _add_single_choice(label, kind, value, option.default is None)
            else:
                reader = self._add_text(label, option, value)
            ui.label(option.help).classes("hint")
        self.readers[option.name] = reader

    def _add_text(self, label: str, option: Option, value: Any) -> Callable[[], Any]:
        field = ui.input(
            label,
            value="" if value is None else str(value),
            validation=lambda text: option_error(option, self.robot, text or None) or None,
        )
        field.props("dense outlined")
        return lambda: field.value.strip() or None

    @property
    def values(self) -> dict[str, Any]:
        """The values of the form that differ from the defaults."""
        defaults = {o.name: o.default for o in self.spec.options}
        entered = {name: read() for name, read in self.readers.items()}
        return {name: v for name, v in entered.items() if not _is_default(v, defaults[name])}

    def errors(self) -> list[str]:
        """Return what is wrong with the values of the form."""
        options = {o.name: o for o in self.spec.options}
        messages = [option_error(options[name], self.robot, v) for name, v in self.values.items()]
        return [message for message in messages if message]


def _is_default(value: Any, default: Any) -> bool:
    return value is None or str(value) == str(default) or (value == [] and not default)


def _add_multiple_choice(label: str, kind: FieldKind, value: Any) -> Callable[[], Any]:
    field = ui.select(list(kind.choices), value=list(value or ()), multiple=True, label=label)
    field.props("dense outlined use-chips")
    return lambda: list(field.value or ())


def _add_single_choice(
    label: str, kind: FieldKind, value: Any, has_no_default: bool
) -> Callable[[], Any]:
    choices: list[Any] | dict[Any, str] = list(kind.choices)
    if has_no_default:
        choices = {"": "default", **{c: str(c) for c in kind.choices}}
    selected = "" if value is None else value if value in kind.choices else str(value)
    field = ui.select(choices, value=selected, label=label).props("dense outlined")
    return lambda: None if field.value == "" else field.value


def unavailability(spec: ModelSpec, robot: sy.Robot | None) -> tuple[str, bool]:
    """Return why a model is not available ('' if it is), and whether its options cannot help.

    An inverse model of a redundant arm becomes available when some joints are held.
    """
    if robot is None:
        return "Open a robot first.", True
    reason = str(robot.derived(("gui", "refusal", spec.id), lambda: spec.refusal(robot)))
    can_hold_joints = any(option.name == "fixed" for option in spec.options)
    is_redundant = len(robot.moving) > POSE_SIZE and not robot.has_closed_loops
    return reason, bool(reason) and not (can_hold_joints and is_redundant)


def ask_model_options(
    spec: ModelSpec,
    robot: sy.Robot,
    given: dict[str, Any],
    generate: Callable[[dict[str, Any]], Awaitable[None] | None],
) -> None:
    """Ask for the options of a model in a dialog; `given` are the initial values."""
    with dialog_window(spec.title, f"{spec.id} of {robot.name}") as dialog:
        ui.label(unavailability(spec, robot)[0]).classes("hint warn")
        form = OptionForm(spec, robot, given)
        error_text = error_label()

        def done() -> None:
            errors = form.errors()
            error_text.set_text("\n".join(errors))
            if not errors:
                dialog.close()
                generate(form.values)

        dialog_buttons(dialog, {"Generate": done})


def short_names(spec: ModelSpec) -> str:
    """The everyday name of a model and its id, or the id alone where the name contains it."""
    return " · ".join([*(name for name in spec.names[:1] if spec.id not in name), spec.id])
