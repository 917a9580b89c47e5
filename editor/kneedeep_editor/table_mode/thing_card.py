"""The card of a clicked thing: its name, and a button for each possible event."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from kneedeep.board.script.table_session import TableStep
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, scroll_area
from kneedeep_editor.table_mode.enter_button import EnterButton, StepButton
from kneedeep_editor.texts import later, tr

_SHARE = 0.4
"""The maximum share of the window's height. A longer card scrolls."""
NOTHING = later("Nothing in the scenario depends on it now.")


class CardEntry(NamedTuple):
    """A door or thing on a card: its title, and its possible steps."""

    title: str
    deeds: tuple[tuple[str, TableStep], ...]


class ThingCard(QFrame):
    """Asks for an event. `step_chosen` has its step. `left`: nothing happened."""

    step_chosen = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.buttons: list[EnterButton] = []
        self._pane = scroll_area()
        lay_column(self._pane, of=self, margins=(10, 6, 10, 8))
        self.hide()

    def show_entries(self, entries: Sequence[CardEntry], nothing: str = "") -> None:
        """Show doors and things, or hide the card if there are none. `nothing`: the answer that nothing happened."""
        content = QWidget()
        self.buttons = []
        inside = lay_column(of=content, margins=0, spacing=4)
        for title, deeds in entries:
            inside.addWidget(Label(title, look="heading", wrap=True))
            if not deeds:
                inside.addWidget(Label(tr(NOTHING), wrap=True, look="quiet"))
            for text, step in deeds:
                name = f"{title}: {text}".replace("\n", "; ")
                button = StepButton(text, step, strong=not self.buttons, name=name)
                button.chosen.connect(self.step_chosen)
                inside.addWidget(button)
                self.buttons.append(button)
        if entries:
            close = EnterButton(nothing or tr("Nothing happened"), do=self.left)
            inside.addLayout(lay_row(None, close))
            self.buttons.append(close)
        self._pane.setWidget(content)
        self.setVisible(bool(entries))
        wanted = inside.totalHeightForWidth(self._pane.viewport().width()) if entries else 0
        wanted = max(wanted, content.sizeHint().height())
        self._pane.setFixedHeight(min(wanted, round(self.window().height() * _SHARE)))
        if self.buttons:
            self.buttons[0].setFocus()
