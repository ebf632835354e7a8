"""Pages of the site that are made from the program itself when it is built: one for each model, and
the table of imports. Notebooks are run and shown with the text that they print.

A model's page has what the catalogue says, the explanation and the tagged lines of its source, and
its equations for a small robot, generated now. The signs are set by KaTeX from the workbench's own
copy; nothing is loaded from elsewhere.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import re
import warnings
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.notation import explain_output
from symoro.tracing.options import Option

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "symoro"
KATEX = SOURCE / "gui" / "static" / "katex"
TAG = re.compile(r"\[(?:KD|KC97|KK86|LK22|GK88|RR93)[^\]]*\]|\((?:\d{1,2}[a-z]?)\)(?=\s*$)")
EXAMPLES = ("planar2r", "fourbar", "puma560")
LONGEST = 6000  # characters of equations on a page
NOTEBOOKS = {
    folder: sorted((ROOT / "docs" / folder).glob("*.ipynb")) for folder in ("tutorials", "lessons")
}
EQUATIONS = """document$.subscribe(() => {
  for (const place of document.querySelectorAll(".arithmatex")) {
    const text = place.textContent.replace(/^\\\\[\\[(]|\\\\[\\])]$/g, "");
    katex.render(text, place, {displayMode: place.tagName === "DIV", throwOnError: false});
  }
});
"""
_TREE = ("mechanism/mechanism", "mechanism/reduction")  # from a tree to the coordinates
_DIRECT_KINEMATICS = ("models/kinematic/direct_kinematics", "mechanism/tree_kinematics")
_TORQUES = ("models/dynamic/inverse_dynamics", "models/dynamic/tree_dynamics")
_NEWTON_EULER = ("models/forms/newton_euler",)
_MATRIX = ("models/forms/composite_inertia",)
_DIRECT = ("models/dynamic/direct_dynamics",)
_ENERGY = ("models/identification/energy_regressors", "mechanism/tree_kinematics")
# the files, below src/symoro, where a model's equations stand
SOURCES: dict[str, tuple[str, ...]] = {
    "dgm": _DIRECT_KINEMATICS,
    "fgm": _DIRECT_KINEMATICS,
    "loop-geometry": (
        "models/kinematic/loop_models",
        "mechanism/loop_assemblies",
        "mechanism/closed_configurations",
        "mechanism/planar_loops",
    ),
    "igm": ("models/inverse/method_choice", "models/inverse/serial_arm"),
    "igm-paul": ("models/inverse/paul", "models/inverse/serial_arm", "expr/equation_types"),
    "igm-pieper": ("models/inverse/pieper", "models/inverse/pieper_steps"),
    "igm-general": ("models/inverse/elimination",),
    "jacobian": ("models/kinematic/jacobian",),
    "inverse-jacobian": ("models/kinematic/jacobian",),
    "determinant": ("models/kinematic/jacobian",),
    "velocities": _DIRECT_KINEMATICS,
    "accelerations": _DIRECT_KINEMATICS,
    "jpqp": _DIRECT_KINEMATICS,
    "loop-kinematics": (
        "models/kinematic/loop_models",
        "mechanism/loop_constraints",
        "mechanism/passive_rates",
    ),
    "idm": (*_TORQUES, *_NEWTON_EULER, "mechanism/drives", *_TREE),
    "lagrange": ("models/dynamic/lagrange", *_MATRIX, *_TREE),
    "inertia": (*_DIRECT, *_MATRIX, *_TREE),
    "h": (*_TORQUES, *_NEWTON_EULER, *_TREE),
    "coriolis": (*_TORQUES, *_NEWTON_EULER, *_TREE),
    "gravity": (*_TORQUES, *_NEWTON_EULER, *_TREE),
    "ddm": (*_DIRECT, *_MATRIX, *_NEWTON_EULER, "mechanism/linear_systems", *_TREE),
    "ddm-recursive": (*_DIRECT, "models/forms/articulated_bodies"),
    "energy": ("models/dynamic/lagrange", "mechanism/tree_kinematics", *_TREE),
    "hybrid": (*_DIRECT, *_MATRIX, *_NEWTON_EULER, *_TREE),
    "reactions": ("models/dynamic/reactions", "models/forms/newton_euler", *_TREE),
    "opspace": ("models/dynamic/direct_dynamics", *_MATRIX, *_TREE),
    "id-dynamic": ("models/identification/regressor",),
    "id-energy": _ENERGY,
    "id-filtered": _ENERGY,
    "id-power": _ENERGY,
    "base-parameters": (
        "models/identification/base_parameters",
        "models/identification/dependent_parameters",
        "models/identification/linear_relations",
        "models/forms/parameter_grouping",
    ),
}


def on_config(config: Any) -> Any:
    """Pages that nobody lists by hand: those of folders, and new ones, which go to the guide."""
    languages = sorted(
        p.name for p in (ROOT / "docs" / "languages").glob("*.md") if p.name != "index.md"
    )
    models = [f"model/{spec.id}.md" for spec in sy.models()]
    folders = {
        "Tutorials": sorted(f"tutorials/{path.stem}.md" for path in NOTEBOOKS["tutorials"]),
        "Lessons": sorted(f"lessons/{path.stem}.md" for path in NOTEBOOKS["lessons"]),
        "Languages": ["languages/index.md", *(f"languages/{name}" for name in languages)],
        "Models one by one": ["model/index.md", *models],
    }
    listed = json.dumps(config.nav)
    others = [p.name for p in sorted((ROOT / "docs").glob("*.md")) if f'"{p.name}"' not in listed]
    config.nav = _filled(
        config.nav, folders | ({"Guide": [*_guide(config.nav), *others]} if others else {})
    )
    return config


def _guide(nav: list[Any]) -> list[Any]:
    return next(item["Guide"] for item in nav if "Guide" in item)


def _filled(nav: list[Any], folders: dict[str, list[str]]) -> list[Any]:
    filled = []
    for item in nav:
        ((title, inside),) = item.items() if isinstance(item, dict) else ((None, item),)
        pages = folders.get(title, _filled(inside, folders) if isinstance(inside, list) else inside)
        filled.append({title: pages} if title else item)
    return filled


def on_files(files: Files, config: Any) -> Files:
    """The pages and assets beside those of the folder."""
    missing = [spec.id for spec in sy.models() if spec.id not in SOURCES]
    if missing:
        raise ValueError(f"docs/site_pages.py, SOURCES: no source for {', '.join(missing)}")
    pages = {f"model/{spec.id}.md": model_page(spec) for spec in sy.models()}
    pages |= {
        f"{folder}/{path.stem}.md": notebook_page(path)
        for folder, paths in NOTEBOOKS.items()
        for path in paths
    }
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


def notebook_page(path: Path) -> str:
    """The cells of a notebook as a page, with the text that they print."""
    parts: list[str] = []
    names: dict[str, Any] = {"__name__": "notebook"}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        if printed := _printed(text, names):
            parts.append(f"```text\n{printed}\n```")
    return "\n\n".join([*parts, f"[This page as a notebook]({path.name})"])


def _printed(code: str, names: dict[str, Any]) -> str:
    """Run a cell of a notebook after those before it; return what it prints."""
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(code, "cell", "exec"), names)
    return output.getvalue().rstrip()


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links to notebooks as links to their pages; the page *Gallery* with its robots."""
    markdown = re.sub(r"(?<!as a notebook)\]\(([\w/.]+)\.ipynb\)", r"](\1.md)", markdown)
    return markdown.replace("<!-- robots -->", robots_table())


def robots_table() -> str:
    """The robots of docs/gallery.json, and those that could not be shown."""
    data = json.loads((ROOT / "docs" / "gallery.json").read_text(encoding="utf-8"))
    head = ["", "robot", "structure", "joints", "degrees of freedom", "idm, mul/add", "ns per state",
            "open"]  # fmt: skip
    rows = [
        [f"![{r['title']}]({r['picture']}){{width=120}}", r["title"], r["structure"], r["joints"],
         r["freedom"], r["idm"], r["idm_ns"], f"`{r['command']}`"]
        for r in data["robots"]
    ]  # fmt: skip
    failures = [f"- `{f['file']}`: {f['reason']}" for f in data["failures"]]
    return "\n".join([_table(head, rows), "", "Not shown:", "", *failures])


def _table(head: list[str], rows: list[list[Any]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def models_index() -> str:
    rows = [
        f"| [`{m.id}`]({m.id}.md) | {m.menu} | {m.full_title} | {', '.join(m.groups) or '—'} |"
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
    lines = [f"# {spec.full_title} (`{spec.id}`)", ""]
    if spec.names:
        lines += [f"Also by the names {', '.join(f'`{name}`' for name in spec.names)}.", ""]
    if spec.groups:
        lines += ["| output | meaning | unit |", "|---|---|---|"]
        lines += [
            f"| `{m.name}` | {m.meaning} | {m.unit} |" for m in map(explain_output, spec.groups)
        ]
    lines += ["", "| option | default | meaning |", "|---|---|---|"]
    lines += [_option_row(o) for o in spec.options]
    return "\n".join([*lines, "", *_source(spec), *_example(spec), ""])


def _option_row(option: Option) -> str:
    default = "" if option.default in (None, (), "") else f"`{option.default}`"
    meaning = option.help.replace("|", "\\|")
    return f"| `{option.name}` | {default} | {meaning} |"


def _source(spec: ModelSpec) -> list[str]:
    """The method as the source describes it, and every line with the tag of an equation."""
    lines = ["## Method", ""]
    for name in SOURCES[spec.id]:
        text = (SOURCE / f"{name}.py").read_text(encoding="utf-8")
        lines += [
            f"`{name}.py`",
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
    tags = (
        "[KD n] is an equation of Khalil and Dombre 2002, [KC97 (n)] one of Khalil and Creusot "
        "1997, [GK88] is Gautier and Khalil, [RR93] Raghavan and Roth"
    )
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
    equations = re.findall(r"\\\[(.*?)\\\]", text, flags=re.DOTALL)
    return [line for equation in equations for line in ("$$", equation.strip(), "$$", "")]


def imports_page() -> str:
    """Every file of the last run of benchmarks/imports.py."""
    rows = json.loads(
        (ROOT / "benchmarks" / "results" / "imports.json").read_text(encoding="utf-8")
    )
    equal, different, still = (
        sum(row["verdict"] == verdict for row in rows) for verdict in ("equal", "DIFFERS", "still")
    )
    about = (
        "Robot files imported and compared with Pinocchio or MuJoCo on the original file "
        "([how](importing.md#tests-against-pinocchio-and-mujoco))"
    )
    others = len(rows) - equal - different - still
    lines = [
        "# Imports",
        "",
        f"{about}: {equal} comparisons are equal to 1e-9, {different} different. {still} files "
        f"hold things in which nothing moves; the other {others} say why they cannot be compared.",
        "",
        "| file | joints | base | result | largest error |",
        "|---|---|---|---|---|",
    ]
    for row in rows:
        result = (
            row["reason"].replace("|", "\\|").replace("<", "&lt;")
            if row["reason"]
            else row["verdict"]
        )
        base = "floating" if row["floating"] else "fixed" if row["error"] is not None else ""
        file = f"{row['package']} `{row['file']}`"
        lines.append(
            f"| {file} | {row['joints'] or ''} | {base} | {result} | {row['error'] or ''} |"
        )
    return "\n".join(lines) + "\n"
