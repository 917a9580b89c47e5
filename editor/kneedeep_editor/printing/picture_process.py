"""The process that makes a PDF or picture file. Qt is imported only after the process has chosen its platform."""

from multiprocessing.connection import Connection

from kneedeep.drawing.document_metadata import DocumentMetadata
from kneedeep.drawing.primitive import DisplayList
from kneedeep.report.sheets import Paper, Sheet
from kneedeep_editor.services.jobs.file_reports import PAGE


def make_pdf(connection: "Connection[object, object]", sheet: Sheet, paper: Paper) -> bytes:
    """Make the PDF file of a sheet like `kneedeep print`, with reports of finished pages."""
    from kneedeep_editor.printing.pdf_pages import pages_of, pdf_of

    pages, _ = pages_of([sheet], paper)
    return pdf_of(pages, sheet.metadata, progress=lambda made: connection.send((PAGE, made, len(pages))))


def make_picture(
    connection: "Connection[object, object]",
    picture: DisplayList,
    ending: str,
    dpi: float,
    metadata: DocumentMetadata,
    page: str | None,
    scenario: bytes | None,
) -> bytes:
    """Make the file of a picture like `kneedeep render`, optionally with an embedded scenario."""
    from kneedeep_editor.printing.picture_files import content_of

    content = content_of(picture, ending, dpi, metadata, page)
    if scenario is None:
        return content
    from kneedeep.model.scenario.io.foreign_files import foreign_files

    files = foreign_files()
    return content if files is None else files.with_scenario(content, ending, scenario)
