"""Options of the test suite."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the golden files of tests/golden from what is generated now",
    )


@pytest.fixture
def only_new_objects_collected() -> Iterator[None]:
    """Time a test alone: the garbage collector does not visit the objects of earlier tests."""
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp(
    prefix="symoro-cache-"
)  # what earlier runs remember must not decide a test

settings.register_profile(
    "steady", derandomize=True, deadline=None
)  # the same examples in every run
settings.load_profile("steady")
