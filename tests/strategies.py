"""Random robots for property tests: trees of every joint type, exact and generic geometry, numbers
and symbols.

A robot is built straight from its dataclasses. Every parameter symbol has its number in
`robot.values`, so a state (`state`) needs to add the variables only. The inertial parameters belong
to real bodies: a mass, a centre, a positive definite inertia moved to the frame's origin.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
from hypothesis import strategies as st

from symoro.expr.dag import symbols_of
from symoro.expr.functions import pi
from symoro.expr.node import ONE, ZERO, Expr, Role, constant, symbol
from symoro.expr.ops import SYMBOL
from symoro.expr.program import interpret
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Base, Body, Frame, Joint, Robot, Wrench

SYMBOL_SHAPES = ("symbol", "negated", "scaled", "shifted")


# --- scalars --------------------------------------------------------------------------------------


class Parameters:
    """Collects the values of the symbols that a robot is built with."""

    def __init__(self) -> None:
        self.values: dict[str, float] = {}

    def symbol(self, name: str, value: float, role: Role = Role.GEOMETRIC) -> Expr:
        self.values[name] = float(value)
        return symbol(name, role)


def exact_angles() -> st.SearchStrategy[Expr]:
    """Angles that a designer chooses: often 0 and right angles."""
    exact = [ZERO, ZERO, ZERO, pi / 2, -pi / 2, pi, -pi, pi / 3, -pi / 4, 2 * pi / 3, pi / 5]
    return st.sampled_from(exact) | decimals()


def decimals() -> st.SearchStrategy[Expr]:
    return st.integers(-1500, 1500).map(lambda k: constant(Fraction(k, 1000)))


def generic_numbers() -> st.SearchStrategy[float]:
    """Floats with all their digits, from 0.1 to 1.7 in size."""
    return st.integers(-(2**50), 2**50).map(
        lambda k: (k + (2**46 if k >= 0 else -(2**46))) / 2.0**50 * 1.6180339887
    )


@st.composite
def geometric_values(
    draw: st.DrawFn, name: str, parameters: Parameters, angle: bool, symbolic: bool
) -> Expr:
    """One geometric parameter: exact, decimal, generic, or a symbol alone or in a small expression."""
    kind = draw(
        st.sampled_from(
            ("zero", "exact", "exact", "generic", "symbol")
            if symbolic
            else ("zero", "exact", "exact", "generic")
        )
    )
    if kind == "zero":
        return ZERO
    if kind == "exact":
        return draw(exact_angles() if angle else decimals())
    number = draw(generic_numbers())
    if kind == "generic":
        return constant(number)
    s = parameters.symbol(name, number)
    shape = draw(st.sampled_from(SYMBOL_SHAPES))
    return {
        "symbol": s,
        "negated": -s,
        "scaled": s * Fraction(3, 2),
        "shifted": s + (pi / 2 if angle else Fraction(1, 4)),
    }[shape]


# --- frames ---------------------------------------------------------------------------------------


@st.composite
def frames(
    draw: st.DrawFn, j: int, ant: int, sigma: int, parameters: Parameters, symbolic: bool
) -> Frame:
    """Frame j with its six parameters, the joint variable plus an offset in theta or r."""
    names = {
        "gamma": f"ga{j}",
        "b": f"B{j}",
        "alpha": f"al{j}",
        "d": f"D{j}",
        "theta": f"th{j}_0",
        "r": f"RL{j}",
    }
    values = {
        k: draw(geometric_values(n, parameters, k in ("gamma", "alpha", "theta"), symbolic))
        for k, n in names.items()
    }
    if sigma != FIXED:
        key = "theta" if sigma == REVOLUTE else "r"
        values[key] = symbol(f"q{j}", Role.POSITION) + values[key]
    return Frame(ant=ant, sigma=sigma, **values)


# --- bodies and drives ----------------------------------------------------------------------------


def physical_body(rng: np.random.Generator) -> dict[str, float]:
    """Inertial parameters of a real body: points of positive mass around a centre, seen from the
    frame's origin.
    """
    points, masses = (
        rng.normal(size=(8, 3)) * 0.3 + rng.normal(size=3) * 0.3,
        rng.uniform(0.1, 1.0, 8),
    )
    J = sum(m * (p @ p * np.eye(3) - np.outer(p, p)) for m, p in zip(masses, points, strict=True))
    MS = masses @ points
    return {"XX": J[0, 0], "XY": J[0, 1], "XZ": J[0, 2], "YY": J[1, 1], "YZ": J[1, 2], "ZZ": J[2, 2],
            "MX": MS[0], "MY": MS[1], "MZ": MS[2], "M": masses.sum()}  # fmt: skip


def _numbers(
    given: dict[str, float],
    suffix: str,
    symbolic: bool,
    parameters: Parameters,
    role: Role = Role.INERTIAL,
) -> dict[str, Expr]:
    if symbolic:
        return {k: parameters.symbol(f"{k}{suffix}", v, role) for k, v in given.items()}
    return {k: constant(float(v)) for k, v in given.items()}


def body(j: int, rng: np.random.Generator, symbolic: bool, parameters: Parameters) -> Body:
    return Body(**_numbers(physical_body(rng), str(j), symbolic, parameters))


def joint(
    j: int, sigma: int, rng: np.random.Generator, symbolic: bool, parameters: Parameters
) -> Joint:
    if sigma == FIXED:
        return Joint()
    drive = {"IA": rng.uniform(0.1, 1.0), "FV": rng.uniform(0.0, 0.5), "FS": rng.uniform(0.0, 0.5)}
    motion = {
        "QP": symbol(f"QP{j}", Role.VELOCITY),
        "QDP": symbol(f"QDP{j}", Role.ACCELERATION),
        "GAM": symbol(f"GAM{j}", Role.TORQUE),
    }
    return Joint(**motion, **_numbers(drive, str(j), symbolic, parameters))


def wrench(j: int, present: bool) -> Wrench:
    return (
        Wrench(*(symbol(f"{k}{j}", Role.WRENCH) for k in ("FX", "FY", "FZ", "CX", "CY", "CZ")))
        if present
        else Wrench()
    )


# --- base -----------------------------------------------------------------------------------------


def random_rotation(rng: np.random.Generator) -> np.ndarray:
    q, r = np.linalg.qr(rng.normal(size=(3, 3)))
    q = q * np.sign(np.diag(r))
    return q if np.linalg.det(q) > 0 else -q


@st.composite
def bases(
    draw: st.DrawFn,
    moving: bool | str,
    placed: bool,
    symbolic: bool,
    parameters: Parameters,
    rng: np.random.Generator,
) -> Base:
    """Placement Z and base motion, each component a symbol or zero; all of them symbols where
    `moving` is "always".
    """
    Z = Base().Z
    if placed and draw(st.booleans()):
        T = np.eye(4)
        T[:3, :3], T[:3, 3] = random_rotation(rng), rng.normal(size=3)
        names = [f"Z{r}{c}" for r in range(1, 4) for c in range(1, 5)]
        top = [
            parameters.symbol(n, v) if symbolic else constant(float(v))
            for n, v in zip(names, T[:3].ravel(), strict=True)
        ]
        Z = (*top, ZERO, ZERO, ZERO, ONE)
    axes = [moving == "always"] * 12
    if moving is True and draw(st.booleans()):
        axes = draw(st.lists(st.booleans(), min_size=12, max_size=12))
    motion = [
        tuple(symbol(f"{v}{c}", Role.BASE) if axes[3 * k + c - 1] else ZERO for c in (1, 2, 3))
        for k, v in enumerate(("W0", "WP0", "V0", "VP0"))
    ]
    return Base(Z, *motion)


# --- robots ---------------------------------------------------------------------------------------


@st.composite
def robots(
    draw: st.DrawFn,
    joints: tuple[int, int] = (1, 8),
    sigmas: tuple[int, ...] = (REVOLUTE, REVOLUTE, PRISMATIC, FIXED),
    serial: bool = False,
    tools: int = 2,
    moving_base: bool | str = True,
    placed: bool = True,
) -> Robot:
    """A random tree (or chain) with at least one moving joint, up to `tools` tool frames, perhaps a
    moving base.
    """
    parameters = Parameters()
    NL = draw(st.integers(*joints))
    symbolic, inertial_symbols = draw(st.booleans()), draw(st.booleans())
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    sigma = [draw(st.sampled_from(sigmas)) for _ in range(NL)]
    if all(s == FIXED for s in sigma):
        sigma[-1] = REVOLUTE
    ants = [
        j - 1 if serial else draw(st.sampled_from((j - 1, j - 1, draw(st.integers(0, j - 1)))))
        for j in range(1, NL + 1)
    ]
    table = [
        draw(frames(j, ants[j - 1], sigma[j - 1], parameters, symbolic)) for j in range(1, NL + 1)
    ]
    for j in range(NL + 1, NL + 1 + draw(st.integers(0, tools))):
        table.append(
            draw(
                frames(
                    j, NL if serial else draw(st.integers(0, j - 1)), FIXED, parameters, symbolic
                )
            )
        )
    gravity = rng.normal(size=3) * 9.81
    return Robot(
        name="random",
        frames=tuple(table),
        bodies=(Body(), *(body(j, rng, inertial_symbols, parameters) for j in range(1, NL + 1))),
        wrenches=(Wrench(), *(wrench(j, bool(rng.integers(2))) for j in range(1, NL + 1))),
        joints=tuple(
            joint(j, sigma[j - 1], rng, inertial_symbols, parameters) for j in range(1, NL + 1)
        ),
        base=draw(bases(moving_base, placed, symbolic, parameters, rng)),
        gravity=tuple(
            _numbers(
                {f"G{c}": gravity[c - 1] for c in (1, 2, 3)},
                "",
                inertial_symbols,
                parameters,
                Role.OTHER,
            ).values()
        ),
        values=parameters.values,
    )


def seeds() -> st.SearchStrategy[np.random.Generator]:
    """A random generator; it prints as its seed when an example fails."""
    return st.integers(0, 2**32 - 1).map(np.random.default_rng)


def random_tree(NL: int, rng: np.random.Generator, serial: bool = False) -> Robot:
    """A large robot without hypothesis: all parameters symbolic where they are not exact."""
    parameters = Parameters()
    exact = [ZERO, pi / 2, -pi / 2]

    def frame(j: int) -> Frame:
        sigma = int(rng.choice([REVOLUTE, REVOLUTE, REVOLUTE, PRISMATIC]))
        q = symbol(f"q{j}", Role.POSITION)
        d = parameters.symbol(f"D{j}", rng.normal())
        turn = (
            {"theta": q, "r": parameters.symbol(f"RL{j}", rng.normal())}
            if sigma == REVOLUTE
            else {"theta": ZERO, "r": q}
        )
        return Frame(
            j - 1 if serial else int(rng.integers(max(0, j - 4), j)),
            sigma,
            alpha=exact[rng.integers(3)],
            d=d,
            **turn,
        )

    table = tuple(frame(j) for j in range(1, NL + 1))
    return Robot(
        "tree", table,
        (Body(), *(body(j, rng, True, parameters) for j in range(1, NL + 1))),
        tuple(Wrench() for _ in range(NL + 1)),
        tuple(joint(j, f.sigma, rng, True, parameters) for j, f in enumerate(table, 1)),
        gravity=(ZERO, ZERO, parameters.symbol("G3", -9.81, Role.OTHER)),
        values=parameters.values,
    )  # fmt: skip


# --- states and numbers ---------------------------------------------------------------------------


def state(robot: Robot, rng: np.random.Generator, batch: tuple[int, ...] = ()) -> dict[str, Any]:
    """A value for every symbol of the robot: its own where it has one, else random (links stay real
    bodies); variables may be arrays.
    """
    values: dict[str, Any] = _physical(robot, rng) | dict(robot.values)
    for s in dict.fromkeys(symbols_of(robot.expressions)):
        name, role = s.payload
        if name not in values and role is Role.INERTIAL:
            values[name] = float(rng.uniform(0.1, 1.0))
        elif name not in values:
            values[name] = (
                rng.uniform(-2.0, 2.0, size=batch)
                if batch and not role.is_parameter
                else float(rng.uniform(-2.0, 2.0))
            )
    return values


def _physical(robot: Robot, rng: np.random.Generator) -> dict[str, float]:
    """Numbers for the inertial parameters that are symbols: a real body per link."""
    values: dict[str, float] = {}
    for link in robot.bodies:
        numbers = physical_body(rng)
        values |= {
            x.payload[0]: float(numbers[k])
            for k, x in vars(link).items()
            if isinstance(x, Expr) and x.op is SYMBOL
        }
    return values


def as_numbers(robot: Robot, values: dict[str, Any], exact: bool = True) -> Robot:
    """The robot with floats (or arrays) for its expressions; with `exact`, zeros and ones that are
    structure stay integers.
    """

    def number(e: Expr) -> Any:
        if exact and (e is ZERO or e is ONE):
            return 0 if e is ZERO else 1
        return interpret([e], values)[0]

    return robot.map(number)
