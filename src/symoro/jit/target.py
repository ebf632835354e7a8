"""The machine that code is compiled for: processor, features, doubles per vector register."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

# doubles per register, by feature; two on any other 64-bit machine
LANES = (("avx512f", 8), ("avx", 4))
BESIDE = 4  # most doubles of a vector in code that works on single doubles
FUSED = ("fma", "avx512f")  # features with a fused multiply-add; every 64-bit ARM has one


@dataclass(frozen=True)
class Target:
    """The properties of a machine that the machine code of a program depends on."""

    triple: str
    cpu: str
    features: str
    lanes: int
    fused: bool

    @property
    def together(self) -> int:
        """The number of angles of one state in one vector. It is limited, because instructions on
        the widest vectors slow down arithmetic on single doubles.
        """
        return min(self.lanes, BESIDE)

    @property
    def versions(self) -> tuple[str, ...]:
        """Versions and features that the object code depends on, apart from the program."""
        compiler = (
            import_module("llvmlite").__version__,
            ".".join(map(str, llvm().llvm_version_info)),
        )
        return (*compiler, self.triple, self.cpu, self.features, str(self.lanes), str(self.fused))

    def machine(self) -> Any:
        """The code generator.

        Level 1 suffices: programs are optimised already, and the second scheduling of level 2,
        after register allocation, brings no gain.
        """
        return self._machine(cpu=self.cpu, features=self.features, opt=1)

    def linker(self) -> Any:
        """The machine that links compiled code. It needs no features of the processor, which take
        time to look up.
        """
        return self._machine(opt=0)

    def _machine(self, **options: Any) -> Any:
        return (
            llvm()
            .Target.from_triple(self.triple)
            .create_target_machine(reloc="pic", codemodel="small", **options)
        )


@cache
def llvm() -> Any:
    """llvmlite's binding of LLVM, loaded when machine code is first wanted."""
    binding = import_module("llvmlite.binding")
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding


@cache
def available() -> bool:
    """True if machine code can be compiled and run: llvmlite loads, and NumPy's indices have 64
    bits.
    """
    try:
        return llvm() is not None and np.dtype(np.intp).itemsize == 8
    except (ImportError, OSError):  # no wheel for this platform, or one that does not load
        return False


@cache
def host() -> Target:
    """This machine."""
    features = llvm().get_host_cpu_features()
    triple = llvm().get_process_triple()
    lanes = next((n for name, n in LANES if features.get(name)), 2)
    fused = any(features.get(name) for name in FUSED) or triple.startswith(("aarch64", "arm64"))
    return Target(triple, llvm().get_host_cpu_name(), features.flatten(), lanes, fused)
