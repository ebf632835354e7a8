"""Faults of logs, recognised before parameters are estimated from them.

The first rows of a log are examined. Some faults show in the signals alone (`log_columns`). Others
show in a fit of the model to smoothed signals: a log with exchanged columns
fits well once they are exchanged back, a delayed effort fits best when it is shifted, efforts with
the wrong sign give negative inertia. A finding names one cause, with evidence and remedy.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np

from symoro.identify.filtering import (
    NORMAL_MEDIAN,
    TRANSIENT_RESPONSE,
    Samples,
    first_signals,
    later_signals,
    least_speed,
    lowpass,
    open_columns,
    proposed_cutoff,
    settling_rows,
)
from symoro.identify.identifiable_parameters import (
    GRAVITY,
    FrictionTerm,
    arm_length,
    has_drive,
    known_values,
)
from symoro.identify.log_columns import (
    CANDIDATE_DRIVES,
    DEGREE,
    STILL_RANGE,
    WHOLE_TURN,
    Finding,
    Setup,
    Signals,
    check_rows,
    runs,
    signal_findings,
    turning_joints,
)
from symoro.identify.observation_rows import ObservationModel

Array = np.ndarray


# --- a fit of the model to smoothed signals -------------------------------------------------------

TRIAL_ROWS, FIT_ROWS = 1500, 500  # rows of smoothed signals, and of a fit
LEAST_ROWS = 4  # rows of motion per column, with fewer of which a joint's rests are fitted too
DROPPED_PART = 0.03  # of the rows at either end, at least, at which filters have not settled
DEPENDENT = 1e-7  # singular values, relative to the largest, of columns that depend on others
GOOD_FIT, POOR_FIT = 0.12, 0.3  # relative errors of smoothed efforts
# ratios of a joint's error in the common fit to that in its own fit: above the first a cause is
# searched, above the second the model is wrong; errors below the third number are ignored
DOUBT_RATIO, CONTRADICTION_RATIO, LEAST_CONTRADICTION = 1.7, 3.0, 0.01
MAX_CAUSES = 3  # of one log
CLEAR_GAIN = 0.5  # part of the error that is left when the cause is removed
LOWER_CUTOFFS = (0.5, 0.25)  # parts of the cut-off of the spectrum
BETTER_RATIO = 0.9  # of the errors with one cause to those with another
WORSE_RATIO = 1.01  # of the errors with a false correction to those without
CLEAR_SIGN = 5.0  # deviations of an inertia or a power of friction from zero
CLEAR_FRICTION = 0.05  # part of the size of the power of a joint
DELAY_RANGE = 0.1  # s
# parts of the error of a joint that are left with the delay of others: above the first it
# contradicts, below the second it confirms
DELAY_DOUBT, DELAY_PROOF = 1.05, 0.95
CLEAR_DELAY_GAIN, DELAY_GAIN = 0.4, 0.7  # parts of the error that are left without the delay
SIGNIFICANT_RATIO = 25.0  # of mean squares with and without a parameter
SHORTEST_DELAY = 4e-3  # s
MAX_DENSITY = 60.0  # kg per cubed reach (m3), of the mass that efforts stand for
MAX_EQUIVALENT_MASS = 40.0  # kg
FAR_FROM_DATA_SHEET = 4.0
MILLI_RATIOS = (300.0, 3000.0)  # ratios of efforts in mN.m to those expected in N.m
REST_PERIODS = 0.5  # time of a rest over the period of the cut-off


@dataclass(frozen=True)
class _Trial:
    """Smoothed signals of a log on an even grid, (rows, joints), and the cut-off in Hz."""

    rate: float
    cutoff: float
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    timing: Array  # (joints,) s: deviation of the times at which noisy speeds change their sign
    rests: Array  # (rows, joints): the joint is at rest, where dry friction has no sign

    @staticmethod
    def of(s: Signals, part: float = 1.0) -> _Trial:
        """Smooth and thin the longest stretch of a log, at a part of its spectrum's cut-off."""
        steps = np.diff(s["t"])
        period = float(np.median(steps))
        edges = [0, *(np.flatnonzero(steps > 20 * period) + 1), len(s["t"])]
        k = int(np.argmax(np.diff(edges)))
        stretch = slice(edges[k], edges[k + 1])
        t = s["t"][stretch]
        grid = t[0] + period * np.arange(int((t[-1] - t[0]) / period + 1e-6) + 1)
        even = {
            name: np.stack([np.interp(grid, t, column) for column in x[stretch].T], axis=1)
            for name, x in s.items()
            if name in ("q", "qd", "qdd", "tau")
        }
        rate = 1 / period
        cutoff = part * proposed_cutoff(even["q"], rate)
        low = {name: lowpass(x, rate, cutoff, 4) for name, x in even.items() if name != "tau"}
        qd = low["qd"] if "qd" in low else np.gradient(low["q"], period, axis=0)
        qdd = low["qdd"] if "qdd" in low else np.gradient(qd, period, axis=0)
        rough = even["q"] - low["q"]
        rests = _rests(qd, least_speed(rough, qd, cutoff), rate, cutoff)
        step = max(1, len(grid) // TRIAL_ROWS)
        tau = lowpass(even["tau"], rate, 0.4 * rate / step if step > 1 else None, 4)
        q, qd, qdd, tau, rests = (x[::step] for x in (low["q"], qd, qdd, tau, rests))
        noise = _speed_noise(rough, rate, cutoff)
        timing = noise / np.maximum(np.sqrt(np.mean(qdd**2, axis=0)), np.finfo(float).tiny)
        return _Trial(rate / step, min(cutoff, 0.4 * rate / step), q, qd, qdd, tau, timing, rests)

    def changed(self, columns: Mapping[str, Array]) -> _Trial:
        """The trial with some signals times factors (joints,), or in the order of places."""
        changes: dict[str, Array] = {}
        for name, change in columns.items():
            is_order = change.dtype.kind == "i"
            for x in (name, *(("qd", "qdd") if name == "q" else ())):
                old = getattr(self, x)
                changes[x] = old[:, change] if is_order else old * change
            if name == "q" and is_order:
                changes["rests"] = self.rests[:, change]
        return dataclasses.replace(self, **changes)  # type: ignore[arg-type]  # arrays by name


def _rests(qd: Array, least: Array, rate: float, cutoff: float) -> Array:
    """The rows (rows, joints) at which joints stay slower than `least`, and those around them that
    a filter with the cut-off mixes with them.

    The sign of dry friction is unknown there. Short crossings of zero, which the filter smears on
    both sides of the equations alike, do not count.
    """
    width = max(1, round(REST_PERIODS * rate / cutoff))
    kernel = np.ones(2 * width + 1)
    rests = np.zeros(qd.shape, bool)
    for k, slow in enumerate((np.abs(qd) < least).T):
        marked = np.zeros(len(qd))
        for start, length in zip(*runs(slow), strict=True):
            marked[start : start + length] = slow[start] and length > width
        rests[:, k] = np.convolve(marked, kernel)[width : width + len(qd)] > 0.5
    return rests


def _speed_noise(rough: Array, rate: float, cutoff: float) -> Array:
    """Deviations (joints,) of slopes of positions below the cut-off, from what is above it.

    White noise of deviation s has the slope s (2 pi cutoff) sqrt(2 cutoff / (3 rate)).
    """
    deviations = NORMAL_MEDIAN * np.median(np.abs(rough), axis=0)  # but for transients at the ends
    return np.asarray(deviations * 2 * np.pi * cutoff * np.sqrt(2 * cutoff / (3 * rate)))


@dataclass(frozen=True)
class _Fit:
    """Rows [A y] by joint, both sides filtered alike, with parameters fitted to them."""

    model: ObservationModel
    trial: _Trial
    rows: list[Array]  # at full rate
    used: Mapping[int, Array]  # rows of the fit by place of the joint
    joints: tuple[int, ...]  # places of the joints whose efforts are fitted

    @staticmethod
    def of(model: ObservationModel, trial: _Trial, joints: Sequence[int]) -> _Fit:
        samples = Samples.of_motion(trial.q, trial.qd, trial.qdd, trial.tau)
        rows = model.augmented_rows(samples, "D", list(trial.tau.T))
        smooth = [lowpass(x, trial.rate, trial.cutoff, 4) for x in rows]
        settling = settling_rows(trial.rate, trial.cutoff, 4, TRANSIENT_RESPONSE)
        edge = min(max(int(DROPPED_PART * len(trial.q)), settling), len(trial.q) // 6) + 1
        inner = np.arange(edge, max(len(trial.q) - edge, edge + 1))
        used = {k: _fit_rows(inner, trial.rests[:, k], rows[k].shape[1]) for k in joints}
        return _Fit(model, trial, smooth, used, tuple(joints))

    def changed(self, columns: Mapping[str, Array]) -> _Fit:
        """The fit to changed signals, as of `_Trial.changed`."""
        trial = self.trial.changed(columns)
        if "q" in columns:
            return _Fit.of(self.model, trial, self.joints)
        tau = lowpass(trial.tau, trial.rate, trial.cutoff, 4)
        rows = [np.column_stack([x[:, :-1], y]) for x, y in zip(self.rows, tau.T, strict=True)]
        return dataclasses.replace(self, trial=trial, rows=rows)

    @cached_property
    def factors(self) -> dict[int, Array]:
        """Triangles of the rows [A y] of the fit, by place of the joint."""
        used = {k: self.rows[k][self.used[k]] for k in self.joints}
        return {k: np.asarray(np.linalg.qr(rows, mode="r")) for k, rows in used.items()}

    def equations(self, k: int) -> tuple[Array, Array]:
        """The rows A (rows, columns) of joint k that are fitted, and its efforts (rows,)."""
        rows = self.rows[k][self.used[k]]
        return rows[:, :-1], rows[:, -1]

    def weight(self, k: int) -> float:
        """One over the norm of the efforts of joint k in the rows of the fit."""
        size = float(np.linalg.norm(self.factors[k][:, -1]))
        return 1 / size if size else 0.0

    def solution(self) -> Array:
        """Parameters (names,) that fit the efforts of all joints; 0 where data do not tell."""
        size = len(self.model.names)
        stacked = []
        for k, R in self.factors.items():
            wide = np.zeros((len(R), size + 1))
            wide[:, self.model.group_columns[k]], wide[:, -1] = R[:, :-1], R[:, -1]
            stacked.append(wide * self.weight(k))
        table = np.concatenate(stacked)
        return _least_squares(table[:, :-1], table[:, -1])[0]

    def errors(self) -> Array:
        """Relative errors of the efforts, by joint."""
        x = self.solution()
        errors = [
            np.linalg.norm(R[:, -1] - R[:, :-1] @ x[self.model.group_columns[k]]) * self.weight(k)
            for k, R in self.factors.items()
        ]
        return np.array(errors)

    def independent_rows(self, k: int) -> tuple[float, int]:
        """The number of rows of joint k that are independent, and that of its columns."""
        share = 1 - float(np.mean(self.trial.rests[:, k]))
        seconds = len(self.trial.q) / self.trial.rate * (share or 1.0)
        return min(len(self.used[k]), 2 * self.trial.cutoff * seconds), self.rows[k].shape[1] - 1

    def is_consistent(self, ratio: float = CONTRADICTION_RATIO) -> bool:
        """False if the common parameters fit some joint `ratio` times worse than its own fit."""
        for k, together in zip(self.joints, self.errors(), strict=True):
            rows, columns = self.independent_rows(k)
            A, y = self.equations(k)
            size = float(np.linalg.norm(y - A @ _least_squares(A, y)[0])) * self.weight(k)
            alone = size * np.sqrt(rows / max(rows - columns, 1.0))
            if rows > 2 * columns and together > max(ratio * alone, LEAST_CONTRADICTION):
                return False
        return True

    def is_doubtful(self) -> bool:
        """True if a cause of a poor fit is searched."""
        return self.error > GOOD_FIT or not self.is_consistent(DOUBT_RATIO)

    @property
    def error(self) -> float:
        """The relative error of all joints, each with the same weight."""
        return float(np.sqrt(np.mean(self.errors() ** 2)))


def _fit_rows(inner: Array, rests: Array, columns: int) -> Array:
    """The rows of a fit among the inner ones: those of motion, all if these are too few."""
    moving = inner[~rests[inner]]
    chosen = moving if len(moving) > LEAST_ROWS * columns else inner
    count = min(FIT_ROWS, len(chosen))
    return np.asarray(chosen[np.linspace(0, len(chosen) - 1, count).astype(int)])


def _least_squares(A: Array, y: Array) -> tuple[Array, Array]:
    """The smallest solution with scaled columns, and the root of its covariance per unit noise."""
    norms = np.linalg.norm(A, axis=0)
    scale = np.where(norms > 0, norms, 1.0)
    R = np.asarray(np.linalg.qr(np.column_stack([A / scale, y]), mode="r"))
    U, s, Vt = np.linalg.svd(R[:, :-1], full_matrices=False)
    inverse = np.where(s > DEPENDENT * s[:1], 1 / np.maximum(s, 1e-300), 0.0)
    root = (Vt.T * inverse) / scale[:, None]
    return root @ (U.T @ R[:, -1]), root


# --- faults that the fit shows --------------------------------------------------------------------


def _noise_power(fit: _Fit, k: int, residual: Array) -> float:
    """The variance of a sum of residuals over that of its rows, which are not all independent."""
    rows, columns = fit.independent_rows(k)
    return float(np.sum(residual**2)) / max(rows - columns, 1.0)


def _deviation(fit: _Fit, k: int, functional: Array) -> float:
    """The deviation of a linear functional of the parameters that joint k's own efforts give.

    Noise of the efforts spreads it. Noise of the motion biases it: if the residual r is noise of
    the columns, directions with the singular value s of the scaled columns are wrong by up to
    |r|^2 / (s^2 |x|).
    """
    A, y = fit.equations(k)
    x, root = _least_squares(A, y)
    residual, scale = y - A @ x, np.linalg.norm(A, axis=0)
    inverse = np.linalg.norm(root * scale[:, None], axis=0)  # of the singular values
    size = max(float(np.linalg.norm(x * scale)), np.finfo(float).tiny)
    weights = functional @ root
    spread = np.sqrt(_noise_power(fit, k, residual)) * np.linalg.norm(weights)
    bias = float(residual @ residual) / size * np.linalg.norm(weights * inverse)
    return float(np.hypot(spread, bias))


def _own_inertia(fit: _Fit, k: int) -> tuple[float, float]:
    """The mean inertia of joint k about its axis, from its own efforts alone, and its deviation."""
    x = _least_squares(*fit.equations(k))[0]
    q = fit.trial.q[fit.used[k][::10]]
    still, unit = np.zeros(q.shape), np.zeros(q.shape)
    unit[:, k] = 1.0
    rows = [
        fit.model.augmented_rows(Samples.of_motion(q, still, qdd), "D", None)[k][:, :-1]
        for qdd in (unit, still)
    ]
    mean = (rows[0] - rows[1]).mean(axis=0)
    return float(mean @ x), _deviation(fit, k, mean)


def _friction_power(fit: _Fit, k: int) -> tuple[float, float]:
    """The mean power that friction takes away, from joint k's own efforts, and its deviation.

    Both are parts of the size of the power of the joint.
    """
    A, y = fit.equations(k)
    x = _least_squares(A, y)[0]
    names = [fit.model.names[int(c)] for c in fit.model.group_columns[k]]
    is_friction = np.array([name.startswith(("FV", "FS")) for name in names])
    qd = fit.trial.qd[fit.used[k], k]
    functional = np.where(is_friction, np.mean(A * qd[:, None], axis=0), 0.0)
    size = max(float(np.sqrt(np.mean(y**2) * np.mean(qd**2))), np.finfo(float).tiny)
    return float(functional @ x) / size, _deviation(fit, k, functional) / size


def _clear_signs(fit: _Fit) -> dict[int, float]:
    """The signs (1 or -1) of the efforts of joints, by place, where they are beyond doubt.

    They are those of the joint's own inertia, or, if this is uncertain, of its friction.
    """
    signs = {}
    for k in fit.joints:
        inertia, deviation = _own_inertia(fit, k)
        if abs(inertia) > CLEAR_SIGN * deviation:
            signs[k] = float(np.sign(inertia))
            continue
        power, spread = _friction_power(fit, k)
        is_clear = abs(power) > max(CLEAR_FRICTION, CLEAR_SIGN * spread)
        if is_clear and inertia * np.sign(power) > -deviation:
            signs[k] = float(np.sign(power))
    return signs


def _negative_joints(fit: _Fit) -> list[int]:
    """Places of the joints whose own efforts give negative inertia or friction beyond doubt.

    If none is positive beyond doubt, all are negative where most are, and where turning these
    alone fits the other joints worse.
    """
    clear = _clear_signs(fit)
    negative = [k for k, sign in clear.items() if sign < 0]
    if not negative or len(negative) < len(clear):
        return negative
    turned = fit.changed({"tau": _signs(fit.trial.q.shape[1], negative)})
    is_all = 2 * len(negative) > len(fit.joints) or turned.error > WORSE_RATIO * fit.error
    return list(fit.joints) if is_all else negative


def _signs(n: int, joints: Sequence[int]) -> Array:
    signs = np.ones(n)
    signs[list(joints)] = -1.0
    return signs


def _swap(n: int, a: int, b: int) -> Array:
    places = np.arange(n)
    places[[a, b]] = b, a
    return places


def _exchange(n: int, a: int, b: int, names: Sequence[str]) -> tuple[Finding, dict[str, Array]]:
    """The finding that columns of two joints are exchanged, and its correction."""
    places = _swap(n, a, b)
    what = " and ".join({"q": "positions", "tau": "efforts"}[x] for x in names)
    order = [int(k) + 1 for k in places]
    concerned = [x for name in names for x in ((name, "qd", "qdd") if name == "q" else (name,))]
    finding = Finding(
        "swapped", a + 1,
        f"The {what} of joints {a + 1} and {b + 1} are exchanged",
        f"order = {{ {', '.join(f'{x} = {order}' for x in names)} }}",
        {"order": dict.fromkeys(concerned, order)},
    )  # fmt: skip
    return finding, dict.fromkeys(names, places)


def _sign_finding(n: int, joints: Sequence[int], quantity: str = "tau") -> Finding:
    signs = [int(x) for x in _signs(n, joints)]
    what = "effort" if quantity == "tau" else "position"
    whole = len(joints) == n and quantity == "tau"
    text = (
        "All efforts have the wrong sign: every inertia would be negative" if whole
        else f"The {what} of joint {joints[0] + 1} has the wrong sign"
    )  # fmt: skip
    concerned = ("q", "qd", "qdd") if quantity == "q" else (quantity,)
    return Finding(
        "sign", None if whole else joints[0] + 1, text,
        f"signs = {{ {quantity} = {signs} }}", {"signs": dict.fromkeys(concerned, signs)},
    )  # fmt: skip


def _degrees(fit: _Fit, is_turning: Array) -> tuple[Finding, dict[str, Array]]:
    """The finding that positions are degrees, and its correction."""
    largest = float(np.abs(fit.trial.q[:, is_turning]).max(initial=0.0))
    finding = Finding(
        "position-unit", None, f"Positions up to {largest:.3g} are degrees, not radians",
        'units.q = "deg"', {"units": {"q": "deg"}},
    )  # fmt: skip
    return finding, {"q": np.where(is_turning, DEGREE, 1.0)}


_Change = tuple[Finding, dict[str, Array]]  # a cause, and how signals change without it


def _effort_causes(fit: _Fit) -> Iterator[_Change]:
    """Causes of a poor fit among the efforts."""
    n, clear = fit.trial.q.shape[1], _clear_signs(fit)
    for k in (k for k in fit.joints if clear.get(k, -1.0) < 0):
        yield _sign_finding(n, [k]), {"tau": _signs(n, [k])}
    for a, b in combinations(range(n), 2):
        yield _exchange(n, a, b, ("tau",))


def _position_causes(fit: _Fit, is_turning: Array) -> Iterator[_Change]:
    """Causes of a poor fit among the positions, whose rows are computed again."""
    n = fit.trial.q.shape[1]
    yield _degrees(fit, is_turning)
    for k in range(n):
        yield _sign_finding(n, [k], "q"), {"q": _signs(n, [k])}
    for a, b in combinations(range(n), 2):
        yield _exchange(n, a, b, ("q",))
        yield _exchange(n, a, b, ("q", "tau"))


def _is_positive(fit: _Fit, other: _Fit) -> bool:
    """True if some efforts have the wrong sign in a fit, and none in another one."""
    return bool(_negative_joints(fit)) and not _negative_joints(other)


def _best_cause(fit: _Fit, is_turning: Array) -> tuple[Finding, _Fit] | None:
    """The cause without which the fit is far better, with the better fit; None if there is none.

    Causes among the positions are tried where those among the efforts leave a clear error.
    """
    error = fit.error
    best: tuple[Finding, _Fit] | None = None
    least = CLEAR_GAIN * error
    for causes in (_effort_causes(fit), _position_causes(fit, is_turning)):
        for finding, change in causes:
            other = fit.changed(change)
            without = other.error
            is_tie = best is not None and without < least / BETTER_RATIO**2
            if without < least or (best and is_tie and _is_positive(best[1], other)):
                left = f" (the fit leaves {100 * error:.3g} %, without it {100 * without:.3g} %)"
                best = dataclasses.replace(finding, text=finding.text + left), other
                least = BETTER_RATIO * min(without, best[1].error)
        if best is not None and best[1].error < LEAST_CONTRADICTION:
            break
    return best


@dataclass(frozen=True)
class _Delay:
    """Delays of the effort of joint k in s, and the parts of the error that are left with them."""

    fit: _Fit
    k: int

    @cached_property
    def used(self) -> Array:
        """The rows whose shifted efforts are inside the log."""
        used, reach = self.fit.used[self.k], int(DELAY_RANGE * self.fit.trial.rate)
        return used[(used >= reach) & (used < len(self.fit.rows[self.k]) - reach)]

    @cached_property
    def _basis(self) -> Array:
        return np.asarray(np.linalg.qr(self.fit.rows[self.k][self.used, :-1])[0])

    def error(self, shift: float) -> float:
        """The relative error of the efforts after a shift in s."""
        y = self.fit.rows[self.k][:, -1]
        moved = np.interp(self.used + shift * self.fit.trial.rate, np.arange(len(y)), y)
        residual = moved - self._basis @ (self._basis.T @ moved)
        return float(np.linalg.norm(residual) / max(np.linalg.norm(moved), np.finfo(float).tiny))

    def left(self, shift: float) -> float:
        """The part of the error that a shift leaves."""
        return self.error(shift) / max(self.error(0.0), 1e-12)

    @cached_property
    def best(self) -> float:
        """The delay that fits best, 0 with too few rows."""
        if len(self.used) < 2 * (self.fit.rows[self.k].shape[1] - 1):
            return 0.0
        grid = np.linspace(-DELAY_RANGE, DELAY_RANGE, 41)
        best = float(grid[int(np.argmin([self.error(s) for s in grid]))])
        for width in (2e-3, 5e-4, 1e-4):
            near = best + width * np.arange(-3, 4)
            best = float(near[int(np.argmin([self.error(s) for s in near]))])
        return best


def _delay_findings(delays: Mapping[int, _Delay], n: int, gain: float) -> list[Finding]:
    """Efforts that follow the motion late, or come before it, of n joints.

    At most the part `gain` of the error must be left.
    """
    late = {k: d.best for k, d in delays.items() if d.left(d.best) < gain and _is_delay(d)}
    middle = float(np.median(list(late.values()) or [0.0]))
    if _is_common(delays, late, middle):
        text = _late("all joints", middle)
        return [Finding("delay", None, text, f"shift = {middle:.4g}", {"shift": middle})]
    findings = []
    for k, shift in late.items():
        repair = {"shift": [shift * (i == k) for i in range(n)]}
        text = _late(f"joint {k + 1}", shift)
        findings.append(Finding("delay", k + 1, text, f"shift = {shift:.4g}", repair))
    return findings


def _is_common(delays: Mapping[int, _Delay], late: Mapping[int, float], middle: float) -> bool:
    """True if the delays of some joints, about `middle`, are those of all joints.

    They are if they agree and no other joint contradicts them; another one confirms a single one.
    """
    distances = np.abs(np.array(list(late.values())) - middle)
    if not late or distances.max() >= 0.2 * abs(middle) + 1e-3:
        return False
    others = np.array([d.left(middle) for k, d in delays.items() if k not in late and d.best])
    is_confirmed = len(late) > 1 or bool((others < DELAY_PROOF).any())
    return is_confirmed and bool((others < DELAY_DOUBT).all())


def _is_delay(delay: _Delay) -> bool:
    """True if a delay takes away more of the error of its joint than chance would (an F-test)."""
    fit, shift = delay.fit, delay.best
    rows, columns = fit.independent_rows(delay.k)
    left = max(delay.left(shift), 1e-6)
    ratio = (1 / left**2 - 1) * max(rows - columns - 1, 0.0)
    shortest = max(SHORTEST_DELAY, CLEAR_SIGN * float(fit.trial.timing[delay.k]))
    return ratio > SIGNIFICANT_RATIO and shortest < abs(shift) < 0.95 * DELAY_RANGE


def _late(of: str, shift: float) -> str:
    """The sentence about a delay of the torque of some joints."""
    milliseconds = f"{1000 * abs(shift):.3g} ms"
    if shift > 0:
        return f"Torque of {of} follows the motion {milliseconds} late"
    return f"Torque of {of} is {milliseconds} ahead of the motion"


def _scale_findings(fit: _Fit, reach: float) -> list[Finding]:
    """Efforts in another unit, or masses far from those of the data sheet."""
    known = known_values(fit.model.robot_as_given)
    if any(name.startswith("M") and not name.startswith(("MX", "MY", "MZ")) for name in known):
        ratio, deviation = _data_sheet_ratio(fit, fit.model.parameters.of_standard(known))
        if deviation > abs(ratio) / CLEAR_SIGN:
            return []
        evidence = f"Efforts are {ratio:.3g} times those of the data sheet"
    else:
        mass = _equivalent_mass(fit, reach)
        too_heavy = mass > max(MAX_EQUIVALENT_MASS, MAX_DENSITY * reach**3)
        ratio = 1000.0 if too_heavy else 1.0
        evidence = f"Efforts stand for a mass of {mass:.3g} kg on an arm of {reach:.2g} m"
    if MILLI_RATIOS[0] < ratio < MILLI_RATIOS[1]:
        return [
            Finding(
                "effort-unit", None, f"{evidence}, as if they were in mN.m",
                'units.tau = "mN.m"', {"units": {"tau": "mN.m"}},
            )
        ]  # fmt: skip
    is_positive = 1.0 in _clear_signs(fit).values()  # the estimates have the sign of a robot
    if 1 / FAR_FROM_DATA_SHEET < -ratio < FAR_FROM_DATA_SHEET and not is_positive:
        return [_sign_finding(n := fit.trial.q.shape[1], list(range(n)))]
    if not 1 / FAR_FROM_DATA_SHEET < ratio < FAR_FROM_DATA_SHEET:
        remedy = "check the unit of the efforts (units.tau, gains), the ratios and the robot file"
        return [Finding("data-sheet", None, evidence, remedy)]
    return []


def _data_sheet_ratio(fit: _Fit, x: Array) -> tuple[float, float]:
    """The factor of the rigid efforts of known parameters x in the efforts, and its deviation."""
    rows, y = [], []
    drives = [name.startswith(("FV", "FS", "FO", "IA", "FT", "FL")) for name in fit.model.names]
    for k in fit.joints:
        (A, measured), columns = fit.equations(k), fit.model.group_columns[k]
        wide = np.zeros((len(A), len(x) + 1))
        is_drive = np.array(drives)[columns]
        wide[:, columns[is_drive]] = A[:, is_drive]
        wide[:, -1] = A[:, ~is_drive] @ x[columns[~is_drive]]
        rows.append(wide * fit.weight(k))
        y.append(measured * fit.weight(k))
    table, efforts = np.concatenate(rows), np.concatenate(y)
    table = table[:, np.abs(table).max(axis=0) > 0]
    if not table.any():
        return 1.0, 0.0
    solution, root = _least_squares(table, efforts)
    residual = efforts - table @ solution
    independent = sum(fit.independent_rows(k)[0] for k in fit.joints)
    deviation = np.linalg.norm(root[-1]) * np.linalg.norm(residual) / np.sqrt(independent)
    return float(solution[-1]), float(deviation)


def _equivalent_mass(fit: _Fit, reach: float) -> float:
    """The mass at the end of the arm, kg, that the estimated gravity or inertia stands for."""
    x = fit.solution()
    x = np.where([name.startswith(("FO", "FS", "FV")) for name in fit.model.names], 0.0, x)
    q = fit.trial.q[::30]
    still = np.zeros(q.shape)
    rows = fit.model.augmented_rows(Samples.of_motion(q, still, still), "D", None)
    moved = [
        k for k in fit.joints if np.ptp(fit.trial.q[:, k]) > STILL_RANGE
    ]  # others may have offsets
    if not moved:
        return 0.0
    efforts = [rows[k][:, :-1] @ x[fit.model.group_columns[k]] for k in moved]
    gravity = max(float(np.sqrt(np.mean(y**2))) for y in efforts)
    inertia, deviation = _own_inertia(fit, moved[0])
    certain = max(0.0, abs(inertia) - CLEAR_SIGN * deviation)
    return max(gravity / (GRAVITY * reach), certain / reach**2)


def _friction_findings(fit: _Fit) -> list[Finding]:
    """Friction that would drive a joint."""
    powers = {k: _friction_power(fit, k) for k in fit.joints}
    return [
        Finding(
            "friction", k + 1,
            f"Friction of joint {k + 1} would drive it, with {-100 * power:.2g} % of its power",
            "check the sign and the timing of this effort",
        )
        for k, (power, deviation) in powers.items()
        if power < -max(CLEAR_FRICTION, CLEAR_SIGN * deviation)
    ]  # fmt: skip


def _noise_share(fit: _Fit) -> float:
    """The relative error of a perfect model, estimated from the noise above the cut-off."""
    trial = fit.trial
    rough = trial.tau - lowpass(trial.tau, trial.rate, trial.cutoff, 4)
    band = trial.cutoff / max(trial.rate / 2 - trial.cutoff, trial.cutoff)
    shares = [
        float(np.linalg.norm(rough[fit.used[k], k])) * np.sqrt(band) * fit.weight(k)
        for k in fit.joints
    ]
    return float(np.sqrt(np.mean(np.square(shares))))


def model_findings(
    model: ObservationModel, s: Signals, joints: Sequence[int], is_turning: Array
) -> list[Finding]:
    """Return the faults that a fit of the model shows.

    `joints` are the places of the joints whose signals have no fault.
    """
    fit = _best_fit(model, s, joints)
    if (degrees := _large_degrees(fit, is_turning)) is not None:
        return [degrees]
    n, delays = fit.trial.q.shape[1], {k: _Delay(fit, k) for k in fit.joints}
    if late := _delay_findings(delays, n, CLEAR_DELAY_GAIN):
        return late
    findings, fit = _removed_causes(fit, is_turning)
    if not findings and (late := _delay_findings(delays, n, DELAY_GAIN)):
        return late
    if not _is_explained(fit):
        text = f"The model leaves {100 * fit.error:.3g} % of the efforts unexplained"
        remedy = "check that the robot file is that of this robot, and units and order of columns"
        return findings or [Finding("model", None, text, remedy)]
    signs = _negative_findings(fit)
    extended = float(np.abs(fit.trial.q[:, ~is_turning]).max(initial=0.0))
    findings += signs or _scale_findings(fit, arm_length(model.robot_as_given) + extended)
    return findings or _friction_findings(fit)


def _best_fit(model: ObservationModel, s: Signals, joints: Sequence[int]) -> _Fit:
    """The fit at the cut-off of the spectrum, or, if it is doubtful, a better one at a lower
    cut-off, which less noise of the motion disturbs.
    """
    best = _Fit.of(model, _Trial.of(s), joints)
    for part in LOWER_CUTOFFS if best.is_doubtful() else ():
        other = _Fit.of(model, _Trial.of(s, part), joints)
        is_determined = all(
            rows > 2 * columns for rows, columns in map(other.independent_rows, joints)
        )
        if is_determined and other.error < CLEAR_GAIN * best.error:
            best = other
    return best


def _large_degrees(fit: _Fit, is_turning: Array) -> Finding | None:
    """The finding that positions beyond a whole turn are degrees, if they fit better as such."""
    if np.abs(fit.trial.q[:, is_turning]).max(initial=0.0) <= WHOLE_TURN:
        return None
    finding, change = _degrees(fit, is_turning)
    return finding if fit.changed(change).error < fit.error else None


def _removed_causes(fit: _Fit, is_turning: Array) -> tuple[list[Finding], _Fit]:
    """Causes of a poor fit, the clearest first, and the fit without them."""
    findings: list[Finding] = []
    while len(findings) < MAX_CAUSES and fit.is_doubtful():
        removed = _removed_cause(fit, is_turning)
        if removed is None:
            break
        findings += removed[0]
        fit = removed[1]
    return findings, fit


def _removed_cause(fit: _Fit, is_turning: Array) -> tuple[list[Finding], _Fit] | None:
    """The clearest cause of a poor fit, wrong signs of efforts or another one."""
    n, negative = fit.trial.q.shape[1], _negative_joints(fit)
    turned = fit.changed({"tau": _signs(n, negative)})
    cause = _best_cause(fit, is_turning) if not negative or turned.is_doubtful() else None
    least = fit.error if cause is None else min(fit.error, cause[1].error / BETTER_RATIO**2)
    if negative and turned.error < BETTER_RATIO * least:
        return [_sign_finding(n, [k]) for k in negative], turned
    return None if cause is None else ([cause[0]], cause[1])


def _is_explained(fit: _Fit) -> bool:
    """True if the model explains the efforts up to their noise, all joints alike."""
    return fit.error < np.hypot(POOR_FIT, 2 * _noise_share(fit)) and fit.is_consistent()


def _negative_findings(fit: _Fit) -> list[Finding]:
    """Efforts with the wrong sign, which give negative inertia: one finding if all of them."""
    n, negative = fit.trial.q.shape[1], _negative_joints(fit)
    if negative and len(negative) == len(fit.joints):
        return [_sign_finding(n, list(range(n)))]
    return [_sign_finding(n, [k]) for k in negative]


# --- the diagnosis of logs ------------------------------------------------------------------------

# faults of a joint whose efforts are not fitted
UNFIT_FAULTS = ("zero-torque", "frozen-effort", "clipped")
# faults of a part of a log
PARTIAL_FAULTS = ("wrap", "frozen-position", "frozen-effort", "clipped")
MAX_REPAIRS = 3  # per joint
STOPPING_FAULTS = (  # faults with which a fit says nothing
    *("time-unit", "short", "frozen-position", "position-unit", "wrap", "velocity-unit"),
    "velocity",
)


def diagnose(model: ObservationModel, sources: Sequence[Any]) -> list[Finding]:
    """Return the faults of logs (files or mappings of arrays), each once; none of sound logs."""
    findings: dict[tuple[str, int | None], Finding] = {}
    logs = [first_signals(source, model.robot_as_given, model.setup) for source in sources]
    unknowns = max(len(columns) for columns in model.group_columns)
    check_rows(logs[0].columns, sum(len(log.signals["t"]) for log in logs), unknowns)
    for source, log in zip(sources, logs, strict=True):
        own = _diagnose_log(model, log.signals, log.is_whole)
        if not _joints_with(own, *STOPPING_FAULTS):
            own += _later_findings(model, source)
        for finding in own:
            findings.setdefault((finding.code, finding.joint), finding)
    clipped = _joints_with(list(findings.values()), "clipped")  # whose efforts rest at their limit
    return [f for f in findings.values() if f.code != "frozen-effort" or f.joint not in clipped]


def _later_findings(model: ObservationModel, source: Any) -> list[Finding]:
    """Faults of a part of a log, in the rows after the first ones."""
    robot = model.robot_as_given
    return [
        finding
        for row, signals in later_signals(source, robot, model.setup)
        for finding in signal_findings(signals, turning_joints(robot), False, row)
        if finding.code in PARTIAL_FAULTS
    ]


def _diagnose_log(model: ObservationModel, s: Signals, whole: bool) -> list[Finding]:
    if len(s["t"]) < 3:
        return []
    is_turning = turning_joints(model.robot_as_given)
    findings = signal_findings(s, is_turning, whole)
    unfit = _joints_with(findings, *UNFIT_FAULTS)
    joints = [k for k in range(s["q"].shape[1]) if k + 1 not in unfit]
    if not joints or None in unfit or _joints_with(findings, *STOPPING_FAULTS):
        return findings
    still = _joints_with(findings, "still")
    return findings + [f for f in _fitted_findings(model, s, joints) if f.joint not in still]


def _fitted_findings(model: ObservationModel, s: Signals, joints: Sequence[int]) -> list[Finding]:
    """The findings of a fit, whose trial does not have the motion of a base or of rotors."""
    if model.robot.has_moving_base or model.robot.has_elastic_joints:
        return []
    return model_findings(model, s, joints, turning_joints(model.robot_as_given))


def _joints_with(findings: Sequence[Finding], *codes: str) -> set[int | None]:
    """The joints, None for all, of findings with one of some codes."""
    return {f.joint for f in findings if f.code in codes}


@dataclass(frozen=True)
class Examination:
    """The setup with repairs, the findings that remain, and those that were repaired."""

    setup: Setup
    findings: list[Finding]
    repaired: list[Finding]
    columns: Mapping[str, tuple[str, ...]]  # of the first log, by quantity


def examine(robot: Any, sources: Sequence[Any], setup: Setup, repair: bool) -> Examination:
    """Return the findings of the logs of a robot; with `repair` apply what they propose."""
    n = len(turning_joints(robot))
    repaired: list[Finding] = []
    drives = CANDIDATE_DRIVES if setup.drives is None else ()
    added = tuple(FrictionTerm(key) for key in drives if not has_drive(robot, key))
    while True:
        model = ObservationModel(robot, setup, terms=added)
        findings = diagnose(model, sources)
        repairs = [f for f in findings if f.repair]
        if not repair or not repairs or len(repaired) >= MAX_REPAIRS * n:
            columns = open_columns(sources[0], robot, setup)[1].names
            return Examination(setup, findings, repaired, columns)
        setup = repaired_setup(setup, repairs, n)
        repaired += repairs


def repaired_setup(setup: Setup, findings: Sequence[Finding], n: int) -> Setup:
    """Return the setup with the corrections of findings that have one, for n logged joints."""
    units, signs, order = dict(setup.units), dict(setup.signs), dict(setup.column_order)
    shift = np.broadcast_to(setup.shift or 0.0, (n,))
    for repair in (f.repair for f in findings):
        units |= repair.get("units", {})
        for quantity, given in repair.get("signs", {}).items():
            product = np.multiply(signs.get(quantity, (1.0,) * n), given)
            signs[quantity] = tuple(map(float, product))
        for quantity, given in repair.get("order", {}).items():
            old = order.get(quantity, tuple(range(1, n + 1)))
            order[quantity] = tuple(old[k - 1] for k in given)
        shift = shift + np.broadcast_to(repair.get("shift", 0.0), (n,))
    return dataclasses.replace(
        setup,
        units=units,
        signs=signs,
        column_order=order,
        unwrap=setup.unwrap or any("unwrap" in f.repair for f in findings),
        shift=tuple(map(float, shift)) if shift.any() else (),
    )
