"""Symbols that a language reserves, or that are called like its arguments, outputs, functions and
intermediates.
"""

import dataclasses
import re
import subprocess

import pytest

import symoro as sy
from symoro.emit.code_unit import Register, Unit
from symoro.emit.languages import LANGUAGES, find_language
from symoro.emit.languages.latex import unpaired
from symoro.emit.verify import Case
from symoro.expr import functions as f
from symoro.expr.node import Role, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.passes.statement_order import make_listing
from tests.languages.support import NUMERIC, require_tool, require_verified, unit_of

NASTY = tuple(
    re.findall(
        r"\w+",
        """
lambda double q p c T beta end i j e E1 sin cos nasty nasty_pre nasty_batch t1 t2 S1 np batch n k n_ where_ where_1 _x __init__ x_ lambda_
lambda__ float min max abs pow math numpy gamma j1 y1 size_t NULL pi_ I N Q S function return zeros zip x1 X1 tau fe sy_sign sy_min a out
ans M_PI HUGE_VAL None Some Number undef Float64 pi base singular
""",
    )
)


def nasty_program(name="nasty"):
    """Each symbol has its own weight, so that no two can be mixed up."""
    half = len(NASTY) // 2
    joints = tuple(symbol(n, Role.POSITION) for n in NASTY[:half])
    parameters = tuple(symbol(n) for n in NASTY[half:])
    total = sum((k + 2) * x for k, x in enumerate((*joints, *parameters)))
    shared = sum((k + 3) * x * x for k, x in enumerate(parameters))
    angle = f.sin(joints[0]) * f.cos(joints[1])
    chosen = f.where(f.less(joints[2], parameters[0]), angle, f.sign(joints[3]))
    values = (
        total,
        shared * angle,
        chosen,
        f.minimum(joints[4], f.maximum(parameters[1], joints[5])),
    )
    groups = (
        Group("T", (2, 2), values, ("T11", "T12", "T21", "T22")),
        Group("q", (), (angle + shared,), ("q",)),
        Group("c", (1,), (-angle,), ("c1",)),
    )
    hints = {angle: "lambda", shared: "T11"}
    return Program(name, groups, (Argument("q", joints),), (), hints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_renamed_symbols_are_shown(language):
    unit = Unit(
        make_listing(nasty_program()),
        "nasty",
        style="function" if language == "matlab" else LANGUAGES[language].styles[0],
    )
    text = find_language(language).text(unit)
    if language == "latex":
        assert unpaired(text) == ""
    else:
        filler = LANGUAGES[language].filler
        assert f"(written q{filler}" in text
        assert (f"(written double{filler})" in text) == ("double" in LANGUAGES[language].reserved)


def corner_programs():
    """No variable at all: c carries everything; nothing but constants: no input; a place that is
    not used; an output without elements.
    """
    a, b = symbol("a"), symbol("b")
    one = Program(
        "only_parameters",
        (Group("A", (2,), (a * b, -a), ("A1", "A2")), Group("B", (), (a * b + 1,), ("B1",))),
    )
    none = Program("only_constants", (Group("A", (2,), (f.pi, a * 0), ("A1", "A2")),))
    fixed = Program(
        "fixed_joint",
        (Group("A", (), (a * symbol("q2", Role.POSITION),), ("A",)),),
        (Argument("q", (None, symbol("q2", Role.POSITION), None)),),
    )
    empty = Program("empty_group", (Group("A", (0, 3), (), ()), Group("B", (1,), (a,), ("B1",))))
    return [one, none, fixed, empty]


def mixed_program():
    """A hybrid model takes and gives torques; loose symbols outside the layout make arrays of their
    own; an output has three axes.
    """
    tau = [symbol(f"GAM{k}", Role.TORQUE) for k in (1, 2)]
    loose = symbol("QP9", Role.VELOCITY)
    cube = Group(
        "D",
        (2, 3, 2),
        tuple(k * loose + tau[k % 2] for k in range(12)),
        tuple(f"D{k}" for k in range(12)),
    )
    groups = (
        Group("tau", (2,), (tau[0] * 2, tau[1] * loose), ("tau1", "tau2")),
        Group("qd", (), (loose + 1,), ("qd",)),
        cube,
    )
    return Program("mixed", groups, (Argument("tau", tuple(tau)),))


@pytest.mark.parametrize("language", NUMERIC)
def test_names_and_corners(language):
    cases = [nasty_program(), *corner_programs(), mixed_program()]
    record = (
        [Case(unit_of(nasty_program("record")), options={"parameters": "struct"})]
        if LANGUAGES[language].field
        else []
    )
    require_verified([*cases, *record], language)


@pytest.mark.parametrize("language", ["c", "cpp", "fortran", "fortran77"])
def test_functions_called_like_the_counters_of_a_batch(language):
    unit = unit_of(mixed_program())
    require_verified(
        [Case(dataclasses.replace(unit, function=name)) for name in ("n", "k")], language
    )


@pytest.mark.parametrize("language", ["fortran", "fortran77", "matlab"])
def test_long_names_are_cut(language):
    """A robot with a long name, and symbols that differ in their last letters only."""
    x, y = (symbol("length_of_" * 8 + end, Role.POSITION) for end in "xy")
    program = Program(
        "name_" * 20, (Group("out", (), (x - 2 * y,), ("out",)),), (Argument("q", (x, y)),)
    )
    require_verified([program], language)
    unit = Case(unit_of(program), options={"comments": False}).configured(LANGUAGES[language])
    assert max(map(len, re.findall(r"\w+", find_language(language).text(unit)))) <= 63


def test_register_keeps_what_it_can():
    register = Register(["lambda", "q"])
    assert register.claim_all(["lambda", "x", "lambda_", "q", "x"]) == [
        "lambda__",
        "x",
        "lambda_",
        "q_",
        "x_",
    ]
    assert Register(["abcd"], max_length=4).claim_all(["abcdef", "abcd", "abcdeg", "xyz"]) == [
        "abc_",
        "ab__",
        "a___",
        "xyz",
    ]
    assert Register(["sin"], fold_case=True).claim_all(["SIN", "s1", "S1"]) == ["SIN_", "s1", "S1_"]


def test_octave_script_with_nasty_names(tmp_path):
    """The script reads and writes workspace variables; inputs that the language reserves are
    renamed.
    """
    require_tool("octave")
    x, y = symbol("x", Role.POSITION), symbol("T")
    value = f.sin(x) * y
    groups = (
        Group("T", (1, 2), (value, f.where(f.less(x, y), value, 1)), ("T11", "T12")),
        Group("d", (), (x + y,), ("d",)),
    )
    program = Program("page", groups, hints={value: "T12"})
    unit = Unit(make_listing(program), "page", style="script")
    (tmp_path / "page.m").write_text(find_language("matlab").text(unit))
    (tmp_path / "run.m").write_text("x = 0.5; T = 2; page; printf('%.17g\\n', T11, T12, T_, d, T);")
    printed = subprocess.run(
        ["octave", "--no-gui", "--norc", "-q", "run.m"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    sine = 0.479425538604203 * 2
    assert [float(v) for v in printed.split()] == pytest.approx([sine, sine, sine, sine, 2.5, 2])


def test_octave_script_of_the_listing_with_global_variables(tmp_path):
    """The script in the original's style computes the torques from global variables."""
    require_tool("octave")
    model = sy.generate("rrp", "idm", mode="symoro", parameters="base")
    values = {name: 0.3 + 0.05 * k for k, name in enumerate(model.inputs)}
    (path,) = model.write("matlab", tmp_path, style="script")
    given = "".join(f"global {name}; {name} = {x!r};\n" for name, x in values.items())
    call = f"global GAM1 GAM2 GAM3\n{path.stem};\nprintf('%.17g\\n', GAM1, GAM2, GAM3);"
    (tmp_path / "run.m").write_text(given + call)
    command = ["octave", "--no-gui", "--norc", "-q", "run.m"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    expected = list(model.evaluate(values)["tau"])
    assert [float(v) for v in done.stdout.split()] == pytest.approx(expected, rel=1e-12)
