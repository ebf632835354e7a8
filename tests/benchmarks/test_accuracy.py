"""Rounding errors of the models against 50 digits, and that no pass makes them much larger."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from benchmarks import accuracy
from symoro.expr import Group, Program, Role, symbol

STATES = 12
DOCUMENT = Path(__file__).parents[2] / "docs" / "accuracy.md"
x, y = (symbol(name, Role.POSITION) for name in ("x", "y"))


def one_output(value):
    return Program("p", (Group("y", (1,), (value,), ("y",)),))


def test_an_error_is_that_of_rounding():
    """x + y in doubles loses what is below half a unit in the last place of y, in floats much more."""
    values = {"x": np.array([2.0**-54, 2.0**-30]), "y": np.array([1.0, 1.0])}
    sum_of_both = one_output(x + y)
    exact = accuracy.Reference.of(sum_of_both, values, 2)
    double = accuracy.rounded_values(sum_of_both, values, 2, np.float64)
    single = accuracy.rounded_values(sum_of_both, values, 2, np.float32)
    np.testing.assert_allclose(exact.errors(double)[:, 0], [2.0**-54, 0.0])
    np.testing.assert_allclose(exact.errors(single)[:, 0], [2.0**-54, 2.0**-30], rtol=1e-8)


def test_an_element_that_is_zero_is_measured_against_its_group():
    group = Group("v", (2,), (x, x * y - x), ("v1", "v2"))
    values = {"x": np.array([8.0]), "y": np.array([1.0])}
    reference = accuracy.Reference.of(Program("p", (group,)), values, 1)
    np.testing.assert_array_equal(reference.errors(np.array([[8.0, 4.0]])), [[0.0, 0.5]])


def test_a_pass_that_loses_digits_is_noticed():
    rng = np.random.default_rng(1)
    values = {"x": rng.uniform(1, 2, STATES), "y": rng.uniform(1e6, 2e6, STATES)}
    good, bad = one_output(x * x), one_output((x + y) * x - y * x)
    reference = accuracy.Reference.of(good, values, STATES)
    ratios = accuracy.worsened({"good": good, "bad": bad}, reference, values, STATES)
    assert ratios["bad"] > 1e3


@pytest.mark.parametrize(
    ("robot", "model", "options"),
    [
        ("rx90", "idm", {}),
        ("puma560", "ddm", {}),
        ("sr400", "ddm", {"parameters": "base"}),  # the pass cancel costs most here
        ("ur5", "hybrid", {"parameters": "base"}),
        ("palletiser", "inertia", {}),
    ],
)
def test_no_pass_makes_errors_much_larger(robot, model, options):
    pair = accuracy.Pair.of(sy.load(robot), model, options)
    row = accuracy.measure(pair, "limits", STATES)
    assert row["passes"]
    assert max(row["passes"].values()) < accuracy.WORSE
    assert row["agreement"] < 1e-28
    assert max(row["fast double"], row["symoro double"], row["machine code"]) < 1e-13
    assert max(row["fast float"], row["symoro float"]) < 1e-4


def test_results_and_document_agree():
    rows = json.loads(accuracy.RESULTS.read_text("utf-8"))
    assert len({row["robot"] for row in rows}) >= 7
    assert len({row["model"] for row in rows}) > 20
    assert all(max(row["passes"].values(), default=0) <= accuracy.WORSE for row in rows)
    text = DOCUMENT.read_text("utf-8")
    assert accuracy.table(rows) in text
    assert accuracy.pass_table(rows) in text
