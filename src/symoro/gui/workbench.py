"""The robots that are open: their history, their files, and a copy on disk from which a reload or a crash recovers."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import symoro as sy
from symoro import cache
from symoro.errors import InputError, SymoroError
from symoro.formats.text_files import write_text
from symoro.gui.document import STRUCTURES, Document, from_data, from_robot, new_document
from symoro.gui.storage import Folder, first_free, left_behind

DEPTH = 200  # steps of undo
MAX_STATE = 64 * 1024 * 1024
MAX_OPEN = 24


@dataclass
class Work:
    """A model page of a robot: what was asked for."""

    model: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return json.dumps([self.model, self.options], sort_keys=True)


@dataclass
class Open:
    """An open robot: its document with history, where it is saved, and where its joints are."""

    id: int
    document: Document
    builtin: str = ""  # the built-in robot that it is, where nothing was changed
    file: str = ""  # its name in the folder
    saved: Document | None = None
    q: dict[str, float] = field(default_factory=dict)
    works: list[Work] = field(default_factory=list)
    bare: bool = False  # True for a listing, which has no robot
    front: str = ""  # the key of its page that was looked at last; '' for its parameters
    past: list[Document] = field(default_factory=list)
    future: list[Document] = field(default_factory=list)
    robot: sy.Robot | None = None  # the last one that was right
    merging: object = None  # what the last edit was about: typing on in a cell is one step

    def __post_init__(self) -> None:
        self.robot = self.document.checked.robot or self.robot

    @property
    def dirty(self) -> bool:
        return self.document != self.saved and not self.bare

    @property
    def known(self) -> str:
        """The built-in robot that it still is, for published figures."""
        return self.builtin if self.builtin and not self.dirty else ""

    def put(self, document: Document, about: object = None) -> None:
        """Take a new state; the old one can be undone."""
        if document == self.document:
            return
        if about is None or about != self.merging:
            self.past = [*self.past, self.document][-DEPTH:]
        self.merging, self.future = about, []
        self._show(document)

    def undo(self) -> bool:
        return self._step(self.past, self.future)

    def redo(self) -> bool:
        return self._step(self.future, self.past)

    def _step(self, source: list[Document], target: list[Document]) -> bool:
        if not source:
            return False
        target.append(self.document)
        self.merging = None
        self._show(source.pop())
        return True

    def _show(self, document: Document) -> None:
        self.document = document
        self.robot = document.checked.robot or self.robot

    def as_data(self) -> dict[str, Any]:
        return {
            "document": self.document.as_data(), "saved": self.saved.as_data() if self.saved else None, "builtin": self.builtin, "file": self.file,
            "bare": self.bare, "front": self.front, "q": self.q, "works": [{"model": w.model, "options": w.options} for w in self.works],
        }  # fmt: skip


class Workbench:
    """Everything that is open. Pages look at it and are told when it changes."""

    def __init__(self, folder: Folder, state: Path | None = None) -> None:
        self.folder = folder
        place = cache.folder() / "workbench", cache.digest(str(folder.path.resolve()))
        self.slot = None if state else first_free(*place)  # held as long as this process lives
        self.state = state or self.slot.state  # type: ignore[union-attr]
        self.numbers = itertools.count(1)
        self.robots: dict[int, Open] = {}
        self.watchers: dict[object, Callable[[str, Open | None], None]] = {}
        self.dark: bool | None = None  # None: as the system has it
        self.front = 0  # the robot that was looked at last
        self.trouble = ""  # why nothing can be kept on disk
        self._recover(self.state)
        for ended in left_behind(*place) if self.slot else ():
            self._adopt(ended.state)

    # --- robots ------------------------------------------------------------------------------------------

    def add(self, document: Document, **known: Any) -> Open:
        """Open a robot in a tab of its own."""
        if len(self.robots) >= MAX_OPEN:
            raise InputError(
                "open robots", str(len(self.robots)), f"at most {MAX_OPEN}", "Close one first."
            )
        opened = Open(next(self.numbers), document, **known)
        self.robots[opened.id] = opened
        self.changed("robots", opened)
        return opened

    def add_listing(self, name: str, work: Work) -> Open:
        """A listing to optimise, in a tab without a robot."""
        return self.add(new_document(name, STRUCTURES[0], 1, 1), bare=True, works=[work])

    def add_builtin(self, name: str) -> Open:
        """A built-in robot; the tab it has already where it is open unchanged."""
        for opened in self.robots.values():
            if opened.known == name:
                return opened
        document = from_robot(sy.load(name))
        return self.add(document, builtin=name, saved=document)

    def add_file(self, name: str) -> Open:
        """A robot file of the folder; the tab it has already where it is open."""
        for opened in self.robots.values():
            if name and opened.file == name:
                return opened
        document = from_robot(sy.load(self.folder.file(name)))
        return self.add(document, file=name, saved=document)

    def add_path(self, path: Path) -> Open:
        """A robot file named on the command line that is not in the folder; it is saved there under a new name."""
        return self.add(from_robot(sy.load(path)))

    def close(self, opened: Open) -> None:
        self.robots.pop(opened.id, None)
        self.changed("robots", None)

    def save(self, opened: Open, name: str) -> Path:
        """Write a robot into the folder, by the extension of the name."""
        robot = opened.document.checked.robot
        if robot is None:
            raise InputError(
                "robot",
                "cells that are wrong",
                "none",
                "Correct them first; the work is kept meanwhile.",
            )
        path = robot.save(self.folder.file(name))
        opened.saved, opened.file, opened.builtin = opened.document, name, ""
        self.changed("robots", opened)
        return path

    # --- changes -----------------------------------------------------------------------------------------

    def edit(
        self, opened: Open, changes: Iterable[tuple[str, int, str]], about: object = None
    ) -> None:
        opened.put(opened.document.edited(changes), about)
        self.changed("document", opened)

    def value(self, opened: Open, changes: Mapping[str, str], about: object = None) -> None:
        opened.put(opened.document.valued(changes), about)
        self.changed("document", opened)

    def replace(self, opened: Open, document: Document) -> None:
        opened.put(document)
        self.changed("document", opened)

    def undo(self, opened: Open) -> None:
        if opened.undo():
            self.changed("document", opened)

    def redo(self, opened: Open) -> None:
        if opened.redo():
            self.changed("document", opened)

    def changed(self, what: str, opened: Open | None) -> None:
        """Keep the state on disk and tell the pages."""
        self.keep()
        for watcher in list(self.watchers.values()):
            watcher(what, opened)

    # --- on disk -----------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the state at once; where that is not possible, say so and go on."""
        data = {"dark": self.dark, "robots": [o.as_data() for o in self.robots.values()]}
        try:
            write_text(self.state, json.dumps(data))
            self.trouble = ""
        except InputError as error:
            self.trouble = str(error)

    def end(self) -> None:
        """The server ends: keep everything and leave the place to others."""
        self.keep()
        if self.slot:
            self.slot.release()

    def _recover(self, state: Path) -> None:
        """What was open when the last server ended; a damaged file is put aside."""
        try:
            if not state.exists() or state.stat().st_size > MAX_STATE:
                return
            found = json.loads(state.read_text(encoding="utf-8"))
            self.dark = found["dark"] if isinstance(found["dark"], bool) else None
            for data in found["robots"][:MAX_OPEN]:
                self._recovered(data)
        except (OSError, ValueError, KeyError, TypeError, AttributeError, SymoroError):
            with contextlib.suppress(OSError):
                state.replace(state.with_suffix(".damaged"))

    def _recovered(self, data: Mapping[str, Any]) -> None:
        saved = from_data(data["saved"]) if data["saved"] else None
        opened = Open(
            next(self.numbers),
            from_data(data["document"]),
            str(data["builtin"]),
            str(data["file"]),
            saved,
        )
        opened.q = {str(k): float(v) for k, v in data["q"].items()}
        opened.bare, opened.front = bool(data.get("bare")), str(data.get("front", ""))
        opened.works = [Work(str(w["model"]), dict(w["options"])) for w in data["works"]]
        if opened.bare or all(
            (o.document, o.file) != (opened.document, opened.file) for o in self.robots.values()
        ):
            self.robots[opened.id] = opened

    def _adopt(self, state: Path) -> None:
        """Take over what another server of this folder had open when it ended; where there is no room, it stays for the next start."""
        before = dict(self.robots)
        self._recover(state)
        if len(self.robots) > MAX_OPEN:
            self.robots = before
            return
        self.keep()
        if not self.trouble:
            state.unlink(missing_ok=True)
