"""Expressions as plain text that `symoro.expr.expression_parser.parse` reads back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from symoro.expr.dag import postorder_by
from symoro.expr.ops import ADD, CONSTANT, DIV, MUL, NAMED, NEG, PI, POW, SYMBOL

if TYPE_CHECKING:
    from symoro.expr.node import Expr

SUM, PRODUCT, POWER, ATOM = 1, 2, 3, 4  # binding strength
MAX_TEXT = 100_000
LEAVES = (SYMBOL, NAMED, CONSTANT, PI)  # operations that are written without their operands
MAX_DECIMALS = 60  # beyond, a power of ten or a quotient is written
TABLE_DIGITS = 6  # significant digits of numbers in tables
MAX_FRACTION = 100  # numerator and denominator of a fraction that is shown as one

Texts = dict["Expr", tuple[str, int]]  # of nodes, with their binding strength


def infix_text(root: Expr, limit: int = MAX_TEXT) -> str:
    """The expression in the notation of a `.par` value, cut with an ellipsis beyond `limit`
    characters.
    """
    return _whole_text(root, limit, _operands, _node_text)


def display_text(root: Expr, limit: int = MAX_TEXT, digits: int = 0) -> str:
    """The expression for a reader: sums flattened, their positive terms first.

    With `digits` numbers are rounded to so many significant ones; parsing the text then gives
    another value.
    """

    def shown(node: Expr, text: Texts) -> tuple[str, int]:
        core = node.first if node.op is NEG else node
        return (_sum_text(node, text), SUM) if core.op is ADD else _node_text(node, text, digits)

    return _whole_text(root, limit, _shown_operands, shown)


def _whole_text(
    root: Expr,
    limit: int,
    operands: Callable[[Expr], Sequence[Expr]],
    write: Callable[[Expr, Texts], tuple[str, int]],
) -> str:
    """The text of an expression from the texts of its operands, each forgotten after its last use:
    all together may be as long as the square of their number.
    """
    text: Texts = {}
    order = postorder_by([root], operands)
    uses = Counter(a for node in order for a in operands(node))
    for node in order:
        line, strength = write(node, text)
        text[node] = (line if len(line) <= limit else line[:limit] + "…", strength)
        for a in operands(node):
            uses[a] -= 1
            if not uses[a]:
                del text[a]
    return text[root][0]


def _operands(node: Expr) -> Sequence[Expr]:
    """The nodes whose texts that of a node consists of; a - b has that of b, not of -b."""
    if node.op in LEAVES:
        return ()
    return (
        node.args
        if node.op is not ADD
        else [*node.args, *(a.first for a in node.args if a.op is NEG)]
    )


def _shown_operands(node: Expr) -> Sequence[Expr]:
    """The operands whose texts `display_text` needs: of a sum all its terms."""
    core = node.first if node.op is NEG else node
    return [n for n, _ in _signed_terms(node)] if core.op is ADD else _operands(node)


def _signed_terms(node: Expr) -> list[tuple[Expr, bool]]:
    """The terms of a sum without their signs, and whether each is subtracted."""
    signed: list[tuple[Expr, bool]] = []
    stack = [(node, False)]
    while stack:
        n, minus = stack.pop()
        core, minus = (n.first, not minus) if n.op is NEG else (n, minus)
        if core.op is ADD:
            stack.extend((a, minus) for a in reversed(core.args))
        else:
            signed.append((core, minus))
    return signed


def table_text(value: Expr | float | str | None) -> str:
    """A value in a table for readers: numbers with at most six significant digits, in powers of
    ten where small; '' for None.
    """
    if isinstance(value, float):
        return f"{value:.{TABLE_DIGITS}g}"
    if value is None or isinstance(value, int | str):
        return "" if value is None else str(value)
    return display_text(value, digits=TABLE_DIGITS)


def _sum_text(node: Expr, text: Texts) -> str:
    signed = []
    for core, minus in _signed_terms(node):
        line, strength = text[core]
        signed.append((minus, line if strength >= PRODUCT else f"({line})"))
    signed.sort(key=lambda term: (term[0], not term[1].isidentifier(), term[1]))
    first = f"-{signed[0][1]}" if signed[0][0] else signed[0][1]
    return " ".join([first, *(f"{'-' if minus else '+'} {line}" for minus, line in signed[1:])])


def _node_text(node: Expr, text: Texts, digits: int = 0) -> tuple[str, int]:
    def at(a: Expr, least: int) -> str:
        line, strength = text[a]
        return line if strength >= least else f"({line})"

    op, args = node.op, node.args
    if len(args) != op.arity:  # illegal, and shown to say so
        return f"{op.name}{args}", ATOM
    if op in LEAVES:
        return _leaf_text(node, digits)
    if op is NEG:
        return f"-{at(args[0], PRODUCT)}", SUM
    if op is ADD:
        return _pair_text(args, at), SUM
    if op is MUL:
        return _product_text(args, at, digits)
    if op is DIV:
        return f"{at(args[0], PRODUCT)}/{at(args[1], POWER)}", PRODUCT
    if op is POW:
        return f"{at(args[0], ATOM)}^{at(args[1], ATOM)}", POWER
    return f"{op.name}({', '.join(text[a][0] for a in args)})", ATOM


def _leaf_text(node: Expr, digits: int) -> tuple[str, int]:
    """The text of a constant or of a name."""
    if node.op is CONSTANT:
        return _rounded_text(node, digits) if digits else _constant_text(node)
    return ("pi" if node.op is PI else str(node.payload[0])), ATOM


def _pair_text(args: tuple[Expr, ...], at: Callable[[Expr, int], str]) -> str:
    """The text of a sum of two terms."""
    # a + b + c reads back as (a + b) + c
    first, second = args[::-1] if args[1].op is ADD else args
    rest = f"- {at(second.first, PRODUCT)}" if second.op is NEG else f"+ {at(second, PRODUCT)}"
    return f"{at(first, SUM)} {rest}"


def _product_text(
    args: tuple[Expr, ...], at: Callable[[Expr, int], str], digits: int
) -> tuple[str, int]:
    if args[0] is args[1]:
        return f"{at(args[0], ATOM)}^2", POWER
    if (
        args[0].op is CONSTANT
        and args[0].payload.numerator == 1
        and (not digits or args[0].payload.denominator <= MAX_FRACTION)
    ):
        return f"{at(args[1], PRODUCT)}/{args[0].payload.denominator}", PRODUCT
    first, second = args[::-1] if args[1].op is MUL and args[0].op is not CONSTANT else args
    return f"{at(first, PRODUCT)}*{at(second, POWER)}", PRODUCT


def _constant_text(node: Expr) -> tuple[str, int]:
    value = node.payload
    if value.denominator == 1:
        return str(value.numerator), ATOM
    decimal = _exact_decimal(value.numerator, value.denominator)
    return (decimal, ATOM) if decimal else (f"{value.numerator}/{value.denominator}", PRODUCT)


def _rounded_text(node: Expr, digits: int) -> tuple[str, int]:
    """A constant with so many digits; a fraction of small integers stays one."""
    value = node.payload
    text = f"{float(value):.{digits}g}"
    if value.denominator == 1 or float(text) == float(value):
        return text, ATOM
    if value.denominator <= MAX_FRACTION and abs(value.numerator) <= MAX_FRACTION:
        return f"{value.numerator}/{value.denominator}", PRODUCT
    return text, ATOM


def _exact_decimal(numerator: int, denominator: int) -> str:
    """The fraction as a finite decimal, '' when it has none or none that is short."""
    rest, digits = denominator, 0
    for prime in (2, 5):
        power = 0
        while rest % prime == 0:
            rest //= prime
            power += 1
        digits = max(digits, power)
    if rest != 1:
        return ""
    scaled = str(numerator * 10**digits // denominator)
    if digits > MAX_DECIMALS:
        return f"{scaled}e-{digits}" if len(scaled) <= MAX_DECIMALS else ""
    scaled = scaled.rjust(digits + 1, "0")
    return f"{scaled[:-digits]}.{scaled[-digits:]}"
