"""Requests about a whole text: symbols, folding, inlay hints, colors."""

from lsprotocol import types

from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.outline import Symbol, elements, folds, hints, symbols
from kneedeep_exchange.lsp.protocol.scenario_server import ScenarioServer, offset_of, stretch
from kneedeep_exchange.lsp.semantic_tokens import MODIFIERS, SORTS, semantic_tokens

SYMBOLS = {
    "section": types.SymbolKind.Array,
    "area": types.SymbolKind.Namespace,
    "piece": types.SymbolKind.Module,
    "door": types.SymbolKind.Interface,
    "trigger": types.SymbolKind.Event,
}


def answer_about_text(server: ScenarioServer) -> None:
    """Add symbols, folding, inlay hints and colors."""

    @server.about(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    def outline(document: Document, given: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        def converted(symbol: Symbol) -> types.DocumentSymbol:
            return types.DocumentSymbol(
                name=symbol.name,
                detail=symbol.detail,
                kind=SYMBOLS.get(symbol.sort, types.SymbolKind.Object),
                range=stretch(document, min(symbol.start, symbol.mark[0]), max(symbol.end, symbol.mark[1])),
                selection_range=stretch(document, *symbol.mark),
                children=list(map(converted, symbol.children)),
            )

        return list(map(converted, symbols(document)))

    @server.feature(types.WORKSPACE_SYMBOL)
    def search(given: types.WorkspaceSymbolParams) -> list[types.SymbolInformation]:
        found = []
        for uri, document in server.scenarios():
            for one in elements(server.answer(uri, symbols) or []):
                if given.query.lower() in f"{one.name} {one.detail}".lower():
                    place = types.Location(uri, stretch(document, *one.mark))
                    kind = SYMBOLS.get(one.sort, types.SymbolKind.Object)
                    found.append(types.SymbolInformation(place, one.name, kind, container_name=one.sort))
        return found

    @server.about(types.TEXT_DOCUMENT_FOLDING_RANGE)
    def fold(document: Document, given: types.FoldingRangeParams) -> list[types.FoldingRange]:
        return [
            types.FoldingRange(document.spot(start).line, document.spot(end).line) for start, end in folds(document)
        ]

    @server.about(types.TEXT_DOCUMENT_INLAY_HINT)
    def hint(document: Document, given: types.InlayHintParams) -> list[types.InlayHint] | None:
        if not server.has_hints:
            return None
        first = offset_of(document, given.range.start)
        last = offset_of(document, given.range.end)
        near = (one for one in hints(document) if first <= one.offset <= last)
        return [types.InlayHint(types.Position(*document.spot(one.offset)), one.text) for one in near]

    legend = types.SemanticTokensLegend(SORTS, MODIFIERS)

    @server.about(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, legend)
    def color(document: Document, given: types.SemanticTokensParams) -> types.SemanticTokens:
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
            numbers += (start.line - line, start.character - character, length, SORTS.index(token.sort), modifiers)
            line, character = start
        return types.SemanticTokens(numbers)
