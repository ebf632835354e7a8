"""A unit of generated code: the listing of a model and what its header says about it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from symoro.expr.cost import Cost, cost
from symoro.expr.node import Expr
from symoro.expr.program import Program
from symoro.passes.listing import Listing
from symoro.robot.data import Robot

# parameters and a count → that many numbers of each input
States = Callable[[Mapping[str, float], int], Mapping[str, np.ndarray]]


@dataclass(frozen=True)
class Unit:
    """What is printed: one function (or script) with its run-once part."""

    listing: Listing
    function: str
    title: str = ""
    robot: Robot | None = None
    options: Mapping[str, object] = field(default_factory=dict)  # of the model
    notes: tuple[str, ...] = ()
    inertial: bool = False  # the header shows the inertial parameters
    comments: bool = True
    style: str = ""
    scalar: str = "double"
    layout: str = ""
    record: bool = False  # the parameters are fields of a record instead of elements of p
    names: Mapping[str, str] = field(default_factory=dict)  # the user's spelling of symbols
    # draws inputs that belong together, such as the elements of poses; None where any numbers will
    # do
    states: States | None = None

    @property
    def program(self) -> Program:
        return self.listing.program

    @cached_property
    def cost(self) -> Cost:
        return cost(self.program)

    @property
    def has_parameters(self) -> bool:
        """True if there are arrays p and c and a run-once function."""
        return bool(self.parameters)

    @property
    def once(self) -> tuple[Expr, ...]:
        """Statements of the run-once function; without parameters there is none."""
        return self.listing.once if self.has_parameters else ()

    @property
    def body(self) -> tuple[Expr, ...]:
        """Statements of the function of one state."""
        once = () if self.has_parameters else self.listing.once
        return (*once, *self.listing.body)

    @property
    def constants(self) -> tuple[Expr, ...]:
        """The elements of the array c."""
        return self.listing.constants if self.has_parameters else ()

    @cached_property
    def parameters(self) -> tuple[Expr, ...]:
        """The elements of the array p."""
        return tuple(s for s in self.program.symbols if s.payload[1].is_parameter)


def identifier(text: str) -> str:
    """A name that every language accepts, from any text."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", text)
    return name if re.match(r"[A-Za-z]", name) else f"f_{name.lstrip('_')}"
