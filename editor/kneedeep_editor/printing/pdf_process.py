"""What makes a PDF file in a process of its own: nothing of Qt is loaded here before that process has chosen its platform."""

import os
import signal
from multiprocessing.connection import Connection

from kneedeep.parent_watch import end_with_parent
from kneedeep.report.sheets import Paper, Sheet

PAGE, DONE, FAILED = "page", "done", "failed"
"""What is sent: (PAGE, how many pages are made, of how many), (DONE, the file's bytes), (FAILED, a sentence)."""


def make_pdf(connection: "Connection[object, object]", sheet: Sheet, paper: Paper) -> None:
    """Make the PDF file of a sheet, as `kneedeep print` does, and report it."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Else the fonts stand in another order in each file.
    os.environ.setdefault("QT_HASH_SEED", "0")
    try:
        from kneedeep_editor.printing.pdf_pages import pages_of, pdf_of

        pages, _ = pages_of([sheet], paper)
        data = pdf_of(pages, sheet.metadata, progress=lambda made: connection.send((PAGE, made, len(pages))))
    except Exception as error:  # noqa: BLE001 -- the window reports any error
        connection.send((FAILED, str(error) or type(error).__name__))
    else:
        connection.send((DONE, data))
