"""Published figures of the RX-90 and bounds on generation.

OpenSYMORO's operations as written, additions/multiplications (REFERENCE §8), are upper bounds for
ours, every operation counted. Its determinant is the closed form of the literature (REFERENCE §3).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import sympy

import symoro as sy
from symoro.catalogue import CATALOGUE
from symoro.tracing.trace import Trace, make_program
from tests.strategies import random_tree, state

# model, options, additions, multiplications
PUBLISHED: list[tuple[str, dict[str, Any], int, int]] = [
    ("dgm", {}, 30, 81),
    ("fgm", {}, 25, 56),
    ("jacobian", {"projection": 0, "intermediate": 6}, 32, 45),
    ("jacobian", {"projection": 3, "intermediate": 4}, 5, 6),
    ("jacobian", {}, 32, 45),
    ("velocities", {}, 32, 47),
    ("accelerations", {}, 98, 105),
    ("jpqp", {}, 93, 105),
]


@pytest.mark.parametrize("objective", ["time", "operations"])
@pytest.mark.parametrize(("model", "options", "add", "mul"), PUBLISHED, ids=lambda x: str(x))
def test_rx90_costs_no_more_than_published(
    model: str, options: dict[str, Any], add: int, mul: int, objective: str
) -> None:
    cost = sy.generate(sy.load("rx90"), model, objective=objective, **options).cost
    for count in (cost.strict, cost.hoisted):
        assert count.add <= add
        assert count.mul <= mul
        assert count.other == 0


def test_symoro_mode_reproduces_the_fast_geometric_model() -> None:
    """The original's listing of the RX-90 with intermediate variables: 25 additions, 56
    multiplications.
    """
    strict = sy.generate(sy.load("rx90"), "fgm", mode="symoro").cost.strict
    assert (strict.add, strict.mul) == (25, 56)


def test_symoro_mode_writes_the_geometric_model_with_sums_of_parallel_axes() -> None:
    """Each element in one formula; the original's has 30 additions and 81 multiplications."""
    listing = sy.generate(sy.load("rx90"), "dgm", mode="symoro")
    strict = listing.cost.strict
    assert (strict.add, strict.mul) == (30, 79)
    assert "S23" in listing.code("matlab", style="script")


@pytest.mark.parametrize("objective", ["time", "operations"])
@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_rx90_determinant_is_the_closed_form(mode: str, objective: str) -> None:
    """det J = -C3 D3 RL4 S5 (S23 RL4 - C2 D3), up to the sign convention."""
    det = sy.generate(sy.load("rx90"), "determinant", mode=mode, objective=objective)
    q2, q3, q5, D3, RL4 = sympy.symbols("q2 q3 q5 D3 RL4", real=True)
    expected = (
        -sympy.cos(q3) * D3 * RL4 * sympy.sin(q5) * (sympy.sin(q2 + q3) * RL4 - sympy.cos(q2) * D3)
    )
    (found,) = [sympy.sympify(x) for x in np.ravel(det.to_sympy()["det"])]
    found = found.subs({s: sympy.Symbol(s.name, real=True) for s in found.free_symbols})
    assert 0 in (
        sympy.simplify(sympy.expand_trig(found - expected)),
        sympy.simplify(sympy.expand_trig(found + expected)),
    )


@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_rx90_singularities_are_the_three_factors(mode: str) -> None:
    """Elbow (C3), wrist (S5) and shoulder, besides the two lengths."""
    found = {
        sympy.sympify(f.replace("^", "**"))
        for f in sy.generate(sy.load("rx90"), "determinant", mode=mode).factors
    }
    q2, q3, q5, D3, RL4 = sympy.symbols("q2 q3 q5 D3 RL4")
    shoulder = RL4 * sympy.sin(q2 + q3) - D3 * sympy.cos(q2)
    assert len(found) == 5
    assert {D3, RL4, sympy.cos(q3), sympy.sin(q5)} < found
    (last,) = found - {D3, RL4, sympy.cos(q3), sympy.sin(q5)}
    assert 0 in (sympy.expand(last - shoulder), sympy.expand(last + shoulder))


# --- generation -----------------------------------------------------------------------------------


def best_time(job: Callable[[], Any], runs: int = 5) -> float:
    def once() -> float:
        start = time.process_time()
        job()
        return time.process_time() - start

    return min(once() for _ in range(runs))


@pytest.mark.parametrize("model", ["dgm", "jacobian", "velocities", "accelerations", "jpqp"])
@pytest.mark.parametrize("name", ["rx90", "general6r"])
def test_tracing_a_six_joint_robot_takes_less_than_50_ms(name: str, model: str) -> None:
    robot = sy.load(name)
    options = sy.generate(robot, model).options

    def trace() -> None:
        trace = Trace()
        make_program(model, robot, CATALOGUE[model].build(robot, options, trace), trace)

    assert best_time(trace) < 0.05


@pytest.mark.parametrize("model", ["dgm", "velocities", "accelerations", "jpqp", "jacobian"])
def test_a_tree_of_30_joints_is_generated_within_a_second(model: str) -> None:
    robot = random_tree(30, np.random.default_rng(0))
    assert best_time(lambda: sy.generate(robot, model), 2) < 1.0


@pytest.mark.parametrize(
    ("model", "group", "shape"), [("dgm", "T", (4, 4)), ("velocities", "V", (200, 3))]
)
def test_a_chain_of_200_joints_does_not_exhaust_the_stack(
    model: str, group: str, shape: tuple[int, ...]
) -> None:
    rng = np.random.default_rng(1)
    robot = random_tree(200, rng, serial=True)
    values = state(robot, rng)
    found = sy.generate(robot, model).evaluate(values)[group]
    assert found.shape == shape
    assert np.all(np.isfinite(found))
