"""Choosing the forms of a dynamic model: coordinate descent over independent choices, each priced on the traced model.

The choices of all links and the unit of length make a space; a few sensible starts are improved one choice at a time.
`effort` bounds the number of traces, less per link the more links there are: 0 takes the best start as it is, 1 tries what
usually pays (`worth`) and stays well under a second for an arm, 2 and 3 try everything and price the last round after factoring. What was found
is kept by content: models that share a part, such as ddm, h and opspace, share its search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from math import inf
from typing import Any

from symoro.cache import digest, remembered
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.node import ONE, PARAMETER_LEVEL, Expr, as_expr
from symoro.mechanism.transforms import turn_kind
from symoro.models.forms.link_frames import LinkForm
from symoro.models.forms.parameter_grouping import (
    GAUGES,
    SHEDS,
    LinkInertia,
    can_slide_origin,
    group_parameters,
    is_divisor,
    scale_lengths,
    slide_origins,
)
from symoro.models.forms.search_order import (
    COMPOSITE,
    DESCENT,
    FINAL_COMPARISON,
    RESTING,
    SPINNING,
    link_traits,
    options_in_order,
)
from symoro.progress import part
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.robot.structure import children
from symoro.tracing.options import Options
from symoro.tracing.trace import Build, Price, Quote, Trace

Choices = Mapping[str, Any]  # "frame3": "pre" …, "unit": "RL4"
BUDGET = (0, 420, 4000, 40000)  # traces times links, by effort
PER_CHOICE = (0, 10, 100, 1000)  # no more than this for each value that is worth trying
FIRST = 2.5  # by so much another start must be better than the first to be improved before it
SPARE = 0.5  # the part of the budget that must be left for one more start
USUAL = 0.6  # the part of the budget that a search needs
GAIN = 1e-6
GROWN = 0.5  # by so much a loss may have changed since it was found
FAR = 1.05  # what is so much dearer is not tried again after other choices have changed
NEAR = 1.55  # as traced; nearer than this the passes decide
RIVALS = 3  # programs that are compared after factoring
MANY = 16  # links: beyond it rivals take longer to trace than they can save
FORMS_VERSION = 18  # of the choices: a new kind of choice makes remembered ones stale


def plausible(choices: Choices) -> bool:
    """True for what a search could have returned."""
    return all(isinstance(value, str | bool) for value in choices.values())


def lengths(robot: Robot) -> dict[str, Scalar]:
    """Lengths that may serve as unit, by name; none where a joint slides."""
    if any(robot.sigma(j) == PRISMATIC for j in range(1, robot.NL + 1)):
        return {}
    found = {
        str(x): x
        for j in range(1, robot.NL + 1)
        for x in (robot.frame(j).d, robot.frame(j).r, robot.frame(j).b)
        if isinstance(x, Expr)
        and x.level <= PARAMETER_LEVEL
        and (x.level == PARAMETER_LEVEL or x.op.arity == 0)
    }
    return {name: x for name, x in found.items() if is_divisor(robot, x)}


@dataclass(frozen=True)
class Tailoring:
    """The robot, its inertial parameters and the forms of its links under some choices."""

    robot: Robot
    inertia: list[LinkInertia]
    forms: dict[int, LinkForm]


def tailor(robot: Robot, choices: Choices) -> Tailoring:
    asked, joints = choices.get, range(1, robot.NL + 1)
    slides, gauges, sheds, *fields = (
        _of_links(kind, robot.NL) for kind in ("slide", "gauge", "shed", *LinkForm._fields)
    )
    measure = (asked("unit", "1"), tuple([j for j in joints if asked(slides[j - 1])]))
    groups = (
        tuple([asked(key, "classical") for key in gauges]),
        tuple([asked(key, "keep") for key in sheds]),
    )
    measured = robot.derived(("measured", *measure), lambda: _measured(robot, *measure))
    inertia = measured.derived(groups, lambda: group_parameters(measured, *groups))
    columns = [
        [asked(key, usual) for key in keys] for keys, usual in zip(fields, LinkForm(), strict=True)
    ]
    return Tailoring(
        measured,
        inertia,
        dict(zip(joints, map(LinkForm._make, zip(*columns, strict=True)), strict=True)),
    )


@cache
def _of_links(kind: str, links: int) -> tuple[str, ...]:
    """The keys of a kind of choice: frame1, frame2 …"""
    return tuple(f"{kind}{j}" for j in range(1, links + 1))


def _measured(robot: Robot, unit: str, slides: tuple[int, ...]) -> Robot:
    return scale_lengths(slide_origins(robot, slides), lengths(robot).get(unit, ONE))


def space(robot: Robot, turning: bool, sines_free: bool = False) -> dict[str, list[Any]]:
    """The choices for this robot; `turning`: rotational motion matters (not for the inertia matrix), `sines_free`: more sines may save operations."""
    found: dict[str, list[Any]] = {"unit": ["1", *lengths(robot)]}
    spinning = turning and not _at_rest(robot)
    for j in range(robot.NL, 0, -1):
        revolute, leaf = robot.sigma(j) == REVOLUTE, not children(robot, j)
        found[f"frame{j}"] = ["own", "pre", *(["double", "phase"] if sines_free else [])]
        if turn_kind(robot.frame(j).alpha) == "none" and robot.ant(j):
            found[f"join{j}"] = [True, False]
            found[f"lever{j}"] = [False, True]
        if revolute and (spinning or not turning):
            found[f"gauge{j}"] = list(GAUGES if leaf else GAUGES[:2] if turning else GAUGES[:3:2])
        if not leaf:
            found[f"shed{j}"] = list(SHEDS)
        if can_slide_origin(robot, j):
            found[f"slide{j}"] = [False, True]
        if not turning and revolute and not leaf and robot.ant(j):
            found[f"level{j}"] = [False, True]
        if spinning and revolute:
            found[f"products{j}"] = [True, False]
        if spinning and robot.ant(j):
            found[f"column{j}"] = [True, False]
            found[f"direct{j}"] = [False, True]
            found[f"twice{j}"] = [False, True]
        if turning and robot.sigma(j) == PRISMATIC and robot.ant(j):
            found[f"fold{j}"] = [False, True]
            found[f"gather{robot.ant(j)}"] = [False, True]
    return found


def _at_rest(robot: Robot) -> bool:
    """Nothing turns, so that moments of inertia and products of velocities are of no matter."""
    return all(is_zero(x) for j in robot.joints for x in (j.QP, j.QDP)) and all(
        is_zero(x) for x in (*robot.base.W0, *robot.base.WP0)
    )


def starts(
    robot: Robot, options: Mapping[str, list[Any]], turning: bool, phases: bool = False
) -> list[dict[str, Any]]:
    """Sensible beginnings, first the one that long experience recommends; for the inertia matrix the plain form and grouped axes."""
    plain = {key: values[0] for key, values in options.items()}
    plain |= {key: False for key in options if key.startswith("join")}
    if not turning:
        parallel = [key for key in options if key.startswith("join")]
        grouped = {f"frame{robot.ant(int(key[4:]))}": "pre" for key in parallel} | dict.fromkeys(
            parallel, True
        )
        plain |= {
            key: True
            for key in options
            if key.startswith("slide") and link_traits(robot, int(key[5:])) >= {"carried", "turned"}
        }
        return [plain, plain | grouped]
    turned = "phase" if "phase" in options["frame1"] and phases else "pre"
    joints = range(1, robot.NL + 1)
    tips = [j for j in joints if not children(robot, j)]
    seconds = [
        j for j in joints if robot.ant(robot.ant(j)) == 0 < robot.ant(j)
    ]  # in their pre-frames w is sparse
    kinds = {"fold": True, "join": True, "lever": True}
    habits: dict[str, Any] = {
        key: kinds[kind] for key in options if (kind := key.rstrip("0123456789")) in kinds
    }
    habits |= {
        f"gauge{j}": "planar"
        for j in joints
        if f"gauge{j}" in options and robot.ant(j) and j not in seconds
    }
    habits |= {
        f"products{j}": False for j in (*children(robot, 0), *seconds)
    }  # turning about few axes
    habits |= {
        f"products{j}": False
        for j in joints
        if is_zero(robot.bodies[j].MX) or is_zero(robot.bodies[j].MY)
    }  # few of U's elements needed
    habits |= {f"slide{j}": True for j in tips}
    habits |= {f"frame{j}": turned for j in (*tips, *seconds)}
    habits |= {f"{kind}{j}": True for kind in ("twice", "direct") for j in (*tips, *seconds)}
    if _at_rest(robot):
        return [{key: habits.get(key, value) for key, value in plain.items()}]
    habits |= {f"shed{j}": "mass" for j in joints if robot.ant(j)}
    recommended = {key: habits.get(key, value) for key, value in plain.items()}
    rotated = {key: False for key in options if key.startswith("column")}
    axial = {key: False for key in options if key.startswith("products")}
    still = {key: plain[key] for key in options if key.startswith("frame")} | {
        f"gauge{j}": "planar" for j in seconds if f"gauge{j}" in options
    }
    level = {key: False for key in options if key.startswith(("lever", "twice", "direct"))} | {
        key: "keep" for key in options if key.startswith("shed")
    }
    alone = {key: False for key in options if key.startswith(("join", "fold"))}
    sliding = (
        [recommended | rotated | axial] if any(robot.sigma(j) == PRISMATIC for j in joints) else []
    )
    return [
        recommended,
        recommended | level,
        recommended | level | still | alone,
        recommended | rotated | still,
        *sliding,
    ]


def search(
    robot: Robot, o: Options, build: Build, price: Price, turning: bool = True
) -> dict[str, Any]:
    """The cheapest choices that the effort allows for what `build` traces, or those found before for the same."""
    if o["mode"] == "symoro":
        return {}
    options = space(robot, turning, o["objective"] != "time")
    plainly = Trace(
        quiet=True, steps=robot.derived("plain steps", dict)
    )  # each model that has this part comes here
    plain = [as_expr(v).key for g in build(robot, o, plainly).groups for v in g.values]
    content = digest(FORMS_VERSION, o["effort"], o["objective"], o["outputs"], options, plain)

    def make() -> dict[str, Any]:
        return _searched(
            robot,
            o,
            options,
            lambda c, thorough: price(build, {**c, "outputs": o["outputs"]}, thorough),
            turning,
        )

    return dict(
        robot.derived(
            content, lambda: remembered(content, make, plausible) if o["effort"] else make()
        )
    )


def _searched(
    robot: Robot,
    o: Options,
    everything: dict[str, list[Any]],
    price: Callable[[Choices, bool], Quote],
    turning: bool,
) -> dict[str, Any]:
    """Improved by what usually pays, with more effort by everything; what comes near the best is compared after factoring."""
    effort, motion = (
        o["effort"],
        COMPOSITE if not turning else RESTING if _at_rest(robot) else SPINNING,
    )
    promising, links = options_in_order(robot, everything, DESCENT[motion]), max(1, robot.NL)
    budget = min(BUDGET[effort], PER_CHOICE[effort] * sum(map(len, promising.values()))) // links
    trials = Trials(lambda c: price(c, False), budget, int(USUAL * budget))
    begin = [
        {k: v for k, v in s.items() if k in everything}
        for s in starts(robot, everything, turning, o["objective"] == "operations")
    ]
    if effort == 0:
        return min(begin, key=trials.quote)
    ordered = sorted(
        begin,
        key=lambda start: trials.quote(start).value + (FIRST if start is not begin[0] else 0.0),
    )
    found = [trials.settled(start, promising) for start in trials.while_spare(ordered)]
    if effort == 1:
        best = min(found, key=trials.quote)
        deep = (
            options_in_order(robot, everything, FINAL_COMPARISON[motion])
            if robot.NL <= MANY
            else {}
        )
        rivals = [best, *trials.rivals(best, deep)[:RIVALS]]
        return (
            min(rivals, key=Trials(lambda c: price(c, True), len(rivals)).quote)
            if len(rivals) > 1
            else best
        )
    best = min((trials.descend(choices, everything) for choices in found), key=trials.quote)
    return Trials(lambda c: price(c, True), BUDGET[effort] // links).descend(best, everything)


def refine(
    robot: Robot,
    o: Options,
    start: dict[str, Any],
    parts: Mapping[str, bool],
    price: Callable[[Choices], Quote],
) -> dict[str, Any]:
    """Choices of several parts improved together, for what the parts share; `parts`: prefix -> rotational motion matters."""
    sines_free = o["objective"] != "time"
    options = {
        f"{prefix}{k}": v
        for prefix, turning in parts.items()
        for k, v in space(robot, turning, sines_free).items()
    }
    options = {k: v for k, v in options.items() if k in start}
    return Trials(price, BUDGET[o["effort"]] // max(1, robot.NL)).descend(start, options)


@dataclass
class Trials:
    """Prices of trial choices, a limited number of them."""

    price: Callable[[Choices], Quote]
    left: int
    expected: int = 0  # trials, as told to who listens; 0: all
    known: dict[frozenset[tuple[str, Any]], Quote] = field(default_factory=dict)
    loss: dict[tuple[str, Any], float] = field(
        default_factory=dict
    )  # by a choice when it was last tried; infinite if it left the program as it was
    left_behind: set[tuple[str, Any]] = field(default_factory=set)  # for something better

    def __post_init__(self) -> None:
        self.total = self.left
        self.expected = self.expected or self.total

    def quote(self, choices: Choices) -> Quote:
        """The price, found once."""
        key = frozenset(choices.items())
        if key not in self.known:
            with part("choosing forms", self.total - self.left, self.expected):
                self.known[key] = self.price(choices)
            self.left -= 1
        return self.known[key]

    def descend(self, best: dict[str, Any], options: Mapping[str, list[Any]]) -> dict[str, Any]:
        """One choice at a time, until trying them all brings nothing or the trials are used up."""
        while (better := self.settled(best, options)) is not best:
            best = better
        return best

    def while_spare(self, starts: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """The first start, and others as long as trials are left for them."""
        for k, start in enumerate(starts):
            if k == 0 or self.left >= SPARE * self.total:
                yield start

    def settled(self, best: dict[str, Any], options: Mapping[str, list[Any]]) -> dict[str, Any]:
        """Rounds of single choices; one that left the program as it was, or was far from paying, is not tried again in later rounds.

        The way back from what was gained stays open.
        """
        mute: set[tuple[str, Any]] = set()
        while (better := self._round(best, options, mute)) is not best:
            best = better
        return best

    def _round(
        self, best: dict[str, Any], options: Mapping[str, list[Any]], mute: set[tuple[str, Any]]
    ) -> dict[str, Any]:
        at = self.quote(best)
        for key, candidate in sorted(
            _singles(options), key=lambda single: self.loss.get(single, 0.0)
        ):  # what nearly paid first
            if self.left <= 0:
                break
            if candidate == best[key] or (key, candidate) in mute:
                continue
            trial = {**best, key: candidate}
            found = self.quote(trial)
            loss = self.loss[key, candidate] = (
                inf if found.traced == at.traced else found.value - at.value
            )
            if loss > FAR and (key, candidate) not in self.left_behind:
                mute.add((key, candidate))
            if loss < -GAIN:
                self.loss[key, best[key]] = -loss
                self.left_behind.add((key, best[key]))
                best, at = trial, found
        return best

    def rivals(
        self, best: dict[str, Any], options: Mapping[str, list[Any]]
    ) -> list[dict[str, Any]]:
        """One choice away from the best, another program, and hardly dearer as traced: the passes may turn the balance.

        Of the values of one choice that come to the same price the first stands for all.
        """
        at = self.quote(best)
        found: dict[tuple[str, float], tuple[Quote, dict[str, Any]]] = {}
        for key, candidate in _singles(options):
            if self.loss.get((key, candidate), 0.0) > NEAR + GROWN:
                continue
            trial = {**best, key: candidate}
            quote = self.quote(trial)
            if quote.value <= at.value + NEAR and quote.traced != at.traced:
                found.setdefault((key, round(quote.value, 1)), (quote, trial))
        return [trial for _, trial in sorted(found.values(), key=lambda pair: pair[0])]


def _singles(options: Mapping[str, list[Any]]) -> Iterator[tuple[str, Any]]:
    return ((key, candidate) for key, candidates in options.items() for candidate in candidates)
