"""Pinocchio models: the joints, placements, inertias, limits and frames of a `pinocchio.Model`.

The model is asked through its own members; the package itself is not imported here.
"""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    LinkDescription,
    RobotDescription,
    depth_first,
    import_options,
)
from symoro.formats.rigid_body import Array, RigidInertia, transform
from symoro.robot.data import Robot

ROOT = "universe"
X, Y, Z = np.eye(3)
THREE = {  # joints of three: kind and axis of each part, outward
    "JointModelSphericalZYX": (("revolute", "z", Z), ("revolute", "y", Y), ("revolute", "x", X)),
    "JointModelTranslation": (("prismatic", "x", X), ("prismatic", "y", Y), ("prismatic", "z", Z)),
}
COMPOUND = {
    "JointModelFreeFlyer": "free",
    "JointModelSpherical": "spherical",
    "JointModelPlanar": "planar",
}


def from_pinocchio(model: Any, **options: Any) -> Robot:
    """The robot of a `pinocchio.Model`; options as for `load`."""
    for name in ("joints", "jointPlacements", "inertias", "parents", "names", "frames", "gravity"):
        if not hasattr(model, name):
            raise InputError(
                "from_pinocchio", f"{type(model).__name__} without '{name}'", "a pinocchio.Model"
            )
    return to_robot(mechanism(model), import_options(options))


def mechanism(model: Any) -> RobotDescription:
    """The mechanism that a Pinocchio model describes."""
    links = [LinkDescription(ROOT, inertia=_inertia(model.inertias[0]))]
    place = {0: 0}
    for j in range(1, model.njoints):
        links += _joint(model, j, place[model.parents[j]], len(links))
        place[j] = len(links) - 1
    names = {link.name for link in links}
    for frame in model.frames:
        if str(frame.type) == "BODY" and frame.name not in names:
            names.add(frame.name)
            links.append(
                LinkDescription(
                    frame.name,
                    place[frame.parentJoint],
                    f"{frame.name}_fixed",
                    placement=frame.placement.homogeneous,
                )
            )
    x, y, z = (float(g) for g in model.gravity.linear)
    return RobotDescription(
        model.name or "robot", depth_first(links)[0], "pinocchio", "", (x, y, z)
    )


def _joint(model: Any, j: int, parent: int, first: int) -> list[LinkDescription]:
    """The links of one joint: its own, behind massless ones where it is three joints of ours."""
    joint, kind = model.joints[j], model.joints[j].shortname()
    link = LinkDescription(
        _link_name(model, j),
        parent,
        model.names[j],
        placement=model.jointPlacements[j].homogeneous,
        inertia=_inertia(model.inertias[j]),
    )
    if kind in COMPOUND:
        return [dataclasses.replace(link, kind=COMPOUND[kind])]
    if kind in THREE:
        parts = [dataclasses.replace(link, name=f"{link.name}_{s}", parent=parent if k == 0 else first + k - 1, joint=f"{link.joint}_{s}", kind=part, axis=axis,
                                     placement=link.placement if k == 0 else transform(), inertia=RigidInertia.none(), in_file=False)
                 for k, (part, s, axis) in enumerate(THREE[kind])]  # fmt: skip
        return [
            *parts[:2],
            dataclasses.replace(parts[2], name=link.name, inertia=link.inertia, in_file=True),
        ]
    S = _motion(joint, kind)
    slides = np.linalg.norm(S[3:]) < 1e-12
    if not slides and np.linalg.norm(S[:3]) > 1e-12:
        raise UnsupportedRobot(
            f"joint {model.names[j]}: a {kind} turns and slides at once; revolute, prismatic, spherical, planar and free ones are read"
        )
    axis = S[:3] if slides else S[3:]
    q, v = joint.idx_q, joint.idx_v
    bounded = joint.nq == 1
    limits = (_finite(model.lowerPositionLimit[q]) if bounded else None, _finite(model.upperPositionLimit[q]) if bounded else None,
              _finite(model.upperVelocityLimit[v]), _finite(model.upperEffortLimit[v]))  # fmt: skip
    rotor, viscous, dry = (
        float(x[v]) for x in (model.armature, model.damping, model.upperDryFrictionLimit)
    )
    kind = "prismatic" if slides else "revolute"
    return [
        dataclasses.replace(
            link,
            kind=kind,
            axis=axis / np.linalg.norm(axis),
            limits=limits,
            rotor=rotor,
            viscous=viscous,
            dry=dry,
        )
    ]


def _motion(joint: Any, kind: str) -> Array:
    """The one column of the joint's motion subspace, [V; w]."""
    if joint.nv != 1:
        raise UnsupportedRobot(
            f"a joint of the type {kind}: only revolute, prismatic, spherical, planar and free joints are read; build the model without it"
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
    return RigidInertia(
        float(inertia.mass), np.array(inertia.lever, float), np.array(inertia.inertia, float)
    )


def _finite(x: float) -> float | None:
    return float(x) if math.isfinite(x) and abs(x) < 1e300 else None
