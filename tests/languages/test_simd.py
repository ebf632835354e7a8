"""C in style simd: sines and cosines as arithmetic, as many states at once in a batch as a register
holds.
"""

from __future__ import annotations

import ctypes
import subprocess
from types import SimpleNamespace

import numpy as np
import pytest
from mpmath import mp, mpf

import symoro as sy
from symoro.emit.source_code import emit
from symoro.emit.verify import Case
from symoro.errors import InputError
from symoro.expr.functions import atan2, cos, sin
from symoro.expr.node import Role, symbol
from symoro.expr.program import Argument, Group, Program
from tests.languages.support import require_tool, require_verified, unit_of

MODELS = [("rx90", "idm"), ("puma560", "idm"), ("stanford", "ddm"), ("panda", "inertia"), ("rx90", "dgm"), ("rrp", "jacobian"), ("cartpole", "idm"),
          ("rx90", "energy"), ("twoarm", "gravity")]  # fmt: skip


def test_every_state_agrees_alone_and_in_a_batch():
    """Six states: four go together, two are left over."""
    require_verified(
        [Case(sy.generate(sy.load(r), m).unit, options={"style": "simd"}) for r, m in MODELS], "c"
    )


def test_numbers_folded_in_agree():
    require_verified(
        [
            Case(sy.generate(sy.load(r), m).with_values({}).unit, options={"style": "simd"})
            for r, m in (("puma560", "idm"), ("panda", "dgm"))
        ],
        "c",
    )


def test_sines_of_sines_agree():
    """An angle that needs a sine is not among those that are computed together."""
    x, y, z = (symbol(name, Role.POSITION) for name in "xyz")
    inner = sin(x + y) * z
    group = Group("out", (2,), (sin(inner) + cos(inner) * y, cos(x + y)), ("out1", "out2"))
    program = Program("nested", (group,), (Argument("q", (x, y, z)),))
    require_verified([Case(unit_of(program), options={"style": "simd"})], "c")


def test_all_sines_are_taken_together():
    code = sy.generate(sy.load("rx90"), "idm").code("c", style="simd", comments=False)
    main = code[code.rindex("void rx90_idm(") :]
    assert "sin(" not in main
    assert main.count("rx90_idm_sincos_v(") == 2  # five angles, four at a time


def test_results_are_stored_as_soon_as_they_are_there():
    code = (
        sy.generate(sy.load("panda"), "inertia")
        .with_values({})
        .code("c", style="simd", comments=False)
    )
    lines = code[code.rindex("void panda_inertia(") :].splitlines()
    last = max(k for k, line in enumerate(lines) if "const double" in line)
    assert sum("A[" in line for line in lines[:last]) > 20


def test_zeros_are_stored_together():
    code = sy.generate(sy.load("rx90"), "jacobian").code("c", style="simd", comments=False)
    main = code[code.rindex("void rx90_jacobian(") :]
    assert main.count("rx90_jacobian_zero(J + ") == 4
    assert main.count("] = 0.0;") == 1


FORMS = {  # how a compiler sees the text: what is replaced in it, and more options
    "vectors": ("", "", ()),
    "this machine": ("", "", ("-march=native",)),
    "older gcc": ("__GNUC__ >= 12", "0", ()),
    "another compiler": ("defined(__GNUC__)", "0", ()),
}


def shared(model, folder, form, forms=FORMS):
    """The model's function `f` as a library."""
    require_tool("gcc")
    old, new, options = forms[form]
    for file, text in emit(model, "c", style="simd", function="f").items():
        (folder / file).write_text(text)
    source = folder / "f.c"
    text = source.read_text()
    assert old in text or forms is not FORMS
    source.write_text(text.replace(old, new) if old else text)
    subprocess.run(
        [
            "gcc",
            "-O2",
            *options,
            "-Wall",
            "-Wextra",
            "-Werror",
            "-shared",
            "-fPIC",
            "-o",
            folder / "f.so",
            source,
            "-lm",
        ],
        check=True,
    )
    return ctypes.CDLL(str(folder / "f.so"))


def batch(library, arrays, shape):
    out = np.full(shape, np.nan)
    library.f_batch(
        ctypes.c_size_t(len(out)),
        *(ctypes.c_void_p(x.ctypes.data) for x in (*map(np.ascontiguousarray, arrays), out)),
    )
    return out


@pytest.fixture(scope="module", params=FORMS)
def compiled(request, tmp_path_factory):
    model = sy.generate(sy.load("planar2r"), "idm").with_values(
        {name: 0.5 + 0.1 * k for k, name in enumerate(sy.load("planar2r").symbols)}
    )
    return model, shared(model, tmp_path_factory.mktemp("simd"), request.param)


@pytest.mark.parametrize(
    "angle", [0.0, 1e-9, 1.0, -np.pi / 2, 3 * np.pi / 4, 1e5, -9.99e5, 1.01e6, -1e8, 1e15]
)
@pytest.mark.parametrize("lane", [0, 3, 5, 9])
def test_angles_of_any_size(compiled, angle, lane):
    """One large angle sends its state, or all that go with it, to the library; the others do not
    change.
    """
    model, library = compiled
    q = np.linspace(-1, 1, 22).reshape(11, 2)
    q[lane, 1] = angle
    qd, qdd = np.cos(q[::-1]), np.sin(q)
    names = [f"{s}{j}" for s in ("q", "QP", "QDP") for j in (1, 2)]
    expected = model.evaluate(
        {n: np.hstack([q, qd, qdd])[:, k] for k, n in enumerate(names) if n in model.inputs}
    )["tau"]
    np.testing.assert_allclose(
        batch(library, (q, qd, qdd), (11, 2)), expected, rtol=1e-12, atol=1e-12
    )


@pytest.mark.parametrize("form", FORMS)
def test_every_column_is_stored(form, tmp_path):
    """Rows of 49, which blocks of four columns leave one of; constant elements too."""
    model = sy.generate(sy.load("panda"), "inertia")
    q = np.random.default_rng(3).uniform(-2, 2, (21, 7))
    expected = model.evaluate(
        {f"q{j + 1}": q[:, j] for j in range(7) if f"q{j + 1}" in model.inputs}
    )["A"]
    np.testing.assert_allclose(
        batch(shared(model, tmp_path, form), (q,), (21, 7, 7)), expected, rtol=1e-12, atol=1e-12
    )


@pytest.mark.parametrize("form", FORMS)
def test_error_in_units_of_the_last_place(form, tmp_path):
    """Also where an angle is close to a multiple of a quarter turn."""
    model = sy.generate(sy.load("planar2r"), "dgm", frame=1)
    library = shared(model, tmp_path, form)
    rng = np.random.default_rng(0)
    near = rng.integers(-600_000, 600_000, 400) * (np.pi / 2)
    q = np.concatenate(
        [rng.uniform(-4, 4, 400), rng.uniform(-1e6, 1e6, 400), near, np.nextafter(near, 1e9)]
    )
    found = batch(library, (np.stack([q, q], axis=1),), (len(q), 16))
    with mp.workprec(200):
        for x, T in zip(q, found, strict=True):
            for value, right in ((T[4], mp.sin(mpf(float(x)))), (T[0], mp.cos(mpf(float(x))))):
                assert abs(mpf(float(value)) - right) <= 2 * np.spacing(abs(float(right))), x


def test_float_is_refused():
    with pytest.raises(InputError, match="style simd"):
        sy.generate(sy.load("planar2r"), "idm").code("c", style="simd", scalar="float")


# --- arc tangents, selections and roots -----------------------------------------------------------

WIDE_FORMS = {**FORMS, "four states": ("", "", ("-mavx2", "-mfma"))}
ARMS = [("puma560", {}), ("ur5", {}), ("kr6r900", {}), ("panda", {"q7": 0.3}), ("planar2r", {})]


def rows(library, poses, branches, joints):
    """Solutions, exists and singular of poses by a batch, then one by one."""
    shapes = (len(poses), branches, joints), (len(poses), branches), (len(poses), branches)
    together, alone = ([np.full(shape, np.nan) for shape in shapes] for _ in range(2))
    library.f_batch(
        ctypes.c_size_t(len(poses)), *(ctypes.c_void_p(x.ctypes.data) for x in (poses, *together))
    )
    for k in range(len(poses)):
        library.f(*(ctypes.c_void_p(x[k].ctypes.data) for x in (poses, *alone)))
    return together, alone


@pytest.mark.parametrize("form", WIDE_FORMS)
@pytest.mark.parametrize(("name", "fixed"), ARMS)
def test_a_batch_of_an_inverse_model_agrees_with_single_calls(name, fixed, form, tmp_path):
    """Regular poses, poses out of reach, right angles, and a pose of infinite numbers."""
    model = sy.generate(sy.load(name), "igm", **({"fixed": fixed} if fixed else {}))
    f = model.compile()
    values = {p: 0.5 for p in f.arm.parameters if p not in f.arm.robot.values}
    model = model.with_values(values) if model.parameters else model
    chain = f.method(values).chain
    rng = np.random.default_rng(4)
    q = rng.uniform(-np.pi, np.pi, (101, chain.n))
    q[90:] = np.pi / 2 * rng.integers(-1, 3, (11, chain.n))
    poses = np.ascontiguousarray(chain.poses(q))
    poses[20:30, :3, 3] *= 5.0
    poses[40] = np.inf
    library = shared(model, tmp_path, form, WIDE_FORMS)
    together, alone = rows(library, poses, len(model.branches), len(model.joints))
    finite = np.arange(len(q)) != 40
    assert all(np.isfinite(x[finite]).all() for x in together)
    regular = finite & (np.arange(len(q)) < 90)
    for a, b in zip(together[1:], alone[1:], strict=True):
        np.testing.assert_array_equal(a[regular], b[regular])
    np.testing.assert_array_equal(together[0][40], alone[0][40])
    turned = np.remainder(together[0] - alone[0] + np.pi, 2 * np.pi) - np.pi
    reached = alone[1] > 0.5
    assert reached[regular].any()
    assert np.abs(turned[regular][reached[regular]]).max() < 1e-8  # near folds rounding errors grow


@pytest.mark.parametrize("form", WIDE_FORMS)
def test_arc_tangents_of_any_size(form, tmp_path):
    """All quadrants, zeros of both signs, denormal and huge numbers, infinities and NaN."""
    x, y = (symbol(name, Role.POSITION) for name in "xy")
    group = Group("a", (1,), (atan2(y, x),), ("a",))
    unit = unit_of(Program("arc", (group,), (Argument("q", (y, x)),)))
    library = shared(SimpleNamespace(unit=unit), tmp_path, form, WIDE_FORMS)
    rng = np.random.default_rng(5)
    special = np.array([0.0, -0.0, 1.0, -1.0, 5e-324, 1e-310, 1e300, 1.7e308, np.inf, np.nan])
    y, x = np.meshgrid([*special, *-special], special)
    points = rng.normal(size=(2, 4000)) * 10.0 ** rng.uniform(-12, 12, (2, 4000))
    states = np.stack([[*points[0], *y.ravel()], [*points[1], *x.ravel()]], axis=1)
    found = batch(library, (states,), (len(states), 1))[:, 0]
    expected = np.arctan2(states[:, 0], states[:, 1])
    np.testing.assert_array_equal(np.isnan(found), np.isnan(expected))
    there = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(found[there]), np.signbit(expected[there]))
    assert (np.abs(found - expected)[there] <= 3 * np.spacing(np.abs(expected[there]))).all()


def test_inverse_models_are_in_vectors_by_default_and_plain_in_single_precision():
    model = sy.generate(sy.load("planar2r"), "igm")
    assert model.code("c") == model.code("c", style="simd")
    assert "__AVX2__" not in model.code("c", scalar="float")
