"""Requests about a word: hover, completion, definition, references, highlights, renaming."""

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams

from kneedeep_exchange.lsp.completion import completion
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.hover import hover
from kneedeep_exchange.lsp.name_places import place_at, thing_at
from kneedeep_exchange.lsp.protocol.scenario_server import ScenarioServer, offset_of, stretch, workspace_edit
from kneedeep_exchange.lsp.text_changes import RenameRefused, renaming

COMPLETIONS = {
    "key": types.CompletionItemKind.Property,
    "word": types.CompletionItemKind.EnumMember,
    "name": types.CompletionItemKind.Reference,
    "space": types.CompletionItemKind.Value,
}


def answer_about_names(server: ScenarioServer) -> None:
    """Add hover, completion, definition, references, highlights and renaming."""

    @server.about(types.TEXT_DOCUMENT_HOVER)
    def hover_at(document: Document, given: types.HoverParams) -> types.Hover | None:
        if (found := hover(document, offset_of(document, given.position))) is None:
            return None
        text = types.MarkupContent(types.MarkupKind.Markdown, found.text)
        return types.Hover(text, stretch(document, found.start, found.end))

    options = types.CompletionOptions(trigger_characters=["{", "[", ",", ":", " ", "-"])

    @server.about(types.TEXT_DOCUMENT_COMPLETION, options)
    def complete(document: Document, given: types.CompletionParams) -> types.CompletionList | None:
        offset = offset_of(document, given.position)
        if (found := completion(document, offset)) is None:
            return None
        place = stretch(document, found.start, found.end)
        return types.CompletionList(
            is_incomplete=False,
            items=[
                types.CompletionItem(
                    label=one.label,
                    kind=COMPLETIONS[one.sort],
                    documentation=types.MarkupContent(types.MarkupKind.Markdown, one.doc) if one.doc else None,
                    sort_text=f"{index:04}",
                    text_edit=types.TextEdit(place, one.text),
                )
                for index, one in enumerate(found.proposals)
            ],
        )

    @server.about(types.TEXT_DOCUMENT_DEFINITION)
    def define(document: Document, given: types.DefinitionParams) -> list[types.Location]:
        thing = thing_at(document, offset_of(document, given.position))
        places = () if thing is None else thing.defined
        return [types.Location(given.text_document.uri, stretch(document, one.start, one.end)) for one in places]

    @server.about(types.TEXT_DOCUMENT_REFERENCES)
    def refer(document: Document, given: types.ReferenceParams) -> list[types.Location]:
        if (thing := thing_at(document, offset_of(document, given.position))) is None:
            return []
        places = thing.places if given.context.include_declaration else thing.referred
        return [types.Location(given.text_document.uri, stretch(document, one.start, one.end)) for one in places]

    @server.about(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    def highlight(document: Document, given: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
        thing = thing_at(document, offset_of(document, given.position))
        kinds, found = types.DocumentHighlightKind, () if thing is None else thing.places
        places = ((stretch(document, one.start, one.end), kinds.Write if one.sort else kinds.Read) for one in found)
        return [types.DocumentHighlight(*place) for place in places]

    @server.about(types.TEXT_DOCUMENT_PREPARE_RENAME)
    def prepare(document: Document, given: types.PrepareRenameParams) -> types.Range | None:
        offset = offset_of(document, given.position)
        if (here := place_at(document, offset)) is None or thing_at(document, offset) is None:
            return None
        return stretch(document, here.start, here.end)

    @server.about(types.TEXT_DOCUMENT_RENAME, types.RenameOptions(prepare_provider=True))
    def rename(document: Document, given: types.RenameParams) -> types.WorkspaceEdit:
        try:
            edits = renaming(document, offset_of(document, given.position), given.new_name)
        except RenameRefused as refusal:
            raise JsonRpcInvalidParams(str(refusal)) from refusal
        return workspace_edit(given.text_document.uri, document, edits)
