"""Which choices of forms a search tries, and in which order.

A row has a kind of choice, the values to change to (None: all) and the links where they paid, by
the words of `search_space.link_traits`, all of which must hold. The rows come in the order of the
trials.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from symoro.models.forms.choices import FIRST_MOMENTS, Value


class Row(NamedTuple):
    """A kind of choice, the values that are worth a trial (None: all), and traits of links."""

    kind: str
    values: Sequence[Value] | None
    links: str = ""

    def names(self, kind: str, traits: set[str]) -> bool:
        """True if the row is about this kind of choice and a link of these traits."""
        return kind == self.kind and traits.issuperset(self.links.split())


IN_MOTION, AT_REST, INERTIA = "in motion", "at rest", "inertia"  # what is searched

# In a descent. fmt: off
DESCENT: dict[str, tuple[Row, ...]] = {
    IN_MOTION: (
        Row("last_row_doubled", (True,), "carried"),
        Row("last_row_doubled", (False,), "second"),
        Row("last_row_doubled", (False,), "later tip"),
        Row("unit", None),
        Row("slide_origin", (True,), "carried"),
        Row("wrench_frame", ("pre", "phase"), "carried"),
        Row("wrench_frame", ("own",), "carried tip"),
        Row("wrench_frame", ("double",), "second inner"),
        Row("wrench_frame", ("double",), "later inner parallel"),
        Row("first_moment", FIRST_MOMENTS, "carried"),
        Row("fold_into_antecedent", (True, False)),
        Row("gather_folded", (True, False)),
        Row("join_group", (False,), "later"),
        Row("lever_in_own_frame", (False,), "later"),
        Row("diagonal_from_squares", (True,), "later inner"),
        Row("grouping", ("YY=0",), "later tip"),
        Row("moment_from_products", (False,), "later tip"),
        Row("moment_from_products", (False,), "later inner parallel"),
        Row("column_from_U", (False,), "later inner turned"),
    ),
    AT_REST: (
        Row("wrench_frame", ("own", "pre", "phase")),
        Row("first_moment", ("keep", "MZ")),
    ),
    INERTIA: (
        Row("lever_in_own_frame", (True,), "later"),
        Row("unit", None),
        Row("slide_origin", (True,)),
        Row("slide_origin", (False,), "carried inner"),
        Row("join_group", (False,), "second"),
        Row("wrench_frame", ("phase",), "carried"),
        Row("XX_from_YY", (True,)),
        Row("grouping", ("YY=0", "XX=0"), "carried"),
    ),
}

# At the end, after factoring: these change the parameters, and with them what the passes find.
FINAL_COMPARISON: dict[str, tuple[Row, ...]] = {
    IN_MOTION: (
        Row("unit", None),
        Row("first_moment", FIRST_MOMENTS),
        Row("slide_origin", (False, True)),
    ),
    AT_REST: (Row("unit", None), Row("first_moment", FIRST_MOMENTS)),
    INERTIA: (Row("unit", None), Row("grouping", ("YY=0", "XX=0"))),
}
