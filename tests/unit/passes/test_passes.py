"""Every pass keeps the values and never raises the price; the local estimate is exact for a single
change.
"""

from __future__ import annotations

import inspect
import pickle
import random
import sys

import mpmath
import numpy as np
import pytest

import symoro as sy
from symoro.expr.cost import OBJECTIVES, RUN_ONCE_WEIGHT, price, unit_price
from symoro.expr.dag import postorder
from symoro.expr.expression_text import display_text, infix_text
from symoro.expr.functions import cos, sin
from symoro.expr.node import Role, constant, magnitude, symbol
from symoro.expr.ops import ADD, CONSTANT, MUL, SYMBOL
from symoro.expr.polynomial import collected, expand
from symoro.expr.program import Argument, Group, Program, interpret
from symoro.passes.pipeline import optimise
from symoro.passes.schedule import REGISTERS, schedule_operations
from symoro.passes.sums_and_products import (
    _shared,
    associate,
    cancel,
    chain,
    change,
    distribute,
    factor,
    operand_lists,
    share,
    with_factors,
)

Q = [symbol(f"q{k}", Role.POSITION) for k in range(1, 5)]
P = [symbol(f"P{k}", Role.INERTIAL) for k in range(1, 5)]


def program(*outputs):
    return Program(
        "f",
        (Group("y", (len(outputs),), tuple(outputs), tuple(f"y{k}" for k in range(len(outputs)))),),
        (Argument("q", tuple(Q)),),
    )


def random_program(seed):
    """Sums of products of a few factors, so that there is much to share."""
    rnd = random.Random(seed)
    factors = [*Q, *P, *(f(q) for q in Q for f in (sin, cos))]
    pool = list(factors)
    for _ in range(60):
        a, b = rnd.choice(pool), rnd.choice(pool[-25:])
        pool.append(rnd.choice((a * b, a + b, a - b, a * b + rnd.choice(pool))))
    return program(*rnd.sample(pool[len(factors) :], 5))


def values(p):
    rng = np.random.default_rng(3)
    point = {s.payload[0]: rng.normal() for s in p.symbols}
    return np.array(interpret(p.outputs, point), dtype=float)


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("run", [factor, share, cancel, associate])
@pytest.mark.parametrize("seed", range(25))
def test_a_pass_keeps_the_values_and_the_price(seed, run, objective):
    before = random_program(seed)
    after = run(before, objective)
    np.testing.assert_allclose(values(after), values(before), rtol=1e-9, atol=1e-9)
    assert price(after, objective) <= price(before, objective)


def test_the_estimate_of_one_change_is_its_effect():
    """One output put together in another order: the estimate is the difference of the prices,
    run-once work included.
    """
    checked = 0
    for seed in range(40):
        p = random_program(seed)
        uses, live = p.uses, set(p.nodes)
        for node in p.outputs:
            op = next((o for o in (ADD, MUL) if node in operand_lists(p, o)), None)
            if op is None or any(node in map(magnitude, n.args) for n in p.nodes):
                continue
            new = chain(op, list(reversed(operand_lists(p, op)[node])))
            found = price(
                program(*(new if o is node else o for o in p.outputs)), "operations"
            ) - price(p, "operations")
            assert change(node, new, uses, live) == pytest.approx(found, abs=1e-9)
            checked += new is not node
    assert checked > 10


def test_a_common_factor_is_taken_out():
    x, y, z, w = Q
    assert price(factor(program(x * y + x * z + w), "operations"), "operations") == pytest.approx(
        3
    )  # x (y + z) + w


def test_a_factor_stays_where_its_products_are_needed():
    """x y and x z are outputs as well: x (y + z) would cost a product more."""
    x, y, z, _ = Q
    before = program(x * y + x * z, x * y, x * z)
    assert factor(before, "operations") is before


def test_pairs_are_shared_across_sums_and_signs():
    x, y, z, w = Q
    shared = share(program(x - y + z, y - x + w, P[0] * (x + z - y)), "operations")
    assert sum(n.op is ADD for n in shared.nodes) == 4 - 1  # x - y, with z, with w


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_terms_cancel_across_a_shared_sum(objective):
    """a + x - (a - b) is x + b also where a - b is computed for another output."""
    a, b, x, y = Q
    sine, cosine = sin(y), cos(y)
    shared = a * sine - b * cosine
    before = program(shared * y, a * sine + (x - shared))
    after = cancel(before, objective)
    assert after.outputs == (shared * y, x + b * cosine)


def test_terms_cancel_through_several_sums():
    """Sums of three terms, one inside the other, and sums that vanish altogether."""
    a, b, x, y = Q
    inner = a * x + b
    outer = inner - y
    assert cancel(program(inner * x, outer * x, a * x + (b + (x - outer))), "time").outputs[2] is (
        x + y
    )
    assert cancel(program(inner * x, inner - b + (x - a * x)), "time").outputs[1] is x
    assert cancel(program(inner * x, inner - b + (x - a * y)), "time").outputs[1] is (
        a * x + (x - a * y)
    )


def test_a_sum_is_not_written_out_where_nothing_is_won():
    """Two of three terms must cancel: with one, the sum has as many terms as before."""
    a, b, x, y = Q
    shared = a * b + x + y
    before = program(shared * a, shared - x + sin(a))
    assert cancel(before, "operations") is before


def test_sums_are_multiplied_out_where_their_terms_join():
    """p x + r (y - 2 x) is r y + (p - 2 r) x: two operations fewer, one of them run once."""
    x, y, _, _ = Q
    p, r = P[:2]
    after = distribute(program(p * x + r * (y - 2 * x)), "operations")
    assert price(after, "operations") < 3.1
    assert after.outputs[0] is r * y + (p - 2 * r) * x


def test_products_of_parameters_are_run_once():
    x, y, _, _ = Q
    p, r = P[:2]
    after = distribute(program(p * (r * sin(x) + p * cos(y)) + y), "operations")
    assert sum(n.op is MUL and n.level == 2 for n in after.nodes) == 2


def test_a_sum_that_others_use_is_not_multiplied_out_in_vain():
    x, y, z, _ = Q
    before = program(P[0] * (x + y) + z, (x + y) * z)
    assert distribute(before, "operations") is before


MPMATH = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "neg": lambda a: -a,
    "div": lambda a, b: a / b,
    "sin": mpmath.sin,
    "cos": mpmath.cos,
    "sign": mpmath.sign,
}


def exact_values(p, point):
    """The outputs in 50 digits."""
    known = {}
    with mpmath.workdps(50):
        for n in postorder(p.outputs):
            if n.op is SYMBOL:
                known[n] = mpmath.mpf(point[n.payload[0]])
            elif n.op is CONSTANT:
                known[n] = mpmath.mpf(n.payload.numerator) / n.payload.denominator
            else:
                known[n] = MPMATH[n.op.name](*(known[a] for a in n.args))
    return [known[v] for v in p.outputs]


def relative_error(p, point, exact):
    """The largest difference to the exact outputs, relative to the largest of them."""
    numbers = [float(x) for x in interpret(p.outputs, point)]
    scale = max(map(abs, exact))
    return max(float(abs(mpmath.mpf(x) - y) / scale) for x, y in zip(numbers, exact, strict=True))


@pytest.mark.parametrize(
    ("robot", "model", "parameters"),
    [
        ("ur5", "hybrid", "base"),
        ("rx90", "inertia", "standard"),
        ("sr400", "hybrid", "base"),
        ("sr400", "inertia", "standard"),
        ("sr400", "ddm", "base"),
        ("palletiser", "lagrange", "standard"),
    ],
)
def test_cancellation_does_not_lose_digits(robot, model, parameters):
    """Median error of random states against 50 digits, before and after; operations are saved."""
    stages = sy.generate(sy.load(robot), model, parameters=parameters).optimised.stages
    before, after = stages["factor"], stages["cancel"]
    assert price(after, "time") < price(before, "time")
    rng = np.random.default_rng(5)
    errors = []
    for _ in range(15):
        point = {
            s.payload[0]: rng.uniform(0.1 if s.payload[1].is_parameter else -2.0, 2.0)
            for s in before.symbols
        }
        exact = exact_values(before, point)
        errors.append([relative_error(p, point, exact) for p in (before, after)])
    old, new = np.median(errors, axis=0)
    assert new < 2 * old
    assert new < 1e-13


def test_a_pair_that_comes_to_one_of_its_terms_is_that_term():
    x, y, z, _ = Q
    assert share(program(2 * x + y - x, 2 * x + z - x), "operations").outputs == (x + y, x + z)


def test_a_pair_that_simplifies_to_one_of_its_terms_is_no_cycle():
    """u + v is joined, then (u + v) - u, which is v again."""
    a, b, c, d = Q
    p = program(
        a - c - (a + c + a + (c + d + 2 * d)) + b,
        -(a + b - (a + d) - (2 * c - (b - d))),
        2 * b - (a - b),
        b - (a + c + a * c + (c + d + a)) + (2 * b + 2 * c),
    )
    np.testing.assert_allclose(values(share(p, "operations")), values(p), rtol=1e-12)


def test_sharing_does_not_recurse():
    terms = [symbol(f"x{k}", Role.POSITION) * Q[0] for k in range(60)]
    long = [sum(terms[1:], terms[0]) + q for q in Q[1:]]
    p = program(*long, *(-t for t in long))
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 40)
    try:
        shared = _shared(p, ADD)
    finally:
        sys.setrecursionlimit(limit)
    np.testing.assert_allclose(values(shared), values(p), rtol=1e-12)
    assert sum(n.op is ADD for n in shared.nodes) == 59 + 3


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (Q[0] * Q[1], 1.0),
        (P[0] + P[1], RUN_ONCE_WEIGHT),
        (-Q[0], 0.0),
        (Q[0], 0.0),
        (constant(2), 0.0),
    ],
)
def test_price_of_an_operation(node, expected):
    assert unit_price(node) == expected


def test_pairs_are_shared_across_products():
    x, y, z, w = Q
    shared = share(program(x * z * y, x * w * y), "operations")
    assert sum(n.op is MUL for n in shared.nodes) == 3


def test_parameters_meet_before_variables():
    """P1 q1 P2 becomes (P1 P2) q1, whose first product runs once."""
    after = associate(program(P[0] * Q[0] * P[1]), "operations")
    assert price(after, "operations") == pytest.approx(1.001)


def test_balancing_shortens_a_chain():
    total = Q[0] * P[0]
    for k in range(1, 8):
        total = total + Q[k % 4] * sin(Q[k // 4]) * P[k % 4]
    before = program(total)
    after = associate(before, "time")

    def longest(p):
        level = {}
        for n in postorder(p.outputs):
            level[n] = max((level[a] for a in n.args), default=0) + bool(n.op.cost)
        return max(level[o] for o in p.outputs)

    assert longest(after) < longest(before)


def test_own_angles_refuses_more_angles_than_joints():
    few, many = (
        program(sum((sin(q) for q in Q[1:]), sin(Q[0]))),
        program(sum((sin(q + p) for q in Q for p in P), sin(Q[0]))),
    )
    assert price(few, "own-angles") == pytest.approx(price(few, "operations"))
    assert price(many, "own-angles") > price(many, "operations") + 100


@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("seed", range(8))
def test_operands_come_before_their_users(seed, objective):
    p = random_program(seed)
    place = {n: k for k, n in enumerate(schedule_operations(p, objective))}
    assert set(place) == set(p.nodes)
    assert all(place[a] < place[n] for n in p.nodes for a in n.args)


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_there_may_be_nothing_to_order(objective):
    p = program(Q[0], -Q[1], constant(3))
    assert set(schedule_operations(p, objective)) == set(p.nodes)


def test_calls_of_functions_come_before_other_work():
    """Also when more values live than there are registers, and other work would free some."""
    sines = [
        sin(symbol(f"x{k}", Role.POSITION)) for k in range(150)
    ]  # more than are issued before the first is done
    terms = [(s + k) * Q[k % 4] for k, s in enumerate(sines)]
    work = [n for n in schedule_operations(program(sum(terms[1:], terms[0])), "time") if n.op.cost]
    assert set(work[: len(sines)]) == set(sines)


def test_many_results_for_little_work_are_computed_one_by_one():
    """As in a listing to read; one result of the same work is not."""
    terms = [(Q[k % 4] + k) * (Q[(k + 1) % 4] * P[k % 3]) for k in range(120)]
    wide, narrow = program(*terms), program(sum(terms[1:], terms[0]))
    assert schedule_operations(wide, "time") == schedule_operations(wide, "operations")
    assert schedule_operations(narrow, "time") != schedule_operations(narrow, "operations")


def test_the_schedule_for_time_holds_few_values():
    """Forty independent products, each used with the next one at the end: without a limit all would
    live at once.
    """
    products = [Q[k % 4] * (Q[(k + 1) % 4] + k) for k in range(40)]
    order = schedule_operations(
        program(*(a * a + P[k % 4] for k, a in enumerate(products))), "time"
    )
    last = {a: k for k, n in enumerate(order) for a in n.args}
    live = [
        sum(1 for m in order[:k] if m.op.cost and last.get(m, -1) >= k) for k in range(len(order))
    ]
    assert max(live) <= REGISTERS + 4


def factor_once(total):
    return with_factors(program(total), "operations").outputs[0]


def collect(total):
    return collected(expand(total))


def deep_expression(kind, size):
    """An expression of `size` operations, each on the result of the one before."""
    x = Q[0]
    for k in range(size):
        x = x * P[0] + Q[1] if kind == "horner" else x + (k + 2) * Q[k % 3] * P[k % 4]
    return x


@pytest.mark.parametrize("kind", ["horner", "sum"])
def test_no_pass_and_no_text_recurses_on_the_depth_of_a_program(kind):
    p = program(deep_expression(kind, 1_500))
    assert price(optimise(p).program, "time") <= price(p, "time")
    deep = program(deep_expression(kind, 8_000)).outputs[0]
    assert display_text(deep, 1000)
    assert infix_text(deep, 1000)
    assert pickle.loads(pickle.dumps(deep)) is deep
    point = dict.fromkeys(["q1", "q2", "q3", "P1", "P2", "P3", "P4"], 0.5)
    assert np.isfinite(float(interpret([deep], point)[0]))


@pytest.mark.parametrize("take_out", [factor_once, collect])
def test_factors_are_taken_out_without_recursion(take_out):
    """x1 (1 + x2 (1 + x3 (…))), expanded: a factor to take out for each of its terms."""
    x = [symbol(f"x{k}", Role.POSITION) for k in range(60)]
    total = sum((chain(MUL, x[: k + 1]) for k in range(1, len(x))), x[0])
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 40)
    try:
        factored = take_out(total)
    finally:
        sys.setrecursionlimit(limit)
    assert sum(n.op is MUL for n in postorder([factored])) == len(x) - 1
    point = {s.payload[0]: 0.9 for s in x}
    assert float(interpret([factored], point)[0]) == pytest.approx(
        float(interpret([total], point)[0])
    )
