"""A process that runs cases and writes one line of JSON for each; it may be killed at any time.

python -m tests.soak.worker KIND FIRST COUNT SECONDS
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
import warnings
from types import FrameType

from tests.soak.kinds import KINDS

MEMORY = 6 << 30  # bytes of address space
TRACE_AFTER = 0.9  # of the time limit of a case: the stack is written to stderr


def write_stack(_: int, frame: FrameType | None) -> None:
    """A handler of a signal, hence between two instructions of Python: another thread that reads
    the stack meanwhile, as that of faulthandler does, can crash.
    """
    traceback.print_stack(frame, file=sys.stderr)
    sys.stderr.flush()


def main(kind_name: str, first: int, count: int, seconds: float) -> None:
    kind = KINDS[kind_name]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.environ.setdefault("XDG_CACHE_HOME", tempfile.mkdtemp(prefix="symoro-soak-cache-"))
    warnings.simplefilter("ignore")  # numbers of mutated files overflow
    kind.content_of(first)  # makes the corpora, which belong to no case
    signal.signal(signal.SIGPROF, write_stack)
    lines, end = sys.stdout, time.monotonic() + seconds
    sys.stdout = sys.stderr  # a line of the protocol is never mixed with what a case prints
    for seed in range(first, first + count):
        if time.monotonic() > end:
            break
        signal.setitimer(signal.ITIMER_PROF, TRACE_AFTER * kind.limit)  # processor time
        print(json.dumps({"seed": seed}), file=lines, flush=True)
        start = time.monotonic()
        outcome = kind.run(seed)
        report = {
            "seed": seed,
            "outcome": outcome.as_json(),
            "seconds": time.monotonic() - start,
            "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        }
        print(json.dumps(report), file=lines, flush=True)
    signal.setitimer(signal.ITIMER_PROF, 0.0)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
