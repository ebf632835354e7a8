"""Speed against the peers: Pinocchio's C++ library, C that CasADi generates from it, our C and our
machine code.

    python -m benchmarks.peers [--robots puma560,rx90,panda,talos] [--models idm,inertia] [--without pinocchio,casadi]
                               [--quick] [--large] [-o benchmarks/results/speed.json] [--picture docs/pictures/speed.png]

All contenders get the same robot and the same states; their results must agree within 1e-9 before
anything is timed. The peers are compiled at first use (some minutes) into build/peers; what is not
installed is named and left out.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

import symoro as sy
from benchmarks.peers import casadi_peer, generation, pinocchio_peer, report
from benchmarks.peers.build import FOLDER, Missing
from benchmarks.peers.kernels import Kernel, check, race
from benchmarks.peers.machine import machine_kernels
from benchmarks.peers.models import COMPARED, Compared
from benchmarks.peers.ours import (
    BATCH,
    LIBM,
    MACHINE,
    SINGLE,
    THROUGH_C,
    batch_size,
    kernels_of,
    made,
)
from benchmarks.peers.peak import measured as peak_of_this_machine
from benchmarks.peers.picture import draw
from benchmarks.peers.report import Race
from benchmarks.peers.robots import ROBOTS, Subject, subject
from symoro.robot.data import SERIAL

REPEATS, QUICK = 200, 20
LARGE = 2000  # numbers per state: more take compilers minutes
PEERS: dict[str, Any] = {"pinocchio": pinocchio_peer, "casadi": casadi_peer}


def peers_of(s: Subject, without: list[str], absent: dict[str, str]) -> dict[str, Any]:
    """The peers that are there, by name; the others go into `absent` with what to do."""
    found: dict[str, Any] = {}
    for name, module in PEERS.items():
        if name in without:
            absent[module.CONTENDER] = "left out"
            continue
        try:
            found[name] = module.Peer(s)
        except (Missing, ImportError) as error:
            absent[module.CONTENDER] = f"left out: {error}"
    return found


def laid_out(kernel: Kernel, compared: Compared, s: Subject) -> Kernel:
    """A peer's kernel with its outputs like ours."""
    outputs = kernel.outputs
    kernel.outputs = lambda: compared.layout(outputs(), s)
    return kernel


def peer_kernels(s: Subject, compared: Compared, peers: dict[str, Any], few: int) -> list[Kernel]:
    """The peers' code for one model; `few` states are a batch."""
    sizes, made_by = compared.sizes(s.joints), []
    if "pinocchio" in peers:
        made_by.append(peers["pinocchio"].kernel(compared.algorithm, compared.model, sum(sizes)))
        made_by.append(peers["pinocchio"].kept(compared.algorithm, compared.model, sum(sizes), few))
    if "casadi" in peers:
        made_by.append(peers["casadi"].kernel(compared.algorithm, compared.model, sizes))
    return [laid_out(k, compared, s) for k in made_by]


def our_kernels(
    s: Subject, m: sy.Model, compared: Compared, absent: dict[str, str]
) -> list[Kernel]:
    """Our code for one model: C with folded numbers (single and batch), C with parameters in c,
    machine code.
    """
    kernels = kernels_of(m, s, compared.model, SINGLE, BATCH, style="simd")
    through = made(s.symbolic, compared.wanted(s))
    if through.parameters:
        kernels += kernels_of(through, s, compared.model, THROUGH_C, None, style="simd")
    kernels += kernels_of(m, s, compared.model, LIBM, None)
    try:
        kernels += machine_kernels(m, s, compared.model)
    except Missing as error:
        absent[MACHINE] = str(error)
    return kernels


def reference(s: Subject, m: sy.Model) -> np.ndarray:
    """The interpreter's outputs for every state."""
    names = {a.name: getattr(s.numeric, a.name) for a in m.program.arguments}
    values = {x: s.states[a][:, k] for a, symbols in names.items() for k, x in enumerate(symbols)}
    found = m.evaluate({k: v for k, v in values.items() if k in m.inputs})
    return next(iter(found.values())).reshape(len(s.states["q"]), -1)


def why_not(s: Subject, compared: Compared, large: bool) -> str:
    """Why a model is not compared, '' where it is."""
    size = sum(compared.sizes(s.joints))
    if compared.wanted(s).id not in {spec.id for spec in sy.models()}:
        return "not there yet"
    if size > LARGE and not large:
        return f"left out: {size} numbers per state, whose code takes minutes to compile; --large has it"
    return (
        f"left out for a tree: {compared.note}"
        if compared.serial and s.numeric.kind != SERIAL
        else ""
    )


def contest(
    name: str, models: list[str], without: list[str], repeats: int, large: bool = False
) -> Race:
    """All kernels of one robot: built, checked against the interpreter, then timed in turns."""
    s, result = subject(name), Race(name)
    peers = peers_of(s, without, result.absent)
    for compared in COMPARED:
        if compared.model not in models:
            continue
        if reason := why_not(s, compared, large):
            result.absent[compared.model] = reason
            continue
        m = made(s.numeric, compared.wanted(s))
        expected = reference(s, m)
        few = batch_size(m, expected.shape[1])
        kernels = [
            *peer_kernels(s, compared, peers, few),
            *our_kernels(s, m, compared, result.absent),
        ]
        for kernel in kernels:
            check(kernel, expected)
        result.kernels += kernels
    race(result.kernels, repeats)
    return result


def versions() -> Iterator[str]:
    for release in (pinocchio_peer.release, casadi_peer.release_of_casadi):
        try:
            yield release()
        except ImportError:
            continue


def arguments() -> argparse.Namespace:
    models = [c.model for c in COMPARED]
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.peers", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument(
        "--robots",
        default=",".join(ROBOTS),
        help="separated by commas; built-in names, talos or tree30 (default: %(default)s)",
    )
    parser.add_argument(
        "--models", default=",".join(models), help="separated by commas (default: all)"
    )
    parser.add_argument("--without", default="", help="peers to leave out: pinocchio, casadi")
    parser.add_argument(
        "--quick", action="store_true", help="few repeats, no generation times: to see that it runs"
    )
    parser.add_argument(
        "--large",
        action="store_true",
        help=f"also models with more than {LARGE} numbers per state, whose code takes minutes to compile",
    )
    parser.add_argument("-o", "--file", type=Path, help="write raw numbers as JSON")
    parser.add_argument("--picture", type=Path, help="draw the bar chart")
    found = parser.parse_args()
    unknown = set(found.models.split(",")).difference(models)
    if unknown:
        parser.error(
            f"unknown model {', '.join(sorted(unknown))}: choose among {', '.join(models)}"
        )
    return found


def main() -> None:
    """Run the comparison that the command line asks for."""
    given = arguments()
    repeats = QUICK if given.quick else REPEATS
    without = given.without.split(",") if given.without else []
    if set(PEERS).difference(without) and not FOLDER.exists():
        Console().print("The peers are compiled first; this takes some minutes, once.")
    times = [] if given.quick else generation.all_measured()  # first, as in a process of its own
    peak = peak_of_this_machine()
    races = []
    for name in track(given.robots.split(","), "Speed"):
        try:
            races.append(contest(name, given.models.split(","), without, repeats, given.large))
        except Missing as error:
            Console().print(f"{name}: left out: {error}")
    report.show(races, peak, repeats)
    if times:
        generation.show(times)
    data = report.data(races, peak, repeats, times, list(versions()))
    if given.file:
        given.file.parent.mkdir(parents=True, exist_ok=True)
        given.file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    if given.picture:
        draw(data, given.picture)


if __name__ == "__main__":
    main()
