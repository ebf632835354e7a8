"""`symoro simulate` and `symoro excite`: motions, integrated or made for identification."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.cli.arguments import (
    JsonOption,
    RobotArgument,
    ToleranceOption,
    complete_list,
    load_robot,
    option_values,
    optional,
    read_number,
    read_pairs,
    split_list,
    split_names,
    takes_options,
)
from symoro.cli.output import (
    FAILED,
    WrongUse,
    progress_bar,
    progress_fraction,
    remark,
    show_json,
    show_text,
)
from symoro.identify.excitation import (
    CRITERIA,
    GENERATORS,
    MAX_ITERATIONS,
    CheckedClearance,
    Excitation,
)
from symoro.models.identification.regressor import DRIVES
from symoro.simulate import PD, ComputedTorque, GivenTorques, Noise, Quintic, Sampled, Simulation
from symoro.simulate.forward_simulation import METHODS
from symoro.simulate.motion_record import read_values

TRACKING = ("pd", "computed-torque")  # controllers that follow a motion
CONTROLLERS = ("none", *TRACKING, "torques")
NOISE = ("points", "ripple", "torque", "seed", "quantised")

TimeOption = Annotated[float, typer.Option("--time", help="Seconds to simulate.", metavar="S")]
ControllerOption = Annotated[
    str,
    optional(
        "--controller",
        f"Controller of the motors: {', '.join(CONTROLLERS)} "
        "(default: computed-torque with --to or --follow, torques with --torques, else none).",
        "NAME",
        lambda: CONTROLLERS,
    ),
]
ToOption = Annotated[
    str,
    optional(
        "--to",
        "Goal positions by joint name or variable, reached from rest to rest by a polynomial "
        "of degree five.",
        "elbow=1.0,…",
    ),
]
WithinOption = Annotated[
    float | None,
    optional(
        "--within", "Duration of the motion in seconds (default: that of the simulation).", "S"
    ),
]
FollowOption = Annotated[
    Path | None,
    optional(
        "--follow",
        "Follow the samples of a CSV file: t, q1, q2 … or t, q_NAME … with names of joints.",
        "FILE",
    ),
]
TorquesOption = Annotated[
    Path | None,
    optional(
        "--torques",
        "Apply the torques of a CSV file: columns t, GAM1, GAM2 … or t, tau_NAME … with names "
        "of joints.",
        "FILE",
    ),
]
StartOption = Annotated[
    str,
    optional(
        "--start",
        "Initial positions by joint name or variable (default: 0, or the first sample of the "
        "file); those of passive joints select the assembly of closed loops.",
        "elbow=0.3,…",
    ),
]
SpeedOption = Annotated[
    str,
    optional(
        "--speed",
        "Initial speeds by joint name or variable (default: 0, or the first sample of the file).",
        "elbow=0.5,…",
    ),
]
ValuesOption = Annotated[
    str,
    optional(
        "--values",
        "Numbers for parameters: NAME=NUMBER,… or a file with such lines, or a JSON file.",
        "FILE|M1=2.5,…",
    ),
]
GainOption = Annotated[
    float | None,
    optional("", "Gain of the controller (default: from the bandwidth)."),
]
BandwidthOption = Annotated[
    float | None,
    optional(
        "--bandwidth",
        "Bandwidth of the controller, rad/s (default: 20 for computed torque, 10 for PD).",
    ),
]
GravityOption = Annotated[
    bool, typer.Option("--gravity", help="Add gravity compensation to the PD controller.")
]
NoiseOption = Annotated[
    str | None,
    optional(
        "--noise",
        "Write measured signals: points=14400 (encoder points per turn), ripple=0.02 "
        "(tachometer), torque=0.01, seed=0, quantised=1.",
        "NAME=NUMBER,…",
    ),
]
OutputOption = Annotated[
    Path | None,
    optional("-o --output", "Write the motion as a CSV file.", "FILE"),
]
PlotOption = Annotated[
    Path | None,
    optional("--plot", "Plot the motion: .png, .svg or .pdf.", "FILE"),
]
StepOption = Annotated[
    float,
    typer.Option("--step", help="Seconds between samples; also the step of rk4.", metavar="S"),
]
MethodOption = Annotated[
    str,
    typer.Option(
        "--method",
        help="auto, rk4 (fixed steps), dop853, lsoda, radau (adaptive).",
        autocompletion=complete_list(lambda: ("auto", *METHODS)),
    ),
]
StepToleranceOption = Annotated[
    float, typer.Option("--tolerance", help="Relative tolerance of adaptive methods.")
]
ImportToleranceOption = Annotated[
    float | None,
    optional("--import-tolerance", "Imported files: the option --tolerance of the other commands."),
]
AssemblyOption = Annotated[
    str,
    optional("--assembly", "Assembly of closed loops, by label or number."),
]
WithoutOption = Annotated[
    str,
    optional(
        "--without",
        "Leave out effects: friction, rotor, wrench, gravity, springs.",
        "NAME,…",
        partial(option_values, "without"),
    ),
]


GAIN_OPTIONS = {
    "kp": (GainOption, None),
    "kd": (GainOption, None),
    "bandwidth": (BandwidthOption, None),
    "gravity": (GravityOption, False),
}
INTEGRATION_OPTIONS = {
    "assembly": (AssemblyOption, ""),
    "step": (StepOption, 1e-3),
    "method": (MethodOption, "auto"),
    "tolerance": (StepToleranceOption, 1e-9),
}


@takes_options("gains", GAIN_OPTIONS)
@takes_options("integration", INTEGRATION_OPTIONS)
def simulate(
    robot: RobotArgument,
    time: TimeOption = 5.0,
    controller: ControllerOption = "",
    to: ToOption = "",
    within: WithinOption = None,
    follow: FollowOption = None,
    torques: TorquesOption = None,
    start: StartOption = "",
    speed: SpeedOption = "",
    values: ValuesOption = "",
    without: WithoutOption = "",
    noise: NoiseOption = None,
    import_tolerance: ImportToleranceOption = None,
    output: OutputOption = None,
    plot: PlotOption = None,
    json: JsonOption = False,
    *,
    gains: dict[str, Any],
    integration: dict[str, Any],
) -> None:
    """Simulate a motion by forward dynamics.

    Prints the energy balance, the closure error of loops, and the tracking error of the motors. The
    exit status is 1 if the motion stops early, for example at a singular configuration; the motion
    until then is written all the same.
    """
    law = _controller(controller, _trajectory(to, within or time, follow), torques, gains)
    measured = None if noise is None else _read_noise(noise)
    with progress_fraction("Motion") as report:
        motion = sy.simulate(
            load_robot(robot, import_tolerance),
            time,
            q=_read_numbers("--start", start),
            qd=_read_numbers("--speed", speed),
            controller=law,
            values=_read_parameters(values),
            without=split_names(without),
            progress=report,
            **integration,
        )
    _show(motion, _write_files(motion, output, measured, plot), json)
    if not motion.complete:
        raise typer.Exit(FAILED)


def _write_files(
    motion: Simulation, output: Path | None, measured: Noise | None, plot: Path | None
) -> list[str]:
    files = [str(motion.save(output, measured))] if output else []
    return files + ([str(motion.plot(plot))] if plot else [])


def _show(motion: Simulation, files: list[str], json: bool) -> None:
    if json:
        show_json(_motion_data(motion, files))
        return
    show_text(motion.report())
    if files:
        remark("\n".join(files))


def _motion_data(motion: Simulation, files: list[str]) -> dict[str, Any]:
    return {
        "robot": motion.robot.name,
        "states": len(motion.t),
        "time": float(motion.t[-1]),
        "complete": motion.complete,
        "reason": motion.reason,
        "energy_drift": motion.energy_drift,
        "loop_drift": motion.loop_drift,
        "work": float(motion.work[-1]),
        "losses": float(motion.losses[-1]),
        "tracking_error": motion.tracking_error,
        "assembly": motion.assembly,
        "taken_as_zero": motion.zero,
        "q": dict(zip(motion.robot.q, map(float, motion.q[-1]), strict=False)),
        "files": files,
    }


# --- reading options ------------------------------------------------------------------------------


def _trajectory(to: str, duration: float, follow: Path | None) -> Quintic | Sampled | None:
    if to and follow:
        raise WrongUse("options --to and --follow: found both, expected one of them")
    goal = _read_numbers("--to", to)
    return Sampled(follow) if follow else Quintic(goal, duration) if goal else None


def _controller(
    name: str, trajectory: Quintic | Sampled | None, torques: Path | None, gains: dict[str, Any]
) -> PD | ComputedTorque | GivenTorques | None:
    """Return the controller that the options describe; contradictory options raise WrongUse."""
    kind = name or ("torques" if torques else "computed-torque" if trajectory else "none")
    _check_controller(kind, trajectory is not None, torques is not None, gains["gravity"])
    if torques is not None:
        return GivenTorques(torques)
    if trajectory is None:
        return None
    if kind == "pd":
        return PD(trajectory, **gains)
    return ComputedTorque(trajectory, **{k: v for k, v in gains.items() if k != "gravity"})


def _check_controller(kind: str, has_motion: bool, has_torques: bool, has_gravity: bool) -> None:
    if kind not in CONTROLLERS:
        raise WrongUse(
            f"option --controller: found '{kind}', expected one of {', '.join(CONTROLLERS)}"
        )
    if (kind == "torques") != has_torques:
        raise WrongUse("option --torques goes with --controller torques, and with no other")
    if (kind in TRACKING) != has_motion:
        raise WrongUse(
            f"controller {kind}: a motion (--to or --follow) goes with pd and computed-torque, "
            f"and these need one"
        )
    if kind == "computed-torque" and has_gravity:
        raise WrongUse("option --gravity is for pd: computed-torque compensates gravity already")


def _read_numbers(flag: str, text: str) -> dict[str, float] | None:
    pairs = read_pairs(flag, text)
    return {name: read_number(f"{flag}, {name}", value) for name, value in pairs.items()} or None


def _read_parameters(text: str) -> dict[str, float]:
    if text and "=" not in text:
        return read_values(text)
    return _read_numbers("--values", text) or {}


def _read_noise(text: str) -> Noise:
    given: dict[str, Any] = {**(_read_numbers("--noise", text) or {})}
    for name in given:
        if name not in NOISE:
            raise WrongUse(f"option --noise: found '{name}', expected some of {', '.join(NOISE)}")
    seed, quantised = int(given.pop("seed", 0)), bool(given.pop("quantised", 0))
    return Noise(**given, seed=seed, quantised=quantised)


# --- excite ---------------------------------------------------------------------------------------


LIMITS = {  # option → (what it bounds, where its default comes from)
    "qmin": ("Lower limits of the positions, rad or m", "those of the robot file"),
    "qmax": ("Upper limits of the positions, rad or m", "those of the robot file"),
    "vmax": ("Largest speeds, rad/s or m/s", "those of the robot file"),
    "amax": ("Largest accelerations, rad/s2 or m/s2", "none"),
    "taumax": ("Largest torques, N.m or N", "those of the robot file"),
}


def _limit_option(what: str, default: str) -> Any:
    which = "one number for all joints, or one per joint in the order of `symoro show`"
    return Annotated[str | None, optional("", f"{what}: {which} (default: {default}).", "X[,X…]")]


PathOption = Annotated[
    list[Path] | None,
    optional(
        "--output -o",
        "Write the trajectory: .csv (t, q1 …, QP1 …, QDP1 …), .yaml (ROS JointTrajectory) or a "
        "picture (.png, .svg); may be repeated.",
        "FILE",
    ),
]
PeriodOption = Annotated[
    float, typer.Option("--period", help="Seconds from rest to rest.", metavar="S")
]
RateOption = Annotated[
    float, typer.Option("--rate", help="Samples per second of the file.", metavar="HZ")
]
GeneratorOption = Annotated[
    str,
    typer.Option(
        "--generator",
        help=f"{', '.join(GENERATORS)}.",
        autocompletion=complete_list(lambda: GENERATORS),
    ),
]
HarmonicsOption = Annotated[
    int, typer.Option("--harmonics", min=2, help="Harmonics of the Fourier series.")
]
CriterionOption = Annotated[
    str,
    typer.Option(
        "--criterion",
        help=f"{', '.join(CRITERIA)}.",
        autocompletion=complete_list(lambda: CRITERIA),
    ),
]
BoxOption = Annotated[
    str | None,
    optional("--box", "Bounds of the origin of the last frame, m.", "X:X,Y:Y,Z:Z"),
]
DrivesOption = Annotated[
    str,
    optional(
        "--drives",
        "Drive parameters to excite in addition to the robot's own: IA, FV, FS, FO, "
        "FT (at the VT and FE of the robot), FVN, FSN, FL; k, kd, k2, k3 of springs.",
        "NAME[,NAME…]",
        lambda: DRIVES,
    ),
]
PayloadOption = Annotated[
    str,
    optional(
        "--payload",
        "A load on the last link that is to be identified too, with rough numbers for its "
        "parameters in the frame of the last link (M, MX … ZZ): the torques of a second log "
        "with the load count.",
        "M=KG[,MX=X…]",
    ),
]
CollisionsOption = Annotated[
    bool,
    typer.Option(
        "--collisions/--no-collisions",
        help="Links with shapes in the robot file keep a distance from each other.",
    ),
]
FloorOption = Annotated[
    float | None,
    optional("--floor", "Height of a floor above which the links stay, m.", "Z"),
]
ClearanceOption = Annotated[
    float,
    typer.Option("--clearance", help="Distance of links from each other and the floor, m."),
]
StartsOption = Annotated[
    int, typer.Option("--starts", min=1, help="Number of searches, each from a random start.")
]
SeedOption = Annotated[int, typer.Option("--seed", help="Seed of the random starts.")]


SEARCH_OPTIONS = {
    "period": (PeriodOption, 10.0),
    "rate": (RateOption, 100.0),
    "generator": (GeneratorOption, "fourier"),
    "harmonics": (HarmonicsOption, 5),
    "criterion": (CriterionOption, "condition"),
    "collisions": (CollisionsOption, True),
    "floor": (FloorOption, None),
    "clearance": (ClearanceOption, 0.01),
    "starts": (StartsOption, 4),
    "seed": (SeedOption, 0),
}


def _excitation_data(result: Excitation, period: float) -> dict[str, Any]:
    return {
        "condition": result.condition,
        "sigma": dict(result.sigma),
        "first": result.start,
        "logdet": result.logdet,
        "samples": len(result.t),
        "period": period,
        "clearance": _clearance_data(result.clearance),
    }


@takes_options("search", SEARCH_OPTIONS)
@takes_options("limits", {k: (_limit_option(*texts), None) for k, texts in LIMITS.items()})
def excite(
    robot: RobotArgument,
    output: PathOption = None,
    box: BoxOption = None,
    drives: DrivesOption = "",
    payload: PayloadOption = "",
    tolerance: ToleranceOption = None,
    json: JsonOption = False,
    *,
    search: dict[str, Any],
    limits: dict[str, str],
) -> None:
    """Find a trajectory that excites all parameters.

    Minimises the condition number of the observation matrix, maximises its determinant (d-optimal),
    or minimises the expected standard deviations of the parameters (deviations), within the limits
    of joints, torques and workspace and without collisions of the links. Writes the motion as CSV,
    as a ROS message or as a picture.
    """
    with _search_progress(search["starts"]) as report:
        result = sy.excite(
            load_robot(robot, tolerance),
            box=_read_box(box),
            drives=split_names(drives),
            payload=_read_payload(payload),
            progress=report,
            **search,
            **{name: _read_limit(name, text) for name, text in limits.items()},
        )
    for path in output or ():
        remark(str(result.save(path)))
    if json:
        show_json(_excitation_data(result, search["period"]))
        return
    if not output:
        show_text(result.csv().rstrip())
    remark(f"Condition number {result.condition:.4g} (first candidate {result.start:.4g}).")
    weakest = sorted(result.sigma.items(), key=lambda item: -item[1])[:3]
    listed = ", ".join(f"{name} {value:.3g}" for name, value in weakest)
    remark(f"Largest expected standard deviations, per unit of noise of the efforts: {listed}.")
    remark(str(result.clearance))


def _clearance_data(checked: CheckedClearance) -> dict[str, Any]:
    """The clearance for JSON; no number where nothing was checked."""
    return {**asdict(checked), "least": checked.least if checked.links else None}


def _read_limit(name: str, text: str) -> Any:
    values = [read_number(f"--{name}", item) for item in split_list(text)]
    return values[0] if len(values) == 1 else values


def _read_payload(text: str) -> dict[str, float]:
    pairs = read_pairs("--payload", text)
    return {name: read_number(f"--payload {name}", value) for name, value in pairs.items()}


def _read_box(text: str | None) -> list[list[float]] | None:
    if text is None:
        return None
    try:
        return [[float(x) for x in side.split(":")] for side in split_list(text)]
    except ValueError:
        raise WrongUse(
            f"option --box: found '{text}', expected xmin:xmax,ymin:ymax,zmin:zmax"
        ) from None


@contextmanager
def _search_progress(starts: int) -> Iterator[Callable[[int, int, float], object]]:
    """Yield a function that shows the round and the condition number so far.

    Off a terminal it prints a line at the beginning of each search and after each tenth round.
    """
    with progress_bar() as display:
        if display is None:
            yield lambda start, round, best: _report_round(start, starts, round, best)
        else:
            task = display.add_task("Searching", total=starts * MAX_ITERATIONS)
            yield lambda start, round, best: display.update(
                task,
                completed=(start - 1) * MAX_ITERATIONS + round,
                description=f"Start {start}, condition {best:.4g}",
            )


def _report_round(start: int, starts: int, round: int, best: float) -> None:
    if round % 10 == 1:
        remark(f"Search {start} of {starts}, round {round}: condition number {best:.4g}")
