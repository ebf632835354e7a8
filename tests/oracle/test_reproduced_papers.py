"""Published tables, figures and listings, computed anew by `symoro reproduce`."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import symoro as sy
from symoro.cli.costs import PUBLISHED
from symoro.cli.main import app
from symoro.cli.reproduce import EQUAL, Row, chosen_figures, figures, general_robot

PAGE = Path(__file__).parents[2] / "docs" / "reproduce.md"


def listed(robot: str, model: str, **options: str) -> list[str]:
    """The names of the statements of a listing, in order."""
    listing = sy.generate(robot, model, mode="symoro", **options).optimised.listing
    return [listing.names[n] for n in listing.statements]


def test_every_figure_claimed_equal_is_equal() -> None:
    rows = [f.compare() for f in figures() if "OpenSYMORO" not in f.source]
    claimed = [row for row in rows if row.claim == EQUAL]
    assert len(claimed) >= 28
    assert not [row for row in claimed if row.verdict != EQUAL]
    assert {row.verdict for row in rows} == {"equal", "fewer", "different"}
    assert all(row.reason for row in rows if row.verdict == "different")
    page = PAGE.read_text(encoding="utf-8")
    for row in claimed:  # the page of the documentation has the same figures
        assert f"| {row.robot} | {row.model} | {row.published} | {row.ours} | equal |" in page


def test_the_command_prints_rows_and_fails_on_a_claim(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = CliRunner()
    result = runner.invoke(app, ["reproduce", "rrp", "--json"])
    assert result.exit_code == 0
    assert {r["robot"] for r in json.loads(result.stdout)} == {"rrp"}
    wrong = Row("s", "rrp", "idm", "1/1", "2/2", "different", "", EQUAL)
    broken = dataclasses.replace(chosen_figures("rrp")[0], compare=lambda: wrong)
    monkeypatch.setattr("symoro.cli.reproduce.figures", lambda: [broken])
    assert runner.invoke(app, ["reproduce"]).exit_code == 1
    assert runner.invoke(app, ["reproduce", "nothing"]).exit_code == 1


def test_counts_of_a_general_robot_grow_as_published() -> None:
    symoro = sy.generate(general_robot(4), "idm", mode="symoro", parameters="base").cost
    assert (symoro.mul, symoro.add) == (92 * 4 - 128, 81 * 4 - 118)  # IA1 is grouped with ZZ1


def test_published_figures_without_goals_have_a_known_robot() -> None:
    names = set(sy.robot_names())
    assert {p.robot for p in PUBLISHED} <= names


# --- listings -------------------------------------------------------------------------------------


def test_operations_before_the_optimiser() -> None:
    before = sy.generate("rrp", "idm", mode="symoro", parameters="base").cost.before
    assert before is not None
    assert (before.mul, before.add) == (141, 108)
    assert sy.generate("rrp", "idm").cost.before is None


@pytest.mark.parametrize(
    ("model", "mul", "add"),
    [("id-dynamic", 1249, 681), ("velocities", 47, 32), ("accelerations", 105, 98)],
)
def test_listings_have_fewer_operations_than_those_of_opensymoro(
    model: str, mul: int, add: int
) -> None:
    cost = sy.generate("rx90", model, mode="symoro").cost.strict
    assert cost.mul < mul
    assert cost.add < add


def test_operands_come_before_their_use_and_links_in_order() -> None:
    names = listed("rx90", "idm")
    place = {name: k for k, name in enumerate(names)}
    assert len(place) == len(names)
    assert place["S1" if "S1" in place else "S2"] == min(place[n] for n in names if n[0] in "SC")
    assert [place[f"WI1{j}"] for j in range(2, 7)] == sorted(place[f"WI1{j}"] for j in range(2, 7))
    backwards = [place[f"N3{j}"] for j in range(6, 0, -1) if f"N3{j}" in place]
    assert backwards == sorted(backwards)


def test_sections_name_the_equations_of_the_inertia_matrix() -> None:
    code = sy.generate("rx90", "inertia", mode="symoro").code("c")
    assert "/* link 2: YYZ, YZZ, ZZP, A [KC97 (28), (38)] */" in code
    assert "_," not in "".join(x for x in code.splitlines() if "/* link" in x)


@pytest.mark.parametrize("robot", ["rx90", "stanford", "twoarm", "general6r"])
@pytest.mark.parametrize("model", ["id-dynamic", "id-filtered", "id-power", "accelerations"])
def test_listings_compute_what_fast_mode_computes(robot: str, model: str) -> None:
    listing, fast = sy.generate(robot, model, mode="symoro"), sy.generate(robot, model, effort=0)
    rng = np.random.default_rng(4)
    numbers = {n: rng.uniform(0.3, 1.0) for n in {*listing.inputs, *fast.inputs}}
    a, b = (m.evaluate({n: numbers[n] for n in m.inputs}) for m in (listing, fast))
    for name in b:
        np.testing.assert_allclose(a[name], b[name], rtol=1e-11, atol=1e-11)


def test_columns_of_the_identification_model_of_a_moving_base() -> None:
    robot = sy.load("rrp", floating=True)
    listing, fast = (
        sy.generate(robot, "id-dynamic", mode="symoro"),
        sy.generate(robot, "id-dynamic"),
    )
    rng = np.random.default_rng(4)
    numbers = {n: rng.uniform(0.3, 1.0) for n in {*listing.inputs, *fast.inputs}}
    a, b = (m.evaluate({n: numbers[n] for n in m.inputs})["D"] for m in (listing, fast))
    np.testing.assert_allclose(a, b, rtol=1e-11, atol=1e-11)


# --- files of SYMORO's programs -------------------------------------------------------------------

OPENSYMORO = """Base parameters computation

Geometric parameters
j       ant     sigma   mu      gamma   b       alpha   d       theta   r
1       0       0       1       0       0       -pi/2   0       th1     0

Base velicities parameters
axis    W0      WP0     V0      VP0     G
X       0       0       0       0       0

Transformation matrix 0 T 1
Equations:
C1 = cos(th1)
ZZR1 = D3**2*M3 +
 ZZ1*C1
*=*

Arm grouped inertia parameters

Dynamic inertia parameters
j       XX      XY      XZ      YY      YZ      ZZ      MX      MY      MZ      M       IA
1       0       0       0       0       0       ZZR1    0       0       0       0       0
*=*
"""


def test_titles_and_tables_around_statements_are_passed_over() -> None:
    model = sy.optimize(OPENSYMORO)
    value = model.evaluate({"D3": 2.0, "M3": 3.0, "ZZ1": 5.0, "th1": 0.0})
    assert float(np.ravel(next(iter(value.values())))[0]) == 17.0


def test_a_broken_statement_between_titles_is_refused() -> None:
    with pytest.raises(sy.SymoroError, match="line 13"):
        sy.optimize(OPENSYMORO.replace("C1 = cos(th1)", "C1 cos(th1) * 2"))


def test_the_report_of_base_parameters_reads_back() -> None:
    base = sy.generate("rrp", "base-parameters")
    report = base.report()
    for title in ("Geometric parameters", "Standard inertial parameters"):
        assert f"\n{title}\n" in report
    read = sy.optimize(report)
    numbers = {name: 1.0 + k for k, name in enumerate(read.inputs)}
    found = read.evaluate(numbers)
    values = {
        label: float(x)
        for g in read.program.groups
        for label, x in zip(g.labels, np.ravel(found[g.name]), strict=True)
    }
    rest = {n: 1.0 for n in (*base.robot.symbols, "M1", "M2", "XX1") if n not in numbers}
    expected = base.values({**rest, **{s: 1.0 for s in sy.load("rrp").symbols}, **numbers})
    assert values == pytest.approx({name: expected[name] for name in values})
