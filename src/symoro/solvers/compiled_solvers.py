"""Machine code of the inverse geometric models: what a closed form gives, checked and listed; the elimination for six joints.

`solvers.ll` is what clang makes of `solvers.c` and of the C sources that generated code has too (`make kernels`).
"""

from __future__ import annotations

import ctypes
import re
from array import array
from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.jit.fastcall import Entry, builtin
from symoro.jit.machine import Code, load
from symoro.models.inverse.numeric_arm import Array
from symoro.solvers.inverse_solver import Found, not_a_pose

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


def address(name: str) -> int:
    """Where a function of `solvers.c` is."""
    return code(CLOSED if name in CLOSED else GENERAL).addresses[name]


@cache
def code(names: tuple[str, ...]) -> Code:
    """Some functions of `solvers.c`."""
    return load(lambda: _text(names), f"solvers {names}", names, level=1)


def _text(names: Collection[str]) -> str:
    """The file with the other functions out of sight: LLVM drops what nothing calls. What few roots need stays out of the way of the rest."""
    text = files("symoro.solvers").joinpath("solvers.ll").read_text(encoding="utf-8")
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


def rigid_poses(poses: Array) -> Array:
    """The rigid poses nearest to the given ones (N, 4, 4); what is none is explained."""
    goals = np.empty_like(poses)
    bad = function("rigid_poses")(len(poses), poses.ctypes.data, goals.ctypes.data)
    if bad >= 0:
        raise not_a_pose(poses[bad], f"pose {bad}" if len(poses) > 1 else "pose")
    return goals
