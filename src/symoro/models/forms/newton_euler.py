"""Inverse dynamics by the recursive Newton-Euler algorithm (rnea): with a choice of forms per link,
and as the original lists it [KC97 §5.1, KD §9.5.3].

`newton_euler` is what runs by default. Outwards, the rotational motion is carried in the frames g,
where it is sparse and shared by a group of parallel axes, and the acceleration of the origins in
the frames e; inwards, wrenches are evaluated in the frames e (see `link_frames`). Gravity is an
acceleration of the base, VP_0 - g.

`newton_euler_listing` has one statement per element and intermediate variables with their classical
names (WI, WP, DV, U, VSP, VP, F, No, N, E, FDI). It is linear in the inertial parameters and serves
trees, external wrenches and a moving base; symoro mode prints it, and on numbers it gives the
observation matrix.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from symoro.expr import NULL, ZERO, Mat3, Scalar, Transform, Vec3, is_zero
from symoro.mechanism import (
    NULL_SPATIAL,
    SpatialVector,
    VelocityProducts,
    first_moments,
    joint_transform,
    listed_acceleration_matrix,
    listed_rotation,
    turn_back_x,
    turn_back_z,
    turn_z,
)
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.link_frames import (
    AngularMotion,
    LinkFrames,
    link_frames,
    turned_length,
    wrench_on_antecedent,
)
from symoro.models.forms.parameter_grouping import LinkInertia, transform_parameters
from symoro.robot import PRISMATIC, REVOLUTE, Body, Joint, Robot
from symoro.tracing import Trace

# --- outwards: motion of the links ----------------------------------------------------------------


class Link(NamedTuple):
    """The motion of a link: its rotation in g and e, the acceleration of its origin (m/s2) in e."""

    frames: LinkFrames
    rotation_g: AngularMotion
    rotation_e: AngularMotion
    VP_e: Vec3

    def own_rotation(self, trace: Trace) -> AngularMotion:
        """Return the rotation in the link's own frame."""
        return self.rotation_g.turn_back_z(self.frames.own, trace)


def base_link(robot: Robot) -> Link:
    """Return the motion of frame 0, gravity as an acceleration upwards."""
    b = robot.base
    rotation = AngularMotion.from_acceleration(Vec3(*b.W0), Vec3(*b.WP0))
    VP_0 = Vec3(*b.VP0) - Vec3(*robot.gravity)  # [KD 9.80]
    return Link(LinkFrames(0, 0, False), rotation, rotation, VP_0)


def moving_links(robot: Robot, forms: Sequence[LinkForm], trace: Trace) -> list[Link]:
    """Return the motion of links 0..NL in their forms."""
    frames, links = link_frames(robot, forms), {0: base_link(robot)}
    for j in robot.outward:
        of_i = links[robot.ant(j)]
        links[j] = link_from_antecedent(robot, j, of_i, frames[j], forms[j], trace)
    return [links[j] for j in range(robot.NL + 1)]


def link_from_antecedent(
    robot: Robot, j: int, of_i: Link, frames: LinkFrames, form: LinkForm, trace: Trace
) -> Link:
    """Return the motion of link j, in its frames, from that of its antecedent i."""
    joint, sigma = robot.joint(j), robot.sigma(j)
    VP_i = _joint_foot_acceleration(robot, j, of_i, trace)
    if frames.parallel:
        rotation, VP = _across_parallel(robot, j, of_i, frames, VP_i, trace)
    else:
        rotation, VP = _across_joint(robot, j, of_i, form, VP_i, trace)
        VP = turn_back_z(VP, frames.wrench, trace)
    if sigma == REVOLUTE:
        rotation = rotation.with_joint(joint.QP, joint.QDP)
    elif sigma == PRISMATIC:
        VP = VP + sliding_acceleration(joint, rotation.turn_back_z(frames.wrench, trace))
    trace.vec("W", rotation.w, j)
    rotation = rotation._replace(
        diagonal_from_squares=form.diagonal_from_squares, last_row_doubled=form.last_row_doubled
    )
    rotation_e = rotation.turn_back_z(frames.wrench, trace)
    return Link(frames, rotation, rotation_e, trace.vec("VP", VP, j))


def _joint_foot_acceleration(robot: Robot, j: int, of_i: Link, trace: Trace) -> Vec3:
    """VP_i + U_i (d x + b z), in frame e of the antecedent: the foot of joint j, where r begins."""
    f, VP = robot.frame(j), of_i.VP_e
    if not is_zero(f.d):
        angle = of_i.frames.wrench_to_own + f.gamma
        VP = VP + of_i.rotation_e.U @ turned_length(angle, f.d, trace)  # [KC97 (10)], [KD 9.87]
    if not is_zero(f.b):
        VP = VP + of_i.rotation_e.c * f.b
    return VP


def _across_parallel(
    robot: Robot, j: int, of_i: Link, frames: LinkFrames, VP_i: Vec3, trace: Trace
) -> tuple[AngularMotion, Vec3]:
    """The rotation in the common frame g, and the acceleration in e of link j, without joint j."""
    r = robot.frame(j).r
    VP = turn_back_z(VP_i, frames.wrench - of_i.frames.wrench, trace)
    if not is_zero(r):
        VP = VP + of_i.rotation_g.turn_back_z(frames.wrench, trace).c * r  # [KC97 (10)]
    return of_i.rotation_g, VP


def _across_joint(
    robot: Robot, j: int, of_i: Link, form: LinkForm, VP_i: Vec3, trace: Trace
) -> tuple[AngularMotion, Vec3]:
    """The rotation and the acceleration in frame g of link j, without joint j."""
    f = robot.frame(j)
    rotation = (
        of_i.own_rotation(trace)
        .turn_back_z(f.gamma, trace)
        .turn_back_x(f.alpha, form.column_from_U, form.diagonal_from_squares, trace)
    )
    VP = turn_back_z(VP_i, of_i.frames.wrench_to_own + f.gamma, trace)
    VP = turn_back_x(VP, f.alpha, trace)
    return rotation, VP if is_zero(f.r) else VP + rotation.c * f.r  # [KC97 (10)], [KD 9.87]


def sliding_acceleration(joint: Joint, rotation: AngularMotion) -> Vec3:
    """Return what a prismatic joint adds to the acceleration of its link: qdd z + 2 w x qd z."""
    twice = joint.QP + joint.QP
    return Vec3(twice * rotation.w.y, -(twice * rotation.w.x), joint.QDP)  # [KC97 (10)], [KD 9.87]


# --- wrenches of the links ------------------------------------------------------------------------


def inertia_moment(
    rotation: AngularMotion, inertia: LinkInertia, from_products: bool, about_two_axes: bool
) -> Vec3:
    """Return J wd + w x (J w), in elements of U; the terms with k vanish where XX + YY = ZZ.

    from_products: the third component as U21 YY - U12 XX instead of wd3 ZZ + w1 w2 (YY - XX).
    about_two_axes: the link turns about its z axis and one that does not move, and of the moment
        across z only its part about that axis counts, which is parallel to (w1, w2): terms with
        (w2, -w1) are left out.
    """
    b, k, w, wd3 = inertia.body, inertia.k, rotation.w, rotation.wd3
    x, y, z = rotation.U.rows
    d1, d2, d3 = rotation.square_differences
    if about_two_axes:
        square = w.z * w.z
        N1 = z.y * b.XX - z.x * b.XY + wd3 * b.XZ - square * b.YZ
        N2 = z.y * b.XY - z.x * b.YY + square * b.XZ + wd3 * b.YZ
    else:
        N1 = z.y * b.XX - z.x * b.XY + y.x * b.XZ - d1 * b.YZ - k * (w.y * w.z)
        N2 = z.y * b.XY - z.x * b.YY - d2 * b.XZ - x.y * b.YZ + k * (w.x * w.z)
    planar = (
        y.x * b.YY - x.y * b.XX - k * wd3
        if from_products
        else wd3 * b.ZZ + (w.x * w.y) * (b.YY - b.XX)
    )
    return Vec3(N1, N2, planar - d3 * b.XY - y.z * b.XZ + x.z * b.YZ)  # [KC97 (16)]


class FoldedLink(NamedTuple):
    """A prismatic link that counts to its antecedent, which turns alike.

    M (kg), MS (kg m) about the antecedent's origin, and the acceleration VP (m/s2) that its joint
    adds, in the antecedent's own frame; nested: folded into a link that is itself folded.
    """

    M: Scalar
    MS: Vec3
    VP: Vec3
    nested: bool = False

    def on_antecedent(self, robot: Robot, j: int, trace: Trace) -> FoldedLink:
        """Return it in the frame and about the origin of the antecedent of link j."""
        T_ij = joint_transform(robot, j, trace)
        return self._replace(MS=T_ij.R @ self.MS + T_ij.P * self.M, VP=T_ij.R @ self.VP)

    def turn_z(self, angle: Scalar, trace: Trace) -> FoldedLink:
        """Return it in a frame from which its own is rotated about z by the angle."""
        return self._replace(MS=turn_z(self.MS, angle, trace), VP=turn_z(self.VP, angle, trace))


class LinkMass(NamedTuple):
    """The inertia of a link with what is folded into it, in its own frame; `alone`: without it."""

    inertia: LinkInertia
    alone: Body
    folded: tuple[FoldedLink, ...] = ()


def link_wrench(
    mass: LinkMass, link: Link, form: LinkForm, torques_only: bool, trace: Trace
) -> SpatialVector:
    """Return the force and moment at the origin of a link that its motion takes, in e.

    torques_only: as far as the torques of joints depend on them.
    """
    angle = link.frames.wrench_to_own
    inertia = mass.inertia.turn_z(angle, form.wrench_frame, trace)
    folded = [x.turn_z(angle, trace) for x in mass.folded]
    MS = first_moments(inertia.body)
    force = link.rotation_e.U @ MS + link.VP_e * inertia.body.M  # [KC97 (15)]
    for x in folded:
        force = force + x.VP * x.M
    two_axes = torques_only and link.frames.about_two_axes and not is_zero(inertia.k)
    moment = inertia_moment(link.rotation_e, inertia, form.moment_from_products, two_axes)
    if form.gather_folded:  # moments of the folded links with their whole acceleration
        alone = turn_z(first_moments(mass.alone), angle, trace)
        moment = moment + alone.cross(link.VP_e)
        for x in folded:
            moment = moment + x.MS.cross(x.VP if x.nested else link.VP_e + x.VP)
        return force, moment
    moment = moment + MS.cross(link.VP_e)  # [KC97 (16)]
    for x in folded:
        moment = moment + x.MS.cross(x.VP)
    return force, moment


def external_wrench(robot: Robot, j: int, angle: Scalar, trace: Trace) -> SpatialVector:
    """Return the wrench of link j on the environment in e; `angle`: from e to its own frame."""
    w = robot.wrenches[j]
    force, moment = Vec3(w.FX, w.FY, w.FZ), Vec3(w.CX, w.CY, w.CZ)
    return turn_z(force, angle, trace), turn_z(moment, angle, trace)


# --- inwards: torques -----------------------------------------------------------------------------


@dataclass
class InwardState:
    """The state of the recursion inwards: masses with folded links, and wrenches in e."""

    mass: list[LinkMass]
    wrench: dict[int, SpatialVector]

    def fold(self, robot: Robot, j: int, links: Mapping[int, Link], trace: Trace) -> Scalar:
        """Count prismatic link j to its antecedent; return the force (N) on its axis."""
        i, of_j = robot.ant(j), self.mass[j]
        body, T_ij = of_j.inertia.body, joint_transform(robot, j, trace)
        turned = transform_parameters(dataclasses.replace(body, M=ZERO), Transform(T_ij.R, NULL))
        inertia = self.mass[i].inertia.with_part(dataclasses.replace(turned, M=body.M), T_ij.P)
        sliding = sliding_acceleration(robot.joint(j), links[j].own_rotation(trace))
        own = FoldedLink(body.M, first_moments(body), sliding)
        nested = [x._replace(nested=True) for x in of_j.folded]
        folded = tuple(x.on_antecedent(robot, j, trace) for x in (own, *nested))
        self.mass[i] = LinkMass(inertia, self.mass[i].alone, (*self.mass[i].folded, *folded))
        VP_i = turn_back_z(links[i].VP_e, links[i].frames.wrench_to_own, trace)
        force = links[i].own_rotation(trace).U @ folded[0].MS + VP_i * body.M
        for x in folded:
            force = force + x.VP * x.M
        return T_ij.R.a.dot(force)


class LinkEfforts(NamedTuple):
    """The efforts of a tree without drives: torques (N m) or forces (N) of joints 1..NL, and the
    wrench on a moving base at the origin of frame 0, in it; zero where the base does not move.
    """

    torques: list[Scalar]
    wrench: SpatialVector


def newton_euler(
    robot: Robot, inertia: Sequence[LinkInertia], forms: Sequence[LinkForm], trace: Trace
) -> LinkEfforts:
    """Return the efforts of a tree; inertia and forms are those of links 0..NL."""
    links, state = _outward_state(robot, inertia, forms, trace)
    if robot.has_moving_base:
        state.wrench[0] = external_wrench(robot, 0, ZERO, trace)
    joints = reversed(robot.outward)
    torque = {j: _inward_step(robot, j, links, forms[j], state, trace) for j in joints}
    torques = [torque[j] for j in range(1, robot.NL + 1)]
    if not robot.has_moving_base:
        return LinkEfforts(torques, NULL_SPATIAL)
    own = link_wrench(state.mass[0], links[0], forms[0], False, trace)
    return LinkEfforts(torques, _sum(state.wrench[0], own))


def joint_wrenches(
    robot: Robot, forms: Sequence[LinkForm], trace: Trace
) -> dict[int, SpatialVector]:
    """Return the force (N) and moment (N m) that the antecedent of each link exerts on it, in its
    own frame at its origin; for 0 the wrench on the base, whose own inertia counts where it moves.
    """
    inertia = [LinkInertia.of(body) for body in robot.bodies]
    links, state = _outward_state(robot, inertia, forms, trace)
    state.wrench[0] = NULL, NULL
    if robot.has_moving_base:
        own = link_wrench(state.mass[0], links[0], forms[0], False, trace)
        state.wrench[0] = _sum(external_wrench(robot, 0, ZERO, trace), own)
    for j in reversed(robot.outward):
        _inward_step(robot, j, links, forms[j], state, trace)
    wrenches = {}
    for j, (force, moment) in state.wrench.items():
        angle = links[j].frames.wrench_to_own
        wrenches[j] = turn_back_z(force, angle, trace), turn_back_z(moment, angle, trace)
    return wrenches


def _outward_state(
    robot: Robot, inertia: Sequence[LinkInertia], forms: Sequence[LinkForm], trace: Trace
) -> tuple[dict[int, Link], InwardState]:
    """The motion of the links 0..NL, and the state with which the recursion inwards begins."""
    frames = link_frames(robot, forms)
    links: dict[int, Link] = {0: robot.derived("base link", lambda: base_link(robot))}
    for j in robot.outward:
        of_i = links[robot.ant(j)]
        links[j] = trace.recalled(
            robot, link_from_antecedent, robot, j, of_i, frames[j], forms[j].of_rotation
        )
    state = InwardState([LinkMass(x, x.body) for x in inertia], {})
    for j in robot.outward:
        angle = frames[j].wrench_to_own
        state.wrench[j] = trace.recalled(robot, external_wrench, robot, j, angle)
    return links, state


def _sum(a: SpatialVector, b: SpatialVector) -> SpatialVector:
    return a[0] + b[0], a[1] + b[1]


def _inward_step(
    robot: Robot,
    j: int,
    links: Mapping[int, Link],
    form: LinkForm,
    state: InwardState,
    trace: Trace,
) -> Scalar:
    """The torque of joint j; the wrench of its link is added to that of its antecedent, to that of
    the base where the state has one.
    """
    i, (force, moment) = robot.ant(j), state.wrench[j]
    if form.fold_into_antecedent and robot.sigma(j) == PRISMATIC and i > 0:
        torque = force.z + state.fold(robot, j, links, trace)
    else:
        torques_only = 0 not in state.wrench
        f, m = trace.recalled(
            robot, link_wrench, state.mass[j], links[j], form.of_wrench, torques_only
        )
        force = trace.vec("E", force + f, j)  # [KC97 (17)]
        moment = trace.vec("N", moment + m, j)
        torque = force.z if robot.sigma(j) == PRISMATIC else moment.z  # [KC97 (20)]
        state.wrench[j] = force, moment
    if i in state.wrench:
        frames = links[j].frames, links[i].frames
        load = trace.recalled(robot, wrench_on_antecedent, robot, j, frames, (force, moment))
        state.wrench[i] = _sum(state.wrench[i], load)  # [KC97 (17)], [KC97 (19)]
    return torque


# --- the recursion as the original lists it -------------------------------------------------------


@dataclass(frozen=True)
class ListedMotion:
    """Motion of link j in its own frame: w, wd, VP (gravity included), DV and U."""

    w: Vec3
    wd: Vec3
    VP: Vec3
    DV: VelocityProducts
    U: Mat3


def _base_motion(robot: Robot, trace: Trace) -> ListedMotion:
    """Frame 0, with gravity as an acceleration upwards."""
    b = robot.base
    VP_0 = trace.vec("VP", Vec3(*b.VP0) - Vec3(*robot.gravity), 0)  # [KD 9.80]
    w, wd = Vec3(*b.W0), Vec3(*b.WP0)
    return ListedMotion(w, wd, VP_0, *listed_acceleration_matrix(w, wd, 0, trace))


def _listed_next_motion(
    robot: Robot, j: int, T_ij: Transform, of_i: ListedMotion, trace: Trace
) -> ListedMotion:
    """The motion of link j, in frame j, from that of its antecedent i, in frame i."""
    joint, R_ji = robot.joint(j), T_ij.R.T
    w_i_j, w_j, wd_j = listed_rotation(robot, j, R_ji, (of_i.w, of_i.wd), trace)
    DV, U = listed_acceleration_matrix(w_j, wd_j, j, trace)
    VP_j = R_ji @ trace.vec("VSP", of_i.U @ T_ij.P + of_i.VP, j)  # [KC97 (10)], [KD 9.87]
    if robot.sigma(j) == PRISMATIC:
        qd, qdd = joint.QP, joint.QDP
        # [KC97 (10)], [KD 9.87]
        VP_j = Vec3(VP_j.x + 2 * qd * w_i_j.y, VP_j.y - 2 * qd * w_i_j.x, VP_j.z + qdd)
    return ListedMotion(w_j, wd_j, trace.vec("VP", VP_j, j), DV, U)


def _listed_link_force(body: Body, m: ListedMotion, j: int | str, trace: Trace) -> Vec3:
    """M VP + U MS."""
    return trace.vec("F", m.U @ first_moments(body) + m.VP * body.M, j)  # [KC97 (15)], [KD 9.88]


def _listed_inertia_moment(body: Body, m: ListedMotion, j: int | str, trace: Trace) -> Vec3:
    """J wd + w x (J w) with the products that U has already."""
    b, wd, DV, U = body, m.wd, m.DV, m.U.rows
    PIS1 = trace(f"PIS1{j}", b.ZZ - b.YY)
    PIS2 = trace(f"PIS2{j}", b.XX - b.ZZ)
    PIS3 = trace(f"PIS3{j}", b.YY - b.XX)
    No = Vec3(  # [KC97 (16)], [KD 9.89]
        wd.x * b.XX + DV.yz * PIS1 - U[2].x * b.XY + U[1].x * b.XZ + (DV.zz - DV.yy) * b.YZ,
        wd.y * b.YY + DV.xz * PIS2 + U[2].y * b.XY + (DV.xx - DV.zz) * b.XZ - U[0].y * b.YZ,
        wd.z * b.ZZ + DV.xy * PIS3 + (DV.yy - DV.xx) * b.XY - U[1].z * b.XZ + U[0].z * b.YZ,
    )
    return trace.vec("No", No, j)


def newton_euler_listing(robot: Robot, trace: Trace) -> LinkEfforts:
    """Return the efforts of a tree: the axis components of the links' wrenches, and the wrench on a
    moving base.
    """
    # the original also lists the wrench on a fixed base, which its optimiser removes
    wrenches = listed_wrenches(
        robot, trace, onto_base=robot.has_moving_base or trace.writes_listing
    )
    torques = [_on_axis(robot, j, *wrenches[j]) for j in range(1, robot.NL + 1)]
    return LinkEfforts(torques, wrenches[0] if robot.has_moving_base else NULL_SPATIAL)


def listed_motions(
    robot: Robot, T: Mapping[int, Transform], trace: Trace
) -> Iterator[tuple[int, ListedMotion]]:
    """Yield each link from the base outwards with its motion, as the original lists it."""
    motion = {0: _base_motion(robot, trace)}
    yield 0, motion[0]
    for j in robot.outward:
        motion[j] = _listed_next_motion(robot, j, T[j], motion[robot.ant(j)], trace)
        yield j, motion[j]


def joint_transforms(robot: Robot, trace: Trace) -> dict[int, Transform]:
    """Return T_ij of every frame j on its antecedent i, by j."""
    return {j: joint_transform(robot, j, trace) for j in robot.outward}


def listed_wrenches(
    robot: Robot, trace: Trace, onto_base: bool = False
) -> dict[int, SpatialVector]:
    """Return the wrenches E (N) and N (N m) on the links, each in its own frame at its origin.

    `onto_base`: also that on the base, whose own inertia counts where it moves.
    """
    T = joint_transforms(robot, trace)
    wrench: dict[int, SpatialVector] = {0: (NULL, NULL)} if onto_base else {}
    for j, motion in listed_motions(robot, T, trace):
        if j or (onto_base and robot.has_moving_base):
            wrench[j] = _listed_wrench(robot, j, motion, trace)
    return accumulate_wrenches(robot, T, wrench, trace)


def accumulate_wrenches(
    robot: Robot,
    T: Mapping[int, Transform],
    wrench: Mapping[int, SpatialVector],
    trace: Trace,
    mark: str = "",
) -> dict[int, SpatialVector]:
    """Return the wrenches of links with those of their successors, each in its own frame at its
    origin; `mark` ends the names of the intermediates.
    """
    total = dict(wrench)
    for j in (*reversed(robot.outward), 0):
        if j not in total:
            continue
        force, moment = total[j]
        force, moment = trace.vec("E", force, f"{j}{mark}"), trace.vec("N", moment, f"{j}{mark}")
        total[j] = force, moment
        i = robot.ant(j) if j else -1
        if i in total:
            f_i = trace.vec("FDI", T[j].R @ force, f"{j}{mark}")  # [KC97 (18)], [KD 9.92]
            m_i = total[i][1] + T[j].R @ moment + T[j].P.cross(f_i)  # [KC97 (19)], [KD 9.93]
            total[i] = total[i][0] + f_i, m_i  # [KC97 (17)], [KD 9.91]
    return total


def _listed_wrench(robot: Robot, j: int, m: ListedMotion, trace: Trace) -> SpatialVector:
    """Force and moment of link j at its origin, with its wrench on the environment."""
    body, e = robot.bodies[j], robot.wrenches[j]
    force = _listed_link_force(body, m, j, trace) + Vec3(e.FX, e.FY, e.FZ)
    No, MS = _listed_inertia_moment(body, m, j, trace), first_moments(body)
    return force, No + MS.cross(m.VP) + Vec3(e.CX, e.CY, e.CZ)  # [KC97 (16)], [KD 9.89]


def _on_axis(robot: Robot, j: int, force: Vec3, moment: Vec3) -> Scalar:
    return force.z if robot.sigma(j) == PRISMATIC else moment.z  # [KC97 (20)], [KD 9.94]
