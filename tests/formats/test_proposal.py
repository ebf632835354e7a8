"""Nearly exact numbers: what an import changes by default, what it proposes, and its size."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.api import link_poses, random_states
from symoro.cli.main import app
from symoro.expr import as_expr, interpret
from symoro.formats.description import clean_rotation, from_rpy, turn
from tests.formats.support import robot_file

TOLERANCE = 5e-10


def test_by_default_no_rotation_moves_beyond_the_tolerance() -> None:
    """Also where several elements snap, each within the tolerance."""
    rng = np.random.default_rng(0)
    snapped = 0
    for _ in range(4000):
        exact = from_rpy(rng.choice([0, np.pi / 2, np.pi / 4, np.pi / 6, -np.pi / 2], 3))
        axis = rng.normal(size=3)
        R = exact @ turn(axis / np.linalg.norm(axis), 10 ** rng.uniform(-11, -8.5))
        S = clean_rotation(R, TOLERANCE)
        snapped += not np.array_equal(S, R)
        assert np.abs(S - R).max() <= TOLERANCE
        assert np.abs(S.T @ S - np.eye(3)).max() < 1e-8
    assert snapped > 1000


@pytest.mark.parametrize(
    ("file", "tolerance"), [("so101.urdf", 5e-6), ("xarm7.urdf", 5e-6), ("ur5_gripper.urdf", 5e-9)]
)
def test_the_proposal_is_as_far_from_the_file_as_it_says(file: str, tolerance: float) -> None:
    """Pinocchio computes poses and efforts of the file; the exact robot is ours."""
    path = robot_file(file)
    robot = sy.load(path)
    proposal = sy.propose(robot)
    assert proposal is not None
    assert proposal.tolerance == tolerance
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    states = random_states(robot)
    poses = link_poses(proposal.robot, states)
    idm = sy.generate(proposal.robot, "idm", without="friction,rotor")
    tau = idm.evaluate({n: states[n] for n in idm.inputs})["tau"]
    far, effort = 0.0, 0.0
    of = [model.joints[model.getJointId(n)] for n in robot.joint_names]
    for k in range(0, 200, 4):
        q, v, a = pin.neutral(model), np.zeros(model.nv), np.zeros(model.nv)
        for i, joint in enumerate(of):
            q[joint.idx_q] = states[robot.q[i]][k]
            v[joint.idx_v], a[joint.idx_v] = states[robot.qd[i]][k], states[robot.qdd[i]][k]
        pin.framesForwardKinematics(model, data, q)
        for name, T in poses.items():
            there = data.oMf[model.getFrameId(name, pin.BODY)].translation
            far = max(far, float(np.linalg.norm(T[k, :3, 3] - there)))
        difference = pin.rnea(model, data, q, v, a)[[joint.idx_v for joint in of]] - tau[k]
        effort = max(effort, float(np.abs(difference).max()))
    assert 0.3 * proposal.position < far <= proposal.position + 1e-9
    assert 0.3 * proposal.effort < effort <= proposal.effort + 1e-7  # type: ignore[operator]
    assert proposal.after.mul <= proposal.before.mul  # type: ignore[union-attr]
    assert sy.propose(proposal.robot) is None


def test_a_proposal_needs_numbers_that_are_nearly_exact() -> None:
    assert sy.propose(sy.load("rx90")) is None
    assert sy.load("rx90").report() == ""
    panda = sy.load(robot_file("panda.urdf"))
    assert sy.propose(panda) is None
    assert panda.report() == panda.origin.report()  # type: ignore[union-attr]


def run(*args: object) -> str:
    result = CliRunner().invoke(app, [str(a) for a in args])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_command_line_proposes_and_takes_the_tolerance(tmp_path: Path) -> None:
    path = robot_file("so101.urdf")
    told = "proposal: tolerance=5e-06 (--tolerance 5e-06)"
    assert told in run("check", path)
    assert told in run("show", path)
    assert told in run("convert", path, tmp_path / "so101.par")
    assert told in sy.load(path).report()
    assert "281 mul, 235 add before, 220 mul, 195 add after" in run("check", path)
    for command in (["check"], ["show"]):
        assert "proposal" not in run(*command, path, "--tolerance", "5e-6")
    out = run("generate", path, "idm", "--tolerance", "5e-6", "-o", tmp_path)
    assert "idm: 220 mul, 195 add" in out
    assert "220" in run("cost", path, "idm", "--tolerance", "5e-6")


@pytest.mark.parametrize(
    "command", [["generate", "rx90", "idm"], ["show", "rx90"], ["base", "rx90"]]
)
def test_a_built_in_robot_has_no_tolerance(command: list[str]) -> None:
    result = CliRunner().invoke(app, [*command, "--tolerance", "1e-5"])
    assert result.exit_code
    assert "found tolerance, expected floating or mobile" in result.stderr


def test_a_centre_of_mass_below_the_resolution_is_on_the_origin() -> None:
    """icub's file has centres of mass 1e-19 m from an axis."""
    robot = sy.load(robot_file("icub.urdf"))
    values = [v for body in robot.bodies for v in vars(body).values()]
    numbers = [abs(float(interpret([as_expr(v)], {})[0])) for v in values]
    assert min(x for x in numbers if x) > 1e-16
