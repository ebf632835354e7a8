"""Combinations of robot, structure, model and options whose generated text, counts and numbers are
recorded.

`record(name)` reduces one combination to a few strings and numbers: digests of the text in C, NumPy
and MATLAB, the operation counts, and one number per output group at a fixed state. The recorded
values are in `combinations.json`; `pytest tests/golden --update-golden` rewrites the file. Only the
public interface is used, so that the inside may change freely.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from pathlib import Path
from typing import Any

import numpy as np

import symoro as sy

ROBOTS = Path(__file__).parent / "robots"
LANGUAGES = ("c", "numpy", "matlab")
OF_SOLVERS = ("c", "python", "matlab")
BASE = {"parameters": "base"}
SYMORO = {"mode": "symoro"}
NUMBERS = re.compile(r"(?:[\s,;{}()\[\].*]|zeros|(?<![\w.])-?\d[\d.]*(?:[eE][+-]?\d+)?)+")
KINEMATIC = (
    "dgm",
    "fgm",
    "jacobian",
    "inverse-jacobian",
    "determinant",
    "velocities",
    "accelerations",
    "jpqp",
)
DYNAMIC = (
    "idm",
    "lagrange",
    "inertia",
    "h",
    "gravity",
    "ddm",
    "ddm-recursive",
    "energy",
    "hybrid",
    "opspace",
    "reactions",
)
IDENTIFICATION = ("id-dynamic", "id-energy", "id-filtered", "id-power")
LOOPED = ("dgm", "jacobian", "inverse-jacobian", "determinant", "velocities", "accelerations", "jpqp", "idm", "inertia", "h", "gravity", "ddm",
          "energy", "hybrid", "lagrange", "reactions", "loop-kinematics", "loop-geometry", *IDENTIFICATION)  # fmt: skip
DERIVED = ("dgm", "idm", "gravity")  # also their derivatives, and C in style simd
FLOATING = (
    "dgm",
    "jacobian",
    "velocities",
    "accelerations",
    "idm",
    "inertia",
    "h",
    "gravity",
    "ddm",
    "ddm-recursive",
    "energy",
    "hybrid",
    "opspace",
    "reactions",
)


def _combinations() -> list[tuple[str, str, dict[str, Any]]]:
    out: list[tuple[str, str, dict[str, Any]]] = [
        ("rrp", m, {}) for m in (*KINEMATIC, *DYNAMIC, *IDENTIFICATION)
    ]
    out += [
        ("rrp", m, SYMORO)
        for m in ("dgm", "jacobian", "velocities", *DYNAMIC, "id-dynamic", "id-filtered")
    ]
    out += [("rrp", m, BASE) for m in ("idm", "inertia", "h", "ddm", "id-dynamic")]
    out += [("rx90", m, {}) for m in ("jacobian", "determinant", "idm", "inertia", "id-dynamic")]
    out += [("rx90", m, {**BASE, **SYMORO}) for m in ("idm", "ddm-recursive", "inertia")]
    out += [
        ("rx90", "idm", {**BASE, "objective": objective})
        for objective in ("time", "operations", "own-angles")
    ]
    out += [
        ("rx90", "idm", {**BASE, "without": "friction,gravity"}),
        ("rx90", "gravity", {}),
        ("rx90", "ddm", {**BASE, "method": "recursive"}),
    ]
    out += [
        ("rx90", "jacobian", {"frame": 4, "projection": 2}),
        ("rx90", "dgm", {"frame": 5, "wrt": 2}),
        ("rx90", "velocities", {"wrt": 0}),
    ]
    out += [
        ("rx90", "idm", {"outputs": "GAM1,GAM3"}),
        ("planar2r", "lagrange", {"method": "recursive"}),
        ("stanford", "idm", BASE),
    ]
    out += [
        ("rx90", "opspace", {"rows": "vx,vy,vz"}),
        ("rx90", "hybrid", {"accelerated": "1,2,3"}),
        ("planar2r", "idm", {"effort": 2}),
        ("th8", "idm", {"effort": 0}),
    ]
    out += [
        ("twoarm", m, {})
        for m in (
            "dgm",
            "jacobian",
            "idm",
            "inertia",
            "h",
            "ddm",
            "accelerations",
            "lagrange",
            "id-energy",
        )
    ]
    out += [
        ("twoarm", "idm", BASE),
        ("twoarm", "ddm-recursive", SYMORO),
        ("cartpole", "hybrid", {}),
        ("cartpole", "ddm", {}),
    ]
    out += [("fivebar", m, {}) for m in LOOPED] + [
        ("slidercrank", m, {}) for m in ("idm", "ddm", "loop-kinematics", "loop-geometry")
    ]
    out += [("sr400", m, {}) for m in ("idm", "jacobian", "inertia", "loop-kinematics")] + [
        ("palletiser", m, BASE) for m in ("idm", "ddm", "id-dynamic")
    ]
    out += [("fourbar", m, {"method": "multipliers"}) for m in ("idm", "ddm")] + [
        ("fourbar", m, {"passive": "solved"}) for m in ("idm", "dgm", "h")
    ]
    out += [
        ("fourbar", "idm", SYMORO),
        ("bennett", "idm", {}),
        ("bennett", "loop-kinematics", {}),
        ("delta", "jacobian", {}),
    ]
    out += [("fourbar", "opspace", {"rows": "wz"}), ("fourbar", "lagrange", BASE)]
    out += [
        (robot, m, {}) for robot in ("floating_rrp.par", "floating_twoarm.par") for m in FLOATING
    ]
    out += [("floating_rrp.par", m, SYMORO) for m in ("idm", "inertia", "ddm")] + [
        ("floating_rrp.par", "idm", BASE)
    ]
    out += [("elastic_rrp.par", m, o) for m in ("idm", "ddm") for o in ({}, SYMORO)]
    out += [("elastic_rrp.par", "idm", BASE)]
    out += [
        ("coupled_rrp.par", m, {})
        for m in ("idm", "inertia", "h", "ddm", "hybrid", "lagrange", "energy", "opspace")
    ]
    out += [("coupled_rrp.par", m, {"without": "rotor,friction"}) for m in IDENTIFICATION]
    out += [
        ("coupled_rrp.par", "idm", {"coordinates": "motor"}),
        ("coupled_rrp.par", "idm", {"coordinates": "motor", **SYMORO}),
    ]
    out += [
        ("moving_base_rx90.par", m, {})
        for m in ("idm", "velocities", "accelerations", "jpqp", "energy", "id-dynamic")
    ]
    out += [
        ("placed_scara.par", "dgm", {"wrt": "world"}),
        ("placed_scara.par", "jacobian", {}),
        ("placed_scara.par", "inverse-jacobian", {}),
    ]
    out += [
        ("gripper.urdf", m, {"mimic": "joined"})
        for m in (
            "idm",
            "inertia",
            "h",
            "gravity",
            "ddm",
            "jacobian",
            "lagrange",
            "id-dynamic",
            "energy",
        )
    ]
    out += [("gripper.urdf", m, {"mimic": "free"}) for m in ("idm", "dgm", "ddm", "id-dynamic")]
    out += [
        ("gripper.urdf", m, {"frames": "urdf"}) for m in ("jacobian", "velocities", "accelerations")
    ]
    out += [("gripper.urdf", "dgm", {"frames": "urdf", "frame": "tool"})]
    out += [
        (robot, "igm-paul", {}) for robot in ("rx90", "puma560", "scara", "ur5", "planar2r")
    ] + [
        ("scara", "igm-paul", {"known": "position,sx,sy"}),
        ("rrp", "igm-paul", {"known": "Pz,Px,Py"}),
    ]
    out += [(robot, "igm-pieper", {}) for robot in ("rx90", "stanford", "kr6r900")] + [
        ("jaco2", "igm-general", {}),
        ("iiwa14", "igm", {"fixed": {"q3": 0.2}}),
    ]
    return out


def _name(robot: str, model: str, options: dict[str, Any]) -> str:
    words = [f"{k}={v}" for k, v in options.items()]
    return " ".join([robot, model, *words])


COMBINATIONS = {_name(*c): c for c in _combinations()}


def load(robot: str) -> Any:
    return sy.load(str(ROBOTS / robot) if "." in robot else robot)


def without_version(code: str) -> str:
    """The generated text without the version of the generator."""
    return re.sub(r"symoro \d[\w.+]*", "symoro VERSION", code)


def without_tables(code: str) -> str:
    """The text without the lines that hold numbers alone. The tables of the general inverse model
    depend on bases of null spaces, which linear algebra libraries choose by the processor.
    """
    return "\n".join(line for line in code.splitlines() if not NUMBERS.fullmatch(line))


def text(name: str, model: Any, language: str, **style: str) -> str:
    """The text of a combination, without the version and tables of general inverse models."""
    code = without_version(model.code(language, **style))
    return without_tables(code) if "igm-general" in name else code


def digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def state(model: Any) -> dict[str, float]:
    """A number for every input that has none: derived from its name, between 0.3 and 1.3."""
    known = model.robot.values
    return {name: known.get(name, 0.3 + zlib.crc32(name.encode()) / 2**32) for name in model.inputs}


def projections(model: Any) -> dict[str, float]:
    """One number per output group: its elements times fixed weights, at a fixed state."""
    outputs = model.evaluate(state(model))
    out = {}
    for name, value in outputs.items():
        flat = np.ravel(np.asarray(value, dtype=float))
        flat = flat[np.isfinite(flat)]
        out[name] = float(flat @ np.cos(1.0 + np.arange(flat.size)))
    return out


def record(name: str) -> dict[str, Any]:
    """What is recorded of a combination."""
    robot, model_id, options = COMBINATIONS[name]
    model = sy.generate(load(robot), model_id, **options)
    languages = OF_SOLVERS if model_id == "igm-general" else LANGUAGES
    out: dict[str, Any] = {k: digest(text(name, model, k)) for k in languages}
    if model_id in DERIVED and options.get("mode") != "symoro":
        out["simd"] = digest(text(name, model, "c", style="simd"))
        out["derivative"] = digest(text(name, model.derivative("q"), "c"))
    if model_id not in ("igm", "igm-general"):
        out["cost"] = str(model.cost)
        out["values"] = projections(model)
    return out
