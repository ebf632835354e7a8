"""Filters have no phase, kernels the stated attenuation, and the proposed cut-off is near the best
one.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy import signal

from symoro.identify.filtering import (
    KERNEL_SPAN,
    WINDOW_POWER,
    central_difference,
    decimation_kernel,
    lowpass,
    power_spectrum,
    proposed_cutoff,
    resample,
    settling_rows,
)

RATE = 1000.0
T = np.arange(8000) / RATE


def test_the_low_pass_has_no_phase_and_half_power_twice():
    """A sine at the cut-off comes out with half its amplitude, at the same time: both passes take 3
    dB.
    """
    for f, gain in ((5.0, 1.0), (50.0, 0.5), (250.0, 0.0)):
        x = np.sin(2 * np.pi * f * T)[:, None]
        y = lowpass(x, RATE, 50.0, 4)
        middle = slice(2000, 6000)
        assert float(y[middle, 0] @ x[middle, 0] / (x[middle, 0] @ x[middle, 0])) == pytest.approx(
            gain, abs=2e-3
        )


@pytest.mark.parametrize(
    ("order", "cutoff"), [(4, 10.0), (2, 100.0), (3, 1.0), (5, 330.0), (1, 5.0)]
)
def test_the_low_pass_is_that_of_scipy(order, cutoff):
    rng = np.random.default_rng(order)
    for rows in (7, 64, 1000, 4097):
        x = np.cumsum(rng.standard_normal((rows, 3)), axis=0)
        sections = signal.butter(order, cutoff, fs=RATE, output="sos")
        padding = min(rows - 1, 3 * (2 * len(sections) + 1))
        expected = signal.sosfiltfilt(sections, x, axis=0, padlen=padding)
        np.testing.assert_allclose(
            lowpass(x, RATE, cutoff, order), expected, atol=1e-9 * np.abs(x).max()
        )


def test_the_spectrum_is_that_of_scipy():
    x = np.random.default_rng(3).standard_normal((5000, 2)) + np.outer(T[:5000], [3, -1])
    for length in (500, 501):
        window = np.sin(np.pi * np.arange(length) / length) ** WINDOW_POWER
        f, expected = signal.welch(
            x, RATE, window=window, noverlap=3 * length // 4, detrend="linear", axis=0
        )
        found = power_spectrum(x, RATE, length)
        np.testing.assert_allclose(found[0], f)
        scale = expected[5] / found[1][5]
        np.testing.assert_allclose(found[1] * scale, expected, rtol=1e-9)


def test_the_margin_is_long_enough():
    """What a filter remembers after it is nothing."""
    x = np.random.default_rng(0).standard_normal((6000, 1))
    m = settling_rows(RATE, 30.0, 4)
    part = lowpass(x[2000 - m : 3000 + m], RATE, 30.0, 4)[m:-m]
    np.testing.assert_allclose(part, lowpass(x, RATE, 30.0, 4)[2000:3000], atol=1e-10)


@pytest.mark.parametrize("k", [4, 10, 100])
def test_the_kernel_attenuates_what_would_alias(k):
    h, _ = decimation_kernel(k, RATE)
    assert len(h) == KERNEL_SPAN * k + 1
    spectrum = np.abs(np.fft.rfft(h, 1 << 16))
    frequencies = np.fft.rfftfreq(1 << 16)
    assert h.sum() == pytest.approx(1.0)
    assert spectrum[frequencies > 1.02 / (2 * k)].max() < 10 ** (-46 / 20)


def test_the_slope_of_the_kernel_is_the_slope_of_the_smooth_signal():
    """Smoothing the derivative, or the signal with the kernel's derivative."""
    h, dh = decimation_kernel(10, RATE)
    x, v = np.sin(12 * T) + T**2, 12 * np.cos(12 * T) + 2 * T
    np.testing.assert_allclose(
        np.correlate(x, dh, "valid"), np.correlate(v, h, "valid"), rtol=3e-6, atol=1e-5
    )


def test_differences_are_central():
    x = np.column_stack([T**2, np.sin(3 * T)])
    np.testing.assert_allclose(
        central_difference(x, RATE)[1:-1],
        np.column_stack([2 * T, 3 * np.cos(3 * T)])[1:-1],
        atol=1e-5,
    )


@pytest.mark.parametrize(("top", "noise"), [(3.0, 1e-5), (12.0, 1e-4), (2.0, 1e-3)])
def test_the_proposed_cutoff_is_near_the_best(top, noise):
    """Accelerations through the proposed filter are at most 2.5 times as wrong as through the best
    one of a sweep.
    """
    rng = np.random.default_rng(1)
    w = 2 * np.pi * top * np.array([0.13, 0.37, 0.71, 1.0])
    phase = rng.uniform(0, 6, 4)
    q = np.sin(np.outer(T, w) + phase).sum(axis=1)[:, None]
    acceleration = -(np.sin(np.outer(T, w) + phase) * w**2).sum(axis=1)
    measured = q + noise * rng.standard_normal(q.shape)

    def error(cutoff):
        found = central_difference(
            central_difference(lowpass(measured, RATE, cutoff, 4), RATE), RATE
        )[300:-300, 0]
        return np.linalg.norm(found - acceleration[300:-300])

    best = min(error(c) for c in np.geomspace(top, 200, 30))
    assert error(proposed_cutoff(measured, RATE)) < 2.5 * best


def test_resampling_keeps_the_signal():
    rng = np.random.default_rng(2)
    t = np.cumsum(rng.uniform(0.5e-3, 1.5e-3, 4000))
    grid, x = resample(t, np.sin(9 * t)[:, None], float(t[10]), 1e-3)
    assert np.allclose(np.diff(grid), 1e-3)
    assert np.any(np.isclose(grid, t[10]))
    np.testing.assert_allclose(x[:, 0], np.sin(9 * grid), atol=1e-6)
