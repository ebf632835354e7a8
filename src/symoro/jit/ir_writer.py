"""Text of LLVM's intermediate representation, one instruction at a time, on doubles or on vectors
of doubles.

The same templates serve both: `{t}` is the type of a value (`double` or `<4 x double>`), `{i}` that
of its bits, `{m}` that of a condition, `{s}` the suffix of intrinsic functions. `{0} {1} {2}` are
the operands, `{a} {b} {c} ...` the results of the template's earlier lines; the last line gives the
value.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count

RESULTS = "abcdefghjklnopq"

OPERATIONS: dict[str, tuple[str, ...]] = {
    "neg": ("fneg {t} {0}",),
    "add": ("fadd {t} {0}, {1}",),
    "sub": ("fsub {t} {0}, {1}",),
    "mul": ("fmul {t} {0}, {1}",),
    "div": ("fdiv {t} {0}, {1}",),
    "fma": ("call {t} @llvm.fmuladd.{s}({t} {0}, {t} {1}, {t} {2})",),
    "sqrt": ("call {t} @llvm.sqrt.{s}({t} {0})",),
    "abs": ("call {t} @llvm.fabs.{s}({t} {0})",),
    "sign": (
        "fcmp ogt {t} {0}, {zero}",
        "fcmp olt {t} {0}, {zero}",
        "select {m} {a}, {t} {one}, {t} {0}",
        "select {m} {b}, {t} {minus}, {t} {c}",
    ),
    "min": (
        "fcmp olt {t} {0}, {1}",
        "fcmp uno {t} {0}, {0}",
        "or {m} {a}, {b}",
        "select {m} {c}, {t} {0}, {t} {1}",
    ),  # a nan stays a nan
    "max": (
        "fcmp ogt {t} {0}, {1}",
        "fcmp uno {t} {0}, {0}",
        "or {m} {a}, {b}",
        "select {m} {c}, {t} {0}, {t} {1}",
    ),
    "less": ("fcmp olt {t} {0}, {1}", "select {m} {a}, {t} {one}, {t} {zero}"),
    "less_equal": ("fcmp ole {t} {0}, {1}", "select {m} {a}, {t} {one}, {t} {zero}"),
    "equal": ("fcmp oeq {t} {0}, {1}", "select {m} {a}, {t} {one}, {t} {zero}"),
    "where": ("fcmp une {t} {0}, {zero}", "select {m} {a}, {t} {1}, {t} {2}"),
}
LIBRARY = {
    "pow": 2,
    "tan": 1,
    "asin": 1,
    "acos": 1,
    "exp": 1,
    "log": 1,
}  # C functions, called lane by lane
DECLARED = {"fmuladd": 3, "sqrt": 1, "fabs": 1}  # intrinsic functions and their arity


def literal(value: float) -> str:
    """A double by its bits."""
    return f"0x{struct.pack('>d', value).hex().upper()}"


def _every(lanes: int, kind: str, text: str) -> str:
    """A constant, the same in every lane."""
    return text if lanes == 1 else "<" + ", ".join([f"{kind} {text}"] * lanes) + ">"


@cache
def _types(lanes: int) -> dict[str, str]:
    """The fields of the templates for values of this width."""
    kinds = {"t": "double", "i": "i64", "m": "i1"}
    wide = {letter: kind if lanes == 1 else f"<{lanes} x {kind}>" for letter, kind in kinds.items()}
    numbers = {
        name: _every(lanes, "double", literal(x))
        for name, x in (("zero", 0.0), ("one", 1.0), ("minus", -1.0))
    }
    return {**wide, "s": "f64" if lanes == 1 else f"v{lanes}f64", **numbers}


@cache
def _form(lanes: int, template: str) -> str:
    """A single template as a %-format; it must have each operand once and in order."""
    return template.format("%s", "%s", "%s", **_types(lanes))


RENEWED = 64  # numbers per state after which pointers move to new registers


class Writer:
    """Collects the lines of one function; values are `lanes` doubles wide."""

    def __init__(self, lanes: int = 1, shared: Writer | None = None) -> None:
        self.lanes = lanes
        self.lines: list[str] = shared.lines if shared else []
        self.allocas: list[str] = shared.allocas if shared else []
        self.numbers: Iterator[int] = shared.numbers if shared else count(1)
        self.types = _types(lanes)
        self.t = self.types["t"]

    def of_width(self, lanes: int) -> Writer:
        """A writer into the same function, of another width."""
        return Writer(lanes, self)

    def number(self, value: float) -> str:
        return _every(self.lanes, "double", literal(value))

    def integer(self, value: int) -> str:
        return _every(self.lanes, "i64", str(value))

    def name(self, stem: str) -> str:
        return f"{stem}{next(self.numbers)}"

    def line(self, text: str) -> None:
        self.lines.append(f"  {text}")

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def let(self, text: str) -> str:
        """Add an instruction; return the name of its value."""
        result = f"%v{next(self.numbers)}"
        self.lines.append(f"  {result} = {text}")
        return result

    def room(self, kind: str) -> str:
        """Allocate a place on the stack at the beginning of the function."""
        place = f"%{self.name('room')}"
        self.allocas.append(f"  {place} = alloca {kind}, align 64")
        return place

    def expand(self, templates: Sequence[str], *operands: str) -> str:
        """The instructions of a template."""
        if len(templates) == 1:
            return self.let(_form(self.lanes, templates[0]) % operands)
        results: dict[str, str] = {}
        for letter, template in zip(RESULTS, templates, strict=False):
            results[letter] = self.let(template.format(*operands, **self.types, **results))
        return results[letter]

    def apply(self, name: str, *operands: str) -> str:
        """An operation of the table, or a library function lane by lane."""
        return (
            self.expand(OPERATIONS[name], *operands)
            if name in OPERATIONS
            else self.call(name, *operands)
        )

    def call(self, function: str, *operands: str) -> str:
        result = "poison"
        for lane in range(self.lanes):
            arguments = ", ".join(f"double {self.lane(x, lane)}" for x in operands)
            result = self.insert(result, self.let(f"call double @{function}({arguments})"), lane)
        return result

    def lane(self, x: str, lane: int) -> str:
        return x if self.lanes == 1 else self.let(f"extractelement {self.t} {x}, i32 {lane}")

    def insert(self, vector: str, x: str, lane: int) -> str:
        return (
            x
            if self.lanes == 1
            else self.let(f"insertelement {self.t} {vector}, double {x}, i32 {lane}")
        )

    def gather(self, values: Sequence[str]) -> str:
        """A vector of single doubles, zero beyond them."""
        vector = "poison" if len(values) == self.lanes else "zeroinitializer"
        for lane, x in enumerate(values):
            vector = self.insert(vector, x, lane)
        return vector

    def splat(self, x: str) -> str:
        if self.lanes == 1:
            return x
        first = self.insert("poison", x, 0)
        lanes = f"<{self.lanes} x i32> zeroinitializer"
        return self.let(f"shufflevector {self.t} {first}, {self.t} poison, {lanes}")

    def at(self, pointer: str, index: int, kind: str = "double") -> str:
        """The address of element `index`."""
        return self.let(f"getelementptr {kind}, ptr {pointer}, i64 {index}") if index else pointer

    def load(self, pointer: str, index: int = 0, kind: str = "double") -> str:
        return self.let(f"load {kind}, ptr {self.at(pointer, index, kind)}, align 8")

    def store(self, value: str, pointer: str, index: int = 0, kind: str = "double") -> None:
        self.line(f"store {kind} {value}, ptr {self.at(pointer, index, kind)}, align 8")

    def function(self, head: str) -> str:
        """The text of the whole function. Code for single doubles gets attribute #2, which limits
        the width of vectors, because wide registers slow it down even if they only store zeros.
        """
        return "\n".join(
            [
                f"define {head} #{0 if self.lanes > 1 else 2} {{",
                "entry:",
                *self.allocas,
                *self.lines,
                "}",
                "",
            ]
        )


class Pointers:
    """Pointers that are copied to new registers after every RENEWED numbers, with a barrier,
    because LLVM's compile time grows with the square of the accesses through one pointer.
    """

    def __init__(self, w: Writer, pointers: Sequence[str]) -> None:
        self.w, self.current, self.used = w, list(pointers), 0

    def use(self, count: int) -> list[str]:
        """The registers for the next `count` numbers."""
        if self.used >= RENEWED:
            self.current = [
                self.w.let(f'call ptr asm sideeffect "", "=r,0"(ptr {p})') for p in self.current
            ]
            self.used = 0
        self.used += count
        return self.current


def declarations(widths: set[int]) -> str:
    """Declarations of all external functions that a module with vectors of these widths may call,
    and the attributes of its functions.
    """
    lines = []
    for width in sorted({1, *widths}):
        w = Writer(width)
        lines += [
            f"declare {w.t} @llvm.{name}.{w.types['s']}({', '.join([w.t] * arity)})"
            for name, arity in DECLARED.items()
        ]
    lines += [
        f"declare double @{name}({', '.join(['double'] * arity)})"
        for name, arity in {**LIBRARY, "sin": 1, "cos": 1}.items()
    ]
    lines += [
        f"declare i1 @llvm.vector.reduce.or.v{width}i1(<{width} x i1>)" for width in sorted(widths)
    ]
    lines += [
        "declare i64 @llvm.smin.i64(i64, i64)",
        "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)",
    ]
    for number, bits in ((0, 64 * max(widths)), (2, 64 * min(widths))):
        widest = f'"min-legal-vector-width"="{bits}" "prefer-vector-width"="{bits}"'
        lines.append(f"attributes #{number} = {{ nounwind {widest} }}")
    lines.append("attributes #1 = { cold noinline nounwind }")
    return "\n".join([*lines, ""])
