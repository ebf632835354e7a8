"""C with sines and cosines as arithmetic: of all angles of a state at once, and of several states at once in a batch.

The angles of one state are lanes of vectors of four doubles, and the batch is written in vectors of as many states as a
register holds: extensions of gcc and clang. Other compilers get an array of angles and the plain loop. Larger angles go to
the mathematics library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from symoro.emit.printer import Assignment, Pieces
from symoro.emit.sincos import COS, HALF_PI_SPLIT, LIMIT, ROUNDER, SIN, TWO_OVER_PI
from symoro.expr.node import VARIABLE_LEVEL

LANES = 4  # angles of one state that are evaluated together: scalar work beside wider vectors is slow
BLOCKS = (4, 2, 1)  # columns of an output that are stored together
LITERAL = re.compile(r"-?[\d.]+(e[+-]?\d+)?")
VECTOR_OPS = frozenset(("symbol", "add", "mul", "div", "neg", "sign", "sin", "cos"))


def _horner(coefficients: Sequence[float]) -> str:
    text = repr(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        text = f"{c!r} + z*({text})"
    return text


REDUCTION = "".join(f"    r = r - n*{part!r};\n" for part in HALF_PI_SPLIT[:3])
OF_VECTOR = f"""static inline void {{function}}_sincos_{{v}}(const {{reals}} *x, {{reals}} *s, {{reals}} *c, {{ints}} *far)
{{{{
    const {{reals}} t = *x*{TWO_OVER_PI!r} + {ROUNDER!r};
    const {{reals}} n = t - {ROUNDER!r};
    {{reals}} r = *x;
{REDUCTION}    const {{reals}} z = r*r;
    const {{ints}} a = ({{ints}})(r + r*z*({_horner(SIN)}));
    const {{ints}} b = ({{ints}})(1.0 + z*({_horner((-0.5, *COS))}));
    const {{ints}} quadrant = ({{ints}})t, odd = -(quadrant & 1);
    *s = ({{reals}})(((odd & b) | (~odd & a)) ^ ((quadrant & 2) << 62));
    *c = ({{reals}})(((odd & a) | (~odd & b)) ^ (((quadrant + 1) & 2) << 62));
    *far |= (*x > {LIMIT!r}) | (*x < -{LIMIT!r});
}}}}
"""


def _of_vector(v: str, i: str) -> str:
    """The text for one type of vectors, the function's name left open."""
    return OF_VECTOR.replace("{reals}", f"{{function}}_{v}").replace("{ints}", f"{{function}}_{i}").replace("{v}", v)


SINCOS = f"""/* Sine and cosine of some angles: reduction to |r| <= pi/4 [Cody-Waite], then polynomials; error below 1.5 units in the last place. */
#if defined(__GNUC__)
typedef double {{function}}_v __attribute__((vector_size({8 * LANES})));
typedef long long {{function}}_i __attribute__((vector_size({8 * LANES})));
#define {{function}}_at(x, k) (x)[(k)/{LANES}][(k)%{LANES}]

/* Of {LANES} angles; far becomes not 0 where one is too large. */
{_of_vector("v", "i")}
static inline void {{function}}_sincos(size_t count, const {{function}}_v *x, {{function}}_v *s, {{function}}_v *c)
{{{{
    {{function}}_i far = {{{{0}}}};
    for (size_t k = 0; k < count/{LANES}; ++k) {{function}}_sincos_v(&x[k], &s[k], &c[k], &far);
    if (!({" | ".join(f"far[{k}]" for k in range(LANES))})) return;
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


def _lanes(order: Iterable[int]) -> str:
    return ", ".join(map(str, order))


def _width(lanes: int) -> str:
    """What depends on the number of states in a vector: a column of their rows, and the steps of a transpose."""
    even = [x for k in range(0, lanes, 2) for x in (k, k + lanes)]
    first = [x for k in range(0, lanes, 4) for x in (k, k + 1, k + lanes, k + lanes + 1)]
    column = ", ".join(f"(x)[{k}*(size)]" for k in range(lanes))
    return f"""#define {{function}}_lanes {lanes}
#define {{function}}_column(x, size) {{{{{column}}}}}
#define {{function}}_even(a, b) {{function}}_pick(a, b, {_lanes(even)})
#define {{function}}_odd(a, b) {{function}}_pick(a, b, {_lanes(k + 1 for k in even)})
#define {{function}}_first(a, b) {{function}}_pick(a, b, {_lanes(first)})
#define {{function}}_last(a, b) {{function}}_pick(a, b, {_lanes(k + 2 for k in first)})
"""


NEW = "defined(__clang__) || __GNUC__ >= 12"
BATCH = f"""/* Batches: vectors of as many states as a register holds. */
#if defined(__GNUC__)
#if {NEW}
#define {{function}}_pick(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define {{function}}_pick(a, b, ...) __builtin_shuffle(a, b, ({{function}}_j){{{{__VA_ARGS__}}}})
#endif
#if defined(__AVX512F__) && ({NEW})
{_width(8)}#else
{_width(4)}#endif
typedef double {{function}}_w __attribute__((vector_size(8*{{function}}_lanes)));
typedef long long {{function}}_j __attribute__((vector_size(8*{{function}}_lanes)));
{{more}}
{_of_vector("w", "j")}
{{stores}}
/* Some states at once, 0 where an angle is too large for it. */
static inline int {{function}}_some({{arguments}})
{{{{
{{lines}}
    return 1;
}}}}
#endif
"""
SIGN = """#define {function}_one ({function}_j)(({function}_w){{0}} + 1.0)
#define {function}_sign(x) (({function}_w)(((x) > 0.0) & {function}_one) - ({function}_w)(((x) < 0.0) & {function}_one))
"""
STORES = {
    4: """static inline void {function}_store4(double *x, size_t size, size_t first, const {function}_w *v)
{{
    const {function}_w a = {function}_even(v[0], v[1]), b = {function}_odd(v[0], v[1]), c = {function}_even(v[2], v[3]), d = {function}_odd(v[2], v[3]);
    const {function}_w rows[4] = {{{function}_first(a, c), {function}_first(b, d), {function}_last(a, c), {function}_last(b, d)}};
    for (size_t k = 0; k < {function}_lanes; k += 2) __builtin_prefetch(x + {function}_lanes*(size + first) + 4*k, 1);
    for (size_t k = 0; k < 4; ++k) memcpy(x + size*k + first, &rows[k], 32);
#if {function}_lanes == 8
    for (size_t k = 0; k < 4; ++k) {{
        const {function}_v half = {function}_pick(rows[k], rows[k], 4, 5, 6, 7);
        memcpy(x + size*(k + 4) + first, &half, 32);
    }}
#endif
}}
""",
    2: """static inline void {function}_store2(double *x, size_t size, size_t first, const {function}_w *v)
{{
    const {function}_w rows[2] = {{{function}_even(v[0], v[1]), {function}_odd(v[0], v[1])}};
    for (size_t k = 0; k < {function}_lanes; k += 4) __builtin_prefetch(x + {function}_lanes*(size + first) + 2*k, 1);
    for (size_t k = 0; k < {function}_lanes; ++k) memcpy(x + size*k + first, (const double *)&rows[k%2] + k/2*2, 16);
}}
""",
    1: """static inline void {function}_store1(double *x, size_t size, size_t first, const {function}_w *v)
{{
    __builtin_prefetch(x + {function}_lanes*(size + first), 1);
    for (size_t k = 0; k < {function}_lanes; ++k) x[size*k + first] = v[0][k];
}}
""",
}


def helpers(pieces: Pieces) -> list[str]:
    """The functions that the unit needs: sines and cosines, and where a batch goes in vectors, one for some states."""
    if not pieces.waves:
        return []
    function = pieces.unit.function
    found = [SINCOS.format(function=function)]
    if vectorises(pieces):
        lines = "\n".join(f"    {line}" for line in _some_lines(pieces))
        stores = "\n".join(text.format(function=function) for count, text in STORES.items() if f"_store{count}(" in lines)
        sign = SIGN.format(function=function) if f"{function}_sign(" in lines else ""
        found.append(BATCH.format(function=function, arguments=_arguments(pieces), lines=lines, stores=stores, more=sign))
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
    """Some states at a time as far as they go, then the rest one by one."""
    if not vectorises(pieces):
        return plain
    function = pieces.unit.function
    call = plain[1].strip().removeprefix(function)
    some = f"while ({k} + {function}_lanes <= {n} && {function}_some{call.removesuffix(';')}) {k} += {function}_lanes;"
    head = plain[0].replace(f"size_t {k} = 0;", ";")
    return [f"size_t {k} = 0;", head, "#if defined(__GNUC__)", f"    {some}", f"    if ({k} == {n}) break;", "#endif", *plain[1:]]


def _some_lines(pieces: Pieces) -> list[str]:
    """The body in vectors, the angles first; outputs are stored as soon as they are there, neighbouring columns together."""
    function, angles, (x, s, c, far) = pieces.unit.function, _angles(pieces), _free(pieces, ("x", "s", "c", "far"))
    declared = [f"const {function}_w {x}[{len(angles)}] = {{{', '.join(angles)}}};", f"{function}_w {s}[{len(angles)}], {c}[{len(angles)}];"]
    declared += [f"{function}_j {far} = {{0}};", f"for (int k = 0; k < {len(angles)}; ++k) {function}_sincos_w(&{x}[k], &{s}[k], &{c}[k], &{far});"]
    declared += [f"for (int k = 0; k < {function}_lanes; ++k) if ({far}[k]) return 0;"]
    waves = [(name, f"{s if kind == 'sin' else c}[{angles.index(angle)}]") for angle, kind, name in pieces.waves]
    statements = [*waves, *(a for _, part in pieces.body for a in part)]
    place = {name: k for k, (name, _) in enumerate(statements)}
    stores: dict[int, list[str]] = {}  # by the last statement that they need
    for text in _stores(pieces):
        stores.setdefault(max((place[x] for x in re.findall(r"\w+", text) if x in place), default=-1), []).append(text)
    lines = [*(_vector_line(pieces, *a) for a in _before(pieces)), *declared, *stores.get(-1, ())]
    for k, (name, value) in enumerate(statements):
        lines += [_vector_line(pieces, name, value), *stores.get(k, ())]
    return lines


def _vector_line(pieces: Pieces, name: str, value: str) -> str:
    """A statement on vectors; parameters and literals stay single numbers."""
    function, sizes = pieces.unit.function, {a.name: a.size for a in pieces.arguments}
    element = re.fullmatch(r"(\w+)\[(\d+)\]", value)
    if (element and element[1] == pieces.scope.c) or LITERAL.fullmatch(value):
        return f"const double {name} = {value};"
    if element and element[1] in sizes:
        value = f"{function}_column({element[1]}{f' + {element[2]}' * (element[2] != '0')}, {sizes[element[1]]})"
    return f"const {function}_w {name} = {_on_vectors(function, value)};"


def _on_vectors(function: str, value: str) -> str:
    return value.replace("sy_sign(", f"{function}_sign(")


def _stores(pieces: Pieces) -> list[str]:
    """A statement for every block of neighbouring columns."""
    function, nodes = pieces.unit.function, iter(pieces.unit.program.outputs)
    found = []
    for o in pieces.outputs:
        varying = [next(nodes).level == VARIABLE_LEVEL for _ in o.values]
        values = [_on_vectors(function, v) if moves else f"({function}_w){{0}} + {v}" for v, moves in zip(o.values, varying, strict=True)]
        for first, last in _blocks(len(values)):
            found.append(f"{function}_store{last - first}({o.array.name}, {o.array.size}, {first}, (const {function}_w[]){{{', '.join(values[first:last])}}});")
    return found


def _blocks(size: int) -> Iterator[tuple[int, int]]:
    """As many columns as are stored together, fewer at the end."""
    first = 0
    while first < size:
        count = next(n for n in BLOCKS if n <= size - first)
        yield first, first + count
        first += count
