"""Find phrases that a reader has to read twice, and name the plain wording.

    python tools/check_words.py [FILE …]

Each row of PHRASES is a pattern (case is ignored, a blank also stands for a line break) and what to
write instead. Without arguments the texts of the whole tree are read. Every occurrence is printed as
file:line, and the exit status is 1 if there is one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXTS = {".py", ".pyi", ".md", ".toml", ".par", ".c", ".ipynb", ".js", ".txt", ".ll"}
SOURCES = (
    "src", "docs", "examples", "paper", "README.md", "CONTRIBUTING.md", "CHANGELOG.md",
    "SECURITY.md",
)  # fmt: skip
PHRASES = {
    r"prints? the table anew": "prints the table again",
    r"computed? \b.{0,60}\banew": "recompute",
    r"counted as its source counts": "counted by the rules of its source",
    r"do what they were asked to": "the simulated joints follow the command exactly",
    r"one row in so many": "every n-th row",
    r"(are|is) dealt to": "is divided among",
    r"stated unit is believed": "a unit that is given is used as it is",
    r"without further words": "without a message, or without options",
    r"gets a folder below": "is written to a subfolder",
    r"what (the )?sensors tell": "measured signals",
    r"(from different|sensible) beginnings": "starting points",
    r"take the code\b": "download the code",
    r"have little in common": "share few operations",
    r"reader of the output went away": "the output pipe was closed",
    r"run and are not code": "evaluated at run time, not available as code",
    r"`igm` \(chosen\)": "igm: the method is chosen automatically",
    r"(that|what) \S+ makes of (it|p)\b": "constants precomputed from p by …",
    r"frame numbers mean the frames": "frame numbers refer to the frames of the file's links",
    r"\bnow and then\b": "say when",
    r"stays out of the way of the rest": "is kept in a separate function so that …",
    r"nothing to complain about": "no problems found",
    r"\bdo not apply: ": "not available: … (reason)",
    r"that adds most where it adds least": "greedy choice: the largest residual first",
    r"(angles|cosines) [\w\s]*are turned by a loop": "sines and cosines are computed in a loop",
    r"where these are missing and they may": "one idea per sentence",
    r"can hold is left to them": "one idea per sentence",
    r"\bnear a small ball\b": "near the inertia of a small ball",
    r"has no business to": "must not",
    r"\bnobody holds any more\b": "is no longer referenced",
    r"\bwants to be told\b": "needs the option …",
    r"^(?:#+ )?where what is\b": "a plain heading",
    r"means? what (they|it) says?": "numbers are used as written",
    r"should not happen": "internal error (…)",
    r"\b(in|of) the middle\b(?! of)": "median, or middle of …",
    r"out of reach at step \d": "the pose is out of reach: …",
    r"\bfrom nothing\b|\bin one go\b": "with an empty cache; in one step",
    r"\bas others ask\b|\bit happened to be\b": "depends on other joints; depending on the load",
    r"\bseen from the base\b": "in the frame of the base",
    r"\bcomes? out by (itself|themselves)\b|\bin another guise\b": "appears; is equivalent to",
    r"\bturn the balance\b|\bchange sides\b": "change the order",
    r"\bhas its say\b|\bin peace\b|\bas one knows\b|\bso to speak\b": "plain words",
    r"\bmoves? as given\b": "its motion is given",
    r"\bis no (tree|literal|program)\b": "is not a …",
    r"\bwarnings are warned\b|\bfrom the wild\b": "warnings are issued; found in practice",
    r"\bwhat is exchanged\b|\bhaving no value\b": "the energy exchanged; without a value",
    r"\bthe face keeps\b|\bwithout more ado\b|\bto its heart'?s content\b": "plain words",
}


def texts(places: Iterable[str]) -> Iterator[Path]:
    """The text files at or below places, which are relative to the root of the repository."""
    for place in places:
        path = ROOT / place
        found = [path] if path.is_file() else sorted(path.rglob("*"))
        yield from (p for p in found if p.suffix in TEXTS and p.is_file())


def occurrences(text: str) -> Iterator[tuple[int, str, str]]:
    """Line, phrase as it stands there, and the plain wording, for each phrase of the list."""
    for pattern, instead in PHRASES.items():
        spaced = pattern.replace(" ", r"[\s#*]+")
        for match in re.finditer(spaced, text, re.IGNORECASE | re.MULTILINE):
            yield text.count("\n", 0, match.start()) + 1, " ".join(match[0].split()), instead


def main(places: list[str]) -> int:
    """Print the phrases that occur in files or folders; 1 if there are any."""
    lines = [
        f"{path.relative_to(ROOT)}:{line}: {phrase!r}; instead: {instead}"
        for path in texts(places or SOURCES)
        for line, phrase, instead in sorted(occurrences(path.read_text("utf-8")))
    ]
    print("\n".join(lines) or "No phrases of the list found.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
