"""The language server with all its requests, and its start."""

import asyncio
import logging
import os
import signal
import sys
import threading
from typing import Any

from lsprotocol import types
from pygls.io_ import StdinAsyncReader, StdoutWriter, run_async

from kneedeep_exchange.lsp.document import Document, Limit
from kneedeep_exchange.lsp.protocol.command_requests import offer_commands
from kneedeep_exchange.lsp.protocol.name_requests import answer_about_names
from kneedeep_exchange.lsp.protocol.scenario_server import (
    NAME,
    ScenarioServer,
    changes_of,
    diagnostic,
    offset_of,
    workspace_edit,
)
from kneedeep_exchange.lsp.protocol.text_requests import answer_about_text
from kneedeep_exchange.lsp.text_changes import all_fixes, formatting, offers

HOST = "127.0.0.1"
LONGEST = 64 * 1024 * 1024
"""The maximum size of a message in bytes. Longer ones are skipped."""
PART = 64 * 1024
TOO_LONG = b"more than 64 MiB"
"""The replacement for a message that is too long, which can't be parsed."""
_FIX_ALL_KIND = f"source.fixAll.{NAME}"
_FIX_ALL_TITLE = "Make all safe fixes"


class Messages:
    """Reads the messages of an editor. A message that is too long is replaced by an invalid one."""

    def __init__(self, reader: Any) -> None:
        self._reader = reader

    async def readline(self) -> bytes:
        """A line of a message's head, empty at the end."""
        line: bytes = await self._reader.readline()
        return line

    async def readexactly(self, length: int) -> bytes:
        """The body of a message, empty if the editor is gone."""
        if length <= LONGEST:
            body: bytes = await self._reader.readexactly(length)
            return body
        while length:
            if not (part := await self._reader.readexactly(min(length, PART))):
                return b""
            length -= len(part)
        return TOO_LONG


def over_standard_streams(server: ScenarioServer) -> int:
    """Serve on standard input and output until the editor ends the session; return the exit status."""
    # stdin is read in a thread, which KeyboardInterrupt does not reach.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    reader = StdinAsyncReader(sys.stdin.buffer, server.thread_pool)
    # A duplicate, since pygls closes its output, and the process flushes stdout when it ends.
    server.protocol.set_writer(StdoutWriter(os.fdopen(os.dup(sys.stdout.fileno()), "wb")))
    return _ended(server, _talk(server, reader))


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
        return 0  # The editor has closed the connection.
    except SystemExit as ended:
        return int(ended.code or 0)
    finally:
        server.shutdown()  # type: ignore[no-untyped-call]
    return 0


def serve(checking: Limit, answering: Limit, port: int | None = None) -> int:
    """Serve an editor until it ends the session; return the exit status. Raises OSError for an unavailable port."""
    logging.disable(logging.CRITICAL)  # pygls logs on stderr what it reports to the editor anyway.
    server = made(checking, answering)
    try:
        return over_standard_streams(server) if port is None else _ended(server, _wait(server, port))
    finally:
        if server.pictures is not None:
            server.pictures.cleanup()


def made(checking: Limit, answering: Limit) -> ScenarioServer:
    """A server with handlers for all requests."""
    server = ScenarioServer(checking, answering)

    @server.feature(types.INITIALIZE)
    def started(given: types.InitializeParams) -> None:
        options = given.initialization_options
        server.has_hints = isinstance(options, dict) and options.get("inlayHints") is True

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(given: types.DidOpenTextDocumentParams) -> None:
        server.take(given.text_document.uri, at_once=True)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(given: types.DidChangeTextDocumentParams) -> None:
        server.take(given.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def closed(given: types.DidCloseTextDocumentParams) -> None:
        server.forget(given.text_document.uri)

    answer_about_names(server)
    answer_about_text(server)
    _offer_changes(server)
    offer_commands(server)
    return server


def _offer_changes(server: ScenarioServer) -> None:
    """Add code actions and formatting."""
    kinds = [types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll, _FIX_ALL_KIND]

    @server.about(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=kinds))
    def act(document: Document, given: types.CodeActionParams) -> list[types.CodeAction]:
        uri, only = given.text_document.uri, given.context.only

        def wanted(kind: str) -> bool:
            return not only or any(kind == one or kind.startswith(f"{one}.") for one in map(_word, only))

        found = []
        if wanted("quickfix"):
            place = (offset_of(document, given.range.start), offset_of(document, given.range.end))
            for offer in offers(document, *place):
                edit = workspace_edit(uri, document, offer.edits)
                solved = [diagnostic(offer.finding, document, uri)]
                kind = types.CodeActionKind.QuickFix
                found.append(types.CodeAction(offer.title, kind, solved, is_preferred=offer.safe, edit=edit))
        if only and wanted(_FIX_ALL_KIND) and (edits := all_fixes(document)):
            found.append(types.CodeAction(_FIX_ALL_TITLE, _FIX_ALL_KIND, edit=workspace_edit(uri, document, edits)))
        return found

    @server.about(types.TEXT_DOCUMENT_FORMATTING)
    def form(document: Document, given: types.DocumentFormattingParams) -> list[types.TextEdit]:
        return changes_of(document, formatting(document))


def _word(kind: object) -> str:
    return str(getattr(kind, "value", kind))
