"""Write the table of parts into docs/architecture.md, from docs/house.toml.

Run `python docs/architecture_table.py` after a change of house.toml; a test compares the two.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent
PAGE = FOLDER / "architecture.md"
BEGIN, END = "<!-- parts: begin -->", "<!-- parts: end -->"


def table() -> str:
    """Return the parts of the source in order, the subfolders of models below it, as Markdown."""
    house = tomllib.loads((FOLDER / "house.toml").read_text("utf-8"))
    rows = ["| in `src/symoro` | content |", "|---|---|"]
    for part, content in house["parts"].items():
        rows.append(f"| `{part if part.endswith('.py') else part + '/'}` | {content} |")
        rows += [f"| `{part}/{sub}/` | {text} |" for sub, text in house.get(part, {}).items()]
    return "\n".join(rows)


def page() -> str:
    """Return docs/architecture.md with the current table."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
