"""Model-independent machine code: the built-in Python function around a model, and batches of any memory layout."""

from __future__ import annotations

from importlib.resources import files

from symoro.jit.background import once
from symoro.jit.machine import Code, load

BYTES = bytes.__basicsize__ - 1  # where the content of a bytes object begins
TUPLE = tuple.__basicsize__ // 8  # where the items of a tuple begin, in pointers


@once
def support() -> Code:
    """The functions `call` and `strided`."""
    return load(_text, f"support {BYTES} {TUPLE}", ("call", "strided"), level=0)


def _text() -> str:
    text = "\n".join(
        files("symoro.jit").joinpath(name).read_text(encoding="utf-8")
        for name in ("call.ll", "strided.ll")
    )
    return text.replace("{bytes}", str(BYTES)).replace("{tuple}", str(TUPLE))
