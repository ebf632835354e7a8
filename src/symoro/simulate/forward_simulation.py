"""`simulate`: the motion of a robot from a start, by integration of its direct dynamic model."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from symoro.errors import InputError, UnknownName, checked_types
from symoro.library import RobotSource, load
from symoro.limits import LIMITS
from symoro.mechanism import followers, tree_joints
from symoro.robot import Robot, active_joints, passive_joints
from symoro.simulate.motion_record import (
    JointValues,
    Simulation,
    by_variable,
    joint_vector,
    variable_names,
)
from symoro.simulate.numeric_models import (
    CANNOT_CLOSE,
    JOINED,
    LoopJoints,
    NumericRobot,
    State,
    TreeJoints,
    has_dry_friction,
    with_values,
)
from symoro.simulate.plant import Plant, choose_coordinates
from symoro.simulate.trajectory_control import (
    Controller,
    Course,
    FunctionController,
    TorqueFunction,
    Trajectory,
)

Array = np.ndarray
FREE = "free"  # option mimic: joints that follow others are joints like others
MAX_SAMPLES = LIMITS["samples"]
MAX_STEP = 0.1  # s of an adaptive step, so that short events are not missed
PROGRESS_INTERVAL = 64  # samples between two calls of `progress`
METHODS = {
    "rk4": "order 4, fixed steps",
    "dop853": "order 8, adaptive",
    "lsoda": "stiff or not, adaptive",
    "radau": "implicit, order 5, adaptive",
}


@checked_types
def simulate(
    robot: RobotSource,
    time: float,
    *,
    q: JointValues | None = None,
    qd: JointValues | None = None,
    controller: Controller | TorqueFunction | None = None,
    values: Mapping[str, float] | None = None,
    without: Collection[str] = (),
    step: float = 1e-3,
    method: str = "auto",
    tolerance: float = 1e-9,
    assembly: str = "",
    mimic: str = FREE,
    stick: float = 1e-3,
    progress: Callable[[float], object] | None = None,
) -> Simulation:
    """Return the motion of a robot for `time` seconds, sampled every `step` seconds.

    `q` and `qd` are positions and speeds at the start: by name, zero where none is given, or all
    joints in order. Of closed loops give the motorised joints, and positions of passive ones to
    choose the assembly (or `assembly`, a label or number). Without them the motion starts on the
    controller's trajectory. With mimic="joined" joints that follow others move with them, by their
    law, and have no motor; with "free" they are joints like others.

    `controller`: None for free joints, a function tau(t, q, qd) of the motors, or PD,
    ComputedTorque, GivenTorques. `values` complete those of the robot; `without` removes effects
    (friction, rotor, wrench, gravity). `method`: rk4 with fixed steps, or dop853, lsoda, radau with
    adaptive steps and the relative `tolerance`; auto is dop853, with dry friction lsoda. Dry
    friction is smooth below the speed `stick` (rad/s or m/s). `progress` is called with the
    finished fraction.
    """
    robot = load(robot)
    _check_settings(time, step, tolerance, stick)
    numeric = with_values(robot, values, without)
    law = _as_controller(controller)
    joined = _is_joined(mimic)
    start = _read_start(numeric.robot, joined, getattr(law, "trajectory", None), q, qd)
    plant = _make_plant(numeric, stick, start, assembly, joined)
    x = plant.start(start.q, start.qd)
    if law is not None:
        plant.law = law.law(plant, start.course, plant.state(x))
    times = np.arange(round(time / step) + 1) * step
    if method == "auto":
        method = "lsoda" if has_dry_friction(numeric.robot) else "dop853"
    steps = integrate(plant, x, times, method, tolerance)
    path = _follow(plant, steps, time, progress)
    return _record(plant, path, start.course, numeric)


def _is_joined(mimic: str) -> bool:
    if mimic not in (FREE, JOINED):
        raise UnknownName("mimic", mimic, (FREE, JOINED))
    return mimic == JOINED


def _as_controller(controller: Controller | TorqueFunction | None) -> Controller | None:
    if controller is None or hasattr(controller, "law"):
        return controller
    if not callable(controller):
        shown = f"{controller!r:.60}"
        raise InputError("controller", shown, "a function of t, q, qd, or a controller")
    return FunctionController(controller)


def _check_settings(time: float, step: float, tolerance: float, stick: float) -> None:
    for name, value, least, most in (
        ("time", time, 0, 1e9),
        ("step", step, 0, time),
        ("tolerance", tolerance, 1e-13, 1e-2),
        ("stick", stick, 0, 1e3),
    ):
        if not least < value <= most:
            raise InputError(name, f"{value:g}", f"more than {least:g}, at most {most:g}")
    if time / step > MAX_SAMPLES:
        raise InputError("step", f"{step:g} s, {time / step:.3g} samples", f"at most {MAX_SAMPLES}")


# --- start ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Start:
    """Positions and speeds of the tree's joints at the start, and the motors' trajectory."""

    q: Array  # (joints,)
    qd: Array
    motors: list[int]  # places among the tree's joints
    q_passive: Mapping[str, float]  # given positions of passive joints, by variable
    course: Course | None


def _read_start(
    robot: Robot,
    joined: bool,
    trajectory: Trajectory | None,
    q: JointValues | None,
    qd: JointValues | None,
) -> Start:
    tree = tree_joints(robot)
    driven = active_joints(robot)
    if joined:
        following = list(followers(robot))
        _check_no_followers(robot, tree, following, q, qd)
        driven = [j for j in driven if j not in following]
    motors = [tree.index(j) for j in driven]
    q0 = _start_vector(robot, tree, motors, q, "start, q")
    qd0 = _start_vector(robot, tree, motors, qd, "start, qd")
    course = None
    if trajectory is not None:
        given = None if q is None else q0[motors]
        course = trajectory.course(robot, driven, given)
        if q is None and qd is None:
            q0[motors], qd0[motors], _ = course(0.0)
    q_passive = _passive_positions(robot, tree, q, qd) if robot.has_closed_loops else {}
    return Start(q0, qd0, motors, q_passive, course)


def _check_no_followers(
    robot: Robot,
    tree: list[int],
    following: list[int],
    q: JointValues | None,
    qd: JointValues | None,
) -> None:
    """Refuse values of joints that are joined to others."""
    names = variable_names(robot, following)
    for key, given in (("q", q), ("qd", qd)):
        for name in by_variable(robot, tree, given, key) if isinstance(given, Mapping) else ():
            if name in names:
                raise InputError(
                    f"start, {key}",
                    f"{name}, a joint that follows another one",
                    "values of the joints that others follow",
                    "Leave it out, or take mimic='free'.",
                )


def _start_vector(
    robot: Robot, tree: list[int], motors: list[int], given: JointValues | None, place: str
) -> Array:
    """Values of all joints of the tree; for closed loops a list for the motors is enough."""
    if given is None or isinstance(given, Mapping) or not robot.has_closed_loops:
        return joint_vector(robot, tree, given, place)
    if len(given) == len(motors):
        vector = np.zeros(len(tree))
        vector[motors] = joint_vector(robot, active_joints(robot), given, place)
        return vector
    return joint_vector(robot, tree, given, place)


def _passive_positions(
    robot: Robot, tree: list[int], q: JointValues | None, qd: JointValues | None
) -> dict[str, float]:
    """Given positions of passive joints by variable; their speeds follow from the loops."""
    passive = variable_names(robot, passive_joints(robot))
    if isinstance(qd, Mapping):
        _check_no_passive_speeds(passive, by_variable(robot, tree, qd, "start, qd"))
    if isinstance(q, Mapping):
        given = by_variable(robot, tree, q, "start, q")
    elif q is not None and len(q) == len(tree):
        given = dict(zip(variable_names(robot, tree), map(float, q), strict=True))
    else:
        given = {}
    return {name: value for name, value in given.items() if name in passive}


def _check_no_passive_speeds(passive: Collection[str], given: Collection[str]) -> None:
    for name in given:
        if name in passive:
            raise InputError(
                "start, qd",
                f"{name}, a passive joint",
                "speeds of motorised joints",
                "Those of the others follow from the loops.",
            )


def _make_plant(
    numeric: NumericRobot, stick: float, start: Start, assembly: str, joined: bool
) -> Plant:
    robot = numeric.robot
    if robot.has_closed_loops:
        loops = LoopJoints(numeric, start.q, start.q_passive, assembly, joined)
        return Plant(numeric, stick, loops, *choose_coordinates(numeric))
    if assembly:
        raise InputError("assembly", assembly, "none", f"{robot.name} has no closed loops.")
    return Plant(numeric, stick, TreeJoints(robot, joined), *choose_coordinates(numeric))


# --- integration ---------------------------------------------------------------------------------


class SimulationStopped(Exception):
    """The motion cannot be followed beyond the time t, at the state x."""

    def __init__(self, t: float, x: Array, reason: str) -> None:
        self.t, self.x, self.reason = t, x, reason


def integrate(
    plant: Plant, x: Array, times: Array, method: str, tolerance: float
) -> Iterator[tuple[float, Array]]:
    """Yield (t, x) at each of the times; raise Stopped where the motion cannot go on."""
    if method not in METHODS:
        raise UnknownName("method of integration", method, METHODS)
    yield float(times[0]), x
    if method == "rk4":
        yield from _integrate_rk4(plant, x, times)
    else:
        yield from _integrate_adaptively(plant, x, times, method, tolerance)


def _integrate_rk4(plant: Plant, x: Array, times: Array) -> Iterator[tuple[float, Array]]:
    """The classical Runge-Kutta method of order 4, one step per sample."""
    f = plant.slope
    for t, end in pairwise(times.tolist()):
        h = end - t
        k1 = f(t, x)
        k2 = f(t + h / 2, x + (h / 2) * k1)
        k3 = f(t + h / 2, x + (h / 2) * k2)
        k4 = f(end, x + h * k3)
        before, x = x, x + (h / 6) * (k1 + 2 * (k2 + k3) + k4)
        _check_step(plant, t, before, x)
        yield end, x


def _integrate_adaptively(
    plant: Plant, x: Array, times: Array, method: str, tolerance: float
) -> Iterator[tuple[float, Array]]:
    """A method of SciPy; it shortens its step where a slope is not finite."""
    from scipy import integrate as ode  # heavy, needed here alone

    solver = {"dop853": ode.DOP853, "lsoda": ode.LSODA, "radau": ode.Radau}[method](
        plant.slope,
        float(times[0]),
        x,
        float(times[-1]),
        rtol=tolerance,
        atol=tolerance * 1e-2,
        max_step=MAX_STEP,
    )
    reached = 1
    while solver.status == "running":
        t, before = float(solver.t), solver.y
        message = solver.step()
        if solver.status == "failed":
            raise SimulationStopped(
                t, solver.y, (message or "the step became too small").rstrip(".").lower()
            )
        _check_step(plant, t, before, solver.y)
        end = int(np.searchsorted(times, solver.t, "right"))
        end = len(times) if solver.status == "finished" else end
        if end > reached:
            interpolant = solver.dense_output()
            yield from ((float(t), np.asarray(interpolant(t))) for t in times[reached:end])
            reached = end


def _check_step(plant: Plant, t: float, before: Array, x: Array) -> None:
    reason = plant.accept(x) if np.isfinite(x).all() else "the motion is no longer finite"
    if reason:
        raise SimulationStopped(t, before, reason)


@dataclass
class RecordedPath:
    """The states of a motion in the order of time, and why it ended before its time."""

    times: list[float]
    rows: list[Array]  # x
    states: list[State]
    reason: str = ""


def _follow(
    plant: Plant,
    steps: Iterator[tuple[float, Array]],
    time: float,
    progress: Callable[[float], object] | None,
) -> RecordedPath:
    """Gather the states of an integration until its end or until the motion cannot go on."""
    path = RecordedPath([], [], [])
    try:
        with np.errstate(invalid="ignore", over="ignore"):
            for t, x in steps:
                state = plant.state(x)
                if not np.isfinite(state["q"]).all():
                    raise SimulationStopped(t, x, CANNOT_CLOSE)
                path.times.append(t)
                path.rows.append(x)
                path.states.append(state)
                if progress is not None and len(path.times) % PROGRESS_INTERVAL == 0:
                    progress(t / time)
    except SimulationStopped as stop:
        path.reason = f"at t = {stop.t:.6g} s: {plant.diagnose(stop.x) or stop.reason}"
    return path


def _record(
    plant: Plant, path: RecordedPath, course: Course | None, numeric: NumericRobot
) -> Simulation:
    """Compute what follows from the states, for all of them at once."""
    t, x = np.array(path.times), np.array(path.rows)
    stacked = {name: np.array([s[name] for s in path.states]) for name in path.states[0]}
    states = plant.joints.completed(stacked)
    states["tau"] = plant.torques(t, states)
    accelerations = plant.joints.accelerations(states, plant.ddm(states))
    qdd = np.broadcast_to(accelerations, states["q"].shape)
    kinetic, potential = (np.broadcast_to(e, len(t)) for e in plant.energies(states))
    columns = plant.columns
    return Simulation(
        robot=numeric.robot,
        joints=tuple(plant.tree),
        motors=tuple(plant.robot.moving[k] for k in plant.motors),
        t=t,
        q=states["q"][:, columns],
        qd=states["qd"][:, columns],
        qdd=qdd[:, columns],
        tau=states["tau"][:, plant.motors],
        kinetic=kinetic,
        potential=potential,
        work=x[:, -2],
        losses=x[:, -1],
        closure=np.broadcast_to(plant.joints.closure(states), len(t)),
        gains=np.broadcast_to(plant.joints.velocity_ratios(states), len(t)),
        wanted=None if course is None else course(t)[0],
        extra=plant.extra_columns(states),
        assembly=plant.joints.label,
        reason=path.reason,
        zero=numeric.zero,
    )
