"""Sine and cosine as straight-line arithmetic.

A compiler can evaluate several angles as lanes of one vector.

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
of ROUNDER. The coefficients are those of fdlibm (Sun Microsystems 1993, freely
usable), least maximum error.
"""

from __future__ import annotations

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
