"""The gallery of shipped scenarios: a picture, the title and what it is about."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kneedeep_editor.services.label import Label
from kneedeep_editor.services.layouts import lay_column
from kneedeep_editor.services.screen import size_on_screen
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

PICTURE = QSize(190, 116)
_AIR = 10
_SIZE = QSize(700, 620)
_SHOWN = int(Qt.ItemDataRole.UserRole)


class SamplePicture(NamedTuple):
    """What is offered: its name, title, what it is about, and a line of facts."""

    name: str
    title: str
    summary: str
    facts: str


class SampleGallery(QDialog):
    """The dialog; it stays open beside the window. `chosen` brings the name of one that is to be opened."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, offered: Sequence[SamplePicture]) -> None:
        """Offer these; their pictures come later."""
        super().__init__(parent)
        self.setWindowTitle(tr("Samples"))
        self.resize(size_on_screen(self, _SIZE))
        text = Label(
            tr("A sample opens as a new scenario without a name. The sample itself does not change."),
            wrap=True,
        )
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Samples"))
        self.list.setAccessibleDescription(tr("Press Enter to open a copy."))
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setIconSize(PICTURE)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.itemActivated.connect(self._open)
        for one in offered:
            item = QListWidgetItem(one.title)
            item.setData(_SHOWN, one)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{one.title}: {one.summary} {one.facts}")
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.button = buttons.addButton(tr("&Open a copy"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.button.setEnabled(bool(offered))
        self.button.setDefault(True)
        buttons.accepted.connect(self._open)
        buttons.rejected.connect(self.reject)
        lay_column(text, (self.list, 1), buttons, of=self)

    def show_picture(self, row: int, picture: QPixmap) -> None:
        """Show the picture of one row."""
        item = self.list.item(row)
        icon = QIcon(picture)
        icon.addPixmap(picture, QIcon.Mode.Selected)
        item.setIcon(icon)

    def _open(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            one: SamplePicture = item.data(_SHOWN)
            self.accept()
            self.chosen.emit(one.name)


class _Rows(QStyledItemDelegate):
    """Shows a picture, and beside it title, summary and facts."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of a row."""
        return QSize(2 * PICTURE.width(), PICTURE.height() + 2 * _AIR)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row."""
        one: SamplePicture = index.data(_SHOWN)
        theme = current_theme()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        rect: QRect = option.rect.adjusted(2, 2, -2, -2)
        if chosen:
            painter.fillRect(rect, QColor(theme.row))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(theme.raised))
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(picture, QIcon):
            place = QRect(rect.left() + _AIR, rect.top() + _AIR // 2, PICTURE.width(), PICTURE.height())
            picture.paint(painter, place)
        left = rect.left() + PICTURE.width() + 3 * _AIR
        box = QRect(left, rect.top() + _AIR, rect.right() - left - _AIR, rect.height() - 2 * _AIR)
        ink = QColor(theme.row_text if chosen else theme.text)
        bold = QFont(option.font)
        bold.setBold(True)
        painter.setPen(ink)
        painter.setFont(bold)
        painter.drawText(box, Qt.AlignmentFlag.AlignTop, one.title)
        painter.setFont(option.font)
        line = option.fontMetrics.lineSpacing()
        box.setTop(box.top() + line + 6)
        flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        used = painter.boundingRect(box, flags, one.summary)
        painter.drawText(box, flags, one.summary)
        box.setTop(used.bottom() + 6)
        painter.setPen(ink if chosen else QColor(theme.faint))
        painter.drawText(box, Qt.AlignmentFlag.AlignTop, one.facts)
        painter.restore()
