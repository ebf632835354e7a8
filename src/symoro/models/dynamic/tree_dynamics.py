"""Efforts and inertia of a mechanism: the recursions of its tree, on a fixed or a free base,
projected onto its coordinates.

    Gamma = G^T Gamma_tree      H = Gamma at dnu/dt = 0      A = G^T A_tree G

Coordinates are the six of a free base, then the independent joints. Drives act where they are:
rotors and friction at the joint or, through the coupling matrix, at the motor; behind a spring they
are no part of the tree [KC97 (20)-(25), KD 9.26-9.35].

The six accelerations of a free base are coordinates too: those of [V; w] in frame 0. Their effort
is the net wrench on the base: zero but for what link 0 exerts on the environment (FX0 … CZ0).
Gravity is given in frame 0, so it turns with the base.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symoro.expr import ONE, ZERO, Group, Scalar, Vec3
from symoro.mechanism import (
    Mechanism,
    SpatialVector,
    drive_torques,
    forward_transform,
    matrix_element,
    mechanism_of,
    motion_at_successor,
    multiply,
    rotor_matrix,
    solve_tree_system,
    spatial_inertia,
    tree_joints,
    wrench_on_antecedent,
)
from symoro.models.forms import search
from symoro.models.forms.articulated_bodies import (
    VelocityTerms,
    base_terms,
    eliminate_joints,
    outward_accelerations,
    velocity_terms,
)
from symoro.models.forms.choices import Choices, LinkForm, apply_choices
from symoro.models.forms.composite_inertia import CompositeInertia, composite_inertia
from symoro.models.forms.newton_euler import newton_euler, newton_euler_listing
from symoro.robot import PRISMATIC, REVOLUTE, Robot
from symoro.tracing import Build, Choose, Options, Price, PriceTrace, Trace, output_group

LOOP_INPUTS = (
    "inputs: positions of the tree's joints, velocities, accelerations and torques of the "
    "motorised ones"
)
BASE_NOTE = "base: acceleration of frame 0, [VP; WP]"
CHAIN = (-1, 0, 1, 2, 3, 4)  # the base's unknowns, each on the one before
BASE_LABELS = ("VP10", "VP20", "VP30", "WP10", "WP20", "WP30")


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
    """Return the notes on the inputs of a dynamic model."""
    return (LOOP_INPUTS,) if m.has_loops else ()


def by_joint(name: str, label: str, joints: Sequence[int], values: Sequence[Scalar]) -> Group:
    """One element per joint, labelled by its number."""
    labels = [f"{label}{j}" for j in joints]
    return output_group(name, (len(values),), values, labels, (joints,))


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


# --- a free base ----------------------------------------------------------------------------------


def _sum(a: SpatialVector, b: SpatialVector) -> SpatialVector:
    return a[0] + b[0], a[1] + b[1]


def spatial_newton_euler(
    robot: Robot, base_rate: SpatialVector, trace: Trace
) -> tuple[list[Scalar], SpatialVector]:
    """Torques without drives, joints 1..NL, and the wrench on the base.

    `base_rate` is the acceleration [VP; WP] of frame 0 less gravity.
    """
    terms = {0: base_terms(robot)}
    rate = {0: base_rate}
    wrench = {0: _net_wrench(robot, 0, base_rate, terms[0])}
    for j in robot.outward:
        i, joint = robot.ant(j), robot.joint(j)
        terms[j] = velocity_terms(robot, j, terms[i].w, trace)
        V, w = _sum(motion_at_successor(robot, j, rate[i], trace), terms[j].gamma)
        if robot.sigma(j) == PRISMATIC:
            V = Vec3(V.x, V.y, V.z + joint.QDP)
        elif robot.sigma(j) == REVOLUTE:
            w = Vec3(w.x, w.y, w.z + joint.QDP)
        rate[j] = (V, w)
        wrench[j] = _net_wrench(robot, j, rate[j], terms[j])
    for j in reversed(robot.outward):
        i = robot.ant(j)
        wrench[i] = _sum(wrench[i], wrench_on_antecedent(robot, j, wrench[j], trace))
    torques = [
        wrench[j][0].z if robot.sigma(j) == PRISMATIC else wrench[j][1].z
        for j in range(1, robot.NL + 1)
    ]
    return torques, wrench[0]


def _net_wrench(robot: Robot, j: int, rate: SpatialVector, b: VelocityTerms) -> SpatialVector:
    f, m = multiply(spatial_inertia(robot.bodies[j]), rate)
    return f - b.beta[0], m - b.beta[1]  # [KD 9.102]


def gravity_rate(robot: Robot) -> SpatialVector:
    """The acceleration of a base that does not accelerate, less gravity."""
    return -Vec3(*robot.gravity), Vec3(ZERO, ZERO, ZERO)


def composite(robot: Robot, trace: Trace) -> CompositeInertia:
    """The composite inertia of the tree, its base included."""
    forms = [LinkForm()] * (robot.NL + 1)
    return composite_inertia(robot, robot.bodies, forms, trace)


def base_acceleration(robot: Robot, wrench: SpatialVector, trace: Trace) -> list[Scalar]:
    """[VP; WP] of frame 0 that makes the net wrench vanish, from the wrench at rest of the base."""
    K = spatial_inertia(composite(robot, trace).base)
    right = [-x for x in (*wrench[0], *wrench[1])]
    return solve_tree_system(
        [[matrix_element(K, r, c) for c in range(6)] for r in range(6)],
        right,
        CHAIN,
        BASE_LABELS,
        trace,
    )


def inertia_with_base(
    robot: Robot, joints: Sequence[int], rotors: Sequence[Sequence[Scalar]], trace: Trace
) -> list[list[Scalar]]:
    """The (6 + n) x (6 + n) inertia matrix, base first, with the rotors on the joints' part."""
    bodies = composite(robot, trace)
    base = spatial_inertia(bodies.base)
    columns = [[*bodies.wrenches[j][0], *bodies.wrenches[j][1]] for j in joints]
    top = [
        [matrix_element(base, r, c) for c in range(6)] + [column[r] for column in columns]
        for r in range(6)
    ]
    rows = [
        columns[x] + [bodies.A[j - 1][k - 1] + rotors[x][y] for y, k in enumerate(joints)]
        for x, j in enumerate(joints)
    ]
    return [*top, *rows]


def articulated_accelerations_with_base(
    robot: Robot, trace: Trace
) -> tuple[list[Scalar], list[Scalar]]:
    """Return the accelerations of joints 1..NL and of the base, from six remaining equations."""
    inward = eliminate_joints(robot, base_terms(robot), trace, onto_base=True)
    K = [[matrix_element(inward.J, r, c) for c in range(6)] for r in range(6)]
    rate = solve_tree_system(
        K, [*inward.beta[0], *inward.beta[1]], CHAIN, BASE_LABELS, trace
    )  # the acceleration less gravity
    joints = outward_accelerations(robot, inward, (Vec3(*rate[:3]), Vec3(*rate[3:])), trace)
    base = [*(a + g for a, g in zip(rate[:3], robot.gravity, strict=True)), *rate[3:]]
    return list(joints), base


def base_columns(robot: Robot, frame: int, projection: int, trace: Trace) -> list[list[Scalar]]:
    """Six rows: [V; w] of a frame, in the projection frame, for each unit velocity of the base.

    They are [R, -R P^; 0, R] with P the frame's origin in frame 0.
    """
    P = forward_transform(robot, 0, frame, trace).P
    R = forward_transform(robot, projection, 0, trace).R
    units = [Vec3(*(ONE if k == c else ZERO for k in range(3))) for c in range(3)]
    null = Vec3(ZERO, ZERO, ZERO)
    columns = [(R @ e, null) for e in units] + [(R @ e.cross(P), R @ e) for e in units]
    return [[[*V, *w][r] for V, w in columns] for r in range(6)]
