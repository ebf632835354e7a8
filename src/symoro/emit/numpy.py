"""NumPy: arrays of shape (..., n), vectorised over the leading axes."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from symoro.emit.names import functions_of
from symoro.emit.printer import Check, Language, Pieces, Trial
from symoro.emit.python import KEYWORDS, Python

NAMES = {
    "pow": "float_power", "sqrt": "sqrt", "sin": "sin", "cos": "cos", "tan": "tan", "asin": "arcsin", "acos": "arccos", "atan2": "arctan2",
    "abs": "abs", "sign": "sign", "exp": "exp", "log": "log", "min": "minimum", "max": "maximum",
}  # fmt: skip


class NumPy(Python):
    id = "numpy"
    title = "Python (NumPy arrays, vectorised)"
    aliases = ()
    reserved = frozenset([*KEYWORDS.split(), "np", "batch"])
    element = "{array}[..., {k}]"
    calls: ClassVar = {op: Language.calls[op].replace(op, f"np.{name}", 1) for op, name in NAMES.items()}
    truth = "np.where({0}, 1.0, 0.0)"
    choice = "np.where({0}, {1}, {2})"
    check = Check("{python}", "PyPI package numpy", ("{python}", "-c", "import numpy; print('numpy', numpy.__version__)"), (("{python}", "driver.py"),))
    returned = "Returns {groups}: arrays of shape (..., *shape); the leading axes of the arguments broadcast."

    def imports(self, pieces: Pieces) -> str:
        return "import numpy as np\n"

    def once(self, pieces: Pieces) -> list[str]:
        p, c = pieces.scope.p, pieces.scope.c
        lines = [f"{p} = np.asarray({p}, dtype=float)", *(f"{name} = {value}" for name, value in (*pieces.parameters, *pieces.once))]
        lines.append(f"{c} = np.empty((*{p}.shape[:-1], {len(pieces.carried)}))")
        return [*lines, *(f"{c}[..., {k}] = {value}" for k, value in enumerate(pieces.carried)), f"return {c}"]

    def body(self, pieces: Pieces) -> list[str]:
        arrays = [*pieces.scope.arguments, *([pieces.scope.c] if pieces.unit.has_parameters else [])]
        lines = [f"{a} = np.asarray({a}, dtype=float)" for a in arrays]
        shapes = ", ".join(f"{a}.shape[:-1]" for a in arrays)
        lines.append(f"batch = np.broadcast_shapes({shapes})" if len(arrays) > 1 else f"batch = {shapes or '()'}")
        lines += [f"{name} = {value}" for name, value in (*pieces.inputs, *pieces.body)]
        for g, name, values in pieces.outputs:
            lines.append(f"{name} = np.empty({'(*batch, ' + ', '.join(map(str, g.shape)) + ')' if g.shape else 'batch'})")
            places = product(*(range(n) for n in g.shape))
            lines += [f"{name}[{', '.join(['...', *map(str, place)])}] = {value}" for place, value in zip(places, values, strict=True)]
        return [*lines, f"return {', '.join(pieces.scope.groups)}"]

    def batch(self, pieces: Pieces) -> list[str]:
        return []  # the function itself is vectorised

    def driver(self, trials: list[Trial]) -> dict[str, str]:
        lines = ["import numpy as np", "def show(x):", "    print(*map(repr, np.asarray(x, dtype=float).ravel().tolist()), sep='\\n')"]
        for t in trials:
            main, pre, _ = functions_of(t.unit)
            single = len(t.unit.program.groups) == 1
            lines += [f"from {main} import *", f"a = {t.rows!r}", f"c = ({pre}({t.p!r}),)" if t.unit.has_parameters else "c = ()"]
            lines += ["def groups(r):", "    return (r,)" if single else "    return r", f"for k in range({t.count}):"]
            lines += [f"    for x in groups({main}(*(b[k] for b in a), *c)):", "        show(x)"]
            whole = "show(x)" if t.rows else f"show([x]*{t.count})"
            lines += [f"for x in groups({main}(*a, *c)):", f"    {whole}"]
        return {"driver.py": "\n".join(lines) + "\n"}
