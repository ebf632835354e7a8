"""Parameters of bodies: physical consistency; payload and drive gains from a second log.

Physically consistent parameters [SC14, WKS18]: a rigid body with mass exists for ten parameters
exactly where its pseudo-inertia, the matrix of the second moments of its mass,
    P = [[tr(J)/2 1 - J, MS], [MS', M]]
is positive definite. The programme is least squares over the standard parameters of all links with
P > 0 for each, and friction and rotor inertias not negative. Parameters that the data do not
determine are drawn to known bodies, or to a ball where none is known, by the entropic divergence
    tr(P0^-1 P) - log det(P0^-1 P) [LWP20],
which is convex and keeps P inside the cone. A primal-dual interior-point method solves it in tens
of ms.

The load of a second log adds its ten parameters x_L to those of the last link. With B_L the columns
of the grouping matrix that belong to that link, the rows of the loaded log are A (X + B_L x_L):
payload identification fits x_L beside X. Where the efforts are currents v with Gamma = g v, a load
of known mass gives the scale that the gains g need [GB14]: v = A X / g without the load, and
v = A (X + B_L x_L) / g with it.

[GB14] M. Gautier, S. Briot: Global identification of joint drive gains and dynamic parameters of
robots, ASME JDSMC 2014.
[M92] S. Mehrotra: On the implementation of a primal-dual interior point method, SIAM J. Optim.
1992.
[NT98] Y. E. Nesterov, M. J. Todd: Primal-dual interior-point methods for self-scaled cones,
SIAM J. Optim. 1998.
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
from symoro.expr import real
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
BALL_INERTIA = np.diag([2e-3, 2e-3, 2e-3, 1.0])  # P of 1 kg within 0.1 m: where no body is known
BALL_SPREAD = 2e-3  # m2, second moments of mass per kg of the ball
BOUNDED = ("mass", "x", "y", "z")
NOT_NEGATIVE = ("IA", "FV", "FS")
MAX_NEWTON_STEPS = 100
LEAST_FIRST_BARRIER = 1e-2
LAST_BARRIER = 1e-9  # beside the mean square of the weighted residuals
LEAST_SHARE = 1e-3  # of the barrier that one step leaves
BOUNDARY_SHARE = 0.98  # part of the step to the boundary that is taken
FULL_STEP = 0.9
ROUNDING = 1e-14  # added to the scaled diagonal of the Hessian


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
        """True if there is any bound."""
        return bool(self.bodies) or self.total_mass is not None


def body_limits(
    robot: Robot, bodies: Mapping[int, Mapping[str, Bounds]] | None, total_mass: float | None
) -> BodyLimits:
    """Return the bounds, checked against the robot."""
    for j, bounds in (bodies or {}).items():
        if j not in range(robot.first_link, robot.NL + 1):
            raise InputError("bodies", f"link {j}", f"a link from {robot.first_link} to {robot.NL}")
        _check_bounds(j, bounds)
    if total_mass is not None and not total_mass > 0:
        raise InputError("total mass", f"{total_mass:g}", "a number above 0, in kg")
    return BodyLimits(bodies or {}, total_mass)


def _check_bounds(link: int, bounds: Mapping[str, Bounds]) -> None:
    if not isinstance(bounds, Mapping):
        expected = '{"mass": (low, high), "x": (low, high), …}'
        raise InputError(f"bodies, link {link}", f"{bounds!r:.60}", expected)
    for name, bound in bounds.items():
        if name not in BOUNDED:
            raise UnknownName(f"bodies, link {link}", name, BOUNDED)
        numbers = real(bound, f"bodies, {name} of link {link}")
        if numbers.shape != (2,) or not numbers[0] < numbers[1]:
            raise InputError(f"bodies, {name} of link {link}", f"{bound!r:.60}", "(low, high)")


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
    start = _start(parameters, bodies, limits)
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
        bodies.append(body if np.linalg.eigvalsh(body)[0] > LEAST_EIGENVALUE else BALL_INERTIA)
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
class _Cone:
    """Matrices M > 0 (links, 4, 4) with their multipliers S > 0, and the scaling of [NT98].

    M = L L', S = K K', and W^-1 = G G' where W S W = M.
    """

    L: Array
    K: Array
    G: Array
    inverse: Array  # of M
    product: float  # the sum of the traces of M S

    @staticmethod
    def of(M: Array, S: Array) -> _Cone:
        L, K = np.linalg.cholesky(M), np.linalg.cholesky(S)
        root = np.linalg.inv(L)
        _, d, V = np.linalg.svd(_transposed(K) @ L)
        G = _transposed(V @ root) * np.sqrt(d)[:, None, :]
        return _Cone(L, K, G, _transposed(root) @ root, float(np.sum(M * S)))

    def curvature(self, units: Array) -> Array:
        """Products (links, 10, 10) of the scaled inertias of unit parameters (links, 10, 4, 4)."""
        scaled = _transposed(self.G)[:, None] @ units @ self.G[:, None]
        flat = scaled.reshape(*units.shape[:2], -1)
        return np.asarray(flat @ _transposed(flat))

    def multiplier_step(self, S: Array, dM: Array, barrier: float) -> Array:
        """The step of S beside the step dM of M, towards M S = barrier."""
        W = self.G @ _transposed(self.G)
        step = barrier * self.inverse - S - W @ dM @ W
        return np.asarray((step + _transposed(step)) / 2)


def _transposed(x: Array) -> Array:
    return np.swapaxes(x, -1, -2)


def _longest_step(root: Array, step: Array) -> float:
    """The step length at which root root' + length step is singular; both (links, 4, 4)."""
    inverse = np.linalg.inv(root)
    least = float(np.linalg.eigvalsh(inverse @ step @ _transposed(inverse))[:, 0].min())
    return -1 / least if least < 0 else np.inf


@dataclass(frozen=True)
class _Iterate:
    """A point inside all bounds, with the multipliers of the divergence, cones and bounds."""

    z: Array
    divergence: Array  # (links, 4, 4), near DIVERGENCE_WEIGHT P^-1
    bodies: Array  # (links, 4, 4), of P - LEAST_EIGENVALUE 1 > 0
    bounds: Array

    def after(self, length: float, step: _Iterate) -> _Iterate:
        return _Iterate(
            self.z + length * step.z,
            self.divergence + length * step.divergence,
            self.bodies + length * step.bodies,
            self.bounds + length * step.bounds,
        )


@dataclass(frozen=True)
class _NewtonSystem:
    """Newton's equations at an iterate.

    Steps are linear in the weight of the divergence and the barrier: those of z, of the bodies and
    of the rows of the bounds have three parts each, (1, weight, barrier).
    """

    now: _Iterate
    cones: tuple[_Cone, _Cone]  # of the divergence and of the bodies
    slack: Array
    z: Array  # (parameters, 3)
    bodies: Array  # (3, links, 4, 4)
    rows: Array  # (bounds, 3)

    @property
    def mean_divergence(self) -> float:
        """The mean eigenvalue of the bodies times the multipliers of the divergence."""
        return self.cones[0].product / (4 * len(self.bodies[0]))

    @property
    def mean_product(self) -> float:
        """The mean product of bodies and slacks with their multipliers."""
        count = 4 * len(self.bodies[0]) + len(self.slack)
        return (self.cones[1].product + float(self.now.bounds @ self.slack)) / count

    def step(self, weight: float, barrier: float) -> tuple[_Iterate, float]:
        """The step towards a weight of the divergence and a barrier, and its length, at most 1."""
        parts = np.array([1.0, weight, barrier])
        dP, rows = np.tensordot(parts, self.bodies, 1), self.rows @ parts
        change = _Iterate(
            self.z @ parts,
            self.cones[0].multiplier_step(self.now.divergence, dP, weight),
            self.cones[1].multiplier_step(self.now.bodies, dP, barrier),
            barrier / self.slack - self.now.bounds * (1 + rows / self.slack),
        )
        longest = min(
            _longest_step(self.cones[1].L, dP),
            _longest_step(self.cones[0].K, change.divergence),
            _longest_step(self.cones[1].K, change.bodies),
            1 / np.max(-rows / self.slack, initial=BOUNDARY_SHARE),
            1 / np.max(-change.bounds / self.now.bounds, initial=BOUNDARY_SHARE),
        )
        return change, min(1.0, BOUNDARY_SHARE * longest)


class ConsistentFit:
    """Least squares |A z - y|^2 with the divergence, over z = scale p with consistent bodies.

    The links have ten parameters each, in order, before all others. `known` are P0 (links, 4, 4),
    `bounds` rows [a b] of a p >= b. The method is a primal-dual interior-point method: Newton's
    steps towards points at which each eigenvalue of a body times that of its multiplier is the
    same number, the barrier, which falls to zero. The predictor decides how fast it falls [M92].
    """

    def __init__(
        self, A: Array, y: Array, scale: Array, links: int, known: Array, bounds: Array
    ) -> None:
        self.A, self.y, self.links = A, y, links
        self.inertial = 10 * links
        self.units = UNIT_INERTIAS / scale[: self.inertial].reshape(links, 10, 1, 1)
        self.rows, self.least = bounds[:, :-1] / scale, bounds[:, -1]
        self.products, self.pull = 2 * A.T @ A, -2 * A.T @ y
        self.pull += DIVERGENCE_WEIGHT * self._on_parameters(np.linalg.inv(known))

    def solve(self, z: Array) -> Array:
        """Return the minimum; z is strictly inside the bounds."""
        if not self._is_inside(z):
            raise InputError(
                "limits of the bodies",
                "no body that meets them all",
                "a mass and a centre inside the bounds of every link",
            )
        now = self._start(self._along_ray(z))
        for _ in range(MAX_NEWTON_STEPS):
            try:
                now, is_last = self._advance(now)
            except np.linalg.LinAlgError:  # of matrices that are singular but for rounding
                break
            if is_last:
                break
        return now.z

    def _bodies(self, z: Array) -> Array:
        """P (links, 4, 4) of all links."""
        p = z[: self.inertial].reshape(self.links, 10)
        return np.asarray(np.einsum("jk,jkab->jab", p, self.units))

    def _on_parameters(self, S: Array) -> Array:
        """The products (parameters,) of matrices (links, 4, 4) with the unit inertias."""
        products = np.zeros(len(self.products))
        products[: self.inertial] = np.einsum("jab,jkab->jk", S, self.units).ravel()
        return products

    def _is_inside(self, z: Array) -> bool:
        least = np.linalg.eigvalsh(self._bodies(z))[:, 0].min()
        return bool(least > LEAST_EIGENVALUE and (self.rows @ z > self.least).all())

    def _misfit(self, z: Array) -> float:
        return float(np.sum((self.A @ z - self.y) ** 2))

    def _along_ray(self, z: Array) -> Array:
        """The multiple of z, 1 or more, that fits best; z itself where bounds are not cones."""
        fitted = self.A @ z
        factor = float(fitted @ self.y) / max(float(fitted @ fitted), SMALLEST_NORM)
        return z if self.least.any() else max(1.0, factor) * z

    def _start(self, z: Array) -> _Iterate:
        P = self._bodies(z)
        barrier = max(LEAST_FIRST_BARRIER, self._misfit(z) / self.links)
        return _Iterate(
            z,
            max(DIVERGENCE_WEIGHT, barrier) * np.linalg.inv(P),
            barrier * np.linalg.inv(P - LEAST_EIGENVALUE * np.eye(4)),
            barrier / (self.rows @ z - self.least),
        )

    def _advance(self, now: _Iterate) -> tuple[_Iterate, bool]:
        """The next iterate, and whether it is the last one."""
        system = self._linearised(now)
        last = LAST_BARRIER * max(1.0, self._misfit(now.z))
        predicted = system.step(DIVERGENCE_WEIGHT, last)[1]
        share = max(LEAST_SHARE, (1 - predicted) ** 2)
        barrier = max(last, share * system.mean_product)
        weight = max(DIVERGENCE_WEIGHT, min(barrier, share * system.mean_divergence))
        change, length = system.step(weight, barrier)
        is_settled = float(np.sum((self.A @ change.z) ** 2)) < last and length > FULL_STEP
        is_last = is_settled and barrier < 10 * last and weight == DIVERGENCE_WEIGHT
        return now.after(length, change), is_last

    def _linearised(self, now: _Iterate) -> _NewtonSystem:
        """Newton's equations at an iterate, solved for each part of their right-hand side."""
        P, slack = self._bodies(now.z), self.rows @ now.z - self.least
        X = P - LEAST_EIGENVALUE * np.eye(4)
        cones = _Cone.of(P, now.divergence), _Cone.of(X, now.bodies)
        gradient = self.products @ now.z + self.pull
        walls = self._on_parameters(cones[1].inverse) + self.rows.T @ (1 / slack)
        sides = np.column_stack([-gradient, self._on_parameters(cones[0].inverse), walls])
        hessian = self.products + self.rows.T @ ((now.bounds / slack)[:, None] * self.rows)
        for j, block in enumerate(cones[0].curvature(self.units) + cones[1].curvature(self.units)):
            own = slice(10 * j, 10 * j + 10)
            hessian[own, own] += block
        size = np.sqrt(np.maximum(np.diag(hessian), SMALLEST_NORM))  # of columns without effect
        scaled = hessian / np.outer(size, size) + ROUNDING * np.eye(len(size))
        z = np.linalg.solve(scaled, sides / size[:, None]) / size[:, None]
        bodies = np.stack([self._bodies(column) for column in z.T])
        return _NewtonSystem(now, cones, slack, z, bodies, self.rows @ z)


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
