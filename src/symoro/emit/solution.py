"""The steps of Paul's solution in LaTeX: equations, coefficients and roots, in Khalil's notation."""

from __future__ import annotations

from collections.abc import Iterable

from symoro.emit.latex import PREAMBLE, Latex, escape
from symoro.emit.printer import ATOM, Text
from symoro.expr.node import ZERO, Expr, Role, as_expr
from symoro.expr.ops import COS, SIN, SYMBOL
from symoro.expr.walk import postorder
from symoro.models.inverse.angles import linear_form
from symoro.models.inverse.paul import Solved
from symoro.models.inverse.steps import TITLES, Step
from symoro.models.trace import angle_suffix
from symoro.notation import latex_name

_LANGUAGE = Latex()


def latex_of(root: Expr) -> str:
    """An expression, with C_{23} for the cosine of a sum of joints."""
    text: dict[Expr, Text] = {}
    for n in postorder([root]):
        if n.op is SYMBOL:
            text[n] = _symbol(n), ATOM
        elif n.op in (SIN, COS) and _joints_only(n.args[0]):
            text[n] = f"{'S' if n.op is SIN else 'C'}_{{{angle_suffix(n.args[0])}}}", ATOM
        else:
            text[n] = _LANGUAGE.node(n, text, {})
    return text[root][0]


def _symbol(n: Expr) -> str:
    name, role = n.payload
    if role is Role.POSE and len(name.rstrip("_")) == 2:
        return f"{name[0]}_{{{name[1]}}}"
    if role is Role.POSITION and name[:1] == "q" and name[1:].isdigit():
        return f"q_{{{name[1:]}}}"
    return latex_name(name)


def _joints_only(angle: Expr) -> bool:
    form, rest = linear_form(angle)
    return rest is ZERO and bool(form) and all(k == 1 and v.payload[0][1:].isdigit() for v, k in form.items())


def _aligned(pairs: Iterable[tuple[str, str]]) -> str:
    lines = " \\\\\n".join(f"{left} &= {right}" for left, right in pairs)
    return f"\\begin{{align*}}\n{lines}\n\\end{{align*}}\n"


def _step(number: int, step: Step) -> str:
    names = ", ".join(f"${_symbol(u)}$" for u in step.unknowns)
    parts = [rf"\paragraph{{Step {number}: {names}, type {step.type}}} {escape(TITLES[step.type])}" + "\n"]
    parts.append(_aligned((latex_of(a), latex_of(b)) for a, b in step.equations))
    parts.append(_aligned((rf"\mathit{{{name}}}" if len(name) > 1 else name, latex_of(x)) for name, x in step.coefficients))
    roots = [(_symbol(u), latex_of(as_expr(x)) + (rf" \quad ({r.label})" if r.label else "")) for r in step.roots
             for u, x in zip(step.unknowns, r.values, strict=True)]  # fmt: skip
    return "".join([*parts, _aligned(roots)])


def latex_steps(solved: Solved, style: str = "fragment") -> str:
    """All steps: a fragment to include, or a whole document."""
    parts = []
    if solved.inner:
        parts += ["The target without base and tool:\n", _aligned((_symbol(u), latex_of(x)) for u, x in solved.inner)]
    parts += [_step(k, step) for k, step in enumerate(solved.steps, 1)]
    sums = [(name, x) for name, x in solved.joints.items() if str(x) != name]
    if sums:
        variables = {m.name: m.variable for m in solved.arm.joints}
        parts += ["Joints from sums:\n", _aligned((_symbol(variables[name]), latex_of(x)) for name, x in sums)]
    text = "".join(parts)
    return f"{PREAMBLE}{text}\\end{{document}}\n" if style == "document" else text


