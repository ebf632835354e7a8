"""The matrix of models and structures: made anew on random robots and compared with the one that
the package has; and in every cell the laws that tie the models together.
"""

from __future__ import annotations

import dataclasses
import json
import re
from functools import cache
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.catalogue import CATALOGUE, MATRIX
from symoro.expr import ZERO, interpret, run_program
from symoro.robot import PRISMATIC, Robot
from tests.structures import (
    END,
    INVERSE,
    SINGLE,
    STRUCTURES,
    followed,
    number,
    options_of,
    random_robot,
    random_states,
    solvable_robot,
    with_more_followers,
    with_rich_drives,
)


def options(model: str, structure: str) -> dict[str, Any]:
    """The options under which a model sees the structure, with the least search."""
    own = {"effort": 0, **options_of(structure)}
    if model in INVERSE:
        own["frame"] = END
    known = {o.name for o in CATALOGUE[model].options}
    return {name: value for name, value in own.items() if name in known}


@cache
def robot_of(structure: str, solvable: bool = False) -> Robot:
    rng = np.random.default_rng(STRUCTURES.index(structure))
    return solvable_robot(structure, rng) if solvable else random_robot(structure, rng)


def cell(model: str, structure: str) -> bool | str:
    """True if a robot of the structure has the model, else the reason."""
    robot = robot_of(structure, model in INVERSE)
    try:
        sy.generate(robot, model, **options(model, structure))
    except sy.SymoroError as error:
        text = str(error).removeprefix(f"{model}: ").replace(robot.name, "the robot")
        return text[0].upper() + text[1:]
    return True


def reasons() -> dict[str, dict[str, str]]:
    """By model and structure why there is no model; what is there is left out."""
    cells = {m: {s: cell(m, s) for s in STRUCTURES} for m in CATALOGUE}
    rows = {m: {s: c for s, c in row.items() if c is not True} for m, row in cells.items()}
    return {m: row for m, row in rows.items() if row}


def test_the_matrix_is_current(update_golden: bool) -> None:
    data = {"structures": list(STRUCTURES), "reasons": reasons()}
    if update_golden:
        MATRIX.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")
    assert json.loads(MATRIX.read_text("utf-8")) == data, (
        "pytest tests/laws/test_matrix.py --update-golden"
    )


def test_the_matrix_has_every_model_and_structure() -> None:
    matrix = sy.matrix()
    assert set(matrix) == {(m.id, s) for m in sy.models() for s in STRUCTURES}
    assert all(cell is True or isinstance(cell, str) for cell in matrix.values())
    assert matrix["idm", "serial"] is True
    for s in SINGLE:
        assert (matrix["loop-geometry", s] is True) == (s == "closed loop")


def test_only_models_of_closed_loops_are_missing_where_there_is_no_loop() -> None:
    missing = {key for key, cell in sy.matrix().items() if cell is not True}
    of_loops = ("loop-geometry", "loop-kinematics")
    assert missing == {(m, s) for m in of_loops for s in STRUCTURES if "closed loop" not in s}


# --- the laws that tie the models together --------------------------------------------------------

STATES = 5
STEP = 1e-5
Values = dict[str, np.ndarray]


def parameter(robot: Robot, name: str) -> float:
    """The number of a column of an identification model, by its name."""
    match = re.fullmatch(r"([A-Za-z]+[23]?)_?(\d+)", name)
    assert match, name
    key, j = match[1], int(match[2])
    row = robot.bodies[j] if key in vars(robot.bodies[j]) else robot.joint(j)
    return float(interpret([getattr(row, key)], {})[0])


class Case:
    """A random robot of a structure in some states, and its models run there."""

    def __init__(self, structure: str) -> None:
        self.structure, self.robot = structure, robot_of(structure)
        rng = np.random.default_rng(7)
        self.values = followed(self.robot, random_states(self.robot, STATES, rng))

    def has(self, *models: str) -> bool:
        return all(sy.matrix()[m, self.structure] is True for m in models)

    @cache  # noqa: B019  # the cases are kept for the whole run
    def model(self, id: str, **own: Any) -> sy.Model:
        return sy.generate(self.robot, id, **{**options(id, self.structure), **own})

    def run(self, id: str, values: Values | None = None, **own: Any) -> dict[str, np.ndarray]:
        """The groups of a model as traced, a row for each state."""
        program = self.model(id, **own).traced
        known = self.values if values is None else values
        count = len(next(iter(known.values())))
        out = run_program(program, {**self.robot.values, **known})
        return {g.name: np.broadcast_to(out[g.name], (count, *g.shape)) for g in program.groups}

    @property
    def base(self) -> int:
        return 6 if self.robot.has_moving_base else 0

    @property
    def joints(self) -> list[int]:
        """The independent joints, in the order of the efforts."""
        program = self.model("idm").traced
        return list(next(g for g in program.groups if g.name == "tau").joints[0])

    def column(self, *keys: str) -> np.ndarray:
        return np.stack([self.values[key] for key in keys], axis=-1)

    def moved(self, base: tuple[str, str], joints: str, rotors: str) -> np.ndarray:
        """Base, independent joints and rotors, a row for each state."""
        names = [f"{v}{c}" for v in base for c in (1, 2, 3)] if self.base else []
        names += [f"{joints}{j}" for j in self.joints]
        return self.column(*names, *(f"{rotors}{j}" for j in self.robot.elastic_joints))

    def inverse(self, **own: Any) -> tuple[np.ndarray, np.ndarray, Values]:
        """Efforts of all coordinates by idm, their accelerations, and the values there: a free base
        accelerates, rotors are where the springs need them.
        """
        out = self.run("idm", **own)
        rates = self.moved(("VP0", "WP0"), "QDP", "QMDP")
        values, elastic = dict(self.values), self.robot.elastic_joints
        tau = {j: out["tau"][:, k] for k, j in enumerate(self.joints)}
        values |= {f"GAM{j}": x for j, x in tau.items()}
        values |= {f"QM{j}": out["qM"][:, k] for k, j in enumerate(elastic)}
        wrench = np.zeros((STATES, self.base))
        if "base" in out:
            rates = np.concatenate([out["base"], rates[:, 6:]], axis=1)
        elif self.base:
            wrench = out["wrench"]
        links = [np.zeros(STATES) if j in elastic else tau[j] for j in self.joints]
        efforts = [*wrench.T, *links, *(tau[j] for j in elastic)]
        return np.stack(efforts, axis=-1), rates, values


def same(a: np.ndarray, b: np.ndarray, tolerance: float = 1e-8) -> None:
    assert a.shape == b.shape
    assert np.abs(a - b).max() <= tolerance * (1 + np.abs(b).max())


def times(A: np.ndarray, x: np.ndarray) -> np.ndarray:
    return np.einsum("krc,kc->kr", A, x)


@cache
def case(structure: str) -> Case:
    return Case(structure)


def with_models(structure: str, *models: str) -> Case:
    """The case of a structure; skipped where it does not have the models."""
    if not case(structure).has(*models):
        pytest.skip(f"{structure}: no {', '.join(models)}")
    return case(structure)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_efforts_are_inertia_times_acceleration_and_bias(structure: str) -> None:
    c = with_models(structure, "idm", "inertia", "h")
    efforts, rates, values = c.inverse()
    A, H = c.run("inertia", values)["A"], c.run("h", values)["H"]
    same(A, np.swapaxes(A, 1, 2))
    same(times(A, rates) + H, efforts)
    if c.has("lagrange"):
        bare, rates, values = c.inverse(without="friction")
        L = c.run("lagrange", values)
        speeds = c.moved(("V0", "W0"), "QP", "QMP")
        same(times(L["A"], rates) + times(L["C"], speeds) + L["Q"], bare)
    if c.has("energy"):
        speeds = c.moved(("V0", "W0"), "QP", "QMP")
        same(np.einsum("kr,krc,kc->k", speeds, A, speeds) / 2, c.run("energy", values)["E"])


@pytest.mark.parametrize("structure", STRUCTURES)
def test_direct_dynamics_inverts_inverse_dynamics(structure: str) -> None:
    c = with_models(structure, "idm", "ddm")
    _, _, values = c.inverse()
    expected = c.column(*(f"QDP{j}" for j in c.joints))
    for model in ("ddm", "ddm-recursive"):
        if c.has(model):
            out = c.run(model, values)
            same(out["qdd"], expected)
            for key, j in enumerate(c.robot.elastic_joints):
                same(out["qMdd"][:, key], c.values[f"QMDP{j}"])


@pytest.mark.parametrize("structure", STRUCTURES)
def test_regressors_times_parameters_are_efforts(structure: str) -> None:
    c = with_models(structure, "idm", "id-dynamic")
    efforts, _, values = c.inverse(**({"base": "given"} if c.base else {}))
    m = c.model("id-dynamic")
    K = np.array([parameter(c.robot, name) for name in m.columns])
    same(c.run("id-dynamic", values)["D"] @ K, efforts)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_base_parameters_are_as_many_as_the_rank_and_change_no_effort(structure: str) -> None:
    c = with_models(structure, "idm", "id-dynamic", "base-parameters")
    m = c.model("id-dynamic", parameters="base")
    many = followed(c.robot, random_states(c.robot, 60, np.random.default_rng(3)))
    D = c.run("id-dynamic", many, parameters="base")["D"]
    D = D.reshape(-1, D.shape[-1])
    singular = np.linalg.svd(D / np.linalg.norm(D, axis=0), compute_uv=False)
    assert singular[-1] > 1e-7 * singular[0]
    assert len(m.columns) == D.shape[1]
    same(c.run("idm", parameters="base")["tau"], c.run("idm")["tau"])


RICH = [  # structures in which parameters of drives and springs depend on others, and seeds
    ("springs", 1),
    ("mimic", 4),
    ("elastic joints + coupled drives", 9),
    ("elastic joints + mimic", 4),
    ("elastic joints + springs", 4),
    ("springs + mimic", 0),
    ("springs + mimic", 3),
    ("coupled drives + mimic", 9),
    ("serial + mimic", 6),
    ("floating base + mimic", 8),
    ("closed loop + mimic", 5),
]


@pytest.mark.parametrize(("structure", "seed"), RICH)
def test_no_column_of_drives_depends_on_others(structure: str, seed: int) -> None:
    """Base regressors have as many columns as the standard one has rank, and the same efforts."""
    rng = np.random.default_rng([STRUCTURES.index(structure), seed])
    check_base_columns(with_rich_drives(random_robot(structure, rng), structure, rng), structure)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    "structure", ["elastic joints + mimic", "elastic joints + coupled drives + mimic"]
)
def test_no_parameter_is_counted_to_the_rotor_of_an_elastic_joint(
    structure: str, seed: int
) -> None:
    """Followers of elastic joints have rotors and friction beside the link, not the rotor."""
    rng = np.random.default_rng(seed)
    check_base_columns(with_more_followers(random_robot(structure, rng), rng), structure)


@pytest.mark.parametrize(
    "structure",
    ["serial", "closed loop", "mimic", "springs", "elastic joints", "coupled drives", "elastic joints + coupled drives"],
)  # fmt: skip
def test_base_parameters_keep_the_effort_of_the_links_that_friction_by_load_needs(
    structure: str,
) -> None:
    """The rotor of a drive with FL is no part of its load, so that no link takes it."""
    rng = np.random.default_rng(5)
    robot = random_robot(structure, rng)
    followers = {c.joint for c in robot.mimics}
    joints = list(robot.joints)
    for j in range(1, robot.NL + 1):
        if robot.frame(j).mu and j not in followers:
            joints[j - 1] = dataclasses.replace(joints[j - 1], FL=number(0.2))
    loaded = dataclasses.replace(robot, joints=tuple(joints))
    check_base_columns(loaded, structure)
    base = sy.generate(loaded, "base-parameters", **options("base-parameters", structure))
    assert {f"IA{j}" for j in range(1, robot.NL + 1) if joints[j - 1].FL is not ZERO} <= {
        name.removesuffix("R") for name in base.parameters
    }


def check_base_columns(robot: Robot, structure: str) -> None:
    values = followed(robot, random_states(robot, 60, np.random.default_rng(3)))

    def run(id: str, **own: Any) -> dict[str, np.ndarray]:
        program = sy.generate(robot, id, **{**options(id, structure), **own}).traced
        out = run_program(program, {**robot.values, **values})
        return {g.name: np.broadcast_to(out[g.name], (60, *g.shape)) for g in program.groups}

    def singular_values(**own: Any) -> np.ndarray:
        D = run("id-dynamic", **own)["D"]
        D = D.reshape(-1, D.shape[-1])
        size = np.linalg.norm(D, axis=0)
        return np.linalg.svd(D[:, size > 1e-12] / size[size > 1e-12], compute_uv=False)

    standard, base = singular_values(), singular_values(parameters="base")
    assert base[-1] > 1e-7 * base[0]
    assert len(base) == np.count_nonzero(standard > 1e-7 * standard[0])
    own = {"base": "given"} if robot.has_moving_base else {}
    for name, wanted in run("idm", **own).items():
        same(run("idm", **own, parameters="base")[name], wanted)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_jacobian_is_the_derivative_of_the_pose(structure: str) -> None:
    c = with_models(structure, "idm", "dgm", "jacobian")
    frame = 2
    J = c.run("jacobian", frame=frame)["J"]
    speeds = c.column(*(f"QP{j}" for j in c.joints))

    def position(t: float) -> np.ndarray:
        at = {
            n: x + t * c.values[f"QP{n[1:]}"] if re.fullmatch(r"q\d+", n) else x
            for n, x in c.values.items()
        }
        return c.run("dgm", at, frame=frame)["T"][:, :3, 3]

    same(times(J, speeds)[:, :3], (position(STEP) - position(-STEP)) / (2 * STEP), 1e-7)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_inverse_and_determinant_are_those_of_the_jacobian(structure: str) -> None:
    c = with_models(structure, "jacobian", "inverse-jacobian", "determinant")
    frame = 5 if c.robot.has_closed_loops else c.robot.NL
    J = c.run("jacobian", frame=frame)["J"]
    JT = np.swapaxes(J, 1, 2)
    gram = np.linalg.det(JT @ J)  # J is tall
    same(c.run("determinant", frame=frame)["det"], gram)
    if (gram > 1e-9).all():
        same(c.run("inverse-jacobian", frame=frame)["Jinv"], np.linalg.inv(JT @ J) @ JT)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_joint_wrenches_move_the_links(structure: str) -> None:
    """Along the axes of the motors they are the efforts of idm without rotors and friction, where
    neither followers nor springs beside the drives add to these.
    """
    c = with_models(structure, "idm", "reactions")
    out = c.run("reactions")
    if c.base:
        given = c.run("reactions", base="given")
        wrench = c.run("idm", base="given")["wrench"]
        same(np.concatenate([given["f0"], given["m0"]], axis=1), wrench)
    assert all(np.isfinite(x).all() for x in out.values())
    if set(structure.split(" + ")) & {"mimic", "springs"}:
        return
    out = c.run("reactions", without="rotor,friction")
    tau = c.run("idm", without="rotor,friction")["tau"]
    for k, j in enumerate(c.joints):
        axis = out["f" if c.robot.sigma(j) == PRISMATIC else "m"][:, c.robot.moving.index(j), 2]
        same(axis, tau[:, k])
