"""The Optimizer menu: a listing that was written earlier, pasted or uploaded, with its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import events, ui

from symoro.errors import SymoroError
from symoro.gui.controls import upload
from symoro.gui.dialogs import ends, window
from symoro.gui.uploads import MAX_UPLOAD, upload_bytes

KINDS = "Assignments as SYMORO+, OpenSYMORO or symoro wrote them: MATLAB, C, Python, Mathematica, Maple or SYMORO's own form."
OBJECTIVES = ["time", "operations", "own-angles"]


def optimizer(take: Callable[[str, dict[str, Any]], None]) -> None:
    """Ask for the text of a listing."""
    with window("Optimise a listing", KINDS) as dialog:
        text = ui.textarea("Listing").props(
            "outlined input-style='font-family: monospace; height: 32vh'"
        )
        wrong = ui.label().classes("wrong").props('role="alert"')

        async def received(e: events.UploadEventArguments) -> None:
            try:
                text.set_value((await upload_bytes(e.file)).decode("utf-8", "replace"))
            except SymoroError as error:
                wrong.set_text(str(error))

        upload("or a file", received, MAX_UPLOAD, wrong.set_text)
        outputs = ui.input("Outputs (default: the results)").props("dense outlined")
        variables = ui.input("Inputs that change from call to call (default: q1, QP1 …)").props(
            "dense outlined"
        )
        objective = ui.select(OBJECTIVES, value=OBJECTIVES[0], label="What is minimised").props(
            "dense outlined"
        )

        def done() -> None:
            if "=" not in (text.value or ""):
                wrong.set_text("A listing has assignments: name = formula.")
                return
            dialog.close()
            chosen = {
                "outputs": outputs.value.strip(),
                "variables": variables.value.strip(),
                "objective": objective.value,
            }
            take(text.value, {k: v for k, v in chosen.items() if v and v != OBJECTIVES[0]})

        ends(dialog, "Optimise", done)
