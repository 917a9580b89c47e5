"""The dialogs before a game (number of marines, seed, seats) and for a change of players."""

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QLineEdit, QWidget

from kneedeep.games.bots.seats import PERSON
from kneedeep_editor.playtest.text.game_texts import player_names, player_tip, player_title
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, lay_column
from kneedeep_editor.texts import capitalized, tr

_FRAME = 16
"""Pixels of a field besides its text."""
_AROUND = 24
"""Pixels of a field around its text."""
_WIDTH = 340


class NewGameDialog(QDialog):
    """Asks for the players. `settled` has (number of marines, seed, names by seat, the invader's last)."""

    settled = Signal(int, object, object)

    def __init__(
        self,
        window: QWidget,
        marines: Sequence[str],
        counts: Sequence[int],
        chosen: int,
        names: Sequence[str],
        *,
        begins: bool,
    ) -> None:
        """Ask. `marines`: their names, `counts`: possible numbers of them, `names`: the current players by seat.

        With `begins` False the number of marines and the seed are no longer asked.
        """
        super().__init__(window)
        self.setWindowTitle(tr("Play the scenario") if begins else tr("Change players"))
        form = QFormLayout()
        self.count = QComboBox()
        for count in counts:
            self.count.addItem(str(count), count)
        self.count.setCurrentIndex(list(counts).index(chosen))
        self.count.currentIndexChanged.connect(self._show_seats)
        self.seed = QLineEdit(placeholderText=tr("a different game each time"))
        room = self.seed.fontMetrics().horizontalAdvance(self.seed.placeholderText())
        self.seed.setMinimumWidth(room + 2 * self.seed.fontMetrics().averageCharWidth() + _FRAME)
        words = self.seed.fontMetrics().horizontalAdvance(self.seed.placeholderText())
        self.seed.setMinimumWidth(words + _AROUND)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"\d{0,18}"), self))
        self.seed.setToolTip(tr("The same seed gives the same dice and cards."))
        if begins:
            form.addRow(tr("&Marines"), self.count)
            form.addRow(tr("&Seed"), self.seed)
        self.seats: list[QComboBox] = []
        self._labels: list[QLabel] = []
        for seat, called in enumerate((*marines, tr("invader"))):
            box = QComboBox()
            for name in player_names():
                box.addItem(player_title(name), name)
                box.setItemData(box.count() - 1, player_tip(name), Qt.ItemDataRole.ToolTipRole)
            box.setCurrentIndex(max(0, box.findData(names[seat] if seat < len(names) else PERSON)))
            box.currentIndexChanged.connect(self._tell_players)
            label = Label(capitalized(called))
            label.setBuddy(box)
            form.addRow(label, box)
            self.seats.append(box)
            self._labels.append(label)
        self.summary = Label(wrap=True)
        self.summary.setFixedWidth(_WIDTH)
        self.summary.setProperty("quiet", True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(tr("&Play") if begins else tr("&Play on"))
        ok.setIcon(icon("play"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        lay_column(form, self.summary, buttons, of=self)
        self.accepted.connect(self._settle)
        self._show_seats()

    @property
    def players(self) -> int:
        """The number of marines that is chosen."""
        return int(self.count.currentData())

    def _show_seats(self) -> None:
        for seat in range(len(self.seats) - 1):
            self.seats[seat].setVisible(seat < self.players)
            self._labels[seat].setVisible(seat < self.players)
        self._tell_players()

    def _tell_players(self) -> None:
        own = (*self.seats[: self.players], self.seats[-1])
        names = dict.fromkeys(str(box.currentData()) for box in own)
        self.summary.setText("\n".join(f"{player_title(name)}: {player_tip(name)}" for name in names if name != PERSON))
        self.summary.setMinimumHeight(max(0, self.summary.heightForWidth(_WIDTH)))
        self.adjustSize()

    def _settle(self) -> None:
        own = (*self.seats[: self.players], self.seats[-1])
        seed = int(self.seed.text()) if self.seed.text() else None
        self.settled.emit(self.players, seed, tuple(str(box.currentData()) for box in own))
