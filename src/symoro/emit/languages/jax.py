"""JAX: a pure function of one state, to be transformed by jit, vmap and grad."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.driver import Check
from symoro.emit.languages.numpy import NAMES, shape_checks
from symoro.emit.languages.numpy import SHOW as NUMPY_SHOW
from symoro.emit.languages.python import DRIVER, KEYWORDS, Python
from symoro.emit.printer import Language, Pieces

SHOW = NUMPY_SHOW + "import jax\njax.config.update('jax_enable_x64', True)\n"


class Jax(Python):
    id = "jax"
    title = "Python (JAX, for jit, vmap and grad)"
    aliases = ()
    scalars: ClassVar = {"double": ("float", ""), "float": ("jnp.float32", "")}
    reserved = frozenset([*KEYWORDS.split(), "jnp", "NamedTuple"])
    calls: ClassVar = {
        op: Language.calls[op].replace(op, f"jnp.{name}", 1)
        for op, name in {**NAMES, "pow": "power"}.items()
    }
    matrix_element = "{array}[{i}, {j}]"
    truth = "jnp.where({0}, 1.0, 0.0)"
    choice = "jnp.where({0}, {1}, {2})"
    helpers: ClassVar = {}
    check = Check(
        "{python}",
        "PyPI package jax",
        ("{python}", "-c", "import jax; print('jax', jax.__version__)"),
        (("{python}", "driver.py"),),
    )
    driver = dataclasses.replace(
        DRIVER,
        frame=SHOW + "{blocks}",
        call_batch="{results} = jax.jit({batch})({arguments})",
        show_batch="show({name})",
        vector="{name} = np.array([{values}])",
        rows="{name} = np.array([{rows}])",
        matrix="{name} = np.array([{rows}])",
    )
    return_remark = (
        "Returns {groups}: JAX arrays. double needs jax.config.update('jax_enable_x64', True); "
        "the batch function takes rows of states."
    )

    def preamble(self, pieces: Pieces) -> str:
        return (
            self.typing(pieces)
            + "\n" * bool(self.typing(pieces))
            + "import jax\nimport jax.numpy as jnp\n"
        )

    def arrays(self, names: Sequence[str]) -> list[str]:
        return [f"{a} = jnp.asarray({a}, dtype={self.real})" for a in names]

    def once_lines(self, pieces: Pieces) -> list[str]:
        return [
            *self.arrays([] if pieces.unit.record else [pieces.scope.p]),
            *super().once_lines(pieces),
        ]

    def body_lines(self, pieces: Pieces) -> list[str]:
        return [
            *self.arrays([a.name for a in (*pieces.arguments, *pieces.c)]),
            *shape_checks(pieces),
            *super().body_lines(pieces),
        ]

    def list_text(self, values: Sequence[str]) -> str:
        return f"jnp.stack({super().list_text(values)})"

    def nested_lines(
        self, start: str, values: Sequence[str], shape: tuple[int, ...], end: str
    ) -> list[str]:
        inner = Python("double")
        return inner.nested_lines(f"{start}jnp.array(", values, shape, f"){end}")

    def batch_functions(self, pieces: Pieces) -> list[str]:
        axes = (*(0 for _ in pieces.arguments), *(None for _ in pieces.c))
        main, _, batch = self.function_names(pieces.unit)
        return [f"{batch} = jax.vmap({main}, in_axes={axes})\n"] if pieces.arguments else []
