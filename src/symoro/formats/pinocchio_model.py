"""Pinocchio models: the joints, placements, inertias, limits and frames of a `pinocchio.Model`.

The model is read through its own members; the package itself is not imported here.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import SYMBOL, as_expr
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    Array,
    LinkDescription,
    RigidInertia,
    RobotDescription,
    cross_matrix,
    depth_first,
    import_options,
    transform,
)
from symoro.robot import Robot

ROOT = "universe"
MEMBERS = ("joints", "jointPlacements", "inertias", "parents", "names", "frames", "gravity")
COMPOUND = {  # joints that every format describes as one
    "JointModelFreeFlyer": "free",
    "JointModelSpherical": "spherical",
    "JointModelPlanar": "planar",
}
_X, _Y, _Z = np.eye(3)
CHAINS = {  # joints of three: kind, suffix and axis of each part, outward
    "JointModelSphericalZYX": (("revolute", "z", _Z), ("revolute", "y", _Y), ("revolute", "x", _X)),
    "JointModelTranslation": (
        ("prismatic", "x", _X),
        ("prismatic", "y", _Y),
        ("prismatic", "z", _Z),
    ),
}


def from_pinocchio(model: Any, **options: Any) -> Robot:
    """The robot of a `pinocchio.Model`; options as for `load`."""
    for name in MEMBERS:
        if not hasattr(model, name):
            problem = f"{type(model).__name__} without '{name}'"
            raise InputError("from_pinocchio", problem, "a pinocchio.Model")
    return to_robot(describe_model(model), import_options(options))


# Pinocchio's ten parameters of a link: mass, first moments, inertia about the frame's origin
ELEMENTS = ("M", "MX", "MY", "MZ", "XX", "XY", "YY", "XZ", "YZ", "ZZ")


def regressor_map(robot: Robot, columns: Sequence[str], joints: Sequence[int]) -> Array:
    """The matrix P (columns, 10 len(joints)) from our parameters to Pinocchio's.

    Column 10 k + i says what a unit of Pinocchio's parameter i of the link behind joints[k], in
    that link's frame, is in our parameters `columns`. Columns of drives have rows of zeros.
    """
    index = {name: row for row, name in enumerate(columns)}
    P = np.zeros((len(columns), len(ELEMENTS) * len(joints)))
    for k, j in enumerate(joints):
        names = [_parameter_name(robot, key, j) for key in ELEMENTS]
        missing = [name for name in names if name not in index]
        if missing:
            raise UnsupportedRobot(
                f"to_pinocchio of {robot.name}: there is no column for {', '.join(missing)}, "
                "which the robot's file has as zero. Give these parameters a symbol."
            )
        block = slice(len(ELEMENTS) * k, len(ELEMENTS) * (k + 1))
        P[[index[name] for name in names], block] = parameter_transform(_link_frame(robot, j))
    return P


def _parameter_name(robot: Robot, key: str, j: int) -> str:
    value = as_expr(getattr(robot.bodies[j], key))
    return str(value.payload[0]) if value.op is SYMBOL else f"{key}{j}"


def _link_frame(robot: Robot, j: int) -> Array:
    """The frame of the link behind joint j in frame j; the links fixed to it come later."""
    places = robot.origin.links.values() if robot.origin is not None else ()
    T = next((placed.T for placed in places if placed.frame == j), None)
    return transform() if T is None else np.array(T).reshape(4, 4)


def parameter_transform(T: Array) -> Array:
    """The matrix (10, 10) that moves ELEMENTS of a body to the frame in which its own is T."""
    R, p = T[:3, :3], T[:3, 3]
    columns = []
    for unit in np.eye(len(ELEMENTS)):
        m, c, (xx, xy, yy, xz, yz, zz) = unit[0], R @ unit[1:4], unit[4:]
        J = R @ np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]]) @ R.T
        # [KD 9.46] with first moments: J - m p^ p^ - p^ c^ - c^ p^
        P, C = cross_matrix(p), cross_matrix(c)
        J = J - m * P @ P - P @ C - C @ P
        columns.append([m, *(c + m * p), J[0, 0], J[0, 1], J[1, 1], J[0, 2], J[1, 2], J[2, 2]])
    return np.array(columns).T


def describe_model(model: Any) -> RobotDescription:
    """The description of a Pinocchio model."""
    links = [LinkDescription(ROOT, inertia=_inertia(model.inertias[0]))]
    carried = {0: 0}  # joint of the model → the last of its links
    for j in range(1, model.njoints):
        links += _joint_links(model, j, carried[model.parents[j]], len(links))
        carried[j] = len(links) - 1
    names = {link.name for link in links}
    for frame in model.frames:
        if str(frame.type) == "BODY" and frame.name not in names:
            names.add(frame.name)
            parent, T = carried[frame.parentJoint], frame.placement.homogeneous
            links.append(LinkDescription(frame.name, parent, f"{frame.name}_fixed", placement=T))
    x, y, z = (float(g) for g in model.gravity.linear)
    name = model.name or "robot"
    return RobotDescription(name, depth_first(links)[0], "pinocchio", "", (x, y, z))


def _joint_links(model: Any, j: int, parent: int, first: int) -> list[LinkDescription]:
    """The links of one joint: its own, behind massless ones if it is three elementary joints.

    `first` is the number that the first of them will have.
    """
    kind = model.joints[j].shortname()
    link = LinkDescription(
        _link_name(model, j),
        parent,
        model.names[j],
        placement=model.jointPlacements[j].homogeneous,
        inertia=_inertia(model.inertias[j]),
    )
    if kind in COMPOUND:
        return [dataclasses.replace(link, kind=COMPOUND[kind])]
    if kind in CHAINS:
        return _chain(link, kind, first)
    return [_with_elementary_joint(model, j, link)]


def _chain(link: LinkDescription, kind: str, first: int) -> list[LinkDescription]:
    parts = CHAINS[kind]
    chain = []
    for k, (part, suffix, axis) in enumerate(parts):
        last = k == len(parts) - 1
        chain.append(
            dataclasses.replace(
                link,
                name=link.name if last else f"{link.name}_{suffix}",
                parent=link.parent if k == 0 else first + k - 1,
                joint=f"{link.joint}_{suffix}",
                kind=part,
                axis=axis,
                placement=link.placement if k == 0 else transform(),
                inertia=link.inertia if last else RigidInertia.none(),
                in_file=last,
            )
        )
    return chain


def _with_elementary_joint(model: Any, j: int, link: LinkDescription) -> LinkDescription:
    """The link with a revolute or prismatic joint: axis, limits, drive."""
    joint, kind = model.joints[j], model.joints[j].shortname()
    S = _motion_subspace(joint, kind)
    slides = np.linalg.norm(S[3:]) < 1e-12
    if not slides and np.linalg.norm(S[:3]) > 1e-12:
        raise UnsupportedRobot(
            f"joint {model.names[j]}: a {kind} turns and slides at once; "
            "revolute, prismatic, spherical, planar and free ones are read"
        )
    axis = S[:3] if slides else S[3:]
    v = joint.idx_v
    rotor, viscous, dry = (
        float(x[v]) for x in (model.armature, model.damping, model.upperDryFrictionLimit)
    )
    return dataclasses.replace(
        link,
        kind="prismatic" if slides else "revolute",
        continuous=joint.nq == 2,
        axis=axis / np.linalg.norm(axis),
        limits=_limits(model, joint),
        rotor=rotor,
        viscous=viscous,
        dry=dry,
    )


def _limits(model: Any, joint: Any) -> tuple[float | None, ...]:
    """qmin, qmax, vmax, taumax; a joint whose position is cos and sin of its angle is unbounded."""
    q, v = joint.idx_q, joint.idx_v
    low = high = None
    if joint.nq == 1:
        low, high = _finite(model.lowerPositionLimit[q]), _finite(model.upperPositionLimit[q])
    return low, high, _finite(model.upperVelocityLimit[v]), _finite(model.upperEffortLimit[v])


def _motion_subspace(joint: Any, kind: str) -> Array:
    """The one column of the joint's motion subspace, [V; w]."""
    if joint.nv != 1:
        raise UnsupportedRobot(
            f"a joint of the type {kind}: only revolute, prismatic, spherical, planar and free "
            "joints are read; build the model without it"
        )
    data = joint.createData()
    joint.calc(data, np.array([0.0] if joint.nq == 1 else [1.0, 0.0]))
    return np.asarray(data.S, float).reshape(6)


def _link_name(model: Any, j: int) -> str:
    """The body whose frame is the joint's, else the joint's own name."""
    for frame in model.frames:
        if (
            frame.parentJoint == j
            and str(frame.type) == "BODY"
            and np.allclose(frame.placement.homogeneous, np.eye(4), rtol=0, atol=1e-12)
        ):
            return str(frame.name)
    return f"{model.names[j]}_link"


def _inertia(inertia: Any) -> RigidInertia:
    com, tensor = np.array(inertia.lever, float), np.array(inertia.inertia, float)
    return RigidInertia(float(inertia.mass), com, tensor)


def _finite(x: float) -> float | None:
    return float(x) if math.isfinite(x) and abs(x) < 1e300 else None
