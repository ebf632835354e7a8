"""The description of a robot's own file with the numbers of the robot.

Numbers that the robot did not change stay as they are in the file. Base parameters are no masses of
links: they are replaced by masses with the same dynamics.
"""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from symoro.errors import InputError
from symoro.formats.conversion import to_robot
from symoro.formats.description import (
    Array,
    LinkDescription,
    RigidInertia,
    RobotDescription,
    inverse,
    screw,
    symmetric,
    transform,
)
from symoro.formats.export import (
    body_moments,
    frame_transform,
    given,
    link_frame,
    numeric_robot,
    root_gravity,
    spring_values,
    viscous_friction,
)
from symoro.robot import FIXED, PRISMATIC, REVOLUTE, Robot, RobotWarning

INERTIA_TOLERANCE = 1e-11  # relative: a smaller difference of inertias is a rounding error
SAME_PLACE = 1e-9  # rad and m: a smaller difference is that of an import with default options


def update_description(
    robot: Robot, title: str, read: Callable[[bytes], RobotDescription]
) -> tuple[RobotDescription, RobotDescription] | None:
    """The description of a numeric robot's own file, and the same with the robot's numbers.

    None without such a file, or if the robot has other links than the file. A link that the robot
    does not change is the same object in both.
    """
    source = robot.origin.source if robot.origin is not None else None
    if source is None:
        return None
    file = read(source.data)
    imported = numeric_robot(to_robot(file, source.options), title)
    if not _same_structure(imported, robot):
        return None
    robot, bodies = _realisable(imported, robot, title)
    links = _Update(file, imported, robot, title).links(bodies)
    gravity = root_gravity(robot)
    if robot.base.floating or np.abs(np.subtract(gravity, root_gravity(imported))).max() < 1e-9:
        gravity = file.gravity
    return file, dataclasses.replace(file, links=tuple(links), gravity=gravity)


def _same_structure(first: Robot, second: Robot) -> bool:
    """True if two robots of one file have the same frames, joints and links."""
    if first.origin is None or second.origin is None:
        return False
    frames = [[(f.ant, f.sigma) for f in robot.frames] for robot in (first, second)]
    links = [
        {name: p.frame for name, p in r.origin.links.items()} for r in (first, second) if r.origin
    ]
    return frames[0] == frames[1] and links[0] == links[1] and first.NL == second.NL


def _realisable(imported: Robot, robot: Robot, title: str) -> tuple[Robot, list[Array]]:
    """The robot with rotor inertias, and the moments of each link, that a file can hold.

    Base parameters are no masses of links. Then those nearest to the file's are chosen among all
    that give the same torques.
    """
    old, new = _inertias(imported), _inertias(robot)
    first = robot.first_link
    if all(map(_is_realisable, old.links[first:], new.links[first:])):
        return robot, list(new.links)
    chosen = nearest_equivalent(robot, new, old)
    if all(map(_has_mass, new.links[first:])) and not all(
        map(_is_realisable, old.links[first:], chosen.links[first:])
    ):
        return robot, list(new.links)
    warnings.warn(
        f"{robot.name}: its parameters are no masses of links (base parameters). Written are "
        "masses with the same dynamics, those nearest to the masses of the file.",
        RobotWarning,
        stacklevel=2,
    )
    for j in range(first, len(chosen.links)):
        if not _has_mass(chosen.links[j]):
            raise InputError(
                f"{robot.name} as {title}",
                f"link {j}: a mass of {chosen.links[j][9]:.6g} kg",
                "a positive mass",
                "The parameters belong to no real link. Identify with physical=True (--physical).",
            )
    joints = [
        dataclasses.replace(joint, IA=IA)
        for joint, IA in zip(robot.joints, chosen.rotors, strict=True)
    ]
    return dataclasses.replace(robot, joints=tuple(joints)), list(chosen.links)


def _inertias(robot: Robot) -> Inertias:
    return Inertias(
        [body_moments(body) for body in robot.bodies], [given(joint.IA) for joint in robot.joints]
    )


def _is_realisable(old: Array, new: Array) -> bool:
    """True if a link may be written: as in the file, or a body of positive mass."""
    if _are_same(old, new):
        return True
    return bool(new[9] > 0) and RigidInertia.from_moments(new).is_physical


def _has_mass(moments: Array) -> bool:
    """True if a link has a mass, or no inertia at all."""
    return bool(moments[9] > 0) or not moments.any()


def _are_same(first: Array, second: Array) -> bool:
    """True if two sets of moments differ by rounding errors only."""
    size = np.maximum(np.abs(first), np.abs(second))
    scale = np.repeat([size[:6].max(), size[6:9].max(), size[9]], (6, 3, 1))
    return bool((np.abs(first - second) <= INERTIA_TOLERANCE * scale).all())


class _Update:
    """Puts the numbers of a robot into the links of its file."""

    def __init__(self, file: RobotDescription, imported: Robot, robot: Robot, title: str) -> None:
        assert robot.origin is not None
        self.file, self.imported, self.robot, self.title = file, imported, robot, title
        self.placed = robot.origin.links
        self.on_link = {link.name: k for k, link in enumerate(file.links)}
        self.changed = list(file.links)

    def links(self, bodies: Iterable[Array]) -> list[LinkDescription]:
        for j, moments in enumerate(bodies):
            main = next((n for n, placed in self.placed.items() if placed.frame == j), None)
            if j >= self.robot.first_link:
                self._set_inertia(j, main, moments)
            if j and main is not None and self.robot.sigma(j) != FIXED:
                self._set_joint(j, self.on_link[main])
        for k in range(len(self.changed)):
            self._set_placement(k)
        return self.changed

    def _replace(self, k: int, **values: object) -> None:
        self.changed[k] = dataclasses.replace(self.changed[k], **values)  # type: ignore[arg-type]  # by name

    # --- inertia ---------------------------------------------------------------------------------

    def _set_inertia(self, j: int, main: str | None, moments: Array) -> None:
        """Give link j its inertia, on the first of the file's links that are part of it.

        The others keep theirs, unless the first one would need a mass that is not positive.
        """
        if main is None:
            if moments.any():
                raise self._refusal(f"link {j}", "a mass between the parts of a compound joint")
            return
        if _are_same(body_moments(self.imported.bodies[j]), moments):
            return
        T = inverse(link_frame(self.placed[main]))
        parts = [n for n, placed in self.placed.items() if placed.frame == j and n != main]
        new, rest = _seen(moments, T), self._moments_of(parts, T)
        own = new - rest
        if rest.any() and not (own[9] > 0 and RigidInertia.from_moments(own).is_physical):
            own = new
            for name in parts:
                self._replace(self.on_link[name], inertia=RigidInertia.none())
        inertia = RigidInertia.from_moments(own)
        self._replace(self.on_link[main], inertia=inertia, missing="")

    def _moments_of(self, names: list[str], T: Array) -> Array:
        """The moments of links of the file in the frame in which that of their carrier is T."""
        total = np.zeros(10)
        for name in names:
            inertia = self.file.links[self.on_link[name]].inertia
            total += inertia.seen(T @ link_frame(self.placed[name])).moments
        return total

    # --- joints ----------------------------------------------------------------------------------

    def _set_joint(self, j: int, k: int) -> None:
        """Friction, rotor inertia and limits of joint j on the file's link k."""
        new, old = self.robot.joint(j), self.imported.joint(j)
        pairs = (
            ("rotor", given(new.IA), given(old.IA)),
            ("viscous", viscous_friction(new), viscous_friction(old)),
            ("dry", given(new.FS), given(old.FS)),
        )
        values: dict[str, object] = {key: x for key, x, y in pairs if _differ(x, y)}
        springs, before = spring_values(new), spring_values(old)
        values |= {key: x for key, x in springs.items() if x != before[key]}
        if new.limits != old.limits:
            values["limits"] = new.limits
        if values and self.file.links[k].kind not in ("revolute", "prismatic"):
            raise self._refusal(f"joint {new.name}", f"another {', '.join(values)} in a part of it")
        if self.file.links[k].kind in ("revolute", "prismatic"):
            values |= self._axis(j, k)
        if values:
            self._replace(k, **values)

    def _axis(self, j: int, k: int) -> dict[str, object]:
        """The axis and its point in the frame of the file's link, if the robot has others."""
        link = self.file.links[k]
        to_link = inverse(link_frame(self.placed[link.name]))
        axis, point = to_link[:3, 2], to_link[:3, 3]
        values: dict[str, object] = {}
        if np.abs(axis - link.axis / np.linalg.norm(link.axis)).max() > SAME_PLACE:
            values["axis"] = axis
        off = np.cross(axis, link.anchor - point)
        if link.kind == "revolute" and np.abs(off).max() > SAME_PLACE:
            values["anchor"] = point + axis * (axis @ (link.anchor - point))
        return values

    # --- geometry --------------------------------------------------------------------------------

    def _set_placement(self, k: int) -> None:
        """The placement of link k on its parent, where the robot has another one."""
        link = self.file.links[k]
        chain = [k]  # up to a link that the robot knows, over the parts of compound joints
        while (parent := self.file.links[chain[-1]].parent) >= 0:
            if self.file.links[parent].name in self.placed:
                break
            chain.append(parent)
        if parent < 0 or link.name not in self.placed:
            return
        first, rest = self.file.links[chain[-1]].placement, transform()
        for c in reversed(chain[:-1]):
            rest = rest @ self.file.links[c].placement
        T = inverse(self._pose(self.file.links[parent].name)) @ self._pose(link.name)
        if np.abs(T - first @ rest).max() > SAME_PLACE:
            self._replace(chain[-1], placement=T @ inverse(rest))

    def _pose(self, name: str) -> Array:
        """A link of the file seen from frame 0 with all joints at zero."""
        placed = self.placed[name]
        T, j = link_frame(placed), placed.frame
        while j:
            T, j = frame_transform(self.robot, j) @ T, self.robot.ant(j)
        return T

    def _refusal(self, place: str, problem: str) -> InputError:
        return InputError(
            f"{self.robot.name} as {self.title}, {place}",
            problem,
            "numbers for which the file has a place",
            "A .par file has one.",
        )


def _seen(moments: Array, T: Array) -> Array:
    """Moments of a link, masses or not, in the frame in which the link's frame is T."""
    R, p, MS = T[:3, :3], T[:3, 3], T[:3, :3] @ moments[6:9]
    J = R @ symmetric(moments[:6]) @ R.T
    J += 2 * (MS @ p) * np.eye(3) - np.outer(MS, p) - np.outer(p, MS)
    J += moments[9] * ((p @ p) * np.eye(3) - np.outer(p, p))
    return np.array([*J[np.triu_indices(3)], *(MS + moments[9] * p), moments[9]])


def _differ(x: float, y: float) -> bool:
    return abs(x - y) > INERTIA_TOLERANCE * max(abs(x), abs(y))


# --- proof ---------------------------------------------------------------------------------------


def check_written(written: RobotDescription, wanted: RobotDescription, title: str) -> None:
    """Raise if a text that was written does not hold the description that it was written from."""
    links = {link.name: link for link in written.links}
    for link in wanted.links:
        problem = "no such link" if link.name not in links else _difference(links[link.name], link)
        if problem:
            raise InputError(
                f"{wanted.name} as {title}, {link.joint or link.name}",
                problem,
                "the robot's own value",
                "A setting of the file changes the numbers in it; save a .par file instead.",
            )


def warn_of_refusals(new: RobotDescription, file: RobotDescription | None) -> None:
    """Warn of links that MuJoCo refuses: no mass distribution has their inertia."""
    known = set(map(id, file.links)) if file is not None else set()
    names = [
        link.name
        for link in new.links
        if id(link) not in known and not (link.inertia.is_none or link.inertia.is_physical)
    ]
    if names:
        text = (
            f"{new.name}: no body of positive mass has the inertia of {', '.join(names[:9])}: "
            "Pinocchio computes with it, MuJoCo refuses it."
        )
        warnings.warn(text, RobotWarning, stacklevel=2)


def _difference(written: LinkDescription, wanted: LinkDescription) -> str:
    """Return the differences between two descriptions of a link, with both values; '' if none."""
    pairs = {
        "moments": (written.inertia.moments, wanted.inertia.moments),
        "placement": (written.placement, wanted.placement),
        "friction and rotor": (
            np.array([written.viscous, written.dry, written.rotor]),
            np.array([wanted.viscous, wanted.dry, wanted.rotor]),
        ),
        "spring": (
            np.array([*written.stiffness, written.rest]),
            np.array([*wanted.stiffness, wanted.rest]),
        ),
    }
    if wanted.kind in ("revolute", "prismatic"):
        pairs["axis"] = (written.axis, wanted.axis)
    for key, (x, y) in pairs.items():
        if np.abs(x - y).max() > INERTIA_TOLERANCE * max(1.0, float(np.abs(y).max())):
            return f"{key} {x.ravel().tolist()} instead of {y.ravel().tolist()}"
    return ""


# --- inertias equal in effect --------------------------------------------------------------------


LINK_NUMBERS = 10  # per link: XX XY XZ YY YZ ZZ MX MY MZ M
SPARE_STATES = 40  # states more than parameters
RANK_TOLERANCE = 1e-11  # singular values below this part of the largest one are zero
SEED = 7


@dataclass(frozen=True, eq=False)
class Inertias:
    """The moments (10,) of each link, the base first, and the rotor inertia of each joint."""

    links: Sequence[Array]
    rotors: Sequence[float]

    @property
    def vector(self) -> Array:
        return np.concatenate([*self.links, np.asarray(self.rotors, float)])

    @staticmethod
    def from_vector(vector: Array, links: int) -> Inertias:
        split = LINK_NUMBERS * links
        return Inertias(
            list(vector[:split].reshape(-1, LINK_NUMBERS)), list(map(float, vector[split:]))
        )


def nearest_equivalent(robot: Robot, given: Inertias, near: Inertias) -> Inertias:
    """Of all inertias with the dynamics of the given ones those nearest to others.

    The robot has numbers, its joints are at zero. Rotor inertias change only where `near` has some.
    """
    x, goal = given.vector, near.vector
    W = _energies(robot)
    free = np.ones(len(x), bool)
    free[LINK_NUMBERS * len(given.links) :] = np.asarray(near.rotors) != 0
    scale = np.where(np.abs(goal) > 0, np.abs(goal), np.abs(goal).max() * 1e-3 or 1.0)
    scale = np.maximum(scale, 1e-3 * np.median(scale))
    _, sizes, V = np.linalg.svd((W * scale)[:, free], full_matrices=True)
    rank = int((sizes > RANK_TOLERANCE * sizes[0]).sum())
    N = np.zeros((len(x), int(free.sum()) - rank))
    N[free] = V[rank:].T
    # In units of `scale` the columns of N are orthonormal: the nearest point is a projection.
    return Inertias.from_vector(x + scale * (N @ (N.T @ ((goal - x) / scale))), len(given.links))


def _energies(robot: Robot) -> Array:
    """Energies of random states for a unit of each parameter: kinetic ones, then potential ones."""
    generator = np.random.default_rng(SEED)
    count = LINK_NUMBERS * len(robot.bodies) + len(robot.joints) + SPARE_STATES
    states = [_State(robot, generator) for _ in range(count)]
    kinetic = np.array([state.kinetic() for state in states])
    if robot.base.floating:  # its accelerations have the effect of gravity
        return kinetic
    potential = np.array([state.potential() for state in states])
    return np.vstack([kinetic, potential - potential.mean(axis=0)])


class _State:
    """Positions and velocities of all links in a random state."""

    def __init__(self, robot: Robot, generator: np.random.Generator) -> None:
        self.robot = robot
        self.qd = generator.uniform(-1, 1, len(robot.joints))
        q = generator.uniform(-np.pi, np.pi, len(robot.joints))
        g = np.array([float(x) for x in robot.gravity])
        self.g = generator.uniform(-1, 1, 3) if np.isnan(g).any() else g
        moving = generator.uniform(-1, 1, 6) * robot.has_moving_base
        self.T: dict[int, Array] = {0: np.eye(4)}
        self.twist: dict[int, tuple[Array, Array]] = {0: (moving[:3], moving[3:])}  # v, w
        for j in range(1, len(robot.bodies)):
            self._add(j, q)

    def _add(self, j: int, q: Array) -> None:
        """Place link j and its antecedents."""
        if j in self.T:
            return
        f = self.robot.frame(j)
        self._add(f.ant, q)
        turn, slide = q[j - 1] * (f.sigma == REVOLUTE), q[j - 1] * (f.sigma == PRISMATIC)
        gamma, b, alpha, d, theta, r = map(float, (f.gamma, f.b, f.alpha, f.d, f.theta, f.r))
        T = screw("z", gamma, b) @ screw("x", alpha, d) @ screw("z", theta + turn, r + slide)
        v, w = self.twist[f.ant]
        R = inverse(T)[:3, :3]
        z = np.array([0.0, 0.0, 1.0]) * (self.qd[j - 1] if f.sigma != FIXED else 0.0)
        v_j, w_j = R @ (v + np.cross(w, T[:3, 3])), R @ w
        if f.sigma == PRISMATIC:
            v_j = v_j + z
        else:
            w_j = w_j + z
        self.T[j], self.twist[j] = self.T[f.ant] @ T, (v_j, w_j)

    def kinetic(self) -> Array:
        """Kinetic energy for a unit of each parameter."""
        rows = []
        for j in range(len(self.robot.bodies)):
            v, (x, y, z) = self.twist[j][0], self.twist[j][1]
            J = [x * x / 2, x * y, x * z, y * y / 2, y * z, z * z / 2]
            rows += [*J, *np.cross(v, self.twist[j][1]), v @ v / 2]
        return np.array([*rows, *(self.qd * self.qd / 2)])

    def potential(self) -> Array:
        """Potential energy for a unit of each parameter."""
        rows: list[float] = []
        for j in range(len(self.robot.bodies)):
            T = self.T[j]
            rows += [*np.zeros(6), *(-self.g @ T[:3, :3]), float(-self.g @ T[:3, 3])]
        return np.array([*rows, *np.zeros(len(self.robot.joints))])
