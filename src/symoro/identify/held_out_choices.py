"""Choices that the data decide: filter, decimation, rests, parameters of the drives.

Every alternative is judged by parameters from some parts of the logs and their prediction of the
others. The parts are logs, or long blocks of one. All alternatives predict the same rows: those of
the reference treatment, which follows from the spectrum of the positions, or the rows as they are
where these are predicted better. Choices are made on a sample of the logs that fits into memory.

Noise of the motion biases least squares. Its effect shows when noise is added: estimates change by
about their bias [CS94]. Terms that exist only by such a bias are not chosen.

[CS94] J. R. Cook, L. A. Stefanski: Simulation-extrapolation estimation in parametric measurement
error models, Journal of the American Statistical Association 1994.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError
from symoro.expr import ZERO, constant
from symoro.identify.column_names import map_columns
from symoro.identify.filtering import (
    Piece,
    Treatment,
    central_difference,
    least_speed,
    lowpass,
    plan_pieces,
    proposed_cutoff,
    proposed_cutoffs,
    read_samples,
    sample_logs,
    treat_alike,
)
from symoro.identify.identifiable_parameters import FrictionTerm, has_drive
from symoro.identify.least_squares import (
    MAX_SPECTRUM_ROWS,
    Estimate,
    ObservationSystem,
    solve_weighted,
)
from symoro.identify.log_columns import CANDIDATE_DRIVES, Setup
from symoro.identify.log_files import Source
from symoro.identify.observation_rows import (
    ObservationModel,
    Rows,
    count_rows,
    join_rows,
    observe_piece,
)
from symoro.identify.triangular_factors import Factor, Folds, LogPasses, join_folds
from symoro.robot import Robot

Array = np.ndarray
NO_ROWS = InputError(
    "logs", "no row that is used", "motion", "Check from_time, to_time and dead_zone."
)
CHOICE_FOLDS = 4
MOTION = ("q", "qd", "qdd", "w0", "wd0", "a0")  # quantities of a log whose noise biases estimates
DIFFERENCES = 6  # order of the differences that show the noise of a signal
NO_NOISE = 1e-9  # deviation over the range of a signal that is only rounding
NOISE_DRAWS = 2  # samples of noise
SMALLEST_EFFECT = 1e-100  # that is divided by
CREDIBLE = 3.0  # effect of a term over its change by added noise
LEAST_GAIN = 0.03  # share of the held-out error that an alternative must take away
LEAST_SMOOTHING = 0.1  # share of the error that smoother rows of reference must take away
NEGLIGIBLE_ERROR = 1e-5  # relative: differences below are no reason for a choice
KERNEL_RATES = (8.0, 4.0, 2.0)  # rows per second after decimation, over the cut-off
LEAST_DEVIATION = 1e-12  # of residuals, relative
RIDGE = 1e-12  # added to scaled sums of products
ROWS_PER_PARAMETER = 3  # of an alternative, at least


@dataclass(frozen=True)
class Choice:
    """One choice: what was chosen, and the held-out error of each alternative (a fraction)."""

    subject: str
    chosen: str
    errors: Mapping[str, float]

    def __str__(self) -> str:
        listed = ", ".join(
            f"{name} {100 * e:.3g} %" if math.isfinite(e) else f"{name} not possible"
            for name, e in self.errors.items()
        )
        return f"{self.subject}: {self.chosen}" + (
            f" (held-out errors: {listed})" if listed else ""
        )

    def data(self) -> dict[str, Any]:
        """Return the choice as plain values for JSON."""
        errors = {name: e if math.isfinite(e) else None for name, e in self.errors.items()}
        return {"subject": self.subject, "chosen": self.chosen, "held_out": errors}


def pick_alternative(errors: Mapping[str, float], gain: float = LEAST_GAIN) -> str:
    """Return the first alternative that is hardly worse than the best one."""
    least = min(errors.values())
    return next(name for name, e in errors.items() if e <= least * (1 + gain) + NEGLIGIBLE_ERROR)


# --- a sample of the logs ------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """The pieces of a sample of the logs, and the passes over them."""

    passes: LogPasses
    pieces: tuple[Piece, ...]

    @staticmethod
    def of_logs(passes: LogPasses, sources: Sequence[Source]) -> Sample:
        """Return the sample of some logs; a single log is cut into as many blocks as folds."""
        robot, setup = passes.model.robot, replace(passes.model.setup, cutoff=None, decimate=None)
        parts = sample_logs(sources, robot, setup)
        blocks = CHOICE_FOLDS if len(parts) == 1 else 1
        pieces = [
            replace(piece, log=k, training_log=source)
            for k, (source, part) in enumerate(parts)
            for piece in plan_pieces(part, robot, setup, folds=blocks)
        ]
        return Sample(LogPasses(passes.model, "gram"), tuple(pieces))

    def with_model(self, model: ObservationModel) -> Sample:
        """Return the sample whose rows are those of another model."""
        return replace(self, passes=replace(self.passes, model=model))

    def factors(self, treatment: Treatment) -> Folds:
        """Return the factors by fold and group with a treatment, at the rate of each piece."""
        pieces = [replace(p, treatment=treat_alike(treatment, p.treatment)) for p in self.pieces]
        count = max(CHOICE_FOLDS, len({p.log for p in pieces}))
        return self.passes.collect(pieces, folds=count).folds

    def with_noise(self, seed: int) -> Sample | None:
        """Return the sample with the noise of its motion doubled in power, None without noise.

        Estimates that noise of the motion biases change by their bias [CS94].
        """
        model, rng = self.passes.model, np.random.default_rng(seed)
        pieces, size = [], 0.0
        for piece in self.pieces:
            assert isinstance(piece.source, Mapping)
            columns = map_columns(Path("arrays"), tuple(piece.source), model.robot, model.setup)
            source = dict(piece.source)
            for name in (name for k in MOTION for name in columns.names.get(k, ())):
                deviation = noise_deviation(source[name])
                size = max(size, deviation / max(float(np.ptp(source[name])), 1e-300))
                source[name] = source[name] + deviation * rng.standard_normal(len(source[name]))
            pieces.append(replace(piece, source=source))
        return replace(self, pieces=tuple(pieces)) if size > NO_NOISE else None

    def noisier(self) -> list[Sample]:
        """Return samples with more noise of the motion, none of a motion without noise."""
        samples = [self.with_noise(seed) for seed in range(NOISE_DRAWS)]
        return [sample for sample in samples if sample is not None]

    def positions(self) -> tuple[Array, float]:
        """Return the positions (rows, joints) of the longest piece, and the rate in Hz."""
        model = self.passes.model
        first = self.pieces[0]
        parts = [s.q for s in read_samples(first, model.robot, model.setup)]
        if not parts:
            raise NO_ROWS
        return np.concatenate(parts), first.treatment.rate


def noise_deviation(x: Array) -> float:
    """Return the standard deviation of the white noise of a signal (rows,).

    Differences of order six leave noise and hardly any motion. The largest one percent, at jumps,
    do not count.
    """
    if len(x) < 100:
        return 0.0
    squares = np.sort(np.diff(x, DIFFERENCES) ** 2)[: -len(x) // 100]
    return math.sqrt(float(np.mean(squares)) / math.comb(2 * DIFFERENCES, DIFFERENCES))


def motion_noise_bias(passes: LogPasses, sources: Sequence[Source], treatment: Treatment) -> Array:
    """Return the change (parameters,) of the estimate by noise of the motion, as far as it shows.

    It is the mean change when noise of the same size is added to a sample of the logs.
    """
    model = passes.model
    sample = Sample.of_logs(passes, sources)
    noisy = sample.noisier()
    if not noisy:
        return np.zeros(len(model.names))

    def estimate(part: Sample) -> Array:
        factors = join_folds(part.factors(treatment))
        system = ObservationSystem(factors, model.group_columns, len(model.names))
        return solve_weighted(system, model.names, tolerant=True).x

    first = estimate(sample)
    return np.asarray(np.mean([estimate(x) - first for x in noisy], axis=0))


def fold_estimates(model: ObservationModel, folds: Folds) -> list[Array] | None:
    """Return for each fold the parameters from all others, or None if there are too few rows."""
    columns, size = model.group_columns, len(model.names)
    estimates = []
    for k in range(len(folds)):
        rest = join_folds([fold for i, fold in enumerate(folds) if i != k])
        if _rows(rest) < ROWS_PER_PARAMETER * size:
            return None
        system = ObservationSystem(rest, columns, size)
        estimates.append(solve_weighted(system, model.names, tolerant=True).x)
    return estimates


def held_out_error(
    model: ObservationModel, estimates: Sequence[Array] | None, folds: Folds
) -> float:
    """Return the relative error of the folds, each predicted with its parameters."""
    if estimates is None:
        return math.inf
    residual = measured = 0.0
    for x, fold in zip(estimates, folds, strict=True):
        system = ObservationSystem(tuple(fold), model.group_columns, len(model.names))
        residual += float(np.sum(system.residual_norms(x) ** 2))
        measured += float(np.sum(system.measured_norms() ** 2))
    return math.sqrt(residual / measured) if measured else math.inf


def _rows(factors: Sequence[Factor]) -> int:
    return sum(f.rows for f in factors)


# --- rests ---------------------------------------------------------------------------------------

RESTING_SHARE = 0.05  # of the rows of a joint, from which on its rests are looked at


def choose_rests(sample: Sample) -> tuple[tuple[float, ...], Choice]:
    """Return the speeds (joints,) below which rows of a joint are left out, empty if all are used,
    and the choice.

    Dry friction has any value up to FS while a joint rests, and noise decides the sign of its
    speed. Both alternatives predict the rows of motion.
    """
    model = sample.passes.model
    q, rate = sample.positions()
    cutoff = proposed_cutoff(q, rate)
    low = lowpass(q, rate, cutoff, model.setup.order)
    qd = central_difference(low, rate)
    least = least_speed(q - low, qd, cutoff)
    speeds = tuple(map(float, least))
    if not (np.mean(np.abs(qd) < least, axis=0) > RESTING_SHARE).any():
        return (), Choice("rests", "used", {})
    treatment = _decimated(rate, cutoff, model.setup.order, KERNEL_RATES[1])
    moving = sample.with_model(model.with_dead_zone(speeds)).factors(treatment)
    alternatives = {"used": sample.factors(treatment), "left out": moving}
    errors = {
        name: held_out_error(model, fold_estimates(model, factors), moving)
        for name, factors in alternatives.items()
    }
    if pick_alternative(errors) == "used":
        return (), Choice("rests", "used", errors)
    listed = ", ".join(f"{speed:.2g}" for speed in speeds)
    return speeds, Choice("rests", f"left out, below {listed} (rad/s, m/s)", errors)


# --- filter and decimation -----------------------------------------------------------------------


def choose_treatment(
    sample: Sample, decimate: float | None = None
) -> tuple[Treatment, list[Choice]]:
    """Return the treatment that predicts held-out parts best, and the choices with their errors.

    `decimate` is the rate of rows after decimation in Hz where it is given.
    """
    model = sample.passes.model
    alternatives = _treatments(sample, decimate)
    factors = {name: sample.factors(t) for name, t in alternatives.items()}
    errors, predicted = _compare(model, factors)
    if min(errors.values()) == math.inf:
        errors = {"none": math.inf}
    chosen = pick_alternative(errors)
    filtering = Choice("filter", f"low-pass {chosen}" if chosen != "none" else chosen, errors)
    if decimate:
        as_set = Choice("decimation", f"{decimate:g} rows/s, as set", {})
        return alternatives[chosen], [filtering, as_set]
    if chosen == "none":
        return alternatives[chosen], [filtering, Choice("decimation", chosen, {})]
    treatment, decimation = _choose_decimation(sample, alternatives[chosen], predicted)
    return treatment, [filtering, decimation]


def _treatments(sample: Sample, decimate: float | None) -> dict[str, Treatment]:
    """No filter, and low-passes with decimation, by the name of the cut-off."""
    q, rate = sample.positions()
    order = sample.passes.model.setup.order
    every = max(1, round(rate / decimate)) if decimate else 1
    treatments = {"none": Treatment(rate, None, order, every)}
    for cutoff in _cutoffs(*proposed_cutoffs(q, rate), rate):
        ratio = decimate / cutoff if decimate else KERNEL_RATES[1]
        treatments[f"{cutoff:.3g} Hz"] = _decimated(rate, cutoff, order, ratio)
    return treatments


def _compare(
    model: ObservationModel, factors: Mapping[str, Folds]
) -> tuple[dict[str, float], Folds]:
    """The held-out errors of all treatments on the rows of one of them, and these rows."""
    estimates = {name: fold_estimates(model, f) for name, f in factors.items()}
    table = {
        rows: {name: held_out_error(model, x, folds) for name, x in estimates.items()}
        for rows, folds in factors.items()
    }
    least = {rows: min(errors.values()) for rows, errors in table.items()}
    reference = pick_alternative(least, LEAST_SMOOTHING)
    return table[reference], factors[reference]


def _cutoffs(low: float, high: float, rate: float) -> list[float]:
    """Cut-offs from high to low around those of the spectrum."""
    top, bottom = min(2 * high, rate / 3), low / 4
    count = min(7, math.ceil(math.log2(top / bottom)) + 1)
    return [float(c) for c in np.geomspace(top, bottom, count)]


def _decimated(rate: float, cutoff: float, order: int, ratio: float) -> Treatment:
    every = max(1, round(rate / (ratio * cutoff)))
    return Treatment(rate, cutoff if every > 1 else None, order, every, cutoff)


def _choose_decimation(
    sample: Sample, treatment: Treatment, predicted: Folds
) -> tuple[Treatment, Choice]:
    rate, cutoff = treatment.rate, treatment.motion
    assert cutoff is not None
    alternatives = {
        f"{rate / t.every:.4g} rows/s": t
        for t in (_decimated(rate, cutoff, treatment.order, ratio) for ratio in KERNEL_RATES)
        if t.every > 1
    }
    alternatives["none"] = replace(treatment, cutoff=None, every=1)
    model = sample.passes.model
    errors = {
        name: held_out_error(model, fold_estimates(model, sample.factors(t)), predicted)
        for name, t in alternatives.items()
    }
    chosen = pick_alternative(errors)
    return alternatives[chosen], Choice("decimation", chosen, errors)


# --- parameters of the drives --------------------------------------------------------------------

STRIBECK_SHARES = (0.02, 0.06, 0.2)  # Stribeck speeds over the highest speed of the joint
FRICTION_GAIN = 0.01  # share of the held-out error that a term of friction must take away
POSITIVE_DRIVES = ("FV", "FS", "IA")
SIGNIFICANCE = 3.0  # residuals are correlated: times the logarithm of the number of rows
DRIVES_OF_TERM: dict[str, tuple[str, ...]] = {  # the robot's own parameters of a term, if any
    "FA": ("FVN", "FSN"),
    "FT": ("FT",),
    "FQ": (),
    "FR": (),
    "FL": (),
}
FRICTION_NAMES = {
    "FV": "viscous FV",
    "FS": "dry FS",
    "FO": "offset FO",
    "IA": "rotor IA",
    "FA": "asymmetric FVN, FSN",
    "FQ": "v abs(v) FQ",
    "FR": "sqrt(abs(v)) FR",
    "FL": "by load FL",
    "FT": "Stribeck FT",
}


def choose_drives(
    robot: Robot, sample: Sample, treatment: Treatment
) -> tuple[ObservationModel, Choice]:
    """Return the model with the terms of friction and drives that predict held-out parts better.

    Terms are added one after the other, each for all joints, the one with the least held-out error
    first, as long as each takes away a share of the error.
    """
    setup = replace(sample.passes.model.setup, drives=CANDIDATE_DRIVES)
    own = {key for key in CANDIDATE_DRIVES if has_drive(robot, key)}
    by_load = _friction_by_load(ObservationModel(robot, setup), sample, treatment)
    wide = ObservationModel(robot, setup, terms=(*_friction_terms(sample), by_load))
    terms = [*(k for k in CANDIDATE_DRIVES if k not in own), *(t.key for t in wide.terms)]
    wide_sample = Sample(replace(sample.passes, model=wide), sample.pieces)
    selection = TermSelection.of_factors(wide, wide_sample.factors(treatment), terms)
    chosen, errors = selection.forward()
    chosen = _credible_terms(selection, chosen, wide_sample, treatment)
    label = "none added" if not chosen else ", ".join(_label(key) for key in chosen)
    listed = {"none added" if not keys else _label(keys[-1]): e for keys, e in errors.items()}
    return _model_of(robot, sample.passes.model, wide, chosen), Choice("friction", label, listed)


def _credible_terms(
    selection: TermSelection, chosen: Sequence[str], sample: Sample, treatment: Treatment
) -> list[str]:
    """The chosen terms whose effect noise of the motion does not explain."""
    factors = [noisy.factors(treatment) for noisy in sample.noisier()] if chosen else []
    model, terms = sample.passes.model, selection.terms
    return selection.credible(chosen, [TermSelection.of_factors(model, f, terms) for f in factors])


def _label(key: str) -> str:
    return FRICTION_NAMES[key[:2]]


def _friction_terms(sample: Sample) -> tuple[FrictionTerm, ...]:
    """Terms of friction beyond viscous and dry: their keys, Stribeck's with a number."""
    model, piece = sample.passes.model, sample.pieces[0]
    fastest = np.max(
        [
            np.percentile(np.abs(s.qd), 99, axis=0)
            for s in read_samples(piece, model.robot, model.setup)
        ],
        axis=0,
    )
    stribeck = [
        FrictionTerm(f"FT{'abc'[k]}", tuple(map(float, np.maximum(share * fastest, 1e-6))))
        for k, share in enumerate(STRIBECK_SHARES)
    ]
    return (*(FrictionTerm(key) for key in ("FA", "FQ", "FR")), *stribeck)


def _friction_by_load(
    model: ObservationModel, sample: Sample, treatment: Treatment
) -> FrictionTerm:
    """Friction by load, with the effort of the links from an estimate without it.

    The measured effort would explain itself.
    """
    factors = Sample(replace(sample.passes, model=model), sample.pieces).factors(treatment)
    system = ObservationSystem(join_folds(factors), model.group_columns, len(model.names))
    x = solve_weighted(system, model.names, tolerant=True).x
    links = [name for name in model.names if _key(name) not in CANDIDATE_DRIVES]
    load = {name: float(x[model.names.index(name)]) for name in links}
    return FrictionTerm("FL", load=tuple(load.items()))


def without_friction_by_load(robot: Robot, setup: Setup) -> tuple[Robot, Setup, bool]:
    """Return the robot and the setup without friction by load, and whether they had it."""
    if not has_drive(robot, "FL") and "FL" not in (setup.drives or ()):
        return robot, setup, False
    joints = tuple(replace(x, FL=ZERO) for x in robot.joints)
    drives = setup.drives and tuple(key for key in setup.drives if key != "FL")
    return replace(robot, joints=joints), replace(setup, drives=drives), True


def with_friction_by_load(sample: Sample, treatment: Treatment) -> ObservationModel:
    """Return the model of a sample with friction by the effort of the links of an estimate."""
    model = sample.passes.model
    if any(term.load for term in model.terms):
        return model
    term = _friction_by_load(model, sample, treatment)
    return ObservationModel(model.robot_as_given, model.setup, model.model, (*model.terms, term))


def _model_of(
    robot: Robot, plain: ObservationModel, wide: ObservationModel, chosen: Sequence[str]
) -> ObservationModel:
    """The model of the chosen terms, by the robot's own parameters where it has such."""
    if not chosen:
        return plain
    drives = [name for key in chosen for name in DRIVES_OF_TERM.get(key[:2], (key,))]
    for term in wide.terms:
        if term.speeds and term.key in chosen:
            robot = _with_stribeck_speeds(robot, term.speeds, wide.joints)
    terms = tuple(t for t in wide.terms if t.key in chosen and not DRIVES_OF_TERM[t.key[:2]])
    setup = replace(plain.setup, drives=tuple(sorted(drives)))
    return ObservationModel(robot, setup, plain.model, terms)


def _with_stribeck_speeds(robot: Robot, speeds: Sequence[float], joints: Sequence[int]) -> Robot:
    by_joint = dict(zip(joints, speeds, strict=True))
    return replace(
        robot,
        joints=tuple(
            replace(x, VT=constant(by_joint[j]), FE=constant(2)) if j in by_joint else x
            for j, x in enumerate(robot.joints, 1)
        ),
    )


@dataclass(frozen=True)
class TermSelection:
    """Sums of products of all folds, from which least squares with fewer columns follow."""

    names: tuple[str, ...]
    terms: tuple[str, ...]  # keys of columns that may be left out
    rows: int
    weighted: Array  # (folds, parameters + 1, parameters + 1)
    plain: Array

    @staticmethod
    def of_factors(model: ObservationModel, folds: Folds, terms: Sequence[str]) -> TermSelection:
        """Return the sums of factors by fold, weighted by the residuals of all columns."""
        size = len(model.names)
        system = ObservationSystem(join_folds(folds), model.group_columns, size)
        deviations = solve_weighted(system, model.names, tolerant=True).deviations
        weights = 1 / np.maximum(deviations, LEAST_DEVIATION * max(1.0, float(deviations.max())))
        sums = []
        for w in (weights, np.ones(len(weights))):
            stacked = [
                np.column_stack(ObservationSystem(tuple(f), model.group_columns, size).stacked(w))
                for f in folds
            ]
            sums.append(np.array([rows.T @ rows for rows in stacked]))
        return TermSelection(model.names, tuple(terms), system.rows, *sums)

    def _kept(self, keys: Sequence[str]) -> Array:
        """Places of the parameters without the terms that are not among the keys."""
        dropped = [key for key in self.terms if key not in keys]
        return np.array([k for k, n in enumerate(self.names) if _key(n) not in dropped])

    def _residual(self, sums: Array, kept: Array) -> Array:
        """v with v' N v the sum of squares of residuals for sums N of the same columns."""
        N, b = sums[np.ix_(kept, kept)], sums[kept, -1]
        scale = np.sqrt(np.maximum(np.diag(N), np.finfo(float).tiny))
        scaled = N / np.outer(scale, scale) + RIDGE * np.eye(len(N))
        v = np.zeros(len(self.names) + 1)
        v[kept], v[-1] = -np.linalg.solve(scaled, b / scale) / scale, 1.0
        return v

    def held_out(self, keys: Sequence[str], weighted: bool = False) -> float:
        """Return the held-out error with the columns of `keys` and without other terms.

        If `weighted`, the joints count by the deviations of their residuals, so that noise of large
        efforts does not hide what small ones show.
        """
        kept, total = self._kept(keys), self.weighted.sum(axis=0)
        residual = measured = 0.0
        judged = self.weighted if weighted else self.plain
        for fold, judge in zip(self.weighted, judged, strict=True):
            v = self._residual(total - fold, kept)
            residual += max(0.0, float(v @ judge @ v))
            measured += float(judge[-1, -1])
        return math.sqrt(residual / measured) if measured else math.inf

    def fitted(self, keys: Sequence[str]) -> float:
        """Return the weighted sum of squares of the residuals of all rows."""
        total = self.weighted.sum(axis=0)
        v = self._residual(total, self._kept(keys))
        return max(0.0, float(v @ total @ v))

    def estimate(self, keys: Sequence[str]) -> Array:
        """Return the parameters (names,) with the columns of `keys`; 0 for the others."""
        return -self._residual(self.weighted.sum(axis=0), self._kept(keys))[:-1]

    def credible(self, chosen: Sequence[str], noisy: Sequence[TermSelection]) -> list[str]:
        """Return the chosen terms whose effect is larger than its change by added noise.

        `noisy` are the sums of samples with more noise of the motion. The least credible term is
        left out first, and the others are judged without it.
        """
        chosen = list(chosen)
        scale = np.sqrt(np.diag(self.weighted.sum(axis=0))[:-1])
        while chosen:
            x = self.estimate(chosen) * scale
            changes = [n.estimate(chosen) * scale - x for n in noisy]
            change = np.mean(changes or [0 * x], axis=0)
            ratios = {
                key: self._effect(x, key) / self._effect(change, key) * self._is_possible(x, key)
                for key in chosen
            }
            worst = min(chosen, key=lambda key: ratios[key])
            if ratios[worst] > CREDIBLE:
                break
            chosen.remove(worst)
        return chosen

    def _places(self, key: str) -> list[int]:
        return [k for k, name in enumerate(self.names) if _key(name) == key]

    def _effect(self, x: Array, key: str) -> float:
        """The size of the effect of a term on the efforts."""
        return float(np.linalg.norm(x[self._places(key)])) + SMALLEST_EFFECT

    def _is_possible(self, x: Array, key: str) -> bool:
        """True if friction and rotor inertias are mostly positive."""
        values = x[self._places(key)]
        below = float(np.linalg.norm(np.minimum(values, 0.0)))
        return key not in POSITIVE_DRIVES or 2 * below < self._effect(x, key)

    def _is_significant(self, chosen: Sequence[str], key: str) -> bool:
        """True if a term lowers the sum of squares by more than chance: a strict [S78]."""
        before, after = self.fitted(chosen), self.fitted((*chosen, key))
        count = len(self._kept((*chosen, key))) - len(self._kept(chosen))
        chance = SIGNIFICANCE * count * math.log(self.rows) / self.rows
        return before - after > max(2 * FRICTION_GAIN, chance) * before

    def forward(self) -> tuple[list[str], dict[tuple[str, ...], float]]:
        """Return the chosen terms in order, and the held-out errors of all first steps.

        Viscous and dry friction, offsets and rotors come before the other terms, which can stand
        for them where they are missing.
        """
        chosen: list[str] = []
        errors: dict[tuple[str, ...], float] = {(): self.held_out(())}
        errors |= {(key,): self.held_out((key,)) for key in self.terms}
        while (key := self._next_term(chosen)) is not None:
            chosen.append(key)
        return chosen, errors

    def _next_term(self, chosen: Sequence[str]) -> str | None:
        """The term that lowers the held-out error most and by more than chance; None without."""
        rest = [key for key in self.terms if not _excluded(key, chosen)]
        plain = [key for key in rest if key in CANDIDATE_DRIVES]
        others = [key for key in rest if key not in plain]
        return self._best_of(plain, chosen) or self._best_of(others, chosen)

    def _best_of(self, keys: Sequence[str], chosen: Sequence[str]) -> str | None:
        """The best of some terms beside the chosen ones; None if it is no better than chance."""
        if not keys:
            return None
        trial = {key: self.held_out((*chosen, key), weighted=True) for key in keys}
        key = min(trial, key=lambda k: trial[k])
        least = self.held_out(chosen, weighted=True) * (1 - FRICTION_GAIN) - NEGLIGIBLE_ERROR
        return key if trial[key] < least and self._is_significant(chosen, key) else None


def _key(name: str) -> str:
    """The key of a parameter of a drive without the number of its joint."""
    return name.rstrip("0123456789").removesuffix("R")


def _excluded(key: str, chosen: Sequence[str]) -> bool:
    """Whether a term is chosen already, or a Stribeck speed beside another one."""
    return any(key == other or key[:2] == other[:2] == "FT" for other in chosen)


# --- consistency and correlation -----------------------------------------------------------------


def consistency_errors(
    model: ObservationModel,
    folds: Folds,
    solve: Callable[[ObservationSystem, Estimate], dict[str, float]],
) -> dict[str, float]:
    """Return the held-out errors without ("off") and with ("on") physical consistency.

    Empty if there is but one fold.
    """
    folds = tuple(fold for fold in folds if _rows(fold))
    if len(folds) < 2:
        return {}
    columns, size = model.group_columns, len(model.names)
    plain, consistent = [], []
    for k in range(len(folds)):
        rest = join_folds([fold for i, fold in enumerate(folds) if i != k])
        system = ObservationSystem(rest, columns, size)
        estimate = solve_weighted(system, model.names, tolerant=True)
        plain.append(estimate.x)
        consistent.append(model.parameters.of_standard(solve(system, estimate)))
    return {
        "off": held_out_error(model, plain, folds),
        "on": held_out_error(model, consistent, folds),
    }


def sample_rows(passes: LogPasses, sources: Sequence[Source]) -> list[Rows]:
    """Return rows of the logs in order of time, a few thousand, for the spectrum of residuals."""
    model = passes.model
    parts: list[Rows] = []
    left = MAX_SPECTRUM_ROWS
    sample = sample_logs(sources, model.robot, model.setup)
    numbers, logs = (list(x) for x in zip(*sample, strict=True))
    for piece in passes.pieces(logs):
        piece = replace(piece, training_log=numbers[piece.log])
        rows: list[Rows] = []
        share = left // max(1, len(sample) - len(parts))
        for part in observe_piece(model, piece):
            rows.append(part)
            if count_rows(rows) >= share:
                break
        if rows:
            parts.append(join_rows(rows).at(slice(0, share)))
            left -= len(parts[-1].t)
    return parts
