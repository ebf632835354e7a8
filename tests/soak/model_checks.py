"""A generated model against its oracles and by the laws that connect it with other models.

Oracles: Pinocchio reduced to the independent coordinates (`robot_oracle`), and the algorithm itself
run on floats. A law is one entry of `LAWS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

import symoro as sy
from symoro.catalogue import CATALOGUE
from symoro.formats.par import dumps
from symoro.mechanism.loop_assemblies import chosen_assembly, positions
from symoro.models.identification.base_parameters import prepared_robot
from symoro.models.inverse.serial_arm import ELEMENTS
from symoro.robot import Robot
from symoro.robot.structure import loops
from tests.laws.test_identification import parameter_values
from tests.laws.test_kinematics import PLAIN, built, flat
from tests.oracle.test_pinocchio_dynamics import is_moving
from tests.soak.model_forms import check_form
from tests.soak.outcome import WrongResult
from tests.soak.robot_oracle import Groups, MotionState, draw_state, expected
from tests.strategies import as_numbers

TOLERANCE = 1e-8  # relative to the largest element of a group
CONDITION = 1e-11  # added error of a solved system, times its condition
SINGULAR = 1e9  # beyond this condition numbers say nothing
MEANING = ("without", "mimic", "parameters", "passive", "frames", "assembly", "frame", "projection", "base")  # fmt: skip


@dataclass(frozen=True)
class Case:
    """What is generated and checked; `seed` draws the state."""

    structure: str
    robot: Robot
    model: str
    options: Mapping[str, Any]
    form: str
    seed: int

    @property
    def content(self) -> dict[str, Any]:
        """Plain data from which the case is made again."""
        plain = {k: v for k, v in vars(self).items() if k != "robot"}
        return {**plain, "robot": dumps(self.robot)}


@dataclass(frozen=True)
class Trial:
    """A generated model at one state."""

    case: Case
    model: sy.Model
    motion: MotionState
    values: Mapping[str, Any]  # the state, with numbers of base parameters where they are used
    inputs: Mapping[str, float]
    found: Groups

    @property
    def robot(self) -> Robot:
        return self.case.robot

    @property
    def options(self) -> Mapping[str, Any]:
        return self.model.options

    def other(self, name: str, **changes: Any) -> Groups:
        """Another model of the robot at this state, with the options that change its meaning."""
        known = {o.name for o in CATALOGUE[name].options}
        options = {k: v for k, v in self.case.options.items() if k in MEANING and k in known}
        values = changes.pop("values", {})
        m = sy.generate(self.robot, name, **{**options, "effort": 0, **changes})
        return m.evaluate(inputs_of(m, {**self.values, **self.inputs, **values}))

    def of_joints(self, names: tuple[str, ...]) -> np.ndarray:
        """The values of the independent joints, `names` being those of all moving joints."""
        known = {**self.values, **self.inputs}
        return np.array([known[names[self.robot.moving.index(j)]] for j in self.motion.independent])


# --- comparison -----------------------------------------------------------------------------------


def compare(found: Groups, wanted: Groups, tolerance: float, what: str) -> float:
    """The largest error of the groups that are wanted, relative to their largest element."""
    worst = 0.0
    for name, values in wanted.items():
        a, b = (np.asarray(x, dtype=float) for x in (found[name], values))
        if a.size != b.size:
            raise WrongResult(f"{what}: {name} has the shape {a.shape}, expected {b.shape}")
        error = np.abs(a.ravel() - b.ravel()).max(initial=0) / max(1.0, np.abs(b).max(initial=0))
        if not error <= tolerance:
            raise WrongResult(f"{what}: {name} differs by {error:.1e} of its size", float(error))
        worst = max(worst, float(error))
    return worst


def inputs_of(m: sy.Model, values: Mapping[str, Any]) -> dict[str, float]:
    """A number for each input; those that the state does not know follow from their names."""
    return {
        name: float(values[name]) if name in values else float(np.cos(1.0 + sum(map(ord, name))))
        for name in m.inputs
    }


def check(case: Case) -> float:
    """The largest error of a case; raises where the model is wrong."""
    rng = np.random.default_rng([case.seed, 3])
    m = sy.generate(case.robot, case.model, **case.options)
    motion = draw_state(case.robot, str(case.options.get("mimic", "free")), rng)
    if case.model in SOLVERS:
        return SOLVERS[case.model](m, case.robot, motion)
    values = dict(motion.values)
    if case.options.get("parameters") == "base":
        base = sy.generate(case.robot, "base-parameters", without=m.options["without"])
        values |= base.values({**case.robot.values, **values})
    inputs = inputs_of(m, values)
    trial = Trial(case, m, motion, values, inputs, m.evaluate(inputs))
    if not all(np.isfinite(x).all() for x in trial.found.values()):
        return 0.0  # a singular configuration
    error = check_values(trial) if is_on_assembly(trial) else 0.0
    return max(error, check_form(case.form, m, inputs, trial.found, rng))


def is_on_assembly(t: Trial) -> bool:
    """True unless passive joints are functions of the motors that give another assembly."""
    if t.options.get("passive") != "solved" or not t.robot.has_closed_loops:
        return True
    known = {k: np.atleast_1d(v) for k, v in t.motion.values.items()}
    exists, q = positions(t.robot, chosen_assembly(t.robot, t.options["assembly"]), known, 1)
    gap = np.sin((q[0] - [t.motion.values[name] for name in t.robot.q]) / 2)
    return bool(exists[0]) and float(np.abs(gap).max()) < 1e-9


def check_values(t: Trial) -> float:
    """Against Pinocchio, against the algorithm on floats, and by the law of the model."""
    wanted, condition = expected(t.robot, t.case.model, t.options, t.motion)
    if condition > SINGULAR:
        return 0.0
    error = compare(
        t.found, {k: v for k, v in wanted.items() if k in t.found}, TOLERANCE + CONDITION * condition, "Pinocchio"
    )  # fmt: skip
    r = t.robot
    special = r.has_closed_loops or r.mimics or r.has_moving_base or r.has_elastic_joints
    if t.case.model in PLAIN and not special:
        floats = built(as_numbers(t.robot, {**t.robot.values, **t.motion.values}), t.model)
        error = max(error, compare(flat(t.found, t.model), floats, TOLERANCE, "the float run"))
    law = LAWS.get(t.case.model)
    return max(error, law(t)) if law else error


# --- laws -----------------------------------------------------------------------------------------


def balance(t: Trial) -> float:
    """tau = A qdd + H, and the direct model gives the accelerations back."""
    robot = t.robot
    if robot.has_moving_base or t.options["coordinates"] == "motor" or t.options["method"] == "multipliers":  # fmt: skip
        return 0.0
    qdd, error, condition = t.of_joints(robot.qdd), 0.0, 1.0
    if not robot.has_elastic_joints:
        A, H = t.other("inertia")["A"], t.other("h")["H"]
        error = compare(t.found, {"tau": A @ qdd + H}, TOLERANCE, "A qdd + H")
        condition = float(np.linalg.cond(A))
    names = [robot.tau[robot.moving.index(j)] for j in t.motion.independent]
    driven = dict(zip(names, t.found["tau"], strict=True))
    rotors = [j for j in robot.moving if robot.joint(j).eta]
    driven |= {f"QM{j}": x for j, x in zip(rotors, t.found.get("qM", ()), strict=False)}
    back = t.other("ddm", values=driven) if condition < SINGULAR else {"qdd": qdd}
    return max(error, compare(back, {"qdd": qdd}, 1e-6 + 10 * CONDITION * condition, "ddm of idm"))


def parameters_of(t: Trial) -> np.ndarray | None:
    """K in the order of the columns; None where a column is no parameter of the links or drives."""
    modelled = prepared_robot(t.robot, t.options)
    known = {**modelled.values, **t.values, **t.inputs}
    numbers = parameter_values(modelled, dict.fromkeys(modelled.symbols, 0.0) | known)
    return np.array([numbers[c] for c in t.model.columns]) if set(t.model.columns) <= set(numbers) else None  # fmt: skip


def is_linear(t: Trial) -> bool:
    """True if the torques are the columns times the parameters and nothing else."""
    wrenches = any(str(x) != "0" for w in t.robot.wrenches for x in vars(w).values())
    rigid = not t.robot.has_elastic_joints  # else the rotors have rows of their own
    return rigid and not (wrenches and "wrench" not in t.options["without"])


def torque_of_columns(t: Trial) -> float:
    """D K = tau."""
    K = parameters_of(t)
    if K is None or t.robot.has_moving_base or not is_linear(t):
        return 0.0
    return compare({"D K": t.found["D"] @ K}, {"D K": t.other("idm")["tau"]}, TOLERANCE, "idm")


def energy_of_columns(t: Trial) -> float:
    """h K = E + U."""
    K = parameters_of(t)
    if K is None or t.options["parameters"] == "base" or "gravity" in t.options["without"] or t.robot.has_moving_base:  # fmt: skip
        return 0.0
    energy = t.other("energy")
    total = np.sum([energy["E"], energy["U"]])
    return compare({"h K": t.found["h"] @ K}, {"h K": total}, TOLERANCE, "E + U")


def power_of_columns(t: Trial) -> float:
    """dh K = tau nu, friction included."""
    K = parameters_of(t)
    if K is None or t.robot.has_moving_base or is_moving(t.robot) or not is_linear(t):
        return 0.0
    power = t.other("idm")["tau"] @ t.of_joints(t.robot.qd)
    return compare({"dh K": t.found["dh"] @ K}, {"dh K": power}, TOLERANCE, "tau nu")


def energy_of_inertia(t: Trial) -> float:
    """E = nu^T A nu / 2 where the base rests."""
    if t.robot.has_moving_base or is_moving(t.robot) or t.robot.has_elastic_joints:
        return 0.0
    nu, A = t.of_joints(t.robot.qd), t.other("inertia")["A"]
    return compare(t.found, {"E": np.array(nu @ A @ nu / 2)}, TOLERANCE, "nu A nu / 2")


def bias_without_gravity(t: Trial) -> float:
    wanted = t.other("h", without=t.options["without"])
    return compare(t.found, wanted, TOLERANCE, "h without gravity and friction")


def parts_of_lagrange(t: Trial) -> float:
    """H = C nu + Q and H = B products + Q, without friction and wrenches."""
    if t.robot.has_moving_base or is_moving(t.robot) or t.robot.has_elastic_joints:
        return 0.0
    if any(str(x.kd) != "0" for x in t.robot.joints):  # the damping of springs is in h alone
        return 0.0
    nu = t.of_joints(t.robot.qd)
    H = t.other("h", without=sorted({*t.options["without"], "friction", "wrench"}))["H"]
    return compare({"H": t.found["C"] @ nu + t.found["Q"]}, {"H": H}, TOLERANCE, "C qd + Q")


def inverse_of_jacobian(t: Trial) -> float:
    J = t.other("jacobian")["J"]
    s = np.linalg.svd(J, compute_uv=False)
    if not len(s) or s[-1] < 1e-4 * max(1.0, s[0]):
        return 0.0
    return compare(t.found, {"Jinv": np.linalg.pinv(J)}, 1e-7, "the pseudo-inverse")


def determinant_of_jacobian(t: Trial) -> float:
    if any("position" in note for note in t.model.notes):
        return 0.0  # of the rows of the position alone
    J = t.other("jacobian")["J"]
    square = J if J.shape[1] == 6 else J @ J.T if J.shape[1] > 6 else J.T @ J
    return compare(t.found, {"det": np.array(np.linalg.det(square))}, 1e-7, "det J")


def mixed_dynamics(t: Trial) -> float:
    """The accelerations that were solved for, put into the inverse model, give all efforts."""
    robot, held = t.robot, t.options["accelerated"]
    if robot.has_moving_base or robot.has_elastic_joints or held is None:
        return 0.0
    order = list(t.motion.independent)
    free = [j for j in order if j not in held]
    names = {j: robot.qdd[robot.moving.index(j)] for j in order}
    solved = dict(zip((names[j] for j in free), t.found["qdd"], strict=True))
    if robot.has_closed_loops or np.linalg.cond(t.other("inertia")["A"]) > SINGULAR / 1e3:
        return 0.0
    tau = t.other("idm", values=solved)["tau"]
    wanted = np.concatenate(
        [t.found["tau"], t.of_joints(robot.tau)[[order.index(j) for j in free]]]
    )
    whole = np.concatenate([tau[[order.index(j) for j in order if j in held]], tau[[order.index(j) for j in free]]])  # fmt: skip
    return compare({"tau": whole}, {"tau": wanted}, 1e-6, "idm of the accelerations")


LAWS: Mapping[str, Callable[[Trial], float]] = {
    "idm": balance,
    "energy": energy_of_inertia,
    "coriolis": bias_without_gravity,
    "lagrange": parts_of_lagrange,
    "hybrid": mixed_dynamics,
    "id-dynamic": torque_of_columns,
    "id-energy": energy_of_columns,
    "id-power": power_of_columns,
    "inverse-jacobian": inverse_of_jacobian,
    "determinant": determinant_of_jacobian,
}


# --- models that are no programs ------------------------------------------------------------------


def check_inverse(m: Any, robot: Robot, motion: MotionState) -> float:
    """There is a solution, and every solution reproduces the pose."""
    view = {"frames": "khalil"} if robot.origin else {}
    # a closed cut joint has the frame of its twin, which does not depend on the cut joint's position
    twins = {loop.cut: loop.twin for loop in loops(robot)} if robot.has_closed_loops else {}
    where = {k: twins.get(m.options[k], m.options[k]) for k in ("frame", "wrt")}
    dgm = sy.generate(robot, "dgm", **where, **view, effort=0)
    T = dgm.evaluate(inputs_of(dgm, motion.values))["T"]
    known = {k: v for k, v in {**robot.values, **motion.values}.items() if k in m.parameters}
    answer = m.compile()(T, values=known)
    if answer.count == 0:
        raise WrongResult(f"no solution for a pose that is reached ({answer.reason})")
    counted = [
        divmod(k, 4) for k, name in enumerate(ELEMENTS) if name in getattr(m, "known", ELEMENTS)
    ]
    rows, columns = np.transpose(counted)
    worst = 0.0
    for row in answer.solutions:
        place = {**motion.values, **dict(zip(m.joints, row, strict=True))}
        poses = [dgm.evaluate(inputs_of(dgm, p)) for p in closed_places(robot, motion, place)]
        elements = [{"T": pose["T"][rows, columns]} for pose in poses]
        wanted = T[rows, columns]
        nearest = min(elements, key=lambda x: float(np.abs(x["T"] - wanted).max()))
        worst = max(worst, compare(nearest, {"T": wanted}, 1e-6, "the pose"))
    return worst


def closed_places(robot: Robot, motion: MotionState, place: dict[str, Any]) -> list[dict[str, Any]]:
    """The positions with those of the motors, one for each assembly of the loops."""
    if not robot.has_closed_loops:
        return [place]
    geometry = sy.generate(robot, "loop-geometry")
    motors = [robot.q[robot.moving.index(j)] for j in motion.independent]
    known = {k: v for k, v in motion.values.items() if k in geometry.parameters}
    answer = geometry.compile(values=known)({name: place[name] for name in motors})
    if answer.count == 0:
        raise WrongResult(f"the loops do not close at a solution ({answer.reason})")
    return [{**place, **dict(zip(geometry.passive, row, strict=True))} for row in answer.solutions]


def check_base_parameters(m: Any, robot: Robot, motion: MotionState) -> float:
    """The torques are the same in base parameters."""
    options = {"effort": 0, "without": ("wrench",)}
    standard, base = (sy.generate(robot, "idm", parameters=p, **options) for p in ("standard", "base"))  # fmt: skip
    relations = sy.generate(robot, "base-parameters", without=("wrench",))
    grouped = {**motion.values, **relations.values({**robot.values, **motion.values})}
    wanted = standard.evaluate(inputs_of(standard, motion.values))
    return compare(base.evaluate(inputs_of(base, grouped)), wanted, 1e-7, "standard parameters")


def check_loops(m: Any, robot: Robot, motion: MotionState) -> float:
    """The closed state is among the assemblies."""
    motors = [robot.q[robot.moving.index(j)] for j in motion.independent]
    known = {k: v for k, v in motion.values.items() if k in m.parameters}
    answer = m.compile(values=known)({name: motion.values[name] for name in motors})
    passive = np.array([motion.values[name] for name in m.passive])
    gaps = np.abs(np.sin((answer.solutions - passive) / 2)).max(axis=1) if answer.count else [1.0]
    if min(gaps) > 1e-5:
        raise WrongResult(
            f"the closed state is none of {answer.count} assemblies", float(min(gaps))
        )
    return float(min(gaps))


SOLVERS: Mapping[str, Callable[[Any, Robot, MotionState], float]] = {
    **dict.fromkeys(("igm", "igm-paul", "igm-pieper", "igm-general"), check_inverse),
    "base-parameters": check_base_parameters,
    "loop-geometry": check_loops,
}
