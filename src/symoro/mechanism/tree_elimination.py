"""Linear systems with the pattern of a tree: A = L^T D L, eliminated from the tips so that branches
stay sparse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symoro.errors import InputError
from symoro.expr import Scalar, is_zero
from symoro.tracing import Trace

Parents = Sequence[int]  # of each unknown, -1 at a root; parents come before their children


def _ancestors(parents: Parents, k: int) -> list[int]:
    above = []
    while parents[k] >= 0:
        k = parents[k]
        above.append(k)
    return above


def reciprocal(inertia: Scalar, name: str) -> Scalar:
    """One over an inertia; `name` says whose acceleration it is for."""
    if is_zero(inertia):
        todo = (
            "Nothing resists it: give a mass or an inertia to a link that it moves, or a rotor "
            "inertia IA to the joint."
        )
        raise InputError(f"inertia seen by {name}", "0", "a positive one", todo)
    return 1 / inertia


def factorise(
    A: Sequence[Sequence[Scalar]], parents: Parents, names: Sequence[str], trace: Trace
) -> tuple[list[dict[int, Scalar]], list[Scalar]]:
    """Rows of L (below the diagonal, by ancestor) and the reciprocals of D."""
    work = [list(row) for row in A]
    L: list[dict[int, Scalar]] = [{} for _ in A]
    inverse: list[Scalar] = [0] * len(A)
    for k in reversed(range(len(A))):
        inverse[k] = trace(f"D{k + 1}", reciprocal(work[k][k], names[k]))
        above = [i for i in _ancestors(parents, k) if not is_zero(work[k][i])]
        for i in above:
            L[k][i] = trace(f"L{k + 1}_{i + 1}", work[k][i] * inverse[k])
        for x, i in enumerate(above):
            for j in above[x:]:
                work[i][j] = trace(f"AE{k + 1}_{i + 1}_{j + 1}", work[i][j] - L[k][i] * work[k][j])
                work[j][i] = work[i][j]
    return L, inverse


def solve_tree_system(
    A: Sequence[Sequence[Scalar]],
    right: Sequence[Scalar],
    parents: Parents,
    names: Sequence[str],
    trace: Trace,
) -> list[Scalar]:
    """x with A x = right; no inverse is formed.

    The names of the unknowns serve to say which one is undetermined.
    """
    return back_substitution(*factorise(A, parents, names, trace), right, trace)


def back_substitution(
    L: Sequence[Mapping[int, Scalar]],
    inverse: Sequence[Scalar],
    right: Sequence[Scalar],
    trace: Trace,
) -> list[Scalar]:
    """x with L^T D L x = right, from the tips and back."""
    x = list(right)
    for k in reversed(range(len(x))):  # L^T y = right
        for i, factor in L[k].items():
            x[i] = trace(f"Y{k + 1}_{i + 1}", x[i] - factor * x[k])
    for k in range(len(x)):  # D L x = y
        x[k] = x[k] * inverse[k]
        for i, factor in L[k].items():
            x[k] = x[k] - factor * x[i]
        x[k] = trace(f"X{k + 1}", x[k])
    return x
