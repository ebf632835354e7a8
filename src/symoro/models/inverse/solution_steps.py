"""The steps of a solution: which equation of which type gives which unknown, and its roots as
expressions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from symoro.expr.infix import display
from symoro.expr.node import Expr
from symoro.expr.paul_types import Root
from symoro.models.inverse.angle_polynomials import Key
from symoro.models.inverse.serial_arm import Arm

TITLES = {
    1: "X r = Y",
    2: "X S + Y C = Z",
    3: "X1 S + Y1 C = Z1, X2 S + Y2 C = Z2",
    4: "X1 r S = Y1, X2 r C = Y2",
    5: "X1 S = Y1 + Z1 r, X2 C = Y2 + Z2 r",
    6: "W Sj = X Ci + Y Si + Z1, W Cj = X Si - Y Ci + Z2",
    7: "W1 Cj + W2 Sj = X Ci + Y Si + Z1, W1 Sj - W2 Cj = X Si - Y Ci + Z2",
    8: "X Ci + Y C(i+j) = Z1, X Si + Y S(i+j) = Z2",
    9: "A x^2 + B x + C = 0",
    10: "a conic in C and S: four roots, two on each of two lines",
    11: "a conic in x and x^2: four roots, two on each of two lines",
}
QUADRATIC, QUARTIC, QUARTIC_LENGTH = 9, 10, 11  # Pieper's, beyond the eight of Paul


@dataclass(frozen=True)
class Step:
    """One step: its type, the unknowns (symbols that its roots give), the equations used, and one
    root per branch.
    """

    type: int
    unknowns: tuple[Expr, ...]
    forms: tuple[Key, ...]  # what each unknown stands for: an angle sum or a length
    equations: tuple[tuple[Expr, Expr], ...]  # left, right
    coefficients: tuple[tuple[str, Expr], ...]  # X, Y, Z ... of the type
    roots: tuple[Root, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(u.payload[0] for u in self.unknowns)

    @property
    def by_lines(self) -> bool:
        """Whether the roots are where lines meet a conic: too long to be written as formulas."""
        return self.type in (QUARTIC, QUARTIC_LENGTH)

    def summary(self, number: int) -> list[str]:
        """One line for the step and one for each of its equations, short enough for a header."""
        head = f"step {number}, {', '.join(self.names)}: type {self.type}, {TITLES[self.type]}"
        return [
            head,
            *(f"  {display(left, 150)} = {display(right, 150)}" for left, right in self.equations),
        ]

    def __str__(self) -> str:
        lines = [
            f"{', '.join(self.names)}: type {self.type}, {TITLES[self.type]}"
            + (f"; {len(self.roots)} solutions" if len(self.roots) > 1 else "")
        ]
        lines += [f"  {display(left)} = {display(right)}" for left, right in self.equations]
        lines += [f"  {name} = {display(value)}" for name, value in self.coefficients]
        for root in () if self.by_lines else self.roots:
            values = ", ".join(
                f"{n} = {display(v, 2000) if isinstance(v, Expr) else v}"
                for n, v in zip(self.names, root.values, strict=True)
            )
            lines.append(f"  {values}" + (f"   ({root.label})" if root.label else ""))
        return "\n".join(lines)


@dataclass(frozen=True)
class Solved:
    """The ordered steps, the sums and joints in terms of their unknowns, and the matrix that they
    start from.
    """

    arm: Arm
    target: tuple[Expr, ...]  # 12 symbols of T, row by row
    inner: tuple[
        tuple[Expr, Expr], ...
    ]  # symbol and value of the elements of U, where base or tool make it differ from T
    steps: tuple[Step, ...]
    joints: Mapping[str, Expr]  # joint -> its value in the unknowns of the steps
    remarks: tuple[str, ...] = ()  # on the structure

    @cached_property
    def branches(self) -> tuple[str, ...]:
        """The labels of the rows: the signs of the branching steps."""
        labels = [""]
        for step in self.steps:
            if len(step.roots) > 1:
                name = step.names[-1] if step.type in (4, 5) else step.names[0]
                labels = [f"{a} {name}{r.label}".strip() for a in labels for r in step.roots]
        return tuple(labels)

    def text(self) -> str:
        """The steps as a reader wants them."""
        lines = []
        if self.inner:
            lines += [
                "The target without base and tool, U = C0^-1 T Cn^-1:",
                *(f"  {u} = {v}" for u, v in self.inner),
            ]
        lines += [f"{k}. {step}" for k, step in enumerate(self.steps, 1)]
        sums = [f"  {name} = {value}" for name, value in self.joints.items() if str(value) != name]
        return "\n".join([*lines, *(["Joints from sums:", *sums] if sums else [])]) + "\n"
