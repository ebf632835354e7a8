"""The report of an identification: one HTML page with pictures inside, the parameters as CSV, all numbers as JSON, the robot as .par."""

from __future__ import annotations

import base64
import csv
import html
import io
import json
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symoro.errors import MissingTool
from symoro.formats.text_files import write_text
from symoro.identify.observation import WHOLE
from symoro.identify.validate import Errors
from symoro.robot.data import PRISMATIC

if TYPE_CHECKING:
    from symoro.identify.result import Identification

Array = np.ndarray
STYLE = """body{font:15px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.15rem .7rem;border-bottom:1px solid #ddd;text-align:right}
td:first-child,th:first-child,td.t{text-align:left}h2{margin-top:2.2rem}img{max-width:100%}.weak{color:#a33}small{color:#666}"""
WEAK = 30.0  # percent: relative deviations above are marked


def write_report(r: Identification, folder: Path) -> list[Path]:
    """report.html, parameters.csv, result.json and <robot>.par."""
    return [
        write_text(folder / "report.html", page(r)), write_text(folder / "parameters.csv", table(r)),
        write_text(folder / "result.json", json.dumps(data(r), indent=2) + "\n"), r.save(folder / f"{r.robot.name}.par"),
    ]  # fmt: skip


# --- data ----------------------------------------------------------------------------------------------------


def table(r: Identification) -> str:
    """CSV: name, value, standard deviation, relative deviation in percent, grouping."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["parameter", "value", "sigma", "relative_percent", "grouping"])
    writer.writerows(
        [k, repr(r.values[k]), repr(r.sigma[k]), f"{r.relative[k]:.4g}", r.grouping(k)]
        for k in r.names
    )
    return text.getvalue()


def data(r: Identification) -> dict[str, Any]:
    """Everything as plain values."""
    found: dict[str, Any] = {
        "robot": r.given.name, "model": r.model, "solver": r.solver, "metric": r.metric, "condition": r.condition, "rows": r.system.rows,
        "parameters": {k: {"value": r.values[k], "sigma": r.sigma[k], "relative_percent": _finite(r.relative[k]), "grouping": r.grouping(k),
                           "estimated": k in r.essential} for k in r.names},
        "training": _errors(r.training), "validation": _errors(r.validation), "cross_validation": [_errors(e) for e in r.cross],
        "residual_deviations": dict(zip(r.groups, map(float, r.estimate.deviations), strict=True)), "treatment": r.facts, "standard": r.standard,
    }  # fmt: skip
    if r.payload is not None:
        found["payload"] = {
            k: {"value": v, "sigma": r.payload.sigma[k]} for k, v in r.payload.values.items()
        }
    if r.gains is not None:
        found["gains"] = [
            {"joint": g, "value": float(v), "sigma": float(s)}
            for g, v, s in zip(r.groups, r.gains.values, r.gains.sigma, strict=True)
        ]
    return found


def _errors(e: Errors | None) -> dict[str, Any] | None:
    return (
        None
        if e is None
        else {"total": e.total, "rows": e.rows, **dict(zip(e.groups, e.each, strict=True))}
    )


def _finite(x: float) -> float | None:
    return x if math.isfinite(x) else None


# --- page ----------------------------------------------------------------------------------------------------


def page(r: Identification) -> str:
    """The whole page; it needs no other file."""
    kind = "held out" if r.validation is not None else "training"
    parts = [
        f"<h1>{html.escape(r.given.title or r.given.name)}: identified parameters</h1>", _summary(r),
        "<h2>Errors</h2>", _error_table(r), f"<p><small>{html.escape(r.metric)}.</small></p>",
        f"<h2>Measured and predicted ({kind} data)</h2>", *(_picture(f) for f in figures(r)),
        "<h2>Base parameters</h2>", _parameter_table(r), *_more(r),
    ]  # fmt: skip
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><title>{html.escape(r.given.name)}</title><style>{STYLE}</style>'
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head>\n<body>{body}</body></html>\n'


def _summary(r: Identification) -> str:
    f = r.facts
    cutoff = f"low-pass {f['cutoff']:.4g} Hz" if f.get("cutoff") else "no low-pass"
    kept = f", one row in {f['every']} after parallel decimation" if f.get("every", 1) > 1 else ""
    dropped = len(r.names) - len(r.essential)
    return (
        f"<p>Model {r.model}, solver {r.solver}{' with physical consistency' if r.standard else ''}; sampled at {f.get('rate', 0):.6g} Hz, {cutoff}{kept}. "
        f"{r.system.rows} rows, {len(r.essential)} parameters{f' ({dropped} left out)' if dropped else ''}, condition number {r.condition:.4g}.</p>"
    )


def _cells(row: Iterable[object], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{html.escape(str(x))}</{tag}>" for x in row) + "</tr>"


def _html_table(head: Sequence[object], rows: Iterable[Sequence[object]]) -> str:
    return f"<table>{_cells(head, 'th')}{''.join(_cells(row) for row in rows)}</table>"


def _error_table(r: Identification) -> str:
    named = [
        ("training", r.training),
        ("held out", r.validation),
        *((f"cross-validation {k}", e) for k, e in enumerate(r.cross, 1)),
    ]
    rows = [
        [name, *(f"{100 * x:.2f} %" for x in (*e.each, e.total)), e.rows]
        for name, e in named
        if e is not None
    ]
    return _html_table(["", *r.groups, "all", "rows"], rows)


def _parameter_table(r: Identification) -> str:
    rows = []
    for k in r.names:
        weak = ' class="weak"' if r.relative[k] > WEAK or k not in r.essential else ""
        deviation = (
            f"{r.relative[k]:.3g} %"
            if k in r.essential and math.isfinite(r.relative[k])
            else "left out"
            if k not in r.essential
            else "-"
        )
        numbers = f"<td>{r.values[k]:.6g}</td><td>{r.sigma[k]:.3g}</td><td>{deviation}</td>"
        rows.append(
            f'<tr{weak}><td>{k}</td>{numbers}<td class="t">{html.escape(r.grouping(k))}</td></tr>'
        )
    return f"<table>{_cells(['parameter', 'value', 'σ', 'relative', 'grouping'], 'th')}{''.join(rows)}</table>"


def _more(r: Identification) -> list[str]:
    found = []
    if r.standard is not None:
        found += [
            "<h2>Standard parameters, physically consistent</h2>",
            _html_table(["parameter", "value"], [(k, f"{v:.6g}") for k, v in r.standard.items()]),
        ]
    if r.payload is not None:
        rows = [(k, f"{v:.6g}", f"{r.payload.sigma[k]:.3g}") for k, v in r.payload.values.items()]
        found += [
            "<h2>Payload, in the frame of the last link</h2>",
            _html_table(["parameter", "value", "σ"], rows),
        ]
    if r.gains is not None:
        gains = [
            (g, f"{v:.6g}", f"{s:.3g}")
            for g, v, s in zip(r.groups, r.gains.values, r.gains.sigma, strict=True)
        ]
        found += ["<h2>Drive gains</h2>", _html_table(["joint", "gain", "σ"], gains)]
    return found


# --- pictures ------------------------------------------------------------------------------------------------


def figures(r: Identification) -> list[Any]:
    """Measured and predicted effort and their difference, by joint; the residuals' distribution."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise MissingTool("Pictures need matplotlib: pip install 'symoro[identify]'.") from None
    found = []
    for trace in r.traces:
        count = len(trace.rows.groups)
        figure = Figure(figsize=(10, 2.1 * count), layout="constrained")
        axes = np.atleast_1d(figure.subplots(count, 1, sharex=True))
        for ax, rows, moving, used, group in zip(
            axes, trace.rows.groups, trace.rows.moving, r.used, r.groups, strict=True
        ):
            predicted = rows[:, :-1] @ r.x[used]
            t = _with_gaps(trace.rows.t)
            for y, label, color in (
                (rows[:, -1], "measured", "#1f6fb4"),
                (predicted, "predicted", "#d95f02"),
                (rows[:, -1] - predicted, "difference", "#888"),
            ):
                ax.plot(t, np.where(moving, y, np.nan), label=label, color=color, lw=0.9)
            ax.set_ylabel(f"{group} [{_unit(r, group)}]")
            ax.grid(alpha=0.3)
        axes[0].legend(
            loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=3, fontsize=8, frameon=False
        )
        axes[-1].set_xlabel("t [s]")
        axes[0].set_title(Path(trace.path).name, loc="left", fontsize=9)
        found.append(figure)
    return found


def _unit(r: Identification, group: str) -> str:
    """Of what is measured: power, work, force or torque."""
    if group == WHOLE:
        return "W" if r.model == "power" else "J"
    return "N" if r.given.sigma(int(group.split()[-1])) == PRISMATIC else "N.m"


def _with_gaps(t: Array) -> Array:
    """Time, with no line drawn across a gap."""
    steps = np.diff(t, prepend=t[0])
    return np.where(steps > 10 * np.median(steps[1:]) if len(t) > 2 else False, np.nan, t)


def _picture(figure: Any) -> str:
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", dpi=110)
    return f'<p><img alt="measured and predicted effort" src="data:image/png;base64,{base64.b64encode(buffer.getvalue()).decode()}"></p>'
