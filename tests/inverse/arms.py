"""Arms and checks that the tests of inverse models share."""

from __future__ import annotations

import dataclasses

import numpy as np

import symoro as sy
from symoro.expr.node import as_expr
from symoro.expr.program import run_program
from symoro.models.inverse.branch_program import with_misses
from symoro.models.inverse.numeric_chain import Chain
from symoro.robot.data import REVOLUTE, Frame
from symoro.solvers.branch_solver import NumpyClosedForm
from symoro.solvers.inverse_solver import InverseSolver

GEOMETRY = {"D3": 0.45, "RL4": 0.45}


def eight_joints() -> sy.Robot:
    """An arm with two joints too many for a pose."""
    row = {"alpha": "pi/2", "d": "L", "r": "R"}
    return sy.Robot.serial([{**row, "theta": f"q{j}"} for j in range(1, 9)])


def screw_x(alpha: float, d: float) -> np.ndarray:
    """Rot(x, alpha) Trans(x, d)."""
    c, s = np.cos(alpha), np.sin(alpha)
    return np.array([[1, 0, 0, d], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1.0]])


def screw_z(theta: float, r: float) -> np.ndarray:
    """Rot(z, theta) Trans(z, r)."""
    c, s = np.cos(theta), np.sin(theta)
    return np.array([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, r], [0, 0, 0, 1.0]])


def chain(constants: list[np.ndarray], types: str) -> Chain:
    n = len(types)
    return Chain(
        np.array(constants),
        np.array([t == "R" for t in types]),
        np.ones(n),
        np.full(n, -np.inf),
        np.full(n, np.inf),
    )


def random_chain(types: str, rng: np.random.Generator) -> Chain:
    """A general arm: every twist, offset and length at random."""
    links = [
        screw_z(0.0, rng.uniform(-1, 1)) @ screw_x(rng.uniform(-3, 3), rng.uniform(-1, 1))
        for _ in types
    ]
    return chain([np.eye(4), *links], types)


def postures(c: Chain, count: int, seed: int = 1) -> np.ndarray:
    q = np.random.default_rng(seed).uniform(-3, 3, (count, c.n))
    return np.where(c.turns, q, q / 3)


def contains(c: Chain, found: np.ndarray, q: np.ndarray) -> np.ndarray:
    """(N,) whether the postures (N, rows, n) hold q (N, n), turns apart."""
    gap = found - q[:, None]
    gap = np.where(c.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
    return np.asarray((np.abs(gap).max(axis=-1) < 1e-6).any(axis=1))


def values_of(f: InverseSolver) -> dict[str, float]:
    """Numbers for the geometry that a robot leaves open."""
    return {
        name: 0.4 + 0.1 * k
        for k, name in enumerate(f.arm.parameters)
        if name not in f.arm.robot.values
    }


def recall(f: InverseSolver, count: int, seed: int = 1) -> tuple[int, np.ndarray]:
    """In how many of random poses the generating posture is found, and the number of solutions of
    each; all are checked.
    """
    values = values_of(f)
    c = f.arm.numeric(values)
    q = postures(c, count, seed)
    poses = c.poses(q)
    found = f.batch(poses, values)
    assert np.isfinite(found.solutions).all()
    owner, row = np.nonzero(found.exists)
    reached = c.poses(found.solutions[owner, row])
    assert len(owner)
    assert np.abs(reached - poses[owner]).max() < 1e-10 * max(1.0, c.size)
    there = np.where(found.exists[:, :, None], found.solutions, np.inf)
    with np.errstate(invalid="ignore"):
        return int(contains(c, there, q).sum()), found.count


def pose_of(f: InverseSolver, q: list[float]) -> np.ndarray:
    return np.asarray(f.arm.numeric(values_of(f)).poses(np.array([q]))[0])


def serial(
    rows: list[tuple[int, float, float, float, float]],
    tool: tuple[float, float, float, float] | None = None,
) -> sy.Robot:
    """A serial arm from rows of sigma, alpha, d, theta, r, to which the variables q1, q2 … are
    added; a tool is alpha, d, theta, r.
    """
    base = sy.load("rx90")
    right = base.frames[1].alpha  # pi/2, exactly
    frames = []
    for j, (sigma, alpha, d, theta, r) in enumerate(rows, 1):
        k = round(alpha / (np.pi / 2))
        twist = k * right if abs(alpha - k * np.pi / 2) < 1e-12 else as_expr(alpha)
        q = sy.load("lwr").frames[j - 1].theta
        own = (
            {"theta": q + theta, "r": as_expr(r)}
            if sigma == REVOLUTE
            else {"r": q + r, "theta": as_expr(theta)}
        )
        frames.append(Frame(j - 1, sigma, alpha=as_expr(twist), d=as_expr(d), **own))
    n = len(rows)
    if tool:
        names = ("alpha", "d", "theta", "r")
        frames.append(
            Frame(n, 2, **{name: as_expr(x) for name, x in zip(names, tool, strict=True)})
        )  # type: ignore[arg-type]
    m = len(frames)
    more = {
        "bodies": (base.bodies * 2)[: m + 1],
        "wrenches": (base.wrenches * 2)[: m + 1],
        "joints": (base.joints * 2)[:m],
    }
    return dataclasses.replace(base, name="serial", frames=tuple(frames), values={}, **more)  # type: ignore[arg-type]


def interpreted(m: sy.Model) -> NumpyClosedForm:
    """A closed form run by the interpreter, without passes and machine code."""
    solved = m.details.solved
    program = with_misses(m.traced, m.details)
    names = [s.payload[0] for s in solved.target]

    def rows(poses: np.ndarray) -> tuple[np.ndarray, ...]:
        found = run_program(program, dict(zip(names, poses.T, strict=False)))
        return tuple(
            np.broadcast_to(x, (len(poses), *g.shape))
            for x, g in zip(found.values(), program.groups, strict=True)
        )

    return NumpyClosedForm(solved, rows, solved.arm.numeric({}), {})
