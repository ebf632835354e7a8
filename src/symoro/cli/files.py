"""`symoro check`: robot files."""

from __future__ import annotations

import warnings
from dataclasses import asdict
from typing import Any

import typer

import symoro as sy
from symoro.cli.arguments import JsonOption, RobotArgument
from symoro.cli.describe import summary
from symoro.cli.guard import FAILED
from symoro.cli.output import show_json, show_styled, show_text
from symoro.cli.wanted import why_not
from symoro.errors import InputError, UnknownName
from symoro.robot.structure import loops, terminal_frames
from symoro.robot.validate import Finding, RobotWarning, findings


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
