"""The machine code of the inverse geometric solvers: its functions, and calls of them for one pose.

`solvers.ll` is what clang makes of `solvers.c` and of the C sources that generated code contains
too (`make kernels`).
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from array import array
from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.jit.builtin_call import Entry, builtin
from symoro.jit.machine_code import Code, load
from symoro.models.inverse.numeric_chain import Array
from symoro.solvers.inverse_solver import Postures, not_a_pose

POINTER, WORD = ctypes.c_void_p, ctypes.c_int64
PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "rigid_poses": (WORD, WORD, POINTER, POINTER),
    "closed_one": (None, *[POINTER] * 3),
    "closed_many": (None, WORD, POINTER, WORD, *[POINTER] * 9),
    "characteristic": (WORD, *[POINTER] * 4),
    "general_one": (None, *[POINTER] * 3),
    "general_many": (None, WORD, POINTER, POINTER, WORD, *[POINTER] * 4),
}
# Closed forms are compiled apart, since the elimination takes LLVM five times as long.
CLOSED = ("rigid_poses", "closed_one", "closed_many")
GENERAL = tuple(name for name in PROTOTYPES if name not in CLOSED)
RARE = "take"  # the function that polishes one root by Newton's method


def address(name: str) -> int:
    """The address of a function of `solvers.c`."""
    return code(CLOSED if name in CLOSED else GENERAL).addresses[name]


@cache
def code(names: tuple[str, ...]) -> Code:
    """The compiled machine code of some functions of `solvers.c`."""
    content = f"solvers {names} {hashlib.sha256(_llvm().encode()).hexdigest()}"
    return load(lambda: llvm_text(names), content, names, level=1)


@cache
def _llvm() -> str:
    return files("symoro.solvers").joinpath("solvers.ll").read_text(encoding="utf-8")


def llvm_text(names: Collection[str]) -> str:
    """`solvers.ll` with all functions but the named ones made internal, so that LLVM drops what
    nothing calls.

    Rare root-polishing code is kept in a separate function so that the common path stays in the
    instruction cache.
    """
    text = _llvm()
    others = "|".join(name for name in PROTOTYPES if name not in names)
    text = re.sub(rf"^define (?=\w+ @({others})\()", "define internal ", text, flags=re.MULTILINE)
    return re.sub(rf"^(define .*@{RARE}\(.*) {{$", r"\1 noinline {", text, flags=re.MULTILINE)


@cache
def function(name: str) -> Callable[..., int]:
    """A function of `solvers.c`, to be called with addresses and numbers."""
    return ctypes.CFUNCTYPE(*PROTOTYPES[name])(address(name))


class OnePose:
    """A function of `solvers.c` for one pose, as a built-in function of Python where that can be
    made.
    """

    def __init__(self, name: str, job: Sequence[int], rows: int, joints: int, owner: Any) -> None:
        """`job` is what the function reads, addresses and numbers; `owner` keeps alive what they
        point to.
        """
        self.job, self.owner = np.array(job, dtype=np.uint64), owner
        self.shapes = ((rows, joints), (2, rows), (1,))
        self.plain = function(name)
        entry = Entry(
            slow=self._slow,
            single=address(name),
            pre=0,
            rows=ctypes.c_uint64(0),
            constants=self.job,
            parameters=0,
            carried=0,
            batch=(1, 0),
            arrays=(16,),
            groups=self.shapes,
            owner=self,
        )
        self.run = builtin(entry) or self._slow

    def __call__(self, pose: Array) -> Postures:
        q, flags, count = self.run(pose.reshape(16))
        n = int(count[0])
        if n < 0:
            raise not_a_pose(pose)
        return q[:n], flags[:, :n]

    def _slow(self, pose: Any, **_: Any) -> tuple[Array, ...]:
        """The same by ctypes, for arrays and interpreters that the built-in does not know."""
        T, out = np.array(pose, dtype=float), tuple(np.zeros(shape) for shape in self.shapes)
        inputs, outputs = array("Q", [T.ctypes.data]), array("Q", [x.ctypes.data for x in out])
        self.plain(inputs.buffer_info()[0], self.job.ctypes.data, outputs.buffer_info()[0])
        return out


def rigid_poses(poses: Array) -> Array:
    """The rigid poses nearest to the given ones (N, 4, 4); InputError names the first that is not
    nearly rigid.
    """
    goals = np.empty_like(poses)
    bad = function("rigid_poses")(len(poses), poses.ctypes.data, goals.ctypes.data)
    if bad >= 0:
        raise not_a_pose(poses[bad], f"pose {bad}" if len(poses) > 1 else "pose")
    return goals
