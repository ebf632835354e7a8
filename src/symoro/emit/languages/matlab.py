"""MATLAB and Octave: a function file, or a script of assignments as SYMORO wrote them.

The columns of the function's inputs are states.
"""

from __future__ import annotations

import dataclasses
from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import ArrayElement, Language, Output, Pieces
from symoro.emit.unit import Unit, check_names, make_locals
from symoro.expr import Expr

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
        """Header and assignments."""
        labels, groups, local = self._names(unit)
        operand, value = self.expression_texts(unit.listing, local)
        lines = [f"{local[n]} = {value[n]};" for n in (*unit.listing.once, *unit.listing.body)]
        for g, name in zip(unit.program.groups, groups, strict=True):
            named = [
                (labels[label], operand[v][0]) for label, v in zip(g.labels, g.values, strict=True)
            ]
            lines += [f"{label} = {text};" for label, text in named if label != text]
            lines += _assemble(name, g.shape, [label for label, _ in named])
        if unit.comments:
            total = unit.cost.strict
            lines.append(f"% Number of operations : {total.add} '+' or '-', {total.mul} '*' or '/'")
        pieces = self.pieces(unit)
        scope = dataclasses.replace(pieces.scope, local=local, groups=tuple(groups))
        head = self.header_comment(
            dataclasses.replace(pieces, scope=scope),
            "A script: inputs and outputs are variables of the workspace.",
        )
        return f"{head}\n" * bool(head) + "\n".join(map(self.wrap, lines)) + "\n"

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
