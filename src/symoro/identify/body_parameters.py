"""Parameters of bodies: physical consistency; payload and drive gains from a second log.

Physically consistent parameters [SC14, WKS18]: a rigid body with mass exists for ten parameters
exactly where its pseudo-inertia, the matrix of the second moments of its mass,
    P = [[tr(J)/2 1 - J, MS], [MS', M]]
is positive definite. The programme is least squares over the standard parameters of all links with
P > 0 for each, and friction and rotor inertias not negative. Parameters that the data do not
determine are drawn to known bodies, or to a ball where none is known, by the entropic divergence
    tr(P0^-1 P) - log det(P0^-1 P) [LWP20],
which is convex and keeps P inside the cone. Newton's method with barriers solves it in tens of ms.

The load of a second log adds its ten parameters x_L to those of the last link. With B_L the columns
of the grouping matrix that belong to that link, the rows of the loaded log are A (X + B_L x_L):
payload identification fits x_L beside X. Where the efforts are currents v with Gamma = g v, a load
of known mass gives the scale that the gains g need [GB14]: v = A X / g without the load, and
v = A (X + B_L x_L) / g with it.

[GB14] M. Gautier, S. Briot: Global identification of joint drive gains and dynamic parameters of
robots, ASME JDSMC 2014.
[SC14] C. D. Sousa, R. Cortesão: Physical feasibility of robot base inertial parameter
identification: a linear matrix inequality approach, IJRR 2014.
[WKS18] P. M. Wensing, S. Kim, J.-J. E. Slotine: Linear matrix inequalities for physically
consistent inertial parameter identification, RA-L 2018.
[LWP20] T. Lee, P. M. Wensing, F. C. Park: Geometric robot dynamic identification: a convex
programming approach, IEEE T-RO 2020.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.identify.identifiable_parameters import Parameters
from symoro.identify.least_squares import Estimate, ObservationSystem, solve_least_squares
from symoro.identify.log_columns import Setup, logged_joints
from symoro.identify.triangular_factors import Factor, triangle
from symoro.robot import INERTIAL_PARAMETERS, Robot

Array = np.ndarray
SMALLEST_NORM = 1e-12  # of residuals and columns that are divided by
SMALLEST_SCALE = 1e-3  # of a parameter in the nonlinear fit

# --- physical consistency -------------------------------------------------------------------------

LEAST_EIGENVALUE = 1e-6  # of a pseudo-inertia: kg, kg.m, kg.m2
DIVERGENCE_WEIGHT = 1e-4  # beside a mean square of the weighted residuals of one
LEAST_RESIDUAL = 1e-3  # relative to the efforts: no model has smaller residuals
LEAST_COLUMN = 1e-3  # norm of a column that is divided by
BALL = np.diag([2e-3, 2e-3, 2e-3, 1.0])  # P of 1 kg within 0.1 m: where no body is known
BALL_SPREAD = 2e-3  # m2, second moments of mass per kg of the ball
BOUNDED = ("mass", "x", "y", "z")
NOT_NEGATIVE = ("IA", "FV", "FS")
BARRIERS = tuple(10.0**-k for k in range(1, 10))  # weights of the barriers, one after the other
MAX_NEWTON_STEPS = 60  # of one barrier
SMALL_DECREMENT = 1e-10  # half the square of Newton's decrement, relative to the barrier


def pseudo_inertia(p: Mapping[str, float], j: int) -> Array:
    """Return P (4, 4) of link j from its ten parameters in its own frame."""
    values = np.array([p[f"{key}{j}"] for key in INERTIAL_PARAMETERS])
    return np.asarray(np.tensordot(values, UNIT_INERTIAS, 1))


def _unit_inertias() -> Array:
    """P (10, 4, 4) of a unit of each inertial parameter."""
    units = np.zeros((len(INERTIAL_PARAMETERS), 4, 4))
    for k, key in enumerate(INERTIAL_PARAMETERS):
        if key == "M":
            units[k, 3, 3] = 1.0
        elif key[0] == "M":
            i = "XYZ".index(key[1])
            units[k, i, 3] = units[k, 3, i] = 1.0
        else:
            i, j = ("XYZ".index(letter) for letter in key)
            if i == j:
                units[k, :3, :3] = np.eye(3) / 2
                units[k, i, i] = -0.5
            else:
                units[k, i, j] = units[k, j, i] = -1.0
    return units


UNIT_INERTIAS = _unit_inertias()


Bounds = tuple[float, float]  # low, high


@dataclass(frozen=True)
class BodyLimits:
    """Bounds of the bodies: mass (kg) and centre (m) of links, and the sum of all masses."""

    bodies: Mapping[int, Mapping[str, Bounds]] = field(default_factory=dict)  # link: mass, x, y, z
    total_mass: float | None = None  # kg, at most

    @property
    def is_set(self) -> bool:
        """Whether there is any bound."""
        return bool(self.bodies) or self.total_mass is not None


def body_limits(
    robot: Robot, bodies: Mapping[int, Mapping[str, Bounds]] | None, total_mass: float | None
) -> BodyLimits:
    """Return the bounds, checked against the robot."""
    for j, bounds in (bodies or {}).items():
        if j not in range(robot.first_link, robot.NL + 1):
            raise InputError("bodies", f"link {j}", f"a link from {robot.first_link} to {robot.NL}")
        for name, (low, high) in bounds.items():
            if name not in BOUNDED:
                raise UnknownName(f"bodies, link {j}", name, BOUNDED)
            if not low < high:
                raise InputError(f"bodies, {name} of link {j}", f"{low:g}, {high:g}", "low, high")
    if total_mass is not None and not total_mass > 0:
        raise InputError("total mass", f"{total_mass:g}", "a number above 0, in kg")
    return BodyLimits(bodies or {}, total_mass)


def solve_consistent(
    system: ObservationSystem,
    parameters: Parameters,
    setup: Setup,
    estimate: Estimate,
    known: Mapping[str, float],
    limits: BodyLimits,
) -> dict[str, float]:
    """Return consistent standard parameters of all links and drives that fit the data best.

    The weights of the groups are those of `estimate`; `known` are values of bodies by parameter
    name, to which undetermined parameters are drawn.
    """
    R = _weighted_triangle(system, estimate)
    A, y = R[:, :-1] @ parameters.grouping, R[:, -1]
    scale = np.maximum(np.linalg.norm(A, axis=0), LEAST_COLUMN)  # effect of a unit of each one
    bounds = np.array(
        [*_not_negative(parameters, setup), *_limit_rows(parameters, limits)], float
    ).reshape(-1, len(scale) + 1)
    bodies = _known_bodies(parameters, known)
    problem = ConsistentFit(A / scale, y, scale, len(bodies), bodies, bounds)
    start = _start(parameters, problem.known, limits)
    z = problem.solve(start * scale)
    return {name: float(v) for name, v in zip(parameters.standard, z / scale, strict=True)}


def _weighted_triangle(system: ObservationSystem, estimate: Estimate) -> Array:
    """All rows [A y] with the weights of the groups as one triangle, per root of the row count."""
    counts = [max(1, f.rows) for f in system.factors]
    efforts = system.measured_norms() / np.sqrt(counts)  # root mean square
    floor = LEAST_RESIDUAL * np.maximum(efforts, 1e-12)
    rows, y = system.stacked(1 / np.maximum(estimate.deviations, floor))
    return np.asarray(triangle(np.column_stack([rows, y]))[:-1] / np.sqrt(system.rows))


def _known_bodies(parameters: Parameters, known: Mapping[str, float]) -> Array:
    """P0 (links, 4, 4) of the known bodies, the ball where none is known."""
    bodies = []
    for j in range(parameters.robot.first_link, parameters.robot.NL + 1):
        body = pseudo_inertia(
            {f"{key}{j}": known.get(f"{key}{j}", 0.0) for key in INERTIAL_PARAMETERS}, j
        )
        bodies.append(body if np.linalg.eigvalsh(body)[0] > LEAST_EIGENVALUE else BALL)
    return np.array(bodies)


def _not_negative(parameters: Parameters, setup: Setup) -> list[Array]:
    """Rows [a b] of a p >= b: friction and rotor inertias are not negative.

    IA and FV of a joint hold the joint's part of those of coupled motors besides their own.
    """
    place = {name: k for k, name in enumerate(parameters.standard)}
    joints = logged_joints(parameters.robot)
    rows = {name: _unit_row(len(place), k) for name, k in place.items() if _is_dissipative(name)}
    for k, c in setup.coupled_motors(len(joints)):
        for key, i in product(("IA", "FV"), map(int, np.flatnonzero(c))):
            name, motor = f"{key}{joints[i]}", f"{key}M{joints[k]}"
            if name in rows and motor in place:
                rows[name][place[motor]] -= float(c[i] ** 2)
    return list(rows.values())


def _is_dissipative(name: str) -> bool:
    return name.rstrip("0123456789").rstrip("M") in NOT_NEGATIVE


def _unit_row(size: int, place: int) -> Array:
    row = np.zeros(size + 1)
    row[place] = 1.0
    return row


def _limit_rows(parameters: Parameters, limits: BodyLimits) -> list[Array]:
    """Rows [a b] of a p >= b for the bounds of masses and centres."""
    place, rows = {name: k for k, name in enumerate(parameters.standard)}, []
    for j, bounds in limits.bodies.items():
        mass = _unit_row(len(place), place[f"M{j}"])
        one = _unit_row(len(place), len(place))
        for name, (low, high) in bounds.items():
            moment = mass if name == "mass" else _unit_row(len(place), place[f"M{name.upper()}{j}"])
            unit = one if name == "mass" else -mass  # a row [a b] means a p - b >= 0
            rows += [moment + low * unit, -moment - high * unit]
    if limits.total_mass is not None:
        row = np.zeros(len(place) + 1)
        row[[k for name, k in place.items() if name[0] == "M" and name[1:].isdigit()]] = -1.0
        row[-1] = -limits.total_mass
        rows.append(row)
    return rows


def _start(parameters: Parameters, known: Array, limits: BodyLimits) -> Array:
    """Standard parameters strictly inside all bounds: known bodies, or balls where they fit."""
    p = {name: _start_drive(name) for name in parameters.standard}
    links = dict(enumerate(known, parameters.robot.first_link))
    masses = _start_masses(links, limits)
    for j, P in links.items():
        p |= _start_body(j, P, masses[j], limits.bodies.get(j, {}))
    return np.array([p[name] for name in parameters.standard])


def _start_drive(name: str) -> float:
    """A positive friction or rotor; those of coupled motors are subtracted from those of joints."""
    if name[2:3] == "M":
        return 0.1
    return 1.0 if _is_dissipative(name) else 0.0


def _start_masses(known: Mapping[int, Array], limits: BodyLimits) -> dict[int, float]:
    """Masses of the known bodies where they meet the bounds, by link."""
    masses = {j: float(P[3, 3]) for j, P in known.items()}
    ranges = {j: bounds["mass"] for j, bounds in limits.bodies.items() if "mass" in bounds}
    for j, (low, high) in ranges.items():
        masses[j] = masses[j] if low < masses[j] < high else (low + high) / 2
    total = sum(masses.values())
    if limits.total_mass is None or total < limits.total_mass:
        return masses
    least = {j: ranges.get(j, (0.0, 0.0))[0] for j in masses}
    room = limits.total_mass - sum(least.values())
    share = 0.9 * room / max(1e-12, total - sum(least.values()))
    return {j: least[j] + share * (m - least[j]) for j, m in masses.items()}


def _start_body(
    j: int, known: Array, mass: float, bounds: Mapping[str, Bounds]
) -> dict[str, float]:
    """The ten parameters of the known body with another mass, or of a ball inside the bounds."""
    P = known * (mass / known[3, 3])
    centre = P[:, 3] / mass
    boxes = [(k, bounds[name]) for k, name in enumerate("xyz") if name in bounds]
    if not all(low < centre[k] < high for k, (low, high) in boxes):
        for k, (low, high) in boxes:
            centre[k] = (low + high) / 2
        P = mass * (np.outer(centre, centre) + np.diag([BALL_SPREAD] * 3 + [0.0]))
    J = np.trace(P[:3, :3]) * np.eye(3) - P[:3, :3]
    values = [J[0, 0], J[0, 1], J[0, 2], J[1, 1], J[1, 2], J[2, 2], *P[:3, 3], mass]
    return {f"{key}{j}": float(v) for key, v in zip(INERTIAL_PARAMETERS, values, strict=True)}


@dataclass(frozen=True)
class ConsistentFit:
    """Least squares |A z - y|^2 with the divergence, over z = scale p with consistent bodies.

    The links have ten parameters each, in order, before all others. `bounds` are rows [a b] of
    a p >= b.
    """

    A: Array
    y: Array
    scale: Array
    links: int
    known: Array  # P0 (links, 4, 4)
    bounds: Array

    def solve(self, z: Array) -> Array:
        """Return the minimum; z is strictly inside the bounds."""
        if not self._is_inside(z):
            raise InputError(
                "limits of the bodies",
                "no body that meets them all",
                "a mass and a centre inside the bounds of every link",
            )
        for barrier in BARRIERS:
            for _ in range(MAX_NEWTON_STEPS):
                step, decrement = self._newton_step(z, barrier)
                z = z + self._step_length(z, step, decrement, barrier) * step
                if decrement < SMALL_DECREMENT + 1e-3 * barrier:
                    break
        return z

    def _bodies(self, z: Array) -> Array:
        """P (links, 4, 4) of all links."""
        p = (z / self.scale)[: 10 * self.links].reshape(self.links, 10)
        return np.asarray(np.tensordot(p, UNIT_INERTIAS, 1))

    def _slack(self, z: Array) -> Array:
        return np.asarray(self.bounds[:, :-1] @ (z / self.scale) - self.bounds[:, -1])

    def _is_inside(self, z: Array) -> bool:
        least = np.linalg.eigvalsh(self._bodies(z))[:, 0].min()
        return bool(least > LEAST_EIGENVALUE and (self._slack(z) > 0).all())

    def _value(self, z: Array, barrier: float) -> float:
        P = self._bodies(z)
        fit = float(np.sum((self.A @ z - self.y) ** 2))
        spread = float(np.sum(np.linalg.inv(self.known) * P.transpose(0, 2, 1)))
        divergence = spread - np.sum(np.linalg.slogdet(P)[1])
        shifted = np.linalg.slogdet(P - LEAST_EIGENVALUE * np.eye(4))[1]
        walls = np.sum(shifted) + np.sum(np.log(self._slack(z)))
        return float(fit + DIVERGENCE_WEIGHT * divergence - barrier * walls)

    def _newton_step(self, z: Array, barrier: float) -> tuple[Array, float]:
        """The step of Newton's method and half the square of its decrement."""
        P = self._bodies(z)
        gradient = 2 * self.A.T @ (self.A @ z - self.y)
        hessian = 2 * self.A.T @ self.A
        inner = np.zeros(len(z)), np.zeros((len(z), len(z)))
        spread = np.einsum("jab,kba->jk", np.linalg.inv(self.known), UNIT_INERTIAS)
        inner[0][: 10 * self.links] += DIVERGENCE_WEIGHT * spread.ravel()
        for weight, matrices in (
            (DIVERGENCE_WEIGHT, P),
            (barrier, P - LEAST_EIGENVALUE * np.eye(4)),
        ):
            # products (links, 10, 4, 4) of the inverses with the inertias of unit parameters
            products = np.linalg.inv(matrices)[:, None] @ UNIT_INERTIAS
            inner[0][: 10 * self.links] -= weight * np.einsum("jkaa->jk", products).ravel()
            flat = products.reshape(self.links, 10, 16)
            turned = products.transpose(0, 1, 3, 2).reshape(self.links, 10, 16)
            curvature = weight * flat @ turned.transpose(0, 2, 1)
            for j, block in enumerate(curvature):
                own = slice(10 * j, 10 * j + 10)
                inner[1][own, own] += block
        walls = self.bounds[:, :-1] / self._slack(z)[:, None]
        inner[0][:] -= barrier * walls.sum(axis=0)
        inner[1][:] += barrier * walls.T @ walls
        gradient = gradient + inner[0] / self.scale
        hessian = hessian + inner[1] / np.outer(self.scale, self.scale)
        damping = 1e-13 * np.maximum(np.diag(hessian), 1e-30)
        step = -np.linalg.solve(hessian + np.diag(damping), gradient)
        return step, float(-gradient @ step / 2)

    def _step_length(self, z: Array, step: Array, decrement: float, barrier: float) -> float:
        """The first of 1, 1/2, 1/4 … that stays inside and lowers the value enough."""
        value, length = self._value(z, barrier), 1.0
        while length > 1e-12:
            trial = z + length * step
            if self._is_inside(trial):
                enough = value - 0.1 * length * decrement + 1e-14 * abs(value)
                if self._value(trial, barrier) <= enough:
                    return length
            length /= 2
        return 0.0


# --- payload -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Payload:
    """Parameters of the load in the frame of the last link, and their standard deviations."""

    values: dict[str, float]
    sigma: dict[str, float]


@dataclass(frozen=True)
class DriveGains:
    """Efforts per unit of the logged columns, by joint, with standard deviations."""

    values: Array  # (joints,)
    sigma: Array
    x: Array  # (parameters,) base parameters on the scale of these gains


def load_columns(parameters: Parameters) -> Array:
    """Return B_L (base parameters, 10): base parameters per unit of each parameter of the load."""
    last = parameters.robot.NL
    columns = [parameters.standard.index(f"{key}{last}") for key in INERTIAL_PARAMETERS]
    return parameters.grouping[:, columns]


def joint_system(
    system: ObservationSystem, loaded: ObservationSystem, B: Array
) -> ObservationSystem:
    """Return the rows of both logs for the parameters of the robot, then those of the load."""
    load = np.arange(system.size, system.size + B.shape[1])
    factors, columns = [*system.factors], [*system.columns]
    for f, used in zip(loaded.factors, loaded.columns, strict=True):
        rows = np.column_stack([f.R[:, :-1], f.R[:, :-1] @ B[used], f.R[:, -1]])
        factors.append(Factor(triangle(rows), f.rows))
        columns.append(np.concatenate([used, load]))
    return ObservationSystem(tuple(factors), tuple(columns), system.size + B.shape[1])


def estimate_payload(
    system: ObservationSystem,
    loaded: ObservationSystem,
    parameters: Parameters,
    estimate: Estimate,
) -> Payload:
    """Return the load from both logs, with the weights of an estimate of the robot alone."""
    both = joint_system(system, loaded, load_columns(parameters))
    names = [*parameters.names, *(f"{key}L" for key in INERTIAL_PARAMETERS)]
    weights = 1 / np.maximum(estimate.deviations, SMALLEST_NORM)
    solution = solve_least_squares(both, names, np.concatenate([weights, weights]))
    load = slice(system.size, None)
    return Payload(
        dict(zip(INERTIAL_PARAMETERS, map(float, solution.x[load]), strict=True)),
        dict(zip(INERTIAL_PARAMETERS, map(float, solution.sigma[load]), strict=True)),
    )


# --- drive gains ---------------------------------------------------------------------------------


def estimate_drive_gains(
    system: ObservationSystem,
    loaded: ObservationSystem,
    parameters: Parameters,
    known: Mapping[str, float],
) -> DriveGains:
    """Return the gains of all drives and the base parameters from two logs of raw efforts.

    `known` are parameters of the load, at least its mass M in kg: they set the scale.
    """
    for name in known:
        if name not in INERTIAL_PARAMETERS:
            raise UnknownName("known parameter of the load", name, INERTIAL_PARAMETERS)
    if not known.get("M"):
        raise InputError("known load", ", ".join(known) or "nothing", "at least its mass M in kg")
    both = joint_system(system, loaded, load_columns(parameters))
    fixed = {system.size + INERTIAL_PARAMETERS.index(name): v for name, v in known.items()}
    return _fit_gains(both, fixed, len(system.factors), system.size)


def _fit_gains(
    both: ObservationSystem, fixed: Mapping[int, float], joints: int, size: int
) -> DriveGains:
    """Fit v = A x / g from a linear start; the unknowns are scaled, gains before parameters."""
    from scipy.optimize import least_squares as fit  # heavy, needed here alone

    free = [c for c in range(both.size) if c not in fixed]
    x0, g0 = _linear_start(both, fixed, free, joints)
    norms = [np.linalg.norm(r) for r in _current_residuals(both, x0, g0)]
    counts = np.sqrt([f.rows for f in both.factors])
    weights = 1 / np.maximum(norms, SMALLEST_NORM) * counts
    scale = np.maximum(np.abs(x0[free]), SMALLEST_SCALE)

    def unpack(u: Array) -> tuple[Array, Array]:
        x = x0.copy()
        x[free] = u[joints:] * scale
        return x, g0 * u[:joints]

    def residuals(u: Array) -> Array:
        parts = _current_residuals(both, *unpack(u))
        return np.concatenate([r * w for r, w in zip(parts, weights, strict=True)])

    start = np.concatenate([np.ones(joints), x0[free] / scale])
    solution = fit(residuals, start, method="trf")
    x, gains = unpack(solution.x)
    variance = 2 * solution.cost / max(1, both.rows - len(start))
    covariance = np.linalg.pinv(solution.jac.T @ solution.jac) * variance
    sigma = np.sqrt(np.diag(covariance)[:joints]) * np.abs(g0)
    return DriveGains(gains, sigma, x[:size])


def _current_residuals(both: ObservationSystem, x: Array, g: Array) -> list[Array]:
    """v - A x / g by group: those without the load, then those with it."""
    return [
        f.R[:, -1] - f.R[:, :-1] @ x[columns] / g[i % len(g)]
        for i, (f, columns) in enumerate(zip(both.factors, both.columns, strict=True))
    ]


def _linear_start(
    both: ObservationSystem, fixed: Mapping[int, float], free: Sequence[int], joints: int
) -> tuple[Array, Array]:
    """Parameters and gains that solve g v - A x = 0 by linear least squares."""
    rows, right = [], []
    for i, (f, columns) in enumerate(zip(both.factors, both.columns, strict=True)):
        wide = np.zeros((len(f.R), both.size))
        wide[:, columns] = f.R[:, :-1]
        currents = np.zeros((len(f.R), joints))
        currents[:, i % joints] = f.R[:, -1]
        rows.append(np.column_stack([currents, -wide[:, list(free)]]))
        right.append(wide[:, list(fixed)] @ np.array(list(fixed.values())))
    A, b = np.concatenate(rows), np.concatenate(right)
    scale = np.maximum(np.linalg.norm(A, axis=0), SMALLEST_NORM)
    u = np.linalg.lstsq(A / scale, b, rcond=None)[0] / scale
    x = np.zeros(both.size)
    x[list(free)], x[list(fixed)] = u[joints:], list(fixed.values())
    return x, u[:joints]
