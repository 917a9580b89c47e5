"""How the talk with an editor begins and ends, whatever the editor does."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from kneedeep_exchange.lsp.protocol.server import HOST, LONGEST
from tests.engine.lsp.test_names import MAP
from tests.support.lsp_client import WAIT, Editor

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"processId": None, "rootUri": None, "capabilities": {}},
}
TOO_LONG = LONGEST + 1


@pytest.fixture
def alone() -> Iterator[Editor]:
    """An editor with a server of its own."""
    editor = Editor()
    yield editor
    editor.process.kill()
    editor.process.wait(WAIT)
    for stream in (editor.process.stdin, editor.process.stdout, editor.process.stderr):
        assert stream is not None
        stream.close()


def test_an_interrupt_ends_the_server_while_it_waits(alone: Editor) -> None:
    alone.process.send_signal(signal.SIGINT)
    assert alone.process.wait(WAIT) == -signal.SIGINT


def test_an_exit_without_a_request_to_shut_down_has_status_1(alone: Editor) -> None:
    alone.notify("exit", None)
    assert alone.process.wait(WAIT) == 1


def test_an_editor_that_is_gone_ends_the_server(alone: Editor) -> None:
    assert alone.process.stdin is not None
    alone.process.stdin.close()
    assert alone.process.wait(WAIT) == 0


def test_a_message_that_is_too_long_is_answered_with_an_error(alone: Editor) -> None:
    alone.send_raw(b" " * TOO_LONG)
    assert "can't be read" in alone.answer_of(None)["error"]["message"]
    assert alone.found(alone.open("format: 1\nruleset: doom-2004\nform: 2\n"))
    # A length that no machine has room for ends the talk, and nothing else.
    stdin = alone.process.stdin
    assert stdin is not None
    stdin.write(b"Content-Length: 99999999999999\r\n\r\nabc")
    stdin.close()
    assert alone.process.wait(WAIT) == 0
    assert alone.process.stderr is not None and alone.process.stderr.read() == b""


@pytest.fixture
def port() -> int:
    """A free port of this machine."""
    with socket.socket() as one:
        one.bind((HOST, 0))
        number: int = one.getsockname()[1]
    return number


def arrived(port: int, process: subprocess.Popen[bytes]) -> socket.socket:
    """Connect as soon as the server listens."""
    while process.poll() is None:
        try:
            return socket.create_connection((HOST, port), WAIT)
        except ConnectionRefusedError:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
    raise AssertionError(process.returncode)


@pytest.mark.parametrize("reads", (True, False))
def test_a_server_at_a_port_ends_with_its_editor(port: int, reads: bool) -> None:
    command = [sys.executable, "-P", "-m", "kneedeep", "lsp", "--tcp", str(port)]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        with arrived(port, process) as editor:
            body = json.dumps(INITIALIZE).encode()
            editor.sendall(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            # What was sent and is not read makes an end of the connection an error.
            assert editor.recv(100_000 if reads else 10)
        assert process.wait(WAIT) == 0
        assert process.stderr is not None and process.stderr.read() == b""


def test_a_message_says_where_the_map_lies_to_an_editor_that_opens_no_pictures(alone: Editor) -> None:
    uri = alone.open(MAP, "file:///my%20map.yaml")
    alone.ask("workspace/executeCommand", {"command": "kneedeep.showMap", "arguments": [uri]})
    file = Path(alone.notice("window/showMessage")["message"].removeprefix("The picture is in "))
    assert file.name == "my map.svg" and file.read_text(encoding="utf-8").startswith("<?xml")
    assert alone.end() == 0
    assert not file.parent.exists()
