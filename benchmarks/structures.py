"""Combined structures: speed of a floating robot with closed loops against Pinocchio's constrained
dynamics, and operations of other structures against trees with as many coordinates.

    python -m benchmarks.structures [--repeats 60] [-o benchmarks/results/structures.json]

The robot is the humanoid of examples/15_humanoid.py: a floating trunk, two legs with parallel ankles, 14 degrees of
freedom. Both sides compute the accelerations of base and joints from positions, speeds and efforts, at the same states,
whose results are compared first. Pinocchio's C++ algorithm closes the loops by point constraints on 18 speeds; ours
solves for 14 and gives the passive ones too. Times are minima over turns in one run; both run on one core.

Counts of multiplications and additions, parameter-only work not counted: of the RX-90 with springs between its rotors and links, of a follower that moves with
another joint, and of its arm on a mobile base, each against a tree with as many coordinates: the rigid arm, whose rotors
add the few operations of their own inertia, friction and spring; the arm with all joints free; the arm behind three
slides and three rotations that move its base.
"""

from __future__ import annotations

import argparse
import ctypes
import dataclasses
import importlib.util
import json
import os
import tempfile
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from tests.oracle.pinocchio_model import PinocchioRobot
from tests.structures import random_states

import symoro as sy
from benchmarks.peers.build import CXX, FLAGS, HERE, SHARED, built, library
from benchmarks.peers.kernels import Kernel, race
from benchmarks.peers.ours import pointers
from benchmarks.peers.pinocchio_peer import DEFINES, includes, prefix, release
from symoro.emit.source_code import emit
from symoro.expr import ZERO, Role, interpret, pi, symbol
from symoro.robot import PRISMATIC, REVOLUTE, Base, Body, Coupled, Frame, Joint, Wrench, loops

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks/results/structures.json"
STATES = 64
PER_CALL, IN_BATCHES = 5.0, 20.0  # times faster
ALLOWED = 1.10  # operations of a structure over those of the tree
GLUE = """#include <stddef.h>
#include "model.h"
void run_single(size_t rounds, size_t n, const double *const *x, double *const *y)
{{
    for (size_t r = 0; r < rounds; ++r)
        for (size_t k = 0; k < n; ++k) model({single});
}}
void run_batch(size_t rounds, size_t n, const double *const *x, double *const *y)
{{
    for (size_t r = 0; r < rounds; ++r) model_batch({batch});
}}
"""


def humanoid() -> sy.Robot:
    """The robot of the example."""
    spec = importlib.util.spec_from_file_location("example", ROOT / "examples/15_humanoid.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    robot: sy.Robot = module.humanoid()
    return robot


def closed_states(robot: sy.Robot) -> dict[str, np.ndarray]:
    """Random states that satisfy the loops, a column of values for each variable."""
    return random_states(robot, STATES, np.random.default_rng(0))


# --- our side -------------------------------------------------------------------------------------


def our_kernels(m: sy.Model, values: dict[str, np.ndarray]) -> list[Kernel]:
    """The generated C, one state at a time and in batches; outputs base, joints, passive joints."""
    program = m.program
    states = [
        np.ascontiguousarray(np.stack([np.resize(values[str(s)], STATES) for s in a.symbols], -1))
        for a in program.arguments
    ]
    results = [np.zeros((STATES, prod(g.shape))) for g in program.groups]
    inputs = [f"x[{i}] + {len(a.symbols)}*k" for i, a in enumerate(program.arguments)]
    outputs = [f"y[{i}] + {y.shape[1]}*k" for i, y in enumerate(results)]
    whole = [
        "n",
        *(f"x[{i}]" for i in range(len(states))),
        *(f"y[{i}]" for i in range(len(results))),
    ]
    glue = GLUE.format(single=", ".join([*inputs, *outputs]), batch=", ".join(whole))
    sources = {**emit(m, "c", function="model", style="simd"), "glue.c": glue}
    compiled = library("humanoid-ddm", sources, FLAGS)
    names = [g.name for g in program.groups]

    def kernel(contender: str, entry: str) -> Kernel:
        function, x, y = getattr(compiled, entry), pointers(states), pointers(results)

        def run(rounds: int) -> None:
            function(ctypes.c_size_t(rounds), ctypes.c_size_t(STATES), x, y)

        def found() -> np.ndarray:
            run(1)
            return np.concatenate([results[names.index(k)] for k in ("base", "qdd", "qddp")], -1)

        keep = (states, results, compiled)
        return Kernel(contender, "ddm", STATES, run, found, m.cost.hoisted, keep=keep)

    return [kernel("symoro C", "run_single"), kernel("symoro C, batch", "run_batch")]


# --- Pinocchio ------------------------------------------------------------------------------------


def peer_kernel(robot: sy.Robot, values: dict[str, np.ndarray], m: sy.Model) -> Kernel:
    """Pinocchio's constrained dynamics; outputs in the order of ours."""
    tree = dataclasses.replace(
        robot, frames=robot.frames[: robot.NL], joints=robot.joints[: robot.NL]
    )
    first = {k: float(np.ravel(v)[0]) for k, v in values.items()}
    p = PinocchioRobot(tree, {**robot.values, **first}, free=True)
    peer = ctypes.CDLL(str(_compiled()))
    peer.peer_new.restype = ctypes.c_void_p
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "robot.txt"
        file.write_text(_description(robot, p))
        handle = ctypes.c_void_p(peer.peer_new(str(file).encode()))
    joints = list(range(1, robot.NL + 1))
    column = dict(zip(joints, p.order, strict=True))
    base = np.stack([values[f"{k}0{c}"] for k in ("V", "W") for c in (1, 2, 3)], -1)
    q, v, tau = np.zeros((STATES, 7 + robot.NL)), np.zeros((STATES, 6 + robot.NL)), np.zeros((STATES, 6 + robot.NL))  # fmt: skip
    q[:, 6], v[:, :6] = 1.0, base
    for j in joints:
        q[:, column[j] + 1], v[:, column[j]] = values[f"q{j}"], values[f"QP{j}"]
        tau[:, column[j]] = values[f"GAM{j}"] if robot.frame(j).mu else 0.0
    peer.peer_states(
        handle, ctypes.c_size_t(STATES), *(ctypes.c_void_p(x.ctypes.data) for x in (q, v, tau))
    )
    out = np.zeros((STATES, 6 + robot.NL))

    def run(rounds: int) -> None:
        peer.constrained(handle, ctypes.c_size_t(rounds), None)

    def found() -> np.ndarray:
        peer.constrained(handle, ctypes.c_size_t(1), ctypes.c_void_p(out.ctypes.data))
        ours = {g.name: g for g in m.program.groups}
        order = [*ours["qdd"].joints[0], *ours["qddp"].joints[0]]
        V = out[:, :3] + np.cross(base[:, 3:], base[:, :3])  # VP0 from the spatial acceleration
        return np.concatenate([V, out[:, 3:6], out[:, [column[j] for j in order]]], -1)

    return Kernel(f"{release()} C++", "ddm", STATES, run, found, keep=(q, v, tau, out, peer))


def _compiled() -> Path:
    lib = str(prefix() / "lib")
    command = (CXX, "-std=c++17", "-O3", "-DNDEBUG", *SHARED, *DEFINES, "-DPINOCCHIO_ENABLE_TEMPLATE_INSTANTIATION", *includes(),
               "{sources}", "-o", "{out}", "-L", lib, "-lpinocchio_default", f"-Wl,-rpath,{lib}")  # fmt: skip
    sources = {file: (HERE / file).read_text("utf-8") for file in ("constrained.cpp", "robot.hpp")}
    return built("constrained", sources, command, release())


def _text(values: Any) -> str:
    return " ".join(f"{float(x):.17g}" for x in np.ravel(values))


def _inertia(Y: Any) -> str:
    I = Y.inertia  # noqa: E741  # about the centre of mass
    return _text([Y.mass, *Y.lever, I[0, 0], I[0, 1], I[1, 1], I[0, 2], I[1, 2], I[2, 2]])


def _description(robot: sy.Robot, p: Any) -> str:
    """The lines that constrained.cpp reads."""
    model = p.model
    lines = [f"joints {model.njoints - 2}", f"gravity {_text(model.gravity.linear)}"]
    lines.append(_inertia(model.inertias[1]))
    for j in range(2, model.njoints):
        armature = model.armature[model.joints[j].idx_v]
        lines.append(f"{model.parents[j]} {_text(armature)}")
        lines += [_text(model.jointPlacements[j].homogeneous[:3]), _inertia(model.inertias[j])]
    found = list(loops(robot))
    lines.append(f"loops {len(found)}")
    for loop in found:
        for frame in (loop.cut, loop.twin):
            f = robot.frame(frame)
            place = np.eye(4)
            place[0, 3] = p_number(f.d)
            lines += [f"{p._built[2][f.ant]}", _text(place[:3])]
    return "\n".join(lines) + "\n"


def p_number(x: Any) -> float:
    """A number of the robot's tables."""
    return float(interpret([x], {})[0]) if hasattr(x, "op") else float(x)


def measured(repeats: int) -> dict[str, Any]:
    """Times per call of both sides, after their results were compared."""
    robot = humanoid()
    m = sy.generate(robot, "ddm", effort=2)
    values = closed_states(robot)
    single, batch = our_kernels(m, values)
    peer = peer_kernel(robot, values, m)
    reference = peer.outputs()
    scale = np.abs(reference).max()
    difference = max(float(np.abs(k.outputs() - reference).max() / scale) for k in (single, batch))
    if difference > 1e-6:
        raise ArithmeticError(f"the accelerations differ by {difference:.1e} of their scale")
    race([single, batch, peer], repeats)
    return {
        "robot": "examples/15_humanoid.py",
        "peer": peer.contender,
        "difference": difference,
        "ns": {k.contender: round(k.best, 1) for k in (single, batch, peer)},
        "per call": round(peer.best / single.best, 2),
        "in batches": round(peer.best / batch.best, 2),
        "goals": {"per call": PER_CALL, "in batches": IN_BATCHES},
        "operations": str(m.cost.hoisted),
        "load": os.getloadavg()[0],
    }


# --- operations -----------------------------------------------------------------------------------


def _operations(robot: sy.Robot, model: str, **options: Any) -> int:
    count = sy.generate(robot, model, **options).cost.hoisted
    return int(count.mul + count.add)


def _elastic(arm: sy.Robot) -> sy.Robot:
    joints = (
        dataclasses.replace(x, eta=1, k=symbol(f"k{j}", Role.INERTIAL))
        for j, x in enumerate(arm.joints, 1)
    )
    return dataclasses.replace(arm, joints=tuple(joints))


def _behind_six_joints(arm: sy.Robot) -> sy.Robot:
    """The arm on a body that three slides and three rotations move; five links without mass."""
    turns = [ZERO, pi / 2, pi / 2, pi / 2, pi / 2, pi / 2]
    frames, joints = [], []
    for j in range(1, 7):
        q = symbol(f"b{j}", Role.POSITION) + (pi / 2 if j in (2, 3, 5, 6) else ZERO)
        sliding = j <= 3
        place = (
            {"r": symbol(f"b{j}", Role.POSITION), "theta": pi / 2 if j in (2, 3) else ZERO}
            if sliding
            else {"theta": q}
        )
        frames.append(Frame(j - 1, PRISMATIC if sliding else REVOLUTE, alpha=turns[j - 1], **place))
        joints.append(
            Joint(
                *(
                    symbol(f"{k}b{j}", r)
                    for k, r in (
                        ("QP", Role.VELOCITY),
                        ("QDP", Role.ACCELERATION),
                        ("GAM", Role.TORQUE),
                    )
                )
            )
        )
    frames += [dataclasses.replace(f, ant=f.ant + 6) for f in arm.frames]
    bodies = (*(Body() for _ in range(6)), *arm.bodies)
    wrenches = (*(Wrench() for _ in range(6)), *arm.wrenches)
    return dataclasses.replace(
        arm,
        frames=tuple(frames),
        bodies=bodies,
        wrenches=wrenches,
        joints=(*joints, *arm.joints),
        base=Base(),
    )


def counted() -> list[dict[str, Any]]:
    """Operations of each structure and of the tree that it is compared with."""
    arm = sy.load("rx90")
    rows = []
    following = dataclasses.replace(arm, mimics=(Coupled(6, 4, 0.5, 0.0),))
    whole = tuple(Body(*(symbol(f"{k}0", Role.INERTIAL) for k in vars(Body()))) for _ in range(1))
    mobile = dataclasses.replace(sy.load("rx90", mobile=True), bodies=(*whole, *arm.bodies[1:]))
    moved = _behind_six_joints(dataclasses.replace(mobile, gravity=arm.gravity))
    for model in ("idm", "ddm"):
        rigid = _operations(arm, model)
        own = 7 * len(arm.moving)  # of a rotor: inertia 2, friction 3, stretch and spring 2
        rows.append(_row("elastic joints", model, _operations(_elastic(arm), model), rigid + own))
        joined = _operations(following, model, mimic="joined")
        rows.append(_row("mimic", model, joined, rigid))
        given = _operations(mobile, model)
        rows.append(_row("mobile base", model, given, _operations(moved, model)))
    return rows


def _row(structure: str, model: str, operations: int, tree: int) -> dict[str, Any]:
    ratio = round(operations / tree, 3)
    return {
        "structure": structure,
        "model": model,
        "operations": operations,
        "tree": tree,
        "ratio": ratio,
        "allowed": ALLOWED,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)  # fmt: skip
    parser.add_argument("--repeats", type=int, default=60)
    parser.add_argument("-o", "--output", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    found = measured(chosen.repeats)
    for name, goal in found["goals"].items():
        print(f"{name}: {found[name]} times faster than {found['peer']}, goal {goal:g}")
    found["counts"] = counted()
    for row in found["counts"]:
        print(
            f"{row['structure']}, {row['model']}: {row['operations']} operations, tree {row['tree']}: {row['ratio']} of it, allowed {ALLOWED}"
        )
    chosen.output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    fast = all(found[name] >= goal for name, goal in found["goals"].items())
    return 0 if fast and all(row["ratio"] <= ALLOWED for row in found["counts"]) else 1


if __name__ == "__main__":
    raise SystemExit(main())
