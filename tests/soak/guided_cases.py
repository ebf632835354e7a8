"""Files for the hand-written parsers, guided by coverage: a mutant that reaches a new pair of lines
joins the corpus from which the next ones are made.

The corpus is stored in `build/soak/corpus`, so that a run continues with what earlier ones reached.
A case depends on this corpus and not on its seed alone; its content is kept with a failure.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import symoro
from tests.soak.file_cases import READERS, encoded, ending, replay, replay_file, shrunk
from tests.soak.mutations import mutated
from tests.soak.outcome import Outcome

# Readers whose parser is our own, and the modules in which coverage is measured.
GUIDED = ("par", "listing", "dh csv", "values", "log csv", "motion csv", "obj", "stl", "msh", "dae", "urdf", "mjcf")  # fmt: skip
MEASURED = ("formats", "listing", "expr/expression_parser.py", "identify/log_files.py", "simulate/motion_record.py")  # fmt: skip
CORPUS = Path(__file__).parents[2] / "build/soak/corpus"
MAX_CORPUS, MAX_BYTES = 400, 20_000
RECENT = 0.5  # probability that one of the last mutants that reached something new is taken


class Coverage:
    """Pairs of successive lines in the measured modules, by `sys.settrace`."""

    def __init__(self) -> None:
        source = Path(symoro.__file__).parent
        self.places = tuple(str(source / place) for place in MEASURED)
        self.seen: set[tuple[int, int, int]] = set()
        self.new = 0
        self.measured: dict[Any, bool] = {}

    def __enter__(self) -> Coverage:
        self.new = 0
        sys.settrace(self._called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, argument: object) -> Any:
        code = frame.f_code
        if code not in self.measured:
            self.measured[code] = code.co_filename.startswith(self.places)
        if not self.measured[code]:
            return None
        last, name = 0, hash(code)

        def line(frame: FrameType, event: str, argument: object) -> Any:
            nonlocal last
            pair = (name, last, frame.f_lineno)
            if pair not in self.seen:
                self.seen.add(pair)
                self.new += 1
            last = frame.f_lineno
            return line

        return line


COVERAGE = Coverage()


@cache
def _corpus(name: str) -> list[bytes]:
    """The valid files, and mutants of earlier runs; their coverage is measured first."""
    stored = [p.read_bytes() for p in sorted((CORPUS / name).glob("*"))][:MAX_CORPUS]
    texts = [*READERS[name].corpus(), *stored]
    for text in texts:
        with COVERAGE:
            replay_file(name, READERS[name].suffix, text)
    return texts


def _keep(name: str, data: bytes) -> None:
    corpus, folder = _corpus(name), CORPUS / name
    if len(corpus) < MAX_CORPUS and len(data) < MAX_BYTES:
        corpus.append(data)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / hashlib.sha256(data).hexdigest()[:16]).write_bytes(data)


def run(seed: int) -> Outcome:
    """One mutant; a failure is made small."""
    rng = random.Random(f"guided {seed}")
    name = rng.choice(GUIDED)
    corpus = _corpus(name)
    text = rng.choice(corpus[-30:] if rng.random() < RECENT else corpus)
    data, suffix = mutated(rng, text, corpus, READERS[name].mutations), ending(rng, name)
    CORPUS.mkdir(parents=True, exist_ok=True)
    (CORPUS / "current.json").write_text(json.dumps(encoded(name, suffix, data)), encoding="utf-8")
    with COVERAGE:
        outcome = replay_file(name, suffix, data)
    if outcome.failed:
        return shrunk(outcome)
    if COVERAGE.new:
        _keep(name, data)
    return outcome


def content_of(seed: int) -> Mapping[str, Any]:
    """The content of the case that runs or that ran last."""
    path = CORPUS / "current.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


__all__ = ["content_of", "replay", "run"]
