"""Names of postures for arms that have a shoulder, an elbow and a wrist."""

from __future__ import annotations

import numpy as np

from symoro.models.inverse.numeric import Array, Chain

PARALLEL = 1e-9


def has_anatomy(chain: Chain) -> bool:
    """Six revolute joints, the second and third axes parallel, and the last three through one point, or the fourth parallel too."""
    if chain.n != 6 or not chain.turns.all() or abs(abs(chain.constants[1][2, 2]) - 1) < PARALLEL:
        return False
    second, third = chain.constants[2], chain.constants[3]
    return abs(abs(second[2, 2]) - 1) < PARALLEL and (
        abs(abs(third[2, 2]) - 1) < PARALLEL or _meet(chain)
    )


def _meet(chain: Chain) -> bool:
    """Whether axes 4, 5, 6 meet in one point."""
    _, axes, points = chain.forward(np.full((1, 6), 0.4))
    z, p = axes[0, 3:], points[0, 3:]
    A = np.concatenate([np.eye(3) - np.outer(a, a) for a in z])
    b = np.concatenate([(np.eye(3) - np.outer(a, a)) @ x for a, x in zip(z, p, strict=True)])
    centre = np.linalg.lstsq(A, b, rcond=None)[0]
    return bool(np.abs(A @ centre - b).max() < PARALLEL * chain.size)


def anatomy(chain: Chain, q: Array) -> tuple[str, ...]:
    """Shoulder, elbow and wrist of postures (count, 6); empty where the arm has none.

    The shoulder is in front where the wrist lies on the side of the first axis to which x1 points; the elbow is up or down by the
    side of the upper arm on which the wrist lies; the wrist is flipped where the axes 4, 5, 6 are left-handed.
    """
    if not len(q) or not has_anatomy(chain):
        return ()
    _, z, p = chain.forward(q)
    wrist = p[:, 4]
    side = -1.0 if chain.constants[1][1, 2] > 0 else 1.0  # of z1 x z2 and x1
    front = side * np.einsum("ni,ni->n", np.cross(z[:, 0], z[:, 1]), wrist - p[:, 0])
    up = np.einsum(
        "ni,ni->n",
        z[:, 1],
        np.cross(
            p[:, 2] - p[:, 1],
            p[:, 3] - p[:, 2] if abs(chain.constants[3][2, 2]) > 0.5 else wrist - p[:, 2],
        ),
    )
    straight = np.einsum("ni,ni->n", np.cross(z[:, 3], z[:, 4]), z[:, 5])
    up = up * np.where(front >= 0, 1.0, -1.0)
    words = (("front", "back"), ("up", "down"), ("straight", "flipped"))
    return tuple(
        ", ".join(
            f"{part} {pair[0] if s >= 0 else pair[1]}"
            for part, pair, s in zip(("shoulder", "elbow", "wrist"), words, row, strict=True)
        )
        for row in zip(front, up, straight, strict=True)
    )
