"""The catalogue of models: one row each. The menus, the command line and the documentation are made from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.models.geometric import direct
from symoro.models.kinematic import inverse, jacobian, links
from symoro.models.options import COMMON, FRAME, INTERMEDIATE, OWN, PROJECTION, WRT, Option, Options
from symoro.models.trace import Namer, Traced
from symoro.robot.data import CLOSED, Robot

Build = Callable[[Robot, Options, Namer], Traced]
Variants = Callable[[Robot, Options], list[dict[str, Any]]]


@dataclass(frozen=True)
class ModelSpec:
    """A model: what it is called, what it gives, how it is traced; `variants` lists equivalent ways to price."""

    id: str
    menu: str
    title: str
    groups: tuple[str, ...]
    build: Build
    options: tuple[Option, ...] = COMMON
    variants: Variants = lambda robot, o: [{}]
    loops: bool = False  # True where closed-loop robots are understood


_JACOBIAN = (*COMMON, FRAME, PROJECTION, INTERMEDIATE)

CATALOGUE: dict[str, ModelSpec] = {
    m.id: m
    for m in (
        ModelSpec("dgm", "geometric", "Direct geometric model", ("T",), direct.direct_model, (*COMMON, FRAME, WRT), direct.variants, True),
        ModelSpec("fgm", "geometric", "Fast geometric model", ("T",), direct.fast_model, (*COMMON, FRAME, WRT), direct.variants, True),
        ModelSpec("jacobian", "kinematic", "Jacobian matrix", ("J",), jacobian.jacobian, _JACOBIAN, jacobian.variants),
        ModelSpec("inverse-jacobian", "kinematic", "Inverse Jacobian matrix", ("Jinv",), inverse.inverse_jacobian, _JACOBIAN, jacobian.variants),
        ModelSpec("determinant", "kinematic", "Determinant of the Jacobian matrix", ("det",), inverse.determinant_model, _JACOBIAN),
        ModelSpec("velocities", "kinematic", "Velocities of the links", ("V", "W"), links.velocities, (*COMMON, OWN), links.variants),
        ModelSpec("accelerations", "kinematic", "Accelerations of the links", ("VP", "WP"), links.accelerations, (*COMMON, OWN), links.variants),
        ModelSpec("jpqp", "kinematic", "Accelerations without joint accelerations", ("JPQP",), links.jpqp, (*COMMON, OWN), links.variants),
    )
}


def check_structure(spec: ModelSpec, robot: Robot) -> None:
    """A closed-loop robot is refused where the model would silently treat its tree."""
    if robot.kind == CLOSED and not spec.loops:
        raise UnsupportedRobot(
            f"{spec.id} needs an open chain, and {robot.name} has {robot.NJ - robot.NL} closed loop(s). "
            "Its transforms along the equivalent tree are available as dgm and fgm."
        )
