"""The history: every step by name, to jump to. The saved state is marked."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QUndoView

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr

_SIGN = QSize(14, 14)


def install(shell: Shell) -> None:
    """Add the panel, as a tab beside the palette: a history is long."""

    def make() -> QUndoView:
        view = QUndoView(shell.document.undo_stack, emptyLabel=tr("As opened"), cleanIcon=icon("save"))
        view.setIconSize(_SIGN)
        view.setUniformItemSizes(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setAccessibleName(tr("History"))
        view.setAccessibleDescription(tr("Undo history: choose a step to go back or forward to it."))
        return view

    dock = shell.docks.add_dock("History", make, Qt.DockWidgetArea.LeftDockWidgetArea, shown=False)
    shell.window.tabifyDockWidget(shell.docks.by_name["palette"], dock)
    dock.toggleViewAction().triggered.connect(dock.raise_)
