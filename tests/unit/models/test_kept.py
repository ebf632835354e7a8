"""What is kept with a robot from one model to the next."""

from __future__ import annotations

import pytest

import symoro as sy

MODELS = (
    "dgm",
    "fgm",
    "igm",
    "igm-pieper",
    "jacobian",
    "inverse-jacobian",
    "determinant",
    "velocities",
    "accelerations",
    "jpqp",
)


def fresh() -> sy.Robot:
    """An arm that knows nothing yet."""
    return sy.load("puma560").map(lambda x: x)


@pytest.mark.parametrize("order", [1, -1])
def test_a_model_is_the_same_whichever_came_before_it(order: int) -> None:
    shared = fresh()
    for model in MODELS[::order]:
        after, alone = sy.generate(shared, model), sy.generate(fresh(), model)
        assert after.traced.outputs == alone.traced.outputs, model
        assert after.traced.hints == alone.traced.hints, model
        assert after.notes == alone.notes, model
