"""No part of the program speaks to another computer; the workbench and clusters speak to this one.

An audit hook in a process of its own refuses every connection and every look-up of a name.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.test_sharing import environment

BLOCK = """
import sys
def refuse(event, arguments):
    if event in ("socket.connect", "socket.bind", "socket.sendto"):
        address = arguments[1]
        if isinstance(address, tuple) and address[0] not in ("127.0.0.1", "::1", "localhost"):
            raise SystemExit(f"network: {event} {address}")
    if event in ("socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"):
        if arguments[0] not in ("127.0.0.1", "::1", "localhost", None):
            raise SystemExit(f"network: {event} {arguments[:2]}")
    if event == "urllib.Request":
        raise SystemExit(f"network: {event} {arguments[0]}")
sys.addaudithook(refuse)
"""
COMMAND = BLOCK + "from symoro.cli.main import run; run()"
API = (
    BLOCK
    + """
import numpy as np
import symoro as sy
robot = sy.load("rx90")
robot.save("rx90.par"); robot = sy.load("rx90.par")
model = sy.generate(robot, "idm", parameters="base")
numbers = dict.fromkeys(model.inputs, 0.1)
model.evaluate(numbers); model.compile()(numbers); model.write("c", "out")
sy.generate(robot, "igm").code("c")
sy.optimize("y = x*q1 + x*q2\\n").code("python")
sy.simulate(sy.load("planar2r"), time=0.1, step=0.01)
print("done")
"""
)
COMMANDS = [
    ["--version"], ["robots"], ["show", "rx90"], ["check", "rx90"], ["base", "rx90"], ["cost", "scara"],
    ["generate", "rx90", "dgm,idm", "--lang", "c,python", "-o", "out"], ["convert", "rx90", "a.par"],
    ["verify", "scara", "dgm", "--lang", "python"],
]  # fmt: skip


def run(folder: Path, program: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder, env=environment(folder), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "network:" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_block_blocks(tmp_path):
    program = BLOCK + "import socket; socket.create_connection(('192.0.2.1', 80))"
    with pytest.raises(AssertionError, match="network:"):
        run(tmp_path, program)


def test_the_public_functions_use_no_network(tmp_path):
    assert "done" in run(tmp_path, API)


def test_the_commands_use_no_network(tmp_path):
    """One process for all commands, since each start takes time."""
    program = BLOCK + (
        "from typer.testing import CliRunner\nfrom symoro.cli.main import app\n"
        f"for words in {COMMANDS!r}:\n"
        "    done = CliRunner().invoke(app, words)\n"
        "    assert done.exit_code == 0, (words, done.output)\n"
    )
    run(tmp_path, program)
