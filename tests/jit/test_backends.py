"""The choice of backend, what a compiled model says about itself, and life in several threads and
processes.
"""

import os
import pickle
import threading

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, MissingTool
from symoro.jit import backends as native
from symoro.jit import function, llvm
from symoro.jit.llvm import host
from tests.jit.support import assert_close, columns, evaluated, needs_llvm


@pytest.fixture(scope="module")
def model():
    return sy.generate(sy.load("planar2r"), "idm")


def values(model, n=5):
    return {name: np.linspace(-1, 1, n) for name in model.inputs}


def test_without_llvmlite_numpy_serves(model, monkeypatch):
    monkeypatch.setattr(function, "available", lambda: False)
    f = model.compile()
    assert f.backend == "numpy"
    assert "numpy" in repr(f)
    assert_close(f(values(model)), evaluated(model, values(model)))
    with pytest.raises(MissingTool, match="pip install llvmlite"):
        model.compile("llvm")
    with pytest.raises(InputError, match='backend="llvm"'):
        _ = f.asm


def test_numpy_works_in_chunks(model):
    f = model.compile("numpy")
    arrays = columns(f, np.random.default_rng(0), 5000)
    np.testing.assert_array_equal(f.rows(*arrays)[4990:], f.rows(*(x[4990:] for x in arrays)))


@needs_llvm
def test_a_compiled_model_describes_itself(model):
    f = model.compile(cache=False)
    text = repr(f)
    assert all(
        word in text
        for word in ("planar2r_idm", "q (2)", "tau", "llvm", host().cpu, "lanes", "compiled in")
    )
    assert f.backend == "llvm"
    assert f.lanes == host().lanes
    assert f.groups == {"tau": (2,)}
    assert f.inputs == model.inputs
    assert f.parameters == model.parameters
    assert f.arguments["q"][1] == "q2"
    assert "define void @single" in f.ir
    assert "define void @rows" in f.ir
    assert "single:" in f.asm
    assert f.milliseconds > 0


@needs_llvm
@pytest.mark.parametrize(("features", "lanes", "fused"), [
    ({"avx512f": True, "avx": True, "fma": True}, 8, True), ({"avx": True}, 4, False), ({"avx": False}, 2, False),
])  # fmt: skip
def test_the_width_follows_the_processor(features, lanes, fused, monkeypatch):
    found = type("Features", (dict,), {"flatten": lambda self: "+".join(self)})(features)
    monkeypatch.setattr(llvm.llvm_binding(), "get_host_cpu_features", lambda: found)
    monkeypatch.setattr(
        llvm.llvm_binding(), "get_process_triple", lambda: "x86_64-unknown-linux-gnu"
    )
    assert (host.__wrapped__().lanes, host.__wrapped__().fused) == (lanes, fused)


@needs_llvm
def test_many_threads_call_one_function(model):
    f = model.compile()
    batches = [columns(f, np.random.default_rng(k), 300 + k) for k in range(8)]
    right = [f.rows(*b) for b in batches]
    wrong = []

    def work(k):
        for _ in range(50):
            single = f.rows(*(x[0] for x in batches[k]), np.full(len(f.parameters), 1.0 + k))
            again = f.rows(*(x[:1] for x in batches[k]), np.full(len(f.parameters), 1.0 + k))[0]
            if not (
                np.array_equal(f.rows(*batches[k]), right[k])
                and np.allclose(single, again, rtol=1e-13)
            ):
                wrong.append(k)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not wrong


@needs_llvm
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this platform")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_forked_child_has_threads_of_its_own(model, monkeypatch):
    monkeypatch.setattr(native, "THREAD_WORK", 100.0)
    f = model.compile(threads=2)
    arrays = columns(f, np.random.default_rng(0), 1000)
    right = f._rows(*arrays)
    child = os.fork()
    if not child:
        os._exit(0 if np.array_equal(f._rows(*arrays), right) else 1)
    assert os.waitpid(child, 0)[1] == 0


@needs_llvm
def test_threads_are_for_large_batches_only(model, monkeypatch):
    monkeypatch.setattr(native, "processors", lambda: 4)
    monkeypatch.setattr(native, "_pool", lambda: pytest.fail("no thread is worth it here"))
    f = model.compile()
    f._rows(*columns(f, np.random.default_rng(0), 1000))


@pytest.mark.parametrize("backend", [pytest.param("llvm", marks=needs_llvm), "numpy"])
def test_a_compiled_model_travels_to_other_processes(model, backend):
    f = model.compile(backend)
    there = pickle.loads(pickle.dumps(f))
    arrays = columns(f, np.random.default_rng(0), 20)
    np.testing.assert_array_equal(there.rows(*arrays), f.rows(*arrays))
    assert there.backend == backend
