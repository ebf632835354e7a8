"""Pinocchio's C++ library as a contender: built once against the headers and libraries of its
wheels.
"""

from __future__ import annotations

import ctypes
import importlib.util
import tempfile
from functools import cache
from importlib import metadata
from pathlib import Path

import numpy as np

from benchmarks.peers.build import CXX, HERE, SHARED, Missing, built
from benchmarks.peers.kernels import Kernel
from benchmarks.peers.robots import CALLS, STATES, Subject

CONTENDER = "Pinocchio C++"
KEPT = f"{CONTENDER}, results kept"
INSTALL = "pip install pin cmeel-eigen"
DEFINES = (
    "-DBOOST_MPL_LIMIT_LIST_SIZE=30",
    "-DBOOST_MPL_LIMIT_VECTOR_SIZE=30",
    "-DBOOST_MPL_CFG_NO_PREPROCESSED_HEADERS",
    "-DBOOST_FUSION_INVOKE_MAX_ARITY=12",
)  # fmt: skip  as in the package's cmake file


@cache
def prefix() -> Path:
    """The folders of the wheels with headers and libraries."""
    found = importlib.util.find_spec("cmeel")
    folder = Path(found.origin).parents[1] / "cmeel.prefix" if found and found.origin else Path()
    for part in ("include/pinocchio/algorithm/rnea.hpp", "include/eigen3/Eigen/Core"):
        if not (folder / part).exists():
            raise Missing(f"{Path(part).name} is not installed: {INSTALL}")
    return folder


def includes() -> tuple[str, ...]:
    return ("-isystem", str(prefix() / "include"), "-isystem", str(prefix() / "include/eigen3"))


def release() -> str:
    return f"Pinocchio {metadata.version('pin')}"


def sources(name: str) -> dict[str, str]:
    return {file: (HERE / file).read_text(encoding="utf-8") for file in (name, "robot.hpp")}


@cache
def peer() -> ctypes.CDLL:
    """The compiled algorithms.

    No -march=native: the library is built without, and the alignment of its matrices must agree.
    """
    lib = str(prefix() / "lib")
    command = (CXX, "-std=c++17", "-O3", "-DNDEBUG", *SHARED, *DEFINES, "-DPINOCCHIO_ENABLE_TEMPLATE_INSTANTIATION", *includes(),
               "{sources}", "-o", "{out}", "-L", lib, "-lpinocchio_default", f"-Wl,-rpath,{lib}")  # fmt: skip
    found = ctypes.CDLL(str(built("pinocchio", sources("pinocchio.cpp"), command, release())))
    found.peer_new.restype = ctypes.c_void_p
    return found


def description(subject: Subject) -> str:
    """The robot as text, read by robot.hpp; taken from the Pinocchio model that the tests compare
    with.
    """
    from tests.oracle.pinocchio_model import PinocchioRobot

    robot = PinocchioRobot(subject.numeric, {})
    model = robot.model
    assert list(robot.order) == list(range(model.nv)), "joints must be numbered depth first"
    lines = [f"joints {model.nv}", f"gravity {_text(model.gravity.linear)}"]
    for j in range(1, model.njoints):
        M, Y = model.jointPlacements[j], model.inertias[j]
        kind = "R" if model.joints[j].shortname().endswith("RZ") else "P"
        inertia = Y.inertia[[0, 0, 1, 0, 1, 2], [0, 1, 1, 2, 2, 2]]
        lines += [
            f"{model.parents[j]} {kind} {float(model.armature[j - 1])!r}",
            _text(M.homogeneous[:3].ravel()),
            _text([Y.mass, *Y.lever, *inertia]),
        ]
    return "\n".join(lines) + "\n"


def _text(numbers: object) -> str:
    return " ".join(repr(float(x)) for x in np.asarray(numbers).ravel())


class Peer:
    """One robot in Pinocchio, with its states."""

    def __init__(self, subject: Subject, count: int = STATES) -> None:
        self.library, self.subject, self.count = peer(), subject, count
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "robot.txt"
            path.write_text(description(subject), encoding="utf-8")
            self.handle = ctypes.c_void_p(self.library.peer_new(str(path).encode()))

    def states(self, last: str) -> None:
        """The third argument of the algorithms is the accelerations or the torques."""
        arrays = [self.subject.states[name][: self.count] for name in ("q", "qd", last)]
        self.library.peer_states(
            self.handle,
            ctypes.c_size_t(len(arrays[0])),
            *(ctypes.c_void_p(a.ctypes.data) for a in arrays),
        )

    def kernel(self, algorithm: str, model: str, size: int) -> Kernel:
        """One algorithm; `size` numbers per state come out when asked for."""
        return self._timed(
            CONTENDER, algorithm, model, np.full((self.count, size), np.nan), CALLS, keep=False
        )

    def kept(self, algorithm: str, model: str, size: int, count: int) -> Kernel:
        """The same for a batch: `count` states, and every result copied into its row, as a caller
        of our batch finds them.
        """
        return self._timed(
            KEPT, algorithm, model, np.full((self.count, size), np.nan), count, keep=True
        )

    def _timed(
        self, contender: str, algorithm: str, model: str, out: np.ndarray, count: int, keep: bool
    ) -> Kernel:
        """Timed on the first `count` states, checked on all."""
        own, function, place = (
            Peer(self.subject, count),
            getattr(self.library, algorithm),
            ctypes.c_void_p(out.ctypes.data),
        )
        own.states(_last(algorithm))

        def run(rounds: int) -> None:
            function(own.handle, ctypes.c_size_t(rounds), place if keep else None)

        def outputs() -> np.ndarray:
            self.states(_last(algorithm))
            function(self.handle, ctypes.c_size_t(1), place)
            return out.copy()

        return Kernel(contender, model, count, run, outputs, keep=(self, own, out))


def _last(algorithm: str) -> str:
    """The third argument of an algorithm."""
    return "tau" if algorithm in ("aba", "computeABADerivatives") else "qdd"
