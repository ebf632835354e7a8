"""The files through which the two walks of the guided tour in docs/architecture.md pass."""

import importlib
import pkgutil
import re
import sys
import threading
from pathlib import Path

import symoro as sy
from symoro import cache
from symoro.library import builtin

ROOT = Path(sy.__file__).parent
TOUR = (ROOT.parents[1] / "docs/architecture.md").read_text(encoding="utf-8")
SLACK = 1  # a file more need not change the text at once


class Walk:
    """Context that records the files of the package whose functions run; imports do not count."""

    def __init__(self):
        self.files = set()

    def _note(self, frame, event, _):
        code = frame.f_code
        if event == "call" and code.co_flags & 2:  # a function, not the body of a module or class
            self.files.add(code.co_filename)

    def __enter__(self):
        sys.setprofile(self._note)
        threading.setprofile(self._note)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)
        threading.setprofile(None)

    @property
    def count(self):
        inside = {Path(f) for f in self.files if Path(f).is_relative_to(ROOT)}
        assert ROOT / "api.py" in inside or ROOT / "jit/function.py" in inside
        return len(inside)


def stated(text):
    """The number that the guided tour states in place of N."""
    match = re.search(text.replace("N", r"(\d+)"), TOUR.replace("\n", " "))
    assert match, text
    return int(match[1])


def import_all():
    for module in pkgutil.walk_packages([str(ROOT)], "symoro."):
        if ".gui" not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def first_walk():
    model = sy.generate(sy.load("rx90"), "idm", parameters="base")
    assert "rx90_idm" in model.code("c")
    return model


def test_the_walks_pass_through_as_many_files_as_the_tour_says(tmp_path, monkeypatch):
    import_all()
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    builtin.cache_clear()
    with Walk() as cold:
        model = first_walk()
    with Walk() as warm:
        first_walk()
    with Walk() as call:
        f = model.compile()
        f({name: 0.1 for name in f.inputs})
    assert cold.count <= stated("Functions of N files") + SLACK
    assert warm.count <= stated("of N if the robot and the search are known") + SLACK
    assert call.count <= stated("of N in the second") + SLACK
