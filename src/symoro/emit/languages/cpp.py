"""C++11: one header of function templates.

They work with float, double and any type that has operators and mathematical functions.
"""

from __future__ import annotations

import dataclasses
import re
from typing import ClassVar

from symoro.emit.driver import Check
from symoro.emit.function_text import Procedural, Procedure
from symoro.emit.languages.c import (
    CALLS,
    DRIVER,
    DRIVER_FRAME,
    FLOAT,
    KEYWORDS,
    MACROS,
    MATH,
    WARNINGS,
    C,
    size_macros,
)
from symoro.emit.printer import Pieces

MORE = """and_eq bitand bitor char8_t char16_t char32_t co_await co_return co_yield compl concept
consteval constinit const_cast dynamic_cast not_eq or_eq reinterpret_cast requires static_cast
typeid xor_eq std Scalar abs final override import module"""
USED = (*CALLS, "abs")
HELPER = "template <typename Scalar>\ninline Scalar {{function}}_{0}\n{{{{\n    return {1};\n}}}}\n"

CPP_DRIVER = dataclasses.replace(
    DRIVER,
    file="driver.cpp",
    frame=DRIVER_FRAME.replace("<stdio.h>", "<cstdio>").replace("size_t", "std::size_t"),
    imports='#include "{function}.hpp"\n',
    record="    static const {function}_parameters<{real}> {name} = {{{fields}}};",
    field="{value}",
    record_argument="{0}",
)


class Cpp(C):
    id = "cpp"
    title = "C++11"
    extension = ".hpp"
    aliases: ClassVar[tuple[str, ...]] = ("c++", "cxx", "hpp")
    layouts: ClassVar[tuple[str, ...]] = ("single",)
    styles: ClassVar[tuple[str, ...]] = ("function",)
    scalars: ClassVar = {"double": ("double", ""), "float": ("float", "")}
    reserved = frozenset(f"{KEYWORDS} {MACROS} {MATH} {FLOAT} {MORE}".split())
    field = "{record}.{name}"
    statement = "const Scalar {name} = {value};"
    input_argument, output_argument, record_argument = (
        "const Scalar *{name}",
        "Scalar *{name}",
        "const {function}_parameters<Scalar> &{name}",
    )
    batch_loop = ("for (std::size_t {k} = 0; {k} < {n}; ++{k}) {{", "}}")
    calls: ClassVar = {
        **{name: text.replace("{suffix}", "") for name, text in CALLS.items()},
        "pow": "pow(Scalar({0}), Scalar({1}))",
        "atan2": "atan2(Scalar({0}), Scalar({1}))",
        "abs": "abs({0})",
        "sign": "{function}_sign<Scalar>({0})",
        "min": "{function}_min<Scalar>({0}, {1})",
        "max": "{function}_max<Scalar>({0}, {1})",
    }
    truth = "Scalar({0} ? 1 : 0)"
    choice = "({0} ? Scalar({1}) : Scalar({2}))"
    helpers: ClassVar = {
        "sign": HELPER.format(
            "sign(const Scalar &x)",
            "x > Scalar(0) ? Scalar(1) : x < Scalar(0) ? Scalar(-1) : Scalar(0)",
        ),
        "min": HELPER.format("min(const Scalar &x, const Scalar &y)", "x < y ? x : y"),
        "max": HELPER.format("max(const Scalar &x, const Scalar &y)", "x > y ? x : y"),
    }
    check = Check(
        "g++",
        "Debian package g++",
        ("g++", "-dumpfullversion"),
        (("g++", "-std=c++11", *WARNINGS, "-o", "driver", "driver.cpp"), ("./driver",)),
    )
    driver = CPP_DRIVER

    def number(self, value: float) -> str:
        return f"Scalar({value!r})"

    compose = Procedural.compose  # one file, where C has a header and a source

    def file_text(self, pieces: Pieces) -> str:
        guard = f"{pieces.unit.function.upper()}_HPP"
        includes = "#include <cmath>\n#include <cstddef>\n"
        start = f"{self.header_comment(pieces)}#ifndef {guard}\n#define {guard}\n\n{includes}"
        record = self.record_type(pieces)
        parts = [start, size_macros(pieces), *([record] if record else [])]
        parts += self.helper_functions(pieces)
        return "\n".join([*parts, *self.procedure_texts(pieces), "#endif\n"])

    def record_type(self, pieces: Pieces) -> str:
        if not (pieces.unit.record and pieces.c):
            return ""
        fields = "".join(f"    Scalar {name};\n" for name, _ in pieces.parameters)
        name = f"{pieces.unit.function}_parameters"
        return f"template <typename Scalar = {self.real}>\nstruct {name}\n{{\n{fields}}};\n"

    def signature(self, p: Procedure) -> str:
        count = f"std::size_t {p.count}, " if p.count else ""
        arrays = self.declared(p.arrays)
        return f"template <typename Scalar = {self.real}>\ninline void {p.name}({count}{arrays})"

    def procedure(self, p: Procedure, pieces: Pieces) -> str:
        functions = [
            name
            for name in USED
            if p.local and any(re.search(rf"\b{name}\(", line) for line in p.lines)
        ]
        using = [f"using std::{name};" for name in functions]
        return super().procedure(dataclasses.replace(p, lines=[*using, *p.lines]), pieces)
