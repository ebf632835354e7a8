"""Nearest postures of arms with fewer than six joints, compared with a dense grid of postures that
are polished: python -m benchmarks.nearest --poses 1000 -o benchmarks/results/nearest.json

The reference shares no code with the solver: the poses of a grid of postures are sorted by distance
and angle, and the best are polished by Levenberg and Marquardt's method with a growing weight of
the position.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from symoro.models.inverse.numeric_chain import Array, Chain
from symoro.solvers.inverse_solver import nearest_postures

GRID, POLISHED = 20_000, 48
# weights and steps of the polish; the last is of the distance alone, which decides first
STAGES = ((1.0, 1e-3, 40), (30.0, 1.0, 50), (1e4, 1.0, 90), (1.0, 1e-14, 60))
TIE = 1e-8  # parts of the size: distances that are equal, so that the angle decides
RIGHT = np.pi / 2


def screw(alpha: float, d: float, theta: float = 0.0, r: float = 0.0) -> Array:
    """Rot(x, alpha) Trans(x, d) Rot(z, theta) Trans(z, r)."""
    c, s, a, b = np.cos(alpha), np.sin(alpha), np.cos(theta), np.sin(theta)
    x = np.array([[1, 0, 0, d], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1.0]])
    return x @ np.array([[a, -b, 0, 0], [b, a, 0, 0], [0, 0, 1, r], [0, 0, 0, 1.0]])


def chain(types: str, *constants: Array) -> Chain:
    """An arm without limits."""
    n = len(types)
    turns = np.array([t == "R" for t in types])
    return Chain(np.array(constants), turns, np.ones(n), np.full(n, -np.inf), np.full(n, np.inf))


def random_arm(types: str, seed: int) -> Chain:
    """An arm without special angles or lengths."""
    rng = np.random.default_rng(seed)
    links = [screw(*rng.uniform((-3, -1, 0, -1), (3, 1, 0, 1))) for _ in types]
    return chain(types, np.eye(4), *links)


def arms() -> dict[str, Chain]:
    """Ten arms of one to five joints."""
    base, wrist = screw(0, 0, 0, 0.06), screw(0, 0.135, RIGHT) @ screw(RIGHT, 0)
    return {
        "teaching arm 4R": chain(
            "RRRR", base, screw(RIGHT, 0), screw(0, 0.13), screw(0, 0.124), screw(0, 0.126)
        ),
        "teaching arm 5R": chain(
            "RRRRR",
            base,
            screw(RIGHT, 0.03),
            screw(0, 0.116),
            wrist,
            np.eye(4),
            screw(0, 0, 0, 0.1),
        ),
        "teaching arm 5R with an offset tip": chain(
            "RRRRR",
            base,
            screw(RIGHT, 0.03),
            screw(0, 0.116),
            screw(0, 0.135),
            wrist,
            screw(0, 0.02, 0, 0.1),
        ),
        "SCARA": chain(
            "RRRP", np.eye(4), screw(0, 0.4), screw(0, 0.3), np.eye(4), screw(0, 0, 0, 0.1)
        ),
        "3R": random_arm("RRR", 1),
        "4R": random_arm("RRRR", 2),
        "5R": random_arm("RRRRR", 3),
        "PRRR": random_arm("PRRR", 4),
        "RRPRR": random_arm("RRPRR", 5),
        "RPRRP": random_arm("RPRRP", 6),
    }


def goals(arm: Chain, count: int, seed: int) -> Array:
    """Poses (N, 4, 4): turned at random, some moved out of reach, some that the arm gives."""
    rng = np.random.default_rng(seed)
    span = np.where(arm.turns, np.pi, 0.5 * arm.size)
    poses = arm.poses(rng.uniform(-span, span, (count, arm.n)))
    turned, moved = rng.uniform(size=(2, count)) < [[0.8], [0.3]]
    poses[turned, :3, :3] = np.linalg.qr(rng.normal(size=(int(turned.sum()), 3, 3)))[0]
    poses[:, :3, 2] *= np.sign(np.linalg.det(poses[:, :3, :3]))[:, None]
    poses[moved, :3, 3] *= rng.uniform(0.3, 2.0, (int(moved.sum()), 1))
    return poses


def grid(arm: Chain) -> Array:
    """Postures (N, n) of a regular grid."""
    per = max(3, round(GRID ** (1 / arm.n)))
    span = np.where(arm.turns, np.pi, arm.size)
    axes = [np.linspace(-x, x, per, endpoint=False) + x / per for x in span]
    return np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1).reshape(-1, arm.n)


def polish(arm: Chain, pose: Array, q: Array, weights: tuple[float, float], steps: int) -> Array:
    """Levenberg and Marquardt's method for weights of position and rotation."""
    wp, wr = weights
    damping, count = np.full(len(q), 1e-2), len(q)

    def residual(q: Array) -> tuple[Array, Array]:
        T, rates = arm.element_rates(q)
        gap = (T - pose)[:, :3] * np.array([*[np.sqrt(wr / 2)] * 3, wp / arm.size])
        rates = rates * np.array([*[np.sqrt(wr / 2)] * 3, wp / arm.size])[:, None]
        return gap.reshape(count, 12), rates.reshape(count, 12, arm.n)

    r, J = residual(q)
    for _ in range(steps):
        Jt = np.swapaxes(J, 1, 2)
        A = Jt @ J
        scale = damping * np.maximum(np.einsum("nii->n", A) / arm.n, 1e-12)
        step = -np.linalg.solve(A + scale[:, None, None] * np.eye(arm.n), Jt @ r[:, :, None])[
            ..., 0
        ]
        step /= np.maximum(np.abs(step).max(axis=1), 1.0)[:, None]
        r2, J2 = residual(q + step)
        better = (r2**2).sum(1) < (r**2).sum(1)
        q = np.where(better[:, None], q + step, q)
        r, J = np.where(better[:, None], r2, r), np.where(better[:, None, None], J2, J)
        damping = np.clip(np.where(better, 0.3 * damping, 5 * damping), 1e-14, 1e8)
    return q


def reference(arm: Chain, pose: Array, postures: Array, poses: Array) -> Array:
    """The least distance and then the least angle (2,) that a polished grid gives."""
    d = np.linalg.norm(poses[:, :3, 3] - pose[:3, 3], axis=1) / arm.size
    turned = 3 - np.einsum("nij,ij->n", poses[:, :3, :3], pose[:3, :3])
    half = POLISHED // 2
    best = np.argsort(10 * d**2 + turned)[:half], np.argsort(d)[:half]
    q = postures[np.unique(np.concatenate(best))]
    for wp, wr, steps in STAGES:
        q = polish(arm, pose, q, (wp, wr), steps)
    errors = arm.errors(q, pose)
    near = errors[errors[:, 0] < errors[:, 0].min() + TIE * arm.size]
    return np.asarray(near[near[:, 1].argmin()])


def is_worse(ours: Array, other: Array, size: float) -> bool:
    """True if the reference is nearer by more than its own accuracy."""
    if ours[0] > other[0] + TIE * size:
        return True
    return bool(ours[0] > other[0] - TIE * size and ours[1] > other[1] + 1e-3)


def compare(arm: Chain, count: int, seed: int = 0) -> dict[str, Any]:
    """How often the solver is worse than the reference, and its time."""
    poses = goals(arm, count, seed)
    postures = grid(arm)
    reached = arm.poses(postures)
    nearest_postures(arm, poses[:1])
    times = []
    for pose in poses:
        start = time.perf_counter()
        table = nearest_postures(arm, pose[None])
        times.append(time.perf_counter() - start)
    table = nearest_postures(arm, poses)
    worse = [
        k
        for k in range(count)
        if is_worse(table.errors[k, 0], reference(arm, poses[k], postures, reached), arm.size)
    ]
    return {
        "poses": count,
        "in reach": int((table.errors[:, 0, 0] < 1e-9).sum()),
        "worse": len(worse),
        "rows": round(float(table.counts.mean()), 2),
        "median us": round(1e6 * float(np.median(times)), 1),
        "least us": round(1e6 * min(times), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--poses", type=int, default=1000)
    parser.add_argument("-o", "--output", type=Path)
    given = parser.parse_args()
    rows = {}
    for name, arm in arms().items():
        rows[name] = compare(arm, given.poses)
        print(name, rows[name], flush=True)
    if given.output:
        text = {"load": [round(x, 1) for x in os.getloadavg()], "arms": rows}
        given.output.write_text(json.dumps(text, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
