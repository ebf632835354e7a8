"""C in style simd: sines and cosines as arithmetic on vectors.

The angles of one state are lanes of vectors of four doubles. A batch is computed in vectors of as
many states as a register holds. Both are extensions of gcc and clang; other compilers get a loop
over the angles and the plain batch. Angles that are too large for the polynomials go to the
mathematics library.

The functions plan on the nodes of the program and print each node through the printer;
`simd_templates` has the C text that does not depend on the model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from symoro.emit.expressions import Expressions, Text
from symoro.emit.printer import ArrayElement, Assignment, Output, Pieces
from symoro.emit.vector_math import (
    BATCH,
    CLEAR,
    END_MASKED,
    LANES,
    MASKED,
    PLAIN,
    SINCOS,
    SINES_OF_STATES,
    STORES,
    VECTOR_FUNCTIONS,
    VECTORS,
    fill,
    vector_functions,
)
from symoro.expr import ATAN2, COS, SIN, VARIABLE_LEVEL, ZERO, Expr
from symoro.passes import SinesTogether, last_used, separate_sines

BLOCKS = (4, 2, 1)  # columns of an output that are stored together
ZERO_RUN = 8  # zeros in a row that a batch stores by themselves
LOOP_FROM = {"v": 3, "w": 12}  # vectors of angles, of one state and of several: more are in a loop
INTEGERS = {"v": "i", "w": "j"}  # vector type of doubles → that of integers of the same width
LARGE = "large"  # the vector that marks arguments too large for the functions of vectors
RELATIONS = ("less", "less_equal", "equal")
VECTOR_OPS = frozenset(
    ("symbol", "add", "mul", "div", "neg", "sin", "cos", *RELATIONS, *VECTOR_FUNCTIONS)
)
TURNING = (SIN, COS, ATAN2)
MARKING = ("atan2", "acos", "asin")  # functions of vectors that mark too large arguments
Printer = Callable[[list[Assignment]], list[str]]  # assignments → lines


# --- the plan -------------------------------------------------------------------------------------


def is_vectorisable(pieces: Pieces) -> bool:
    """True if a batch is written in vectors: it has sines or arc tangents, each sine is a statement
    of its own, and vectors have all other operations.
    """
    varying = _varying(pieces)
    return any(n.op in TURNING for n in varying) and all(
        n in pieces.assignment if n.op in (SIN, COS) else n.op.name in VECTOR_OPS for n in varying
    )


def _is_sine(n: Expr) -> bool:
    """True for a sine or cosine that differs from state to state."""
    return n.op in (SIN, COS) and n.level == VARIABLE_LEVEL


def _varying(pieces: Pieces) -> list[Expr]:
    return [n for n in pieces.unit.program.nodes if n.level == VARIABLE_LEVEL]


def _called(pieces: Pieces) -> list[str]:
    """The functions of vectors that a batch calls."""
    used = {n.op.name for n in _varying(pieces)}
    return [
        *(name for name in VECTOR_FUNCTIONS if name in used),
        *(["truth"] if used.intersection(RELATIONS) else []),
    ]


def _guard(pieces: Pieces) -> tuple[str, str]:
    """The condition of the preprocessor under which a batch is in vectors, and what follows its
    #endif.
    """
    return (PLAIN, "") if set(_called(pieces)) <= {"sign"} else (MASKED, END_MASKED)


@dataclass(frozen=True)
class ColumnRun:
    """Neighbouring columns of an output: zeros, or values to store together.

    They reach from `first` up to `last`, which is not among them.
    """

    is_zero: bool
    first: int
    last: int


def column_runs(values: Sequence[Expr], least: int, width: int = 1) -> Iterator[ColumnRun]:
    """Columns divided into runs of zeros and the other columns between them.

    A run of zeros has at least `least` columns, the others are multiples of `width` long.
    """
    first = 0
    for is_zero, group in groupby(range(len(values)), key=lambda k: values[k] is ZERO):
        run = list(group)
        if is_zero and len(run) >= least:
            start = min(run[0] + (first - run[0]) % width, run[-1] + 1)
            if first < start:
                yield ColumnRun(False, first, start)
            first = run[-1] + 1
            if start < first:
                yield ColumnRun(True, start, first)
    if first < len(values):
        yield ColumnRun(False, first, len(values))


def _stored_together(run: ColumnRun) -> Iterator[tuple[int, int]]:
    """First and last column of each store: as many columns as possible, fewer at the end."""
    first = run.first
    while first < run.last:
        count = next(n for n in BLOCKS if n <= run.last - first)
        yield first, first + count
        first += count


# --- one state ------------------------------------------------------------------------------------


def state_lines(
    pieces: Pieces, print_all: Printer, output_lines: Callable[[Output], list[str]]
) -> list[str]:
    """The body of the function of one state, with each output stored as soon as it is computed.

    At the end, many values would wait in memory for it. `output_lines` prints an output element by
    element.
    """
    order = separate_sines(pieces.arrangement)
    before, sines, after = order.before, order.sines, order.after
    stores = [s for o in pieces.outputs for s in _state_stores(pieces, o, output_lines(o))]
    places = last_used(
        [*before, *sines, *after], [values for _, values in stores], pieces.unit.listing.names
    )
    later: dict[Expr | None, list[str]] = {}
    for (line, _), place in zip(stores, places, strict=True):
        later.setdefault(place, []).append(line)

    def with_stores(nodes: Sequence[Expr], lines: Iterable[str]) -> list[str]:
        pairs = zip(nodes, lines, strict=True)
        return [text for n, line in pairs for text in (line, *later.get(n, ()))]

    calls, named = _state_angles(pieces, order)
    lines = [
        *with_stores(before, print_all(pieces.assignments(before))),
        *calls,
        *with_stores(sines, print_all(named)),
    ]
    parts = [lines, with_stores(after, print_all(pieces.assignments(after))), later.get(None, [])]
    return [line for part in parts if part for line in ("", *part)][1:]


def _state_stores(
    pieces: Pieces, output: Output, lines: Sequence[str]
) -> Iterator[tuple[str, Sequence[Expr]]]:
    """The lines of an output, neighbouring zeros in one, each with the values that it stores."""
    values = output.group.values
    function, array = pieces.unit.function, output.array.name
    for run in column_runs(values, 2):
        if run.is_zero:
            yield f"{function}_zero({array} + {run.first}, {run.last - run.first});", ()
        else:
            columns = range(run.first, run.last)
            yield from ((lines[k], (values[k],)) for k in columns)
    if not values:
        yield from ((line, ()) for line in lines)


def _state_angles(pieces: Pieces, order: SinesTogether) -> tuple[list[str], list[Assignment]]:
    """The calls for all angles of one state, and the assignments that name their results."""
    angles, function = order.angles, pieces.unit.function
    texts = [pieces.operand[a][0] for a in angles]
    vectors = [
        [*texts[k : k + LANES], *["0.0"] * LANES][:LANES] for k in range(0, len(texts), LANES)
    ]
    trig = VectorAngles(pieces, "v", [f"{{{', '.join(part)}}}" for part in vectors])
    number = {angle: k for k, angle in enumerate(angles)}

    def lane(n: Expr) -> str:
        k = number[n.args[0]]
        return f"{function}_at({trig.result(k // LANES, n)}, {k % LANES})"

    library = [f"    {line}" for line in trig.each("{function}_far(&{x}, &{s}, &{c});")]
    calls = [*trig.lines, f"if ({function}_beyond({trig.far})) {{", *library, "}"]
    return calls, [(pieces.scope.local[n], lane(n)) for n in order.sines]


class VectorAngles:
    """Sines and cosines of vectors of angles.

    Many of them are computed in a loop, since small code stays in the cache.

    `names` are each vector's, its sines' and its cosines', `lines` compute them.
    """

    def __init__(self, pieces: Pieces, v: str, angles: Sequence[str]) -> None:
        """`v` is the type of the vectors, `angles` the value of each."""
        self.function, self.count = pieces.unit.function, len(angles)
        self.in_loop = self.count > LOOP_FROM[v]
        self.far = _free_names(pieces, ("far",))[0][0]
        self.stems = _free_names(pieces, ("x", "s", "c"))[0]
        numbered = [[f"{stem}[{k}]" for stem in self.stems] for k in range(self.count)]
        self.names = numbered if self.in_loop else _free_names(pieces, ("x", "s", "c"), self.count)
        self.lines = [
            *self._declarations(f"{self.function}_{v}", angles),
            f"{self.function}_{INTEGERS[v]} {self.far} = {{0}};",
            *self.each(f"{{function}}_sincos_{v}(&{{x}}, &{{s}}, &{{c}}, &{self.far});"),
        ]

    def _declarations(self, kind: str, angles: Sequence[str]) -> list[str]:
        if self.in_loop:
            x, s, c = self.stems
            return [
                f"const {kind} {x}[{self.count}] = {{{', '.join(angles)}}};",
                f"{kind} {s}[{self.count}], {c}[{self.count}];",
            ]
        return [
            *(
                f"const {kind} {x} = {angle};"
                for (x, _, _), angle in zip(self.names, angles, strict=True)
            ),
            f"{kind} {', '.join(f'{s}, {c}' for _, s, c in self.names)};",
        ]

    def result(self, k: int, n: Expr) -> str:
        """The name of the vector that holds the sine or cosine n of the k-th vector of angles."""
        return self.names[k][1 if n.op is SIN else 2]

    def each(self, call: str) -> list[str]:
        """The call for every vector."""
        if self.in_loop:
            x, s, c = (f"{stem}[k]" for stem in self.stems)
            text = call.format(function=self.function, x=x, s=s, c=c)
            return [f"for (int k = 0; k < {self.count}; ++k) {text}"]
        return [call.format(function=self.function, x=x, s=s, c=c) for x, s, c in self.names]


def _free_names(pieces: Pieces, wanted: Sequence[str], count: int = 0) -> list[list[str]]:
    """Names that nothing else has: the wanted ones, or those with a number for each of `count`."""
    scope = pieces.scope
    in_use = {*scope.arguments, *scope.groups, scope.c, *(name for name, _ in pieces.statements)}
    for k in range(len(in_use) + 1):
        rows = [
            [f"{stem}{'_' * k}{number}" for stem in wanted]
            for number in (range(count) if count else [""])
        ]
        if not in_use.intersection(name for row in rows for name in row):
            return rows
    raise AssertionError("more names are in use than there are")


# --- batches --------------------------------------------------------------------------------------


def helpers(pieces: Pieces, vectors: Expressions, arguments: str) -> list[str]:
    """The C functions that the unit needs, for its angles, its zeros and its batch.

    `vectors` prints expressions of vectors, `arguments` are the declarations of the function's
    arrays.
    """
    angles, in_vectors = separate_sines(pieces.arrangement).angles, is_vectorisable(pieces)
    if not (angles or in_vectors):
        return []
    # Measured: where the angles are in a loop, the calls of the library are best in place, else in
    # a function of their own.
    in_loop = -(-len(angles) // LANES) > LOOP_FROM["v"]
    texts = [fill(SINCOS, rare="inline" if in_loop else "$_rare") if angles else VECTORS]
    if _has_zero_run(pieces, 2 if angles else ZERO_RUN):
        texts.append(CLEAR)
    if in_vectors:
        texts.append(_several_states(pieces, vectors, arguments))
    return [text.replace("$", pieces.unit.function) for text in texts]


def _has_zero_run(pieces: Pieces, least: int) -> bool:
    """True if at least so many neighbouring elements of a group are always zero."""
    runs = (run for o in pieces.outputs for run in column_runs(o.group.values, least))
    return any(run.is_zero for run in runs)


def _several_states(pieces: Pieces, vectors: Expressions, arguments: str) -> str:
    """The function that computes as many states as a register holds, and what it needs."""
    function = pieces.unit.function
    operand, value = vectors.expression_texts(pieces.unit.listing, pieces.scope.local)
    stores = [s for o in pieces.outputs for s in _batch_stores(function, o, operand)]
    called = {name for store in stores for name in store.called}
    lines = _batch_body(pieces, stores, value, operand)
    guard, end = _guard(pieces)
    return fill(
        BATCH,
        guard=guard,
        end=end,
        arguments=arguments,
        lines="\n".join(f"    {line}" for line in lines),
        stores="\n".join(text for name, text in STORES.items() if name in called),
        functions=vector_functions(_called(pieces)),
        sines=SINES_OF_STATES if any(map(_is_sine, _varying(pieces))) else "",
    )


def batch_lines(pieces: Pieces, counters: tuple[str, str], call: str, several: str) -> list[str]:
    """Return the lines that process several states at a time, and the remaining ones one by one.

    `counters` name the number of states and the index, `call` and `several` call the function for
    one state and for several, which returns 0 where a number is too large for it.
    """
    n, k = counters
    lanes = f"{pieces.unit.function}_lanes"
    guard, end = _guard(pieces)
    return [
        f"size_t {k} = 0;",
        f"for (; {k} < {n}; ++{k}) {{",
        f"#if {guard}",
        f"    while ({k} + {lanes} <= {n} && {several.removesuffix(';')}) {k} += {lanes};",
        f"    if ({k} == {n}) break;",
        f"#endif{end}",
        f"    {call}",
        "}",
    ]


@dataclass(frozen=True)
class Store:
    """Lines that store neighbouring columns, with their values and the helpers that they call."""

    lines: list[str]
    values: Sequence[Expr]
    called: tuple[str, ...]


def _batch_stores(function: str, output: Output, operand: Mapping[Expr, Text]) -> list[Store]:
    """A store for every run of neighbouring columns; runs of zeros go with the next run."""
    values = output.group.values
    place = f"{output.array.name}, {output.array.size}"
    texts = [
        operand[v][0] if v.level == VARIABLE_LEVEL else f"({function}_w){{0}} + {operand[v][0]}"
        for v in values
    ]
    stores: list[Store] = []
    cleared: list[str] = []
    for run in column_runs(values, ZERO_RUN, BLOCKS[0]):
        if run.is_zero:
            size = run.last - run.first
            cleared.append(f"{function}_clear({place}, {run.first}, {size});")
            continue
        for a, b in _stored_together(run):
            vector = f"(const {function}_w[]){{{', '.join(texts[a:b])}}}"
            line = f"{function}_store{b - a}({place}, {a}, {vector});"
            called = (f"store{b - a}", *("clear" for _ in cleared))
            stores.append(Store([*cleared, line], values[a:b], called))
            cleared = []
    return [*stores, Store(cleared, (), ("clear",))] if cleared else stores


def _batch_body(
    pieces: Pieces,
    stores: Sequence[Store],
    value: Mapping[Expr, str],
    operand: Mapping[Expr, Text],
) -> list[str]:
    """The statements on vectors, with each output stored as soon as it is computed."""
    order = separate_sines(pieces.arrangement)
    statements = [*order.sines, *order.after]
    later = _stores_after(pieces, statements, stores)
    late = LateAngles(pieces, [n for n in order.after if _is_sine(n)], operand)
    results, lines = _leading_sines(pieces, order)
    vectors = VectorStatements(
        pieces, {**value, **results, **late.results}, [*order.before, *statements]
    )
    return [
        *late.first_lines,
        *(line for n in order.before for line in vectors.lines(n)),
        *lines,
        *later.get(None, ()),
        *(
            line
            for n in statements
            for line in (*late.lines(n), *vectors.lines(n), *later.get(n, ()))
        ),
        *late.last_lines,
    ]


def _leading_sines(pieces: Pieces, order: SinesTogether) -> tuple[dict[Expr, str], list[str]]:
    """The names of the sines and cosines that are computed together, and the lines that do so."""
    if not order.angles:
        return {}, []
    trig = VectorAngles(pieces, "w", [pieces.operand[a][0] for a in order.angles])
    number = {angle: k for k, angle in enumerate(order.angles)}
    results = {n: trig.result(number[n.args[0]], n) for n in order.sines}
    return results, [*trig.lines, f"if ({pieces.unit.function}_beyond_w({trig.far})) return 0;"]


def _stores_after(
    pieces: Pieces, statements: Sequence[Expr], stores: Sequence[Store]
) -> dict[Expr | None, list[str]]:
    """The lines of the stores, by the last statement that each needs; None where it needs none."""
    places = last_used(statements, [s.values for s in stores], pieces.unit.listing.names)
    later: dict[Expr | None, list[str]] = {}
    for store, place in zip(stores, places, strict=True):
        later.setdefault(place, []).extend(store.lines)
    return later


class LateAngles:
    """Sines and cosines of a batch whose angles depend on others, each at its place; and the
    vector that marks states whose numbers are too large for functions of vectors.
    """

    def __init__(self, pieces: Pieces, sines: Sequence[Expr], operand: Mapping[Expr, Text]) -> None:
        """`sines` are in the order of the statements, `operand` are the texts of vectors."""
        self.function, self.operand = pieces.unit.function, operand
        angles = list(dict.fromkeys(n.first for n in sines))
        names = _free_names(pieces, ("a", "sa", "ca"), len(angles)) if angles else []
        self.names = dict(zip(angles, names, strict=True))
        self.results = {n: self.names[n.first][1 if n.op is SIN else 2] for n in sines}
        self.unread = set(angles)
        large = f"{self.function}_{LARGE}"
        marks = bool(angles) or any(n.op.name in MARKING for n in _varying(pieces))
        self.first_lines = [f"{self.function}_j {large} = {{0}};"] if marks else []
        self.last_lines = [f"if ({self.function}_beyond_w({large})) return 0;"] if marks else []

    def lines(self, n: Expr) -> list[str]:
        """The lines before the first sine or cosine of an angle; none before other statements."""
        if n not in self.results or n.first not in self.unread:
            return []
        self.unread.remove(n.first)
        x, s, c = self.names[n.first]
        kind = f"{self.function}_w"
        return [
            f"const {kind} {x} = {self.operand[n.first][0]};",
            f"{kind} {s}, {c};",
            f"{self.function}_sincos_w(&{x}, &{s}, &{c}, &{self.function}_{LARGE});",
        ]


class VectorStatements:
    """Statements on vectors of states.

    Constants stay single numbers, neighbouring inputs are read together.
    """

    def __init__(self, pieces: Pieces, value: Mapping[Expr, str], order: Iterable[Expr]) -> None:
        """`value` is the text that each statement assigns, `order` all statements and inputs."""
        self.pieces, self.function, self.value = pieces, pieces.unit.function, value
        self.sizes = {a.name: a.size for a in pieces.arguments}
        elements = ((n, pieces.elements.get(n)) for n in order)
        self.unread = {e: n for n, e in elements if e is not None and e.array in self.sizes}

    def lines(self, n: Expr) -> list[str]:
        """The lines of a statement or an input; none for an input read with its neighbour."""
        element = self.pieces.elements.get(n)
        if element is not None and element.array in self.sizes:
            return self._read(element) if element in self.unread else []
        name, value = self.pieces.assignment[n]
        if n.level < VARIABLE_LEVEL:
            return [f"const double {name} = {value};"]
        return [f"const {self.function}_w {name} = {self.value[n]};"]

    def _read(self, element: ArrayElement) -> list[str]:
        """Read an input, together with a neighbour that is used too and not yet read."""
        array, k = element.array, element.index
        after, before = ArrayElement(array, k + 1), ArrayElement(array, k - 1)
        pair = next(
            (p for p in ((element, after), (before, element)) if all(e in self.unread for e in p)),
            (element,),
        )
        names = [self.pieces.scope.local[self.unread.pop(e)] for e in pair]
        offset = f" + {pair[0].index}" if pair[0].index else ""
        start = f"{array}{offset}, {self.sizes[array]}"
        if len(pair) == 1:
            return [f"const {self.function}_w {names[0]} = {self.function}_column({start});"]
        return [
            f"{self.function}_w {', '.join(names)};",
            f"{self.function}_columns({start}, {', '.join(f'&{n}' for n in names)});",
        ]
