"""What tells by how much a branch misses its pose: as good as the direct model, for less work, and
shared with what was computed before.
"""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

import symoro as sy
from symoro.expr.cost import program_cost
from symoro.expr.node import as_expr
from symoro.expr.program import run_program
from symoro.models.inverse.branch_program import elements_of, with_misses
from symoro.models.inverse.solution_search import values_of
from symoro.robot.data import Frame
from tests.inverse.arms import postures

ARMS = {
    "rx90": "igm-paul",
    "ur5": "igm-paul",
    "scara": "igm-paul",
    "rrp": "igm-paul",
    "stanford": "igm-pieper",
    "puma560": "igm-pieper",
}


def with_tool(name: str) -> sy.Robot:
    """A built-in arm with a fixed frame behind it."""
    robot = sy.load(name)
    return dataclasses.replace(
        robot,
        frames=(
            *robot.frames,
            Frame(
                robot.NF, 2, alpha=as_expr(0.4), d=as_expr(0.2), theta=as_expr(0.3), r=as_expr(0.1)
            ),
        ),
    )


@pytest.mark.parametrize("tool", [False, True])
@pytest.mark.parametrize("name", ARMS)
def test_a_miss_measures_what_the_direct_model_misses(name: str, tool: bool) -> None:
    m = sy.generate(with_tool(name) if tool else sy.load(name), ARMS[name])
    solved = m.details.solved
    values = {p: m.robot.values.get(p, 0.5) for p in solved.arm.parameters}
    c = solved.arm.numeric(values)
    poses = c.poses(postures(c, 40))
    poses[::2, :3, 3] += 3 * c.size  # out of reach of most
    poses[1::4, :3, :3] = np.roll(poses[1::4, :3, :3], 1, axis=2)  # few joints cannot turn so
    found = run_program(with_misses(m.traced, m.details), {**values, **elements_of(solved, poses)})
    shape = (40, len(m.branches), c.n)
    q, miss = np.broadcast_to(found["solutions"], shape), np.broadcast_to(found["miss"], shape[:2])
    true = np.abs(c.poses(q.reshape(-1, c.n)).reshape(*shape[:2], 4, 4) - poses[:, None]).sum(
        axis=(2, 3)
    )
    assert true.max() > 0.05
    assert (miss <= 4 * true + 1e-12).all()
    assert (true <= 4 * miss + 1e-12).all()


@pytest.mark.parametrize("name", ["rx90", "puma560", "ur5"])
def test_a_branch_is_checked_by_half_of_the_direct_model(name: str) -> None:
    m = sy.generate(sy.load(name), "igm-paul")
    whole = with_misses(m.traced, m.details)
    without = dataclasses.replace(whole, groups=whole.groups[:-1])  # no misses
    direct = sy.generate(sy.load(name), "dgm").cost.hoisted.mul
    check = program_cost(whole).hoisted.mul - program_cost(without).hoisted.mul
    assert 0 < 2 * check < len(m.branches) * direct


def test_values_among_the_branches_are_counted() -> None:
    solved = sy.generate(sy.load("rx90"), "igm-paul").details.solved
    counts = values_of(solved, [x for step in solved.steps for x in step.unknowns])
    assert {step.names[0]: counts[step.unknowns[0]] for step in solved.steps} == {
        "q1": 2,
        "q2": 4,
        "q3": 4,
        "q4": 8,
        "q5": 8,
        "q6": 8,
    }


def test_models_that_stand_for_the_same_solution_share_it() -> None:
    robot = sy.load("stanford")
    chosen, paul = sy.generate(robot, "igm"), sy.generate(robot, "igm-paul")
    assert chosen.program is paul.program
    assert chosen.notes[1:] == paul.notes
    T = chosen.compile().chain.poses(np.full((1, 6), 0.4))[0]
    assert np.array_equal(chosen.compile()(T).solutions, paul.compile()(T).solutions)
    assert sy.generate(robot, "igm-paul", objective="operations").program is not paul.program
    assert sy.generate(robot, "igm-paul", fixed="q4").joints == ("q1", "q2", "q3", "q5", "q6")
    assert sy.generate(robot, "igm-paul").joints == paul.joints
