"""The runner of mutation tests: the changes that it makes, and its figures."""

from __future__ import annotations

import json

from benchmarks import mutation

TEXT = """
def f(a, b=1):
    if a < b and not a:
        return -a + 2
    return [x for x in b if x in a]
"""


def test_changes_of_a_function(tmp_path):
    path = tmp_path / "f.py"
    path.write_text(TEXT)
    offered = mutation.changes_of(path)
    after = {(kind, text) for _, kind, _, _, text in offered.changes}
    assert after == {
        ("condition", "(not (a < b and not a))"),
        ("operator", "((a < b) or (not a))"),
        ("comparison", "((a) <= (b))"),
        ("sign", "(a)"),
        ("return", "None"),
        ("operator", "((-a) - (2))"),
        ("constant", "(2 + 1)"),
        ("condition", "(not (x in a))"),
        ("comparison", "((x) not in (a))"),
    }
    for _, _, start, end, text in offered.changes:
        changed = offered.text[:start] + text.encode() + offered.text[end:]
        compile(changed, "f.py", "exec")


def test_figures_of_the_results():
    stored = json.loads(mutation.RESULTS.read_text("utf-8"))
    assert stored["figures"] == mutation.summary(stored["mutants"])
    assert stored["figures"]["all"]["share"] > 0.6
    assert stored["figures"]["expr"]["share"] > 0.9
    assert all(
        "why" in row for row in stored["mutants"] if row["verdict"] in ("equivalent", "open")
    )
