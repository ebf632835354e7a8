"""Model options as real --long-options: made from the catalogue, so that a new option appears by itself."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

import symoro as sy


def catalogue_options() -> dict[str, dict[str, list[str]]]:
    """Option name -> its explanations -> the models that take it so; models of the catalogue in order."""
    found: dict[str, dict[str, list[str]]] = {}
    for spec in sy.models():
        for option in spec.options:
            default = "" if option.default is None else f" (default: {option.default})"
            found.setdefault(option.name, {}).setdefault(option.help + default, []).append(spec.id)
    return found


def _help(meanings: dict[str, list[str]]) -> str:
    """What an option means; where only some models take it, which."""
    every = len(sy.models())
    return "; ".join(text if len(ids) == every else f"{', '.join(ids)}: {text}" for text, ids in meanings.items())


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
