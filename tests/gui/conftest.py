"""A real server and a real browser for the tests of the workbench."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tests.languages.support import missing

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1")  # fmt: skip
PROGRAM = "from symoro.cli.main import run; run()"
SECONDS = 120.0  # that a page or a server may take on a busy machine; reached only by a failure
SHOTS = Path(os.environ.get("SYMORO_SHOTS", Path(__file__).parents[2] / "build" / "workbench"))


@dataclass
class Site:
    """A running workbench."""

    folder: Path
    cache: Path
    robot: str = ""
    port: int = 0
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Site:
        with socket.socket() as probe:  # any free port: several runs of the tests may start at once
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        options = ["--folder", str(self.folder), "--port", str(self.port), "--no-open"]
        command = [
            sys.executable,
            "-c",
            PROGRAM,
            "gui",
            *([self.robot] if self.robot else []),
            *options,
        ]
        outside = {
            name: value for name, value in os.environ.items() if not name.startswith("PYTEST")
        }  # NiceGUI behaves as a user has it
        self.process = subprocess.Popen(
            command, env={**outside, "XDG_CACHE_HOME": str(self.cache)}, cwd=self.folder
        )
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/symoro/icon.svg", timeout=SECONDS).close()
                return self
            except OSError:
                assert self.process.poll() is None, "the server ended"
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(SECONDS)

    def worker(self) -> int:
        """The process that does the long work; waits until it is there."""
        assert self.process is not None
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            for pid in descendants(self.process.pid):
                if (
                    Path(f"/proc/{pid}/cmdline")
                    .read_bytes()
                    .endswith(b"symoro.gui.worker.process\0worker\0")
                ):
                    return pid
            time.sleep(0.05)
        raise AssertionError("there is no worker")


def in_a_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine in an event loop of its own; the browser keeps one in this thread."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(work())).result()


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those have."""
    found = []
    for child in Path(f"/proc/{pid}/task").glob("*/children"):
        for text in child.read_text().split():
            found += [int(text), *descendants(int(text))]
    return found


def waiting() -> float:
    """How many times longer work takes now than on a machine of its own: time over processor time
    of a short piece, 1 at least.
    """
    begun, used = time.monotonic(), time.process_time()
    while time.process_time() - used < 0.3:
        sum(range(1000))
    return max(1.0, (time.monotonic() - begun) / (time.process_time() - used))


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Headless Chromium that finds no other machine."""
    path = (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    if path is None:
        missing("chromium is not installed")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One workbench for many tests."""
    running = Site(tmp_path_factory.mktemp("robots"), tmp_path_factory.mktemp("cache")).start()
    yield running
    running.stop()


@dataclass
class Window:
    """A page of the browser, and all that went wrong in it."""

    page: Any
    site: Site
    home: (
        str  # the address of the site when the page was made: one that is started again has another
    )
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()  # parts of messages that a test provokes
    dialogs: list[str] = field(default_factory=list)

    def watch(self) -> None:
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda e: self.errors.append(str(e)))
        self.page.on(
            "request",
            lambda r: (
                self.foreign.append(r.url)
                if not r.url.startswith((self.home, "data:", "blob:"))
                else None
            ),
        )
        self.page.on(
            "websocket",
            lambda w: (
                self.foreign.append(w.url)
                if not w.url.startswith(self.home.replace("http", "ws"))
                else None
            ),
        )
        self.page.on("dialog", self._dialog)

    def _dialog(self, dialog: Any) -> None:
        self.dialogs.append(dialog.type)
        dialog.accept()

    def open(self) -> Window:
        self.page.goto(self.home)
        self.page.wait_for_selector(".wb-status")
        return self

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.wait_for_timeout(350)  # transitions end
        self.page.screenshot(path=str(SHOTS / f"workbench-{name}.png"))

    # --- what a person does -----------------------------------------------------------------------

    def menu(self, title: str, entry: str) -> None:
        self.page.get_by_role("button", name=title, exact=True).click()
        self.page.locator(".q-menu .q-item", has_text=entry).first.click()

    def example(self, name: str) -> None:
        """Open a built-in robot by its id."""
        self.menu("Robot", "Examples")
        self.page.get_by_label("Search").fill(name)
        self.page.locator(".examples .q-item:visible", has_text=f"{name} ·").first.click()
        self.page.locator(".dialog").wait_for(state="detached")
        self.page.wait_for_selector(".view[data-tip]")

    def model(self, menu: str, title: str, **options: str) -> None:
        """Choose a model, set options of its form, and generate."""
        self.menu(menu, title)
        dialog = self.page.locator(".dialog")
        for name, value in options.items():
            dialog.get_by_label(name, exact=True).click()
            self.page.locator(".q-menu .q-item:visible", has_text=value).first.click()
        dialog.get_by_role("button", name="Generate").click()
        dialog.wait_for(state="detached")
        self.page.wait_for_selector(
            "article:visible .model-tabs, article:visible .model-message.bad"
        )

    def tab(self, name: str) -> None:
        self.page.locator("article:visible").get_by_role("tab", name=name).click()

    def cell(self, name: str) -> Any:
        return self.page.locator(f'[data-cell="{name}"]')

    def type(self, name: str, text: str) -> None:
        """Type a text into a cell, as a person does."""
        self.cell(name).click()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def wait(self, expression: str) -> None:
        self.page.wait_for_function(expression)


def _window(browser: Any, site: Site) -> Window:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, accept_downloads=True)
    context.set_default_timeout(1000 * SECONDS)
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url)
    found = Window(context.new_page(), site, site.url)
    found.watch()
    return found


@pytest.fixture
def window(browser: Any, site: Site) -> Iterator[Window]:
    """A page of the common workbench; at the end its console is free of errors and nothing was
    asked of another machine.
    """
    found = _window(browser, site).open()
    yield found
    found.page.context.close()
    assert not found.foreign
    assert not [e for e in found.errors if not any(part in e for part in found.allowed)]


@pytest.fixture
def own_site(tmp_path: Path) -> Iterator[Site]:
    """A workbench of its own, not yet started."""
    (tmp_path / "robots").mkdir()
    made = Site(tmp_path / "robots", tmp_path / "cache")
    yield made
    made.stop()


@pytest.fixture
def open_window(browser: Any) -> Any:
    """Pages of any workbench."""
    opened: list[Window] = []

    def make(site: Site) -> Window:
        opened.append(_window(browser, site))
        return opened[-1]

    yield make
    for w in opened:
        w.page.context.close()
        assert not w.foreign
        assert not [e for e in w.errors if not any(part in e for part in w.allowed)]
