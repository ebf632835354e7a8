"""`symoro generate` and `symoro verify`: models as code, and the code against the reference interpreter."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument, takes_code_options, takes_model_options
from symoro.cli.failures import FAILED, WrongUse, options_are_checked
from symoro.cli.output import progress, remark, show_json, show_table, show_text
from symoro.cli.program_text import dumped
from symoro.cli.selection import build, folders, shared_out, wanted_languages, wanted_models
from symoro.emit.languages.c import makefile as makefile_text
from symoro.emit.unit import identifier
from symoro.emit.verify import Verification
from symoro.expr.cost import Cost, Count
from symoro.formats.files import write_text

ModelsArgument = Annotated[
    str,
    typer.Argument(
        help="Models by id or menu, separated by commas, or 'all' (see `symoro models`).",
        metavar="MODEL[,MODEL…]",
        show_default=False,
    ),
]
LanguagesOption = Annotated[
    str,
    typer.Option(
        "--lang",
        "-l",
        help="Languages, separated by commas, or 'all' (see `symoro languages`).",
        metavar="LANG[,LANG…]",
    ),
]
DerivativeOption = Annotated[
    str,
    typer.Option(
        "--derivative",
        "-d",
        help="The derivatives instead: with respect to q, qd, qdd, tau, fe, or inputs by name.",
        metavar="NAME[,NAME…]",
    ),
]
FolderOption = Annotated[
    Path | None,
    typer.Option(
        "--folder",
        "-o",
        help="Write files here instead of printing; of two languages with one extension, the second gets a folder below.",
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
    """What is written: languages, their own options, and where to."""

    languages: list[str]
    options: dict[str, Any]
    folder: Path | None

    def code(self, model: sy.Model, language: str) -> str:
        with options_are_checked():
            return model.code(language, **self.options)

    def write(self, model: sy.Model, language: str) -> list[str]:
        """The files written, and the check of the options before anything is."""
        if self.folder is None:
            return []
        self.code(model, language)
        return [
            str(path)
            for path in model.write(
                language, folders(self.languages, self.folder)[language], **self.options
            )
        ]


@takes_model_options
@takes_code_options
def generate(robot: RobotArgument, models: ModelsArgument, *, lang: LanguagesOption = "c", folder: FolderOption = None, derivative: DerivativeOption = "",
             comments: CommentsOption = True, dump_ir: DumpOption = "", makefile: MakefileOption = False, json: JsonOption = False,
             options: dict[str, Any], code: dict[str, Any]) -> None:  # fmt: skip
    """Generate models of a robot as code."""
    languages = wanted_languages(lang, code)
    if makefile and (folder is None or "c" not in languages):
        raise WrongUse(
            "option --makefile: found no folder or no C, expected -o FOLDER and --lang c"
        )
    found = sy.load(robot)
    names = wanted_models(found, models)
    if "function" in code and len(names) > 1:
        raise WrongUse(
            f"option function: found one name, '{code['function']}', for {len(names)} models; expected one model"
        )
    target = Target(languages, {"comments": comments, **code}, folder)
    of_model = shared_out(names, options)
    made = [build(found, name, of_model[name], derivative) for name in progress(names, "Models")]
    for report in [model.report() for model in made if not hasattr(model, "code")]:
        show_text(report.rstrip("\n"))
    made = [model for model in made if hasattr(model, "code")]
    if not made:
        return
    without = [model.id for model in made if not isinstance(model, sy.Model)]
    if dump_ir and without:
        raise WrongUse(
            f"option --dump-ir: found {without[0]}, which has no program, expected another model"
        )
    if dump_ir:
        show_text("\n".join(dumped(model, dump_ir) for model in made).rstrip("\n"))
    elif json:
        show_json([_as_data(model, target) for model in progress(made, "Code")])
    elif folder is None:
        show_text(
            "\n\n".join(
                target.code(model, language).rstrip("\n")
                for model in made
                for language in target.languages
            )
        )
    else:
        _write(made, target, makefile)


def _write(made: list[sy.Model], target: Target, with_makefile: bool) -> None:
    pairs = [(model, language) for model in made for language in target.languages]
    written = [
        path
        for model, language in progress(pairs, "Code")
        for path in target.write(model, language)
    ]
    if with_makefile:
        place = folders(target.languages, target.folder or Path())["c"]
        sources = [Path(path).name for path in written if Path(path).parent == place]
        written.append(
            str(
                write_text(
                    place / "Makefile", makefile_text(identifier(made[0].robot.name), sources)
                )
            )
        )
    show_text("\n".join(written))
    for model in made:
        if isinstance(model, sy.Model):
            remark(f"{model.id}: {model.cost}")
        for note in model.notes:
            remark(f"{model.id}: {note}")


def _as_data(model: sy.Model, target: Target) -> dict[str, Any]:
    data: dict[str, Any] = {"robot": model.robot.name, "model": model.id, "notes": model.notes}
    if isinstance(model, sy.Model):  # the others have no program
        data |= {"inputs": model.inputs, "groups": model.groups, "cost": cost_data(model.cost)}
    if target.folder is None:
        return data | {
            "code": {language: target.code(model, language) for language in target.languages}
        }
    return data | {
        "files": {language: target.write(model, language) for language in target.languages}
    }


def cost_data(cost: Cost) -> dict[str, dict[str, int | str]]:
    """Both views of a cost and the work that is done once per parameter set."""

    def view(count: Count) -> dict[str, int | str]:
        return {
            "mul": count.mul,
            "add": count.add,
            "trig": count.trig,
            "other": count.other,
            "convention": count.convention,
        }

    return {"hoisted": view(cost.hoisted), "strict": view(cost.strict), "once": view(cost.once)}


@takes_model_options
@takes_code_options
def verify(robot: RobotArgument, models: ModelsArgument, *, lang: LanguagesOption = "c", derivative: DerivativeOption = "", json: JsonOption = False,
           options: dict[str, Any], code: dict[str, Any]) -> None:  # fmt: skip
    """Run generated code and compare the results.

    The code is compiled and run with the language's own tool and compared with the reference interpreter; the status is 1 if
    anything differs or a tool is missing.
    """
    found = sy.load(robot)
    languages, names = wanted_languages(lang, code), wanted_models(found, models)
    made = [
        build(found, name, of_model, derivative)
        for name, of_model in shared_out(names, options).items()
    ]
    pairs = [(model, language) for model in made for language in languages]
    with options_are_checked():
        results = [
            (model.id, result)
            for model, language in progress(pairs, "Verifying")
            for result in model.verify([language], **code)
        ]
    if json:
        show_json([{"model": model, **_result(result)} for model, result in results])
    else:
        rows = [
            (
                model,
                r.language,
                r.version or r.tool,
                f"{r.error:.1e}" if math.isfinite(r.error) else "-",
                _verdict(r),
            )
            for model, r in results
        ]
        show_table(f"{found.name}: generated code against the reference interpreter", ("model", "language", "tool", "largest error", "verdict"), rows,
                   caption="The error is relative to the largest value of its output group.")  # fmt: skip
    if not all(result.passed for _, result in results):
        raise typer.Exit(FAILED)


def _verdict(result: Verification) -> str:
    state = "passed" if result.passed else "TOOL MISSING" if result.missing else "FAILED"
    return f"{state}: {result.reason}" if result.reason else state


def _result(result: Verification) -> dict[str, Any]:
    """The result as data; JSON has no number for an error that is not finite."""
    return asdict(result) | {"error": result.error if math.isfinite(result.error) else None}
