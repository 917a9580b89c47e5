"""The decision: whose turn it is, what is asked, the answers as a list."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kneedeep.rules.choices import Choice

_LAST = ("Move to", "Place", "Knock")
"""Groups whose answers are clicked on the table: at the end of the list."""


class Decision(QWidget):
    """Shows a decision. `chosen` brings the action of an answer, `pointed` the answer that is looked at, or None."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self) -> None:
        """Begin without a decision."""
        super().__init__()
        self.turn = QLabel()
        self.turn.setProperty("heading", True)
        self.turn.setAccessibleName("Turn")
        self.question = QLabel()
        self.question.setWordWrap(True)
        self.question.setAccessibleName("Decision")
        self.list = QListWidget()
        self.list.setAccessibleName("Answers")
        self.list.setWordWrap(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setMouseTracking(True)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.currentItemChanged.connect(self._point)
        self.list.itemEntered.connect(self._point)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 0)
        layout.setSpacing(4)
        for widget in (self.turn, self.question, self.list):
            layout.addWidget(widget)
        layout.setStretch(2, 1)
        self.choices: tuple[Choice, ...] = ()

    def show_decision(
        self, turn: str, question: str, choices: Sequence[Choice], notes: Sequence[str]
    ) -> None:
        """Show who decides what; `notes`: what is to be said of each answer besides its words."""
        self.turn.setText(turn)
        self.question.setText(question)
        self.question.setVisible(bool(question))
        ordered = sorted(zip(choices, notes, strict=True), key=lambda pair: pair[0].group in _LAST)
        self.choices = tuple(choice for choice, _ in ordered)
        self.list.blockSignals(True)
        self.list.clear()
        for choice, note in ordered:
            words = choice.words[:1].upper() + choice.words[1:]
            item = QListWidgetItem(f"{words}\n{note}" if note else words)
            item.setData(Qt.ItemDataRole.UserRole, choice)
            self.list.addItem(item)
        self.list.blockSignals(False)

    def _choose(self, item: QListWidgetItem) -> None:
        choice = item.data(Qt.ItemDataRole.UserRole)
        # Clicked and activated come together on some systems: the second finds the list made anew.
        if choice in self.choices and self.list.row(item) >= 0:
            self.chosen.emit(choice.action)

    def _point(self, item: QListWidgetItem | None, _before: object = None) -> None:
        self.pointed.emit(item.data(Qt.ItemDataRole.UserRole) if item is not None else None)
