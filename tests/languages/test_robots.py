"""Models of the library's robots in every language, against the interpreter."""

import dataclasses
from functools import cache

import pytest

import symoro as sy
from symoro.robot.data import CLOSED
from tests.languages.support import NUMERIC, require_verified

OPEN = tuple(name for name in sy.robot_names() if sy.load(name).kind != CLOSED)
MODELS = ("dgm", "jacobian", "velocities", "accelerations", "jpqp")


@cache
def units(names, models, **options):
    return [sy.generate(sy.load(n), m, **options).unit for n in names for m in models]


@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_library_in_c(mode):
    require_verified(units(OPEN, MODELS, mode=mode), "c")


@pytest.mark.parametrize("language", NUMERIC)
@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_models(language, mode):
    """Two arms and a tree; a closed loop's transform along its tree."""
    require_verified([*units(("rx90", "scara", "twoarm"), MODELS, mode=mode), *units(("sr400",), ("dgm",), mode=mode)], language)


@pytest.mark.parametrize("language", NUMERIC)
def test_dynamic_models(language):
    """Every model of the dynamic menu, drives and external wrench included."""
    models = tuple(m.id for m in sy.models() if m.menu == "dynamic")
    assert "idm" in models
    require_verified(units(("rx90", "scara"), models), language)


@pytest.mark.parametrize("language", NUMERIC)
def test_inverse_and_determinant(language):
    require_verified(units(("rx90",), ("determinant", "inverse-jacobian")), language)


@pytest.mark.parametrize("language", NUMERIC)
def test_derivatives(language):
    """Three axes, and a derivative with respect to a parameter."""
    rrp = sy.load("rrp")
    models = [sy.generate(rrp, "dgm").derivative("q"), sy.generate(rrp, "jpqp").derivative("qd"), sy.generate(rrp, "dgm").derivative("d1")]
    assert len(models[0].groups["dT_dq"]) == 3
    require_verified([m.unit for m in models], language)


@pytest.mark.parametrize("language", NUMERIC)
def test_selected_outputs(language):
    """One element; an element that is 0; two of them."""
    rx90 = sy.load("rx90")
    chosen = ("T14", "T41", "T34,T44")
    made = [sy.generate(rx90, "dgm", outputs=o).unit for o in chosen]
    require_verified([dataclasses.replace(u, function=f"some_{k}") for k, u in enumerate(made)], language)


@pytest.mark.parametrize("language", NUMERIC)
def test_numeric_robot_has_no_parameters(language):
    model = sy.generate(sy.load("panda"), "dgm")
    assert model.parameters == ()
    assert "_pre" not in model.code(language)
    require_verified([model.unit], language)
