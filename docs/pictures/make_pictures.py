"""Draw docs/pictures/operations.png and write the table of operations in README.md, both from the
same counts: models generated here with default options, against published ones; write
docs/reproduce.md, the page of `symoro reproduce`. Draw speed.png from benchmarks/results/speed.json.

pip install matplotlib
python docs/pictures/make_pictures.py            write the picture and the table
python docs/pictures/make_pictures.py --table    print the table alone
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

import symoro as sy
from benchmarks.peers import picture
from symoro.cli.costs import PUBLISHED, PublishedCount
from symoro.cli.reproduce import COLUMNS, figures

HERE = Path(__file__).parent
README = HERE.parents[1] / "README.md"
SPEED = HERE.parents[1] / "benchmarks" / "results" / "speed.json"
SHORT = {  # beginning of a source → its mark in the README
    "W. Khalil and E. Dombre": "[KD]",
    "P. Lemoine and W. Khalil": "[LK]",
    "OpenSYMORO": "OpenSYMORO",
    "C. Balafoutis": "[BP]",
    "R. Featherstone": "[F]",
    "S. McMillan": "[M]",
    "B. Armstrong": "[AKB]",
}
HEAD = [
    "| robot | model | published | source | symoro | angles | ratio |",
    "|---|---|---:|---|---:|---:|---:|",
]
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
    strict: str  # the strict count, where only the hoisted one is below the published
    published: PublishedCount

    @property
    def ratio(self) -> float:
        return (self.mul + self.add) / self.published.total

    @property
    def has_kind(self) -> bool:
        """True if the figure is of a source, and counted in the convention, that KINDS names."""
        p = self.published
        return p.source.startswith("OpenSYMORO") or (bool(p.listing) and p.convention == "hoisted")

    @property
    def kind(self) -> str:
        return list(KINDS)[not self.published.source.startswith("OpenSYMORO")]


def label(p: PublishedCount) -> str:
    """idm, base parameters, no friction; simplified links."""
    words = [p.model]
    if p.options.get("parameters") == "base":
        words.append("base parameters")
    if p.options.get("without"):
        words.append(f"no {p.options['without']}")
    if "outputs" in p.options:
        words.append(f"only {p.options['outputs']}")
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
        if not p.is_goal and p.robot in robots and p.model in known:
            cost = sy.generate(sy.load(p.robot), p.model, **p.options).cost
            count = cost.strict if p.convention == "strict" else cost.hoisted
            s = cost.strict
            only = count.mul + count.add < p.total <= s.mul + s.add and p.convention == "hoisted"
            strict = f"{s.mul}/{s.add}" if only else ""
            found.append(Bar(label(p), count.mul, count.add, cost.hoisted.trig, strict, p))
    return sorted(found, key=lambda b: list(KINDS).index(b.kind))


def draw(data: list[Bar], path: Path) -> None:
    fig, ax = plt.subplots(figsize=(9, 0.36 * len(data) + 1.6), layout="constrained")
    places = range(len(data))
    ax.barh(places, [100] * len(data), color="#e6e6e6", height=0.75)
    ax.barh(places, [100 * b.ratio for b in data], color=[KINDS[b.kind] for b in data], height=0.75)
    for k, b in enumerate(data):
        ax.text(1, k, f"{b.mul} mul, {b.add} add", va="center", color="white", fontsize=8)
        ax.text(101, k, b.published.text, va="center", fontsize=8)
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


def table(data: list[Bar]) -> list[str]:
    """The figures as rows of a Markdown table."""
    return [*HEAD, *map(row, data)]


def row(b: Bar) -> str:
    """A row of the table; ids and columns stay as they are, other programs read them."""
    p = b.published
    ours = f"{b.mul + b.add} in all" if p.in_all else f"{b.mul}/{b.add}"
    cells = (p.robot, b.label.removesuffix(" (simplified links)"), p.text, source(b), ours)
    return f"| {' | '.join(cells)} | {b.trig} | {b.ratio:.2f} |"


def source(b: Bar) -> str:
    """The source in short, with the convention, and our strict count where only the hoisted one is
    below the published.
    """
    p = b.published
    mark = next(mark for start, mark in SHORT.items() if p.source.startswith(start))
    place = p.source.partition("2002, ")[2] or p.source.partition("2022, ")[2]
    strict = f" (strict {b.strict})" if b.strict else ""
    return f"{mark}{f', {place}' if place else ''}; {p.convention}{strict}"


def with_table(text: str, rows: list[str]) -> str:
    """The README with these rows instead of those of its table."""
    lines = text.split("\n")
    first = lines.index(HEAD[0])
    last = next(k for k in range(first, len(lines)) if not lines[k].startswith("|"))
    return "\n".join([*lines[:first], *rows, *lines[last:]])


PAGE = """# The papers reproduced

`symoro reproduce` recomputes every table, figure and listing of the papers that has numbers and
compares it with the published one. A verdict is `equal`, `fewer` (operations), or `different` with
the reason. The exit status is 0 if every figure that is claimed to be equal is equal.
`symoro reproduce rrp` takes the figures of one robot, `symoro reproduce "Table 9.5"` those of a
source, and `--json` prints data.

```console
symoro reproduce rrp
```

Counts are multiplications/additions. The formulas 92n - 127 and 81n - 117 of Table 9.5 hold with a
rotor inertia on each of the n joints and gravity along the axis z0. This page is written by
`python docs/pictures/make_pictures.py`.

"""


def page() -> str:
    """The page of all figures."""
    rows = [figure.compare() for figure in figures()]
    cells = [[str(getattr(row, column)) for column in COLUMNS] for row in rows]
    lines = [COLUMNS, ["---"] * len(COLUMNS), *cells]
    return PAGE + "".join(f"| {' | '.join(line)} |\n" for line in lines)


if __name__ == "__main__":
    every = bars(sy.robot_names())
    if "--table" in sys.argv:
        print("\n".join(table(every)))
    else:
        shown = [b for b in every if b.published.robot in ROBOTS and b.has_kind]
        draw(shown, HERE / "operations.png")
        picture.draw(json.loads(SPEED.read_text(encoding="utf-8")), HERE / "speed.png")
        text = README.read_text(encoding="utf-8")
        README.write_text(with_table(text, table(every)), encoding="utf-8")
        (HERE.parent / "reproduce.md").write_text(page(), encoding="utf-8")
