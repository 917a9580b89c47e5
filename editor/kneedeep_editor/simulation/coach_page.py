"""The coach's page: the wanted share of wins, possible changes, and a button that applies one."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from kneedeep.coach.tuning_choices import Answers, Choice
from kneedeep.report.tuning_text import choice_text, limits_of, proposal_text, tuning_lines
from kneedeep_editor.services.fields import fill_choices, list_box, number_box
from kneedeep_editor.services.widgets import Label, choice_box, lay_column, lay_row, push_button
from kneedeep_editor.texts import marines_text, tr

LOW, HIGH = 40, 60
"""The initial wanted share in percent."""
NARROWEST = 5
"""The minimum width of the wanted share, in percentage points."""


class CoachPage(QWidget):
    """The page.

    `asked` has the numbers of marines and both ends of the wanted share, from 0 to 1. `chosen` and `apply_asked` have
    the index of a choice, -1 for none.
    """

    asked = Signal(tuple, float, float)
    stop_asked = Signal()
    chosen = Signal(int)
    apply_asked = Signal(int)

    def __init__(self) -> None:
        """Begin with no numbers of marines."""
        super().__init__()
        self.marines = choice_box(name=tr("Number of marines"))
        self.marines.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.low = number_box(1, 99, LOW, name=tr("Wanted share of wins, at least"), do=self._enable)
        self.high = number_box(1, 99, HIGH, name=tr("Wanted share of wins, at most"), do=self._enable)
        self.low.setSuffix("%")
        self.high.setSuffix("%")
        self.button = push_button(
            tr("&Find changes"),
            tip=tr("Play the map and find the smallest changes that make it as hard as wanted"),
            do=self._press,
        )
        self.text = Label(name=tr("What the coach found"), wrap=True, selectable=True)
        self.show_text()
        self.proposals = list_box(tr("Proposals"), narrow=True)
        self.proposals.currentRowChanged.connect(self._enable)
        self.proposals.currentRowChanged.connect(self.chosen)
        self.apply = push_button(
            tr("&Apply"),
            tip=tr("Change the map; one step of Undo takes it back"),
            do=lambda: self.apply_asked.emit(self.proposals.currentRow()),
        )
        self.busy = False
        row = lay_row((self.marines, 1), Label(tr("win")), self.low, Label(tr("to")), self.high)
        buttons = lay_row((self.button, 1), (self.apply, 1))
        lay_column(row, buttons, self.text, (self.proposals, 1), of=self, margins=(10, 6, 10, 4))
        self._enable()

    def offer(self, counts: Sequence[int], wanted: tuple[int, ...] = ()) -> None:
        """Offer numbers of marines. `wanted`: the checked ones, empty to keep the current choice."""
        choices = [(marines_text(count), (count,)) for count in counts]
        together = [(tr("all numbers"), tuple(counts))] if len(counts) > 1 else []
        fill_choices(self.marines, [*choices, *together], wanted or self.marines.currentData())
        self._enable()

    def show_busy(self, *, busy: bool) -> None:
        """Show whether a search is running."""
        self.busy = busy
        self.button.setText(tr("&Stop") if busy else tr("&Find changes"))
        self._enable()

    def show_answers(self, answers: Answers) -> None:
        """Show the answers. An unfinished last one has the proposals under test."""
        lines = [line for one in answers for line in tuning_lines(one)]
        now = answers[-1]
        if not now.done:
            lines += [f"• {proposal_text(now, one)}" for one in now.proposals]
            lines.append(tr("{games} of at most {most} games played …", games=now.games, most=now.of))
        self.text.setText("\n".join([*lines, *limits_of(answers)]))

    def show_choices(self, choices: Sequence[Choice], *, named: bool) -> None:
        """List the applicable changes and select the first. `named`: with their numbers of marines."""
        with QSignalBlocker(self.proposals):
            self.proposals.clear()
            self.proposals.addItems([choice_text(one, named=named) for one in choices])
            self.proposals.setCurrentRow(0 if choices else -1)
        self.chosen.emit(self.proposals.currentRow())
        self._enable()

    def show_text(self, text: str = "") -> None:
        """Show a sentence instead of an answer, by default a description of the page."""
        plain = tr("Find changes plays the map, some minutes. It stays as it is until you apply a change.")
        self.text.setText(text or plain)

    def _press(self) -> None:
        if self.busy:
            self.text.setText(tr("Stopping …"))
            self.stop_asked.emit()
        else:
            self.asked.emit(self.marines.currentData(), self.low.value() / 100, self.high.value() / 100)

    def _enable(self) -> None:
        wide = self.low.value() <= self.high.value() - NARROWEST
        self.button.setEnabled(self.busy or (wide and self.marines.count() > 0))
        self.button.setToolTip("" if wide else tr("The shares are at least {points} points apart", points=NARROWEST))
        can_apply = not self.busy and self.proposals.currentRow() >= 0
        if self.apply.hasFocus() and not can_apply:
            self.button.setFocus()  # the next widget in the tab order is far below
        self.apply.setEnabled(can_apply)
