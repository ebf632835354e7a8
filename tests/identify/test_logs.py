"""Logs in every format are the same log; what is wrong with one is said in its own terms."""

from __future__ import annotations

import dataclasses
import gzip
import os
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName
from symoro.identify.column_names import map_columns
from symoro.identify.filtering import plan_pieces, read_samples
from symoro.identify.log_columns import make_setup, read_setup
from symoro.identify.log_files import open_log
from symoro.limits import LIMITS
from tests.identify.support import arm, log, motion

ROBOT, _ = arm("planar2r", 2)
NAMES = ["t", "q1", "q2", "QP1", "QP2", "QDP1", "QDP2", "GAM1", "GAM2"]


@pytest.fixture(scope="module")
def table():
    data = log(ROBOT, motion(ROBOT, 4.0, 250.0, 3))
    return np.column_stack([data["t"], data["q"], data["QP"], data["QDP"], data["GAM"]])


def text(table, names=NAMES, delimiter=","):
    return (
        "\n".join(
            [delimiter.join(names), *(delimiter.join(map(repr, map(float, row))) for row in table)]
        )
        + "\n"
    )


def write(folder, kind, table):
    path = folder / f"log.{kind}"
    if kind == "csv":
        path.write_text(text(table))
    elif kind == "csv.gz":
        path.write_bytes(gzip.compress(text(table, delimiter=";").encode()))
    elif kind == "txt":
        path.write_text("# a remark\n" + text(table, delimiter="\t"))
    elif kind == "npy":
        np.save(path, np.rec.fromarrays(table.T, names=NAMES))
    elif kind == "npz":
        np.savez(
            path,
            t=table[:, 0],
            q=table[:, 1:3],
            QP=table[:, 3:5],
            QDP=table[:, 5:7],
            GAM=table[:, 7:],
        )
    elif kind == "mat":
        from scipy.io import savemat

        savemat(
            path,
            {
                "t": table[:, :1],
                "q": table[:, 1:3],
                "QP": table[:, 3:5].T,
                "QDP": table[:, 5:7],
                "GAM": table[:, 7:],
            },
            do_compression=True,
        )
    elif kind == "mcap":
        from tests.soak.corpora import joint_states

        order = [0, 2, 1, 4, 3, 8, 7]
        path.write_bytes(joint_states(table[:, order], ["joint2", "joint1"]))
    else:
        import pyarrow
        from pyarrow import parquet

        parquet.write_table(
            pyarrow.table(dict(zip(NAMES, table.T, strict=True))), path, row_group_size=300
        )
    return path


@pytest.mark.parametrize("kind", ["csv", "csv.gz", "txt", "npy", "npz", "mat", "parquet"])
def test_every_format_gives_the_same_parameters(tmp_path, table, kind):
    path = write(tmp_path, kind, table)
    found = sy.identify(ROBOT, path, solver="ols")
    reference = sy.identify(ROBOT, {n: table[:, k] for k, n in enumerate(NAMES)}, solver="ols")
    np.testing.assert_allclose(found.x, reference.x, rtol=1e-9, atol=1e-10)


@pytest.mark.parametrize("kind", ["csv", "npy", "parquet"])
def test_any_rows_can_be_read(tmp_path, table, kind):
    source = open_log(write(tmp_path, kind, table))
    some = np.concatenate(list(source.blocks(290, 610, ["q2", "t"])))
    np.testing.assert_allclose(some, table[290:610][:, [2, 0]], rtol=1e-12)


@pytest.mark.parametrize("name", ["plain.csv", "rows.npy", "columns.npy"])
def test_a_table_without_names_has_numbered_columns(tmp_path, table, name):
    path = tmp_path / name
    if name == "plain.csv":
        path.write_text("\n".join(text(table).splitlines()[1:]))
    else:
        np.save(path, table if name == "rows.npy" else np.asfortranarray(table))
    columns = {"t": "1", "q": ["2", "3"], "qd": ["4", "5"], "qdd": ["6", "7"], "tau": ["8", "9"]}
    assert sy.identify(ROBOT, path, solver="ols", columns=columns).training.total < 1e-9


def test_units_and_gear_ratios_are_taken_into_account(tmp_path, table):
    """The same motion seen by motors, in turns, rpm and mN.m, at a rate that is given."""
    ratios, factor = np.array([100.0, -50.0]), 2 * np.pi
    q, qd = table[:, 1:3] * ratios / factor, table[:, 3:5] * ratios / (np.pi / 30)
    tau = table[:, 7:] / ratios * 1000
    path = tmp_path / "motors.npz"
    np.savez(path, m=q, w=qd, a=table[:, 5:7] * ratios, c=tau)
    setup = {
        "columns": {"q": "m*", "qd": "w*", "qdd": "a*", "tau": "c*"}, "units": {"q": "turn", "qd": "rpm", "tau": "mN.m"}, "rate": 250,
        "ratios": ratios.tolist(), "offsets": [0.0, 0.0],
    }  # fmt: skip
    found, reference = (
        sy.identify(ROBOT, path, setup=setup, solver="ols"),
        sy.identify(ROBOT, {n: table[:, k] for k, n in enumerate(NAMES)}, solver="ols"),
    )
    np.testing.assert_allclose(found.x, reference.x, rtol=1e-7, atol=1e-8)


def test_uneven_time_is_resampled(table):
    """Samples at jittering times, positions and torques alone: the parameters are nearly those of
    even ones.
    """
    rng, names = np.random.default_rng(0), ("t", "q1", "q2", "GAM1", "GAM2")
    fine = log(ROBOT, motion(ROBOT, 4.0, 2000.0, 3))
    even, at = (
        np.arange(0, 8000, 8),
        np.clip(np.arange(0, 8000, 8) + rng.integers(-3, 4, 1000), 0, None),
    )
    found = [
        sy.identify(
            ROBOT, {"t": fine["t"][k], "q": fine["q"][k], "GAM": fine["GAM"][k]}, cutoff=20, folds=1
        )
        for k in (even, np.unique(at))
    ]
    assert names[0] == "t"
    np.testing.assert_allclose(found[1].x, found[0].x, rtol=0.02, atol=0.01)
    assert found[1].training.total < 0.05


def test_windows_and_pieces_do_not_show(table):
    """Filtered in one go, in small windows, or in pieces of the file: the same samples."""
    data = {n: table[:, k] for k, n in enumerate(NAMES) if n[0] in "tqG"}
    setup = make_setup(ROBOT, {"cutoff": 40})
    (whole,) = plan_pieces(data, ROBOT, setup)
    reference = next(iter(read_samples(whole, ROBOT, setup)))
    small = list(read_samples(whole, ROBOT, setup, size=97))
    split = [
        s
        for piece in plan_pieces(data, ROBOT, setup, rows=230)
        for s in read_samples(piece, ROBOT, setup)
    ]
    for parts in (small, split):
        assert len(parts) > 3
        for name in ("t", "q", "qd", "qdd", "tau"):
            own = np.concatenate([getattr(s, name)[s.first : s.last] for s in parts])
            np.testing.assert_allclose(
                own,
                getattr(reference, name)[reference.first : reference.last],
                rtol=1e-7,
                atol=1e-7 * np.abs(getattr(reference, name)).max(),
            )
        rows = np.concatenate([np.arange(s.row, s.row + s.last - s.first) for s in parts])
        np.testing.assert_array_equal(
            rows, np.arange(reference.row, reference.row + reference.last - reference.first)
        )
    assert len(table) - 100 < reference.last - reference.first < len(table)  # but the transient


def test_a_gap_is_no_motion(table):
    """Half a second is missing: both stretches are treated apart, and nothing is made up in
    between.
    """
    hole = np.concatenate([table[:400], table[525:]])
    data = {n: hole[:, k] for k, n in enumerate(NAMES) if n[0] in "tqG"}
    setup = make_setup(ROBOT, {"cutoff": 40})
    parts = [
        s for piece in plan_pieces(data, ROBOT, setup) for s in read_samples(piece, ROBOT, setup)
    ]
    lost = 2 * plan_pieces(data, ROBOT, setup)[0].treatment.rows_lost(False)
    assert [s.last - s.first for s in parts] == [400 - lost, len(table) - 525 - lost]
    assert np.abs(parts[1].qd[0]).max() < 10


PROBLEMS = {
    "missing column": (lambda x: x[:, :8], NAMES[:8], "no GAM2 among"),
    "time that goes back": (
        lambda x: np.concatenate([x[:50], x[20:]]),
        NAMES,
        "row 51, column t.*grows",
    ),
    "not a number": (
        lambda x: np.where((np.arange(len(x)) == 7)[:, None] & (np.arange(9) == 2), np.nan, x),
        NAMES,
        "row 8, column q2",
    ),
    "no time": (lambda x: x[:, 1:], NAMES[1:], "no column of time"),
    "two times": (
        lambda x: np.column_stack([x, x[:, 0] + 5.0]),
        [*NAMES, "time"],
        "several columns of time: t, time",
    ),
    "two rows": (lambda x: x[:2], NAMES, "2 rows"),
}


@pytest.mark.parametrize("problem", PROBLEMS)
def test_what_is_wrong_is_said(tmp_path, table, problem):
    change, names, message = PROBLEMS[problem]
    path = tmp_path / "wrong.csv"
    path.write_text(text(change(table), names))
    with pytest.raises(InputError, match=message) as error:
        sy.identify(ROBOT, path)
    assert "wrong.csv" in str(error.value)


def test_files_that_are_no_logs(tmp_path):
    (tmp_path / "a.csv").write_text("")
    (tmp_path / "b.csv").write_text("t,q1,q2,GAM1,GAM2\n0,1,2,3,4\n1,x,2,3,4\n2,1,2,3,4\n")
    (tmp_path / "c.mat").write_bytes(b"MATLAB 7.3 MAT-file" + b"\0" * 200)
    (tmp_path / "d.parquet").write_bytes(b"nothing")
    np.save(tmp_path / "e.npy", np.array([{"a": 1}], dtype=object), allow_pickle=True)
    for name in ("a.csv", "b.csv", "c.mat", "d.parquet", "e.npy", "f.csv"):
        with pytest.raises(InputError, match=name):
            sy.identify(ROBOT, tmp_path / name)
    with pytest.raises(UnknownName, match=r"\.xlsx"):
        sy.identify(ROBOT, tmp_path / "g.xlsx")


def test_a_setup_file_is_checked(tmp_path):
    path = tmp_path / "setup.toml"
    for content, message in (
        ("[logs]\nrate = 3", "logs"),
        ("[log]\nrat = 3", "rat"),
        ("[log]\nrate = ", "TOML"),
        ("", ""),
    ):
        path.write_text(content)
        if message:
            with pytest.raises(InputError, match=message):
                read_setup(path)
        else:
            assert read_setup(path) == {}
    for entry in ({"ratios": [1, 2, 3]}, {"rate": -5}, {"units": {"q": "feet"}}, {"columns": {"speed": "v"}}, {"cutoff": "high"}, {"order": 0},
                  {"coupling": [[1, 1, 2]]}, {"ratios": [0, 1]}):  # fmt: skip
        with pytest.raises(InputError):
            make_setup(ROBOT, entry)


# --- damaged and hostile files --------------------------------------------------------------------


def mutated(data: bytes, rng: np.random.Generator) -> bytes:
    """Return the file with a few bytes changed, a stretch removed or doubled, or its end cut off."""
    changed = bytearray(data)
    kind = rng.integers(4)
    at, other = sorted(int(x) for x in rng.integers(len(data), size=2))
    if kind == 0:
        return bytes(changed[:at])
    if kind == 1:
        return bytes(changed[:at] + changed[other:])
    if kind == 2:
        return bytes(changed[:other] + changed[at:])
    for k in rng.integers(min(len(data), int(rng.choice([128, 400, len(data)]))), size=3):
        changed[k] = rng.integers(256)
    return bytes(changed)


@pytest.mark.parametrize("suffix", [".csv", ".csv.gz", ".parquet", ".mat", ".npy", ".npz", ".mcap"])
def test_damaged_logs_are_read_or_refused(tmp_path, table, suffix):
    """A damaged file gives numbers or an error of our own, nothing else."""
    write(tmp_path, suffix[1:], table[:40])
    original = (tmp_path / f"log{suffix}").read_bytes()
    rng = np.random.default_rng(5)
    refused = 0
    for k in range(150):
        path = tmp_path / f"{k}{suffix}"
        path.write_bytes(mutated(original, rng))
        try:
            log = open_log(path)
            list(log.blocks(0, None, log.names))
        except InputError:
            refused += 1
        path.unlink()
    assert refused > 20


def test_mat_files_of_scipy_are_read(tmp_path):
    """Types, byte widths, compression and shapes; what is not numeric is left out."""
    from scipy.io import savemat

    rng = np.random.default_rng(1)
    arrays = {
        "whole": np.arange(-3, 9, dtype=np.int16).reshape(12, 1),
        "byte": np.arange(12, dtype=np.uint8).reshape(12, 1),
        "table": rng.normal(size=(12, 3)),
        "single": rng.normal(size=(12, 1)).astype(np.float32),
        "text": "name",
        "structure": {"a": np.arange(12)},
        "complex": np.arange(12) * 1j,
    }
    for compressed in (False, True):
        savemat(tmp_path / "a.mat", arrays, do_compression=compressed)
        log = open_log(tmp_path / "a.mat")
        assert log.names == ("whole", "byte", "table1", "table2", "table3", "single")
        rows = np.concatenate(list(log.blocks(0, None, log.names)))
        expected = np.hstack([arrays[k] for k in ("whole", "byte", "table", "single")])
        assert np.array_equal(rows, expected)
        (tmp_path / "a.mat").unlink()


@pytest.mark.parametrize("suffix", [".npz", ".mat"])
def test_decompression_is_bounded(tmp_path, monkeypatch, suffix):
    """A small file that holds more data than are read into memory is refused."""
    monkeypatch.setattr(LIMITS["log-memory"], "value", 1 << 20)
    arrays = {f"a{k}": np.zeros(1 << 15) for k in range(5)}
    path = tmp_path / f"large{suffix}"
    if suffix == ".npz":
        np.savez_compressed(path, **arrays)
    else:
        from scipy.io import savemat

        savemat(path, arrays, do_compression=True)
    assert path.stat().st_size < 10_000
    with pytest.raises(InputError, match=r"at most 1048576 bytes \(limit log-memory"):
        open_log(path)


@pytest.mark.parametrize("velocities", [True, False])
def test_joint_states_of_ros(tmp_path, table, velocities):
    """Messages with the joints in another order, with and without velocities."""
    from tests.soak.corpora import joint_states

    path = tmp_path / "bag.mcap"
    order = [0, 2, 1, 4, 3, 8, 7]
    path.write_bytes(joint_states(table[:, order], ["joint2", "joint1"], velocities))
    found = open_log(path)
    wanted = ["t", *(f"/joint_states/joint{k}/{x}" for x in ("position", "effort") for k in (1, 2))]
    rows = np.concatenate(list(found.blocks(0, None, wanted)))
    np.testing.assert_allclose(rows, table[:, [0, 1, 2, 7, 8]], atol=1e-9)
    assert ("/joint_states/joint1/velocity" in found.names) == velocities
    columns = sy.identify(ROBOT, path, solver="ols", folds=1).columns
    assert ("qd" in columns) == velocities


def test_too_few_rows_for_the_unknowns():
    few = {"t": np.arange(10) / 100, "q": np.random.rand(10, 6), "tau": np.random.rand(10, 6)}
    with pytest.raises(InputError, match=r"10 rows, expected \d+ or more"):
        sy.identify("ur5", few)


def test_pickled_objects_are_refused_without_unpickling(tmp_path):
    class Hostile:
        def __reduce__(self):
            return (Path.touch, (tmp_path / "unpickled",))

    np.savez(tmp_path / "a.npz", a=np.array([Hostile()], dtype=object))
    np.save(tmp_path / "a.npy", np.array([Hostile()], dtype=object))
    for name in ("a.npz", "a.npy"):
        with pytest.raises(InputError):
            open_log(tmp_path / name)
    assert not (tmp_path / "unpickled").exists()


def test_a_pipe_is_refused_at_once(tmp_path):
    os.mkfifo(tmp_path / "a.csv")
    with pytest.raises(InputError, match="no regular file"):
        open_log(tmp_path / "a.csv")


# --- columns by meaning ---------------------------------------------------------------------------

SPELLINGS = {
    "units in brackets": ("time [s]", "q{k} [rad]", "tau{k} [Nm]"),
    "points": ("t", "pos.{k}", "torque_{k}"),
    "arrays": ("Time (s)", "position[{z}]", "effort[{z}]"),
    "from zero": ("timestamp", "joint_{z}_pos", "joint_{z}_torque"),
    "topics": ("__time", "/joint_states/{name}/position", "/joint_states/{name}/effort"),
    "names": ("header.stamp.sec,header.stamp.nanosec", "{name}_position", "{name}.effort"),
    "milliseconds": ("time_ms", "jointPosition{k}", "Torque{k}"),
}
UR5 = sy.load("ur5")


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_columns_are_found_by_meaning(spelling):
    time, q, tau = SPELLINGS[spelling]
    joints = [
        {"k": k + 1, "z": k, "name": name} for k, name in reversed(list(enumerate(UR5.joint_names)))
    ]
    names = {"q": [q.format(**j) for j in joints], "tau": [tau.format(**j) for j in joints]}
    present = [*time.split(","), "remark", *names["tau"], *names["q"]]
    found = map_columns(Path("log.csv"), present, UR5, make_setup(UR5, {}))
    assert found.names == {
        "t": tuple(time.split(",")),
        **{k: tuple(v[::-1]) for k, v in names.items()},
    }
    assert found.units.get("t", "s") == ("ms" if spelling == "milliseconds" else "s")


def test_measured_derivatives_are_used(table):
    """Speeds and accelerations of the log are used whatever their spelling."""
    rest = {"t": table[:, 0], "q": table[:, 1:3], "torque": table[:, 7:]}
    named = {**rest, "dq": table[:, 3:5], "qdd": table[:, 5:7]}
    assert sy.identify(ROBOT, named, solver="ols", folds=1).training.total < 1e-9
    assert sy.identify(ROBOT, rest, solver="ols", folds=1).training.total > 1e-6


AMBIGUOUS = {
    "two names": (
        ["t", "q1", "q2", "tau1", "tau2", "torque_1", "torque_2"],
        "tau1, tau2; and torque_1",
    ),
    "own name and another": (["t", "q1", "q2", "pos1", "pos2", "tau1", "tau2"], "q1, q2; and pos1"),
    "from 0 and from 1": (["t", "q0", "q1", "q2", "tau1", "tau2"], "q0, q1; and q1, q2"),
    "units": (["t", "q1 [rad]", "q2 [deg]", "tau1", "tau2"], "units deg, rad"),
    "unknown unit": (["t", "q1 [ticks]", "q2 [ticks]", "tau1", "tau2"], "ticks"),
}


@pytest.mark.parametrize("case", AMBIGUOUS)
def test_an_ambiguous_log_is_refused(case):
    present, message = AMBIGUOUS[case]
    with pytest.raises(InputError, match=message):
        map_columns(Path("log.csv"), present, ROBOT, make_setup(ROBOT, {}))


def test_corrections_of_the_setup(table):
    """Signs, order, wraps and a delay that the setup states are undone."""
    step = 5  # rows
    late = np.concatenate([table[:1, 7:].repeat(step, axis=0), table[:-step, 7:]])
    turned = (table[:, 1:3] + 3.0 + np.pi) % (2 * np.pi) - np.pi
    data = {
        "t": table[:, 0], "q1": turned[:, 1], "q2": turned[:, 0], "QP": table[:, [4, 3]],
        "QDP": table[:, [6, 5]], "GAM": late[:, ::-1] * [1, -1],
    }  # fmt: skip
    setup = {
        "signs": {"tau": [-1, 1]}, "order": [2, 1], "unwrap": True, "shift": step / 250, "offsets": -3.0,
    }  # fmt: skip
    assert np.abs(np.diff(turned, axis=0)).max() > 6
    found = sy.identify(ROBOT, data, setup=setup, solver="ols", folds=1)
    assert found.training.total < 1e-9
    assert found.system.rows == 2 * (len(table) - step)
    for wrong in ({"signs": [2, 1]}, {"order": [1, 1]}, {"unwrap": 3}, {"shift": "late"}):
        with pytest.raises(InputError):
            make_setup(ROBOT, wrong)


def test_columns_may_have_the_names_of_the_joints():
    joints = tuple(
        dataclasses.replace(x, name=name)
        for x, name in zip(ROBOT.joints, ("shoulder", "elbow"), strict=True)
    )
    robot, path = dataclasses.replace(ROBOT, joints=joints), Path("log.csv")
    present = ["t", *(f"{k}_{n}" for k in ("q", "qd", "tau") for n in ("elbow", "shoulder"))]
    names = map_columns(path, present, robot, make_setup(robot, {})).names
    assert names["q"] == ("q_shoulder", "q_elbow")
    assert names["tau"] == ("tau_shoulder", "tau_elbow")
    assert "qdd" not in names
    present = ["t", "q1", "q2", "shoulder.effort", "elbow.effort"]
    setup = make_setup(robot, {"columns": {"tau": "{joint}.effort"}})
    assert map_columns(path, present, robot, setup).names["tau"] == (
        "shoulder.effort",
        "elbow.effort",
    )


def test_values_that_no_machine_has_are_refused(tmp_path):
    """Squares of such values are beyond doubles, and linear algebra fails."""
    t = np.arange(100) * 0.01
    q = np.column_stack([np.sin(t), np.cos(t)])
    q[40, 1] = -1e200
    with pytest.raises(sy.SymoroError, match="row 41, column q2"):
        sy.identify("planar2r", {"time": t, "q": q, "tau": 3 * np.cos(q)}, solver="ols")
