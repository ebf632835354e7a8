"""C in style simd: sines and cosines as arithmetic, as many states at once in a batch as a register
holds.
"""

from __future__ import annotations

import ctypes
import subprocess

import numpy as np
import pytest
from mpmath import mp, mpf

import symoro as sy
from symoro.emit.verify import Case
from symoro.errors import InputError
from symoro.expr.functions import cos, sin
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


def shared(model, folder, form):
    """The model's function `f` as a library."""
    require_tool("gcc")
    old, new, options = FORMS[form]
    source = next(
        p for p in model.write("c", folder, style="simd", function="f") if p.suffix == ".c"
    )
    text = source.read_text()
    assert old in text
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
