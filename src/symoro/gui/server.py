"""The local server: this machine only, answers to its own page only, nothing loaded from elsewhere."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from fastapi import Response
from nicegui import app, ui

import symoro as sy
from symoro.errors import InputError, SymoroError
from symoro.gui.pages.experiment_pages import MAX_LOG
from symoro.gui.pages.main_page import Page
from symoro.gui.scene import mesh_display
from symoro.gui.storage import Folder
from symoro.gui.typesetting import highlight_css
from symoro.gui.widgets import STATIC
from symoro.gui.workbench import Workbench
from symoro.gui.worker.client import Worker

FIRST_PORT = 8765
TRIED = 50
RESOURCES = "/symoro"
MAX_BODY = MAX_LOG + 1024 * 1024  # the largest upload and what is around it
AFTERWARDS = 2.0  # seconds after which the worker starts, when the page is there


def free_port(wanted: int = 0) -> int:
    """The port asked for, or the first free one."""
    for port in [wanted] if wanted else range(FIRST_PORT, FIRST_PORT + TRIED):
        with socket.socket() as probe:
            if sys.platform != "win32":  # a port that was just left is free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise InputError(
        "port",
        f"{wanted or f'{FIRST_PORT} to {FIRST_PORT + TRIED - 1}'} in use",
        "a free one",
        "Give another with --port.",
    )


HEAD = f"""
<link rel="stylesheet" href="{RESOURCES}/workbench.css">
<script>
window.addEventListener("beforeunload", (event) => {{ if (window.symoroDirty) {{ event.preventDefault(); event.returnValue = ""; }} }});
window.addEventListener("keydown", (event) => {{
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase(), typing = event.target.closest("input, textarea");
  const name = key === "s" ? "wb_save" : typing ? "" : key === "z" ? (event.shiftKey ? "wb_redo" : "wb_undo") : key === "y" ? "wb_redo" : "";
  if (name) {{ event.preventDefault(); emitEvent(name); }}
}});
</script>
"""


def install(bench: Workbench, first: int | None = None) -> tuple[Worker, Worker]:
    """The page, its resources, and the two worker processes: one for long work, one that keeps loops closed."""
    worker, motion = Worker("worker"), Worker("motion")
    app.add_static_files(RESOURCES, STATIC)
    ui.add_head_html(HEAD, shared=True)
    ui.add_css(highlight_css("default", "body.body--light pre.highlight") + highlight_css("github-dark", "body.body--dark pre.highlight")
               + "pre.highlight { background: var(--side) !important; }", shared=True)  # fmt: skip
    wanted = {"first": first}

    @ui.page("/", title="symoro", response_timeout=20)
    def index() -> None:
        Page(bench, worker, motion, wanted.pop("first", None))

    @app.get(f"{mesh_display.ADDRESS}/{{number}}/{{k}}")
    def mesh(number: int, k: int) -> Response:
        opened = bench.robots.get(number)
        files = mesh_display.mesh_files(opened, bench.folder) if opened else []
        if not 0 <= k < len(files):
            return Response(status_code=404)
        try:
            data = mesh_display.packed(files[k])
            return Response(data, media_type="application/octet-stream")
        except (SymoroError, OSError) as error:
            return Response(str(error), status_code=422, media_type="text/plain")

    @app.on_startup
    async def start() -> None:
        await asyncio.sleep(AFTERWARDS)
        await worker.start()
        for name in sy.robot_names():  # so that the list of examples opens at once
            sy.load(name)
            await asyncio.sleep(0.02)

    @app.on_shutdown
    def stop() -> None:
        bench.end()
        worker.stop()
        motion.stop()

    return worker, motion


def serve(
    bench: Workbench,
    port: int,
    first: int | None = None,
    show: bool = True,
    ready: Callable[[str], None] = lambda address: None,
) -> None:
    """Serve the workbench until it is stopped."""
    install(bench, first)
    app.add_middleware(Bounded, most=MAX_BODY)
    app.add_middleware(OwnPageOnly, port=port)  # the last one added is asked first
    app.on_startup(lambda: ready(f"http://{HOST}:{port}"))
    ui.run(host=HOST, port=port, reload=False, show=show, title="symoro", dark=None, tailwind=False, show_welcome_message=False, favicon=STATIC / "icon.svg",
           reconnect_timeout=20, uvicorn_logging_level="error", binding_refresh_interval=None)  # fmt: skip


HOST = "127.0.0.1"
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


class OwnPageOnly:
    """Refuses requests that do not name this server or that another site's page sends: HTTP and websocket alike."""

    def __init__(self, app: Any, port: int) -> None:
        self.app, self.hosts = app, {f"{name}:{port}" for name in (HOST, "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self.allowed(scope):
            await self._refuse(scope, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, _guarded(send))
        else:
            await self.app(scope, receive, send)

    def allowed(self, scope: Scope) -> bool:
        """Host is one of our names, and Origin, which browsers add to what pages send, is our own page."""
        headers = [(name.lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        hosts = [v for n, v in headers if n == b"host"]
        origins = [v for n, v in headers if n == b"origin"]
        if len(hosts) != 1 or hosts[0].lower() not in self.hosts or len(origins) > 1:
            return False
        if not origins:
            return bool(scope["type"] == "http")
        origin = urlsplit(origins[0])
        return origin.scheme == "http" and origin.netloc.lower() in self.hosts

    async def _refuse(self, scope: Scope, send: Send) -> None:
        if scope["type"] == "websocket":
            await send(
                {"type": "websocket.close", "code": 1008, "reason": "foreign host or origin"}
            )
            return
        await _answer(send, 403, b"Foreign host or origin.")


class Bounded:
    """Refuses requests whose bodies are larger than any upload may be, before they are kept anywhere."""

    def __init__(self, app: Any, most: int) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        told = next((v for n, v in scope["headers"] if n.lower() == b"content-length"), b"0")
        if not told.isdigit() or int(told) > self.most:
            await _answer(send, 413, b"Too large.")
            return
        begun, taken = False, 0

        async def counted() -> Any:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.most:
                raise _TooLarge
            return message

        async def out(message: Any) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, counted, out)
        except _TooLarge:
            if not begun:
                await _answer(send, 413, b"Too large.")


class _TooLarge(Exception):
    """A body that says it is small, or nothing of its size, and goes on."""


async def _answer(send: Send, status: int, words: bytes) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"text/plain")],
        }
    )
    await send({"type": "http.response.body", "body": words})


def _guarded(send: Send) -> Send:
    """Answers with the headers that keep the page to itself."""

    async def out(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [
                *message.get("headers", ()), (b"content-security-policy", POLICY.encode()), (b"x-content-type-options", b"nosniff"),
                (b"referrer-policy", b"no-referrer"), (b"cross-origin-resource-policy", b"same-origin"),
            ]  # fmt: skip
        await send(message)

    return out


def start(
    robot: str, folder: Path | None, port: int, show: bool, ready: Callable[[str], None]
) -> None:
    """Serve the workbench, with a robot opened where one is named."""
    is_file = bool(robot) and robot.lower() not in sy.robot_names()
    place = folder or (Path(robot).parent if is_file else Path.cwd())
    if not place.is_dir():
        raise InputError(str(place), "no such folder", "a folder to open and save files in")
    if is_file:
        sy.load(robot)  # a wrong name or file is told here
    bench = Workbench(Folder(place.resolve()))
    opened = None
    if is_file:
        opened = (
            bench.add_file(Path(robot).name)
            if Path(robot).resolve().parent == bench.folder.path
            else bench.add_path(Path(robot))
        )
    elif robot:
        opened = bench.add_builtin(robot.lower())
    serve(bench, free_port(port), opened.id if opened else None, show, ready)
