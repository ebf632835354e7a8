"""Listings of models: every form in the wild, what is an input and what an output, mistakes, and
garbage.
"""

from __future__ import annotations

import contextlib
import math
import random
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.emit.languages import LANGUAGES
from symoro.errors import FormatError, InputError, UnknownName
from symoro.expr.cost import program_cost
from symoro.expr.program import run_program
from symoro.limits import LIMITS
from symoro.listing.listing_reader import read_listing
from tests.oracle.test_published_dynamics import FIGURE_6
from tests.strategies import state

READABLE = tuple(name for name in LANGUAGES if name != "latex")
X, Y = 0.7, -1.3


def value(text: str, name: str = "", **values: float) -> Any:
    """What the listing gives for its output, x and y being numbers."""
    found = run_program(
        read_listing(text + "\n", outputs=[name] if name else None).program,
        {"x": X, "y": Y, **values},
    )
    return next(iter(found.values()))


# --- the forms of statements ----------------------------------------------------------------------

FORMS = {
    "matlab": "% remark = 1\nfunction f()\nglobal x y\na=x.*y - ...  goes on\n 2.*x.^2;\nr = a./y;\nend\n",
    "octave with broken lines": "a=x.*y -\n2.*x.^2;\nr =\n a./y;",
    "c": "#include <math.h>\n/* a remark\n r = 3; */\nvoid f(double x) {\n  double a = x*y - 2.0*pow(x, 2); // remark\n  double r;\n  r = a/y;\n}\n",
    "c on one line": "double a = x*y - 2.0f*x*x; double r = a/y;",
    "mathematica": "(* a (* nested *) remark *)\na = x*y - 2*Power[x, 2];\nr = a/y;\n",
    "python": "import math\na = x*y - 2*x**2  # remark\nr = (a\n     /y)\n",
    "python function": 'def f(x, y):\n    """Remarks = 3."""\n    a = x*y - \\\n        2*x**2\n    r = a/y\n    return r\n',
    "maple": "# remark\na:=x*y-2*x^2;\nr:=a/y:\n",
    "opensymoro": "Inverse model\n\nj  ant\n1  0\n\nEquations:\na = x*y - 2*x**2\nr = a/y;\n*=*\n",
    "symoro+": "(* Name of file : a.trm *)\n(* r = 3 *)\na = x*y - 2*x^2;\nr = a/y;\n",
    "fortran": "subroutine F(x, y, r)\n  implicit none\n  real(8), intent(in) :: x, y ! r = 3\n  real(8), intent(out) :: r\n  real(8) :: a\n"
    "  A = x*y - &\n    & 2.0_8*X**2\n  r = a/y\nend subroutine F\n",
    "fortran 77": "C     r = 3\n      SUBROUTINE F(x, y, r)\n      REAL*8 x, y, r, a\n      a = x*y\n"
    "     1  - 2.D0*x**2\n      R = A/Y\n      RETURN\n      END\n",
    "c++": "template <class T>\nT f(const T &x, const T &y) {\n  const T a = x*y - T(2)*std::pow(x, 2);\n  const T r = a/y;\n  return r;\n}\n",
    "rust": "fn f(x: f64, y: f64) -> f64 {\n    let a: f64 = x*y - 2.0*x*x; // r = 3\n    let r = a/y;\n    r\n}\n",
    "julia": "function f(x, y)\n    a = x*y - 2*x^2 # r = 3\n    r = a/y\n    return r\nend\n",
    "casadi": "import casadi as ca\nx = ca.SX.sym('x')\ny = ca.SX.sym('y')\na = x*y - 2*ca.power(x, 2)\nr = a/y\n",
    "a formula returned": "double f(double x, double y) {\n  double a = x*y - 2*x*x;\n  return a/y;\n}\n",
    "dos": "a = x*y - 2*x^2;\r\nr = a/y;\r\n",
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_gives_the_same(form: str) -> None:
    assert value(FORMS[form]) == pytest.approx((X * Y - 2 * X * X) / Y)


@pytest.mark.parametrize(("text", "expected"), [
    ("-x^2", -(X**2)), ("2^-1*x", X / 2), ("x**2/y/2", X**2 / Y / 2), ("- -x", X), ("1.5e-1*x", 0.15 * X), (".5*x", X / 2), ("2.d0*x", 2 * X),
    ("1.5`*^1 x".replace(" x", "*x"), 15 * X), ("sin(x)", math.sin(X)), ("Sin[x]", math.sin(X)), ("sinf(x)", math.sin(X)), ("math.sin(x)", math.sin(X)),
    ("np.arctan2(x, y)", math.atan2(X, Y)), ("arctan(x, y)", math.atan2(X, Y)), ("ArcTan[x, y]", math.atan2(Y, X)), ("atan(x)", math.atan(X)),
    ("fabs(y)", -Y), ("signum(y)", -1.0), ("sqrt(x)", math.sqrt(X)), ("Pi*x", math.pi * X), ("fmax(x, y)", X), ("min([x, y, 3])", Y),
    ("x > y ? x : y", X), ("(x if x < y else y)", Y), ("If[x < y, x, y]", Y), ("piecewise(x = y, x, y)", Y), ("(double)(x >= y)", 1.0),
    ("Boole[x != y]", 1.0), ("where_(x <= y, x, y)", Y), ("exp(ln(x))", X), ("power(x, 3)", X**3),
])  # fmt: skip
def test_formulas(text: str, expected: float) -> None:
    assert value(f"r = {text};") == pytest.approx(expected)


def test_a_name_that_is_assigned_again_keeps_its_old_value_where_that_was_used() -> None:
    text = "a = x + 1\nb = a*a\na = b + y\na += x\nr = a - b\n"
    assert value(text) == pytest.approx(Y + X)
    assert value("x = x + 1; x -= 3; r = x;") == pytest.approx(X - 2)


def test_arrays() -> None:
    np.testing.assert_allclose(value("T = [[x, y], [1, x*y]]"), [[X, Y], [1, X * Y]])
    np.testing.assert_allclose(value("T = [x, y; 1, x*y];"), [[X, Y], [1, X * Y]])
    np.testing.assert_allclose(value("T = [x; y];"), [X, Y])
    np.testing.assert_allclose(value("T[0] = x; T[1] = T[0]*y;", "T"), [X, X * Y])
    np.testing.assert_allclose(
        value("T = zeros(2, 2);\nT(1,2) = x;\nT(2,1) = y;"), [[0, X], [Y, 0]]
    )
    np.testing.assert_allclose(value("T := Matrix([[x, y]]);"), [[X, Y]])


# --- inputs ---------------------------------------------------------------------------------------


def test_variables_by_their_spelling_the_rest_are_parameters() -> None:
    m = sy.optimize("r = q1*QP1 + QDP2*L1 + FX6*th3 + GAM2*t + XX2R + G3\n")
    assert m.parameters == ("L1", "XX2R", "G3")
    arrays = {
        a.name: [s.payload[0] for s in a.symbols if s is not None] for a in m.program.arguments
    }
    assert arrays == {
        "q": ["q1", "t", "th3"],
        "qd": ["QP1"],
        "qdd": ["QDP2"],
        "tau": ["GAM2"],
        "fe": ["FX6"],
    }


def test_variables_as_the_caller_says() -> None:
    m = sy.optimize("r = q1*L1*L2*x1\n", variables="L*, x1")
    assert m.parameters == ("q1",)
    assert sy.optimize("r = q1*L1\n", variables=["L1"]).parameters == ("q1",)
    with pytest.raises(UnknownName, match=r"'z\*'.*q1, L1"):
        sy.optimize("r = q1*L1\n", variables="z*")


def test_work_on_parameters_is_hoisted() -> None:
    m = sy.optimize("a = L1*L2 + M3\nr = a*q1\n")
    assert (m.cost.hoisted.mul, m.cost.hoisted.add, m.cost.once.mul, m.cost.once.add) == (
        1,
        0,
        1,
        1,
    )


def test_elements_of_input_arrays_keep_their_places_and_names() -> None:
    m = sy.optimize(
        "void f(const double *q, const double *p, double *tau) { double b = p[1]; tau[0] = b*sin(q[2]) + p[0]*cos(q[0]); }\n"
    )
    assert {
        a.name: [None if s is None else s.payload[0] for s in a.symbols]
        for a in m.program.arguments
    } == {"q": ["q1", None, "q3"]}
    assert m.parameters == ("b", "p1")
    assert m.groups == {"tau": (1,)}
    assert sy.optimize("r := q[1]*p[2];\n").inputs == ("q1", "p2")  # Maple counts from 1
    assert sy.optimize("r = q(1)*p(2);\n").inputs == ("q1", "p2")
    assert sy.optimize("r = q[[1]]*p->D3;\n").inputs == ("q1", "D3")


# --- outputs --------------------------------------------------------------------------------------


def test_outputs_are_what_is_never_used() -> None:
    m = sy.optimize("a = q1*q2\nGAM1 = a + L1\nGAM2 = a - L1\nE = a*a\n")
    assert m.groups == {"GAM": (2,), "E": ()}
    assert [g.labels for g in m.program.groups] == [("GAM1", "GAM2"), ("E",)]


def test_names_of_a_whole_matrix_make_one() -> None:
    assert sy.optimize("J11 = q1\nJ12 = q2\nJ21 = q3\nJ22 = q1*q2\nJ13 = 0\nJ23 = 1").groups == {
        "J": (2, 3)
    }
    assert sy.optimize("J11 = q1\nJ12 = q2\nJ21 = q3").groups == {"J": (3,)}


def test_results_of_a_function() -> None:
    assert sy.optimize(
        "function [a, b] = f(q)\na = q(1)*2; b = a + 1; waste = b*b;\nend\n"
    ).groups == {"a": (), "b": ()}
    assert sy.optimize("def f(q):\n    a = q[0]*2\n    waste = a*a\n    return a\n").groups == {
        "a": ()
    }


def test_chosen_outputs_and_what_only_they_need() -> None:
    text = "a = sin(q1)\nb = cos(q2)\nGAM1 = a*L1\nGAM2 = b*L1\n"
    m = sy.optimize(text, outputs="GAM2")
    assert (m.groups, m.inputs) == ({"GAM2": ()}, ("q2", "L1"))
    assert m.cost_before is not None
    assert (m.cost_before.strict.mul, m.cost_before.strict.trig) == (
        2,
        2,
    )  # as written, used or not
    assert sy.optimize(text, outputs=["a", "GAM1"]).groups == {"a": (), "GAM1": ()}
    with pytest.raises(UnknownName, match=r"'GAM3'.*GAM1, GAM2"):
        sy.optimize(text, outputs="GAM3")


# --- what was published, and our own listings -----------------------------------------------------


def test_the_published_listing_counts_as_its_authors_did_and_gets_shorter() -> None:
    """[LK22] Figure 6: 66 additions and 77 multiplications."""
    m = sy.optimize(FIGURE_6, objective="operations")
    assert m.cost_before is not None
    assert (m.cost_before.strict.add, m.cost_before.strict.mul) == (66, 77)
    assert m.cost.strict.add + m.cost.strict.mul <= 124
    robot = sy.load("rrp")
    values = state(robot, np.random.default_rng(4)) | {
        name: 0.3 + 0.1 * k for k, name in enumerate(m.parameters)
    }
    reference = sy.generate(robot, "idm", parameters="base").evaluate(
        {k: values[k] for k in m.inputs}
    )["tau"]
    np.testing.assert_allclose(m.evaluate({k: values[k] for k in m.inputs})["GAM"], reference)
    np.testing.assert_allclose(m.compile()({k: values[k] for k in m.inputs})["GAM"], reference)
    assert all(v.passed for v in m.verify("c,python"))


MODELS = [
    ("rrp", "idm"),
    ("planar2r", "ddm"),
    ("rrp", "dgm"),
    ("cartpole", "energy"),
    ("scara", "jacobian"),
    ("rx90", "gravity"),
]


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize("language", READABLE)
@pytest.mark.parametrize(("robot", "model"), MODELS)
def test_our_own_listings_read_back(robot: str, model: str, language: str, mode: str) -> None:
    m = sy.generate(sy.load(robot), model, mode=mode)
    values = {
        k: v for k, v in state(sy.load(robot), np.random.default_rng(1)).items() if k in m.inputs
    }
    expected = list(m.evaluate(values).values())
    plain = [s for s in LANGUAGES[language].styles if s != "simd"]  # vectors are no formulas
    styles: list[dict[str, Any]] = (
        [{"style": s} for s in plain]
        + [{"comments": False}]
        + [{"parameters": "struct"}] * bool(LANGUAGES[language].field)
    )
    for options in styles:
        back = sy.optimize(m.code(language, **options))
        found = list(back.evaluate({k: v for k, v in values.items() if k in back.inputs}).values())
        assert len(found) == len(expected)
        for a, b in zip(found, expected, strict=True):
            np.testing.assert_allclose(a.ravel(), b.ravel(), rtol=1e-9, atol=1e-12)
        if mode == "fast":
            assert back.cost.hoisted.total <= m.cost.hoisted.total
            assert back.cost.strict.total <= m.cost.strict.total


@pytest.mark.parametrize("language", READABLE)
def test_choices_and_several_results_read_back(language: str) -> None:
    """An inverse model is full of relations, its three groups come back in order; so do two
    numbers.
    """
    for robot, model in (("planar2r", "igm-paul"), ("cartpole", "energy")):
        m = sy.generate(sy.load(robot), model)
        values = {name: 0.3 + 0.1 * k for k, name in enumerate(m.inputs)}
        back = sy.optimize(m.code(language))
        found = {
            name.rstrip("_$"): x
            for name, x in back.evaluate(
                {k: v for k, v in values.items() if k in back.inputs}
            ).items()
        }
        assert list(found) == list(m.groups)
        for name, expected in m.evaluate(values).items():
            np.testing.assert_allclose(found[name].ravel(), expected.ravel(), rtol=1e-9, atol=1e-12)


def test_fortran_without_a_head_is_known_by_the_name_of_its_file() -> None:
    fixed, free = (
        "C     r = 3\n      a = x*y\n     &  - 2.D0*x\n      R = A/Y\n",
        "! r = 3\na = x*y &\n - 2.0*x\nR = A/Y\n",
    )
    for text, file in ((fixed, "old.f"), (free, "old.F90")):
        assert run_program(read_listing(text, file).program, {"x": X, "y": Y})[
            "R"
        ] == pytest.approx((X * Y - 2 * X) / Y)


@pytest.mark.parametrize(("text", "file"), [
    ("subroutine f(x, r)\n  real(kind=8), parameter :: two = 2.0d0\n  real_mass = two*x\n  r = soft_max(real_mass)\n", "a.f90"),
    ("import numpy as np\nq = np.asarray(q, dtype=float)\nx = np.asarray([2*y, foo(y)])\n", "a.py"),
    ("template <class T>\nT f(T x) {\n  T r = soft_max(x, x);\n  return r;\n}\n", "a.hpp"),
])  # fmt: skip
def test_nothing_is_passed_over_that_means_something(text: str, file: str) -> None:
    """Only symoro's own helper functions are known by their endings; an assignment is never taken
    for a declaration.
    """
    with pytest.raises(FormatError, match=r"function '(soft_max|foo)'"):
        read_listing(text, file)


def test_names_that_other_languages_use_for_themselves_are_names() -> None:
    assert value("r_ = 2*x\nbatch = r_*y\nr = batch + r_", "r") == pytest.approx(2 * X * Y + 2 * X)


def test_constants_of_fortran_are_values() -> None:
    text = "subroutine f(x, r)\n  real(kind=8), parameter :: two = 2.0d0\n  real :: real_mass\n  real_mass = two*x\n  r = real_mass*y\nend subroutine\n"
    assert value(text) == pytest.approx(2 * X * Y)


def test_what_a_function_returns_as_formulas_gets_its_name() -> None:
    assert sy.optimize("def f(x):\n    a = 2*x\n    return a*x, a\n").groups == {"f": (2,)}
    assert sy.optimize("def f(x):\n    a = 2*x\n    return [a*x, a, 1]\n").groups == {"f": (3,)}


@pytest.mark.parametrize(
    ("language", "options", "message"),
    [("latex", {}, "LaTeX"), ("c", {"style": "simd"}, "vectors")],
)
def test_what_has_no_formulas_is_refused(
    language: str, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(FormatError, match=f"found {message}.*another language or style"):
        sy.optimize(sy.generate(sy.load("planar2r"), "idm").code(language, **options))


def test_a_listing_is_a_model_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "two.m").write_text("GAM1 = L1*sin(q1);\nGAM2 = GAM1*q2 + L1;\n")
    m = sy.optimize(tmp_path / "two.m", outputs=["GAM1", "GAM2"])
    values = {"q1": 0.3, "q2": 0.5, "L1": 2.0}
    expected = [2 * math.sin(0.3), math.sin(0.3) + 2]
    np.testing.assert_allclose(m.evaluate(values)["GAM"], expected)
    np.testing.assert_allclose(m.compile()(values)["GAM"], expected)
    np.testing.assert_allclose(
        m.derivative("q").evaluate(values)["dGAM_dq"],
        [[2 * math.cos(0.3), 0], [math.cos(0.3), 2 * math.sin(0.3)]],
    )
    assert [p.name for p in m.write("c", tmp_path)] == ["two.h", "two.c"]
    assert "Optimised listing two" in m.code("python")
    assert "2.0" in m.code("c", parameters="constants", values={"L1": 2.0})
    assert m.to_sympy()["GAM"].shape == (2, 1)
    assert r"\sin" in m.latex()
    with pytest.raises(InputError, match="none for L1"):
        m.evaluate({"q1": 0.3, "q2": 0.5})
    with pytest.raises(UnknownName, match="'q9'"):
        m.evaluate({**values, "q9": 1.0})


def test_optimising_twice_changes_nothing_more() -> None:
    once = sy.optimize(FIGURE_6)
    assert sy.optimize(once.code("python")).cost.strict.total <= once.cost.strict.total


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "line", "message"), [
    ("a = 1\nr = foo(x)", 2, r"function 'foo'.*expected one of abs,.*sqrt.*Write it with these"),
    ("r = sin(x, y)", 1, "2 operand.s. of sin, expected 1"),
    ("r = x +", 1, "end of the listing.*expected a value"),
    ("a = x\nr = x y", 2, r"'y', expected an operator.*'\*'"),
    ("r = (x", 1, r"expected '\)'"),
    ("a = x\nfor k = 1:3\n a = a*x\nend", 2, "'for'.*no loops or branches"),
    ("Some words", 1, "'words', expected '='.*comments"),
    ("r = x^y^2", 1, "parentheses around one of two powers"),
    ("r = x/0", 1, "division by zero"), ("r = log(0)*x", 1, "finite value"), ("r = 1e999", 1, "number '1e999'"),
    ("r = 10^300*10^300", 1, "finite|a magnitude beyond"), ("r = exp(1000)", 1, "finite"), ("r = x.'", 1, "found"), ("r = {1", 1, "'}'"),
    ("(* never closed\nr = 1", 1, r"never closed"), ("r = x ! y", 1, "'!'"), ("r = T[x]", 1, "function 'T'|whole number"),
    ("T[0] = 1\nr = T[5]", 2, "no value"), ("T = [x, y]\nr = T + 1", 2, "array T.*Take one"), ("r = q[99999999]", 1, "whole number|function"),
    ("subroutine f(x, r)\nreal :: r\nr = x*y + &\n  y y\nend subroutine\n", 4, r"'y', expected an operator"),
    ("      SUBROUTINE F(x, r)\n* a remark\n      r = x*x\n     &  + x\n      r = foo(x)\n      END", 5, "function 'foo'"),
    ("def f(q):\n    r = q[0]\n    if r:\n        r = 2\n    return r", 3, "'if'"),
])  # fmt: skip
def test_mistakes_name_the_line_and_what_to_do(text: str, line: int, message: str) -> None:
    with pytest.raises(FormatError, match=message) as error:
        sy.optimize(text + "\n")
    assert f"line {line}" in str(error.value) or error.value.line in (line, line + 1)


def test_a_listing_without_assignments_and_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no assignment"):
        sy.optimize("% nothing\n")
    with pytest.raises(InputError, match="no such file"):
        sy.optimize(tmp_path / "none.m")
    (tmp_path / "binary.m").write_bytes(b"a = 1\nb = \0")
    with pytest.raises(FormatError, match=r"line 2.*NUL"):
        sy.optimize(tmp_path / "binary.m")


def test_several_functions_need_a_choice() -> None:
    text = "def f(q):\n    a = q[0]\n    return a\ndef g(q):\n    b = q[0]*2\n    return b\n"
    with pytest.raises(InputError, match=r"2 functions: f, g.*function="):
        sy.optimize(text)
    assert sy.optimize(text, function="g").groups == {"b": ()}
    with pytest.raises(UnknownName, match=r"'h'.*f, g"):
        sy.optimize(text, function="h")


def test_sizes_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FormatError, match="limit listing-depth"):
        sy.optimize("r = " + "(" * 5000 + "x" + ")" * 5000 + "\n")
    with pytest.raises(FormatError, match="limit listing-depth"):
        sy.optimize("r = " + "sin(" * 5000 + "\n")
    with pytest.raises(FormatError, match="limit listing-depth"):
        sy.optimize("r = " + "[" * 5000 + "\n")
    with pytest.raises(FormatError, match="at most"):
        sy.optimize("r = zeros(10000, 10000);\n")
    monkeypatch.setattr(LIMITS["listing"], "value", 100)
    with pytest.raises(FormatError, match="at most 100"):
        sy.optimize("r = x" + " " * 100 + "\n")


def test_a_long_listing_is_read() -> None:
    text = "".join(f"a{k + 1} = a{k}*x + sin(a{k})\n" for k in range(3000))
    assert len(read_listing(text).written.outputs) == 3000


def joined(sign: str, terms: Iterable[str], name: str = "y") -> str:
    return f"{name} = {sign.join(terms)}\n"


LONG_LISTINGS = {  # texts of a size that grows in proportion to n
    "sum": lambda n: joined(" + ", (f"a{k}*b{k % 7}" for k in range(4 * n))),
    "difference": lambda n: joined(" - ", (f"a{k}" for k in range(4 * n))),
    "product": lambda n: joined(" * ", (f"a{k}" for k in range(4 * n))),
    "factors of two": lambda n: joined(" + ", (f"a{k}*b{k // 2}*q1" for k in range(2 * n))),
    "equal sums": lambda n: "".join(
        joined(" + ", [*(f"a{k * 7 % n}" for k in range(n)), f"c{i}"], f"y{i}") for i in (1, 7)
    ),
    "equal products": lambda n: "".join(
        joined(" * ", [*(f"a{k * 7 % n}" for k in range(n)), f"c{i}"], f"y{i}") for i in (1, 7)
    ),
    "overlapping sums": lambda n: "".join(
        joined(" + ", (f"a{i}" for i in range(k, k + 30)), f"y{k}") for k in range(0, n, 15)
    ),
    "lines": lambda n: "".join(
        f"x{k} = x{k - 1}*sin(q{k % 6 + 1}) + p{k % 50}*x{k // 2}\n" for k in range(1, n)
    ),
}


def seconds(text: str) -> float:
    start = time.process_time()
    assert sy.optimize(text).code("c")
    return time.process_time() - start


@pytest.mark.usefixtures("only_new_objects_collected")
@pytest.mark.parametrize("kind", LONG_LISTINGS)
def test_long_listings_take_time_in_proportion(kind: str) -> None:
    make = LONG_LISTINGS[kind]
    seconds(make(20))
    assert any(  # other processes can only add to a time
        seconds(make(1600)) < 8 * seconds(make(400)) + 0.2 for _ in range(3)
    )


def test_sums_with_many_equal_terms_keep_their_values() -> None:
    rng = random.Random(3)
    lists = {name: rng.sample(range(180), 130) for name in ("u", "vv", "www", "x")}
    text = "".join(
        joined(" + ", (f"{'-' if (k * 7 + len(y)) % 3 else ''}a{k}*q1" for k in terms), y)
        for y, terms in lists.items()
    )
    model = sy.optimize(text)
    values = {f"a{k}": rng.uniform(-1, 1) for k in range(180)} | {"q1": 0.7}
    result = model.evaluate(values)
    for name, terms in lists.items():
        sign = {k: -1 if (k * 7 + len(name)) % 3 else 1 for k in terms}
        expected = sum(sign[k] * values[f"a{k}"] * 0.7 for k in terms)
        assert float(result[name]) == pytest.approx(expected, abs=1e-12)


# --- garbage --------------------------------------------------------------------------------------

PIECES = ["x", "q1", "= ", ":=", "(", ")", "[", "]", "{", "}", "(*", "*)", "/*", "*/", "%", "#", ";", "\n", ",", ":", "+", "-", "*", "/", "^", "**",
          ".*", "...", "\\", "'", '"', "1", "2.5", "1e9", "sin(", "Sin[", "if ", "else ", "def f(x):", "function ", "end", "return ", "proc(", "Module[{",
          "double ", "void f(", "?", "<", "==", "zeros(", "->", "&", "q[", "T(", "f_pre", "f", "e", "0", "log(", "é", "\0"]  # fmt: skip


OPENED = {  # what begins again and again and never ends
    "a.rs": "fn f(x: f64) -> f64 {\n" + "(if " * 20_000,
    "b.rs": "fn f(x: f64) -> f64 {\n" + "pub struct S {\n" * 5_000,
    "a.f90": "subroutine f(x)\n" + "type :: t\n" * 5_000,
    "b.f90": "subroutine f(x)\n" + "subroutine g(\n" * 5_000,
    "a.f": "      subroutine f(x)\n" + "      real function where(a)\n" * 3_000,
    "a.py": "import casadi as ca\nx = ca.SX.sym('x')\n" + "def _f():\n" * 5_000,
}


@pytest.mark.usefixtures("only_new_objects_collected")
@pytest.mark.parametrize("name", OPENED)
def test_what_is_opened_and_never_closed_takes_no_long_time(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(OPENED[name] + "\n")
    start = time.process_time()
    with pytest.raises((FormatError, InputError)):
        sy.optimize(path)
    assert time.process_time() - start < 10


@settings(
    deadline=None, derandomize=True, max_examples=600, suppress_health_check=[HealthCheck.too_slow]
)
@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join) | st.text(max_size=60))
def test_garbage_is_refused_with_an_explained_error(text: str) -> None:
    with contextlib.suppress(sy.SymoroError):
        assert sy.optimize(text + "\n").groups


@settings(deadline=None, derandomize=True, max_examples=300)
@given(
    language=st.sampled_from(READABLE),
    cuts=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.sampled_from(PIECES)),
        min_size=1,
        max_size=3,
    ),
)
def test_damaged_listings_are_refused_or_read(
    language: str, cuts: list[tuple[float, int, str]]
) -> None:
    text = DAMAGED[language]
    for where, length, piece in cuts:
        at = int(where * len(text))
        text = text[:at] + piece + text[at + length :]
    with contextlib.suppress(sy.SymoroError):
        assert sy.optimize(text + "\n").groups


DAMAGED = {
    language: sy.generate(sy.load("planar2r"), "idm").code(language, comments=False)
    for language in READABLE
}


def test_depth_is_within_what_python_can_recurse() -> None:
    assert LIMITS["listing-depth"].value * 10 < 1000


def test_operations_in_the_returned_formulas_are_counted_as_read() -> None:
    listing = read_listing("def f(a, b):\n    c = a*b\n    return [c + 1, c*b]\n")
    count = program_cost(listing.written).strict
    assert (count.mul, count.add) == (2, 1)


def test_a_numbered_name_beside_an_array_of_that_name_is_an_output_of_its_own() -> None:
    m = sy.optimize("T[0] = x;\nT[1] = 2*x;\nT7 = 3*x;\n")
    assert {name: values.tolist() for name, values in m.evaluate({"x": 1.0}).items()} == {
        "T": [1.0, 2.0],
        "T7": 3.0,
    }
