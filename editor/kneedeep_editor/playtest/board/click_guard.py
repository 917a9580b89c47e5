"""A guard against clicks made before the decision was visible. Presses anywhere in the program are noticed."""

from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from kneedeep.games.play.session import PlaySession

SEEN_AFTER = 0.3
"""Seconds between painting a decision and accepting clicks."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress)
_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class PressWatch(QObject):
    """Watches presses in the whole program. `pressed` is emitted before the pressed widget gets the event."""

    pressed = Signal()

    def watch(self, *, on: bool) -> None:
        """Start or stop watching."""
        application = QApplication.instance()
        assert application is not None
        if on:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Report a press. Modifier keys don't count."""
        if event.type() in _PRESSES and not (isinstance(event, QKeyEvent) and event.key() in _HELD):
            self.pressed.emit()
        return False


class ClickGuard:
    """Ignores clicks that were meant for an earlier decision."""

    def __init__(self) -> None:
        self._decision: object = None
        self._painted: float | None = None

    def expect(self, decision: object) -> None:
        """Expect a decision to be painted. If it is unchanged, clicks stay accepted."""
        if decision != self._decision:
            self._decision, self._painted = decision, None

    def show(self) -> None:
        """Note that the decision is painted."""
        if self._painted is None:
            self._painted = monotonic()

    @property
    def is_open(self) -> bool:
        """Whether the decision has been visible long enough for an answer."""
        return self._painted is not None and monotonic() - self._painted >= SEEN_AFTER


def pending_decision(session: PlaySession) -> object:
    """The identity of the pending decision: its player, its question, and its subject."""
    found = session.game.assistant.decision(session.state)
    return session.at if found is None else found
