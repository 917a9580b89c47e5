"""The dialogs before a game (number of marines, seed, players) and for new players."""

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QLineEdit, QWidget

from kneedeep.games.bots.seats import PERSON
from kneedeep_editor.playtest.text.game_texts import player_tip, player_title
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, Standard, choice_box, dialog_buttons, lay_column
from kneedeep_editor.texts import capitalized, tr

_AROUND = 24
"""The width of a field around its text, in pixels."""
_WIDTH = 340


class NewGameDialog(QDialog):
    """Asks for the players. `settled` has number of marines, seed, and names by seat, the invader's last."""

    settled = Signal(int, object, object)

    def __init__(
        self,
        window: QWidget,
        marines: Sequence[str],
        counts: Sequence[int],
        chosen: int,
        names: Sequence[str],
        possible: Sequence[Sequence[str]],
        *,
        begins: bool,
    ) -> None:
        """Show the fields. `marines`: their names. `counts`: possible numbers. `names`: current players by seat.
        `possible`: the possible players by seat.

        Without `begins`, the number of marines and the seed are fixed.
        """
        super().__init__(window)
        self.setWindowTitle(tr("Play the scenario") if begins else tr("Change players"))
        self._form = form = QFormLayout()
        self.count = choice_box([(str(count), count) for count in counts], chosen=chosen, do=self._show_seats)
        self.seed = QLineEdit(placeholderText=tr("a different game each time"))
        words = self.seed.fontMetrics().horizontalAdvance(self.seed.placeholderText())
        self.seed.setMinimumWidth(words + _AROUND)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,18}"), self))
        self.seed.setToolTip(tr("The same seed gives the same dice and cards."))
        if begins:
            form.addRow(tr("&Marines"), self.count)
            form.addRow(tr("&Seed"), self.seed)
        self.seats: list[QComboBox] = []
        for seat, (called, players) in enumerate(zip((*marines, tr("invader")), possible, strict=True)):
            box = choice_box(
                [(player_title(name), name) for name in players],
                chosen=names[seat] if seat < len(names) else PERSON,
                do=self._tell_players,
            )
            for row, name in enumerate(players):
                box.setItemData(row, player_tip(name), Qt.ItemDataRole.ToolTipRole)
            form.addRow(capitalized(called), box)
            self.seats.append(box)
        self.summary = Label(wrap=True, look="quiet")
        self.summary.setFixedWidth(_WIDTH)
        buttons = dialog_buttons(self, standard=Standard.Ok | Standard.Cancel)
        ok = buttons.button(Standard.Ok)
        ok.setText(tr("&Play") if begins else tr("&Play on"))
        ok.setIcon(icon("play"))
        lay_column(form, self.summary, buttons, of=self)
        self.accepted.connect(self._settle)
        self._show_seats()

    @property
    def players(self) -> int:
        """The chosen number of marines."""
        return int(self.count.currentData())

    @property
    def _own(self) -> tuple[str, ...]:
        """The chosen players by seat, the invader's last."""
        return tuple(str(box.currentData()) for box in (*self.seats[: self.players], self.seats[-1]))

    def _show_seats(self) -> None:
        for seat, box in enumerate(self.seats[:-1]):
            self._form.setRowVisible(box, seat < self.players)
        self._tell_players()

    def _tell_players(self) -> None:
        names = dict.fromkeys(self._own)
        self.summary.setText("\n".join(f"{player_title(name)}: {player_tip(name)}" for name in names if name != PERSON))
        self.summary.setMinimumHeight(max(0, self.summary.heightForWidth(_WIDTH)))
        self.adjustSize()

    def _settle(self) -> None:
        seed = int(self.seed.text()) if self.seed.text() else None
        self.settled.emit(self.players, seed, self._own)
