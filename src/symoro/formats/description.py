"""The neutral description of a robot that every foreign format is read into, a tree of links, and
rigid bodies as numbers: rotations, transforms, inertias.

A link has its own frame, as in its file. `placement` is that frame seen from the parent's with the
joint at zero; the joint turns about, or slides along, `axis` through `anchor`, both in the link's
frame. `symoro.formats.conversion` turns a description into a Robot.

T_ij is frame j seen from frame i. Angles in rad, lengths in m.
"""

from __future__ import annotations

import dataclasses
import math
import os
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import reduce
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symoro.errors import FormatError, InputError, UnknownName
from symoro.limits import LIMITS
from symoro.robot import DOWNWARD_GRAVITY, Mesh, Remark, SourceText

Array = NDArray[np.float64]
ROUNDING_ERROR = 1e-12  # size of rounding errors
EXACT_ANGLES = tuple(  # multiples of pi that angles snap to
    Fraction(k, 12) for k in range(-12, 13) if Fraction(k, 12).denominator in (1, 2, 3, 4, 6)
)
EXACT_SINES = np.array([0.0, 0.5, math.sqrt(0.5), math.sqrt(0.75), 1.0])  # their sines


def product(*factors: Array) -> Array:
    """The product of matrices and vectors, each rounded in the same order on every processor.

    The libraries behind `@` add in an order of their own, and the last digits decide which numbers
    of a robot are equal, hence the code that is generated.
    """
    return reduce(_product, factors)


def _product(A: Array, B: Array) -> Array:
    products = [np.multiply.outer(A[..., k], B[k]) for k in range(len(B))]
    return np.asarray(reduce(np.add, products))


def transform(R: ArrayLike | None = None, p: ArrayLike | None = None) -> Array:
    """A rotation and a translation as one 4x4 matrix."""
    T = np.eye(4)
    if R is not None:
        T[:3, :3] = R
    if p is not None:
        T[:3, 3] = p
    return T


def inverse(T: Array) -> Array:
    """T_ji from T_ij."""
    R = T[:3, :3].T
    return transform(R, product(-R, T[:3, 3]))


def turn(axis: ArrayLike, angle: float) -> Array:
    """The rotation about a unit vector [Rodrigues]."""
    u = np.asarray(axis, float)
    K, (s, c) = cross_matrix(u), sincos(angle)
    return np.asarray(np.eye(3) * c + s * K + (1 - c) * np.outer(u, u))


def sincos(angle: float) -> tuple[float, float]:
    """Sine and cosine, exact at multiples of pi/2."""
    quarter = round(angle / (math.pi / 2))
    if abs(angle - quarter * (math.pi / 2)) < 1e-15 * max(1, abs(quarter)):
        return ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))[quarter % 4]
    return math.sin(angle), math.cos(angle)


def cross_matrix(v: ArrayLike) -> Array:
    """The skew-symmetric matrix of the product v × w."""
    x, y, z = np.asarray(v, float)
    return np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def from_rpy(rpy: Sequence[float]) -> Array:
    """Rz(yaw) Ry(pitch) Rx(roll): turns about fixed axes, as in URDF."""
    x, y, z = np.eye(3)
    return product(turn(z, rpy[2]), turn(y, rpy[1]), turn(x, rpy[0]))


def to_rpy(R: Array) -> tuple[float, float, float]:
    """Roll, pitch and yaw of a rotation; with the pitch at ±pi/2 the roll is 0."""
    pitch = math.atan2(-R[2, 0], math.hypot(R[0, 0], R[1, 0]))
    if math.hypot(R[0, 0], R[1, 0]) < 1e-9:
        return 0.0, pitch, math.atan2(-R[0, 1], R[1, 1])
    return math.atan2(R[2, 1], R[2, 2]), pitch, math.atan2(R[1, 0], R[0, 0])


def from_quaternion(q: Sequence[float]) -> Array:
    """The rotation of a quaternion (w, x, y, z), which need not have length 1."""
    w, x, y, z = np.asarray(q, float) / math.hypot(*q)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def to_quaternion(R: Array) -> tuple[float, float, float, float]:
    """The quaternion (w, x, y, z) of a rotation, from its largest component [Shepperd 1978]."""
    trace = float(np.trace(R))
    squares = [1 + trace, *(1 + 2 * float(R[k, k]) - trace for k in range(3))]  # four times each
    k = int(np.argmax(squares))
    products = [
        [squares[0], R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]],
        [R[2, 1] - R[1, 2], squares[1], R[1, 0] + R[0, 1], R[0, 2] + R[2, 0]],
        [R[0, 2] - R[2, 0], R[1, 0] + R[0, 1], squares[2], R[2, 1] + R[1, 2]],
        [R[1, 0] - R[0, 1], R[0, 2] + R[2, 0], R[2, 1] + R[1, 2], squares[3]],
    ]
    w, x, y, z = (float(p) / (2 * math.sqrt(squares[k])) for p in products[k])
    return w, x, y, z


def screw(axis: str, angle: float, shift: float) -> Array:
    """Rotation about and translation along x or z."""
    u = np.array([1.0, 0, 0] if axis == "x" else [0, 0, 1.0])
    return transform(turn(u, angle), u * shift)


def any_perpendicular(u: Array) -> Array:
    """A unit vector at right angles to u: the first of x, y, z that is far from it, made so."""
    e = next(e for e in np.eye(3) if abs(product(e, u)) < 0.8)
    v = e - u * product(e, u)
    return np.asarray(v / math.hypot(*v))


def frame_on(axis: Array, origin: Array, x: Array) -> Array:
    """The frame with z along a unit vector and x as near as possible to a given direction."""
    x = x - axis * product(x, axis)
    x = x / math.hypot(*x)
    return transform(
        clean_rotation(np.column_stack([x, np.cross(axis, x), axis]), ROUNDING_ERROR), origin
    )


# --- snapping -----------------------------------------------------------------------------------


def snapped_angle(angle: float, tolerance: float) -> Fraction | float:
    """The angle (rad) as a fraction of pi where one of EXACT_ANGLES is within the tolerance.

    Angles are taken modulo 2 pi; -pi becomes 1.
    """
    angle = math.remainder(angle, 2 * math.pi)
    for k in EXACT_ANGLES:
        if abs(angle - float(k) * math.pi) <= tolerance:
            return abs(k) if abs(k) == 1 else k
    return angle


def angle_value(angle: Fraction | float) -> float:
    """An angle in rad, given in rad or as a fraction of pi."""
    return float(angle) * math.pi if isinstance(angle, Fraction) else angle


def snapped_length(x: float, tolerance: float) -> float:
    """0 within the tolerance, else the length without rounding errors."""
    return 0.0 if abs(x) <= tolerance else short(x)


def short(x: float, scale: float = 1.0) -> float:
    """The number with 13 digits if the rest is rounding error; 0 if tiny beside the scale."""
    if abs(x) < 1e-15 * scale:
        return 0.0
    rounded = float(f"{x:.13g}")
    return rounded if abs(rounded - x) <= 2e-15 * max(abs(x), min(scale, 1.0)) else float(x)


def clean_rotation(R: Array, tolerance: float) -> Array:
    """The rotation with elements near 0, ±1/2, ±sqrt(2)/2, ±sqrt(3)/2, ±1 made exact.

    Single elements snap to 0 and ±1 only, all of them together to any of these values; the result
    is orthonormal. Where that moves an element by more than the tolerance, R is returned.
    """
    near = np.argmin(np.abs(np.abs(R)[..., None] - EXACT_SINES), axis=-1)
    exact = np.sign(R) * EXACT_SINES[near]
    close = np.abs(R - exact) <= tolerance
    S = exact if close.all() else np.where(close & ((near == 0) | (near == 4)), exact, R)
    if np.array_equal(S, R):
        return R
    x = S[:, 0] / math.hypot(*S[:, 0])
    y = S[:, 1] - x * product(x, S[:, 1])
    y = y / math.hypot(*y)
    snapped = np.column_stack([x, y, np.cross(x, y)])
    if np.abs(snapped - R).max() > max(tolerance, 4 * ROUNDING_ERROR):
        return R
    return np.where(np.abs(snapped) < 1e-15, 0.0, snapped)


# --- inertia ------------------------------------------------------------------------------------

UPPER = np.triu_indices(3)  # XX XY XZ YY YZ ZZ


def symmetric(values: ArrayLike) -> Array:
    """The symmetric matrix of XX XY XZ YY YZ ZZ."""
    matrix = np.zeros((3, 3))
    matrix[UPPER] = values
    return np.asarray(matrix + matrix.T - np.diag(matrix.diagonal()))


@dataclass(frozen=True, eq=False)
class RigidInertia:
    """Mass, centre of mass and inertia about the centre of mass, in some frame."""

    mass: float
    com: Array
    tensor: Array

    @staticmethod
    def none() -> RigidInertia:
        """No mass at all."""
        return RigidInertia(0.0, np.zeros(3), np.zeros((3, 3)))

    @property
    def moments(self) -> Array:
        """(10,): XX XY XZ YY YZ ZZ about the origin, MX MY MZ, M."""
        return np.array([*self.about_origin[UPPER], *(self.mass * self.com), self.mass])

    @staticmethod
    def from_moments(moments: Array) -> RigidInertia:
        """The inertia of `moments`; raises ZeroDivisionError if they have no mass."""
        mass = float(moments[9])
        if not mass and moments.any():
            raise ZeroDivisionError
        if not mass:
            return RigidInertia.none()
        com = moments[6:9] / mass
        K = cross_matrix(com)
        return RigidInertia(mass, com, symmetric(moments[:6]) + product(mass * K, K))

    @property
    def is_physical(self) -> bool:
        """True if a distribution of positive mass has this inertia."""
        if not self.mass > 0:
            return False
        moments = np.linalg.eigvalsh(self.tensor)
        rounding = 1e-12 * abs(moments).max()
        return bool(moments[0] > 0 and moments[0] + moments[1] >= moments[2] - rounding)

    @property
    def is_none(self) -> bool:
        return self.mass == 0 and not self.tensor.any()

    def seen(self, T: Array) -> RigidInertia:
        """The same body in the frame in which its own frame is T."""
        R = T[:3, :3]
        return RigidInertia(
            self.mass, product(R, self.com) + T[:3, 3], product(R, self.tensor, R.T)
        )

    @property
    def about_origin(self) -> Array:
        """The inertia tensor about the origin of the frame."""
        K = cross_matrix(self.com)
        return np.asarray(self.tensor - product(self.mass * K, K))  # [KD 9.12]

    def joined(self, other: RigidInertia) -> RigidInertia:
        """Two bodies fixed to each other, in one frame."""
        if other.is_none:
            return self
        if self.is_none:
            return other
        mass = self.mass + other.mass
        com = (self.mass * self.com + other.mass * other.com) / mass if mass else np.zeros(3)
        K = cross_matrix(com)
        return RigidInertia(
            mass, com, self.about_origin + other.about_origin + product(mass * K, K)
        )


MAX_LINKS = LIMITS["links"]
TOLERANCE = 5e-10  # rad and m
NO_LIMITS: tuple[float | None, ...] = (None, None, None, None)

# --- options of an import ------------------------------------------------------------------------


@dataclass(frozen=True)
class Import:
    """Options of reading a foreign file. None means: as the file says."""

    tolerance: float = (
        TOLERANCE  # rad and m: closer values become exact; 0: only rounding errors do
    )
    floating: bool | None = None  # True: the root moves freely
    symbolic: bool = False  # named symbols instead of numbers
    inertia_from_geometry: bool | None = None  # MJCF: masses of bodies from their shapes
    root: str | Path | None = None  # MJCF: the folder that included files and meshes are in

    def folder_of(self, path: Path) -> Path:
        """The folder that the files named in a file must be in: `root`, else the package with the
        file (the nearest folder with a package.xml), else the folder of the file.
        """
        if self.root is not None:
            return Path(os.path.abspath(self.root))
        folder = Path(os.path.abspath(path)).parent
        packages = (f for f in (folder, *folder.parents) if (f / "package.xml").is_file())
        return next(packages, folder)


def import_options(options: Mapping[str, Any]) -> Import:
    """The options of an import by name, checked."""
    known = {f.name: f.default for f in dataclasses.fields(Import)}
    for name, value in options.items():
        if name not in known:
            raise UnknownName("option of an import", name, known)
        expected = _expected_value(name, value)
        if expected:
            raise InputError(f"option {name}", repr(value), expected)
    return Import(**options)


def _expected_value(name: str, value: Any) -> str:
    """The values that an option of an import may have; '' if it has one of them."""
    if name == "tolerance":
        fits = isinstance(value, int | float) and 0 <= value <= 0.1
        return "" if fits else "a number from 0 to 0.1 (rad and m)"
    if name == "root":
        return "" if isinstance(value, str | Path | None) else "the path of a folder"
    return (
        "" if isinstance(value, bool) or (value is None and name != "symbolic") else "True or False"
    )


# --- links, joints, loops -----------------------------------------------------------------------


@dataclass(frozen=True)
class Mimic:
    """A joint that follows another: q = multiplier * q of `joint` + offset."""

    joint: str
    multiplier: float = 1.0
    offset: float = 0.0


@dataclass(frozen=True, eq=False)
class LinkDescription:
    """A link and the joint to its parent; the root has parent -1."""

    name: str
    parent: int = -1
    joint: str = ""
    kind: str = "fixed"  # revolute, prismatic, spherical, planar, free
    placement: Array = field(default_factory=transform)
    axis: Array = field(default_factory=lambda: np.array([0.0, 0.0, 1.0]))
    anchor: Array = field(default_factory=lambda: np.zeros(3))
    limits: tuple[float | None, ...] = NO_LIMITS  # qmin, qmax, vmax, taumax
    rotor: float = 0.0  # rotor inertia on the joint side, kg.m2 or kg
    viscous: float = 0.0  # viscous friction
    dry: float = 0.0  # Coulomb friction
    dry_negative: float = 0.0  # Coulomb friction at negative speed, 0: as `dry`
    stiffness: tuple[float, ...] = (0.0, 0.0, 0.0)  # k x + k2 x^2 + k3 x^3 of a spring
    rest: float = 0.0  # position at which the spring is at rest
    motorised: bool = True
    continuous: bool = False  # turns without end: Pinocchio has cosine and sine of its angle in q
    inertia: RigidInertia = field(default_factory=RigidInertia.none)
    missing: str = ""  # the reason why the inertia is not known
    mimic: Mimic | None = None
    in_file: bool = True  # False: added between the elementary joints of a compound one


@dataclass(frozen=True, eq=False)
class LoopDescription:
    """A closed loop: a point of the first link coincides with a point of the second.

    With an axis the two links turn about it against each other, slide along it, or are fixed to
    each other (`kind`); without, the point is a ball joint.
    """

    name: str
    links: tuple[int, int]
    point: Array  # in the first link's frame
    closed_at: Array  # the first link's frame seen from the second's where the loop is closed
    axis: Array | None = None  # in the first link's frame
    kind: str = "revolute"  # prismatic, fixed
    names_motors: bool = False  # True if the file says which joints of the loop are motorised


@dataclass(frozen=True, eq=False)
class RobotDescription:
    """A robot as its file describes it. Parents come before their children."""

    name: str
    links: tuple[LinkDescription, ...]
    format: str
    file: str = ""
    gravity: tuple[float, float, float] = DOWNWARD_GRAVITY  # in the root's frame, m/s2
    loops: tuple[LoopDescription, ...] = ()
    meshes: tuple[Mesh, ...] = ()
    remarks: tuple[Remark, ...] = ()
    floating: bool = False  # the root moves freely
    home: Mapping[str, float] = field(default_factory=dict)  # joint → position of its first posture
    source: SourceText | None = None

    def children(self, i: int) -> list[int]:
        """The links whose parent is link i."""
        return [k for k, link in enumerate(self.links) if link.parent == i]

    def with_remarks(self, *remarks: Remark) -> RobotDescription:
        """The description with more remarks."""
        return dataclasses.replace(self, remarks=(*self.remarks, *remarks))

    def pose(self, k: int) -> Array:
        """Link k's frame seen from the root's with all joints at zero."""
        T = self.links[k].placement
        while (k := self.links[k].parent) >= 0:
            T = product(self.links[k].placement, T)
        return T


def free_name(name: str, taken: Container[str]) -> str:
    """The name, with underscores behind it where it is taken."""
    while name in taken:
        name += "_"
    return name


# --- order of links -----------------------------------------------------------------------------


def order_links(
    links: Mapping[str, LinkDescription], parents: Mapping[str, str], file: str
) -> tuple[LinkDescription, ...]:
    """The links depth first from the root; siblings come in the order of `parents`.

    `parents` maps the name of each link but the root to that of its parent.
    """
    root = _only_root(links, parents, file)
    index = {name: k for k, name in enumerate((root, *parents))}
    numbered = [
        dataclasses.replace(links[name], parent=index[parents[name]] if k else -1)
        for name, k in index.items()
    ]
    ordered, places = depth_first(numbered)
    if len(ordered) != len(links):
        lost = next(name for name in links if index[name] not in places)
        raise FormatError(
            file,
            0,
            f"link {lost}",
            "a link that the root does not carry",
            "a tree",
            "A loop is described by <equality> in MJCF; URDF has none.",
        )
    return ordered


def _only_root(links: Mapping[str, LinkDescription], parents: Mapping[str, str], file: str) -> str:
    """The name of the one link without a parent; raises if a parent or the root is missing."""
    for name, parent in parents.items():
        if parent not in links:
            known = ", ".join(list(links)[:20])
            place = f"joint {links[name].joint}"
            raise FormatError(file, 0, place, f"the parent '{parent}'", f"one of {known}")
    roots = [name for name in links if name not in parents]
    if len(roots) != 1:
        listed = ", ".join(roots[:9]) or "none: the joints form a circle"
        raise FormatError(
            file,
            0,
            "",
            f"{len(roots)} links without a parent ({listed})",
            "one root",
            "Connect the parts with joints, for example with fixed ones.",
        )
    return roots[0]


def depth_first(
    links: Sequence[LinkDescription],
) -> tuple[tuple[LinkDescription, ...], dict[int, int]]:
    """The links that link 0 carries, parents before children, one branch after the other.

    The second result maps old numbers to new ones (-1 to itself). Siblings keep their order.
    """
    children: dict[int, list[int]] = {k: [] for k in range(-1, len(links))}
    for k, link in enumerate(links):
        children[link.parent].append(k)
    ordered: list[LinkDescription] = []
    places = {-1: -1}
    stack = [0]
    while stack:
        k = stack.pop()
        places[k] = len(ordered)
        ordered.append(dataclasses.replace(links[k], parent=places[links[k].parent]))
        stack += reversed(children[k])
    return tuple(ordered), places


def path_to_root(links: Sequence[LinkDescription], k: int) -> list[int]:
    """Link k and the links that carry it, the root last."""
    path = []
    while k >= 0:
        path.append(k)
        k = links[k].parent
    return path


def loop_joints(robot: RobotDescription, loop: LoopDescription) -> list[int]:
    """The links whose moving joints are on one of the two ways from the loop's root to its ends."""
    first, second = (path_to_root(robot.links, k) for k in loop.links)
    return [k for k in sorted(set(first) ^ set(second)) if robot.links[k].kind != "fixed"]


# --- the end of the longest chain -----------------------------------------------------------------


def tip_link(robot: RobotDescription) -> str:
    """The name of the last link of the longest chain, fixed links behind it included.

    Chains are compared by their moving joints, then by their links; the last of equal ones in the
    file counts. Where equal chains part after more joints than they still have, they are fingers,
    and the tip is the hand that carries them.
    """
    joints, links = [0] * len(robot.links), [0] * len(robot.links)  # behind each link
    children: list[list[int]] = [[] for _ in robot.links]
    for k in range(len(robot.links) - 1, 0, -1):
        link = robot.links[k]
        joints[link.parent] = max(joints[link.parent], joints[k] + (link.kind != "fixed"))
        links[link.parent] = max(links[link.parent], links[k] + 1)
        if link.in_file or joints[k]:
            children[link.parent].insert(0, k)
    k, passed, tip = 0, 0, 0
    while children[k]:
        lengths = {c: joints[c] + (robot.links[c].kind != "fixed") for c in children[k]}
        longest = [c for c in children[k] if lengths[c] == joints[k]]
        if len(longest) > 1 and passed > joints[k] > 0:
            break
        passed += joints[k]
        k = max(longest, key=lambda c: (links[c], c))
        passed -= joints[k]
        tip = k if robot.links[k].in_file else tip
    return robot.links[tip].name
