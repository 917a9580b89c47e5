"""How the server talks with an editor: over standard input and output, or at a port of this machine."""

import asyncio
import os
import signal
import sys
import threading
from typing import Any

from pygls.io_ import StdinAsyncReader, StdoutWriter, run_async

from kneedeep_exchange.lsp.protocol.scenario_server import ScenarioServer

HOST = "127.0.0.1"
LONGEST = 64 * 1024 * 1024
"""Bytes of a message. Of a longer one nothing is kept."""
PART = 64 * 1024
TOO_LONG = b"more than 64 MiB"
"""Stands for a message that is too long: nothing that can be read."""


class Messages:
    """The messages of an editor; what is too long to be read comes as a text that is no message."""

    def __init__(self, reader: Any) -> None:
        """Read from a reader of lines and bytes."""
        self._reader = reader

    async def readline(self) -> bytes:
        """A line of a head; none at the end."""
        line: bytes = await self._reader.readline()
        return line

    async def readexactly(self, length: int) -> bytes:
        """A body; none where the editor is gone."""
        if length <= LONGEST:
            body: bytes = await self._reader.readexactly(length)
            return body
        while length:
            part = await self._reader.readexactly(min(length, PART))
            if not part:
                return b""
            length -= len(part)
        return TOO_LONG


def over_standard_streams(server: ScenarioServer) -> int:
    """Talk over standard input and output until the editor ends it; return the exit status."""
    # A thread reads, and no interrupt reaches a thread.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    reader = StdinAsyncReader(sys.stdin.buffer, server.thread_pool)
    # pygls closes its output at the end; that of the process stays open for what ends a process.
    server.protocol.set_writer(StdoutWriter(os.fdopen(os.dup(sys.stdout.fileno()), "wb")))
    return _ended(server, _talk(server, reader))


def at_port(server: ScenarioServer, port: int) -> int:
    """Wait for one editor at a port, and talk until it ends it or goes away; return the exit status. Raises OSError."""
    return _ended(server, _wait(server, port))


async def _wait(server: ScenarioServer, port: int) -> None:
    arrived: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
    listening = await asyncio.start_server(lambda *streams: arrived.put_nowait(streams), HOST, port)
    reader, writer = await arrived.get()
    listening.close()
    server.protocol.set_writer(writer)
    await _talk(server, reader)


async def _talk(server: ScenarioServer, reader: object) -> None:
    server._stop_event = stop = threading.Event()
    await run_async(stop, Messages(reader), server.protocol, error_handler=server.report_server_error)


def _ended(server: ScenarioServer, talk: Any) -> int:
    try:
        asyncio.run(talk)
    except (ConnectionError, EOFError):
        return 0  # The editor is gone.
    except SystemExit as ended:
        return int(ended.code or 0)
    finally:
        server.shutdown()  # type: ignore[no-untyped-call]
    return 0
