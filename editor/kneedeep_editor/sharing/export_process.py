"""The process that writes an export. Qt is imported only after the process has chosen its platform."""

from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from kneedeep.report.measured_difficulty import MeasuredDifficulty
from kneedeep.support.english import sentence
from kneedeep_exchange.exports.export_request import ExportOptions

if TYPE_CHECKING:
    from kneedeep.drawing.primitive import DisplayList
    from kneedeep_exchange.exports.exporting import Export


def make_export(
    connection: "Connection[object, object]",
    text: bytes,
    format: str,
    options: ExportOptions,
    measured: MeasuredDifficulty | None,
    name: str,
) -> "Export | str":
    """Export the file of a scenario like `kneedeep export`. A sentence with the reason of a failure."""
    from kneedeep.analysis.framework.facts import Facts
    from kneedeep.analysis.framework.runner import analyse
    from kneedeep.model.scenario.io.reader import read
    from kneedeep.model.scenario.translations import in_language
    from kneedeep.report.measured_difficulty import measured_as_shipped
    from kneedeep_exchange.exports.export_formats import FORMATS
    from kneedeep_exchange.exports.export_request import ExportRequest, NothingToExport
    from kneedeep_exchange.exports.exporting import export

    reading = read(text)
    scenario = reading.scenario
    assert scenario is not None
    scenario = in_language(scenario, options.language)
    request = ExportRequest(
        Facts(scenario, reading.problems, source=reading.source),
        tuple(analyse(reading)),
        text,
        options,
        measured or measured_as_shipped(scenario),
        _painted if FORMATS[format].painted else None,
        name,
    )
    try:
        exported = export(request, format)
    except NothingToExport as nothing:
        return sentence(str(nothing))
    return exported._replace(kept=dict(exported.kept))


def _painted(picture: "DisplayList", dots: float) -> bytes:
    from kneedeep_editor.printing.picture_files import content_of

    return content_of(picture, ".png", dots, page=None)
