"""`symoro robots`, `symoro models`, `symoro languages`: lists of what is available."""

from __future__ import annotations

from typing import Any

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.cli.arguments import JsonOption, program_models, summarize_models
from symoro.cli.describe import summary
from symoro.cli.output import show_json, show_table
from symoro.emit.languages.registry import LANGUAGES
from symoro.emit.printer import Language


def robots(json: JsonOption = False) -> None:
    """List the built-in robots."""
    summaries = [{"id": name, **summary(sy.load(name))} for name in sy.robot_names()]
    if json:
        show_json(summaries)
        return
    show_table(
        "Built-in robots",
        ("id", "title", "structure", "joints"),
        [(r["id"], r["title"], r["kind"], r["types"]) for r in summaries],
        caption="Joints: R revolute, P prismatic, F fixed. "
        "`symoro show ID` prints all parameters of a robot.",
    )


def models(json: JsonOption = False) -> None:
    """List the models, their outputs and options."""
    specs = sy.models()
    if json:
        show_json([_model_data(spec) for spec in specs])
        return
    programs = program_models()
    common = [o for o in programs[0].options if all(o in spec.options for spec in programs)]
    rows = [
        (spec.id, spec.menu, spec.title, ", ".join(spec.groups), _flags(spec, common))
        for spec in specs
    ]
    show_table("Models", ("id", "menu", "title", "outputs", "own options"), rows)
    show_table("Options", ("option", "default", "meaning", "models"), _option_rows(specs))


def _model_data(spec: ModelSpec) -> dict[str, Any]:
    options = [{"name": o.name, "default": o.default, "help": o.help} for o in spec.options]
    return {
        "id": spec.id,
        "menu": spec.menu,
        "title": spec.title,
        "groups": spec.groups,
        "loops": spec.loops,
        "options": options,
    }


def _flags(spec: ModelSpec, common: list[Any]) -> str:
    return " ".join(f"--{o.name}" for o in spec.options if o not in common)


def _option_rows(specs: tuple[ModelSpec, ...] | list[ModelSpec]) -> list[tuple[str, ...]]:
    """Return one row per option and meaning: flag, default, meaning, models."""
    defaults: dict[tuple[str, str], str] = {}
    users: dict[tuple[str, str], list[str]] = {}
    for spec in specs:
        for option in spec.options:
            key = option.name, option.help
            defaults[key] = "" if option.default is None else str(option.default)
            users.setdefault(key, []).append(spec.id)
    return [
        (f"--{name}", default, meaning, summarize_models(users[name, meaning]))
        for (name, meaning), default in defaults.items()
    ]


def languages(json: JsonOption = False) -> None:
    """List the languages that code can be written in."""
    table = [{"id": name, **_language_data(language)} for name, language in LANGUAGES.items()]
    if json:
        show_json(table)
        return
    rows = [
        [", ".join(cell) if isinstance(cell, tuple) else cell for cell in row.values()]
        for row in table
    ]
    show_table(
        "Languages",
        tuple(table[0]),
        rows,
        caption="`symoro verify` runs the code with the tool. The first style is the default.",
    )


def _language_data(language: Language) -> dict[str, Any]:
    check = language.check
    return {
        "title": language.title,
        "extension": language.extension,
        "aliases": language.aliases,
        "styles": language.styles,
        "tool": check.tool.strip("{}"),
        "from": check.package,
    }
