"""The server with the open documents: receives changes, publishes findings as diagnostics, shows messages."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.uris import to_fs_path

from kneedeep import __version__
from kneedeep.analysis.framework import Facts, Finding, Severity
from kneedeep.report.report import Region, region
from kneedeep.report.text_edits import TextEdit
from kneedeep.support.work_budget import OutOfWork
from kneedeep_exchange.lsp.document import Document, Limit

SOURCE = "kneedeep"
UNUSED = "SCN006"
SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}
MOST_PIECES = 8


def related_places(finding: Finding, facts: Facts) -> list[int]:
    """The serials of a finding's further elements. Empty for an unreadable file."""
    first = finding.serials[0] if finding.serials else 0
    known = {name: serial for serial, name in facts.names.items()}
    witness = finding.witness or {}
    shown = (known.get(name, 0) for part in ("elements", "doors") for name in witness.get(part, ()))
    others = [serial for serial in dict.fromkeys((*finding.serials[1:], *shown)) if serial not in (0, first)]
    return others or [serial for serial in _pieces(finding, facts) if serial != first]


def _pieces(finding: Finding, facts: Facts) -> Iterator[int]:
    """Yield the pieces with spaces of a finding, those with the most spaces first."""
    board = facts.board
    numbers = [board.number[space] for space in finding.spaces if space in board.number]
    counts = Counter(board.pieces[board.owner[number]].element.serial for number in numbers)
    yield from (serial for serial, _ in counts.most_common(MOST_PIECES))


def diagnostics(document: Document, uri: str) -> list[types.Diagnostic]:
    """The diagnostics of a document: all findings that are not allowed."""
    return [diagnostic(one, document, uri) for one in document.findings if one.allowed is None]


def diagnostic(finding: Finding, document: Document, uri: str) -> types.Diagnostic:
    """A finding as a diagnostic."""
    page = _page(finding.code)
    return types.Diagnostic(
        range=range_of(*document.positions.span(region(finding))),
        message=finding.message,
        severity=SEVERITIES[finding.severity],
        code=finding.code,
        code_description=types.CodeDescription(page) if page else None,
        source=SOURCE,
        tags=[types.DiagnosticTag.Unnecessary] if finding.code == UNUSED else None,
        related_information=_related(finding, document, uri) or None,
        data=finding.fingerprint,
    )


def _related(finding: Finding, document: Document, uri: str) -> list[types.DiagnosticRelatedInformation]:
    """The further elements of a finding, as related information."""
    source, facts = document.reading.source, document.facts
    if source is None or facts is None:
        return []
    return [
        types.DiagnosticRelatedInformation(
            types.Location(uri, range_of(*document.positions.span(Region(*source.mark(serial))))), facts.called(serial)
        )
        for serial in related_places(finding, facts)
        if serial in source.nodes
    ]


def _page(code: str) -> str:
    """The address of the finding's page, if the program runs from a checkout."""
    page = Path(__file__).resolve().parents[3] / "findings" / f"{code}.md"
    return page.as_uri() if page.is_file() else ""


def range_of(start: Any, end: Any) -> types.Range:
    """The range between two positions."""
    return types.Range(types.Position(*start), types.Position(*end))


def stretch(document: Document, start: int, end: int) -> types.Range:
    """The range between two offsets."""
    return range_of(document.spot(start), document.spot(end))


def offset_of(document: Document, position: types.Position) -> int:
    """The offset of a position of the protocol."""
    return document.offset(position.line, position.character)


def changes_of(document: Document, edits: list[TextEdit]) -> list[types.TextEdit]:
    """Text edits as types of the protocol."""
    return [types.TextEdit(range_of(*document.positions.span(edit.place)), edit.text) for edit in edits]


def workspace_edit(uri: str, document: Document, edits: list[TextEdit]) -> types.WorkspaceEdit:
    """Text edits as an edit of the workspace."""
    return types.WorkspaceEdit(changes={uri: changes_of(document, edits)})


NAME = "kneedeep"
PAUSE = 0.15
"""The pause in seconds after a change before a document is checked."""
PARSE_ERROR = -32700
Answer = TypeVar("Answer")


class AboutDocument(Protocol):
    """The interface of a request about a document."""

    @property
    def text_document(self) -> types.TextDocumentIdentifier:
        """The document."""


Request = TypeVar("Request", bound=AboutDocument)


class _Protocol(LanguageServerProtocol):
    """The protocol. Remembers the id of an unreadable request for its error message."""

    unread: object = None

    def structure_message(self, data: dict[str, object]) -> object:
        """The message for plain data. Raises JsonRpcException."""
        try:
            return super().structure_message(data)
        except JsonRpcException:
            number = data.get("id")
            self.unread = number if isinstance(number, int | str) else None
            raise


class ScenarioServer(LanguageServer):
    """The server with the open documents. `checking`, `answering`: time limits of checks and answers."""

    protocol: _Protocol

    def __init__(self, checking: Limit, answering: Limit) -> None:
        # Changes are sent as whole texts, since pygls counts lines differently from YAML.
        full = types.TextDocumentSyncKind.Full
        super().__init__(NAME, __version__, text_document_sync_kind=full, protocol_cls=_Protocol)
        self._checking, self._answering = checking, answering
        self._documents: dict[str, Document] = {}
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._shown: set[str] = set()
        self.pictures: tempfile.TemporaryDirectory[str] | None = None
        """The folder of the pictures for the editor, None until the first one."""
        self.windows: set[asyncio.Task[None]] = set()
        """The tasks of open windows."""
        self.has_hints = False
        """Whether the editor asked for inlay hints when it started."""

    def report_server_error(self, error: Exception, source: object) -> None:
        """Answer an unreadable message with an error, and log any other failure. The server continues."""
        if source is JsonRpcException:
            wrong = {"code": PARSE_ERROR, "message": f"The message can't be read: {error}"}
            number, self.protocol.unread = self.protocol.unread, None
            self.protocol._send_data({"jsonrpc": "2.0", "id": number, "error": wrong})
            return
        self.window_log_message(types.LogMessageParams(types.MessageType.Error, f"{NAME}: {error}"))

    def tell(self, text: str, sort: types.MessageType = types.MessageType.Info) -> None:
        """Show a message in the editor."""
        self.window_show_message(types.ShowMessageParams(sort, text))

    def show_picture(self, name: str, svg: str) -> None:
        """Show a picture in a browser, or give its path to an editor that can't open it."""
        if self.pictures is None:
            self.pictures = tempfile.TemporaryDirectory(prefix=f"{NAME}-")
        file = Path(self.pictures.name, f"{name}.svg")
        file.write_text(svg, encoding="utf-8", newline="\n")
        window = self.client_capabilities.window
        if window is not None and window.show_document is not None and window.show_document.support:
            self.window_show_document(types.ShowDocumentParams(file.as_uri(), external=True))
        else:
            self.tell(f"The picture is in {file}")

    def document(self, uri: str) -> Document | None:
        """An open document that is meant as a scenario. None for any other."""
        found = self._documents.get(uri)
        return found if found is not None and found.is_scenario else None

    def scenarios(self) -> list[tuple[str, Document]]:
        """The address and the document of each open scenario."""
        return [(uri, found) for uri, found in self._documents.items() if found.is_scenario]

    def answer(self, uri: str, ask: Callable[[Document], Answer]) -> Answer | None:
        """The answer for a document. None without a document, or if the work limit is exceeded."""
        if (document := self.document(uri)) is None:
            return None
        try:
            with self._answering():
                return ask(document)
        except OutOfWork:
            return None

    def about(
        self, method: str, options: object = None
    ) -> Callable[[Callable[[Document, Request], Answer]], Callable[[Request], Answer | None]]:
        """A decorator that registers a function of document and request as the handler of a method."""

        def answering(ask: Callable[[Document, Request], Answer]) -> Callable[[Request], Answer | None]:
            def answered(given: Request) -> Answer | None:
                return self.answer(given.text_document.uri, lambda document: ask(document, given))

            self.feature(method, options)(answered)
            return answered

        return answering

    def take(self, uri: str, *, at_once: bool = False) -> None:
        """Take the current text of a document. It is checked after a pause without changes, or at once."""
        text = self.workspace.get_text_document(uri).source
        encoding = str(getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding))
        before = self._documents.get(uri)
        self._documents[uri] = Document(text, encoding, self._checking, before, to_fs_path(uri) or "")
        self._stop_waiting(uri)
        self._waiting[uri] = asyncio.get_running_loop().call_later(0 if at_once else PAUSE, self.publish, uri)

    def forget(self, uri: str) -> None:
        """Forget a closed document."""
        self._stop_waiting(uri)
        self._documents.pop(uri, None)
        self._publish(uri, [])

    def publish(self, uri: str) -> None:
        """Publish the findings of a document."""
        self._waiting.pop(uri, None)
        document = self.document(uri)
        self._publish(uri, [] if document is None else diagnostics(document, uri))

    def _publish(self, uri: str, found: list[types.Diagnostic]) -> None:
        if not found and uri not in self._shown:
            return
        self._shown.add(uri)
        if not found:
            self._shown.discard(uri)
        version = self.workspace.get_text_document(uri).version if uri in self._documents else None
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, found, version))

    def _stop_waiting(self, uri: str) -> None:
        if (waiting := self._waiting.pop(uri, None)) is not None:
            waiting.cancel()
