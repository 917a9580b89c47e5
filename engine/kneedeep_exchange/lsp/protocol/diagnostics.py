"""Findings as editors show them."""

from pathlib import Path

from lsprotocol import types

from kneedeep.analysis.framework.finding import Finding, Severity
from kneedeep.report.report import Region, region
from kneedeep_exchange.lsp.document import Document
from kneedeep_exchange.lsp.protocol.document_ranges import range_of
from kneedeep_exchange.lsp.related_places import related_places

SOURCE = "kneedeep"
UNUSED = "SCN006"
SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.INFO: types.DiagnosticSeverity.Information,
}


def diagnostics(document: Document, uri: str) -> list[types.Diagnostic]:
    """The diagnostics of a document: all findings that are not allowed."""
    return [diagnostic(one, document, uri) for one in document.findings if one.allowed is None]


def diagnostic(finding: Finding, document: Document, uri: str) -> types.Diagnostic:
    """A finding as editors show it."""
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
    """The further elements of a finding."""
    source, facts = document.reading.source, document.facts
    if source is None or facts is None:
        return []
    return [
        types.DiagnosticRelatedInformation(
            types.Location(uri, range_of(*document.positions.span(Region(*source.mark(serial))))),
            facts.called(serial),
        )
        for serial in related_places(finding, facts)
        if serial in source.nodes
    ]


def _page(code: str) -> str:
    """The address of the page of a finding, if the program is run from its checkout."""
    page = Path(__file__).resolve().parents[3] / "findings" / f"{code}.md"
    return page.as_uri() if page.is_file() else ""
