"""The source of an imported robot: its links and meshes in their own frames, and remarks.

The remarks say what the conversion did.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Elements = tuple[float, ...]  # a 4x4 transform, row by row


@dataclass(frozen=True)
class Placed:
    """A link of the source: it is fixed to our frame `frame`, in which its own frame is T."""

    frame: int
    T: Elements


@dataclass(frozen=True)
class Mesh:
    """A shape of a link, in the link's own frame."""

    link: str
    file: str
    T: Elements
    scale: tuple[float, float, float] = (1.0, 1.0, 1.0)
    use: str = "visual"  # or collision


@dataclass(frozen=True)
class Remark:
    """One step of a conversion: its kind (snapped, merged, dropped …), its place and the reason."""

    kind: str
    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.place}: {self.text}"


@dataclass(frozen=True)
class Coupled:
    """A joint that follows another: q_joint = multiplier q_master + offset, by joint number."""

    joint: int
    master: int
    multiplier: float
    offset: float


@dataclass(frozen=True)
class Origin:
    """The source of an imported robot."""

    format: str
    file: str = ""
    root: str = ""
    links: Mapping[str, Placed] = field(default_factory=dict)
    meshes: tuple[Mesh, ...] = ()
    remarks: tuple[Remark, ...] = ()
    tolerance: float = 0.0
    couplings: tuple[Coupled, ...] = ()  # joints that follow others

    def report(self) -> str:
        """The remarks, a line each."""
        return "\n".join(map(str, self.remarks))
