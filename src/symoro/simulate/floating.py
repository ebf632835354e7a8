"""A robot whose base floats: the pose of frame 0 is part of the state, as a position and a quaternion."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from symoro.expr.interpret import interpret
from symoro.expr.node import ZERO, Role, as_expr, symbol
from symoro.expr.walk import symbols_of
from symoro.simulate.numbers import Numbered, check_known
from symoro.simulate.plant import Array, At, Plant

POSE = ("PX", "PY", "PZ", "QW", "QX", "QY", "QZ")
TWIST = ("VX0", "VY0", "VZ0", "WX0", "WY0", "WZ0")


def rotation(e: Array) -> Array:
    """The matrix (..., 3, 3) of a quaternion w, x, y, z of any length."""
    w, x, y, z = np.moveaxis(e / np.linalg.norm(e, axis=-1, keepdims=True), -1, 0)
    rows = [[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]]  # fmt: skip
    return np.moveaxis(np.array(rows), (0, 1), (-2, -1))


class Floating(Plant):
    """x: q, position of frame 0, its quaternion; qd, V0 and W0 in frame 0. Gravity is fixed in space, where frame 0 starts."""

    def __init__(self, made: Numbered, stick: float) -> None:
        robot, values = made.robot, made.values
        check_known(
            robot,
            [
                s.payload[0]
                for s in symbols_of(
                    [as_expr(x) for x in (*robot.gravity, *(b.M for b in robot.bodies))]
                )
            ],
            values,
        )
        self.g = np.array(interpret([as_expr(x) for x in robot.gravity], values), dtype=float)
        self.mass = float(interpret([sum((as_expr(b.M) for b in robot.bodies), ZERO)], values)[0])
        still = (ZERO, ZERO, ZERO)
        W0, V0, G = (
            tuple(symbol(f"{letter}{k}base", Role.BASE) for k in (1, 2, 3)) for letter in "WVG"
        )
        base = dataclasses.replace(robot.base, W0=W0, WP0=still, V0=V0, VP0=still)
        super().__init__(
            dataclasses.replace(made, robot=dataclasses.replace(robot, base=base, gravity=G)), stick
        )

    def start(self, q: Array, qd: Array) -> Array:
        """Frame 0 in the user's fixed frame, at rest."""
        return np.concatenate([q, [0, 0, 0, 1, 0, 0, 0], qd, np.zeros(6), [0.0, 0.0]])

    def at(self, x: Array) -> At:
        n = self.count
        P, e, V, w = (
            x[..., n : n + 3],
            x[..., n + 3 : n + 7],
            x[..., 2 * n + 7 : 2 * n + 10],
            x[..., 2 * n + 10 : 2 * n + 13],
        )
        R = rotation(e)
        g = np.einsum("...ji,j->...i", R, self.g)  # seen from frame 0
        return {
            "q": x[..., :n],
            "qd": x[..., n + 7 : 2 * n + 7],
            "base": np.concatenate([w, V, g], axis=-1),
            "P": P,
            "e": e,
            "V": V,
            "w": w,
            "R": R,
        }

    def rates(self, at: At, out: tuple[Array, ...]) -> list[Array]:
        """P' = R V, e' = e (0, w) / 2; V' = VP - w x V: V0 are components in a frame that turns."""
        V, w, (s, *v) = at["V"], at["w"], at["e"]
        turn = 0.5 * np.concatenate([[-(v @ w)], s * w + np.cross(v, w)])
        return [at["qd"], at["R"] @ V, turn, out[0], out[1][:3] - np.cross(w, V), out[1][3:]]

    def speeds(self, at: At) -> Array:
        return np.concatenate([at["V"], at["w"], at["qd"]], axis=-1)

    def energies(self, at: At) -> tuple[Any, Any]:
        E, U = self.energy(at)
        return E, U - self.mass * (at["P"] @ self.g)

    def extra(self, at: At) -> dict[str, Array]:
        pose = np.concatenate(
            [at["P"], at["e"] / np.linalg.norm(at["e"], axis=-1, keepdims=True), at["V"], at["w"]],
            axis=-1,
        )
        return {name: pose[:, k] for k, name in enumerate((*POSE, *TWIST))}
