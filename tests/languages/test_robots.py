"""Models of the library's robots in every language, against the interpreter."""

import dataclasses
from functools import cache

import pytest

import symoro as sy
from symoro.robot.data import CLOSED
from tests.languages.support import NUMERIC, SLOW, require_verified

OPEN = tuple(name for name in sy.robot_names() if sy.load(name).kind != CLOSED)
MODELS = ("dgm", "jacobian", "velocities", "accelerations", "jpqp")
DYNAMIC = tuple(m.id for m in sy.models() if m.menu == "dynamic")


@cache
def units(names, models, prefix="", **options):
    """One unit per robot and model, with function names that no other options give."""
    made = [sy.generate(sy.load(n), m, **options).unit for n in names for m in models]
    return [dataclasses.replace(u, function=prefix + u.function) for u in made]


@cache
def derivatives():
    """Three axes, and a derivative with respect to a parameter."""
    rrp = sy.load("rrp")
    models = [
        sy.generate(rrp, "dgm").derivative("q"),
        sy.generate(rrp, "jpqp").derivative("qd"),
        sy.generate(rrp, "dgm").derivative("d1"),
    ]
    assert len(models[0].groups["dT_dq"]) == 3
    return [m.unit for m in models]


@cache
def selections():
    """One element; an element that is 0; two of them; a robot without parameters."""
    rx90, panda = sy.load("rx90"), sy.generate(sy.load("panda"), "dgm")
    made = [sy.generate(rx90, "dgm", outputs=o).unit for o in ("T14", "T41", "T34,T44")]
    assert panda.parameters == ()
    return [*(dataclasses.replace(u, function=f"some_{k}") for k, u in enumerate(made)), panda.unit]


@pytest.mark.parametrize("mode", ["fast", "symoro"])
def test_library_in_c(mode):
    require_verified(units(OPEN, MODELS, mode=mode), "c")


@pytest.mark.parametrize("language", [name for name in NUMERIC if name not in SLOW])
def test_models(language):
    """Two arms and a tree in both modes, a closed loop's transform along its tree, every dynamic
    model, derivatives, selections.
    """
    assert "idm" in DYNAMIC
    kinematic = [
        u
        for mode in ("fast", "symoro")
        for u in (
            *units(("rx90", "twoarm"), MODELS, mode, mode=mode),
            *units(("sr400",), ("dgm",), mode, mode=mode),
        )
    ]
    dynamic = [
        *units(("scara",), DYNAMIC),
        *units(("rx90",), ("idm", "inertia", "ddm")),
        *units(("scara",), ("idm", "ddm"), "symoro", mode="symoro"),
    ]
    rest = units(("rx90",), ("determinant", "inverse-jacobian"))
    require_verified([*kinematic, *dynamic, *rest, *derivatives(), *selections()], language)


@pytest.mark.parametrize("language", SLOW)
def test_small_models(language):
    """A few of them where the tool is slow."""
    small = [
        *units(("rx90",), ("dgm",)),
        *units(("planar2r",), ("idm", "ddm")),
        *units(("planar2r",), ("idm",), "symoro", mode="symoro"),
    ]
    require_verified([*small, *derivatives()[:1], *selections()], language)


@pytest.mark.parametrize("language", NUMERIC)
def test_numeric_robot_has_no_parameters(language):
    assert "_pre" not in sy.generate(sy.load("panda"), "dgm").code(language)
