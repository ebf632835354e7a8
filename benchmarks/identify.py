"""Identification measured: time per row of the regressor, seconds from a log to parameters, memory
for a long log, beside peers.

    python -m benchmarks.identify [--samples 1000000] [--long 10000000] [--file results.json]

Everything on one core, in seconds of that core. The arm is the Stäubli TX40 with rotors, friction
and offsets. Peers: Pinocchio's regressor called sample by sample from Python, and the textbook
recursion compiled by numba, both for the links alone, without friction.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse
import importlib.util
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.identify.filtering import Samples
from symoro.identify.log_columns import make_setup
from symoro.identify.observation_rows import ObservationModel

GOALS = {  # µs, s, s, MB; then s of processor time of whole commands, start-up included
    **{"regressor": 0.5, "gram": 2.0, "qr": 6.0, "memory": 300.0},
    **{"no filter": 2.0, "automatic": 15.0},
}
DRIVES = {"drives": ("FO",)}
NAMES = [f"{k}{j}" for k in ("q", "QP", "QDP", "GAM") for j in range(1, 7)]
GEOMETRY = [
    (0, 0, 0),
    (-np.pi / 2, 0, 0),
    (0, 0.225, 0.035),
    (np.pi / 2, 0, 0.225),
    (-np.pi / 2, 0, 0),
    (np.pi / 2, 0, 0),
]  # alpha, d, r


def rows(count: int, seed: int) -> np.ndarray:
    """Random states with torques of random parameters: (count, 24)."""
    rng = np.random.default_rng(seed)
    observer = ObservationModel(sy.load("tx40"), make_setup(sy.load("tx40"), DRIVES))
    q, qd, qdd = rng.standard_normal((3, count, 6)) * np.array([1.0, 2.0, 5.0])[:, None, None]
    x = np.random.default_rng(1).uniform(0.1, 1.0, len(observer.names))
    parts = observer.augmented_rows(Samples.of_motion(q, qd, qdd), "D", None)
    tau = np.stack(
        [A[:, :-1] @ x[u] for A, u in zip(parts, observer.group_columns, strict=True)], axis=1
    )
    return np.hstack([q, qd, qdd, tau + 0.1 * rng.standard_normal(tau.shape)])


def least(run: Callable[[], object], times: int = 5) -> float:
    """Seconds of the core, the best of several runs."""
    best = np.inf
    for _ in range(times):
        start = time.process_time()
        run()
        best = min(best, time.process_time() - start)
    return best


def regressor() -> dict[str, float]:
    """µs per sample in batches as identification makes them: the model alone, and rows of the
    observation.
    """
    robot = sy.load("tx40")
    observer = ObservationModel(robot, make_setup(robot, DRIVES))
    data = rows(512, 0)
    q, qd, qdd, tau = np.split(data, 4, axis=1)
    q, qd, qdd = (np.ascontiguousarray(x) for x in (q, qd, qdd))
    run = observer.parts["D"].run
    s = Samples.of_motion(q, qd, qdd, tau)
    jobs = {
        "model": lambda: run.rows(q, qd, qdd),
        "rows": lambda: observer.augmented_rows(s, "D", list(tau.T)),
    }
    return {name: least(job, 200) / len(q) * 1e6 for name, job in jobs.items()}


def whole(count: int, folder: Path) -> dict[str, float]:
    """Seconds from a file of so many samples to weighted least squares, models ready."""
    path = folder / "log.npy"
    table = np.concatenate([rows(min(100_000, count - k), k) for k in range(0, count, 100_000)])
    np.save(path, np.rec.fromarrays(table.T, names=NAMES))
    robot = sy.load("tx40")
    setup = {"rate": 1000.0, "units": {"q": "rad", "qd": "rad/s"}, **DRIVES}
    sy.identify(robot, {n: table[:2000, k] for k, n in enumerate(NAMES)}, setup=setup, folds=1)
    return {
        way: least(lambda way=way: sy.identify(robot, path, setup=setup, folds=1, factor=way), 3)
        for way in ("gram", "qr")
    }


MEMORY = """
import json, resource, sys, time
import symoro as sy
start = time.process_time()
found = sy.identify(sy.load("tx40"), sys.argv[1], rate=1000.0, units={"q": "rad", "qd": "rad/s"}, drives=("FO",), factor=sys.argv[2])
unit = 1 << 20 if sys.platform == "darwin" else 1 << 10  # bytes there, kB elsewhere
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
print(json.dumps({"rows": found.system.rows, "seconds": time.process_time() - start, "megabytes": peak, "error": found.training.total}))
"""
# ru_maxrss of a process begins at the memory of the one that started it: a small one starts MEMORY
STARTER = "import subprocess, sys; sys.exit(subprocess.run(sys.argv[1:]).returncode)"


def long(count: int, folder: Path, way: str) -> dict[str, float]:
    """Peak memory and seconds of a process that identifies from a Parquet file of so many samples,
    cross-validation included.
    """
    import pyarrow
    from pyarrow import parquet

    path = folder / "long.parquet"
    if not path.exists():
        group = 100_000
        schema = pyarrow.schema([(n, pyarrow.float32()) for n in NAMES])
        with parquet.ParquetWriter(path, schema, compression="none", use_dictionary=False) as file:
            for k in range(0, count, group):
                table = rows(min(group, count - k), k).astype(np.float32)
                file.write_table(pyarrow.table(dict(zip(NAMES, table.T, strict=True)), schema))
    python = [sys.executable, "-c"]
    found = subprocess.run(
        [*python, STARTER, *python, MEMORY, str(path), way],
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(found.stdout)  # type: ignore[no-any-return]


def commands(count: int, folder: Path) -> dict[str, float]:
    """Seconds of processor time of `symoro identify` from a file of so many samples with exact
    speeds, the least of three runs: columns as they are, and everything chosen from noisy
    positions; and of 5000 such rows without the start of the program.
    """
    robot, start = sy.load("tx40"), "import symoro.cli.identify"
    t = np.arange(count) / 1000.0
    angles = 2 * np.pi / 20.0 * np.outer(np.arange(1, 6), t)  # a period of 20 s
    rng = np.random.default_rng(2)
    c = rng.standard_normal((2, 6, 5)) / 5
    w = 2 * np.pi / 20.0 * np.arange(1, 6)
    sin, cos = np.sin(angles), np.cos(angles)
    q, qd = c[0] @ sin + c[1] @ cos, (c[0] * w) @ cos - (c[1] * w) @ sin
    qdd = -(c[0] * w**2) @ sin - (c[1] * w**2) @ cos
    observer = ObservationModel(robot, make_setup(robot, DRIVES))
    x = np.random.default_rng(1).uniform(0.1, 1.0, len(observer.names))
    parts = observer.augmented_rows(Samples.of_motion(q.T, qd.T, qdd.T), "D", None)
    tau = np.stack([A[:, :-1] @ x[u] for A, u in zip(parts, observer.group_columns, strict=True)])
    tau += 0.03 * tau.std(axis=1, keepdims=True) * rng.standard_normal(tau.shape)
    noisy = q + 1e-5 * rng.standard_normal(q.shape)
    columns = {"q": noisy, "QP": qd, "QDP": qdd, "GAM": tau}
    logs = {
        "no filter": ({**columns, "q": q}, count, ["--no-filter"]),
        "automatic": ({"q": noisy, "GAM": tau}, count, []),
        "5000 rows": ({"q": noisy[:, ::4], "GAM": tau[:, ::4]}, 5000, []),
    }
    found = {"start": cpu([sys.executable, "-c", start])}
    for name, (of_log, rows, options) in logs.items():
        names = ["t", *(f"{k}{j}" for k in of_log for j in range(1, 7))]
        every = [t[:: 4 if rows < count else 1], *np.concatenate(list(of_log.values()))]
        path = folder / f"{name.replace(' ', '-')}.npy"
        np.save(path, np.rec.fromarrays([y[:rows] for y in every], names=names))
        command = [sys.executable, "-m", "symoro", "identify", "tx40", str(path), *options]
        found[name] = min(cpu(command) for _ in range(3))
    found["5000 rows"] -= found["start"]
    return found


def cpu(command: list[str]) -> float:
    """Seconds of processor time of a process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


# --- peers ----------------------------------------------------------------------------------------


def pinocchio_loop(
    q: np.ndarray, qd: np.ndarray, qdd: np.ndarray
) -> Callable[[], np.ndarray] | None:
    """computeJointTorqueRegressor in a Python loop: (samples, 6, 60)."""
    if importlib.util.find_spec("pinocchio") is None:
        return None
    import pinocchio as pin

    model, parent = pin.Model(), 0
    for j, (alpha, d, r) in enumerate(GEOMETRY, 1):
        turn = pin.SE3(
            pin.AngleAxis(np.pi if j == 6 else 0.0, np.array([0, 0, 1.0])).matrix(),
            np.array([0, 0, r]),
        )
        place = pin.SE3(pin.AngleAxis(alpha, np.array([1.0, 0, 0])).matrix(), np.array([d, 0, 0]))
        parent = model.addJoint(parent, pin.JointModelRZ(), place * turn, f"joint{j}")
    data = model.createData()

    def run() -> np.ndarray:
        return np.array(
            [
                pin.computeJointTorqueRegressor(model, data, a, b, c)
                for a, b, c in zip(q, qd, qdd, strict=True)
            ]
        )

    return run


def numba_loop(q: np.ndarray, qd: np.ndarray, qdd: np.ndarray) -> Callable[[], np.ndarray] | None:
    """The textbook recursion, link by link and column by column, compiled by numba: (samples, 6,
    60), columns as in PARAMETERS.
    """
    if importlib.util.find_spec("numba") is None:
        return None
    import numba

    geometry = np.array(GEOMETRY)

    @numba.njit(fastmath=True)
    def cross(a: Any, b: Any) -> Any:
        return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]

    @numba.njit(fastmath=True)
    def plus(a: Any, b: Any) -> Any:
        return a[0] + b[0], a[1] + b[1], a[2] + b[2]

    @numba.njit(fastmath=True)
    def times(R: Any, a: Any) -> Any:
        return (
            R[0] * a[0] + R[1] * a[1] + R[2] * a[2],
            R[3] * a[0] + R[4] * a[1] + R[5] * a[2],
            R[6] * a[0] + R[7] * a[1] + R[8] * a[2],
        )

    @numba.njit(fastmath=True)
    def back(R: Any, a: Any) -> Any:
        return (
            R[0] * a[0] + R[3] * a[1] + R[6] * a[2],
            R[1] * a[0] + R[4] * a[1] + R[7] * a[2],
            R[2] * a[0] + R[5] * a[1] + R[8] * a[2],
        )

    @numba.njit(fastmath=True)
    def every(q: Any, qd: Any, qdd: Any) -> Any:
        D = np.zeros((len(q), 6, 60))
        frames = np.zeros((6, 12))
        for s in range(len(q)):
            w, wd, a = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 9.81)
            for j in range(6):
                alpha, d, r = geometry[j, 0], geometry[j, 1], geometry[j, 2]
                theta = q[s, j] + (np.pi if j == 5 else 0.0)
                ct, st, ca, sa = np.cos(theta), np.sin(theta), np.cos(alpha), np.sin(alpha)
                R, P = (
                    (ct, -st, 0.0, st * ca, ct * ca, -sa, st * sa, ct * sa, ca),
                    (d, -sa * r, ca * r),
                )
                for k in range(9):
                    frames[j, k] = R[k]
                for k in range(3):
                    frames[j, 9 + k] = P[k]
                a = back(R, plus(a, plus(cross(wd, P), cross(w, cross(w, P)))))
                wi, z = back(R, w), (0.0, 0.0, qd[s, j])
                wd = plus(plus(back(R, wd), (0.0, 0.0, qdd[s, j])), cross(wi, z))
                w = plus(wi, z)
                for c in range(10):
                    f, n = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
                    if c < 6:
                        row, column = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))[c]
                        J = np.zeros(9)
                        J[3 * row + column] = J[3 * column + row] = 1.0
                        n = plus(times(J, wd), cross(w, times(J, w)))
                    elif c < 9:
                        e = (1.0 if c == 6 else 0.0, 1.0 if c == 7 else 0.0, 1.0 if c == 8 else 0.0)
                        f = plus(cross(wd, e), cross(w, cross(w, e)))
                        n = cross(e, a)
                    else:
                        f = a
                    for i in range(j, -1, -1):
                        D[s, i, 10 * j + c] = n[2]
                        f = times(frames[i], f)
                        n = plus(
                            times(frames[i], n),
                            cross((frames[i, 9], frames[i, 10], frames[i, 11]), f),
                        )
        return D

    every(q[:2], qd[:2], qdd[:2])
    return lambda: every(q, qd, qdd)


def peers() -> dict[str, float]:
    """µs per sample; each is checked against our model first."""
    data = rows(2000, 3)
    q, qd, qdd, _ = (np.ascontiguousarray(x) for x in np.split(data, 4, axis=1))
    m = sy.generate(sy.load("tx40"), "id-dynamic", without=("friction", "rotor"))
    ours = m.compile(threads=1)
    found = {"symoro, standard parameters": least(lambda: ours.rows(q, qd, qdd), 20) / len(q) * 1e6}
    order = {
        "pinocchio": [9, 6, 7, 8, 0, 1, 3, 2, 4, 5],
        "numba": list(range(10)),
    }  # of our ten parameters
    for name, make in (("pinocchio", pinocchio_loop), ("numba", numba_loop)):
        run = make(q, qd, qdd)
        if run is None:
            print(f"{name} is not installed", file=sys.stderr)
            continue
        places = [
            m.columns.index(f"{('XX', 'XY', 'XZ', 'YY', 'YZ', 'ZZ', 'MX', 'MY', 'MZ', 'M')[k]}{j}")
            for j in range(1, 7)
            for k in order[name]
        ]
        np.testing.assert_allclose(
            run()[:100], ours.rows(q[:100], qd[:100], qdd[:100])[:, :, places], atol=1e-9
        )
        found[f"{name} loop"] = least(run, 3) / len(q) * 1e6
    return found


def solved(samples: int = 200_000) -> dict[str, float]:
    """Seconds from arrays to least squares of the links: Pinocchio's regressor with numpy's lstsq
    of the stacked rows, and `sy.identify` with diagnosis and intervals.
    """
    table = rows(samples, 4)
    q, qd, qdd, tau = (np.ascontiguousarray(x) for x in np.split(table, 4, axis=1))
    found = {}
    if (run := pinocchio_loop(q, qd, qdd)) is not None:
        found["pinocchio, lstsq"] = least(
            lambda: np.linalg.lstsq(run().reshape(-1, 60), tau.ravel(), rcond=None), 1
        )
    log = {"t": np.arange(samples) / 1000.0, "q": q, "QP": qd, "QDP": qdd, "GAM": tau}
    found["symoro"] = least(lambda: sy.identify("tx40", log, filter=False), 3)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--samples", type=int, default=1_000_000)
    parser.add_argument("--long", type=int, default=10_000_000)
    parser.add_argument("--file", type=Path, help="write the results as JSON")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="symoro-identify-") as folder:
        one = regressor()
        print(
            f"regressor of a 6-axis arm with friction   {one['model']:.3f} µs per sample (rows [A y]: {one['rows']:.3f}); goal {GOALS['regressor']}"
        )
        compared = peers()
        for name, value in compared.items():
            print(f"  {name:40s}{value:.3f} µs per sample")
        by_rows = solved()
        for name, value in by_rows.items():
            print(f"200000 samples from arrays, {name:25s}{value:.2f} s")
        whole_runs = commands(given.samples, Path(folder))
        for name, value in whole_runs.items():
            goal = f"; goal {GOALS[name]}" if name in GOALS else ""
            print(f"symoro identify, {name:25s}{value:.2f} s of processor time{goal}")
        times = whole(given.samples, Path(folder))
        for way, seconds in times.items():
            print(
                f"{given.samples} samples to the solution, {way:4s}     {seconds:.2f} s; goal {GOALS[way]}"
            )
        memory = {way: long(given.long, Path(folder), way) for way in ("qr", "gram")}
        for way, x in memory.items():
            print(
                f"{given.long} samples, {way:4s}                    {x['megabytes']:.0f} MB at most, {x['seconds']:.1f} s; goal {GOALS['memory']:.0f} MB"
            )
    if given.file:
        result = {
            "regressor": one,
            "peers": compared,
            "from arrays": by_rows,
            "commands": whole_runs,
            "seconds": times,
            "samples": given.samples,
            "memory": memory,
            "goals": GOALS,
        }
        given.file.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
