"""Results written out for a reader: LaTeX in Khalil's notation, and statements for other languages.

S_{23} is sin(q_2 + q_3), SS_{2} is S_2^2, CS_{2} is C_2 S_2. Results come first, element by element
or as a matrix, then a legend that explains every letter. A model that is too large to be read keeps
the intermediate quantities of its listing (velocities of links, composite inertias …), each with
its meaning.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from symoro.emit.code_unit import Unit, symbol_name
from symoro.emit.comments import meanings
from symoro.expr import (
    CONST_LEVEL,
    COS,
    DIV,
    PI,
    SIN,
    SYMBOL,
    VARIABLE_LEVEL,
    Expr,
    Group,
    Program,
    Role,
    TooLong,
    as_expr,
    linear_angle,
    multiple_of_pi,
    named,
    postorder,
    rebuilt,
    variable_order,
)
from symoro.notation import (
    INERTIA,
    explain_output,
    explain_step,
    latex_family,
    latex_label,
    latex_name,
    latex_step,
)
from symoro.passes import Listing
from symoro.passes.explicit_form import (
    Explicit,
    ExplicitProgram,
    Formula,
    Term,
    all_atoms,
    definition_parts,
    explicit_program,
    formula_atoms,
    formula_expr,
    has_index,
    is_atom,
    is_geometric,
    make_ring,
)
from symoro.robot import REVOLUTE, Robot

DIGITS = 10  # significant digits of a number that has no short exact form
MAX_LINE = 62  # visible characters of a line
MAX_ELEMENT = 24  # of an element that a matrix shows instead of its name
MAX_ROW = 62  # of all elements of a row
MAX_FRACTION = 56  # of a sum in a fraction
MAX_LEGEND = 76  # visible characters of sines and cosines on a line of the legend, without gaps
PER_LINE = 4  # sines and cosines on a line of the legend
INDEX_REMARK = (  # a line of the legend
    r"&\phantom{:} \text{the last index of a quantity is its link or joint, others are components}"
)
LEGEND = "where"  # the line between results and legend
SMALL_DENOMINATORS = (2, 3, 4, 6, 7, 8)  # of fractions that are written as such
SMALL_NUMERATOR = 32
OPENING, CLOSING = ("{", r"\left", r"\begin"), ("}", r"\right", r"\end")  # no line ends between
_REMOVED = re.compile(r"\\left(?![a-zA-Z])|\\right(?![a-zA-Z])|\\[,;:! ]|\\cdot|\\times|[\s{}_*]")
_ANGLE_SYMBOL = re.compile(r"[SC]+[0-9].*")
_INERTIAL_ORDER = {name: k for k, name in enumerate(("IA", *INERTIA))}
_GRAM = re.compile(r"this is det\((J(?:\^T)? J(?:\^T)?)\)")  # a note of a J that is not square
_SPLIT_NAME = re.compile(r"([A-Za-z]+?)_?([0-9]*)(R?)")


def text_length(text: str) -> int:
    """The length of a formula: characters without spaces, braces, underscores, \\left, \\right and
    product signs.
    """
    return len(_REMOVED.sub("", text))


@dataclass(frozen=True)
class Entry:
    """One result: its group, label, LaTeX name and LaTeX value."""

    group: str
    label: str
    name: str
    value: str


class FormulaText:
    """Formulas as LaTeX; `names` are the user's spelling of symbols."""

    def __init__(self, names: Mapping[str, str], lower: bool = False) -> None:
        self.symbol_names = names
        self.sine, self.cosine = ("s", "c") if lower else ("S", "C")
        self.texts: dict[Expr, str] = {}
        self.terms: dict[int, tuple[Term, str]] = {}  # by identity: equal terms hash slowly
        self.explicit = Explicit(make_ring(), self._length)

    def _length(self, explicit: Explicit, x: Expr) -> int:
        self._use(explicit)
        return text_length(self.atom(x))

    def _use(self, explicit: Explicit) -> None:
        """Forget the texts of an earlier attempt, which had other names."""
        if explicit is not self.explicit:
            self.explicit, self.texts, self.terms = explicit, {}, {}

    # --- atoms ------------------------------------------------------------------------------------

    def atom(self, x: Expr) -> str:
        """The LaTeX of an atom."""
        if x not in self.texts:
            self.texts[x] = self._atom(x)
        return self.texts[x]

    def _atom(self, x: Expr) -> str:
        explicit = self.explicit
        if x.op is SYMBOL:
            return latex_name(self.symbol_names.get(x.payload[0], x.payload[0]))
        if x in explicit.step_names:
            return latex_step(explicit.step_names[x])
        if self._is_wave(x):
            return f"{self.sine if x.op is SIN else self.cosine}_{{{self.index(x)}}}"
        return self._operation(x)

    def _operation(self, x: Expr) -> str:
        """The LaTeX of an operation on formulas."""
        texts = [self.formula(self.explicit.formula(a)) for a in x.args]
        if x.op is DIV:
            return rf"\frac{{{texts[0]}}}{{{texts[1]}}}"
        return x.op.latex.format(*texts)

    def _is_wave(self, x: Expr) -> bool:
        """True for a sine or cosine that is written as S_{23}."""
        return x.op in (SIN, COS) and has_index(x, self.explicit.step_names)

    def index(self, wave: Expr) -> str:
        """23 for a sine or cosine of q2 + q3."""
        return angle_index(wave.first, self.explicit.step_names)

    # --- formulas ---------------------------------------------------------------------------------

    def formula(self, f: Formula) -> str:
        """The LaTeX of a sum, its terms in order of their parameters, a positive one first."""
        if not f.terms:
            return "0"
        terms = sorted(f.terms, key=self._term_order)
        first = next((k for k, t in enumerate(terms) if t.coefficient > 0), 0)
        terms = [terms[first], *terms[:first], *terms[first + 1 :]]
        texts = [self.term(t) for t in terms]
        signs = ["-" if t.coefficient < 0 else "+" for t in terms]
        start = f"-{texts[0]}" if signs[0] == "-" else texts[0]
        return " ".join([start, *(f"{s} {x}" for s, x in zip(signs[1:], texts[1:], strict=True))])

    def term(self, t: Term) -> str:
        """The LaTeX of a term without its sign."""
        known = self.terms.get(id(t))
        if known is None:
            known = self.terms[id(t)] = t, self._term(t)
        return known[1]

    def _term(self, t: Term) -> str:
        named_factors = sorted([*self._waves(t), *self._symbols(t)], key=lambda pair: pair[0])
        factors = [text for _, text in named_factors]
        factors += [power_text(f"({self.formula(s)})", n) for s, n in t.sums if n > 0]
        below = self._divisors(t)
        number = abs(t.coefficient)
        has_pi = any(x.op is PI for x, _ in t.atoms)
        if below or (has_pi and number.denominator in SMALL_DENOMINATORS):
            return self._fraction(number, factors, below)
        if number != 1 or not factors:
            factors.insert(0, number_text(number))
        return r"\,".join(factors)

    def _divisors(self, t: Term) -> list[str]:
        """The divisors of a term: negative powers, and atoms that are inverses of sums."""
        atoms = [power_text(self.atom(x), -n) for x, n in t.atoms if n < 0]
        sums = [power_text(f"({self.formula(s)})", -n) for s, n in t.sums if n < 0]
        inverses = [(x.second, n) for x, n in t.atoms if n > 0 and is_inverse(x)]
        return [
            *atoms,
            *sums,
            *(power_text(f"({self.formula(self.explicit.formula(d))})", n) for d, n in inverses),
        ]

    def _fraction(self, number: Fraction, above: list[str], below: list[str]) -> str:
        """A fraction; a long sum stands behind it, where a line may end."""
        above, long_above = _without_long_sums(above)
        below, long_below = _without_long_sums(below)
        behind = [*long_above, *(f"{x}^{{-1}}" for x in long_below)]
        if number.denominator in (1, *SMALL_DENOMINATORS):
            head = [str(number.numerator)] if number.numerator != 1 or not above else []
            foot = [str(number.denominator)] if number.denominator != 1 else []
        else:
            head, foot = [number_text(number)], []
        top, bottom = [*head, *above], [*foot, *below]
        if not bottom:
            return r"\,".join([*top, *behind])
        return r"\,".join([rf"\frac{{{_alone(top) or 1}}}{{{_alone(bottom)}}}", *behind])

    def _waves(self, t: Term) -> Iterator[tuple[tuple[object, ...], str]]:
        """Sines and cosines with their order: S_2^2 is SS_{2}, S_2 C_2 is CS_{2}."""
        powers: dict[str, list[int]] = {}
        for x, n in t.atoms:
            if n > 0 and self._is_wave(x):
                pair = powers.setdefault(self.index(x), [0, 0])
                pair[x.op is SIN] += n
        for index, (cosines, sines) in powers.items():
            if (cosines, sines) == (1, 1):
                yield self._wave_order(index), f"{self.cosine}{self.sine}_{{{index}}}"
                continue
            for letter, n in ((self.cosine, cosines), (self.sine, sines)):
                if n:
                    name = f"{letter * min(n, 2)}_{{{index}}}"
                    yield (
                        self._wave_order(index),
                        name if n <= 2 else power_text(f"{letter}_{{{index}}}", n),
                    )

    def _wave_order(self, index: str) -> tuple[object, ...]:
        return 1, 0, 0, index

    def _symbols(self, t: Term) -> Iterator[tuple[tuple[object, ...], str]]:
        for x, n in t.atoms:
            if n > 0 and not self._is_wave(x) and not is_inverse(x):
                yield self._symbol_order(x), power_text(self.atom(x), n)

    def _symbol_order(self, x: Expr) -> tuple[object, ...]:
        """Numbers, lengths, (angles,) quantities with a name, inertial parameters, motion."""
        if x.level == CONST_LEVEL:
            return 0, 0, 0, str(x)
        if x.op is not SYMBOL:
            return 2, 0, 0, self.atom(x)
        name, role = x.payload
        match = _SPLIT_NAME.fullmatch(name)
        number = int(match[2] or 0) if match else 0
        letters = match[1] if match else name
        rank = {Role.GEOMETRIC: 0.5, Role.INERTIAL: 3, Role.BASE: 1.5}.get(role, 4)
        if letters == "G":
            rank = 0.8
        return rank, number, _INERTIAL_ORDER.get(letters, 99), name

    def _term_order(self, t: Term) -> tuple[object, ...]:
        """By link and kind of the inertial parameters, then by text."""
        inertial = sorted(
            self._symbol_order(x)
            for x in formula_atoms(Formula((t,)))
            if x.op is SYMBOL and x.payload[1] is Role.INERTIAL
        )
        first = inertial[0][1:3] if inertial else (0, 0)
        return (*first, len(t.sums), self.term(t))


class ExplicitText(FormulaText):
    """The explicit form of a unit as text."""

    def __init__(self, unit: Unit) -> None:
        assert unit.source is not None
        source = unit.source.program
        taken = {symbol_name(unit, s) for s in source.symbols}
        super().__init__(unit.names, any(_ANGLE_SYMBOL.fullmatch(name) for name in taken))
        self.unit = unit
        groups = parallel_variables(unit.robot) if unit.robot is not None else []
        self.form: ExplicitProgram = explicit_program(
            source, unit.source.named_steps, groups, self._length, unit.collect
        )
        self._use(self.form.explicit)
        self.bold = any(g.name in ("S", "C") for g in self.form.program.groups)

    # --- entries ----------------------------------------------------------------------------------

    @cached_property
    def entries(self) -> list[Entry]:
        """Every element of every group."""
        return [
            Entry(g.name, label, self.element_name(g, k), self.formula(self.form.formulas[v]))
            for g in self.form.program.groups
            for k, (label, v) in enumerate(zip(g.labels, g.values, strict=True))
        ]

    def element_name(self, g: Group, k: int) -> str:
        """A_{12}; with bold letters (A)_{12}."""
        gram = next(filter(None, map(_GRAM.search, self.unit.notes)), None)
        if gram and g.name == "det":
            return rf"\det({gram[1].replace('^T', '^{T}')})"
        if not self.bold or not g.shape:
            return latex_label(g.labels[k])
        letter, index = g.name, g.labels[k].removeprefix(g.name).replace("_", ",")
        return rf"(\mathbf{{{letter}}})_{{{index}}}"

    @cached_property
    def steps(self) -> list[tuple[str, str, str]]:
        """LaTeX name, value and code name of each quantity that is kept."""
        names = self.explicit.step_names
        return [
            (self.atom(x), self._operation(x) if is_atom(f, x) else self.formula(f), names[x])
            for x, f in self.form.steps
        ]

    # --- the page ---------------------------------------------------------------------------------

    def page(self) -> str:
        """Results, quantities that they use, legend: LaTeX without a preamble."""
        blocks = [self._group_blocks(g) for g in self.form.program.groups]
        parts = [line for block in blocks for line in block]
        if self.steps:
            parts.append("with the quantities")
            parts += align([equation(name, value) for name, value, _ in self.steps])
        return "\n".join([*parts, *self._legend(), ""])

    def _group_blocks(self, g: Group) -> list[str]:
        """A group as a matrix; elements that are too long for it come before, by name."""
        entries = self._entries_of(g)
        if not 1 <= len(g.shape) <= 2 or not g.values or _is_selection(g):
            return align(_equations(entries))
        width = g.shape[1] if len(g.shape) == 2 else 1
        mirrored = self._mirrored(g)
        apart = _too_long(entries, width)
        named_ones = {e.label: mirrored.get(e.label, e).name for e in apart}
        shown = [named_ones.get(e.label, e.value) for e in entries]
        if _matrix_width(shown, width) > MAX_ROW:
            return self._elements(g, entries)
        matrix = f"{self._group_name(g)} = {_matrix(width, shown)}"
        return [*align(_equations(apart, mirrored)), f"\\[\n{matrix}\n\\]"]

    def _entries_of(self, g: Group) -> list[Entry]:
        return [e for e in self.entries if e.group == g.name]

    def _elements(self, g: Group, entries: Sequence[Entry]) -> list[str]:
        """The elements of a matrix that is too wide for a page; zeros are left out."""
        mirrored = self._mirrored(g)
        rows = _equations([e for e in entries if e.value != "0"], mirrored)
        remarks = [f"${self._group_name(g)}$ is symmetric."] if mirrored else []
        zeros = any(e.value == "0" for e in entries)
        remarks += [f"Elements of ${self._group_name(g)}$ that are not listed are zero."] * zeros
        return [*align(rows), *remarks]

    def _group_name(self, g: Group) -> str:
        return rf"\mathbf{{{g.name}}}" if self.bold else explain_output(g.name).latex

    def _mirrored(self, g: Group) -> dict[str, Entry]:
        """Elements below the diagonal of a symmetric matrix, by those above it."""
        if len(g.shape) != 2 or g.shape[0] != g.shape[1]:
            return {}
        n, entries = g.shape[0], self._entries_of(g)
        pairs = [(entries[i * n + j], entries[j * n + i]) for i in range(n) for j in range(i)]
        if any(a.value != b.value for a, b in pairs):
            return {}
        return {a.label: b for a, b in pairs}

    def _legend(self) -> list[str]:
        """The meaning of every letter: angles, quantities with a name, symbols."""
        groups = self._matrix_lines() if self.bold else []
        lines = [*groups, *self._angle_lines(), *self._step_lines(), *self._symbol_lines()]
        return [LEGEND, *align(lines)] if lines else []

    def _matrix_lines(self) -> list[str]:
        """The meaning of each matrix, with the columns of one whose columns are no joints."""
        lines = []
        for g in self.form.program.groups:
            about = explain_output(g.name)
            width = g.shape[1] if len(g.shape) == 2 else 0
            products = [x.partition("_")[2] for x in g.labels[:width] if "_" in x]
            lines.append(rf"{self._group_name(g)} &: \text{{{about.meaning}}}")
            if products:
                shown = products if len(products) <= 6 else [*products[:2], r"\dots", products[-1]]
                joined = ", ".join(shown)
                lines.append(rf"&\phantom{{:}} \text{{columns }} {joined}")
        return lines

    def _angle_lines(self) -> list[str]:
        waves = sorted(self.waves, key=lambda x: (angle_order(x.first), x.op is COS))
        pairs = [(self.atom(x), rf"\{x.op.name}({self._angle(x)})") for x in waves]
        lines = joined_definitions([f"{name} &= {value}" for name, value in pairs])
        if any(letters in self._text for letters in self._doubles):
            ss, cc, cs = self._doubles
            s, c = self.sine, self.cosine
            lines.append(
                rf"{ss}_{{j}} &= {s}_{{j}}^{{2}}, \quad {cc}_{{j}} = {c}_{{j}}^{{2}}, "
                rf"\quad {cs}_{{j}} = {c}_{{j}}\,{s}_{{j}}"
            )
        return lines

    def _angle(self, wave: Expr) -> str:
        return angle_text(wave.first, self.explicit.step_names)

    def _step_lines(self) -> list[str]:
        names = self.explicit.step_names
        families: dict[str, dict[str, None]] = {}
        for x, _ in self.form.steps:
            about = explain_step(names[x], is_geometric(x))
            families.setdefault(about, {})[latex_family(names[x])] = None
        lines = [rf"{', '.join(f)} &: \text{{{about}}}" for about, f in families.items() if about]
        return [*lines, INDEX_REMARK] if lines else []

    def _symbol_lines(self) -> list[str]:
        """One line for symbols with the same meaning of different links or joints."""
        symbols = {x.payload[0] for x in self.used if x.op is SYMBOL}
        known = meanings(dataclasses.replace(self.unit, listing=self._source_listing))
        families: dict[tuple[str, str], list[str]] = {}
        for name in filter(symbols.__contains__, known):
            m = known[name]
            families.setdefault((_general(name, m.meaning), m.unit), []).append(name)
        return [
            rf"{self._listed(names)} &: \text{{{text}}}{_unit_text(unit)}"
            for (general, unit), names in families.items()
            for text in (known[names[0]].meaning if len(names) == 1 else general,)
        ]

    def _listed(self, names: Sequence[str]) -> str:
        """The first and the last of several names, in LaTeX."""
        shown = [latex_name(self.unit.names.get(name, name)) for name in names]
        return ", ".join(shown) if len(shown) <= 2 else rf"{shown[0]}, \dots, {shown[-1]}"

    @property
    def _source_listing(self) -> Listing:
        return dataclasses.replace(self.unit.listing, program=self.form.program)

    @property
    def _doubles(self) -> tuple[str, str, str]:
        return self.sine * 2, self.cosine * 2, self.cosine + self.sine

    @cached_property
    def _text(self) -> str:
        return " ".join([*(e.value for e in self.entries), *(value for _, value, _ in self.steps)])

    @cached_property
    def used(self) -> dict[Expr, None]:
        """Every atom of the text, those in operands of functions included."""
        steps = [p for x, f in self.form.steps for p in definition_parts(x, f, self.explicit)]
        return all_atoms([*self.form.formulas.values(), *steps], self.explicit)

    @cached_property
    def waves(self) -> list[Expr]:
        """Sines and cosines that the results use."""
        return [x for x in self.used if self._is_wave(x)]


def _is_selection(g: Group) -> bool:
    """True for a single element, and for some elements of a matrix in a row."""
    of_matrix = all(label.startswith(g.name) and len(label) > len(g.name) + 1 for label in g.labels)
    return len(g.shape) == 1 and (len(g.values) == 1 or of_matrix)


def _is_long_sum(factor: str) -> bool:
    """True for a sum in parentheses that is too long for a fraction."""
    return factor.startswith("(") and factor.endswith(")") and text_length(factor) > MAX_FRACTION


def _without_long_sums(factors: Sequence[str]) -> tuple[list[str], list[str]]:
    """The factors that a fraction has room for, and the others."""
    behind = [x for x in factors if _is_long_sum(x)]
    return [x for x in factors if x not in behind], behind


def _alone(factors: Sequence[str]) -> str:
    """The product of factors; a sum that is the only one needs no parentheses."""
    if len(factors) == 1 and factors[0].startswith("(") and factors[0].endswith(")"):
        return factors[0][1:-1]
    return r"\,".join(factors)


def is_inverse(x: Expr) -> bool:
    """True for the inverse of a sum, which is one atom."""
    return x.op is DIV and x.first.op.arity == 0


# --- names ----------------------------------------------------------------------------------------


def angle_index(angle: Expr, steps: Mapping[Expr, str] | None = None) -> str:
    """q2 + q3 is 23, q2 - q4 is 2-4, q2 + q10 is 2,10; other variables and quantities (`steps`) by
    their names.
    """
    form = linear_angle(angle)
    parts = [(_variable_index(v, steps or {}), form[v]) for v in reading_order(form)]
    separator = "" if all(re.fullmatch("[0-9]", index) for index, _ in parts) else ","
    text = ""
    for index, k in parts:
        sign = "-" if k < 0 else separator if text else ""
        text += sign + (index if abs(k) == 1 else f"{abs(k)}\\cdot {index}")
    return text


def _variable_index(v: Expr, steps: Mapping[Expr, str]) -> str:
    """The number of a joint from its position, else the name or the value."""
    if v in steps:
        return steps[v].replace("_", "")
    if v.op is not SYMBOL:
        return number_or_text(v)
    name = str(v.payload[0])
    return name[1:] if re.fullmatch("q[0-9]+", name) else name.replace("_", "")


def reading_order(form: Mapping[Expr, int]) -> list[Expr]:
    """The variables of an angle: those that are added, then those that are subtracted."""
    return sorted(form, key=lambda v: (form[v] < 0, variable_order(v)))


def angle_order(angle: Expr) -> tuple[object, ...]:
    form = linear_angle(angle)
    return tuple(variable_order(v)[:3] for v in sorted(form, key=variable_order))


def angle_text(angle: Expr, steps: Mapping[Expr, str]) -> str:
    """q_{2} + q_{3}; `steps` are the names of quantities."""
    form = linear_angle(angle)
    text = ""
    for v in reading_order(form):
        name = str(v.payload[0]) if v.op is SYMBOL else steps.get(v)
        shown = number_or_text(v) if name is None else latex_name(name)
        sign = "-" if form[v] < 0 else "+" if text else ""
        head = "" if abs(form[v]) == 1 else str(abs(form[v]))
        text += (f" {sign} " if text else sign) + head + shown
    return text


def number_or_text(v: Expr) -> str:
    value = v.payload if v.op.name == "constant" else None
    return number_text(Fraction(value)) if value is not None else str(v).replace("pi", r"\pi ")


def _general(name: str, meaning: str) -> str:
    """The meaning with j in place of the number that the name has."""
    number = re.search("[0-9]+", name)
    return re.sub(rf"\b{number[0]}\b", "j", meaning) if number else meaning


def _unit_text(unit: str) -> str:
    """kg.m2 is kg m^2."""
    text = re.sub("(?<=[a-z])[2-9]", lambda power: f"^{{{power[0]}}}", unit)
    text = text.replace(".", r"\,").replace(" ", "~")
    return rf"\ (\mathrm{{{text}}})" if unit else ""


def number_text(value: Fraction) -> str:
    """An integer, a small fraction, a short exact decimal, or a rounded decimal."""
    if value.denominator == 1:
        return str(value.numerator)
    if value.denominator in SMALL_DENOMINATORS and abs(value.numerator) <= SMALL_NUMERATOR:
        return rf"\frac{{{value.numerator}}}{{{value.denominator}}}"
    text = f"{float(value):.{DIGITS}g}"
    if "e" in text:
        mantissa, _, exponent = text.partition("e")
        return rf"{mantissa}\cdot 10^{{{int(exponent)}}}"
    return text


def power_text(text: str, n: int) -> str:
    return text if n == 1 else f"{text}^{{{n}}}"


def parallel_variables(robot: Robot) -> list[list[Expr]]:
    """The positions of revolute joints with parallel axes, one list for each set of neighbours."""
    groups: dict[int, list[Expr]] = {}  # by joint; joints of a set share the list
    for j in range(1, robot.NJ + 1):
        variable = robot.variable(j)
        if robot.sigma(j) == REVOLUTE and variable is not None:
            groups[j] = groups.get(_parallel_antecedent(robot, j), [])
            groups[j].append(variable)
    unique = {id(g): g for g in groups.values()}
    return [g for g in unique.values() if len(g) > 1]


def _parallel_antecedent(robot: Robot, j: int) -> int:
    """The revolute joint before joint j if both axes are parallel, else 0."""
    while j:
        turns = multiple_of_pi(as_expr(robot.frame(j).alpha))
        if turns is None or turns.denominator != 1:
            return 0
        j = robot.ant(j)
        if j and robot.sigma(j) == REVOLUTE:
            return j
    return 0


# --- LaTeX ----------------------------------------------------------------------------------------


def align(lines: Sequence[str]) -> list[str]:
    """Equations under each other; nothing without any."""
    return ["\\begin{align*}", " \\\\\n".join(lines), "\\end{align*}"] if lines else []


def joined_definitions(definitions: Iterable[str]) -> list[str]:
    """Short definitions ("S_{1} &= …") on common lines that fit a page."""
    lines: list[list[str]] = []
    for d in definitions:
        if (
            lines
            and len(lines[-1]) < PER_LINE
            and text_length("".join(lines[-1]) + d) <= MAX_LEGEND
        ):
            lines[-1].append(d.replace("&=", "=", 1))
        else:
            lines.append([d])
    return [r", \quad ".join(line) for line in lines]


def equation(name: str, value: str) -> str:
    """One equation on lines that fit a page."""
    return f"{name} &= " + " \\\\\n&\\quad ".join(break_formula(value))


def _equations(entries: Iterable[Entry], left_out: Container[str] = ()) -> list[str]:
    """Equations of elements, without those whose label is left out."""
    return [equation(e.name, e.value) for e in entries if e.label not in left_out]


def break_formula(value: str) -> list[str]:
    """Lines of a formula of at most MAX_LINE visible characters where that is possible.

    A line ends before a sign, outside a fraction and the operands of a function; brackets of sums
    may be open at its end.
    """
    chunks, depth = [""], 0
    for word in value.split(" "):
        if word in ("+", "-") and depth == 0:
            chunks.append("")
        depth += sum(map(word.count, OPENING)) - sum(map(word.count, CLOSING))
        chunks[-1] += f" {word}" if chunks[-1] else word
    lines = [chunks[0]]
    for chunk in chunks[1:]:
        if text_length(lines[-1] + chunk) > MAX_LINE:
            lines.append(chunk)
        else:
            lines[-1] += f" {chunk}"
    return lines


def _too_long(entries: Sequence[Entry], width: int) -> list[Entry]:
    """The elements that do not fit into a matrix with so many columns."""
    whole = _matrix_width([e.value for e in entries], width) <= MAX_ROW
    most = MAX_ROW if whole else 2 * MAX_ELEMENT // max(width, 2)
    return [e for e in entries if text_length(e.value) > most]


def _matrix_width(texts: Sequence[str], width: int) -> int:
    """The visible characters of the widest elements of all columns, with the gaps."""
    lengths = [text_length(x) for x in texts]
    return sum(max(lengths[k::width], default=0) + 2 for k in range(width))


def _matrix(width: int, shown: Sequence[str]) -> str:
    rows = [" & ".join(shown[k : k + width]) for k in range(0, len(shown), width)]
    body = " \\\\\n".join(rows)
    return f"\\left[\\begin{{array}}{{{'c' * width}}}\n{body}\n\\end{{array}}\\right]"


def relations_latex(relations: Mapping[str, Expr]) -> str:
    """Equations of names and expressions, each written out."""
    text = FormulaText({})
    rows = [
        equation(latex_name(name), expression_latex(e, text) or str(e))
        for name, e in relations.items()
    ]
    return "\n".join([*align(rows), ""])


def expression_latex(e: Expr, text: FormulaText | None = None) -> str:
    """The LaTeX of an expression, '' if it is too long; `text`: that of several expressions."""
    text = text or FormulaText({})
    try:
        return text.formula(text.explicit.formula(e))
    except TooLong:
        return ""


# --- statements for other languages ---------------------------------------------------------------


def explicit_unit(unit: Unit) -> Unit:
    """The unit with sines and cosines first, then one statement for each result."""
    text = ExplicitText(unit)
    names, replaced = _wave_names(text), dict[Expr, Expr]()

    def atom(x: Expr) -> Expr:
        if x not in replaced:
            image = {a: formula_expr(text.explicit.formula(a), atom) for a in x.args}
            replaced[x] = x if x in names else rebuilt(x, image)
        return replaced[x]

    for x, f in text.form.steps:
        name = text.explicit.step_names[x]
        replaced[x] = named(name, formula_expr(f, atom))
        names[replaced[x]] = name
    formulas = text.form.formulas
    groups = tuple(
        dataclasses.replace(g, values=tuple(formula_expr(formulas[v], atom) for v in g.values))
        for g in text.form.program.groups
    )
    program = dataclasses.replace(text.form.program, groups=groups, hints={}, is_listing=False)
    return dataclasses.replace(unit, listing=_listing(program, names))


def _wave_names(text: ExplicitText) -> dict[Expr, str]:
    """The name of each sine and cosine, in the order of the legend."""
    waves = sorted(text.waves, key=lambda x: (angle_order(x.first), x.op is COS))
    letters = {SIN: text.sine, COS: text.cosine}
    return {x: letters[x.op] + re.sub("[^0-9A-Za-z]", "_", text.index(x)) for x in waves}


def _listing(program: Program, names: Mapping[Expr, str]) -> Listing:
    """The program with a statement for each node that has a name, in the order of the names; a
    quantity in the angle of a sine comes before it.
    """
    used = set(program.nodes)
    statements = [x for x in postorder([x for x in names if x in used]) if x in names]
    once = tuple(x for x in statements if x.level < VARIABLE_LEVEL)
    body = tuple(x for x in statements if x.level == VARIABLE_LEVEL)
    return Listing(program, once, body, _free_names(program, {x: names[x] for x in statements}))


def _free_names(program: Program, names: Mapping[Expr, str]) -> dict[Expr, str]:
    """The names, changed where a symbol or another statement has the same."""
    taken = {s.payload[0] for s in program.symbols}
    result: dict[Expr, str] = {}
    for x, name in names.items():
        free = name
        while free in taken:
            free += "_"
        taken.add(free)
        result[x] = free
    return result
