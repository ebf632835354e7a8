"""`symoro show`, `check`, `robots`, `models`, `languages`: a robot, and lists of what is available.

`show` prints the parameters of a robot, `check` validates its file.
"""

from __future__ import annotations

import dataclasses
import itertools
import warnings
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer

import symoro as sy
from symoro.catalogue import ModelSpec
from symoro.cli.arguments import (
    JsonOption,
    RobotArgument,
    ToleranceOption,
    complete_list,
    default_text,
    load_robot,
    model_names,
    option_flag,
    program_models,
    summarize_models,
)
from symoro.cli.output import FAILED, show_json, show_paragraph, show_styled, show_table, show_text
from symoro.emit.languages import LANGUAGES, Language
from symoro.errors import InputError, UnknownName
from symoro.expr import symbols_of, table_text
from symoro.mechanism import torque_text
from symoro.robot import (
    DRIVES,
    SPRING,
    TITLES,
    Finding,
    RobotWarning,
    findings,
    loops,
    terminal_frames,
)

JOINT_TYPES = ("revolute", "prismatic", "fixed")  # by sigma
GEOMETRY = {
    "gamma": "γ rad",
    "b": "b m",
    "alpha": "α rad",
    "d": "d m",
    "theta": "θ rad",
    "r": "r m",
}
INERTIA = ("XX", "XY", "XZ", "YY", "YZ", "ZZ", "MX", "MY", "MZ", "M")
DRIVE = (*DRIVES, *SPRING)
ALWAYS_SHOWN = ("IA", "FV", "FS")  # the other parameters of drives only where one is not zero
WRENCH = ("FX", "FY", "FZ", "CX", "CY", "CZ")
LIMITS = ("qmin", "qmax", "vmax", "taumax")
BASE_MOTION = ("W0", "WP0", "V0", "VP0")
MAX_LISTED = 8  # structures that a line names, or changes of the type of joint
MatrixOption = Annotated[
    bool,
    typer.Option("--matrix", help="Which structures of robots, and pairs of them, have a model."),
]
OptionsOption = Annotated[
    bool, typer.Option("--options", help="Also the options; with words they are always listed.")
]
SearchArgument = Annotated[
    list[str] | None,
    typer.Argument(
        help="Only models with these words in their id, names, title or menu.",
        metavar="WORD…",
        show_default=False,
        autocompletion=complete_list(model_names),
    ),
]


def summary(robot: sy.Robot) -> dict[str, Any]:
    """Return name, structure and size of a robot."""
    types = "".join(JOINT_TYPES[robot.sigma(j)][0].upper() for j in range(1, robot.NJ + 1))
    return {
        "name": robot.name,
        "title": robot.title,
        "kind": robot.structure,
        "types": types,
        "NL": robot.NL,
        "NJ": robot.NJ,
        "NF": robot.NF,
        "loops": robot.NJ - robot.NL,
    }


# --- show -----------------------------------------------------------------------------------------


def show(robot: RobotArgument, tolerance: ToleranceOption = None, json: JsonOption = False) -> None:
    """Print the parameter tables of a robot.

    Geometry, inertia, drives, joints, base and gravity, known values, and their source.
    """
    loaded = load_robot(robot, tolerance)
    if json:
        show_json(_robot_data(loaded))
        return
    show_text(f"{loaded.name}: {loaded.title or 'no title'}")
    show_text(_size_text(summary(loaded)))
    show_paragraph(torque_text(loaded))
    show_text()
    _show_geometry(loaded)
    _show_dynamics(loaded)
    _show_joints(loaded)
    _show_base(loaded)
    if loaded.values:
        values = ", ".join(f"{name} = {value:g}" for name, value in loaded.values.items())
        show_paragraph(f"Known values\n{values}")
        show_text()
    if loaded.origin is not None and loaded.origin.remarks:
        show_paragraph(f"Conversion\n{loaded.report()}")
        show_text()
    show_paragraph(f"Source: {loaded.source or 'not stated in the file'}")


def _size_text(about: dict[str, Any]) -> str:
    return (
        f"{about['kind']}, {about['NL']} links, {about['NJ']} joints ({about['types']}), "
        f"{about['NF']} frames"
    )


def _show_geometry(robot: sy.Robot) -> None:
    heads = ("j\n", "ant\n", "sigma\nσ", "mu\nμ", *(f"{k}\n{v}" for k, v in GEOMETRY.items()))
    rows = [(j, f.ant, f.sigma, f.mu, *_cells(f, GEOMETRY)) for j, f in enumerate(robot.frames, 1)]
    if robot.frame_names:
        heads = (*heads, "joint\n")
        rows = [(*row, name) for row, name in zip(rows, robot.frame_names, strict=True)]
    show_table(
        "Geometric parameters",
        heads,
        rows,
        caption="σ: 0 revolute, 1 prismatic, 2 fixed. μ: 1 motorised, 0 passive.",
    )


def _show_dynamics(robot: sy.Robot) -> None:
    links = range(0 if robot.has_moving_base else 1, robot.NL + 1)
    show_table(
        "Inertial parameters (in the link's frame, about its origin; kg.m2, kg.m, kg)",
        ("j", *INERTIA),
        [(j, *_cells(robot.bodies[j], INERTIA)) for j in links],
    )
    _show_drives(robot)
    wrenches = {j: _cells(robot.wrenches[j], WRENCH) for j in links}
    loaded = [(j, *texts) for j, texts in wrenches.items() if set(texts) != {"0"}]
    if loaded:
        show_table("External wrench that the link exerts (N, N.m)", ("j", *WRENCH), loaded)


def _show_drives(robot: sy.Robot) -> None:
    keys = [k for k in DRIVE if k in ALWAYS_SHOWN or _any_nonzero(robot.joints, k)]
    show_table(
        "Drives (rotor inertia, friction)",
        ("j", *keys),
        [(j, *_cells(robot.joint(j), keys)) for j in range(1, robot.NL + 1)],
    )


def _any_nonzero(records: Iterable[object], key: str) -> bool:
    return any(str(getattr(record, key)) != "0" for record in records)


def _show_joints(robot: sy.Robot) -> None:
    has_limits = any(limit is not None for joint in robot.joints for limit in joint.limits)
    rows = [
        {**_joint_data(robot, j), "k": table_text(robot.joint(j).k)} for j in range(1, robot.NJ + 1)
    ]
    has_names = any(joint.name for joint in robot.joints)
    has_springs = _any_nonzero(robot.joints, "k") or _any_nonzero(robot.joints, "eta")
    shown = {**dict.fromkeys(LIMITS, has_limits), "name": has_names}
    shown |= dict.fromkeys(("eta", "k"), has_springs)
    heads = [k for k in rows[0] if shown.get(k, True)]
    show_table("Joints", heads, [tuple(table_text(row[k]) for k in heads) for row in rows])
    _show_order(robot)


def _show_order(robot: sy.Robot) -> None:
    if any(joint.name for joint in robot.joints):
        show_table(
            "Order of the joints in arrays, and their indices in other engines",
            TITLES,
            [row.cells for row in robot.joint_table()],
            caption="--order pinocchio, mujoco or a list of names generates in another order.",
        )


def _joint_data(robot: sy.Robot, j: int) -> dict[str, Any]:
    joint, variable = robot.joint(j), robot.variable(j)
    return {
        "j": j,
        "name": joint.name,
        "type": JOINT_TYPES[robot.sigma(j)],
        "variable": "" if variable is None else str(variable),
        **_texts(joint, ("QP", "QDP", "GAM")),
        "eta": joint.eta,
        "k": str(joint.k),
        **dict(zip(LIMITS, joint.limits, strict=True)),
    }


def _show_base(robot: sy.Robot) -> None:
    rows: list[tuple[str, str]] = [("gravity G (m/s2)", _number_list(robot.gravity))]
    motion = {k: getattr(robot.base, k) for k in BASE_MOTION}
    rows += [
        (k, _number_list(values)) for k, values in motion.items() if {*map(str, values)} != {"0"}
    ]
    Z = robot.base.Z
    rows.append(("placement Z", "; ".join(_number_list(Z[k : k + 4]) for k in range(0, 16, 4))))
    rows += [(k, "yes") for k in ("floating", "mobile") if getattr(robot.base, k)]
    show_table("Base", ("", "value"), rows)


def _number_list(values: Iterable[Any]) -> str:
    return ", ".join(map(table_text, values))


def _cells(record: object, keys: Iterable[str]) -> list[str]:
    """Return the values of a row of a table, numbers with six digits."""
    return [table_text(getattr(record, k)) for k in keys]


def _list(values: Iterable[object]) -> str:
    return ", ".join(str(v) for v in values)


def _texts(record: object, keys: Iterable[str]) -> dict[str, str]:
    return {k: str(getattr(record, k)) for k in keys}


def _robot_data(robot: sy.Robot) -> dict[str, Any]:
    """Return the whole robot as plain data; expressions are texts."""
    frames = [
        {"j": j, "ant": f.ant, "sigma": f.sigma, "mu": f.mu, **_texts(f, GEOMETRY)}
        for j, f in enumerate(robot.frames, 1)
    ]
    links = [
        {"j": j, **_texts(b, INERTIA), **_texts(robot.wrenches[j], WRENCH)}
        for j, b in enumerate(robot.bodies)
    ]
    joints = [
        {**_joint_data(robot, j), **_texts(robot.joint(j), DRIVE)} for j in range(1, robot.NJ + 1)
    ]
    base = {f.name: _plain(getattr(robot.base, f.name)) for f in dataclasses.fields(robot.base)}
    return {
        **summary(robot),
        "frames": frames,
        "links": links,
        "joints": joints,
        "order": [dataclasses.asdict(row) for row in robot.joint_table()],
        "base": base,
        "gravity": [str(v) for v in robot.gravity],
        "values": dict(robot.values),
        "source": robot.source,
    }


def _plain(value: Any) -> bool | list[str]:
    return value if isinstance(value, bool) else [str(v) for v in value]


# --- check ----------------------------------------------------------------------------------------


def check(
    robot: RobotArgument, tolerance: ToleranceOption = None, json: JsonOption = False
) -> None:
    """Read a robot file, validate and explain it.

    Prints errors and warnings with what to do, the structure, the available models, and for nearly
    exact numbers the proposal of a tolerance. The exit status is 1 if there is an error.
    """
    loaded, problems = _read(robot, tolerance)
    report = {
        "file": robot,
        "findings": [dataclasses.asdict(f) for f in problems],
        **(_structure_data(loaded) if loaded else {}),
    }
    if json:
        show_json(report)
    else:
        _show_problems(robot, problems)
        if loaded is not None:
            _show_structure(report)
            _show_models(report["models"])
            if proposal := sy.propose(loaded):
                show_text(f"\n{proposal}")
    if loaded is None:
        raise typer.Exit(FAILED)


def _read(file: str, tolerance: float | None) -> tuple[sy.Robot | None, list[Finding]]:
    """Return the robot, or None if the file cannot be read, and all errors and warnings."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", UserWarning)
        try:
            robot = load_robot(file, tolerance)
        except UnknownName:
            raise
        except InputError as error:
            problem = Finding(True, error.place, error.found, error.expected, error.todo)
            return None, [*_reader_warnings(caught), problem]
    return robot, [*_reader_warnings(caught), *findings(robot)]


def _reader_warnings(caught: list[warnings.WarningMessage]) -> list[Finding]:
    """Return the warnings of the file reader; those about the robot come from `findings`."""
    return [
        Finding(False, "reading", str(w.message))
        for w in caught
        if not issubclass(w.category, RobotWarning)
    ]


def _structure_data(robot: sy.Robot) -> dict[str, Any]:
    symbols = symbols_of(robot.expressions)
    parameters = {s.payload[0] for s in symbols if s.payload[1].is_parameter}
    return {
        "robot": summary(robot),
        "tips": terminal_frames(robot),
        "closures": [
            {"cut": x.cut, "twin": x.twin, "root": x.root, "left": x.left, "right": x.right}
            for x in loops(robot)
        ],
        "passive": [j for j in robot.moving if not robot.frame(j).mu],
        "symbols": len(robot.symbols),
        "valued": len([s for s in robot.symbols if s in robot.values]),
        "parameters": len(parameters),
        "open_parameters": len(parameters - set(robot.values)),
        "models": {spec.id: spec.refusal(robot) for spec in sy.models()},
    }


def _show_problems(file: str, problems: list[Finding]) -> None:
    errors = sum(f.error for f in problems)
    for f in problems:
        kind, colour = ("error", "red") if f.error else ("warning", "yellow")
        show_styled(f"{kind}: {f.place}", colour)
        for label, text in (("found", f.found), ("expected", f.expected), ("what to do", f.todo)):
            if text:
                show_text(f"  {label + ':':<12}{text}")
    count = f"{errors} error(s), {len(problems) - errors} warning(s)"
    show_styled(f"{file}: {count if problems else 'No problems found.'}", "bold")


def _show_structure(report: dict[str, Any]) -> None:
    show_text()
    show_text(f"{report['robot']['name']}: {_size_text(report['robot'])}")
    count, without = report["parameters"], report["open_parameters"]
    known = f"{count} parameters are symbols, {without} of them without a value"
    show_text(
        f"Terminal frames: {_list(report['tips'])}; "
        f"{known if count else 'every parameter is a number'}."
    )
    if report["passive"]:
        show_text(f"Passive joints (mu = 0): {_list(report['passive'])}")
    for x in report["closures"]:
        show_text(
            f"Loop from link {x['root']}: frames {_list(x['left']) or '(none)'} meet frames "
            f"{_list(x['right']) or '(none)'} at the cut joint {x['cut']}/{x['twin']}"
        )
    show_text()


def _show_models(refusals: dict[str, str]) -> None:
    """Print the available models, and the others grouped by the reason."""
    available = [model for model, reason in refusals.items() if not reason]
    show_paragraph(f"Available models: {', '.join(available) or 'none'}")
    by_reason: dict[str, list[str]] = {}
    for model, reason in refusals.items():
        if reason:
            clause = reason.removeprefix(model).removeprefix(":").strip().removesuffix(".")
            by_reason.setdefault(clause, []).append(model)
    for reason, models in by_reason.items():
        show_paragraph(f"Not available: {', '.join(models)} ({reason}).")


# --- robots, models, languages --------------------------------------------------------------------


def robots(json: JsonOption = False) -> None:
    """List the built-in robots."""
    summaries = [{"id": name, **summary(sy.load(name))} for name in sy.robot_names()]
    if json:
        show_json(summaries)
        return
    show_table(
        "Built-in robots",
        ("id", "title", "structure", "joints"),
        [(r["id"], r["title"], r["kind"], _short_types(r["types"])) for r in summaries],
        caption="Joints: R revolute, P prismatic, F fixed; 3R stands for RRR. "
        "`symoro show ID` prints all parameters of a robot.",
    )


def _short_types(types: str) -> str:
    """The types of joints with a number in place of repeated letters: 2RP3R; of many joints the
    number of each type: 30R 6P.
    """
    runs = [(letter, len(list(run))) for letter, run in itertools.groupby(types)]
    text = "".join(f"{number}{letter}" if number > 1 else letter for letter, number in runs)
    counts = " ".join(f"{types.count(letter)}{letter}" for letter in dict.fromkeys(types))
    return text if len(runs) <= MAX_LISTED else counts


def models(
    search: SearchArgument = None,
    options: OptionsOption = False,
    matrix: MatrixOption = False,
    json: JsonOption = False,
) -> None:
    """List the models, their names, outputs and options."""
    specs = _matching_models(" ".join(search or ()))
    if matrix:
        _show_matrix([spec.id for spec in specs], json)
        return
    if json:
        show_json([_model_data(spec) for spec in specs])
        return
    _show_model_list(specs)
    if search or options:
        _show_options(specs)
    else:
        show_paragraph(
            "`symoro models inverse dynamics` lists the models with these words and their options, "
            "`symoro models --options` the options of all models."
        )


def _show_model_list(specs: Sequence[ModelSpec]) -> None:
    """Print the models by menu, and their other names."""
    for menu in dict.fromkeys(spec.menu for spec in specs):
        _show_menu(menu, [spec for spec in specs if spec.menu == menu])
    named = [(spec.id, ", ".join(spec.names)) for spec in specs if spec.names]
    if named:
        caption = "Every command and `sy.generate` take these names in place of the id."
        show_table("Other names", ("id", "names"), named, caption=caption)


def _show_options(specs: Sequence[ModelSpec]) -> None:
    own = [(spec.id, flags) for spec in specs if (flags := _own_flags(spec))]
    show_table("Options of single models", ("id", "options"), own)
    show_table("Options", ("option", "default", "meaning", "models"), _option_rows(specs))


def _show_menu(menu: str, specs: Sequence[ModelSpec]) -> None:
    rows = [(s.id, ", ".join(s.names[:1]), s.title, ", ".join(s.groups)) for s in specs]
    show_table(f"{menu.capitalize()} models", ("id", "everyday name", "title", "outputs"), rows)


def _show_matrix(ids: list[str], json: bool) -> None:
    """Print which structures have which models: single ones as a table, then what is missing."""
    cells = {key: cell for key, cell in sy.matrix().items() if key[0] in ids}
    if json:
        show_json([_cell_data(*key, cell) for key, cell in cells.items()])
        return
    structures = list(dict.fromkeys(s for _, s in cells))
    single = [s for s in structures if " + " not in s]
    pairs = [s for s in structures if " + " in s]
    table = [_matrix_row(id, cells, single, pairs) for id in ids]
    show_table("Models and structures", ("model", *single, f"{len(pairs)} pairs"), table)
    _show_reasons(cells)


def _cell_data(id: str, structure: str, cell: bool | str) -> dict[str, object]:
    available = cell is True
    return {"model": id, "structure": structure, "available": available, "reason": _reason(cell)}


Cells = dict[tuple[str, str], bool | str]  # by model and structure


def _matrix_row(id: str, cells: Cells, single: list[str], pairs: list[str]) -> tuple[str, ...]:
    marks = ["yes" if cells[id, s] is True else "-" for s in single]
    number = sum(cells[id, s] is True for s in pairs)
    return (id, *marks, "all" if number == len(pairs) else f"{number} of {len(pairs)}")


def _show_reasons(cells: Cells) -> None:
    """Print why models are missing, the structures with the same reason together."""
    without: dict[tuple[str, str], list[str]] = {}
    for (id, s), cell in cells.items():
        if cell is not True:
            without.setdefault((id, _reason(cell)), []).append(s)
    for (id, text), names in without.items():
        more = f" and {len(names) - MAX_LISTED} more" if len(names) > MAX_LISTED else ""
        show_paragraph(f"{id}, not for {', '.join(names[:MAX_LISTED])}{more}: {text}")


def _reason(cell: bool | str) -> str:
    return cell if isinstance(cell, str) else ""


def _matching_models(words: str) -> tuple[ModelSpec, ...]:
    specs = sy.models(words)
    if not specs:
        raise UnknownName("search for models", words, [spec.id for spec in sy.models()])
    return specs


def _model_data(spec: ModelSpec) -> dict[str, Any]:
    options = [{"name": o.name, "default": o.default, "help": o.help} for o in spec.options]
    return {
        "id": spec.id,
        "names": spec.names,
        "menu": spec.menu,
        "title": spec.title,
        "groups": spec.groups,
        "loops": spec.loops,
        "options": options,
    }


def _own_flags(spec: ModelSpec) -> str:
    """Return the options of a model that not all models have."""
    common = set.intersection(*({o.name for o in program.options} for program in program_models()))
    return " ".join(option_flag(o.name) for o in spec.options if o.name not in common)


def _option_rows(specs: Sequence[ModelSpec]) -> list[tuple[str, ...]]:
    """Return one row per option and meaning: flag, default, meaning, models."""
    defaults: dict[tuple[str, str], str] = {}
    users: dict[tuple[str, str], list[str]] = {}
    for spec in specs:
        for option in spec.options:
            key = option.name, option.help
            defaults[key] = default_text(option.default)
            users.setdefault(key, []).append(spec.id)
    return [
        (option_flag(name), default, meaning, summarize_models(users[name, meaning]))
        for (name, meaning), default in defaults.items()
    ]


def languages(json: JsonOption = False) -> None:
    """List the languages that code can be written in."""
    table = [{"id": name, **_language_data(language)} for name, language in LANGUAGES.items()]
    if json:
        show_json(table)
        return
    heads = ("id", "title", "extension", "aliases", "tool")
    rows = [[", ".join(v) if isinstance(v := row[k], tuple) else v for k in heads] for row in table]
    styles = [f"{row['id']}: {', '.join(row['styles'])}" for row in table if row["styles"][1:]]
    origins = [f"{row['tool'].replace('python', row['id'])}: {row['from']}" for row in table]
    show_table(
        "Languages",
        heads,
        rows,
        caption=f"`symoro verify` runs the code with the tool.\n"
        f"Styles (--style), the default first: {'; '.join(styles)}.\n"
        f"Where the tools come from: {'; '.join(dict.fromkeys(origins))}.",
    )


def _language_data(language: Language) -> dict[str, Any]:
    check = language.check
    return {
        "title": language.title,
        "extension": language.extension,
        "aliases": language.aliases,
        "styles": language.styles,
        "tool": check.tool.strip("{}"),
        "from": check.package,
    }
