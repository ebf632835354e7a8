"""Generation leaves the garbage collector of the host process alone."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

import symoro as sy


@pytest.fixture(autouse=True)
def nothing_frozen() -> Iterator[None]:
    """The number of frozen objects counts here; those of the test run may end at any time."""
    gc.unfreeze()
    yield
    gc.freeze()


def collector() -> tuple[object, ...]:
    return gc.get_threshold(), gc.isenabled(), gc.get_freeze_count()


def watched(work) -> set[tuple[object, ...]]:
    """The states of the collector that another thread sees while `work` runs."""
    states, done = set(), threading.Event()

    def watch() -> None:
        while not done.wait(0.0005):
            states.add(collector())

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        work()
    finally:
        done.set()
        watcher.join()
    return states | {collector()}


def generate() -> None:
    sy.generate(sy.load("puma560"), "idm", parameters="base").derivative("q").code("c")


def test_the_collector_is_the_same_before_during_and_after():
    before = collector()
    assert watched(generate) == {before}


def test_the_collector_is_the_same_with_threads():
    before = collector()

    def several() -> None:
        threads = [threading.Thread(target=generate) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert watched(several) == {before}


def test_a_setting_of_the_host_survives():
    before = gc.get_threshold()
    gc.set_threshold(1234, 5, 6)
    gc.disable()
    try:
        own = collector()
        assert watched(generate) == {own}
    finally:
        gc.enable()
        gc.set_threshold(*before)


def test_the_collector_is_the_same_after_an_error():
    before = collector()
    with pytest.raises(sy.SymoroError):
        sy.generate(sy.load("puma560"), "idm", parameters="unknown")
    with pytest.raises(sy.SymoroError):
        sy.generate(sy.load("puma560"), "idm").derivative("nothing")
    assert collector() == before
