"""Recognise the columns of a log by the words of their names.

`tau1`, `torque_1`, `effort[0]`, `joint_0_torque`, `/joint_states/elbow/effort`, `q1 [rad]`: the
words tell the quantity, the number or the name of the joint, and the unit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from symoro.errors import InputError
from symoro.identify.log_columns import (
    BASE,
    BASE_COLUMNS,
    BOTH,
    JOINTS,
    ROTOR_QUANTITIES,
    UNIT_FACTORS,
    ColumnMap,
    Setup,
    joint_labels,
    logged_joints,
)
from symoro.robot import Robot

ROTOR_KEYS = ("QM", "QMP", "QMDP")  # of a rotor's position, velocity and acceleration, in models
TIME_NAMES = ("t", "time", "Time", "timestamp")
LISTED_NAMES = 30  # columns of a log that an error names

# --- the words of column names -------------------------------------------------------------------

WORDS = {  # quantity -> words that name it
    "q": ("q", "qpos", "pos", "position", "positions", "angle", "angles", "theta"),
    "qd": (
        "qd",
        "dq",
        "qp",
        "qvel",
        "qdot",
        "dot",
        "vel",
        "velocity",
        "velocities",
        "speed",
        "speeds",
    ),
    "qdd": (
        "qdd",
        "ddq",
        "qdp",
        "qacc",
        "qddot",
        "ddot",
        "acc",
        "accel",
        "acceleration",
        "accelerations",
    ),
    "tau": ("tau", "gam", "gamma", "torque", "torques", "effort", "efforts", "force", "forces"),
    "qr": ("qr", "qref", "qdes"),
}
QUANTITY_OF = {word: quantity for quantity, words in WORDS.items() for word in words}
REFERENCES = {"target", "desired", "des", "ref", "reference", "cmd", "command", "commanded", "goal",
              "setpoint"}  # fmt: skip
FILLERS = {"joint", "joints", "jnt", "j", "axis", "link", "state", "states", "actual", "measured",
           "meas", "robot", "arm"}  # fmt: skip
TIME_WORDS = {"t", "time", "timestamp", "stamp", "header", "elapsed"}
TIME_FILLERS = {"s", "sec", "ms", "us", "ns", "joint", "states"}
SECONDS, NANOSECONDS = ("sec", "secs"), ("nanosec", "nsec", "nsecs", "nanosecs")
UNIT_NAMES = {  # spelling in a column name, lower case -> unit
    **{"sec": "s", "secs": "s", "seconds": "s", "msec": "ms", "µs": "us", "usec": "us"},
    **{"radians": "rad", "degrees": "deg", "°": "deg", "°/s": "deg/s", "rad/s^2": "rad/s2"},
    **{"rad/s²": "rad/s2", "deg/s^2": "deg/s2", "m/s^2": "m/s2", "1/min": "rpm"},
    **{"nm": "N.m", "n·m": "N.m", "n*m": "N.m", "n m": "N.m", "mnm": "mN.m", "mn·m": "mN.m"},
}
UNIT_WORDS = (
    "rad",
    "deg",
    "nm",
    "mnm",
    "ms",
    "us",
    "ns",
)  # units that are words of a name: pos_deg
KNOWN_WORDS = {*QUANTITY_OF, *REFERENCES, *FILLERS, *UNIT_WORDS}
IN_BRACKETS = re.compile(r"\s*[\[(]\s*([^\[\]()]*[^\d\[\]()\s][^\[\]()]*?)\s*[\])]\s*$")


@dataclass(frozen=True)
class _Meaning:
    """The meaning of the name of a column."""

    quantity: str
    pattern: str  # the name with * for the joint
    joint: str | int | None  # label, number, or nothing
    is_element: bool  # number in brackets: an element of an array
    rest: tuple[str, ...]  # words that say nothing known
    unit: str | None


def _spelled_unit(text: str) -> str:
    lower = {unit.lower(): unit for unit in UNIT_FACTORS} | UNIT_NAMES
    return lower.get(text.lower(), text)


def _split_unit(name: str) -> tuple[str, str | None]:
    """The name without a unit in brackets, and the unit."""
    unit = IN_BRACKETS.search(name)
    return (name[: unit.start()], _spelled_unit(unit[1])) if unit else (name, None)


def _words(text: str) -> list[str]:
    """Words and numbers of a name; capitals begin a word after small letters."""
    apart = re.sub(r"(?<=[a-zµ])(?=[A-Z])", " ", text)
    return re.findall(r"[a-zµ]+|[0-9]+", apart.lower())


def _split_joint(name: str, labels: Sequence[str]) -> tuple[str, str | int | None]:
    """The name with * for the joint, and the joint: the longest label in it, or its last number."""
    for label in sorted(labels, key=len, reverse=True):
        bounded = rf"(?<![A-Za-z0-9]){re.escape(label)}(?![A-Za-z0-9])"
        place = re.search(bounded, name, re.IGNORECASE)
        if place:
            return f"{name[: place.start()]}*{name[place.end() :]}", label
    numbers = list(re.finditer(r"\d+", name))
    if not numbers:
        return name, None
    start, end = numbers[-1].span()
    return f"{name[:start]}*{name[end:]}", int(numbers[-1][0])


@lru_cache(maxsize=4096)
def _meaning(name: str, labels: tuple[str, ...]) -> _Meaning | None:
    """The meaning of a column, or None if its name has no quantity or several."""
    bare, unit = _split_unit(name)
    pattern, joint = _split_joint(bare, labels)
    words = _words(pattern)
    quantity = _quantity(words)
    if quantity is None:
        return None
    if unit is None:
        unit = next((_spelled_unit(w) for w in words if w in UNIT_WORDS), None)
    rest = tuple(w for w in words if w not in KNOWN_WORDS)
    return _Meaning(quantity, pattern, joint, "[*]" in pattern, rest, unit)


def _quantity(words: Sequence[str]) -> str | None:
    """The quantity that words name; None without one, with several, or a reference but for q."""
    quantities = {QUANTITY_OF[w] for w in words if w in QUANTITY_OF}
    if len(quantities) > 1:
        quantities.discard("q")  # q_velocity, q_dot
    if len(quantities) != 1:
        return None
    (quantity,) = quantities
    if REFERENCES.isdisjoint(words):
        return quantity
    return "qr" if quantity in ("q", "qr") else None


# --- which columns hold what ----------------------------------------------------------------------


def map_columns(path: Path, present: Sequence[str], robot: Robot, setup: Setup) -> ColumnMap:
    """Return which columns hold what.

    They are those that the setup names, else the complete set of columns whose names say the
    quantity and the joint. A log with two such sets is refused.
    """
    own = {"q": robot.q, "qd": robot.qd, "qdd": robot.qdd, "tau": robot.tau}
    own |= {"qr": tuple(f"qr{j}" for j in robot.moving)}
    places = [robot.moving.index(j) for j in logged_joints(robot)]
    names, units = _time_column(path, present, setup)
    labels = joint_labels(robot)
    search, moving_base = _ColumnSearch(path, tuple(present), tuple(labels)), robot.has_moving_base
    for quantity, all_joints in own.items():
        asked = setup.columns.get(quantity)
        default = tuple(all_joints[k] for k in places)
        if asked is not None:
            wanted = search.check_count(quantity, _listed(asked, labels))
        else:
            wanted = search.find(quantity, default, optional=quantity == "tau" and moving_base)
        if not wanted:
            continue
        names[quantity] = _in_order(wanted, setup.column_order.get(quantity))
        units |= search.unit(quantity, wanted) if quantity not in setup.units else {}
    rotors, rotor_units = _rotor_columns(search, robot, setup) if "tau" in names else ({}, {})
    names |= rotors
    names |= _base_columns(path, present, robot, setup)
    return ColumnMap(path, names, {**units, **rotor_units})


# --- columns of the rotors of elastic joints ------------------------------------------------------


def _rotor_columns(
    search: _ColumnSearch, robot: Robot, setup: Setup
) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    """The columns of the rotors of elastic joints, named QM2, QMP2 and QMDP2 of joint 2 or in the
    setup, and the units that their names state.
    """
    names: dict[str, tuple[str, ...]] = {}
    units: dict[str, str] = {}
    joints = robot.elastic_joints
    for quantity, key in zip(ROTOR_QUANTITIES, ROTOR_KEYS, strict=True):
        asked = setup.columns.get(quantity)
        own = [f"{key}{j}" for j in joints]
        is_needed = bool(joints) and (quantity == "qm" or set(own) <= set(search.present))
        if asked is None and not is_needed:
            continue
        wanted = own if asked is None else _listed(asked, joints)
        if len(wanted) != len(joints):
            raise InputError(
                f"{search.path}, columns of {quantity}",
                ", ".join(wanted),
                f"{len(joints)}: one per elastic joint",
            )
        names[quantity] = _check_present(search.path, search.present, quantity, wanted)
        if quantity not in setup.units:
            units |= _common_unit(search.path, quantity, names[quantity])
    return names, units


def _common_unit(path: Path, quantity: str, names: Sequence[str]) -> dict[str, str]:
    """The unit in brackets behind the names of columns, by quantity; nothing without one."""
    units = {_split_unit(name)[1] for name in names}
    if units == {None}:
        return {}
    unit = str(units.pop())
    if units or unit not in UNIT_FACTORS:
        expected = f"one unit among {', '.join(UNIT_FACTORS)}"
        raise InputError(f"{path}, columns of {quantity}", ", ".join(names), expected)
    return {quantity: unit}


# --- columns of a moving base and of contacts -----------------------------------------------------

AXES = ("x", "y", "z")
BASE_MOTION = (  # what is expected, and what to do
    "w0, its angular velocity, and a0, its acceleration less gravity, both in frame 0",
    'Name them: columns.w0 = ["…", "…", "…"], columns.a0 = ["…", "…", "…"].',
)
BASE_NAMES = {  # as in the models, and the words of the messages of an IMU and a wrench
    "w0": (("W01", "W02", "W03"), (("angular", "velocity"), ("gyro",), ("gyroscope",))),
    "wd0": (("WP01", "WP02", "WP03"), (("angular", "acceleration"),)),
    "a0": (("A01", "A02", "A03"), (("linear", "acceleration"), ("accelerometer",))),
    "force": (("F01", "F02", "F03"), (("wrench", "force"),)),
    "moment": (("C01", "C02", "C03"), (("wrench", "torque"), ("wrench", "moment"))),
}


def _base_columns(
    path: Path, present: Sequence[str], robot: Robot, setup: Setup
) -> dict[str, tuple[str, ...]]:
    """The columns of the motion of a moving base, of the wrench on it, and of contact forces."""
    names: dict[str, tuple[str, ...]] = {}
    for quantity, count in BASE_COLUMNS.items():
        asked = setup.columns.get(quantity)
        if asked is not None:
            wanted = _listed(asked, range(1, count + 1))
            names[quantity] = _check_present(path, present, quantity, wanted)
            _check_base(path, quantity, names[quantity], count, robot)
        elif robot.has_moving_base:
            names[quantity] = _base_set(path, present, quantity)
    _check_motion(path, names)
    contacts = [x for listed in (setup.contacts or {}).values() for x in listed]
    names["contacts"] = _check_present(path, present, "contacts", contacts)
    return {quantity: own for quantity, own in names.items() if own}


def _check_motion(path: Path, names: Mapping[str, Sequence[str]]) -> None:
    """Refuse a log with the rotation of the base or its acceleration alone."""
    if bool(names.get("w0")) != bool(names.get("a0")):
        present = [key for key in ("w0", "a0") if names.get(key)]
        raise InputError(
            f"{path}, motion of the base", f"columns of {', '.join(present)} alone", *BASE_MOTION
        )


def _check_base(path: Path, quantity: str, own: Sequence[str], count: int, robot: Robot) -> None:
    """Refuse columns of a base that does not move, and another number of them."""
    if not robot.has_moving_base:
        raise InputError(
            f"{path}, columns of {quantity}",
            f"{robot.name} with a fixed base",
            "a robot on a moving base",
            "Load it with floating=True or mobile=True (--floating, --mobile).",
        )
    if len(own) != count:
        raise InputError(f"{path}, columns of {quantity}", ", ".join(own), f"{count} columns")


def _base_set(path: Path, present: Sequence[str], quantity: str) -> tuple[str, ...]:
    """The columns whose names say a quantity of the base; none if there are none."""
    if quantity == "wrench":
        force, moment = (_base_set(path, present, key) for key in ("force", "moment"))
        return (*force, *moment) if force and moment else ()
    own, words = BASE_NAMES[quantity]
    if set(own) <= set(present):
        return own
    complete = _sets_by_axis(present, words)
    if len(complete) > 1:
        raise InputError(
            f"{path}, columns of {quantity} of the base",
            f"two sets: {', '.join(complete[0])}; and {', '.join(complete[1])}",
            "one set of columns",
            f'Say which: columns.{quantity} = ["{complete[0][0]}", …].',
        )
    return complete[0] if complete else ()


def _sets_by_axis(
    present: Sequence[str], words: Sequence[tuple[str, ...]]
) -> list[tuple[str, ...]]:
    """Columns x, y, z whose names are alike but for the axis and have some of the words."""
    sets: dict[str, dict[str, str]] = {}
    for name in present:
        *parts, axis = _words(_split_unit(name)[0]) or [""]
        if axis in AXES and any(set(w) <= set(parts) for w in words):
            sets.setdefault(" ".join(parts), {})[axis] = name
    return [tuple(x[c] for c in AXES) for x in sets.values() if len(x) == len(AXES)]


def with_efforts(robot: Robot, setup: Setup, columns: ColumnMap) -> Setup:
    """Return the setup of a robot on a moving base with the efforts that are used: those of the
    joints, the wrench on the base, or both, as the log has them.
    """
    present = [JOINTS] if "tau" in columns.names else []
    if "wrench" in columns.names or setup.contacts is not None:
        present.append(BASE)
    _check_forces(robot, columns, present)
    efforts = setup.efforts or (BOTH if len(present) == 2 else present[0])
    missing = {JOINTS: {JOINTS}, BASE: {BASE}, BOTH: {JOINTS, BASE}}[efforts] - set(present)
    if missing:
        raise InputError("setup, efforts", repr(efforts), f"columns of those of the {min(missing)}")
    return replace(setup, efforts=efforts, drives=() if efforts == BASE else setup.drives)


def _check_forces(robot: Robot, columns: ColumnMap, present: Sequence[str]) -> None:
    """Refuse a log without the forces on the robot, or a floating one without its motion."""
    if BASE not in present and (robot.base.floating or not present):
        raise InputError(
            f"{columns.path}, efforts on the base of {robot.name}",
            "no columns of the wrench on the base or of contact forces",
            "columns.wrench (force and moment in frame 0), or contacts = {link = [columns]}",
            "contacts = {} states that the robot touches nothing.",
        )
    if robot.base.floating and "w0" not in columns.names:
        raise InputError(
            f"{columns.path}, motion of the base of {robot.name}", "no columns of it", *BASE_MOTION
        )


def _in_order(names: Sequence[str], order: Sequence[int] | None) -> tuple[str, ...]:
    """The columns by joint: entry j of the order is the number of the column of joint j."""
    return tuple(names[k - 1] for k in order) if order else tuple(names)


_ColumnSets = dict[tuple[str, ...], tuple[str, ...]]  # columns by joint -> unknown words of names


@dataclass(frozen=True)
class _ColumnSearch:
    """The columns of a log and the names of the logged joints."""

    path: Path
    present: tuple[str, ...]
    labels: tuple[str, ...]

    def find(self, quantity: str, own: tuple[str, ...], optional: bool = False) -> tuple[str, ...]:
        """The columns of a quantity, one per joint; none if an optional one is missing.

        `own` are the names that the robot has for it.
        """
        sets = self._with_own(own, self._complete_sets(quantity))
        plain = [names for names, rest in sets.items() if not rest] or list(sets)
        if len(plain) > 1:
            self._refuse_two(quantity, plain)
        if not plain and quantity in ("q", "tau") and not optional:
            return self._missing(quantity, own)
        return plain[0] if plain else ()

    def _with_own(self, own: tuple[str, ...], sets: _ColumnSets) -> _ColumnSets:
        """The sets with the robot's own names, if they are present, instead of others of these."""
        if own in sets or not set(own) <= set(self.present):
            return sets
        return {own: (), **{s: rest for s, rest in sets.items() if set(s).isdisjoint(own)}}

    def _refuse_two(self, quantity: str, sets: Sequence[tuple[str, ...]]) -> None:
        first, second = (", ".join(names) for names in sets[:2])
        raise InputError(
            f"{self.path}, columns of {quantity}",
            f"two sets: {first}; and {second}",
            "one column per joint",
            f'Say which: columns.{quantity} = ["{sets[0][0]}", …].',
        )

    def _groups(self, quantity: str) -> dict[str, list[tuple[str, _Meaning]]]:
        """Columns of a quantity by their pattern."""
        groups: dict[str, list[tuple[str, _Meaning]]] = {}
        for name in self.present:
            meaning = _meaning(name, self.labels)
            if meaning is not None and meaning.quantity == quantity:
                groups.setdefault(meaning.pattern, []).append((name, meaning))
        return groups

    def _complete_sets(self, quantity: str) -> _ColumnSets:
        """Sets with a column per joint, and the unknown words of their names."""
        sets: _ColumnSets = {}
        for group in self._groups(quantity).values():
            columns = {meaning.joint: name for name, meaning in group}
            counts_from_0 = group[0][1].is_element and 0 in columns
            for joints in self._numberings(counts_from_0):
                if all(joint in columns for joint in joints):
                    sets[tuple(columns[joint] for joint in joints)] = group[0][1].rest
        return sets

    def _numberings(self, counts_from_0: bool) -> list[Sequence[str | int | None]]:
        """The ways to call the joints: by name, by numbers from 0 or from 1."""
        n = len(self.labels)
        single: list[Sequence[str | int | None]] = [(None,)] if n == 1 else []
        from_one = [] if counts_from_0 else [range(1, n + 1)]
        return [self.labels, *single, range(n), *from_one]

    def _missing(self, quantity: str, own: tuple[str, ...]) -> tuple[str, ...]:
        """Refuse a log without a needed quantity: name what the fullest set lacks."""
        groups = [g for g in self._groups(quantity).values() if g[0][1].joint is not None]
        wanted: Iterable[str] = own
        if groups:
            fullest = max(groups, key=len)
            pattern, joints = fullest[0][1].pattern, {m.joint for _, m in fullest}
            numbers: Iterable[str | int] = range(1, len(self.labels) + 1)
            if any(isinstance(joint, str) for joint in joints):
                numbers = self.labels
            wanted = [pattern.replace("*", str(k)) for k in numbers if k not in joints]
        return self.check_count(quantity, list(wanted))

    def check_count(self, quantity: str, wanted: list[str]) -> tuple[str, ...]:
        """Raise an error unless all are present and there is one per logged joint."""
        names = _check_present(self.path, self.present, quantity, wanted)
        if len(wanted) != len(self.labels):
            raise InputError(
                f"{self.path}, columns of {quantity}",
                ", ".join(wanted),
                f"{len(self.labels)}: one per logged joint",
            )
        return names

    def unit(self, quantity: str, names: Sequence[str]) -> dict[str, str]:
        """The unit that the names of the columns state, by quantity; nothing without one."""
        meanings = [_meaning(name, self.labels) for name in names]
        units = {m.unit if m is not None else None for m in meanings}
        if units == {None}:
            return {}
        known = [u for u in units if u in UNIT_FACTORS]
        if len(units) > 1 or not known:
            raise InputError(
                f"{self.path}, columns of {quantity}",
                f"{', '.join(names)} in units {', '.join(sorted(map(str, units)))}",
                f"one unit among {', '.join(UNIT_FACTORS)}",
                f'State it: units.{quantity} = "…".',
            )
        return {quantity: str(known[0])}


def _time_column(
    path: Path, present: Sequence[str], setup: Setup
) -> tuple[dict[str, tuple[str, ...]], dict[str, str]]:
    """The column of time, or the two of seconds and nanoseconds, and its unit if it is stated."""
    asked = setup.columns.get("t", _named_time(present))
    plain = [name for name in TIME_NAMES if name in present]
    if "t" not in setup.columns and len(plain) > 1:
        raise InputError(
            str(path),
            f"several columns of time: {', '.join(plain)}",
            "one",
            f'Name the one that counts: columns.t = "{plain[0]}".',
        )
    wanted = [asked] if isinstance(asked, str) else list(asked)
    if not wanted and setup.rate is not None:
        return {}, {}
    if not wanted:
        raise InputError(
            str(path),
            f"no column of time among {_shortened(present)}",
            "a column t, or the rate of samples",
            "Give rate=… in Hz, or columns.t.",
        )
    names = {"t": _check_present(path, present, "t", wanted)}
    unit = _time_unit(wanted)
    return names, {"t": unit} if unit and "t" not in setup.units else {}


def _time_unit(names: Sequence[str]) -> str | None:
    """The unit that the name of a single column of time states."""
    bare, unit = _split_unit(names[0])
    unit = unit or next((w for w in _words(bare) if w in ("ms", "us", "ns")), None)
    return unit if len(names) == 1 and unit in UNIT_FACTORS else None


def _named_time(present: Sequence[str]) -> tuple[str, ...]:
    """The columns whose name is a time, the plainest name first; none if there is none."""
    plain = [(name,) for name in TIME_NAMES if name in present]
    pairs = [
        (name, name[: -len(seconds)] + end)
        for name in present
        for seconds in SECONDS
        for end in NANOSECONDS
        if name.endswith(seconds) and name[: -len(seconds)] + end in present
    ]
    others = [(name,) for name in present if _is_time(name)]
    return next(iter([*plain, *pairs, *others]), ())


def _is_time(name: str) -> bool:
    words = set(_words(_split_unit(name)[0])) - TIME_FILLERS
    return bool(words) and words <= TIME_WORDS and words != {"header"}


def _listed(asked: Sequence[str] | str, labels: Sequence[str | int]) -> list[str]:
    """Names from a list, a text with commas, or a pattern whose * counts the joints and whose
    {joint} stands for their names.
    """
    if not isinstance(asked, str):
        return [str(x) for x in asked]
    if "{joint}" in asked:
        return [asked.replace("{joint}", str(label)) for label in labels]
    if "*" in asked:
        return [asked.replace("*", str(k)) for k in range(1, len(labels) + 1)]
    return [x.strip() for x in asked.split(",")]


def _check_present(
    path: Path, present: Sequence[str], quantity: str, wanted: list[str]
) -> tuple[str, ...]:
    missing = [name for name in wanted if name not in present]
    if missing:
        raise InputError(
            f"{path}, columns of {quantity}",
            f"no {', '.join(missing)} among {_shortened(present)}",
            "one for each logged joint",
            f'Name them: columns.{quantity} = ["…"], or a pattern such as "{quantity}_*".',
        )
    return tuple(wanted)


def _shortened(names: Sequence[str]) -> str:
    return ", ".join(names[:LISTED_NAMES]) + (" …" if len(names) > LISTED_NAMES else "")
