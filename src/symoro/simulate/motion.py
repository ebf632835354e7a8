"""What a simulation gives: the motion, its energies, how well they balance, how well the loops stay closed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from symoro.robot.data import PRISMATIC, Robot
from symoro.simulate.looped import NEAR
from symoro.simulate.noise import Noise
from symoro.simulate.plots import plot_motion
from symoro.simulate.tables import columns_of, variables, write_columns

Array = np.ndarray


@dataclass(frozen=True)
class Simulation:
    """A motion sampled at the times t; columns are the joints of the tree, of tau the motors. SI units."""

    robot: Robot
    joints: tuple[int, ...]
    motors: tuple[int, ...]
    t: Array  # (times,)
    q: Array  # (times, joints)
    qd: Array
    qdd: Array
    tau: Array  # (times, motors)
    kinetic: Array  # (times,) J
    potential: Array
    work: Array  # of the motors since the start
    losses: Array  # to friction and wrenches since the start
    closure: Array  # by how much the loops fail to close, m and rad
    gains: Array  # largest element of W: how many times as fast as the motors passive joints move
    wanted: Array | None = None  # (times, motors) what the trajectory asked for
    extra: Mapping[str, Array] = field(
        default_factory=dict
    )  # rotors of elastic joints, pose of a floating base
    assembly: str = ""
    reason: str = ""  # why the motion ended before its time
    zero: tuple[str, ...] = ()  # parameters that were taken as zero

    @property
    def complete(self) -> bool:
        """True where the motion lasted as long as it was asked for."""
        return not self.reason

    @property
    def energy(self) -> Array:
        """Kinetic and potential energy, J."""
        return np.asarray(self.kinetic + self.potential)

    @property
    def imbalance(self) -> Array:
        """Energy less what it was, less the work of the motors, plus losses: zero but for the integration, J."""
        return np.asarray(self.energy - self.energy[0] - self.work + self.losses)

    @property
    def energy_drift(self) -> float:
        """The greatest imbalance as a part of the energy that comes and goes."""
        exchanged = [
            np.ptp(self.kinetic),
            self.kinetic.max(),
            np.ptp(self.potential),
            np.abs(self.work).max(),
            np.abs(self.losses).max(),
        ]
        return float(np.abs(self.imbalance).max() / (max(map(float, exchanged)) or 1.0))

    @property
    def loop_drift(self) -> float:
        """The most by which the loops fail to close, m and rad; 0 without loops."""
        return float(self.closure.max(initial=0.0))

    @property
    def tracking_error(self) -> float | None:
        """The greatest distance of a motor from its trajectory; None where there is none."""
        if self.wanted is None:
            return None
        places = [self.joints.index(j) for j in self.motors]
        return float(np.abs(self.q[:, places] - self.wanted).max())

    @property
    def nearly_singular(self) -> float | None:
        """The time at which the loops are nearest to a singular configuration, where they come close."""
        return (
            float(self.t[int(np.argmax(self.gains))])
            if self.gains.max(initial=0.0) > NEAR
            else None
        )

    def columns(self, noise: Noise | None = None) -> dict[str, Array]:
        """Time, positions, speeds, accelerations and torques by the names of the models; with noise what sensors tell, no accelerations."""
        q, qd, tau = self.q, self.qd, self.tau
        if noise is not None:
            turns = np.array([self.robot.sigma(j) != PRISMATIC for j in self.joints])
            q, qd, tau = noise.positions(q, turns), noise.speeds(qd), noise.torques(tau)
        groups = [
            (variables(self.robot, self.joints), q),
            (columns_of(self.robot, "QP", self.joints), qd),
        ]
        groups += [(columns_of(self.robot, "QDP", self.joints), self.qdd)] if noise is None else []
        groups += [(columns_of(self.robot, "GAM", self.motors), tau)]
        named = {name: array[:, k] for names, array in groups for k, name in enumerate(names)}
        return {"t": self.t, **named, **(self.extra if noise is None else {})}

    def save(self, path: str | Path, noise: Noise | None = None) -> Path:
        """A CSV file of the columns."""
        return write_columns(path, self.columns(noise))

    def plot(self, path: str | Path) -> Path:
        """A picture: positions, speeds, torques, energies and their balance; its extension is the format."""
        return plot_motion(self, Path(path))

    def report(self) -> str:
        """What there is to know beside the numbers, as text."""
        assembly = f", assembly {self.assembly}" if self.assembly else ""
        lines = [
            f"{self.robot.name}: {len(self.t)} states from t = {self.t[0]:g} to {self.t[-1]:.6g} s{assembly}"
        ]
        if self.zero:
            lines.append(f"taken as zero, having no value: {', '.join(self.zero)}")
        lines.append(
            f"energy: kinetic up to {self.kinetic.max():.4g} J, work of the motors {self.work[-1]:.4g} J, losses {self.losses[-1]:.4g} J"
        )
        lines.append(f"energy drift: {self.energy_drift:.1e} of what is exchanged")
        if self.robot.has_closed_loops:
            lines.append(f"loop closure: {self.loop_drift:.1e} (m, rad)")
        if self.tracking_error is not None:
            lines.append(f"tracking error: {self.tracking_error:.2e} at most")
        if self.nearly_singular is not None:
            where = f"at t = {self.nearly_singular:.6g} s: passive joints move {self.gains.max():.1e} times as fast as the motors"
            lines.append(f"close to a singular configuration of the loops {where}")
        if self.reason:
            lines.append(f"ended {self.reason}")
        return "\n".join(lines)
