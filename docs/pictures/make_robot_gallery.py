"""Write docs/gallery.json and docs/gallery/*.png: robots with picture, degrees of freedom, operations
and time.

python docs/pictures/make_robot_gallery.py [--pictures]

The robots are those of the library and of robots.toml, from installed packages that carry URDF and
MJCF files. Pictures are committed, meshes are not. A robot that fails is listed with the reason.
"""

from __future__ import annotations

import argparse
import json
import time
import tomllib
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from make_gallery import numeric_robot, picture, plt, standing, title_of

import symoro as sy

DOCS = Path(__file__).parents[1]
FOLDER = DOCS / "gallery"
OTHERS = Path(__file__).with_name("robots.toml")


def entries() -> dict[str, tuple[str, str]]:
    """Id of each robot: what `sy.load` takes, and its title ('' for that of the library)."""
    packages = tomllib.loads(OTHERS.read_text(encoding="utf-8"))
    return {name: (name, "") for name in sy.robot_names()} | {
        name: (f"{package}/{file}", title)
        for package, robots in packages.items()
        for name, (title, file) in robots.items()
    }


def nanoseconds(f: Any) -> float:
    """Time of one state of a compiled model in a batch, the least of five."""
    rng = np.random.default_rng(0)
    states = [rng.uniform(-1, 1, (2000, len(names))) for names in f.arguments.values()]
    p = [rng.uniform(0.1, 1, len(f.parameters))] if f.parameters else []
    least = np.inf
    for _ in range(5):
        start = time.perf_counter()
        f.rows(*states, *p)
        least = min(least, time.perf_counter() - start)
    return round(1e9 * least / 2000, 1)


def entry(name: str, source: str, title: str) -> dict[str, Any]:
    """The data of a robot; its picture is written."""
    robot = sy.load(source)
    effort = 0 if len(robot.q) > 8 else 1
    model = sy.generate(robot, "idm", effort=effort, without=["friction", "wrench"])
    f, cost = model.compile(), model.cost.hoisted
    freedom = len(f.arguments.get("qdd", robot.q)) + 6 * robot.has_floating_base
    draw(name, robot)
    return {"id": name, "title": title or title_of(robot, name), "structure": robot.structure,
            "joints": len(robot.q), "freedom": freedom,
            "idm": f"{cost.mul}/{cost.add}", "idm_ns": nanoseconds(f),
            "command": f"symoro gui {source}", "picture": f"gallery/{name}.png"}  # fmt: skip


def draw(name: str, robot: sy.Robot) -> None:
    """Write the picture of a robot."""
    figure = plt.figure(figsize=(2.4, 2.5), dpi=80)
    axes = figure.add_subplot(projection="3d", computed_zorder=False)
    own = robot.origin is None
    q = None if own else standing(numeric_robot(robot))
    picture(axes, robot, "", 0.028 if own else 0.018, q)
    figure.savefig(FOLDER / f"{name}.png", facecolor="white")
    plt.close(figure)


def draw_again() -> None:
    """Draw the robots of docs/gallery.json; counts and times stay."""
    for row in json.loads((DOCS / "gallery.json").read_text(encoding="utf-8"))["robots"]:
        draw(row["id"], sy.load(row["command"].removeprefix("symoro gui ")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pictures", action="store_true", help="only draw the robots again")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    if given.pictures:
        return draw_again()
    for old in FOLDER.glob("*.png"):
        old.unlink()
    robots, failures = [], []
    for name, (source, title) in entries().items():
        try:
            robots.append(entry(name, source, title))
            print(robots[-1], flush=True)
        except sy.SymoroError as error:
            failures.append({"id": name, "file": source, "reason": " ".join(str(error).split())})
            print(failures[-1], flush=True)
    data = {"robots": robots, "failures": failures}
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    (DOCS / "gallery.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
