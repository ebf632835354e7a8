"""C99: a header and a source file, or one source file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from symoro.emit import simd
from symoro.emit.driver import Driver
from symoro.emit.expressions import FUNCTIONS
from symoro.emit.printer import Array, Check, Output, Pieces
from symoro.emit.procedural import Procedural
from symoro.emit.unit import Unit
from symoro.errors import InputError

KEYWORDS = """auto break case char const continue default do double else enum extern float for goto if inline int long register restrict
return short signed sizeof static struct switch typedef union unsigned void volatile while asm bool catch class delete explicit export
false friend mutable namespace new operator private protected public template this throw true try typename using virtual and or not xor
alignas alignof constexpr decltype noexcept nullptr static_assert thread_local typeof typeof_unqual wchar_t
size_t linux unix main errno"""
MACROS = """NULL NAN INFINITY EOF HUGE_VAL HUGE_VALF HUGE_VALL FP_ILOGB0 FP_ILOGBNAN FP_INFINITE FP_NAN FP_NORMAL FP_SUBNORMAL FP_ZERO MATH_ERREXCEPT
MATH_ERRNO M_1_PI M_2_PI M_2_SQRTPI M_E M_LN10 M_LN2 M_LOG10E M_LOG2E M_PI M_PI_2 M_PI_4 M_SQRT1_2 M_SQRT2 math_errhandling"""
MATH = """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma fmax fmin fmod frexp
gamma hypot ilogb j0 j1 jn ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint nextafter pow remainder
remquo rint round scalbn signgam sin sinh sqrt tan tanh tgamma trunc y0 y1 yn"""
FLOAT = " ".join(f"{name}f" for name in MATH.split())
CALLS = {
    name: f"{name}{{suffix}}({{0}}{', {1}' * (name in ('pow', 'atan2'))})"
    for name in (*FUNCTIONS[:8], "exp", "log")
}
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Wdouble-promotion", "-Werror", "-O1")
APART = "Outputs that are neighbours in memory have little in common: gcc would join them in vectors, at more cost than gain."
NO_PACKING = '#if defined(__GNUC__) && !defined(__clang__)\n#pragma GCC optimize ("no-tree-slp-vectorize")\n#endif\n'
DRIVER = """#include <stdio.h>
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

DRIVE = Driver(
    file="driver.c", frame=DRIVER, imports='#include "{function}.h"\n', block="static void run{k}(void)\n{{\n{lines}\n}}\n\n", run="    run{k}();\n",
    vector="    static const {real} {name}[] = {{{values}}};", rows="    static const {real} {name}[] = {{{values}}};",
    record="    static const {function}_parameters {name} = {{{fields}}};", field=".{name} = {value}", by_record="&{0}",
    output="    {real} {name}[{room}] = {{0}};", output_batch="    {real} {name}[{room}*{count}] = {{0}};", constants="    {real} {name}[{room}];",
    call="    {function}({everything});", call_batch="    {batch}({count}, {everything});",
    show="    show({name}, {size});", show_batch="    show({name}, {size}*{count});",
)  # fmt: skip


MAKEFILE = """# Written by symoro. make: lib{name}.a from the generated models; make control: the same and control.c linked with it.
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
    comment = ("/*", " * ", " */")
    aside = "/* {0} */"
    label = " /* {0} */"
    flat = True
    empty = "(void){name};"
    reserved = frozenset(f"{KEYWORDS} {MACROS} {MATH} {FLOAT} sy_sign sy_min sy_max".split())
    field = "{record}->{name}"
    statement = "const {real} {name} = {value};"
    takes, gives, takes_record = (
        "const {real} *{name}",
        "{real} *{name}",
        "const {function}_parameters *{name}",
    )
    loop = ("for (size_t {k} = 0; {k} < {n}; ++{k}) {{", "}}")
    part = "{name} + {size}*{k}"
    calls: ClassVar = {
        **CALLS,
        "abs": "fabs{suffix}({0})",
        "sign": "sy_sign({0})",
        "min": "sy_min({0}, {1})",
        "max": "sy_max({0}, {1})",
    }
    truth = "({real})({0})"
    helpers: ClassVar = {
        "sign": "static {real} sy_sign({real} x)\n{{\n    return ({real})((x > {zero}) - (x < {zero}));\n}}\n",
        "min": "static {real} sy_min({real} x, {real} y)\n{{\n    return x < y ? x : y;\n}}\n",
        "max": "static {real} sy_max({real} x, {real} y)\n{{\n    return x > y ? x : y;\n}}\n",
    }
    check = Check(
        "gcc",
        "Debian package gcc",
        ("gcc", "-dumpfullversion"),
        (("gcc", "-std=c99", *WARNINGS, "-o", "driver", "{sources}", "-lm"), ("./driver",)),
    )
    drive = DRIVE

    def compose(self, unit: Unit) -> dict[str, str]:
        if unit.style == "simd" and unit.scalar != "double":
            raise InputError(
                "option scalar",
                f"'{unit.scalar}' with style simd",
                "'double', whose sines it computes",
                "Leave one of the two out.",
            )
        pieces = self.pieces(unit)
        if unit.layout == "single":
            return {
                f"{unit.function}.c": f"{self.head(pieces)}#include <stddef.h>\n{self.page(pieces, self.declarations(pieces))}"
            }
        guard = f"{unit.function.upper()}_H"
        start = f'#ifndef {guard}\n#define {guard}\n\n#include <stddef.h>\n\n#ifdef __cplusplus\nextern "C" {{\n#endif\n\n'
        interface = f"{self.head(pieces)}{start}{self.declarations(pieces)}\n#ifdef __cplusplus\n}}\n#endif\n\n#endif\n"
        title = (
            self.remark([f"{unit.title or unit.function}: see {unit.function}.h"])
            if unit.comments
            else ""
        )
        return {
            f"{unit.function}.h": interface,
            f"{unit.function}.c": f'{title}#include "{unit.function}.h"\n\n{self.page(pieces)}',
        }

    def page(self, pieces: Pieces, declarations: str = "") -> str:
        waves = simd.helpers(pieces) if pieces.unit.style == "simd" else []
        includes = "#include <math.h>\n" + ("#include <string.h>\n" if waves else "")
        remark = f"{self.aside.format(APART)}\n" if pieces.unit.comments else ""
        return "\n".join(
            [
                includes,
                f"{remark}{NO_PACKING}",
                *([declarations] if declarations else []),
                *self.needed(pieces),
                *waves,
                *self.procedures(pieces),
            ]
        )

    def angle_lines(self, pieces: Pieces) -> list[str]:
        return (
            simd.angle_lines(pieces, self.assigned)
            if pieces.unit.style == "simd"
            else super().angle_lines(pieces)
        )

    def body_stored(self, pieces: Pieces) -> list[str]:
        if pieces.unit.style != "simd" or not pieces.waves:
            return super().body_stored(pieces)
        outputs = [
            simd.output_lines(pieces.unit.function, o, self.output_lines(o, pieces.unit.comments))
            for o in pieces.outputs
        ]
        return simd.soon(self.body_lines(pieces), [line for lines in outputs for line in lines])

    def batch_lines(self, pieces: Pieces) -> list[str]:
        plain, (n, k) = super().batch_lines(pieces), self.counters(pieces)
        return simd.batch_lines(pieces, k, n, plain) if pieces.unit.style == "simd" else plain

    def declarations(self, pieces: Pieces) -> str:
        """The record of the parameters, and the prototypes."""
        fields = "".join(f"    {self.real} {name};\n" for name, _ in pieces.parameters)
        record = (
            f"typedef struct {{\n{fields}}} {pieces.unit.function}_parameters;\n\n"
            if pieces.unit.record and pieces.c
            else ""
        )
        return record + "".join(
            f"{text.partition(chr(10))[0]};\n" for text in self.procedures(pieces)
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
        arguments = [template.format(name=a.name, **self.words) for a, template in arrays]
        signature = (
            f"void {name}({', '.join([*([f'size_t {batch}'] if batch else []), *arguments])})"
        )
        return "\n".join([signature, "{", self.indented(lines), "}", ""])

    def place(self, output: Output, k: int) -> str:
        return self.at_index(output.array.name, k)


def makefile(name: str, sources: Iterable[str]) -> str:
    """A makefile that builds the library lib{name}.a from C sources, given by their file names."""
    models = sorted({source.removesuffix(".c") for source in sources if source.endswith(".c")})
    return MAKEFILE.format(name=name, models=" ".join(models))
