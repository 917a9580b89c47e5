"""Findings as diagnostics of editors, and ranges and edits as types of the protocol."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lsprotocol import types

from kneedeep.analysis.framework import Facts, Finding, Severity
from kneedeep.report.report import Region, region
from kneedeep.report.text_edits import TextEdit
from kneedeep_exchange.lsp.document import Document

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
