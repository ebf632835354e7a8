"""The benchmark of speed runs: one robot, one model, without the peers that take minutes to
compile.
"""

from __future__ import annotations

import dataclasses
import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from benchmarks import imports, structures
from benchmarks.peers.build import Missing
from benchmarks.peers.casadi_peer import functions
from benchmarks.peers.kernels import Kernel, check
from benchmarks.peers.models import derivatives_like_ours, jacobian_like_ours
from benchmarks.peers.ours import BATCH, SINGLE, THROUGH_C
from benchmarks.peers.peak import Peak
from benchmarks.peers.robots import STATES, Subject, humanoid, motion, subject
from benchmarks.peers.targets import Verdict
from symoro.expr.cost import Count

ROOT = Path(__file__).parents[2]
needs_gcc = pytest.mark.skipif(
    shutil.which("gcc") is None, reason="gcc is not installed (Debian package gcc)"
)


@needs_gcc
def test_a_quick_run_measures_our_code(tmp_path: Path) -> None:
    file = tmp_path / "speed.json"
    command = [
        sys.executable,
        "-m",
        "benchmarks.peers",
        "--robots",
        "puma560",
        "--models",
        "idm",
        "--quick",
        "--without",
        "pinocchio,casadi",
        "-o",
        str(file),
    ]
    ran = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    assert "Pinocchio C++: left out" in ran.stdout
    found = json.loads(file.read_text(encoding="utf-8"))
    (race,) = found["robots"]
    times = {k["contender"]: k["ns"] for k in race["kernels"]}
    assert {SINGLE, BATCH, THROUGH_C} <= set(times)
    assert all(1 < ns < 1e5 for ns in times.values())
    assert (
        min(
            found["peak"][rate]
            for rate in ("ns_per_multiply_add", "ns_per_sine_cosine", "ns_per_store")
        )
        > 0
    )
    (batch,) = (k for k in race["kernels"] if k["contender"] == BATCH)
    assert {r["rival"] for r in batch["ratios"]} == {"bound of the machine", "bound with stores"}


def test_a_model_is_bound_by_arithmetic_or_by_its_stores() -> None:
    peak = Peak(lanes=4, ns_per_multiply_add=0.1, ns_per_sine_cosine=1.0, ns_per_store=0.5)
    count = Count(mul=100, add=80, trig=2)
    assert peak.bound(count) == pytest.approx(12.0)
    assert peak.bound_with_stores(count, 6) == pytest.approx(12.0)
    assert peak.bound_with_stores(count, 36) == pytest.approx(18.0)


def test_the_text_of_a_peer_is_cut_by_algorithm() -> None:
    text = "#include <math.h>\n/* rnea:(i0[6])->(o0[6]) */\nint rnea;\n/* crba:(i0[6])->(o0[6x6]) */\nint crba;\n"
    found = functions(text)
    assert list(found) == ["rnea", "crba"]
    assert found["crba"] == "#include <math.h>\n/* crba:(i0[6])->(o0[6x6]) */\nint crba;\n"


def test_the_states_are_a_motion() -> None:
    """qd and qdd are the derivatives of q."""
    x = motion(6, STATES)
    np.testing.assert_allclose(np.gradient(x["q"], 0.01, axis=0)[1:-1], x["qd"][1:-1], atol=2e-2)
    np.testing.assert_allclose(np.gradient(x["qd"], 0.01, axis=0)[1:-1], x["qdd"][1:-1], atol=5e-2)


def test_both_forms_of_a_robot_have_the_same_numbers() -> None:
    s = subject("rx90")
    assert not [
        x
        for x in s.numeric.symbols
        if x not in (*s.numeric.q, *s.numeric.qd, *s.numeric.qdd, *s.numeric.tau)
    ]
    assert len(s.symbolic.values) == 66  # ten inertial parameters and a rotor for each link


def test_the_humanoid_is_a_tree_of_thirty_joints() -> None:
    robot = humanoid()
    assert len(robot.moving) == 30
    assert sorted(j for j in range(1, 31) if robot.ant(j) == 0) == [1, 7, 13]


def test_talos_comes_from_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    assert subject("talos").joints == 32
    monkeypatch.setattr(imports, "folder_of", lambda package, fetched: None)
    with pytest.raises(
        Missing, match="example-robot-data is not installed: pip install example-robot-data"
    ):
        subject("talos")


def test_a_wrong_result_is_never_timed() -> None:
    kernel = Kernel("wrong", "idm", 2, lambda rounds: None, lambda: np.array([[1.0], [2.1]]))
    with pytest.raises(ArithmeticError, match="differs from the reference"):
        check(kernel, np.array([[1.0], [2.0]]))


def test_a_missed_target_is_said_in_plain_sight() -> None:
    assert "NOT reached" in str(Verdict("Pinocchio C++", 8.9, 9.0))
    assert "NOT" not in str(Verdict("Pinocchio C++", 9.1, 9.0))


def joints(count: int) -> Subject:
    """A robot of that many joints."""
    robot = dataclasses.replace(
        humanoid(), frames=humanoid().frames[:count], joints=humanoid().joints[:count]
    )
    return Subject("small", robot, robot)


def test_layouts_of_the_peers() -> None:
    """A turning joint at (1, 0, 0) seen from the last frame at (3, 0, 0): its velocity is 2 along
    y.
    """
    T = np.eye(4)
    T[0, 3] = 3.0
    twist = np.array([0, -1.0, 0, 0, 0, 1.0])  # at the origin: w x (0 - 1)
    found = jacobian_like_ours(np.concatenate([T.ravel(), twist])[None], joints(1))
    np.testing.assert_allclose(found[0], [0, 2, 0, 0, 0, 1])
    np.testing.assert_array_equal(
        derivatives_like_ours(np.arange(12.0)[None], joints(2))[0],
        [0, 1, 4, 5, 8, 9, 2, 3, 6, 7, 10, 11],
    )


def test_structures_cost_no_more_than_trees_with_as_many_coordinates() -> None:
    rows = structures.counted()
    assert len(rows) == 6
    assert not [row for row in rows if row["ratio"] > structures.ALLOWED]
