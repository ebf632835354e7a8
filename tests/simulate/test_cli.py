"""`symoro simulate` as a user meets it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from symoro.simulate.motion_record import read_columns
from tests.e2e.test_cli import done, refused, run


def test_a_motion_is_simulated_written_and_drawn(tmp_path: Path) -> None:
    log, picture = tmp_path / "log.csv", tmp_path / "motion.png"
    text = done(
        "simulate",
        "planar2r",
        "--time",
        0.5,
        "--to",
        "q1=0.5,q2=-0.2",
        "--within",
        0.4,
        "-o",
        log,
        "--plot",
        picture,
        "--step",
        0.01,
    )
    assert "energy drift" in text
    assert "tracking error" in text
    assert len(read_columns(log)["t"]) == 51
    assert picture.exists()


def test_data_come_as_json() -> None:
    data = json.loads(
        done(
            "simulate",
            "fivebar",
            "--start",
            "q1=2.2,q3=0.9",
            "--to",
            "q1=2.0",
            "--time",
            0.2,
            "--controller",
            "pd",
            "--gravity",
            "--json",
        )
    )
    assert data["complete"]
    assert data["loop_drift"] < 1e-12
    assert data["energy_drift"] < 1e-6
    assert set(data["q"]) == {"q1", "q2", "q3", "q4"}


def test_a_log_is_followed_and_its_torques_repeated(tmp_path: Path) -> None:
    log, again = tmp_path / "log.csv", tmp_path / "again.csv"
    done("simulate", "planar2r", "--time", 0.3, "--to", "q1=0.5", "-o", log)
    done("simulate", "planar2r", "--time", 0.3, "--torques", log, "-o", again)
    done("simulate", "planar2r", "--time", 0.3, "--follow", log, "--bandwidth", 30)
    assert abs(read_columns(again)["q1"][-1] - 0.5) < 1e-4
    done(
        "simulate",
        "planar2r",
        "--time",
        0.1,
        "--speed",
        "q1=1",
        "--noise",
        "points=1000,quantised=1",
        "-o",
        log,
        "--method",
        "rk4",
    )
    assert "QDP1" not in read_columns(log)


def test_a_motion_that_ends_early_has_status_1(tmp_path: Path) -> None:
    log = tmp_path / "log.csv"
    result = run("simulate", "fivebar", "--start", "q1=2.2,q3=0.9", "-o", log)
    assert result.exit_code == 1
    assert "singular configuration of the loops" in result.stdout
    assert "Traceback" not in result.output
    assert len(read_columns(log)["t"]) > 100


def test_wrong_use_is_explained(tmp_path: Path) -> None:
    assert "q1" in refused(2, "simulate", "planar2r", "--to", "q1=fast")
    assert "expected one of none, pd" in refused(2, "simulate", "planar2r", "--controller", "magic")
    assert "goes with" in refused(2, "simulate", "planar2r", "--controller", "pd")
    assert "--to and --follow" in refused(
        2, "simulate", "planar2r", "--to", "q1=1", "--follow", "x.csv"
    )
    assert "points" in refused(2, "simulate", "planar2r", "--noise", "sound=1")
    assert "--torques" in refused(2, "simulate", "planar2r", "--controller", "torques")
    assert "--gravity" in refused(2, "simulate", "planar2r", "--to", "q1=1", "--gravity")
    message = refused(1, "simulate", "rx90")
    assert "none for ZZ1" in message
    assert re.search(r"and \d+ more", message.replace("\n", " "))
    assert "nofile" in refused(1, "simulate", "planar2r", "--values", tmp_path / "nofile")
    assert "one of rk4" in refused(2, "simulate", "planar2r", "--method", "euler")
