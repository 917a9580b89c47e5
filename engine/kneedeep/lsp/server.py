"""The language server: messages of editors in, answers of the engine out. The only module that knows pygls."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcException, JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.protocol import LanguageServerProtocol
from pygls.uris import to_fs_path

from kneedeep import __version__
from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.lsp.completion import completion
from kneedeep.lsp.document import Document, Limit
from kneedeep.lsp.hover import hover
from kneedeep.lsp.map_picture import map_picture
from kneedeep.lsp.name_places import place_at, thing_at
from kneedeep.lsp.outline import Symbol, area_marks, elements, folds, hints, symbols
from kneedeep.lsp.related_places import related_places
from kneedeep.lsp.semantic_tokens import MODIFIERS, SORTS, semantic_tokens
from kneedeep.lsp.text_changes import RenameRefused, all_fixes, formatting, offers, renaming
from kneedeep.report.report import Region, region
from kneedeep.report.text_edits import TextEdit
from kneedeep.work_budget import OutOfWork

NAME = "kneedeep"
PAUSE = 0.15
"""Seconds without a change after which a document is checked."""
UNUSED = "SCN006"
PARSE_ERROR = -32700
SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}
FIX_ALL, SHOW_MAP, OPEN, SIMULATE, SOLVE = (
    f"{NAME}.{word}" for word in ("fixAll", "showMap", "openWindow", "simulate", "solve")
)
COMMANDS = {
    SHOW_MAP: "Show the map",
    OPEN: "Open in the window",
    SIMULATE: "Simulate games",
    SOLVE: "Solve",
    FIX_ALL: "Make all safe fixes",
}
FIX_ALL_KIND = f"source.fixAll.{NAME}"
COMPLETIONS = {
    "key": types.CompletionItemKind.Property,
    "word": types.CompletionItemKind.EnumMember,
    "name": types.CompletionItemKind.Reference,
    "space": types.CompletionItemKind.Value,
}
SYMBOLS = {
    "section": types.SymbolKind.Array,
    "area": types.SymbolKind.Namespace,
    "piece": types.SymbolKind.Module,
    "door": types.SymbolKind.Interface,
    "trigger": types.SymbolKind.Event,
}
Answer = TypeVar("Answer")


class _Protocol(LanguageServerProtocol):
    """Keeps the number of a request that can't be read, so that the error names it."""

    unread: Any = None

    def structure_message(self, data: dict[str, Any]) -> Any:
        """Return the message that plain data is. Raises JsonRpcException."""
        try:
            return super().structure_message(data)
        except JsonRpcException:
            number = data.get("id")
            self.unread = number if isinstance(number, int | str) else None
            raise


class ScenarioServer(LanguageServer):
    """The server with the documents that are open. `checking` and `answering` limit the time of checks and answers."""

    protocol: _Protocol

    def __init__(self, checking: Limit, answering: Limit) -> None:
        # Changes come as whole texts: pygls counts lines otherwise than YAML does.
        full = types.TextDocumentSyncKind.Full
        super().__init__(NAME, __version__, text_document_sync_kind=full, protocol_cls=_Protocol)
        self._checking, self._answering = checking, answering
        self._documents: dict[str, Document] = {}
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._shown: set[str] = set()
        self.windows: set[asyncio.Task[None]] = set()
        """Windows that were opened from here."""
        self.has_hints = False
        """Whether the editor asked for inlay hints when it started."""

    def report_server_error(self, error: Exception, source: Any) -> None:
        """Answer a message that can't be read with an error; log what else fails. The server goes on."""
        if source is JsonRpcException:
            wrong = {"code": PARSE_ERROR, "message": f"The message can't be read: {error}"}
            number, self.protocol.unread = self.protocol.unread, None
            self.protocol._send_data({"jsonrpc": "2.0", "id": number, "error": wrong})
            return
        self.window_log_message(types.LogMessageParams(types.MessageType.Error, f"{NAME}: {error}"))

    async def run_command(self, uri: str, *words: str) -> str | None:
        """Return what a command of the program prints about the text of a document; the editor logs it."""
        document = self.document(uri)
        if document is None:
            return None
        command = [sys.executable, "-P", "-m", "kneedeep", *words, "-"]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
        out, wrong = await process.communicate(document.text.encode())
        text = (out + wrong).decode("utf-8", "replace").strip()
        self.window_log_message(types.LogMessageParams(types.MessageType.Info, text))
        self.window_show_message(
            types.ShowMessageParams(types.MessageType.Info, text.partition("\n")[0] or f"{words[0]}: done")
        )
        return text

    async def open_window(self, uri: str) -> None:
        """Open the saved file of a document in the window, which stays open when the server ends; report why it does not open."""
        document = self.document(uri)
        if document is None or not document.path:
            return
        command = [sys.executable, "-P", "-m", "kneedeep", "edit", document.path]
        with tempfile.TemporaryFile() as wrong:
            nothing = asyncio.subprocess.DEVNULL
            process = await asyncio.create_subprocess_exec(
                *command, stdin=nothing, stdout=nothing, stderr=wrong, start_new_session=True
            )
            status = await process.wait()
            if status:
                wrong.seek(0)
                text = (
                    wrong.read().decode("utf-8", "replace").strip()
                    or f"The window ended with status {status}."
                )
                self.window_show_message(types.ShowMessageParams(types.MessageType.Error, text))

    def document(self, uri: str) -> Document | None:
        """Return an open document that is meant as a scenario."""
        found = self._documents.get(uri)
        return found if found is not None and found.is_scenario else None

    def scenarios(self) -> list[tuple[str, Document]]:
        """Return the address of each open scenario, and the scenario."""
        return [(uri, found) for uri, found in self._documents.items() if found.is_scenario]

    def answer(self, uri: str, ask: Callable[[Document], Answer]) -> Answer | None:
        """Return the answer of a document; None where there is none, or finding it takes too long."""
        document = self.document(uri)
        if document is None:
            return None
        try:
            with self._answering():
                return ask(document)
        except OutOfWork:
            return None

    def take(self, uri: str, *, at_once: bool = False) -> None:
        """Take the text of a document as it is now, and check it when no further change comes."""
        text = self.workspace.get_text_document(uri).source
        encoding = str(getattr(self.workspace.position_encoding, "value", self.workspace.position_encoding))
        before = self._documents.get(uri)
        self._documents[uri] = Document(text, encoding, self._checking, before, to_fs_path(uri) or "")
        self._stop_waiting(uri)
        loop = asyncio.get_running_loop()
        self._waiting[uri] = loop.call_later(0 if at_once else PAUSE, self.publish, uri)

    def forget(self, uri: str) -> None:
        """Forget a document that was closed."""
        self._stop_waiting(uri)
        self._documents.pop(uri, None)
        self._publish(uri, [])

    def publish(self, uri: str) -> None:
        """Send what is found in a document."""
        self._waiting.pop(uri, None)
        document = self.document(uri)
        found = (
            [] if document is None else [self.diagnostic(one, document, uri) for one in reported(document)]
        )
        self._publish(uri, found)

    def _publish(self, uri: str, found: list[types.Diagnostic]) -> None:
        if not found and uri not in self._shown:
            return
        self._shown.add(uri)
        if not found:
            self._shown.discard(uri)
        version = self.workspace.get_text_document(uri).version if uri in self._documents else None
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, found, version))

    def _stop_waiting(self, uri: str) -> None:
        waiting = self._waiting.pop(uri, None)
        if waiting is not None:
            waiting.cancel()

    def diagnostic(self, finding: Finding, document: Document, uri: str) -> types.Diagnostic:
        """Return a finding as editors show it."""
        page = _page(finding.code)
        return types.Diagnostic(
            range=_range(*document.positions.span(region(finding))),
            message=finding.message,
            severity=SEVERITIES[finding.severity],
            code=finding.code,
            code_description=types.CodeDescription(page) if page else None,
            source=NAME,
            tags=[types.DiagnosticTag.Unnecessary] if finding.code == UNUSED else None,
            related_information=self._related(finding, document, uri) or None,
            data=finding.fingerprint,
        )

    def _related(
        self, finding: Finding, document: Document, uri: str
    ) -> list[types.DiagnosticRelatedInformation]:
        """The other elements that a finding is about."""
        source, facts = document.reading.source, document.facts
        if source is None or facts is None:
            return []
        return [
            types.DiagnosticRelatedInformation(
                types.Location(uri, _range(*document.positions.span(Region(*source.mark(serial))))),
                facts.called(serial),
            )
            for serial in related_places(finding, facts)
            if serial in source.nodes
        ]


def reported(document: Document) -> list[Finding]:
    """Return what to show of a document: all that is found and not allowed."""
    return [finding for finding in document.findings if finding.allowed is None]


def made(checking: Limit, answering: Limit) -> ScenarioServer:
    """Return a server that knows all requests."""
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

    _answer_about_names(server)
    _answer_about_text(server)
    _offer_changes(server)
    _offer_commands(server)
    return server


def _answer_about_names(server: ScenarioServer) -> None:
    """Add hover, completion, definition, references, highlights and renaming."""

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover_at(given: types.HoverParams) -> types.Hover | None:
        def ask(document: Document) -> types.Hover | None:
            found = hover(document, _offset(document, given.position))
            if found is None:
                return None
            text = types.MarkupContent(types.MarkupKind.Markdown, found.text)
            return types.Hover(text, _stretch(document, found.start, found.end))

        return server.answer(given.text_document.uri, ask)

    options = types.CompletionOptions(trigger_characters=["{", "[", ",", ":", " ", "-"])

    @server.feature(types.TEXT_DOCUMENT_COMPLETION, options)
    def complete(given: types.CompletionParams) -> types.CompletionList | None:
        def ask(document: Document) -> types.CompletionList | None:
            offset = _offset(document, given.position)
            found = completion(document, offset)
            if found is None:
                return None
            place = _stretch(document, found.start, found.end)
            return types.CompletionList(
                is_incomplete=False,
                items=[
                    types.CompletionItem(
                        label=one.label,
                        kind=COMPLETIONS[one.sort],
                        documentation=types.MarkupContent(types.MarkupKind.Markdown, one.doc)
                        if one.doc
                        else None,
                        sort_text=f"{index:04}",
                        text_edit=types.TextEdit(place, one.text),
                    )
                    for index, one in enumerate(found.proposals)
                ],
            )

        return server.answer(given.text_document.uri, ask)

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    def define(given: types.DefinitionParams) -> list[types.Location] | None:
        uri = given.text_document.uri

        def ask(document: Document) -> list[types.Location]:
            thing = thing_at(document, _offset(document, given.position))
            places = () if thing is None else thing.defined
            return [types.Location(uri, _stretch(document, one.start, one.end)) for one in places]

        return server.answer(uri, ask)

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    def refer(given: types.ReferenceParams) -> list[types.Location] | None:
        uri = given.text_document.uri

        def ask(document: Document) -> list[types.Location]:
            thing = thing_at(document, _offset(document, given.position))
            if thing is None:
                return []
            places = thing.places if given.context.include_declaration else thing.referred
            return [types.Location(uri, _stretch(document, one.start, one.end)) for one in places]

        return server.answer(uri, ask)

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlight(given: types.DocumentHighlightParams) -> list[types.DocumentHighlight] | None:
        def ask(document: Document) -> list[types.DocumentHighlight]:
            thing = thing_at(document, _offset(document, given.position))
            return [
                types.DocumentHighlight(
                    _stretch(document, one.start, one.end),
                    types.DocumentHighlightKind.Write if one.sort else types.DocumentHighlightKind.Read,
                )
                for one in ([] if thing is None else thing.places)
            ]

        return server.answer(given.text_document.uri, ask)

    @server.feature(types.TEXT_DOCUMENT_PREPARE_RENAME)
    def prepare(given: types.PrepareRenameParams) -> types.Range | None:
        def ask(document: Document) -> types.Range | None:
            offset = _offset(document, given.position)
            here = place_at(document, offset)
            if here is None or thing_at(document, offset) is None:
                return None
            return _stretch(document, here.start, here.end)

        return server.answer(given.text_document.uri, ask)

    @server.feature(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
    def rename(given: types.RenameParams) -> types.WorkspaceEdit | None:
        uri = given.text_document.uri

        def ask(document: Document) -> types.WorkspaceEdit:
            try:
                edits = renaming(document, _offset(document, given.position), given.new_name)
            except RenameRefused as refusal:
                raise JsonRpcInvalidParams(str(refusal)) from refusal
            return _edit(uri, document, edits)

        return server.answer(uri, ask)


def _answer_about_text(server: ScenarioServer) -> None:
    """Add symbols, folding, inlay hints and code lenses."""

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def outline(given: types.DocumentSymbolParams) -> list[types.DocumentSymbol] | None:
        def converted(document: Document, symbol: Symbol) -> types.DocumentSymbol:
            return types.DocumentSymbol(
                name=symbol.name,
                detail=symbol.detail,
                kind=SYMBOLS.get(symbol.sort, types.SymbolKind.Object),
                range=_stretch(document, min(symbol.start, symbol.mark[0]), max(symbol.end, symbol.mark[1])),
                selection_range=_stretch(document, *symbol.mark),
                children=[converted(document, one) for one in symbol.children],
            )

        def ask(document: Document) -> list[types.DocumentSymbol]:
            return [converted(document, one) for one in symbols(document)]

        return server.answer(given.text_document.uri, ask)

    @server.feature(types.WORKSPACE_SYMBOL)
    def search(given: types.WorkspaceSymbolParams) -> list[types.SymbolInformation]:
        found = []
        for uri, document in server.scenarios():
            for one in elements(server.answer(uri, symbols) or []):
                if given.query.lower() in f"{one.name} {one.detail}".lower():
                    place = types.Location(uri, _stretch(document, *one.mark))
                    kind = SYMBOLS.get(one.sort, types.SymbolKind.Object)
                    found.append(types.SymbolInformation(place, one.name, kind, container_name=one.sort))
        return found

    @server.feature(types.TEXT_DOCUMENT_FOLDING_RANGE)
    def fold(given: types.FoldingRangeParams) -> list[types.FoldingRange] | None:
        def ask(document: Document) -> list[types.FoldingRange]:
            return [
                types.FoldingRange(document.spot(start).line, document.spot(end).line)
                for start, end in folds(document)
            ]

        return server.answer(given.text_document.uri, ask)

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    def hint(given: types.InlayHintParams) -> list[types.InlayHint] | None:
        def ask(document: Document) -> list[types.InlayHint]:
            first = _offset(document, given.range.start)
            last = _offset(document, given.range.end)
            return [
                types.InlayHint(types.Position(*document.spot(one.offset)), one.text)
                for one in hints(document)
                if first <= one.offset <= last
            ]

        return server.answer(given.text_document.uri, ask) if server.has_hints else None

    @server.feature(types.TEXT_DOCUMENT_CODE_LENS)
    def lens(given: types.CodeLensParams) -> list[types.CodeLens] | None:
        uri = given.text_document.uri
        start = _range((0, 0), (0, 0))

        def ask(document: Document) -> list[types.CodeLens]:
            title = "Show on the map"
            offered = [name for name in COMMANDS if name != FIX_ALL and (name != OPEN or document.path)]
            return [
                *(
                    types.CodeLens(start, types.Command(COMMANDS[name], name, arguments=[uri]))
                    for name in offered
                ),
                *(
                    types.CodeLens(
                        _stretch(document, *mark), types.Command(title, SHOW_MAP, arguments=[uri, area])
                    )
                    for area, mark in area_marks(document)
                ),
            ]

        return server.answer(uri, ask)

    legend = types.SemanticTokensLegend(SORTS, MODIFIERS)

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, legend)
    def color(given: types.SemanticTokensParams) -> types.SemanticTokens | None:
        def ask(document: Document) -> types.SemanticTokens:
            numbers: list[int] = []
            line = character = 0
            for token in semantic_tokens(document):
                start, end = document.spot(token.start), document.spot(token.end)
                if start.line != end.line:
                    continue
                if start.line != line:
                    character = 0
                modifiers = sum(1 << MODIFIERS.index(word) for word in token.modifiers)
                length = end.character - start.character
                numbers += (
                    start.line - line,
                    start.character - character,
                    length,
                    SORTS.index(token.sort),
                    modifiers,
                )
                line, character = start
            return types.SemanticTokens(numbers)

        return server.answer(given.text_document.uri, ask)


def _offer_changes(server: ScenarioServer) -> None:
    """Add code actions and formatting."""
    kinds = [types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll, FIX_ALL_KIND]

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, types.CodeActionOptions(code_action_kinds=kinds))
    def act(given: types.CodeActionParams) -> list[types.CodeAction] | None:
        uri, only = given.text_document.uri, given.context.only

        def wanted(kind: str) -> bool:
            return not only or any(kind == one or kind.startswith(f"{one}.") for one in map(_word, only))

        def ask(document: Document) -> list[types.CodeAction]:
            found = []
            if wanted("quickfix"):
                place = (_offset(document, given.range.start), _offset(document, given.range.end))
                for offer in offers(document, *place):
                    found.append(
                        types.CodeAction(
                            title=offer.title,
                            kind=types.CodeActionKind.QuickFix,
                            diagnostics=[server.diagnostic(offer.finding, document, uri)],
                            is_preferred=offer.safe,
                            edit=_edit(uri, document, offer.edits),
                        )
                    )
            if only and wanted(FIX_ALL_KIND):
                edits = all_fixes(document)
                if edits:
                    title = COMMANDS[FIX_ALL]
                    found.append(types.CodeAction(title, FIX_ALL_KIND, edit=_edit(uri, document, edits)))
            return found

        return server.answer(uri, ask)

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def form(given: types.DocumentFormattingParams) -> list[types.TextEdit] | None:
        def ask(document: Document) -> list[types.TextEdit]:
            return _edits(document, formatting(document))

        return server.answer(given.text_document.uri, ask)


def _offer_commands(server: ScenarioServer) -> None:
    """Add the commands that editors send by name, each with the address of a document."""

    @server.command(FIX_ALL)
    def fix_all(uri: str) -> None:
        def ask(document: Document) -> types.WorkspaceEdit | None:
            edits = all_fixes(document)
            return _edit(uri, document, edits) if edits else None

        edit = server.answer(uri, ask)
        if edit is not None:
            server.workspace_apply_edit(types.ApplyWorkspaceEditParams(edit))

    @server.command(SHOW_MAP)
    def show_map(uri: str, *areas: str) -> str | None:
        picture = server.answer(uri, lambda document: map_picture(document, areas))
        if picture is not None:
            handle, name = tempfile.mkstemp(".svg", f"{NAME}-")
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(picture)
            address = Path(name).as_uri()
            server.window_show_document(types.ShowDocumentParams(address, external=True))
        return picture

    @server.command(OPEN)
    def open_window(uri: str) -> None:
        # The answer does not wait until the window is closed.
        task = asyncio.get_running_loop().create_task(server.open_window(uri))
        server.windows.add(task)
        task.add_done_callback(server.windows.discard)

    @server.command(SOLVE)
    async def solve(uri: str) -> str | None:
        return await server.run_command(uri, "solve")

    @server.command(SIMULATE)
    async def simulate(uri: str) -> str | None:
        return await server.run_command(uri, "simulate", "--games", "4")


def serve(checking: Limit, answering: Limit, port: int | None = None) -> None:
    """Talk with an editor until it ends the talk: over standard input and output, or a port of this machine."""
    logging.disable(logging.CRITICAL)  # pygls logs on stderr what it reports to the editor anyway.
    server = made(checking, answering)
    if port is None:
        # pygls closes its output at the end; that of the process stays open for what ends a process.
        server.start_io(stdout=os.fdopen(os.dup(sys.stdout.fileno()), "wb"))
    else:
        server.start_tcp("127.0.0.1", port)


def _offset(document: Document, position: types.Position) -> int:
    return document.offset(position.line, position.character)


def _stretch(document: Document, start: int, end: int) -> types.Range:
    return _range(document.spot(start), document.spot(end))


def _edits(document: Document, edits: list[TextEdit]) -> list[types.TextEdit]:
    return [types.TextEdit(_range(*document.positions.span(edit.place)), edit.text) for edit in edits]


def _edit(uri: str, document: Document, edits: list[TextEdit]) -> types.WorkspaceEdit:
    return types.WorkspaceEdit(changes={uri: _edits(document, edits)})


def _word(kind: Any) -> str:
    return str(getattr(kind, "value", kind))


def _range(start: Any, end: Any) -> types.Range:
    return types.Range(types.Position(*start), types.Position(*end))


def _page(code: str) -> str:
    """The address of the page of a finding, where the program stands in its checkout."""
    page = Path(__file__).resolve().parents[2] / "findings" / f"{code}.md"
    return page.as_uri() if page.is_file() else ""
