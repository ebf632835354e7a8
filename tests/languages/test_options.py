"""The options that all languages have in common, each run by the real tool, and refused where a
language cannot.
"""

import dataclasses
import math
import re
import subprocess

import numpy as np
import pytest

import symoro as sy
from symoro.emit.languages import LANGUAGES
from symoro.emit.verify import Case
from symoro.errors import InputError, UnknownName
from symoro.expr import functions as f
from symoro.expr import price
from symoro.expr.node import Role, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.passes.pipeline import optimise, with_numbers
from tests.languages.support import NUMERIC, require_tool, require_verified, unit_of

NAMES = {"q1": "theta1", "q2": "elbow", "QP1": "omega1", "L1": "len1", "M2": "mass"}
FLOAT = [name for name in NUMERIC if "float" in LANGUAGES[name].scalars]


@pytest.fixture(scope="module")
def model():
    return sy.generate(sy.load("planar2r"), "idm")


def variant(model, name, **options):
    return Case(dataclasses.replace(model.unit, function=name), options=options)


@pytest.mark.parametrize("language", NUMERIC)
def test_variants(model, language):
    """Your names; a record of parameters, also with your names; numbers folded in; one output; no
    comments.
    """
    constants = sy.generate(sy.load("planar2r"), "idm").with_values({"L1": 0.5})
    cases = [
        variant(model, "named", names=NAMES), variant(constants, "folded", parameters="constants"), variant(model, "bare", comments=False),
        variant(sy.generate(sy.load("planar2r"), "idm", outputs="GAM2"), "chosen"),
    ]  # fmt: skip
    if LANGUAGES[language].field:
        cases += [
            variant(model, "record", parameters="struct"),
            variant(model, "both", parameters="struct", names=NAMES),
        ]
    require_verified(cases, language)


@pytest.mark.parametrize("language", FLOAT)
def test_float(model, language):
    constants, records = (
        model.with_values(),
        {"parameters": "struct"} if LANGUAGES[language].field else {},
    )
    cases = [
        variant(model, "plain"),
        variant(model, "record", **records),
        variant(constants, "folded"),
    ]
    require_verified(
        [dataclasses.replace(c, options={**c.options, "scalar": "float"}) for c in cases], language
    )


@pytest.mark.parametrize("language", ["c", "cpp", "fortran", "fortran77", "rust"])
def test_float_has_no_number_out_of_its_range(language):
    """Compilers warn of a constant that single precision rounds to 0 or cannot hold."""
    x = symbol("x", Role.POSITION)
    values = (f.less_equal(x * x, 1e-280), f.minimum(x, 1e280))
    program = Program(
        "bounds", (Group("out", (2,), values, ("out1", "out2")),), (Argument("q", (x,)),)
    )
    require_verified([Case(unit_of(program), options={"scalar": "float"})], language)


def test_float_has_the_digits_of_single_precision():
    x = symbol("x", Role.POSITION)
    unit = unit_of(
        Program("third", (Group("out", (), (x / 3,), ("out",)),), (Argument("q", (x,)),))
    )
    assert "0.33333334f*x;" in LANGUAGES["c"].text(dataclasses.replace(unit, scalar="float"))


def test_functions_called_like_something_of_the_driver_are_verified(model):
    assert all(
        v.passed
        for name in ("c", "p", "show", "driver")
        for v in model.verify("c,python", function=name)
    )


def test_single_and_split_layout(model, tmp_path):
    require_tool("gcc")
    assert [p.name for p in model.write("c", tmp_path, layout="single")] == ["planar2r_idm.c"]
    subprocess.run(
        ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-c", "planar2r_idm.c"],
        cwd=tmp_path,
        check=True,
    )
    assert len(model.write("c", tmp_path, layout="split")) == 2


@pytest.mark.parametrize(
    ("language", "options", "message"),
    [
        (
            "javascript",
            {"scalar": "float"},
            "scalar of language javascript: found 'float', expected one of double",
        ),
        (
            "rust",
            {"layout": "split"},
            "layout of language rust: found 'split', expected one of single",
        ),
        ("matlab", {"layout": "single"}, "layout of language matlab"),
        (
            "fortran77",
            {"parameters": "struct"},
            "found 'struct', expected one of arguments, constants",
        ),
        ("c", {"parameters": "global"}, "expected one of arguments, struct, constants"),
        ("c", {"names": {"q9": "x"}}, "option names: symbol: found 'q9'"),
        ("c", {"names": {"q1": "1x"}}, "option names: q1: found '1x'"),
        ("c", {"names": {"q1": "double"}}, "reserved or means something else"),
        ("c", {"names": {"q1": "q2"}}, "reserved or means something else"),
        ("c", {"names": {"q1": "x", "q2": "x"}}, "reserved or means something else"),
        ("c", {"names": {"q1": "tau"}}, "reserved or means something else"),
        ("fortran", {"names": {"q2": "L1", "L1": "l1"}}, "reserved or means something else"),
        ("mathematica", {"names": {"q2": "my_q"}}, "option names: q2"),
        ("mathematica", {"function": "my_function"}, "such as myFunction"),
        ("casadi", {"function": "my__function"}, "such as my_function"),
        ("casadi", {"function": "jac"}, "option function"),
        ("casadi", {"function": "jac_"}, "option function"),
        ("numpy", {"function": "numpy"}, "option function"),
        ("fortran", {"function": "f" * 60}, "at most 52 in all"),
        ("c", {"values": {"L1": 1.0}}, "expected parameters='constants'"),
        ("c", {"parameters": "constants", "values": {"L7": 1.0}}, "found 'L7'"),
        ("c", {"parameters": "constants", "values": {"L1": "long"}}, "expected a finite number"),
        ("c", {"outputs": "GAM7"}, "output: found 'GAM7'"),
    ],
)
def test_what_cannot_be_is_refused(model, language, options, message):
    with pytest.raises(InputError) as caught:
        model.code(language, **options)
    assert message in str(caught.value)


def test_missing_values_are_listed():
    robot = dataclasses.replace(sy.load("rx90"), values={"D3": 0.45})
    with pytest.raises(InputError, match="no value for RL4"):
        sy.generate(robot, "dgm").code("c", parameters="constants")
    assert "_pre" not in sy.generate(robot, "dgm").code(
        "c", parameters="constants", values={"RL4": 0.45}
    )


def test_numbers_keep_the_model_and_make_it_cheaper(model):
    known = {"L1": 0.5, "ZZ2": 0.0}
    folded = model.with_values(known)
    assert folded.parameters == ()
    assert folded.cost.hoisted.mul <= model.cost.hoisted.mul
    assert "parameters folded in: L1 = 0.5" in folded.notes[-1]
    state = {name: 0.3 for name in folded.inputs}
    assert folded.evaluate(state)["tau"] == pytest.approx(model.evaluate({**state, **known})["tau"])


CONSTANT_CASES = [
    ("ur5", "idm", {}), ("ur5", "idm", {"parameters": "base"}), ("ur5", "inertia", {}),
    ("rx90", "dgm", {}), ("rx90", "idm", {"outputs": "GAM2"}), ("rx90", "idm", {"mode": "symoro"}),
    ("stanford", "ddm", {}), ("scara", "jacobian", {}), ("fivebar", "idm", {}),
    ("rx90", "id-dynamic", {}), ("cartpole", "lagrange", {}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "model_id", "options"), CONSTANT_CASES)
def test_constants_are_put_in_before_the_model_is_generated(name, model_id, options):
    """Same numbers as the symbolic model, no parameters, never more operations than by folding."""
    m = sy.generate(sy.load(name), model_id, **options)
    rng = np.random.default_rng(5)
    values = {
        p: 0.0 if p[:2] in ("FS", "XY") else rng.uniform(0.5, 2)
        for p in m.parameters
        if p not in m.robot.values
    }
    constants = m.with_values(values)
    assert constants.parameters == ()
    state = {n: rng.uniform(0.4, 1) for n in m.inputs if n not in m.parameters}
    for group, expected in m.evaluate({**state, **values}).items():
        found = constants.evaluate({n: state[n] for n in constants.inputs})[group]
        assert found == pytest.approx(expected, rel=1e-9, abs=1e-9)
    numbers = {p: values.get(p, m.robot.values.get(p, 1.0)) for p in m.traced.parameters}
    folded = optimise(with_numbers(m.traced, numbers), "time", m.options["outputs"]).program
    assert price(constants.program, "time") <= price(folded, "time")
    again = constants.derivative("q") if "q1" in constants.inputs else constants
    assert again.with_values() is again


def test_constants_of_a_derivative_are_put_in_before_too():
    m = sy.generate(sy.load("ur5"), "idm").derivative("q")
    constants = m.with_values()
    assert constants.parameters == ()
    state = {n: 0.3 + 0.1 * k for k, n in enumerate(n for n in m.inputs if n not in m.parameters)}
    zero = dict.fromkeys((p for p in m.parameters if p not in m.robot.values), 0.0)
    expected = m.evaluate({**state, **zero})["dtau_dq"]
    assert constants.evaluate({n: state[n] for n in constants.inputs})["dtau_dq"] == pytest.approx(
        expected, abs=1e-9
    )


def test_constants_of_the_library_equal_those_of_a_file_with_numbers(tmp_path):
    robot = sy.load("ur5")
    constants = sy.generate(robot, "idm").with_values()
    robot.save(tmp_path / "ur5.urdf")
    imported = sy.generate(sy.load(tmp_path / "ur5.urdf"), "idm")
    assert constants.cost.hoisted == imported.cost.hoisted
    assert (constants.cost.hoisted.mul, constants.cost.hoisted.add) == (125, 95)
    assert "drive parameters without a value are 0: IA1" in constants.notes[-1]
    assert f"Operations per call: {constants.cost.hoisted}" in sy.generate(robot, "idm").code(
        "c", parameters="constants"
    )


def test_right_angles_given_as_numbers_are_exact():
    robot = sy.load("planar2r")
    frames = (
        robot.frame(1),
        dataclasses.replace(robot.frame(2), alpha=symbol("AL2", Role.GEOMETRIC)),
    )
    m = sy.generate(dataclasses.replace(robot, frames=frames), "dgm")
    constants = m.with_values({"L1": 0.5, "AL2": math.pi / 2})
    text = constants.code("c", comments=False)
    assert "e-17" not in text
    assert constants.evaluate({"q1": 0.3, "q2": 0.4})["T"] == pytest.approx(
        m.evaluate({"q1": 0.3, "q2": 0.4, "L1": 0.5, "AL2": math.pi / 2})["T"], abs=1e-15
    )


def test_outputs_and_names_reach_the_text(model):
    text = model.code("python", outputs="GAM2", names=NAMES, comments=False)
    assert "elbow" in text
    assert "len1" in text
    with pytest.raises(UnknownName):
        model.code("python", colour="red")


def test_user_names_win_over_intermediates(model):
    """An intermediate that is called like a user's name gives way."""
    text = model.code("c", names={"QP1": "S2"}, comments=False)
    assert re.search(r"\bS2 += qd\[0\];", text)
    assert re.search(r"\bS2_ += sin\(q2\);", text)


def test_division_by_parameters_is_told_in_every_language():
    ddm = sy.generate(sy.load("planar2r"), "ddm")
    divides = [note for note in ddm.notes if "must not be zero" in note]
    for language in LANGUAGES:
        text = ddm.code(language).replace("\\_", "_")
        assert all(note.partition(":")[0] in text for note in divides)


def test_parameters_in_divisors_that_vary_are_named() -> None:
    """The passive velocities of the four-bar divide by L3 sin(q3 - q1 - q2)."""
    notes = sy.generate("fourbar", "inertia").notes
    assert "divides by parameters, which must not be zero: L2, L3" in notes


def test_cpp_works_with_dual_numbers(tmp_path):
    """dT/dq1 of a template against the model's own derivative: the scalar is a type with sin and
    cos of its own.
    """
    require_tool("g++")
    dgm = sy.generate(sy.load("planar2r"), "dgm")
    dgm.write("cpp", tmp_path)
    (tmp_path / "main.cpp").write_text(DUAL)
    subprocess.run(
        ["g++", "-std=c++11", "-Wall", "-Wextra", "-Werror", "-o", "main", "main.cpp"],
        cwd=tmp_path,
        check=True,
    )
    shown = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True).stdout
    expected = dgm.derivative("q").evaluate({"q1": 0.3, "q2": 0.4, "L1": 0.5})["dT_dq"][..., 0]
    assert np.array(shown.split(), dtype=float) == pytest.approx(expected.ravel())


DUAL = """
#include <cmath>
#include <cstdio>
struct Dual { double v, d; Dual(double v = 0, double d = 0) : v(v), d(d) {} };
Dual operator+(Dual a, Dual b) { return Dual(a.v + b.v, a.d + b.d); }
Dual operator-(Dual a, Dual b) { return Dual(a.v - b.v, a.d - b.d); }
Dual operator-(Dual a) { return Dual(-a.v, -a.d); }
Dual operator*(Dual a, Dual b) { return Dual(a.v*b.v, a.d*b.v + a.v*b.d); }
Dual sin(Dual a) { return Dual(std::sin(a.v), a.d*std::cos(a.v)); }
Dual cos(Dual a) { return Dual(std::cos(a.v), -a.d*std::sin(a.v)); }
#include "planar2r_dgm.hpp"
int main()
{
    Dual p[1] = {0.5}, q[2] = {Dual(0.3, 1), Dual(0.4, 0)}, c[1], T[16];
    planar2r_dgm_pre(p, c);
    planar2r_dgm(q, c, T);
    for (const Dual &x : T) std::printf("%.17g\\n", x.d);
}
"""
