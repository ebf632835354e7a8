"""The general inverse geometric model in Python and MATLAB: a template of the method, filled with the numbers of an arm and of one start."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np

from symoro.models.inverse.elimination import HALF_TANGENT, LEFT, POWERS, Start
from symoro.models.inverse.numeric import Chain

Sides = tuple[Start, np.ndarray, np.ndarray, np.ndarray]  # a start, the side without the pose, the factors of the other


def _template(name: str) -> str:
    return files("symoro.emit").joinpath(name).read_text(encoding="utf-8")


def python_text(function: str, chain: Chain, sides: Sides, header: list[str]) -> str:
    """A module with the function `function(T)`; needs NumPy."""
    start, fixed, K, V = sides
    tables: dict[str, Any] = {
        "constants": chain.constants, "turns": chain.turns, "factors": chain.factors, "order": start.order, "gain": start.gain, "offsets": start.offsets,
        "loop_turns": start.turns, "loop": start.constants, "before": start.before, "behind": start.behind, "fixed": fixed, "K": K, "V": V,
    }  # fmt: skip
    texts = {name: repr(np.asarray(x).tolist()) for name, x in tables.items()}
    body = _template("general_python.txt").format(
        **texts, size=repr(chain.size), inverse=start.inverse, place=start.place, left=start.place in LEFT, function=function
    )
    return "".join(f"# {line}\n" for line in header) + body


def matlab_text(function: str, chain: Chain, sides: Sides, header: list[str]) -> str:
    """A file with the function `function(T)`, for MATLAB and Octave."""
    start, fixed, K, V = sides
    bases = {f"base{k + 1}": HALF_TANGENT if start.turns[k] else POWERS for k in (2, 3, 4)}
    matrices = {
        "turns": chain.turns, "factors": chain.factors, "size": chain.size, "order": start.order + 1, "gain": start.gain, "offsets": start.offsets,
        "loop_turns": start.turns, "inverse": start.inverse, "place": start.place + 1, "left": start.place in LEFT, "before": start.before,
        "behind": start.behind, "fixed": fixed, "K": K, "V": V, **bases,
    }  # fmt: skip
    lines = [f"d.{name} = {_matrix(x)};" for name, x in matrices.items()]
    lines += [f"d.{name} = {{{', '.join(_matrix(x) for x in xs)}}};" for name, xs in (("constants", chain.constants), ("loop", start.constants))]
    return "".join(f"% {line}\n" for line in header) + _template("general_matlab.txt").format(function=function, data="\n".join(lines))


def _matrix(x: Any) -> str:
    rows = [", ".join(repr(float(v)) for v in row) for row in np.atleast_2d(np.asarray(x, dtype=float))]
    return "[" + "; ".join(rows) + "]"
