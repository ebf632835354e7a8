"""Random planar loops: links and joints laid out in every direction, cut anywhere, motorised
anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import pytest

import symoro as sy
from symoro.formats.par import loads
from symoro.mechanism.closed_configurations import (
    check_mobility,
    closed_configurations,
    loop_equations,
)
from symoro.mechanism.loop_assemblies import closed_forms
from symoro.robot.data import Robot
from symoro.robot.structure import active_joints, passive_joints
from tests.loops.support import BODY, States, close, closed_flat, evaluated, parameters, tree_of


@dataclass
class Layout:
    """Frames as they are added; `up` is 1 or -1 where a frame's z is along the normal, `slid` its
    side where it is a slide in the plane.
    """

    rng: np.random.Generator
    columns: dict[str, list[object]] = field(
        default_factory=lambda: {
            k: [] for k in ("ant", "sigma", "gamma", "alpha", "d", "theta", "r")
        }
    )
    up: dict[int, int] = field(default_factory=lambda: {0: 1})
    slid: dict[int, int] = field(default_factory=dict)
    oblique: bool = False  # slides leave the plane
    tilt: dict[int, float] = field(default_factory=dict)  # of a slide's z from the normal

    def add(self, ant: int, sigma: int, up: int = 0) -> int:
        """A frame on another; `up`: how its z must be."""
        if self.oblique:
            return self._add_in_space(ant, sigma, up)
        j = len(self.columns["ant"]) + 1
        if sigma == 1:
            alpha = self.rng.choice(["pi/2", "-pi/2"])
            self.slid[j] = self.up[ant] * (-1 if alpha == "pi/2" else 1)
        elif ant in self.slid:
            up = up or int(self.rng.choice([1, -1]))
            alpha = "pi/2" if up == self.slid[ant] else "-pi/2"
        else:
            up = up or int(self.rng.choice([1, -1]))
            alpha = "0" if up == self.up[ant] else "pi"
        self.up[j] = 0 if sigma == 1 else up
        gamma = 0 if ant in self.slid else f"{self.rng.uniform(-3, 3):.3f}"
        place = {0: (f"q{j}", "0"), 1: ("0", f"q{j}"), 2: ("0", "0")}[sigma]
        for key, value in zip(
            self.columns,
            (ant, sigma, gamma, alpha, f"{self.rng.uniform(0.2, 0.6):.3f}", *place),
            strict=True,
        ):
            self.columns[key].append(value)
        return j

    def _add_in_space(self, ant: int, sigma: int, up: int) -> int:
        """A frame whose z is the normal or its opposite, for a slide any direction."""
        j, rng = len(self.columns["ant"]) + 1, self.rng
        tilt = (
            rng.uniform(0.4, 2.7)
            if sigma == 1
            else 0.0
            if (up or rng.choice([1, -1])) > 0
            else np.pi
        )
        self.tilt[j], self.up[j] = tilt, int(np.sign(np.cos(tilt)))
        before = self.tilt.get(ant, 0.0)
        gamma = 0.0 if ant in self.tilt and np.sin(before) > 1e-9 else rng.uniform(-3, 3)
        turn, shift = (
            f"{rng.uniform(-1, 1):.3f}" if sigma == 2 else "0",
            f"{rng.uniform(0.1, 0.4):.3f}",
        )
        place = {0: (f"q{j}", shift), 1: ("0", f"q{j}"), 2: (turn, shift)}[sigma]
        values = (
            ant,
            sigma,
            f"{gamma:.17g}",
            _angle(tilt - before),
            f"{rng.uniform(0.2, 0.6):.3f}",
            *place,
        )
        for key, value in zip(self.columns, values, strict=True):
            self.columns[key].append(value)
        return j


def _angle(x: float) -> str:
    k = round(x / np.pi)
    return f"{k}*pi" if abs(x - k * np.pi) < 1e-12 else f"{x:.17g}"


def random_loop(seed: int) -> Robot:
    """A planar loop of four or five joints, one or two of them motorised, at most one a slide."""
    rng = np.random.default_rng(seed)
    total = int(rng.choice([4, 5]))
    links, left, slide = total - 1, int(rng.integers(1, total - 1)), int(rng.integers(0, 2 * total))
    layout = Layout(rng)
    ends = []
    for count, first in ((left, 0), (links - left, left)):
        at = 0
        for k in range(count):
            at = layout.add(at, int(first + k == slide))
        ends.append(at)
    return _closed(layout, links, ends, total - 3)


def oblique_loop(seed: int) -> Robot:
    """A loop of five joints whose slides, one to three, leave the plane of the others."""
    rng = np.random.default_rng(seed)
    slides = {int(k) for k in rng.choice(4, size=rng.integers(1, 4), replace=False)}
    layout = Layout(rng, oblique=True)
    left, ends = int(rng.integers(1, 4)), []
    for joints in (range(left), range(left, 4)):
        at = 0
        for k in joints:
            at = layout.add(at, int(k in slides))
        ends.append(at)
    return _closed(layout, 4, ends, 1)


def _closed(layout: Layout, links: int, ends: list[int], count: int) -> Robot:
    """The loop between two links, with a revolute cut joint and as many motors as asked for."""
    rng = layout.rng
    cut = layout.add(ends[0], 0)
    layout.add(ends[1], 2, layout.up[cut])
    motors = rng.choice(links, size=count, replace=False) + 1
    columns = {**layout.columns, "mu": [int(j in motors) for j in range(1, links + 3)]}
    columns |= {key: [f"{key}{j}" for j in range(1, links + 1)] for key in (*BODY, "FV")} | {
        "G": ["0", "G2", "G3"]
    }
    lines = [
        "(* Robotname = 'Random' *)",
        f"NL = {links}",
        f"NJ = {links + 1}",
        f"NF = {links + 2}",
        "Type = 2",
    ]
    lines += [f"{key} = {{{','.join(map(str, values))}}}" for key, values in columns.items()]
    return loads("\n".join([*lines, "(*@ values = {G2 = -6.1, G3 = -7.7} *)"]))


OBLIQUE = (1, 2, 3, 4, 5, 7, 8, 10, 11, 13)  # loops that can close


@pytest.mark.parametrize("seed", OBLIQUE)
def test_every_configuration_of_a_loop_with_oblique_slides_is_an_assembly(seed: int) -> None:
    robot = oblique_loop(seed)
    known = closed_configurations(robot, 24)
    assert len(known.q) >= 6
    m = sy.generate(robot, "loop-geometry")
    f, columns = m.compile(), {name: k for k, name in enumerate(known.f.of.variables)}
    for q in known.q:
        found = f({name: q[columns[name]] for name in m.inputs})
        expected = q[[columns[name] for name in m.passive]]
        difference = found.solutions - expected
        difference[:, f.turns] = np.remainder(difference[:, f.turns] + np.pi, 2 * np.pi) - np.pi
        assert np.abs(difference).max(axis=1).min() < 1e-6


@pytest.mark.parametrize(
    ("make", "seed"),
    [*((random_loop, k) for k in range(1, 13)), *((oblique_loop, k) for k in OBLIQUE)],
)
def test_a_random_loop_moves_as_its_own_equations_say(
    make: Callable[[int], Robot], seed: int
) -> None:
    """W from the six equations of the loop by numbers, torques from the tree and that W."""
    robot = make(seed)
    assert check_mobility(robot).degrees == len(active_joints(robot))
    assert closed_forms(robot) is not None
    known, W = closed_flat(robot, 15)
    place = {j: k for k, j in enumerate(robot.moving)}
    motors = [place[j] for j in active_joints(robot)]
    free = [k for k in place.values() if k not in motors]
    J = loop_equations(robot, {k: v for k, v in known.items() if np.ndim(v) == 0}).matrix(
        np.stack([known[name] for name in robot.q], axis=-1)
    )
    expected = -(np.linalg.pinv(J[:, :, free]) @ J[:, :, motors])[
        :, [free.index(place[j]) for j in passive_joints(robot)]
    ]
    assert close(W, expected, 1e-8)
    s = States(robot, {**parameters(robot), **known}, {}, W)
    tree = tree_of(robot)
    tau = evaluated(s, sy.generate(tree, "idm", effort=0))["tau"]
    of = {j: tau[:, k] for k, j in enumerate(tree.moving)}
    a, p = (
        np.stack([of[j] for j in joints(robot)], axis=-1)
        for joints in (active_joints, passive_joints)
    )
    assert close(
        evaluated(s, sy.generate(robot, "idm", effort=0))["tau"],
        a + np.einsum("bpa,bp->ba", expected, p),
        1e-8,
    )
