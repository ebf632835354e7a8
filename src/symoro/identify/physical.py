"""Physically consistent parameters by a semidefinite programme [SC14, WKS18].

A rigid body with mass exists for ten parameters exactly where its pseudo-inertia, the second moments of its mass
    P = [[tr(J)/2 1 - J, MS], [MS', M]]
is positive definite. Least squares over the standard parameters of all links, P > 0 for each, friction and rotors not
negative. What the data do not determine is drawn to known bodies, or to a ball where there are none, by the entropic divergence
    tr(P0^-1 P) - log det(P0^-1 P) [LWP20],
which is convex and keeps P inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np

from symoro.errors import InputError, MissingTool
from symoro.identify.factors import triangle
from symoro.identify.parameters import Parameters
from symoro.identify.setup import Setup
from symoro.identify.solve import Estimate, System
from symoro.models.forms.inertial_parameters import PARAMETERS

Array = np.ndarray
LEAST = 1e-6  # eigenvalue of a pseudo-inertia: kg, kg.m, kg.m2
DRAW = 1e-4  # weight of the draw, beside a mean square of the weighted residuals of one
BEST = 1e-3  # of the efforts: residuals that no model goes below
BALL = np.diag([2e-3, 2e-3, 2e-3, 1.0])  # P of 1 kg within 0.1 m: where nothing is known
NOT_NEGATIVE = ("IA", "FV", "FS")


def pseudo_inertia(p: Mapping[str, Any], j: int, join: Any = np.block) -> Any:
    """P of link j from its ten parameters, numbers or expressions."""
    XX, XY, XZ, YY, YZ, ZZ, MX, MY, MZ, M = (
        p[f"{k}{j}"] for k in ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
    )
    return join(
        [
            [(YY + ZZ - XX) / 2, -XY, -XZ, MX],
            [-XY, (XX + ZZ - YY) / 2, -YZ, MY],
            [-XZ, -YZ, (XX + YY - ZZ) / 2, MZ],
            [MX, MY, MZ, M],
        ]
    )


def physical(
    system: System,
    parameters: Parameters,
    setup: Setup,
    start: Estimate,
    known: Mapping[str, float],
    least: float = LEAST,
) -> dict[str, float]:
    """Standard parameters of all links and drives: the consistent ones that fit best with the weights of an estimate."""
    try:
        cp: Any = import_module("cvxpy")
    except ImportError:
        raise MissingTool(
            "Physical consistency needs cvxpy and clarabel: pip install 'symoro[identify]'."
        ) from None
    size = system.measured() / np.sqrt([max(1, f.rows) for f in system.factors])
    rows, y = system.stacked(1 / np.maximum(start.deviations, BEST * np.maximum(size, 1e-12)))
    R = triangle(np.column_stack([rows, y]))[:-1] / np.sqrt(system.rows)
    scale = np.maximum(
        np.linalg.norm(R[:, :-1] @ parameters.grouping, axis=0), 1e-3
    )  # of each standard parameter: what a unit of it does
    z = cp.Variable(len(parameters.standard))
    x = cp.multiply(1 / scale, z)
    p = {name: x[k] for k, name in enumerate(parameters.standard)}
    links = range(1, parameters.robot.NL + 1)
    fit = cp.sum_squares((R[:, :-1] @ parameters.grouping) / scale @ z - R[:, -1])
    problem = cp.Problem(cp.Minimize(fit + DRAW * _draw(p, parameters, known, cp)), [
        *(pseudo_inertia(p, j, cp.bmat) >> least * np.eye(4) for j in links), *_signs(p, parameters, setup),
    ])  # fmt: skip
    problem.solve(solver=cp.CLARABEL)
    if problem.status not in (cp.OPTIMAL, cp.OPTIMAL_INACCURATE):
        raise InputError(
            "semidefinite programme",
            problem.status,
            "consistent parameters near the data",
            "Check signs and units of the efforts.",
        )
    return {name: float(v) for name, v in zip(parameters.standard, z.value / scale, strict=True)}


def _draw(p: Mapping[str, Any], parameters: Parameters, known: Mapping[str, float], cp: Any) -> Any:
    """Divergence from known bodies, or from the ball."""
    terms: list[Any] = []
    for j in range(1, parameters.robot.NL + 1):
        own = pseudo_inertia({f"{k}{j}": known.get(f"{k}{j}", 0.0) for k in PARAMETERS}, j)
        P0 = own if np.linalg.eigvalsh(own)[0] > 0 else BALL
        root = np.linalg.inv(np.linalg.cholesky(P0))
        P = root @ pseudo_inertia(p, j, cp.bmat) @ root.T
        terms.append(cp.trace(P) - cp.log_det(P))
    return sum(terms)


def _signs(p: Mapping[str, Any], parameters: Parameters, setup: Setup) -> list[Any]:
    """Friction and rotors are not negative; a joint's own ones hold their part of the coupled motors' ones besides."""
    robot = parameters.robot
    joints = [j for j in robot.moving if j <= robot.NL]
    found = []
    for g, j in enumerate(joints):
        shares = [(joints[k], float(c[g] ** 2)) for k, c in setup.coupled(len(joints)) if c[g]]
        for key in NOT_NEGATIVE:
            if f"{key}{j}" in p:
                held = sum(
                    (
                        share * p[f"{key}M{k}"]
                        for k, share in shares
                        if key != "FS" and f"{key}M{k}" in p
                    ),
                    0.0,
                )
                found.append(p[f"{key}{j}"] - held >= 0)
    return found + [p[name] >= 0 for name in parameters.motors]
