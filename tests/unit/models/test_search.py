"""The search for forms: one per part, shared by the models that have it."""

from __future__ import annotations

import pytest

import symoro as sy
from symoro.cache import forgotten
from symoro.models.dynamic import search


@pytest.fixture
def searches(monkeypatch):
    """How many searches were made so far."""
    made = []
    search_in_earnest = search._searched
    monkeypatch.setattr(search, "_searched", lambda *args: made.append(args) or search_in_earnest(*args))
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
        for options in ({}, {"objective": "operations"}, {"effort": 2}, {"without": ["gravity"]}, {"outputs": ["GAM1"]}, {}):
            sy.generate(robot, "idm", **options)
    assert len(searches) == 5


@pytest.mark.parametrize(("model", "output"), [("ddm", "QDP1"), ("opspace", "Lambda"), ("lagrange", "Q")])
def test_outputs_may_be_selected_of_a_model_with_parts(model, output):
    with forgotten():
        whole, part = (sy.generate(sy.load("planar2r"), model, outputs=o) for o in (None, [output]))
    assert part.cost.strict.total < whole.cost.strict.total


def test_a_price_is_found_once():
    asked = []
    trials = search.Trials(lambda choices: asked.append(choices) or float(choices["a"]), 10)
    best = trials.descend({"a": 2, "b": 0}, {"a": [2, 1, 0], "b": [0, 1]})
    assert best["a"] == 0
    assert len(asked) == len({frozenset(c.items()) for c in asked})
