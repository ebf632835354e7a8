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
#if defined(__GNUC__)
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
@sign@
@of_vector@
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
#endif
""",
    new=NEW_COMPILER,
    width_8=_width(8),
    width_4=_width(4),
    of_vector=_of_vector("w", "j"),
    ahead=str(FETCHED_AHEAD),
    short=str(SHORT_ROWS),
)
SIGN = """#define $_one ($_j)(($_w){0} + 1.0)
#define $_sign(x) (($_w)(((x) > 0.0) & $_one) - ($_w)(((x) < 0.0) & $_one))
"""
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
