"""What every inverse geometric model gives when it runs: all postures that reach a pose, checked against the direct model."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.models.inverse.arm import ELEMENTS, Arm
from symoro.models.inverse.numeric import ACCURATE, Array, Chain

SAME = 1e-6  # rad or parts of the arm's size between postures that count as one
NEARLY_RIGID = 1e-6  # how far a given rotation may be from one


@dataclass(frozen=True)
class Candidates:
    """Postures proposed for N poses: (N, rows, joints), which of them exist, and a label per row."""

    q: Array
    exists: Array
    labels: tuple[str, ...] = ()
    free: Array | None = None  # a joint is not determined: one representative
    miss: Array | None = None  # the sum of the differences between the pose that each gives and the one wanted


class Method(ABC):
    """A way to propose postures for poses of one arm with numbers."""

    chain: Chain

    @abstractmethod
    def candidates(self, poses: Array) -> Candidates:
        """Postures to try for each pose."""

    def why_none(self, pose: Array) -> str:
        """What failed at a pose without solutions."""
        return ""


@dataclass(frozen=True)
class Solutions:
    """Postures that reach the pose, one per row; `reason` says why there are none."""

    solutions: Array  # (count, joints), rad and m
    branches: tuple[str, ...]
    singular: Array  # (count,) bool: some joint is free to move, the row is one representative
    reason: str = ""

    @property
    def count(self) -> int:
        return len(self.solutions)

    def __len__(self) -> int:
        return self.count

    def __iter__(self) -> Iterator[Array]:
        return iter(self.solutions)


@dataclass(frozen=True)
class BatchSolutions:
    """Postures for many poses: every branch, a mask of those that exist, all values finite."""

    solutions: Array  # (poses, rows, joints)
    exists: Array  # (poses, rows) bool
    singular: Array  # (poses, rows) bool
    branches: tuple[str, ...]

    @property
    def count(self) -> Array:
        return np.asarray(self.exists.sum(axis=-1))

    def __len__(self) -> int:
        return len(self.solutions)

    def __getitem__(self, k: int) -> Solutions:
        real = self.exists[k]
        names = tuple(b for b, r in zip(self.branches, real, strict=True) if r)
        return Solutions(self.solutions[k][real], names, self.singular[k][real])


class InverseSolver:
    """f(T) gives every posture at which the frame has the pose T (4x4, seen from frame 0).

    Options of a call: `values` for parameters that are left symbolic, `q0` to sort by the distance to a posture and to
    continue its turns, `limits=True` to leave out what the joints cannot reach.
    """

    def __init__(self, arm: Arm, method: Callable[[Chain, Mapping[str, float]], Method], known: Collection[str] | None = None,
                 defaults: Mapping[str, float] | None = None) -> None:  # fmt: skip
        """`known` are the elements of the pose that count (sx ... Pz), None for all; `defaults` are values of parameters."""
        self.arm, self._make, self.defaults = arm, method, dict(defaults or {})
        self.elements = None if known is None else np.array([name in known for name in ELEMENTS]).reshape(3, 4)
        self._methods: dict[tuple[tuple[str, float], ...], Method] = {}

    @property
    def joints(self) -> tuple[str, ...]:
        """The columns of the solutions."""
        return self.arm.names

    def method(self, values: Mapping[str, float] | None = None) -> Method:
        """What proposes solutions, prepared for these values and remembered."""
        given = {k: float(v) for k, v in {**self.defaults, **(values or {})}.items()}
        for name in given:
            if name not in self.arm.robot.symbols:
                raise UnknownName(f"values for the inverse model of {self.arm.robot.name}", name, self.arm.parameters)
        key = tuple(sorted((k, v) for k, v in given.items() if k in self.arm.parameters))
        if key not in self._methods:
            if len(self._methods) > 7:
                self._methods.pop(next(iter(self._methods)))
            self._methods[key] = self._make(self.arm.numeric(given), given)
        return self._methods[key]

    @cached_property
    def chain(self) -> Chain:
        """The arm with the values that the robot knows."""
        return self.method().chain

    def __call__(self, T: Any, values: Mapping[str, float] | None = None, q0: Any = None, limits: bool = False) -> Solutions:
        method = self.method(values)
        pose = _poses(T)
        if pose.shape != (1, 4, 4):
            raise InputError("pose", f"shape {np.shape(T)}", "one 4x4 matrix", "For many poses use f.batch(poses).")
        q, _, labels, free, miss = self._found(method, pose)
        reason = ""
        if not len(q):
            reason = method.why_none(pose[0]) or _nearest(miss)
        if limits and len(q):
            inside = np.all((q >= method.chain.low - 1e-9) & (q <= method.chain.high + 1e-9), axis=1)
            outside = [name for k, name in enumerate(self.joints) if not inside.any() and _violates(method.chain, q, k)]
            reason = "" if inside.any() else f"{len(q)} solution(s) outside the joint limits, of {', '.join(outside)}"
            q, labels, free = q[inside], [x for x, y in zip(labels, inside, strict=True) if y], free[inside]
        if q0 is not None and len(q):
            q, labels, free = self._sorted(method.chain, q, labels, free, q0)
        return Solutions(q, tuple(labels), free, reason)

    def batch(self, poses: Any, values: Mapping[str, float] | None = None) -> BatchSolutions:
        """Every posture for many poses (N, 4, 4)."""
        method = self.method(values)
        goals = _poses(poses)
        q, owner, _, free, _ = self._found(method, goals)
        place = np.arange(len(owner)) - np.searchsorted(owner, owner)
        rows = int(place.max(initial=-1)) + 1
        found, exists, singular = np.zeros((len(goals), rows, len(self.joints))), np.zeros((len(goals), rows), bool), np.zeros((len(goals), rows), bool)
        found[owner, place], exists[owner, place], singular[owner, place] = q, True, free
        return BatchSolutions(found, exists, singular, tuple(str(k + 1) for k in range(rows)))

    def _found(self, method: Method, poses: Array) -> tuple[Array, Array, list[str], Array, Array]:
        """Checked postures of all poses, the pose that each belongs to, labels, whether a joint is free, and what the rest missed."""
        proposed = method.candidates(poses)
        owner, row = np.nonzero(proposed.exists)
        q, miss = self._polished(method.chain, proposed, owner, row, poses)
        good = miss <= _limit(method.chain)
        q, owner, row, rest = q[good], owner[good], row[good], miss[~good]
        first = distinct(method.chain, q, owner)
        q, owner, row = q[first], owner[first], row[first]
        free = self._free(method.chain, q) if proposed.free is None else proposed.free[owner, row]
        labels = [proposed.labels[k] if proposed.labels else str(n) for n, k in enumerate(row, 1)]
        return q, owner, labels, free, rest

    def _polished(self, chain: Chain, proposed: Candidates, owner: Array, row: Array, poses: Array) -> tuple[Array, Array]:
        """Proposals that are known to be accurate as they are, the others after Newton's method."""
        q = proposed.q[owner, row]
        if proposed.miss is None or self.elements is not None:
            return self._checked(chain, q, poses[owner])
        miss = proposed.miss[owner, row] / max(1.0, chain.size)
        rough = miss > 0.1 * _limit(chain)
        if rough.any():
            q[rough], miss[rough] = self._checked(chain, q[rough], poses[owner[rough]])
        return chain.wrapped(q), miss

    def _free(self, chain: Chain, q: Array) -> Array:
        return chain.singular(q) if self.elements is None else np.zeros(len(q), bool)

    def _checked(self, chain: Chain, q: Array, goals: Array) -> tuple[Array, Array]:
        """Postures polished by Newton's method, and what they miss of the elements that count."""
        if self.elements is None:
            return chain.polished(q, goals)
        if not self.elements[:, :3].any():
            return chain.polished(q, goals, np.r_[self.elements[:, 3], [False] * 3])
        gap = np.abs((chain.poses(q) - goals)[:, :3] * self.elements) / [1, 1, 1, chain.size] if len(q) else np.zeros((0, 3, 4))
        return chain.wrapped(q), gap.max(axis=(1, 2), initial=0.0)

    def _sorted(self, chain: Chain, q: Array, labels: list[str], free: Array, q0: Any) -> tuple[Array, list[str], Array]:
        at = np.array([q0[name] for name in self.joints] if isinstance(q0, Mapping) else q0, dtype=float)
        if at.shape != (len(self.joints),):
            raise InputError("q0", f"shape {at.shape}", f"({len(self.joints)},): {', '.join(self.joints)}")
        near = np.where(chain.turns, at + np.remainder(q - at + np.pi, 2 * np.pi) - np.pi, q)
        near = np.where((near >= chain.low) & (near <= chain.high), near, q)
        order = np.argsort(np.abs(near - at).max(axis=1), kind="stable")
        return near[order], [labels[k] for k in order], free[order]


def _limit(chain: Chain) -> float:
    """How much a solution may miss, in rad and parts of the arm's size: 1e-10 m for arms of some metres."""
    return ACCURATE / min(max(1.0, chain.size), 10.0)


def _violates(chain: Chain, q: Array, k: int) -> bool:
    return bool(np.all((q[:, k] < chain.low[k]) | (q[:, k] > chain.high[k])))


def _nearest(miss: Array) -> str:
    if not len(miss):
        return "the pose is out of reach: no real solution"
    return f"the pose is out of reach: the nearest candidate misses it by {float(miss.min()):.2g} (rad, or parts of the arm's size)"


def distinct(chain: Chain, q: Array, owner: Array) -> Array:
    """Indices of the first of each group of equal postures of one pose, in order."""
    if not len(q):
        return np.zeros(0, dtype=int)
    tolerance = np.where(chain.turns, SAME, SAME * chain.size)
    if owner[0] == owner[-1]:  # one pose: all pairs at once
        gap = _gap(chain, q[:, None] - q[None])
        same = np.all(np.abs(gap) < tolerance, axis=2)
        return np.flatnonzero(same.argmax(axis=1) == np.arange(len(q)))
    start = np.flatnonzero(np.r_[True, owner[1:] != owner[:-1]])
    sizes = np.diff(np.r_[start, len(owner)])
    keep = np.ones(len(q), dtype=bool)
    for shift in range(1, int(sizes.max())):
        k = np.arange(shift, len(q))
        same = owner[k] == owner[k - shift]
        gap = _gap(chain, q[k] - q[k - shift])
        keep[k] &= ~(same & np.all(np.abs(gap) < tolerance, axis=1))
    return np.flatnonzero(keep)


def _gap(chain: Chain, gap: Array) -> Array:
    """Differences of postures, of angles the shorter way round."""
    return np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)


def _poses(T: Any) -> Array:
    """(N, 4, 4) rigid poses; what is not one is explained."""
    try:
        poses = np.array(T, dtype=float)
    except (TypeError, ValueError):
        raise InputError("pose", f"{type(T).__name__}", "numbers in a 4x4 array") from None
    if poses.ndim < 2 or poses.shape[-2:] != (4, 4):
        raise InputError("pose", f"shape {poses.shape}", "(4, 4), or (poses, 4, 4) in a batch")
    poses = poses.reshape(-1, 4, 4)
    if not np.isfinite(poses).all():
        raise InputError("pose", "a value that is not finite", "numbers")
    R = poses[:, :3, :3]
    off = np.abs(R @ np.swapaxes(R, 1, 2) - np.eye(3)).max(initial=0.0)
    if off > NEARLY_RIGID or (np.linalg.det(R) < 0).any() or np.abs(poses[:, 3] - [0, 0, 0, 1]).max(initial=0.0) > NEARLY_RIGID:
        what = f"a rotation that is orthonormal to {off:.1e} only" if off > NEARLY_RIGID else "a matrix that is not a rigid pose"
        raise InputError("pose", what, f"a rotation, orthonormal to {NEARLY_RIGID:g} and right-handed, and the last row 0 0 0 1")
    if off > 1e-13:
        u, _, vt = np.linalg.svd(R)
        poses[:, :3, :3] = u @ vt
    return poses
