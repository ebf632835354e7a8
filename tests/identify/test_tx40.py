"""A measured log of a Stäubli TX40 against the published identification of the same log (data of
Gautier et al., CNRS).
"""

from __future__ import annotations

import csv
import re

import numpy as np
import pytest

import symoro as sy
from symoro.identify.filtering import plan_pieces, read_samples
from symoro.identify.least_squares import prediction_errors
from symoro.identify.log_columns import make_setup, read_setup
from symoro.identify.observation_rows import ObservationModel
from symoro.identify.physical_consistency import pseudo_inertia
from tests.identify.support import SETUP, TX40

pytestmark = pytest.mark.skipif(not TX40.is_dir(), reason=f"the measured log is not here: {TX40}")
LOG = TX40 / "tx40_raw.csv.gz"
LETTERS = {
    "off": "FO",
    "Iam": "IAM",
    "fvm": "FVM",
    "fsm": "FSM",
    "Ia": "IA",
    "fv": "FV",
    "fs": "FS",
}


def published(file):
    """Rows with names in our spelling: {standard parameter: factor}, value, deviation."""
    with (TX40 / file).open() as lines:
        for row in csv.DictReader(lines):
            terms = re.findall(r"([+-]?\s*[\d.]*)\*?\s*([A-Za-z]+)(\d)", row["expression"])
            expression = {_name(letters) + j: float((factor.replace(" ", "") + "1") if factor.replace(" ", "") in ("", "+", "-") else factor.replace(" ", ""))
                          for factor, letters, j in terms}  # fmt: skip
            value = float(row["wls_value"])
            yield expression, value, float(row["wls_rel_std_percent"])


def _name(letters):
    return LETTERS.get(letters) or (
        letters[1:].upper() if letters.startswith("I") else letters.upper()
    )


@pytest.fixture(scope="module")
def whole():
    return sy.identify(sy.load("tx40"), LOG, setup=SETUP, solver="wls")


def column_of(result, expression):
    """The base parameter whose grouping contains the published one's first term alone or with
    others.
    """
    p = result.parameters
    row = np.zeros(len(p.standard))
    for name, factor in expression.items():
        row[p.standard.index(name)] = factor
    off = np.abs(p.grouping - row).max(axis=1)
    return int(np.argmin(off)), float(off.min())


def test_the_grouping_is_the_published_one(whole):
    """Every published base parameter is one of ours, with the same factors; ours has IA6 besides,
    as a plain QR of the data has.
    """
    found = [
        column_of(whole, expression)
        for expression, _, _ in published("published_base_parameters.csv")
    ]
    assert len(found) == 60
    assert max(off for _, off in found) < 1e-9
    assert {whole.names[k] for k, _ in found} == set(whole.names) - {"IA6"}


def test_weighted_least_squares_give_the_published_values(whole):
    scores, differences = [], []
    for expression, value, percent in published("published_base_parameters.csv"):
        x = whole.x[column_of(whole, expression)[0]]
        scores.append((x - value) / (abs(value) * percent / 100))
        if percent < 10:
            differences.append(abs(x / value - 1))
    assert len(scores) == 60
    assert np.abs(scores).max() < 3
    assert np.sqrt(np.mean(np.square(scores))) < 1
    assert len(differences) == 24
    assert np.median(differences) < 0.01


@pytest.fixture(scope="module")
def held_out():
    robot = sy.load("tx40")
    return sy.identify(
        robot, LOG, setup=SETUP, from_time=4.8, to_time=7.6, folds=1, essential=True
    )  # for its rows


def test_what_was_not_used_is_predicted(held_out):
    """Training on 0 to 4.6 s, prediction of 4.8 to 7.6 s: relative error of the rows that move, at
    50 Hz.
    """
    train = {"setup": SETUP, "to_time": 4.6, "folds": 1}
    plain, consistent = (
        prediction_errors(
            held_out.system, sy.identify(sy.load("tx40"), LOG, **train, **how).x, held_out.groups
        )
        for how in ({"physical": False}, {"physical": True})
    )
    assert plain.rows > 700
    assert plain.total <= 0.074
    assert consistent.total <= plain.total
    assert max(plain.each) < 0.25


def test_the_prediction_does_not_depend_on_our_kernel():
    """The same rows decimated by scipy's Chebyshev filters, as the published processing does:
    consistent parameters predict them too.
    """
    from scipy.signal import decimate

    robot = sy.load("tx40")
    setup = make_setup(robot, {**read_setup(SETUP), "decimate": None})
    observer = ObservationModel(robot, setup)
    (s,) = read_samples(plan_pieces(LOG, robot, setup)[0], robot, setup, size=1 << 17)
    rows = [
        decimate(decimate(x, 10, axis=0), 10, axis=0)
        for x in (*observer.augmented_rows(s, "D", list(s.tau.T)), s.qd)
    ]
    t = s.t[::100]
    counted = (np.abs(rows[-1]) >= setup.dead_zone) & ((t >= 4.8) & (t <= 7.6))[:, None]
    x = sy.identify(robot, LOG, setup=SETUP, to_time=4.6, folds=1, physical=True).x
    kept = [A[counted[:, g]] for g, A in enumerate(rows[:-1])]
    off = [A[:, -1] - A[:, :-1] @ x[u] for A, u in zip(kept, observer.group_columns, strict=True)]
    assert (
        np.linalg.norm(np.concatenate(off))
        / np.linalg.norm(np.concatenate([A[:, -1] for A in kept]))
        <= 0.074
    )


def test_essential_parameters_are_the_published_ones(whole):
    """The 25 published ones, and the rotors of joint 6 that a plain QR separates."""
    found = sy.identify(sy.load("tx40"), LOG, setup=SETUP, essential=10, folds=1)
    listed = {
        found.names[column_of(found, expression)[0]]
        for expression, _, _ in published("published_essential_parameters.csv")
    }
    assert len(listed) == 25
    assert set(found.essential) == listed | {"IA6", "IAM6"}
    assert found.training.total < whole.training.total * 1.1


def test_models_without_accelerations_agree(whole):
    """The filtered model sees the same rows through the slope of the kernel: the same parameters to
    a fifth of a deviation.
    """
    found = sy.identify(sy.load("tx40"), LOG, setup=SETUP, model="filtered", solver="wls", folds=1)
    assert np.abs((found.x - whole.x) / whole.estimate.sigma).max() < 0.2


def test_consistent_parameters_fit_as_well(whole):
    found = sy.identify(sy.load("tx40"), LOG, setup=SETUP, physical=True, folds=1)
    assert found.training.total < 1.02 * whole.training.total
    assert all(np.linalg.eigvalsh(pseudo_inertia(found.standard, j))[0] > 0 for j in range(1, 7))
    assert all(found.standard[f"{k}{j}"] >= -1e-9 for j in range(1, 7) for k in ("IA", "FV", "FS"))
