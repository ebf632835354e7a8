"""What the worker answers, against the public functions; the worker itself, cancelled and killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from typing import Any

import numpy as np
import pytest

import symoro as sy
from symoro.emit.source_code import MAX_BLOCK_LINES, latex_blocks
from symoro.errors import SymoroError
from symoro.formats.par import dumps
from symoro.gui.document import from_robot
from symoro.gui.pages.dialogs import unavailability
from symoro.gui.scene.numeric_robot import numbers, numeric_robot
from symoro.gui.worker import model_tasks, numeric_tasks
from symoro.gui.worker.model_tasks import highlight
from symoro.gui.worker.protocol import WorkCancelled, Worker, WorkerDied
from tests.gui.conftest import in_a_loop


def quiet(part: float | None, text: str) -> None:
    """Progress that nobody looks at."""


def ask(robot: str, model: str, **more: Any) -> dict[str, Any]:
    return {"par": dumps(sy.load(robot)), "model": model, "options": {}, "builtin": robot, **more}


@pytest.mark.parametrize("spec", sy.models(), ids=lambda s: s.id)
def test_every_model_has_a_page_that_is_plain_data(spec: Any) -> None:
    robot = (
        "fourbar"
        if spec.id.startswith("loop-")
        else "rx90"
        if spec.id.startswith("igm") or spec.id in ("inverse-jacobian", "determinant")
        else "scara"
    )
    if spec.id == "igm-general":
        robot = "general6r"
    found = model_tasks.generate(
        ask(
            robot,
            spec.id,
            options={"effort": 0} if any(o.name == "effort" for o in spec.options) else {},
        ),
        quiet,
    )
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert found["listing"]
    assert found["math"] or spec.id.startswith("igm")


def test_costs_and_published_figures_are_those_of_the_command_line() -> None:
    found = model_tasks.generate(
        ask(
            "rx90",
            "idm",
            options={"parameters": "base", "without": ["friction"], "objective": "operations"},
        ),
        quiet,
    )
    made = sy.generate(
        sy.load("rx90"), "idm", parameters="base", without="friction", objective="operations"
    )
    assert found["cost"][0][1:3] == [made.cost.mul, made.cost.add]
    assert [253, 238] in [row[2:4] for row in found["published"]]  # Khalil and Dombre, Table 9.6
    assert not model_tasks.generate(ask("rx90", "idm", builtin=""), quiet)["published"]


def test_an_evaluation_uses_known_and_assumed_numbers() -> None:
    robot = sy.load("rrp")
    q = {"q1": 0.3, "q2": -0.4, "q3": 0.5, "QP1": 1.0, "QDP2": -2.0}
    found = numeric_tasks.evaluate(ask("rrp", "idm", values=q), quiet)["groups"]["tau"]
    made = sy.generate(robot, "idm")
    values = {**dict.fromkeys((*robot.qd, *robot.qdd), 0.0), **numbers(robot), **q}
    assert np.allclose(
        found, made.evaluate({k: v for k, v in values.items() if k in made.inputs})["tau"]
    )
    grouped = numeric_tasks.evaluate(
        ask("rrp", "idm", options={"parameters": "base"}, values=q), quiet
    )["groups"]["tau"]
    assert np.allclose(found, grouped)  # base parameters follow from the standard ones


@pytest.mark.parametrize("name", ["puma560", "sr400", "fourbar"])
def test_torques_along_a_motion_do_the_work_that_the_energy_takes(name: str) -> None:
    """The integral of tau . qd over a motion from rest to rest is the change of potential energy:
    friction is left out.
    """
    robot = sy.load(name)
    par, options = dumps(robot), {"without": ["friction", "wrench"]}
    start = (
        numeric_tasks.home({"par": par}, quiet)["q"]
        if robot.kind == 2
        else dict.fromkeys(robot.q, 0.2)
    )
    active = [str(robot.variable(j)) for j in robot.moving if robot.frame(j).mu and j <= robot.NL]
    end = {**start, **{n: start[n] + 0.3 for n in active}}
    question = {
        "par": par,
        "model": "idm",
        "options": options,
        "start": start,
        "end": end,
        "duration": 1.5,
    }
    found = numeric_tasks.trajectory(question, quiet)
    t = np.array(found["t"])
    torque = {s["name"]: np.array(s["samples"]) for s in found["series"]}
    moved = {tau: q for q, tau in zip(robot.q, robot.tau, strict=True)}
    speed = {tau: np.gradient(np.array(found["q"][moved[tau]]), t, edge_order=2) for tau in torque}
    work = np.trapezoid(sum(torque[n] * speed[n] for n in torque), t)
    energy = sy.generate(robot, "energy", without=["friction", "wrench"])
    known = {
        k: v
        for k, v in {**numbers(robot), **dict.fromkeys((*robot.qd, *robot.qdd), 0.0)}.items()
        if k in {*energy.inputs, *robot.symbols}
    }
    U = [float(energy.evaluate({**known, **{k: v for k, v in q.items() if k in {*energy.inputs, *robot.symbols}}})["U"])
         for q in ({n: c[0] for n, c in found["q"].items()}, {n: c[-1] for n, c in found["q"].items()})]  # fmt: skip
    assert work == pytest.approx(
        U[1] - U[0], abs=2e-3 * max(1.0, max(np.abs(y).max() for y in torque.values()))
    )


def test_a_simulation_and_an_identification_from_its_log(tmp_path: Any) -> None:
    robot = (
        from_robot(sy.load("planar2r")).edited([("G", 1, "-9.81")]).checked.robot
    )  # the plane stands upright
    assert robot is not None
    goal = {"q1": 2.5, "q2": -1.5}
    question = {
        "par": dumps(robot),
        "q": {"q1": 0.2, "q2": 0.9},
        "time": 1.0,
        "controller": "computed-torque",
        "goal": goal,
        "without": [],
    }
    told: list[float | None] = []
    found = numeric_tasks.simulate(question, lambda part, text: told.append(part))
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert found["complete"]
    assert any(part for part in told)
    assert [s["samples"][-1] for s in found["plots"]["positions"]] == pytest.approx(
        [2.5, -1.5], abs=1e-3
    )  # it gets there
    E = {s["name"]: np.array(s["samples"]) for s in found["plots"]["energies"]}
    gained = E["kinetic"] + E["potential"] - E["kinetic"][0] - E["potential"][0]
    assert np.allclose(gained, E["work of the motors"] - E["losses"], atol=1e-6)
    log = tmp_path / "log.csv"
    log.write_text(found["csv"])
    answer = numeric_tasks.identify(
        {
            "par": question["par"],
            "log": str(log),
            "settings": {"solver": "ols", "cutoff": 100.0, "rate": None},
        },
        quiet,
    )
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer
    base = sy.generate(robot, "base-parameters").values(numbers(robot))
    found_values = {name: p["value"] for name, p in answer["data"]["parameters"].items()}
    for name in found_values.keys() & base.keys():
        assert found_values[name] == pytest.approx(base[name], abs=0.02), name
    assert len(found_values.keys() & base.keys()) >= 4
    assert np.allclose(answer["traces"][0]["measured"], answer["traces"][0]["predicted"], atol=0.3)


def test_solutions_reach_the_pose() -> None:
    q = {f"q{k}": 0.3 + 0.1 * k for k in range(1, 7)}
    found = numeric_tasks.solve(ask("rx90", "igm", q=q), quiet)
    assert len(found["solutions"]) == 8
    robot = sy.load("rx90")
    direct = sy.generate(robot, "dgm")
    for row in found["solutions"]:
        assert np.allclose(
            direct.evaluate(dict(zip(robot.q, row, strict=True)))["T"], found["pose"], atol=1e-9
        )


@pytest.mark.parametrize(("fixed", "at"), [("q7=0.3", 0.3), ("q7", 1.0)])
def test_a_redundant_arm_is_solved_with_a_joint_held(fixed: str, at: float) -> None:
    robot, q = sy.load("panda"), {f"q{k}": 0.3 + 0.1 * k for k in range(1, 8)}
    found = numeric_tasks.solve(ask("panda", "igm", options={"fixed": fixed}, q=q), quiet)
    assert found["held"] == {"q7": at}
    assert len(found["solutions"]) == 8
    for row in found["solutions"]:
        T = numeric_robot(robot).transforms(
            {**dict(zip(found["joints"], row, strict=True)), **found["held"]}
        )
        assert np.allclose(np.linalg.inv(T[0]) @ T[8], found["pose"], atol=1e-9)


def test_models_that_holding_a_joint_makes_possible_can_be_chosen() -> None:
    spec: Any = next(s for s in sy.models() if s.id == "igm")
    for name in ("rx90", "sr400", "panda"):
        assert unavailability(spec, sy.load(name)) == ("", False)
    row = {"alpha": "pi/2", "d": "L", "r": "R"}
    eight = sy.Robot.serial([{**row, "theta": f"q{j}"} for j in range(1, 9)])
    why, never = unavailability(spec, eight)
    assert why
    assert not never
    general: Any = next(s for s in sy.models() if s.id == "igm-general")
    why, never = unavailability(general, sy.load("sr400"))
    assert why
    assert never


def test_blocks_hold_every_equation_once() -> None:
    made = sy.generate(sy.load("rx90"), "idm", mode="symoro")
    latex = made.latex()
    found = latex_blocks(latex)
    assert sum(b.get("math", "").count("&=") for b in found) == latex.count("&=")
    assert max(b.get("math", "").count("\\\\") for b in found) < MAX_BLOCK_LINES + 40


def test_grouping_relations_include_those_of_friction_and_springs() -> None:
    par = dumps(sy.load("rx90")).rstrip() + "\nkd = {kd1, 0, 0, 0, 0, 0}\n"
    found = model_tasks.generate({**ask("rx90", "base-parameters"), "par": par}, quiet)
    assert "Fv_{1R} &= Fv_{1} + d_{1}" in found["math"][0]["math"]
    assert "D_{3}^{2}" in found["math"][0]["math"]


@pytest.mark.parametrize(
    "language", ["c", "matlab", "maple", "latex", "fortran77", "no such language"]
)
def test_highlighted_code_is_escaped(language: str) -> None:
    evil = "x = 1 <script>alert('&')</script>\n"
    html = highlight(evil, language)
    assert "<script" not in html
    assert "alert" in html


# --- the process ----------------------------------------------------------------------------------


async def _killed() -> None:
    worker = Worker()
    try:
        answer = await worker.ask("generate", ask("planar2r", "dgm"))
        assert answer["cost"]
        with pytest.raises(SymoroError, match="expected one of"):
            await worker.ask("generate", ask("planar2r", "no-such-model"))
        pid = worker.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        waiting = asyncio.create_task(worker.ask("generate", ask("scara", "idm")))
        await asyncio.sleep(0.2)
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(WorkerDied, match="signal 9"):
            await waiting
        assert await worker.ask("generate", ask("scara", "idm"))
        assert worker.pid != pid
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        waiting = asyncio.create_task(worker.ask("generate", ask("scara", "dgm")))
        await asyncio.sleep(0.2)
        worker.cancel()
        with pytest.raises(WorkCancelled):
            await waiting
    finally:
        worker.stop()


def test_a_worker_that_is_killed_or_cancelled_is_replaced() -> None:
    in_a_loop(_killed)
