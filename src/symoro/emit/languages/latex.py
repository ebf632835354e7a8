"""LaTeX: the equations in Khalil's notation, as a document or as a fragment to include.

The steps of an inverse geometric model in closed form have their own arrangement, at the end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from symoro.emit.code_unit import Unit, check_names, symbol_name
from symoro.emit.comments import FRAME, cell, generator, meanings, operations
from symoro.emit.driver import Check
from symoro.emit.explicit_text import ExplicitText, FormulaText, align, equation, text_length
from symoro.emit.expressions import ATOM, PRODUCT, Text, parenthesize
from symoro.emit.printer import CODE, EXPLICIT, Language
from symoro.expr import (
    ATAN2,
    DIV,
    MAX,
    MUL,
    NEG,
    PI,
    POW,
    SQRT,
    SYMBOL,
    WHERE,
    ZERO,
    Expr,
    Group,
    Role,
    Scalar,
    as_expr,
    constant,
    magnitude,
    ops,
    postorder,
    rational,
    sqrt,
    substitute,
    symbol,
    transform_nodes,
)
from symoro.models.inverse.solution_search import TITLES, Solved, Step
from symoro.notation import explain_output, latex_label, latex_name
from symoro.robot import Robot

GUARD = 1e-12  # smaller constants keep divisors from being zero
MAX_ROOT = 60  # visible characters of a root or of a left side
MAX_LINE = 110  # visible characters of an equation's line
MAX_ELEMENT = 24  # of an element that a matrix shows instead of its name
PREAMBLE = r"""\documentclass{article}
\usepackage[utf8]{inputenc}
\usepackage{amsmath}
\usepackage[a4paper,margin=20mm]{geometry}
\allowdisplaybreaks
\begin{document}
"""
PAIRED = re.compile(
    r"\\left(?![a-zA-Z])|\\right(?![a-zA-Z])|\\(?:begin|end)\{([a-z]+\*?)\}|\\\[|\\\]|\\.|[{}$]"
)
_TOKEN = re.compile(r"\\left|\\right|\\begin|\\end|\\[a-zA-Z]+|\\.|[{}]| [+-] ")
_ESCAPES = {
    "\\": r"\textbackslash{}",
    "_": r"\_",
    "&": r"\&",
    "%": r"\%",
    "#": r"\#",
    "$": r"\$",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
}


class Latex(Language):
    id = "latex"
    title = "LaTeX"
    extension = ".tex"
    aliases = ("tex",)
    styles = ("document", "fragment")
    forms = (EXPLICIT, CODE)
    block_comment = ("", "% ", "")
    times = r"\,"
    square = "{{{0}}}^{{2}}"
    relations: ClassVar[Mapping[str, str]] = {
        "less": "{0} < {1}",
        "less_equal": r"{0} \le {1}",
        "equal": "{0} = {1}",
    }
    field = ""
    truth = r"\left[{0}\right]"
    nonzero = r"{0} \ne 0"
    fold = False
    check = Check(
        "pdflatex",
        "Debian package texlive-latex-base",
        ("pdflatex", "--version"),
        (("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "{sources}"),),
        numeric=False,
    )

    def compose(self, unit: Unit) -> dict[str, str]:
        text = ExplicitText(unit).page() if unit.form == EXPLICIT else self.equations(unit)
        if unit.style != "fragment":
            head = _introduction(unit) if unit.comments else ""
            text = f"{PREAMBLE}{head}{text}\\end{{document}}\n"
        return {f"{unit.function}.tex": text}

    def structure_problem(self, text: str) -> str:
        return unpaired(text)

    def stands_alone(self, unit: Unit) -> bool:
        return unit.style != "fragment"

    # --- expressions ------------------------------------------------------------------------------

    def constant(self, value: Fraction) -> Text:
        if value.denominator == 1:
            return str(value.numerator), ATOM
        text = cell_number(value)
        return (
            (text, ATOM) if text else (rf"\frac{{{value.numerator}}}{{{value.denominator}}}", ATOM)
        )

    def node_text(self, n: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]) -> Text:
        if n.op is PI:
            return r"\pi", ATOM
        if n.op is DIV:
            return rf"\frac{{{text[n.args[0]][0]}}}{{{text[n.args[1]][0]}}}", PRODUCT
        if n.op is POW:
            return f"{{{parenthesize(text[n.args[0]], ATOM)}}}^{{{text[n.args[1]][0]}}}", PRODUCT
        if n.op is WHERE:
            condition = n.args[0]
            inline = condition.op.name in self.relations and condition not in local
            test = (
                self.relation_text(condition, text)
                if inline
                else self.fill(self.nonzero, text[condition][0])
            )
            return n.op.latex.format(test, text[n.args[1]][0], text[n.args[2]][0]), ATOM
        if n.op.name in self.calls:
            return n.op.latex.format(*(text[a][0] for a in n.args)), ATOM
        return super().node_text(n, text, local)

    def product_text(self, args: tuple[Expr, ...], text: Mapping[Expr, Text]) -> Text:
        if args[0] is not args[1] and args[1].op is ops.CONSTANT:
            args = args[::-1]
        return super().product_text(args, text)

    # --- the page ---------------------------------------------------------------------------------

    def equations(self, unit: Unit) -> str:
        """Intermediates, then output elements too long for their matrix, then the outputs."""
        check_names(unit, self.register(unit))
        listing = unit.listing
        local = {n: latex_name(name) for n, name in listing.names.items()} | {
            s: latex_name(symbol_name(unit, s)) for s in unit.program.symbols
        }
        operand, value = self.expression_texts(listing, local)
        lines = [_equation(local[n], value[n]) for n in (*listing.once, *listing.body)]
        matrices = []
        for g in unit.program.groups:
            elements, shown = _elements(g, [operand[v][0] for v in g.values])
            lines += elements
            if _is_matrix(g) and shown:
                name = explain_output(g.name).latex
                matrices.append(_equation(name, _matrix(g.shape, shown)).replace("&", "", 1))
        return "\n".join([*_align(lines), *(f"\\[\n{matrix}\n\\]" for matrix in matrices), ""])


def _is_matrix(group: Group) -> bool:
    return 1 <= len(group.shape) <= 2


def _elements(group: Group, values: Sequence[str]) -> tuple[list[str], list[str]]:
    """Equations of elements that are too long for the matrix, and the text of each in it."""
    equations, shown = [], []
    for value, label in zip(values, group.labels, strict=True):
        name = latex_label(label)
        is_short = visible_length(value) <= MAX_ELEMENT and _is_matrix(group)
        shown.append(value if is_short else name)
        if not is_short and value != name:
            equations.append(_equation(name, value))
    return equations, shown


def cell_number(value: Fraction) -> str:
    """A short exact decimal, '' where there is none."""
    text = repr(float(value))
    return text if "e" not in text and len(text) <= 8 and Fraction(text) == value else ""


def visible_length(text: str) -> int:
    """About how many characters a reader sees."""
    return len(re.sub(r"\\(?:left|right|mathit|operatorname|,)|[{}_^]|\\(?=[a-zA-Z])", "", text))


def _equation(name: str, value: str) -> str:
    return f"{name} &= " + " \\\\\n&\\quad ".join(_break_sum(value))


def _break_sum(value: str) -> list[str]:
    """Lines of a long sum, broken before a + or - outside braces, \\left and environments."""
    if visible_length(value) <= MAX_LINE:
        return [value]
    depth, start, last, lines = 0, 0, 0, []
    for token in _TOKEN.finditer(value):
        mark = token[0]
        depth += (mark in ("{", r"\left", r"\begin")) - (mark in ("}", r"\right", r"\end"))
        if mark.startswith(" ") and depth == 0:
            if last > start and visible_length(value[start : token.start()]) > MAX_LINE:
                lines.append(value[start:last])
                start = last + 1
            last = token.start()
    if last > start and visible_length(value[start:]) > MAX_LINE:
        lines.append(value[start:last])
        start = last + 1
    return [*lines, value[start:]]


def _align(lines: list[str]) -> list[str]:
    return ["\\begin{align*}", " \\\\\n".join(lines), "\\end{align*}"] if lines else []


def _matrix(shape: tuple[int, ...], shown: list[str]) -> str:
    width = shape[1] if len(shape) == 2 else 1
    rows = [" & ".join(shown[k : k + width]) for k in range(0, len(shown), width)]
    return (
        f"\\left[\\begin{{array}}{{{'c' * width}}}\n"
        + " \\\\\n".join(rows)
        + "\n\\end{array}\\right]"
    )


# --- the introduction of a document ---------------------------------------------------------------


def escape(text: str) -> str:
    """Plain text for LaTeX."""
    return "".join(_ESCAPES.get(ch, ch if ch.isprintable() else " ") for ch in text)


def _introduction(unit: Unit) -> str:
    title = (unit.title or unit.function) + (f" of {unit.robot.name}" if unit.robot else "")
    parts = [
        rf"\section*{{{escape(title)}}}",
        escape(f"Generated by {generator()}. SI units."),
        *(escape(f"{note}.") for note in unit.notes),
    ]
    if unit.robot is not None:
        parts.append(_frames(unit.robot))
    rows = [
        rf"${m.latex}$\quad {escape(m.meaning)}\quad {escape(m.unit)}"
        for m in meanings(unit).values()
    ]
    if rows:
        parts.append("\n".join([r"\begin{flushleft}", " \\\\\n".join(rows), r"\end{flushleft}"]))
    return "\n\n".join([*parts, *(escape(line.strip()) for line in operations(unit))]) + "\n"


def _frames(robot: Robot) -> str:
    head = " & ".join(["$j$", *(f"${latex_name(name)}_j$" for name in FRAME)])
    rows = [
        " & ".join([str(j), *(escape(cell(getattr(f, name))) for name in FRAME)])
        for j, f in enumerate(robot.frames, 1)
    ]
    return "\n".join(
        [
            rf"\begin{{tabular}}{{{'c' * (len(FRAME) + 1)}}}",
            *(f"{row} \\\\" for row in [head, *rows]),
            r"\end{tabular}",
        ]
    )


# --- structure ------------------------------------------------------------------------------------


def unpaired(text: str) -> str:
    """The first mark that does not pair up in a LaTeX text, '' for none.

    Braces, \\left and \\right, environments and dollars pair up.
    """
    closing: list[str] = []
    for token in PAIRED.finditer(text):
        end = _closing_mark(token, closing)
        if end:
            closing.append(end)
        elif _is_closing(token[0]) and (not closing or closing.pop() != token[0]):
            return f"'{token[0]}' at character {token.start()} closes nothing"
    return f"'{closing[-1]}' is missing" if closing else ""


def _closing_mark(token: re.Match[str], closing: list[str]) -> str:
    """The mark that closes what a token opens, '' if it opens nothing.

    `closing` are the marks that are still expected.
    """
    mark = token[0]
    if mark.startswith(r"\begin"):
        return rf"\end{{{token[1]}}}"
    if mark == "$":
        return "" if "$" in closing else "$"
    return {r"\left": r"\right", "{": "}", r"\[": r"\]"}.get(mark, "")


def _is_closing(mark: str) -> bool:
    return mark in (r"\right", "}", r"\]", "$") or mark.startswith(r"\end{")


# --- The steps of a closed-form solution in LaTeX, in Khalil's notation ---


class StepText(FormulaText):
    """Expressions of a closed-form solution as LaTeX."""

    def __init__(self) -> None:
        super().__init__({})

    def of(self, x: Expr) -> str:
        """The expression, multiplied out where that is shorter."""
        plain = transform_nodes([x], _without_guard).get(x, x)
        return self.formula(self.explicit.formula(plain))

    def sides(self, left: Expr, right: Expr) -> tuple[str, Expr, str]:
        """An equation as a row; the longer side stands on the right, where a line may end."""
        first, second = self.of(left), self.of(right)
        longer = text_length(first) > max(MAX_ROOT, text_length(second))
        return (second, left, "") if longer else (first, right, "")

    def aligned(self, rows: Iterable[tuple[str, Expr, str]]) -> str:
        """Equations (left, right, remark) on lines that fit a page; '' without any."""
        lines = [equation(left, self.of(right) + remark) for left, right, remark in rows]
        return "\n".join([*align(lines), ""]) if lines else ""

    def _atom(self, x: Expr) -> str:
        if x.op is ATAN2:  # lines may end between plain parentheses
            sine, cosine = (self.formula(self.explicit.formula(a)) for a in x.args)
            return rf"\operatorname{{atan2}}({sine}, {cosine})"
        text = _symbol(x) if x.op is SYMBOL else super()._atom(x)
        if x.op is SQRT and text_length(text) > MAX_ROOT:
            return f"({self.formula(self.explicit.formula(x.first))})^{{1/2}}"
        return text


def _without_guard(n: Expr) -> Expr:
    """max(x, c) as x where c only keeps a divisor from being zero, and sqrt(max(x, 0)) as sqrt(x).

    A square root that is not real has no solution.
    """
    if n.op is MAX:
        for c, x in (n.args, n.args[::-1]):
            value = rational(c)
            if value is not None and 0 < value < GUARD:
                return x
    if n.op is SQRT and n.first.op is MAX and ZERO in n.first.args:
        return as_expr(sqrt(next(x for x in n.first.args if x is not ZERO)))
    return n


def _symbol(n: Expr) -> str:
    name, role = n.payload
    if role is Role.POSE and len(name.rstrip("_")) == 2:
        return f"{name[0]}_{{{name[1]}}}"
    if role is Role.POSITION and name[:1] == "q" and name[1:].isdigit():
        return f"q_{{{name[1:]}}}"
    return latex_name(name)


def _roots(step: Step) -> list[tuple[Expr, Expr, str]]:
    """Unknown, value and label of each root that is short enough to be written as a formula.

    Coefficients of the type that are no numbers or symbols are written by their names. The choice
    of an angle that is free in special positions is left out.
    """
    if step.by_lines:
        return []
    names: dict[Expr, Expr] = {}
    for name, x in step.coefficients:
        core, letter = magnitude(x), symbol(name, Role.POSE) * (-1 if x.op is NEG else 1)
        if core.op.arity:
            names[core] = letter
        number = rational(core.first) if core.op is MUL else None
        if number is not None and core.second.op.arity:
            names[core.second] = letter / constant(number)
    return [
        (u, substitute([_regular(as_expr(x), r.free)], names)[0], r.label)
        for r in step.roots
        for u, x in zip(step.unknowns, r.values, strict=True)
    ]


def _regular(value: Expr, special: Scalar) -> Expr:
    """The value where the condition of special positions does not hold."""
    nodes = [n for n in postorder([value]) if n.op is WHERE and n.args[0] is special]
    return substitute([value], {n: n.args[2] for n in nodes})[0]


def _type_text(number: int) -> str:
    """The equations of a type as formulas, a type without equations in words."""
    title = TITLES[number]
    if "=" not in title:
        return escape(title)
    formulas = re.sub(r"([A-Z])([0-9]|[ij](?![a-z])|\(i\+j\))", _indexed_letter, title)
    return ", ".join(f"${f}$" for f in formulas.replace(" r", r"\,r").split(", "))


def _indexed_letter(match: re.Match[str]) -> str:
    """X1 is X_{1}, Sj is S_{j}, C(i+j) is C_{i+j}."""
    return f"{match[1]}_{{{match[2].strip('()')}}}"


def _step(number: int, step: Step) -> str:
    names = ", ".join(f"${_symbol(u)}$" for u in step.unknowns)
    text = StepText()
    title = rf"\paragraph{{Step {number}: {names}, type {step.type}}} {_type_text(step.type)}"
    coefficients = [(_coefficient(name), x, "") for name, x in step.coefficients]
    parts = [
        f"{title}\n",
        text.aligned(text.sides(a, b) for a, b in step.equations),
        text.aligned(coefficients),
    ]
    roots = [(_symbol(u), x, rf" \quad ({label})" if label else "") for u, x, label in _roots(step)]
    return "".join([*parts, *([text.aligned(roots)] if roots else [])])


def _coefficient(name: str) -> str:
    return f"{name[0]}_{{{name[1:]}}}" if len(name) > 1 else name


def latex_expression(root: Expr) -> str:
    """Return the LaTeX of one expression in Khalil's notation."""
    language, texts = Latex(), dict[Expr, Text]()
    for node in postorder([root]):
        if node.op is SYMBOL:
            texts[node] = latex_name(node.payload[0]), ATOM
        else:
            texts[node] = language.node_text(node, texts, {})
    return texts[root][0]


def latex_steps(solved: Solved, style: str = "fragment") -> str:
    """All steps: a fragment to include, or a whole document."""
    parts = []
    if solved.inner:
        about = solved.about_inner.partition(", U =")[0]
        parts += [f"{about}:\n", _given((u, x) for u, x in solved.inner)]
    parts += [_step(k, step) for k, step in enumerate(solved.steps, 1)]
    sums = [(name, x) for name, x in solved.joints.items() if str(x) != name]
    if sums:
        joints = ((symbol(name, Role.POSITION), x) for name, x in sums)
        parts += ["Joints from sums:\n", _given(joints)]
    text = "".join(parts)
    return f"{PREAMBLE}{text}\\end{{document}}\n" if style == "document" else text


def _given(pairs: Iterable[tuple[Expr, Expr]]) -> str:
    return StepText().aligned((_symbol(u), x, "") for u, x in pairs)
