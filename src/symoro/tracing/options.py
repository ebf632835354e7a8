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
    "the frames of poses and vectors. file: the link frames of the imported file, with its root "
    "link as the base (default of imported robots); khalil: the frames of the geometric parameters",
    read_view,
)
MIMIC = Option(
    "mimic",
    "free",
    "mimic joints. free: each has its own variable; joined: they move with the joint they follow",
    choice("free", "joined"),
)
COMMON = (
    Option(
        "mode",
        "fast",
        "fast: the smallest code; symoro: the listing of SYMORO+ with its named variables",
        choice("fast", "symoro"),
    ),
    Option(
        "effort",
        1,
        "effort of the search for forms with fewer operations, 0 to 3",
        choice(0, 1, 2, 3),
    ),
    Option(
        "objective",
        "time",
        "what to minimise: time, operations, or own-angles (operations, with no more angles than "
        "joints)",
        choice("time", "operations", "own-angles"),
    ),
    Option(
        "outputs",
        None,
        "compute only these outputs, in this order, separated by commas: groups (tau), elements "
        "(GAM1) or variables of the listing (N31)",
        _outputs,
    ),
    FRAMES,
    Option(
        "order",
        FILE,
        "order of the joints in arrays: file, pinocchio, mujoco, or all joint names separated by "
        "commas",
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
    "the frame to compute, by number or link name (default: the last)",
    read_frame,
)
WRT = Option(
    "wrt",
    0,
    "the reference frame of the pose, by number or link name; 'world' includes the placement Z of "
    "the base",
    read_frame_or_world,
)
PROJECTION = Option(
    "projection",
    0,
    "the frame in which vectors are expressed, by number or link name",
    read_frame,
)
INTERMEDIATE = Option(
    "intermediate",
    BEST,
    "the intermediate frame of Renaud's form; best: the cheapest",
    _intermediate,
)
PRODUCT = Option(
    "product",
    "whole",
    "whole: the matrix; factors: the matrices whose product it is (the inverse in blocks)",
    choice("whole", "factors"),
)
OWN = Option(
    "wrt",
    None,
    "the frame in which the rows are expressed, by number or link name (default: the frame of each "
    "link)",
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
    "standard: ten inertial parameters per link; base: the smaller set of base parameters",
    choice("standard", "base"),
)


def _not_grouped(robot: Robot, name: str, value: Any) -> Any:
    PARAMETERS.read(robot, name, value)
    return PARAMETERS.default


EVERY_PARAMETER = Option(
    "parameters",
    "standard",
    "no effect: joint wrenches depend on the standard parameters of every link",
    _not_grouped,
)
WITHOUT = Option(
    "without", (), f"effects to leave out, separated by commas: {', '.join(EFFECTS)}", _effects
)
METHOD = Option(
    "method",
    "auto",
    "matrix: from the mass matrix A and H; recursive: articulated bodies; auto: the cheaper of the "
    "two; multipliers: also the reactions of closed loops",
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
    "joints with given acceleration, by name, variable or number (default: the motorised joints)",
    _joints,
)
TASK_ROWS = Option(
    "rows",
    None,
    "rows of the task, separated by commas: vx, vy, vz, wx, wy, wz (default: as many independent "
    "rows as possible, linear velocities first)",
    _rows,
)
B_METHOD = Option(
    "method",
    "derivative",
    "derivative: B from derivatives of A; recursive: B from Newton-Euler with unit velocities",
    choice("derivative", "recursive"),
)
COORDINATES = Option(
    "coordinates",
    "joint",
    "joint: joint torques; motor: motor torques, through the coupling matrix",
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
    "moving base. given: its acceleration is an input and the wrench on it an output (default of "
    "mobile robots); free: its acceleration is computed (default of floating robots)",
    _base_motion,
)
DYNAMIC = (*COMMON, PARAMETERS, WITHOUT)


def _assembly(robot: Robot, name: str, value: Any) -> str:
    return "" if value is None else str(value).strip()


_PASSIVE_HELP = (
    "positions of passive joints in closed loops. inputs: given; solved: computed from the "
    "motorised joints; auto: given, except in parallelograms, where they are computed"
)
_PASSIVE = choice("auto", "inputs", "solved")
PASSIVE = Option("passive", "auto", _PASSIVE_HELP, _PASSIVE, of_loops=True)
PASSIVE_INPUTS = Option("passive", "inputs", _PASSIVE_HELP, _PASSIVE, of_loops=True)
ASSEMBLY = Option(
    "assembly",
    None,
    "with passive=solved: the assembly of the loops, by number or label (default: the first)",
    _assembly,
    of_loops=True,
)
LOOP_METHOD = Option(
    "method",
    "auto",
    "auto: torques only; multipliers: also the reactions at the cut joints of closed loops",
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
    "arms with fewer than six joints, yes or no: return the postures nearest to the pose, by "
    "distance, then by angle",
    _yes,
)


LIMITS = Option(
    "limits",
    False,
    "yes or no: only solutions within the joint limits; angles are shifted by whole turns towards "
    "the middle of the range",
    _yes,
)
CERTIFY = Option(
    "certify",
    False,
    "yes or no: each call proves that no solution is missing",
    _yes,
)
PER_LINK = Option("per_link", False, "yes or no: also the energies of each link", _yes)
CROSSED = Option(
    "crossed",
    "no",
    "yes or no: also the crossed assemblies of parallelograms",
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
    return {o.name: _read_option(o, robot, given) for o in known}


def _read_option(option: Option, robot: Robot, given: Mapping[str, Any]) -> Any:
    """The value of an option. Arrays are read as lists; None is refused where it is no value."""
    value = given.get(option.name, option.default)
    if getattr(value, "ndim", 0):
        value = value.tolist()
    value = option.read(robot, option.name, value)
    if value is None and option.default is not None:
        todo = f"The default is {option.default!r}."
        raise InputError(f"option {option.name}", "None", "a value", todo)
    return value
