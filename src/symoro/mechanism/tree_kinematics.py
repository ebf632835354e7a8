"""Transforms between the frames of a tree, and velocities and accelerations of its links.

The transform of joint j on its antecedent i is T_ij = z(gamma, b) x(alpha, d) z(theta, r) [KC97
(1-b)], where each factor is a screw: a rotation about an axis and a translation along it. Along a
path the screws are combined with the last rotation about z pending. Parallel axes (alpha = 0) then
add their angles, alpha = pi changes signs only, and an angle is used once, at the next rotation
about x. Sines of sums such as S23 result without further rules, for any tree, in both directions.

Velocities and accelerations follow the recursions of [KC97 (6)-(10)]. Angular quantities are
carried in the frame before the rotation of a group of parallel axes, with that rotation pending: w
is often sparse there, and a link of the group needs only the summed angle. Linear quantities are
carried in the links' own frames. With `pending=False` the rotation of every link is applied at
once, as in the original listing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from symoro.expr import (
    IDENTITY,
    NULL,
    UNIT,
    Expr,
    Mat3,
    Scalar,
    Transform,
    Vec3,
    is_zero,
    multiple_of_pi,
    rotate_back_x,
    rotate_back_z,
    rotate_x,
    rotate_z,
)
from symoro.robot import PRISMATIC, REVOLUTE, Robot, route
from symoro.tracing import Trace

Result = TypeVar("Result")


# --- screws --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Screw:
    """A rotation about and a translation along one axis, 'x' or 'z'.

    `frame` is the number of the frame that is reached behind the screw, -1 if there is none.
    """

    axis: str
    angle: Scalar
    shift: Scalar
    frame: int = -1

    def inverse(self, frame: int = -1) -> Screw:
        return Screw(self.axis, -self.angle, -self.shift, frame)


def joint_screws(robot: Robot, j: int) -> tuple[Screw, Screw, Screw]:
    """Return the three screws of T_ij, frame j on its antecedent i."""
    f = robot.frame(j)
    # [KC97 (1-b)]
    return Screw("z", f.gamma, f.b), Screw("x", f.alpha, f.d), Screw("z", f.theta, f.r, j)


def route_screws(robot: Robot, i: int, j: int) -> list[Screw]:
    """Return the screws of T_ij for any two frames, up the tree and down again."""
    up, down = route(robot, i, j)
    screws: list[Screw] = []
    for k in up:
        z, x, last = joint_screws(robot, k)
        screws += [last.inverse(), x.inverse(), z.inverse(robot.ant(k))]
    for k in down:
        screws += joint_screws(robot, k)
    return screws


def turn_kind(alpha: Scalar) -> str:
    """Return 'none' if alpha is 0 and 'half' if it is pi by structure (modulo 2 pi), else 'any'."""
    k = multiple_of_pi(alpha) if isinstance(alpha, Expr) else None
    if k is None or k.denominator != 1:
        return "any"
    return "none" if k % 2 == 0 else "half"


def screw_transform(screw: Screw, trace: Trace) -> Transform:
    """Return the transform of a single screw."""
    s, c = trace.sincos(screw.angle)
    if screw.axis == "x":
        return Transform(
            Mat3.from_rows([[1, 0, 0], [0, c, -s], [0, s, c]]), Vec3(screw.shift, 0, 0)
        )
    return Transform(Mat3.from_rows([[c, -s, 0], [s, c, 0], [0, 0, 1]]), Vec3(0, 0, screw.shift))


def joint_transform(robot: Robot, j: int, trace: Trace) -> Transform:
    """Return T_ij of frame j on its antecedent, its elements named A and L."""
    T_ij = UNIT
    trace.sincos(robot.frame(j).theta)  # listings name the joint's own angle first
    for screw in joint_screws(robot, j):
        T_ij = T_ij @ screw_transform(screw, trace)  # [KC97 (1-b)]
    return Transform(trace.mat("A", T_ij.R, j), trace.vec("L", T_ij.P, j))


# --- from frame i to frame j ----------------------------------------------------------------------


@dataclass(frozen=True)
class PathFrame:
    """A frame on a path, seen from its start: R = pre Rz(angle) with the last rotation about z
    pending, P complete.
    """

    pre: Mat3
    angle: Scalar
    P: Vec3

    def rotation(self, trace: Trace) -> Mat3:
        """Return the rotation matrix with the pending rotation applied."""
        if is_zero(self.angle):
            return self.pre
        s, c = trace.sincos(self.angle)
        x, y, z = self.pre.columns
        return Mat3(x * c + y * s, y * c - x * s, z)

    def named(self, j: int, trace: Trace) -> PathFrame:
        """Return the same frame with an intermediate variable for each element.

        Without them the terms of a listing double at every frame.
        """
        return PathFrame(trace.mat("U", self.rotation(trace), j), 0, trace.vec("L", self.P, j))

    @property
    def axis(self) -> Vec3:
        """The z axis, which does not depend on the pending rotation."""
        return self.pre.a

    def step(self, screw: Screw, trace: Trace) -> PathFrame:
        """Return the frame behind one more screw."""
        if screw.axis == "z":
            P = self.P if is_zero(screw.shift) else self.P + self.pre.a * screw.shift
            return PathFrame(self.pre, self.angle + screw.angle, P)
        P = self.P if is_zero(screw.shift) else self.P + self.rotation(trace).s * screw.shift
        kind = turn_kind(screw.angle)
        if kind == "none":
            return PathFrame(self.pre, self.angle, P)
        if kind == "half":  # Rz(t) Rx(pi) = Rx(pi) Rz(-t)
            return PathFrame(Mat3(self.pre.s, -self.pre.n, -self.pre.a), -self.angle, P)
        x, y, z = self.rotation(trace).columns
        s, c = trace.sincos(screw.angle)
        return PathFrame(Mat3(x, y * c + z * s, z * c - y * s), 0, P)


START = PathFrame(IDENTITY, 0, NULL)


def path_frames(robot: Robot, i: int, j: int, trace: Trace) -> Iterator[tuple[int, PathFrame]]:
    """Yield (number, frame) for the frames from i to j, i included, all seen from frame i."""
    frame = START
    yield i, frame
    for screw in route_screws(robot, i, j):
        frame = frame.step(screw, trace)
        if screw.frame >= 0:
            frame = frame.named(screw.frame, trace) if trace.writes_listing else frame
            yield screw.frame, frame


def forward_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """Return T_ij built from frame i on: columns are combined."""
    *_, (_, last) = path_frames(robot, i, j, trace)
    return Transform(last.rotation(trace), last.P)


# --- from frame j back to frame i -----------------------------------------------------------------


@dataclass(frozen=True)
class PendingTransform:
    """A transform on the way from frame j back to i, with the first rotation about z and some
    lengths pending.

    T = z(angle, rise) core, plus an offset along x for each pair (angle since, length) that was
    passed inside a group of parallel axes.
    """

    core: Transform
    angle: Scalar
    rise: Scalar
    offsets: tuple[tuple[Scalar, Scalar], ...] = ()

    def complete(self, trace: Trace) -> Transform:
        """Return the transform with everything pending applied."""
        R, P = self.core
        if not is_zero(self.angle):
            s, c = trace.sincos(self.angle)
            R, P = _rotate_rows(self.core, lambda v: rotate_z(v, s, c))
        P = Vec3(P.x, P.y, P.z + self.rise)
        for since, length in self.offsets:
            s, c = trace.sincos(since)
            P = Vec3(P.x + length * c, P.y + length * s, P.z)
        return Transform(R, P)

    def step(self, screw: Screw, trace: Trace) -> PendingTransform:
        """Return the transform with one more screw on the left."""
        if screw.axis == "z":
            offsets = tuple((since + screw.angle, length) for since, length in self.offsets)
            return PendingTransform(
                self.core, self.angle + screw.angle, self.rise + screw.shift, offsets
            )
        rotated = self
        if turn_kind(screw.angle) != "none":
            s, c = trace.sincos(screw.angle)
            core = _rotate_rows(self.complete(trace), lambda v: rotate_x(v, s, c))
            rotated = PendingTransform(core, 0, 0)
        if is_zero(screw.shift):
            return rotated
        offsets = (*rotated.offsets, (0, screw.shift))
        return PendingTransform(rotated.core, rotated.angle, rotated.rise, offsets)


def _rotate_rows(T: Transform, rotate: Callable[[Vec3], Vec3]) -> Transform:
    return Transform(Mat3(rotate(T.R.s), rotate(T.R.n), rotate(T.R.a)), rotate(T.P))


def backward_transform(robot: Robot, i: int, j: int, trace: Trace) -> Transform:
    """Return T_ij built from frame j back to i: rows are combined, and lengths enter where they are
    still few.
    """
    T = PendingTransform(UNIT, 0, 0)
    for screw in reversed(route_screws(robot, i, j)):
        T = T.step(screw, trace)
    return T.complete(trace)


# --- velocities and accelerations of the links ----------------------------------------------------


@dataclass(frozen=True)
class LinkMotion:
    """Motion of link j: w, wd, V, VP in frame j, and w, wd before the pending rotation `angle`
    about z.
    """

    w: Vec3  # angular velocity, rad/s
    wd: Vec3  # angular acceleration, rad/s2
    V: Vec3  # velocity of the origin, m/s
    VP: Vec3  # acceleration of the origin, m/s2
    w_pre: Vec3
    wd_pre: Vec3
    angle: Scalar = 0


def rotate_back(v: Vec3, screw: Screw, trace: Trace) -> Vec3:
    """Return v expressed in the frame behind the rotation of a screw: R^T v."""
    s, c = trace.sincos(screw.angle)
    return rotate_back_x(v, s, c) if screw.axis == "x" else rotate_back_z(v, s, c)


def acceleration_matrix(w: Vec3, wd: Vec3) -> Mat3:
    """Return U = [wd]x + [w]x [w]x: a point P of the link has the acceleration VP + U P."""
    xx, yy, zz = w.x * w.x, w.y * w.y, w.z * w.z
    xy, xz, yz = w.x * w.y, w.x * w.z, w.y * w.z
    return Mat3.from_rows(  # [KC97 (9)]
        [
            [-(yy + zz), xy - wd.z, xz + wd.y],
            [xy + wd.z, -(xx + zz), yz - wd.x],
            [xz - wd.y, yz + wd.x, -(xx + yy)],
        ]
    )


@dataclass(frozen=True)
class VelocityProducts:
    """DV: the products of the components of w, squares with a minus sign."""

    xx: Scalar
    yy: Scalar
    zz: Scalar
    xy: Scalar
    xz: Scalar
    yz: Scalar


def listed_acceleration_matrix(
    w: Vec3, wd: Vec3, j: int, trace: Trace
) -> tuple[VelocityProducts, Mat3]:
    """Return DV and U of link j as the original lists them, in the frame of w and wd."""
    DV = VelocityProducts(
        xx=trace(f"DV11{j}", -(w.x * w.x)),
        yy=trace(f"DV22{j}", -(w.y * w.y)),
        zz=trace(f"DV33{j}", -(w.z * w.z)),
        xy=trace(f"DV12{j}", w.x * w.y),
        xz=trace(f"DV13{j}", w.x * w.z),
        yz=trace(f"DV23{j}", w.y * w.z),
    )
    U = Mat3.from_rows(  # [KC97 (9)], [KD 9.90]
        [
            [DV.yy + DV.zz, DV.xy - wd.z, DV.xz + wd.y],
            [DV.xy + wd.z, DV.xx + DV.zz, DV.yz - wd.x],
            [DV.xz - wd.y, DV.yz + wd.x, DV.xx + DV.yy],
        ]
    )
    return DV, trace.mat("U", U, j)


def listed_rotation(
    robot: Robot, j: int, R_ji: Mat3, rotation_i: tuple[Vec3, Vec3], trace: Trace
) -> tuple[Vec3, Vec3, Vec3]:
    """Return WI (w of the antecedent), w and wd of link j, in its frame, as the original lists
    them; `rotation_i`: w and wd of the antecedent in its own frame.
    """
    joint, (w_i, wd_i) = robot.joint(j), rotation_i
    WI = trace.vec("WI", R_ji @ w_i, j)  # [KD 9.84]
    w_j, wd_j = WI, R_ji @ wd_i
    if robot.sigma(j) == REVOLUTE:
        qd, qdd = joint.QP, joint.QDP
        w_j = Vec3(WI.x, WI.y, trace(f"W3{j}", WI.z + qd))  # [KC97 (6-b)], [KD 9.85]
        wd_j = Vec3(wd_j.x + WI.y * qd, wd_j.y - WI.x * qd, wd_j.z + qdd)  # [KC97 (8)], [KD 9.86]
    return WI, w_j, trace.vec("WP", wd_j, j)


def _listed_step(robot: Robot, j: int, of_i: LinkMotion, trace: Trace) -> LinkMotion:
    """Return the motion of link j from that of its antecedent i, as the original lists it."""
    joint, T_ij = robot.joint(j), joint_transform(robot, j, trace)
    R_ji = T_ij.R.T
    WI, w_j, wd_j = listed_rotation(robot, j, R_ji, (of_i.w, of_i.wd), trace)
    listed_acceleration_matrix(w_j, wd_j, j, trace)  # listed here, used by the successors
    _, U_i = listed_acceleration_matrix(of_i.w, of_i.wd, robot.ant(j), trace)
    V_j = R_ji @ trace.vec("VI", of_i.V + of_i.w.cross(T_ij.P), j)  # [KC97 (6-c)]
    VP_j = R_ji @ trace.vec("VSP", of_i.VP + U_i @ T_ij.P, j)  # [KC97 (10)]
    if robot.sigma(j) == PRISMATIC:
        qd, qdd = joint.QP, joint.QDP
        V_j = Vec3(V_j.x, V_j.y, V_j.z + qd)  # [KC97 (6-c)]
        # [KC97 (10)]
        VP_j = Vec3(VP_j.x + 2 * qd * WI.y, VP_j.y - 2 * qd * WI.x, VP_j.z + qdd)
    V_j, VP_j = trace.vec("V", V_j, j), trace.vec("VP", VP_j, j)
    return LinkMotion(w_j, wd_j, V_j, VP_j, w_j, wd_j, 0)


def base_motion(robot: Robot) -> LinkMotion:
    """Return the motion of frame 0."""
    b = robot.base
    w_0, wd_0 = Vec3(*b.W0), Vec3(*b.WP0)
    return LinkMotion(w_0, wd_0, Vec3(*b.V0), Vec3(*b.VP0), w_0, wd_0)


def link_motion_from_antecedent(
    robot: Robot, j: int, of_i: LinkMotion, pending: bool, trace: Trace
) -> LinkMotion:
    """Return the motion of link j from that of its antecedent i."""
    if trace.writes_listing:
        return _listed_step(robot, j, of_i, trace)
    joint, sigma = robot.joint(j), robot.sigma(j)
    qd, qdd = (joint.QP, joint.QDP) if sigma in (REVOLUTE, PRISMATIC) else (0, 0)
    w_i, wd_i, angle = _antecedent_rotation(robot, j, of_i, pending, trace)
    w_pre, wd_pre = w_i, wd_i
    if sigma == REVOLUTE:
        w_pre = Vec3(w_i.x, w_i.y, w_i.z + qd)  # [KC97 (6-b)]
        wd_pre = Vec3(wd_i.x + w_i.y * qd, wd_i.y - w_i.x * qd, wd_i.z + qdd)  # [KC97 (8)]
    own = Screw("z", angle, 0)
    w_j = w_pre if is_zero(angle) else rotate_back(w_pre, own, trace)
    wd_j = wd_pre if is_zero(angle) else rotate_back(wd_pre, own, trace)
    w_j, wd_j = trace.vec("W", w_j, j), trace.vec("WP", wd_j, j)
    V_j, VP_j = _antecedent_translation(robot, j, of_i, trace)
    if sigma == PRISMATIC:
        V_j = Vec3(V_j.x, V_j.y, V_j.z + qd)  # [KC97 (6-c)]
        # [KC97 (10)]
        VP_j = Vec3(VP_j.x + 2 * (w_j.y * qd), VP_j.y - 2 * (w_j.x * qd), VP_j.z + qdd)
    V_j, VP_j = trace.vec("V", V_j, j), trace.vec("VP", VP_j, j)
    if not pending:
        return LinkMotion(w_j, wd_j, V_j, VP_j, w_j, wd_j, 0)
    return LinkMotion(w_j, wd_j, V_j, VP_j, w_pre, wd_pre, angle)


def _antecedent_rotation(
    robot: Robot, j: int, of_i: LinkMotion, pending: bool, trace: Trace
) -> tuple[Vec3, Vec3, Scalar]:
    """Return w and wd of the antecedent, expressed before the rotation of joint j's group, and the
    pending angle.
    """
    z, x, last = joint_screws(robot, j)
    angle = of_i.angle + z.angle
    w, wd = of_i.w_pre, of_i.wd_pre
    kind = turn_kind(x.angle)
    if not pending or kind == "any":
        if not is_zero(angle):
            turned = Screw("z", angle, 0)
            w, wd = (
                (of_i.w, of_i.wd)
                if is_zero(z.angle)
                else (rotate_back(w, turned, trace), rotate_back(wd, turned, trace))
            )
        return rotate_back(w, x, trace), rotate_back(wd, x, trace), last.angle
    if kind == "half":
        return Vec3(w.x, -w.y, -w.z), Vec3(wd.x, -wd.y, -wd.z), last.angle - angle
    return w, wd, angle + last.angle


def _antecedent_translation(
    robot: Robot, j: int, of_i: LinkMotion, trace: Trace
) -> tuple[Vec3, Vec3]:
    """Return V and VP, in frame j, of the origin of frame j as a point of its antecedent."""
    w, wd, V, VP = of_i.w, of_i.wd, of_i.V, of_i.VP
    for screw in joint_screws(robot, j):
        if not is_zero(screw.shift):
            U = acceleration_matrix(w, wd)
            arm = Vec3(screw.shift, 0, 0) if screw.axis == "x" else Vec3(0, 0, screw.shift)
            V = V + w.cross(arm)  # V_i + w_i x P_ij [KC97 (6-c)]
            VP = VP + (U.s if screw.axis == "x" else U.a) * screw.shift  # U_i P_ij [KC97 (10)]
        if not is_zero(screw.angle):
            w, wd, V, VP = (rotate_back(v, screw, trace) for v in (w, wd, V, VP))
    return V, VP


def link_motions(robot: Robot, pending: bool, trace: Trace) -> list[LinkMotion]:
    """Return the motion of links 1..NL."""
    motions = {0: base_motion(robot)}
    for j in robot.outward:
        motions[j] = link_motion_from_antecedent(robot, j, motions[robot.ant(j)], pending, trace)
    return [motions[j] for j in range(1, robot.NL + 1)]
