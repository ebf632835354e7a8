"""Write two tables into docs/architecture.md: the parts of the source, from docs/house.toml, and the
function of each model, from the catalogue.

Run `python docs/architecture_table.py` after a change of either; a test compares them.
"""

from __future__ import annotations

import inspect
import tomllib
from pathlib import Path

from marked_blocks import filled

import symoro
from symoro.catalogue import CATALOGUE, ModelSpec

FOLDER = Path(__file__).parent
PAGE = FOLDER / "architecture.md"
SOURCE = Path(symoro.__file__).parent


def parts() -> str:
    """Return the parts of the source in order, the subfolders of models below it, as Markdown."""
    house = tomllib.loads((FOLDER / "house.toml").read_text("utf-8"))
    rows = ["| in `src/symoro` | content |", "|---|---|"]
    for part, content in house["parts"].items():
        rows.append(f"| `{part if part.endswith('.py') else part + '/'}` | {content} |")
        rows += [f"| `{part}/{sub}/` | {text} |" for sub, text in house.get(part, {}).items()]
    return "\n".join(rows)


def models() -> str:
    """Return the models with the file and the function that computes each, as Markdown."""
    rows = ["| model | file | function |", "|---|---|---|"]
    return "\n".join([*rows, *map(_row, CATALOGUE.values())])


def _row(spec: ModelSpec) -> str:
    function = inspect.unwrap(spec.resolve or spec.result or spec.build)
    function = getattr(function, "func", function)
    file = Path(inspect.getfile(function)).relative_to(SOURCE).as_posix()
    return f"| `{spec.id}` | `{file}` | `{function.__name__}` |"


def page() -> str:
    """Return docs/architecture.md with the current tables."""
    return filled(PAGE, {"parts": parts(), "models": models()})


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
