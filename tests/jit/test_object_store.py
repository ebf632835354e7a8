"""Machine code on disk: found again, never trusted when damaged or open to others."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.cache import cache_disabled
from symoro.jit import machine_code as machine
from symoro.jit import machine_code as store
from tests.jit.support import needs_llvm

pytestmark = needs_llvm
posix = pytest.mark.skipif(os.name != "posix", reason="file permissions of POSIX")


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    """Give an empty store, with no code in memory from other tests (`robot.compute` keeps some)."""
    machine._loaded.clear()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def model():
    return sy.generate(sy.load("planar2r"), "idm")


def entries():
    return sorted(store._place().glob("*.o"))


def right(f):
    """The function runs."""
    return np.isfinite(f.rows(*(np.ones(len(a)) for a in f.arguments.values()))).all()


def test_the_second_start_compiles_nothing(model):
    first = model.compile().ready()
    machine._loaded.clear()  # as in another process
    second = model.compile()
    assert not first.cached
    assert second.cached
    assert second.milliseconds < first.milliseconds
    assert right(second)
    assert first.ir == second.ir


def test_another_process_finds_it(model, place):
    model.compile().ready()
    found = "import symoro as sy; f = sy.generate(sy.load('planar2r'), 'idm').compile(); print(f.cached)"
    run = subprocess.run(
        [sys.executable, "-c", found],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_CACHE_HOME": str(place)},
    )
    assert run.stdout.strip() == "True"


def test_without_cache_nothing_is_kept(model):
    model.compile(cache=False).ready()
    with cache_disabled():
        model.compile().ready()
    assert not entries()


def test_other_numbers_are_another_entry(model):
    model.compile().ready()
    count = len(entries())
    model.compile(values={"L1": 0.5}).ready()
    assert len(entries()) == count + 1


DAMAGE = {
    "cut": lambda b: b[: len(b) // 2],
    "empty": lambda b: b"",
    "one bit": lambda b: b[:500] + bytes([b[500] ^ 1]) + b[501:],
    "other content": lambda b: b"nonsense" * 100,
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_a_miss_and_is_repaired(model, damage):
    model.compile().ready()
    assert entries()
    for path in entries():
        path.write_bytes(DAMAGE[damage](path.read_bytes()))
    again = model.compile()
    assert not again.cached
    assert right(again)
    assert model.compile().cached


def test_an_entry_under_another_key_is_not_used(model):
    model.compile().ready()
    assert entries()
    code = store.find_object(entries()[0].stem)
    store.store_object("0" * 64, code)
    assert store.find_object("0" * 64) == code
    os.replace(store._place() / f"{'0' * 64}.o", store._place() / f"{'2' * 64}.o")
    assert store.find_object("2" * 64) is None


@posix
def test_the_folder_and_its_files_are_private(model):
    model.compile().ready()
    assert stat.S_IMODE(store._place().stat().st_mode) == 0o700
    assert entries()
    assert all(stat.S_IMODE(p.stat().st_mode) == 0o600 for p in entries())


@posix
def test_what_others_may_write_is_not_trusted(model):
    model.compile().ready()
    for path in entries():
        path.chmod(0o666)
    assert not model.compile().cached
    model.compile().ready()
    store._place().chmod(0o777)
    assert not model.compile().cached
    store._place().chmod(0o700)


@posix
def test_links_are_not_followed(model, place):
    model.compile().ready()
    for path in entries():
        moved = place / path.name
        os.replace(path, moved)
        path.symlink_to(moved)
    assert not model.compile().cached


@posix
def test_a_place_that_cannot_be_written_is_no_error(model, place, monkeypatch):
    (place / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(place / "file"))
    assert right(model.compile())


def test_the_oldest_entries_go_first(monkeypatch):
    monkeypatch.setattr(store, "MAX_TOTAL", 3500)
    for k in range(5):
        store.store_object(f"{k}", bytes(1000))
        os.utime(store._place() / f"{k}.o", (k, k))
    store.find_object("2")  # used: now the youngest
    store.store_object("9", bytes(1000))
    assert {p.stem for p in entries()} == {"9", "2", "4"}


def test_a_full_place_is_looked_for_only_now_and_then(monkeypatch):
    looks = []
    monkeypatch.setattr(store, "_prune", looks.append)
    monkeypatch.setattr(store, "MAX_TOTAL", 16_000)
    for k in range(2 * store.PARTS + 3):
        store.store_object(f"{k}", bytes(store.MAX_TOTAL // store.PARTS // 2 + 1))
    assert len(looks) == 1 + store.PARTS + 1


def test_half_written_files_do_not_stay(monkeypatch):
    monkeypatch.setattr(os, "replace", lambda *a: (_ for _ in ()).throw(OSError))
    store.store_object("k", b"code")
    assert not list(Path(store._place()).iterdir())
