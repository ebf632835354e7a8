"""The models `inertia`, `ddm` and `ddm-recursive`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.expr.functions import Scalar
from symoro.mechanism.drives import rotor_matrix, tree_joints
from symoro.mechanism.tree_elimination import solve
from symoro.models.dynamic.torques import bias, joint_vector, resting_accelerations, torques
from symoro.models.forms import search
from symoro.models.forms.articulated_bodies import articulated_accelerations
from symoro.models.forms.choices import Choices, apply_choices
from symoro.models.forms.composite_inertia import composite_inertia
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Price, Trace, Traced, matrix_group


def inertia_rows(robot: Robot, forms: Choices | None, trace: Trace) -> list[list[Scalar]]:
    """A with the rotors (35), symmetric; None: in the plain forms."""
    chosen = apply_choices(robot, forms)
    links = composite_inertia(chosen.robot, [x.body for x in chosen.inertia], chosen.links, trace).A
    joints, rotors = tree_joints(robot), robot.derived("rotors", lambda: rotor_matrix(robot))
    upper = {
        (r, c): trace(f"A{r}{c}", links[r - 1][c - 1] + rotors[x][y])
        for x, r in enumerate(joints)
        for y, c in enumerate(joints)
        if r <= c
    }
    return [[upper[min(r, c), max(r, c)] for c in joints] for r in joints]


def inertia(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A: the inertia matrix in joint space."""
    return Traced((matrix_group("A", inertia_rows(robot, o.get("forms"), trace)),))


def parents(robot: Robot, joints: Sequence[int]) -> list[int]:
    """For each of the joints the position of the next one towards the base, -1 if there is none.

    Coupled drives connect joints of different branches: then every joint hangs on the one before.
    """
    if robot.coupling:
        return list(range(-1, len(joints) - 1))
    found = []
    for j in joints:
        i = robot.ant(j)
        while i and i not in joints:
            i = robot.ant(i)
        found.append(joints.index(i) if i else -1)
    return found


def unknowns(joints: Sequence[int]) -> list[str]:
    """The accelerations that are solved for, as an error message calls them."""
    return [f"QDP{j}" for j in joints]


def by_matrix(robot: Robot, o: Options, trace: Trace) -> list[Scalar]:
    """A qdd = tau - H, eliminated from the tips (24)."""
    A = inertia_rows(robot, o.get("inertia_forms"), trace)
    H = torques(resting_accelerations(robot), o.get("bias_forms"), trace)
    joints = tree_joints(robot)
    right = [robot.joint(j).GAM - h for j, h in zip(joints, H, strict=True)]
    return solve(A, right, parents(robot, joints), unknowns(joints), trace)


def by_recursion(robot: Robot, o: Options, trace: Trace) -> list[Scalar]:
    check_coupling(robot)
    found = articulated_accelerations(robot, trace)
    return [found[j - 1] for j in tree_joints(robot)]


def check_coupling(robot: Robot) -> None:
    if robot.coupling:
        raise UnsupportedRobot(
            f"{robot.name} has coupled drives, which the articulated-body recursion does not know: use ddm with method=matrix."
        )


METHODS = {"matrix": by_matrix, "recursive": by_recursion}


def direct_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd: joint accelerations from positions, velocities and torques."""
    method = o["method"] if o["method"] in METHODS else "matrix"
    qdd = METHODS[method](robot, o, trace)
    how = {
        "matrix": "inertia matrix, eliminated from the tips",
        "recursive": "articulated bodies, no inertia matrix",
    }[method]
    return Traced((joint_vector("qdd", "QDP", robot, qdd),), (f"method: {how}",))


def recursive_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    return direct_dynamics(robot, {**o, "method": "recursive"}, trace)


def choose_inertia(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    return {"forms": search.search(robot, o, inertia, price, turning=False)}


def choose_parts(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A and of H, each on its own."""
    whole = {**o, "outputs": None}
    for_A = search.search(robot, whole, inertia, price, turning=False)
    for_H = search.search(resting_accelerations(robot), whole, bias, price)
    return {"inertia_forms": for_A, "bias_forms": for_H}


def _refined(
    robot: Robot, o: Options, chosen: Mapping[str, Choices], price: Price
) -> dict[str, Any]:
    """The forms of A and H improved together, for what they share."""
    keys = ("inertia_forms", "bias_forms")
    parts = (
        search.Part(robot, inertia, turning=False),
        search.Part(resting_accelerations(robot), bias),
    )
    refined = search.refine(
        o,
        parts,
        [chosen[key] for key in keys],
        lambda forms: price(
            direct_dynamics, {**dict(zip(keys, forms, strict=True)), "method": "matrix"}
        ),
    )
    return dict(zip(keys, refined, strict=True))


def choose_direct(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of both parts, then the cheaper of the two methods."""
    if o["method"] == "recursive":
        return {}
    chosen = choose_parts(robot, o, price)
    if o["effort"] > 1 and o["mode"] != "symoro":
        chosen = _refined(robot, o, chosen, price)
    if o["method"] != "auto" or o["mode"] == "symoro":
        return chosen
    methods = ["matrix"] if robot.coupling else list(METHODS)
    return min(({**chosen, "method": m} for m in methods), key=lambda c: price(direct_dynamics, c))
