"""Is the smaller code the faster code? Compiled C of one model in several forms, timed side by side
in one run.

    python benchmarks/speed.py [ROBOT] [MODEL]

The forms: the time objective (the default), the operations objective, the same formulation without
a search, and the original's listing. Minima over repeated rounds; only the ratios mean anything on
a busy machine.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import symoro as sy

FORMS = {
    "time": {"objective": "time"},
    "operations": {"objective": "operations"},
    "no search": {"effort": 0},
    "symoro": {"mode": "symoro"},
}
ROUNDS, CALLS, WIDTH = 40, 20_000, 1024
HEAD = f"""#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <time.h>
enum {{ ROUNDS = {ROUNDS}, CALLS = {CALLS}, WIDTH = {WIDTH} }};
static double p[WIDTH], c[WIDTH], q[WIDTH], qd[WIDTH], qdd[WIDTH], tau[WIDTH], fe[WIDTH], out[4][WIDTH];
static double now(void) {{ struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return 1e9 * (double) t.tv_sec + (double) t.tv_nsec; }}
"""


def timing(name: str, model: sy.Model) -> str:
    """C that times one form in every round and keeps the minimum."""
    arguments = [a.name for a in model.program.arguments]
    pre = f"{name}_pre(p, c);" if model.parameters else ""
    call = ", ".join(
        [
            *arguments,
            *(["c"] if model.parameters else []),
            *(f"out[{k}]" for k in range(len(model.groups))),
        ]
    )
    return f"""static double time_{name}(void) {{
    {pre}
    const double start = now();
    for (int k = 0; k < CALLS; ++k) {{ q[k % 6] += 1e-6; {name}({call}); }}
    return (now() - start) / CALLS;
}}
"""


def program(models: dict[str, sy.Model]) -> str:
    names = list(models)
    body = "".join(
        f"    {{ const double t = time_{n}(); if (t < best[{k}]) best[{k}] = t; }}\n"
        for k, n in enumerate(names)
    )
    show = "".join(f'    printf("%.2f\\n", best[{k}]);\n' for k in range(len(names)))
    return (
        HEAD + "".join(f'#include "{n}.h"\n' for n in names) + "".join(timing(n, m) for n, m in models.items())
        + f"int main(void) {{\n    double best[{len(names)}];\n    for (int k = 0; k < {len(names)}; ++k) best[k] = 1e300;\n"
        + "    for (int k = 0; k < WIDTH; ++k) { p[k] = 0.5 + 0.01 * k; q[k] = 1.0 + 0.4 * k; qd[k] = qdd[k] = tau[k] = fe[k] = 1.0; }\n"
        + f"    for (int round = 0; round < ROUNDS; ++round) {{\n{body}    }}\n{show}    return 0;\n}}\n"
    )  # fmt: skip


def main(robot: str = "rx90", model: str = "idm") -> None:
    """Print operations and nanoseconds per call of every form."""
    found = {
        f"form{k}": sy.generate(sy.load(robot), model, parameters="base", **options)
        for k, options in enumerate(FORMS.values())
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sources = [
            path
            for n, m in found.items()
            for path in m.write("c", folder, function=n)
            if path.suffix == ".c"
        ]
        (folder / "main.c").write_text(program(found), encoding="utf-8")
        subprocess.run(
            [
                "gcc",
                "-O3",
                "-march=native",
                "-o",
                folder / "main",
                folder / "main.c",
                *sources,
                "-lm",
            ],
            check=True,
        )
        times = [
            float(line)
            for line in subprocess.run(
                [folder / "main"], check=True, capture_output=True, text=True
            ).stdout.split()
        ]
    print(
        f"{robot} {model}, base parameters: ns per call, gcc -O3 -march=native, minima over {ROUNDS} rounds"
    )
    for form, m, ns in zip(FORMS, found.values(), times, strict=True):
        print(
            f"{form:<12}{m.cost.mul:>5} mul {m.cost.add:>5} add {m.cost.trig:>4} angles {ns:>9.1f} ns   {ns / times[0]:.2f}"
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
