"""The first turn and round of the game, and the invader's possessions."""

from collections import Counter
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QGridLayout, QPushButton, QSpinBox, QWidget

from kneedeep.rules.position import INVADERS_TURN
from kneedeep.rules.table_view import Held
from kneedeep_editor.playtest.start_position.chosen_position import ChosenPosition
from kneedeep_editor.services.fields import fill_choices, number_box
from kneedeep_editor.services.widgets import Label, lay_column, plain_tip, take_all_out
from kneedeep_editor.texts import EditionTexts, capitalized, tr, translated

MOST = 99


class InvaderChoices(QWidget):
    """The fields. `changed`: something was chosen."""

    changed = Signal()

    def __init__(self, texts: EditionTexts) -> None:
        super().__init__()
        self._choosing: ChosenPosition | None = None
        form = QFormLayout(self)
        self.round, self.frags, self.turn = number_box(1, MOST), QSpinBox(), QComboBox()
        self.hand = HandChoices()
        self.again = QPushButton(tr("Cards as they are &drawn"))
        for title, field in (
            (tr("&Round"), self.round),
            (tr("T&urn of"), self.turn),
            (texts.tr("&Frag points"), self.frags),
        ):
            form.addRow(title, field)
            field.setAccessibleName(title.replace("&", ""))
        form.addRow(tr("Cards in hand"), self.again)
        form.addRow(self.hand)
        self.round.valueChanged.connect(partial(self._change, "round"))
        self.frags.valueChanged.connect(partial(self._change, "frags"))
        self.turn.activated.connect(lambda place: self._change("turn", self.turn.itemData(place)))
        self.hand.chosen.connect(partial(self._change, "hand"))
        self.again.clicked.connect(lambda: self._change("hand", None))

    def show_invader(self, choosing: ChosenPosition) -> None:
        """Show the chosen values, else the defaults."""
        if self._choosing is not choosing:
            self._choosing = choosing
            marines = [capitalized(choosing.game.assistant.marine_name(seat)) for seat in range(choosing.players)]
            turns: list[tuple[str, int | None]] = [(words, seat) for seat, words in enumerate(marines)]
            turns.append((tr("Invader"), INVADERS_TURN))
            if choosing.stock.round_start:
                turns.insert(0, (translated(choosing.stock.round_start), None))
            fill_choices(self.turn, turns)
        limit = choosing.game.table_view(choosing.state, None).frags_to_win
        with QSignalBlocker(self.round), QSignalBlocker(self.frags), QSignalBlocker(self.turn):
            self.round.setValue(choosing.round)
            self.frags.setRange(0, MOST if limit is None else max(limit - 1, choosing.frags))
            self.frags.setValue(choosing.frags)
            self.turn.setCurrentIndex(self.turn.findData(choosing.turn))
        if (held := choosing.hand) is None:
            held = choosing.chooser.hand(choosing.state)
        self.hand.show_cards(choosing.chooser.invader_cards(choosing.state), Counter(held))
        self.again.setEnabled(choosing.hand is not None)

    def _change(self, attribute: str, value: object) -> None:
        if self._choosing is not None:
            setattr(self._choosing, attribute, value)
            self.changed.emit()


class HandChoices(QWidget):
    """The number of each card in the invader's hand. `chosen` has the ids of all."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._shown: dict[Held, str] = {}
        self.counts: dict[str, QSpinBox] = {}
        """The fields by the ids of the cards."""

    def show_cards(self, ids: Mapping[Held, str], held: Mapping[str, int]) -> None:
        """Show all cards with their ids, and their numbers in the hand."""
        if ids != self._shown:
            self._shown = dict(ids)
            self._fill()
        for id, field in self.counts.items():
            with QSignalBlocker(field):
                field.setValue(held.get(id, 0))

    def _fill(self) -> None:
        take_all_out(self._grid)
        self.counts = {}
        for row, (kind, id) in enumerate(self._shown.items()):
            name, tip, count = capitalized(kind.card.name), plain_tip(kind.card.text), len(kind.numbers)
            spoken = tr("{card}, of {count}", card=name, count=count)
            field = self.counts[id] = number_box(0, count, name=spoken, tip=tip, do=self._tell)
            field.setAccessibleDescription(kind.card.text)
            words = Label(tr("of {count}  {card}", card=name, count=count), tip=tip)
            sentence = QWidget()
            column = lay_column(words, of=sentence, margins=0, spacing=0)
            if kind.card.text:
                column.addWidget(Label(kind.card.text, wrap=True, look="quiet"))
            self._grid.addWidget(field, row, 0)
            self._grid.addWidget(sentence, row, 1)

    def _tell(self) -> None:
        self.chosen.emit(tuple(id for id, field in self.counts.items() for _ in range(field.value())))
