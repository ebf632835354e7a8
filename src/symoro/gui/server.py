"""The local server of the workbench.

It accepts connections from this machine only, answers only requests from its own page, and loads
nothing from elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from fastapi import Response
from nicegui import app, ui

import symoro as sy
from symoro.cli.output import remark
from symoro.gui.pages.main_page import MainPage
from symoro.gui.scene.scene_panel import ADDRESS, mesh_files, packed
from symoro.gui.widgets import STATIC
from symoro.gui.workbench import HOST, MAX_LOG, Workbench
from symoro.gui.worker.model_tasks import highlight_css
from symoro.gui.worker.protocol import Worker

RESOURCES = "/symoro"
MAX_BODY = MAX_LOG + 1024 * 1024  # bytes: the largest upload with its multipart frame
WORKER_DELAY = 2.0  # seconds: the page is shown before the worker starts
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'"
)
SECURITY_HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
HEAD = f"""
<link rel="stylesheet" href="{RESOURCES}/workbench.css">
<script src="{RESOURCES}/shortcuts.js"></script>
"""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]


# --- start ----------------------------------------------------------------------------------------


def serve(bench: Workbench, port: int, first: int | None, open_page: bool) -> None:
    """Serve the workbench until it is stopped; `first` is the id of the robot in front."""
    install(bench, first)
    app.add_middleware(BodyLimit, max_bytes=MAX_BODY)
    app.add_middleware(SameOriginOnly, port=port)  # the last one added is asked first
    address = f"http://{HOST}:{port}"
    app.on_startup(lambda: remark(f"The workbench is at {address}   (Ctrl+C stops it)"))
    ui.run(
        host=HOST,
        port=port,
        reload=False,
        show=open_page,
        title="symoro",
        dark=None,
        tailwind=False,
        show_welcome_message=False,
        favicon=STATIC / "icon.svg",
        reconnect_timeout=20,
        uvicorn_logging_level="error",
        binding_refresh_interval=None,
    )


def install(bench: Workbench, first: int | None = None) -> None:
    """Register the page, its resources, and two worker processes.

    One worker does long computations, the other one closes loops while joints move.
    """
    worker, loop_worker = Worker("worker"), Worker("motion")
    app.add_static_files(RESOURCES, STATIC)
    ui.add_head_html(HEAD, shared=True)
    ui.add_css(_code_css(), shared=True)
    first_only = {"first": first}

    @ui.page("/", title="symoro", response_timeout=20)
    def index() -> None:
        MainPage(bench, worker, loop_worker, first_only.pop("first", None))

    @app.get(f"{ADDRESS}/{{number}}/{{k}}")
    def mesh(number: int, k: int) -> Response:
        return _mesh_response(bench, number, k)

    @app.on_startup
    async def warm_up() -> None:
        await asyncio.sleep(WORKER_DELAY)
        await worker.start()
        for name in sy.robot_names():  # so that the list of examples opens at once
            sy.load(name)
            await asyncio.sleep(0.02)

    @app.on_shutdown
    def stop() -> None:
        bench.end()
        worker.stop()
        loop_worker.stop()


def _code_css() -> str:
    return (
        highlight_css("default", "body.body--light pre.highlight")
        + highlight_css("github-dark", "body.body--dark pre.highlight")
        + "pre.highlight { background: var(--side) !important; }"
    )


def _mesh_response(bench: Workbench, number: int, k: int) -> Response:
    """Return mesh k of the open robot with the given number as triangles."""
    opened = bench.robots.get(number)
    paths = mesh_files(opened, bench.folder) if opened else []
    path = paths[k] if 0 <= k < len(paths) else None
    if path is None:
        return Response(status_code=404)
    try:
        return Response(packed(path), media_type="application/octet-stream")
    except (sy.SymoroError, OSError) as error:
        return Response(str(error), status_code=422, media_type="text/plain")


# --- checks of requests ---------------------------------------------------------------------------


class SameOriginOnly:
    """Middleware that refuses requests of other sites: HTTP and websocket alike."""

    def __init__(self, app: Any, port: int) -> None:
        self.app, self.hosts = app, {f"{name}:{port}" for name in (HOST, "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self.allowed(scope):
            await self._refuse(scope, send)
        elif scope["type"] == "http":
            await self.app(scope, receive, _with_security_headers(send))
        else:
            await self.app(scope, receive, send)

    def allowed(self, scope: Scope) -> bool:
        """Return True if Host is this server and Origin, if there is one, is its own page.

        Browsers send Origin with every websocket and with requests of other sites. A path with
        control characters is refused too: NiceGUI prints the paths that it does not know.
        """
        if not scope["path"].isprintable():
            return False
        hosts, origins = _header_values(scope, b"host"), _header_values(scope, b"origin")
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
        else:
            await _send_text(send, 403, b"Foreign host or origin.")


def _header_values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


class BodyLimit:
    """Middleware that refuses requests whose body is larger than any upload may be."""

    def __init__(self, app: Any, max_bytes: int) -> None:
        self.app, self.max_bytes = app, max_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = next(iter(_header_values(scope, b"content-length")), "0")
        if not length.isdecimal() or int(length) > self.max_bytes:
            await _send_text(send, 413, b"Too large.")
            return
        answered, received = False, 0

        async def counted_receive() -> Any:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.max_bytes:
                raise _BodyTooLarge
            return message

        async def noted_send(message: Any) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            await self.app(scope, counted_receive, noted_send)
        except _BodyTooLarge:
            if not answered:
                await _send_text(send, 413, b"Too large.")


class _BodyTooLarge(Exception):
    """A body that is larger than its Content-Length says, or has none."""


async def _send_text(send: Send, status: int, text: bytes) -> None:
    headers = [(b"content-type", b"text/plain")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text})


def _with_security_headers(send: Send) -> Send:
    async def send_secured(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *SECURITY_HEADERS]
        await send(message)

    return send_secured
