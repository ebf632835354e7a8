"""Options of the test suite."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

from symoro.limits import LIMITS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden files of tests/golden from what is generated now",
    )


def pytest_collection_finish() -> None:
    """Keep the garbage collector from visiting modules and test items, which live to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def limits_restored() -> Iterator[None]:
    """Undo what a test changes of the limits, which belong to the process (`symoro --limit`)."""
    values = {name: limit.value for name, limit in LIMITS.items()}
    yield
    for name, value in values.items():
        LIMITS[name].value = value


@pytest.fixture
def only_new_objects_collected() -> None:
    """Time a test alone: the garbage collector does not visit the objects of earlier tests."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


# What earlier runs remember must not decide a test; the workers of a run share one folder.
if "PYTEST_XDIST_WORKER" not in os.environ:
    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(prefix="symoro-cache-")

# Rare collections: the objects of earlier tests are many, and few of them are garbage.
gc.set_threshold(100_000, 20, 10)

# Each core has a worker; threads of linear algebra would wait for each other.
for variable in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(variable, "1")

settings.register_profile(
    "steady", derandomize=True, deadline=None
)  # the same examples in every run
settings.load_profile("steady")
