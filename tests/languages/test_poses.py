"""One shape for a pose: what dgm returns is what igm takes, in every language, without a word
between them; for one state and for several.
"""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import symoro as sy
from symoro.emit.languages import LANGUAGES, find_language
from symoro.emit.verify import call, numbers_in, tool_version
from symoro.errors import MissingTool
from tests.languages.support import missing, require_tool

Q = np.array([[0.3, -0.7, 0.9, 1.1, 0.8, -0.4], [-1.2, 0.4, -0.5, 0.6, -1.3, 2.1]])
BRANCHES, JOINTS = 8, 6
FIRST, SECOND = (", ".join(map(repr, row)) for row in Q.tolist())

C = f"""#include <stdio.h>
#include <stddef.h>
#include "pose.h"
#include "postures.h"
static void show(const double *x, size_t n)
{{
    for (size_t k = 0; k < n; ++k) printf("%.17g\\n", x[k]);
}}
int main(void)
{{
    const double q[12] = {{{FIRST}, {SECOND}}};
    double T[32], s[96], e[16], x[16];
    pose(q, T);
    postures(T, s, e, x);
    show(s, 48), show(e, 8);
    pose_batch(2, q, T);
    postures_batch(2, T, s, e, x);
    show(s, 48), show(e, 8), show(s + 48, 48), show(e + 8, 8);
    return 0;
}}
"""
FORTRAN = f"""program driver
{{0}}
implicit none
integer, parameter :: rk = kind(1.0d0)
real(rk) :: q(6, 2) = reshape([{FIRST.replace(",", "_rk,")}_rk, {SECOND.replace(",", "_rk,")}_rk], [6, 2])
real(rk) :: T(4, 4), s(8, 6), e(8), x(8), TT(4, 4, 2), ss(8, 6, 2), ee(8, 2), xx(8, 2)
integer :: k
call pose(q(:, 1), T)
call postures(T, s, e, x)
print '(es26.17e3)', transpose(s), e
call pose_batch(2, q, TT)
call postures_batch(2, TT, ss, ee, xx)
do k = 1, 2
  print '(es26.17e3)', transpose(ss(:, :, k)), ee(:, k)
end do
end program driver
"""
RUST = f"""#[path = "pose.rs"]
mod d;
#[path = "postures.rs"]
mod i;
fn main() {{
    let q = [[{FIRST}], [{SECOND}]];
    let (s, e, _) = i::postures(&d::pose(&q[0]));
    println!("{{:?}} {{:?}}", s, e);
    for (s, e, _) in i::postures_batch(&d::pose_batch(&q)) {{ println!("{{:?}} {{:?}}", s, e); }}
}}
"""
PYTHON = f"""from pose import *
from postures import *
q = [[{FIRST}], [{SECOND}]]
for s, e, _ in [postures(pose(q[0])), *postures_batch(pose_batch(q))]:
    print(*(repr(x) for row in s for x in row), *map(repr, e))
"""
NUMPY = f"""import numpy as np
from pose import *
from postures import *
q = np.array([[{FIRST}], [{SECOND}]])
for Q in (q[:1], q):
    s, e, _ = postures(pose(Q))
    print(*(repr(float(x)) for k in range(len(Q)) for x in (*s[k].ravel(), *e[k])))
"""
CASADI = f"""import numpy as np
from pose import *
from postures import *
q = np.array([[{FIRST}], [{SECOND}]])
s, e, _ = postures(pose(q[0]))
print(*map(repr, s.full().ravel().tolist()), *map(repr, e.full().ravel().tolist()))
s, e, _ = postures.map(2)(pose.map(2)(q.T))
for S, E in zip(np.hsplit(s.full(), 2), e.full().T):
    print(*map(repr, S.ravel().tolist()), *map(repr, E.tolist()))
"""
JAX = f"""import numpy as np
import jax
jax.config.update('jax_enable_x64', True)
from pose import *
from postures import *
q = np.array([[{FIRST}], [{SECOND}]])
s, e, _ = postures(pose(q[0]))
print(*map(repr, s.ravel().tolist()), *map(repr, e.tolist()))
ss, ee, _ = postures_batch(pose_batch(q))
for s, e in zip(ss, ee):
    print(*map(repr, s.ravel().tolist()), *map(repr, e.tolist()))
"""
JAVASCRIPT = f"""import {{ pose, pose_batch }} from './pose.mjs';
import {{ postures, postures_batch }} from './postures.mjs';
const q = [[{FIRST}], [{SECOND}]];
for (const [s, e] of [postures(pose(q[0])), ...postures_batch(pose_batch(q))])
  for (const y of [s, e].flat(Infinity)) console.log(String(y));
"""
JULIA = f"""include("pose.jl")
include("postures.jl")
q = [{FIRST.replace(",", ";")};; {SECOND.replace(",", ";")}]
for (s, e, _) in [postures(pose(q[:, 1])); postures_batch(pose_batch(q))]
    foreach(println, permutedims(s)); foreach(println, e)
end
"""
MATLAB = f"""1;
q = [{FIRST}; {SECOND}].';
[s, e] = postures(pose(q(:, 1)));
printf('%.17g\\n', s.', e);
[s, e] = postures(pose(q));
for k = 1:2
  printf('%.17g\\n', s(:, :, k).', e(:, k));
end
"""
MAPLE_START = (
    "maple_mode(1):\nDigits := 20:\nsignum := x -> sign(x):\natan2_ := (y, x) -> arg(x + I*y):\n"
)
MAPLE = f"""{MAPLE_START}read("pose.mpl"):
read("postures.mpl"):
q := [[{FIRST}], [{SECOND}]]:
r := postures(pose(q[1])):
evalf([r[1], r[2]]);
b := postures_batch(pose_batch(q)):
evalf([seq([b[k][1], b[k][2]], k = 1..2)]);
"""
MATHEMATICA = f"""Get["pose.wl"];
Get["postures.wl"];
q = {{{{{FIRST}}}, {{{SECOND}}}}};
show[x_] := Print[InputForm[N[x[[1 ;; 2]]]]];
show[postures[pose[q[[1]]]]];
Map[show, posturesBatch[poseBatch[q]]];
"""
PROGRAMS = {
    "c": C,
    "cpp": C.replace(".h", ".hpp").replace("stddef.hpp", "cstddef").replace("stdio.hpp", "cstdio"),
    "fortran": FORTRAN.format("use pose_module\nuse postures_module"),
    "fortran77": FORTRAN.format(""),
    "rust": RUST,
    "python": PYTHON,
    "numpy": NUMPY,
    "casadi": CASADI,
    "jax": JAX,
    "javascript": JAVASCRIPT,
    "julia": JULIA,
    "matlab": MATLAB,
    "maple": MAPLE,
    "mathematica": MATHEMATICA,
}


def composed(language: str, folder: Path) -> np.ndarray:
    """What igm(dgm(q)) prints in a language: for each state the solutions, then `exists`."""
    target = find_language(language)
    try:
        tool_version(target)
    except MissingTool as error:
        missing(str(error))
    robot = sy.load("rx90")
    for model, function in (("dgm", "pose"), ("igm-paul", "postures")):
        written = sy.generate(robot, model)
        written.write(language, folder, function=function, parameters="constants")
    for file in folder.iterdir():
        text = file.read_text(encoding="utf-8")
        for pattern, new in target.check.adapt:
            text = re.sub(pattern, new, text, flags=re.MULTILINE)
        file.write_text(text, encoding="utf-8")
    sources = sorted(p.name for p in folder.iterdir() if p.name.endswith(target.extension))
    assert target.driver is not None
    main = target.driver.file
    (folder / main).write_text(PROGRAMS[language], encoding="utf-8")
    sources += [main] if main.endswith(target.extension) else []
    output = ""
    for command in target.check.commands:
        output = call(command, sources, str(folder))
    return numbers_in(output).reshape(3, BRANCHES * (JOINTS + 1))


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "latex"])
def test_the_pose_of_dgm_is_the_pose_of_igm(language: str, tmp_path: Path) -> None:
    printed = composed(language, tmp_path)
    for numbers, q in zip(printed, Q[[0, 0, 1]], strict=True):
        solutions = numbers[: BRANCHES * JOINTS].reshape(BRANCHES, JOINTS)
        exists = numbers[BRANCHES * JOINTS :] > 0.5
        turns = (solutions[exists] - q + np.pi) % (2 * np.pi) - np.pi
        assert np.abs(turns).max(axis=1).min() < 1e-9


GENERAL = {
    "c": """#include <stdio.h>
#include "pose.h"
int postures(const double *T, double *q, unsigned char *singular);
int main(void)
{{
    const double q[6] = {{{0}}};
    double T[16], s[96];
    unsigned char x[16];
    pose(q, T);
    int count = postures(T, s, x);
    for (int k = 0; k < 6 * count; k++) printf("%.17g\\n", s[k]);
    return 0;
}}
""",
    "python": """from pose import pose
from postures import postures
print(*(repr(float(x)) for x in postures(pose([{0}]))[0].ravel()))
""",
    "matlab": "s = postures(pose([{0}].'));\nprintf('%.17g\\n', s.');\n",
}
COMMANDS = {
    "c": [
        ["gcc", "-std=c99", "-O0", "pose.c", "postures.c", "main.c", "-o", "main", "-lm"],
        ["./main"],
    ],
    "python": [["{python}", "main.py"]],
    "matlab": [["octave-cli", "--quiet", "--no-init-file", "main.m"]],
}


@pytest.mark.parametrize("language", GENERAL)
def test_the_pose_of_dgm_is_the_pose_of_the_general_method(language: str, tmp_path: Path) -> None:
    require_tool({"c": "gcc", "python": "python3", "matlab": "octave-cli"}[language])
    robot = sy.load("crx10ia")
    sy.generate(robot, "dgm").write(language, tmp_path, function="pose", parameters="constants")
    sy.generate(robot, "igm-general").write(language, tmp_path, function="postures")
    extension = find_language(language).extension
    (tmp_path / f"main{extension}").write_text(GENERAL[language].format(FIRST), encoding="utf-8")
    output = ""
    for command in COMMANDS[language]:
        output = call(tuple(command), [], str(tmp_path))
    solutions = numbers_in(output).reshape(-1, 6)
    turns = (solutions - Q[0] + np.pi) % (2 * np.pi) - np.pi
    assert np.abs(turns).max(axis=1).min() < 1e-8


@pytest.mark.parametrize(
    ("language", "T"),
    [
        ("numpy", "np.eye(4).ravel()"),
        ("numpy", "np.tile(np.eye(4).ravel(), (5, 1))"),
        ("python", "[0.0] * 16"),
    ],
)
def test_a_flat_pose_is_refused(language: str, T: str, tmp_path: Path) -> None:
    """A pose is not read from sixteen numbers: a transposed one would go unnoticed."""
    model = sy.generate(sy.load("rx90"), "igm-paul")
    model.write(language, tmp_path, function="postures", parameters="constants")
    source = f"import numpy as np\nfrom postures import postures\npostures({T})\n"
    (tmp_path / "main.py").write_text(source, encoding="utf-8")
    with pytest.raises(RuntimeError, match=r"expected \(..., 4, 4\)|not subscriptable"):
        call(("{python}", "main.py"), [], str(tmp_path))


def test_a_flat_pose_is_refused_by_octave(tmp_path: Path) -> None:
    require_tool("octave-cli")
    model = sy.generate(sy.load("rx90"), "igm-paul")
    model.write("matlab", tmp_path, function="postures", parameters="constants")
    for T in ("reshape(eye(4), 16, 1)", "repmat(reshape(eye(4), 16, 1), 1, 4)"):
        with pytest.raises(RuntimeError, match="T must be 4 x 4"):
            call(("octave-cli", "--no-init-file", "--eval", f"postures({T})"), [], str(tmp_path))
