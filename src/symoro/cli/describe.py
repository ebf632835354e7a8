"""`symoro robots`, `symoro show`: the robots there are, and what one holds."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.output import show_json, show_table, show_text

KINDS = ("serial", "tree", "closed loop")
TYPES = ("revolute", "prismatic", "fixed")
GEOMETRY = {
    "gamma": "γ rad",
    "b": "b m",
    "alpha": "α rad",
    "d": "d m",
    "theta": "θ rad",
    "r": "r m",
}
INERTIA = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
DRIVE = ("IA", "FV", "FS", "FT", "VT", "FO")
WRENCH = ("FX", "FY", "FZ", "CX", "CY", "CZ")
LIMITS = ("qmin", "qmax", "vmax", "taumax")
MOTION = ("W0", "WP0", "V0", "VP0")


def robots(json: JsonOption = False) -> None:
    """List the built-in robots."""
    found = [{"id": name, **summary(sy.load(name))} for name in sy.robot_names()]
    if json:
        show_json(found)
        return
    rows = [(r["id"], r["title"], r["kind"], r["types"]) for r in found]
    show_table("Built-in robots", ("id", "title", "structure", "joints"), rows,
               caption="Joints: R revolute, P prismatic, F fixed. `symoro show ID` prints all of one.")  # fmt: skip


def summary(robot: sy.Robot) -> dict[str, Any]:
    """Name, structure and size of a robot."""
    types = "".join(TYPES[robot.sigma(j)][0].upper() for j in range(1, robot.NJ + 1))
    return {"name": robot.name, "title": robot.title, "kind": KINDS[robot.kind], "types": types,
            "NL": robot.NL, "NJ": robot.NJ, "NF": robot.NF, "loops": robot.NJ - robot.NL}  # fmt: skip


def show(robot: RobotArgument, json: JsonOption = False) -> None:
    """Print the parameter tables of a robot.

    Geometry, inertia, drives, joints, base and gravity, known values, and where they come from.
    """
    found = sy.load(robot)
    if json:
        show_json(as_data(found))
        return
    about = summary(found)
    show_text(f"{found.name}: {found.title or 'no title'}")
    show_text(
        f"{about['kind']}, {found.NL} links, {found.NJ} joints ({about['types']}), {found.NF} frames"
    )
    show_text()
    _show_geometry(found)
    _show_dynamics(found)
    _show_joints(found)
    _show_base(found)
    if found.values:
        show_text(
            "Known values\n" + ", ".join(f"{k} = {v:g}" for k, v in found.values.items()) + "\n"
        )
    if found.origin is not None and found.origin.remarks:
        show_text("Conversion\n" + found.origin.report() + "\n")
    show_text(f"Source: {found.source or 'not stated in the file'}")


def _show_geometry(robot: sy.Robot) -> None:
    heads = ("j\n", "ant\n", "sigma\nσ", "mu\nμ", *(f"{k}\n{v}" for k, v in GEOMETRY.items()))
    rows = [
        (j, f.ant, f.sigma, f.mu, *(getattr(f, k) for k in GEOMETRY))
        for j, f in enumerate(robot.frames, 1)
    ]
    show_table("Geometric parameters", heads, rows,
               caption="σ: 0 revolute, 1 prismatic, 2 fixed. μ: 1 motorised, 0 passive.")  # fmt: skip


def _show_dynamics(robot: sy.Robot) -> None:
    first = 0 if robot.base.floating or robot.base.mobile else 1
    links = range(first, robot.NL + 1)
    inertia = [(j, *_values(robot.bodies[j], INERTIA)) for j in links]
    show_table(
        "Inertial parameters (in the link's frame, about its origin; kg.m2, kg.m, kg)",
        ("j", *INERTIA),
        inertia,
    )
    drives = [
        k
        for k in DRIVE
        if k in ("IA", "FV", "FS") or any(str(getattr(x, k)) != "0" for x in robot.joints)
    ]
    show_table(
        "Drives (rotor inertia, friction)",
        ("j", *drives),
        [(j, *_values(robot.joint(j), drives)) for j in range(1, robot.NL + 1)],
    )
    loaded = [j for j in links if any(v != "0" for v in _values(robot.wrenches[j], WRENCH))]
    if loaded:
        show_table(
            "External wrench that the link exerts (N, N.m)",
            ("j", *WRENCH),
            [(j, *_values(robot.wrenches[j], WRENCH)) for j in loaded],
        )


def _show_joints(robot: sy.Robot) -> None:
    bounded = any(v is not None for x in robot.joints for v in x.limits)
    rows = [_joint(robot, j) for j in range(1, robot.NJ + 1)]
    heads = [k for k in rows[0] if k not in LIMITS or bounded]
    show_table("Joints", heads, [tuple(_short(row[k]) for k in heads) for row in rows])


def _short(value: object) -> str:
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def _joint(robot: sy.Robot, j: int) -> dict[str, Any]:
    joint, variable = robot.joint(j), robot.variable(j)
    about = {
        "j": j,
        "name": joint.name,
        "type": TYPES[robot.sigma(j)],
        "variable": "" if variable is None else str(variable),
    }
    elastic = {"eta": joint.eta, "k": str(joint.k)}
    return (
        about
        | _texts(joint, ("QP", "QDP", "GAM"))
        | elastic
        | dict(zip(LIMITS, joint.limits, strict=True))
    )


def _show_base(robot: sy.Robot) -> None:
    rows: list[tuple[str, str]] = [("gravity G (m/s2)", _list(robot.gravity))]
    rows += [
        (k, _list(getattr(robot.base, k)))
        for k in MOTION
        if any(str(v) != "0" for v in getattr(robot.base, k))
    ]
    Z = robot.base.Z
    rows.append(("placement Z", "; ".join(_list(Z[k : k + 4]) for k in range(0, 16, 4))))
    rows += [(k, "yes") for k in ("floating", "mobile") if getattr(robot.base, k)]
    show_table("Base", ("", "value"), rows)


def _list(values: Iterable[object]) -> str:
    return ", ".join(str(v) for v in values)


def _values(record: object, keys: Iterable[str]) -> list[str]:
    return [str(getattr(record, k)) for k in keys]


def _texts(record: Any, keys: Iterable[str]) -> dict[str, str]:
    return {k: str(getattr(record, k)) for k in keys}


def as_data(robot: sy.Robot) -> dict[str, Any]:
    """The whole robot as plain data; expressions are texts."""
    frames = [
        {"j": j, "ant": f.ant, "sigma": f.sigma, "mu": f.mu, **_texts(f, GEOMETRY)}
        for j, f in enumerate(robot.frames, 1)
    ]
    links = [
        {"j": j, **_texts(b, INERTIA), **_texts(robot.wrenches[j], WRENCH)}
        for j, b in enumerate(robot.bodies)
    ]
    joints = [{**_joint(robot, j), **_texts(robot.joint(j), DRIVE)} for j in range(1, robot.NJ + 1)]
    base = {
        f.name: value
        if isinstance(value := getattr(robot.base, f.name), bool)
        else [str(v) for v in value]
        for f in dataclasses.fields(robot.base)
    }
    return {**summary(robot), "frames": frames, "links": links, "joints": joints, "base": base,
            "gravity": [str(v) for v in robot.gravity], "values": dict(robot.values), "source": robot.source}  # fmt: skip
