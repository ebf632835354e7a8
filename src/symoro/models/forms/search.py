"""The search for the cheapest forms of a dynamic model, by coordinate descent on its price.

A few starting points are improved by one choice at a time. `effort` bounds the number of traces,
fewer per link the more links there are: 0 takes the best starting point; 1 tries what usually pays
(search_order.toml), in well under a second for an arm; 2 and 3 try everything and price the last
round after factoring. The result is kept by content: models that share a part, such as ddm, h and
opspace, share its search.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from symoro.cache import digest, remembered
from symoro.expr import as_expr
from symoro.models.forms.choices import Choice, Choices, Space, Value
from symoro.models.forms.search_space import (
    AT_REST,
    IN_MOTION,
    INERTIA,
    ORDER,
    choice_space,
    choices_in_order,
    is_at_rest,
    starting_points,
)
from symoro.progress import part
from symoro.robot import Robot
from symoro.tracing import Build, Options, Price, PriceTrace, Quote

LIMITS = ORDER.limits
PRICE_TOLERANCE = 1e-6  # a difference of prices that is not rounding
FORMS_VERSION = 32  # of the choices: a new kind of choice makes remembered ones stale


class Part(NamedTuple):
    """A part of a model whose forms are searched on their own: its robot and its algorithm."""

    robot: Robot
    build: Build
    turning: bool = True  # rotational motion matters; not for the inertia matrix
    kinds: tuple[str, ...] = ()  # of the choices that the algorithm has; empty: all

    @property
    def motion(self) -> str:
        """The rows of the search order that apply."""
        if not self.turning:
            return INERTIA
        return AT_REST if is_at_rest(self.robot) else IN_MOTION

    def space(self, o: Options) -> Space:
        """Return the choices of the part under the objective of the options."""
        space = choice_space(self.robot, self.turning, o["objective"] != "time")
        if not self.kinds:
            return space
        own = {choice: values for choice, values in space.items() if choice.kind in self.kinds}
        return {Choice("unit"): ["1"], **own}


def search(
    robot: Robot,
    o: Options,
    build: Build,
    price: Price,
    turning: bool = True,
    kinds: tuple[str, ...] = (),
) -> Choices | None:
    """The cheapest choices that the effort allows for what `build` traces; None (plain forms) in
    symoro mode.

    `build` reads the choices from its option "forms"; `kinds` are those that it has (empty: all).
    """
    if o["mode"] == "symoro":
        return None
    searched = Part(robot, build, turning, kinds)
    space = searched.space(o)
    plain = [as_expr(v).key for g in build(robot, o, PriceTrace()).groups for v in g.values]
    offers = [[*choice, values] for choice, values in space.items()]
    content = digest(FORMS_VERSION, o["effort"], o["objective"], o["outputs"], offers, plain)

    def quote(c: Choices, thorough: bool = False) -> Quote:
        return price(build, {"forms": c, "outputs": o["outputs"]}, thorough)

    def cheapest() -> Choices:
        return _cheapest(searched, o, space, quote)

    def stored() -> Choices:
        entry = remembered(
            content,
            lambda: _as_entry(cheapest(), content),
            lambda e: _is_entry(e, content, space, robot.NL),
        )
        return Choices.from_entry(entry["choices"], space, robot.NL)

    return robot.derived(content, stored if o["effort"] else cheapest)


def _as_entry(choices: Choices, content: str) -> dict[str, Any]:
    """An entry of the cache: the choices, and a digest of them and of the content of the search."""
    entry = choices.as_entry()
    return {"choices": entry, "digest": digest(content, entry)}


def _is_entry(entry: Mapping[str, Any], content: str, space: Space, links: int) -> bool:
    """True if an entry of the cache holds choices of this space, unaltered.

    All choices of the space trace a correct model; an altered entry could only be expensive.
    """
    try:
        choices = Choices.from_entry(entry["choices"], space, links)
        return entry == _as_entry(choices, content)
    except (TypeError, ValueError, KeyError, AttributeError):
        return False


def _cheapest(
    searched: Part, o: Options, space: Space, price: Callable[[Choices, bool], Quote]
) -> Choices:
    """Starting points improved by what usually pays, with more effort by everything."""
    robot, motion, effort = searched.robot, searched.motion, o["effort"]
    promising, links = choices_in_order(robot, space, ORDER.descent[motion]), max(1, robot.NL)
    budget = (
        min(LIMITS.budget[effort], LIMITS.per_choice[effort] * sum(map(len, promising.values())))
        // links
    )
    trials: Trials[Choice, Choices] = Trials(
        lambda c: price(c, False), budget, int(LIMITS.usual * budget)
    )
    starts = starting_points(robot, space, searched.turning, o["objective"] == "operations")
    if effort == 0:
        return min(starts, key=trials.quote)
    improved = [
        trials.settle(start, promising) for start in trials.while_spare(_ordered(starts, trials))
    ]
    if effort > 1:
        best = min((trials.descend(choices, space) for choices in improved), key=trials.quote)
        return Trials[Choice, Choices](
            lambda c: price(c, True), LIMITS.budget[effort] // links
        ).descend(best, space)
    best, *others = sorted(dict.fromkeys(improved), key=trials.quote)
    limit = trials.quote(best).value + LIMITS.near
    close = [c for c in others if trials.quote(c).value <= limit]
    last = choices_in_order(robot, space, ORDER.final[motion]) if LIMITS.many >= robot.NL else {}
    return _after_factoring(
        [best, *[*close, *trials.rivals(best, last)][: LIMITS.rivals]], lambda c: price(c, True)
    )


def _ordered(starts: Sequence[Choices], trials: Trials[Choice, Choices]) -> list[Choices]:
    """The starting points by price; the first is preferred to others that are hardly cheaper."""
    return sorted(
        starts,
        key=lambda start: (
            trials.quote(start).value + (LIMITS.first if start is not starts[0] else 0.0)
        ),
    )


def _after_factoring(rivals: list[Choices], price: Callable[[Choices], Quote]) -> Choices:
    """The cheapest of some choices after the passes."""
    if len(rivals) == 1:
        return rivals[0]
    return min(rivals, key=Trials[Choice, Choices](price, len(rivals)).quote)


# --- several parts --------------------------------------------------------------------------------


class PartChoice(NamedTuple):
    """A choice of one of the parts of a model."""

    part: int
    choice: Choice


@dataclass(frozen=True)
class PartChoices:
    """The choices of the parts of a model."""

    parts: tuple[Choices, ...]

    def __getitem__(self, key: PartChoice) -> Value:
        return self.parts[key.part][key.choice]

    def replaced(self, key: PartChoice, value: Value) -> PartChoices:
        """These choices with another value of one."""
        parts = list(self.parts)
        parts[key.part] = parts[key.part].replaced(key.choice, value)
        return PartChoices(tuple(parts))


def refine(
    o: Options,
    parts: Sequence[Part],
    start: Sequence[Choices],
    price: Callable[[Sequence[Choices]], Quote],
) -> tuple[Choices, ...]:
    """The choices of the parts of a model improved together, for what the parts share."""
    space = {
        PartChoice(k, choice): values
        for k, x in enumerate(parts)
        for choice, values in x.space(o).items()
    }
    budget = LIMITS.budget[o["effort"]] // max(1, parts[0].robot.NL)
    trials: Trials[PartChoice, PartChoices] = Trials(lambda c: price(c.parts), budget)
    return trials.descend(PartChoices(tuple(start)), space).parts


# --- descent --------------------------------------------------------------------------------------


class Assignment(Hashable, Protocol):
    """Choices by key: one model's `Choices`, or those of several parts."""

    def __getitem__(self, key: Any, /) -> Value: ...

    def replaced(self, key: Any, value: Value, /) -> Any: ...


Key = TypeVar("Key", bound=Hashable)
Assigned = TypeVar("Assigned", bound=Assignment)


@dataclass
class Trials(Generic[Key, Assigned]):
    """Prices of trial choices, a limited number of them.

    known: the prices so far; loss: by a value of a choice when it was last tried, infinite if it
    left the program as it was; improved_on: values that were given up for something better.
    """

    price: Callable[[Assigned], Quote]
    left: int
    expected: int = 0  # trials, for the progress shown; 0: all
    known: dict[Assigned, Quote] = field(default_factory=dict)
    loss: dict[tuple[Key, Value], float] = field(default_factory=dict)
    improved_on: set[tuple[Key, Value]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.total = self.left
        self.expected = self.expected or self.total

    def quote(self, choices: Assigned) -> Quote:
        """The price, computed once."""
        if choices not in self.known:
            with part("choosing forms", self.total - self.left, self.expected):
                self.known[choices] = self.price(choices)
            self.left -= 1
        return self.known[choices]

    def descend(self, best: Assigned, space: Mapping[Key, Sequence[Value]]) -> Assigned:
        """One choice at a time, until trying them all gains nothing or the trials are used up."""
        while (better := self.settle(best, space)) is not best:
            best = better
        return best

    def while_spare(self, starts: Iterable[Assigned]) -> Iterator[Assigned]:
        """The first start, and others as long as trials are left for them."""
        for k, start in enumerate(starts):
            if k == 0 or self.left >= LIMITS.spare * self.total:
                yield start

    def settle(self, best: Assigned, space: Mapping[Key, Sequence[Value]]) -> Assigned:
        """Rounds of single choices, until one gains nothing.

        A value that left the program as it was, or was far too expensive, is not tried again in
        later rounds, unless it was given up for something better: the way back stays open.
        """
        mute: set[tuple[Key, Value]] = set()
        while (better := self._round(best, space, mute)) is not best:
            best = better
        return best

    def _round(
        self,
        best: Assigned,
        space: Mapping[Key, Sequence[Value]],
        mute: set[tuple[Key, Value]],
    ) -> Assigned:
        """Every value tried once, those that nearly paid first."""
        self.quote(best)
        for single in sorted(_singles(space), key=lambda x: self.loss.get(x, 0.0)):
            if self.left <= 0:
                break
            if single[1] != best[single[0]] and single not in mute:
                best = self._try(best, single, mute)
        return best

    def _try(
        self, best: Assigned, single: tuple[Key, Value], mute: set[tuple[Key, Value]]
    ) -> Assigned:
        """The best choices, or those with the given value of one where it is cheaper."""
        key, value = single
        trial: Assigned = best.replaced(key, value)
        now, quote = self.quote(best), self.quote(trial)
        loss = self.loss[single] = inf if quote.traced == now.traced else quote.value - now.value
        if loss > LIMITS.far and single not in self.improved_on:
            mute.add(single)
        if loss >= -PRICE_TOLERANCE:
            return best
        self.loss[key, best[key]] = -loss
        self.improved_on.add((key, best[key]))
        return trial

    def rivals(self, best: Assigned, space: Mapping[Key, Sequence[Value]]) -> list[Assigned]:
        """Another program, one choice away from the best and hardly more expensive as traced: the
        passes decide.

        Of the values of one choice that have the same price the first stands for all.
        """
        limit, traced = self.quote(best).value + LIMITS.near, self.quote(best).traced
        rivals: dict[tuple[Key, float], tuple[Quote, Assigned]] = {}
        for key, value in _singles(space):
            if self.loss.get((key, value), 0.0) > LIMITS.near + LIMITS.widened:
                continue
            trial: Assigned = best.replaced(key, value)
            quote = self.quote(trial)
            if quote.value <= limit and quote.traced != traced:
                rivals.setdefault((key, round(quote.value, 1)), (quote, trial))
        return [trial for _, trial in sorted(rivals.values(), key=lambda pair: pair[0])]


def _singles(space: Mapping[Key, Sequence[Value]]) -> Iterator[tuple[Key, Value]]:
    return ((key, value) for key, values in space.items() for value in values)
