"""How the text is laid out: lines that a compiler takes, statements by link, statements of a
bounded size.
"""

import re

import pytest

import symoro as sy
from symoro.emit.code_unit import Unit
from symoro.emit.comments import link_of
from symoro.emit.languages import LANGUAGES, find_language
from symoro.expr import ops
from symoro.expr.node import Role, constant, operation, symbol
from symoro.expr.program import Argument, Group, Program, interpret
from symoro.passes.statement_order import make_listing, split_statements
from tests.languages.support import NUMERIC, SLOW, require_verified

X, Y, A = (
    symbol("x", Role.POSITION),
    symbol("y", Role.POSITION),
    symbol("a_parameter_with_a_long_name"),
)


def long_program(terms=300):
    """One statement of many terms, a product of many factors, and a sum of parameters, in symoro
    mode.
    """
    total, parameters, product = X, A, X + 1
    for k in range(1, terms):
        total = operation(ops.ADD, total, constant(k) * Y)
        parameters = operation(ops.ADD, parameters, operation(ops.DIV, A, A + k))
        if k < 60:
            product = operation(ops.MUL, product, operation(ops.ADD, Y, constant(k) / 60))
    values = (total, parameters * X, product)
    return Program(
        "long_one",
        (Group("out", (3,), values, ("out1", "out2", "out3")),),
        (Argument("q", (X, Y)),),
        is_listing=True,
    )


@pytest.mark.parametrize("language", [name for name in NUMERIC if name not in SLOW])
def test_long_statements_run(language):
    require_verified([long_program()], language)


@pytest.mark.parametrize("language", ["fortran", "python"])
def test_statements_longer_than_the_language_takes_run(language):
    """More lines than Fortran allows, a deeper tree than Python compiles."""
    require_verified([long_program(3000)], language)


def test_long_titles_of_sections_stay_remarks():
    require_verified([sy.generate(sy.load("twoarm"), "idm", mode="symoro").unit], "fortran")


def test_fortran77_stays_in_its_columns():
    unit = Unit(make_listing(long_program()), "long_one", comments=False)
    lines = find_language("fortran77").text(unit).splitlines()
    assert max(map(len, lines)) <= 72
    assert all(re.match(r" {6}|   10 |     &|\*|$", line) for line in lines)
    runs = re.findall(r"(?:^     &.*\n)+", "\n".join(lines), re.MULTILINE)
    assert runs
    assert max(run.count("\n") for run in runs) <= 19


def test_fortran_stays_in_its_columns():
    lines = (
        sy.generate(sy.load("rx90"), "lagrange", mode="symoro")
        .code("fortran", comments=False)
        .splitlines()
    )
    assert max(map(len, lines)) <= 132


def test_split_bounds_statements_and_keeps_values():
    listing = make_listing(long_program())
    parts = split_statements(listing, 24)
    assert len(parts.body) > len(listing.body)
    assert parts.program is listing.program
    defined = set()
    for n in (*parts.once, *parts.body):
        assert not [a for a in n.args if a in parts.names and a not in defined]
        defined.add(n)
    assert all(
        float(interpret([n], {"x": 0.1, "y": 0.2, A.payload[0]: 0.3})[0]) for n in parts.body
    )


@pytest.mark.parametrize(
    ("name", "link"),
    [
        ("WI12", 2),
        ("DV1210", 10),
        ("WI199", None),
        ("U312", 2),
        ("No36", 6),
        ("GAM11", 11),
        ("S23", 3),
        ("C13", 13),
        ("t12", None),
        ("X", None),
    ],
)
def test_link_of_an_intermediate(name, link):
    assert link_of(name, 13) == link


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "latex"])
def test_symoro_mode_is_grouped_by_link(language):
    text = sy.generate(sy.load("rx90"), "idm", mode="symoro").code(language)
    links = [int(k) for k in re.findall(r"link (\d): [\w, ]+ \[KC97", text)]
    assert links == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6]  # motion, forces, torques


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_trailing_blanks_and_one_final_newline(language):
    for text in (
        sy.generate(sy.load("scara"), "idm").code(language),
        sy.generate(sy.load("scara"), "dgm").code(language, comments=False),
    ):
        assert not [line for line in text.splitlines() if line != line.rstrip()]
        assert text.endswith("\n")
        assert not text.endswith("\n\n")
