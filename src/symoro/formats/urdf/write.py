"""Writing URDF.

Links are written in the frames of the file that the robot came from, if it came from one, else in
our own frames.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import Expr, Scalar, interpret, symbols_of
from symoro.formats.rigid_body import (
    Array,
    RigidInertia,
    cross_matrix,
    inverse,
    screw,
    short,
    to_rpy,
    transform,
)
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Body, Joint, Mesh, Placed, Robot

GEOMETRIC = ("gamma", "b", "alpha", "d", "theta", "r")
ESCAPES = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "\n": "&#10;",
    "\t": "&#9;",
}


def dumps(robot: Robot) -> str:
    """The robot as a URDF text; symbols need values, except friction, which is left out without."""
    if robot.has_closed_loops:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops, and URDF has no place for them; a .par file has."
        )
    missing = sorted({s for s in _needed_symbols(robot) if s not in robot.values})
    if missing:
        raise InputError(
            f"{robot.name} as URDF",
            f"no value for {', '.join(missing[:12])}",
            "a number for each parameter",
            "URDF holds numbers only: add them to the robot's values.",
        )
    return "\n".join(_Writer(robot).lines()) + "\n"


def _needed_symbols(robot: Robot) -> set[str]:
    variables = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    values = [getattr(f, k) for f in robot.frames for k in GEOMETRIC]
    values += [v for body in robot.bodies for v in vars(body).values()]
    values += robot.base.Z
    return {name for value in values for name in _symbols(value)} - variables


def _symbols(x: Scalar) -> set[str]:
    return {s.payload[0] for s in symbols_of([x])} if isinstance(x, Expr) else set()


class _Writer:
    """The lines of one robot. `names[j]` is the link that is written for our frame j."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        variables = (*robot.q, *robot.qd, *robot.qdd, *robot.tau)
        self.at_zero = {**robot.values, **dict.fromkeys(variables, 0.0)}
        self.names: dict[int, str] = {}
        self.frames: dict[int, Array] = {}  # of our frame j: the written link's frame seen from it
        for j in range(robot.NF + 1):
            self.names[j], self.frames[j] = self._written_link(j)

    def _written_link(self, j: int) -> tuple[str, Array]:
        """Name and frame of the link that is written for frame j.

        It is the source's link if the axis of a revolute joint goes through its origin, as URDF
        wants it; else a link of its own is written at the joint.
        """
        origin = self.robot.origin
        if origin is None:
            return ("base" if j == 0 else f"link{j}"), transform()
        carried = (name for name, placed in origin.links.items() if placed.frame == j)
        name = origin.root if j == 0 else next(carried, f"link{j}")
        T = _matrix(origin.links[name]) if name in origin.links else transform()
        turns = 0 < j <= self.robot.NL and self.robot.sigma(j) == REVOLUTE
        if turns and math.hypot(T[0, 3], T[1, 3]) >= 1e-12:
            return f"{name}_joint_frame", transform()
        return name, T

    def number(self, x: Scalar) -> float:
        """The value of a parameter with all joints at zero."""
        return float(interpret([x], self.at_zero)[0]) if isinstance(x, Expr) else float(x)

    def lines(self) -> Iterator[str]:
        robot = self.robot
        yield '<?xml version="1.0"?>'
        yield (
            "<!-- written by symoro: rotor inertias, gravity and motion of the base "
            "have no place in URDF -->"
        )
        yield f"<robot name={_quoted(robot.name)}>"
        yield from self._world()
        for j in range(robot.NF + 1):
            yield from self._link(j)
        for j in range(1, robot.NF + 1):
            yield from self._joint(j)
        yield from self._merged_links()
        yield "</robot>"

    # --- links -----------------------------------------------------------------------------------

    def _world(self) -> Iterator[str]:
        """A link that the base is placed on, for a robot that is not imported."""
        if self.robot.origin is not None:
            return
        Z = np.array([self.number(x) for x in self.robot.base.Z]).reshape(4, 4)
        if not np.allclose(Z, np.eye(4), rtol=0, atol=1e-12):
            yield '  <link name="world"/>'
            yield from self._fixed_joint("world_fixed", "world", self.names[0], Z)

    def _link(self, j: int) -> Iterator[str]:
        name, inertia = self.names[j], RigidInertia.none()
        if j <= self.robot.NL:
            inertia = self._inertia(self.robot.bodies[j]).seen(inverse(self.frames[j]))
        yield from _link_lines(name, [*_inertial(inertia), *self._meshes(name)])

    def _merged_links(self) -> Iterator[str]:
        """Links of the source that were merged into others: massless, in their own frames."""
        if self.robot.origin is None:
            return
        written = set(self.names.values())
        for name, placed in self.robot.origin.links.items():
            if name not in written:
                yield from _link_lines(name, list(self._meshes(name)))
                T = inverse(self.frames[placed.frame]) @ _matrix(placed)
                parent = self.names[placed.frame]
                yield from self._fixed_joint(f"{name}_fixed", parent, name, T)

    def _inertia(self, body: Body) -> RigidInertia:
        """The inertia of a link about its centre of mass, in our frame."""
        b = {k: self.number(v) for k, v in vars(body).items()}
        J = np.array(
            [
                [b["XX"], b["XY"], b["XZ"]],
                [b["XY"], b["YY"], b["YZ"]],
                [b["XZ"], b["YZ"], b["ZZ"]],
            ]
        )
        MS = np.array([b["MX"], b["MY"], b["MZ"]])
        if not b["M"] and MS.any():
            raise InputError(
                f"{self.robot.name} as URDF",
                "first moments without a mass (base parameters)",
                "standard inertial parameters",
            )
        com = MS / b["M"] if b["M"] else np.zeros(3)
        K = cross_matrix(com)
        return RigidInertia(b["M"], com, J + b["M"] * K @ K)

    def _meshes(self, name: str) -> Iterator[str]:
        for mesh in self.robot.origin.meshes if self.robot.origin is not None else ():
            if mesh.link == name:
                yield from _mesh(mesh)

    # --- joints ----------------------------------------------------------------------------------

    def _joint(self, j: int) -> Iterator[str]:
        parent, child = self.names[self.robot.ant(j)], self.names[j]
        T = inverse(self.frames[self.robot.ant(j)]) @ self._transform(j) @ self.frames[j]
        name = self._joint_name(j)
        if j > self.robot.NJ or self.robot.sigma(j) == FIXED:
            yield from self._fixed_joint(name, parent, child, T)
            return
        joint = self.robot.joint(j)
        kind = self._joint_type(j)
        yield f'  <joint name={_quoted(name)} type="{kind}">'
        yield from self._ends(parent, child, T)
        yield f'    <axis xyz="{_texts(self.frames[j][:3, :3].T @ np.array([0.0, 0.0, 1.0]))}"/>'
        yield from _limit(joint, kind)
        yield from self._dynamics(joint)
        yield from self._mimic(j)
        yield "  </joint>"

    def _joint_name(self, j: int) -> str:
        name = self.robot.joint(j).name if j <= self.robot.NJ else ""
        return name or f"joint{j}"

    def _transform(self, j: int) -> Array:
        """T_ij of frame j seen from its antecedent i, with the joint at zero."""
        gamma, b, alpha, d, theta, r = (
            self.number(getattr(self.robot.frame(j), key)) for key in GEOMETRIC
        )
        return screw("z", gamma, b) @ screw("x", alpha, d) @ screw("z", theta, r)

    def _joint_type(self, j: int) -> str:
        if self.robot.sigma(j) == PRISMATIC:
            return "prismatic"
        low, high, *_ = self.robot.joint(j).limits
        return "continuous" if low is None or high is None else "revolute"

    def _dynamics(self, joint: Joint) -> Iterator[str]:
        damping, friction = (
            self.number(x) if _symbols(x) <= set(self.at_zero) else 0.0
            for x in (joint.FV, joint.FS)
        )
        if damping or friction:
            yield f'    <dynamics damping="{damping!r}" friction="{friction!r}"/>'

    def _mimic(self, j: int) -> Iterator[str]:
        for c in self.robot.mimics:
            if c.joint == j:
                master = _quoted(self._joint_name(c.master))
                law = f'multiplier="{c.multiplier!r}" offset="{c.offset!r}"'
                yield f"    <mimic joint={master} {law}/>"

    def _ends(self, parent: str, child: str, T: Array) -> list[str]:
        return [
            f"    <parent link={_quoted(parent)}/>",
            f"    <child link={_quoted(child)}/>",
            f"    {_origin(T)}",
        ]

    def _fixed_joint(self, name: str, parent: str, child: str, T: Array) -> list[str]:
        return [
            f'  <joint name={_quoted(name)} type="fixed">',
            *self._ends(parent, child, T),
            "  </joint>",
        ]


# --- elements -----------------------------------------------------------------------------------


def _quoted(text: str) -> str:
    """An attribute's value in quotation marks."""
    return f'"{"".join(ESCAPES.get(sign, sign) for sign in text)}"'


def _matrix(placed: Placed) -> Array:
    return np.array(placed.T).reshape(4, 4)


def _texts(values: Array | tuple[float, ...]) -> str:
    return " ".join(repr(short(float(v)) + 0.0) for v in values)  # + 0.0: no negative zero


def _origin(T: Array) -> str:
    return f'<origin xyz="{_texts(T[:3, 3])}" rpy="{_texts(to_rpy(T[:3, :3]))}"/>'


def _link_lines(name: str, contents: list[str]) -> list[str]:
    if not contents:
        return [f"  <link name={_quoted(name)}/>"]
    return [f"  <link name={_quoted(name)}>", *contents, "  </link>"]


def _limit(joint: Joint, kind: str) -> Iterator[str]:
    """The limits of a joint; 1000 m stand for no bound, since URDF needs one if it slides."""
    low, high, speed, effort = joint.limits
    if kind == "continuous" and not speed and not effort:
        return
    bounds = ""
    if kind != "continuous":
        lower, upper = -1e3 if low is None else low, 1e3 if high is None else high
        bounds = f'lower="{lower!r}" upper="{upper!r}" '
    yield f'    <limit {bounds}effort="{effort or 0!r}" velocity="{speed or 0!r}"/>'


def _inertial(inertia: RigidInertia) -> list[str]:
    if inertia.is_none:
        return []
    J = inertia.tensor
    values = " ".join(
        f'i{"xyz"[r]}{"xyz"[c]}="{float(J[r, c])!r}"' for r in range(3) for c in range(r, 3)
    )
    return [
        "    <inertial>",
        f"      {_origin(transform(None, inertia.com))}",
        f'      <mass value="{inertia.mass!r}"/>',
        f"      <inertia {values}/>",
        "    </inertial>",
    ]


def _mesh(mesh: Mesh) -> list[str]:
    T = np.array(mesh.T).reshape(4, 4)
    shape = f'<mesh filename={_quoted(mesh.file)} scale="{_texts(mesh.scale)}"/>'
    return [
        f"    <{mesh.use}>",
        f"      {_origin(T)}",
        f"      <geometry>{shape}</geometry>",
        f"    </{mesh.use}>",
    ]
