"""Payload and drive gains: a second log, made with a load on the last link.

The load adds its ten parameters to those of the last link. With B_L the columns of the grouping that belong to it, the rows
of the loaded log are A (X + B_L x_L): payload identification fits x_L beside X. Where the efforts are currents v, Gamma = g v,
a load of known mass gives the scale that the gains g need [GB14]: v = A X / g without and v = A (X + B_L x_L) / g with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.identify.parameters import Parameters
from symoro.identify.solve import Estimate, System, least_squares
from symoro.models.forms.inertial_parameters import PARAMETERS

Array = np.ndarray


@dataclass(frozen=True)
class Payload:
    """Parameters of the load in the frame of the last link, with standard deviations; None where they are not excited."""

    values: dict[str, float]
    sigma: dict[str, float]


@dataclass(frozen=True)
class Gains:
    """Efforts per unit of the logged columns, by joint, with standard deviations, and the base parameters on their scale."""

    values: Array
    sigma: Array
    x: Array


def loading(parameters: Parameters) -> Array:
    """B_L: base parameters per unit of each parameter of the load."""
    last = parameters.robot.NL
    return parameters.grouping[:, [parameters.standard.index(f"{k}{last}") for k in PARAMETERS]]


def payload(system: System, loaded: System, parameters: Parameters, estimate: Estimate) -> Payload:
    """The load from both logs together, weights as in an estimate of the robot alone."""
    both = joint_system(system, loaded, loading(parameters))
    names = [*parameters.names, *(f"{k}L" for k in PARAMETERS)]
    weights = 1 / np.maximum(estimate.deviations, 1e-12)
    found = least_squares(both, names, np.concatenate([weights, weights]))
    at = slice(system.size, None)
    return Payload(
        dict(zip(PARAMETERS, map(float, found.x[at]), strict=True)),
        dict(zip(PARAMETERS, map(float, found.sigma[at]), strict=True)),
    )


def joint_system(system: System, loaded: System, B: Array) -> System:
    """Rows of both logs for the parameters of robot and load."""
    from symoro.identify.factors import Factor, triangle

    load = np.arange(system.size, system.size + B.shape[1])
    factors, used = [*system.factors], [*system.used]
    for f, u in zip(loaded.factors, loaded.used, strict=True):
        rows = np.column_stack([f.R[:, :-1], f.R[:, :-1] @ B[u], f.R[:, -1]])
        factors.append(Factor(triangle(rows), f.rows))
        used.append(np.concatenate([u, load]))
    return System(tuple(factors), tuple(used), system.size + B.shape[1])


def drive_gains(
    system: System,
    loaded: System,
    parameters: Parameters,
    known: Mapping[str, float],
    groups: Sequence[str],
) -> Gains:
    """Gains of all drives and base parameters, from two logs of the raw efforts, one with a load whose known parameters set the scale."""
    from scipy.optimize import least_squares as fit

    for name in known:
        if name not in PARAMETERS:
            raise UnknownName("known parameter of the load", name, PARAMETERS)
    if not known.get("M"):
        raise InputError("known load", ", ".join(known) or "nothing", "at least its mass M in kg")
    both, n, k = joint_system(system, loaded, loading(parameters)), len(groups), system.size
    fixed = {k + PARAMETERS.index(name): v for name, v in known.items()}
    free = [c for c in range(both.size) if c not in fixed]
    x, g = _linear(both, fixed, free, n)
    weights = (
        1
        / np.maximum([np.linalg.norm(r) for r in _residuals(both, x, g, n)], 1e-12)
        * np.sqrt([f.rows for f in both.factors])
    )

    def unpacked(u: Array) -> tuple[Array, Array]:
        whole = x.copy()
        whole[free] = u[n:] * scale
        return whole, g * u[:n]

    scale = np.maximum(np.abs(x[free]), 1e-3)
    start = np.concatenate([np.ones(n), x[free] / scale])
    found = fit(
        lambda u: np.concatenate(
            [r * w for r, w in zip(_residuals(both, *unpacked(u), n), weights, strict=True)]
        ),
        start,
        method="trf",
    )
    whole, gains = unpacked(found.x)
    spread = (
        np.linalg.pinv(found.jac.T @ found.jac) * 2 * found.cost / max(1, both.rows - len(start))
    )
    return Gains(gains, np.sqrt(np.diag(spread)[:n]) * np.abs(g), whole[:k])


def _residuals(both: System, x: Array, g: Array, n: int) -> list[Array]:
    """v - A x / g by group, twice over: without and with load."""
    return [
        f.R[:, -1] - f.R[:, :-1] @ x[u] / g[i % n]
        for i, (f, u) in enumerate(zip(both.factors, both.used, strict=True))
    ]


def _linear(
    both: System, fixed: Mapping[int, float], free: Sequence[int], n: int
) -> tuple[Array, Array]:
    """Where to start: g v - A x = 0 in the free parameters and the gains."""
    rows, right = [], []
    for i, (f, u) in enumerate(zip(both.factors, both.used, strict=True)):
        wide = np.zeros((len(f.R), both.size))
        wide[:, u] = f.R[:, :-1]
        gain = np.zeros((len(f.R), n))
        gain[:, i % n] = f.R[:, -1]
        rows.append(np.column_stack([gain, -wide[:, list(free)]]))
        right.append(wide[:, list(fixed)] @ np.array(list(fixed.values())))
    A, b = np.concatenate(rows), np.concatenate(right)
    scale = np.maximum(np.linalg.norm(A, axis=0), 1e-12)
    u = np.linalg.lstsq(A / scale, b, rcond=None)[0] / scale
    x = np.zeros(both.size)
    x[list(free)], x[list(fixed)] = u[n:], list(fixed.values())
    return x, u[:n]
