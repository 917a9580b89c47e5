"""The undo history: every step by name. The saved state is marked, and undone steps are grey."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QUndoView

from kneedeep_editor.mainwindow.shell import Shell
from kneedeep_editor.services.icons import icon
from kneedeep_editor.texts import tr

_SIGN = QSize(14, 14)


class _Steps(QStyledItemDelegate):
    """Paints the steps, undone ones in grey."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        view = self.parent()
        assert isinstance(view, QUndoView)
        if index.row() > view.stack().index():
            grey = option.palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            option.palette.setColor(QPalette.ColorRole.Text, grey)
            option.font.setItalic(True)


def install(shell: Shell) -> None:
    """Add the panel as a tab beside the palette."""

    def make() -> QUndoView:
        view = QUndoView(shell.document.undo_stack, emptyLabel=tr("As opened"), cleanIcon=icon("save"))
        view.setItemDelegate(_Steps(view))
        view.stack().indexChanged.connect(view.viewport().update)
        view.setIconSize(_SIGN)
        view.ensurePolished()
        view.setUniformItemSizes(True)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setTextElideMode(Qt.TextElideMode.ElideRight)
        view.setAccessibleName(tr("History"))
        view.setAccessibleDescription(tr("Undo history: choose a step to go back or forward to it."))
        view.setToolTip(tr("Choose a step to go back or forward to it. Steps in grey were undone."))
        return view

    dock = shell.docks.add_dock("History", make, Qt.DockWidgetArea.LeftDockWidgetArea, shown=False)
    shell.window.tabifyDockWidget(shell.docks.by_name["palette"], dock)
    dock.toggleViewAction().triggered.connect(dock.raise_)
    shell.actions.add_command("history", lambda: dock.reveal().setFocus())
