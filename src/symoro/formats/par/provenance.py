"""The source of an imported robot in a `.par` file, in comments that other programs skip.

(*@ origin = {urdf, panda.urdf, panda_link0} *)            format, file, root link
(*@ links = {panda_hand = 7 : 1 0 0 0 0 1 0 0 0 0 1 0.107, …} *)
                                                           link = our frame : its own frame there,
                                                           three rows of the transform
(*@ mimic = {9 = 1 8 0} *)                                 joint = multiplier master offset
(*@ meshes = {panda_hand = visual 1 1 1 hand.dae : …} *)   link = use scale file : its place in
                                                           the link's frame
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping

from symoro.errors import FormatError
from symoro.formats.par.syntax import Assignment, Item
from symoro.formats.text_files import quote
from symoro.robot.origin import Coupled, Elements, Mesh, Origin, Placed

LAST_ROW = (0.0, 0.0, 0.0, 1.0)
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?")


# --- writing ------------------------------------------------------------------------------------


def origin_lines(origin: Origin, plain: Callable[[str], str]) -> list[str]:
    """The texts of the comments; `plain` makes a name fit for a list."""
    about = [plain(x) or "''" for x in (origin.format, origin.file, origin.root)]
    links = [f"{plain(name)} = {x.frame} : {_elements(x.T)}" for name, x in origin.links.items()]
    mimics = [f"{c.joint} = {c.multiplier!r} {c.master} {c.offset!r}" for c in origin.couplings]
    meshes = [f"{plain(m.link)} = {_mesh_words(m, plain)}" for m in origin.meshes]
    lines = [_list("origin", about), _list("links", links)]
    return lines + [_list(k, x) for k, x in (("mimic", mimics), ("meshes", meshes)) if x]


def _mesh_words(mesh: Mesh, plain: Callable[[str], str]) -> str:
    scale = " ".join(map(repr, mesh.scale))
    return f"{mesh.use} {scale} {plain(mesh.file)} : {_elements(mesh.T)}"


def _list(key: str, items: list[str]) -> str:
    return f"{key} = {{{', '.join(items)}}}"


def _elements(T: Elements) -> str:
    return " ".join(f"{x:g}" if x == int(x) else repr(x) for x in T[:12])


# --- reading ------------------------------------------------------------------------------------


def read_origin(entries: Mapping[str, Assignment], file: str) -> Origin | None:
    """The source that the comments of a file describe, None if there is none."""
    if "origin" not in entries:
        return None
    about = [item.text.strip("'") for item in entries["origin"].items]
    if len(about) != 3:
        line, count = entries["origin"].line, f"{len(about)} entries"
        raise FormatError(file, line, "origin", count, "format, file and root link")

    def rows(key: str, words: int) -> Iterator[tuple[str, list[str], Elements]]:
        for item in entries[key].items if key in entries else ():
            row = _row(key, item.text, words)
            if row is None:
                raise _damaged(file, key, item)
            yield row

    links = {name: Placed(int(frame), T) for name, (frame,), T in rows("links", 1)}
    couplings = tuple(
        Coupled(int(joint), int(master), float(multiplier), float(offset))
        for joint, (multiplier, master, offset), _ in rows("mimic", 3)
    )
    meshes = tuple(
        Mesh(name, path, T, (float(x), float(y), float(z)), use)
        for name, (use, x, y, z, path), T in rows("meshes", 5)
    )
    return Origin(about[0], about[1], about[2], links, meshes, couplings=couplings)


def _row(key: str, text: str, count: int) -> tuple[str, list[str], Elements] | None:
    """Name, words and transform (`mimic` has none) of one entry; None if it is damaged."""
    name, equals, rest = text.partition("=")
    words, _, elements = (rest, "", "") if key == "mimic" else rest.rpartition(" : ")
    values = [word.strip() for word in words.split(maxsplit=count - 1)]
    if not equals or len(values) != count or not _are_plausible(key, name, values):
        return None
    if key == "mimic":
        return name.strip(), values, ()
    numbers = elements.split()
    if len(numbers) != 12 or not _are_numbers(numbers):
        return None
    rows = tuple(map(float, numbers))
    return (name.strip(), values, (*rows, *LAST_ROW)) if all(map(math.isfinite, rows)) else None


def _are_plausible(key: str, name: str, values: list[str]) -> bool:
    """True if the words of an entry are numbers where its key needs numbers."""
    if key == "links":
        return values[0].isdigit()
    return _are_numbers([name, *values] if key == "mimic" else values[1:4])


def _are_numbers(words: list[str]) -> bool:
    return all(_NUMBER.fullmatch(word.strip()) for word in words)


def _damaged(file: str, key: str, item: Item) -> FormatError:
    return FormatError(
        file,
        item.line,
        key,
        quote(item.text),
        "an entry as symoro writes them",
        "Delete the whole comment if it was edited by hand.",
    )
