"""The general method: published arms with many solutions, recall on random arms, degenerate poses,
its code.
"""

from __future__ import annotations

import dataclasses
import hashlib
import importlib
import itertools
import re
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.errors import InputError, UnknownName, UnsupportedRobot
from symoro.models.inverse.elimination import (
    displaced,
    packed_starts,
    representation,
    start_choices,
)
from symoro.robot.data import PRISMATIC, REVOLUTE
from symoro.solvers.branch_solver import (
    CLOSED_FORM_FUNCTIONS,
    GENERAL_FUNCTIONS,
    POLISHING_FUNCTION,
    PROTOTYPES,
    llvm_text,
)
from symoro.solvers.general_model import PARTS, Elimination, elimination
from tests.inverse.arms import (
    chain,
    contains,
    eight_joints,
    postures,
    random_chain,
    recall,
    screw_x,
    screw_z,
    serial,
    values_of,
)

DEGREE = np.pi / 180
ROWS = [
    [-0.760117, -0.641689, 0.102262, -1.140175],
    [0.133333, 0, 0.991071, 0],
    [-0.635959, 0.766965, 0.085558, 0],
]


def manseur_doty() -> tuple[Elimination, np.ndarray]:
    """Manseur and Doty's arm and pose with 16 real solutions (A robot manipulator with 16 real
    inverse kinematic solutions, 1989).
    """
    a, alpha, d = (0.3, 1, 0, 1.5, 0, 0), (90, 1, 90, 1, 90, 1), (0, 0, 0.2, 0, 0, 0)
    links = [screw_z(0, r) @ screw_x(t * DEGREE, x) for x, t, r in zip(a, alpha, d, strict=True)]
    T = np.eye(4)
    T[:3] = ROWS
    u, _, v = np.linalg.svd(T[:3, :3])
    T[:3, :3] = u @ v
    return Elimination(chain([np.eye(4), *links], "RRRRRR")), T


def missed(method: Elimination, count: int) -> int:
    q = postures(method.chain, count)
    found = method.many(method.chain.poses(q))
    there = np.where(np.arange(16)[:, None] < found.counts[:, None, None], found.q, 1e9)
    return int((~contains(method.chain, there, q)).sum())


def test_the_14_functions_are_a_representation_of_rigid_motions() -> None:
    A, B = screw_z(0.3, 0.7) @ screw_x(1.1, -0.4), screw_x(-0.6, 0.9) @ screw_z(2.0, 0.2)
    assert np.abs(representation(A @ B) - representation(A) @ representation(B)).max() < 1e-12


def test_manseur_and_doty_have_16_solutions() -> None:
    method, T = manseur_doty()
    q, _ = method.one(T)
    assert len(q) == 16
    assert np.abs(method.chain.poses(q) - T).max() < 1e-10


def test_the_polynomial_has_degree_16_and_the_joint_of_every_solution_is_a_root() -> None:
    method, T = manseur_doty()
    joint, p = method.polynomial(T)
    roots = np.roots(p)
    assert len(roots) == 16
    assert (np.abs(roots.imag) < 1e-5 * (1 + np.abs(roots))).all()
    expected = np.sort(np.tan(method.one(T)[0][:, joint] / 2))
    assert np.abs(np.sort(roots.real) - expected).max() < 1e-4 * (1 + np.abs(expected).max())


def test_the_polynomial_of_other_arms() -> None:
    for name, fixed, degree in (("crx10ia", {}, 16), ("panda", {"q3": 0.3}, 16)):
        m = sy.generate(sy.load(name), "igm-general", fixed=fixed)
        f = m.compile()
        T = f.chain.poses(np.array([[0.3, -0.5, 0.8, 0.4, -0.9, 0.6]]))[0]
        p = m.polynomial(T)
        assert len(p) == degree + 1
        x = np.tan(f(T).solutions[:, m.joints.index(m.polynomial_joint())] / 2)
        x = x[np.abs(x) < 3]
        slope = np.abs(np.polyval(np.polyder(p), x))
        assert len(x)
        assert (np.abs(np.polyval(p, x)) < 1e-6 * slope + 1e-12).all()


@pytest.mark.parametrize(
    "types",
    ["RRRRRR", "RRPRRR", "PRRRRR", "RRRRRP", "RPPRRR", "PRRRRP", "RRPRPR", "RPRRPR", "RRPPRR"],
)
def test_random_arms_give_their_postures_back(types: str) -> None:
    rng = np.random.default_rng(3)
    for _ in range(3):
        assert missed(Elimination(random_chain(types, rng)), 300) == 0


def test_every_way_round_the_loop_solves_a_general_arm() -> None:
    c = random_chain("RRRRRR", np.random.default_rng(8))
    method, choices = Elimination(c), start_choices(c, np.random.default_rng(8))
    assert len(choices) == 12
    q = postures(c, 30)
    for choice in choices:
        found = method.solve(packed_starts(c, [choice]), c.poses(q))
        assert contains(
            c, np.where(np.arange(16)[:, None] < found.counts[:, None, None], found.q, 1e9), q
        ).all()


@pytest.mark.parametrize("name", ["ur5", "puma560", "rx90"])
@pytest.mark.parametrize("by", [0.0, 1e-8, 1e-6, 1e-4])
def test_arms_that_are_special_or_nearly_so_are_solved_by_way_of_displaced_ones(
    name: str, by: float
) -> None:
    f = sy.generate(sy.load(name), "igm-general").compile()
    c = f.arm.numeric(values_of(f))
    c = dataclasses.replace(c, constants=displaced(c.constants, by, c.size))
    assert missed(Elimination(c), 150) == 0


def test_a_displaced_arm_whose_elimination_is_singular_proves_nothing() -> None:
    """The first displaced arm has 4 real roots here, the arm itself 8 postures."""
    c = sy.generate("kr6r900", "igm").compile().chain
    c = dataclasses.replace(c, constants=displaced(c.constants, 1e-3, c.size))
    q = np.array([[-0.79640960372400, -1.8360108395971, 0.6783463724646]])
    q = np.append(q, [[0.34495498701003, 1.0420124421958, 0.34247647295093]], axis=1)
    assert Elimination(c).many(c.poses(q)).counts[0] == 8


def test_a_pair_of_solutions_beside_a_nearly_singular_posture_is_found() -> None:
    f = sy.generate(sy.load("jaco2"), "igm-general").compile()
    q = np.array([[0, 0, 0, np.pi / 2, np.pi, np.pi]])
    found = f(f.chain.poses(q)[0])
    assert found.count == 8
    assert contains(f.chain, found.solutions[None], q).all()


def test_an_arm_that_is_much_the_same_is_prepared_without_trials() -> None:
    rng = np.random.default_rng(2)
    c = random_chain("RRRRRR", rng)
    first = elimination(c)
    other = elimination(
        dataclasses.replace(c, constants=displaced(c.constants, 0.1, c.size)), first
    )
    assert other.choices == first.choices
    assert missed(other, 100) == 0
    slides = elimination(random_chain("RPRRPR", rng), elimination(random_chain("PRRRRP", rng)))
    assert missed(slides, 100) == 0


def test_model_of_an_arm_with_symbols() -> None:
    m = sy.generate(sy.load("general6r"), "igm-general")
    hits, counts = recall(m.compile(), 200)
    assert hits == 200
    assert (counts % 2 == 0).all()
    with pytest.raises(UnknownName, match="expected one of c, python, matlab"):
        m.code("fortran")
    with pytest.raises(InputError, match="values="):
        sy.generate(dataclasses.replace(sy.load("rx90"), values={}), "igm-general").code("c")


@pytest.mark.parametrize("name", ["crx10ia", "jaco2"])
def test_regular_poses_on_a_grid_of_right_angles_are_complete(name: str) -> None:
    f = sy.generate(sy.load(name), "igm-general").compile()
    q = np.array(list(itertools.product([0, np.pi / 2, np.pi, -np.pi / 2], repeat=4)))
    q = np.column_stack([np.full(len(q), np.pi / 2), q, np.zeros(len(q))])
    T, axes, points = f.chain.forward(q)
    regular = (
        np.linalg.svd(f.chain.jacobian(axes, points, T[:, :3, 3]), compute_uv=False)[:, -1] > 1e-3
    )
    found = f.batch(T[regular])
    assert regular.sum() > 50
    assert contains(
        f.chain, np.where(found.exists[:, :, None], found.solutions, 1e9), q[regular]
    ).all()


def test_out_of_reach_has_a_reason_and_a_nearest_posture() -> None:
    m = sy.generate(sy.load("general6r"), "igm-general")
    f = m.compile(values=dict.fromkeys(m.parameters, 0.5))
    T = np.eye(4)
    T[:3, 3] = 50, 0, 0
    found = f(T)
    assert found.count == 0
    assert "out of reach" in found.reason
    near = f(T, nearest=True)
    assert near.nearest
    assert near.count > 0
    assert 0 < near.errors[0, 0] < 50
    assert near.reason == found.reason


def test_other_numbers_of_joints_have_no_polynomial() -> None:
    with pytest.raises(UnsupportedRobot, match="six joints"):
        sy.generate(eight_joints(), "igm-general")
    fewer = sy.generate(sy.load("scara"), "igm-general")
    with pytest.raises(UnsupportedRobot, match="polynomial"):
        fewer.polynomial(np.eye(4), values=dict.fromkeys(fewer.parameters, 0.5))


def test_axes_that_are_all_parallel_are_refused() -> None:
    with pytest.raises(UnsupportedRobot, match="singular from every start"):
        Elimination(chain([screw_x(0, 0.4)] * 7, "RRRRRR"))


# --- code -----------------------------------------------------------------------------------------


def two_sliding_joints() -> sy.Robot:
    """RPRRPR, for which the elimination is singular."""
    rng = np.random.default_rng(2)
    rows = [
        (
            PRISMATIC if t == "P" else REVOLUTE,
            rng.uniform(0.3, 1.4),
            rng.uniform(0.2, 0.6),
            0.2,
            rng.uniform(0.1, 0.5),
        )
        for t in "RPRRPR"
    ]
    return serial(rows)


@pytest.mark.parametrize(("robot", "fixed"), [
    (partial(sy.load, "crx10ia"), {}), (partial(sy.load, "panda"), {"q3": 0.3}), (partial(sy.load, "ur5"), {}), (two_sliding_joints, {}),
], ids=["crx10ia", "panda", "ur5", "RPRRPR"])  # fmt: skip
def test_files_in_three_languages_find_what_the_solver_finds(
    robot: Callable[[], sy.Robot], fixed: dict[str, float]
) -> None:
    results = sy.generate(robot(), "igm-general", fixed=fixed).verify()
    assert [r.language for r in results] == ["c", "python", "matlab"]
    assert [(r.language, r.reason) for r in results if not r.passed and not r.missing] == []
    assert any(r.passed for r in results)


def test_files_refuse_what_is_no_pose_and_flag_what_is_singular(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    m = sy.generate(sy.load("puma560"), "igm-general")
    m.write("python", tmp_path, function="puma_postures")
    monkeypatch.syspath_prepend(tmp_path)
    solve = importlib.import_module("puma_postures").puma_postures
    for wrong in (2 * np.eye(4), np.full((4, 4), np.nan), np.eye(3)):
        with pytest.raises(ValueError, match="pose"):
            solve(wrong)
    c = m.arm.numeric({})
    regular, stretched = c.poses(
        np.array([[0.3, 0.5, -0.4, 0.2, 0.6, 0.7], [0.3, 0.5, -0.4, 0.2, 0.0, 0.7]])
    )
    q, singular = solve(regular)
    assert (len(q), singular.any()) == (8, False)
    q, singular = solve(stretched)
    assert singular.any()
    assert np.abs(c.poses(q) - stretched).max() < 1e-9
    far = regular.copy()
    far[:3, 3] += 10
    assert len(solve(far)[0]) == 0


def test_every_posture_of_a_stretched_wrist_is_singular() -> None:
    f = sy.generate(sy.load("puma560"), "igm-general").compile()
    pose = f.chain.poses(np.array([[0.3, 0.5, -0.4, 0.2, 0.0, 0.7]]))[0]
    solutions = f(pose)
    stretched = np.abs(solutions.solutions[:, 4]) < 1e-6
    assert stretched.any()
    assert (solutions.singular == stretched).all()


def test_files_are_written_with_the_name_of_their_function(tmp_path: Path) -> None:
    m = sy.generate(sy.load("crx10ia"), "igm-general")
    (path,) = m.write("c", tmp_path)
    assert (
        "int crx10ia_igm_general(const double *T, double *q, unsigned char *singular)"
        in path.read_text()
    )
    (path,) = m.write("matlab", tmp_path, function="solve")
    assert path.name == "solve.m"
    with pytest.raises(UnknownName, match="fortran"):
        m.verify("fortran")
    with pytest.raises(UnknownName, match="layout"):
        m.code("c", layout="split")


def test_the_machine_code_was_made_of_the_present_sources() -> None:
    sources = [
        *(files("symoro.solvers").joinpath(name) for name in PARTS),
        files("symoro.solvers").joinpath("solvers.c"),
    ]
    digest = hashlib.sha256(b"".join(s.read_bytes() for s in sources)).hexdigest()
    head = files("symoro.solvers").joinpath("solvers.ll").read_text().partition("\n")[0]
    assert re.search(r": (\w+)$", head).group(1) == digest, "run make kernels"  # type: ignore[union-attr]


def test_python_and_matlab_are_translations_of_the_present_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("pycparser")
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "tools")
    translations = importlib.import_module("translate_solvers").translations()
    assert sorted(translations) == ["general_matlab.txt", "general_python.txt"]
    for name, text in translations.items():
        present = files("symoro.solvers").joinpath(name).read_text(encoding="utf-8")
        assert text == present, "run make kernels"


@pytest.mark.parametrize("names", [CLOSED_FORM_FUNCTIONS, GENERAL_FUNCTIONS])
def test_each_part_of_the_machine_code_shows_its_own_functions_alone(
    names: tuple[str, ...],
) -> None:
    text = llvm_text(names)
    visible = re.findall(r"^define (?!internal).*@(\w+)\(", text, re.MULTILINE)
    assert sorted(visible) == sorted(names)
    assert re.findall(r"^define .*@(\w+)\(.* noinline {$", text, re.MULTILINE) == [
        POLISHING_FUNCTION
    ]
    assert {*CLOSED_FORM_FUNCTIONS, *GENERAL_FUNCTIONS} == set(PROTOTYPES)
