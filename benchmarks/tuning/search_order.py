"""Record what pays in the search for forms, and compare it with the order of the search in use.

    python -m benchmarks.tuning.search_order record [-o trials.json] [--robots rx90,ur5] [--seconds 600]
    python -m benchmarks.tuning.search_order rows      rows that follow from the recorded trials
    python -m benchmarks.tuning.search_order compare   what each row in use gained; the constants

`record` searches the torques in motion (idm), those at rest (gravity) and the inertia matrix of
each robot with every choice allowed, from every starting point, under all objectives. For each kind
of choice, value and place of the link it counts how many trials were made, how many paid and how
much they gained; for values that are tried again, how often they pay by the loss of the trial
before; and for each starting point its price and the price that was reached from it, less those of
the first. `rows` is what models/forms/search_order.toml would hold if it followed the record to the
letter; where the table in use differs, `compare` says what the difference costs. The record in
search_trials.json is of all open-chain robots of the library.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import inf
from pathlib import Path
from typing import Any
from unittest.mock import patch

import symoro as sy
from symoro.cache import cache_disabled
from symoro.models.forms import search
from symoro.models.forms.choices import Choice, Choices, Space, Value
from symoro.models.forms.search_space import (
    ORDER,
    Row,
    choice_space_digest,
    link_traits,
    starting_points,
)
from symoro.tracing.trace import Quote

RECORD = Path(__file__).with_name("search_trials.json")
MODELS = ("idm", "gravity", "inertia")
OBJECTIVES = ("time", "operations", "own-angles")
WORTH = 0.05  # gain per trial in units of the price from which a change is worth its trials
BIN = 0.25  # width of the bins of earlier losses


@dataclass
class Record:
    """Trials by (motion, kind, value, traits): made, paid, gained; second tries; starting points."""

    robots: list[str] = field(default_factory=list)
    trials: dict[tuple[str, str, Value, str], list[float]] = field(
        default_factory=lambda: defaultdict(lambda: [0, 0, 0.0])
    )
    again: dict[float, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    starts: list[tuple[float, float]] = field(default_factory=list)

    @property
    def count(self) -> int:
        return int(sum(made for made, _, _ in self.trials.values()))

    def save(self, path: Path) -> None:
        data = {
            "space": choice_space_digest(),
            "robots": self.robots,
            "models": MODELS,
            "objectives": OBJECTIVES,
            "trials": [
                [*key, *map(_rounded, x)] for key, x in sorted(self.trials.items(), key=str)
            ],
            "again": sorted([key, *x] for key, x in self.again.items()),
            "starts": sorted(Counter(self.starts).items()),
        }
        rows = ",\n".join(f' "{key}": {_lines(value)}' for key, value in data.items())
        path.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path = RECORD) -> Record:
        data = json.loads(path.read_text(encoding="utf-8"))
        record = cls(data["robots"])
        for motion, kind, value, traits, *x in data["trials"]:
            record.trials[motion, kind, value, traits] = x
        record.again.update({key: x for key, *x in data["again"]})
        record.starts = [(a, b) for (a, b), n in data["starts"] for _ in range(n)]
        return record


def _rounded(x: float) -> float:
    return round(x, 2)


def _lines(value: Any) -> str:
    """JSON with one line per element of a long list."""
    if isinstance(value, Sequence) and value and isinstance(value[0], list | tuple):
        return "[\n  " + ",\n  ".join(json.dumps(x) for x in value) + "\n ]"
    return json.dumps(value)


# --- recording ------------------------------------------------------------------------------------


class RecordingTrials(search.Trials[Choice, Choices]):
    """Trials that write down every loss, and the loss of the trial before."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.losses: list[tuple[Choice, Value, float, float | None]] = []

    def _try(self, best: Choices, single: tuple[Choice, Value], mute: set[Any]) -> Choices:
        before = self.loss.get(single)
        better = super()._try(best, single, mute)
        self.losses.append((*single, self.loss[single], before))
        return better


def recording(record: Record) -> Callable[..., Choices]:
    """Return a search with every choice from every starting point, which fills the record."""

    def cheapest(
        part: search.Part, o: Mapping[str, Any], space: Space, price: Callable[..., Quote]
    ) -> Choices:
        trials = RecordingTrials(lambda c: price(c, False), 10**9)
        phases = o["objective"] == "operations"
        starts = starting_points(part.robot, space, part.turning, phases)
        reached = [trials.descend(start, space) for start in starts]
        first, last = trials.quote(starts[0]).value, trials.quote(reached[0]).value
        for start, end in list(zip(starts, reached, strict=True))[1:]:
            pair = trials.quote(start).value - first, trials.quote(end).value - last
            record.starts.append((_rounded(pair[0]), _rounded(pair[1])))
        _note(record, part, trials)
        return min(reached, key=trials.quote)

    return cheapest


def _note(record: Record, part: search.Part, trials: RecordingTrials) -> None:
    for (kind, j), value, loss, before in trials.losses:
        traits = " ".join(sorted(link_traits(part.robot, j))) if j else ""
        paid = loss < -search.PRICE_TOLERANCE
        counted = "any" if kind == "unit" else value
        x = record.trials[part.motion, kind, counted, traits]
        x[0], x[1], x[2] = x[0] + 1, x[1] + paid, x[2] + (-loss if paid else 0.0)
        if before is not None and before != inf:
            again = record.again[BIN * (before // BIN)]
            again[0], again[1] = again[0] + 1, again[1] + paid


def record_trials(names: Iterable[str], seconds: float) -> Record:
    """Return the record of some robots, as many as fit into the time."""
    record, end = Record(), time.monotonic() + seconds
    with patch.object(search, "_cheapest", recording(record)), cache_disabled():
        for name in names:
            if time.monotonic() > end:
                break
            for model in MODELS:
                for objective in OBJECTIVES:
                    sy.generate(sy.load(name), model, objective=objective)
            record.robots.append(name)
            print(f"{name}: {record.count} trials so far", flush=True)
    return record


def open_chains() -> list[str]:
    """Return the robots of the library without closed loops."""
    return [name for name in sy.robot_names() if not sy.load(name).has_closed_loops]


# --- what follows from the record -----------------------------------------------------------------


def derived_rows(record: Record, motion: str) -> Iterator[tuple[float, Row]]:
    """Yield (gain per trial, row) of what is worth trying, the best first.

    For each kind and value the places where it pays are covered by the rows with the fewest words
    that name no place where it does not pay.
    """
    groups: dict[tuple[str, Value], dict[frozenset[str], list[float]]] = defaultdict(dict)
    for (of, kind, value, traits), x in record.trials.items():
        if of == motion:
            groups[kind, value][frozenset(traits.split())] = x
    rows = []
    for (kind, value), places in groups.items():
        for words, gain in _covering(places):
            values = ("all",) if kind == "unit" else (value,)
            rows.append((gain, Row(kind, values, " ".join(sorted(words)))))
    yield from sorted(rows, key=lambda row: -row[0])


def _covering(places: Mapping[frozenset[str], list[float]]) -> Iterator[tuple[set[str], float]]:
    """Sets of words that together name every place where the gain is worth it, and no other."""
    worth = {p for p, (made, _, gained) in places.items() if gained >= WORTH * made}
    open_places, vocabulary = set(worth), sorted(set().union(*places))
    for size in range(len(vocabulary) + 1):
        for words in combinations(vocabulary, size):
            named = {p for p in places if p.issuperset(words)}
            if named & open_places and named <= worth:
                open_places -= named
                yield set(words), _gain_per_trial(places[p] for p in named)


def _gain_per_trial(counts: Iterable[Sequence[float]]) -> float:
    made, _, gained = (sum(column) for column in zip(*counts, strict=True))
    return gained / made


def evidence(record: Record, motion: str, row: Row) -> tuple[float, float, float]:
    """Return how many trials a row stands for, how many paid, and what they gained."""
    chosen = [
        x
        for (of, kind, value, traits), x in record.trials.items()
        if of == motion and row.names(kind, set(traits.split())) and row.offers(value)
    ]
    made, paid, gained = (
        (sum(column) for column in zip(*chosen, strict=True)) if chosen else (0, 0, 0)
    )
    return made, paid, gained


def print_comparison(record: Record) -> None:
    print(f"{record.count} trials on {len(record.robots)} robots")
    for motion, rows in ORDER.descent.items():
        print(f"\n{motion}: rows in use, trials, share that paid, gain per trial")
        for row in rows:
            made, paid, gained = evidence(record, motion, row)
            share = f"{made:6.0f} {paid / made:7.1%} {gained / made:7.3f}" if made else "  none"
            print(f"{row.kind:24}{row.values!s:28}{row.links:24}{share}")
    late = sum(paid for loss, (_, paid) in record.again.items() if loss >= ORDER.limits.far)
    print(f"\nvalues that paid after a loss: {sum(p for _, p in record.again.values())}, ")
    print(f"of them after a loss over limit far = {ORDER.limits.far}: {late}")
    missed = [
        b for a, b in record.starts if a > -ORDER.limits.first and b < -search.PRICE_TOLERANCE
    ]
    print(f"starts that reached less than the first: {sum(b < 0 for _, b in record.starts)}")
    print(f"of them not cheaper by limit first = {ORDER.limits.first} at the start: {len(missed)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("task", choices=("record", "rows", "compare"))
    parser.add_argument("-o", "--output", type=Path, default=RECORD)
    parser.add_argument("--robots", default="")
    parser.add_argument("--seconds", type=float, default=1200.0)
    given = parser.parse_args()
    if given.task == "record":
        names = given.robots.split(",") if given.robots else open_chains()
        record_trials(names, given.seconds).save(given.output)
    elif given.task == "rows":
        for motion in ORDER.descent:
            for gain, row in derived_rows(Record.load(), motion):
                print(f"{motion}: {row.kind} {row.values} {row.links} ({gain:.2f})")
    else:
        print_comparison(Record.load())


if __name__ == "__main__":
    main()
