"""`symoro example`: files to try commands with, such as robots, logs of a motion and listings.

Studies of identification by simulation: the two-joint example of [GK88], and the coverage of the
intervals. The example leaves open, and chosen here are: L1 = 0.5 m; joint 1 a cubic from rest to
rest over 6.22 s whose speed peaks at 1 rad/s; joint 2 A (1 - cos) over one cycle, peak 2 rad/s;
work by Simpson's rule. The noise is that of its section 8.1: encoders of 14400 points, tachometers
with a ripple of 2 %, none on the torques.

[GK88] M. Gautier, W. Khalil: On the identification of the inertial parameters of robots, CDC 1988.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, complete_list, optional
from symoro.cli.output import WrongUse, remark, show_json, show_table, show_text
from symoro.formats import write_text

ROBOT_FILES = (".par", ".urdf", ".xml")
RATE, DURATION, HARMONICS, SPEED = 200.0, 20.0, 5, 1.2  # of a log: Hz, s, and rad/s or m/s
TORQUE_NOISE = 0.02  # standard deviation, as a part of the largest torque of the joint
POSITION_NOISE = 2e-6  # rad or m
NameArgument = Annotated[
    str,
    typer.Argument(
        help="A name of the list, or a file of a built-in robot such as ur5.urdf.",
        metavar="NAME",
        show_default=False,
        autocompletion=complete_list(lambda: _names()),
    ),
]
FolderOption = Annotated[
    Path, typer.Option("--folder", "-o", help="The folder that the files are written to.")
]


@dataclass(frozen=True)
class Example:
    """A set of files: what it is for, and the functions that make their content."""

    text: str
    files: Mapping[str, Callable[[Path], None]]


def example(
    name: NameArgument = "", folder: FolderOption = Path(), json: JsonOption = False
) -> None:
    """Write files to try commands with: robots, logs, listings.

    Without a name the examples are listed. An existing file of the same name is replaced.
    """
    if not name:
        _list_examples(json)
        return
    files = _files_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    for file, write in files.items():
        write(folder / file)
    if json:
        show_json([str(folder / file) for file in files])
        return
    for file in files:
        show_text(str(folder / file))


def _list_examples(json: bool) -> None:
    if json:
        show_json({name: list(e.files) for name, e in EXAMPLES.items()})
        return
    rows = [(name, ", ".join(e.files), e.text) for name, e in EXAMPLES.items()]
    rows.append(("ROBOT.par|.urdf|.xml", "the file of that name", "a built-in robot"))
    show_table("Examples", ("name", "files", "what they are"), rows)


def _names() -> list[str]:
    """The names that `symoro example` takes."""
    files = [file for e in EXAMPLES.values() for file in e.files]
    robots = [f"{robot}{suffix}" for robot in sy.robot_names() for suffix in ROBOT_FILES]
    return list(dict.fromkeys([*EXAMPLES, *files, *robots]))


def _files_of(name: str) -> Mapping[str, Callable[[Path], None]]:
    if name in EXAMPLES:
        return EXAMPLES[name].files
    for e in EXAMPLES.values():
        if name in e.files:
            return {name: e.files[name]}
    robot, suffix = Path(name).stem.lower(), Path(name).suffix.lower()
    if robot in sy.robot_names() and Path(name).name == name:
        suffixes = (suffix,) if suffix else (".par",)
        if suffixes[0] in ROBOT_FILES:
            return {robot + suffixes[0]: _robot_writer(robot)}
    robots = "ROBOT.par, ROBOT.urdf or ROBOT.xml of a built-in robot"
    raise WrongUse(f"example: found '{name}', expected {', '.join(EXAMPLES)}, or {robots}")


# --- robots ---------------------------------------------------------------------------------------


def _robot_writer(name: str) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*rotor inertias")  # URDF has none
            sy.load(name).save(path)

    return write


# --- logs -----------------------------------------------------------------------------------------


def _log_writer(name: str, seed: int) -> Callable[[Path], None]:
    """Positions and torques of a built-in robot on a periodic motion, with noise."""

    def write(path: Path) -> None:
        robot = sy.load(name)
        rng = np.random.default_rng(seed)
        t = np.arange(0.0, DURATION, 1.0 / RATE)
        q, qd, qdd = _motion(len(robot.q), t, rng)
        values = {s: _drive_value(s) for s in robot.symbols if s not in robot.values}
        model = sy.generate(robot, "idm", without="wrench")
        tau = robot.compute.idm(q, qd, qdd, values=_known(model, values), without="wrench")
        q = q + rng.normal(0.0, POSITION_NOISE, q.shape)
        tau = tau + rng.normal(0.0, 1.0, tau.shape) * TORQUE_NOISE * np.abs(tau).max(axis=0)
        n = q.shape[1]
        names = ["t", *(f"q{j}" for j in range(1, n + 1)), *(f"tau{j}" for j in range(1, n + 1))]
        rows = (",".join(f"{x:.9g}" for x in row) for row in np.column_stack([t, q, tau]))
        write_text(path, "\n".join([",".join(names), *rows]) + "\n")

    return write


def _known(model: Any, values: Mapping[str, float]) -> dict[str, float]:
    return {name: values[name] for name in model.parameters if name in values}


def _drive_value(symbol: str) -> float:
    """Friction and rotor inertia where the robot gives no number; other symbols are zero."""
    return {"FV": 0.8, "FS": 1.2, "IA": 0.3}.get(symbol.rstrip("0123456789"), 0.0)


def _motion(n: int, t: np.ndarray, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Positions, speeds and accelerations of a periodic motion, (samples, n)."""
    w = 2 * np.pi / DURATION * 2
    k = np.arange(1, HARMONICS + 1)[:, None, None] * w
    a, b = rng.normal(size=(2, HARMONICS, 1, n))
    angle = k * t[None, :, None]
    q = (a * np.sin(angle) - b * np.cos(angle)) / k
    qd = a * np.cos(angle) + b * np.sin(angle)
    qdd = k * (b * np.cos(angle) - a * np.sin(angle))
    scale = SPEED / np.abs(qd.sum(axis=0)).max(axis=0)
    return q.sum(axis=0) * scale, qd.sum(axis=0) * scale, qdd.sum(axis=0) * scale


# --- listings -------------------------------------------------------------------------------------


def _listing(path: Path) -> None:
    model = sy.generate("rrp", "idm", mode="symoro", parameters="base")
    write_text(path, model.code("matlab", style="script"))


def _own_robot(path: Path) -> None:
    write_text(path, ARM)


ARM = """(* Robotname = 'Arm3' *)
(*@ values = {L1 = 0.30, L2 = 0.40, L3 = 0.35, G3 = -9.81} *)
NL = 3
NJ = 3
NF = 4
ant   = {0, 1, 2, 3}
sigma = {0, 0, 0, 2}
alpha = {0, pi/2, 0, 0}
d     = {0, 0, L2, L3}
theta = {q1, q2, q3, 0}
r     = {L1, 0, 0, 0}
mu    = {1, 1, 1, 0}
XX = {XX1, XX2, XX3}
YY = {YY1, YY2, YY3}
ZZ = {ZZ1, ZZ2, ZZ3}
MX = {MX1, MX2, MX3}
M  = {M1, M2, M3}
QP  = {QP1, QP2, QP3}
QDP = {QDP1, QDP2, QDP3}
G = {0, 0, G3}
"""
EXAMPLES: Mapping[str, Example] = {
    "import": Example(
        "robots as URDF and MJCF",
        {"panda.urdf": _robot_writer("panda"), "ur5.xml": _robot_writer("ur5")},
    ),
    "own-robot": Example("a 3R arm with a tool as .par file", {"my.par": _own_robot}),
    "identify": Example(
        "a robot, the log of a motion, and another log for validation",
        {
            "robot.urdf": _robot_writer("ur5"),
            "log.csv": _log_writer("ur5", 1),
            "other.csv": _log_writer("ur5", 2),
        },
    ),
    "listing": Example("a SYMORO+ listing in MATLAB", {"rrp_dyn.m": _listing}),
}


# --- studies by simulation ------------------------------------------------------------------------

Array = np.ndarray
PUBLISHED = {"ZZ1R": 5.6e-4, "ZZ2": 0.016, "MX2": 0.011, "MY2": 0.019}  # relative errors, one draw
TRUE = {"ZZ1R": 1.702, "ZZ2": 0.05644, "MX2": 0.15, "MY2": 0.075}  # kg.m2, kg.m
PERIOD, POINTS, ENERGY_SEEDS = 6.22, 100, 200  # s
ENCODER_POINTS, RIPPLES = 14400, (0.005, 0.01)  # per revolution; rad/s, standard deviations


def energy_motion() -> tuple[Array, Array, Array, Array]:
    """Return times, and positions, speeds and accelerations (points, 2) of the example."""
    t = np.linspace(0, PERIOD, POINTS + 1)
    s, reach, w = t / PERIOD, PERIOD / 1.5, 2 * np.pi / PERIOD
    amplitude = 2 / w
    q = np.stack([reach * (3 * s**2 - 2 * s**3), amplitude * (1 - np.cos(w * t))], axis=1)
    qd = np.stack([reach / PERIOD * 6 * (s - s**2), amplitude * w * np.sin(w * t)], axis=1)
    qdd = np.stack([reach / PERIOD**2 * (6 - 12 * s), amplitude * w**2 * np.cos(w * t)], axis=1)
    return t, q, qd, qdd


def energy_1988(seeds: int = ENERGY_SEEDS) -> dict[str, Any]:
    """Return the study of [GK88 §8]: relative errors after 100 points by recursive estimation.

    Keys: parameters, published, ours (medians over seeds), spread (low and high tenth), history
    (points, 4) of the first seed, relative to the true values.
    """
    robot = sy.load("planar2r")
    t, q, qd, qdd = energy_motion()
    tau = sy.generate(robot, "idm").compile().rows(q, qd, qdd)
    truth = np.array(list(TRUE.values()))
    step = 2 * np.pi / ENCODER_POINTS
    errors, history = [], np.zeros((0, len(TRUE)))
    for seed in range(seeds):
        rng = np.random.default_rng(seed)
        log = {
            "t": t,
            "q": q + rng.uniform(-step / 2, step / 2, q.shape),
            "QP": qd + rng.standard_normal(qd.shape) * RIPPLES,
            "GAM": tau,
        }
        estimates = sy.identify(robot, log, model="energy", solver="rls", folds=1)
        errors.append([abs(estimates.values[k] / TRUE[k] - 1) for k in TRUE])
        if not seed and estimates.history is not None:
            places = [estimates.names.index(k) for k in TRUE]
            history = estimates.history[:, places] / truth
    low, middle, high = np.quantile(errors, [0.1, 0.5, 0.9], axis=0)
    return {
        "parameters": list(TRUE),
        "published": dict(PUBLISHED),
        "ours": dict(zip(TRUE, map(float, middle), strict=True)),
        "spread": {k: [float(a), float(b)] for k, a, b in zip(TRUE, low, high, strict=True)},
        "seeds": seeds,
        "history": history.tolist(),
    }


def draw_energy_1988(study: dict[str, Any], folder: Path) -> list[Path]:
    """Write the figures of the trajectories and of the estimates on the way; return their paths."""
    from matplotlib.figure import Figure  # heavy, needed here alone

    t, q, qd, _ = energy_motion()
    folder.mkdir(parents=True, exist_ok=True)
    motion = Figure(figsize=(8, 5), layout="constrained")
    for ax, x, label in zip(motion.subplots(2, 1), (q, qd), ("q [rad]", "qd [rad/s]"), strict=True):
        ax.plot(t, x, label=["joint 1", "joint 2"])
        ax.set_ylabel(label)
        ax.set_xlabel("t [s]")
        ax.legend()
        ax.grid(alpha=0.3)
    estimates = Figure(figsize=(8, 6), layout="constrained")
    history = np.array(study["history"])
    for k, (ax, name) in enumerate(zip(estimates.subplots(4, 1), TRUE, strict=True)):
        ax.plot(np.arange(1, len(history) + 1), history[:, k])
        ax.axhline(1.0, color="#888", lw=0.8)
        ax.set_ylim(0.8, 1.2)
        ax.set_ylabel(name)
        ax.grid(alpha=0.3)
    estimates.suptitle("Estimate over true value, by number of points")
    paths = [folder / "trajectories.png", folder / "estimates.png"]
    for figure, path in zip((motion, estimates), paths, strict=True):
        figure.savefig(path, dpi=110)
    return paths


# --- coverage of the intervals --------------------------------------------------------------------

COVERAGE_GOAL, LEAST_COVERAGE = (0.93, 0.97), 0.85
NOISE_KINDS = ("white, no filter", "white, filtered", "coloured", "quantised encoder")
STUDY_RATE, STUDY_SECONDS, STUDY_HARMONICS = 200.0, 10.0, 5  # Hz, s
STUDY_TORQUE_NOISE = 0.03  # of the root mean square torque of a joint
COLOUR = 0.9  # correlation of successive samples of coloured noise


def interval_coverage(logs: int = 200) -> dict[str, float]:
    """Return by kind of noise the share of 95 % intervals that contain the true value."""
    robot, numbers = _arm_with_friction()
    move = _fourier_motion()
    tau = sy.generate(robot, "idm").compile().rows(move["q"], move["QP"], move["QDP"])
    return {
        kind: float(np.mean([_hits(robot, numbers, move, tau, kind, k) for k in range(logs)]))
        for kind in NOISE_KINDS
    }


def _arm_with_friction() -> tuple[sy.Robot, dict[str, float]]:
    """The planar arm with friction, and its parameters by name."""
    robot, friction = sy.load("planar2r"), {"FV": 0.4, "FS": 0.6}
    joints = tuple(
        dataclasses.replace(x, FV=x.FV + friction["FV"], FS=x.FS + friction["FS"])
        for x in robot.joints
    )
    robot = dataclasses.replace(robot, joints=joints)
    numbers = {f"{k}{j}": v for j in (1, 2) for k, v in friction.items()}
    return robot, {**TRUE, **numbers}


def _fourier_motion() -> dict[str, Array]:
    """A random Fourier series of both joints with its derivatives, (rows, 2)."""
    t = np.arange(round(STUDY_RATE * STUDY_SECONDS)) / STUDY_RATE
    w = 2 * np.pi / STUDY_SECONDS * np.arange(1, STUDY_HARMONICS + 1)
    a, b = np.random.default_rng(1).uniform(-1, 1, (2, STUDY_HARMONICS, 2))
    s, c = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    q, qd, qdd = (s / w) @ a - (c / w) @ b, c @ a + s @ b, (c * w) @ b - (s * w) @ a
    return {"t": t, "q": q, "QP": qd, "QDP": qdd}


def _hits(
    robot: sy.Robot,
    numbers: dict[str, float],
    move: dict[str, Array],
    tau: Array,
    kind: str,
    seed: int,
) -> list[bool]:
    """Return for each interval of one simulated log whether it contains the true value."""
    rng = np.random.default_rng(seed)
    size = STUDY_TORQUE_NOISE * np.sqrt(np.mean(tau**2, axis=0))
    noise = rng.standard_normal(tau.shape)
    if kind == "coloured":
        for k in range(1, len(noise)):
            noise[k] = COLOUR * noise[k - 1] + np.sqrt(1 - COLOUR**2) * noise[k]
    log = {**move, "GAM": tau + size * noise}
    options: dict[str, Any] = {"filter": False}
    if kind == "white, filtered":
        options = {"cutoff": 10.0}
    if kind == "quantised encoder":
        step = 2 * np.pi / ENCODER_POINTS
        log = {"t": move["t"], "q": np.round(move["q"] / step) * step, "GAM": log["GAM"]}
        options = {"drives": ()}
    result = sy.identify(robot, log, folds=1, solver="wls", **options)
    return [low <= numbers[k] <= high for k, (low, high) in result.intervals.items()]


STUDIES = ("energy-1988", "intervals")

# --- the command ----------------------------------------------------------------------------------

StudyArgument = Annotated[
    str,
    typer.Argument(
        help=f"{' or '.join(STUDIES)}.",
        metavar="NAME",
        show_default=False,
        autocompletion=complete_list(lambda: STUDIES),
    ),
]
FiguresOption = Annotated[
    Path | None, optional("--output -o", "Write the figures of energy-1988.", "FOLDER")
]
LogsOption = Annotated[
    int, typer.Option("--logs", min=1, help="For intervals: simulated logs of each kind of noise.")
]


def study(
    name: StudyArgument,
    output: FiguresOption = None,
    logs: LogsOption = 200,
    json: JsonOption = False,
) -> None:
    """Repeat a study of identification by simulation.

    energy-1988: errors of the two-joint example of 1988; intervals: how many confidence intervals
    contain the true value.
    """
    if name not in STUDIES:
        raise WrongUse(f"No study {name!r}; there are {', '.join(STUDIES)}.")
    data = energy_1988() if name == "energy-1988" else {"coverage": interval_coverage(logs)}
    if output is not None and name == "energy-1988":
        remark("\n".join(str(path) for path in draw_energy_1988(data, output)))
    if json:
        show_json(data)
    elif name == "energy-1988":
        _show_energy(data)
    else:
        _show_coverage(data["coverage"], logs)


def _show_energy(data: dict[str, Any]) -> None:
    show_table(
        "Relative errors of the energy model after 100 points, as fractions",
        ("parameter", "published", "ours", "spread"),
        [
            (
                k,
                f"{data['published'][k]:.2g}",
                f"{data['ours'][k]:.2g}",
                "{:.2g} to {:.2g}".format(*data["spread"][k]),
            )
            for k in data["parameters"]
        ],
        right=("published", "ours", "spread"),
        caption=f"Published: one draw. Ours: median and middle 80 % of {data['seeds']} draws.",
    )


def _show_coverage(coverage: dict[str, float], logs: int) -> None:
    low, high = COVERAGE_GOAL
    show_table(
        f"Share of 95 % intervals that contain the true value, {logs} logs each",
        ("noise", "coverage", "goal"),
        [(kind, f"{100 * x:.1f} %", f"{low:.0%} to {high:.0%}") for kind, x in coverage.items()],
        right=("coverage", "goal"),
    )
