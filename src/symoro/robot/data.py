"""What a robot is: frozen data in the notation of Khalil and Kleinfinger [KK86].

Every value is a scalar: an expression as read, or a number after `Robot.map`. Frame j is placed on
its antecedent i by
    T_ij = Rot(z, gamma) Trans(z, b) Rot(x, alpha) Trans(x, d) Rot(z, theta) Trans(z, r).
Frames and joints count from 1, index 0 is the base.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from symoro.cache import DerivedResults
from symoro.errors import SymoroError, UnknownName, checked_types
from symoro.expr import (
    ONE,
    SYMBOL,
    ZERO,
    Expr,
    Mat3,
    Role,
    Scalar,
    Transform,
    Vec3,
    is_zero,
    symbol,
    symbols_of,
    table_text,
)
from symoro.lazy_names import public_name
from symoro.robot.joint_order import FILE, EngineIndex, JointTable, joint_table

REVOLUTE, PRISMATIC, FIXED = 0, 1, 2
ROTOR = 1_000_000  # added to a joint's number along an axis of coordinates: that of its rotor
ROTOR_MOTION = {"QM": Role.POSITION, "QMP": Role.VELOCITY, "QMDP": Role.ACCELERATION}
SERIAL, TREE, CLOSED = 0, 1, 2
DOWNWARD_GRAVITY = (0.0, 0.0, -9.81)  # m/s2, z upwards: where neither file nor user gives it
# friction at the drive (on the rotor's side of an elastic joint), and on the link's side of it
FRICTION = ("FV", "FS", "FT", "VT", "FE", "FVN", "FSN", "FL", "FO")
LINK_FRICTION = ("FVL", "FSL")
SPRING = ("k", "kd", "q0", "k2", "k3")  # beside the drive (eta = 0), or behind it (eta = 1)
DRIVES = ("IA", *FRICTION, *LINK_FRICTION)  # parameters of a joint's drive
LETTERS = "RPF"  # by sigma: revolute, prismatic, fixed
MAX_NAMES = 12  # of joints in the one-line summary of a robot
STRUCTURES = ("serial", "tree", "closed loop")  # by kind


@dataclass(frozen=True)
class Frame:
    """Frame j: its antecedent, the type of its joint and six geometric parameters.

    sigma is 0 for a revolute, 1 for a prismatic and 2 for a fixed joint.
    """

    ant: int
    sigma: int
    gamma: Scalar = ZERO  # rad, about z_i
    b: Scalar = ZERO  # m, along z_i
    alpha: Scalar = ZERO  # rad, about x
    d: Scalar = ZERO  # m, along x
    theta: Scalar = ZERO  # rad, about z_j: the joint variable of a revolute joint
    r: Scalar = ZERO  # m, along z_j: the joint variable of a prismatic joint
    mu: int = 1  # 1 motorised, 0 passive

    @property
    def moving(self) -> Scalar:
        """The parameter that holds the joint variable."""
        return self.theta if self.sigma == REVOLUTE else self.r

    def with_moving(self, value: Scalar) -> Frame:
        """Return the frame with another value of the parameter that holds the joint variable."""
        if self.sigma == REVOLUTE:
            return dataclasses.replace(self, theta=value)
        return dataclasses.replace(self, r=value)


@dataclass(frozen=True)
class Body:
    """Inertial parameters of a link in its own frame, the inertia about the frame's origin."""

    XX: Scalar = ZERO  # kg.m2
    XY: Scalar = ZERO
    XZ: Scalar = ZERO
    YY: Scalar = ZERO
    YZ: Scalar = ZERO
    ZZ: Scalar = ZERO
    MX: Scalar = ZERO  # kg.m
    MY: Scalar = ZERO
    MZ: Scalar = ZERO
    M: Scalar = ZERO  # kg


INERTIAL_PARAMETERS = tuple(f.name for f in dataclasses.fields(Body))


@dataclass(frozen=True)
class Wrench:
    """Force and moment that the link exerts on the environment, in its own frame at its origin."""

    FX: Scalar = ZERO  # N
    FY: Scalar = ZERO
    FZ: Scalar = ZERO
    CX: Scalar = ZERO  # N.m
    CY: Scalar = ZERO
    CZ: Scalar = ZERO


@dataclass(frozen=True)
class Joint:
    """Motion, effort, drive and extras of a joint."""

    QP: Scalar = ZERO  # velocity
    QDP: Scalar = ZERO  # acceleration
    GAM: Scalar = ZERO  # torque or force
    IA: Scalar = ZERO  # rotor inertia on the joint side, kg.m2
    FV: Scalar = ZERO  # viscous friction
    FS: Scalar = ZERO  # Coulomb friction
    FT: Scalar = ZERO  # Stribeck: friction added at low speed
    VT: Scalar = ZERO  # Stribeck: the speed at which it has decayed
    FE: Scalar = ZERO  # Stribeck: the exponent, 0 standing for 1
    FVN: Scalar = ZERO  # viscous friction at negative speed, 0 where it is FV
    FSN: Scalar = ZERO  # Coulomb friction at negative speed, 0 where it is FS
    FL: Scalar = ZERO  # friction per unit of the effort of the links
    FO: Scalar = ZERO  # constant offset
    FVL: Scalar = ZERO  # viscous friction on the link's side of an elastic joint
    FSL: Scalar = ZERO  # Coulomb friction there
    eta: int = 0  # 1 where the spring lies between rotor and link, 0 where beside the drive
    k: Scalar = ZERO  # stiffness of the spring
    kd: Scalar = ZERO  # damping of the spring
    q0: Scalar = ZERO  # position at which a spring beside the drive is at rest
    k2: Scalar = ZERO  # coefficient of the square of the stretch
    k3: Scalar = ZERO  # coefficient of its cube
    Q: Scalar | None = None  # position, where it is not the variable of the joint's frame
    QM: Scalar | None = None  # position of the rotor of an elastic joint, where it is no symbol
    QMP: Scalar | None = None  # velocity of the rotor
    QMDP: Scalar | None = None  # acceleration of the rotor
    name: str = ""
    limits: tuple[float | None, ...] = (None, None, None, None)  # qmin, qmax, vmax, taumax


@dataclass(frozen=True)
class Base:
    """Placement and motion of frame 0, in frame 0; Z places it in the user's fixed frame."""

    Z: tuple[Scalar, ...] = tuple(ONE if k % 5 == 0 else ZERO for k in range(16))  # row by row
    W0: tuple[Scalar, ...] = (ZERO, ZERO, ZERO)
    WP0: tuple[Scalar, ...] = (ZERO, ZERO, ZERO)
    V0: tuple[Scalar, ...] = (ZERO, ZERO, ZERO)
    VP0: tuple[Scalar, ...] = (ZERO, ZERO, ZERO)
    floating: bool = False
    mobile: bool = False

    @property
    def transform(self) -> Transform:
        """Frame 0 seen from the user's fixed frame."""
        rows = [self.Z[0:4], self.Z[4:8], self.Z[8:12]]
        return Transform(Mat3.from_rows(rows), Vec3(*(row[3] for row in rows)))


@dataclass(frozen=True)
class Robot(DerivedResults):
    """A serial, tree or closed-loop robot.

    `frames[j-1]` is frame j, `joints[j-1]` joint j; bodies and wrenches start with the base, link
    0.
    """

    name: str
    frames: tuple[Frame, ...]
    bodies: tuple[Body, ...]
    wrenches: tuple[Wrench, ...]
    joints: tuple[Joint, ...]
    base: Base = field(default_factory=Base)
    gravity: tuple[Scalar, ...] = (ZERO, ZERO, ZERO)
    # qd = coupling @ (motor velocities), rows by moving joint of the tree
    coupling: tuple[tuple[Scalar, ...], ...] = ()
    mimics: tuple[Coupled, ...] = ()  # joints that follow others
    values: Mapping[str, float] = field(default_factory=dict)  # numbers known for symbols
    title: str = ""
    source: str = ""
    origin: Origin | None = None  # of an imported robot: its own links and frames

    def __repr__(self) -> str:
        """Name, structure, moving joints and file, in one line."""
        names = [
            f"{name} {LETTERS[self.sigma(j)]}"
            for name, j in zip(self.joint_names, self.moving, strict=True)
        ]
        listed = ", ".join(names[:MAX_NAMES]) + ", …" * (len(names) > MAX_NAMES)
        kind = "floating" if self.has_floating_base else "mobile"
        base = f" on a {kind} base" if self.has_moving_base else ""
        joints = f"{len(names)} moving joints ({listed})" if names else "no joints"
        file = f", from {self.origin.file}" if self.origin and self.origin.file else ""
        return f"<Robot {self.name}: {self.structure}{base}, {joints}{file}>"

    def __str__(self) -> str:
        """The line of `repr`, and a table of the frames with their geometric parameters."""
        keys = ("sigma", "gamma", "b", "alpha", "d", "theta", "r")
        rows: list[tuple[str, ...]] = [("j", "ant", *keys)]
        for j in range(1, self.NF + 1):
            frame = self.frame(j)
            cells = (table_text(getattr(frame, key)) for key in keys)
            rows.append((str(j), str(frame.ant), *cells))
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)
        return "\n".join([repr(self), "", *lines])

    @staticmethod
    def serial(
        rows: Sequence[Mapping[str, Any]], convention: str = "khalil", **options: Any
    ) -> Robot:
        """A serial robot from rows of Khalil's parameters alpha, d, theta, r, or of DH parameters.

        Options as for `sy.from_dh`; cells are numbers or texts such as "L1", "q1 + pi/2".
        """
        robot: Robot = public_name("symoro", "from_dh")(rows, convention, **options)
        return robot

    # --- sizes -----------------------------------------------------------------------------------

    @property
    def NL(self) -> int:
        """Number of moving links."""
        return len(self.bodies) - 1

    @property
    def NJ(self) -> int:
        """Number of joints, cut ones included."""
        return len(self.joints)

    @property
    def NF(self) -> int:
        """Number of frames."""
        return len(self.frames)

    # --- structure -------------------------------------------------------------------------------

    @cached_property
    def outward(self) -> tuple[int, ...]:
        """The links 1..NL in an order in which antecedents come first: the order of recursions.

        It is that of their numbers, unless a frame has an antecedent with a larger number, such as
        the fixed frame that an import puts between two nearly parallel axes.
        """
        links = range(1, self.NL + 1)
        if all(self.ant(j) < j for j in links):
            return tuple(links)
        depth = {0: 0}
        for j in links:
            way = [j]
            while way[-1] not in depth:
                way.append(self.ant(way[-1]))
            for k in reversed(way[:-1]):
                depth[k] = depth[self.ant(k)] + 1
        return tuple(sorted(links, key=depth.__getitem__))

    @cached_property
    def kind(self) -> int:
        """0 serial, 1 tree, 2 closed loop: the `Type` of a .par file."""
        if self.NJ > self.NL:
            return CLOSED
        chain = zip((0, *self.outward), self.outward, strict=False)
        return SERIAL if all(self.ant(j) == i for i, j in chain) else TREE

    @property
    def structure(self) -> str:
        """'serial', 'tree' or 'closed loop'."""
        return STRUCTURES[self.kind]

    @property
    def is_serial(self) -> bool:
        """True if every link carries the next one and no loop is closed."""
        return self.kind == SERIAL

    @property
    def has_closed_loops(self) -> bool:
        """True if at least one joint is cut."""
        return self.kind == CLOSED

    @property
    def has_floating_base(self) -> bool:
        """True if the base moves freely: its acceleration follows from the forces."""
        return self.base.floating

    @property
    def has_moving_base(self) -> bool:
        """True if the base floats or is moved as given: link 0 has inertial parameters."""
        return self.base.floating or self.base.mobile

    @property
    def first_link(self) -> int:
        """The first link with inertial parameters: 0 if the base moves, else 1."""
        return 0 if self.has_moving_base else 1

    @cached_property
    def elastic_joints(self) -> tuple[int, ...]:
        """The numbers of the moving joints with a spring between rotor and link (eta = 1)."""
        return tuple(j for j in self.moving if self.joint(j).eta)

    @property
    def has_elastic_joints(self) -> bool:
        """True if a spring lies between rotor and link of a joint."""
        return bool(self.elastic_joints)

    @cached_property
    def sprung_joints(self) -> tuple[int, ...]:
        """The numbers of the moving joints with a spring or damper beside the drive (eta = 0)."""
        return tuple(j for j in self.moving if not self.joint(j).eta and has_spring(self.joint(j)))

    @property
    def has_coupled_drives(self) -> bool:
        """True if a matrix relates the joint velocities to those of the motors [KD 9.33]."""
        return bool(self.coupling)

    # --- frames and joints -----------------------------------------------------------------------

    def frame(self, j: int) -> Frame:
        """Frame j, from 1."""
        return self.frames[j - 1]

    def joint(self, j: int) -> Joint:
        """Joint j, from 1."""
        return self.joints[j - 1]

    def ant(self, j: int) -> int:
        """The antecedent of frame j."""
        return self.frames[j - 1].ant

    def sigma(self, j: int) -> int:
        """The type of joint j."""
        return self.frames[j - 1].sigma

    # --- joint variables -------------------------------------------------------------------------

    @cached_property
    def moving(self) -> tuple[int, ...]:
        """The numbers of the joints that move: every joint that is not fixed."""
        return tuple(j for j in range(1, self.NJ + 1) if self.sigma(j) != FIXED)

    def variable(self, j: int) -> Expr | None:
        """The symbol of joint j's position, None for a fixed joint or a value without symbol."""
        value = self.frame(j).moving
        if self.sigma(j) == FIXED or not isinstance(value, Expr):
            return None
        return next((s for s in symbols_of([value]) if s.payload[1] is Role.POSITION), None)

    def position(self, j: int) -> Scalar:
        """The position of joint j: its variable, or the expression that takes its place."""
        given = self.joint(j).Q
        return self.variable(j) if given is None else given

    @cached_property
    def q(self) -> tuple[str, ...]:
        """Names of the joint positions, in joint order."""
        return tuple(_name(self.variable(j)) for j in self.moving)

    @cached_property
    def qd(self) -> tuple[str, ...]:
        """Names of the joint velocities."""
        return tuple(_name(self.joint(j).QP) for j in self.moving)

    @cached_property
    def qdd(self) -> tuple[str, ...]:
        """Names of the joint accelerations."""
        return tuple(_name(self.joint(j).QDP) for j in self.moving)

    @cached_property
    def tau(self) -> tuple[str, ...]:
        """Names of the joint efforts."""
        return tuple(_name(self.joint(j).GAM) for j in self.moving)

    @property
    def joint_names(self) -> tuple[str, ...]:
        """Names of the moving joints: those of the source, or joint1, joint2 … without any."""
        return tuple(self.joint(j).name or f"joint{j}" for j in self.moving)

    @cached_property
    def frame_names(self) -> tuple[str, ...]:
        """The name of each frame's joint in the source, '' where it has none; () without names."""
        names = [x.name for x in self.joints]
        return (*names, *[""] * (self.NF - self.NJ)) if any(names) else ()

    @cached_property
    def _joint_numbers(self) -> dict[str, int]:
        """The numbers of the moving joints by number, variable and name."""
        by_variable = zip(self.q, self.moving, strict=True)
        by_name = zip(self.joint_names, self.moving, strict=True)
        return {str(j): j for j in self.moving} | dict(by_variable) | dict(by_name)

    def joint_number(self, place: str, joint: object) -> int:
        """The number of a moving joint that is given by name, variable or number.

        `place` says where it was given, for the message if there is no such joint. A number is
        never a name, a text is a name before it is a variable or a number.
        """
        number: int | None
        if isinstance(joint, int) and not isinstance(joint, bool):
            number = joint if joint in self.moving else None
        else:
            number = self._joint_numbers.get(str(joint).strip())
        if number is None:
            raise UnknownName(place, str(joint), (*self.joint_names, *self.q))
        return number

    @checked_types
    def joint_table(self, order: str | Iterable[str] = FILE) -> JointTable:
        """The moving joints in the order of arrays, with the indices of Pinocchio and MuJoCo.

        `order` is "file", "pinocchio", "mujoco" or a list of all joints' names; `print` shows the
        table.
        """
        return joint_table(self, order)

    @checked_types
    def save(self, path: str | Path) -> Path:
        """Write the robot to a file, in the format of its extension; returns the path."""
        return _service().save(self, Path(path))

    @property
    def compute(self) -> Any:
        """The models as functions on arrays, compiled at their first call and kept with the robot:
        `robot.compute.idm(q, qd, qdd)`, `robot.compute.inverse_dynamics(q, qd, qdd)`.
        """
        return self.derived("compute", lambda: public_name("symoro", "Compute")(self))

    def _repr_html_(self) -> str:
        """The tables of parameters, for a notebook."""
        return _service().tables(self)

    # --- symbols ---------------------------------------------------------------------------------

    @cached_property
    def expressions(self) -> tuple[Expr, ...]:
        """Every symbolic value, in the order of the tables."""
        return tuple(_scalars(self))

    @cached_property
    def symbols(self) -> tuple[str, ...]:
        """Names of all symbols in the order of the tables."""
        return tuple(dict.fromkeys(s.payload[0] for s in symbols_of(self.expressions)))

    def report(self) -> str:
        """The changes by the import, a line each, and the exact robot that it proposes."""
        if self.origin is None:
            return ""
        proposal = self.derived("proposal", lambda: public_name("symoro", "propose")(self))
        lines = [*map(str, self.origin.remarks), *([str(proposal)] if proposal else [])]
        return "\n".join(lines)

    @cached_property
    def drive_symbols(self) -> tuple[Expr, ...]:
        """The symbols of rotor inertias, friction and offsets, which are zero without a value."""
        keys = [key for key in DRIVES if key not in ("FE", "FVN", "FSN")]  # 0 is no value of these
        values = [getattr(joint, key) for joint in self.joints for key in keys]
        return tuple(symbols_of([v for v in values if isinstance(v, Expr)]))

    def map(self, f: Callable[[Expr], Any]) -> Robot:
        """The robot with every symbolic value replaced by f of it.

        With numbers instead of symbols the same algorithms compute numbers.
        """
        springs = (*self.elastic_joints, *self.sprung_joints)
        positions = {j: self.position(j) for j in springs}
        given = self.at_positions(positions) if positions else self
        mapped: Robot = _map(given._with_rotors() if self.has_elastic_joints else given, f)
        return mapped

    def _with_rotors(self) -> Robot:
        """The robot with the motion of its rotors as values of its joints."""
        joints = tuple(
            self.rotor(j) if j in self.elastic_joints else x for j, x in enumerate(self.joints, 1)
        )
        return dataclasses.replace(self, joints=joints)

    def rotor(self, j: int) -> Joint:
        """Elastic joint j with QM, QMP and QMDP of its rotor, symbols where it has no others."""
        joint = self.joint(j)
        motion = {
            name: rotor_symbol(name, j) for name in ROTOR_MOTION if getattr(joint, name) is None
        }
        return dataclasses.replace(joint, **motion)  # type: ignore[arg-type]  # fields by name

    def at_positions(self, positions: Mapping[int, Scalar]) -> Robot:
        """The robot whose springs are stretched as given positions of the joints ask."""
        joints = (
            dataclasses.replace(x, Q=positions[j]) if j in positions else x
            for j, x in enumerate(self.joints, 1)
        )
        return dataclasses.replace(self, joints=tuple(joints))


@dataclass(frozen=True)
class Services:
    """Methods of `Robot` that packages above this one implement."""

    save: Callable[[Robot, Path], Path]
    tables: Callable[[Robot], str]


_services: list[Services] = []  # the registered ones; empty until `symoro.formats` is imported


def register_services(save: Callable[[Robot, Path], Path], tables: Callable[[Robot], str]) -> None:
    """Set what `Robot.save` and the display in notebooks call; `symoro.formats` does it."""
    _services[:] = [Services(save, tables)]


def _service() -> Services:
    if not _services:
        raise SymoroError(
            "Import symoro.formats first: it registers how robots are saved and shown."
        )
    return _services[0]


def rotor_symbol(name: str, j: int) -> Expr:
    """Position QM, speed QMP or acceleration QMDP of the rotor of elastic joint j."""
    return symbol(f"{name}{j}", ROTOR_MOTION[name])


def is_absent(x: Scalar) -> bool:
    """True for a parameter that is not given: zero by structure, or the number 0 of a robot with
    numbers.
    """
    return is_zero(x) or (isinstance(x, float) and x == 0.0)


def has_spring(joint: Joint) -> bool:
    """True if a spring or damper acts at a joint."""
    return not all(is_absent(getattr(joint, key)) for key in SPRING if key != "q0")


def _name(x: Scalar | None) -> str:
    if isinstance(x, Expr) and x.op is SYMBOL:
        return str(x.payload[0])
    return "" if x is None else str(x)


def _scalars(value: Any) -> list[Expr]:
    """Every expression inside a value, a tuple or a dataclass."""
    if isinstance(value, Expr):
        return [value]
    if isinstance(value, tuple):
        return [e for v in value for e in _scalars(v)]
    if dataclasses.is_dataclass(value):
        return [e for f in dataclasses.fields(value) for e in _scalars(getattr(value, f.name))]
    return []


def _map(value: Any, f: Callable[[Expr], Any]) -> Any:
    """The value with f of every expression inside it."""
    if isinstance(value, Expr):
        return f(value)
    if isinstance(value, tuple):
        return tuple(_map(v, f) for v in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.replace(
            value, **{d.name: _map(getattr(value, d.name), f) for d in dataclasses.fields(value)}
        )
    return value


# --- source of an imported robot ------------------------------------------------------------------


Elements = tuple[float, ...]  # a 4x4 transform, row by row


@dataclass(frozen=True)
class Placed:
    """A link of the source: it is fixed to our frame `frame`, in which its own frame is T."""

    frame: int
    T: Elements


SOLIDS = ("box", "sphere", "ellipsoid", "cylinder", "capsule")


@dataclass(frozen=True)
class Mesh:
    """A shape of a link, in the link's own frame: a mesh, or a simple solid about its origin.

    A solid has sizes instead of a scale, m: the edges of a box, the radii of a sphere or ellipsoid,
    twice the radius and the length along z of a cylinder or capsule (without its caps).
    """

    link: str
    file: str
    T: Elements
    scale: tuple[float, float, float] = (1.0, 1.0, 1.0)
    use: str = "visual"  # or collision
    shape: str = "mesh"  # or one of SOLIDS
    colour: str = ""  # red, green, blue and opacity as #rrggbbaa; '' without any


@dataclass(frozen=True)
class Remark:
    """One step of a conversion: its kind (snapped, merged, dropped …), its place and the reason."""

    kind: str
    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.place}: {self.text}"


@dataclass(frozen=True)
class Coupled:
    """A joint that follows another: q_joint = multiplier q_master + offset, by joint number."""

    joint: int
    master: int
    multiplier: float
    offset: float


@dataclass(frozen=True)
class SourceText:
    """The text of the file that a robot was imported from, in which new numbers are written.

    A text in parts (MJCF with includes) is one text here; `options` are those of the import.
    """

    path: Path
    data: bytes
    options: Any = None


@dataclass(frozen=True)
class Origin:
    """The source of an imported robot."""

    format: str
    file: str = ""
    root: str = ""
    links: Mapping[str, Placed] = field(default_factory=dict)
    meshes: tuple[Mesh, ...] = ()
    remarks: tuple[Remark, ...] = ()
    tolerance: float = 0.0
    # by engine (pinocchio, mujoco) and joint: its index in the q and in the v of the engine
    indices: Mapping[str, Mapping[str, EngineIndex]] = field(default_factory=dict)
    tip: str = ""  # the last link of the longest chain
    home: Mapping[str, float] = field(default_factory=dict)  # joint → position of its first posture
    source: SourceText | None = field(default=None, repr=False, compare=False)
    # the tolerance at which nearly exact numbers of the file become exact, 0 if there are none
    exact_at: float = field(default=0.0, compare=False)

    def report(self) -> str:
        """The remarks, a line each; `Robot.report` adds the proposal."""
        return "\n".join(map(str, self.remarks))
