"""Machine code made in the background: nobody waits who need not, nothing is made twice or for
nobody, errors reach their caller.
"""

import gc
import os
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import symoro as sy
from symoro.jit import backends as native
from symoro.jit import llvm
from symoro.jit import machine_code as machine
from symoro.jit.llvm import finish_jobs, priority_turn
from tests.jit.support import assert_close, columns, evaluated, needs_llvm

pytestmark = needs_llvm


@pytest.fixture(scope="module")
def model():
    return sy.generate(sy.load("planar2r"), "idm")


@pytest.fixture
def compiled(monkeypatch):
    """The texts that were compiled, in order; nothing is under way when the test begins."""
    finish_jobs()
    texts, original = [], machine._compile
    monkeypatch.setattr(
        machine,
        "_compile",
        lambda target, level, key, text: texts.append(text) or original(target, level, key, text),
    )
    return texts


@pytest.fixture
def repeated(monkeypatch):
    """LLVM works for some time: the events tell when it begins for the first time and when it is
    done.
    """
    finish_jobs()
    begun, done, original = threading.Event(), threading.Event(), machine._compile

    def slow(*arguments):
        begun.set()
        for _ in range(0 if done.is_set() else 20):
            original(*arguments)
        done.set()
        return original(*arguments)

    monkeypatch.setattr(machine, "_compile", slow)
    return begun, done


def values(model):
    return {name: np.linspace(-1, 1, 5) for name in model.inputs}


def test_compile_does_not_wait(model, compiled):
    with priority_turn():  # nobody else has LLVM
        f = model.compile(cache=False)
        time.sleep(0.02)
        assert not compiled
    assert_close(f.ready()(values(model)), evaluated(model, values(model)))
    assert len([text for text in compiled if "@single" in text]) == 1


def test_it_is_made_without_being_asked_for(model, compiled):
    f = model.compile(cache=False)
    end = time.monotonic() + 120
    while not compiled and time.monotonic() < end:
        time.sleep(0.005)
    assert len(compiled) == 1
    with priority_turn():
        assert isinstance(f._backend.codes["single"].loaded.source, bytes)


def test_python_runs_while_llvm_does(model, repeated):
    begun, done = repeated
    f = model.compile(cache=False)
    assert begun.wait(20)
    steps = 0
    while not done.is_set():
        steps += 1
    assert steps > 1000
    assert f.ready()


def test_nothing_is_made_for_nobody(model, compiled):
    with priority_turn():
        f = model.compile(cache=False)
        del f
        gc.collect()
    finish_jobs()
    assert not compiled


def test_who_needs_it_goes_first(model, compiled):
    with priority_turn():
        waiting = [model.compile(cache=False, values={"L1": 0.1 * k}) for k in range(3)]
        waiting[2].ready()
        assert len(compiled) == 1
        assert compiled[0] == native._write(waiting[2]._backend.face, ["pre", "single"])
    finish_jobs()
    assert len(compiled) == 3


def test_many_threads_make_the_first_call(model, compiled):
    f = model.compile(cache=False)
    arrays = columns(f, np.random.default_rng(0), 1)
    p = np.ones(len(f.parameters))
    start, found = threading.Barrier(8), []

    def work():
        start.wait()
        found.append(f.rows(*(x[0] for x in arrays), p))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert len(found) == 8
    assert all(np.array_equal(x, found[0]) for x in found)
    assert sum("@single" in text for text in compiled) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this platform")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_needs_no_thread_of_its_parent(model, repeated):
    begun, done = repeated
    functions = [model.compile(cache=False, values={"L1": 0.1 * k}) for k in range(1, 4)]
    inputs = [
        [*(x[0] for x in columns(f, np.random.default_rng(0), 1)), np.ones(len(f.parameters))]
        for f in functions
    ]
    assert begun.wait(20)
    child = os.fork()
    at_peace = done.is_set()
    if not child:
        wrong = 1
        try:
            found = [f.rows(*x) for f, x in zip(functions, inputs, strict=True)]
            later = model.compile(cache=False, values={"L1": 0.1}).rows(*inputs[0])
            wrong = not (np.isfinite(found).all() and np.array_equal(found[0], later))
        finally:
            os._exit(wrong)
    assert os.waitpid(child, 0)[1] == 0
    assert at_peace  # the fork waited for LLVM
    assert all(np.isfinite(f.rows(*x)).all() for f, x in zip(functions, inputs, strict=True))


def test_an_error_reaches_the_caller_every_time(model, monkeypatch):
    monkeypatch.setattr(native, "_write", lambda face, names: "nonsense")
    f = model.compile(cache=False)
    finish_jobs()
    for _ in range(2):
        with pytest.raises(
            RuntimeError,
            match=r"(?s)machine code of .*single: LLVM rejects its text: .*nonsense.*backend=\"numpy\"",
        ):
            _ = f.rows
    monkeypatch.undo()
    assert model.compile(cache=False).ready().rows


def test_without_threads_the_caller_does_it(model, monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    finish_jobs()
    while llvm._thread.locked():
        time.sleep(1e-3)
    monkeypatch.setattr(threading.Thread, "start", refuse)
    f = model.compile(cache=False)
    assert_close(f(values(model)), evaluated(model, values(model)))
    assert not llvm._thread.locked()
    finish_jobs()


def test_the_thread_ends_after_its_work(model, monkeypatch):
    monkeypatch.setattr(llvm, "IDLE_TIME", 0.01)
    f = model.compile(cache=False).ready()
    end = time.monotonic() + 120
    while llvm._thread.locked() and time.monotonic() < end:
        time.sleep(1e-3)
    assert not llvm._thread.locked()
    assert f.ready(batch=True).rows


def test_the_same_code_is_shared_while_somebody_has_it(model, compiled, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    first, second, own = (
        model.compile(values={"L1": 0.3}),
        model.compile(values={"L1": 0.3}),
        model.compile(values={"L1": 0.3}, cache=False),
    )
    loaded = [f._backend.code("single").loaded for f in (first, second, own)]
    assert loaded[0] is loaded[1] is not loaded[2]
    assert (first.cached, second.cached, own.cached) == (False, True, False)
    assert second.milliseconds < first.milliseconds
    q = np.ones((3, 2))
    np.testing.assert_array_equal(
        first.rows(*q, np.ones(len(first.parameters))),
        second.rows(*q, np.ones(len(first.parameters))),
    )
    key = next(k for k, x in machine._loaded.items() if x is loaded[0])
    del first, loaded
    assert key in machine._loaded
    del second
    gc.collect()
    assert key not in machine._loaded


def test_code_that_is_being_freed_is_not_shared(model, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    last = [model.compile(values={"L1": 0.4}).ready()]
    with priority_turn():  # it cannot be freed before this ends
        thread = threading.Thread(target=last.clear)
        thread.start()
        while last:
            time.sleep(1e-3)
        f = model.compile(values={"L1": 0.4})
        assert f.cached
        assert not f._backend.code("single").shared
    thread.join()
    assert np.isfinite(f.rows(*np.ones((3, 2)), np.ones(len(f.parameters)))).all()


def test_a_program_may_end_while_llvm_is_at_work():
    text = "import symoro as sy; f = [sy.generate(sy.load('puma560'), m, effort=0).compile(cache=False) for m in ('idm', 'ddm', 'jacobian')]"
    run = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_once_makes_one_object_for_all_threads():
    calls = []

    @llvm.call_once
    def make() -> object:
        calls.append(None)
        time.sleep(0.02)
        return object()

    results = []
    threads = [threading.Thread(target=lambda: results.append(make())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == 1
    assert len(set(map(id, results))) == 1


FIRST_BATCH = """
import sys, threading
import numpy as np
import symoro as sy
sys.setswitchinterval(1e-6)
f = sy.generate(sy.load("ur5"), "idm").compile(cache=False)
q = np.linspace(-1.0, 1.0, 54).reshape(9, 6)
p = np.ones(len(f.parameters))
results, start = [], threading.Barrier(8)

def run():
    start.wait()
    results.append(f.rows(q, q, q, p))

threads = [threading.Thread(target=run) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(results) == 8 and all((r == results[0]).all() for r in results)
"""


def test_many_threads_may_ask_for_the_first_batch_at_once():
    """Objects whose addresses machine code holds exist once, whoever asks first."""
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", FIRST_BATCH], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
