"""Generation time and operation counts of the models of the built-in robots, beside the published
figures.

    python benchmarks/models.py [--robots rx90] [--models dgm] [--runs 3] [--json] [-o benchmarks/results/models.json]

The measuring is `symoro bench`; this is the same from a checkout.
"""

from __future__ import annotations

import sys

from symoro.cli.main import app


def main() -> None:
    """Run the benchmark with the arguments of the command line."""
    app(["bench", *sys.argv[1:]])


if __name__ == "__main__":
    main()
