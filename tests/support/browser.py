"""Headless browsers for tests over WebDriver BiDi: open pages, press keys, take pictures.

Firefox speaks the protocol itself. Chromium needs its driver, chromedriver.
"""

import json
import re
import shutil
import subprocess
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

BROWSERS = ("chromium", "firefox")
_NEEDS = {"chromium": ("chromium", "chromedriver"), "firefox": ("firefox",)}
_PATIENCE = 30
KEYS = {"Enter": "\ue006", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
        "ArrowDown": "\ue015", "Tab": "\ue004"}  # fmt: skip


def missing(name: str) -> str | None:
    """Why a browser can't be driven here. None if it can."""
    programs = [program for program in _NEEDS[name] if shutil.which(program) is None]
    if programs:
        return f"{programs[0]} is not installed"
    try:
        import websockets  # noqa: F401
    except ModuleNotFoundError:
        return "the package websockets is not installed"
    return None


@contextmanager
def started(name: str, folder: Path) -> "Iterator[Browser]":
    """Run a browser with a new profile in a folder."""
    from websockets.sync.client import connect

    command = {
        "chromium": ["chromedriver", "--port=0"],
        "firefox": ["firefox", "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(folder)],
    }[name]  # fmt: skip
    log = folder / "log.txt"
    with ExitStack() as stack:
        output = stack.enter_context(log.open("wb"))
        process = stack.enter_context(subprocess.Popen(command, stdout=output, stderr=output))
        stack.callback(process.terminate)
        if name == "chromium":
            address = _driven(_said(log, r"started successfully on port (\d+)"), folder, stack)
        else:
            address = _said(log, r"WebDriver BiDi listening on (ws://\S+)") + "/session"
        socket = stack.enter_context(connect(address, max_size=None, ping_interval=None))
        yield Browser(socket, begin=name == "firefox")


def _said(log: Path, pattern: str) -> str:
    """The match in a program's output, once it is printed."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if found := re.search(pattern, log.read_text(encoding="utf-8", errors="replace")):
            return found[1]
        time.sleep(0.02)
    raise TimeoutError(log.read_text(encoding="utf-8", errors="replace"))


def _driven(port: str, folder: Path, stack: ExitStack) -> str:
    """Return the address of a session of Chromium."""
    arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars=false", f"--user-data-dir={folder / 'profile'}"]  # fmt: skip
    wanted = {"webSocketUrl": True, "goog:chromeOptions": {"args": arguments}}
    base = f"http://127.0.0.1:{port}/session"
    value = _posted(base, {"capabilities": {"alwaysMatch": wanted}})
    stack.callback(lambda: urlopen(Request(f"{base}/{value['sessionId']}", method="DELETE"), timeout=_PATIENCE))
    return str(value["capabilities"]["webSocketUrl"])


def _posted(address: str, body: object) -> dict[str, Any]:
    with urlopen(Request(address, json.dumps(body).encode(), method="POST"), timeout=_PATIENCE) as answer:
        value: dict[str, Any] = json.load(answer)["value"]
        return value


class Browser:
    """A browser with one tab.

    `messages`: console output of pages, and errors of their scripts. `requests`: the addresses requested by pages,
    without the pages themselves and their embedded data.
    """

    def __init__(self, socket: Any, *, begin: bool) -> None:
        """Take a connection. `begin`: the session must be created."""
        self._socket, self._number = socket, 0
        self.messages: list[str] = []
        self.requests: list[str] = []
        if begin:
            self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._tab = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str, size: tuple[int, int]) -> None:
        """Show a page, from nothing, in a window of a size."""
        self.resize(size)
        self._call("browsingContext.navigate", context=self._tab, url="about:blank", wait="complete")
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window a size."""
        viewport = {"width": size[0], "height": size[1]}
        self._call("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def value(self, expression: str) -> Any:
        """Return the value of an expression on the page, which JSON can hold."""
        found = self._call(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((value) => JSON.stringify(value === undefined ? null : value))",
            target={"context": self._tab},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def press(self, *keys: str) -> None:
        """Press keys in turn."""
        actions = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self._call("input.performActions", context=self._tab, actions=[{"type": "key", "id": "keys", "actions": actions}])  # fmt: skip

    def picture(self) -> bytes:
        """The content of the window as a PNG."""
        return b64decode(self._call("browsingContext.captureScreenshot", context=self._tab)["data"])

    def printed(self) -> bytes:
        """The printout of the page as a PDF."""
        return b64decode(self._call("browsingContext.print", context=self._tab)["data"])

    def _call(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=_PATIENCE))
            if answer.get("id") == self._number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
                result: dict[str, Any] = answer["result"]
                return result
            self._note(answer)

    def _note(self, event: dict[str, Any]) -> None:
        if event.get("method") == "log.entryAdded":
            self.messages.append(str(event["params"]["text"]))
        if event.get("method") == "network.beforeRequestSent" and not event["params"].get("navigation"):
            address = str(event["params"]["request"]["url"])
            self.requests += [] if address.startswith("data:") else [address]
