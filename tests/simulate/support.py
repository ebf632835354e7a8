"""Robots that the tests of simulation share."""

from __future__ import annotations

import dataclasses
from functools import cache

import symoro as sy
from symoro.expr.node import Role, as_expr, symbol
from symoro.formats.par import loads
from symoro.robot.data import Body, Robot

ZERO = dict.fromkeys(("XY1", "XZ1", "YZ1", "MX1", "MY1", "XY2", "XZ2", "YZ2"), 0.0)
NUMBERS = {
    "XX1": 0.9,
    "YY1": 1.0,
    "M1": 3.0,
    "MZ1": 0.2,
    "MZ2": 0.1,
    "XX2": 0.04,
    "YY2": 0.05,
    **ZERO,
}


@cache
def pendulum() -> Robot:
    """A point mass of 2 kg on a rod of 0.5 m, hanging at q1 = 0 in the plane x-y."""
    text = "NL = 1\nant = {0}\nsigma = {0}\ntheta = {q1}\nMX = {MX1}\nZZ = {ZZ1}\nFV = {FV1}\nG = {G1,0,0}\n(*@ values = {MX1 = 1.0, ZZ1 = 0.5, G1 = 9.81} *)"
    return loads("(* Robotname = 'Pendulum' *)\n" + text)


@cache
def block() -> Robot:
    """A mass of 2 kg that slides, with dry and viscous friction."""
    text = "NL = 1\nant = {0}\nsigma = {1}\nr = {q1}\nM = {M1}\nFS = {FS1}\nFV = {FV1}\n(*@ values = {M1 = 2.0} *)"
    return loads("(* Robotname = 'Block' *)\n" + text)


@cache
def elastic_arm() -> Robot:
    """The planar arm with springs in both joints."""
    robot = sy.load("planar2r")
    joints = tuple(
        dataclasses.replace(
            x, eta=1, k=symbol(f"K{j}"), IA=symbol(f"IA{j}", Role.INERTIAL), FV=symbol(f"FV{j}")
        )
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(robot, joints=joints)


@cache
def floating_arm() -> Robot:
    """The planar arm on a body of 5 kg that floats."""
    robot = sy.load("planar2r")
    body = Body(XX=as_expr(0.5), YY=as_expr(0.6), ZZ=as_expr(0.7), M=as_expr(5), MX=as_expr(0.3))
    base = dataclasses.replace(robot.base, floating=True)
    return dataclasses.replace(
        robot, base=base, bodies=(body, *robot.bodies[1:]), values={**robot.values, **NUMBERS}
    )


@cache
def rough_arm() -> Robot:
    """The planar arm with viscous and dry friction in both joints."""
    robot = sy.load("planar2r")
    joints = tuple(
        dataclasses.replace(x, FV=symbol(f"FV{j}"), FS=symbol(f"FS{j}"))
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(
        robot,
        joints=joints,
        values={**robot.values, "FV1": 0.1, "FV2": 0.1, "FS1": 0.5, "FS2": 0.2},
    )
