"""A save that fails or is killed at any step leaves the old file or the new one, never half of it."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import symoro as sy
from symoro import cache
from symoro.formats.text_files import write_bytes
from symoro.gui.workbench import Folder, Workbench
from symoro.simulate.motion_record import write_columns

STEPS = ("open", "fdopen", "fsync", "chmod", "replace")  # the functions of os that a save calls
REASONS = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EDQUOT, errno.EACCES)
OLD, NEW = b"old" * 1000, b"new" * 100_000


def fail_at(monkeypatch: pytest.MonkeyPatch, step: str, reason: int) -> None:
    """Let one function of the system fail for files that are written."""
    original = getattr(os, step)

    def failing(*arguments, **options):
        reading = step == "open" and not arguments[1] & os.O_WRONLY
        if reading:
            return original(*arguments, **options)
        if step == "fdopen":
            os.close(arguments[0])
        raise OSError(reason, os.strerror(reason))

    monkeypatch.setattr(os, step, failing)


@pytest.mark.parametrize("reason", REASONS, ids=errno.errorcode.get)
@pytest.mark.parametrize(
    ("step", "existing"),
    [*((s, True) for s in STEPS), *((s, False) for s in STEPS if s != "chmod")],
)
def test_a_step_that_fails_leaves_the_old_file(tmp_path, monkeypatch, step, reason, existing):
    path = tmp_path / "robot.par"
    if existing:
        path.write_bytes(OLD)
    fail_at(monkeypatch, step, reason)
    with pytest.raises(sy.SymoroError, match=os.strerror(reason).lower()):
        write_bytes(path, NEW)
    monkeypatch.undo()
    assert [p.read_bytes() for p in tmp_path.iterdir()] == [OLD] * existing
    write_bytes(path, NEW)  # the disk has room again
    assert [p.read_bytes() for p in tmp_path.iterdir()] == [NEW]


@pytest.mark.skipif(os.name == "nt" or not hasattr(os, "geteuid"), reason="modes of POSIX")
def test_a_file_that_is_read_only_stays(tmp_path, monkeypatch):
    path = tmp_path / "robot.par"
    path.write_bytes(OLD)
    monkeypatch.setattr(os, "access", lambda at, mode: mode != os.W_OK)  # also for root
    with pytest.raises(sy.SymoroError, match="read-only"):
        write_bytes(path, NEW)
    assert path.read_bytes() == OLD


def killed_at(step: str, path: Path) -> int:
    """Save in a process that is killed before one step; return its exit status."""
    pid = os.fork()
    if pid == 0:
        setattr(os, step, lambda *_, **__: os.kill(os.getpid(), signal.SIGKILL))
        write_bytes(path, NEW)
        os._exit(0)
    return os.waitpid(pid, 0)[1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.parametrize("step", STEPS)
def test_a_process_killed_at_any_step_leaves_the_old_file(tmp_path, step):
    path = tmp_path / "robot.par"
    path.write_bytes(OLD)
    assert os.WTERMSIG(killed_at(step, path)) == signal.SIGKILL
    assert path.read_bytes() == OLD
    write_bytes(path, NEW)
    assert path.read_bytes() == NEW


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no interval timer on this system")
def test_signals_do_not_interrupt_a_save(tmp_path):
    """System calls that a signal interrupts (EINTR) are continued."""
    count = 0

    def tick(*_):
        nonlocal count
        count += 1

    previous = signal.signal(signal.SIGALRM, tick)
    signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0005)
    try:
        path, text = tmp_path / "robot.par", os.urandom(1 << 20)
        for _ in range(10):
            write_bytes(path, text)
            assert path.read_bytes() == text
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    assert count > 0


# --- everything that writes a file ----------------------------------------------------------------


def state_of(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


WRITERS: dict[str, Callable[[Path], object]] = {
    "robot": lambda at: sy.load("rx90").save(at / "rx90.par"),
    "code": lambda at: sy.generate(sy.load("rx90"), "dgm").write("c", at),
    "columns": lambda at: write_columns(at / "a.csv", {"t": [0.0, 1.0], "q1": [0.0, 1.0]}),
}


@pytest.mark.parametrize("writer", WRITERS)
def test_a_full_disk_leaves_every_output_as_it_was(tmp_path, monkeypatch, writer):
    WRITERS[writer](tmp_path)
    before = state_of(tmp_path)
    assert before
    for step in ("fsync", "replace"):
        fail_at(monkeypatch, step, errno.ENOSPC)
        with pytest.raises(sy.SymoroError, match="no space left on device"):
            WRITERS[writer](tmp_path)
        monkeypatch.undo()
    assert state_of(tmp_path) == before


def test_a_full_disk_is_told_by_the_workbench(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "robots").mkdir()
    bench = Workbench(Folder(tmp_path / "robots"))
    opened = bench.add_builtin("scara")
    bench.store()
    stored = bench.state.path.read_bytes()
    fail_at(monkeypatch, "fsync", errno.ENOSPC)
    bench.edit(opened, [("d", 0, "0.4")])
    bench.store()
    assert "no space left" in bench.trouble
    with pytest.raises(sy.SymoroError, match="no space left"):
        bench.save(opened, "scara.par")
    monkeypatch.undo()
    assert bench.state.path.read_bytes() == stored
    assert opened.is_dirty
    assert opened.document.cells["d"][0] == "0.4"
    bench.save(opened, "scara.par")
    bench.end()
    assert str(sy.load(tmp_path / "robots" / "scara.par").frames[0].d) in ("0.4", "2/5")


def test_a_full_disk_costs_only_the_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    robot = sy.load("rx90")
    text = sy.generate(robot, "idm").code("c")
    for step in ("fdopen", "replace"):
        cache_folder = cache.folder()
        for path in cache_folder.rglob("*.json"):
            path.unlink()
        fail_at(monkeypatch, step, errno.ENOSPC)
        assert sy.generate(sy.load("rx90"), "idm").code("c") == text
        monkeypatch.undo()
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
        assert not list(cache_folder.glob(".entry.*"))


# --- limits of the system, in a process of its own ------------------------------------------------

LIMITED = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
from symoro.cli.main import run
sys.argv = ["symoro", *sys.argv[1:]]
run()
"""


def command(*arguments: str, cwd: Path, program: str = LIMITED, **options):
    environment = {**os.environ, "XDG_CACHE_HOME": str(cwd / "cache")}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=cwd, env=environment, capture_output=True, text=True, check=False, **options,
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limits of file sizes")
def test_a_limit_of_file_sizes_is_an_error_and_the_old_file_stays(tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "rx90_idm.c").write_text("old")
    done = command("generate", "rx90", "idm", "--lang", "c", "-o", "out", cwd=tmp_path)
    assert done.returncode == 1
    assert "file too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert {p.name: p.read_text() for p in (tmp_path / "out").iterdir()} == {"rx90_idm.c": "old"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_output_that_cannot_be_written_is_an_error(tmp_path):
    program = "from symoro.cli.main import run; run()"
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-c", program, "generate", "rx90", "dgm", "--lang", "c"],
            cwd=tmp_path, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode != 0
    assert "no space left on device" in done.stderr
    assert "Traceback" not in done.stderr


# --- folders --------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="no folder that nobody can write to")
def test_a_folder_that_cannot_be_written_is_an_error():
    with pytest.raises(sy.SymoroError, match=r"/proc/robots/rx90\.par"):
        sy.load("rx90").save("/proc/robots/rx90.par")


def test_a_folder_that_vanished_is_made_again(tmp_path):
    path = tmp_path / "a" / "rx90.par"
    sy.load("rx90").save(path)
    path.unlink()
    path.parent.rmdir()
    sy.load("rx90").save(path)
    assert sy.load(path).NL == 6


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux removes the folder of a process")
def test_a_command_in_a_folder_that_vanished_answers(tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    program = "import os; os.rmdir(os.getcwd()); from symoro.cli.main import run; run()"
    done = command("show", "rx90", cwd=gone, program=program)
    assert done.returncode == 0, done.stderr
    done = command("show", "missing.par", cwd=gone if gone.exists() else tmp_path, program=program.replace("os.rmdir(os.getcwd())", "pass"))  # fmt: skip
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
