"""One task: a piece of a log becomes factors, and a few of its rows for pictures. Rows are made and forgotten chunk by chunk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from symoro.identify.factors import Factor, Folds, add, merged
from symoro.identify.observation import Observer
from symoro.identify.signals import SPAN, kernel
from symoro.identify.stream import Piece, Samples, samples

Array = np.ndarray
CHUNK = 1024  # rows that are made at a time
KEPT = 16  # smoothed rows that are made at a time
TURN = 1.0  # s of a log that go to one fold before the next has its turn
SHOWN = 2000  # rows of a log that are kept for pictures at most
PICTURES = 4  # logs that have one
Change = Callable[[Samples], Samples]


@dataclass(frozen=True)
class Rows:
    """Rows of all groups at the same times: those of a joint that is too slow are marked."""

    t: Array
    groups: list[Array]  # [A y] of each group
    moving: list[Array]  # of each group: which rows count

    def thin(self, step: int) -> Rows:
        """One row in `step`, copied so that the others can go."""
        return Rows(
            self.t[::step].copy(),
            [x[::step].copy() for x in self.groups],
            [x[::step].copy() for x in self.moving],
        )


@dataclass(frozen=True)
class Trace:
    """Rows of a log for a picture, one in `step`."""

    path: str
    step: int
    rows: Rows


class Thinned:
    """Rows of a log, no more than a picture can show: where they are too many every other one goes."""

    def __init__(self, path: str) -> None:
        self.path, self.step, self.count = path, 1, 0
        self.parts: list[Rows] = []

    def add(self, rows: Rows, step: int = 1) -> None:
        """More rows, one in `step` of the log's."""
        if step > self.step:
            self.parts = [r.thin(step // self.step) for r in self.parts]
            self.step, self.count = step, sum(len(r.t) for r in self.parts)
        self.parts.append(rows.thin(self.step // step))
        self.count += len(self.parts[-1].t)
        while self.count > SHOWN:
            self.parts = [self.trace().rows.thin(2)]
            self.step, self.count = 2 * self.step, len(self.parts[0].t)

    def trace(self) -> Trace:
        groups = range(len(self.parts[0].groups))
        return Trace(self.path, self.step, Rows(
            np.concatenate([r.t for r in self.parts]), [np.concatenate([r.groups[g] for r in self.parts]) for g in groups],
            [np.concatenate([r.moving[g] for r in self.parts]) for g in groups],
        ))  # fmt: skip


def _all_traces(a: tuple[Trace, ...], b: tuple[Trace, ...]) -> tuple[Trace, ...]:
    """Of the first few logs; parts of the same log joined."""
    found = {trace.path: trace for trace in a}
    for trace in b:
        if trace.path in found:
            both = Thinned(trace.path)
            for part in (found[trace.path], trace):
                both.add(part.rows, part.step)
            found[trace.path] = both.trace()
        elif len(found) < PICTURES:
            found[trace.path] = trace
    return tuple(found.values())


@dataclass(frozen=True)
class Collected:
    """What a task gives back."""

    folds: Folds
    traces: tuple[Trace, ...] = ()


@dataclass(frozen=True)
class Collect:
    """The work of a task, the same for every piece."""

    observer: Observer
    way: str = "qr"
    folds: int = 1
    traced: bool = False
    weights: tuple[Array, Array, float] | None = (
        None  # parameters, deviations of the groups, and where Huber's weights begin
    )
    change: Change | None = None

    def __call__(self, piece: Piece) -> Collected:
        o = self.observer
        found = [[Factor.empty(len(u) + 1) for u in o.used] for _ in range(self.folds)]
        shown = Thinned(_path(piece))
        for rows in observed(o, piece, self.change):
            for fold, part in self._by_fold(rows):
                for g, (A, moving) in enumerate(zip(part.groups, part.moving, strict=True)):
                    chosen = A if moving.all() else A[moving]
                    if len(chosen):
                        found[fold][g] = add(found[fold][g], self._weighed(g, chosen), self.way)
            if self.traced:
                shown.add(rows)
        return Collected(
            tuple(tuple(fold) for fold in found), (shown.trace(),) if shown.parts else ()
        )

    def _by_fold(self, rows: Rows) -> Iterator[tuple[int, Rows]]:
        """Stretches of the rows, with the fold that each goes to: second by second to one after the other."""
        if self.folds == 1:
            yield 0, rows
            return
        fold = (rows.t // TURN).astype(int) % self.folds
        edges = [0, *(np.flatnonzero(np.diff(fold)) + 1), len(fold)]
        for a, b in pairwise(map(int, edges)):
            yield (
                int(fold[a]),
                rows
                if b - a == len(fold)
                else Rows(
                    rows.t[a:b], [x[a:b] for x in rows.groups], [x[a:b] for x in rows.moving]
                ),
            )

    def _weighed(self, g: int, rows: Array) -> Array:
        """Huber: a row whose residual is beyond `limit` deviations counts less, so that its pull stays the same."""
        if self.weights is None:
            return rows
        x, deviations, limit = self.weights
        residual = np.abs(rows[:, -1] - rows[:, :-1] @ x[self.observer.used[g]]) / deviations[g]
        return rows * np.sqrt(np.minimum(1.0, limit / np.maximum(residual, 1e-300)))[:, None]  # type: ignore[no-any-return]

    def merge(self, a: Collected, b: Collected) -> Collected:
        return Collected(merged(a.folds, b.folds, self.way), _all_traces(a.traces, b.traces))


def _path(piece: Piece) -> str:
    return "arrays" if isinstance(piece.source, Mapping) else str(piece.source)


def observed(o: Observer, piece: Piece, change: Change | None = None) -> Iterator[Rows]:
    """The rows of a piece, chunk by chunk, of its samples or of what `change` makes of them."""
    for s in samples(piece, o.robot, o.setup):
        yield from rows_of(o, s if change is None else change(s), piece.treatment.every)


def rows_of(o: Observer, s: Samples, every: int) -> Iterator[Rows]:
    """The rows of one stretch."""
    make = {"energy": _energies, "filtered": _smoothed}.get(
        o.model, _smoothed if every > 1 else _plain
    )
    yield from make(o, s, every)


def _moving(o: Observer, qd: Array) -> list[Array]:
    """By group, the rows at which its joint is fast enough."""
    if len(o.groups) == 1 or not o.setup.dead_zone:
        return [np.ones(len(qd), bool)] * len(o.groups)
    return [np.abs(qd[:, g]) >= least for g, least in enumerate(o.setup.dead_zone)]


def _measured(o: Observer, s: Samples) -> list[Array]:
    return [(s.tau * s.qd).sum(axis=1)] if len(o.groups) == 1 else list(s.tau.T)


def _plain(o: Observer, s: Samples, every: int) -> Iterator[Rows]:
    """One row per sample."""
    (part,) = o.parts
    for a in range(s.first, s.last, CHUNK):
        own = s.rows(a, min(a + CHUNK, s.last))
        yield Rows(own.t, o.augmented(own, part, _measured(o, own)), _moving(o, own.qd))


def _smoothed(o: Observer, s: Samples, every: int) -> Iterator[Rows]:
    """Parallel decimation: both sides through the kernel, one row in `every`; those of D1 through its slope."""
    h, dh = kernel(every, s.rate)
    half = SPAN * every // 2
    centres = np.arange(s.first + (-s.row) % every, s.last, every)
    centres = centres[(centres >= half) & (centres + half < len(s.q))]
    for k in range(0, len(centres), KEPT):
        at = centres[k : k + KEPT]
        span = s.rows(int(at[0]) - half, int(at[-1]) + half + 1)
        band = np.zeros((2, len(at), len(span.q)))
        for r in range(len(at)):
            band[:, r, r * every : r * every + len(h)] = h, dh
        if o.model == "filtered":
            second, first = (
                o.augmented(span, "D2", _measured(o, span)),
                o.augmented(span, "D1", None),
            )
            groups = [band[0] @ b + band[1] @ a for a, b in zip(first, second, strict=True)]
        else:
            groups = [
                band[0] @ x for x in o.augmented(span, next(iter(o.parts)), _measured(o, span))
            ]
        yield Rows(s.t[at], groups, _moving(o, band[0] @ span.qd))


def _energies(o: Observer, s: Samples, every: int) -> Iterator[Rows]:
    """Work since the start of the stretch, or over the horizon, against the change of energy and the work of friction [GK88 (24)-(30)]."""
    from scipy.integrate import cumulative_simpson

    own = s.rows(s.first, s.last)
    ends = np.arange(0, len(own.q), every)
    back = (
        len(own.q) if o.setup.horizon is None else max(1, round(o.setup.horizon * s.rate / every))
    )
    if len(ends) < 2 or len(own.q) < 3:
        return
    powers = {**o.friction_powers(own), **o.extra(own, "dh")[0]}
    power = np.stack([*powers.values(), _measured(o, own)[0]], axis=1)
    work = cumulative_simpson(power, dx=1 / s.rate, axis=0, initial=0)[ends]
    sums = o.augmented(_at(own, ends), "h", None)[0]
    sums[:, -1] = work[:, -1]
    for k, name in enumerate(powers):
        sums[:, np.searchsorted(o.used[0], o.names.index(name))] = work[:, k]
    later = np.arange(1, len(ends))
    rows = sums[later] - sums[np.maximum(later - back, 0)]
    yield Rows(own.t[ends[1:]], [rows], [np.ones(len(rows), bool)])


def _at(s: Samples, rows: Array) -> Samples:
    return Samples(
        s.t[rows], s.q[rows], s.qd[rows], s.qdd[rows], s.tau[rows], s.rate, 0, len(rows), s.row
    )
