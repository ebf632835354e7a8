"""Translates the C sources of the general inverse geometric solver into Python and MATLAB.

The C is the one source of the method. `make kernels` runs this after a change of it, and clang for the machine code. The sources
keep to a part of C that the three languages share: doubles, integers, arrays, pointers into arrays and plain structures; no call
that writes through its arguments stands behind `&&`, `||` or in the condition of a loop. Functions of linear.c for which NumPy
and MATLAB have their own are left out here; general_model.py has these few by hand.
"""

from __future__ import annotations

import copy
import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import wrap

from pycparser import c_ast as c
from pycparser import c_parser

SOLVERS = Path(__file__).parent.parent / "src" / "symoro" / "solvers"
PARTS = ("inverse", "near_singular", "linear", "shared", "general", "sliding", "solve")
BY_HAND = {"solve_rows", "balance", "hessenberg", "eigenvalues", "eigenvector"}
LEFT_OUT = BY_HAND | {"last_pair", "begin", "reflect_rows", "double_step", "solve_general"}
COMPARISONS = {"<", ">", "<=", ">=", "==", "!="}
FUNCTIONS = {"fabs": "abs"}  # others have the name that C gives them
OR, AND, NOT, COMPARE, SUM, PRODUCT, UNARY, ATOM = range(8)
Text = tuple[str, int]  # an expression, and how tightly it binds


@dataclass(frozen=True)
class Type:
    """A type of C: double, int or a structure, and the sizes of an array; the first is 0 for a pointer."""

    base: str
    sizes: tuple[int, ...] = ()

    @property
    def stride(self) -> int:
        """Numbers from one element of an array to the next."""
        return number_of(self.sizes[1:])


def number_of(sizes: tuple[int, ...]) -> int:
    total = 1
    for size in sizes:
        total *= size
    return total


@dataclass
class Source:
    """The parsed sources: functions, structures, constants and the comment before each function."""

    functions: dict[str, c.FuncDef]
    structures: dict[str, dict[str, Type]]
    constants: dict[str, float]
    comments: dict[str, str]
    written: dict[str, set[int]] = field(
        default_factory=dict
    )  # the numbers of the parameters through which a function writes

    def type_of(self, node: c.Node) -> Type:
        """The type of a declaration."""
        if isinstance(node, c.TypeDecl):
            name = (
                " ".join(node.type.names) if isinstance(node.type, c.IdentifierType) else "struct"
            )
            return Type({"unsigned char": "int"}.get(name, name))
        inner = self.type_of(node.type)
        size = 0 if isinstance(node, c.PtrDecl) else int(self.constant(node.dim))
        if isinstance(node, c.PtrDecl) and inner.base in self.structures:
            return inner
        return Type(inner.base, (size, *inner.sizes))

    def constant(self, node: c.Node) -> float:
        """The value of a constant expression."""
        if isinstance(node, c.Constant):
            return float(node.value)
        if isinstance(node, c.ID):
            return self.constants[node.name]
        assert isinstance(node, c.BinaryOp)
        assert node.op in "+*"
        left, right = self.constant(node.left), self.constant(node.right)
        return left + right if node.op == "+" else left * right


def read_sources() -> Source:
    text = "\n".join((SOLVERS / f"{name}.c").read_text(encoding="utf-8") for name in PARTS)
    comments = {
        match[2]: " ".join(match[1].split())
        for match in re.finditer(
            r"/\* ((?:(?!\*/).)*?) \*/\nstatic [^;{]*?\b(\w+)\([^;{]*\)\n\{", text, re.DOTALL
        )
    }
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    constants: dict[str, float] = {"INFINITY": float("inf")}
    for name, value in re.findall(r"^#define (\w+) +(.+?)\s*$", text, flags=re.MULTILINE):
        constants[name] = eval(value, dict(constants))  # our own constants
    body = re.sub(r"^(#|typedef long long).*$", "", text, flags=re.MULTILINE)
    body = re.sub(r"\bAT\((.*?)\)", r"at(\1)", body)
    tree = c_parser.CParser().parse(body)
    source = Source({}, {}, constants, comments)
    for node in tree.ext:
        if isinstance(node, c.FuncDef):
            source.functions[node.decl.name] = node
        elif isinstance(node, c.Typedef):
            fields = node.type.type.decls
            source.structures[node.name] = {}
            source.structures[node.name] |= {d.name: source.type_of(d.type) for d in fields}
    find_written(source)
    return source


def parameters(function: c.FuncDef) -> list[c.Decl]:
    return list(function.decl.type.args.params)


def walk(node: c.Node) -> Iterator[c.Node]:
    yield node
    for _, child in node.children():
        yield from walk(child)


def root(node: c.Node, aliases: dict[str, str]) -> str:
    """The variable whose memory an expression points into or names."""
    if isinstance(node, c.ID):
        name: str = node.name
        return aliases.get(name, name)
    if isinstance(node, c.FuncCall):
        return root(node.args.exprs[0], aliases)
    for name in ("name", "expr", "left"):
        if hasattr(node, name):
            return root(getattr(node, name), aliases)
    return ""


def find_written(source: Source) -> None:
    """The parameters through which each function writes, directly or by the functions that it calls."""
    for name in [*source.functions]:
        source.written[name] = set()
    source.written |= {"memcpy": {0}, "memset": {0}}
    changed = True
    while changed:
        changed = False
        for name, function in source.functions.items():
            names = [p.name for p in parameters(function)]
            before = len(source.written[name])
            source.written[name] |= {
                names.index(x) for x in _targets(source, function) if x in names
            }
            changed |= len(source.written[name]) > before


def _targets(source: Source, function: c.FuncDef) -> set[str]:
    aliases: dict[str, str] = {}
    targets = set()
    for node in walk(function.body):
        if isinstance(node, c.Decl) and isinstance(node.type, c.PtrDecl) and node.init is not None:
            aliases[node.name] = root(node.init, aliases)
        if isinstance(node, c.Assignment) and not isinstance(node.lvalue, c.ID):
            targets.add(root(node.lvalue, aliases))
        if isinstance(node, c.FuncCall) and node.name.name in source.written:
            args = node.args.exprs
            targets |= {root(args[k], aliases) for k in source.written[node.name.name]}
    return targets


class Writer(ABC):
    """Writes functions in a language; the two languages differ in the methods that a subclass has."""

    inline = True  # calls that write and conditional expressions can stand within expressions
    keywords: frozenset[str] = frozenset()
    left_out: frozenset[str] = frozenset()  # functions that this language does without
    logical: Mapping[str, str]  # operators
    unequal: str
    integer: str

    def __init__(self, source: Source) -> None:
        self.source = source
        self.lines: list[str] = []
        self.depth = 0
        self.temporaries = 0
        self.types: dict[str, Type] = {}
        self.aliases: dict[str, tuple[str, str]] = {}  # pointer -> array and offset
        self.function: c.FuncDef | None = None

    # --- text -----------------------------------------------------------------------------------------

    def put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def name(self, name: str) -> str:
        return f"{name}_" if name in self.keywords else name

    # --- the text of each construct, in the language of a subclass ---------------------------------------

    @abstractmethod
    def array(self, kind: Type, init: c.InitList | None) -> str: ...

    @abstractmethod
    def assigned(self, target: str, value: str) -> str: ...

    @abstractmethod
    def beyond(self, right: str, step: int, shift: int, inclusive: bool) -> str: ...

    @abstractmethod
    def call(self, node: c.FuncCall) -> None: ...

    @abstractmethod
    def called(self, name: str) -> str: ...

    @abstractmethod
    def changed(self, target: str, op: str, value: Text) -> str: ...

    @abstractmethod
    def closed(self) -> None: ...

    @abstractmethod
    def constant(self, name: str) -> Text: ...

    @abstractmethod
    def copied(self, target: str, value: str, node: c.Node) -> str: ...

    @abstractmethod
    def element(self, base: str, offset: str) -> str: ...

    @abstractmethod
    def head(self, function: c.FuncDef) -> None: ...

    @abstractmethod
    def leave_unless(self, condition: Text) -> str: ...

    @abstractmethod
    def loop(self, name: str, first: str, last: str, step: int) -> str: ...

    @abstractmethod
    def negated(self, x: Text) -> Text: ...

    @abstractmethod
    def nothing(self) -> None: ...

    @abstractmethod
    def opened(self, line: str) -> str: ...

    @abstractmethod
    def quotient(self, a: str, b: str) -> Text: ...

    @abstractmethod
    def remainder(self, a: str, b: str) -> Text: ...

    @abstractmethod
    def returned(self, value: c.Node | None) -> None: ...

    @abstractmethod
    def slice(self, base: str, offset: str, size: str) -> str: ...

    @abstractmethod
    def stop(self, word: str) -> str: ...

    @abstractmethod
    def structure(self, name: str, init: c.Node | None) -> str: ...

    @abstractmethod
    def tail(self, base: str, offset: str) -> str: ...

    @abstractmethod
    def tail_of(self, function: c.FuncDef) -> None: ...

    @abstractmethod
    def zeros(self, size: str) -> str: ...

    def call_into(self, node: c.FuncCall, target: str) -> str:
        """A call that writes, where it cannot stand within an expression."""
        raise NotImplementedError

    def condition(self, node: c.TernaryOp, target: str) -> None:
        """A conditional expression, where it cannot stand within another."""
        raise NotImplementedError

    # --- pointers: an array and an offset --------------------------------------------------------------

    def pointer(self, node: c.Node) -> tuple[str, str, Type]:
        if isinstance(node, c.Cast):
            return self.pointer(node.expr)
        if isinstance(node, c.ID):
            base, offset = self.aliases.get(node.name, (self.name(node.name), "0"))
            return base, offset, self.types[node.name]
        if isinstance(node, c.StructRef):
            return self.member(node), "0", self.member_type(node)
        if isinstance(node, c.ArrayRef):
            base, offset, kind = self.pointer(node.name)
            inner = Type(kind.base, kind.sizes[1:])
            return base, add(offset, times(kind.stride, self.expression(node.subscript))), inner
        if isinstance(node, c.BinaryOp) and node.op == "+":
            base, offset, kind = self.pointer(node.left)
            return base, add(offset, times(kind.stride, self.expression(node.right))), kind
        if isinstance(node, c.FuncCall):
            return self.pointer(self.accessor(node))
        raise NotImplementedError(f"{node.coord}: {type(node).__name__} as a pointer")

    def accessor(self, call: c.FuncCall) -> c.Node:
        """The pointer that a function returns, with its arguments put in."""
        function = self.source.functions[call.name.name]
        body = copy.deepcopy(function.body.block_items[0].expr)
        given = {p.name: a for p, a in zip(parameters(function), call.args.exprs, strict=True)}
        return replaced(body, given)

    def is_pointer(self, node: c.Node) -> bool:
        if isinstance(node, c.ID):
            return bool(self.types.get(node.name, Type("double")).sizes)
        if isinstance(node, c.Cast):
            return isinstance(node.to_type.type, c.PtrDecl)
        if isinstance(node, c.StructRef):
            return bool(self.member_type(node).sizes)
        if isinstance(node, c.ArrayRef):
            return len(self.pointer(node.name)[2].sizes) > 1
        if isinstance(node, c.FuncCall):
            return self.returns_pointer(node.name.name)
        return isinstance(node, c.BinaryOp) and node.op == "+" and self.is_pointer(node.left)

    def returns_pointer(self, name: str) -> bool:
        function = self.source.functions.get(name)
        return function is not None and isinstance(function.decl.type.type, c.PtrDecl)

    def member(self, node: c.StructRef) -> str:
        return f"{self.name(node.name.name)}.{node.field.name}"

    def member_type(self, node: c.StructRef) -> Type:
        return self.source.structures[self.types[node.name.name].base][node.field.name]

    # --- expressions -----------------------------------------------------------------------------------

    def expression(self, node: c.Node) -> Text:
        text: Text = getattr(self, f"_{type(node).__name__}")(node)
        return text

    def within(self, node: c.Node, binding: int) -> str:
        return bracketed(self.expression(node), binding)

    def _Constant(self, node: c.Constant) -> Text:
        return node.value, ATOM

    def _ID(self, node: c.ID) -> Text:
        if node.name in self.source.constants and node.name not in self.types:
            return self.constant(node.name)
        return self.name(node.name), ATOM

    def _StructRef(self, node: c.StructRef) -> Text:
        return self.member(node), ATOM

    def _ArrayRef(self, node: c.ArrayRef) -> Text:
        base, offset, _ = self.pointer(node)
        return self.element(base, offset), ATOM

    def _Cast(self, node: c.Cast) -> Text:
        return f"{self.integer}({self.within(node.expr, OR)})", ATOM

    def _UnaryOp(self, node: c.UnaryOp) -> Text:
        if node.op == "!":
            return self.negated(self.expression(node.expr))
        assert node.op in "-&", f"{node.coord}: {node.op}"
        if node.op == "&":
            return self.expression(node.expr)
        return f"-{self.within(node.expr, UNARY)}", UNARY

    def _BinaryOp(self, node: c.BinaryOp) -> Text:
        op = node.op
        if op in ("&&", "||"):
            binding = AND if op == "&&" else OR
            return (
                f"{self.within(node.left, binding)} {self.logical[op]} {self.within(node.right, binding)}",
                binding,
            )
        if op in COMPARISONS:
            left, right = self.within(node.left, SUM), self.within(node.right, SUM)
            return f"{left} {self.unequal if op == '!=' else op} {right}", COMPARE
        if op == "%":
            return self.remainder(self.within(node.left, PRODUCT), self.within(node.right, UNARY))
        if op == "/" and self.is_integer(node.left) and self.is_integer(node.right):
            return self.quotient(self.within(node.left, PRODUCT), self.within(node.right, UNARY))
        binding = PRODUCT if op in "*/" else SUM
        if op == "+":
            return add(self.within(node.left, SUM), self.expression(node.right)), SUM
        if op == "*" and all(self.within(x, OR).isdigit() for x in (node.left, node.right)):
            return str(int(self.within(node.left, OR)) * int(self.within(node.right, OR))), ATOM
        right = self.within(node.right, binding if op in "+*" else binding + 1)
        return f"{self.within(node.left, binding)} {op} {right}", binding

    def is_integer(self, node: c.Node) -> bool:
        if isinstance(node, c.Constant):
            return bool(node.type == "int")
        if isinstance(node, c.ID):
            return self.types[node.name].base == "int" if node.name in self.types else False
        return (
            isinstance(node, c.BinaryOp)
            and self.is_integer(node.left)
            and self.is_integer(node.right)
        )

    def _FuncCall(self, node: c.FuncCall) -> Text:
        name = node.name.name
        if name not in self.source.functions:
            return (
                f"{FUNCTIONS.get(name, name)}({', '.join(self.within(a, OR) for a in node.args.exprs)})",
                ATOM,
            )
        if self.inline or not self.source.written[name]:
            return (
                f"{self.called(name)}({', '.join(self.argument(a) for a in node.args.exprs)})",
                ATOM,
            )
        return self.call_into(node, self.temporary()), ATOM

    def argument(self, node: c.Node) -> str:
        if self.is_pointer(node):
            base, offset, _ = self.pointer(node)
            return self.tail(base, offset)
        return self.within(node, OR)

    def temporary(self) -> str:
        self.temporaries += 1
        return f"t{self.temporaries}"

    # --- statements ------------------------------------------------------------------------------------

    def statement(self, node: c.Node | None) -> None:
        if node is not None:
            getattr(self, f"do_{type(node).__name__}")(node)

    def block(self, node: c.Node | None) -> None:
        self.depth += 1
        before = len(self.lines)
        self.statement(node)
        if len(self.lines) == before:
            self.nothing()
        self.depth -= 1

    def do_Compound(self, node: c.Compound) -> None:
        for item in node.block_items or ():
            self.statement(item)

    def do_ExprList(self, node: c.ExprList) -> None:
        for item in node.exprs:
            self.statement(item)

    def do_DeclList(self, node: c.DeclList) -> None:
        for item in node.decls:
            self.statement(item)

    def do_Decl(self, node: c.Decl) -> None:
        kind = self.types[node.name] = self.source.type_of(node.type)
        name = self.name(node.name)
        if isinstance(node.type, c.PtrDecl):
            base, offset, _ = self.pointer(node.init)
            if not offset.isdigit():
                self.put(self.assigned(f"{name}_at", offset))
                offset = f"{name}_at"
            self.aliases[node.name] = base, offset
        elif kind.base in self.source.structures:
            self.put(self.assigned(name, self.structure(kind.base, node.init)))
        elif kind.sizes:
            self.put(self.assigned(name, self.array(kind, node.init)))
        elif node.init is not None:
            self.assign(name, node.init)

    def assign(self, target: str, value: c.Node) -> None:
        """target = value, a call that writes included."""
        if (
            isinstance(value, c.FuncCall)
            and not self.inline
            and self.source.written.get(value.name.name)
        ):
            self.call_into(value, target)
        elif isinstance(value, c.TernaryOp) and not self.inline:
            self.condition(value, target)
        else:
            self.put(self.assigned(target, self.within(value, OR)))

    def do_Assignment(self, node: c.Assignment) -> None:
        value = node.rvalue
        if isinstance(value, c.Assignment):  # a = b = x
            self.do_Assignment(value)
            value = value.rvalue
            while isinstance(value, c.Assignment):
                value = value.rvalue
        if isinstance(node.lvalue, c.ID) and node.lvalue.name in self.aliases:
            self.move_pointer(node)
            return
        target = self.target(node.lvalue)
        if self.is_structure(node.lvalue):
            self.put(self.copied(target, self.within(value, OR), node.lvalue))
        elif node.op == "=":
            self.assign(target, value)
        else:
            self.put(self.changed(target, node.op[0], self.expression(value)))

    def target(self, node: c.Node) -> str:
        return self.within(node, OR)

    def move_pointer(self, node: c.Assignment) -> None:
        """p += n of a pointer."""
        name = node.lvalue.name
        assert node.op == "+=", f"{node.coord}: a pointer may only move on"
        _base, offset = self.aliases[name]
        assert offset == f"{self.name(name)}_at"
        self.put(self.changed(offset, "+", self.expression(node.rvalue)))

    def is_structure(self, node: c.Node) -> bool:
        inner = node.expr if isinstance(node, c.UnaryOp) else node
        return isinstance(inner, c.ID) and self.types[inner.name].base in self.source.structures

    def do_UnaryOp(self, node: c.UnaryOp) -> None:
        self.put(self.changed(self.within(node.expr, OR), node.op[-1], ("1", ATOM)))

    def do_FuncCall(self, node: c.FuncCall) -> None:
        if node.name.name == "memcpy":
            target, source, size = node.args.exprs
            self.put(self.assigned(self.part(target, size), self.part(source, size)))
        elif node.name.name == "memset":
            target, _, size = node.args.exprs
            self.put(self.assigned(self.part(target, size), self.zeros(self.size(size))))
        else:
            self.call(node)

    def part(self, node: c.Node, size: c.Node) -> str:
        base, offset, _ = self.pointer(node)
        return self.slice(base, offset, self.size(size))

    def size(self, node: c.Node) -> str:
        """The number of elements in a number of bytes."""
        if isinstance(node, c.UnaryOp) and node.op == "sizeof":
            inner = node.expr
            if isinstance(inner, c.UnaryOp):
                return "1"
            return str(number_of(self.pointer(inner)[2].sizes))
        if isinstance(node, c.BinaryOp):
            return product(self.size(node.left), self.size(node.right))
        return self.within(node, PRODUCT)

    def do_If(self, node: c.If) -> None:
        self.put(self.opened(f"if {self.within(node.cond, OR)}"))
        self.block(node.iftrue)
        if node.iffalse is not None:
            self.put(self.opened("else"))
            self.block(node.iffalse)
        self.closed()

    def do_While(self, node: c.While) -> None:
        self.put(self.opened(f"while {self.within(node.cond, OR)}"))
        self.block(node.stmt)
        self.closed()

    def do_For(self, node: c.For) -> None:
        if self.vectorised(node):
            return
        (variable,) = node.init.decls
        self.types[variable.name] = Type("int")
        updates = node.next.exprs if isinstance(node.next, c.ExprList) else [node.next]
        step = -1 if updates[0].op == "p--" else 1
        step = int(updates[0].rvalue.value) if isinstance(updates[0], c.Assignment) else step
        limit, others = None, []
        for part in conjuncts(node.cond):
            if (
                limit is None
                and isinstance(part, c.BinaryOp)
                and root(part.left, {}) == variable.name
            ):
                limit = part
            else:
                others.append(part)
        assert limit is not None, f"{node.coord}: a loop over {variable.name} without a limit"
        last = self.limit(limit, step)
        name = self.name(variable.name)
        self.put(self.opened(self.loop(name, self.within(variable.init, SUM), last, step)))
        self.depth += 1
        for part in others:
            self.put(self.leave_unless(self.expression(part)))
        self.statement(node.stmt)
        for update in updates[1:]:
            self.statement(update)
        self.depth -= 1
        self.closed()

    def vectorised(self, node: c.For) -> bool:
        """Write a loop as statements on parts of arrays, where the language has them: whether that was possible."""
        return False

    def limit(self, node: c.BinaryOp, step: int) -> str:
        """The last value, or what is beyond it in Python, of the variable of a loop."""
        right = self.within(node.right, SUM)
        shift = int(node.left.right.value) if isinstance(node.left, c.BinaryOp) else 0
        inclusive = node.op in ("<=", ">=")
        return self.beyond(right, step, shift, inclusive)

    def do_Return(self, node: c.Return) -> None:
        self.returned(node.expr)

    def do_Break(self, node: c.Break) -> None:
        self.put(self.stop("break"))

    def do_Continue(self, node: c.Continue) -> None:
        self.put(self.stop("continue"))

    # --- functions -------------------------------------------------------------------------------------

    def write(self, function: c.FuncDef) -> None:
        self.types, self.aliases, self.temporaries, self.function = {}, {}, 0, function
        moved = {
            n.lvalue.name
            for n in walk(function.body)
            if isinstance(n, c.Assignment) and isinstance(n.lvalue, c.ID) and n.op == "+="
        }
        for p in parameters(function):
            self.types[p.name] = self.source.type_of(p.type)
        self.head(function)
        self.depth += 1
        for p in parameters(function):
            if p.name in moved and self.types[p.name].sizes:
                self.aliases[p.name] = self.name(p.name), f"{self.name(p.name)}_at"
                self.put(self.assigned(f"{self.name(p.name)}_at", "0"))
        self.statement(function.body)
        self.depth -= 1
        self.tail_of(function)

    def text(self) -> str:
        for name, function in self.source.functions.items():
            if name not in LEFT_OUT | self.left_out and not self.returns_pointer(name):
                self.write(function)
        return "\n".join(self.lines) + "\n"


def replaced(node: c.Node, given: dict[str, c.Node]) -> c.Node:
    """An expression with variables replaced."""
    if isinstance(node, c.ID):
        return given.get(node.name, node)
    for name, child in node.children():
        setattr(node, name, replaced(child, given))
    return node


def conjuncts(node: c.Node) -> list[c.Node]:
    if isinstance(node, c.BinaryOp) and node.op == "&&":
        return [*conjuncts(node.left), *conjuncts(node.right)]
    return [node]


def bracketed(text: Text, binding: int) -> str:
    return text[0] if text[1] >= binding else f"({text[0]})"


def add(a: str, b: Text | str) -> str:
    right = b if isinstance(b, str) else bracketed(b, SUM)
    if a == "0" or right == "0":
        return right if a == "0" else a
    if right.isdigit() and (last := re.fullmatch(r"(?:(.*) ([+-]) )?(\d+)", a)):
        return shifted(last[1] or "0", int(right) + (-1 if last[2] == "-" else 1) * int(last[3]))
    return f"{a} + {right}"


def times(stride: int, b: Text) -> Text:
    if stride == 1:
        return b
    if b[0].isdigit():
        return str(stride * int(b[0])), ATOM
    return f"{stride} * {bracketed(b, PRODUCT)}", PRODUCT


def product(a: str, b: str) -> str:
    return a if b == "1" else b if a == "1" else f"{a} * {b}"


class Python(Writer):
    keywords = frozenset({"pass", "in", "from", "is", "not", "or", "and", "lambda", "with", "as"})
    logical, unequal, integer = {"&&": "and", "||": "or"}, "!=", "int"

    def constant(self, name: str) -> Text:
        return ("inf" if name == "INFINITY" else name), ATOM

    def called(self, name: str) -> str:
        return f"_{name}"

    def element(self, base: str, offset: str) -> str:
        return f"{base}[{offset}]"

    def tail(self, base: str, offset: str) -> str:
        return base if offset == "0" else f"{base}[{offset} :]"

    def slice(self, base: str, offset: str, size: str) -> str:
        return f"{base}[:{size}]" if offset == "0" else f"{base}[{offset} : {add(offset, size)}]"

    def zeros(self, size: str) -> str:
        return f"_zeros({size})"

    def array(self, kind: Type, init: c.InitList | None) -> str:
        size = number_of(kind.sizes)
        if init is None or [getattr(x, "value", "") for x in init.exprs] == ["0"]:
            return f"[0] * {size}" if kind.base == "int" else f"_zeros({size})"
        values = ", ".join(self.within(x, OR) for x in init.exprs)
        return f"({values})" if kind.base == "int" else f"_view([{values}])"

    def structure(self, name: str, init: c.Node | None) -> str:
        if init is not None and not isinstance(init, c.InitList):
            return f"_copied({self.within(init, OR)})"
        return f"_{name}()"

    def copied(self, target: str, value: str, node: c.Node) -> str:
        if isinstance(node, c.UnaryOp):
            return f"vars({target}).update(vars(_copied({value})))"
        return f"{target} = _copied({value})"

    def _UnaryOp(self, node: c.UnaryOp) -> Text:
        return self.expression(node.expr) if node.op == "*" else super()._UnaryOp(node)

    def negated(self, x: Text) -> Text:
        return f"not {bracketed(x, NOT)}", NOT

    def remainder(self, a: str, b: str) -> Text:
        return f"{a} % {b}", SUM

    def quotient(self, a: str, b: str) -> Text:
        return f"{a} // {b}", SUM

    def _TernaryOp(self, node: c.TernaryOp) -> Text:
        yes, cond, no = (self.within(x, OR) for x in (node.iftrue, node.cond, node.iffalse))
        return f"({yes} if {cond} else {no})", ATOM

    def assigned(self, target: str, value: str) -> str:
        return f"{target} = {value}"

    def changed(self, target: str, op: str, value: Text) -> str:
        return f"{target} {op}= {value[0]}"

    def call(self, node: c.FuncCall) -> None:
        self.put(self.expression(node)[0])

    def opened(self, line: str) -> str:
        return f"{line}:"

    def closed(self) -> None:
        """Nothing: the indentation ends a block."""

    def nothing(self) -> None:
        self.put("pass")

    def stop(self, word: str) -> str:
        return word

    def loop(self, name: str, first: str, last: str, step: int) -> str:
        if step != 1:
            return f"for {name} in range({first}, {last}, {step})"
        return (
            f"for {name} in range({last})"
            if first == "0"
            else f"for {name} in range({first}, {last})"
        )

    def beyond(self, right: str, step: int, shift: int, inclusive: bool) -> str:
        by = (1 if step > 0 else -1) * inclusive - shift
        return shifted(right, by)

    def leave_unless(self, condition: Text) -> str:
        return f"if not {bracketed(condition, NOT)}:\n{'    ' * (self.depth + 1)}break"

    def returned(self, value: c.Node | None) -> None:
        self.put("return" if value is None else f"return {self.within(value, OR)}")

    def head(self, function: c.FuncDef) -> None:
        names = ", ".join(self.name(p.name) for p in parameters(function))
        self.lines += ["", "", f"def _{function.decl.name}({names}):"]
        comment = self.source.comments.get(function.decl.name)
        if comment:
            lines = wrap(comment, 105, break_long_words=False)
            self.lines.append(f'    """{lines[0]}' + ('."""' if len(lines) == 1 else ""))
            if len(lines) > 1:
                self.lines += [
                    *(f"    {line}" for line in lines[1:-1]),
                    f"    {lines[-1]}.",
                    '    """',
                ]

    def tail_of(self, function: c.FuncDef) -> None:
        """Nothing: a function ends with its last statement."""

    def text(self) -> str:
        body = super().text()
        used = [name for name in self.source.constants if re.search(rf"\b{name}\b", body)]
        lines = [f"{name} = {self.source.constants[name]!r}" for name in used]
        for name, fields in self.source.structures.items():
            if name == "list":
                continue
            values = ", ".join(
                f"{f}={self.array(t, None) if t.sizes else '0.0'}" for f, t in fields.items()
            )
            lines += ["", "", f"def _{name}():", f"    return SimpleNamespace({values})"]
        return "\n".join(lines) + "\n" + body


class NotVector(Exception):
    """A loop that cannot be written as statements on parts of arrays."""


@dataclass
class Range:
    """The variable of a loop that is written as statements on parts of arrays."""

    variable: str
    first: str
    last: str
    step: int
    vectors: set[str] = field(default_factory=set)  # variables of the loop's body


class Matlab(Writer):
    inline = False
    left_out = frozenset(
        {
            "dot6",
            "orient",
            "settle",
            "ahead",
            "root_between",
            "take_between",
            "returned",
            "solve_near_singular",  # would take an interpreter of MATLAB seconds
            "reflect",  # by hand, as operations on whole matrices; compose too
            "compose",
        }
    )
    range: Range | None = None
    values: dict[str, str]  # what stands for the variable of a loop while an index is written
    keywords = frozenset(
        {"end", "function", "global", "case", "e", "pi", "sum", "abs", "mod", "fix"}
    )
    logical, unequal, integer = {"&&": "&&", "||": "||"}, "~=", "fix"

    # --- innermost loops as statements on parts of arrays ----------------------------------------------

    def vectorised(self, node: c.For) -> bool:
        try:
            lines = self.vector_lines(node)
        except NotVector:
            return False
        finally:
            self.range = None
        for line in lines:
            self.put(line)
        return True

    def vector_lines(self, node: c.For) -> list[str]:
        (variable,) = node.init.decls
        if isinstance(node.next, c.ExprList) or len(conjuncts(node.cond)) > 1:
            raise NotVector
        step = int(node.next.rvalue.value) if isinstance(node.next, c.Assignment) else 1
        if step < 0 or getattr(node.next, "op", "") == "p--":
            raise NotVector
        self.types[variable.name] = Type("int")
        last = self.limit(node.cond, step)
        if step > 1:
            if not last.isdigit():
                raise NotVector
            first = int(self.within(variable.init, SUM))
            last = str(first + (int(last) - first) // step * step)
        self.range = Range(variable.name, self.within(variable.init, SUM), last, step)
        body = node.stmt.block_items if isinstance(node.stmt, c.Compound) else [node.stmt]
        if not all(isinstance(item, c.Decl | c.Assignment) for item in body) or any(
            isinstance(n, c.TernaryOp | c.PtrDecl | c.ArrayDecl) for n in walk(node.stmt)
        ):
            raise NotVector
        self.check_independent(node.stmt)
        return [self.vector_statement(item) for item in body]

    def check_independent(self, body: c.Node) -> None:
        """Each array that is written is touched by one pass of the loop where no other pass touches it."""
        assert self.range is not None
        used: dict[str, list[tuple[str, str]]] = {}
        written = set()
        totals = [n.lvalue for n in walk(body) if self.is_total(n)]
        for node in walk(body):
            if isinstance(node, c.ArrayRef) and not self.is_pointer(node):
                base, stride, rest = self.access(node)
                if node not in totals:
                    used.setdefault(base, []).append((stride, rest))
            if isinstance(node, c.Assignment) and isinstance(node.lvalue, c.ArrayRef):
                written.add(self.access(node.lvalue)[0])
        if any(self.access(total)[0] in used for total in totals):
            raise NotVector
        for base in written.difference(self.access(total)[0] for total in totals):
            strides, rests = ({x[k] for x in used[base]} for k in (0, 1))
            if strides & {"0"} or len(strides) > 1:
                raise NotVector
            if len(rests) > 1 and not independent(rests, next(iter(strides)), self.range):
                raise NotVector

    def is_total(self, node: c.Node) -> bool:
        """True if a statement adds the values of all passes to one element of an array."""
        return (
            isinstance(node, c.Assignment)
            and node.op in ("+=", "-=")
            and isinstance(node.lvalue, c.ArrayRef)
            and self.stride(node.lvalue) == "0"
        )

    def access(self, node: c.ArrayRef) -> tuple[str, str, str]:
        """The array of an element, by how much its index grows with the variable of the loop, and the rest of the index."""
        stride = self.stride(node)
        base, offset, _ = self.pointer_at(node, "0")
        return base, stride, offset

    def pointer_at(self, node: c.Node, value: str) -> tuple[str, str, Type]:
        assert self.range is not None
        self.values = {self.range.variable: value}
        try:
            return self.pointer(node)
        finally:
            self.values = {}

    def stride(self, node: c.Node) -> str:
        """By how much a pointer or an index grows with the variable of the loop."""
        assert self.range is not None
        if isinstance(node, c.ArrayRef):
            kind = self.pointer(node.name)[2]
            return joined(
                self.stride(node.name), scaled(str(kind.stride), self.growth(node.subscript))
            )
        if isinstance(node, c.BinaryOp) and node.op == "+":
            kind = self.pointer(node.left)[2]
            return joined(self.stride(node.left), scaled(str(kind.stride), self.growth(node.right)))
        if isinstance(node, c.FuncCall):
            return self.stride(self.accessor(node))
        return "0"

    def growth(self, node: c.Node) -> str:
        """By how much an integer grows with the variable of the loop."""
        assert self.range is not None
        if isinstance(node, c.ID):
            if node.name in self.range.vectors:
                raise NotVector
            return "1" if node.name == self.range.variable else "0"
        if isinstance(node, c.BinaryOp):
            left, right = self.growth(node.left), self.growth(node.right)
            if node.op in "+":
                return joined(left, right)
            if left == right == "0":
                return "0"
            if node.op == "-" and right == "0":
                return left
            if node.op == "*" and right == "0":
                return scaled(self.within(node.right, PRODUCT), left)
            if node.op == "*" and left == "0":
                return scaled(self.within(node.left, PRODUCT), right)
            raise NotVector
        if any(isinstance(n, c.ID) and n.name == self.range.variable for n in walk(node)):
            raise NotVector
        return "0"

    def vector_statement(self, node: c.Node) -> str:
        assert self.range is not None
        if (
            isinstance(node, c.Decl)
            and node.init is not None
            and not isinstance(node.type, c.PtrDecl | c.ArrayDecl)
        ):
            self.types[node.name] = self.source.type_of(node.type)
            value, is_vector = self.vector(node.init)
            self.range.vectors |= {node.name} if is_vector else set()
            return self.assigned(self.name(node.name), value[0])
        if not isinstance(node, c.Assignment) or isinstance(node.rvalue, c.Assignment):
            raise NotVector
        value, is_vector = self.vector(node.rvalue)
        if isinstance(node.lvalue, c.ID):
            name = self.name(node.lvalue.name)
            if node.op not in ("+=", "-=") or not is_vector:
                raise NotVector
            return self.changed(name, node.op[0], (f"sum({value[0]})", ATOM))
        target, at_range = self.vector(node.lvalue)
        if self.is_total(node) and is_vector:
            return self.changed(target[0], node.op[0], (f"sum({value[0]})", ATOM))
        if not at_range:
            raise NotVector
        if node.op == "=":
            return self.assigned(target[0], value[0])
        op = f".{node.op[0]}" if node.op[0] in "*/" and is_vector else node.op[0]
        return f"{target[0]} = {target[0]} {op} {bracketed(value, PRODUCT)};"

    def vector(self, node: c.Node) -> tuple[Text, bool]:
        """An expression over all passes of the loop, and whether it differs from pass to pass."""
        assert self.range is not None
        if isinstance(node, c.ID):
            if node.name == self.range.variable:
                raise NotVector
            return self._ID(node), node.name in self.range.vectors
        if isinstance(node, c.Constant | c.StructRef):
            return self.expression(node), False
        if isinstance(node, c.ArrayRef) and not self.is_pointer(node):
            return self.vector_element(node)
        if isinstance(node, c.UnaryOp) and node.op == "-":
            value, is_vector = self.vector(node.expr)
            return (f"-{bracketed(value, UNARY)}", UNARY), is_vector
        if isinstance(node, c.FuncCall) and node.name.name in ("fabs", "sqrt"):
            value, is_vector = self.vector(node.args.exprs[0])
            return (f"{FUNCTIONS.get(node.name.name, node.name.name)}({value[0]})", ATOM), is_vector
        if isinstance(node, c.BinaryOp) and node.op in "+-*/":
            (left, a), (right, b) = self.vector(node.left), self.vector(node.right)
            binding = PRODUCT if node.op in "*/" else SUM
            op = f".{node.op}" if node.op in "*/" and b and (a or node.op == "/") else node.op
            right_text = bracketed(right, binding if node.op in "+*" else binding + 1)
            return (f"{bracketed(left, binding)} {op} {right_text}", binding), a or b
        raise NotVector

    def vector_element(self, node: c.ArrayRef) -> tuple[Text, bool]:
        assert self.range is not None
        stride = self.stride(node)
        if stride == "0":
            return self._ArrayRef(node), False
        base, first, _ = self.pointer_at(node, self.range.first)
        last = self.pointer_at(node, self.range.last)[1]
        by = scaled(str(self.range.step), stride)
        middle = "" if by == "1" else f"{by}:"
        return (f"{base}({add(first, '1')}:{middle}{add(last, '1')})", ATOM), True

    def _ID(self, node: c.ID) -> Text:
        value = getattr(self, "values", {}).get(node.name)
        if value is not None:
            return value, (ATOM if value.isalnum() else SUM)
        return super()._ID(node)

    def constant(self, name: str) -> Text:
        value = self.source.constants[name]
        return ("Inf" if name == "INFINITY" else repr(value)), ATOM

    def called(self, name: str) -> str:
        return name

    def element(self, base: str, offset: str) -> str:
        return f"{base}({add(offset, '1')})"

    def tail(self, base: str, offset: str) -> str:
        return base if offset == "0" else f"{base}({add(offset, '1')}:end)"

    def slice(self, base: str, offset: str, size: str) -> str:
        return f"{base}({add(offset, '1')}:{add(offset, size)})"

    def zeros(self, size: str) -> str:
        return "0"

    def array(self, kind: Type, init: c.InitList | None) -> str:
        if init is None or [getattr(x, "value", "") for x in init.exprs] == ["0"]:
            return f"zeros(1, {number_of(kind.sizes)})"
        return f"[{', '.join(self.within(x, OR) for x in init.exprs)}]"

    def structure(self, name: str, init: c.Node | None) -> str:
        if init is not None and not isinstance(init, c.InitList):
            return self.within(init, OR)
        fields = self.source.structures[name]
        values = (f"'{f}', {self.array(t, None) if t.sizes else '0'}" for f, t in fields.items())
        return f"struct({', '.join(values)})"

    def copied(self, target: str, value: str, node: c.Node) -> str:
        return self.assigned(target, value)

    def _UnaryOp(self, node: c.UnaryOp) -> Text:
        return self.expression(node.expr) if node.op == "*" else super()._UnaryOp(node)

    def negated(self, x: Text) -> Text:
        return f"~{bracketed(x, UNARY)}", UNARY

    def remainder(self, a: str, b: str) -> Text:
        return f"mod({a}, {b})", ATOM

    def quotient(self, a: str, b: str) -> Text:
        return f"floor({a} / {b})", ATOM

    def _TernaryOp(self, node: c.TernaryOp) -> Text:
        name = self.temporary()
        self.condition(node, name)
        return name, ATOM

    def condition(self, node: c.TernaryOp, target: str) -> None:
        self.put(f"if {self.within(node.cond, OR)}")
        self.depth += 1
        self.assign(target, node.iftrue)
        self.depth -= 1
        if self.source_text(node.iffalse) != target:
            self.put("else")
            self.depth += 1
            self.assign(target, node.iffalse)
            self.depth -= 1
        self.put("end")

    def source_text(self, node: c.Node) -> str:
        """The expression where it is a variable or an element; anything else is no target."""
        return self.within(node, OR) if isinstance(node, c.ID | c.ArrayRef) else ""

    def assigned(self, target: str, value: str) -> str:
        return f"{target} = {value};"

    def changed(self, target: str, op: str, value: Text) -> str:
        return f"{target} = {target} {op} {bracketed(value, PRODUCT if op in '*/' else SUM + (op == '-'))};"

    def call(self, node: c.FuncCall) -> None:
        self.call_into(node, "")

    def call_into(self, node: c.FuncCall, target: str) -> str:
        """A call that writes: what it writes comes back as further results."""
        name = node.name.name
        function = self.source.functions[name]
        args = [self.argument(a) for a in node.args.exprs]
        results = [args[k] for k in sorted(self.source.written[name])]
        if not is_void(function):
            results = [target or "~", *results]
        left = results[0] if len(results) == 1 else f"[{', '.join(results)}]"
        self.put(f"{left} = {name}({', '.join(args)});")
        return target

    def opened(self, line: str) -> str:
        return line

    def closed(self) -> None:
        self.put("end")

    def nothing(self) -> None:
        """An empty block needs no statement."""

    def stop(self, word: str) -> str:
        return f"{word};"

    def loop(self, name: str, first: str, last: str, step: int) -> str:
        return (
            f"for {name} = {first}:{last}" if step == 1 else f"for {name} = {first}:{step}:{last}"
        )

    def beyond(self, right: str, step: int, shift: int, inclusive: bool) -> str:
        by = (0 if inclusive else -1 if step > 0 else 1) - shift
        return shifted(right, by)

    def leave_unless(self, condition: Text) -> str:
        return f"if ~({condition[0]}); break; end"

    def returned(self, value: c.Node | None) -> None:
        if value is not None:
            self.assign("result_", value)
        self.put("return;")

    def head(self, function: c.FuncDef) -> None:
        name, params = function.decl.name, [self.name(p.name) for p in parameters(function)]
        results = [params[k] for k in sorted(self.source.written[name])]
        if not is_void(function):
            results = ["result_", *results]
        left = f"[{', '.join(results)}] = " if results else ""
        self.lines += ["", f"function {left}{name}({', '.join(params)})"]
        comment = self.source.comments.get(name)
        if comment:
            self.lines += [f"% {line}" for line in wrap(comment, 105, break_long_words=False)]

    def tail_of(self, function: c.FuncDef) -> None:
        self.put("end")


def shifted(text: str, by: int) -> str:
    if by == 0:
        return text
    if text.lstrip("-").isdigit():
        return str(int(text) + by)
    return f"{text} {'+' if by > 0 else '-'} {abs(by)}"


def joined(a: str, b: str) -> str:
    """The sum of two strides."""
    if a == "0" or b == "0":
        return b if a == "0" else a
    if not (a.isdigit() and b.isdigit()):
        raise NotVector
    return str(int(a) + int(b))


def scaled(a: str, b: str) -> str:
    """The product of a number and a stride."""
    if b in ("0", "1") or a == "1":
        return b if b == "0" or a == "1" else a
    if a.isdigit() and b.isdigit():
        return str(int(a) * int(b))
    raise NotVector


def independent(indices: set[str], stride: str, over: Range) -> bool:
    """True if different passes of a loop touch different elements: indices that differ by less than a step, or by more than the loop."""
    parts = [re.fullmatch(r"(?:(.*) \+ )?(\d+)", x) or re.fullmatch(r"(.*?)()", x) for x in indices]
    if not stride.isdigit() or len({m[1] or "" for m in parts if m}) > 1:
        return False
    numbers = sorted(int(m[2] or 0) for m in parts if m)
    known = over.first.isdigit() and over.last.isdigit()
    length = int(stride) * (int(over.last) - int(over.first)) if known else 10**9
    gaps = {b - a for k, a in enumerate(numbers) for b in numbers[k + 1 :]}
    return all(gap < int(stride) * over.step or gap > length for gap in gaps)


def is_void(function: c.FuncDef) -> bool:
    kind = function.decl.type.type
    return isinstance(kind, c.TypeDecl) and kind.type.names == ["void"]


def translations() -> dict[str, str]:
    """The files that are written, by name."""
    return {
        "general_python.txt": Python(read_sources()).text(),
        "general_matlab.txt": Matlab(read_sources()).text(),
    }


if __name__ == "__main__":
    for name, text in translations().items():
        (SOLVERS / name).write_text(text, encoding="utf-8")
    sys.exit(0)
