"""Long work tells how far it is, to who listens, and not of the parts of its parts."""

from __future__ import annotations

from itertools import pairwise

import symoro as sy
from symoro.cache import cache_disabled
from symoro.progress import listening, part


def test_parts_are_told_and_the_parts_of_parts_are_not() -> None:
    told: list[tuple[float, str]] = []
    with listening(lambda done, what: told.append((done, what))):
        for k in range(2):
            with part("outer", k, 2), part("inner", 7, 9):
                pass
        with part("beyond", 5, 2):
            pass
    with part("nobody listens", 0, 1):
        pass
    assert told == [(0.0, "outer"), (0.5, "outer"), (1.0, "beyond")]


def test_a_search_tells_how_far_its_trials_are() -> None:
    told: list[tuple[float, str]] = []
    with listening(lambda done, what: told.append((done, what))), cache_disabled():
        sy.generate(sy.load("scara").map(lambda x: x), "idm").optimised  # noqa: B018  a robot that knows nothing yet; the passes run here
    trials = [(done, what) for done, what in told if what.startswith("choosing forms")]
    assert len(trials) > 20
    restarts = [b for a, b in pairwise(trials) if b[0] < a[0]]
    assert len(restarts) == 1  # the best are compared after the trials
    assert restarts[0][0] == 0.0
    assert max(done for done, _ in trials) > 0.7
    assert told[-1][1] == "optimising, schedule"
    assert all(0.0 <= done <= 1.0 for done, _ in told)


def test_what_is_generated_does_not_depend_on_who_listens() -> None:
    with cache_disabled():
        plain = sy.generate(sy.load("planar2r"), "idm").code("c")
        with listening(lambda done, what: None):
            assert sy.generate(sy.load("planar2r"), "idm").code("c") == plain
