"""Dynamics of closed-loop robots from those of their equivalent tree [KC97 §5.2, (21)-(24)].

The tree's algorithms run with the passive joints moving as the loops ask, qd_p = W qd_a, qdd_p = W qdd_a + gamma; then

    Gamma_m = Gamma_a + W^T Gamma_p                                             (22)
    A_m = A_aa + A_ap W + W^T A_pa + W^T A_pp W,  H_m = Gamma_m at qdd_a = 0    (24)

with multipliers: Gamma_p = Wp^T lambda, Gamma_m = Gamma_a - Wa^T lambda. Inputs are the positions of the tree's joints, and
velocities, accelerations and torques of the motorised ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from symoro.errors import UnsupportedRobot
from symoro.expr.functions import Scalar, is_zero
from symoro.expr.node import ZERO
from symoro.expr.program import Group
from symoro.mechanism.drives import times, tree_joints
from symoro.mechanism.passive_rates import LoopMotion, reduced
from symoro.mechanism.tree_elimination import solve
from symoro.models.dynamic.direct import inertia_rows, unknowns
from symoro.models.dynamic.energies import energy as tree_energy
from symoro.models.dynamic.torques import at_rest, torques
from symoro.models.forms import search
from symoro.models.forms.choices import Choices
from symoro.models.loops.kinematics import active_vector, every_row, loop_motion
from symoro.robot.data import Robot
from symoro.tracing.options import Options
from symoro.tracing.trace import Build, Choose, Price, Trace, Traced, group, matrix_group

WRENCH = ("FX", "FY", "FZ", "CX", "CY", "CZ")
INPUTS = "inputs: positions of the tree's joints, velocities, accelerations and torques of the motorised ones"


def check(robot: Robot) -> None:
    """What no model here combines with loops is refused."""
    elastic = any(x.eta for x in robot.joints)
    for present, what in (
        (bool(robot.coupling), "coupled drives"),
        (robot.base.floating, "a floating base"),
        (elastic, "elastic joints"),
    ):
        if present:
            raise UnsupportedRobot(
                f"{robot.name} has closed loops and {what}, which no dynamic model here combines."
            )


def view(robot: Robot, o: Options, trace: Trace, still: bool) -> tuple[LoopMotion, Robot]:
    """The constraints, and the tree that moves accordingly; `still`: the motorised joints do not accelerate."""
    check(robot)

    def make() -> tuple[LoopMotion, Robot]:
        found = loop_motion(robot, o, trace)
        return found, reduced(found, dict.fromkeys(found.active, ZERO) if still else None)

    return (
        robot.derived(("loop view", o["passive"], str(o["assembly"]), still), make)
        if trace.quiet
        else make()
    )


def _active_group(name: str, label: str, found: LoopMotion, values: Sequence[Scalar]) -> Group:
    return group(name, (len(values),), values, [f"{label}{j}" for j in found.active])


def _tree(robot: Robot, values: Sequence[Scalar]) -> dict[int, Scalar]:
    return dict(zip(tree_joints(robot), values, strict=True))


# --- inverse -------------------------------------------------------------------------------------------------


def inverse_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """tau of the motors (22); with method=multipliers also the reactions at the cut joints."""
    found, tree = view(robot, o, trace, still=False)
    gamma = _tree(tree, torques(tree, o.get("forms"), trace))
    if o["method"] != "multipliers":
        return Traced((_active_group("tau", "GAM", found, active_vector(found, gamma)),), (INPUTS,))
    full = every_row(robot, o, trace)
    forces = reactions(full, gamma)
    Wa = full.rows(full.active)
    tau = [
        gamma[k] - sum_of(x * f for x, f in zip(column, forces, strict=True))
        for k, column in zip(full.active, zip(*Wa, strict=True), strict=True)
    ]
    return Traced(
        (_active_group("tau", "GAM", found, tau), _reaction_group(full, forces)),
        (INPUTS, *_reaction_notes(robot, full)),
    )


def sum_of(terms: Any) -> Scalar:
    total: Scalar = ZERO
    for t in terms:
        total = total + t
    return total


def reactions(full: LoopMotion, tree: Mapping[int, Scalar]) -> list[Scalar]:
    """lambda with Wp^T lambda = Gamma_p."""
    return full.system.solve_transposed([tree[j] for j in full.passive], "LAM")


def _reaction_group(full: LoopMotion, forces: Sequence[Scalar]) -> Group:
    return group(
        "lambda",
        (len(forces),),
        forces,
        [f"{WRENCH[r]}{full.loops[b].loop.cut}" for b, r in full.plan.rows],
    )


def _reaction_notes(robot: Robot, full: LoopMotion) -> list[str]:
    notes = []
    for b, x in enumerate(full.loops):
        loop = x.loop
        kept = ", ".join(WRENCH[r] for k, r in full.plan.rows if k == b)
        notes.append(
            f"lambda at cut joint {loop.cut}: {kept or 'nothing'} that link {robot.ant(loop.twin)} exerts on link {robot.ant(loop.cut)}, "
            f"in frame {x.view.frame}; components that the motion does not determine are taken as zero"
        )
    return notes


def active_torques(
    found: LoopMotion, tree: Robot, forms: Choices | None, trace: Trace
) -> list[Scalar]:
    """Torques of the motors that make the tree move as it does (22)."""
    return active_vector(found, _tree(tree, torques(tree, forms, trace)))


def bias(robot: Robot, o: Options, trace: Trace) -> Traced:
    """H: the torques at zero acceleration of the motors."""
    found, tree = view(robot, o, trace, still=True)
    return Traced(
        (_active_group("H", "H", found, active_torques(found, tree, o.get("forms"), trace)),),
        (INPUTS,),
    )


def gravity(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Q: gravity torques."""
    found, tree = view(robot, o, trace, still=True)
    return Traced(
        (
            _active_group(
                "Q", "Q", found, active_torques(found, at_rest(tree), o.get("forms"), trace)
            ),
        ),
        (INPUTS,),
    )


# --- inertia and direct model --------------------------------------------------------------------------------


def reduced_inertia(
    found: LoopMotion, A: Mapping[tuple[int, int], Scalar], trace: Trace
) -> list[list[Scalar]]:
    """A_m = [1 W^T] A [1; W] by halves, symmetric."""
    joints = [*found.active, *found.passive]
    G = {k: [ZERO if m != k else 1 for m in found.active] for k in found.active} | found.W
    half = [[trace(f"AG{j}_{k}", sum_of(A[j, i] * G[i][c] for i in joints if not is_zero(G[i][c]) and not is_zero(A[j, i])))
             for c, k in enumerate(found.active)] for j in joints]  # fmt: skip
    size = range(len(found.active))
    upper = {(r, c): trace(f"AM{r + 1}_{c + 1}", sum_of(G[j][r] * half[x][c] for x, j in enumerate(joints) if not is_zero(G[j][r]) and not is_zero(half[x][c])))
             for r in size for c in size if r <= c}  # fmt: skip
    return [[upper[min(r, c), max(r, c)] for c in size] for r in size]


def _tree_inertia(
    tree: Robot, forms: Choices | None, trace: Trace
) -> dict[tuple[int, int], Scalar]:
    joints, A = tree_joints(tree), inertia_rows(tree, forms, trace)
    return {(j, k): A[r][c] for r, j in enumerate(joints) for c, k in enumerate(joints)}


def active_inertia(
    found: LoopMotion, tree: Robot, forms: Choices | None, trace: Trace
) -> list[list[Scalar]]:
    """A of the motorised joints (24)."""
    return reduced_inertia(found, _tree_inertia(tree, forms, trace), trace)


def inertia(robot: Robot, o: Options, trace: Trace) -> Traced:
    """A of the motorised joints."""
    found, tree = view(robot, o, trace, still=True)
    return Traced(
        (matrix_group("A", active_inertia(found, tree, o.get("forms"), trace)),), (INPUTS,)
    )


def direct_dynamics(robot: Robot, o: Options, trace: Trace) -> Traced:
    """qdd of the motorised joints and qddp of the passive ones; with method=multipliers also the reactions (24)."""
    if o["method"] == "recursive":
        raise UnsupportedRobot(
            f"{robot.name} has closed loops, which the articulated-body recursion does not know: use method=matrix."
        )
    found, tree = view(robot, o, trace, still=True)
    A, H = (
        _tree_inertia(tree, o.get("inertia_forms"), trace),
        _tree(tree, torques(tree, o.get("bias_forms"), trace)),
    )
    right = [
        robot.joint(k).GAM - h for k, h in zip(found.active, active_vector(found, H), strict=True)
    ]
    chain = list(range(-1, len(found.active) - 1))
    qdd = solve(reduced_inertia(found, A, trace), right, chain, unknowns(found.active), trace)
    follow = {j: times([found.W[j]], qdd)[0] for j in found.passive}
    rates = [follow[j] + found.gamma[j] for j in found.passive]
    groups = [
        _active_group("qdd", "QDP", found, qdd),
        group("qddp", (len(rates),), rates, [f"QDP{j}" for j in found.passive]),
    ]
    notes = [INPUTS, "qddp: accelerations of the passive joints"]
    if o["method"] == "multipliers":
        full = every_row(robot, o, trace)
        moved = {**dict(zip(found.active, qdd, strict=True)), **follow}  # H holds what gamma takes
        tau = {
            j: H[j] + sum_of(A[j, k] * x for k, x in moved.items() if not is_zero(A[j, k]))
            for j in found.passive
        }
        groups.append(_reaction_group(full, reactions(full, tau)))
        notes += _reaction_notes(robot, full)
    return Traced(tuple(groups), tuple(notes))


def energy(robot: Robot, o: Options, trace: Trace) -> Traced:
    """E and U of the whole mechanism."""
    _, tree = view(robot, o, trace, still=True)
    found = tree_energy(tree, o, trace)
    return Traced(found.groups, (INPUTS, *found.notes), found.facts)


# --- forms ---------------------------------------------------------------------------------------------------


def chooser(build: Build, rests: bool = False, turning: bool = True) -> Choose:
    """Search the forms of the tree's algorithm, priced with the loops."""

    def choose(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
        if o["mode"] == "symoro":
            return {}
        _, tree = view(robot, o, Trace(quiet=True), still=False)
        forms = search.search(
            at_rest(tree) if rests else tree,
            o,
            lambda _, c, n: build(robot, c, n),
            price,
            turning=turning,
        )
        return {"forms": forms}

    return choose


def choose_direct(robot: Robot, o: Options, price: Price) -> dict[str, Any]:
    """The forms of A and of H, each on its own."""
    whole = {**o, "outputs": None}
    for_A = chooser(inertia, turning=False)(robot, whole, price)
    for_H = chooser(bias)(robot, whole, price)
    return {"inertia_forms": for_A.get("forms"), "bias_forms": for_H.get("forms")}
