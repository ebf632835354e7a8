"""Several processes, windows and programs on one file or cache; clocks that jump; little memory."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro import cache
from symoro.gui.workbench import Folder, Workbench
from symoro.identify.log_files import open_log
from tests.gui.conftest import Site

ROOT = Path(__file__).parents[2]
GENERATE = "import symoro as sy; print(sy.generate(sy.load('rx90'), 'idm').code('c'))"


def environment(folder: Path) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT / "src"), *sys.path])
    return {**os.environ, "XDG_CACHE_HOME": str(folder), "PYTHONPATH": path}


# --- processes ------------------------------------------------------------------------------------


def test_processes_that_share_a_cache_generate_the_same(tmp_path, monkeypatch):
    """Three processes begin at once with an empty cache; afterwards every entry is whole."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", GENERATE], env=environment(tmp_path), stdout=subprocess.PIPE
        )
        for _ in range(3)
    ]
    texts = {process.communicate()[0] for process in processes}
    assert len(texts) == 1
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert list(cache.folder().glob("*.json"))
    assert not list(cache.folder().glob(".entry.*"))
    again = subprocess.run(
        [sys.executable, "-c", GENERATE], env=environment(tmp_path), capture_output=True, check=True
    )
    assert {again.stdout} == texts


MEMORY = """
import resource, sys
import symoro as sy
import symoro.cli.main, symoro.model, numpy
model = sy.generate(sy.load("rx90"), "idm")
model.compile()
used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (96 << 20),) * 2)
sys.argv = ["symoro", *sys.argv[1:]]
from symoro.cli.main import run
run()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the limit of memory is that of Linux")
@pytest.mark.parametrize("arguments", [["generate", "rx90", "ddm", "--lang", "c"], ["optimize", "long.txt"]])  # fmt: skip
def test_little_memory_gives_a_result_or_a_message(tmp_path, arguments):
    (tmp_path / "long.txt").write_text("y = " + " + ".join(f"a{k}*b{k}" for k in range(60_000)))
    done = subprocess.run(
        [sys.executable, "-c", MEMORY, *arguments],
        cwd=tmp_path, env=environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr
    if done.returncode == 0:
        assert len(done.stdout) > 1000
    else:
        assert done.returncode == 1
        assert "memory" in done.stderr


# --- clocks ---------------------------------------------------------------------------------------


def test_a_log_that_changes_under_the_same_time_is_read_again(tmp_path):
    """A clock that was set back, or a coarse one, gives the changed file its old time."""
    path = tmp_path / "log.csv"
    for value in (1.0, 2.0):
        path.write_text(f"t,q1\n0,{value}\n1,{value}\n")
        os.utime(path, ns=(10**18, 10**18))
        rows = np.concatenate(list(open_log(path).blocks(0, None, ["q1"])))
        assert np.all(rows == value)


def deep_file(path: Path) -> None:
    path.write_text("[" * 50_000)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
@pytest.mark.parametrize(
    "put", [os.mkfifo, lambda path: os.symlink("/dev/zero", path), os.mkdir, deep_file]
)
def test_what_stands_in_the_place_of_an_entry_is_not_read(tmp_path, monkeypatch, put):
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    put(tmp_path / "key.json")
    assert cache.cached_entry("key", lambda: {"a": 1}, lambda entry: True) == {"a": 1}


def test_entries_from_the_future_and_from_the_past_are_used(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    text = sy.generate(sy.load("rx90"), "idm").code("c")
    for moment in (0, time.time() + 10**9):
        for path in cache.folder().rglob("*"):
            if path.is_file():
                os.utime(path, (moment, moment))
        model = sy.generate(sy.load("rx90"), "idm")
        assert model.code("c") == text
        numbers = dict.fromkeys(model.inputs, 0.1)
        result, expected = model.compile()(numbers), model.evaluate(numbers)
        assert all(np.allclose(result[name], expected[name]) for name in expected)


# --- two programs on one file ---------------------------------------------------------------------


@pytest.fixture
def bench(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "robots"
    folder.mkdir()
    sy.load("scara").save(folder / "arm.par")
    bench = Workbench(Folder(folder))
    yield bench
    bench.end()


def test_changes_by_another_program_are_not_lost(bench):
    path = bench.folder.path / "arm.par"
    opened = bench.add_file("arm.par")
    bench.edit(opened, [("d", 0, "0.25")])
    theirs = path.read_text().replace("Robotname = 'SCARA'", "Robotname = 'theirs'")
    path.write_text(theirs)
    with pytest.raises(sy.SymoroError, match="changes by another program"):
        bench.save(opened, "arm.par")
    assert path.read_text() == theirs
    assert opened.is_dirty
    bench.save(opened, "mine.par")  # under another name, or the same one again
    bench.edit(opened, [("d", 0, "0.5")])
    bench.save(opened, "mine.par")
    assert path.read_text() == theirs


def test_a_second_save_replaces_the_changes_of_another_program(bench):
    path = bench.folder.path / "arm.par"
    opened = bench.add_file("arm.par")
    path.write_text(path.read_text() + "\n(* theirs *)\n")
    with pytest.raises(sy.SymoroError, match="Save again"):
        bench.save(opened, "arm.par")
    bench.save(opened, "arm.par")
    assert "theirs" not in path.read_text()
    path.unlink()
    bench.save(opened, "arm.par")  # a file that was removed is written again
    assert path.exists()


# --- a browser that disconnects -------------------------------------------------------------------


def test_a_browser_that_disconnects_in_the_middle_disturbs_nobody(tmp_path):
    (tmp_path / "robots").mkdir()
    site = Site(tmp_path / "robots", tmp_path / "cache", "scara").start()
    try:
        host = f"127.0.0.1:{site.port}"
        request = f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
        upload = (
            f"POST /upload HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9000000\r\n\r\n".encode()
        )
        upgrade = (
            f"GET /_nicegui_ws/socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}\r\n"
            f"Origin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        for data in (request, request[:20], upload + b"x" * 1000, upgrade, b"\0" * 100) * 4:
            with socket.create_connection(("127.0.0.1", site.port), timeout=10) as connection:
                connection.sendall(data)
                connection.recv(1 if data == request else 0)
                # reset instead of the usual end
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        with socket.create_connection(("127.0.0.1", site.port), timeout=10) as connection:
            connection.sendall(request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            page = b"".join(iter(lambda: connection.recv(65536), b""))
        assert page.startswith(b"HTTP/1.1 200")
        assert b"</html>" in page
        assert site.process is not None
        assert site.process.poll() is None
    finally:
        site.stop()
