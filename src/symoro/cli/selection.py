"""What the arguments ask for: models and languages by name, several by comma or all of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import symoro as sy
from symoro.catalogue import ModelSpec, check_structure
from symoro.cli.failures import WrongUse, options_are_checked
from symoro.cli.output import remark
from symoro.emit.languages.registry import LANGUAGES, find_language
from symoro.emit.source_code import lacking
from symoro.errors import UnknownName, UnsupportedRobot

ALL = "all"


def parts(text: str) -> list[str]:
    """What stands between commas, in order."""
    return [part.strip() for part in text.split(",") if part.strip()]


def split(text: str) -> list[str]:
    """The names in a comma-separated text, each once."""
    return list(dict.fromkeys(parts(text)))


def why_not(spec: ModelSpec, robot: sy.Robot) -> str:
    """Why a model does not apply to a robot; '' when it does."""
    try:
        check_structure(spec, robot)
        spec.applies(robot)
    except UnsupportedRobot as error:
        return str(error)
    return ""


def named_models(text: str) -> dict[str, bool]:
    """The models that the text asks for -> True where by their own name, False where by a menu or as all of them."""
    known = {spec.id: spec.menu for spec in sy.models() if spec.result is None}
    solved = [
        spec.id for spec in sy.models() if spec.result is not None and spec.menu == "geometric"
    ]  # reported, not written as code
    results = {"base-parameters": "base"}
    found: dict[str, bool] = {}
    for name in split(text):
        group = [model for model, menu in known.items() if name in (menu, ALL)]
        if name in results:
            raise WrongUse(f"{name} is not generated as code: see `symoro {results[name]} --help`.")
        if name in solved:
            found[name] = True
            continue
        if not group and name not in known:
            raise UnknownName(
                "model",
                name,
                known,
                f"A menu ({', '.join(dict.fromkeys(known.values()))}) or 'all' stands for all of its models.",
            )
        found |= {model: found.get(model, False) for model in group} if group else {name: True}
    if not found:
        raise WrongUse(
            f"No model given: expected one or more of {', '.join(known)}, separated by commas, or 'all'."
        )
    return found


def wanted_models(robot: sy.Robot, text: str) -> list[str]:
    """The models that the text asks for; of a menu, those that apply to the robot, and the others are named."""
    specs = {spec.id: spec for spec in sy.models()}
    asked = named_models(text)
    left_out = [
        model for model, by_name in asked.items() if not by_name and why_not(specs[model], robot)
    ]
    if left_out:
        remark(
            f"Left out: {', '.join(left_out)} (`symoro check` says why they do not apply to {robot.name})",
            "yellow",
        )
    return [model for model in asked if model not in left_out]


def wanted_languages(text: str, options: Mapping[str, Any]) -> list[str]:
    """The ids of the languages that the text asks for by id or alias; of all, those that have the options, and the others are named."""
    if text == ALL:
        left_out = {
            name: ", ".join(lacks)
            for name, language in LANGUAGES.items()
            if (lacks := lacking(language, options))
        }
        if left_out:
            remark(
                f"Left out: {', '.join(left_out)}, which have no {' or '.join(dict.fromkeys(left_out.values()))}",
                "yellow",
            )
        return [name for name in LANGUAGES if name not in left_out]
    names = split(text)
    if not names:
        raise WrongUse(
            f"No language given: expected one or more of {', '.join(LANGUAGES)}, separated by commas, or 'all'."
        )
    return list(dict.fromkeys(find_language(name).id for name in names))


def folders(languages: list[str], folder: Path) -> dict[str, Path]:
    """Where each language's files go: one folder, or one below it where an earlier language has files of the same name."""
    taken: dict[str, str] = {}
    for name in languages:
        taken.setdefault(LANGUAGES[name].extension, name)
    return {
        name: folder if taken[LANGUAGES[name].extension] == name else folder / name
        for name in languages
    }


def shared_out(names: list[str], options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The options of each model: where several are asked for, one goes to those that take it, which is said; one that none takes stays wrong."""
    known = {spec.id: {o.name for o in spec.options} for spec in sy.models()}
    takers = {
        option: [name for name in names if option in known[name]] or names for option in options
    }
    for option, models in takers.items():
        if len(models) < len(names):
            remark(
                f"--{option.replace('_', '-')} is for {', '.join(models)}; the other models have no such option"
            )
    return {
        name: {option: value for option, value in options.items() if name in takers[option]}
        for name in names
    }


def build(robot: sy.Robot, model: str, options: Mapping[str, Any], derivative: str = "") -> Any:
    """The model, optimised, or its derivative; wrong options are wrong use."""
    with options_are_checked():
        made = sy.generate(robot, model, **options)
        if derivative:
            names = split(derivative)
            made = made.derivative(names[0] if len(names) == 1 else names)
        if isinstance(made, sy.Model):
            made.optimised  # noqa: B018  a wrong `outputs` shows here
    return made
