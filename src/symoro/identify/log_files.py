"""Log files (CSV, Parquet, MAT v5 and v7, NumPy, MCAP) as streams of blocks of rows.

Only the wanted columns of one block are in memory at a time, where the format allows it. A file
that is damaged or too large is refused with an `InputError`, whatever its reader raises.
"""

from __future__ import annotations

import contextlib
import gzip
import math
import zipfile
import zlib
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from symoro.errors import InputError, SymoroError, UnknownName, import_extra
from symoro.formats import file_state, read_float
from symoro.limits import LIMITS, Limit

Array = np.ndarray
BLOCK_ROWS = 8_192  # rows that are read at a time
MAX_LINE = LIMITS["log-line"]
PARQUET_BUFFER = 1 << 16  # bytes of a column that are read at a time
MAX_IN_MEMORY = LIMITS["log-memory"]  # of the arrays of .npz and .mat
Source = str | Path | Mapping[str, Any]
# first row, end (None: the last row), names of columns -> blocks (rows, columns)
BlockReader = Callable[[int, int | None, Sequence[str]], Iterator[Array]]


@dataclass(frozen=True)
class Log:
    """An opened log: its columns, its length, and a function that reads blocks of rows."""

    path: Path
    names: tuple[str, ...]
    rows: int | None  # None where only reading tells
    parts: tuple[int, ...]  # rows at which parts of the file begin that can be read alone
    blocks: BlockReader


def open_log(source: Source) -> Log:
    """Return a log by the extension of its file name, or arrays in memory as a log."""
    if isinstance(source, Mapping):
        return _array_log(Path("arrays"), _numeric_columns(source))
    if not isinstance(source, str | Path):
        fault = f"{source!r}"[:60] + f" of type {type(source).__name__}"
        raise InputError("logs", fault, "the path of a log, or a mapping of arrays")
    path = Path(source)
    suffix = path.suffixes[-2] if path.suffix == ".gz" and len(path.suffixes) > 1 else path.suffix
    if suffix.lower() not in READERS:
        raise UnknownName(f"file type of {path}", suffix, READERS)
    try:
        return _open_file(path, suffix.lower(), file_state(path))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise InputError(str(path), reason, "a log that can be read") from None


@lru_cache(maxsize=2)
def _open_file(path: Path, suffix: str, state: tuple[int, ...]) -> Log:
    """Open a file once for all of its tasks; `state` makes a changed file a new one."""
    if not path.is_file():
        raise InputError(str(path), "no regular file", "a log that can be read")
    with _damage_reported(path, suffix):
        log = READERS[suffix](path)
    _check_names(log)
    unguarded = log.blocks

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        with _damage_reported(path, suffix):
            yield from unguarded(start, stop, wanted)

    return replace(log, blocks=blocks)


def _check_names(log: Log) -> None:
    """Refuse a log in which two columns have the same name."""
    places: dict[str, int] = {}
    for k, name in enumerate(log.names, 1):
        first = places.setdefault(name, k)
        if name and first != k:
            raise InputError(
                f"{log.path}, columns {first} and {k}",
                f"the name {name!r} twice",
                "a different name for every column",
                "Rename or remove one of the two columns.",
            )


@contextlib.contextmanager
def _damage_reported(path: Path, suffix: str) -> Iterator[None]:
    """Turn what the reader of a format raises on a damaged file into an `InputError`.

    NumPy, zipfile, gzip and pyarrow raise many kinds of exceptions on damaged data.
    """
    try:
        yield
    except SymoroError:
        raise
    except Exception as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise InputError(str(path), reason, f"an intact {suffix} file") from None


# --- text ----------------------------------------------------------------------------------------


def _text_log(path: Path) -> Log:
    with _open_text(path) as file:
        first = next(_data_lines(file), "")
    delimiter = next((d for d in (",", ";", "\t") if d in first), None)
    fields = [x.strip().strip('"') for x in first.split(delimiter)]
    if not any(fields):
        raise InputError(str(path), "an empty file", "a line of column names, then numbers")
    has_names = not all(_is_float(x) for x in fields)
    names = tuple(fields) if has_names else _numbered_names(len(fields))
    header = int(has_names)

    def parsed(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        columns = {name: names.index(name) for name in wanted}
        with _open_text(path) as file:
            end = None if stop is None else header + stop
            rows = islice(_data_lines(file), header + start, end)
            row = start
            while lines := list(islice(rows, BLOCK_ROWS)):
                yield _parse_lines(path, lines, delimiter, columns, row)
                row += len(lines)

    @lru_cache(maxsize=2)
    def first_block(wanted: tuple[str, ...]) -> Array:
        """The beginning of the file, which the choices and the diagnosis read again."""
        return next(parsed(0, BLOCK_ROWS, wanted), np.empty((0, len(wanted))))

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        if start < BLOCK_ROWS:
            block = first_block(tuple(wanted))
            if len(rows := block[start:stop]):
                yield rows.copy()
            if len(block) < BLOCK_ROWS:
                return
        if stop is None or stop > BLOCK_ROWS:
            yield from parsed(max(start, BLOCK_ROWS), stop, wanted)

    return Log(path, names, None, (0,), blocks)


def _numbered_names(count: int) -> tuple[str, ...]:
    return tuple(str(k) for k in range(1, count + 1))


def _open_text(path: Path) -> TextIO:
    open_file = gzip.open if path.suffix == ".gz" else open
    return open_file(path, "rt", encoding="utf-8-sig", errors="replace")


def _data_lines(file: TextIO) -> Iterator[str]:
    """Lines that are neither empty nor remarks; a line without end is refused."""
    for line in iter(lambda: file.readline(MAX_LINE.value), ""):
        if len(line) >= MAX_LINE:
            raise InputError(
                str(file.name), "a longer line", f"a table with lines of at most {MAX_LINE}"
            )
        if line.strip() and not line.startswith(("#", "%")):
            yield line


def _is_float(text: str) -> bool:
    try:
        read_float(text)
    except ValueError:
        return False
    return True


def _parse_lines(
    path: Path, lines: list[str], delimiter: str | None, columns: Mapping[str, int], row: int
) -> Array:
    """Numbers (lines, columns) of some columns; `row` is the row of the file of the first line."""
    try:
        return np.loadtxt(lines, delimiter=delimiter, usecols=list(columns.values()), ndmin=2)
    except ValueError:
        for k, line in enumerate(lines):
            _check_fields(path, line.split(delimiter), columns, row + k + 1)
        raise


def _check_fields(path: Path, fields: list[str], columns: Mapping[str, int], row: int) -> None:
    for name, column in columns.items():
        place = f"{path}, row {row}, column {name}"
        if column >= len(fields):
            raise InputError(place, f"only {len(fields)} fields", "a number") from None
        if not _is_float(fields[column]):
            raise InputError(place, f"'{fields[column].strip()}'", "a number") from None


# --- NumPy -------------------------------------------------------------------------------------


def _npy_log(path: Path) -> Log:
    try:
        data = np.load(path, mmap_mode="r", allow_pickle=False)
    except ValueError as error:
        fault = "Python objects, or another format" if "pickle" in str(error) else str(error)
        raise InputError(str(path), fault, "an array of numbers written by numpy.save") from None
    names = data.dtype.names
    is_table = data.ndim == 2 and data.dtype.kind in "fiu"
    if not (names and data.ndim == 1) and not is_table:
        raise InputError(
            str(path),
            f"an array of {data.ndim} axes and type {data.dtype}",
            "rows of numbers, or a structured array with names",
        )
    if not data.flags.c_contiguous:
        return _array_log(path, {str(k + 1): data[:, k] for k in range(data.shape[1])})
    return _npy_blocks(path, data, names or _numbered_names(data.shape[1]))


def _npy_blocks(path: Path, data: np.memmap[Any, Any], names: tuple[str, ...]) -> Log:
    """Blocks of a file in row order, read and not mapped: pages that were used are not kept."""
    (rows, *width), dtype, header = data.shape, data.dtype, data.offset
    if dtype == np.dtype([(name, float) for name in dtype.names or ()]):  # fields without gaps
        dtype, width = np.dtype(float), [len(names)]
    values = int(np.prod(width, dtype=int))  # per row

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        end = rows if stop is None else min(stop, rows)
        for at in range(start, end, BLOCK_ROWS):
            count = min(BLOCK_ROWS, end - at)
            offset = header + at * dtype.itemsize * values
            flat = np.fromfile(path, dtype, count * values, offset=offset)
            block = flat.reshape(count, *width)
            if dtype.names:
                yield np.stack([block[n] for n in wanted], axis=1, dtype=float)
            else:
                yield _columns_at(block, [names.index(n) for n in wanted])

    return Log(path, names, rows, (0,), blocks)


def _columns_at(rows: Array, places: Sequence[int]) -> Array:
    """Columns of rows as floating-point numbers, not copied where they follow each other."""
    first, count = places[0], len(places)
    if list(places) == list(range(first, first + count)):
        return np.asarray(rows[:, first : first + count], float)
    return np.asarray(rows[:, places], float)


def _npz_log(path: Path) -> Log:
    _check_archive(path)
    with np.load(path, allow_pickle=False) as file:
        return _array_log(path, _numeric_columns({name: file[name] for name in file.files}))


def _check_archive(path: Path) -> None:
    """Refuse an archive with pickled objects, or with more data than are read into memory.

    Only the headers of the arrays are decompressed.
    """
    total = 0
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            with archive.open(entry) as file:
                shape, dtype = _npy_header(file)
            if dtype.hasobject:
                raise InputError(
                    f"{path}, {entry.filename}",
                    "Python objects",
                    "numbers",
                    "Objects are not unpickled: save the arrays with a numeric dtype.",
                )
            total += max(entry.file_size, math.prod(shape) * dtype.itemsize)
    _check_size(path, total)


def _npy_header(file: Any) -> tuple[tuple[int, ...], np.dtype[Any]]:
    version = np.lib.format.read_magic(file)
    read = {
        (1, 0): np.lib.format.read_array_header_1_0,
        (2, 0): np.lib.format.read_array_header_2_0,
    }.get(version)
    if read is None:
        raise ValueError(f"version {version} of the NumPy format, expected 1.0 or 2.0")
    shape, _, dtype = read(file)
    return shape, dtype


def _check_size(path: Path, size: int) -> None:
    if size > MAX_IN_MEMORY:
        raise InputError(
            str(path),
            f"{size / 2**20:.0f} MiB of data",
            f"at most {MAX_IN_MEMORY} in a file that is read as a whole",
            "Save the log as .csv, .npy or .parquet, which are read in blocks.",
        )


def _numeric_columns(arrays: Mapping[str, Any]) -> dict[str, Array]:
    """Vectors by name, the columns of matrices as name1, name2 …

    Arrays that are not numeric or far shorter than the longest one are left out.
    """
    numeric = {name: np.asarray(x) for name, x in arrays.items() if _is_numeric(np.asarray(x))}
    rows = max((max(x.shape) for x in numeric.values()), default=0)
    columns: dict[str, Array] = {}
    for name, x in numeric.items():
        if rows / 2 < max(x.shape) < rows:
            longest = next(k for k, y in numeric.items() if max(y.shape) == rows)
            raise InputError(
                f"array {name}", f"{max(x.shape)} rows", f"{rows} rows, as many as {longest} has"
            )
        table = _as_table(x, rows)
        if table.shape[1] == 1:
            columns[name] = table[:, 0]
        else:
            columns |= {f"{name}{k + 1}": table[:, k] for k in range(table.shape[1])}
    return columns


def _is_numeric(x: Array) -> bool:
    return x.dtype.kind in "fiu" and x.ndim in (1, 2)


def _as_table(x: Array, rows: int) -> Array:
    """A vector or matrix as (rows, columns), transposed if need be; shorter ones have no column."""
    if x.shape[0] == rows:
        return x.reshape(rows, -1)
    return x.T if x.ndim == 2 and x.shape[1] == rows else np.empty((rows, 0))


def _array_log(path: Path, columns: Mapping[str, Array]) -> Log:
    if not columns:
        raise InputError(
            str(path), "no columns of numbers", "vectors or matrices with one row per sample"
        )
    rows = min(len(x) for x in columns.values())

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        end = rows if stop is None else min(stop, rows)
        for at in range(start, end, BLOCK_ROWS):
            part = slice(at, min(at + BLOCK_ROWS, end))
            yield np.stack([np.asarray(columns[name][part], float) for name in wanted], axis=1)

    return Log(path, tuple(columns), rows, (0,), blocks)


# --- MATLAB ---------------------------------------------------------------------------------------
#
# A file is a header of 128 bytes and a sequence of elements: a tag (type, number of bytes), the
# data, padding to eight bytes. A matrix element holds its flags, dimensions, name and values as
# elements of its own; version 7 compresses each matrix with zlib. Structures, cells, texts, complex
# and sparse arrays are skipped. The reader is written in Python, because a damaged file must not
# end the process.

MAT_HEADER = 128  # bytes
MATRIX, COMPRESSED = 14, 15
MAT_TYPES = {
    **{1: "i1", 2: "u1", 3: "i2", 4: "u2", 5: "i4", 6: "u4"},
    **{7: "f4", 9: "f8", 12: "i8", 13: "u8"},
}  # types of data elements
MAT_CLASSES = {
    **{6: "f8", 7: "f4", 8: "i1", 9: "u1", 10: "i2"},
    **{11: "u2", 12: "i4", 13: "u4", 14: "i8", 15: "u8"},
}  # classes of numeric arrays
COMPLEX = 0x0800  # flag of an array with an imaginary part
VERSION_7_3 = b"MATLAB 7.3"
EXPECTED_MAT = "a MAT file of version 5 or 7"


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
        if word & 0xFF not in MAT_CLASSES or word & COMPLEX:
            return {}
        shape = tuple(int(n) for n in self._numbers(dimensions))
        numbers = self._numbers(values[0])
        if min(shape, default=0) < 0 or math.prod(shape) != len(numbers):
            raise self._damaged(f"{len(numbers)} values for the dimensions {shape}")
        array = numbers.astype(MAT_CLASSES[word & 0xFF]).reshape(shape, order="F")
        return {bytes(name.data).decode("latin-1"): array}

    def _numbers(self, element: Element) -> Array:
        dtype = (
            np.dtype(self.order + MAT_TYPES[element.kind]) if element.kind in MAT_TYPES else None
        )
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
        return InputError(self.place, finding, EXPECTED_MAT, "The file is damaged.")


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
    order = {b"IM": "<", b"MI": ">"}.get(data[MAT_HEADER - 2 : MAT_HEADER])
    if order is None:
        raise InputError(str(path), "no mark of a byte order in the header", EXPECTED_MAT)
    return MatReader(str(path), order, max_bytes).arrays(memoryview(data)[MAT_HEADER:])


def _mat_log(path: Path) -> Log:
    return _array_log(path, _numeric_columns(read_mat(path, MAX_IN_MEMORY)))


# --- Parquet -------------------------------------------------------------------------------------


def _parquet_log(path: Path) -> Log:
    parquet = import_extra("pyarrow.parquet", "identify", f"{path}: reading Parquet files")
    try:
        meta = parquet.ParquetFile(path).metadata
    except ValueError as error:
        raise InputError(str(path), str(error), "a Parquet file") from None
    sizes = [meta.row_group(k).num_rows for k in range(meta.num_row_groups)]
    starts = np.concatenate([[0], np.cumsum(sizes)]).astype(int).tolist()

    recent: deque[tuple[int, tuple[str, ...], Array]] = deque(maxlen=2)  # first row, names, rows

    def known_rows(start: int, wanted: tuple[str, ...]) -> list[tuple[int, Array]]:
        """The end of the group before, for a margin, with its first row; nothing if not read."""
        return [
            (first, rows)
            for first, names, rows in recent
            if names == wanted and first <= start < first + len(rows) in starts
        ][:1]

    def blocks(start: int, stop: int | None, wanted: Sequence[str]) -> Iterator[Array]:
        end = starts[-1] if stop is None else min(stop, starts[-1])
        for first, rows in known_rows(start, tuple(wanted)):
            yield rows[start - first : max(0, end - first)]
            start = first + len(rows)
        groups = [k for k in range(len(sizes)) if starts[k] < end and starts[k + 1] > start]
        if not groups:
            return
        at = starts[groups[0]]
        with parquet.ParquetFile(path, metadata=meta, buffer_size=PARQUET_BUFFER) as file:
            for batch in file.iter_batches(
                BLOCK_ROWS, row_groups=groups, columns=list(wanted), use_threads=False
            ):
                # column by column in memory, as the file is
                rows = np.stack([_batch_column(batch, name) for name in wanted]).T
                recent.append((at, tuple(wanted), rows))
                yield rows[max(0, start - at) : max(0, end - at)]
                at += len(rows)

    return Log(path, tuple(meta.schema.names), starts[-1], tuple(starts[:-1]), blocks)


def _batch_column(batch: Any, name: str) -> Array:
    return np.asarray(batch.column(name).to_numpy(zero_copy_only=False), float)


# --- ROS 2 ----------------------------------------------------------------------------------------


def _mcap_log(path: Path) -> Log:
    """The messages sensor_msgs/JointState of an MCAP file, one row each, of the longest topic.

    Columns are t (s since the first message) and /topic/joint/position, velocity and effort; a
    quantity that is empty in a message has no column.
    """
    _check_size(path, path.stat().st_size)
    topics = _joint_messages(path)
    if not topics:
        raise InputError(str(path), "no messages of joints", f"messages {JOINT_STATE}")
    rows = max(topics.values(), key=len)
    times = np.array([1e-9 * (row[TIME_NS] - rows[0][TIME_NS]) for row in rows])
    names = set.intersection(*(set(row) for row in rows)) - {TIME_NS}
    columns = {name: np.array([row[name] for row in rows]) for name in rows[0] if name in names}
    return _array_log(path, {"t": times, **columns})


def _joint_messages(path: Path) -> dict[str, list[dict[str, float]]]:
    """The values of the messages by column, by topic."""
    reader = import_extra("mcap.reader", "identify", f"{path}: reading MCAP files")
    decoder = import_extra("mcap_ros2.decoder", "identify", f"{path}: reading MCAP files")
    topics: dict[str, list[dict[str, float]]] = {}
    with path.open("rb") as file:
        _check_chunks(path, reader.make_reader(file).get_summary())
        messages = reader.make_reader(file, decoder_factories=[decoder.DecoderFactory()])
        for schema, channel, message, content in messages.iter_decoded_messages():
            if schema is not None and schema.name == JOINT_STATE:
                row = _joint_state(channel.topic, message.log_time, content)
                topics.setdefault(channel.topic, []).append(row)
    return topics


JOINT_STATE, TIME_NS = "sensor_msgs/msg/JointState", "time in ns"


def _check_chunks(path: Path, summary: Any) -> None:
    """Refuse a file whose decompressed chunks are larger than what is read into memory."""
    if summary is None:
        raise InputError(str(path), "no summary at the end", "a complete MCAP file")
    _check_size(path, sum(chunk.uncompressed_size for chunk in summary.chunk_indexes))


def _joint_state(topic: str, log_time: int, content: Any) -> dict[str, float]:
    """The time in ns (of the header, else of the log) and the values of a message by column."""
    stamp = content.header.stamp
    time = 10**9 * stamp.sec + stamp.nanosec
    row: dict[str, float] = {TIME_NS: time or log_time}
    for quantity in ("position", "velocity", "effort"):
        values = getattr(content, quantity)
        if len(values) == len(content.name):
            row |= {
                f"{topic}/{joint}/{quantity}": float(value)
                for joint, value in zip(content.name, values, strict=True)
            }
    return row


READERS: dict[str, Callable[[Path], Log]] = {
    ".csv": _text_log,
    ".txt": _text_log,
    ".tsv": _text_log,
    ".dat": _text_log,
    ".parquet": _parquet_log,
    ".mat": _mat_log,
    ".npy": _npy_log,
    ".npz": _npz_log,
    ".mcap": _mcap_log,
}
