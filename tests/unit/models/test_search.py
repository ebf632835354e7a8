"""The search for forms: one per part, shared by the models that have it."""

from __future__ import annotations

import pytest

import symoro as sy
from symoro.cache import forgotten
from symoro.models.dynamic.torques import at_rest
from symoro.models.forms import search, search_order
from symoro.tracing.trace import Quote


@pytest.fixture
def searches(monkeypatch):
    """How many searches were made so far."""
    made = []
    search_in_earnest = search._searched
    monkeypatch.setattr(
        search, "_searched", lambda *args: made.append(args) or search_in_earnest(*args)
    )
    return made


def test_models_share_the_search_of_a_part(searches):
    """Inertia matrix, velocity torques and gravity: three searches for seven models."""
    robot = sy.load("planar2r").map(lambda x: x)  # nothing kept from other tests
    with forgotten():
        for model in ("inertia", "h", "gravity", "ddm", "lagrange", "hybrid", "opspace"):
            sy.generate(robot, model)
    assert len(searches) == 3


def test_another_robot_objective_or_effort_is_searched_anew(searches):
    robot = sy.load("planar2r").map(lambda x: x)  # nothing kept from other tests
    with forgotten():
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
    with forgotten():
        whole, part = (sy.generate(sy.load("planar2r"), model, outputs=o) for o in (None, [output]))
    assert part.cost.strict.total < whole.cost.strict.total


def priced(asked, value, traced):
    """Trials whose price and program are functions of the choices; what is asked is noted."""
    return search.Trials(lambda c: asked.append(c) or Quote(value(c), traced(c)), 100)


def test_a_price_is_found_once():
    asked = []
    trials = priced(asked, lambda c: float(c["a"]), lambda c: tuple(c.values()))
    best = trials.descend({"a": 2, "b": 0}, {"a": [2, 1, 0], "b": [0, 1]})
    assert best["a"] == 0
    assert len(asked) == len({frozenset(c.items()) for c in asked})


def test_a_choice_that_changes_nothing_waits_until_the_others_have_settled():
    asked = []
    trials = priced(
        asked,
        lambda c: float(2 * c["a"] + (c["b"] if c["a"] == 0 else 0)),
        lambda c: (c["a"], c["b"] if c["a"] == 0 else None),
    )
    best = trials.descend({"b": 1, "a": 2}, {"b": [1, 0], "a": [2, 1, 0]})
    assert best == {"a": 0, "b": 0}
    assert asked.index({"b": 0, "a": 0}) < asked.index({"b": 0, "a": 1})


def test_rivals_are_other_programs_that_cost_nearly_the_same():
    trials = priced(
        [],
        lambda c: 10.0 + 2 * search.NEAR * c["a"] + 0.1 * c["b"],
        lambda c: (c["a"], c["b"]) if c["b"] < 3 else (0, 0),
    )
    assert trials.rivals({"a": 0, "b": 0}, {"a": [0, 1], "b": [0, 1, 2, 3]}) == [
        {"a": 0, "b": 1},
        {"a": 0, "b": 2},
    ]


def test_of_the_values_of_a_choice_with_one_price_one_is_a_rival():
    trials = priced(
        [], lambda c: 10.0 + (0.2 if c["a"] else 0.0) + 0.3 * c["b"], lambda c: (c["a"], c["b"])
    )
    assert trials.rivals({"a": 0, "b": 0}, {"a": [0, 1, 2, 3], "b": [0, 1]}) == [
        {"a": 1, "b": 0},
        {"a": 0, "b": 1},
    ]


def test_what_was_far_from_paying_is_no_rival_and_not_tried_in_later_rounds():
    asked = []
    trials = priced(
        asked, lambda c: 10.0 - c["b"] + 2 * search.FAR * c["a"], lambda c: (c["a"], c["b"])
    )
    best = trials.settled({"a": 0, "b": 0}, {"a": [0, 1], "b": [0, 1]})
    assert best == {"a": 0, "b": 1}
    assert trials.rivals(best, {"a": [0, 1]}) == []
    assert {"a": 1, "b": 0} in asked
    assert {"a": 1, "b": 1} not in asked


def test_the_way_back_from_a_gain_stays_open():
    """a = 1 pays at first, a = 0 once b has changed."""
    cost = {(0, 0): 10.0, (1, 0): 10.0 - 2 * search.FAR, (1, 1): 9.0 - 2 * search.FAR, (0, 1): 0.0}
    trials = priced([], lambda c: cost[c["a"], c["b"]], lambda c: (c["a"], c["b"]))
    assert trials.settled({"a": 0, "b": 0}, {"a": [0, 1], "b": [1]}) == {"a": 0, "b": 1}


def test_another_start_is_improved_while_half_of_the_trials_are_left():
    trials = search.Trials(lambda c: Quote(0.0), 10)
    taken = trials.while_spare([{"a": k} for k in range(9)])
    assert [trials.quote(start) and start["a"] for start in taken] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("table", [search_order.DESCENT, search_order.FINAL_COMPARISON])
def test_every_row_of_what_is_worth_trying_names_choices_that_exist(table):
    robots = [sy.load(name) for name in ("rx90", "stanford", "scara", "general6r")]
    views = {
        search_order.SPINNING: lambda r: r,
        search_order.RESTING: at_rest,
        search_order.COMPOSITE: lambda r: r,
    }
    for motion, rows in table.items():
        spaces = [
            (view, search.space(view, motion != search_order.COMPOSITE, True))
            for view in map(views[motion], robots)
        ]
        for kind, values, links in rows:
            found = [
                v
                for robot, options in spaces
                for offers in search_order.options_in_order(
                    robot, options, [(kind, values, links)]
                ).values()
                for v in offers
            ]
            assert set(found) >= set(values or ("1",)), (motion, kind, links)


def test_the_place_of_a_link():
    rx90 = sy.load("rx90")
    assert search_order.link_traits(rx90, 1) == {"first", "inner", "parallel"}
    assert search_order.link_traits(rx90, 3) == {"carried", "later", "inner", "parallel"}
    assert search_order.link_traits(rx90, 6) == {"carried", "later", "tip", "turned"}
