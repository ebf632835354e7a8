"""Inverse geometric models measured: recall on random poses, numbers of solutions, set-up and run
time, beside two peers.

    python -m benchmarks.igm [--poses 1000] [--robots puma560,ur5] [--random 100] [--file results.json]

Every arm of the table is solved by the method that `igm` chooses; the posture that made a pose must
be among the solutions. EAIK (closed forms) and roboticstoolbox (Levenberg and Marquardt, one
solution) run on the same poses where they are installed. Generated C is compiled by gcc. Times are
of the processor, minima over some rounds. The status is 1 where a figure is missed.
"""

from __future__ import annotations

import argparse
import itertools
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from benchmarks.igm_peers import ONE_SOLUTION, PEERS
from symoro.models.inverse.numeric_chain import Chain
from symoro.solvers.general_model import Elimination
from symoro.solvers.inverse_solver import InverseSolver

ARMS: dict[str, dict[str, float]] = {
    "puma560": {}, "rx90": {}, "tx40": {}, "kr6r900": {}, "irb120": {}, "irb6700": {}, "lrmate200id": {}, "stanford": {}, "ur5": {}, "ur10e": {},
    "scara": {}, "th8": {}, "rrp": {}, "iiwa14": {"q3": 0.3}, "panda": {"q7": 0.3}, "panda q5": {"q5": 0.3}, "panda q3": {"q3": 0.3}, "jaco2": {},
    "crx10ia": {}, "general6r": {},
}  # fmt: skip
COMPARED = ("puma560", "rx90", "ur5", "kr6r900")  # with the peers, and as C
LIMITS = {"puma560": 0.8, "rx90": 0.8, "ur5": 1.2, "kr6r900": 0.8}  # microseconds of a call in C
BATCH_LIMIT = 0.1  # microseconds per pose of a batch in C
C_METHOD = "C, gcc -O3"
GRID = ("puma560", "rx90", "crx10ia", "jaco2")  # regular poses on a grid of right angles
GENERAL_LIMIT = 100.0  # microseconds
ROUNDS = 7


def postures(chain: Chain, count: int, seed: int) -> np.ndarray:
    q = np.random.default_rng(seed).uniform(-np.pi, np.pi, (count, chain.n))
    return np.where(chain.turns, q, q / np.pi * chain.size)


def hits(chain: Chain, found: np.ndarray, counts: np.ndarray, q: np.ndarray) -> int:
    """In how many poses the generating posture is among the solutions."""
    gap = found - q[:, None]
    gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap)
    same = (np.abs(gap).max(axis=-1) < 1e-5) & (np.arange(found.shape[1]) < counts[:, None])
    return int(same.any(axis=1).sum())


def fastest(run: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def values_of(f: InverseSolver) -> dict[str, float]:
    """Numbers for the geometry that a robot leaves open."""
    return {p: 0.4 + 0.1 * k for k, p in enumerate(f.arm.parameters) if p not in f.arm.robot.values}


def measure(name: str, poses: int, seed: int = 1) -> dict[str, Any]:
    """Recall and times of one arm."""
    robot = sy.load(name.split()[0])
    start = time.process_time()
    m = sy.generate(robot, "igm", fixed=ARMS[name])
    made = time.process_time()
    f = m.compile()
    values = values_of(f)
    chain = f.method(values).chain
    ready = time.process_time()
    f = m.compile(values=values)
    q = postures(chain, poses, seed)
    T = chain.poses(q)
    found = f.batch(T)
    owner, row = np.nonzero(found.exists)
    error = np.abs(chain.poses(found.solutions[owner, row]) - T[owner]).max()
    some = list(T[:200])
    return {"arm": name, "method": m.id, "generate_s": made - start, "setup_s": ready - made, "poses": poses,
            "found": hits(chain, found.solutions, found.count, q), "solutions_max": int(found.count.max()), "solutions_mean": float(found.count.mean()),
            "error": float(error), "batch_us": 1e6 * fastest(lambda: f.batch(T)) / poses,
            "call_us": 1e6 * fastest(partial(_each, f, some)) / len(some)}  # fmt: skip


def random_arms(arms: int, poses: int, types: str = "RRRRRR", seed: int = 5) -> dict[str, Any]:
    """Recall of the general method on arms whose every parameter is random."""
    rng = np.random.default_rng(seed)
    missed, seconds, setup = 0, 0.0, 0.0
    for _ in range(arms):
        constants = [np.eye(4), *(_link(rng) for _ in range(6))]
        chain = Chain(
            np.array(constants),
            np.array([t == "R" for t in types]),
            np.ones(6),
            np.full(6, -np.inf),
            np.full(6, np.inf),
        )
        start = time.process_time()
        method = Elimination(chain)
        setup = max(setup, time.process_time() - start)
        q = postures(chain, poses, int(rng.integers(1 << 30)))
        T = chain.poses(q)
        start = time.process_time()
        found = method.many(T)
        seconds += time.process_time() - start
        missed += poses - hits(chain, found.q, found.counts, q)
    count = arms * poses
    return {
        "arm": f"{arms} random {types}",
        "method": "igm-general",
        "poses": count,
        "found": count - missed,
        "setup_s": setup,
        "batch_us": 1e6 * seconds / count,
    }


def _link(rng: np.random.Generator) -> np.ndarray:
    alpha, d, r = rng.uniform(-3, 3), rng.uniform(-1, 1), rng.uniform(-1, 1)
    c, s = np.cos(alpha), np.sin(alpha)
    return np.array([[1, 0, 0, d], [0, c, -s, 0], [0, s, c, r], [0, 0, 0, 1.0]])


def grid(name: str) -> dict[str, Any]:
    """Recall on all regular postures whose joints are multiples of a right angle."""
    f = sy.generate(sy.load(name), "igm").compile()
    f = sy.generate(sy.load(name), "igm").compile(values=values_of(f))
    right = np.pi / 2
    q = np.array(list(itertools.product([0.0, right, np.pi, -right], repeat=6)))
    T, axes, points = f.chain.forward(q)
    regular = (
        np.linalg.svd(f.chain.jacobian(axes, points, T[:, :3, 3]), compute_uv=False)[:, -1] > 1e-3
    )
    found = f.batch(T[regular])
    return {
        "arm": f"{name}, 90° grid",
        "method": "",
        "poses": int(regular.sum()),
        "found": hits(f.chain, found.solutions, found.count, q[regular]),
    }


C_MAIN = """#include <stdio.h>
#include <time.h>
#include "{function}.h"
static double T[16*{poses}], q[{poses}*{width}], e[{poses}*{rows}], s[{poses}*{rows}];

static double now(void)
{{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec*1e6 + (double)t.tv_nsec*1e-3;
}}

int main(int count, char **names)
{{
    FILE *file = fopen(names[count - 1], "rb");
    double call = 1e300, batch = 1e300, sum = 0.0;
    if (!file || fread(T, sizeof *T, 16*{poses}, file) != 16*{poses})
        return 1;
    for (int round = 0; round < 1000; round++) {{
        double start = now();
        for (int k = 0; k < {poses}; k++) {{
            {function}(T + 16*k, q, e, s);
            sum += q[0] + e[0];
        }}
        double middle = now();
        {function}_batch({poses}, T, q, e, s);
        double end = now();
        sum += q[0] + e[0];
        call = middle - start < call ? middle - start : call;
        batch = end - middle < batch ? end - middle : batch;
    }}
    printf("%.17g %.17g %g\\n", call/{poses}, batch/{poses}, sum);
    return 0;
}}
"""


def compiled_c(name: str, poses: int) -> dict[str, Any] | None:
    """The times of generated C for one pose after the other and for a batch; None without gcc."""
    if shutil.which("gcc") is None:
        return None
    m = sy.generate(sy.load(name), "igm")
    f = m.compile()
    values = values_of(f)
    chain = f.method(values).chain
    numbers = {"parameters": "constants", "values": values} if m.parameters else {}
    rows = len(m.branches)
    function = f"{name}_{m.id.replace('-', '_')}"
    main = C_MAIN.format(function=function, poses=poses, rows=rows, width=rows * len(m.joints))
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        sources = [str(p) for p in m.write("c", at, **numbers) if p.suffix == ".c"]
        (at / "main.c").write_text(main)
        chain.poses(postures(chain, poses, 1)).tofile(at / "poses")
        files = [*sources, str(at / "main.c"), "-o", str(at / "run"), "-lm"]
        subprocess.run(["gcc", "-O3", "-march=native", *files], check=True)
        run = [str(at / "run"), str(at / "poses")]
        out = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    call, batch, _ = map(float, out.split())
    return {"arm": name, "method": C_METHOD, "poses": poses, "batch_us": batch, "call_us": call}


def peers(name: str, poses: int) -> list[dict[str, Any]]:
    """The times of other programs from Python on the same poses."""
    robot = sy.load(name)
    f = sy.generate(robot, "igm").compile()
    values = values_of(f)
    chain = f.method(values).chain
    T = list(chain.poses(postures(chain, poses, 1)))
    found = []
    for title, make in PEERS.items():
        try:
            solve = make(robot, values)
        except ImportError as error:
            print(f"{name:14} {title:14} not installed: {error}")
            continue
        found.append({"arm": name, "method": title, "poses": poses, "call_us": 1e6 * fastest(partial(_each, solve, T), 5) / poses,
                      "solutions": "one" if title in ONE_SOLUTION else "all"})  # fmt: skip
    return found


def _each(solve: Callable[[np.ndarray], object], poses: list[np.ndarray]) -> None:
    for pose in poses:
        solve(pose)


def missed(results: list[dict[str, Any]]) -> list[str]:
    """The figures that were not reached."""
    call = {(r["arm"], r["method"]): r["call_us"] for r in results if "call_us" in r}
    said = [
        f"{r['arm']}: {r['poses'] - r['found']} of {r['poses']} postures not found"
        for r in results
        if r.get("found", r["poses"]) < r["poses"]
    ]
    said += [
        f"{r['arm']}: a solution misses its pose by {r['error']:.1e}"
        for r in results
        if r.get("error", 0.0) > 1e-10
    ]
    said += [
        f"{r['arm']}: set-up takes {r['setup_s']:.2f} s"
        for r in results
        if r["method"] == "igm-general" and r.get("setup_s", 0.0) > 1.0
    ]
    said += [
        f"{r['arm']}: {r['batch_us']:.0f} us"
        for r in results
        if r["method"] == "igm-general" and r.get("batch_us", 0.0) > GENERAL_LIMIT
    ]
    said += [
        f"{name}: C takes {call[name, C_METHOD]:.2f} us"
        for name, limit in LIMITS.items()
        if call.get((name, C_METHOD), 0.0) > limit
    ]
    said += [
        f"{r['arm']}: C takes {r['batch_us']:.3f} us per pose of a batch"
        for r in results
        if r["method"] == C_METHOD and r["batch_us"] > BATCH_LIMIT
    ]
    for name in COMPARED:
        own = call.get((name, "igm-paul"), 0.0)
        said += (
            [f"{name}: a call takes {own:.1f} us, EAIK {call[name, 'EAIK']:.1f} us"]
            if own > call.get((name, "EAIK"), np.inf)
            else []
        )
    return said


def shown(row: dict[str, Any]) -> str:
    parts = [f"{row['arm']:22} {row['method']:14}"]
    parts += [f"found {row['found']}/{row['poses']}"] if "found" in row else []
    parts += (
        [f"up to {row['solutions_max']} solutions, {row['solutions_mean']:.1f} on average"]
        if "solutions_max" in row
        else []
    )
    parts += [f"error {row['error']:.0e}"] if "error" in row else []
    parts += [
        f"{key.removesuffix('_s')} {row[key]:.2f} s"
        for key in ("generate_s", "setup_s")
        if key in row
    ]
    parts += [
        f"{key.removesuffix('_us')} {row[key]:.3f} us"
        for key in ("batch_us", "call_us")
        if key in row
    ]
    return "  ".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--poses", type=int, default=1000)
    parser.add_argument("--robots", default=",".join(ARMS))
    parser.add_argument(
        "--random",
        type=int,
        default=100,
        help="random 6R arms, 1000 poses each; a tenth as many with sliding joints",
    )
    parser.add_argument("--file", type=Path)
    wanted = parser.parse_args()
    names = [name.strip() for name in wanted.robots.split(",")]
    unknown = [name for name in names if name not in ARMS]
    if unknown:
        parser.error(f"no such arm: {unknown[0]}; known are {', '.join(ARMS)}")
    results: list[dict[str, Any]] = []

    def note(*rows: dict[str, Any] | None) -> None:
        for row in rows:
            if row is not None:
                results.append(row)
                print(shown(row), flush=True)

    for name in names:
        note(measure(name, wanted.poses))
        if name in COMPARED:
            note(compiled_c(name, wanted.poses), *peers(name, 200))
        if name in GRID:
            note(grid(name))
    if wanted.random:
        note(random_arms(wanted.random, 1000))
        note(
            *(
                random_arms(max(1, wanted.random // 10), 1000, types)
                for types in ("RRPRRR", "PRRRRR", "RPRRPR", "PRRRRP")
            )
        )
    if wanted.file:
        wanted.file.write_text(json.dumps(results, indent=2) + "\n")
    said = missed(results)
    print(
        "\n".join(["Figures that were not reached:", *said])
        if said
        else "Every figure was reached."
    )
    return int(bool(said))


if __name__ == "__main__":
    raise SystemExit(main())
