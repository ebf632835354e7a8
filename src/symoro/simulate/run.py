"""`simulate`: a robot moves for a while."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.models.dynamic.mixed import elastic_joints
from symoro.robot.data import Robot
from symoro.simulate.controllers import ByFunction, Controller, Function
from symoro.simulate.floating import Floating
from symoro.simulate.integrate import Stopped, integrate
from symoro.simulate.looped import Closed
from symoro.simulate.motion import Simulation
from symoro.simulate.numbers import Numbered, has_dry_friction, numbered
from symoro.simulate.plant import Array, At, Elastic, Plant
from symoro.simulate.tables import JointValues, by_variable, joint_vector, variables
from symoro.simulate.trajectories import Course, Trajectory

MOST = 1_000_000  # samples


def simulate(
    robot: Robot, time: float, *, q: JointValues | None = None, qd: JointValues | None = None, controller: Controller | Function | None = None,
    values: Mapping[str, float] | None = None, without: Collection[str] = (), step: float = 1e-3, method: str = "auto", tolerance: float = 1e-9,
    assembly: str = "", stick: float = 1e-3, progress: Callable[[float], object] | None = None,
) -> Simulation:  # fmt: skip
    """The motion of a robot for `time` seconds, in whole steps, sampled every `step`.

    `q` and `qd` are where it starts: by name, zero where nothing is said, or all joints in order; of closed loops the motorised
    joints, and positions of passive ones to choose the assembly (or `assembly`, a label). Without them it starts on the
    controller's trajectory. `controller`: None for free joints, a function tau(t, q, qd) of the motors, or PD, ComputedTorque,
    GivenTorques. `values` complete those of the robot; `without` takes effects away (friction, rotor, wrench, gravity).
    `method`: rk4 with fixed steps, or adaptive with the relative `tolerance`: dop853, lsoda, radau; auto is dop853, with dry
    friction lsoda. Dry friction is smooth below the speed `stick`. `progress` is called with the part that is done.
    """
    _check(time, step, tolerance, stick)
    made = numbered(robot, values, without)
    law = controller if controller is None or hasattr(controller, "law") else ByFunction(controller)
    start = _start(made.robot, getattr(law, "trajectory", None), q, qd)
    plant = _plant(made, stick, start, assembly)
    x = plant.start(start.q, start.qd)
    if law is not None:
        plant.law = law.law(plant, start.course, plant.at(x))
    times = np.arange(round(time / step) + 1) * step
    chosen = method if method != "auto" else "lsoda" if has_dry_friction(made.robot) else "dop853"
    steps = integrate(plant.slope, x, times, chosen, tolerance, plant.accepted)
    found, states, reason = _followed(plant, steps, time, progress)
    return _recorded(plant, made, found, states, start.course, reason)


def _check(time: float, step: float, tolerance: float, stick: float) -> None:
    for name, value, least, most in (
        ("time", time, 0, 1e9),
        ("step", step, 0, time),
        ("tolerance", tolerance, 1e-13, 1e-2),
        ("stick", stick, 0, 1e3),
    ):
        if not least < value <= most:
            raise InputError(name, f"{value:g}", f"more than {least:g}, at most {most:g}")
    if time / step > MOST:
        raise InputError(
            "step", f"{step:g} s, {time / step:.3g} samples", f"at most {MOST} samples"
        )


@dataclass(frozen=True)
class Start:
    """Where the tree's joints are, which positions of passive joints were given, and what the motors are to do."""

    q: Array
    qd: Array
    motors: list[int]  # places among the tree's joints
    passive: Mapping[str, float]
    course: Course | None


def _start(
    robot: Robot, trajectory: Trajectory | None, q: JointValues | None, qd: JointValues | None
) -> Start:
    tree = [j for j in robot.moving if j <= robot.NL]
    motors = [k for k, j in enumerate(tree) if robot.frame(j).mu]
    q0, qd0 = (
        _vector(robot, tree, motors, given, f"start, {name}")
        for name, given in (("q", q), ("qd", qd))
    )
    course = None
    if trajectory is not None:
        course = trajectory.course(
            robot, [tree[k] for k in motors], None if q is None else q0[motors]
        )
        if q is None and qd is None:
            q0[motors], qd0[motors], _ = course(0.0)
    return Start(
        q0, qd0, motors, _near(robot, tree, q, qd) if robot.has_closed_loops else {}, course
    )


def _near(
    robot: Robot, tree: list[int], q: JointValues | None, qd: JointValues | None
) -> dict[str, float]:
    """The positions of passive joints that were given, to choose an assembly by; their speeds follow from the loops."""
    passive = variables(robot, [j for j in tree if not robot.frame(j).mu])
    for name in by_variable(robot, tree, qd) if isinstance(qd, Mapping) else ():
        if name in passive:
            raise InputError(
                "start, qd",
                f"{name}, a passive joint",
                "speeds of motorised joints",
                "Those of the others follow from the loops.",
            )
    if q is None or (not isinstance(q, Mapping) and len(q) != len(tree)):
        return {}
    given = (
        by_variable(robot, tree, q)
        if isinstance(q, Mapping)
        else dict(zip(variables(robot, tree), map(float, q), strict=True))
    )
    return {name: value for name, value in given.items() if name in passive}


def _vector(
    robot: Robot, tree: list[int], motors: list[int], given: JointValues | None, place: str
) -> Array:
    """All joints of the tree; of closed loops a list of the motorised ones is enough."""
    if (
        robot.has_closed_loops
        and given is not None
        and not isinstance(given, Mapping)
        and len(given) == len(motors)
    ):
        found = np.zeros(len(tree))
        found[motors] = joint_vector(robot, [tree[k] for k in motors], given, place)
        return found
    return joint_vector(robot, tree, given, place)


def _plant(made: Numbered, stick: float, start: Start, assembly: str) -> Plant:
    robot = made.robot
    if robot.has_closed_loops:
        return Closed(made, stick, start.q[start.motors], start.passive, assembly)
    if assembly:
        raise InputError("assembly", assembly, "none", f"{robot.name} has no closed loops.")
    if robot.base.floating:
        return Floating(made, stick)
    return Elastic(made, stick) if elastic_joints(robot) else Plant(made, stick)


def _followed(
    plant: Plant,
    steps: Iterator[tuple[float, Array]],
    time: float,
    progress: Callable[[float], object] | None,
) -> tuple[Array, list[At], str]:
    """States in order, by number and by name, and why there are no more."""
    found: list[Array] = []
    states: list[At] = []
    try:
        with np.errstate(invalid="ignore", over="ignore"):
            for t, x in steps:
                at = plant.at(x)
                if not np.isfinite(at["q"]).all():
                    raise Stopped(t, x, "the loops cannot close beyond this position")
                found.append(np.concatenate([[t], x]))
                states.append(at)
                if progress is not None and len(found) % 64 == 0:
                    progress(t / time)
    except Stopped as stopped:
        return (
            np.array(found),
            states,
            f"at t = {stopped.t:.6g} s: {plant.diagnosis(stopped.x) or stopped.reason}",
        )
    return np.array(found), states, ""


def _recorded(
    plant: Plant, made: Numbered, found: Array, states: list[At], course: Course | None, reason: str
) -> Simulation:
    """All that follows from the states, for all of them at once."""
    t, x = found[:, 0], found[:, 1:]
    at = plant.completed({name: np.array([s[name] for s in states]) for name in states[0]})
    at["tau"] = plant.torques(t, at)
    count, columns = len(t), plant.columns
    qdd = np.broadcast_to(plant.accelerations(at, plant.ddm(at)), at["q"].shape)
    E, U, closure, gains = (
        np.broadcast_to(v, count) for v in (*plant.energies(at), plant.closure(at), plant.gains(at))
    )
    return Simulation(
        made.robot, tuple(plant.joints), tuple(plant.robot.moving[k] for k in plant.motors), t, at["q"][:, columns], at["qd"][:, columns], qdd[:, columns],
        at["tau"][:, plant.motors], E, U, x[:, -2], x[:, -1], closure, gains, None if course is None else course(t)[0], plant.extra(at), plant.assembly,
        reason, made.zero,
    )  # fmt: skip
