"""The words of a model listing: its tokens, its dialect, and the functions that formulas call.

One set of tokens serves MATLAB, Octave, C, JavaScript, Python, Mathematica, Maple and the text
files of SYMORO; what begins a comment in one of them means nothing in a listing of another.
Comments are taken out, continued lines are joined.

    comments         % …   # …   // …   /* … */   (* … *), nesting   three quotes
    continued lines  ... , \\ , an open bracket, an operator at the end of a line or at the start of
                     the next

Listings in other languages are first brought into this plain form. A dialect is known by the ending
of its file or by a mark in the text. Its rules, pairs of a pattern and its replacement, remove
declarations and write the rest as C, Python or MATLAB would; line ends stay, so that messages name
the right line. Functions are known in the spelling of every language that is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import chain, pairwise
from typing import NamedTuple

from symoro.errors import FormatError
from symoro.expr import ONE, Expr
from symoro.expr import functions as f
from symoro.limits import LIMITS

# --- dialects ------------------------------------------------------------------------------------

Rule = tuple[str, str]  # pattern, replacement
CONTINUATION_COLUMN, LAST_COLUMN = 5, 72  # of fixed form: the mark of a continued line; a statement
_RELATIONS = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "~="}
_NUMBER_TYPE = r"^[ \t]*R_ = (?:float\(promote_type\(|Float(?:32|64)\b)[^\n]*"  # of Julia
_LIST = r",[\\\s]*\[([^\]]*)\]"  # an argument, on this line or the next
_VECTORS = r"^#if defined\(__GNUC__\) && defined\(__AVX2__\)"  # the start of code in vectors
# A branch of a conditional expression holds no other, so that matching takes linear time.
_BRANCH = r"((?:(?!\(if\s)[^{}])*)"
_CONDITIONAL = rf"\(if\s{_BRANCH}\s{{\s{_BRANCH}\s}}\selse\s{{\s{_BRANCH}\s}}\)"
_DECLARATION = (
    r"(?:implicit|use|private|public|contains|integer|logical|(?:end\s+)?module|external|intrinsic)"
    r"\b(?!\s*=)"
)
_REAL = r"(?:real|double\s+precision|type(?=\s*\())\b(?!\s*=)"
_FORTRAN: tuple[Rule, ...] = (
    (  # helper functions
        r"^[ \t]*(?:double\s+precision|real)\s+function\s+(?:where|sign)\b"
        r"(?s:.{0,2000}?)^[ \t]*end[ \t]*$",
        "",
    ),
    (r"^[ \t]*elemental\s+function\s+sy_sign\b(?s:.{0,2000}?)^[ \t]*end\s+function[^\n]*", ""),
    (r"^[ \t]*type\b[^(\n]*::(?:(?!^[ \t]*type\b)[^\n]*\n)*?[ \t]*end\s+type[^\n]*", ""),
    (
        r"^[ \t]*(?:(?:pure|elemental|recursive)\s+)*subroutine\s+(\w+)\s*\(([^()]*)\)",
        r"function \1(\2)",
    ),
    (r"^[ \t]*end(?:[ \t]+subroutine[^\n]*)?[ \t]*$", "end"),
    (r"^[ \t]*return[ \t]*$", "return"),
    (rf"^[ \t]*{_DECLARATION}(?:[^\n]*\.\.\.\n)*[^\n]*", ""),
    (rf"^[ \t]*{_REAL}[^\n:]*::[ \t]*(\w+[ \t]*=[^\n,]*)$", r"\1"),  # a constant
    (rf"^[ \t]*{_REAL}(?:[ \t]*\([^)\n]*\))?(?:[^\n=]*\.\.\.\n)*[^\n=]*$", ""),
    (r"\b([0-9]+\.?[0-9]*(?:[ed][+-]?[0-9]+)?)_\w+", r"\1"),  # 1.5_rk
    (r"(\w)%(\w)", r"\1.\2"),
    *((rf"\.{word}\.", mark) for word, mark in _RELATIONS.items()),
    (r"/=", "~="),
)


@dataclass(frozen=True)
class Dialect:
    """A dialect: how it is recognised, its rules, and a change of the text before them."""

    endings: tuple[str, ...]
    mark: str
    rules: tuple[Rule, ...]
    before: Callable[[str], str] = str
    refused: str = ""  # what it is, if it is not read at all


def _fixed_form(text: str) -> str:
    """Fortran of 72 columns: without comments, every statement on one line.

    A full line may end in the middle of a word, so that nothing is put between it and the next.
    """
    lines: list[str] = []
    removed, full = 0, False  # lines to blank, so that the others stay where they are
    for line in text.split("\n"):
        if line[:1] in ("*", "C", "c", "!"):
            removed += 1
            continue
        if lines and _is_continued(line):
            rest = line[CONTINUATION_COLUMN + 1 : LAST_COLUMN].lstrip()
            lines[-1] += ("" if full else " ") + rest
            removed += 1
        else:
            lines += [*[""] * removed, line[:LAST_COLUMN]]
            removed = 0
        full = len(line) >= LAST_COLUMN
    return _plain_helpers(_one_case("\n".join([*lines, *[""] * removed])))


def _is_continued(line: str) -> bool:
    """True if a line of fixed form goes on with the statement before it."""
    mark = line[CONTINUATION_COLUMN : CONTINUATION_COLUMN + 1]
    return line[:CONTINUATION_COLUMN].isspace() and mark not in ("", " ", "0")


def _free_form(text: str) -> str:
    """Fortran of long lines: without comments."""
    return _plain_helpers(_one_case(re.sub(r"![^\n]*", "", text)))


def _one_case(text: str) -> str:
    """Names in the spelling of their first use: Fortran's letters have no case."""
    spelled: dict[str, str] = {}
    return re.sub(
        r"(?<!\w)(?<![0-9]\.)[a-zA-Z]\w*",
        lambda name: spelled.setdefault(name[0].lower(), name[0]),
        text,
    )


def _plain_helpers(text: str) -> str:
    """The helper functions of code that symoro wrote, such as f_sign beside f, as sign …"""
    functions = "|".join(sorted(set(re.findall(r"\b(\w+)_batch\b", text))))
    if not functions:
        return text
    return re.sub(rf"\b(?:{functions})_(sign|min|max|where)(?=[(<])", r"\1", text)


def _plain_numbers(text: str) -> str:
    """C++ templates as functions of double."""
    kinds = set(re.findall(r"\btemplate *<(?:typename|class) +(\w+)", text))
    text = _plain_helpers(re.sub(r"\btemplate *<[^<>\n]*>", "", text))
    return re.sub(rf"\b(?:{'|'.join(sorted(kinds))})\b", "double", text) if kinds else text


DIALECTS = (
    Dialect((".f", ".for", ".f77"), r"^ {6} *subroutine\b", _FORTRAN, _fixed_form),
    Dialect(
        (".f90", ".f95", ".f03", ".f08"),
        r"^[ \t]*(?:pure\s+)?subroutine\b|^[ \t]*module\s+\w+[ \t]*$",
        ((r"^[ \t]*&", ""), (r"&[ \t]*$", "..."), *_FORTRAN),
        _free_form,
    ),
    Dialect(
        (".hpp", ".hh", ".cpp", ".cc"), r"^[ \t]*template *<", ((r"<double>", ""),), _plain_numbers
    ),
    Dialect(  # Rust
        (".rs",),
        r"^[ \t]*(?:pub +)?fn +\w+ *\(",
        (
            (r"^[ \t]*pub struct\b(?:(?!\bpub struct\b)[^}])*}", ""),
            (r": *(?:&(?:\[[^,()\n]*\]|\w+)|f(?:32|64)\b)", ""),
            (r"\) *->[^{\n]*{", ") {"),
            (r"\b(?:pub +)?fn\b", "double"),
            (r"\bf(?:32|64)::", ""),
            *((_CONDITIONAL, r"((\1) ? (\2) : (\3))"),) * 4,
        ),
    ),
    Dialect(  # Julia
        (".jl",),
        _NUMBER_TYPE,
        (
            (_NUMBER_TYPE, ""),
            (r"^[ \t]*\w+ = Array{R_}[^\n]*", ""),
            (r"\bR_\(", "double("),
            (r"(\w)\[([0-9, ]+)\]", r"\1(\2)"),
            (r"(?<![\w.])([0-9]+\.?[0-9]*)f([+-]?[0-9]+)\b", r"\1e\2"),
        ),
    ),
    Dialect(  # NumPy and JAX
        (),
        r"\bnp\.(?:asarray|empty)\(|\bjnp\.asarray\(",
        (
            (r"^[ \t]*(\w+) = j?np\.(?:asarray\(\1\b|empty\()[^\n]*", ""),
            (r"^[ \t]*if \w+\.shape\[[^\n]*\n[ \t]*raise [^\n]*", ""),  # a check of a shape
            (r"^[ \t]*batch = (?:np\.broadcast_shapes|\w+\.shape|\(\))[^\n]*", ""),
            (r"\[\.\.\., ", "["),
            (r"\[\.\.\.\] =", " ="),
            (r"np\.stack\(np\.broadcast_arrays\(", "["),
            (r"\), axis=-1\)", "]"),
            (r"^\w+ = jax\.vmap\([^\n]*", ""),
        ),
    ),
    Dialect(  # CasADi
        (),
        r"\bca\.SX\.sym\(",
        (
            (r"^[ \t]*\w+ = ca\.SX\.sym\([^\n]*", ""),
            (r"^(\w+) = _\1\(\)[ \t]*$", ""),
            (
                r"^def _(\w+)\(\):((?:(?!^def )[^\n]*\n)*?[ \t]*)"
                rf"return ca\.Function\(\"\w+\"{_LIST}{_LIST}(?:{_LIST}){{2}}\)",
                r"def \1(\3):\2return \4",
            ),
        ),
    ),
    Dialect(
        (".tex",),
        r"^\\(?:documentclass|begin){|^&?\\quad",
        (),
        refused="LaTeX, which is written for readers",
    ),
    Dialect(  # MATLAB and Octave: matrices as arguments
        (".m",),
        r"\breshape\(\w+\([0-9]+,[0-9]+,:\), 1, \[\]\)",
        (
            (r"^[ \t]*if size\(\w+,1\) [^\n]*\n[ \t]*error\([^\n]*\n[ \t]*end\b", ""),
            (r"\breshape\((\w+\([0-9]+,[0-9]+,:\)), 1, \[\]\)", r"\1"),
        ),
    ),
    Dialect((".mjs", ".js", ".wl", ".mpl", ".trm"), r"(?!)", ()),  # read as they are
    Dialect(  # C whose batch alone is in vectors
        (),
        rf"\A(?:(?!\bvector_size\b)[\s\S])*?{_VECTORS}",
        ((rf"{_VECTORS}(?:[^\n]*\n)*?#endif /\* vectors \*/", ""),),
    ),
    Dialect((), r"\bvector_size\b", (), refused="vectors, as of C in style simd"),
)


def plain_form(text: str, file: str) -> str:
    """The text after the rules of its dialect."""
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
    """A replacement that has as many line ends as the text that it replaces."""

    def replace(match: re.Match[str]) -> str:
        text = match.expand(new)
        return text + "\n" * (match[0].count("\n") - text.count("\n"))

    return replace


# --- tokens --------------------------------------------------------------------------------------

MAX_CHARACTERS, MAX_TOKENS = LIMITS["listing"], LIMITS["listing-words"]
MAX_STATEMENTS = LIMITS["listing-statements"]
MAX_NESTING, MAX_DEPTH = LIMITS["listing-brackets"], LIMITS["listing-depth"]
MAX_CELLS, MAX_INDEX = LIMITS["listing-array"], LIMITS["listing-index"]
MAX_QUOTED = 60  # characters of a quotation in a message

_TOKEN = re.compile(
    r"""(?P<skip>[ \t\f]+|\.\.\.[^\n]*\n?|\\[ \t]*\n|%[^\n]*|\#[^\n]*|//[^\n]*|/\*.*?\*/
        |\"{3}.*?\"{3}|'{3}.*?'{3})
    |(?P<newline>\n)
    |(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:`[0-9.]*)?(?:(?:[eEdD]|\*\^)[+-]?[0-9]+)?
        (?:[fFlL]\b)?)
    |(?P<name>(?:(?:math|Math|np|numpy|jnp|ca|casadi|std)(?:\.|::))?[A-Za-z_$][A-Za-z0-9_$]*)
    |(?P<string>"[^"\n]*"|'[^'\n]*')
    |(?P<mark>:=|===?|<=|>=|~=|!==?|<>|->|\+=|-=|\*\*|\.\*|\./|\.\^
        |[-+*/^()\[\]{},;:=<>?.&@'|!~])""",
    re.VERBOSE | re.DOTALL,
)
_COMMENT = re.compile(r"\(\*|\*\)")
_PREFIX = re.compile(r".*(?:\.|::)")
# SYMORO's files have titles and tables between the statements. Lines that show such a file, words
# that start a statement, lines of words, and lines of a table or with the number of operations:
_SYMORO_FILE = re.compile(
    r"^[ \t]*(Equations[ \t]*:|Geometric parameters|Standard inertial parameters|Name of file\b.*|"
    r"The re?grouping relations.*|Function description *:?|Transformation matri.*|\*=\*)[ \t]*$",
    re.MULTILINE | re.IGNORECASE,
)
_STATEMENTS = """global local return end function subroutine proc if for while do else elseif endif
endfunction double float real const static var let void use implicit import"""
STATEMENT_WORDS = frozenset(_STATEMENTS.split())
_WORDS = re.compile(r"\s*[A-Za-z_][\w.'-]*(\s*:(?!=)|[ \t]+:?[ \t]*\w|[ \t]*$)[\w\s.,:'()-]*")
_ROW = re.compile(
    r"\s*(\d+|j|X|Y|Z|axis)([ \t]+[^\s=;]+)+\s*|\s*\*=\*\s*|\s*Number of operations.*"
)
OPENING, CLOSING = {"(": ")", "[": "]", "{": "}"}, {")": "(", "]": "[", "}": "{"}
_OPERATOR_SIGNS = "+ - * / ^ ** .* ./ .^ < > <= >= == === ~= != !== <> ?"
OPERATORS = frozenset(_OPERATOR_SIGNS.split())
CONTINUING = OPERATORS | {"=", ":=", "+=", "-=", ",", "->", "."}  # at the end of a line


class Token(NamedTuple):
    """A word of the text and its place; lines count from 1, columns from 0."""

    kind: str  # number, name, string, mark, newline or end
    text: str
    line: int
    column: int


def show(text: str) -> str:
    """A piece of the text in quotation marks for a message."""
    if not text:
        return "the end of the listing"
    if text == "\n":
        return "the end of the line"
    return f"'{text}'" if len(text) <= MAX_QUOTED else f"'{text[: MAX_QUOTED - 3]}…'"


def tokens(text: str, file: str) -> list[Token]:
    """The tokens of a listing, without comments and continued lines, the end last."""
    if len(text) > MAX_CHARACTERS:
        raise FormatError(
            file,
            0,
            "",
            f"{len(text)} characters",
            f"at most {MAX_CHARACTERS}",
            "Is this a listing of assignments?",
        )
    lines = text.replace("\r\n", "\n").replace("\r", "\n")
    words = _split(_without_tables(plain_form(lines, file)), file)
    return [*_join_lines(words), Token("end", "", text.count("\n") + 1, 0)]


def _without_tables(text: str) -> str:
    """Blank the titles and tables that SYMORO's programs write around the equations.

    Lines stay where they are. A line that could belong to a statement is kept.
    """
    if not _SYMORO_FILE.search(text):
        return text
    lines = text.split("\n")
    open_end = False
    for k, line in enumerate(lines):
        if not open_end and _is_title(line):
            lines[k] = ""
        elif line.strip():
            open_end = line.rstrip().endswith(tuple("+-*/^,([{=")) or line.rstrip().endswith("...")
    return "\n".join(lines)


def _is_title(line: str) -> bool:
    """True for a line of words or of a table."""
    if _ROW.fullmatch(line):
        return True
    first = line.split(maxsplit=1)[0] if line.strip() else ""
    return first not in STATEMENT_WORDS and _WORDS.fullmatch(line) is not None


def _split(text: str, file: str) -> list[Token]:
    """All tokens with every line end, without comments."""
    words: list[Token] = []
    at, line, line_start = 0, 1, 0
    while at < len(text):
        if _is_comment(text, at):
            end, kind, word = _comment_end(text, at, line, file), "skip", ""
        else:
            match = _TOKEN.match(text, at)
            if match is None:
                expected = "a name, a number, an operator or a bracket"
                todo = "Only assignments of formulas are read; remarks go into comments."
                raise FormatError(file, line, "", show(text[at]), expected, todo)
            end, kind, word = match.end(), match.lastgroup or "", match.group()
        if kind != "skip":
            name = _PREFIX.sub("", word) if kind == "name" else word
            words.append(Token(kind, name, line, at - line_start))
            if len(words) > MAX_TOKENS:
                count = f"{len(words)} words"
                raise FormatError(file, line, "", count, f"at most {MAX_TOKENS}")
        breaks = text.count("\n", at, end)
        if breaks:
            line, line_start = line + breaks, text.rfind("\n", at, end) + 1
        at = end
    return words


def _is_comment(text: str, at: int) -> bool:
    """True at the start of (* … *).

    An asterisk right before a name, as in Python's f(*x), that nothing closes is not a comment.
    """
    if not text.startswith("(*", at):
        return False
    return not text[at + 2 : at + 3].isidentifier() or text.find("*)", at) >= 0


def _comment_end(text: str, at: int, line: int, file: str) -> int:
    """The place behind a comment (* … *), which may hold others."""
    depth = 0
    for match in _COMMENT.finditer(text, at):
        depth += 1 if match.group() == "(*" else -1
        if depth == 0:
            return match.end()
        if depth > MAX_NESTING:
            break
    raise FormatError(file, line, "", "a comment '(*' that is never closed", "'*)'")


def _join_lines(words: Sequence[Token]) -> list[Token]:
    """The tokens with line ends only where a statement can end."""
    joined: list[Token] = []
    depth = 0
    end = Token("end", "", 0, 0)
    for word, following in pairwise([*words, end]):
        if word.kind == "newline":
            if depth or following.text in OPERATORS or not joined or _continues(joined[-1]):
                continue
        elif word.kind == "mark":
            depth = max(0, depth + (word.text in OPENING) - (word.text in CLOSING))
        joined.append(word)
    return joined


def _continues(word: Token) -> bool:
    """True if no statement ends behind this token at the end of a line."""
    return word.kind == "newline" or word.text in CONTINUING


# --- functions -----------------------------------------------------------------------------------


Maker = Callable[..., Expr]
COUNTS = ("size", "numel", "length")  # of one state: 1


def choose(condition: Expr, x: Expr, y: Expr) -> Expr:
    """x where the condition is not 0, else y."""
    chosen: Expr = f.where(condition, x, y)
    return chosen


def _arc_tangent(first: Expr, second: Expr | None = None) -> Expr:
    """Mathematica's ArcTan[x, y]; with one argument that of any language."""
    angle: Expr = f.atan2(first, ONE) if second is None else f.atan2(second, first)
    return angle


# Spellings, number of operands (least, most), function. Names are looked up as they are, then in
# lower case.
_ROWS: tuple[tuple[str, tuple[int, int], Maker], ...] = (
    ("sin", (1, 1), f.sin),
    ("cos", (1, 1), f.cos),
    ("tan", (1, 1), f.tan),
    ("sqrt", (1, 1), f.sqrt),
    ("asin arcsin", (1, 1), f.asin),
    ("acos arccos", (1, 1), f.acos),
    ("atan2 arctan2", (2, 2), f.atan2),
    ("arctan atan", (1, 2), lambda y, x=ONE: f.atan2(y, x)),
    ("ArcTan", (1, 2), _arc_tangent),
    ("abs fabs", (1, 1), f.absolute),
    ("sign signum sgn sy_sign", (1, 1), f.sign),
    ("exp", (1, 1), f.exp),
    ("log ln", (1, 1), f.log),
    ("min fmin sy_min minimum", (1, 999), lambda *x: reduce(f.minimum, x)),
    ("max fmax sy_max maximum", (1, 999), lambda *x: reduce(f.maximum, x)),
    ("pow power float_power", (2, 2), f.power),
    ("square", (1, 1), lambda x: x * x),
    ("where where_ if if_else piecewise", (3, 3), choose),
    ("merge", (3, 3), lambda x, y, condition: choose(condition, x, y)),  # Fortran's
    ("boole float double single number", (1, 1), lambda x: x),
    ("less", (2, 2), f.less),
    ("less_equal", (2, 2), f.less_equal),
    ("equal", (2, 2), f.equal),
    (" ".join(COUNTS), (1, 999), lambda *x: ONE),
)
FUNCTIONS: dict[str, tuple[range, Maker]] = {
    name: (range(least, most + 1), make)
    for names, (least, most), make in _ROWS
    for name in names.split()
}
TYPE_NAMES = frozenset(("double", "float", "real", "int"))
ARRAY_FUNCTIONS = frozenset(("array", "Matrix", "Vector", "matrix", "asarray", "stack"))
JOINING_FUNCTIONS = frozenset(("vertcat", "horzcat"))  # they make an array of their operands
FILLING_FUNCTIONS = frozenset(("zeros", "ones"))
PI = frozenset(("pi", "Pi", "PI", "M_PI"))
RELATIONS: dict[str, Callable[[Expr, Expr], Expr]] = {
    "<": f.less,
    "<=": f.less_equal,
    ">": lambda x, y: f.less(y, x),
    ">=": lambda x, y: f.less_equal(y, x),
    **dict.fromkeys(("==", "===", "="), f.equal),
    **dict.fromkeys(("~=", "!=", "!==", "<>"), lambda x, y: 1 - f.equal(x, y)),
}


def find_function(word: str) -> tuple[range, Maker] | None:
    """Numbers of operands and maker of a function by its name in any of the languages.

    sinf is C's function for floats. None if there is no such function.
    """
    for name in (word, word.lower(), word.lower().removesuffix("f")):
        if name in FUNCTIONS:
            return FUNCTIONS[name]
    return None


def known_functions() -> str:
    """The plain names of functions for a message, without those of generated code only."""
    names = (n for n in FUNCTIONS if n.islower() and "_" not in n and n not in COUNTS)
    return ", ".join(sorted(names))
