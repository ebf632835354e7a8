"""Least squares from triangular factors: ordinary, weighted, total, recursive; with priors.

The unknowns are all parameters; group g (a joint) has the rows R_g of its own columns. The weight
of a group is the inverse of the standard deviation of its residuals [GK88 §7, KD §12.4].

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, CDC 1988.
[NW87] W. K. Newey, K. D. West: A simple, positive semi-definite, heteroskedasticity and
autocorrelation consistent covariance matrix, Econometrica 1987.
[P03] D. N. Politis: Adaptive bandwidth choice, Journal of Nonparametric Statistics 2003.
[PG91] C. M. Pham, M. Gautier: Essential parameters of robots, CDC 1991.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import InputError, UnknownName
from symoro.formats import read_file
from symoro.identify.observation_rows import ObservationModel, Rows
from symoro.identify.triangular_factors import (
    CollectedRows,
    Factor,
    join_folds,
    merge_factors,
    triangle,
)

Array = np.ndarray
# of the largest singular value of the scaled rows: below, parameters cannot be told apart
DEPENDENT_SINGULAR_VALUE = 1e-10
ESSENTIAL_LIMIT = 10.0  # percent, relative standard deviation of an essential parameter
INITIAL_VARIANCE = 1e8  # of each parameter in recursive least squares
NO_SHARE = 1e-6  # of a parameter in a combination, below which it takes no part
LISTED_NAMES = 8  # dependent parameters that an error names
RICHER_MOTION = (
    "Use a richer trajectory (symoro excite), or physical consistency, which needs no full "
    "excitation (physical=True, --physical)."
)


@dataclass(frozen=True)
class ObservationSystem:
    """The linear system y = A x + w [GK88 (37)] by its triangular factors, one per group."""

    factors: tuple[Factor, ...]
    columns: tuple[Array, ...]  # by group: places of its columns among the parameters
    size: int  # number of parameters
    prior: Array | None = None  # rows [A y] of unit variance that are known beforehand

    @staticmethod
    def of_rows(model: ObservationModel, collected: CollectedRows) -> ObservationSystem:
        """Return the system of the collected rows of all folds."""
        return ObservationSystem(join_folds(collected.folds), model.group_columns, len(model.names))

    @property
    def rows(self) -> int:
        """The number of rows that the factors stand for."""
        return sum(f.rows for f in self.factors)

    def stacked(self, weights: Array) -> tuple[Array, Array]:
        """Return the rows of all factors times the weights of their groups, and the measurements.

        The shapes are (rows, parameters) and (rows,) [GK88 (38), (39)].
        """
        parts = []
        # y = h X + w, each group on the scale of its residuals [GK88 (37)]
        for f, columns, w in zip(self.factors, self.columns, weights, strict=True):
            wide = np.zeros((len(f.R), self.size + 1))
            wide[:, columns], wide[:, -1] = f.R[:, :-1] * w, f.R[:, -1] * w
            parts.append(wide)
        if self.prior is not None:
            parts.append(self.prior)
        rows = np.concatenate(parts)
        return rows[:, :-1], rows[:, -1]

    def merged(self, other: ObservationSystem) -> ObservationSystem:
        """Return the system of the rows of both."""
        pairs = zip(self.factors, other.factors, strict=True)
        return replace(self, factors=tuple(merge_factors(a, b, "qr") for a, b in pairs))

    def residual_norms(self, x: Array) -> Array:
        """Return by group the 2-norm of the residuals y - A x."""
        return np.array(
            [
                np.linalg.norm(f.R[:, -1] - f.R[:, :-1] @ x[columns])
                for f, columns in zip(self.factors, self.columns, strict=True)
            ]
        )

    def measured_norms(self) -> Array:
        """Return by group the 2-norm of the measurements y."""
        return np.array([np.linalg.norm(f.R[:, -1]) for f in self.factors])

    def deviations(self, x: Array) -> Array:
        """Return by group the standard deviation of the residuals.

        The degrees of freedom are the rows of the group minus its columns.
        """
        pairs = zip(self.factors, self.columns, strict=True)
        freedom = [max(1, f.rows - len(columns)) for f, columns in pairs]
        return self.residual_norms(x) / np.sqrt(freedom)


@dataclass(frozen=True)
class Estimate:
    """Estimated parameters with their covariance."""

    x: Array  # (parameters,)
    covariance: Array  # (parameters, parameters)
    condition: float  # of the rows with scaled columns
    deviations: Array  # of the residuals, by group
    estimated: Array  # places of the parameters that were estimated; the others are zero
    weights: Array | None = None  # of the groups; None: all one
    undetermined: Array | None = None  # places of the parameters that the data leave open

    @property
    def used_weights(self) -> Array:
        """The weights of the groups, one where there are none."""
        return np.ones(len(self.deviations)) if self.weights is None else self.weights

    @property
    def sigma(self) -> Array:
        """Standard deviations (parameters,)."""
        return np.sqrt(np.maximum(np.diag(self.covariance), 0.0))

    @property
    def relative(self) -> Array:
        """Standard deviations over values, in percent; infinite for an uncertain zero."""
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(
                self.x != 0,
                100 * self.sigma / np.abs(self.x),
                np.where(self.sigma > 0, np.inf, 0.0),
            )


def solve_least_squares(
    system: ObservationSystem,
    names: Sequence[str],
    weights: Array | None = None,
    selection: Array | None = None,
    tolerant: bool = False,
) -> Estimate:
    """Return the least-squares solution with given weights of the groups.

    `selection` are the places of the parameters to estimate. Data that do not determine them are
    refused; if `tolerant`, the smallest solution is returned instead.
    """
    chosen = np.arange(system.size) if selection is None else selection
    if weights is None:  # rows of unit variance cannot stand beside rows of unknown variance
        rows, y = replace(system, prior=None).stacked(np.ones(len(system.factors)))
    else:
        rows, y = system.stacked(weights)
    R = triangle(np.column_stack([rows[:, chosen], y]))
    norms = np.linalg.norm(R[:, :-1], axis=0)
    scale = np.where(norms > 0, norms, 1.0)
    T = R[:-1, :-1] / scale
    s = np.linalg.svd(T, compute_uv=False)
    dependent = bool(s[-1] < DEPENDENT_SINGULAR_VALUE * s[0])
    if dependent and not tolerant:
        raise _dependence_error(T, norms, [names[int(k)] for k in chosen])
    # (h' h)^-1 h' with h = Q T scale
    pseudo_inverse = np.linalg.pinv(T, rcond=DEPENDENT_SINGULAR_VALUE) / scale[:, None]
    x = np.zeros(system.size)
    x[chosen] = pseudo_inverse @ R[:-1, -1]  # [GK88 (41)]
    variance = float(R[-1, -1] ** 2) / max(1, system.rows - len(chosen))
    covariance = np.zeros((system.size, system.size))
    covariance[np.ix_(chosen, chosen)] = variance * pseudo_inverse @ pseudo_inverse.T
    condition = float(s[0] / s[-1]) if s[-1] > 0 else np.inf
    undetermined = chosen[_moves_freely(T)] if dependent else None
    return Estimate(x, covariance, condition, system.deviations(x), chosen, weights, undetermined)


def _moves_freely(T: Array) -> Array:
    """True for the columns of T that take part in a combination without effect."""
    _, s, V = np.linalg.svd(T)
    return np.asarray((np.abs(V[s < DEPENDENT_SINGULAR_VALUE * s[0]]) > NO_SHARE).any(axis=0))


def _dependence_error(T: Array, norms: Array, names: Sequence[str]) -> InputError:
    """The error for data that do not determine all parameters, which it names."""
    silent = [name for name, norm in zip(names, norms, strict=True) if norm == 0]
    if silent:
        reason = f"no motion on which {', '.join(silent)} has an effect"
        return InputError("the data", reason, "motion of every joint", RICHER_MOTION)
    direction = np.abs(np.linalg.svd(T)[2][-1])  # of the parameters that can change together
    dependent = [n for n, d in zip(names, direction, strict=True) if d > 0.1 * direction.max()]
    shown = ", ".join(dependent[:LISTED_NAMES]) + (" …" if len(dependent) > LISTED_NAMES else "")
    expected = "motion that excites every parameter"
    return InputError("the data", f"no way to tell {shown} apart", expected, RICHER_MOTION)


def solve_weighted(
    system: ObservationSystem,
    names: Sequence[str],
    selection: Array | None = None,
    tolerant: bool = False,
) -> Estimate:
    """Return the solution with weights from the residuals of the ordinary solution."""
    first = tolerant or system.prior is not None
    ordinary = solve_least_squares(system, names, None, selection, first)
    weights = _inverse_deviations(ordinary.deviations)
    return solve_least_squares(system, names, weights, selection, tolerant)


def _inverse_deviations(deviations: Array) -> Array:
    """Weights; exact data have no deviation and count as if it were very small."""
    floor = 1e-12 * max(1.0, float(deviations.max()))
    return np.asarray(1 / np.maximum(deviations, floor))


def solve_essential(
    system: ObservationSystem, names: Sequence[str], limit: float = ESSENTIAL_LIMIT
) -> Estimate:
    """Return the weighted solution with the essential parameters alone [PG91].

    The parameter with the largest relative standard deviation is left out (zero) and the others
    are estimated again, until no relative deviation is above `limit` percent.
    """
    essential = np.arange(system.size)
    estimate = solve_weighted(system, names, essential)
    while len(essential) > 1 and estimate.relative[essential].max() > limit:
        essential = np.delete(essential, int(np.argmax(estimate.relative[essential])))
        estimate = solve_weighted(system, names, essential)
    return estimate


# --- priors --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Prior:
    """Prior knowledge: values with standard deviations, or the rows of an earlier result."""

    values: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # (value, sigma)
    system: ObservationSystem | None = None
    names: tuple[str, ...] = ()  # parameters of that system

    def added_to(self, system: ObservationSystem, names: Sequence[str]) -> ObservationSystem:
        """Return a system of these parameters with this prior."""
        if self.system is not None:
            if self.names != tuple(names):
                differing = sorted({*self.names} ^ {*names})
                raise InputError(
                    "prior",
                    f"an estimate of other parameters ({', '.join(differing[:LISTED_NAMES])})",
                    "the same parameters: give the same drives and model",
                )
            system = replace(system.merged(self.system), prior=self.system.prior)
        rows = [self._row(name, names) for name in self.values]
        if not rows:
            return system
        own = [] if system.prior is None else [system.prior]
        return replace(system, prior=np.vstack([*own, *rows]))

    def _row(self, name: str, names: Sequence[str]) -> Array:
        """The row [A y] of one value, in units of its deviation."""
        if name not in names:
            raise UnknownName("prior", name, names)
        value, sigma = self.values[name]
        row = np.zeros(len(names) + 1)
        row[list(names).index(name)], row[-1] = 1.0, value
        return row / sigma


def make_prior(given: Any) -> Prior:
    """Return the prior of a CSV file (name, value, sigma), of a mapping, or of a result."""
    if given is None or isinstance(given, Prior):
        return given or Prior()
    if isinstance(given, str | Path):
        return Prior(_read_prior(Path(given)))
    if not isinstance(given, Mapping):
        return Prior(system=given.system, names=given.names)
    for name, pair in given.items():
        _check_prior(f"prior, {name}", *pair)
    return Prior({name: (float(v), float(s)) for name, (v, s) in given.items()})


def _check_prior(place: str, value: float, sigma: float) -> None:
    if not (math.isfinite(value) and math.isfinite(sigma) and sigma > 0):
        raise InputError(place, f"{value}, {sigma}", "a number and a deviation above 0")


def _read_prior(path: Path) -> dict[str, tuple[float, float]]:
    """The values of a CSV file with the columns name, value, sigma."""
    try:
        lines = read_file(path).decode().splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(str(path), str(error), "a CSV file: name, value, sigma") from None
    table = [[x.strip() for x in row] for row in csv.reader(lines) if row]
    if not table or table[0][:3] != ["name", "value", "sigma"]:
        entries = ", ".join(table[0]) if table else "nothing"
        raise InputError(f"{path}, line 1", entries, "the columns name, value, sigma")
    return {
        row[0]: _read_pair(f"{path}, row {k}, {row[0]}", row) for k, row in enumerate(table) if k
    }


def _read_pair(place: str, row: Sequence[str]) -> tuple[float, float]:
    """The value and the deviation of one row."""
    try:
        value, sigma = (float(x) for x in row[1:3])
    except ValueError:
        raise InputError(place, ", ".join(row[1:]), "two numbers") from None
    _check_prior(place, value, sigma)
    return value, sigma


@dataclass(frozen=True)
class RecursiveLeastSquares:
    """Recursive least squares: parameters x and covariance P after the rows so far [GK88 §7.1]."""

    x: Array
    P: Array

    @staticmethod
    def start(size: int) -> RecursiveLeastSquares:
        """Return the state before the first row: nothing is known of the parameters."""
        return RecursiveLeastSquares(np.zeros(size), INITIAL_VARIANCE * np.eye(size))

    def after(self, row: Array, y: float) -> RecursiveLeastSquares:
        """Return the state after one more row (parameters,) and its measurement."""
        P_row = self.P @ row  # [GK88 §7.1]
        gain = P_row / (1.0 + row @ P_row)
        P = self.P - np.outer(gain, P_row)
        return RecursiveLeastSquares(self.x + gain * (y - row @ self.x), (P + P.T) / 2)


def solve_total(system: ObservationSystem, names: Sequence[str]) -> Estimate:
    """Return the total least-squares solution: errors in the regressors as well as in y.

    Columns and y are scaled to unit size first, so that errors are relative to each of them.
    """
    weighted = solve_weighted(system, names)
    rows, y = system.stacked(
        np.ones(len(system.factors)) if weighted.weights is None else weighted.weights
    )
    R = triangle(np.column_stack([rows, y]))
    scale = np.maximum(np.linalg.norm(R, axis=0), np.finfo(float).tiny)
    v = np.linalg.svd(R / scale)[2][-1]  # the direction in which the rows [A y] are smallest
    x = -v[:-1] / v[-1] * scale[-1] / scale[:-1]
    return replace(weighted, x=x, deviations=system.deviations(x))


# --- correlated residuals -------------------------------------------------------------------------
#
# Residuals of filtered rows, and errors of the model, are correlated in time and between joints.
# With e the weighted residuals, S(f) their spectrum (groups x groups) and A(f) that of the weighted
# rows, the covariance of the estimate is H^-1 M H^-1, where H = A' A and M is the mean of
# A(f)* S(f) A(f) [NW87]. S comes from the autocovariances up to the lag at which they vanish,
# tapered [P03].

MAX_SPECTRUM_ROWS = 8192
UNCORRELATED_LAGS = 5  # successive lags without correlation that end the search
MAX_LEVERAGE = 2 / 3  # share of the noise at a frequency that the fit takes away, at most


@dataclass(frozen=True)
class Spread:
    """The covariance of an estimate, and the degrees of freedom of its estimated variances."""

    covariance: Array  # (parameters, parameters)
    freedom: float = math.inf


def correlated_covariance(
    system: ObservationSystem, estimate: Estimate, parts: Sequence[Rows]
) -> Spread:
    """Return the covariance (parameters, parameters) with residuals correlated as in some rows.

    `parts` are rows in order of time, a sample of those of the system.
    """
    chosen = estimate.estimated
    signals = [
        _weighted_signals(system, estimate, rows)
        for rows in parts
        if len(rows.t) > 4 * UNCORRELATED_LAGS
    ]
    residuals = [e for _, e in signals]
    rows = sum(map(np.count_nonzero, residuals))
    if rows <= 2 * len(chosen):
        return Spread(estimate.covariance)
    gamma, taper = _autocovariances(residuals)
    if len(gamma) == 1 and _is_diagonal(gamma[0], rows / len(gamma[0])):
        return Spread(estimate.covariance)
    stacked, _ = replace(system, prior=None).stacked(estimate.used_weights)
    total = stacked[:, chosen].T @ stacked[:, chosen]
    known = _prior_products(system, chosen)
    inverse = _scaled_inverse(total + known)
    leverage = _leverages([A for A, _ in signals], inverse, taper)
    sums = [_spectral_sum(A, gamma, leverage) for A, _ in signals]
    M, H = (np.sum(x, axis=0) for x in zip(*sums, strict=True))
    M = _extrapolated(M, H, total) + known
    covariance = np.zeros_like(estimate.covariance)
    covariance[np.ix_(chosen, chosen)] = inverse @ M @ inverse
    times = rows / len(gamma[0])
    return Spread(covariance, 2 * times / float(2 * np.sum(taper**2) - 1))


def _prior_products(system: ObservationSystem, chosen: Array) -> Array:
    """Sums of products of the rows that are known beforehand."""
    if system.prior is None:
        return np.zeros((len(chosen), len(chosen)))
    return np.asarray(system.prior[:, chosen].T @ system.prior[:, chosen])


def _scaled_inverse(H: Array) -> Array:
    """The pseudo-inverse of sums of products with columns of any size."""
    scale = np.sqrt(np.maximum(np.diag(H), np.finfo(float).tiny))
    inverse = np.linalg.pinv(H / np.outer(scale, scale), rcond=1e-14, hermitian=True)
    return np.asarray(inverse / np.outer(scale, scale))


def _weighted_signals(
    system: ObservationSystem, estimate: Estimate, rows: Rows
) -> tuple[Array, Array]:
    """Weighted rows (rows, groups, estimated) and residuals (rows, groups); zero if not used."""
    x, weights = estimate.x, estimate.used_weights
    A = np.zeros((len(rows.t), len(rows.groups), system.size))
    e = np.zeros((len(rows.t), len(rows.groups)))
    for g, (columns, w) in enumerate(zip(system.columns, weights, strict=True)):
        own = rows.groups[g] * (rows.moving[g] * w)[:, None]
        A[:, g, columns], e[:, g] = own[:, :-1], own[:, -1] - own[:, :-1] @ x[columns]
    return A[:, :, estimate.estimated], e


def _autocovariances(parts: Sequence[Array]) -> tuple[Array, Array]:
    """Tapered autocovariances (lags + 1, groups, groups) up to the lag at which they vanish, and
    the taper (lags + 1,).
    """
    counts = np.maximum(1, sum(np.count_nonzero(e, axis=0) for e in parts))
    norms = np.sqrt(np.outer(counts, counts))
    longest = max(1, min(len(e) for e in parts) // 3)
    gamma = np.zeros((longest + 1, len(counts), len(counts)))
    for e in parts:
        n = _padded_length(2 * len(e))
        E = np.fft.rfft(e, n, axis=0)
        cross = np.fft.irfft(E.conj()[:, :, None] * E[:, None, :], n, axis=0)
        gamma += cross[: longest + 1] / norms
    own = np.einsum("kgg->kg", gamma)
    rho = np.abs(own / np.maximum(own[0], np.finfo(float).tiny))
    limit = 2 * np.sqrt(np.log10(counts) / counts)
    quiet = (rho < limit).all(axis=1)
    end = next(
        (
            k
            for k in range(longest - UNCORRELATED_LAGS)
            if quiet[k + 1 : k + 1 + UNCORRELATED_LAGS].all()
        ),
        longest // 2,
    )
    lags = min(2 * end, longest)
    taper = np.clip(2 - np.arange(lags + 1) / max(end, 1), 0, 1)  # flat, then falling [P03]
    return np.asarray(gamma[: lags + 1] * taper[:, None, None]), taper


def _padded_length(rows: int) -> int:
    return 1 << math.ceil(math.log2(rows))


def _leverages(parts: Sequence[Array], inverse: Array, taper: Array) -> Array:
    """Tapered autocovariances (lags + 1, groups) of the leverage of rows A (rows, groups, p).

    At the frequency f the fit takes away the share a(f) H^-1 a(f)* / rows of the noise of a group,
    most where the rows have their power. The spectrum of the residuals is that of the noise less
    this share, smoothed by the same taper.
    """
    scale = np.sqrt(np.maximum(np.diag(inverse), np.finfo(float).tiny))
    values, vectors = np.linalg.eigh(inverse / np.outer(scale, scale))
    root = scale[:, None] * vectors * np.sqrt(np.maximum(values, 0.0))
    counts = np.maximum(1, sum(np.count_nonzero(A.any(axis=2), axis=0) for A in parts))
    leverage = np.zeros((len(taper), len(counts)))
    for A in parts:
        n = _padded_length(2 * len(A))
        power = np.sum(np.abs(np.fft.rfft(A @ root, n, axis=0)) ** 2, axis=2)
        leverage += np.fft.irfft(power, n, axis=0)[: len(taper)] / counts
    return np.asarray(leverage * taper[:, None])


def _is_diagonal(gamma: Array, rows: float) -> bool:
    """True if residuals of different groups are uncorrelated at the same time."""
    scale = np.sqrt(np.maximum(np.diag(gamma), np.finfo(float).tiny))
    rho = np.abs(gamma / np.outer(scale, scale)) - np.eye(len(gamma))
    return bool(rho.max() < 2 * math.sqrt(math.log10(max(rows, 10)) / rows))


def _spectral_sum(A: Array, gamma: Array, leverage: Array) -> tuple[Array, Array]:
    """M and H of rows A (rows, groups, parameters) with autocovariances of residuals gamma."""
    n = _padded_length(len(A) + len(gamma))
    one_sided = np.fft.rfft(gamma, n, axis=0).conj() - gamma[0]
    S = gamma[0] + one_sided + one_sided.conj().transpose(0, 2, 1)
    shares = 2 * np.fft.rfft(leverage, n, axis=0).real - leverage[0]
    left = np.sqrt(1 - np.clip(shares, 0.0, MAX_LEVERAGE))
    values, vectors = np.linalg.eigh((S + S.conj().transpose(0, 2, 1)) / 2)
    root = np.sqrt(np.maximum(values, 0))[:, :, None] * vectors.conj().transpose(0, 2, 1)
    spectrum = np.fft.rfft(A, n, axis=0) / left[:, :, None]
    filtered = (root @ spectrum).reshape(-1, A.shape[2])
    double = np.full(n // 2 + 1, 2.0)
    double[[0, -1]] = 1.0
    filtered *= np.repeat(np.sqrt(double / n), A.shape[1])[:, None]
    flat = A.reshape(-1, A.shape[2])
    real, imaginary = np.ascontiguousarray(filtered.real), np.ascontiguousarray(filtered.imag)
    return real.T @ real + imaginary.T @ imaginary, flat.T @ flat


def _extrapolated(M: Array, H: Array, total: Array) -> Array:
    """M of all rows from M and H of a sample, by the roots of H and of the H of all rows."""
    scale = np.sqrt(np.maximum(np.diag(total), np.finfo(float).tiny))
    scaled = np.outer(scale, scale)
    mean = np.trace(H / scaled) / len(H)
    small = np.linalg.cholesky(H / scaled + 1e-9 * mean * np.eye(len(H)))
    large = np.linalg.cholesky(total / scaled + 1e-9 * np.eye(len(H)))
    factor = large @ np.linalg.inv(small)
    return np.asarray(factor @ (M / scaled) @ factor.T * scaled)


# --- prediction errors and cross-validation ------------------------------------------------------
#
# The metric everywhere is |y - A x| / |y| over the rows of a joint (2-norms), and the same over the
# rows of all joints together. Cross-validation needs only the factors of the folds, which take
# turns second by second (`CollectRows`).

METRIC = "relative error |tau - predicted| / |tau|, 2-norms over the rows that are used"


@dataclass(frozen=True)
class Errors:
    """Relative errors by group of rows, and over all rows."""

    groups: tuple[str, ...]
    each: tuple[float, ...]
    total: float
    rows: int

    def __str__(self) -> str:
        parts = ", ".join(
            f"{name} {100 * e:.2f} %" for name, e in zip(self.groups, self.each, strict=True)
        )
        return f"{100 * self.total:.2f} % in all ({parts}) over {self.rows} rows"


def prediction_errors(system: ObservationSystem, x: Array, groups: Sequence[str]) -> Errors:
    """Return the relative errors of parameters x (parameters,) on the rows of a system."""
    residuals, measured = system.residual_norms(x), system.measured_norms()
    each = np.divide(residuals, measured, out=np.zeros_like(residuals), where=measured > 0)
    size = float(np.linalg.norm(measured))
    total = float(np.linalg.norm(residuals)) / size if size > 0 else 0.0
    return Errors(tuple(groups), tuple(map(float, each)), total, system.rows)


def cross_validate(
    folds: Sequence[Sequence[Factor]],
    columns: Sequence[Array],
    size: int,
    groups: Sequence[str],
    solve: Callable[[ObservationSystem], Estimate],
) -> list[Errors]:
    """Return for each fold the errors of parameters estimated from all the others.

    A fold without which the data do not determine all `size` parameters is left out.
    """
    filled = [fold for fold in folds if sum(f.rows for f in fold)]
    if len(filled) < 2:
        return []
    errors = []
    for k, fold in enumerate(filled):
        rest = join_folds([f for i, f in enumerate(filled) if i != k])
        training = ObservationSystem(rest, tuple(columns), size)
        held_out = ObservationSystem(tuple(fold), tuple(columns), size)
        with suppress(InputError):
            errors.append(prediction_errors(held_out, solve(training).x, groups))
    return errors
