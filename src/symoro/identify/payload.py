"""Payload and drive gains from a second log, made with a load on the last link.

The load adds its ten parameters x_L to those of the last link. With B_L the columns of the grouping
matrix that belong to that link, the rows of the loaded log are A (X + B_L x_L): payload
identification fits x_L beside X. Where the efforts are currents v with Gamma = g v, a load of known
mass gives the scale that the gains g need [GB14]: v = A X / g without the load, and
v = A (X + B_L x_L) / g with it.

[GB14] M. Gautier, S. Briot: Global identification of joint drive gains and dynamic parameters of
robots, ASME JDSMC 2014.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.identify.identifiable_parameters import Parameters
from symoro.identify.least_squares import Estimate, ObservationSystem, solve_least_squares
from symoro.identify.triangular_factors import Factor, triangle
from symoro.robot import INERTIAL_PARAMETERS

Array = np.ndarray
SMALLEST_NORM = 1e-12  # of residuals and columns that are divided by
SMALLEST_SCALE = 1e-3  # of a parameter in the nonlinear fit


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
