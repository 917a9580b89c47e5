"""Whose turn it is when the game begins, in which round, and what the invader has by then."""

from collections import Counter

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QPushButton, QSpinBox, QWidget

from kneedeep.rules import State
from kneedeep.rules.choosable import Named
from kneedeep.rules.position import INVADERS_TURN
from kneedeep.rules.sheet import frags_to_win
from kneedeep.rules.wording import Names
from kneedeep_editor.playtest.from_here.checks import Checks
from kneedeep_editor.playtest.from_here.choosing import Choosing
from kneedeep_editor.playtest.words import capitalized
from kneedeep_editor.texts import tr

MOST = 99


class InvaderChoices(QWidget):
    """The fields. `changed`: something was chosen."""

    changed = Signal()

    def __init__(self) -> None:
        """Ask about nothing yet."""
        super().__init__()
        self._choosing: Choosing | None = None
        form = QFormLayout(self)
        self.round, self.frags, self.turn = QSpinBox(), QSpinBox(), QComboBox()
        self.round.setRange(1, MOST)
        self.hand = Checks(tr("Cards in the invader's hand"))
        self.again = QPushButton(tr("Cards as they are &drawn"))
        for title, field in (
            (tr("&Round"), self.round),
            (tr("T&urn of"), self.turn),
            (tr("&Frag points"), self.frags),
            (tr("Cards in hand"), self.hand),
        ):
            form.addRow(title, field)
            if field is not self.hand:
                field.setAccessibleName(title.replace("&", ""))
        form.addRow("", self.again)
        self.round.valueChanged.connect(self._change_round)
        self.frags.valueChanged.connect(self._change_frags)
        self.turn.activated.connect(self._change_turn)
        self.hand.ticked.connect(self._change_hand)
        self.again.clicked.connect(self._draw)

    def show_invader(self, choosing: Choosing, state: State) -> None:
        """Show what is chosen, else what would be."""
        if self._choosing is not choosing:
            self._choosing = choosing
            names = Names(choosing.t)
            marines = [capitalized(names.marine(seat)) for seat in range(choosing.players)]
            with QSignalBlocker(self.turn):
                self.turn.clear()
                self.turn.addItems([*marines, tr("Invader")])
        limit = frags_to_win(choosing.game, choosing.players)
        with QSignalBlocker(self.round), QSignalBlocker(self.frags), QSignalBlocker(self.turn):
            self.round.setValue(choosing.round)
            self.frags.setRange(0, MOST if limit is None else max(limit - 1, choosing.frags))
            self.frags.setValue(choosing.frags)
            self.turn.setCurrentIndex(
                choosing.turn if choosing.turn != INVADERS_TURN else self.turn.count() - 1
            )
        t, names = choosing.t, Names(choosing.t)
        cards = sorted(
            (*state.deck, *state.hand, *state.discard), key=lambda card: (bool(t.cards[card].spawn), card)
        )
        held = tuple(t.cards[card].id for card in state.hand)
        self.hand.show_things(
            _numbered([Named(t.cards[card].id, names.card(card)) for card in cards]),
            held if choosing.hand is None else choosing.hand,
        )
        self.again.setEnabled(choosing.hand is not None)

    def _change_round(self, value: int) -> None:
        if self._choosing is not None:
            self._choosing.round = value
            self.changed.emit()

    def _change_frags(self, value: int) -> None:
        if self._choosing is not None:
            self._choosing.frags = value
            self.changed.emit()

    def _change_turn(self, place: int) -> None:
        if self._choosing is not None:
            self._choosing.turn = place if place < self._choosing.players else INVADERS_TURN
            self.changed.emit()

    def _change_hand(self, names: tuple[str, ...]) -> None:
        if self._choosing is not None:
            self._choosing.hand = names
            self.changed.emit()

    def _draw(self) -> None:
        if self._choosing is not None:
            self._choosing.hand = None
            self.changed.emit()


def _numbered(cards: list[Named]) -> list[Named]:
    """Cards that are alike get numbers: `spawn 3 zombies (2 of 4)`."""
    total = Counter(cards)
    seen: Counter[Named] = Counter()
    found = []
    for card in cards:
        seen[card] += 1
        more = tr(" ({number} of {total})", number=seen[card], total=total[card]) if total[card] > 1 else ""
        found.append(card._replace(words=card.words + more))
    return found
