"""Arithmetic on vectors: sine and cosine without branches, and the C text of vectors.

Sine and cosine are straight-line arithmetic, so that several angles can be lanes of one vector, in
C of style simd as in machine code:

    n = round(2 x / pi)                     t = 2 x / pi + ROUNDER, n = t - ROUNDER; the last two
                                            bits of t are the quadrant
    r = x - n pi/2                          |r| <= pi/4 [Cody-Waite]: pi/2 as a sum of doubles,
                                            highest part first
    s = r + r z (S1 + S2 z + ... + S6 z^5)  z = r^2, of r before its last correction, which does
                                            not change it
    c = (1 - z/2) + z^2 (C1 + ... + C6 z^5)
    quadrant 0: (s, c)   1: (c, -s)   2: (-s, -c)   3: (-c, s)

The error is below 1.6 units in the last place for |x| <= LIMIT. Larger angles, infinities and NaN
must go to the mathematics library: they are those whose bits of t above FIELD differ from the bits
of ROUNDER. The coefficients are those of fdlibm (Sun Microsystems 1993, freely usable), least
maximum error.

The C text reads, transposes and stores rows of several states. In it `$` stands for the name of the
generated function, `@name@` for a text that is filled in. Vectors are extensions of gcc and clang;
other compilers get four angles one after the other, and no batch in vectors.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

LIMIT = 1e6
TWO_OVER_PI = float.fromhex("0x1.45f306dc9c883p-1")
# More quarter turns than LIMIT has; added to the rounder, so that angles up to LIMIT change no bit
# above FIELD.
TURNS = 2**20
ROUNDER = 1.5 * 2.0**52 + TURNS  # t = x * TWO_OVER_PI + ROUNDER;  n = t - ROUNDER
FIELD = 2 * TURNS - 1
ROUNDER_BITS = 0x4338000000000000  # of the rounder, above FIELD

# pi/2 in parts. With a fused multiply-add, r = fma(-n, part, r) loses nothing that the next part
# does not restore; without one, the first parts have 33 bits, so that n * part is exact.
HALF_PI_FUSED = tuple(
    map(float.fromhex, ("0x1.921fb54442d18p+0", "0x1.1a62633145c07p-54", "-0x1.f1976b7ed8fbcp-110"))
)
HALF_PI_SPLIT = tuple(
    map(
        float.fromhex,
        (
            "0x1.921fb54400000p+0",
            "0x1.0b4611a600000p-34",
            "0x1.3198a2e000000p-69",
            "0x1.b839a252049c1p-104",
        ),
    )
)

SIN = (
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
)
COS = (
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
)


# --- the C text that does not depend on the model ---


LANES = 4  # angles of one state in a vector: scalar work beside wider vectors is slow
SHORT_ROWS = 512  # numbers in the rows of several states: the rows of the next states are fetched
FETCHED_AHEAD = 256  # numbers of longer rows that are fetched before they are written
# Compilers that get a batch in vectors. Selections by masks pay where a mask is one instruction.
# The reader of listings leaves out the second kind, from the condition to END_MASKED.
PLAIN, MASKED = "defined(__GNUC__)", "defined(__GNUC__) && defined(__AVX2__)"
END_MASKED = " /* vectors */"
NEW_COMPILER = "defined(__clang__) || __GNUC__ >= 12"


def fill(template: str, **words: str) -> str:
    """The template with texts in place of its `@name@`."""
    for name, text in words.items():
        template = template.replace(f"@{name}@", text)
    return template


# --- sines and cosines ---


def _polynomial(k: Sequence[float]) -> str:
    """A polynomial in z of degree 5, in pairs of terms: a shorter chain than Horner's [Estrin]."""
    low, middle, high = (
        f"{k[j]!r} {'-' if k[j + 1] < 0 else '+'} {abs(k[j + 1])!r}*z" for j in (0, 2, 4)
    )
    return f"{low} + z2*({middle} + z2*({high}))"


FIRST, SECOND, THIRD, FOURTH = HALF_PI_SPLIT
SINE = f"r + (rest + near*z*({_polynomial(SIN)}))"
COSINE = f"1.0 - 0.5*z + z2*({_polynomial(COS)})"
ROUNDED = f"""    const @reals@ t = @x@*{TWO_OVER_PI!r} + {ROUNDER!r};
    const @reals@ n = t - {ROUNDER!r};
    const @reals@ start = @x@ - n*{FIRST!r}, r = start - n*{SECOND!r};
    const @reals@ rest = start - r - n*{SECOND!r} - n*{THIRD + FOURTH!r}; /* what r lacks */
    const @reals@ near = start - n*{SECOND + THIRD!r}, z = near*near, z2 = z*z;
"""
OF_VECTOR = """$_inline void $_sincos_@v@(const @reals@ *x, @reals@ *s, @reals@ *c, @ints@ *far)
{
@rounded@    const @ints@ a = (@ints@)(@sine@);
    const @ints@ b = (@ints@)(@cosine@);
    const @ints@ quadrant = (@ints@)t, odd = quadrant << 63, sign = (quadrant & 2) << 62, \
change = (a ^ b) & (odd >> 63);
    *s = (@reals@)(a ^ change ^ sign);
    *c = (@reals@)(b ^ change ^ sign ^ odd);
    *far |= quadrant ^ @bits@;
}
"""


def _of_vector(v: str, i: str) -> str:
    """Sines and cosines of a vector of type v, whose integers have type i."""
    reals, ints = f"$_{v}", f"$_{i}"
    return fill(
        OF_VECTOR,
        rounded=fill(ROUNDED, x="*x"),
        sine=SINE,
        cosine=COSINE,
        bits=f"{ROUNDER_BITS:#x}",
        v=v,
        reals=reals,
        ints=ints,
    )


def _beyond(lanes: int) -> str:
    """True if a lane has bits above the field of the angles that the polynomials are for."""
    return f"((({' | '.join(f'(x)[{k}]' for k in range(lanes))}) & ~{FIELD:#x}LL) != 0)"


def _each_lane(template: str) -> str:
    return "\n".join(f"    {template.replace('#', str(k))}" for k in range(LANES))


VECTORS = f"""#if {MASKED}
typedef double $_v __attribute__((vector_size({8 * LANES})));
#define $_inline static inline __attribute__((always_inline))
#endif{END_MASKED}
"""
SINCOS = fill(
    """/* Sine and cosine of @lanes@ angles: reduction to |r| <= pi/4 [Cody-Waite], \
then polynomials; error below 1.6 units in the last place. */
#if defined(__GNUC__)
typedef double $_v __attribute__((vector_size(@bytes@)));
typedef long long $_i __attribute__((vector_size(@bytes@)));
#define $_at(x, k) (x)[k]
#define $_beyond(x) @beyond@
#define $_inline static inline __attribute__((always_inline))
#define $_rare __attribute__((noinline, cold))

@of_vector@#else
typedef struct { double @members@; } $_v;
typedef int $_i;
#define $_at(x, k) (x).v##k
#define $_beyond(x) (x)
#define $_rare

static inline int $_sincos_1(double x, double *s, double *c)
{
@rounded@    const double a = @sine@;
    const double b = @cosine@;
    long long quadrant;
    memcpy(&quadrant, &t, sizeof quadrant);
    const double u = quadrant & 1 ? b : a, v = quadrant & 1 ? a : b;
    *s = quadrant & 2 ? -u : u;
    *c = (quadrant + 1) & 2 ? -v : v;
    return !(fabs(x) <= @limit@);
}

static inline void $_sincos_v(const $_v *x, $_v *s, $_v *c, $_i *far)
{
@each_sincos@
}
#endif

/* By the library, where an angle is too large. */
static @rare@ void $_far(const $_v *x, $_v *s, $_v *c)
{
@each_far@
}
""",
    lanes=str(LANES),
    bytes=str(8 * LANES),
    beyond=_beyond(LANES),
    of_vector=_of_vector("v", "i"),
    members=", ".join(f"v{k}" for k in range(LANES)),
    rounded=fill(ROUNDED, x="x", reals="double"),
    sine=SINE,
    cosine=COSINE,
    limit=repr(LIMIT),
    each_sincos=_each_lane("*far |= $_sincos_1(x->v#, &s->v#, &c->v#);"),
    each_far=_each_lane("$_at(*s, #) = sin($_at(*x, #)), $_at(*c, #) = cos($_at(*x, #));"),
)

CLEAR = """/* Zeros, in pieces that compilers make vectors of. */
static inline void $_zero(double *x, size_t count)
{
    for (; count > 16; x += 16, count -= 16) memset(x, 0, 16*sizeof *x);
    memset(x, 0, count*sizeof *x);
}
"""


# --- arc tangents ---
#
# The smaller of |y| and |x| over the larger is the tangent t of an angle up to pi/4. Above
# tan(pi/8), the tangent of the angle less pi/4 is used instead, (t - 1) / (t + 1), with the same
# single division. atan(t) = t + t z Q(z) with z = t^2, Q interpolated at the Chebyshev nodes of
# [0, tan(pi/8)^2]. The result is within two units in the last place.


ARC = (
    -0.3333333333333333, 0.19999999999999804, -0.1428571428565958, 0.11111111105131119,
    -0.09090908752290591, 0.07692296340047557, -0.06666424257540567, 0.05878921776625797,
    -0.05230401099058019, 0.04551350736874263, -0.03456432733540151, 0.01627884915138577,
)  # fmt: skip
EIGHTH = 0.41421356237309503  # tan(pi/8)
HUGE = 1e300  # larger numbers are scaled, or go to the library, so that sums are finite
HALF_PI, HALF_PI_LOW = 1.5707963267948966, 6.123233995736766e-17  # pi/2 as a sum of two doubles


def _four(k: Sequence[float]) -> str:
    """A polynomial in z of degree 3, in pairs of terms."""
    low, high = (f"{k[j]!r} {'-' if k[j + 1] < 0 else '+'} {abs(k[j + 1])!r}*z" for j in (0, 2))
    return f"{low} + z2*({high})"


ATAN2 = fill(
    """/* Angles of points (x, y); `large` marks numbers that are not finite or above @huge@. */
static __attribute__((noinline)) $_w $_atan2($_w y, $_w x, $_j *large)
{
    const $_w ax = $_abs(x), ay = $_abs(y);
    const $_j steep = ay > ax;
    const $_w low = $_where(steep, ax, ay), high = $_where(steep, ay, ax);
    const $_j mid = low > @eighth@*high;
    const $_w up = $_where(mid, low - high, low), down = $_where(mid, low + high, high);
    const $_w t = up/$_where(down > 0.0, down, $_wide(1.0)), z = t*t, z2 = z*z, z4 = z2*z2;
    $_w r = t + t*z*(@first@ + z4*(@second@ + z4*(@third@)));
    r = $_where(mid, r + @low@*0.5 + @half@*0.5, r);
    r = $_where(steep, @half@ - r + @low@, r);
    r = $_where(($_j)x < 0, 2*@half@ - r + 2*@low@, r);
    *large |= ~(ax + ay <= @huge@);
    return ($_w)(($_j)r | (($_j)y & $_minus));
}
""",
    first=_four(ARC[:4]),
    second=_four(ARC[4:8]),
    third=_four(ARC[8:]),
    eighth=repr(EIGHTH),
    half=repr(HALF_PI),
    low=repr(HALF_PI_LOW),
    huge=repr(HUGE),
)
EACH_LANE = """$_inline $_w $_@name@($_w x)
{
    for (size_t k = 0; k < $_lanes; ++k) x[k] = @name@(x[k]);
    return x;
}
"""


# --- batches ---


def _joined(lanes: Iterable[int]) -> str:
    return ", ".join(map(str, lanes))


def _width(lanes: int) -> str:
    """The macros that depend on the number of states in a vector: columns, steps of a transpose."""
    even = [x for k in range(0, lanes, 2) for x in (k, k + lanes)]
    first = [x for k in range(0, lanes, 4) for x in (k, k + 1, k + lanes, k + lanes + 1)]
    low, high = (
        f"$_pick($_two(x + {k}*(size)), $_two(x + {k + 2}*(size)), 0, 1, 2, 3)" for k in (0, 4)
    )
    rows = low if lanes == 4 else f"$_pick({low}, {high}, {_joined(range(8))})"
    return f"""#define $_lanes {lanes}
#define $_column(x, size) {{{", ".join(f"(x)[{k}*(size)]" for k in range(lanes))}}}
#define $_beyond_w(x) {_beyond(lanes)}
#define $_even(a, b) $_pick(a, b, {_joined(even)})
#define $_odd(a, b) $_pick(a, b, {_joined(k + 1 for k in even)})
#define $_first(a, b) $_pick(a, b, {_joined(first)})
#define $_last(a, b) $_pick(a, b, {_joined(k + 2 for k in first)})
#define $_pairs(x, size) {rows}
"""


BATCH = fill(
    """/* Batches: vectors of as many states as a register holds. */
#if @guard@
#if @new@
#define $_pick(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define $_pick(a, b, ...) __builtin_shuffle(a, b, ($_j){__VA_ARGS__})
#endif
#if defined(__AVX512F__) && (@new@)
@width_8@#else
@width_4@#endif
typedef double $_w __attribute__((vector_size(8*$_lanes)));
typedef long long $_j __attribute__((vector_size(8*$_lanes)));
@functions@
@sines@
/* Two neighbouring columns. */
#if @new@
typedef double $_u __attribute__((vector_size(16)));
$_inline $_u $_two(const double *x)
{
    $_u two;
    memcpy(&two, x, sizeof two);
    return two;
}
$_inline void $_columns(const double *x, size_t size, $_w *a, $_w *b)
{
    const $_w even = $_pairs(x, size), odd = $_pairs(x + size, size);
    *a = $_even(even, odd), *b = $_odd(even, odd);
}
#else
$_inline void $_columns(const double *x, size_t size, $_w *a, $_w *b)
{
    *a = ($_w)$_column(x, size), *b = ($_w)$_column(x + 1, size);
}
#endif

/* What is written later is fetched into the cache: of short rows those of the next states, \
of long ones lines some columns ahead. */
$_inline void $_fetch(const double *x, size_t size, size_t first, size_t count)
{
    const size_t lanes = $_lanes, all = size*lanes, ahead = @ahead@/lanes;
    if (all <= @short@)
        for (size_t k = first*lanes/8; k < (first + count)*lanes/8; ++k) \
__builtin_prefetch(x + all + 8*k, 1);
    else
        for (size_t j = (first + ahead + 7)/8*8; j < first + count + ahead; j += 8)
            for (size_t k = 0; k < lanes; ++k) \
__builtin_prefetch(x + size*k + j + (j < size ? 0 : all - size), 1);
}

@stores@
/* Some states at once, 0 where an angle is too large for it. */
static inline int $_some(@arguments@)
{
@lines@
    return 1;
}
#endif@end@
""",
    new=NEW_COMPILER,
    width_8=_width(8),
    width_4=_width(4),
    ahead=str(FETCHED_AHEAD),
    short=str(SHORT_ROWS),
)
SINES_OF_STATES = _of_vector("w", "j")
# Functions of vectors of states: name → its C text and the names of those that it needs. Each lane
# of a comparison is 0 or -1; `wide` makes a vector of a number and leaves a vector as it is.
VECTOR_FUNCTIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    "one": ("#define $_one ($_j)(($_w){0} + 1.0)\n", ()),
    "sign": (
        "#define $_sign(x) (($_w)(((x) > 0.0) & $_one) - ($_w)(((x) < 0.0) & $_one))\n",
        ("one",),
    ),
    "wide": ("#define $_wide(x) ((x) - ($_w){0})\n", ()),
    "minus": ("#define $_minus (($_j)-($_w){0})\n", ()),
    "truth": ("#define $_truth(test) (($_w)((test) & $_one))\n", ("one", "wide")),
    "abs": ("#define $_abs(x) (($_w)(($_j)$_wide(x) & ~$_minus))\n", ("wide", "minus")),
    "where": (
        """$_inline $_w $_where($_j test, $_w x, $_w y)
{
    return ($_w)((test & ($_j)x) | (~test & ($_j)y));
}
""",
        ("wide",),
    ),
    "min": ("#define $_min(x, y) $_where((x) < (y), x, y)\n", ("where",)),
    "max": ("#define $_max(x, y) $_where((x) > (y), x, y)\n", ("where",)),
    "sqrt": (
        """#include <immintrin.h>
#if $_lanes == 8
#define $_sqrt(x) (($_w)_mm512_sqrt_pd((__m512d)(x)))
#else
#define $_sqrt(x) (($_w)_mm256_sqrt_pd((__m256d)(x)))
#endif
""",
        ("wide",),
    ),
    "atan2": (ATAN2, ("abs", "where", "max", "minus")),
    "acos": (
        "#define $_acos(x, large) $_atan2($_sqrt((1.0 - (x))*(1.0 + (x))), x, large)\n",
        ("sqrt", "atan2"),
    ),
    "asin": (
        "#define $_asin(x, large) $_atan2(x, $_sqrt((1.0 - (x))*(1.0 + (x))), large)\n",
        ("sqrt", "atan2"),
    ),
    **{name: (EACH_LANE.replace("@name@", name), ("wide",)) for name in ("tan", "exp", "log")},
    "pow": (
        EACH_LANE.replace("@name@", "pow")
        .replace("($_w x)", "($_w x, $_w y)")
        .replace("(x[k])", "(x[k], y[k])"),
        ("wide",),
    ),
}


def vector_functions(names: Iterable[str]) -> str:
    """The C text of the named functions of vectors and of those that they need, each once."""
    order: list[str] = []

    def visit(name: str) -> None:
        for needed in VECTOR_FUNCTIONS[name][1]:
            visit(needed)
        if name not in order:
            order.append(name)

    for name in names:
        visit(name)
    return "".join(VECTOR_FUNCTIONS[name][0] for name in order)


STORES = {
    "clear": """$_inline void $_clear(double *x, size_t size, size_t first, size_t count)
{
    $_fetch(x, size, first, count);
    for (size_t k = 0; k < $_lanes; ++k) $_zero(x + size*k + first, count);
}
""",
    "store4": """$_inline void $_store4(double *x, size_t size, size_t first, const $_w *v)
{
    const $_w a = $_even(v[0], v[1]), b = $_odd(v[0], v[1]), \
c = $_even(v[2], v[3]), d = $_odd(v[2], v[3]);
    const $_w rows[4] = {$_first(a, c), $_first(b, d), $_last(a, c), $_last(b, d)};
    $_fetch(x, size, first, 4);
    for (size_t k = 0; k < 4; ++k) memcpy(x + size*k + first, &rows[k], 32);
#if $_lanes == 8
    for (size_t k = 0; k < 4; ++k) {
        const $_v half = $_pick(rows[k], rows[k], 4, 5, 6, 7);
        memcpy(x + size*(k + 4) + first, &half, 32);
    }
#endif
}
""",
    "store2": """$_inline void $_store2(double *x, size_t size, size_t first, const $_w *v)
{
    const $_w rows[2] = {$_even(v[0], v[1]), $_odd(v[0], v[1])};
    $_fetch(x, size, first, 2);
    for (size_t k = 0; k < $_lanes; ++k) \
memcpy(x + size*k + first, (const double *)&rows[k%2] + k/2*2, 16);
}
""",
    "store1": """$_inline void $_store1(double *x, size_t size, size_t first, const $_w *v)
{
    $_fetch(x, size, first, 1);
    for (size_t k = 0; k < $_lanes; ++k) x[size*k + first] = v[0][k];
}
""",
}
