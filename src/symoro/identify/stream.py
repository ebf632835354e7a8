"""A log as stretches of treated samples: windows that overlap by what the filters need, never across a gap or a file's end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from symoro.errors import InputError
from symoro.identify.columns import (
    GAP,
    UNEVEN,
    Reading,
    check_time,
    check_units,
    converted,
    reading,
)
from symoro.identify.logs import Log, Source, open_log
from symoro.identify.setup import AUTO, Setup
from symoro.identify.signals import SPAN, even, lowpass, margin, proposed_cutoff, slope
from symoro.robot.data import Robot

Array = np.ndarray
WINDOW = 16_384  # rows that are filtered together
HEAD = 32_768  # rows that are looked at to plan


@dataclass(frozen=True)
class Treatment:
    """What is done to the signals of one file."""

    rate: float
    cutoff: float | None
    order: int
    every: int  # one row in so many is kept

    @property
    def margin(self) -> int:
        """Rows that a window needs on each side."""
        return margin(self.rate, self.cutoff, self.order) + (
            SPAN * self.every if self.every > 1 else 0
        )


@dataclass(frozen=True)
class Piece:
    """Rows of a file that make one task."""

    source: Source
    start: int
    stop: int | None
    treatment: Treatment


@dataclass(frozen=True)
class Samples:
    """Treated signals on the joints' side, (rows, joints); rows `first` to `last` are this window's own, the others its margins."""

    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    rate: float
    first: int
    last: int
    row: int  # of the file, of the first own row
    qr: Array | None = None

    def rows(self, a: int, b: int) -> Samples:
        """Rows a to b, all of them its own."""
        qr = None if self.qr is None else self.qr[a:b]
        return Samples(
            self.t[a:b],
            self.q[a:b],
            self.qd[a:b],
            self.qdd[a:b],
            self.tau[a:b],
            self.rate,
            0,
            b - a,
            self.row + a - self.first,
            qr,
        )


def plan(
    source: Source, robot: Robot, setup: Setup, smoothing: bool = False, rows: int = 1 << 20
) -> list[Piece]:
    """The tasks of a file, with a treatment chosen from its first rows: parts of at most so many rows where it can be read from anywhere."""
    log = open_log(source)
    columns = reading(log.path, log.names, robot, setup)
    head = _head(log, columns)
    if len(head) < 3:
        raise InputError(str(log.path), f"{len(head)} rows", "three or more")
    signals = converted(log.path, columns.split(head), robot, setup, 0)
    if "t" in signals:
        check_time(log.path, signals["t"][:, 0], setup, 0)
    rate = setup.rate if "t" not in signals else 1 / float(np.median(np.diff(signals["t"][:, 0])))
    assert rate is not None
    check_units(log.path, signals, robot, setup, 1 / rate)
    treatment = Treatment(
        rate, _cutoff(signals["q"], rate, setup), setup.order, _every(rate, setup, smoothing)
    )
    edges = _edges(log, rows)
    return [
        Piece(source, a, b, treatment) for a, b in zip(edges, [*edges[1:], log.rows], strict=True)
    ]


def _head(log: Log, columns: Reading) -> Array:
    found: list[Array] = []
    for block in log.blocks(0, HEAD, columns.wanted):
        found.append(block)
    return np.concatenate(found) if found else np.empty((0, len(columns.wanted)))


def _cutoff(q: Array, rate: float, setup: Setup) -> float | None:
    cutoff = proposed_cutoff(q, rate) if setup.cutoff == AUTO else setup.cutoff
    assert not isinstance(cutoff, str)
    if cutoff is not None and cutoff >= rate / 2:
        raise InputError(
            "setup, cutoff", f"{cutoff:g} Hz", f"less than half the rate of {rate:g} Hz"
        )
    return cutoff


def _every(rate: float, setup: Setup, smoothing: bool) -> int:
    """Rows per kept row; the filtered model smooths in any case."""
    return max(1, round(rate / setup.decimate)) if setup.decimate else 10 if smoothing else 1


def _edges(log: Log, rows: int) -> list[int]:
    """Where the tasks begin: at parts of the file, those with too many rows cut."""
    if log.rows is None:
        return [0]
    found = [
        start + k
        for start, stop in zip(log.parts, [*log.parts[1:], log.rows], strict=True)
        for k in range(0, stop - start, rows)
    ]
    return [a for a, b in zip(found, [*found[1:], log.rows], strict=True) if b > a] or [0]


@dataclass(frozen=True)
class _Window:
    rows: Array
    first: int
    last: int
    row: int  # of the file, of rows[0]


def _windows(log: Log, piece: Piece, wanted: tuple[str, ...], size: int) -> Iterator[_Window]:
    """Overlapping windows whose own rows follow each other without gap or overlap."""
    spare = piece.treatment.margin
    base, at = max(0, piece.start - spare), piece.start
    blocks = log.blocks(base, None if piece.stop is None else piece.stop + spare, wanted)
    data, more = np.empty((0, len(wanted))), True
    while True:
        stop = at + size if piece.stop is None else min(at + size, piece.stop)
        gathered = [data]
        have = base + len(data)
        while more and have < stop + spare:
            block = next(blocks, None)
            more = block is not None
            if block is not None:
                gathered.append(block)
                have += len(block)
        data = np.concatenate(gathered) if len(gathered) > 1 else data
        end = min(stop, base + len(data))
        if end <= at:
            return
        yield _Window(data[: stop + spare - base], at - base, end - base, base)
        drop = max(0, end - spare - base)
        data, base, at = data[drop:], base + drop, end


def samples(piece: Piece, robot: Robot, setup: Setup, size: int = WINDOW) -> Iterator[Samples]:
    """The treated samples of a piece, stretch by stretch."""
    log = open_log(piece.source)
    columns = reading(log.path, log.names, robot, setup)
    for window in _windows(log, piece, columns.wanted, size):
        signals = converted(log.path, columns.split(window.rows), robot, setup, window.row)
        t = (
            signals["t"][:, 0]
            if "t" in signals
            else (window.row + np.arange(len(window.rows))) / piece.treatment.rate
        )
        if "t" in signals:
            check_time(log.path, t, setup, window.row)
        for a, b in _stretches(t, piece.treatment.rate):
            first, last = max(a, window.first), min(b, window.last)
            if last > first and b - a > 2:
                part = {k: x[a:b] for k, x in signals.items()}
                found = _between(
                    _treated(
                        part, t[a:b], piece.treatment, first - a, last - a, window.row + first
                    ),
                    setup,
                )
                if found.last > found.first:
                    yield found


def _stretches(t: Array, rate: float) -> list[tuple[int, int]]:
    """Rows without a gap between them."""
    cuts = [0, *(int(k) + 1 for k in np.nonzero(np.diff(t) * rate > GAP)[0]), len(t)]
    return list(pairwise(cuts))


def _treated(
    x: dict[str, Array], t: Array, treatment: Treatment, first: int, last: int, row: int
) -> Samples:
    """Resampled where time is uneven, filtered, differentiated where velocities or accelerations are not measured."""
    rate = treatment.rate
    if np.abs(np.diff(t) * rate - 1).max() > UNEVEN:
        ends = t[first], t[last] if last < len(t) else t[-1] + 0.5 / rate
        stacked = np.concatenate([v for k, v in x.items() if k != "t"], axis=1)
        t, even_rows = even(t, stacked, float(t[first]), 1 / rate)
        widths = np.cumsum([v.shape[1] for k, v in x.items() if k != "t"])[:-1]
        x = dict(zip([k for k in x if k != "t"], np.split(even_rows, widths, axis=1), strict=True))
        first, last = (int(np.searchsorted(t, e - 1e-9 / rate)) for e in ends)
        row = math.ceil(row / treatment.every) * treatment.every
    low = {
        k: lowpass(v, rate, treatment.cutoff, treatment.order)
        for k, v in x.items()
        if k not in ("t", "qr")
    }
    qd = low["qd"] if "qd" in low else slope(low["q"], rate)
    qdd = low["qdd"] if "qdd" in low else slope(qd, rate)
    return Samples(t, low["q"], qd, qdd, low["tau"], rate, first, last, row, x.get("qr"))


def _between(s: Samples, setup: Setup) -> Samples:
    """Its own rows limited to the chosen time."""
    low = s.first if setup.from_time is None else int(np.searchsorted(s.t, setup.from_time))
    high = (
        s.last if setup.to_time is None else int(np.searchsorted(s.t, setup.to_time, side="right"))
    )
    first, last = max(s.first, low), min(s.last, high)
    return Samples(
        s.t, s.q, s.qd, s.qdd, s.tau, s.rate, first, max(first, last), s.row + first - s.first, s.qr
    )
