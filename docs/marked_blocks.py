"""Generated parts of a page, between the remarks <!-- NAME: begin --> and <!-- NAME: end -->."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def filled(page: Path, blocks: Mapping[str, str]) -> str:
    """Return the text of a page with these blocks, by name, in place of the present ones."""
    text = page.read_text("utf-8")
    for name, block in blocks.items():
        begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
        before, _, rest = text.partition(begin)
        text = f"{before}{begin}\n{block}\n{end}{rest.partition(end)[2]}"
    return text
