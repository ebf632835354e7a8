"""C with sines and cosines as arithmetic: of all angles of a state at once, and of several states at once in a batch.

The angles of one state are lanes of vectors of four doubles, and the batch is written in vectors of as many states as a
register holds: extensions of gcc and clang. Other compilers turn one angle after the other and get the plain loop. Larger
angles go to the mathematics library.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from symoro.emit.printer import Assignment, Output, Pieces
from symoro.emit.simd_templates import BATCH, CLEAR, LANES, SIGN, SINCOS, STORES
from symoro.expr.node import VARIABLE_LEVEL

BLOCKS = (4, 2, 1)  # columns of an output that are stored together
RUN = 8  # zeros in a row that a batch stores by themselves
MANY = {
    "v": 3,
    "w": 12,
}  # vectors of angles, of one state and of some, beyond which they are worth a loop
INTEGERS = {"v": "i", "w": "j"}  # of the same width
ZERO = "0.0"
WORD, DECLARED = re.compile(r"\w+"), re.compile(r"^const double (\w+) ")
LITERAL = re.compile(r"-?[\d.]+(e[+-]?\d+)?")
VECTOR_OPS = frozenset(("symbol", "add", "mul", "div", "neg", "sign", "sin", "cos"))


def helpers(pieces: Pieces) -> list[str]:
    """The functions that the unit needs: sines and cosines, and where a batch goes in vectors, one for some states."""
    if not pieces.waves:
        return []
    function = pieces.unit.function
    found = [
        SINCOS.format(function=function, rare="inline" if _many(pieces) else f"{function}_rare")
    ]
    found += (
        [CLEAR.format(function=function)]
        if any(zero for o in pieces.outputs for zero, _, _ in _parts(o.values, 2))
        else []
    )
    if vectorises(pieces):
        lines = "\n".join(f"    {line}" for line in _some_lines(pieces))
        stores = "\n".join(
            text.format(function=function)
            for name, text in STORES.items()
            if f"{function}_{name}(" in lines
        )
        sign = SIGN.format(function=function) if f"{function}_sign(" in lines else ""
        found.append(
            BATCH.format(
                function=function,
                arguments=_arguments(pieces),
                lines=lines,
                stores=stores,
                more=sign,
            )
        )
    return found


def _arguments(pieces: Pieces) -> str:
    return ", ".join(
        [
            *(f"const double *{a.name}" for a in (*pieces.arguments, *pieces.c)),
            *(f"double *{o.array.name}" for o in pieces.outputs),
        ]
    )


def _angles(pieces: Pieces) -> list[str]:
    return list(dict.fromkeys(angle for angle, _, _ in pieces.waves))


def _many(pieces: Pieces) -> bool:
    """Whether the angles of one state are turned by a loop; the library's part is then a loop in place, else a function of its own. (Both were measured.)"""
    return -(-len(_angles(pieces)) // LANES) > MANY["v"]


def _before(pieces: Pieces) -> list[Assignment]:
    """What the angles need."""
    waves = {name for _, _, name in pieces.waves}
    return [a for a in pieces.angles if a[0] not in waves]


def angle_lines(pieces: Pieces, assigned: Callable[[list[Assignment]], list[str]]) -> list[str]:
    """The angles of one state together: what they need, the calls, and the names of the results."""
    angles, function = _angles(pieces), pieces.unit.function
    if not angles:
        return []
    vectors = [
        [*angles[k : k + LANES], *["0.0"] * LANES][:LANES] for k in range(0, len(angles), LANES)
    ]
    turning = Turning(pieces, "v", [f"{{{', '.join(part)}}}" for part in vectors])
    place = {angle: (turning.names[k // LANES], k % LANES) for k, angle in enumerate(angles)}
    named = [
        (name, f"{function}_at({place[angle][0][1 + (kind == 'cos')]}, {place[angle][1]})")
        for angle, kind, name in pieces.waves
    ]
    library = [f"    {line}" for line in turning.each("{function}_far(&{x}, &{s}, &{c});")]
    return [
        *assigned(_before(pieces)),
        *turning.lines,
        f"if ({function}_beyond({turning.far})) {{",
        *library,
        "}",
        *assigned(named),
    ]


class Turning:
    """Sines and cosines of vectors of angles, many of them by a loop: small code stays in the cache. `names` are each vector's, its sines' and its cosines'."""

    def __init__(self, pieces: Pieces, v: str, angles: Sequence[str]) -> None:
        """`v` is the type of the vectors, `angles` the value of each."""
        self.function, self.count, self.many = (
            pieces.unit.function,
            len(angles),
            len(angles) > MANY[v],
        )
        self.far = _free(pieces, ("far",))[0][0]
        self.stems = _free(pieces, ("x", "s", "c"))[0]
        numbered = [[f"{stem}[{k}]" for stem in self.stems] for k in range(self.count)]
        self.names = numbered if self.many else _free(pieces, ("x", "s", "c"), self.count)
        kind, flags = f"{self.function}_{v}", f"{self.function}_{INTEGERS[v]}"
        x, s, c = self.stems
        if self.many:
            given = [
                f"const {kind} {x}[{self.count}] = {{{', '.join(angles)}}};",
                f"{kind} {s}[{self.count}], {c}[{self.count}];",
            ]
        else:
            given = [
                f"const {kind} {x} = {angle};"
                for (x, _, _), angle in zip(self.names, angles, strict=True)
            ]
            given.append(f"{kind} {', '.join(f'{s}, {c}' for _, s, c in self.names)};")
        self.lines = [
            *given,
            f"{flags} {self.far} = {{0}};",
            *self.each(f"{{function}}_sincos_{v}(&{{x}}, &{{s}}, &{{c}}, &{self.far});"),
        ]

    def each(self, call: str) -> list[str]:
        """The call for every vector."""
        if self.many:
            x, s, c = (f"{stem}[k]" for stem in self.stems)
            return [
                f"for (int k = 0; k < {self.count}; ++k) {call.format(function=self.function, x=x, s=s, c=c)}"
            ]
        return [call.format(function=self.function, x=x, s=s, c=c) for x, s, c in self.names]


def _free(pieces: Pieces, wanted: Sequence[str], count: int = 0) -> list[list[str]]:
    """Names that nothing else has: the wanted ones, or those with a number for each of `count`."""
    taken = {
        *pieces.scope.arguments,
        *pieces.scope.groups,
        pieces.scope.c,
        *(name for name, _ in pieces.statements),
    }
    for k in range(len(taken) + 1):
        rows = [
            [f"{stem}{'_' * k}{number}" for stem in wanted]
            for number in (range(count) if count else [""])
        ]
        if not taken.intersection(name for row in rows for name in row):
            return rows
    raise AssertionError("more names are taken than there are")


def vectorises(pieces: Pieces) -> bool:
    """Whether a batch can be written in vectors: only arithmetic after the angles, every angle among the first."""
    waves = {name for _, _, name in pieces.waves}
    for n in pieces.unit.program.nodes:
        if (
            n.level == VARIABLE_LEVEL
            and n.op.name in ("sin", "cos")
            and pieces.scope.local.get(n) not in waves
        ):
            return False
        if n.level == VARIABLE_LEVEL and n.op.name not in VECTOR_OPS:
            return False
    return bool(waves)


def batch_lines(pieces: Pieces, k: str, n: str, plain: list[str]) -> list[str]:
    """Some states at a time as far as they go, then the rest one by one."""
    if not vectorises(pieces):
        return plain
    function = pieces.unit.function
    call = plain[1].strip().removeprefix(function)
    some = f"while ({k} + {function}_lanes <= {n} && {function}_some{call.removesuffix(';')}) {k} += {function}_lanes;"
    head = plain[0].replace(f"size_t {k} = 0;", ";")
    return [
        f"size_t {k} = 0;",
        head,
        "#if defined(__GNUC__)",
        f"    {some}",
        f"    if ({k} == {n}) break;",
        "#endif",
        *plain[1:],
    ]


def _some_lines(pieces: Pieces) -> list[str]:
    """The body in vectors, the angles first; outputs are stored as soon as they are there, neighbouring columns together."""
    angles = _angles(pieces)
    turning = Turning(pieces, "w", angles)
    declared = [*turning.lines, f"if ({pieces.unit.function}_beyond_w({turning.far})) return 0;"]
    waves = [
        (name, turning.names[angles.index(angle)][1 + (kind == "cos")])
        for angle, kind, name in pieces.waves
    ]
    statements = [*waves, *(a for _, part in pieces.body for a in part)]
    place = {name: k for k, (name, _) in enumerate(statements)}
    stores: dict[int, list[str]] = {}  # by the last statement that they need
    for texts in _stores(pieces):
        stores.setdefault(
            max((place[x] for text in texts for x in WORD.findall(text) if x in place), default=-1),
            [],
        ).extend(texts)
    lines = VectorLines(pieces, [*_before(pieces), *statements])
    found = [*(x for a in _before(pieces) for x in lines.of(*a)), *declared, *stores.get(-1, ())]
    for k, (name, value) in enumerate(statements):
        found += [*lines.of(name, value), *stores.get(k, ())]
    return found


class VectorLines:
    """Statements on vectors; parameters and literals stay single numbers, neighbouring inputs are read together."""

    def __init__(self, pieces: Pieces, statements: Sequence[Assignment]) -> None:
        self.function, self.c = pieces.unit.function, pieces.scope.c
        self.sizes = {a.name: a.size for a in pieces.arguments}
        self.inputs = {
            found: name
            for name, value in statements
            if (found := self._element(value)) and found[0] in self.sizes
        }

    def of(self, name: str, value: str) -> list[str]:
        """The lines of one statement; none for an input that was read with its neighbour."""
        element = self._element(value)
        if (element and element[0] == self.c) or LITERAL.fullmatch(value):
            return [f"const double {name} = {value};"]
        if element and element[0] in self.sizes:
            return self._read(*element) if element in self.inputs else []
        return [f"const {self.function}_w {name} = {_on_vectors(self.function, value)};"]

    def _read(self, array: str, k: int) -> list[str]:
        pair = next(
            (p for p in ((k, k + 1), (k - 1, k)) if all((array, j) in self.inputs for j in p)), (k,)
        )
        names = [self.inputs.pop((array, j)) for j in pair]
        start = f"{array}{f' + {pair[0]}' * (pair[0] != 0)}, {self.sizes[array]}"
        if len(pair) == 1:
            return [f"const {self.function}_w {names[0]} = {self.function}_column({start});"]
        return [
            f"{self.function}_w {', '.join(names)};",
            f"{self.function}_columns({start}, {', '.join(f'&{n}' for n in names)});",
        ]

    @staticmethod
    def _element(value: str) -> tuple[str, int] | None:
        found = re.fullmatch(r"(\w+)\[(\d+)\]", value)
        return (found[1], int(found[2])) if found else None


def _on_vectors(function: str, value: str) -> str:
    return value.replace("sy_sign(", f"{function}_sign(")


def _stores(pieces: Pieces) -> list[list[str]]:
    """Statements for every block of neighbouring columns; runs of zeros go with the block after them."""
    function, nodes = pieces.unit.function, iter(pieces.unit.program.outputs)
    found: list[list[str]] = []
    for o in pieces.outputs:
        varying = [next(nodes).level == VARIABLE_LEVEL for _ in o.values]
        values = [
            _on_vectors(function, v) if moves else f"({function}_w){{0}} + {v}"
            for v, moves in zip(o.values, varying, strict=True)
        ]
        place = f"{o.array.name}, {o.array.size}"
        cleared: list[str] = []
        for zero, first, last in _parts(o.values, RUN, BLOCKS[0]):
            if zero:
                cleared.append(f"{function}_clear({place}, {first}, {last - first});")
                continue
            for a, b in _blocks(first, last):
                found.append(
                    [
                        *cleared,
                        f"{function}_store{b - a}({place}, {a}, (const {function}_w[]){{{', '.join(values[a:b])}}});",
                    ]
                )
                cleared = []
        found += [cleared] if cleared else []
    return found


def _parts(values: Sequence[str], least: int, block: int = 1) -> Iterator[tuple[bool, int, int]]:
    """Places cut into runs of zeros, at least so many, and what is between them, in whole blocks: whether zero, first, last but one."""
    first = 0
    for zero, part in groupby(enumerate(values), key=lambda x: x[1] == ZERO):
        run = [k for k, _ in part]
        if zero and len(run) >= least:
            start = min(run[0] + (first - run[0]) % block, run[-1] + 1)
            if first < start:
                yield False, first, start
            first = run[-1] + 1
            if start < first:
                yield True, start, first
    if first < len(values):
        yield False, first, len(values)


def _blocks(first: int, size: int) -> Iterator[tuple[int, int]]:
    """As many columns as are stored together, fewer at the end."""
    while first < size:
        count = next(n for n in BLOCKS if n <= size - first)
        yield first, first + count
        first += count


def soon(lines: Sequence[str], stores: Sequence[str]) -> list[str]:
    """Stores as soon as what they need is there: at the end, many values would wait for it in memory."""
    place = {name: k for k, line in enumerate(lines) for name in DECLARED.findall(line)}
    after: dict[int, list[str]] = {}
    for text in stores:
        value = text.partition("=")[2].partition("/*")[0]
        after.setdefault(
            max((place[x] for x in WORD.findall(value) if x in place), default=len(lines) - 1), []
        ).append(text)
    found = [x for k, line in enumerate(lines) for x in (line, *after.get(k, ()))]
    return found if not found or found[-1] else found[:-1]


def output_lines(function: str, o: Output, lines: Sequence[str]) -> list[str]:
    """The lines of an output of one state, neighbouring zeros in one."""
    found: list[str] = []
    for zero, first, last in _parts(o.values, 2):
        found += (
            [f"{function}_zero({o.array.name} + {first}, {last - first});"]
            if zero
            else lines[first:last]
        )
    return found or list(lines)
