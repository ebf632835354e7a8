"""Random calls of the public API: a result or an error of our own, for right and wrong arguments.

Arguments are drawn as texts of Python: values that the parameter's name asks for, values of its
type hint, and values of other types. A TypeError is right only where the arguments do not fit the
signature.
"""

from __future__ import annotations

import inspect
import math
import os
import random
import tempfile
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.catalogue import CATALOGUE
from symoro.emit.languages import LANGUAGES
from tests.soak.outcome import Outcome, judged
from tests.soak.robot_cases import METHODS

ROBOTS = ("rrp", "planar2r", "cartpole", "scara", "fourbar", "twoarm")
MODELS = ("dgm", "jacobian", "idm", "inertia", "gravity", "energy", "id-dynamic", "velocities")
TEXTS = ("''", "'x'", "'q1'", "'../x'", "'a\\0b'", "'é \\u2028'", "'1'", "'nan'", "'q'", "'all'", "'" + "a" * 300 + "'")  # fmt: skip
INTEGERS = ("0", "1", "2", "3", "-1", "7", "10**6", "10**400", "True")
FLOATS = ("0.0", "0.1", "-1.5", "2.0", "nan", "inf", "-inf", "1e308", "1e-320", "np.float32(0.5)")
ARRAYS = (
    "np.zeros(3)", "np.zeros((4, 2))", "np.ones(2)", "np.eye(4)", "np.zeros(0)", "np.array(['a'])", "np.array([1j])", "np.array([nan])", "np.zeros((2, 3, 2))",
    "np.array(None)", "np.zeros(2, dtype=bool)", "np.arange(6)", "np.ma.masked_array([1.0, 2.0], [0, 1])",
)  # fmt: skip
OTHERS = ("None", "object()", "[]", "()", "{}", "[1]", "['q1']", "{'q1': 0.5}", "{'x': 1}", "{1: 2}", "b'x'", "1j", "int", "len", "[[1, 2], [3]]", "range(3)", "[None]", "{'q1': 'a'}", "{'q1', 'q2'}", "iter([1])")  # fmt: skip
# Values that a parameter of this name takes.
BY_NAME: Mapping[str, Sequence[str]] = {
    "robot": tuple(f"sy.load({name!r})" for name in ROBOTS) + tuple(map(repr, ROBOTS)),
    "model": tuple(map(repr, (*CATALOGUE, "forward-kinematics", "regressor"))),
    "language": tuple(map(repr, LANGUAGES)),
    "languages": ("'python'", "['python']"),
    "name": (*map(repr, ROBOTS), "'arm.par'", "Path('arm.par')", "sy.load('rrp')", "''", "'missing.par'"),
    "wrt": ("'q'", "'qd'", "'q1'", "['q1', 'q2']", "0", "2"),
    "method": tuple(map(repr, {m for methods in METHODS.values() for m in methods} | {"auto", "forward"})),
    "folder": ("'out'", "Path('out')"),
    "path": ("'saved.par'", "'saved.urdf'", "'saved.xml'", "Path('saved.par')", "'saved.txt'"),
    "values": ("{}", "{'q1': 0.1}", "{'q1': 0.1, 'q2': 0.2}", "{'q1': np.zeros(3)}", "None"),
    "source": ("'a = x*y'", "'a = sin(q1)\\nb = a^2'", "Path('arm.par')"),
    "outputs": ("None", "'a'", "['a']", "'tau'"),
    "without": ("()", "'friction'", "['friction', 'gravity']"),
    "time": ("0.01", "0.02"),
    "step": ("0.001", "0.005"),
    "q": ("None", "[0.1, 0.2]", "{'q1': 0.3}", "np.zeros(3)", "0.1"),
    "qd": ("None", "[0.1, 0.2]", "0.0"),
    "search": ("''", "'inverse'"),
    "convention": ("'standard'", "'modified'", "'khalil'"),
    "rows": ("[{'alpha': 0, 'd': 0, 'r': 0.1}]", "[{'a': 1, 'alpha': 'pi/2', 'd': 0.1}]"),
    "backend": ("'auto'", "'llvm'", "'numpy'", "'c'"),
    "style": ("'fragment'", "'document'", "'simd'"),
    "kind": ("'revolute'", "'prismatic'", "'fixed'"),
    "parent": ("'base'", "'a'"),
    "child": ("'a'", "'b'"),
    "order": ("'file'", "'pinocchio'", "['q1', 'q2']"),
    "threads": ("None", "1"),
    "period": ("1.0",),
    "rate": ("20.0",),
    "starts": ("1",),
    "harmonics": ("1", "2"),
    "function": ("''", "'f'"),
}  # fmt: skip
OPTIONS = ("frame", "wrt", "mode", "effort", "objective", "outputs", "parameters", "without", "projection", "method", "names", "comments", "style", "precision", "nothing")  # fmt: skip


# --- targets --------------------------------------------------------------------------------------


@cache
def _model(name: str) -> sy.Model:
    return sy.generate("rrp" if name != "gravity" else "planar2r", name, effort=0)


def _builder() -> sy.Builder:
    builder = sy.Builder("arm")
    builder.link("base").link("a", mass=1.0, com=(0.1, 0, 0), inertia=(0.1, 0.1, 0.1)).link("b")
    return builder.joint("first", "base", "a").joint("second", "a", "b")


def _method(make: Callable[[], Any], name: str) -> Callable[[], Callable[..., Any]]:
    return lambda: getattr(make(), name)


def _public(name: str) -> Callable[[], Callable[..., Any]]:
    return lambda: getattr(sy, name)


TARGETS: Mapping[str, tuple[Callable[[], Callable[..., Any]], float]] = {  # and their weights
    **{name: (_public(name), 3) for name in ("generate", "load", "from_dh", "optimize", "models")},
    **{name: (_public(name), 1) for name in ("propose", "simulate", "from_pinocchio")},
    "identify": (_public("identify"), 0.5),
    "excite": (_public("excite"), 0.1),
    **{
        f"Model.{name} of {model}": (_method(lambda model=model: _model(model), name), weight)
        for model in MODELS
        for name, weight in (("code", 0.4), ("evaluate", 0.4), ("derivative", 0.15), ("write", 0.2), ("with_values", 0.2), ("latex", 0.1))
    },
    "Model.compile": (_method(lambda: _model("dgm"), "compile"), 0.5),
    "Model.verify": (_method(lambda: _model("dgm"), "verify"), 0.05),
    "compiled call": (lambda: _model("idm").compile(), 1.5),
    "compiled rows": (_method(lambda: _model("idm").compile(), "rows"), 1.5),
    "compute.idm": (lambda: sy.load("planar2r").compute.idm, 1),
    "compute.jacobian": (lambda: sy.load("rrp").compute.jacobian, 1),
    "Robot.save": (_method(lambda: sy.load("rrp"), "save"), 1),
    "Robot.serial": (lambda: sy.Robot.serial, 1.5),
    "Robot.joint_table": (_method(lambda: sy.load("rrp"), "joint_table"), 0.5),
    "Builder.link": (_method(_builder, "link"), 1.5),
    "Builder.joint": (_method(_builder, "joint"), 2),
    "Builder.robot": (_method(_builder, "robot"), 0.5),
}  # fmt: skip


# --- arguments ------------------------------------------------------------------------------------


def _of_hint(rng: random.Random, hint: Any) -> str:
    """A text whose value has the type of the hint, more or less."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if parts and origin not in (
        Sequence,
        Mapping,
        Iterable,
        Collection,
        tuple,
        list,
        dict,
        Callable,
    ):
        return _of_hint(rng, rng.choice(parts))
    tables: Mapping[Any, Sequence[str]] = {str: TEXTS, int: INTEGERS, bool: ("True", "False"), float: FLOATS, Path: ("Path('out')", "Path('')"), type(None): ("None",)}  # fmt: skip
    if hint in tables:
        return rng.choice(tables[hint])
    if origin in (Sequence, Iterable, Collection, tuple, list):
        return f"[{', '.join(_of_hint(rng, parts[0] if parts else float) for _ in range(rng.randint(0, 4)))}]"  # fmt: skip
    if origin in (Mapping, dict):
        return f"{{{rng.choice(TEXTS)}: {rng.choice(FLOATS)}, 'q1': {rng.choice(FLOATS)}}}"
    return rng.choice((*FLOATS, *ARRAYS, *OTHERS))


def _argument(rng: random.Random, name: str, hint: Any) -> str:
    kind = rng.random()
    if name in BY_NAME and kind < 0.7:
        return rng.choice(BY_NAME[name])
    if kind < 0.85:
        return _of_hint(rng, hint)
    return rng.choice((*TEXTS, *INTEGERS, *FLOATS, *ARRAYS, *OTHERS))


def _hints(function: Callable[..., Any]) -> Mapping[str, Any]:
    try:
        return typing.get_type_hints(function)
    except (NameError, TypeError, AttributeError):
        return {}


def draw(seed: int) -> dict[str, Any]:
    """The call of a seed: the target, its arguments as texts."""
    rng = random.Random(f"calls {seed}")
    target = rng.choices(list(TARGETS), [weight for _, weight in TARGETS.values()])[0]
    function = TARGETS[target][0]()
    hints, arguments, keywords = _hints(function), [], {}
    for p in inspect.signature(function).parameters.values():
        if p.kind is p.VAR_KEYWORD:
            names = rng.sample(OPTIONS, rng.choice((0, 0, 1, 1, 2)))
            keywords |= {n: _argument(rng, n, Any) for n in names if n not in keywords}
        elif p.kind is p.VAR_POSITIONAL:
            arguments += [_argument(rng, p.name, Any) for _ in range(rng.randint(0, 4))]
        elif p.default is p.empty:
            arguments.append(_argument(rng, p.name, hints.get(p.name, Any)))
        elif rng.random() < 0.3 and p.kind is not p.POSITIONAL_ONLY:
            keywords[p.name] = _argument(rng, p.name, hints.get(p.name, Any))
    if target == "simulate":  # a long simulation is right and takes long
        arguments[1] = rng.choice((*BY_NAME["time"], "nan", "-1.0", "'x'", "0"))
        keywords["step"] = rng.choice((*BY_NAME["step"], "nan", "-1.0", "'x'"))
    return {"target": target, "arguments": arguments, "keywords": keywords}


# --- cases ----------------------------------------------------------------------------------------


@cache
def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="symoro-soak-"))
    sy.load("rrp").save(folder / "arm.par")
    return folder


def _called(content: Mapping[str, Any]) -> float:
    names = {"np": np, "sy": sy, "Path": Path, "nan": math.nan, "inf": math.inf}
    os.chdir(_folder())
    arguments = [eval(text, names) for text in content["arguments"]]  # texts of this module
    keywords = {name: eval(text, names) for name, text in content["keywords"].items()}
    function = TARGETS[content["target"]][0]()
    try:
        function(*arguments, **keywords)
    except TypeError:
        if fits(function, arguments, keywords):
            raise
    return 0.0


def fits(function: Callable[..., Any], arguments: Sequence[Any], keywords: Mapping[str, Any]) -> bool:  # fmt: skip
    """True if the signature takes so many arguments of these names."""
    try:
        inspect.signature(function).bind(*arguments, **keywords)
    except TypeError:
        return False
    return True


def replay(content: Mapping[str, Any]) -> Outcome:
    return judged(content["target"].partition(" of ")[0], content, lambda: _called(content))


def run(seed: int) -> Outcome:
    return replay(draw(seed))


def content_of(seed: int) -> Mapping[str, Any]:
    return draw(seed)
