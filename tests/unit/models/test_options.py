"""Wrong requests are explained, and a user's symbol never collides with a name of ours."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, SymoroError, UnknownName, UnsupportedRobot
from symoro.expr.node import Role, symbol
from symoro.robot.data import Robot
from tests.strategies import state


def refused(model: str, robot: str = "rx90", **options: Any) -> str:
    """The message of the error that a request ends with."""
    with pytest.raises(SymoroError) as error:
        _ = sy.generate(
            sy.load(robot), model, **options
        ).program  # outputs are looked for when passes run
    return str(error.value)


def test_unknown_robot_is_guessed_and_the_known_ones_listed() -> None:
    with pytest.raises(UnknownName, match=r"Did you mean 'rx90'\?.*path of a robot file") as error:
        sy.load("rx9")
    assert "puma560" in str(error.value)


def test_unknown_model_is_guessed_and_the_known_ones_listed() -> None:
    text = refused("jacobain")
    assert "Did you mean 'jacobian'?" in text
    assert "velocities" in text


@pytest.mark.parametrize("model", ["dgm", "jacobian", "velocities"])
def test_unknown_option_is_guessed(model: str) -> None:
    assert "Did you mean 'objective'?" in refused(model, objectiv="time")


def test_option_of_another_model_is_refused_with_the_list() -> None:
    assert (
        "one of assembly, effort, frame, frames, mimic, mode, objective, order, outputs, passive, wrt"
        in refused("dgm", intermediate=3)
    )


CHOICES = [
    ("mode", "quick", "fast, symoro"),
    ("effort", 4, "0, 1, 2, 3"),
    ("objective", "size", "time, operations"),
]
FRAMES = [("dgm", "frame"), ("dgm", "wrt"), ("jacobian", "frame"), ("jacobian", "projection"), ("jacobian", "intermediate"),
          ("velocities", "wrt"), ("inverse-jacobian", "frame"), ("determinant", "projection")]  # fmt: skip


@pytest.mark.parametrize(("option", "value", "known"), CHOICES)
def test_wrong_choice_lists_the_right_ones(option: str, value: Any, known: str) -> None:
    text = refused("dgm", **{option: value})
    assert f"option {option}" in text
    assert known in text
    assert str(value) in text


@pytest.mark.parametrize(
    "value", [-1, 7, 99, "x", 2.5, 2.0, "", [1], "1.5", float("nan"), float("inf")]
)
@pytest.mark.parametrize(("model", "option"), FRAMES)
def test_wrong_frame_names_the_option_and_the_range(model: str, option: str, value: Any) -> None:
    text = refused(model, **{option: value})
    assert f"option {option}" in text
    assert "a frame from 0 to 6 of RX90" in text


@pytest.mark.parametrize("value", [3, "3", np.int64(3)])
def test_frame_may_come_as_text_or_numpy_integer(value: Any) -> None:
    assert sy.generate(sy.load("rx90"), "dgm", frame=value).options["frame"] == 3


@pytest.mark.parametrize("outputs", ["T", "T14,T24", ["T14"], ("T14", "T11")])
def test_outputs_may_be_text_or_a_list(outputs: Any) -> None:
    assert sy.generate(sy.load("rx90"), "dgm", outputs=outputs).groups.keys() == {"T"}


@pytest.mark.parametrize("outputs", ["X", ["T14", "T55"], "", 5, [5]])
def test_unknown_output_is_explained(outputs: Any) -> None:
    assert "output" in refused("dgm", outputs=outputs)


@pytest.mark.parametrize("model", ["jacobian", "inverse-jacobian"])
def test_intermediate_frame_of_another_branch_is_refused(model: str) -> None:
    text = refused(model, robot="twoarm", frame=4, intermediate=6)
    assert "a frame on the path to frame 4: 0, 1, 2, 3, 4" in text


@pytest.mark.parametrize("robot", ["fourbar", "sr400"])
def test_the_general_method_refuses_closed_loops(robot: str) -> None:
    with pytest.raises(UnsupportedRobot, match=r"closed loops on the way .*igm-paul"):
        sy.generate(sy.load(robot), "igm-general")


def test_missing_and_unknown_values_are_named() -> None:
    m = sy.generate(sy.load("rx90"), "dgm")
    with pytest.raises(InputError, match="none for q2"):
        m.evaluate({f"q{j}": 0.1 for j in (1, 3, 4, 5, 6)})
    with pytest.raises(UnknownName, match="qq1"):
        m.evaluate({f"q{j}": 0.1 for j in range(1, 7)} | {"qq1": 0.0})
    with pytest.raises(UnknownName, match="q7"):
        m.derivative("q7")


# --- names ----------------------------------------------------------------------------------------


def renamed(robot: Robot, names: dict[str, str]) -> Robot:
    """RX-90 with its lengths under other names."""
    frames = list(robot.frames)
    frames[2] = dataclasses.replace(frames[2], d=symbol(names["D3"], Role.GEOMETRIC))
    frames[3] = dataclasses.replace(frames[3], r=symbol(names["RL4"], Role.GEOMETRIC))
    values = {names.get(k, k): v for k, v in robot.values.items()}
    return dataclasses.replace(robot, frames=tuple(frames), values=values)


@cache
def plain_results(model: str, mode: str) -> dict[str, np.ndarray]:
    """The numbers of a model of the RX-90 with its own names, in the state of the test below."""
    robot = sy.load("rx90")
    values = state(robot, np.random.default_rng(9))
    return sy.generate(robot, model, mode=mode).evaluate(values)


@pytest.mark.parametrize("mode", ["fast", "symoro"])
@pytest.mark.parametrize(
    "model",
    [
        "dgm",
        "fgm",
        "jacobian",
        "inverse-jacobian",
        "determinant",
        "velocities",
        "accelerations",
        "jpqp",
    ],
)
@pytest.mark.parametrize(
    "names",
    [
        ("W13", "T1"),
        ("S1", "U111"),
        ("t1", "C23"),
        ("J11", "L14"),
        ("WP13", "V13"),
        ("DET12_34", "S23"),
    ],
)
def test_a_symbol_may_have_the_name_of_an_intermediate_or_an_output(
    names: tuple[str, str], model: str, mode: str
) -> None:
    plain = sy.load("rx90")
    robot = renamed(plain, dict(zip(("D3", "RL4"), names, strict=True)))
    values = state(plain, np.random.default_rng(9))
    own = {k: v for k, v in values.items() if k in robot.symbols}
    m, expected = sy.generate(robot, model, mode=mode), plain_results(model, mode)
    found = m.evaluate(own)
    for group in expected:
        np.testing.assert_allclose(
            found[group], expected[group], rtol=0, atol=1e-9 * max(1, np.abs(expected[group]).max())
        )
    assert not set(m.inputs).intersection(m.optimised.listing.names.values())


@pytest.mark.parametrize("model", ["dgm", "idm"])
def test_a_derivative_by_an_argument_without_symbols_has_no_columns(model: str) -> None:
    derivative = sy.generate(sy.load("planar2r"), model).derivative("fe")
    assert all(shape[-1] == 0 for shape in derivative.groups.values())
