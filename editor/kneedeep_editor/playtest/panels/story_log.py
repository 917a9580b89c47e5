"""The story of a game: a line for each event. A click goes to its moment, a slider to any moment."""

from collections.abc import Sequence

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QModelIndex, QRect, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QListWidgetItem, QSlider, QStyle, QStyleOptionSlider, QWidget

from kneedeep.support.translation import later, literal_parts
from kneedeep_editor.services.fields import VALUE, add_line
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.services.window_theme import current_theme
from kneedeep_editor.texts import tr

_MOVES = later("{figure} moves to {space}")
"""The text of a step in the story."""
_MOST_HEIGHT = 10_000


class StoryList(QtWidgets.QListWidget):
    """The list of lines. Their heights are measured again when the width changes."""

    def __init__(self) -> None:
        self._width = 0
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always shown, since its appearance would measure all lines again.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QtWidgets.QListView.ResizeMode.Adjust)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.model().rowsInserted.connect(self._measure_rows)

    def changeEvent(self, event: QEvent) -> None:
        """Measure the lines again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self._width:
            self._measure_rows(QModelIndex(), 0, self.count() - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the wrapped lines again at another width."""
        if (width := self.viewport().width()) != self._width:
            self._width = width
            self._measure_rows(QModelIndex(), 0, self.count() - 1)
        super().resizeEvent(event)

    def _measure_rows(self, _parent: QModelIndex, first: int, last: int) -> None:
        with QSignalBlocker(self.model()):
            for row in range(first, last + 1):
                self._measure(self.item(row))
        self.scheduleDelayedItemsLayout()

    def _measure(self, item: QtWidgets.QListWidgetItem) -> None:
        """Cache the height of a line as the list would measure it, so that lines are drawn completely."""
        item.setData(Qt.ItemDataRole.SizeHintRole, None)
        option = QtWidgets.QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, self._width, _MOST_HEIGHT)
        # The delegate measures lines without the padding of the style sheet, but draws them with it.
        text = self.style().subElementRect(QtWidgets.QStyle.SubElement.SE_ItemViewItemText, option, self)
        option.rect.setWidth(max(1, text.width()))
        item.setSizeHint(self.itemDelegate().sizeHint(option, self.indexFromItem(item)))


class StorySlider(QSlider):
    """A slider that jumps to a click."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the position of a click, and drag from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            handle = self.style().subControlRect(
                QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
            )
            if not handle.contains(event.position().toPoint()):
                room = max(1, self.width() - handle.width())
                place = int(event.position().x()) - handle.width() // 2
                self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), place, room))
        super().mousePressEvent(event)


def moves_word() -> str:
    """The text between figure and space in the line about a step."""
    return literal_parts(_MOVES)[1]


def walks_in_one(lines: Sequence[tuple[int, str]]) -> list[tuple[int, str]]:
    """A story with consecutive steps of a figure joined to one walk, at its last step."""
    found: list[tuple[int, str]] = []
    walker, steps = "", 0
    between = moves_word()
    for number, line in lines:
        who, moves, place = line.partition(between)
        if moves and who == walker:
            steps += 1
            found[-1] = (number, tr("{who} moves to {place} ({steps} steps)", who=who, place=place, steps=steps))
            continue
        walker, steps = (who, 1) if moves else ("", 0)
        found.append((number, line))
    return found


class StoryLog(QWidget):
    """Shows the story. `gone_to` has the number of actions before the chosen moment."""

    gone_to = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.list = StoryList()
        self.list.setAccessibleName(tr("Story"))
        self.list.itemClicked.connect(self._go)
        self.list.itemActivated.connect(self._go)
        self.slider = StorySlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Moment of the game"))
        self.slider.valueChanged.connect(self.gone_to)
        self.place = Label(wrap=True, look="quiet")
        self.reason = Label(name=tr("Why this game"), wrap=True)
        self.reason.hide()
        lay_column(self.reason, self.slider, self.place, self.list, of=self, margins=(8, 4, 8, 8), spacing=4)
        self._told: list[tuple[int, str]] = []
        self._at = -1
        self._all_past = True
        """Whether no line is grey. Lines after the shown moment are grey."""

    def show_story(self, lines: Sequence[tuple[int, str]], at: int, length: int, *, asks: bool) -> None:
        """Show the story, each line with the number of actions before it. `at`: the shown moment.

        `asks`: the viewer can decide at the shown moment.
        """
        known = len(self._told)
        if known and list(lines[: known - 1]) == self._told[:-1] and list(lines[known - 1 : known]) != self._told[-1:]:
            # Only the last line has changed, by the next step of a walk.
            self.list.takeItem(self.list.count() - 1)
            self._told.pop()
            known -= 1
        elif list(lines[:known]) != self._told:
            self.list.clear()
            self._told = []
            known = 0
        for number, line in lines[known:]:
            item = add_line(self.list, line, number)
            if line.startswith("== "):
                item.setText(line.strip("= "))
                font = item.font()
                font.setBold(True)
                item.setFont(font)
        self._told += lines[known:]
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, length)
            self.slider.setValue(at)
        self.place.setText(
            tr("Step {at} of {length}", at=at, length=length)
            + (tr(": an action here starts another course") if asks and at < length else "")
        )
        if at != self._at or known != len(self._told):
            self._at = at
            self._show_place(at, latest=at == length)

    def clear(self) -> None:
        """Remove all lines."""
        self.list.clear()
        self._told, self._at = [], -1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current moment visible when lines get new heights."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._keep_place)

    def _keep_place(self) -> None:
        if self._told:
            self._show_place(self._at, latest=self._at == self.slider.maximum())

    def _show_place(self, at: int, *, latest: bool) -> None:
        if latest and self._all_past:
            self.list.scrollToBottom()
            return
        self._all_past = latest
        last = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            later = item.data(VALUE) > at
            item.setForeground(QBrush(QColor(current_theme().faint)) if later else QBrush())
            if not later:
                last = item
        if latest:
            self.list.clearSelection()
            self.list.scrollToBottom()
        elif last is not None:
            with QSignalBlocker(self.list):
                self.list.setCurrentItem(last)
            self.list.scrollToItem(last)

    def _go(self, item: QListWidgetItem) -> None:
        self.gone_to.emit(item.data(VALUE))
