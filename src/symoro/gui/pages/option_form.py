"""Forms made from the options of a model: an option is asked itself what it takes, so a new one needs nothing here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from nicegui import ui

import symoro as sy
from symoro.errors import SymoroError, UnknownName
from symoro.models.loops.select import LOOPED, PLACED
from symoro.robot.data import CLOSED
from symoro.tracing.options import COMMON

STRANGE = "\0"  # what no option takes


@dataclass(frozen=True)
class Control:
    """How an option is asked for: one of some values, several of some values, or a text."""

    choices: tuple[Any, ...] = ()
    several: bool = False


def control(option: Any, robot: sy.Robot) -> Control:
    """What an option takes: a wrong value is answered with the list of right ones; frames are found by trying."""
    known = _known(option, robot)
    if known:
        return Control(
            tuple(known),
            several=_takes(option, robot, [known[0]])
            and isinstance(option.read(robot, option.name, [known[0]]), tuple),
        )
    frames = [j for j in range(robot.NF + 1) if _takes(option, robot, j)]
    if frames and len(frames) == robot.NF + 1 and not _takes(option, robot, robot.NF + 1):
        words = [w for w in ("best", "world") if _takes(option, robot, w)]
        return Control((*words, *frames))
    return Control()


def _known(option: Any, robot: sy.Robot) -> list[str]:
    try:
        option.read(robot, option.name, STRANGE)
    except UnknownName as error:
        return list(error.known)
    except (SymoroError, TypeError, ValueError):
        return []
    return []


def _takes(option: Any, robot: sy.Robot, value: Any) -> bool:
    try:
        option.read(robot, option.name, value)
    except (SymoroError, TypeError, ValueError, AttributeError):
        return False
    return True


def _of_loops(spec: Any) -> tuple[Any, ...]:
    """The options that say something on closed-loop robots alone."""
    return (*(LOOPED[spec.id].options if spec.id in LOOPED else ()), *PLACED)


def complaint(option: Any, robot: sy.Robot, value: Any) -> str:
    """What is wrong with a value; '' where nothing is."""
    try:
        option.read(robot, option.name, value)
    except (SymoroError, TypeError, ValueError) as error:
        return str(error)
    return ""


class OptionForm:
    """The fields of a model's options; `values` are those that differ from the defaults."""

    def __init__(self, spec: Any, robot: sy.Robot, given: dict[str, Any]) -> None:
        self.spec, self.robot, self.given = spec, robot, given
        self.fields: dict[str, Callable[[], Any]] = {}
        offered = [o for o in spec.options if robot.kind == CLOSED or o not in _of_loops(spec)]
        own = [
            o for o in offered if o not in COMMON
        ]  # the common ones come last: their defaults are good
        common = [o for o in offered if o in COMMON]
        for option in own:
            self._field(option)
        if common:
            with (
                ui.expansion("More options", value=not own or any(o.name in given for o in common))
                .props("dense")
                .style("width: 100%")
            ):
                for option in common:
                    self._field(option)

    def _field(self, option: Any) -> None:
        form = control(option, self.robot)
        now = self.given.get(option.name, option.default)
        label = option.name.replace("_", " ")
        with ui.element("div").classes("option"):
            self._control(option, form, now, label)
            ui.label(option.help).classes("hint")

    def _control(self, option: Any, form: Control, now: Any, label: str) -> None:
        if form.several:
            field = ui.select(
                list(form.choices), value=list(now or ()), multiple=True, label=label
            ).props("dense outlined use-chips")
            self.fields[option.name] = lambda: list(field.value or ())
        elif form.choices:
            choices = (
                list(form.choices)
                if option.default is not None
                else {"": "default", **{c: str(c) for c in form.choices}}
            )
            first = str(now) if now is not None and now not in form.choices else now
            single = ui.select(choices, value="" if now is None else first, label=label).props(
                "dense outlined"
            )
            self.fields[option.name] = lambda: None if single.value == "" else single.value
        else:
            text = ui.input(
                label,
                value="" if now is None else str(now),
                validation=lambda v: complaint(option, self.robot, v or None) or None,
            )
            text.props("dense outlined")
            self.fields[option.name] = lambda: text.value.strip() or None

    @property
    def values(self) -> dict[str, Any]:
        """What was chosen, where it is not the default."""
        found = {name: read() for name, read in self.fields.items()}
        defaults = {o.name: o.default for o in self.spec.options}
        return {
            name: v
            for name, v in found.items()
            if not (v is None or str(v) == str(defaults[name]) or (v == [] and not defaults[name]))
        }

    def complaints(self) -> list[str]:
        """Why the form cannot be sent."""
        by_name = {o.name: o for o in self.spec.options}
        return [
            text
            for name, value in self.values.items()
            if (text := complaint(by_name[name], self.robot, value))
        ]
