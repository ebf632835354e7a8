"""The model `reactions`: forces and moments that the joints transmit.

The recursion inwards of Newton and Euler has the wrench that the antecedent of each link exerts on
it, joint and drive together [KD 9.91, 9.93]. Closed loops add the reactions lambda at their cut
joints, which load both links there and every joint from them to the base.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import numpy as np

from symoro.expr import NULL, Group, Mat3, Scalar, Vec3, constant
from symoro.mechanism import (
    LoopMotion,
    Mechanism,
    SpatialVector,
    drive_torques,
    forward_transform,
    mechanism_of,
    tree_joints,
    with_fixed_cuts,
    wrench_on_antecedent,
)
from symoro.models.dynamic.inverse_dynamics import reactions as loop_reactions
from symoro.models.dynamic.inverse_dynamics import tree_torques
from symoro.models.dynamic.tree_dynamics import chooser, notes
from symoro.models.forms.choices import Choices, LinkForm
from symoro.models.forms.newton_euler import joint_wrenches, listed_wrenches
from symoro.robot import PRISMATIC, Robot
from symoro.tracing import (
    KHALIL,
    Options,
    Trace,
    Traced,
    base_place,
    output_group,
    rate_frames,
)

Wrenches = dict[int, SpatialVector]  # by link or cut joint, 0 for the base
# The forms in which wrenches may be evaluated. Groupings of parameters, other origins and units
# leave the efforts as they are, not the wrenches.
FORMS = (
    "wrench_frame",
    "join_group",
    "lever_in_own_frame",
    "column_from_U",
    "diagonal_from_squares",
    "last_row_doubled",
    "moment_from_products",
)
UNDETERMINED = (
    "closed loops: components of the reactions that the motion does not determine are taken as zero"
)


def reactions(robot: Robot, o: Options, trace: Trace) -> Traced:
    """f, m: what the antecedent of each moving joint exerts on its link, at the origin of the
    link's frame; f0, m0: what the ground exerts on the base, at the origin of frame 0.

    A cut joint has the wrench that its antecedent exerts on the link of its twin frame.
    """
    m = mechanism_of(robot, o, trace)
    wrenches = _with_loops(m, _tree_wrenches(m, o, trace), trace)
    own = o["wrt"] is None and o["frames"] == KHALIL
    rows = {j: _expressed(m, j, wrenches[j], o, trace) for j in robot.moving}
    base = _placed_wrench(wrenches[0], base_place(robot, o["frames"]))
    names = ("E", "N") if own else ("f", "m")
    groups = [
        _rows_group(group, name, {j: wrench[k] for j, wrench in rows.items()})
        for k, (group, name) in enumerate(zip(("f", "m"), names, strict=True))
    ]
    for k, (group, name) in enumerate((("f0", names[0]), ("m0", names[1]))):
        labels = [f"{name}{c}0" for c in (1, 2, 3)]
        groups.append(output_group(group, (3,), list(base[k]), labels))
    return Traced(tuple(groups), (*notes(m), *((UNDETERMINED,) if m.has_loops else ())))


def _rows_group(group: str, name: str, rows: Mapping[int, Vec3]) -> Group:
    values = [x for v in rows.values() for x in v]
    labels = [f"{name}{c}{j}" for j in rows for c in (1, 2, 3)]
    return output_group(group, (len(rows), 3), values, labels, (tuple(rows), ()))


# --- the tree -------------------------------------------------------------------------------------


def _tree_wrenches(m: Mechanism, o: Options, trace: Trace) -> Wrenches:
    """The wrenches of the tree's links in their own frames; of a free base none, since nothing
    holds it.
    """
    tree = m.moving
    if m.free_base:
        _, rate = tree_torques(m, o, trace)
        base = dataclasses.replace(tree.base, VP0=tuple(rate[:3]), WP0=tuple(rate[3:]))
        tree = dataclasses.replace(tree, base=base)
    if trace.writes_listing:
        wrenches = listed_wrenches(tree, trace, onto_base=True)
    else:
        wrenches = joint_wrenches(tree, _link_forms(tree, o.get("forms")), trace)
    return {**wrenches, 0: (NULL, NULL)} if m.free_base else wrenches


def _link_forms(tree: Robot, forms: Choices | None) -> list[LinkForm]:
    """The forms of links 0..NL, without those that change the wrenches."""
    plain = LinkForm()
    chosen = forms.links if forms is not None else (plain,) * tree.NL
    return [plain, *(plain._replace(**{k: getattr(x, k) for k in FORMS}) for x in chosen)]


choose_reactions = chooser(reactions, lambda m: m.moving, kinds=FORMS)


# --- closed loops ---------------------------------------------------------------------------------


def _with_loops(m: Mechanism, tree: Wrenches, trace: Trace) -> Wrenches:
    """The wrenches with the reactions of the loops, those of the cut joints among them."""
    if not m.has_loops:
        return tree
    full = m.constraints
    moving = m.moving
    drives = dict(zip(tree_joints(moving), drive_torques(moving), strict=False))
    efforts = {
        j: (tree[j][0].z if moving.sigma(j) == PRISMATIC else tree[j][1].z) + drives[j]
        for j in full.passive
    }
    forces = loop_reactions(full, efforts)
    loads, cuts = _loop_loads(full, forces, trace)
    carried = _carried_inwards(moving, loads, trace)
    if m.free_base:
        carried.pop(0, None)
    return {j: _sum(w, carried.get(j)) for j, w in tree.items()} | cuts


def _loop_loads(
    full: LoopMotion, forces: list[Scalar], trace: Trace
) -> tuple[list[tuple[int, SpatialVector]], Wrenches]:
    """The wrenches that the links at the cut joints exert through them, each in its own frame at
    its origin, and the wrenches of the cut joints in the twin frames.
    """
    still = with_fixed_cuts(full.robot)
    loads: list[tuple[int, SpatialVector]] = []
    cuts: Wrenches = {}
    for b, x in enumerate(full.loops):
        parts: list[Scalar] = [0] * 6
        for (loop, row), value in zip(full.plan.rows, forces, strict=True):
            if loop == b:
                parts[row] = value
        force, moment = Vec3(*parts[:3]), Vec3(*parts[3:])  # on the left link, in the view's frame
        f = x.view.frame
        left, right = still.ant(x.loop.cut), still.ant(x.loop.twin)
        point = x.loop.twin if x.view.point == "twin" else x.loop.cut
        other = x.loop.cut if x.view.point == "cut" else x.loop.twin
        for link, at, sign in ((left, point, -1), (right, other, 1)):
            wrench = force * sign, moment * sign
            loads.append((link, _at_origin(still, link, f, at, wrench, trace)))
        twin = _at_origin(still, x.loop.twin, f, other, (-force, -moment), trace)
        cuts[x.loop.cut] = twin
    return loads, cuts


def _at_origin(
    robot: Robot, j: int, f: int, at: int, wrench: SpatialVector, trace: Trace
) -> SpatialVector:
    """A wrench at the origin of frame `at`, given in frame f, at the origin of frame j, in frame
    j.
    """
    R = forward_transform(robot, j, f, trace).R
    force, moment = R @ wrench[0], R @ wrench[1]
    return force, moment + forward_transform(robot, j, at, trace).P.cross(force)


def _carried_inwards(tree: Robot, loads: list[tuple[int, SpatialVector]], trace: Trace) -> Wrenches:
    """The wrenches with which the antecedents hold loads on some links, link by link to the
    base.
    """
    carried: Wrenches = {}
    for j, load in loads:
        carried[j] = _sum(load, carried.get(j))
    for j in reversed(tree.outward):
        if j in carried:
            i = tree.ant(j)
            carried[i] = _sum(wrench_on_antecedent(tree, j, carried[j], trace), carried.get(i))
    return carried


def _sum(a: SpatialVector, b: SpatialVector | None) -> SpatialVector:
    return a if b is None else (a[0] + b[0], a[1] + b[1])


# --- frames of the result -------------------------------------------------------------------------


def _expressed(
    m: Mechanism, j: int, wrench: SpatialVector, o: Options, trace: Trace
) -> SpatialVector:
    """The wrench of joint j at the origin of its link's frame, in that frame or in frame `wrt`."""
    T = rate_frames(m.robot, o["frames"]).get(j)
    if o["wrt"] is None:
        return _placed_wrench(wrench, T)
    force, moment = wrench if T is None else (wrench[0], wrench[1] - _position(T).cross(wrench[0]))
    placed = with_fixed_cuts(m.placed) if j > m.robot.NL else m.placed
    frame = j if j <= m.robot.NL else j + m.robot.NJ - m.robot.NL
    R = forward_transform(placed, o["wrt"], frame, trace).R
    return R @ force, R @ moment


def _position(T: np.ndarray) -> Vec3:
    return Vec3(*(constant(float(x)) for x in T[:3, 3]))


def _placed_wrench(wrench: SpatialVector, T: np.ndarray | None) -> SpatialVector:
    """The wrench at the origin of a frame that is at T, in that frame; None: as it is."""
    if T is None:
        return wrench
    R = Mat3.from_rows([[constant(float(x)) for x in row[:3]] for row in T[:3]]).T
    return R @ wrench[0], R @ (wrench[1] - _position(T).cross(wrench[0]))
