"""Feasible intervals of redundant arms, compared with postures drawn within the limits and with
dense samples: python -m benchmarks.feasible_intervals -o benchmarks/results/feasible_intervals.json

A posture drawn within the joint limits has its own value of the parameter, which must lie in an
interval at its pose; this check uses the direct model alone. Samples of the parameter, two thousand
in its range and two beside each end, must be feasible inside the intervals and nowhere else.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.models.inverse.numeric_chain import Array
from symoro.solvers.inverse_solver import InverseSolver
from symoro.solvers.redundant_arms import parameter_range

ARMS = {"panda": 1000, "iiwa14": 5000, "lwr": 5000}  # and the poses of each
DENSE = 2000
EXACT = 1e-9  # rad


def feasible(f: InverseSolver, pose: Array, x: Array) -> Array:
    """(N,) whether a posture within the limits reaches a pose with values x (N,)."""
    swept = f.swept(pose, f.parameter, x, {})
    q = f.chain.into_limits(swept.solutions)
    inside = ((q >= f.chain.low) & (q <= f.chain.high)).all(axis=-1)
    return np.asarray((swept.exists & inside).any(axis=1))


def distance(x: Array, intervals: Array) -> Array:
    """(N,) how far values are inside the intervals, negative outside."""
    if not len(intervals):
        return np.full(len(x), -np.inf)
    return np.asarray(np.minimum(x - intervals[:, :1], intervals[:, 1:] - x).max(axis=0))


def ends_are_exact(f: InverseSolver, pose: Array, intervals: Array, ends: Array) -> bool:
    """True if the parameter is feasible EXACT inside each end and not outside; the ends of the
    range of the parameter have nothing outside.
    """
    own = intervals.ravel()
    inner = own + np.tile([EXACT, -EXACT], len(intervals))
    outer = own - np.tile([EXACT, -EXACT], len(intervals))
    within = (np.abs(own[:, None] - ends) > EXACT).all(axis=1)
    long = np.repeat(intervals[:, 1] - intervals[:, 0] > 2 * EXACT, 2)
    right = ~(within & (distance(outer, intervals) < 0)) | ~feasible(f, pose, outer)
    return bool((right & (~long | feasible(f, pose, inner))).all())


def checked(f: InverseSolver, q: Array, pose: Array) -> dict[str, int]:
    """What is wrong at one pose, reached by a posture q (1, joints) within the limits."""
    intervals, ends = f.intervals(pose), parameter_range(f.arm, f.parameter)
    own = distance(f.parameter_of(q), intervals)
    x = np.linspace(*ends, DENSE)
    inside, real = distance(x, intervals), feasible(f, pose, x)
    return {
        "postures outside": int((own < -EXACT).any()),
        "intervals missed": int((real & (inside < -EXACT)).any()),
        "not feasible": int((~real & (inside > EXACT)).any()),
        "ends not exact": int(not ends_are_exact(f, pose, intervals, np.array(ends))),
        "intervals": len(intervals),
    }


def measured(name: str, poses: int) -> dict[str, Any]:
    """Figures of one robot of the library."""
    f = sy.generate(name, "igm").compile()
    rng = np.random.default_rng(20)
    q = rng.uniform(f.chain.low, f.chain.high, (poses, f.chain.n))
    T = f.chain.poses(q)
    total: dict[str, int] = {}
    for k in range(poses):
        for what, count in checked(f, q[k : k + 1], T[k]).items():
            total[what] = total.get(what, 0) + count
    times = []
    for pose in T[:20]:
        start = time.process_time()
        f.intervals(pose)
        times.append(time.process_time() - start)
    return {"poses": poses, **total, "median ms": round(1e3 * float(np.median(times)), 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the poses")
    parser.add_argument("-o", "--out", type=Path)
    options = parser.parse_args()
    arms = {name: measured(name, max(1, int(n * options.share))) for name, n in ARMS.items()}
    text = json.dumps({"load": list(os.getloadavg()), "arms": arms}, indent=1)
    print(text)
    if options.out:
        options.out.write_text(text + "\n")


if __name__ == "__main__":
    main()
