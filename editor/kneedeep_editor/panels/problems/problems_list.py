"""The list of problems: long ones on two lines, places if there is room. The button of a fix."""

from PySide6 import QtWidgets
from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent

from kneedeep_editor.panels.problems.problems_model import Index, ProblemsModel
from kneedeep_editor.texts import tr

_PROBLEM, _PLACE = 1, 2
"""The columns of problems and places."""
_PLAIN, _GROUPED = 96, 142
"""The width of the column of codes in pixels."""
_WHERE, _LEAST_WHERE = 170, 130
"""The width of the column of places in pixels, and the list's width below which it is hidden."""
_SHARE_OF_WHERE = 0.26
BESIDE = 12
"""The margins in pixels of a problem's text, and of a button's icon and text."""


class ProblemsList(QtWidgets.QTreeView):
    """The list with its model."""

    def __init__(self, model: ProblemsModel) -> None:
        super().__init__(rootIsDecorated=False, wordWrap=True, allColumnsShowFocus=True)
        self.setAccessibleName(tr("Problems"))
        self.setItemDelegate(_TwoLines(self))
        self.setModel(model)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setMouseTracking(True)
        self.setProperty("dense", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_PROBLEM, QtWidgets.QHeaderView.ResizeMode.Stretch)
        header.resizeSection(0, _PLAIN)

    def show_groups(self, *, grouped: bool) -> None:
        """Reserve room for the signs that fold groups."""
        self.setRootIsDecorated(grouped)
        self.header().resizeSection(0, _GROUPED if grouped else _PLAIN)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the width between problems and places, and wrap the problems again."""
        spare = int(self.viewport().width() * _SHARE_OF_WHERE)
        self.setColumnHidden(_PLACE, spare < _LEAST_WHERE)
        self.header().resizeSection(_PLACE, min(_WHERE, max(_LEAST_WHERE, spare)))
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _TwoLines(QtWidgets.QStyledItemDelegate):
    """Paints a long problem on two lines."""

    def __init__(self, view: ProblemsList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QtWidgets.QStyleOptionViewItem, index: Index) -> QSize:
        """The size of one line or two, by the column's width."""
        # The first column (the code) is one word, and has the height of one line.
        size = super().sizeHint(option, index.sibling(index.row(), 0))
        metrics = self._view.fontMetrics()
        room = self._view.columnWidth(_PROBLEM) - BESIDE
        if index.column() != _PROBLEM or metrics.horizontalAdvance(str(index.data())) <= room:
            return size
        return size.grownBy(QMargins(0, 0, 0, metrics.lineSpacing()))


class FixButton(QtWidgets.QPushButton):
    """A button for a problem. A text that is too long ends with an ellipsis."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button with a shortened text. The text itself stays complete."""
        option = QtWidgets.QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QtWidgets.QStyle.SubElement.SE_PushButtonContents, option, self).width()
        room -= self.iconSize().width() + BESIDE
        option.text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter = QtWidgets.QStylePainter(self)
        painter.drawControl(QtWidgets.QStyle.ControlElement.CE_PushButton, option)
        painter.end()
