"""Filtering of sampled signals: low-pass, choice of its cut-off, differences, decimation.

Parallel decimation smooths both sides of Gamma = D K with one kernel and keeps every k-th row. The
kernel is cos^4 over 6 k samples: it attenuates what lies above half of the new rate by 46 dB and
more, has a derivative in closed form, and is finite, so that it never reaches over the end of a
file. Signals are arrays (rows, columns) with one row per sample.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.identify.log_setup import AUTO, Setup

Array = np.ndarray
NEGLIGIBLE_RESPONSE = 1e-13  # of a filter after its settling rows
KERNEL_POWER, KERNEL_SPAN = 4, 6  # power of the cosine, length in decimated samples
SMOOTHING_RATIO = 10  # rows per decimated row of the filtered model where none is given


# --- the treatment of a file ---------------------------------------------------------------------


@dataclass(frozen=True)
class Treatment:
    """The sampling rate (Hz) of a file, the low-pass, and the ratio of the decimation."""

    rate: float
    cutoff: float | None  # Hz
    order: int
    every: int  # rows per decimated row

    @property
    def margin(self) -> int:
        """Rows that a window needs on each side."""
        kernel_rows = KERNEL_SPAN * self.every if self.every > 1 else 0
        return settling_rows(self.rate, self.cutoff, self.order) + kernel_rows


def choose_treatment(q: Array, rate: float, setup: Setup, smoothing: bool) -> Treatment:
    """Return the treatment of a file from its first positions q (rows, joints).

    With `smoothing`, as the filtered model needs it, rows are decimated even if not asked for.
    """
    every = SMOOTHING_RATIO if smoothing else 1
    if setup.decimate:
        every = max(1, round(rate / setup.decimate))
    return Treatment(rate, choose_cutoff(q, rate, setup), setup.order, every)


def choose_cutoff(q: Array, rate: float, setup: Setup) -> float | None:
    """Return the cut-off in Hz that the setup gives or that the spectrum of q proposes."""
    cutoff = proposed_cutoff(q, rate) if setup.cutoff == AUTO else setup.cutoff
    assert not isinstance(cutoff, str)
    if cutoff is not None and cutoff >= rate / 2:
        raise InputError(
            "setup, cutoff", f"{cutoff:g} Hz", f"less than half the rate of {rate:g} Hz"
        )
    return cutoff


# --- low-pass ------------------------------------------------------------------------------------


def lowpass(x: Array, rate: float, cutoff: float | None, order: int) -> Array:
    """Return x through a Butterworth filter run forwards and backwards: without phase."""
    if cutoff is None:
        return x
    from scipy.signal import butter, sosfiltfilt  # heavy, needed here alone

    sections = butter(order, cutoff, fs=rate, output="sos")
    padding = min(len(x) - 1, 3 * (2 * len(sections) + 1))
    return np.asarray(sosfiltfilt(sections, x, axis=0, padlen=padding))


def settling_rows(rate: float, cutoff: float | None, order: int) -> int:
    """Return the number of rows after which the response of the low-pass is negligible.

    The slowest pole p leaves |p|^n after n rows. Two rows are added for central differences.
    """
    if cutoff is None:
        return 2
    from scipy.signal import butter  # heavy, needed here alone

    _, poles, _ = butter(order, cutoff, fs=rate, output="zpk")
    slowest = float(np.abs(poles).max())
    return math.ceil(math.log(NEGLIGIBLE_RESPONSE) / math.log(slowest)) + 2


# --- choice of the cut-off -----------------------------------------------------------------------

SIGNAL_TO_NOISE = 4.0  # the spectrum counts as signal while it is this many times the noise
WINDOW_POWER = 10  # of the sine window: strong slow motion must not leak into weak noise
AVERAGED_BINS = 9  # neighbouring frequencies of the spectrum that are averaged
MAX_SPECTRUM_ROWS = 8192
NOISE_HEADROOM = 2.0  # the cut-off over the highest frequency above the noise
MOTION_SHARE, MOTION_HEADROOM = 1 - 1e-5, 5.0  # share of the power that is motion; cut-off over it


def proposed_cutoff(q: Array, rate: float) -> float:
    """Return a cut-off in Hz for positions q (rows, joints), for the joint that needs the highest.

    It is twice the frequency above which the spectrum is noise. Where there is hardly any noise it
    is five times the frequency below which nearly all of the motion lies.
    """
    from scipy.signal import welch  # heavy, needed here alone

    highest = rate / 5
    length = min(len(q) // 2, MAX_SPECTRUM_ROWS)
    if length < 16 * AVERAGED_BINS:
        return highest
    window = np.sin(np.pi * np.arange(length) / length) ** WINDOW_POWER
    f, power = welch(q, rate, window=window, noverlap=3 * length // 4, detrend="linear", axis=0)
    lowest = 8 * rate / length
    return float(min(max(lowest, *(_joint_cutoff(f, p) for p in power.T)), highest))


def _joint_cutoff(f: Array, power: Array) -> float:
    """The cut-off of one joint from its power spectrum at frequencies f; 0 if it does not move."""
    p = np.convolve(power, np.full(AVERAGED_BINS, 1 / AVERAGED_BINS), "same")
    noise = float(np.median(p[len(p) // 2 :]))
    if not p.max() > SIGNAL_TO_NOISE * noise:
        return 0.0
    motion = np.cumsum(np.maximum(p - noise, 0.0))
    motion_end = f[int(np.searchsorted(motion, MOTION_SHARE * motion[-1]))]
    signal_end = f[np.nonzero(p > SIGNAL_TO_NOISE * noise)[0].max()]
    return float(min(NOISE_HEADROOM * signal_end, MOTION_HEADROOM * motion_end))


# --- derivatives, decimation, resampling ---------------------------------------------------------


def central_difference(x: Array, rate: float) -> Array:
    """Return the slope of x by central differences, per second."""
    return np.asarray(np.gradient(x, 1 / rate, axis=0))


def decimation_kernel(k: int, rate: float) -> tuple[Array, Array]:
    """Return the weights of 6 k + 1 rows that smooth a signal, and those that give its slope.

    h(s) = cos^4(pi s / 6 k) over the rows s around the centre, normalised; the slope of the
    smoothed signal has the weights -h'(s), since the kernel moves with the time.
    """
    half = KERNEL_SPAN * k // 2
    s = np.arange(-half, half + 1) * np.pi / (2 * half)
    h = np.cos(s) ** KERNEL_POWER
    dh = KERNEL_POWER * np.cos(s) ** (KERNEL_POWER - 1) * np.sin(s) * np.pi / (2 * half) * rate
    return h / h.sum(), dh / h.sum()


def resample(t: Array, x: Array, start: float, period: float) -> tuple[Array, Array]:
    """Return times of an even grid through `start` and x there, by cubic splines.

    With fewer than four rows the interpolation is linear.
    """
    from scipy.interpolate import CubicSpline  # heavy, needed here alone

    first = math.ceil((t[0] - start) / period - 1e-9)
    last = math.floor((t[-1] - start) / period + 1e-9)
    grid = start + period * np.arange(first, last + 1)
    if len(t) < 4:
        return grid, np.stack([np.interp(grid, t, column) for column in x.T], axis=1)
    return grid, CubicSpline(t, x, axis=0)(grid)
