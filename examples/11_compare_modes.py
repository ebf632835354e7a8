"""The same model in the original's form and in ours: fewer operations, equal values.

python examples/11_compare_modes.py
"""

from __future__ import annotations

import numpy as np

import symoro as sy

WAYS = {
    "symoro": {"mode": "symoro"},
    "fast, effort 0": {"effort": 0},
    "fast (default)": {},
    "fast, effort 2": {"effort": 2, "objective": "operations"},
}


def main() -> None:
    """The inverse dynamic model of the simplified RX-90 in base parameters; the book prints
    160/113.
    """
    robot = sy.load("rx90_simplified")
    values: dict[str, float] = {}
    reference = None
    for name, options in WAYS.items():
        model = sy.generate(robot, "idm", parameters="base", **options)
        rng = np.random.default_rng(1)
        values = values or {symbol: rng.uniform(0.1, 1.0) for symbol in model.inputs}
        tau = model.evaluate(values)["tau"]
        reference = tau if reference is None else reference
        count = model.cost.hoisted
        print(
            f"{name:16} {count.mul:4} mul {count.add:4} add {count.trig:3} trig   largest difference {np.abs(tau - reference).max():.1e}"
        )


if __name__ == "__main__":
    main()
