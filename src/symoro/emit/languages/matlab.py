"""MATLAB and Octave: a function file, or a script of assignments as SYMORO wrote them.

The columns of the function's inputs are states.
"""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import ClassVar

from symoro.emit.code_unit import Unit, check_names, make_locals
from symoro.emit.driver import Check, Driver
from symoro.emit.expressions import ATOM, POWER, PRODUCT, SUM, Text, parenthesize
from symoro.emit.function_text import Functional
from symoro.emit.printer import ArrayElement, Language, Output, Pieces
from symoro.expr import ADD, CONSTANT, DIV, MUL, NEG, Expr

NUMBER = ATOM + 1  # a literal among the factors of a product
SignedTerm = tuple[Expr, bool]  # a term without its sign, and whether it is subtracted

KEYWORDS = """break case catch classdef continue else elseif end for function global if otherwise
parfor persistent return spmd switch try while do until unwind_protect unwind_protect_cleanup
end_try_catch end_unwind_protect endfor endfunction endif endparfor endswitch endwhile enumeration
events methods properties arguments ans pi i j e Inf NaN eps sin cos tan asin acos atan2 abs sign
exp log sqrt min max double zeros size reshape error max feval where_ n_ varargin varargout
nargin nargout"""
WHERE = """
function r = where_(c, x, y)
  z = zeros(size(c + x + y));
  x = x + z;
  r = y + z;
  m = (c + z) ~= 0;
  r(m) = x(m);
end
"""


SHOW = """1;
function show(x, d, n)
  printf('%.17g\\n', permute(reshape(x, [d n]), [numel(d):-1:1, numel(d) + 1]));
end
"""
DRIVER = Driver(
    file="driver.m",
    frame=SHOW + "{blocks}",
    vector="{name} = {real}([{values}].');",
    rows="{name} = {real}([{rows}].');",
    matrix="{name} = {real}([{rows}]);",
    matrix_value="[{rows}]",
    matrices="{name} = {real}(cat(3, {items}));",
    row="{values};",
    record="{name} = struct({fields});",
    field="'{name}', {value}",
    call="{results} = {function}({arguments});",
    several_results="[{0}]",
    show="show({name}, [{shape}], 1);",
    show_batch="show({name}, [{shape}], {count});",
)


class Matlab(Functional):
    id = "matlab"
    title = "MATLAB, Octave"
    extension = ".m"
    aliases = ("octave", "m")
    styles = ("function", "script")
    layouts = ("split",)
    scalars: ClassVar = {"double": ("double", ""), "float": ("single", "")}
    block_comment = ("", "% ", "")
    line_comment = "% {0}"
    reserved = frozenset(KEYWORDS.split())
    max_name_length = 63
    element, matrix_element = "{array}({k},:)", "{array}({i},{j},:)"
    first_index = 1
    statement = "{name} = {value};"
    times, over, square = ".*", "./", "{0}.^2"
    calls: ClassVar = {**Language.calls, "pow": "({0}).^({1})"}
    truth = "{real}({0})"
    nonzero = "{0} ~= 0"
    choice = "where_({0}, {1}, {2})"
    continuation = " ..."
    indent = "  "
    definition = "function {result} = {name}({arguments})\n{lines}\nend\n"
    check = Check(
        "octave",
        "Debian package octave",
        ("octave", "--version"),
        (("octave", "--no-gui", "--norc", "-q", "driver.m"),),
    )
    driver = DRIVER

    def number(self, value: float) -> str:
        return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)

    def compose(self, unit: Unit) -> dict[str, str]:
        if unit.style == "script":
            return {f"{unit.function}.m": Script(unit.scalar).script(unit)}
        pieces = self.pieces(unit)
        main, pre, _ = self.function_names(unit)
        head = self.header_comment(pieces, state_remark(pieces))
        where = WHERE if "where" in pieces.used else ""
        files = {f"{main}.m": f"{head}\n{self.main_function(pieces)}{where}".lstrip("\n")}
        if pieces.c:
            title = (
                self.comment_block([f"Run once per parameter set: see {main}.m"])
                if unit.comments
                else ""
            )
            files[f"{pre}.m"] = title + self.once_function(pieces) + where
        return files

    def read_element(self, e: ArrayElement) -> str:
        text = super().read_element(e)
        return f"reshape({text}, 1, [])" if len(e.shape) > 1 else text

    def once_function(self, pieces: Pieces) -> str:
        c = pieces.c[0].name
        lines = [*self.once_lines(pieces), f"{c} = [{'; '.join(pieces.constants)}];"]
        return self.function(self.function_names(pieces.unit)[1], [pieces.p.name], lines, result=c)

    def main_function(self, pieces: Pieces) -> str:
        sizes = [f"size({a.name}, {len(a.shape) + 1})" for a in pieces.arguments]
        count = f"max([{', '.join(sizes)}])" if len(sizes) > 1 else "".join(sizes) or "1"
        lines = [*shape_checks(pieces), *self.body_lines(pieces), f"n_ = {count};"]
        lines += [line for o in pieces.outputs for line in self.output_lines(o)]
        groups = [o.array.name for o in pieces.outputs]
        return self.function(
            pieces.unit.function,
            [a.name for a in (*pieces.arguments, *pieces.c)],
            lines,
            result=groups[0] if len(groups) == 1 else f"[{', '.join(groups)}]",
        )

    def output_lines(self, o: Output) -> list[str]:
        """An output for all states, zeros first."""
        name, shape = o.array.name, o.array.shape or (1,)
        kind = "" if self.real == "double" else f", '{self.real}'"
        stores = [
            f"{name}({(place or '1').replace(' ', '')},:) = {value};"
            for place, value in o.elements(1)
            if value != "0"
        ]
        return [f"{name} = zeros({', '.join([*map(str, shape), 'n_'])}{kind});", *stores]


def state_remark(pieces: Pieces) -> str:
    """The remark that says along which axes arrays hold several states."""
    outputs = "the last axis of the outputs counts them."
    matrices = [a.name for a in pieces.matrices]
    if not matrices:
        return f"Columns of the inputs are states; {outputs}"
    pages = ", ".join(f"{name}(:,:,k)" for name in matrices)
    others = " and columns of the other inputs" * (len(pieces.arguments) > len(matrices))
    return f"Pages {pages}{others} are states; {outputs}"


def shape_checks(pieces: Pieces) -> list[str]:
    """Lines that refuse another shape of a matrix: its elements are not read from a flat array."""
    lines = []
    for array in pieces.matrices:
        wrong = " || ".join(f"size({array.name},{k}) ~= {n}" for k, n in enumerate(array.shape, 1))
        shape = " x ".join(map(str, array.shape))
        message = f"{array.name} must be {shape}, or {shape} x n for n states"
        lines += [f"if {wrong}", f"  error('{message}');", "end"]
    return lines


class Script(Matlab):
    """Assignments from the workspace's variables to its variables, one per output element."""

    element = matrix_element = field = ""
    choice = "feval(@(v) v(1 + ({0})), [{2}, {1}])"

    def script(self, unit: Unit) -> str:
        """Header, declarations of global variables as in the original, and assignments."""
        labels, groups, local = self._names(unit)
        lines, results = self._assignments(unit, labels, groups, local)
        inputs = _in_order_of_use({local[s] for s in unit.program.symbols}, lines)
        lines = [*_declared("input", inputs, unit), *_declared("output", results, unit), *lines]
        if unit.comments:
            total = unit.cost.strict
            lines.append(f"% Number of operations : {total.add} '+' or '-', {total.mul} '*' or '/'")
        if unit.comments and groups == ["tau"]:
            lines.append(f"% The joint torques are given as {', '.join(results)}")
        pieces = self.pieces(unit)
        scope = dataclasses.replace(pieces.scope, local=local, groups=tuple(groups))
        head = self.header_comment(
            dataclasses.replace(pieces, scope=scope),
            "A script: inputs and outputs are global variables, which the caller declares too.",
        )
        return f"{head}\n" * bool(head) + "\n".join(map(self.wrap, lines)) + "\n"

    def _assignments(
        self,
        unit: Unit,
        labels: Mapping[str, str],
        groups: Sequence[str],
        local: Mapping[Expr, str],
    ) -> tuple[list[str], list[str]]:
        """The assignments of statements and outputs, and the names of the outputs."""
        original = OriginalTerms(unit.scalar) if unit.program.is_listing else self
        operand, value = original.expression_texts(unit.listing, local)
        equals = "=" if unit.program.is_listing else " = "
        lines = [f"{local[n]}{equals}{value[n]};" for n in unit.listing.statements]
        results: list[str] = []
        for g, name in zip(unit.program.groups, groups, strict=True):
            elements = [labels[label] for label in g.labels]
            for label, v in zip(elements, g.values, strict=True):
                if label != operand[v][0]:
                    lines.append(f"{label}{equals}{operand[v][0]};")
            array = [] if unit.program.is_listing else _assemble(name, g.shape, elements)
            lines, results = [*lines, *array], [*results, *elements, *[name] * bool(array)]
        return lines, results

    def _names(self, unit: Unit) -> tuple[dict[str, str], list[str], dict[Expr, str]]:
        """Names of output elements, of output arrays, and of nodes.

        Inputs are the first to keep their names, then outputs.
        """
        register = self.register(unit)
        check_names(unit, register)
        symbols = make_locals(unit, register, unit.program.symbols, [])
        names, groups = unit.listing.names, unit.program.groups
        wanted = [label for g in groups for label in g.labels]
        labels = dict(zip(wanted, register.claim_all(wanted), strict=True))
        arrays = [
            labels[g.name] if g.labels == (g.name,) else register.claim(g.name) for g in groups
        ]
        values = [v for g in groups for v in g.values]
        same = {v: labels[x] for v, x in zip(values, wanted, strict=True) if names.get(v) == x}
        rest = [n for n in (*unit.listing.once, *unit.listing.body) if n not in same]
        named = make_locals(unit, register, [], [(n, names[n]) for n in rest])
        return labels, arrays, {**symbols, **same, **named}


def _assemble(name: str, shape: tuple[int, ...], labels: list[str]) -> list[str]:
    """The output array from its elements, up to two axes; more axes stay as elements."""
    if labels == [name] or len(shape) > 2 or not labels:
        return []
    width = shape[1] if len(shape) == 2 else 1
    rows = [", ".join(labels[k : k + width]) for k in range(0, len(labels), width)]
    return [f"{name} = [{'; '.join(rows)}];"]


def _in_order_of_use(names: Container[str], lines: Sequence[str]) -> list[str]:
    """The names in the order in which assignments use them."""
    words = (word for line in lines for word in re.findall(r"[A-Za-z]\w*", line.partition("=")[2]))
    return list(dict.fromkeys(word for word in words if word in names))


def _declared(kind: str, names: Sequence[str], unit: Unit) -> list[str]:
    """Declarations of global variables, ten in a line."""
    title = [f"% Declaration of global {kind} variables"] if names and unit.comments else []
    rows = [names[k : k + 10] for k in range(0, len(names), 10)]
    return [*title, *(f"global {' '.join(row)}" for row in rows)]


class OriginalTerms(Script):
    """Terms and factors in alphabetical order and with the signs of the original's listings."""

    def arithmetic_text(
        self, n: Expr, text: Mapping[Expr, Text], local: Mapping[Expr, str]
    ) -> Text:
        if n.op is DIV:
            return super().arithmetic_text(n, text, local)
        return self._terms_text(signed_terms(n), text)

    def _terms_text(self, signed: Sequence[SignedTerm], text: Mapping[Expr, Text]) -> Text:
        """A sum of terms."""
        terms = sorted(
            (self._factors(term, negative, text) for term, negative in signed),
            key=lambda term: [factor_key(x) for x in reversed(term[0]) if x[1] != NUMBER],
        )
        (first, negative), *rest = terms
        head = self._product(first)
        if negative:
            head = f"-{parenthesize(head, POWER)}", SUM
        if not rest:
            return head
        tail = [f"{'-' if below else '+'} {self._product(factors)[0]}" for factors, below in rest]
        return " ".join([head[0], *tail]), SUM

    def _factors(
        self, term: Expr, negative: bool, text: Mapping[Expr, Text]
    ) -> tuple[list[Text], bool]:
        """The factors of a term as texts, numbers first, then in alphabetical order, equal ones as
        a square; and whether the term is subtracted. A sum among the factors takes the sign.
        """
        nodes = factors_of(term)
        texts = [(text[x][0], NUMBER) if x.op is CONSTANT else text[x] for x in nodes]
        sums = [k for k, x in enumerate(nodes) if x.op is ADD]
        if negative and sums:
            opposite = [(t, not sign) for t, sign in signed_terms(nodes[sums[0]])]
            texts[sums[0]], negative = self._terms_text(opposite, text), False
        return sorted(self._squared(texts), key=number_first), negative

    def _squared(self, texts: Sequence[Text]) -> list[Text]:
        """The factors with a square for each that occurs twice."""
        factors: list[Text] = []
        for x, count in Counter(texts).items():
            squared = count == 2 and x[1] != NUMBER
            square = self.square.format(parenthesize(x, ATOM)), POWER
            factors += [square] if squared else [x] * count
        return factors

    def _product(self, factors: Sequence[Text]) -> Text:
        if len(factors) == 1:
            text, strength = factors[0]
            return text, ATOM if strength == NUMBER else strength
        return self.times.join(parenthesize(x, POWER) for x in factors), PRODUCT


def signed_terms(n: Expr) -> list[SignedTerm]:
    """The terms of a sum without their signs, and whether each is subtracted."""
    if n.op is NEG:
        return [(term, not negative) for term, negative in signed_terms(n.first)]
    if n.op is ADD:
        return signed_terms(n.first) + signed_terms(n.second)
    return [(n, False)]


def factors_of(n: Expr) -> list[Expr]:
    """The factors of a product."""
    return factors_of(n.first) + factors_of(n.second) if n.op is MUL else [n]


def number_first(factor: Text) -> tuple[bool, str]:
    """The order of the factors of a product."""
    return factor[1] != NUMBER, factor_key(factor)


def factor_key(factor: Text) -> str:
    """Alphabetical order of symbols, letters of both cases alike."""
    return factor[0].lstrip("(-").lower()
