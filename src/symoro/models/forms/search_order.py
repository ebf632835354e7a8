"""Which choices of forms are worth trying: what paid on the robots of the library and on random ones, searched with everything.

A row is a kind of choice, the values that are worth changing to and the links where they are, by words that all must hold: "first" on
the base, "second" on a first one, "later" further out, "carried" all but the first, "tip" or "inner" whether it carries others, and
"parallel" or "turned" whether its axis is parallel to the one before. The rows come in the order of the trials.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symoro.mechanism.transforms import turn_kind
from symoro.models.forms.parameter_grouping import SHEDS
from symoro.robot.data import Robot
from symoro.robot.structure import children

Row = tuple[str, Sequence[Any] | None, str]  # kind of choice, values (None: all), links

SPINNING, RESTING, COMPOSITE = (
    "spinning",
    "resting",
    "composite",
)  # what is searched: torques in motion or at rest, composite inertia

DESCENT: dict[str, tuple[Row, ...]] = {  # in a descent
    SPINNING: (
        ("twice", (True,), "carried"),
        ("twice", (False,), "second"),
        ("twice", (False,), "later tip"),
        ("unit", None, ""),
        ("slide", (True,), "carried"),
        ("frame", ("pre", "phase"), "carried"),
        ("frame", ("own",), "carried tip"),
        ("frame", ("double",), "second inner"),
        ("frame", ("double",), "later inner parallel"),
        ("shed", SHEDS, "carried"),
        ("fold", (True, False), ""),
        ("gather", (True, False), ""),
        ("join", (False,), "later"),
        ("lever", (False,), "later"),
        ("direct", (True,), "later inner"),
        ("gauge", ("classical",), "later tip"),
        ("products", (False,), "later tip"),
        ("products", (False,), "later inner parallel"),
        ("column", (False,), "later inner turned"),
    ),
    RESTING: (
        ("frame", ("own", "pre", "phase"), ""),
        ("shed", ("keep", "axial"), ""),
    ),
    COMPOSITE: (
        ("lever", (True,), "later"),
        ("unit", None, ""),
        ("slide", (True,), ""),
        ("slide", (False,), "carried inner"),
        ("join", (False,), "second"),
        ("frame", ("phase",), "carried"),
        ("level", (True,), ""),
        ("gauge", ("classical", "x-free"), "carried"),
    ),
}
FINAL_COMPARISON: dict[
    str, tuple[Row, ...]
] = {  # these change the parameters, and with them what the passes find
    SPINNING: (("unit", None, ""), ("shed", SHEDS, ""), ("slide", (False, True), "")),
    RESTING: (("unit", None, ""), ("shed", SHEDS, "")),
    COMPOSITE: (("unit", None, ""), ("gauge", ("classical", "x-free"), "")),
}


def link_traits(robot: Robot, j: int) -> set[str]:
    """What a link is to the rows."""
    i = robot.ant(j)
    place = {"first"} if not i else {"carried", "later" if robot.ant(i) else "second"}
    return place | {
        "inner" if children(robot, j) else "tip",
        "parallel" if turn_kind(robot.frame(j).alpha) == "none" else "turned",
    }


def options_in_order(
    robot: Robot, options: Mapping[str, Sequence[Any]], rows: Sequence[Row]
) -> dict[str, list[Any]]:
    """The options that the rows name, in their order."""
    found: dict[str, list[Any]] = {}
    words = {"": set[str](), **{str(j): link_traits(robot, j) for j in range(1, robot.NL + 1)}}
    for kind, values, links in rows:
        for key, allowed in options.items():
            if key.rstrip("0123456789") == kind and words[key.removeprefix(kind)].issuperset(
                links.split()
            ):
                found[key] = found.get(key, []) + [
                    v for v in allowed if values is None or v in values
                ]
    return found
