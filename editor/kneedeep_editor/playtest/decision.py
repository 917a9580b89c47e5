"""The decision: whose turn it is, what is asked, the answers as a list."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kneedeep.rules.choices import Choice
from kneedeep_editor.texts import tr

_LAST = ("Move to", "Place", "Knock")
"""Groups whose answers are clicked on the table: at the end of the list."""


class Answer(NamedTuple):
    """An answer as it is listed: in words, with what is to be expected of it, and more of it in a tip."""

    choice: Choice
    words: str
    note: str = ""
    more: str = ""


class Decision(QWidget):
    """Shows a decision. `chosen` brings the action of an answer, `pointed` the answer that is looked at, or None."""

    chosen = Signal(object)
    pointed = Signal(object)
    hushed = Signal(bool)
    """Nobody wants to be asked about this any more: for good (True) or in this turn."""

    def __init__(self) -> None:
        """Begin without a decision."""
        super().__init__()
        self.turn = QLabel()
        self.turn.setProperty("heading", True)
        self.turn.setAccessibleName(tr("Turn"))
        self.question = QLabel()
        self.question.setWordWrap(True)
        self.question.setAccessibleName(tr("Decision"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Answers"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMouseTracking(True)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.currentItemChanged.connect(self._point)
        self.list.itemEntered.connect(self._point)
        self.hush = QPushButton(tr("Not again this turn"))
        self.hush.setToolTip(tr("Pass, and ask no more about this kind of interruption in this turn"))
        self.hush.clicked.connect(self._hush)
        self.mute = QPushButton(tr("Never ask about this"))
        self.mute.setToolTip(
            tr("Pass, and ask no more about this kind of interruption; the menu Ask me about takes it back")
        )
        self.mute.clicked.connect(self._mute)
        quiet = QHBoxLayout()
        quiet.addWidget(self.hush)
        quiet.addWidget(self.mute)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 0)
        layout.setSpacing(4)
        for widget in (self.turn, self.question, self.list):
            layout.addWidget(widget)
        layout.addLayout(quiet)
        layout.setStretch(2, 1000)
        # Without answers the words stay above.
        layout.addStretch(1)
        self.choices: tuple[Choice, ...] = ()

    def show_decision(
        self,
        turn: str,
        question: str,
        answers: Sequence[Answer],
        *,
        interrupts: bool = False,
    ) -> None:
        """Show who decides what; `interrupts`: one may wish not to be asked about it."""
        self.hush.setVisible(interrupts)
        self.mute.setVisible(interrupts)
        self.turn.setText(turn)
        self.question.setText(question)
        self.question.setVisible(bool(question))
        ordered = sorted(answers, key=lambda answer: answer.choice.group in _LAST)
        self.choices = tuple(answer.choice for answer in ordered)
        self.list.blockSignals(True)
        self.list.clear()
        for choice, words, note, more in ordered:
            item = QListWidgetItem(f"{words}\n{note}" if note else words)
            item.setData(Qt.ItemDataRole.UserRole, choice)
            item.setToolTip(more)
            self.list.addItem(item)
        self.list.blockSignals(False)
        self.list.setVisible(bool(answers))

    def _choose(self, item: QListWidgetItem) -> None:
        choice = item.data(Qt.ItemDataRole.UserRole)
        # Clicked and activated come together on some systems: the second finds the list made anew.
        if choice in self.choices and self.list.row(item) >= 0:
            self.chosen.emit(choice.action)

    def _hush(self) -> None:
        self.hushed.emit(False)

    def _mute(self) -> None:
        self.hushed.emit(True)

    def _point(self, item: QListWidgetItem | None, _before: object = None) -> None:
        self.pointed.emit(item.data(Qt.ItemDataRole.UserRole) if item is not None else None)
