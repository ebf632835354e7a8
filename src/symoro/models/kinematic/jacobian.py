"""The model `jacobian`: the Jacobian matrix in the three-factor form of Renaud [KC97 (4), (5)].

    J_n = [R_ri 0; 0 R_ri] [1 -L^_jn; 0 1] J_nj   with all of J_nj expressed in frame i

Column k of J_nj is [a_k x L_kj; a_k] for a revolute joint and [a_k; 0] for a prismatic one. Which
frame i and which point j are cheapest depends on the robot: candidates are traced and priced.
"""

from __future__ import annotations

from dataclasses import dataclass

from symoro.errors import InputError
from symoro.expr import Scalar, Vec3, is_zero
from symoro.mechanism import Mechanism, forward_transform, mechanism_of, memoised, path_frames
from symoro.robot import FIXED, PRISMATIC, Robot, path
from symoro.tracing import Options, Trace, Traced, matrix_group

SPREAD = (2, 7, 14, 60)  # number of frames i that are tried, by effort


@dataclass(frozen=True)
class Column:
    """Velocity of the reference point and angular velocity per unit of joint speed."""

    V: Vec3
    w: Vec3


Seen = tuple[dict[int, Vec3], dict[int, Vec3]]  # axes and origins by frame


def seen_from(robot: Robot, n_frame: int, i: int, trace: Trace) -> Seen:
    """Return axes and origins of the frames on the path to frame n, in frame i of that path."""
    axes: dict[int, Vec3] = {}
    origins: dict[int, Vec3] = {}
    for end in (0, n_frame):
        for k, frame in path_frames(robot, i, end, trace):
            axes.setdefault(k, frame.axis)
            origins.setdefault(k, frame.P)
    return axes, origins


def column_joints(robot: Robot, n_frame: int) -> list[int]:
    """Return the joints that move frame n."""
    return [k for k in path(robot, n_frame) if robot.sigma(k) != FIXED]


def reduced_columns(
    robot: Robot, n_frame: int, j: int, seen: Seen
) -> tuple[dict[int, Column], Vec3]:
    """Return the columns of J_nj by joint, expressed in frame i, and the vector L_jn."""
    axes, origins = seen
    columns = {}
    for k in column_joints(robot, n_frame):
        if robot.sigma(k) == PRISMATIC:
            columns[k] = Column(axes[k], Vec3(0, 0, 0))
        else:
            columns[k] = Column(axes[k].cross(origins[j] - origins[k]), axes[k])  # [KC97 (5)]
    return columns, origins[n_frame] - origins[j]


def jacobian_rows(
    robot: Robot, n_frame: int, r: int, i: int, j: int, trace: Trace
) -> list[list[Scalar]]:
    """Return the 6 rows [V; w] of J_n expressed in frame r, with a column for each joint of the
    robot.
    """
    columns, L_jn = reduced_columns(
        robot, n_frame, j, memoised(robot, trace, seen_from, n_frame, i)
    )
    R_ri = memoised(robot, trace, forward_transform, r, i).R
    full = {
        k: Column(R_ri @ (c.V + c.w.cross(L_jn)), R_ri @ c.w)  # [KC97 (4)]
        for k, c in columns.items()
    }
    still = Column(Vec3(0, 0, 0), Vec3(0, 0, 0))
    wanted = [full.get(k, still) for k in robot.moving if k <= robot.NL]
    return [
        [tuple(getattr(c, part))[row] for c in wanted] for part in ("V", "w") for row in range(3)
    ]


def mechanism_jacobian(m: Mechanism, o: Options, trace: Trace) -> list[list[Scalar]]:
    """Return the 6 rows [V; w] of frame `frame`, a column for each independent joint: J G.

    Options: `frame`, `projection`, and the form by `seen_from` (frame i) and `point` (frame j).
    """
    robot, frame = m.robot, o["frame"]
    if robot.NL < frame <= robot.NJ and robot.sigma(frame) != FIXED:
        twin = frame + robot.NJ - robot.NL
        raise InputError(
            "option frame",
            f"frame {frame}, of a cut joint",
            "a frame of the tree",
            f"Frame {twin} is at the same place, on the other side of the joint.",
        )
    placed = m.reduction.placed
    rows = jacobian_rows(placed, frame, o["projection"], o["seen_from"], o["point"], trace)
    return [m.reduction.project(row) for row in rows]


def jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """J: [V; w] of frame `frame`, in frame `projection`, by independent joint velocities."""
    m = mechanism_of(robot, o, trace)
    rows = mechanism_jacobian(m, o, trace)
    named = [[trace(f"J{r}{c}", x) for c, x in enumerate(row, 1)] for r, row in enumerate(rows, 1)]
    remark = f"columns: the motorised joints {', '.join(map(str, m.joints))}"
    return Traced((matrix_group("J", named),), (remark,) if m.has_loops else ())


def variants(robot: Robot, o: Options) -> list[dict[str, int]]:
    """Return the pairs (frame i, point j) to try: all on the path, or a spread of them for many
    joints.
    """
    frames, intermediate = [0, *path(robot, o["frame"])], o["intermediate"]
    if intermediate != "best" and intermediate not in frames:
        expected = (
            f"'best' or a frame on the path to frame {o['frame']}: {', '.join(map(str, frames))}"
        )
        raise InputError("option intermediate", f"frame {intermediate}", expected)
    if o["mode"] == "symoro":
        i = o["projection"] if o["projection"] in frames else 0
        return [{"seen_from": i, "point": o["frame"] if intermediate == "best" else intermediate}]
    points = _distinct_points(robot, frames) if intermediate == "best" else [intermediate]
    pairs = _candidate_pairs(frames, points, o)
    return [{"seen_from": i, "point": p} for i, p in dict.fromkeys(pairs)]


def _candidate_pairs(frames: list[int], points: list[int], o: Options) -> list[tuple[int, int]]:
    """Return pairs (i, j): each frame i with the last point and with its own, all pairs for a high
    effort.
    """
    stride = max(1, (len(frames) - 1) // SPREAD[o["effort"]])
    chosen = {*frames[::stride], frames[-1]}
    if o["projection"] in frames:
        chosen.add(o["projection"])
    pairs = [(i, points[-1]) for i in sorted(chosen)]
    pairs += [(i, i) for i in sorted(chosen) if i in points]
    if o["effort"] >= 2:
        pairs += [(i, p) for i in sorted(chosen) for p in points]
    return pairs


def _distinct_points(robot: Robot, frames: list[int]) -> list[int]:
    """Return frames with different origins: by structure, d = b = r = 0 shares the origin of the
    antecedent.
    """
    points = [0]
    for k in frames[1:]:
        f = robot.frame(k)
        if not all(is_zero(x) for x in (f.d, f.b, f.r)):
            points.append(k)
        elif points[-1] == robot.ant(k):
            points[-1] = k
    return points
