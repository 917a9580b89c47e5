"""Parts of the table page: the question before the invader's drawer, pending steps, rounds, frags."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from kneedeep_editor.services.widgets import Label, lay_column, lay_row
from kneedeep_editor.table_mode.enter_button import EnterButton
from kneedeep_editor.texts import tr


class InvaderQuestion(QFrame):
    """Asks before showing the invader's texts on a shared screen."""

    agreed = Signal()
    declined = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.label = Label(
            tr("The next page is for the invader only. Everyone who sees this screen can read it."), wrap=True
        )
        self.show_button = EnterButton(tr("&Show it"), strong=True, do=self.agreed)
        self.back_button = EnterButton(tr("Not now"), do=self.declined)
        lay_column(self.label, self.show_button, self.back_button, None, of=self)


class _Pending(QFrame):
    """A text with buttons beside it, or below it if they need half of the width."""

    def _fill(self, *buttons: EnterButton) -> None:
        self.setObjectName("due")
        self.label, self._buttons = Label(wrap=True), buttons
        self._layout = lay_row((self.label, 1), *buttons, of=self, margins=(10, 6, 8, 6))
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons."""
        super().resizeEvent(event)
        narrow = 2 * sum(button.sizeHint().width() for button in self._buttons) > self.width()
        self._layout.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)


class PendingStep(_Pending):
    """Announces a pending step. Its effect is only shown when it is carried out."""

    carried = Signal()
    passed = Signal()

    def __init__(self) -> None:
        super().__init__()
        tip = tr("Carry out on the map what the script says (C)")
        self.carry = EnterButton(tr("&Carry it out"), strong=True, tip=tip, do=self.carried)
        self.skip = EnterButton(tr("Not this time"), do=self.passed)
        self._fill(self.carry, self.skip)

    def show_due(self, cue: str | None) -> None:
        """Show the source of a pending step, if it has a name. Hidden if no step is pending."""
        named = tr("{cue}: something happens now.", cue=cue)
        self.label.setText(named if cue else tr("Something happens now."))
        self.setVisible(cue is not None)


class PendingSummoning(_Pending):
    """Announces the portal that must summon. The invader chooses the demons."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        tip = tr("Choose whom the portal summons (S)")
        self.choose = EnterButton(tr("Choose the &group"), strong=True, tip=tip, do=self.asked)
        self._fill(self.choose)

    def show_owed(self, text: str) -> None:
        """Show the portal that must summon. Hidden if there is none."""
        self.label.setText(text)
        self.setVisible(bool(text))


class RoundCounts(QWidget):
    """Rounds and frag points, or frag tokens."""

    round_ended = Signal()
    fragged = Signal(int)

    def __init__(self, *, tokens: bool = False) -> None:
        super().__init__()
        self._tokens = tokens
        self.round = Label()
        self.frags = Label()
        self.next_round = EnterButton(tr("&End of round"), tip=tr("End the round (E)"), do=self.round_ended)
        self.more = EnterButton(
            "+",
            name=tr("One frag token more") if tokens else tr("One frag point more"),
            tip=tr("Add a frag token (F)") if tokens else tr("Add a frag point (F)"),
            do=partial(self.fragged.emit, 1),
        )
        self.fewer = EnterButton(
            "−",
            name=tr("One frag token fewer") if tokens else tr("One frag point fewer"),
            tip=tr("Remove a frag token (Shift+F)") if tokens else tr("Remove a frag point (Shift+F)"),
            do=partial(self.fragged.emit, -1),
        )
        frags = lay_row((self.frags, 1), self.fewer, self.more)
        self.row = lay_row(lay_row(self.round, self.next_round, None), frags, of=self, margins=(2, 0, 2, 0))

    def show_counts(self, rounds: int, frags: int, limit: int | None, *, over: bool) -> None:
        """Show the numbers of rounds and frag points, and the limit for the invader's victory."""
        self.round.setText(tr("Round {number}", number=rounds + 1))
        noun = tr("Frag tokens") if self._tokens else tr("Frag points")
        self.frags.setText(
            f"{noun} {frags}"
            if limit is None
            else tr("{counted} {number} of {limit}", counted=noun, number=frags, limit=limit)
        )
        self.fewer.setEnabled(frags > 0 and not over)
        self.more.setEnabled(not over)
        self.next_round.setEnabled(not over)
