"""The order of the joints in arrays: that of the robot's file, of Pinocchio or of MuJoCo, or the
user's own.

The file's order is depth first from the root, siblings as they stand in the file; MuJoCo has the
same. Pinocchio visits the siblings of a URDF by the names of their joints.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from symoro.errors import InputError, UnknownName

if TYPE_CHECKING:
    from symoro.robot.data import Robot

FILE = "file"
ENGINES = {"pinocchio": "Pinocchio", "mujoco": "MuJoCo"}
EngineIndex = tuple[int | None, int]  # of a joint in q (None: q has other elements) and in v


@dataclass(frozen=True)
class JointRow:
    """One moving joint: its place in arrays, number, names, and the indices that engines give it.

    `pinocchio` is (idx_q, idx_v), `mujoco` (qposadr, dofadr); None where the robot was not read
    from a file of theirs.
    """

    place: int
    j: int
    name: str
    variable: str
    kind: str
    unit: str
    pinocchio: EngineIndex | None
    mujoco: EngineIndex | None

    @property
    def cells(self) -> tuple[str, ...]:
        """The row as texts, in the order of `TITLES`."""
        engines = (_index_text(x) for x in (self.pinocchio, self.mujoco))
        return str(self.place), self.name, self.variable, self.kind, self.unit, *engines


TITLES = ("index", "joint", "variable", "type", "unit", "Pinocchio q, v", "MuJoCo qpos, dof")


def _index_text(index: EngineIndex | None) -> str:
    if index is None:
        return "-"
    return f"{'-' if index[0] is None else index[0]}, {index[1]}"


@dataclass(frozen=True)
class JointTable:
    """The moving joints in the order of arrays; `str` of it is the table."""

    rows: tuple[JointRow, ...]

    def __iter__(self) -> Iterator[JointRow]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, joint: int | str) -> JointRow:
        """The row of a place, or of a joint by its name or variable."""
        if isinstance(joint, int):
            return self.rows[joint]
        by_name = {x.variable: x for x in self.rows} | {x.name: x for x in self.rows}
        if joint not in by_name:
            raise UnknownName("joint", joint, by_name)
        return by_name[joint]

    def __str__(self) -> str:
        cells = [TITLES, *(row.cells for row in self.rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        return "\n".join(
            "  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip()
            for row in cells
        )


def joint_table(robot: Robot, order: str | Iterable[str] = FILE) -> JointTable:
    """The moving joints of a robot in an order, with the indices of Pinocchio and MuJoCo."""
    names = dict(zip(robot.moving, robot.joint_names, strict=True))
    indices = robot.origin.indices if robot.origin is not None else {}
    engines = [indices.get(engine, {}) for engine in ENGINES]
    return JointTable(
        tuple(
            JointRow(
                place,
                j,
                names[j],
                str(robot.variable(j)),
                "prismatic" if robot.sigma(j) else "revolute",
                "m" if robot.sigma(j) else "rad",
                *(engine.get(names[j]) for engine in engines),
            )
            for place, j in enumerate(joint_order(robot, order))
        )
    )


def joint_order(robot: Robot, order: str | Iterable[str]) -> tuple[int, ...]:
    """The numbers of the moving joints in an order: "file", "pinocchio", "mujoco", or all joints
    by name (a list, or a text with commas).
    """
    if isinstance(order, str) and order == FILE:
        return robot.moving
    if isinstance(order, str) and order in ENGINES:
        return _engine_order(robot, order)
    names = order.split(",") if isinstance(order, str) else list(order)
    if len(names) == 1 < len(robot.moving):
        raise UnknownName("option order", str(names[0]), (FILE, *ENGINES, "a list of all joints"))
    joints = tuple(robot.joint_number("option order", name) for name in names)
    _check_complete(robot, joints)
    return joints


def _check_complete(robot: Robot, joints: tuple[int, ...]) -> None:
    """Raise an InputError unless each moving joint occurs once."""
    names = zip(robot.moving, robot.joint_names, strict=True)
    missing = [name for j, name in names if j not in joints]
    if missing or len(set(joints)) < len(joints):
        problem = f"no {', '.join(missing)}" if missing else "a joint twice"
        raise InputError("option order", problem, f"each of the {len(robot.moving)} joints once")


def _engine_order(robot: Robot, engine: str) -> tuple[int, ...]:
    """The order of the joints in the velocity vector of an engine that reads the robot's file."""
    indices = robot.origin.indices.get(engine, {}) if robot.origin is not None else {}
    places = dict(zip(robot.moving, robot.joint_names, strict=True))
    if not indices:
        raise InputError(
            "option order",
            f"'{engine}' for {robot.name}, which was not read from a URDF, MJCF or Pinocchio model",
            f"'{FILE}' or a list of joint names",
            f"Or save it as URDF and load that file: {ENGINES[engine]} orders the joints of files.",
        )
    last = len(robot.moving) + max(v for _, v in indices.values()) + 1
    return tuple(sorted(robot.moving, key=lambda j: (indices.get(places[j], (None, last))[1], j)))
