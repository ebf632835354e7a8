"""Pieces of generated text: formulas, long lines, columns that are stored together, tables of the
header.
"""

import re
from pathlib import Path

import pytest

import symoro as sy
from symoro.emit.comments import comment_safe, robot_tables
from symoro.emit.driver import Check
from symoro.emit.languages import find_language
from symoro.emit.printer import comma_lines
from symoro.emit.simd import ColumnRun, column_runs
from symoro.emit.verify import tool_version
from symoro.errors import MissingTool
from symoro.expr import ops
from symoro.expr.node import ZERO, Role, constant, operation, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.passes.statement_order import make_listing

A, B, C, D = (symbol(name, Role.POSITION) for name in "abcd")
ROBOTS = Path(__file__).parents[2] / "golden" / "robots"


def printed(value, language="c"):
    """The text of an expression, all in one formula."""
    group = Group("out", (), (value,), ("out",))
    program = Program("f", (group,), (Argument("q", (A, B, C, D)),), is_listing=True)
    names = {s: s.payload[0] for s in (A, B, C, D)}
    return find_language(language).expression_texts(make_listing(program), names)[0][value][0]


def add(x, y):
    return operation(ops.ADD, x, y)


def mul(x, y):
    return operation(ops.MUL, x, y)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (operation(ops.WHERE, mul(A, B), C, D), "(a*b != 0.0 ? c : d)"),
        (operation(ops.WHERE, add(A, B), C, D), "((a + b) != 0.0 ? c : d)"),
        (operation(ops.WHERE, operation(ops.TABLE["less"], A, B), C, D), "(a < b ? c : d)"),
        (add(A, operation(ops.NEG, add(B, C))), "a - (b + c)"),
        (add(A, add(B, C)), "b + c + a"),
        (operation(ops.NEG, add(A, operation(ops.NEG, B))), "b - a"),
        (operation(ops.NEG, mul(A, B)), "-a*b"),
        (operation(ops.NEG, add(A, B)), "-(a + b)"),
        (mul(A, mul(B, C)), "b*c*a"),
        (mul(constant(2), mul(B, C)), "2.0*b*c"),
        (mul(mul(A, B), mul(C, D)), "a*b*(c*d)"),
        (mul(add(A, B), C), "c*(a + b)"),
        (operation(ops.DIV, mul(A, B), mul(C, D)), "a*b/(c*d)"),
        (operation(ops.DIV, add(A, B), C), "(a + b)/c"),
    ],
)
def test_parentheses_only_where_they_are_needed(value, text):
    assert printed(value) == text


def test_a_square_is_a_power_where_that_is_usual():
    assert printed(mul(A, A), "matlab") == "a.^2"
    assert printed(mul(add(A, B), add(A, B)), "matlab") == "(a + b).^2"
    assert printed(mul(A, A)) == "a*a"


def test_a_long_line_is_broken_at_the_last_place_that_fits():
    c = find_language("c")
    line = "    x = " + " + ".join(["abcdefgh"] * 30)
    first, second, *_ = c.wrap(line).split("\n")
    assert len(first) <= c.width < len(first + second.lstrip().split(" ")[0]) + 2
    assert second.startswith(" " * 12)
    assert "".join(c.wrap(line).split()) == "".join(line.split())


def test_a_product_without_blanks_is_broken_behind_a_sign():
    c = find_language("c")
    line = "x = " + "*".join(["abcdefgh"] * 30)
    first, *_ = c.wrap(line).split("\n")
    assert first.endswith("*")
    assert c.width - len("abcdefgh*") < len(first) <= c.width


def test_names_fill_lines_up_to_the_width():
    assert comma_lines(["abc", "def", "ghi"], 8) == ["abc, def", "ghi"]
    assert comma_lines(["abc", "def", "ghi"], 7) == ["abc", "def", "ghi"]


def test_a_text_from_outside_cannot_end_a_comment():
    assert comment_safe("a */ b\n(* c") == "a * / b ( * c"


def runs(pattern, least, width=1):
    values = [ZERO if sign == "0" else A for sign in pattern]
    return [(run.is_zero, run.first, run.last) for run in column_runs(values, least, width)]


def test_runs_of_zeros_are_stored_by_themselves():
    assert runs("xx000x", 2) == [(False, 0, 2), (True, 2, 5), (False, 5, 6)]
    assert runs("xx000x", 4) == [(False, 0, 6)]
    assert runs("000", 2) == [(True, 0, 3)]
    assert runs("", 2) == []


def test_what_is_between_zeros_is_a_multiple_of_the_width():
    """Zeros are stored with the values before them where these do not fill a block."""
    assert runs("xx00000000xx", 8, 4) == [(False, 0, 4), (True, 4, 10), (False, 10, 12)]
    assert runs("xxxx00000000", 8, 4) == [(False, 0, 4), (True, 4, 12)]
    assert column_runs([A], 1).__next__() == ColumnRun(False, 0, 1)


def table(lines, title):
    """The rows of a table of the header, as lists of cells."""
    first = lines.index(title) + 1
    rows = []
    for line in lines[first:]:
        if not line:
            break
        rows.append(line.split())
    return rows


def test_the_header_shows_drives_that_occur():
    lines = robot_tables(sy.load(ROBOTS / "elastic_rrp.par"), inertial=True)
    head, *rows = table(lines, "Drives")
    assert "k" in head
    assert "eta" not in head
    assert len(rows) == 3


@pytest.mark.parametrize(("file", "first"), [("floating_rrp.par", "0"), ("elastic_rrp.par", "1")])
def test_the_header_shows_the_inertia_of_a_base_that_moves(file, first):
    lines = robot_tables(sy.load(ROBOTS / file), inertial=True)
    assert table(lines, "Inertial parameters")[1][0] == first


def test_the_header_of_a_geometric_model_has_no_inertia():
    lines = robot_tables(sy.load("rx90"), inertial=False)
    assert "Inertial parameters" not in lines
    assert len(lines) == 3 + 6


TREE = """<robot name="tree"><link name="base"/>{links}
<joint name="lift" type="prismatic"><parent link="base"/><child link="b"/><axis xyz="0 0 1"/>
<limit lower="0" upper="1" effort="1" velocity="1"/><dynamics damping="0.3"/></joint>
<joint name="arm" type="continuous"><parent link="b"/><child link="a"/><axis xyz="0 1 0"/></joint>
</robot>""".format(
    links="".join(
        f'<link name="{name}"><inertial><origin xyz="0.1 0.2 0.3"/><mass value="2"/>'
        '<inertia ixx="0.1" iyy="0.1" izz="0.1" ixy="0" ixz="0" iyz="0"/></inertial></link>'
        for name in "ab"
    )
)


@pytest.fixture
def tree(tmp_path):
    path = tmp_path / "tree.urdf"
    path.write_text(TREE)
    return sy.load(path)


def header_lines(model, language="c"):
    text = model.code(language).partition("Operations per call")[0]
    return [re.sub(r"^[ /*#%!-]+", "", line) for line in text.splitlines()]


def test_the_header_lists_each_element_with_its_joint(tree):
    lines = header_lines(sy.generate(tree, "idm"))
    rows = [line.split() for line in lines]
    assert [
        "q[0]",
        "lift",
        "q1",
        *["position", "of", "prismatic", "joint", "1,", "not", "used", "m"],
    ] in rows
    assert ["q[1]", "arm", "q2", *["position", "of", "revolute", "joint", "2", "rad"]] in rows
    assert ["tau[0]", "lift", "GAM1", "N"] in rows
    assert ["tau[1]", "arm", "GAM2", "N.m"] in rows
    other = header_lines(sy.generate(tree, "idm", order=["arm", "lift"]), "fortran")
    assert ["tau(1)", "arm", "GAM2", "N.m"] in [line.split() for line in other]


def test_the_header_says_the_joints_of_rows_and_columns(tree):
    (A,) = (x for x in header_lines(sy.generate(tree, "inertia")) if x.startswith("A:"))
    assert A.endswith("; rows and columns in the order of q")
    (J,) = (x for x in header_lines(sy.generate(tree, "jacobian")) if x.startswith("J:"))
    assert J.endswith("; columns: lift, arm")  # J is constant: there is no q
    floating = sy.load(ROBOTS / "floating_rrp.par")
    (A,) = (x for x in header_lines(sy.generate(floating, "inertia")) if x.startswith("A:"))
    assert A.endswith("; rows and columns: six of the base, then in the order of q")


def test_sizes_are_macros_of_c():
    text = sy.generate(sy.load("rx90"), "gravity").code("c")
    assert "#define RX90_GRAVITY_Q_SIZE 6\n" in text
    assert "#define RX90_GRAVITY_Q_OUT_SIZE 6\n" in text
    lagrange = sy.generate(sy.load("cartpole"), "lagrange", effort=0)
    names = re.findall(r"#define (\w+_SIZE) ", lagrange.code("cpp"))
    assert len(set(names)) == len(names) >= 6


def test_the_header_says_what_is_in_the_torque(tree):
    said = {
        without: next(
            line
            for line in header_lines(sy.generate(tree, "idm", without=without))
            if line.startswith("tau includes:")
        )
        for without in ("", "friction", "friction,gravity")
    }
    assert "gravity, viscous friction FV." in said[""]
    assert 'rnea corresponds to without="friction"' in said[""]
    assert "Left out: friction." in said["friction"]
    assert "Left out: gravity, friction." in said["friction,gravity"]
    assert not any("tau includes" in line for line in header_lines(sy.generate(tree, "dgm")))
    (H,) = (x for x in header_lines(sy.generate(tree, "h")) if x.startswith("H includes:"))
    assert "inertia" not in H


def test_a_language_without_a_tool_says_so():
    class Plain(type(find_language("python"))):
        title = "Plain"
        check = Check("", "", (), ())

    with pytest.raises(MissingTool, match="Plain cannot be verified: its class names no tool"):
        tool_version(Plain())
