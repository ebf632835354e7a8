"""The workbench: the user's folder and uploads, the open robots with undo, their state on disk.

The state is written after every change, so that nothing is lost by a reload or a crash.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import re
import sys
import tempfile
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import symoro as sy
from symoro import cache
from symoro.errors import InputError, SymoroError
from symoro.formats import FORMATS, PRIVATE, file_state, write_bytes, write_text
from symoro.gui.document import CellEdit, Document, from_data, from_robot, new_document
from symoro.limits import LIMITS, Limit
from symoro.robot import STRUCTURES

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HOST = "127.0.0.1"  # the server accepts connections from this machine only
MAX_LISTED = 500  # files in the dialog Open
ROBOT_SUFFIXES = (".par", ".urdf", ".mjcf", ".xml")  # files that are listed as robots
FILE_NAME = re.compile(r"[^/\\:*?\"<>|\x00-\x1f]{1,120}")

MAX_UPLOAD, MAX_LOG = LIMITS["upload"], LIMITS["log-upload"]  # of a robot file, of a log
EXECUTABLE = (".xacro",)  # formats whose contents are evaluated: not accepted as uploads
READABLE = {suffix: f for suffix, f in FORMATS.items() if suffix not in EXECUTABLE}
INCLUDE_TAG = re.compile(rb"<\s*include\b")

MAX_SERVERS = 64  # of one folder at a time
UNDO_DEPTH = 200
MAX_STATE, MAX_OPEN = LIMITS["state"], LIMITS["open-robots"]
# The change: the list of robots, or the document of one of them.
ROBOTS, DOCUMENT = "robots", "document"


# --- the user's folder ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Folder:
    """The folder that the workbench reads and writes; the page names files in it, never paths."""

    path: Path

    def robots(self) -> list[str]:
        """Return the names of the robot files in the folder."""
        try:
            names = [
                p.name
                for p in self.path.iterdir()
                if p.suffix.lower() in ROBOT_SUFFIXES and p.is_file()
            ]
        except OSError:
            return []
        return sorted(names, key=str.lower)[:MAX_LISTED]

    def file(self, name: str) -> Path:
        """Return the path of a file by its plain name; a name that leads elsewhere is refused."""
        is_plain = FILE_NAME.fullmatch(name) and not name.startswith(".") and name.strip() == name
        path = self.path / name
        if not is_plain or path.resolve().parent != self.path.resolve():
            raise InputError(
                "file name",
                f"'{name[:60]}'",
                f"a plain name in {self.path}",
                "Folders, drives and links to other places are not followed.",
            )
        return path


# --- uploads --------------------------------------------------------------------------------------


async def upload_bytes(file: Any, max_bytes: Limit = MAX_UPLOAD) -> bytes:
    """Return the contents of an uploaded file of at most `max_bytes`."""
    if file.size() > max_bytes:
        raise InputError(Path(file.name).name, f"{file.size()} bytes", f"at most {max_bytes}")
    return bytes(await file.read())


def upload_name(name: Any, suffixes: Collection[str]) -> str:
    """Return the name of an uploaded file without its path and without unusual characters.

    The suffix must be one of `suffixes`, possibly followed by .gz.
    """
    base = Path(str(name).replace("\\", "/")).name[:120]
    suffix = Path(base.removesuffix(".gz")).suffix.lower()
    if suffix not in suffixes:
        raise InputError(base or "file", f"the type '{suffix}'", f"one of {', '.join(suffixes)}")
    return "".join(ch if ch.isalnum() or ch in "-_ ." else "_" for ch in base).strip(". ")


async def read_upload(file: Any, **options: Any) -> sy.Robot:
    """Return the robot in an uploaded file; the options are those of `sy.load`."""
    name = upload_name(file.name, READABLE)
    data = await upload_bytes(file)
    if INCLUDE_TAG.search(data):
        raise InputError(
            name,
            "a file that includes others",
            "a file without <include>",
            "Open it from the folder that the workbench was started for.",
        )
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        path = Path(folder) / name
        write_bytes(path, data)
        return sy.load(path, **options)


# --- state files ----------------------------------------------------------------------------------


@dataclass
class StateFile:
    """The file with the state of one server, and a lock that no other server can hold.

    The operating system releases the lock when the process ends, however it ends.
    """

    path: Path
    lock: IO[bytes] | None = None  # None if the file system has no locks

    def release(self) -> None:
        """Release the lock."""
        if self.lock is not None:
            self.lock.close()


def claim_state_file(folder: Path, name: str) -> StateFile:
    """Return the first state file that no running server holds."""
    for path in _state_paths(folder, name):
        try:
            lock = _acquire_lock(path.with_suffix(".lock"))
        except OSError:  # a read-only folder, or no locks: assume that no other server runs
            return StateFile(path)
        if lock is not None:
            return StateFile(path, lock)
    return StateFile(folder / f"{name}.json")


def abandoned_state_files(folder: Path, name: str) -> Iterator[StateFile]:
    """Yield the state files whose servers have ended; each is locked while it is used."""
    for path in _state_paths(folder, name):
        try:
            lock = _acquire_lock(path.with_suffix(".lock")) if path.exists() else None
        except OSError:
            return
        if lock is not None:
            with lock:
                yield StateFile(path, lock)


def _state_paths(folder: Path, name: str) -> Iterator[Path]:
    return (folder / f"{name}{f'-{k}' if k > 1 else ''}.json" for k in range(1, MAX_SERVERS + 1))


def _acquire_lock(path: Path) -> IO[bytes] | None:
    """Return a locked file, or None if another process holds the lock."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = path.open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file


# --- open robots ----------------------------------------------------------------------------------


@dataclass
class PageRequest:
    """A page of a robot: a model, 'simulate' or 'identify', and its options."""

    model: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """A text that is the same for equal requests."""
        return json.dumps([self.model, self.options], sort_keys=True)


@dataclass
class OpenRobot:
    """An open robot: its document with history, its file, its pages, and its joint positions."""

    id: int
    document: Document
    builtin: str = ""  # id of the built-in robot that it was opened as
    file: str = ""  # its name in the folder
    path: Path | None = None  # of the file that it was opened from; its meshes are near it
    saved: Document | None = None  # the document in the file
    file_state: tuple[Path, tuple[int, ...]] | None = None  # of the file when it was last in step
    q: dict[str, float] = field(default_factory=dict)  # joint positions, rad or m
    pages: list[PageRequest] = field(default_factory=list)
    is_listing: bool = False  # a listing to optimise, without a robot
    front: str = ""  # the key of the page in front; '' for the parameters
    past: list[Document] = field(default_factory=list)
    future: list[Document] = field(default_factory=list)
    robot: sy.Robot | None = None  # of the last document without errors
    last_edit: object = None  # the cell of the last edit: typing in one cell is one step of undo

    def __post_init__(self) -> None:
        self.robot = self.document.checked.robot or self.robot

    @property
    def is_dirty(self) -> bool:
        """True if the document has changes that are not saved."""
        return self.document != self.saved and not self.is_listing

    @property
    def unchanged_builtin(self) -> str:
        """The id of the built-in robot if nothing was changed, else ''."""
        return self.builtin if self.builtin and not self.is_dirty else ""

    def put(self, document: Document, edit: object = None) -> None:
        """Replace the document; the previous one can be restored by undo.

        Consecutive calls with the same `edit` are one step of undo.
        """
        if document == self.document:
            return
        if edit is None or edit != self.last_edit:
            self.past = [*self.past, self.document][-UNDO_DEPTH:]
        self.last_edit, self.future = edit, []
        self._set_document(document)

    def undo(self) -> bool:
        """Restore the previous document; return False if there is none."""
        return self._step(self.past, self.future)

    def redo(self) -> bool:
        """Restore the document before the last undo; return False if there is none."""
        return self._step(self.future, self.past)

    def _step(self, source: list[Document], target: list[Document]) -> bool:
        if not source:
            return False
        target.append(self.document)
        self.last_edit = None
        self._set_document(source.pop())
        return True

    def _set_document(self, document: Document) -> None:
        self.document = document
        self.robot = document.checked.robot or self.robot

    def as_data(self) -> dict[str, Any]:
        """Return the state as plain data."""
        return {
            "document": self.document.as_data(),
            "saved": self.saved.as_data() if self.saved else None,
            "builtin": self.builtin,
            "file": self.file,
            "path": str(self.path) if self.path else "",
            "bare": self.is_listing,
            "front": self.front,
            "q": self.q,
            "works": [{"model": p.model, "options": p.options} for p in self.pages],
        }


def open_robot_from_data(id: int, data: Mapping[str, Any]) -> OpenRobot:
    """Return the open robot that `OpenRobot.as_data` described."""
    return OpenRobot(
        id,
        from_data(data["document"]),
        builtin=str(data["builtin"]),
        file=str(data["file"]),
        path=Path(data["path"]) if data.get("path") else None,
        saved=from_data(data["saved"]) if data["saved"] else None,
        q={str(name): float(v) for name, v in data["q"].items()},
        pages=[PageRequest(str(p["model"]), dict(p["options"])) for p in data["works"]],
        is_listing=bool(data.get("bare")),
        front=str(data.get("front", "")),
    )


class Workbench:
    """All open robots. Pages register in `watchers` and are told of every change."""

    def __init__(self, folder: Folder, state: Path | None = None) -> None:
        self.folder = folder
        place = cache.folder() / "workbench", cache.digest(str(folder.path.resolve()))
        # the lock of the state file is held as long as this process lives
        self.state = StateFile(state) if state else claim_state_file(*place)
        self.numbers = itertools.count(1)
        self.robots: dict[int, OpenRobot] = {}
        self.watchers: dict[object, Callable[[str, OpenRobot | None], None]] = {}
        self.dark: bool | None = None  # None: as the system is set
        self.front = 0  # id of the robot in front
        self.trouble = ""  # why the state cannot be written
        self._recover(self.state.path)
        if state is None:
            for abandoned in abandoned_state_files(*place):
                self._adopt(abandoned.path)

    # --- robots -----------------------------------------------------------------------------------

    def add(self, document: Document, **known: Any) -> OpenRobot:
        """Open a document as a robot; `known` are further fields of OpenRobot."""
        if len(self.robots) >= MAX_OPEN:
            raise InputError(
                "open robots", str(len(self.robots)), f"at most {MAX_OPEN}", "Close one first."
            )
        opened = OpenRobot(next(self.numbers), document, **known)
        self.robots[opened.id] = opened
        self.notify(ROBOTS, opened)
        return opened

    def add_listing(self, name: str, request: PageRequest) -> OpenRobot:
        """Open a listing to optimise, without a robot."""
        document = new_document(name, STRUCTURES[0], 1, 1)
        return self.add(document, is_listing=True, pages=[request])

    def add_builtin(self, name: str) -> OpenRobot:
        """Open a built-in robot; if it is open and unchanged, return that one."""
        for opened in self.robots.values():
            if opened.unchanged_builtin == name:
                return opened
        document = from_robot(sy.load(name))
        return self.add(document, builtin=name, saved=document)

    def add_file(self, name: str) -> OpenRobot:
        """Open a robot file of the folder; if it is open, return that one."""
        for opened in self.robots.values():
            if name and opened.file == name:
                return opened
        path = self.folder.file(name)
        state = (path, file_state(path)) if path.exists() else None
        document = from_robot(sy.load(path))
        return self.add(document, file=name, path=path.resolve(), saved=document, file_state=state)

    def add_path(self, path: Path) -> OpenRobot:
        """Open a robot file outside the folder; it is saved in the folder under a new name."""
        return self.add(from_robot(sy.load(path)), path=path.resolve())

    def close(self, opened: OpenRobot) -> None:
        """Close a robot."""
        self.robots.pop(opened.id, None)
        self.notify(ROBOTS, None)

    def save(self, opened: OpenRobot, name: str) -> Path:
        """Write a robot into the folder; the extension of the name is the format."""
        robot = opened.document.checked.robot
        if robot is None:
            raise InputError(
                "robot",
                "cells with errors",
                "a robot without errors",
                "Correct the cells first. Until then the document is stored by the workbench.",
            )
        self._check_unchanged(opened, self.folder.file(name))
        path = robot.save(self.folder.file(name))
        opened.saved, opened.file, opened.builtin = opened.document, name, ""
        opened.file_state = path, file_state(path)
        self.notify(ROBOTS, opened)
        return path

    def _check_unchanged(self, opened: OpenRobot, path: Path) -> None:
        """Raise once if another program has written the file since it was opened or saved here."""
        if opened.file_state and opened.file_state[0] == path and path.exists():
            state = path, file_state(path)
            if state != opened.file_state:
                opened.file_state = state
                todo = "Save again to replace it, or save under another name."
                raise InputError(
                    path.name, "changes by another program", "the file as opened", todo
                )

    # --- changes ----------------------------------------------------------------------------------

    def edit(self, opened: OpenRobot, changes: Iterable[CellEdit], edit: object = None) -> None:
        """Change cells of a document."""
        self.replace(opened, opened.document.edited(changes), edit)

    def set_values(
        self, opened: OpenRobot, changes: Mapping[str, str], edit: object = None
    ) -> None:
        """Change the numbers of symbols."""
        self.replace(opened, opened.document.with_values(changes), edit)

    def replace(self, opened: OpenRobot, document: Document, edit: object = None) -> None:
        """Replace the document of a robot."""
        opened.put(document, edit)
        self.notify(DOCUMENT, opened)

    def undo(self, opened: OpenRobot) -> None:
        """Undo the last change of a robot."""
        if opened.undo():
            self.notify(DOCUMENT, opened)

    def redo(self, opened: OpenRobot) -> None:
        """Redo the last change of a robot that was undone."""
        if opened.redo():
            self.notify(DOCUMENT, opened)

    def notify(self, what: str, opened: OpenRobot | None) -> None:
        """Write the state and tell the pages what has changed."""
        self.store()
        for watcher in list(self.watchers.values()):
            watcher(what, opened)

    # --- state on disk ----------------------------------------------------------------------------

    def store(self) -> None:
        """Write the state; if that fails, the reason is in `trouble`."""
        data = {"dark": self.dark, "robots": [o.as_data() for o in self.robots.values()]}
        try:
            write_text(self.state.path, json.dumps(data), PRIVATE)
            self.trouble = ""
        except InputError as error:
            self.trouble = str(error)

    def end(self) -> None:
        """Write the state and release the state file; the server stops."""
        self.store()
        self.state.release()

    def _recover(self, path: Path) -> None:
        """Open the robots of a state file; a damaged file is renamed."""
        try:
            if not path.is_file() or path.stat().st_size > MAX_STATE:
                return
            state = json.loads(path.read_text(encoding="utf-8"))
            self.dark = state["dark"] if isinstance(state["dark"], bool) else None
            for data in state["robots"][: MAX_OPEN.value]:
                self._restore(open_robot_from_data(next(self.numbers), data))
        except (
            OSError,
            ValueError,
            RecursionError,
            LookupError,
            TypeError,
            AttributeError,
            SymoroError,
        ):
            with contextlib.suppress(OSError):
                path.replace(path.with_suffix(".damaged"))

    def _restore(self, opened: OpenRobot) -> None:
        """Add a robot of the last session, unless the same document is open already."""
        known = [(o.document, o.file) for o in self.robots.values()]
        if opened.is_listing or (opened.document, opened.file) not in known:
            self.robots[opened.id] = opened

    def _adopt(self, path: Path) -> None:
        """Open the robots of another server of this folder that has ended.

        If there are too many, its state file is left for the next start.
        """
        before = dict(self.robots)
        self._recover(path)
        if len(self.robots) > MAX_OPEN:
            self.robots = before
            return
        self.store()
        if not self.trouble:
            path.unlink(missing_ok=True)
