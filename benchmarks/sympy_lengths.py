"""Records how long SymPy's simplify, trigsimp, collect and factor make the entries of some models.

    python benchmarks/sympy_lengths.py

The result, `tests/oracle/sympy_lengths.json`, holds for each entry the least length of the four in
the measure of `symoro.emit.explicit_text.text_length`; sines and cosines of sums of joint positions
are written S23, C23 in both texts. The test compares the explicit form with it.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import sympy

import symoro as sy
from symoro.emit.explicit_text import text_length

PATH = Path(__file__).parent.parent / "tests" / "oracle" / "sympy_lengths.json"
SECONDS = 4  # for one function on one entry
CASES = [
    ("planar2r", "inertia"), ("planar2r", "idm"), ("planar2r", "lagrange"),
    ("rrp", "inertia"), ("rrp", "gravity"), ("scara", "inertia"), ("scara", "jacobian"),
    ("rx90", "determinant"), ("rx90", "jacobian"), ("rx90", "gravity"), ("rx90", "dgm"),
    ("kr6r900", "determinant"), ("ur5", "jacobian"),
]  # fmt: skip


class Slow(Exception):
    """The time for a function is over."""


def stop(*_: object) -> None:
    raise Slow


def sympy_text(e: Any) -> str:
    """The LaTeX with S23 for sin(q2 + q3) and SS2 for the square of S2."""
    waves = [x for x in e.atoms(sympy.sin, sympy.cos)]
    names = {}
    for x in waves:
        letter = "S" if x.func is sympy.sin else "C"
        terms = sorted(x.args[0].as_coefficients_dict().items(), key=lambda t: str(t[0]))
        index = "".join(
            ("-" if k < 0 else "") + ("" if abs(k) == 1 else str(abs(k))) + str(v).lstrip("q")
            for v, k in terms
        )
        names[x] = sympy.Symbol(f"{letter}{index}")
    return sympy.latex(e.subs(names), mul_symbol=None).replace(r"\dot", "")


def candidates(e: Any) -> dict[str, Callable[[], Any]]:
    symbols = sorted(e.free_symbols, key=str)
    return {
        "simplify": lambda: sympy.simplify(e),
        "trigsimp": lambda: sympy.trigsimp(e),
        "collect": lambda: sympy.collect(sympy.expand(e), symbols),
        "factor": lambda: sympy.factor(e),
    }


def shortest(e: Any) -> int:
    lengths = [text_length(sympy_text(e))]
    for call in candidates(e).values():
        signal.signal(signal.SIGALRM, stop)
        signal.alarm(SECONDS)
        try:
            lengths.append(text_length(sympy_text(call())))
        except Slow:
            continue
        finally:
            signal.alarm(0)
    return min(lengths)


def main() -> None:
    table = {}
    for robot, id in CASES:
        m = sy.generate(robot, id)
        for g in m.program.groups:
            values = list(m.to_sympy()[g.name])
            for label, e in zip(g.labels, values, strict=True):
                if e != 0:
                    table[f"{robot} {id} {label}"] = shortest(e)
        print(robot, id, flush=True)
        PATH.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
