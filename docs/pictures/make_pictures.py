"""Draw docs/pictures/operations.png: operations of RX-90 models, generated here, against published
ones.

pip install matplotlib
python docs/pictures/make_pictures.py            draw
python docs/pictures/make_pictures.py --table    print the README's table instead
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

import symoro as sy
from symoro.cli.costs import GOAL, OPEN, PUBLISHED, PublishedCount

HERE = Path(__file__).parent
ROBOTS = ("rx90", "rx90_simplified")
KINDS = {
    "OpenSYMORO (every operation counted)": "#4c78a8",
    "Khalil and Dombre 2002 (parameter-only work not counted)": "#f58518",
}


@dataclass(frozen=True)
class Bar:
    """A model of ours beside a published figure of the same model."""

    label: str
    mul: int
    add: int
    trig: int
    published: PublishedCount

    @property
    def ratio(self) -> float:
        return (self.mul + self.add) / self.published.total

    @property
    def kind(self) -> str:
        return list(KINDS)[self.published.source != OPEN]


def label(p: PublishedCount) -> str:
    """idm, base parameters, no friction; simplified links."""
    words = [p.model]
    if p.options.get("parameters") == "base":
        words.append("base parameters")
    if p.options.get("without"):
        words.append(f"no {p.options['without']}")
    if "projection" in p.options:
        words.append(f"in frame {p.options['projection']}")
    return ", ".join(words) + (" (simplified links)" if p.robot == "rx90_simplified" else "")


def bars(robots: tuple[str, ...]) -> list[Bar]:
    """Every published figure of these robots whose model exists, with our count under the same
    conditions and convention.
    """
    known = {spec.id for spec in sy.models()}
    found = []
    for p in PUBLISHED:
        if p.source != GOAL and p.robot in robots and p.model in known:
            cost = sy.generate(sy.load(p.robot), p.model, **p.options).cost
            count = cost.strict if p.convention == "strict" else cost.hoisted
            found.append(Bar(label(p), count.mul, count.add, cost.hoisted.trig, p))
    return sorted(found, key=lambda b: list(KINDS).index(b.kind))


def draw(data: list[Bar], path: Path) -> None:
    fig, ax = plt.subplots(figsize=(9, 0.36 * len(data) + 1.6), layout="constrained")
    places = range(len(data))
    ax.barh(places, [100] * len(data), color="#e6e6e6", height=0.75)
    ax.barh(places, [100 * b.ratio for b in data], color=[KINDS[b.kind] for b in data], height=0.75)
    for k, b in enumerate(data):
        ax.text(1, k, f"{b.mul} mul, {b.add} add", va="center", color="white", fontsize=8)
        ax.text(101, k, f"{b.published.mul} mul, {b.published.add} add", va="center", fontsize=8)
    ax.set_yticks(list(places), [b.label for b in data], fontsize=9)
    ax.invert_yaxis()
    ax.set_xlim(0, 128)
    ax.set_xticks(range(0, 101, 20), [f"{x} %" for x in range(0, 101, 20)])
    fig.suptitle(
        "Staubli RX-90: operations per call, symoro with default options (coloured) and published (grey = 100 %)",
        fontsize=10,
    )
    handles = [plt.Rectangle((0, 0), 1, 1, color=colour) for colour in KINDS.values()]
    fig.legend(
        handles,
        [f"against {kind}" for kind in KINDS],
        loc="outside lower center",
        ncols=2,
        fontsize=8,
        frameon=False,
    )
    for side in ("top", "right", "left"):
        ax.spines[side].set_visible(False)
    fig.savefig(path, dpi=110)


def table(data: list[Bar]) -> str:
    """The figures as rows of a Markdown table."""
    head = [
        "| robot | model | published | source | symoro | angles | ratio |",
        "|---|---|---:|---|---:|---:|---:|",
    ]
    rows = [f"| {b.published.robot} | {b.label.removesuffix(' (simplified links)')} | {b.published.mul}/{b.published.add} "
            f"| {source(b.published)} | {b.mul}/{b.add} | {b.trig} | {b.ratio:.2f} |" for b in data]  # fmt: skip
    return "\n".join([*head, *rows])


def source(p: PublishedCount) -> str:
    """The source in short, with the convention."""
    place = p.source.partition("2002, ")[2]
    short = f"[KD], {place}" if place else "OpenSYMORO" if p.source == OPEN else "[LK]"
    return f"{short}; {p.convention}"


if __name__ == "__main__":
    if "--table" in sys.argv:
        print(table(bars(sy.robot_names())))
    else:
        draw(bars(ROBOTS), HERE / "operations.png")
