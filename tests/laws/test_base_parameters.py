"""Base parameters: as many as the rank of the observation matrix, and no torque changes by
grouping.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import symoro as sy
from symoro.expr.functions import pi
from symoro.expr.node import ZERO, Expr, Role, as_expr, constant, symbol
from symoro.expr.program import interpret, run_program
from symoro.models.identification.dependent_parameters import numeric_base, observation_matrix
from symoro.robot import INERTIAL_PARAMETERS
from symoro.robot.data import FIXED, PRISMATIC, REVOLUTE, Body, Frame, Joint, Robot, Wrench
from tests.laws.test_kinematics import close
from tests.strategies import robots, seeds, state
from tests.structures import followed, number, random_robot, random_states

SETTINGS = settings(
    deadline=None, derandomize=True, max_examples=30, phases=[Phase.explicit, Phase.generate]
)
Z_GRAVITY = (ZERO, ZERO, symbol("G3"))
TILTED = (symbol("G1"), symbol("G2"), symbol("G3"))
GEOMETRY = ("gamma", "b", "alpha", "d", "theta", "r")
NONE = (ZERO, ZERO, ZERO)


def symbolic(robot: Robot) -> Robot:
    """The robot with a symbol for every inertial parameter and rotor of its links."""
    bodies = (
        Body(),
        *(
            Body(**{k: symbol(f"{k}{j}", Role.INERTIAL) for k in INERTIAL_PARAMETERS})
            for j in range(1, robot.NL + 1)
        ),
    )
    joints = tuple(
        dataclasses.replace(x, IA=symbol(f"IA{j}", Role.INERTIAL)) if robot.sigma(j) != FIXED else x
        for j, x in enumerate(robot.joints, 1)
    )
    return dataclasses.replace(
        robot, bodies=bodies, joints=joints, wrenches=tuple(Wrench() for _ in robot.wrenches)
    )


def chain(
    *joints: str | tuple[str, dict[str, Any]],
    ants: tuple[int, ...] = (),
    gravity: tuple[Expr, ...] = Z_GRAVITY,
) -> Robot:
    """A robot from letters R, P, F with their geometry; symbolic inertial parameters."""
    frames, drives = [], []
    for j, item in enumerate(joints, 1):
        kind, given_ = (item, {}) if isinstance(item, str) else item
        sigma = "RPF".index(kind)
        values = {k: as_expr(v) for k, v in given_.items()}
        if sigma != FIXED:
            key = "theta" if sigma == REVOLUTE else "r"
            values[key] = values.get(key, ZERO) + symbol(f"q{j}", Role.POSITION)
        frames.append(Frame(ants[j - 1] if ants else j - 1, sigma, **values))
        motion = (
            symbol(f"QP{j}", Role.VELOCITY),
            symbol(f"QDP{j}", Role.ACCELERATION),
            symbol(f"GAM{j}", Role.TORQUE),
        )
        drives.append(Joint() if sigma == FIXED else Joint(*motion))
    return symbolic(
        Robot(
            "case",
            tuple(frames),
            (Body(),) * (len(frames) + 1),
            (Wrench(),) * (len(frames) + 1),
            tuple(drives),
            gravity=gravity,
        )
    )


def length(name: str) -> Expr:
    return symbol(name, Role.GEOMETRIC)


def same_torques(
    robot: Robot, rng: np.random.Generator, models: tuple[str, ...] = ("idm",)
) -> None:
    values = state(robot, rng)
    found = sy.generate(robot, "base-parameters")
    numbers = {**values, **found.values(values)}
    for name, group in (
        (name, {"idm": "tau", "inertia": "A", "gravity": "Q"}[name]) for name in models
    ):
        standard = sy.generate(robot, name, mode="symoro")
        base = sy.generate(robot, name, mode="symoro", parameters="base")
        expected = standard.evaluate({k: v for k, v in values.items() if k in standard.inputs})[
            group
        ]
        close(
            base.evaluate({k: v for k, v in numbers.items() if k in base.inputs})[group],
            expected,
            1e-8,
        )


# --- the count is the rank ------------------------------------------------------------------------


def some_gravity(robot: Robot, which: str) -> Robot:
    gravity = {"full": robot.gravity, "vertical": Z_GRAVITY, "none": NONE}[which]
    return dataclasses.replace(robot, gravity=gravity, values={"G3": -9.81, **robot.values})


@SETTINGS
@given(
    robot=robots(joints=(1, 5), tools=0, moving_base=False),
    gravity=st.sampled_from(["full", "vertical", "none"]),
    rng=seeds(),
)
def test_random_trees(robot: Robot, gravity: str, rng: np.random.Generator) -> None:
    robot = some_gravity(symbolic(robot), gravity)
    assert sy.generate(robot, "base-parameters").count == numeric_base(robot, robot.values).count
    same_torques(robot, rng)


@st.composite
def regular_trees(draw: st.DrawFn) -> Robot:
    """Trees as designers draw them: right angles, few lengths, parallel, coaxial and intersecting
    axes.
    """
    count = draw(st.integers(1, 6))
    kinds = draw(
        st.lists(st.sampled_from("RRRPPF"), min_size=count, max_size=count).filter(
            lambda k: set(k) != {"F"}
        )
    )
    ants = tuple(draw(st.sampled_from((j, j, draw(st.integers(0, j))))) for j in range(count))
    angles, lengths = (
        st.sampled_from((ZERO, ZERO, pi / 2, -pi / 2, pi, pi / 3)),
        st.sampled_from((ZERO, ZERO, constant(0.3), constant(-0.7))),
    )
    rows = [
        (
            k,
            {
                name: draw(angles if name in ("gamma", "alpha", "theta") else lengths)
                for name in GEOMETRY
            },
        )
        for k in kinds
    ]
    return chain(
        *rows,
        ants=ants,
        gravity=draw(
            st.sampled_from((Z_GRAVITY, Z_GRAVITY, TILTED, NONE, (ZERO, symbol("G2"), ZERO)))
        ),
    )


@settings(SETTINGS, max_examples=60)
@given(robot=regular_trees(), rng=seeds())
def test_regular_trees(robot: Robot, rng: np.random.Generator) -> None:
    assert sy.generate(robot, "base-parameters").count == numeric_base(robot).count
    same_torques(robot, rng)


@pytest.mark.parametrize(
    "moving", [True, "always"], ids=["in some directions", "in all directions"]
)
@settings(SETTINGS, max_examples=10)
@given(data=st.data(), rng=seeds())
def test_moving_base(moving: bool | str, data: st.DataObject, rng: np.random.Generator) -> None:
    robot = symbolic(data.draw(robots(joints=(1, 5), tools=0, moving_base=moving)))
    assert sy.generate(robot, "base-parameters").count == numeric_base(robot, robot.values).count
    same_torques(robot, rng)


@settings(SETTINGS, max_examples=10)
@given(robot=robots(joints=(1, 5), tools=0))
def test_torques_are_linear_in_the_parameters_and_the_rank_does_not_depend_on_the_states(
    robot: Robot,
) -> None:
    robot = symbolic(robot)
    counts = {
        np.linalg.matrix_rank(observation_matrix(robot, robot.values, states=60, seed=s), tol=1e-8)
        for s in (1, 2)
    }
    assert counts == {numeric_base(robot, robot.values).count}


# --- structures that break naive implementations --------------------------------------------------

TILT = {"alpha": length("tilt")}
CASES = {
    "RX-90": (sy.load("rx90"), 40),
    "Puma 560": (symbolic(sy.load("puma560")), 40),
    "Stanford": (sy.load("stanford"), 37),
    "LWR": (symbolic(sy.load("lwr")), 48),
    "UR": (symbolic(sy.load("ur5")), 40),
    "general 6R": (symbolic(sy.load("general6r")), 43),
    "RRP without rotors": (sy.load("rrp"), 14),
    "vertical 2R": (chain(("R", {"alpha": pi / 2}), ("R", {"d": length("D2")})), 7),
    "RPR": (chain("R", ("P", {"alpha": pi / 2}), ("R", {"alpha": pi / 2})), 9),
    "PPP": (chain("P", ("P", {"alpha": pi / 2, "theta": pi / 2}), ("P", {"alpha": pi / 2})), 4),
    "PRRR, sliding across gravity": (chain(("P", {"alpha": pi / 2}), *(("R", {"alpha": pi / 2}) for _ in range(3))), 19),
    "PRRR on a tilted base": (chain(("P", TILT), *(("R", {"alpha": pi / 2}) for _ in range(3))), 20),
    "two branches on the base": (chain("R", ("R", {"alpha": pi / 2}), ("R", TILT), ("P", {"alpha": pi / 2}), ants=(0, 1, 0, 3)), None),
    "SCARA": (symbolic(sy.load("scara")), None),
    "spherical, no gravity": (chain("R", ("R", {"alpha": pi / 2}), ("R", {"alpha": pi / 2}), ("R", {"alpha": -pi / 2}), gravity=NONE), None),
    "coaxial beyond the first turn": (chain("R", ("R", {"alpha": pi / 3, "r": length("R2")}), ("R", {"r": length("R3")}), gravity=NONE), None),
    "tilted gravity": (dataclasses.replace(sy.load("rx90"), gravity=TILTED), 42),
    "no gravity": (dataclasses.replace(sy.load("rx90"), gravity=NONE), None),
    "rounded angles": (
        chain(("R", {"alpha": 0.3}), ("F", {"gamma": 0.47}), ("P", {"gamma": -0.53, "d": 0.2}), ("R", {"d": 0.1, "gamma": 0.06}), gravity=TILTED),
        None,
    ),
    "ten parallel axes": (chain("R", *(("R", {"d": length(f"D{j}")}) for j in range(2, 11)), gravity=(ZERO, symbol("G2"), ZERO)), 39),
    "one slide along gravity": (chain("P"), 2),
    "one slide across gravity": (chain(("P", {"alpha": pi / 2})), 1),
    "one turn about the vertical": (chain("R"), 1),
    "one turn about a tilted axis": (chain(("R", TILT)), 3),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_special_structures(case: str) -> None:
    robot, expected = CASES[case]
    found, rank = sy.generate(robot, "base-parameters"), numeric_base(robot).count
    if case == "RRP without rotors":
        rank -= sum(name == "IA" for name, _ in numeric_base(robot).independent)
    assert found.count == rank
    assert expected in (None, rank)
    same_torques(robot, np.random.default_rng(7), ("idm", "inertia", "gravity"))


MOTIONS = {  # of the base, as letters of the components that are not zero
    "turning": {"W0": (1, 2, 3)},
    "turning and accelerating": {"W0": (1, 2, 3), "WP0": (1, 2, 3)},
    "a cart in the plane": {"W0": (3,), "WP0": (3,), "V0": (1, 2), "VP0": (1, 2)},
    "a lift": {"V0": (3,), "VP0": (3,)},
    "sliding at constant speed": {"V0": (1, 2, 3)},
    "a ship": {"W0": (1, 2, 3), "WP0": (1, 2, 3), "V0": (1, 2, 3), "VP0": (1, 2, 3)},
}


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("name", ["rx90", "stanford", "scara"])
def test_bases_that_move_in_some_directions(name: str, motion: str) -> None:
    robot = symbolic(sy.load(name))
    components = {
        k: tuple(symbol(f"{k}{c}", Role.BASE) if c in axes else ZERO for c in (1, 2, 3))
        for k, axes in MOTIONS[motion].items()
    }
    moved = dataclasses.replace(robot, base=dataclasses.replace(robot.base, **components))
    assert sy.generate(moved, "base-parameters").count == numeric_base(moved).count
    same_torques(moved, np.random.default_rng(8))


# --- what grouping says ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rx90", "stanford", "th8", "twoarm", "scara", "panda"])
def test_every_standard_parameter_is_kept_grouped_or_without_effect(name: str) -> None:
    robot = symbolic(sy.load(name))
    found = sy.generate(robot, "base-parameters")
    standard = {f"{k}{j}" for j in range(1, robot.NL + 1) for k in INERTIAL_PARAMETERS} | {
        f"IA{j}" for j in robot.moving
    }
    assert not set(found.grouped) & set(found.no_effect)
    kept = standard - set(found.grouped) - set(found.no_effect)
    assert {n.removesuffix("R") for n in found.parameters} == kept
    assert set(found.relations) == {n for n in found.parameters if n.endswith("R")}


def test_grouping_twice_changes_nothing() -> None:
    found = sy.generate(sy.load("rx90"), "base-parameters")
    again = sy.generate(found.robot, "base-parameters")
    assert again.count == found.count
    assert not again.relations


def test_numeric_inertias_give_numeric_base_parameters() -> None:
    robot = sy.load("puma560")
    found = sy.generate(robot, "base-parameters")
    values = state(robot, np.random.default_rng(1))
    base = sy.generate(robot, "idm", parameters="base")
    standard = sy.generate(robot, "idm")
    close(base.evaluate({k: v for k, v in {**values, **found.values(values)}.items() if k in base.inputs})["tau"],
          standard.evaluate({k: v for k, v in values.items() if k in standard.inputs})["tau"])  # fmt: skip


def test_without_rotors_there_are_fewer() -> None:
    robot = sy.load("rx90")
    assert (
        sy.generate(robot, "base-parameters").count
        - sy.generate(robot, "base-parameters", without=("rotor",)).count
        == 4
    )
    assert PRISMATIC not in {robot.sigma(j) for j in robot.moving}


def test_a_slide_is_grouped_without_divisors_that_the_rule_does_not_have() -> None:
    """Table 9.2, row 1 of [KD]: MXR = MX - (ax/az) MZ, MYR = MY - (ay/az) MZ with a the axis of the
    first joint; also where sin(alpha) or cos(theta) vanish.
    """
    geometric = {name: symbol(name, Role.GEOMETRIC) for name in ("al2", "th2", "D2")}
    moving = [symbol(f"q{j}", Role.POSITION) for j in (1, 2)]
    slide = Frame(1, PRISMATIC, alpha=geometric["al2"], d=geometric["D2"], theta=geometric["th2"], r=moving[1])  # fmt: skip
    bodies = tuple(
        Body(**{k: symbol(f"{k}{j}", Role.INERTIAL) for k in INERTIAL_PARAMETERS}) for j in range(3)
    )
    robot = dataclasses.replace(
        sy.load("planar2r"),
        frames=(Frame(0, REVOLUTE, theta=moving[0]), slide),
        bodies=bodies,
        gravity=(ZERO, ZERO, symbol("G3", Role.GEOMETRIC)),
        values={},
    )
    relations = sy.generate(robot, "base-parameters").relations
    for al, th in ((0.4, 0.7), (0.0, 0.3), (0.4, float(np.pi / 2))):
        values = {"al2": al, "th2": th, "MX2": 0.3, "MY2": -0.2, "MZ2": 0.5}
        ax, ay, az = np.sin(al) * np.sin(th), np.sin(al) * np.cos(th), np.cos(al)
        MX2R, MY2R = (relations[name] for name in ("MX2R", "MY2R"))
        found = [float(x) for x in interpret([MX2R, MY2R], values)]
        assert found == pytest.approx([0.3 - ax / az * 0.5, -0.2 - ay / az * 0.5], abs=1e-12)


@pytest.mark.parametrize(("all_parameters", "count"), [(True, 41), (False, 23)])
def test_a_base_without_inertia_takes_no_parameter_too_many(
    all_parameters: bool, count: int
) -> None:
    """Link 0 of a floating palletiser is absent: what is grouped to it is as many as its rank."""
    file = sy.load("palletiser", floating=True)
    bodies = tuple(
        Body(**{k: symbol(f"{k}{j}", Role.INERTIAL) for k in INERTIAL_PARAMETERS}) for j in range(9)
    )
    links = bodies if all_parameters else file.bodies
    robot = dataclasses.replace(file, bodies=(Body(), *links[1:]))
    assert sy.generate(robot, "base-parameters").count == count
    rng = np.random.default_rng(3)
    states = followed(robot, random_states(robot, 80, rng))
    states |= {f"{key}0{k}": rng.normal(size=80) for key in ("VP", "WP") for k in (1, 2, 3)}
    ranks = []
    for parameters in ("base", "standard"):
        D = sy.generate(robot, "id-dynamic", parameters=parameters, effort=0)
        numbers = {name: rng.uniform(0.4, 1.6) for name in D.parameters}
        rows = run_program(D.traced, {**numbers, **robot.values, **states})["D"]
        rows = np.broadcast_to(rows, (80, *D.traced.groups[0].shape)).reshape(-1, len(D.columns))
        sizes = np.linalg.norm(rows, axis=0)
        rows = rows[:, sizes > 1e-12] / sizes[sizes > 1e-12]
        values = np.linalg.svd(rows, compute_uv=False)
        ranks.append(int((values > 1e-8 * values[0]).sum()))
    columns = sy.generate(robot, "id-dynamic", parameters="base", effort=0).columns
    assert ranks == [len(columns), len(columns)]
    assert sum(name[0] != "F" for name in columns) == count


def test_offsets_of_springs_are_no_part_of_dry_friction() -> None:
    """The spring of a follower pushes its master with a constant effort: an offset, since dry
    friction of either direction is not negative in a file.
    """
    robot = random_robot("springs + mimic", np.random.default_rng(2))
    master, follower = robot.mimics[0].master, robot.mimics[0].joint
    joints = list(robot.joints)
    joints[master - 1] = dataclasses.replace(joints[master - 1], FSN=number(0.9), k=number(6))
    spring = {"k": number(80), "q0": number(0.5)}
    joints[follower - 1] = dataclasses.replace(joints[follower - 1], **spring)
    stiff = dataclasses.replace(robot, joints=tuple(joints))
    base = sy.generate(stiff, "base-parameters", mimic="joined").robot
    x = base.joint(master)
    numbers = [float(interpret([as_expr(v)], {})[0]) for v in (x.FS, x.FSN, x.FO)]
    assert min(numbers[:2]) >= 0
    assert numbers[2] != 0
    assert base.joint(follower).k is ZERO
    assert base.joint(follower).q0 is ZERO  # as a file has it of a joint without a spring
