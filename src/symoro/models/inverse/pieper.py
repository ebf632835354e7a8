"""Pieper's method: three consecutive axes through one point, or three sliding joints [KC97 §3.3, KD chapter 4].

The joints and the pose close a loop. Behind the centre of a spherical triple stand the other joints i, j, k; the point does
not move with the triple, so Zi Ci Zj Cj Zk c = P gives these three, wherever in the chain the triple is. With u = Zj g and
g = Cj Zk c two equations are free of joint i, each of the form v.u + kappa |u|^2 + delta = 0. They leave a polynomial in
joint k: of degree 4 in general, 2 where the equations in u are dependent. The triple follows from the rotation.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symoro.errors import UnsupportedRobot
from symoro.models.inverse.arm import Arm
from symoro.models.inverse.numeric import Array, Chain, rigid_inverse
from symoro.models.inverse.solver import Candidates, Method

EXACT = 1e-10  # parts of the arm's size, and rad, within which axes count as meeting or parallel
ON_CIRCLE = 1e-3
DEPENDENT = 1e-9


@dataclass(frozen=True)
class Structure:
    """Where the spherical triple starts (0..3), or -1 for three sliding joints; the centre on the axes of its first and last joint."""

    first: int
    before: float = 0.0  # along the axis of the first joint
    behind: float = 0.0  # along the axis of the last joint

    def notes(self, arm: Arm) -> tuple[str, ...]:
        names = arm.names
        if self.first < 0:
            turning = [n for n, t in zip(names, arm.types, strict=True) if t == "R"]
            sliding = [n for n, t in zip(names, arm.types, strict=True) if t == "P"]
            return (f"three sliding joints: the rotation gives {', '.join(turning)} (2 solutions), then the position gives {', '.join(sliding)}",)
        triple = names[self.first : self.first + 3]
        rest = [names[(self.first + 3 + k) % 6] for k in range(3)]
        types = "".join(arm.types[(self.first + 3 + k) % 6] for k in range(3))
        return (f"spherical centre m = {self.first + 2}: the axes of {', '.join(triple)} meet in one point",
                f"position case ({', '.join(rest)}), {types}: {rest[2]}, then {rest[1]}, then {rest[0]}",
                f"then the rotation gives {', '.join(triple)} (2 solutions)")  # fmt: skip


def meeting(A: Array, size: float) -> tuple[float, float] | None:
    """Where the axis z of frame A meets the axis z of the reference: along the reference, along A; None where they do not meet."""
    a, p = A[:3, 2], A[:3, 3]
    slope = float(np.hypot(a[0], a[1]))
    if slope < 1e-6:
        return None
    t = -float(p[0] * a[0] + p[1] * a[1]) / slope**2
    point = p + t * a
    return (float(point[2]), t) if np.hypot(point[0], point[1]) < EXACT * size else None


def structure_of(chain: Chain) -> Structure | None:
    """The spherical triple, the last one first, or three sliding joints."""
    if chain.n != 6:
        return None
    if (~chain.turns).sum() == 3:
        return Structure(-1)
    for m in (3, 2, 1, 0):
        if chain.turns[m : m + 3].all():
            one, two = meeting(chain.constants[m + 1], chain.size), meeting(chain.constants[m + 2], chain.size)
            if one and two and abs(one[1] - two[0]) < EXACT * chain.size:
                return Structure(m, one[0], two[1])
    return None


def find_structure(arm: Arm) -> Structure:
    """The structure for the values that are known, others at random; UnsupportedRobot where there is none."""
    rng = np.random.default_rng(5)
    missing = {name: float(rng.uniform(0.3, 1.3)) for name in arm.parameters if name not in arm.robot.values}
    found = structure_of(arm.numeric(missing)) if len(arm.joints) == 6 else None
    if found is None:
        what = f"{len(arm.joints)} joints" if len(arm.joints) != 6 else "no three consecutive axes that meet in one point, and no three sliding joints"
        todo = "Hold the others with fixed={joint: value}." if len(arm.joints) > 6 else "igm-paul solves some such arms, igm-general any with six joints."
        raise UnsupportedRobot(f"igm-pieper is for six joints with a spherical centre, or three that slide; {arm.robot.name} has {what}. {todo}")
    return found


class PieperMethod(Method):
    """Pieper's solution of one arm with numbers, on many poses at once."""

    def __init__(self, chain: Chain) -> None:
        self.chain = chain
        found = structure_of(chain)
        if found is None:
            raise UnsupportedRobot("igm-pieper does not apply: with these values no three consecutive axes meet in one point. igm-general may.")
        self.structure = found

    def candidates(self, poses: Array) -> Candidates:
        if not len(poses):
            return Candidates(np.zeros((0, 0, 6)), np.zeros((0, 0), bool))
        q, exists = self._sliding(poses) if self.structure.first < 0 else self._spherical(poses)
        q = q / self.chain.factors
        exists &= np.isfinite(q).all(axis=-1)
        return Candidates(np.where(exists[:, :, None], q, 0.0), exists)

    def why_none(self, pose: Array) -> str:
        return "the pose is out of reach: the position equations have no real solution"

    # --- three sliding joints --------------------------------------------------------------------------------

    def _sliding(self, poses: Array) -> tuple[Array, Array]:
        turning = np.flatnonzero(self.chain.turns)
        R = self._rotations(turning)
        M = R[0].T @ poses[:, :3, :3] @ R[3].T
        angles, exists = wrist(R[1], R[2], M)
        q = np.zeros((len(poses), 2, 6))
        q[:, :, turning] = angles
        flat = q.reshape(-1, 6)
        T, axes, _ = self.chain.forward(flat / self.chain.factors)
        sliding = np.flatnonzero(~self.chain.turns)
        A = np.swapaxes(axes[:, sliding], 1, 2)
        gap = np.repeat(poses[:, :3, 3], 2, axis=0) - T[:, :3, 3]
        flat[:, sliding] = (np.linalg.pinv(A) @ gap[:, :, None])[:, :, 0]
        return flat.reshape(q.shape), exists

    def _rotations(self, turning: Array) -> list[Array]:
        """The constant rotations before, between and behind the turning joints."""
        found, R = [], self.chain.constants[0][:3, :3]
        for k in range(6):
            if k in turning:
                found.append(R)
                R = np.eye(3)
            R = R @ self.chain.constants[k + 1][:3, :3]
        return [*found, R]

    # --- a spherical triple ----------------------------------------------------------------------------------

    def _spherical(self, poses: Array) -> tuple[Array, Array]:
        m, N = self.structure.first, len(poses)
        loop = np.empty((N, 6, 4, 4))
        loop[:, :5] = self.chain.constants[1:6]
        loop[:, 5] = self.chain.constants[6] @ rigid_inverse(poses) @ self.chain.constants[0]
        order = (np.arange(6) + m) % 6
        C, turns = loop[:, order], self.chain.turns[order]
        c = C[:, 5] @ np.array([0.0, 0.0, self.structure.before, 1.0])
        P = rigid_inverse(C[:, 2]) @ np.array([0.0, 0.0, self.structure.behind, 1.0])
        placed, exists = position(C[:, 3], C[:, 4], c[:, :3], P[:, :3], turns[3:])
        rows = placed.shape[1]
        spread = np.repeat(C, rows, axis=0)
        flat = placed.reshape(-1, 3)
        T = spread[:, 2]
        for k in range(3):
            T = T @ moved(bool(turns[3 + k]), flat[:, k]) @ spread[:, 3 + k]
        angles, real = wrist(spread[:, 0, :3, :3], spread[:, 1, :3, :3], np.swapaxes(T[:, :3, :3], 1, 2))
        q = np.empty((N * rows, 2, 6))
        q[:, :, order[:3]], q[:, :, order[3:]] = angles, flat[:, None]
        return q.reshape(N, 2 * rows, 6), (real & exists.reshape(-1)[:, None]).reshape(N, 2 * rows)


def moved(turns: bool, x: Array) -> Array:
    Z = np.broadcast_to(np.eye(4), (*x.shape, 4, 4)).copy()
    if turns:
        c, s = np.cos(x), np.sin(x)
        Z[..., 0, 0], Z[..., 0, 1], Z[..., 1, 0], Z[..., 1, 1] = c, -s, s, c
    else:
        Z[..., 2, 3] = x
    return Z


def wrist(A: Array, B: Array, M: Array) -> tuple[Array, Array]:
    """Za A Zb B Zc = M: angles (N, 2, 3) and whether they exist; with a and c about one line, a = 0."""
    A, B = np.broadcast_to(A, M.shape), np.broadcast_to(B, M.shape)
    r, col = A[:, 2], B[:, :, 2]
    X, Y = r[:, 1] * col[:, 0] - r[:, 0] * col[:, 1], r[:, 0] * col[:, 0] + r[:, 1] * col[:, 1]
    Z = M[:, 2, 2] - r[:, 2] * col[:, 2]
    D = X * X + Y * Y - Z * Z
    root = np.sqrt(np.maximum(D, 0.0))
    out, exists = np.empty((len(M), 2, 3)), np.repeat((D >= -1e-9)[:, None], 2, axis=1)
    for k, e in enumerate((1.0, -1.0)):
        b = np.arctan2(X * Z + e * Y * root, Y * Z - e * X * root)
        K = A @ moved(True, b)[:, :3, :3] @ B
        aligned = np.hypot(K[:, 0, 2], K[:, 1, 2]) < 1e-7
        a = np.where(aligned, 0.0, np.arctan2(M[:, 1, 2], M[:, 0, 2]) - np.arctan2(K[:, 1, 2], K[:, 0, 2]))
        rest = np.swapaxes(moved(True, a)[:, :3, :3] @ K, 1, 2) @ M
        out[:, k] = np.stack([a, b, np.arctan2(rest[:, 1, 0], rest[:, 0, 0])], axis=1)
    return out, exists


# --- the position ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """Zi Ci Zj Cj Zk c = P on N poses: two equations v.u + kappa |u|^2 + delta = 0 in u = Zj Cj Zk c that are free of joint i."""

    Ci: Array
    Cj: Array
    c: Array
    P: Array
    turns: Array  # of joints i, j, k

    @property
    def equations(self) -> tuple[Array, Array, Array]:
        """v (N, 2, 3), kappa (2,), delta (N, 2)."""
        R, e = self.Ci[:, :3, :3], self.Ci[:, :3, 3]
        if self.turns[0]:
            v = np.stack([R[:, 2], 2 * (np.swapaxes(R, 1, 2) @ e[:, :, None])[:, :, 0]], axis=1)
            delta = np.stack([e[:, 2] - self.P[:, 2], (e * e).sum(1) - (self.P * self.P).sum(1)], axis=1)
            return v, np.array([0.0, 1.0]), delta
        return R[:, :2], np.zeros(2), e[:, :2] - self.P[:, :2]

    def g(self, x: Array) -> Array:
        """Cj Zk(x) c, (N, S, 3), at values x (N, S) of joint k."""
        point = (moved(bool(self.turns[2]), x)[..., :3, :] @ np.append(self.c, np.ones((len(self.c), 1)), axis=1)[:, None, :, None])[..., 0]
        return np.asarray((self.Cj[:, None, :3, :3] @ point[..., None])[..., 0] + self.Cj[:, None, :3, 3])

    def roots(self, f: Array, samples: Array) -> tuple[Array, Array]:
        """Zeros in joint k of a function given by its values (N, 5) at the samples: values (N, 4 or 2), and whether they are real."""
        if self.turns[2]:
            c = np.fft.fft(f, axis=1) / 5
            coefficients = c[:, [2, 1, 0, 4, 3]]  # of z^4 ... z^0, z = exp(i x)
            if (np.abs(coefficients[:, 0]) <= DEPENDENT * np.abs(c).max(axis=1)).all():
                coefficients = coefficients[:, 1:4]
            z = polynomial_roots(coefficients)
            return np.angle(z), np.abs(np.abs(z) - 1) < ON_CIRCLE
        scale = np.abs(samples).max()
        coefficients = np.linalg.solve(np.vander(samples / scale, 5), f.T).T
        while coefficients.shape[1] > 2 and (np.abs(coefficients[:, 0]) <= DEPENDENT * np.abs(coefficients).max(axis=1)).all():
            coefficients = coefficients[:, 1:]
        z = polynomial_roots(coefficients)
        return np.real(z) * scale, np.abs(z.imag) < ON_CIRCLE * (1 + np.abs(z.real))


def polynomial_roots(p: Array) -> Array:
    """Roots (N, degree) of polynomials (N, degree + 1), highest coefficient first; a lost degree gives a root that is far away."""
    p = p / np.maximum(np.abs(p).max(axis=1, keepdims=True), 1e-300)
    lead = np.where(np.abs(p[:, :1]) < 1e-13, 1e-13, p[:, :1])
    n = p.shape[1] - 1
    K = np.zeros((len(p), n, n), dtype=p.dtype)
    K[:, 0] = -p[:, 1:] / lead
    K[:, np.arange(1, n), np.arange(n - 1)] = 1.0
    return np.asarray(np.linalg.eigvals(K))


def position(Ci: Array, Cj: Array, c: Array, P: Array, turns: Array) -> tuple[Array, Array]:
    """Joints i, j, k (N, rows, 3) and whether they exist (N, rows)."""
    p = Position(Ci, Cj, c, P, turns)
    samples = 2 * np.pi * np.arange(5) / 5 if turns[2] else np.arange(-2.0, 3.0) * max(1e-3, float(np.abs(P).max()))
    xk, xj, exists = (_turning if turns[1] else _sliding)(p, samples)
    h = (Ci[:, None, :3, :3] @ (moved(bool(turns[1]), xj) @ _point(p.g(xk)))[..., :3, :])[..., 0] + Ci[:, None, :3, 3]
    turned, slid = np.arctan2(P[:, None, 1], P[:, None, 0]) - np.arctan2(h[..., 1], h[..., 0]), P[:, None, 2] - h[..., 2]
    xi = turned if turns[0] else slid
    return np.stack([xi, xj, xk], axis=-1), exists


def _point(g: Array) -> Array:
    return np.append(g, np.ones((*g.shape[:-1], 1)), axis=-1)[..., None]


def _spread(samples: Array, n: int) -> Array:
    return np.broadcast_to(samples, (n, len(samples)))


def _turning(p: Position, samples: Array) -> tuple[Array, Array, Array]:
    """Joint j turns: A (xi, eta) = b(xk) with xi, eta the first two of u, and xi^2 + eta^2 = |g|^2 - gz^2."""
    v, kappa, delta = p.equations
    A = v[:, :, :2]

    def right(x: Array) -> tuple[Array, Array]:
        g = p.g(x)
        b = -(v[:, None, :, 2] * g[..., 2:] + kappa * (g * g).sum(-1, keepdims=True) + delta[:, None])
        return b, g

    b, g = right(_spread(samples, len(A)))
    size = np.abs(A).max(axis=(1, 2)) + 1e-300
    det = A[:, 0, 0] * A[:, 1, 1] - A[:, 0, 1] * A[:, 1, 0]
    if (np.abs(det) > DEPENDENT * size**2).all():
        inv = np.linalg.inv(A)
        u = (inv[:, None] @ b[..., None])[..., 0]
        x, real = p.roots((u * u).sum(-1) - (g[..., :2] ** 2).sum(-1), samples)
        b, g = right(x)
        u = (inv[:, None] @ b[..., None])[..., 0]
        return x, np.arctan2(u[..., 1], u[..., 0]) - np.arctan2(g[..., 1], g[..., 0]), real
    left = np.linalg.svd(A)[0]  # its second column is the combination without xi and eta
    x, real = p.roots((b * left[:, None, :, 1]).sum(-1), samples)
    b, g = right(x)
    a, beta = (left[:, :, :1] * A).sum(1), (b * left[:, None, :, 0]).sum(-1)
    rho = np.hypot(g[..., 0], g[..., 1])
    return _line_and_circle(a, beta, rho, np.arctan2(g[..., 1], g[..., 0]), x, real)


def _line_and_circle(a: Array, beta: Array, rho: Array, start: Array, x: Array, real: Array) -> tuple[Array, Array, Array]:
    """a.(xi, eta) = beta on the circle of radius rho: two angles, as turns from `start`."""
    length = np.maximum(np.hypot(a[:, 0], a[:, 1]), 1e-300)[:, None]
    distance = beta / length
    D = rho**2 - distance**2
    spread = np.arctan2(np.sqrt(np.maximum(D, 0.0)), distance)
    middle = np.arctan2(a[:, 1], a[:, 0])[:, None]
    exists = real & (-1e-9 * (rho**2 + 1e-12) <= D)
    angles = np.concatenate([middle + spread - start, middle - spread - start], axis=1)
    return np.concatenate([x, x], axis=1), angles, np.concatenate([exists, exists], axis=1)


def _sliding(p: Position, samples: Array) -> tuple[Array, Array, Array]:
    """Joint j slides: u = g + d z."""
    v, kappa, delta = p.equations

    def rest(x: Array) -> tuple[Array, Array]:
        g = p.g(x)
        return (v[:, None] @ g[..., None])[..., 0] + kappa * (g * g).sum(-1, keepdims=True) + delta[:, None], g

    w, g = rest(_spread(samples, len(v)))
    slope = v[:, :, 2]
    if kappa[1] and (np.abs(slope[:, 0]) > DEPENDENT).all():
        d = -w[..., 0] / slope[:, :1]
        x, real = p.roots(d * d + (slope[:, 1:] + 2 * g[..., 2]) * d + w[..., 1], samples)
        w, g = rest(x)
        return x, -w[..., 0] / slope[:, :1], real
    if kappa[1]:
        x, real = p.roots(w[..., 0], samples)
        w, g = rest(x)
        half = (slope[:, 1:] + 2 * g[..., 2]) / 2
        D = half**2 - w[..., 1]
        root, exists = np.sqrt(np.maximum(D, 0.0)), real & (-1e-9 * (half**2 + 1e-12) <= D)
        return np.concatenate([x, x], axis=1), np.concatenate([root - half, -root - half], axis=1), np.concatenate([exists, exists], axis=1)
    x, real = p.roots(w[..., 0] * slope[:, 1:] - w[..., 1] * slope[:, :1], samples)
    w, _ = rest(x)
    size = np.maximum((slope**2).sum(1, keepdims=True), 1e-300)
    return x, -(w * slope[:, None]).sum(-1) / size, real
