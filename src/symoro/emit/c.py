"""C99: a header and a source file."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import ClassVar

from symoro.emit.header import header
from symoro.emit.names import functions_of
from symoro.emit.printer import Check, Language, Pieces, Trial
from symoro.emit.unit import Unit

KEYWORDS = """auto break case char const continue default do double else enum extern float for goto if inline int long register restrict
return short signed sizeof static struct switch typedef union unsigned void volatile while asm bool catch class delete explicit export
false friend mutable namespace new operator private protected public template this throw true try typename using virtual and or not xor
size_t NULL NAN INFINITY linux unix main errno"""
MATH = """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod frexp
gamma hypot ilogb j0 j1 jn ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint nextafter pow remainder
remquo rint round scalbn signgam sin sinh sqrt tan tanh tgamma trunc y0 y1 yn"""
HELPERS = {
    "sign": "static double sy_sign(double x)\n{\n    return (double)((x > 0.0) - (x < 0.0));\n}\n",
    "min": "static double sy_min(double x, double y)\n{\n    return x < y ? x : y;\n}\n",
    "max": "static double sy_max(double x, double y)\n{\n    return x > y ? x : y;\n}\n",
}


class C(Language):
    id = "c"
    title = "C99"
    extension = ".c"
    aliases = ("c99",)
    comment = ("/*", " * ", " */")
    reserved = frozenset((KEYWORDS + " " + MATH + " sy_sign sy_min sy_max").split())
    calls: ClassVar = {**Language.calls, "abs": "fabs({0})", "sign": "sy_sign({0})", "min": "sy_min({0}, {1})", "max": "sy_max({0}, {1})"}
    truth = "(double)({0})"
    check = Check("gcc", "Debian package gcc", ("gcc", "-dumpfullversion"),
                  (("gcc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O2", "-o", "driver", "{sources}", "-lm"), ("./driver",)))

    def files(self, unit: Unit) -> dict[str, str]:
        pieces = self.pieces(unit)
        guard = f"{unit.function.upper()}_H"
        declarations = "".join(f"{p};\n" for p in prototypes(pieces))
        body = f'#ifndef {guard}\n#define {guard}\n\n#include <stddef.h>\n\n#ifdef __cplusplus\nextern "C" {{\n#endif\n\n{declarations}'
        interface = f"{self._header(pieces)}{body}\n#ifdef __cplusplus\n}}\n#endif\n\n#endif\n"
        source = f'{self._title(unit)}#include "{unit.function}.h"\n\n{self._source(pieces)}'
        return {f"{unit.function}.h": interface, f"{unit.function}.c": source}

    def text(self, unit: Unit) -> str:
        """The source with its own declarations: it compiles alone."""
        pieces = self.pieces(unit)
        declarations = "".join(f"{p};\n" for p in prototypes(pieces))
        return f"{self._header(pieces)}#include <stddef.h>\n{self._source(pieces, declarations)}"

    def _header(self, pieces: Pieces) -> str:
        return self.remark(header(pieces.unit, pieces.scope, self.element, self.first)) if pieces.unit.comments else ""

    def _title(self, unit: Unit) -> str:
        return self.remark([f"{unit.title or unit.function}: see {unit.function}.h"]) if unit.comments else ""

    def _source(self, pieces: Pieces, declarations: str = "") -> str:
        helpers = [HELPERS[name] for name in HELPERS if name in pieces.used]
        parts = ["#include <math.h>\n", *([declarations] if declarations else []), *helpers]
        signatures = prototypes(pieces)
        if pieces.unit.has_parameters:
            parts.append(self._function(signatures[0], self._once(pieces)))
        return "\n".join([*parts, self._function(signatures[-2], self._body(pieces)), self._function(signatures[-1], _batch(pieces))])

    def _function(self, signature: str, lines: list[str]) -> str:
        return "\n".join([signature, "{", *(self.wrap(f"    {line}") for line in lines), "}", ""])

    def _once(self, pieces: Pieces) -> list[str]:
        return [*(f"const double {name} = {value};" for name, value in (*pieces.parameters, *pieces.once)),
                *(f"{pieces.scope.c}[{k}] = {value};" for k, value in enumerate(pieces.carried))]

    def _body(self, pieces: Pieces) -> list[str]:
        lines = [f"const double {name} = {value};" for name, value in (*pieces.inputs, *pieces.body)]
        for g, array, values in pieces.outputs:
            for k, (value, label) in enumerate(zip(values, g.labels, strict=True)):
                lines.append(f"{array}[{k}] = {value};" + (f" /* {label} */" if pieces.unit.comments else ""))
            lines += [] if values else [f"(void){array};"]
        return lines


    def driver(self, trials: list[Trial]) -> dict[str, str]:
        includes = "".join(f'#include "{t.unit.function}.h"\n' for t in trials)
        show = 'static void show(const double *x, size_t n)\n{\n    for (size_t k = 0; k < n; ++k) printf("%.17g\\n", x[k]);\n}\n'
        calls = "".join(f"    run{k}();\n" for k in range(len(trials)))
        runs = "\n".join(_trial(k, t) for k, t in enumerate(trials))
        return {"driver.c": f"#include <stdio.h>\n{includes}\n{show}\n{runs}\nint main(void)\n{{\n{calls}    return 0;\n}}\n"}


def prototypes(pieces: Pieces) -> list[str]:
    """The functions: run once (where there are parameters), one state, many states."""
    scope = pieces.scope
    main, pre, batch = functions_of(pieces.unit)
    arguments = [f"const double *{a}" for a in (*scope.arguments, *([scope.c] if pieces.unit.has_parameters else []))]
    arguments += [f"double *{g}" for g in scope.groups]
    once = [f"void {pre}(const double *{scope.p}, double *{scope.c})"] if pieces.unit.has_parameters else []
    return [*once, f"void {main}({', '.join(arguments)})", f"void {batch}({', '.join([f'size_t {_count(pieces)[0]}', *arguments])})"]


def _count(pieces: Pieces) -> tuple[str, str]:
    """Names of the number of states and of the loop's index."""
    arrays = {*pieces.scope.arguments, *pieces.scope.groups, pieces.scope.c}
    n, k = (name + "_" * (name in arrays) for name in ("n", "k"))
    return n, k


def _batch(pieces: Pieces) -> list[str]:
    scope, (n, k) = pieces.scope, _count(pieces)
    inputs = [f"{a} + {len(x.symbols)}*{k}" for a, x in zip(scope.arguments, pieces.unit.program.arguments, strict=True)]
    outputs = [f"{a} + {prod(g.shape)}*{k}" for a, g in zip(scope.groups, pieces.unit.program.groups, strict=True)]
    call = ", ".join([*inputs, *([scope.c] if pieces.unit.has_parameters else []), *outputs])
    return [f"for (size_t {k} = 0; {k} < {n}; ++{k}) {{", f"    {pieces.unit.function}({call});", "}"]


def _trial(number: int, trial: Trial) -> str:
    """One function of the test driver."""
    program, carried = trial.unit.program, ["c"] if trial.unit.has_parameters else []
    main, pre, batch = functions_of(trial.unit)
    sizes = [prod(g.shape) for g in program.groups]
    lines = [f"static const double a{i}[] = {{{_numbers(x for row in rows for x in row)}}};" for i, rows in enumerate(trial.rows)]
    lines += [f"double o{i}[{max(size, 1)}], b{i}[{max(size, 1) * trial.count}];" for i, size in enumerate(sizes)]
    if carried:
        lines += [f"static const double p[] = {{{_numbers(trial.p)}}};", f"double c[{len(trial.unit.carried)}];", f"{pre}(p, c);"]
    single = [f"a{i} + {len(a.symbols)}*k" for i, a in enumerate(program.arguments)] + carried + [f"o{i}" for i in range(len(sizes))]
    lines.append(f"for (size_t k = 0; k < {trial.count}; ++k) {{ {main}({', '.join(single)});")
    lines += [f"    show(o{i}, {size});" for i, size in enumerate(sizes)] + ["}"]
    whole = [str(trial.count), *(f"a{i}" for i in range(len(trial.rows))), *carried, *(f"b{i}" for i in range(len(sizes)))]
    lines += [f"{batch}({', '.join(whole)});", *(f"show(b{i}, {size * trial.count});" for i, size in enumerate(sizes))]
    return "\n".join([f"static void run{number}(void)", "{", *(f"    {line}" for line in lines), "}", ""])


def _numbers(values: Iterable[float]) -> str:
    return ", ".join(map(repr, values))
