"""Signals: zero-phase low-pass, central differences, a proposed cut-off, and the kernel of parallel decimation.

Parallel decimation smooths both sides of Gamma = D K with one kernel and keeps every k-th row. The kernel is cos^4 over 6 k
samples: it attenuates what lies above half of the new rate by 46 dB and more, has a derivative in closed form, and ends, so
that nothing reaches over the end of a file.
"""

from __future__ import annotations

import math

import numpy as np

Array = np.ndarray
SETTLED = 1e-13  # what is left of a filter's answer after its margin
POWER, SPAN = 4, 6  # the kernel: power of the cosine, length in kept samples
FLOOR = 4.0  # the spectrum counts as signal while it is this many times the noise
LEAKAGE = 10  # power of the sine that is the spectrum's window: strong slow motion must not hide weak noise
SMOOTH = 9  # neighbouring frequencies that are averaged
HEADROOM = 2.0  # the proposed cut-off over the highest frequency that is no noise
NEARLY_ALL, AMPLE = (
    1 - 1e-5,
    5.0,
)  # part of the power that is the motion; the cut-off over its highest frequency


def lowpass(x: Array, rate: float, cutoff: float | None, order: int) -> Array:
    """Butterworth forwards and backwards along the rows: no phase."""
    if cutoff is None:
        return x
    from scipy.signal import butter, sosfiltfilt

    sections = butter(order, cutoff, fs=rate, output="sos")
    return sosfiltfilt(sections, x, axis=0, padlen=min(len(x) - 1, 3 * (2 * len(sections) + 1)))  # type: ignore[no-any-return]


def margin(rate: float, cutoff: float | None, order: int) -> int:
    """Rows after which the filter has forgotten."""
    if cutoff is None:
        return 2
    from scipy.signal import butter

    _, poles, _ = butter(order, cutoff, fs=rate, output="zpk")
    return math.ceil(math.log(SETTLED) / math.log(float(np.abs(poles).max()))) + 2


def slope(x: Array, rate: float) -> Array:
    """Central differences along the rows."""
    return np.gradient(x, 1 / rate, axis=0)  # type: ignore[no-any-return]


def kernel(k: int, rate: float) -> tuple[Array, Array]:
    """The weights of 6 k + 1 rows that smooth a signal, and those that give the slope of the smooth signal."""
    half = SPAN * k // 2
    s = np.arange(-half, half + 1) * np.pi / (2 * half)
    h = np.cos(s) ** POWER
    dh = (
        POWER * np.cos(s) ** (POWER - 1) * np.sin(s) * np.pi / (2 * half) * rate
    )  # of h(t - s) by t, weight of the sample at s
    return h / h.sum(), dh / h.sum()


def proposed_cutoff(q: Array, rate: float) -> float:
    """A cut-off in Hz for positions (rows, joints): what the joint with the fastest motion needs.

    Twice the frequency above which a spectrum is noise; where there is hardly any noise, five times the frequency below which
    nearly all of the motion is.
    """
    from scipy.signal import welch

    length = min(len(q) // 2, 8192)
    if length < 16 * SMOOTH:
        return rate / 5
    window = np.sin(np.pi * np.arange(length) / length) ** LEAKAGE
    f, power = welch(q, rate, window=window, noverlap=3 * length // 4, detrend="linear", axis=0)
    found = [8 * rate / length]
    for p in power.T:
        p = np.convolve(p, np.full(SMOOTH, 1 / SMOOTH), "same")
        noise = float(np.median(p[len(p) // 2 :]))
        if p.max() > FLOOR * noise:
            below = np.cumsum(np.maximum(p - noise, 0.0))
            moving = f[int(np.searchsorted(below, NEARLY_ALL * below[-1]))]
            found.append(min(HEADROOM * f[np.nonzero(p > FLOOR * noise)[0].max()], AMPLE * moving))
    return float(min(max(found), rate / 5))


def even(t: Array, x: Array, start: float, period: float) -> tuple[Array, Array]:
    """The signals on an even grid through `start`, by cubic interpolation (linear where there are few rows)."""
    from scipy.interpolate import CubicSpline

    first, last = (
        math.ceil((t[0] - start) / period - 1e-9),
        math.floor((t[-1] - start) / period + 1e-9),
    )
    grid = start + period * np.arange(first, last + 1)
    if len(t) < 4:
        return grid, np.stack([np.interp(grid, t, column) for column in x.T], axis=1)
    return grid, CubicSpline(t, x, axis=0)(grid)
