"""The history: every step by its name, to jump to; the state that the file holds is marked."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QUndoView

from kneedeep_editor.mainwindow import MainWindow
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr


def install(window: MainWindow) -> None:
    """Add the panel."""

    def make() -> QUndoView:
        view = QUndoView(window.document.undo_stack)
        view.setEmptyLabel(tr("As it was opened"))
        view.setCleanIcon(icon("save"))
        view.setAccessibleName(tr("History"))
        view.setAccessibleDescription(tr("Steps of the history; choosing one goes back or forward to it."))
        return view

    window.add_dock("History", make, Qt.DockWidgetArea.RightDockWidgetArea, shown=False)
