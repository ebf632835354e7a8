"""What makes a robot unusable, what is only unusual, and what is said about it."""

from __future__ import annotations

import dataclasses
import warnings

import pytest

from symoro.errors import FormatError
from symoro.expr.node import Role, constant, symbol
from symoro.formats.par import loads
from symoro.library import builtin, robot_names
from symoro.robot.data import Body, Frame, Joint, Robot, Wrench
from symoro.robot.validate import Finding, RobotWarning, findings, validated

q = [symbol(f"q{j}", Role.POSITION) for j in range(9)]
ARM = loads("NL = 2\nd = {0, L}")


def robot(frames, links=None, joints=None):
    """A robot of frames (ant, sigma), with as many links and joints as frames unless said
    otherwise.
    """
    links, joints = links or len(frames), joints or links or len(frames)
    rows = tuple(
        Frame(ant, sigma, **({("theta", "r")[sigma]: q[j]} if sigma < 2 and j <= joints else {}))
        for j, (ant, sigma) in enumerate(frames, 1)
    )
    return Robot(
        "test", rows, (Body(),) * (links + 1), (Wrench(),) * (links + 1), (Joint(),) * joints
    )


def changed(base=ARM, frame=None, body=None, joint=None, **more):
    """The arm with other values in frame 2, body 1 and joint 1."""
    frames = (base.frames[0], dataclasses.replace(base.frames[1], **(frame or {})))
    bodies = (base.bodies[0], dataclasses.replace(base.bodies[1], **(body or {})), base.bodies[2])
    joints = (dataclasses.replace(base.joints[0], **(joint or {})), base.joints[1])
    return dataclasses.replace(base, frames=frames, bodies=bodies, joints=joints, **more)


def test_good_robots_have_no_findings():
    assert list(findings(ARM)) == []
    assert list(findings(robot([(0, 0), (1, 1), (1, 2), (0, 0)]))) == []
    assert validated(ARM, "arm.par") is ARM


ERRORS = [
    ("frames", "none", robot([], links=1)),
    ("ant[1]", "1", robot([(1, 0)])),
    ("ant[2]", "9", robot([(0, 0), (9, 0)])),
    ("ant[1]", "-1", robot([(-1, 0)])),
    ("ant[1]", "2", robot([(2, 0), (1, 0)])),
    ("ant[4]", "3", robot([(0, 0), (1, 0), (2, 0), (3, 0), (0, 2), (1, 2)], links=2, joints=4)),
    ("ant[4]", "3", robot([(0, 0), (1, 0), (2, 0), (3, 2)], links=2, joints=3)),
    ("sigma[3]", "0", robot([(0, 0), (1, 0), (2, 0)], links=2)),
    ("NF", "3", robot([(0, 0), (1, 0), (2, 0)], links=2, joints=3)),
    (
        "ant[4]",
        "2, the antecedent of the cut joint 3 too",
        robot([(0, 0), (1, 0), (2, 0), (2, 2)], links=2, joints=3),
    ),
    (
        "ant[4]",
        "1, which does not move against the antecedent of the cut joint 3",
        robot([(0, 0), (1, 2), (2, 0), (1, 2)], links=2, joints=3),
    ),
    ("theta[2]", "the joint variables q1, q2", changed(frame={"theta": q[1] + q[2]})),
    ("d[2]", "'q1', which is a joint variable", changed(frame={"d": q[1] * 2})),
    ("d[2]", "'q1', which is a joint variable", changed(frame={"d": symbol("q1", Role.GEOMETRIC)})),
    (
        "r[2]",
        "'QP1', which is a joint variable",
        changed(frame={"r": symbol("QP1", Role.VELOCITY)}),
    ),
    ("MX[1]", "'q2', which is a joint variable", changed(body={"MX": q[2]})),
    ("FV[1]", "'q2', which is a joint variable", changed(joint={"FV": q[2]})),
    ("G[2]", "'q2', which is a joint variable", changed(gravity=(constant(0), q[2], constant(0)))),
    (
        "Z[13..16]",
        "0, 0, 0, L",
        changed(
            base=dataclasses.replace(
                ARM, base=dataclasses.replace(ARM.base, Z=(*ARM.base.Z[:15], symbol("L")))
            )
        ),
    ),
    ("qmin[1], qmax[1]", "1 and 0.5", changed(joint={"limits": (1.0, 0.5, None, None)})),
]


@pytest.mark.parametrize(
    ("place", "found", "bad"), ERRORS, ids=[f"{row[0]} {row[1]}" for row in ERRORS]
)
def test_errors(place, found, bad):
    first = next(f for f in findings(bad) if f.error)
    assert (first.place, first.found) == (place, found)
    assert first.expected
    with pytest.raises(FormatError) as caught:
        validated(bad, "bad.par", {place.partition("[")[0]: 7}.get)
    assert str(caught.value).startswith(
        f"bad.par, line 7, key '{place}': found {found}, expected {first.expected}"
    )


def test_an_error_without_a_file_has_no_line():
    with pytest.raises(FormatError, match=r"^robot, key 'ant\[1\]': found 1"):
        validated(robot([(1, 0)]), "robot")


WARNINGS = [
    (r"M\[1\]: found -2 kg", {"body": {"M": constant(-2)}}),
    (r"XX\[1\]: found -0.1 kg.m2", {"body": {"XX": constant(-0.1)}}),
    (
        r"ZZ\[1\]: found 3 kg.m2, more than the other two",
        {"body": {"XX": constant(1), "YY": constant(1), "ZZ": constant(3)}},
    ),
    (
        r"ZZ\[1\]: found 3 kg.m2, more than the other two",
        {"body": {"XX": 1.0, "YY": 1.0, "ZZ": 3.0}},
    ),
    (r"FV\[1\]: found -1", {"joint": {"FV": constant(-1)}}),
    (r"IA\[1\]: found -1", {"joint": {"IA": -1.0}}),
]


@pytest.mark.parametrize(("text", "change"), WARNINGS, ids=[row[0] for row in WARNINGS])
def test_warnings(text, change):
    unusual = changed(**change)
    assert not any(f.error for f in findings(unusual))
    with pytest.warns(RobotWarning, match=rf"arm.par, {text}.*expected"):
        assert validated(unusual, "arm.par") is unusual


USUAL = [
    {"body": {"XX": constant(1), "YY": constant(1), "ZZ": constant(2)}},
    {"body": {"XX": constant(-1) * symbol("J")}},
    {"body": {"M": symbol("M")}},
    {"joint": {"limits": (None, 0.5, None, None)}},
    {"frame": {"theta": q[2] + symbol("off")}},
]


@pytest.mark.parametrize("change", USUAL)
def test_what_is_symbolic_or_on_the_edge_is_fine(change):
    assert list(findings(changed(**change))) == []


def test_the_base_of_a_floating_robot_is_checked():
    heavy = dataclasses.replace(
        ARM, bodies=(dataclasses.replace(ARM.bodies[0], M=constant(-5)), *ARM.bodies[1:])
    )
    assert [f.place for f in findings(heavy)] == ["M[0]"]


def test_numeric_robots_can_be_checked():
    numbers = ARM.map(
        lambda e: 0.5 if e.level else float(e.payload) if e.op.name == "constant" else 0.0
    )
    assert [f for f in findings(numbers) if f.error] == []


def test_a_finding_reads_as_a_sentence():
    assert str(Finding(True, "d[1]", "x", "y", "Do z.")) == "d[1]: found x, expected y. Do z."


@pytest.mark.parametrize("name", robot_names())
def test_the_library_has_no_errors(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RobotWarning)
        assert not [f for f in findings(builtin(name)) if f.error]
