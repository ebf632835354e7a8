"""The result of an identification, and its report: HTML page with plots, CSV, JSON."""

from __future__ import annotations

import base64
import csv
import dataclasses
import html
import io
import json
import math
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from symoro.errors import SymoroError
from symoro.expr import ZERO, constant, display_text, interpret, is_zero
from symoro.formats import file_name, write_text
from symoro.identify.filtering import Samples, Treatment
from symoro.identify.held_out_choices import Choice
from symoro.identify.identifiable_parameters import FRICTION_BY_SPEED, Parameters, known_values
from symoro.identify.least_squares import (
    METRIC,
    Errors,
    Estimate,
    ObservationSystem,
    prediction_errors,
)
from symoro.identify.log_columns import BASE, Finding
from symoro.identify.observation_rows import BASE_GROUPS, WHOLE_ROBOT, ObservationModel
from symoro.identify.physical_consistency import DriveGains, Payload, pseudo_inertia
from symoro.identify.triangular_factors import LogTrace
from symoro.models.identification.regressor import DRIVES
from symoro.robot import FRICTION, INERTIAL_PARAMETERS, PRISMATIC, Body, Robot, RobotWarning

Array = np.ndarray
NORMAL_QUANTILE = 1.959964  # of 97.5 %
SEPARATE = 1e-9  # coefficient below which one parameter does not depend on another
LOAD_ITERATIONS = 4  # of efforts with friction by load


@dataclass(frozen=True)
class Identification:
    """The result of an identification, in SI units.

    `values`, `sigma` and `relative` are by name of the base parameter; `standard` are standard
    parameters if physical consistency was asked for.
    """

    given: Robot
    observation: ObservationModel
    estimate: Estimate
    covariance: Array  # (names, names) of the estimate, with correlated residuals
    system: ObservationSystem  # of the training logs
    treatment: Treatment  # of the first log
    solver: str = ""
    held_out: ObservationSystem | None = None  # of logs that were not used to estimate
    cross: tuple[Errors, ...] = ()  # cross-validation, by fold
    standard: dict[str, float] | None = None
    payload: Payload | None = None
    gains: DriveGains | None = None
    traces: tuple[LogTrace, ...] = ()
    history: Array | None = None  # (estimates, parameters) of recursive least squares
    diagnosis: list[Finding] = field(default_factory=list)  # what is wrong with the logs
    repaired: list[Finding] = field(default_factory=list)  # what was wrong and is corrected
    columns: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # of the log, by quantity
    choices: tuple[Choice, ...] = ()  # filter, decimation, rests, friction, consistency
    freedom: float = math.inf  # of the estimated variances

    metric = METRIC

    def __repr__(self) -> str:
        rows = f"{len(self.names)} base parameters from {self.system.rows} rows"
        return f"<identification of {self.given.name} by {self.model}: {rows}>"

    @property
    def model(self) -> str:
        """The model of the rows: dynamic, filtered, power or energy."""
        return self.observation.model

    @property
    def groups(self) -> tuple[str, ...]:
        """The groups of rows: one per joint, or the whole robot."""
        return self.observation.groups

    @property
    def parameters(self) -> Parameters:
        """The base parameters, and their grouping from standard ones."""
        return self.observation.parameters

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the base parameters."""
        return self.parameters.names

    @cached_property
    def x(self) -> Array:
        """Base parameters (names,): of the consistent standard ones if any, else as estimated."""
        if self.standard is None:
            return self.estimate.x
        return self.parameters.of_standard(self.standard)

    @cached_property
    def values(self) -> dict[str, float]:
        """Base parameters by name."""
        return dict(zip(self.names, map(float, self.x), strict=True))

    @cached_property
    def sigma(self) -> dict[str, float]:
        """Standard deviations by name."""
        return dict(zip(self.names, map(float, self._deviations), strict=True))

    @cached_property
    def _deviations(self) -> Array:
        """Standard deviations (names,), infinite where the data leave a parameter open."""
        sigma = np.sqrt(np.maximum(np.diag(self.covariance), 0.0))
        if self.estimate.undetermined is not None:
            sigma[self.estimate.undetermined] = math.inf
        return sigma

    @cached_property
    def intervals(self) -> dict[str, tuple[float, float]]:
        """Intervals of 95 % by name, around the values and the standard parameters.

        They are unbounded where the data leave a parameter open; friction and rotor inertia end at
        zero.
        """
        t = _quantile(self.freedom)
        intervals = {k: _interval(k, self.values[k], t * s) for k, s in self.sigma.items()}
        for k, sigma in self._standard_deviations.items():
            if self.standard is not None and k not in intervals:
                intervals[k] = _interval(k, self.standard[k], t * sigma)
        return intervals

    @cached_property
    def _standard_deviations(self) -> dict[str, float]:
        """Of standard parameters; infinite unless base parameters determine them alone."""
        G = self.parameters.grouping
        inverse = np.linalg.pinv(G)
        separate = np.abs(inverse @ G - np.eye(G.shape[1])).max(axis=1) < SEPARATE
        undetermined = ~np.isfinite(self._deviations)
        is_open = (np.abs(inverse[:, undetermined]) > SEPARATE).any(axis=1)
        spread = np.sqrt(np.maximum(np.diag(inverse @ self.covariance @ inverse.T), 0.0))
        sigma = np.where(separate & ~is_open, spread, math.inf)
        return dict(zip(self.parameters.standard, map(float, sigma), strict=True))

    @cached_property
    def correlation(self) -> Array:
        """Correlation of the estimates (names, names); zero beside undetermined ones."""
        sigma = np.sqrt(np.maximum(np.diag(self.covariance), 0.0))
        scale = np.where(sigma > 0, sigma, 1.0)
        correlation = np.clip(self.covariance / np.outer(scale, scale), -1.0, 1.0)
        np.fill_diagonal(correlation, 1.0)
        return np.asarray(correlation)

    def compare(self, other: Identification) -> dict[str, float]:
        """Return z by name: the difference of two independent estimates over its deviation."""
        return {
            k: (self.values[k] - other.values[k]) / math.hypot(s, other.sigma[k])
            for k, s in self.sigma.items()
            if k in other.values and 0 < math.hypot(s, other.sigma[k]) < math.inf
        }

    def predict(
        self,
        q: Array,
        qd: Array,
        qdd: Array,
        base: Array | None = None,
        rotors: Array | None = None,
    ) -> Array:
        """Return the efforts of the logged joints, (..., joints), in N.m or N.

        q, qd and qdd have the same shape, in rad or m and their derivatives, in joint order. With a
        moving base or elastic joints the result is (..., groups). `base` (..., 9) is the motion of
        the base in frame 0: angular velocity, angular acceleration, acceleration less gravity;
        None: it is at rest. `rotors` (..., 3, elastic joints) has the positions, velocities and
        accelerations of the rotors of elastic joints.
        """
        q, qd, qdd = (np.asarray(x, float) for x in (q, qd, qdd))
        model = self._dynamic_model
        flat = [x.reshape(-1, len(model.joints)) for x in (q, qd, qdd)]
        effort = np.zeros(flat[0].shape)
        for _ in range(LOAD_ITERATIONS if "FL" in (model.setup.drives or ()) else 1):
            motion = Samples.of_motion(flat[0], flat[1], flat[2], effort[:, : flat[0].shape[1]])
            if base is not None:
                motion = dataclasses.replace(motion, base=np.asarray(base, float).reshape(-1, 9))
            if rotors is not None:
                of_rotors = np.asarray(rotors, float).reshape(len(flat[0]), 3, -1)
                motion = dataclasses.replace(motion, rotors=of_rotors)
            rows = model.augmented_rows(motion, "D", None)
            pairs = zip(rows, model.group_columns, strict=True)
            effort = np.stack([A[:, :-1] @ self.x[c] for A, c in pairs], axis=1)
        return np.asarray(effort.reshape(*q.shape[:-1], len(model.groups)))

    @cached_property
    def _dynamic_model(self) -> ObservationModel:
        """The model of the efforts, with the same parameters."""
        m = self.observation
        if m.model == "dynamic":
            return m
        return ObservationModel(self.given, m.setup, "dynamic", m.terms)

    @cached_property
    def relative(self) -> dict[str, float]:
        """Standard deviations over values, in percent, by name."""
        return {k: _percentage(s, self.values[k]) for k, s in self.sigma.items()}

    @cached_property
    def training(self) -> Errors:
        """Relative errors on the logs that were used to estimate."""
        return prediction_errors(self.system, self.x, self.groups)

    @cached_property
    def validation(self) -> Errors | None:
        """Relative errors on the logs that were held out, if any."""
        if self.held_out is None:
            return None
        return prediction_errors(self.held_out, self.x, self.groups)

    @property
    def condition(self) -> float:
        """The condition number of the rows with weights and scaled columns."""
        return self.estimate.condition

    @property
    def essential(self) -> tuple[str, ...]:
        """The parameters that were estimated: all, or the essential ones."""
        return tuple(self.names[k] for k in self.estimate.estimated)

    @cached_property
    def weak(self) -> tuple[str, ...]:
        """The parameters that are not known to 30 %, unless they hardly have an effect.

        A deviation counts if it changes the efforts of a joint by 1 % of their size.
        """
        effects = np.zeros(len(self.names))  # of a unit, relative to the efforts of a joint
        for f, columns, size in zip(
            self.system.factors, self.system.columns, self.system.measured_norms(), strict=True
        ):
            unit = np.linalg.norm(f.R[:, :-1], axis=0) / max(float(size), np.finfo(float).tiny)
            effects[columns] = np.maximum(effects[columns], unit)
        return tuple(
            name
            for name, effect in zip(self.names, effects, strict=True)
            if self.relative[name] > WEAK_PERCENT and not self.sigma[name] * effect < WEAK_EFFECT
        )

    @cached_property
    def implausible(self) -> dict[str, str]:
        """Estimates that no robot can have, by parameter or joint, with the reason."""
        return find_implausible(self)

    @cached_property
    def verdict(self) -> str:
        """A few sentences: can the parameters be trusted, and why."""
        return " ".join(_verdict_sentences(self))

    def inertia_matrices(self, q: Array) -> Array:
        """Return the inertia matrices (postures, joints, joints) at q (postures, joints); rotors
        behind springs move with their links.
        """
        still = np.zeros(q.shape)
        at_rest = self._with_links(q, still)
        columns = [self._with_links(q, still + unit) - at_rest for unit in np.eye(q.shape[1])]
        return np.stack(columns, axis=-1)

    def _with_links(self, q: Array, qdd: Array) -> Array:
        """The efforts of the joints at rest, (postures, joints), rotors behind springs as rigid."""
        still, robot, joints = np.zeros(q.shape), self.observation.robot, self.observation.joints
        at = [joints.index(j) for j in robot.elastic_joints]
        rotors = np.stack([x[:, at] for x in (q, still, qdd)], axis=1) if at else None
        return self.predict(q, still, qdd, rotors=rotors)[:, : q.shape[1]]

    def grouping(self, name: str) -> str:
        """Return a base parameter in terms of the standard ones, as text."""
        relations = self.parameters.base.relations
        return display_text(relations[name]) if name in relations else name

    @cached_property
    def robot(self) -> Robot:
        """The robot with numbers: consistent standard parameters if any, else base ones."""
        consistent = self.standard is not None
        source = self.parameters.robot if consistent else self.parameters.base.robot
        numbers = self.standard or self.values
        bodies = tuple(Body(**_numbers_of(b, INERTIAL_PARAMETERS, numbers)) for b in source.bodies)
        joints = tuple(
            dataclasses.replace(x, **_numbers_of(x, DRIVES, numbers) | _load_friction(numbers, j))
            for j, x in enumerate(source.joints, 1)
        )
        if self.observation.setup.efforts == BASE:  # which say nothing about the drives
            joints = self.given.joints
        known = {k: v for k, v in self.given.values.items() if k in source.symbols}
        name = f"{self.given.name}_identified"
        return dataclasses.replace(
            self.given, name=name, bodies=bodies, joints=joints, values=known
        )

    def save(self, path: str | Path) -> Path:
        """Write the robot with the numbers; the extension of the path is the format."""
        return self.robot.save(path)

    def report(self, folder: str | Path) -> list[Path]:
        """Write report.html, parameters.csv, result.json and the robot as .par into a folder."""
        return write_report(self, Path(folder))


def _quantile(freedom: float) -> float:
    """The 97.5 % quantile of Student's distribution, expanded in 1 / freedom."""
    z = NORMAL_QUANTILE
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


def _interval(name: str, value: float, spread: float) -> tuple[float, float]:
    """The interval of a parameter, not below zero if it is friction or a rotor inertia."""
    low, high = value - spread, value + spread
    if name[:2] in ("FV", "FS", "IA"):
        low = max(low, 0.0)
    return low, high


def _percentage(deviation: float, value: float) -> float:
    if value:
        return 100 * deviation / abs(value)
    return math.inf if deviation else 0.0


def _numbers_of(part: Any, keys: tuple[str, ...], numbers: dict[str, float]) -> dict[str, Any]:
    """The attributes of a body or joint with numbers for symbols; zero where there is none."""
    return {key: _number(getattr(part, key), numbers) for key in keys}


def _load_friction(numbers: dict[str, float], j: int) -> dict[str, Any]:
    """The friction by load of joint j where it was identified as a term of its own."""
    return {"FL": constant(numbers[f"FL{j}"])} if f"FL{j}" in numbers else {}


def _number(value: Any, numbers: dict[str, float]) -> Any:
    if is_zero(value):
        return value
    return constant(numbers[str(value)]) if str(value) in numbers else ZERO


# --- plausibility and verdict ---------------------------------------------------------------------

WEAK_PERCENT = 30.0  # relative deviations above are marked
WEAK_EFFECT = 0.01  # of the efforts, that a deviation must change to matter
GOOD_PERCENT, FAIR_PERCENT = 10.0, 25.0  # errors of the prediction below which it is good or fair
POSTURES = 64  # random postures at which the inertia matrix is examined
FAR_MASS = 2.0  # factor between the mass of all links and that of the data sheet
LISTED = 6  # names in a sentence
NOT_NEGATIVE = {"FV": "viscous friction", "FS": "dry friction", "IA": "rotor inertia"}


def find_implausible(r: Identification) -> dict[str, str]:
    """Return what no robot can have: negative friction or inertia, a mass far from the data sheet.

    Keys are names of parameters, joints, or "mass".
    """
    negative = {
        name: f"{NOT_NEGATIVE[name[:2]]} below 0: {v:.3g}"
        for name, v in r.values.items()
        if name[:2] in NOT_NEGATIVE and name[2:].rstrip("R").isdigit() and v < 0
    }
    return negative | _negative_inertias(r) | _far_mass(r)


def _far_mass(r: Identification) -> dict[str, str]:
    """The mass of all links if it is far from that of the robot file."""
    links = range(r.given.first_link, r.given.NL + 1)
    known, masses = known_values(r.given), [f"M{j}" for j in links]
    if r.standard is None or not all(name in known for name in masses):
        return {}
    total, sheet = sum(r.standard[name] for name in masses), sum(known[m] for m in masses)
    if 1 / FAR_MASS < total / sheet < FAR_MASS:
        return {}
    return {"mass": f"all links weigh {total:.3g} kg, {sheet:.3g} kg by the robot file"}


def _negative_inertias(r: Identification) -> dict[str, str]:
    """The joints whose own inertia is negative at a posture, or "inertia matrix"."""
    if not _is_posed_freely(r):
        return {}
    limits = [r.given.joint(j).limits[:2] for j in r.observation.joints]
    low, high = (
        np.array([side if x is None else float(x) for x in column])
        for column, side in zip(zip(*limits, strict=True), (-np.pi, np.pi), strict=True)
    )
    q = np.random.default_rng(0).uniform(low, high, (POSTURES, len(limits)))
    A = r.inertia_matrices(q)
    least = np.diagonal(A, axis1=1, axis2=2).min(axis=0)
    labels = dict(zip(_joint_labels(r), least, strict=True))
    negative = {joint: f"inertia below 0: {v:.3g}" for joint, v in labels.items() if v < 0}
    smallest = float(np.linalg.eigvalsh((A + A.transpose(0, 2, 1)) / 2)[:, 0].min())
    if not negative and smallest < 0:
        return {"inertia matrix": f"an eigenvalue below 0: {smallest:.3g}"}
    return negative


def _is_posed_freely(r: Identification) -> bool:
    """True if any positions of the motors are a posture, in which all rows are those of joints."""
    return not r.given.has_closed_loops and not r.given.has_moving_base


def _joint_labels(r: Identification) -> list[str]:
    return [f"joint {j}" for j in r.observation.joints]


def _held_out_percent(r: Identification) -> tuple[float, str]:
    """The error of the prediction in percent, and of what: held-out logs, blocks, or the fit."""
    if r.validation is not None:
        return 100 * r.validation.total, "held-out logs"
    if r.cross:
        return 100 * max(e.total for e in r.cross), "held-out parts of the logs"
    return 100 * r.training.total, "the efforts it was fitted to"


def is_trusted(r: Identification) -> bool:
    """Return whether nothing speaks against the use of the numbers."""
    is_poor = _held_out_percent(r)[0] >= FAIR_PERCENT
    return not (r.diagnosis or r.implausible or is_poor or 2 * len(r.weak) > len(r.names))


def _verdict_sentences(r: Identification) -> list[str]:
    percent, data = _held_out_percent(r)
    quality = "well" if percent < GOOD_PERCENT else "fairly" if percent < FAIR_PERCENT else "badly"
    known = len(r.names) - len(r.weak)
    sentences = [
        f"The model predicts {data} {quality}: error of {percent:.3g} % at most.",
        f"{known} of {len(r.names)} parameters are known to {WEAK_PERCENT:g} %, or negligible.",
    ]
    if percent >= FAIR_PERCENT:
        sentences.append(
            "The model does not describe these efforts: check the robot, the units and the noise."
        )
    if r.weak:
        sentences.append(
            f"Not determined by the motion, and unreliable: {_listed(r.weak)} (condition number "
            f"{r.condition:.3g}). Record a richer motion (symoro excite)."
        )
    if r.implausible:
        reasons = [f"{name} ({text})" for name, text in r.implausible.items()]
        sentences.append(f"No robot can have these values: {_listed(reasons)}.")
    if r.diagnosis:
        sentences.append(f"Do not use these numbers yet. Faults of the logs: {len(r.diagnosis)}.")
    else:
        sentences.append("No fault was found in the logs.")
    return sentences


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:LISTED]) + (f" and {len(names) - LISTED} more" * (len(names) > LISTED))


# --- report --------------------------------------------------------------------------------------

STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;"
    "color:#222}\n"
    "table{border-collapse:collapse;margin:1rem 0}"
    "td,th{padding:.15rem .7rem;border-bottom:1px solid #ddd;text-align:right}\n"
    "td.n{white-space:nowrap}"
    "td:first-child,th:first-child,td.t,.text td,.text th,"
    ".grouped td:last-child,.grouped th:last-child{text-align:left}"
    "h2{margin-top:2.2rem}img{max-width:100%}"
    ".weak{color:#a33}small{color:#666}"
    ".verdict{padding:.6rem 1rem;background:#f2f6f2;border-left:4px solid #383}"
    ".verdict.weak{background:#faf0f0;border-color:#a33}"
)
GAP_PERIODS = 10  # periods without a row that interrupt a line of a plot


def write_report(r: Identification, folder: Path) -> list[Path]:
    """Write report.html, parameters.csv, result.json, <robot>.par, and <robot>.urdf if URDF can
    express the robot; return their paths.
    """
    urdf, remarks = _write_urdf(r, folder / f"{file_name(r.robot.name)}.urdf")
    return [
        write_text(folder / "report.html", html_page(r, remarks)),
        write_text(folder / "parameters.csv", csv_table(r)),
        write_text(folder / "result.json", json.dumps(json_data(r), indent=2) + "\n"),
        r.save(folder / f"{file_name(r.robot.name)}.par"),
        *urdf,
    ]


def _write_urdf(r: Identification, path: Path) -> tuple[list[Path], list[str]]:
    """The robot as URDF, and what the file cannot hold."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", RobotWarning)
        try:
            files = [r.save(path)]
        except SymoroError:
            files = []
    return files, [str(w.message) for w in caught]


# --- data ----------------------------------------------------------------------------------------


def csv_table(r: Identification) -> str:
    """Return CSV: name, value, standard deviation, relative deviation in percent, grouping."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["parameter", "value", "sigma", "relative_percent", "grouping"])
    writer.writerows(
        [k, repr(r.values[k]), repr(r.sigma[k]), f"{r.relative[k]:.4g}", r.grouping(k)]
        for k in r.names
    )
    return text.getvalue()


def json_data(r: Identification) -> dict[str, Any]:
    """Return the whole result as plain values for JSON."""
    deviations = zip(r.groups, map(float, r.estimate.deviations), strict=True)
    data: dict[str, Any] = {
        "robot": r.given.name,
        "model": r.model,
        "solver": r.solver,
        "metric": r.metric,
        "condition": r.condition,
        "rows": r.system.rows,
        "parameters": {name: _parameter_data(r, name) for name in r.names},
        "training": _error_data(r.training),
        "validation": _error_data(r.validation),
        "cross_validation": [_error_data(e) for e in r.cross],
        "residual_deviations": dict(deviations),
        "treatment": {key: getattr(r.treatment, key) for key in ("rate", "cutoff", "every")},
        "standard": r.standard,
        "columns": dict(r.columns),
        "diagnosis": _finding_data(r.diagnosis),
        "repaired": _finding_data(r.repaired),
        "intervals": {k: [_finite(x) for x in pair] for k, pair in r.intervals.items()},
        "choices": [c.data() for c in r.choices],
        "verdict": r.verdict,
        "weak": list(r.weak),
        "implausible": dict(r.implausible),
    }
    return data | _load_data(r)


def _load_data(r: Identification) -> dict[str, Any]:
    """The payload and the gains of the drives, where they were asked for."""
    data: dict[str, Any] = {}
    if r.payload is not None:
        sigma = r.payload.sigma
        data["payload"] = {k: {"value": v, "sigma": sigma[k]} for k, v in r.payload.values.items()}
    if r.gains is not None:
        data["gains"] = [
            {"joint": joint, "value": float(value), "sigma": float(sigma)}
            for joint, value, sigma in zip(r.groups, r.gains.values, r.gains.sigma, strict=True)
        ]
    return data


def _finding_data(findings: Iterable[Finding]) -> list[dict[str, Any]]:
    keys = ("code", "joint", "text", "remedy")
    return [{key: getattr(f, key) for key in keys} for f in findings]


def _finite(x: float) -> float | None:
    return x if math.isfinite(x) else None


def _parameter_data(r: Identification, name: str) -> dict[str, Any]:
    relative = r.relative[name]
    return {
        "value": r.values[name],
        "sigma": _finite(r.sigma[name]),
        "relative_percent": _finite(relative),
        "grouping": r.grouping(name),
        "estimated": name in r.essential,
    }


def _error_data(e: Errors | None) -> dict[str, Any] | None:
    if e is None:
        return None
    return {"total": e.total, "rows": e.rows, **dict(zip(e.groups, e.each, strict=True))}


# --- page ----------------------------------------------------------------------------------------


def html_page(r: Identification, remarks: Sequence[str] = ()) -> str:
    """Return the report as one HTML page that needs no other file; `remarks` on the URDF file."""
    kind = "held out" if r.validation is not None else "training"
    parts = [
        f"<h1>{html.escape(r.given.title or r.given.name)}: identified parameters</h1>",
        _verdict(r),
        _summary(r),
        *_log_sections(r),
        "<h2>Errors</h2>",
        _error_table(r),
        f"<p><small>{html.escape(r.metric)}.</small></p>",
        f"<h2>Measured and predicted ({kind} data)</h2>",
        *(_inline_image(figure) for figure in plot_traces(r)),
        *_figure_sections(r),
        *_plausibility_section(r),
        "<h2>Base parameters</h2>",
        _parameter_table(r),
        *_optional_sections(r),
        *(f"<p><small>{html.escape(text)}</small></p>" for text in remarks),
    ]
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><title>{html.escape(r.given.name)}</title><style>{STYLE}</style>'
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>\n'


def _summary(r: Identification) -> str:
    t = r.treatment
    cutoff = f"low-pass {t.cutoff:.4g} Hz" if t.cutoff else "no low-pass"
    decimation = f", one row in {t.every} after parallel decimation" if t.every > 1 else ""
    left_out = len(r.names) - len(r.essential)
    physical = " with physical consistency" if r.standard else ""
    return (
        f"<p>Model {r.model}, solver {r.solver}{physical}; "
        f"sampled at {t.rate:.6g} Hz, {cutoff}{decimation}. "
        f"{r.system.rows} rows, {len(r.essential)} parameters"
        f"{f' ({left_out} left out)' if left_out else ''}, "
        f"condition number {r.condition:.4g}.</p>"
    )


def _verdict(r: Identification) -> str:
    kind = "good" if is_trusted(r) else "weak"
    return f'<p class="verdict {kind}">{html.escape(r.verdict)}</p>'


def _log_sections(r: Identification) -> list[str]:
    """Findings, repairs, and the columns that were read."""
    sections = []
    for title, findings in (("Faults of the logs", r.diagnosis), ("Repaired", r.repaired)):
        if findings:
            rows = [(f.joint or "all", f.text, f.remedy) for f in findings]
            sections += [
                f"<h2>{title}</h2>",
                _html_table(["joint", "finding", "remedy"], rows, True),
            ]
    if r.columns:
        rows_read = [(quantity, ", ".join(names)) for quantity, names in r.columns.items()]
        sections += [
            "<h2>Columns of the log</h2>",
            _html_table(["quantity", "columns"], rows_read, True),
        ]
    if r.choices:
        chosen = "".join(f"<li>{html.escape(str(choice))}</li>" for choice in r.choices)
        sections += ["<h2>What was chosen</h2>", f"<ul>{chosen}</ul>"]
    return sections


def _plausibility_section(r: Identification) -> list[str]:
    """Whether bodies can have the parameters; the bodies of consistent parameters."""
    sections = ["<h2>Physical plausibility</h2>"]
    if r.implausible:
        sections += [_html_table(["place", "no robot can have it"], r.implausible.items(), True)]
    else:
        sections += [
            "<p>Friction and rotor inertias are not negative, and the inertia matrix is positive "
            f"definite at {POSTURES} random postures.</p>"
            if _is_posed_freely(r)
            else "<p>Friction and rotor inertias are not negative.</p>"
        ]
    if r.standard is not None:
        head = ["link", "mass [kg]", "centre [m]", "principal moments about it [kg.m²]"]
        links = range(r.given.first_link, r.given.NL + 1)
        bodies = [_body_row(r.standard, j) for j in links]
        sections += [
            _html_table(head, bodies),
            "<p>Parameters that the motion does not determine stay close to the robot file, or to "
            "a small sphere if it has none.</p>",
        ]
    return sections


def _body_row(standard: Mapping[str, float], j: int) -> tuple[str, ...]:
    """Mass, centre in the link's frame and principal moments of a link."""
    P = pseudo_inertia(standard, j)
    centre = P[:3, 3] / P[3, 3]
    about = P[:3, :3] - P[3, 3] * np.outer(centre, centre)
    moments = np.linalg.eigvalsh(np.trace(about) * np.eye(3) - about)
    texts = (", ".join(f"{x:.4g}" for x in numbers) for numbers in (centre, moments))
    return (str(j), f"{P[3, 3]:.4g}", *texts)


def _cells(row: Iterable[object], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{html.escape(str(x))}</{tag}>" for x in row) + "</tr>"


def _html_table(
    head: Sequence[object], rows: Iterable[Sequence[object]], is_text: bool = False
) -> str:
    """A table; columns of numbers are aligned right, those of a text table left."""
    kind = ' class="text"' if is_text else ""
    return f"<table{kind}>{_cells(head, 'th')}{''.join(_cells(row) for row in rows)}</table>"


def _error_table(r: Identification) -> str:
    folds = [(f"cross-validation {k}", e) for k, e in enumerate(r.cross, 1)]
    rows = [
        [name, *(f"{100 * x:.2f} %" for x in (*e.each, e.total)), e.rows]
        for name, e in [("training", r.training), ("held out", r.validation), *folds]
        if e is not None
    ]
    return _html_table(["", *r.groups, "all", "rows"], rows)


def _parameter_table(r: Identification) -> str:
    head = _cells(["parameter", "value", "95 % interval", "σ", "relative", "grouping"], "th")
    rows = "".join(_parameter_row(r, name) for name in r.names)
    return f'<table class="grouped">{head}{rows}</table>'


def _parameter_row(r: Identification, name: str) -> str:
    relative, is_estimated = r.relative[name], name in r.essential
    is_doubtful = relative > WEAK_PERCENT or name in r.implausible
    weak = ' class="weak"' if is_doubtful or not is_estimated else ""
    deviation = f"{relative:.3g} %" if math.isfinite(relative) else "-"
    if not is_estimated:
        deviation = "left out"
    low, high = r.intervals[name]
    interval = f'<td class="n">{low:.4g} … {high:.4g}</td>'
    numbers = (
        f"<td>{r.values[name]:.6g}</td>{interval}<td>{r.sigma[name]:.3g}</td><td>{deviation}</td>"
    )
    grouping = f'<td class="t">{html.escape(r.grouping(name))}</td>'
    return f"<tr{weak}><td>{name}</td>{numbers}{grouping}</tr>"


def _optional_sections(r: Identification) -> list[str]:
    """Headings and tables of results that were asked for."""
    sections = []
    if r.standard is not None:
        rows = [(name, f"{v:.6g}") for name, v in r.standard.items()]
        sections += [
            "<h2>Standard parameters, physically consistent</h2>",
            _html_table(["parameter", "value"], rows),
        ]
    if r.payload is not None:
        sigma = r.payload.sigma
        load = [(name, f"{v:.6g}", f"{sigma[name]:.3g}") for name, v in r.payload.values.items()]
        sections += [
            "<h2>Payload, in the frame of the last link</h2>",
            _html_table(["parameter", "value", "σ"], load),
        ]
    if r.gains is not None:
        values = zip(r.groups, r.gains.values, r.gains.sigma, strict=True)
        gains = [(joint, f"{v:.6g}", f"{s:.3g}") for joint, v, s in values]
        sections += ["<h2>Drive gains</h2>", _html_table(["joint", "gain", "σ"], gains)]
    return sections


# --- plots ---------------------------------------------------------------------------------------


def plot_traces(r: Identification) -> list[Any]:
    """Return a figure per plotted log: measured and predicted effort and their difference."""
    return [_plot_trace(r, trace) for trace in r.traces]


def _plot_trace(r: Identification, trace: LogTrace) -> Any:
    from matplotlib.figure import Figure  # heavy, needed here alone

    count = len(trace.rows.groups)
    figure = Figure(figsize=(10, 2.1 * count), layout="constrained")
    axes = np.atleast_1d(figure.subplots(count, 1, sharex=True))
    t = _interrupted(trace.rows.t)
    for g, (ax, group) in enumerate(zip(axes, r.groups, strict=True)):
        rows, moving = trace.rows.groups[g], trace.rows.moving[g]
        predicted = rows[:, :-1] @ r.x[r.system.columns[g]]
        for y, label, color in (
            (rows[:, -1], "measured", "#1f6fb4"),
            (predicted, "predicted", "#d95f02"),
            (rows[:, -1] - predicted, "difference", "#888"),
        ):
            ax.plot(t, np.where(moving, y, np.nan), label=label, color=color, lw=0.9)
        ax.set_ylabel(f"{group} [{_unit(r, group)}]")
        ax.grid(alpha=0.3)
    axes[0].legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=3, fontsize=8, frameon=False)
    axes[-1].set_xlabel("t [s]")
    axes[0].set_title(Path(trace.path).name, loc="left", fontsize=9)
    return figure


def _figure_sections(r: Identification) -> list[str]:
    """Headings and pictures: spectrum of the residuals, friction, correlation, convergence."""
    pictures = {
        "Spectrum of the residuals": _plot_spectrum(r) if r.traces else None,
        "Friction": _plot_friction(r),
        "Correlation of the estimates": _plot_correlation(r),
        "Convergence of the recursive estimate": _plot_history(r)
        if r.history is not None
        else None,
    }
    drawn = [(title, figure) for title, figure in pictures.items() if figure is not None]
    return [text for title, x in drawn for text in (f"<h2>{title}</h2>", _inline_image(x, title))]


def _plot_spectrum(r: Identification) -> Any:
    """The amplitude of residuals over frequency, by joint: noise is flat, model errors are not."""
    rows = r.traces[0].rows
    step = float(np.median(np.diff(rows.t)))
    figure, ax = _axes("frequency [Hz]", "residual, amplitude density")
    f = np.fft.rfftfreq(len(rows.t), step)[1:]
    for g, group in enumerate(r.groups):
        residual = rows.groups[g][:, -1] - rows.groups[g][:, :-1] @ r.x[r.system.columns[g]]
        spectrum = np.abs(np.fft.rfft(residual * np.hanning(len(residual))))[1:]
        smooth = np.convolve(spectrum, np.full(9, 1 / 9), "same") * np.sqrt(step / len(residual))
        ax.loglog(f, smooth, lw=1.0, label=group)
    ax.legend(fontsize=8, frameon=False, ncols=2)
    return figure


def _plot_friction(r: Identification) -> Any:
    """Friction of the joints over the speeds of the log; None without any."""
    joints = [j for j in range(1, r.given.NL + 1) if {"FS", "FV"} & set(_friction_of(r, j))]
    if not joints:
        return None
    figure, ax = _axes("speed [rad/s or m/s]", "friction [N.m or N]")
    for j in joints:
        speed = np.linspace(-1.0, 1.0, 400) * _top_speed(r, j)
        ax.plot(speed, friction_curve(r, j, speed), lw=1.1, label=f"joint {j}")
    ax.legend(fontsize=8, frameon=False, ncols=2)
    return figure


def friction_curve(r: Identification, j: int, v: Array) -> Array:
    """Return friction and offset of joint j at speeds v, without the part that a load adds."""
    own, robot = _friction_of(r, j), r.observation.robot
    terms = {key: own.get(key, 0.0) for key in FRICTION_BY_SPEED if key != "FL"}
    total = np.sum([x * FRICTION_BY_SPEED[key](v) for key, x in terms.items()], axis=0)
    for key in ("FV", "FS"):  # other values of motion backwards
        change = own.get(f"{key}N", terms[key]) - terms[key]
        total = total + np.where(v < 0, change * FRICTION_BY_SPEED[key](v), 0.0)
    if own.get("FT"):
        speed, exponent = interpret([robot.joint(j).VT, robot.joint(j).FE], robot.values)
        decay = (np.abs(v) / speed) ** (exponent or 1.0)
        total = total + own["FT"] * np.exp(-decay) * np.sign(v)
    return np.asarray(total)


def _friction_of(r: Identification, j: int) -> dict[str, float]:
    """The parameters of friction of joint j by key, grouped ones (FS1R) by that of their name."""
    keys, values = (*FRICTION, "FA", "FQ", "FR"), {**(r.standard or {}), **r.values}
    names = {key: name for key in keys for name in (f"{key}{j}R", f"{key}{j}") if name in values}
    return {key: values[name] for key, name in names.items()}


def _top_speed(r: Identification, j: int) -> float:
    """The largest speed of joint j in the first log that is plotted, else 2 rad/s or m/s."""
    model, name = r.observation, f"FV{j}"
    if not r.traces or name not in r.names or model.model != "dynamic" or j not in model.joints:
        return 2.0
    g = model.joints.index(j)
    column = r.traces[0].rows.groups[g][:, model.column(g, name)]
    return float(np.abs(column).max()) or 2.0


def _plot_correlation(r: Identification) -> Any:
    """The map of correlations between the estimates of parameters."""
    figure, ax = _axes("", "", size=(7.5, 6.5))
    image = ax.imshow(r.correlation, vmin=-1, vmax=1, cmap="RdBu_r")
    names = r.names
    ax.set_xticks(range(len(names)), names, rotation=90, fontsize=6)
    ax.set_yticks(range(len(names)), names, fontsize=6)
    ax.grid(visible=False)
    figure.colorbar(image, ax=ax, shrink=0.8)
    figure.get_layout_engine().set(w_pad=0.1)  # constrained layout cuts the small labels
    return figure


def _plot_history(r: Identification) -> Any:
    """Recursive estimates over time, relative to the last ones; None of other solvers."""
    if r.history is None:
        return None
    last = np.where(r.history[-1] == 0, 1.0, r.history[-1])
    figure, ax = _axes("estimate", "parameter over its last value")
    ax.plot(r.history / last, lw=0.8)
    ax.set_ylim(-1, 3)
    return figure


def _axes(x: str, y: str, size: tuple[float, float] = (8.0, 3.6)) -> tuple[Any, Any]:
    from matplotlib.figure import Figure  # heavy, needed here alone

    figure = Figure(figsize=size, layout="constrained")
    ax = figure.subplots()
    ax.set_xlabel(x)
    ax.set_ylabel(y)
    ax.grid(alpha=0.3)
    return figure, ax


def _unit(r: Identification, group: str) -> str:
    """The unit of the measurement: power, work, force or torque."""
    if group == WHOLE_ROBOT:
        return "W" if r.model == "power" else "J"
    if group in BASE_GROUPS:
        return "N" if BASE_GROUPS.index(group) < 3 else "N.m"
    joint = r.observation.joints[r.observation.places[r.groups.index(group)] or 0]
    return "N" if r.given.sigma(joint) == PRISMATIC else "N.m"


def _interrupted(t: Array) -> Array:
    """Times with NaN after a gap, so that no line is drawn across it."""
    steps = np.diff(t, prepend=t[0])
    after_gap = steps > GAP_PERIODS * np.median(steps[1:]) if len(t) > 2 else False
    return np.where(after_gap, np.nan, t)


def _inline_image(figure: Any, title: str = "measured and predicted effort") -> str:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=110)
    data = base64.b64encode(buffer.getvalue()).decode()
    source = f"data:image/png;base64,{data}"
    return f'<p><img alt="{title}" src="{source}"></p>'
