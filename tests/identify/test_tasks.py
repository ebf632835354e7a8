"""Serial, in processes, on a cluster: the same result, also when workers are lost on the way."""

from __future__ import annotations

import os
import signal
import threading
import time
import tracemalloc
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError
from symoro.identify.triangular_factors import merge_results, run_tasks
from tests.identify.support import arm, log, motion


@dataclass(frozen=True)
class Concatenated:
    """Work whose result shows the order in which it was joined; with a folder the first worker that
    comes by dies.
    """

    folder: str = ""

    def __call__(self, task):
        if self.folder and task == 3 and not (mark := Path(self.folder) / "dead").exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return str(task)

    def merge(self, a, b):
        return f"({a} {b})"


def test_the_tree_depends_on_the_tasks_alone():
    assert merge_results(Concatenated(), list("abcde")) == "(((a b) (c d)) e)"
    assert run_tasks(Concatenated(), range(7)) == "(((0 1) (2 3)) ((4 5) 6))"
    with pytest.raises(InputError, match="nothing to read"):
        run_tasks(Concatenated(), [])


def test_a_process_that_dies_changes_nothing(tmp_path):
    assert run_tasks(Concatenated(str(tmp_path)), range(7), jobs=2) == run_tasks(
        Concatenated(), range(7)
    )
    assert (tmp_path / "dead").exists()


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """One log in many row groups."""
    import pyarrow
    from pyarrow import parquet

    robot, _ = arm(seed=8)
    data = log(robot, motion(robot, 24.0, 500.0, 19), noise=0.3)
    path = tmp_path_factory.mktemp("logs") / "long.parquet"
    columns = {
        "t": data["t"],
        **{f"{k}{j + 1}": data[k][:, j] for k in ("q", "GAM") for j in range(6)},
    }
    parquet.write_table(pyarrow.table(columns), path, row_group_size=1000)
    return robot, path


def test_processes_give_the_serial_result(files):
    robot, path = files
    serial, many = (sy.identify(robot, path, cutoff=30, jobs=n) for n in (1, 2))
    np.testing.assert_allclose(many.x, serial.x, rtol=1e-12, atol=0)
    assert many.training.rows == serial.training.rows
    assert 0.99 < serial.training.rows / (6 * 12001) < 1  # without the transient of the filter
    assert [e.total for e in many.cross] == pytest.approx(
        [e.total for e in serial.cross], rel=1e-10
    )


def test_a_cluster_that_loses_a_worker_gives_the_serial_result(files):
    """Two Dask workers, one killed while tasks run."""
    distributed = pytest.importorskip("distributed")
    robot, path = files
    serial = sy.identify(robot, path, cutoff=30)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as cluster:
        pids = [w.pid for w in cluster.workers.values()]
        seen = []

        def track(items, total):
            for item in items:
                seen.append(item)
                if len(seen) == total // 3:
                    os.kill(pids[0], signal.SIGKILL)
                yield item

        found = sy.identify(
            robot, path, cutoff=30, scheduler=cluster.scheduler_address, track=track
        )
        deadline = time.monotonic() + 120
        while pids[0] in [w.pid for w in cluster.workers.values()] and time.monotonic() < deadline:
            time.sleep(0.1)
        assert pids[0] not in [w.pid for w in cluster.workers.values()]
    assert len(seen) == 13
    np.testing.assert_allclose(found.x, serial.x, rtol=1e-12, atol=0)
    assert found.training.rows == serial.training.rows


def test_memory_does_not_grow_with_the_log(tmp_path):
    """Eight times the rows, nearly the same peak."""
    robot, _ = arm("planar2r", 5)
    peaks = []
    for times in (1, 8):
        data = log(robot, motion(robot, 40.0 * times, 1000.0, 4, harmonics=8), noise=0.1)
        path = tmp_path / f"{times}.npy"
        np.save(path, np.column_stack([data["t"], data["q"], data["GAM"]]))
        columns = {"t": "1", "q": ["2", "3"], "tau": ["4", "5"]}
        if times == 1:
            sy.identify(robot, path, columns=columns, cutoff=20)  # everything imported and compiled
        tracemalloc.start()
        found = sy.identify(robot, path, columns=columns, cutoff=20)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        rows = 2 * (40_000 * times + 1)  # but those in the transient of the filter
        assert rows - 1000 < found.training.rows < rows
    assert peaks[1] < 1.3 * peaks[0]
    assert peaks[1] < 40e6


def test_no_cluster_is_said():
    robot, _ = arm("planar2r")
    pytest.importorskip("distributed")
    with pytest.raises(InputError, match="scheduler tcp"):
        run_tasks(Concatenated(), [robot.name], scheduler="tcp://127.0.0.1:1")
    assert threading.active_count() < 50
