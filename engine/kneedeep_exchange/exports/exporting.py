"""Writing a scenario in a format: the file, its proof, and its losses."""

from collections.abc import Mapping
from typing import NamedTuple

from kneedeep.model.scenario.model import Scenario
from kneedeep.report.producer import digest_of, producer_of
from kneedeep.support.translation import tr
from kneedeep_exchange.exports.export_formats import FORMATS
from kneedeep_exchange.exports.export_request import ExportRequest, NothingToExport, Written
from kneedeep_exchange.fidelity import Loss, Proof


class Export(NamedTuple):
    """A file in a format. It must not be saved unless its proof holds."""

    format: str
    written: Written
    proof: Proof
    kept: Mapping[str, int]
    lost: tuple[Loss, ...]


def export(request: ExportRequest, format: str) -> Export:
    """The scenario in a format, read back and compared. Raises NothingToExport, also for a scenario with errors."""
    exporter = FORMATS[format].exporter()
    written = exporter.write(request)
    proof = exporter.prove(written, request)
    errors = [one for one in request.findings if one.code.startswith("SCN") and one.severity == "error"]
    if not proof.holds and errors:
        raise NothingToExport(
            tr(
                "read back it means something else, since the scenario has errors: {code} {message}",
                code=errors[0].code,
                message=errors[0].message.removesuffix("."),
            )
        )
    return Export(format, written, proof, exporter.kept(request), tuple(exporter.losses(request)))


def facts_of(exported: Export, scenario: Scenario) -> dict[str, object]:
    """The facts about an export as plain data."""
    return {
        "version": 1,
        "format": exported.format,
        "scenario": digest_of(scenario),
        "made_by": producer_of(scenario),
        "bytes": len(exported.written.content),
        "beside": {name: len(content) for name, content in exported.written.beside},
        "proof": {"holds": exported.proof.holds, "text": exported.proof.text},
        "kept": dict(exported.kept),
        "lost": [{"what": loss.what, "elements": list(loss.elements)} for loss in exported.lost],
    }
