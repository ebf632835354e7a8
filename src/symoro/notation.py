"""One table of the notation: code name, Khalil's symbol, LaTeX, unit and meaning.

Headers of generated code, the documentation and the tips of the browser use it. `explain` tells
what a symbol stands for, by its place in the robot's tables if it has one, else by its spelling.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from symoro.expr import CONSTANT, SYMBOL, Expr, Scalar, symbols_of
from symoro.robot import PRISMATIC, REVOLUTE, Robot

JOINT = "rad or m"  # depends on the type of the joint
EFFORT = "N.m or N"


@dataclass(frozen=True)
class Quantity:
    """One quantity of the notation.

    `{j}` in the meaning is the number of the frame, link, joint or component.
    """

    code: str
    symbol: str
    latex: str
    unit: str
    meaning: str


@dataclass(frozen=True)
class Meaning:
    """The meaning of one symbol."""

    name: str
    meaning: str
    unit: str
    latex: str


def _rows(*rows: tuple[str, str, str, str, str]) -> dict[str, Quantity]:
    return {r[0]: Quantity(*r) for r in rows}


GEOMETRY = _rows(
    ("ant", "a(j)", r"a({j})", "", "antecedent of frame {j}"),
    ("sigma", "σ", r"\sigma_{{{j}}}", "", "type of joint {j}: 0 revolute, 1 prismatic, 2 fixed"),
    ("mu", "μ", r"\mu_{{{j}}}", "", "1 where joint {j} is motorised, 0 where it is passive"),
    (
        "gamma",
        "γ",
        r"\gamma_{{{j}}}",
        "rad",
        "angle about z from x of the antecedent to the common normal, frame {j}",
    ),
    (
        "b",
        "b",
        r"b_{{{j}}}",
        "m",
        "distance along z of the antecedent to the common normal, frame {j}",
    ),
    ("alpha", "α", r"\alpha_{{{j}}}", "rad", "twist about x between successive z axes, frame {j}"),
    ("d", "d", r"d_{{{j}}}", "m", "distance along x between successive z axes, frame {j}"),
    ("theta", "θ", r"\theta_{{{j}}}", "rad", "angle about z of frame {j}"),
    ("r", "r", r"r_{{{j}}}", "m", "distance along z of frame {j}"),
)
INERTIA = _rows(
    *(
        (
            f"{a}{b}",
            f"{a}{b}",
            f"{a}{b}_{{{{{{j}}}}}}",
            "kg.m2",
            f"{'' if a == b else 'product of '}inertia {a}{b} of link {{j}} "
            "about its frame's origin",
        )
        for a, b in ("XX", "XY", "XZ", "YY", "YZ", "ZZ")
    ),
    *(
        (
            f"M{a}",
            f"M{a}",
            f"M{a}_{{{{{{j}}}}}}",
            "kg.m",
            f"first moment of link {{j}} along {a.lower()}",
        )
        for a in "XYZ"
    ),
    ("M", "M", r"M_{{{j}}}", "kg", "mass of link {j}"),
)
DRIVE = _rows(
    ("IA", "Ia", r"Ia_{{{j}}}", "kg.m2 or kg", "rotor inertia of joint {j}, joint side"),
    ("FV", "Fv", r"Fv_{{{j}}}", "N.m.s/rad or N.s/m", "viscous friction of joint {j}"),
    ("FS", "Fs", r"Fs_{{{j}}}", EFFORT, "Coulomb friction of joint {j}"),
    ("FT", "Ft", r"Ft_{{{j}}}", EFFORT, "Stribeck friction of joint {j}, added at low speed"),
    ("VT", "Vt", r"Vt_{{{j}}}", "rad/s or m/s", "Stribeck speed of joint {j}"),
    ("FE", "Fe", r"Fe_{{{j}}}", "", "exponent of the Stribeck friction of joint {j}"),
    (
        "FVN",
        "Fvn",
        r"Fv^{{-}}_{{{j}}}",
        "N.m.s/rad or N.s/m",
        "viscous friction of joint {j} at negative speed",
    ),
    ("FSN", "Fsn", r"Fs^{{-}}_{{{j}}}", EFFORT, "Coulomb friction of joint {j} at negative speed"),
    ("FL", "Fl", r"Fl_{{{j}}}", "", "friction of joint {j} per unit of the effort of the links"),
    ("FO", "Fo", r"Fo_{{{j}}}", EFFORT, "constant offset of the effort of joint {j}"),
    (
        "FVL",
        "Fvl",
        r"Fv^{{L}}_{{{j}}}",
        "N.m.s/rad or N.s/m",
        "viscous friction on the link's side of elastic joint {j}",
    ),
    (
        "FSL",
        "Fsl",
        r"Fs^{{L}}_{{{j}}}",
        EFFORT,
        "Coulomb friction on the link's side of elastic joint {j}",
    ),
    ("eta", "η", r"\eta_{{{j}}}", "", "1 where joint {j} is elastic"),
    ("k", "k", r"k_{{{j}}}", "N.m/rad or N/m", "stiffness of the spring of joint {j}"),
    ("kd", "kd", r"d_{{{j}}}", "N.m.s/rad or N.s/m", "damping of the spring of joint {j}"),
    ("q0", "q0", r"q_{{0,{j}}}", JOINT, "rest position of the spring of joint {j}"),
    ("k2", "k2", r"k_{{2,{j}}}", "N.m/rad2 or N/m2", "stiffness of joint {j}, quadratic term"),
    ("k3", "k3", r"k_{{3,{j}}}", "N.m/rad3 or N/m3", "stiffness of joint {j}, cubic term"),
)
WRENCH = _rows(
    *(
        (
            f"F{a}",
            f"f{a.lower()}",
            f"f_{{{{{a.lower()}{{j}}}}}}",
            "N",
            f"force of link {{j}} on the environment along {a.lower()}",
        )
        for a in "XYZ"
    ),
    *(
        (
            f"C{a}",
            f"m{a.lower()}",
            f"m_{{{{{a.lower()}{{j}}}}}}",
            "N.m",
            f"moment of link {{j}} on the environment about {a.lower()}",
        )
        for a in "XYZ"
    ),
)
MOTION = _rows(
    ("q", "q", r"q_{{{j}}}", JOINT, "position of joint {j}"),
    ("QP", "q̇", r"\dot{{q}}_{{{j}}}", "rad/s or m/s", "velocity of joint {j}"),
    ("QDP", "q̈", r"\ddot{{q}}_{{{j}}}", "rad/s2 or m/s2", "acceleration of joint {j}"),
    ("QM", "qM", r"q_{{M,{j}}}", JOINT, "position of the rotor of elastic joint {j}, joint side"),
    (
        "QMP",
        "q̇M",
        r"\dot{{q}}_{{M,{j}}}",
        "rad/s or m/s",
        "velocity of the rotor of elastic joint {j}",
    ),
    (
        "QMDP",
        "q̈M",
        r"\ddot{{q}}_{{M,{j}}}",
        "rad/s2 or m/s2",
        "acceleration of the rotor of elastic joint {j}",
    ),
    ("GAM", "Γ", r"\Gamma_{{{j}}}", EFFORT, "torque or force of joint {j}"),
)
BASE = _rows(
    ("W0", "ω0", r"\omega_{{0,{j}}}", "rad/s", "angular velocity of the base, component {j}"),
    (
        "WP0",
        "ω̇0",
        r"\dot{{\omega}}_{{0,{j}}}",
        "rad/s2",
        "angular acceleration of the base, component {j}",
    ),
    ("V0", "V0", r"V_{{0,{j}}}", "m/s", "velocity of the base, component {j}"),
    ("VP0", "V̇0", r"\dot{{V}}_{{0,{j}}}", "m/s2", "acceleration of the base, component {j}"),
    ("G", "g", r"g_{{{j}}}", "m/s2", "acceleration of gravity, component {j}"),
    (
        "Z",
        "Z",
        r"Z_{{{j}}}",
        "m or 1",
        "placement of the base in the user's frame, element {j} by rows",
    ),
)
OUTPUTS = _rows(
    ("T", "T", "T", "m, 1", "homogeneous transform"),
    ("J", "J", "J", "m or 1", "Jacobian matrix, rows: velocity, then angular velocity"),
    ("JR", "JR", r"J_{R}", "1", "rotation of both halves of the Jacobian matrix to its frame"),
    ("JL", "JL", r"J_{L}", "m or 1", "change of the point whose velocity is taken"),
    ("JN", "JN", r"J_{N}", "m or 1", "Jacobian matrix of the intermediate point and frame"),
    ("JA", "JA", r"J_{A}", "m", "velocity of the centre of the wrist by joints 1 to 3"),
    ("JB", "JB", r"J_{B}", "1", "angular velocity by joints 1 to 3"),
    ("JC", "JC", r"J_{C}", "1", "angular velocity by the joints of the wrist"),
    ("JAinv", "JA⁻¹", r"J_{A}^{-1}", "1/m", "inverse of the block JA"),
    ("JCinv", "JC⁻¹", r"J_{C}^{-1}", "1", "inverse of the block JC"),
    ("JLinv", "JL⁻¹", r"J_{L}^{-1}", "m or 1", "inverse of JL"),
    ("JRinv", "JR⁻¹", r"J_{R}^{-1}", "1", "inverse of JR"),
    ("Jinv", "J⁻¹", "J^{-1}", "", "inverse of the Jacobian matrix"),
    ("det", "det J", r"\det J", "", "determinant of the Jacobian matrix"),
    ("V", "V", "V", "m/s", "velocities of the links' origins, one row per link"),
    (
        "W",
        "ω",
        r"\omega",
        "rad/s",
        "angular velocities of the links, one row per link; of loops: passive joint velocities per "
        "motorised one",
    ),
    ("VP", "V̇", r"\dot{V}", "m/s2", "accelerations of the links' origins, one row per link"),
    ("WP", "ω̇", r"\dot{\omega}", "rad/s2", "angular accelerations of the links, one row per link"),
    (
        "JPQP",
        "J̇q̇",
        r"\dot{J}\dot{q}",
        "m/s2, rad/s2",
        "accelerations of the links at zero joint accelerations",
    ),
    ("tau", "Γ", r"\Gamma", EFFORT, "joint torques or forces"),
    ("A", "A", "A", "kg.m2, kg.m, kg", "inertia matrix"),
    (
        "B",
        "B",
        "B",
        "kg.m2, kg.m, kg",
        "coefficients of the products of joint velocities, then of their squares",
    ),
    (
        "C",
        "C",
        "C",
        "kg.m2, kg.m, kg",
        "matrix of Coriolis and centrifugal terms by Christoffel symbols",
    ),
    ("H", "H", "H", EFFORT, "torques of Coriolis, centrifugal, gravity and external forces"),
    ("Q", "Q", "Q", EFFORT, "gravity torques"),
    ("qdd", "q̈", r"\ddot{q}", "rad/s2 or m/s2", "joint accelerations"),
    ("E", "E", "E", "J", "kinetic energy"),
    ("U", "U", "U", "J", "potential energy"),
    ("E_link", "Ej", "E_{j}", "J", "kinetic energy of each link, without rotors"),
    ("U_link", "Uj", "U_{j}", "J", "potential energy of each link in gravity"),
    ("D", "W", "W", "", "regressor of the torques, one column per parameter"),
    ("h", "h", "h", "", "energy functions of the parameters"),
    ("dh", "dh", r"\mathit{dh}", "", "power functions of the parameters"),
    (
        "D1",
        "D1",
        "D_{1}",
        "",
        "first part of the filtered regressor, to be differentiated by the filter",
    ),
    ("D2", "D2", "D_{2}", "", "second part of the filtered regressor"),
    (
        "f",
        "f",
        "f",
        "N",
        "joint forces, one row per joint: force of the antecedent on the link through joint and "
        "drive",
    ),
    ("m", "m", "m", "N.m", "joint moments at the origins of the links' frames"),
    ("f0", "f0", "f_{0}", "N", "force that the ground exerts on the base"),
    ("m0", "m0", "m_{0}", "N.m", "moment that the ground exerts on the base at its origin"),
    ("Lambda", "Λ", r"\Lambda", "", "inertia matrix in the operational space"),
    ("mu", "μ", r"\mu", "", "Coriolis, centrifugal and gravity wrench in the operational space"),
    ("qM", "qM", "q_{M}", JOINT, "rotor positions of the elastic joints"),
    ("qMdd", "q̈M", r"\ddot{q}_{M}", "rad/s2 or m/s2", "rotor accelerations of the elastic joints"),
    (
        "base",
        "V̇0, ω̇0",
        r"\dot{V}_{0}, \dot{\omega}_{0}",
        "m/s2, rad/s2",
        "acceleration of the floating base in frame 0",
    ),
    ("qp", "qp", "q_{p}", JOINT, "passive joint positions, one row per assembly"),
    ("e", "e", "e", "m, rad", "loop equations at the given positions: zero where the loops close"),
    ("misfit", "", r"\mathit{misfit}", "", "sum of the squared closure errors of the loops"),
    ("Wa", "Wa", "W_{a}", "m, 1", "kinematic constraints: columns of the motorised joints"),
    ("Wp", "Wp", "W_{p}", "m, 1", "kinematic constraints: columns of the passive joints"),
    ("Wac", "Wac", "W_{ac}", "m, 1", "rows of the cut joints: columns of the motorised joints"),
    ("Wpc", "Wpc", "W_{pc}", "m, 1", "rows of the cut joints: columns of the passive joints"),
    ("Wc", "Wc", "W_{c}", "1", "rows of the cut joints: their own columns"),
    (
        "psi",
        "ψ",
        r"\psi",
        "m/s2, rad/s2",
        "kinematic constraints: accelerations at zero joint accelerations",
    ),
    (
        "phi",
        "φ",
        r"\phi",
        "m/s2, rad/s2",
        "rows of the cut joints: accelerations at zero joint accelerations",
    ),
    ("qddp", "q̈p", r"\ddot{q}_{p}", "rad/s2 or m/s2", "passive joint accelerations"),
    ("lambda", "λ", r"\lambda", "N, N.m", "reactions at the cut joints"),
    ("solutions", "q", "q", JOINT, "joint positions, one row per branch"),
    (
        "exists",
        "exists",
        r"\mathit{exists}",
        "",
        "1 if the row is a solution, 0 if it is not real",
    ),
    (
        "singular",
        "singular",
        r"\mathit{singular}",
        "",
        "1 if two roots coincide or a joint is free: the row is one of many",
    ),
)
ARGUMENTS = {
    "T": "pose of the frame, 4x4 row by row",
    "q": "joint positions",
    "qd": "joint velocities",
    "qdd": "joint accelerations",
    "tau": "joint torques or forces",
    "qM": "rotor positions of elastic joints",
    "qMd": "rotor velocities",
    "qMdd": "rotor accelerations",
    "fe": "wrench components of links on the environment",
    "base": "motion of the base and, if it floats, gravity in its frame",
    "p": "parameters",
    "c": "constants precomputed from the parameters",
}
SYMBOLS: dict[str, Quantity] = {**GEOMETRY, **INERTIA, **DRIVE, **WRENCH, **MOTION, **BASE}

_GREEK_NAMES = """alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho
sigma tau upsilon phi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega"""
_GREEK = frozenset(_GREEK_NAMES.split())
_NUMBERED = re.compile(r"([A-Za-z]+0?)_?([0-9]+)(R?)")
_INDEXED = re.compile(r"([A-Za-z]+)_?([0-9][A-Za-z0-9_]*)?")
_DERIVATIVE = re.compile(r"d(.+)_d(.+)")


_POSE_VECTORS = (
    ("s", "x axis of the pose", ""),
    ("n", "y axis of the pose", ""),
    ("a", "z axis of the pose", ""),
    ("P", "position of the pose", "m"),
)
POSE = {
    f"{v}{c}": Meaning(f"{v}{c}", f"{vector}, component {c}", unit, f"{v}_{{{c}}}")
    for c in "xyz"
    for v, vector, unit in _POSE_VECTORS
}
_GEOMETRIC = ("gamma", "b", "alpha", "d", "theta", "r")
_JOINT = ("QP", "QDP", "GAM", *(key for key in DRIVE if key != "eta"))


# --- the meaning of a symbol --------------------------------------------------------------------


def explain(name: str, robot: Robot | None = None) -> Meaning:
    """The meaning of a symbol such as XX3, QP2 or D3; with a robot, also the places of the name."""
    places = glossary(robot) if robot is not None else {}
    return places.get(name) or _by_spelling(name)


def glossary(robot: Robot) -> dict[str, Meaning]:
    """The meaning of every symbol of the robot, by its first place in the tables."""
    meanings: dict[str, Meaning] = {}
    for place in _places(robot):
        for s in _symbols(place.value):
            name = s.payload[0]
            if name not in meanings:
                meanings[name] = _at_place(name, place, alone=s is place.value)
    return meanings


def _symbols(value: Scalar | None) -> Iterable[Expr]:
    if not isinstance(value, Expr) or value.op is CONSTANT:
        return ()
    return (value,) if value.op is SYMBOL else symbols_of([value])


@dataclass(frozen=True)
class _Place:
    """A value in the tables of a robot: code name and number, and the type of its joint if any."""

    code: str
    j: int
    value: Scalar | None
    sigma: int | None = None


def _places(robot: Robot) -> Iterator[_Place]:
    """Every value of the robot, joint variables first."""
    for j in robot.moving:
        yield _Place("q", j, robot.variable(j), robot.sigma(j))
    for codes, start, rows in (
        (_GEOMETRIC, 1, robot.frames),
        (tuple(INERTIA), 0, robot.bodies),
        (tuple(WRENCH), 0, robot.wrenches),
    ):
        for j, row in enumerate(rows, start):
            yield from (_Place(code, j, getattr(row, code)) for code in codes)
    for j, joint in enumerate(robot.joints, 1):
        yield from (_Place(code, j, getattr(joint, code), robot.sigma(j)) for code in _JOINT)
    for code in ("W0", "WP0", "V0", "VP0", "Z"):
        yield from (_Place(code, k, x) for k, x in enumerate(getattr(robot.base, code), 1))
    yield from (_Place("G", k, x) for k, x in enumerate(robot.gravity, 1))


def _at_place(name: str, place: _Place, alone: bool) -> Meaning:
    """The meaning of a symbol that is the value at a place, or a part of it."""
    if not alone:
        return Meaning(name, f"part of {place.code}{place.j}", "", latex_name(name))
    quantity = SYMBOLS[place.code]
    meaning, unit = quantity.meaning.format(j=place.j), quantity.unit
    if place.sigma in (REVOLUTE, PRISMATIC):
        if " or " in unit:
            unit = unit.split(" or ")[place.sigma]
        if place.code == "q":
            kind = ("revolute", "prismatic")[place.sigma]
            meaning = meaning.replace("joint", f"{kind} joint")
    return Meaning(name, meaning, unit, latex_name(name))


def _by_spelling(name: str) -> Meaning:
    if name in POSE:
        return POSE[name]
    match = _NUMBERED.fullmatch(name)
    quantity = SYMBOLS.get(match[1]) if match else None
    if match is None or quantity is None:
        return Meaning(name, "parameter", "", latex_name(name))
    regrouped = " (regrouped: base parameter)" if match[3] else ""
    return Meaning(
        name, quantity.meaning.format(j=match[2]) + regrouped, quantity.unit, latex_name(name)
    )


def explain_output(group: str) -> Meaning:
    """The meaning of an output group; dT_dq is the derivative of T."""
    derivative = _DERIVATIVE.fullmatch(group)
    if group in OUTPUTS:
        quantity = OUTPUTS[group]
        return Meaning(group, quantity.meaning, quantity.unit, quantity.latex)
    if derivative:
        of, by = derivative[1], derivative[2]
        inner = explain_output(of).meaning
        text = f"derivative of {of} ({inner}) with respect to {by}, last axis"
        return Meaning(group, text, "", latex_label(group))
    return Meaning(group, "output", "", latex_label(group))


_TENSOR = ("XX", "XY", "XZ", "YY", "YZ", "ZZ")
STEPS = {  # letters of SYMORO's intermediate quantities → meaning
    "WI": "angular velocity of the antecedent in the frame of the link",
    "W": "angular velocity of the link",
    "WP": "angular acceleration of the link",
    "V": "velocity of the link's origin",
    "VP": "acceleration of the link's origin, gravity included",
    "VSP": "acceleration of the link's origin in the frame of its antecedent",
    "DV": "product of two components of the angular velocity",
    "U": "element of the matrix of angular acceleration and squared angular velocity",
    "F": "force that moves the link",
    "No": "moment that moves the link, about its origin",
    "PIS": "part of the moment that moves the link",
    "E": "force in the joint",
    "N": "moment in the joint",
    "FDI": "force in the joint, in the frame of the antecedent",
    "GAM": "torque or force of the joint",
    **{f"{c}P": "composite inertia of the link and of those behind it" for c in _TENSOR},
    **{f"{c}Z": "composite inertia before the rotation of the joint" for c in _TENSOR},
    **{f"{c}G": "inertia of the link alone, regrouped" for c in _TENSOR},
    **{f"M{c}P": "composite first moment of the link and of those behind it" for c in "XYZ"},
    **{f"M{c}Z": "composite first moment before the rotation of the joint" for c in "XYZ"},
    **{f"M{c}G": "first moment of the link alone, regrouped" for c in "XYZ"},
    "MP": "composite mass of the link and of those behind it",
    "A": "element of the inertia matrix",
    "J": "element of the Jacobian matrix",
    "L": "component of a vector between two origins",
    "JJ": "element of a product of the Jacobian matrix with its transpose",
    "DET": "determinant of a block",
    "JC": "element of a pseudo-inverse",
    "JB": "element of a product with a pseudo-inverse",
    "ID": "one over the determinant of a block",
    "IB": "element of the inverse of a block",
    "IR": "right side of the equations of an inverse",
    "IX": "element of an inverse",
    "DD": "element of D in a matrix = L D L^T",
    "LD": "element of L D in a matrix = L D L^T",
    "LL": "element of L in a matrix = L D L^T",
    "LY": "solution with L for a unit vector",
    "LX": "solution for a unit vector: element of the inverse",
    "LI": "element of the inverse of the inertia matrix of the operational space",
    "AE": "element of the inertia matrix after the elimination of other joints",
    "X": "unknown of linear equations, such as an acceleration",
    "P": "one over a pivot of the equations of a loop",
    "I": "one over a pivot of a symmetric matrix",
    "GA": "acceleration of a passive joint by the velocities",
    "WJP": "derivative by time of the matrix G",
    "Y": "effort after the elimination of other joints",
    "AG": "element of the product of the inertia matrix of the tree and the matrix G",
    "AM": "element of the inertia matrix of the independent joints",
    "DA": "part of a derivative of the inertia matrix",
    "VI": "velocity of the link's origin in the frame of its antecedent",
    "VR": "acceleration of the link's origin without that of its joint",
    "WR": "angular acceleration of the link without that of its joint",
    "GV": "acceleration of the link's origin by the velocities",
    "GW": "angular acceleration of the link by the velocities",
    "BF": "force on the articulated body apart from its accelerations",
    "BN": "moment on the articulated body apart from its accelerations",
    "AF": "force on the antecedent apart from its accelerations",
    "AN": "moment on the antecedent apart from its accelerations",
    "DH": "one over the inertia that the joint sees",
    "GB": "effort of the joint apart from accelerations",
    "JD": "column of the inertia of the articulated body over that of the joint",
    "JP": "inertia (6 x 6) of the articulated body",
    "KJ": "inertia (6 x 6) of the articulated body with its joint free",
    "JS": "inertia (6 x 6) of the articulated body, moved to the antecedent",
    "JR": "inertia (6 x 6) of the articulated body, in the axes of the antecedent",
    "MG": "mass of the link alone, regrouped",
    "QDP": "acceleration of the joint",
    "QPP": "velocity of the passive joint",
    "PSI": "acceleration of the cut joint without those of the passive joints",
    "LAM": "multiplier of an equation of a loop",
    "WDID": "one over a determinant of the equations of a loop",
    "WD": "determinant of a part of the equations of a loop",
    "EC": "twice the kinetic energy of the link",
    "EP": "potential energy of the link",
    "K": "common factor",
}  # fmt: skip


STEPS_OF_GEOMETRY = {  # letters that mean something else where only geometry and positions occur
    "A": "element of the rotation matrix of the link's frame on that of its antecedent",
    "U": "element of the rotation matrix of the link's frame on the first frame",
    "R": "element of the rotation matrix of the link's frame on another frame",
}


_PARAMETER = "(?:XX|XY|XZ|YY|YZ|ZZ|MX|MY|MZ|M)[0-9]+"
# Quantities whose indices tell what they are: pattern of the name, letters in LaTeX ('' for those
# of the name), indices of the letters, meaning. Others have a row of STEPS.
STEPS_BY_INDEX = tuple(
    (re.compile(pattern), letters, index, meaning)
    for pattern, letters, index, meaning in (
        ("D[0-9]+(?=[A-Z])", r"\partial", "i",
         "derivative of a quantity by the position of joint i"),
        ("CS[0-9]+_[0-9]+$", "c", "i,jk", "Christoffel symbol of the inertia matrix"),
        ("E[0-9]+_[0-9]+$", "", "i,kj",
         "force in joint j, component k, for a unit acceleration of joint i alone"),
        ("N[0-9]+_[0-9]+$", "", "i,kj",
         "moment in joint j, component k, for a unit acceleration of joint i alone"),
        (f"(FDI|E|N)[0-9]+{_PARAMETER}$", "", "kj,p",
         "part of the force or moment in joint j, component k, that parameter p = 1 causes"),
        (f"D[0-9]+_{_PARAMETER}(_[0-9]+)?$|D[0-9]+_[A-Z]+[0-9]+$", "", "i,p",
         "element of the identification model: row i, column of the parameter p"),
        ("d?h_[A-Z]", "", "p", "element of the energy model: column of the parameter p"),
        ("D[0-9]+(_[0-9]+)?$", r"\delta", "", "one over a pivot of a symmetric matrix"),
        ("L[0-9]+_[0-9]+$", r"\ell", "", "element of the triangular factor of a symmetric matrix"),
        ("W[0-9]+_[0-9]+$", "", "i,j", "element of the constraint matrix of a loop"),
        ("[JD]V[0-9]+_[0-9]+$", "", "kj,i", "velocity of link j, component k: "
         "JV for a unit velocity of joint i, DV its derivative by the position of joint i"),
        ("[JD]W[0-9]+_[0-9]+$", "", "kj,i", "angular velocity of link j, component k: "
         "JW for a unit velocity of joint i, DW its derivative by the position of joint i"),
        ("[LR][0-9]+(DV|VP|VSP|WI|WP|W|U)[0-9]", "", "b",
         "motion on one branch (left, right) of the loop of the first index"),
    )
)  # fmt: skip


def _by_index(name: str) -> tuple[re.Match[str], str, str, str] | None:
    """The row of STEPS_BY_INDEX for a quantity, with the match of its name."""
    for pattern, letters, index, meaning in STEPS_BY_INDEX:
        match = pattern.match(name)
        if match:
            return match, letters, index, meaning
    return None


def explain_step(name: str, geometric: bool = False) -> str:
    """The meaning of an intermediate quantity of a listing such as WI12; '' if it has none.

    `geometric`: it depends on geometric parameters and joint positions only.
    """
    row = _by_index(name)
    if row:
        return row[3]
    match = re.match(r"[A-Za-z]+", name)
    letters = match[0] if match else ""
    return (STEPS_OF_GEOMETRY if geometric else {}).get(letters) or STEPS.get(letters, "")


# --- LaTeX names --------------------------------------------------------------------------------


def latex_name(name: str) -> str:
    """The name in Khalil's notation: QP1 is \\dot{q}_{1}, S23 is S_{23}."""
    numbered = _NUMBERED.fullmatch(name)
    if numbered and numbered[1] in SYMBOLS:
        return SYMBOLS[numbered[1]].latex.format(j=numbered[2] + numbered[3])
    indexed = _INDEXED.fullmatch(name)
    if indexed is None:
        return r"\mathit{" + name.replace("_", r"\_") + "}"
    head, index = indexed[1], (indexed[2] or "").replace("_", ",")
    if head in _GREEK:
        head = "\\" + head
    elif len(head) > 1 and not head.isupper():
        head = rf"\mathit{{{head}}}"
    return f"{head}_{{{index}}}" if index else head


def latex_step(name: str) -> str:
    """The name of an intermediate quantity: D2YZZ2 is \\partial_{2} YZZ_{2}."""
    row = _by_index(name)
    if row is None or not row[1]:
        return latex_name(name)
    match, letters, _, _ = row
    rest = name[match.end() :]
    index = re.sub("^[A-Z]+", "", match[0]).replace("_", ",")
    return rf"{letters}_{{{index}}}" + (latex_step(rest) if rest else "")


def latex_family(name: str) -> str:
    """The letters of the name of an intermediate quantity: WI12 is WI."""
    _, letters, index, _ = _by_index(name) or ("", "", "", "")
    head = re.split("[^A-Za-z]", name)[0] or name
    letters = letters or (rf"\mathit{{{head}}}" if len(head) > 1 else head)
    return rf"{letters}_{{{index}}}" if index else letters


def latex_label(name: str) -> str:
    """The name of an output: dT11_dq1 is a partial derivative."""
    derivative = _DERIVATIVE.fullmatch(name)
    if derivative:
        of, by = latex_label(derivative[1]), latex_name(derivative[2])
        return rf"\frac{{\partial {of}}}{{\partial {by}}}"
    return OUTPUTS[name].latex if name in OUTPUTS else latex_name(name)
