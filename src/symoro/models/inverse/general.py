"""The general inverse geometric model of arms with six joints: elimination of Raghavan and Roth, in numbers [RR93].

The joints and the pose close a loop, Z1 C1 Z2 C2 ... Z6 C6 = 1. With l the direction of axis 6 and p a point on it,

    Z3 C3 Z4 C4 Z5 C5 (p, l) = (Z1 C1 Z2 C2)^-1 C6^-1 (p, l).

The 14 functions l, p, p.p, p.l, p x l, (p.p) l - 2 (p.l) p and 1 span a linear representation W of the rigid motions, so
each side is a product of 15x15 matrices, and each joint enters by three monomials: (s, c, 1) of an angle, (r^2, r, 1) of a
length. The left null space of the 8 monomials of joints 1, 2 leaves 6 equations in the 9 monomials of joints 4, 5; those
times (x4, 1) are 12 equations in 12 monomials, quadratic in x3: a 24x24 eigenvalue problem. Any joint can be the first of
the loop, which gives six starts; a sliding joint must not be the sixth.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.arm import Arm
from symoro.models.inverse.numeric import Array, Chain, rigid_inverse
from symoro.models.inverse.solver import Candidates, Method, distinct

NEARLY_REAL = 3e-2  # imaginary part of a root that Newton's method may still make real
TRIALS = 12
ILL = 1e8  # condition of the leading matrix beyond which the pencil is singular at a pose
NEAR = 1e-3  # roots of one pose, relative, that ask for a second elimination at a displaced pose
SHIFT = 2e-3  # rad and parts of the arm's size by which it is displaced
GOOD = 3e-3  # how nearly a proposal reaches the pose that is worth polishing further
HALF_TANGENT = np.array([[0.0, 2.0, 0.0], [1.0, 0.0, -1.0], [1.0, 0.0, 1.0]])  # (s, c, 1)(1 + x^2) by powers 1, x, x^2
POWERS = np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]])  # (r^2, r, 1) by powers of r
SEED = 7
SINGULAR = ("igm-general does not apply: the elimination is singular from every start, as for arms of Pieper's type (three axes through a point, or parallel) "
            "and for RPRRPR. igm-pieper and igm-paul may solve this arm.")  # fmt: skip


def check_general(arm: Arm) -> None:
    """Six joints, of which at most two slide."""
    if len(arm.joints) != 6:
        todo = " Hold the others with fixed={joint: value}." if len(arm.joints) > 6 else " igm-paul solves arms with fewer."
        raise UnsupportedRobot(f"igm-general is for six joints; {arm.robot.name} has {len(arm.joints)} up to frame {arm.frame} ({arm.types}).{todo}")
    if arm.types.count("P") > 2:
        raise UnsupportedRobot(f"igm-general is for at most two sliding joints; {arm.robot.name} has {arm.types}. igm-pieper solves three sliding joints.")


def representation(T: Array) -> Array:
    """W(T), (..., 15, 15): how (l, p, p.p, p.l, p x l, (p.p) l - 2 (p.l) p, 1) changes when p and l are moved by T."""
    R, t = T[..., :3, :3], T[..., :3, 3]
    turn, shift = np.zeros((*T.shape[:-2], 15, 15)), np.zeros((*T.shape[:-2], 15, 15))
    for k in (0, 3, 8, 11):
        turn[..., k : k + 3, k : k + 3] = R
    shift[...] = np.eye(15)
    turn[..., [6, 7, 14], [6, 7, 14]] = 1.0
    tt = (t * t).sum(axis=-1)
    cross = np.zeros((*T.shape[:-2], 3, 3))
    cross[..., 0, 1], cross[..., 0, 2], cross[..., 1, 2] = -t[..., 2], t[..., 1], -t[..., 0]
    cross -= np.swapaxes(cross, -1, -2)
    shift[..., 3:6, 14] = t
    shift[..., 6, 3:6], shift[..., 6, 14] = 2 * t, tt
    shift[..., 7, 0:3] = t
    shift[..., 8:11, 0:3] = cross
    shift[..., 11:14, 8:11] = -2 * cross
    shift[..., 11:14, 0:3] = tt[..., None, None] * np.eye(3) - 2 * t[..., :, None] * t[..., None, :]
    shift[..., 11:14, 7] = -2 * t
    return np.asarray(shift @ turn)


def _joint_terms(turns: bool, inverse: bool = False) -> Array:
    """(3, 15, 15): the factors of (s, c, 1) or (r^2, r, 1) in W(Z), from three samples."""
    samples = np.array([0.3, 1.7, -2.1])
    Z = np.broadcast_to(np.eye(4), (3, 4, 4)).copy()
    x = -samples if inverse else samples
    if turns:
        c, s = np.cos(x), np.sin(x)
        Z[:, 0, 0], Z[:, 0, 1], Z[:, 1, 0], Z[:, 1, 1] = c, -s, s, c
        basis = np.stack([np.sin(samples), np.cos(samples), np.ones(3)], axis=1)
    else:
        Z[:, 2, 3] = x
        basis = np.stack([samples**2, samples, np.ones(3)], axis=1)
    return np.asarray(np.einsum("ab,bij->aij", np.linalg.inv(basis), representation(Z)))


@dataclass(frozen=True)
class Start:
    """One way round the loop: joint `first` is the first one; random offsets keep roots away from infinity."""

    turns: Array  # (6,) of the joints in the order of the loop
    first: int
    offsets: Array  # (6,) rad, of the joints in the order of the loop
    mobius: Array  # (2, 2): x3 = (a y + b) / (c y + d)

    def order(self) -> Array:
        return (np.arange(6) + self.first) % 6

    def sides(self, loop: Array) -> tuple[Array, Array]:
        """Left (N, 15, 3, 3, 3) in joints 3, 4, 5 and right (N, 15, 3, 3) in joints 1, 2, of constants (N, 6, 4, 4)."""
        C = loop[:, self.order()]
        axis = np.zeros(15)
        axis[2] = axis[14] = 1.0
        W = [representation(C[:, k]) for k in (2, 3, 4)]
        Z = [_joint_terms(bool(self.turns[k])) for k in range(5)]
        v = W[2] @ axis  # behind joint 5
        v5 = np.einsum("cij,nj->nic", Z[4], v)
        v4 = np.einsum("bij,njk,nkc->nibc", Z[3], W[1], v5, optimize=True)
        left = np.einsum("aij,njk,nkbc->niabc", Z[2], W[0], v4, optimize=True)
        w6, w1, w2 = (representation(rigid_inverse(C[:, k])) for k in (5, 0, 1))
        u1 = np.einsum("aij,nj->nia", _joint_terms(bool(self.turns[0]), True), w6 @ axis)
        u2 = np.einsum("bij,njk,nka->niab", _joint_terms(bool(self.turns[1]), True), w1, u1, optimize=True)
        return left, np.einsum("nij,njab->niab", w2, u2)

    def pencil(self, left: Array, right: Array) -> Array:
        """(N, 3, 12, 12): the matrices of 1, y, y^2."""
        n = len(left)
        Q = right[:, :14].reshape(n, 14, 9)
        P = left[:, :14].copy()
        P[:, :, 2, 2, 2] -= Q[:, :, 8]
        u, _, _ = np.linalg.svd(Q[:, :, :8])
        E = np.einsum("nri,nrabc->niabc", u[:, :, 8:], P)  # (N, 6, 3, 3, 3)
        T3, T4, T5 = (HALF_TANGENT if t else POWERS for t in self.turns[2:5])
        E = np.einsum("niabc,ap,bq,cr->nipqr", E, T3, T4, T5, optimize=True)
        (a, b), (c, d) = self.mobius
        E = np.stack([E[:, :, 0] * d * d + E[:, :, 1] * b * d + E[:, :, 2] * b * b,
                      E[:, :, 0] * 2 * c * d + E[:, :, 1] * (a * d + b * c) + E[:, :, 2] * 2 * a * b,
                      E[:, :, 0] * c * c + E[:, :, 1] * a * c + E[:, :, 2] * a * a], axis=1)  # fmt: skip
        M = np.zeros((n, 3, 12, 4, 3))
        M[:, :, :6, :3], M[:, :, 6:, 1:] = E, E
        pencil = M.reshape(n, 3, 12, 12)
        return np.asarray(pencil / np.maximum(np.abs(pencil).max(axis=(1, 3), keepdims=True), 1e-300))

    def x3(self, y: Array) -> Array:
        (a, b), (c, d) = self.mobius
        return np.asarray((a * y + b) / (c * y + d))


def eigenpairs(M: Array) -> tuple[Array, Array]:
    """Roots (N, 24) and null vectors (N, 12, 24) of M0 + M1 y + M2 y^2."""
    n = len(M)
    K = np.zeros((n, 24, 24))
    K[:, :12, 12:] = np.eye(12)
    small = np.linalg.cond(M[:, 2]) > 1e14
    lead = M[:, 2] + small[:, None, None] * 1e-12 * np.eye(12)
    K[:, 12:] = -np.linalg.solve(lead, np.concatenate([M[:, 0], M[:, 1]], axis=2))
    roots, vectors = np.linalg.eig(K)
    lower = np.abs(roots) > 1
    return roots, np.where(lower[:, None], vectors[:, 12:], vectors[:, :12])


class RaghavanRoth(Method):
    """The elimination, prepared for one arm: the best starts on trial poses come first."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        self.scale = chain.size
        C = chain.constants.copy()
        C[:, :3, 3] /= self.scale
        self.head, self.tail = C[0], C[6]
        self.between = C[1:6]
        self.starts = self._chosen()
        if not self.starts:
            raise UnsupportedRobot(SINGULAR)

    @cached_property
    def _random(self) -> np.random.Generator:
        return np.random.default_rng(SEED)

    def _start(self, first: int) -> Start:
        turns = self.chain.turns[(np.arange(6) + first) % 6]
        angle = self._random.uniform(0.4, 1.2)
        c, s = np.cos(angle), np.sin(angle)
        return Start(turns, first, np.where(turns, self._random.uniform(-2.5, 2.5, 6), 0.0), np.array([[c, s], [-s, c]]))

    def _chosen(self) -> list[Start]:
        """The starts in the order of how well they recover random postures."""
        turns = self.chain.turns
        firsts = [k for k in range(6) if turns[(k + 5) % 6]]
        q = self._random.uniform(-np.pi, np.pi, (TRIALS, 6))
        q = np.where(turns, q, q / np.pi * self.scale * 0.5)
        poses = self.chain.poses(q / self.chain.factors)
        rated = []
        for start in [self._start(k) for k in firsts for _ in range(2)]:
            found, owner, _ = self._by(start, poses)
            targets = q / self.chain.factors
            got = [_contains(self.chain, found[owner == k], targets[k]) for k in range(TRIALS)]
            rated.append((sum(got), start))
        rated.sort(key=lambda pair: -pair[0])
        self.recall = rated[0][0] / TRIALS if rated else 0.0
        return [start for hits, start in rated if hits >= 0.5 * TRIALS]

    # --- run time --------------------------------------------------------------------------------------------

    def loop(self, poses: Array) -> Array:
        """Constants of the closed loop (N, 6, 4, 4), lengths in units of the arm's size."""
        T = poses.copy()
        T[:, :3, 3] /= self.scale
        closing = self.tail @ rigid_inverse(T) @ self.head
        loop = np.empty((len(poses), 6, 4, 4))
        loop[:, :5], loop[:, 5] = self.between, closing
        return loop

    def _by(self, start: Start, poses: Array, near: Array | None = None) -> tuple[Array, Array, Array]:
        """Polished postures (K, 6) by one start, the pose that each belongs to, and which poses have a singular pencil or roots that nearly coincide.

        `near` are poses to eliminate for instead: their postures are where Newton's method starts.
        """
        loop = _with_offsets(self.loop(poses if near is None else near), start)
        left, right = start.sides(loop)
        M = start.pencil(left, right)
        roots, vectors = eigenpairs(M)
        with np.errstate(all="ignore"):
            real = np.isfinite(roots) & (np.abs(roots.imag) < NEARLY_REAL * (1 + np.abs(roots.real)))
            x3 = start.x3(roots.real)
        real &= np.isfinite(x3)
        owner, which = np.nonzero(real)
        v = vectors[owner, :, which].reshape(-1, 4, 3)
        crowded = _crowded(roots.real[owner, which], owner, len(poses)) | (np.linalg.cond(M[:, 2]) > ILL)
        y, owner, x4, x5 = _unmixed(roots.real[owner, which], owner, v, M)
        angles = _joint_values(start, left, right, owner, start.x3(y), x4, x5)
        finite = np.isfinite(angles).all(axis=1)
        return *self._finished(start, angles[finite], owner[finite], poses, loop), crowded

    def _finished(self, start: Start, found: Array, owner: Array, poses: Array, loop: Array) -> tuple[Array, Array]:
        """Joint 6 of the loop from the rest, then two Newton steps and a check."""
        rest = np.broadcast_to(np.eye(4), (len(found), 4, 4))
        C = loop[:, start.order()][owner]
        for k in range(5):
            rest = rest @ _screw(bool(start.turns[k]), found[:, k]) @ C[:, k]
        last = rigid_inverse(C[:, 5] @ rest)  # Z6 in the loop
        q = np.empty((len(found), 6))
        q[:, start.order()[:5]] = found + start.offsets[:5]
        q[:, start.order()[5]] = np.arctan2(last[:, 1, 0], last[:, 0, 0]) + start.offsets[5]
        q = np.where(self.chain.turns, q, q * self.scale) / self.chain.factors
        q, miss = self.chain.polished(q, poses[owner], passes=4)
        near = miss < GOOD
        q, owner = q[near], owner[near]
        q, miss = self.chain.polished(q, poses[owner], passes=8)
        good = miss < 1e-9
        return q[good], owner[good]

    def candidates(self, poses: Array) -> Candidates:
        if not len(poses):
            return Candidates(np.zeros((0, 0, 6)), np.zeros((0, 0), bool))
        found, owner, crowded = self._by(self.starts[0], poses)
        found, owner = _sorted_distinct(self.chain, found, owner)
        count = np.bincount(owner, minlength=len(poses))
        again = np.flatnonzero(crowded | (count % 2 == 1) | (count == 0))
        for start, shift in ((self.starts[0], SHIFT), (self.starts[-1], -SHIFT), (self.starts[0], 0.1 * SHIFT)):
            if not len(again):
                break
            more, its, _ = self._by(start, poses[again], poses[again] @ _displacement(shift, self.scale))
            found, owner = _sorted_distinct(self.chain, np.concatenate([found, more]), np.concatenate([owner, again[its]]))
            count = np.bincount(owner, minlength=len(poses))[again]
            again = again[(count % 2 == 1) | (count == 0)]
        return _table(found, owner, len(poses))

    def why_none(self, pose: Array) -> str:
        return "the pose is out of reach: the characteristic polynomial has no real root that reaches it"

    def polynomial(self, pose: Array) -> Array:
        """Coefficients, highest first, of the polynomial of degree 16 in tan(theta/2) (or the length) of joint 3 of the loop."""
        start = Start(self.starts[0].turns, self.starts[0].first, np.zeros(6), np.eye(2))
        left, right = start.sides(self.loop(pose[None]))
        return _determinant_polynomial(start.pencil(left, right)[0], bool(start.turns[2]))


def _with_offsets(loop: Array, start: Start) -> Array:
    """Joint k of the loop measured from its offset: Z_k(x + offset) = Z_k(x) Z_k(offset)."""
    out = loop.copy()
    for k, j in enumerate(start.order()):
        out[:, j] = _screw(True, np.array([start.offsets[k]])) @ out[:, j] if start.turns[k] else out[:, j]
    return out


def _screw(turns: bool, x: Array) -> Array:
    Z = np.broadcast_to(np.eye(4), (len(x), 4, 4)).copy()
    if turns:
        c, s = np.cos(x), np.sin(x)
        Z[:, 0, 0], Z[:, 0, 1], Z[:, 1, 0], Z[:, 1, 1] = c, -s, s, c
    else:
        Z[:, 2, 3] = x
    return Z


def _displacement(angle: float, size: float) -> Array:
    """A small motion in no special direction: solutions of a regular pose move little, roots that coincide part."""
    axis = np.array([0.48, -0.6, 0.64])
    cross = np.array([[0, -axis[2], axis[1]], [axis[2], 0, -axis[0]], [-axis[1], axis[0], 0]])
    D = np.eye(4)
    D[:3, :3] += np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
    D[:3, 3] = angle * size * np.array([0.37, 0.71, -0.59])
    return D


def _crowded(y: Array, owner: Array, poses: int) -> Array:
    """(poses,) whether two roots of a pose are nearly the same."""
    order = np.lexsort((y, owner))
    near = (np.diff(y[order]) < NEAR * (1 + np.abs(y[order][1:]))) & (np.diff(owner[order]) == 0)
    return np.bincount(owner[order][1:][near], minlength=poses) > 0


CLOSE = 1e-5  # roots of one pose that count as equal: their null vectors are mixtures


def _unmixed(y: Array, owner: Array, v: Array, M: Array) -> tuple[Array, Array, Array, Array]:
    """Roots, their poses, x4 and x5 from null vectors x4^i x5^j; where roots of one pose coincide, also from the null space that they share."""
    x4, x5 = _ratios(v)
    found = [(y, owner, x4, x5)]
    order = np.lexsort((y, owner))
    gaps = np.diff(y[order]) > CLOSE * (1 + np.abs(y[order][1:]))
    for group in np.split(order, np.flatnonzero(gaps | (np.diff(owner[order]) > 0)) + 1):
        if 1 < len(group) <= 6:
            found.append(_split(float(y[group].mean()), int(owner[group[0]]), len(group), M))
    return tuple(np.concatenate(part) for part in zip(*found, strict=True))  # type: ignore[return-value]


def _split(y: float, owner: int, count: int, M: Array) -> tuple[Array, Array, Array, Array]:
    """The null space at a root of several solutions: multiplying by x4 maps its lower part to its upper part."""
    _, _, vh = np.linalg.svd(M[owner, 0] + y * M[owner, 1] + y**2 * M[owner, 2])
    basis = vh[12 - count :].T.reshape(4, 3, count)
    mix = np.linalg.eig(np.linalg.pinv(basis[:3].reshape(9, -1)) @ basis[1:].reshape(9, -1))[1]
    return np.full(count, y), np.full(count, owner), *_ratios(np.einsum("ijk,km->mij", basis, mix))


def _ratios(v: Array) -> tuple[Array, Array]:
    """x4 and x5 as least squares of shifted parts of the null vector, real parts."""
    with np.errstate(all="ignore"):
        low4, high4 = v[:, :3].reshape(len(v), 9), v[:, 1:].reshape(len(v), 9)
        low5, high5 = v[:, :, :2].reshape(len(v), 8), v[:, :, 1:].reshape(len(v), 8)
        x4 = (low4.conj() * high4).sum(axis=1) / (low4.conj() * low4).sum(axis=1)
        x5 = (low5.conj() * high5).sum(axis=1) / (low5.conj() * low5).sum(axis=1)
    return np.real(x4), np.real(x5)


def _monomials(turns: bool, x: Array) -> Array:
    """(3, N): (s, c, 1) of the half tangent x, or (r^2, r, 1)."""
    if not turns:
        return np.stack([x * x, x, np.ones_like(x)])
    d = 1 + x * x
    return np.stack([2 * x / d, (1 - x * x) / d, np.ones_like(x)])


def _joint_values(start: Start, left: Array, right: Array, owner: Array, x3: Array, x4: Array, x5: Array) -> Array:
    """Angles or lengths of joints 1..5 of the loop: 1 and 2 by linear least squares."""
    m3, m4, m5 = (_monomials(bool(t), x) for t, x in zip(start.turns[2:5], (x3, x4, x5), strict=True))
    with np.errstate(all="ignore"):
        b = np.einsum("niabc,an,bn,cn->ni", left[owner, :14], m3, m4, m5, optimize=True)
        Q = right[:, :14].reshape(len(right), 14, 9)
        inverse = np.linalg.pinv(Q[:, :, :8])
        u = np.einsum("nij,nj->ni", inverse[owner], b - Q[owner][:, :, 8])
        out = np.empty((len(owner), 5))
        for column, (turns, pair) in enumerate(zip(start.turns[:2], ((2, 5), (6, 7)), strict=True)):
            out[:, column] = np.arctan2(u[:, pair[0]], u[:, pair[1]]) if turns else u[:, pair[1]]
        for column, (turns, x) in enumerate(zip(start.turns[2:5], (x3, x4, x5), strict=True), 2):
            out[:, column] = 2 * np.arctan(x) if turns else x
    return out


def _determinant_polynomial(M: Array, turns: bool) -> Array:
    """det(M0 + M1 x + M2 x^2), degree 24, by samples on a circle; for an angle its factor (1 + x^2)^4 is divided out."""
    x = np.exp(2j * np.pi * np.arange(32) / 32) * 1.1
    samples = np.linalg.det(M[0] + x[:, None, None] * M[1] + (x * x)[:, None, None] * M[2])
    if turns:
        samples = samples / (1 + x * x) ** 4
    coefficients = np.real(np.fft.fft(samples) / 32 * 1.1 ** -np.arange(32.0))
    degree = 16
    return np.asarray(coefficients[degree::-1] / np.abs(coefficients[: degree + 1]).max())


def _contains(chain: Chain, found: Array, q: Array) -> bool:
    gap = found - q
    gap = np.where(chain.turns, np.remainder(gap + np.pi, 2 * np.pi) - np.pi, gap / chain.size)
    return bool((np.abs(gap).max(axis=1, initial=0.0) < 1e-5).any())


def _sorted_distinct(chain: Chain, q: Array, owner: Array) -> tuple[Array, Array]:
    """Postures by pose, equal ones once."""
    order = np.lexsort((*(np.round(q[:, k], 5) for k in range(q.shape[1])), owner))
    q, owner = q[order], owner[order]
    keep = distinct(chain, q, owner)
    return q[keep], owner[keep]


def _table(q: Array, owner: Array, count: int) -> Candidates:
    place = np.arange(len(owner)) - np.searchsorted(owner, owner)
    rows = int(place.max(initial=-1)) + 1
    found, exists = np.zeros((count, rows, q.shape[1])), np.zeros((count, rows), bool)
    found[owner, place], exists[owner, place] = q, True
    return Candidates(found, exists)
