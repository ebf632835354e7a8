"""The steps of a closed-form solution in LaTeX, in Khalil's notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from symoro.emit.expressions import ATOM, Text
from symoro.emit.languages.latex import PREAMBLE, Latex, escape
from symoro.expr.node import ZERO, Expr, Role, as_expr
from symoro.expr.ops import COS, NEG, SIN, SYMBOL
from symoro.expr.walk import postorder
from symoro.models.inverse.angle_polynomials import linear_form
from symoro.models.inverse.solution_search import TITLES, Solved, Step
from symoro.notation import latex_name
from symoro.tracing.trace import angle_suffix

_LANGUAGE = Latex()


LONG, LONGEST = (
    60,
    400,
)  # characters: what is longer and used again, or longest, gets a name of its own


class Lines:
    """Equations in LaTeX; what is long and used again is written once, under a name t_k."""

    def __init__(self, roots: Iterable[Expr]) -> None:
        self.uses = Counter(a for n in postorder(list(roots)) for a in n.args)
        self.text: dict[Expr, Text] = {}
        self.named: list[tuple[str, str]] = []

    def of(self, root: Expr) -> str:
        """An expression, with C_{23} for the cosine of a sum of joints."""
        for n in postorder([root]):
            if n not in self.text:
                self.text[n] = self._shortened(n, self._node(n))
        return self.text[root][0]

    def _node(self, n: Expr) -> Text:
        if n.op is SYMBOL:
            return _symbol(n), ATOM
        if n.op in (SIN, COS) and _joints_only(n.args[0]):
            return f"{'S' if n.op is SIN else 'C'}_{{{angle_suffix(n.args[0])}}}", ATOM
        return _LANGUAGE.node_text(n, self.text, {})

    def _shortened(self, n: Expr, text: Text) -> Text:
        if n.op is NEG or len(text[0]) <= (LONG if self.uses[n] > 1 else LONGEST):
            return text
        name = f"t_{{{len(self.named) + 1}}}"
        self.named.append((name, text[0]))
        return name, ATOM

    def aligned(self, pairs: Iterable[tuple[str, Expr, str]]) -> str:
        """Equations (left, right, remark), after the names that they need."""
        first = len(self.named)
        lines = [(left, self.of(right) + remark) for left, right, remark in pairs]
        return _aligned([*self.named[first:], *lines])


def _symbol(n: Expr) -> str:
    name, role = n.payload
    if role is Role.POSE and len(name.rstrip("_")) == 2:
        return f"{name[0]}_{{{name[1]}}}"
    if role is Role.POSITION and name[:1] == "q" and name[1:].isdigit():
        return f"q_{{{name[1:]}}}"
    return latex_name(name)


def _joints_only(angle: Expr) -> bool:
    form, rest = linear_form(angle)
    return (
        rest is ZERO
        and bool(form)
        and all(k == 1 and v.payload[0][1:].isdigit() for v, k in form.items())
    )


def _aligned(pairs: Iterable[tuple[str, str]]) -> str:
    lines = " \\\\\n".join(f"{left} &= {right}" for left, right in pairs)
    return f"\\begin{{align*}}\n{lines}\n\\end{{align*}}\n"


def _roots(step: Step) -> list[tuple[Expr, Expr, str]]:
    """Unknown, value and label of each root that is short enough to be written as a formula."""
    if step.by_lines:
        return []
    pairs = [(r.label, zip(step.unknowns, r.values, strict=True)) for r in step.roots]
    return [(u, as_expr(x), label) for label, values in pairs for u, x in values]


def _step(number: int, step: Step) -> str:
    names = ", ".join(f"${_symbol(u)}$" for u in step.unknowns)
    roots = _roots(step)
    sides = [x for pair in step.equations for x in pair]
    lines = Lines([*sides, *(x for _, x in step.coefficients), *(x for _, x, _ in roots)])
    title = rf"\paragraph{{Step {number}: {names}, type {step.type}}} {escape(TITLES[step.type])}"
    coefficients = [(_coefficient(name), x, "") for name, x in step.coefficients]
    parts = [
        f"{title}\n",
        lines.aligned((lines.of(a), b, "") for a, b in step.equations),
        lines.aligned(coefficients),
    ]
    values = [(_symbol(u), x, rf" \quad ({label})" if label else "") for u, x, label in roots]
    return "".join([*parts, *([lines.aligned(values)] if values else [])])


def _coefficient(name: str) -> str:
    return rf"\mathit{{{name}}}" if len(name) > 1 else name


def latex_steps(solved: Solved, style: str = "fragment") -> str:
    """All steps: a fragment to include, or a whole document."""
    parts = []
    if solved.inner:
        parts += ["The target without base and tool:\n", _given((u, x) for u, x in solved.inner)]
    parts += [_step(k, step) for k, step in enumerate(solved.steps, 1)]
    sums = [(name, x) for name, x in solved.joints.items() if str(x) != name]
    if sums:
        variables = {m.name: m.variable for m in solved.arm.joints}
        parts += ["Joints from sums:\n", _given((variables[name], x) for name, x in sums)]
    text = "".join(parts)
    return f"{PREAMBLE}{text}\\end{{document}}\n" if style == "document" else text


def _given(pairs: Iterable[tuple[Expr, Expr]]) -> str:
    rows = list(pairs)
    return Lines([x for _, x in rows]).aligned((_symbol(u), x, "") for u, x in rows)
