"""MATLAB and Octave: a function file whose columns are states, or a script of assignments as SYMORO wrote them."""

from __future__ import annotations

import dataclasses
from itertools import product
from math import prod
from typing import ClassVar

from symoro.emit.header import header
from symoro.emit.names import Register, Scope, functions_of, make_locals, make_scope
from symoro.emit.printer import Check, Language, Pieces, Trial
from symoro.emit.unit import Unit
from symoro.expr.node import Expr

KEYWORDS = """break case catch classdef continue else elseif end for function global if otherwise parfor persistent return spmd switch try
while do until unwind_protect unwind_protect_cleanup end_try_catch end_unwind_protect endfor endfunction endif endparfor endswitch endwhile
enumeration events methods properties arguments ans pi i j e Inf NaN eps sin cos tan asin acos atan2 abs sign exp log sqrt min max double
zeros size max feval where_ n_ varargin varargout nargin nargout"""
WHERE = """
function r = where_(c, x, y)
  z = zeros(size(c + x + y));
  x = x + z;
  r = y + z;
  m = (c + z) ~= 0;
  r(m) = x(m);
end
"""


class Matlab(Language):
    id = "matlab"
    title = "MATLAB, Octave"
    extension = ".m"
    aliases = ("octave", "m")
    styles = ("function", "script")
    comment = ("", "% ", "")
    reserved = frozenset(KEYWORDS.split())
    element = "{array}({k},:)"
    first = 1
    times, over, square = ".*", "./", "{0}.^2"
    calls: ClassVar = {**Language.calls, "pow": "({0}).^({1})"}
    truth = "double({0})"
    nonzero = "{0} ~= 0"
    choice = "where_({0}, {1}, {2})"
    continuation = " ..."
    check = Check("octave", "Debian package octave", ("octave", "--version"), (("octave", "--no-gui", "--norc", "-q", "driver.m"),))

    def number(self, value: float) -> str:
        return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)

    def files(self, unit: Unit) -> dict[str, str]:
        if unit.style == "script":
            return {f"{unit.function}.m": Script().page(unit)}
        pieces = self.pieces(unit)
        main, pre, _ = functions_of(unit)
        head = self.page_header(unit, pieces.scope, "Columns of the inputs are states; the last axis of the outputs counts them.")
        arguments = [*pieces.scope.arguments, *([pieces.scope.c] if unit.has_parameters else [])]
        where = WHERE if "where" in pieces.used else ""
        files = {f"{main}.m": head + self._function(pieces.scope.groups, main, arguments, self._body(pieces)) + where}
        if unit.has_parameters:
            once = [f"{name} = {value};" for name, value in (*pieces.parameters, *pieces.once)] + [f"{pieces.scope.c} = [{'; '.join(pieces.carried)}];"]
            title = self.remark([f"Run once per parameter set: see {main}.m"]) if unit.comments else ""
            files[f"{pre}.m"] = title + self._function([pieces.scope.c], pre, [pieces.scope.p], once) + where
        return files

    def page_header(self, unit: Unit, scope: Scope, remark: str) -> str:
        return self.remark([*header(unit, scope, self.element, self.first), remark]) + "\n" if unit.comments else ""

    def _function(self, outputs: tuple[str, ...] | list[str], name: str, arguments: list[str], lines: list[str]) -> str:
        results = outputs[0] if len(outputs) == 1 else f"[{', '.join(outputs)}]"
        return "\n".join([f"function {results} = {name}({', '.join(arguments)})", *(self.wrap(f"  {line}") for line in lines), "end", ""])

    def _body(self, pieces: Pieces) -> list[str]:
        lines = [f"{name} = {value};" for name, value in (*pieces.inputs, *pieces.body)]
        sizes = [f"size({a}, 2)" for a in pieces.scope.arguments]
        lines.append(f"n_ = {'max([' + ', '.join(sizes) + '])' if len(sizes) > 1 else sizes[0] if sizes else '1'};")
        for g, name, values in pieces.outputs:
            lines.append(f"{name} = zeros({', '.join([*map(str, g.shape or (1,)), 'n_'])});")
            for place, value in zip(product(*(range(1, n + 1) for n in g.shape or (1,))), values, strict=True):
                lines += [f"{name}({','.join(map(str, place))},:) = {value};"] if value != "0" else []
        return lines

    def driver(self, trials: list[Trial]) -> dict[str, str]:
        lines = ["1;"]
        for t in trials:
            main, pre, _ = functions_of(t.unit)
            groups = range(len(t.unit.program.groups))
            lines += [f"a{i} = [{'; '.join(' '.join(map(repr, row)) for row in rows)}].';" for i, rows in enumerate(t.rows)]
            carried = ["c"] if t.unit.has_parameters else []
            lines += [f"c = {pre}([{'; '.join(map(repr, t.p))}]);"] if carried else []
            results = f"[{', '.join(f'o{i}' for i in groups)}]"
            lines.append(f"for k = 1:{t.count}, {results} = {main}({', '.join([*(f'a{i}(:,k)' for i in range(len(t.rows))), *carried])});")
            lines += [_show(f"o{i}", g.shape, 1) for i, g in enumerate(t.unit.program.groups)] + ["end"]
            lines.append(f"{results} = {main}({', '.join([*(f'a{i}' for i in range(len(t.rows))), *carried])});")
            shown = [_show(f"o{i}", g.shape, t.count if t.rows else 1) for i, g in enumerate(t.unit.program.groups)]
            lines += [line for line in shown for _ in range(1 if t.rows else t.count)]
        return {"driver.m": "\n".join(lines) + "\n"}


def _show(name: str, shape: tuple[int, ...], count: int) -> str:
    """Print an array with the states last, state by state and row by row."""
    sizes, axes = [*(shape or (1,)), count], [*range(len(shape or (1,)), 0, -1), len(shape or (1,)) + 1]
    return f"printf('%.17g\\n', permute(reshape({name}, {sizes}), {axes}));" if prod(sizes) else ""


class Script(Matlab):
    """Assignments from the workspace's variables to its variables, one per output element."""

    element = ""
    choice = "feval(@(v) v(1 + ({0})), [{2}, {1}])"

    def page(self, unit: Unit) -> str:
        """Header and assignments."""
        labels, groups, local = self._names(unit)
        operand, assigned = self.texts(unit.listing, local)
        lines = [f"{local[n]} = {assigned[n]};" for n in (*unit.listing.once, *unit.listing.body)]
        for g, name in zip(unit.program.groups, groups, strict=True):
            named = [(labels[label], operand[v][0]) for label, v in zip(g.labels, g.values, strict=True)]
            lines += [f"{label} = {value};" for label, value in named if label != value]
            lines += _assembled(name, g.shape, [label for label, _ in named])
        total = unit.cost.strict
        lines += [f"% Number of operations : {total.add} '+' or '-', {total.mul} '*' or '/'"] if unit.comments else []
        scope = dataclasses.replace(make_scope(unit, self.reserved), local=local, groups=tuple(groups))
        return self.page_header(unit, scope, "A script: inputs and outputs are variables of the workspace.") + "\n".join(map(self.wrap, lines)) + "\n"

    def _names(self, unit: Unit) -> tuple[dict[str, str], list[str], dict[Expr, str]]:
        """Names of output elements, of output arrays, and of nodes; inputs keep theirs first, then outputs."""
        register = Register((*self.reserved, unit.function))
        symbols = make_locals(register, unit.program.symbols, [])
        names, groups = unit.listing.names, unit.program.groups
        same = {v: label for g in groups for v, label in zip(g.values, g.labels, strict=True) if names.get(v) == label}
        wanted = [label for g in groups for label in g.labels]
        labels = dict(zip(wanted, register.claim_all(wanted), strict=True))
        arrays = [labels[g.name] if g.labels == (g.name,) else register.claim(g.name) for g in groups]
        rest = [n for n in (*unit.listing.once, *unit.listing.body) if n not in same]
        named = make_locals(register, [], [(n, names[n]) for n in rest])
        return labels, arrays, {**symbols, **{v: labels[label] for v, label in same.items()}, **named}


def _assembled(name: str, shape: tuple[int, ...], labels: list[str]) -> list[str]:
    """The output array from its elements: a scalar, a vector or a matrix; more axes stay as elements."""
    if labels == [name] or len(shape) > 2 or not labels:
        return []
    width = shape[1] if len(shape) == 2 else 1
    rows = [", ".join(labels[k : k + width]) for k in range(0, len(labels), width)]
    return [f"{name} = [{'; '.join(rows)}];"]
