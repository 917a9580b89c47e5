"""Translations of one window: the dialog of all texts, and the language used for playing and printing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.edits import Translate
from kneedeep.model.scenario.edits.basic import Replace
from kneedeep.model.scenario.io.atomic_files import FileFailed, read_bytes, write_atomically
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.translation_table import TABLE_BYTES, read_table, write_table
from kneedeep.model.scenario.translations import Text, languages
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep.support.translation import spoken_language
from kneedeep_editor.documents.file_versions import content_at, kept_versions
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.save_commands import folder_of, suggested_file
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.properties.field_entries import label_of_part
from kneedeep_editor.services.map_language import LANGUAGES, choose_map_language, language_name, map_language
from kneedeep_editor.texts import capitalized, tr, tr_count

if TYPE_CHECKING:
    from kneedeep_editor.panels.dialogs.texts_dialog import TextsDialog

_NEWEST = 8
"""The number of earlier versions for comparison."""


class Translations(DialogFeature["TextsDialog"]):
    """The translation dialog of one window, kept up to date."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._drafts: list[Scenario] = []
        """Earlier drafts of the map, while the dialog is open."""
        shell.actions.add_command("texts-by-language", self.show)
        self.menu = QMenu(tr("Play and print &in"), shell.window)
        shell.actions.menus["View"].addMenu(self.menu)
        self.menu.aboutToShow.connect(self._offer)
        self._keep_fresh(self._renew, shell.document.changed)

    def show(self) -> None:
        """Show all texts with their translations, by default into a language that the map has, else the program's."""
        from kneedeep_editor.panels.dialogs.texts_dialog import TextsDialog

        self._close()
        own, *others = languages(self._shell.document.scenario)
        offered = [code for code in dict.fromkeys((*others, spoken_language(), *LANGUAGES)) if code != own]
        dialog = TextsDialog(self._shell.window, offered)
        dialog.typed.connect(self._translate)
        dialog.save_table.clicked.connect(self._save_table)
        dialog.read_table.clicked.connect(self._read_table)
        self._drafts = list(self._earlier())
        self._present(dialog, modal=False)
        self._renew()

    def _renew(self) -> None:
        scenario = self._shell.document.scenario
        self.menu.menuAction().setVisible(len(languages(scenario)) > 1)
        if self.dialog is not None:
            board = self._shell.document.board
            names = DisplayNames(scenario, board, board.catalog)
            self.dialog.show_scenario(scenario, lambda text: self._place(text, names), self._drafts)

    def _earlier(self) -> Iterator[Scenario]:
        """Yield the saved map and its newest earlier versions, as far as they are readable."""
        if (path := self._shell.document.path) is None:
            return
        try:
            if (saved := content_at(path)) is not None:
                kept = kept_versions(self._shell.settings.versions, path, saved.data)[:_NEWEST]
                for data in (saved.data, *(read_bytes(version.path) for version in kept)):
                    if (scenario := read(data).scenario) is not None:
                        yield scenario
        except (FileFailed, Unreadable) as error:
            self._shell.status.say(tr("The earlier versions can't be read: {error}", error=error))

    def _place(self, text: Text, names: DisplayNames) -> str:
        """The place of a text: the name of its element and the labels of its keys."""
        labels = [f"{step + 1}" if isinstance(step, int) else label_of_part(step) for step in text.keys]
        if text.serial:
            labels.insert(0, capitalized(names.element(self._shell.document.scenario.element(text.serial))))
        return " · ".join(labels)

    def _translate(self, language: str, path: str, text: str) -> None:
        self._shell.work.edit(Translate(tr("Translate a text"), language, path, text), ("text", language, path))

    # Tables for spreadsheets

    def _save_table(self) -> None:
        """Save all texts as a table, with the separator expected by spreadsheets of the user's locale."""
        shell, dialog = self._shell, self._open
        suggested = suggested_file(shell.document, shell.settings, f"-{dialog.language}.csv")
        if (path := shell.questions.file_to_save(dialog, suggested, tr("Tables"), (".csv",))) is None:
            return
        separator = ";" if QLocale.system().decimalPoint() == "," else ","
        try:
            write_atomically(path, write_table(shell.document.scenario, dialog.language, separator))
        except FileFailed as error:
            shell.questions.show_error(dialog, tr("{name} was not saved.", name=path.name), str(error))
        else:
            shell.status.say(tr("Saved {name}.", name=path.name))

    def _read_table(self) -> None:
        """Add the translations of a table in one step. Doubtful rows are listed."""
        shell, dialog = self._shell, self._open
        folder = folder_of(shell.document, shell.settings)
        if (path := shell.questions.file_to_read(dialog, folder, tr("Tables"), (".csv",))) is None:
            return
        try:
            done = read_table(shell.document.scenario, dialog.language, read_bytes(path, TABLE_BYTES))
        except (FileFailed, Unreadable) as error:
            reason = str(error.message if isinstance(error, Unreadable) else error)
            shell.questions.show_error(dialog, tr("{name} was not read.", name=path.name), reason)
            return
        if done.taken:
            shell.work.edit(Replace(tr("Read a table of translations"), done.scenario))
        said = tr_count("{n} new translation in {name}.", "{n} new translations in {name}.", done.taken, name=path.name)
        shell.status.say(said)
        if done.notes:
            rows = tr_count("{n} row needs a look.", "{n} rows need a look.", len(done.notes))
            shell.questions.show_error(dialog, said, rows, "\n".join(done.notes))

    # The language to play and print in

    def _offer(self) -> None:
        """List the languages of the current map."""
        scenario, settings = self._shell.document.scenario, self._shell.settings
        self.menu.clear()
        group = QActionGroup(self.menu)
        for code in languages(scenario):
            action = self.menu.addAction(language_name(code))
            action.setCheckable(True)
            action.setChecked(code == map_language(scenario, settings))
            action.triggered.connect(lambda _, code=code: choose_map_language(settings, code))
            group.addAction(action)
