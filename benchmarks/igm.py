"""Inverse geometric models measured: recall on random poses, numbers of solutions, set-up and run time.

    python -m benchmarks.igm [--poses 1000] [--robots puma560,ur5] [--random 10] [--file results.json]

Every arm of the table is solved by the method that `igm` chooses; the posture that made a pose must be among the solutions.
EAIK is measured on the same poses where it is installed.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.expr.interpret import interpret
from symoro.models.inverse.general import RaghavanRoth
from symoro.models.inverse.numeric import Chain

ARMS: dict[str, dict[str, float]] = {
    "puma560": {}, "rx90": {}, "tx40": {}, "kr6r900": {}, "irb120": {}, "irb6700": {}, "lrmate200id": {}, "stanford": {}, "ur5": {}, "ur10e": {},
    "scara": {}, "th8": {}, "rrp": {}, "iiwa14": {"q3": 0.3}, "panda": {"q7": 0.3}, "panda q5": {"q5": 0.3}, "panda q3": {"q3": 0.3}, "jaco2": {},
    "crx10ia": {}, "general6r": {},
}  # fmt: skip


def postures(chain: Chain, count: int, seed: int) -> np.ndarray:
    q = np.random.default_rng(seed).uniform(-np.pi, np.pi, (count, chain.n))
    return np.where(chain.turns, q, q / np.pi * chain.size)


def hits(chain: Chain, found: np.ndarray, exists: np.ndarray, q: np.ndarray) -> int:
    """In how many poses the generating posture is among the solutions."""
    gap = np.where(exists[:, :, None], found - q[:, None], np.inf)
    with np.errstate(invalid="ignore"):
        gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
        return int((np.abs(gap).max(axis=-1) < 1e-5).any(axis=1).sum())


def measure(name: str, poses: int, seed: int = 1) -> dict[str, Any]:
    """Recall and times of one arm."""
    robot = sy.load(name.split()[0])
    start = time.perf_counter()
    m = sy.generate(robot, "igm", fixed=ARMS[name])
    made = time.perf_counter()
    f = m.compile()
    values = {p: 0.4 + 0.1 * k for k, p in enumerate(f.arm.parameters) if p not in robot.values}
    chain = f.arm.numeric(values)
    q = postures(chain, poses, seed)
    T = chain.poses(q)
    f.batch(T[:4], values)
    ready = time.perf_counter()
    found = f.batch(T, values)
    done = time.perf_counter()
    for pose in T[:50]:
        f(pose, values)
    single = (time.perf_counter() - done) / 50
    owner, row = np.nonzero(found.exists)
    error = np.abs(chain.poses(found.solutions[owner, row]) - T[owner]).max()
    return {"arm": name, "method": m.id, "generate_s": made - start, "setup_s": ready - made, "poses": poses,
            "found": hits(chain, found.solutions, found.exists, q), "solutions_max": int(found.count.max()), "solutions_mean": float(found.count.mean()),
            "error": float(error), "batch_us": 1e6 * (done - ready) / poses, "call_us": 1e6 * single}  # fmt: skip


def random_arms(arms: int, poses: int, seed: int = 5) -> dict[str, Any]:
    """Recall of the general method on arms whose every parameter is random."""
    rng = np.random.default_rng(seed)
    missed, seconds = 0, 0.0
    for _ in range(arms):
        constants = [np.eye(4), *(_link(rng) for _ in range(6))]
        chain = Chain(np.array(constants), np.ones(6, bool), np.ones(6), np.full(6, -np.inf), np.full(6, np.inf))
        method = RaghavanRoth(chain)
        q = postures(chain, poses, int(rng.integers(1 << 30)))
        T = chain.poses(q)
        start = time.perf_counter()
        found = method.candidates(T)
        seconds += time.perf_counter() - start
        missed += poses - hits(chain, found.q, found.exists, q)
    count = arms * poses
    return {"arm": f"{arms} random 6R", "method": "igm-general", "poses": count, "found": count - missed, "batch_us": 1e6 * seconds / count}


def _link(rng: np.random.Generator) -> np.ndarray:
    alpha, d, r = rng.uniform(-3, 3), rng.uniform(-1, 1), rng.uniform(-1, 1)
    c, s = np.cos(alpha), np.sin(alpha)
    return np.array([[1, 0, 0, d], [0, c, -s, 0], [0, s, c, r], [0, 0, 0, 1.0]])


def eaik(name: str, poses: int) -> dict[str, Any] | None:
    """The time of EAIK on the same poses, from its modified DH interface; None where it is not installed."""
    if importlib.util.find_spec("eaik") is None:
        return None
    from eaik.IK_DH import DhRobot

    robot = sy.load(name)
    f = sy.generate(robot, "igm").compile()
    numbers = [[_float(x, robot) for x in (fr.alpha, fr.d, fr.r)] for fr in robot.frames]
    alpha, a, d = (np.array(column) for column in zip(*numbers, strict=True))
    bot = DhRobot(np.append(alpha[1:], 0.0), np.append(a[1:], 0.0), d)
    T = f.chain.poses(postures(f.chain, poses, 1))
    start = time.perf_counter()
    for pose in T:
        bot.IK(pose)
    return {"arm": name, "method": "EAIK", "poses": poses, "call_us": 1e6 * (time.perf_counter() - start) / poses}


def _float(x: Any, robot: sy.Robot) -> float:
    return float(interpret([x], robot.values)[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--poses", type=int, default=1000)
    parser.add_argument("--robots", default=",".join(ARMS))
    parser.add_argument("--random", type=int, default=10, help="random 6R arms, 1000 poses each")
    parser.add_argument("--file", type=Path)
    wanted = parser.parse_args()
    results = []
    for name in wanted.robots.split(","):
        row = measure(name, wanted.poses)
        results.append(row)
        print("{arm:12} {method:12} found {found}/{poses}  solutions up to {solutions_max}, {solutions_mean:.1f} on average  error {error:.0e}  "
              "generate {generate_s:.2f} s  set-up {setup_s:.2f} s  batch {batch_us:.1f} us  call {call_us:.0f} us".format(**row), flush=True)  # fmt: skip
        peer = eaik(name, 200) if name in ("puma560", "ur5") else None
        if peer:
            results.append(peer)
            print("{arm:12} {method:12} call {call_us:.0f} us".format(**peer))
    if wanted.random:
        row = random_arms(wanted.random, 1000)
        results.append(row)
        print("{arm:12} {method:12} found {found}/{poses}  batch {batch_us:.0f} us".format(**row))
    if wanted.file:
        wanted.file.write_text(json.dumps(results, indent=2) + "\n")
    return int(any(r.get("found", r["poses"]) < r["poses"] for r in results))


if __name__ == "__main__":
    raise SystemExit(main())
