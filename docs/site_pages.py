"""Pages of the site that are made from the program itself when it is built: one for each model, and the table of imports.

A model's page has what the catalogue says, the explanation and the tagged lines of its source, and its equations for a small robot, generated
now. The signs are set by KaTeX from the workbench's own copy; nothing is loaded from elsewhere.
"""

from __future__ import annotations

import ast
import json
import re
import warnings
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.notation import explain_output

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "symoro"
MODELS = SOURCE / "models"
KATEX = SOURCE / "gui" / "static" / "katex"
TAG = re.compile(r"\[(?:KD|KC97|KK86|LK22|RR93)[^\]]*\]|\((?:\d{1,2}[a-z]?)\)(?=\s*$)")
EXAMPLES = ("planar2r", "fourbar", "puma560")
LONGEST = 6000  # characters of equations on a page
EQUATIONS = """document$.subscribe(() => {
  for (const place of document.querySelectorAll(".arithmatex")) {
    const text = place.textContent.replace(/^\\\\[\\[(]|\\\\[\\])]$/g, "");
    katex.render(text, place, {displayMode: place.tagName === "DIV", throwOnError: false});
  }
});
"""
SOURCES: dict[str, tuple[str, ...]] = {  # the files where a model's equations stand
    "dgm": ("geometric/direct", "geometric/chain"), "fgm": ("geometric/direct", "geometric/chain"), "loop-geometry": ("loops/geometry", "loops/closed_form"),
    "igm": ("inverse/choice", "inverse/equations"), "igm-paul": ("inverse/paul", "inverse/equations"), "igm-pieper": ("inverse/pieper",),
    "igm-general": ("inverse/general", "inverse/elimination"), "jacobian": ("kinematic/jacobian",),
    "inverse-jacobian": ("kinematic/inverse", "kinematic/blocks"), "determinant": ("kinematic/inverse",),
    "velocities": ("kinematic/recursion", "kinematic/links"), "accelerations": ("kinematic/recursion", "kinematic/links"), "jpqp": ("kinematic/recursion",),
    "loop-kinematics": ("loops/kinematics", "loops/constraint"), "idm": ("dynamic/newton_euler", "dynamic/drive", "dynamic/torques"),
    "lagrange": ("dynamic/lagrange",), "inertia": ("dynamic/composite",), "h": ("dynamic/newton_euler", "dynamic/torques"),
    "gravity": ("dynamic/torques", "dynamic/newton_euler"), "ddm": ("dynamic/direct", "dynamic/composite", "dynamic/newton_euler", "dynamic/solve"),
    "ddm-recursive": ("dynamic/articulated",), "energy": ("dynamic/energies",), "hybrid": ("dynamic/mixed", "dynamic/newton_euler"),
    "opspace": ("dynamic/mixed", "dynamic/composite"), "id-dynamic": ("identification/regressor",), "id-energy": ("identification/energetic",),
    "id-filtered": ("identification/energetic",), "id-power": ("identification/energetic",),
    "base-parameters": ("identification/base", "identification/relations"),
}  # fmt: skip


def on_config(config: Any) -> Any:
    """Pages that nobody lists by hand: those of folders, and new ones, which go to the guide."""
    languages = sorted(
        p.name for p in (ROOT / "docs" / "languages").glob("*.md") if p.name != "index.md"
    )
    folders = {"Languages": ["languages/index.md", *(f"languages/{name}" for name in languages)],
               "Models one by one": ["model/index.md", *(f"model/{spec.id}.md" for spec in sy.models())]}  # fmt: skip
    listed = json.dumps(config.nav)
    others = [p.name for p in sorted((ROOT / "docs").glob("*.md")) if f'"{p.name}"' not in listed]
    config.nav = _filled(
        config.nav, folders | ({"Guide": [*_guide(config.nav), *others]} if others else {})
    )
    return config


def _guide(nav: list[Any]) -> list[Any]:
    return next(item["Guide"] for item in nav if "Guide" in item)


def _filled(nav: list[Any], folders: dict[str, list[str]]) -> list[Any]:
    found = []
    for item in nav:
        ((title, inside),) = item.items() if isinstance(item, dict) else ((None, item),)
        pages = folders.get(title, _filled(inside, folders) if isinstance(inside, list) else inside)
        found.append({title: pages} if title else item)
    return found


def on_files(files: Files, config: Any) -> Files:
    """The pages and assets beside those of the folder."""
    missing = [spec.id for spec in sy.models() if spec.id not in SOURCES]
    if missing:
        raise ValueError(f"docs/site_pages.py, SOURCES: no source for {', '.join(missing)}")
    pages = {f"model/{spec.id}.md": model_page(spec) for spec in sy.models()}
    pages |= {
        "model/index.md": models_index(),
        "imports.md": imports_page(),
        "assets/equations.js": EQUATIONS,
    }
    for uri, text in pages.items():
        files.append(File.generated(config, uri, content=text))
    for path in KATEX.rglob("*"):
        if path.is_file() and path.name != "LICENSE":
            files.append(
                File.generated(
                    config,
                    f"assets/katex/{path.relative_to(KATEX).as_posix()}",
                    abs_src_path=str(path),
                )
            )
    return files


def models_index() -> str:
    rows = [
        f"| [`{m.id}`]({m.id}.md) | {m.menu} | {m.title} | {', '.join(m.groups) or '—'} |"
        for m in sy.models()
    ]
    return "\n".join(
        [
            "# Models one by one",
            "",
            "| id | menu | model | outputs |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )


def model_page(spec: ModelSpec) -> str:
    lines = [f"# {spec.title} (`{spec.id}`)", ""]
    if spec.groups:
        lines += ["| output | meaning | unit |", "|---|---|---|"]
        lines += [
            f"| `{m.name}` | {m.meaning} | {m.unit} |" for m in map(explain_output, spec.groups)
        ]
    lines += ["", "| option | default | meaning |", "|---|---|---|"]
    lines += [
        f"| `{o.name}` | {'' if o.default in (None, (), '') else f'`{o.default}`'} | {o.help.replace('|', chr(92) + '|')} |"
        for o in spec.options
    ]
    return "\n".join([*lines, "", *_source(spec), *_example(spec), ""])


def _source(spec: ModelSpec) -> list[str]:
    """What the source says of its method, and every line with the tag of an equation."""
    lines = ["## Method", ""]
    for name in SOURCES[spec.id]:
        text = (MODELS / f"{name}.py").read_text(encoding="utf-8")
        lines += [
            f"`models/{name}.py`",
            "",
            "```text",
            ast.get_docstring(ast.parse(text)) or "",
            "```",
            "",
        ]
        tagged = [
            line.strip()
            for line in text.splitlines()
            if "#" in line and TAG.search(line.partition("#")[2])
        ]
        lines += ["```python", *tagged, "```", ""] if tagged else []
    tags = "[KD n] is an equation of Khalil and Dombre 2002, (n) one of Khalil and Creusot 1997, [RR93] is Raghavan and Roth"
    return [*lines, f"Tags: {tags}: see [references](../theory.md#references).", ""]


def _example(spec: ModelSpec) -> list[str]:
    """The model of the first small robot that it applies to."""
    for name in EXAMPLES:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                model = sy.generate(sy.load(name), spec.id)
                if not isinstance(model, sy.Model):
                    return [f"## {name}", "", "```text", model.report().rstrip(), "```"]
                text = model.latex()
        except sy.SymoroError:
            continue
        shown = (
            _display(text)
            if len(text) <= LONGEST
            else ["The equations are long: `sy.generate(robot, …).latex()` prints them."]
        )
        return [
            f"## {name}",
            "",
            f"`symoro generate {name} {spec.id} --lang latex`: {model.cost}",
            "",
            *shown,
        ]
    return []


def _display(text: str) -> list[str]:
    """Display equations as the site sets them."""
    text = re.sub(
        r"\\begin\{align\*\}(.*?)\\end\{align\*\}",
        lambda m: f"\\[\n\\begin{{aligned}}{m[1]}\\end{{aligned}}\n\\]",
        text,
        flags=re.DOTALL,
    )
    found = re.findall(r"\\\[(.*?)\\\]", text, flags=re.DOTALL)
    return [line for equation in found for line in ("$$", equation.strip(), "$$", "")]


def imports_page() -> str:
    """Every file of the last run of benchmarks/imports.py."""
    rows = json.loads(
        (ROOT / "benchmarks" / "results" / "imports.json").read_text(encoding="utf-8")
    )
    equal, different, still = (
        sum(row["verdict"] == verdict for row in rows) for verdict in ("equal", "DIFFERS", "still")
    )
    about = "Robot files imported and compared with Pinocchio or MuJoCo on the original file ([how](importing.md#how-far-it-is-checked))"
    lines = ["# Imports", "", f"{about}: {equal} comparisons are equal to 1e-9, {different} different. {still} files hold things in which nothing moves; "
             f"the other {len(rows) - equal - different - still} say why they cannot be compared.", "",
             "| file | joints | base | result | largest error |", "|---|---|---|---|---|"]  # fmt: skip
    for row in rows:
        result = (
            row["reason"].replace("|", "\\|").replace("<", "&lt;")
            if row["reason"]
            else row["verdict"]
        )
        base = "floating" if row["floating"] else "fixed" if row["error"] is not None else ""
        lines.append(
            f"| {row['package']} `{row['file']}` | {row['joints'] or ''} | {base} | {result} | {row['error'] or ''} |"
        )
    return "\n".join(lines) + "\n"
