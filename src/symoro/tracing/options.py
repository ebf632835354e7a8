"""Options of models: what each means, its default, and a check that explains itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from symoro.errors import InputError, SymoroError, UnknownName
from symoro.formats.model_frames import BEST, Place, read_frame, read_frame_or_world, read_view
from symoro.robot import ENGINES, FILE, Robot, joint_order

Options = Mapping[str, Any]


INVALID = "\0"  # a value that no option accepts


@dataclass(frozen=True)
class Option:
    """One keyword of `generate` and one --long-option: `read` turns the input into the value."""

    name: str
    default: Any
    help: str
    read: Callable[[Robot, str, Any], Any]
    of_loops: bool = False  # True where it says something about closed loops alone

    def known_values(self, robot: Robot) -> tuple[Any, ...]:
        """The values that the error of an impossible one lists; () where any text may be right."""
        try:
            self.read(robot, self.name, INVALID)
        except UnknownName as error:
            return tuple(error.known)
        except (SymoroError, TypeError, ValueError):
            return ()
        return ()


def _intermediate(robot: Robot, name: str, value: Any) -> Place:
    return BEST if value == BEST else read_frame(robot, name, value)


def choice(*allowed: Any) -> Callable[[Robot, str, Any], Any]:
    """A reader for one of a few values; a number may come as text."""

    def read(robot: Robot, name: str, value: Any) -> Any:
        for a in allowed:
            if str(value) == str(a) or (isinstance(value, int | float) and value == a):
                return a
        raise UnknownName(f"option {name}", str(value), [str(a) for a in allowed])

    return read


def listed_names(place: str, value: Any, expected: str) -> list[str]:
    """Names that were given in a list, or in a text with commas; anything else is refused."""
    try:
        names = value.split(",") if isinstance(value, str) else list(value)
    except TypeError:
        names = None
    if names is None or isinstance(value, bytes):
        raise InputError(place, f"'{value!r}'", f"{expected}, in a list or a text with commas")
    return [text for name in names if (text := str(name).strip())]


def _outputs(robot: Robot, name: str, value: Any) -> tuple[str, ...] | None:
    if value is None:
        return None
    expected = "names of output groups or elements"
    names = listed_names(f"option {name}", value, expected)
    if not names:
        raise InputError(f"option {name}", "no name", expected)
    return tuple(names)


def _order(robot: Robot, name: str, value: Any) -> str | tuple[str, ...]:
    names = listed_names(f"option {name}", value, f"{FILE}, {', '.join(ENGINES)} or all joints")
    order = names[0] if len(names) == 1 else tuple(names)
    joint_order(robot, order)
    return order


FRAMES = Option(
    "frames",
    None,
    "what frames mean. file: links of the file that the robot was imported from, its root the base "
    "(the default of imported robots); khalil: those of the geometric parameters",
    read_view,
)
MIMIC = Option(
    "mimic",
    "free",
    "joints that follow others: free variables, or joined to those that they follow",
    choice("free", "joined"),
)
COMMON = (
    Option(
        "mode",
        "fast",
        "fast: smallest code; symoro: the original's listing, named intermediates",
        choice("fast", "symoro"),
    ),
    Option("effort", 1, "how much to search for cheaper forms, 0..3", choice(0, 1, 2, 3)),
    Option(
        "objective",
        "time",
        "what is minimised; own-angles: operations with no more angles than joints",
        choice("time", "operations", "own-angles"),
    ),
    Option(
        "outputs",
        None,
        "only these outputs, in this order, comma-separated: groups, elements, or steps of the "
        "listing of mode=symoro such as N31",
        _outputs,
    ),
    FRAMES,
    Option(
        "order",
        FILE,
        "order of the joints in all arrays: file, pinocchio, mujoco, or all joint names, "
        "comma-separated",
        _order,
    ),
    MIMIC,
)
# of some robots or uses only: told of where they are not the default
SELDOM = ("order", "base", "product")
NOTED = ("mimic",)  # a note of the model tells of it
FRAME = Option(
    "frame",
    None,
    "the frame whose model is wanted, a number or a link's name (default: the last)",
    read_frame,
)
WRT = Option(
    "wrt",
    0,
    "the frame it is seen from, a number or a link's name; 'world' adds the base placement Z",
    read_frame_or_world,
)
PROJECTION = Option(
    "projection",
    0,
    "the frame in which vectors are expressed, a number or a link's name",
    read_frame,
)
INTERMEDIATE = Option(
    "intermediate", BEST, "the intermediate frame of Renaud's form, or best", _intermediate
)
PRODUCT = Option(
    "product",
    "whole",
    "whole: the matrix; factors: the matrices whose product it is, the inverse by blocks",
    choice("whole", "factors"),
)
OWN = Option(
    "wrt",
    None,
    "the frame in which rows are expressed, a number or a link's name (default: each link's own)",
    read_frame,
)


def _effects(robot: Robot, name: str, value: Any) -> tuple[str, ...]:
    wanted = listed_names(f"option {name}", () if value is None else value, "names of effects")
    for v in wanted:
        if v not in EFFECTS:
            raise UnknownName(f"option {name}", str(v), EFFECTS)
    return tuple(e for e in EFFECTS if e in wanted)


EFFECTS = ("friction", "rotor", "wrench", "gravity", "springs")
PARAMETERS = Option(
    "parameters",
    "standard",
    "standard inertial parameters, or the fewer base parameters",
    choice("standard", "base"),
)


def _not_grouped(robot: Robot, name: str, value: Any) -> Any:
    PARAMETERS.read(robot, name, value)
    return PARAMETERS.default


EVERY_PARAMETER = Option(
    "parameters",
    "standard",
    "standard and base parameters are the same here: joint wrenches depend on those of every link",
    _not_grouped,
)
WITHOUT = Option(
    "without", (), f"leave out effects, comma-separated: {', '.join(EFFECTS)}", _effects
)
METHOD = Option(
    "method",
    "auto",
    "matrix (A and H), recursive (articulated bodies), or auto: the cheaper; multipliers: with "
    "reactions of closed loops",
    choice("auto", "matrix", "recursive", "multipliers"),
)


def _joints(robot: Robot, name: str, value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    wanted = listed_names(f"option {name}", value, "numbers or names of joints")
    return tuple(robot.joint_number(f"option {name}", v) for v in wanted)


ROWS = ("vx", "vy", "vz", "wx", "wy", "wz")


def _rows(robot: Robot, name: str, value: Any) -> tuple[int, ...] | None:
    if value is None:
        return None
    wanted = listed_names(f"option {name}", value, "rows of the task")
    for v in wanted:
        if v not in ROWS:
            raise UnknownName(f"option {name}", v, ROWS)
    if not wanted:
        raise InputError(f"option {name}", "no rows", f"some of {', '.join(ROWS)}")
    return tuple(ROWS.index(v) for v in wanted)


ACCELERATED = Option(
    "accelerated",
    None,
    "joints whose acceleration is given, by name, variable or number (default: the motorised ones)",
    _joints,
)
TASK_ROWS = Option(
    "rows",
    None,
    "rows of the task, comma-separated out of vx, vy, vz, wx, wy, wz (default: all, or the "
    "position)",
    _rows,
)
B_METHOD = Option(
    "method",
    "derivative",
    "B by differentiating A, or recursively from unit velocities",
    choice("derivative", "recursive"),
)
COORDINATES = Option(
    "coordinates",
    "joint",
    "torques of the joints, or of the motors through the coupling matrix",
    choice("joint", "motor"),
)


def _base_motion(robot: Robot, name: str, value: Any) -> str:
    """'given' or 'free' of a moving base, '' of one that does not move."""
    if not robot.has_moving_base:
        if value is not None:
            raise InputError(
                f"option {name}",
                str(value),
                f"none: the base of {robot.name} does not move",
                "Load the robot with floating=True or mobile=True.",
            )
        return ""
    default = "free" if robot.has_floating_base else "given"
    return str(choice("given", "free")(robot, name, value or default))


BASE_MOTION = Option(
    "base",
    None,
    "a moving base. given: its acceleration is an input, and the wrench on it an output (the "
    "default of mobile robots); free: its acceleration is solved for (of floating ones)",
    _base_motion,
)
DYNAMIC = (*COMMON, PARAMETERS, WITHOUT)


def _assembly(robot: Robot, name: str, value: Any) -> str:
    return "" if value is None else str(value).strip()


_PASSIVE_HELP = (
    "passive joints of closed loops: inputs; auto: inputs but for parallelograms, which are "
    "linear; solved: functions of the motorised joints"
)
_PASSIVE = choice("auto", "inputs", "solved")
PASSIVE = Option("passive", "auto", _PASSIVE_HELP, _PASSIVE, of_loops=True)
PASSIVE_INPUTS = Option("passive", "inputs", _PASSIVE_HELP, _PASSIVE, of_loops=True)
ASSEMBLY = Option(
    "assembly",
    None,
    "with passive=solved the assembly of the loops, by number or label (default: the first)",
    _assembly,
    of_loops=True,
)
LOOP_METHOD = Option(
    "method",
    "auto",
    "multipliers: also the reactions at the cut joints of closed loops",
    choice("auto", "multipliers"),
    of_loops=True,
)


def _yes(robot: Robot, name: str, value: Any) -> bool:
    known = {"no": False, "false": False, "yes": True, "true": True}
    if str(value).lower() not in known:
        raise UnknownName(f"option {name}", str(value), ("no", "yes"))
    return known[str(value).lower()]


NEAREST = Option(
    "nearest",
    False,
    "the postures nearest to a pose, also where none reaches it, of arms with fewer than six "
    "joints: least distance first, then least angle: no or yes",
    _yes,
)


LIMITS = Option(
    "limits",
    False,
    "solutions within the joint limits of the robot, angles on the turn nearest the middle of "
    "their range: no or yes",
    _yes,
)
CERTIFY = Option(
    "certify",
    False,
    "calls of the compiled model prove that no solution is missing: no or yes",
    _yes,
)
PER_LINK = Option("per_link", False, "also the energies of each link: no or yes", _yes)
CROSSED = Option(
    "crossed",
    "no",
    "also the crossed assemblies of parallelograms",
    choice("no", "yes"),
    of_loops=True,
)


def read_options(
    model: str, known: Sequence[Option], robot: Robot, given: Mapping[str, Any]
) -> dict[str, Any]:
    """Defaults completed by what was given; an unknown keyword or a wrong value is explained."""
    table = {o.name: o for o in known}
    for name in given:
        if name not in table:
            raise UnknownName(f"option of {model}", name, sorted(table))
    return {o.name: o.read(robot, o.name, given.get(o.name, o.default)) for o in known}
