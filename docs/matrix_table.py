"""Write the table of models and structures into docs/matrix.md, from `sy.matrix()`.

Run `python docs/matrix_table.py` after a change of the matrix; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path

from marked_blocks import filled

import symoro as sy

PAGE = Path(__file__).with_name("matrix.md")


def table() -> str:
    """Return the models by row and the structures by column, then the reasons, as Markdown."""
    cells = sy.matrix()
    structures = list(dict.fromkeys(s for _, s in cells))
    single = [s for s in structures if " + " not in s]
    pairs = [s for s in structures if " + " in s]
    lines = [f"| model | {' | '.join(single)} | pairs |", "|---" * (len(single) + 2) + "|"]
    for model in dict.fromkeys(m for m, _ in cells):
        marks = ["yes" if cells[model, s] is True else "–" for s in single]
        number = sum(cells[model, s] is True for s in pairs)
        both = "all" if number == len(pairs) else f"{number} of {len(pairs)}"
        lines.append(f"| `{model}` | {' | '.join(marks)} | {both} |")
    without: dict[tuple[str, str], list[str]] = {}
    for (model, s), cell in cells.items():
        if isinstance(cell, str):
            without.setdefault((cell, s), []).append(model)
    reasons: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (reason, s), models in without.items():
        reasons.setdefault((reason, tuple(models)), []).append(s)
    lines += ["", "| models | structures | reason |", "|---|---|---|"]
    for (reason, models), names in reasons.items():
        ids = ", ".join(f"`{m}`" for m in models)
        lines.append(f"| {ids} | {', '.join(names)} | {reason} |")
    return "\n".join(lines)


def page() -> str:
    """Return docs/matrix.md with the current table."""
    return filled(PAGE, {"matrix": table()})


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
