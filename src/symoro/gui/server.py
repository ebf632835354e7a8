"""The local server: this machine only, answers to its own page only, nothing loaded from elsewhere."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable

from fastapi import Response
from nicegui import app, ui

import symoro as sy
from symoro.errors import InputError, SymoroError
from symoro.gui import meshes, solids
from symoro.gui.elements import STATIC
from symoro.gui.guards import HOST, Bounded, OwnPageOnly
from symoro.gui.highlight import colours
from symoro.gui.identification import MAX_LOG
from symoro.gui.page import Page
from symoro.gui.session import Workbench
from symoro.gui.work import Worker

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
        if not 0 <= k < len(found):
            return Response(status_code=404)
        try:
            return Response(solids.packed(found[k]), media_type="application/octet-stream")
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
