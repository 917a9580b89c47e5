"""All texts of a window: of its commands, menus, widgets and lists, with names, descriptions and tips."""

from collections.abc import Iterator
from typing import Any

from PySide6 import QtWidgets
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction


def shown_texts(window: QtWidgets.QWidget) -> Iterator[tuple[str, str]]:
    """Yield the place of a text, and the text."""
    for action in window.findChildren(QAction):
        if not action.isVisible():
            continue
        name = action.objectName() or action.text()
        yield f"action {name}", action.text()
        yield f"tip of {name}", action.statusTip()
    for menu in window.findChildren(QtWidgets.QMenu):
        yield "menu", menu.title()
    for widget in window.findChildren(QtWidgets.QWidget):
        where = f"{type(widget).__name__} {widget.objectName()}".strip()
        if widget.objectName().startswith(("qt_", "Scroll")):
            continue
        if isinstance(widget, QtWidgets.QLabel | QtWidgets.QAbstractButton):
            yield where, widget.text()
        if isinstance(widget, QtWidgets.QGroupBox):
            yield where, widget.title()
        if isinstance(widget, QtWidgets.QLineEdit | QtWidgets.QPlainTextEdit):
            yield f"place holder of {where}", widget.placeholderText()
        if isinstance(widget, QtWidgets.QDockWidget | QtWidgets.QDialog):
            yield f"title of {where}", widget.windowTitle()
        if isinstance(widget, QtWidgets.QTabBar):
            for tab in range(widget.count()):
                yield f"tab of {where}", widget.tabText(tab)
        if isinstance(widget, QtWidgets.QTreeWidget):
            for column in range(widget.columnCount()):
                yield f"header of {where}", widget.headerItem().text(column)
        if not isinstance(widget, QtWidgets.QComboBox | QtWidgets.QHeaderView):
            yield f"name of {where}", widget.accessibleName()
            yield f"description of {where}", widget.accessibleDescription()
            yield f"tool tip of {where}", widget.toolTip()


def listed_texts(window: QtWidgets.QWidget) -> Iterator[tuple[str, str]]:
    """Yield the texts and tool tips of lines in lists, trees and tables, each with its place."""
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    views: list[Any] = [*window.findChildren(QtWidgets.QAbstractItemView), *window.findChildren(QtWidgets.QComboBox)]
    for view in views:
        model = view.model()
        waiting = [QModelIndex()] if model is not None else []
        while waiting:
            parent = waiting.pop()
            for row in range(model.rowCount(parent)):
                waiting.append(model.index(row, 0, parent))
                for column in range(2):
                    index = model.index(row, column, parent)
                    for role in roles:
                        yield (f"line of {type(view).__name__} {view.objectName()}", str(index.data(role) or ""))
