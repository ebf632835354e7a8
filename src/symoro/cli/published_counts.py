"""Published operation counts of models, a table to compare ours with.

A row names the robot, the model and its options, the multiplications and additions, and the source.
`strict` counts every operation; `hoisted` leaves out operations on parameters only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

KD02 = "W. Khalil and E. Dombre, Modeling, Identification and Control of Robots, 2002"
LK22 = "P. Lemoine and W. Khalil, Symbolic Dynamics, Encyclopedia of Robotics, 2022"
OPEN = "OpenSYMORO, operations as written in its output"

GOAL = "goal: a count known to be reachable"
# The setting (a key of costs.SETTINGS) under which our count is compared with a figure:
PHASES = "fast, operations"  # sines and cosines of any linear combination of joint angles
OWN = "fast, own-angles"  # one sine and one cosine per joint at most

WRENCH_IA = "external wrench on the last link, rotor inertias"


@dataclass(frozen=True)
class PublishedCount:
    """One published operation count."""

    robot: str  # id of a robot, which need not be built in
    model: str
    mul: int
    add: int
    source: str
    options: Mapping[str, Any] = field(default_factory=dict)
    convention: str = "strict"
    note: str = ""
    setting: str = PHASES

    @property
    def total(self) -> int:
        """Multiplications and additions."""
        return self.mul + self.add


_BASE = {"parameters": "base"}
_PLAIN = {"without": "friction"}
_BARE_BASE = {"parameters": "base", "without": "friction,wrench,rotor"}
_PLAIN_BASE = {"parameters": "base", "without": "friction"}

PUBLISHED: tuple[PublishedCount, ...] = (
    # --- OpenSYMORO on the same robots
    PublishedCount("rx90", "dgm", 81, 30, OPEN),
    PublishedCount("rx90", "fgm", 56, 25, OPEN),
    PublishedCount("rx90", "jacobian", 45, 32, OPEN, {"projection": 0, "intermediate": 6}),
    PublishedCount("rx90", "jacobian", 6, 5, OPEN, {"projection": 3, "intermediate": 4}),
    PublishedCount("rx90", "velocities", 47, 32, OPEN),
    PublishedCount("rx90", "accelerations", 105, 98, OPEN),
    PublishedCount("rx90", "jpqp", 105, 93, OPEN),
    PublishedCount("rx90", "idm", 389, 340, OPEN, note="friction and external wrench"),
    PublishedCount("rx90", "idm", 325, 278, OPEN, _BASE, note="friction and external wrench"),
    PublishedCount("rx90", "inertia", 267, 209, OPEN),
    PublishedCount("rx90", "h", 366, 305, OPEN),
    PublishedCount("rx90", "ddm", 1435, 1118, OPEN),
    PublishedCount("rx90", "id-dynamic", 1249, 681, OPEN),
    PublishedCount("rx90", "id-dynamic", 877, 501, OPEN, _BASE),
    PublishedCount("general6r", "idm", 606, 490, OPEN),
    PublishedCount("lwr", "idm", 462, 405, OPEN),
    # --- the book's tables
    PublishedCount("rx90", "idm", 294, 283, f"{KD02}, Table 9.6", _PLAIN, "hoisted", WRENCH_IA),
    PublishedCount(
        "rx90", "idm", 253, 238, f"{KD02}, Table 9.6", _PLAIN_BASE, "hoisted", WRENCH_IA
    ),
    PublishedCount(
        "rx90_simplified", "idm", 202, 153, f"{KD02}, Table 9.6", {}, "hoisted", WRENCH_IA
    ),
    PublishedCount(
        "rx90_simplified",
        "idm",
        160,
        113,
        f"{KD02}, Table 9.6",
        _BASE,
        "hoisted",
        f"{WRENCH_IA}; Table 9.5 prints 159/113",
    ),
    PublishedCount(
        "general6r",
        "idm",
        425,
        369,
        f"{KD02}, Table 9.5",
        _BASE,
        "hoisted",
        "92n-127 and 81n-117; external wrench, full gravity vector",
    ),
    PublishedCount(
        "general6r",
        "idm",
        800,
        595,
        f"{KD02}, Table 9.5 (Luh et al.)",
        {},
        "strict",
        "137n-22 and 101n-11: the general numeric program",
    ),
    PublishedCount("stanford", "idm", 240, 227, f"{KD02}, Table 9.5", _BASE, "hoisted", WRENCH_IA),
    PublishedCount(
        "stanford_simplified",
        "idm",
        142,
        99,
        f"{KD02}, Table 9.5",
        _BASE,
        "hoisted",
        "first moments: MZ per link, MY of link 5",
    ),
    PublishedCount(
        "th8", "idm", 175, 162, f"{KD02}, Table 9.5", _BASE, "hoisted", "four rotor inertias stay"
    ),
    PublishedCount(
        "th8_simplified",
        "idm",
        104,
        72,
        f"{KD02}, Table 9.5",
        _BASE,
        "hoisted",
        "first moments: MZ per link, MY of link 5",
    ),
    PublishedCount(
        "rx90", "ddm-recursive", 889, 653, f"{KD02}, section 9.7.2", _PLAIN_BASE, "hoisted"
    ),
    PublishedCount(
        "rx90_simplified", "ddm-recursive", 637, 423, f"{KD02}, section 9.7.2", _BASE, "hoisted"
    ),
    # --- goals
    PublishedCount("rx90", "idm", 224, 205, GOAL, _PLAIN_BASE, "hoisted", setting=OWN),
    PublishedCount(
        "rx90", "idm", 216, 202, GOAL, _PLAIN_BASE, "hoisted", "with extra phase angles"
    ),
    PublishedCount("rx90_simplified", "idm", 139, 103, GOAL, _PLAIN_BASE, "hoisted", setting=OWN),
    PublishedCount("rx90", "idm", 209, 191, GOAL, _BARE_BASE, "hoisted", setting=OWN),
    PublishedCount("rx90", "idm", 201, 188, GOAL, _BARE_BASE, "hoisted", "with extra phase angles"),
    PublishedCount("rx90_simplified", "idm", 124, 92, GOAL, _BARE_BASE, "hoisted", setting=OWN),
    PublishedCount("rx90", "inertia", 94, 86, GOAL, _BARE_BASE, "hoisted", setting=OWN),
    PublishedCount(
        "rx90", "inertia", 91, 85, GOAL, _BARE_BASE, "hoisted", "with extra phase angles"
    ),
    PublishedCount("rx90_simplified", "inertia", 61, 46, GOAL, _BARE_BASE, "hoisted", setting=OWN),
    PublishedCount(
        "rx90", "ddm", 368, 327, GOAL, _PLAIN_BASE, "hoisted", "with extra phase angles"
    ),
    PublishedCount("rx90_simplified", "ddm", 262, 194, GOAL, _PLAIN_BASE, "hoisted", setting=OWN),
    PublishedCount("general6r", "idm", 384, 316, GOAL, _BASE, "hoisted", setting=OWN),
    PublishedCount("rrp", "idm", 56, 45, GOAL, _BASE, "hoisted", setting=OWN),
    # --- the encyclopedia's example
    PublishedCount("rrp", "idm", 95, 92, LK22, {}, "strict", "after its optimizer"),
    PublishedCount("rrp", "idm", 77, 66, LK22, _BASE, "strict", "after its optimizer"),
)


def published_counts(robot: str, model: str) -> tuple[PublishedCount, ...]:
    """Return the published counts of one model of a built-in robot."""
    return tuple(p for p in PUBLISHED if p.robot == robot and p.model == model)
