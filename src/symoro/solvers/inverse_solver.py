"""What every inverse geometric model gives when it runs: all postures that reach a pose, checked against the direct model."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.models.inverse.numeric_arm import Array, Chain, anatomy
from symoro.models.inverse.serial_arm import Arm

NEARLY_RIGID = 1e-6  # how far a given rotation may be from one
REMEMBERED = 8  # sets of values whose method is kept
FLOAT = np.dtype(float)


Found = tuple[
    Array, Array
]  # postures (count, joints) at a pose; whether each is singular and the row of the method that gave it (2, count)


@dataclass(frozen=True)
class ManyFound:
    """Postures (N, rows, joints) that reach N poses, the first `counts` of each; the rest is zero."""

    q: Array
    singular: Array
    rows: Array
    counts: Array


class Method(ABC):
    """A way to find the postures of one arm with numbers."""

    chain: Chain
    signs: tuple[str, ...] = ()  # a name for each row

    @abstractmethod
    def one(self, pose: Array) -> Found:
        """Every posture at a pose (4, 4), float64 and contiguous; checks that it is one."""

    @abstractmethod
    def many(self, poses: Array) -> ManyFound:
        """Every posture at poses (N, 4, 4)."""

    def why_none(self, pose: Array) -> str:
        """What failed at a pose without solutions."""
        return ""


class Solutions:
    """Postures that reach the pose, one per row of `solutions` (count, joints) in rad and m.

    `singular` (count,) tells where some joint is free to move: the row is one representative, `free` the direction.
    `nearest` is true where nothing reaches the pose and a least distance was asked for; `miss` is that distance.
    """

    __slots__ = ("_flags", "_method", "_pose", "_reason", "miss", "nearest", "solutions")

    def __init__(
        self,
        q: Array,
        flags: Array,
        method: Method,
        pose: Array,
        reason: str = "",
        miss: float = 0.0,
        nearest: bool = False,
    ) -> None:
        self.solutions, self._flags, self._method, self._pose, self._reason = (
            q,
            flags,
            method,
            pose,
            reason,
        )
        self.miss, self.nearest = miss, nearest

    @property
    def count(self) -> int:
        return len(self.solutions)

    @property
    def singular(self) -> Array:
        """(count,) bool."""
        return np.asarray(self._flags[0] > 0)

    @property
    def signs(self) -> tuple[str, ...]:
        """The roots that each row took, q1+ q3- …; where the method has none, its number."""
        names = self._method.signs
        return tuple(names[int(k)] if names else str(int(k) + 1) for k in self._flags[1])

    @property
    def branches(self) -> tuple[str, ...]:
        """Shoulder, elbow and wrist of each row where the arm has them, otherwise its signs."""
        return anatomy(self._method.chain, self.solutions) or self.signs

    @property
    def reason(self) -> str:
        """Why there is no solution: which equation failed, and by how much; empty where there are some."""
        if not self._reason and not len(self.solutions):
            self._reason = (
                self._method.why_none(self._pose) or "the pose is out of reach: no real solution"
            )
        return self._reason

    @property
    def free(self) -> Array:
        """(count, joints): how the joints of a singular row can move, to the first order, while the pose stays; zero elsewhere."""
        return self._method.chain.free_directions(self.solutions, self.singular)

    def __len__(self) -> int:
        return len(self.solutions)

    def __iter__(self) -> Iterator[Array]:
        return iter(self.solutions)

    def __repr__(self) -> str:
        return f"<{self.count} solution(s){f': {self.reason}' if self.reason else ''}>"


@dataclass(frozen=True)
class BatchSolutions:
    """Postures for many poses: rows of which the first `count` exist, all values finite."""

    solutions: Array  # (poses, rows, joints)
    singular: Array  # (poses, rows) bool
    rows: Array  # (poses, rows) the row of the method that gave each
    count: Array  # (poses,)
    method: Method
    poses: Array

    @cached_property
    def exists(self) -> Array:
        """(poses, rows) bool."""
        return np.asarray(np.arange(self.solutions.shape[1]) < self.count[:, None])

    def __len__(self) -> int:
        return len(self.solutions)

    def __getitem__(self, k: int) -> Solutions:
        n = int(self.count[k])
        return Solutions(
            self.solutions[k, :n],
            np.stack([self.singular[k, :n], self.rows[k, :n]]),
            self.method,
            self.poses[k],
        )


class InverseSolver:
    """f(T) gives every posture at which the frame has the pose T (4x4, seen from frame 0).

    Options of a call: `values` for parameters that are left symbolic; `q0` to sort by the distance to a posture and to continue
    its turns; `limits=True` to leave out what the joints cannot reach; `nearest=True` for the posture of least distance where
    none reaches the pose.
    """

    def __init__(
        self,
        arm: Arm,
        method: Callable[[Chain, Mapping[str, float]], Method],
        defaults: Mapping[str, float] | None = None,
    ) -> None:
        """`defaults` are values of parameters."""
        self.arm, self._make, self.defaults = arm, method, dict(defaults or {})
        self._methods: dict[tuple[tuple[str, float], ...], Method] = {}
        self._known: Method | None = None

    @property
    def joints(self) -> tuple[str, ...]:
        """The columns of the solutions."""
        return self.arm.names

    def method(self, values: Mapping[str, float] | None = None) -> Method:
        """What finds solutions, prepared for these values and remembered."""
        if not values and self._known is not None:
            return self._known
        given = self.arm.read_values({**self.defaults, **(values or {})})
        key = tuple(sorted((k, v) for k, v in given.items() if k in self.arm.parameters))
        if key not in self._methods:
            if len(self._methods) >= REMEMBERED:
                self._methods.pop(next(iter(self._methods)))
            self._methods[key] = self._make(self.arm.numeric(given), given)
        if not values:
            self._known = self._methods[key]
        return self._methods[key]

    @cached_property
    def chain(self) -> Chain:
        """The arm with the values that the robot knows."""
        return self.method().chain

    def __call__(
        self,
        T: Any,
        values: Mapping[str, float] | None = None,
        q0: Any = None,
        limits: bool = False,
        nearest: bool = False,
    ) -> Solutions:
        method = self._known if values is None and self._known is not None else self.method(values)
        pose = (
            T
            if type(T) is np.ndarray
            and T.shape == (4, 4)
            and T.dtype is FLOAT
            and T.flags.c_contiguous
            else one_pose(T)
        )
        solutions = Solutions(*method.one(pose), method, pose)
        if limits or q0 is not None or nearest:
            solutions = self._refined(solutions, method, q0, limits, nearest)
        return solutions

    def batch(self, poses: Any, values: Mapping[str, float] | None = None) -> BatchSolutions:
        """Every posture for many poses (N, 4, 4)."""
        method = self.method(values)
        goals = _poses(poses)
        found = method.many(goals)
        most = int(found.counts.max(initial=0))
        return BatchSolutions(
            found.q[:, :most],
            found.singular[:, :most],
            found.rows[:, :most],
            found.counts,
            method,
            goals,
        )

    def sweep(
        self, T: Any, values: Mapping[str, float] | None = None, **held: Sequence[float] | Array
    ) -> list[Solutions]:
        """The pose with a held joint, or another parameter, at each of several values: f.sweep(T, q7=np.linspace(-2, 2, 41))."""
        if len(held) != 1:
            raise InputError(
                "sweep",
                f"{len(held)} parameters",
                "one, such as q7=[-1, 0, 1]",
                f"Parameters: {', '.join(self.arm.parameters) or 'none'}.",
            )
        ((name, numbers),) = held.items()
        if name not in self.arm.parameters:
            raise UnknownName(
                "sweep",
                name,
                self.arm.parameters,
                'A joint is swept where the model was generated with fixed="q7", without a value.',
            )
        return [self(T, {**(values or {}), name: float(x)}) for x in numbers]

    def _refined(
        self, found: Solutions, method: Method, q0: Any, limits: bool, nearest: bool
    ) -> Solutions:
        """Filtered by the limits, sorted, or the nearest where there is none."""
        chain, q, flags, reason = method.chain, found.solutions, found._flags, ""
        if limits and len(q):
            inside = chain.inside(q)
            if not inside.any():
                outside = [
                    name for k, name in enumerate(self.joints) if _violates(chain, q, k)
                ] or ["one joint or another"]
                reason = f"{len(q)} solution(s) outside the joint limits, of {', '.join(outside)}"
            q, flags = q[inside], flags[:, inside]
        if not len(q) and nearest:
            best, miss = chain.nearest(found._pose, limits)
            return Solutions(
                best[None],
                np.stack([chain.singular(best[None]), [0]]),
                method,
                found._pose,
                reason or found.reason,
                miss,
                True,
            )
        if q0 is not None and len(q):
            near, order = self._sorted(chain, q, q0)
            q, flags = near[order], flags[:, order]
        return Solutions(q, flags, method, found._pose, reason)

    def _sorted(self, chain: Chain, q: Array, q0: Any) -> tuple[Array, Array]:
        """The postures on the turns nearest to q0, and their order."""
        if isinstance(q0, Mapping) and set(q0) != set(self.joints):
            raise InputError(
                "q0", f"values of {', '.join(q0)}", f"those of {', '.join(self.joints)}"
            )
        at = _numbers("q0", [q0[name] for name in self.joints] if isinstance(q0, Mapping) else q0)
        if at.shape != (len(self.joints),) or not np.isfinite(at).all():
            raise InputError(
                "q0",
                f"shape {at.shape}" if np.isfinite(at).all() else "a value that is not finite",
                f"numbers for {', '.join(self.joints)}",
            )
        near = np.where(chain.turns, at + np.remainder(q - at + np.pi, 2 * np.pi) - np.pi, q)
        near = np.where((near >= chain.low) & (near <= chain.high), near, q)
        return near, np.argsort(np.abs(near - at).max(axis=1), kind="stable")


def _violates(chain: Chain, q: Array, k: int) -> bool:
    return bool(np.all((q[:, k] < chain.low[k]) | (q[:, k] > chain.high[k])))


def _numbers(where: str, x: Any) -> Array:
    """An array of numbers, contiguous."""
    try:
        return np.ascontiguousarray(x, dtype=float)
    except (TypeError, ValueError):
        raise InputError(where, f"{type(x).__name__}", "an array of numbers") from None


def _poses(T: Any) -> Array:
    """(N, 4, 4) numbers, contiguous."""
    poses = _numbers("pose", T)
    if poses.ndim < 2 or poses.shape[-2:] != (4, 4):
        raise InputError("pose", f"shape {poses.shape}", "(4, 4), or (poses, 4, 4) in a batch")
    return poses.reshape(-1, 4, 4)


def one_pose(T: Any) -> Array:
    """(4, 4) numbers, contiguous."""
    poses = _poses(T)
    if len(poses) != 1:
        raise InputError(
            "pose", f"shape {np.shape(T)}", "one 4x4 matrix", "For many poses use f.batch(poses)."
        )
    return np.asarray(poses[0])


def not_a_pose(T: Array, where: str = "pose") -> InputError:
    """What is wrong with a matrix that is no rigid pose."""
    if not np.isfinite(T).all():
        return InputError(where, "a value that is not finite", "numbers")
    off = float(np.abs(T[:3, :3] @ T[:3, :3].T - np.eye(3)).max())
    what = (
        f"a rotation that is orthonormal to {off:.1e} only"
        if off > NEARLY_RIGID
        else "a matrix that is not a rigid pose"
    )
    return InputError(
        where,
        what,
        f"a rotation, orthonormal to {NEARLY_RIGID:g} and right-handed, and the last row 0 0 0 1",
    )


def rigid(poses: Array) -> Array:
    """The rigid poses (N, 4, 4) nearest to the given ones; what is none is explained."""
    R = poses[:, :3, :3]
    off = np.abs(R @ np.swapaxes(R, 1, 2) - np.eye(3)).max(axis=(1, 2), initial=0.0)
    bad = (
        ~(off <= NEARLY_RIGID)
        | ~np.isfinite(poses).all(axis=(1, 2))
        | (np.abs(poses[:, 3] - [0, 0, 0, 1]).max(axis=1) > NEARLY_RIGID)
    )
    bad[~bad] |= np.linalg.det(R[~bad]) < 0
    if bad.any():
        k = int(np.argmax(bad))
        raise not_a_pose(poses[k], f"pose {k}" if len(poses) > 1 else "pose")
    u, _, vt = np.linalg.svd(R)
    out = poses.copy()
    out[:, :3, :3], out[:, 3] = np.where((off > 1e-13)[:, None, None], u @ vt, R), [0, 0, 0, 1]
    return out
