"""Texts for screen readers, one event each.

Screen readers on Linux speak a changed description of the focused widget. Older ones support nothing else, newer ones
also announcements. So on Linux a text becomes the description of that widget until it loses the focus. On other systems
an announcement is used. Qt's accessibility module is imported with the first text, for a faster start.
"""

import sys

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget
from shiboken6 import isValid

_BY_DESCRIPTION = sys.platform.startswith("linux")
"""Whether screen readers speak changed descriptions."""


def speak_text(widget: QWidget, text: str, *, again: bool = False) -> None:
    """Let screen readers speak a text. `widget`: its subject. `again`: even if it was the last one."""
    if _BY_DESCRIPTION:
        focused = QApplication.focusWidget() or widget
        _lend(focused)
        # Screen readers skip an unchanged description.
        _change(focused, text + " " * (again and text == focused.accessibleDescription()))
    else:
        _announce(widget, text)


_ROLES = {"Frame": "Window", "MainWindow": "Client", "QStackedWidget": "Client"}
"""The accessible roles by class, which prevent "layered pane" from being spoken for pages within windows."""


def role_of(name: str, thing: QObject) -> QAccessibleWidget | None:
    """The accessible interface of an object. None: Qt's default."""
    role = _ROLES.get(name)
    return QAccessibleWidget(thing, QAccessible.Role[role]) if role and isinstance(thing, QWidget) else None


def report_focus() -> None:
    """Report the focus again, after events that screen readers mistake for a change of focus."""
    focused, popup = QApplication.focusWidget(), QApplication.activePopupWidget()
    if focused is not None and (popup is None or popup.isAncestorOf(focused)):
        QAccessible.updateAccessibility(QAccessibleEvent(focused, QAccessible.Event.Focus))


def describe(widget: QWidget, text: str) -> None:
    """Set the accessible description of a widget without having it spoken."""
    if text == description_of(widget):
        return
    if _BY_DESCRIPTION and widget.hasFocus():
        _lend(widget)
    if (loan := _loan_of(widget)) is not None:
        loan.own = text
    else:
        _change(widget, text)


def description_of(widget: QWidget) -> str:
    """The description of a widget, even while a spoken text replaces it."""
    loan = _loan_of(widget)
    return loan.own if loan is not None else widget.accessibleDescription()


_LENT: set["_Loan"] = set()
"""The loans not yet returned. A Qt widget such as a dialog's button does not keep a reference."""


class _Loan(QObject):
    """Keeps a widget's description while spoken texts replace it, until the focus moves.

    The widget is only its parent, since a Python reference would keep the window in memory.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.own = widget.accessibleDescription()
        _LENT.difference_update([one for one in _LENT if not isValid(one)])
        _LENT.add(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and now is not self.parent():
            # Wait until screen readers know the new focus. Otherwise they read the restored description.
            QTimer.singleShot(0, self, self._give_back)

    def _give_back(self) -> None:
        # Without a parent, the description is already restored. The focus may have moved several times.
        widget = self.parent()
        if isinstance(widget, QWidget) and not widget.hasFocus():
            _LENT.discard(self)
            self.setParent(None)
            self.deleteLater()
            _change(widget, self.own)


def _loan_of(widget: QWidget) -> _Loan | None:
    return next((one for one in widget.children() if isinstance(one, _Loan)), None)


def _lend(widget: QWidget) -> None:
    if _loan_of(widget) is None:
        _Loan(widget)


def _change(widget: QWidget, text: str) -> None:
    """Change a description. Qt reports it to screen readers, which ignore it for unfocused widgets."""
    widget.setAccessibleDescription(text)
    if widget.hasFocus():
        report_focus()


def _announce(widget: QWidget, text: str) -> None:
    from PySide6.QtGui import QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
