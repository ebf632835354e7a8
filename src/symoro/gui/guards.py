"""What every request passes first: it names this server, comes from its own page, and is not too large."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

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
