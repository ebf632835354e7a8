"""A model as source code in one language, as SymPy matrices, and as HTML for a notebook.

The options of code are the same for all languages; options that a language does not have are
refused with an error that lists those it has. The HTML has operations, outputs and first
equations; the LaTeX of the model is split into blocks that a browser typesets quickly.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Any, Protocol, TypedDict, Unpack

from symoro.emit.code_unit import Register, Unit
from symoro.emit.explicit_text import LEGEND, explicit_unit
from symoro.emit.languages import find_language
from symoro.emit.printer import CODE, EXPLICIT, Language
from symoro.errors import InputError, UnknownName, import_extra
from symoro.expr import CONSTANT, SYMBOL, Cost, Group, Program, written_operations
from symoro.formats import html_table
from symoro.limits import LIMITS
from symoro.notation import explain_output
from symoro.passes.explicit_form import COLLECT

ARGUMENTS, STRUCT, CONSTANTS = "arguments", "struct", "constants"  # values of option `parameters`
SUFFIX_LENGTH = len("_parameters")  # the longest that is put behind the name of a function
OPTIONS = {
    "function": "the name of the generated function",
    "style": "the style of the code, if a language has several",
    "comments": "True or False: with or without the header and remarks",
    "scalar": "the precision: double or float",
    "layout": "the files of C: split (header and source) or single (one file)",
    "parameters": "how the code receives parameters: arguments (an array), struct (a record with "
    "named fields) or constants (numbers in the code)",
    "names": "your names of symbols: symbol → name",
    "form": "explicit (results written out for readers, default of LaTeX) or code",
    "collect": "how terms of the explicit form are collected: shortest, parameters or angles",
}
FIRST_BLOCKS = 3  # blocks of equations that a notebook shows; the method latex() has all
MAX_OPERATIONS = LIMITS["written-operations"]
MAX_BLOCK_LINES = 24  # a browser typesets several short blocks faster than one long block
LINE_BREAK = " \\\\\n"
_BLOCK = re.compile(
    r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}"
    r"|\\\[\n(.*?)\n\\\]"
    r"|\\paragraph\{((?:[^{}\n]|\{[^{}\n]*\})*)\} ([^\n]*)\n",
    re.DOTALL,
)


class CodeOptions(TypedDict, total=False):
    """The options of code; None and '' stand for the default."""

    function: str | None
    style: str | None
    comments: bool
    scalar: str | None
    layout: str | None
    parameters: str | None
    names: Mapping[str, str] | None
    form: str | None
    collect: str | None


class Emittable(Protocol):
    """Anything that has a unit of code, such as a Model."""

    @property
    def unit(self) -> Unit: ...


def emit(model: Emittable, language: str, **options: Unpack[CodeOptions]) -> dict[str, str]:
    """The source files of a model in a language: file name → text."""
    target = find_language(language)
    return target.files(configure(model.unit, target, options))


def emit_text(model: Emittable, language: str, **options: Unpack[CodeOptions]) -> str:
    """The source code of a model as one text that stands alone."""
    target = find_language(language)
    return target.text(configure(model.unit, target, options))


def configure(unit: Unit, language: Language, options: CodeOptions) -> Unit:
    """The unit with the options applied."""
    for name in options:
        if name not in OPTIONS:
            raise UnknownName(f"option of language {language.id}", name, OPTIONS)
    chosen = {
        option: _one_of(language, option, options, values)
        for option, values in offered_options(language).items()
    }
    if not options.get("style") and unit.style in language.styles and chosen["scalar"] == "double":
        chosen["style"] = unit.style
    configured = dataclasses.replace(
        unit,
        function=_function_name(unit, language, str(options.get("function") or "")),
        style=chosen["style"],
        comments=_read_switch(language, "comments", options.get("comments", unit.comments)),
        scalar=chosen["scalar"],
        layout=chosen["layout"],
        record=chosen["parameters"] == STRUCT,
        names=_read_names(options.get("names")),
        form=_chosen_form(unit, chosen["form"], options),
        collect=chosen["collect"],
    )
    _check_length(configured)
    is_statements = configured.form == EXPLICIT and language.forms[0] != EXPLICIT
    return explicit_unit(configured) if is_statements else configured


def _check_length(unit: Unit) -> None:
    """Refuse a text whose results are not shared and that becomes too long."""
    program = unit.listing.program
    repeats = program.is_listing and unit.form == CODE
    count = written_operations(program) if repeats else 0
    if count > MAX_OPERATIONS:
        raise InputError(
            f"{unit.function} as text",
            f"{count} operations without shared results",
            f"at most {MAX_OPERATIONS}",
            "mode='fast' (--mode fast) writes shared results once.",
        )


def _chosen_form(unit: Unit, form: str, options: CodeOptions) -> str:
    """The form of the text; a model without an explicit form has the form of code by default."""
    if form != EXPLICIT or unit.source is not None:
        return form
    if options.get("form"):
        raise InputError(
            "option form",
            "'explicit' for a model whose results are branches of solutions",
            "'code'",
            "m.latex() has the steps of a closed-form solution.",
        )
    return CODE


def _read_switch(language: Language, option: str, value: Any) -> bool:
    if not isinstance(value, bool | int):
        shown = f"{repr(value)[:60]} of type {type(value).__name__}"
        raise InputError(f"option {option} of language {language.id}", shown, "True or False")
    return bool(value)


def _read_names(names: Any) -> dict[str, str]:
    if names is not None and not isinstance(names, Mapping):
        raise InputError("option names", f"{names!r}", "a mapping: symbol → name")
    return {str(symbol): str(name) for symbol, name in (names or {}).items()}


def offered_options(language: Language) -> dict[str, tuple[str, ...]]:
    """The values of each option that a language has, the default first."""
    parameters = (ARGUMENTS, *([STRUCT] if language.field else []), CONSTANTS)
    return {
        "parameters": parameters,
        "style": tuple(language.styles),
        "scalar": tuple(language.scalars),
        "layout": tuple(language.layouts),
        "form": language.forms,
        "collect": COLLECT,
    }


def missing_options(language: Language, options: Mapping[str, object]) -> list[str]:
    """The options asked for that the language does not have, each as 'scalar float' …"""
    lacks = [
        f"{option} {options[option]}"
        for option, values in offered_options(language).items()
        if options.get(option) and options[option] not in values
    ]
    function = str(options.get("function") or "")
    if function and not _is_legal(language, function):
        lacks.append(f"function called {function}")
    return lacks


def _one_of(
    language: Language, option: str, options: Mapping[str, object], values: Sequence[str]
) -> str:
    """The value of an option out of those that the language has, by default the first."""
    given = options.get(option)
    value = ("" if given is None else str(given)) or values[0]
    if value not in values:
        raise UnknownName(f"{option} of language {language.id}", value, values)
    return value


def _function_name(unit: Unit, language: Language, wanted: str) -> str:
    """The user's name for the function, or the unit's as the language spells it."""
    if not wanted or _is_legal(language, wanted):
        return wanted or _nearest_legal(language, unit.function)
    nearest, rule = _nearest_legal(language, wanted), _register(language).rule
    better = f", such as {nearest}" if language.spell_function(nearest) == nearest else ""
    expected = f"a name that {language.title} allows for a function: {rule}; no reserved word"
    raise InputError("option function", f"'{wanted}'", expected, f"Choose another name{better}.")


def _is_legal(language: Language, name: str) -> bool:
    return _nearest_legal(language, name) == name == language.spell_function(name)


def _nearest_legal(language: Language, name: str) -> str:
    """The nearest name that a function of the language may have."""
    return _register(language).claim(language.spell_function(name))


def _register(language: Language) -> Register:
    return Register(
        language.reserved,
        language.fold_case,
        language.letters,
        language.filler,
        language.max_name_length - SUFFIX_LENGTH,
    )


# --- SymPy matrices -------------------------------------------------------------------------------


def to_sympy(program: Program) -> dict[str, Any]:
    """Each output group as a sympy Matrix: a column for a vector, 1x1 for a scalar.

    A group with more than two axes is an Array.
    """
    sympy = import_extra("sympy", "interop", "to_sympy")
    table = _sympy_functions(sympy)
    known: dict[Any, Any] = {}
    for n in program.nodes:
        if n.op is SYMBOL:
            known[n] = sympy.Symbol(n.payload[0])
        elif n.op is CONSTANT:
            known[n] = sympy.Rational(n.payload.numerator, n.payload.denominator)
        else:
            known[n] = table[n.op.name](*(known[a] for a in n.args))
    return {g.name: _sympy_array(sympy, g, [known[v] for v in g.values]) for g in program.groups}


def _sympy_array(sympy: Any, group: Group, values: list[Any]) -> Any:
    if len(group.shape) > 2:
        return sympy.Array(values, group.shape)
    rows, columns = (*group.shape, 1, 1)[:2]
    return sympy.Matrix(rows, columns, values)


def _sympy_functions(sympy: Any) -> dict[str, Callable[..., Any]]:
    def truth(relation: Any) -> Any:
        return sympy.Piecewise((1, relation), (0, True))

    return {
        "pi": lambda: sympy.pi,
        "neg": lambda x: -x,
        "named": lambda x: x,
        "add": lambda x, y: x + y,
        "mul": lambda x, y: x * y,
        "div": lambda x, y: x / y,
        "pow": lambda x, y: x**y,
        "sqrt": sympy.sqrt,
        "sin": sympy.sin,
        "cos": sympy.cos,
        "tan": sympy.tan,
        "asin": sympy.asin,
        "acos": sympy.acos,
        "atan2": sympy.atan2,
        "abs": sympy.Abs,
        "sign": sympy.sign,
        "exp": sympy.exp,
        "log": sympy.log,
        "min": sympy.Min,
        "max": sympy.Max,
        "less": lambda x, y: truth(sympy.Lt(x, y)),
        "less_equal": lambda x, y: truth(sympy.Le(x, y)),
        "equal": lambda x, y: truth(sympy.Eq(x, y)),
        "where": lambda c, x, y: sympy.Piecewise((x, sympy.Ne(c, 0)), (y, True)),
    }


# --- HTML for notebooks ---------------------------------------------------------------------------


class LatexBlock(TypedDict, total=False):
    """Either a formula (`math`, LaTeX) or a heading (`head`, text with $formulas$, and `tail`)."""

    math: str
    head: str
    tail: str


def split_legend(latex: str) -> tuple[str, list[str]]:
    """The results of an explicit text, and the lines of its legend, one for each letter."""
    results, _, legend = latex.partition(f"\n{LEGEND}\n")
    body = legend.replace("\\begin{align*}\n", "").replace("\n\\end{align*}\n", "")
    lines = re.split(r", \\quad | \\\\\n", body)
    return results, [re.sub(r"(?<!&)(?== )", "&", line, count=1) for line in lines if line]


def latex_blocks(latex: str) -> list[LatexBlock]:
    """Split the LaTeX document of a model into formulas and headings, in order."""
    blocks: list[LatexBlock] = []
    position = 0
    for match in _BLOCK.finditer(latex):
        blocks += _headings(latex[position : match.start()])
        position = match.end()
        aligned, displayed, head, tail = match.groups()
        if aligned is not None:
            blocks += [
                {"math": f"\\begin{{aligned}}\n{piece}\n\\end{{aligned}}"}
                for piece in _aligned_pieces(aligned)
            ]
        elif displayed is not None:
            blocks.append({"math": displayed})
        else:
            blocks.append({"head": head, "tail": tail})
    return blocks + _headings(latex[position:])


def _headings(text: str) -> list[LatexBlock]:
    return [{"head": line, "tail": ""} for line in text.strip().splitlines() if line]


def _aligned_pieces(body: str) -> Iterator[str]:
    """Split an aligned block after MAX_BLOCK_LINES lines, but never inside an equation."""
    piece: list[str] = []
    for line in body.split(LINE_BREAK):
        if len(piece) >= MAX_BLOCK_LINES and not line.startswith("&"):
            yield LINE_BREAK.join(piece)
            piece = []
        piece.append(line)
    if piece:
        yield LINE_BREAK.join(piece)


def model_html(
    title: str, robot: str, cost: Cost, groups: Mapping[str, tuple[int, ...]], latex: str
) -> str:
    """Operations, outputs and first equations of a model of a robot; the notebook typesets them."""
    counts = {"per call": cost.hoisted, "strict": cost.strict}
    operations = html_table(
        ["", "multiplications", "additions", "angles"],
        ([name, c.mul, c.add, c.trig] for name, c in counts.items()),
    )
    outputs = html_table(
        ["output", "size", "meaning"],
        (
            [group, " × ".join(map(str, shape)) or 1, explain_output(group).meaning]
            for group, shape in groups.items()
        ),
    )
    blocks = latex_blocks(latex)
    equations = "".join(map(_block_html, blocks[:FIRST_BLOCKS]))
    rest = "<div>… <code>m.latex()</code> has all.</div>" if len(blocks) > FIRST_BLOCKS else ""
    head = f"<b>{escape(title)}</b> of {escape(robot)}"
    return f"<div>{head}{operations}{outputs}{equations}{rest}</div>"


def _block_html(block: LatexBlock) -> str:
    if "math" in block:
        return f"<div>$${escape(block['math'])}$$</div>"
    return f"<p><b>{escape(block['head'])}</b> {escape(block['tail'])}</p>"
