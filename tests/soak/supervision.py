"""Starts workers, watches them and yields their outcomes; a case that hangs or crashes is one too."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.soak.kinds import KINDS, Kind
from tests.soak.outcome import CRASH, HANG, Outcome

ROOT = Path(__file__).parents[2]
IN_MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None  # where cases write files
PATIENCE = 1.0  # seconds between two looks at a silent worker
START_SECONDS = 120.0  # that a worker may take to import and to make its corpora


@dataclass(frozen=True)
class Report:
    """The outcome of one case with what it took; `memory` is the peak of its process, in MB."""

    seed: int
    outcome: Outcome
    seconds: float
    memory: float


def reports(kind_name: str, first: int, count: int, seconds: float) -> Iterator[Report]:
    """The outcomes of the seeds from `first`, of `count` seeds or as many as the time allows."""
    end, seed = time.monotonic() + seconds, first
    while seed < first + count and time.monotonic() < end:
        before = seed
        for report in _one_worker(kind_name, seed, first + count - seed, end - time.monotonic()):
            seed = report.seed + 1
            yield report
        if seed == before:
            return


def _one_worker(kind_name: str, first: int, count: int, seconds: float) -> Iterator[Report]:
    """The outcomes of one process, until it ends or a case ends it."""
    kind = KINDS[kind_name]
    words = [
        sys.executable,
        "-m",
        "tests.soak.worker",
        kind_name,
        str(first),
        str(count),
        f"{seconds:.1f}",
    ]
    paths = (str(ROOT / "src"), str(ROOT))
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # fmt: skip
    with (
        tempfile.TemporaryFile("w+") as errors,
        tempfile.TemporaryDirectory(prefix="symoro-soak-", dir=IN_MEMORY) as folder,
    ):
        environment |= {"TMPDIR": folder, "XDG_CACHE_HOME": folder}
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=errors, cwd=ROOT, env=environment
        ) as process:
            try:
                yield from _watched(process, kind, errors)
            finally:
                process.kill()


def _watched(process: subprocess.Popen[bytes], kind: Kind, errors: IO[str]) -> Iterator[Report]:
    running, memory, late = None, 0.0, False
    for line in _lines(process, kind):
        if line is None:
            late = True
            break
        message = json.loads(line)
        running = message["seed"]
        if "outcome" in message:
            memory, outcome = message["memory"], Outcome(**json.loads(message["outcome"]))
            yield Report(running, outcome, message["seconds"], memory)
            running = None
    if running is not None:
        yield Report(running, _unfinished(process, kind, running, errors, late), kind.limit, memory)
    elif memory == 0.0 and process.wait() != 0:
        raise RuntimeError(f"a worker ended before its first case:\n{_tail(errors)}")


def _lines(process: subprocess.Popen[bytes], kind: Kind) -> Iterator[bytes | None]:
    """The lines of a process until it ends; None where it is silent for longer than a case may be.

    Processor time counts, so that a busy machine makes no hang; a process that waits for something
    else gets ten times as long.
    """
    assert process.stdout is not None
    text, limit, used, waited = b"", START_SECONDS, 0.0, 0.0
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while True:
            if selector.select(PATIENCE):
                data = os.read(process.stdout.fileno(), 1 << 16)
                if not data:
                    return
                *lines, text = (text + data).split(b"\n")
                yield from lines
                limit, used, waited = kind.limit, _processor_seconds(process.pid), 0.0
            else:
                waited += PATIENCE
                if _processor_seconds(process.pid) - used > limit or waited > 10 * limit:
                    yield None


def _processor_seconds(pid: int) -> float:
    """What a process has used; the time of day where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _unfinished(
    process: subprocess.Popen[bytes],
    kind: Kind,
    seed: int,
    errors: IO[str],
    late: bool,
) -> Outcome:
    """A case that did not return: its process was silent for too long, or ended."""
    if late:
        process.kill()
    status = process.wait()
    detail = f"after {kind.limit:.0f} s" if late else f"exit status {status}"
    return Outcome(
        "",
        HANG if late else CRASH,
        detail=f"{detail}\n{_tail(errors)}",
        content=kind.content_of(seed),
    )


def _tail(errors: IO[str]) -> str:
    errors.seek(0)
    return errors.read()[-2500:]
