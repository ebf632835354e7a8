"""The worker process: questions as lines of JSON on the standard input, answers as lines on the standard output.

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
from symoro.gui.worker import experiment_tasks, model_tasks, numeric_tasks
from symoro.gui.worker.model_tasks import Tell
from symoro.progress import listening

OFTEN = 0.1  # seconds between two words about the same thing

TASKS = {
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
        experiment_tasks.simulate,
        experiment_tasks.identify,
        experiment_tasks.identification_report,
    )
}


def main() -> None:
    """Answer questions until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anything else prints is no answer
    warnings.simplefilter("ignore")
    for line in sys.stdin:
        question = json.loads(line)
        say(out, question["id"], **answer(question, out))


def answer(question: Any, out: TextIO) -> dict[str, Any]:
    """The result, or the message of what is wrong; how far the work is meanwhile."""
    tell = seldom(lambda part, text: say(out, question["id"], progress=part, text=text))
    try:
        with listening(tell):
            return {"result": TASKS[question["task"]](question["ask"], tell)}
    except SymoroError as error:
        return {"error": str(error)}
    except MemoryError:
        return {"error": "There is not enough memory for this."}
    except Exception as error:
        return {
            "error": f"This should not happen ({type(error).__name__}: {error}). Please report it with the robot and the model."
        }


def seldom(tell: Tell) -> Tell:
    """Progress without what is too quick to be seen."""
    about, last = "", 0.0

    def told(part: float | None, text: str) -> None:
        nonlocal about, last
        now = time.monotonic()
        if text != about or now - last >= OFTEN:
            about, last = text, now
            tell(part, text)

    return told


def say(out: TextIO, id: int, **what: Any) -> None:
    """One line; numbers that JSON does not know do not occur."""
    out.write(json.dumps({"id": id, **what}, allow_nan=False) + "\n")
    out.flush()


if __name__ == "__main__":
    main()
