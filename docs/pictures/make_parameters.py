"""Draw docs/pictures/parameters.png: the six parameters of Khalil and Kleinfinger between two frames.

python docs/pictures/make_parameters.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt
import numpy as np
from scipy.spatial.transform import Rotation

FILE = Path(__file__).with_name("parameters.png")
GAMMA, B, ALPHA, D, THETA, R = np.radians(50), 1.0, np.radians(38), 1.6, np.radians(40), 1.0
GREY, LENGTH, ANGLE = "#777777", "#1f5fa8", "#c2410c"
AXES = {"x": "#d62728", "y": "#2ca02c", "z": "#1f77b4"}


def turned(vector: np.ndarray, axis: np.ndarray, angle: float) -> np.ndarray:
    """A vector turned about a unit axis."""
    return Rotation.from_rotvec(angle * axis).apply(vector)


def line(axes: Any, p: np.ndarray, q: np.ndarray, **style: Any) -> None:
    axes.plot(*np.array([p, q]).T, **style)


def text(axes: Any, at: np.ndarray, words: str, colour: str) -> None:
    axes.text(*at, words, color=colour, fontsize=15, ha="center", va="center")


def frame(axes: Any, origin: np.ndarray, x: np.ndarray, z: np.ndarray, name: str) -> None:
    """The axes of a frame, with their names."""
    for letter, vector in (("x", x), ("y", np.cross(z, x)), ("z", z)):
        tip = origin + 0.55 * vector
        axes.quiver(
            *origin, *(0.55 * vector), color=AXES[letter], linewidth=2, arrow_length_ratio=0.18
        )
        aside = 0.14 * x if letter == "z" else 0.1 * vector
        text(axes, tip + aside, f"${letter}_{name}$", AXES[letter])


def length(axes: Any, p: np.ndarray, q: np.ndarray, name: str, aside: np.ndarray) -> None:
    """A distance along an axis."""
    line(axes, p, q, color=LENGTH, linewidth=4, solid_capstyle="butt")
    text(axes, (p + q) / 2 + aside, f"${name}$", LENGTH)


def angle(
    axes: Any, at: np.ndarray, start: np.ndarray, axis: np.ndarray, size: float, name: str
) -> None:
    """An arc from a direction, about an axis."""
    arc = np.array([at + 0.36 * turned(start, axis, t) for t in np.linspace(0, size, 40)])
    axes.plot(*arc.T, color=ANGLE, linewidth=2.2)
    last = arc[-1] - arc[-4]
    axes.quiver(*arc[-4], *last, color=ANGLE, linewidth=2.2, arrow_length_ratio=1.2)
    text(axes, at + 0.5 * turned(start, axis, size / 2), f"${name}$", ANGLE)


def main() -> None:
    x_i, z_i, origin = np.array([1.0, 0, 0]), np.array([0, 0, 1.0]), np.zeros(3)
    u = turned(x_i, z_i, GAMMA)
    z_j = turned(z_i, u, ALPHA)
    foot = B * z_i
    head = foot + D * u
    origin_j = head + R * z_j
    x_j = turned(u, z_j, THETA)

    figure = plt.figure(figsize=(8.6, 6.2), dpi=110)
    axes: Any = figure.add_axes((0, 0, 1, 1), projection="3d")
    line(axes, -0.35 * z_i, 1.9 * z_i, color=GREY, linewidth=1, linestyle="-.")
    line(axes, head - 0.6 * z_j, head + 1.75 * z_j, color=GREY, linewidth=1, linestyle="-.")
    line(axes, foot, foot + 0.6 * x_i, color=GREY, linewidth=1, linestyle=":")
    line(axes, head, head + 0.6 * z_i, color=GREY, linewidth=1, linestyle=":")
    line(axes, origin_j, origin_j + 0.6 * u, color=GREY, linewidth=1, linestyle=":")
    frame(axes, origin, x_i, z_i, "i")
    frame(axes, origin_j, x_j, z_j, "j")
    length(axes, origin, foot, "b_j", np.array([-0.16, 0, 0]))
    length(axes, foot, head, "d_j", np.array([0, 0, -0.13]))
    length(axes, head, origin_j, "r_j", 0.16 * u)
    angle(axes, foot, x_i, z_i, GAMMA, r"\gamma_j")
    angle(axes, head, z_i, u, ALPHA, r"\alpha_j")
    angle(axes, origin_j, u, z_j, THETA, r"\theta_j")
    text(axes, foot + 0.62 * D * u + 0.14 * z_i, "common normal $u$", GREY)
    text(axes, 2.0 * z_i, "axis of joint $i$", GREY)
    text(axes, head + 2.0 * z_j, "axis of joint $j$", GREY)
    points = np.array(
        [origin, 1.9 * z_i, head + 1.75 * z_j, head - 0.6 * z_j, x_i * 0.6, origin_j + 0.6 * x_j]
    )
    middle, half = (points.min(0) + points.max(0)) / 2, 0.5 * np.ptp(points, axis=0).max()
    for name, c in zip("xyz", middle, strict=True):
        getattr(axes, f"set_{name}lim")(c - half, c + half)
    axes.set_box_aspect((1, 1, 1), zoom=1.4)
    axes.view_init(26, -58)
    axes.set_axis_off()
    figure.savefig(FILE, facecolor="white")


if __name__ == "__main__":
    main()
