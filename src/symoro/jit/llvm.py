"""LLVM on this machine: the target that code is compiled for, compilation in the background,
and the text of instructions.

One thread runs jobs for LLVM, gives way to callers, and ends after IDLE_TIME seconds without jobs.
Only one thread uses LLVM at a time. A caller that needs the result of a job that has not begun does
the job itself. So no caller depends on the thread, and the error of a job is raised in its caller.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import struct
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from importlib import import_module
from itertools import count
from typing import Any, TypeVar
from weakref import WeakMethod

import numpy as np

# doubles per register, by feature; two on any other 64-bit machine
LANES = (("avx512f", 8), ("avx", 4))
MAX_SCALAR_LANES = 4  # most doubles of a vector in code that works on single doubles
FUSED_FEATURES = ("fma", "avx512f")  # features with a fused multiply-add; every 64-bit ARM has one


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
        return min(self.lanes, MAX_SCALAR_LANES)

    @property
    def far(self) -> bool:
        """True if code reaches its constants and functions at any distance, by longer instructions.
        Windows needs this, because llvmlite offers no JITLink there.
        """
        return "windows" in self.triple

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
        # "jitdefault": the large code model, and ELF objects on Windows too
        relocation, model = ("static", "jitdefault") if self.far else ("pic", "small")
        return (
            llvm()
            .Target.from_triple(self.triple)
            .create_target_machine(reloc=relocation, codemodel=model, **options)
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
    fused = any(features.get(name) for name in FUSED_FEATURES) or triple.startswith(
        ("aarch64", "arm64")
    )
    return Target(triple, llvm().get_host_cpu_name(), features.flatten(), lanes, fused)


# --- compilation in the background ----------------------------------------------------------------


Result = TypeVar("Result")
Job = Callable[[], object]
POLL_PERIOD = 1e-3  # seconds between two checks whether callers are done
IDLE_TIME = 1.0  # seconds that the thread waits for more jobs, since starting a thread takes time

_lock = threading.RLock()
_callers: list[None] = []  # one entry for each caller that has LLVM or waits for it
_jobs: deque[WeakMethod[Job]] = deque()
_more = threading.Event()
_thread = threading.Lock()  # held while the thread lives


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """Context in which this thread alone uses LLVM; it precedes all waiting jobs."""
    _take()
    try:
        yield
    finally:
        _give()


def once(make: Callable[[], Result]) -> Callable[[], Result]:
    """A function that calls `make` at its first call and returns the same object for ever, to all
    threads.

    Machine code and Python's own structures hold addresses of such objects, so there must never be
    a second one that is freed again, as `functools.cache` would allow.
    """
    results: list[Result] = []

    @wraps(make)
    def get() -> Result:
        if not results:
            with turn():
                if not results:
                    results.append(make())
        return results[0]

    return get


def later(job: Job) -> None:
    """Call a method in the background, unless its object, which is held weakly, is freed before."""
    _jobs.append(WeakMethod(job))
    _more.set()
    if not _thread.acquire(blocking=False):
        return
    try:
        threading.Thread(target=_work, name="symoro machine code", daemon=True).start()
    except RuntimeError:  # no threads here, or not any more: callers do the work
        _thread.release()


def finish() -> None:
    """Wait until no job is left; jobs that have not begun are done here."""
    with turn():
        while _jobs:
            _do_next()


def _work() -> None:
    while _more.wait(IDLE_TIME) or not _ended():
        _more.clear()
        while _jobs:
            while _callers:
                time.sleep(POLL_PERIOD)
            with _lock:
                _do_next()


def _ended() -> bool:
    """End the thread and return True, unless a job has arrived since the last check."""
    _thread.release()
    return not (_jobs and _thread.acquire(blocking=False))


def _do_next() -> None:
    """Do one job; an error is ignored here, since the caller that needs the result raises it."""
    with contextlib.suppress(Exception):
        if job := _jobs.popleft()():
            job()


def _take() -> None:
    _callers.append(None)
    try:
        _lock.acquire()
    except BaseException:  # Ctrl-C while it waits
        _callers.pop()
        raise


def _give() -> None:
    _lock.release()
    _callers.pop()


def _start_anew() -> None:
    """Reset the state in the child of a fork, which has no thread, no jobs and no other callers."""
    global _more, _thread
    _lock.release()
    _callers.clear()
    _jobs.clear()
    _more, _thread = threading.Event(), threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=_take, after_in_parent=_give, after_in_child=_start_anew)
atexit.register(_take)  # the job under way ends before LLVM is torn down, and no other begins


# --- text of LLVM instructions -------------------------------------------------------------------


RESULTS = "abcdefghjklnopq"

OPERATIONS: dict[str, tuple[str, ...]] = {
    "neg": ("fneg {t} {0}",),
    "add": ("fadd {t} {0}, {1}",),
    "sub": ("fsub {t} {0}, {1}",),
    "mul": ("fmul {t} {0}, {1}",),
    "div": ("fdiv {t} {0}, {1}",),
    "fma": ("call {t} @llvm.fmuladd.{s}({t} {0}, {t} {1}, {t} {2})",),
    "sqrt": ("call {t} @llvm.sqrt.{s}({t} {0})",),
    "abs": ("call {t} @llvm.fabs.{s}({t} {0})",),
    "sign": (
        "fcmp ogt {t} {0}, {zero}",
        "fcmp olt {t} {0}, {zero}",
        "select {m} {a}, {t} {one}, {t} {0}",
        "select {m} {b}, {t} {minus}, {t} {c}",
    ),
    "min": (
        "fcmp olt {t} {0}, {1}",
        "fcmp uno {t} {0}, {0}",
        "or {m} {a}, {b}",
        "select {m} {c}, {t} {0}, {t} {1}",
    ),  # a nan stays a nan
    "max": (
        "fcmp ogt {t} {0}, {1}",
        "fcmp uno {t} {0}, {0}",
        "or {m} {a}, {b}",
        "select {m} {c}, {t} {0}, {t} {1}",
    ),
    "less": ("fcmp olt {t} {0}, {1}", "select {m} {a}, {t} {one}, {t} {zero}"),
    "less_equal": ("fcmp ole {t} {0}, {1}", "select {m} {a}, {t} {one}, {t} {zero}"),
    "equal": ("fcmp oeq {t} {0}, {1}", "select {m} {a}, {t} {one}, {t} {zero}"),
    "where": ("fcmp une {t} {0}, {zero}", "select {m} {a}, {t} {1}, {t} {2}"),
}
LIBRARY = {
    "pow": 2,
    "tan": 1,
    "asin": 1,
    "acos": 1,
    "exp": 1,
    "log": 1,
}  # C functions, called lane by lane
DECLARED = {"fmuladd": 3, "sqrt": 1, "fabs": 1}  # intrinsic functions and their arity


def literal(value: float) -> str:
    """A double by its bits."""
    return f"0x{struct.pack('>d', value).hex().upper()}"


def _every(lanes: int, kind: str, text: str) -> str:
    """A constant, the same in every lane."""
    return text if lanes == 1 else "<" + ", ".join([f"{kind} {text}"] * lanes) + ">"


@cache
def _types(lanes: int) -> dict[str, str]:
    """The fields of the templates for values of this width."""
    kinds = {"t": "double", "i": "i64", "m": "i1"}
    wide = {letter: kind if lanes == 1 else f"<{lanes} x {kind}>" for letter, kind in kinds.items()}
    numbers = {
        name: _every(lanes, "double", literal(x))
        for name, x in (("zero", 0.0), ("one", 1.0), ("minus", -1.0))
    }
    return {**wide, "s": "f64" if lanes == 1 else f"v{lanes}f64", **numbers}


@cache
def _form(lanes: int, template: str) -> str:
    """A single template as a %-format; it must have each operand once and in order."""
    return template.format("%s", "%s", "%s", **_types(lanes))


POINTER_PERIOD = 64  # numbers per state after which pointers move to new registers


class Writer:
    """Collects the lines of one function; values are `lanes` doubles wide."""

    def __init__(self, lanes: int = 1, shared: Writer | None = None) -> None:
        self.lanes = lanes
        self.lines: list[str] = shared.lines if shared else []
        self.allocas: list[str] = shared.allocas if shared else []
        self.numbers: Iterator[int] = shared.numbers if shared else count(1)
        self.types = _types(lanes)
        self.t = self.types["t"]

    def of_width(self, lanes: int) -> Writer:
        """A writer into the same function, of another width."""
        return Writer(lanes, self)

    def number(self, value: float) -> str:
        return _every(self.lanes, "double", literal(value))

    def integer(self, value: int) -> str:
        return _every(self.lanes, "i64", str(value))

    def name(self, stem: str) -> str:
        return f"{stem}{next(self.numbers)}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def let(self, text: str) -> str:
        """Add an instruction; return the name of its value."""
        result = f"%v{next(self.numbers)}"
        self.lines.append(f"  {result} = {text}")
        return result

    def room(self, kind: str) -> str:
        """Allocate a place on the stack at the beginning of the function."""
        place = f"%{self.name('room')}"
        self.allocas.append(f"  {place} = alloca {kind}, align 64")
        return place

    def expand(self, templates: Sequence[str], *operands: str) -> str:
        """The instructions of a template."""
        if len(templates) == 1:
            return self.let(_form(self.lanes, templates[0]) % operands)
        results: dict[str, str] = {}
        for letter, template in zip(RESULTS, templates, strict=False):
            results[letter] = self.let(template.format(*operands, **self.types, **results))
        return results[letter]

    def apply(self, name: str, *operands: str) -> str:
        """An operation of the table, or a library function lane by lane."""
        return (
            self.expand(OPERATIONS[name], *operands)
            if name in OPERATIONS
            else self.call(name, *operands)
        )

    def call(self, function: str, *operands: str) -> str:
        result = "poison"
        for lane in range(self.lanes):
            arguments = ", ".join(f"double {self.lane(x, lane)}" for x in operands)
            result = self.insert(result, self.let(f"call double @{function}({arguments})"), lane)
        return result

    def lane(self, x: str, lane: int) -> str:
        return x if self.lanes == 1 else self.let(f"extractelement {self.t} {x}, i32 {lane}")

    def insert(self, vector: str, x: str, lane: int) -> str:
        return (
            x
            if self.lanes == 1
            else self.let(f"insertelement {self.t} {vector}, double {x}, i32 {lane}")
        )

    def gather(self, values: Sequence[str]) -> str:
        """A vector of single doubles, zero beyond them."""
        vector = "poison" if len(values) == self.lanes else "zeroinitializer"
        for lane, x in enumerate(values):
            vector = self.insert(vector, x, lane)
        return vector

    def splat(self, x: str) -> str:
        if self.lanes == 1:
            return x
        first = self.insert("poison", x, 0)
        lanes = f"<{self.lanes} x i32> zeroinitializer"
        return self.let(f"shufflevector {self.t} {first}, {self.t} poison, {lanes}")

    def at(self, pointer: str, index: int, kind: str = "double") -> str:
        """The address of element `index`."""
        return self.let(f"getelementptr {kind}, ptr {pointer}, i64 {index}") if index else pointer

    def load(self, pointer: str, index: int = 0, kind: str = "double") -> str:
        return self.let(f"load {kind}, ptr {self.at(pointer, index, kind)}, align 8")

    def store(self, value: str, pointer: str, index: int = 0, kind: str = "double") -> None:
        self.line(f"store {kind} {value}, ptr {self.at(pointer, index, kind)}, align 8")

    def function(self, head: str) -> str:
        """The text of the whole function. Code for single doubles gets attribute #2, which limits
        the width of vectors, because wide registers slow it down even if they only store zeros.
        """
        return "\n".join(
            [
                f"define {head} #{0 if self.lanes > 1 else 2} {{",
                "entry:",
                *self.allocas,
                *self.lines,
                "}",
                "",
            ]
        )


class Pointers:
    """Pointers that are copied to new registers after every RENEWED numbers, with a barrier,
    because LLVM's compile time grows with the square of the accesses through one pointer.
    """

    def __init__(self, w: Writer, pointers: Sequence[str]) -> None:
        self.w, self.current, self.used = w, list(pointers), 0

    def use(self, count: int) -> list[str]:
        """The registers for the next `count` numbers."""
        if self.used >= POINTER_PERIOD:
            self.current = [
                self.w.let(f'call ptr asm sideeffect "", "=r,0"(ptr {p})') for p in self.current
            ]
            self.used = 0
        self.used += count
        return self.current


def declarations(widths: set[int]) -> str:
    """Declarations of all external functions that a module with vectors of these widths may call,
    and the attributes of its functions.
    """
    lines = []
    for width in sorted({1, *widths}):
        w = Writer(width)
        lines += [
            f"declare {w.t} @llvm.{name}.{w.types['s']}({', '.join([w.t] * arity)})"
            for name, arity in DECLARED.items()
        ]
    lines += [
        f"declare double @{name}({', '.join(['double'] * arity)})"
        for name, arity in {**LIBRARY, "sin": 1, "cos": 1}.items()
    ]
    lines += [
        f"declare i1 @llvm.vector.reduce.or.v{width}i1(<{width} x i1>)" for width in sorted(widths)
    ]
    lines += [
        "declare i64 @llvm.smin.i64(i64, i64)",
        "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)",
    ]
    for number, bits in ((0, 64 * max(widths)), (2, 64 * min(widths))):
        widest = f'"min-legal-vector-width"="{bits}" "prefer-vector-width"="{bits}"'
        lines.append(f"attributes #{number} = {{ nounwind {widest} }}")
    lines.append("attributes #1 = { cold noinline nounwind }")
    return "\n".join([*lines, ""])
