"""Forces and moments of the joints: Pinocchio's on random trees, equilibrium of every link where
loops are closed, and what follows from the definition.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import numpy as np
import pinocchio as pin
import pytest
from hypothesis import Phase, given, settings

import symoro as sy
from symoro.robot import PRISMATIC, Robot, loops
from tests.formats.support import robot_file
from tests.laws.test_kinematics import close
from tests.loops.support import BODY, evaluated, states
from tests.oracle.pinocchio_model import number
from tests.oracle.test_pinocchio_dynamics import any_base, oracle
from tests.oracle.test_pinocchio_floating import drifting, on_a_free_body, spatial
from tests.strategies import seeds, state

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=4, phases=[Phase.explicit, Phase.generate]
)
MODES = ["fast", "symoro"]


def run(robot: Robot, values: dict[str, Any], **options: Any) -> dict[str, np.ndarray]:
    m = sy.generate(robot, "reactions", **{"effort": 0, **options})
    return m.evaluate({k: v for k, v in values.items() if k in m.inputs})


def joint_forces(p: Any) -> tuple[np.ndarray, np.ndarray]:
    """Pinocchio's forces and moments of the moving joints after rnea, in the robot's order."""
    rows = [p.data.f[p.model.getJointId(f"joint{j}")] for j in p.robot.moving]
    return np.array([x.linear for x in rows]), np.array([x.angular for x in rows])


def on_base(p: Any) -> np.ndarray:
    """[force; moment] that frame 0 exerts on the joints that it carries, at its origin."""
    root, total = 1 if p.free else 0, pin.Force.Zero()
    for k in range(root + 1, p.model.njoints):
        if p.model.parents[k] == root:
            total = total + p.data.liMi[k].act(p.data.f[k])
    return np.concatenate([total.linear, total.angular])


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=any_base, rng=seeds())
def test_wrenches_are_those_of_rnea(mode: str, robot: Robot, rng: np.random.Generator) -> None:
    values = state(robot, rng)
    p = oracle(robot, values)
    p.rnea()
    out, (f, m) = run(robot, values, mode=mode), joint_forces(p)
    close(out["f"], f)
    close(out["m"], m)
    # links that are fixed to the base hang on it too; only moving joints are compared
    if all(robot.sigma(j) != 2 for j in range(1, robot.NL + 1)):
        close(np.concatenate([out["f0"], out["m0"]]), on_base(p))


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=drifting, rng=seeds())
def test_a_free_base_accelerates_and_is_held_by_nothing(
    mode: str, robot: Robot, rng: np.random.Generator
) -> None:
    robot, values, p = on_a_free_body(robot, rng)
    m = sy.generate(robot, "idm", effort=0)
    base = m.evaluate({k: v for k, v in values.items() if k in m.inputs})["base"]
    qdd = np.array([values[n] for n in robot.qdd])
    p.rnea(a=spatial(p, base, qdd))
    out, (f, moment) = run(robot, values, mode=mode), joint_forces(p)
    close(out["f"], f, 1e-8)
    close(out["m"], moment, 1e-8)
    assert not out["f0"].any()
    assert not out["m0"].any()


@pytest.mark.parametrize("name", ["rx90", "stanford", "twoarm", "scara"])
def test_the_axis_component_is_the_effort_without_rotor_and_friction(name: str) -> None:
    robot = sy.load(name)
    values = state(robot, np.random.default_rng(2))
    out = run(robot, values, effort=1)
    bare = sy.generate(robot, "idm", without="friction,rotor")
    tau = bare.evaluate({k: v for k, v in values.items() if k in bare.inputs})["tau"]
    along = [
        out["f" if robot.sigma(j) == PRISMATIC else "m"][k, 2] for k, j in enumerate(robot.moving)
    ]
    close(along, tau)
    same = run(robot, values, parameters="base")
    for group, x in out.items():
        close(same[group], x)


def test_wrt_turns_the_axes_only() -> None:
    robot = sy.load("stanford")
    values = state(robot, np.random.default_rng(3))
    own, turned = run(robot, values), run(robot, values, wrt=2)
    for k, j in enumerate(robot.moving):
        pose = sy.generate(robot, "dgm", frame=j, wrt=2)
        R = pose.evaluate({n: x for n, x in values.items() if n in pose.inputs})["T"][:3, :3]
        close(turned["f"][k], R @ own["f"][k])
        close(turned["m"][k], R @ own["m"][k])
    close(turned["f0"], own["f0"])


@pytest.mark.parametrize("name", ["kinova.urdf", "solo12.urdf"])
def test_frames_of_the_file_are_those_of_pinocchio(name: str) -> None:
    path = robot_file(name)
    robot = sy.load(path)
    model = pin.buildModelFromUrdf(str(path))
    data, rng = model.createData(), np.random.default_rng(4)
    v, a = rng.uniform(-1, 1, (2, model.nv))
    q = pin.neutral(model)
    names = [model.names[k] for k in range(1, model.njoints)]
    values = {"G3": -9.81}
    for k, joint in enumerate(names):
        j = robot.joint_names.index(joint)
        angle = rng.uniform(-1, 1)
        x = model.joints[k + 1]
        q[x.idx_q : x.idx_q + x.nq] = [np.cos(angle), np.sin(angle)] if x.nq == 2 else angle
        values |= {robot.q[j]: angle, robot.qd[j]: v[x.idx_v], robot.qdd[j]: a[x.idx_v]}
    pin.rnea(model, data, q, v, a)
    out = run(robot, values)
    for k, joint in enumerate(names, 1):
        j = robot.joint_names.index(joint)
        close(out["f"][j], data.f[k].linear)
        close(out["m"][j], data.f[k].angular)
    roots = [data.liMi[k].act(data.f[k]) for k in range(1, model.njoints) if model.parents[k] == 0]
    close(out["f0"], sum(x.linear for x in roots))
    close(out["m0"], sum(x.angular for x in roots))


# --- closed loops ---------------------------------------------------------------------------------


class Statics:
    """Every link of a closed-loop robot as a free body, seen from frame 0 at one state."""

    def __init__(self, robot: Robot, values: dict[str, float]) -> None:
        self.robot, self.values = robot, values
        self.T = {0: np.eye(4)}
        for j in range(1, robot.NF + 1):
            self.T[j] = self._run("dgm", frame=j, wrt=0)["T"]

    def _run(self, model: str, **options: Any) -> dict[str, np.ndarray]:
        m = sy.generate(self.robot, model, effort=0, **options)
        return m.evaluate({k: v for k, v in self.values.items() if k in m.inputs})

    def about_0(self, f: np.ndarray, m: np.ndarray, frame: int) -> np.ndarray:
        """A wrench that is given in a frame at its origin."""
        R, P = self.T[frame][:3, :3], self.T[frame][:3, 3]
        return np.concatenate([R @ f, R @ m + np.cross(P, R @ f)])

    def inertial(self) -> np.ndarray:
        """What the motion of each link takes, less its weight, a row per link."""
        rates, speeds = self._run("accelerations"), self._run("velocities")
        g = np.array([number(x, self.values) for x in self.robot.gravity])
        rows = []
        for j in range(1, self.robot.NL + 1):
            b = {k: number(getattr(self.robot.bodies[j], k), self.values) for k in BODY}
            J = np.array(
                [
                    [b["XX"], b["XY"], b["XZ"]],
                    [b["XY"], b["YY"], b["YZ"]],
                    [b["XZ"], b["YZ"], b["ZZ"]],
                ]
            )
            S, w, wd = np.array([b["MX"], b["MY"], b["MZ"]]), speeds["W"][j - 1], rates["WP"][j - 1]
            a = rates["VP"][j - 1] - self.T[j][:3, :3].T @ g
            e = [number(x, self.values) for x in vars(self.robot.wrenches[j]).values()]
            f = e[:3] + b["M"] * a + np.cross(wd, S) + np.cross(w, np.cross(w, S))
            rows.append(self.about_0(f, e[3:] + J @ wd + np.cross(w, J @ w) + np.cross(S, a), j))
        return np.array(rows)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "name", ["fourbar", "slidercrank", "sliding cut", "bennett", "sr400", "lift"]
)
def test_links_of_closed_loops_are_in_equilibrium(name: str, mode: str) -> None:
    """Each link moves as the joints push it, the ground holds them all, and passive joints have no
    effort but friction.
    """
    s = states(name, 4)
    m = sy.generate(s.robot, "reactions", effort=0, mode=mode)
    out = evaluated(s, m)
    for k in range(2):
        values = {n: float(np.broadcast_to(x, (4,))[k]) for n, x in s.tree.items()}
        free = Statics(s.robot, values)
        net = np.zeros((s.robot.NF + 1, 6))
        for row, j in enumerate(s.robot.moving):
            cut = j > s.robot.NL
            frame = j + s.robot.NJ - s.robot.NL if cut else j
            wrench = free.about_0(out["f"][k, row], out["m"][k, row], frame)
            net[s.robot.ant(frame) if cut else j] += wrench
            net[s.robot.ant(j)] -= wrench
            if not s.robot.frame(j).mu and not cut:
                effort = out["f" if s.robot.sigma(j) == PRISMATIC else "m"][k, row, 2]
                FV, FS = (number(getattr(s.robot.joint(j), key), values) for key in ("FV", "FS"))
                speed = values[f"QP{j}"]
                assert effort == pytest.approx(-FV * speed - FS * np.sign(speed), abs=1e-8)
        close(net[1 : s.robot.NL + 1], free.inertial(), 1e-8)
        close(np.concatenate([out["f0"][k], out["m0"][k]]), -net[0], 1e-8)


def test_motors_of_a_loop_feel_the_effort_of_idm() -> None:
    s = states("palletiser", 6)
    bare = dataclasses.replace(
        s.robot,
        joints=tuple(
            dataclasses.replace(x, IA=x.IA * 0, FV=x.FV * 0, FS=x.FS * 0) for x in s.robot.joints
        ),
    )
    out = evaluated(s, sy.generate(bare, "reactions"))
    tau = evaluated(s, sy.generate(bare, "idm"))["tau"]
    motors = [k for k, j in enumerate(bare.moving) if bare.frame(j).mu]
    close(out["m"][:, motors, 2], tau, 1e-8)
    assert [loop.cut for loop in loops(bare)] == [j for j in bare.moving if j > bare.NL]


def test_every_face_has_the_model(tmp_path: Path) -> None:
    robot = sy.load("rrp")
    q = np.array([0.3, -0.4, 0.2])
    values = state(robot, np.random.default_rng(1))
    numbers = {
        n: x for n, x in values.items() if n not in (*robot.q, *robot.qd, *robot.qdd, *robot.tau)
    }
    m = sy.generate(robot, "joint-wrenches")
    out = m.compile()(
        {
            **numbers,
            **dict(zip(robot.q, q, strict=True)),
            **dict.fromkeys((*robot.qd, *robot.qdd), 0.0),
        }
    )
    assert {k: v.shape for k, v in out.items()} == {
        "f": (3, 3),
        "m": (3, 3),
        "f0": (3,),
        "m0": (3,),
    }
    assert r"f_{0}" in m.latex()
    assert m.write("c", tmp_path)


# --- steps of the listing as outputs --------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@SETTINGS
@given(robot=any_base, rng=seeds())
def test_any_step_of_the_listing_is_an_output(
    mode: str, robot: Robot, rng: np.random.Generator
) -> None:
    """N and E are the wrenches of the joints, W the angular velocities; the efforts stay."""
    values, j = state(robot, rng), robot.moving[-1]
    turning = f"WI3{j}" if robot.sigma(j) == PRISMATIC else f"W3{j}"
    names = (f"N3{j}", f"E1{j}", f"GAM{j}", turning)
    m = sy.generate(robot, "idm", outputs=names, mode=mode, effort=0)
    assert tuple(m.groups) == (f"N3{j}", f"E1{j}", "tau", turning)
    known = {k: v for k, v in values.items() if k in m.inputs}
    out, wrenches = m.evaluate(known), run(robot, values)
    close(out[f"N3{j}"], wrenches["m"][-1, 2])
    close(out[f"E1{j}"], wrenches["f"][-1, 0])
    for model, group, got in (("idm", "tau", out["tau"]), ("velocities", "W", out[turning])):
        other = sy.generate(robot, model, effort=0)
        rows = other.evaluate({k: v for k, v in values.items() if k in other.inputs})[group]
        close(np.ravel(got)[0], rows[-1] if model == "idm" else rows[j - 1, 2])


def test_outputs_come_in_the_order_in_which_they_are_named() -> None:
    m = sy.generate("rx90", "idm", outputs="GAM3,GAM1,N36,GAM2")
    assert [g.labels for g in m.program.groups] == [("GAM3", "GAM1", "GAM2"), ("N36",)]
    assert list(sy.generate("rx90", "energy", outputs="U,E").groups) == ["U", "E"]
    whole = sy.generate("rx90", "idm", mode="symoro")
    assert "N31" in whole.code("python", outputs="N31", comments=False)
    some = sy.generate("rx90", "idm", outputs="N31,GAM1", effort=0)
    assert some.cost.hoisted.mul <= sy.generate("rx90", "idm", mode="symoro").cost.hoisted.mul
    with pytest.raises(sy.SymoroError, match="Near steps of the listing: N3"):
        sy.generate("rx90", "idm", outputs="N39")


@pytest.mark.parametrize("mode", MODES)
def test_written_code_has_steps_of_the_listing(mode: str) -> None:
    m = sy.generate("rrp", "idm", outputs="N31,U112", mode=mode)
    assert all(result.passed or result.missing for result in m.verify("c,python,matlab"))


# --- energies of the links ------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_energies_of_the_links_are_those_of_pinocchio(mode: str) -> None:
    """Each link alone: the robot in which the others weigh nothing."""
    robot = sy.load("stanford")
    values = state(robot, np.random.default_rng(7))
    m = sy.generate(robot, "energy", per_link=True, without="rotor", mode=mode)
    out = m.evaluate({k: v for k, v in values.items() if k in m.inputs})
    assert out["E_link"].shape == out["U_link"].shape == (6,)
    assert out["E_link"].sum() == pytest.approx(out["E"])
    assert out["U_link"].sum() == pytest.approx(out["U"])
    for j in (1, 3, 6):
        alone = {
            k: 0.0 if k[:1] in "XYZM" and not k.endswith(str(j)) else v for k, v in values.items()
        }
        p = oracle(robot, alone).without_rotors()
        assert out["E_link"][j - 1] == pytest.approx(
            pin.computeKineticEnergy(p.model, p.data, p.q, p.v)
        )
        U = pin.computePotentialEnergy(p.model, p.data, p.q)
        assert out["U_link"][j - 1] == pytest.approx(U, abs=1e-9)
    last = sy.generate(robot, "energy", per_link="yes", outputs="E6,U")
    assert list(last.groups) == ["E_link", "U"]
