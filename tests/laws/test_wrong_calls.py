"""Wrong types and values of options and inputs give an error of our own, with the place."""

from __future__ import annotations

import contextlib

import numpy as np
import pytest

import symoro as sy

WRONG_OPTIONS = [
    ("idm", "without", 3), ("idm", "outputs", 3), ("idm", "mode", 3), ("idm", "effort", "x"),
    ("idm", "parameters", 5), ("idm", "objective", None), ("idm", "without", b"friction"),
    ("igm", "known", 3), ("igm", "fixed", 3), ("igm", "frame", [1]), ("igm", "limits", "x"),
    ("igm", "frames", 3), ("opspace", "rows", []), ("opspace", "rows", 3),
    ("hybrid", "accelerated", 3), ("jacobian", "intermediate", object()), ("dgm", "wrt", 1.5),
    ("jacobian", "projection", None), ("igm", "wrt", None), ("igm", "wrt", np.ones(2)),
    ("igm", "known", np.ones(2)), ("igm", "fixed", np.ones(2)), ("jacobian", "intermediate", np.ones(2)),
    ("idm", "frames", np.ones(2)),
]  # fmt: skip


@pytest.mark.parametrize(("model", "option", "value"), WRONG_OPTIONS)
def test_wrong_options_are_explained(model, option, value):
    with pytest.raises(sy.SymoroError, match=option):
        sy.generate(sy.load("rx90"), model, **{option: value})


WRONG_VALUES = {
    "text": "x",
    "complex": 1j,
    "None": None,
    "mapping": {},
    "object": object(),
    "ragged": [[1.0], [1.0, 2.0]],
    "masked": np.ma.masked_array([1.0, 2.0], [False, True]),
}


@pytest.mark.parametrize("kind", WRONG_VALUES)
def test_wrong_values_are_explained(kind):
    """The reference interpreter and the machine code refuse the same values."""
    model = sy.generate(sy.load("rx90"), "dgm")
    values = {**dict.fromkeys(model.inputs, 0.1), "q1": WRONG_VALUES[kind]}
    for run in (model.evaluate, model.compile()):
        with pytest.raises(sy.SymoroError, match="q1"):
            run(values)


def test_unequal_lengths_are_explained():
    model = sy.generate(sy.load("rx90"), "dgm")
    values = {**dict.fromkeys(model.inputs, 0.1), "q1": [1.0, 2.0, 3.0], "q2": [1.0, 2.0]}
    for run in (model.evaluate, model.compile()):
        with pytest.raises(sy.SymoroError, match="do not broadcast"):
            run(values)


def built(**options):
    builder = sy.Builder("arm").link("a").link("b", mass=1.0, inertia=(1, 1, 1))
    return builder.joint("j", "a", "b", **options).robot()


def symbolic(values=None, gravity=None, **cells):
    return sy.from_dh([{"a": "L1", **cells}], "modified", gravity, values=values)


CALLS = {
    "derivative": lambda m: m.derivative(3),
    "names": lambda m: m.code("c", names=3),
    "function": lambda m: m.code("c", function=3),
    "folder": lambda m: m.write("c", "a\0b"),
    "language": lambda m: m.code(3),
    "logs": lambda m: sy.identify(m.robot, None),
    "no logs": lambda m: sy.identify(m.robot, []),
    "row of a DH table": lambda m: sy.from_dh([3]),
    "DH table": lambda m: sy.from_dh(3),
    "path": lambda m: sy.load("a\0b"),
    "long name": lambda m: sy.load("a" * 300),
    "file": lambda m: m.robot.save(3.5),
    "values": lambda m: m.evaluate(1),
    "time": lambda m: sy.simulate(m.robot, "x"),
    "start by name": lambda m: sy.simulate(m.robot, 0.01, q={"q1": None}),
    "start as text": lambda m: sy.simulate(m.robot, 0.01, qd=list("abcdef")),
    "start of unequal rows": lambda m: sy.simulate(m.robot, 0.01, q=[[1.0], [1.0, 2.0]]),
    "start beyond doubles": lambda m: sy.simulate(m.robot, 0.01, q=[10**400] * 6),
    "step beyond doubles": lambda m: sy.simulate(m.robot, 0.01, step=10**400),
    "controller": lambda m: sy.simulate(m.robot, 0.01, controller=3),
    "effects of a simulation": lambda m: sy.simulate(m.robot, 0.01, without=["dragging"]),
    "listing": lambda m: sy.optimize(10**6),
    "variables of a listing": lambda m: sy.optimize("a = x*y", variables=-1.5),
    "robot of a proposal": lambda m: sy.propose({}),
    "search": lambda m: sy.models(b"x"),
    "link": lambda m: sy.Builder("arm").link({}),
    "joint": lambda m: sy.Builder("arm").joint("j", "a", {}),
    "order": lambda m: m.robot.joint_table(np.ones(2)),
    "mode": lambda m: sy.generate(m.robot, "dgm", mode=np.zeros(3)),
    "effects": lambda m: sy.generate(m.robot, "idm", without=np.array(None)),
    "parameters of code": lambda m: m.code("c", parameters=np.eye(4)),
    "log": lambda m: sy.identify(m.robot, 3),
    "logs of numbers": lambda m: sy.identify(m.robot, [1.0, None]),
    "languages": lambda m: m.verify([1.0]),
    "limit": lambda m: sy.raise_limit(["samples"], 1),
    "limit that is true": lambda m: sy.raise_limit("samples", True),
    "axis beyond doubles": lambda m: built(axis=[10**400] * 3),
    "axis of large numbers": lambda m: built(axis=[1e308] * 3),
    "mass beyond what is read from files": lambda m: sy.Builder().link("a", mass=1e200),
    "text as a number": lambda m: sy.simulate(m.robot, np.str_("x")),
    "value of a symbol": lambda m: symbolic(values={"L1": None}),
    "value beyond doubles": lambda m: symbolic(values={"L1": 10**400}),
    "gravity beyond doubles": lambda m: symbolic(gravity=[10**400] * 3),
    "gravity of one number": lambda m: symbolic(gravity=np.zeros(1)),
    "limit of a row beyond doubles": lambda m: symbolic(qmin=10**400),
    "value of a simulation": lambda m: sy.simulate(m.robot, 0.01, values={"M1": 10**400}),
    "bodies": lambda m: sy.identify(m.robot, "log.csv", bodies={1: 2}),
}


@pytest.mark.parametrize("call", CALLS)
def test_wrong_calls_are_explained(call):
    with pytest.raises(sy.SymoroError):
        CALLS[call](sy.generate(sy.load("rx90"), "dgm"))


@pytest.mark.filterwarnings("ignore:overflow", "ignore:invalid value")
@pytest.mark.parametrize("number", ["1e155", "1e308", "1e-320"])
@pytest.mark.parametrize("model", ["igm", "idm", "ddm", "determinant", "base-parameters"])
def test_huge_and_tiny_parameters_give_a_model_or_a_reason(tmp_path, number, model):
    path = tmp_path / "arm.par"
    path.write_text(
        "NF=3\nNL=3\nNJ=3\nsigma={0,0,0}\nant={0,1,2}\nalpha={0,0,pi/2}\n"
        f"d={{0,{number},{number}}}\nM={{1,{number},1}}\nIA={{{number},{number},1}}\n"
    )
    with contextlib.suppress(sy.SymoroError):
        sy.generate(sy.load(path), model)


LONG = 10**5000  # an integer that Python does not print
LONG_CALLS = {
    "load": lambda: sy.load("rx90", tolerance=LONG),
    "name": lambda: sy.load(LONG),
    "generate": lambda: sy.generate("rx90", "idm", effort=LONG),
    "model": lambda: sy.generate("rx90", LONG),
    "fixed": lambda: sy.generate("planar2r", "igm", fixed={"q1": LONG}),
    "identify": lambda: sy.identify("planar2r", "log.csv", cutoff=LONG),
    "simulate": lambda: sy.simulate("planar2r", time=LONG),
    "table": lambda: sy.from_dh([{"a": LONG, "alpha": 0, "d": 0}]),
    "value": lambda: sy.generate("planar2r", "dgm").evaluate({"q1": LONG}),
}


@pytest.mark.parametrize("call", LONG_CALLS)
def test_integers_that_python_does_not_print_are_refused(call):
    with pytest.raises(sy.SymoroError):
        LONG_CALLS[call]()
