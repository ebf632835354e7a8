"""Numeric arrays of MAT files of version 5 and 7.

A file is a header of 128 bytes and a sequence of elements: a tag (type, number of bytes), the data,
padding to eight bytes. A matrix element holds its flags, dimensions, name and values as elements of
its own; version 7 compresses each matrix with zlib. Structures, cells, texts, complex and sparse
arrays are skipped. The reader is written in Python, because a damaged file must not end the
process.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import numpy as np

from symoro.errors import InputError
from symoro.limits import Limit

Array = np.ndarray
HEADER = 128  # bytes
MATRIX, COMPRESSED = 14, 15
TYPES = {
    **{1: "i1", 2: "u1", 3: "i2", 4: "u2", 5: "i4", 6: "u4"},
    **{7: "f4", 9: "f8", 12: "i8", 13: "u8"},
}  # types of data elements
CLASSES = {
    **{6: "f8", 7: "f4", 8: "i1", 9: "u1", 10: "i2"},
    **{11: "u2", 12: "i4", 13: "u4", 14: "i8", 15: "u8"},
}  # classes of numeric arrays
COMPLEX = 0x0800  # flag of an array with an imaginary part
VERSION_7_3 = b"MATLAB 7.3"
EXPECTED = "a MAT file of version 5 or 7"


@dataclass(frozen=True)
class Element:
    """The type and the data of an element."""

    kind: int
    data: memoryview


@dataclass(frozen=True)
class MatReader:
    """Reads the elements of a file in its byte order."""

    place: str
    order: str  # "<" or ">"
    max_bytes: Limit  # of all decompressed data

    def arrays(self, data: memoryview) -> dict[str, Array]:
        """The numeric arrays by name."""
        arrays: dict[str, Array] = {}
        left = self.max_bytes.value
        for element in self.elements(data):
            if element.kind == COMPRESSED:
                plain = self._decompressed(element.data, left)
                left -= len(plain)
                element = next(self.elements(plain), element)
            if element.kind == MATRIX:
                arrays |= self._checked_array(element.data)
        return arrays

    def elements(self, data: memoryview) -> Iterator[Element]:
        """The elements of a stretch of data, short ones (data inside the tag) included."""
        at = 0
        while at + 8 <= len(data):
            first, size = (int(x) for x in np.frombuffer(data[at : at + 8], f"{self.order}u4"))
            short = first >> 16
            kind, size, start = (first & 0xFFFF, short, at + 4) if short else (first, size, at + 8)
            if start + size > len(data) or (short and size > 4):
                raise self._damaged(
                    f"an element of {size} bytes where {len(data) - start} are left"
                )
            yield Element(kind, data[start : start + size])
            # compressed elements are not padded
            at = at + 8 if short else start + size + (-size % 8 if kind != COMPRESSED else 0)

    def _checked_array(self, data: memoryview) -> dict[str, Array]:
        try:
            return self._array(data)
        except (ValueError, IndexError) as error:  # parts of the matrix are missing
            raise self._damaged(f"a matrix that cannot be read ({error})") from None

    def _array(self, data: memoryview) -> dict[str, Array]:
        """One array by name; none for classes that are not numeric."""
        flags, dimensions, name, *values = islice(self.elements(data), 4)
        word = int(self._numbers(flags)[0])
        if word & 0xFF not in CLASSES or word & COMPLEX:
            return {}
        shape = tuple(int(n) for n in self._numbers(dimensions))
        numbers = self._numbers(values[0])
        if min(shape, default=0) < 0 or math.prod(shape) != len(numbers):
            raise self._damaged(f"{len(numbers)} values for the dimensions {shape}")
        array = numbers.astype(CLASSES[word & 0xFF]).reshape(shape, order="F")
        return {bytes(name.data).decode("latin-1"): array}

    def _numbers(self, element: Element) -> Array:
        dtype = np.dtype(self.order + TYPES[element.kind]) if element.kind in TYPES else None
        if dtype is None or len(element.data) % dtype.itemsize:
            raise self._damaged(f"{len(element.data)} bytes of type {element.kind}")
        return np.frombuffer(element.data, dtype)

    def _decompressed(self, data: memoryview, left: int) -> memoryview:
        engine = zlib.decompressobj()
        try:
            plain = engine.decompress(data, left + 1)
        except zlib.error as error:
            raise self._damaged(str(error)) from None
        if len(plain) > left:
            raise InputError(
                self.place,
                "more data",
                f"at most {self.max_bytes} in a file that is read as a whole",
                "Save the log as .csv, .npy or .parquet, which are read in blocks.",
            )
        return memoryview(plain)

    def _damaged(self, finding: str) -> InputError:
        return InputError(self.place, finding, EXPECTED, "The file is damaged.")


def read_mat(path: Path, max_bytes: Limit) -> dict[str, Array]:
    """Return the numeric arrays of a MAT file by name.

    `max_bytes` bounds the file and the decompressed data.
    """
    with path.open("rb") as file:
        data = file.read(max_bytes + 1)
    if len(data) > max_bytes:
        raise InputError(str(path), "a larger file", f"at most {max_bytes}")
    if data.startswith(VERSION_7_3):
        raise InputError(
            str(path),
            "a MAT file of version 7.3",
            "version 5 or 7",
            "In MATLAB: save(name, …, '-v7').",
        )
    order = {b"IM": "<", b"MI": ">"}.get(data[HEADER - 2 : HEADER])
    if order is None:
        raise InputError(str(path), "no mark of a byte order in the header", EXPECTED)
    return MatReader(str(path), order, max_bytes).arrays(memoryview(data)[HEADER:])
