"""The first page of a table: continue a saved session, or begin a new one."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial

from PySide6 import QtWidgets
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from kneedeep.board.script.display_names import DisplayNames
from kneedeep.board.script.table_session import drawn_at_random
from kneedeep.model.scenario.model import Choice, Scenario
from kneedeep.support.english import listed
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, scroll_area
from kneedeep_editor.table_mode.enter_button import EnterButton
from kneedeep_editor.table_mode.saved_sessions import SavedSession
from kneedeep_editor.texts import later, marines_text, tr

_WIDEST = 760
_WHO = {
    "invader": later("The invader chooses {draw} of {all}: &show them"),
    "marines": later("The marines choose {draw} of {all}: &show them"),
}


class StartPage(QtWidgets.QWidget):
    """Asks how to begin. `begun` has the number of marines and the chosen entries, `resumed` a saved session."""

    begun = Signal(int, object)
    resumed = Signal(object)

    def __init__(
        self,
        scenario: Scenario,
        words: DisplayNames,
        offers: Sequence[SavedSession],
        below: Callable[[int], int],
        marines: int | None,
    ) -> None:
        """Show the options for a scenario. `below(n)`: a random number under n. `marines`: the preselected number."""
        super().__init__()
        self.setObjectName("table-start")
        self._scenario, self._below = scenario, below
        inside = QtWidgets.QWidget(maximumWidth=_WIDEST)
        title = Label(scenario.title or tr("A table"), key="table-title", wrap=True)
        layout = lay_column((None, 1), title, of=inside, spacing=12)
        for text in (scenario.summary, _facts_of(scenario)):
            if text:
                layout.addWidget(Label(text, wrap=True))
        self.offers: list[EnterButton] = []
        for kept in offers:
            button = EnterButton(_resume_text(kept), strong=not self.offers, do=partial(self.resumed.emit, kept))
            layout.addWidget(button)
            self.offers.append(button)
        self.marines = QtWidgets.QButtonGroup(self)
        row = lay_row(Label(tr("How many marines?"), look="heading"))
        for count in scenario.counts:
            radio = QtWidgets.QRadioButton(f"&{count}")
            radio.setAccessibleName(marines_text(count))
            radio.setChecked(count == (marines if marines in scenario.counts else max(scenario.counts)))
            self.marines.addButton(radio, count)
            row.addWidget(radio)
        row.addStretch()
        layout.addLayout(row)
        self.form = QtWidgets.QFormLayout()
        layout.addLayout(self.form)
        self.choices = [
            _Chooser(number, choice, words) for number, choice in enumerate(scenario.choices) if choice.by in _WHO
        ]
        for chooser in self.choices:
            layout.addWidget(chooser)
        begin = tr("&Begin a new game") if offers else tr("&Begin")
        self.begin = EnterButton(begin, strong=not offers, do=self._begin)
        layout.addWidget(self.begin)
        layout.addStretch(2)
        outer = QtWidgets.QWidget()
        lay_row(None, (inside, 4), None, of=outer)
        lay_column(scroll_area(outer, across=True, focus=True), of=self, margins=0)
        (self.offers[0] if self.offers else self.begin).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Enter. A digit chooses the number of marines."""
        radio = self.marines.button(int(event.text())) if event.text().isdecimal() else None
        if radio is not None:
            radio.setChecked(True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._begin()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        drawn = list(drawn_at_random(self._scenario.choices, self._below))
        for chooser in self.choices:
            if chooser.picked is not None:
                drawn[chooser.number] = chooser.picked
        self.begun.emit(self.marines.checkedId(), tuple(drawn))


class _Chooser(QtWidgets.QFrame):
    """A choice at set-up. A click shows its options. Without a selection it is drawn at random."""

    def __init__(self, number: int, choice: Choice, words: DisplayNames) -> None:
        super().__init__()
        self.number, self._choice, self._words = number, choice, words
        self.setObjectName("card")
        self.boxes: list[QtWidgets.QCheckBox] = []
        self._layout = QtWidgets.QVBoxLayout(self)
        if choice.text:
            self._layout.addWidget(Label(choice.text, wrap=True))
        self.show_button = EnterButton(tr(_WHO[choice.by], draw=choice.draw, all=len(choice.of)))
        self.show_button.clicked.connect(self._toggle)
        self._layout.addWidget(self.show_button)
        self.hint = Label(tr("Otherwise they are drawn at random."), look="quiet")
        self._layout.addWidget(self.hint)

    @property
    def picked(self) -> tuple[int, ...] | None:
        """The selected entries. None if their number is wrong."""
        numbers = tuple(number for number, box in enumerate(self.boxes) if box.isChecked())
        return numbers if len(numbers) == self._choice.draw else None

    def _toggle(self) -> None:
        """Show or hide the entries. Hiding deselects them."""
        shown = not self.boxes or self.boxes[0].isHidden()
        if not self.boxes:
            for entry in self._choice.of:
                named = listed([self._words.of(pick["token"]) for pick in entry], 99) or "nothing"
                box = QtWidgets.QCheckBox(named)
                box.toggled.connect(self._count)
                self._layout.insertWidget(self._layout.count() - 1, box)
                self.boxes.append(box)
        for box in self.boxes:
            box.setVisible(shown)

    def _count(self) -> None:
        wanted, count = self._choice.draw, sum(box.isChecked() for box in self.boxes)
        self.hint.setText(
            tr("Chosen.")
            if count == wanted
            else tr("{count} of {all} ticked: until all are, they are drawn at random.", count=count, all=wanted)
        )


def _facts_of(scenario: Scenario) -> str:
    minutes = (
        tr("{least}–{most} minutes", least=scenario.minutes[0], most=scenario.minutes[-1]) if scenario.minutes else ""
    )
    return "  ·  ".join(filter(None, (scenario.author, minutes, scenario.challenge and tr(scenario.challenge))))


def _resume_text(kept: SavedSession) -> str:
    when = datetime.fromtimestamp(kept.when).strftime("%d %b, %H:%M")
    steps = tr("1 step") if len(kept.steps) == 1 else tr("{count} steps", count=len(kept.steps))
    text = tr("Go on with {marines}: {steps}, {when}", marines=marines_text(kept.marines), steps=steps, when=when)
    return text if kept.same else f"{text}; {tr('the map has changed since')}"
