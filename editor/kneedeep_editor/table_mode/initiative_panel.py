"""The panel of the initiative deck: the current activation, remaining cards, things on the map, threat tokens."""

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from kneedeep.board.script.table_session import INVADER, SEATS, InitiativeDeck, TableStep
from kneedeep_editor.services.widgets import Label, lay_column, lay_row
from kneedeep_editor.table_mode.enter_button import EnterButton, StepButton
from kneedeep_editor.texts import later, tr

_CARDS: Mapping[str, str] = {
    **dict(zip(SEATS, (later("Alpha"), later("Bravo"), later("Charlie"), later("Delta")), strict=True)),
    INVADER: later("Invader"),
}


class InitiativePanel(QFrame):
    """Shows the deck. `drawn`: draw a random card. `step_chosen` has the step of any other button."""

    drawn = Signal()
    step_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("initiative")
        self.now = Label(key="list-title", wrap=True)
        self.draw = EnterButton(tr("&Reveal a card"), tip=tr("Reveal an initiative card at random (R)"), do=self.drawn)
        self.put_in = StepButton(
            tr("&Add a card"),
            TableStep("put-in"),
            name=tr("Add an invader initiative card to the deck"),
            tip=tr("Add an invader initiative card to the deck (A)"),
        )
        self.cards: dict[str, StepButton] = {}
        self._row = QHBoxLayout()
        for card, name in _CARDS.items():
            tip = tr("{card} was revealed from the deck on the table", card=tr(name))
            self.cards[card] = StepButton("", TableStep("draw", card), tip=tip)
            self._row.addWidget(self.cards[card])
        self.threat = QWidget()
        self.tokens = Label()
        fewer, more = tr("One threat token fewer"), tr("One threat token more")
        self.fewer = StepButton("−", TableStep("tokens", "", -1), name=fewer, tip=fewer)
        self.more = StepButton("+", TableStep("tokens", "", 1), name=more, tip=more)
        for button in (self.put_in, *self.cards.values(), self.fewer, self.more):
            button.chosen.connect(self.step_chosen)
        lay_row(self.tokens, self.fewer, self.more, None, of=self.threat, margins=0)
        self.facts = Label(wrap=True, look="quiet")
        lay_column(
            lay_row((self.now, 1), self.draw, self.put_in),
            self._row,
            self.threat,
            self.facts,
            of=self,
            margins=(8, 4, 6, 4),
            spacing=3,
        )

    def show_deck(self, deck: InitiativeDeck, facts: str, tokens: int | None, *, over: bool) -> None:
        """Show a deck, a text about things on the map, and the threat tokens if the threat card has any."""
        left = Counter(deck.left)
        for card, button in self.cards.items():
            count, name = left[card], tr(_CARDS[card])
            button.setText(name if count == 1 else f"{count} × {name}")
            button.setAccessibleName(tr("{card} was revealed, {count} left", card=name, count=count))
            button.setVisible(count > 0)
            button.setEnabled(not over)
        if deck.drawn:
            last = deck.drawn[-1]
            invader = tr("The invader activates a demon type.")
            now = invader if last == INVADER else tr("{card} activates.", card=tr(_CARDS[last]))
        else:
            now = tr("The Activation Phase begins.")
        if not deck.left:
            now = tr("{now} It is the last card.", now=now)
        self.now.setText(now)
        self.draw.setEnabled(bool(deck.left) and not over)
        self.put_in.setEnabled(not over)
        gone = ", ".join(tr(_CARDS[card]) for card in deck.drawn)
        self.facts.setText("  ".join(filter(None, (tr("Revealed: {cards}.", cards=gone) if gone else "", facts))))
        self.threat.setVisible(tokens is not None)
        self.tokens.setText(tr("Threat tokens {number}", number=tokens or 0))
        self.fewer.setEnabled(bool(tokens) and not over)
        self.more.setEnabled(not over)
