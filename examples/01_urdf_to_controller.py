"""From a URDF file to a controller in C: models as a C library with a makefile, and a loop that
calls them.

    python examples/01_urdf_to_controller.py [robot.urdf] [folder]

Without arguments the Panda is written as a URDF file first. The controller computes tau = idm(q,
qd, qdd_ref + Kd de + Kp e); here the "plant" is the library's own direct model, so that the program
can be run as it is. It prints the time of one step and the tracking error.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import symoro as sy
from symoro.emit.languages.c import makefile

CONTROL = """
#include <math.h>
#include <stdio.h>
#include <time.h>
#include "{name}_idm.h"
#include "{name}_ddm.h"
enum {{ N = {n} }};

int main(void) {{
    const double kp = 400, kd = 40, dt = 1e-3;
    double q[N] = {{0}}, qd[N] = {{0}}, a[N], tau[N], qdd[N], worst = 0;
    clock_t start = clock();
    for (int k = 0; k < 5000; k++) {{                       /* five seconds at 1 kHz */
        double t = k * dt, error = 0;
        for (int j = 0; j < N; j++) {{
            double phase = 1.0 + 0.3 * j, ref = 0.4 * (1 - cos(phase * t));
            double v = 0.4 * phase * sin(phase * t), w = 0.4 * phase * phase * cos(phase * t);
            a[j] = w + kd * (v - qd[j]) + kp * (ref - q[j]);
            error = fmax(error, fabs(ref - q[j]));
        }}
        {name}_idm(q, qd, a, tau);                          /* computed torque */
        {name}_ddm(q, qd, tau, qdd);                        /* your robot goes here */
        for (int j = 0; j < N; j++) {{ qd[j] += dt * qdd[j]; q[j] += dt * qd[j]; }}
        worst = fmax(worst, error);
    }}
    printf("%.2f us per step, largest error %.2e rad\\n", 1e6 * (double)(clock() - start) / CLOCKS_PER_SEC / 5000, worst);
    return worst < 5e-3 ? 0 : 1;
}}
"""


def main() -> None:
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp(prefix="controller-"))
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else sy.load("panda").save(folder / "panda.urdf")
    robot = sy.load(path)
    print(robot.origin.report() if robot.origin else "")
    written = []
    for name in ("idm", "ddm"):
        model = sy.generate(robot, name, without="friction")
        written += model.write("c", folder)
        print(f"{name}: {model.cost}")
    name = written[0].stem.removesuffix("_idm")
    (folder / "Makefile").write_text(makefile(name, [p.name for p in written]), encoding="utf-8")
    (folder / "control.c").write_text(CONTROL.format(name=name, n=len(robot.q)), encoding="utf-8")
    subprocess.run(["make", "--silent", "-C", str(folder), "control"], check=True)
    subprocess.run([str(folder / "control")], check=True)


if __name__ == "__main__":
    main()
