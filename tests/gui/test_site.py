"""The documentation site, opened from the file system: search works and nothing is loaded from elsewhere."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SETTINGS = """site_name: small
theme: {name: material, font: false}
plugins: [search, offline]
extra:
  polyfills: [assets/iframe-worker.js]
"""


def test_search_works_from_the_file_system(tmp_path: Path, browser: Any) -> None:
    assert "polyfills: [assets/iframe-worker.js]" in (ROOT / "mkdocs.yml").read_text("utf-8")
    (tmp_path / "mkdocs.yml").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "docs" / "assets").mkdir(parents=True)
    shutil.copy(ROOT / "docs" / "assets" / "iframe-worker.js", tmp_path / "docs" / "assets")
    (tmp_path / "docs" / "index.md").write_text("# Home\n\nWelcome.\n", encoding="utf-8")
    (tmp_path / "docs" / "regressor.md").write_text("# Regressor\n\nD K\n", encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", "site"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=120)
    page = browser.new_page(viewport={"width": 1300, "height": 900})
    foreign: list[str] = []
    page.on("request", lambda r: None if r.url.startswith("file:") else foreign.append(r.url))
    page.goto((tmp_path / "site" / "index.html").as_uri())
    query = page.locator("input[data-md-component='search-query']")
    results = page.locator(".md-search-result__item")
    for _ in range(15):  # typed again while the scripts of the page are not ready
        query.fill("")
        query.press_sequentially("regressor", delay=20)
        page.wait_for_timeout(2000)
        if results.count():
            break
    results.first.wait_for(timeout=30000)
    assert "Regressor" in results.first.inner_text()
    assert not foreign
    page.close()
