"""Robots and models in a notebook: what they show, and the page with the robot in space."""

from __future__ import annotations

from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import UnknownName
from symoro.formats.par import loads
from symoro.gui.scene.numeric_robot import numeric_robot
from tests.gui.conftest import in_a_loop
from tests.gui.support import closure_error
from tests.languages.support import missing

EVIL = "<img src=x onerror=alert(1)></script><script>alert(2)</script>"


class Tags(HTMLParser):
    """The tags of a text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.data = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.found.append(tag)

    def handle_data(self, data: str) -> None:
        self.data += data


@pytest.fixture
def evil() -> sy.Robot:
    body = "(*@ names = {<b>} *)\nNL = 1\nNJ = 1\nsigma = {0}\nant = {0}\ntheta = {q1}\nd = {L}\n"
    return loads(f"(* Robotname = '{EVIL}' *)\n(*@ title = {EVIL} *)\n{body}")


def test_a_robot_and_a_model_show_themselves() -> None:
    robot = sy.load("rx90")
    shown = Tags(robot._repr_html_())
    assert shown.found.count("tr") == 2 + robot.NF + robot.NL
    assert "RL4" in shown.data
    model = sy.generate(robot, "idm")
    text = Tags(model._repr_html_()).data
    assert str(model.cost.mul) in text
    assert "\\begin{aligned}" in text
    assert model._repr_latex_() == model.latex()


def test_texts_of_a_file_are_never_tags(evil: sy.Robot) -> None:
    for html in (
        evil._repr_html_(),
        sy.generate(evil, "dgm")._repr_html_(),
        sy.view(evil)._repr_html_(),
    ):
        assert not {"img", "script"} & set(Tags(html).found)
    assert Tags(sy.view(evil).page).found.count("script") == 1


CELLS = (
    "import symoro as sy\nrobot = sy.load('fourbar')\nrobot",
    "sy.generate(robot, 'jacobian', effort=0)",
    "sy.view(robot, q={'q1': 0.4})",
)


def test_a_real_kernel_shows_a_robot_a_model_and_the_robot_in_space(browser: Any) -> None:
    """A notebook is run by Jupyter's own kernel, and what it shows is put on a page."""
    if not (find_spec("nbclient") and find_spec("ipykernel")):
        missing("nbclient or ipykernel is not installed")
    import nbclient
    import nbformat

    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(text) for text in CELLS])

    async def run() -> None:
        await nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").async_execute()

    in_a_loop(run)
    shown = [output.data for cell in notebook.cells for output in cell.outputs]
    assert len(shown) == len(CELLS)  # nothing was printed beside
    robot, model, view = (data["text/html"] for data in shown)
    assert "Planar four-bar" in Tags(robot).data
    assert shown[1]["text/latex"].count("&=") == sy.generate(
        sy.load("fourbar"), "jacobian", effort=0
    ).latex().count("&=")
    assert len(shown[2]["text/plain"]) < 20_000
    page = browser.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.set_content(robot + model + view)
    frame = page.frame_locator("iframe")
    slider = frame.locator("input").first
    slider.focus()
    before = frame.locator("output").first.inner_text()
    slider.press("ArrowRight")
    assert frame.locator("output").first.inner_text() != before
    assert frame.locator("canvas").bounding_box()["height"] > 100
    assert page.locator("table").count() == 4
    assert not errors
    page.close()


def test_wrong_names_are_explained() -> None:
    with pytest.raises(UnknownName, match="q1"):
        sy.view(sy.load("scara"), q={"q9": 1.0})
    with pytest.raises(UnknownName):
        sy.view(sy.load("scara"), values={"nothing": 1.0})


@pytest.mark.parametrize("name", ["rx90", "twoarm", "sr400", "fourbar", "slidercrank"])
def test_the_page_places_frames_as_the_models_do_and_keeps_loops_closed(
    name: str, browser: Any, tmp_path: Path
) -> None:
    robot = sy.load(name)
    path = sy.view(robot).save(tmp_path / "view.html")
    page = browser.new_page(viewport={"width": 640, "height": 480})
    errors: list[str] = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    page.on("request", lambda r: errors.append(r.url) if not r.url.startswith("file:") else None)
    page.goto(path.as_uri())
    at = numeric_robot(robot)
    for step in range(3):
        T, q = np.array(page.evaluate("transforms()")), page.evaluate("q")
        assert np.allclose(T, at.transforms(q), atol=1e-9)
        assert closure_error(at, q) < 1e-9
        page.locator("input").first.focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        assert page.evaluate("q") != q, step
    assert not errors
    page.close()
