"""`symoro robots`, `symoro show`: the robots there are, and what one holds."""

from __future__ import annotations

import dataclasses
import warnings
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.failures import FAILED
from symoro.cli.output import show_json, show_styled, show_table, show_text
from symoro.cli.selection import why_not
from symoro.errors import InputError, UnknownName
from symoro.robot.structure import loops, terminal_frames
from symoro.robot.validate import Finding, RobotWarning, findings

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


def check(robot: RobotArgument, json: JsonOption = False) -> None:
    """Read a robot file, validate and explain it.

    Prints errors and warnings with what to do, the structure, and the models that apply; the status is 1 if there is an error.
    """
    found, remarks = _read(robot)
    report = {
        "file": robot,
        "findings": [asdict(f) for f in remarks],
        **(_report(found) if found else {}),
    }
    if json:
        show_json(report)
    else:
        _show_findings(robot, remarks)
        _show_report(report)
    if found is None:
        raise typer.Exit(FAILED)


def _read(file: str) -> tuple[sy.Robot | None, list[Finding]]:
    """The robot, None when the file cannot be used, and everything there is to say about it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", UserWarning)
        try:
            robot = sy.load(file)
        except UnknownName:
            raise
        except InputError as error:
            return None, [
                *_reading(caught),
                Finding(True, error.place, error.found, error.expected, error.todo),
            ]
    return robot, [*_reading(caught), *findings(robot)]


def _reading(caught: list[warnings.WarningMessage]) -> list[Finding]:
    """Remarks of the reader itself; those on the robot come from `findings`, with their parts."""
    return [
        Finding(False, "reading", str(w.message))
        for w in caught
        if not issubclass(w.category, RobotWarning)
    ]


def _report(robot: sy.Robot) -> dict[str, Any]:
    reasons = {spec.id: why_not(spec, robot) for spec in sy.models()}
    closing = [
        {"cut": x.cut, "twin": x.twin, "root": x.root, "left": x.left, "right": x.right}
        for x in loops(robot)
    ]
    return {"robot": summary(robot), "tips": terminal_frames(robot), "closures": closing, "passive": [j for j in robot.moving if not robot.frame(j).mu],
            "symbols": len(robot.symbols), "valued": len([s for s in robot.symbols if s in robot.values]), "models": reasons}  # fmt: skip


def _show_findings(file: str, remarks: list[Finding]) -> None:
    errors = sum(f.error for f in remarks)
    for f in remarks:
        show_styled(
            f"{'error' if f.error else 'warning'}: {f.place}", "red" if f.error else "yellow"
        )
        for label, text in (("found", f.found), ("expected", f.expected), ("what to do", f.todo)):
            if text:
                show_text(f"  {label + ':':<12}{text}")
    verdict = (
        f"{file}: {errors} error(s), {len(remarks) - errors} warning(s)"
        if remarks
        else f"{file}: nothing to complain about"
    )
    show_styled(verdict, "bold")


def _show_report(report: dict[str, Any]) -> None:
    if "robot" not in report:
        return
    about = report["robot"]
    show_text()
    show_text(
        f"{about['name']}: {about['kind']}, {about['NL']} links, {about['NJ']} joints ({about['types']}), {about['NF']} frames"
    )
    show_text(
        f"Ends in frame {', '.join(map(str, report['tips']))}; {report['symbols']} symbols, {report['valued']} of them with a known value."
    )
    if report["passive"]:
        show_text(f"Passive joints (mu = 0): {', '.join(map(str, report['passive']))}")
    for x in report["closures"]:
        show_text(
            f"Loop from link {x['root']}: frames {_way(x['left'])} meet frames {_way(x['right'])} at the cut joint {x['cut']}/{x['twin']}"
        )
    show_text()
    show_text(
        f"Models that apply: {', '.join(m for m, reason in report['models'].items() if not reason) or 'none'}"
    )
    refused: dict[str, list[str]] = {}
    for model, reason in report["models"].items():
        if reason:
            refused.setdefault(reason.removeprefix(model).strip(), []).append(model)
    for reason, models in refused.items():
        show_text(f"Do not apply: {', '.join(models)}: {reason}")


def _way(frames: tuple[int, ...]) -> str:
    return ", ".join(map(str, frames)) or "(none)"
