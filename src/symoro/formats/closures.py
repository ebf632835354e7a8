"""Loops of a foreign file as closed loops of a Robot: which joint is cut, and which joints are passive.

A connection of two points is a ball joint. In a loop whose axes are all parallel it is a hinge along them. Elsewhere it is
three hinges, two of them in the tree between massless links, the third one cut.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import numpy as np

from symoro.formats.mechanism import Closure, Link, Mechanism
from symoro.formats.spatial import Array, transform
from symoro.robot.origin import Remark


def with_cut_axes(m: Mechanism, tolerance: float) -> Mechanism:
    """The mechanism with an axis for each loop, and as many motors in it as it has degrees of freedom."""
    for k, closure in enumerate(m.closures):
        joints = loop_joints(m, closure)
        direction = _common_direction(m, joints, closure, max(tolerance, 1e-9))
        if closure.axis is not None:
            m = _with_motors(
                m, joints, len(joints) - (2 if direction is not None else 5), closure.name
            )
            what = "a hinge, cut"
        elif direction is None:
            m = _with_ball(_with_motors(m, joints, len(joints) - 3, closure.name), k)
            what = "a ball joint: two hinges between massless links and a cut one"
        else:
            axis = m.at(closure.links[0])[:3, :3].T @ direction
            m = _changed(
                _with_motors(m, joints, len(joints) - 2, closure.name),
                k,
                dataclasses.replace(closure, axis=axis),
            )
            what = "all axes of the loop are parallel: a hinge along them, cut"
        m = m.noting(Remark("closed", closure.name, what))
    return m


def _changed(m: Mechanism, k: int, closure: Closure) -> Mechanism:
    return dataclasses.replace(m, closures=(*m.closures[:k], closure, *m.closures[k + 1 :]))


def loop_joints(m: Mechanism, closure: Closure) -> list[int]:
    """The moving joints on the two ways from the loop's root, by link."""
    one, other = (way(m.links, k) for k in closure.links)
    return [k for k in sorted(set(one) ^ set(other)) if m.links[k].kind != "fixed"]


def way(links: Sequence[Link], k: int) -> list[int]:
    """The links from one to the root."""
    found = []
    while k >= 0:
        found.append(k)
        k = links[k].parent
    return found


def _common_direction(
    m: Mechanism, joints: list[int], closure: Closure, tolerance: float
) -> Array | None:
    """The direction that all revolute axes have and all prismatic ones are at right angles to, in the root's frame; None: there is none."""
    turning = [m.at(k)[:3, :3] @ m.links[k].axis for k in joints if m.links[k].kind == "revolute"]
    turning += [m.at(closure.links[0])[:3, :3] @ closure.axis] if closure.axis is not None else []
    sliding = [m.at(k)[:3, :3] @ m.links[k].axis for k in joints if m.links[k].kind == "prismatic"]
    if not turning:
        return None
    u = turning[0]
    planar = all(np.linalg.norm(np.cross(u, v)) <= tolerance for v in turning) and all(
        abs(u @ v) <= tolerance for v in sliding
    )
    return u if planar else None


def _with_ball(m: Mechanism, k: int) -> Mechanism:
    """Two more links at the point, that turn about x and y of the first body; what is left turns about z."""
    closure = m.closures[k]
    first, x, y, z = len(m.links), *np.eye(3)
    name, at = closure.name, closure.at
    parts = (
        Link(
            f"{name}_x",
            closure.links[0],
            f"{name}_x",
            "revolute",
            transform(),
            x,
            at,
            motorised=False,
            real=False,
        ),
        Link(
            f"{name}_y",
            first,
            f"{name}_y",
            "revolute",
            transform(),
            y,
            at,
            motorised=False,
            real=False,
        ),
    )
    changed = dataclasses.replace(closure, links=(first + 1, closure.links[1]), axis=z)
    return _changed(dataclasses.replace(m, links=(*m.links, *parts)), k, changed)


def _with_motors(m: Mechanism, joints: list[int], freedom: int, name: str) -> Mechanism:
    """As many motors in the loop as it has degrees of freedom: those that the file drives, then the first joints."""
    driven = [k for k in joints if m.links[k].motorised]
    chosen = (driven + [k for k in joints if k not in driven])[: max(freedom, 0)]
    if chosen == driven:
        return m
    links = tuple(
        dataclasses.replace(x, motorised=k in chosen) if k in joints else x
        for k, x in enumerate(m.links)
    )
    names = ", ".join(m.links[k].joint for k in chosen) or "none"
    text = f"{freedom} degree(s) of freedom, driven by {names}; the other joints are passive"
    return dataclasses.replace(m, links=links).noting(Remark("motorised", name, text))
