"""From LLVM text to callable functions: compiled in the background or read from disk, loaded at the
first use; object code is stored on disk, so that the second start of a program compiles nothing.
"""

from __future__ import annotations

import contextlib
import ctypes
import ctypes.util
import hashlib
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from importlib.resources import files
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary, finalize

from symoro.cache import enabled, folder
from symoro.emit import vector_math
from symoro.jit.llvm import (
    LIBRARY,
    Target,
    call_once,
    declarations,
    host,
    llvm_binding,
    priority_turn,
    run_in_background,
)
from symoro.jit.trigonometry import LARGE_ANGLE_FUNCTION

UNLIKELY = '!0 = !{!"branch_weights", i32 1, i32 1000000}\n'
ADVICE = 'Please report this; meanwhile backend="numpy" runs the model.'


class Loaded:
    """The functions of a module: text, then object code, then addresses.

    They live as long as this object.
    """

    def __init__(
        self, names: Sequence[str], source: str | bytes, make: Callable[[str], bytes]
    ) -> None:
        """`source` is LLVM text, which `make` compiles to object code, or object code."""
        self.names, self.make = names, make
        self.source: str | bytes = source
        self.linked: dict[str, int] = {}
        self.milliseconds = 0.0  # spent on it so far

    def compile(self) -> None:
        """Compile the text to object code, unless another thread has done it."""
        with priority_turn():
            if isinstance(self.source, str):
                start = time.perf_counter()
                try:
                    self.source = self.make(self.source)
                except RuntimeError as error:
                    raise RuntimeError(
                        f"machine code of {', '.join(self.names)}: "
                        f"LLVM rejects its text: {error}. {ADVICE}"
                    ) from error
                self.milliseconds += _since(start)

    def addresses(self) -> dict[str, int]:
        """The addresses of the functions by name."""
        with priority_turn():
            self.compile()
            if isinstance(self.source, bytes) and not self.linked:
                start = time.perf_counter()
                try:
                    self.linked, owners = _link(self.source, self.names)
                except RuntimeError as error:  # no memory
                    raise RuntimeError(
                        f"machine code of {', '.join(self.names)}: "
                        f"LLVM cannot load it: {error}. {ADVICE}"
                    ) from error
                finalize(self, _close, owners).atexit = False
                self.source = b""  # LLVM has its own copy
                self.milliseconds += _since(start)
        return self.linked


@dataclass(frozen=True, eq=False)
class Code:
    """Machine code of one program; programs with the same content share what is loaded."""

    write: Callable[[], str]
    loaded: Loaded
    cached: bool  # not compiled for this program
    before: float  # milliseconds until it was found or handed to LLVM
    shared: bool = False

    @property
    def addresses(self) -> dict[str, int]:
        """The addresses of the functions by name; waits for LLVM."""
        return self.loaded.linked or self.loaded.addresses()

    @property
    def milliseconds(self) -> float:
        """Time spent for this program, in any thread; waits for LLVM."""
        self.loaded.addresses()
        return self.before if self.shared else self.before + self.loaded.milliseconds

    @cached_property
    def text(self) -> str:
        """The LLVM text, which is not stored but written again."""
        return self.write()

    def assembly(self) -> str:
        """The machine's instructions, as text."""
        text = self.text
        with priority_turn():
            return str(host().machine().emit_assembly(llvm_binding().parse_assembly(text)))


_loaded: WeakValueDictionary[str, Loaded] = WeakValueDictionary()


def module(*functions: str) -> str:
    """The text of a module with these functions and what they call."""
    text = "\n".join(functions)
    return "\n".join(
        [
            declarations({host().together, host().lanes}),
            *([LARGE_ANGLE_FUNCTION, UNLIKELY] if "@far(" in text else []),
            text,
        ]
    )


def load(
    write: Callable[[], str],
    content: str,
    names: Sequence[str],
    cached: bool = True,
    level: int | None = None,
) -> Code:
    """The functions of the module whose text `write` returns, compiled in the background.

    With `cached`, code of the same content is shared if it is in use, otherwise read from disk or
    stored there. `content` identifies the text, together with this package and the machine. `level`
    runs LLVM's own passes: 0 inlines the calls marked in the text, 3 runs all passes, for text that
    our passes have not optimised.
    """
    start, target = time.perf_counter(), host()
    key = hashlib.sha256(
        "\n".join((_source(), *target.versions, str(level), content)).encode()
    ).hexdigest()
    loaded = _loaded.get(key) if cached else None
    if loaded:
        return Code(write, loaded, True, _since(start), shared=True)
    stored = find_object(key) if cached else None
    loaded = Loaded(
        tuple(names),
        stored or write(),
        partial(_compile, target, level, key if cached and enabled() else ""),
    )
    if cached:
        _loaded[key] = loaded
    if not stored:
        run_in_background(loaded.compile)
    return Code(write, loaded, bool(stored), _since(start))


def _since(start: float) -> float:
    """Milliseconds."""
    return 1e3 * (time.perf_counter() - start)


SCHEDULE = Path(__file__).parents[1] / "passes" / "schedule.py"


@cache
def _source() -> str:
    """A digest of the modules that write the text, so that each version of them has its own entries
    on disk.
    """
    texts = [
        path.read_bytes() for path in sorted(Path(__file__).parent.iterdir()) if path.is_file()
    ]
    return hashlib.sha256(
        b"".join([*texts, *(path.read_bytes() for path in (Path(vector_math.__file__), SCHEDULE))])
    ).hexdigest()


def _compile(target: Target, level: int | None, key: str, text: str) -> bytes:
    """Compile the text to object code; store it on disk if there is a key."""
    parsed, machine = llvm_binding().parse_assembly(text), _generator(target)
    if level is not None:
        options = llvm_binding().create_pipeline_tuning_options(speed_level=level)
        options.loop_vectorization = options.slp_vectorization = level > 0
        builder = llvm_binding().create_pass_builder(machine, options)
        builder.getModulePassManager().run(parsed, builder)
    code = bytes(machine.emit_object(parsed))
    if key:
        store_object(key, code)
    return code


@cache
def _generator(target: Target) -> Any:
    """The code generator of all programs, since its creation reads the processor's features."""
    return target.machine()


def _link(code: bytes, names: Sequence[str]) -> tuple[dict[str, int], tuple[Any, ...]]:
    """Place the code in memory: the addresses of its functions, and the objects of LLVM that hold
    them, in the order in which they are closed.

    JITLink places code and constants of a module in one block, so that the 32-bit distances between
    them always suffice. Each module has a linker of its own, because a linker keeps some memory of
    every module that it ever linked.
    """
    if host().far:
        return _link_apart(code, names)
    linker = llvm_binding().create_lljit_compiler(
        host().linker(), use_jit_link=True, suppress_errors=True
    )
    library = llvm_binding().JITLibraryBuilder().add_object_img(code).add_current_process()
    for name, address in _mathematics().items():
        library.import_symbol(name, address)
    for name in names:
        library.export_symbol(name)
    tracker = library.link(linker, "model")
    return {name: tracker[name] for name in names}, (tracker, linker)


def _link_apart(code: bytes, names: Sequence[str]) -> tuple[dict[str, int], tuple[Any, ...]]:
    """Like `_link`, for code whose sections may lie at any distance, since MCJIT places them one by
    one and ends the process if a distance of 32 bits does not suffice.
    """
    for name, address in _mathematics().items():
        llvm_binding().add_symbol(name, address)
    engine = llvm_binding().create_mcjit_compiler(
        llvm_binding().parse_assembly(""), host().linker()
    )
    engine.add_object_file(llvm_binding().ObjectFileRef.from_data(code))
    engine.finalize_object()
    return {name: engine.get_function_address(name) for name in names}, (engine,)


def _close(owners: tuple[Any, ...]) -> None:
    """Free the functions; `turn` prevents a fork meanwhile."""
    if not sys.is_finalizing():
        with priority_turn():
            for owner in owners:
                owner.close()


@cache
def _mathematics() -> dict[str, int]:
    """The addresses of the mathematical functions that code calls, by name: those that LLVM finds
    in this process, otherwise those of the system's library.
    """
    addresses, library = {}, None
    for name in (*LIBRARY, "sin", "cos", "atan", "atan2"):
        address = llvm_binding().address_of_symbol(name)
        if not address:
            library = library or ctypes.CDLL(
                "ucrtbase" if sys.platform == "win32" else ctypes.util.find_library("m")
            )
            address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
        addresses[name] = address
    return addresses


# --- machine code that is the same for all models: the built-in Python function, strided batches -


BYTES = bytes.__basicsize__ - 1  # where the content of a bytes object begins
TUPLE = tuple.__basicsize__ // 8  # where the items of a tuple begin, in pointers


@call_once
def support() -> Code:
    """The functions `call`, `named` and `strided`."""
    return load(_text, f"support {BYTES} {TUPLE}", ("call", "named", "strided"), level=0)


def _text() -> str:
    text = "\n".join(
        files("symoro.jit").joinpath(name).read_text(encoding="utf-8")
        for name in ("call.ll", "names.ll", "strided.ll")
    )
    return text.replace("{bytes}", str(BYTES)).replace("{tuple}", str(TUPLE))


# --- object code on disk --------------------------------------------------------------------------
#
# An entry is stored by its content. It is trusted only if it and its folder belong to the user and
# nobody else may write them; a digest in front of the code detects damage. Anything else is a cache
# miss. When the entries exceed MAX_TOTAL bytes, the least recently used ones are deleted. A process
# checks this when it stores its first entry, and again each time it has stored a sixteenth of
# MAX_TOTAL.


MAX_TOTAL = 64 << 20  # bytes
PARTS = 16
DIGEST = 32
_filled: dict[Path, int] = {}  # bytes since the last look, by folder


def find_object(key: str) -> bytes | None:
    """The object code stored under this key, None if it is missing, damaged or not trusted."""
    if not enabled():
        return None
    path = _place() / f"{key}.o"
    with contextlib.suppress(OSError):
        if not _private(path.parent.lstat(), stat.S_ISDIR):
            return None
        handle = os.open(
            path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        )
        with os.fdopen(handle, "rb") as file:
            if not _private(os.fstat(handle), stat.S_ISREG):
                return None
            content = file.read()
        code = content[DIGEST:]
        if code and content[:DIGEST] == _digest(key, code):
            os.utime(path)
            return code
    return None


def store_object(key: str, code: bytes) -> None:
    """Store the object code: written to a temporary file, which is then renamed, so that no reader
    sees half an entry. If the folder cannot be written, nothing is stored.
    """
    if not enabled():
        return
    path = _place() / f"{key}.o"
    with contextlib.suppress(OSError):
        path.parent.parent.mkdir(parents=True, exist_ok=True)
        path.parent.mkdir(mode=0o700, exist_ok=True)
        if not _private(path.parent.lstat(), stat.S_ISDIR):
            return
        # mkstemp's file is readable and writable by its owner only
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".entry.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_digest(key, code) + code)
            os.replace(temporary, path)
        except OSError:
            os.unlink(temporary)
            raise
        _filled[path.parent] = _filled.get(path.parent, MAX_TOTAL) + len(code)
        if _filled[path.parent] > MAX_TOTAL // PARTS:
            _filled[path.parent] = 0
            _prune(path.parent)


def _place() -> Path:
    return folder() / "machine-code"


def _digest(key: str, code: bytes) -> bytes:
    return hashlib.sha256(key.encode() + code).digest()


def _private(status: os.stat_result, kind: Callable[[int], bool]) -> bool:
    """True for a file of this kind that belongs to the user and that others cannot write. Windows
    protects a user's folders by itself.
    """
    if not kind(status.st_mode):
        return False
    return os.name != "posix" or (status.st_uid == os.geteuid() and not status.st_mode & 0o022)


def _prune(place: Path) -> None:
    """Delete the least recently used entries until the rest fits into MAX_TOTAL."""
    entries = [(entry.stat(), entry.path) for entry in os.scandir(place)]
    newest_first = sorted(((x.st_mtime, x.st_size, path) for x, path in entries), reverse=True)
    total = 0
    for _, size, path in newest_first:
        total += size
        if total > MAX_TOTAL:
            with contextlib.suppress(OSError):
                os.unlink(path)
