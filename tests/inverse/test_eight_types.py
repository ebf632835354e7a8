"""Robots in which each of Paul's eight types of equations does the work, by its name, with every
solution and with written code.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

import symoro as sy
from symoro.formats.par import loads
from symoro.solvers.inverse_solver import counted_elements

VALUES = {"A": 0.7, "L1": 0.4, "L2": 0.3, "L3": 0.35, "LT": 0.25, "RT": 0.15}


def arm(name: str, **columns: str) -> sy.Robot:
    n = len(columns["ant"].split(","))
    lines = [f"(* Robotname = '{name}' *)", f"NL = {n}", f"NJ = {n}", f"NF = {n}", "Type = 0"]
    return loads("\n".join([*lines, *(f"{k} = {{{v}}}" for k, v in columns.items())]))


class Case(NamedTuple):
    """A robot, the known part of the pose, and the types of the steps."""

    robot: sy.Robot
    known: str
    types: list[int]


TILTED_POLAR = arm(  # a radius on a tilted axis: two coordinates of the point are r C and r S cos A
    "TiltedPolar", ant="0,1", sigma="0,1", alpha="A,pi/2", d="0,0", theta="q1,0", r="0,q2"
)
SLIDE_ON_ARM = arm(  # the last slide and the second angle share two equations
    "SlideOnArm", ant="0,1,2,3", sigma="0,0,1,2", alpha="-pi/2,pi,-pi/2,0", d="0,L1,L2,LT",
    theta="q1,q2,pi/2,0", r="0,0,q3,RT",
)  # fmt: skip
ELBOW = arm(  # two parallel axes, then a wrist that moves the point out of their plane
    "Elbow", ant="0,1,2,3", sigma="0,0,0,0", alpha="0,0,-pi/2,pi/2", d="0,L1,0,L3",
    theta="q1,q2,q3,q4", r="0,0,0,0",
)  # fmt: skip
CASES = {
    "slide, 1 and 3 and 7": Case(sy.load("scara"), "all", [1, 3, 7, 3]),
    "polar, 2": Case(sy.load("stanford"), "all", [2, 2, 1, 2, 3, 3]),
    "tilted polar, 4": Case(TILTED_POLAR, "Px,Py", [4]),
    "slide on an arm, 5": Case(SLIDE_ON_ARM, "position+axis", [3, 5]),
    "elbow, 6": Case(ELBOW, "position", [2, 6, 3]),
    "elbow, 8": Case(ELBOW, "position,sz,nz", [2, 3, 8, 3]),
}


def test_every_type_occurs() -> None:
    assert {kind for case in CASES.values() for kind in case.types} == set(range(1, 9))


@pytest.mark.parametrize("name", CASES)
def test_a_type_does_the_work(name: str) -> None:
    robot, known, types = CASES[name]
    m = sy.generate(robot, "igm-paul", known=known)
    assert [s.type for s in m.steps] == types
    f = m.compile()
    given = {k: x for k, x in VALUES.items() if k in f.arm.parameters}
    held = {x.name: 0.0 for x in f.arm.held}
    chain, counted = f.arm.numeric({**given, **held}), counted_elements(f.arm)
    rng = np.random.default_rng(2)
    for q in rng.uniform(-1.4, 1.4, (40, chain.n)):
        T = chain.poses(q)[0]
        found = f(T, values={**given, **held})
        assert [x for x in f.joints if x in held] == list(held)
        solutions = found.solutions[:, [x not in held for x in f.joints]]
        gap = solutions - q
        gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
        assert np.abs(gap).max(axis=1).min() < 1e-6
        reached = chain.poses(solutions)[:, :3][:, counted]
        assert np.abs(reached - T[:3][counted]).max() < 1e-9


@pytest.mark.parametrize("name", ["tilted polar, 4", "slide on an arm, 5", "elbow, 6"])
def test_written_code_of_the_types(name: str) -> None:
    robot, known, _ = CASES[name]
    results = sy.generate(robot, "igm-paul", known=known).verify("c,python")
    assert all(r.passed for r in results)
