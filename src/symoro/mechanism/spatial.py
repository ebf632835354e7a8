"""Spatial algebra: vectors, wrenches, twists, 3x3 and 6x6 matrices carried from frame to frame.

A frame j follows from its antecedent i by three screws, each a rotation about and a translation
along x or z. So everything is carried from frame to frame in elementary steps: "turn" is R v or
R X R^T, from frame j to the frame before its rotation; "turn back" is R^T v.

Spatial vectors are pairs: a twist [V; w] or an acceleration [VP; wd], a wrench [force; moment].
Their 6x6 matrices are symmetric, kept as the upper triangle without the elements that are zero.
"""

from __future__ import annotations

from collections.abc import Sequence

from symoro.expr import ZERO, Mat3, Scalar, Vec3, is_zero, rotate_back_x, rotate_back_z
from symoro.mechanism.tree_kinematics import Screw, joint_screws
from symoro.robot import Body, Robot
from symoro.tracing import Trace

SpatialVector = tuple[Vec3, Vec3]
Matrix6 = dict[tuple[int, int], Scalar]  # upper triangle, without zeros
NULL_VECTOR = Vec3(ZERO, ZERO, ZERO)
NULL_SPATIAL: SpatialVector = (NULL_VECTOR, NULL_VECTOR)

# --- vectors -------------------------------------------------------------------------------------


def turn_back_z(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    """Return Rz^T v: v expressed in a frame that is rotated about z by the angle (rad)."""
    return v if is_zero(angle) else rotate_back_z(v, *trace.sincos(angle))


def turn_back_x(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    """Return Rx^T v: v expressed in a frame that is rotated about x by the angle (rad)."""
    return v if is_zero(angle) else rotate_back_x(v, *trace.sincos(angle))


def turn_z(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    """Return Rz v: v, given in a frame rotated about z, expressed in the frame before."""
    return turn_back_z(v, -angle, trace)


def turn_x(v: Vec3, angle: Scalar, trace: Trace) -> Vec3:
    """Return Rx v: v, given in a frame rotated about x, expressed in the frame before."""
    return turn_back_x(v, -angle, trace)


def z_cross(v: Vec3) -> Vec3:
    """Return z x v."""
    return Vec3(-v.y, v.x, ZERO)


def cross_z(v: Vec3) -> Vec3:
    """Return v x z."""
    return Vec3(v.y, -v.x, ZERO)


# --- 3x3 matrices --------------------------------------------------------------------------------


def turn_block(
    block: tuple[Scalar, Scalar, Scalar, Scalar], s: Scalar, c: Scalar, spread: Scalar | None = None
) -> tuple[Scalar, Scalar, Scalar, Scalar]:
    """Return R X R^T of a 2x2 block [[a, b], [e, d]], row by row, by four products:

        p = s (a - d) + c (b + e)    a' = a - s p    b' = c p - e    e' = c p - b    d' = d + s p

    A rotation leaves a + d and b - e alone. `spread` is a - d where a shorter form of it is known.
    """
    a, b, e, d = block
    p = s * (a - d if spread is None else spread) + c * (b + e)
    return a - s * p, c * p - e, c * p - b, d + s * p


def turn_pair(x: Scalar, y: Scalar, s: Scalar, c: Scalar) -> tuple[Scalar, Scalar]:
    """Return the point (x, y) of a plane, rotated."""
    return x * c - y * s, x * s + y * c


def turn_matrix(X: Mat3, angle: Scalar, axis: str, trace: Trace) -> Mat3:
    """Return R X R^T for a rotation about z or x by the angle (rad)."""
    s, c = trace.sincos(angle)
    u, v, w = (0, 1, 2) if axis == "z" else (1, 2, 0)
    rows, out = X.rows, [[ZERO] * 3 for _ in range(3)]
    block = (rows[u][u], rows[u][v], rows[v][u], rows[v][v])
    out[u][u], out[u][v], out[v][u], out[v][v] = turn_block(block, s, c)
    out[u][w], out[v][w] = turn_pair(rows[u][w], rows[v][w], s, c)
    out[w][u], out[w][v] = turn_pair(rows[w][u], rows[w][v], s, c)
    out[w][w] = rows[w][w]
    return Mat3.from_rows(out)


# --- symmetric 6x6 matrices ----------------------------------------------------------------------

MIXED_BY_Z = ((0, 1), (2,), (3, 4), (5,))  # the components that a rotation about z mixes
MIXED_BY_X = ((1, 2), (0,), (4, 5), (3,))


def inertia_tensor(b: Body) -> Mat3:
    """Return J about the frame's origin."""
    return Mat3(  # [KD 9.3]
        Vec3(b.XX, b.XY, b.XZ), Vec3(b.XY, b.YY, b.YZ), Vec3(b.XZ, b.YZ, b.ZZ)
    )


def first_moments(b: Body) -> Vec3:
    """Return MS = [MX, MY, MZ]."""
    return Vec3(b.MX, b.MY, b.MZ)


def spatial_inertia(b: Body) -> Matrix6:
    """Return the inertia of a body over [V; w] about the origin of its frame."""
    elements = {  # [KD 9.21]: [M 1, -MS^; MS^, J]
        (0, 0): b.M, (1, 1): b.M, (2, 2): b.M,
        (0, 4): b.MZ, (0, 5): -b.MY, (1, 3): -b.MZ, (1, 5): b.MX, (2, 3): b.MY, (2, 4): -b.MX,
        (3, 3): b.XX, (3, 4): b.XY, (3, 5): b.XZ, (4, 4): b.YY, (4, 5): b.YZ, (5, 5): b.ZZ,
    }  # fmt: skip
    return _without_zeros(elements)


def _without_zeros(K: Matrix6) -> Matrix6:
    return {place: value for place, value in K.items() if not is_zero(value)}


def matrix_element(K: Matrix6, r: int, c: int) -> Scalar:
    """Return the element of row r and column c, 0..5."""
    return K.get((r, c) if r <= c else (c, r), ZERO)


def add_matrices(a: Matrix6, b: Matrix6) -> Matrix6:
    """Return a + b."""
    return {
        place: matrix_element(a, *place) + matrix_element(b, *place) for place in sorted({*a, *b})
    }


def multiply(K: Matrix6, v: SpatialVector) -> SpatialVector:
    """Return K v, products with zero left out."""
    components = [*v[0], *v[1]]
    rows = [_dot([matrix_element(K, r, c) for c in range(6)], components) for r in range(6)]
    return Vec3(*rows[:3]), Vec3(*rows[3:])


def _dot(row: Sequence[Scalar], v: Sequence[Scalar]) -> Scalar:
    total: Scalar = ZERO
    for a, x in zip(row, v, strict=True):
        if not is_zero(a) and not is_zero(x):
            total = total + a * x
    return total


def turn_matrix6(K: Matrix6, angle: Scalar, axis: str, trace: Trace) -> Matrix6:
    """Return K, given in a frame rotated about x or z by the angle (rad), in the frame before."""
    if is_zero(angle):
        return K
    s, c = trace.sincos(angle)
    groups = MIXED_BY_X if axis == "x" else MIXED_BY_Z
    out: Matrix6 = {}
    for k, g in enumerate(groups):
        for h in groups[k:]:
            out |= _turn_groups(K, g, h, s, c)
    return _without_zeros(out)


def _turn_groups(
    K: Matrix6, g: tuple[int, ...], h: tuple[int, ...], s: Scalar, c: Scalar
) -> Matrix6:
    """The elements of two groups of components, rotated."""
    if len(g) == len(h) == 1:
        return {_upper(g[0], h[0]): matrix_element(K, g[0], h[0])}
    if len(g) == len(h) == 2:
        a, b, e, d = (matrix_element(K, r, k) for r in g for k in h)
        a, b, e, d = turn_block((a, b, e, d), s, c)
        return {
            _upper(g[0], h[0]): a,
            _upper(g[1], h[1]): d,
            _upper(g[0], h[1]): b,
            _upper(g[1], h[0]): e,
        }
    pair, one = (g, h[0]) if len(g) == 2 else (h, g[0])
    x, y = turn_pair(matrix_element(K, pair[0], one), matrix_element(K, pair[1], one), s, c)
    return {_upper(pair[0], one): x, _upper(pair[1], one): y}


def _upper(r: int, c: int) -> tuple[int, int]:
    return (r, c) if r <= c else (c, r)


def shift_matrix6(K: Matrix6, length: Scalar, axis: str) -> Matrix6:
    """Return K about a point that lies `length` (m) below the origin along x or z.

    Rows and columns of w gain P x those of V.
    """
    if is_zero(length):
        return K
    x, y = (1, 2) if axis == "x" else (0, 1)
    gains = ((3 + x, y, -1), (3 + y, x, 1))  # along z: m_x -= length f_y, m_y += length f_x
    rows = [[matrix_element(K, r, c) for c in range(6)] for r in range(6)]
    _add_rows(rows, gains, length)
    columns = [list(column) for column in zip(*rows, strict=True)]
    _add_rows(columns, gains, length)
    return _without_zeros({(r, c): columns[c][r] for r in range(6) for c in range(r, 6)})


def _add_rows(
    rows: list[list[Scalar]], gains: Sequence[tuple[int, int, int]], length: Scalar
) -> None:
    """Add sign * length times the source row to each target row (target, source, sign)."""
    for target, source, sign in gains:
        pairs = zip(rows[target], rows[source], strict=True)
        rows[target] = [x + length * y * sign for x, y in pairs]


# --- from a frame to its antecedent and back ------------------------------------------------------


def screw_arm(screw: Screw) -> Vec3:
    """Return the translation of a screw as a vector."""
    return Vec3(screw.shift, 0, 0) if screw.axis == "x" else Vec3(0, 0, screw.shift)


def wrench_on_antecedent(
    robot: Robot, j: int, wrench_j: SpatialVector, trace: Trace
) -> SpatialVector:
    """Return T_ji^T w: a wrench at origin j, in frame j, moved to origin i, in frame i."""
    f, m = wrench_j
    for screw in reversed(joint_screws(robot, j)):  # [KD 9.23a]
        m = m + screw_arm(screw).cross(f)
        turn = turn_x if screw.axis == "x" else turn_z
        f, m = turn(f, screw.angle, trace), turn(m, screw.angle, trace)
    return f, m


def motion_at_successor(
    robot: Robot, j: int, motion_i: SpatialVector, trace: Trace
) -> SpatialVector:
    """Return T_ji v: a twist or acceleration of link i at the origin of frame j, in frame j."""
    V, w = motion_i
    for screw in joint_screws(robot, j):  # [KD 9.23a], [KD 9.121]
        V = V + w.cross(screw_arm(screw))
        turn_back = turn_back_x if screw.axis == "x" else turn_back_z
        V, w = turn_back(V, screw.angle, trace), turn_back(w, screw.angle, trace)
    return V, w
