"""Maps as text: copying the whole map to the clipboard, and opening a map from the clipboard."""

from PySide6.QtGui import QGuiApplication

from kneedeep.model.scenario.io.text_block import block_of
from kneedeep_editor.documents.document_files import NotSaved, text_of
from kneedeep_editor.mainwindow.shell import WindowFeature
from kneedeep_editor.texts import tr


class MapTexts(WindowFeature):
    """The two commands of one window."""

    def open(self) -> None:
        """Open the map in the text of the clipboard."""
        self._shell.signals.text_asked.emit(QGuiApplication.clipboard().text())

    def copy(self) -> None:
        """Copy the map as a text for pasting elsewhere."""
        document = self._shell.document
        try:
            text = block_of(text_of(document), document.scenario.title)
        except NotSaved as error:
            self._shell.status.say(str(error))
            return
        QGuiApplication.clipboard().setText(text)
        self._shell.status.say(tr("Copied the whole map as a text of {n} characters: paste it anywhere.", n=len(text)))
