"""Arguments that many commands take."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.cli.failures import WrongUse
from symoro.emit.source_code import OPTIONS

RobotArgument = Annotated[
    str,
    typer.Argument(
        help="A built-in robot (see `symoro robots`) or the path of a robot file.",
        metavar="ROBOT",
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]


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
    return "; ".join(
        text if models_in_words(ids) == "all" else f"{models_in_words(ids)}: {text}"
        for text, ids in meanings.items()
    )


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
    option = typer.Option(
        f"--{name.replace('_', '-')}",
        help=_help(meanings),
        show_default=False,
        metavar=name.upper(),
    )
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


def takes_model_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with an option for each name of the catalogue; those that were given arrive as `options`."""
    return _collecting(
        command,
        "options",
        [_parameter(name, meanings) for name, meanings in catalogue_options().items()],
    )


CODE = {  # option of code → how it is called on the command line, and how its text is read
    "function": ("--function", "NAME"), "style": ("--style", "STYLE"), "scalar": ("--scalar", "double|float"), "layout": ("--layout", "split|single"),
    "parameters": ("--parameters-as", "arguments|struct|constants"), "values": ("--values", "D3=0.45,…"), "names": ("--names", "q1=theta1,…"),
}  # fmt: skip


def takes_code_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with the options that all languages have in common; those that were given arrive as `code`."""
    help_of = {
        **OPTIONS,
        "values": "numbers for the parameters that the robot has none for, with --parameters-as constants",
    }
    extra = [
        _keyword(f"code_{name}", flag, help_of[name], metavar)
        for name, (flag, metavar) in CODE.items()
    ]

    def read(given: dict[str, Any]) -> dict[str, Any]:
        texts = {name.removeprefix("code_"): text for name, text in given.items()}
        return texts | {
            name: pairs(CODE[name][0], texts[name]) for name in ("values", "names") if name in texts
        }

    return _collecting(command, "code", extra, read)


def pairs(flag: str, text: str) -> dict[str, Any]:
    """name=value, separated by commas."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    for name, sign, value in pairs:
        if not (name.strip() and sign and value.strip()):
            raise WrongUse(
                f"option {flag}: found '{name}{sign}{value}', expected NAME=VALUE, several separated by commas"
            )
    return {name.strip(): value.strip() for name, _, value in pairs}


def _keyword(name: str, flag: str, text: str, metavar: str) -> inspect.Parameter:
    option = typer.Option(
        flag, help=text[:1].upper() + text[1:] + ".", show_default=False, metavar=metavar
    )
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


def _collecting(command: Callable[..., None], target: str, extra: list[inspect.Parameter],
                read: Callable[[dict[str, Any]], dict[str, Any]] = lambda given: given) -> Callable[..., None]:  # fmt: skip
    """The command with more options; those that were given arrive as one dictionary."""
    own = [
        p for p in inspect.signature(command, eval_str=True).parameters.values() if p.name != target
    ]
    names = {p.name for p in extra}

    @functools.wraps(command)
    def run(**given: Any) -> None:
        options = read({k: v for k, v in given.items() if k in names and v is not None})
        command(**{k: v for k, v in given.items() if k not in names}, **{target: options})

    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own] + extra
    )
    run.__annotations__ = {p.name: p.annotation for p in (*own, *extra)}
    del run.__wrapped__  # its signature is not this one's
    return run
