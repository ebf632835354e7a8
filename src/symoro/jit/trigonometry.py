"""Sines, cosines and arc tangents in LLVM's intermediate representation, many at once.

Angles beyond the range of the polynomials, which are rare, go to the mathematics library.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from symoro.emit import vector_math as scheme
from symoro.jit.llvm import OPERATIONS, Writer

SIGN_BIT = -(2**63)
ANGLES_IN_STEP = 6  # angles whose polynomials are evaluated in step
MIN_LOOP_ANGLES = 12  # angles that are worth a loop

LARGE_ANGLE_FUNCTION = """define internal void @far(ptr %x, ptr %s, ptr %c, i64 %n) #1 {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %xk = getelementptr double, ptr %x, i64 %k
  %sk = getelementptr double, ptr %s, i64 %k
  %ck = getelementptr double, ptr %c, i64 %k
  %angle = load double, ptr %xk
  %sine = call double @sin(double %angle)
  %cosine = call double @cos(double %angle)
  store double %sine, ptr %sk
  store double %cosine, ptr %ck
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def sincos(w: Writer, angles: Sequence[str], fused: bool) -> list[tuple[str, str]]:
    """Sine and cosine of every angle, values as wide as the writer. If one angle is beyond the
    range of the polynomials, the library computes all.
    """
    if not angles:
        return []
    turns = _turns(w, angles)
    parts = [slice(k, k + ANGLES_IN_STEP) for k in range(0, len(angles), ANGLES_IN_STEP)]
    near = [pair for part in parts for pair in _near(w, angles[part], turns[part], fused)]
    start, far, joined = (w.name(stem) for stem in ("near", "far", "joined"))
    w.line(f"br label %{start}")
    w.label(start)
    beyond = _any_beyond(w, _beyond(w, turns, w.integer(0)))
    w.line(f"br i1 {beyond}, label %{far}, label %{joined}, !prof !0")
    w.label(far)
    places = [w.room(f"[{len(angles)} x {w.t}]") for _ in range(3)]
    _store_all(w, places[0], angles)
    _call_library(w, places, len(angles))
    exact = [(w.load(places[1], k, w.t), w.load(places[2], k, w.t)) for k in range(len(angles))]
    w.line(f"br label %{joined}")
    w.label(joined)

    def pick(x: str, y: str) -> str:
        return w.let(f"phi {w.t} [ {x}, %{start} ], [ {y}, %{far} ]")

    return [(pick(s, fs), pick(c, fc)) for (s, c), (fs, fc) in zip(near, exact, strict=True)]


def sincos_in_memory(w: Writer, angles: Sequence[str], fused: bool) -> list[tuple[str, str]]:
    """Pointers to the sines and cosines of many angles, computed in a loop so that the code fits
    into the instruction cache.
    """
    x, s, c = places = [w.room(f"[{len(angles)} x {w.t}]") for _ in range(3)]
    _store_all(w, x, angles)
    entry, loop, done, far, joined = (
        w.name(stem) for stem in ("angles", "turn", "turned", "far", "joined")
    )
    for label in (entry, loop):
        w.line(f"br label %{label}")
        w.label(label)
    k, following, some, more = (w.name(stem) for stem in ("%k", "%following", "%some", "%more"))
    w.line(f"{k} = phi i64 [ 0, %{entry} ], [ {following}, %{loop} ]")
    w.line(f"{some} = phi {w.types['i']} [ {w.integer(0)}, %{entry} ], [ {more}, %{loop} ]")
    here = [w.let(f"getelementptr {w.t}, ptr {place}, i64 {k}") for place in places]
    angle = [w.load(here[0], 0, w.t)]
    turns = _turns(w, angle)
    for value, place in zip(_near(w, angle, turns, fused)[0], here[1:], strict=True):
        w.store(value, place, 0, w.t)
    w.line(f"{more} = or {w.types['i']} {_beyond(w, turns, some)}, {w.integer(0)}")
    w.line(f"{following} = add i64 {k}, 1")
    w.line(
        f"br i1 {w.let(f'icmp eq i64 {following}, {len(angles)}')}, label %{done}, label %{loop}"
    )
    w.label(done)
    w.line(f"br i1 {_any_beyond(w, more)}, label %{far}, label %{joined}, !prof !0")
    w.label(far)
    _call_library(w, places, len(angles))
    w.line(f"br label %{joined}")
    w.label(joined)
    return [(w.at(s, k, w.t), w.at(c, k, w.t)) for k in range(len(angles))]


def sincos_of_scalars(
    w: Writer, angles: Sequence[str], lanes: int, fused: bool
) -> list[tuple[str, str]]:
    """Sine and cosine of single doubles, gathered as lanes of vectors."""
    v = w.of_width(lanes)
    groups = [angles[k : k + lanes] for k in range(0, len(angles), lanes)]
    pairs = sincos(v, [v.gather(group) for group in groups], fused)
    return [
        (v.lane(s, lane), v.lane(c, lane))
        for group, (s, c) in zip(groups, pairs, strict=True)
        for lane in range(len(group))
    ]


class Steps:
    """Applies an operation to each of several values; a constant operand is the same for all."""

    def __init__(self, w: Writer, count: int) -> None:
        self.w, self.count = w, count

    def __call__(self, name: str, *operands: Sequence[str] | str) -> list[str]:
        rows = zip(*([x] * self.count if isinstance(x, str) else x for x in operands), strict=True)
        templates = OPERATIONS.get(name, (name,))
        return [self.w.expand(templates, *row) for row in rows]


def _turns(w: Writer, x: Sequence[str]) -> list[str]:
    """The angles in quarter turns, rounded to integers by adding ROUNDER."""
    return Steps(w, len(x))("fma", x, w.number(scheme.TWO_OVER_PI), w.number(scheme.ROUNDER))


def _near(w: Writer, x: Sequence[str], turns: Sequence[str], fused: bool) -> list[tuple[str, str]]:
    """Sines and cosines of some angles by polynomials. The steps of all angles are interleaved, so
    that constants are loaded once and latencies overlap.
    """
    number, do = w.number, Steps(w, len(x))
    n = do("neg", do("sub", turns, number(scheme.ROUNDER)))
    *parts, last = scheme.HALF_PI_FUSED if fused else scheme.HALF_PI_SPLIT
    r = list(x)
    for part in parts:
        r = do("fma", n, number(part), r)
    z = do("mul", r, r)
    z2 = do("mul", z, z)
    s = do(
        "fma", do("mul", r, z), _polynomial(w, do, scheme.SIN, z, z2), do("fma", n, number(last), r)
    )
    c = do(
        "fma", z2, _polynomial(w, do, scheme.COS, z, z2), do("fma", z, number(-0.5), number(1.0))
    )
    return _turn(w, do, do("bitcast {t} {0} to {i}", turns), s, c)


def _polynomial(
    w: Writer, do: Steps, k: Sequence[float], z: Sequence[str], z2: Sequence[str]
) -> list[str]:
    """A polynomial of degree 5 by Estrin's scheme, whose chain is shorter than Horner's."""
    low, middle, high = (do("fma", w.number(k[j + 1]), z, w.number(k[j])) for j in (0, 2, 4))
    return do("fma", do("fma", high, z2, middle), z2, low)


def _turn(
    w: Writer, do: Steps, quadrant: Sequence[str], s: Sequence[str], c: Sequence[str]
) -> list[tuple[str, str]]:
    """Exchange sine and cosine in odd quadrants and set their signs: the sine's is the second bit
    of the quadrant, the cosine's the exclusive or of both bits.
    """
    first, second = (
        do("shl {i} {0}, {1}", quadrant, w.integer(63)),
        do("shl {i} {0}, {1}", quadrant, w.integer(62)),
    )
    odd = do("icmp slt {i} {0}, {1}", first, w.integer(0))
    sine, cosine = (
        do("select {m} {0}, {t} {1}, {t} {2}", odd, c, s),
        do("select {m} {0}, {t} {1}, {t} {2}", odd, s, c),
    )
    signs = second, do("xor {i} {0}, {1}", first, second)
    turned = []
    for values, sign in zip((sine, cosine), signs, strict=True):
        bits = do(
            "xor {i} {0}, {1}",
            do("bitcast {t} {0} to {i}", values),
            do("and {i} {0}, {1}", sign, w.integer(SIGN_BIT)),
        )
        turned.append(do("bitcast {i} {0} to {t}", bits))
    return list(zip(*turned, strict=True))


def _beyond(w: Writer, turns: Sequence[str], some: str) -> str:
    """`some` with the bits in which the turns differ from ROUNDER. Bits outside FIELD are set if an
    angle is NaN or beyond the range of the polynomials.
    """
    for t in turns:
        some = w.expand(
            ("bitcast {t} {0} to {i}", "xor {i} {a}, {1}", "or {i} {b}, {2}"),
            t,
            w.integer(scheme.ROUNDER_BITS),
            some,
        )
    return some


def _any_beyond(w: Writer, some: str) -> str:
    beyond = w.expand(
        ("and {i} {0}, {1}", "icmp ne {i} {a}, {2}"), some, w.integer(~scheme.FIELD), w.integer(0)
    )
    return (
        beyond
        if w.lanes == 1
        else w.let(f"call i1 @llvm.vector.reduce.or.v{w.lanes}i1({w.types['m']} {beyond})")
    )


def _store_all(w: Writer, place: str, values: Sequence[str]) -> None:
    for k, x in enumerate(values):
        w.store(x, place, k, w.t)


def _call_library(w: Writer, places: Sequence[str], count: int) -> None:
    w.line(f"call void @far({', '.join(f'ptr {p}' for p in places)}, i64 {count * w.lanes})")


# --- arc tangents: `symoro.emit.vector_math` has the method --------------------------------------
#
# Signs of zero, infinities and NaN are treated as by the mathematics library.


PAIR_SCALE = 2.0**-100  # the scale of pairs with a number above HUGE


def atan2(w: Writer, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """The angles of the pairs (y, x), values as wide as the writer."""
    return [
        r
        for k in range(0, len(pairs), ANGLES_IN_STEP)
        for r in _some(w, pairs[k : k + ANGLES_IN_STEP])
    ]


def atan2_of_scalars(w: Writer, pairs: Sequence[tuple[str, str]], lanes: int) -> list[str]:
    """The angles of pairs (y, x) of single doubles, gathered as lanes of vectors."""
    v = w.of_width(lanes)
    groups = [pairs[k : k + lanes] for k in range(0, len(pairs), lanes)]
    angles = atan2(v, [(v.gather([y for y, _ in g]), v.gather([x for _, x in g])) for g in groups])
    return [v.lane(r, lane) for g, r in zip(groups, angles, strict=True) for lane in range(len(g))]


def _some(w: Writer, pairs: Sequence[tuple[str, str]]) -> list[str]:
    number, do = w.number, Steps(w, len(pairs))
    ys, xs = [y for y, _ in pairs], [x for _, x in pairs]
    ax, ay = do("abs", xs), do("abs", ys)
    steep = do("fcmp ogt {t} {0}, {1}", ay, ax)
    low, high = _tamed(w, do, _select(do, steep, ax, ay), _select(do, steep, ay, ax))
    wide = do("fcmp ogt {t} {0}, {1}", low, do("mul", high, number(scheme.EIGHTH)))
    up, down = (
        _select(do, wide, do("sub", low, high), low),
        _select(do, wide, do("add", low, high), high),
    )
    none = do("fcmp oeq {t} {0}, {1}", down, number(0.0))
    r = _arc(w, do, do("div", up, _select(do, none, number(1.0), down)))
    half, rest = scheme.HALF_PI, scheme.HALF_PI_LOW
    r = _select(do, wide, do("add", do("add", r, number(rest / 2)), number(half / 2)), r)
    r = _select(do, steep, do("add", do("sub", number(half), r), number(rest)), r)
    left = do(
        "icmp slt {i} {0}, {1}", do("bitcast {t} {0} to {i}", xs), w.integer(0)
    )  # the sign, of zero too
    r = _select(do, left, do("add", do("sub", number(2 * half), r), number(2 * rest)), r)
    sign = do("and {i} {0}, {1}", do("bitcast {t} {0} to {i}", ys), w.integer(SIGN_BIT))
    return do(
        "bitcast {i} {0} to {t}", do("or {i} {0}, {1}", do("bitcast {t} {0} to {i}", r), sign)
    )


def _tamed(
    w: Writer, do: Steps, low: Sequence[str], high: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Pairs of the same direction with finite sums: huge ones are scaled; of an infinite number and
    a finite one the quotient is 0 as it is, two infinite ones become 1.
    """
    large = do("fcmp ogt {t} {0}, {1}", high, w.number(scheme.HUGE))
    scale = _select(do, large, w.number(PAIR_SCALE), w.number(1.0))
    infinite = (do("fcmp oeq {t} {0}, {1}", v, w.number(math.inf)) for v in (low, high))
    endless = do("and {m} {0}, {1}", *infinite)
    one = w.number(1.0)
    return (
        _select(do, endless, one, do("mul", low, scale)),
        _select(do, endless, one, do("mul", high, scale)),
    )


def _select(
    do: Steps, condition: Sequence[str], x: Sequence[str] | str, y: Sequence[str] | str
) -> list[str]:
    return do("select {m} {0}, {t} {1}, {t} {2}", condition, x, y)


def _arc(w: Writer, do: Steps, t: Sequence[str]) -> list[str]:
    """atan(t), the polynomial in groups of four terms [Estrin]."""
    z = do("mul", t, t)
    z2 = do("mul", z, z)
    z4 = do("mul", z2, z2)
    fours = []
    for k in (0, 4, 8):
        low, high = (
            do("fma", w.number(scheme.ARC[j + 1]), z, w.number(scheme.ARC[j])) for j in (k, k + 2)
        )
        fours.append(do("fma", high, z2, low))
    q = do("fma", do("fma", fours[2], z4, fours[1]), z4, fours[0])
    return do("fma", do("mul", t, z), q, t)
