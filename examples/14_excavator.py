"""An excavator that digs on its tracks: springs under the chassis, and a closed loop at the bucket.

    python examples/14_excavator.py [picture.png]

The chassis heaves and pitches on the springs and dampers of its tracks. The boom, the stick and the
rocker of the bucket have motors; a rod between rocker and bucket closes a loop. Simple controllers
swing the arm and close the bucket. The energy must add up: work of the motors, minus what went into
the dampers, is in the links and in the springs.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import numpy as np

import symoro as sy

DURATION = 3.0  # s
MOTORS = {"q3": (0.0, 0.8), "q4": (0.5, 0.2), "q5": (-1.6, -1.0), "q7": (1.2, 2.0)}  # from, to; rad
GAINS = {"q3": 4e5, "q4": 1.2e6, "q5": 4e5, "q7": 6e4}  # N.m/rad
PAR = """
NL = 8
NJ = 9
NF = 10
Type = 2
(* heave, pitch, swing, boom, stick, bucket, rocker, rod; cut joint between rod and bucket *)
ant   = {0, 1, 2, 3, 4, 5, 5, 7, 8, 6}
sigma = {1, 0, 0, 0, 0, 0, 0, 0, 0, 2}
mu    = {1, 1, 1, 1, 1, 0, 1, 0, 0, 0}
alpha = {-pi/2, pi/2, -pi/2, pi/2, 0, 0, 0, 0, 0, 0}
d     = {0, 0, 0, 0.6, 3.6, 2.1, 1.7, 0.45, 0.42, 0.35}
theta = {0, q2, q3, q4, q5, q6, q7, q8, q9, 0}
r     = {q1, 0, 0.8, 0, 0, 0, 0, 0, 0, 0}
M     = {0, 9000, 4000, 900, 500, 350, 40, 30}
MX    = {0, 0, -2000, 1600, 500, 120, 9, 6}
XX    = {0, 9000, 3000, 50, 30, 40, 1, 1}
YY    = {0, 14000, 5000, 3900, 700, 90, 3, 2}
ZZ    = {0, 14000, 5000, 3900, 700, 90, 3, 2}
k     = {2e6, 4e6, 0, 0, 0, 0, 0, 0, 0}
kd    = {6e4, 1.5e5, 0, 0, 0, 0, 0, 0, 0}
G     = {0, -9.81, 0}
"""


def excavator() -> sy.Robot:
    """The excavator from the text of its .par file."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "excavator.par"
        file.write_text(PAR)
        return sy.load(str(file))


def torques(t: float, q: np.ndarray, qd: np.ndarray) -> list[float]:
    """Efforts of heave, pitch (none), swing, boom, stick and rocker: each motor follows a smooth
    motion from its first to its last position.
    """
    s = min(t / (0.8 * DURATION), 1.0)
    share = s * s * (3 - 2 * s)
    efforts = [0.0, 0.0]
    for x, v, (name, (first, last)) in zip(q[2:], qd[2:], MOTORS.items(), strict=True):
        wanted = first + (last - first) * share
        efforts.append(GAINS[name] * (wanted - x) - 0.3 * GAINS[name] * v)
    return efforts


SHAPES = {  # outlines in the plane of the arm: x and height, m, in the frame of a link
    "tracks": (2, [(-1.6, -0.6), (1.6, -0.6), (1.8, -0.3), (1.6, 0.0), (-1.6, 0.0), (-1.8, -0.3)]),
    "cabin": (3, [(-1.9, -0.7), (0.7, -0.7), (0.7, 0.2), (0.3, 0.9), (-0.5, 0.9), (-0.5, 0.2), (-1.9, 0.2)]),
    "boom": (4, [(0, -0.2), (1.6, 0.45), (3.6, 0.15), (3.6, -0.15), (1.6, 0.05), (0, 0.2)]),
    "stick": (5, [(-0.6, 0.15), (0, 0.25), (2.2, 0.08), (2.2, -0.08), (0, -0.2)]),
    "bucket": (6, [(0.42, 0.06), (0.42, -0.1), (0.1, -0.45), (-0.45, -0.45), (-0.9, 0.1), (-0.3, 0), (0, 0.1)]),
    "rocker": (7, [(0, 0.06), (0.45, 0.06), (0.45, -0.06), (0, -0.06)]),
    "rod": (8, [(0, 0.05), (0.42, 0.05), (0.42, -0.05), (0, -0.05)]),
}  # fmt: skip


def outlines(robot: sy.Robot, q: np.ndarray) -> list[np.ndarray]:
    """The shapes (points, 2) at joint positions q, seen along the axes of the arm."""
    at = dict(zip(robot.q, q, strict=False))  # without the cut joint
    pose = {}
    for frame in range(2, 9):
        m = sy.generate(robot, "dgm", frame=frame)
        pose[frame] = m.evaluate({n: at[n] for n in m.inputs})["T"]
    forward = pose[3][:3, 0]  # of the arm, in the axes of the base
    seen = np.array([[forward[0], 0.0, forward[2]], [0.0, 1.0, 0.0]])
    drawn = []
    for frame, corners in SHAPES.values():
        up = 1 if frame > 3 else 2  # the axis that points upwards: z of the chassis
        local = np.zeros((len(corners), 3))
        local[:, 0], local[:, up] = np.transpose(corners)
        T = pose[max(frame, 3)].copy()
        T[:3, 3] = pose[frame][:3, 3]
        drawn.append((local @ T[:3, :3].T + T[:3, 3]) @ seen.T)
    return drawn


def draw(robot: sy.Robot, motion: sy.Simulation, path: str) -> None:
    """Draw the excavator at three times, seen from the side, and the energies."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(
        1, 2, figsize=(11, 4.2), width_ratios=(3, 2), layout="constrained"
    )
    left.axhline(-0.72, color="0.4", lw=1)
    for share in (0.0, 0.45, 1.0):
        k = int(share * (len(motion.t) - 1))
        color = plt.cm.viridis(0.15 + 0.7 * share)
        for n, points in enumerate(outlines(robot, motion.q[k])):
            label = f"{motion.t[k]:.2g} s" if n == 0 else None
            left.fill(*points.T, facecolor=(*color[:3], 0.35), edgecolor=color, label=label)
    left.set(aspect="equal", xlabel="distance from the swing axis, m", ylabel="height, m")
    left.legend(loc="upper right")
    stored = motion.kinetic + motion.potential - motion.potential[0]
    for name, value in (
        ("kinetic", motion.kinetic),
        ("height and springs", motion.potential - motion.potential[0]),
        ("work of the motors", motion.work),
        ("into the dampers", motion.losses),
    ):
        right.plot(motion.t, value / 1e3, label=name)
    right.plot(motion.t, (stored + motion.losses - motion.work) / 1e3, "k--", label="balance")
    right.set(xlabel="time, s", ylabel="energy, kJ")
    right.legend(fontsize="small", loc="lower left")
    figure.savefig(path, dpi=90)


def main() -> None:
    robot = excavator()
    start = {name: first for name, (first, _) in MOTORS.items()}
    motion = sy.simulate(robot, DURATION, q=start, controller=torques, step=0.01, tolerance=1e-8)
    print(motion)
    print(f"work of the motors: {motion.work[-1] / 1e3:.1f} kJ")
    print(f"into the dampers of the tracks: {motion.losses[-1] / 1e3:.2f} kJ")
    print(
        f"heave {motion.q[:, 0].min():.3f} m, pitch {np.degrees(motion.q[:, 1].min()):.2f} degrees"
    )
    print(f"loop closure {motion.loop_drift:.1e}, energy missing {motion.energy_drift:.1e}")
    assert motion.energy_drift < 1e-5
    if len(sys.argv) > 1:
        draw(robot, motion, sys.argv[1])


if __name__ == "__main__":
    main()
