"""Rust: a module of functions on arrays, without dependencies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.driver import Driver
from symoro.emit.functional import Functional
from symoro.emit.printer import Array, Check, Language, Pieces

KEYWORDS = """as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self
Self static struct super trait true type unsafe use where while abstract become box do final macro override priv typeof unsized virtual yield
try gen union f32 f64 Vec None Some Ok Err k_ sy_sign"""
NAMES = {"pow": "powf", "log": "ln"}
ALLOWED = "#![allow(dead_code, non_snake_case, non_camel_case_types, unused_parens, clippy::all)]\n"
DRIVE = Driver(
    file="driver.rs", frame="{imports}\n{blocks}fn main() {{\n{runs}}}\n", imports='#[path = "{function}.rs"]\nmod m{k};\n',
    block="fn run{k}() {{\n{lines}\n}}\n", run="    run{k}();\n",
    vector="let {name}: [{real}; {size}] = [{values}];", rows="let {name}: [[{real}; {size}]; {count}] = [{rows}];",
    record="let {name} = m{k}::{function}_parameters {{ {fields} }};", field="{name}: {value}", by="&{0}", by_record="&{0}", by_rows="&{0}",
    call="let {results} = m{k}::{function}({arguments});", call_batch="let b = m{k}::{batch}({arguments});", several="({0})", item=".{i}",
    show='println!("{{:?}}", {name});', show_batch='for r in &b {{ println!("{{:?}}", r{item}); }}',
)  # fmt: skip


class Rust(Functional):
    id = "rust"
    compiled = True
    title = "Rust"
    extension = ".rs"
    aliases = ("rs",)
    scalars: ClassVar = {"double": ("f64", ""), "float": ("f32", "")}
    comment = ("", "// ", "")
    aside = "// {0}"
    reserved = frozenset(KEYWORDS.split())
    statement = "let {name} = {value};"
    calls: ClassVar = {
        **{
            name: "{real}::" + text.replace(name, NAMES.get(name, name), 1)
            for name, text in Language.calls.items()
        },
        "sign": "sy_sign({0})",
    }
    truth = "(if {0} {{ {one} }} else {{ {zero} }})"
    choice = "(if {0} {{ {1} }} else {{ {2} }})"
    helpers: ClassVar = {
        "sign": "fn sy_sign(x: {real}) -> {real} {{\n    if x > {zero} {{ {one} }} else if x < {zero} {{ -{one} }} else {{ x }}\n}}\n"
    }
    define = "pub fn {name}({arguments}) -> {result} {{\n{lines}\n}}\n"
    give = "{0}"
    several = "({0})"
    takes, takes_rows, type_rows = (
        "{name}: &[{real}; {size}]",
        "{name}: &[[{real}; {size}]]",
        "Vec<{0}>",
    )
    each = "&{0}[k_]"
    states = "(0..{first}.len()).map(|k_| {function}({items}{c})).collect()"
    returned = "Returns {groups}: nested arrays, row by row."
    check = Check(
        "rustc",
        "Debian package rustc",
        ("rustc", "--version"),
        (
            ("rustc", "--edition", "2021", "-D", "warnings", "-o", "driver", "driver.rs"),
            ("./driver",),
        ),
    )
    drive = DRIVE

    def start(self, pieces: Pieces) -> str:
        return ALLOWED

    def record(self, pieces: Pieces) -> list[str]:
        fields = "".join(f"    pub {name}: {self.real},\n" for name, _ in pieces.parameters)
        return (
            [f"pub struct {pieces.unit.function}_parameters {{\n{fields}}}\n"]
            if pieces.unit.record and pieces.c
            else []
        )

    def taken_record(self, pieces: Pieces) -> str:
        return f"{pieces.p.name}: &{pieces.unit.function}_parameters"

    def type_of(self, arrays: Sequence[Array]) -> str:
        types = [self.real] * len(arrays)
        for k, a in enumerate(arrays):
            for n in reversed(a.shape):
                types[k] = f"[{types[k]}; {n}]"
        return self.together(types)
