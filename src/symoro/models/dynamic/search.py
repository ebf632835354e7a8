"""Choosing the forms of a dynamic model: coordinate descent over independent choices, each priced on the traced model.

The choices of all links and the unit of length make a space; a few sensible starts are improved one choice at a time.
`effort` bounds the number of traces, less per link the more links there are: 0 takes the best start as it is, 1 stays
well under a second for an arm, 2 and 3 improve every start and price the last round after factoring. What was found is kept
by content: models that share a part, such as ddm, h and opspace, share its search.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Any

from symoro.cache import digest, remembered
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.node import ONE, PARAMETER_LEVEL, Expr, as_expr
from symoro.models.dynamic.gauge import GAUGES, SHEDS, Inertia, can_slide, gauged, is_divisor, scaled, slid
from symoro.models.dynamic.stations import Form
from symoro.models.geometric.chain import turn_kind
from symoro.models.options import Options
from symoro.models.trace import Build, Namer, Price, Quote
from symoro.progress import part
from symoro.robot.data import PRISMATIC, REVOLUTE, Robot
from symoro.robot.topology import children

Choices = Mapping[str, Any]  # "frame3": "pre" …, "unit": "RL4"
BUDGET = (0, 420, 4000, 40000)  # traces times links, by effort
PER_CHOICE = (0.0, 1.0, 10.0, 100.0)  # no more traces than this times the values of all choices, by effort
GAIN = 1e-6
GROWN = 0.5  # by so much a loss may have changed since it was found
FAR = 2.5  # what is so much dearer is not tried again after other choices have changed
NEAR = 1.55  # as traced; nearer than this the passes decide
DEEP = ("unit", "gauge", "shed", "slide", "level")  # choices that change the parameters, and with them what the passes find
RIVALS = 4  # programs that are compared after factoring
MANY = 16  # links: beyond it rivals take longer to trace than they can save
FORMS_VERSION = 14  # of the choices: a new kind of choice makes remembered ones stale


def plausible(choices: Choices) -> bool:
    """True for what a search could have returned."""
    return all(isinstance(value, str | bool) for value in choices.values())


def lengths(robot: Robot) -> dict[str, Scalar]:
    """Lengths that may serve as unit, by name; none where a joint slides."""
    if any(robot.sigma(j) == PRISMATIC for j in range(1, robot.NL + 1)):
        return {}
    found = {str(x): x for j in range(1, robot.NL + 1) for x in (robot.frame(j).d, robot.frame(j).r, robot.frame(j).b)
             if isinstance(x, Expr) and x.level <= PARAMETER_LEVEL and (x.level == PARAMETER_LEVEL or x.op.arity == 0)}
    return {name: x for name, x in found.items() if is_divisor(robot, x)}


@dataclass(frozen=True)
class Tailoring:
    """The robot, its inertial parameters and the forms of its links under some choices."""

    robot: Robot
    inertia: list[Inertia]
    forms: dict[int, Form]


def tailor(robot: Robot, choices: Choices) -> Tailoring:
    joints = range(1, robot.NL + 1)
    measure = (choices.get("unit", "1"), tuple(j for j in joints if choices.get(f"slide{j}")))
    groups = (tuple(choices.get(f"gauge{j}", "classical") for j in joints), tuple(choices.get(f"shed{j}", "keep") for j in joints))
    measured = robot.derived(("measured", *measure), lambda: _measured(robot, *measure))
    inertia = measured.derived(groups, lambda: gauged(measured, *groups))
    forms = {j: Form(**{k: choices[f"{k}{j}"] for k in Form.__dataclass_fields__ if f"{k}{j}" in choices}) for j in joints}
    return Tailoring(measured, inertia, forms)


def _measured(robot: Robot, unit: str, slides: tuple[int, ...]) -> Robot:
    return scaled(slid(robot, slides), lengths(robot).get(unit, ONE))


def space(robot: Robot, turning: bool, sines_free: bool = False, wide: bool = True) -> dict[str, list[Any]]:
    """The choices worth trying for this robot.

    `turning`: rotational motion matters (not for the inertia matrix); `sines_free`: more sines may save operations;
    `wide`: also those that seldom pay.
    """
    found: dict[str, list[Any]] = {"unit": ["1", *lengths(robot)]}
    spinning = turning and not _at_rest(robot)
    for j in range(robot.NL, 0, -1):
        revolute, leaf = robot.sigma(j) == REVOLUTE, not children(robot, j)
        found[f"frame{j}"] = ["own", "pre", *(["double", "phase"] if sines_free else [])]
        if turn_kind(robot.frame(j).alpha) == "none" and robot.ant(j):
            found[f"join{j}"] = [True, False]
            found[f"lever{j}"] = [False, True]
        if revolute and (robot.ant(j) or wide) and (spinning or not turning):
            found[f"gauge{j}"] = list(GAUGES if wide and leaf else GAUGES[:2] if turning else GAUGES[:3:2])
        if not leaf and (robot.ant(j) or wide):
            found[f"shed{j}"] = list(SHEDS if wide else SHEDS[:2])
        if can_slide(robot, j):
            found[f"slide{j}"] = [False, True]
        if not turning and revolute and not leaf and robot.ant(j):
            found[f"level{j}"] = [False, True]
        if spinning and revolute and (robot.ant(j) or wide):
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
    return all(is_zero(x) for j in robot.joints for x in (j.QP, j.QDP)) and all(is_zero(x) for x in (*robot.base.W0, *robot.base.WP0))


def starts(robot: Robot, options: Mapping[str, list[Any]], turning: bool, phases: bool = False) -> list[dict[str, Any]]:
    """Sensible beginnings: the plain form, and the one that long experience recommends."""
    plain = {key: values[0] for key, values in options.items()}
    plain |= {key: False for key in options if key.startswith("join")}
    if not turning:
        parallel = [key for key in options if key.startswith("join")]
        grouped = {f"frame{robot.ant(int(key[4:]))}": "pre" for key in parallel} | dict.fromkeys(parallel, True)
        return [plain, plain | grouped]
    turned = "phase" if "phase" in options["frame1"] and phases else "pre"
    joints = range(1, robot.NL + 1)
    tips = [j for j in joints if not children(robot, j)]
    seconds = [j for j in joints if robot.ant(robot.ant(j)) == 0 < robot.ant(j)]  # in their pre-frames w is sparse
    kinds = {"fold": True, "join": True, "lever": True}
    habits: dict[str, Any] = {key: kinds[kind] for key in options if (kind := key.rstrip("0123456789")) in kinds}
    habits |= {f"gauge{j}": "planar" for j in joints if f"gauge{j}" in options and robot.ant(j) and j not in seconds}
    habits |= {f"products{j}": False for j in (*children(robot, 0), *seconds)}  # turning about few axes
    habits |= {f"frame{j}": turned for j in (*tips, *seconds)}
    habits |= {f"{kind}{j}": True for kind in ("twice", "direct") for j in (*tips, *seconds)}
    habits |= {f"shed{j}": "mass" for j in joints if robot.ant(j)}
    recommended = {key: habits.get(key, value) for key, value in plain.items()}
    rotated = {key: False for key in options if key.startswith("column")}
    axial = {key: False for key in options if key.startswith("products")}
    still = {key: plain[key] for key in options if key.startswith("frame")} | {f"gauge{j}": "planar" for j in seconds if f"gauge{j}" in options}
    level = {key: False for key in options if key.startswith(("lever", "twice", "direct"))} | {key: "keep" for key in options if key.startswith("shed")}
    alone = {key: False for key in options if key.startswith(("join", "fold"))}
    return [recommended, recommended | rotated | axial, recommended | rotated | still, recommended | level, recommended | level | still | alone]


def search(robot: Robot, o: Options, build: Build, price: Price, turning: bool = True) -> dict[str, Any]:
    """The cheapest choices that the effort allows for what `build` traces, or those found before for the same."""
    if o["mode"] == "symoro":
        return {}
    options = space(robot, turning, o["objective"] != "time")
    plain = [as_expr(v).key for g in build(robot, o, Namer(quiet=True)).groups for v in g.values]
    content = digest(FORMS_VERSION, o["effort"], o["objective"], o["outputs"], options, plain)

    def make() -> dict[str, Any]:
        return _searched(robot, o, options, lambda c, thorough: price(build, {**c, "outputs": o["outputs"]}, thorough), turning)

    return dict(robot.derived(content, lambda: remembered(content, make, plausible) if o["effort"] else make()))


def _searched(robot: Robot, o: Options, everything: dict[str, list[Any]], price: Callable[[Choices, bool], Quote], turning: bool) -> dict[str, Any]:
    """First the choices that usually pay, then all; what comes near the best is compared after factoring."""
    effort, sines_free = o["effort"], o["objective"] != "time"
    trials = Trials(lambda c: price(c, False), min(BUDGET[effort] // max(1, robot.NL), int(PER_CHOICE[effort] * sum(map(len, everything.values())))))
    begin = [{k: v for k, v in s.items() if k in everything} for s in starts(robot, everything, turning, o["objective"] == "operations")]
    narrow = space(robot, turning, sines_free, wide=False)
    found = [trials.descend(trials.descend(start, narrow), everything) for start in sorted(begin, key=trials.quote)]  # as many as the budget allows
    best = min(found, key=trials.quote)
    if effort == 0:
        return best
    if effort == 1:
        deep = {key: values for key, values in everything.items() if key.startswith(DEEP)} if robot.NL <= MANY else {}
        rivals = [best, *trials.rivals(best, deep)[:RIVALS]]
        return min(rivals, key=Trials(lambda c: price(c, True), len(rivals)).quote) if len(rivals) > 1 else best
    return Trials(lambda c: price(c, True), BUDGET[effort] // max(1, robot.NL)).descend(best, everything)


def refine(robot: Robot, o: Options, start: dict[str, Any], parts: Mapping[str, bool], price: Callable[[Choices], Quote]) -> dict[str, Any]:
    """Choices of several parts improved together, for what the parts share; `parts`: prefix -> rotational motion matters."""
    sines_free = o["objective"] != "time"
    options = {f"{prefix}{k}": v for prefix, turning in parts.items() for k, v in space(robot, turning, sines_free).items()}
    options = {k: v for k, v in options.items() if k in start}
    return Trials(price, BUDGET[o["effort"]] // max(1, robot.NL)).descend(start, options)


@dataclass
class Trials:
    """Prices of trial choices, a limited number of them."""

    price: Callable[[Choices], Quote]
    left: int
    known: dict[frozenset[tuple[str, Any]], Quote] = field(default_factory=dict)
    loss: dict[tuple[str, Any], float] = field(default_factory=dict)  # by a choice when it was last tried; infinite if it left the program as it was

    def __post_init__(self) -> None:
        self.total = self.left

    def quote(self, choices: Choices) -> Quote:
        """The price, found once."""
        key = frozenset(choices.items())
        if key not in self.known:
            with part("choosing forms", self.total - self.left, self.total):
                self.known[key] = self.price(choices)
            self.left -= 1
        return self.known[key]

    def descend(self, best: dict[str, Any], options: Mapping[str, list[Any]]) -> dict[str, Any]:
        """One choice at a time, until trying them all brings nothing or the trials are used up."""
        while (better := self._settled(best, options)) is not best:
            best = better
        return best

    def _settled(self, best: dict[str, Any], options: Mapping[str, list[Any]]) -> dict[str, Any]:
        """Rounds of single choices; one that left the program as it was, or was far from paying, is not tried again in later rounds."""
        mute: set[tuple[str, Any]] = set()
        while (better := self._round(best, options, mute)) is not best:
            best = better
        return best

    def _round(self, best: dict[str, Any], options: Mapping[str, list[Any]], mute: set[tuple[str, Any]]) -> dict[str, Any]:
        for key, candidate in sorted(_singles(options), key=lambda single: self.loss.get(single, 0.0)):  # what nearly paid first
            if self.left <= 0:
                break
            if candidate == best[key] or (key, candidate) in mute:
                continue
            trial, at = {**best, key: candidate}, self.quote(best)
            found = self.quote(trial)
            self.loss[key, candidate] = inf if found.traced == at.traced else found.value - at.value
            if self.loss[key, candidate] > FAR:
                mute.add((key, candidate))
            if found.value < at.value - GAIN:
                best = trial
        return best

    def rivals(self, best: dict[str, Any], options: Mapping[str, list[Any]]) -> list[dict[str, Any]]:
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
