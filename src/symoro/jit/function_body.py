"""Straight-line code for the outputs of a program, from values that are given.

Sines, cosines and arc tangents come first, all those of one stage together (one that depends on
others is of a later stage); the rest follows in the order of a schedule. Given values (inputs,
results of the run-once part) are loaded at their first use. Each output is stored as soon as it is
computed, because values that wait in registers until the end are likely to be spilled to memory.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from symoro.expr import (
    ADD,
    ATAN2,
    CONST_LEVEL,
    COS,
    HEIGHT_SHIFT,
    MUL,
    NAMED,
    NEG,
    SIN,
    Expr,
    interpret,
    magnitude,
    neg,
)
from symoro.jit.llvm import Writer
from symoro.jit.trigonometry import (
    MIN_LOOP_ANGLES,
    atan2,
    atan2_of_scalars,
    sincos,
    sincos_in_memory,
    sincos_of_scalars,
)

TURNING = (SIN, COS, ATAN2)
Stage = tuple[tuple[Expr, ...], tuple[Expr, ...]]  # angles, arc tangents


@dataclass(frozen=True)
class Task:
    """Outputs to compute from given nodes; `order` holds at least all nodes in between, operands
    first.
    """

    outputs: tuple[Expr, ...]
    given: frozenset[Expr]
    order: tuple[Expr, ...]

    @cached_property
    def nodes(self) -> tuple[Expr, ...]:
        """The nodes that have to be computed, in order."""
        needed = self.below(self.outputs, set())
        return tuple([n for n in self.order if n in needed])

    def below(self, roots: Iterable[Expr], done: set[Expr]) -> set[Expr]:
        """The nodes that the roots depend on, apart from given, constant and `done` ones."""
        known = self.given.union(done)
        needed = {n for n in roots if n.level > CONST_LEVEL and n not in known}
        nodes = list(needed)
        for n in nodes:  # which grows meanwhile
            for a in n.args:
                if a not in needed and a.level > CONST_LEVEL and a not in known:
                    needed.add(a)
                    nodes.append(a)
        return needed

    @cached_property
    def fused(self) -> tuple[Fused, set[Expr]]:
        return fuse(self.nodes, self.outputs)

    @cached_property
    def flipped(self) -> set[Expr]:
        """Nodes that are not outputs but whose negatives are: where it costs no operation, the
        negative is computed directly.
        """
        return {n.args[0] for n in self.outputs if n.op is NEG}.difference(self.outputs)

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        """The angles whose sine or cosine is needed, and the arc tangents. Those of a stage depend
        only on those of earlier stages.
        """
        turning = [n for n in self.nodes if n.op in TURNING]
        depth = self._turning_depth(turning)
        stages: list[tuple[dict[Expr, None], dict[Expr, None]]] = [
            ({}, {}) for _ in range(max(depth.values(), default=0))
        ]
        for n in turning:
            angles, arcs = stages[depth[n] - 1]
            if n.op is ATAN2:
                arcs[n] = None
            else:
                angles[n.args[0]] = None
        return tuple((tuple(angles), tuple(arcs)) for angles, arcs in stages)

    def _turning_depth(self, turning: Sequence[Expr]) -> dict[Expr, int]:
        """For each node, the largest number of `turning` nodes on a path from the inputs to it,
        itself included.
        """
        needed = self.below([a for n in turning for a in n.args], set()).union(turning)
        depth: dict[Expr, int] = {}
        for n in self.nodes:
            if n in needed:
                before = max((depth.get(a, 0) for a in n.args), default=0)
                depth[n] = before + 1 if n.op in TURNING else before
        return depth


@dataclass(frozen=True)
class Sink:
    """Outputs that are stored together, and how."""

    nodes: tuple[Expr, ...]
    store: Callable[[list[str]], None]


class Body:
    """Writes a task; `given` supplies the value of a given node."""

    def __init__(
        self, w: Writer, task: Task, given: Callable[[Expr], str], lanes: int, fused: bool
    ) -> None:
        self.w, self.task, self.given, self.lanes, self.has_fma = w, task, given, lanes, fused
        (self.addends, self.absorbed), self.flipped = task.fused, task.flipped
        self.values: dict[Expr, str] = {}
        self.turned: dict[tuple[object, Expr], str] = {}  # (SIN or COS, angle) → value
        self.places: dict[tuple[object, Expr], str] = {}  # the same → where it is in memory
        # node → sinks that need it, and all that they still need
        self.waiting: dict[Expr, list[tuple[set[Expr], Sink]]] = {}
        self.held: list[Sink] | None = None  # sinks ready to be stored while stores are held back

    def write(self, sinks: Sequence[Sink], hold: bool = False) -> None:
        """Write all instructions; the sinks hold every output.

        With `hold`, none is served before the angles, whose latency hides many stores.
        """
        self.held = [] if hold else None
        self._expect(sinks)
        # signs are written where they are used; fused products are written with their sums
        work = [n for n in self.task.nodes if n.op is not NEG and n not in self.absorbed]
        done = self._write_stages(work)
        held, self.held = self.held or [], None
        for sink in held:
            self._serve(sink)
        for n in work:
            if n not in done:
                self._compute(n)

    def _write_stages(self, work: Sequence[Expr]) -> set[Expr]:
        """Write the sines, cosines and arc tangents, stage after stage, and all they depend on;
        return the nodes computed.
        """
        done: set[Expr] = set()
        for angles, arcs in self.task.stages:
            needed = self.task.below((*angles, *(x for n in arcs for x in n.args)), done)
            done |= needed
            for n in work if needed else ():
                if n in needed:
                    self._compute(n)
            self._turn(angles)
            self._arcs(arcs)
            done |= set(arcs)
        return done

    def _expect(self, sinks: Sequence[Sink]) -> None:
        """Register the sinks that wait for nodes; store the others, whose nodes are all given or
        constant, at once.
        """
        for sink in sinks:
            bare = {n.args[0] if n.op is NEG else n for n in sink.nodes}
            missing = {n for n in bare if n.level > CONST_LEVEL and n not in self.task.given}
            for n in missing:
                self.waiting.setdefault(n, []).append((missing, sink))
            if not missing:
                self._serve(sink)

    def _there(self, n: Expr) -> None:
        """Serve the sinks whose last missing node is n, which has its value now."""
        for missing, sink in self.waiting.pop(n, ()):
            missing.discard(n)
            if not missing:
                self._serve(sink)

    def _serve(self, sink: Sink) -> None:
        if self.held is None:
            sink.store([self.value(n) for n in sink.nodes])
        else:
            self.held.append(sink)

    def value(self, n: Expr) -> str:
        """The name of a node's value, or its literal if it is constant. The instructions are
        written at the first use; sines and cosines held in memory are loaded at each use.
        """
        value = self.values.get(n)
        if value is None:
            if self.places and n.args and (n.op, n.args[0]) in self.places:
                return self.w.load(self.places[n.op, n.args[0]], 0, self.w.t)
            value = self.values[n] = self._new(n)
        return value

    def _new(self, n: Expr) -> str:
        if n.level == CONST_LEVEL:
            return self.w.number(float(interpret([n], {})[0]))
        if n in self.task.given:
            return self.given(n)
        if n.op is NEG:
            return self.w.apply("neg", self.value(n.args[0]))
        if n.op is NAMED:
            return self.value(n.args[0])
        if n.op is SIN or n.op is COS:
            return self.turned[n.op, n.args[0]]
        return self.w.apply(n.op.name, *map(self.value, n.args))

    def _compute(self, n: Expr) -> None:
        """Write the next node of the schedule and serve the sinks that waited for it."""
        if n in self.addends:
            self._keep(n, self._multiply_add(n, self.addends[n], n in self.flipped))
        elif n.op is ADD and n.args[1].op is NEG:
            terms = self.value(n.args[0]), self.value(n.args[1].args[0])
            self._keep(n, self.w.apply("sub", *(reversed(terms) if n in self.flipped else terms)))
        else:
            self.value(n)
        if n in self.waiting:
            self._there(n)

    def _keep(self, n: Expr, value: str) -> None:
        """Record the value of a node; for a flipped node, `value` is that of its negative."""
        if n in self.flipped:
            self.values[neg(n)], value = value, self.w.apply("neg", value)
        self.values[n] = value

    def _multiply_add(self, n: Expr, term: Expr, flipped: bool) -> str:
        """Write the sum n, or its negative if `flipped`, as a fused multiply-add of the product
        `term` and the other operand.
        """
        rest = self.value(n.args[1] if n.args[0] is term else n.args[0])
        minus = term.op is NEG
        x, y = map(self.value, (term.args[0] if minus else term).args)
        if minus is not flipped:
            x = self.w.apply("neg", x)
        if flipped:
            rest = self.w.apply("neg", rest)
        return self.w.apply("fma", x, y, rest)

    def _arcs(self, arcs: Sequence[Expr]) -> None:
        pairs = [(self.value(n.args[0]), self.value(n.args[1])) for n in arcs]
        values = (
            atan2(self.w, pairs)
            if self.w.lanes > 1
            else atan2_of_scalars(self.w, pairs, self.lanes)
        )
        self.values.update(zip(arcs, values, strict=True))
        for n in arcs:
            self._there(n)

    def _turn(self, angles: Sequence[Expr]) -> None:
        values = [self.value(a) for a in angles]
        if self.w.lanes == 1:
            known, pairs = self.turned, sincos_of_scalars(self.w, values, self.lanes, self.has_fma)
        elif len(values) > MIN_LOOP_ANGLES:
            known, pairs = self.places, sincos_in_memory(self.w, values, self.has_fma)
        else:
            known, pairs = self.turned, sincos(self.w, values, self.has_fma)
        for angle, (s, c) in zip(angles, pairs, strict=True):
            known[SIN, angle], known[COS, angle] = s, c


# --- fused multiply-adds ---------------------------------------------------------------------
#
# A product is fused into the sums that use it if all its users are sums (with either sign); a sum
# takes one product at most. Of two candidates the one computed later is fused, because a fused
# multiply-add waits for its factors and its addend alike.


Fused = dict[Expr, Expr]  # sum → the operand that is fused into it, a product or its opposite


def fuse(nodes: Sequence[Expr], outputs: Iterable[Expr]) -> tuple[Fused, set[Expr]]:
    """The sums into which a product is fused, and the products that are computed only there."""
    uses = {n: 0 for n in nodes if n.op is MUL}  # direct uses, negated ones excluded
    sums: dict[Expr, Fused] = {n: {} for n in uses}  # by product: the sums that use it
    needed = set(map(magnitude, outputs))  # products that something other than a sum needs
    for n, operand, product in _uses_of(uses, nodes):
        uses[product] += operand is product
        if n.op is ADD and n not in sums[product]:
            sums[product][n] = operand
        elif n.op is not NEG:
            needed.add(product)
    return _choose_fused(uses, {n: sums[n] for n in uses if n not in needed})


def _uses_of(products: Container[Expr], nodes: Iterable[Expr]) -> Iterator[tuple[Expr, Expr, Expr]]:
    """Each use of a product by one of the nodes: the user, its operand, and the product, which is
    the operand or its opposite.
    """
    for n in nodes:
        for a in n.args:
            product = a.args[0] if a.op is NEG else a
            if product in products:
                yield n, a, product


def _choose_fused(uses: Mapping[Expr, int], sums: Mapping[Expr, Fused]) -> tuple[Fused, set[Expr]]:
    """Of products that compete for a sum, the one used least and computed last."""
    chosen: Fused = {}
    absorbed: set[Expr] = set()
    for product in sorted(sums, key=lambda n: (uses[n], -(n.key >> HEIGHT_SHIFT))):
        if chosen.keys().isdisjoint(sums[product]):
            chosen |= sums[product]
            absorbed.add(product)
    return chosen, absorbed
