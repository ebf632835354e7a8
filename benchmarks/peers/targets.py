"""The figures to reach, and whether they are."""

from __future__ import annotations

from dataclasses import dataclass

from benchmarks.peers import casadi_peer, pinocchio_peer
from benchmarks.peers.kernels import Kernel
from benchmarks.peers.ours import BATCH, MACHINE, MACHINE_BATCH, SINGLE, THROUGH_C
from benchmarks.peers.peak import Peak

BOUND = "bound of the machine"
STORED = "bound with stores"


@dataclass(frozen=True)
class Target:
    """`contender` is to be at least `factor` times faster than `rival` (for the bound: at most
    1/factor of its speed away).
    """

    contender: str
    rival: str
    factor: float


TARGETS = tuple(
    [Target(c, pinocchio_peer.CONTENDER, 9.0) for c in (SINGLE, MACHINE, THROUGH_C)]
    + [Target(c, casadi_peer.CONTENDER, 1.5) for c in (SINGLE, MACHINE, THROUGH_C)]
    + [Target(c, pinocchio_peer.CONTENDER, 35.0) for c in (BATCH, MACHINE_BATCH)]
    + [Target(c, BOUND, 0.5) for c in (BATCH, MACHINE_BATCH)]
)
RIVALS = (pinocchio_peer.CONTENDER, pinocchio_peer.KEPT, casadi_peer.CONTENDER, BOUND, STORED)
BATCHES = (BATCH, MACHINE_BATCH)


@dataclass(frozen=True)
class Verdict:
    """A measured ratio beside its target; `target` is None where none was set."""

    rival: str
    ratio: float
    target: float | None

    @property
    def reached(self) -> bool:
        return self.target is None or self.ratio >= self.target

    def __str__(self) -> str:
        if self.target is None:
            return f"{self.ratio:.1f}"
        mark = "[green]reached[/]" if self.reached else "[bold red]NOT reached[/]"
        return f"{self.ratio:.2f} (≥ {self.target:g}) {mark}"


def verdicts(kernel: Kernel, rivals: list[Kernel], peak: Peak | None) -> list[Verdict]:
    """The speed of one kernel relative to each rival of the same model."""
    batch = kernel.contender in BATCHES
    speeds = {
        k.contender: k.best
        for k in rivals
        if k.model == kernel.model and (batch or k.contender != pinocchio_peer.KEPT)
    }
    if peak is not None and kernel.count is not None and batch:
        speeds[BOUND] = peak.bound(kernel.count)
        speeds[STORED] = peak.bound_with_stores(kernel.count, kernel.stored)
    goals = {(t.contender, t.rival): t.factor for t in TARGETS}
    return [
        Verdict(rival, speeds[rival] / kernel.best, goals.get((kernel.contender, rival)))
        for rival in RIVALS
        if rival in speeds
    ]
