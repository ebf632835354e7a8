"""Write docs/gallery.json and docs/gallery/*.png: robots with picture, joints, operations and time.

python docs/pictures/make_robot_gallery.py [--fetch FOLDER] [--pictures]

The robots are those of the library and of the packages that carry URDF and MJCF files
(example-robot-data, rtb-data, robosuite, pybullet), where they are installed or fetched. Pictures
are committed, meshes are not. A robot that fails is listed with the reason.
"""

from __future__ import annotations

import argparse
import json
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from make_gallery import numeric_robot, picture, plt, standing, title_of

import symoro as sy
from benchmarks.imports import PACKAGES, files_of, folder_of

DOCS = Path(__file__).parents[1]
FOLDER = DOCS / "gallery"
LARGEST = 45  # joints of a robot whose models are timed
SAME_ROBOT = ("_gripper", "_hand", "_v2", "_reduced", "_spheres", "_with", "_no_", "_collision", "_dummy", "_left", "_right")  # fmt: skip


def entries(fetched: Path | None) -> dict[str, tuple[str, str]]:
    """Id of each robot: what `sy.load` takes, and the command that opens it."""
    found = {name: (name, f"symoro gui {name}") for name in sy.robot_names()}
    for package in PACKAGES:
        folder = folder_of(package, fetched)
        if folder is None:
            continue
        for path in files_of(folder):
            name = path.name.split(".")[0].lower()
            known = any(part in name for part in SAME_ROBOT) or name in found
            if not known and name not in ("scene", "robot"):
                place = f"{package}/{path.relative_to(folder).as_posix()}"
                found[name] = (str(path), f"symoro gui {place}")
    return found


def nanoseconds(robot: sy.Robot, model: Any) -> float:
    """Time of one state of the compiled inverse dynamics in a batch, the least of five."""
    f = model.compile()
    rng = np.random.default_rng(0)
    state = rng.uniform(-1, 1, (3, 2000, len(robot.q)))
    p = [rng.uniform(0.1, 1, len(f.parameters))] if f.parameters else []
    arguments = [*state[: len(f.arguments)], *p]
    least = np.inf
    for _ in range(5):
        start = time.perf_counter()
        f.rows(*arguments)
        least = min(least, time.perf_counter() - start)
    return round(1e9 * least / 2000, 1)


def entry(name: str, source: str, command: str) -> dict[str, Any]:
    """The data of a robot; its picture is written."""
    robot = sy.load(source)
    if not robot.q:
        raise ValueError("no joint that moves")
    draw(name, robot)
    data: dict[str, Any] = {"id": name, "title": title_of(robot, name), "structure": robot.structure,
                            "joints": len(robot.q), "command": command, "picture": f"gallery/{name}.png"}  # fmt: skip
    if len(robot.q) <= LARGEST and robot.structure != "closed loop":
        without = ["friction", "wrench"]
        model = sy.generate(robot, "idm", effort=0 if len(robot.q) > 8 else 1, without=without)
        cost = model.cost.hoisted
        data |= {"idm": f"{cost.mul}/{cost.add}", "idm_ns": nanoseconds(robot, model)}
    return data


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
    """Draw the robots of docs/gallery.json, and write their titles; counts and times stay."""
    path = DOCS / "gallery.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    for row in data["robots"]:
        robot = sy.load(row["command"].removeprefix("symoro gui "))
        draw(row["id"], robot)
        row["title"] = title_of(robot, row["id"])
        print(row["id"], row["title"], flush=True)
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fetch", type=Path, help="folder for packages that are not installed")
    parser.add_argument("--pictures", action="store_true", help="only draw the robots again")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    FOLDER.mkdir(exist_ok=True)
    if given.pictures:
        return draw_again()
    robots, failures = [], []
    for name, (source, command) in entries(given.fetch).items():
        try:
            robots.append(entry(name, source, command))
            print(robots[-1], flush=True)
        except Exception as error:
            failures.append({"id": name, "reason": f"{type(error).__name__}: {error}"[:200]})
            print(failures[-1], flush=True)
    data = {"robots": robots, "failures": failures}
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    (DOCS / "gallery.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
