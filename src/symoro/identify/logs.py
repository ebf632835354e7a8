"""Logs: CSV, Parquet, MAT (v5, v7) and NumPy files as streams of blocks of rows, only the wanted columns in memory."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from symoro.errors import InputError, MissingTool, UnknownName

Array = np.ndarray
BLOCK = 8_192  # rows that are read at a time
LINE = 1 << 20  # characters of a line at most
BUFFER = 1 << 16  # bytes of a column that are read at a time
Source = str | Path | Mapping[str, Any]
Blocks = Callable[[int, int | None, Sequence[str]], Iterator[Array]]


@dataclass(frozen=True)
class Log:
    """A file: its columns, its rows (None where only reading tells), the rows where parts of it begin, and blocks(first, last, columns)."""

    path: Path
    names: tuple[str, ...]
    rows: int | None
    parts: tuple[int, ...]
    blocks: Blocks


def open_log(source: Source) -> Log:
    """A log by the extension of its name, or arrays in memory."""
    if isinstance(source, Mapping):
        return _arrays(Path("arrays"), _columns(source))
    file = Path(source)
    suffix = file.suffixes[-2] if file.suffix == ".gz" and len(file.suffixes) > 1 else file.suffix
    if suffix.lower() not in READERS:
        raise UnknownName(f"file type of {file}", suffix, READERS)
    try:
        return _opened(file, suffix.lower(), file.stat().st_mtime_ns)
    except OSError as error:
        raise InputError(
            str(file), (error.strerror or str(error)).lower(), "a log that can be read"
        ) from None


@lru_cache(maxsize=2)
def _opened(file: Path, suffix: str, changed: int) -> Log:
    """Looked into once for all of its tasks, until it changes."""
    return READERS[suffix](file)


# --- text ----------------------------------------------------------------------------------------------------


def _text(path: Path) -> Log:
    with _lines(path) as file:
        head = _meaningful(file)
        first = next(head, "")
    delimiter = next((d for d in (",", ";", "\t") if d in first), None)
    fields = [
        x.strip().strip('"') for x in (first.split(delimiter) if delimiter else first.split())
    ]
    if not fields:
        raise InputError(str(path), "an empty file", "a line of column names, then numbers")
    named = not all(_is_float(x) for x in fields)
    names = tuple(fields) if named else tuple(str(k) for k in range(1, len(fields) + 1))

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        use = [names.index(name) for name in wanted]
        with _lines(path) as file:
            rows = islice(
                _meaningful(file), int(named) + start, None if stop is None else int(named) + stop
            )
            done = start
            while lines := list(islice(rows, BLOCK)):
                yield _numbers(path, lines, delimiter, use, wanted, done)
                done += len(lines)

    return Log(path, names, None, (0,), blocks)


def _lines(path: Path) -> TextIO:
    opened = gzip.open if path.suffix == ".gz" else open
    return opened(path, "rt", encoding="utf-8-sig", errors="replace")


def _meaningful(file: TextIO) -> Iterator[str]:
    """Lines that hold something; one without end is no line of a table."""
    for line in iter(lambda: file.readline(LINE), ""):
        if len(line) == LINE:
            raise InputError(
                str(file.name), f"a line of more than {LINE} characters", "a table of numbers"
            )
        if line.strip() and not line.startswith(("#", "%")):
            yield line


def _is_float(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _numbers(
    path: Path,
    lines: list[str],
    delimiter: str | None,
    use: list[int],
    wanted: Sequence[str],
    done: int,
) -> Array:
    try:
        return np.loadtxt(lines, delimiter=delimiter, usecols=use, ndmin=2)
    except ValueError:
        for k, line in enumerate(lines):
            fields = line.split(delimiter)
            for column, name in zip(use, wanted, strict=True):
                if column >= len(fields) or not _is_float(fields[column]):
                    found = (
                        f"'{fields[column].strip()}'"
                        if column < len(fields)
                        else f"only {len(fields)} fields"
                    )
                    raise InputError(
                        f"{path}, row {done + k + 1}, column {name}", found, "a number"
                    ) from None
        raise


# --- binary --------------------------------------------------------------------------------------------------


def _npy(path: Path) -> Log:
    try:
        data = np.load(path, mmap_mode="r", allow_pickle=False)
    except ValueError as error:
        raise InputError(
            str(path), str(error), "an array of numbers written by numpy.save"
        ) from None
    names, plain = data.dtype.names, data.ndim == 2 and data.dtype.kind in "fiu"
    if not (names and data.ndim == 1) and not plain:
        raise InputError(
            str(path),
            f"an array of {data.ndim} axes and type {data.dtype}",
            "rows of numbers, or a structured array with names",
        )
    if not data.flags.c_contiguous:
        return _arrays(path, {str(k + 1): data[:, k] for k in range(data.shape[1])})
    columns, (rows, *width), dtype, begin = (
        names or tuple(str(k + 1) for k in range(data.shape[1])),
        data.shape,
        data.dtype,
        data.offset,
    )

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        """Read, not mapped: what was used is not kept."""
        end = rows if stop is None else min(stop, rows)
        each = dtype.itemsize * int(np.prod(width, dtype=int))
        for at in range(start, end, BLOCK):
            count = min(BLOCK, end - at)
            found = np.fromfile(
                path, dtype, count * int(np.prod(width, dtype=int)), offset=begin + at * each
            ).reshape(count, *width)
            yield np.stack(
                [found[n] if names else found[:, columns.index(n)] for n in wanted],
                axis=1,
                dtype=float,
            )

    return Log(path, tuple(columns), rows, (0,), blocks)


def _npz(path: Path) -> Log:
    with np.load(path, allow_pickle=False) as file:
        return _arrays(path, _columns({name: file[name] for name in file.files}))


def _mat(path: Path) -> Log:
    from scipy.io import loadmat

    try:
        data = loadmat(path, squeeze_me=False)
    except NotImplementedError:
        raise InputError(
            str(path),
            "a MAT file of version 7.3",
            "version 5 or 7",
            "In MATLAB: save(name, …, '-v7').",
        ) from None
    except ValueError as error:
        raise InputError(str(path), str(error), "a MAT file of version 5 or 7") from None
    return _arrays(
        path, _columns({name: x for name, x in data.items() if not name.startswith("__")})
    )


def _columns(arrays: Mapping[str, Array]) -> dict[str, Array]:
    """Vectors by their name, the columns of matrices as name1, name2 …; what is no number or shorter is left out."""
    numeric = {
        name: np.asarray(x)
        for name, x in arrays.items()
        if np.asarray(x).dtype.kind in "fiu" and np.asarray(x).ndim in (1, 2)
    }
    rows = max((max(x.shape) for x in numeric.values()), default=0)
    found: dict[str, Array] = {}
    for name, x in numeric.items():
        table = (
            x.reshape(len(x), -1)
            if x.shape[0] == rows
            else x.T
            if x.ndim == 2 and x.shape[1] == rows
            else None
        )
        if table is not None and table.shape[1] == 1:
            found[name] = table[:, 0]
        elif table is not None:
            found |= {f"{name}{k + 1}": table[:, k] for k in range(table.shape[1])}
    return found


def _arrays(path: Path, columns: Mapping[str, Array]) -> Log:
    if not columns:
        raise InputError(
            str(path), "no columns of numbers", "vectors or matrices with one row per sample"
        )
    rows = min(len(x) for x in columns.values())

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        end = rows if stop is None else min(stop, rows)
        for at in range(start, end, BLOCK):
            yield np.stack(
                [np.asarray(columns[name][at : min(at + BLOCK, end)], float) for name in wanted],
                axis=1,
            )

    return Log(path, tuple(columns), rows, (0,), blocks)


def _parquet(path: Path) -> Log:
    try:
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise MissingTool("Parquet files need pyarrow: pip install 'symoro[identify]'.") from None
    try:
        meta = parquet.ParquetFile(path).metadata
    except ValueError as error:
        raise InputError(str(path), str(error), "a Parquet file") from None
    sizes = [meta.row_group(k).num_rows for k in range(meta.num_row_groups)]
    starts = np.concatenate([[0], np.cumsum(sizes)]).astype(int)
    names = tuple(meta.schema.names)

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        end = int(starts[-1]) if stop is None else min(stop, int(starts[-1]))
        groups = [k for k in range(len(sizes)) if starts[k] < end and starts[k + 1] > start]
        if not groups:
            return
        at = int(starts[groups[0]])
        with parquet.ParquetFile(path, metadata=meta, buffer_size=BUFFER) as file:
            for batch in file.iter_batches(
                BLOCK, row_groups=groups, columns=list(wanted), use_threads=False
            ):
                rows = np.stack(
                    [
                        batch.column(name).to_numpy(zero_copy_only=False).astype(float)
                        for name in wanted
                    ],
                    axis=1,
                )
                yield rows[max(0, start - at) : max(0, end - at)]
                at += len(rows)

    return Log(path, names, int(starts[-1]), tuple(int(s) for s in starts[:-1]), blocks)


READERS: dict[str, Callable[[Path], Log]] = {
    ".csv": _text, ".txt": _text, ".tsv": _text, ".dat": _text, ".parquet": _parquet, ".mat": _mat, ".npy": _npy, ".npz": _npz,
}  # fmt: skip
