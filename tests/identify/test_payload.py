"""A load on the last link, and drive gains from a load that was weighed."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName
from symoro.expr.node import constant
from symoro.robot import INERTIAL_PARAMETERS
from symoro.robot.data import Body
from tests.identify.support import arm, log, motion, solid


@pytest.fixture(scope="module")
def made():
    robot, numbers = arm(seed=7)
    load = solid(np.random.default_rng(70), 3.0, 0.1)
    last = Body(**{k: constant(numbers[f"{k}6"] + v) for k, v in load.items()})
    loaded = dataclasses.replace(robot, bodies=(*robot.bodies[:-1], last))
    empty, full = (
        log(robot, motion(robot, 10.0, 100.0, 17), noise=0.05, seed=1),
        log(loaded, motion(robot, 10.0, 100.0, 18), noise=0.05, seed=2),
    )
    return robot, load, empty, full


def test_the_load_is_found(made):
    robot, load, empty, full = made
    found = sy.identify(robot, empty, load=full, folds=1).payload
    for k in INERTIAL_PARAMETERS:
        assert abs(found.values[k] - load[k]) < 4.5 * found.sigma[k]
        assert found.sigma[k] < 0.05
    assert found.values["M"] == pytest.approx(3.0, rel=0.02)


def test_a_known_mass_gives_the_gains(made):
    """The efforts are logged as currents of unknown scale."""
    robot, load, empty, full = made
    gains = np.array([12.0, 10.0, -8.0, 5.0, 4.0, 3.0])
    currents = [{**x, "GAM": x["GAM"] / gains} for x in (empty, full)]
    found = sy.identify(
        robot, currents[0], load=currents[1], known_load={"M": 3.0, "MX": load["MX"]}, folds=1
    ).gains
    np.testing.assert_allclose(found.values, gains, rtol=0.03)
    assert np.all(np.abs(found.values - gains) < 5 * found.sigma)
    assert np.all(found.sigma < 0.05 * np.abs(gains))


def test_the_load_must_be_weighed(made):
    robot, _, empty, full = made
    with pytest.raises(InputError, match="mass M"):
        sy.identify(robot, empty, load=full, known_load={"MX": 0.1}, folds=1)
    with pytest.raises(UnknownName):
        sy.identify(robot, empty, load=full, known_load={"mass": 3.0}, folds=1)
