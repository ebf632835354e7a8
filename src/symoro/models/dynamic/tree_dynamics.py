"""Efforts and inertia of a mechanism: the recursions of its tree, projected onto its coordinates.

    Gamma = G^T Gamma_tree      H = Gamma at dnu/dt = 0      A = G^T A_tree G

Coordinates are the six of a free base, then the independent joints. Drives act where they are:
rotors and friction at the joint or, through the coupling matrix, at the motor; behind a spring they
are no part of the tree [KC97 (20)-(25), KD 9.26-9.35].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symoro.expr import Group, Scalar, Vec3
from symoro.mechanism import Mechanism, drive_torques, mechanism_of, rotor_matrix, tree_joints
from symoro.models.forms import search
from symoro.models.forms.choices import Choices, apply_choices
from symoro.models.forms.composite_inertia import composite_inertia
from symoro.models.forms.free_base import gravity_rate, inertia_with_base, spatial_newton_euler
from symoro.models.forms.newton_euler import newton_euler
from symoro.models.forms.newton_euler_listing import newton_euler_listing
from symoro.robot import Robot
from symoro.tracing import Build, Choose, Options, Price, PriceTrace, Trace, output_group

LOOP_INPUTS = (
    "inputs: positions of the tree's joints, velocities, accelerations and torques of the "
    "motorised ones"
)
BASE_NOTE = "base: acceleration of frame 0, [VP; WP]"


# --- the tree ------------------------------------------------------------------------------------


def link_torques(tree: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Torques that move the links, joints 1..NL: as the original lists them, or in the chosen
    forms.
    """
    if trace.opaque:
        return newton_euler_listing(tree, trace)
    chosen = apply_choices(tree, forms)
    return newton_euler(chosen.robot, chosen.inertia, chosen.links, trace)


def joint_torques(tree: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Torques of the moving joints, drives included, on a base that moves as given [KC97 (20)]."""
    links = link_torques(tree, forms, trace)
    drives = tree.derived("drives", lambda: drive_torques(tree))
    return [
        trace(f"GAM{j}", links[j - 1] + drive)
        for j, drive in zip(tree_joints(tree), drives, strict=True)
    ]


def free_joint_torques(tree: Robot, base: Sequence[Scalar], trace: Trace) -> list[Scalar]:
    """Torques of the moving joints, drives included, on a free base with acceleration [VP; WP]."""
    g = gravity_rate(tree)
    rate = (g[0] + Vec3(*base[:3]), Vec3(*base[3:]))
    links, _ = spatial_newton_euler(tree, rate, trace)
    return _with_drives(tree, links)


def _with_drives(tree: Robot, links: Sequence[Scalar]) -> list[Scalar]:
    drives = drive_torques(tree)
    return [links[j - 1] + d for j, d in zip(tree_joints(tree), drives, strict=True)]


def tree_efforts(tree: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Efforts of the tree: the wrench on a free base that does not accelerate, torques of the
    joints.
    """
    if not tree.has_floating_base:
        return joint_torques(tree, forms, trace)
    links, wrench = spatial_newton_euler(tree, gravity_rate(tree), trace)
    return [*wrench[0], *wrench[1], *_with_drives(tree, links)]


def tree_inertia(tree: Robot, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """A of the tree with its rotors, symmetric [KC97 (35)]; of a free base its six rows first."""
    joints = tree_joints(tree)
    rotors = tree.derived("rotors", lambda: rotor_matrix(tree))
    if tree.has_floating_base:
        return inertia_with_base(tree, joints, rotors, trace)
    chosen = apply_choices(tree, forms)
    links = composite_inertia(chosen.robot, [x.body for x in chosen.inertia], chosen.links, trace).A
    upper = {
        (r, c): trace(f"A{r}{c}", links[r - 1][c - 1] + rotors[x][y])
        for x, r in enumerate(joints)
        for y, c in enumerate(joints)
        if r <= c
    }
    return [[upper[min(r, c), max(r, c)] for c in joints] for r in joints]


# --- the mechanism --------------------------------------------------------------------------------


def efforts(m: Mechanism, tree: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Efforts of the coordinates that move the tree as it moves: [force; moment] of a free base,
    torques.
    """
    return m.reduction.project(tree_efforts(tree, forms, trace))  # [KC97 (22)]


def inertia(m: Mechanism, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """A of the coordinates."""
    return m.reduction.project_matrix(tree_inertia(m.moving, forms, trace), trace)  # [KC97 (24)]


def notes(m: Mechanism) -> tuple[str, ...]:
    """What a reader has to know of the inputs of a dynamic model."""
    return (LOOP_INPUTS,) if m.has_loops else ()


def by_joint(name: str, label: str, joints: Sequence[int], values: Sequence[Scalar]) -> Group:
    """One element per joint, labelled by its number."""
    return output_group(name, (len(values),), values, [f"{label}{j}" for j in joints])


# --- choice of forms ------------------------------------------------------------------------------


def chooser(build: Build, view: Callable[[Mechanism], Robot], turning: bool = True) -> Choose:
    """Search the forms of the tree's algorithm on the tree as the model moves it.

    The recursions of a free base have one form.
    """

    def choose(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        if o["mode"] == "symoro" or robot.has_floating_base:
            return {}
        tree = view(mechanism_of(robot, o, PriceTrace()))
        forms = search.search(tree, o, lambda _, c, n: build(robot, c, n), price, turning=turning)
        return {"forms": forms}

    return choose
