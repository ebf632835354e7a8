"""Integration of x' = f(t, x) with samples at given times: the classical method of order 4 at fixed steps, or adaptive ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np

from symoro.errors import UnknownName

Array = np.ndarray
Slope = Callable[[float, Array], Array]
Check = Callable[[Array], str]  # at the end of a step: why it cannot go on, or nothing
LONGEST = 0.1  # seconds of an adaptive step, so that nothing short is missed
METHODS = {
    "rk4": "order 4, fixed steps",
    "dop853": "order 8, adaptive",
    "lsoda": "stiff or not, adaptive",
    "radau": "implicit, order 5, adaptive",
}


class Stopped(Exception):
    """The motion cannot be followed beyond a time."""

    def __init__(self, t: float, x: Array, reason: str) -> None:
        self.t, self.x, self.reason = t, x, reason


def integrate(
    f: Slope, x: Array, times: Array, method: str, tolerance: float, check: Check
) -> Iterator[tuple[float, Array]]:
    """(t, x) at each of the times; raises Stopped where it cannot go on."""
    if method not in METHODS:
        raise UnknownName("method of integration", method, METHODS)
    yield float(times[0]), x
    yield from (
        _rk4(f, x, times, check)
        if method == "rk4"
        else _adaptive(f, x, times, method, tolerance, check)
    )


def _rk4(f: Slope, x: Array, times: Array, check: Check) -> Iterator[tuple[float, Array]]:
    for t, end in pairwise(times.tolist()):
        h = end - t
        k1 = f(t, x)
        k2 = f(t + h / 2, x + (h / 2) * k1)
        k3 = f(t + h / 2, x + (h / 2) * k2)
        k4 = f(end, x + h * k3)
        before, x = x, x + (h / 6) * (k1 + 2 * (k2 + k3) + k4)
        _go_on(t, before, x, check)
        yield end, x


def _adaptive(
    f: Slope, x: Array, times: Array, method: str, tolerance: float, check: Check
) -> Iterator[tuple[float, Array]]:
    """A slope that is not a number makes the step smaller; where no step is small enough it ends."""
    from scipy import integrate as scipy_integrate

    kind = {
        "dop853": scipy_integrate.DOP853,
        "lsoda": scipy_integrate.LSODA,
        "radau": scipy_integrate.Radau,
    }[method]
    solver = kind(
        f,
        float(times[0]),
        x,
        float(times[-1]),
        rtol=tolerance,
        atol=tolerance * 1e-2,
        max_step=LONGEST,
    )
    at = 1
    while solver.status == "running":
        t, before = float(solver.t), solver.y
        message = solver.step()
        if solver.status == "failed":
            raise Stopped(t, solver.y, (message or "the step became too small").rstrip(".").lower())
        _go_on(t, before, solver.y, check)
        until = (
            len(times)
            if solver.status == "finished"
            else int(np.searchsorted(times, solver.t, "right"))
        )
        if until > at:
            course = solver.dense_output()
            yield from ((float(t), np.asarray(course(t))) for t in times[at:until])
            at = until


def _go_on(t: float, before: Array, x: Array, check: Check) -> None:
    reason = check(x) if np.isfinite(x).all() else "the motion is no longer finite"
    if reason:
        raise Stopped(t, before, reason)
