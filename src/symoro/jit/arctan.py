"""Arc tangents of two numbers in the intermediate representation: many at once, by a division and a polynomial, within two units in the last place.

The smaller of |y| and |x| over the larger is the tangent t of an angle up to pi/4; above tan(pi/8) that of the angle less pi/4
is taken instead, (t - 1) / (t + 1), with the same single division. atan(t) = t + t z Q(z) with z = t^2, Q interpolated at the
Chebyshev nodes of [0, tan(pi/8)^2]. Signs of zero, infinite numbers and what is no number are treated as the mathematics library does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from symoro.jit.trig import SIGN_BIT, TOGETHER, Steps
from symoro.jit.writer import Writer

Q = (-0.3333333333333333, 0.19999999999999804, -0.1428571428565958, 0.11111111105131119, -0.09090908752290591, 0.07692296340047557,
     -0.06666424257540567, 0.05878921776625797, -0.05230401099058019, 0.04551350736874263, -0.03456432733540151, 0.01627884915138577)  # fmt: skip
EIGHTH = 0.41421356237309503  # tan(pi/8)
HUGE, SMALLER = 1e300, 2.0**-100  # what is larger is scaled, so that sums are finite
HALF_PI, HALF_PI_LOW = 1.5707963267948966, 6.123233995736766e-17  # pi/2 as a sum of two doubles


def atan2(w: Writer, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """Of values (y, x) as wide as the writer."""
    return [r for k in range(0, len(pairs), TOGETHER) for r in _some(w, pairs[k : k + TOGETHER])]


def atan2_of_scalars(w: Writer, pairs: Sequence[tuple[str, str]], lanes: int) -> list[str]:
    """Of single doubles, gathered as lanes of vectors."""
    v = w.of_width(lanes)
    groups = [pairs[k : k + lanes] for k in range(0, len(pairs), lanes)]
    found = atan2(v, [(v.gather([y for y, _ in g]), v.gather([x for _, x in g])) for g in groups])
    return [v.lane(r, lane) for g, r in zip(groups, found, strict=True) for lane in range(len(g))]


def _some(w: Writer, pairs: Sequence[tuple[str, str]]) -> list[str]:
    number, do = w.number, Steps(w, len(pairs))
    ys, xs = [y for y, _ in pairs], [x for _, x in pairs]
    ax, ay = _tamed(w, do, do("abs", xs), do("abs", ys))
    steep = do("fcmp ogt {t} {0}, {1}", ay, ax)
    low, high = _select(do, steep, ax, ay), _select(do, steep, ay, ax)
    wide = do("fcmp ogt {t} {0}, {1}", low, do("mul", high, number(EIGHTH)))
    up, down = (
        _select(do, wide, do("sub", low, high), low),
        _select(do, wide, do("add", low, high), high),
    )
    none = do("fcmp oeq {t} {0}, {1}", down, number(0.0))
    t = do("div", up, _select(do, none, number(1.0), down))
    r = _arc(w, do, t)
    r = _select(do, wide, do("add", do("add", r, number(HALF_PI_LOW / 2)), number(HALF_PI / 2)), r)
    r = _select(do, steep, do("add", do("sub", number(HALF_PI), r), number(HALF_PI_LOW)), r)
    left = do(
        "icmp slt {i} {0}, {1}", do("bitcast {t} {0} to {i}", xs), w.integer(0)
    )  # the sign, of zero too
    r = _select(do, left, do("add", do("sub", number(2 * HALF_PI), r), number(2 * HALF_PI_LOW)), r)
    sign = do("and {i} {0}, {1}", do("bitcast {t} {0} to {i}", ys), w.integer(SIGN_BIT))
    return do(
        "bitcast {i} {0} to {t}", do("or {i} {0}, {1}", do("bitcast {t} {0} to {i}", r), sign)
    )


def _tamed(w: Writer, do: Steps, *sizes: Sequence[str]) -> list[list[str]]:
    """Numbers of the same direction: huge ones scaled, infinite ones as 1 beside 0."""
    number = w.number
    large = do("or {m} {0}, {1}", *(do("fcmp ogt {t} {0}, {1}", v, number(HUGE)) for v in sizes))
    infinite = [do("fcmp oeq {t} {0}, {1}", v, number(math.inf)) for v in sizes]
    some = do("or {m} {0}, {1}", *infinite)
    scale = _select(do, large, number(SMALLER), number(1.0))
    return [
        _select(
            do, some, _select(do, own, number(1.0), do("mul", v, number(0.0))), do("mul", v, scale)
        )
        for v, own in zip(sizes, infinite, strict=True)
    ]


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
        low, high = (do("fma", w.number(Q[j + 1]), z, w.number(Q[j])) for j in (k, k + 2))
        fours.append(do("fma", high, z2, low))
    q = do("fma", do("fma", fours[2], z4, fours[1]), z4, fours[0])
    return do("fma", do("mul", t, z), q, t)
