"""C99: a header and a source file, or one source file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from symoro.emit import simd
from symoro.emit.code_unit import Unit
from symoro.emit.driver import Check, Driver
from symoro.emit.expressions import FUNCTIONS
from symoro.emit.function_text import Procedural, Procedure
from symoro.emit.printer import Array, Output, Pieces
from symoro.errors import InputError
from symoro.passes import separate_sines

KEYWORDS = """auto break case char const continue default do double else enum extern float for goto
if inline int long register restrict return short signed sizeof static struct switch typedef union
unsigned void volatile while asm bool catch class delete explicit export false friend mutable
namespace new operator private protected public template this throw true try typename using virtual
and or not xor alignas alignof constexpr decltype noexcept nullptr static_assert thread_local
typeof typeof_unqual wchar_t size_t linux unix main errno"""
MACROS = """NULL NAN INFINITY EOF HUGE_VAL HUGE_VALF HUGE_VALL FP_ILOGB0 FP_ILOGBNAN FP_INFINITE
FP_NAN FP_NORMAL FP_SUBNORMAL FP_ZERO MATH_ERREXCEPT MATH_ERRNO M_1_PI M_2_PI M_2_SQRTPI M_E M_LN10
M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 M_PI_4 M_SQRT1_2 M_SQRT2 math_errhandling"""
MATH = """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2
expm1 fabs fdim floor fma fmax fmin fmod frexp gamma hypot ilogb j0 j1 jn ldexp lgamma llrint
llround log log10 log1p log2 logb lrint lround modf nan nearbyint nextafter pow remainder remquo
rint round scalbn signgam sin sinh sqrt tan tanh tgamma trunc y0 y1 yn"""
FLOAT = " ".join(f"{name}f" for name in MATH.split())
CALLS = {
    name: f"{name}{{suffix}}({{0}}{', {1}' * (name in ('pow', 'atan2'))})"
    for name in (*FUNCTIONS[:8], "exp", "log")
}
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wdouble-promotion", "-Werror", "-O1")
NO_PACKING_REMARK = (
    "Adjacent outputs share few operations, so that packing them into vectors "
    "makes the code slower: the option switches it off in gcc."
)
NO_PACKING = """#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize ("no-tree-slp-vectorize")
#endif
"""
WIDE = [f"{{function}}_wide({{{k}}})" for k in range(3)]  # an operand as a vector
LARGE = f"&{{function}}_{simd.LARGE}"
HELPER = "static {{real}} sy_{0}\n{{{{\n    return {1};\n}}}}\n"
HEADER = """#ifndef {0}_H
#define {0}_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {{
#endif

{1}
#ifdef __cplusplus
}}
#endif

#endif
"""
DRIVER_FRAME = """#include <stdio.h>
{imports}
static void show(const {real} *x, size_t n)
{{
    for (size_t k = 0; k < n; ++k) printf("%.17g\\n", (double)x[k]);
}}

{blocks}
int main(void)
{{
{runs}    return 0;
}}
"""

DRIVER = Driver(
    file="driver.c",
    frame=DRIVER_FRAME,
    imports='#include "{function}.h"\n',
    block="static void run{k}(void)\n{{\n{lines}\n}}\n\n",
    run="    run{k}();\n",
    vector="    static const {real} {name}[] = {{{values}}};",
    rows="    static const {real} {name}[] = {{{values}}};",
    matrix="    static const {real} {name}[] = {{{values}}};",
    matrices="    static const {real} {name}[] = {{{values}}};",
    record="    static const {function}_parameters {name} = {{{fields}}};",
    field=".{name} = {value}",
    record_argument="&{0}",
    output="    {real} {name}[{room}] = {{0}};",
    output_batch="    {real} {name}[{room}*{count}] = {{0}};",
    constants="    {real} {name}[{room}];",
    call="    {function}({everything});",
    call_batch="    {batch}({count}, {everything});",
    show="    show({name}, {size});",
    show_batch="    show({name}, {size}*{count});",
)


MAKEFILE = """# Written by symoro. make: lib{name}.a from the generated models; \
make control: the same and control.c linked with it.
CC ?= gcc
CFLAGS ?= -std=c99 -O3 -march=native -fno-math-errno -Wall
MODELS := {models}

lib{name}.a: $(MODELS:=.o)
\t$(AR) rcs $@ $^

%.o: %.c %.h
\t$(CC) $(CFLAGS) -c $< -o $@

%: %.c lib{name}.a
\t$(CC) $(CFLAGS) $< -o $@ -L. -l{name} -lm

clean:
\trm -f *.o lib{name}.a
.PHONY: clean
"""


class C(Procedural):
    id = "c"
    title = "C99"
    extension = ".c"
    aliases: ClassVar[tuple[str, ...]] = ("c99",)
    layouts: ClassVar[tuple[str, ...]] = ("split", "single")
    styles: ClassVar[tuple[str, ...]] = ("function", "simd")
    scalars: ClassVar = {"double": ("double", ""), "float": ("float", "f")}
    block_comment = ("/*", " * ", " */")
    line_comment = "/* {0} */"
    output_label = " /* {0} */"
    flat_matrices = True
    empty_output = "(void){name};"
    reserved = frozenset(f"{KEYWORDS} {MACROS} {MATH} {FLOAT} sy_sign sy_min sy_max".split())
    field = "{record}->{name}"
    statement = "const {real} {name} = {value};"
    input_argument, output_argument, record_argument = (
        "const {real} *{name}",
        "{real} *{name}",
        "const {function}_parameters *{name}",
    )
    batch_loop = ("for (size_t {k} = 0; {k} < {n}; ++{k}) {{", "}}")
    state_slice = "{name} + {size}*{k}"
    calls: ClassVar = {
        **CALLS,
        "abs": "fabs{suffix}({0})",
        "sign": "sy_sign({0})",
        "min": "sy_min({0}, {1})",
        "max": "sy_max({0}, {1})",
    }
    truth = "({real})({0})"
    helpers: ClassVar = {
        "sign": HELPER.format("sign({real} x)", "({real})((x > {zero}) - (x < {zero}))"),
        "min": HELPER.format("min({real} x, {real} y)", "x < y ? x : y"),
        "max": HELPER.format("max({real} x, {real} y)", "x > y ? x : y"),
    }
    check = Check(
        "gcc",
        "Debian package gcc",
        ("gcc", "-dumpfullversion"),
        (("gcc", "-std=c99", *WARNINGS, "-o", "driver", "{sources}", "-lm"), ("./driver",)),
    )
    driver = DRIVER

    def compose(self, unit: Unit) -> dict[str, str]:
        if unit.style == "simd" and unit.scalar != "double":
            raise InputError(
                "option scalar",
                f"'{unit.scalar}' with style simd",
                "'double', whose sines it computes",
                "Leave one of the two out.",
            )
        pieces = self.pieces(unit)
        procedures = self.procedures(pieces)
        prototypes = "".join(f"{self.signature(p)};\n" for p in procedures)
        interface = f"{size_macros(pieces)}\n{self.record_type(pieces)}{prototypes}"
        if unit.layout == "single":
            page = self.source(pieces, procedures, interface)
            return {
                f"{unit.function}.c": f"{self.header_comment(pieces)}#include <stddef.h>\n{page}"
            }
        title = f"{unit.title or unit.function}: see {unit.function}.h"
        remark = self.comment_block([title]) if unit.comments else ""
        source = self.source(pieces, procedures)
        return {
            f"{unit.function}.h": self.header_comment(pieces)
            + HEADER.format(unit.function.upper(), interface),
            f"{unit.function}.c": f'{remark}#include "{unit.function}.h"\n\n{source}',
        }

    def file_text(self, pieces: Pieces) -> str:
        return self.source(pieces, self.procedures(pieces))

    def source(
        self, pieces: Pieces, procedures: Sequence[Procedure], declarations: str = ""
    ) -> str:
        """The source after its first include: helper functions, then the procedures."""
        vectors = self.vector_helpers(pieces)
        includes = "#include <math.h>\n" + ("#include <string.h>\n" if vectors else "")
        remark = f"{self.line_comment.format(NO_PACKING_REMARK)}\n" if pieces.unit.comments else ""
        parts = [includes, f"{remark}{NO_PACKING}", *([declarations] if declarations else [])]
        texts = [self.procedure(p, pieces) for p in procedures]
        return "\n".join([*parts, *self.helper_functions(pieces), *vectors, *texts])

    def vector_helpers(self, pieces: Pieces) -> list[str]:
        """The functions of vectors that style simd needs."""
        if pieces.unit.style != "simd":
            return []
        arrays = [
            *((a, self.input_argument) for a in (*pieces.arguments, *pieces.c)),
            *((o.array, self.output_argument) for o in pieces.outputs),
        ]
        vectors = VectorC(pieces.unit.scalar, pieces.unit.function)
        return simd.helpers(pieces, vectors, self.declared(arrays))

    def state_body(self, pieces: Pieces) -> list[str]:
        if pieces.unit.style != "simd" or not separate_sines(pieces.arrangement).sines:
            return super().state_body(pieces)
        comments = pieces.unit.comments
        return simd.state_lines(
            pieces, self.assignment_lines, lambda o: self.output_lines(o, comments)
        )

    def batch_lines(self, pieces: Pieces) -> list[str]:
        if pieces.unit.style != "simd" or not simd.is_vectorisable(pieces):
            return super().batch_lines(pieces)
        function = pieces.unit.function
        one, several = (self.batch_call(pieces, f) for f in (function, f"{function}_some"))
        return simd.batch_lines(pieces, self.loop_names(pieces), one, several)

    def record_type(self, pieces: Pieces) -> str:
        """The type of the record of the parameters, '' where they come in an array."""
        if not (pieces.unit.record and pieces.c):
            return ""
        fields = "".join(f"    {self.real} {name};\n" for name, _ in pieces.parameters)
        return f"typedef struct {{\n{fields}}} {pieces.unit.function}_parameters;\n\n"

    def declared(self, arrays: Iterable[tuple[Array, str]]) -> str:
        """Arrays in the list of arguments."""
        return ", ".join(template.format(name=a.name, **self.words) for a, template in arrays)

    def signature(self, p: Procedure) -> str:
        """The first line of a procedure."""
        count = f"size_t {p.count}, " if p.count else ""
        return f"void {p.name}({count}{self.declared(p.arrays)})"

    def procedure(self, p: Procedure, pieces: Pieces) -> str:
        return "\n".join([self.signature(p), "{", self.indented(p.lines), "}", ""])

    def output_element(self, output: Output, k: int) -> str:
        return self.element_at(output.array.name, k)


def size_macros(pieces: Pieces) -> str:
    """Macros with the number of elements of each array: RX90_IDM_Q_SIZE."""
    inputs = {a.name.upper(): a.size for a in pieces.arguments}
    if pieces.c:
        inputs |= {"PARAMETERS": pieces.p.size, "CONSTANTS": pieces.c[0].size}
    outputs = {o.array.name.upper(): o.array.size for o in pieces.outputs}
    sizes = inputs | {f"{n}_OUT" if n in inputs else n: size for n, size in outputs.items()}
    prefix = pieces.unit.function.upper()
    return "".join(f"#define {prefix}_{name}_SIZE {size}\n" for name, size in sizes.items())


class VectorC(C):
    """Expressions of vectors of states: the operators of C, and functions of vectors."""

    calls: ClassVar = {
        **C.calls,
        **{name: f"{{function}}_{name}({{0}})" for name in ("sign", "abs")},
        **{name: f"{{function}}_{name}({WIDE[0]})" for name in ("sqrt", "tan", "exp", "log")},
        **{name: f"{{function}}_{name}({WIDE[0]}, {WIDE[1]})" for name in ("min", "max", "pow")},
        **{name: f"{{function}}_{name}({WIDE[0]}, {LARGE})" for name in ("acos", "asin")},
        "atan2": f"{{function}}_atan2({WIDE[0]}, {WIDE[1]}, {LARGE})",
    }
    relations: ClassVar = {name: text.replace("{0}", WIDE[0]) for name, text in C.relations.items()}
    truth = "{function}_truth({0})"
    nonzero = f"{WIDE[0]} != {{zero}}"
    choice = f"{{function}}_where({{0}}, {WIDE[1]}, {WIDE[2]})"


def makefile(name: str, sources: Iterable[str]) -> str:
    """A makefile that builds the library lib{name}.a from C sources, given by their file names."""
    models = sorted({source.removesuffix(".c") for source in sources if source.endswith(".c")})
    return MAKEFILE.format(name=name, models=" ".join(models))
