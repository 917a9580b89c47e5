"""Ranges and edits of a document as types of the protocol."""

from typing import Any

from lsprotocol import types

from kneedeep.report.text_edits import TextEdit
from kneedeep_exchange.lsp.document import Document


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
