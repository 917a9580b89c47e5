"""Changes that an editor asks for: code actions and formatting."""

from lsprotocol import types

from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.protocol.diagnostics import diagnostic
from kneedeep_exchange.lsp.protocol.document_ranges import changes_of, offset_of, workspace_edit
from kneedeep_exchange.lsp.protocol.scenario_server import NAME, ScenarioServer
from kneedeep_exchange.lsp.text_changes import all_fixes, formatting, offers

FIX_ALL_KIND = f"source.fixAll.{NAME}"
FIX_ALL_TITLE = "Make all safe fixes"


def offer_changes(server: ScenarioServer) -> None:
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
                place = (offset_of(document, given.range.start), offset_of(document, given.range.end))
                for offer in offers(document, *place):
                    found.append(
                        types.CodeAction(
                            title=offer.title,
                            kind=types.CodeActionKind.QuickFix,
                            diagnostics=[diagnostic(offer.finding, document, uri)],
                            is_preferred=offer.safe,
                            edit=workspace_edit(uri, document, offer.edits),
                        )
                    )
            if only and wanted(FIX_ALL_KIND) and (edits := all_fixes(document)):
                found.append(types.CodeAction(FIX_ALL_TITLE, FIX_ALL_KIND, edit=workspace_edit(uri, document, edits)))
            return found

        return server.answer(uri, ask)

    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    def form(given: types.DocumentFormattingParams) -> list[types.TextEdit] | None:
        def ask(document: Document) -> list[types.TextEdit]:
            return changes_of(document, formatting(document))

        return server.answer(given.text_document.uri, ask)


def _word(kind: object) -> str:
    return str(getattr(kind, "value", kind))
