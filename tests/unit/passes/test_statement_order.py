"""The order of statements: angles first, inputs just before their first use, statements of one link
together.
"""

from symoro.expr import ops
from symoro.expr.functions import cos, sin
from symoro.expr.node import Role, operation, symbol
from symoro.expr.program import Argument, Group, Program
from symoro.passes.statement_order import (
    Arrangement,
    arrange,
    group_by_link,
    insert_reads,
    last_used,
    leading_angles,
    make_listing,
    mentioned,
    separate_sines,
    split_statements,
)

X, Y, Z = (symbol(name, Role.POSITION) for name in "xyz")
SUM = X + Y
SINE, COSINE = sin(SUM), cos(SUM)
PRODUCT = SINE * Z
OUTER = sin(PRODUCT)


def listing(*values):
    labels = tuple(f"out{k}" for k in range(len(values)))
    group = Group("out", (len(values),), values, labels)
    return make_listing(Program("program", (group,), (Argument("q", (X, Y, Z)),)))


def test_leaves_are_mentioned_from_left_to_right_and_once():
    a, b = X * Y, Y + Z
    assert mentioned((a, b, a), {X, Y, Z}) == [*a.args, *(s for s in b.args if s not in a.args)]


def test_what_is_behind_a_leaf_is_not_mentioned():
    assert mentioned(PRODUCT.args, {SINE, X, Z}) == list(PRODUCT.args)


def test_angles_of_inputs_lead_with_the_statements_of_their_angles():
    statements = [Z * Z, SUM, SINE, COSINE]
    assert leading_angles(statements) == (SUM, SINE, COSINE)


def test_an_angle_of_leading_sines_leads_too():
    assert leading_angles([SUM, SINE, Z * Z, PRODUCT, OUTER]) == (SUM, SINE, PRODUCT, OUTER)


def test_nothing_leads_without_sines_and_cosines():
    assert leading_angles([SUM, Z * Z]) == ()


def test_an_angle_that_needs_another_statement_does_not_lead():
    outer, angle = Z * Z, Z * Z + X
    assert leading_angles([outer, angle, sin(angle)]) == ()


def test_inputs_are_read_before_their_first_use_and_those_of_outputs_last():
    square = X * X
    parts = insert_reads([[SUM], [square]], [Z, Y, X], {SUM: "a", square: "b"})
    assert parts == [[*SUM.args, SUM], [square, Z]]


def test_an_arrangement_for_a_compiler():
    program = listing(SINE * COSINE, (SINE + COSINE) * Z, (SINE + COSINE) * X)
    order = arrange(program, program.body, inputs=[X, Y, Z], angles_first=True)
    assert order.angles[:3] == (*SUM.args, SUM)
    assert set(order.angles[3:]) == {SINE, COSINE}
    assert order.sections == ((SINE + COSINE, Z),)


def test_sines_of_sines_come_after_those_that_are_computed_together():
    order = separate_sines(Arrangement((X, SUM, SINE, Z, PRODUCT, OUTER, COSINE), ((Y,),)))
    assert order.before == [X, SUM, Z]
    assert order.sines == [SINE, COSINE]
    assert order.after == [PRODUCT, OUTER, Y]
    assert order.angles == [SUM]


def test_an_arrangement_without_wishes_keeps_the_order():
    program = listing(PRODUCT + COSINE, SUM * Z)
    order = arrange(program, program.body)
    assert order.angles == ()
    assert order.sections == (program.body,)


def test_statements_of_one_link_in_turn_are_a_section():
    """Two links outwards and inwards, in the order of the algorithm."""
    a1, c1 = X * X, X * Y
    a2, b2 = a1 * Z, Y * Z
    b1 = b2 * c1
    links = {a1: 1, a2: 2, b2: 2, c1: 1, b1: 1}
    groups = group_by_link([a1, a2, b2, c1, b1], links)
    assert groups == [[a1], [a2, b2], [c1, b1]]


def test_an_output_is_stored_after_the_last_statement_that_it_uses():
    order = [SUM, SINE, PRODUCT]
    outputs = [(SUM, PRODUCT), (SINE + 1,), (Z,), ()]
    assert last_used(order, outputs, order) == [PRODUCT, SINE, None, None]


def test_constants_of_run_time_code_are_symbols_then_results():
    a, b = symbol("a"), symbol("b")
    program = listing((a * b + a) * X + b * Y)
    assert [n.payload[0] for n in program.constants[:1]] == ["b"]
    assert program.constants[1:] == program.once


def long_sum(operations):
    """A listing of one output, a sum that is written in one formula."""
    total = X
    for k in range(operations):
        total = operation(ops.ADD, total, symbol(f"y{k}", Role.POSITION))
    group = Group("out", (), (total,), ("out",))
    return make_listing(Program("program", (group,), is_listing=True))


def test_a_statement_is_split_where_half_the_limit_is_passed():
    assert split_statements(long_sum(13), 24).body == ()
    assert len(split_statements(long_sum(14), 24).body) == 1
    assert len(split_statements(long_sum(27), 24).body) == 2


def test_parts_of_a_statement_have_names_of_their_own():
    names = split_statements(long_sum(40), 24).names
    assert sorted(names.values()) == ["part1", "part2", "part3"]


def test_statements_of_constants_lead_with_the_angles():
    a = symbol("a")
    assert leading_angles([a * a, SUM, SINE]) == (a * a, SUM, SINE)
