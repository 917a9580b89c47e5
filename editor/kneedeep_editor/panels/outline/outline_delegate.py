"""How a line of the outline is drawn and edited."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

Index = QModelIndex | QPersistentModelIndex
LINE = int(Qt.ItemDataRole.UserRole)
"""The role of the row that a line shows."""
NAME = 1
"""The column of ids and places. The first column is drawn over it."""
_EDGE, _GAP = 4, 8
"""Pixels beside the texts of a line, and between them."""
_LEAST_ID = 32
"""Pixels of an id that is cut off, at least."""
_LEAST_EDITED = 110
"""Pixels of the field in which a name is edited, at least."""


class OutlineDelegate(QStyledItemDelegate):
    """Draws names, with ids and places in the free room of their lines. Only names and ids are editable."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the name at the left, id or place at the right."""
        if index.column() == NAME:
            return
        super().paint(painter, option, index)
        text = index.sibling(index.row(), NAME).data()
        if room := _id_width(option, index):
            theme = current_theme()
            selected = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setPen(QColor(theme.row_text if selected else theme.faint))
            rect = option.rect.adjusted(option.rect.width() - room - _EDGE, 0, -_EDGE, 0)
            shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, shown)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Cut the name where the id or place begins."""
        super().initStyleOption(option, index)
        room = _id_width(option, index)
        if index.column() != NAME and room:
            left = _room_of_texts(option, index) - room - _GAP
            option.text = option.fontMetrics.elidedText(option.text, Qt.TextElideMode.ElideRight, left)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        line = index.sibling(index.row(), 0).data(LINE)
        names = index.column() == NAME or (line is not None and line.named)
        return super().createEditor(parent, option, index) if names else None  # type: ignore[return-value]

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with an empty field where an element has no id: its place is no name."""
        super().setEditorData(editor, index)
        line = index.sibling(index.row(), 0).data(LINE)
        if isinstance(editor, QLineEdit) and index.column() == NAME and line is not None and line.placed:
            editor.clear()
            editor.setPlaceholderText(tr("Id"))

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Take the rest of the line: the columns are narrow."""
        super().updateEditorGeometry(editor, option, index)
        parent = editor.parentWidget()
        room = parent.width() if parent is not None else option.rect.right()
        left = max(0, min(editor.x(), room - _LEAST_EDITED))
        editor.setGeometry(left, editor.y(), room - left, editor.height())


def _room_of_texts(option: QStyleOptionViewItem, index: Index) -> int:
    icon_width = 0 if index.data(Qt.ItemDataRole.DecorationRole) is None else option.decorationSize.width() + _EDGE
    return option.rect.width() - icon_width - 2 * _EDGE


def _text_width(metrics: QFontMetrics, text: str) -> int:
    """The width in which a text is not cut off. 0 for an empty text."""
    return metrics.size(Qt.TextFlag.TextSingleLine, text).width() + 2 if text else 0


def _id_width(option: QStyleOptionViewItem, index: Index) -> int:
    """The room of an id or place: a place is shown whole, an id as far as the name leaves room."""
    text = index.sibling(index.row(), NAME).data() or ""
    wanted = _text_width(option.fontMetrics, text)
    if index.sibling(index.row(), 0).data(LINE).placed:
        return wanted
    title = _text_width(option.fontMetrics, index.sibling(index.row(), 0).data() or "")
    left = min(wanted, _room_of_texts(option, index) - title - _GAP)
    return left if left >= min(wanted, _LEAST_ID) else 0
