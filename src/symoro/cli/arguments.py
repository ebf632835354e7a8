"""Arguments and options that several commands share: robots, models, languages, options of both.

The options of models and of code are made from the catalogue and from the table of code options, so
that a new option appears on the command line without a change here. Models and languages are given
by name, several separated by commas, or as 'all'.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.catalogue import ModelSpec, find_model
from symoro.cli.output import WrongUse, options_as_wrong_use, remark
from symoro.emit.languages import LANGUAGES, find_language
from symoro.emit.source_code import CONSTANTS, OPTIONS, lacking
from symoro.errors import UnknownName
from symoro.formats.description import TOLERANCE


def complete_list(names: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """Completion of the last name of a comma-separated list."""

    def complete(incomplete: str) -> list[str]:
        before, comma, last = incomplete.rpartition(",")
        return [before + comma + name for name in names() if name.startswith(last)]

    return complete


complete_robot = complete_list(sy.robot_names)  # the shell itself completes paths


def optional(
    flags: str,
    help: str,
    metavar: str | None = None,
    values: Callable[[], Iterable[str]] | None = None,
) -> Any:
    """An option whose default the help does not show; `flags` are its names, such as "-o --output",
    or "" for the name of the parameter, and `values` what the shell proposes.
    """
    complete = None if values is None else complete_list(values)
    return typer.Option(
        *flags.split(), help=help, metavar=metavar, show_default=False, autocompletion=complete
    )


RobotArgument = Annotated[
    str,
    typer.Argument(
        help="A built-in robot (see `symoro robots`) or the path of a robot file.",
        metavar="ROBOT",
        show_default=False,
        autocompletion=complete_robot,
    ),
]
ToleranceOption = Annotated[
    float | None,
    optional(
        "--tolerance",
        "Imported files: distance in rad and m below which a number is replaced by an exact "
        f"value (default {TOLERANCE:g}; `symoro check FILE` proposes one for angles like 1.5708).",
    ),
]
FloatingBase = Annotated[
    bool, typer.Option("--floating", help="The base moves freely: it has six coordinates.")
]
MobileBase = Annotated[
    bool,
    typer.Option("--mobile", help="The motion of the base is given: its acceleration is an input."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print data as JSON.")]

MODEL_SECTION = "Options of the models"  # sections of the help of a command
CODE_SECTION = "Options of the code"
CODE_OPTIONS = {  # option of code → its flag on the command line, and its metavariable
    "function": ("--function", "NAME"),
    "style": ("--style", "STYLE"),
    "scalar": ("--scalar", "double|float"),
    "layout": ("--layout", "split|single"),
    "parameters": ("--parameters-as", "arguments|struct|constants"),
    "values": ("--values", "D3=0.45,…"),
    "names": ("--names", "q1=theta1,…"),
    "form": ("--form", "explicit|code"),
    "collect": ("--collect", "shortest|parameters|angles"),
}
Command = Callable[..., None]
OptionReader = Callable[[dict[str, Any]], dict[str, Any]]


def load_robot(
    robot: str, tolerance: float | None = None, floating: bool = False, mobile: bool = False
) -> sy.Robot:
    """Load a robot by name or path; the tolerance is for files of other formats."""
    if floating and mobile:
        raise WrongUse("options --floating and --mobile: found both, expected one of them")
    given = {"tolerance": tolerance, "floating": floating or None, "mobile": mobile or None}
    return sy.load(robot, **{k: v for k, v in given.items() if v is not None})


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


def code_models() -> list[ModelSpec]:
    """Return the models that are written as code: the programs, and those that choose a method."""
    return [spec for spec in sy.models() if spec.id != BASE_PARAMETERS]


def model_names() -> list[str]:
    """Ids, everyday names and menus of the models that are written as code."""
    specs = code_models()
    names = [name for spec in specs for name in (spec.id, *spec.names)]
    return list(dict.fromkeys([*names, *(spec.menu for spec in specs), ALL]))


Defaults = dict[str, list[str]]  # default of an option → the models where it has this default


def catalogue_options() -> dict[str, dict[str, Defaults]]:
    """Map each option name to its explanations, and each explanation to the defaults of models."""
    users: dict[str, dict[str, Defaults]] = {}
    for spec in code_models():
        for option in spec.options:
            defaults = users.setdefault(option.name, {}).setdefault(option.help, {})
            defaults.setdefault(default_text(option.default), []).append(spec.id)
    return users


def default_text(default: Any) -> str:
    """The default value of an option as it is written on the command line."""
    if isinstance(default, bool):
        return "yes" if default else "no"
    return "" if default in (None, ()) else str(default)


MAX_LISTED = 2  # exceptions that the name of a set of models lists


def summarize_models(ids: list[str]) -> str:
    """Name a set of models: 'all', 'all but' a few, whole menus and families, or single ids."""
    models = [spec.id for spec in code_models()]
    missing = [id for id in models if id not in ids]
    if len(missing) <= MAX_LISTED:
        return f"all but {', '.join(missing)}" if missing else "all"
    complete = {k: members for k, members in _model_groups().items() if members <= set(ids)}
    single = [id for id in ids if not any(id in members for members in complete.values())]
    return ", ".join([*single, *complete])


def _model_groups() -> dict[str, set[str]]:
    """Names of groups of models and their members: the menus, and the inverse geometric models."""
    groups: dict[str, set[str]] = {}
    for spec in code_models():
        groups.setdefault(f"{spec.menu} models", set()).add(spec.id)
    return {**groups, "igm*": {spec.id for spec in code_models() if spec.id.startswith("igm")}}


def takes_model_options(command: Command) -> Command:
    """Add one option per option name of the catalogue; given ones are passed as `options`."""
    extra = [_model_option(name, meanings) for name, meanings in catalogue_options().items()]
    place = next(k for k, option in enumerate(extra) if option.name == "parameters")
    return _with_options(
        command,
        "options",
        [*extra[: place + 1], BASE_OPTION, *extra[place + 1 :]],
        read_base_option,
    )


BASE_OPTION = inspect.Parameter(
    "base",
    inspect.Parameter.KEYWORD_ONLY,
    default=None,
    annotation=Annotated[
        bool | None,
        typer.Option(
            "--base",
            help="Short for --parameters base.",
            show_default=False,
            rich_help_panel=MODEL_SECTION,
        ),
    ],
)


def read_base_option(options: dict[str, Any]) -> dict[str, Any]:
    """Read the option --base as parameters=base; another value of --parameters contradicts it."""
    rest = dict(options)
    short = rest.pop("base", None)
    if "base_motion" in rest:
        rest["base"] = rest.pop("base_motion")
    if not short:
        return rest
    if rest.setdefault("parameters", "base") != "base":
        raise WrongUse(
            f"option --base: found --parameters {rest['parameters']} too, expected one of them"
        )
    return rest


def _model_option(name: str, meanings: dict[str, Defaults]) -> inspect.Parameter:
    help_text = ". ".join(_meaning(text, defaults) for text, defaults in meanings.items()) + "."
    values = functools.partial(option_values, name)
    is_switch = all(d in ("yes", "no") for defaults in meanings.values() for d in defaults)
    metavar = "yes|no" if is_switch else name.upper()
    return _text_option(
        FLAGS.get(name, name), option_flag(name), help_text, metavar, values, MODEL_SECTION
    )


def _meaning(text: str, defaults: Defaults) -> str:
    """One explanation of an option, with the models that it is about and their defaults."""
    whose = summarize_models([id for ids in defaults.values() for id in ids])
    given = sorted((d for d in defaults if d), key=lambda d: -len(defaults[d]))
    rest = [f"of {summarize_models(defaults[d])}: {d}" for d in given[1:]]
    default = f" (default: {'; '.join([given[0], *rest])})" if given else ""
    start = text[:1].upper() + text[1:] if whose == "all" else f"{whose}: {text}"
    return start + default


def option_values(name: str) -> list[str]:
    """The known values of an option of models, for completion."""
    options = (o for spec in code_models() for o in spec.options if o.name == name)
    robot = sy.load("rx90")
    return list(dict.fromkeys(str(v) for o in options for v in o.known_values(robot)))


FLAGS = {"base": "base_motion"}  # --base is the short form of --parameters base


def option_flag(name: str) -> str:
    """The flag of an option of models."""
    return f"--{FLAGS.get(name, name).replace('_', '-')}"


# --- options of code ------------------------------------------------------------------------------


def takes_code_options(command: Command) -> Command:
    """Add the options that all languages have in common; given ones are passed as `code`."""
    texts = {
        **OPTIONS,
        "values": "numbers for the parameters without a known value, "
        "with --parameters-as constants",
    }
    extra = [
        _text_option(
            f"code_{name}",
            flag,
            texts[name][:1].upper() + texts[name][1:] + ".",
            metavar,
            functools.partial(_code_values, name, metavar),
            CODE_SECTION,
        )
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


def _code_values(name: str, metavar: str) -> list[str]:
    """The known values of an option of code, for completion."""
    if name == "style":
        return sorted({style for language in LANGUAGES.values() for style in language.styles})
    return metavar.split("|") if "|" in metavar else []


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


def _text_option(
    name: str,
    flag: str,
    help_text: str,
    metavar: str,
    values: Callable[[], Iterable[str]],
    section: str,
) -> inspect.Parameter:
    option = typer.Option(
        flag,
        help=help_text,
        show_default=False,
        metavar=metavar,
        autocompletion=complete_list(values),
        rich_help_panel=section,
    )
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
    """Read one name: a model by its id or another name, a menu, or 'all'."""
    menus = {spec.id: spec.menu for spec in program_models()}
    of_menu = {model: False for model, menu in menus.items() if name in (menu, ALL)}
    if of_menu:
        return of_menu
    try:
        model = find_model(name).id
    except UnknownName as error:
        titles = ", ".join(dict.fromkeys(menus.values()))
        todo = f"A menu ({titles}) or 'all' stands for all of its models."
        raise UnknownName("model", name, error.known, todo) from None
    if model == BASE_PARAMETERS:
        raise WrongUse(f"{model} is not generated as code: see `symoro base --help`.")
    return {model: True}


def named_models(text: str) -> list[ModelSpec]:
    """Read a list of models by id or everyday name, base-parameters included."""
    return [find_model(name) for name in split_names(text)]


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
            remark(
                f"{option_flag(option)} is used for {', '.join(users)}; the other models have no "
                f"such option"
            )
        for model in users:
            distributed[model][option] = value
    return distributed


def build(
    robot: sy.Robot,
    model: str,
    options: Mapping[str, Any],
    derivative: str = "",
    code: Mapping[str, Any] | None = None,
) -> Any:
    """Generate and optimise a model, or its derivative; a wrong option raises WrongUse.

    With `code` options that ask for constants the parameters are numbers.
    """
    code = code or {}
    with options_as_wrong_use():
        result = sy.generate(robot, model, **options)
        if code.get("parameters") == CONSTANTS and isinstance(result, sy.Model):
            result = result.with_values(code.get("values"))
        if derivative:
            names = split_names(derivative)
            result = result.derivative(names[0] if len(names) == 1 else names)
        if isinstance(result, sy.Model):
            result.run_passes()  # a wrong `outputs` is found by the passes
    return result


# --- languages ------------------------------------------------------------------------------------


def language_names() -> list[str]:
    """Ids of the languages, for completion."""
    return list(LANGUAGES)


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
