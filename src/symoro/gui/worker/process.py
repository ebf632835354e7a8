"""The worker process: reads questions as lines of JSON from standard input, writes answers.

→ {"id": 3, "task": "generate", "ask": {…}}
← {"id": 3, "progress": 0.5, "text": "…"}      any number of these
← {"id": 3, "result": …}  or  {"id": 3, "error": "…"}
"""

from __future__ import annotations

import json
import os
import sys
import time
import warnings
from typing import Any, TextIO

from symoro.errors import SymoroError
from symoro.gui.worker import model_tasks, numeric_tasks
from symoro.gui.worker.protocol import Report
from symoro.progress import listening

REPORT_INTERVAL = 0.1  # seconds between two reports with the same text

TASKS: dict[str, Any] = {  # each task has its own types of question and answer
    task.__name__: task
    for task in (
        model_tasks.generate,
        model_tasks.code,
        model_tasks.verify,
        numeric_tasks.evaluate,
        numeric_tasks.trajectory,
        numeric_tasks.passive,
        numeric_tasks.home,
        numeric_tasks.solve,
        numeric_tasks.simulate,
        numeric_tasks.identify,
        numeric_tasks.identification_report,
    )
}


def main() -> None:
    """Answer questions until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # anything else that is printed goes to standard error, not among the answers
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    warnings.simplefilter("ignore")
    for line in sys.stdin:
        question = json.loads(line)
        _write_line(out, question["id"], **answer(question, out))


def answer(question: Any, out: TextIO) -> dict[str, Any]:
    """Run a task; return its result or an error message. Progress is written to `out`."""

    def write_progress(part: float | None, text: str) -> None:
        _write_line(out, question["id"], progress=part, text=text)

    report = limit_rate(write_progress)
    try:
        with listening(report):
            return {"result": TASKS[question["task"]](question["ask"], report)}
    except SymoroError as error:
        return {"error": str(error)}
    except MemoryError:
        return {"error": "There is not enough memory for this computation."}
    except Exception as error:
        return {
            "error": f"Internal error ({type(error).__name__}: {error}). "
            f"Please report it with the robot and the model."
        }


def limit_rate(report: Report) -> Report:
    """Return a report function that skips reports with the same text at short intervals."""
    last_text, last_time = "", 0.0

    def limited(part: float | None, text: str) -> None:
        nonlocal last_text, last_time
        now = time.monotonic()
        if text != last_text or now - last_time >= REPORT_INTERVAL:
            last_text, last_time = text, now
            report(part, text)

    return limited


def _write_line(out: TextIO, id: int, **data: Any) -> None:
    out.write(json.dumps({"id": id, **data}, allow_nan=False) + "\n")
    out.flush()


if __name__ == "__main__":
    main()
