"""The registry of languages, and `emit`: a model as source text in one of them."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from typing import Any, Protocol

from symoro.emit.c import C
from symoro.emit.latex import Latex
from symoro.emit.matlab import Matlab
from symoro.emit.numpy import NumPy
from symoro.emit.printer import Language
from symoro.emit.python import Python
from symoro.emit.unit import Unit
from symoro.errors import InputError, UnknownName

LANGUAGES: dict[str, Language] = {language.id: language for language in (C(), Python(), NumPy(), Matlab(), Latex())}
ALIASES = {alias: language.id for language in LANGUAGES.values() for alias in language.aliases}
OPTIONS = ("comments", "function", "style")


class Emittable(Protocol):
    """Anything that has a unit of code: a Model."""

    @property
    def unit(self) -> Unit: ...


def find_language(name: str) -> Language:
    """The language by id or alias, in any case."""
    key = str(name).lower()
    key = ALIASES.get(key, key)
    if key not in LANGUAGES:
        raise UnknownName("language", name, LANGUAGES)
    return LANGUAGES[key]


def configure(unit: Unit, language: Language, options: Mapping[str, Any]) -> Unit:
    """The unit with the options applied: `function` (its name), `comments` (True or False), `style` (of the language)."""
    for name in options:
        if name not in OPTIONS:
            raise UnknownName(f"option of language {language.id}", name, OPTIONS)
    style = options.get("style") or language.styles[0]
    if style not in language.styles:
        raise UnknownName(f"style of language {language.id}", style, language.styles)
    function = options.get("function") or _free(unit.function, language)
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", function) or function in language.reserved:
        raise InputError("option function", f"'{function}'", f"a name that {language.title} allows for a function: letters, digits, underscores")
    return dataclasses.replace(unit, function=function, style=style, comments=bool(options.get("comments", True)))


def _free(name: str, language: Language) -> str:
    while name in language.reserved:
        name += "_"
    return name


def emit(model: Emittable, language: str, **options: Any) -> dict[str, str]:
    """The model's source files in a language, by file name."""
    target = find_language(language)
    return target.files(configure(model.unit, target, options))


def emit_text(model: Emittable, language: str, **options: Any) -> str:
    """The model in one text: what `emit` gives, in a form that stands alone."""
    target = find_language(language)
    return target.text(configure(model.unit, target, options))
