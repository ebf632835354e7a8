"""Options of code, common to all languages; what a language cannot do is refused with what it can."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from symoro.emit.printer import Language
from symoro.emit.unit import Unit
from symoro.errors import InputError, UnknownName

ARGUMENTS, STRUCT, CONSTANTS = "arguments", "struct", "constants"  # how parameters come into the code
OPTIONS = {
    "function": "the name of the generated function",
    "style": "the form of the code, where a language has several",
    "comments": "True or False: with or without the header and remarks",
    "scalar": "double or float",
    "layout": "split (header and source) or single (one file)",
    "parameters": "arguments (an array), struct (a record with named fields) or constants (numbers folded in)",
    "names": "the user's spelling of symbols: symbol → name",
}


def configure(unit: Unit, language: Language, options: Mapping[str, Any]) -> Unit:
    """The unit with the options applied."""
    for name in options:
        if name not in OPTIONS:
            raise UnknownName(f"option of language {language.id}", name, OPTIONS)
    chosen = {option: _one_of(language, option, options, values) for option, values in offered(language).items()}
    return dataclasses.replace(
        unit,
        function=_function(unit, language, options.get("function") or ""),
        style=chosen["style"],
        comments=bool(options.get("comments", unit.comments)),
        scalar=chosen["scalar"],
        layout=chosen["layout"],
        record=chosen["parameters"] == STRUCT,
        names=dict(options.get("names") or {}),
    )


def offered(language: Language) -> dict[str, tuple[str, ...]]:
    """The values of the options that not every language has, the default first."""
    parameters = (ARGUMENTS, *([STRUCT] if language.field else []), CONSTANTS)
    return {"parameters": parameters, "style": tuple(language.styles), "scalar": tuple(language.scalars), "layout": tuple(language.layouts)}


def lacking(language: Language, options: Mapping[str, Any]) -> list[str]:
    """What is asked for and the language does not have: 'scalar float' …"""
    return [f"{option} {options[option]}" for option, values in offered(language).items() if options.get(option) and options[option] not in values]


def _one_of(language: Language, option: str, options: Mapping[str, Any], values: Sequence[str]) -> str:
    """The value of an option out of those that the language knows, by default the first."""
    value = str(options.get(option) or values[0])
    if value not in values:
        raise UnknownName(f"{option} of language {language.id}", value, values)
    return value


def _function(unit: Unit, language: Language, wanted: str) -> str:
    """The user's name for the function, or the unit's in the habit of the language."""
    register = language.register(dataclasses.replace(unit, function="\0"))
    if not wanted:
        return register.claim(language.spelled(unit.function))
    if not register.legal(wanted) or not register.free(wanted):
        allowed = f"a name that {language.title} allows for a function: {register.allowed}; no reserved word"
        raise InputError("option function", f"'{wanted}'", allowed, "Choose another name.")
    return wanted
