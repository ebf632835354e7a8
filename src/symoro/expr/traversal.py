"""Walking a DAG of nodes without recursion."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from symoro.expr.ops import SYMBOL

if TYPE_CHECKING:
    from symoro.expr.node import Expr
from collections.abc import Container, Mapping
from typing import Any

import numpy as np

from symoro.expr.functions import CONSTRUCTORS
from symoro.expr.node import Expr, add, mul, named
from symoro.expr.ops import ADD, CONSTANT, MUL, NAMED
from symoro.expr.program import Program


def postorder(roots: Iterable[Expr]) -> list[Expr]:
    """Every node below the roots once, operands before their users."""
    order: dict[Expr, None] = {}
    stack = [*roots]
    stack.reverse()
    while stack:
        node = stack.pop()
        while node not in order:
            for a in node.args:
                if a not in order:
                    stack.append(node)
                    node = a
                    break
            else:
                order[node] = None
    return list(order)


def postorder_by(roots: Iterable[Expr], operands: Callable[[Expr], Iterable[Expr]]) -> list[Expr]:
    """The same along the operands that a function gives, those it gives last walked first."""
    order: list[Expr] = []
    seen: set[Expr] = set()
    stack = [(r, False) for r in roots]
    stack.reverse()
    while stack:
        node, ready = stack.pop()
        if ready:
            order.append(node)
        elif node not in seen:
            seen.add(node)
            stack.append((node, True))
            stack.extend((a, False) for a in operands(node) if a not in seen)
    return order


def reachable(roots: Iterable[Expr]) -> set[Expr]:
    """Every node below the roots, in no order: for sums and questions, twice as fast."""
    seen = set(roots)
    nodes = list(seen)
    for node in nodes:  # which grows meanwhile
        for a in node.args:
            if a not in seen:
                seen.add(a)
                nodes.append(a)
    return seen


def use_counts(roots: Iterable[Expr]) -> dict[Expr, int]:
    """The same with the number of uses of each, by others and as a root."""
    uses: dict[Expr, int] = dict(Counter(roots))
    nodes = list(uses)
    get = uses.get
    for node in nodes:  # which grows meanwhile
        for a in node.args:
            if known := get(a):
                uses[a] = known + 1
            else:
                uses[a] = 1
                nodes.append(a)
    return uses


def symbols_of(roots: Iterable[Expr]) -> list[Expr]:
    """The symbols below the roots in order of appearance."""
    return [n for n in postorder(roots) if n.op is SYMBOL]


# --- Rebuilding expressions from the leaves up ---


Rule = Callable[[Expr], Expr]
JOIN = {ADD: add, MUL: mul}  # of what models consist of


def rebuilt(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    """The same operation on the images of its operands, simplified anew; what has no image stays."""
    return node if image.keys().isdisjoint(node.args) else _remade(node, image)


def _remade(node: Expr, image: Mapping[Expr, Expr]) -> Expr:
    args = [image.get(a, a) for a in node.args]
    if node.op in JOIN:
        return JOIN[node.op](args[0], args[1])
    if node.op is NAMED:
        return named(node.payload[0], args[0])
    return CONSTRUCTORS[node.op](*args)  # type: ignore[no-any-return]


def transform(roots: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The nodes below the roots that change, mapped to their images: operands first, then `rule` on
    the rebuilt node.
    """
    return image_of(postorder(roots), rule)


def image_of(nodes: Iterable[Expr], rule: Rule) -> dict[Expr, Expr]:
    """The same for nodes that come operands first."""
    image: dict[Expr, Expr] = {}
    for node in nodes:
        new = rule(rebuilt(node, image))
        if new is not node:
            image[node] = new
    return image


def image_with(
    nodes: Iterable[Expr],
    special: Container[Expr],
    form: Callable[[Expr, Mapping[Expr, Expr]], Expr],
) -> dict[Expr, Expr]:
    """The same where only `special` nodes change by themselves: into `form(node, images so far)`."""
    image: dict[Expr, Expr] = {}
    untouched = image.keys().isdisjoint
    for node in nodes:
        if node in special:
            new = form(node, image)
        elif untouched(node.args):
            continue
        else:
            new = _remade(node, image)
        if new is not node:
            image[node] = new
    return image


def substitute(roots: Iterable[Expr], values: Mapping[Expr, Expr]) -> list[Expr]:
    """The roots with every key of `values` replaced by its value."""
    targets = list(roots)
    image = image_with(postorder(targets), values, lambda node, _: values[node])
    return [image.get(t, t) for t in targets]


# --- The reference interpreter: any expressions on floats or NumPy arrays, one operation of the table ---


def interpret(roots: Iterable[Expr], values: Mapping[str, Any]) -> list[Any]:
    """The values of the roots, given a float or an array for every symbol name."""
    targets = list(roots)
    known: dict[Expr, Any] = {}
    for node in postorder(targets):
        if node.op is SYMBOL:
            known[node] = values[node.payload[0]]
        elif node.op is CONSTANT:
            known[node] = float(node.payload)
        else:
            assert node.op.value is not None
            known[node] = node.op.value(*(known[a] for a in node.args))
    return [known[t] for t in targets]


def run(program: Program, values: Mapping[str, Any]) -> dict[str, np.ndarray]:
    """Each output group as an array of shape (*batch, *group.shape); the inputs broadcast."""
    names = [s.payload[0] for s in program.symbols]
    missing = [n for n in names if n not in values]
    if missing:
        raise KeyError(", ".join(missing))
    inputs = {n: np.asarray(values[n], dtype=float)[()] for n in names}
    batch = np.broadcast_shapes(*(np.shape(v) for v in inputs.values())) if inputs else ()
    results = iter(interpret(program.outputs, inputs))
    outputs = {}
    for g in program.groups:
        columns = [np.broadcast_to(next(results), batch) for _ in g.values]
        outputs[g.name] = (
            np.stack(columns, axis=-1).reshape((*batch, *g.shape))
            if columns
            else np.zeros((*batch, *g.shape))
        )
    return outputs
