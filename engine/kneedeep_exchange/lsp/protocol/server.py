"""The language server: all requests that it answers, and how it is started."""

import logging

from lsprotocol import types

from kneedeep_exchange.lsp.document import Limit
from kneedeep_exchange.lsp.protocol.change_requests import offer_changes
from kneedeep_exchange.lsp.protocol.command_requests import offer_commands
from kneedeep_exchange.lsp.protocol.connection import at_port, over_standard_streams
from kneedeep_exchange.lsp.protocol.name_requests import answer_about_names
from kneedeep_exchange.lsp.protocol.scenario_server import ScenarioServer
from kneedeep_exchange.lsp.protocol.text_requests import answer_about_text


def serve(checking: Limit, answering: Limit, port: int | None = None) -> int:
    """Talk with an editor until it ends the talk; return the exit status. Raises OSError for a port that can't be had."""
    logging.disable(logging.CRITICAL)  # pygls logs on stderr what it reports to the editor anyway.
    server = made(checking, answering)
    try:
        return over_standard_streams(server) if port is None else at_port(server, port)
    finally:
        if server.pictures is not None:
            server.pictures.cleanup()


def made(checking: Limit, answering: Limit) -> ScenarioServer:
    """A server that knows all requests."""
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
    offer_changes(server)
    offer_commands(server)
    return server
