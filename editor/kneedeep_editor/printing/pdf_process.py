"""The process that makes a PDF file: nothing of Qt is loaded here before that process has chosen its platform."""

from multiprocessing.connection import Connection

from kneedeep.report.sheets import Paper, Sheet
from kneedeep_editor.services.jobs.file_reports import PAGE, report_file


def make_pdf(connection: "Connection[object, object]", sheet: Sheet, paper: Paper) -> None:
    """Make the PDF file of a sheet, as `kneedeep print` does, and report it."""

    def make() -> bytes:
        from kneedeep_editor.printing.pdf_pages import pages_of, pdf_of

        pages, _ = pages_of([sheet], paper)
        return pdf_of(pages, sheet.metadata, progress=lambda made: connection.send((PAGE, made, len(pages))))

    report_file(connection, make)
