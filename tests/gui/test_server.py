"""The server answers its own page and nobody else."""

from __future__ import annotations

import http.client
import re
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from symoro.errors import install_command
from symoro.gui.command import free_port
from symoro.gui.server import BodyLimit, SameOriginOnly
from symoro.gui.workbench import HOST
from tests.gui.conftest import PROGRAM, Site, in_a_loop

OWN = "127.0.0.1:99"


def scope(kind: str, **headers: str) -> dict[str, object]:
    return {
        "type": kind,
        "path": "/",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
    }


@pytest.mark.parametrize(
    ("kind", "headers", "right"),
    [
        ("http", {"host": OWN}, True), ("http", {"host": "localhost:99"}, True), ("http", {"host": OWN, "origin": f"http://{OWN}"}, True),
        ("http", {"host": "evil.example:99"}, False), ("http", {"host": "127.0.0.1:98"}, False), ("http", {"host": "127.0.0.1"}, False), ("http", {}, False),
        ("http", {"host": OWN, "origin": "http://evil.example"}, False), ("http", {"host": OWN, "origin": "null"}, False),
        ("http", {"host": OWN, "origin": f"https://{OWN}"}, False), ("websocket", {"host": OWN}, False),
        ("websocket", {"host": OWN, "origin": f"http://{OWN}"}, True), ("websocket", {"host": OWN, "origin": f"http://{OWN}.evil"}, False),
        ("websocket", {"host": "evil.example:99", "origin": "http://evil.example:99"}, False),
    ],
)  # fmt: skip
def test_host_and_origin_are_our_own(kind: str, headers: dict[str, str], right: bool) -> None:
    assert SameOriginOnly(None, 99).allowed(scope(kind, **headers)) is right


def body_of(sizes: list[int], told: str = "") -> tuple[int, int]:
    """(status, bytes that the page's program got) of a request in pieces, where 100 bytes are the
    most.
    """
    got, sent = 0, []

    async def program(scope: Any, receive: Any, send: Any) -> None:
        nonlocal got
        for _ in sizes:
            got += len((await receive())["body"])
        await send({"type": "http.response.start", "status": 200})

    pieces = iter(sizes)

    async def receive() -> Any:
        return {"type": "http.request", "body": b"x" * next(pieces)}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = {"content-length": told} if told else {}
    in_a_loop(lambda: BodyLimit(program, 100)(scope("http", **headers), receive, send))
    return sent[0]["status"], got


def test_requests_are_bounded_whatever_they_say_of_their_size() -> None:
    assert body_of([60, 40], "100") == (200, 100)
    assert body_of([60, 40]) == (200, 100)
    assert body_of([60, 40], "101") == (413, 0)
    assert body_of([60, 41], "10") == (413, 60)
    assert body_of([60], "-1") == (413, 0)


def status(site: Site, method: str, path: str, **headers: str) -> int:
    connection = http.client.HTTPConnection(HOST, site.port, timeout=120)
    connection.putrequest(method, path, skip_host=True)
    for name, value in {"Host": f"{HOST}:{site.port}", **headers}.items():
        connection.putheader(name, value)
    connection.endheaders()
    try:
        return connection.getresponse().status
    finally:
        connection.close()


SOCKET = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "c3ltb3Jvc3ltb3Jvc3ltbw==",
}
CHANNEL = "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"


def test_a_running_server_refuses_foreign_pages(site: Site) -> None:
    own = f"http://{HOST}:{site.port}"
    assert status(site, "GET", "/") == 200
    assert status(site, "GET", "/", Host="evil.example") == 403
    assert status(site, "GET", "/", Origin="http://evil.example") == 403
    assert status(site, "POST", "/_nicegui/client/x/upload/1", Origin="http://evil.example") == 403
    assert (
        status(site, "POST", "/_nicegui/client/x/upload/1", **{"Content-Length": str(10**12)})
        == 413
    )
    assert status(site, "GET", CHANNEL, Origin=own, **SOCKET) == 101
    assert status(site, "GET", CHANNEL, Origin="http://evil.example", **SOCKET) == 403
    assert (
        status(site, "GET", CHANNEL, Host="evil.example", Origin="http://evil.example", **SOCKET)
        == 403
    )
    assert status(site, "GET", CHANNEL, **SOCKET) == 403


def test_paths_lead_nowhere_else(site: Site) -> None:
    for path in (
        "/symoro/../worker.py",
        "/symoro/%2e%2e/worker.py",
        "/symoro-mesh/1/0",
        "/symoro-mesh/../../pyproject.toml",
        "/pyproject.toml",
    ):
        assert status(site, "GET", path) in (404, 403, 400, 422)
    assert status(site, "GET", "/%1b%5b31m") == 403  # would be printed to the terminal


def test_only_this_machine_is_listened_to(site: Site) -> None:
    listening = []
    for file in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(file).read_text().splitlines()[1:]:
            _, address, _, state, *_ = line.split()
            if state == "0A" and int(address.rpartition(":")[2], 16) == site.port:
                listening.append(address)
    assert listening == [f"0100007F:{site.port:04X}"]


def test_a_port_in_use_is_told() -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        with pytest.raises(Exception, match="in use"):
            free_port(taken.getsockname()[1])


WRONG = [
    (["no-such-robot"], r"Did you mean|built-in name"),
    (["rx90", "--folder", "/no/such/folder"], "no such folder"),
    (["missing.par"], "no such file"),
]


@pytest.mark.parametrize(("arguments", "words"), WRONG)
def test_wrong_use_ends_at_once_with_a_message(arguments: list[str], words: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, "gui", "--no-open", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode in (1, 2)
    assert re.search(words, ran.stderr)
    assert "Traceback" not in ran.stderr


def test_without_nicegui_the_command_says_what_to_install() -> None:
    code = f"import sys; sys.modules['nicegui'] = None; sys.argv = ['symoro', 'gui', '--no-open']; {PROGRAM}"
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 1
    assert install_command("gui") in ran.stderr
