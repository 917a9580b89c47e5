"""The feature for printing: sheets with a preview, saved as PDF or sent to a printer."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLocale

from kneedeep.report.sheets import A4, LETTER, Sheet
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.save_commands import suggested_file
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.printing.pdf_pages import pages_of
from kneedeep_editor.printing.picture_process import make_pdf
from kneedeep_editor.printing.print_dialog import PrintDialog
from kneedeep_editor.printing.printed_page import Page
from kneedeep_editor.services.map_language import add_language_row, map_language
from kneedeep_editor.texts import tr, translated
from kneedeep_editor.worker.pictures import make_sheet

_SETTING = "print"


class Printing(DialogFeature[PrintDialog]):
    """Printing from one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.sheet: Sheet | None = None
        self.pages: Sequence[Page] = ()
        shell.queries.failed.connect(self._show_failure)

    def show(self) -> None:
        """Show the dialog for printing."""
        self._show().print_button.setDefault(True)

    def show_for_file(self) -> None:
        """Show the dialog for saving."""
        self._show().save_button.setDefault(True)

    def _show(self) -> PrintDialog:
        self._close()
        scenario = self._shell.document.scenario
        dialog = PrintDialog(self._shell.window, scenario.counts)
        add_language_row(dialog.form, scenario, self._shell.settings, self._ask)
        american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        usual = f"booklet {(LETTER if american else A4).name}"
        kind, paper, *more = f"{self._shell.settings.text(_SETTING, usual)} - -".split()
        dialog.choose(kind, paper, grey="grey" in more)
        dialog.asked.connect(self._ask)
        dialog.saving.connect(self.save)
        dialog.printing.connect(self.print)
        self._present(dialog, modal=True)
        self._ask()
        return dialog

    def _closed(self) -> None:
        dialog = self._open
        chosen = [dialog.kind, dialog.paper.name, *(["grey"] if dialog.grey.isChecked() else [])]
        self._shell.settings.setValue(_SETTING, " ".join(chosen))
        super()._closed()
        self._shell.queries.drop(self._show_sheet)
        self.sheet, self.pages = None, ()

    def _ask(self) -> None:
        language = map_language(self._shell.document.scenario, self._shell.settings)
        dialog = self._open
        dialog.show_waiting()
        self._shell.queries.ask(self._show_sheet, make_sheet, (dialog.kind, dialog.options, language))

    def _show_sheet(self, answer: object) -> None:
        if self.dialog is None:
            return

        if not isinstance(answer, Sheet):
            self.sheet, self.pages = None, ()
            self.dialog.show_failure(translated(answer) if isinstance(answer, str) else str(answer))
            return

        self.sheet = answer
        self.pages, missing = pages_of([answer], self.dialog.paper)
        self.dialog.show_pages(self.pages, missing)

    def _show_failure(self, text: str) -> None:
        if self.dialog is not None and not self.pages:
            self.dialog.show_failure(text)

    def save(self) -> None:
        """Ask for a name, then write the PDF file. If it is being written, cancel that."""
        shell, dialog, sheet = self._shell, self._open, self.sheet
        if sheet is None:
            return
        if self._give_up():
            dialog.show_pages_again()
            return

        suggested = suggested_file(shell.document, shell.settings, f"-{dialog.kind}.pdf")
        path = shell.questions.file_to_save(dialog, suggested, tr("PDF files"), (".pdf",), tr("Save as PDF"))
        if path is None:
            return
        self._path = path
        self._start(make_pdf, (sheet, dialog.paper), self._write, progressed=partial(dialog.show_saving, path.name))
        dialog.show_saving(path.name, 0, len(self.pages))

    def _write(self, data: bytes) -> None:
        if self._save(data):
            self._open.show_pages_again()
            # The dialog stays open for the next sheet.
            self._open.tell_saved(self._path.name)

    def _show_idle(self) -> None:
        if self.dialog is not None:
            self.dialog.show_pages_again()

    def print(self) -> None:
        """Ask for a printer and print."""
        shell, dialog, sheet = self._shell, self._open, self.sheet
        if sheet is None:
            return
        try:
            from kneedeep_editor.printing.printer import choose_printer, print_pages
        except ImportError as error:
            text = tr(
                "Printing is not available: Qt's printing module can't be loaded ({error}). Save a PDF and print that.",
                error=error,
            )
            shell.questions.show_error(dialog, tr("No printer is available."), text)
            return
        if (chosen := choose_printer(dialog, sheet.title, self.pages)) is None:
            return
        printer, pages = chosen
        if print_pages(pages, printer):
            dialog.close()
            shell.status.say(tr("Sent to {part}.", part=printer.printerName() or tr("a file")))
        else:
            text = tr("Check that it is switched on. The pages are still here; you can also save them as PDF.")
            shell.questions.show_error(dialog, tr("The printer did not take the pages."), text)
