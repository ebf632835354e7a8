"""`symoro generate` and `symoro verify`: models as code, and tests of the code."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from textwrap import shorten
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import (
    FloatingBase,
    JsonOption,
    MobileBase,
    RobotArgument,
    ToleranceOption,
    available_models,
    build,
    complete_list,
    language_folders,
    load_robot,
    model_names,
    options_by_model,
    requested_languages,
    takes_code_options,
    takes_model_options,
)
from symoro.cli.costs import cost_data
from symoro.cli.output import (
    FAILED,
    WrongUse,
    options_as_wrong_use,
    progress,
    remark,
    show_json,
    show_paragraph,
    show_table,
    show_text,
)
from symoro.emit.code_unit import identifier
from symoro.emit.languages import LANGUAGES
from symoro.emit.languages.c import makefile as makefile_text
from symoro.emit.verify import Verification
from symoro.errors import UnknownName
from symoro.expr import CONSTANT, NAMED, NEG, PI, SYMBOL, Expr, Program
from symoro.formats import write_text

MAX_NOTE = 300  # characters of a note on the console; the header of the code has all of it
ModelsArgument = Annotated[
    str,
    typer.Argument(
        help="Models, separated by commas, or 'all': ids (idm), everyday names "
        "(forward-kinematics, inverse-kinematics, inverse-dynamics, forward-dynamics, mass-matrix, "
        "coriolis, regressor) or menus (dynamic); `symoro models` lists them.",
        metavar="MODEL[,MODEL…]",
        show_default=False,
        autocompletion=complete_list(model_names),
    ),
]
LanguagesOption = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        help="Languages, separated by commas, or 'all' (see `symoro languages`).",
        metavar="LANG[,LANG…]",
        autocompletion=complete_list(lambda: (*LANGUAGES, "all")),
    ),
]
DerivativeOption = Annotated[
    str,
    typer.Option(
        "--derivative",
        "-d",
        help="Generate derivatives with respect to q, qd, qdd, tau, fe, or inputs by name.",
        metavar="NAME[,NAME…]",
    ),
]
FolderOption = Annotated[
    Path | None,
    typer.Option(
        "--folder",
        "-o",
        help="Write files into this folder instead of printing. Languages that share a file "
        "extension write to subfolders, except the first one.",
    ),
]
DumpOption = Annotated[
    str,
    typer.Option(
        "--dump-ir",
        help="Print the program after a pass instead of code: after:trace … after:schedule.",
        metavar="after:PASS",
    ),
]
MakefileOption = Annotated[
    bool,
    typer.Option(
        "--makefile", help="With -o and C: also a makefile that builds a library of the models."
    ),
]
CommentsOption = Annotated[
    bool,
    typer.Option(
        "--comments/--no-comments", help="With or without the header that explains the arguments."
    ),
]


@dataclass(frozen=True)
class Target:
    """Languages to write, their code options, and the folder for the files."""

    languages: list[str]
    options: dict[str, Any]
    folder: Path | None

    def code(self, model: sy.Model, language: str) -> str:
        """Return the code of a model; a wrong code option raises WrongUse."""
        with options_as_wrong_use():
            return model.code(language, **self.options)

    def codes(self, model: sy.Model) -> Iterable[str]:
        """Return the code of a model in each language."""
        return (self.code(model, language).rstrip("\n") for language in self.languages)

    def write(self, model: sy.Model, language: str) -> list[str]:
        """Write the files of a model and return their paths."""
        if self.folder is None:
            return []
        self.code(model, language)  # checks the options before any file is written
        folder = language_folders(self.languages, self.folder)[language]
        return [str(path) for path in model.write(language, folder, **self.options)]

    def data(self, model: sy.Model) -> dict[str, dict[str, Any]]:
        """Return the code, or the written files, of each language."""
        if self.folder is None:
            return {"code": {lang: self.code(model, lang) for lang in self.languages}}
        return {"files": {lang: self.write(model, lang) for lang in self.languages}}


# --- generate -------------------------------------------------------------------------------------


@takes_model_options
@takes_code_options
def generate(
    robot: RobotArgument,
    models: ModelsArgument,
    *,
    lang: LanguagesOption = "c",
    folder: FolderOption = None,
    derivative: DerivativeOption = "",
    tolerance: ToleranceOption = None,
    floating: FloatingBase = False,
    mobile: MobileBase = False,
    comments: CommentsOption = True,
    dump_ir: DumpOption = "",
    makefile: MakefileOption = False,
    json: JsonOption = False,
    options: dict[str, Any],
    code: dict[str, Any],
) -> None:
    """Generate models of a robot as code."""
    languages = requested_languages(lang, code)
    if makefile and (folder is None or "c" not in languages):
        raise WrongUse(
            "option --makefile: found no folder or no C, expected -o FOLDER and --lang c"
        )
    results = _build_all(
        load_robot(robot, tolerance, floating, mobile), models, derivative, options, code
    )
    target = Target(languages, {"comments": comments, **code}, folder)
    generated = _show_reports(results)
    if not generated:
        return
    if dump_ir:
        _show_programs(generated, dump_ir)
    elif json:
        show_json([_model_data(model, target) for model in progress(generated, "Code")])
    elif folder is None:
        show_text("\n\n".join("\n\n".join(target.codes(model)) for model in generated))
    else:
        _write_files(generated, target, makefile)


def _show_reports(results: list[Any]) -> list[Any]:
    """Print the reports of models that are solved at run time and return the others."""
    generated = []
    for result in results:
        if hasattr(result, "code"):
            generated.append(result)
        else:
            show_text(result.report().rstrip("\n"))
    return generated


def _build_all(
    loaded: sy.Robot, models: str, derivative: str, options: dict[str, Any], code: dict[str, Any]
) -> list[Any]:
    names = available_models(loaded, models)
    if "function" in code and len(names) > 1:
        raise WrongUse(
            f"option function: found one name, '{code['function']}', for {len(names)} models; "
            f"expected one model"
        )
    of_model = options_by_model(names, options)
    return [
        build(loaded, name, of_model[name], derivative, code) for name in progress(names, "Models")
    ]


def _show_programs(models: list[Any], stage: str) -> None:
    for model in models:
        if not isinstance(model, sy.Model):
            raise WrongUse(
                f"option --dump-ir: found {model.id}, which has no program, expected another model"
            )
    show_text("\n".join(program_text(model, stage) for model in models).rstrip("\n"))


def _write_files(models: list[Any], target: Target, with_makefile: bool) -> None:
    pairs = [(model, language) for model in models for language in target.languages]
    written = [
        path
        for model, language in progress(pairs, "Code")
        for path in target.write(model, language)
    ]
    if with_makefile:
        written.append(_write_makefile(models[0].robot.name, written, target))
    show_text("\n".join(written))
    for model in models:
        if isinstance(model, sy.Model):
            remark(f"{model.id}: {model.cost}")
        for note in model.notes:
            remark(f"{model.id}: {shorten(note, MAX_NOTE, placeholder=' …')}")


def _write_makefile(robot_name: str, written: list[str], target: Target) -> str:
    folder = language_folders(target.languages, target.folder or Path())["c"]
    sources = [Path(path).name for path in written if Path(path).parent == folder]
    text = makefile_text(identifier(robot_name), sources)
    return str(write_text(folder / "Makefile", text))


def _model_data(model: Any, target: Target) -> dict[str, Any]:
    data: dict[str, Any] = {"robot": model.robot.name, "model": model.id, "notes": model.notes}
    if isinstance(model, sy.Model):  # the others have no program
        data |= {"inputs": model.inputs, "groups": model.groups, "cost": cost_data(model.cost)}
    return data | target.data(model)


# --- verify ---------------------------------------------------------------------------------------


@takes_model_options
@takes_code_options
def verify(
    robot: RobotArgument,
    models: ModelsArgument,
    *,
    lang: LanguagesOption = "c",
    derivative: DerivativeOption = "",
    tolerance: ToleranceOption = None,
    floating: FloatingBase = False,
    mobile: MobileBase = False,
    json: JsonOption = False,
    options: dict[str, Any],
    code: dict[str, Any],
) -> None:
    """Run generated code and compare the results.

    The code is compiled and run with the language's own tool and compared with the reference
    interpreter. The exit status is 1 if a result differs or a tool is missing.
    """
    languages = requested_languages(lang, code)
    loaded = load_robot(robot, tolerance, floating, mobile)
    of_model = options_by_model(available_models(loaded, models), options)
    pairs = [
        (build(loaded, name, given, derivative, code), language)
        for name, given in of_model.items()
        for language in languages
    ]
    with options_as_wrong_use():
        results = [
            (model.id, result)
            for model, language in progress(pairs, "Verifying")
            for result in model.verify([language], **code)
        ]
    if json:
        show_json([{"model": model, **_result_data(result)} for model, result in results])
    else:
        _show_results(loaded, results)
    if not all(result.passed for _, result in results):
        raise typer.Exit(FAILED)


def _show_results(robot: sy.Robot, results: list[tuple[str, Verification]]) -> None:
    show_table(
        f"{robot.name}: generated code against the reference interpreter",
        ("model", "language", "tool", "largest error", "verdict"),
        [
            (
                model,
                result.language,
                result.version or result.tool,
                f"{result.error:.1e}" if math.isfinite(result.error) else "-",
                _verdict(result),
            )
            for model, result in results
        ],
        caption="The error is relative to the largest value of its output group.",
    )
    reasons: dict[tuple[str, str], list[str]] = {}  # language and reason → models
    for model, result in results:
        if result.reason:
            reasons.setdefault((result.language, result.reason), []).append(model)
    for (language, text), models in reasons.items():
        show_paragraph(f"{language} ({', '.join(models)}): {text}")


def _verdict(result: Verification) -> str:
    return "passed" if result.passed else "TOOL MISSING" if result.missing else "FAILED"


def _result_data(result: Verification) -> dict[str, Any]:
    """Return the result as data; an infinite error becomes None, which JSON can express."""
    return asdict(result) | {"error": result.error if math.isfinite(result.error) else None}


LAST = "schedule"
LEVELS = ("const", "once", "run")


def program_text(model: sy.Model, stage: str) -> str:
    """Return the program of a model after the pass that `stage` ("after:PASS") names."""
    start, _, name = stage.partition(":")
    programs = model.run_passes().stages
    known = [f"after:{each}" for each in (*programs, LAST)]
    if start != "after" or not name:
        raise WrongUse(f"option dump-ir: found '{stage}', expected one of {', '.join(known)}")
    if name != LAST and name not in programs:
        raise UnknownName("option dump-ir", stage, known)
    if name != LAST:
        program = programs[name]
        return "\n".join(_lines(program, name, program.nodes, {})) + "\n"
    listing = model.run_passes().listing
    names = dict(listing.names)
    nodes = _in_statement_order(listing.program, [*listing.once, *listing.body], names)
    return "\n".join(_lines(listing.program, name, nodes, names)) + "\n"


def _in_statement_order(
    program: Program, statements: list[Expr], names: Mapping[Expr, str]
) -> list[Expr]:
    """Return the nodes in the order of the statements, each after the nodes written inside it."""
    inlined = {node for node in program.nodes if node not in names}
    visited: set[Expr] = set()
    order: list[Expr] = []
    for statement in (*statements, *program.outputs):
        stack = [(statement, False)]
        while stack:
            node, operands_done = stack.pop()
            if node in visited:
                continue
            if operands_done:
                visited.add(node)
                order.append(node)
            else:
                stack.append((node, True))
                stack.extend((a, False) for a in reversed(node.args) if a in inlined)
    return order


def _lines(
    program: Program, stage: str, nodes: Iterable[Expr], given: Mapping[Expr, str]
) -> Iterator[str]:
    """Yield the lines of a program; `given` are the names of nodes that have one."""
    yield f"program {program.name} after {stage}"
    names: dict[Expr, str] = {}
    number = 0
    for node in nodes:
        if node.op in (SYMBOL, CONSTANT, PI):
            names[node] = str(node)
        elif node.op is NEG:
            names[node] = f"-{names[node.args[0]]}"
        else:
            number += node not in given
            names[node] = given.get(node) or f"%{number}"
            operands = ", ".join(names[a] for a in node.args)
            label = _label(program, node, names[node])
            yield f"  {names[node]} = {node.op.name} {operands}  @{LEVELS[node.level]}{label}"
    yield from _output_lines(program, names)


def _label(program: Program, node: Expr, name: str) -> str:
    """Return SYMORO's name of a node as a comment, where it is not its name already."""
    hint = node.payload[0] if node.op is NAMED else program.hints.get(node, "")
    return f"  ; {hint}" if hint and hint != name else ""


def _output_lines(program: Program, names: Mapping[Expr, str]) -> Iterator[str]:
    for group in program.groups:
        yield f"output {group.name} {'x'.join(map(str, group.shape)) or 'scalar'}"
        for label, value in zip(group.labels, group.values, strict=True):
            yield f"  {label} = {names[value]}"
