"""Foreign files on the command line: convert, show, check, generate."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from typer.testing import CliRunner

import symoro as sy
from symoro.cli.main import app
from tests.formats.support import robot_file


def done(*args: object) -> tuple[str, str]:
    result = CliRunner().invoke(app, [str(a) for a in args])
    assert result.exit_code == 0, result.output
    return result.stdout, result.stderr


def test_convert_writes_and_reports(tmp_path: Path) -> None:
    target = tmp_path / "panda.par"
    out, report = done("convert", robot_file("panda.urdf"), target, "--symbolic")
    assert out.strip() == str(target)
    assert "merged: panda_hand_joint" in report
    assert "coupled: panda_finger_joint2: q9 = 1 q8" in report
    robot = sy.load(target)
    assert robot.values["D4"] == 0.0825
    assert robot.joint_names[0] == "panda_joint1"


def test_convert_as_data(tmp_path: Path) -> None:
    out, _ = done(
        "convert", robot_file("xarm7.urdf"), tmp_path / "x.par", "--tolerance", "1e-5", "--json"
    )
    assert {r["kind"] for r in json.loads(out)["remarks"]} >= {"merged", "snapped", "dropped"}


def test_convert_to_a_floating_base(tmp_path: Path) -> None:
    done("convert", robot_file("solo12.urdf"), tmp_path / "solo.par", "--floating", "--quiet")
    assert sy.load(tmp_path / "solo.par").base.floating


def test_show_and_check_take_a_urdf_file() -> None:
    shown, _ = done("show", robot_file("ur5_robot.urdf"))
    assert "0.39225" in shown
    assert "merged: wrist_3_link-tool0_fixed_joint" in shown
    checked, _ = done("check", robot_file("ur5_robot.urdf"))
    assert "serial" in checked


def test_generate_takes_a_urdf_file_and_the_names_of_its_links(tmp_path: Path) -> None:
    done(
        "generate",
        robot_file("panda.urdf"),
        "dgm,jacobian",
        "--frame",
        "panda_hand_tcp",
        "--frames",
        "urdf",
        "--lang",
        "c",
        "-o",
        tmp_path,
    )
    assert "0.333" in (tmp_path / "panda_dgm.c").read_text(encoding="utf-8")
    out, _ = done(
        "generate",
        robot_file("panda.urdf"),
        "idm",
        "--mimic",
        "joined",
        "--effort",
        "0",
        "--lang",
        "python",
        "--no-comments",
    )
    assert "q8" in out
    assert "q9" not in out


def test_a_makefile_builds_the_library_and_a_program_with_it(tmp_path: Path) -> None:
    done(
        "generate",
        robot_file("ur5_robot.urdf"),
        "dgm,gravity",
        "--lang",
        "c",
        "-o",
        tmp_path,
        "--makefile",
    )
    (tmp_path / "main.c").write_text(
        '#include <stdio.h>\n#include "ur5_dgm.h"\nint main(void) { double q[6] = {0}, T[16]; ur5_dgm(q, T); printf("%.4f\\n", T[3]); return 0; }\n',
        encoding="utf-8",
    )
    subprocess.run(["make", "--silent", "-C", str(tmp_path), "main"], check=True)
    shown = subprocess.run(
        [str(tmp_path / "main")], capture_output=True, text=True, check=True
    ).stdout
    assert abs(abs(float(shown)) - 0.81725) < 1e-4  # both links stretched out


def test_a_makefile_needs_a_folder() -> None:
    result = CliRunner().invoke(app, ["generate", "rx90", "dgm", "--makefile"])
    assert result.exit_code == 2
    assert "-o FOLDER" in result.stderr


def test_an_option_goes_to_those_of_several_models_that_take_it(tmp_path: Path) -> None:
    _, said = done(
        "generate", "planar2r", "idm,dgm", "--frame", "1", "--lang", "python", "-o", tmp_path
    )
    assert "--frame is used for dgm; the other models have no such option" in said
    assert (tmp_path / "planar2r_idm.py").is_file()
    assert (
        "q2" not in (tmp_path / "planar2r_dgm.py").read_text(encoding="utf-8").partition("def ")[2]
    )
    wrong = CliRunner().invoke(app, ["generate", "planar2r", "idm,gravity", "--frame", "1"])
    assert wrong.exit_code == 2
    assert "option of idm: found 'frame', expected one of" in wrong.output


def test_equal_numbers_in_a_list_are_all_kept() -> None:
    """Of joint limits two may well be the same."""
    wrong = CliRunner().invoke(app, ["excite", "planar2r", "--vmax", "2,2,2"])
    assert "vmax: found 3 numbers, expected one, or 2" in wrong.output


def test_tables_show_at_most_six_digits() -> None:
    """Numbers far below the resolution of a file and of 17 digits would break the layout."""
    out, _ = done("show", robot_file("icub.urdf"))
    tables = out.partition("Conversion")[0]
    numbers = re.findall(r"(?<![\w.])-?\d+\.?\d*(?:e[+-]?\d+)?", tables)
    assert len(numbers) > 300
    for number in numbers:
        digits = number.partition("e")[0].replace(".", "").lstrip("-0")
        assert len(digits) <= 6, number
    data = json.loads(done("show", robot_file("panda.urdf"), "--json")[0])
    assert data["links"][1]["XX"] == "0.7146633690007234"
