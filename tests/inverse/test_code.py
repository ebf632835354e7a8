"""The generated text of the inverse models, run by its real tool on poses of real arms: every
solution, none that is not one, never NaN.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.models.inverse.numeric_chain import Chain
from symoro.solvers.inverse_solver import InverseSolver
from tests.inverse.arms import contains, postures, values_of
from tests.languages.support import require_tool

RANDOM, SINGULAR, FAR = 50, 10, 5  # poses of each kind
ARMS: dict[str, tuple[str, str, dict[str, float]]] = {
    "puma560": ("puma560", "igm-paul", {}), "rx90": ("rx90", "igm-paul", {}), "ur5": ("ur5", "igm-paul", {}), "stanford": ("stanford", "igm-paul", {}),
    "scara": ("scara", "igm-paul", {}), "rrp": ("rrp", "igm-paul", {}), "th8": ("th8", "igm-pieper", {}),
    "panda q7": ("panda", "igm-pieper", {"q7": 0.3}), "iiwa14 q3": ("iiwa14", "igm-pieper", {"q3": 0.3}),
}  # fmt: skip
EVERYWHERE = ("th8",)  # its sliding joints reach any position
ZERO_AT = {
    "puma560": 4,
    "rx90": 4,
    "ur5": 4,
    "stanford": 4,
    "iiwa14": 4,
}  # the joint that is zero, of six, where the wrist is stretched


@dataclass(frozen=True)
class Case:
    """An arm, its model, and poses: reached, singular, out of reach."""

    model: sy.Model
    solver: InverseSolver
    chain: Chain
    q: np.ndarray
    poses: np.ndarray
    function: str

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.model.branches), self.chain.n

    def write(self, language: str, folder: Path) -> None:
        values = (
            {"parameters": "constants", "values": values_of(self.solver)}
            if self.model.parameters
            else {}
        )
        self.model.write(language, folder, function=self.function, **values)


@cache
def case(name: str) -> Case:
    robot, method, fixed = ARMS[name]
    model = sy.generate(sy.load(robot), method, fixed=fixed)
    solver = model.compile()
    values = values_of(solver)
    chain = solver.arm.numeric(values)
    q = postures(chain, RANDOM + SINGULAR + FAR)
    if robot in ZERO_AT:
        q[RANDOM : RANDOM + SINGULAR, ZERO_AT[robot]] = 0.0
    poses = chain.poses(q)
    far = poses[RANDOM + SINGULAR :, :3, 3]
    far[:] = (
        0.01 * far if robot == "stanford" else far + 5 * chain.size
    )  # too near to its first axis, or too far
    return Case(
        model, model.compile(values=values), chain, q, poses, f"arm{list(ARMS).index(name)}"
    )


C_MAIN = """#include <stdio.h>
{includes}
static void show(const double *x, int n)
{{
    for (int k = 0; k < n; k++)
        printf("%.17g ", x[k]);
}}
int main(void)
{{
    double T[16], q[1000], exists[64], singular[64];
    FILE *file;
{runs}
    return 0;
}}
"""
C_RUN = """    file = fopen("{name}.txt", "r");
    for (int k = 0; file && fscanf(file, "%lf", T + k) == 1; k = (k + 1) % 16)
        if (k == 15) {{
            {name}(T, q, exists, singular);
            show(q, {rows} * {joints}), show(exists, {rows}), show(singular, {rows});
            printf("\\n");
        }}
"""
PYTHON_RUN = """from {name} import {name}
for T in np.loadtxt("{name}.txt"):
    print(*(repr(float(x)) for part in {name}(T.reshape(4, 4).tolist()) for x in np.ravel(part)))
"""
OCTAVE_RUN = """P = load('{name}.txt');
for k = 1:size(P, 1)
    [q, e, s] = {name}(reshape(P(k, :), 4, 4)');
    printf('%.17g ', q', e, s); printf('\\n');
end
"""


def c_commands(cases: list[Case], folder: Path) -> list[list[str]]:
    runs = "".join(C_RUN.format(name=c.function, rows=c.shape[0], joints=c.shape[1]) for c in cases)
    includes = "\n".join(f'#include "{c.function}.h"' for c in cases)
    (folder / "main.c").write_text(C_MAIN.format(includes=includes, runs=runs))
    sources = [f"{c.function}.c" for c in cases]
    return [
        [
            "gcc",
            "-std=c99",
            "-O0",
            "-Wall",
            "-Wextra",
            "-Werror",
            *sources,
            "main.c",
            "-o",
            "run",
            "-lm",
        ],
        ["./run"],
    ]


def python_commands(cases: list[Case], folder: Path) -> list[list[str]]:
    (folder / "main.py").write_text(
        "import numpy as np\n" + "".join(PYTHON_RUN.format(name=c.function) for c in cases)
    )
    return [[sys.executable, "main.py"]]


def octave_commands(cases: list[Case], folder: Path) -> list[list[str]]:
    (folder / "main.m").write_text("".join(OCTAVE_RUN.format(name=c.function) for c in cases))
    return [["octave-cli", "--quiet", "--no-init-file", "main.m"]]


LANGUAGES: dict[str, tuple[str, Any]] = {
    "c": ("gcc", c_commands),
    "python": (sys.executable, python_commands),
    "matlab": ("octave-cli", octave_commands),
}


@pytest.fixture(scope="module", params=LANGUAGES)
def printed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, np.ndarray]:
    """What the tool prints for each arm: solutions, exists, singular of each pose."""
    tool, commands = LANGUAGES[request.param]
    require_tool(tool)
    folder, cases = tmp_path_factory.mktemp(request.param), [case(name) for name in ARMS]
    for c in cases:
        c.write(request.param, folder)
        np.savetxt(folder / f"{c.function}.txt", c.poses.reshape(-1, 16), fmt="%.17g")
    for command in commands(cases, folder):
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
    lines = iter(ran.stdout.splitlines())
    return {
        name: np.array([[float(x) for x in next(lines).split()] for _ in case(name).poses])
        for name in ARMS
    }


@pytest.mark.parametrize("name", ARMS)
def test_the_text_finds_every_solution_and_nothing_else(
    printed: dict[str, np.ndarray], name: str
) -> None:
    c, numbers = case(name), printed[name]
    rows, joints = c.shape
    assert numbers.shape == (len(c.poses), rows * (joints + 2))
    assert np.isfinite(numbers).all()
    q, exists = (
        numbers[:, : rows * joints].reshape(-1, rows, joints),
        numbers[:, rows * joints : rows * (joints + 1)] > 0.5,
    )
    singular = numbers[:, rows * (joints + 1) :] > 0.5
    expected = c.solver.batch(c.poses)

    for k in range(RANDOM):
        found = q[k][exists[k]]
        assert len(found)
        assert np.abs(c.chain.poses(found) - c.poses[k]).max() < 1e-10 * max(1.0, c.chain.size)
        there = expected[k].solutions
        assert contains(c.chain, np.broadcast_to(found, (len(there), *found.shape)), there).all(), (
            "a solution is missing"
        )
        assert contains(c.chain, np.broadcast_to(there, (len(found), *there.shape)), found).all(), (
            "a row is no solution"
        )
    assert contains(c.chain, np.where(exists[:, :, None], q, 1e9), c.q)[:RANDOM].all()
    if name not in EVERYWHERE:
        assert not exists[RANDOM + SINGULAR :].any()
        assert (expected.count[RANDOM + SINGULAR :] == 0).all()
    if ARMS[name][0] in ZERO_AT:
        stretched = slice(RANDOM, RANDOM + SINGULAR)
        assert (singular & exists)[stretched].any(axis=1).all(), "the family is lost"
        assert (expected.count[stretched] > 0).all()
        owner, row = np.nonzero(exists[stretched])
        assert (
            np.abs(c.chain.poses(q[stretched][owner, row]) - c.poses[stretched][owner]).max() < 1e-7
        )


@pytest.mark.parametrize("name", [name for name in ARMS if name not in EVERYWHERE])
def test_out_of_reach_has_a_reason(name: str) -> None:
    c = case(name)
    found = c.solver(c.poses[-1])
    assert found.count == 0
    assert found.reason


@pytest.mark.parametrize("robot", ["ur5", "ur10e"])
@pytest.mark.parametrize("angle", [0.0, np.pi])
def test_rows_of_the_program_have_a_member_of_each_family(robot: str, angle: float) -> None:
    """Where the second and the last axis are parallel, the sum of three angles is free: the rows
    of the program itself, which is what every language writes, have the first joint of the posture
    that gave the pose, whatever the rounding errors.
    """
    model = sy.generate(robot, "igm")
    chain = model.compile().chain
    q = np.random.default_rng(8).uniform(-np.pi, np.pi, (3000, 6))
    q[:, 4] = angle
    q[:1000, 2] *= 0.05  # a stretched elbow: few members of the family are within reach
    poses = chain.poses(q)
    names = ("sx", "nx", "ax", "Px", "sy", "ny", "ay", "Py", "sz", "nz", "az", "Pz")
    pose = {name: poses[:, k // 4, k % 4] for k, name in enumerate(names)}
    found = model.evaluate(pose)
    rows, exists, free = (found[x] for x in ("solutions", "exists", "singular"))
    turned = np.abs(np.remainder(rows[:, :, [0]] - q[:, None, [0]] + np.pi, 2 * np.pi) - np.pi)
    member = (exists > 0.5) & (free > 0.5) & (turned[:, :, 0] < 1e-5)
    assert member.any(axis=1).all()
    owner, row = np.nonzero((exists > 0.5) & (free > 0.5))
    assert np.abs(chain.poses(rows[owner, row]) - poses[owner]).max() < 1e-5
