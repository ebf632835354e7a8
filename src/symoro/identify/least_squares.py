"""Least squares from triangular factors: ordinary, weighted, recursive, physically consistent.

The unknowns are all parameters; group g (a joint) has the rows R_g of its own columns. The weight
of a group is the inverse of the standard deviation of its residuals [GK88 §7, KD §12.4].

Physically consistent parameters come from a semidefinite programme [SC14, WKS18]. A rigid body with
mass exists for ten parameters exactly where its pseudo-inertia, the matrix of the second moments of
its mass,
    P = [[tr(J)/2 1 - J, MS], [MS', M]]
is positive definite. The programme is least squares over the standard parameters of all links with
P > 0 for each, and friction and rotor inertias not negative. Parameters that the data do not
determine are drawn to known bodies, or to a ball where none is known, by the entropic divergence
    tr(P0^-1 P) - log det(P0^-1 P) [LWP20],
which is convex and keeps P inside the cone.

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, CDC 1988.
[PG91] C. M. Pham, M. Gautier: Essential parameters of robots, CDC 1991.
[SC14] C. D. Sousa, R. Cortesão: Physical feasibility of robot base inertial parameter
identification: a linear matrix inequality approach, IJRR 2014.
[WKS18] P. M. Wensing, S. Kim, J.-J. E. Slotine: Linear matrix inequalities for physically
consistent inertial parameter identification, RA-L 2018.
[LWP20] T. Lee, P. M. Wensing, F. C. Park: Geometric robot dynamic identification: a convex
programming approach, IEEE T-RO 2020.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from symoro.errors import InputError, import_extra
from symoro.identify.identifiable_parameters import Parameters
from symoro.identify.log_columns import Setup, logged_joints
from symoro.identify.observation_rows import ObservationModel
from symoro.identify.triangular_factors import CollectedRows, Factor, join_folds, triangle
from symoro.robot import INERTIAL_PARAMETERS

Array = np.ndarray
# of the largest singular value of the scaled rows: below, parameters cannot be told apart
DEPENDENT_SINGULAR_VALUE = 1e-10
ESSENTIAL_LIMIT = 10.0  # percent, relative standard deviation of an essential parameter
INITIAL_VARIANCE = 1e8  # of each parameter in recursive least squares
LISTED_NAMES = 8  # dependent parameters that an error names
LEAST_EIGENVALUE = 1e-6  # of a pseudo-inertia: kg, kg.m, kg.m2
DIVERGENCE_WEIGHT = 1e-4  # beside a mean square of the weighted residuals of one
LEAST_RESIDUAL = 1e-3  # relative to the efforts: no model has smaller residuals
LEAST_COLUMN = 1e-3  # norm of a column that is divided by
BALL = np.diag([2e-3, 2e-3, 2e-3, 1.0])  # P of 1 kg within 0.1 m: where no body is known
NOT_NEGATIVE = ("IA", "FV", "FS")
RICHER_MOTION = (
    "Use a richer trajectory (symoro excite), or physical consistency, which needs no full "
    "excitation (physical=True, --physical)."
)


@dataclass(frozen=True)
class ObservationSystem:
    """The linear system y = A x + w [GK88 (37)] by its triangular factors, one per group."""

    factors: tuple[Factor, ...]
    columns: tuple[Array, ...]  # by group: places of its columns among the parameters
    size: int  # number of parameters

    @staticmethod
    def of_rows(model: ObservationModel, collected: CollectedRows) -> ObservationSystem:
        """Return the system of the collected rows of all folds."""
        return ObservationSystem(join_folds(collected.folds), model.group_columns, len(model.names))

    @property
    def rows(self) -> int:
        """The number of rows that the factors stand for."""
        return sum(f.rows for f in self.factors)

    def stacked(self, weights: Array) -> tuple[Array, Array]:
        """Return the rows of all factors times the weights of their groups, and the measurements.

        The shapes are (rows, parameters) and (rows,) [GK88 (38), (39)].
        """
        parts = []
        # y = h X + w, each group on the scale of its residuals [GK88 (37)]
        for f, columns, w in zip(self.factors, self.columns, weights, strict=True):
            wide = np.zeros((len(f.R), self.size + 1))
            wide[:, columns], wide[:, -1] = f.R[:, :-1] * w, f.R[:, -1] * w
            parts.append(wide)
        rows = np.concatenate(parts)
        return rows[:, :-1], rows[:, -1]

    def residual_norms(self, x: Array) -> Array:
        """Return by group the 2-norm of the residuals y - A x."""
        return np.array(
            [
                np.linalg.norm(f.R[:, -1] - f.R[:, :-1] @ x[columns])
                for f, columns in zip(self.factors, self.columns, strict=True)
            ]
        )

    def measured_norms(self) -> Array:
        """Return by group the 2-norm of the measurements y."""
        return np.array([np.linalg.norm(f.R[:, -1]) for f in self.factors])

    def deviations(self, x: Array) -> Array:
        """Return by group the standard deviation of the residuals.

        The degrees of freedom are the rows of the group minus its columns.
        """
        pairs = zip(self.factors, self.columns, strict=True)
        freedom = [max(1, f.rows - len(columns)) for f, columns in pairs]
        return self.residual_norms(x) / np.sqrt(freedom)


@dataclass(frozen=True)
class Estimate:
    """Estimated parameters with their covariance."""

    x: Array  # (parameters,)
    covariance: Array  # (parameters, parameters)
    condition: float  # of the rows with scaled columns
    deviations: Array  # of the residuals, by group
    estimated: Array  # places of the parameters that were estimated; the others are zero

    @property
    def sigma(self) -> Array:
        """Standard deviations (parameters,)."""
        return np.sqrt(np.maximum(np.diag(self.covariance), 0.0))

    @property
    def relative(self) -> Array:
        """Standard deviations over values, in percent; infinite for an uncertain zero."""
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(
                self.x != 0,
                100 * self.sigma / np.abs(self.x),
                np.where(self.sigma > 0, np.inf, 0.0),
            )


def solve_least_squares(
    system: ObservationSystem,
    names: Sequence[str],
    weights: Array | None = None,
    selection: Array | None = None,
    tolerant: bool = False,
) -> Estimate:
    """Return the least-squares solution with given weights of the groups.

    `selection` are the places of the parameters to estimate. Data that do not determine them are
    refused; if `tolerant`, the smallest solution is returned instead.
    """
    chosen = np.arange(system.size) if selection is None else selection
    rows, y = system.stacked(np.ones(len(system.factors)) if weights is None else weights)
    R = triangle(np.column_stack([rows[:, chosen], y]))
    norms = np.linalg.norm(R[:, :-1], axis=0)
    scale = np.where(norms > 0, norms, 1.0)
    T = R[:-1, :-1] / scale
    s = np.linalg.svd(T, compute_uv=False)
    if s[-1] < DEPENDENT_SINGULAR_VALUE * s[0] and not tolerant:
        raise _dependence_error(T, norms, [names[int(k)] for k in chosen])
    # (h' h)^-1 h' with h = Q T scale
    pseudo_inverse = np.linalg.pinv(T, rcond=DEPENDENT_SINGULAR_VALUE) / scale[:, None]
    x = np.zeros(system.size)
    x[chosen] = pseudo_inverse @ R[:-1, -1]  # [GK88 (41)]
    variance = float(R[-1, -1] ** 2) / max(1, system.rows - len(chosen))
    covariance = np.zeros((system.size, system.size))
    covariance[np.ix_(chosen, chosen)] = variance * pseudo_inverse @ pseudo_inverse.T
    condition = float(s[0] / s[-1]) if s[-1] > 0 else np.inf
    return Estimate(x, covariance, condition, system.deviations(x), chosen)


def _dependence_error(T: Array, norms: Array, names: Sequence[str]) -> InputError:
    """The error for data that do not determine all parameters, which it names."""
    silent = [name for name, norm in zip(names, norms, strict=True) if norm == 0]
    if silent:
        reason = f"no motion that {', '.join(silent)} has an effect on"
        return InputError("the data", reason, "motion of every joint", RICHER_MOTION)
    direction = np.abs(np.linalg.svd(T)[2][-1])  # of the parameters that can change together
    dependent = [n for n, d in zip(names, direction, strict=True) if d > 0.1 * direction.max()]
    shown = ", ".join(dependent[:LISTED_NAMES]) + (" …" if len(dependent) > LISTED_NAMES else "")
    expected = "motion that excites every parameter"
    return InputError("the data", f"no way to tell {shown} apart", expected, RICHER_MOTION)


def solve_weighted(
    system: ObservationSystem,
    names: Sequence[str],
    selection: Array | None = None,
    tolerant: bool = False,
) -> Estimate:
    """Return the solution with weights from the residuals of the ordinary solution."""
    ordinary = solve_least_squares(system, names, None, selection, tolerant)
    weights = _inverse_deviations(ordinary.deviations)
    return solve_least_squares(system, names, weights, selection, tolerant)


def _inverse_deviations(deviations: Array) -> Array:
    """Weights; exact data have no deviation and count as if it were very small."""
    floor = 1e-12 * max(1.0, float(deviations.max()))
    return np.asarray(1 / np.maximum(deviations, floor))


def solve_essential(
    system: ObservationSystem, names: Sequence[str], limit: float = ESSENTIAL_LIMIT
) -> Estimate:
    """Return the weighted solution with the essential parameters alone [PG91].

    The parameter with the largest relative standard deviation is left out (zero) and the others
    are estimated again, until no relative deviation is above `limit` percent.
    """
    essential = np.arange(system.size)
    estimate = solve_weighted(system, names, essential)
    while len(essential) > 1 and estimate.relative[essential].max() > limit:
        essential = np.delete(essential, int(np.argmax(estimate.relative[essential])))
        estimate = solve_weighted(system, names, essential)
    return estimate


@dataclass(frozen=True)
class RecursiveLeastSquares:
    """Recursive least squares: parameters x and covariance P after the rows so far [GK88 §7.1]."""

    x: Array
    P: Array

    @staticmethod
    def start(size: int) -> RecursiveLeastSquares:
        """Return the state before the first row: nothing is known of the parameters."""
        return RecursiveLeastSquares(np.zeros(size), INITIAL_VARIANCE * np.eye(size))

    def after(self, row: Array, y: float) -> RecursiveLeastSquares:
        """Return the state after one more row (parameters,) and its measurement."""
        P_row = self.P @ row
        gain = P_row / (1.0 + row @ P_row)
        P = self.P - np.outer(gain, P_row)
        return RecursiveLeastSquares(self.x + gain * (y - row @ self.x), (P + P.T) / 2)


# --- prediction errors and cross-validation ------------------------------------------------------
#
# The metric everywhere is |y - A x| / |y| over the rows of a joint (2-norms), and the same over the
# rows of all joints together. Cross-validation needs only the factors of the folds, which take
# turns second by second (`CollectRows`).

METRIC = "relative error |tau - predicted| / |tau|, 2-norms over the rows that count"


@dataclass(frozen=True)
class Errors:
    """Relative errors by group of rows, and over all rows."""

    groups: tuple[str, ...]
    each: tuple[float, ...]
    total: float
    rows: int

    def __str__(self) -> str:
        parts = ", ".join(
            f"{name} {100 * e:.2f} %" for name, e in zip(self.groups, self.each, strict=True)
        )
        return f"{100 * self.total:.2f} % in all ({parts}) over {self.rows} rows"


def prediction_errors(system: ObservationSystem, x: Array, groups: Sequence[str]) -> Errors:
    """Return the relative errors of parameters x (parameters,) on the rows of a system."""
    residuals, measured = system.residual_norms(x), system.measured_norms()
    each = np.divide(residuals, measured, out=np.zeros_like(residuals), where=measured > 0)
    size = float(np.linalg.norm(measured))
    total = float(np.linalg.norm(residuals)) / size if size > 0 else 0.0
    return Errors(tuple(groups), tuple(map(float, each)), total, system.rows)


def cross_validate(
    folds: Sequence[Sequence[Factor]],
    columns: Sequence[Array],
    size: int,
    groups: Sequence[str],
    solve: Callable[[ObservationSystem], Estimate],
) -> list[Errors]:
    """Return for each fold the errors of parameters estimated from all the others.

    A fold without which the data do not determine all `size` parameters is left out.
    """
    filled = [fold for fold in folds if sum(f.rows for f in fold)]
    if len(filled) < 2:
        return []
    errors = []
    for k, fold in enumerate(filled):
        rest = join_folds([f for i, f in enumerate(filled) if i != k])
        training = ObservationSystem(rest, tuple(columns), size)
        held_out = ObservationSystem(tuple(fold), tuple(columns), size)
        with suppress(InputError):
            errors.append(prediction_errors(held_out, solve(training).x, groups))
    return errors


# --- physical consistency -------------------------------------------------------------------------


def pseudo_inertia(p: Mapping[str, Any], j: int, join: Any = np.block) -> Any:
    """Return P (4, 4) of link j from its ten parameters in its own frame.

    The parameters are numbers, or expressions that `join` makes a block matrix of.
    """
    XX, XY, XZ, YY, YZ, ZZ, MX, MY, MZ, M = (
        p[f"{key}{j}"] for key in ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
    )
    return join(
        [
            [(YY + ZZ - XX) / 2, -XY, -XZ, MX],
            [-XY, (XX + ZZ - YY) / 2, -YZ, MY],
            [-XZ, -YZ, (XX + YY - ZZ) / 2, MZ],
            [MX, MY, MZ, M],
        ]
    )


def solve_consistent(
    system: ObservationSystem,
    parameters: Parameters,
    setup: Setup,
    estimate: Estimate,
    known: Mapping[str, float],
) -> dict[str, float]:
    """Return consistent standard parameters of all links and drives that fit the data best.

    The weights of the groups are those of `estimate`; `known` are values of bodies by parameter
    name, to which undetermined parameters are drawn.
    """
    cp = import_extra("cvxpy", "identify", "Physical consistency")
    import_extra("clarabel", "identify", "Physical consistency")  # the solver that cvxpy calls
    R = _weighted_triangle(system, estimate)
    A, y = R[:, :-1] @ parameters.grouping, R[:, -1]
    scale = np.maximum(np.linalg.norm(A, axis=0), LEAST_COLUMN)  # effect of a unit of each one
    z = cp.Variable(len(parameters.standard))
    x = cp.multiply(1 / scale, z)
    p = {name: x[k] for k, name in enumerate(parameters.standard)}
    inertias = {j: pseudo_inertia(p, j, cp.bmat) for j in range(1, parameters.robot.NL + 1)}
    fit = cp.sum_squares(A / scale @ z - y)
    divergence = _divergence(inertias, known, cp)
    bodies_exist = [P >> LEAST_EIGENVALUE * np.eye(4) for P in inertias.values()]
    constraints = [*bodies_exist, *_not_negative(p, parameters, setup)]
    problem = cp.Problem(cp.Minimize(fit + DIVERGENCE_WEIGHT * divergence), constraints)
    problem.solve(solver=cp.CLARABEL)
    if problem.status not in (cp.OPTIMAL, cp.OPTIMAL_INACCURATE):
        raise InputError(
            "semidefinite programme",
            problem.status,
            "consistent parameters near the data",
            "Check signs and units of the efforts.",
        )
    return {name: float(v) for name, v in zip(parameters.standard, z.value / scale, strict=True)}


def _weighted_triangle(system: ObservationSystem, estimate: Estimate) -> Array:
    """All rows [A y] with the weights of the groups as one triangle, per root of the row count."""
    counts = [max(1, f.rows) for f in system.factors]
    efforts = system.measured_norms() / np.sqrt(counts)  # root mean square
    floor = LEAST_RESIDUAL * np.maximum(efforts, 1e-12)
    rows, y = system.stacked(1 / np.maximum(estimate.deviations, floor))
    return np.asarray(triangle(np.column_stack([rows, y]))[:-1] / np.sqrt(system.rows))


def _divergence(inertias: Mapping[int, Any], known: Mapping[str, float], cp: Any) -> Any:
    """The entropic divergence of all bodies from known ones, or from the ball [LWP20]."""
    terms: list[Any] = []
    for j, inertia in inertias.items():
        body = pseudo_inertia(
            {f"{key}{j}": known.get(f"{key}{j}", 0.0) for key in INERTIAL_PARAMETERS}, j
        )
        P0 = body if np.linalg.eigvalsh(body)[0] > 0 else BALL
        root = np.linalg.inv(np.linalg.cholesky(P0))
        P = root @ inertia @ root.T
        terms.append(cp.trace(P) - cp.log_det(P))
    return sum(terms)


def _not_negative(p: Mapping[str, Any], parameters: Parameters, setup: Setup) -> list[Any]:
    """Friction and rotor inertias are not negative.

    IA and FV of a joint hold the joint's part of those of coupled motors besides their own.
    """
    joints = logged_joints(parameters.robot)
    own = {name: x for name, x in p.items() if name[:2] in NOT_NEGATIVE}
    for k, c in setup.coupled_motors(len(joints)):
        for key, i in product(("IA", "FV"), map(int, np.flatnonzero(c))):
            name, motor = f"{key}{joints[i]}", f"{key}M{joints[k]}"
            if name in own and motor in p:
                own[name] = own[name] - float(c[i] ** 2) * p[motor]
    return [x >= 0 for x in own.values()]
