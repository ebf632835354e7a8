"""Generated text does not change unnoticed, and is the same in every process."""

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import symoro as sy
from symoro.emit.languages import LANGUAGES
from symoro.emit.source_code import emit

FOLDER = Path(__file__).parent
CASES = [
    (mode, language, style)
    for mode in ("fast", "symoro")
    for language in LANGUAGES
    for style in LANGUAGES[language].styles
]
DIGEST = """
import hashlib, symoro as sy
from symoro.emit.languages import LANGUAGES
from symoro.emit.source_code import emit
text = ""
for name, model, mode in (("rx90", "dgm", "fast"), ("rx90", "jacobian", "symoro"), ("twoarm", "accelerations", "fast"), ("rrp", "jpqp", "fast")):
    m = sy.generate(sy.load(name), model, mode=mode)
    for unit in (m, m.derivative("q")):
        text += "".join(n + t for language in LANGUAGES for n, t in emit(unit, language).items())
imported = sy.load("{robots}/gripper.urdf")
text += "".join(sy.generate(imported, model).code("c") for model in ("dgm", "jacobian", "idm"))
print(len(text), hashlib.sha256(text.encode()).hexdigest())
"""


def generated(mode, language, style):
    """File name → text, the version of the generator left out."""
    model = sy.generate(sy.load("rx90"), "dgm", mode=mode)
    return {
        name: re.sub(r"symoro \d[\w.+]*", "symoro VERSION", text)
        for name, text in emit(model, language, style=style).items()
    }


@pytest.mark.parametrize(("mode", "language", "style"), CASES)
def test_rx90_dgm(mode, language, style, update_golden):
    files = generated(mode, language, style)
    assert files
    for name, text in files.items():
        golden = FOLDER / "rx90_dgm" / f"{mode}-{language}-{style}" / f"{name}.golden"
        if update_golden:
            golden.parent.mkdir(parents=True, exist_ok=True)
            golden.write_text(text, encoding="utf-8", newline="\n")
        assert golden.exists(), (
            f"no golden file {golden.name}: run pytest --update-golden and review it"
        )
        assert text == golden.read_text(encoding="utf-8")


def test_no_stray_golden_files():
    wanted = {
        f"{mode}-{language}-{style}/{name}.golden"
        for mode, language, style in CASES
        for name in generated(mode, language, style)
    }
    found = {
        str(p.relative_to(FOLDER / "rx90_dgm").as_posix())
        for p in (FOLDER / "rx90_dgm").rglob("*.golden")
    }
    assert found == wanted


def test_identical_in_every_process_with_every_linear_algebra_kernel():
    printed = set()
    program = DIGEST.replace("{robots}", (FOLDER / "robots").as_posix())
    own = os.environ.get("OPENBLAS_CORETYPE", "")
    # kernels of old processors run on all; those of newer ones need their instructions
    for seed, kernels in (("0", own), ("1", "Prescott"), ("4242", "Nehalem")):
        ran = subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "OPENBLAS_CORETYPE": kernels},
            capture_output=True,
            text=True,
            check=True,
        )
        printed.add(ran.stdout)
    assert len(printed) == 1
    length, digest = printed.pop().split()
    assert int(length) > 10_000
    assert len(digest) == len(hashlib.sha256().hexdigest())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_path_and_no_date(language):
    text = sy.generate(sy.load("rx90"), "dgm").code(language)
    assert str(Path.cwd()) not in text
    assert not re.search(r"\b20\d\d-\d\d-\d\d\b", text)
