"""Arguments and options that several commands share.

The options of models and of code are made from the catalogue and from the table of code options, so
that a new option appears on the command line without a change here.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
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

CODE_OPTIONS = {  # option of code → its flag on the command line, and its metavariable
    "function": ("--function", "NAME"),
    "style": ("--style", "STYLE"),
    "scalar": ("--scalar", "double|float"),
    "layout": ("--layout", "split|single"),
    "parameters": ("--parameters-as", "arguments|struct|constants"),
    "values": ("--values", "D3=0.45,…"),
    "names": ("--names", "q1=theta1,…"),
}
Command = Callable[..., None]
OptionReader = Callable[[dict[str, Any]], dict[str, Any]]


# --- lists and pairs in one argument --------------------------------------------------------------


def split_list(text: str) -> list[str]:
    """Return the items of a comma-separated text, in order, repetitions included."""
    return [item.strip() for item in text.split(",") if item.strip()]


def split_names(text: str) -> list[str]:
    """Return the names in a comma-separated text, each once."""
    return list(dict.fromkeys(split_list(text)))


def read_pairs(flag: str, text: str) -> dict[str, str]:
    """Read NAME=VALUE pairs separated by commas; `flag` is named in the error message."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    for name, sign, value in pairs:
        if not (name.strip() and sign and value.strip()):
            raise WrongUse(
                f"option {flag}: found '{name}{sign}{value}', "
                f"expected NAME=VALUE, several separated by commas"
            )
    return {name.strip(): value.strip() for name, _, value in pairs}


def read_number(place: str, text: str) -> float:
    """Read a number; `place` says in the error message where it was given."""
    try:
        return float(text)
    except ValueError:
        raise WrongUse(f"option {place}: found '{text}', expected a number") from None


# --- options of models ----------------------------------------------------------------------------


def program_models() -> list[ModelSpec]:
    """Return the models that are generated as code."""
    return [spec for spec in sy.models() if spec.result is None]


def catalogue_options() -> dict[str, dict[str, list[str]]]:
    """Map each option name to its explanations, and each explanation to the models that use it."""
    users: dict[str, dict[str, list[str]]] = {}
    for spec in program_models():
        for option in spec.options:
            default = "" if option.default is None else f" (default: {option.default})"
            users.setdefault(option.name, {}).setdefault(option.help + default, []).append(spec.id)
    return users


def summarize_models(ids: list[str]) -> str:
    """Name a set of models: 'all', whole menus, or single ids."""
    if len(ids) >= len(program_models()):
        return "all"
    menus: dict[str, list[str]] = {}
    for spec in program_models():
        menus.setdefault(spec.menu, []).append(spec.id)
    complete = [menu for menu, members in menus.items() if set(members) <= set(ids)]
    single = [id for id in ids if not any(id in menus[menu] for menu in complete)]
    return ", ".join([f"{menu} models" for menu in complete] + single)


def takes_model_options(command: Command) -> Command:
    """Add one option per option name of the catalogue; given ones are passed as `options`."""
    return _with_options(
        command,
        "options",
        [_model_option(name, meanings) for name, meanings in catalogue_options().items()],
    )


def _model_option(name: str, meanings: dict[str, list[str]]) -> inspect.Parameter:
    help_text = "; ".join(
        text if summarize_models(ids) == "all" else f"{summarize_models(ids)}: {text}"
        for text, ids in meanings.items()
    )
    return _text_option(name, f"--{name.replace('_', '-')}", help_text, name.upper())


# --- options of code ------------------------------------------------------------------------------


def takes_code_options(command: Command) -> Command:
    """Add the options that all languages have in common; given ones are passed as `code`."""
    texts = {
        **OPTIONS,
        "values": "numbers for the parameters without a known value, "
        "with --parameters-as constants",
    }
    extra = [
        _text_option(f"code_{name}", flag, texts[name][:1].upper() + texts[name][1:] + ".", metavar)
        for name, (flag, metavar) in CODE_OPTIONS.items()
    ]

    def read(given: dict[str, Any]) -> dict[str, Any]:
        values = {name.removeprefix("code_"): text for name, text in given.items()}
        pairs = {
            name: read_pairs(CODE_OPTIONS[name][0], values[name])
            for name in ("values", "names")
            if name in values
        }
        return values | pairs

    return _with_options(command, "code", extra, read)


def takes_options(
    target: str, options: Mapping[str, tuple[Any, Any]]
) -> Callable[[Command], Command]:
    """Add a table of options, name → (annotation, default); they are passed as one dictionary.

    An option whose value is None is not passed.
    """
    extra = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation
        )
        for name, (annotation, default) in options.items()
    ]
    return lambda command: _with_options(command, target, extra)


def _text_option(name: str, flag: str, help_text: str, metavar: str) -> inspect.Parameter:
    option = typer.Option(flag, help=help_text, show_default=False, metavar=metavar)
    return inspect.Parameter(
        name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option]
    )


def _with_options(
    command: Command,
    target: str,
    extra: list[inspect.Parameter],
    read: OptionReader = lambda given: given,
) -> Command:
    """Return the command with extra options, which it receives as one dictionary `target`."""
    signature = inspect.signature(command, eval_str=True)
    own = [p for p in signature.parameters.values() if p.name != target]
    names = {p.name for p in extra}

    @functools.wraps(command)
    def run(**given: Any) -> None:
        options = read({k: v for k, v in given.items() if k in names and v is not None})
        command(**{k: v for k, v in given.items() if k not in names}, **{target: options})

    parameters = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own] + extra
    run.__dict__["__signature__"] = inspect.Signature(parameters)  # typer reads it
    run.__annotations__ = {p.name: p.annotation for p in parameters}
    del run.__wrapped__  # else inspect would return the signature of the wrapped command
    return run
