"""`symoro simulate`: a robot moves for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument, pairs
from symoro.cli.failures import FAILED, WrongUse
from symoro.cli.output import console, remark, show_json, show_text
from symoro.cli.selection import split
from symoro.simulate import PD, ComputedTorque, GivenTorques, Noise, Quintic, Sampled, Simulation
from symoro.simulate.joint_columns import read_values

CONTROLLERS = ("none", "pd", "computed-torque", "torques")
NOISE = ("points", "ripple", "torque", "seed", "quantised")

TimeOption = Annotated[float, typer.Option("--time", help="Seconds to simulate.", metavar="S")]
ControllerOption = Annotated[
    str, typer.Option("--controller", help=f"What the motors do: {', '.join(CONTROLLERS)}. By default computed-torque where a motion is asked for.",
                      metavar="NAME", show_default=False)
]  # fmt: skip
ToOption = Annotated[
    str,
    typer.Option(
        "--to",
        help="Go there from rest to rest, by a polynomial of degree five.",
        metavar="q1=1.0,…",
        show_default=False,
    ),
]
WithinOption = Annotated[
    float | None,
    typer.Option(
        "--within",
        help="Seconds that the motion takes (default: all the time).",
        metavar="S",
        show_default=False,
    ),
]
FollowOption = Annotated[
    Path | None,
    typer.Option(
        "--follow",
        help="Follow the samples of a CSV file: t, q1, q2 …",
        metavar="FILE",
        show_default=False,
    ),
]
TorquesOption = Annotated[
    Path | None,
    typer.Option(
        "--torques",
        help="Apply the torques of a CSV file: columns t, GAM1, GAM2 …",
        metavar="FILE",
        show_default=False,
    ),
]
StartOption = Annotated[
    str, typer.Option("--start", help="Positions at the start (default: 0, or where the file begins); those of passive joints choose the assembly.",
                      metavar="q1=0.3,…", show_default=False)
]  # fmt: skip
SpeedOption = Annotated[
    str,
    typer.Option(
        "--speed",
        help="Speeds at the start (default: 0, or as the file begins).",
        metavar="q1=0.5,…",
        show_default=False,
    ),
]
ValuesOption = Annotated[
    str, typer.Option("--values", help="Numbers for parameters: NAME=NUMBER,… or a file with such lines, or a JSON file.", metavar="FILE|M1=2.5,…",
                      show_default=False)
]  # fmt: skip
GainOption = Annotated[
    float | None,
    typer.Option(help="Gain of the controller (default: from the bandwidth).", show_default=False),
]
BandwidthOption = Annotated[
    float | None,
    typer.Option(
        "--bandwidth",
        help="Of the controller, rad/s (default: 20 for computed torque, 10 for PD).",
        show_default=False,
    ),
]
GravityOption = Annotated[bool, typer.Option("--gravity", help="PD adds the weight of the links.")]
NoiseOption = Annotated[
    str | None, typer.Option("--noise", help="Write what sensors tell: points=14400 (encoder), ripple=0.02 (tachometer), torque=0.01, seed=0, quantised=1.",
                             metavar="NAME=NUMBER,…", show_default=False)
]  # fmt: skip
LogOption = Annotated[
    Path | None,
    typer.Option(
        "-o", "--output", help="Write the motion as a CSV file.", metavar="FILE", show_default=False
    ),
]
PlotOption = Annotated[
    Path | None,
    typer.Option(
        "--plot", help="Draw the motion: .png, .svg or .pdf.", metavar="FILE", show_default=False
    ),
]
StepOption = Annotated[
    float, typer.Option("--step", help="Seconds between samples; the step of rk4.", metavar="S")
]
MethodOption = Annotated[
    str, typer.Option("--method", help="auto, rk4 (fixed steps), dop853, lsoda, radau (adaptive).")
]
ToleranceOption = Annotated[
    float, typer.Option("--tolerance", help="Relative tolerance of adaptive methods.")
]
AssemblyOption = Annotated[
    str, typer.Option("--assembly", help="Of closed loops, by label or number.", show_default=False)
]
WithoutOption = Annotated[
    str,
    typer.Option(
        "--without",
        help="Leave out effects: friction, rotor, wrench, gravity.",
        metavar="NAME,…",
        show_default=False,
    ),
]


def simulate(
    robot: RobotArgument, time: TimeOption = 5.0, controller: ControllerOption = "", to: ToOption = "", within: WithinOption = None,
    follow: FollowOption = None, torques: TorquesOption = None, start: StartOption = "", speed: SpeedOption = "", values: ValuesOption = "",
    without: WithoutOption = "", kp: GainOption = None, kd: GainOption = None, bandwidth: BandwidthOption = None, gravity: GravityOption = False,
    assembly: AssemblyOption = "", step: StepOption = 1e-3, method: MethodOption = "auto", tolerance: ToleranceOption = 1e-9,
    noise: NoiseOption = None, output: LogOption = None, plot: PlotOption = None, json: JsonOption = False,
) -> None:  # fmt: skip
    """Integrate the direct model: motion, energies, logs.

    Prints how well energies balance, how well closed loops stay closed, and how well the motors follow. The status is 1 where
    the motion ends before its time, as at a singular configuration; what was found until then is written all the same.
    """
    chosen = {"kp": kp, "kd": kd, "bandwidth": bandwidth, "gravity": gravity or None}
    law = _controller(
        controller,
        _trajectory(to, within or time, follow),
        torques,
        {k: v for k, v in chosen.items() if v is not None},
    )
    measured = None if noise is None else _noise(noise)
    with _progress() as report:
        found = sy.simulate(
            sy.load(robot), time, q=_numbers("--start", start), qd=_numbers("--speed", speed), controller=law, values=_values(values),
            without=split(without), step=step, method=method, tolerance=tolerance, assembly=assembly, progress=report,
        )  # fmt: skip
    files = [str(found.save(output, measured))] if output else []
    files += [str(found.plot(plot))] if plot else []
    if json:
        show_json(_data(found, files))
    else:
        show_text(found.report())
        remark("\n".join(files)) if files else None
    if not found.complete:
        raise typer.Exit(FAILED)


def _trajectory(to: str, time: float, follow: Path | None) -> Quintic | Sampled | None:
    if to and follow:
        raise WrongUse("options --to and --follow: found both, expected one of them")
    goal = _numbers("--to", to)
    return Sampled(follow) if follow else Quintic(goal, time) if goal else None


def _controller(
    name: str, trajectory: Quintic | Sampled | None, torques: Path | None, chosen: dict[str, Any]
) -> Any:
    kind = name or ("torques" if torques else "computed-torque" if trajectory else "none")
    if kind not in CONTROLLERS:
        raise WrongUse(
            f"option --controller: found '{kind}', expected one of {', '.join(CONTROLLERS)}"
        )
    if (kind == "torques") != (torques is not None):
        raise WrongUse("option --torques goes with --controller torques, and with no other")
    if (kind in ("pd", "computed-torque")) != (trajectory is not None):
        raise WrongUse(
            f"controller {kind}: a motion (--to or --follow) goes with pd and computed-torque, and these need one"
        )
    if torques is not None:
        return GivenTorques(torques)
    if trajectory is None:
        return None
    if kind == "computed-torque" and "gravity" in chosen:
        raise WrongUse("option --gravity is for pd: computed-torque knows the weight of the links")
    return PD(trajectory, **chosen) if kind == "pd" else ComputedTorque(trajectory, **chosen)


def _numbers(flag: str, text: str) -> dict[str, float] | None:
    found = {name: _number(flag, name, value) for name, value in pairs(flag, text).items()}
    return found or None


def _number(flag: str, name: str, value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise WrongUse(f"option {flag}, {name}: found '{value}', expected a number") from None


def _values(text: str) -> dict[str, float]:
    return read_values(text) if text and "=" not in text else _numbers("--values", text) or {}


def _noise(text: str) -> Noise:
    given = _numbers("--noise", text) or {}
    for name in given:
        if name not in NOISE:
            raise WrongUse(f"option --noise: found '{name}', expected some of {', '.join(NOISE)}")
    known: dict[str, Any] = dict(given)
    return Noise(
        **{**known, "seed": int(known.get("seed", 0)), "quantised": bool(known.get("quantised", 0))}
    )


def _data(found: Simulation, files: list[str]) -> dict[str, Any]:
    return {"robot": found.robot.name, "states": len(found.t), "time": float(found.t[-1]), "complete": found.complete, "reason": found.reason,
            "energy_drift": found.energy_drift, "loop_drift": found.loop_drift, "work": float(found.work[-1]), "losses": float(found.losses[-1]),
            "tracking_error": found.tracking_error, "assembly": found.assembly, "taken_as_zero": found.zero,
            "q": dict(zip(found.robot.q, map(float, found.q[-1]), strict=False)), "files": files}  # fmt: skip


@contextmanager
def _progress() -> Iterator[Any]:
    """A bar on a terminal."""
    bar = console(stderr=True)
    if not bar.is_terminal:
        yield None
        return
    from rich.progress import Progress

    with Progress(console=bar, transient=True, redirect_stdout=False) as shown:
        task = shown.add_task("Motion", total=1.0)
        yield lambda part: shown.update(task, completed=part)
