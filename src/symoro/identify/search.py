"""The search for exciting trajectories, within the limits of the joints, their torques and a box of the workspace.

The numbers of each joint's family are mapped so that position, speed and acceleration limits hold by themselves; torques and
the box are kept by a penalty, and what breaks them is never returned. The criterion is the condition number of the observation
matrix, or D-optimality: the determinant of its Gram matrix.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from symoro.api import generate
from symoro.errors import InputError
from symoro.formats.text_files import write_text
from symoro.identify.excite import Progress
from symoro.identify.generators import Family
from symoro.identify.limits import Limits
from symoro.identify.observation import Observer
from symoro.identify.parameters import known_values
from symoro.identify.stream import Samples
from symoro.robot.data import Robot

Array = np.ndarray
PENALTY = 2e3  # of the mean square by which limits are exceeded
RESERVE = 0.04  # of its size that a limit of torque or workspace is kept away from
SOFT = 4.0  # the larger, the nearer soft extremes are to the extremes
SPARE = 0.01  # of its size that a limit of torque or workspace may be exceeded by
ROUNDS = 100  # of one search
GUESSES = 10  # random beginnings of which a search takes the best
STEP = 1e-6  # of differences
TINY = 1e-16  # of the largest eigenvalue: below there is nothing
Motion = tuple[Array, Array, Array]  # positions, speeds, accelerations


@dataclass(frozen=True)
class Excitation:
    """A trajectory: times (n,), positions, speeds and accelerations (n, joints), and the condition number that it gives."""

    names: tuple[tuple[str, ...], ...]  # of the columns: q, qd, qdd
    t: Array
    q: Array
    qd: Array
    qdd: Array
    condition: float
    logdet: float  # of the Gram matrix per row
    start: float  # condition number of the first candidate

    def csv(self) -> str:
        """t, q1 …, QP1 …, QDP1 …"""
        text = io.StringIO()
        np.savetxt(text, np.column_stack([self.t, self.q, self.qd, self.qdd]), fmt="%.10g", delimiter=",",
                   header=",".join(["t", *(n for names in self.names for n in names)]), comments="")  # fmt: skip
        return text.getvalue()

    def save(self, path: str | Path) -> Path:
        return write_text(Path(path), self.csv())


def placed(joints: Sequence[Family], z: Sequence[Array], limits: Limits) -> list[Motion]:
    """The motion of each joint by its numbers: the coefficients, then how much of its room it uses and where it lies in it."""
    return [_placed(f, z[j], limits, j) for j, f in enumerate(joints)]


def _placed(f: Family, z: Array, limits: Limits, j: int) -> Motion:
    part, place = 1 / (1 + np.exp(-z[-2:]))
    q, qd, qdd = f.q @ z[:-2], f.qd @ z[:-2], f.qdd @ z[:-2]
    room, span = limits.qmax[j] - limits.qmin[j], max(float(np.ptp(q)), 1e-9)
    size = part * min(
        room / span,
        limits.vmax[j] / max(float(np.abs(qd).max()), 1e-9),
        limits.amax[j] / max(float(np.abs(qdd).max()), 1e-9),
    )
    low = limits.qmin[j] + place * (room - size * span)
    return low + size * (q - q.min()), size * qd, size * qdd


def stacked(motions: Sequence[Motion]) -> tuple[Array, Array, Array]:
    """Of all joints, (times, joints)."""
    q, qd, qdd = (np.stack(columns, axis=-1) for columns in zip(*motions, strict=True))
    return q, qd, qdd


class Judge:
    """What motions are worth and by how much they break limits of torques and workspace."""

    def __init__(self, robot: Robot, observer: Observer, limits: Limits, criterion: str) -> None:
        self.observer, self.limits, self.criterion = observer, limits, criterion
        self.x = _numbers(robot, observer) if np.isfinite(limits.taumax).any() else None
        self.direct = (
            generate(observer.robot, "dgm").compile(threads=1) if limits.box is not None else None
        )

    def rows(self, q: Array, qd: Array, qdd: Array) -> list[Array]:
        """By joint, of motions (…, times, joints): rows (…, times, columns)."""
        n = q.shape[-1]
        s = Samples(
            np.zeros(q.size // n),
            q.reshape(-1, n),
            qd.reshape(-1, n),
            qdd.reshape(-1, n),
            np.zeros((q.size // n, n)),
            1.0,
            0,
            q.size // n,
            0,
        )
        return [
            rows[:, :-1].reshape(*q.shape[:-1], -1)
            for rows in self.observer.augmented(s, "D", None)
        ]

    def gram(self, rows: Sequence[Array]) -> Array:
        o = self.observer
        total = np.zeros((len(o.names), len(o.names)))
        for A, used in zip(rows, o.used, strict=True):
            total[np.ix_(used, used)] += A.T @ A / len(A)
        return total

    def measures(self, q: Array, qd: Array, qdd: Array) -> tuple[float, float]:
        """Condition number, and the mean logarithm of the eigenvalues of the Gram matrix per time."""
        values = np.linalg.eigvalsh(self.gram(self.rows(q, qd, qdd)))
        values = np.maximum(values, TINY * values[-1])
        return float(np.sqrt(values[-1] / values[0])), float(np.log(values).mean())

    def excess(self, q: Array, rows: Sequence[Array]) -> dict[str, Array]:
        """By how much of its size each kind of limit is exceeded, (…, times, joints or axes); below 0 where it holds."""
        found = {}
        if self.x is not None:
            tau = [
                np.abs(A @ self.x[u]) / most
                for A, u, most in zip(rows, self.observer.used, self.limits.taumax, strict=True)
            ]
            found["torque"] = np.stack(tau, axis=-1) - 1
        if self.direct is not None:
            box, flat = np.array(self.limits.box), q.reshape(-1, q.shape[-1])
            s = Samples(flat[:, 0], flat, 0 * flat, 0 * flat, 0 * flat, 1.0, 0, len(flat), 0)
            P = self.direct.rows(self.observer.inputs(s)["q"])[:, :3, 3].reshape(*q.shape[:-1], 3)
            found["box"] = np.maximum(box[:, 0] - P, P - box[:, 1]) / np.ptp(box, axis=1)
        return found

    def costs(self, q: Array, qd: Array, qdd: Array) -> Array:
        """What is minimised: exact for the first motion, to first order in their difference for the others.

        The condition number counts with soft extremes of the eigenvalues, which have a slope where two of them meet.
        """
        rows, o = self.rows(q, qd, qdd), self.observer
        values, vectors = np.linalg.eigh(self.gram([A[0] for A in rows]))
        logs = np.log(np.maximum(values, TINY * values[-1]))
        if self.criterion == "condition":
            high, low = np.exp(SOFT * (logs - logs[-1])), np.exp(-SOFT * (logs - logs[0]))
            first = (logs[-1] - logs[0] + (np.log(high.sum()) + np.log(low.sum())) / SOFT) / 2
            weights = (high / high.sum() - low / low.sum()) / 2
        else:
            first, weights = -logs.mean(), np.full(len(logs), -1 / len(logs))
        directions = vectors * np.exp(-logs / 2)
        sizes = sum(
            np.mean((A @ directions[u]) ** 2, axis=-2) for A, u in zip(rows, o.used, strict=True)
        )
        over = [
            np.mean(np.maximum(x + RESERVE, 0.0) ** 2, axis=(-1, -2))
            for x in self.excess(q, rows).values()
        ]
        return first + (sizes - sizes[:1]) @ weights + PENALTY * sum(over)  # type: ignore[no-any-return]

    def check(self, q: Array, qd: Array, qdd: Array) -> None:
        for kind, over in self.excess(q, self.rows(q, qd, qdd)).items():
            if over.max() > SPARE:
                found = f"no trajectory that keeps them: the best exceeds them by {100 * over.max():.0f} %"
                raise InputError(f"{kind} limits", found, "limits that leave room",
                                 "Give a longer period, more starts, or wider limits.")  # fmt: skip


def _numbers(robot: Robot, observer: Observer) -> Array:
    """Base parameters of the robot with its known numbers."""
    known = known_values(robot)
    if not known:
        todo = "Identify it roughly first, or leave taumax out."
        raise InputError(
            "torque limits",
            "no numbers for the dynamic parameters",
            "values in the robot file",
            todo,
        )
    return observer.parameters.of_standard(known)


class Search:
    """The numbers of all joints as one vector, and the cost with its slope."""

    def __init__(self, judge: Judge, joints: Sequence[Family]) -> None:
        self.judge, self.joints = judge, joints
        self.edges = np.cumsum([0, *(f.q.shape[1] + 2 for f in joints)])

    def split(self, z: Array) -> list[Array]:
        return [z[a:b] for a, b in pairwise(self.edges)]

    def motion(self, z: Array) -> tuple[Array, Array, Array]:
        return stacked(placed(self.joints, self.split(z), self.judge.limits))

    def __call__(self, z: Array) -> tuple[float, Array]:
        """Cost and slope: the motion, and one for a step of each number, in one batch."""
        batch = [np.repeat(x[None], len(z) + 1, axis=0) for x in self.motion(z)]
        for j, (f, own) in enumerate(zip(self.joints, self.split(z), strict=True)):
            for k in range(len(own)):
                moved = own.copy()
                moved[k] += STEP
                for x, y in zip(batch, _placed(f, moved, self.judge.limits, j), strict=True):
                    x[self.edges[j] + k + 1, :, j] = y
        costs = self.judge.costs(*batch)
        return float(costs[0]), (costs[1:] - costs[0]) / STEP


def searched(
    judge: Judge,
    joints: Sequence[Family],
    starts: int,
    rng: np.random.Generator,
    progress: Progress | None,
) -> tuple[list[Array], float]:
    """The best numbers of several searches from random ones, and the condition number of the first candidate."""
    from scipy.optimize import minimize

    search = Search(judge, joints)
    best, least, first = np.zeros(search.edges[-1]), np.inf, np.nan
    for start in range(starts):
        z = min(
            (_guess(joints, rng) for _ in range(GUESSES)),
            key=lambda z: judge.costs(*(x[None] for x in search.motion(z)))[0],
        )
        first = judge.measures(*search.motion(z))[0] if start == 0 else first
        rounds = count(1)

        def told(x: Array, start: int = start, rounds: Any = rounds) -> None:
            if progress is not None:
                progress(start + 1, next(rounds), judge.measures(*search.motion(x))[0])

        found = minimize(
            search,
            z,
            method="L-BFGS-B",
            jac=True,
            bounds=[(-8, 8)] * len(z),
            options={"maxiter": ROUNDS},
            callback=told,
        )
        if found.fun < least:
            best, least = found.x, float(found.fun)
    return search.split(best), first


def _guess(joints: Sequence[Family], rng: np.random.Generator) -> Array:
    """Random coefficients; most of the room used."""
    return np.concatenate(
        [
            np.concatenate([rng.standard_normal(f.q.shape[1]), [2.0, rng.standard_normal()]])
            for f in joints
        ]
    )
