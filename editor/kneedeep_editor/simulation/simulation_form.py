"""The form of the simulation panel: marines, bots, games, seed, start and stop, progress."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QProgressBar, QWidget

from kneedeep_editor.services.fields import number_box
from kneedeep_editor.services.icons import icon
from kneedeep_editor.services.widgets import Label, check_box, choice_box, lay_column, lay_row, push_button
from kneedeep_editor.texts import tr

MOST_GAMES = 100_000
MOST_SEED = 2_147_483_647
GAMES, SEED = 100, 1


class SimulationRequest(NamedTuple):
    """The requested games. `bots`: of marines and invader. `sensitivity`: also with other guessed numbers."""

    marines: tuple[int, ...]
    bots: tuple[str, str]
    games: int
    seed: int
    sensitivity: bool = False


class SimulationForm(QWidget):
    """The form. `start_asked` has the request. `stop_asked`: stop."""

    start_asked = Signal(object)
    stop_asked = Signal()

    def __init__(self, bots: Sequence[str], most: int) -> None:
        """Offer bots, the strongest last, and up to `most` marines."""
        super().__init__()
        self.marines = [QCheckBox(str(count)) for count in range(1, most + 1)]
        for count, box in enumerate(self.marines, 1):
            box.setAccessibleName(tr("With 1 marine") if count == 1 else tr("With {count} marines", count=count))
            box.toggled.connect(self._enable)
        self.marines_bot, self.invader_bot = (
            choice_box([(bot, bot) for bot in bots], chosen=bots[-1], name=name)
            for name in (tr("Who plays the marines"), tr("Who plays the invader"))
        )
        self.games = number_box(1, MOST_GAMES, GAMES, name=tr("Games with each number of marines"))
        self.games.setSingleStep(50)
        tip = tr("The same seed gives the same dice, cards and choices")
        self.seed = number_box(0, MOST_SEED, SEED, name=tr("Seed"), tip=tip)
        row = lay_row(*self.marines, None)
        bots_row = lay_row(Label(tr("marines")), (self.marines_bot, 1), Label(tr("invader")), (self.invader_bot, 1))
        counts = lay_row((self.games, 1), Label(tr("seed")), (self.seed, 1))
        tip = tr("Seven times the games: each of the guesses that matter most one step lower and higher")
        self.sensitivity = check_box(tr("Also with guessed numbers lower and higher"), tip=tip)
        rows = QFormLayout()
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addRow(tr("Marines"), row)
        rows.addRow(tr("Bots"), bots_row)
        rows.addRow(tr("Games each"), counts)
        rows.addRow(self.sensitivity)
        self.button = push_button(tr("&Simulate"), sign="play", do=self._press)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(tr("Games played"))
        self.bar.setMaximumHeight(8)
        self.progress = Label(name=tr("Progress of the simulation"), wrap=True)
        lay_column(rows, self.button, self.bar, self.progress, of=self, margins=(10, 8, 10, 4))
        self.bar.hide()
        self.busy = False
        self._offered: tuple[int, ...] = ()

    @property
    def wish(self) -> SimulationRequest:
        """The current request."""
        chosen = tuple(count for count, box in enumerate(self.marines, 1) if box.isChecked() and box.isEnabled())
        bots = self.marines_bot.currentText(), self.invader_bot.currentText()
        varied = self.sensitivity.isChecked() and not self.sensitivity.isHidden()
        return SimulationRequest(chosen, bots, self.games.value(), self.seed.value(), varied)

    def offer(self, counts: Sequence[int]) -> None:
        """Offer the scenario's numbers of marines, initially all checked."""
        offered = tuple(counts)
        if offered == self._offered:
            return
        for count, box in enumerate(self.marines, 1):
            fresh = count in offered and count not in self._offered
            box.setEnabled(count in offered)
            box.setChecked(fresh or (count in offered and box.isChecked()))
            box.setToolTip("" if count in offered else tr("The scenario is not designed for this number"))
        self._offered = offered
        self._enable()

    def show_busy(self, *, busy: bool) -> None:
        """Show whether games are being played."""
        self.busy = busy
        self.button.setText(tr("&Stop") if busy else tr("&Simulate"))
        self.button.setIcon(icon("stop" if busy else "play"))
        self.bar.setVisible(busy)
        for widget in (*self.marines, self.marines_bot, self.invader_bot, self.games, self.seed, self.sensitivity):
            widget.setEnabled(not busy)
        if not busy:
            for count, box in enumerate(self.marines, 1):
                box.setEnabled(count in self._offered)
        self._enable()

    def show_progress(self, played: int, asked: int, text: str) -> None:
        """Show the numbers of played and requested games, and a text about them."""
        self.bar.setRange(0, max(1, asked))
        self.bar.setValue(played)
        self.progress.setText(text)

    def _enable(self) -> None:
        able = self.busy or bool(self.wish.marines)
        self.button.setEnabled(able)
        self.button.setToolTip("" if able else tr("Choose a number of marines"))

    def _press(self) -> None:
        if self.busy:
            self.button.setText(tr("Stopping …"))
            self.stop_asked.emit()
        else:
            self.start_asked.emit(self.wish)
