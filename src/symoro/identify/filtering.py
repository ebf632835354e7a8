"""From the rows of a log to filtered samples.

Low-pass, its cut-off from the spectrum, differences, parallel decimation, resampling; windows of
rows. Both sides of Gamma = D K are filtered alike: positions are low-passed only as far as their
noise asks for, D is computed from them, and the rows [D Gamma] go through one filter, a low-pass or
parallel decimation. So dry friction is smeared on both sides in the same way. Parallel decimation
keeps every k-th row of what one kernel has smoothed. The kernel is cos^4 over 6 k samples: it
attenuates what lies above half of the new rate by 46 dB and more, has a derivative in closed form,
and is finite. It takes the place of the filter of [KC97 (45)] in the filtered model.

A log is cut into pieces, one task each. A piece is read in windows that overlap by the rows that
the filters need; a window is cut where samples are missing. So filters never reach over a gap or
the end of a file. Signals are arrays (rows, columns) with one row per sample.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

import numpy as np

from symoro.identify.column_names import map_columns
from symoro.identify.log_columns import (
    AUTO,
    ROTOR_QUANTITIES,
    ColumnMap,
    Setup,
    check_cutoff,
    check_rows,
    check_time,
    convert_signals,
    shift_efforts,
)
from symoro.identify.log_files import Log, Source, open_log
from symoro.robot import Robot

Array = np.ndarray
NEGLIGIBLE_RESPONSE = 1e-13  # of a filter after its settling rows
TRANSIENT_RESPONSE = 1e-3  # of a filter at rows near the ends of a stretch that are not used
TRANSIENT_SHARE = 4  # rows of a stretch per row of a transient that is dropped, at least
KERNEL_POWER, KERNEL_SPAN = 4, 6  # power of the cosine, length in decimated samples
SMOOTHING_RATIO = 10  # rows per decimated row of the filtered model where none is given


# --- the treatment of a file ---------------------------------------------------------------------


@dataclass(frozen=True)
class Treatment:
    """The sampling rate (Hz) of a file, the low-pass, and the ratio of the decimation."""

    rate: float
    cutoff: float | None  # Hz, of the rows [D Gamma] where they are not decimated
    order: int
    every: int  # rows per decimated row
    motion: float | None = None  # Hz, of the positions: the cut-off or higher
    shift: tuple[float, ...] = ()  # s by which efforts were logged after the motion

    @property
    def margin(self) -> int:
        """Rows that a window needs on each side."""
        kernel_rows = KERNEL_SPAN * self.every if self.every > 1 else 0
        row_filter = settling_rows(self.rate, self.row_cutoff, self.order)
        shifted = math.ceil(max(map(abs, self.shift), default=0.0) * self.rate)
        motion_filter = settling_rows(self.rate, self.motion, self.order)
        return motion_filter + row_filter + kernel_rows + shifted

    @property
    def row_cutoff(self) -> float | None:
        """The cut-off of the low-pass of rows, which decimation replaces."""
        return None if self.every > 1 else self.cutoff

    def rows_lost(self, has_speeds: bool) -> int:
        """Return the rows at each end of a stretch at which the motion's filter has not settled."""
        if self.motion is None and has_speeds:
            return 0
        return settling_rows(self.rate, self.motion, self.order, TRANSIENT_RESPONSE)


def treat_alike(treatment: Treatment, own: Treatment) -> Treatment:
    """Return a treatment for the log of another one: the same frequencies, its rate and shift."""
    every = max(1, round(treatment.every * own.rate / treatment.rate))
    return replace(treatment, rate=own.rate, every=every, shift=own.shift)


def stated_treatment(q: Array, rate: float, setup: Setup, smoothing: bool) -> Treatment:
    """Return the treatment of a file that the setup states, from its first positions q (rows,
    joints).

    With `smoothing`, as the filtered model needs it, rows are decimated even if not asked for.
    """
    every = SMOOTHING_RATIO if smoothing else 1
    if setup.decimate:
        every = max(1, round(rate / setup.decimate))
    cutoff = proposed_cutoff(q, rate) if setup.cutoff == AUTO else setup.cutoff
    assert not isinstance(cutoff, str)
    check_cutoff(cutoff, rate)
    motion = cutoff
    if cutoff is not None and every == 1:  # a low cut-off is for the rows, not for the motion
        motion = max(cutoff, proposed_cutoff(q, rate))
    return Treatment(rate, cutoff, setup.order, every, motion, setup.shift)


# --- low-pass ------------------------------------------------------------------------------------

BLOCK = 64  # rows that one product of matrices filters
Section = tuple[Array, float, float]  # b (3,), a1, a2 of (b0 + b1/z + b2/z^2) / (1 + a1/z + a2/z^2)


def lowpass(x: Array, rate: float, cutoff: float | None, order: int) -> Array:
    """Return x (rows, columns) through a Butterworth filter run forwards and backwards.

    So it has no phase. The ends are continued by their reflections in a point.
    """
    if cutoff is None:
        return x
    response = _block_response(cutoff / rate, order)
    padding = min(len(x) - 1, 3 * (order + order % 2 + 1))
    head, tail = 2 * x[:1] - x[padding:0:-1], 2 * x[-1:] - x[-2 : -padding - 2 : -1]
    forwards = response.run(np.concatenate([head, x, tail]))
    return np.asarray(response.run(forwards[::-1])[::-1][padding : padding + len(x)])


def butterworth(ratio: float, order: int) -> list[Section]:
    """Return the sections of a Butterworth low-pass; `ratio` is the cut-off over the rate.

    The poles of the analogue filter s^2 + 2 sin(angle) w s + w^2 go through the bilinear
    transform; each section leaves constants as they are.
    """
    w = math.tan(math.pi * ratio)
    sections: list[Section] = []
    for k in range(order // 2):
        damping = 2 * math.sin(math.pi * (2 * k + 1) / (2 * order)) * w
        a0 = 1 + damping + w * w
        b = w * w / a0 * np.array([1.0, 2.0, 1.0])
        sections.append((b, 2 * (w * w - 1) / a0, (1 - damping + w * w) / a0))
    if order % 2:
        sections.append((w / (1 + w) * np.array([1.0, 1.0, 0.0]), (w - 1) / (w + 1), 0.0))
    return sections


@dataclass(frozen=True)
class _BlockResponse:
    """The output and the next state of a filter for a block of rows u and its state s:

        y = H u + G s        next s = F u + P s

    Products of matrices take the place of a loop over the rows.
    """

    H: Array  # (block, block)
    G: Array  # (block, states)
    F: Array  # (states, block)
    P: Array  # (states, states)
    rest: Array  # (states,) the state after a constant of 1

    def run(self, x: Array) -> Array:
        """Return x (rows, columns) filtered forwards, with its first row as its past."""
        count, columns = -(-len(x) // BLOCK), x.shape[1]
        padded = np.zeros((count * BLOCK, columns))
        padded[: len(x)] = x
        blocks = padded.reshape(count, BLOCK, columns)
        drive = self.F @ blocks
        states = np.empty((count, len(self.P), columns))
        state = np.outer(self.rest, x[0])
        for k in range(count):
            states[k] = state
            state = self.P @ state + drive[k]
        y = self.H @ blocks + self.G @ states
        return np.asarray(y.reshape(-1, columns)[: len(x)])


@lru_cache(maxsize=64)
def _block_response(ratio: float, order: int) -> _BlockResponse:
    """The matrices of a block, from unit states and unit rows."""
    sections = butterworth(ratio, order)
    n = 2 * len(sections)
    states = np.hstack([np.eye(n), np.zeros((n, BLOCK))])
    outputs = np.empty((BLOCK, n + BLOCK))
    for k in range(BLOCK):
        u = np.zeros(n + BLOCK)
        u[n + k] = 1.0
        outputs[k], states = _advance(sections, states, u)
    one = _advance(sections, np.hstack([np.eye(n), np.zeros((n, 1))]), np.eye(n + 1)[n])[1]
    rest = np.linalg.solve(np.eye(n) - one[:, :n], one[:, n])
    return _BlockResponse(outputs[:, n:], outputs[:, :n], states[:, n:], states[:, :n], rest)


def _advance(sections: Sequence[Section], states: Array, u: Array) -> tuple[Array, Array]:
    """One row of several inputs (cases,) with their states (2 sections, cases)."""
    following = np.empty(states.shape)
    for k, (b, a1, a2) in enumerate(sections):
        first, second = states[2 * k], states[2 * k + 1]
        y = b[0] * u + first
        following[2 * k] = b[1] * u - a1 * y + second
        following[2 * k + 1] = b[2] * u - a2 * y
        u = y
    return u, following


def settling_rows(
    rate: float, cutoff: float | None, order: int, response: float = NEGLIGIBLE_RESPONSE
) -> int:
    """Return the number of rows after which the response of the low-pass is below `response`.

    The slowest pole p leaves |p|^n after n rows. Two rows are added for central differences.
    """
    if cutoff is None:
        return 2
    slowest = max(
        math.sqrt(a2) if a2 else abs(a1) for _, a1, a2 in butterworth(cutoff / rate, order)
    )
    return math.ceil(math.log(response) / math.log(slowest)) + 2


# --- choice of the cut-off -----------------------------------------------------------------------

SIGNAL_TO_NOISE = 4.0  # the spectrum counts as signal while it is this many times the noise
WINDOW_POWER = 10  # of the sine window: strong slow motion must not leak into weak noise
AVERAGED_BINS = 9  # neighbouring frequencies of the spectrum that are averaged
MAX_SPECTRUM_ROWS = 8192
NOISE_HEADROOM = 2.0  # the cut-off over the highest frequency above the noise
MOTION_SHARE, MOTION_HEADROOM = 1 - 1e-5, 5.0  # share of the power that is motion; cut-off over it


def proposed_cutoff(q: Array, rate: float) -> float:
    """Return a cut-off in Hz for positions q (rows, joints): the lower one of the spectrum."""
    return proposed_cutoffs(q, rate)[0]


def proposed_cutoffs(q: Array, rate: float) -> tuple[float, float]:
    """Return two cut-offs in Hz for positions q (rows, joints), for the joint with the highest.

    The second is twice the frequency above which the spectrum is noise. The first is lower where
    there is hardly any noise: five times the frequency below which nearly all of the motion lies.
    """
    highest = rate / 5
    length = min(len(q) // 2, MAX_SPECTRUM_ROWS)
    if length < 16 * AVERAGED_BINS:
        return highest, highest
    f, power = power_spectrum(q, rate, length)
    ends = np.max([_joint_cutoffs(f, p) for p in power.T], axis=0)
    low, high = (float(min(max(8 * rate / length, end), highest)) for end in ends)
    return low, high


def power_spectrum(x: Array, rate: float, length: int) -> tuple[Array, Array]:
    """Return frequencies in Hz and mean powers (frequencies, columns) of stretches of x.

    Stretches of `length` rows overlap by three quarters; straight lines are taken off.
    """
    window = np.sin(np.pi * np.arange(length) / length) ** WINDOW_POWER
    centred = np.arange(length) - (length - 1) / 2
    line = np.stack([np.full(length, 1 / length**0.5), centred / np.linalg.norm(centred)])
    starts = range(0, len(x) - length + 1, length - 3 * length // 4)
    total = np.zeros((length // 2 + 1, x.shape[1]))
    for start in starts:
        part = x[start : start + length]
        part = part - line.T @ (line @ part)
        total += np.abs(np.fft.rfft(part * window[:, None], axis=0)) ** 2
    total[1 : (length + 1) // 2] *= 2  # negative frequencies too
    return np.fft.rfftfreq(length, 1 / rate), total / len(starts)


def _joint_cutoffs(f: Array, power: Array) -> tuple[float, float]:
    """The cut-offs of one joint from its power spectrum at frequencies f; 0 if it does not move."""
    p = np.convolve(power, np.full(AVERAGED_BINS, 1 / AVERAGED_BINS), "same")
    noise = float(np.median(p[len(p) // 2 :]))
    if not p.max() > SIGNAL_TO_NOISE * noise:
        return 0.0, 0.0
    motion = np.cumsum(np.maximum(p - noise, 0.0))
    motion_end = f[int(np.searchsorted(motion, MOTION_SHARE * motion[-1]))]
    signal_end = NOISE_HEADROOM * f[np.nonzero(p > SIGNAL_TO_NOISE * noise)[0].max()]
    return float(min(signal_end, MOTION_HEADROOM * motion_end)), float(signal_end)


# --- rests --------------------------------------------------------------------------------------

NORMAL_MEDIAN = 1.4826  # deviation of a normal variable over the median of its size
REST_SPEED = 0.01  # part of the highest speed of a joint


def least_speed(rough: Array, qd: Array, cutoff: float) -> Array:
    """Return the speeds (joints,) below which a joint may rest, from speeds qd (rows, joints).

    `rough` are the positions less their low-pass. Errors of rounded positions change slowly in slow
    motion: their slope is up to that of a sine at the cut-off (Hz).
    """
    slope = NORMAL_MEDIAN * np.median(np.abs(rough), axis=0) * 2 * np.pi * cutoff
    return np.asarray(np.maximum(slope, REST_SPEED * np.percentile(np.abs(qd), 99, axis=0)))


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
    h = np.cos(s) ** KERNEL_POWER  # the filter F, here finite and without phase [KC97 (45)]
    # the filter F' with a derivative action [KC97 (46)]
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


# --- samples -------------------------------------------------------------------------------------

WINDOW_ROWS = 16_384  # rows that are filtered together
HEAD_ROWS = 32_768  # first rows of a file, from which its treatment is chosen
EXAMINED_ROWS = 6 * HEAD_ROWS  # rows of a file that are examined for faults, at most
PIECE_ROWS = 1 << 20  # rows of one task, at most
GAP_PERIODS = 20  # periods without a sample that end a stretch
UNEVEN_PERIODS = 0.05  # steps of time that differ by more are resampled


@dataclass(frozen=True)
class Piece:
    """Rows of a log that make one task, and their treatment."""

    source: Source
    start: int
    stop: int | None
    treatment: Treatment
    log: int = 0  # number of the log, which gives its fold
    training_log: int = -1  # number of the log among those that are fitted; -1: none of them
    origin: float = 0.0  # s, the first time of the log
    block: float = math.inf  # s of the log that go to one fold before the next one

    @property
    def name(self) -> str:
        """The file, for titles."""
        return "arrays" if isinstance(self.source, Mapping) else str(self.source)


@dataclass(frozen=True)
class Samples:
    """Filtered signals on the joints' side, (rows, joints), in SI units.

    Rows `first` to `last` belong to this window; the others are its margins.
    """

    t: Array  # (rows,)
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    rate: float  # Hz
    first: int
    last: int
    row: int  # of the file, of the row `first`
    qr: Array | None = None  # reference positions
    log: int = -1  # number of the log among those that are fitted; -1: none of them
    base: Array | None = None  # w0, wd0, a0 of a moving base, (rows, 9); None: at rest
    external: Array | None = None  # wrench on the base, then contact forces, (rows, columns)
    rotors: Array | None = None  # qM, qMd, qMdd of elastic joints, (rows, 3, elastic joints)

    @staticmethod
    def of_motion(q: Array, qd: Array, qdd: Array, tau: Array | None = None) -> Samples:
        """Return samples of a motion without time: all rows are its own, efforts 0 by default."""
        tau = np.zeros(q.shape) if tau is None else tau
        return Samples(np.zeros(len(q)), q, qd, qdd, tau, 1.0, 0, len(q), 0)

    def rows(self, a: int, b: int) -> Samples:
        """Return the rows a to b, all of them its own."""
        part = self.at(slice(a, b))
        return replace(part, last=b - a, row=self.row + a - self.first)

    def at(self, rows: slice | Array) -> Samples:
        """Return some rows, all of them its own."""
        qr = None if self.qr is None else self.qr[rows]
        t, q, qd, qdd, tau = (x[rows] for x in (self.t, self.q, self.qd, self.qdd, self.tau))
        others = (self.base, self.external, self.rotors)
        more = (None if x is None else x[rows] for x in others)
        return Samples(t, q, qd, qdd, tau, self.rate, 0, len(t), self.row, qr, self.log, *more)

    def settled(self, head: int, tail: int) -> Samples:
        """Return the same window without own rows in the transients at the ends of a stretch."""
        longest = len(self.t) // TRANSIENT_SHARE
        first = max(self.first, min(head, longest))
        last = min(self.last, len(self.t) - min(tail, longest))
        row = self.row + first - self.first
        return replace(self, first=first, last=max(first, last), row=row)

    def between(self, start: float | None, end: float | None) -> Samples:
        """Return the same window with its own rows limited to times from `start` to `end` (s)."""
        low = self.first if start is None else int(np.searchsorted(self.t, start))
        high = self.last if end is None else int(np.searchsorted(self.t, end, side="right"))
        first, last = max(self.first, low), min(self.last, high)
        row = self.row + first - self.first
        return replace(self, first=first, last=max(first, last), row=row)


# --- pieces of a log -----------------------------------------------------------------------------


def plan_pieces(
    source: Source,
    robot: Robot,
    setup: Setup,
    smoothing: bool = False,
    rows: int = PIECE_ROWS,
    folds: int = 1,
) -> list[Piece]:
    """Return the tasks of a log, with a treatment chosen from its first rows.

    A file that can be read from anywhere is cut into pieces of at most `rows` rows. Each fold is
    one long block of the times that are used; a log of unknown length repeats folds of its first
    rows' length.
    """
    log, columns = open_columns(source, robot, setup)
    head = _read_rows(log, columns)
    check_rows(columns, len(head), 3)
    signals = convert_signals(columns, head, robot, setup, 0)
    origin = 0.0
    if "t" in signals:
        t = signals["t"][:, 0]
        check_time(columns, t, 0)
        rate, origin = 1 / float(np.median(np.diff(t))), float(t[0])
    else:
        assert setup.rate is not None  # map_columns refuses a log without time and rate
        rate = setup.rate
    treatment = stated_treatment(signals["q"], rate, setup, smoothing)
    starts = _piece_starts(log, rows)
    ends = [*starts[1:], log.rows]
    span = _used_span(origin, origin + (log.rows or len(head)) / rate, setup)
    block = span / folds if folds > 1 else math.inf
    return [
        Piece(source, a, b, treatment, origin=origin, block=block)
        for a, b in zip(starts, ends, strict=True)
    ]


def _used_span(start: float, end: float, setup: Setup) -> float:
    """The seconds of a log from start to end that are used; all of them if that is none."""
    low = start if setup.from_time is None else max(start, setup.from_time)
    high = end if setup.to_time is None else min(end, setup.to_time)
    return high - low if high > low else end - start


@dataclass(frozen=True)
class FirstSignals:
    """The first rows of a log as they are, in SI units on the joints' side.

    They are times t (rows,) in s, q, tau and where measured qd, qdd (rows, joints).
    """

    signals: dict[str, Array]
    is_whole: bool  # these rows are the whole log
    columns: ColumnMap


def open_columns(source: Source, robot: Robot, setup: Setup) -> tuple[Log, ColumnMap]:
    """Return an opened log, and which of its columns hold what."""
    log = open_log(source)
    return log, map_columns(log.path, log.names, robot, setup)


def first_signals(source: Source, robot: Robot, setup: Setup) -> FirstSignals:
    """Return the first rows of a log that are used, not filtered."""
    log, columns = open_columns(source, robot, setup)
    first = _used_rows(source, robot, setup)[0]
    head = _read_rows(log, columns, first)
    signals = _raw_signals(columns, head, robot, setup, first)
    return FirstSignals(signals, len(head) < HEAD_ROWS, columns)


def later_signals(
    source: Source, robot: Robot, setup: Setup
) -> Iterator[tuple[int, dict[str, Array]]]:
    """Yield blocks of rows after the first ones, as they are, each with the row of its first one.

    They follow each other, or are spread over a log that is longer than what is examined.
    """
    log, columns = open_columns(source, robot, setup)
    first, end = _used_rows(source, robot, setup)
    first, end = first + HEAD_ROWS, min(log.rows or first + EXAMINED_ROWS, end or sys.maxsize)
    count = min(EXAMINED_ROWS, end - first) // HEAD_ROWS
    starts = range(first, end, HEAD_ROWS)
    if end - first > EXAMINED_ROWS:
        starts = range(first, end, (end - first) // count)
    for start in starts:
        rows = _read_rows(log, columns, start)
        if len(rows) < 3:
            return
        signals = _raw_signals(columns, rows, robot, setup, start)
        if len(signals["t"]) > 2:
            yield start, signals


def _raw_signals(
    columns: ColumnMap, rows: Array, robot: Robot, setup: Setup, first: int
) -> dict[str, Array]:
    """The quantities of rows of a log that are used, t (rows,), with the shift of the efforts."""
    signals = convert_signals(columns, rows, robot, setup, first)
    if "t" in signals:
        signals["t"] = signals["t"][:, 0]
        check_time(columns, signals["t"], first)
    else:
        signals["t"] = (first + np.arange(len(rows))) / (setup.rate or 1.0)
    t = signals["t"]
    used = slice(
        0 if setup.from_time is None else int(np.searchsorted(t, setup.from_time)),
        None if setup.to_time is None else int(np.searchsorted(t, setup.to_time, side="right")),
    )
    signals = {name: x[used] for name, x in signals.items()}
    if setup.shift and len(signals["t"]) and "tau" in signals:
        tau, begin, end = shift_efforts(signals["t"], signals["tau"], setup.shift)
        signals = {name: x[begin:end] for name, x in {**signals, "tau": tau}.items()}
    return signals


def _read_rows(log: Log, columns: ColumnMap, first: int = 0) -> Array:
    blocks = list(log.blocks(first, first + HEAD_ROWS, columns.wanted))
    return np.concatenate(blocks) if blocks else np.empty((0, len(columns.wanted)))


def _piece_starts(log: Log, rows: int) -> list[int]:
    """Rows at which the pieces begin: at parts of the file, long parts cut."""
    if log.rows is None:
        return [0]
    starts = [
        start + k
        for start, stop in zip(log.parts, [*log.parts[1:], log.rows], strict=True)
        for k in range(0, stop - start, rows)
    ]
    return [a for a, b in zip(starts, [*starts[1:], log.rows], strict=True) if b > a] or [0]


# --- a sample of logs in memory ------------------------------------------------------------------

SAMPLE_ROWS = 20_000  # of all logs, before decimation, on which choices are made
SAMPLE_BLOCKS = 4  # of a long log


def sample_logs(sources: Sequence[Source], robot: Robot, setup: Setup) -> list[tuple[int, Source]]:
    """Return logs in memory with at most `SAMPLE_ROWS` rows: all rows, or blocks of long logs.

    Each has the number of its source.
    """
    limit = max(1, SAMPLE_ROWS // len(sources))
    return [
        (k, part)
        for k, source in enumerate(sources)
        for part in _sample_log(source, robot, setup, limit)
    ]


def _sample_log(source: Source, robot: Robot, setup: Setup, limit: int) -> list[Source]:
    log, columns = open_columns(source, robot, setup)
    names = columns.wanted
    first, end = _used_rows(source, robot, setup)
    end = log.rows if end is None else min(end, log.rows or end)
    if end is None or end - first <= limit:
        ranges = [(first, first + limit if end is None else end)]
    else:
        length = limit // SAMPLE_BLOCKS
        starts = np.linspace(first, end - length, SAMPLE_BLOCKS).astype(int)
        ranges = [(int(a), int(a) + length) for a in starts]
    sample: list[Source] = []
    for a, b in ranges:
        rows = np.concatenate(list(log.blocks(a, b, names)) or [np.empty((0, len(names)))])
        sample.append(dict(zip(names, rows.T, strict=True)))
    return sample


def _used_rows(source: Source, robot: Robot, setup: Setup) -> tuple[int, int | None]:
    """The first row and the end of the times that are used, as if the rate were even."""
    if setup.from_time is None and setup.to_time is None:
        return 0, None
    piece = plan_pieces(source, robot, replace(setup, cutoff=None, decimate=None))[0]
    rate, origin = piece.treatment.rate, piece.origin
    first = 0 if setup.from_time is None else math.floor((setup.from_time - origin) * rate)
    end = None if setup.to_time is None else math.ceil((setup.to_time - origin) * rate) + 1
    return max(0, first), None if end is None else max(0, end)


# --- windows of a piece --------------------------------------------------------------------------


@dataclass(frozen=True)
class _Window:
    """Rows of a log with margins: rows[first:last] are its own."""

    rows: Array
    first: int
    last: int
    row: int  # of the file, of rows[0]
    ends: bool = False  # whether the log ends here

    def begins_at(self, a: int) -> bool:
        """Return whether a stretch that begins at row a has no rows before it in the log."""
        return a > 0 or self.row == 0

    def ends_at(self, b: int) -> bool:
        """Return whether a stretch that ends before row b has no rows after it in the log."""
        return b < len(self.rows) or self.ends


def _windows(log: Log, piece: Piece, wanted: tuple[str, ...], size: int) -> Iterator[_Window]:
    """Overlapping windows whose own rows follow each other without gap or overlap."""
    margin = piece.treatment.margin
    base, at = max(0, piece.start - margin), piece.start
    blocks = log.blocks(base, None if piece.stop is None else piece.stop + margin, wanted)
    data = np.empty((0, len(wanted)))
    while True:
        stop = at + size if piece.stop is None else min(at + size, piece.stop)
        data = _extend(data, blocks, stop + margin - base)
        end = min(stop, base + len(data))
        if end <= at:
            return
        ends = len(data) < stop + margin - base
        yield _Window(data[: stop + margin - base], at - base, end - base, base, ends)
        drop = max(0, end - margin - base)
        data, base, at = data[drop:], base + drop, end


def _extend(data: Array, blocks: Iterator[Array], count: int) -> Array:
    """Rows with blocks appended until there are `count` of them or no more blocks."""
    parts, length = [data], len(data)
    while length < count and (block := next(blocks, None)) is not None:
        parts.append(block)
        length += len(block)
    return np.concatenate(parts) if len(parts) > 1 else data


def read_samples(
    piece: Piece, robot: Robot, setup: Setup, size: int = WINDOW_ROWS
) -> Iterator[Samples]:
    """Yield the filtered samples of a piece, stretch by stretch, in windows of `size` rows."""
    log, columns = open_columns(piece.source, robot, setup)
    rate = piece.treatment.rate
    for window in _windows(log, piece, columns.wanted, size):
        signals = convert_signals(columns, window.rows, robot, setup, window.row)
        if "t" in signals:
            t = signals["t"][:, 0]
            check_time(columns, t, window.row)
        else:
            t = (window.row + np.arange(len(window.rows))) / rate
        for a, b in _stretches(t, rate):
            first, last = max(a, window.first), min(b, window.last)
            if last > first and b - a > 2:
                part = {k: x[a:b] for k, x in signals.items() if k != "t"}
                own = _Window(t[a:b], first - a, last - a, window.row + first)
                samples = _filter(part, own, piece.treatment)
                lost = piece.treatment.rows_lost("qd" in part)
                samples = samples.settled(lost * window.begins_at(a), lost * window.ends_at(b))
                samples = samples.between(setup.from_time, setup.to_time)
                if samples.last > samples.first:
                    yield replace(samples, log=piece.training_log)


def _stretches(t: Array, rate: float) -> list[tuple[int, int]]:
    """First row and end of the stretches without a gap."""
    gaps = np.nonzero(np.diff(t) * rate > GAP_PERIODS)[0]
    return list(pairwise([0, *(int(k) + 1 for k in gaps), len(t)]))


def _filter(signals: dict[str, Array], times: _Window, treatment: Treatment) -> Samples:
    """Resample where time is uneven, filter, and differentiate what is not measured.

    `times` has the times of the stretch and its own rows; its `row` is that of the first own row.
    """
    rate, t, first, last, row = treatment.rate, times.rows, times.first, times.last, times.row
    if np.abs(np.diff(t) * rate - 1).max() > UNEVEN_PERIODS:
        ends = t[first], t[last] if last < len(t) else t[-1] + 0.5 / rate
        t, signals = _on_even_grid(t, signals, float(t[first]), 1 / rate)
        first, last = (int(np.searchsorted(t, e - 1e-9 / rate)) for e in ends)
        row = math.ceil(row / treatment.every) * treatment.every
    if treatment.shift and "tau" in signals:
        signals["tau"], low_end, high_end = shift_efforts(t, signals["tau"], treatment.shift)
        row += max(0, low_end - first)
        first, last = max(first, low_end), max(min(last, high_end), max(first, low_end))
    low = {
        k: lowpass(x, rate, treatment.motion, treatment.order)
        for k, x in signals.items()
        if k in ("q", "qd", "qdd", *ROTOR_QUANTITIES, "w0", "wd0", "a0")
    }
    qd, qdd = _rates(low, ("q", "qd", "qdd"), rate)
    tau = signals.get("tau", np.zeros(qd.shape))
    samples = Samples(t, low["q"], qd, qdd, tau, rate, first, last, row, signals.get("qr"))
    if "qm" in low:
        motion = (low["qm"], *_rates(low, ROTOR_QUANTITIES, rate))
        samples = replace(samples, rotors=np.stack(motion, axis=1))
    return _with_base(samples, low, signals)


def _rates(low: Mapping[str, Array], names: Sequence[str], rate: float) -> tuple[Array, Array]:
    """The velocity and acceleration of a quantity, as measured or by differences."""
    x, xd, xdd = names
    speed = low[xd] if xd in low else central_difference(low[x], rate)
    return speed, low[xdd] if xdd in low else central_difference(speed, rate)


def _with_base(s: Samples, low: Mapping[str, Array], signals: Mapping[str, Array]) -> Samples:
    """The samples with the motion of a moving base, and the forces on it and at contacts."""
    base = external = None
    if "w0" in low:
        wd0 = low["wd0"] if "wd0" in low else central_difference(low["w0"], s.rate)
        base = np.concatenate([low["w0"], wd0, low["a0"]], axis=1)
    if {"wrench", "contacts"} & set(signals):
        wrench = signals.get("wrench", np.zeros((len(s.q), 6)))
        contacts = signals.get("contacts", np.zeros((len(s.q), 0)))
        external = np.concatenate([wrench, contacts], axis=1)
    return replace(s, base=base, external=external)


def _on_even_grid(
    t: Array, signals: dict[str, Array], start: float, period: float
) -> tuple[Array, dict[str, Array]]:
    """All signals, resampled together."""
    stacked = np.concatenate(list(signals.values()), axis=1)
    grid, rows = resample(t, stacked, start, period)
    ends = np.cumsum([x.shape[1] for x in signals.values()])[:-1]
    return grid, dict(zip(signals, np.split(rows, ends, axis=1), strict=True))
