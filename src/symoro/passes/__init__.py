"""Passes: program to program, then the order of its operations and its statements.

The names below are what other parts use; `explicit_form`, the text for readers, is imported apart.
"""

from symoro.passes.pipeline import (
    Optimised,
    fold,
    improved,
    optimise,
    output_names,
    reorder,
    select,
    unknown_outputs,
    with_numbers,
)
from symoro.passes.schedule import schedule_operations
from symoro.passes.statement_order import (
    Arrangement,
    Listing,
    SinesTogether,
    arrange,
    last_used,
    make_listing,
    parameter_operands,
    separate_sines,
    split_statements,
)
from symoro.passes.sums_and_products import associate

__all__ = [
    "Arrangement",
    "Listing",
    "Optimised",
    "SinesTogether",
    "arrange",
    "associate",
    "fold",
    "improved",
    "last_used",
    "make_listing",
    "optimise",
    "output_names",
    "parameter_operands",
    "reorder",
    "schedule_operations",
    "select",
    "separate_sines",
    "split_statements",
    "unknown_outputs",
    "with_numbers",
]
