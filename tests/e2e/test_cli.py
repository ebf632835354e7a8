"""The command line as a user meets it: every verb, every kind of mistake, pipes and data."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer._completion_classes import BashComplete
from typer.main import get_command
from typer.testing import CliRunner, Result

import symoro as sy
from symoro.cli.arguments import catalogue_options
from symoro.cli.costs import PUBLISHED
from symoro.cli.main import VERBS, app
from symoro.emit.languages import LANGUAGES
from symoro.emit.languages.python import Python

PROGRAM = Path(sys.executable).parent / "symoro"


def run(*args: object, env: dict[str, str] | None = None) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, [str(a) for a in args], env=env)


def done(*args: object) -> str:
    """The output of a command that must succeed."""
    result = run(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def real(*args: object, **more: object) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own, its output not a terminal."""
    return subprocess.run(
        [PROGRAM, *map(str, args)], capture_output=True, text=True, timeout=120, **more
    )  # type: ignore[call-overload, no-any-return]


def refused(status: int, *args: object) -> str:
    """The message of a command that must fail, in one piece and without traceback."""
    result = run(*args)
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    assert "Internal error" not in result.output
    assert "Error: " in result.stderr
    assert result.stdout == ""
    return result.stderr


@pytest.fixture
def par(tmp_path: Path) -> Path:
    """A small good robot file."""
    file = tmp_path / "two.par"
    file.write_text("NL = 2\nant = {0, 1}\nsigma = {0, 0}\nd = {0, L1}\ntheta = {q1, q2}\n")
    return file


def test_python_m_symoro_is_the_same_program() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "symoro", "--version"], capture_output=True, text=True, timeout=120
    )
    assert (ran.returncode, ran.stdout) == (0, f"symoro {sy.__version__}\n")
    wrong = subprocess.run(
        [sys.executable, "-m", "symoro", "show", "nobody"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert wrong.returncode == 2
    assert "Traceback" not in wrong.stderr


def test_base_writes_a_robot_and_its_report(tmp_path: Path) -> None:
    target = tmp_path / "rrp_base.par"
    done = CliRunner().invoke(app, ["base", "rrp", "-o", str(target)])
    assert done.exit_code == 0, done.output
    assert "ZZ1R = YY2 + ZZ1 + ZZ3" in target.with_suffix(".regp").read_text(encoding="utf-8")
    assert "{0, XX2R, 0}" in target.read_text(encoding="utf-8")


# --- the verbs ------------------------------------------------------------------------------------


def test_help_of_every_verb_has_a_worked_example() -> None:
    overview = done("--help")
    assert "generate rx90" in overview.split("Example")[1]
    for name, verb in VERBS.items():
        text = done(name, "--help")
        assert verb.help in text
        assert verb.help in overview
        assert all(f"  {line}\n" in text.split("Example")[1] for line in verb.examples)


def test_every_verb_but_the_server_prints_json() -> None:
    assert [name for name in VERBS if "--json" not in done(name, "--help")] == ["gui"]


@pytest.mark.parametrize("command", VERBS["generate"].examples)
def test_examples_in_the_help_of_generate_work(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert done(*command.split()[1:])


def test_version() -> None:
    assert done("--version").strip() == f"symoro {sy.__version__}"


def test_robots_models_languages_list_everything() -> None:
    assert [r["id"] for r in json.loads(done("robots", "--json"))] == list(sy.robot_names())
    assert [m["id"] for m in json.loads(done("models", "--json"))] == [m.id for m in sy.models()]
    assert {"c", "python", "matlab"} <= {x["id"] for x in json.loads(done("languages", "--json"))}
    for verb in ("robots", "models", "languages"):
        listed = done(verb)
        assert all(row["id"] in listed for row in json.loads(done(verb, "--json")))


def test_show_prints_every_table_and_where_it_comes_from() -> None:
    text = done("show", "rx90")
    for part in (
        "Geometric parameters",
        "alpha",
        "RL4",
        "XX6",
        "IA3",
        "FX6",
        "QDP6",
        "G3",
        "D3 = 0.45",
        "Khalil",
    ):
        assert part in text
    data = json.loads(done("show", "rx90", "--json"))
    assert data["frames"][2]["d"] == "D3"
    assert data["values"]["RL4"] == 0.45
    assert len(data["joints"]) == 6
    assert len(data["links"]) == 7


def test_show_prints_every_built_in_robot() -> None:
    for name in sy.robot_names():
        assert sy.load(name).name in done("show", name)


def test_check_explains_a_good_robot(par: Path) -> None:
    text = done("check", par)
    assert "No problems found" in text
    assert "serial, 2 links" in text
    assert "dgm" in text.split("Available models:")[1]


def test_check_names_the_loop_and_what_does_not_apply() -> None:
    text = done("check", "sr400")
    assert "cut joint 9/10" in text
    assert "igm-paul" in text.split("Not available:")[1]


def test_check_tells_warnings_with_place_and_remedy(par: Path) -> None:
    par.write_text(par.read_text() + "M = {-1, 2}\nfoo = 3\n")
    result = run("check", par)
    assert result.exit_code == 0
    assert "M[1]" in result.stdout
    assert "what to do:" in result.stdout
    assert "foo" in result.stdout
    assert len(json.loads(run("check", par, "--json").stdout)["findings"]) == 2


def test_warnings_are_shown_once_beside_the_data(par: Path) -> None:
    par.write_text(par.read_text() + "M = {-1, 2}\n")
    result = run("generate", par, "dgm,jacobian", "--lang", "c")
    assert result.exit_code == 0
    assert result.stderr.count("Warning:") == 1
    assert "Warning" not in result.stdout


def test_generate_prints_code_or_writes_files(tmp_path: Path) -> None:
    code = done("generate", "rx90", "dgm", "--lang", "c")
    assert "void rx90_dgm" in code
    result = run(
        "generate",
        "rx90",
        "dgm,velocities",
        "--lang",
        "c,python,matlab",
        "-o",
        tmp_path / "new" / "out",
    )
    assert result.exit_code == 0
    files = [Path(line) for line in result.stdout.split()]
    assert len(files) >= 6
    assert all(f.is_file() and f.stat().st_size for f in files)
    assert "hoisted" in result.stderr
    assert "mul" in result.stderr


def test_files_of_two_languages_with_one_extension_do_not_meet(tmp_path: Path) -> None:
    files = done("generate", "rx90", "dgm", "--lang", "python,numpy", "-o", tmp_path).split()
    assert files == [str(tmp_path / "rx90_dgm.py"), str(tmp_path / "numpy" / "rx90_dgm.py")]
    assert len({Path(f).read_text() for f in files}) == 2


def test_generate_takes_the_options_of_the_language() -> None:
    assert "void arm(" in done("generate", "rx90", "dgm", "--function", "arm", "--no-comments")
    assert done("generate", "rx90", "dgm", "--lang", "matlab", "--style", "script") != done(
        "generate", "rx90", "dgm", "--lang", "matlab"
    )


def test_constants_cost_the_same_on_the_console_in_the_header_and_as_data(tmp_path: Path) -> None:
    constants = ("--parameters-as", "constants", "-o", tmp_path)
    result = run("generate", "ur5", "idm", *constants)
    assert result.exit_code == 0
    header = (tmp_path / "ur5_idm.h").read_text(encoding="utf-8")
    assert "idm: 125 mul, 95 add, 4 trig" in result.stderr
    assert "Operations per call: 125 mul, 95 add, 4 trig" in header
    assert "drive parameters without a value are 0: IA1" in result.stderr
    data = json.loads(done("generate", "ur5", "idm", *constants, "--json"))
    assert data[0]["cost"]["hoisted"]["mul"] == 125


def test_missing_constants_are_asked_for_in_the_words_of_the_command_line() -> None:
    result = run("generate", "rx90", "idm", "--parameters-as", "constants")
    assert result.exit_code == 2
    assert "no value for ZZ1, XX2" in result.stderr
    assert "Give them with --values ZZ1=…,…." in result.stderr
    assert "values={" not in result.stderr


def test_generate_takes_the_options_of_all_languages() -> None:
    numbers = ("--parameters-as", "constants", "--values", "D3=1,RL4=2")
    code = done(
        "generate",
        "rx90",
        "dgm",
        "--lang",
        "rust",
        *numbers,
        "--names",
        "q1=theta1",
        "--scalar",
        "float",
    )
    assert "sin(theta1)" in code
    assert "f32" in code
    assert "_pre" not in code
    assert "p%RL4" in done(
        "generate", "rx90", "dgm", "--lang", "fortran", "--parameters-as", "struct"
    )
    assert "passed" in done(
        "verify", "rx90", "dgm", "--lang", "python", "--parameters-as", "struct", "--outputs", "T14"
    )


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--names", "q1"), "NAME=VALUE"),
        (("--names", "q1=q2"), "free name"),
        (("--parameters-as", "constants", "--values", "D3=x"), "finite number"),
        (("--parameters-as", "global"), "arguments, struct, constants"),
        (("--lang", "js", "--scalar", "float"), "one of double"),
        (("--lang", "rust", "--layout", "split"), "one of single"),
    ],
)
def test_wrong_options_of_code_are_explained(args: tuple[str, ...], told: str) -> None:
    for verb in ("generate", "verify"):
        assert told in refused(2, verb, "rx90", "dgm", *args)


def test_all_languages_are_those_that_have_the_options(tmp_path: Path) -> None:
    result = run(
        "generate", "planar2r", "idm", "--lang", "all", "--scalar", "float", "-o", tmp_path
    )
    assert result.exit_code == 0, result.output
    doubles = [id for id, language in LANGUAGES.items() if "float" not in language.scalars]
    assert "python" in doubles
    assert f"Skipped: {', '.join(doubles)}, which have no scalar float" in " ".join(
        result.stderr.split()
    )
    assert (tmp_path / "planar2r_idm.c").exists()
    named = run(
        "generate", "planar2r", "idm", "--lang", "all", "--function", "my_function", "-o", tmp_path
    )
    assert named.exit_code == 0, named.output
    assert "Skipped: mathematica, which have no function called my_function" in " ".join(
        named.stderr.split()
    )
    assert (tmp_path / "my_function.c").exists()


def test_generate_all_takes_what_applies() -> None:
    result = run("generate", "fourbar", "all", "--json")
    assert "igm-pieper" in result.stderr.split("Skipped:")[1]
    data, fourbar = json.loads(result.stdout), sy.load("fourbar")
    fits = [m.id for m in sy.models() if m.result is None and not m.refusal(fourbar)]
    assert [d["model"] for d in data] == fits
    assert all(d["code"]["c"] for d in data)


def test_generate_options_come_from_the_catalogue() -> None:
    text = done("generate", "--help")
    assert len(catalogue_options()) >= 8
    assert all(f"--{name.replace('_', '-')} " in text for name in catalogue_options())
    plain, other = (
        done("generate", "rx90", "jacobian"),
        done("generate", "rx90", "jacobian", "--projection", "3", "--intermediate", "4"),
    )
    assert plain != other
    assert (
        json.loads(done("generate", "rx90", "dgm", "--frame", "3", "--outputs", "T14", "--json"))[
            0
        ]["cost"]["strict"]["mul"]
        <= 2
    )


def test_generate_derivative() -> None:
    data = json.loads(done("generate", "rx90", "dgm", "--derivative", "q", "--json"))
    assert data[0]["groups"] == {"dT_dq": [4, 4, 6]}
    assert json.loads(done("generate", "rx90", "dgm", "--derivative", "q1,q2", "--json"))[0][
        "groups"
    ] == {"dT_dx": [4, 4, 2]}


@pytest.mark.parametrize("stage", ["trace", "fold", "factor", "schedule"])
def test_dump_ir_shows_the_program_after_a_pass(stage: str) -> None:
    text = done("generate", "rx90", "dgm", "--dump-ir", f"after:{stage}")
    assert text.startswith(f"program rx90_dgm after {stage}")
    assert "cos q1" in text
    assert "T14 = " in text


def test_cost_stands_beside_the_published_figures() -> None:
    data = json.loads(
        done("cost", "rx90", "geometric", "jacobian,velocities", "accelerations", "jpqp", "--json")
    )
    compared = [d for d in data if d["published"]]
    assert len(compared) >= 7
    assert all(d["reached"] for d in compared)
    assert all(
        set(d["costs"]) == {"symoro", "fast, operations", "fast, own-angles", "fast, time"}
        for d in data
    )
    text = done("cost", "rx90", "dgm")
    assert "81/30 [1]" in text
    assert "hoisted" in text
    assert "OpenSYMORO" in text


def test_cost_of_named_models_and_of_all() -> None:
    assert [
        d["model"] for d in json.loads(done("cost", "rx90", "dgm", "determinant", "--json"))
    ] == ["dgm", "determinant"]
    fourbar = sy.load("fourbar")
    fits = [m.id for m in sy.models() if m.result is None and not m.refusal(fourbar)]
    assert [d["model"] for d in json.loads(done("cost", "fourbar", "--all", "--json"))] == fits
    assert [d["model"] for d in json.loads(done("cost", "fourbar", "--json"))] == fits


@pytest.mark.parametrize("model", ["igm", "igm-general"])
def test_what_is_no_plain_program_has_no_count(model: str) -> None:
    assert "symoro bench igm" in refused(1, "cost", "crx10ia", model)


def test_published_figures_have_a_source() -> None:
    assert all(
        p.mul > 0 and (p.add > 0 or p.in_all) and p.source and p.convention in ("strict", "hoisted")
        for p in PUBLISHED
    )


def test_verify_passes_and_names_tool_and_error() -> None:
    data = json.loads(done("verify", "rx90", "dgm,jacobian", "--lang", "python", "--json"))
    assert [d["model"] for d in data] == ["dgm", "jacobian"]
    assert all(d["passed"] and d["error"] < 1e-9 for d in data)
    assert "passed" in done("verify", "planar2r", "dgm", "--lang", "python", "--frame", "1")


def test_verify_finds_wrong_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Python, "calls", {**Python.calls, "sin": Python.calls["cos"]})
    result = run("verify", "planar2r", "dgm", "--lang", "python")
    assert result.exit_code == 1
    assert "FAILED" in result.stdout
    assert "python (dgm): differs from the interpreter" in result.stdout


def test_verify_names_a_missing_tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    result = run("verify", "planar2r", "dgm", "--lang", "c", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)[0]["missing"] is True
    assert "gcc" in run("verify", "planar2r", "dgm", "--lang", "c").stdout.split("TOOL MISSING")[1]


def test_convert_round_trip(tmp_path: Path) -> None:
    first, second = tmp_path / "a.par", tmp_path / "b.par"
    assert done("convert", "ur5", first).strip() == str(first)
    done("convert", first, second)
    assert first.read_text() == second.read_text()
    assert (
        json.loads(done("show", second, "--json"))["frames"]
        == json.loads(done("show", "ur5", "--json"))["frames"]
    )


def test_bench_measures_and_writes(tmp_path: Path) -> None:
    file = tmp_path / "results" / "bench.json"
    text = done(
        "bench", "--robots", "rx90,planar2r", "--models", "dgm,jacobian", "--runs", "1", "-o", file
    )
    assert "81/30 [1]" in text
    assert "reached" in text
    rows = json.loads(file.read_text())["results"]
    assert {(r["robot"], r["model"]) for r in rows} == {
        ("rx90", "dgm"),
        ("rx90", "jacobian"),
        ("planar2r", "dgm"),
        ("planar2r", "jacobian"),
    }
    assert all(set(r["seconds"]) == {"trace", "passes", "emit"} for r in rows)


# --- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("show", "rx9"), "Did you mean 'rx90'"),
        (("check", "nosuch"), "rx90"),
        (("generate", "rx90", "dgn"), "Did you mean 'dgm'"),
        (("generate", "rx90", ","), "No model"),
        (("generate", "rx90", "dynamics"), "A menu (geometric"),
        (("cost", "rx90", "dgn"), "dgm"),
        (("verify", "rx90", "dgm,bogus"), "jacobian"),
        (("generate", "rx90", "dgm", "--lang", "cobol"), "python"),
        (("generate", "rx90", "dgm", "--lang", ""), "No language"),
        (("verify", "rx90", "dgm", "--lang", "c,cobol"), "python"),
        (("generate", "rx90", "dgm", "--projection", "2"), "effort, frame, frames, mimic, mode"),
        (("generate", "rx90", "dgm", "--frame", "7"), "from 0 to 6"),
        (("generate", "rx90", "dgm", "--frame", "-1"), "from 0 to 6"),
        (("generate", "rx90", "dgm", "--wrt", "moon"), "from 0 to 6"),
        (("generate", "rx90", "jacobian", "--mode", "slow"), "symoro"),
        (("generate", "rx90", "dgm", "--outputs", "T99"), "T99"),
        (("generate", "rx90", "dgm", "--derivative", "zz"), "zz"),
        (("generate", "rx90", "dgm", "--dump-ir", "after:lunch"), "after:fold"),
        (("generate", "rx90", "dgm", "--dump-ir", "fold"), "after:fold"),
        (("generate", "rx90", "dgm", "--bogus", "1"), "--bogus"),
        (("generate", "rx90", "dgm", "--style", "baroque"), "function"),
        (("generate", "rx90", "dgm", "--function", "2 b"), "letters"),
        (("generate", "rx90", "dgm,fgm", "--function", "f"), "2 models"),
        (("generate", "rx90"), "Missing argument"),
        (("convert", "rx90", "x.foo"), ".par"),
        (("bench", "--robots", "nosuch"), "rx90"),
        (("bench", "--runs", "0"), "--runs"),
        (("bench", "ig"), "igm"),
        (("bench", "identify", "--models", "idm"), "--file"),
        (("bogus",), "bogus"),
    ],
)
def test_wrong_use_is_explained_with_status_2(args: tuple[str, ...], told: str) -> None:
    assert told in refused(2, *args)


BROKEN = {
    "a list that disagrees with the header": (b"NL = 3\nant = {0, 1}\nsigma = {0, 0}\n", "NL"),
    "an antecedent that does not exist": (b"NL = 2\nant = {0, 7}\nsigma = {0, 0}\n", "ant[2]"),
    "code instead of a value": (
        b"NL = 1\nant = {0}\nsigma = {0}\nd = {__import__('os')}\n",
        "line 4",
    ),
    "an open brace": (b"NL = 1\nant = {0\n", "ant"),
    "nothing": (b"", "NL"),
    "a program": (b"\x7fELF\x00\x01\x02\xff" * 50, "binary"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_files_fail_with_status_1_and_their_place(kind: str, tmp_path: Path) -> None:
    data, place = BROKEN[kind]
    file = tmp_path / "broken.par"
    file.write_bytes(data)
    assert "broken.par" in refused(1, "generate", file, "dgm")
    checked = run("check", file)
    assert checked.exit_code == 1
    assert place in checked.stdout
    assert json.loads(run("check", file, "--json").stdout)["findings"][-1]["error"] is True


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    assert "no such file" in refused(1, "show", tmp_path / "none.par")
    (tmp_path / "folder.par").mkdir()
    assert "directory" in refused(1, "show", tmp_path / "folder.par")


def test_a_place_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    assert "taken" in refused(1, "generate", "rx90", "dgm", "-o", tmp_path / "taken")
    assert "taken" in refused(1, "convert", "rx90", tmp_path / "taken" / "x.par")
    assert (tmp_path / "taken").read_text() == "a file, not a folder"


def test_a_model_that_does_not_apply_fails_with_status_1() -> None:
    assert "no closed loop" in refused(1, "generate", "rx90", "loop-geometry")


def test_the_unexpected_is_reported_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> sy.Robot:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(sy, "load", broken)
    result = run("show", "rx90")
    assert result.exit_code == 1
    assert "report" in result.stderr
    assert "Traceback" not in result.output
    assert "Traceback" in run("--debug", "show", "rx90").output


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> sy.Robot:
        raise KeyboardInterrupt

    monkeypatch.setattr(sy, "load", interrupted)
    result = run("show", "rx90")
    assert result.exit_code == 130
    assert result.output == ""


# --- as a process ---------------------------------------------------------------------------------


def test_off_a_terminal_output_is_plain_complete_and_the_same_every_time() -> None:
    first, second = (
        real("show", "ur5"),
        real("show", "ur5", env=os.environ | {"COLUMNS": "20", "PYTHONHASHSEED": "7"}),
    )
    assert first.returncode == 0
    assert first.stderr == ""
    assert "\x1b" not in first.stdout
    assert "…" not in first.stdout
    assert first.stdout == second.stdout


def test_generated_code_is_the_same_in_every_process() -> None:
    texts = {
        real(
            "generate",
            "rx90",
            "jacobian,accelerations",
            "--lang",
            "c,matlab",
            env=os.environ | {"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1
    assert len(texts.pop()) > 1000


def test_a_process_ends_with_the_status_and_the_message() -> None:
    result = real("generate", "rx90", "dgm", "--frame", "9")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: option frame")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "args", [("show", "rx90"), ("generate", "rx90", "dgm"), ("cost", "rx90", "dgm", "--json")]
)
def test_a_closed_pipe_is_silent(args: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [PROGRAM, *args], stdout=writing, stderr=subprocess.PIPE, text=True
    ) as process:
        os.close(writing)
        assert process.communicate(timeout=60)[1] == ""
    assert process.returncode == 141


def test_a_full_disk_is_told() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full, which only Linux has")
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            [PROGRAM, "show", "rx90"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60
        )
    assert result.returncode == 1
    assert "no space left" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_encoding_without_greek_is_no_reason_to_fail() -> None:
    result = real("show", "rx90", env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert result.returncode == 0
    assert "alpha" in result.stdout


def test_help_does_not_load_what_it_does_not_need() -> None:
    code = "import sys, symoro.cli.main; print(sorted({m.partition('.')[0] for m in sys.modules} & {'scipy', 'matplotlib', 'sympy', 'rich'}))"
    assert (
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.strip()
        == "[]"
    )


# --- optimize -------------------------------------------------------------------------------------

LISTING = """% Name of file : two_dyn.m
function two_dyn()
global q1 q2 L1 M2
S1=sin(q1);
A=L1.*M2.*S1 + ...
 q2;
GAM1=A.*2;
GAM2=L1.*M2.*S1 - q2;
"""


@pytest.fixture
def listing(tmp_path: Path) -> Path:
    file = tmp_path / "two_dyn.m"
    file.write_text(LISTING)
    return file


def test_optimize_writes_any_language_and_shows_both_costs(listing: Path, tmp_path: Path) -> None:
    result = run("optimize", listing, "--lang", "c,python", "-o", tmp_path / "out")
    assert result.exit_code == 0, result.output
    assert {Path(line).name for line in result.stdout.split()} == {
        "two_dyn.c",
        "two_dyn.h",
        "two_dyn.py",
    }
    assert "5 mul, 2 add, 1 trig (strict" in result.stderr.partition("after: ")[0]
    assert "multiplications and additions instead of 7" in result.stderr
    text = (tmp_path / "out" / "two_dyn.py").read_text()
    scope: dict[str, object] = {}
    exec(compile(text, "two_dyn.py", "exec"), scope)
    c = scope["two_dyn_pre"]([2.0, 3.0])  # type: ignore[operator]
    assert scope["two_dyn"]([0.5, 0.1], c) == pytest.approx(
        [2 * (6 * 0.479425538604203 + 0.1), 6 * 0.479425538604203 - 0.1]
    )  # type: ignore[operator]


def test_optimize_selects_outputs_and_variables(listing: Path) -> None:
    data = json.loads(
        done(
            "optimize",
            listing,
            "--outputs",
            "GAM2",
            "--variables",
            "q1,L*",
            "--json",
            "--lang",
            "maple",
        )
    )
    assert data["outputs"] == ["GAM2"]
    assert data["parameters"] == ["M2", "q2"]
    assert data["before"]["strict"]["mul"] > data["after"]["strict"]["mul"]
    assert "two_dyn := proc" in data["code"]["maple"]


def test_optimize_reads_standard_input() -> None:
    result = CliRunner().invoke(
        app, ["optimize", "-", "--lang", "python", "--function", "two"], input=LISTING
    )
    assert result.exit_code == 0, result.output
    assert "def two(" in result.stdout


def test_optimize_explains_mistakes(listing: Path, tmp_path: Path) -> None:
    assert "GAM1, GAM2" in refused(2, "optimize", listing, "--outputs", "GAM7")
    assert "own-angles" in refused(2, "optimize", listing, "--objective", "beauty")
    assert "no such file" in refused(1, "optimize", tmp_path / "none.m")
    listing.write_text("a = 1\nr = besselj(a)\n")
    message = refused(1, "optimize", listing)
    assert "line 2" in message
    assert "'besselj'" in message
    assert "sqrt" in message


def test_without_a_command_the_first_steps_are_shown() -> None:
    result = CliRunner().invoke(app, [])
    assert result.exit_code == 0
    assert "Start here" in result.stdout
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("symoro gen", "generate"),
        ("symoro show rx9", "rx90"),
        ("symoro generate rx90 idm,mass", "idm,mass-matrix"),
        ("symoro generate rx90 idm --objective op", "operations"),
        ("symoro generate rx90 idm --lang c,matl", "c,matlab"),
        ("symoro generate rx90 inverse-k", "inverse-kinematics"),
        ("symoro generate rx90 idm --parameters-as st", "struct"),
        ("symoro cost rx90 idm ja", "jacobian"),
        ("symoro document rx90 --models dgm,base", "dgm,base-parameters"),
        ("symoro example pan", "panda.urdf"),
        ("symoro study en", "energy-1988"),
        ("symoro identify rx90 log.csv --solver di", "didim"),
        ("symoro identify rx90 log.csv --model po", "power"),
        ("symoro simulate rx90 --controller comp", "computed-torque"),
        ("symoro simulate rx90 --method dop", "dop853"),
        ("symoro excite rx90 --criterion d", "d-optimal"),
        ("symoro optimize old.c --objective op", "operations"),
        ("symoro reproduce rr", "rrp"),
        ("symoro bench ig", "igm"),
        ("symoro --show-completion fi", "fish"),
        ("symoro --limit robot-f", "robot-file="),
    ],
)
def test_shell_completion(words: str, expected: str) -> None:
    _, *arguments, incomplete = words.split()
    completion = BashComplete(get_command(app), {}, "symoro", "_SYMORO_COMPLETE")
    proposed = [c.value for c in completion.get_completions(arguments, incomplete)]
    assert expected in proposed


def test_shell_completion_by_a_process() -> None:
    words, expected = "symoro show rx9", "rx90"
    count = str(len(words.split()) - 1)
    variables = {"COMP_WORDS": words, "COMP_CWORD": count, "_SYMORO_COMPLETE": "complete_bash"}
    ran = subprocess.run(
        [sys.executable, "-m", "symoro"],
        capture_output=True,
        text=True,
        env=os.environ | variables,
        timeout=60,
        check=False,
    )
    assert expected in ran.stdout.split(), ran.stderr


def test_completion_scripts() -> None:
    for shell in ("bash", "zsh", "fish"):
        result = CliRunner().invoke(app, ["--show-completion", shell])
        assert result.exit_code == 0
        assert "_SYMORO_COMPLETE" in result.stdout
    assert CliRunner().invoke(app, ["--show-completion", "cmd"]).exit_code == 2


@pytest.mark.parametrize("name", ["own-robot", "import", "identify", "listing", "panda.par"])
def test_example_files_are_readable(name: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["example", name, "-o", str(tmp_path), "--json"])
    assert result.exit_code == 0, result.output
    for path in map(Path, json.loads(result.stdout)):
        if path.suffix in (".par", ".urdf", ".xml"):
            assert sy.load(path).q
        elif path.suffix == ".m":
            assert sy.optimize(path).groups
        else:
            header, first = path.read_text("utf-8").splitlines()[:2]
            assert len(header.split(",")) == len(first.split(",")) == 13


def test_example_of_an_unknown_name_lists_the_examples() -> None:
    result = CliRunner().invoke(app, ["example", "nothing"])
    assert result.exit_code == 2
    assert "identify" in result.output


def test_options_that_models_lists_are_options_of_generate() -> None:
    listed = CliRunner().invoke(app, ["models", "--options"]).stdout
    known = CliRunner().invoke(app, ["generate", "--help"]).stdout
    flags = set(re.findall(r"(?<!\S)--[\w-]+", listed))
    assert len(flags) > 20
    assert not [flag for flag in flags if not re.search(rf"{flag}\b(?!-)", known)]
    assert "--base-motion" in flags


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_a_command_shows_metavariables_and_no_names_of_types(verb: str) -> None:
    shown = CliRunner().invoke(app, [verb, "--help"]).stdout
    usage = shown.splitlines()[0]
    assert usage.startswith(f"Usage: symoro {verb} [OPTIONS]") or usage.split()[2] == verb
    assert not re.search(r"[{}]|<\w[\w\[\] ]*>|\[required\]|\[\[", shown), shown


def test_the_lists_of_robots_and_languages_are_one_table_of_80_columns() -> None:
    for verb in ("robots", "languages"):
        lines = CliRunner().invoke(app, [verb]).stdout.splitlines()
        assert sum(line.startswith("id ") for line in lines) == 1
        assert max(map(len, lines)) <= 80


def test_a_mistyped_command_is_answered_with_the_nearest() -> None:
    result = CliRunner().invoke(app, ["gerate"])
    assert result.exit_code == 2
    assert "Did you mean 'generate'?" in result.output
