"""The steps of an identification: passes over logs, and what comes from their factors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.identify.collect import Collect, Collected, Trace
from symoro.identify.essential import LIMIT, essential
from symoro.identify.factors import as_triangle, joined
from symoro.identify.iterate import didim, instrumental, recursed, reweighted
from symoro.identify.logs import Source
from symoro.identify.observation import Observer
from symoro.identify.payload import drive_gains, payload
from symoro.identify.physical import physical
from symoro.identify.schedule import Track, run
from symoro.identify.solve import Estimate, System, least_squares, weighted
from symoro.identify.stream import Piece, plan
from symoro.identify.validate import Errors, cross_validated

AGAIN = {
    "irls": reweighted,
    "iv": instrumental,
    "didim": didim,
}  # solvers that go over the data again
Array = np.ndarray
GRAM_CONDITION = (
    1e6  # of the scaled rows: beyond it a sum of products has lost more than half of its digits
)


@dataclass(frozen=True)
class Found:
    """What the training data gave."""

    system: System
    estimate: Estimate
    cross: tuple[Errors, ...]
    traces: tuple[Trace, ...]
    history: Array | None = None


class Job:
    """One identification: how rows are made and where, and the steps from rows to parameters."""

    def __init__(
        self, observer: Observer, way: str, folds: int, jobs: int, scheduler: str, track: Track
    ) -> None:
        self.observer, self.way, self.folds, self.jobs, self.scheduler, self.track = (
            observer,
            way,
            folds,
            jobs,
            scheduler,
            track,
        )
        self.facts: dict[str, Any] = {}  # of the treatment, for the report

    def pieces(self, sources: Sequence[Source]) -> list[Piece]:
        o = self.observer
        return [
            piece
            for source in sources
            for piece in plan(source, o.robot, o.setup, o.model == "filtered")
        ]

    def run(self, sources: Sequence[Source], **how: Any) -> Collected:
        """One pass over logs."""
        pieces = self.pieces(sources)
        if "rate" not in self.facts:
            used = pieces[0].treatment
            self.facts |= {"rate": used.rate, "cutoff": used.cutoff, "every": used.every}
        return run(
            Collect(self.observer, self.way, **how), pieces, self.jobs, self.scheduler, self.track
        )

    def collected(self, sources: Sequence[Source], traced: bool = False, **how: Any) -> Collected:
        """One pass, its factors as triangles."""
        found = self.run(sources, traced=traced, **how)
        if self.way != "gram":
            return found
        return Collected(
            tuple(tuple(as_triangle(f) for f in fold) for fold in found.folds), found.traces
        )

    def system(self, found: Collected) -> System:
        o = self.observer
        return System(joined(found.folds), o.used, len(o.names))

    def solve(
        self, system: System, solver: str, kept: bool | float = False, tolerant: bool = False
    ) -> Estimate:
        """From factors alone; `tolerant` of parameters that the data do not tell apart."""
        names = self.observer.names
        if kept:
            return essential(system, names, LIMIT if kept is True else float(kept))
        found = (
            least_squares(system, names, tolerant=tolerant)
            if solver in ("ols", "rls")
            else weighted(system, names, tolerant=tolerant)
        )
        if self.way == "gram" and found.condition > GRAM_CONDITION:
            raise InputError(
                "sums of products",
                f"a condition number of {found.condition:.1e}",
                f"less than {GRAM_CONDITION:.0e}",
                "Use factor='qr'.",
            )
        return found

    def identified(
        self, sources: Sequence[Source], solver: str, kept: bool | float, tolerant: bool
    ) -> Found:
        """Estimate, cross-validation and a few rows for pictures."""
        found = self.collected(sources, traced=True, folds=self.folds)
        system, o, history = self.system(found), self.observer, None
        if not system.rows:
            raise InputError(
                "logs", "no row that counts", "motion", "Look at from_time, to_time and dead_zone."
            )
        estimate = self.solve(system, solver, kept, tolerant)
        cross = cross_validated(
            found.folds, o.used, len(o.names), o.groups, lambda s: self.solve(s, solver, kept)
        )
        if solver in AGAIN:
            estimate = AGAIN[solver](self, sources, system, estimate)
        elif solver == "rls":
            estimate, history = recursed(self, sources, system, estimate)
        return Found(system, estimate, tuple(cross), found.traces, history)

    def consistent(self, found: Found, known: Mapping[str, float]) -> dict[str, float]:
        return physical(
            found.system, self.observer.parameters, self.observer.setup, found.estimate, known
        )

    def loaded(
        self, sources: Sequence[Source], found: Found, known: Mapping[str, float] | None
    ) -> dict[str, Any]:
        """The payload, or the gains of the drives where the payload is known."""
        system, parameters = self.system(self.collected(sources)), self.observer.parameters
        if known:
            return {
                "gains": drive_gains(found.system, system, parameters, known, self.observer.groups)
            }
        return {"payload": payload(found.system, system, parameters, found.estimate)}
