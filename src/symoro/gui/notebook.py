"""A robot in 3D for a notebook: `view(robot)` is a small page with a slider for each joint.

The page is plain HTML that loads nothing; texts are escaped. It stands in a frame that may only run
its own script.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.formats import write_text
from symoro.gui.scene.numeric_robot import NumericRobot, closed_postures, numbers
from symoro.library import RobotSource, load
from symoro.robot import PRISMATIC, Robot, loops

STYLE = """<style>
html,body{margin:0;height:100%;font:13px system-ui,sans-serif;color-scheme:light dark}
body{display:flex;flex-direction:column}
canvas{flex:1;min-height:0;width:100%;touch-action:none}
form{max-height:40%;overflow:auto;padding:4px 8px}
label{display:grid;grid-template-columns:4em 1fr 5em;gap:8px;align-items:center}
output{text-align:right;font-variant-numeric:tabular-nums}
</style>"""
CANVAS = '<canvas tabindex="0" role="img" aria-label="robot in space"></canvas><form></form>'
FRAME_STYLE = "border:1px solid #8884;border-radius:6px"


@dataclass(frozen=True)
class RobotView:
    """A page with a robot in 3D; a notebook displays it, `save` writes it as an HTML file."""

    robot: Robot
    page: str = field(repr=False)
    height: int  # pixels

    def _repr_html_(self) -> str:
        return (
            f'<iframe title="{escape(self.robot.name)}" srcdoc="{escape(self.page)}" '
            f'width="100%" height="{self.height}" style="{FRAME_STYLE}" sandbox="allow-scripts">'
            f"</iframe>"
        )

    def save(self, path: str | Path) -> Path:
        """Write the page as an HTML file that needs no other file."""
        return write_text(Path(path), self.page)


def view(
    robot: RobotSource,
    q: Mapping[str, float] | None = None,
    values: Mapping[str, float] | None = None,
    height: int = 460,
) -> RobotView:
    """Return a page with the robot in 3D for a notebook.

    `q` are initial joint positions (rad, m), `values` numbers for symbols without a known value,
    `height` is in pixels.
    """
    robot = load(robot)
    _check_names("joint of view", q or {}, robot.q)
    _check_names("value of view", values or {}, robot.symbols)
    numeric = NumericRobot(robot, {**numbers(robot), **(values or {})})
    data, code = _scene_data(numeric, q or {})
    script = (resources.files("symoro.gui") / "static" / "notebook.js").read_text(encoding="utf-8")
    text = json.dumps(data, allow_nan=False).replace("<", "\\u003c")
    page = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(robot.name)}</title>'
        f"{STYLE}<body>{CANVAS}<script>{code}\nconst robot = {text};\n{script}</script>"
        f"</body></html>"
    )
    return RobotView(robot, page, height)


def _check_names(kind: str, given: Iterable[str], known: Iterable[str]) -> None:
    for name in given:
        if name not in known:
            raise UnknownName(kind, name, list(known))


def _scene_data(numeric: NumericRobot, q: Mapping[str, float]) -> tuple[dict[str, Any], str]:
    """Return the data of the page, and JavaScript code that closes the loops."""
    robot, zeros = numeric.robot, dict.fromkeys(numeric.robot.q, 0.0)
    parameters = numeric.parameters(zeros)
    if not all(math.isfinite(x) for row in parameters for x in row):
        raise InputError(
            f"view of {robot.name}",
            "values that give no finite geometry",
            "finite numbers",
            "Give other values.",
        )
    frames = [
        {**f, "p": p, "q": str(robot.variable(f["j"])) if f["j"] in robot.moving else ""}
        for f, p in zip(numeric.skeleton(), parameters, strict=True)
    ]
    data: dict[str, Any] = {
        "size": numeric.size,
        "base": numeric.transforms(zeros)[0].tolist(),
        "names": list(robot.q),
        "passive": [],
        "closed": False,
        "cuts": [],
        "slides": list(numeric.prismatic),
        "frames": frames,
        "sliders": [[name, *numeric.limits[name]] for name in numeric.active],
    }
    code = ""
    if robot.has_closed_loops:
        loop_data, start, code = _loop_data(numeric, q)
        data |= loop_data
    else:
        start = {**numeric.initial_posture(), **q}
    data["start"] = {name: float(v) for name, v in start.items()}
    return data, code


def _loop_data(
    numeric: NumericRobot, q: Mapping[str, float]
) -> tuple[dict[str, Any], dict[str, float], str]:
    """Return data about the loops, a posture with closed loops, and code that closes them."""
    robot = numeric.robot
    model = generate(robot, "loop-geometry")
    solver = model.compile(
        values={name: v for name, v in numeric.values.items() if name in robot.symbols}
    )
    motors = {name: v for name, v in q.items() if name in solver.active}
    postures = closed_postures(numeric, solver, motors)
    if not postures:
        raise InputError(
            f"view of {robot.name}",
            "no posture with closed loops",
            "values with which the loops can be closed",
        )
    cuts = [
        (x.cut, x.twin, str(robot.variable(x.cut)), robot.sigma(x.cut) == PRISMATIC)
        for x in loops(robot)
        if robot.variable(x.cut) is not None
    ]
    cut_positions = {name: 0.0 for _, _, name, _ in cuts}
    start = max(({**cut_positions, **p} for p in postures), key=numeric.visibility)
    data = {"passive": list(solver.passive), "closed": bool(solver.closed), "cuts": cuts}
    return data, start, _loop_code(model, numeric)


def _loop_code(model: Any, numeric: NumericRobot) -> str:
    """Return a JavaScript function `loops` with all parameters as constants."""
    known = {name: v for name, v in numeric.values.items() if name in model.traced.parameters}
    code: str = model.code(
        "javascript", parameters="constants", values=known, comments=False, function="loops"
    )
    return code.replace("export function", "function")


__all__ = ["RobotView", "view"]
