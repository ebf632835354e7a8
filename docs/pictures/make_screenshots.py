"""Take docs/pictures/workbench-*.png: the workbench in a headless browser.

python docs/pictures/make_screenshots.py
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.gui import conftest
from tests.gui.conftest import FLAGS, Site, Window

from symoro.library import robot_file

conftest.SHOTS = Path(__file__).parent
PANDA = "example-robot-data/panda_description/urdf/panda.urdf"
POSTURE = {"q1": -0.6, "q2": 0.35, "q4": -1.7, "q6": 1.9}


@contextmanager
def workbench(browser: Any, robot: str = "") -> Iterator[Window]:
    """A new workbench and its page."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder), Path(folder) / "cache", robot).start()
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 800})
            yield Window(page, site, site.url).open()
        finally:
            site.stop()


def show_loop(window: Window) -> None:
    window.example("sr400")
    window.wait("Number(document.querySelector('.view').dataset.gap) < 1e-9")
    window.shot("robot")


def show_ghosts(window: Window) -> None:
    window.example("puma560")
    window.model("Geometric", "method chosen")
    window.tab("Solutions")
    window.wait("document.querySelector('.view').dataset.ghosts === '8'")
    window.page.locator("article:visible table.matrix tbody tr").nth(7).wait_for()
    window.page.get_by_role("button", name="Show everything", exact=True).click()
    window.page.mouse.move(300, 790)
    window.page.wait_for_timeout(1000)
    window.shot("ghosts")


def show_code(window: Window) -> None:
    window.example("rx90")
    window.model("Dynamic", "Inverse dynamic model", parameters="base")
    window.tab("Code")
    window.page.get_by_label("Language").click()
    window.page.locator(".q-menu .q-item:visible", has_text="MATLAB").click()
    window.page.locator("pre.highlight:visible", has_text="function").wait_for()
    window.shot("code")


def show_meshes(window: Window) -> None:
    window.page.wait_for_selector(".view[data-tip]")
    for name, value in POSTURE.items():
        field = window.page.locator(f".joint input[aria-label='{name}, rad']")
        field.fill(str(value))
        field.press("Enter")
    window.page.wait_for_timeout(4000)  # meshes are loaded
    window.page.get_by_role("button", name="Show everything", exact=True).click()
    window.page.mouse.click(300, 740)
    window.page.wait_for_timeout(1000)
    window.shot("meshes")


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(FLAGS)
        )
        for show, robot in (
            (show_loop, ""),
            (show_ghosts, ""),
            (show_code, ""),
            (show_meshes, str(robot_file(PANDA))),
        ):
            with workbench(browser, robot) as window:
                show(window)
        browser.close()


if __name__ == "__main__":
    main()
