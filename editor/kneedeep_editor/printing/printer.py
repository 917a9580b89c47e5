"""Pages on a printer of the system."""

from collections.abc import Sequence

from PySide6.QtGui import QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from kneedeep_editor.canvas.display_painter import DisplayPainter
from kneedeep_editor.printing.pdf_pages import layout_of
from kneedeep_editor.printing.printed_page import DOTS, Page, paint

_POINTS = 72


def choose_printer(parent: QWidget, title: str, pages: Sequence[Page]) -> tuple[QPrinter, Sequence[Page]] | None:
    """Ask for a printer and pages. None if cancelled."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator("kneedeep")
    printer.setPageLayout(layout_of(pages[0]))
    dialog = QPrintDialog(printer, parent)
    dialog.setMinMax(1, len(pages))
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    if dialog.exec() != QPrintDialog.DialogCode.Accepted:
        return None
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
        return printer, pages[printer.fromPage() - 1 : printer.toPage() or None]
    return printer, pages


def print_pages(pages: Sequence[Page], printer: QPrinter) -> bool:
    """Print pages at 100 %, each in its orientation. Returns whether the printer accepted them."""
    printer.setFullPage(True)
    player = DisplayPainter(pixmaps=False)
    painter = QPainter()
    for number, page in enumerate(pages):
        printer.setPageLayout(layout_of(page))
        if number == 0:
            if not painter.begin(printer):
                return False
        elif not printer.newPage():
            painter.end()
            return False
        painter.save()
        scale = printer.resolution() / (_POINTS * DOTS)
        painter.scale(scale, scale)
        paint(page, painter, player)
        painter.restore()
    return painter.end()
