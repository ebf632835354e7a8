"""Closed loops on the command line."""

from __future__ import annotations

import json

import pytest

from tests.e2e.test_cli import done, refused


def test_loop_models_are_generated_and_verified() -> None:
    data = json.loads(done("generate", "fivebar", "loop-geometry,loop-kinematics", "--json"))
    assert [d["model"] for d in data] == ["loop-geometry", "loop-kinematics"]
    assert data[0]["groups"]["qp"] == [2, 2]
    assert "passed" in done("verify", "slidercrank", "loop-geometry", "--lang", "python")


def test_the_options_of_loops_are_options_of_the_command_line() -> None:
    assert "lambda" in done(
        "generate", "fourbar", "idm", "--method", "multipliers", "--effort", "0"
    )
    text = done(
        "generate", "palletiser", "dgm", "--frame", "8", "--passive", "solved", "--lang", "python"
    )
    assert "not used" in text


def test_base_parameters_of_the_sr400() -> None:
    assert "42 base inertial parameters" in done("base", "sr400")


@pytest.mark.parametrize("name", ["slidercrank", "fivebar", "palletiser", "bennett", "delta"])
def test_the_built_in_mechanisms_have_no_problems(name: str) -> None:
    assert "No problems found" in done("check", name)


def test_loop_models_refuse_open_robots() -> None:
    assert "has no closed loop" in refused(1, "generate", "rx90", "loop-geometry")
