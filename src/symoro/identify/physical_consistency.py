"""Physically consistent parameters by a semidefinite programme [SC14, WKS18].

A rigid body with mass exists for ten parameters exactly where its pseudo-inertia, the matrix of the
second moments of its mass,
    P = [[tr(J)/2 1 - J, MS], [MS', M]]
is positive definite. The programme is least squares over the standard parameters of all links with
P > 0 for each, and friction and rotor inertias not negative. Parameters that the data do not
determine are drawn to known bodies, or to a ball where none is known, by the entropic divergence
    tr(P0^-1 P) - log det(P0^-1 P) [LWP20],
which is convex and keeps P inside the cone.

[SC14] C. D. Sousa, R. Cortesão: Physical feasibility of robot base inertial parameter
identification: a linear matrix inequality approach, IJRR 2014.
[WKS18] P. M. Wensing, S. Kim, J.-J. E. Slotine: Linear matrix inequalities for physically
consistent inertial parameter identification, RA-L 2018.
[LWP20] T. Lee, P. M. Wensing, F. C. Park: Geometric robot dynamic identification: a convex
programming approach, IEEE T-RO 2020.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.identify.identifiable_parameters import Parameters
from symoro.identify.least_squares import Estimate, ObservationSystem
from symoro.identify.log_columns import Setup, logged_joints
from symoro.identify.triangular_factors import triangle
from symoro.lazy_names import import_extra
from symoro.models.forms.parameter_grouping import PARAMETERS

Array = np.ndarray
LEAST_EIGENVALUE = 1e-6  # of a pseudo-inertia: kg, kg.m, kg.m2
DIVERGENCE_WEIGHT = 1e-4  # beside a mean square of the weighted residuals of one
LEAST_RESIDUAL = 1e-3  # relative to the efforts: no model has smaller residuals
LEAST_COLUMN = 1e-3  # norm of a column that is divided by
BALL = np.diag([2e-3, 2e-3, 2e-3, 1.0])  # P of 1 kg within 0.1 m: where no body is known
NOT_NEGATIVE = ("IA", "FV", "FS")


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
        body = pseudo_inertia({f"{key}{j}": known.get(f"{key}{j}", 0.0) for key in PARAMETERS}, j)
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
