"""`symoro document`: a robot and its models as a document to read.

The document has the robot with a figure of its frames, the parameter tables, the chosen models with
explanation, citation and operation counts, and the list of the notation. It is written as LaTeX,
PDF (by pdflatex), HTML (one file, which loads nothing) or Markdown. A document is a list of blocks;
each kind of file has one function that writes them.
"""

from __future__ import annotations

import base64
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape as html_escape
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

import symoro as sy
from symoro.cli.arguments import (
    BASE_PARAMETERS,
    FloatingBase,
    JsonOption,
    MobileBase,
    RobotArgument,
    complete_list,
    language_names,
    load_robot,
    model_names,
    named_models,
    optional,
    requested_languages,
)
from symoro.cli.output import WrongUse, progress, show_json, show_text
from symoro.emit.comments import FRAME, MAX_CELL, cell
from symoro.emit.explicit_text import expression_latex, joined_definitions
from symoro.emit.languages.latex import escape as tex_escape
from symoro.emit.source_code import LatexBlock, latex_blocks, split_legend
from symoro.expr import COS, SIN, Expr, as_expr, display_text, interpret, reachable, symbols_of
from symoro.formats import write_text
from symoro.model import DIVIDES
from symoro.notation import INERTIA, explain_output, latex_name

DEFAULT = "dgm,jacobian,determinant,inertia,gravity,base-parameters"
KINDS = (".pdf", ".tex", ".html", ".md")
MAX_FACTOR = 200  # characters of a factor in a note, as the model writes them
MAX_NOTATION = 30  # lines of one block
_NUMBERED = re.compile(r"([^,&]*?)_\{([0-9]+)\}")  # M_{2}
_WAVE = re.compile(r"[SC]+_\{[^}]*\}")
LENGTH = 0.5  # m, of lengths without a value in the figure
REFERENCES = {
    "KD": "W. Khalil, E. Dombre, Modeling, Identification and Control of Robots, 2002",
    "KC97": "W. Khalil, D. Creusot, SYMORO+: a system for the symbolic modelling of robots, "
    "Robotica 15, 1997",
}
EXPLANATIONS = {
    "dgm": ("The transformation from the last frame to frame 0: the first three columns are the "
            "axes of the frame, the last is its origin.", "KC97"),
    "jacobian": ("The matrix that gives the velocity of the origin and the angular velocity of the "
                 "last frame from the joint velocities, both in frame 0.", "KC97"),
    "determinant": ("The determinant of the Jacobian matrix in factors. Where a factor is zero, "
                    "the arm is singular.", "KC97"),
    "inertia": ("The inertia matrix of the joints; the kinetic energy is half of the product of "
                "the joint velocities with it. It is symmetric.", "KD"),
    "gravity": ("The torques that balance gravity.", "KD"),
    "lagrange": ("The dynamic model as the sum of A times the accelerations, C times the "
                 "velocities, and Q.", "KD"),
    "idm": ("The joint torques of a motion.", "KD"),
    "base-parameters": ("The inertial parameters on which the dynamic model depends, and the "
                        "relations that group the others into them.", "KD"),
}  # fmt: skip


@dataclass(frozen=True)
class Block:
    """A part of a document: `kind` is head, text, math, table, figure or code."""

    kind: str
    text: str = ""
    rows: tuple[tuple[str, ...], ...] = ()  # of a table: cells between dollars are formulas
    level: int = 2


# --- the command ----------------------------------------------------------------------------------


OutputOption = Annotated[
    Path, typer.Option("--output", "-o", help="The file: .pdf, .tex, .html or .md.")
]
ModelsOption = Annotated[
    str,
    typer.Option(
        "--models",
        help="Models by id or everyday name, separated by commas.",
        metavar="MODEL,…",
        autocompletion=complete_list(lambda: (*model_names(), BASE_PARAMETERS)),
    ),
]
CodeOption = Annotated[
    str,
    optional(
        "--code", "Add the code of the models in these languages.", "LANG[,LANG…]", language_names
    ),
]


def document(
    robot: RobotArgument,
    *,
    output: OutputOption,
    models: ModelsOption = DEFAULT,
    code: CodeOption = "",
    floating: FloatingBase = False,
    mobile: MobileBase = False,
    json: JsonOption = False,
) -> None:
    """Write a document about a robot and its models."""
    kind = output.suffix.lower()
    if kind not in KINDS:
        raise WrongUse(
            f"option --output: found '{output.name}', expected a name that ends in "
            f"{', '.join(KINDS)}"
        )
    if kind == ".pdf" and shutil.which("pdflatex") is None:
        raise sy.SymoroError(
            "symoro document: pdflatex is not installed. Install the Debian packages "
            "texlive-latex-base, texlive-latex-recommended and texlive-latex-extra, or write a "
            ".tex, .html or .md file."
        )
    loaded = load_robot(robot, None, floating, mobile)
    specs = named_models(models)
    languages = requested_languages(code, {}) if code else []
    blocks = list(document_blocks(loaded, specs, languages))
    picture = frames_picture(loaded)
    written = WRITERS[kind](f"{loaded.name}: models", blocks, picture, output)
    files = [str(path) for path in written]
    if json:
        show_json({"robot": loaded.name, "models": [s.id for s in specs], "files": files})
    else:
        show_text("\n".join(files))


# --- content --------------------------------------------------------------------------------------


@dataclass
class Collected:
    """The parts that the models of a document add to its last sections."""

    languages: Sequence[str] = ()  # of the code
    counts: list[tuple[str, ...]] = field(default_factory=list)
    notation: dict[str, None] = field(default_factory=dict)  # lines of all legends, each once
    codes: dict[str, str] = field(default_factory=dict)  # by model and language

    def add(self, id: str, model: sy.Model) -> None:
        """Note operations and code of a model."""
        c = model.cost.hoisted
        self.counts.append((id, str(c.mul), str(c.add), str(c.trig)))
        for language in self.languages:
            self.codes[f"{id} ({language})"] = model.code(language, comments=False)


def document_blocks(
    robot: sy.Robot, models: Sequence[Any], languages: Sequence[str] = ()
) -> Iterator[Block]:
    """The parts of the document about a robot."""
    yield Block("head", f"Robot {robot.name}", level=1)
    joints = f"{len(robot.moving)} moving joints, {robot.NL} links"
    yield Block("text", f"{robot.title or robot.name}: {joints}. All quantities are in SI units.")
    yield Block("figure", "Frames of the links: x red, y green, z blue; joints at zero.")
    yield Block("head", "Geometric parameters [KC97]")
    yield Block("table", rows=_geometric_rows(robot))
    inertial = _inertial_rows(robot)
    if len(inertial) > 1:
        yield Block("head", "Inertial parameters [KD]")
        yield Block("table", rows=inertial)
    collected = Collected(languages)
    for spec in progress(list(models), "Models"):
        yield from _model_blocks(robot, spec, collected)
    yield from _last_blocks(collected)


def _last_blocks(collected: Collected) -> Iterator[Block]:
    """Notation, operations, code and references."""
    if collected.notation:
        yield Block("head", "Notation")
        lines = _joined_lines(list(collected.notation))
        for k in range(0, len(lines), MAX_NOTATION):
            body = " \\\\\n".join(lines[k : k + MAX_NOTATION])
            yield Block("math", f"\\begin{{aligned}}\n{body}\n\\end{{aligned}}")
    if collected.counts:
        head = ("model", "multiplications", "additions", "sines, cosines")
        yield Block("head", "Operations of the generated code")
        yield Block("text", "Per call of the generated code, not of the formulas above.")
        yield Block("table", rows=(head, *collected.counts))
    if collected.codes:
        yield Block("head", "Code")
    for name, text in collected.codes.items():
        yield Block("head", name, level=3)
        yield Block("code", text.strip())
    yield Block("head", "References")
    for key, text in REFERENCES.items():
        yield Block("text", f"[{key}] {text}.")


def _joined_lines(lines: Sequence[str]) -> list[str]:
    """Definitions of sines and cosines on common lines, then the other lines."""
    joined = joined_definitions(x for x in lines if "&=" in x)
    return [*joined, *merged_meanings(x for x in lines if "&=" not in x)]


def merged_meanings(lines: Iterable[str]) -> list[str]:
    """Lines "names &: meaning" of several legends, one for each meaning: the legends of two models
    have M_{2} … M_{6} and M_{3} … M_{6}.
    """
    merged: dict[tuple[str, str], dict[str, str]] = {}  # letters and meaning → names, and a line
    for line in lines:
        names, separator, about = line.partition(" &: ")
        single = _NUMBERED.fullmatch(names)
        heads = {m[1].strip() for m in _NUMBERED.finditer(names)}
        general = re.sub(rf"\b{single[2]}\b", "j", about) if single else about
        key = (heads.pop() if len(heads) == 1 else "", general if separator else line)
        merged.setdefault(key, {}).update((name, line) for name in names.split(", "))
    return [_merged_line(about, names) for (_, about), names in merged.items()]


def _merged_line(about: str, names: Mapping[str, str]) -> str:
    """The line of names with the same meaning."""
    if len(set(names.values())) == 1:
        return next(iter(names.values()))
    if not all(map(_NUMBERED.fullmatch, names.keys() - {r"\dots"})):
        return f"{', '.join(names)} &: {about}"
    shown = sorted(names.keys() - {r"\dots"}, key=lambda x: int(_NUMBERED.findall(x)[0][1]))
    if len(shown) > 2 or r"\dots" in names:
        shown = [shown[0], r"\dots", shown[-1]]
    return f"{', '.join(shown)} &: {about}"


def _geometric_rows(robot: sy.Robot) -> tuple[tuple[str, ...], ...]:
    head = ("$j$", *(f"${latex_name(name)}_j$" for name in FRAME))
    rows = [
        (str(j), *(_cell(getattr(f, name)) for name in FRAME))
        for j, f in enumerate(robot.frames, 1)
    ]
    return (head, *rows)


def _inertial_rows(robot: sy.Robot) -> tuple[tuple[str, ...], ...]:
    names = (*INERTIA, "IA")
    rows = [
        (
            str(j),
            *(_cell(getattr(robot.bodies[j], name)) for name in INERTIA),
            _cell(robot.joint(j).IA),
        )
        for j in range(1, robot.NL + 1)
    ]
    used = [k for k, _ in enumerate(names, 1) if any(row[k] != "0" for row in rows)]
    head = ("$j$", *(f"${names[k - 1]}_j$" for k in used))
    return (head, *((row[0], *(row[k] for k in used)) for row in rows))


def _cell(value: Any) -> str:
    """A symbol as a formula, a number as it is."""
    text = cell(value)
    if re.fullmatch(r"[A-Za-z]+[0-9]*R?", text):
        return f"${latex_name(text)}$"
    formula = _sum_of_symbols(value) if len(text) < MAX_CELL else ""
    if formula:
        return f"${formula}$"
    pi = re.fullmatch(r"(-?)(?:([0-9]+)\*)?pi(?:/([0-9]+))?", text)
    if pi:
        head = pi[1] + (pi[2] or "") + r"\pi"
        return f"${head}/{pi[3]}$" if pi[3] else f"${head}$"
    return text


def _sum_of_symbols(value: Any) -> str:
    """The formula of an expression of symbols without sines, '' for any other value."""
    if not isinstance(value, Expr) or not symbols_of([value]):
        return ""
    has_waves = any(n.op in (SIN, COS) for n in reachable([value]))
    return "" if has_waves else expression_latex(value)


def _model_blocks(robot: sy.Robot, spec: Any, collected: Collected) -> Iterator[Block]:
    """The part about one model; a model that the robot does not have is named with the reason."""
    yield Block("head", f"{spec.full_title} ({spec.id})")
    explanation, source = EXPLANATIONS.get(spec.id, (_outputs_text(spec.groups), "KC97"))
    yield Block("text", f"{explanation} [{source}]" if explanation else f"[{source}]")
    try:
        model = sy.generate(robot, spec.id)
    except sy.SymoroError as error:
        yield Block("text", f"Not available: {error}")
        return
    results, legend = split_legend(model.latex())
    for note in _notes(model, results):
        yield Block("text", f"{_with_formulas(note, model, legend)}.")
    collected.notation.update(dict.fromkeys(legend))
    yield from map(_formula_block, latex_blocks(results))
    if isinstance(model, sy.Model):
        collected.add(spec.id, model)


def _notes(model: Any, latex: str) -> Iterator[str]:
    """The notes of a model as sentences, without what its formulas show."""
    divides = r"\frac" in latex or "^{-1}" in latex  # else a factor has cancelled
    for note in getattr(model, "notes", ()):
        if note.lower().startswith("step 1"):
            return
        if divides or not note.startswith(DIVIDES):
            yield note if note.startswith("igm") else note[:1].upper() + note[1:]


def _with_formulas(note: str, model: Any, legend: Iterable[str]) -> str:
    """A note with the factors of a determinant as formulas, whose letters the legend has."""
    factors = getattr(getattr(model, "details", None), "factors", ())
    shown = {display_text(f, MAX_FACTOR): expression_latex(f) for f in factors}
    known = set(_WAVE.findall("".join(legend)))
    note = re.sub(r"det\((J\S* J\S*)\)", _gram_formula, note)
    for text in sorted(shown, key=len, reverse=True):
        if shown[text] and known.issuperset(_WAVE.findall(shown[text])):
            note = _replaced(note, f"{text} = 0", f"${shown[text]} = 0$")
    return note


def _gram_formula(match: re.Match[str]) -> str:
    """det(J^T J) as a formula."""
    return rf"$\det({match[1].replace('^T', '^{T}')})$"


def _replaced(note: str, text: str, formula: str) -> str:
    """The note with a formula in place of the text, where that is a whole condition."""
    pattern = rf"(^|[Ww]here |; ){re.escape(text)}"
    return re.sub(pattern, lambda match: match[1] + formula, note)


def _formula_block(block: LatexBlock) -> Block:
    if "math" in block:
        return Block("math", block["math"])
    return Block("text", f"{block['head']} {block['tail']}".strip())


def _outputs_text(groups: Iterable[str]) -> str:
    return " ".join(f"{g}: {explain_output(g).meaning}." for g in groups)


# --- the figure -----------------------------------------------------------------------------------


def frames_picture(robot: sy.Robot) -> bytes:
    """A picture (PNG) of the frames with all joints at zero; unknown lengths are LENGTH."""
    from matplotlib.figure import Figure  # heavy, needed here alone

    places = frame_places(robot)
    origins = {j: T[:3, 3] for j, T in places.items()}
    size = max(float(np.ptp(np.array(list(origins.values())), axis=0).max()), 0.3)
    figure = Figure(figsize=(5.5, 5), dpi=150)
    axes: Any = figure.add_subplot(projection="3d")
    for j, T in places.items():
        if j:
            pair = np.array([origins[robot.ant(j)], origins[j]])
            axes.plot(*pair.T, color="0.4", linewidth=2.5)
        for k, colour in enumerate(("#d62728", "#2ca02c", "#1f77b4")):
            tip = np.array([T[:3, 3], T[:3, 3] + 0.16 * size * T[:3, k]])
            axes.plot(*tip.T, color=colour, linewidth=1.6)
    labels: dict[tuple[float, ...], list[str]] = {}
    for j, origin in origins.items():
        labels.setdefault(tuple(np.round(origin, 6)), []).append(str(j))
    for place, numbers in labels.items():
        axes.text(*(np.array(place) + 0.05 * size), ", ".join(numbers), fontsize=10)
    middle = np.mean([np.min(list(origins.values()), 0), np.max(list(origins.values()), 0)], 0)
    for k, set_limits in enumerate((axes.set_xlim, axes.set_ylim, axes.set_zlim)):
        set_limits(middle[k] - 0.65 * size, middle[k] + 0.65 * size)
    axes.set_box_aspect((1, 1, 1))
    for name in "xyz":
        getattr(axes, f"set_{name}label")(f"{name} (m)")
    figure.tight_layout()
    with BytesIO() as file:
        figure.savefig(file, format="png", metadata={"Software": None})
        return file.getvalue()


def frame_places(robot: sy.Robot) -> dict[int, np.ndarray]:
    """The placement in frame 0 of every frame, joints at zero."""
    places: dict[int, np.ndarray] = {0: np.eye(4)}
    for j in range(1, robot.NF + 1):
        f, i = robot.frame(j), robot.ant(j)
        gamma, b, alpha, d, theta, r = (
            _number(robot, getattr(f, name)) for name in ("gamma", "b", "alpha", "d", "theta", "r")
        )
        T = _screw(gamma, b, 2) @ _screw(alpha, d, 0) @ _screw(theta, r, 2)
        places[j] = places[i] @ T
    return places


def _number(robot: sy.Robot, value: Any) -> float:
    """The value of a geometric parameter; joint positions are zero, unknown symbols LENGTH."""
    e = as_expr(value)
    known = {s.payload[0]: robot.values.get(s.payload[0], LENGTH) for s in symbols_of([e])}
    known |= dict.fromkeys(robot.q, 0.0)
    return float(np.ravel(interpret([e], known)[0])[0])


def _screw(angle: float, distance: float, axis: int) -> np.ndarray:
    """The rotation about an axis, and the translation along it."""
    T = np.eye(4)
    k, m = (axis + 1) % 3, (axis + 2) % 3
    T[k, k] = T[m, m] = np.cos(angle)
    T[m, k], T[k, m] = np.sin(angle), -np.sin(angle)
    T[axis, 3] = distance
    return T


# --- LaTeX and PDF --------------------------------------------------------------------------------

TEX_START = r"""\documentclass[10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{amsmath}
\usepackage{graphicx}
\usepackage[a4paper,margin=20mm]{geometry}
\allowdisplaybreaks
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt}
\begin{document}
"""


# a table that is too wide is made smaller
FIT = r"\resizebox{\ifdim\width>\linewidth\linewidth\else\width\fi}{!}"


def tex_text(blocks: Sequence[Block], picture: str) -> str:
    """The LaTeX document."""
    return TEX_START + "\n".join(_tex_block(b, picture) for b in blocks) + "\n\\end{document}\n"


def _tex_block(b: Block, picture: str) -> str:
    if b.kind == "head":
        return rf"\{'section*' if b.level == 1 else 'subsection*'}{{{tex_escape(b.text)}}}"
    if b.kind == "text":
        return _tex_inline(b.text) + "\n"
    if b.kind == "math":
        return "\\[\n" + b.text + "\n\\]" if not _is_long(b.text) else _tex_lines(b.text)
    if b.kind == "figure":
        caption = tex_escape(b.text)
        return (
            rf"\begin{{center}}\includegraphics[width=0.55\textwidth]{{{picture}}}\\"
            rf" {caption}\end{{center}}"
        )
    if b.kind == "code":
        return f"{{\\scriptsize\n\\begin{{verbatim}}\n{b.text}\n\\end{{verbatim}}\n}}"
    width = max(len(row) for row in b.rows)
    rows = " \\\\\n".join(" & ".join(map(_tex_inline, row)) for row in b.rows)
    table = rf"\begin{{tabular}}{{{'c' * width}}}" + f"\n{rows}\n" + r"\end{tabular}"
    return rf"\begin{{center}}\small{FIT}{{{table}}}\end{{center}}"


def _is_long(math: str) -> bool:
    return math.count("\\\\\n") > 3 and "aligned" in math


def _tex_lines(math: str) -> str:
    """An aligned block as align*, which may break over pages."""
    return math.replace("{aligned}", "{align*}")


def _tex_inline(text: str) -> str:
    """Text with formulas between dollars; the rest is escaped."""
    parts = text.split("$")
    return "".join(f"${part}$" if k % 2 else tex_escape(part) for k, part in enumerate(parts))


def write_tex(title: str, blocks: Sequence[Block], picture: bytes, path: Path) -> list[Path]:
    """The LaTeX file, and the figure beside it."""
    figure = path.with_name(f"{path.stem}_frames.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.write_bytes(picture)
    return [write_text(path, tex_text(blocks, figure.name)), figure]


def write_pdf(title: str, blocks: Sequence[Block], picture: bytes, path: Path) -> list[Path]:
    """The PDF, made by pdflatex in a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        [tex, _] = write_tex(title, blocks, picture, Path(folder) / "document.tex")
        command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", tex.name]
        run = subprocess.run(  # fixed arguments, a file of our own
            command, cwd=folder, capture_output=True, text=True, timeout=120, check=False
        )
        pdf = Path(folder) / "document.pdf"
        if run.returncode or not pdf.exists():
            problem = next((x for x in run.stdout.splitlines() if x.startswith("!")), "no PDF")
            raise sy.SymoroError(f"pdflatex failed: {problem}. Write a .tex file to see the text.")
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(pdf, path)
    return [path]


# --- HTML and Markdown ----------------------------------------------------------------------------


def write_html(title: str, blocks: Sequence[Block], picture: bytes, path: Path) -> list[Path]:
    """One file with the figure, KaTeX and its fonts inside."""
    static = resources.files("symoro.gui") / "static" / "katex"
    css = (static / "katex.min.css").read_text(encoding="utf-8")

    def font(match: re.Match[str]) -> str:
        name = match[1].rsplit("/", 1)[-1]
        data = base64.b64encode((static / "fonts" / name).read_bytes()).decode()
        return f"url(data:font/woff2;base64,{data})"

    css = re.sub(r"url\(([^)]*\.woff2)\)", font, css)
    css = re.sub(r",url\([^)]*\.(?:woff|ttf)\) format\([^)]*\)", "", css)
    script = (static / "katex.min.js").read_text(encoding="utf-8")
    image = base64.b64encode(picture).decode()
    body = "\n".join(_html_block(b, image) for b in blocks)
    page = HTML.format(title=html_escape(title), css=css, script=script, body=body)
    return [write_text(path, page)]


HTML = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<style>{css}
body {{ max-width: 60em; margin: 2em auto; font-family: sans-serif; line-height: 1.4 }}
table {{ border-collapse: collapse }} td, th {{ padding: 0.2em 0.6em; border: 1px solid #bbb }}
pre {{ overflow: auto; max-height: 30em; padding: 0.6em; background: #f4f4f4 }}
.math {{ overflow-x: auto }} img {{ max-width: 32em }}</style>
<script>{script}</script></head>
<body>
{body}
<script>
for (const e of document.querySelectorAll(".math, .inline"))
  katex.render(e.textContent, e, {{displayMode: e.className === "math", throwOnError: false}});
</script>
</body></html>
"""


def _html_block(b: Block, image: str) -> str:
    if b.kind == "head":
        return f"<h{b.level}>{html_escape(b.text)}</h{b.level}>"
    if b.kind == "text":
        return f"<p>{_html_inline(b.text)}</p>"
    if b.kind == "math":
        return f'<div class="math">{html_escape(b.text)}</div>'
    if b.kind == "figure":
        return (
            f'<p><img src="data:image/png;base64,{image}" alt="frames"><br>'
            f"{html_escape(b.text)}</p>"
        )
    if b.kind == "code":
        return f"<pre>{html_escape(b.text)}</pre>"
    rows = ["".join(f"<td>{_html_inline(c)}</td>" for c in row) for row in b.rows]
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def _html_inline(text: str) -> str:
    parts = text.split("$")
    return "".join(
        f'<span class="inline">{html_escape(part)}</span>' if k % 2 else html_escape(part)
        for k, part in enumerate(parts)
    )


def write_markdown(title: str, blocks: Sequence[Block], picture: bytes, path: Path) -> list[Path]:
    """The Markdown file, and the figure beside it."""
    figure = path.with_name(f"{path.stem}_frames.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.write_bytes(picture)
    text = "\n\n".join(_markdown_block(b, figure.name) for b in blocks)
    return [write_text(path, text + "\n"), figure]


def _markdown_block(b: Block, picture: str) -> str:
    if b.kind == "head":
        return f"{'#' * b.level} {b.text}"
    if b.kind == "text":
        return b.text
    if b.kind == "math":
        return f"$$\n{b.text}\n$$"
    if b.kind == "figure":
        return f"![{b.text}]({picture})"
    if b.kind == "code":
        return f"```\n{b.text}\n```"
    head, *rows = (f"| {' | '.join(row)} |" for row in b.rows)
    return "\n".join([head, "|" + "---|" * len(b.rows[0]), *rows])


Writer = Callable[[str, Sequence[Block], bytes, Path], list[Path]]
WRITERS: Mapping[str, Writer] = {
    ".pdf": write_pdf,
    ".tex": write_tex,
    ".html": write_html,
    ".md": write_markdown,
}
