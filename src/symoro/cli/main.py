"""The program `symoro`: the table of its commands, and its entry point.

The module of a command is imported when the command runs, so that `symoro --help`, `--version` and
mistyped commands answer at once.
"""

from __future__ import annotations

import importlib
import re
import sys
from dataclasses import dataclass
from typing import Annotated, Any

import typer
from typer._completion_classes import completion_init
from typer._completion_shared import get_completion_script
from typer.core import TyperCommand, TyperGroup

import symoro
from symoro.cli.output import INTERRUPTED, reported_failures
from symoro.errors import UnknownName
from symoro.limits import LIMITS, raise_limit


@dataclass(frozen=True)
class Verb:
    """A command: the module with the function of that name, one line of help, and examples."""

    module: str  # relative to the package symoro
    help: str
    examples: tuple[str, ...]


VERBS: dict[str, Verb] = {
    "robots": Verb("cli.describe", "List the built-in robots.", ("symoro robots",)),
    "models": Verb(
        "cli.describe",
        "List the models, their names, outputs and options.",
        (
            "symoro models",
            "symoro models inverse dynamics",
            "symoro models --options",
            "symoro models --matrix",
            "symoro models --json",
        ),
    ),
    "languages": Verb(
        "cli.describe", "List the languages that code can be written in.", ("symoro languages",)
    ),
    "show": Verb(
        "cli.describe",
        "Print the parameter tables of a robot.",
        ("symoro show rx90", "symoro show my.par --json"),
    ),
    "check": Verb(
        "cli.describe", "Read a robot file, validate and explain it.", ("symoro check my.par",)
    ),
    "generate": Verb(
        "cli.generate",
        "Generate models of a robot as code.",
        (
            "symoro generate rx90 dgm --lang c -o out/",
            "symoro generate rx90 inverse-dynamics --base --lang c -o out/",
            "symoro generate rx90 jacobian --projection 3 --lang matlab",
            "symoro generate rx90 velocities,accelerations --lang c,python -o out/",
            "symoro generate rx90 dgm --derivative q --mode symoro",
            "symoro generate rx90 dgm --dump-ir after:factor",
        ),
    ),
    "document": Verb(
        "cli.robot_document",
        "Write a document about a robot and its models.",
        (
            "symoro document rx90 -o rx90.pdf",
            "symoro document scara -o scara.html --models dgm,jacobian,lagrange",
        ),
    ),
    "cost": Verb(
        "cli.costs",
        "Count operations and compare them with published figures.",
        ("symoro cost rx90", "symoro cost rx90 dgm jacobian --json", "symoro cost my.par --all"),
    ),
    "verify": Verb(
        "cli.generate",
        "Run generated code and compare the results.",
        ("symoro verify rx90 dgm,jacobian --lang c,python,matlab",),
    ),
    "optimize": Verb(
        "cli.convert",
        "Optimise a model listing written earlier.",
        (
            "symoro optimize rrp_dyn.m --lang c -o out/",
            "symoro optimize rx90_idm.txt --outputs GAM1,GAM2 --objective operations "
            "--lang matlab --style script",
            "symoro optimize old.c --variables 'q*,x,y' --lang fortran --function old_fast",
        ),
    ),
    "convert": Verb(
        "cli.convert",
        "Write a robot as another file.",
        (
            "symoro convert panda.urdf panda.par",
            "symoro convert panda.urdf panda.par --symbolic",
            "symoro convert talos.urdf talos.par --floating --tolerance 1e-5",
            "symoro convert arm.toml arm.urdf",
        ),
    ),
    "base": Verb(
        "cli.convert",
        "Find the base inertial parameters.",
        ("symoro base rx90", "symoro base rx90 -o rx90_base.par"),
    ),
    "singularities": Verb(
        "cli.convert",
        "Find the singular postures of an arm.",
        (
            "symoro singularities rx90",
            "symoro singularities ur5 --json",
            "symoro singularities puma560 --limits -o out/",
        ),
    ),
    "simulate": Verb(
        "cli.simulate_excite",
        "Simulate a motion by forward dynamics.",
        (
            "symoro simulate cartpole --start q2=0.3 --time 10 --plot fall.png",
            "symoro simulate planar2r --time 2 --to q1=1.0,q2=-0.5 "
            "--noise points=14400,ripple=0.02 -o log.csv",
            "symoro simulate fivebar --start q1=2.2,q3=0.9 --assembly up --to q1=2.0,q3=1.1 "
            "--controller pd --gravity",
            "symoro simulate rx90 --values rx90.json --follow path.csv -o log.csv",
        ),
    ),
    "identify": Verb(
        "cli.identify",
        "Identify the parameters of a robot from logs of its motion.",
        (
            "symoro identify robot.urdf log.csv --validate other.csv --report out/",
            "symoro identify tx40 tx40_raw.csv.gz --setup tx40.toml --physical --report out/",
            "symoro identify rx90 a.parquet b.parquet --cutoff auto --decimate 100 "
            "--drives IA,FV,FS --jobs 4",
            "symoro identify rx90 empty.csv --load loaded.csv",
            "symoro identify rx90 logs/*.parquet --scheduler tcp://cluster:8786 --factor gram",
        ),
    ),
    "study": Verb(
        "cli.example",
        "Repeat a study of identification by simulation.",
        (
            "symoro study energy-1988",
            "symoro study energy-1988 --json -o figures/",
            "symoro study intervals --logs 200",
        ),
    ),
    "excite": Verb(
        "cli.simulate_excite",
        "Find a trajectory that excites all parameters.",
        (
            "symoro excite tx40 --vmax 3 --amax 20 --period 10 -o path.csv",
            "symoro excite puma560 --vmax 2 --amax 10 --taumax 60,120,60,10,10,10 "
            "--box=-0.8:0.8,-0.8:0.8,-0.3:1.2 -o path.csv",
            "symoro excite planar2r --generator mixed --criterion d-optimal -o path.csv",
        ),
    ),
    "example": Verb(
        "cli.example",
        "Write files to try commands with: robots, logs, listings.",
        ("symoro example", "symoro example panda.urdf", "symoro example identify -o demo/"),
    ),
    "gui": Verb(
        "gui.command",
        "Open the workbench in the browser.",
        ("symoro gui", "symoro gui rx90", "symoro gui my.par --port 9000 --no-open"),
    ),
    "reproduce": Verb(
        "cli.reproduce",
        "Recompute the tables, figures and listings of the papers.",
        ("symoro reproduce", "symoro reproduce rrp", "symoro reproduce 'Table 9.5' --json"),
    ),
    "bench": Verb(
        "cli.bench",
        "Measure generation times and operations.",
        (
            "symoro bench",
            "symoro bench --robots rx90,puma560 --models dgm,jacobian --runs 5",
            "symoro bench igm --robots ur5,panda",
        ),
    ),
}
COMPLETE = "_SYMORO_COMPLETE"  # the variable by which a completion script asks
TYPER_OPTIONS: dict[str, Any] = {  # plain help, the same on a terminal and in a pipe
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
    "add_completion": False,
}


def examples_text(*lines: str) -> str:
    """Return the end of a command's help; the mark \\b prevents that the lines are joined."""
    title = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join(["\b", title, *(f"  {line}" for line in lines)])


class VerbCommand(TyperCommand):
    """A command whose help names arguments by their metavariables alone: `ROBOT`, not `{ROBOT}` or
    `ROBOT <str>`, and lists options of models and of code in sections of their own.
    """

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        arguments = [p for p in self.params if p.param_type_name == "argument"]
        names = [f"{p.metavar}" if p.required else f"[{p.metavar}]" for p in arguments]
        return [str(self.options_metavar), *names]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        sections: dict[str, list[tuple[str, str]]] = {}
        for p in self.get_params(ctx):
            if record := p.get_help_record(ctx):
                is_argument = p.param_type_name == "argument"
                default = "Arguments" if is_argument else "Options"
                title = getattr(p, "rich_help_panel", None) or default
                text = re.sub(r"  \[required\]$", "", record[1])
                name = str(p.metavar) if is_argument else re.sub("<(.*)>", _metavar, record[0])
                sections.setdefault(title, []).append((name, text))
        for title in sorted(sections, key=lambda title: title != "Arguments"):
            with formatter.section(title):
                formatter.write_dl(sections[title])


def _metavar(type_name: re.Match[str]) -> str:
    """The metavariable of an option that has none of its own, from the name of its type."""
    return {"float": "NUMBER", "path": "PATH", "str": "NAME"}.get(type_name[1], "N")


class Verbs(TyperGroup):
    """The commands of the table VERBS; each is imported when it runs."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in VERBS:
            return None
        verb = VERBS[cmd_name]
        single = typer.Typer(**TYPER_OPTIONS)
        function = getattr(importlib.import_module(f"symoro.{verb.module}"), cmd_name)
        how = single.command(cmd_name, cls=VerbCommand, epilog=examples_text(*verb.examples))
        how(function)
        return typer.main.get_command(single)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names; a mistyped one is answered with the list."""
        if args and args[0] not in VERBS and not args[0].startswith("-"):
            raise UnknownName("command", args[0], list(VERBS))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, verb.help) for name, verb in VERBS.items()])

    def invoke(self, ctx: Any) -> Any:
        with reported_failures(bool(ctx.params.get("debug"))):
            return super().invoke(ctx)


app = typer.Typer(
    name="symoro",
    cls=Verbs,
    no_args_is_help=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples_text(
        "symoro show rx90",
        "symoro generate rx90 dgm,jacobian --lang c,matlab -o out/",
        "symoro COMMAND --help",
    ),
    **TYPER_OPTIONS,
)


FIRST_STEPS = """symoro: symbolic models of robots as small, fast code

Start here:
  symoro show rx90                a built-in robot (all: symoro robots)
  symoro generate ur5 inverse-dynamics --lang c
                                  a model as code (all: symoro models)
  symoro check my.urdf            your robot: URDF, MJCF, DH table or .par
  symoro example identify         files to try: a robot and logs of its motion
  symoro gui rx90                 the workbench in the browser

Models: forward-kinematics, inverse-kinematics, inverse-dynamics,
forward-dynamics, mass-matrix, coriolis, regressor and more, also by Khalil's
names (dgm, igm, idm, ddm …).

`symoro --help` lists all commands, `symoro COMMAND --help` explains one.
"""
SHELLS = ("bash", "zsh", "fish", "powershell")


def _show_completion(shell: str | None) -> None:
    """Print the script that completes robots, models, options and their values in a shell."""
    if shell is None:
        return
    if shell not in SHELLS:
        raise typer.BadParameter(f"found '{shell}', expected one of {', '.join(SHELLS)}")
    script = get_completion_script(prog_name="symoro", complete_var=COMPLETE, shell=shell)
    typer.echo(script)
    raise typer.Exit


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"symoro {symoro.__version__}")
        raise typer.Exit


def _raise_limits(texts: list[str] | None) -> None:
    for text in texts or ():
        name, _, number = text.partition("=")
        raise_limit(name, int(number) if number.isascii() and number.isdecimal() else number)


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show the traceback of an error.")] = False,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit",
            metavar="NAME=N",
            autocompletion=lambda: [f"{x.name}=" for x in LIMITS.values() if not x.is_fixed],
            callback=_raise_limits,
            help="Raise a limit on input, such as robot-file=8000000; may be repeated.",
        ),
    ] = None,
    shell: Annotated[
        str | None,
        typer.Option(
            "--show-completion",
            metavar="|".join(SHELLS),
            autocompletion=lambda: SHELLS,
            callback=_show_completion,
            is_eager=True,
            help="Print the completion script of a shell, to be evaluated by it.",
        ),
    ] = None,
) -> None:
    """Generate symbolic models of robots as small, fast code in many languages.

    Models: forward-kinematics, inverse-kinematics, inverse-dynamics, forward-dynamics,
    mass-matrix, coriolis, regressor and more, also by Khalil's names (dgm, igm, idm, ddm …).
    """
    if context.invoked_subcommand is None:
        typer.echo(FIRST_STEPS, nl=False)


def run() -> None:
    """Run the program; the entry point of the package."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # a terminal that cannot show Greek letters prints their code instead
            stream.reconfigure(errors="backslashreplace")
    completion_init()  # the shells that completion scripts may ask for
    try:
        app(prog_name="symoro")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
