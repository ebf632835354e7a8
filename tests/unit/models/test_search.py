"""The search for forms: one per part, shared by the models that have it."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from pathlib import Path

import pytest

import symoro as sy
from symoro import cache
from symoro.cache import cache_disabled
from symoro.mechanism.drives import at_rest
from symoro.models.dynamic.inverse_dynamics import inverse_dynamics
from symoro.models.forms import search
from symoro.models.forms.choices import Choice, Choices, LinkForm
from symoro.models.forms.search_space import (
    AT_REST,
    IN_MOTION,
    INERTIA,
    ORDER,
    TRAITS,
    choice_space,
    choice_space_digest,
    choices_in_order,
    link_traits,
)
from symoro.tracing.trace import Quote


@pytest.fixture
def searches(monkeypatch):
    """How many searches were made so far."""
    made = []
    search_in_earnest = search._cheapest
    monkeypatch.setattr(
        search, "_cheapest", lambda *args: made.append(args) or search_in_earnest(*args)
    )
    return made


def test_models_share_the_search_of_a_part(searches):
    """Inertia matrix, velocity torques and gravity: three searches for seven models."""
    robot = sy.load("planar2r").map(lambda x: x)  # nothing kept from other tests
    with cache_disabled():
        for model in ("inertia", "h", "gravity", "ddm", "lagrange", "hybrid", "opspace"):
            sy.generate(robot, model)
    assert len(searches) == 3


def test_another_robot_objective_or_effort_is_searched_anew(searches):
    robot = sy.load("planar2r").map(lambda x: x)  # nothing kept from other tests
    with cache_disabled():
        for options in (
            {},
            {"objective": "operations"},
            {"effort": 2},
            {"without": ["gravity"]},
            {"outputs": ["GAM1"]},
            {},
        ):
            sy.generate(robot, "idm", **options)
    assert len(searches) == 5


@pytest.mark.parametrize(
    ("model", "output"), [("ddm", "QDP1"), ("opspace", "Lambda"), ("lagrange", "Q")]
)
def test_outputs_may_be_selected_of_a_model_with_parts(model, output):
    with cache_disabled():
        whole, part = (sy.generate(sy.load("planar2r"), model, outputs=o) for o in (None, [output]))
    assert part.cost.strict.total < whole.cost.strict.total


@dataclass(frozen=True)
class Pair:
    """Two choices, a and b."""

    a: int
    b: int

    def __getitem__(self, key):
        return getattr(self, key)

    def replaced(self, key, value):
        return dataclasses.replace(self, **{key: value})


def priced(asked, value, traced):
    """Trials whose price and program are functions of the choices; those that are priced are noted."""
    return search.Trials(lambda c: asked.append(c) or Quote(value(c), traced(c)), 100)


def test_a_price_is_computed_once():
    asked = []
    trials = priced(asked, lambda c: float(c.a), lambda c: (c.a, c.b))
    best = trials.descend(Pair(2, 0), {"a": [2, 1, 0], "b": [0, 1]})
    assert best.a == 0
    assert len(asked) == len(set(asked))


def test_a_choice_that_changes_nothing_waits_until_the_others_have_settled():
    asked = []
    trials = priced(
        asked,
        lambda c: float(2 * c.a + (c.b if c.a == 0 else 0)),
        lambda c: (c.a, c.b if c.a == 0 else None),
    )
    assert trials.descend(Pair(2, 1), {"b": [1, 0], "a": [2, 1, 0]}) == Pair(0, 0)
    assert asked.index(Pair(0, 0)) < asked.index(Pair(1, 0))


def test_rivals_are_other_programs_that_cost_nearly_the_same():
    trials = priced(
        [],
        lambda c: 10.0 + 2 * ORDER.limits.near * c.a + 0.1 * c.b,
        lambda c: (c.a, c.b) if c.b < 3 else (0, 0),
    )
    rivals = trials.rivals(Pair(0, 0), {"a": [0, 1], "b": [0, 1, 2, 3]})
    assert rivals == [Pair(0, 1), Pair(0, 2)]


def test_of_the_values_of_a_choice_with_one_price_one_is_a_rival():
    trials = priced([], lambda c: 10.0 + (0.2 if c.a else 0.0) + 0.3 * c.b, lambda c: (c.a, c.b))
    rivals = trials.rivals(Pair(0, 0), {"a": [0, 1, 2, 3], "b": [0, 1]})
    assert rivals == [Pair(1, 0), Pair(0, 1)]


def test_what_was_far_from_paying_is_no_rival_and_not_tried_in_later_rounds():
    asked = []
    trials = priced(asked, lambda c: 10.0 - c.b + 2 * ORDER.limits.far * c.a, lambda c: (c.a, c.b))
    best = trials.settle(Pair(0, 0), {"a": [0, 1], "b": [0, 1]})
    assert best == Pair(0, 1)
    assert trials.rivals(best, {"a": [0, 1]}) == []
    assert Pair(1, 0) in asked
    assert Pair(1, 1) not in asked


def test_the_way_back_from_a_gain_stays_open():
    """a = 1 pays at first, a = 0 once b has changed."""
    cost = {
        (0, 0): 10.0,
        (1, 0): 10.0 - 2 * ORDER.limits.far,
        (1, 1): 9.0 - 2 * ORDER.limits.far,
        (0, 1): 0.0,
    }
    trials = priced([], lambda c: cost[c.a, c.b], lambda c: (c.a, c.b))
    assert trials.settle(Pair(0, 0), {"a": [0, 1], "b": [1]}) == Pair(0, 1)


def test_another_start_is_improved_while_half_of_the_trials_are_left():
    trials = search.Trials(lambda c: Quote(0.0), 10)
    starts = trials.while_spare([Pair(k, 0) for k in range(9)])
    assert [trials.quote(start) and start.a for start in starts] == [0, 1, 2, 3, 4, 5]


def test_trials_stop_when_the_budget_is_used_up():
    trials = search.Trials(lambda c: Quote(float(c.a), (c.a,)), 3)
    trials.descend(Pair(9, 0), {"a": list(range(9))})
    assert (trials.left, len(trials.known)) == (0, 3)


def test_the_parts_of_a_model_are_refined_together():
    """The price of one part falls only once the other has changed."""
    robot = sy.load("planar2r")
    parts = [search.Part(robot, inverse_dynamics)] * 2
    key = Choice("wrench_frame", 2)

    def price(forms):
        first, second = (c[key] == "pre" for c in forms)
        return Quote(3.0 - first - (first and second), (first, second))

    options = {"objective": "time", "effort": 2}
    refined = search.refine(options, parts, [Choices.plain(2)] * 2, price)
    assert [c[key] for c in refined] == ["pre", "pre"]


# --- choices on disk ------------------------------------------------------------------------------

SPACE = choice_space(sy.load("planar2r"), True)
CHOSEN = Choices((LinkForm(), LinkForm(wrench_frame="pre", join_group=True)), "L2")


def test_choices_are_read_back_from_their_entry():
    space = {**SPACE, Choice("unit"): ["1", "L2"]}
    entry = json.loads(json.dumps(CHOSEN.as_entry()))
    assert Choices.from_entry(entry, space, 2) == CHOSEN


@pytest.mark.parametrize(
    "damage",
    [
        {"unit": "x"},
        {"unit": 1},
        {"links": [{}]},
        {"links": [{}, {"wrench_frame": "other"}]},
        {"links": [{}, {"wrench_frame": True}]},
        {"links": [{}, {"other": True}]},
        {"links": [{}, {"join_group": 1}]},
        {"links": [{}, 3]},
        {"links": 2},
        {"other": 1},
    ],
    ids=str,
)
def test_a_damaged_entry_is_refused(damage):
    plain = search._as_entry(Choices.plain(2), "content")
    entry = {**plain, "choices": {**Choices.plain(2).as_entry(), **damage}}
    assert search._is_entry(plain, "content", SPACE, 2)
    assert not search._is_entry(plain, "other content", SPACE, 2)
    assert not search._is_entry(entry, "content", SPACE, 2)


def test_an_updated_choice_is_read_back():
    updated = Choices.plain(3).updated({Choice("unit"): "D3", Choice("grouping", 2): "XX=0"})
    assert updated == Choices((LinkForm(), LinkForm(grouping="XX=0"), LinkForm()), "D3")
    assert (updated[Choice("unit")], updated[Choice("grouping", 2)]) == ("D3", "XX=0")


RECORD = json.loads(
    (Path(__file__).parents[3] / "benchmarks/tuning/search_trials.json").read_text(encoding="utf-8")
)

# --- the order of the search ----------------------------------------------------------------------


@pytest.mark.parametrize("table", [ORDER.descent, ORDER.final])
def test_every_row_of_what_is_worth_trying_names_choices_that_exist(table):
    robots = [sy.load(name) for name in ("rx90", "stanford", "scara", "general6r")]
    views = {
        IN_MOTION: lambda r: r,
        AT_REST: at_rest,
        INERTIA: lambda r: r,
    }
    for motion, rows in table.items():
        spaces = [
            (view, choice_space(view, motion != INERTIA, True))
            for view in map(views[motion], robots)
        ]
        for row in rows:
            offered = {
                v
                for robot, space in spaces
                for values in choices_in_order(robot, space, [row]).values()
                for v in values
            }
            assert offered >= set(row.values) - {"all"}, (motion, row)
            assert offered, (motion, row)


def test_the_search_order_is_of_the_present_choices():
    """Where this fails, a choice was added or changed: record trials anew and revise the rows."""
    assert ORDER.space == choice_space_digest() == RECORD["space"]
    words = {w for rows in ORDER.descent.values() for row in rows for w in row.links.split()}
    assert words <= set(TRAITS)


def test_every_row_of_the_search_order_has_a_value_that_paid():
    """In the recorded trials, for some link of a robot of the library."""
    trials = RECORD["trials"]
    paid = {(motion, kind, value) for motion, kind, value, _, _, count, _ in trials if count}
    for motion, rows in ORDER.descent.items():
        for row in rows:
            values = [v for of, kind, v in paid if (of, kind) == (motion, row.kind)]
            assert any(map(row.offers, values)), (motion, row)


def test_the_words_for_links_are_those_of_the_traits():
    robots = [sy.load(name) for name in ("rx90", "scara", "twoarm")]
    words = [link_traits(robot, j) for robot in robots for j in range(1, robot.NL + 1)]
    assert set().union(*words) == set(TRAITS)


def test_the_place_of_a_link():
    rx90 = sy.load("rx90")
    assert link_traits(rx90, 1) == {"first", "inner", "parallel"}
    assert link_traits(rx90, 3) == {"carried", "later", "inner", "parallel"}
    assert link_traits(rx90, 6) == {"carried", "later", "tip", "turned"}


ALTERATIONS = {
    "choices": lambda entry: {
        **entry,
        "choices": Choices.plain(len(entry["choices"]["links"])).as_entry(),
    },
    "digest": lambda entry: {**entry, "digest": ""},
    "type": lambda entry: {**entry, "digest": 1},
    "missing": lambda entry: {"choices": entry["choices"]},
    "nothing": lambda entry: {},
    "number": lambda entry: 3,
}


@pytest.mark.parametrize("alteration", ALTERATIONS)
def test_an_altered_entry_of_the_cache_is_dropped(tmp_path, monkeypatch, searches, alteration):
    """The text is that of an empty cache, and the entry is written anew."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    text = sy.generate(sy.load("scara").map(lambda x: x), "idm").code("c")
    entries = {path: path.read_text() for path in tmp_path.glob("*.json")}
    assert len(entries) == len(searches) == 1
    for path, entry in entries.items():
        path.write_text(json.dumps(ALTERATIONS[alteration](json.loads(entry))))
    assert sy.generate(sy.load("scara").map(lambda x: x), "idm").code("c") == text
    assert len(searches) == 2
    assert {path: path.read_text() for path in tmp_path.glob("*.json")} == entries
    assert sy.generate(sy.load("scara").map(lambda x: x), "idm").code("c") == text
    assert len(searches) == 2
