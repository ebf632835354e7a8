"""The models that are compared: ours, the peer's algorithm, and how the peer's numbers are laid out
like ours.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from benchmarks.peers.ours import Wanted
from benchmarks.peers.robots import Subject
from symoro.expr.functions import is_zero
from symoro.robot import INERTIAL_PARAMETERS

Layout = Callable[[np.ndarray, Subject], np.ndarray]  # the peer's rows -> rows like ours
Sizes = Callable[[int], tuple[int, ...]]  # of the peer's outputs, for that many joints


@dataclass(frozen=True)
class Compared:
    """One line of the comparison. `note` says what the peer computes beyond ours, where it does."""

    model: str
    algorithm: str
    wanted: Callable[[Subject], Wanted]
    sizes: Sizes
    layout: Layout = lambda x, s: x
    serial: bool = (
        False  # comparable for serial robots only: ours is about one frame, the peer's about all
    )
    note: str = ""


def _frame(subject: Subject) -> dict[str, int]:
    return {"frame": subject.numeric.NL}


def jacobian_like_ours(x: np.ndarray, s: Subject) -> np.ndarray:
    """Pinocchio's columns are twists at the world's origin; ours are velocities [V; w] of the last
    frame's origin, in frame 0.
    """
    P, J = x[:, [3, 7, 11]], x[:, 16:].reshape(-1, 6, s.joints)
    at = J[:, :3] + np.cross(J[:, 3:], P[:, :, None], axisa=1, axisb=1, axisc=1)
    return np.concatenate([at, J[:, 3:]], axis=1).reshape(len(x), -1)


def derivatives_like_ours(x: np.ndarray, s: Subject) -> np.ndarray:
    """dtau/dq, dtau/dqd and A side by side: one row of 3 n per torque."""
    n = s.joints
    return x.reshape(-1, 3, n, n).transpose(0, 2, 1, 3).reshape(len(x), -1)


PINOCCHIO_ORDER = ("M", "MX", "MY", "MZ", "XX", "XY", "YY", "XZ", "YZ", "ZZ")


def regressor_like_ours(x: np.ndarray, s: Subject) -> np.ndarray:
    """Of the ten columns of each link those that ours has: parameters that are not zero."""
    kept = [
        10 * (j - 1) + PINOCCHIO_ORDER.index(key)
        for j in range(1, s.joints + 1)
        for key in INERTIAL_PARAMETERS
        if not is_zero(getattr(s.numeric.bodies[j], key))
    ]
    return x.reshape(len(x), s.joints, -1)[:, :, kept].reshape(len(x), -1)


COMPARED = (
    Compared("dgm", "forwardKinematics", lambda s: Wanted("dgm", _frame(s)), lambda n: (16,), serial=True, note="Pinocchio places every link, ours the last"),
    Compared("jacobian", "computeJointJacobians", lambda s: Wanted("jacobian", _frame(s)), lambda n: (16, 6 * n), jacobian_like_ours, serial=True,
             note="Pinocchio's columns are twists at the world's origin, for every link; ours those of the last frame"),
    Compared("idm", "rnea", lambda s: Wanted("idm", {}), lambda n: (n,)),
    Compared("inertia", "crba", lambda s: Wanted("inertia", {}), lambda n: (n * n,)),
    Compared("ddm", "aba", lambda s: Wanted("ddm", {}), lambda n: (n,)),
    Compared("gravity", "computeGeneralizedGravity", lambda s: Wanted("gravity", {}), lambda n: (n,)),
    Compared("h", "nonLinearEffects", lambda s: Wanted("h", {}), lambda n: (n,)),
    Compared("idm derivatives", "computeRNEADerivatives", lambda s: Wanted("idm", {}, derivative=True), lambda n: (n * n,) * 3, derivatives_like_ours),
    Compared("id-dynamic", "computeJointTorqueRegressor", lambda s: Wanted("id-dynamic", {"without": ("rotor", "friction")}),
             lambda n: (10 * n * n,), regressor_like_ours, note="Pinocchio's regressor has 10 columns per link, ours those of parameters that are not zero"),
)  # fmt: skip
