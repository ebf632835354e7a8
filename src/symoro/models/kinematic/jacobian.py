"""The models `jacobian`, `inverse-jacobian` and `determinant` [KC97 (4), (5), §4.6].

The Jacobian matrix has the three-factor form of Renaud:

    J_n = [R_ri 0; 0 R_ri] [1 -L^_jn; 0 1] J_nj   with all of J_nj expressed in frame i

Column k of J_nj is [a_k x L_kj; a_k] for a revolute joint and [a_k; 0] for a prismatic one. Which
frame i and which point j are cheapest depends on the robot: candidates are traced and priced.

For the inverse, J_nj expressed in the best frame i is inverted; the other factors are inverted by
hand:

    J_n^-1 = J_nj^-1 [1 L^_jn; 0 1] [R_ir 0; 0 R_ir]

If J is not square or singular everywhere, the result is the Moore-Penrose inverse from a full-rank
factorisation J = C F.

The determinant is given in factors: each factor that can vanish is a family of singular
configurations. If J is not square, it is the determinant of J J^T or J^T J, the square of the
manipulability; the factors of fewer than six joints are those that all minors of J share.
"""

from __future__ import annotations

import dataclasses
import operator
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations
from typing import Any

import numpy as np

from symoro.errors import InputError, UnsupportedRobot
from symoro.expr import (
    CONST_LEVEL,
    COS,
    DIV,
    ONE,
    PARAMETER_LEVEL,
    SIN,
    TABLE_DIGITS,
    VARIABLE_LEVEL,
    ZERO,
    Block,
    Expr,
    Mat3,
    Matrix,
    Minors,
    Scalar,
    Structured,
    Vec3,
    as_expr,
    display_text,
    dot,
    interpret,
    is_zero,
    lifted_numbers,
    matrix_product,
    named_matrix,
    reachable,
    simplified,
    substitute,
    symbols_of,
    symmetric_inverse,
    transposed,
    trigonometric_factors,
    variable_factors,
)
from symoro.mechanism import (
    Mechanism,
    forward_transform,
    mechanism_of,
    path_frames,
    random_closed_states,
)
from symoro.robot import FIXED, PRISMATIC, Robot, path
from symoro.tracing import (
    Options,
    PriceTrace,
    SingularFactors,
    Trace,
    Traced,
    matrix_group,
    name_repeated,
    output_group,
)

SPREAD = (2, 7, 14, 60)  # number of frames i that are tried, by effort
TASK = 6  # rows of J


@dataclass(frozen=True)
class Column:
    """Velocity of the reference point and angular velocity per unit of joint speed."""

    V: Vec3
    w: Vec3


ZERO_COLUMN = Column(Vec3(0, 0, 0), Vec3(0, 0, 0))
Seen = tuple[dict[int, Vec3], dict[int, Vec3]]  # axes and origins by frame


def seen_from(robot: Robot, n_frame: int, i: int, trace: Trace) -> Seen:
    """Return axes and origins of the frames on the path to frame n, in frame i of that path."""
    axes: dict[int, Vec3] = {}
    origins: dict[int, Vec3] = {}
    for end in (0, n_frame):
        for k, frame in path_frames(robot, i, end, trace):
            axes.setdefault(k, frame.axis)
            origins.setdefault(k, frame.P)
    return axes, origins


def column_joints(robot: Robot, n_frame: int) -> list[int]:
    """Return the joints that move frame n."""
    return [k for k in path(robot, n_frame) if robot.sigma(k) != FIXED]


def reduced_columns(
    robot: Robot, n_frame: int, j: int, seen: Seen
) -> tuple[dict[int, Column], Vec3]:
    """Return the columns of J_nj by joint, expressed in frame i, and the vector L_jn."""
    axes, origins = seen
    columns = {}
    for k in column_joints(robot, n_frame):
        if robot.sigma(k) == PRISMATIC:
            columns[k] = Column(axes[k], Vec3(0, 0, 0))
        else:
            columns[k] = Column(axes[k].cross(origins[j] - origins[k]), axes[k])  # [KC97 (5)]
    return columns, origins[n_frame] - origins[j]


def jacobian_rows(
    robot: Robot, n_frame: int, r: int, i: int, j: int, trace: Trace
) -> list[list[Scalar]]:
    """Return the 6 rows [V; w] of J_n expressed in frame r, with a column for each joint of the
    robot.
    """
    columns, L_jn = reduced_columns(
        robot, n_frame, j, trace.recalled(robot, seen_from, robot, n_frame, i)
    )
    R_ri = trace.recalled(robot, forward_transform, robot, r, i).R
    full = {
        k: Column(R_ri @ (c.V + c.w.cross(L_jn)), R_ri @ c.w)  # [KC97 (4)]
        for k, c in columns.items()
    }
    return column_rows([full.get(k, ZERO_COLUMN) for k in robot.moving if k <= robot.NL])


def mechanism_jacobian(m: Mechanism, o: Options, trace: Trace) -> list[list[Scalar]]:
    """Return the 6 rows [V; w] of frame `frame`, a column for each independent joint: J G.

    Options: `frame`, `projection`, and the form by `seen_from` (frame i) and `point` (frame j).
    """
    robot, frame = m.robot, o["frame"]
    if robot.NL < frame <= robot.NJ and robot.sigma(frame) != FIXED:
        twin = frame + robot.NJ - robot.NL
        raise InputError(
            "option frame",
            f"frame {frame}, of a cut joint",
            "a frame of the tree",
            f"Frame {twin} is at the same place, on the other side of the joint.",
        )
    placed = m.reduction.placed
    rows = jacobian_rows(placed, frame, o["projection"], o["seen_from"], o["point"], trace)
    return [m.reduction.project(row) for row in rows]


def jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """J: [V; w] of frame `frame`, in frame `projection`, by independent joint velocities."""
    m = mechanism_of(robot, o, trace)
    if o["product"] == "factors":
        return renaud_factors(m, o, trace)
    rows = mechanism_jacobian(m, o, trace)
    named = [[trace(f"J{r}{c}", x) for c, x in enumerate(row, 1)] for r, row in enumerate(rows, 1)]
    remark = f"columns: the motorised joints {', '.join(map(str, m.joints))}"
    group = matrix_group("J", named, ((), m.joints))
    return Traced((group,), (remark,) if m.has_loops else ())


def renaud_factors(m: Mechanism, o: Options, trace: Trace) -> Traced:
    """JR, JL and JN with J = JR JL JN [KC97 (4)]: JN is J_nj in frame i, JL takes it from the
    origin of frame j to that of frame n, JR turns it to frame r.
    """
    placed, i, j = m.reduction.placed, o["seen_from"], o["point"]
    seen = seen_from(placed, o["frame"], i, trace)
    columns, L_jn = reduced_columns(placed, o["frame"], j, seen)
    rows = column_rows([columns.get(k, ZERO_COLUMN) for k in placed.moving if k <= placed.NL])
    R_ri = forward_transform(placed, o["projection"], i, trace).R
    groups = (  # [KC97 (4)]
        matrix_group("JR", block_rotation(R_ri)),
        matrix_group("JL", lever(-L_jn)),
        matrix_group("JN", [m.reduction.project(row) for row in rows], ((), m.joints)),
    )
    text = (
        f"J = JR JL JN: JN has the velocity of the origin of frame {j}, in frame {i}; JL takes it "
        f"to the origin of frame {o['frame']}; JR turns it to frame {o['projection']}"
    )
    remark = f"columns of JN: the motorised joints {', '.join(map(str, m.joints))}"
    return Traced(groups, (text, remark) if m.has_loops else (text,))


def column_rows(columns: Sequence[Column]) -> Matrix:
    """The rows [V; w] of columns."""
    return [
        [tuple(getattr(c, part))[row] for c in columns] for part in ("V", "w") for row in range(3)
    ]


def block_rotation(R: Mat3) -> Matrix:
    """The 6x6 matrix [R 0; 0 R]."""
    rows = R.rows
    return [[*row, 0, 0, 0] for row in rows] + [[0, 0, 0, *row] for row in rows]


def lever(L: Vec3) -> Matrix:
    """The 6x6 matrix [1 L^; 0 1]."""
    x, y, z = L
    cross: Matrix = [[0, -z, y], [z, 0, -x], [-y, x, 0]]
    unit: Matrix = [[int(r == c) for c in range(3)] for r in range(3)]
    return [[*a, *b] for a, b in zip(unit, cross, strict=True)] + [[0, 0, 0, *a] for a in unit]


def jacobian_variants(robot: Robot, o: Options) -> list[dict[str, int]]:
    """Return the pairs (frame i, point j) to try: all on the path, or a spread of them for many
    joints.
    """
    frames, intermediate = [0, *path(robot, o["frame"])], o["intermediate"]
    if intermediate != "best" and intermediate not in frames:
        expected = (
            f"'best' or a frame on the path to frame {o['frame']}: {', '.join(map(str, frames))}"
        )
        raise InputError("option intermediate", f"frame {intermediate}", expected)
    if o["mode"] == "symoro":
        i = o["projection"] if o["projection"] in frames else 0
        return [{"seen_from": i, "point": o["frame"] if intermediate == "best" else intermediate}]
    points = _distinct_points(robot, frames) if intermediate == "best" else [intermediate]
    pairs = _candidate_pairs(frames, points, o)
    return [{"seen_from": i, "point": p} for i, p in dict.fromkeys(pairs)]


def _candidate_pairs(frames: list[int], points: list[int], o: Options) -> list[tuple[int, int]]:
    """Return pairs (i, j): each frame i with the last point and with its own, all pairs for a high
    effort.
    """
    stride = max(1, (len(frames) - 1) // SPREAD[o["effort"]])
    chosen = {*frames[::stride], frames[-1]}
    if o["projection"] in frames:
        chosen.add(o["projection"])
    pairs = [(i, points[-1]) for i in sorted(chosen)]
    pairs += [(i, i) for i in sorted(chosen) if i in points]
    if o["effort"] >= 2:
        pairs += [(i, p) for i in sorted(chosen) for p in points]
    return pairs


def _distinct_points(robot: Robot, frames: list[int]) -> list[int]:
    """Return frames with different origins: by structure, d = b = r = 0 shares the origin of the
    antecedent.
    """
    points = [0]
    for k in frames[1:]:
        f = robot.frame(k)
        if not all(is_zero(x) for x in (f.d, f.b, f.r)):
            points.append(k)
        elif points[-1] == robot.ant(k):
            points[-1] = k
    return points


# --- the inverse and the pseudo-inverse -----------------------------------------------------------


def reduced_matrix(robot: Robot, frame: int, point: int, seen: Seen) -> tuple[Matrix, Vec3]:
    """Return J_nj, with columns for the joints on the path alone, and the vector L_jn."""
    columns, L_jn = reduced_columns(robot, frame, point, seen)
    return column_rows(list(columns.values())), L_jn


def is_square(robot: Robot, frame: int) -> bool:
    """Return True if the robot has six joints and all of them move the frame."""
    joints = [k for k in robot.moving if k <= robot.NL]
    return len(joints) == TASK == len(column_joints(robot, frame))


def inverse_jacobian(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Jinv: the independent joint velocities from [V; w] of the frame.

    It is the pseudo-inverse where J has no inverse.
    """
    if o["product"] == "factors":
        return inverse_blocks(robot, o, trace)
    m = mechanism_of(robot, o, trace)
    if m.reduction.is_identity and is_square(robot, o["frame"]) and len(o["basis"]) == TASK:
        return _renaud_inverse(robot, o, trace)
    i = o["seen_from"]
    J = mechanism_jacobian(m, {**o, "projection": i}, trace)
    R_ri = forward_transform(m.reduction.placed, o["projection"], i, trace).R
    remarks = (f"rows: the motorised joints {', '.join(map(str, m.joints))}",) * m.has_loops
    if len(o["basis"]) < TASK or len(m.joints) != TASK:
        rows, note = pseudo_inverse(J, o["basis"], R_ri, trace)
        return Traced((matrix_group("Jinv", rows, (m.joints, ())),), (note, *remarks))
    structured = Structured(named_matrix(trace, "J", J), trace)
    rows = [[*(R_ri @ Vec3(*row[:3])), *(R_ri @ Vec3(*row[3:]))] for row in structured.inverse()]
    return Traced((matrix_group("Jinv", rows, (m.joints, ())),), remarks)


def _renaud_inverse(robot: Robot, o: Options, trace: Trace) -> Traced:
    """Jinv of six joints: J_nj is inverted, the other factors of J by hand."""
    i, frame = o["seen_from"], o["frame"]
    J_nj, L_jn = reduced_matrix(
        robot, frame, o["point"], trace.recalled(robot, seen_from, robot, frame, i)
    )
    structured = Structured(named_matrix(trace, "J", J_nj), trace)
    R_ri = trace.recalled(robot, forward_transform, robot, i, o["projection"]).R.T
    rows = []
    for row in structured.inverse():
        v, w = Vec3(*row[:3]), Vec3(*row[3:])
        rows.append([*(R_ri @ v), *(R_ri @ (w + v.cross(L_jn)))])  # v^T L^ = (v x L)^T
    sizes = ", ".join(str(len(b.rows)) for b in structured.blocks or ())
    group = matrix_group("Jinv", rows, (column_joints(robot, frame), ()))
    return Traced((group,), (f"inverse by diagonal blocks of size {sizes}",))


def inverse_blocks(robot: Robot, o: Options, trace: Trace) -> Traced:
    """The blocks and factors of Jinv of an arm with a spherical wrist.

    At the centre of the wrist J_nj = [A 0; B C], thus
    J_n^-1 = [A^-1 0; -C^-1 B A^-1 C^-1] [1 L^_jn; 0 1] [R_ir 0; 0 R_ir].
    """
    i, j, frame = o["seen_from"], o["point"], o["frame"]
    rows, L_jn = reduced_matrix(robot, frame, j, seen_from(robot, frame, i, trace))
    A, B, C = wrist_blocks(rows)
    R_ir = forward_transform(robot, i, o["projection"], trace).R
    parts = {
        **{"JA": A, "JB": B, "JC": C, "JAinv": exact_inverse(A), "JCinv": exact_inverse(C)},
        **{"JLinv": lever(L_jn), "JRinv": block_rotation(R_ir)},
    }
    note = (
        "Jinv = [JAinv 0; -JCinv JB JAinv  JCinv] JLinv JRinv: JA and JB are the first three "
        f"columns, JC the last three, for the origin of frame {j} and in frame {i}"
    )
    return Traced(tuple(matrix_group(name, rows) for name, rows in parts.items()), (note,))


def wrist_blocks(J: Matrix) -> tuple[Matrix, Matrix, Matrix]:
    """A, B and C of J = [A 0; B C]."""
    return [r[:3] for r in J[:3]], [r[:3] for r in J[3:]], [r[3:] for r in J[3:]]


def _wrist_variants(robot: Robot, o: Options) -> list[dict[str, int]]:
    """The forms of six joints in which the last three do not move the point."""
    if not mechanism_of(robot, o, PriceTrace()).reduction.is_identity:
        return []
    if not is_square(robot, o["frame"]):
        return []
    seen = cache(lambda i: seen_from(robot, o["frame"], i, PriceTrace()))
    variants = []
    for v in _all_variants(robot, o):
        J, _ = reduced_matrix(robot, o["frame"], v["point"], seen(v["seen_from"]))
        if all(is_zero(simplified(as_expr(x))) for row in J[:3] for x in row[3:]):
            variants.append(v)
    return variants


def exact_inverse(A: Matrix) -> Matrix:
    """The inverse of a small matrix, elements without factors that cancel."""
    size = tuple(range(len(A)))
    if _is_numeric(A):
        return Minors(A).inverse(Block(size, size))
    lifted, numbers = _lifted(A)
    det = Counter(_factors_of_blocks(lifted))
    rows = [[_quotient(x, det) for x in row] for row in _adjugate_factors(lifted)]
    entries = substitute([x for row in rows for x in row], numbers)
    return [list(entries[k : k + len(A)]) for k in range(0, len(entries), len(A))]


def _quotient(above: Counter[Expr], below: Counter[Expr]) -> Expr:
    """A quotient of products without common factors."""
    common = above & below
    return _product((above - common).elements()) / _product((below - common).elements())


def _adjugate_factors(A: Matrix) -> list[list[Counter[Expr]]]:
    """The factors of every element of the adjugate; those of an element that is zero are [0]."""
    minors, size = Minors(A), range(len(A))
    return [
        [
            Counter(trigonometric_factors(as_expr(minors.cofactor(Block(places, places), r, c))))
            for r in size
        ]
        for places in (tuple(size),)
        for c in size
    ]


def pseudo_inverse(
    rows_of_J: Matrix, basis: tuple[int, ...], R_ri: Mat3, trace: Trace
) -> tuple[Matrix, str]:
    """Return the Moore-Penrose inverse of J and a note of its form.

    J is expressed in frame i, the velocities that the inverse takes in frame r.
    """
    J = named_matrix(trace, "J", rows_of_J)
    used = [r for r in range(TASK) if not all(is_zero(x) for x in J[r])]
    X = moore_penrose([J[r] for r in used], basis, trace) if used else [[] for _ in J[0]]
    rows = []
    for values in X:
        by_row = dict(zip(used, values, strict=True))
        row = [by_row.get(r, 0) for r in range(TASK)]
        rows.append([*(R_ri @ Vec3(*row[:3])), *(R_ri @ Vec3(*row[3:]))])
    form = _pseudo_inverse_form(len(basis), len(X), len(used))
    note = f"J is 6x{len(X)}: this is the pseudo-inverse {form}"
    return rows, note


def _pseudo_inverse_form(rank: int, joints: int, rows: int) -> str:
    if rank == joints == rows:
        return f"whose columns are the inverse of the {rows} rows that are not zero"
    if rank == joints:
        return "(J^T J)^-1 J^T, least squares"
    return "J^T (J J^T)^-1, least joint speed" if rank == TASK else f"of a matrix of rank {rank}"


def moore_penrose(A: Matrix, basis: tuple[int, ...], trace: Trace) -> Matrix:
    """Return A^+ = F^T (F F^T)^-1 C^+, where A = C F and C has the independent columns `basis` of
    A; the inverse if A is square.

    C^+ = (C^T C)^-1 C^T, and F = [1 B] with B = C^+ A_rest.
    """
    columns = transposed(A)
    if len(basis) == len(A) == len(columns):
        return Structured(A, trace).inverse()
    if basis and len(basis) == len(A):
        return matrix_product(columns, _inverse_gram(trace, "JJ", matrix_product(A, columns)))
    rows = _pseudo_inverse_rows(columns, basis, trace) if basis else {}
    return [rows.get(c, [0] * len(A)) for c in range(len(columns))]


def _pseudo_inverse_rows(
    columns: Matrix, basis: tuple[int, ...], trace: Trace
) -> dict[int, list[Scalar]]:
    """The rows of A^+ that are not zero, by the column of A that they belong to."""
    C = [columns[c] for c in basis]
    pseudo = named_matrix(  # C^+
        trace, "JC", matrix_product(_inverse_gram(trace, "JJ", matrix_product(C, transposed(C))), C)
    )
    rest = [
        c for c, column in enumerate(columns) if c not in basis and not all(map(is_zero, column))
    ]
    if not rest:
        return dict(zip(basis, pseudo, strict=True))
    B = named_matrix(trace, "JB", [[dot(row, columns[c]) for c in rest] for row in pseudo])
    gram = matrix_product(B, transposed(B))
    for r, row in enumerate(gram):
        row[r] = row[r] + 1  # F F^T = 1 + B B^T
    pseudo = named_matrix(trace, "JY", matrix_product(_inverse_gram(trace, "JF", gram), pseudo))
    others = matrix_product(transposed(B), pseudo)
    return dict(zip((*basis, *rest), (*pseudo, *others), strict=True))


def _inverse_gram(trace: Trace, letters: str, gram: Matrix) -> Matrix:
    return symmetric_inverse(named_matrix(trace, letters, gram), trace)


def inverse_variants(robot: Robot, o: Options) -> list[dict[str, Any]]:
    """Return the variants of the Jacobian, each with the columns that are independent almost
    everywhere.
    """
    forms = jacobian_variants(robot, o)
    if o["product"] == "factors":
        forms = _wrist_variants(robot, o)
        if not forms:
            raise UnsupportedRobot(
                f"{robot.name}: found no point that the last three of six joints leave at rest, "
                "expected an arm of six joints with a spherical wrist, whose Jacobian matrix has "
                "blocks. product='whole' inverts any Jacobian matrix."
            )
    basis = _independent_columns(robot, o, forms[0])
    return [{**v, "basis": basis} for v in forms]


def _independent_columns(robot: Robot, o: Options, form: dict[str, int]) -> tuple[int, ...]:
    """Return the independent columns of J at random values of all symbols; loops are closed."""
    trace = PriceTrace()
    m = mechanism_of(robot, o, trace)
    closed: dict[str, Any] = random_closed_states(robot, 1)[0] if m.has_loops else {}
    seen = {**o, **form, "projection": form["seen_from"]}
    entries = [as_expr(x) for row in mechanism_jacobian(m, seen, trace) for x in row]
    rng = np.random.default_rng(0)
    values = {
        s.payload[0]: closed.get(s.payload[0], rng.uniform(0.5, 2.5)) for s in symbols_of(entries)
    }
    numbers = np.array([float(np.ravel(x)[0]) for x in interpret(entries, values)])
    return independent_columns(numbers.reshape(TASK, -1))


def independent_columns(J: np.ndarray) -> tuple[int, ...]:
    """Return the first independent columns of a matrix of numbers."""
    tolerance = 1e-9 * (1 + np.abs(J).max())
    chosen: list[int] = []
    for c in range(J.shape[1]):
        if np.linalg.matrix_rank(J[:, [*chosen, c]], tol=tolerance) > len(chosen):
            chosen.append(c)
    return tuple(chosen)


# --- the determinant ------------------------------------------------------------------------------


def determinant_model(robot: Robot, o: Options, trace: Trace) -> Traced:
    """det: the determinant of the square Jacobian in factored form, or of its Gram matrix."""
    if trace.writes_listing:  # names while it is traced would hide factors and squares of sines
        traced = determinant_model(robot, o, Trace())
        det = name_repeated([as_expr(traced.groups[0].values[0])], "DET", trace)
        group = dataclasses.replace(traced.groups[0], values=tuple(det))
        return dataclasses.replace(traced, groups=(group,))
    m = mechanism_of(robot, o, trace)
    if m.reduction.is_identity and is_square(robot, o["frame"]):
        return _sparsest_determinant(robot, o, trace)
    v = jacobian_variants(robot, o)[0]
    J = mechanism_jacobian(m, {**o, **v, "projection": v["seen_from"]}, trace)
    if len(m.joints) == TASK and not m.reduction.is_identity:
        return factored(J)
    if len(m.joints) > TASK or not column_joints(robot, o["frame"]):
        return gram_determinant(J, trace)
    traced = _smaller_gram(m, o, J, trace)
    if m.reduction.is_identity:
        factors, note = singular_factors(robot, o, trace)
    else:
        factors, note = _with_note(common_factors(J))
    notes = (*traced.notes, note)
    return dataclasses.replace(traced, notes=notes, details=SingularFactors(factors))


def _smaller_gram(m: Mechanism, o: Options, J: Matrix, trace: Trace) -> Traced:
    """det(J^T J) of fewer than six joints, as the sum of the squares of all minors of J if that
    has fewer operations.
    """
    traced = gram_determinant(J, trace)
    if _is_numeric(J):
        return traced
    frames = sorted({v["seen_from"] for v in _all_variants(m.robot, o)})
    seen = [{**o, "seen_from": i, "point": o["frame"], "projection": i} for i in frames]
    det = squared_minors(min((mechanism_jacobian(m, x, trace) for x in seen), key=_spread))
    [group] = traced.groups
    if _operations([det]) > _operations(list(group.values)):
        return traced
    return dataclasses.replace(traced, groups=(dataclasses.replace(group, values=(det,)),))


def _all_variants(robot: Robot, o: Options) -> list[dict[str, int]]:
    """Every form of the Jacobian matrix."""
    return jacobian_variants(robot, {**o, "effort": max(2, o["effort"]), "mode": "fast"})


def _sparsest_determinant(robot: Robot, o: Options, trace: Trace) -> Traced:
    """det of six joints, from the form of the Jacobian whose determinant has fewest operations."""
    frame = o["frame"]
    seen = cache(lambda i: seen_from(robot, frame, i, trace))
    matrices = [
        reduced_matrix(robot, frame, v["point"], seen(v["seen_from"]))[0]
        for v in _all_variants(robot, o)
    ]
    traced = factored(min(matrices, key=lambda A: _operations(Structured(A).factors())))
    details = traced.details
    if not isinstance(details, SingularFactors) or any(map(_is_numeric, matrices)):
        return traced
    motions = lost_motions(robot, o)
    lost = tuple(motions.get(f, "") for f in details.factors)
    notes = [
        f"where {display_text(f, 200)} = 0, the arm loses the {text}"
        for f, text in zip(details.factors, lost, strict=True)
        if text
    ]
    return dataclasses.replace(
        traced, notes=(*traced.notes, *notes), details=SingularFactors(details.factors, lost)
    )


def lost_motions(robot: Robot, o: Options) -> dict[Expr, str]:
    """The motion that is lost where a factor of the determinant vanishes, for arms with a spherical
    wrist: a vector a with a^T A = 0, or one of C, of J_nj = [A 0; B C].
    """
    motions: dict[Expr, tuple[int, str]] = {}
    for v in _wrist_variants(robot, o):
        i, j = v["seen_from"], v["point"]
        seen = seen_from(robot, o["frame"], i, Trace())
        A, _, C = wrist_blocks(reduced_matrix(robot, o["frame"], j, seen)[0])
        texts = (
            (A, f"translation of the origin of frame {j} along {{}} of frame {i}"),
            (C, f"rotation about {{}} of frame {i} while the origin of frame {j} is at rest"),
        )
        for block, text in texts:
            for f, a in _left_null_vectors(block).items():
                shown = f"({', '.join(display_text(x, 100) for x in a)})"
                candidate = len(shown), text.format(shown)
                motions[f] = min(candidate, motions.get(f, candidate))
    return {f: text for f, (_, text) in motions.items()}


def _left_null_vectors(A: Matrix) -> dict[Expr, list[Expr]]:
    """A vector a with a^T A = 0 where a factor of det A vanishes, by the factor.

    The rows of the adjugate are such vectors; their common factors are left out.
    """
    lifted, numbers = _lifted(A)
    rows = [_without_common(row) for row in _adjugate_factors(lifted)]
    vectors: dict[Expr, list[Expr]] = {}
    for f in filter(_is_variable, _factors_of_blocks(lifted)):
        at_zero = {f: ZERO} if f.op in (SIN, COS) else {}
        candidates = [
            substitute([_product(x.elements()) for x in row], at_zero)
            for row, shared in rows
            if f not in shared
        ]
        vector = min(filter(_has_nonzero, candidates), key=_operations, default=[])
        if vector:
            [name] = substitute([f], numbers)
            vectors[_shorter(name)] = substitute(vector, numbers)
    return vectors


def _is_variable(x: Expr) -> bool:
    return x.level == VARIABLE_LEVEL


def _has_nonzero(vector: Sequence[Expr]) -> bool:
    return not all(map(is_zero, vector))


def _without_common(row: list[Counter[Expr]]) -> tuple[list[Counter[Expr]], Counter[Expr]]:
    """Elements of a vector without the factors that all of them share, and these."""
    nonzero = [x for x in row if ZERO not in x]
    shared = reduce(operator.and_, nonzero) if nonzero else Counter[Expr]()
    return [x if ZERO in x else x - shared for x in row], shared


def _shorter(f: Expr) -> Expr:
    return min(f, simplified(f), key=lambda x: _operations([x]))


def factored(A: Matrix) -> Traced:
    """det: the determinant of a matrix as a product, with the factors that can vanish."""
    values = determinant_factors(A)
    det: Scalar = 1
    for v in values:
        det = det * v
    variable = dict.fromkeys(f for v in values for f in variable_factors(v))
    factors = tuple(f for f in variable if not _is_inverse(f))
    if any(is_zero(v) for v in values):
        note = "the matrix is singular everywhere"
    elif factors:
        note = f"singular where {'; '.join(f'{display_text(f, 200)} = 0' for f in factors)}"
    else:
        note = "never singular"
    return Traced((output_group("det", (), [det], ["det"]),), (note,), SingularFactors(factors))


def singular_factors(robot: Robot, o: Options, trace: Trace) -> tuple[tuple[Expr, ...], str]:
    """The factors whose zeros are singular configurations of fewer than six joints, and a note.

    J loses rank where all its minors vanish, thus where a common factor of them does. Up to three
    joints move the origin of the frame in as many directions; if J itself keeps its rank, the
    positions are looked at, which a planar arm with two joints loses stretched and folded.
    """
    frame, variants = o["frame"], _all_variants(robot, o)
    seen = cache(lambda i: seen_from(robot, frame, i, trace))
    matrices = [reduced_matrix(robot, frame, v["point"], seen(v["seen_from"]))[0] for v in variants]
    of_motion = common_factors(min(matrices, key=_spread))
    if of_motion is None or any(f.level > PARAMETER_LEVEL for f in of_motion):
        return _with_note(of_motion)
    if len(column_joints(robot, frame)) <= 3:
        places = {v["seen_from"] for v in variants}
        positions = [reduced_matrix(robot, frame, frame, seen(i))[0][:3] for i in sorted(places)]
        of_position = common_factors(min(positions, key=_spread))
        if of_position is not None:
            return _with_note(of_position, f"position of frame {frame}: ")
    return _with_note(of_motion)


def common_factors(A: Matrix) -> tuple[Expr, ...] | None:
    """The factors that all largest minors of a tall matrix share; None if all minors are zero."""
    lifted, numbers = _lifted(A)
    minors = _minors(lifted)
    if not minors:
        return None
    first, *others = [dict.fromkeys(f for v in m for f in variable_factors(v)) for m in minors]
    shared = substitute([f for f in first if all(f in factors for factors in others)], numbers)
    return tuple(f for f in shared if f.level > CONST_LEVEL and not _is_inverse(f))


def _is_inverse(f: Expr) -> bool:
    """True for 1/x, which does not vanish."""
    return f.op is DIV and f.first.level == CONST_LEVEL


def squared_minors(A: Matrix) -> Expr:
    """The sum of the squares of all largest minors of a tall matrix A, which is det(A^T A), with
    the factors that all of them share in front.
    """
    lifted, numbers = _lifted(A)
    minors = [Counter(factors) for factors in _minors(lifted)]
    shared = reduce(operator.and_, minors) if minors else Counter[Expr]()
    total = ZERO
    for m in minors:
        total = total + _product((m - shared).elements()) * _product((m - shared).elements())
    rest = _product(trigonometric_factors(total))
    return substitute([_product(shared.elements()) * _product(shared.elements()) * rest], numbers)[
        0
    ]


def _product(factors: Iterable[Expr]) -> Expr:
    return reduce(operator.mul, factors, ONE)


def _minors(A: Matrix) -> list[list[Expr]]:
    """The largest minors of a tall matrix that are not zero, each in factors."""
    rows = combinations(_nonzero_rows(A), len(A[0]))
    minors = [_factors_of_blocks([list(row) for row in r]) for r in rows]
    return [factors for factors in minors if not any(map(is_zero, factors))]


def _factors_of_blocks(A: Matrix) -> list[Expr]:
    """Expressions whose product is the determinant of a matrix."""
    return [f for v in Structured(A).factors() for f in trigonometric_factors(as_expr(v))]


def _is_numeric(A: Matrix) -> bool:
    return not any(isinstance(x, Expr) for row in A for x in row)


def _lifted(A: Matrix) -> tuple[Matrix, dict[Expr, Expr]]:
    """The matrix with a symbol for every number, so that factors have the numbers of the robot."""
    entries, numbers = lifted_numbers(as_expr(x) for row in A for x in row)
    width = len(A[0])
    return [list(entries[k : k + width]) for k in range(0, len(entries), width)], numbers


def determinant_factors(A: Matrix) -> list[Scalar]:
    """Factors whose product is the determinant of a matrix; a number may be one of them."""
    if _is_numeric(A):
        return Structured(A).factors()
    lifted, numbers = _lifted(A)
    factors = substitute(_factors_of_blocks(lifted), numbers)
    return [_shorter(f) for f in factors]


def _nonzero_rows(A: Matrix) -> list[list[Scalar]]:
    return [row for row in A if not all(map(is_zero, row))]


def _with_note(factors: tuple[Expr, ...] | None, task: str = "") -> tuple[tuple[Expr, ...], str]:
    """Factors with the note that tells what they mean."""
    if factors is None:
        return (), f"{task}singular everywhere"
    zeros = "; ".join(f"{display_text(f, 200, TABLE_DIGITS)} = 0" for f in factors)
    return factors, f"{task}singular where {zeros}" if zeros else f"{task}never singular"


def _spread(A: Matrix) -> tuple[int, int]:
    """Rows that are not zero, and operations: the least shows the factors best."""
    rows = _nonzero_rows(A)
    return len(rows), _operations([x for row in rows for x in row])


def gram_determinant(J: Matrix, trace: Trace) -> Traced:
    """det: the determinant of J J^T or J^T J, whichever is smaller."""
    JT = transposed(J)
    wide = len(JT) > TASK
    G = named_matrix(trace, "JJ", matrix_product(J, JT) if wide else matrix_product(JT, J))
    det: Scalar = 1
    for v in Structured(G, trace).factors():
        det = det * v
    matrix = "J J^T" if wide else "J^T J"
    note = f"J is 6x{len(JT)}: this is det({matrix}), the square of the manipulability"
    return Traced((output_group("det", (), [det], ["det"]),), (note,))


def _operations(values: list[Scalar]) -> int:
    """Return the number of operations in a list of factors: the sparsest matrix shows the factors
    best.
    """
    return sum(bool(node.op.cost) for node in reachable(v for v in values if isinstance(v, Expr)))
