"""C++11: one header of function templates, for float, double and any type with operators and mathematics of its own."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.languages.c import CALLS, DRIVE, DRIVER, FLOAT, KEYWORDS, MACROS, MATH, WARNINGS, C
from symoro.emit.printer import Array, Check, Pieces
from symoro.emit.procedural import Procedural
from symoro.emit.unit import Unit

MORE = """and_eq bitand bitor char8_t char16_t char32_t co_await co_return co_yield compl concept consteval constinit const_cast dynamic_cast not_eq or_eq
reinterpret_cast requires static_cast typeid xor_eq std Scalar abs final override import module"""
USED = (*CALLS, "abs")
HELPER = "template <typename Scalar>\ninline Scalar {{function}}_{0}\n{{{{\n    return {1};\n}}}}\n"

CPP_DRIVE = dataclasses.replace(
    DRIVE, file="driver.cpp", frame=DRIVER.replace("<stdio.h>", "<cstdio>").replace("size_t", "std::size_t"), imports='#include "{function}.hpp"\n',
    record="    static const {function}_parameters<{real}> {name} = {{{fields}}};", field="{value}", by_record="{0}",
)  # fmt: skip


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
    takes, gives, takes_record = (
        "const Scalar *{name}",
        "Scalar *{name}",
        "const {function}_parameters<Scalar> &{name}",
    )
    loop = ("for (std::size_t {k} = 0; {k} < {n}; ++{k}) {{", "}}")
    calls: ClassVar = {
        **{name: text.replace("{suffix}", "") for name, text in CALLS.items()}, "pow": "pow(Scalar({0}), Scalar({1}))",
        "atan2": "atan2(Scalar({0}), Scalar({1}))", "abs": "abs({0})", "sign": "{function}_sign<Scalar>({0})",
        "min": "{function}_min<Scalar>({0}, {1})", "max": "{function}_max<Scalar>({0}, {1})",
    }  # fmt: skip
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
    drive = CPP_DRIVE

    def number(self, value: float) -> str:
        return f"Scalar({value!r})"

    def compose(self, unit: Unit) -> dict[str, str]:
        return Procedural.compose(self, unit)

    def page(self, pieces: Pieces, declarations: str = "") -> str:
        guard = f"{pieces.unit.function.upper()}_HPP"
        start = f"{self.head(pieces)}#ifndef {guard}\n#define {guard}\n\n#include <cmath>\n#include <cstddef>\n"
        return "\n".join(
            [
                start,
                *self.record(pieces),
                *self.needed(pieces),
                *self.procedures(pieces),
                "#endif\n",
            ]
        )

    def record(self, pieces: Pieces) -> list[str]:
        fields = "".join(f"    Scalar {name};\n" for name, _ in pieces.parameters)
        name = f"{pieces.unit.function}_parameters"
        return (
            [f"template <typename Scalar = {self.real}>\nstruct {name}\n{{\n{fields}}};\n"]
            if pieces.unit.record and pieces.c
            else []
        )

    def procedure(
        self,
        name: str,
        arrays: Sequence[tuple[Array, str]],
        lines: list[str],
        pieces: Pieces,
        local: Sequence[str] = (),
        batch: str = "",
    ) -> str:
        using = [
            f"using std::{f};"
            for f in USED
            if local and any(re.search(rf"\b{f}\(", line) for line in lines)
        ]
        text = super().procedure(name, arrays, [*using, *lines], pieces, local, batch)
        return f"template <typename Scalar = {self.real}>\ninline {text}".replace(
            "(size_t ", "(std::size_t ", 1
        )
