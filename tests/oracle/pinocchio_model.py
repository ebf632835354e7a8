"""The same robot in Pinocchio: an independent implementation to compare with.

T_ij = Rot(z, gamma) Trans(z, b) Rot(x, alpha) Trans(x, d) Rot(z, theta) Trans(z, r). A joint's
offset goes into its fixed placement, so that Pinocchio's joint turns about (or slides along) its
own z and its frame is frame j. Fixed joints and tools are placements on the joint that carries
them. Joints are added depth first, as Pinocchio's algorithms expect; `order` maps the robot's
moving joints to its columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import pinocchio as pin

from symoro.expr.node import Expr
from symoro.expr.program import interpret
from symoro.robot.data import FIXED, REVOLUTE, Body, Frame, Robot


def screw(axis: str, angle: float, shift: float) -> pin.SE3:
    """Rotation about and translation along x or z."""
    unit = np.array([1.0, 0, 0] if axis == "x" else [0, 0, 1.0])
    return pin.SE3(pin.AngleAxis(angle, unit).matrix(), unit * shift)


def placement(f: dict[str, float]) -> pin.SE3:
    """T_ij of numbers."""
    return (
        screw("z", f["gamma"], f["b"])
        * screw("x", f["alpha"], f["d"])
        * screw("z", f["theta"], f["r"])
    )


def spatial_inertia(b: dict[str, float]) -> pin.Inertia:
    """Pinocchio keeps the centre of mass: a first moment needs a mass.

    Grouped (not physical) parameters are taken as they are.
    """
    if b["M"]:
        return pin.Inertia.FromDynamicParameters(
            np.array([b[k] for k in ("M", "MX", "MY", "MZ", "XX", "XY", "YY", "XZ", "YZ", "ZZ")])
        )
    if b["MX"] or b["MY"] or b["MZ"]:
        raise ValueError(
            "Pinocchio cannot hold a first moment without a mass: choose another value for M, e.g. one that has no effect"
        )
    inertia = pin.Inertia.Zero()
    inertia.inertia = np.array(
        [[b["XX"], b["XY"], b["XZ"]], [b["XY"], b["YY"], b["YZ"]], [b["XZ"], b["YZ"], b["ZZ"]]]
    )
    return inertia


def _numbers(part: Frame | Body, names: Sequence[str], values: dict[str, Any]) -> dict[str, float]:
    return {k: number(getattr(part, k), values) for k in names}


def number(x: Any, values: dict[str, Any]) -> float:
    return float(interpret([x], values)[0]) if isinstance(x, Expr) else float(x)


@dataclass(frozen=True)
class PinocchioRobot:
    """A Pinocchio model of a robot with numbers for its parameters; `free` puts a free-flyer under
    frame 0.
    """

    robot: Robot
    values: dict[str, Any]
    free: bool = False

    @cached_property
    def _built(self) -> tuple[pin.Model, dict[int, int], dict[int, int]]:
        model = pin.Model()
        model.gravity.linear = np.array([number(g, self.values) for g in self.robot.gravity])
        root = (
            model.addJoint(0, pin.JointModelFreeFlyer(), pin.SE3.Identity(), "base")
            if self.free
            else 0
        )
        if self.free:
            model.appendBodyToJoint(
                root,
                spatial_inertia(
                    _numbers(self.robot.bodies[0], tuple(vars(self.robot.bodies[0])), self.values)
                ),
                pin.SE3.Identity(),
            )
        carried = {0: (root, pin.SE3.Identity())}  # frame -> joint that carries it, and where on it
        joints: dict[int, int] = {}
        for j in self._depth_first():
            carried[j] = self._add(model, j, *carried[self.robot.ant(j)], joints)
        ids = {
            j: model.addFrame(pin.Frame(f"frame{j}", k, 0, M, pin.FrameType.OP_FRAME))
            for j, (k, M) in carried.items()
        }
        return model, ids, joints

    def _depth_first(self) -> list[int]:
        found, stack = [], [0]
        while stack:
            i = stack.pop()
            found += [i] if i else []
            stack += [j for j in range(self.robot.NF, 0, -1) if self.robot.ant(j) == i]
        return found

    def _add(
        self, model: pin.Model, j: int, parent: int, at: pin.SE3, joints: dict[int, int]
    ) -> tuple[int, pin.SE3]:
        f = self.robot.frame(j)
        at_rest = {**self.values, **({q: 0.0} if (q := self._variable(j)) else {})}
        place = at * placement(_numbers(f, ("gamma", "b", "alpha", "d", "theta", "r"), at_rest))
        if j <= self.robot.NJ and f.sigma != FIXED:
            kind = pin.JointModelRZ() if f.sigma == REVOLUTE else pin.JointModelPZ()
            parent, place = model.addJoint(parent, kind, place, f"joint{j}"), pin.SE3.Identity()
            joints[j] = parent
            armature = model.armature.copy()
            armature[model.joints[parent].idx_v] = number(self.robot.joint(j).IA, self.values)
            model.armature = armature
        if j <= self.robot.NL:
            body = self.robot.bodies[j]
            model.appendBodyToJoint(
                parent, spatial_inertia(_numbers(body, tuple(vars(body)), self.values)), place
            )
        return parent, place

    def _variable(self, j: int) -> str | None:
        variable = self.robot.variable(j) if j <= self.robot.NJ else None
        return None if variable is None else variable.payload[0]

    @property
    def model(self) -> pin.Model:
        return self._built[0]

    @cached_property
    def data(self) -> pin.Data:
        return self.model.createData()

    @cached_property
    def order(self) -> np.ndarray:
        """Pinocchio's velocity index of each moving joint of the robot, in the robot's order."""
        return np.array(
            [self.model.joints[self._built[2][j]].idx_v for j in self.robot.moving], dtype=int
        )

    def frame_id(self, j: int) -> int:
        return self._built[1][j]

    # --- states -----------------------------------------------------------------------------------

    def _vector(self, names: Sequence[str], head: Sequence[float]) -> np.ndarray:
        out = np.zeros(self.model.nv)
        out[self.order] = [self.values[n] for n in names]
        out[: 6 if self.free else 0] = head if self.free else []
        return out

    @cached_property
    def q(self) -> np.ndarray:
        joints = self._vector(self.robot.q, [0.0] * 6)
        return np.concatenate([[0, 0, 0, 0, 0, 0, 1.0], joints[6:]]) if self.free else joints

    @cached_property
    def base_motion(self) -> dict[str, np.ndarray]:
        return {
            k: np.array([number(x, self.values) for x in getattr(self.robot.base, k)])
            for k in ("W0", "WP0", "V0", "VP0")
        }

    @cached_property
    def v(self) -> np.ndarray:
        b = self.base_motion
        return self._vector(self.robot.qd, [*b["V0"], *b["W0"]])

    @cached_property
    def a(self) -> np.ndarray:
        """Joint accelerations; a free-flyer's is spatial: VP0 - W0 x V0."""
        b = self.base_motion
        return self._vector(self.robot.qdd, [*(b["VP0"] - np.cross(b["W0"], b["V0"])), *b["WP0"]])

    # --- kinematics -------------------------------------------------------------------------------

    def moved(self, a: np.ndarray | None = None) -> PinocchioRobot:
        """Itself, after forward kinematics of the state."""
        pin.forwardKinematics(self.model, self.data, self.q, self.v, self.a if a is None else a)
        pin.updateFramePlacements(self.model, self.data)
        return self

    def transform(self, i: int, j: int) -> np.ndarray:
        """T_ij as a 4x4 matrix."""
        M = self.data.oMf
        return (M[self.frame_id(i)].inverse() * M[self.frame_id(j)]).homogeneous

    def rotation(self, i: int, j: int) -> np.ndarray:
        return self.transform(i, j)[:3, :3]

    def jacobian(self, j: int, projection: int = 0) -> np.ndarray:
        """[V; w] of frame j in frame `projection`, columns in the robot's order."""
        pin.computeJointJacobians(self.model, self.data, self.q)
        pin.updateFramePlacements(self.model, self.data)
        J = pin.getFrameJacobian(
            self.model, self.data, self.frame_id(j), pin.ReferenceFrame.LOCAL
        ).reshape(6, -1)[:, self.order]
        R = self.rotation(projection, j)
        return np.vstack([R @ J[:3], R @ J[3:]])

    def velocity(self, j: int) -> tuple[np.ndarray, np.ndarray]:
        """V and W of frame j in frame j."""
        v = pin.getFrameVelocity(self.model, self.data, self.frame_id(j), pin.ReferenceFrame.LOCAL)
        return v.linear, v.angular

    def acceleration(self, j: int) -> tuple[np.ndarray, np.ndarray]:
        """VP (of the origin, not spatial) and WP of frame j in frame j."""
        a = pin.getFrameClassicalAcceleration(
            self.model, self.data, self.frame_id(j), pin.ReferenceFrame.LOCAL
        )
        return a.linear, a.angular

    # --- dynamics ---------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> np.ndarray:
        """The base's six rows where it is free, then the moving joints in the robot's order."""
        return np.concatenate([np.arange(6 if self.free else 0), self.order]).astype(int)

    @cached_property
    def forces(self) -> list[pin.Force]:
        """What the environment exerts on the joints' bodies: minus the wrenches of the links, seen
        from the joints.
        """
        total = [pin.Force.Zero() for _ in range(self.model.njoints)]
        for j, w in enumerate(self.robot.wrenches):
            frame = self.model.frames[self.frame_id(j)]
            f, m = (
                np.array([number(x, self.values) for x in (w.FX, w.FY, w.FZ)]),
                np.array([number(x, self.values) for x in (w.CX, w.CY, w.CZ)]),
            )
            total[frame.parentJoint] = total[frame.parentJoint] + frame.placement.act(
                pin.Force(-f, -m)
            )
        return total

    def rnea(
        self, v: np.ndarray | None = None, a: np.ndarray | None = None, forces: bool = True
    ) -> np.ndarray:
        v, a = self.v if v is None else v, self.a if a is None else a
        return pin.rnea(self.model, self.data, self.q, v, a, *([self.forces] if forces else []))[
            self.rows
        ]

    def crba(self) -> np.ndarray:
        A = np.triu(pin.crba(self.model, self.data, self.q))
        return (A + np.triu(A, 1).T)[np.ix_(self.rows, self.rows)]

    def aba(self, tau: np.ndarray) -> np.ndarray:
        """Accelerations from the torques of `rows`."""
        full = np.zeros(self.model.nv)
        full[self.rows] = tau
        return pin.aba(self.model, self.data, self.q, self.v, full, self.forces)[self.rows]

    def without_rotors(self) -> PinocchioRobot:
        self.model.armature = np.zeros(self.model.nv)
        return self
