"""Languages whose listings are first put into the plain form that `symoro.listing.tokens` reads: rows of patterns.

A dialect is known by the ending of its file or by a mark in the text. Its patterns take declarations away and write the rest as
C, Python or MATLAB would; line ends stay, so that messages name the right line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from symoro.errors import FormatError

Rule = tuple[str, str]  # pattern, what is put in its place
COLUMN, LAST_COLUMN = 5, 72  # of the mark of a continued line, of a statement, in fixed form
_RELATIONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "~="}
_KIND = (
    r"^[ \t]*R_ = (?:float\(promote_type\(|Float(?:32|64)\b)[^\n]*"  # the type of numbers, in Julia
)
_LIST = r",[\\\s]*\[([^\]]*)\]"  # an argument, on this line or the next
_BRANCH = r"((?:(?!\(if\s)[^{}])*)"  # of a conditional expression: it holds no other, so that no text is gone through again and again
_CONDITIONAL = rf"\(if\s{_BRANCH}\s{{\s{_BRANCH}\s}}\selse\s{{\s{_BRANCH}\s}}\)"
_SAID = r"(?:implicit|use|private|public|contains|integer|logical|(?:end\s+)?module|external|intrinsic)\b(?!\s*=)"
_REAL = r"(?:real|double\s+precision|type(?=\s*\())\b(?!\s*=)"
_FORTRAN: tuple[Rule, ...] = (
    (
        r"^[ \t]*(?:double\s+precision|real)\s+function\s+(?:where|sign)\b(?s:.{0,2000}?)^[ \t]*end[ \t]*$",
        "",
    ),  # helpers
    (r"^[ \t]*elemental\s+function\s+sy_sign\b(?s:.{0,2000}?)^[ \t]*end\s+function[^\n]*", ""),
    (r"^[ \t]*type\b[^(\n]*::(?:(?!^[ \t]*type\b)[^\n]*\n)*?[ \t]*end\s+type[^\n]*", ""),
    (
        r"^[ \t]*(?:(?:pure|elemental|recursive)\s+)*subroutine\s+(\w+)\s*\(([^()]*)\)",
        r"function \1(\2)",
    ),
    (r"^[ \t]*end(?:[ \t]+subroutine[^\n]*)?[ \t]*$", "end"),
    (r"^[ \t]*return[ \t]*$", "return"),
    (rf"^[ \t]*{_SAID}(?:[^\n]*\.\.\.\n)*[^\n]*", ""),
    (rf"^[ \t]*{_REAL}[^\n:]*::[ \t]*(\w+[ \t]*=[^\n,]*)$", r"\1"),  # a constant
    (rf"^[ \t]*{_REAL}(?:[ \t]*\([^)\n]*\))?(?:[^\n=]*\.\.\.\n)*[^\n=]*$", ""),
    (r"\b([0-9]+\.?[0-9]*(?:[ed][+-]?[0-9]+)?)_\w+", r"\1"),  # 1.5_rk
    (r"(\w)%(\w)", r"\1.\2"),
    *((rf"\.{word}\.", mark) for word, mark in _RELATIONS.items()),
    (r"/=", "~="),
)


@dataclass(frozen=True)
class Dialect:
    """How a language is known, what is replaced, and what is done to its lines before that."""

    endings: tuple[str, ...]
    mark: str
    rules: tuple[Rule, ...]
    before: Callable[[str], str] = str
    refused: str = ""  # why it is not read at all


def _fixed_form(text: str) -> str:
    """Fortran of 72 columns: without remarks, every statement on one line; a full line may end in the middle of a word."""
    lines: list[str] = []
    taken, full = 0, False
    for line in text.split("\n"):
        goes_on = (
            bool(lines)
            and line[:COLUMN].isspace()
            and line[COLUMN : COLUMN + 1] not in ("", " ", "0")
        )
        if line[:1] in ("*", "C", "c", "!"):
            taken += 1
            continue
        if goes_on:
            lines[-1] += ("" if full else " ") + line[COLUMN + 1 : LAST_COLUMN].lstrip()
            taken += 1
        else:
            lines += [*[""] * taken, line[:LAST_COLUMN]]
            taken = 0
        full = len(line) >= LAST_COLUMN
    return _own_helpers(_one_case("\n".join([*lines, *[""] * taken])))


def _free_form(text: str) -> str:
    """Fortran of long lines: without remarks."""
    return _own_helpers(_one_case(re.sub(r"![^\n]*", "", text)))


def _one_case(text: str) -> str:
    """Names in the spelling of their first use: Fortran's letters have no case."""
    spelled: dict[str, str] = {}
    return re.sub(
        r"(?<!\w)(?<![0-9]\.)[a-zA-Z]\w*",
        lambda name: spelled.setdefault(name[0].lower(), name[0]),
        text,
    )


def _own_helpers(text: str) -> str:
    """The helper functions of code that symoro wrote, f_sign beside f and f_batch, as plain functions."""
    own = sorted(set(re.findall(r"\b(\w+)_batch\b", text)))
    return (
        re.sub(rf"\b(?:{'|'.join(own)})_(sign|min|max|where)(?=[(<])", r"\1", text) if own else text
    )


def _plain_numbers(text: str) -> str:
    """C++ templates as functions of double."""
    kinds = set(re.findall(r"\btemplate *<(?:typename|class) +(\w+)", text))
    text = _own_helpers(re.sub(r"\btemplate *<[^<>\n]*>", "", text))
    return re.sub(rf"\b(?:{'|'.join(sorted(kinds))})\b", "double", text) if kinds else text


DIALECTS = (
    Dialect((".f", ".for", ".f77"), r"^ {6} *subroutine\b", _FORTRAN, _fixed_form),
    Dialect((".f90", ".f95", ".f03", ".f08"), r"^[ \t]*(?:pure\s+)?subroutine\b|^[ \t]*module\s+\w+[ \t]*$", (
        (r"^[ \t]*&", ""), (r"&[ \t]*$", "..."), *_FORTRAN), _free_form),
    Dialect((".hpp", ".hh", ".cpp", ".cc"), r"^[ \t]*template *<", (
        (r"<double>", ""),), _plain_numbers),
    Dialect((".rs",), r"^[ \t]*(?:pub +)?fn +\w+ *\(", (
        (r"^[ \t]*pub struct\b(?:(?!\bpub struct\b)[^}])*}", ""),
        (r": *(?:&(?:\[+[^\]\n]*\]+|\w+)|f(?:32|64)\b)", ""), (r"\) *->[^{\n]*{", ") {"), (r"\b(?:pub +)?fn\b", "double"),
        (r"\bf(?:32|64)::", ""), *((_CONDITIONAL, r"((\1) ? (\2) : (\3))"),) * 4)),
    Dialect((".jl",), _KIND, (
        (_KIND, ""), (r"^[ \t]*\w+ = Array{R_}[^\n]*", ""), (r"\bR_\(", "double("), (r"(\w)\[([0-9, ]+)\]", r"\1(\2)"),
        (r"(?<![\w.])([0-9]+\.?[0-9]*)f([+-]?[0-9]+)\b", r"\1e\2"))),
    Dialect((), r"\bnp\.(?:asarray|empty)\(|\bjnp\.asarray\(", (
        (r"^[ \t]*(\w+) = j?np\.(?:asarray\(\1\b|empty\()[^\n]*", ""),
        (r"^[ \t]*batch = (?:np\.broadcast_shapes|\w+\.shape|\(\))[^\n]*", ""), (r"\[\.\.\., ", "["), (r"\[\.\.\.\] =", " ="),
        (r"np\.stack\(np\.broadcast_arrays\(", "["), (r"\), axis=-1\)", "]"), (r"^\w+ = jax\.vmap\([^\n]*", ""))),
    Dialect((), r"\bca\.SX\.sym\(", (
        (r"^[ \t]*\w+ = ca\.SX\.sym\([^\n]*", ""), (r"^(\w+) = _\1\(\)[ \t]*$", ""),
        (rf"^def _(\w+)\(\):((?:(?!^def )[^\n]*\n)*?[ \t]*)return ca\.Function\(\"\w+\"{_LIST}{_LIST}(?:{_LIST}){{2}}\)", r"def \1(\3):\2return \4"))),
    Dialect((".tex",), r"^\\(?:documentclass|begin){|^&?\\quad", (), refused="LaTeX, which is written for readers"),
    Dialect((".m", ".mjs", ".js", ".wl", ".mpl", ".trm"), r"(?!)", ()),  # read as they are
    Dialect((), r"\bvector_size\b", (), refused="vectors, as of C in style simd"),
)  # fmt: skip


def plain_form(text: str, file: str) -> str:
    """The text without what is peculiar to its language."""
    named = (d for d in DIALECTS if file.lower().endswith(d.endings))
    marked = (d for d in DIALECTS if re.search(d.mark, text, re.IGNORECASE | re.MULTILINE))
    dialect = next(chain(named, marked), None)
    if dialect is None:
        return text
    if dialect.refused:
        raise FormatError(
            file,
            0,
            "",
            dialect.refused,
            "assignments of formulas",
            "Write the model in another language or style, and read that.",
        )
    text = dialect.before(text)
    for pattern, new in dialect.rules:
        text = re.sub(pattern, _keeping_lines(new), text, flags=re.IGNORECASE | re.MULTILINE)
    return text


def _keeping_lines(new: str) -> Callable[[re.Match[str]], str]:
    def replace(found: re.Match[str]) -> str:
        text = found.expand(new)
        return text + "\n" * (found[0].count("\n") - text.count("\n"))

    return replace
