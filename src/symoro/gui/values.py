"""Numbers for symbols: what is known, and plausible ones in place of what is not, so that every robot can be drawn and run."""

from __future__ import annotations

import re

from symoro.notation import Meaning, explain, glossary
from symoro.robot.data import Robot

# by the code name of the table that a symbol stands in: a plain arm of links of 1 kg
ASSUMED = {
    "b": 0.3,
    "d": 0.3,
    "r": 0.3,
    "M": 1.0,
    "XX": 0.05,
    "YY": 0.05,
    "ZZ": 0.05,
    "G3": -9.81,
    "k": 1000.0,
}
PLACES = ("gamma", "b", "alpha", "d", "theta", "r")
INERTIAS = ("XX", "YY", "ZZ", "M")


def parameters(robot: Robot) -> dict[str, Meaning]:
    """The symbols of a robot that need numbers, with their meaning: all but the joints' motion and torques."""
    moving = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    known = glossary(robot)
    return {name: known.get(name) or explain(name) for name in robot.symbols if name not in moving}


def assumed(robot: Robot) -> dict[str, float]:
    """Plausible numbers for the symbols that have none."""
    places = dict(_places(robot))
    return {
        name: ASSUMED.get(places.get(name, ""), 0.0)
        for name in parameters(robot)
        if name not in robot.values
    }


def tidy(unit: str) -> str:
    """A unit as it is written by hand: kg·m²."""
    return re.sub(r"(?<=[a-z])2\b", "²", unit).replace(".", "·")


def numbers(robot: Robot) -> dict[str, float]:
    """A number for every parameter: known, else assumed."""
    return {**assumed(robot), **robot.values}


def _places(robot: Robot) -> list[tuple[str, str]]:
    """Symbol -> code name of the first value that is this symbol alone, of those that matter here."""
    found = [(str(getattr(f, code)), code) for f in robot.frames for code in PLACES]
    found += [(str(getattr(b, code)), code) for b in robot.bodies for code in INERTIAS]
    found += [(str(x.k), "k") for x in robot.joints] + [(str(robot.gravity[2]), "G3")]
    first: dict[str, str] = {}
    for name, code in found:
        first.setdefault(name.lstrip("-"), code)
    return list(first.items())
