"""Essential parameters: those that the data determine [PG91].

The parameter with the largest relative standard deviation is left out and the others are estimated again, until no relative
deviation is above a limit. What they cost in accuracy is seen from the errors of the result.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symoro.identify.solve import Estimate, System, weighted

LIMIT = 10.0  # percent


def essential(system: System, names: Sequence[str], limit: float = LIMIT) -> Estimate:
    """The estimate with the essential parameters alone; those left out are zero."""
    kept = np.arange(system.size)
    found = weighted(system, names, kept)
    while len(kept) > 1 and found.relative[kept].max() > limit:
        kept = np.delete(kept, int(np.argmax(found.relative[kept])))
        found = weighted(system, names, kept)
    return found
