"""C that CasADi generates from Pinocchio: Pinocchio's templates run on CasADi's symbols, CasADi
writes the C, gcc compiles it.
"""

from __future__ import annotations

import ctypes
import importlib.util
import re
import subprocess
import tempfile
from functools import cache
from importlib import metadata
from pathlib import Path

import numpy as np

from benchmarks.peers.build import CXX, Missing, built, library
from benchmarks.peers.kernels import Kernel
from benchmarks.peers.ours import pointers
from benchmarks.peers.pinocchio_peer import DEFINES, description, includes, release, sources
from benchmarks.peers.robots import CALLS, Subject

CONTENDER = "CasADi C"
INSTALL = "pip install casadi"
ARGUMENTS = {"rnea": ("q", "qd", "qdd"), "crba": ("q",), "aba": ("q", "qd", "tau"), "nonLinearEffects": ("q", "qd"),
             "computeGeneralizedGravity": ("q",), "forwardKinematics": ("q",), "computeJointJacobians": ("q",),
             "computeJointTorqueRegressor": ("q", "qd", "qdd"), "computeRNEADerivatives": ("q", "qd", "qdd")}  # fmt: skip
LOOP = """
void run_{name}(size_t rounds, size_t n, size_t joints, const double *const *x, const size_t *sizes, size_t step, double *out)
{{
    const double *arg[64];
    double *res[64];
    for (size_t r = 0; r < rounds; ++r)
        for (size_t k = 0; k < n; ++k) {{
            double *to = out + step*k;
            for (size_t i = 0; i < {inputs}; ++i) arg[i] = x[i] + joints*k;
            for (size_t i = 0; sizes[i]; to += sizes[i++]) res[i] = to;
            {name}(arg, res, iw, w, 0);
        }}
}}
"""
HEAD = "#include <stddef.h>\nstatic long long iw[4096];\nstatic double w[1 << 20];\n"


def release_of_casadi() -> str:
    return f"CasADi {metadata.version('casadi')}"


@cache
def tracer() -> Path:
    """The program that writes C for a robot: Pinocchio's headers with CasADi's scalar."""
    found = importlib.util.find_spec("casadi")
    if found is None or found.origin is None:
        raise Missing(f"casadi is not installed: {INSTALL}")
    folder = Path(found.origin).parent
    command = (CXX, "-std=c++17", "-O0", "-DNDEBUG", *DEFINES, *includes(), "-isystem", str(folder / "include"), "{sources}", "-o", "{out}",
               "-L", str(folder), "-lcasadi", f"-Wl,-rpath,{folder}")  # fmt: skip
    return built("casadi", sources("trace.cpp"), command, f"{release()} {release_of_casadi()}")


def traced(subject: Subject) -> str:
    """The C text of all algorithms for one robot."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "robot.txt").write_text(description(subject), encoding="utf-8")
        subprocess.run(
            [tracer(), folder / "robot.txt", folder, "traced"], check=True, capture_output=True
        )
        return (folder / "traced.c").read_text(encoding="utf-8")


def functions(text: str) -> dict[str, str]:
    """The text cut into one for each algorithm, so that only those that are compared are compiled."""
    head, *parts = re.split(r"(?m)^(?=/\* \w+:\()", text)
    return {part[3 : part.index(":")]: head + part for part in parts}


class Peer:
    """One robot's generated C."""

    def __init__(self, subject: Subject) -> None:
        self.subject, self.texts = subject, functions(traced(subject))

    def compiled(self, algorithm: str) -> ctypes.CDLL:
        declaration = f"int {algorithm}(const double **, double **, long long *, double *, int);\n"
        loop = LOOP.format(name=algorithm, inputs=len(ARGUMENTS[algorithm]))
        return library(
            f"{self.subject.name}-casadi-{algorithm}",
            {"traced.c": self.texts[algorithm], "loops.c": HEAD + declaration + loop},
        )

    def kernel(self, algorithm: str, model: str, sizes: tuple[int, ...]) -> Kernel:
        """One algorithm with outputs of the given sizes, one after another for each state."""
        states = [self.subject.states[name] for name in ARGUMENTS[algorithm]]
        count, total = len(states[0]), sum(sizes)
        out, x = np.zeros((count, total)), pointers(states)
        ends = (ctypes.c_size_t * (len(sizes) + 1))(*sizes, 0)
        function = getattr(self.compiled(algorithm), f"run_{algorithm}")
        joints, place = ctypes.c_size_t(self.subject.joints), ctypes.c_void_p(out.ctypes.data)

        def run(rounds: int, n: int = CALLS, step: int = 0) -> None:
            function(
                ctypes.c_size_t(rounds),
                ctypes.c_size_t(n),
                joints,
                x,
                ends,
                ctypes.c_size_t(step),
                place,
            )

        def outputs() -> np.ndarray:
            out.fill(np.nan)
            run(1, count, total)
            return out.copy()

        return Kernel(CONTENDER, model, CALLS, run, outputs, keep=(states, out))
