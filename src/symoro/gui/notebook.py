"""A robot in space for a notebook: `view(robot)` is a small page with a slider for each joint.

The page is plain HTML that loads nothing; texts are escaped. It stands in a frame without other rights
than to run its own script.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from symoro.api import generate
from symoro.errors import InputError, UnknownName
from symoro.formats.text_files import write_text
from symoro.gui.scene.numeric_robot import Geometry, closed_postures, geometry
from symoro.robot.data import CLOSED, Robot
from symoro.robot.structure import loops

STYLE = """<style>html,body{margin:0;height:100%;font:13px system-ui,sans-serif;color-scheme:light dark}body{display:flex;flex-direction:column}
canvas{flex:1;min-height:0;width:100%;touch-action:none}form{max-height:40%;overflow:auto;padding:4px 8px}
label{display:grid;grid-template-columns:4em 1fr 5em;gap:8px;align-items:center}output{text-align:right;font-variant-numeric:tabular-nums}</style>"""


@dataclass(frozen=True)
class RobotView:
    """A robot in space with a slider for each joint; shows itself in a notebook, and `save` writes it as a page."""

    robot: Robot
    page: str = field(repr=False)
    height: int

    def _repr_html_(self) -> str:
        frame = f'width="100%" height="{self.height}" style="border:1px solid #8884;border-radius:6px" sandbox="allow-scripts"'
        return f'<iframe title="{escape(self.robot.name)}" srcdoc="{escape(self.page)}" {frame}></iframe>'

    def save(self, path: str | Path) -> Path:
        """Write the page as an HTML file that needs nothing else."""
        return write_text(Path(path), self.page)


def view(
    robot: Robot,
    q: Mapping[str, float] | None = None,
    values: Mapping[str, float] | None = None,
    height: int = 460,
) -> RobotView:
    """A robot in space for a notebook: `q` are joint positions to begin with, `values` numbers for symbols that have none."""
    known = geometry(robot)
    for kind, given, names in (
        ("joint of view", q, robot.q),
        ("value of view", values, robot.symbols),
    ):
        for name in given or {}:
            if name not in names:
                raise UnknownName(kind, name, names)
    at = Geometry(robot, {**known.values, **(values or {})})
    data, code = _scene(at, q or {})
    script = (resources.files("symoro.gui") / "static" / "notebook.js").read_text(encoding="utf-8")
    text = json.dumps(data, allow_nan=False).replace("<", "\\u003c")
    body = f'<canvas tabindex="0" role="img" aria-label="robot in space"></canvas><form></form><script>{code}\nconst robot = {text};\n{script}</script>'
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(robot.name)}</title>{STYLE}<body>{body}</body></html>'
    return RobotView(robot, page, height)


def _scene(at: Geometry, q: Mapping[str, float]) -> tuple[dict[str, Any], str]:
    """The data of the page, and code that closes its loops."""
    robot = at.robot
    fixed = at.parameters(dict.fromkeys(robot.q, 0.0))
    base = at.transforms(at.start() if robot.kind != CLOSED else dict.fromkeys(robot.q, 0.0))[0]
    data: dict[str, Any] = {
        "size": at.size,
        "base": base.tolist(),
        "names": list(robot.q),
        "passive": [],
        "closed": False,
        "cuts": [],
    }
    data["slides"] = list(at.slides)
    data["frames"] = [
        {**f, "p": p, "q": str(robot.variable(f["j"])) if f["j"] in robot.moving else ""}
        for f, p in zip(at.skeleton(), fixed, strict=True)
    ]
    code = ""
    if robot.kind == CLOSED:
        code, start = _loops(at, data, q)
    else:
        start = {**at.start(), **q}
    data["start"] = {name: float(v) for name, v in start.items()}
    data["sliders"] = [[name, *at.limits[name]] for name in at.active]
    if not all(abs(x) < float("inf") for p in fixed for x in p):
        raise InputError(
            f"view of {robot.name}",
            "values that make no finite geometry",
            "finite numbers",
            "Give other values.",
        )
    return data, code


def _loops(
    at: Geometry, data: dict[str, Any], q: Mapping[str, float]
) -> tuple[str, dict[str, float]]:
    """Generated code of the loops' solution, and a posture in which they are closed."""
    model = generate(at.robot, "loop-geometry")
    known = {name: v for name, v in at.values.items() if name in model.traced.parameters}
    solver = model.compile(
        values={name: v for name, v in at.values.items() if name in at.robot.symbols}
    )
    wanted = {n: v for n, v in q.items() if n in solver.active}
    found = closed_postures(at, solver, wanted)
    if not found:
        raise InputError(
            f"view of {at.robot.name}",
            "no posture in which the loops close",
            "values with which they do",
        )
    cuts = [
        (x.cut, x.twin, str(at.robot.variable(x.cut)), at.robot.sigma(x.cut) == 1)
        for x in loops(at.robot)
        if at.robot.variable(x.cut) is not None
    ]
    straight = {name: 0.0 for _, _, name, _ in cuts}
    data |= {
        "passive": list(solver.passive),
        "closed": bool(solver.closed),
        "cuts": [list(c) for c in cuts],
    }
    code = model.code(
        "javascript", parameters="constants", values=known, comments=False, function="loops"
    ).replace("export function", "function")
    return code, max([{**straight, **f} for f in found], key=at.looks)


__all__ = ["RobotView", "view"]
