"""Identification models of closed-loop robots: those of the tree, its passive joints moving as the loops ask [KC97 §6]."""

from __future__ import annotations

from typing import Any

from symoro.models.dynamic.drive import tree_joints
from symoro.models.identification import energetic, regressor
from symoro.models.loops.dynamics import INPUTS, view
from symoro.models.loops.kinematics import active_vector
from symoro.models.options import Options
from symoro.models.trace import Build, Namer, Price, Traced, group
from symoro.robot.data import Robot


def identification_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """D: torques of the motors per unit of each parameter, D_a + W^T D_p (22)."""
    found, tree = view(robot, o, n, still=False)
    of_tree = regressor.identification_model(tree, o, n)
    D, joints = of_tree.groups[0], tree_joints(tree)
    names = of_tree.facts["columns"]
    width = len(names)
    columns = [active_vector(found, {j: D.values[r * width + c] for r, j in enumerate(joints)}) for c in range(width)]
    values = [columns[c][r] for r in range(len(found.active)) for c in range(width)]
    labels = [f"D{j}_{name}" for j in found.active for name in names]
    return Traced((group("D", (len(found.active), width), values, labels),), (INPUTS, *of_tree.notes), of_tree.facts)


def energy_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """h: energy of the mechanism per unit of each parameter."""
    _, tree = view(robot, o, n, still=True)
    found = energetic.energy_model(tree, o, n)
    return Traced(found.groups, (INPUTS, *found.notes), found.facts)


def power_model(robot: Robot, o: Options, n: Namer) -> Traced:
    """dh: power of the motors per unit of each parameter; constraint forces do no work."""
    _, tree = view(robot, o, n, still=False)
    found = energetic.power_model(tree, o, n)
    return Traced(found.groups, (INPUTS, *found.notes), found.facts)


def choose(build: Build) -> Any:
    """The cheapest of the regressor's forms, priced with the loops."""

    def cheapest(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        _, tree = view(robot, o, Namer(quiet=True), still=False)
        return min(regressor.variants(tree, o), key=lambda v: price(build, v))

    return cheapest
