"""Newton-Euler inverse dynamics with free choices per link, each an equivalent form of the same model.

Rotational motion is carried in the pre-frames g, where it is sparse and shared by a group of parallel axes; wrenches are
evaluated in the frames e (see `stations`). The choices are priced by `search`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from symoro.expr.functions import Scalar, is_zero
from symoro.expr.linear import Transform, Vec3
from symoro.expr.node import ZERO
from symoro.mechanism.transforms import joint_transform
from symoro.models.forms.angular_motion import AngularMotion, turn_back_x, turn_back_z, turn_z
from symoro.models.forms.choices import LinkForm
from symoro.models.forms.inertial_parameters import first_moments, transform_parameters
from symoro.models.forms.link_frames import LinkFrames, link_frames, wrench_on_antecedent
from symoro.models.forms.parameter_grouping import LinkInertia
from symoro.robot.data import PRISMATIC, REVOLUTE, Body, Joint, Robot
from symoro.tracing.trace import Trace


class Link(NamedTuple):
    """A link on the way out: its frames, its rotational motion in g and in e, the acceleration of its origin in e."""

    station: LinkFrames
    spin: AngularMotion
    spin_e: AngularMotion
    a: Vec3


def base_link(robot: Robot) -> Link:
    b = robot.base
    spin = AngularMotion.from_acceleration(Vec3(*b.W0), Vec3(*b.WP0))
    return Link(LinkFrames(0, 0, False), spin, spin, Vec3(*b.VP0) - Vec3(*robot.gravity))


def _along_x(at: Link, gamma: Scalar, length: Scalar, trace: Trace) -> Vec3:
    """U_i (length x) in frame e of the antecedent, x turned by gamma against its own."""
    angle = at.station.to_own() + gamma
    U = at.spin_e.U
    if is_zero(angle):
        return U @ Vec3(length, 0, 0)
    s, c = trace.sincos(angle)
    return U @ Vec3(length * c, length * s, 0)


def link_from_antecedent(
    robot: Robot, j: int, at: Link, here: LinkFrames, form: LinkForm, trace: Trace
) -> Link:
    """Link j from its antecedent."""
    f, joint, sigma, before = robot.frame(j), robot.joint(j), robot.sigma(j), at.station
    a = at.a
    if not is_zero(f.d):
        a = a + _along_x(at, f.gamma, f.d, trace)
    if not is_zero(f.b):
        a = a + at.spin_e.c * f.b
    if here.parallel:
        spin = at.spin
        a = turn_back_z(a, here.psi - before.psi, trace)
        if not is_zero(f.r):
            a = a + spin.turn_back_z(here.psi, trace).c * f.r
    else:
        spin = (
            at.spin.turn_back_z(before.theta, trace)
            .turn_back_z(f.gamma, trace)
            .turn_back_x(f.alpha, form.column_from_U, form.diagonal_from_squares, trace)
        )
        a = turn_back_x(turn_back_z(a, before.to_own() + f.gamma, trace), f.alpha, trace)
        if not is_zero(f.r):
            a = a + spin.c * f.r
        a = turn_back_z(a, here.psi, trace)
    if sigma == REVOLUTE:
        spin = spin.driven(joint.QP, joint.QDP)
    elif sigma == PRISMATIC:
        a = a + sliding(joint, spin.turn_back_z(here.psi, trace))
    trace.vec("W", spin.w, j)
    spin = spin._replace(direct=form.diagonal_from_squares, twice=form.last_row_doubled)
    return Link(here, spin, spin.turn_back_z(here.psi, trace), trace.vec("VP", a, j))


def sliding(joint: Joint, spin: AngularMotion) -> Vec3:
    """Acceleration that a prismatic joint adds: qdd z + 2 w x qd z (10)."""
    twice = joint.QP + joint.QP
    return Vec3(twice * spin.w.y, -(twice * spin.w.x), joint.QDP)


def inertia_moment(spin: AngularMotion, inertia: LinkInertia, products: bool) -> Vec3:
    """J wd + w x (J w), in the entries of U; the terms with k vanish where XX + YY = ZZ."""
    b, k, w, wd3 = inertia.body, inertia.k, spin.w, spin.wd3
    x, y, z = spin.U.rows
    d1, d2, d3 = spin.differences
    N1 = z.y * b.XX - z.x * b.XY + y.x * b.XZ - d1 * b.YZ - k * (w.y * w.z)
    N2 = z.y * b.XY - z.x * b.YY - d2 * b.XZ - x.y * b.YZ + k * (w.x * w.z)
    planar = (
        y.x * b.YY - x.y * b.XX - k * wd3 if products else wd3 * b.ZZ + (w.x * w.y) * (b.YY - b.XX)
    )
    return Vec3(N1, N2, planar - d3 * b.XY - y.z * b.XZ + x.z * b.YZ)


class Part(NamedTuple):
    """A folded prismatic link seen from the link it turns with: mass, first moments, and its own acceleration."""

    M: Scalar
    MS: Vec3
    a: Vec3
    nested: bool = False  # folded into a link that is itself folded

    def seen_from(self, robot: Robot, j: int, trace: Trace) -> Part:
        """From frame j to the orientation and origin of its antecedent."""
        T = joint_transform(robot, j, trace)
        return self._replace(MS=T.R @ self.MS + T.P * self.M, a=T.R @ self.a)

    def turned(self, angle: Scalar, trace: Trace) -> Part:
        return self._replace(MS=turn_z(self.MS, angle, trace), a=turn_z(self.a, angle, trace))


def link_wrench(
    inertia: LinkInertia,
    bare: Body,
    parts: Sequence[Part],
    link: Link,
    form: LinkForm,
    trace: Trace,
) -> tuple[Vec3, Vec3]:
    """Force and moment at the origin of link j, in e (15), (16); `bare` is the link without folded parts."""
    angle = link.station.to_own()
    here = inertia.turned(angle, form.wrench_frame, trace)
    MS = first_moments(here.body)
    spin = link.spin_e
    force = spin.U @ MS + link.a * here.body.M
    moment = inertia_moment(spin, here, form.moment_from_products)
    turned = [part.turned(angle, trace) for part in parts]
    for p in turned:
        force = force + p.a * p.M
    if form.gather_folded:  # the parts' moments with their whole acceleration
        moment = moment + turn_z(first_moments(bare), angle, trace).cross(link.a)
        for p in turned:
            moment = moment + p.MS.cross(p.a if p.nested else link.a + p.a)
        return force, moment
    moment = moment + MS.cross(link.a)
    for p in turned:
        moment = moment + p.MS.cross(p.a)
    return force, moment


def external_wrench(robot: Robot, j: int, angle: Scalar, trace: Trace) -> tuple[Vec3, Vec3]:
    """What link j exerts on the environment, in e; `angle`: from there to its own frame."""
    w = robot.wrenches[j]
    return turn_z(Vec3(w.FX, w.FY, w.FZ), angle, trace), turn_z(
        Vec3(w.CX, w.CY, w.CZ), angle, trace
    )


@dataclass
class Inward:
    """What the links carry on the way back: inertia with folded parts, their own accelerations, and wrenches in e."""

    inertia: list[LinkInertia]
    parts: dict[int, list[Part]]
    wrench: dict[int, tuple[Vec3, Vec3]]

    def fold(self, robot: Robot, j: int, link: Link, before: Link, trace: Trace) -> Scalar:
        """Hand link j's mass to its antecedent; the force on its axis, taken with the moments about the antecedent's origin."""
        i, body = robot.ant(j), self.inertia[j].body
        T = joint_transform(robot, j, trace)
        turned = transform_parameters(
            dataclasses.replace(body, M=ZERO), Transform(T.R, Vec3(0, 0, 0))
        )
        self.inertia[i] = self.inertia[i].with_part(dataclasses.replace(turned, M=body.M), T.P)
        own = Part(
            body.M,
            first_moments(body),
            sliding(robot.joint(j), link.spin.turn_back_z(link.station.theta, trace)),
        )
        seen = [
            own.seen_from(robot, j, trace),
            *(p._replace(nested=True).seen_from(robot, j, trace) for p in self.parts[j]),
        ]
        self.parts[i] += seen
        spin, a = (
            before.spin.turn_back_z(before.station.theta, trace),
            turn_back_z(before.a, before.station.to_own(), trace),
        )
        force = spin.U @ seen[0].MS + a * body.M
        for p in seen:
            force = force + p.a * p.M
        return T.R.a.dot(force)


def newton_euler(
    robot: Robot, inertia: list[LinkInertia], forms: Sequence[LinkForm], trace: Trace
) -> list[Scalar]:
    """Torques without drives, joints 1..NL."""
    stations = link_frames(robot, forms)
    links: list[Link] = [robot.derived("base link", lambda: base_link(robot))]
    for j in range(1, robot.NL + 1):
        links.append(
            trace.recalled(
                robot, link_from_antecedent, robot, j, links[robot.ant(j)], stations[j], forms[j]
            )
        )
    at = Inward(list(inertia), {j: [] for j in range(robot.NL + 1)}, {})
    for j in range(1, robot.NL + 1):
        at.wrench[j] = trace.recalled(robot, external_wrench, robot, j, stations[j].to_own())
    torque: list[Scalar] = []
    for j in range(robot.NL, 0, -1):
        i, wrench = robot.ant(j), at.wrench[j]
        if forms[j].fold_into_antecedent and robot.sigma(j) == PRISMATIC and i > 0:
            torque.append(wrench[0].z + at.fold(robot, j, links[j], links[i], trace))
        else:
            f, m = trace.recalled(
                robot,
                link_wrench,
                at.inertia[j],
                inertia[j].body,
                tuple(at.parts[j]),
                links[j],
                forms[j],
            )
            wrench = (trace.vec("E", wrench[0] + f, j), trace.vec("N", wrench[1] + m, j))
            torque.append(wrench[robot.sigma(j) != PRISMATIC].z)
        if i > 0:
            f, m = trace.recalled(
                robot, wrench_on_antecedent, robot, j, stations[j], stations[i], *wrench
            )
            at.wrench[i] = (at.wrench[i][0] + f, at.wrench[i][1] + m)
    return torque[::-1]
