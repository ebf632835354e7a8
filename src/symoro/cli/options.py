"""Model options as real --long-options: made from the catalogue, so that a new option appears by itself."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.models.catalogue import ModelSpec


def program_models() -> list[ModelSpec]:
    """The models that are generated as code."""
    return [spec for spec in sy.models() if spec.result is None]


def catalogue_options() -> dict[str, dict[str, list[str]]]:
    """Option name -> its explanations -> the models that take it so; models of the catalogue in order."""
    found: dict[str, dict[str, list[str]]] = {}
    for spec in program_models():
        for option in spec.options:
            default = "" if option.default is None else f" (default: {option.default})"
            found.setdefault(option.name, {}).setdefault(option.help + default, []).append(spec.id)
    return found


def _help(meanings: dict[str, list[str]]) -> str:
    """What an option means; where only some models take it, which."""
    return "; ".join(text if models_in_words(ids) == "all" else f"{models_in_words(ids)}: {text}" for text, ids in meanings.items())


def models_in_words(ids: list[str]) -> str:
    """All models, all of a menu, or by name."""
    if len(ids) >= len(program_models()):
        return "all"
    menus: dict[str, list[str]] = {}
    for spec in program_models():
        menus.setdefault(spec.menu, []).append(spec.id)
    whole = [menu for menu, members in menus.items() if set(members) <= set(ids)]
    rest = [i for i in ids if not any(i in menus[m] for m in whole)]
    return ", ".join([f"{m} models" for m in whole] + rest)


def _parameter(name: str, meanings: dict[str, list[str]]) -> inspect.Parameter:
    option = typer.Option(f"--{name.replace('_', '-')}", help=_help(meanings), show_default=False, metavar=name.upper())
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option])


def takes_model_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for each name of the catalogue; those that were given arrive as `options`."""
    own = [p for p in inspect.signature(command, eval_str=True).parameters.values() if p.name != "options"]
    extra = [_parameter(name, meanings) for name, meanings in catalogue_options().items()]
    names = {p.name for p in extra}

    @functools.wraps(command)
    def run(**given: Any) -> None:
        options = {k: v for k, v in given.items() if k in names and v is not None}
        command(**{k: v for k, v in given.items() if k not in names}, options=options)

    run.__signature__ = inspect.Signature([p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own] + extra)  # type: ignore[attr-defined]
    run.__annotations__ = {p.name: p.annotation for p in (*own, *extra)}
    return run
