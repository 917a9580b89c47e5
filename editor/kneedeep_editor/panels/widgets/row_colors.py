"""Colors of rows in trees, named, so that they follow the look of the windows."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QTreeWidgetItemIterator

from kneedeep_editor.services.window_theme import current_theme

_TINT = int(Qt.ItemDataRole.UserRole) + 40


def color_row(item: QTreeWidgetItem, column: int, name: str) -> None:
    """Write a column of a row in a color of the look: `faint`, `warning` and so on."""
    item.setData(column, _TINT, name)
    item.setForeground(column, QColor(getattr(current_theme(), name)))


def refresh_row_colors(tree: QTreeWidget) -> None:
    """Recolor all rows after the look has changed."""
    with QSignalBlocker(tree):
        rows = QTreeWidgetItemIterator(tree)
        while rows.value() is not None:
            item = rows.value()
            for column in range(tree.columnCount()):
                if name := item.data(column, _TINT):
                    item.setForeground(column, QColor(getattr(current_theme(), name)))
            rows += 1
