"""The general inverse geometric model in Python and MATLAB: texts of the method, and the numbers of an arm and of its starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.models.inverse.general import Way, start_of, two_slide
from symoro.models.inverse.numeric import Chain
from symoro.models.inverse.sliding import displaced_arm


def _text(name: str) -> str:
    return files("symoro.emit").joinpath(name).read_text(encoding="utf-8")


def _method(chain: Chain) -> str:
    return "sliding" if two_slide(chain) else "elimination"


def starts(chain: Chain, ways: Sequence[Way]) -> list[dict[str, Any]]:
    """The numbers of each start by name."""
    if two_slide(chain):
        arms = [displaced_arm(chain, way.displaced) for way in ways]
        return [
            {
                "displaced": w.displaced,
                "first": w.number,
                "angle": w.offsets[0],
                "constants": a.constants,
            }
            for w, a in zip(ways, arms, strict=True)
        ]
    names = (
        "order",
        "gain",
        "offsets",
        "turns",
        "before",
        "behind",
        "place",
        "inverse",
        "constants",
    )
    return [
        {"displaced": way.displaced} | {name: getattr(start_of(chain, way), name) for name in names}
        for way in ways
    ]


def python_text(function: str, chain: Chain, ways: Sequence[Way], header: list[str]) -> str:
    """A module with the function `function(T)`; needs NumPy."""
    tables = {
        name: repr(np.asarray(getattr(chain, name)).tolist())
        for name in ("constants", "turns", "factors")
    }
    rows = [
        "    {"
        + ", ".join(f'"{name}": {np.asarray(x).tolist()!r}' for name, x in start.items())
        + "},\n"
        for start in starts(chain, ways)
    ]
    body = _text("general_python.txt").format(
        **tables, size=repr(chain.size), starts=f"[\n{''.join(rows)}]", function=function
    )
    return "".join(f"# {line}\n" for line in header) + body + _text(f"{_method(chain)}_python.txt")


def matlab_text(function: str, chain: Chain, ways: Sequence[Way], header: list[str]) -> str:
    """A file with the function `function(T)`, for MATLAB and Octave."""
    arm = {
        "turns": chain.turns,
        "factors": chain.factors,
        "size": chain.size,
        "constants": chain.constants,
    }
    lines = _fields("d", arm)
    for k, start in enumerate(starts(chain, ways), 1):
        lines += _fields(f"d.starts{{{k}}}", start)
    body = _text("general_matlab.txt").format(function=function, data="\n".join(lines))
    return "".join(f"% {line}\n" for line in header) + body + _text(f"{_method(chain)}_matlab.txt")


def _fields(owner: str, values: Mapping[str, Any]) -> list[str]:
    """Assignments; several matrices are a list of them."""
    return [
        f"{owner}.{name} = {_matrix(x) if np.ndim(x) < 3 else '{' + ', '.join(map(_matrix, x)) + '}'};"
        for name, x in values.items()
    ]


def _matrix(x: Any) -> str:
    rows = [
        ", ".join(repr(float(v)) for v in row) for row in np.atleast_2d(np.asarray(x, dtype=float))
    ]
    return "[" + "; ".join(rows) + "]"
