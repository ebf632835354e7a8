"""Faults of logs that the signals show without a model.

Wraps, frozen sensors, clipped efforts, other units of time, joints that never move. A finding names
one cause, with evidence and remedy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symoro.identify.log_columns import DEGREE

Array = np.ndarray
Signals = Mapping[str, Array]  # t (rows,); q, tau and where measured qd, qdd (rows, joints), SI


@dataclass(frozen=True)
class Finding:
    """One fault of a log: its cause, the joint 1 … n or None, the evidence, and what to do."""

    code: str
    joint: int | None
    text: str
    remedy: str
    repair: Mapping[str, Any] = field(default_factory=dict, compare=False)  # entries of a setup

    def __str__(self) -> str:
        return f"{self.text}: {self.remedy}"


SHORT_LOG = 2.0  # s
WHOLE_TURN = 2 * np.pi  # rad: positions beyond may be degrees
STILL = 1e-3  # rad or m: a joint that moves less does not move
WRAP = 1.5 * np.pi  # rad, between two rows
FARTHEST_POSITION = 12 * np.pi  # rad: a joint does not turn this far
SLOWEST, LOWEST_RATE = 0.02, 50.0  # rad/s and Hz: a log that is slower has another unit of time
FASTEST = 50.0  # rad/s
LONGEST_FREEZE, FROZEN_SPEED = 0.1, 0.5  # s; part of the typical speed before and after
FROZEN_EFFORT = 0.5  # s without any change of an effort in motion
CLIPPED_ROWS, CLIPPED_PART, CLIPPED_RUN = 15, 0.003, 5
VELOCITY_RATIOS = (0.2, 5.0)  # of a velocity to the slope of its position
VELOCITY_UNITS = {57.3: "deg/s", 9.549: "rpm", 1000.0: "mm/s"}  # ratio -> unit


def _runs(x: Array) -> tuple[Array, Array]:
    """First rows and lengths of the runs of equal values of x (rows,)."""
    starts = np.concatenate([[0], np.flatnonzero(np.diff(x)) + 1])
    return starts, np.diff(np.concatenate([starts, [len(x)]]))


def _time_findings(s: Signals, whole: bool) -> Iterator[Finding]:
    """The unit of time and the length of the log."""
    t, q = s["t"], s["q"]
    rate = 1 / float(np.median(np.diff(t)))
    speed = float(np.abs(np.diff(q, axis=0)).max(initial=0.0) * rate)
    moves = bool((np.ptp(q, axis=0) > STILL).any())
    for unit, factor in (("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9)):
        if moves and rate < LOWEST_RATE and speed < SLOWEST and speed / factor < FASTEST:
            yield Finding(
                "time-unit", None,
                f"The log has {rate:.3g} rows per second and no speed above {speed:.2g} rad/s, "
                f"as if its time were in {unit}",
                f'units.t = "{unit}"', {"units": {"t": unit}},
            )  # fmt: skip
            return
    if whole and t[-1] - t[0] < SHORT_LOG:
        yield Finding(
            "short", None,
            f"The log has {t[-1] - t[0]:.3g} s of motion, too little for all parameters",
            f"log at least {SHORT_LOG:g} s, better 10 s or more",
        )  # fmt: skip


def _position_findings(s: Signals, is_turning: Array) -> Iterator[Finding]:
    """Joints that do not move, positions in degrees, wraps, frozen sensors."""
    q, rate = s["q"], 1 / float(np.median(np.diff(s["t"])))
    far = np.abs(q[:, is_turning]).max(initial=0.0)
    wrap = WRAP if far < FARTHEST_POSITION else WRAP / DEGREE
    wrapped = [int(k) for k in np.flatnonzero(is_turning) if np.abs(np.diff(q[:, k])).max() > wrap]
    if far > FARTHEST_POSITION:
        yield Finding(
            "position-unit", None,
            f"Positions reach {far:.4g}, which are no radians",
            'units.q = "deg" if they are degrees; ratios = […] if they are those of motors',
            {"units": {"q": "deg"}},
        )  # fmt: skip
    for k in wrapped:
        jumps = int((np.abs(np.diff(q[:, k])) > wrap).sum())
        yield Finding(
            "wrap", int(k) + 1,
            f"The position of joint {k + 1} jumps by a whole turn, {jumps} times",
            "unwrap = true", {"unwrap": True},
        )  # fmt: skip
    for k in (k for k in range(q.shape[1]) if k not in wrapped):
        yield from _rest_findings(k, q[:, k], rate)


def _rest_findings(k: int, q: Array, rate: float) -> Iterator[Finding]:
    """A joint that never moves, or whose sensor stops while it moves."""
    if np.ptp(q) < STILL:
        yield Finding(
            "still", k + 1, f"Joint {k + 1} never moves",
            "its parameters are not determined: log a motion of this joint",
        )  # fmt: skip
        return
    starts, lengths = _runs(q)
    longest = int(np.argmax(lengths))
    first, length = int(starts[longest]), int(lengths[longest])
    end = first + length
    steps = np.abs(np.diff(q))
    window = max(3, int(0.02 * rate))
    moved = max(
        abs(q[first] - q[max(0, first - window)]),
        abs(q[min(end + window, len(q)) - 1] - q[end - 1]),
    )
    typical = max(
        FROZEN_SPEED * window * float(np.sqrt(np.mean(steps**2))), 5 * steps[steps > 0].min()
    )
    if length > LONGEST_FREEZE * rate and length > 10 and moved > typical:
        yield Finding(
            "frozen-position", k + 1,
            f"The position of joint {k + 1} stays {q[first]:.4g} from row {first + 1} to {end} "
            "while the joint moves",
            "the sensor is frozen: cut these rows out (from_time, to_time)",
        )  # fmt: skip


def _effort_findings(s: Signals) -> Iterator[Finding]:
    """Efforts that are zero, frozen or clipped."""
    q, tau, rate = s["q"], s["tau"], 1 / float(np.median(np.diff(s["t"])))
    if not tau.any():
        yield Finding(
            "zero-torque", None, "All efforts are zero",
            "log the efforts of the motors: columns.tau",
        )  # fmt: skip
        return
    for k, y in enumerate(tau.T):
        if not y.any():
            yield Finding(
                "zero-torque", k + 1, f"The effort of joint {k + 1} is zero",
                "log the effort of this motor: columns.tau",
            )  # fmt: skip
            continue
        starts, lengths = _runs(y)
        longest = int(np.argmax(lengths))
        run = slice(int(starts[longest]), int(starts[longest] + lengths[longest]))
        moves = np.ptp(q[run, k]) > 0.02 * max(float(np.ptp(q[:, k])), STILL)
        is_clipped = _is_clipped(y, q[:, k])
        if lengths[longest] > max(20, FROZEN_EFFORT * rate) and moves and not is_clipped:
            yield Finding(
                "frozen-effort", k + 1,
                f"The effort of joint {k + 1} stays {y[run][0]:.4g} from row {run.start + 1} to "
                f"{run.stop} while the joint moves",
                "the sensor is frozen: cut these rows out (from_time, to_time)",
            )  # fmt: skip
        elif is_clipped:
            yield Finding(
                "clipped", k + 1,
                f"The effort of joint {k + 1} is clipped at {np.abs(y).max():.4g}",
                "log a slower motion, or raise the limit of the drive",
            )  # fmt: skip


def _is_clipped(y: Array, q: Array) -> bool:
    """True if an effort rests at its extreme value in several rows of a motion."""
    for side in (y, -y):
        top = side >= side.max() - 1e-9 * np.ptp(side)
        starts, lengths = _runs(top)
        longest = max((int(n) for a, n in zip(starts, lengths, strict=True) if top[a]), default=0)
        quantum = np.diff(np.unique(side))[-1:]
        below = (side >= side.max() - 1.5 * quantum.sum()) & ~top
        moves = np.ptp(q[top]) > STILL
        many = top.sum() > max(CLIPPED_ROWS, CLIPPED_PART * len(y), 4 * below.sum())
        if moves and many and longest >= CLIPPED_RUN:
            return True
    return False


def _derivative_findings(s: Signals) -> Iterator[Finding]:
    """Velocities and accelerations that are not the slope of their position or velocity."""
    period = float(np.median(np.diff(s["t"])))
    moving = np.ptp(s["q"], axis=0) > STILL
    for quantity, below in (("qd", "q"), ("qdd", "qd")):
        if quantity not in s or below not in s:
            continue
        slope = np.gradient(s[below], period, axis=0)
        power = np.sum(s[quantity] ** 2, axis=0)
        inverse = np.sum(slope * s[quantity], axis=0) / np.where(power > 0, power, np.inf)
        low, high = VELOCITY_RATIOS
        wrong = [int(k) for k in np.flatnonzero(moving & ~((low < inverse) & (inverse < high)))]
        if wrong:
            ratio = 1 / inverse[wrong[0]] if inverse[wrong[0]] else np.inf
            yield _derivative_finding(quantity, below, wrong, float(ratio))


def _derivative_finding(quantity: str, below: str, joints: list[int], ratio: float) -> Finding:
    """The finding of a derivative that is `ratio` times the slope, at some places of joints."""
    joint = joints[0] + 1
    text = f"{quantity} of joint {joint} is {ratio:.3g} times the slope of {below}"
    unit = next((u for r, u in VELOCITY_UNITS.items() if abs(ratio / r - 1) < 0.1), None)
    one = joint if len(joints) == 1 else None
    if unit is None:
        return Finding(
            "velocity", one, text, f"leave the columns of {quantity} out: it is differentiated"
        )
    unit = unit if quantity == "qd" else unit.replace("/s", "/s2")
    repair = {"units": {quantity: unit}}
    return Finding("velocity-unit", one, text, f'units.{quantity} = "{unit}"', repair)


def signal_findings(s: Signals, is_turning: Array, whole: bool) -> list[Finding]:
    """Return the faults that the signals show without a model.

    `whole`: the rows are all of the log.
    """
    if any(f.code == "time-unit" for f in _time_findings(s, whole)):
        return list(_time_findings(s, whole))
    findings = [*_time_findings(s, whole), *_position_findings(s, is_turning)]
    if any(f.code == "position-unit" for f in findings):
        return [f for f in findings if f.code in ("position-unit", "wrap", "short")]
    if not any(f.code == "wrap" for f in findings):
        findings += _derivative_findings(s)
    return [*findings, *_effort_findings(s)]
