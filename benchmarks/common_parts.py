"""The exact choice of common parts of the sums and products of a model, by integer programming.

The optimiser chooses common parts of sums and products one at a time. Here each sum of the
optimised program is a set of terms and each product a set of factors; every set that two of them share, and
every part of one with at most five elements, is a candidate. A set that is built is put together from disjoint parts, each a candidate that
is built or a single element; p parts take p - 1 operations, parts of parameters alone are free. The
integer program has the least number of operations for these sums and products, whatever their order
and brackets. It does not multiply out or factor.

    python -m benchmarks.common_parts rx90 rx90_simplified stanford_simplified th8_simplified
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import product

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import coo_array

import symoro as sy
from symoro.expr import ADD, MUL, NEG, VARIABLE_LEVEL, Expr, Op, Program, magnitude

Element = tuple[Expr, int]  # operand and sign
Set = frozenset[tuple[Element, int]]  # elements and how often they occur
MAX_ELEMENTS = 5  # of a shared set whose parts are candidates, too
ROBOTS = ("rx90", "rx90_simplified", "stanford_simplified", "th8_simplified")


def flattened(root: Expr, op: Op) -> dict[Element, int]:
    """The terms of a sum, or the factors of a product."""
    elements: Counter[Element] = Counter()
    stack = [(root, 1)]
    while stack:
        n, sign = stack.pop()
        if n.op is NEG:
            stack.append((n.first, -sign))
        elif n.op is op and n.level == VARIABLE_LEVEL:
            stack += [(a, sign if op is ADD else 1) for a in n.args]
        else:
            elements[n, sign if op is ADD else 1] += 1
    return elements


def normal(elements: Mapping[Element, int]) -> Set:
    """A set and its opposite are the same."""
    first = min(elements, key=lambda e: e[0].key)
    return frozenset(((x, s * first[1]), n) for (x, s), n in elements.items())


def required_sets(program: Program, op: Op) -> list[Set]:
    """The sums, or products, that other operations or results use."""
    used = {magnitude(v) for v in program.outputs}
    for n in program.nodes:
        if n.op is not op and n.op is not NEG:
            used.update(map(magnitude, n.args))
    roots = [n for n in program.nodes if n.op is op and n.level == VARIABLE_LEVEL and n in used]
    return list(dict.fromkeys(normal(flattened(n, op)) for n in roots))


def turned(part: Set, whole: Set) -> Iterator[tuple[int, int]]:
    """The signs with which a set is a part of another, and how often it is."""
    elements = dict(whole)
    for sign in (1, -1):
        times = min(elements.get((x, s * sign), 0) // n for (x, s), n in part)
        if times:
            yield sign, times


def shared(a: Set, b: Set) -> Iterator[Set]:
    """What two sets have in common, with equal and with opposite signs; half of a power."""
    of_a, of_b = dict(a), dict(b)
    for sign in (1, -1):
        both = {(x, s): min(n, of_b.get((x, s * sign), 0)) for (x, s), n in of_a.items()}
        yield from _proper(both)
    yield from _proper({e: n // 2 for e, n in of_a.items()})


def _proper(elements: Mapping[Element, int]) -> Iterator[Set]:
    plain = {e: n for e, n in elements.items() if n}
    if sum(plain.values()) > 1:
        yield normal(plain)


def parts(s: Set) -> Iterator[Set]:
    """The set and its parts of two and more elements."""
    elements = [e for e, _ in s]
    if len(elements) > MAX_ELEMENTS:
        yield s
        return
    for counts in product(*(range(n + 1) for _, n in s)):
        yield from _proper(dict(zip(elements, counts, strict=True)))


def candidates(required: list[Set]) -> list[Set]:
    """The required sets, and every set that is a part of two of them, or twice of one."""
    common = (x for a in required for b in required if a is not b for x in shared(a, b))
    return list(dict.fromkeys([*required, *(x for c in dict.fromkeys(common) for x in parts(c))]))


class Choice:
    """The integer program: columns with their costs and bounds, rows of the constraints."""

    def __init__(self, required: list[Set]) -> None:
        self.sets = candidates(required)
        self.costs: list[float] = []
        self.most: list[int] = []
        self.rows: list[tuple[dict[int, float], float, float]] = []
        self.is_built = [self._column(-float(_varies(s)), 1) for s in self.sets]
        for i, s in enumerate(self.sets):
            if _varies(s):
                self._put_together(i, s)
        self.required = [self.is_built[self.sets.index(s)] for s in required]

    def _column(self, cost: float, most: int) -> int:
        self.costs.append(cost)
        self.most.append(most)
        return len(self.costs) - 1

    def _at_most(self, column: int, most: int, switch: int) -> None:
        self.rows.append(({column: 1.0, switch: -float(most)}, -np.inf, 0.0))

    def _put_together(self, i: int, whole: Set) -> None:
        """Each element of a set that is built is in one of its parts."""
        cover: dict[Element, dict[int, float]] = defaultdict(dict)
        of_parameters = self._column(1.0, 1)  # their sum is one part
        for element, n in whole:
            varies = element[0].level == VARIABLE_LEVEL
            column = self._column(float(varies), n)
            cover[element][column] = 1.0
            if not varies:
                self._at_most(column, n, of_parameters)
        for j, part in enumerate(self.sets):
            for sign, times in turned(part, whole) if j != i else ():
                column = self._column(float(_varies(part)), times)
                self._at_most(column, times, self.is_built[j])
                if not _varies(part):
                    self._at_most(column, times, of_parameters)
                for (x, s), n in part:
                    cover[x, s * sign][column] = float(n)
        for element, n in whole:
            self.rows.append(({**cover[element], self.is_built[i]: -float(n)}, 0.0, 0.0))

    def solve(self) -> int:
        """The least number of operations."""
        entries = [(r, c, x) for r, (row, _, _) in enumerate(self.rows) for c, x in row.items()]
        r, c, x = (np.array(v) for v in zip(*entries, strict=True))
        A = coo_array((x, (r, c)), shape=(len(self.rows), len(self.costs))).tocsr()
        low, high = (np.array([row[k] for row in self.rows]) for k in (1, 2))
        least = np.zeros(len(self.costs))
        least[self.required] = 1
        answer = milp(
            np.array(self.costs),
            constraints=LinearConstraint(A, low, high),
            integrality=np.ones(len(self.costs)),
            bounds=Bounds(least, np.array(self.most, dtype=float)),
        )
        assert answer.success, answer.message
        return int(np.rint(answer.fun))


def _varies(s: Set) -> bool:
    return any(x.level == VARIABLE_LEVEL for (x, _), _ in s)


def operations(program: Program, op: Op) -> tuple[int, int]:
    """The operations of a kind in a program, and the least number for its sums or products."""
    now = sum(n.op is op and n.level == VARIABLE_LEVEL for n in program.nodes)
    return now, Choice(required_sets(program, op)).solve()


def main(robots: Iterable[str]) -> None:
    for robot in robots:
        model = sy.generate(
            robot, "idm", parameters="base", without="friction", objective="operations"
        )
        for op in (MUL, ADD):
            now, least = operations(model.program, op)
            print(f"{robot:22} {op.name}  now {now:4}  least {least:4}")


if __name__ == "__main__":
    main(sys.argv[1:] or ROBOTS)
