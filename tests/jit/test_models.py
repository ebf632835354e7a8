"""Machine code and the NumPy fall-back agree with the interpreter: every model, named robots and
random trees.
"""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.expr.node import VARIABLE_LEVEL
from symoro.expr.ops import NEG
from symoro.jit.kernels import Interface
from tests.jit.support import assert_close, evaluated, needs_llvm
from tests.strategies import random_tree, robots, seeds, state

pytestmark = needs_llvm
MODELS = {
    "rx90": "dgm fgm jacobian inverse-jacobian velocities accelerations jpqp idm lagrange inertia h gravity ddm ddm-recursive energy",
    "puma560": "idm ddm jacobian inertia", "scara": "idm dgm energy jacobian", "twoarm": "dgm idm inertia",
}  # fmt: skip
BATCH = (7,)


def check(model, rng, robot):
    values = {k: v for k, v in state(robot, rng, BATCH).items() if k in model.inputs}
    right = evaluated(model, values)
    one = {k: v[3] if np.ndim(v) else v for k, v in values.items()}
    for backend in ("llvm", "numpy"):
        f = model.compile(backend)
        assert_close(f(values), right)
        assert_close(f(one), evaluated(model, one))


@pytest.mark.parametrize(
    ("robot", "model"),
    [(robot, model) for robot, models in MODELS.items() for model in models.split()],
)
def test_models_of_named_robots(robot, model):
    loaded = sy.load(robot)
    effort = (
        {"effort": 0}
        if any(o.name == "effort" for o in next(s for s in sy.models() if s.id == model).options)
        else {}
    )
    check(sy.generate(loaded, model, **effort), np.random.default_rng(3), loaded)


@pytest.mark.parametrize("wrt", ["q", "qd", "qdd"])
def test_derivatives(wrt):
    robot = sy.load("planar2r")
    check(sy.generate(robot, "idm").derivative(wrt), np.random.default_rng(4), robot)


@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_modes(mode):
    robot = sy.load("rx90")
    check(sy.generate(robot, "idm", mode=mode), np.random.default_rng(5), robot)


@settings(max_examples=10)
@given(robots(joints=(1, 5)), st.sampled_from(["idm", "dgm", "inertia", "energy"]), seeds())
def test_random_trees(robot, model, rng):
    made = sy.generate(robot, model, effort=0) if model != "dgm" else sy.generate(robot, model)
    check(made, rng, robot)


def test_folded_parameters_give_the_same_torques():
    robot = sy.load("rx90")
    m, rng = sy.generate(robot, "idm", effort=0), np.random.default_rng(6)
    values = {k: v for k, v in state(robot, rng, BATCH).items() if k in m.inputs}
    numbers = {k: values.pop(k) for k in m.parameters}
    some = {k: numbers[k] for k in list(numbers)[::2]}
    folded, partly = m.compile(values=numbers), m.compile(values=some)
    assert folded.parameters == ()
    assert set(partly.parameters) == set(numbers) - set(some)
    right = evaluated(m, values | numbers)
    assert_close(folded(values), right)
    assert_close(partly(values | {k: numbers[k] for k in partly.parameters}), right)


def test_values_that_cannot_be_folded_are_explained():
    m = sy.generate(sy.load("rx90"), "idm", effort=0)
    with pytest.raises(sy.SymoroError, match="ZZ1"):
        m.compile(values={"ZZ11": 1.0})
    with pytest.raises(sy.SymoroError, match="finite"):
        m.compile(values={"G3": np.nan})


def test_all_work_on_parameters_is_done_once():
    m = sy.generate(random_tree(6, np.random.default_rng(1)), "idm", effort=0)
    face = Interface(m.program)
    assert face.carried
    assert all(n.level == VARIABLE_LEVEL or n.op is NEG for n in face.task("time").nodes)
