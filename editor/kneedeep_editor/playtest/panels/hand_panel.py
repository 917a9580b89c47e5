"""The hand of the deciding side: cards with their text. Playable ones are clickable."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListView, QListWidgetItem, QWidget

from kneedeep.rules.answers import Choice
from kneedeep.rules.table_view import Held, TableView
from kneedeep_editor.services.fields import VALUE, add_line, list_box
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip
from kneedeep_editor.texts import capitalized, tr, tr_count


class HandPanel(QWidget):
    """Shows a hand. `played` has the answers that play the clicked card."""

    played = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.title = Label(look="heading")
        self._shown: tuple[tuple[Held, ...], tuple[tuple[int, Choice], ...]] | None = None
        self.list = list_box(tr("Hand"), do=self._play, narrow=True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        lay_column(self.title, self.list, of=self, margins=(8, 4, 8, 0), spacing=4)

    def show_hand(self, hand: Sequence[Held], choices: Sequence[tuple[int, Choice]]) -> None:
        """Show cards. `choices`: the possible answers, each with the index of its card, -1 for none.

        Cards already shown stay, so that a click on one of them is not lost.
        """
        shown = tuple(hand), tuple(choices)
        if shown == self._shown:
            return
        self._shown = shown
        self.list.clear()
        self.setVisible(bool(hand))
        count = sum(len(held.numbers) for held in hand)
        self.title.setText(tr_count("Hand: {n} card", "Hand: {n} cards", count) if hand else "")
        for numbers, card in hand:
            playing = tuple(choice for card_number, choice in choices if card_number in numbers)
            several = f" ×{len(numbers)}" if len(numbers) > 1 else ""
            text = f"{capitalized(card.name)}{several}" + (f": {card.text}" if card.text else "")
            tips = [tr("The text of this card is not certain.")] if card.text and not card.sure else []
            item = add_line(self.list, f"▸ {text}" if playing else text, playing)
            if not playing:
                item.setForeground(self.palette().placeholderText())
                tips.append(tr("It can't be played now."))
            item.setToolTip(plain_tip("\n".join(tips)))

    def _play(self, item: QListWidgetItem) -> None:
        if choices := item.data(VALUE):
            self.played.emit(choices)


def hand_of(view: TableView) -> tuple[Held, ...]:
    """The hand of the deciding side: a marine's in editions with such hands, else the invader's."""
    has_hands = any(sheet.hand for sheet in view.sheets)
    return view.sheets[view.player].hand if has_hands and view.player >= 0 else view.hand
