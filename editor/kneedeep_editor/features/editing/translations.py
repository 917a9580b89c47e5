"""Translations of one window: the dialog of all texts, and the language in which the map is played and printed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.model.scenario.edits import Translate
from kneedeep.model.scenario.io.files import FileFailed, read_bytes
from kneedeep.model.scenario.io.reader import read
from kneedeep.model.scenario.model import Scenario
from kneedeep.model.scenario.translations import Text, languages
from kneedeep.model.scenario.yaml_patch.file_limits import Unreadable
from kneedeep_editor.documents.file_versions import content_at, kept_versions
from kneedeep_editor.mainwindow.dialog_feature import DialogFeature
from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.panels.properties.field_entries import label_of_part
from kneedeep_editor.services.map_language import LANGUAGES, choose_map_language, language_name, map_language
from kneedeep_editor.texts import capitalized, tr

if TYPE_CHECKING:
    from kneedeep_editor.panels.dialogs.texts_dialog import TextsDialog

_NEWEST = 8
"""The number of earlier versions to compare."""


class Translations(DialogFeature):
    """Opens the dialog of one window, and keeps it fresh."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.dialog: TextsDialog | None = None
        self._drafts: list[Scenario] = []
        """Earlier drafts of the map, while the dialog is open."""
        shell.actions.add_command("texts-by-language", self.show)
        self.menu = QMenu(tr("Play and print &in"), shell.window)
        shell.actions.menus["View"].addMenu(self.menu)
        self.menu.aboutToShow.connect(self._offer)
        self._keep_fresh(self._renew, shell.document.changed)

    def show(self) -> None:
        """Show all texts with their translations into one language, first into one that the map has."""
        from kneedeep_editor.panels.dialogs.texts_dialog import TextsDialog

        if self.dialog is not None:
            self.dialog.close()
        own, *others = languages(self._shell.document.scenario)
        offered = [code for code in dict.fromkeys((*others, *LANGUAGES)) if code != own]
        self.dialog = dialog = TextsDialog(self._shell.window, offered)
        dialog.typed.connect(self._translate)
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
        """Yield the map as it is saved and as its newest earlier versions are, as far as they can be read."""
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
        """Where a text is: the name of its element and the labels of its keys."""
        labels = [f"{step + 1}" if isinstance(step, int) else label_of_part(step) for step in text.keys]
        if text.serial:
            labels.insert(0, capitalized(names.element(self._shell.document.scenario.element(text.serial))))
        return " · ".join(labels)

    def _translate(self, language: str, path: str, text: str) -> None:
        self._shell.work.edit(Translate(tr("Translate a text"), language, path, text), ("text", language, path))

    # The language to play and print in

    def _offer(self) -> None:
        """List the languages of the map as it is now."""
        scenario, settings = self._shell.document.scenario, self._shell.settings
        self.menu.clear()
        group = QActionGroup(self.menu)
        for code in languages(scenario):
            action = self.menu.addAction(language_name(code))
            action.setCheckable(True)
            action.setChecked(code == map_language(scenario, settings))
            action.triggered.connect(lambda _, code=code: choose_map_language(settings, code))
            group.addAction(action)
