"""Arrays as users have them: any layout, type, batch and size, with and without `out`."""

import threading

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName
from symoro.expr.node import constant
from symoro.expr.program import Argument, Group, Program
from symoro.jit import backends as native
from symoro.jit.function import Compiled
from symoro.jit.llvm import POINTER_PERIOD
from tests.jit.support import X, Y, assert_close, columns, evaluated, needs_llvm
from tests.strategies import state

pytestmark = needs_llvm


@pytest.fixture(scope="module")
def idm():
    return sy.generate(sy.load("puma560"), "idm", effort=0)


@pytest.fixture(scope="module", params=["llvm", "numpy"])
def f(request, idm):
    return idm.compile(request.param)


def expected(model, arrays, p=None):
    """The interpreter on the same arrays."""
    values = {
        s.payload[0]: x[..., j]
        for a, x in zip(model.program.arguments, arrays, strict=True)
        for j, s in enumerate(a.symbols)
        if s is not None
    }
    return evaluated(
        model,
        values | ({} if p is None else {n: p[..., k] for k, n in enumerate(model.parameters)}),
    )["tau"]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 8, 9, 63, 64, 65, 131])
def test_batches_of_every_size(f, idm, n):
    arrays = columns(f, np.random.default_rng(n), n)
    found = f.rows(*arrays)
    assert found.shape == (n, 6)
    np.testing.assert_allclose(found, expected(idm, arrays), rtol=1e-12, atol=1e-12)


def test_an_empty_batch(f):
    assert f.rows(*(np.empty((0, 6)) for _ in range(3))).shape == (0, 6)
    assert f.rows(*(np.empty((4, 0, 6)) for _ in range(3))).shape == (4, 0, 6)
    assert f({name: np.empty(0) for name in f.inputs if name not in f.parameters})["tau"].shape == (
        0,
        6,
    )


LAYOUTS = {
    "rows": lambda x: x,
    "a slice of wider rows": lambda x: np.concatenate([x, np.full((len(x), 3), np.nan)], axis=1)[
        :, :6
    ],
    "every second row": lambda x: np.repeat(x, 2, axis=0)[::2],
    "backwards": lambda x: x[::-1].copy()[::-1],
    "structure of arrays": lambda x: np.ascontiguousarray(x.T).T,
    "every second column": lambda x: np.repeat(x, 2, axis=1)[:, ::2],
    "float32": lambda x: x.astype(np.float32),
    "integers": lambda x: np.round(x).astype(int),
    "big-endian": lambda x: x.astype(">f8"),
    "not aligned": lambda x: (
        np.frombuffer(b"\0" + x.tobytes(), np.uint8)[1:].view(float).reshape(x.shape)
    ),
    "lists": lambda x: x.tolist(),
    "read-only": lambda x: np.broadcast_to(x[0], x.shape),
    "a subclass": lambda x: np.ma.asarray(x),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("n", [1, 3, 70])
def test_layouts(f, idm, layout, n):
    arrays = [LAYOUTS[layout](x) for x in columns(f, np.random.default_rng(1), n)]
    right = expected(idm, [np.asarray(x, float) for x in arrays])
    np.testing.assert_allclose(f.rows(*arrays), right, rtol=1e-12, atol=1e-12)


def test_broadcasting(f, idm):
    q, qd, qdd = columns(f, np.random.default_rng(2), 24)
    for shapes in (
        ((2, 12, 6), (12, 6), (6,)),
        ((2, 1, 6), (1, 6), (5, 6)),
        ((24, 6), (1, 6), (6,)),
        ((6,), (1, 6), (1, 1, 6)),
    ):
        arrays = [
            x.ravel()[: np.prod(s)].reshape(s) for x, s in zip((q, qd, qdd), shapes, strict=True)
        ]
        found = f.rows(*arrays)
        right = expected(idm, arrays)
        assert found.shape == right.shape
        np.testing.assert_allclose(found, right, rtol=1e-12, atol=1e-12)


def test_names_broadcast(f, idm):
    rng = np.random.default_rng(3)
    values = {k: v for k, v in state(idm.robot, rng, (3, 40)).items() if k in idm.inputs}
    values |= {
        "q1": 0.3,
        "q2": rng.normal(size=(3, 1)),
        "q3": rng.normal(size=40),
        "QP1": 1,
        "QP2": [0.5] * 40,
        "QP3": rng.normal(size=(40, 6)).T[2],
    }
    assert_close(f(values), evaluated(idm, {k: np.asarray(v, float) for k, v in values.items()}))


def test_parameters_by_vector_by_name_and_from_state_to_state(f, idm):
    arrays = columns(f, np.random.default_rng(4), 9)
    known = np.array([idm.robot.values[n] for n in f.parameters])
    np.testing.assert_array_equal(f.rows(*arrays, known), f.rows(*arrays))
    for p in (2 * known, known, 3 * known, np.linspace(0, 9, 9)[:, None] * known):
        np.testing.assert_allclose(
            f.rows(*arrays, p), expected(idm, arrays, p), rtol=1e-12, atol=1e-12
        )
    one = [x[0] for x in arrays]
    for scale in (1, 2, 2, 1):
        np.testing.assert_allclose(
            f.rows(*one, scale * known), expected(idm, one, scale * known), rtol=1e-12, atol=1e-12
        )
    values = {
        n: x[:, j]
        for a, x in zip(f.arguments.values(), arrays, strict=True)
        for j, n in enumerate(a)
        if n
    }
    assert_close(
        f(values | {"G3": np.arange(9.0)}), evaluated(idm, values | {"G3": np.arange(9.0)})
    )


def test_constants_of_known_parameters_are_computed_once(idm, monkeypatch):
    f = idm.compile().ready()
    calls = []
    original = f._backend.constants
    monkeypatch.setattr(f._backend, "constants", lambda p: calls.append(1) or original(p))
    arrays = columns(f, np.random.default_rng(5), 3)
    for _ in range(3):
        f._rows(*arrays)
        f._rows(*arrays, np.array([2.0]))
    assert len(calls) == 1


def test_out_is_filled_and_returned(f, idm):
    for n in (None, 2, 50):
        arrays = columns(f, np.random.default_rng(6), n or 1)
        arrays = arrays if n else [x[0] for x in arrays]
        right = f.rows(*arrays)
        for out in (
            np.empty(right.shape),
            np.empty(right.shape[::-1]).T,
            np.empty((*right.shape, 2))[..., 1],
        ):
            assert f.rows(*arrays, out=out) is out
            np.testing.assert_array_equal(out, right)
        values = {
            name: x[..., j]
            for a, x in zip(f.arguments.values(), arrays, strict=True)
            for j, name in enumerate(a)
            if name
        }
        out = np.empty(right.shape)
        assert f(values, out={"tau": out})["tau"] is out
        np.testing.assert_array_equal(out, right)


@pytest.mark.parametrize("k", [0, 1, 2])
def test_out_may_be_an_input(f, k):
    for n in (None, 3, 41):
        arrays = columns(f, np.random.default_rng(7), n or 1)
        arrays = [x.copy() for x in (arrays if n else [x[0] for x in arrays])]
        right = f.rows(*arrays)
        f.rows(*arrays, out=arrays[k])
        np.testing.assert_allclose(arrays[k], right, rtol=1e-15, atol=1e-15)


def test_out_may_overlap_an_input(f):
    """One state, the results a few places further on than an input."""
    arrays = [x[0].copy() for x in columns(f, np.random.default_rng(8), 1)]
    right = f.rows(*arrays)
    for shift in (-4, 3):
        place = np.zeros(20)
        moved = place[6 : 6 + len(arrays[2])]
        moved[:] = arrays[2]
        out = place[6 + shift : 6 + shift + len(right)]
        f.rows(*arrays[:2], moved, out=out)
        np.testing.assert_allclose(out, right, rtol=1e-15, atol=1e-15)


def test_several_groups_come_as_a_tuple():
    m = sy.generate(sy.load("planar2r"), "lagrange")
    rng = np.random.default_rng(8)
    for backend in ("llvm", "numpy"):
        f = m.compile(backend)
        p = rng.normal(size=len(f.parameters))
        for n in ((), (6,)):
            arrays = [rng.normal(size=(*n, len(a))) for a in f.arguments.values()]
            values = {
                name: x[..., j]
                for a, x in zip(f.arguments.values(), arrays, strict=True)
                for j, name in enumerate(a)
                if name
            }
            found = f.rows(*arrays, p)
            assert isinstance(found, tuple)
            assert_close(
                dict(zip(f.groups, found, strict=True)),
                evaluated(m, values | dict(zip(f.parameters, p, strict=True))),
            )
            out = tuple(np.empty_like(x) for x in found)
            assert all(a is b for a, b in zip(f.rows(*arrays, p, out=out), out, strict=True))


def test_threads_share_a_batch_without_changing_it(idm, monkeypatch):
    f, shared = idm.compile(threads=1), idm.compile(threads=3)
    arrays = columns(f, np.random.default_rng(9), 1001)
    right = f.rows(*arrays)
    monkeypatch.setattr(native, "THREAD_WORK", 100.0)
    started = []
    monkeypatch.setattr(native, "_pool", lambda pool=native._pool: started.append(1) or pool())
    np.testing.assert_array_equal(shared._rows(*arrays), right)
    assert len(started) == 3
    np.testing.assert_array_equal(shared.rows(*(np.asfortranarray(x) for x in arrays)), right)
    assert len(started) == 6
    f._rows(*arrays)
    assert len(started) == 6


def test_python_runs_on_while_a_batch_is_computed(idm):
    f, n = idm.compile(threads=1), 500_000
    wide = [np.broadcast_to(x[0], (n, 6)) for x in columns(f, np.random.default_rng(10), 1)]
    out = np.empty((n, 6))
    f.rows(*wide, out=out)

    def counted():
        """How far the main thread counts while the other one is in machine code."""
        running, done, count = threading.Event(), threading.Event(), 0
        job = threading.Thread(target=lambda: (running.set(), f.rows(*wide, out=out), done.set()))
        job.start()
        running.wait()
        while not done.is_set():
            count += 1
        job.join()
        return count

    assert max(counted() for _ in range(3)) > 1000


WRONG = {
    "2 arguments, expected puma560_idm\\(q \\(6\\), qd \\(6\\), qdd \\(6\\), \\[p \\(1\\)\\]\\)": (
        lambda f, q: f.rows(q, q)
    ),
    "found 0 arguments": lambda f, q: f(),
    "found 1 argument, expected": lambda f, q: f(q),
    "puma560_idm, qd: found shape \\(7,\\)": lambda f, q: f(q, np.zeros(7), q),
    "found 2 arguments, expected": lambda f, q: f({"q1": 1.0}, q),
    "puma560_idm, qd: found shape \\(5,\\), expected \\(..., 6\\)": lambda f, q: f.rows(
        q, q[:5], q
    ),
    "puma560_idm, q: found shape \\(\\)": lambda f, q: f.rows(1.0, q, q),
    "puma560_idm, qdd: found an array of type complex128, expected real numbers": lambda f, q: (
        f.rows(q, q, q * 1j)
    ),
    "puma560_idm, q: found an array of type <U1": lambda f, q: f.rows(["a"] * 6, q, q),
    "rows of different lengths": lambda f, q: f.rows([[1, 2], [3]], q, q),
    "do not broadcast: q \\(2,\\), qd \\(3,\\)": lambda f, q: f.rows(
        np.zeros((2, 6)), np.zeros((3, 6)), q
    ),
    "puma560_idm, p: found shape \\(2,\\), expected \\(..., 1\\)": lambda f, q: f.rows(
        q, q, q, np.zeros(2)
    ),
    "5 arguments": lambda f, q: f.rows(q, q, q, q[:1], q),
    "out, tau: found float32 of shape \\(6,\\)": lambda f, q: f.rows(
        q, q, q, out=np.zeros(6, np.float32)
    ),
    "out, tau: found float64 of shape \\(5,\\)": lambda f, q: f.rows(q, q, q, out=np.zeros(5)),
    "read-only": lambda f, q: f.rows(q, q, q, out=np.broadcast_to(np.zeros(6), (6,))),
    "none for q3, q4": lambda f, q: f({"q1": 1.0, "q2": 2.0}),
    "found 'qq'": lambda f, q: f({n: 0.0 for n in f.inputs} | {"qq": 1.0}),
    "q2: found an array of type object": lambda f, q: f(
        {n: 0.0 for n in f.inputs} | {"q2": object()}
    ),
}


@pytest.mark.parametrize("message", WRONG)
def test_messages(f, message):
    with pytest.raises(InputError, match=message):
        WRONG[message](f, np.zeros(6))


def test_unknown_keywords_are_python_errors(f):
    q = np.zeros(6)
    with pytest.raises(TypeError, match="nonsense"):
        f.rows(q, q, q, nonsense=1)


def test_parameters_without_known_values_must_be_given():
    f = sy.generate(sy.load("rx90"), "inertia", effort=0).compile()
    with pytest.raises(InputError, match="no parameters p, expected values of ZZ1"):
        f.rows(np.zeros(6))
    assert f.rows(np.zeros(6), np.ones(len(f.parameters))).shape == (6, 6)


@pytest.mark.parametrize("kernel", ["single", "rows", "columns"])
def test_wide_results_are_written_through_many_registers(kernel):
    """LLVM takes time by the square of the stores that share a pointer's register."""
    size = 1200
    nodes = tuple(X * k + Y if k % 3 else constant(k) for k in range(1, size + 1))
    f = Compiled(
        Program(
            "wide",
            (Group("out", (size,), nodes, tuple(map(str, nodes))),),
            (Argument("q", (X, Y)),),
            (),
        ),
        cache=False,
    )
    text = f._backend.code(kernel).text
    between = [part.count("  store ") for part in text.split("call ptr asm")]
    together = POINTER_PERIOD if kernel == "single" else POINTER_PERIOD * f.lanes
    assert sum(between) > 2 * together
    assert max(between) <= together
    q = np.random.default_rng(0).uniform(-1, 1, (20, 2))
    right = np.stack(
        [q[:, 0] * k + q[:, 1] if k % 3 else np.full(20, k) for k in range(1, size + 1)], axis=1
    )
    run = {
        "single": lambda: np.stack([f._rows(x) for x in q]),
        "rows": lambda: f._rows(q),
        "columns": lambda: f({"x": q[:, 0], "y": q[:, 1]})["out"],
    }
    found = run[kernel]()
    np.testing.assert_allclose(found, right, rtol=1e-14, atol=1e-14)


def test_options(idm):
    with pytest.raises(UnknownName, match="one of auto, llvm, numpy"):
        idm.compile("c")
    with pytest.raises(InputError, match="threads"):
        idm.compile(threads=0)


def test_the_call_takes_arrays_as_rows_does(f):
    rng = np.random.default_rng(11)
    q, qd, qdd = rng.uniform(-1, 1, (3, 6))
    right = f.rows(q, qd, qdd)
    np.testing.assert_array_equal(f(q, qd, qdd), right)
    np.testing.assert_array_equal(f(list(q), tuple(qd), qdd), right)
    np.testing.assert_array_equal(f(q, qd, qdd, f._rows.default), right)
    by_name = {n: x for names, row in zip(f.arguments.values(), (q, qd, qdd), strict=True)
               for n, x in zip(names, row, strict=True) if n}  # fmt: skip
    np.testing.assert_allclose(f(by_name)["tau"], right, rtol=1e-12, atol=1e-12)
    many = rng.uniform(-1, 1, (5, 4, 6))
    np.testing.assert_array_equal(f(many, qd, qdd), f.rows(many, qd, qdd))
    out = np.empty(6)
    assert f(q, qd, qdd, out=out) is out
    np.testing.assert_array_equal(out, right)


def test_the_call_with_arrays_has_every_group_and_argument():
    for name, model in (("cartpole", "energy"), ("rx90", "dgm"), ("rx90", "idm"), ("panda", "h")):
        g = sy.generate(name, model).compile()
        rng = np.random.default_rng(12)
        arrays = [rng.uniform(0.1, 1, len(names)) for names in g.arguments.values()]
        arrays += [rng.uniform(0.1, 1, len(g.parameters))] if g.parameters else []
        for one, other in zip(
            np.atleast_1d(g(*arrays)), np.atleast_1d(g.rows(*arrays)), strict=True
        ):
            np.testing.assert_array_equal(one, other)
