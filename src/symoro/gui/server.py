"""The local server: this machine only, answers to its own page only, nothing loaded from elsewhere."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from fastapi import Response
from fastapi.responses import FileResponse
from nicegui import app, ui

from symoro.errors import InputError
from symoro.gui import meshes
from symoro.gui.elements import STATIC
from symoro.gui.highlight import colours
from symoro.gui.page import Page
from symoro.gui.session import Workbench
from symoro.gui.work import Worker

HOST = "127.0.0.1"
FIRST_PORT = 8765
TRIED = 50
RESOURCES = "/symoro"
AFTERWARDS = 2.0  # seconds after which the worker starts, when the page is there
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
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign host or origin"})
            return
        await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"text/plain")]})
        await send({"type": "http.response.body", "body": b"Foreign host or origin."})


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
    raise InputError("port", f"{wanted or f'{FIRST_PORT} to {FIRST_PORT + TRIED - 1}'} in use", "a free one", "Give another with --port.")


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
    ui.add_css(colours("default", "body.body--light pre.highlight") + colours("github-dark", "body.body--dark pre.highlight")
               + "pre.highlight { background: var(--side) !important; }", shared=True)  # fmt: skip
    wanted = {"first": first}

    @ui.page("/", title="symoro", response_timeout=20)
    def index() -> None:
        Page(bench, worker, motion, wanted.pop("first", None))

    @app.get(f"{meshes.PLACE}/{{number}}/{{k}}")
    def mesh(number: int, k: int) -> Response:
        opened = bench.robots.get(number)
        found = [path for _, path in meshes.files(opened, bench.folder)] if opened else []
        return FileResponse(found[k]) if 0 <= k < len(found) else Response(status_code=404)

    @app.on_startup
    async def start() -> None:
        await asyncio.sleep(AFTERWARDS)
        await worker.start()

    @app.on_shutdown
    def stop() -> None:
        bench.keep()
        worker.stop()
        motion.stop()

    return worker, motion


def serve(bench: Workbench, port: int, first: int | None = None, show: bool = True, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve the workbench until it is stopped."""
    install(bench, first)
    app.add_middleware(OwnPageOnly, port=port)
    app.on_startup(lambda: ready(f"http://{HOST}:{port}"))
    ui.run(host=HOST, port=port, reload=False, show=show, title="symoro", dark=None, tailwind=False, show_welcome_message=False, favicon=STATIC / "icon.svg",
           reconnect_timeout=20, uvicorn_logging_level="error", binding_refresh_interval=None)  # fmt: skip
