"""`.par` files: three dialects read, one written, everything that is wrong explained."""

from __future__ import annotations

import dataclasses
import os
import re
import time
import warnings

import numpy as np
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from symoro.errors import FormatError, InputError, SymoroError, UnknownName
from symoro.expr import functions as f
from symoro.expr.dag import symbols_of
from symoro.expr.expression_text import infix_text
from symoro.expr.node import Role, constant, symbol
from symoro.formats import text_files
from symoro.formats.files import read_robot, save_robot
from symoro.formats.par import dumps, loads
from symoro.formats.par.syntax import HEADER, KEYS
from symoro.formats.text_files import MAX_BYTES, write_text
from symoro.library import builtin, robot_names
from symoro.robot import Mesh, Origin, Placed
from symoro.robot.validate import RobotWarning

ENCYCLOPEDIA = """
(* Name of file : RRP.par *)
(* Numerical values: number of joints, type of joints, topology *)
sigma = {0,0,1}
p = {0, 1, 2}
(* Geometric parameters *)
b = {b1, 0, 0}
d = {d1, 0, 0}
r = {r1, 0, q3}
gamma = {g1,0,0}
alpha = {a1, Pi/2, Pi/2}
theta = {q1, q2, 0}
xx = {XX1, XX2, XX3}
g = {0,0,G3}
"""

SYMORO_PLUS = """(* ***************************************** *)
(* Fichier généré par SYMORO+ : paramètres du robot *)
(* Robotname = 'deux axes' *)
NL = 2
NJ = 2
NF = 2
Type = 0
Ant = {0, 1}
Sigma = {0, 1}
B = {0, 0}
d = {0, D2}
R = {RL1, 0}
gamma = {0, 0}
Alpha = {0, -Pi/2}
Mu = {1, 1}
Theta = {0, Pi/2}
Z = {1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,1}
G = {0,0,G3}
""".replace("\n", "\r\n").encode("latin-1")

OPEN_SYMORO = """(* File open.par *)
(* Robotname = 'open' *)
NL = 2
NJ = 2
NF = 3
Type = 0
is_floating = False
is_mobile = 0
ant = {0,1,2}
sigma = {0,0,2}
b = {0,0,0}
d = {0,L1,L2}
r = {0,0,0}
gamma = {0,0,0}
alpha = {0,0,0}
mu = {1,1,0}
theta = {q1,q2,0}
M = {M1,M2}
eta = {0,1}
k = {0,K2}
QP = {QP1,QP2}
QDP = {QDP1,QDP2}
GAM = {GAM1,GAM2}
"""


def small(**entries):
    """A planar arm of two joints as text, entries replaced (None: left out), in the order of the
    table.
    """
    table = {
        "NL": "2",
        "ant": "{0, 1}",
        "sigma": "{0, 0}",
        "d": "{0, L}",
        "theta": "{q1, q2}",
    } | entries
    return "\n".join(f"{k} = {v}" for k, v in table.items() if v is not None) + "\n"


ARM = loads(small())
q1, q2 = (symbol(f"q{j}", Role.POSITION) for j in (1, 2))
L = symbol("L", Role.GEOMETRIC)


# --- dialects -------------------------------------------------------------------------------------


def test_encyclopedia():
    robot = loads(ENCYCLOPEDIA)
    assert (robot.name, robot.NL, robot.NJ, robot.NF, robot.kind) == ("RRP", 3, 3, 3, 0)
    assert [frame.ant for frame in robot.frames] == [0, 1, 2]
    assert robot.frame(2).alpha is f.pi / 2
    assert (robot.q, robot.qd, robot.tau) == (
        ("q1", "q2", "q3"),
        ("QP1", "QP2", "QP3"),
        ("GAM1", "GAM2", "GAM3"),
    )
    assert robot.bodies[2].XX is symbol("XX2", Role.INERTIAL)
    assert robot.gravity[2] is symbol("G3")


def test_symoro_plus():
    """Latin-1, CRLF, capital keys; Theta or R = 0 stands for the joint variable, an offset stays."""
    robot = loads(SYMORO_PLUS)
    assert robot.name == "deux axes"
    assert robot.q == ("q1", "q2")
    assert robot.frame(1).theta is q1
    assert robot.frame(2).r is q2
    assert robot.frame(2).theta is f.pi / 2
    assert robot.frame(1).r is symbol("RL1", Role.GEOMETRIC)


def test_open_symoro_with_a_tool_frame():
    robot = loads(OPEN_SYMORO)
    assert (robot.name, robot.NL, robot.NJ, robot.NF) == ("open", 2, 2, 3)
    assert robot.frame(3).d is symbol("L2", Role.GEOMETRIC)
    assert robot.joint(2).eta == 1
    assert robot.joint(2).k is symbol("K2", Role.INERTIAL)
    assert loads(dumps(robot)) == robot


def test_missing_keys_have_defaults():
    assert loads("sigma = {0}") == loads("NL = 1\ntheta = {q1}") == loads("n = 1")
    assert loads("sigma = {0, 0, 2}\nNL = 2").NF == 3


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_marks(end):
    assert loads(small().replace("\n", end)) == ARM
    assert loads(b"\xef\xbb\xbf" + small().encode()) == ARM
    assert loads(small().rstrip()) == ARM


# --- comments and layout --------------------------------------------------------------------------

LAYOUTS = [
    ("after a value", "NL = 2 (* links *)"), ("before the key", "(* links *) NL = 2"), ("between", "NL (* of them *) = (* really *) 2"),
    ("nested", "NL = 2 (* a (* b *) c *)"),
    ("of many lines", "NL = 2 (* a\n b\n c *)"), ("of many lines before the value", "NL = (* a\n b *) 2"), ("starred", "(*****)\nNL = 2 (*** x ***)"),
    ("next key after it", "NL = 2 (* links *) NJ = 2"), ("next key on the line", "NL = 2 NJ = 2"), ("semicolons", "NL = 2; NJ = 2;"),
    ("value on the next line", "NL =\n  2\nNJ = 2"),
    ("with a key inside", "NL = 2 (* NL = 3 *)"), ("with braces inside", "(* } { *) NL = 2"), ("looking like an extension", "NL = 2 (* @title = x *)"),
]  # fmt: skip


@pytest.mark.parametrize("head", [row[1] for row in LAYOUTS], ids=[row[0] for row in LAYOUTS])
def test_comments_stand_anywhere(head):
    assert loads(head + "\n" + small(NL=None)) == ARM


LISTS = [
    "{0,L}", "{ 0 , L }", "{0,\n  L}", "\n{0, L}", "{0 (* none *), (* length *) L}", "{\n0\n,\nL\n}", "{0, (* a\nb *) L} (* end *)", "{0, L};",
    "{0, L} mu = {1, 1}",
]  # fmt: skip


@pytest.mark.parametrize("text", LISTS)
def test_lists_may_span_lines(text):
    assert loads(small(d=text)) == ARM


VALUES = [
    ("2*L + Sqrt[2]/2", 2 * L + f.sqrt(constant(2)) / 2), ("Sin[L]^2", f.sin(L) * f.sin(L)), ("atan2(L, 1)", f.atan2(L, constant(1))),
    ("ArcTan[1, L]", f.atan2(L, constant(1))),
    ("-0.1e-3*L", -constant(0.0001) * L), ("(L)", L), ("L**2", L * L),
    ("E1 + S*N", symbol("E1", Role.GEOMETRIC) + symbol("S", Role.GEOMETRIC) * symbol("N", Role.GEOMETRIC)),
    ("lambda", symbol("lambda", Role.GEOMETRIC)), ("Q", symbol("Q", Role.GEOMETRIC)), ("W13", symbol("W13", Role.GEOMETRIC)),
    ("import", symbol("import", Role.GEOMETRIC)),
    ("min(L, 2)", f.minimum(L, constant(2))),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), VALUES, ids=[row[0] for row in VALUES])
def test_values_are_expressions(text, expected):
    robot = loads(small(d=f"{{0, {text}}}"))
    assert robot.frame(2).d is expected
    assert loads(dumps(robot)) == robot


# --- joint variables ------------------------------------------------------------------------------

VARIABLES = [
    ("{q1, q2}", ("q1", "q2")), ("{t1, t2}", ("t1", "t2")), ("{th1 + pi/2, Q2 - 0.5}", ("th1", "Q2")), ("{a, b}", ("a", "b")), ("{0, pi/2}", ("q1", "q2")),
    ("{q1 + L, L + q2}", ("q1", "q2")),
    ("{phi + L, q2}", ("phi", "q2")), ("{q2, q1}", ("q2", "q1")), ("{pi/2 - (pi - q1), q2}", ("q1", "q2")), ("{q1 + off1, q2}", ("q1", "q2")),
]  # fmt: skip


@pytest.mark.parametrize(("theta", "expected"), VARIABLES)
def test_joint_variables(theta, expected):
    robot = loads(small(theta=theta))
    assert robot.q == expected
    assert all(robot.variable(j).payload[1] is Role.POSITION for j in (1, 2))
    assert loads(dumps(robot)) == robot


def test_offsets_stay():
    assert loads(small(theta="{q1 + L - pi/2, 0.25}")).frame(1).theta is q1 + L - f.pi / 2
    assert loads(small(theta="{q1, 0.25}")).frame(2).theta is q2 + 0.25


def test_a_symbol_has_one_role_wherever_it_stands():
    """L is a length and, in a moment, still the same length; a wrench, a velocity and gravity have
    theirs.
    """
    robot = loads(
        small(
            MX="{M1*L, 0}", FX="{0, F}", QP="{v1, v2}", W0="{0, 0, w}", G="{0, -g, 0}", IA="{L, J}"
        )
    )
    roles = dict(s.payload for s in symbols_of(robot.expressions))
    assert robot.bodies[1].MX is symbol("M1", Role.INERTIAL) * L
    assert robot.joint(1).IA is L
    assert (roles["F"], roles["v1"], roles["w"], roles["J"]) == (
        Role.WRENCH,
        Role.VELOCITY,
        Role.BASE,
        Role.INERTIAL,
    )


# --- bases and extensions -------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["is_floating", "is_mobile"])
def test_a_moving_base_has_link_0(key):
    robot = loads(
        small(**{key: "1", "M": "{M0, M1, M2}", "FX": "{F0, 0, 0}", "IA": "{0, IA1, IA2}"})
    )
    assert [body.M for body in robot.bodies] == [symbol(f"M{j}", Role.INERTIAL) for j in range(3)]
    assert robot.wrenches[0].FX is symbol("F0", Role.WRENCH)
    assert robot.joint(1).IA is symbol("IA1", Role.INERTIAL)
    assert (robot.base.floating, robot.base.mobile) == (key == "is_floating", key == "is_mobile")
    assert loads(dumps(robot)) == robot
    with pytest.raises(FormatError, match=r"key 'M': found 2 entries, expected a list of 3"):
        loads(small(**{key: "1", "M": "{M1, M2}"}))


EXTENSIONS = """
(*@ title = Two   axes (* nested *) here *)
(*@ Source = a book,
   page 7 *)
(*@ names = {shoulder, 'elbow (left)'} *)
(*@ qmin = {-pi/2, none} *) (*@ qmax = {1e-3, none} *)
(*@ taumax = {none, 12.5} *)
(*@ FT = {0, FT2} *) (*@ VT = {0, VT2} *) (*@ FO = {0.5, 0} *)
(*@ coupling = {1, 0, -c, 1} *)
(*@ values = {L = 0.45, G3 = -9.81,
   c = 1/3} *)
"""


def test_extensions():
    robot = loads(small() + EXTENSIONS)
    assert (robot.title, robot.source) == ("Two axes ( nested ) here", "a book, page 7")
    assert [j.name for j in robot.joints] == ["shoulder", "elbow (left)"]
    assert robot.joint(1).limits == (pytest.approx(-1.5707963), 0.001, None, None)
    assert robot.joint(2).limits == (None, None, None, 12.5)
    assert robot.joint(2).FT is symbol("FT2", Role.INERTIAL)
    assert robot.joint(1).FO is constant(0.5)
    assert robot.coupling == (
        (constant(1), constant(0)),
        (-symbol("c", Role.INERTIAL), constant(1)),
    )
    assert robot.values == {"L": 0.45, "G3": -9.81, "c": 1 / 3}
    assert loads(dumps(robot)) == robot


def test_other_programs_skip_extensions():
    assert (
        loads(
            re.sub(r"\(\*@.*?\*\)", "", dumps(loads(small() + EXTENSIONS)), flags=re.DOTALL)
        ).frames
        == ARM.frames
    )


NAMES = [
    ("(* Robotname = 'X 1' *)", "X 1"),
    ("(* robotname: Y *)", "Y"),
    ("(* Name of file : RRP.PAR *)", "RRP"),
    ('(* Robot name = "it\'s" *)', "it's"),
    ("(* nothing *)", "file"),
    ("(* Robotname = *)", "file"),
    ("(* Robotname = 'A' \n more text *)", "A"),
]


@pytest.mark.parametrize(("comment", "name"), NAMES)
def test_names(comment, name):
    robot = loads(comment + small(), "file.par", "file")
    assert robot.name == name
    assert loads(dumps(robot)) == robot


ODD_NAMES = [
    "it's", "a*)b(*c", "'q'", '"q"', '"', "'", "two  words", "x(*", "**", "(*)", "é", "ja{1}", "a = 1", "a, b", "a;b", "},{(", "-", " : ", "a\nb", "\r", "\0",
    "x.par", "a\\nb", '"\\u0041"', "none", " ", "\u2028", "\udc80", "mesh.stl : 1", "@", "\ufeff", "'' ",
]  # fmt: skip


def named(name):
    """Give everything in a robot that can have a name this name."""
    placed = Placed(1, tuple(map(float, np.eye(4).ravel())))
    origin = Origin(
        "urdf",
        name,
        name,
        {name: placed, name + "2": placed},
        (Mesh(name, name, placed.T, (1.0, 1.0, 1.0), "visual"),),
        indices={"mujoco": {name: (3, 2)}},
        tip=name + "2",
        home={name: 0.5},
    )
    joints = tuple(dataclasses.replace(j, name=name + "x" * k) for k, j in enumerate(ARM.joints))
    return dataclasses.replace(
        ARM, name=name, title=name, source=name, joints=joints, origin=origin
    )


def assert_names_come_back(name):
    """Names come back, those that no file can hold are refused."""
    robot = named(name)
    if not name.strip() or re.search("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]", name):
        with pytest.raises(FormatError, match="name"):
            loads(dumps(robot))
        return
    assert loads(dumps(robot)) == robot
    assert loads(dumps(robot).encode(), "x.par", "x") == robot


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_every_name_comes_back(name):
    assert_names_come_back(name)


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=12) | st.text("ab '\"\\(){}[]*,=;:@\n.-", min_size=1, max_size=12))
def test_arbitrary_names_come_back(name):
    assert_names_come_back(name)


@pytest.mark.parametrize(("text", "name"), [("a", "a"), ("'a b'", "a b"), ('"a b"', "a b"), ('"a\\u007b"', "a{"), ('"C:\\x"', "C:\\x"), ("a (* old *)", "a ( old )")])  # fmt: skip
def test_names_in_lists(text, name):
    assert loads(small() + f"(*@ names = {{{text}, b}} *)").joints[0].name == name


# --- read, write, read ----------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore::symoro.robot.validate.RobotWarning")
@pytest.mark.parametrize("name", robot_names())
def test_library_robots_read_back(name):
    robot = builtin(name)
    assert loads(dumps(robot), f"{name}.par", name) == robot
    assert dumps(loads(dumps(robot))) == dumps(robot)


atoms = st.sampled_from(
    [
        "0",
        "1",
        "-0.25",
        "1e-7",
        "pi/2",
        "-Pi/3",
        "L1",
        "L2",
        "E1",
        "lambda",
        "W13",
        "sqrt(2)/2",
        "2*L1 - L2",
        "-(L1 + L2)/3",
        "L1*(L2 - 1)^2",
        "Sin[L1]",
        "1/3",
    ]
)
inertias = st.sampled_from(["0", "1", "XX1", "J*L1", "M1*L1^2 + J", "0.5"])


@st.composite
def par_files(draw):
    """A tree with tool frames, a moving or fixed base, closed by loops where there are two links to
    connect.
    """
    nl = draw(st.integers(1, 6))
    sigma = draw(st.lists(st.integers(0, 2), min_size=nl, max_size=nl))
    ant = [draw(st.integers(0, j)) for j in range(nl)]
    movers = [j for j in range(nl) if sigma[j] != 2]
    cuts = draw(st.integers(0, 1)) if movers and nl > 1 else 0
    tools = draw(st.integers(0, 2))
    if cuts:  # between the base and a link that moves: that loop always closes
        ant += [movers[0] + 1, 0]
        sigma += [0, 2]
    ant += [draw(st.integers(0, nl)) for _ in range(tools)]
    sigma += [2] * tools
    nj, nf, floating = nl + cuts, nl + 2 * cuts + tools, draw(st.booleans())

    def column(n, values):
        return "{" + ", ".join(draw(values) for _ in range(n)) + "}"

    def moving(key, kind):
        return (
            "{"
            + ", ".join(
                f"q{j + 1} + {draw(atoms)}" if j < nj and sigma[j] == kind else draw(atoms)
                for j in range(nf)
            )
            + "}"
        )

    table = {
        "NL": nl,
        "NJ": nj,
        "NF": nf,
        "is_floating": int(floating),
        "ant": column(0, atoms)[:-1] + ", ".join(map(str, ant)) + "}",
        "sigma": "{" + ", ".join(map(str, sigma)) + "}",
        "theta": moving("theta", 0),
        "r": moving("r", 1),
    }
    table |= {k: column(nf, atoms) for k in ("b", "d", "gamma", "alpha")}
    table |= {k: column(nl + floating, inertias) for k in ("MX", "M", "XX", "YY", "ZZ", "FV")}
    table["G"] = column(3, st.sampled_from(["0", "G3", "-9.81"]))
    return "\n".join(f"{k} = {v}" for k, v in table.items())


@pytest.mark.filterwarnings("ignore::symoro.robot.validate.RobotWarning")
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(par_files())
def test_generated_robots_read_back(text):
    robot = loads(text)
    assert loads(dumps(robot)) == robot


@pytest.mark.usefixtures("only_new_objects_collected")
def test_a_thousand_joints():
    started = time.process_time()
    n = 1000
    robot = loads(
        f"NL = {n}\nsigma = {{{','.join('01'[j % 2] for j in range(n))}}}\nd = {{{','.join(f'D{j}' for j in range(n))}}}"
    )
    assert len(robot.q) == n
    assert loads(dumps(robot)) == robot
    assert time.process_time() - started < 10


# --- what is wrong --------------------------------------------------------------------------------

WRONG = [
    # text level: (text, line, key, found, expected)
    ("", 0, "NL", "0", "from 1"), ("(* only a remark *)", 0, "NL", "0", "from 1"),
    ("NL = 2\nthis is no assignment", 2, "", "'this is no assignment'", "key = value"),
    ("NL = 1\nd = {1", 2, "d", "never closed", "'}'"), ("d = {1\nr = {2}", 2, "d", "'{' inside a list", "'}' first"),
    ("\n(* open", 2, "", "never closed", r"'\*\)'"),
    ("NL = 1\n*)", 2, "", r"'\*\)'", r"'\(\*'"), ("d = {(1}", 1, "d", "not closed before", "'"), ("d = {1), 2}", 1, "d", r"'\)' with no bracket", "a value"),
    ("d = {" + "(" * 200 + "}", 1, "d", "101 nested", "at most 100 levels"), ("(*" * 200, 1, "", "101 nested", "at most 100 levels"),
    ("NL = 2\n = 3", 2, "", "'= 3'", "key = value"),
    ("d = {" + "1," * 20_001 + "1}", 1, "d", "20001 entries", "at most 20000 entries"), ("NL = 1\0", 1, "", "a NUL byte", "text"),
    ("{1, 2}", 1, "", "'{1, 2}'", "key = value"),
    # header
    ("NL = two", 1, "NL", "'two'", "a whole number"), ("NL = {2}", 1, "NL", "a list", "a whole number"), ("NL =\nNJ = 1", 1, "NL", "''", "a whole number"),
    ("NL = 0", 1, "NL", "0", "from 1"),
    ("NL = -1", 1, "NL", "-1", "from 1"), ("NL = 1.5", 1, "NL", "'1.5'", "a whole number"), ("NL = 999999", 1, "NL", "999999", "from 1 to"),
    ("NL = 2\nNJ = 1", 2, "NJ", "1", "from 2"),
    ("NL = 2\nNJ = 3\nNF = 3", 3, "NF", "3", "from 4"), ("NL = 1\nType = 7", 2, "Type", "7", "0 .simple."), ("NL = 1e9", 1, "NL", "'1e9'", "a whole number"),
    (small() + "NL = 2", 6, "NL", "a second value", "one"), (small() + "Ant = {0, 1}", 6, "ant", "a second value", "one"),
    (small() + "p = {0, 1}", 6, "ant", "a second value", "one"),
    # lists
    (small(d="{0}"), 4, "d", "1 entries", "a list of 2"), (small(d="{0,1,2}"), 4, "d", "3 entries", "a list of 2"),
    (small(d="{}"), 4, "d", "0 entries", "a list of 2"),
    (small(d="5"), 4, "d", "'5'", "a list of 2"), (small(d="{0,}"), 4, "d", "an empty entry 2", "a number or"),
    (small(d="{,\n0}"), 4, "d", "an empty entry 1", "a number or"),
    (small(d="{0,\n\n2 x}"), 6, "d", "'x'", "an operator or the end"), (small(d="{0, $}"), 4, "d", r"'\$'", "a number, a name"),
    (small(d="{0, 1/0}"), 4, "d", "a division by zero", "a finite"),
    (small(d="{0, foo(1)}"), 4, "d", r"'\('", "an operator"), (small(d="{0, (9^64)^64}"), 4, "d", "beyond 1.8e308", "a finite"),
    (small(d="{0, sin(1, 2)}"), 4, "d", "'", "1 operand"),
    (small(d="{0, " + "-(" * 90 + "1" + ")" * 90 + "}"), 4, "d", "'", "at most 60 levels"),
    (small(d="{0, " + "x+" * 9000 + "1}"), 4, "d", "18001 characters", "at most 10000"),
    (small(d="{0, __import__('os')}"), 4, "d", "'", "a number, a name"), (small(G="{0, 0}"), 6, "G", "2 entries", "a list of 3"),
    (small(Z="{1}"), 6, "Z", "1 entries", "a list of 16"),
    # structure
    (small(sigma="{0, 7}"), 3, r"sigma\[2\]", "'7'", "a whole number from 0 to 2"), (small(sigma="{0, q}"), 3, r"sigma\[2\]", "'q'", "a whole"),
    (small(mu="{1, 2}"), 6, r"mu\[2\]", "'2'", "from 0 to 1"),
    (small(eta="{0, 3}"), 6, r"eta\[2\]", "'3'", "from 0 to 1"), (small(ant="{0, 5}"), 2, r"ant\[2\]", "'5'", "from 0 to 2"),
    (small(ant="{0, -1}"), 2, r"ant\[2\]", "'-1'", "from 0 to 2"),
    (small(ant="{0, 2}"), 2, r"ant\[2\]", "2", "a frame numbered before 2"), (small(ant="{2, 0}"), 2, r"ant\[1\]", "2", "a frame numbered before 1"),
    (small(NF="3", ant="{0,1,2}", sigma="{0,0,0}", d=None, theta=None), 3, r"sigma\[3\]", "0", "2"),
    (small(NJ="3", NF="4", ant="{0,1,2,2}", sigma="{0,0,0,2}", d=None, theta=None), 2, r"ant\[4\]", "2, the antecedent", "another link"),
    (small(NJ="3", NF="4", ant="{0,1,2,1}", sigma="{0,2,0,2}", d=None, theta=None), 2, r"ant\[4\]", "1, which does not move", "another link"),
    (small(NJ="3", NF="4", ant="{0,1,2,3}", sigma="{0,0,0,2}", d=None, theta=None), 2, r"ant\[4\]", "3", "a link from 0 to 2"),
    (small(Z="{1,0,0,0, 0,1,0,0, 0,0,1,0, 0,0,0,2}"), 6, r"Z\[13..16\]", "0, 0, 0, 2", "0, 0, 0, 1"),
    # joint variables
    (small(theta="{q1, q1}"), 5, r"theta\[2\]", "'q1', already the variable of joint 1", "a variable of its own"),
    (small(theta="{q2, 0}"), 5, r"theta\[2\]", "'q2', already", "a variable of its own"),
    (small(theta="{a + b, q2}"), 5, r"theta\[1\]", r"'a \+ b' with symbols a, b", "one joint variable, q1"),
    (small(theta="{2*q1, q2}"), 5, r"theta\[1\]", r"'2\*q1'", "q1 plus an offset"),
    (small(theta="{-q1, q2}"), 5, r"theta\[1\]", "'-q1'", "q1 plus an offset"),
    (small(theta="{sin(q1), q2}"), 5, r"theta\[1\]", r"'sin\(q1\)'", "q1 plus an offset"),
    (small(theta="{q1^2, q2}"), 5, r"theta\[1\]", r"'q1\^2'", "q1 plus an offset"),
    (small(theta="{q1 + log(0), q2}"), 5, "theta", "a number beyond the range of a double", "a finite value"),
    (small(theta="{q1 + sqrt(-1), q2}"), 5, "theta", "a value that is no real number", "a finite value"),
    (small(theta="{q1, q1 + q2}"), 5, r"theta\[2\]", "the joint variables q1, q2", "one joint variable plus an offset"),
    (small(d="{0, q1}"), 4, r"d\[2\]", "'q1', which is a joint variable", "a parameter"),
    (small(d="{0, q1}", theta="{0, 0}"), 4, r"d\[2\]", "'q1', which is a joint variable", "a parameter"),
    (small(MX="{q2, 0}"), 6, r"MX\[1\]", "'q2'", "a parameter"),
    (small(d="{0, QP1}"), 4, r"d\[2\]", "'QP1'", "a parameter"), (small(FV="{0, q1}"), 6, r"FV\[2\]", "'q1'", "a parameter"),
    (small(G="{0, 0, q1}"), 6, r"G\[3\]", "'q1'", "a parameter"),
    # extensions
    (small() + "(*@ names = {a} *)", 6, "names", "1 entries", "a list of 2"), (small() + "(*@ qmin = {a, 0} *)", 6, "qmin", "'a'", "a number"),
    (small() + "(*@ qmax = {sqrt(-1), 0} *)", 6, "qmax", "a value that is no real number", "a finite value"),
    (small() + "(*@ qmax = {9^9^9, 0} *)", 6, "qmax", "a number beyond the range of a double", "a finite value"),
    (small() + "(*@ qmin = {1, 0} *)(*@ qmax = {0, 1} *)", 6, "qmin.*", "1 and 0", "qmin below qmax"),
    (small() + "\n(*@ values = {L} *)", 7, "values", "'L'", "name = number"), (small() + "(*@ values = {L = x} *)", 6, "values: L", "' x'", "a number"),
    (small() + "(*@ coupling = {1} *)", 6, "coupling", "1 entries", "a list of 4"),
    (small() + "(*@ values = {3 = L} *)", 6, "values", "'3 = L'", "name = number"),
    (small() + "(*@ FT = {1, } *)", 6, "FT", "an empty entry 2", "a number"), (small() + "(*@ names = {a, b *)", 6, "names", "never closed", "'}'"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "key", "found", "expected"),
    WRONG,
    ids=[re.sub(r"\s+", " ", f"{row[2]} {row[3]}") for row in WRONG],
)
def test_errors_name_file_line_key_found_and_expected(text, line, key, found, expected):
    with pytest.raises(FormatError) as caught:
        loads(text, "bad.par")
    place = "bad.par" + (f", line {line}" if line else "") + (f", key '{key}'" if key else "")
    assert re.match(
        rf"{place}: found .*{found}.*, expected .*{expected}", str(caught.value), re.DOTALL
    ), str(caught.value)
    assert len(str(caught.value)) < 600


def test_unknown_keys_are_ignored_with_a_warning():
    with pytest.warns(UserWarning, match=r"line 6: unknown key 'thetta' is ignored"):
        assert loads(small() + "thetta = {1, 2, 3}") == ARM
    with pytest.warns(UserWarning, match=r"line 6: the remark .* is ignored; known: .*FT, VT"):
        assert loads(small() + "(*@ colour = red *)") == ARM


def test_an_unknown_key_that_looks_like_a_missing_one_is_an_error():
    with pytest.raises(
        FormatError, match=r"key 'alfa': found an unknown key, expected 'alpha', which is missing"
    ):
        loads("NL = 1\nant = {0}\nsigma = {0}\nalfa = {pi/2}\n")


def test_unusual_robots_are_read_with_a_warning():
    with pytest.warns(RobotWarning, match=r"robot.par, M\[1\]: found -1 kg, expected a mass"):
        loads(small(M="{-1, 0}"))


MB = 1 << 20
HUGE = [
    b"(" * (10 * MB), b"{" * (10 * MB), b"(*" * (5 * MB), b"\0" * 100, bytes(range(256)) * 50, b"\x89PNG\r\n\x1a\n" + bytes(1000),
    b"d = {" + b"(" * (3 * MB), b"(*" * MB, b"d = {" + b"1," * MB, b"NL = " + b"9" * (3 * MB), b"a" * (3 * MB), b"NL =" + b" \n" * MB, b"\n" * (3 * MB),
    b"(* Robotname = a" + b" " * (3 * MB) + b"b *)", b"(*@ title = a" + b" " * (3 * MB) + b"b *)", b"(*@" + b" " * (3 * MB) + b"*)",
    b"NL = 1\n" * 100_000, b"a" * MB + b" = 1", b"\xff\xfe" + "NL = 1".encode("utf-16-le"), b"x = " + b"a " * MB, b"(* *)" * (MB // 8), b"a = 1;" * (MB // 8),
]  # fmt: skip


@pytest.mark.usefixtures("only_new_objects_collected")
@pytest.mark.filterwarnings("ignore:.*unknown key", "ignore:.*the remark")
@pytest.mark.parametrize("data", HUGE, ids=[f"{d[:12]!r} {len(d)}" for d in HUGE])
def test_huge_and_binary_files_are_refused_quickly(data):
    started = time.process_time()
    with pytest.raises(SymoroError, match="found") as caught:
        loads(data)
    assert len(str(caught.value)) < 600
    assert time.process_time() - started < 3


def assert_robot_or_error(data):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            robot = loads(data)
        except SymoroError:
            return
        assert loads(dumps(robot)).frames == robot.frames


keys = st.sampled_from([*KEYS, *HEADER, "foo"])
scraps = st.sampled_from(
    [
        "{0,1}",
        "{0}",
        "{q1,q2}",
        "2",
        "1",
        "{",
        "}",
        "(*",
        "*)",
        "(*@ ",
        ",",
        "{1,0,0,1}",
        "=",
        ";",
        "\n",
        "{x y}",
        "\0",
        "é",
        "{q1 + q2, -q1}",
        "{2,2}",
        "{sin(q1), 1/0}",
        "{L, M}",
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(keys, scraps).map(" = ".join) | scraps, max_size=9).map("\n".join))
@example("n = 1\nz = {0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1}")
@example("\ud800")
def test_any_arrangement_is_a_robot_or_a_symoro_error(text):
    assert_robot_or_error(text)


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(
        [ENCYCLOPEDIA.encode(), SYMORO_PLUS, OPEN_SYMORO.encode(), (small() + EXTENSIONS).encode()]
    ),
    st.integers(0, 2000),
    st.binary(max_size=4),
    st.integers(0, 5),
)
def test_any_damage_is_a_robot_or_a_symoro_error(data, at, inserted, deleted):
    at %= len(data)
    assert_robot_or_error(data[:at] + inserted + data[at + deleted :])


def test_what_cannot_be_read_back_is_not_written():
    """((x^63)^63)^63 … is a small DAG and an endless text."""
    value = L
    for _ in range(8):
        value = f.power(value + 1, 63)
    frames = (ARM.frames[0], dataclasses.replace(ARM.frames[1], d=value))
    assert infix_text(value).endswith("…")
    with pytest.raises(InputError, match="at most 200000 operands"):
        dumps(dataclasses.replace(ARM, frames=frames))


def test_long_values_are_written_in_parts():
    """A value of 20 000 characters, nested 400 deep, is read back as it was."""
    value = L
    for k in range(1, 400):
        value = f.sin(value * k + symbol(f"P{k}")) + constant(k) * f.cos(symbol(f"R{k}"))
    frames = (ARM.frames[0], dataclasses.replace(ARM.frames[1], d=value))
    text = dumps(dataclasses.replace(ARM, frames=frames))
    assert "(*@ definitions = {part1 = " in text
    assert max(map(len, text.splitlines()), default=0) < 40_000
    back = loads(text).frames[1].d
    assert str(back) == str(value)
    assert {s.payload[0] for s in symbols_of([back])} == {s.payload[0] for s in symbols_of([value])}
    again = loads(dumps(loads(text)))
    assert again.frames == loads(text).frames


def test_a_tensor_about_the_centre_of_mass_is_moved_to_the_origin():
    """A box of 2 kg whose centre is at (0.3, 0.4, 0.5)."""
    about_centre = "(*@ IGXX = {0, 0.1} *) (*@ IGYY = {0, 0.2} *) (*@ IGZZ = {0, 0.3} *)"
    first = "MX = {0, 0.6}\nMY = {0, 0.8}\nMZ = {0, 1}\nM = {0, 2}\n"
    body = loads(small() + first + about_centre).bodies[2]
    J = np.diag([0.1, 0.2, 0.3]) + 2 * (
        0.5 * np.eye(3) - np.outer([0.3, 0.4, 0.5], [0.3, 0.4, 0.5])
    )
    tensor = {
        "XX": J[0, 0],
        "XY": J[0, 1],
        "XZ": J[0, 2],
        "YY": J[1, 1],
        "YZ": J[1, 2],
        "ZZ": J[2, 2],
    }
    for key, value in tensor.items():
        assert float(
            getattr(body, key).payload if not value < 0 else -getattr(body, key).args[0].payload
        ) == pytest.approx(value)
    with pytest.raises(FormatError, match="about the origin"):
        loads(small() + first + "XX = {0, 1}\n" + about_centre)
    with pytest.raises(FormatError, match="the mass"):
        loads(small() + about_centre)


def test_definitions_may_be_written_by_hand():
    text = small(d="{0, two * L}") + "(*@ definitions = {one = L + 1, two = one * one} *)\n"
    assert str(loads(text).frames[1].d) == str(loads(small(d="{0, (L+1)*(L+1)*L}")).frames[1].d)


@pytest.mark.parametrize(
    ("definitions", "words"),
    [
        ("{one}", "name = expression"),
        ("{one = 1, one = 2}", "a second one"),
        (
            "{a0 = L + 1, "
            + ", ".join(f"a{k} = a{k - 1} * sin(a{k - 1})" for k in range(1, 60))
            + "}",
            "at most 200000 operands",
        ),
    ],
)
def test_definitions_that_are_wrong_are_explained(definitions, words):
    with pytest.raises(FormatError, match=words):
        loads(small(d="{0, L}") + f"(*@ definitions = {definitions} *)\n")


# --- files ----------------------------------------------------------------------------------------


def test_save_and_read(tmp_path):
    path = save_robot(ARM, tmp_path / "deep" / "folder" / "robot.par")
    assert read_robot(path) == ARM
    assert [p.name for p in path.parent.iterdir()] == ["robot.par"]
    assert path.read_bytes().count(b"\r") == 0


def test_the_name_is_the_file_name(tmp_path):
    assert read_robot(write_text(tmp_path / "arm.PAR", small())).name == "arm"


@pytest.mark.parametrize("step", ["chmod", "replace", "fdopen"])
def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch, step):
    path = write_text(tmp_path / "robot.par", "old")

    def broken(*args, **kwargs):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(text_files.os, step, broken)
    with pytest.raises(
        InputError, match=r"robot.par: found no space left on device, expected a place to write"
    ):
        write_text(path, "new")
    monkeypatch.undo()
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["robot.par"]


def test_an_interrupted_save_leaves_the_old_file(tmp_path, monkeypatch):
    path = write_text(tmp_path / "robot.par", "old")

    def interrupted(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(text_files.os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["robot.par"]


def test_paths_that_are_no_robot_files(tmp_path):
    (tmp_path / "folder.par").mkdir()
    (tmp_path / "file").write_text("")
    big = tmp_path / "big.par"
    with big.open("wb") as file:
        file.truncate(MAX_BYTES.value * 64)
    for path, text in [
        (tmp_path / "none.par", "no such file"),
        (tmp_path / "folder.par", "is a directory"),
        (tmp_path / "file" / "x.par", "not a directory"),
        (tmp_path / ("x" * 300 + ".par"), "too long"),
        (big, "bytes"),
    ]:
        with pytest.raises(InputError, match=text):
            read_robot(path)
    with pytest.raises(InputError, match="expected a place to write"):
        write_text(tmp_path / "file" / "x.par", "text")
    for action in (read_robot, lambda path: save_robot(ARM, path)):
        with pytest.raises(UnknownName, match=r"'.txt', expected one of .*\.par"):
            action(tmp_path / "robot.txt")
