"""An imported robot against the engine that its file was written for: Pinocchio for URDF, MuJoCo
for MJCF.

The engine reads the original file. Our models are generated with default options, names are the
only mapping; friction, which Pinocchio does not know, is left out there. dgm, jacobian, velocities,
inertia, gravity, idm, id-dynamic (against Pinocchio) and ddm are compared at random states; on a
floating base inverse dynamics is A a + h. An error is the largest difference, divided by the
largest element where that is above 1.

For arms with an inverse model, dgm of every solution of igm is compared with the pose, and both are
run as C.

Where a joint of theirs is three of ours, their velocities are B(q) times the rates of our joints:
tau = B' tau', A = B' A' B.
"""

from __future__ import annotations

import dataclasses
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy
from symoro.formats.urdf.read import expand_xacro

MODELS = ("dgm", "jacobian", "velocities", "gravity", "inertia", "idm", "regressor", "ddm")
INVERSE = ("igm", "igm in C")
LINKS = 6  # of each robot, for the models of one frame
QUICK = {"effort": 0}
WORST_CONDITION = 1e12  # of the inertia matrix, for accelerations
TURNS = ("x", "y", "z")
PARTS = {
    "spherical": TURNS,
    "planar": ("px", "py", "rz"),
    "free": ("px", "py", "pz", "rx", "ry", "rz"),
}


def difference(ours: np.ndarray, theirs: np.ndarray) -> float:
    """The largest difference, relative to the largest element where that is above 1."""
    if ours.shape != theirs.shape:
        return float("inf")
    return float(np.abs(ours - theirs).max(initial=0.0) / max(1.0, np.abs(theirs).max(initial=0.0)))


def sampled(names: Iterable[str], count: int = LINKS) -> list[str]:
    """The first, the last and some between."""
    found = list(names)
    return (
        found
        if len(found) <= count
        else [found[round(k * (len(found) - 1) / (count - 1))] for k in range(count)]
    )


# --- states ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class State:
    """Joint positions, rates and accelerations; pose (p, R as a quaternion w, x, y, z), twist and
    acceleration of a floating base in its own frame.
    """

    q: np.ndarray
    v: np.ndarray
    a: np.ndarray
    at: np.ndarray
    twist: np.ndarray  # [V; w]
    rate: np.ndarray  # acceleration of the origin, and of the rotation
    tau: np.ndarray  # efforts of the joints

    @staticmethod
    def random(n: int, rng: np.random.Generator) -> State:
        q, v, a = (rng.uniform(-1, 1, n) for _ in range(3))
        turn = rng.normal(size=4)
        return State(
            q,
            v,
            a,
            np.concatenate([rng.uniform(-1, 1, 3), turn / np.linalg.norm(turn)]),
            rng.uniform(-1, 1, 6),
            rng.uniform(-1, 1, 6),
            rng.uniform(-10, 10, n),
        )

    def values(self, robot: sy.Robot, gravity: np.ndarray) -> dict[str, float]:
        """The numbers of our symbols."""
        found = dict(
            zip(
                (*robot.q, *robot.qd, *robot.qdd),
                np.concatenate([self.q, self.v, self.a]),
                strict=True,
            )
        )
        if robot.base.floating:
            found |= {f"V0{k + 1}": self.twist[k] for k in range(3)} | {
                f"W0{k + 1}": self.twist[3 + k] for k in range(3)
            }
            found |= {f"G{k + 1}": x for k, x in enumerate(rotation_of(self.at[3:]).T @ gravity)}
        return found


def rotation_of(q: np.ndarray) -> np.ndarray:
    """The rotation of a unit quaternion (w, x, y, z)."""
    w, x, y, z = q
    return np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                     [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                     [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]])  # fmt: skip


def quaternion(angles: np.ndarray) -> np.ndarray:
    """Of the turns about x, y, z, one after the other about the moving axes."""
    w, x, y, z = 1.0, 0.0, 0.0, 0.0
    for k, angle in enumerate(angles):
        C, (X, Y, Z) = np.cos(angle / 2), np.eye(3)[k] * np.sin(angle / 2)
        w, x, y, z = (
            w * C - x * X - y * Y - z * Z,
            w * X + x * C + y * Z - z * Y,
            w * Y - x * Z + y * C + z * X,
            w * Z + x * Y - y * X + z * C,
        )
    return np.array([w, x, y, z])


def rates(angles: np.ndarray) -> np.ndarray:
    """The angular velocity in the moving frame per rate of each turn: [Rz' Ry' x, Rz' y, z]."""
    _, b, c = angles
    Ry = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    Rz = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    x, y, z = np.eye(3)
    return np.column_stack([Rz.T @ Ry.T @ x, Rz.T @ y, z])


class Engine:
    """Another program's models of the same file."""

    robot: sy.Robot
    nv: int
    gravity: np.ndarray
    without = "friction"  # effects that the engine does not know

    def blocks(self, q: np.ndarray) -> Iterator[tuple[int, int, np.ndarray]]:
        """(row, column, block) of B(q), base apart; q may be complex."""
        raise NotImplementedError

    def base_block(self, state: State) -> np.ndarray:
        raise NotImplementedError

    def base_rate(self, state: State) -> np.ndarray:
        raise NotImplementedError

    def B(self, state: State) -> np.ndarray:
        free = 6 if self.robot.base.floating else 0
        found = np.zeros((self.nv, free + len(state.q)))
        found[:free, :free] = self.base_block(state)[:free, :free]
        for row, column, block in self.blocks(state.q):
            found[row : row + len(block), free + column : free + column + block.shape[1]] = block
        return found

    def drift(self, state: State) -> np.ndarray:
        """dB/dt times the rates of the joints, by a complex step."""
        found = np.zeros(self.nv)
        for row, column, block in self.blocks(state.q + 1e-30j * state.v):
            found[row : row + len(block)] = (
                block.imag @ state.v[column : column + block.shape[1]] / 1e-30
            )
        return found

    def motion(self, state: State) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Their velocity and acceleration, and B."""
        B, free = self.B(state), self.robot.base.floating
        v = B @ (np.concatenate([state.twist, state.v]) if free else state.v)
        a = B @ (np.concatenate([np.zeros(6), state.a]) if free else state.a) + self.drift(state)
        if free:
            a[:6] = self.base_rate(state)
        return v, a, B

    def results(self, state: State, links: Iterable[str]) -> dict[str, np.ndarray]:
        raise NotImplementedError


class Pinocchio(Engine):
    """Pinocchio on a URDF text.

    It knows no spherical joints: there they are free ones that stay in place.
    """

    def __init__(self, text: str, robot: sy.Robot) -> None:
        import pinocchio as pin

        self.pin, self.robot = pin, robot
        text = text.replace('type="spherical"', 'type="floating"')
        self.model = pin.buildModelFromXML(
            text, *([pin.JointModelFreeFlyer()] if robot.base.floating else [])
        )
        self.model.armature = np.zeros(self.model.nv)
        self.data, self.nv = self.model.createData(), self.model.nv
        self.gravity = np.array([0.0, 0.0, -9.81])

    def _joints(self) -> Iterator[tuple[Any, str, int]]:
        """Their joint, its kind and the column of its first part, in our order."""
        names, column = self.robot.joint_names, 0
        while column < len(names):
            kind = "simple"
            name = names[column]
            if not self.model.existJointName(name):
                kind = next(
                    k
                    for k, parts in PARTS.items()
                    if tuple(n.rpartition("_")[2] for n in names[column : column + len(parts)])
                    == parts
                )
                name = name.rpartition("_")[0]
            yield self.model.joints[self.model.getJointId(name)], kind, column
            column += len(PARTS.get(kind, ("",)))

    def blocks(self, q: np.ndarray) -> Iterator[tuple[int, int, np.ndarray]]:
        for joint, kind, k in self._joints():
            if kind == "simple":
                yield joint.idx_v, k, np.eye(1, dtype=q.dtype)
            elif kind == "planar":
                c, s = np.cos(q[k + 2]), np.sin(q[k + 2])
                yield joint.idx_v, k, np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
            elif kind == "spherical":
                yield joint.idx_v + 3, k, rates(q[k : k + 3])
            else:
                raise ValueError(f"no comparison for {kind} joints inside a URDF")

    def base_block(self, state: State) -> np.ndarray:
        return np.eye(6)

    def base_rate(self, state: State) -> np.ndarray:
        """Theirs is spatial."""
        return state.rate - np.concatenate(
            [np.cross(state.twist[3:], state.twist[:3]), np.zeros(3)]
        )

    def position(self, state: State) -> np.ndarray:
        full = self.pin.neutral(self.model)
        if self.robot.base.floating:
            full[:3], full[3:7] = state.at[:3], np.roll(state.at[3:], -1)
        for joint, kind, k in self._joints():
            at, q = joint.idx_q, state.q[k : k + 3]
            if kind == "spherical":
                full[at + 3 : at + 7] = np.roll(quaternion(q), -1)
            elif kind == "planar":
                full[at : at + 4] = q[0], q[1], np.cos(q[2]), np.sin(q[2])
            else:
                full[at : at + joint.nq] = (
                    (q[0],) if joint.nq == 1 else (np.cos(q[0]), np.sin(q[0]))
                )
        return np.asarray(full)

    def results(self, state: State, links: Iterable[str]) -> dict[str, np.ndarray]:
        pin, model, data = self.pin, self.model, self.data
        q, (v, a, B) = self.position(state), self.motion(state)
        pin.forwardKinematics(model, data, q)
        pin.computeJointJacobians(model, data, q)
        pin.updateFramePlacements(model, data)
        root, found = data.oMf[model.getFrameId(self.robot.origin.root)], {}  # type: ignore[union-attr]
        for link in links:
            k = model.getFrameId(link, pin.FrameType.BODY)
            M = root.inverse() * data.oMf[k]
            J = (
                pin.getFrameJacobian(model, data, k, pin.ReferenceFrame.LOCAL).reshape(6, -1)
                @ B[:, 6 if self.robot.base.floating else 0 :]
            )
            found |= {
                f"dgm {link}": M.homogeneous,
                f"jacobian {link}": np.vstack([M.rotation @ J[:3], M.rotation @ J[3:]]),
            }
        A = np.triu(pin.crba(model, data, q))
        found |= {
            "inertia": B.T @ (A + np.triu(A, 1).T) @ B,
            "gravity": B.T @ pin.computeGeneralizedGravity(model, data, q),
        }
        return found | {
            "idm": B.T @ pin.rnea(model, data, q, v, a),
            "regressor": self._regressor(q, v, a),
            "velocities": self._velocities(q, v),
        }

    def _regressor(self, q: np.ndarray, v: np.ndarray, a: np.ndarray) -> np.ndarray:
        """Rows and blocks of ten columns in our order; empty where a joint is three of ours."""
        joints = list(self._joints())
        if self.robot.base.floating or any(kind != "simple" for _, kind, _ in joints):
            return np.zeros(0)
        Y = self.pin.computeJointTorqueRegressor(self.model, self.data, q, v, a)
        rows = [joint.idx_v for joint, _, _ in joints]
        columns = [10 * (joint.id - 1) + k for joint, _, _ in joints for k in range(10)]
        return np.asarray(Y[np.ix_(rows, columns)])

    def _velocities(self, q: np.ndarray, v: np.ndarray) -> np.ndarray:
        """[V, w] of the links behind the joints, in their frames; NaN for parts of a joint."""
        self.pin.forwardKinematics(self.model, self.data, q, v)
        rows = np.full((len(self.robot.q), 6), np.nan)
        for joint, kind, k in self._joints():
            rows[k + len(PARTS.get(kind, ("",))) - 1] = self.data.v[joint.id].vector
        return rows


class MuJoCo(Engine):
    """MuJoCo on an MJCF file, constraints disabled; the friction loss of a joint is Coulomb's.

    Meshes are taken out where no mass comes from them, so that files without them can be read.
    """

    def __init__(self, path: Path, robot: sy.Robot) -> None:
        import mujoco

        self.mj, self.robot = mujoco, robot
        spec = mujoco.MjSpec.from_file(str(path))
        self._strip(spec)
        self.model = spec.compile()
        self.model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_CONSTRAINT)
        self.data, self.nv, self.gravity = (
            mujoco.MjData(self.model),
            self.model.nv,
            self.model.opt.gravity,
        )
        # drives of a joint that is several of ours act on its own speeds
        simple = all(kind == "simple" for _, kind, _ in self._joints())
        self.without = "" if simple else "friction,rotor"

    def _strip(self, spec: Any) -> None:
        needed = {
            geom.meshname for geom in spec.geoms if geom.meshname and self._weighs(spec, geom)
        }
        for geom in list(spec.geoms):
            geom.material = ""
            if geom.meshname and geom.meshname not in needed:
                spec.delete(geom)
        for site in spec.sites:
            site.material = ""
        for kind in ("meshes", "materials", "textures", "skins", "hfields", "keys"):
            for item in list(getattr(spec, kind)):
                if kind != "meshes" or item.name not in needed:
                    spec.delete(item)

    def _weighs(self, spec: Any, geom: Any) -> bool:
        """True if the mass of a body that can move comes from this shape."""
        body = geom.parent
        always = spec.compiler.inertiafromgeom == self.mj.mjtInertiaFromGeom.mjINERTIAFROMGEOM_TRUE
        return body.name != "world" and (always or not body.explicitinertial)

    def _joints(self) -> Iterator[tuple[int, str, int]]:
        """Number and kind of their joint, and the column of its first part; a floating base apart."""
        column = 0
        for k in range(1 if self.robot.base.floating else 0, self.model.njnt):
            kind = {0: "free", 1: "spherical"}.get(int(self.model.jnt_type[k]), "simple")
            yield k, kind, column
            column += len(PARTS.get(kind, ("",)))

    def blocks(self, q: np.ndarray) -> Iterator[tuple[int, int, np.ndarray]]:
        for joint, kind, k in self._joints():
            row = int(self.model.jnt_dofadr[joint])
            if kind == "simple":
                yield row, k, np.eye(1, dtype=q.dtype)
            elif kind == "spherical":
                yield row, k, rates(q[k : k + 3])
            else:
                yield row, k, np.eye(3, dtype=q.dtype)
                yield row + 3, k + 3, rates(q[k + 3 : k + 6])

    def base_block(self, state: State) -> np.ndarray:
        """Their linear velocity is seen from the world."""
        found = np.eye(6)
        found[:3, :3] = rotation_of(state.at[3:])
        return found

    def base_rate(self, state: State) -> np.ndarray:
        return self.base_block(state) @ state.rate

    def position(self, state: State) -> np.ndarray:
        full = self.model.qpos0.copy()
        if self.robot.base.floating:
            full[:7] = state.at
        for joint, kind, k in self._joints():
            at, q = int(self.model.jnt_qposadr[joint]), state.q[k : k + 6]
            if kind == "simple":
                full[at] = q[0]
            elif kind == "spherical":
                full[at : at + 4] = quaternion(q[:3])
            else:
                full[at : at + 3], full[at + 3 : at + 7] = q[:3], quaternion(q[3:6])
        return full

    def results(self, state: State, links: Iterable[str]) -> dict[str, np.ndarray]:
        mj, model, data = self.mj, self.model, self.data
        v, a, B = self.motion(state)
        data.qpos[:], data.qvel[:] = self.position(state), 0
        mj.mj_forward(model, data)
        found = {"gravity": B.T @ data.qfrc_bias}
        data.qvel[:] = v
        mj.mj_forward(model, data)
        A, force = np.zeros((model.nv, model.nv)), np.zeros(model.nv)
        for row, unit in zip(A, np.eye(model.nv), strict=True):
            mj.mj_mulM(model, data, row, unit)
        data.qacc[:] = a
        mj.mj_rne(model, data, 1, force)
        if self.without:
            A -= np.diag(model.dof_armature)
        else:
            force += model.dof_armature * a + model.dof_damping.reshape(model.nv, -1)[:, 0] * v
            force += model.dof_frictionloss * np.sign(v)
        found["inertia"] = B.T @ A @ B
        found["idm"] = B.T @ force
        found["velocities"] = self._velocities()
        root = self._pose(self.robot.origin.root)  # type: ignore[union-attr]
        for link in links:
            J = np.zeros((6, model.nv))
            mj.mj_jacBody(model, data, J[:3], J[3:], self._body(link))
            J, R = J @ B[:, 6 if self.robot.base.floating else 0 :], root[:3, :3].T
            found |= {
                f"dgm {link}": np.linalg.inv(root) @ self._pose(link),
                f"jacobian {link}": np.vstack([R @ J[:3], R @ J[3:]]),
            }
        return found

    def _velocities(self) -> np.ndarray:
        """[V, w] of the bodies behind the joints, in their frames; NaN for parts of a joint."""
        rows, v = np.full((len(self.robot.q), 6), np.nan), np.zeros(6)
        for joint, kind, k in self._joints():
            body = int(self.model.jnt_bodyid[joint])
            last = self.model.body_jntadr[body] + self.model.body_jntnum[body] - 1
            if joint == last:
                kind_of = self.mj.mjtObj.mjOBJ_XBODY
                self.mj.mj_objectVelocity(self.model, self.data, kind_of, body, v, 1)
                rows[k + len(PARTS.get(kind, ("",))) - 1] = np.r_[v[3:], v[:3]]
        return rows

    def _body(self, link: str) -> int:
        found = self.mj.mj_name2id(self.model, self.mj.mjtObj.mjOBJ_BODY, link)
        return int(found if found >= 0 else link.removeprefix("body"))

    def _pose(self, link: str) -> np.ndarray:
        k, T = self._body(link), np.eye(4)
        T[:3, :3], T[:3, 3] = self.data.xmat[k].reshape(3, 3), self.data.xpos[k]
        return T


# --- ours -----------------------------------------------------------------------------------------


def our_models(
    robot: sy.Robot, links: Iterable[str], more: Iterable[str], without: str
) -> dict[str, Any]:
    """Our models of the same quantities, with default options but for the effects left out."""
    fixed = not robot.base.floating
    effects = {"without": without, **QUICK}
    found = {
        "inertia": sy.generate(robot, "inertia", **effects),
        "gravity": sy.generate(robot, "gravity", **QUICK),
        "idm": sy.generate(robot, "idm" if fixed else "h", **effects),
        "velocities": sy.generate(robot, "velocities", **QUICK),
        "dgm": sy.generate(robot, "dgm", **QUICK),
        "jacobian": sy.generate(robot, "jacobian", **QUICK),
    }
    for name in more:
        found[name] = sy.generate(robot, name, **effects)
    for link in links:
        for model in ("dgm", "jacobian"):
            found[f"{model} {link}"] = sy.generate(robot, model, frame=link, **QUICK)
    return found


def our_results(
    robot: sy.Robot, models: dict[str, Any], state: State, engine: Engine, theirs: dict[str, Any]
) -> dict[str, np.ndarray]:
    """The models at one state."""
    values, found = state.values(robot, engine.gravity), {}
    if not robot.base.floating:
        values |= dict(zip(robot.tau, state.tau, strict=True))
    for name, model in models.items():
        outputs = model.evaluate({k: values[k] for k in model.inputs if k in values})
        found[name] = (
            np.hstack(list(outputs.values())) if len(outputs) > 1 else outputs.popitem()[1]
        )
    if robot.base.floating:
        found["idm"] = found["idm"] + found["inertia"] @ np.concatenate([state.rate, state.a])
    if "regressor" in found:
        found["regressor"] = found["regressor"] @ models["regressor"].to_pinocchio
    known = ~np.isnan(theirs["velocities"])
    found["velocities"] = np.where(known, found["velocities"], np.nan)
    return found


def compared(
    robot: sy.Robot, engine: Engine, states: int = 2, links: int = LINKS, seed: int = 1
) -> dict[str, float]:
    """The largest error of each model over random states."""
    assert robot.origin is not None
    rng, chosen = np.random.default_rng(seed), sampled(robot.origin.links, links)
    first = engine.results(State.random(len(robot.q), rng), chosen)
    more = ["regressor"] if first.get("regressor", np.zeros(0)).size else []
    # not where a joint moves links without mass only
    regular = np.linalg.cond(first["inertia"]) < WORST_CONDITION
    more += ["ddm"] * bool(regular and not (robot.base.floating or robot.has_closed_loops))
    models = our_models(robot, chosen, more, engine.without)
    worst: dict[str, float] = {}
    for _ in range(states):
        state = State.random(len(robot.q), rng)
        theirs = engine.results(state, [*chosen, robot.origin.tip])
        if "ddm" in models:
            rest = state.tau - theirs["idm"]
            theirs["ddm"] = state.a + np.linalg.solve(theirs["inertia"], rest)
        theirs |= {m: theirs[f"{m} {robot.origin.tip}"] for m in ("dgm", "jacobian")}
        for name, value in our_results(robot, models, state, engine, theirs).items():
            kind = name.split()[0]
            known = ~np.isnan(theirs[name]) if name == "velocities" else ...
            error = difference(value[known], theirs[name][known])
            worst[kind] = max(worst.get(kind, 0.0), error)
    return worst


# --- inverse models -------------------------------------------------------------------------------


def round_trip(robot: sy.Robot, in_c: bool = True, seed: int = 1) -> dict[str, float]:
    """The distance of dgm of the solutions of igm from the pose, by default options, in Python and in C;
    empty where the robot has no inverse model.

    Joints beyond six are held, from the last one inward.
    """
    rng = np.random.default_rng(seed)
    q = dict(zip(robot.q, rng.uniform(-1, 1, len(robot.q)), strict=True))
    held: dict[str, float] = {}
    for name in ("", *reversed(robot.q)):
        held |= {name: q[name]} if name else {}
        try:
            inverse = sy.generate(robot, "igm", fixed=held)
            break
        except sy.SymoroError as error:
            if "infinitely many" not in str(error):
                return {}
    else:
        return {}
    direct = sy.generate(robot, "dgm")
    solver, worst = inverse.compile(), float("inf")
    T = direct.evaluate({k: q[k] for k in direct.inputs if k in q})["T"]
    for row in solver(T).solutions:
        at = q | dict(zip(solver.joints, row, strict=True))
        again = direct.evaluate({k: at[k] for k in direct.inputs if k in at})["T"]
        worst = max(0.0 if worst == float("inf") else worst, difference(again, T))
    checks = [m.verify("c")[0] for m in (direct, inverse)] if in_c else []
    errors = [x.error if x.passed and x.error is not None else float("inf") for x in checks]
    return {"igm": worst} | ({"igm in C": max(errors)} if in_c else {})


def urdf_text(path: Path) -> str:
    """The text of a URDF file, from macros where it consists of them."""
    if path.suffix != ".xacro":
        return path.read_text(encoding="utf-8", errors="replace").strip().rstrip("\0")
    return expand_xacro(path)


def compare(path: Path, states: int = 2, inverse: bool = False, **options: Any) -> dict[str, float]:
    """A file read by us, and by Pinocchio or MuJoCo; with `inverse` also dgm of igm."""
    robot = sy.load(path, **options)
    is_mjcf = robot.origin is not None and robot.origin.format == "mjcf"
    engine = MuJoCo(path, robot) if is_mjcf else Pinocchio(urdf_text(path), robot)
    errors = compared(robot, engine, states)
    return errors | (round_trip(robot) if inverse and not robot.base.floating else {})


def compare_written(path: Path, states: int = 2, **options: Any) -> dict[str, float]:
    """A robot with other masses, written into its own file, and that file read by the engine."""
    robot = sy.load(path, **options)
    factors = {"M": 1.3, "MX": 1.2, "MY": 1.2, "MZ": 1.2}  # real bodies stay real
    bodies = tuple(
        dataclasses.replace(body, **{k: x * factors.get(k, 1.4) for k, x in vars(body).items()})
        for body in robot.bodies
    )
    other = dataclasses.replace(robot, bodies=bodies)
    is_mjcf = robot.origin is not None and robot.origin.format == "mjcf"
    with tempfile.TemporaryDirectory() as folder:
        written = other.save(Path(folder) / ("robot.xml" if is_mjcf else "robot.urdf"))
        engine = MuJoCo(written, other) if is_mjcf else Pinocchio(urdf_text(written), other)
        return compared(other, engine, states)
