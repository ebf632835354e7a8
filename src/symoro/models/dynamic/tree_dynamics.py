"""Efforts and inertia of a mechanism: the recursions of its tree, on a fixed or a free base,
projected onto its coordinates.

    Gamma = G^T Gamma_tree      H = Gamma at dnu/dt = 0      A = G^T A_tree G

Coordinates are the six of a moving base, the independent joints, then the rotors of elastic joints.
Drives act where they are: rotors and friction at the joint or, through the coupling matrix, at the
motor; behind a spring at the rotor [KC97 (20)-(25), KD 9.26-9.35].

The six coordinates of a moving base are those of [V; w] in frame 0. Their effort is the wrench that
acts on the base, at the origin of frame 0. It vanishes where the base is free: then its
acceleration is solved for. Where the motion of the base is given, the wrench is the one that holds
it. The wrench of link 0 on the environment (FX0 … CZ0) is part of the efforts. Gravity is given in
frame 0, so it turns with the base.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import ONE, ZERO, Group, Scalar, Vec3, interpret, is_zero, symbols_of
from symoro.mechanism import (
    Mechanism,
    coupled_load_friction,
    drive_torques,
    forward_transform,
    load_friction,
    loaded_joints,
    matrix_element,
    mechanism_of,
    rotor_matrix,
    solve_tree_system,
    spatial_inertia,
    tree_joints,
    without_drives,
    without_effects,
)
from symoro.models.forms import search
from symoro.models.forms.articulated_bodies import (
    articulated_accelerations,
    base_terms,
    eliminate_joints,
    outward_accelerations,
)
from symoro.models.forms.choices import Choices, LinkForm, apply_choices
from symoro.models.forms.composite_inertia import CompositeInertia, composite_inertia
from symoro.models.forms.newton_euler import LinkEfforts, newton_euler, newton_euler_listing
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Robot
from symoro.tracing import Build, Choose, Options, Price, PriceTrace, Trace, output_group

LOOP_INPUTS = (
    "inputs: positions of the tree's joints, velocities, accelerations and torques of the "
    "motorised ones"
)
ROTOR_INPUTS = (
    "elastic joints: QM, QMP, QMDP are position, speed and acceleration of the rotors, whose "
    "coordinates follow those of the joints"
)
BASE_NOTE = "base: acceleration of frame 0, [VP; WP]"
WRENCH_NOTE = "wrench: force and moment on the base at the origin of frame 0, in it"
CHAIN = (-1, 0, 1, 2, 3, 4)  # the base's unknowns, each on the one before
BASE_LABELS = ("VP10", "VP20", "VP30", "WP10", "WP20", "WP30")
WRENCH_LABELS = ("E10", "E20", "E30", "N10", "N20", "N30")


# --- the tree ------------------------------------------------------------------------------------


def link_efforts(tree: Robot, forms: Choices | None, trace: Trace) -> LinkEfforts:
    """Efforts that move the links: as the original lists them, or in the chosen forms."""
    if trace.writes_listing:
        return newton_euler_listing(tree, trace)
    chosen = apply_choices(tree, forms)
    return newton_euler(chosen.robot, chosen.inertia, chosen.links, trace)


def tree_efforts(tree: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Efforts of the tree: the wrench on a moving base, torques of the moving joints with their
    drives [KC97 (20)], those of the rotors of elastic joints.
    """
    links = link_efforts(tree, forms, trace)
    drives = tree.derived("drives", lambda: drive_torques(tree))
    torques = [
        trace(f"GAM{j}", links.torques[j - 1] + drive)  # [KC97 (20)]
        for j, drive in zip(tree_joints(tree), drives, strict=False)
    ]
    torques += drives[len(torques) :]
    return [*links.wrench[0], *links.wrench[1], *torques] if tree.has_moving_base else torques


def tree_inertia(tree: Robot, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """A of the tree with its rotors, symmetric [KC97 (35)]; of a moving base its six rows
    first.
    """
    joints = tree_joints(tree)
    rotors = tree.derived("rotors", lambda: rotor_matrix(tree))
    if tree.has_moving_base:
        A = inertia_with_base(tree, joints, rotors, trace)
        return with_rotor_rows(A, rotors, len(joints))
    chosen = apply_choices(tree, forms)
    links = composite_inertia(chosen.robot, [x.body for x in chosen.inertia], chosen.links, trace).A
    upper = {
        (r, c): trace(f"A{r}{c}", links[r - 1][c - 1] + rotors[x][y])
        for x, r in enumerate(joints)
        for y, c in enumerate(joints)
        if r <= c
    }
    A = [[upper[min(r, c), max(r, c)] for c in joints] for r in joints]
    return with_rotor_rows(A, rotors, len(joints))


def with_rotor_rows(
    A: list[list[Scalar]], rotors: Sequence[Sequence[Scalar]], joints: int
) -> list[list[Scalar]]:
    """A with the rows and columns of the rotors of elastic joints, the last ones of `rotors`."""
    more = range(joints, len(rotors))
    if not more:
        return A
    base = len(A) - joints
    rows = [[*row, *[ZERO] * len(more)] for row in A[:base]]
    rows += [[*row, *(rotors[p][q] for q in more)] for p, row in enumerate(A[base:])]
    return rows + [[*[ZERO] * base, *rotors[p]] for p in more]


# --- the mechanism --------------------------------------------------------------------------------


def efforts(m: Mechanism, tree: Robot, forms: Choices | None, trace: Trace) -> list[Scalar]:
    """Efforts of the coordinates that move the tree as it moves: [force; moment] on a moving base,
    torques.
    """
    projected = m.reduction.project_efforts(tree_efforts(tree, forms, trace))  # [KC97 (22)]
    return with_load_friction(m, tree, projected, forms, trace)


def with_load_friction(
    m: Mechanism,
    tree: Robot,
    projected: Sequence[Scalar],
    forms: Choices | None,
    trace: Trace,
    balanced: bool = False,
) -> list[Scalar]:
    """Efforts of the coordinates, with or without those of a moving base, with the friction
    FL |effort of the links| sign(qd) of rigid joints and of coupled motors.

    The load of a rotor behind a spring is the spring's, or that of the link if they are balanced,
    with the drives of dependent joints that coupled motors turn.
    """
    loaded, total = loaded_joints(tree), list(projected)
    if not loaded:
        return total
    loads = m.reduction.project_efforts(tree_efforts(without_drives(tree, m.joints), forms, trace))
    count = len(m.joints) + len(m.elastic)
    first, base = len(total) - count, len(loads) - count
    place = {j: first + p for p, j in enumerate(m.joints)}
    load = dict(zip(m.joints, loads[base:], strict=False))
    if not tree.coupling:
        extra = {j: load_friction(tree.joint(j), load[j]) for j in loaded}
    else:
        at_rotors = dict(zip(m.elastic, loads[base + len(m.joints) :], strict=True))
        load |= _rotor_loads(load, at_rotors) if balanced else at_rotors
        drives = m.reduction.transmission(tree)
        extra = dict(zip(load, coupled_load_friction(drives, list(load.values())), strict=True))
        place |= {j: first + len(m.joints) + p for p, j in enumerate(m.elastic)}
    for j, effort in extra.items():
        total[place[j]] = total[place[j]] + effort
    return total


def _rotor_loads(
    load: Mapping[int, Scalar], at_rotors: Mapping[int, Scalar]
) -> Mapping[int, Scalar]:
    """The loads of rotors behind springs that balance the links."""
    return {j: load[j] + x if not is_zero(x) else load[j] for j, x in at_rotors.items()}


def inertia(m: Mechanism, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """A of the coordinates."""
    return m.reduction.project_matrix(tree_inertia(m.moving, forms, trace), trace)


def notes(m: Mechanism) -> tuple[str, ...]:
    """Return the notes on the inputs of a dynamic model."""
    return (*((LOOP_INPUTS,) if m.has_loops else ()), *((ROTOR_INPUTS,) if m.elastic else ()))


def coordinate_names(m: Mechanism) -> list[str]:
    """The index of each coordinate in the names of results: 01 … 06 of a moving base, joints, M1 …
    of rotors.
    """
    base = (f"0{k}" for k in range(1, 7) if m.moving_base)
    return [*base, *map(str, m.joints), *(f"M{j}" for j in m.elastic)]


def by_joint(name: str, label: str, joints: Sequence[int], values: Sequence[Scalar]) -> Group:
    """One element per joint, labelled by its number."""
    labels = [f"{label}{j}" for j in joints]
    return output_group(name, (len(values),), values, labels, (joints,))


# --- choice of forms ------------------------------------------------------------------------------


def chooser(
    build: Build,
    view: Callable[[Mechanism], Robot],
    turning: bool = True,
    kinds: tuple[str, ...] = (),
) -> Choose:
    """Search the forms of the tree's algorithm on the tree as the model moves it.

    The matrix of a moving base has one form. `kinds` of choices: empty for all.
    """

    def choose(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        if o["mode"] == "symoro" or (robot.has_moving_base and not turning):
            return {}
        tree = view(mechanism_of(robot, o, PriceTrace()))
        forms = search.search(
            tree, o, lambda _, c, n: build(robot, c, n), price, turning=turning, kinds=kinds
        )
        return {"forms": forms}

    return choose


# --- a moving base --------------------------------------------------------------------------------


def composite(robot: Robot, trace: Trace) -> CompositeInertia:
    """The composite inertia of the tree, its base included."""
    forms = [LinkForm()] * (robot.NL + 1)
    return composite_inertia(robot, robot.bodies, forms, trace)


def base_acceleration(robot: Robot, wrench: Sequence[Scalar], trace: Trace) -> list[Scalar]:
    """[VP; WP] of frame 0 that makes the net wrench vanish, from the wrench on a base that does not
    accelerate.
    """
    K = spatial_inertia(composite(robot, trace).base)
    right = [-x for x in wrench]
    return solve_tree_system(
        [[matrix_element(K, r, c) for c in range(6)] for r in range(6)],
        right,
        CHAIN,
        BASE_LABELS,
        trace,
    )


def with_base_rate(tree: Robot, rate: Sequence[Scalar]) -> Robot:
    """The tree on a base with the acceleration [VP; WP]."""
    base = dataclasses.replace(tree.base, VP0=tuple(rate[:3]), WP0=tuple(rate[3:]))
    return dataclasses.replace(tree, base=base)


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


def articulated_motion(robot: Robot, free: bool, trace: Trace) -> tuple[list[Scalar], list[Scalar]]:
    """Return the accelerations of joints 1..NL, and that of a free base, or the wrench on a base
    whose motion is given.
    """
    if free:
        return _articulated_with_base(robot, trace)
    qdd = articulated_accelerations(robot, trace)
    if not robot.has_moving_base:
        return qdd, []
    joints = (dataclasses.replace(x, QDP=a) for x, a in zip(robot.joints, qdd, strict=True))
    moved = dataclasses.replace(robot, joints=tuple(joints))
    return qdd, [x for v in link_efforts(moved, None, trace).wrench for x in v]


def _articulated_with_base(robot: Robot, trace: Trace) -> tuple[list[Scalar], list[Scalar]]:
    """The accelerations of joints 1..NL and of the base, from six remaining equations."""
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


# --- bounds of A, C and Q -------------------------------------------------------------------------


@dataclass(frozen=True)
class DynamicBounds:
    """Numbers that bound the model of Lagrange of a tree at every configuration, in SI units with
    Euclidean norms (property g of [KD §9.3.3.3]):

        |A| <= a1 + a2 |q| + a3 |q|^2                 the largest eigenvalue of A
        |C| <= |qd| (a4 + a5 |q| + a8 |q|^2)
        |Q| <= a6 + a7 |q|

    Q is that of gravity. |q| counts prismatic joints alone; without any a2, a3, a5, a7 and a8 are
    zero. a8 is not in the reference: an arm such as RRP, whose radius changes, needs it. `lowest`
    is below every eigenvalue of A: the least rotor inertia, 0 with elastic joints.
    """

    a1: float
    a2: float
    a3: float
    a4: float
    a5: float
    a6: float
    a7: float
    a8: float
    lowest: float

    def eigenvalues(self, size: float = 0.0) -> tuple[float, float]:
        """Return numbers below and above all eigenvalues of A where |q| <= size."""
        return self.lowest, self.a1 + size * (self.a2 + size * self.a3)


def dynamic_bounds(robot: Robot, values: Mapping[str, float]) -> DynamicBounds:
    """Return the bounds of a robot on a fixed base without loops, followers and coupled drives.

    With the mass m and the inertia I_G of each link about its centre G, L_i >= |dG/dq_i| and
    l >= |I_G| give |A_ij| <= m L_i L_j + l and |c_ijk| <= m L_i L_o + 3 l, o the outer one of j and
    k; |Q_i| <= m |g| L_i. L_i is the length of the way from joint i to G.
    """
    _check_bounded(robot)
    numeric = _numbers_at_zero(robot, {**robot.values, **values})
    joints = _outward_joints(robot)
    n = len(joints)
    A, C, Q = np.zeros((3, n, n)), np.zeros((3, n, n, n)), np.zeros((2, n))
    outer = np.maximum.outer(np.arange(n), np.arange(n))
    turning = np.array([robot.sigma(j) == REVOLUTE for j in joints])
    inner_turns = turning[np.minimum.outer(np.arange(n), np.arange(n))]
    weight = float(np.linalg.norm(numeric.gravity))
    for b in range(1, robot.NL + 1):
        m, centre, inertia = _mass_data(robot, numeric, b)
        L, moved = _ways(robot, numeric, b, centre)
        turned = (moved & turning).astype(float)
        both = np.outer(turned, turned)
        T = [
            np.outer(L[0], L[0]),
            np.outer(L[0], L[1]) + np.outer(L[1], L[0]),
            np.outer(L[1], L[1]),
        ]
        for power, product in enumerate(T):
            A[power] += m * product + (inertia * both if not power else 0)
            C[power] += m * product[:, outer] * np.outer(moved, moved) * inner_turns
        C[0] += 3 * inertia * both[:, :, None] * turned
        Q += m * weight * L
    rotors = [float(numeric.joint(j).IA) for j in joints]
    a = [float(np.linalg.norm(x, 2)) for x in A]
    c = [float(np.linalg.norm(np.linalg.norm(x, axis=2), 2)) for x in C]
    q = [float(np.linalg.norm(x)) for x in Q]
    lowest = 0.0 if robot.has_elastic_joints else min(rotors)
    return DynamicBounds(a[0] + max(rotors), a[1], a[2], c[0], c[1], q[0], q[1], c[2], lowest)


def _outward_joints(robot: Robot) -> list[int]:
    """The moving joints, each after those that carry it."""
    return [j for j in robot.outward if j in robot.moving]


def _check_bounded(robot: Robot) -> None:
    others = {
        "a moving base": robot.has_moving_base,
        "closed loops": robot.has_closed_loops,
        "coupled drives": robot.has_coupled_drives,
        "no moving joint": not robot.moving,
    }
    obstacles = [words for words, has in others.items() if has]
    if obstacles:
        raise UnsupportedRobot(
            f"bounds: {robot.name} has {obstacles[0]}. Bounds are for trees on a fixed base."
        )


def _numbers_at_zero(robot: Robot, values: Mapping[str, float]) -> Robot:
    """The robot in numbers at zero positions, without friction, springs and wrenches."""
    bare = without_effects(robot, ("friction", "springs", "wrench"))
    symbols = [s.payload for s in symbols_of(bare.expressions)]
    missing = [name for name, role in symbols if role.is_parameter and name not in values]
    if missing:
        raise InputError(
            f"bounds of {robot.name}",
            f"no value for {', '.join(missing)}",
            "a number for each parameter of the geometry, the links and the rotors",
            "Give them as values={name: number}.",
        )
    zeros = {name: 0.0 for name, role in symbols if not role.is_parameter}
    return bare.map(lambda e: float(interpret([e], {**zeros, **values})[0]))


def _mass_data(robot: Robot, numeric: Robot, b: int) -> tuple[float, np.ndarray, float]:
    """Mass, centre and the largest inertia about it of link b."""
    x = numeric.bodies[b]
    m, MS = float(x.M), np.array([x.MX, x.MY, x.MZ], dtype=float)
    if m <= 0 and MS.any():
        raise InputError(
            f"bounds of {robot.name}: M{b}",
            f"{m:g} with a first moment",
            "a positive mass",
            "Bounds need standard parameters, not base parameters.",
        )
    c = MS / m if m > 0 else MS
    J = np.array([[x.XX, x.XY, x.XZ], [x.XY, x.YY, x.YZ], [x.XZ, x.YZ, x.ZZ]], dtype=float)
    about = J - m * (c @ c * np.eye(3) - np.outer(c, c))
    return m, c, float(np.abs(np.linalg.eigvalsh(about)).max())


def _ways(
    robot: Robot, numeric: Robot, b: int, centre: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Lengths of the ways from the joints that move link b to a point of it, a constant and a
    factor of |q|, 1 of a prismatic joint; and which joints move it.
    """
    joints = _outward_joints(robot)
    L, moved = np.zeros((2, len(joints))), np.zeros(len(joints), dtype=bool)
    length, slides, j = float(np.linalg.norm(centre)), 0, b
    while j:
        if robot.sigma(j) != FIXED:
            k, sliding = joints.index(j), robot.sigma(j) == PRISMATIC
            L[:, k] = (1.0, 0.0) if sliding else (length, np.sqrt(slides))
            moved[k] = True
        f = numeric.frame(j)
        length += float(np.hypot(f.d, abs(f.b) + abs(f.r)))
        slides += robot.sigma(j) == PRISMATIC
        j = robot.ant(j)
    return L, moved
