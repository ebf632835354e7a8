"""Machine code is placed in memory: at any distance, freed with its functions."""

import gc
import os
import subprocess
import sys
from pathlib import Path

import pytest

import symoro as sy
from symoro.jit.llvm import finish_jobs
from tests.jit.support import needs_llvm

pytestmark = needs_llvm
linux = pytest.mark.skipif(sys.platform != "linux", reason="reads the mappings of Linux")

SCATTERED = """
import ctypes, sys
import numpy as np
import symoro as sy
from symoro.jit.llvm import Target

GIGABYTE, PAGE, HOLES = 1 << 30, 4096, 16
NO_ACCESS, PRIVATE_ANONYMOUS_UNRESERVED = 0, 0x4022
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.munmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t]


def reserve(size):
    return libc.mmap(None, size, NO_ACCESS, PRIVATE_ANONYMOUS_UNRESERVED, -1, 0)


def scatter():
    '''Fill the gaps above a block of 64 GB with holes of one page in it: sections of one page go
    into holes, others below the block.'''
    block, size = reserve(4 * GIGABYTE * HOLES), 256 << 20
    while size >= PAGE:
        while reserve(size) > block:
            pass
        size //= 2
    for k in range(HOLES):
        libc.munmap(block + 4 * GIGABYTE * k, PAGE)


if sys.argv[1] == "far":
    Target.far = property(lambda self: True)
models = [sy.generate(sy.load(name), "idm") for name in ("puma560", "panda", "planar2r")]
rng = np.random.default_rng(1)
values = [{name: rng.uniform(-1, 1, 9) for name in m.inputs} for m in models]
expected = [m.evaluate(v) for m, v in zip(models, values)]
scatter()
for m, v, right in zip(models, values, expected):
    found = m.compile(cache=False)(v)
    for name in right:
        np.testing.assert_allclose(found[name], right[name], rtol=1e-11, atol=1e-11)
print("right")
"""


@linux
@pytest.mark.parametrize("distance", ["near", "far"])
def test_in_a_scattered_address_space(distance, tmp_path):
    """MCJIT would end the process if code were more than 2 GB from its constants."""
    run = subprocess.run(
        [sys.executable, "-c", SCATTERED, distance],
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout) == (0, "right\n"), run.stderr


@linux
def test_code_is_freed_with_its_function():
    model = sy.generate(sy.load("planar2r"), "idm")

    def mappings():
        gc.collect()
        finish_jobs()
        return len(Path("/proc/self/maps").read_text(encoding="utf-8").splitlines())

    kept = model.compile(cache=False)
    assert kept.address
    before = mappings()
    for _ in range(40):
        assert model.compile(cache=False).address
    assert mappings() < before + 10
    assert kept.address
