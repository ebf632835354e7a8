"""Mutated files: each reader gives a result or an error of our own.

A reader is one row of `READERS`. Some archives are taken apart, so that a mutation changes what is
inside and not only a check sum.
"""

from __future__ import annotations

import base64
import gzip
import io
import random
import tempfile
import time
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import symoro as sy
from symoro.formats.mesh_files import read_mesh
from symoro.formats.par import dumps, loads
from symoro.gui.workbench import Folder, Workbench
from symoro.identify.column_names import map_columns
from symoro.identify.log_columns import make_setup, read_setup
from symoro.identify.log_files import open_log
from symoro.simulate.motion_record import read_columns, read_values
from tests.soak import corpora
from tests.soak.mutations import BYTES, TEXT, XML, Mutation, mutated
from tests.soak.outcome import Outcome, WrongResult, judged

SHRINK_SECONDS = 5.0


@dataclass(frozen=True)
class Reader:
    """A format: the ending of its files, valid files, how they are mutated and read."""

    suffix: str
    corpus: Callable[[], list[bytes]]
    read: Callable[[Path], object]
    mutations: Sequence[Mutation] = TEXT
    weight: int = 10  # how often it is drawn
    inside: Callable[[random.Random, bytes], bytes] | None = None  # a mutation within the archive


# --- what is read, and what is asserted of it -----------------------------------------------------


def _robot(path: Path) -> None:
    """The robot of a file; written as .par and read again it is the same table."""
    robot = sy.load(path)
    text = dumps(robot)
    if dumps(loads(text)) != text:
        raise WrongResult("the robot changes when it is saved as .par and read again")


def _listing(path: Path) -> None:
    sy.optimize(path)


@cache
def _arm() -> sy.Robot:
    return sy.load("planar2r")


def _log(path: Path) -> None:
    log = open_log(path)
    for block in log.blocks(0, None, log.names):
        if block.shape[-1] != len(log.names):
            raise WrongResult(f"{block.shape[-1]} columns, {len(log.names)} names")
    if "t" in log.names:
        map_columns(path, log.names, _arm(), make_setup(_arm(), {}))


def _identified(path: Path) -> None:
    sy.identify(_arm(), path, solver="ols", filter=False)


def _setup(path: Path) -> None:
    make_setup(_arm(), read_setup(path))


def _mesh(path: Path) -> None:
    read_mesh(path, (".stl", ".obj", ".msh", ".dae"))


def _cache_entry(path: Path) -> None:
    """Damaged or altered searches change nothing of the text."""
    entries, text = corpora.searches()
    with tempfile.TemporaryDirectory() as home, corpora.cache_in(home) as folder:
        folder.mkdir(parents=True)
        for name in entries:
            (folder / name).write_bytes(path.read_bytes())
        if corpora.searched_text() != text:
            raise WrongResult("an altered entry of the cache changes the generated text")


def _workbench(path: Path) -> None:
    workbench = Workbench(Folder(path.parent), state=path)
    workbench.end()


# --- archives -------------------------------------------------------------------------------------


def _inside_gzip(rng: random.Random, data: bytes) -> bytes:
    return gzip.compress(mutated(rng, gzip.decompress(data), corpora.csv_logs(), TEXT), mtime=0)


def _inside_zip(rng: random.Random, data: bytes) -> bytes:
    """One member of an archive is mutated, renamed or stored twice."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    name = rng.choice(list(members))
    changed = mutated(rng, members[name], list(members.values()), (*BYTES, *TEXT[:8]))
    stream = io.BytesIO()
    with zipfile.ZipFile(
        stream, "w", rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))
    ) as archive:
        for member, content in members.items():
            new = rng.choice((member, member, member, "x.npy", "../x.npy", "q", "q.npy"))
            archive.writestr(
                new if member == name else member, changed if member == name else content
            )
    return stream.getvalue()


READERS: Mapping[str, Reader] = {
    "par": Reader(".par", corpora.par, _robot, weight=30),
    "urdf": Reader(".urdf", corpora.urdf, _robot, XML, 20),
    "mjcf": Reader(".xml", corpora.mjcf, _robot, XML, 20),
    "dh toml": Reader(".toml", corpora.dh_toml, _robot, weight=15),
    "dh csv": Reader(".csv", corpora.dh_csv, _robot, weight=15),
    "listing": Reader(".txt", corpora.listings, _listing, weight=25),
    "set-up": Reader(".toml", corpora.setups, _setup, weight=20),
    "log csv": Reader(".csv", corpora.csv_logs, _log, weight=20),
    "log csv.gz": Reader(".csv.gz", corpora.gz_logs, _log, BYTES, 8, _inside_gzip),
    "log npy": Reader(".npy", corpora.npy_logs, _log, (*BYTES, *TEXT[:8])),
    "log npz": Reader(".npz", corpora.npz_logs, _log, BYTES, 12, _inside_zip),
    "log parquet": Reader(".parquet", corpora.parquet_logs, _log, BYTES),
    "log mat": Reader(".mat", corpora.mat_logs, _log, BYTES, 1),
    "log mcap": Reader(".mcap", corpora.mcap_logs, _log, BYTES, 3),
    "identified log": Reader(".csv", corpora.identified_logs, _identified, weight=3),
    "motion csv": Reader(".csv", corpora.motions, read_columns),
    "values": Reader(".txt", corpora.values_text, read_values),
    "values json": Reader(".json", corpora.values_json, read_values, weight=5),
    "stl": Reader(".stl", corpora.stl, _mesh),
    "obj": Reader(".obj", corpora.obj, _mesh),
    "msh": Reader(".msh", corpora.msh, _mesh, BYTES, 5),
    "dae": Reader(".dae", corpora.dae, _mesh, XML, 15),
    "search cache": Reader(".json", corpora.cache_entries, _cache_entry, weight=1),
    "workbench state": Reader(".json", corpora.workbench_states, _workbench, weight=3),
}


# --- cases ----------------------------------------------------------------------------------------


@cache
def _folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="symoro-soak-"))


def ending(rng: random.Random, name: str) -> str:
    """The ending of the file: listings have that of a language, by which dialects are known."""
    endings = (".txt", ".m", ".c", ".py", ".f90", ".jl", ".mpl", ".rs", ".js", ".trm")
    return rng.choice(endings) if name == "listing" else READERS[name].suffix


def replay_file(name: str, suffix: str, data: bytes) -> Outcome:
    """The outcome of a file with this content."""
    path = _folder() / f"case{suffix}"
    path.write_bytes(data)

    def check() -> float:
        READERS[name].read(path)
        return 0.0

    return judged(name, encoded(name, suffix, data), check)


def encoded(name: str, suffix: str, data: bytes) -> dict[str, str]:
    """Plain data from which the case is made again."""
    return {"reader": name, "suffix": suffix, "data": base64.b85encode(data).decode()}


def draw(seed: int) -> tuple[str, str, bytes]:
    """Reader, ending and content of the file of a seed."""
    rng = random.Random(f"files {seed}")
    name = rng.choices(list(READERS), [r.weight for r in READERS.values()])[0]
    reader = READERS[name]
    corpus = reader.corpus()
    text = rng.choice(corpus)
    if reader.inside is not None and rng.random() < 0.7:
        return name, reader.suffix, reader.inside(rng, text)
    return name, ending(rng, name), mutated(rng, text, corpus, reader.mutations)


def run(seed: int) -> Outcome:
    """The case of a seed; a failure is made small."""
    outcome = replay_file(*draw(seed))
    return shrunk(outcome) if outcome.failed else outcome


def replay(content: Mapping[str, Any]) -> Outcome:
    return replay_file(content["reader"], content["suffix"], base64.b85decode(content["data"]))


def content_of(seed: int) -> Mapping[str, Any]:
    """What a regression file keeps of a case that does not return."""
    return encoded(*draw(seed))


def shrunk(outcome: Outcome) -> Outcome:
    """The same failure with a smaller file: blocks are left out as long as it remains."""
    end = time.monotonic() + SHRINK_SECONDS
    name, suffix = outcome.content["reader"], outcome.content["suffix"]
    data = base64.b85decode(outcome.content["data"])
    size, cause = len(data) // 2, outcome.detail.split()[:2]
    while size and time.monotonic() < end:
        at = 0
        while at < len(data) and time.monotonic() < end:
            smaller = replay_file(name, suffix, data[:at] + data[at + size :])
            if smaller.status == outcome.status and smaller.detail.split()[:2] == cause:
                data, outcome = data[:at] + data[at + size :], smaller
            else:
                at += size
        size //= 2
    return outcome
