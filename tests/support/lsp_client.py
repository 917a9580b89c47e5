"""A text editor as the language server sees one: messages over the standard streams of a process."""

import json
import queue
import subprocess
import sys
import threading
from typing import Any

WAIT = 60.0
"""Seconds after which an answer counts as not given."""
SERVER = """
import sys
from kneedeep.cli import work_limits

work_limits.SECONDS = 60.0
from kneedeep.cli.main import main

sys.exit(main(["lsp"]))
"""
"""The command, with a timeout for a busy machine, so that its reports do not depend on its speed."""


class Editor:
    """Starts the server and talks with it. `encodings`: how it can count characters, the best first."""

    def __init__(self, encodings: tuple[str, ...] = ("utf-16",), options: Any = None) -> None:
        command = [sys.executable, "-P", "-c", SERVER]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self._answers: dict[Any, Any] = {}
        self._notices: queue.Queue[Any] = queue.Queue()
        self._arrived = threading.Condition()
        self._number = 0
        self._open: set[str] = set()
        threading.Thread(target=self._listen, daemon=True).start()
        self.started = self.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": None,
                "capabilities": {"general": {"positionEncodings": list(encodings)}},
                "initializationOptions": options,
            },
        )
        self.notify("initialized", {})

    def send_raw(self, body: bytes) -> None:
        """Send bytes as a message."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method: str, params: Any) -> None:
        """Send what has no answer."""
        self.send_raw(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def reply(self, method: str, params: Any) -> Any:
        """Return the whole answer to a request, its error among it."""
        self._number += 1
        number = self._number
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        self.send_raw(json.dumps(message).encode())
        return self.answer_of(number)

    def answer_of(self, number: int | None) -> Any:
        """Return the answer with a number, None for that to a message that can't be read."""
        with self._arrived:
            assert self._arrived.wait_for(lambda: number in self._answers or self._ended(), WAIT)
            return self._answers.pop(number)

    def ask(self, method: str, params: Any) -> Any:
        """Return the result of a request, which must not be an error."""
        answer = self.reply(method, params)
        assert "error" not in answer, answer["error"]
        return answer["result"]

    def notice(self, method: str) -> Any:
        """The parameters of the next notice of a kind. Others before it are dropped."""
        while True:
            message = self._notices.get(timeout=WAIT)
            if message.get("method") == method:
                return message["params"]

    def open(self, text: str, uri: str = "") -> str:
        """Open a document, without an address under one of its own. Returns its address."""
        self._number += 1
        uri = uri or f"file:///map-{self._number}.yaml"
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})
        self._open.add(uri)
        return uri

    def change(self, uri: str, version: int, text: str) -> None:
        """Give a document another text."""
        document = {"uri": uri, "version": version}
        self.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": text}]})

    def found(self, uri: str) -> list[Any]:
        """The next report about a document."""
        while True:
            notice = self.notice("textDocument/publishDiagnostics")
            if notice["uri"] == uri:
                found: list[Any] = notice["diagnostics"]
                return found

    def close(self, uri: str) -> None:
        """Close a document."""
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
        self._open.discard(uri)

    def close_all(self) -> None:
        """Close all documents that are open."""
        for uri in sorted(self._open):
            self.close(uri)

    def at(self, method: str, uri: str, line: int, character: int, **more: Any) -> Any:
        """The answer about a place."""
        place = {"line": line, "character": character}
        return self.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}, "position": place, **more})

    def whole(self, method: str, uri: str, **more: Any) -> Any:
        """The answer about a whole document."""
        return self.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}, **more})

    def end(self) -> int:
        """End the session. Returns the exit status of the server."""
        self.ask("shutdown", None)
        self.notify("exit", None)
        status = self.process.wait(WAIT)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return status

    def _ended(self) -> bool:
        return self.process.poll() is not None

    def _listen(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while True:
            length = 0
            while True:
                if not (line := stream.readline()):
                    with self._arrived:
                        self._arrived.notify_all()
                    return
                if not line.strip():
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            message = json.loads(stream.read(length))
            if "id" in message and "method" not in message:
                with self._arrived:
                    self._answers[message["id"]] = message
                    self._arrived.notify_all()
            else:
                self._notices.put(message)


def place(text: str, mark: str = "|") -> tuple[str, int, int]:
    """Return a text without the mark of the cursor, and the cursor's line and character, in UTF-16 units."""
    before, _, after = text.partition(mark)
    lines = before.split("\n")
    return before + after, len(lines) - 1, len(lines[-1].encode("utf-16-le")) // 2


def edited(text: str, edits: list[Any]) -> str:
    """Return an ASCII text after the edits of an answer."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def offset(where: Any) -> int:
        return int(starts[where["line"]] + where["character"])

    for edit in sorted(edits, key=lambda one: offset(one["range"]["start"]), reverse=True):
        start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        text = text[:start] + edit["newText"] + text[end:]
    return text
