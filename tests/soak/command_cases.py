"""Random command lines: an exit status that is documented, and files only where they were asked for.

Arguments and options come from the commands themselves; their values are those that the option asks
for, files of the folder, and other texts. An error of our own is a refusal; an "Internal error" is a
raw error; a file outside the folder, or a traceback in the output, is wrong.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import typer
from typer.testing import CliRunner

import symoro as sy
from symoro.catalogue import CATALOGUE
from symoro.cli.main import app
from symoro.emit.languages import LANGUAGES
from symoro.errors import SymoroError
from tests.soak import corpora
from tests.soak.outcome import Outcome, WrongResult, judged

# How often commands are drawn; `gui` serves for ever, `bench`, `reproduce` and `study` take long.
WEIGHTS = {"generate": 6, "document": 1.5, "verify": 0.7, "simulate": 4, "identify": 4, "excite": 1, "example": 1, "optimize": 3, "convert": 3, "base": 1.5, "singularities": 0.5, "cost": 1.5, "check": 1, "show": 1, "models": 1, "robots": 0.3, "languages": 0.3, }  # fmt: skip
HOSTILE = "../../evil"
ROBOTS = (
    "rrp",
    "planar2r",
    "cartpole",
    "scara",
    "fourbar",
    "arm.par",
    "evil.par",
    "evil.urdf",
    "evil.xml",
)
FILES = ("log.csv", "log.npz", "path.csv", "prior.csv", "setup.toml", "values.json", "listing.txt", "dh.csv", "dh.toml", "arm.obj", "empty", "missing", "folder", "pipe")  # fmt: skip
NUMBERS = ("0", "1", "2", "-1", "0.5", "1e-3", "nan", "inf", "-inf", "1e308", "1e-320", "1" * 400, "10000000000", "x", "")  # fmt: skip
TEXTS = ("", "x", "q1", "q1=0.5", "q1=nan", "q1=1e400", "M1=2.5", "=", "q1=", ",", "all", "../x", "é\u2028", "a" * 300, "1", "yes", "no", "q1,q2", "tau", "file", "khalil", "--", "-1", "0", "0:1,0:1,0:1")  # fmt: skip
BY_NAME: Mapping[str, Sequence[str]] = {
    "robot": ROBOTS,
    "robots": ROBOTS,
    "model": ("dynamic", "filtered", "power", "energy"),
    "models": (*CATALOGUE, "dgm,idm", "forward-kinematics", "all"),
    "languages": (*LANGUAGES, "c,python"),
    "lang": (*LANGUAGES, "c,python"),
    "code": (*LANGUAGES, "c,python"),
    "output": ("out.par", "out.urdf", "out.xml", "out.csv", "out.yaml", "out.html", "out.md", "out.tex", "out", "sub/out.csv", "out.npz"),
    "file": ("out.par", "out.urdf", "out.xml", "listing.txt", "path.csv"),
    "folder": ("out", "sub/out", "log.csv"),
    "report": ("out", "sub/out"),
    "plot": ("out.png", "out.svg", "out"),
    "logs": ("log.csv", "log.npz"),
    "validate": ("log.csv",),
    "load": ("log.csv",),
    "follow": ("path.csv",),
    "torques": ("path.csv", "log.csv"),
    "prior": ("prior.csv",),
    "setup": ("setup.toml",),
    "values": ("values.json", "M1=2.5", "L1=1,L2=0.5"),
    "time": ("0.02", "0.05", "0"),
    "step": ("0.01", "0.001"),
    "period": ("1", "2"),
    "rate": ("20", "100"),
    "starts": ("1", "0"),
    "poses": ("5", "0"),
    "harmonics": ("1", "2"),
    "jobs": ("1",),
    "folds": ("2", "1", "1000"),
    "name": ("panda.urdf", "identify", "rx90.par", "intervals", "Table 9.5", "rrp"),
    "scheduler": ("x", "tcp://127.0.0.1:1"),
    "effort": ("0", "0", "1"),
    "derivative": ("q", "qd", "q1", "q,qd"),
    "dump_ir": ("after:factor", "after:x"),
    "mode": ("symoro", "fast"),
    "objective": ("time", "operations", "own-angles"),
    "parameters": ("base", "standard"),
    "form": ("explicit", "code"),
    "collect": ("shortest", "parameters", "angles"),
    "frame": ("0", "2", "hand"),
    "wrt": ("0", "1", "2"),
    "known": ("position", "position+axis", "Px,Py"),
    "fixed": ("q1=0.5", "q3"),
    "mimic": ("joined", "free"),
    "outputs": ("tau", "N31", "y", "all"),
    "layout": ("split", "single"),
    "scalar": ("double", "float"),
    "parameters_as": ("arguments", "struct", "constants"),
    "style": ("fragment", "document", "simd", "script"),
    "controller": ("none", "pd", "computed-torque"),
    "solver": ("ols", "wls", "irls", "tls", "rls", "kalman", "iv", "didim"),
    "generator": ("fourier", "mixed"),
    "criterion": ("condition", "d-optimal", "deviations"),
    "method": ("auto", "rk4", "dop853", "lsoda", "radau", "recursive"),
    "drives": ("IA,FV", "FO", "FS"),
    "floor": ("-1", "0"),
    "payload": ("M=2", "M=1,MX=0.1"),
    "noise": ("points=14400", "ripple=0.02", "points=1e3,ripple=0.1"),
    "to": ("q1=1.0", "q1=0.5,q2=0.2"),
    "start": ("q1=0.3", "q2=0.1"),
}  # fmt: skip
# Their numbers decide how long a command takes, or they start other programs.
HARMLESS = {"time", "step", "period", "rate", "starts", "poses", "harmonics", "jobs", "scheduler", "effort", "logs_count"}  # fmt: skip
NEVER = ("help", "shell", "install_completion")


# --- the folder in which the commands run ---------------------------------------------------------


def _hostile() -> sy.Robot:
    """A robot whose names are paths and marks of text formats."""
    builder = sy.Builder(HOSTILE)
    names = ("base", "../../link", "/a'b\"<&>*)", "hand\u2029")
    for name in names:
        builder.link(name, mass=1.0, com=(0.1, 0, 0), inertia=(0.1, 0.1, 0.1))
    for k, name in enumerate(("../../joint", "j\u2028{1}", "a=b,c")):
        builder.joint(name, names[k], names[k + 1], xyz=(0.1, 0, 0.2), limits=(-1, 1))
    return builder.robot()


@cache
def _content() -> Mapping[str, bytes]:
    """The files that are there when a command starts."""
    with tempfile.TemporaryDirectory() as at:
        sy.load("rrp").save(Path(at) / "arm.par")
        replace(_hostile(), name=HOSTILE).save(Path(at) / "evil.par")
        for name in ("evil.urdf", "evil.xml"):
            try:
                _hostile().save(Path(at) / name)
            except SymoroError:
                (Path(at) / name).write_bytes(corpora.urdf()[0].replace(b'name="', b'name="../', 1))
        found = {p.name: p.read_bytes() for p in Path(at).iterdir()}
    return found | {
        "log.csv": corpora.csv_logs()[0],
        "log.npz": corpora.npz_logs()[0],
        "path.csv": corpora.motions()[0],
        "prior.csv": b"name,value,sigma\nZZ1R,1,0.1\n",
        "setup.toml": corpora.setups()[0],
        "values.json": b'{"L1": 1, "M1": 2.5, "q1": 0.3}',
        "listing.txt": corpora.listings()[0],
        "dh.csv": corpora.dh_csv()[0],
        "dh.toml": corpora.dh_toml()[0],
        "arm.obj": corpora.obj()[0],
        "empty": b"",
    }


def _fill(folder: Path) -> None:
    for name, data in _content().items():
        (folder / name).write_bytes(data)
    (folder / "folder").mkdir()
    os.mkfifo(folder / "pipe")


# --- command lines --------------------------------------------------------------------------------


@cache
def _parameters(command: str) -> Sequence[Any]:
    group: Any = typer.main.get_command(app)
    return [p for p in group.get_command(None, command).params if p.name not in NEVER]


def _type(parameter: Any) -> str:
    return str(parameter.type_descriptor.annotation)


def _value(rng: random.Random, parameter: Any) -> str:
    """A text for an argument or option: mostly what it asks for."""
    asked = BY_NAME.get(parameter.name, ())
    chance = rng.random()
    if asked and (chance < 0.85 or parameter.name in HARMLESS):
        return rng.choice(asked)
    if any(number in _type(parameter) for number in ("float", "int")):
        return rng.choice(NUMBERS)
    return rng.choice((*TEXTS, *TEXTS, *FILES, *NUMBERS))


def draw(seed: int) -> dict[str, Any]:
    """The words of a command line."""
    rng = random.Random(f"commands {seed}")
    command = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
    parameters = _parameters(command)
    options = [p for p in parameters if p.param_type_name == "option"]
    some = rng.sample(options, min(len(options), rng.choice((0, 1, 1, 2, 3, 4))))
    words, arguments = [command], []
    for p in parameters:
        if p.param_type_name == "argument":
            if p.required or rng.random() < 0.5:
                arguments.append(_value(rng, p))
        elif p.required or p.name in HARMLESS or p in some:
            if "bool" in _type(p):
                words.append(rng.choice((*p.opts, *p.secondary_opts)))
            else:
                words.append(f"{max(p.opts, key=len)}={_value(rng, p)}")
    return {"words": [*words, *(["--"] if rng.random() < 0.02 else []), *arguments]}


# --- cases ----------------------------------------------------------------------------------------


def _files(folder: Path) -> set[Path]:
    return {p for p in folder.rglob("*") if p.is_file()}


def _run(words: Sequence[str]) -> float:
    with tempfile.TemporaryDirectory() as top:
        work = Path(top, "a", "b", "c", "work")
        work.mkdir(parents=True)
        _fill(work)
        os.chdir(work)
        try:
            done = CliRunner().invoke(app, words)
        finally:
            os.chdir("/")
        outside = {p for p in _files(Path(top)) if work not in p.parents}
    if outside:
        raise WrongResult(f"files outside the folder: {sorted(map(str, outside))[:3]}")
    _judge(done)
    return 0.0


def _judge(done: Any) -> None:
    """Nothing if the command was right; an error of our own if it refused."""
    last = done.output.strip().rpartition("\n")[2]
    if "Internal error" in done.output or "Traceback (most" in done.output:
        text = done.output[done.output.find("Internal error") :] if "Internal error" in done.output else last  # fmt: skip
        raise RuntimeError(text[:400])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    if done.exit_code not in (0, 1, 2):
        raise WrongResult(f"exit status {done.exit_code}: {last}")
    if done.exit_code:
        raise SymoroError(last)


def replay(content: Mapping[str, Any]) -> Outcome:
    return judged(content["words"][0], content, lambda: _run(content["words"]))


def run(seed: int) -> Outcome:
    return replay(draw(seed))


def content_of(seed: int) -> Mapping[str, Any]:
    _content()  # belongs to no case
    return draw(seed)
