"""Forms made from the options of a model.

Each option is asked which values it accepts, so that a new option needs no change here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from nicegui import ui

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.errors import SymoroError, UnknownName
from symoro.gui.pages.bars import unavailability
from symoro.gui.pages.dialogs import dialog_buttons, dialog_window, error_label
from symoro.tracing import COMMON, Option

INVALID = "\0"  # a value that no option accepts


@dataclass(frozen=True)
class FieldKind:
    """How an option is entered: one of some choices, several of them, or a text."""

    choices: tuple[Any, ...] = ()
    several: bool = False


def field_kind(option: Option, robot: sy.Robot) -> FieldKind:
    """Return the kind of field for an option.

    A wrong value raises an error that lists the known ones; frames are found by trying them.
    """
    known = _known_values(option, robot)
    if known:
        return FieldKind(known, several=_accepts_list(option, robot, known[0]))
    frames = [j for j in range(robot.NF + 2) if not option_error(option, robot, j)]
    if frames == list(range(robot.NF + 1)):
        words = [w for w in ("best", "world") if not option_error(option, robot, w)]
        return FieldKind((*words, *frames))
    return FieldKind()


def _known_values(option: Option, robot: sy.Robot) -> tuple[Any, ...]:
    try:
        option.read(robot, option.name, INVALID)
    except UnknownName as error:
        return tuple(error.known)
    except (SymoroError, TypeError, ValueError):
        return ()
    return ()


def _accepts_list(option: Option, robot: sy.Robot, value: Any) -> bool:
    if option_error(option, robot, [value]):
        return False
    return isinstance(option.read(robot, option.name, [value]), tuple)


def option_error(option: Option, robot: sy.Robot, value: Any) -> str:
    """Return what is wrong with a value of an option, '' if nothing is."""
    try:
        option.read(robot, option.name, value)
    except (SymoroError, TypeError, ValueError, AttributeError) as error:
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
