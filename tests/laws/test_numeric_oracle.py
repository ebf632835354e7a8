"""Dynamic models of random robots of every structure against a second derivation in numbers
(`numeric_robot`), and the balance of power.
"""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.expr import ZERO, run_program
from symoro.robot import FRICTION, Coupled, Joint
from tests.laws.numeric_robot import NumericRobot
from tests.laws.test_matrix import check_base_columns, options
from tests.structures import (
    STRUCTURES,
    followed,
    number,
    options_of,
    random_robot,
    random_states,
    with_rich_drives,
)

STATES = 2
STEP = 1e-4
TOLERANCE = 1e-7


class Case:
    """A random robot of a structure with many parameters of its drives, in some states."""

    def __init__(self, structure: str, seed: int = 11, mimics: tuple[Coupled, ...] = ()) -> None:
        known = structure in STRUCTURES
        rng = np.random.default_rng([STRUCTURES.index(structure) if known else 99, seed])
        self.structure = structure
        robot = with_rich_drives(random_robot(structure, rng), structure, rng)
        self.robot = dataclasses.replace(robot, mimics=mimics) if mimics else robot
        self.given = {"base": "given"} if self.robot.has_moving_base else {}
        self.joined = options_of(structure).get("mimic") == "joined"
        states = followed(self.robot, random_states(self.robot, STATES, rng))
        self.states = [{k: float(np.ravel(v)[s]) for k, v in states.items()} for s in range(STATES)]
        self.programs: dict[str, Any] = {}

    def run(self, id: str, values: dict[str, float], **own: Any) -> dict[str, np.ndarray]:
        key = f"{id} {own}"
        if key not in self.programs:
            model = sy.generate(self.robot, id, **{**options(id, self.structure), **own})
            self.programs[key] = model.traced
        program = self.programs[key]
        out = run_program(program, {**self.robot.values, **values})
        return {g.name: np.reshape(out[g.name], g.shape) for g in program.groups}

    def numeric(self, values: dict[str, float]) -> NumericRobot:
        return NumericRobot(self.robot, values, self.joined)

    def rates(self, values: dict[str, float]) -> np.ndarray:
        """The accelerations of base, independent joints and rotors."""
        n = self.numeric(values)
        names = [f"{v}{c}" for v in ("VP0", "WP0") for c in (1, 2, 3)] if n.base else []
        names += [*(f"QDP{j}" for j in n.free), *(f"QMDP{j}" for j in n.elastic)]
        return np.array([values[name] for name in names])

    def driven(self, values: dict[str, float]) -> tuple[dict[str, float], np.ndarray]:
        """The state with rotors where idm puts them and with its efforts, and these efforts of all
        coordinates: none on the links of elastic joints.
        """
        out, n = self.run("idm", values, **self.given), self.numeric(values)
        tau = dict(zip(n.free, out["tau"], strict=True))
        moved = values | {f"GAM{j}": x for j, x in tau.items()}
        moved |= {f"QM{j}": x for j, x in zip(n.elastic, out.get("qM", ()), strict=True)}
        links = [0.0 if j in n.elastic else tau[j] for j in n.free]
        wrench = out["wrench"] if n.base else []
        return moved, np.array([*wrench, *links, *(tau[j] for j in n.elastic)])


@cache
def case(structure: str) -> Case:
    return Case(structure)


def near(found: np.ndarray, wanted: Any, what: str) -> None:
    wanted = np.asarray(wanted)
    assert np.shape(found) == wanted.shape, what
    error = np.abs(found - wanted).max(initial=0) / (1 + np.abs(wanted).max(initial=0))
    assert error < TOLERANCE, f"{what}: {error:.1e}"


@pytest.mark.parametrize("structure", STRUCTURES)
def test_dynamic_models_are_those_of_the_second_derivation(structure: str) -> None:
    c = case(structure)
    for values in c.states:
        state, efforts = c.driven(values)
        n, rates = c.numeric(state), c.rates(values)
        near(efforts, n.efforts(rates), "idm")
        A, H = n.inertia(), n.efforts(np.zeros(n.size))
        near(c.run("inertia", state)["A"], A, "inertia")
        near(c.run("h", state)["H"], H, "h")
        still = n.efforts(np.zeros(n.size), drives=False, still=True)
        near(c.run("gravity", state)["Q"], still, "gravity")
        energy, speeds = c.run("energy", state), n.speeds()
        near(energy["E"], speeds @ A @ speeds / 2, "E")
        near(energy["U"], n.potential(), "U")
        near(c.run("ddm", state, **c.given)["qdd"], rates[n.base :][: len(n.free)], "ddm")
        if n.base:
            free = c.run("ddm", state, base="free")
            solved = np.linalg.solve(A, np.concatenate([np.zeros(6), efforts[6:]]) - H)
            near(np.concatenate([free["base"], free["qdd"]]), solved[: 6 + len(n.free)], "free")
        if not n.cuts:
            f, m = n.reactions(rates)
            out = c.run("reactions", state, **c.given)
            near(out["f"], f, "f")
            near(out["m"], m, "m")


@pytest.mark.parametrize(
    ("structure", "joint", "master"),
    [
        ("closed loop + mimic", 5, 3),
        ("closed loop + mimic", 1, 4),
        ("closed loop + mimic", 2, 1),
        ("floating base + closed loop + mimic", 5, 3),
        ("closed loop + elastic joints + mimic", 5, 3),
        ("closed loop + coupled drives + mimic", 5, 4),
    ],
)
def test_followers_of_joints_of_a_loop(structure: str, joint: int, master: int) -> None:
    """A joint follows a passive joint of the loop, or the motor of the loop another joint."""
    c = Case(structure, mimics=(Coupled(joint, master, -0.6, 0.1),))
    state, efforts = c.driven(c.states[0])
    n, rates = c.numeric(state), c.rates(state)
    near(efforts, n.efforts(rates), "idm")
    near(c.run("inertia", state)["A"], n.inertia(), "inertia")
    near(c.run("h", state)["H"], n.efforts(np.zeros(n.size)), "h")
    near(c.run("ddm", state, **c.given)["qdd"], rates[n.base :][: len(n.free)], "ddm")
    check_base_columns(c.robot, structure)


@pytest.mark.parametrize("structure", [s for s in STRUCTURES if "closed loop" in s])
def test_multipliers_give_the_same_efforts_and_reactions(structure: str) -> None:
    """In loops beside followers, springs and moving bases too."""
    c = case(structure)
    state, _ = c.driven(c.states[0])
    own = {"method": "multipliers", **c.given}
    inverse, direct = c.run("idm", state, **own), c.run("ddm", state, **own)
    near(inverse["tau"], c.run("idm", state, **c.given)["tau"], "tau")
    near(direct["qdd"], c.run("ddm", state, **c.given)["qdd"], "qdd")
    near(direct["lambda"], inverse["lambda"], "lambda")


ROWS = ("vx", "vy", "vz", "wx", "wy", "wz")


@pytest.mark.parametrize("structure", STRUCTURES)
def test_operational_space_dynamics(structure: str) -> None:
    """F = Lambda xdd + mu, of a base that moves freely and of one whose motion is given."""
    c = case(structure)
    state, _ = c.driven(c.states[0])
    n, frame = c.numeric(state), 5 if c.robot.has_closed_loops else c.robot.NL
    A, H = n.inertia(), n.efforts(np.zeros(n.size))
    for base in ("free", "given") if n.base else (None,):
        own = {"base": base} if base else {}
        m = sy.generate(c.robot, "opspace", frame=frame, **options("opspace", structure), **own)
        rows = next(note for note in m.notes if note.startswith("rows: "))[6:].split(", ")
        a, fixed = n.gamma.copy(), 6 if base == "given" else 0
        a[:fixed] = c.rates(state)[:fixed]
        x = n.motions(n.G @ n.nu, a)[frame]
        J = np.concatenate([x.Jv, x.Jw]) @ n.G
        J = np.pad(J, ((0, 0), (0, len(n.elastic))))[[ROWS.index(r) for r in rows], fixed:]
        drift = np.concatenate([x.Vd, x.wd])[[ROWS.index(r) for r in rows]]
        bias = (H + A[:, :fixed] @ c.rates(state)[:fixed])[fixed:]
        B = np.linalg.solve(A[fixed:, fixed:], np.column_stack([J.T, bias]))
        Lambda = np.linalg.inv(J @ B[:, :-1])
        out = run_program(m.traced, {**c.robot.values, **state})
        size = np.linalg.cond(J)
        near(np.reshape(out["Lambda"], Lambda.shape) / size, Lambda / size, "Lambda")
        near(np.ravel(out["mu"]) / size, Lambda @ (J @ B[:, -1] - drift) / size, "mu")


@pytest.mark.parametrize("structure", STRUCTURES)
def test_hybrid_dynamics(structure: str) -> None:
    """Accelerations of the first drive and efforts of the others give the rest."""
    c = case(structure)
    state, efforts = c.driven(c.states[0])
    n, rates = c.numeric(state), c.rates(state)
    first, fixed = n.free[0], n.base
    drive = fixed + (len(n.free) + n.elastic.index(first) if first in n.elastic else 0)
    out = c.run("hybrid", state, accelerated=(first,), **c.given)
    near(out["tau"], efforts[[drive]], "tau")
    free = [p for p, j in enumerate(n.free, fixed) if j != first or j in n.elastic]
    near(out["qdd"], rates[free], "qdd")
    if n.base:
        near(out["wrench"], efforts[:6], "wrench")


def shifted(c: Case, values: dict[str, float], h: float) -> dict[str, float]:
    """The state after a time h, to the second order; gravity turns against the base."""
    n, rates = c.numeric(values), c.rates(values)
    v, a = n.G @ n.nu, n.G @ rates[: n.base + len(n.free)] + n.gamma
    moved = dict(values)
    for k, j in enumerate(n.moved, 6):
        name = str(c.robot.variable(j))
        if name in moved:
            moved[name] += h * v[k] + h * h / 2 * a[k]
        moved[f"QP{j}"] = v[k] + h * a[k]
    for j in n.elastic:
        qd, qdd = values[f"QMP{j}"], values[f"QMDP{j}"]
        moved |= {f"QM{j}": values[f"QM{j}"] + h * qd + h * h / 2 * qdd, f"QMP{j}": qd + h * qdd}
    if n.base:
        V, W = n.nu[:3], n.nu[3:6]
        g = n.vector(c.robot.gravity)
        turned = g - h * np.cross(W, g) + h * h / 2 * (np.cross(W, np.cross(W, g)) - np.cross(rates[3:6], g))  # fmt: skip
        new = {"V0": V + h * (rates[:3] - np.cross(W, V)), "W0": W + h * rates[3:6], "G": turned}
        moved |= {f"{key}{k + 1}": x[k] for key, x in new.items() for k in range(3)}
    return moved


@pytest.mark.parametrize("structure", STRUCTURES)
def test_power_is_the_change_of_energy_and_the_losses(structure: str) -> None:
    c = case(structure)
    state, efforts = c.driven(c.states[0])
    n = c.numeric(state)
    ends = [c.run("energy", shifted(c, state, h)) for h in (STEP, -STEP)]
    change = [float(x["E"] + x["U"]) for x in ends]
    rate = (change[0] - change[1]) / (2 * STEP)
    if n.base:  # U counts from the origin of frame 0, which moves
        masses = sum(n.number(b.M) for b in c.robot.bodies)
        rate -= masses * n.vector(c.robot.gravity) @ n.nu[:3]
    power = efforts @ n.speeds()
    assert power == pytest.approx(rate + n.losses(), rel=1e-5, abs=1e-4)


def without_drive(x: Joint) -> Joint:
    """A joint whose effort is that of the links, or of the spring of an elastic one."""
    springs = () if x.eta else ("k", "kd", "k2", "k3")
    bare: dict[str, Any] = dict.fromkeys(("IA", *FRICTION, *springs), ZERO)
    return dataclasses.replace(x, **bare)


@pytest.mark.parametrize(
    "structure",
    [
        "coupled drives + mimic",
        "closed loop + coupled drives",
        "elastic joints + coupled drives + mimic",
    ],
)
def test_friction_by_load_of_coupled_motors_beside_dependent_joints(structure: str) -> None:
    """The load of a motor is the effort of the links and of dependent drives per unit of its speed:
    N^-T Gamma, with the speeds N nu of the motors of the independent joints.
    """
    c = Case(structure)
    n, plain = c.numeric(c.states[0]), c.robot
    free = n.free
    loaded = [
        dataclasses.replace(x, FL=number(0.1 + 0.03 * j)) if j in free else x
        for j, x in enumerate(plain.joints, 1)
    ]
    c.robot = dataclasses.replace(plain, joints=tuple(loaded))
    state, efforts = c.driven(c.states[0])
    n, rates = NumericRobot(plain, state, c.joined), c.rates(state)
    bare = [without_drive(x) if j in free else x for j, x in enumerate(plain.joints, 1)]
    light = NumericRobot(dataclasses.replace(plain, joints=tuple(bare)), state, c.joined)
    place = [len(free) + n.elastic.index(j) if j in n.elastic else k for k, j in enumerate(free)]
    C = np.array([[n.number(x) for x in row] for row in plain.coupling])
    tree, at = [6 + n.moved.index(j) for j in n.tree], [n.tree.index(j) for j in free]
    N = (np.linalg.inv(C) @ n.G[tree])[at]
    loads = np.linalg.solve(N.T, light.efforts(rates)[place])
    ends = [state[f"QMP{j}"] if j in n.elastic else state[f"QP{j}"] for j in free]
    FL = [c.numeric(state).at("FL", j) for j in free]
    wanted = n.efforts(rates)
    wanted[place] += N.T @ (FL * np.abs(loads) * np.sign(N @ ends))
    near(efforts, wanted, "idm")
    near(c.run("ddm", state)["qdd"], rates[: len(free)], "ddm")
    tau = np.linalg.solve(N.T, efforts[place])
    near(c.run("idm", state, coordinates="motor")["tau"], tau, "motors")
    m = sy.generate(c.robot, "id-dynamic", **options("id-dynamic", structure))
    D = run_program(m.traced, {**c.robot.values, **state})["D"].reshape(-1, len(m.columns))
    of_first = N.T[:, 0] * abs(tau[0]) * np.sign((N @ ends)[0])
    near(D[place, m.columns.index(f"FL{free[0]}")], of_first, "D")


def test_more_motors_than_degrees_of_freedom_beside_coupled_drives() -> None:
    """The efforts at the joints are shared by least norm; those of motors are not known so."""
    structure = "closed loop + coupled drives"
    c = Case(structure)
    values, n = c.states[0], c.numeric(c.states[0])
    rates, frames = c.rates(values), list(c.robot.frames)
    frames[2] = dataclasses.replace(frames[2], mu=1)
    c.robot = dataclasses.replace(c.robot, frames=tuple(frames))
    tau = c.run("idm", values)["tau"]
    motors = sorted((*n.free, 3))
    G = n.G[[6 + n.moved.index(j) for j in motors]]
    near(tau, np.linalg.pinv(G.T) @ n.efforts(rates), "tau")
    driven = values | {f"GAM{j}": x for j, x in zip(motors, tau, strict=True)}
    near(c.run("ddm", driven)["qdd"], rates, "ddm")
    with pytest.raises(sy.SymoroError, match="coordinates='joint'"):
        c.run("idm", values, coordinates="motor")


def test_the_comparison_sees_a_ten_thousandth_of_the_accelerations() -> None:
    c = case("tree")
    values = c.states[0]
    wrong = c.numeric(values).efforts(c.rates(values) * 1.0001)
    with pytest.raises(AssertionError):
        near(c.driven(values)[1], wrong, "idm")
