"""Postures of arms with at most six joints that come nearest to a pose: least distance first, then
least angle, or the least weighted sum of both; every local minimum, the best first.

The method is written in C (`nearest.c`), run as machine code, and written out with the numbers of
an arm.
"""

from __future__ import annotations

import ctypes
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from symoro.jit.machine_code import Code, load
from symoro.models.inverse.numeric_chain import Array, Chain

MOST = 64  # rows of a result
REACHES = 1e-10  # m (parts of a size above 1 m) and rad: errors of a posture that reaches the pose
POINTER, WORD = ctypes.c_void_p, ctypes.c_int64
PROTOTYPES: dict[str, tuple[Any, ...]] = {
    "nearest_memory": (WORD,),
    "nearest_many": (None, WORD, *[POINTER] * 3, WORD, *[POINTER] * 5),
}


@dataclass(frozen=True)
class NearestTable:
    """Nearest postures (N, rows, joints) to N poses, the first `counts` of each; `errors`
    (N, rows, 2) are their distances in m and angles in rad; `flat` (N, rows) is True where a row is
    one of infinitely many.
    """

    q: Array
    errors: Array
    flat: Array
    counts: Array


def nearest_postures(
    chain: Chain, poses: Array, weights: tuple[float, float] = (0.0, 0.0), limits: bool = False
) -> NearestTable:
    """The nearest postures to rigid poses (N, 4, 4), sorted by distance, then angle; with weights
    of position (1/m^2) and rotation by wp d^2 + wr 4 sin^2(angle/2). With `limits` the joints stay
    within theirs.
    """
    count = len(poses)
    q, errors = np.zeros((count, MOST, chain.n)), np.zeros((count, MOST, 2))
    flat, counts = np.zeros((count, MOST), np.uint8), np.zeros(count, np.int64)
    memory = np.empty(_function("nearest_memory")(), np.uint8)
    arm, given = chain.packed, np.array(weights, dtype=float)
    arrays = (arm, np.ascontiguousarray(poses), given)
    outputs = (q, errors, flat, counts, memory)
    _function("nearest_many")(
        count, *(x.ctypes.data for x in arrays), int(limits), *(x.ctypes.data for x in outputs)
    )
    most = int(counts.max(initial=0))
    return NearestTable(q[:, :most], errors[:, :most], flat[:, :most] > 0, counts)


def reaching(chain: Chain, table: NearestTable) -> Array:
    """(N, rows) bool: the postures that reach their pose."""
    d, angle = np.moveaxis(table.errors, -1, 0)
    there = np.arange(table.q.shape[1]) < table.counts[:, None]
    return np.asarray(there & (d <= REACHES * max(1.0, chain.size)) & (angle <= REACHES))


def least_errors(chain: Chain, pose: Array) -> tuple[float, float]:
    """The distance (m) and the angle (rad) from a pose (4, 4) to the nearest one of the arm."""
    distance, angle = nearest_postures(chain, pose[None]).errors[0, 0]
    return float(distance), float(angle)


def nearest_text(distance: float, angle: float) -> str:
    """A clause for messages."""
    return f"the nearest posture misses it by {distance:.3g} m and {angle:.3g} rad"


# --- machine code and C ---------------------------------------------------------------------------


@cache
def _code() -> Code:
    text = _source("nearest.ll")
    content = f"nearest {hashlib.sha256(text.encode()).hexdigest()}"
    return load(lambda: text, content, tuple(PROTOTYPES), level=2)


@cache
def _function(name: str) -> Any:
    return ctypes.CFUNCTYPE(*PROTOTYPES[name])(_code().addresses[name])


def _source(name: str) -> str:
    return files("symoro.solvers").joinpath(name).read_text(encoding="utf-8")


def nearest_c(function: str, arm: str, weights: tuple[float, float], limits: bool) -> str:
    """A C function with the nearest postures of an arm, whose numbers are the table `arm`."""
    wp, wr = (repr(float(x)) for x in weights)
    return f"""{_source("nearest.c")}
#include <stdlib.h>

{arm}
/* The nearest postures to the rigid pose T (4x4, row by row): the rows of q ({MOST} x joints, rad
   and m), the best first, their errors ({MOST} x 2: m, rad), and 1 in `singular` where a row is one
   of many. Returns their number, -1 where there is no memory. */
int {function}(const double *T, double *q, double *errors, unsigned char *singular);

int {function}(const double *T, double *q, double *errors, unsigned char *singular)
{{
    static const double weights[2] = {{{wp}, {wr}}};
    workspace *work = malloc(sizeof *work);
    int count = -1;
    if (work)
        count = nearest_postures(ARM, T, weights, {int(limits)}, q, errors, singular, work);
    free(work);
    return count;
}}
"""
