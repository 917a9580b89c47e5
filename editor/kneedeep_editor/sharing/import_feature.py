"""Embedded scenarios and maps of other programs, opened as new maps."""

from kneedeep.model.scenario.io.foreign_files import foreign_endings
from kneedeep_editor.mainwindow.save_commands import folder_of
from kneedeep_editor.mainwindow.shell import WindowFeature
from kneedeep_editor.texts import tr


class ImportFeature(WindowFeature):
    """The imports of one window."""

    def choose(self) -> None:
        """Ask for a file and open the scenario in it."""
        shell = self._shell
        path = shell.questions.file_to_read(
            shell.window,
            folder_of(shell.document, shell.settings),
            tr("Maps of other programs, files with a scenario inside"),
            foreign_endings(),
        )
        if path is not None:
            shell.signals.open_asked.emit([path])
