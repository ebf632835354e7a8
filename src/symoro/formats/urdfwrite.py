"""Writing URDF: links in the frames of the file that the robot came from, where it came from one, else in our own."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr.interpret import interpret
from symoro.expr.node import Expr
from symoro.expr.walk import symbols_of
from symoro.formats.spatial import (
    Array,
    Inertia,
    cross_matrix,
    inverse,
    screw,
    short,
    to_rpy,
    transform,
)
from symoro.robot.data import CLOSED, FIXED, PRISMATIC, Body, Robot
from symoro.robot.origin import Mesh, Placed


def dumps(robot: Robot) -> str:
    """The robot as a URDF text; symbols need values, but for friction, which is left out without one."""
    if robot.kind == CLOSED:
        raise UnsupportedRobot(
            f"{robot.name} has closed loops, and URDF has no place for them; a .par file has."
        )
    missing = sorted({s for s in _needed(robot) if s not in robot.values})
    if missing:
        todo = "URDF holds numbers only: add them to the robot's values."
        raise InputError(
            f"{robot.name} as URDF",
            f"no value for {', '.join(missing[:12])}",
            "a number for each parameter",
            todo,
        )
    return "\n".join(_Writer(robot).lines()) + "\n"


def _needed(robot: Robot) -> set[str]:
    variables = {*robot.q, *robot.qd, *robot.qdd, *robot.tau}
    parts = [
        getattr(f, k) for f in robot.frames for k in ("gamma", "b", "alpha", "d", "theta", "r")
    ]
    parts += [v for b in robot.bodies for v in vars(b).values()] + list(robot.base.Z)
    return {n for part in parts if isinstance(part, Expr) for n in _names(part)} - variables


def _names(x: Expr) -> set[str]:
    return {s.payload[0] for s in symbols_of([x])}


class _Writer:
    """The elements of one robot."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.zero = {
            **robot.values,
            **dict.fromkeys((*robot.q, *robot.qd, *robot.qdd, *robot.tau), 0.0),
        }
        self.names: dict[int, str] = {}
        self.inside: dict[int, Array] = {}  # our frame → the written link's frame seen from it
        for j in range(robot.NF + 1):
            self.names[j], self.inside[j] = self._written(j)

    def _written(self, j: int) -> tuple[str, Array]:
        """Name and frame of the link that is written for frame j: that of the source, where the joint's axis goes through its origin."""
        origin = self.robot.origin
        if origin is not None:
            name = (
                origin.root
                if j == 0
                else next((n for n, p in origin.links.items() if p.frame == j), f"link{j}")
            )
            T = _matrix(origin.links[name]) if name in origin.links else transform()
            if (
                j == 0
                or j > self.robot.NL
                or math.hypot(T[0, 3], T[1, 3]) < 1e-12
                or self.robot.sigma(j) != 0
            ):
                return name, T
            return f"{name}_joint_frame", transform()
        return ("base" if j == 0 else f"link{j}"), transform()

    def number(self, x: Any) -> float:
        return float(interpret([x], self.zero)[0]) if isinstance(x, Expr) else float(x)

    def lines(self) -> Iterator[str]:
        robot = self.robot
        yield '<?xml version="1.0"?>'
        yield "<!-- written by symoro: rotor inertias, gravity and motion of the base have no place in URDF -->"
        yield f"<robot name={_quoted(robot.name)}>"
        if robot.origin is None:
            Z = np.array([self.number(x) for x in robot.base.Z]).reshape(4, 4)
            if not np.allclose(Z, np.eye(4), rtol=0, atol=1e-12):
                yield '  <link name="world"/>'
                yield from self._fixed("world_fixed", "world", self.names[0], Z)
        for j in range(robot.NF + 1):
            yield from self._link(j)
        for j in range(1, robot.NF + 1):
            yield from self._joint(j)
        yield from self._extra_links()
        yield "</robot>"

    # --- links -----------------------------------------------------------------------------------------------

    def _link(self, j: int) -> Iterator[str]:
        inertia = (
            self._inertia(self.robot.bodies[j]).seen(inverse(self.inside[j]))
            if j <= self.robot.NL
            else Inertia.none()
        )
        parts = [*_inertial(inertia), *self._meshes(self.names[j])]
        yield from (
            [f"  <link name={_quoted(self.names[j])}>", *parts, "  </link>"]
            if parts
            else [f"  <link name={_quoted(self.names[j])}/>"]
        )

    def _inertia(self, body: Body) -> Inertia:
        b = {k: self.number(v) for k, v in vars(body).items()}
        J = np.array(
            [[b["XX"], b["XY"], b["XZ"]], [b["XY"], b["YY"], b["YZ"]], [b["XZ"], b["YZ"], b["ZZ"]]]
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
        return Inertia(b["M"], com, J + b["M"] * K @ K)

    def _meshes(self, name: str) -> Iterator[str]:
        for mesh in self.robot.origin.meshes if self.robot.origin is not None else ():
            if mesh.link == name:
                yield from _mesh(mesh)

    # --- joints ----------------------------------------------------------------------------------------------

    def _joint(self, j: int) -> Iterator[str]:
        f, i = self.robot.frame(j), self.robot.ant(j)
        g, b, al, d, th, r = (
            self.number(getattr(f, k)) for k in ("gamma", "b", "alpha", "d", "theta", "r")
        )
        T = (
            inverse(self.inside[i])
            @ screw("z", g, b)
            @ screw("x", al, d)
            @ screw("z", th, r)
            @ self.inside[j]
        )
        name = self.robot.joint(j).name if j <= self.robot.NJ else ""
        name = name or f"joint{j}"
        if j > self.robot.NJ or f.sigma == FIXED:
            yield from self._fixed(name, self.names[i], self.names[j], T)
            return
        joint = self.robot.joint(j)
        low, high, speed, effort = joint.limits
        kind = (
            "prismatic"
            if f.sigma == PRISMATIC
            else "continuous"
            if low is None or high is None
            else "revolute"
        )
        yield f'  <joint name={_quoted(name)} type="{kind}">'
        yield from self._ends(self.names[i], self.names[j], T)
        yield f'    <axis xyz="{_text(self.inside[j][:3, :3].T @ np.array([0.0, 0.0, 1.0]))}"/>'
        if kind != "continuous" or speed or effort:
            bounds = (
                f'lower="{low if low is not None else -1e3!r}" upper="{high if high is not None else 1e3!r}" '
                if kind != "continuous"
                else ""
            )
            yield f'    <limit {bounds}effort="{effort or 0!r}" velocity="{speed or 0!r}"/>'
        damping, friction = (
            self.number(x) if not isinstance(x, Expr) or _names(x) <= set(self.zero) else 0.0
            for x in (joint.FV, joint.FS)
        )
        if damping or friction:
            yield f'    <dynamics damping="{damping!r}" friction="{friction!r}"/>'
        yield from self._mimic(j)
        yield "  </joint>"

    def _mimic(self, j: int) -> Iterator[str]:
        for c in self.robot.origin.couplings if self.robot.origin is not None else ():
            if c.joint == j:
                master = self.robot.joint(c.master).name or f"joint{c.master}"
                yield f'    <mimic joint={_quoted(master)} multiplier="{c.multiplier!r}" offset="{c.offset!r}"/>'

    def _ends(self, parent: str, child: str, T: Array) -> list[str]:
        return [
            f"    <parent link={_quoted(parent)}/>",
            f"    <child link={_quoted(child)}/>",
            f"    {_origin(T)}",
        ]

    def _fixed(self, name: str, parent: str, child: str, T: Array) -> list[str]:
        return [
            f'  <joint name={_quoted(name)} type="fixed">',
            *self._ends(parent, child, T),
            "  </joint>",
        ]

    def _extra_links(self) -> Iterator[str]:
        """Links of the source that were merged into others: massless, in their own frames."""
        written = set(self.names.values())
        for name, placed in (
            self.robot.origin.links.items() if self.robot.origin is not None else ()
        ):
            if name not in written:
                meshes = list(self._meshes(name))
                yield from (
                    [f"  <link name={_quoted(name)}>", *meshes, "  </link>"]
                    if meshes
                    else [f"  <link name={_quoted(name)}/>"]
                )
                yield from self._fixed(
                    f"{name}_fixed",
                    self.names[placed.frame],
                    name,
                    inverse(self.inside[placed.frame]) @ _matrix(placed),
                )


def _quoted(text: str) -> str:
    """An attribute's value in quotes."""
    for sign, name in (
        ("&", "&amp;"),
        ("<", "&lt;"),
        (">", "&gt;"),
        ('"', "&quot;"),
        ("\n", "&#10;"),
        ("\t", "&#9;"),
    ):
        text = text.replace(sign, name)
    return f'"{text}"'


def _matrix(placed: Placed) -> Array:
    return np.array(placed.T).reshape(4, 4)


def _text(values: Any) -> str:
    return " ".join(repr(short(float(v)) + 0.0) for v in values)


def _origin(T: Array) -> str:
    return f'<origin xyz="{_text(T[:3, 3])}" rpy="{_text(to_rpy(T[:3, :3]))}"/>'


def _inertial(inertia: Inertia) -> list[str]:
    if inertia.is_none:
        return []
    J = inertia.tensor
    values = " ".join(
        f'i{"xyz"[r]}{"xyz"[c]}="{float(J[r, c])!r}"' for r in range(3) for c in range(r, 3)
    )
    mass = f'<mass value="{inertia.mass!r}"/>'
    return [
        "    <inertial>",
        f"      {_origin(transform(None, inertia.com))}",
        f"      {mass}",
        f"      <inertia {values}/>",
        "    </inertial>",
    ]


def _mesh(mesh: Mesh) -> list[str]:
    T = np.array(mesh.T).reshape(4, 4)
    shape = f'<mesh filename={_quoted(mesh.file)} scale="{_text(mesh.scale)}"/>'
    return [
        f"    <{mesh.use}>",
        f"      {_origin(T)}",
        f"      <geometry>{shape}</geometry>",
        f"    </{mesh.use}>",
    ]
