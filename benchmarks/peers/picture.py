"""The bar chart of the README: nanoseconds per call, each contender against Pinocchio."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from benchmarks.peers import casadi_peer, pinocchio_peer
from benchmarks.peers.ours import MACHINE, MACHINE_BATCH, SINGLE
from benchmarks.peers.robots import TITLES

COLOURS = {
    pinocchio_peer.CONTENDER: "#8a8f98",
    casadi_peer.CONTENDER: "#d9822b",
    SINGLE: "#2f7fd1",
    MACHINE: "#1f9e89",
    MACHINE_BATCH: "#b5379a",
}
LABELS = {
    pinocchio_peer.CONTENDER: "Pinocchio, C++ library",
    casadi_peer.CONTENDER: "CasADi, generated C",
    SINGLE: 'symoro, generated C: m.code("c", style="simd", parameters="constants")',
    MACHINE: "symoro, machine code: m.compile(), called from C",
    MACHINE_BATCH: "symoro, machine code, batch: the same for 1024 states",
}
COLUMNS = 2
INK = "#24292f"
MODELS = ("idm", "inertia", "ddm", "idm derivatives", "dgm", "jacobian")


def draw(report: dict[str, Any], path: Path) -> None:
    """One panel per robot, one group of bars per model; a batch counts per sample."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt
    from matplotlib.patches import Patch

    robots = report["robots"]
    lines = -(-len(robots) // COLUMNS)
    fig, axes = plt.subplots(
        lines, COLUMNS, figsize=(12, 3.7 * lines + 1.0), layout="constrained", squeeze=False
    )
    for ax, race in zip(axes.flat, robots, strict=False):
        _panel(ax, race)
        ax.set_ylabel("ns per call, logarithmic", color=INK, fontsize=10)
    for ax in list(axes.flat)[len(robots) :]:
        ax.set_visible(False)
    handles = [Patch(color=c) for c in COLOURS.values()]
    fig.legend(
        handles,
        [LABELS[c] for c in COLOURS],
        loc="outside lower center",
        ncols=2,
        frameon=False,
        labelcolor=INK,
        fontsize=10,
    )
    flags = " ".join(report["flags"])
    fig.suptitle(
        "Time per call on one core, and how many times faster than Pinocchio "
        f"(C compiled with gcc {flags}; shorter is faster)",
        color=INK,
        fontsize=12,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    fig.savefig(path, dpi=110, facecolor="white")
    plt.close(fig)


def _times(ratio: float) -> str:
    return f"{ratio:.1f}×" if ratio < 9.95 else f"{ratio:.0f}×"


def _panel(ax: Any, race: dict[str, Any]) -> None:
    times = {(k["model"], k["contender"]): k["ns"] for k in race["kernels"]}
    models = [m for m in MODELS if any(key[0] == m for key in times)]
    present = [c for c in COLOURS if any(key[1] == c for key in times)]
    width = 0.86 / max(1, len(present))
    for i, contender in enumerate(present):
        for x, model in enumerate(models):
            ns = times.get((model, contender))
            if ns is None:
                continue
            at = x + (i - (len(present) - 1) / 2) * width
            ax.bar(at, ns, width, color=COLOURS[contender])
            peer = times.get((model, pinocchio_peer.CONTENDER))
            if peer and contender.startswith("symoro"):
                ax.text(
                    at,
                    ns * 1.1,
                    _times(peer / ns),
                    ha="center",
                    va="bottom",
                    rotation=90,
                    fontsize=9,
                    color=INK,
                )
    ax.set_yscale("log")
    ax.margins(y=0.1)
    ax.set_xticks(
        range(len(models)), [m.replace(" ", "\n") for m in models], fontsize=10, color=INK
    )
    ax.set_title(TITLES.get(race["robot"], race["robot"]), fontsize=12, color=INK)
    ax.tick_params(colors=INK, which="both")
    for side, spine in ax.spines.items():
        spine.set_color(INK)
        spine.set_visible(side in ("left", "bottom"))
