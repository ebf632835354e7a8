"""From text to functions: the intermediate representation compiled (or found on disk) and loaded into this process."""

from __future__ import annotations

import ctypes
import ctypes.util
import hashlib
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from symoro.emit import sincos
from symoro.jit import store
from symoro.jit.target import Target, host, llvm
from symoro.jit.trig import FAR
from symoro.jit.writer import LIBRARY, declarations
from symoro.passes import schedule

RARELY = '!0 = !{!"branch_weights", i32 1, i32 1000000}\n'
_lock = threading.RLock()


@dataclass(frozen=True, eq=False)
class Code:
    """Loaded machine code; the functions live as long as this object."""

    write: Callable[[], str]
    addresses: dict[str, int]
    milliseconds: float
    cached: bool
    engine: Any

    @cached_property
    def text(self) -> str:
        """The intermediate representation; written anew where the code came from disk."""
        return self.write()

    def assembly(self) -> str:
        """The machine's instructions, as text."""
        with _lock:
            return str(host().machine().emit_assembly(llvm().parse_assembly(self.text)))


def module(*functions: str) -> str:
    """The text of a module with these functions and what they call."""
    text = "\n".join(functions)
    return "\n".join([declarations({host().together, host().lanes}), *([FAR, RARELY] if "@far(" in text else []), text])


def load(write: Callable[[], str], content: str, names: Sequence[str], kept: bool = True, level: int | None = None) -> Code:
    """The functions of the module that `write` gives. With `kept`, disk is searched first and keeps the result.

    `content` is all that the text depends on beside this package and the machine. `level` asks for LLVM's own passes: 0 expands
    the calls that the text marks for it, 3 is everything, for text that did not come from our passes.
    """
    start = time.perf_counter()
    target = host()
    key = hashlib.sha256("\n".join((_source(), *target.versions, str(level), content)).encode()).hexdigest()
    with _lock:
        found = store.find(key) if kept else None
        code = _compile(write(), target, level) if found is None else found
        if kept and found is None:
            store.keep(key, code)
        engine = _link(code)
        addresses = {name: engine.get_function_address(name) for name in names}
    return Code(write, addresses, 1e3 * (time.perf_counter() - start), found is not None, engine)


@cache
def _source() -> str:
    """A digest of the code that writes the text: another version of it finds nothing of this one's on disk."""
    texts = [path.read_bytes() for path in sorted(Path(__file__).parent.iterdir()) if path.is_file()]
    return hashlib.sha256(b"".join([*texts, *(Path(m.__file__ or "").read_bytes() for m in (sincos, schedule))])).hexdigest()


def _compile(text: str, target: Target, level: int | None) -> bytes:
    parsed = llvm().parse_assembly(text)
    machine = _generator(target)
    if level is not None:
        options = llvm().create_pipeline_tuning_options(speed_level=level)
        options.loop_vectorization = options.slp_vectorization = level > 0
        builder = llvm().create_pass_builder(machine, options)
        builder.getModulePassManager().run(parsed, builder)
    return bytes(machine.emit_object(parsed))


@cache
def _generator(target: Target) -> Any:
    """One for all programs: it looks up the features of the processor once."""
    return target.machine()


def _link(code: bytes) -> Any:
    _provide_library()
    engine = llvm().create_mcjit_compiler(llvm().parse_assembly(""), host().machine(0))
    engine.add_object_file(llvm().ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


@cache
def _provide_library() -> None:
    """The functions of the mathematics library, where the process does not show them already."""
    library: ctypes.CDLL | None = None
    for name in (*LIBRARY, "sin", "cos", "atan", "atan2"):
        if not llvm().address_of_symbol(name):
            library = library or ctypes.CDLL("ucrtbase" if sys.platform == "win32" else ctypes.util.find_library("m"))
            llvm().add_symbol(name, ctypes.cast(getattr(library, name), ctypes.c_void_p).value)
