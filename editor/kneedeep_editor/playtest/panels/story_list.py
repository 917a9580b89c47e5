"""The list of a long story, and of answers: lines that wrap, whose heights are measured once, so that a line more costs the same in a long game."""

from PySide6 import QtWidgets
from PySide6.QtCore import QModelIndex, QRect, Qt
from PySide6.QtGui import QResizeEvent

_MOST_HEIGHT = 10_000


class StoryList(QtWidgets.QListWidget):
    """The list. The heights of all lines are measured again after a change of its width."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # There from the start: else all lines would be measured twice as soon as there are many.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QtWidgets.QListView.ResizeMode.Adjust)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self._width = 0
        self.model().rowsInserted.connect(self._measure_rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the wrapped lines again at another width."""
        if (width := self.viewport().width()) != self._width:
            self._width = width
            self._measure_rows(QModelIndex(), 0, self.count() - 1)
        super().resizeEvent(event)

    def _measure_rows(self, _parent: QModelIndex, first: int, last: int) -> None:
        blocked = self.model().blockSignals(True)
        for row in range(first, last + 1):
            self._measure(self.item(row))
        self.model().blockSignals(blocked)
        self.scheduleDelayedItemsLayout()

    def _measure(self, item: QtWidgets.QListWidgetItem) -> None:
        """Cache the height of the line that the list itself asks for, so that it is drawn entirely."""
        item.setData(Qt.ItemDataRole.SizeHintRole, None)
        option = QtWidgets.QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, self._width, _MOST_HEIGHT)
        # The delegate breaks lines without the padding of the style sheet, and draws with it.
        text = self.style().subElementRect(QtWidgets.QStyle.SubElement.SE_ItemViewItemText, option, self)
        option.rect.setWidth(max(1, text.width()))
        item.setSizeHint(self.itemDelegate().sizeHint(option, self.indexFromItem(item)))
