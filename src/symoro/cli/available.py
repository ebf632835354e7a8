"""`symoro models`, `symoro languages`: what can be generated."""

from __future__ import annotations

from typing import Any

import symoro as sy
from symoro.cli.arguments import JsonOption, models_in_words, program_models
from symoro.cli.output import show_json, show_table
from symoro.emit.languages.registry import LANGUAGES
from symoro.emit.printer import Language


def models(json: JsonOption = False) -> None:
    """List the models, their outputs and options."""
    specs = sy.models()
    if json:
        show_json([{"id": m.id, "menu": m.menu, "title": m.title, "groups": m.groups, "loops": m.loops,
                    "options": [{"name": o.name, "default": o.default, "help": o.help} for o in m.options]} for m in specs])  # fmt: skip
        return
    programs = program_models()
    common = [o for o in programs[0].options if all(o in m.options for m in programs)]
    rows = [
        (
            m.id,
            m.menu,
            m.title,
            ", ".join(m.groups),
            " ".join(f"--{o.name}" for o in m.options if o not in common),
        )
        for m in specs
    ]
    show_table("Models", ("id", "menu", "title", "outputs", "own options"), rows)
    meanings = {
        (o.name, o.help): ("" if o.default is None else str(o.default))
        for m in specs
        for o in m.options
    }
    users = {
        key: [m.id for m in specs if any((o.name, o.help) == key for o in m.options)]
        for key in meanings
    }
    show_table("Options", ("option", "default", "meaning", "models"),
               [(f"--{k[0]}", d, k[1], models_in_words(users[k])) for k, d in meanings.items()])  # fmt: skip


def languages(json: JsonOption = False) -> None:
    """List the languages that code can be written in."""
    found = [{"id": name, **_language(language)} for name, language in LANGUAGES.items()]
    if json:
        show_json(found)
        return
    rows = [
        [", ".join(cell) if isinstance(cell, tuple) else cell for cell in row.values()]
        for row in found
    ]
    show_table(
        "Languages",
        tuple(found[0]),
        rows,
        caption="`symoro verify` runs the code with the tool. The first style is the default.",
    )


def _language(language: Language) -> dict[str, Any]:
    about = {
        "title": language.title,
        "extension": language.extension,
        "aliases": language.aliases,
        "styles": language.styles,
    }
    check = language.check
    return about | {
        "tool": check.tool.strip("{}") if check else "",
        "from": check.package if check else "",
    }
