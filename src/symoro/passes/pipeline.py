"""The pipeline: one straight function of named passes, the program checked after each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symoro.expr import Expr, Program, check_rules
from symoro.passes.angles import angle_sums
from symoro.passes.fold import fold
from symoro.passes.listing import Listing, make_listing
from symoro.passes.schedule import schedule
from symoro.passes.select import select
from symoro.passes.sums_and_products import SMALL, associate, cancel, factor, with_factors
from symoro.progress import part

Pass = Callable[[Program], Program]
RARE = ("cancel",)  # passes that change too few programs to decide between forms


@dataclass(frozen=True)
class Optimised:
    """The program after every pass, by name in order, and its statements."""

    stages: dict[str, Program]
    listing: Listing

    @property
    def program(self) -> Program:
        return self.listing.program


def steps(
    program: Program, objective: str, outputs: Sequence[str] | None = None
) -> list[tuple[str, Pass]]:
    """The passes by name, in order; a program of symoro mode keeps its statements as they are."""
    always: list[tuple[str, Pass]] = [
        ("trace", lambda p: p),
        ("dead-code", lambda p: select(p, outputs)),
        ("fold", fold),
    ]
    improving: list[tuple[str, Pass]] = [
        ("angle-sums", lambda p: angle_sums(p, objective)),
        ("factor", lambda p: factor(p, objective)),
        ("cancel", lambda p: cancel(p, objective)),
        ("associate", lambda p: associate(p, objective)),
    ]
    return always + improving if program.shared else always


def improved(program: Program, objective: str) -> Program:
    """The program after the passes that decide between forms, unchecked, for its price.

    A large program only has its factors taken out, the step that changes most.
    """
    if len(program.reach) > SMALL:
        return with_factors(program, objective)
    for name, run in steps(program, objective):
        if name not in RARE:
            program = run(program)
    return program


def optimise(
    program: Program, objective: str = "time", outputs: Sequence[str] | None = None
) -> Optimised:
    """All passes on a traced program, each result checked, and its statements in order."""
    stages: dict[str, Program] = {}
    legal: set[Expr] = set()
    passes = steps(program, objective, outputs)
    for done, (name, run) in enumerate(passes):
        with part(f"optimising, {name}", done, len(passes) + 1):
            program = stages[name] = check_rules(run(program), name, legal)
        legal.update(program.reach)
    with part("optimising, schedule", len(passes), len(passes) + 1):
        return Optimised(stages, make_listing(program, schedule(program, objective)))
