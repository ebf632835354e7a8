"""Machine code of the inverse geometric models: what a closed form gives, checked and listed; the elimination for six joints.

`solvers.ll` is what clang makes of `solvers.c` and of the C sources that generated code has too (`make kernels`).
"""

from __future__ import annotations

import ctypes
import re
from array import array
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.jit.fastcall import Entry, builtin
from symoro.jit.function import Compiled
from symoro.jit.machine import Code, load
from symoro.models.inverse.elimination import GAIN, characteristic_polynomial
from symoro.models.inverse.general import (
    Way,
    chosen_ways,
    packed_starts,
    plain_start,
    recovered,
    trials,
    why_unreachable,
)
from symoro.models.inverse.numeric import Array, Chain
from symoro.models.inverse.paul import Solved
from symoro.models.inverse.solver import Found, ManyFound, Method, not_a_pose, one_pose
from symoro.models.inverse.tree import ClosedForm

POINTER, WORD = ctypes.c_void_p, ctypes.c_int64
PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "rigid_poses": (WORD, WORD, POINTER, POINTER),
    "closed_one": (None, *[POINTER] * 3),
    "closed_many": (None, WORD, POINTER, WORD, *[POINTER] * 9),
    "characteristic": (WORD, *[POINTER] * 4),
    "general_one": (None, *[POINTER] * 3),
    "general_many": (None, WORD, POINTER, POINTER, WORD, *[POINTER] * 4),
}
CLOSED = (
    "rigid_poses",
    "closed_one",
    "closed_many",
)  # compiled apart: the elimination takes LLVM five times as long
GENERAL = tuple(name for name in PROTOTYPES if name not in CLOSED)
SELDOM = "take"  # Newton's method for one root
MOST = 16  # solutions of the elimination
CHECKED = 12  # random postures that tell whether the ways of another arm will do
FEW = 16  # poses for which the code of batches is not worth its overhead


def address(name: str) -> int:
    """Where a function of `solvers.c` is."""
    return code(CLOSED if name in CLOSED else GENERAL).addresses[name]


@cache
def code(names: tuple[str, ...]) -> Code:
    """Some functions of `solvers.c`."""
    return load(lambda: _text(names), f"solvers {names}", names, level=1)


def _text(names: Collection[str]) -> str:
    """The file with the other functions out of sight: LLVM drops what nothing calls. What few roots need stays out of the way of the rest."""
    text = files("symoro.jit").joinpath("solvers.ll").read_text(encoding="utf-8")
    others = "|".join(name for name in PROTOTYPES if name not in names)
    text = re.sub(rf"^define (?=\w+ @({others})\()", "define internal ", text, flags=re.MULTILINE)
    return re.sub(rf"^(define .*@{SELDOM}\(.*) {{$", r"\1 noinline {", text, flags=re.MULTILINE)


@cache
def function(name: str) -> Callable[..., int]:
    """One of them, as a function of addresses and numbers."""
    return ctypes.CFUNCTYPE(*PROTOTYPES[name])(address(name))


class One:
    """A function of solvers.c for one pose (16 numbers): postures, flags and their number; a built-in function of Python where that can be made."""

    def __init__(self, name: str, job: Sequence[int], rows: int, joints: int, owner: Any) -> None:
        """`job` is what the function reads, addresses and numbers; `owner` keeps what they point to."""
        self.job, self.owner, self.shapes = (
            np.array(job, dtype=np.uint64),
            owner,
            ((rows, joints), (2, rows), (1,)),
        )
        self.plain = function(name)
        entry = Entry(slow=self._slow, single=address(name), pre=0, rows=ctypes.c_uint64(0), constants=self.job, parameters=0, carried=0,
                      batch=(1, 0), arrays=(16,), groups=self.shapes, owner=self)  # fmt: skip
        self.run = builtin(entry) or self._slow

    def __call__(self, pose: Array) -> Found:
        q, flags, count = self.run(pose.reshape(16))
        n = int(count[0])
        if n < 0:
            raise not_a_pose(pose)
        return q[:n], flags[:, :n]

    def _slow(self, pose: Any, **_: Any) -> tuple[Array, ...]:
        """By way of ctypes, for arrays and interpreters that the built-in function does not know."""
        T, out = np.array(pose, dtype=float), tuple(np.zeros(shape) for shape in self.shapes)
        ins, outs = array("Q", [T.ctypes.data]), array("Q", [x.ctypes.data for x in out])
        self.plain(ins.buffer_info()[0], self.job.ctypes.data, outs.buffer_info()[0])
        return out


class CompiledForm(ClosedForm):
    """Rows of a closed form, by machine code throughout."""

    def __init__(
        self, solved: Solved, compiled: Compiled, chain: Chain, values: Mapping[str, float]
    ) -> None:
        super().__init__(solved, lambda poses: _rows(compiled, self.values, poses), chain, values)
        self.arm, constants, rows = chain.packed, compiled.constants(self.values), len(self.signs)
        job = (compiled.address, constants.ctypes.data, self.arm.ctypes.data, rows)
        self.one = One("closed_one", job, rows, chain.n, (self.arm, constants, compiled))  # type: ignore[method-assign]

    def many(self, poses: Array) -> ManyFound:
        goals = rigid_poses(poses)
        n, rows, joints = len(poses), len(self.signs), self.chain.n
        found = ManyFound(
            np.zeros((n, rows, joints)),
            np.zeros((n, rows), bool),
            np.zeros((n, rows), np.int64),
            np.zeros(n, np.int64),
        )
        if n < FEW:
            for k, pose in enumerate(goals):
                q, flags = self.one(pose)
                found.counts[k] = count = len(q)
                found.q[k, :count], found.singular[k, :count], found.rows[k, :count] = (
                    q,
                    flags[0] > 0,
                    flags[1],
                )
            return found
        proposed = self.run(goals.reshape(-1, 16))
        arrays = (goals, *proposed, found.q, found.singular, found.rows, found.counts)
        function("closed_many")(n, self.arm.ctypes.data, rows, *(x.ctypes.data for x in arrays))
        return found


def _rows(compiled: Compiled, values: Mapping[str, float], poses: Array) -> tuple[Array, ...]:
    p = [np.array([values[name] for name in compiled.parameters])] if compiled.parameters else []
    return tuple(compiled.rows(poses, *p))


def rigid_poses(poses: Array) -> Array:
    """The rigid poses nearest to the given ones (N, 4, 4); what is none is explained."""
    goals = np.empty_like(poses)
    bad = function("rigid_poses")(len(poses), poses.ctypes.data, goals.ctypes.data)
    if bad >= 0:
        raise not_a_pose(poses[bad], f"pose {bad}" if len(poses) > 1 else "pose")
    return goals


def closed_form(
    solved: Solved,
    compiled: Compiled,
    chain: Chain,
    values: Mapping[str, float],
    known: Collection[str] | None,
) -> ClosedForm:
    """A closed form as it runs here: by machine code, or by NumPy where there is none or a part of the pose counts."""
    if known is None and compiled.backend == "llvm":
        return CompiledForm(solved, compiled, chain, values)
    found = ClosedForm(
        solved, lambda poses: _rows(compiled, found.values, poses), chain, values, known
    )
    return found


class Elimination(Method):
    """The elimination of Raghavan and Roth, prepared for one arm: the best starts on trial poses come first."""

    def __init__(self, chain: Chain, ways: Sequence[Way] = ()) -> None:
        """`ways` of an arm that is much the same spare the trials."""
        self.chain, self.arm = chain, chain.packed
        self.ways = list(ways) or chosen_ways(chain, self._solve)
        self.starts = packed_starts(chain, self.ways)
        job = (self.arm.ctypes.data, self.starts.ctypes.data, len(self.starts))
        self._one = One("general_one", job, MOST, 6, (self.arm, self.starts))

    def _solve(self, starts: Array, poses: Array) -> tuple[Array, Array]:
        found = self._by(starts, poses)
        return found.q, found.counts

    def _by(self, starts: Array, poses: Array) -> ManyFound:
        n = len(poses)
        found = ManyFound(
            np.zeros((n, MOST, 6)),
            np.zeros((n, MOST), bool),
            np.tile(np.arange(MOST), (n, 1)),
            np.zeros(n, np.int64),
        )
        arrays = (np.ascontiguousarray(poses), found.q, found.singular, found.counts)
        function("general_many")(
            n,
            self.arm.ctypes.data,
            starts.ctypes.data,
            len(starts),
            *(x.ctypes.data for x in arrays),
        )
        if (found.counts < 0).any():
            bad = int(np.argmax(found.counts < 0))
            raise not_a_pose(poses[bad], f"pose {bad}" if n > 1 else "pose")
        return found

    def one(self, pose: Array) -> Found:
        return self._one(pose)

    def many(self, poses: Array) -> ManyFound:
        return self._by(self.starts, poses)

    def why_none(self, pose: Array) -> str:
        return why_unreachable(self.chain, pose)

    def polynomial(self, pose: Any) -> tuple[int, Array]:
        """The joint (from 0) and the coefficients, highest first, of the polynomial in tan(theta/2) of it."""
        start, joint, still = plain_start(self.chain, self.ways[0])
        out, goal = np.zeros(9 * 18), rigid_poses(one_pose(pose)[None])
        count = function("characteristic")(
            self.arm.ctypes.data, start.ctypes.data, goal.ctypes.data, out.ctypes.data
        )
        if count == 9:
            return joint, out[:9] / np.abs(out[:9]).max()
        found = characteristic_polynomial(out[:count].reshape(-1, 9), still)
        return joint, found * np.where(
            start[GAIN + 2] < 0, (-1.0) ** np.arange(17), 1.0
        )  # a loop in the other direction counts angles down


def elimination(chain: Chain, like: Elimination | None = None) -> Elimination:
    """Prepared for an arm: by the ways of a similar one where they will do, which spares the trials."""
    if like is not None:
        method, q = Elimination(chain, like.ways), trials(chain, CHECKED)
        if (
            len(method.starts) == len(like.ways)
            and recovered(chain, *method._solve(method.starts, chain.poses(q)), q) == CHECKED
        ):
            return method
    return Elimination(chain)
