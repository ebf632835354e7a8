"""Models and languages selected on the command line: by name, several by comma, or all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import symoro as sy
from symoro.cli.arguments import program_models, split_names
from symoro.cli.failures import WrongUse, options_as_wrong_use
from symoro.cli.output import remark
from symoro.emit.languages.registry import LANGUAGES, find_language
from symoro.emit.source_code import lacking
from symoro.errors import UnknownName

ALL = "all"
BASE_PARAMETERS = "base-parameters"  # not code: `symoro base` prints them


# --- models ---------------------------------------------------------------------------------------


def requested_models(text: str) -> dict[str, bool]:
    """Read a list of models and menus.

    Returns model id → True if the model was given by its own name, False if by its menu or 'all'.
    """
    requested: dict[str, bool] = {}
    for name in split_names(text):
        for model, by_name in _models_of(name).items():
            requested[model] = requested.get(model, False) or by_name
    if not requested:
        known = ", ".join(spec.id for spec in program_models())
        raise WrongUse(
            f"No model given: expected one or more of {known}, separated by commas, or 'all'."
        )
    return requested


def _models_of(name: str) -> dict[str, bool]:
    """Read one name: a model, a menu, or 'all'."""
    menus = {spec.id: spec.menu for spec in program_models()}
    reported = {spec.id for spec in sy.models() if spec.menu == "geometric"}  # igm: a report
    if name == BASE_PARAMETERS:
        raise WrongUse(f"{name} is not generated as code: see `symoro base --help`.")
    of_menu = {model: False for model, menu in menus.items() if name in (menu, ALL)}
    if of_menu:
        return of_menu
    if name in menus or name in reported:
        return {name: True}
    titles = ", ".join(dict.fromkeys(menus.values()))
    raise UnknownName(
        "model", name, menus, f"A menu ({titles}) or 'all' stands for all of its models."
    )


def available_models(robot: sy.Robot, text: str) -> list[str]:
    """Read a list of models; of a menu, those that are not available are skipped with a remark."""
    specs = {spec.id: spec for spec in sy.models()}
    requested = requested_models(text)
    skipped = [
        model for model, by_name in requested.items() if not by_name and specs[model].refusal(robot)
    ]
    if skipped:
        remark(
            f"Skipped: {', '.join(skipped)} "
            f"(not available for {robot.name}; `symoro check` prints the reasons)",
            "yellow",
        )
    return [model for model in requested if model not in skipped]


def options_by_model(models: list[str], options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Distribute options to the models that have them, with a remark on the other models.

    An option that no model has is passed to all of them, so that generating fails with the list of
    known options.
    """
    known = {spec.id: {o.name for o in spec.options} for spec in sy.models()}
    distributed: dict[str, dict[str, Any]] = {model: {} for model in models}
    for option, value in options.items():
        users = [model for model in models if option in known[model]] or models
        if len(users) < len(models):
            flag = f"--{option.replace('_', '-')}"
            remark(f"{flag} is used for {', '.join(users)}; the other models have no such option")
        for model in users:
            distributed[model][option] = value
    return distributed


def build(robot: sy.Robot, model: str, options: Mapping[str, Any], derivative: str = "") -> Any:
    """Generate and optimise a model, or its derivative; a wrong option raises WrongUse."""
    with options_as_wrong_use():
        result = sy.generate(robot, model, **options)
        if derivative:
            names = split_names(derivative)
            result = result.derivative(names[0] if len(names) == 1 else names)
        if isinstance(result, sy.Model):
            _ = result.optimised  # a wrong `outputs` is found by the passes
    return result


# --- languages ------------------------------------------------------------------------------------


def requested_languages(text: str, options: Mapping[str, Any]) -> list[str]:
    """Read a list of languages (ids or aliases); 'all' skips languages without the options."""
    if text == ALL:
        return _languages_with(options)
    names = split_names(text)
    if not names:
        raise WrongUse(
            f"No language given: expected one or more of {', '.join(LANGUAGES)}, "
            f"separated by commas, or 'all'."
        )
    return list(dict.fromkeys(find_language(name).id for name in names))


def _languages_with(options: Mapping[str, Any]) -> list[str]:
    missing = {name: lacking(language, options) for name, language in LANGUAGES.items()}
    skipped = [name for name, lacks in missing.items() if lacks]
    if skipped:
        reasons = dict.fromkeys(", ".join(missing[name]) for name in skipped)
        remark(f"Skipped: {', '.join(skipped)}, which have no {' or '.join(reasons)}", "yellow")
    return [name for name in LANGUAGES if name not in skipped]


def language_folders(languages: Iterable[str], folder: Path) -> dict[str, Path]:
    """Return the folder of each language's files.

    Languages with the same file extension would overwrite each other's files: the first one writes
    to `folder`, each further one to a subfolder named after it.
    """
    owners: dict[str, str] = {}
    folders = {}
    for name in languages:
        owner = owners.setdefault(LANGUAGES[name].extension, name)
        folders[name] = folder if owner == name else folder / name
    return folders
