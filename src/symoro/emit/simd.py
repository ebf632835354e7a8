"""C with sines and cosines as arithmetic: of all angles of a state at once, and of four states at once in a batch.

The angles of one state are lanes of vectors of four doubles, and the batch is written in vectors of four states: an
extension of gcc and clang. Other compilers get an array of angles and the plain loop. Larger angles go to the mathematics
library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from symoro.emit.printer import Assignment, Output, Pieces
from symoro.emit.sincos import COS, HALF_PI_SPLIT, LIMIT, ROUNDER, SIN, TWO_OVER_PI
from symoro.expr.node import VARIABLE_LEVEL

LANES = 4
LITERAL = re.compile(r"-?[\d.]+(e[+-]?\d+)?")
VECTOR_OPS = frozenset(("symbol", "add", "mul", "div", "neg", "sign", "sin", "cos"))


def _horner(coefficients: Sequence[float]) -> str:
    text = repr(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        text = f"{c!r} + z*({text})"
    return text


REDUCTION = "".join(f"    r = r - n*{part!r};\n" for part in HALF_PI_SPLIT[:3])
SINCOS = f"""/* Sine and cosine of some angles: reduction to |r| <= pi/4 [Cody-Waite], then polynomials; error below 1.5 units in the last place. */
#if defined(__GNUC__)
typedef double {{function}}_v __attribute__((vector_size({8 * LANES})));
typedef long long {{function}}_i __attribute__((vector_size({8 * LANES})));
#define {{function}}_at(x, k) (x)[(k)/{LANES}][(k)%{LANES}]

/* Of {LANES} angles; 0 where one of them is too large. */
static inline int {{function}}_sincos_v(const {{function}}_v *x, {{function}}_v *s, {{function}}_v *c)
{{{{
    const {{function}}_v t = *x*{TWO_OVER_PI!r} + {ROUNDER!r};
    const {{function}}_v n = t - {ROUNDER!r};
    {{function}}_v r = *x;
{REDUCTION}    const {{function}}_v z = r*r;
    const {{function}}_i a = ({{function}}_i)(r + r*z*({_horner(SIN)}));
    const {{function}}_i b = ({{function}}_i)(1.0 + z*({_horner((-0.5, *COS))}));
    const {{function}}_i quadrant = ({{function}}_i)t, odd = -(quadrant & 1);
    *s = ({{function}}_v)(((odd & b) | (~odd & a)) ^ ((quadrant & 2) << 62));
    *c = ({{function}}_v)(((odd & a) | (~odd & b)) ^ (((quadrant + 1) & 2) << 62));
    const {{function}}_i far = (*x > {LIMIT!r}) | (*x < -{LIMIT!r});
    return !({" | ".join(f"far[{k}]" for k in range(LANES))});
}}}}

static inline void {{function}}_sincos(size_t count, const {{function}}_v *x, {{function}}_v *s, {{function}}_v *c)
{{{{
    int near = 1;
    for (size_t k = 0; k < count/{LANES}; ++k) near &= {{function}}_sincos_v(&x[k], &s[k], &c[k]);
    if (near) return;
    for (size_t k = 0; k < count; ++k) {{function}}_at(s, k) = sin({{function}}_at(x, k));
    for (size_t k = 0; k < count; ++k) {{function}}_at(c, k) = cos({{function}}_at(x, k));
}}}}
#else
#define {{function}}_at(x, k) (x)[k]

static inline void {{function}}_sincos(size_t count, const double *x, double *s, double *c)
{{{{
    for (size_t k = 0; k < count; ++k) {{{{
        const double t = x[k]*{TWO_OVER_PI!r} + {ROUNDER!r};
        const double n = t - {ROUNDER!r};
        double r = x[k];
{REDUCTION.replace("    r", "        r")}        const double z = r*r;
        const double a = r + r*z*({_horner(SIN)});
        const double b = 1.0 + z*({_horner((-0.5, *COS))});
        long long quadrant;
        memcpy(&quadrant, &t, sizeof quadrant);
        const double u = quadrant & 1 ? b : a, v = quadrant & 1 ? a : b;
        s[k] = fabs(x[k]) > {LIMIT!r} ? sin(x[k]) : quadrant & 2 ? -u : u;
        c[k] = fabs(x[k]) > {LIMIT!r} ? cos(x[k]) : (quadrant + 1) & 2 ? -v : v;
    }}}}
}}}}
#endif
"""
FOUR = f"""#if defined(__GNUC__)
#define {{function}}_one ({{function}}_i)({{function}}_v){{{{{", ".join(["1.0"] * LANES)}}}}}
#define {{function}}_sign(x) (({{function}}_v)(((x) > 0.0) & {{function}}_one) - ({{function}}_v)(((x) < 0.0) & {{function}}_one))

/* {LANES} states at once, 0 where an angle is too large for it. */
static inline int {{function}}_four({{arguments}})
{{{{
{{lines}}
    return 1;
}}}}
#endif
"""


def helpers(pieces: Pieces) -> list[str]:
    """The functions that the unit needs: sines and cosines, and where a batch goes in vectors, one for four states."""
    if not pieces.waves:
        return []
    function = pieces.unit.function
    found = [SINCOS.format(function=function)]
    if vectorises(pieces):
        lines = "\n".join(f"    {line}" for line in _four_lines(pieces))
        found.append(FOUR.format(function=function, arguments=_arguments(pieces), lines=lines))
    return found


def _arguments(pieces: Pieces) -> str:
    return ", ".join([*(f"const double *{a.name}" for a in (*pieces.arguments, *pieces.c)), *(f"double *{o.array.name}" for o in pieces.outputs)])


def _angles(pieces: Pieces) -> list[str]:
    return list(dict.fromkeys(angle for angle, _, _ in pieces.waves))


def _before(pieces: Pieces) -> list[Assignment]:
    """What the angles need."""
    waves = {name for _, _, name in pieces.waves}
    return [a for a in pieces.angles if a[0] not in waves]


def angle_lines(pieces: Pieces, assigned: Callable[[list[Assignment]], list[str]]) -> list[str]:
    """The angles of one state together: what they need, the call, and the names of the results."""
    angles, (x, s, c) = _angles(pieces), _free(pieces, ("x", "s", "c"))
    if not angles:
        return []
    function, count = pieces.unit.function, -(-len(angles) // LANES)
    lanes = [[*angles, *["0.0"] * LANES][LANES * k : LANES * (k + 1)] for k in range(count)]
    vectors = ", ".join(f"{{{', '.join(part)}}}" for part in lanes)
    declared = ["#if defined(__GNUC__)", f"const {function}_v {x}[{count}] = {{{vectors}}};", f"{function}_v {s}[{count}], {c}[{count}];"]
    declared += ["#else", f"const double {x}[{LANES * count}] = {{{', '.join(angles)}}};", f"double {s}[{LANES * count}], {c}[{LANES * count}];", "#endif"]
    named = [(name, f"{function}_at({s if kind == 'sin' else c}, {angles.index(angle)})") for angle, kind, name in pieces.waves]
    return [*assigned(_before(pieces)), *declared, f"{function}_sincos({LANES * count}, {x}, {s}, {c});", *assigned(named)]


def _free(pieces: Pieces, wanted: Sequence[str]) -> list[str]:
    """Names that nothing else has."""
    taken = {*pieces.scope.arguments, *pieces.scope.groups, pieces.scope.c, *(name for name, _ in pieces.statements)}
    return [next(name for k in range(len(taken) + 1) if (name := letter + "_" * k) not in taken) for letter in wanted]


def vectorises(pieces: Pieces) -> bool:
    """Whether a batch can be written in vectors: only arithmetic after the angles, every angle among the first."""
    waves = {name for _, _, name in pieces.waves}
    for n in pieces.unit.program.nodes:
        if n.level == VARIABLE_LEVEL and n.op.name in ("sin", "cos") and pieces.scope.local.get(n) not in waves:
            return False
        if n.level == VARIABLE_LEVEL and n.op.name not in VECTOR_OPS:
            return False
    return bool(waves)


def batch_lines(pieces: Pieces, k: str, n: str, plain: list[str]) -> list[str]:
    """Four states at a time as far as they go, then the rest one by one."""
    if not vectorises(pieces):
        return plain
    call = plain[1].strip().removeprefix(pieces.unit.function)
    four = f"while ({k} + {LANES} <= {n} && {pieces.unit.function}_four{call.removesuffix(';')}) {k} += {LANES};"
    head = plain[0].replace(f"size_t {k} = 0;", ";")
    return [f"size_t {k} = 0;", head, "#if defined(__GNUC__)", f"    {four}", f"    if ({k} == {n}) break;", "#endif", *plain[1:]]


def _four_lines(pieces: Pieces) -> list[str]:
    """The body in vectors."""
    function, sizes = pieces.unit.function, {a.name: a.size for a in pieces.arguments}

    def line(name: str, value: str) -> str:
        element = re.fullmatch(r"(\w+)\[(\d+)\]", value)
        if element and element[1] == pieces.scope.c:
            return f"const double {name} = {value};"
        if element and element[1] in sizes:
            value = "{" + ", ".join(f"{element[1]}[{int(element[2]) + k * sizes[element[1]]}]" for k in range(LANES)) + "}"
        return f"const {'double' if LITERAL.fullmatch(value) else f'{function}_v'} {name} = {value.replace('sy_sign(', f'{function}_sign(')};"

    angles, (x, s, c) = _angles(pieces), _free(pieces, ("x", "s", "c"))
    lines = [line(*a) for a in _before(pieces)]
    lines += [f"const {function}_v {x}[{len(angles)}] = {{{', '.join(angles)}}};", f"{function}_v {s}[{len(angles)}], {c}[{len(angles)}];"]
    lines += [f"if (!{function}_sincos_v(&{x}[{i}], &{s}[{i}], &{c}[{i}])) return 0;" for i in range(len(angles))]
    lines += [line(name, f"{s if kind == 'sin' else c}[{angles.index(angle)}]") for angle, kind, name in pieces.waves]
    lines += [line(*a) for _, part in pieces.body for a in part]
    nodes = iter(pieces.unit.program.outputs)
    for o in pieces.outputs:
        for i, (value, node) in enumerate(zip(o.values, nodes)):  # noqa: B905  the outputs share one iterator
            lines += _stored(f"const {function}_v {_free(pieces, ('y',))[0]}", o, i, value, node.level == VARIABLE_LEVEL)
    return lines


def _stored(declared: str, o: Output, i: int, value: str, varies: bool) -> list[str]:
    """An output element of four states."""
    places = [f"{o.array.name}[{i + k * o.array.size}]" for k in range(LANES)]
    if not varies:
        return [f"{place} = {value};" for place in places]
    name, function = declared.split()[-1], declared.split()[1].removesuffix("_v")
    return ["{", f"    {declared} = {value.replace('sy_sign(', f'{function}_sign(')};", *(f"    {place} = {name}[{k}];" for k, place in enumerate(places)), "}"]
