"""JavaScript: an ES module of functions on arrays."""

from __future__ import annotations

from typing import ClassVar

from symoro.emit.driver import Check, Driver
from symoro.emit.function_text import Functional
from symoro.emit.printer import Language

KEYWORDS = """abstract arguments await boolean break byte case catch char class const continue
debugger default delete do double else enum eval export extends false final finally float for
function goto if implements import in instanceof int interface let long native new null package
private protected public return short static super switch synchronized this throw throws transient
true try typeof undefined var void volatile while with yield Math Number NaN Infinity k_"""
SHOW = """function show(x) {{
  for (const y of [x].flat(Infinity)) console.log(String(y));
}}
"""
DRIVER = Driver(
    file="driver.mjs",
    frame="{imports}" + SHOW + "{blocks}",
    imports="import * as m{k} from './{function}.mjs';\n",
    block="{{\n{lines}\n}}\n",
    vector="const {name} = [{values}];",
    rows="const {name} = [{rows}];",
    record="const {name} = {{ {fields} }};",
    field="{name}: {value}",
    call="const {results} = m{k}.{function}({arguments});",
    call_batch="const b = m{k}.{batch}({arguments});",
    several_results="[{0}]",
    show="show({name});",
    show_batch="for (const r of b) show(r{item});",
)


class JavaScript(Functional):
    id = "javascript"
    title = "JavaScript (ES module)"
    extension = ".mjs"
    aliases = ("js", "es", "mjs")
    block_comment = ("/*", " * ", " */")
    line_comment = "// {0}"
    reserved = frozenset(KEYWORDS.split())
    statement = "const {name} = {value};"
    calls: ClassVar = {name: f"Math.{text}" for name, text in Language.calls.items()}
    relations: ClassVar = {**Language.relations, "equal": "{0} === {1}"}
    truth = "Number({0})"
    nonzero = "{0} !== 0"
    definition = "export function {name}({arguments}) {{\n{lines}\n}}\n"
    return_line = "return {0};"
    several_results = "[{0}]"
    indent = "  "
    batch_value = "{first}.map((_, k_) => {function}({items}{c}))"
    return_remark = "Returns {groups}: nested arrays, row by row."
    check = Check("node", "Debian package nodejs", ("node", "--version"), (("node", "driver.mjs"),))
    driver = DRIVER

    def number(self, value: float) -> str:
        return str(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)
