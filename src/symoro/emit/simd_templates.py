"""The text of C's vectors: sines and cosines of several angles, rows of several states read, transposed and stored.

`{function}` is the name of the generated function, `{{` and `}}` are braces of C. Vectors are extensions of gcc and clang; other
compilers get four angles one after the other, and no batch in vectors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from symoro.emit.sincos import (
    COS,
    FIELD,
    HALF_PI_SPLIT,
    LIMIT,
    ROUNDER,
    ROUNDER_BITS,
    SIN,
    TWO_OVER_PI,
)

LANES = (
    4  # angles of one state that are evaluated together: scalar work beside wider vectors is slow
)
SHORT = 512  # numbers in the rows of some states, of which those of the next states are fetched
AHEAD = 256  # numbers of longer rows that are fetched before they are written


def _pairs(k: Sequence[float]) -> str:
    """A polynomial in z of degree 5, in pairs of terms: a shorter chain than Horner's [Estrin]."""
    low, middle, high = (
        f"{k[j]!r} {'-' if k[j + 1] < 0 else '+'} {abs(k[j + 1])!r}*z" for j in (0, 2, 4)
    )
    return f"{low} + z2*({middle} + z2*({high}))"


FIRST, SECOND, THIRD, FOURTH = HALF_PI_SPLIT
REDUCTION = f"""    const {{reals}} start = {{x}} - n*{FIRST!r}, r = start - n*{SECOND!r};
    const {{reals}} rest = start - r - n*{SECOND!r} - n*{THIRD + FOURTH!r}; /* what r lacks */
    const {{reals}} near = start - n*{SECOND + THIRD!r}, z = near*near, z2 = z*z;
"""
SINE, COSINE = f"r + (rest + near*z*({_pairs(SIN)}))", f"1.0 - 0.5*z + z2*({_pairs(COS)})"
OF_VECTOR = f"""{{function}}_inline void {{function}}_sincos_{{v}}(const {{reals}} *x, {{reals}} *s, {{reals}} *c, {{ints}} *far)
{{{{
    const {{reals}} t = *x*{TWO_OVER_PI!r} + {ROUNDER!r};
    const {{reals}} n = t - {ROUNDER!r};
{REDUCTION.replace("{x}", "*x")}    const {{ints}} a = ({{ints}})({SINE});
    const {{ints}} b = ({{ints}})({COSINE});
    const {{ints}} quadrant = ({{ints}})t, odd = quadrant << 63, sign = (quadrant & 2) << 62, change = (a ^ b) & (odd >> 63);
    *s = ({{reals}})(a ^ change ^ sign);
    *c = ({{reals}})(b ^ change ^ sign ^ odd);
    *far |= quadrant ^ {ROUNDER_BITS:#x};
}}}}
"""


def _of_vector(v: str, i: str) -> str:
    """The text for one type of vectors, the function's name left open."""
    return (
        OF_VECTOR.replace("{reals}", f"{{function}}_{v}")
        .replace("{ints}", f"{{function}}_{i}")
        .replace("{v}", v)
    )


def _beyond(lanes: int) -> str:
    """Whether some lane has bits above the field of the angles within reach."""
    return f"((({' | '.join(f'(x)[{k}]' for k in range(lanes))}) & ~{FIELD:#x}LL) != 0)"


def _each(template: str) -> str:
    return "\n".join(f"    {template.replace('#', str(k))}" for k in range(LANES))


SINCOS = f"""/* Sine and cosine of {LANES} angles: reduction to |r| <= pi/4 [Cody-Waite], then polynomials; error below 1.6 units in the last place. */
#if defined(__GNUC__)
typedef double {{function}}_v __attribute__((vector_size({8 * LANES})));
typedef long long {{function}}_i __attribute__((vector_size({8 * LANES})));
#define {{function}}_at(x, k) (x)[k]
#define {{function}}_beyond(x) {_beyond(LANES)}
#define {{function}}_inline static inline __attribute__((always_inline))
#define {{function}}_rare __attribute__((noinline, cold))

{_of_vector("v", "i")}#else
typedef struct {{{{ double {", ".join(f"v{k}" for k in range(LANES))}; }}}} {{function}}_v;
typedef int {{function}}_i;
#define {{function}}_at(x, k) (x).v##k
#define {{function}}_beyond(x) (x)
#define {{function}}_rare

static inline int {{function}}_sincos_1(double x, double *s, double *c)
{{{{
    const double t = x*{TWO_OVER_PI!r} + {ROUNDER!r};
    const double n = t - {ROUNDER!r};
{REDUCTION.replace("{x}", "x").replace("{reals}", "double")}    const double a = {SINE};
    const double b = {COSINE};
    long long quadrant;
    memcpy(&quadrant, &t, sizeof quadrant);
    const double u = quadrant & 1 ? b : a, v = quadrant & 1 ? a : b;
    *s = quadrant & 2 ? -u : u;
    *c = (quadrant + 1) & 2 ? -v : v;
    return !(fabs(x) <= {LIMIT!r});
}}}}

static inline void {{function}}_sincos_v(const {{function}}_v *x, {{function}}_v *s, {{function}}_v *c, {{function}}_i *far)
{{{{
{_each("*far |= {function}_sincos_1(x->v#, &s->v#, &c->v#);")}
}}}}
#endif

/* By the library, where an angle is too large. */
static {{rare}} void {{function}}_far(const {{function}}_v *x, {{function}}_v *s, {{function}}_v *c)
{{{{
{_each("{function}_at(*s, #) = sin({function}_at(*x, #)), {function}_at(*c, #) = cos({function}_at(*x, #));")}
}}}}
"""


CLEAR = """/* Zeros, in pieces that compilers make vectors of. */
static inline void {function}_zero(double *x, size_t count)
{{
    for (; count > 16; x += 16, count -= 16) memset(x, 0, 16*sizeof *x);
    memset(x, 0, count*sizeof *x);
}}
"""


def _lanes(order: Iterable[int]) -> str:
    return ", ".join(map(str, order))


def _width(lanes: int) -> str:
    """What depends on the number of states in a vector: a column of their rows, and the steps of a transpose."""
    even = [x for k in range(0, lanes, 2) for x in (k, k + lanes)]
    first = [x for k in range(0, lanes, 4) for x in (k, k + 1, k + lanes, k + lanes + 1)]
    column = ", ".join(f"(x)[{k}*(size)]" for k in range(lanes))
    low, high = (
        f"{{function}}_pick({{function}}_two(x + {k}*(size)), {{function}}_two(x + {k + 2}*(size)), 0, 1, 2, 3)"
        for k in (0, 4)
    )
    rows = low if lanes == 4 else f"{{function}}_pick({low}, {high}, {_lanes(range(8))})"
    return f"""#define {{function}}_lanes {lanes}
#define {{function}}_column(x, size) {{{{{column}}}}}
#define {{function}}_beyond_w(x) {_beyond(lanes)}
#define {{function}}_even(a, b) {{function}}_pick(a, b, {_lanes(even)})
#define {{function}}_odd(a, b) {{function}}_pick(a, b, {_lanes(k + 1 for k in even)})
#define {{function}}_first(a, b) {{function}}_pick(a, b, {_lanes(first)})
#define {{function}}_last(a, b) {{function}}_pick(a, b, {_lanes(k + 2 for k in first)})
#define {{function}}_pairs(x, size) {rows}
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
/* Two neighbouring columns. */
#if {NEW}
typedef double {{function}}_u __attribute__((vector_size(16)));
{{function}}_inline {{function}}_u {{function}}_two(const double *x)
{{{{
    {{function}}_u two;
    memcpy(&two, x, sizeof two);
    return two;
}}}}
{{function}}_inline void {{function}}_columns(const double *x, size_t size, {{function}}_w *a, {{function}}_w *b)
{{{{
    const {{function}}_w even = {{function}}_pairs(x, size), odd = {{function}}_pairs(x + size, size);
    *a = {{function}}_even(even, odd), *b = {{function}}_odd(even, odd);
}}}}
#else
{{function}}_inline void {{function}}_columns(const double *x, size_t size, {{function}}_w *a, {{function}}_w *b)
{{{{
    *a = ({{function}}_w){{function}}_column(x, size), *b = ({{function}}_w){{function}}_column(x + 1, size);
}}}}
#endif

/* What is written later is fetched into the cache: of short rows those of the next states, of long ones lines some columns ahead. */
{{function}}_inline void {{function}}_fetch(const double *x, size_t size, size_t first, size_t count)
{{{{
    const size_t lanes = {{function}}_lanes, all = size*lanes, ahead = {AHEAD}/lanes;
    if (all <= {SHORT})
        for (size_t k = first*lanes/8; k < (first + count)*lanes/8; ++k) __builtin_prefetch(x + all + 8*k, 1);
    else
        for (size_t j = (first + ahead + 7)/8*8; j < first + count + ahead; j += 8)
            for (size_t k = 0; k < lanes; ++k) __builtin_prefetch(x + size*k + j + (j < size ? 0 : all - size), 1);
}}}}

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
    "clear": """{function}_inline void {function}_clear(double *x, size_t size, size_t first, size_t count)
{{
    {function}_fetch(x, size, first, count);
    for (size_t k = 0; k < {function}_lanes; ++k) {function}_zero(x + size*k + first, count);
}}
""",
    "store4": """{function}_inline void {function}_store4(double *x, size_t size, size_t first, const {function}_w *v)
{{
    const {function}_w a = {function}_even(v[0], v[1]), b = {function}_odd(v[0], v[1]), c = {function}_even(v[2], v[3]), d = {function}_odd(v[2], v[3]);
    const {function}_w rows[4] = {{{function}_first(a, c), {function}_first(b, d), {function}_last(a, c), {function}_last(b, d)}};
    {function}_fetch(x, size, first, 4);
    for (size_t k = 0; k < 4; ++k) memcpy(x + size*k + first, &rows[k], 32);
#if {function}_lanes == 8
    for (size_t k = 0; k < 4; ++k) {{
        const {function}_v half = {function}_pick(rows[k], rows[k], 4, 5, 6, 7);
        memcpy(x + size*(k + 4) + first, &half, 32);
    }}
#endif
}}
""",
    "store2": """{function}_inline void {function}_store2(double *x, size_t size, size_t first, const {function}_w *v)
{{
    const {function}_w rows[2] = {{{function}_even(v[0], v[1]), {function}_odd(v[0], v[1])}};
    {function}_fetch(x, size, first, 2);
    for (size_t k = 0; k < {function}_lanes; ++k) memcpy(x + size*k + first, (const double *)&rows[k%2] + k/2*2, 16);
}}
""",
    "store1": """{function}_inline void {function}_store1(double *x, size_t size, size_t first, const {function}_w *v)
{{
    {function}_fetch(x, size, first, 1);
    for (size_t k = 0; k < {function}_lanes; ++k) x[size*k + first] = v[0][k];
}}
""",
}
