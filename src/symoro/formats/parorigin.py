"""What a `.par` file keeps of the source of an imported robot, in comments that other programs skip.

(*@ origin = {urdf, panda.urdf, panda_link0} *)              format, file, root link
(*@ links = {panda_hand = 7 : 1 0 0 0 0 1 0 0 0 0 1 0.107, …} *)   link = our frame : its own frame there, three rows
(*@ mimic = {9 = 1 8 0} *)                                    joint = multiplier master offset
(*@ meshes = {panda_hand = visual 1 1 1 hand.dae : …} *)      link = use scale file : its place in the link's frame
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator

from symoro.errors import FormatError
from symoro.formats.partext import Entry, Item, shown
from symoro.robot.origin import Coupled, Elements, Mesh, Origin, Placed

KEYS = ("origin", "links", "mimic", "meshes")
LAST_ROW = (0.0, 0.0, 0.0, 1.0)


def origin_lines(origin: Origin, plain: Callable[[str], str]) -> list[str]:
    """The comments' texts; `plain` makes a name fit for a list."""
    lines = [_list("origin", [plain(x) or "''" for x in (origin.format, origin.file, origin.root)])]
    lines.append(
        _list(
            "links",
            [f"{plain(name)} = {x.frame} : {_elements(x.T)}" for name, x in origin.links.items()],
        )
    )
    if origin.couplings:
        lines.append(
            _list(
                "mimic",
                [f"{c.joint} = {c.multiplier!r} {c.master} {c.offset!r}" for c in origin.couplings],
            )
        )
    if origin.meshes:
        items = [
            f"{plain(m.link)} = {m.use} {' '.join(repr(s) for s in m.scale)} {plain(m.file)} : {_elements(m.T)}"
            for m in origin.meshes
        ]
        lines.append(_list("meshes", items))
    return lines


def _list(key: str, items: list[str]) -> str:
    return f"{key} = {{{', '.join(items)}}}"


def _elements(T: Elements) -> str:
    return " ".join(f"{x:g}" if x == int(x) else repr(x) for x in T[:12])


def read_origin(entries: dict[str, Entry], file: str) -> Origin | None:
    """The source that a file tells of, None where it does not."""
    if "origin" not in entries:
        return None
    about = [item.text.strip("'") for item in entries["origin"].items]
    if len(about) != 3:
        raise FormatError(
            file,
            entries["origin"].line,
            "origin",
            f"{len(about)} entries",
            "format, file and root link",
        )
    links = {
        name: Placed(int(number), T) for name, (number,), T in _rows(entries, "links", file, 1)
    }
    couplings = tuple(
        Coupled(int(j), int(x[1]), float(x[0]), float(x[2]))
        for j, x, _ in _rows(entries, "mimic", file, 3, placed=False)
    )
    meshes = tuple(
        Mesh(name, x[4], T, (float(x[1]), float(x[2]), float(x[3])), x[0])
        for name, x, T in _rows(entries, "meshes", file, 5)
    )
    return Origin(about[0], about[1], about[2], links, meshes, couplings=couplings)


def _rows(
    entries: dict[str, Entry], key: str, file: str, count: int, placed: bool = True
) -> Iterator[tuple[str, list[str], Elements]]:
    """name, so many words, and a transform where there is one."""
    for item in entries[key].items if key in entries else ():
        name, equals, rest = item.text.partition("=")
        words, _, numbers = rest.rpartition(" : ") if placed else (rest, "", "")
        found = words.split(maxsplit=count - 1)
        if (
            not equals
            or len(found) != count
            or (key == "mimic" and not _are_numbers([name, *found]))
            or (key == "links" and not found[0].isdigit())
        ):
            raise _wrong(file, key, item)
        if key == "meshes" and not _are_numbers(found[1:4]):
            raise _wrong(file, key, item)
        yield (
            name.strip(),
            [x.strip() for x in found],
            (*_numbers(numbers, file, key, item), *LAST_ROW) if placed else (),
        )


def _are_numbers(words: list[str]) -> bool:
    return all(re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", w.strip()) for w in words)


def _numbers(text: str, file: str, key: str, item: Item) -> Elements:
    words = text.split()
    if (
        len(words) != 12
        or not _are_numbers(words)
        or not all(math.isfinite(float(w)) for w in words)
    ):
        raise _wrong(file, key, item)
    return tuple(float(w) for w in words)


def _wrong(file: str, key: str, item: Item) -> FormatError:
    return FormatError(
        file,
        item.line,
        key,
        shown(item.text),
        "an entry as symoro writes them",
        "Delete the whole comment if it was edited by hand.",
    )
