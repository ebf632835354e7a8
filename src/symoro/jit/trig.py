"""Sines and cosines in the intermediate representation: many angles at once, the rare huge ones by the mathematics library."""

from __future__ import annotations

from collections.abc import Sequence

from symoro.emit import sincos as scheme
from symoro.jit.writer import OPERATIONS, Writer

SIGN_BIT = -(2**63)
TOGETHER = 6  # angles whose polynomials are evaluated in step

FAR = """define internal void @far(ptr %x, ptr %s, ptr %c, i64 %n) #1 {
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
    """Sine and cosine of every angle (values as wide as the writer); beyond the polynomials' range all go to the library."""
    if not angles:
        return []
    near = [pair for k in range(0, len(angles), TOGETHER) for pair in _near(w, angles[k : k + TOGETHER], fused)]
    start, far, joined = (w.name(stem) for stem in ("near", "far", "joined"))
    w.line(f"br label %{start}")
    w.label(start)
    w.line(f"br i1 {_any_beyond(w, angles)}, label %{far}, label %{joined}, !prof !0")
    w.label(far)
    exact = _by_library(w, angles)
    w.line(f"br label %{joined}")
    w.label(joined)
    pick = "phi {t} [ {0}, %" + start + " ], [ {1}, %" + far + " ]"
    return [(w.expand((pick,), s, fs), w.expand((pick,), c, fc)) for (s, c), (fs, fc) in zip(near, exact, strict=True)]


def sincos_of_scalars(w: Writer, angles: Sequence[str], lanes: int, fused: bool) -> list[tuple[str, str]]:
    """The same for single doubles, gathered as lanes of vectors."""
    v = w.of_width(lanes)
    groups = [list(angles[k : k + lanes]) for k in range(0, len(angles), lanes)]
    found = sincos(v, [v.gather(group) for group in groups], fused)
    return [(v.lane(s, lane), v.lane(c, lane)) for group, (s, c) in zip(groups, found, strict=True) for lane in range(len(group))]


class Steps:
    """The same operation on several values, one after the other; a constant stands for itself each time."""

    def __init__(self, w: Writer, count: int) -> None:
        self.w, self.count = w, count

    def __call__(self, name: str, *operands: Sequence[str] | str) -> list[str]:
        rows = zip(*([x] * self.count if isinstance(x, str) else x for x in operands), strict=True)
        return [self.w.apply(name, *row) if name in OPERATIONS else self.w.expand((name,), *row) for row in rows]


def _near(w: Writer, x: Sequence[str], fused: bool) -> list[tuple[str, str]]:
    """The polynomials of some angles, step by step together: constants are loaded once for all, and nothing waits for long."""
    number, do = w.number, Steps(w, len(x))
    turns = do("fma", x, number(scheme.TWO_OVER_PI), number(scheme.ROUNDER))
    n = do("neg", do("sub", turns, number(scheme.ROUNDER)))
    r = list(x)
    for part in scheme.HALF_PI_FUSED if fused else scheme.HALF_PI_SPLIT:
        r = do("fma", n, number(part), r)
    z = do("mul", r, r)
    z2 = do("mul", z, z)
    s = do("fma", do("mul", r, z), _polynomial(w, do, scheme.SIN, z, z2), r)
    c = do("fma", z, do("fma", z, _polynomial(w, do, scheme.COS, z, z2), number(-0.5)), number(1.0))
    return _turn(w, do, do("bitcast {t} {0} to {i}", turns), s, c)


def _polynomial(w: Writer, do: Steps, k: Sequence[float], z: Sequence[str], z2: Sequence[str]) -> list[str]:
    """Of degree 5, in pairs of terms: a shorter chain than Horner's [Estrin]."""
    low, middle, high = (do("fma", w.number(k[j + 1]), z, w.number(k[j])) for j in (0, 2, 4))
    return do("fma", do("fma", high, z2, middle), z2, low)


def _turn(w: Writer, do: Steps, quadrant: Sequence[str], s: Sequence[str], c: Sequence[str]) -> list[tuple[str, str]]:
    """Sine and cosine exchanged in odd quadrants; the sine's sign is the quadrant's second bit, the cosine's both bits' difference."""
    first, second = do("shl {i} {0}, {1}", quadrant, w.integer(63)), do("shl {i} {0}, {1}", quadrant, w.integer(62))
    odd = do("icmp slt {i} {0}, {1}", first, w.integer(0))
    sine, cosine = do("select {m} {0}, {t} {1}, {t} {2}", odd, c, s), do("select {m} {0}, {t} {1}, {t} {2}", odd, s, c)
    signs = second, do("xor {i} {0}, {1}", first, second)
    found = []
    for values, sign in zip((sine, cosine), signs, strict=True):
        bits = do("xor {i} {0}, {1}", do("bitcast {t} {0} to {i}", values), do("and {i} {0}, {1}", sign, w.integer(SIGN_BIT)))
        found.append(do("bitcast {i} {0} to {t}", bits))
    return list(zip(*found, strict=True))


def _any_beyond(w: Writer, angles: Sequence[str]) -> str:
    """Whether any angle is larger than the polynomials can do; a nan is not, they give nan."""
    beyond = [w.expand(("call {t} @llvm.fabs.{s}({t} {0})", "fcmp ogt {t} {a}, {1}"), x, w.number(scheme.LIMIT)) for x in angles]
    some = beyond[0]
    for other in beyond[1:]:
        some = w.expand(("or {m} {0}, {1}",), some, other)
    return some if w.lanes == 1 else w.let(f"call i1 @llvm.vector.reduce.or.v{w.lanes}i1({w.types['m']} {some})")


def _by_library(w: Writer, angles: Sequence[str]) -> list[tuple[str, str]]:
    places = [w.room(f"[{len(angles)} x {w.t}]") for _ in range(3)]
    for k, x in enumerate(angles):
        w.store(x, places[0], k, w.t)
    w.line(f"call void @far({', '.join(f'ptr {p}' for p in places)}, i64 {len(angles) * w.lanes})")
    return [(w.load(places[1], k, w.t), w.load(places[2], k, w.t)) for k in range(len(angles))]
