"""Rust: a module of functions on arrays, without dependencies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import Array, Language, Pieces

KEYWORDS = """as async await break const continue crate dyn else enum extern false fn for if impl
in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe
use where while abstract become box do final macro override priv typeof unsized virtual yield try
gen union f32 f64 Vec None Some Ok Err k_ sy_sign"""
NAMES = {"pow": "powf", "log": "ln"}
ALLOWED = "#![allow(dead_code, non_snake_case, non_camel_case_types, unused_parens, clippy::all)]\n"
SIGN = """fn sy_sign(x: {real}) -> {real} {{
    if x > {zero} {{ {one} }} else if x < {zero} {{ -{one} }} else {{ x }}
}}
"""
DRIVER = Driver(
    file="driver.rs",
    frame="{imports}\n{blocks}fn main() {{\n{runs}}}\n",
    imports='#[path = "{function}.rs"]\nmod m{k};\n',
    block="fn run{k}() {{\n{lines}\n}}\n",
    run="    run{k}();\n",
    vector="let {name}: [{real}; {size}] = [{values}];",
    rows="let {name}: [[{real}; {size}]; {count}] = [{rows}];",
    matrix="let {name} = [{rows}];",
    matrices="let {name} = [{items}];",
    record="let {name} = m{k}::{function}_parameters {{ {fields} }};",
    field="{name}: {value}",
    array_argument="&{0}",
    record_argument="&{0}",
    batch_argument="&{0}",
    call="let {results} = m{k}::{function}({arguments});",
    call_batch="let b = m{k}::{batch}({arguments});",
    several_results="({0})",
    item=".{i}",
    show='println!("{{:?}}", {name});',
    show_batch='for r in &b {{ println!("{{:?}}", r{item}); }}',
)


class Rust(Functional):
    id = "rust"
    compiled = True
    title = "Rust"
    extension = ".rs"
    aliases = ("rs",)
    scalars: ClassVar = {"double": ("f64", ""), "float": ("f32", "")}
    block_comment = ("", "// ", "")
    line_comment = "// {0}"
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
        "sign": SIGN,
    }
    definition = "pub fn {name}({arguments}) -> {result} {{\n{lines}\n}}\n"
    return_line = "{0}"
    several_results = "({0})"
    input_argument, batch_argument, batch_type = (
        "{name}: &{type}",
        "{name}: &[{type}]",
        "Vec<{0}>",
    )
    batch_item = "&{0}[k_]"
    batch_value = "(0..{first}.len()).map(|k_| {function}({items}{c})).collect()"
    return_remark = "Returns {groups}: nested arrays, row by row."
    check = Check(
        "rustc",
        "Debian package rustc",
        ("rustc", "--version"),
        (
            ("rustc", "--edition", "2021", "-D", "warnings", "-o", "driver", "driver.rs"),
            ("./driver",),
        ),
    )
    driver = DRIVER

    def preamble(self, pieces: Pieces) -> str:
        return ALLOWED

    def record_type(self, pieces: Pieces) -> list[str]:
        fields = "".join(f"    pub {name}: {self.real},\n" for name, _ in pieces.parameters)
        return (
            [f"pub struct {pieces.unit.function}_parameters {{\n{fields}}}\n"]
            if pieces.unit.record and pieces.c
            else []
        )

    def declare_record(self, pieces: Pieces) -> str:
        return f"{pieces.p.name}: &{pieces.unit.function}_parameters"

    def result_type(self, arrays: Sequence[Array]) -> str:
        return self.join_results([self.array_type(a) for a in arrays])

    def array_type(self, array: Array) -> str:
        name = self.real
        for n in reversed(array.shape):
            name = f"[{name}; {n}]"
        return name
