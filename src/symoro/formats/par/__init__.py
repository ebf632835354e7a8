"""SYMORO's `.par` files. `loads` and `dumps` read and write the text of one; both are public."""

from symoro.formats.par.read import loads
from symoro.formats.par.write import dumps

__all__ = ["dumps", "loads"]
