"""The card of what was clicked: what it is called, and what may have happened to it, a button each."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from kneedeep.script.table_session import TableStep
from kneedeep_editor.services.label import Label
from kneedeep_editor.services.layouts import lay_column, lay_row, take_out
from kneedeep_editor.table_mode.enter_button import EnterButton
from kneedeep_editor.texts import later, tr

NOTHING = later("Nothing in the scenario depends on it now.")


class CardEntry(NamedTuple):
    """A door or thing on a card: its title, and what can be entered about it."""

    title: str
    deeds: tuple[tuple[str, TableStep], ...]


class ThingCard(QFrame):
    """Asks what happened. `step_chosen` brings the step, `left` reports that nothing did."""

    step_chosen = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        """Begin without anything clicked."""
        super().__init__()
        self.setObjectName("card")
        self.buttons: list[EnterButton] = []
        self._inside = QWidget()
        self._layout = lay_column(self._inside, of=self, margins=(10, 6, 10, 8))
        self.hide()

    def show_entries(self, entries: Sequence[CardEntry]) -> None:
        """Ask about doors and things; without any the card goes."""
        take_out(self._layout, self._inside)
        self._inside = QWidget()
        self.buttons = []
        inside = lay_column(of=self._inside, margins=0, spacing=4)
        for title, deeds in entries:
            label = Label(title, look="heading", wrap=True)
            inside.addWidget(label)
            if not deeds:
                quiet = Label(tr(NOTHING), wrap=True)
                quiet.setProperty("quiet", True)
                inside.addWidget(quiet)
            for text, step in deeds:
                button = EnterButton(text, strong=not self.buttons)
                button.setAccessibleName(f"{title}: {text}")
                button.setProperty("step", step)
                button.clicked.connect(self._press)
                inside.addWidget(button)
                self.buttons.append(button)
        if entries:
            close = EnterButton(tr("Nothing happened"))
            close.clicked.connect(self.left)
            row = lay_row(None, close)
            inside.addLayout(row)
            self.buttons.append(close)
        self._layout.addWidget(self._inside)
        self.setVisible(bool(entries))
        if self.buttons:
            self.buttons[0].setFocus()

    def _press(self) -> None:
        button = self.sender()
        if isinstance(button, EnterButton):
            self.step_chosen.emit(button.property("step"))
