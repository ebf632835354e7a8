"""Models that know closed loops: the algorithm of open robots, and beside it that of closed ones."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.mechanism.loop_assemblies import linear_relations, with_positions
from symoro.models.identification import regressor
from symoro.models.kinematic.jacobian import variants as jacobian_variants
from symoro.models.kinematic.link_rates import variants as links_variants
from symoro.models.loops import dynamics, identification, inverse, links, matrices
from symoro.models.loops.kinematics import passive_positions
from symoro.robot.data import Robot
from symoro.tracing.options import ASSEMBLY, LOOP_METHOD, PASSIVE, PASSIVE_INPUTS, Option, Options
from symoro.tracing.trace import Build, Choose, Price, Trace, Traced, cheapest_of


@dataclass(frozen=True)
class Looped:
    """What a model becomes on a closed-loop robot, and the options that it has besides."""

    build: Build
    choose: Choose
    options: tuple[Option, ...] = (PASSIVE, ASSEMBLY)


def _no_choice(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    return {}


LOOPED: Mapping[str, Looped] = {
    "jacobian": Looped(links.jacobian, cheapest_of(links.jacobian, jacobian_variants)),
    "inverse-jacobian": Looped(
        inverse.inverse_jacobian, cheapest_of(inverse.inverse_jacobian, inverse.variants)
    ),
    "determinant": Looped(inverse.determinant, _no_choice),
    "velocities": Looped(links.velocities, cheapest_of(links.velocities, links_variants)),
    "accelerations": Looped(links.accelerations, cheapest_of(links.accelerations, links_variants)),
    "jpqp": Looped(links.jpqp, cheapest_of(links.jpqp, links_variants)),
    "idm": Looped(
        dynamics.inverse_dynamics,
        dynamics.chooser(dynamics.inverse_dynamics),
        (PASSIVE, ASSEMBLY, LOOP_METHOD),
    ),
    "inertia": Looped(dynamics.inertia, dynamics.chooser(dynamics.inertia, turning=False)),
    "h": Looped(dynamics.bias, dynamics.chooser(dynamics.bias)),
    "gravity": Looped(dynamics.gravity, dynamics.chooser(dynamics.gravity, rests=True)),
    "ddm": Looped(dynamics.direct_dynamics, dynamics.choose_direct),
    "energy": Looped(dynamics.energy, _no_choice),
    "lagrange": Looped(matrices.lagrange, matrices.choose_lagrange),
    "hybrid": Looped(matrices.hybrid, dynamics.choose_direct),
    "opspace": Looped(matrices.operational, dynamics.choose_direct),
    "id-dynamic": Looped(
        identification.identification_model, regressor.chooser(identification.identification_model)
    ),
    "id-energy": Looped(identification.energy_model, _no_choice),
    "id-filtered": Looped(identification.filtered_model, _no_choice),
    "id-power": Looped(identification.power_model, _no_choice),
}


def _check_open(robot: Robot, o: Options) -> None:
    if o.get("method") == "multipliers":
        raise UnsupportedRobot(
            f"{robot.name} has no closed loop, so there are no multipliers: use another method."
        )


def by_loops(open_build: Build, closed: Looped) -> Build:
    """The algorithm that the robot's structure asks for."""

    def build(robot: Robot, o: Options, trace: Trace) -> Traced:
        if robot.has_closed_loops:
            return closed.build(robot, o, trace)
        _check_open(robot, o)
        return open_build(robot, o, trace)

    return build


def choice_by_loops(open_choose: Choose, closed: Looped) -> Choose:
    """The search that the robot's structure asks for."""

    def choose(robot: Robot, o: Options, price: Price) -> Mapping[str, Any]:
        if robot.has_closed_loops:
            return closed.choose(robot, o, price)
        _check_open(robot, o)
        return open_choose(robot, o, price)

    return choose


PLACED = (PASSIVE_INPUTS, ASSEMBLY)  # options of geometric models


def placed(build: Build) -> Build:
    """A geometric model of a closed-loop robot in which passive joints may be functions of the motorised ones."""

    def build_placed(robot: Robot, o: Options, trace: Trace) -> Traced:
        if not robot.has_closed_loops or o["passive"] == "inputs":
            return build(robot, o, trace)
        assumed, positions = passive_positions(robot, o)
        return build(
            with_positions(robot, {**(linear_relations(robot) if assumed else {}), **positions}),
            o,
            trace,
        )

    return build_placed
