"""`sy.excite`: trajectories that excite all parameters. What it needs is imported when it is called: `import symoro` stays quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.identify.schedule import single_threaded
from symoro.robot.data import Robot

if TYPE_CHECKING:
    from symoro.identify.search import Excitation

CRITERIA = ("condition", "d-optimal")
POINTS = 120  # times at which a candidate is judged
Progress = Callable[[int, int, float], object]  # start, round, best condition number so far


@single_threaded()
def excite(
    robot: Robot, *, period: float = 10.0, rate: float = 100.0, generator: str = "fourier", harmonics: int = 5, criterion: str = "condition",
    qmin: Any = None, qmax: Any = None, vmax: Any = None, amax: Any = None, taumax: Any = None, box: Sequence[Sequence[float]] | None = None,
    drives: Sequence[str] = (), starts: int = 4, seed: int = 0, progress: Progress | None = None,
) -> Excitation:  # fmt: skip
    """A trajectory of one `period` (s) from rest to rest that tells the parameters of a robot apart best.

    Limits default to those of the robot file: positions, `vmax`, `amax`, `taumax` are one number or one per joint; `box` is
    ((xmin, xmax), (ymin, ymax), (zmin, zmax)) in m for the origin of the last frame. `generator`: fourier or mixed; `criterion`:
    condition or d-optimal. Torque limits need numbers for the dynamic parameters. The search begins `starts` times.
    """
    from symoro.identify.generators import families
    from symoro.identify.limits import limits_of
    from symoro.identify.observation import Observer
    from symoro.identify.search import Excitation, Judge, placed, searched, stacked
    from symoro.identify.setup import make_setup

    if criterion not in CRITERIA:
        raise UnknownName("criterion", criterion, CRITERIA)
    for name, value, least in (
        ("period", period, 0.0),
        ("rate", rate, 0.0),
        ("harmonics", harmonics, 1),
        ("starts", starts, 0),
    ):
        if not value > least:
            raise InputError(name, str(value), f"more than {least:g}")
    observer = Observer(robot, make_setup(robot, {"drives": tuple(drives)}))
    limits = limits_of(robot, observer.joints, qmin, qmax, vmax, amax, taumax, box)
    judge = Judge(robot, observer, limits, criterion)
    coarse = families(
        generator, len(observer.joints), np.linspace(0, period, POINTS), period, harmonics
    )
    z, first = searched(judge, coarse, starts, np.random.default_rng(seed), progress)
    t = np.arange(round(period * rate) + 1) / rate
    fine = families(generator, len(observer.joints), np.minimum(t, period), period, harmonics)
    q, qd, qdd = stacked(placed(fine, z, limits))
    judge.check(q, qd, qdd)
    condition, logdet = judge.measures(q, qd, qdd)
    at = [robot.moving.index(j) for j in observer.joints]
    names = tuple(tuple(row[k] for k in at) for row in (robot.q, robot.qd, robot.qdd))
    return Excitation(names, t, q, qd, qdd, condition, logdet, first)
