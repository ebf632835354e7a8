"""Faults of logs are named with joint, cause and remedy; sound logs have no finding."""

from __future__ import annotations

import dataclasses
import json
from functools import cache

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from symoro.expr.node import constant
from symoro.identify.diagnosis import diagnose, examine
from symoro.identify.log_columns import CANDIDATE_DRIVES, make_setup, read_setup
from symoro.identify.observation_rows import ObservationModel
from symoro.robot import Wrench
from tests.identify.support import SETUP, TX40, arm, log, motion, point_to_point

ROBOTS = ("ur5", "rx90", "panda", "planar2r")


@cache
def robots(name: str) -> tuple[sy.Robot, sy.Robot]:
    """The robot that makes logs, and the robot as a user has it: with a data sheet, or without."""
    if name in ("rx90", "planar2r"):
        made, _ = arm(name, 1)
        made = dataclasses.replace(made, wrenches=tuple(Wrench() for _ in made.wrenches))
        return made, sy.load(name) if name == "rx90" else made
    given = sy.load(name)
    drives = [{"FV": 2.0 / j, "FS": 3.0 / j, "IA": 0.4 / j} for j in range(1, given.NL + 1)]
    joints = tuple(
        dataclasses.replace(x, **{k: constant(v) for k, v in entry.items()})
        for x, entry in zip(given.joints, drives, strict=True)
    )
    return dataclasses.replace(given, joints=joints), given


@cache
def model(name: str) -> ObservationModel:
    given = robots(name)[1]
    return ObservationModel(given, make_setup(given, {"drives": CANDIDATE_DRIVES}))


@cache
def simulated(name, rate=500.0, period=10.0, seed=0, noise=0.01, size=1.5):
    """A log with noise of efforts and positions."""
    made = robots(name)[0]
    data = log(made, motion(made, period, rate, seed, size))
    rng, tau = np.random.default_rng(seed + 100), data["GAM"]
    deviation = noise * np.sqrt(np.mean(tau**2, axis=0))
    return {
        "t": data["t"],
        "q": data["q"] + 2e-5 * rng.standard_normal(tau.shape),
        "tau": tau + deviation * rng.standard_normal(tau.shape),
    }


def with_column(x, k, change):
    changed = x.copy()
    changed[:, k] = change(x[:, k])
    return changed


def swapped(x, a, b):
    changed = x.copy()
    changed[:, [a, b]] = x[:, [b, a]]
    return changed


def delayed(x, rows):
    return np.concatenate([np.repeat(x[:1], rows, axis=0), x[:-rows]])


def frozen(x):
    changed, a = x.copy(), len(x) // 3
    changed[a : a + len(x) // 8] = x[a]
    return changed


def shortly_frozen(x):
    """Frozen for 0.3 s of a motion, less long than the rests of the joint."""
    changed, at = x.copy(), 955
    changed[at : at + 75] = x[at]
    return changed


def clipped(x):
    return np.clip(x, -0.6 * np.abs(x).max(), 0.6 * np.abs(x).max())


def wrapped(q):
    return np.where(q > q.mean(), q - 2 * np.pi, q)


# change of the log (joint `k` and the last one are concerned), code, joint: k, None for all
FAULTS = {
    "degrees": (lambda d, k: {"q": (d["q"] - d["q"].mean(axis=0)) * 90 / np.pi}, "position-unit", None),
    "large degrees": (lambda d, k: {"q": d["q"] * 180 / np.pi}, "position-unit", None),
    "mN.m": (lambda d, k: {"tau": 1000 * d["tau"]}, "effort-unit", None),
    "milliseconds": (lambda d, k: {"t": 1000 * d["t"]}, "time-unit", None),
    "exchanged efforts": (lambda d, k: {"tau": swapped(d["tau"], k, -1)}, "swapped", "k"),
    "exchanged positions": (lambda d, k: {"q": swapped(d["q"], k, -1)}, "swapped", "k"),
    "one sign": (lambda d, k: {"tau": with_column(d["tau"], k, np.negative)}, "sign", "k"),
    "last sign": (lambda d, k: {"tau": with_column(d["tau"], -1, np.negative)}, "sign", "n"),
    "all signs": (lambda d, k: {"tau": -d["tau"]}, "sign", None),
    "clipped": (lambda d, k: {"tau": with_column(d["tau"], k, clipped)}, "clipped", "k"),
    "late": (lambda d, k: {"tau": delayed(d["tau"], 10)}, "delay", None),
    "one late": (lambda d, k: {"tau": with_column(d["tau"], k, lambda x: delayed(x, 10))}, "delay", "k"),
    "wrapped": (lambda d, k: {"q": with_column(d["q"], k, wrapped)}, "wrap", "k"),
    "frozen position": (lambda d, k: {"q": with_column(d["q"], k, frozen)}, "frozen-position", "k"),
    "frozen effort": (lambda d, k: {"tau": with_column(d["tau"], k, frozen)}, "frozen-effort", "k"),
    "no effort": (lambda d, k: {"tau": 0 * d["tau"]}, "zero-torque", None),
    "no effort of one": (lambda d, k: {"tau": with_column(d["tau"], k, lambda x: 0 * x)}, "zero-torque", "k"),
    "one second": (lambda d, k: {name: x[:500] for name, x in d.items()}, "short", None),
    "still": (lambda d, k: {"q": with_column(d["q"], k, lambda x: 0 * x + 0.3)}, "still", "k"),
    "speeds in degrees": (lambda d, k: {"qd": np.gradient(d["q"], d["t"], axis=0) * 180 / np.pi}, "velocity-unit", None),
}  # fmt: skip


@pytest.mark.parametrize("name", ROBOTS)
def test_each_fault_is_named(name):
    for fault, (change, code, where) in FAULTS.items():
        data = simulated(name, size=0.8 if fault == "degrees" else 1.5)
        n = data["q"].shape[1]
        k = 0 if n == 2 else 1
        findings = diagnose(model(name), [{**data, **change(data, k)}])
        joint = {"k": k + 1, "n": n, None: None}[where]
        assert (code, joint) in [(f.code, f.joint) for f in findings], (fault, findings)
        assert len(findings) == 1 or fault in ("still", "clipped"), (fault, findings)
        assert all(f.text and f.remedy for f in findings)


POINT_TO_POINT = {  # change of the log, codes and joints of the findings
    "none": (lambda d: {}, []),
    "one sign": (lambda d: {"tau": with_column(d["tau"], 0, np.negative)}, [("sign", 1)]),
    "all signs": (lambda d: {"tau": -d["tau"]}, [("sign", None)]),
    "exchanged joints": (lambda d: {k: swapped(d[k], 2, 4) for k in ("q", "tau")}, [("swapped", 3)]),
    "late": (lambda d: {"tau": delayed(d["tau"], 8)}, [("delay", None)]),
    "frozen": (lambda d: {"q": with_column(d["q"], 1, shortly_frozen)}, [("frozen-position", 2)]),
    "frozen effort": (lambda d: {"tau": with_column(d["tau"], 1, shortly_frozen)}, [("frozen-effort", 2)]),
}  # fmt: skip


@pytest.mark.parametrize("fault", POINT_TO_POINT)
def test_logs_of_point_to_point_motion_are_examined(fault):
    """Joints rest most of the time, where noise decides the sign of their speed."""
    change, expected = POINT_TO_POINT[fault]
    made = robots("rx90")[0]
    data = log(made, point_to_point(made, 8.0, 250.0, 1), 0.1)
    data = {"t": data["t"], "q": np.round(data["q"] * 1e4) / 1e4, "tau": data["GAM"]}
    found = diagnose(model("rx90"), [{**data, **change(data)}])
    assert [(f.code, f.joint) for f in found] == expected


def test_microseconds_and_degrees_beside_speeds_in_radians():
    data = simulated("planar2r")
    (found,) = diagnose(model("planar2r"), [{**data, "t": 1e6 * data["t"]}])
    assert found.repair == {"units": {"t": "us"}}
    data = {**data, "q": data["q"] * 180 / np.pi, "qd": np.gradient(data["q"], data["t"], axis=0)}
    data["q"] = data["q"] / 4  # less than a whole turn: only the speeds tell
    data["qd"] = data["qd"] / 4
    (found,) = diagnose(model("planar2r"), [data])
    assert found.repair == {"units": {"q": "deg"}}


def test_the_wrong_robot_is_noticed():
    for made, given in (("ur5", "rx90"), ("rx90", "ur5")):
        assert [f.code for f in diagnose(model(given), [simulated(made)])] == ["model"]


@pytest.mark.parametrize("name", ROBOTS)
def test_sound_logs_have_no_finding(name):
    """Several rates, lengths, sizes, noises, coarse sensors and measured speeds."""
    for seed in range(8):
        rng = np.random.default_rng(seed)
        data = simulated(
            name,
            rate=float(rng.choice([100, 250, 500, 1000])),
            period=float(rng.choice([4, 10, 20])),
            seed=seed,
            noise=float(rng.choice([0, 0.01, 0.03, 0.1])),
            size=float(rng.choice([0.5, 1.0, 2.0])),
        )
        if seed % 3 == 1:
            data |= {"q": np.round(data["q"] * 1e4) / 1e4, "tau": np.round(data["tau"] * 20) / 20}
        if seed % 3 == 2:
            data["qd"] = np.gradient(data["q"], data["t"], axis=0)
        assert diagnose(model(name), [data]) == [], seed


REPAIRED = (
    "degrees", "mN.m", "milliseconds", "exchanged efforts", "exchanged positions", "one sign",
    "all signs", "late", "one late", "wrapped", "speeds in degrees",
)  # fmt: skip


def test_repairs_give_a_sound_log():
    given = robots("ur5")[1]
    for fault in REPAIRED:
        data = simulated("ur5", size=0.8 if fault == "degrees" else 1.5)
        wrong = {**data, **FAULTS[fault][0](data, 1)}
        if fault == "degrees":
            wrong["q"] = 2 * data["q"] * 90 / np.pi
        examined = examine(given, [wrong], make_setup(given, {}), repair=True)
        assert examined.repaired, fault
        assert examined.findings == [], fault


@pytest.mark.skipif(not TX40.exists(), reason=f"the measured log is not here: {TX40}")
def test_the_measured_log_of_a_tx40_is_sound():
    robot = sy.load("tx40")
    found = ObservationModel(robot, make_setup(robot, read_setup(SETUP)))
    assert diagnose(found, [TX40 / "tx40_raw.csv.gz"]) == []


def call(*words):
    return CliRunner().invoke(app, [str(w) for w in words])


def test_the_command_lists_repairs_and_strict_fails(tmp_path):
    data = log(robots("planar2r")[0], motion(robots("planar2r")[0], 8.0, 250.0, 3))
    robots("planar2r")[0].save(tmp_path / "arm.par")
    header = "time [s],q1 [rad],q2 [rad],tau1,tau2"
    for name, sign in (("sound", 1), ("wrong", -1)):
        table = np.column_stack([data["t"], data["q"], data["GAM"] * [1, sign]])
        np.savetxt(tmp_path / f"{name}.csv", table, delimiter=",", header=header, comments="")
    arm_file = str(tmp_path / "arm.par")
    assert call("identify", arm_file, str(tmp_path / "sound.csv"), "--strict").exit_code == 0
    shown = call("identify", arm_file, str(tmp_path / "wrong.csv"), "--strict")
    assert shown.exit_code == 1
    assert "Diagnosis" in shown.stdout
    shown = call("identify", arm_file, str(tmp_path / "wrong.csv"), "--strict", "--json")
    assert [(f["code"], f["joint"]) for f in json.loads(shown.stdout)["diagnosis"]] == [("sign", 2)]
    shown = call(
        "identify", arm_file, str(tmp_path / "wrong.csv"), "--strict", "--repair", "--json"
    )
    assert shown.exit_code == 0
    data = json.loads(shown.stdout)
    assert data["diagnosis"] == []
    assert [f["remedy"] for f in data["repaired"]] == ["signs = { tau = [1, -1] }"]


def test_the_report_has_a_verdict_and_pictures(tmp_path):
    """A sound log, and one with a fault; joints have names."""
    data = simulated("ur5", period=5.0, rate=200.0)
    for log_data, words in (
        (data, "No fault was found"),
        ({**data, "tau": -data["tau"]}, "Faults of the logs"),
    ):
        found = sy.identify(robots("ur5")[1], log_data, folds=1)
        paths = {path.name: path for path in found.report(tmp_path)}
        page = paths["report.html"].read_text()
        assert words in page
        for title in ("Spectrum of the residuals", "Friction", "Correlation of the estimates"):
            assert f"<h2>{title}</h2>" in page
        assert page.count("<img ") >= 4
