"""The summary before sharing: finished and open tasks, each line with a link."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from kneedeep.model.scenario.io.foreign_files import foreign_files
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, Standard, dialog_buttons, lay_column, push_button
from kneedeep_editor.texts import later, tr


class ShareItem(NamedTuple):
    """One line. `state` is fine, info, warning or error. `goal` is its link target, or empty."""

    state: str
    text: str
    goal: str = ""


_SPOKEN = {
    "fine": later("done"),
    "info": later("note"),
    "warning": later("left to do"),
    "error": later("must be fixed"),
}
_WIDTH, _MOST_HEIGHT = 520, 640
_GOAL = Qt.ItemDataRole.UserRole


class ShareDialog(QDialog):
    """The summary, updated beside the window. `chosen` has a goal. `passport_asked`: make a passport."""

    chosen = Signal(str)
    copy_asked = Signal()
    passport_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Ready to share?"))
        self._sized = False
        self.verdict = Label(wrap=True, name=tr("Result"))
        font = self.verdict.font()
        font.setBold(True)
        self.verdict.setFont(font)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Done and left to do"))
        self.list.setAccessibleDescription(tr("Press Enter to go to the subject of a line."))
        self.list.setWordWrap(True)
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self.passport_button = push_button(
            tr("Make a &passport…"),
            tip=tr("Put the map and what is proven of it into one file that others can verify"),
            do=self.passport_asked,
        )
        self.passport_button.setAutoDefault(False)
        self.passport_button.setVisible(foreign_files() is not None)
        self.copy_button = push_button(
            tr("Copy as &text"),
            tip=tr("Copy the whole map as a short text to paste into a forum, a chat or a mail"),
            do=self.copy_asked,
        )
        self.copy_button.setAutoDefault(False)
        buttons = dialog_buttons(self, self.copy_button, self.passport_button)
        # Enter is for the lines.
        buttons.button(Standard.Close).setAutoDefault(False)
        lay_column(self.verdict, (self.list, 1), buttons, of=self)

    def show_matters(self, matters: Sequence[ShareItem]) -> None:
        """Show these lines. The current one stays current."""
        row = max(0, self.list.currentRow())
        self.list.clear()
        for matter in matters:
            item = QListWidgetItem(icon(matter.state), matter.text)
            item.setData(_GOAL, matter.goal)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{tr(_SPOKEN[matter.state])}: {matter.text}")
            self.list.addItem(item)
        if not self._sized:
            self._sized = True
            lines = sum(self.list.sizeHintForRow(row) for row in range(self.list.count()))
            # Room for lines to come.
            self.resize(
                _WIDTH, min(_MOST_HEIGHT, lines + self.sizeHint().height() - self.list.sizeHint().height() + 60)
            )
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.verdict.setText(verdict(matters))

    def make_way_for(self, widget: QWidget) -> None:
        """Move to the left if it covers the widget of the goal."""
        left = widget.mapToGlobal(QPoint(0, 0)).x()
        frame = self.frameGeometry()
        if frame.right() >= left and frame.left() < left + widget.width():
            self.move(max(self.screen().availableGeometry().left(), left - frame.width()), frame.top())

    def _choose(self, item: QListWidgetItem) -> None:
        if item.data(_GOAL):
            self.chosen.emit(str(item.data(_GOAL)))


def verdict(matters: Sequence[ShareItem]) -> str:
    """A sentence: whether the map can be shared."""
    states = [matter.state for matter in matters]
    left = states.count("warning")
    if "error" in states:
        return tr("Not ready: it can't be played as intended.")
    if left:
        return (
            tr("It can be played; 1 thing is left to do.")
            if left == 1
            else tr("It can be played; {left} things are left to do.", left=left)
        )
    return tr("Ready to share.")
