"""The decision: whose turn it is, the question, the list of answers."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QListWidgetItem, QPushButton, QWidget

from kneedeep.rules.answers import Choice
from kneedeep_editor.playtest.panels.story_log import StoryList
from kneedeep_editor.services.fields import VALUE, add_line
from kneedeep_editor.services.widgets import Label, lay_column, lay_row, plain_tip, push_button
from kneedeep_editor.texts import tr, tr_count

_LAST = ("Move to", "Place", "Knock")
"""Groups whose answers are clicked on the table, listed last."""
_TURN_ENDS = ("turn end",)
"""Answers that end a turn, shown as a separate button."""
_REST_ENDS = ("end", "attack end")
"""Answers that end an activation, an attack or an interruption."""

_MOST_SPOKEN = 9
"""The maximum number of answers that are spoken. Beyond it only their number is."""


class DecisionAnswer(NamedTuple):
    """An answer in the list: its words, its expected outcome, and more in a tool tip."""

    choice: Choice
    words: str
    note: str = ""
    more: str = ""


class DecisionPanel(QWidget):
    """Shows a decision. `chosen` has the action of an answer, `pointed` the hovered answer, or None.

    Answers that end something have separate buttons in fixed places. `unfolded`: show or hide less useful answers.
    `painted`: the decision is on the screen.
    """

    chosen = Signal(object)
    pointed = Signal(object)
    unfolded = Signal(bool)
    painted = Signal()
    passed = Signal()
    """The screen can be passed on."""
    hushed = Signal(bool)
    """Don't ask such questions any more: never (True) or in this turn."""

    def __init__(self, *, ends_turns: bool = True) -> None:
        super().__init__()
        self.turn = Label(look="heading", name=tr("Whose turn it is"), wrap=True)
        self.question = Label(name=tr("Decision"), wrap=True, alignment=Qt.AlignmentFlag.AlignTop, key="question")
        self.pass_to = push_button(do=self.passed)
        self.end_turn = push_button(tr("&End the turn"), do=self._end)
        self.end_rest = push_button(do=self._end)
        self.ends = QWidget()
        lay_row((self.end_turn, 1), (self.end_rest, 1), of=self.ends, margins=0)
        if not ends_turns:
            self.end_turn.hide()
        self.list = StoryList()
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.list.setAccessibleName(tr("Answers"))
        self.list.setMouseTracking(True)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        self.list.currentItemChanged.connect(self._point)
        self.list.itemEntered.connect(self._point)
        self.hush = push_button(
            tr("Not again this turn"),
            tip=tr("Pass, and don't ask about this kind of interruption again in this turn"),
            do=lambda: self.hushed.emit(False),
        )
        self.mute = push_button(
            tr("Never ask about this"),
            tip=tr("Pass, and never ask about this kind of interruption; the menu Ask me about undoes this"),
            do=lambda: self.hushed.emit(True),
        )
        self.more = push_button(tip=tr("Show attacks on empty spaces and attacks that can't hit"), do=self.unfolded)
        self.more.setCheckable(True)
        layout = lay_column(
            self.turn,
            self.question,
            self.ends,
            self.pass_to,
            self.list,
            self.more,
            lay_row(self.hush, self.mute),
            of=self,
            margins=(8, 8, 8, 0),
            spacing=4,
        )
        layout.setStretch(4, 1000)
        # Without answers, the texts stay at the top.
        layout.addStretch(1)
        self._listed: list[DecisionAnswer] = []
        self.choices: tuple[Choice, ...] = ()
        """All shown answers: first those of the list, then those of the buttons."""
        self._ending: dict[QPushButton, Choice | None] = {self.end_turn: None, self.end_rest: None}

    def show_decision(
        self,
        turn: str,
        question: str,
        answers: Sequence[DecisionAnswer],
        *,
        interrupts: bool = False,
        folded: int = 0,
        unfolded: bool = False,
        pass_to: str = "",
    ) -> None:
        """Show the decision and its side. `interrupts`: the question may be switched off.

        `folded`: number of less useful answers. `unfolded`: whether they are shown. `pass_to`: the next person at the
        screen.
        """
        self.hush.setVisible(interrupts)
        self.mute.setVisible(interrupts)
        self.turn.setText(turn)
        self.question.setText(question)
        # Room for two lines, so that the buttons below don't move.
        self.question.setMinimumHeight(2 * self.question.fontMetrics().lineSpacing())
        self.question.setVisible(bool(question))
        self.pass_to.setVisible(bool(pass_to))
        self.pass_to.setText(tr("Pass the &screen to {side}", side=pass_to))
        self.more.setVisible(bool(folded))
        self.more.setText(tr("Attacks without a &target ({number})", number=folded))
        self.more.setChecked(unfolded)
        listed = [answer for answer in answers if answer.choice.role not in (*_TURN_ENDS, *_REST_ENDS)]
        listed.sort(key=lambda answer: answer.choice.group in _LAST)
        self._show_ends(answers)
        self.choices = (*(answer.choice for answer in listed), *filter(None, self._ending.values()))
        if listed != self._listed:
            self._listed = listed
            self._fill()
        self.list.setVisible(bool(listed))
        self.update()

    def _fill(self) -> None:
        """Fill the list of answers."""
        with QSignalBlocker(self.list):
            self.list.clear()
            for choice, words, note, more in self._listed:
                add_line(self.list, f"{words}\n{note}" if note else words, choice, tip=plain_tip(more))

    def _show_ends(self, answers: Sequence[DecisionAnswer]) -> None:
        self.ends.setVisible(bool(self.question.text()))
        for button, roles in ((self.end_turn, _TURN_ENDS), (self.end_rest, _REST_ENDS)):
            found = next((answer for answer in answers if answer.choice.role in roles), None)
            self._ending[button] = None if found is None else found.choice
            button.setEnabled(found is not None)
            if button is self.end_rest:
                button.setText(tr("Pass") if found is None else found.words)

    @property
    def spoken(self) -> str:
        """The spoken text: whose turn it is, the question, the answers or their number."""
        rows = [self.list.item(row).text().replace("\n", ", ") for row in range(self.list.count())]
        rows += [button.text().replace("&", "") for button, choice in self._ending.items() if choice is not None]
        answers = "; ".join(rows)
        if len(rows) > _MOST_SPOKEN:
            answers = tr_count("{n} answer", "{n} answers", len(rows))
        lines = (self.turn.text(), self.question.text(), answers)
        return " ".join(part if part[-1] in ".!?" else f"{part}." for part in lines if part)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Report that the decision is on the screen."""
        super().paintEvent(event)
        self.painted.emit()

    def _end(self) -> None:
        choice = next((one for button, one in self._ending.items() if button is self.sender()), None)
        if choice is not None:
            self.chosen.emit(choice.action)

    def _choose(self, item: QListWidgetItem) -> None:
        choice = item.data(VALUE)
        # Some systems send clicked and activated. At the second signal, the list is already a new one.
        if choice in self.choices and self.list.row(item) >= 0:
            self.chosen.emit(choice.action)

    def _point(self, item: QListWidgetItem | None, _before: object = None) -> None:
        self.pointed.emit(item.data(VALUE) if item is not None else None)


class AnswerFocus:
    """Keeps the focus at the answers from one decision to the next."""

    def __init__(self, table: QWidget, decision: DecisionPanel) -> None:
        self._table, self._decision = table, decision
        self._answering = self._listed = False
        """Whether the focus follows the answers, and whether there was a list of them."""

    @property
    def at_answers(self) -> bool:
        """Whether the decision has the focus."""
        return _has_focus(self._decision)

    def keep(self, answered: bool, *, listed: bool) -> None:
        """Move the focus after a change. `answered`: it was at the answers. `listed`: there are answers now."""
        if answered:
            self._answering = True
        elif self._listed:
            self._answering = False
        self._listed = listed
        if not self._answering or self.at_answers:
            return
        if not listed:
            self._table.setFocus()
        elif answered or _has_focus(self._table):
            self._decision.list.setFocus()


def _has_focus(widget: QWidget) -> bool:
    focused: QWidget | None = QApplication.focusWidget()
    return focused is not None and (focused is widget or widget.isAncestorOf(focused))
